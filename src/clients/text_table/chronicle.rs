//! The story of the campaign, in the terminal.

use std::io::{BufRead, Write};

use super::Screen;
use crate::campaign::Session;
use crate::campaign::chronicle::markdown;
use crate::campaign::of_campaign;

/// Tells the story: of the scenario that is played or was played last, of the one of a number, or
/// `all` with statistics.
///
/// # Errors
/// When the terminal is gone.
pub fn show<I: BufRead, O: Write>(
    session: &Session,
    which: &str,
    screen: &mut Screen<'_, I, O>,
) -> std::io::Result<()> {
    let told = of_campaign(&session.campaign);
    let text = match (which, which.parse::<u32>()) {
        ("", _) => told.scenarios.last().map(markdown::story),
        ("all", _) => Some(markdown::markdown(&told)),
        (_, Ok(n)) => told.scenarios.iter().find(|t| t.number == n).map(markdown::story),
        _ => None,
    };
    let Some(text) = text else {
        let known: Vec<String> = told.scenarios.iter().map(|t| t.number.to_string()).collect();
        return screen.line(&match known.is_empty() {
            true => t!("terminal-nothing-played"),
            false => t!("terminal-there-are", known = known.join(", ")),
        });
    };
    let mut drawn = false;
    for line in text.lines() {
        drawn ^= line == "```";
        // Tables and plots are as wide as they are.
        match line {
            "" | "```" => screen.line("")?,
            _ if drawn || line.starts_with('|') => screen.line(line)?,
            _ => screen.paragraph(line.replace("**", "").replace('\\', ""))?,
        }
    }
    Ok(())
}
