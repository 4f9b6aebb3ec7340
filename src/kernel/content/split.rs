//! Splits a file into its entries and checks how deep its brackets nest. One pass finds both before
//! anything is parsed, because parsing takes longer the deeper brackets nest.

use super::locate::{skip_blank, skip_token};

/// A problem with a file's brackets: the byte offset and the message.
pub type Fault = (usize, String);
/// The first byte and the length of each entry.
pub type Entries = Vec<(usize, usize)>;

/// Returns the entries of a list, each with its first byte and its length, without leading white
/// space.
///
/// # Errors
/// Returns the entries so far and the fault if the text is no list, brackets nest deeper than
/// `deep`, or they do not match.
pub fn entries(text: &str, deep: usize) -> Result<Entries, (Entries, Fault)> {
    let mut found = Vec::new();
    let start = skip_blank(text, usize::from(text.starts_with('\u{feff}')) * 3);
    if text.as_bytes().get(start) != Some(&b'[') {
        return Err((found, (start, "a list is expected here: `[`".into())));
    }
    let mut at = skip_blank(text, start + 1);
    loop {
        match text.as_bytes().get(at) {
            Some(b']') => break,
            None => return Err((found, (at, "the list is not closed: `]`".into()))),
            Some(_) => {}
        }
        let (end, close) = match value(text, at, deep, b']') {
            Ok(ends) => ends,
            Err(fault) => return Err((found, fault)),
        };
        if end == at {
            return Err((found, (at, "an entry is expected here".into())));
        }
        found.push((at, end - at));
        if close {
            at = end;
            break;
        }
        at = skip_blank(text, end + 1);
    }
    let rest = skip_blank(text, at + 1);
    if rest < text.len() {
        return Err((found, (rest, "something follows the end of the list".into())));
    }
    Ok(found)
}

/// Returns the first offset at which brackets nest deeper than `deep`. Brackets need not match.
pub fn too_deep(text: &str, deep: usize) -> Option<usize> {
    let (mut at, mut open) = (skip_blank(text, 0), 0usize);
    while at < text.len() {
        match text.as_bytes()[at] {
            b'(' | b'[' | b'{' => open += 1,
            b')' | b']' | b'}' => open = open.saturating_sub(1),
            _ => {}
        }
        if open > deep {
            return Some(at);
        }
        at = next(text, at);
    }
    None
}

/// Returns the message for a text in which brackets nest too deep.
pub fn deeper_than(deep: usize) -> String {
    format!("brackets nest deeper than {deep}")
}

/// Returns the end of the value that begins at `at`: the offset of the comma after it; or that of
/// the bracket that closes the list around it, and then true.
fn value(text: &str, mut at: usize, deep: usize, closes: u8) -> Result<(usize, bool), Fault> {
    let mut open: Vec<u8> = Vec::new();
    while at < text.len() {
        let byte = text.as_bytes()[at];
        match byte {
            b'(' | b'[' | b'{' if open.len() >= deep => return Err((at, deeper_than(deep))),
            b'(' => open.push(b')'),
            b'[' => open.push(b']'),
            b'{' => open.push(b'}'),
            b')' | b']' | b'}' => match open.pop() {
                Some(want) if want == byte => {}
                None if byte == closes => return Ok((at, true)),
                _ => {
                    let message =
                        "a comma is missing, or a bracket is closed too early or too late";
                    return Err((at, message.into()));
                }
            },
            b',' if open.is_empty() => return Ok((at, false)),
            _ => {}
        }
        at = next(text, at);
    }
    Err((text.len(), "a bracket is not closed before the file ends".into()))
}

/// Returns the offset after the token at `at` and the white space that follows it.
pub fn next(text: &str, at: usize) -> usize {
    let mut at = skip_token(text, at).min(text.len());
    while !text.is_char_boundary(at) {
        at += 1;
    }
    skip_blank(text, at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_separated() {
        let text = "// all\n[ (a: \"],(\", b: [1, 2]), /* , */ X('['),\n (c: r#\"\"]\"#) , ]\n";
        let found = entries(text, 9).expect("they are fine");
        let found: Vec<&str> = found.iter().map(|(at, len)| text[*at..at + len].trim()).collect();
        assert_eq!(found, ["(a: \"],(\", b: [1, 2])", "X('[')", "(c: r#\"\"]\"#)"]);
        assert_eq!(entries("[]", 9), Ok(Vec::new()));
    }

    #[test]
    fn faults_have_positions() {
        let fault = |text: &str| entries(text, 3).expect_err("it is wrong").1.0;
        assert_eq!(fault("(a: 1)"), 0);
        assert_eq!(fault("[(a: 1)"), 7);
        assert_eq!(fault("[(a: [1)]"), 7);
        assert_eq!(fault("[((((1))))]"), 4);
        assert_eq!(fault("[1,,2]"), 3);
        assert_eq!(fault("[1] 2"), 4);
        assert_eq!(too_deep("((\"(((((\"))", 2), None);
        assert_eq!(too_deep("(((", 2), Some(2));
    }
}
