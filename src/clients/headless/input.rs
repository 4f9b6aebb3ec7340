//! Reads lines of bounded length: a line that is too long is skipped, and reading goes on with the
//! next one.

use std::io::{self, BufRead};

/// The maximum length of a line in bytes.
pub const MAX_LINE: usize = 1 << 20;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A complete line, without its line break.
    Text(String),
    /// The line was longer than [`MAX_LINE`] and was skipped.
    TooLong,
    /// The line was not UTF-8.
    NotText,
    /// The end of the input.
    End,
}

/// Reads a line.
///
/// # Errors
/// Returns an error if the input fails.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line: Vec<u8> = Vec::new();
    let mut too_long = false;
    let mut any = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(b) => b,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        if buffer.is_empty() {
            if !any {
                return Ok(Line::End);
            }
            break;
        }
        any = true;
        let end = buffer.iter().position(|b| *b == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        if line.len() + part.len() > MAX_LINE {
            too_long = true;
            line = Vec::new();
        } else if !too_long {
            line.extend_from_slice(part);
        }
        let used = end.map_or(buffer.len(), |e| e + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if too_long {
        return Ok(Line::TooLong);
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(String::from_utf8(line).map_or(Line::NotText, Line::Text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    #[test]
    fn a_long_line_is_skipped_and_the_next_is_read() {
        let mut bytes = vec![b'x'; 10 << 20];
        bytes.extend_from_slice(b"\nundo\r\n\xff\nlast");
        let mut input = Cursor::new(bytes);
        assert_eq!(read_line(&mut input).unwrap(), Line::TooLong);
        assert_eq!(read_line(&mut input).unwrap(), Line::Text("undo".into()));
        assert_eq!(read_line(&mut input).unwrap(), Line::NotText);
        assert_eq!(read_line(&mut input).unwrap(), Line::Text("last".into()));
        assert_eq!(read_line(&mut input).unwrap(), Line::End);
    }
}
