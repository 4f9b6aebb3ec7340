//! What goes to a terminal. Names, texts and messages come from packs, campaigns, file names and the
//! command line; a terminal obeys control characters in them, and letters without a shape of their own
//! can make one text look like another. Everything that is printed goes through here, where they are
//! made visible: `\u{1b}` stands for the escape character. `tests/terminal.rs` holds every other way of
//! printing to be a mistake.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};
use std::io::{self, IsTerminal, Stderr, Stdout, Write};

/// Whether a letter is a control character or has no shape of its own: C0, DEL and C1, what turns the
/// direction of writing, what is zero wide, separators of lines and paragraphs, tags. Line ends and
/// tabs are among them; running text may have those.
pub fn is_hidden(c: char) -> bool {
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

/// Whether running text may have the letter as it is: all but what is hidden, and line ends and tabs.
pub fn is_plain(c: char) -> bool {
    matches!(c, '\n' | '\t') || !is_hidden(c)
}

/// The most letters of a line of text: no path has more, and nobody reads on.
const MOST_LETTERS: usize = 5_000;

/// A message or another line as far as it is told: what comes from files and from the command line may
/// be of any length.
pub fn bounded(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(MOST_LETTERS) {
        None => Cow::Borrowed(text),
        Some((end, _)) => Cow::Owned(format!("{}...", &text[..end])),
    }
}

/// Running text as it can be printed: line ends and tabs stay, all else that is hidden is written
/// out.
pub fn visible(text: &str) -> Cow<'_, str> {
    written_out(text, is_plain)
}

/// A text that stands on one line, as it can be printed: nothing in it ends the line.
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

/// How what is hidden is written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// For people: `\u{1b}`.
    Text,
    /// Within strings of JSON, which stay what they are: `\u001b`.
    Json,
}

/// A writer that makes visible what is hidden in everything that is written to it.
#[derive(Debug)]
pub struct Visible<W: Write> {
    to: W,
    form: Form,
    /// The beginning of a letter whose rest is still to come.
    begun: Vec<u8>,
}

impl<W: Write> Visible<W> {
    /// A writer of text for people.
    pub fn text(to: W) -> Visible<W> {
        Visible { to, form: Form::Text, begun: Vec::new() }
    }

    /// A writer of JSON.
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

    /// Bytes that are no text.
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
            // What is cut off at the end may go on with the next bytes.
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

/// Standard output for people.
pub fn out() -> Visible<Stdout> {
    Visible::text(io::stdout())
}

/// Standard output for programs that read JSON.
pub fn json() -> Visible<Stdout> {
    Visible::json(io::stdout())
}

/// Standard error.
pub fn err() -> Visible<Stderr> {
    Visible::text(io::stderr())
}

/// Standard output as it is, for the screen of the table as text, which has control characters of its
/// own and makes visible all that is said on it.
pub fn bare() -> Stdout {
    io::stdout()
}

/// Whether colors are wanted on standard output.
pub fn colors() -> bool {
    io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
}

/// Whether standard error is a terminal.
pub fn errors_are_seen() -> bool {
    io::stderr().is_terminal()
}

/// Prints a line: nothing in it ends the line, and it is no longer than anybody reads.
///
/// # Errors
/// When the terminal is gone.
pub fn line(out: &mut impl Write, text: impl Display) -> io::Result<()> {
    writeln!(out, "{}", one_line(&bounded(&text.to_string())))
}

/// Says what went wrong, or is to be known, on one line of standard error.
pub fn complain(message: impl Display) {
    let message = message.to_string();
    let message = bounded(&message).replace(['\n', '\r'], " ");
    // Nobody is left to be told where standard error is gone.
    let _ = writeln!(err(), "emberdeck: {}", one_line(&message));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_becomes_visible() {
        assert_eq!(visible("Käse\tund\nBrot"), "Käse\tund\nBrot");
        assert_eq!(visible("a\u{1b}[31mb\u{9b}2J\u{7f}\r"), "a\\u{1b}[31mb\\u{9b}2J\\u{7f}\\u{d}");
        assert_eq!(one_line("a\nb\u{202e}c"), "a\\u{a}b\\u{202e}c");
        for c in ('\0'..=char::MAX).filter(|c| is_hidden(*c)) {
            assert!(visible(&c.to_string()).chars().all(is_plain), "{c:?}");
            assert!(one_line(&c.to_string()).chars().all(|c| !is_hidden(c)), "{c:?}");
        }
    }

    #[test]
    fn no_line_is_longer_than_anybody_reads() {
        let long = "ä".repeat(MOST_LETTERS);
        assert_eq!(bounded(&long), long);
        let mut out = Vec::new();
        line(&mut out, format_args!("{long}{long}")).expect("it is memory");
        assert_eq!(String::from_utf8(out).expect("it is text"), format!("{long}...\n"));
    }

    /// Letters may come in pieces, and bytes need not be letters.
    #[test]
    fn a_writer_makes_it_visible_however_it_is_cut() {
        let text = "Ä\u{1b}]0;x\u{7} €𝄞 \u{9b}K\u{e0041}\n".as_bytes();
        for size in 1..=text.len() {
            let mut out = Visible::text(Vec::new());
            text.chunks(size).for_each(|part| out.write_all(part).expect("it is memory"));
            let told = String::from_utf8(out.to).expect("it is text");
            assert_eq!(told, "Ä\\u{1b}]0;x\\u{7} €𝄞 \\u{9b}K\\u{e0041}\n");
        }
        let mut out = Visible::text(Vec::new());
        out.write_all(b"a\xff\x9b[b").expect("it is memory");
        assert_eq!(out.to, b"a\\xff\\x9b[b");
    }

    /// JSON stays the same JSON.
    #[test]
    fn json_means_the_same_afterwards() {
        let value = serde_json::json!({ "name": "a\u{1b}b\u{7f}\u{9b}\u{202e}\u{e0041}ä\n" });
        let mut out = Visible::json(Vec::new());
        serde_json::to_writer_pretty(&mut out, &value).expect("it is memory");
        let told = String::from_utf8(out.to).expect("it is text");
        assert!(told.chars().all(is_plain), "{told:?}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&told).expect("it is JSON"), value);
    }
}
