//! Lines of text as a face shows them: with signs for actions and skills, or plain.

use crate::cards::text::{Line, Span};
use crate::cards::vocabulary::{Action, Skill};
use crate::faces::Run;

/// A line as runs for the painter of faces.
pub fn runs(line: &Line) -> Vec<Run> {
    line.words()
        .into_iter()
        // The family has no box to check.
        .map(|(span, words)| (span, words.replace('☐', "[ ]")))
        .map(|(span, words)| match span {
            Span::Text(_) => Run::Text(words),
            // The die is drawn, so it is written as in data.
            Span::Dice(dice) => Run::Dice(dice.clone()),
            Span::Action(action, _) => Run::Sign(sign_of(*action).to_owned(), words),
            Span::Skill(skill) => Run::Sign(sign_of_skill(*skill).to_owned(), words),
            _ => Run::Bold(words),
        })
        .collect()
}

/// The sign of an action with a card.
fn sign_of(action: Action) -> &'static str {
    match action {
        Action::Reveal => "act-reveal",
        Action::Display => "act-display",
        Action::Discard => "act-discard",
        Action::Recharge => "act-recharge",
        Action::Bury => "act-bury",
        Action::Banish => "act-banish",
        Action::Shuffle | Action::Reload => "act-reload",
    }
}

/// The sign of a skill.
fn sign_of_skill(skill: Skill) -> &'static str {
    match skill {
        Skill::Strength => "fist",
        Skill::Dexterity => "feather",
        Skill::Constitution => "heart",
        Skill::Intelligence | Skill::Knowledge => "book",
        Skill::Wisdom | Skill::Perception => "eye",
        Skill::Charisma => "mask",
        Skill::Combat => "sword",
        Skill::Melee => "axe",
        Skill::Ranged => "bow",
        Skill::Arcane => "star",
        Skill::Divine => "sun",
        Skill::Acrobatics => "boots",
        Skill::Craft => "hammer",
        Skill::Diplomacy => "hand",
        Skill::Disable => "key",
        Skill::Fortitude => "shield",
        Skill::Stealth => "hooded",
        Skill::Survival => "tree",
    }
}

/// A line as plain words.
pub fn plain(line: &Line) -> String {
    line.words().into_iter().map(|(_, w)| w).collect()
}
