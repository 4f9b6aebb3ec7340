//! Checks as printed on cards.

use std::fmt;
use std::str::FromStr;

use super::CheckError;
use crate::cards::vocabulary::Skill;

/// One alternative of a check: any of the skills, at one difficulty (AC-CHECK-15).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Alternative {
    /// The skills; `Combat` is among them for a combat check.
    pub skills: Vec<Skill>,
    /// The value that the result must reach (AC-CHECK-31).
    pub difficulty: i32,
    /// How many times the scenario's adventure deck number is added (AC-CARD-09).
    pub numbers: u8,
}

impl Alternative {
    /// Returns the difficulty as printed: `6`, `6+#`, `6+2#`.
    pub fn number(&self) -> String {
        match self.numbers {
            0 => self.difficulty.to_string(),
            1 => format!("{}+#", self.difficulty),
            n => format!("{}+{n}#", self.difficulty),
        }
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
/// 6+#"` is the scenario's adventure deck number (AC-CARD-09).
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
                let (number, numbers) = match last.split_once('+') {
                    None => (last, Some(0)),
                    Some((n, "#")) => (n, Some(1)),
                    Some((n, more)) => (n, more.strip_suffix('#').and_then(|m| m.parse().ok())),
                };
                let (Ok(difficulty), Some(numbers)) = (number.parse::<i32>(), numbers) else {
                    return Err(CheckError::NoDifficulty(alt.to_owned()));
                };
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
                alternatives.push(Alternative { skills, difficulty, numbers });
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
