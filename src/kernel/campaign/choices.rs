//! The choices of a table about how it plays, stored in `campaign.ron`. None of them is a rule of
//! the game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The choices of a table; `D` is the difficulty of the family. Absent choices have their default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[serde(bound(serialize = "D: Usual + Serialize", deserialize = "D: Usual + DeserializeOwned"))]
pub struct Choices<D> {
    /// How far decisions may be undone.
    #[serde(skip_serializing_if = "is_usual")]
    pub undo: UndoPolicy,
    /// Who may see a hand.
    #[serde(skip_serializing_if = "is_usual")]
    pub hands: HandPolicy,
    /// The difficulty of games that begin from now on.
    #[serde(skip_serializing_if = "is_usual")]
    pub difficulty: D,
}

/// A value with a default that is not written to files.
pub trait Usual: Default + PartialEq {}

impl<T: Default + PartialEq> Usual for T {}

impl<D: Usual> Choices<D> {
    /// Returns whether all is at its default.
    pub fn is_usual(&self) -> bool {
        is_usual(self)
    }
}

/// Returns whether a value is its default.
pub fn is_usual<T: Usual>(choice: &T) -> bool {
    *choice == T::default()
}

/// How far decisions may be undone.
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
    /// All values.
    pub const ALL: [UndoPolicy; 3] = [UndoPolicy::Free, UndoPolicy::Hidden, UndoPolicy::Off];

    /// Returns the word for files and commands.
    pub fn word(self) -> &'static str {
        match self {
            UndoPolicy::Free => "free",
            UndoPolicy::Hidden => "hidden",
            UndoPolicy::Off => "off",
        }
    }

    /// Returns a description for the player.
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

/// Who may see a hand.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, clap::ValueEnum,
)]
#[serde(rename_all = "lowercase")]
pub enum HandPolicy {
    /// Everybody.
    #[default]
    Open,
    /// The person who plays the hero.
    Private,
}

impl HandPolicy {
    /// Returns the word for files and commands.
    pub fn word(self) -> &'static str {
        match self {
            HandPolicy::Open => "open",
            HandPolicy::Private => "private",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Default choices are not written, and written choices are read.
    #[test]
    fn choices_are_kept_as_text() {
        type Choices = super::Choices<u8>;
        assert_eq!(ron::to_string(&Choices::default()), Ok("()".into()));
        let some = Choices { undo: UndoPolicy::Hidden, ..Choices::default() };
        let text = ron::to_string(&some).unwrap_or_default();
        assert_eq!(text, "(undo:hidden)");
        assert_eq!(ron::from_str::<Choices>(&text), Ok(some));
        assert!(ron::from_str::<Choices>("(wonders: 1)").is_err());
    }
}
