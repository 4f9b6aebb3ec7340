//! Blanks out what could not be read in an entry, so that the rest of it can be read again, with the
//! same lines and columns.

use super::locate::skip_blank;
use super::split;

/// An entry of which parts are blanked out.
#[derive(Clone, Debug)]
pub struct Blanked {
    /// The text of the entry, with white space where it was wrong.
    pub text: String,
    gone: Vec<(usize, usize)>,
}

impl Blanked {
    /// Begins with the whole text of an entry.
    pub fn new(text: &str) -> Blanked {
        Blanked { text: text.to_owned(), gone: Vec::new() }
    }

    /// Returns whether nothing is blanked out yet.
    pub fn is_whole(&self) -> bool {
        self.gone.is_empty()
    }

    /// Blanks out the smallest field or item of a list around a byte, with the comma after it.
    /// Returns whether something was blanked out within it before, so that what is wrong about it
    /// may only come from that; `None` if no part of the entry is left around the byte.
    pub fn blank(&mut self, byte: usize) -> Option<bool> {
        let around = |(from, to): &(usize, usize)| *from <= byte && byte < *to;
        let written = |(from, to): &(usize, usize)| !self.text[*from..*to].trim().is_empty();
        let all = parts(&self.text);
        let all = all.into_iter().filter(around).filter(written);
        let (from, to) = all.min_by_key(|(from, to)| to - from)?;
        let within = self.gone.iter().any(|(a, b)| from <= *a && *b <= to);
        let blank = |c: char| if c == '\n' { "\n".to_owned() } else { " ".repeat(c.len_utf8()) };
        let blanks: String = self.text[from..to].chars().map(blank).collect();
        self.text.replace_range(from..to, &blanks);
        self.gone.push((from, to));
        Some(within)
    }
}

/// Returns all fields and items within the brackets of an entry: their first bytes and their ends.
fn parts(text: &str) -> Vec<(usize, usize)> {
    // Blanks in front are no part of it: perhaps something was blanked out there.
    let first = |from: usize, to: usize| skip_blank(text, from).min(to);
    let (mut found, mut open, mut at) = (Vec::new(), Vec::new(), skip_blank(text, 0));
    while at < text.len() {
        match text.as_bytes()[at] {
            b'(' | b'[' | b'{' => open.push(at + 1),
            b')' | b']' | b'}' => found.extend(open.pop().map(|from| (first(from, at), at))),
            b',' => {
                if let Some(from) = open.last_mut() {
                    found.push((first(*from, at), at + 1));
                    *from = at + 1;
                }
            }
            _ => {}
        }
        at = split::next(text, at);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_part_is_blanked() {
        for (text, wrong, rest) in [
            ("(a: 1, b: x, c: 3)", "x", "(a: 1,       c: 3)"),
            ("(a: [P, Q(1), R])", "Q", "(a: [P,       R])"),
            ("(a: [P, Q(z), R])", "z", "(a: [P, Q( ), R])"),
            ("(a: [P(k: \"(,\", j: y)])", "y", "(a: [P(k: \"(,\",     )])"),
            ("(a: Q([1, 2], 3), b: 4)", "Q", "(                 b: 4)"),
        ] {
            let mut is = Blanked::new(text);
            let byte = text.find(wrong).expect("it is there");
            assert_eq!(is.blank(byte), Some(false), "{text}");
            assert_eq!(is.text, rest);
        }
        let mut twice = Blanked::new("(a: [P, Q(z), R])");
        assert_eq!(twice.blank(10), Some(false));
        assert_eq!(twice.blank(8), Some(true));
        assert_eq!(twice.text, "(a: [P,       R])");
        assert_eq!(twice.blank(0), None);
        let mut siblings = Blanked::new("(a: x, b: y)");
        assert_eq!(siblings.blank(4), Some(false));
        assert_eq!(siblings.blank(10), Some(false));
    }
}
