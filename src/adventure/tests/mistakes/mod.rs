//! What a writer gets wrong: each mistake is told with file, line and column, and with what was
//! probably meant.

mod accepted;
mod meaning;
mod words;

use adventure::cards::load::examine;

use crate::support::{Change, SmallPack};

/// The smallest pack with more in it that can go wrong.
fn pack() -> SmallPack {
    SmallPack::new()
        .change(&[
            (P, "First", "Third"),
            (P, "players: 1", "players: 2, custom_limits: true"),
            (P, "[\"a\"]", "[\"a\"], scourges: [\"thirst\", \"thirst\", \"thirst\", \"thirst\"]"),
            (C, "[\"Basic\"], check: \"Melee 5\"", "[\"Melee\", \"Basic\"], check: \"Strength Melee 5\""),
            (C, "plus: \"1d4\")])])", TWO_POWERS),
            (C, "[\"Basic\"], check: \"Divine 4\", copies: 50", "[\"Divine\", \"Basic\"], check: \"Divine 4\", copies: 90"),
            (C, "check: \"Combat 8\", copies: 9", CRAB),
            (C, "\"Combat 9\"", "\"Combat 9\", rules: [(on: Defeated(), does: [MayClose])]"),
            (S, "[[\"quay\"]]", "[[\"quay\"], [\"mole\"]]"),
            // The dice of the third edition sum up to more.
            (H, "Charisma, die: \"1d6\"", "Charisma, die: \"1d8\""),
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
