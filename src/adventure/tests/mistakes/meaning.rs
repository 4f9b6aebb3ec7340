//! Cards, powers, heroes and stories that cannot be what they are meant to be.

use super::{A, C, H, L, P, S, all};

/// Cards that can't be what they are meant to be.
#[test]
fn cards_that_do_not_work() {
    all(&[
        (
            C,
            "(id: \"bell\", name: \"Bell\", kind: Blessing, traits: [\"Divine\", \"Basic\"], check: \"Divine 4\",",
            "^(id: \"bell\", name: \"Bell\", kind: Blessing, traits: [\"Divine\", \"Basic\"],",
            "error: a boon has a check to acquire, unless it is loot",
        ),
        (
            C,
            "id: \"bell\"",
            "id: ^\"knife\"",
            "error: there is another card `knife` (packs/p/cards/all.ron:2)",
        ),
        (
            C,
            "id: \"bell\"",
            "id: ^\"Bell\"",
            "error: `Bell`: an id is of lower-case letters, digits and hyphens",
        ),
        (C, "name: \"Bell\"", "name: ^\"\"", "error: a card has a name"),
        (
            C,
            "(id: \"crab\", name: \"Crab\",",
            "^(id: \"crab\",",
            "error: the field `name` of CardDef is missing",
        ),
        (C, "copies: 20", "copies: ^0", "error: there is at least 1 copy of a card"),
        (
            C,
            "check: \"Combat 8\",",
            "check: \"Combat 8\", recharge: ^\"Combat 8\",",
            "error: only a boon is recharged",
        ),
        (
            C,
            "recharge: \"Arcane 8\"",
            "recharge: ^\"None\"",
            "error: the check to recharge names a skill",
        ),
        (
            C,
            "recharge: \"Arcane 8\"",
            "recharge_if: ^Skill(Arcane)",
            "error: there is no check to recharge it",
        ),
        (
            C,
            "traits: [\"Magic\", \"Arcane\"]",
            "traits: ^[\"Magic\"]",
            "error: a spell has the trait Arcane or Divine or both",
        ),
        (C, "rank: Villain", "rank: ^Loot", "error: loot is a boon"),
        (
            C,
            "kind: Blessing",
            "kind: Blessing, rank: ^Henchman",
            "error: villains and henchmen are monsters or barriers",
        ),
        (
            C,
            "(id: \"gang\", name: \"Gang\", kind: Monster, rank: Henchman, check: \"Combat 9\", rules: [(on: Defeated(), does: [MayClose])]",
            "^(id: \"gang\", name: \"Gang\", kind: Monster, rank: Henchman, check: \"Combat 9\"",
            "warning: defeating this henchman gives no chance to close its location",
        ),
        (
            C,
            "does: [Explore]",
            "does: [^Evade]",
            "error: evades: only in a power with `when: Evade(...)`",
        ),
        (
            C,
            "does: [Explore]",
            "does: [^Add(2)]",
            "error: changes a check: only in a power with `when: Check(...)`",
        ),
        (
            C,
            "does: [Explore]",
            "does: [^Reroll(One)]",
            "error: changes what was rolled: only in a power with `when: Rolled(...)`",
        ),
        (
            C,
            "does: [Explore]",
            "does: [^Reduce(1)]",
            "error: reduces damage: only in a power with `when: Damage([...])`",
        ),
        (C, "does: [Explore]", "does: [^Defeated]", "error: there is no encounter at that time"),
        (C, "does: [Explore]", "does: [^May([])]", "error: does nothing"),
        (
            C,
            "does: [Explore]",
            "does: ^[Explore, Shuffle(Own)]",
            "error: the exploration comes after the whole list",
        ),
        (C, "does: [Explore]", "does: ^[EndTurn, Shuffle(Own)]", "error: ends the turn"),
        (
            C,
            "does: [MayClose])]",
            "does: ^[MayClose, If(Closed, [Shuffle(Own)])])]",
            "error: the attempt to close comes later",
        ),
        (
            C,
            "rules: [(on: Undefeated(), does: [Shift(from: Hand, n: 1, to: Discards)])]",
            "rules: [(on: Examined(), does: ^[Encounter, UntilEncounterEnd(change: CannotMove)])]",
            "error: the encounter is over by then",
        ),
        (
            C,
            "does: [Explore]",
            "does: [Shift(from: Deck, n: ^\"2 Dark markers\", to: Hand)]",
            "error: `2 Dark markers` is neither dice",
        ),
        (
            C,
            "standing: [(change: Immune([\"Mental\"]))]",
            "standing: [(whose: Any, change: ^MetTraits([\"Basic\"]))]",
            "error: is about the encountered card",
        ),
        (
            C,
            "standing: [(change: Immune([\"Mental\"]))]",
            "standing: [(change: ^DamagePlus(\"1/2\"))]",
            "warning: `/` parts the amounts for checked boxes, which only heroes' powers have",
        ),
        (
            C,
            "does: [Explore]",
            "does: ^[Shift(from: Deck, n: \"1/2\", to: Hand)]",
            "warning: `/` parts the amounts for checked boxes, which only heroes' powers have",
        ),
        (
            C,
            "does: [Explore]",
            "does: [^Choose(ways: [(does: [Explore])])]",
            "error: a choice has two ways or more",
        ),
        (
            C,
            "does: [Explore]",
            "does: [^Shift(from: Hand, n: 0, to: Discards)]",
            "error: 0 of something is nothing",
        ),
        (
            C,
            "[(do: Discard, when: YourTurn, does",
            "[^(when: YourTurn, does",
            "error: a boon's power says what is done with the card",
        ),
        (
            C,
            "[(do: Discard, when: YourTurn, does: [Explore])]",
            "[^(do: Discard, when: YourTurn)]",
            "error: the power does nothing",
        ),
        (
            C,
            "when: YourTurn, does: [Explore])]",
            "when: YourTurn, does: [Explore])], rules: [^(on: Failed(), does: [Explore])]",
            "warning: a boon's rule holds only while it is encountered or displayed",
        ),
        (
            C,
            "when: YourTurn, does: [Explore])]",
            "when: YourTurn, does: [Explore])], rules: [^(on: TurnEnd, does: [Explore])]",
            "warning: a boon's rule holds only while it is encountered or displayed",
        ),
        (
            C,
            "[(do: Discard, when: YourTurn, does: [Explore])]",
            "[^(do: Discard, cost: Hand(Reveal), when: YourTurn)]",
            "error: the power does nothing",
        ),
        (C, "adds_to: 0", "adds_to: ^1", "error: names no earlier power of this card"),
        (
            C,
            "standing: [(change: Immune([\"Mental\"]))]",
            "powers: [(do: ^Reveal, when: Check(), does: [Add(1)])]",
            "error: only a boon is played",
        ),
        (
            C,
            "on: Undefeated(), does",
            "on: Undefeated(), only_if: ^Any([]), does",
            "error: a list of conditions is empty",
        ),
        (C, "Immune([\"Mental\"])", "^Immune([])", "error: names no trait"),
        (
            C,
            "rules: [(on: Undefeated(), does: [Shift(from: Hand, n: 1, to: Discards)])]",
            "rules: [^(on: Acquired(), does: [Explore])]",
            "error: a bane is never acquired",
        ),
        (
            C,
            "standing: [(change: Immune([\"Mental\"]))]",
            "instead: [^(of: NotAcquired, to: Here)]",
            "error: a bane is neither acquired nor played nor in a hand",
        ),
        (
            C,
            "does: [Explore])]",
            "does: [Explore])], instead: [^(of: Played(Bury), to: Box)]",
            "error: no power of this card has you bury it",
        ),
        (
            C,
            "traits: [\"Animal\"]",
            "traits: [\"Animal\", ^\"Trigger\"]",
            "error: nothing happens when this card is examined",
        ),
    ]);
}

/// Powers that can never be used.
#[test]
fn what_can_never_be_used() {
    all(&[
        (
            C,
            "when: YourTurn, does",
            "when: YourTurn, only_if: ^All([Alone, Not(Alone)]), does",
            "error: this can never be so",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: ^Evade(side: Bane, kinds: [Weapon]), does: [Evade]",
            "error: no card can be meant: these types are never on that side",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: ^Evade(met: true), does: [Evade]",
            "error: `met` is the card that is encountered as something begins to be so",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: YourTurn, does: [UntilTurnEnd(whose: Any, change: ^Rule(on: Defeated(), does: [Explore]))]",
            "error: to whom the event happens is the `whose` of the rule itself",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: ^Evade(kinds: [Weapon], traits: [\"Animal\"]), does: [Evade]",
            "warning: the pack has no such card",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: ^Check(combat: true, purposes: [Acquire]), does: [Add(1)]",
            "warning: no check to acquire or to recharge is a combat check",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: YourTurn, only_if: ^Has(Hand, (kinds: [Ally]), 0), does: [Explore]",
            "error: there are always 0 or more",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: YourTurn, only_if: ^Exploring, does: [Explore]",
            "error: this is used outside encounters, so no card is being encountered",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: On(TurnStart), only_if: ^FirstExploration, does: [Explore]",
            "error: no exploration of the turn has been made then",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: YourTurn, only_if: ^Moving, does: [Explore]",
            "error: a hero moves only where one arrives or leaves",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: YourTurn, only_if: ^PlayedBy(Discard), does: [Explore]",
            "error: how a card was played is known in answer to `Played` alone",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: On(TurnEnd), does: ^[ForgoMove, Explore]",
            "error: what is forgone comes first, in a power with `when: YourTurn`",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: On(Suffering), does: ^[SufferInstead]",
            "error: a scourge is suffered in place of another hero: `when: On(Suffering), whose: OtherHere`",
        ),
        (
            C,
            "when: YourTurn, does: [Explore]",
            "when: YourTurn, does: [^MoveWith(with: One)]",
            "error: other heroes may move with you: `EachOtherHere` or `EachOther`",
        ),
    ]);
}

/// Stories whose numbers do not add up.
#[test]
fn heroes_and_stories_that_do_not_add_up() {
    all(&[
        (
            H,
            "cards: (weapon: 5,",
            "cards: ^(weapon: 4,",
            "error: the deck list has 15 cards, not 14",
        ),
        (
            H,
            "deck: [\"knife\",",
            "deck: ^[\"bell\",",
            "error: 4 of type weapon, but the deck list says 5",
        ),
        (H, "deck: [\"knife\",", "deck: [^\"crab\",", "error: `crab` cannot be in a deck at first"),
        (H, "deck: [\"knife\",", "deck: [^\"glow\",", "error: `glow` lacks the trait Basic"),
        (
            H,
            "skills: [(skill: Strength, die: \"1d10\", boxes: 4",
            "skills: ^[(skill: Strength, die: \"1d10\", boxes: 5",
            "error: 15 skill feat boxes, not 16",
        ),
        (
            H,
            "skills: [(skill: Strength",
            "skills: ^[(skill: Wisdom",
            "error: Strength is there once",
        ),
        (H, "uses: [(Melee, 2)]", "uses: ^[(Wisdom, 2)]", "error: Wisdom cannot be a bonus"),
        (H, "hand: 5", "hand: ^0", "error: a hand of 1 to 9 cards, not 0"),
        (
            H,
            "powers: [(boxes: 1,",
            "powers: ^[(boxes: 2,",
            "error: 4 power feat boxes (hand size included), not 5",
        ),
        (H, "favored: Weapon", "favored: ^Armor", "error: the deck list has no armor"),
        (
            H,
            "card_boxes: (weapon: 5,",
            "card_boxes: ^(weapon: 4,",
            "error: 10 card feat boxes, not 9",
        ),
        (
            S,
            "villains: [\"boss\"]",
            "villains: ^[]",
            "error: a scenario has villains, or a `stack` in their place",
        ),
        (
            S,
            "villains: [\"boss\"]",
            "villains: [^\"gang\"]",
            "error: `gang` is of rank Henchman, not Villain",
        ),
        (
            S,
            "henchmen: [\"gang\"]",
            "henchmen: [^\"crab\"]",
            "error: `crab` is of rank Plain, not Henchman",
        ),
        (
            S,
            "[[\"quay\"], [\"mole\"]]",
            "^[[\"quay\"], [\"mole\"], []]",
            "error: a list of locations for each of 1 to 2 players, not 3: an empty one (`[]`) for whom",
        ),
        (S, "[\"mole\"]", "[^\"quay\"]", "error: `quay` is there twice"),
        (
            S,
            "[[\"quay\"], [\"mole\"]]",
            "^[[], [\"quay\", \"mole\"]]",
            "error: even one player needs a location for each villain",
        ),
        (
            S,
            "villains",
            "hours: 0, won_in_time: ^Count(ClosedLocations, 1), villains",
            "error: without a blessings deck (`hours: 0`) no time runs out",
        ),
        (L, "deck: (monster: 3)", "deck: ^()", "error: a location's deck has cards"),
        (
            L,
            "(id: \"mole\", name: \"Mole\", deck: (monster: 3),",
            "^(id: \"mole\", name: \"Mole\",",
            "error: the field `deck` of LocationDef is missing",
        ),
        (
            L,
            "closing: [Check(\"Wisdom 6\")]),\n]",
            "closing: ^[]),\n]",
            "error: there is no way to close it",
        ),
        (A, "scenarios: [\"s\"]", "scenarios: ^[]", "error: an adventure has scenarios"),
        (P, "id: \"p\"", "id: ^\"q\"", "error: the pack is `q`, but its folder is `p`"),
    ]);
}
