//! Colors by their meaning, of the current palette.
//!
//! Four palettes: the default one and one for any color blindness (after Okabe and Ito), each also
//! with strong contrast. No meaning is shown by color alone: beside it is a shape, a sign
//! ([`crate::kit::theme::signs`]) or a word.

use std::sync::atomic::{AtomicU8, Ordering};

use bevy_egui::egui::Color32;

use crate::settings::{Palette, Settings};

/// A palette: each color by its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// What can be done now.
    pub ember: Color32,
    /// The background of what can be done now.
    pub ember_deep: Color32,
    /// Text.
    pub parchment: Color32,
    /// Quieter text.
    pub dust: Color32,
    /// Text of what is disabled or over.
    pub faint: Color32,
    /// Text on the deep ember.
    pub bright: Color32,
    /// Panel background.
    pub soot: Color32,
    /// The opacity of panels.
    pub veil: u8,
    /// Dialog background.
    pub leather: Color32,
    /// Background of text fields and recesses.
    pub well: Color32,
    /// Button background.
    pub button: Color32,
    /// Background of the hovered button.
    pub hovered: Color32,
    /// Lines between things.
    pub line: Color32,
    /// Links to rules.
    pub link: Color32,
    /// Success.
    pub good: Color32,
    /// Failure and danger.
    pub bad: Color32,
    /// The seats.
    pub seats: [Color32; 6],
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const USUAL: Colors = Colors {
    ember: rgb(0xff9a3c),
    ember_deep: rgb(0x8a4512),
    parchment: rgb(0xf2e6cf),
    dust: rgb(0xc4b296),
    faint: rgb(0x93856f),
    bright: rgb(0xffffff),
    soot: rgb(0x1d1510),
    veil: 0xee,
    leather: rgb(0x221812),
    well: rgb(0x120d0a),
    button: rgb(0x3a2b20),
    hovered: rgb(0x543a26),
    line: rgb(0x5a4634),
    link: rgb(0xe6c486),
    good: rgb(0x9cd68a),
    bad: rgb(0xf07a68),
    seats: [
        rgb(0x7db4ff),
        rgb(0x86d986),
        rgb(0xf08cb0),
        rgb(0xc3a3ff),
        rgb(0x5cd3cb),
        rgb(0xefde7a),
    ],
};

/// The colors also differ by lightness: good is lightest, then ember, then bad.
const SAFE: Colors = Colors {
    ember: rgb(0xe69f00),
    ember_deep: rgb(0x6b4400),
    good: rgb(0x9be4ff),
    bad: rgb(0xe8663a),
    link: rgb(0xf0e0a0),
    seats: [
        rgb(0x56b4e9),
        rgb(0x2fc79a),
        rgb(0xdf8fbf),
        rgb(0x9aa2ff),
        rgb(0xd8d8d8),
        rgb(0xf0e442),
    ],
    ..USUAL
};

const BOLD: Colors = Colors {
    ember: rgb(0xffb454),
    ember_deep: rgb(0x5c2a00),
    parchment: rgb(0xffffff),
    dust: rgb(0xf0e8da),
    faint: rgb(0xcfc6b8),
    soot: rgb(0x000000),
    veil: 0xff,
    leather: rgb(0x000000),
    well: rgb(0x000000),
    button: rgb(0x161616),
    hovered: rgb(0x3c2a10),
    line: rgb(0xb4aca0),
    link: rgb(0xffe08a),
    good: rgb(0xa6ff96),
    bad: rgb(0xffab9c),
    seats: [
        rgb(0x9cc8ff),
        rgb(0x98f098),
        rgb(0xffacca),
        rgb(0xd8c2ff),
        rgb(0x7af0e6),
        rgb(0xfff08a),
    ],
    ..USUAL
};

const BOLD_SAFE: Colors = Colors {
    ember: rgb(0xffb400),
    ember_deep: rgb(0x4c3000),
    good: rgb(0xbdeeff),
    bad: rgb(0xff7a48),
    link: rgb(0xfff0b0),
    seats: [
        rgb(0x7ccbf7),
        rgb(0x4fdcb2),
        rgb(0xf4aed6),
        rgb(0xb6bcff),
        rgb(0xf0f0f0),
        rgb(0xf7ec55),
    ],
    ..BOLD
};

/// Every palette: default, safe, and both with strong contrast.
const ALL: [Colors; 4] = [USUAL, SAFE, BOLD, BOLD_SAFE];

/// The index of the current palette.
static WORN: AtomicU8 = AtomicU8::new(0);

/// Applies the palette of these settings. Returns true if it differs from the one before.
pub fn wear_palette(settings: &Settings) -> bool {
    let safe = u8::from(settings.palette == Palette::Safe);
    let worn = safe + 2 * u8::from(settings.contrast);
    WORN.swap(worn, Ordering::Relaxed) != worn
}

/// Returns the current palette.
pub fn colors() -> &'static Colors {
    &ALL[usize::from(WORN.load(Ordering::Relaxed)) % ALL.len()]
}

/// Returns whether contrast is strong: plain backgrounds, no grain, clear lines.
pub fn bold() -> bool {
    WORN.load(Ordering::Relaxed) >= 2
}

/// Returns the color of what can be done now.
pub fn ember() -> Color32 {
    colors().ember
}

/// Returns a darker ember, for fills.
pub fn ember_deep() -> Color32 {
    colors().ember_deep
}

/// Returns the color of text.
pub fn parchment() -> Color32 {
    colors().parchment
}

/// Returns the color of quieter text.
pub fn dust() -> Color32 {
    colors().dust
}

/// Returns the color of text that is disabled or over.
pub fn faint() -> Color32 {
    colors().faint
}

/// Returns the color of text on the deep ember.
pub fn bright() -> Color32 {
    colors().bright
}

/// Returns the color of panels.
pub fn soot() -> Color32 {
    colors().soot
}

/// Returns the color of dialogs.
pub fn leather() -> Color32 {
    colors().leather
}

/// Returns the color of text fields and recesses.
pub fn well() -> Color32 {
    colors().well
}

/// Returns the color of lines between things.
pub fn line() -> Color32 {
    colors().line
}

/// Returns the color of links to rules.
pub fn link() -> Color32 {
    colors().link
}

/// Returns the color of success.
pub fn good() -> Color32 {
    colors().good
}

/// Returns the color of failure and danger.
pub fn bad() -> Color32 {
    colors().bad
}

/// Returns a panel's background, through which a little of the table shows unless contrast is
/// strong.
pub fn panel_fill() -> Color32 {
    let c = colors();
    Color32::from_rgba_unmultiplied(c.soot.r(), c.soot.g(), c.soot.b(), c.veil)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the relative luminance, 0 to 1, as WCAG defines it.
    fn luminance(c: Color32) -> f32 {
        let part = |n: u8| {
            let n = f32::from(n) / 255.0;
            if n <= 0.04045 { n / 12.92 } else { ((n + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(c.r()) + 0.7152 * part(c.g()) + 0.0722 * part(c.b())
    }

    /// Returns the contrast of two colors, 1 to 21.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn what_is_read_stands_out_from_its_ground() {
        assert!((contrast(Color32::WHITE, Color32::BLACK) - 21.0).abs() < 0.01);
        for (n, c) in ALL.iter().enumerate() {
            let least = if n >= 2 { 7.0 } else { 4.5 };
            let mut pairs = Vec::new();
            for ground in [c.soot, c.leather, c.well] {
                for ink in [c.parchment, c.dust, c.link, c.good, c.bad, c.ember, c.faint] {
                    pairs.push((ink, ground));
                }
                pairs.extend(c.seats.map(|seat| (seat, ground)));
            }
            for ink in [c.parchment, c.dust, c.good] {
                pairs.push((ink, c.button));
            }
            for ground in [c.button, c.hovered, c.ember_deep] {
                pairs.extend([(c.parchment, ground), (c.bright, ground)]);
            }
            for (ink, ground) in pairs {
                let is = contrast(ink, ground);
                assert!(is >= least, "palette {n}: {ink:?} on {ground:?} is only {is:.2}");
            }
            // Lines are visible, and clearly so in strong contrast.
            let line = if n >= 2 { 4.5 } else { 1.8 };
            assert!(contrast(c.line, c.soot) >= line, "palette {n}");
        }
    }

    #[test]
    fn good_bad_and_ember_differ_in_lightness_where_hues_may_not_be_seen() {
        for c in [SAFE, BOLD_SAFE] {
            for (lighter, darker) in [(c.good, c.ember), (c.ember, c.bad)] {
                let is = contrast(lighter, darker);
                assert!(luminance(lighter) > luminance(darker) && is >= 1.35, "{is:.2}");
            }
        }
    }
}
