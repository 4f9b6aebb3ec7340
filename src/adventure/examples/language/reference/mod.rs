//! Makes the reference of the effect language out of the schema and its examples, and finds the
//! words that have none.

mod page;
mod phrasebook;
mod samples;
mod schema;
mod words;

use std::path::Path;
use std::{fs, io};

const PAGE: &str = "docs/content-reference.md";
const PHRASEBOOK: &str = "docs/phrasebook.md";

/// Makes the pages, and writes them unless only a check is wanted. Gives what is wrong.
pub fn run(root: &Path, check: bool) -> io::Result<Vec<String>> {
    let types = schema::read(root)?;
    let mut wrong = Vec::new();
    let phrases = phrasebook::read(root, &mut wrong)?;
    let (samples, more) = samples::read(root, phrasebook::samples(&phrases))?;
    wrong.extend(more);
    wrong.extend(gaps(&types, &samples));
    if !wrong.is_empty() {
        return Ok(wrong);
    }
    let pages =
        [(PAGE, page::page(&types, &samples)), (PHRASEBOOK, phrasebook::page(&phrases, &samples))];
    for (path, text) in pages {
        let before = fs::read_to_string(root.join(path)).unwrap_or_default();
        if before == text {
            continue;
        }
        if check {
            wrong.push(format!(
                "{path} is out of date: `cargo run --no-default-features --example language` \
                 writes it"
            ));
        } else {
            fs::write(root.join(path), text)?;
            println!("{path} is written.");
        }
    }
    Ok(wrong)
}

/// Types in no section, words without an example, examples of words that there are not or that they
/// do not use.
fn gaps(types: &[schema::Type], samples: &[samples::Sample]) -> Vec<String> {
    let mut wrong = Vec::new();
    let listed: Vec<&str> = page::SECTIONS.iter().flat_map(|(_, names)| *names).copied().collect();
    for name in listed.iter().filter(|n| !types.iter().any(|t| t.name == **n)) {
        wrong.push(format!("the schema has no type {name}"));
    }
    for ty in types.iter().filter(|t| t.derived && !listed.contains(&t.name.as_str())) {
        wrong.push(format!("the type {} is in no section of the page", ty.name));
    }
    for ty in types.iter().filter(|t| !page::TEXTS.contains(&t.name.as_str())) {
        for entry in &ty.entries {
            let has = samples.iter().any(|s| s.of == ty.name && s.name == entry.name);
            if ty.derived && !has {
                wrong.push(format!("{} of {} has no example", entry.name, ty.name));
            }
        }
    }
    let words =
        |s: &&samples::Sample| s.of != phrasebook::PHRASE && !page::TEXTS.contains(&s.of.as_str());
    for sample in samples.iter().filter(words) {
        let ty = types.iter().find(|t| t.name == sample.of);
        let entry = ty.and_then(|t| t.entries.iter().find(|e| e.name == sample.name));
        let (Some(ty), Some(_)) = (ty, entry) else {
            wrong.push(format!("{}: {} has no {}", sample.place, sample.of, sample.name));
            continue;
        };
        // What is counted is written in words.
        if ty.name != "Counted" && !uses(&sample.fields, &sample.name, !ty.is_enum) {
            wrong.push(format!("{}: `{}` is not in the example", sample.place, sample.name));
        }
    }
    wrong
}

/// Whether a text has that word, with a colon after it if it is a field.
fn uses(text: &str, word: &str, field: bool) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let after = &text[at + word.len()..];
        let ends = if field { after.starts_with(": ") } else { !after.starts_with(is_word) };
        ends && !text[..at].ends_with(is_word)
    })
}
