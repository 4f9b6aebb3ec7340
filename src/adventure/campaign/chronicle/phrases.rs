//! Short phrases of stories.

use crate::lang::inflection::Case;
use crate::lang::{self, Language};
use crate::rules::describe::{self, list, possessive};

/// Returns one of several phrases.
pub(super) fn pick<'a>(phrases: &[&'a str], n: usize) -> &'a str {
    phrases.get(n % phrases.len().max(1)).copied().unwrap_or_default()
}

/// Returns a number with its noun or card type: "1 turn", "3 turns".
pub fn count(n: u64, what: &str) -> String {
    match what {
        "turn" => t!("stats-turns", n = n),
        "hour" => t!("stats-hours", n = n),
        "check" => t!("stats-checks", n = n),
        "bane" => t!("stats-banes", n = n),
        "scenario" => t!("stats-scenarios", n = n),
        "decision" => t!("stats-decisions", n = n),
        kind => describe::counted(n, kind),
    }
}

/// Returns the first names of heroes, or their full names if those are ambiguous.
pub(super) fn short(names: &[String]) -> Vec<String> {
    let first = |name: &String| name.split(' ').next().unwrap_or(name).to_owned();
    let all: Vec<String> = names.iter().map(first).collect();
    let own = |(i, f): (usize, &String)| {
        let plain = !["The", "A", "An", "Old", "Young"].contains(&f.as_str());
        let only = all.iter().filter(|x| *x == f).count() == 1;
        if plain && only { f.clone() } else { names[i].clone() }
    };
    all.iter().enumerate().map(own).collect()
}

/// Returns " with Boathook and Pim's Blessing of the Wick", or an empty text.
pub(super) fn aided(
    aids: &[(Option<String>, String, Option<String>)],
    cards: &mut Vec<String>,
) -> String {
    let mut named: Vec<(String, u64)> = Vec::new();
    for (whose, what, card) in aids {
        let text = match (whose, card) {
            (Some(hero), _) => format!("{} {}", possessive(hero), lang::without_article(what)),
            (None, _) => lang::inflect_name(what, Case::Dative),
        };
        match named.iter_mut().find(|(t, _)| *t == text) {
            Some((_, n)) => *n += 1,
            None => {
                cards.extend(card.clone());
                named.push((text, 1));
            }
        }
    }
    let times = |(text, n): (String, u64)| match n {
        0 | 1 => text,
        n => t!("story-times", name = text, n = n),
    };
    let named: Vec<String> = named.into_iter().map(times).collect();
    if named.is_empty() { String::new() } else { t!("story-aided", names = list(&named)) }
}

/// Returns "it", or "them" for a plural name: "Wick Rats", "Boots of the Tide".
pub(super) fn it(name: &str) -> &'static str {
    let head = [", ", " of ", " in ", " at ", " from "]
        .iter()
        .fold(name, |head, cut| head.split_once(cut).map_or(head, |(h, _)| h));
    let several =
        head.ends_with('s') && !["ss", "us", "is", "'s"].iter().any(|e| head.ends_with(e));
    if several { "them" } else { "it" }
}

/// Returns a name in the middle of a sentence: "the Long Mill". German leaves it unchanged.
pub(super) fn mid(name: &str) -> String {
    if lang::current() != Language::English {
        return name.to_owned();
    }
    name.strip_prefix("The ").map_or_else(|| name.to_owned(), |rest| format!("the {rest}"))
}

/// Returns a name without the part after its comma.
pub(super) fn brief(name: &str) -> &str {
    name.split_once(", ").map_or(name, |(head, _)| head)
}

/// Returns an ordinal: "14th".
pub(super) fn nth(n: u32) -> String {
    if lang::current() == Language::German {
        return format!("{n}.");
    }
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_right() {
        assert_eq!([1, 2, 3, 4, 11, 21].map(nth), ["1st", "2nd", "3rd", "4th", "11th", "21st"]);
        assert_eq!(
            ["Wick Rats", "Boots of the Tide", "Rain of Toads"].map(it),
            ["them", "them", "it"]
        );
        assert_eq!(mid("The Long Mill"), "the Long Mill");
        assert_eq!(brief("Gaffer Stone, Squire"), "Gaffer Stone");
        assert_eq!(count(1, "item"), "1 item");
        assert_eq!(count(2, "ally"), "2 allies");
        let names = ["Ilse Tarrow", "Pim Rattle", "Pim Stowe"].map(String::from);
        assert_eq!(short(&names), ["Ilse", "Pim Rattle", "Pim Stowe"]);
    }
}
