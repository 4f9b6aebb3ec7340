//! Words that feat boxes change: the readings of a power, merged into one text with a box before
//! each change: "recharge (☐ or reveal) a weapon".

mod changes;
mod tokens;

use changes::{ChangeOfWords, changes};
use tokens::{Token, cut, joins_list};

/// The most places that one box changes in a text; of more nobody makes sense, so the new reading
/// follows whole, as it does where a box both takes words away and changes others.
const MOST_PLACES: usize = 3;

/// The beginning of a box.
const OPENS: &str = "(☐ ";

/// A word of a marked text with the space and the opening bracket before it, and whether the latest
/// reading has it.
struct Word {
    text: String,
    live: bool,
}

/// Merges the readings of a power: the text without a further box, with one, with two, and so on.
/// `without` says that words are left out.
pub(super) fn merge(readings: &[String], without: &dyn Fn(&str) -> String) -> String {
    let Some((first, later)) = readings.split_first() else { return String::new() };
    let mut now = cut(first);
    let mut words: Vec<Word> =
        now.iter().map(|t| Word { text: t.text.clone(), live: true }).collect();
    for reading in later {
        let next = cut(reading);
        words = merged(words, &now, &next, without);
        now = next;
    }
    let mut out = String::new();
    let mut goes_on = false;
    for word in words {
        // A box begins with a word: "(☐ then explore again)"; what was a sentence goes on the one
        // before it.
        if out.ends_with("(☐ ") && [",", "."].contains(&word.text.as_str()) {
            goes_on = word.text == ".";
            continue;
        }
        if std::mem::take(&mut goes_on) {
            out += &continued(&word.text);
            continue;
        }
        let joins = word.text.starts_with([',', '.', ')', ';', ':']);
        if !out.is_empty() && !joins && !out.ends_with("(☐ ") {
            out.push(' ');
        }
        out += &word.text;
    }
    out
}

/// Returns the first word of a sentence as it stands within one: no noun begins such a sentence.
fn continued(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) if first.is_uppercase() => first.to_lowercase().chain(letters).collect(),
        _ => word.to_owned(),
    }
}

/// Returns the words with the changes that lead to the next reading.
fn merged(
    words: Vec<Word>,
    now: &[Token],
    next: &[Token],
    without: &dyn Fn(&str) -> String,
) -> Vec<Word> {
    // Where two readings are alike the words of the first stay, which may be "or" in place of a comma.
    let live = words.iter().filter(|w| w.live).map(|w| w.text.clone());
    let now: Vec<Token> =
        live.zip(now).map(|(text, token)| Token { text, group: token.group }).collect();
    let mut changes = changes(&now, next);
    // A German "lassen" at the end turns the whole sentence round.
    let turns = |c: &ChangeOfWords| next[c.new.clone()].iter().any(|t| t.text == "lassen");
    let anew = |c: &ChangeOfWords| c.new.is_empty() || turns(c);
    // A part of a sentence that gives way to another sentence leaves nothing to go on with.
    let parts =
        |c: &ChangeOfWords| c.begin < c.end && next[c.new.clone()].iter().any(|t| t.text == ".");
    let whole = |c: &ChangeOfWords| anew(c) || parts(c);
    if changes.len() > MOST_PLACES || changes.len() > 1 && changes.iter().any(whole) {
        let whole = ChangeOfWords { begin: now.len(), end: now.len(), new: 0..next.len() };
        let mut out: Vec<Word> = words.into_iter().map(|w| Word { live: false, ..w }).collect();
        add(&mut out, &whole, &now, next, without);
        return out;
    }
    slide(&words, &mut changes, &now, next);
    let mut out: Vec<Word> = Vec::with_capacity(words.len() + next.len());
    // The words of the reading that come before the current one.
    let mut passed = 0;
    for word in words {
        // What is added before a box is no part of it.
        let opens = word.text == OPENS && out.last().is_some_and(|w| w.live || w.text == ")");
        if word.live || opens {
            while let Some(change) =
                changes.first().filter(|c| c.end == passed && (word.live || c.begin == c.end))
            {
                add(&mut out, change, &now, next, without);
                changes.remove(0);
            }
        }
        let gone = changes.first().is_some_and(|c| c.begin <= passed && passed < c.end);
        let live = word.live && !gone;
        passed += usize::from(word.live);
        out.push(Word { live, ..word });
    }
    for change in changes {
        add(&mut out, &change, &now, next, without);
    }
    out
}

/// Lets a sentence that is added at the beginning of a box, after the period with which that begins, stand
/// before the box.
fn slide(words: &[Word], changes: &mut [ChangeOfWords], now: &[Token], next: &[Token]) {
    let live: Vec<usize> = (0..words.len()).filter(|n| words[*n].live).collect();
    for c in changes.iter_mut().filter(|c| c.begin == c.end && c.begin > 0) {
        let period = |t: Option<&Token>| t.is_some_and(|t| t.text == ".");
        let before = live.get(c.begin - 1).and_then(|n| n.checked_sub(1)).map(|n| &words[n]);
        let opens = before.is_some_and(|w| !w.live && w.text == OPENS);
        let last = c.new.end.checked_sub(1).and_then(|n| next.get(n));
        if opens && period(now.get(c.begin - 1)) && period(last) && c.new.start > 0 {
            (c.begin, c.end) = (c.begin - 1, c.end - 1);
            c.new = c.new.start - 1..c.new.end - 1;
        }
    }
}

/// Adds the words that a box brings, or says which it takes away.
fn add(
    out: &mut Vec<Word>,
    change: &ChangeOfWords,
    now: &[Token],
    next: &[Token],
    without: &dyn Fn(&str) -> String,
) {
    out.push(Word { text: OPENS.into(), live: false });
    if change.new.is_empty() {
        let left_out: Vec<&str> =
            now[change.begin..change.end].iter().map(|t| t.text.as_str()).collect();
        out.push(Word { text: without(&left_out.join(" ")), live: false });
    }
    let new: Vec<&str> = next[change.new.clone()].iter().map(|t| t.text.as_str()).collect();
    let after: Vec<&str> =
        now[change.end..].iter().take(MOST_LOOKED_AT).map(|t| t.text.as_str()).collect();
    // What replaces other words and begins with a comma goes on with what stands before it.
    let goes_on = change.begin == change.end || new.first() == Some(&",");
    let conjunction = if goes_on { list_goes_on(&new, &after) } else { None };
    out.extend(new.iter().map(|word| {
        let text = match conjunction {
            Some(or) if *word == "," => or,
            _ => word,
        };
        Word { text: text.to_owned(), live: true }
    }));
    out.push(Word { text: ")".into(), live: false });
}

/// Returns the conjunction of a list, "or" or "and", if the words that are added go on with it. A box
/// with several of them has it before each, so that nobody must guess what joins them.
fn list_goes_on<'a>(new: &[&'a str], after: &[&'a str]) -> Option<&'a str> {
    let conjunction = |w: &&&str| joins_list(w) && **w != ",";
    let ends = |w: &&&str| [".", ";"].contains(*w);
    let joined = new.first().is_some_and(|w| joins_list(w));
    let joins = new.last().is_some_and(|w| joins_list(w));
    let items: Vec<&[&str]> =
        new.split(|w| joins_list(w)).filter(|item| !item.is_empty()).collect();
    let short = items.iter().all(|item| item.len() <= 3 && !BEGINNINGS.contains(&item[0]));
    if !(joined || joins) || !short {
        return None;
    }
    let (own, first) = (new.iter().find(conjunction), after.first().filter(conjunction));
    let later = after.iter().take_while(|w| !ends(w)).find(conjunction).filter(|_| joins);
    own.or(first).or(later).copied()
}

/// The most words of the rest of a list in which its conjunction is looked for.
const MOST_LOOKED_AT: usize = 12;

/// Words with which clauses begin, not the parts of a list.
const BEGINNINGS: [&str; 10] =
    ["then", "dann", "if", "wenn", "to", "um", "you", "du", "they", "er"];

#[cfg(test)]
mod tests {
    use super::merge;

    fn merged(readings: &[&str]) -> String {
        let readings: Vec<String> = readings.iter().map(|r| (*r).to_owned()).collect();
        merge(&readings, &|words| format!("without: {words}"))
    }

    #[test]
    fn boxes_stand_before_what_they_change() {
        let base = "you may recharge a weapon to add 1d6 to your combat check";
        assert_eq!(merged(&[base]), base);
        assert_eq!(
            merged(&[base, "you may recharge a weapon or armor to add 1d6 to your combat check"]),
            "you may recharge a weapon (☐ or armor) to add 1d6 to your combat check"
        );
        assert_eq!(
            merged(&[base, "you may recharge a weapon to add 1d6 to your check"]),
            "you may recharge a weapon to add 1d6 to your combat check (☐ your check)"
        );
        assert_eq!(
            merged(&[
                base,
                "you may reveal a weapon to add 1d6 to your combat check",
                "you may reveal a weapon or armor to add 1d6 to your combat check",
            ]),
            "you may recharge (☐ reveal) a weapon (☐ or armor) to add 1d6 to your combat check"
        );
        assert_eq!(
            merged(&["add 1, then stop", "add 1"]),
            "add 1, then stop (☐ without: , then stop)"
        );
        assert_eq!(merged(&["", "draw a card"]), "(☐ draw a card)");
        assert_eq!(
            merged(&[
                "Poison damage",
                "Poison, Cold or Fire damage",
                "Poison, Cold, Fire or Acid damage"
            ]),
            "Poison (☐ or Cold or Fire) (☐ or Acid) damage"
        );
        assert_eq!(
            merged(&["look at a card.", "look at a card. You may shuffle."]),
            "look at a card. (☐ You may shuffle.)"
        );
    }

    /// A box within another would be one that nobody can check alone.
    #[test]
    fn boxes_stand_beside_each_other() {
        let readings = ["add 1.", "add 1. Draw a card.", "add 1. You may stop. Draw a card."];
        assert_eq!(merged(&readings), "add 1. (☐ You may stop.) (☐ Draw a card.)");
        let readings = ["add 1", "add 1. Draw a card", "add 1. You may stop. Draw a card"];
        assert_eq!(merged(&readings), "add 1 (☐ you may stop) (☐ draw a card)");
    }

    /// Whatever is added to a list, it shows what joins its parts.
    #[test]
    fn lists_keep_their_conjunctions() {
        for (before, after, text) in [
            ("a weapon to", "a weapon, armor or ally to", "a weapon (☐ or armor or ally) to"),
            (
                "a weapon or spell to",
                "a weapon, spell, armor or ally to",
                "a weapon or spell (☐ or armor or ally) to",
            ),
            (
                "a weapon or spell to",
                "a weapon, armor, ally or spell to",
                "a weapon (☐ or armor or ally) or spell to",
            ),
            (
                "a spell or ally to",
                "a weapon, armor, spell or ally to",
                "a (☐ weapon or armor or) spell or ally to",
            ),
            (
                "the Fire trait",
                "the Fire, Cold and Acid traits",
                "the Fire trait (☐ and Cold and Acid traits)",
            ),
            (
                "add 1 to",
                "add 1, then draw or discard a card to",
                "add 1 (☐ then draw or discard a card) to",
            ),
        ] {
            assert_eq!(merged(&[before, after]), text);
        }
    }

    /// A part that changes in several places is told anew as a whole.
    #[test]
    fn groups_change_as_a_whole() {
        let check = |text: &str| format!("add 1 to \u{4}{text}\u{5}.");
        assert_eq!(
            merged(&[&check("your combat check"), &check("a combat check by a hero here")]),
            "add 1 to your combat check (☐ a combat check by a hero here)."
        );
        assert_eq!(
            merged(&[&check("your Arcane check"), &check("your Arcane or Divine check")]),
            "add 1 to your Arcane (☐ or Divine) check."
        );
        assert_eq!(merged(&[&check("your check")]), "add 1 to your check.");
        let list = |text: &str| format!("discard a \u{7}{text}\u{5}.");
        assert_eq!(
            merged(&[&list("weapon or spell"), &list("weapon, armor or ally")]),
            "discard a weapon or spell (☐ weapon, armor or ally)."
        );
    }

    #[test]
    fn what_is_left_out_takes_its_article_along() {
        for (before, after, text) in [
            ("bury a Divine card to", "bury a card to", "bury a Divine card (☐ a card) to"),
            ("bury a non-Fire ally to", "bury an ally to", "bury a non-Fire ally (☐ an ally) to"),
            ("bury a random card", "bury 1 card", "bury a random card (☐ 1 card)"),
        ] {
            assert_eq!(merged(&[before, after]), text);
        }
    }

    #[test]
    fn a_text_that_changes_everywhere_follows_whole() {
        assert_eq!(
            merged(&["one b two d three f four h five", "1 b 2 d 3 f 4 h 5"]),
            "one b two d three f four h five (☐ 1 b 2 d 3 f 4 h 5)"
        );
    }
}
