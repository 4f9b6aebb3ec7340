//! Checks as printed on cards.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use super::CheckError;
use crate::cards::vocabulary::Skill;

/// One alternative of a check: any of the skills, at one difficulty (AC-CHECK-15).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// The skills; `Combat` is among them for a combat check.
    pub skills: Vec<Skill>,
    /// The value that the result must reach (AC-CHECK-31).
    pub difficulty: i32,
    /// How many times the scenario's adventure deck number is added (AC-CARD-09).
    pub numbers: u8,
    /// How many times the adventure deck number of the card in question is added: the card that is met,
    /// or the one that would go somewhere (AC-SETS-03).
    pub cards: u8,
}

/// Leaves the number of a card out of the hash where it is not added: digests from before it could be must
/// stay valid.
impl Hash for Alternative {
    fn hash<H: Hasher>(&self, h: &mut H) {
        let Alternative { skills, difficulty, numbers, cards } = self;
        (skills, difficulty, numbers).hash(h);
        if *cards > 0 {
            cards.hash(h);
        }
    }
}

impl Alternative {
    /// Returns the difficulty as printed: `6`, `6+#`, `6+2#`, `7+@`.
    pub fn number(&self) -> String {
        match self.cards {
            0 => self.plain_number(),
            1 => format!("{}+@", self.plain_number()),
            n => format!("{}+{n}@", self.plain_number()),
        }
    }

    /// Returns the difficulty without the number of a card.
    fn plain_number(&self) -> String {
        match self.numbers {
            0 => self.difficulty.to_string(),
            1 => format!("{}+#", self.difficulty),
            n => format!("{}+{n}#", self.difficulty),
        }
    }

    /// Returns the alternative with its difficulty for a scenario and a card of such numbers.
    pub fn settled(&self, scenario: u8, card: u8) -> Alternative {
        let difficulty = self.in_scenario(scenario) + i32::from(self.cards) * i32::from(card);
        Alternative { difficulty, numbers: 0, cards: 0, ..self.clone() }
    }

    /// Returns the difficulty in a scenario with that adventure deck number.
    pub fn in_scenario(&self, number: u8) -> i32 {
        self.difficulty + i32::from(self.numbers) * i32::from(number)
    }
}

impl fmt::Display for Alternative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, s) in self.skills.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            f.write_str(s.name())?;
        }
        write!(f, " {}", self.number())
    }
}

/// A check as printed: steps joined by `then`, alternatives joined by `or`, which binds tighter
/// (AC-CHECK-08, AC-CHECK-09, AC-CHECK-10). Skills of one alternative are separated by a space:
/// `"Dexterity Disable 9 or Combat 12 then Combat 15"`. `"None"` has no steps (AC-ENC-19), and
/// neither has `"See Below"`, where the card's powers state what to do (AC-ENC-20). `#` in `"Wisdom
/// 6+#"` is the scenario's adventure deck number (AC-CARD-09), `@` in `"Knowledge 7+@"` or `"7+2@"` that
/// of the card in question (AC-SETS-03).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CheckSpec {
    /// The steps in order, each with its alternatives.
    pub steps: Vec<Vec<Alternative>>,
    /// Whether the card's powers state what to do; there are no steps then.
    pub see_below: bool,
}

impl CheckSpec {
    /// Returns whether one of the checks can be attempted with this skill as it is printed.
    pub fn lists(&self, skill: Skill) -> bool {
        self.steps.iter().flatten().any(|a| a.skills.contains(&skill))
    }
}

impl FromStr for CheckSpec {
    type Err = CheckError;
    fn from_str(s: &str) -> Result<Self, CheckError> {
        if s.trim() == "None" {
            return Ok(CheckSpec::default());
        }
        if s.trim() == "See Below" {
            return Ok(CheckSpec { steps: Vec::new(), see_below: true });
        }
        if s.len() > 300 {
            return Err(CheckError::TooLong);
        }
        let mut steps = Vec::new();
        for step in s.split(" then ") {
            let mut alternatives = Vec::new();
            for alt in step.split(" or ") {
                let mut words: Vec<&str> = alt.split_whitespace().collect();
                let last = words.pop().unwrap_or_default();
                let mut parts = last.split('+');
                let number = parts.next().unwrap_or_default();
                let (mut numbers, mut cards) = (Some(0), Some(0));
                for part in parts {
                    let times =
                        |more: &str| if more.is_empty() { Some(1) } else { more.parse().ok() };
                    match (part.strip_suffix('#'), part.strip_suffix('@')) {
                        (Some(more), _) if numbers == Some(0) => numbers = times(more),
                        (_, Some(more)) if cards == Some(0) => cards = times(more),
                        _ => numbers = None,
                    }
                }
                let (Ok(difficulty), Some(numbers), Some(cards)) =
                    (number.parse::<i32>(), numbers, cards)
                else {
                    return Err(CheckError::NoDifficulty(alt.to_owned()));
                };
                if cards > 2 {
                    return Err(CheckError::Cards(alt.to_owned()));
                }
                if numbers > 9 {
                    return Err(CheckError::Numbers(alt.to_owned()));
                }
                if !(0..=60).contains(&difficulty) {
                    return Err(CheckError::Difficulty(alt.to_owned()));
                }
                if words.is_empty() {
                    return Err(CheckError::NoSkill(alt.to_owned()));
                }
                let skills =
                    words.into_iter().map(Skill::from_str).collect::<Result<Vec<_>, _>>()?;
                alternatives.push(Alternative { skills, difficulty, numbers, cards });
            }
            steps.push(alternatives);
        }
        Ok(CheckSpec { steps, see_below: false })
    }
}

impl fmt::Display for CheckSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.steps.is_empty() {
            return f.write_str(if self.see_below { "See Below" } else { "None" });
        }
        for (i, step) in self.steps.iter().enumerate() {
            if i > 0 {
                f.write_str(" then ")?;
            }
            for (j, alt) in step.iter().enumerate() {
                if j > 0 {
                    f.write_str(" or ")?;
                }
                write!(f, "{alt}")?;
            }
        }
        Ok(())
    }
}
