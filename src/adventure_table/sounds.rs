//! The sound of each event of the rules.

use bevy::prelude::*;

use crate::cards::vocabulary::{Kind, Rank};
use crate::kit::synth::Sound;
use crate::rules::state::cue::Cue;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table::{self, Book, End};

/// The messages for sounds that mean something of their own in this game.
pub const CAPTIONS: &[(Sound, &str)] = &[
    (Sound::Bell, "sound-hour"),
    (Sound::Menace, "sound-villain"),
    (Sound::Gain, "sound-boon"),
    (Sound::Affliction, "sound-scourge"),
];

/// The kinds of encountered cards that sound different.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// A boon, or a card that is neither boon nor bane.
    Boon,
    /// A monster.
    Monster,
    /// A barrier.
    Barrier,
    /// A villain, whatever its type.
    Villain,
}

impl Met {
    /// Returns the kind by type and rank.
    pub fn of(kind: Kind, rank: Rank) -> Met {
        match (kind, rank) {
            (_, Rank::Villain) => Met::Villain,
            (Kind::Barrier, _) => Met::Barrier,
            (kind, _) if kind.is_bane() => Met::Monster,
            _ => Met::Boon,
        }
    }
}

/// Returns the sound of a cue, if it has one. `met` returns the kind of a card.
pub fn of_cue(cue: &Cue, met: impl Fn(CardId) -> Met) -> Option<Sound> {
    Some(match cue {
        Cue::Turn { .. } => Sound::Turn,
        Cue::Hour { .. } => Sound::Bell,
        Cue::Moved { from, to, .. } => return of_move(*from, *to),
        Cue::Shuffled { .. } | Cue::Hidden { .. } => Sound::Shuffle,
        Cue::Walked { .. } | Cue::Found { .. } => Sound::Step,
        Cue::Suffered { card, .. } => return card.map(|_| Sound::Affliction),
        Cue::LeftUp { .. } | Cue::Examined { .. } | Cue::Marked { .. } | Cue::Unmarked { .. } => {
            Sound::Flip
        }
        Cue::Ship { .. } => Sound::Slide,
        Cue::Charges { .. } => Sound::Flip,
        Cue::Explored { .. } => Sound::Explore,
        Cue::Encounter { card, .. } => match met(*card) {
            Met::Boon => Sound::Flip,
            Met::Monster => Sound::Monster,
            Met::Barrier => Sound::Barrier,
            Met::Villain => Sound::Menace,
        },
        Cue::Evaded { .. } | Cue::Escaped { .. } | Cue::Gave { .. } | Cue::Unresolved { .. } => {
            Sound::Slide
        }
        Cue::Played { .. } => Sound::Lay,
        Cue::TookBack { .. } => Sound::Lift,
        // Its effect has a sound of its own.
        Cue::Forced { .. } => return None,
        Cue::Rolled { passed: true, .. } => Sound::Success,
        Cue::Rolled { passed: false, .. } => Sound::Failure,
        Cue::Rerolled { .. } => Sound::Rattle,
        Cue::Dice { .. } => Sound::Settle,
        Cue::Damage { amount, .. } => return (*amount > 0).then_some(Sound::Damage),
        Cue::Defeated { .. } => Sound::Defeat,
        // The failure and the damage have sounds already.
        Cue::Undefeated { .. } => return None,
        Cue::Acquired { .. } => Sound::Gain,
        Cue::NotAcquired { .. } => Sound::Lost,
        Cue::Closed { .. } => Sound::Door,
        Cue::Opened { .. } | Cue::Built { .. } => Sound::Unlock,
        Cue::Revived { .. } => Sound::Heal,
        Cue::Died { .. } => Sound::Death,
        Cue::Over { end: End::Won } => Sound::Win,
        Cue::Over { .. } => Sound::Loss,
    })
}

/// Returns the sound of a card that moves between piles, unless another cue covers it.
fn of_move(from: PileId, to: PileId) -> Option<Sound> {
    use PileId::{Aside, Box, Buried, Deck, Discards, Displayed, Hand, Location, Stage, Vault};
    Some(match (from, to) {
        (Deck(_), Hand(_) | Discards(_)) => Sound::Lay,
        (Discards(_) | Buried(_), Deck(_) | Hand(_)) => Sound::Heal,
        (Hand(_) | Aside(_) | Displayed(_), Discards(_)) | (Hand(_), Displayed(_)) => Sound::Lay,
        (Hand(_) | Aside(_) | Displayed(_), Deck(_)) | (_, Buried(_)) => Sound::Slide,
        (Hand(_) | Aside(_) | Displayed(_) | Discards(_) | Deck(_) | Buried(_), Box(_) | Vault) => {
            Sound::Burn
        }
        (Box(_) | Vault, Hand(_)) | (Stage, Location(_)) => Sound::Slide,
        _ => return None,
    })
}

/// Returns the sound of a cue at the current table.
pub fn at_table(world: &World, cue: &Cue) -> Option<Sound> {
    let book = &world.get_resource::<Book>()?.0;
    of_cue(cue, |card| {
        let printed = book.card(table::card(world, card).def);
        Met::of(printed.kind, printed.rank)
    })
}

#[cfg(test)]
mod tests;
