//! Names of card types, skills and damage types, and their plurals.

use crate::cards::printed::CardDef;
use crate::cards::vocabulary::{Action, Kind, Rank, Skill, damage_part};
use crate::lang;
use lang::message;

/// Returns the type of a card in running text: "weapon".
pub fn kind_name(kind: Kind) -> String {
    kind.localized().to_owned()
}

/// Returns the type of a card with its article, as an object: "an item".
pub fn kind_with_article(kind: Kind) -> String {
    kind.message().of(lang::current()).form_or_value("a").words().to_owned()
}

/// Returns the key by which cards are counted in statistics, the same in every language: villain
/// and henchman by rank, all others by type. [`counted`] is its text.
pub fn rank_or_kind(def: &CardDef) -> String {
    match def.rank {
        Rank::Villain => "villain".into(),
        Rank::Henchman => "henchman".into(),
        Rank::Plain | Rank::Loot => def.kind.word().into(),
    }
}

/// Returns a number of a [`rank_or_kind`]: "3 monsters".
pub fn counted(n: u64, key: &str) -> String {
    let kind = || Kind::ALL.into_iter().find(|k| k.word() == key);
    let message = match key {
        "henchman" => Some(message!("word-henchman")),
        "villain" => Some(message!("word-villain")),
        _ => kind().map(Kind::message),
    };
    let Some(entry) = message.map(|m| m.of(lang::current())) else { return format!("{n} {key}") };
    let noun = if n == 1 { entry.value() } else { entry.form_or_value("many") };
    format!("{n} {}", noun.words())
}

/// Returns a skill's name.
pub fn skill_name(skill: Skill) -> String {
    skill.localized().to_owned()
}

/// Returns a skill's name by the key under which it was counted, which is the same in every
/// language.
pub fn skill_of_key(key: &str) -> String {
    match (key.parse::<Skill>(), key) {
        (Ok(skill), _) => skill_name(skill),
        (_, "Other dice") => t!("words-other-dice"),
        (_, "Check") => t!("words-some-check"),
        _ => key.to_owned(),
    }
}

/// Returns a type of damage: "Fire damage", "Feuerschaden".
pub fn damage_name(kind: &str) -> String {
    match damage_part(kind) {
        Some(part) => t!("words-damage", kind = part),
        None => t!("words-damage-other", kind = kind),
    }
}

/// Returns the verb of an action: "discard"; in German an infinitive for the end of the sentence.
pub(super) fn action_name(action: Action) -> String {
    action.localized().to_owned()
}
