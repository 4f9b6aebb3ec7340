//! The family of games that a pack or a position belongs to: the field `family` of its `pack.ron` or
//! its file, or `adventure` where the field is missing.

use serde::Deserialize;

use super::load::{MAX_ENTRY, options};
use super::locate::{Step, line_column, locate};
use super::problem::{Problem, did_you_mean};
use super::source::Source;

/// The family of packs, journals and campaigns that name no family.
pub const ADVENTURE: &str = "adventure";

/// The part of `pack.ron` that packs of every family have.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    family: Option<String>,
}

/// Returns the family that a pack names. A `pack.ron` that cannot be read counts as naming none;
/// loading the whole pack reports the error.
pub fn named(source: &Source) -> String {
    of_text(head(source).filter(|text| text.len() <= MAX_ENTRY).unwrap_or_default())
}

/// Returns the family that a RON text names in its field `family`. A text that cannot be read counts as
/// naming none.
pub fn of_text(text: &str) -> String {
    let head = options().from_str::<Head>(text).ok();
    head.and_then(|head| head.family).unwrap_or_else(|| ADVENTURE.into())
}

/// Checks that a pack belongs to a family.
///
/// # Errors
/// Returns a problem in `pack.ron` if the pack belongs to another family.
pub fn expect(source: &Source, family: &str) -> Result<(), Problem> {
    match named(source) {
        name if name == family => Ok(()),
        name => Err(unknown(source, &name, &[family])),
    }
}

/// Returns the problem that the program has no such family as a pack names; `known` lists those that
/// it has.
pub fn unknown(source: &Source, name: &str, known: &[&str]) -> Problem {
    unknown_in(&source.shown("pack.ron"), head(source).unwrap_or_default(), name, known)
}

/// Returns the same problem of a family that the text of a file names.
pub fn unknown_in(file: &str, text: &str, name: &str, known: &[&str]) -> Problem {
    let at = line_column(text, locate(text, &[Step::Field("family")]));
    let help = did_you_mean(name, known.iter().copied())
        .unwrap_or_else(|| format!("known: {}", known.join(", ")));
    let message = format!("the family of games `{name}` is not known");
    Problem::error(file, at, message).with_help(help)
}

fn head(source: &Source) -> Option<&str> {
    source.files.iter().find(|(path, _)| path == "pack.ron").map(|(_, text)| text.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_names_its_family_or_belongs_to_the_first() {
        let of = |head: &str| super::named(&Source::of("x", &[("pack.ron", head)]));
        assert_eq!(of(r#"(id: "x", rewards: [Loot("a"), (b: {"c": 1})])"#), ADVENTURE);
        assert_eq!(of(r#"(id: "x", family: "tactics", maps: [(1, Wall)])"#), "tactics");
        assert_eq!(of(r#"(id: "x", family: 7)"#), ADVENTURE);
        assert_eq!(of("(((("), ADVENTURE);
        assert_eq!(super::named(&Source::of("x", &[])), ADVENTURE);
    }

    #[test]
    fn an_unknown_family_is_refused_with_its_position() {
        let source = Source::of("x", &[("pack.ron", "(id: \"x\",\n  family: \"adventures\")")]);
        let problem = expect(&source, ADVENTURE).expect_err("it is another").to_string();
        let shown = "x/pack.ron:2:11: error: the family of games `adventures` is not known (did you mean \
                    `adventure`?)";
        assert_eq!(problem, shown);
    }
}
