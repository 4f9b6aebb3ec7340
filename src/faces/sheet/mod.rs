//! A board as a printed sheet, in the style of a linocut: the ground of every cell in a few quiet inks,
//! what blocks the way dark, things that stand about as small cuts. Cells may have any outline.

use std::collections::BTreeMap;

use kurbo::{Affine, Point, Shape};

use super::Pixels;
use super::paint::{BLACK, Canvas, Chance, PAPER, SHADE, polygon, seed_of};

mod floors;
mod joined;
mod spot;
mod things;
mod walls;

use spot::{Look, Spot};

/// A cell to be printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// The corners of the outline, in order.
    pub corners: Vec<(f64, f64)>,
    /// The name of what is there: "grass", "stone-wall" ([`names`]). A name that is not drawn is
    /// drawn as one of its parts ("toll-bar" as "bar") or as plain paper.
    pub look: String,
    /// Whether nobody enters: drawn dark if the name says nothing.
    pub solid: bool,
}

/// The looks of all grounds.
fn looks() -> impl Iterator<Item = Look> {
    floors::LOOKS.into_iter().chain(walls::LOOKS).chain(joined::LOOKS).chain(things::LOOKS)
}

/// Returns the names of all grounds that are drawn.
pub fn names() -> Vec<&'static str> {
    looks().map(|look| look.name).collect()
}

/// Plain paper.
const PLAIN: Look = Look { name: "", base: PAPER, line: SHADE, stands: false, draw: |_| {} };

/// Names that are drawn like others.
const SYNONYMS: [(&str, &str); 14] = [
    ("shallows", "ford"),
    ("deep", "water"),
    ("river", "water"),
    ("barley", "field"),
    ("leaf", "door"),
    ("salt", "snow"),
    ("slate", "roof"),
    ("gap", "pit"),
    ("course", "stones"),
    ("heap", "rock"),
    ("wing", "curtain"),
    ("post", "pillar"),
    ("box", "crates"),
    ("tombstone", "headstone"),
];

/// Returns whether a name, or one of its parts, has a look of its own.
pub fn is_drawn(name: &str) -> bool {
    !look_of(name, false).name.is_empty()
}

/// Returns the look of a name, or of the last of its parts that has one.
fn look_of(name: &str, solid: bool) -> Look {
    let find = |name: &str| {
        let other = SYNONYMS.iter().find(|(synonym, _)| *synonym == name);
        let name = other.map_or(name, |(_, other)| *other);
        looks().find(|look| look.name == name)
    };
    let part = || name.split('-').rev().find_map(find);
    let other = || if solid { find("rock") } else { None };
    find(name).or_else(part).or_else(other).unwrap_or(PLAIN)
}

/// Prints a board of this size in units, `wide` pixels wide. Equal boards give equal pixels.
pub fn sheet(size: (f64, f64), plots: &[Plot], wide: u32) -> Pixels {
    let wide = wide.clamp(16, 4096);
    let scale = f64::from(wide) / size.0.max(1.0);
    let high = ((size.1 * scale).round() as u32).clamp(1, 4096);
    let Some(mut canvas) = Canvas::new(wide, high, Affine::scale(scale)) else {
        return Pixels { width: 0, height: 0, rgba8: Vec::new() };
    };
    canvas.shape(&kurbo::Rect::new(0.0, 0.0, size.0, size.1), PAPER);
    let all: Vec<Look> = plots.iter().map(|plot| look_of(&plot.look, plot.solid)).collect();
    let beside = beside(plots);
    let common = most(&all).unwrap_or(PLAIN);
    let joins = |n: usize| beside[n].map(|m| m.is_some_and(|m| all[m].name == all[n].name));
    for (n, (plot, look)) in plots.iter().zip(&all).enumerate() {
        if look.stands {
            let around: Vec<Look> = beside[n].iter().flatten().map(|m| all[*m]).collect();
            cell(&mut canvas, plot, most(&around).unwrap_or(common), (n, [false; 4]));
        } else {
            cell(&mut canvas, plot, *look, (n, joins(n)));
        }
    }
    rims(&mut canvas, plots, &all);
    for (n, (plot, look)) in plots.iter().zip(&all).enumerate().filter(|(_, (_, l))| l.stands) {
        marks(&mut canvas, plot, *look, (n, joins(n)));
    }
    canvas.grain(seed_of("sheet"));
    let (width, height, rgba8) = canvas.finish();
    Pixels { width, height, rgba8 }
}

/// Returns the cells beside each cell: on its left, above, on its right, below.
fn beside(plots: &[Plot]) -> Vec<[Option<usize>; 4]> {
    let boxes = plots.iter().map(|plot| polygon(&plot.corners).bounding_box());
    let boxes: Vec<kurbo::Rect> = boxes.collect();
    let whole = |at: Point| (at.x.round() as i64, at.y.round() as i64);
    let places = boxes.iter().enumerate().map(|(n, around)| (whole(around.center()), n));
    let places: BTreeMap<(i64, i64), usize> = places.collect();
    let of = |around: &kurbo::Rect| {
        let (wide, tall) = (around.width(), around.height());
        [(-wide, 0.0), (0.0, -tall), (wide, 0.0), (0.0, tall)]
            .map(|step| places.get(&whole(around.center() + step)).copied())
    };
    boxes.iter().map(of).collect()
}

/// Returns the floor that most of these cells have, on which things stand.
fn most(all: &[Look]) -> Option<Look> {
    let is_floor = |look: &&Look| floors::LOOKS.iter().any(|floor| floor.name == look.name);
    let floors = all.iter().filter(is_floor);
    let count = |look: &Look| all.iter().filter(|other| other.name == look.name).count();
    floors.max_by_key(|look| (count(look), look.name)).copied()
}

/// Returns whether a ground is printed dark, as walls are.
fn is_dark(look: &Look) -> bool {
    u16::from(look.base.0) + u16::from(look.base.1) + u16::from(look.base.2) < 300
}

/// Covers a cell with its ink and its marks.
fn cell(canvas: &mut Canvas, plot: &Plot, look: Look, which: (usize, [bool; 4])) {
    let path = polygon(&plot.corners);
    canvas.fill(&path, look.base);
    // Neighbors of the same ink touch without a seam of paper.
    canvas.stroke(&path, 0.8, look.base);
    marks(canvas, plot, look, which);
}

/// Draws the marks of a cell: its number, and which neighbors it goes on into.
fn marks(canvas: &mut Canvas, plot: &Plot, look: Look, (n, joins): (usize, [bool; 4])) {
    let around = polygon(&plot.corners).bounding_box();
    let half = around.width().min(around.height()) / 2.0;
    let seed = seed_of(look.name) ^ (n as u64).wrapping_mul(0x9E37_79B9);
    let mut spot =
        Spot { canvas, chance: Chance::new(seed), mid: around.center(), half, look, joins };
    (look.draw)(&mut spot);
}

/// Draws a line of ink and a shadow where the dark grounds end, and a fine line between other cells.
fn rims(canvas: &mut Canvas, plots: &[Plot], all: &[Look]) {
    for (plot, look) in plots.iter().zip(all) {
        if is_dark(look) {
            continue;
        }
        let path = polygon(&plot.corners);
        canvas.stroke_with(&path, Affine::IDENTITY, 1.3, BLACK, 0.16);
    }
    let dark: Vec<&Plot> = plots.iter().zip(all).filter(|(_, l)| is_dark(l)).map(|p| p.0).collect();
    for plot in dark {
        canvas.stroke_with(&polygon(&plot.corners), Affine::IDENTITY, 5.0, BLACK, 0.28);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::Ink;

    fn square(n: usize, look: &str) -> Plot {
        let (x, y) = ((n % 4) as f64 * 100.0, (n / 4) as f64 * 100.0);
        let corners = vec![(x, y), (x + 100.0, y), (x + 100.0, y + 100.0), (x, y + 100.0)];
        Plot { corners, look: look.into(), solid: false }
    }

    #[test]
    fn every_name_is_drawn_once_and_differs_from_paper() {
        let all = names();
        let paper = sheet((100.0, 100.0), &[square(0, "")], 48);
        for (n, name) in all.iter().enumerate() {
            assert!(!all[..n].contains(name), "{name} twice");
            let drawn = sheet((100.0, 100.0), &[square(0, name)], 48);
            assert_ne!(drawn, paper, "{name}");
            assert_eq!(
                drawn,
                sheet((100.0, 100.0), &[square(0, name)], 48),
                "{name} is not steady"
            );
        }
    }

    #[test]
    fn names_are_found_by_their_parts() {
        assert_eq!(look_of("toll-bar", false).name, "bar");
        assert_eq!(look_of("stone-heap", true).name, "rock");
        assert!(SYNONYMS.iter().all(|(_, other)| names().contains(other)));
        assert_eq!(look_of("nothing-like-it", false).name, "");
        assert_eq!(look_of("nothing-like-it", true).name, "rock");
    }

    /// What is one with its neighbors leaves no gap between them, and things stand on the floor that
    /// lies around them, whatever there is most of elsewhere.
    #[test]
    fn neighbors_of_a_kind_are_joined() {
        let all = ["table", "table", "water", "water", "grass", "grass", "water", "water"];
        let plots: Vec<Plot> = all.iter().enumerate().map(|(n, look)| square(n, look)).collect();
        let drawn = sheet((400.0, 200.0), &plots, 400);
        let at = |x: usize, y: usize| {
            let from = (y * 400 + x) * 4;
            Ink(drawn.rgba8[from], drawn.rgba8[from + 1], drawn.rgba8[from + 2])
        };
        let near = |a: Ink, b: Ink| a.0.abs_diff(b.0).max(a.2.abs_diff(b.2)) < 24;
        assert!(near(at(100, 45), look_of("table", false).line), "{:?}", at(100, 45));
        assert!(near(at(3, 6), look_of("grass", false).base), "{:?}", at(3, 6));
        assert_eq!(beside(&plots)[1], [Some(0), None, Some(2), Some(5)]);
    }

    #[test]
    fn strange_boards_are_harmless() {
        assert_eq!(sheet((0.0, 0.0), &[], 0).width, 16);
        let thin = Plot { corners: vec![(5.0, 5.0)], look: "grass".into(), solid: false };
        assert_eq!(sheet((100.0, 50.0), &[thin], 64).height, 32);
    }
}
