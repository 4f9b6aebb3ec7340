//! Emblems: bold silhouettes with carved lines, in a box of 100 by 100, read from our own path data.
//!
//! `assets/emblems/*.emblem` is one operation a line, painted in order:
//!
//! ```text
//! = sword blade          an emblem and its other names
//! @ 45 0.9 2 0           turn all of it (degrees), then scale it about the middle, then move it
//! + M10 10 L90 10 Z      a filled path of ink        - ...  carved out of it
//! +5 M10 10 L90 10       a stroke of ink, 5 wide     -3 ... a carved stroke
//! +m o 20 30 8           an ellipse (x, y, radius, second radius), and its mirror image about x = 50
//! +*6 b 48 5 4 20 2      a box (x, y, width, height, corner), six times around the middle
//! ```

mod portrait;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use kurbo::{Affine, BezPath, Ellipse, Rect, Shape};

use super::Kind;
use super::paint::{Canvas, Ink, seed_of};
use lang::emblems::{self, PEOPLE, is_portrait};

/// One operation of an emblem's drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// Whether the path is carved out of the ink below instead of printed.
    pub carved: bool,
    /// The path, in a box of 100 by 100.
    pub path: BezPath,
    /// The width of the stroke; `None` for a filled path.
    pub stroke: Option<f64>,
}

/// A picture of ink and carved lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Emblem {
    /// The layers in painting order.
    pub layers: Vec<Layer>,
    /// Whether the emblem is a bust, which stands on the lower edge of its picture.
    pub bust: bool,
}

impl Emblem {
    /// Adds a filled path.
    pub fn fill(&mut self, carved: bool, path: BezPath) {
        self.layers.push(Layer { carved, path, stroke: None });
    }

    /// Adds a stroked path.
    pub fn line(&mut self, carved: bool, width: f64, path: BezPath) {
        self.layers.push(Layer { carved, path, stroke: Some(width) });
    }

    /// Paints the emblem. `at` maps the box of 100 by 100 to the canvas. A halo of that many units
    /// of the box separates the emblem from its background.
    pub fn paint(&self, canvas: &mut Canvas, at: Affine, ink: Ink, carved: Ink, halo: f64) {
        if halo > 0.0 {
            for layer in self.layers.iter().filter(|layer| !layer.carved) {
                let width = layer.stroke.unwrap_or(0.0) + halo * 2.0;
                canvas.stroke_with(&layer.path, at, width, carved, 1.0);
            }
        }
        for layer in &self.layers {
            let ink = if layer.carved { carved } else { ink };
            match layer.stroke {
                Some(width) => canvas.stroke_with(&layer.path, at, width, ink, 1.0),
                None => canvas.fill_with(&layer.path, at, ink, 1.0),
            }
        }
    }

    /// Returns the bounding box of everything printed.
    pub fn bounds(&self) -> Rect {
        self.layers
            .iter()
            .filter(|layer| !layer.carved)
            .map(|layer| {
                let out = layer.stroke.unwrap_or(0.0) / 2.0;
                layer.path.bounding_box().inflate(out, out)
            })
            .reduce(|all, one| all.union(one))
            .unwrap_or(Rect::new(0.0, 0.0, 100.0, 100.0))
    }
}

struct Book {
    by_name: BTreeMap<&'static str, Arc<Emblem>>,
    first_names: Vec<&'static str>,
    first_of: BTreeMap<&'static str, &'static str>,
    faults: Vec<String>,
}

fn book() -> &'static Book {
    static BOOK: OnceLock<Book> = OnceLock::new();
    BOOK.get_or_init(|| {
        let mut book = Book {
            by_name: BTreeMap::new(),
            first_names: Vec::new(),
            first_of: BTreeMap::new(),
            faults: Vec::new(),
        };
        for file in emblems::files() {
            read(file, &mut book);
        }
        book
    })
}

/// Returns the names of all drawn emblems in order, without their aliases.
pub fn names() -> &'static [&'static str] {
    &book().first_names
}

/// Returns the first name of the emblem with this name or alias; `None` if there is no such drawn
/// emblem.
pub fn first_name(name: &str) -> Option<&'static str> {
    book().first_of.get(name).copied()
}

/// The portraits of heroes whose packs name no parts.
const HEROES: [(&str, &str); 6] = [
    ("hero-brannick", "hero-brannick-bare-short-full-fur-none"),
    ("hero-ilse", "hero-ilse-tricorn-long-shaven-high-earring"),
    ("hero-edda", "hero-edda-hood-long-shaven-high-patch"),
    ("hero-corrie", "hero-corrie-bare-crest-shaven-plates-scar"),
    ("hero-haldor", "hero-haldor-helm-curls-full-fur-none"),
    ("hero-pim", "hero-pim-cap-curls-shaven-ruff-earring"),
];

/// Returns the emblem with this name; any name of the form `hero-...` or `face-...` is a portrait.
/// `None` if there is none.
pub fn find(name: &str) -> Option<Arc<Emblem>> {
    if let Some(found) = book().by_name.get(name) {
        return Some(Arc::clone(found));
    }
    let asked = PEOPLE.iter().chain(&HEROES).find(|person| person.0 == name).map(|person| person.1);
    let name = asked.or_else(|| is_portrait(name).then_some(name))?;
    Some(Arc::new(portrait::portrait(name)))
}

/// Returns the emblem with this name, or one that suits the kind of card, always the same one for
/// the same name.
pub fn emblem(name: &str, kind: &Kind) -> Arc<Emblem> {
    let by_part = || name.split('-').rev().find_map(|part| book().by_name.get(part).cloned());
    find(name).or_else(by_part).unwrap_or_else(|| {
        let choice = kind.stock;
        let name = choice[(seed_of(name) % choice.len() as u64) as usize];
        find(name).unwrap_or_default()
    })
}

/// Returns the errors in the path data; none in a build that passes its tests.
pub fn faults() -> &'static [String] {
    &book().faults
}

fn read(file: &'static str, book: &mut Book) {
    let mut names: Vec<&'static str> = Vec::new();
    let mut emblem = Emblem::default();
    let mut turn = Affine::IDENTITY;
    for line in file.lines().map(str::trim).chain(["="]) {
        if let Some(more) = line.strip_prefix('=') {
            for layer in &mut emblem.layers {
                layer.path.apply_affine(turn);
            }
            let done = Arc::new(std::mem::take(&mut emblem));
            let first = names.first().copied();
            book.first_names.extend(first);
            for name in std::mem::take(&mut names) {
                book.first_of.extend(first.map(|first| (name, first)));
                if book.by_name.insert(name, Arc::clone(&done)).is_some() {
                    book.faults.push(format!("{name} is there twice"));
                }
            }
            turn = Affine::IDENTITY;
            names = more.split_whitespace().collect();
        } else if let Some(more) = line.strip_prefix('@') {
            let n = numbers(more);
            let get = |at: usize, or: f64| n.get(at).copied().unwrap_or(or);
            turn = Affine::translate((50.0 + get(2, 0.0), 50.0 + get(3, 0.0)))
                * Affine::scale(get(1, 1.0))
                * Affine::rotate(get(0, 0.0).to_radians())
                * Affine::translate((-50.0, -50.0));
        } else if line.starts_with(['+', '-']) {
            match operation(line) {
                Some(layers) => emblem.layers.extend(layers),
                None => book.faults.push(format!("{}: {line}", names.first().unwrap_or(&"?"))),
            }
        }
    }
}

fn numbers(text: &str) -> Vec<f64> {
    text.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

fn operation(line: &str) -> Option<Vec<Layer>> {
    let (how, what) = line.split_once(' ')?;
    let carved = how.starts_with('-');
    let (how, copies) = match how[1..].split_once('*') {
        Some((how, copies)) => (how, copies.parse::<u32>().ok()?),
        None => (&how[1..], 1),
    };
    let (width, mirror) = match how.strip_suffix('m') {
        Some(width) => (width, true),
        None => (how, false),
    };
    let stroke = if width.is_empty() { None } else { Some(width.parse().ok()?) };
    let path = shape(what.trim())?;
    let mut layers = Vec::new();
    for copy in 0..copies {
        let turn = f64::from(copy) / f64::from(copies) * std::f64::consts::TAU;
        let path = Affine::rotate_about(turn, (50.0, 50.0)) * path.clone();
        if mirror {
            let image = Affine::translate((100.0, 0.0)) * Affine::FLIP_X * path.clone();
            layers.push(Layer { carved, path: image, stroke });
        }
        layers.push(Layer { carved, path, stroke });
    }
    Some(layers)
}

fn shape(what: &str) -> Option<BezPath> {
    let path = match what.split_once(' ')? {
        ("o", more) => match numbers(more)[..] {
            [x, y, r] => Ellipse::new((x, y), (r, r), 0.0).to_path(0.05),
            [x, y, a, b] => Ellipse::new((x, y), (a, b), 0.0).to_path(0.05),
            _ => return None,
        },
        ("b", more) => match numbers(more)[..] {
            [x, y, w, h] => Rect::new(x, y, x + w, y + h).to_path(0.05),
            [x, y, w, h, r] => Rect::new(x, y, x + w, y + h).to_rounded_rect(r).to_path(0.05),
            _ => return None,
        },
        _ => BezPath::from_svg(what).ok()?,
    };
    Some(path)
}
