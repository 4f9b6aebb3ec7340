//! Words, ids and values that are not what they should be.

use super::{A, C, H, L, P, S, all};

/// Words that there are not, and what was probably meant.
#[test]
fn misspelt_words() {
    all(&[
        (C, "[Explore]", "[^Explor]", "error: unknown word `Explor` (did you mean `Explore`?)"),
        (C, "Shift(from", "^Shiff(from", "error: unknown word `Shiff` (did you mean `Shift`?)"),
        (C, "from: Hand,", "from: ^Hands,", "error: unknown word `Hands` (did you mean `Hand`?)"),
        (
            C,
            "to: Discards",
            "to: ^Discard",
            "error: unknown word `Discard` (did you mean `Discards`?)",
        ),
        (
            C,
            "kind: Monster, traits",
            "kind: ^Monstre, traits",
            "error: unknown word `Monstre` (did you mean `Monster`?)",
        ),
        (
            C,
            "kind: Blessing",
            "kind: ^blessing",
            "error: unknown word `blessing` (did you mean `Blessing`?)",
        ),
        (
            C,
            "rank: Villain",
            "rank: ^Vilain",
            "error: unknown word `Vilain` (did you mean `Villain`?)",
        ),
        (C, "do: Reveal", "do: ^Revael", "error: unknown word `Revael` (did you mean `Reveal`?)"),
        (
            C,
            "when: YourTurn",
            "when: ^YoursTurn",
            "error: unknown word `YoursTurn` (did you mean `YourTurn`?)",
        ),
        (
            C,
            "on: Undefeated()",
            "on: ^Undefeted()",
            "error: unknown word `Undefeted` (did you mean `Undefeated`?)",
        ),
        (
            C,
            "change: Immune",
            "change: ^Imune",
            "error: unknown word `Imune` (did you mean `Immune`?)",
        ),
        (
            C,
            "traits: [\"Animal\"]",
            "^trait: [\"Animal\"]",
            "error: unknown field `trait` in CardDef (did you mean `traits`?)",
        ),
        (
            C,
            "copies: 20",
            "^copy: 20",
            "error: unknown field `copy` in CardDef (did you mean `copies`?)",
        ),
        (
            C,
            "plus: \"1d4\"",
            "^plsu: \"1d4\"",
            "error: unknown field `plsu` ... (did you mean `plus`?)",
        ),
        (
            C,
            "combat: true), adds",
            "^combt: true), adds",
            "error: unknown field `combt` in Check (did you mean `combat`?)",
        ),
        (
            C,
            "adds_to: 0",
            "^add_to: 0",
            "error: unknown field `add_to` in Power (did you mean `adds_to`?)",
        ),
        (
            C,
            "check: \"Strength Melee 5\"",
            "check: ^\"Strenght Melee 5\"",
            "error: unknown skill `Strenght` (did you mean `Strength`?)",
        ),
        (
            C,
            "skills: [Melee]",
            "skills: [^Meele]",
            "error: unknown word `Meele` (did you mean `Melee`?)",
        ),
        (
            C,
            "\"sword\"",
            "^\"sowrd\"",
            "warning: there is no emblem `sowrd` (did you mean `sword`?)",
        ),
        (
            H,
            "favored: Weapon",
            "favored: ^Wepon",
            "error: unknown word `Wepon` (did you mean `Weapon`?)",
        ),
        (H, "(Melee, 2)", "(^Mele, 2)", "error: unknown word `Mele` (did you mean `Melee`?)"),
        (
            S,
            "henchmen: ",
            "^henchman: ",
            "error: unknown field `henchman` in ScenarioDef (did you mean `henchmen`?)",
        ),
        (
            L,
            "closing: ",
            "^closes: ",
            "error: unknown field `closes` in LocationDef (did you mean `closing`?)",
        ),
        (
            P,
            "licence: ",
            "^license: ",
            "error: unknown field `license` in PackDef (did you mean `licence`?)",
        ),
        (
            P,
            "edition: Third",
            "edition: ^third",
            "error: unknown word `third` (did you mean `Third`?)",
        ),
    ]);
}

/// Ids that nothing has.
#[test]
fn references_to_what_is_not_there() {
    all(&[
        (S, "[\"boss\"]", "[^\"bos\"]", "error: there is no card `bos`"),
        (S, "[\"gang\"]", "[^\"gangs\"]", "error: there is no card `gangs` (did you mean `gang`?)"),
        (S, "[\"mole\"]", "[^\"mol\"]", "error: there is no location `mol` (did you mean `mole`?)"),
        (
            S,
            "henchmen: [\"gang\"],",
            "henchmen: [\"gang\"], reward: [Loot(^\"knive\")],",
            "error: there is no card `knive` (did you mean `knife`?)",
        ),
        (
            S,
            "henchmen: [\"gang\"],",
            "henchmen: [\"gang\"], reward: [Loot(^\"knife\")],",
            "error: `knife` is not of rank Loot",
        ),
        (
            S,
            "henchmen: [\"gang\"],",
            "henchmen: [\"gang\"], reward: [Trader(^\"deek\")],",
            "error: there is no trader `deek`",
        ),
        (A, "[\"s\"]", "[^\"ss\"]", "error: there is no scenario `ss`"),
        (P, "[\"a\"]", "[^\"autumn\"]", "error: there is no adventure `autumn`"),
        (
            P,
            "[\"thirst\", \"thirst\"",
            "[\"thirst\", ^\"thrist\"",
            "error: there is no scourge `thrist` (did you mean `thirst`?)",
        ),
        (
            H,
            "\"bell\", \"bell\",\n",
            "\"bell\", ^\"bel\",\n",
            "error: there is no card `bel` (did you mean `bell`?)",
        ),
        (H, "hand: 5", "cohort: ^\"fox\", hand: 5", "error: there is no cohort `fox`"),
        (
            C,
            "[Explore]",
            "[Summon(what: Named(^\"crap\"))]",
            "error: there is no card `crap` (did you mean `crab`?)",
        ),
        (
            C,
            "[Explore]",
            "[Move(to: Named(^\"quai\"))]",
            "error: there is no location `quai` (did you mean `quay`?)",
        ),
        (
            C,
            "[Explore]",
            "[Suffer(scourge: ^\"thrist\")]",
            "error: there is no scourge `thrist` (did you mean `thirst`?)",
        ),
        (
            C,
            "[Explore]",
            "[Build(place: \"mole\", with: [^\"gong\"])]",
            "error: there is no card `gong` (did you mean `gang`?)",
        ),
        (
            C,
            "does: [Explore]",
            "only_if: At([^\"quei\"]), does: [Explore]",
            "error: there is no location `quei` (did you mean `quay`?)",
        ),
        (
            C,
            "when: YourTurn",
            "when: Evade(ids: [^\"krab\"])",
            "error: there is no card `krab` (did you mean `crab`?)",
        ),
        (
            C,
            "when: YourTurn",
            "when: Evade(traits: [^\"Animall\"])",
            "warning: no card has the trait `Animall` (did you mean `Animal`?)",
        ),
        (
            C,
            "Immune([\"Mental\"])",
            "Needs([^\"Magik\"])",
            "warning: no card has the trait `Magik` (did you mean `Magic`?)",
        ),
        (
            C,
            "check: \"Divine 4\",",
            "check: \"Divine 4\", owner: ^\"anna\",",
            "error: there is no hero `anna` (did you mean `ann`?)",
        ),
    ]);
}

/// Values of the wrong sort or out of bounds, and brackets.
#[test]
fn values_and_brackets() {
    all(&[
        (C, "copies: 20", "copies: ^\"20\"", "error: "),
        (C, "copies: 20", "copies: ^300", "error: Integer is out of bounds"),
        (C, "n: 1,", "n: ^one,", "error: "),
        (C, "\"1d4\"", "^\"1d5\"", "error: `1d5`: dice have 4, 6, 8, 10 or 12 faces"),
        (C, "\"1d4\"", "^\"d\"", "error: `d` is neither dice like `2d6` nor a number"),
        (C, "\"Combat 8\"", "^\"Combat\"", "error: `Combat` should end in its difficulty"),
        (C, "\"Combat 8\"", "^\"8\"", "error: `8` names no skill"),
        (C, "\"Combat 8\"", "^\"Combat 80\"", "error: `Combat 80`: difficulties go from 0 to 60"),
        (C, "check: \"Combat 8\"", "check: \"Combat 8\", set: ^'9'", "error: the code of a set"),
        (C, "traits: [\"Animal\"]", "traits: ^\"Animal\"", "error: "),
        (C, "does: [Explore]", "does: ^Explore", "error: "),
        (
            C,
            "check: \"Combat 8\", copies",
            "check: \"Combat 8\" ^copies",
            "error: a comma is missing",
        ),
        (C, "does: [Explore])]", "does: [Explore]^]", "error: "),
        (
            C,
            "when: Check(combat: true), adds",
            "when: Check(^(combat: true)), adds",
            "error: a word is expected here",
        ),
        (C, "rules: [(on: Defeated()", "rules: [(on: Defeated^", "error: "),
        (C, "\"Animal\"", "\"Animal\", ^\"Animal\"", "error: the trait `Animal` twice"),
        (L, "monster: 3", "monster: ^-3", "error: "),
        (P, "players: 2", "players: ^7", "error: 1 to 6 players"),
        (H, "\"1d10\"", "^\"2d10\"", "error: a skill has one die"),
    ]);
}
