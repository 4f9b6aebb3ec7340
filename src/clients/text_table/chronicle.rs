//! The chronicle of the campaign in the terminal.

use std::io::{BufRead, Write};

use kernel::campaign::SavedGame;

use super::Screen;

/// Prints the chapter of the current or last game, the chapter with a number, or all chapters with
/// statistics for `all`.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn show<I: BufRead, O: Write>(
    game: &dyn SavedGame,
    which: &str,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    let story = game.story();
    let text = match (which, which.parse::<u32>()) {
        ("", _) => story.games.last().map(|(_, text)| text),
        ("all", _) => Some(&story.markdown),
        (_, Ok(n)) => story.games.iter().find(|(number, _)| *number == n).map(|(_, text)| text),
        _ => None,
    };
    let Some(text) = text else {
        let known: Vec<String> = story.games.iter().map(|(n, _)| n.to_string()).collect();
        return screen.line(&match known.is_empty() {
            true => t!("terminal-nothing-played"),
            false => t!("terminal-there-are", known = known.join(", ")),
        });
    };
    let mut drawn = false;
    for line in text.lines() {
        drawn ^= line == "```";
        // Tables and plots are not wrapped.
        match line {
            "" | "```" => screen.line("")?,
            _ if drawn || line.starts_with('|') => screen.line(line)?,
            _ => screen.paragraph(line.replace("**", "").replace('\\', ""))?,
        }
    }
    Ok(())
}
