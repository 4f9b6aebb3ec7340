//! Problems of a pack with their position, printed as `file:line:column: error: message`.

use std::fmt;

use lang::terminal::bounded;

/// The severity of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The pack does not load.
    Error,
    /// The pack loads, but probably contains a mistake.
    Warning,
}

/// A problem of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, as a path relative to the folder in which the program was started. Empty if the
    /// problem concerns no file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The problem in one sentence.
    pub message: String,
    /// A hint how to solve the problem.
    pub help: Option<String>,
    /// The severity.
    pub severity: Severity,
}

impl Problem {
    /// Returns an error at a position.
    pub fn error(
        file: &str,
        (line, column): (usize, usize),
        message: impl Into<String>,
    ) -> Problem {
        let severity = Severity::Error;
        // A message may quote a text of the pack, which may be of any length.
        let message = bounded(&message.into()).into_owned();
        Problem { file: file.into(), line, column, message, help: None, severity }
    }

    /// Adds a hint.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(bounded(&help.into()).into_owned());
        self
    }

    /// Turns the problem into a warning.
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
        if !file.is_empty() {
            write!(f, "{file}:{line}:{column}: ")?;
        }
        write!(f, "{severity}: {message}")?;
        if let Some(help) = &self.help {
            write!(f, " ({help})")?;
        }
        Ok(())
    }
}

/// Returns the problems of a pack in one line: the first one, and the number of the others.
pub fn summary(problems: &[Problem]) -> String {
    match problems {
        [] => t!("trouble-no-pack"),
        [one] => one.to_string(),
        [first, rest @ ..] => t!("trouble-and-more", first = first.to_string(), n = rest.len()),
    }
}

/// The maximum number of errors that are reported for a pack, and the maximum number of warnings.
pub const MOST: usize = 200;

/// The problems of a pack, at most [`MOST`] errors and [`MOST`] warnings. Further ones are not
/// examined, so that a pack full of mistakes takes no longer to check than others.
#[derive(Clone, Debug, Default)]
pub struct Problems {
    list: Vec<Problem>,
    errors: usize,
    warnings: usize,
    more_errors: bool,
    more_warnings: bool,
}

impl Problems {
    /// Returns whether another problem of this severity is accepted. If it is not, remembers that
    /// there was one.
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

    /// Returns whether no more errors are accepted, so that no further check is needed.
    pub fn full(&self) -> bool {
        self.more_errors
    }

    /// Returns whether there are no problems.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds a problem, unless there are too many or the previous one is equal.
    pub fn push(&mut self, problem: Problem) {
        if !self.room(problem.severity) || self.list.last() == Some(&problem) {
            return;
        }
        match problem.severity {
            Severity::Error => self.errors += 1,
            Severity::Warning => self.warnings += 1,
        }
        self.list.push(problem);
    }

    /// Returns all problems of the pack at that place, sorted by file and line, and a last one if
    /// some were left out.
    pub fn into_list(self, place: &str) -> Vec<Problem> {
        let mut list = self.list;
        list.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
        list.dedup();
        let more = |what: &str| {
            Problem::error(place, (1, 1), format!("more than {MOST} {what}; no more are told"))
        };
        list.extend(self.more_errors.then(|| more("mistakes")));
        list.extend((self.more_warnings && !self.more_errors).then(|| more("warnings").warning()));
        list
    }
}

/// Returns the most similar known word if it is similar enough to be what the author meant.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let most = match word.chars().count() {
        0..3 => 0,
        3 => 1,
        4..9 => 2,
        letters => (letters / 3).min(4),
    };
    // Words with the same beginning may end differently: `copy` and `copies`.
    let begins = |k: &str| word.chars().take(3).eq(k.chars().take(3)) && word.chars().count() > 3;
    let letters: Vec<char> = word.chars().take(64).flat_map(char::to_lowercase).collect();
    let near = |k: &'a str| {
        let within = most + usize::from(begins(k));
        // A character takes at most 4 bytes.
        let possible = k.len() + 4 * within >= letters.len();
        possible.then(|| distance(&letters, k, within)).flatten().map(|d| (d, k))
    };
    let nearest = known.into_iter().filter_map(near).min();
    nearest.map(|(_, k)| format!("did you mean `{k}`?"))
}

/// Returns the edit distance (without transpositions) if it is at most `most`. Words longer than 64
/// characters are truncated.
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
    fn did_you_mean_offers_similar_words_only() {
        let known = ["rusty-cutlass", "tallow-lamp"];
        assert_eq!(
            did_you_mean("rusty-cutlas", known).as_deref(),
            Some("did you mean `rusty-cutlass`?")
        );
        assert_eq!(did_you_mean("harpoon", known), None);
    }
}
