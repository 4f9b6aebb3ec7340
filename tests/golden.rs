//! Golden pictures: faces of cards, and screens drawn without a display.
//!
//! `EMBERDECK_GOLDEN=renew cargo test --test emberdeck golden` draws them anew; look at what changed before
//! it is committed. A picture that differs is left beside the others of the build, and named.

use std::path::{Path, PathBuf};

use emberdeck::adventure_table::face::{DeckBack, kinds};
use faces::{self, Face, Kind, Pixels};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder, RgbImage};

#[path = "golden/samples.rs"]
mod samples;

fn golden(name: &str) -> PathBuf {
    lang::assets::tree().join("tests/golden").join(name)
}

fn renew() -> bool {
    std::env::var_os("EMBERDECK_GOLDEN").is_some_and(|v| v == "renew")
}

fn write(path: &Path, picture: &RgbImage) {
    let mut png = Vec::new();
    PngEncoder::new_with_quality(&mut png, CompressionType::Best, FilterType::Adaptive)
        .write_image(picture, picture.width(), picture.height(), ExtendedColorType::Rgb8)
        .expect("a picture in memory");
    std::fs::write(path, png).expect("the folder can be written");
}

/// How far two pictures are apart, of 255: on the average, and in the worst of the tiles.
fn distance(one: &RgbImage, other: &RgbImage, tile: u32) -> (f64, f64) {
    let (mut sum, mut worst) = (0.0, 0.0_f64);
    for top in (0..one.height()).step_by(tile as usize) {
        for left in (0..one.width()).step_by(tile as usize) {
            let (mut here, mut n) = (0.0, 0.0);
            for y in top..(top + tile).min(one.height()) {
                for x in left..(left + tile).min(one.width()) {
                    let (a, b) = (one.get_pixel(x, y).0, other.get_pixel(x, y).0);
                    here += a.iter().zip(b).map(|(a, b)| f64::from(a.abs_diff(b))).sum::<f64>();
                    n += 3.0;
                }
            }
            sum += here;
            worst = worst.max(here / n);
        }
    }
    (sum / f64::from(one.width() * one.height() * 3), worst)
}

/// Compares a picture with the golden one of that name; what is wrong with it, if anything is.
fn compare(name: &str, picture: &RgbImage, mean: f64, tile: (u32, f64)) -> Result<(), String> {
    let path = golden(name);
    if renew() {
        write(&path, picture);
        return Ok(());
    }
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let differs = |why: String| {
        write(&kept, picture);
        let renew = "EMBERDECK_GOLDEN=renew draws it anew";
        Err(format!("{name} {why}; it is now as in {} ({renew})", kept.display()))
    };
    let old = match image::open(&path) {
        Ok(old) => old.to_rgb8(),
        Err(why) => return differs(format!("cannot be read ({why})")),
    };
    if old.dimensions() != picture.dimensions() {
        return differs(format!("was {:?} and is {:?}", old.dimensions(), picture.dimensions()));
    }
    let (all, worst) = distance(&old, picture, tile.0);
    if all > mean || worst > tile.1 {
        return differs(format!("differs by {all:.2} of 255, by {worst:.1} in one place"));
    }
    Ok(())
}

fn all_well(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A face on the color of a table, so that no transparency is left.
fn on_wood(pixels: &Pixels) -> RgbImage {
    let mut picture = RgbImage::new(pixels.width, pixels.height);
    for (to, from) in picture.pixels_mut().zip(pixels.rgba8.chunks_exact(4)) {
        let alpha = u32::from(from[3]);
        for (i, ground) in [0x8A_u32, 0x74, 0x5C].into_iter().enumerate() {
            let mixed = (u32::from(from[i]) * alpha + ground * (255 - alpha)) / 255;
            to.0[i] = u8::try_from(mixed).unwrap_or(255);
        }
    }
    picture
}

fn file_name(kind: &Kind, title: &str, width: u32) -> String {
    let kind = kind.name.to_lowercase().replace(['(', ')'], "-");
    let word = title.split(' ').next_back().unwrap_or_default().to_lowercase();
    let word: String = word.chars().filter(char::is_ascii_alphanumeric).collect();
    let words = format!("{kind}-{word}-{width}");
    let words: Vec<&str> = words.split('-').filter(|w| !w.is_empty()).collect();
    words.join("-") + ".png"
}

/// Every kind of card as looked at closely and as it lies on the table. The processor draws them,
/// so that only the rounding of its library of sines may differ.
#[test]
fn faces_are_drawn_as_ever() {
    let mut wrong = Vec::new();
    let mut check = |face: &Face, width: u32| {
        let picture = on_wood(&faces::draw(face, width));
        let name = file_name(face.kind, &face.title, width);
        wrong.extend(compare(&name, &picture, 0.5, (16, 4.0)).err());
    };
    let samples = samples::samples();
    for kind in kinds::ALL {
        if let Some(face) = samples.iter().find(|f| f.kind == kind) {
            check(face, 190);
        }
    }
    if let Some(long) = samples.iter().max_by_key(|f| f.title.len()) {
        check(long, 190);
    }
    for kind in [kinds::WEAPON, kinds::VILLAIN, kinds::LOCATION, kinds::HERO] {
        if let Some(face) = samples.iter().find(|f| f.kind == kind) {
            check(face, 120);
        }
    }
    for deck in [DeckBack::Hero, DeckBack::Location, DeckBack::Blessings] {
        check(&Face::new(deck.kind(), ""), 120);
    }
    all_well(wrong);
}

mod screens {
    use std::process::Command;

    use image::imageops::{FilterType, resize};

    use super::{all_well, compare, golden};

    /// The title, a table in the middle of a game, a check on the stage, the page of rules over a
    /// table, a feat and the decks between two games; of the tactics campaign what a hero takes
    /// along, and the form of a new one. Renderers differ in the last bits and in the edges of letters, so pictures are compared at a quarter of their
    /// size.
    #[test]
    fn screens_are_drawn_as_ever() {
        let dir = tempfile::tempdir().expect("a folder");
        let position = |name: &str| golden(name).to_string_lossy().into_owned();
        let (table, stage) = (position("table.ron"), position("stage.ron"));
        let mut wrong = Vec::new();
        for (name, what) in [
            ("screen-title.png", ["--scene", "title"].as_slice()),
            ("screen-table.png", &["--vignette", &table]),
            ("screen-stage.png", &["--vignette", &stage, "--scene", "stage"]),
            ("screen-rules.png", &["--vignette", &table, "--scene", "rules"]),
            ("screen-feats.png", &["--scene", "feats"]),
            ("screen-decks.png", &["--scene", "decks"]),
            ("screen-tactics-board.png", &["--scene", "tactics:board"]),
            ("screen-tactics-company.png", &["--scene", "tactics:company"]),
        ] {
            let out = dir.path().join(name);
            let run = Command::new(env!("CARGO_BIN_EXE_emberdeck"))
                .args(["shot", "--size", "1280x720", "--out"])
                .arg(&out)
                .args(what)
                .env("EMBERDECK_DATA", dir.path().join("data"))
                .output()
                .expect("the program runs");
            if !run.status.success() {
                let why = String::from_utf8_lossy(&run.stderr);
                if no_driver(&why) {
                    println!("SKIPPED: there is no Vulkan driver here, so no screen was drawn");
                    return;
                }
                wrong.push(format!("{name} was not drawn: {why}"));
                continue;
            }
            let drawn = image::open(&out).expect("a picture").to_rgb8();
            let small = resize(&drawn, 320, 180, FilterType::Triangle);
            wrong.extend(compare(name, &small, 2.0, (20, 14.0)).err());
        }
        all_well(wrong);
    }

    /// What the program says where there is nothing to draw with.
    fn no_driver(said: &str) -> bool {
        said.contains("no renderer was found")
    }
}
