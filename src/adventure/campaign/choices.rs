//! What a table has chosen about how it plays (AC-TABLE-01).

use super::{Campaign, Trouble};
use crate::cards::difficulty::Difficulty;
use crate::kernel::campaign;

/// What a table has chosen.
pub type Choices = campaign::Choices<Difficulty>;

impl Campaign {
    /// Changes how much harder or easier the table plays, for scenarios that begin from now on
    /// (AC-TABLE-01). One that is under way goes on as it was begun.
    ///
    /// # Errors
    /// When it is more than is offered, or cannot be saved; then nothing has changed.
    pub fn set_difficulty(&mut self, difficulty: Difficulty) -> Result<(), Trouble> {
        difficulty.check().map_err(Trouble)?;
        let before = std::mem::replace(&mut self.record.choices.difficulty, difficulty);
        self.save(&self.record).inspect_err(|_| self.record.choices.difficulty = before)
    }
}
