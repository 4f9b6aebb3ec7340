//! Prints and reads lines: wrapped to 96 columns or fewer, with colors only if wanted.

use std::io::{self, BufRead, Write};

use kernel::text::{Line, Page};
use lang::terminal::visible;

use crate::headless::input::{Line as RawLine, read_line};

/// The maximum width of a line.
const WIDTH: usize = 96;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A text.
    Words(String),
    /// An empty line: only Enter.
    Nothing,
    /// The line was too long.
    TooLong,
    /// The end of the input.
    End,
}

/// A terminal, or two pipes.
#[derive(Debug)]
pub struct Screen<'a, I, O> {
    input: &'a mut I,
    out: &'a mut O,
    colors: bool,
}

impl<'a, I: BufRead, O: Write> Screen<'a, I, O> {
    /// Creates a screen with this input and output.
    pub fn new(input: &'a mut I, out: &'a mut O, colors: bool) -> Self {
        Screen { input, out, colors }
    }

    /// Prints one or several lines unwrapped. Control characters from content are made visible,
    /// here as in all output.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", visible(text.as_ref()))
    }

    /// Prints a line in bold.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn bold(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.styled("1", text.as_ref())
    }

    /// Prints a line that is less important.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn dim(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.styled("2", text.as_ref())
    }

    /// Prints a heading.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn title(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.line("")?;
        self.styled("1;33", &format!("=== {} ===", text.as_ref()))
    }

    fn styled(&mut self, code: &str, text: &str) -> io::Result<()> {
        for line in wrap(&visible(text), WIDTH) {
            if self.colors {
                writeln!(self.out, "\u{1b}[{code}m{line}\u{1b}[0m")?;
            } else {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    /// Prints wrapped text.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn paragraph(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        for part in visible(text.as_ref()).lines() {
            for line in wrap(part, WIDTH) {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    /// Prints wrapped text after a mark, with a hanging indent.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn hanging(&mut self, mark: impl AsRef<str>, text: impl AsRef<str>) -> io::Result<()> {
        let (mark, text) = (visible(mark.as_ref()), visible(text.as_ref()));
        let indent = mark.chars().count();
        for (i, line) in wrap(&text, WIDTH.saturating_sub(indent)).iter().enumerate() {
            if i == 0 {
                writeln!(self.out, "{mark}{line}")?;
            } else {
                writeln!(self.out, "{:indent$}{line}", "")?;
            }
        }
        Ok(())
    }

    /// Prints a page of lines, each in its own style.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn page(&mut self, page: &Page) -> io::Result<()> {
        page.0.iter().try_for_each(|line| match line {
            Line::Plain(text) => self.line(text),
            Line::Bold(text) => self.bold(text),
            Line::Dim(text) => self.dim(text),
            Line::Title(text) => self.title(text),
            Line::Paragraph(text) => self.paragraph(text),
            Line::Hanging(mark, text) => self.hanging(mark, text),
        })
    }

    /// Asks until a command is typed; Enter alone stands for `usual`. Returns `None` at the end of
    /// the input.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn command(&mut self, usual: Option<&str>) -> io::Result<Option<String>> {
        loop {
            match (self.ask("> ")?, usual) {
                (Input::Words(words), _) => return Ok(Some(words)),
                (Input::Nothing, Some(usual)) => return Ok(Some(usual.into())),
                (Input::Nothing, None) => self.line(t!("terminal-type"))?,
                (Input::TooLong, _) => self.line(t!("terminal-too-long"))?,
                (Input::End, _) => return Ok(None),
            }
        }
    }

    /// Clears a terminal's screen and its scrollback; prints an empty line to a pipe.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.colors {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.line("")
    }

    /// Asks for a line.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn ask(&mut self, question: impl AsRef<str>) -> io::Result<Input> {
        write!(self.out, "{}", visible(question.as_ref()))?;
        self.out.flush()?;
        Ok(match read_line(self.input)? {
            RawLine::End => Input::End,
            RawLine::TooLong | RawLine::NotText => Input::TooLong,
            RawLine::Text(t) if t.trim().is_empty() => Input::Nothing,
            RawLine::Text(t) if t.len() > 1000 => Input::TooLong,
            RawLine::Text(t) => Input::Words(t.trim().to_owned()),
        })
    }
}

/// Wraps words into lines of at most this many letters; spaces before the first word stay.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(20);
    let indent: String = text.chars().take_while(|c| *c == ' ').collect();
    let mut lines = vec![indent.clone()];
    let mut letters = indent.len();
    for word in text.split_whitespace() {
        let n = word.chars().count();
        let line = lines.last_mut().map_or(0, |l| l.trim().len());
        if line > 0 && letters + 1 + n > width {
            lines.push(indent.clone());
            letters = indent.len();
        }
        if let Some(last) = lines.last_mut() {
            if !last.trim().is_empty() {
                last.push(' ');
                letters += 1;
            }
            last.push_str(word);
            letters += n;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_are_wrapped_between_words() {
        let lines = wrap("  one two three four five six seven", 20);
        assert_eq!(lines, ["  one two three four", "  five six seven"]);
        assert_eq!(wrap("", 20), [""]);
    }
}
