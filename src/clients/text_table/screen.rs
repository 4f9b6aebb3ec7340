//! Lines out, lines in: wrapped to 80 columns or fewer, with colors only where they are wanted.

use std::io::{self, BufRead, Write};

use kernel::text::{Line, Page};
use lang::terminal::visible;

use crate::headless::input::{Line as Input, read_line};

/// How wide a line gets.
const WIDTH: usize = 96;

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Something.
    Words(String),
    /// Only Enter.
    Nothing,
    /// More than anybody types.
    TooLong,
    /// There is no more.
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
    /// A screen on these.
    pub fn new(input: &'a mut I, out: &'a mut O, colors: bool) -> Self {
        Screen { input, out, colors }
    }

    /// A line, or several, as they are. Control characters from content are made visible, here as in
    /// all that is said.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", visible(text.as_ref()))
    }

    /// A line in bold.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn bold(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.styled("1", text.as_ref())
    }

    /// A line that is less important.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn dim(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.styled("2", text.as_ref())
    }

    /// A heading.
    ///
    /// # Errors
    /// When the terminal is gone.
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

    /// Running text.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn paragraph(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        for part in visible(text.as_ref()).lines() {
            for line in wrap(part, WIDTH) {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    /// Text whose further lines stand under its first, after a mark.
    ///
    /// # Errors
    /// When the terminal is gone.
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

    /// A page of lines, each as it stands out.
    ///
    /// # Errors
    /// When the terminal is gone.
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

    /// Asks until there is a command; Enter alone stands for `usual`. None: there is no more.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn command(&mut self, usual: Option<&str>) -> io::Result<Option<String>> {
        loop {
            match (self.ask("> ")?, usual) {
                (Said::Words(said), _) => return Ok(Some(said)),
                (Said::Nothing, Some(usual)) => return Ok(Some(usual.into())),
                (Said::Nothing, None) => {}
                (Said::TooLong, _) => self.line(t!("terminal-too-long"))?,
                (Said::End, _) => return Ok(None),
            }
        }
    }

    /// Puts out of sight what stands there: on a terminal it is wiped away, what can be scrolled back
    /// to among it.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.colors {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.line("")
    }

    /// Asks for a line.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn ask(&mut self, question: impl AsRef<str>) -> io::Result<Said> {
        write!(self.out, "{}", visible(question.as_ref()))?;
        self.out.flush()?;
        Ok(match read_line(self.input)? {
            Input::End => Said::End,
            Input::TooLong | Input::NotText => Said::TooLong,
            Input::Text(t) if t.trim().is_empty() => Said::Nothing,
            Input::Text(t) if t.len() > 1000 => Said::TooLong,
            Input::Text(t) => Said::Words(t.trim().to_owned()),
        })
    }
}

/// Words in lines of at most so many letters; spaces before the first word stay.
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
