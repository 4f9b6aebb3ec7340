//! What every family's games are told by, in lines for a terminal.

use std::io::{self, Write};

use super::Report;

impl<T> Report<T> {
    /// Writes how many games were won and lost.
    ///
    /// # Errors
    /// Returns an error if nothing can be written.
    pub fn write_games(&self, out: &mut dyn Write) -> io::Result<()> {
        let share = if self.games == 0 { 0.0 } else { self.won as f64 * 100.0 / self.games as f64 };
        writeln!(out, "{} games: {} won ({share:.1}%), {} lost", self.games, self.won, self.lost)
    }

    /// Writes how long a game was, and how fast they went; `also` is what the family tells of a game
    /// besides, such as `, 3.0 rounds left`.
    ///
    /// # Errors
    /// Returns an error if nothing can be written.
    pub fn write_lengths(&self, also: &str, out: &mut dyn Write) -> io::Result<()> {
        let per_game = |n: u64| if self.games == 0 { 0.0 } else { n as f64 / self.games as f64 };
        writeln!(
            out,
            "{:.1} turns{also} and {:.1} decisions a game; {:.0} games and {:.0} decisions a second; {} \
             MiB",
            per_game(self.turns),
            per_game(self.decisions),
            self.games_per_second,
            self.decisions_per_second,
            self.peak_rss_bytes >> 20
        )
    }

    /// Writes what must not have happened: how often, and the first in full.
    ///
    /// # Errors
    /// Returns an error if nothing can be written.
    pub fn write_troubles(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "soft locks {}, panics {}, refused options {}, lost cards {}, diverged {}",
            self.soft_locks, self.panics, self.invalid_options, self.lost_cards, self.diverged
        )?;
        for t in &self.troubles {
            writeln!(
                out,
                "  {:?} with seed {}, party {}, after {} decisions: {}",
                t.sort,
                t.seed,
                t.party.join(","),
                t.decision,
                t.what
            )?;
        }
        Ok(())
    }
}
