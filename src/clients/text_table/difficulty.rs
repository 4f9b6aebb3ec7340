//! The house rules in the terminal, which make games harder or easier.

use std::io::{self, BufRead, Write};

use kernel::campaign::difficulty::DialView;
use kernel::campaign::{DifficultyChange, DifficultyView, SavedGame};

use super::Screen;

/// Handles `difficulty ...`: shows the settings, or changes them for the games to come.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn difficulty<I: BufRead, O: Write>(
    campaign: Option<&mut dyn SavedGame>,
    words: &str,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    let Some(campaign) = campaign else {
        return screen.line(t!("terminal-only-campaign"));
    };
    if words.is_empty() {
        return show(&campaign.difficulty(), screen);
    }
    match campaign.change_difficulty(&DifficultyChange::Words(words)) {
        Ok(()) => screen.line(t!("terminal-from-next", line = campaign.difficulty().line)),
        Err(e) => screen.line(e.to_string()),
    }
}

/// Prints the current settings and the possible words.
pub fn show<I: BufRead, O: Write>(
    now: &DifficultyView,
    screen: &mut Screen<'_, I, O>,
) -> io::Result<()> {
    screen.line(t!("terminal-terms", line = &now.line))?;
    for dial in &now.dials {
        screen.hanging(
            format!("  difficulty {} {}  ", dial.word, dial.now),
            t!(
                "terminal-terms-range",
                low = dial.low,
                high = dial.high,
                about = &dial.about,
                rule = dial.rule
            ),
        )?;
    }
    screen.line(t!("terminal-terms-off"))
}

/// Returns what somebody could type: the first dial that is added to something one step lower, the first
/// that is counted from nothing one step higher. `None` if there is nothing to choose.
pub fn example(dials: &[DialView]) -> Option<String> {
    let added = dials.iter().find(|d| d.signed).map(|d| (d.word, d.now - d.step));
    let counted = dials.iter().find(|d| !d.signed).map(|d| (d.word, d.now + d.step));
    let words = added.into_iter().chain(counted).map(|(word, to)| format!("{word} {to}"));
    Some(words.collect::<Vec<_>>().join(" ")).filter(|example| !example.is_empty())
}
