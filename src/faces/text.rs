//! Text layout and painting: fitted lines, paragraphs with dice in them.

use std::cell::RefCell;
use std::sync::Arc;

use kurbo::{Affine, BezPath};
use parley::{
    Alignment, AlignmentOptions, FontFamily, FontFeatures, FontStyle, FontWeight, InlineBox,
    InlineBoxKind, Layout, LineHeight, PositionedLayoutItem, StyleProperty,
};

use super::emblems::{self, Emblem};
use super::fonts::{FAMILY, Fonts};
use super::icons;
use super::paint::{Canvas, Ink};

thread_local! {
    static FONTS: RefCell<Fonts> = RefCell::new(Fonts::default());
}

/// A part of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    /// Plain words.
    Text(String),
    /// Bold words.
    Bold(String),
    /// Dice in notation `2d6+1`: the die is drawn, the rest is written.
    Dice(String),
    /// A small sign and bold words, never separated by a line break: `("act-discard", "discard")`.
    Sign(String, String),
}

/// A text style.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// The font size (em), in units.
    pub size: f64,
    /// The weight: 400, 600 or 700.
    pub weight: f32,
    /// Whether the text is italic.
    pub italic: bool,
    /// Whether lines are centered.
    pub centered: bool,
    /// The distance between lines, in ems.
    pub leading: f32,
    /// Additional space between letters, in ems.
    pub spacing: f64,
}

impl Type {
    /// Creates a style: upright, regular, left-aligned.
    pub fn plain(size: f64) -> Self {
        Self { size, weight: 400.0, italic: false, centered: false, leading: 1.16, spacing: 0.0 }
    }
    /// Sets the weight.
    pub fn weight(self, weight: f32) -> Self {
        Self { weight, ..self }
    }
    /// Centers the lines.
    pub fn centered(self) -> Self {
        Self { centered: true, ..self }
    }
    /// Makes the text italic.
    pub fn italic(self) -> Self {
        Self { italic: true, ..self }
    }
    /// Sets additional space between letters, in ems.
    pub fn spaced(self, spacing: f64) -> Self {
        Self { spacing, ..self }
    }
    /// Sets the distance between lines, in ems.
    pub fn leading(self, leading: f32) -> Self {
        Self { leading, ..self }
    }
}

/// A text with its layout, ready to paint.
pub struct Block {
    layout: Layout<()>,
    dice: Vec<Dice>,
    /// The width of the longest line.
    pub width: f64,
    /// The height of all lines.
    pub height: f64,
    /// Whether the text was cut short and ends in an ellipsis.
    pub short: bool,
}

impl Block {
    /// Returns the number of lines.
    pub fn lines(&self) -> usize {
        self.layout.len()
    }

    /// Returns the height if only lines that end above `room` are painted.
    pub fn height_within(&self, room: f64) -> f64 {
        self.bottoms().take_while(|bottom| *bottom <= room + 0.5).last().unwrap_or(0.0)
    }

    /// Returns the end of each line, from the top.
    fn bottoms(&self) -> impl Iterator<Item = f64> + '_ {
        self.layout.lines().scan(0.0, |bottom, line| {
            *bottom += f64::from(line.metrics().line_height);
            Some(*bottom)
        })
    }

    /// Returns the baseline of the first line, from the top.
    pub fn baseline(&self) -> f64 {
        self.layout.lines().next().map_or(0.0, |line| f64::from(line.metrics().baseline))
    }

    /// Paints the text with its top left corner at `x`, `y`; lines that would end below `room` are
    /// left out.
    pub fn paint(&self, canvas: &mut Canvas, x: f64, y: f64, room: f64, ink: Ink, paper: Ink) {
        let mut path = BezPath::new();
        for (line, bottom) in self.layout.lines().zip(self.bottoms()) {
            if bottom > room + 0.5 {
                break;
            }
            let baseline = y + f64::from(line.metrics().baseline);
            for item in line.items() {
                match item {
                    PositionedLayoutItem::GlyphRun(run) => add_glyphs(&run, &mut path),
                    PositionedLayoutItem::InlineBox(at) => {
                        if let Some(dice) = self.dice.get(at.id as usize) {
                            dice.paint(canvas, x + f64::from(at.x), baseline, ink, paper);
                        }
                    }
                }
            }
        }
        canvas.fill_with(&path, Affine::translate((x, y)), ink, 1.0);
    }
}

/// A piece of a paragraph's text.
enum Piece {
    /// A die with that many sides.
    Die(u32),
    /// An emblem.
    Sign(Arc<Emblem>),
    /// Words.
    Words(Box<Block>),
}

/// Dice or a sign in running text, never separated by a line break: words and pictures from left to
/// right.
struct Dice {
    pieces: Vec<Piece>,
    size: f64,
}

impl Dice {
    fn words(words: &str, set: Type) -> Piece {
        let set = Type { centered: false, ..set.weight(700.0) };
        Piece::Words(Box::new(plain(words, set, None)))
    }

    fn new(words: &str, set: Type) -> Self {
        let pieces = icons::split_dice(words).into_iter().map(|part| match part {
            Ok(sides) => Piece::Die(sides),
            Err(words) => Self::words(words, set),
        });
        Self { pieces: pieces.collect(), size: set.size * 1.08 }
    }

    fn sign(name: &str, words: &str, set: Type) -> Self {
        let sign = emblems::find(name).map(Piece::Sign);
        let pieces = sign.into_iter().chain([Self::words(words, set)]).collect();
        Self { pieces, size: set.size * 0.84 }
    }

    fn wide(&self, piece: &Piece) -> f64 {
        match piece {
            Piece::Die(_) => self.size * 1.04,
            Piece::Sign(_) => self.size * 1.16,
            Piece::Words(block) => block.width,
        }
    }

    fn width(&self) -> f64 {
        self.pieces.iter().map(|piece| self.wide(piece)).sum()
    }

    fn paint(&self, canvas: &mut Canvas, mut x: f64, baseline: f64, ink: Ink, paper: Ink) {
        let size = self.size;
        for piece in &self.pieces {
            match piece {
                Piece::Die(sides) => {
                    let (x, y) = (x + size * 0.52, baseline - size * 0.3);
                    icons::die(canvas, *sides, x, y, size, ink, paper);
                }
                Piece::Sign(emblem) => {
                    let at = Affine::translate((x + size * 0.04, baseline - size * 0.86))
                        * Affine::scale(size / 100.0);
                    emblem.paint(canvas, at, ink, paper, 0.0);
                }
                Piece::Words(block) => {
                    block.paint(canvas, x, baseline - block.baseline(), f64::MAX, ink, paper);
                }
            }
            x += self.wide(piece);
        }
    }
}

fn add_glyphs(run: &parley::GlyphRun<'_, ()>, path: &mut BezPath) {
    let size = f64::from(run.run().font_size());
    FONTS.with_borrow_mut(|fonts| {
        for glyph in run.positioned_glyphs() {
            let outline = fonts.outline(run.run().font(), glyph.id);
            let at =
                Affine::translate((f64::from(glyph.x), f64::from(glyph.y))) * Affine::scale(size);
            path.extend(outline.iter().map(|element| at * element));
        }
    });
}

/// Lays out a plain text.
pub fn plain(text: &str, set: Type, width: Option<f64>) -> Block {
    runs(&[Run::Text(text.to_owned())], set, width)
}

/// Lays out runs as one paragraph.
pub fn runs(runs: &[Run], set: Type, width: Option<f64>) -> Block {
    let mut text = String::new();
    let mut bold = Vec::new();
    let mut dice = Vec::new();
    for run in runs {
        match run {
            Run::Text(words) => text.push_str(words),
            Run::Bold(words) => {
                let from = text.len();
                text.push_str(words);
                bold.push(from..text.len());
            }
            Run::Dice(words) => {
                dice.push((text.len(), Dice::new(&words.replace('-', "−"), set)));
            }
            Run::Sign(name, words) => dice.push((text.len(), Dice::sign(name, words, set))),
        }
    }
    let layout = FONTS.with_borrow_mut(|fonts| {
        let Fonts { fonts, scratch, .. } = fonts;
        let mut build = scratch.ranged_builder(fonts, &text, 1.0, false);
        build.push_default(StyleProperty::FontFamily(FontFamily::named(FAMILY)));
        build.push_default(StyleProperty::FontSize(set.size as f32));
        build.push_default(StyleProperty::FontWeight(FontWeight::new(set.weight)));
        build.push_default(StyleProperty::LineHeight(LineHeight::FontSizeRelative(set.leading)));
        build.push_default(StyleProperty::LetterSpacing((set.spacing * set.size) as f32));
        build.push_default(StyleProperty::FontFeatures(FontFeatures::from("\"lnum\" 1")));
        build.push_default(StyleProperty::OverflowWrap(parley::style::OverflowWrap::BreakWord));
        if set.italic {
            build.push_default(StyleProperty::FontStyle(FontStyle::Italic));
        }
        for range in bold.into_iter().filter(|range| !range.is_empty()) {
            build.push(StyleProperty::FontWeight(FontWeight::new(700.0)), range);
        }
        for (id, (index, dice)) in dice.iter().enumerate() {
            build.push_inline_box(InlineBox {
                id: id as u64,
                kind: InlineBoxKind::InFlow,
                index: *index,
                width: dice.width() as f32,
                height: 1.0,
            });
        }
        let mut layout = build.build(&text);
        layout.break_all_lines(width.map(|width| width as f32));
        if let (true, Some(width)) = (set.centered, width) {
            balance(&mut layout, width as f32);
        }
        let align = if set.centered { Alignment::Center } else { Alignment::Start };
        layout.align(align, AlignmentOptions::default());
        layout
    });
    let (wide, height) = (f64::from(layout.width()), f64::from(layout.height()));
    Block {
        layout,
        dice: dice.into_iter().map(|die| die.1).collect(),
        width: wide,
        height,
        short: false,
    }
}

/// Breaks centered lines again, as evenly as the same number of lines allows, so that no line has a
/// single word; the lines are centered on the longest one, and the block is as wide as that.
fn balance(layout: &mut Layout<()>, width: f32) {
    let lines = layout.len();
    // Never so narrow that a word is broken.
    let word = layout.calculate_content_widths().min;
    let (mut low, mut high) = ((width * 0.4).max(word), layout.width() + 0.05);
    if lines > 1 {
        for _ in 0..5 {
            let try_width = (low + high) / 2.0;
            layout.break_all_lines(Some(try_width));
            if layout.len() == lines && layout.width() <= try_width + 0.05 {
                high = try_width;
            } else {
                low = try_width;
            }
        }
    }
    layout.break_all_lines(Some(high));
    let longest = layout.width() + 0.05;
    if longest < high {
        layout.break_all_lines(Some(longest));
    }
}

/// Lays out a text as large as fits: within a number of lines, a width and a height, at sizes from
/// `set.size` down to `least`. A text that does not fit even then is cut short with an ellipsis.
pub fn fitted(text: &str, set: Type, lines: usize, width: f64, height: f64, least: f64) -> Block {
    let mut size = set.size;
    let fits = |block: &Block| {
        block.lines() <= lines && block.height <= height + 0.5 && block.width <= width + 0.5
    };
    // A word must not be broken if a smaller size would keep it whole.
    let longest = text.split_whitespace().max_by_key(|word| word.chars().count()).unwrap_or("");
    loop {
        let block = plain(text, Type { size, ..set }, Some(width));
        let whole = plain(longest, Type { size, ..set }, None).width <= width;
        if fits(&block) && (whole || size <= least) {
            return block;
        }
        if size <= least {
            break;
        }
        size = (size * 0.94).max(least);
    }
    let mut shown: Vec<char> = text.chars().collect();
    loop {
        shown.truncate(shown.len() * 9 / 10);
        let short: String = shown.iter().collect::<String>().trim_end().to_owned() + "…";
        let block = plain(&short, Type { size, ..set }, Some(width));
        if fits(&block) || shown.is_empty() {
            return Block { short: true, ..block };
        }
    }
}
