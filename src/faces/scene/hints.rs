//! The words that suggest a place.

use super::Ground;

/// The words that suggest each place, wherever they occur in a title, an emblem or a flavour text.
pub(super) const HINTS: [(Ground, &[&str]); 22] = [
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
