//! The kinds of cards of the tactics family, and how each looks.

use faces::Kind;
use faces::kind::{Badge, Edge, Grounds, Subject, Wave};
use faces::scene::Ground;
use tactics::content::words::CardKind;

const TEETH: Edge = Edge::Teeth(18, &[(0.0, 0.0), (0.5, 1.0), (1.0, 0.0)]);
const BATTLEMENTS: Edge = Edge::Teeth(14, &[(0.0, 0.0), (0.0, 0.8), (0.5, 0.8), (0.5, 0.0)]);
const BELLIED: Edge = Edge::Points(&[(0.0, 0.5), (1.0, 0.5)]);

/// A card of an action deck.
const ACTION: &Kind = &Kind {
    name: "Action",
    ink: 0x7E3B2C,
    sign: "fist",
    badge: Badge::Star(4, 0.76, 0.0),
    edge: TEETH,
    stock: &["fist", "sword", "boots", "lantern", "rope", "bell"],
    ..Kind::PLAIN
};

/// The country along the road.
const LAND: &[Ground] = &[
    Ground::Fields,
    Ground::Moor,
    Ground::Road,
    Ground::Forest,
    Ground::Mountains,
    Ground::Marsh,
    Ground::Town,
    Ground::Ruins,
];

/// The place where a chapter plays.
pub const PLACE: &Kind = &Kind {
    name: "Place",
    subject: Subject::Place,
    grounds: Grounds::two(LAND, LAND),
    ..Kind::PLAIN
};

/// A basic move.
const MOVE: &Kind = &Kind {
    name: "Basic Move",
    ink: 0x3C6142,
    sign: "boots",
    badge: Badge::Round(0.94),
    edge: Edge::Waves(9, Wave::Swell),
    stock: &["boots"],
    ..Kind::PLAIN
};

/// A basic attack.
const ATTACK: &Kind = &Kind {
    name: "Basic Attack",
    ink: 0x6B2A2A,
    sign: "sword",
    badge: Badge::Star(4, 0.7, 0.0),
    edge: TEETH,
    stock: &["sword"],
    ..Kind::PLAIN
};

/// What a class is known for.
const FEATURE: &Kind = &Kind {
    name: "Feature",
    ink: 0x46407E,
    sign: "star",
    badge: Badge::Star(8, 0.8, 0.0),
    edge: Edge::Waves(12, Wave::Arches),
    stock: &["star", "lamp", "hand"],
    ..Kind::PLAIN
};

/// Equipment to strike with.
const WEAPON: &Kind = &Kind {
    name: "Weapon",
    ink: 0x5A3A22,
    sign: "axe",
    badge: Badge::Star(4, 0.76, 0.0),
    edge: TEETH,
    stock: &["axe", "sword", "spear", "hammer", "knife"],
    ..Kind::PLAIN
};

/// Equipment to wear.
const ARMOR: &Kind = &Kind {
    name: "Armor",
    ink: 0x4A5B68,
    sign: "shield",
    badge: Badge::Shield,
    edge: BATTLEMENTS,
    stock: &["shield", "helmet", "mail", "coat"],
    ..Kind::PLAIN
};

/// Equipment to carry.
const ACCESSORY: &Kind = &Kind {
    name: "Accessory",
    ink: 0x7A5A20,
    sign: "ring",
    badge: Badge::Round(0.94),
    edge: BELLIED,
    stock: &["ring", "key", "purse", "compass", "lantern"],
    ..Kind::PLAIN
};

/// What holds while it lies on the player board.
const ABILITY: &Kind = &Kind {
    name: "Ability",
    ink: 0x1F6570,
    sign: "eye",
    badge: Badge::Star(16, 0.84, 0.0),
    edge: Edge::Waves(16, Wave::Scallops),
    stock: &["eye", "heart", "hand", "bell"],
    ..Kind::PLAIN
};

/// What belongs to the whole party, and what is bought.
const ITEM: &Kind = &Kind {
    name: "Item",
    ink: 0x6A5B2A,
    sign: "purse",
    badge: Badge::Round(0.94),
    edge: BELLIED,
    stock: &["purse", "bottle", "key", "scroll"],
    ..Kind::PLAIN
};

/// What happens on the road.
const ROAD: &Kind = &Kind {
    name: "Road",
    ink: 0x34413A,
    sign: "map",
    badge: Badge::Round(1.0),
    edge: Edge::Waves(9, Wave::Swell),
    stock: &["map", "house", "tree"],
    ..Kind::PLAIN
};

/// A card of a boss deck.
pub const BOSS: &Kind = &Kind {
    name: "Boss",
    ink: 0x2B2024,
    sign: "skull",
    badge: Badge::Star(6, 0.7, 0.0),
    edge: BATTLEMENTS,
    stock: &["skull", "mask", "hood"],
    subject: Subject::Thing,
    ..Kind::PLAIN
};

/// An enemy, a summon or an ally.
pub const FIGURE: &Kind = &Kind {
    name: "Figure",
    ink: 0x3B2A1E,
    sign: "mask",
    badge: Badge::Round(1.0),
    edge: BATTLEMENTS,
    stock: &["hood", "mask", "skull"],
    subject: Subject::Person,
    ..Kind::PLAIN
};

/// A class.
pub const CLASS: &Kind = &Kind {
    name: "Class",
    ink: 0x3A2F52,
    sign: "crown",
    badge: Badge::Shield,
    edge: Edge::Waves(12, Wave::Arches),
    stock: &["hero-a", "hero-b", "hero-c"],
    subject: Subject::Person,
    ..Kind::PLAIN
};

/// Returns how a kind of card looks.
pub fn of(kind: CardKind) -> &'static Kind {
    match kind {
        CardKind::Action => ACTION,
        CardKind::BasicMove => MOVE,
        CardKind::BasicAttack => ATTACK,
        CardKind::Feature => FEATURE,
        CardKind::Weapon => WEAPON,
        CardKind::Armor => ARMOR,
        CardKind::Accessory => ACCESSORY,
        CardKind::Passive | CardKind::Dice | CardKind::Perk => ABILITY,
        CardKind::Item | CardKind::Gold | CardKind::Potion => ITEM,
        CardKind::RandomEncounter | CardKind::Market | CardKind::Mark => ROAD,
    }
}
