//! What the editions of the game do differently: named switches, each read in one place. Whole
//! steps that only one edition has are systems that [`crate::rules::play::install`] adds.

use bevy_ecs::prelude::*;

use crate::cards::printed::Edition;

/// The switches of the edition that is played. Never saved: the pack says its edition.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    // Turn and play.

    // Encounter.

    // Check and damage.

    // Closing, villains and henchmen.
    /// Defeating any henchman of a location deck gives a chance to close (AC-HENCH-03); else only
    /// one whose card says so does (AC-HENCH-04).
    pub henchmen_close: bool,
    // Examining, summoning, support cards.
}

impl Switches {
    /// The first edition ("R").
    pub const FIRST: Switches = Switches { henchmen_close: true };

    /// The third edition ("M").
    pub const THIRD: Switches = Switches { henchmen_close: false };

    /// Those of an edition.
    pub const fn of(edition: Edition) -> Switches {
        match edition {
            Edition::First => Switches::FIRST,
            Edition::Third => Switches::THIRD,
        }
    }
}

/// The switches of the pack on the table.
pub fn switches(world: &World) -> Switches {
    *world.resource::<Switches>()
}
