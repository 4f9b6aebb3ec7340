//! The inks of scenes: some palettes for each hour of the day, and the backgrounds of heroes.

use super::kind::{Inks, Kind};
use super::paint::Ink;
use super::scene::{Hour, Setting};

/// The inks of a scene, from the lightest to the darkest.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// The light, the halo of the emblem, and carved marks.
    pub light: Ink,
    /// The sky near the light.
    pub sky: Ink,
    /// The sky far from the light.
    pub high: Ink,
    /// Distant land.
    pub far: Ink,
    /// Land and sea.
    pub mid: Ink,
    /// The foreground.
    pub near: Ink,
}

const fn palette(of: [u32; 6]) -> Palette {
    Palette {
        light: Ink::rgb(of[0]),
        sky: Ink::rgb(of[1]),
        high: Ink::rgb(of[2]),
        far: Ink::rgb(of[3]),
        mid: Ink::rgb(of[4]),
        near: Ink::rgb(of[5]),
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

const ROSE: Palette = palette([0xFFF1E2, 0xF2C4B3, 0xD98F8C, 0xA66F7D, 0x6A4B66, 0x352945]);
const MINT: Palette = palette([0xFAF6DF, 0xCFE3C6, 0x93BFA8, 0x6A9C8C, 0x3F6A66, 0x203E42]);
const AZURE: Palette = palette([0xFBF4E0, 0xBFDCE6, 0x7DB1CF, 0x5487A8, 0x335B7E, 0x1B3350]);
const SUNBURNT: Palette = palette([0xFFF3CF, 0xF6C877, 0xE09A45, 0xB36C33, 0x7A4429, 0x3F231C]);
const GLASS: Palette = palette([0xF6F4DF, 0xA9DCCB, 0x5FB3A8, 0x3D8588, 0x28596A, 0x163347]);
const EMBER: Palette = palette([0xFFE9B8, 0xF5A65A, 0xD0643A, 0x8F3D35, 0x57272F, 0x2A1420]);
const WINE: Palette = palette([0xF9E3C8, 0xD98E84, 0xA94F5C, 0x74344C, 0x46223B, 0x241226]);
const DEEP: Palette = palette([0xF2EBCB, 0x6FA3A0, 0x2F6E78, 0x24525F, 0x183947, 0x0C1F2B]);
const VIOLET: Palette = palette([0xF5E3D0, 0x9C88B8, 0x66548F, 0x4A3D70, 0x322A52, 0x191530]);
const MOON: Palette = palette([0xF4F0DC, 0xA9B3A8, 0x6C7E80, 0x4A5D64, 0x303F49, 0x19232B]);

/// Returns the inks for a kind of card in a setting.
pub fn inks(kind: &Kind, setting: &Setting) -> Palette {
    let of: &[Palette] = match (kind.inks, setting.hour) {
        (Inks::Gray, _) => &[GREY],
        (Inks::Night, _) => &[NIGHT],
        (Inks::Treasure, Hour::Night) => &[DEEP],
        (Inks::Treasure, _) => &[GOLD, SUNBURNT, EMBER],
        (Inks::OfTheHour, Hour::Dawn) => &[DAWN, ROSE, MINT, FROST, MARSH],
        (Inks::OfTheHour, Hour::Noon) => &[NOON, GOLD, AZURE, GLASS, SUNBURNT],
        (Inks::OfTheHour, Hour::Dusk) => &[DUSK, RUST, PLUM, EMBER, WINE],
        (Inks::OfTheHour, Hour::Night) => &[NIGHT, STORM, DEEP, VIOLET, MOON],
    };
    of.get(setting.palette % of.len()).copied().unwrap_or(NIGHT)
}

/// The palettes of heroes' backgrounds, clearly different colors, so that heroes are
/// distinguishable at small sizes.
const GROUNDS: [Palette; 12] = [
    palette([0xFFF0D0, 0xE9B24C, 0xD48F2A, 0x9A6420, 0x5E3C1C, 0x2A1B12]),
    palette([0xF3F1DD, 0x6FB0A8, 0x2F7F80, 0x23626A, 0x17424D, 0x0D242C]),
    palette([0xFBE6D0, 0xD0685A, 0xA83B3B, 0x7A2A33, 0x4C1C28, 0x240E17]),
    palette([0xEFEBDD, 0x8E9CC4, 0x4F619C, 0x3A4A7C, 0x273358, 0x131A33]),
    palette([0xF4F0CF, 0xA5B864, 0x6F8A3C, 0x52692F, 0x374823, 0x1B2614]),
    palette([0xF6E6DE, 0xB887AE, 0x85517F, 0x643B63, 0x432845, 0x211426]),
    palette([0xF5F3EA, 0xC3CDD1, 0x8D9DA6, 0x6A7A85, 0x47545F, 0x222B33]),
    palette([0xFCE9D2, 0xE8A07C, 0xC86F4E, 0x954D39, 0x5E3029, 0x2D1818]),
    palette([0xF1F2E6, 0x93CBE0, 0x4C9CC4, 0x33769E, 0x225171, 0x112A3E]),
    palette([0xF8F0D8, 0xDCC9A0, 0xB89A68, 0x8C7148, 0x5C4A31, 0x2D2419]),
    palette([0xEDEBD8, 0x6E8F7C, 0x3D6350, 0x2D4C3F, 0x1E352D, 0x0E1C18]),
    palette([0xF6EAE0, 0xD98FA2, 0xB5587A, 0x86405E, 0x562A42, 0x2A1522]),
];

/// Returns the palette of the hero with that index in its pack.
pub fn ground_of(hero: u8) -> Palette {
    GROUNDS[usize::from(hero) % GROUNDS.len()]
}
