//! What a table chooses to make its games harder or easier, in the terminal (AC-TABLE-01).

use std::io::{self, BufRead, Write};

use super::Screen;
use crate::campaign::{Campaign, Trouble};
use crate::cards::difficulty::{Dial, Difficulty};

/// `difficulty ...`: shows what is chosen, or changes it for the scenarios to come.
///
/// # Errors
/// When the terminal is gone.
pub fn difficulty<I: BufRead, O: Write>(
    campaign: Option<&mut Campaign>,
    said: &str,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let Some(campaign) = campaign else {
        return screen.line("This is a position; only a campaign keeps such a choice.");
    };
    let before = campaign.record.choices.difficulty;
    let done = match said {
        "" => return show(&before, screen),
        words => before
            .told(words)
            .map_err(Trouble)
            .and_then(|changed| campaign.set_difficulty(changed).map(|()| changed)),
    };
    match done {
        Ok(now) => screen.line(&format!("From the next scenario on: {}.", now.line())),
        Err(e) => screen.line(&e.0),
    }
}

/// How things stand, and what can be said.
pub fn show<I: BufRead, O: Write>(
    now: &Difficulty,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    screen.line(&format!("House rules: {}. They hold from the next scenario on.", now.line()))?;
    for dial in Dial::ALL {
        let (low, high, _) = dial.range();
        screen.hanging(
            &format!("  difficulty {} {}  ", dial.word(), now.get(dial)),
            &format!("{low} to {high}. {} ({})", dial.about(), dial.rule()),
        )?;
    }
    screen.line("  difficulty off  all by the rules")
}
