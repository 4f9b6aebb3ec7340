//! What is wrong with a pack, and where: `file:line:column: error: message`.

use std::fmt;

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
        Problem { file: file.into(), line, column, message: message.into(), help: None, severity }
    }

    /// The same with a hint.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(help.into());
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
    known
        .into_iter()
        .map(|k| (distance(word, k), k))
        .filter(|(d, k)| *d <= most + usize::from(begins(k)))
        .min()
        .map(|(_, k)| format!("did you mean `{k}`?"))
}

/// Edit distance with swaps of neighbors left out; words longer than 64 letters are cut.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.to_lowercase().chars().take(64).collect();
    let b: Vec<char> = b.to_lowercase().chars().take(64).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let next = (diagonal + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = std::mem::replace(&mut row[j + 1], next);
        }
    }
    row[b.len()]
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
