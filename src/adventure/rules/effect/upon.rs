//! Verbs that act on what is in progress: the encounter, the damage, the turn, the scenario.

use crate::rules::flow::drive::{CurrentEncounter as _, Nearest as _};
use bevy_ecs::prelude::*;

use super::amounts;
use super::beaten;
use super::in_place;
use super::origin::{is_of_summoned, of_met_henchman, origin};
use super::placing;
use super::progress::Progress;
use super::select::here;
use super::shift::put;
use super::standing;
use crate::cards::amount::Amount;
use crate::cards::effect::{Effect, To};
use crate::rules::check::{recharge, rechargeable};
use crate::rules::closing;
use crate::rules::encounter::fate::goes_home;
use crate::rules::flow::frame::{Ctx, EncounterFrame, Flow, Frame, FromDeck, Rare, Step};
use crate::rules::flow::prompt::Source;
use crate::rules::state::board::Board;
use crate::rules::state::deeds::Deeds;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::laid;
use crate::rules::state::recovery;
use crate::rules::state::table::{self, End, LocationStatus, Spot};
use crate::rules::state::uses::Uses;
use crate::rules::turn;

/// Carries out a verb that needs no question.
pub fn simple(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Reduce(amount) => {
            let n = amounts::roll(world, ctx, amount, "reduction");
            reduce(world, n);
        }
        Effect::ReduceHalf => {
            let amount = world.resource::<Flow>().damage().map_or(0, |d| d.amount);
            reduce(world, amount - amount / 2);
        }
        Effect::ReduceAll => reduce(world, i32::MAX),
        Effect::ReduceTo(amount) => {
            let left = amounts::roll(world, ctx, amount, "damage");
            let amount = world.resource::<Flow>().damage().map_or(0, |d| d.amount);
            reduce(world, amount.saturating_sub(left).max(0));
        }
        Effect::TakeInstead | Effect::TakeFromDeck => {
            let flow = world.resource_mut::<Flow>().into_inner();
            if let Some(d) = flow.damage_mut() {
                match effect {
                    Effect::TakeInstead => (d.hero, d.from_deck) = (ctx.you, FromDeck(false)),
                    _ => d.from_deck = FromDeck(true),
                }
            }
        }
        Effect::ExtraTurn => world.resource_mut::<Uses>().add_turn(ctx.you),
        Effect::Evade => evade(world),
        Effect::Undefeated => decide(world, ctx, false),
        Effect::Defeated => match beaten::displayed_bane(world, ctx) {
            Some(card) => beaten::defeat(world, ctx, card),
            None => decide(world, ctx, true),
        },
        Effect::Goes(to) => send_card(world, ctx, *to),
        Effect::Leaves(to) => move_encountered(world, *to),
        Effect::Explore => turn::grant(world, ctx.you),
        Effect::ForgoExploration => turn::forgo_exploration(world, ctx.you),
        Effect::SufferInstead => in_place::take(world, ctx.you),
        Effect::ForgoMove => turn::forgo_move(world, ctx.you),
        Effect::Win | Effect::Lose if is_of_summoned(world.resource(), ctx.source) => {}
        Effect::Win => table::finish(world, End::Won),
        Effect::Lose => table::finish(world, End::OutOfTime),
        Effect::EndTurn => turn::end_by_order(world, ctx.you),
        _ => {}
    }
    Progress::Done
}

/// Decides the result of the encounter, unless a higher-ranking card has decided it (AC-GOLD-04).
fn decide(world: &mut World, ctx: &Ctx, won: bool) {
    let rank = standing::rank(world, ctx.source);
    with_encounter(world, |e| {
        if rank >= e.decided_by {
            e.decided = Some(won);
            e.decided_by = rank;
        }
    });
}

/// Evades the encountered card, unless it cannot be evaded (AC-GOLD-06).
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

/// Gives a chance to close, or closes without requirement, the hero's location or the one that the
/// card came from (AC-CLOSE-02). A henchman's text about its own defeat always means the latter
/// (AC-HENCH-04). A hero who is elsewhere by now closes nothing (AC-CLOSE-03, AC-RUL-23).
pub fn closes(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    let at = table::hero(world, ctx.you).at;
    let whence = matches!(effect, Effect::MayCloseOrigin | Effect::CloseOrigin);
    let whence = whence || of_met_henchman(world, ctx);
    let place = if whence { origin(world, ctx) } else { Some(here(world, ctx)) };
    if place != Some(at) || table::place(world, at).shut == LocationStatus::Permanently {
        return Progress::Done;
    }
    if is_of_summoned(world.resource(), ctx.source) {
        return Progress::Done;
    }
    match effect {
        Effect::MayClose | Effect::MayCloseOrigin => may_close(world, ctx.you, at),
        _ => closing::close_freely(world, ctx.you, at),
    }
    Progress::Done
}

/// Gives a chance to close. One from an encounter comes when the encounter is resolved
/// (AC-HENCH-05, AC-SUMM-12), any other at once.
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
        let off = n.min(d.amount.saturating_sub(d.fixed.0)).max(0);
        d.amount -= off;
        d.reduced += off;
    }
}

/// Sends a card to a place: the encountered card when it is resolved (AC-ENC-33), any other now. A
/// card that was faceup is sent only by its own text (AC-GOLD-03, AC-FACE-02).
fn send_card(world: &mut World, ctx: &Ctx, to: To) {
    let current = world.resource::<Flow>().current_encounter().map(|e| (e.card, e.up.is_some()));
    let chosen = placing::chosen(world);
    match of_event(ctx).map(|card| (card, table::card(world, card).pile)) {
        None | Some((_, PileId::Stage)) => {}
        // It is gone, and no other card is meant; but what was just played can be put elsewhere.
        Some((card, PileId::Box(_) | PileId::Vault | PileId::Gone))
            if world.resource::<Deeds>().play(card).is_none() =>
        {
            return;
        }
        Some((card, _)) => return put(world, card, to, ctx.you, chosen),
    }
    match (ctx.source, current) {
        (Source::Card(c), _) if current.is_none_or(|(x, _)| x != c) => {
            let at = table::card(world, c).pile;
            // Wherever it lies, it goes to the piles of the hero who laid it there (AC-PLAY-22).
            let owner = laid::by(world, c).filter(|_| is_own_pile(to) && to != To::Displayed);
            let owner = owner.unwrap_or(ctx.you);
            if comes_to_its_check(world, owner, c, to) {
                return;
            }
            let from = if let PileId::Location(p) = at { Some(p) } else { None };
            put(world, c, to, owner, chosen.or(from));
        }
        (source, Some((c, true))) if source != Source::Card(c) => {}
        // Once it is resolved, another hero who takes it does so now.
        (_, Some((c, _))) if is_taken_by_another(world, ctx, to) => {
            put(world, c, to, ctx.you, chosen)
        }
        // Unless a higher-ranking card has sent it elsewhere (AC-GOLD-04, AC-GOLD-05).
        (source, _) => {
            let rank = standing::rank(world, source);
            with_encounter(world, |e| {
                if rank >= e.goes_by {
                    e.goes = Some(to);
                    e.goes_by = rank;
                    e.goes_place = Rare(chosen);
                }
            });
        }
    }
}

/// Lets the hero of a displayed card attempt its check to recharge it instead of its going where it goes
/// without: one that recovers does so at the end of the turn, any other now (AC-GOLD-03, AC-CARD-25,
/// AC-CARD-29). Returns whether the card has such a check here.
fn comes_to_its_check(world: &mut World, hero: HeroId, card: CardId, to: To) -> bool {
    let def = table::printed(world, card);
    let (recovers, meant) = (def.recovery, To::of(def.recharge_for) == Some(to));
    let lies = match table::card(world, card).pile {
        PileId::Displayed(_) => true,
        PileId::Beside(_) | PileId::Support => laid::by(world, card) == Some(hero),
        _ => false,
    };
    let can = recovers || !rechargeable::ways(&Board::new(world), hero, card).is_empty();
    if !lies || !meant || !can || !table::hero(world, hero).alive {
        return false;
    }
    table::move_card(world, card, PileId::Aside(hero), Spot::Top);
    match recovers {
        true => recovery::wait(world, hero, card),
        false => recharge::queue(world, vec![(hero, card)]),
    }
    true
}

/// Returns whether a place is a pile of a hero.
fn is_own_pile(to: To) -> bool {
    matches!(
        to,
        To::Hand
            | To::DeckTop
            | To::DeckBottom
            | To::Deck
            | To::Discards
            | To::Buried
            | To::Displayed
    )
}

/// Returns whether the resolved card goes to a pile of a hero who does not encounter it.
fn is_taken_by_another(world: &World, ctx: &Ctx, to: To) -> bool {
    let own = is_own_pile(to);
    let e = world.resource::<Flow>().current_encounter();
    own && e.is_some_and(|e| e.hero != ctx.you && e.step == Step::Settle && e.place.is_some())
}

/// Returns the card that a board, location or story speaks of: the one of the event that it answers,
/// which was acquired, played, examined or turned up as the hour, or the one of the check.
fn of_event(ctx: &Ctx) -> Option<CardId> {
    ctx.card.filter(|_| !matches!(ctx.source, Source::Card(_)))
}

/// Moves the encountered card now, so that the rest of its encounter finds it gone (AC-RUL-20).
fn move_encountered(world: &mut World, to: To) {
    let current = world.resource::<Flow>().current_encounter();
    let Some((hero, card, place)) = current.map(|e| (e.hero, e.card, e.place)) else { return };
    // A summoned card only goes to the box, in editions where that is where it ends (AC-SUMM-09,
    // AC-GOLD-03), and an imagined one nowhere (AC-RUL-101).
    let bound = current.is_some_and(|e| goes_home(world, e)) || imagined(world, card, place);
    let to = if bound { To::Box } else { to };
    let place = placing::chosen(world).or(place);
    if table::card(world, card).pile == PileId::Stage {
        put(world, card, to, hero, place);
        with_encounter(world, |e| e.step = Step::Resolve);
    }
}

/// Returns whether a summoned card is imagined.
fn imagined(world: &World, card: CardId, place: Option<PlaceId>) -> bool {
    place.is_none() && table::card(world, card).imagined
}

/// Changes the difficulty of the encountered card's coming checks (AC-ENC-21). Does nothing on
/// plays on a check, where the pool counts it.
pub fn harder(world: &mut World, ctx: &Ctx, amount: &Amount) -> Progress {
    let frames = &world.resource::<Flow>().frames;
    let last = |is: fn(&Frame) -> bool| frames.iter().rposition(is);
    let met = last(|f| matches!(f, Frame::Encounter(_)));
    if met > last(|f| matches!(f, Frame::Check(_))) {
        let (dice, plus) = amounts::parts(&Board::new(world), ctx, amount.at(ctx.level.into()));
        // Without dice it may be a number below 0, which no roll shows.
        let n = match dice.is_empty() {
            true => plus,
            false => amounts::roll(world, ctx, amount, "difficulty"),
        };
        with_encounter(world, |e| e.harder += n);
    }
    Progress::Done
}
