//! Passing the encountered card on to another hero, after its encounter or in its place.

use bevy_ecs::prelude::*;

use crate::cards::effect::Effect;
use crate::rules::flow::drive::{self, CurrentEncounter as _, Nearest as _};
use crate::rules::flow::frame::{Flow, Frame, Rare, Step};
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::HeroId;

/// Lets a hero encounter the card next: at once while the encounter begins, which then ends without a
/// result (AC-ENC-41, AC-GOLD-03), otherwise when it is resolved.
pub fn pass_on(world: &mut World, next: HeroId) {
    let begins = is_beginning(&Board::new(world));
    if begins && !may_meet(&Board::new(world), next) {
        return;
    }
    let flow = world.resource_mut::<Flow>().into_inner();
    let Some(e) = flow.encounter_mut() else { return };
    e.passes_to = Rare(Some(next));
    if !begins {
        return;
    }
    e.step = Step::Settle;
    let (hero, card) = (e.hero, e.card);
    // What else answers the beginning of the encounter comes too late.
    let answers = flow.frames.iter_mut().rev();
    for frame in answers.take_while(|f| !matches!(f, Frame::Encounter(_))) {
        if let Frame::Triggers(f) = frame {
            f.forced.clear();
            f.offered.clear();
        }
    }
    world.resource_mut::<Cues>().push(|| Cue::Unresolved { hero, card });
}

/// Returns whether what happens now answers the beginning of an encounter.
fn is_beginning(board: &Board<'_>) -> bool {
    let begins = |s| matches!(s, Step::Flipped | Step::Encountered | Step::BeforeEncounter);
    board.flow.current_encounter().is_some_and(|e| begins(e.noted.step))
}

/// Returns whether the card of the running encounter can be passed on to a hero, who has not
/// encountered it yet.
pub fn may_meet(board: &Board<'_>, hero: HeroId) -> bool {
    board
        .flow
        .encounter()
        .is_some_and(|e| board.hero(hero).alive && e.hero != hero && !e.has_met(hero))
}

/// Returns whether the list of effects that is being carried out passes the card on.
pub fn in_list(world: &World) -> bool {
    let passes = |e: &Effect| e.any(&|e| matches!(e, Effect::PassOn(_)));
    drive::effects(world).list.0.iter().any(passes)
}
