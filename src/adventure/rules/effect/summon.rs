//! Summoning (AC-SUMM-01 to AC-SUMM-17): cards to encounter, cards to play, locations to build.

use crate::rules::flow::drive::CurrentEncounter as _;
use bevy_ecs::prelude::*;

use super::pay::{self, Used};
use super::progress::{Progress, for_each, push_list, set_stage, stage};
use crate::cards::content::DefId;
use crate::cards::effect::{CardFilter, Effect, Summoned, Who};
use crate::cards::vocabulary::Kind;
use crate::kernel::rng::Rng;
use crate::rules::check::{pool, recharge, roll, stage as staging};
use crate::rules::edition::switches;
use crate::rules::effect::cond::Facts;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, EffectsFrame, Flow, Frame, Returned, Step, Summoning};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId, MAX_PLACES, PileId};
use crate::rules::state::table::{self, Spot};
use crate::rules::{encounter, setup};

/// Returns the cards of which no copy can be summoned now, or `None` if nothing can be summoned.
/// While a summoned card is encountered, that is everything (AC-SUMM-04), in the third edition only
/// that card and its summoner (AC-SUMM-05). A scenario's effects because of such a card count as
/// the scenario's own (AC-RUL-75).
fn barred(world: &World) -> Option<Vec<DefId>> {
    let met = world.resource::<Flow>().current_encounter().filter(|e| e.place.is_none());
    let Some(e) = met else { return Some(Vec::new()) };
    if !switches(world).summoned_summon {
        return None;
    }
    let by = e.summoning.and_then(|s| s.by);
    Some(by.into_iter().chain([table::card(world, e.card).def]).collect())
}

/// Returns the card to summon: from the box, or imagined if it is in play or used already
/// (AC-SUMM-01, AC-SUMM-02, AC-SUMM-03). Apart from that nothing is imagined after setup
/// (AC-RUL-74).
pub fn pick(world: &mut World, what: &Summoned, same: Option<CardId>) -> Option<CardId> {
    let barred = barred(world)?;
    if let Summoned::Random(kind) = what {
        let f = CardFilter { kinds: vec![*kind], ..CardFilter::default() };
        return table::random_from_box_except(world, &f, &barred);
    }
    if let Summoned::RandomOf(f) = what {
        return table::random_from_box_except(world, f, &barred);
    }
    let def = match what {
        Summoned::Danger => {
            let ids = &table::scenario(world).danger;
            let all: Vec<DefId> = ids.iter().filter_map(|id| table::book(world).find(id)).collect();
            match all.as_slice() {
                [] => return None,
                [only] => *only,
                some => *some.get(world.resource_mut::<Rng>().below(some.len()))?,
            }
        }
        what => named(world, what, same)?,
    };
    (!barred.contains(&def)).then(|| table::fetch(world, def))
}

fn named(world: &World, what: &Summoned, same: Option<CardId>) -> Option<DefId> {
    match what {
        Summoned::Named(id) => table::book(world).find(id),
        Summoned::Same => same.map(|c| table::card(world, c).def),
        Summoned::Random(_) | Summoned::RandomOf(_) | Summoned::Danger => None,
    }
}

/// Makes each of the heroes encounter a summoned card, one after the other (AC-SUMM-10).
pub fn summon(
    world: &mut World,
    ctx: &Ctx,
    effect: &Effect,
    who: Who,
    what: &Summoned,
) -> Progress {
    let Effect::Summon { goes, pass, fail, .. } = effect else { return Progress::Done };
    let follows = !pass.is_empty() || !fail.is_empty();
    let def = named(world, what, ctx.card);
    if barred(world).is_none_or(|b| def.is_some_and(|d| b.contains(&d))) {
        return Progress::Done;
    }
    for_each(world, ctx, effect, who, |w, h| {
        if follows && stage(w) == 1 {
            // What came of it follows for the summoner.
            match drive::returned(w) {
                Some(Returned::Encounter(true)) => push_list(w, ctx, ctx.you, pass),
                Some(_) => push_list(w, ctx, ctx.you, fail),
                None => {}
            }
            return Progress::Done;
        }
        let by = cause(w, ctx);
        let Some(card) = pick(w, what, ctx.card) else { return Progress::Done };
        // An earlier result must not count for this one.
        let _ = drive::returned(w);
        let frames = w.resource::<Flow>().frames.len();
        set_stage(w, u8::from(follows));
        encounter::summoned(w, h, card, Summoning { by, goes: *goes });
        match follows && w.resource::<Flow>().frames.len() > frames {
            true => Progress::Wait,
            false => Progress::Done,
        }
    })
}

/// Returns the card that causes a summoning: the one with the text, otherwise the encountered one.
fn cause(world: &World, ctx: &Ctx) -> Option<DefId> {
    let met = || world.resource::<Flow>().current_encounter().map(|e| e.card);
    let card = match ctx.source {
        Source::Card(c) => Some(c),
        _ => met(),
    };
    card.map(|c| table::card(world, c).def)
}

/// Takes a card from the box and plays it at once for a power that can be used now. Afterwards, or
/// without such a power, banishes it (AC-SUMM-17).
pub fn to_play(world: &mut World, ctx: &Ctx, what: &Summoned) -> Progress {
    match stage(world) {
        0 => {
            let Some(card) = pick(world, what, None) else { return Progress::Done };
            table::move_card(world, card, PileId::Hand(ctx.you), Spot::Top);
            drive::effects_mut(world).cards = vec![card];
            let uses = uses(&Board::new(world), ctx.you, card);
            match uses.as_slice() {
                [] => table::banish(world, card),
                [only] => {
                    play(world, *only);
                    return Progress::Wait;
                }
                _ => {
                    set_stage(world, 1);
                    let (who, source) = (ctx.you, ctx.source);
                    let q = Question { who, ask: Ask::Window, source, card: Some(card) };
                    drive::ask(world, q, uses);
                    return Progress::Wait;
                }
            }
        }
        1 => {
            if let Some(act) = drive::answer_one(world) {
                play(world, act);
            }
            return Progress::Wait;
        }
        _ => {
            for c in drive::effects(world).cards.clone() {
                table::banish(world, c);
            }
        }
    }
    Progress::Done
}

/// Banishes the card that an effect had summoned to be played, when the effect is broken off
/// (AC-SUMM-17).
pub fn give_back(world: &mut World, f: &EffectsFrame) {
    if let Some(Effect::SummonToPlay(_)) = f.list.get(f.at) {
        for c in &f.cards {
            table::banish(world, *c);
        }
    }
}

/// Calls `then` with the moment below the effects, for which powers must be usable.
fn with_moment<T>(board: &Board<'_>, then: impl FnOnce(&Moment<'_>) -> T) -> Option<T> {
    let frames = &board.flow.frames;
    let passing =
        |f: &&Frame| matches!(f, Frame::Effects(_) | Frame::Triggers(_) | Frame::Recharge(_));
    match frames.iter().rev().find(|f| !passing(f))? {
        Frame::Turn(_) => Some(then(&Moment::Turn)),
        Frame::Damage(f) if f.step == Step::Reduce => Some(then(&Moment::Damage(f))),
        Frame::Encounter(f) if f.step == Step::Evade => Some(then(&Moment::Evade(f))),
        Frame::Check(f) if f.step == Step::Stage => {
            let facts = pool::pool(board, f).facts;
            Some(then(&Moment::Check(f, &facts)))
        }
        Frame::Check(f) if f.step == Step::AfterRoll => {
            let facts = Facts::of(f.outcome.as_ref()?, f.against);
            Some(then(&Moment::Rolled(f, &facts)))
        }
        _ => None,
    }
}

fn uses(board: &Board<'_>, hero: HeroId, card: CardId) -> Vec<Act> {
    let own = |a: &Act| matches!(a, Act::Use { hero: h, of: Source::Card(c), .. } if *h == hero && *c == card);
    let mut all = with_moment(board, |m| legal::uses(board, m)).unwrap_or_default();
    all.retain(own);
    all
}

fn play(world: &mut World, act: Act) {
    set_stage(world, 2);
    let Act::Use { hero, of, power, with } = act else { return };
    // On a check before its roll, the card stays with the other plays until the check is over.
    let staged = with_moment(&Board::new(world), |m| matches!(m, Moment::Check(..))) == Some(true);
    if let (Source::Card(card), true) = (of, staged) {
        drive::effects_mut(world).cards.clear();
        return staging::stage_summoned(world, card, act);
    }
    let about = with_moment(&Board::new(world), |m| match m {
        Moment::Damage(f) => (f.hero, f.card),
        Moment::Evade(f) => (f.hero, Some(f.card)),
        Moment::Rolled(f, _) => (f.hero, f.against),
        _ => (hero, None),
    });
    let (them, card) = about.unwrap_or((hero, None));
    let mut used = Used { hero, of, power, with, them, card };
    let taken = pay::take(world, &used);
    let mut waits = pay::settle(world, &mut used, &taken);
    roll::played(world, hero, of, power);
    // The card is banished afterwards, not recharged.
    waits.retain(|(_, c)| Source::Card(*c) != of);
    recharge::queue(world, waits);
    pay::push_effects(world, &used, None);
}

/// Builds a location that is not in play: takes it from the box and builds its deck as usual,
/// without villain or henchman unless they are named (AC-SUMM-15) and in the box (AC-RUL-74). It
/// then belongs to the scenario (AC-SUMM-16).
pub fn build(world: &mut World, id: &str, with: &[String]) -> Progress {
    let book = table::book(world).clone();
    let Some(def) = book.location(id) else { return Progress::Done };
    let there = table::places(world).any(|p| table::place(world, p).def == def);
    if there || table::places(world).count() >= MAX_PLACES {
        return Progress::Done;
    }
    let list = book.locations[def].deck;
    for kind in Kind::ALL.into_iter().filter(|k| list.of(*k) > 0) {
        table::shuffle(world, PileId::Box(kind));
    }
    let place = setup::add_place(world, def);
    world.resource_mut::<Cues>().push(|| Cue::Built { place });
    setup::deal(world, place);
    for def in with.iter().filter_map(|id| book.find(id)) {
        if let Some(card) = table::find_in_box(world, def) {
            table::move_card(world, card, PileId::Location(place), Spot::Top);
        }
    }
    table::shuffle(world, PileId::Location(place));
    Progress::Done
}
