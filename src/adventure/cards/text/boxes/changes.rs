//! What changes between two readings of a power.

use std::ops::Range;

use super::tokens::{Token, joins_list};
use crate::cards::text::marks::Group;

/// The most words that are compared; longer readings follow one another whole.
const MOST_WORDS: usize = 160;

/// Words of the former reading that others replace.
pub(super) struct ChangeOfWords {
    pub begin: usize,
    pub end: usize,
    pub new: Range<usize>,
}

/// Words that are compared as one: a single word, or all of a group.
struct Unit {
    text: String,
    words: Range<usize>,
}

/// Returns what changes between two readings. A group that changes in several places is replaced as a
/// whole.
pub(super) fn changes(now: &[Token], next: &[Token]) -> Vec<ChangeOfWords> {
    let whole = whole_groups(now, next);
    let (now, next) = (units(now, &whole), units(next, &whole));
    let words = |units: &[Unit], part: Range<usize>| {
        let end = units.last().map_or(0, |u| u.words.end);
        let at = |n: usize| units.get(n).map_or(end, |u| u.words.start);
        at(part.start)..at(part.end)
    };
    let texts = |units: &[Unit]| units.iter().map(|u| u.text.clone()).collect::<Vec<_>>();
    let of_units = changed(&texts(&now), &texts(&next));
    let of_words = |c: ChangeOfWords| {
        let old = words(&now, c.begin..c.end);
        ChangeOfWords { begin: old.start, end: old.end, new: words(&next, c.new) }
    };
    of_units.into_iter().map(of_words).collect()
}

/// Returns the groups that both readings have and that are told anew as a whole: those that change in
/// more than one place, that lose words, and cards of which other ones are meant.
fn whole_groups(now: &[Token], next: &[Token]) -> Vec<(Group, usize)> {
    let of = |all: &[Token], group: (Group, usize)| {
        let words = all.iter().filter(|t| t.group == Some(group));
        words.map(|t| t.text.clone()).collect::<Vec<_>>()
    };
    let count = |all: &[Token], sort: Group| {
        let numbers = all.iter().filter_map(|t| t.group).filter(|g| g.0 == sort);
        numbers.map(|g| g.1 + 1).max().unwrap_or(0)
    };
    let mut whole = Vec::new();
    for sort in Group::ALL {
        let n = count(now, sort);
        if n != count(next, sort) {
            continue;
        }
        let as_one = |n: &usize| {
            let (now, next) = (of(now, (sort, *n)), of(next, (sort, *n)));
            let replaces = |c: &ChangeOfWords| sort == Group::Cards && c.begin < c.end;
            let says_less = |c: &ChangeOfWords| c.new.is_empty() || replaces(c);
            gaps(&now, &next).iter().any(says_less) || changed(&now, &next).len() > 1
        };
        whole.extend((0..n).filter(as_one).map(|n| (sort, n)));
    }
    whole
}

fn units(words: &[Token], whole: &[(Group, usize)]) -> Vec<Unit> {
    let mut all: Vec<Unit> = Vec::with_capacity(words.len());
    let mut open = None;
    for (n, word) in words.iter().enumerate() {
        let group = word.group.filter(|g| whole.contains(g));
        match all.last_mut().filter(|_| group.is_some() && group == open) {
            Some(unit) => {
                unit.text += " ";
                unit.text += &word.text;
                unit.words.end = n + 1;
            }
            None => all.push(Unit { text: word.text.clone(), words: n..n + 1 }),
        }
        open = group;
    }
    all
}

/// Returns how well two words go together: best if they are the same, well if both join the parts of a
/// list, else not at all.
fn alike(a: &str, b: &str) -> u16 {
    match a == b {
        true => 3,
        false if joins_list(a) && joins_list(b) && (a == "," || b == ",") => 2,
        false => 0,
    }
}

/// Returns whether a word cannot stand without the one after it.
fn leads(word: &str) -> bool {
    let stems = ["ein", "kein", "dein", "sein", "jede", "de"];
    let ending = |rest: &str| ["", "e", "en", "em", "er", "es", "r", "n", "m", "s"].contains(&rest);
    ["a", "an", "the", "your", "their", "each", "1", "die", "das"].contains(&word)
        || stems.iter().any(|s| word.strip_prefix(s).is_some_and(ending))
}

/// Returns where two rows of words differ.
fn gaps(now: &[String], next: &[String]) -> Vec<ChangeOfWords> {
    let mut all: Vec<ChangeOfWords> = Vec::new();
    let (mut i, mut j) = (0, 0);
    for (a, b) in common(now, next).into_iter().chain([(now.len(), next.len())]) {
        if a > i || b > j {
            all.push(ChangeOfWords { begin: i, end: a, new: j..b });
        }
        (i, j) = (a + 1, b + 1);
    }
    all
}

/// Returns what changes between two rows of words. A word that is left out takes the one after it
/// along, and an article that is changed does, so that the box has something to say: "a Divine card
/// (☐ a card)".
fn changed(now: &[String], next: &[String]) -> Vec<ChangeOfWords> {
    let mut all = gaps(now, next);
    for change in &mut all {
        let one = change.new.is_empty() && change.end == change.begin + 1;
        let hangs = change.begin < change.end
            && next[change.new.clone()].last().is_some_and(|word| leads(word));
        let word = |w: &&String| w.chars().all(char::is_alphanumeric);
        if !(one || hangs) || now.get(change.end).filter(word).is_none() {
            continue;
        }
        change.end += 1;
        change.new.end += 1;
        if one && change.begin > 0 && change.new.start > 0 && leads(&now[change.begin - 1]) {
            change.begin -= 1;
            change.new.start -= 1;
        }
    }
    // Neighbors that are one word apart, or overlap now, are one change.
    let mut joined: Vec<ChangeOfWords> = Vec::new();
    for change in all {
        match joined.last_mut() {
            Some(last)
                if change.begin < last.end + 2
                    && !(last.begin == last.end || change.begin == change.end) =>
            {
                last.end = change.end;
                last.new.end = change.new.end;
            }
            _ => joined.push(change),
        }
    }
    joined
}

/// Returns the pairs of places of the longest row of words that both readings have, in order.
fn common(now: &[String], next: &[String]) -> Vec<(usize, usize)> {
    let (n, m) = (now.len(), next.len());
    if n > MOST_WORDS || m > MOST_WORDS {
        return Vec::new();
    }
    let mut best = vec![vec![0u16; m + 1]; n + 1];
    for i in (0..n).rev() {
        for j in (0..m).rev() {
            let pair = match alike(&now[i], &next[j]) {
                0 => 0,
                well => best[i + 1][j + 1] + well,
            };
            best[i][j] = pair.max(best[i + 1][j]).max(best[i][j + 1]);
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut pairs = Vec::new();
    while i < n && j < m {
        let well = alike(&now[i], &next[j]);
        if well > 0 && best[i][j] == best[i + 1][j + 1] + well {
            pairs.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if best[i + 1][j] >= best[i][j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    pairs
}
