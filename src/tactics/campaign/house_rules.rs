//! The difficulty of a campaign, as tables choose it (AT-CAMP-15).

use kernel::campaign::{self, DialView};
use serde::{Deserialize, Serialize};

use crate::content::words::Difficulty;

/// What a table has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// The difficulty. Changed in the middle of a campaign it holds for the encounters that follow
    /// (AT-RUL-64).
    pub level: Difficulty,
}

/// The levels with their names in files and commands.
pub const LEVELS: [(&str, Difficulty); 3] =
    [("easy", Difficulty::Easy), ("normal", Difficulty::Normal), ("hard", Difficulty::Hard)];

impl HouseRules {
    /// Returns the house rules with the level of that name.
    pub fn named(word: &str) -> Option<HouseRules> {
        let level = LEVELS.into_iter().find(|(name, _)| *name == word);
        level.map(|(_, level)| HouseRules { level })
    }

    /// Returns what players call the difficulty.
    pub fn name(self) -> String {
        match self.level {
            Difficulty::Easy => t!("tactics-easy"),
            Difficulty::Normal => t!("tactics-normal"),
            Difficulty::Hard => t!("tactics-hard"),
        }
    }
}

/// There is no difficulty of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", t!("tactics-no-difficulty", word = .0.as_str()))]
pub struct UnknownLevel(String);

impl campaign::Difficulty for HouseRules {
    type Error = UnknownLevel;

    /// Reads `easy`, `normal` or `hard`, `level` with a number from -1 to 1, or `off`.
    fn turned(&self, words: &str) -> Result<HouseRules, UnknownLevel> {
        let word = words.trim();
        let word = word.strip_prefix("level").map_or(word, |n| match n.trim() {
            "-1" => "easy",
            "0" => "normal",
            "1" | "+1" => "hard",
            other => other,
        });
        if word == "off" {
            return Ok(HouseRules::default());
        }
        let short: String = word.chars().take(40).collect();
        HouseRules::named(word).ok_or(UnknownLevel(short))
    }

    fn line(&self) -> String {
        self.name()
    }

    fn dials(&self) -> Vec<DialView> {
        vec![DialView {
            word: "level",
            title: t!("tactics-difficulty"),
            about: t!("tactics-difficulty.about"),
            rule: "AT-CAMP-15",
            low: -1,
            high: 1,
            step: 1,
            now: match self.level {
                Difficulty::Easy => -1,
                Difficulty::Normal => 0,
                Difficulty::Hard => 1,
            },
            signed: true,
        }]
    }
}
