//! The inks of scenes: a few palettes for each kind of card.

use super::FaceKind;
use super::paint::{Chance, Ink};

/// The inks of a scene, from the lightest to the darkest.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// The light itself, the halo of the emblem, carved marks.
    pub light: Ink,
    /// The sky near the light.
    pub sky: Ink,
    /// The sky far from it.
    pub high: Ink,
    /// Land far away.
    pub far: Ink,
    /// Land and sea.
    pub mid: Ink,
    /// What is near.
    pub near: Ink,
}

const fn palette(of: [u32; 6]) -> Palette {
    Palette {
        light: Ink::hex(of[0]),
        sky: Ink::hex(of[1]),
        high: Ink::hex(of[2]),
        far: Ink::hex(of[3]),
        mid: Ink::hex(of[4]),
        near: Ink::hex(of[5]),
    }
}

const DAWN: Palette = palette([0xFBEFD2, 0xF0CFA0, 0xD9A38A, 0x9C7F86, 0x5F6076, 0x33384C]);
const NOON: Palette = palette([0xFAF3DC, 0xD5E0CF, 0xA3C2BF, 0x7A9E9B, 0x46706F, 0x244548]);
const DUSK: Palette = palette([0xF8E3BE, 0xE2A77B, 0xA96B6E, 0x70506B, 0x46395C, 0x2A2340]);
const NIGHT: Palette = palette([0xEFE6C4, 0x7F95A6, 0x4C6480, 0x3A4E68, 0x28384F, 0x161F30]);
const STORM: Palette = palette([0xECEBDD, 0xB4BDB6, 0x84918F, 0x667473, 0x47565A, 0x293439]);
const MARSH: Palette = palette([0xF6EFCB, 0xD7D09A, 0xA9AE76, 0x7F8A5E, 0x525F45, 0x2D372B]);
const RUST: Palette = palette([0xF9E8C8, 0xE3B98A, 0xBE8158, 0x925B45, 0x643E36, 0x382424]);
const PLUM: Palette = palette([0xF4E4D4, 0xC9ABB5, 0x94779A, 0x6B5679, 0x483C5B, 0x281F38]);
const GOLD: Palette = palette([0xFFF4CF, 0xF0D78C, 0xD0AC58, 0x9B8044, 0x645634, 0x363020]);
const FROST: Palette = palette([0xF7F6EE, 0xD3DFE3, 0xA6BECB, 0x7C98AB, 0x51708A, 0x2B4258]);
const GREY: Palette = palette([0xE9E4D8, 0xC4BEB0, 0x9C968B, 0x7C776F, 0x585450, 0x343230]);

/// The inks for a kind and seed.
pub fn inks(kind: FaceKind, seed: u64) -> Palette {
    let of: &[Palette] = match kind {
        FaceKind::Weapon => &[DAWN, RUST, STORM, GOLD, NOON],
        FaceKind::Spell => &[PLUM, NIGHT, DUSK, FROST],
        FaceKind::Armor => &[FROST, STORM, NOON, DAWN],
        FaceKind::Item => &[GOLD, MARSH, RUST, NOON, DAWN],
        FaceKind::Ally => &[NOON, MARSH, DAWN, GOLD],
        FaceKind::Blessing => &[GOLD, FROST, DAWN, NOON],
        FaceKind::Monster => &[STORM, MARSH, DUSK, PLUM, RUST, NIGHT],
        FaceKind::Barrier => &[RUST, STORM, MARSH, GREY, FROST],
        FaceKind::Henchman => &[DUSK, PLUM, STORM],
        FaceKind::Villain => &[DUSK, RUST, NIGHT],
        FaceKind::Loot => &[GOLD],
        FaceKind::Location => &[NOON, DAWN, FROST, MARSH, DUSK, STORM, NIGHT],
        FaceKind::LocationClosed => &[GREY],
        FaceKind::Hero => &[DAWN, NOON, GOLD, FROST, MARSH],
        FaceKind::Scenario => &[DUSK, NIGHT, DAWN],
        FaceKind::Back(_) => &[NIGHT],
    };
    of[Chance::new(seed ^ 0x1a2b).below(of.len())]
}
