//! Words that feat boxes change: the readings of a power, merged into one text with a box before
//! each change: "recharge (☐ or reveal) a weapon".

use super::spans::{CLOSE, OPEN};

/// The most words that are compared; longer readings follow one another whole.
const MOST_WORDS: usize = 160;

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
    let mut words: Vec<Word> =
        cut(first).into_iter().map(|text| Word { text, live: true }).collect();
    for reading in later {
        words = merged(words, &cut(reading), without);
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

/// Returns how well two words go together: best if they are the same, well if both join the parts of a
/// list, else not at all.
fn alike(a: &str, b: &str) -> u16 {
    let joins = |w: &str| [",", "or", "oder"].contains(&w);
    match a == b {
        true => 3,
        false if joins(a) && joins(b) => 2,
        false => 0,
    }
}

/// Cuts a marked text into words; marked words stay whole, commas and periods stand alone.
fn cut(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut inside = false;
    for c in text.chars() {
        inside = c == OPEN || inside && c != CLOSE;
        let last = words.last_mut().filter(|w| !w.is_empty());
        match (c, last) {
            (' ', Some(_)) if !inside => words.push(String::new()),
            (',' | '.' | ';', Some(_)) if !inside => {
                words.push(c.to_string());
            }
            (' ', None) if !inside => {}
            _ => {
                if let Some(last) = words.last_mut() {
                    last.push(c);
                }
            }
        }
    }
    words.retain(|w| !w.is_empty());
    words
}

/// Returns the words with the changes that lead to the next reading.
fn merged(words: Vec<Word>, next: &[String], without: &dyn Fn(&str) -> String) -> Vec<Word> {
    let live: Vec<usize> = (0..words.len()).filter(|i| words[*i].live).collect();
    let now: Vec<String> = live.iter().map(|i| words[*i].text.clone()).collect();
    let pairs = common(&now, next);
    let mut changes = changes(&now, next, &pairs);
    let mut out = Vec::with_capacity(words.len() + next.len());
    // The words of the reading that come before the current one.
    let mut passed = 0;
    for word in words {
        if word.live {
            while let Some(change) = changes.first().filter(|c| c.end == passed) {
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

/// Adds the words that a box brings, or says which it takes away.
fn add(
    out: &mut Vec<Word>,
    change: &ChangeOfWords,
    now: &[String],
    next: &[String],
    without: &dyn Fn(&str) -> String,
) {
    out.push(Word { text: "(☐ ".into(), live: false });
    if change.new.is_empty() {
        let left_out = now[change.begin..change.end].join(" ");
        out.push(Word { text: without(&left_out), live: false });
    }
    let new = &next[change.new.clone()];
    out.extend(new.iter().map(|w| Word { text: w.clone(), live: true }));
    out.push(Word { text: ")".into(), live: false });
}

/// Words of the former reading that others replace.
struct ChangeOfWords {
    begin: usize,
    end: usize,
    new: std::ops::Range<usize>,
}

/// Returns what changes between two readings. A single word that is left out takes the one after it
/// along, so that the box has something to say: "your combat check (☐ check)".
fn changes(now: &[String], next: &[String], pairs: &[(usize, usize)]) -> Vec<ChangeOfWords> {
    let mut all: Vec<ChangeOfWords> = Vec::new();
    let (mut i, mut j) = (0, 0);
    for (a, b) in pairs.iter().copied().chain([(now.len(), next.len())]) {
        if a > i || b > j {
            all.push(ChangeOfWords { begin: i, end: a, new: j..b });
        }
        (i, j) = (a + 1, b + 1);
    }
    for change in &mut all {
        let one = change.new.is_empty() && change.end == change.begin + 1;
        let word = |w: &&String| w.chars().all(char::is_alphanumeric);
        if one && now.get(change.end).filter(word).is_some() {
            change.end += 1;
            change.new.end += 1;
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
            "you may recharge a weapon to add 1d6 to your combat check (☐ check)"
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
            "Poison (☐ Cold or Fire) (☐ or Acid) damage"
        );
        assert_eq!(
            merged(&["look at a card.", "look at a card. You may shuffle."]),
            "look at a card. (☐ You may shuffle.)"
        );
    }
}
