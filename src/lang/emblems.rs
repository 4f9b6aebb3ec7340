//! The names of emblems: those drawn in files, and those of people, whose portraits are assembled
//! from parts.

use crate::assets;

/// The files of drawn emblems in `assets/emblems`, in the order in which they are shown.
const FILES: [&str; 13] = [
    "arms", "goods", "beasts", "signs", "places", "people", "tallow", "marsh", "lease", "more",
    "society", "tides", "night",
];

/// Returns the texts of the files of drawn emblems. A line with `=` gives the name of an emblem and
/// its aliases.
pub fn files() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|name| assets::text(&format!("assets/emblems/{name}.emblem")))
}

/// The portraits of people who are no heroes: the name and its parts.
pub const PEOPLE: [(&str, &str); 22] = [
    ("warden", "face-a-helm-plain-shaven-plates-scar"),
    ("wrecker", "face-c-scarf-short-full-plain-patch"),
    ("fisherman", "face-b-cap-short-full-high-none"),
    ("chaplain", "face-d-bare-bald-whiskers-high-spectacles"),
    ("singer", "face-e-bare-long-shaven-laces-earring"),
    ("smith", "face-f-bare-bald-full-plain-scar"),
    ("child", "face-g-cap-curls-shaven-plain-none"),
    ("witch", "face-h-brim-long-shaven-fur-none"),
    ("captain", "face-i-tricorn-long-goatee-high-none"),
    ("pirate", "face-j-tricorn-braids-full-plain-patch"),
    ("bandit", "face-k-hood-short-goatee-laces-scar"),
    ("soldier", "face-l-helm-short-whiskers-plates-none"),
    ("scholar", "face-m-circlet-short-goatee-ruff-spectacles"),
    ("merchant", "face-n-brim-short-whiskers-ruff-none"),
    ("priest", "face-o-hood-bald-shaven-high-none"),
    ("nun", "face-p-hood-long-shaven-ruff-none"),
    ("noble", "face-q-bare-curls-goatee-ruff-none"),
    ("queen", "face-r-circlet-long-shaven-fur-earring"),
    ("sailor", "face-s-scarf-braids-shaven-laces-earring"),
    ("hunter", "face-t-hood-long-full-fur-none"),
    ("healer", "face-u-bare-bun-shaven-laces-none"),
    ("keeper", "face-v-cap-long-full-fur-spectacles"),
];

/// Returns whether a name is that of a portrait.
pub fn is_portrait(name: &str) -> bool {
    matches!(name.split_once('-'), Some(("hero" | "face", _)))
}

/// Returns the names of emblems that a card may use: drawn ones and people.
pub fn names() -> Vec<&'static str> {
    let heads = files().flat_map(str::lines).filter_map(|l| l.strip_prefix('='));
    let drawn = heads.flat_map(str::split_whitespace);
    drawn.chain(PEOPLE.iter().map(|(name, _)| *name)).collect()
}
