//! The kinds of cards of the adventure card game, and how each looks.

use faces::Kind;
use faces::kind::{Back, Badge, Edge, Grounds, Inks, Subject, Wave};
use faces::scene::Ground as G;

const ARMS: Grounds = Grounds::two(
    &[G::Table, G::Deck, G::Cliffs, G::Forge, G::Ruins, G::Harbor, G::Mountains],
    &[G::Table, G::Canyon, G::Forge, G::Dunes, G::Ruins, G::Road, G::Mountains],
);
const GOODS: Grounds = Grounds::two(
    &[G::Table, G::Room, G::Harbor, G::Cave, G::Market, G::Town, G::Deck, G::Tower],
    &[G::Table, G::Market, G::Room, G::Panes, G::Oasis, G::Dunes, G::Town, G::Road],
);
const MAGIC: Grounds = Grounds::two(
    &[G::Vision, G::Sea, G::Moor, G::Ruins, G::Crypt, G::Tower, G::Forest, G::Cliffs],
    &[G::Vision, G::Dunes, G::Panes, G::Ruins, G::Canyon, G::Crypt, G::Oasis, G::Mountains],
);
const PRAYER: Grounds = Grounds::two(
    &[G::Vision, G::Sea, G::Fields, G::Tower, G::Moor, G::Mountains, G::Harbor],
    &[G::Vision, G::Oasis, G::Dunes, G::Panes, G::Mountains, G::Road, G::Canyon],
);
const PEOPLE: Grounds = Grounds::two(
    &[G::Town, G::Harbor, G::Fields, G::Deck, G::Road, G::Market, G::Moor, G::Room],
    &[G::Market, G::Oasis, G::Town, G::Road, G::Dunes, G::Canyon, G::Room, G::Panes],
);
const PORTRAITS: &[&str] = &["hero-a", "hero-b", "hero-c", "hero-d", "hero-e"];
const VILLAINS: &[&str] = &["skull", "mask", "hood", "wrecker"];
const PLACES: &[&str] = &["pier", "tower", "house", "cliff"];
const HOUSE: Badge =
    Badge::Polygon(&[(0.0, -1.05), (0.95, -0.35), (0.95, 0.85), (-0.95, 0.85), (-0.95, -0.35)]);
const ARCADE: Edge =
    Edge::Teeth(5, &[(0.0, 0.2), (0.2, 0.2), (0.2, 0.8), (0.5, 1.3), (0.8, 0.8), (0.8, 0.2)]);

/// A boon for fighting.
pub const WEAPON: &Kind = &Kind {
    name: "Weapon",
    ink: 0x7E3B2C,
    sign: "sword",
    badge: Badge::Star(4, 0.76, 0.0),
    edge: Edge::Teeth(22, &[(0.0, 0.0), (0.85, 1.0), (1.0, 0.0)]),
    stock: &["sword", "axe", "spear", "mace", "bow", "knife"],
    grounds: ARMS,
    ..Kind::PLAIN
};

/// A boon of magic.
pub const SPELL: &Kind = &Kind {
    name: "Spell",
    ink: 0x46407E,
    sign: "star",
    badge: Badge::Star(8, 0.80, 0.0),
    edge: Edge::Waves(12, Wave::Arches),
    stock: &["lightning", "flame", "eye", "star", "scroll"],
    grounds: MAGIC,
    ..Kind::PLAIN
};

/// A boon that reduces damage.
pub const ARMOR: &Kind = &Kind {
    name: "Armor",
    ink: 0x4A5B68,
    sign: "shield",
    badge: Badge::Shield,
    edge: Edge::Teeth(14, &[(0.0, 0.0), (0.0, 0.8), (0.5, 0.8), (0.5, 0.0)]),
    stock: &["shield", "helmet", "mail", "coat"],
    grounds: ARMS,
    ..Kind::PLAIN
};

/// A boon of many uses.
pub const ITEM: &Kind = &Kind {
    name: "Item",
    ink: 0x7A5A20,
    sign: "key",
    badge: Badge::Round(0.94),
    edge: Edge::Points(&[(0.0, 0.5), (1.0, 0.5)]),
    stock: &["bottle", "key", "purse", "compass", "ring", "lantern"],
    grounds: GOODS,
    ..Kind::PLAIN
};

/// A boon: somebody who helps.
pub const ALLY: &Kind = &Kind {
    name: "Ally",
    ink: 0x3C6142,
    sign: "hand",
    badge: Badge::Star(3, 0.86, 0.5),
    edge: Edge::Waves(9, Wave::Swell),
    stock: PORTRAITS,
    grounds: PEOPLE,
    subject: Subject::Person,
    ..Kind::PLAIN
};

/// A boon that adds dice; the card of an hour.
pub const BLESSING: &Kind = &Kind {
    name: "Blessing",
    ink: 0x1F6570,
    sign: "sun",
    badge: Badge::Star(16, 0.84, 0.0),
    edge: Edge::Waves(16, Wave::Scallops),
    stock: &["sun", "lamp", "bell", "gull", "wave"],
    grounds: PRAYER,
    // Powers ask for the traits of the hour.
    traits_below: true,
    ..Kind::PLAIN
};

/// A bane that fights.
pub const MONSTER: &Kind = &Kind {
    name: "Monster",
    ink: 0x4A1F26,
    sign: "claw",
    lift: 0.16,
    badge: Badge::Polygon(&[
        (-1.0, -0.8),
        (-0.45, -0.95),
        (0.0, -0.8),
        (0.45, -0.95),
        (1.0, -0.8),
        (0.7, 0.2),
        (0.0, 1.05),
        (-0.7, 0.2),
    ]),
    edge: Edge::Teeth(11, &[(0.0, 0.0), (0.5, 1.5), (0.62, 0.2), (0.8, 0.7), (1.0, 0.0)]),
    stock: &["wolf", "tentacle", "skull", "ghost", "crab", "spider"],
    ..Kind::PLAIN
};

/// A bane that stands in the way.
pub const BARRIER: &Kind = &Kind {
    name: "Barrier",
    ink: 0x57483A,
    sign: "lock",
    badge: Badge::Polygon(&[(-0.84, -0.84), (0.84, -0.84), (0.84, 0.84), (-0.84, 0.84)]),
    edge: Edge::Teeth(
        8,
        &[
            (0.0, 0.9),
            (0.46, 0.9),
            (0.46, 0.2),
            (0.5, 0.2),
            (0.5, 0.9),
            (0.96, 0.9),
            (0.96, 0.2),
            (1.0, 0.2),
        ],
    ),
    stock: &["trap", "net", "chain", "lock", "storm"],
    ..Kind::PLAIN
};

/// One of the villain's people.
pub const HENCHMAN: &Kind = &Kind {
    name: "Henchman",
    ink: 0x642848,
    sign: "mask",
    badge: Badge::Polygon(&[
        (-0.9, -0.9),
        (0.0, -0.6),
        (0.9, -0.9),
        (0.9, 0.6),
        (0.0, 1.0),
        (-0.9, 0.6),
    ]),
    edge: Edge::Teeth(9, &[(0.0, 0.0), (0.5, 1.2), (1.0, 0.0)]),
    stock: VILLAINS,
    ..Kind::PLAIN
};

/// Whom to corner.
pub const VILLAIN: &Kind = &Kind {
    name: "Villain",
    ink: 0x241627,
    sign: "skull",
    badge: Badge::Star(10, 0.72, 0.0),
    edge: Edge::Teeth(7, &[(0.0, 0.0), (0.2, 1.9), (0.4, 0.1), (0.6, 0.9), (0.8, 0.1)]),
    stock: VILLAINS,
    ..Kind::PLAIN
};

/// A reward.
pub const LOOT: &Kind = &Kind {
    name: "Loot",
    ink: 0x8C6A12,
    sign: "gem",
    lift: 0.16,
    badge: Badge::Polygon(&[
        (-0.6, -0.85),
        (0.6, -0.85),
        (1.05, -0.25),
        (0.0, 1.05),
        (-1.05, -0.25),
    ]),
    edge: Edge::Teeth(10, &[(0.0, 0.0), (0.3, 0.0), (0.5, 1.1), (0.7, 0.0)]),
    stock: &["gem", "crown", "ring", "chest"],
    grounds: GOODS,
    inks: Inks::Treasure,
    ..Kind::PLAIN
};

/// A place, open.
pub const LOCATION: &Kind = &Kind {
    name: "Location",
    ink: 0x2F5573,
    sign: "house",
    lift: -0.06,
    badge: HOUSE,
    edge: ARCADE,
    stock: PLACES,
    subject: Subject::Place,
    two_columns: true,
    ..Kind::PLAIN
};

/// A place, closed.
pub const LOCATION_CLOSED: &Kind = &Kind {
    name: "LocationClosed",
    ink: 0x5E5C58,
    sign: "lock",
    lift: -0.06,
    badge: HOUSE,
    edge: ARCADE,
    stock: PLACES,
    inks: Inks::Gray,
    subject: Subject::Place,
    boarded: true,
    ..Kind::PLAIN
};

/// Somebody played.
pub const HERO: &Kind = &Kind {
    name: "Hero",
    ink: 0x6A4022,
    sign: "crown",
    badge: Badge::Shield,
    edge: Edge::Teeth(5, &[(0.02, 0.0), (0.02, 1.4), (0.5, 0.5), (0.98, 1.4), (0.98, 0.0)]),
    stock: PORTRAITS,
    grounds: PEOPLE,
    subject: Subject::Portrait,
    ..Kind::PLAIN
};

/// What is to be done today.
pub const SCENARIO: &Kind = &Kind {
    name: "Scenario",
    badge: Badge::Star(8, 0.6, 0.0),
    edge: Edge::Teeth(6, &[(0.4, 0.0), (0.5, 1.4), (0.6, 0.0)]),
    ..Kind::PLAIN
};

/// What goes on over several days.
pub const ADVENTURE: &Kind = &Kind {
    name: "Adventure",
    ink: 0x3D4A2E,
    badge: Badge::Star(12, 0.7, 0.0),
    edge: Edge::Waves(5, Wave::Swell),
    ..Kind::PLAIN
};

const BACK: Kind = Kind { ink: 0x2B2F3A, sign: "lighthouse", inks: Inks::Night, ..Kind::PLAIN };

/// The back of a hero's deck.
pub const BACK_OF_HERO: &Kind = &Kind {
    name: "Back(Hero)",
    back: Some(Back { inks: [0x4A2A1C, 0x7C4A2C, 0xEBD3A2], sign: "lamp", beams: 16 }),
    ..BACK
};

/// The back of a location's deck.
pub const BACK_OF_LOCATION: &Kind = &Kind {
    name: "Back(Location)",
    back: Some(Back { inks: [0x1B3347, 0x31597A, 0xDDE3D3], sign: "lighthouse", beams: 12 }),
    ..BACK
};

/// The back of the blessings deck: the hours.
pub const BACK_OF_BLESSINGS: &Kind = &Kind {
    name: "Back(Blessings)",
    back: Some(Back { inks: [0x153F42, 0x22706E, 0xF2E3B0], sign: "sun", beams: 24 }),
    ..BACK
};

/// Every kind there is.
pub const ALL: [&Kind; 19] = [
    WEAPON,
    SPELL,
    ARMOR,
    ITEM,
    ALLY,
    BLESSING,
    MONSTER,
    BARRIER,
    HENCHMAN,
    VILLAIN,
    LOOT,
    LOCATION,
    LOCATION_CLOSED,
    HERO,
    SCENARIO,
    ADVENTURE,
    BACK_OF_HERO,
    BACK_OF_LOCATION,
    BACK_OF_BLESSINGS,
];
