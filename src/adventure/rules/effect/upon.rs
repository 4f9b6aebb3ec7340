//! Verbs about what is under way: the encounter, the damage, the turn, the scenario.

use crate::rules::flow::drive::Nearest as _;
use bevy_ecs::prelude::*;

use super::amounts;
use super::origin::{of_met_henchman, of_summoned, origin};
use super::progress::Progress;
use super::select::here;
use super::shift::put;
use super::standing;
use crate::cards::amount::Amount;
use crate::cards::effect::{Effect, To};
use crate::rules::closing;
use crate::rules::encounter::goes_home;
use crate::rules::flow::frame::{Ctx, EncounterFrame, Flow, Frame, Step};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, End, LocationStatus};
use crate::rules::turn;

/// Carries such a verb out.
pub fn simple(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Reduce(amount) => {
            let n = amounts::roll(world, ctx, amount, "reduction");
            reduce(world, n);
        }
        Effect::ReduceAll => reduce(world, i32::MAX),
        Effect::Evade => evade(world),
        Effect::Undefeated => decide(world, ctx, false),
        Effect::Defeated => decide(world, ctx, true),
        Effect::Goes(to) => goes(world, ctx, *to),
        Effect::Leaves(to) => leaves(world, *to),
        Effect::Explore => turn::grant(world, ctx.you),
        Effect::Win if of_summoned(world.resource(), ctx.source) => {}
        Effect::Win => table::finish(world, End::Won),
        Effect::EndTurn => turn::end_by_order(world, ctx.you),
        _ => {}
    }
    Progress::Done
}

/// Decides the result of the encounter, unless a higher card has decided it (AC-GOLD-04).
fn decide(world: &mut World, ctx: &Ctx, won: bool) {
    let rank = standing::rank(world, ctx.source);
    with_encounter(world, |e| {
        if rank >= e.decided_by {
            e.decided = Some(won);
            e.decided_by = rank;
        }
    });
}

/// What cannot be evaded is not, whatever else says that it is (AC-GOLD-06).
fn evade(world: &mut World) {
    let current = world.resource::<Flow>().current_encounter().map(|e| (e.hero, e.card));
    if current.is_some_and(|(hero, card)| {
        standing::cannot_evade(&Board::new(world), hero, card).is_none()
    }) {
        with_encounter(world, |e| e.evaded = true);
    }
}

fn with_encounter(world: &mut World, change: impl FnOnce(&mut EncounterFrame)) {
    let flow = world.resource_mut::<Flow>().into_inner();
    if flow.current_encounter().is_some()
        && let Some(e) = flow.encounter_mut()
    {
        change(e);
    }
}

/// A chance to close, or closing without fulfilling the requirement: of your location, or of the one
/// that the card came from (AC-CLOSE-02). What a henchman says of its own defeat is always about the
/// latter (AC-HENCH-04). Who is elsewhere by then closes nothing (AC-CLOSE-03, AC-RUL-23).
pub fn closes(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    let at = table::hero(world, ctx.you).at;
    let whence = matches!(effect, Effect::MayCloseOrigin | Effect::CloseOrigin);
    let whence = whence || of_met_henchman(world, ctx);
    let place = if whence { origin(world, ctx) } else { Some(here(world, ctx)) };
    if place != Some(at) || table::place(world, at).shut == LocationStatus::Permanently {
        return Progress::Done;
    }
    if of_summoned(world.resource(), ctx.source) {
        return Progress::Done;
    }
    match effect {
        Effect::MayClose | Effect::MayCloseOrigin => may_close(world, ctx.you, at),
        _ => closing::free(world, ctx.you, at),
    }
    Progress::Done
}

/// A chance to close that an encounter gives comes when the encounter is resolved (AC-HENCH-05,
/// AC-SUMM-12); any other comes at once.
fn may_close(world: &mut World, hero: HeroId, at: PlaceId) {
    let current = world.resource::<Flow>().current_encounter().map(|e| e.hero);
    if current == Some(hero) {
        with_encounter(world, |e| e.closing = Some(at));
    } else {
        closing::offer(world, hero, at);
    }
}

fn reduce(world: &mut World, n: i32) {
    let flow = world.resource_mut::<Flow>().into_inner();
    if let Some(d) = flow.damage_mut() {
        let off = n.min(d.amount).max(0);
        d.amount -= off;
        d.reduced += off;
    }
}

/// The encountered card goes elsewhere when it is resolved (AC-ENC-33); any other card does now.
/// One that lay faceup goes nowhere but by its own text (AC-GOLD-03, AC-FACE-02).
fn goes(world: &mut World, ctx: &Ctx, to: To) {
    let current = world.resource::<Flow>().current_encounter().map(|e| (e.card, e.up.is_some()));
    match (ctx.source, current) {
        (Source::Card(c), _) if current.is_none_or(|(x, _)| x != c) => {
            let at = table::card(world, c).pile;
            let from = if let PileId::Location(p) = at { Some(p) } else { None };
            put(world, c, to, ctx.you, from);
        }
        (source, Some((c, true))) if source != Source::Card(c) => {}
        // Unless a higher card has said so (AC-GOLD-04, AC-GOLD-05).
        (source, _) => {
            let rank = standing::rank(world, source);
            with_encounter(world, |e| {
                if rank >= e.goes_by {
                    e.goes = Some(to);
                    e.goes_by = rank;
                }
            });
        }
    }
}

/// The encountered card goes there now: what is left of its encounter finds it gone (AC-RUL-20).
fn leaves(world: &mut World, to: To) {
    let current = world.resource::<Flow>().current_encounter();
    let Some((hero, card, place)) = current.map(|e| (e.hero, e.card, e.place)) else { return };
    // A summoned card goes nowhere but to the box, as where it goes in the end (AC-SUMM-09,
    // AC-GOLD-03), and an imagined one nowhere at all (AC-RUL-101).
    let bound = current.is_some_and(|e| goes_home(world, e)) || imagined(world, card, place);
    let to = if bound { To::Box } else { to };
    if table::card(world, card).pile == PileId::Stage {
        put(world, card, to, hero, place);
        with_encounter(world, |e| e.step = Step::Resolve);
    }
}

/// Whether a summoned card is only imagined.
fn imagined(world: &World, card: CardId, place: Option<PlaceId>) -> bool {
    place.is_none() && table::card(world, card).imagined
}

/// A change of difficulty before the check is one of the checks to come against the encountered
/// card (AC-ENC-21); what is played on a check counts there.
pub fn harder(world: &mut World, ctx: &Ctx, amount: &Amount) -> Progress {
    let frames = &world.resource::<Flow>().frames;
    let last = |is: fn(&Frame) -> bool| frames.iter().rposition(is);
    let met = last(|f| matches!(f, Frame::Encounter(_)));
    if met > last(|f| matches!(f, Frame::Check(_))) {
        let n = amounts::parts(&Board::new(world), ctx, amount.at(ctx.level.into())).1;
        with_encounter(world, |e| e.harder += n);
    }
    Progress::Done
}
