//! The plays of the current step of an encounter. In a step each hero may play one card of each
//! type and use each power once, on however many checks and against however much damage
//! (AC-PLAY-12, AC-PLAY-52, AC-PLAY-53, AC-RUL-108); against damage this counts for each damaged
//! hero separately (AC-DMG-04, AC-DMG-05).

use bevy_ecs::prelude::*;

use super::{Moment, spends};
use crate::cards::vocabulary::Kind;
use crate::rules::flow::frame::{EncounterFrame, Flow, Frame, Noted, Step, StepNotes};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::HeroId;

/// Begins a step of an encounter and clears the plays of the one before. Does nothing if that step
/// has begun already.
pub fn begin_step(e: &mut EncounterFrame, step: Step) {
    if e.noted.step != step {
        e.noted = StepNotes { step, plays: Vec::new() };
    }
}

/// Begins a check against the encountered card. Each one is a step of its own (AC-ENC-27).
pub fn begin_check(e: &mut EncounterFrame) {
    e.noted = StepNotes { step: Step::Attempt, plays: Vec::new() };
}

/// Returns the index on the stack of the encounter whose step is in progress. A summoned card's
/// encounter has its own steps (AC-ENC-40), a check to recharge is a step of its own (AC-ENC-26),
/// and what comes before and after a villain's encounter belongs to none of its steps (AC-VILL-02).
fn under_way(flow: &Flow) -> Option<usize> {
    let nearest = |f: &Frame| match f {
        Frame::Encounter(_) => true,
        Frame::Recharge(f) => f.trying,
        _ => false,
    };
    let at = flow.frames.iter().rposition(nearest)?;
    let within =
        |e: &EncounterFrame| !matches!(e.step, Step::Guard | Step::Escape | Step::Cornered);
    matches!(&flow.frames[at], Frame::Encounter(e) if within(e)).then_some(at)
}

/// Returns the plays in the current step of an encounter that count at a moment.
pub(super) fn played<'w>(
    board: &Board<'w>,
    moment: &Moment<'_>,
) -> impl Iterator<Item = &'w Noted> + use<'w> {
    let flow = board.flow;
    let plays = match under_way(flow).map(|at| &flow.frames[at]) {
        Some(Frame::Encounter(e)) if !matches!(moment, Moment::Turn) => e.noted.plays.as_slice(),
        _ => &[],
    };
    let hurt = match moment {
        Moment::Damage(f) => Some(f.hero),
        _ => None,
    };
    plays.iter().filter(move |n| hurt.is_none() || n.hurt.is_none() || n.hurt == hurt)
}

/// Returns the index on the stack of the text whose damage is being taken outside of encounters:
/// plays count for all the damage that the text deals (AC-DMG-04, AC-DMG-05).
fn dealing(flow: &Flow) -> Option<usize> {
    let source = match flow.frames.last()? {
        Frame::Damage(f) => f.source,
        _ => return None,
    };
    let above = flow.frames.iter().rposition(|f| {
        matches!(f, Frame::Encounter(_) | Frame::Turn(_) | Frame::Scenario(_) | Frame::Recharge(_))
    });
    let from = above.map_or(0, |n| n + 1);
    let of = |f: &Frame| matches!(f, Frame::Effects(e) if e.ctx.source == source);
    flow.frames[from..].iter().position(of).map(|n| n + from)
}

/// Returns whether a hero has already played a card of a type on damage to the same hero from the
/// same text, outside of encounters.
pub(super) fn spent_on_source(
    board: &Board<'_>,
    moment: &Moment<'_>,
    hero: HeroId,
    kind: Kind,
) -> bool {
    let Moment::Damage(damage) = moment else { return false };
    let flow = board.flow;
    match dealing(flow).map(|at| &flow.frames[at]) {
        Some(Frame::Effects(e)) => e
            .noted
            .iter()
            .any(|n| n.hero == hero && n.kind == Some(kind) && n.hurt == Some(damage.hero)),
        _ => false,
    }
}

/// Records that a power is used in the current step of an encounter, or on damage outside of
/// encounters. `hurt`: the hero whose damage it is used on. Must be called before its card is put
/// away.
pub fn note(world: &mut World, (hero, of, power): (HeroId, Source, u8), hurt: Option<HeroId>) {
    let kind = spends(&Board::new(world), hero, of, power);
    let flow = world.resource_mut::<Flow>().into_inner();
    let noted = Noted { hero, of, power, kind, hurt };
    let Some(at) = under_way(flow).or_else(|| dealing(flow)) else { return };
    match &mut flow.frames[at] {
        Frame::Encounter(e) => e.noted.plays.push(noted),
        Frame::Effects(e) => e.noted.push(noted),
        _ => {}
    }
}
