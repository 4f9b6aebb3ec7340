//! The small words of cards: types, skills, sorts of damage, and how many of them.

use crate::cards::printed::CardDef;
use crate::cards::words::{Action, Kind, Rank, Skill};
use crate::lang::{self, Language};

/// The type of a card in running text: "weapon".
pub fn kind_name(kind: Kind) -> String {
    match lang::current() {
        Language::English => kind.word().into(),
        _ => lang::say(kind_id(kind), &[]),
    }
}

/// The type of a card with its article, as what something is done to: "an item".
pub fn a_kind(kind: Kind) -> String {
    lang::say(&format!("{}.a", kind_id(kind)), &[])
}

fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Weapon => "words-weapon",
        Kind::Spell => "words-spell",
        Kind::Armor => "words-armor",
        Kind::Item => "words-item",
        Kind::Ally => "words-ally",
        Kind::Blessing => "words-blessing",
        Kind::Monster => "words-monster",
        Kind::Barrier => "words-barrier",
        Kind::Scourge => "words-scourge",
        Kind::Trader => "words-trader",
        Kind::Bazaar => "words-bazaar",
        Kind::Stance => "words-stance",
        Kind::Cohort => "words-cohort",
        Kind::Token => "words-token",
    }
}

/// What a card counts as in numbers, as a key that no language changes: villain and henchman by
/// that, all others by their type. [`counted`] says it.
pub fn rank_or_kind(def: &CardDef) -> String {
    match def.rank {
        Rank::Villain => "villain".into(),
        Rank::Henchman => "henchman".into(),
        Rank::Plain | Rank::Loot => def.kind.word().into(),
    }
}

/// So many of a [`rank_or_kind`]: "3 monsters".
pub fn counted(n: u64, key: &str) -> String {
    let id = match key {
        "weapon" => "words-weapon.many",
        "spell" => "words-spell.many",
        "armor" => "words-armor.many",
        "item" => "words-item.many",
        "ally" => "words-ally.many",
        "blessing" => "words-blessing.many",
        "monster" => "words-monster.many",
        "barrier" => "words-barrier.many",
        "henchman" => "words-henchman.many",
        "villain" => "words-villain.many",
        _ => return format!("{n} {key}"),
    };
    lang::say(id, &[("n", n.into())])
}

/// A skill's name.
pub fn skill_name(skill: Skill) -> String {
    match lang::current() {
        Language::English => skill.name().into(),
        _ => lang::say(&format!("words-skill.{}", skill.name()), &[]),
    }
}

/// A skill's name by the key under which it was counted, which no language changes.
pub fn skill_of_key(key: &str) -> String {
    match (key.parse::<Skill>(), key) {
        (Ok(skill), _) => skill_name(skill),
        (_, "Other dice") => t!("words-other-dice"),
        (_, "Check") => t!("words-some-check"),
        _ => key.to_owned(),
    }
}

/// A sort of damage: "Fire damage".
pub fn damage_name(kind: &str) -> String {
    let id = format!("words-damage.{kind}");
    match lang::current() != Language::English && lang::has(&id) {
        true => lang::say(&id, &[]),
        false => t!("words-damage", kind = kind),
    }
}

/// What is done to a card: "discard"; in German behind all else, as an infinitive.
pub(super) fn action_name(action: Action) -> String {
    match lang::current() {
        Language::English => action.word().into(),
        _ => lang::say(&format!("words-action.{}", action.word()), &[]),
    }
}
