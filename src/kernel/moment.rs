//! The title of a place in the history of a game: whose turn, what happens, what is asked.

/// A place in the history with a title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The number of the turn; 0 before the first turn.
    pub turn: u32,
    /// Counts the turns of single figures: the same for all that is decided within one of them, 0
    /// outside. Where a turn is one hero's anyway, it is `turn`.
    pub hero_turn: u32,
    /// The name of the player whose turn it was.
    pub hero: String,
    /// The current action: "Encounter with Marsh Hag".
    pub scene: String,
    /// The kind of question: "the check".
    pub at: String,
    /// The decision: "Roll".
    pub did: String,
}

impl Moment {
    /// Returns the turn as text: "Turn 3, Nimm".
    pub fn turn_text(&self) -> String {
        match self.turn {
            0 => t!("moment-before-first"),
            n => t!("moment-turn", n = n, hero = &self.hero),
        }
    }

    /// Returns the title in one line: "Turn 3, Nimm: encounter with Marsh Hag, before the check".
    pub fn text(&self) -> String {
        if self.at.is_empty() {
            return t!("moment-line-short", turn = self.turn_text(), scene = &self.scene);
        }
        t!("moment-line", turn = self.turn_text(), scene = &self.scene, at = &self.at)
    }
}
