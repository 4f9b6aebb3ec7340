//! What was played in the step of an encounter that is under way: of each type one card by each hero
//! and each power once, on however many checks and against however much damage that step has
//! (AC-PLAY-12, AC-PLAY-52, AC-PLAY-53, AC-RUL-108); against damage to each hero for itself (AC-DMG-04,
//! AC-DMG-05).

use bevy_ecs::prelude::*;

use super::{Moment, spends};
use crate::cards::vocabulary::Kind;
use crate::rules::flow::frame::{EncounterFrame, Flow, Frame, Noted, Step, StepNotes};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::HeroId;

/// Begins a step of an encounter: what was played in the one before limits nothing any more. Does
/// nothing where that step has begun.
pub fn begin_step(e: &mut EncounterFrame, step: Step) {
    if e.noted.step != step {
        e.noted = StepNotes { step, plays: Vec::new() };
    }
}

/// Begins a check against the encountered card, which is a step of its own each time (AC-ENC-27).
pub fn begin_check(e: &mut EncounterFrame) {
    e.noted = StepNotes { step: Step::Attempt, plays: Vec::new() };
}

/// Where the encounter lies on the stack to whose step that belongs which is done now. Of a summoned
/// card's encounter the steps are its own (AC-ENC-40); a check to recharge is a step of its own
/// (AC-ENC-26); what comes before a villain's encounter and after it is none of its steps (AC-VILL-02).
fn under_way(flow: &Flow) -> Option<usize> {
    let nearest = |f: &Frame| match f {
        Frame::Encounter(_) => true,
        Frame::Recharge(f) => f.trying,
        _ => false,
    };
    let at = flow.frames.iter().rposition(nearest)?;
    let within = |e: &EncounterFrame| !matches!(e.step, Step::Guard | Step::Escape);
    matches!(&flow.frames[at], Frame::Encounter(e) if within(e)).then_some(at)
}

/// What was played so far in the step of an encounter that is under way, if one is, as far as it counts
/// at a moment.
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

/// Where on the stack the text begins whose damage is taken, outside of encounters: what is played on it
/// counts for all the damage that the text deals (AC-DMG-04, AC-DMG-05).
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

/// Whether a hero has played a card of a type on damage to the same hero from the same text already,
/// outside of encounters.
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

/// Notes that a power is used in the step of an encounter that is under way, or on damage outside of
/// encounters; `hurt` is whose damage it is used on. To be called before its card is put away.
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
