//! Faces of all kinds, made up: for golden pictures and for looking at how faces are drawn.

use faces::{Face, Kind, Run};

use super::kinds;

fn face(
    kind: &'static Kind,
    title: &str,
    emblem: &str,
    traits: &[&str],
    checks: &[&str],
    rules: &[&[&str]],
    flavour: &str,
) -> Face {
    let banes = [kinds::MONSTER, kinds::BARRIER, kinds::HENCHMAN, kinds::VILLAIN];
    let words = |list: &[&str]| list.iter().map(|word| (*word).to_owned()).collect::<Vec<String>>();
    let check_title = match kind {
        _ if kind == kinds::LOCATION => "When closing",
        _ if banes.contains(&kind) => "To defeat",
        _ => "To acquire",
    };
    let run = |text: &&str| match text.split_at(text.len().min(1)) {
        ("*", more) => Run::Bold(more.to_owned()),
        ("#", more) => Run::Dice(more.to_owned()),
        _ => Run::Text((*text).to_owned()),
    };
    Face {
        subtitle: kind.name.to_owned(),
        traits: words(traits),
        check_title: if checks.is_empty() { String::new() } else { check_title.to_owned() },
        checks: words(checks),
        rules: rules.iter().map(|paragraph| paragraph.iter().map(run).collect()).collect(),
        flavour: flavour.to_owned(),
        emblem: emblem.to_owned(),
        set: 'B',
        ..Face::new(kind, title)
    }
}

/// One or two of every kind, long and short.
pub fn samples() -> Vec<Face> {
    let mut all = vec![
        face(
            kinds::WEAPON,
            "Boarding Cutlass",
            "sword",
            &["Sword", "Melee", "Slashing"],
            &["Combat 8"],
            &[
                &[
                    "For your combat check, reveal this card to roll your Melee die and add ",
                    "#1d6",
                    ".",
                ],
                &["You may also ", "*discard", " it to add another ", "#1d6", "."],
            ],
            "It has been over more rails than the gulls.",
        ),
        face(
            kinds::WEAPON,
            "Whaler's Gaff",
            "hook",
            &["Polearm", "Melee"],
            &["Strength or Melee 6"],
            &[&[
                "Reveal this card to add ",
                "#d8",
                " to your combat check. If you fail it, bury this card.",
            ]],
            "",
        ),
        face(
            kinds::SPELL,
            "Call the Fog",
            "fog",
            &["Magic", "Arcane", "Divine"],
            &["Intelligence or Arcane 6", "Wisdom or Divine 6"],
            &[
                &["Discard this card to evade the bane you encounter; shuffle it into its deck."],
                &[
                    "After playing it, if you have neither the Arcane nor the Divine skill, banish it; else you may succeed at an Arcane or Divine 8 check to recharge it instead of discarding it.",
                ],
            ],
            "",
        ),
        face(
            kinds::ARMOR,
            "Tarred Coat",
            "coat",
            &["Light Armor"],
            &["Constitution or Fortitude 4"],
            &[
                &["Recharge this card to reduce Combat damage dealt to you by ", "*2", "."],
                &[
                    "Bury it to reduce all damage dealt to you to 0. If you are proficient with light armors, discard it instead.",
                ],
            ],
            "Forty coats of tar and one of prayer.",
        ),
        face(
            kinds::ITEM,
            "Keeper's Lantern",
            "lantern",
            &["Tool", "Light"],
            &["Wisdom 5"],
            &[&[
                "Discard this card to explore your location. Add ",
                "#1d4",
                " to your checks during that exploration.",
            ]],
            "Someone has to carry the light down the stairs.",
        ),
        face(
            kinds::ALLY,
            "Old Chaplain",
            "chaplain",
            &["Human", "Cleric"],
            &["Charisma or Diplomacy 7"],
            &[
                &["Recharge this card to add ", "#1d6", " to a Divine check."],
                &["Discard it to explore your location."],
            ],
            "",
        ),
        face(
            kinds::BLESSING,
            "Hour of the Gull",
            "gull",
            &["Divine", "Basic"],
            &["Divine 5"],
            &[
                &[
                    "Discard this card to add one die to any check, or two if the check invokes the Sea.",
                ],
                &["Discard it to explore your location."],
            ],
            "Where they sit, there is land; where they cry, there are wrecks.",
        ),
        face(
            kinds::MONSTER,
            "Drowned Bell-Ringer",
            "ghost",
            &["Undead", "Cold"],
            &["Combat 12", "Divine 9"],
            &[
                &[
                    "Before you act, each hero at this location succeeds at a Wisdom 6 check or is dealt ",
                    "#1d4-1",
                    " Mental damage.",
                ],
                &["If undefeated, move to a random open location."],
            ],
            "",
        ),
        face(
            kinds::MONSTER,
            "Crab",
            "crab",
            &["Animal"],
            &["Combat 7"],
            &[],
            "Supper, one way or the other.",
        ),
        face(
            kinds::BARRIER,
            "Rotten Pier",
            "pier",
            &["Obstacle", "Trap"],
            &["Dexterity or Acrobatics 8", "Strength 10"],
            &[&[
                "If undefeated, you are dealt ",
                "#1d4",
                " Combat damage and may not explore again this turn.",
            ]],
            "Nothing but weed holds the boards together.",
        ),
        face(
            kinds::HENCHMAN,
            "Wrecker",
            "wrecker",
            &["Human", "Bandit"],
            &["Combat 11"],
            &[
                &[
                    "Damage dealt by a Wrecker is increased by 1 for each other hero at this location.",
                ],
                &[
                    "If defeated, you may immediately attempt to close the location this henchman came from.",
                ],
            ],
            "",
        ),
        face(
            kinds::VILLAIN,
            "The Lampless King",
            "crown",
            &["Undead", "Lord"],
            &["Combat 16", "Combat 18"],
            &[
                &["The Lampless King is immune to Fire and Poison."],
                &[
                    "Before you act, bury a random card from your hand. If the check to defeat has no Light trait, the difficulty is increased by 4.",
                ],
                &[
                    "If undefeated, each hero at an open location discards the top card of the blessings deck.",
                ],
            ],
            "",
        ),
        face(
            kinds::LOOT,
            "Pearl of the Deep",
            "gem",
            &["Object", "Magic"],
            &[],
            &[&[
                "Reveal this card to add ",
                "#2d6+1",
                " to a check against a bane with the Aquatic trait.",
            ]],
            "It is warm, like something that sleeps.",
        ),
        face(
            kinds::LOCATION,
            "Lighthouse Stair",
            "lighthouse",
            &[],
            &["Wisdom or Perception 7"],
            &[
                &["*At this location: ", "Add ", "#1d4", " to checks with the Light trait."],
                &[
                    "*When permanently closed: ",
                    "Each hero here may recharge a card from the discard pile.",
                ],
            ],
            "",
        ),
        face(
            kinds::LOCATION_CLOSED,
            "Salt Market",
            "salt",
            &[],
            &[],
            &[&["This location is closed."]],
            "",
        ),
        face(
            kinds::HERO,
            "Tamsin Vey",
            "hero-tamsin",
            &["Human", "Ranger"],
            &[],
            &[
                &["Hand size ", "*5", ". Proficient with light armors and weapons."],
                &["When you defeat a monster, you may draw a card."],
                &[
                    "You may discard a card to add ",
                    "#1d6",
                    " to a check by another hero at your location.",
                ],
            ],
            "",
        ),
        face(
            kinds::SCENARIO,
            "The Wreckers of Low Point",
            "ship",
            &[],
            &[],
            &[&[
                "When you would banish a card, put it under this one. When there are as many cards here as heroes, the tide turns: discard the top card of the blessings deck.",
            ]],
            "Three ships in three nights, and all of them followed a light.",
        ),
        face(
            kinds::WEAPON,
            "The Extraordinarily Long and Winding Name of a Very Old Harpoon Indeed",
            "spear",
            &["Spear", "Melee", "Ranged", "Piercing", "Finesse", "Two-Handed"],
            &["Combat 118"],
            &[&[
                "For your combat check, reveal this card to roll your Strength or Melee die and add ",
                "#1d8",
                ". You may additionally discard it to add ",
                "#1d8",
                ". If you are not proficient with weapons, the difficulty is increased by 4, and after the check you bury this card if you have not already discarded it. When playing another weapon on the same check you may instead recharge this card to reroll one die; take the new result. At a location by the sea, add a further ",
                "#1d4+1",
                " and the Aquatic trait. While you carry this card the hero at the next location may treat you as being there for the purpose of powers that ask for a hero at that place. If the bane has the Whale trait, it cannot be evaded, and if undefeated it is put on the top of its location deck; each hero there is dealt ",
                "#1d6",
                " Combat damage that cannot be reduced, and then the next hero in turn may move.",
            ]],
            "Unseen.",
        ),
        face(
            kinds::MONSTER,
            "Marsh Wolf",
            "wolf",
            &["Animal"],
            &["Combat 9"],
            &[&[
                "If the check to defeat does not have the Ranged trait, the difficulty is increased by 2.",
            ]],
            "It has learned which lights are carried by people.",
        ),
        face(
            kinds::ITEM,
            "Chart of the Shoals",
            "map",
            &["Object"],
            &["Intelligence or Knowledge 4"],
            &[&[
                "Bury this card to look at the top 3 cards of your location deck; put them back in any order.",
            ]],
            "",
        ),
        face(
            kinds::SPELL,
            "Spark from the Lamp",
            "flame",
            &["Magic", "Arcane", "Attack", "Fire"],
            &["Intelligence or Arcane 4"],
            &[&[
                "For your combat check, discard this card to roll your Arcane die and add ",
                "#2d4",
                ".",
            ]],
            "",
        ),
    ];
    let rows = |list: &[(&str, &str)]| {
        list.iter().map(|row| (row.0.to_owned(), row.1.to_owned())).collect()
    };
    all[13].corner = rows(&[
        ("Monster", "2"),
        ("Barrier", "1"),
        ("Weapon", "1"),
        ("Spell", "1"),
        ("Armor", "0"),
        ("Item", "2"),
        ("Ally", "1"),
        ("Blessing", "1"),
    ]);
    all[15].corner = rows(&[
        ("Strength", "d6"),
        ("Dexterity", "d12"),
        ("Constitution", "d8"),
        ("Intelligence", "d6"),
        ("Wisdom", "d8"),
        ("Charisma", "d6"),
        ("Ranged: Dexterity", "+3"),
        ("Survival: Wisdom", "+2"),
    ]);
    all
}
