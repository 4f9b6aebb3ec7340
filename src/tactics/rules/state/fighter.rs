//! Figures: who stands where, with how many hit points, under which conditions.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::ids::{FighterId, SeatId};
use crate::content::pack::{ClassId, CompanionId, EnemyId, HeroId, TokenId};
use crate::content::words::{Condition, Until};
use crate::ground::{Base, Side, Size, Sq};

/// What a figure is, with its place in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FighterKind {
    /// A hero of the party (AT-HERO-11).
    Hero(SeatId),
    /// A boss or a minion: its number in the pack's list of enemies.
    Enemy(EnemyId),
    /// A summoned creature (AT-SUMM-01): its number in the pack's list, and whose it is.
    Summon {
        /// Its number in the list.
        def: CompanionId,
        /// The hero who controls it (AT-SUMM-02).
        of: SeatId,
    },
    /// An ally that no hero summoned (AT-RUL-100): its number in the pack's list, and who leads it.
    Ally {
        /// Its number in the list.
        def: CompanionId,
        /// The hero who leads it.
        of: SeatId,
    },
}

/// A figure, on the board or off it.
#[derive(Component, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fighter {
    /// Its id.
    pub id: FighterId,
    /// What it is.
    pub kind: FighterKind,
    /// Whose side it is on.
    pub side: Side,
    /// Its square, the lower left one of a large base; off the board the square it was last in.
    pub at: Sq,
    /// How much room it takes.
    pub size: Size,
    /// Hit points; 0 only off the board (AT-COND-09, AT-COND-13, AT-COND-16).
    pub hp: i16,
    /// The most hit points without what raises them for a while (AT-SETUP-21, AT-SETUP-23).
    pub max: i16,
    /// Whether it stands on the board.
    pub on_board: bool,
    /// Its conditions in the order of [`Condition::ALL`], with how long each stays (AT-RUL-36).
    pub conditions: [Option<Until>; 4],
    /// Tokens on it, by their number in the pack's list, each with how many; none of 0.
    pub tokens: Vec<(TokenId, u8)>,
    /// Whether it has lost HP in this encounter.
    pub was_hurt: bool,
    /// Where it began.
    pub start: Sq,
    /// What the map and the chronicle call it: `GM3` for an enemy (AT-SETUP-06).
    pub code: String,
}

impl Fighter {
    /// Returns the squares under it.
    pub fn base(&self) -> Base {
        Base::new(self.at, self.size).unwrap_or(Base::small(self.at))
    }

    /// Returns whether it has a condition.
    pub fn has(&self, condition: Condition) -> bool {
        self.conditions[condition as usize].is_some()
    }

    /// Returns the seat of a hero.
    pub fn seat(&self) -> Option<SeatId> {
        match self.kind {
            FighterKind::Hero(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns whether it is a hero of the party, no summon and no ally (AT-RUL-60, AT-RUL-79).
    pub fn is_hero(&self) -> bool {
        self.seat().is_some()
    }

    /// Returns whether it is knocked out: a hero without hit points (AT-COND-08).
    pub fn is_down(&self) -> bool {
        self.is_hero() && self.hp <= 0
    }

    /// Returns whether an effect that needs a target may choose it: it stands and is not invisible
    /// (AT-COND-05, AT-COND-11).
    pub fn can_be_target(&self) -> bool {
        self.on_board && !self.has(Condition::Invisible)
    }

    /// Returns how many tokens of a kind lie on it.
    pub fn tokens_of(&self, kind: TokenId) -> u8 {
        self.tokens.iter().find(|(of, _)| *of == kind).map_or(0, |(_, n)| *n)
    }
}

/// What a hero has beside a figure.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HeroSheet {
    /// The hero's figure.
    pub def: HeroId,
    /// The class: the one the hero began with, or that of the elite
    /// card it took most recently (AT-LEVL-09, AT-RUL-71).
    pub class: ClassId,
    /// Actions taken this turn (AT-ACTN-01).
    pub acted: u8,
    /// Whether the hero passed this round (AT-RUL-45).
    pub passed: bool,
    /// Whether the hero took the mulligan (AT-ROUND-06).
    pub mulligan: bool,
    /// Squares moved this turn.
    pub moved: u16,
    /// Whether the hero has attacked this turn.
    pub attacked: bool,
    /// Damage dealt in this encounter.
    pub dealt: u16,
}

/// The sheets of all heroes, by seat.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheets(pub Vec<HeroSheet>);
