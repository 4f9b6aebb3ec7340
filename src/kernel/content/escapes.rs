//! Finds characters that cannot be seen and are written as escapes. A file may hold none of them as
//! they are; written as `\u{1b}` they would come into names and texts all the same.

use lang::terminal::is_plain;

/// Returns the byte offset of the first escape that stands for a hidden character, and the character:
/// `\u{1b}`, `\x1b`, `\0` and `\r` of RON, `\u001B` and `\U00001B` of Fluent.
pub fn hidden(text: &str) -> Option<(usize, char)> {
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let byte = text.len() - rest.len() + at;
        let after = &rest[at + 1..];
        if let Some(c) = meant(after).filter(|c| !is_plain(*c)) {
            return Some((byte, c));
        }
        // `\\` is a backslash: what follows it is no escape.
        rest = after.get(after.chars().next().map_or(0, char::len_utf8)..).unwrap_or_default();
    }
    None
}

/// Returns the character that an escape stands for, without its backslash.
fn meant(after: &str) -> Option<char> {
    let digits = |from: usize, many: usize| after.get(from..from + many);
    let code = match after.as_bytes().first()? {
        b'0' => return Some('\0'),
        b'r' => return Some('\r'),
        b'x' => digits(1, 2)?,
        b'u' if after[1..].starts_with('{') => after[2..].split('}').next()?,
        b'u' => digits(1, 4)?,
        b'U' => digits(1, 6)?,
        _ => return None,
    };
    char::from_u32(u32::from_str_radix(code, 16).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Escapes of both languages are found where they are; others, and what only looks like one, are
    /// not.
    #[test]
    fn hidden_escapes_are_found() {
        for (text, found) in [
            (r#"(name: "\u{1b}[31m")"#, Some((8, '\u{1b}'))),
            (r#"(name: "\x1b[31m")"#, Some((8, '\u{1b}'))),
            (r#""a\\\u{202E}b""#, Some((4, '\u{202e}'))),
            (r#""\0""#, Some((1, '\0'))),
            (r#"a = { "\u200B" }"#, Some((7, '\u{200b}'))),
            (r#"a = { "\U00feff" }"#, Some((7, '\u{feff}'))),
            (r#""\\u{1b}""#, None),
            (r#""\n\t\"\u{e9}\u{}\u{zz}\x4\u12""#, None),
            ("\\", None),
            ("\\u", None),
            ("\\ü\\x", None),
        ] {
            assert_eq!(hidden(text), found, "{text}");
        }
    }
}
