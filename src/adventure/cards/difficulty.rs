//! House rules that make games harder or easier, off unless the players choose them (AC-TABLE-01).

use serde::{Deserialize, Serialize};

use crate::kernel::campaign::{self, DialView};
use crate::lang;
use crate::lang::pattern::Message;
use lang::message;

/// The chosen house rules. By default all of them are off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Difficulty {
    /// Cards added to the blessings deck, or removed if negative; fewer cards are harder
    /// (AC-TABLE-02).
    #[serde(skip_serializing_if = "is_none")]
    pub hours: i8,
    /// The number of harmful wildcards that are drawn (AC-TABLE-03).
    #[serde(skip_serializing_if = "is_none")]
    pub wildcards: i8,
    /// The number of helpful wildcards that are drawn (AC-TABLE-05).
    #[serde(skip_serializing_if = "is_none")]
    pub favors: i8,
    /// A number added to the difficulty of checks to defeat, to acquire and to close (AC-TABLE-06).
    #[serde(skip_serializing_if = "is_none")]
    pub checks: i8,
    /// Cards drawn in addition to each starting hand (AC-TABLE-07).
    #[serde(skip_serializing_if = "is_none")]
    pub cards: i8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde calls")]
fn is_none(n: &i8) -> bool {
    *n == 0
}

/// Why house rules are not possible. Prints one sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DifficultyError {
    /// A value is out of range.
    #[error("{}", t!("terms-range", dial = *.dial, low = *.low, high = *.high))]
    Range {
        /// The setting, as players type it.
        dial: &'static str,
        /// The minimum.
        low: i8,
        /// The maximum.
        high: i8,
    },
    /// A word names no setting.
    #[error("{}", t!("terms-known", word = .word.as_str(), known = Dial::ALL.map(Dial::word).join(", ")))]
    Unknown {
        /// The word.
        word: String,
    },
    /// A setting was named without a number, or with one that is out of range.
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

/// One of the house rules, as a setting with a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dial {
    /// The number of cards in the blessings deck.
    Hours,
    /// Harmful wildcards.
    Wildcards,
    /// Helpful wildcards.
    Favors,
    /// The difficulty of checks.
    Checks,
    /// The number of cards in the starting hand.
    Cards,
}

impl Dial {
    /// All settings in the order in which they are listed.
    pub const ALL: [Dial; 5] =
        [Dial::Hours, Dial::Wildcards, Dial::Favors, Dial::Checks, Dial::Cards];

    /// Returns the name of the setting in files and commands.
    pub fn word(self) -> &'static str {
        match self {
            Dial::Hours => "hours",
            Dial::Wildcards => "wildcards",
            Dial::Favors => "favors",
            Dial::Checks => "checks",
            Dial::Cards => "cards",
        }
    }

    /// Returns the title of the setting in the current language.
    pub fn title(self) -> &'static str {
        self.message().of(lang::current()).value().words()
    }

    /// Returns the effect of the setting in one sentence.
    pub fn about(self) -> &'static str {
        self.message().of(lang::current()).form_or_value("about").words()
    }

    fn message(self) -> &'static Message {
        match self {
            Dial::Hours => message!("card-dial-hours"),
            Dial::Wildcards => message!("card-dial-wildcards"),
            Dial::Favors => message!("card-dial-favors"),
            Dial::Checks => message!("card-dial-checks"),
            Dial::Cards => message!("card-dial-cards"),
        }
    }

    /// Returns the id of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            Dial::Hours => "AC-TABLE-02",
            Dial::Wildcards => "AC-TABLE-03",
            Dial::Favors => "AC-TABLE-05",
            Dial::Checks => "AC-TABLE-06",
            Dial::Cards => "AC-TABLE-07",
        }
    }

    /// Returns the lowest value, the highest value and the step.
    pub fn range(self) -> (i8, i8, i8) {
        match self {
            Dial::Hours => (-15, 30, 5),
            Dial::Wildcards | Dial::Favors => (0, 4, 1),
            Dial::Checks => (-3, 3, 1),
            Dial::Cards => (0, 3, 1),
        }
    }
}

impl Difficulty {
    /// Returns whether no house rule is chosen.
    pub fn is_usual(&self) -> bool {
        *self == Difficulty::default()
    }

    /// Returns the value of a setting.
    pub fn get(&self, dial: Dial) -> i8 {
        match dial {
            Dial::Hours => self.hours,
            Dial::Wildcards => self.wildcards,
            Dial::Favors => self.favors,
            Dial::Checks => self.checks,
            Dial::Cards => self.cards,
        }
    }

    /// Changes a setting; the value is clamped to its range.
    pub fn set(&mut self, dial: Dial, to: i8) {
        let (low, high, _) = dial.range();
        let to = to.clamp(low, high);
        match dial {
            Dial::Hours => self.hours = to,
            Dial::Wildcards => self.wildcards = to,
            Dial::Favors => self.favors = to,
            Dial::Checks => self.checks = to,
            Dial::Cards => self.cards = to,
        }
    }

    /// Checks that all values are within their ranges.
    ///
    /// # Errors
    /// Returns the first value that is not.
    pub fn check(&self) -> Result<(), DifficultyError> {
        for dial in Dial::ALL {
            let (low, high, _) = dial.range();
            if !(low..=high).contains(&self.get(dial)) {
                return Err(DifficultyError::Range { dial: dial.word(), low, high });
            }
        }
        Ok(())
    }

    /// Returns the difficulty changed by words: `hours -5 wildcards 2`, or `off`.
    ///
    /// # Errors
    /// Returns an error if a word is no setting, or a number is out of range.
    pub fn changed_by(self, words: &str) -> Result<Difficulty, DifficultyError> {
        let mut changed = self;
        let mut words = words.split([' ', ',', '=']).filter(|w| !w.is_empty());
        while let Some(word) = words.next() {
            if word == "off" {
                changed = Difficulty::default();
                continue;
            }
            let Some(dial) = Dial::ALL.into_iter().find(|d| d.word() == word) else {
                return Err(DifficultyError::Unknown { word: word.to_owned() });
            };
            let (low, high, _) = dial.range();
            match words.next().and_then(|n| n.parse().ok()) {
                Some(n) if (low..=high).contains(&n) => changed.set(dial, n),
                _ => return Err(DifficultyError::Number { dial: dial.word(), low, high }),
            }
        }
        Ok(changed)
    }

    /// Describes each chosen house rule in a short phrase; empty if none is chosen.
    pub fn describe(&self) -> Vec<String> {
        let mut all = Vec::new();
        for dial in Dial::ALL {
            let n = self.get(dial);
            let phrase = |message: &Message, n: String| {
                let entry = message.of(lang::current());
                let form = if n.trim_start_matches(['+', '-']) == "1" { "one" } else { "" };
                let mut out = String::new();
                entry.form_or_value(form).fill("", &[("n", &n)], &mut out);
                out
            };
            all.extend((n != 0).then(|| match dial {
                Dial::Hours => phrase(message!("card-said-hours"), format!("{n:+}")),
                Dial::Wildcards => phrase(message!("card-said-wildcards"), n.to_string()),
                Dial::Favors => phrase(message!("card-said-favors"), n.to_string()),
                Dial::Checks => phrase(message!("card-said-checks"), format!("{n:+}")),
                Dial::Cards => phrase(message!("card-said-cards"), n.to_string()),
            }));
        }
        all
    }

    /// Describes the difficulty in one line: "by the rules", or the chosen house rules.
    pub fn describe_in_line(&self) -> String {
        match self.is_usual() {
            true => lang::t!("card-by-the-rules"),
            false => self.describe().join(", "),
        }
    }
}

impl campaign::Difficulty for Difficulty {
    type Error = DifficultyError;

    fn check(&self) -> Result<(), DifficultyError> {
        Difficulty::check(self)
    }

    fn turned(&self, words: &str) -> Result<Difficulty, DifficultyError> {
        self.changed_by(words)
    }

    fn line(&self) -> String {
        self.describe_in_line()
    }

    fn dials(&self) -> Vec<DialView> {
        let view = |dial: Dial| {
            let (low, high, step) = dial.range();
            DialView {
                word: dial.word(),
                title: dial.title().to_owned(),
                about: dial.about().to_owned(),
                rule: dial.rule(),
                low,
                high,
                step,
                now: self.get(dial),
                signed: matches!(dial, Dial::Hours | Dial::Checks),
            }
        };
        Dial::ALL.map(view).to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AC-TABLE-01: no house rule is on unless it is chosen, and defaults are not written.
    #[test]
    fn no_house_rule_is_on_by_default() {
        let usual = Difficulty::default();
        assert!(usual.is_usual() && usual.describe().is_empty() && usual.check().is_ok());
        assert_eq!(usual.describe_in_line(), "by the rules");
        assert_eq!(ron::to_string(&usual), Ok("()".into()));
        let mut some = usual;
        for dial in Dial::ALL {
            assert!(!dial.title().is_empty() && !dial.about().is_empty());
            some.set(dial, 100);
            assert_eq!(some.get(dial), dial.range().1);
        }
        assert!(some.check().is_ok() && some.describe().len() == 5, "{some:?}");
        let changed = usual.changed_by("hours +5 wildcards 2").unwrap_or_default();
        assert_eq!(changed, Difficulty { hours: 5, wildcards: 2, ..usual });
        assert_eq!(changed.changed_by("off, checks=-1"), Ok(Difficulty { checks: -1, ..usual }));
        for wrong in ["hours", "hours 99", "sand 3", "checks x"] {
            assert!(usual.changed_by(wrong).is_err(), "{wrong}");
        }
        assert!(Difficulty { checks: 4, ..usual }.check().is_err());
        assert_eq!(
            Difficulty { hours: -5, wildcards: 1, ..usual }.describe_in_line(),
            "-5 hours, 1 harsh wildcard"
        );
    }
}
