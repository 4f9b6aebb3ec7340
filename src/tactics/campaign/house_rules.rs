//! The difficulty of a campaign and the house rules, as tables choose them (AT-CAMP-15, AT-RUL-119).

use kernel::campaign::{self, DialView};
use serde::{Deserialize, Serialize};

use crate::content::words::Difficulty;
use crate::rules::start::{House, is_zero};

/// What a table has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// The difficulty. Changed in the middle of a campaign it holds for the encounters that follow
    /// (AT-RUL-64).
    pub level: Difficulty,
    /// How much more HP enemies have, in percent; fewer if negative.
    #[serde(skip_serializing_if = "is_zero")]
    pub hp: i8,
    /// How many cards more a hero draws up to; fewer if negative.
    #[serde(skip_serializing_if = "is_zero")]
    pub hand: i8,
}

/// The levels with their names in files and commands.
pub const LEVELS: [(&str, Difficulty); 3] =
    [("easy", Difficulty::Easy), ("normal", Difficulty::Normal), ("hard", Difficulty::Hard)];

/// Returns the level of that name.
pub fn level_named(word: &str) -> Option<Difficulty> {
    LEVELS.into_iter().find(|(name, _)| *name == word).map(|(_, level)| level)
}

impl HouseRules {
    /// Returns what the house rules change in an encounter.
    pub fn house(self) -> House {
        House { hp: self.hp, hand: self.hand }
    }

    /// Returns what players call the level.
    fn name(self) -> String {
        match self.level {
            Difficulty::Easy => t!("tactics-easy"),
            Difficulty::Normal => t!("tactics-normal"),
            Difficulty::Hard => t!("tactics-hard"),
        }
    }
}

/// Why house rules are not possible. Prints one sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HouseRulesError {
    /// There is no difficulty of that name.
    #[error("{}", t!("tactics-no-difficulty", word = .0.as_str()))]
    Unknown(String),
    /// A number is missing or out of range.
    #[error("{}", t!("terms-number", word = *.dial, low = *.low, high = *.high))]
    Number {
        /// The setting, as players type it.
        dial: &'static str,
        /// The minimum.
        low: i8,
        /// The maximum.
        high: i8,
    },
}

/// The most characters of a wrong word that are repeated to the player.
const TOLD: usize = 40;

impl campaign::Difficulty for HouseRules {
    type Error = HouseRulesError;

    fn check(&self) -> Result<(), HouseRulesError> {
        for (dial, n, (low, high, _)) in self.house().numbers() {
            if !(low..=high).contains(&n) {
                return Err(HouseRulesError::Number { dial, low, high });
            }
        }
        Ok(())
    }

    /// Reads `easy`, `normal` or `hard`, `level` with a number from -1 to 1, `hp` and `hand` with a
    /// number, or `off`; several of them one after another.
    fn turned(&self, words: &str) -> Result<HouseRules, HouseRulesError> {
        let mut changed = *self;
        let mut words = words.split([' ', ',', '=']).filter(|w| !w.is_empty()).peekable();
        if words.peek().is_none() {
            return Err(HouseRulesError::Unknown(String::new()));
        }
        while let Some(word) = words.next() {
            let mut number = |dial, (low, high, _): (i8, i8, i8)| {
                let n = words.next().and_then(|n| n.parse().ok());
                n.filter(|n| (low..=high).contains(n)).ok_or(HouseRulesError::Number {
                    dial,
                    low,
                    high,
                })
            };
            match word {
                "off" => changed = HouseRules::default(),
                "level" => {
                    let at = number("level", (-1, 1, 1))?;
                    changed.level = LEVELS[usize::from(at.saturating_add(1).unsigned_abs())].1;
                }
                "hp" => changed.hp = number("hp", House::HP)?,
                "hand" => changed.hand = number("hand", House::HAND)?,
                word => {
                    let unknown = || HouseRulesError::Unknown(word.chars().take(TOLD).collect());
                    changed.level = level_named(word).ok_or_else(unknown)?;
                }
            }
        }
        Ok(changed)
    }

    fn line(&self) -> String {
        let mut all = vec![self.name()];
        if self.hp != 0 {
            all.push(t!("tactics-house-hp-line", n = format!("{:+}", self.hp)));
        }
        if self.hand != 0 {
            all.push(t!("tactics-house-hand-line", n = format!("{:+}", self.hand)));
        }
        all.join(", ")
    }

    fn dials(&self) -> Vec<DialView> {
        let level = match self.level {
            Difficulty::Easy => -1,
            Difficulty::Normal => 0,
            Difficulty::Hard => 1,
        };
        let dial = |word, title, about, rule, (low, high, step), now| DialView {
            word,
            title,
            about,
            rule,
            low,
            high,
            step,
            now,
            signed: true,
        };
        vec![
            dial(
                "level",
                t!("tactics-difficulty"),
                t!("tactics-difficulty.about"),
                "AT-CAMP-15",
                (-1, 1, 1),
                level,
            ),
            dial(
                "hp",
                t!("tactics-house-hp"),
                t!("tactics-house-hp.about"),
                "AT-RUL-119",
                House::HP,
                self.hp,
            ),
            dial(
                "hand",
                t!("tactics-house-hand"),
                t!("tactics-house-hand.about"),
                "AT-RUL-119",
                House::HAND,
                self.hand,
            ),
        ]
    }
}
