//! What a table may choose to make its games harder or easier: house rules, off unless chosen
//! (AC-TABLE-01).

use serde::{Deserialize, Serialize};

use crate::kernel::campaign::{self, DialView};
use crate::lang;
use crate::lang::pattern::Message;
use lang::message;

/// How much harder or easier a table plays. Nothing of it is on unless somebody says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Difficulty {
    /// So many more cards in the blessings deck, or fewer: a shorter one is harder (AC-TABLE-02).
    #[serde(skip_serializing_if = "is_none")]
    pub hours: i8,
    /// So many harsh wildcards are drawn (AC-TABLE-03).
    #[serde(skip_serializing_if = "is_none")]
    pub wildcards: i8,
    /// So many kind wildcards are drawn (AC-TABLE-05).
    #[serde(skip_serializing_if = "is_none")]
    pub favors: i8,
    /// Added to the difficulty of checks to defeat, to acquire and to close (AC-TABLE-06).
    #[serde(skip_serializing_if = "is_none")]
    pub checks: i8,
    /// So many cards are drawn beside each starting hand (AC-TABLE-07).
    #[serde(skip_serializing_if = "is_none")]
    pub cards: i8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde calls")]
fn is_none(n: &i8) -> bool {
    *n == 0
}

/// One of the choices, with what it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dial {
    /// Cards in the blessings deck.
    Hours,
    /// Harsh wildcards.
    Wildcards,
    /// Kind wildcards.
    Favors,
    /// The difficulty of checks.
    Checks,
    /// Cards in the starting hand.
    Cards,
}

impl Dial {
    /// Every one, in the order in which they are told.
    pub const ALL: [Dial; 5] =
        [Dial::Hours, Dial::Wildcards, Dial::Favors, Dial::Checks, Dial::Cards];

    /// The word in files and commands.
    pub fn word(self) -> &'static str {
        match self {
            Dial::Hours => "hours",
            Dial::Wildcards => "wildcards",
            Dial::Favors => "favors",
            Dial::Checks => "checks",
            Dial::Cards => "cards",
        }
    }

    /// What it is called in a list of choices.
    pub fn title(self) -> &'static str {
        self.message().of(lang::current()).value().words()
    }

    /// What it does, in a sentence.
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

    /// The rule that states it.
    pub fn rule(self) -> &'static str {
        match self {
            Dial::Hours => "AC-TABLE-02",
            Dial::Wildcards => "AC-TABLE-03",
            Dial::Favors => "AC-TABLE-05",
            Dial::Checks => "AC-TABLE-06",
            Dial::Cards => "AC-TABLE-07",
        }
    }

    /// The lowest, the highest, and by how much it changes at once.
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
    /// Whether all is by the rules.
    pub fn is_usual(&self) -> bool {
        *self == Difficulty::default()
    }

    /// How far a dial is turned.
    pub fn get(&self, dial: Dial) -> i8 {
        match dial {
            Dial::Hours => self.hours,
            Dial::Wildcards => self.wildcards,
            Dial::Favors => self.favors,
            Dial::Checks => self.checks,
            Dial::Cards => self.cards,
        }
    }

    /// Turns a dial; what is too much is cut.
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

    /// Whether it is within what is offered.
    ///
    /// # Errors
    /// What is too much.
    pub fn check(&self) -> Result<(), String> {
        for dial in Dial::ALL {
            let (low, high, _) = dial.range();
            if !(low..=high).contains(&self.get(dial)) {
                return Err(t!("terms-range", dial = dial.word(), low = low, high = high));
            }
        }
        Ok(())
    }

    /// The same with dials turned by words: `hours -5 wildcards 2`, or `off`.
    ///
    /// # Errors
    /// When the words name no dial, or a number that is too much.
    pub fn told(self, said: &str) -> Result<Difficulty, String> {
        let mut changed = self;
        let mut words = said.split([' ', ',', '=']).filter(|w| !w.is_empty());
        while let Some(word) = words.next() {
            if word == "off" {
                changed = Difficulty::default();
                continue;
            }
            let Some(dial) = Dial::ALL.into_iter().find(|d| d.word() == word) else {
                let known = Dial::ALL.map(Dial::word).join(", ");
                return Err(t!("terms-known", word = word, known = known));
            };
            let (low, high, _) = dial.range();
            match words.next().and_then(|n| n.parse().ok()) {
                Some(n) if (low..=high).contains(&n) => changed.set(dial, n),
                _ => return Err(t!("terms-number", word = word, low = low, high = high)),
            }
        }
        Ok(changed)
    }

    /// What was chosen, one short phrase each; nothing if all is by the rules.
    pub fn words(&self) -> Vec<String> {
        let mut all = Vec::new();
        for dial in Dial::ALL {
            let n = self.get(dial);
            let said = |message: &Message, n: String| {
                let entry = message.of(lang::current());
                let form = if n == "1" { "one" } else { "" };
                let mut out = String::new();
                entry.form_or_value(form).fill("", &[("n", &n)], &mut out);
                out
            };
            all.extend((n != 0).then(|| match dial {
                Dial::Hours => said(message!("card-said-hours"), format!("{n:+}")),
                Dial::Wildcards => said(message!("card-said-wildcards"), n.to_string()),
                Dial::Favors => said(message!("card-said-favors"), n.to_string()),
                Dial::Checks => said(message!("card-said-checks"), format!("{n:+}")),
                Dial::Cards => said(message!("card-said-cards"), n.to_string()),
            }));
        }
        all
    }

    /// The same as one line: "by the rules", or what was chosen.
    pub fn line(&self) -> String {
        match self.is_usual() {
            true => lang::t!("card-by-the-rules"),
            false => self.words().join(", "),
        }
    }
}

impl campaign::Difficulty for Difficulty {
    fn check(&self) -> Result<(), String> {
        Difficulty::check(self)
    }

    fn turned(&self, words: &str) -> Result<Difficulty, String> {
        self.told(words)
    }

    fn line(&self) -> String {
        Difficulty::line(self)
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

    /// AC-TABLE-01: nothing is on unless it is chosen, and what is as usual is not even written.
    #[test]
    fn nothing_is_on_by_itself() {
        let usual = Difficulty::default();
        assert!(usual.is_usual() && usual.words().is_empty() && usual.check().is_ok());
        assert_eq!(usual.line(), "by the rules");
        assert_eq!(ron::to_string(&usual), Ok("()".into()));
        let mut some = usual;
        for dial in Dial::ALL {
            assert!(!dial.title().is_empty() && !dial.about().is_empty());
            some.set(dial, 100);
            assert_eq!(some.get(dial), dial.range().1);
        }
        assert!(some.check().is_ok() && some.words().len() == 5, "{some:?}");
        let told = usual.told("hours +5 wildcards 2").unwrap_or_default();
        assert_eq!(told, Difficulty { hours: 5, wildcards: 2, ..usual });
        assert_eq!(told.told("off, checks=-1"), Ok(Difficulty { checks: -1, ..usual }));
        for wrong in ["hours", "hours 99", "sand 3", "checks x"] {
            assert!(usual.told(wrong).is_err(), "{wrong}");
        }
        assert!(Difficulty { checks: 4, ..usual }.check().is_err());
        assert_eq!(
            Difficulty { hours: -5, wildcards: 1, ..usual }.line(),
            "-5 hours, 1 harsh wildcard"
        );
    }
}
