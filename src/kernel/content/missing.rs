//! Finds all fields that an entry lacks. The parser stops at the first of them, so each that is known
//! is given some value that it takes, until it names no other.

use ron::error::SpannedError;
use serde::de::DeserializeOwned;

use super::load::options;
use super::locate::skip_blank;

/// Values of the types that fields have: a text, a number, a list, a structure, a truth, dice, a check.
const VALUES: [&str; 8] = ["\"\"", "0", "[]", "()", "true", "\"1d4\"", "'B'", "{}"];

/// The most fields that are looked for.
const MOST: usize = 24;
/// The longest entry in which they are looked for, in bytes: each is read again and again.
const LONGEST: usize = 8 << 10;

/// Returns the errors about the fields that are missing besides the one that `first` is about.
pub(super) fn others<T: DeserializeOwned>(entry: &str, first: &SpannedError) -> Vec<SpannedError> {
    let mut found: Vec<SpannedError> = Vec::new();
    let Some(open) = opening(entry).filter(|_| entry.len() <= LONGEST) else { return found };
    let Some(mut field) = field_of(first) else { return found };
    let mut text = entry.to_owned();
    while found.len() < MOST {
        // Of the words of an enum the parser names those that fit.
        let mut values: Vec<String> = VALUES.iter().map(|v| (*v).to_owned()).collect();
        let mut next = None;
        let mut n = 0;
        while let Some(value) = values.get(n) {
            let mut with = text.clone();
            with.insert_str(open, &format!("{field}: {value}, "));
            match options().from_str::<T>(&with) {
                Ok(_) => return found,
                Err(e) => match &e.code {
                    ron::Error::MissingStructField { .. } if field_of(&e).is_some() => {
                        next = Some((with, e));
                        break;
                    }
                    ron::Error::NoSuchEnumVariant { expected, .. } if n < VALUES.len() => {
                        values.truncate(VALUES.len());
                        values.extend(expected.iter().take(3).map(|word| (*word).to_owned()));
                    }
                    ron::Error::ExpectedIdentifier if values.len() == VALUES.len() => {
                        values.push("Unknown".into());
                    }
                    _ => {}
                },
            }
            n += 1;
        }
        let Some((with, e)) = next else { return found };
        field = field_of(&e).unwrap_or_default();
        text = with;
        found.push(e);
    }
    found
}

/// Returns the field of the entry itself that is missing, if the error is about one.
fn field_of(e: &SpannedError) -> Option<String> {
    match &e.code {
        ron::Error::MissingStructField { field, outer: Some(outer) } if outer.ends_with("Def") => {
            Some((*field).to_owned())
        }
        _ => None,
    }
}

/// Returns the place after the bracket with which an entry begins.
fn opening(entry: &str) -> Option<usize> {
    let begin = skip_blank(entry, 0);
    let at = entry.get(begin..)?.find('(')?;
    Some(begin + at + 1)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    enum Sort {
        Plain,
        #[expect(dead_code, reason = "only read")]
        Odd(u8),
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only read")]
    struct ThingDef {
        name: String,
        sort: Sort,
        copies: u8,
        parts: Vec<u8>,
        #[serde(default)]
        note: String,
    }

    #[test]
    fn all_missing_fields_are_found() {
        let missing = |entry: &str| -> Vec<String> {
            let first = options().from_str::<ThingDef>(entry).expect_err("a field is missing");
            let others = others::<ThingDef>(entry, &first);
            std::iter::once(&first).chain(&others).filter_map(field_of).collect()
        };
        assert_eq!(missing("()"), ["name", "sort", "copies", "parts"]);
        assert_eq!(missing("// A thing.\n( copies: 2 )"), ["name", "sort", "parts"]);
        assert_eq!(missing("(name: \"x\", sort: Plain, copies: 1)"), ["parts"]);
    }
}
