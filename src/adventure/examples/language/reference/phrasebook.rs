//! The phrasebook, docs/phrasebook.md: how what is printed on cards is written in a pack.

use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use super::samples::{On, Sample};

/// The phrases: `# Heading`, then lines of a phrase, what it is printed on, and the fields that say it.
const FILE: &str = "assets/language/phrases.txt";

/// The type under which phrases stand among the examples.
pub const PHRASE: &str = "Phrase";

const HEAD: &str = "\
# Phrasebook

What cards print, in common words, and how a pack writes it. Written by `cargo run -p \
emberdeck-adventure --example language` from `assets/language/phrases.txt`; every line is an entry \
that the linter finds right, and below it stands what our card prints for it. All words: \
[content-reference.md](content-reference.md).
";

/// A phrase, with the heading that it stands under.
pub struct Phrase {
    heading: String,
    /// What a card prints.
    pub printed: String,
    /// What is printed on it.
    pub on: On,
    /// The fields that say it.
    pub fields: String,
    /// The line of the file.
    pub line: usize,
}

/// Reads the phrases, and tells what is wrong with them.
///
/// # Errors
/// Returns the error of the file system if the file cannot be read.
pub fn read(root: &Path, wrong: &mut Vec<String>) -> io::Result<Vec<Phrase>> {
    let text = fs::read_to_string(root.join(FILE))?;
    let (mut heading, mut phrases) = (String::new(), Vec::<Phrase>::new());
    for (n, line) in text.lines().enumerate() {
        if let Some(name) = line.strip_prefix("# ") {
            heading = name.to_owned();
        } else if !line.is_empty() && !line.starts_with("//") {
            let mut parts = line.splitn(3, " | ");
            let (printed, on, fields) = (parts.next(), parts.next(), parts.next());
            match (printed, on.and_then(On::named), fields) {
                (Some(printed), Some(on), Some(fields)) => {
                    if phrases.iter().any(|p| p.printed == printed) {
                        wrong.push(format!("{FILE}:{}: a phrase that is there already", n + 1));
                    }
                    let (heading, printed) = (heading.clone(), printed.to_owned());
                    let fields = fields.to_owned();
                    phrases.push(Phrase { heading, printed, on, fields, line: n + 1 });
                }
                _ => wrong.push(format!(
                    "{FILE}:{}: a phrase, what it is printed on, and fields, with ` | ` between",
                    n + 1
                )),
            }
        }
    }
    Ok(phrases)
}

/// Returns the phrases as examples, to be checked with the others.
pub fn samples(phrases: &[Phrase]) -> impl Iterator<Item = Sample> {
    phrases.iter().map(|p| Sample {
        place: format!("{FILE}:{}", p.line),
        of: PHRASE.to_owned(),
        name: p.printed.clone(),
        on: p.on,
        fields: p.fields.clone(),
        says: Vec::new(),
    })
}

/// Returns the page.
pub fn page(phrases: &[Phrase], samples: &[Sample]) -> String {
    let mut page = String::from(HEAD);
    let mut heading = "";
    let told = samples.iter().filter(|s| s.of == PHRASE);
    for (phrase, sample) in phrases.iter().zip(told) {
        if phrase.heading != heading {
            heading = &phrase.heading;
            let _ = write!(page, "\n## {heading}\n\n");
        }
        let _ = writeln!(page, "- {}", phrase.printed);
        let _ = writeln!(page, "  - {}: `{}`", phrase.on.word(), phrase.fields);
        if !sample.says.is_empty() {
            let _ = writeln!(page, "  - > {}", sample.says.join("<br>"));
        }
    }
    page
}
