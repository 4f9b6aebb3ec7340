//! Writes a sheet of faces as a PNG: `faces OUT.png [WIDTH] [cards|kinds|emblems|heroes|icons|sheet|stark|time]`.

use std::error::Error;
use std::time::Instant;

use faces::sheet::Printing;
use faces::{self, Face, Pixels, emblems, sheet};
use samples::samples;

#[path = "../../adventure_table/face/kinds.rs"]
mod kinds;
#[path = "../../../tests/golden/samples.rs"]
mod samples;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let out = args.first().map_or("faces.png", String::as_str);
    let width: u32 = args.get(1).and_then(|text| text.parse().ok()).unwrap_or(256);
    let what = args.get(2).map_or("cards", String::as_str);
    for fault in emblems::faults() {
        eprintln!("{fault}");
    }
    let (pictures, columns) = match what {
        "emblems" => (emblems::names().iter().map(|name| faces::icon(name, width)).collect(), 16),
        "heroes" => (HEROES.map(|name| faces::icon(&format!("hero-{name}"), width)).to_vec(), 8),
        "icons" => (faces::icons::NAMES.map(|name| faces::icon(name, width)).to_vec(), 10),
        "sheet" => (vec![board(width, Printing::Quiet)], 1),
        "stark" => (vec![board(width, Printing::Stark)], 1),
        "kinds" => {
            let faces = kinds::ALL
                .map(|kind| Face { checks: vec!["Combat 9".into()], ..Face::new(kind, kind.name) });
            (faces.iter().map(|face| faces::draw(face, width)).collect(), 9)
        }
        "time" => {
            let all = samples();
            for face in &all {
                faces::draw(face, 64);
            }
            for width in faces::WIDTHS {
                let start = Instant::now();
                for face in &all {
                    faces::levels(face, width);
                }
                let each = start.elapsed() / all.len().max(1) as u32;
                let bytes = faces::levels_bytes(width) >> 10;
                println!("{width:>5} pixels wide  {each:>9.1?} a face  {bytes:>6} KiB");
            }
            return Ok(());
        }
        _ => {
            let at: usize = args.get(3).and_then(|text| text.parse().ok()).unwrap_or(0);
            let count: usize = args.get(4).and_then(|text| text.parse().ok()).unwrap_or(99);
            let columns: u32 = args.get(5).and_then(|text| text.parse().ok()).unwrap_or(7);
            (
                samples()
                    .iter()
                    .skip(at)
                    .take(count)
                    .map(|face| faces::draw(face, width))
                    .collect::<Vec<_>>(),
                columns,
            )
        }
    };
    gathered(&pictures, columns).save(out)?;
    Ok(())
}

/// Prints a board with every ground there is, eight in a row, things on grass.
fn board(width: u32, printing: Printing) -> Pixels {
    let names = sheet::names();
    let plot = |(n, name): (usize, &&str)| {
        let (x, y) = ((n % 8) as f64 * 100.0, (n / 8) as f64 * 100.0);
        let corners = vec![(x, y), (x + 100.0, y), (x + 100.0, y + 100.0), (x, y + 100.0)];
        sheet::Plot {
            corners,
            look: (*name).to_owned(),
            solid: false,
            rough: n >= 30 && n % 2 == 0,
        }
    };
    let grass = ["grass"; 4];
    let all: Vec<sheet::Plot> = names.iter().chain(&grass).enumerate().map(plot).collect();
    sheet::sheet((800.0, all.len().div_ceil(8) as f64 * 100.0), &all, width, printing)
}

const HEROES: [&str; 32] = [
    "brannoc",
    "ysolde",
    "tamsin",
    "corvin",
    "hild",
    "oswin",
    "marra",
    "petrok",
    "senna",
    "ulf",
    "wenna",
    "jory",
    "kerra",
    "dunstan",
    "elowen",
    "gwyl",
    "merryn",
    "talan",
    "bryok",
    "isaura",
    "fenn",
    "rhosyn",
    "cade",
    "lowen",
    "ada-turban",
    "bela-headcloth",
    "oda-headcloth-short-shaven-laces-scar",
    "ismet-turban-short-full-high-spectacles",
    "nuri-veil-long-shaven-plain-none",
    "tikka-bare-bun-shaven-ruff-earring",
    "halim-bare-bald-whiskers-plain-none",
    "zefa-goggles-curls-shaven-plates-none",
];

fn gathered(pictures: &[Pixels], columns: u32) -> image::RgbaImage {
    let wide = pictures.iter().map(|p| p.width).max().unwrap_or(1);
    let tall = pictures.iter().map(|p| p.height).max().unwrap_or(1);
    let gap = (wide / 16).max(6);
    let rows = (pictures.len() as u32).div_ceil(columns).max(1);
    let ground = image::Rgba([0x8A, 0x74, 0x5C, 255]);
    let size = (columns * (wide + gap) + gap, rows * (tall + gap) + gap);
    let mut sheet = image::RgbaImage::from_pixel(size.0, size.1, ground);
    for (at, picture) in pictures.iter().enumerate() {
        let (x, y) =
            (at as u32 % columns * (wide + gap) + gap, at as u32 / columns * (tall + gap) + gap);
        if let Some(image) =
            image::RgbaImage::from_raw(picture.width, picture.height, picture.rgba8.clone())
        {
            image::imageops::overlay(&mut sheet, &image, i64::from(x), i64::from(y));
        }
    }
    sheet
}
