//! Safe output to a terminal. Names, texts and messages come from packs, campaigns, file names and
//! the command line; a terminal interprets control characters in them, and invisible characters can
//! make one text look like another. All output goes through this module, which makes such
//! characters visible: the escape character is printed as `\u{1b}`. `tests/terminal.rs` rejects
//! every other way of printing.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};
use std::io::{self, IsTerminal, Stderr, Stdout, Write};

/// Returns whether a character is a control character or invisible: C0, DEL and C1, marks that
/// change the writing direction, zero-width characters, line and paragraph separators, tags. Line
/// ends and tabs are among them; running text may contain those.
pub fn is_hidden(c: char) -> bool {
    // Nearly every character of a pack ends here.
    if c.is_ascii() {
        return c.is_ascii_control();
    }
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{600}'..='\u{605}'
                | '\u{61c}'
                | '\u{6dd}'
                | '\u{70f}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Returns whether running text may contain the character unchanged: every one that is not hidden,
/// and line ends and tabs.
pub fn is_plain(c: char) -> bool {
    matches!(c, '\n' | '\t') || !is_hidden(c)
}

/// The maximum length of a line, in characters; longer than any path.
const MOST_LETTERS: usize = 5_000;

/// Truncates a line to the maximum length, because texts from files and from the command line may
/// be of any length.
pub fn bounded(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(MOST_LETTERS) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}...", &text[..end])),
    }
}

/// Escapes hidden characters in running text, except line ends and tabs.
pub fn visible(text: &str) -> Cow<'_, str> {
    written_out(text, is_plain)
}

/// Escapes hidden characters in a text of one line, including line ends.
pub fn one_line(text: &str) -> Cow<'_, str> {
    written_out(text, |c| !is_hidden(c))
}

fn written_out(text: &str, stays: impl Fn(char) -> bool) -> Cow<'_, str> {
    if text.chars().all(&stays) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if stays(c) {
            out.push(c);
        } else {
            out.extend(c.escape_unicode());
        }
    }
    Cow::Owned(out)
}

/// The notation of escaped characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// For people: `\u{1b}`.
    Text,
    /// Within JSON strings, which keep their meaning: `\u001b`.
    Json,
}

/// A writer that escapes the hidden characters in everything that is written to it.
#[derive(Debug)]
pub struct Visible<W: Write> {
    to: W,
    form: Form,
    /// The first bytes of a character that is not complete yet.
    begun: Vec<u8>,
}

impl<W: Write> Visible<W> {
    /// Creates a writer of text for people.
    pub fn text(to: W) -> Visible<W> {
        Visible { to, form: Form::Text, begun: Vec::new() }
    }

    /// Creates a writer of JSON.
    pub fn json(to: W) -> Visible<W> {
        Visible { to, form: Form::Json, begun: Vec::new() }
    }

    fn put(&mut self, text: &str) -> io::Result<()> {
        if self.form == Form::Text || text.chars().all(is_plain) {
            return self.to.write_all(visible(text).as_bytes());
        }
        let mut out = String::with_capacity(text.len() + 16);
        for c in text.chars() {
            if is_plain(c) {
                out.push(c);
                continue;
            }
            for unit in c.encode_utf16(&mut [0; 2]) {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\u{unit:04x}");
            }
        }
        self.to.write_all(out.as_bytes())
    }

    /// Writes bytes that are not UTF-8.
    fn put_bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        bytes.iter().try_for_each(|b| write!(self.to, "\\x{b:02x}"))
    }
}

impl<W: Write> Write for Visible<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        for chunk in all.utf8_chunks() {
            self.put(chunk.valid())?;
            let rest = chunk.invalid();
            // An incomplete character at the end may be continued by the next bytes.
            let last = rest.as_ptr_range().end == all.as_ptr_range().end;
            if last && std::str::from_utf8(rest).is_err_and(|e| e.error_len().is_none()) {
                self.begun = rest.to_vec();
            } else {
                self.put_bytes(rest)?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Returns standard output for people.
pub fn out() -> Visible<Stdout> {
    Visible::text(io::stdout())
}

/// Returns standard output for programs that read JSON.
pub fn json() -> Visible<Stdout> {
    Visible::json(io::stdout())
}

/// Returns standard error.
pub fn err() -> Visible<Stderr> {
    Visible::text(io::stderr())
}

/// Returns standard output unescaped, for the full-screen text table, which writes control
/// characters of its own and escapes all texts itself.
pub fn bare() -> Stdout {
    io::stdout()
}

/// Returns whether standard output supports colors.
pub fn colors() -> bool {
    io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
}

/// Returns whether standard error is a terminal.
pub fn errors_are_seen() -> bool {
    io::stderr().is_terminal()
}

/// Prints a text as one line, escaped and truncated.
///
/// # Errors
/// Returns an error if the output is closed.
pub fn line(out: &mut impl Write, text: impl Display) -> io::Result<()> {
    writeln!(out, "{}", one_line(&bounded(&text.to_string())))
}

/// Prints a problem or a notice on one line of standard error.
pub fn report_error(message: impl Display) {
    let message = message.to_string();
    let message = bounded(&message).replace(['\n', '\r'], " ");
    // If standard error is closed, nobody can be informed.
    let _ = writeln!(err(), "emberdeck: {}", one_line(&message));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_become_visible() {
        assert_eq!(visible("Käse\tund\nBrot"), "Käse\tund\nBrot");
        assert_eq!(visible("a\u{1b}[31mb\u{9b}2J\u{7f}\r"), "a\\u{1b}[31mb\\u{9b}2J\\u{7f}\\u{d}");
        assert_eq!(one_line("a\nb\u{202e}c"), "a\\u{a}b\\u{202e}c");
        for c in ('\0'..=char::MAX).filter(|c| is_hidden(*c)) {
            assert!(visible(&c.to_string()).chars().all(is_plain), "{c:?}");
            assert!(one_line(&c.to_string()).chars().all(|c| !is_hidden(c)), "{c:?}");
        }
    }

    #[test]
    fn long_lines_are_truncated() {
        let long = "ä".repeat(MOST_LETTERS);
        assert_eq!(bounded(&long), long);
        let mut out = Vec::new();
        line(&mut out, format_args!("{long}{long}")).expect("it is memory");
        assert_eq!(String::from_utf8(out).expect("it is text"), format!("{long}...\n"));
    }

    /// Characters may arrive in pieces, and bytes need not be UTF-8.
    #[test]
    fn hidden_characters_are_escaped_across_writes() {
        let text = "Ä\u{1b}]0;x\u{7} €𝄞 \u{9b}K\u{e0041}\n".as_bytes();
        for size in 1..=text.len() {
            let mut out = Visible::text(Vec::new());
            text.chunks(size).for_each(|part| out.write_all(part).expect("it is memory"));
            let written = String::from_utf8(out.to).expect("it is text");
            assert_eq!(written, "Ä\\u{1b}]0;x\\u{7} €𝄞 \\u{9b}K\\u{e0041}\n");
        }
        let mut out = Visible::text(Vec::new());
        out.write_all(b"a\xff\x9b[b").expect("it is memory");
        assert_eq!(out.to, b"a\\xff\\x9b[b");
    }

    /// JSON keeps its meaning.
    #[test]
    fn escaped_json_keeps_its_meaning() {
        let value = serde_json::json!({ "name": "a\u{1b}b\u{7f}\u{9b}\u{202e}\u{e0041}ä\n" });
        let mut out = Visible::json(Vec::new());
        serde_json::to_writer_pretty(&mut out, &value).expect("it is memory");
        let written = String::from_utf8(out.to).expect("it is text");
        assert!(written.chars().all(is_plain), "{written:?}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&written).expect("it is JSON"), value);
    }
}
