//! What cues say: the damage behind a roll, the line of the chronicle.

use bevy::prelude::*;

use super::{Note, Tone};
use crate::rules::describe;
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::flow::history::History;
use crate::rules::state::cue::Cue;
use crate::rules::state::ids::PileId;

/// For each check that was rolled the damage that its failure deals: as it was taken, or as it is
/// about to be.
pub(super) fn damages(world: &World, cues: &[Cue]) -> Vec<i32> {
    let mut all: Vec<i32> = Vec::new();
    let mut open = false;
    for cue in cues {
        match cue {
            Cue::Rolled { passed, .. } => {
                all.push(0);
                open = !passed;
            }
            Cue::Damage { amount, reduced, .. } if open => {
                if let Some(last) = all.last_mut() {
                    *last = amount + reduced;
                }
                open = false;
            }
            Cue::Encounter { .. } | Cue::Turn { .. } => open = false,
            _ => {}
        }
    }
    let coming = world.resource::<Flow>().frames.iter().rev().find_map(|f| match f {
        Frame::Damage(d) => Some(d.amount + d.reduced),
        _ => None,
    });
    if let (true, Some(coming), Some(last)) = (open, coming, all.last_mut()) {
        *last = coming;
    }
    all
}

pub(super) fn note_of(world: &World, cue: &Cue, next: Option<&Cue>) -> Option<Note> {
    let at = world.resource::<History>().made().len();
    if let Some(text) = describe::lost_hour(world, cue, next) {
        let cards = describe::moved_card(world, cue).into_iter().collect();
        return Some(Note { text, cards, tone: Tone::Bad, at });
    }
    let tone = match cue {
        Cue::Turn { .. } | Cue::Over { .. } => Tone::Turn,
        // Most moves are told by what causes them; drawn cards are not.
        Cue::Hour { .. } | Cue::Moved { from: PileId::Deck(_), to: PileId::Hand(_), .. } => {
            Tone::Quiet
        }
        Cue::Moved { .. } | Cue::Shuffled { .. } => return None,
        Cue::Rolled { passed: true, .. } => Tone::Good,
        Cue::Rolled { passed: false, .. } => Tone::Bad,
        Cue::Defeated { .. } | Cue::Acquired { .. } => Tone::Good,
        Cue::Undefeated { .. } | Cue::NotAcquired { .. } => Tone::Bad,
        Cue::Damage { .. } | Cue::Died { .. } => Tone::Bad,
        Cue::Closed { .. } | Cue::Revived { .. } => Tone::Good,
        _ => Tone::Plain,
    };
    let cards = describe::cue_cards(world, cue);
    let text = describe::cue_text(world, cue);
    (!text.is_empty()).then_some(Note { text, cards, tone, at })
}
