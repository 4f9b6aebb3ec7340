//! The ends of the move step and of the explore step, for texts that answer them. A turn without such
//! texts goes on as if there were none.

use bevy_ecs::prelude::*;

use super::granted;
use crate::rules::effect::triggers::{Answers, Happened};
use crate::rules::flow::drive::{self, Nearest as _};
use crate::rules::flow::frame::{Flow, Phase};
use crate::rules::state::board::Board;
use crate::rules::state::ids::HeroId;

/// Ends the next step that lies before a phase (AC-TURN-03). Returns whether something answers that,
/// and so comes first.
pub fn end(world: &mut World, to: Phase) -> bool {
    let ends = [(Phase::Explore, Happened::MoveStepEnd), (Phase::Close, Happened::ExploreStepEnd)];
    for (next, what) in ends {
        let t = drive::turn_mut(world);
        if t.ends.told >= next || to < next {
            continue;
        }
        t.ends.told = next;
        let (hero, phase) = (t.hero, t.phase);
        t.phase = phase.max(next);
        let mut answers = Answers::default();
        answers.collect(world, hero, what);
        if !answers.is_empty() {
            answers.push(world, hero);
            return true;
        }
        drive::turn_mut(world).phase = phase;
    }
    false
}

/// Notes that a text moves the hero, who therefore does not arrive by the move step any more.
pub fn moved_by_text(world: &mut World, hero: HeroId) {
    if let Some(t) = world.resource_mut::<Flow>().into_inner().turn_mut().filter(|t| t.hero == hero)
    {
        t.ends.walking = false;
    }
}

/// Ends the move step of the hero's turn without a move in it (AC-TURN-18).
pub fn forgo_move(world: &mut World, hero: HeroId) {
    if !granted::may_forgo_move(&Board::new(world), hero) {
        return;
    }
    if let Some(t) = world.resource_mut::<Flow>().into_inner().turn_mut() {
        t.phase = Phase::Explore;
    }
}
