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
        return screen.line(t!("terminal-only-campaign"));
    };
    let before = campaign.record.choices.difficulty;
    let done = match said {
        "" => return show(&before, screen),
        words => before
            .changed_by(words)
            .map_err(Trouble)
            .and_then(|changed| campaign.set_difficulty(changed).map(|()| changed)),
    };
    match done {
        Ok(now) => screen.line(t!("terminal-from-next", line = now.describe_in_line())),
        Err(e) => screen.line(&e.0),
    }
}

/// How things stand, and what can be said.
pub fn show<I: BufRead, O: Write>(
    now: &Difficulty,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    screen.line(t!("terminal-terms", line = now.describe_in_line()))?;
    for dial in Dial::ALL {
        let (low, high, _) = dial.range();
        screen.hanging(
            format!("  difficulty {} {}  ", dial.word(), now.get(dial)),
            t!(
                "terminal-terms-range",
                low = low,
                high = high,
                about = dial.about(),
                rule = dial.rule()
            ),
        )?;
    }
    screen.line(t!("terminal-terms-off"))
}
