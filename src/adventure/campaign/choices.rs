//! What a table has chosen about how it plays, kept in `campaign.ron`: nothing of it is a rule of
//! the game.

use serde::{Deserialize, Serialize};

use super::hands::HandPolicy;
use super::{Campaign, Trouble};
use crate::cards::difficulty::Difficulty;

/// What a table has chosen. A campaign that says nothing plays as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Choices {
    /// How far decisions may be taken back.
    #[serde(skip_serializing_if = "is_usual")]
    pub undo: UndoPolicy,
    /// Who may see a hand.
    #[serde(skip_serializing_if = "is_usual")]
    pub hands: HandPolicy,
    /// How much harder or easier it plays; for scenarios that begin from now on (AC-TABLE-01).
    #[serde(skip_serializing_if = "is_usual")]
    pub difficulty: Difficulty,
}

impl Choices {
    /// Whether all is as usual.
    pub fn is_usual(&self) -> bool {
        *self == Choices::default()
    }
}

impl Campaign {
    /// Changes how much harder or easier the table plays, for scenarios that begin from now on
    /// (AC-TABLE-01). One that is under way goes on as it was begun.
    ///
    /// # Errors
    /// When it is more than is offered, or cannot be saved; then nothing has changed.
    pub fn set_difficulty(&mut self, difficulty: Difficulty) -> Result<(), Trouble> {
        difficulty.check().map_err(Trouble)?;
        let before = std::mem::replace(&mut self.record.choices.difficulty, difficulty);
        self.save(&self.record).inspect_err(|_| self.record.choices.difficulty = before)
    }
}

/// Whether a choice is the usual one.
fn is_usual<T: Default + PartialEq>(choice: &T) -> bool {
    *choice == T::default()
}

/// How far decisions may be taken back.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, clap::ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum UndoPolicy {
    /// As far as anybody likes.
    #[default]
    Free,
    /// Not across rolls, nor across cards that became known since.
    Hidden,
    /// Not at all.
    Off,
}

impl UndoPolicy {
    /// Every one there is.
    pub const ALL: [UndoPolicy; 3] = [UndoPolicy::Free, UndoPolicy::Hidden, UndoPolicy::Off];

    /// The word in files and commands.
    pub fn word(self) -> &'static str {
        match self {
            UndoPolicy::Free => "free",
            UndoPolicy::Hidden => "hidden",
            UndoPolicy::Off => "off",
        }
    }

    /// What it means, in words.
    pub fn text(self) -> String {
        match self {
            UndoPolicy::Free => t!("undo-free"),
            UndoPolicy::Hidden => {
                t!("undo-hidden")
            }
            UndoPolicy::Off => t!("undo-off"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is as usual is not written, and what is written is read.
    #[test]
    fn choices_are_kept_as_text() {
        assert_eq!(ron::to_string(&Choices::default()), Ok("()".into()));
        let some = Choices { undo: UndoPolicy::Hidden, ..Choices::default() };
        let text = ron::to_string(&some).unwrap_or_default();
        assert_eq!(text, "(undo:hidden)");
        assert_eq!(ron::from_str::<Choices>(&text), Ok(some));
        assert!(ron::from_str::<Choices>("(wonders: 1)").is_err());
    }
}
