//! Pictures of cards, drawn on the processor: no window, no graphics card.
//!
//! [`draw`] makes the picture of a [`Face`] at any width (aspect ratio 5:7, every kind); [`icon`]
//! makes dice and signs. The same face and width always give the same pixels.

#[cfg(test)]
extern crate self as faces;

pub mod emblems;
pub mod fonts;
pub mod icons;
pub mod inks;
pub mod kind;
pub mod ornament;
pub mod paint;
pub mod scene;
pub mod sheet;
pub mod text;

mod backs;
mod card;
mod levels;
pub mod likeness;
mod plan;
mod small;
#[cfg(test)]
mod tests;

pub use icons::icon;
pub use kind::Kind;
pub use levels::{WIDTHS, levels, levels_bytes, step_of};
pub use plan::{Boxes, layout};
pub use scene::Mood;
pub use small::cut as small_cut;
pub use text::Run;

/// Everything printed on a card. Empty texts take no room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The kind of card.
    pub kind: &'static Kind,
    /// The id in its pack, the same in every language; if empty, the title is used.
    pub id: String,
    /// The name.
    pub title: String,
    /// The line under the picture: "Weapon", "Henchman monster".
    pub subtitle: String,
    /// The traits.
    pub traits: Vec<String>,
    /// The heading of the checks: "To acquire", "To defeat", "When closing".
    pub check_title: String,
    /// The checks with skills and difficulty: "Combat 13", "Wisdom or Divine 8". A number at the
    /// end is drawn large.
    pub checks: Vec<String>,
    /// The paragraphs of the rules text.
    pub rules: Vec<Vec<Run>>,
    /// The flavour text, printed in italics if there is room.
    pub flavour: String,
    /// The name of the emblem ([`emblems::names`], or any `hero-...`).
    pub emblem: String,
    /// Varies the scene of cards that are otherwise equal.
    pub seed: u64,
    /// The country of the pack.
    pub mood: Mood,
    /// The number of faces of the pack before this one with the same emblem; for heroes: the number
    /// of heroes before this one. Varies pictures that would otherwise look alike.
    pub variant: u8,
    /// The letter of the set; a space for none.
    pub set: char,
    /// The rows of a table: the deck list of a location ("Monster", "3"), the skills of a hero
    /// ("Strength", "d10+2").
    pub corner: Vec<(String, String)>,
}

impl Face {
    /// Creates a face of this kind with nothing on it but a title.
    pub fn new(kind: &'static Kind, title: &str) -> Self {
        Self {
            kind,
            id: String::new(),
            title: title.to_owned(),
            subtitle: String::new(),
            traits: Vec::new(),
            check_title: String::new(),
            checks: Vec::new(),
            rules: Vec::new(),
            flavour: String::new(),
            emblem: String::new(),
            seed: paint::seed_of(title),
            mood: Mood::default(),
            variant: 0,
            set: ' ',
            corner: Vec::new(),
        }
    }
}

/// A picture: straight (not premultiplied) RGBA in sRGB, four bytes a pixel, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// `width * height * 4` bytes.
    pub rgba8: Vec<u8>,
}

/// The largest width in pixels at which a face is drawn in the small layout: title, emblem and
/// difficulty, no rules.
pub const SMALL: u32 = 180;
/// The width of a card in layout units; its height is 1400. All layout is in these units, so it is
/// the same at every width.
pub const WIDE: f64 = 1000.0;
/// The height of a card in layout units.
pub const TALL: f64 = 1400.0;

/// Draws a face at this width in pixels (16 to 4096), seven fifths as high; the corners are
/// transparent.
pub fn draw(face: &Face, width: u32) -> Pixels {
    let width = width.clamp(16, 4096);
    let height = (f64::from(width) * TALL / WIDE).round() as u32;
    Drawing::new(face, width <= SMALL).at((width, height), width > SMALL)
}

/// A face with its layout, ready to be painted at any size.
struct Drawing<'a> {
    face: &'a Face,
    /// The layout of the full face; `None` for small faces and backs.
    plan: Option<plan::Plan>,
}

impl<'a> Drawing<'a> {
    fn new(face: &'a Face, small: bool) -> Self {
        let whole = !small && face.kind.back.is_none();
        Drawing { face, plan: whole.then(|| plan::plan(face)) }
    }

    /// Paints the face at this width and height in pixels.
    fn at(&self, (width, height): (u32, u32), grain: bool) -> Pixels {
        let place =
            kurbo::Affine::scale_non_uniform(f64::from(width) / WIDE, f64::from(height) / TALL);
        let Some(mut canvas) = paint::Canvas::new(width, height, place) else {
            return Pixels { width: 0, height: 0, rgba8: Vec::new() };
        };
        match (&self.face.kind.back, &self.plan) {
            (Some(back), _) => backs::paint(&mut canvas, self.face.kind, back),
            (_, Some(plan)) => card::paint(&mut canvas, self.face, plan),
            (_, None) => small::paint(&mut canvas, self.face),
        }
        if grain {
            canvas.grain(self.face.seed);
        }
        let (width, height, rgba8) = canvas.finish();
        Pixels { width, height, rgba8 }
    }
}
