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
    /// The skill used and the one it refers to are traits of the check (AC-CHECK-25); else they only
    /// say what kind of check it is (AC-CHECK-37, AC-RUL-97).
    pub skills_are_traits: bool,
    /// Any listed skill that a hero lacks can be used with a d4, for recharging too (AC-CHECK-17,
    /// AC-RUL-69); else only one who has none of them rolls it, and never to recharge (AC-CHECK-16,
    /// AC-CHECK-19).
    pub any_untrained: bool,
    /// Failing is not to be chosen (AC-CHECK-02); else only not attempting it is out (AC-GOLD-13).
    pub no_failing_by_choice: bool,
    /// Whatever check a card asks for is against that card (AC-CHECK-07); else the checks to
    /// defeat, to acquire and to recharge it are, and those asked for during its encounter.
    pub against_asker: bool,
    /// What a bane says of "you" concerns every hero who does it, helpers among them, and what it
    /// forbids is forbidden to all (AC-CARD-45, AC-CARD-46, AC-CHECK-13); else it is about the hero
    /// who encounters it, and about the checks of helpers (AC-CHECK-12).
    pub banes_concern_all: bool,
    /// Dice are rolled for each situation separately (AC-DICE-07); else for each hero (AC-DICE-06).
    pub roll_each_situation: bool,

    // Closing, villains and henchmen.
    /// Defeating any henchman of a location deck gives a chance to close (AC-HENCH-03); else only
    /// one whose card says so does (AC-HENCH-04).
    pub henchmen_close: bool,
    // Examining, summoning, support cards.
}

impl Switches {
    /// The first edition ("R").
    pub const FIRST: Switches = Switches {
        skills_are_traits: false,
        any_untrained: false,
        no_failing_by_choice: false,
        against_asker: false,
        banes_concern_all: false,
        roll_each_situation: false,
        henchmen_close: true,
    };

    /// The third edition ("M").
    pub const THIRD: Switches = Switches {
        skills_are_traits: true,
        any_untrained: true,
        no_failing_by_choice: true,
        against_asker: true,
        banes_concern_all: true,
        roll_each_situation: true,
        henchmen_close: false,
    };

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
