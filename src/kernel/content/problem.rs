//! What is wrong with a pack, and where: `file:line:column: error: message`.

use std::fmt;

use lang::terminal::bounded;

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The pack does not load.
    Error,
    /// The pack loads, but something about it is likely not meant.
    Warning,
}

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, as a path that can be opened from where the program was started.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in letters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<String>,
    /// How bad it is.
    pub severity: Severity,
}

impl Problem {
    /// An error at a place.
    pub fn error(
        file: &str,
        (line, column): (usize, usize),
        message: impl Into<String>,
    ) -> Problem {
        let severity = Severity::Error;
        // What a pack says may be of any length.
        let message = bounded(&message.into()).into_owned();
        Problem { file: file.into(), line, column, message, help: None, severity }
    }

    /// The same with a hint.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(bounded(&help.into()).into_owned());
        self
    }

    /// The same as a warning only.
    #[must_use]
    pub fn warning(mut self) -> Problem {
        self.severity = Severity::Warning;
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let Problem { file, line, column, message, .. } = self;
        write!(f, "{file}:{line}:{column}: {severity}: {message}")?;
        if let Some(help) = &self.help {
            write!(f, " ({help})")?;
        }
        Ok(())
    }
}

/// The most errors that are told of one pack, and the most warnings.
pub const MOST: usize = 200;

/// What is wrong with a pack, as far as it is told: what is more than [`MOST`] is not looked at
/// closely, so that a pack full of mistakes takes no longer than others.
#[derive(Clone, Debug, Default)]
pub struct Problems {
    told: Vec<Problem>,
    errors: usize,
    warnings: usize,
    more_errors: bool,
    more_warnings: bool,
}

impl Problems {
    /// Whether one more is told. Where not, it is noted that there was one.
    pub fn room(&mut self, severity: Severity) -> bool {
        match severity {
            Severity::Error if self.errors < MOST => true,
            Severity::Warning if self.errors < MOST && self.warnings < MOST => true,
            Severity::Error => {
                self.more_errors = true;
                false
            }
            Severity::Warning => {
                self.more_warnings = true;
                false
            }
        }
    }

    /// Whether no more errors are told, so that nothing need be looked for any more.
    pub fn full(&self) -> bool {
        self.more_errors
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty()
    }

    /// Notes one, unless there are too many or the one before says the same.
    pub fn push(&mut self, problem: Problem) {
        if !self.room(problem.severity) || self.told.last() == Some(&problem) {
            return;
        }
        match problem.severity {
            Severity::Error => self.errors += 1,
            Severity::Warning => self.warnings += 1,
        }
        self.told.push(problem);
    }

    /// All that are told of the pack at that place, file by file from the top, and that there are more.
    pub fn told(self, place: &str) -> Vec<Problem> {
        let mut told = self.told;
        told.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
        told.dedup();
        let more = |what: &str| {
            Problem::error(place, (1, 1), format!("more than {MOST} {what}; no more are told"))
        };
        told.extend(self.more_errors.then(|| more("mistakes")));
        told.extend((self.more_warnings && !self.more_errors).then(|| more("warnings").warning()));
        told
    }
}

/// The most similar of the known words, if one is similar enough to be what was meant.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let most = match word.chars().count() {
        0..3 => 0,
        3 => 1,
        4..9 => 2,
        letters => (letters / 3).min(4),
    };
    // Words that begin alike may end differently: `copy` and `copies`.
    let begins = |k: &str| word.chars().take(3).eq(k.chars().take(3)) && word.chars().count() > 3;
    let letters: Vec<char> = word.chars().take(64).flat_map(char::to_lowercase).collect();
    let near = |k: &'a str| {
        let within = most + usize::from(begins(k));
        // A letter takes 4 bytes at most.
        let possible = k.len() + 4 * within >= letters.len();
        possible.then(|| distance(&letters, k, within)).flatten().map(|d| (d, k))
    };
    let nearest = known.into_iter().filter_map(near).min();
    nearest.map(|(_, k)| format!("did you mean `{k}`?"))
}

/// Edit distance with swaps of neighbors left out, if it is no more than `most`; words longer than 64
/// letters are cut.
fn distance(a: &[char], b: &str, most: usize) -> Option<usize> {
    let b: Vec<char> = b.chars().take(64).flat_map(char::to_lowercase).collect();
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let next = (diagonal + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = std::mem::replace(&mut row[j + 1], next);
        }
        if row.iter().all(|d| *d > most) {
            return None;
        }
    }
    Some(row[b.len()]).filter(|d| *d <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_close_word_is_offered_and_a_far_one_is_not() {
        let known = ["rusty-cutlass", "tallow-lamp"];
        assert_eq!(
            did_you_mean("rusty-cutlas", known).as_deref(),
            Some("did you mean `rusty-cutlass`?")
        );
        assert_eq!(did_you_mean("harpoon", known), None);
    }
}
