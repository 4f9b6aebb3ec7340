//! What a writer gets wrong: each mistake is told with file, line and column, and with what was
//! probably meant.

use adventure::cards::load::examine;

use crate::support::{Change, SmallPack};

/// The smallest pack with more in it that can go wrong.
fn pack() -> SmallPack {
    SmallPack::new()
        .change(&[
            (P, "First", "Third"),
            (P, "players: 1", "players: 2"),
            (P, "[\"a\"]", "[\"a\"], scourges: [\"thirst\", \"thirst\", \"thirst\", \"thirst\"]"),
            (C, "[\"Basic\"], check: \"Melee 5\"", "[\"Melee\", \"Basic\"], check: \"Strength Melee 5\""),
            (C, "plus: \"1d4\")])])", TWO_POWERS),
            (C, "[\"Basic\"], check: \"Divine 4\", copies: 50", "[\"Divine\", \"Basic\"], check: \"Divine 4\", copies: 90"),
            (C, "check: \"Combat 8\", copies: 9", CRAB),
            (C, "\"Combat 9\"", "\"Combat 9\", rules: [(on: Defeated(), does: [MayClose])]"),
            (S, "[[\"quay\"]]", "[[\"quay\"], [\"mole\"]]"),
            (H, "hand_boxes: 4", POWER),
        ])
        .before(C, "bell", GLOW)
        .after(C, "(id: \"thirst\", name: \"Thirst\", kind: Scourge, copies: 4, standing: [(change: HandSize(-1))]),")
        .after(L, "(id: \"mole\", name: \"Mole\", deck: (monster: 3), closing: [Check(\"Wisdom 6\")]),")
}
const TWO_POWERS: &str = r#"plus: "1d4")]),
     (do: Discard, when: Check(combat: true), adds_to: 0, does: [Add("1d6")])], emblem: "sword")"#;
const CRAB: &str = r#"traits: ["Animal"], check: "Combat 8", copies: 20,
   rules: [(on: Undefeated(), does: [Shift(from: Hand, n: 1, to: Discards)])],
   standing: [(change: Immune(["Mental"]))]"#;
const GLOW: &str = r#"
  (id: "glow", name: "Glow", kind: Spell, traits: ["Magic", "Arcane"], check: "Intelligence 6", copies: 40,
   powers: [(do: Discard, when: Check(combat: true), does: [Use(skills: [Arcane], plus: "2d4")])],
   recharge: "Arcane 8"),"#;
const POWER: &str = r#"hand_boxes: 3,
  powers: [(boxes: 1, power: (cost: Hand(Recharge), when: Check(combat: true), does: [Add("1 / 2")]))]"#;

fn told(pack: &SmallPack, change: Change<'_>) -> Vec<String> {
    let source = pack.clone().change(&[change]).source();
    examine(&source).1.iter().map(ToString::to_string).collect()
}

#[test]
fn without_mistakes_nothing_is_told() {
    assert_eq!(told(&pack(), ("", "", "")), Vec::<String>::new());
}

/// A file, a text there, and the mistake in its place. `^` in the mistake stands where it is to be
/// told; then what is to be told.
pub type Mistake = (&'static str, &'static str, &'static str, &'static str);

/// Makes each mistake in the pack, and wants it told where the `^` is.
pub fn all_told(pack: &SmallPack, mistakes: &[Mistake]) {
    let files = pack.source().files;
    let mut wrong = Vec::new();
    for (file, from, to, want) in mistakes {
        let text = files.iter().find(|(name, _)| name == file).map_or("", |(_, t)| t);
        let before = text.find(from).unwrap_or_else(|| panic!("{file} has no {from}"));
        let caret = to.find('^').unwrap_or_else(|| panic!("no place in {to}"));
        let mistake = to.replacen('^', "", 1);
        let head = format!("{}{}", &text[..before], &mistake[..caret]);
        let line = head.matches('\n').count() + 1;
        let column = head.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let is = told(pack, (file, from, &mistake));
        let want = format!("packs/p/{file}:{line}:{column}: {want}");
        let found = is.iter().any(|l| match want.split_once(" ... ") {
            Some((head, end)) => l.starts_with(head) && l.ends_with(end),
            None => l.starts_with(&want),
        });
        if !found {
            wrong.push(format!("{mistake}\n  should {want}\n  is     {}", is.join("\n         ")));
        }
    }
    assert!(wrong.is_empty(), "{} of {}\n{}", wrong.len(), mistakes.len(), wrong.join("\n"));
}

fn all(mistakes: &[Mistake]) {
    all_told(&pack(), mistakes);
}

const C: &str = "cards/all.ron";
const H: &str = "heroes.ron";
const S: &str = "scenarios.ron";
const L: &str = "locations.ron";
const A: &str = "adventures.ron";
const P: &str = "pack.ron";

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
            "error: rolls again: only in a power with `when: Rolled(...)`",
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
            "when: Evade(side: Bane), whose: ^AnyHere, does: [Evade]",
            "warning: a hero evades only what they encounter",
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
        (
            H,
            "skills: [(skill: Strength, die: \"1d10\"",
            "skills: ^[(skill: Strength, die: \"1d4\"",
            "error: at most one d4 among the skills, not 2",
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
            "^[[\"quay\", \"mole\"]]",
            "error: locations for each of 1 to 2 players, not 1",
        ),
        (
            S,
            "[[\"quay\"], [\"mole\"]]",
            "^[[\"quay\"], [\"mole\"], []]",
            "error: locations for each of 1 to 2 players, not 3",
        ),
        (S, "[\"mole\"]", "[^\"quay\"]", "error: `quay` is there twice"),
        (
            S,
            "[[\"quay\"], [\"mole\"]]",
            "^[[], [\"quay\", \"mole\"]]",
            "error: even one player needs a location for each villain",
        ),
        (S, "villains", "hours: ^0, villains", "error: the blessings deck has cards"),
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
