//! A board as a printed sheet, in the style of a linocut: the ground of every cell in a few quiet inks,
//! what blocks the way dark, things that stand about as small cuts. Cells may have any outline.

use std::collections::BTreeMap;

use kurbo::{Affine, Point, Shape};

use super::Pixels;
use super::paint::{BLACK, Canvas, Chance, Ink, PAPER, SHADE, polygon, seed_of};

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
    /// Whether it costs more to enter: hatched where contrast is strong.
    pub rough: bool,
}

/// How a sheet is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Printing {
    /// In quiet inks.
    #[default]
    Quiet,
    /// In black, white and one gray, for strong contrast: what blocks is black, what slows is hatched, and
    /// each ground keeps its own marks.
    Stark,
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
pub fn sheet(size: (f64, f64), plots: &[Plot], wide: u32, printing: Printing) -> Pixels {
    let wide = wide.clamp(16, 4096);
    let scale = f64::from(wide) / size.0.max(1.0);
    let high = ((size.1 * scale).round() as u32).clamp(1, 4096);
    let Some(mut canvas) = Canvas::new(wide, high, Affine::scale(scale)) else {
        return Pixels { width: 0, height: 0, rgba8: Vec::new() };
    };
    let stark = printing == Printing::Stark;
    canvas.shape(&kurbo::Rect::new(0.0, 0.0, size.0, size.1), if stark { WHITE } else { PAPER });
    let all: Vec<Look> = plots.iter().map(|plot| look_of(&plot.look, plot.solid)).collect();
    let beside = beside(plots);
    let common = most(&all).unwrap_or(PLAIN);
    let joins = |n: usize| beside[n].map(|m| m.is_some_and(|m| all[m].name == all[n].name));
    let of = |look: Look| if stark { stark_look(look) } else { look };
    for (n, (plot, look)) in plots.iter().zip(&all).enumerate() {
        if look.stands && stark && plot.solid {
            canvas.fill(&polygon(&plot.corners), INK);
        } else if look.stands {
            let around: Vec<Look> = beside[n].iter().flatten().map(|m| all[*m]).collect();
            cell(&mut canvas, plot, of(most(&around).unwrap_or(common)), (n, [false; 4]));
        } else {
            // The marks of floors are gray; what else there is, such as a raft, is made of many inks.
            canvas.print_stark(stark && !is_floor(look));
            cell(&mut canvas, plot, of(*look), (n, joins(n)));
            canvas.print_stark(false);
        }
        // What slows, and the holes over which one sees, unlike walls.
        if stark && plot.rough {
            hatch(&mut canvas, plot, HATCH, false);
        } else if stark && ["pit", "void"].contains(&look.name) {
            hatch(&mut canvas, plot, WHITE, true);
        }
    }
    rims(&mut canvas, plots, &all, printing);
    canvas.print_stark(stark);
    for (n, (plot, look)) in plots.iter().zip(&all).enumerate().filter(|(_, (_, l))| l.stands) {
        marks(&mut canvas, plot, *look, (n, joins(n)));
    }
    if !stark {
        canvas.grain(seed_of("sheet"));
    }
    let (width, height, rgba8) = canvas.finish();
    Pixels { width, height, rgba8 }
}

/// The inks of strong contrast: that of floors, that of walls, and that of marks on floors.
const WHITE: Ink = Ink::rgb(0xFFFFFF);
const INK: Ink = Ink::rgb(0x000000);
const GRAY: Ink = Ink::rgb(0x8A8A8A);
/// The hatching of what slows, in strong contrast, and how far from the edge of its cell it ends.
const HATCH: Ink = Ink::rgb(0x6E6E6E);
const EDGE: f64 = 0.03;

/// Returns a ground in the inks of strong contrast.
fn stark_look(look: Look) -> Look {
    let (base, line) = if is_dark(&look) { (INK, WHITE) } else { (WHITE, GRAY) };
    Look { base, line, ..look }
}

/// Hatches a cell with lines that rise to the right, or fall.
fn hatch(canvas: &mut Canvas, plot: &Plot, ink: Ink, falls: bool) {
    let around = polygon(&plot.corners).bounding_box();
    let around = around.inset(-around.width() * EDGE);
    let (side, lines) = (around.width().min(around.height()), 5);
    for n in 1..lines * 2 {
        let at = side * f64::from(n) / f64::from(lines);
        let (from, to) = (at.min(side), (at - side).max(0.0));
        let x = |x: f64| if falls { around.x1 - x } else { around.x0 + x };
        let mut path = kurbo::BezPath::new();
        path.move_to((x(to), around.y0 + from));
        path.line_to((x(from), around.y0 + to));
        canvas.stroke(&path, side * if falls { 0.025 } else { 0.05 }, ink);
    }
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
    let floors = all.iter().filter(|look| is_floor(look));
    let count = |look: &Look| all.iter().filter(|other| other.name == look.name).count();
    floors.max_by_key(|look| (count(look), look.name)).copied()
}

/// Returns whether a ground is one that everybody walks over.
fn is_floor(look: &Look) -> bool {
    floors::LOOKS.iter().any(|floor| floor.name == look.name)
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
fn rims(canvas: &mut Canvas, plots: &[Plot], all: &[Look], printing: Printing) {
    let fine = if printing == Printing::Stark { 0.45 } else { 0.16 };
    for (plot, look) in plots.iter().zip(all) {
        if is_dark(look) {
            continue;
        }
        let path = polygon(&plot.corners);
        canvas.stroke_with(&path, Affine::IDENTITY, 1.3, BLACK, fine);
    }
    let dark: Vec<&Plot> = plots.iter().zip(all).filter(|(_, l)| is_dark(l)).map(|p| p.0).collect();
    for plot in dark {
        canvas.stroke_with(&polygon(&plot.corners), Affine::IDENTITY, 5.0, BLACK, 0.28);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(n: usize, look: &str) -> Plot {
        let (x, y) = ((n % 4) as f64 * 100.0, (n / 4) as f64 * 100.0);
        let corners = vec![(x, y), (x + 100.0, y), (x + 100.0, y + 100.0), (x, y + 100.0)];
        Plot { corners, look: look.into(), solid: false, rough: false }
    }

    #[test]
    fn every_name_is_drawn_once_and_differs_from_paper() {
        let all = names();
        let draw = |name: &str| sheet((100.0, 100.0), &[square(0, name)], 48, Printing::Quiet);
        let paper = draw("");
        for (n, name) in all.iter().enumerate() {
            assert!(!all[..n].contains(name), "{name} twice");
            let drawn = draw(name);
            assert_ne!(drawn, paper, "{name}");
            assert_eq!(drawn, draw(name), "{name} is not steady");
        }
    }

    /// Where contrast is strong, walls are black, floors white, and whatever slows is hatched and differs
    /// from the floor around it by a good part of its square.
    #[test]
    fn strong_contrast_tells_grounds_apart() {
        let draw = |name: &str, solid: bool, rough: bool| {
            let plot = Plot { solid, rough, ..square(1, name) };
            let floor = square(0, "cobble");
            sheet((200.0, 100.0), &[floor, plot], 96, Printing::Stark)
        };
        let light = |pixels: &Pixels| {
            let half = pixels.rgba8.chunks_exact(4).enumerate().filter(|(n, _)| n % 96 >= 48);
            half.map(|(_, pixel)| f64::from(pixel[1]) / 255.0).sum::<f64>() / (48.0 * 48.0)
        };
        let floor = light(&draw("cobble", false, false));
        assert!(floor > 0.8, "{floor}");
        for look in walls::LOOKS {
            let wall = light(&draw(look.name, true, false));
            assert!(wall < 0.42, "{} is as light as {wall}", look.name);
        }
        for name in ["crates", "table", "stook", "ditch", "hurdle", "rubble", "brazier", "snow"] {
            let thing = light(&draw(name, false, true));
            assert!((0.2..floor - 0.1).contains(&thing), "{name} is as light as {thing}");
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
        let drawn = sheet((400.0, 200.0), &plots, 400, Printing::Quiet);
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
        assert_eq!(sheet((0.0, 0.0), &[], 0, Printing::Quiet).width, 16);
        let thin = Plot { corners: vec![(5.0, 5.0)], ..square(0, "grass") };
        for printing in [Printing::Quiet, Printing::Stark] {
            let thin = std::slice::from_ref(&thin);
            assert_eq!(sheet((100.0, 50.0), thin, 64, printing).height, 32);
        }
    }
}
