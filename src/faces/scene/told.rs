//! Which words tell of a place, and where cards are shown of which nothing is told.

use super::{Ground, Mood};
use crate::FaceKind;

/// Words that tell of a place, wherever they stand in a title, an emblem or a line of flavor.
pub(super) const TOLD: [(Ground, &[&str]); 22] = [
    (Ground::Harbor, &["harbor", "pier", "quay", "dock", "anchor", "mooring", "wharf", "causeway"]),
    (
        Ground::Market,
        &["market", "bazaar", "trader", "stall", "coins", "weigh", "purse", "merchant"],
    ),
    (
        Ground::Crypt,
        &["crypt", "tomb", "grave", "dead", "warden", "chapel", "bone", "corpse", "vault"],
    ),
    (
        Ground::Cave,
        &["cave", "cove", "mine", "quarry", "tunnel", "pick", "bats", "hollow", "chute"],
    ),
    (
        Ground::Forge,
        &["forge", "furnace", "kiln", "smith", "anvil", "cauldron", "works", "annealing"],
    ),
    (
        Ground::Panes,
        &["pane", "mirror", "lens", "window", "crystal", "bead", "glassblower", "prism"],
    ),
    (Ground::Canyon, &["canyon", "wadi", "gorge", "cleft", "ravine"]),
    (Ground::Oasis, &["oasis", "well", "spring", "palm", "serai", "water"]),
    (Ground::Dunes, &["dune", "sand", "camel", "scorpion", "desert", "caravan"]),
    (Ground::Marsh, &["marsh", "eel", "bog", "mud", "reed", "salt", "leech", "toad"]),
    (
        Ground::Fields,
        &["field", "furrow", "farm", "byre", "mill", "harvest", "sheep", "goat", "boar"],
    ),
    (Ground::Tower, &["lighthouse", "tower", "lamp room", "beacon", "stair", "keeper"]),
    (Ground::Deck, &["deck", "sail", "ship", "crew", "captain", "rigging", "boat", "oar"]),
    (
        Ground::Room,
        &["candle", "tankard", "library", "book", "letter", "inn", "desk", "door", "cup"],
    ),
    (Ground::Ruins, &["ruin", "broken", "fallen", "old wall", "statue", "column"]),
    (Ground::Forest, &["forest", "wood", "tree", "wolf", "stag", "bear", "owl", "arrow", "bow"]),
    (Ground::Mountains, &["mountain", "peak", "eagle", "snow", "ice", "frost", "giant"]),
    (Ground::Town, &["row", "street", "town", "guild", "roof", "alley", "thief", "rats", "hall"]),
    (Ground::Road, &["road", "path", "walk", "milestone", "cart", "horse", "boots", "wheel"]),
    (Ground::Cliffs, &["cliff", "gannet", "gull", "rock", "ledge", "rope"]),
    (
        Ground::Sea,
        &["sea", "wave", "fish", "tide", "drowned", "whale", "tentacle", "pearl", "storm"],
    ),
    (Ground::Moor, &["moor", "fog", "heath", "ghost", "crow", "hare", "wind"]),
];

/// The places that cards of a kind are shown at where no word tells of one.
pub(super) fn usual(kind: FaceKind, mood: Mood) -> &'static [Ground] {
    use Ground as G;
    match (kind, mood) {
        (FaceKind::Weapon | FaceKind::Armor, Mood::Coast) => {
            &[G::Table, G::Deck, G::Cliffs, G::Forge, G::Ruins, G::Harbor, G::Mountains]
        }
        (FaceKind::Weapon | FaceKind::Armor, _) => {
            &[G::Table, G::Canyon, G::Forge, G::Dunes, G::Ruins, G::Road, G::Mountains]
        }
        (FaceKind::Item | FaceKind::Loot, Mood::Coast) => {
            &[G::Table, G::Room, G::Harbor, G::Cave, G::Market, G::Town, G::Deck, G::Tower]
        }
        (FaceKind::Item | FaceKind::Loot, _) => {
            &[G::Table, G::Market, G::Room, G::Panes, G::Oasis, G::Dunes, G::Town, G::Road]
        }
        (FaceKind::Spell, Mood::Coast) => {
            &[G::Vision, G::Sea, G::Moor, G::Ruins, G::Crypt, G::Tower, G::Forest, G::Cliffs]
        }
        (FaceKind::Spell, _) => {
            &[G::Vision, G::Dunes, G::Panes, G::Ruins, G::Canyon, G::Crypt, G::Oasis, G::Mountains]
        }
        (FaceKind::Blessing, Mood::Coast) => {
            &[G::Vision, G::Sea, G::Fields, G::Tower, G::Moor, G::Mountains, G::Harbor]
        }
        (FaceKind::Blessing, _) => {
            &[G::Vision, G::Oasis, G::Dunes, G::Panes, G::Mountains, G::Road, G::Canyon]
        }
        (FaceKind::Ally | FaceKind::Hero, Mood::Coast) => {
            &[G::Town, G::Harbor, G::Fields, G::Deck, G::Road, G::Market, G::Moor, G::Room]
        }
        (FaceKind::Ally | FaceKind::Hero, _) => {
            &[G::Market, G::Oasis, G::Town, G::Road, G::Dunes, G::Canyon, G::Room, G::Panes]
        }
        (_, Mood::Coast) => &[
            G::Moor,
            G::Cliffs,
            G::Forest,
            G::Marsh,
            G::Ruins,
            G::Cave,
            G::Sea,
            G::Crypt,
            G::Road,
            G::Harbor,
            G::Tower,
            G::Town,
        ],
        (_, Mood::Desert) => &[
            G::Dunes,
            G::Canyon,
            G::Ruins,
            G::Panes,
            G::Mountains,
            G::Cave,
            G::Crypt,
            G::Road,
            G::Town,
            G::Oasis,
            G::Forge,
            G::Market,
        ],
        (_, Mood::Wilds) => &[
            G::Forest,
            G::Mountains,
            G::Moor,
            G::Marsh,
            G::Cave,
            G::Road,
            G::Fields,
            G::Ruins,
            G::Canyon,
            G::Tower,
        ],
        (_, Mood::City) => &[
            G::Town,
            G::Market,
            G::Crypt,
            G::Room,
            G::Forge,
            G::Harbor,
            G::Ruins,
            G::Road,
            G::Tower,
            G::Panes,
        ],
    }
}
