//! Finds the position of a part of a RON entry in its text, so that an error of meaning can name
//! its line and column.

/// One step from a value to one of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// The field of that name.
    Field(&'a str),
    /// The item at that index of a list.
    Item(usize),
}

/// Returns the line and column, counted from 1, of a byte offset.
pub fn line_column(text: &str, offset: usize) -> (usize, usize) {
    let mut end = offset.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let before = &text[..end];
    let line_start = before.rfind('\n').map_or(0, |n| n + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// Returns the offset of the first token at or after `at`: skips white space and comments.
pub fn skip_blank(text: &str, mut at: usize) -> usize {
    let bytes = text.as_bytes();
    while at < bytes.len() {
        match (bytes[at], bytes.get(at + 1)) {
            (b, _) if b.is_ascii_whitespace() => at += 1,
            (b'/', Some(b'/')) => {
                at = text[at..].find('\n').map_or(bytes.len(), |n| at + n + 1);
            }
            (b'/', Some(b'*')) => at = comment_end(text, at),
            _ => break,
        }
    }
    at
}

/// Returns the offset after the block comment that begins at `at`. Block comments nest.
fn comment_end(text: &str, mut at: usize) -> usize {
    let bytes = text.as_bytes();
    let mut open = 0usize;
    while at < bytes.len() {
        match (bytes[at], bytes.get(at + 1)) {
            (b'/', Some(b'*')) => (open, at) = (open + 1, at + 2),
            (b'*', Some(b'/')) => (open, at) = (open.saturating_sub(1), at + 2),
            _ => at += 1,
        }
        if open == 0 {
            return at;
        }
    }
    bytes.len()
}

/// Returns the offset after the string, comment or single byte that begins at `at`.
pub(super) fn skip_token(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes();
    match (bytes[at], bytes.get(at + 1)) {
        (b'"', _) => {
            let mut i = at + 1;
            while i < bytes.len() && bytes[i] != b'"' {
                i += if bytes[i] == b'\\' { 2 } else { 1 };
            }
            i + 1
        }
        (b'r', Some(b'"' | b'#')) => {
            let hashes = bytes[at + 1..].iter().take_while(|b| **b == b'#').count();
            let close = format!("\"{}", "#".repeat(hashes));
            let from = (at + 2 + hashes).min(bytes.len());
            text.get(from..)
                .and_then(|t| t.find(&close))
                .map_or(bytes.len(), |n| from + n + close.len())
        }
        (b'\'', _) => {
            let i = at + if bytes.get(at + 1) == Some(&b'\\') { 2 } else { 1 };
            text.get(i..).and_then(|t| t.find('\'')).map_or(bytes.len(), |n| i + n + 1)
        }
        (b'/', Some(b'/' | b'*')) => skip_blank(text, at),
        _ => at + 1,
    }
}

/// Returns the offset of the part of `entry` at the end of `path`, or of the last part on that path
/// that exists.
pub fn locate(entry: &str, path: &[Step<'_>]) -> usize {
    let mut at = skip_blank(entry, 0);
    for step in path {
        match child(entry, at, *step) {
            Some(next) => at = next,
            None => break,
        }
    }
    at
}

/// Returns the offset of a part of the value that begins at `at`. The first brackets that open are
/// those of the value.
fn child(text: &str, at: usize, step: Step<'_>) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut i = at;
    while !matches!(bytes.get(i)?, b'(' | b'[') {
        if matches!(bytes[i], b',' | b')' | b']' | b'"') {
            return None;
        }
        i += 1;
    }
    i = skip_blank(text, i + 1);
    let (mut depth, mut item, mut fresh) = (0usize, 0usize, true);
    while i < bytes.len() {
        if depth == 0 && fresh {
            if matches!(bytes[i], b')' | b']' | b'}') {
                return None;
            }
            match step {
                Step::Item(n) if n == item => return Some(i),
                Step::Field(name) if text[i..].starts_with(name) => {
                    let after = skip_blank(text, i + name.len());
                    if bytes.get(after) == Some(&b':') {
                        return Some(skip_blank(text, after + 1));
                    }
                }
                _ => {}
            }
            fresh = false;
        }
        match bytes[i] {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.checked_sub(1)?,
            b',' if depth == 0 => {
                item += 1;
                fresh = true;
            }
            _ => {}
        }
        i = skip_blank(text, skip_token(text, i));
        while i < bytes.len() && !text.is_char_boundary(i) {
            i += 1;
        }
    }
    None
}

/// Returns the offset of the string literal `"word"` in the entry at or after `from`, or else
/// `from`.
pub fn quoted(entry: &str, from: usize, word: &str) -> usize {
    let literal = format!("\"{word}\"");
    entry.get(from..).and_then(|t| t.find(&literal)).map_or(from, |n| from + n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locate_skips_strings_and_comments() {
        let entry = r#" // a comment, (
(id: "a", flavour: "powers: [ (é \" ", traits: [],
 powers: [(when: Anytime), /* two */ (do: Reveal, when: Check(combat: true), does: [Explore])])"#;
        let at = |path: &[Step<'_>]| {
            let rest = &entry[locate(entry, path)..];
            &rest[..rest.len().min(6)]
        };
        use Step::{Field, Item};
        assert_eq!(at(&[]), "(id: \"");
        assert_eq!(at(&[Field("powers"), Item(1)]), "(do: R");
        assert_eq!(at(&[Field("powers"), Item(1), Field("does"), Item(0)]), "Explor");
        assert_eq!(at(&[Field("powers"), Item(7)]), "[(when");
        assert_eq!(line_column(entry, locate(entry, &[Field("powers")])), (3, 10));
        assert_eq!(at(&[Field("nothing")]), "(id: \"");
    }
}
