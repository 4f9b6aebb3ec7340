//! The verbs: carries out each effect of the language. Verbs that only count for a check are read
//! by `check::pool` and do nothing here.

use std::sync::Arc;

use crate::rules::flow::drive::{CurrentEncounter as _, Nearest as _};
use bevy_ecs::prelude::*;

use super::adding;
use super::amounts;
use super::by_hand;
use super::companions;
use super::cond::{Facts, holds};
use super::examine::{self, Look};
use super::fits;
use super::giving;
use super::in_place;
use super::may_pay;
use super::pass_on;
use super::passing;
use super::placing;
use super::progress::{Progress, for_each, for_each_of, push_list, set_stage, stage};
use super::retry;
use super::select::{here, of_place};
use super::shift::{self, Shift, shift};
use super::standing;
use super::summon;
use super::triggers::{Answers, Happened};
use super::upon::{closes, harder, simple};
use super::useful;
use crate::cards::amount::{Amount, CheckSpec, Sum};
use crate::cards::effect::{
    Bearer, Effect, Effects, End, Purpose, Reroll, Way, Where, Who, counts_on_check,
};
use crate::cards::vocabulary::Trait;
use crate::kernel::rng::Rng;
use crate::rules::check::stage::{self as staging, NewCheck};
use crate::rules::check::{chosen, roll};
use crate::rules::damage::{self, NewDamage};
use crate::rules::edition::switches;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, Flow, Frame, Returned};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::mythic;
use crate::rules::sets;
use crate::rules::ship;
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues, Die};
use crate::rules::state::ids::{HeroId, PlaceId};
use crate::rules::state::lasting::{Lasting, LastingEffect, Until};
use crate::rules::state::markers;
use crate::rules::state::table::{self, Clock, LocationStatus};
use crate::rules::state::token;
use crate::rules::turn;
use crate::saturating;

/// The most markers that are put or removed at once.
const MOST_MARKERS: i32 = 100;

fn question(ctx: &Ctx, who: HeroId, ask: Ask) -> Question {
    Question { who, ask, source: ctx.source, card: ctx.card }
}

/// Carries out an effect, or continues it.
pub fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    // An effect that "you" ignore does nothing to you (AC-GOLD-08); other heroes are checked one by
    // one.
    if matches!(ctx.source, Source::Card(_))
        && about_you(effect)
        && standing::ignores_powers(&Board::new(world), ctx.you, ctx.source)
    {
        return Progress::Done;
    }
    if !placing::is_chosen(world, ctx, effect) {
        return Progress::Wait;
    }
    match effect {
        Effect::CheckTraits(traits) if roll::is_just_rolled(world) => {
            roll::add_traits(world, traits);
            Progress::Done
        }
        counts_on_check!() => Progress::Done,
        Effect::Todo(_) => by_hand::carry_out(world, ctx),
        Effect::Difficulty(amount) => harder(world, ctx, amount),
        Effect::Reroll(which) => reroll(world, ctx, *which),
        Effect::AddToResult(amount) => add_to_result(world, ctx, amount),
        Effect::Reduce(_)
        | Effect::ReduceHalf
        | Effect::ReduceAll
        | Effect::ReduceTo(_)
        | Effect::Evade
        | Effect::Undefeated
        | Effect::Defeated
        | Effect::Goes(_)
        | Effect::Leaves(_)
        | Effect::Explore
        | Effect::ForgoExploration
        | Effect::ForgoMove
        | Effect::TakeInstead
        | Effect::SufferInstead
        | Effect::TakeFromDeck
        | Effect::ExtraTurn
        | Effect::Win
        | Effect::Lose
        | Effect::EndTurn => simple(world, ctx, effect),
        Effect::ResetHand(who) => for_each(world, ctx, effect, *who, |w, h| {
            turn::reset_hand(w, h);
            Progress::Done
        }),
        Effect::Move { who, to: Where::Together, freely } => together(world, ctx, *who, *freely),
        Effect::PassOn(who) => for_each(world, ctx, effect, *who, |w, h| {
            pass_on::pass_on(w, h);
            Progress::Done
        }),
        Effect::MoveWith { with, to } => companions::move_with(world, ctx, *with, to),
        Effect::TryRecharge(what) => retry::try_recharge(world, ctx, what),
        Effect::Reopen => reopen(world, ctx),
        Effect::PassLeft => passing::pass_left(world, ctx),
        Effect::Give { to, it: true, .. } => {
            for_each(world, ctx, effect, *to, |w, h| giving::give_it(w, ctx, h))
        }
        Effect::Give { to, what, n, it: false } => {
            for_each(world, ctx, effect, *to, |w, h| giving::give(w, ctx, h, what, n))
        }
        Effect::Receive { from, it: true, .. } => {
            for_each(world, ctx, effect, *from, |w, h| giving::receive_it(w, ctx, h))
        }
        Effect::Receive { from, what, n, it: false } => {
            for_each(world, ctx, effect, *from, |w, h| giving::receive(w, ctx, h, what, n))
        }
        Effect::Exchange { with, what } => {
            for_each(world, ctx, effect, *with, |w, h| giving::exchange(w, ctx, h, what))
        }
        Effect::Move { who, to, freely } => {
            for_each(world, ctx, effect, *who, |w, h| go_to(w, ctx, h, to, *freely))
        }
        Effect::Shift { who, from, what, n, pick, to } => {
            let whence = of_place(ctx);
            let place = placing::chosen(world).or(whence);
            let s = Shift { from: *from, what, n, pick: *pick, to: *to, whence, place };
            for_each(world, ctx, effect, *who, |w, h| shift(w, ctx, h, &s))
        }
        Effect::Damage { who, amount, kind, unreduced } => {
            for_each(world, ctx, effect, *who, |w, h| deal(w, ctx, h, amount, (*kind, *unreduced)))
        }
        Effect::Summon { who, what, .. } => summon::summon(world, ctx, effect, *who, what),
        Effect::SummonToPlay(what) => summon::to_play(world, ctx, what),
        Effect::Build { place, with } => summon::build(world, place, with),
        Effect::AddCards { what, n, to_each_open, at } => {
            let to = adding::Decks { each_open: *to_each_open, at: at.as_deref() };
            adding::add(world, ctx, what, n, &to)
        }
        Effect::Examine { deck, n, until, then, end: End::TopOrBottom } => {
            let at = |end: End| {
                let (deck, n) = (*deck, n.clone());
                let (until, then) = (until.clone(), then.clone());
                let look = Effect::Examine { deck, n, until, then, end };
                Way { only_if: None, does: [look].into() }
            };
            let ways = vec![at(End::Top), at(End::Bottom)];
            push_list(world, ctx, ctx.you, &[Effect::Choose { who: Who::You, ways }].into());
            Progress::Done
        }
        Effect::Examine { deck, n, until, then, end } => {
            let bottom = *end == End::Bottom;
            let look = Look { deck: *deck, n, until: until.as_ref(), then, bottom };
            examine::examine(world, ctx, &look)
        }
        Effect::Encounter | Effect::Acquire => {
            let Source::Card(card) = ctx.source else { return Progress::Done };
            let met = world.resource::<Flow>().current_encounter().is_some_and(|e| e.card == card);
            match effect {
                Effect::Encounter => examine::encounter_it(world, ctx.you, card),
                // Whoever meets it acquires it (AC-ENC-19).
                _ if met => return simple(world, ctx, &Effect::Defeated),
                _ => examine::acquire_it(world, ctx.you, card),
            }
            Progress::Done
        }
        Effect::Mythic(deed) => {
            mythic::carry_out(world, ctx, deed);
            Progress::Done
        }
        Effect::Ship(deed) => ship::carry_out(world, ctx, deed),
        Effect::HideToken(who) => for_each(world, ctx, effect, *who, |w, h| {
            token::shuffle_in(w, h);
            Progress::Done
        }),
        Effect::OrderFaceup => shift::order_faceup(world, ctx),
        Effect::Mark { marker, on, n } => {
            let place = bearer(world, ctx, *on);
            let n = amounts::roll(world, ctx, n, "dice").clamp(0, MOST_MARKERS);
            (0..n).for_each(|_| markers::put(world, *marker, place));
            Progress::Done
        }
        Effect::Unmark { marker, on, n } => {
            let place = bearer(world, ctx, *on);
            let n = amounts::roll(world, ctx, n, "dice").clamp(0, MOST_MARKERS);
            (0..n).for_each(|_| markers::remove(world, *marker, place));
            Progress::Done
        }
        Effect::Suffer { who, scourge } => for_each(world, ctx, effect, *who, |w, h| {
            in_place::suffer(w, ctx, h, scourge.as_deref())
        }),
        Effect::Shuffle(deck) => examine::shuffle(world, ctx, *deck),
        Effect::Check { who, check, pass, fail, may } => {
            let asked = Asked { check, pass, fail, may: *may };
            for_each(world, ctx, effect, *who, |w, h| ask_check(w, ctx, h, &asked))
        }
        Effect::RollDice { dice, at_most, low, high } => {
            let sum = Sum { dice: vec![*dice], ..Sum::default() };
            let n = amounts::roll(world, ctx, &Amount { levels: vec![sum] }, "dice");
            push_list(world, ctx, ctx.you, if n <= i32::from(*at_most) { low } else { high });
            Progress::Done
        }
        Effect::RollTable { dice, rows } => {
            let sum = Sum { dice: vec![*dice], ..Sum::default() };
            let n = amounts::roll(world, ctx, &Amount { levels: vec![sum] }, "dice");
            if let Some((_, list)) = rows.iter().find(|(most, _)| n <= i32::from(*most)) {
                push_list(world, ctx, ctx.you, list);
            }
            Progress::Done
        }
        Effect::UntilTurnEnd(standing)
        | Effect::UntilEncounterEnd(standing)
        | Effect::UntilCheckEnd(standing) => {
            let until = match effect {
                Effect::UntilTurnEnd(_) => Until::TurnEnd,
                Effect::UntilCheckEnd(_) => Until::CheckEnd,
                Effect::UntilEncounterEnd(_) if pass_on::in_list(world) => Until::PassedOn,
                _ => Until::EncounterEnd,
            };
            let (source, owner, level) = (ctx.source, ctx.you, ctx.level);
            let met = world.resource::<Flow>().current_encounter().map(|e| e.card);
            // Where nothing is encountered no card is meant.
            let met = met.map_or("", |card| table::printed(world, card).id.as_str());
            let standing = Arc::new(standing.about(Some(met)));
            let effect = LastingEffect { standing, source, owner, level, until };
            world.resource_mut::<Lasting>().add(effect);
            Progress::Done
        }
        Effect::If(cond, yes, no) => {
            let f = drive::effects(world);
            let facts = f.outcome.as_ref().map(|o| Facts::of(o, ctx.card));
            let list = if holds(&Board::new(world), ctx, facts.as_ref(), cond) { yes } else { no };
            push_list(world, ctx, ctx.you, list);
            Progress::Done
        }
        Effect::Choose { who, ways } => {
            for_each(world, ctx, effect, *who, |w, h| choose(w, ctx, h, ways))
        }
        Effect::May(list) => may(world, ctx, list),
        Effect::MayPay(cost, list) => may_pay::carry_out(world, ctx, cost, list),
        Effect::Each(who, list, only_if) => {
            let meant = |board: &Board<'_>, h: HeroId| {
                let ctx = Ctx { you: h, ..ctx.clone() };
                only_if.as_ref().is_none_or(|c| holds(board, &ctx, None, c))
            };
            for_each_of(world, ctx, effect, (*who, &meant), |w, h| {
                push_list(w, ctx, h, list);
                Progress::Done
            })
        }
        Effect::Revive(list) => revive(world, ctx, list),
        Effect::MayClose | Effect::MayCloseOrigin | Effect::Close | Effect::CloseOrigin => {
            closes(world, ctx, effect)
        }
    }
}

/// Returns a hero from death (AC-DIE-10).
fn revive(world: &mut World, ctx: &Ctx, list: &Effects) -> Progress {
    let dead: Vec<HeroId> = table::dead(world);
    let hero = match (drive::answer_one(world), dead.as_slice()) {
        (Some(Act::Hero(h)), _) => h,
        (_, []) => return Progress::Done,
        (_, [only]) => *only,
        _ => {
            let options = dead.into_iter().map(Act::Hero).collect();
            drive::ask(world, question(ctx, ctx.you, Ask::Hero), options);
            return Progress::Wait;
        }
    };
    table::hero_mut(world, hero).alive = true;
    world.resource_mut::<Cues>().push(|| Cue::Revived { hero });
    push_list(world, ctx, hero, list);
    Progress::Done
}

/// Returns the location on which a marker is put; `None` for the scenario card.
fn bearer(world: &World, ctx: &Ctx, on: Bearer) -> Option<PlaceId> {
    match on {
        Bearer::Here => Some(here(world, ctx)),
        Bearer::Scenario => None,
    }
}

/// Returns whether an effect affects only "you", not heroes that it selects.
fn about_you(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Move { .. }
            | Effect::Shift { .. }
            | Effect::ResetHand(_)
            | Effect::Damage { .. }
            | Effect::Summon { .. }
            | Effect::Check { .. }
            | Effect::Choose { .. }
            | Effect::If(..)
            | Effect::Each(..)
    )
}

/// Rolls dice of the check again. The new result counts, and success is determined only after the
/// last reroll (AC-CHECK-46).
fn reroll(world: &mut World, ctx: &Ctx, which: Reroll) -> Progress {
    if world.resource::<Flow>().check().is_none() {
        return Progress::Done;
    }
    let dice = drive::check(world).dice.len();
    let again: Vec<usize> = match which {
        Reroll::All => (0..dice).collect(),
        Reroll::AtMost(n) => {
            let f = drive::check(world);
            (0..dice).filter(|i| f.dice[*i].value <= n).collect()
        }
        Reroll::Some(n) => {
            if let Some(chosen) = drive::answer(world) {
                let die = |a: &Act| if let Act::Die(n) = a { Some(usize::from(*n)) } else { None };
                chosen.iter().filter_map(die).collect()
            } else if dice <= 1 {
                (0..dice).collect()
            } else {
                let options = saturating::bytes(dice).map(Act::Die).collect();
                let most = usize::from(n.get()).min(dice);
                drive::ask_some(world, question(ctx, ctx.you, Ask::Die), options, 1, most);
                return Progress::Wait;
            }
        }
        Reroll::One | Reroll::OneUpTo(_) => {
            let most = if let Reroll::OneUpTo(die) = which { die.faces } else { u8::MAX };
            let f = drive::check(world);
            let some: Vec<usize> = (0..dice).filter(|i| f.dice[*i].faces <= most).collect();
            match drive::answer_one(world) {
                Some(Act::Die(n)) => vec![usize::from(n)],
                _ if some.len() <= 1 => some,
                _ => {
                    let die = |n: usize| Act::Die(saturating::byte(n));
                    let options = some.into_iter().map(die).collect();
                    drive::ask(world, question(ctx, ctx.you, Ask::Die), options);
                    return Progress::Wait;
                }
            }
        }
    };
    throw_again(world, &again);
    Progress::Done
}

fn throw_again(world: &mut World, again: &[usize]) {
    let mut thrown = Vec::new();
    for n in again.iter().copied() {
        let faces = drive::check(world).dice[n].faces;
        let value = world.resource_mut::<Rng>().die(faces);
        let die = &mut drive::check_mut(world).dice[n];
        die.value = value;
        thrown.push(die.clone());
    }
    drive::check_mut(world).rerolled.0 |= !thrown.is_empty();
    let hero = drive::check(world).hero;
    world.resource_mut::<Cues>().push(|| Cue::Rerolled { hero, dice: thrown });
    roll::determine_result(world, false);
}

/// Adds to the result of the check that was rolled. Dice are rolled for it at once, and lie with
/// those of the check (AC-CHECK-44).
fn add_to_result(world: &mut World, ctx: &Ctx, amount: &Amount) -> Progress {
    if world.resource::<Flow>().check().is_none_or(|c| c.outcome.is_none()) {
        return Progress::Done;
    }
    let (dice, plus) = amounts::parts(&Board::new(world), ctx, amount.at(ctx.level.into()));
    let dice: Vec<u8> =
        dice.iter().flat_map(|d| std::iter::repeat_n(d.faces, d.count.into())).collect();
    let source = ctx.source;
    for faces in dice {
        let value = world.resource_mut::<Rng>().die(faces);
        drive::check_mut(world).dice.push(Die { faces, value, source });
    }
    let f = drive::check_mut(world);
    f.plus = f.plus.saturating_add(plus);
    roll::determine_result(world, false);
    Progress::Done
}

/// Moves a hero's token. Leaving and entering trigger effects (AC-TURN-20), staying does not
/// (AC-TURN-21). A token in a deck does not move (AC-TOKN-04).
pub fn walk(world: &mut World, hero: HeroId, to: PlaceId) {
    // A prohibition to move wins over any permission or order (AC-GOLD-06, AC-GOLD-07, AC-TURN-23).
    let kept = standing::cannot_move(&Board::new(world), hero).is_some();
    walk_unless(world, hero, to, kept);
}

/// Moves a hero's token as [`walk`] does, unless the hero is kept from it.
fn walk_unless(world: &mut World, hero: HeroId, to: PlaceId, kept: bool) {
    let from = table::hero(world, hero).at;
    if from == to || kept || token::is_hidden(world, hero) {
        return;
    }
    table::hero_mut(world, hero).at = to;
    for frame in &mut world.resource_mut::<Flow>().into_inner().frames {
        if let Frame::Encounter(e) = frame
            && e.hero == hero
        {
            e.moved = true;
        }
    }
    world.resource_mut::<Cues>().push(|| Cue::Walked { hero, from, to });
    let mut answers = Answers::default();
    answers.collect(world, hero, Happened::Leave(from));
    answers.collect(world, hero, Happened::Enter);
    let active = world.resource::<Clock>().active;
    answers.push(world, active);
    ship::take_along(world, hero, from, to);
}

/// Returns the locations to which a hero can choose to move, of those that a text means.
fn goals_of(board: &Board<'_>, hero: HeroId, to: &Where, freely: bool) -> Vec<PlaceId> {
    let fits = |p: &PlaceId| match to {
        Where::Open => board.place(*p).shut == LocationStatus::Open,
        Where::Closed => board.place(*p).shut == LocationStatus::Permanently,
        Where::Occupied => board.heroes_at(*p).next().is_some(),
        Where::OfTrait(traits) => table::has_any(&fits::place_traits(board, *p), traits),
        _ => true,
    };
    let mut goals = within_reach(board, hero, freely);
    goals.retain(fits);
    goals
}

/// Returns the locations to which a hero can choose to move: all others where nothing keeps the hero
/// from it.
fn within_reach(board: &Board<'_>, hero: HeroId, freely: bool) -> Vec<PlaceId> {
    let at = board.hero(hero).at;
    match freely {
        true => table::places(board).filter(|p| *p != at).collect(),
        false => standing::goals(board, hero),
    }
}

fn go_to(world: &mut World, ctx: &Ctx, hero: HeroId, to: &Where, freely: bool) -> Progress {
    let Some(target) = where_to(world, ctx, hero, to, freely) else { return Progress::Wait };
    if let Some(to) = target {
        turn::moved_by_text(world, hero);
        match freely {
            true => walk_unless(world, hero, to, false),
            false => walk(world, hero, to),
        }
    }
    Progress::Done
}

/// Returns where a hero goes, if anywhere; `None` once that was asked.
pub(super) fn destination(
    world: &mut World,
    ctx: &Ctx,
    hero: HeroId,
    to: &Where,
) -> Option<Option<PlaceId>> {
    where_to(world, ctx, hero, to, false)
}

fn where_to(
    world: &mut World,
    ctx: &Ctx,
    hero: HeroId,
    to: &Where,
    freely: bool,
) -> Option<Option<PlaceId>> {
    let at = table::hero(world, hero).at;
    let mut others: Vec<PlaceId> = table::places(world).filter(|p| *p != at).collect();
    Some(match to {
        Where::Choose | Where::Open | Where::Closed | Where::Occupied | Where::OfTrait(_) => {
            match drive::answer_one(world) {
                Some(Act::Place(p)) => Some(p),
                _ => match goals_of(&Board::new(world), hero, to, freely) {
                    goals if goals.len() <= 1 => goals.first().copied(),
                    goals => {
                        let options = goals.into_iter().map(Act::Place).collect();
                        drive::ask(world, question(ctx, hero, Ask::Place), options);
                        return None;
                    }
                },
            }
        }
        Where::Random | Where::RandomOpen => {
            if *to == Where::RandomOpen {
                others.retain(|p| table::place(world, *p).shut == LocationStatus::Open);
            }
            let n = world.resource_mut::<Rng>().below(others.len());
            others.get(n).copied()
        }
        Where::FewestHeroes => {
            others.retain(|p| table::place(world, *p).shut == LocationStatus::Open);
            shift::emptiest(world, &others)
        }
        Where::Next => {
            let after = table::places(world).find(|p| p.0 > at.0);
            after.or_else(|| table::places(world).next())
        }
        Where::ToYou | Where::Together => Some(table::hero(world, ctx.you).at),
        Where::ToThem => Some(table::hero(world, ctx.them).at),
        Where::Named(id) => table::places(world).find(|p| table::place_def(world, *p).id == *id),
    })
}

/// Lets "you" choose a location, to which all these heroes move.
fn together(world: &mut World, ctx: &Ctx, who: Who, freely: bool) -> Progress {
    let Some(Act::Place(p)) = drive::answer_one(world) else {
        let goals = within_reach(&Board::new(world), ctx.you, freely);
        let others: Vec<Act> = goals.into_iter().map(Act::Place).collect();
        if others.is_empty() {
            return Progress::Done;
        }
        drive::ask(world, question(ctx, ctx.you, Ask::Place), others);
        return Progress::Wait;
    };
    let to = Where::Named(table::place_def(world, p).id.clone());
    push_list(world, ctx, ctx.you, &[Effect::Move { who, to, freely }].into());
    Progress::Done
}

/// Opens a closed location again, of several one that "you" choose.
fn reopen(world: &mut World, ctx: &Ctx) -> Progress {
    let closed: Vec<PlaceId> = table::places(world)
        .filter(|p| table::place(world, *p).shut == LocationStatus::Permanently)
        .collect();
    let place = match (drive::answer_one(world), closed.as_slice()) {
        (Some(Act::Place(p)), _) => p,
        (_, []) => return Progress::Done,
        (_, [only]) => *only,
        _ => {
            let options = closed.into_iter().map(Act::Place).collect();
            drive::ask(world, question(ctx, ctx.you, Ask::Place), options);
            return Progress::Wait;
        }
    };
    let mut p = table::place_mut(world, place);
    (p.shut, p.flipped) = (LocationStatus::Open, false);
    world.resource_mut::<Cues>().push(|| Cue::Opened { place });
    Progress::Done
}

/// Deals damage by an effect, rolled for each hero separately (AC-DICE-06, AC-DMG-12): of a type,
/// and whether it cannot be reduced.
fn deal(
    world: &mut World,
    ctx: &Ctx,
    hero: HeroId,
    amount: &Amount,
    (kind, unreduced): (Trait, bool),
) -> Progress {
    let amount = amounts::roll(world, &Ctx { you: hero, ..ctx.clone() }, amount, "damage");
    let current = world.resource::<Flow>().current_encounter().map(|e| e.card);
    let card = current.filter(|c| ctx.source == Source::Card(*c));
    let limits = Default::default();
    let source = ctx.source;
    damage::begin(world, NewDamage { hero, amount, kind, source, card, limits, unreduced });
    Progress::Done
}

struct Asked<'a> {
    check: &'a CheckSpec,
    pass: &'a Effects,
    fail: &'a Effects,
    may: bool,
}

/// Pushes a check that a text asks for (AC-CHECK-54). Of several checks each is attempted, even if
/// an earlier one failed, and all must succeed (AC-CHECK-09).
fn ask_check(world: &mut World, ctx: &Ctx, hero: HeroId, a: &Asked<'_>) -> Progress {
    let number = usize::from(stage(world));
    let mut declined = false;
    if number > 0 {
        let back = drive::returned(world);
        let passed = matches!(&back, Some(Returned::Check(o)) if o.passed);
        declined = matches!(&back, Some(Returned::Check(o)) if o.declined);
        // `number` counts the failed checks.
        let f = drive::effects_mut(world);
        f.number += i32::from(!passed);
        if let Some(Returned::Check(o)) = back {
            f.decided = Some(o);
        }
    }
    let mut next = a.check.steps.get(number).filter(|_| !declined).cloned();
    // The card that would go, or that the text answers, is meant before the one that is met.
    if let Some(card) = ctx.paid.0.or(ctx.card) {
        let scenario = table::scenario(world).number;
        let card = sets::number_of(&Board::new(world), card);
        for a in next.iter_mut().flatten().filter(|a| a.cards > 0) {
            *a = a.settled(scenario, card);
        }
    }
    let Some(alternatives) = next else {
        let all = drive::effects(world).number == 0;
        push_list(world, ctx, hero, if all { a.pass } else { a.fail });
        return Progress::Done;
    };
    set_stage(world, saturating::byte(number.saturating_add(1)));
    let (source, purpose, optional) = (ctx.source, Purpose::Other, a.may && number == 0);
    let against = match (switches(world).against_asker, ctx.source) {
        (true, Source::Card(c)) => Some(c),
        (true, _) => None,
        (false, _) => world.resource::<Flow>().current_encounter().map(|e| e.card),
    };
    staging::begin(world, NewCheck { hero, purpose, alternatives, against, source, optional });
    Progress::Wait
}

/// Offers a choice between several effects, leaving out those whose condition fails.
fn choose(world: &mut World, ctx: &Ctx, hero: HeroId, ways: &[Way]) -> Progress {
    let me = Ctx { you: hero, ..ctx.clone() };
    let on_check = chosen::is_asked(world);
    let bars = if on_check { chosen::immunities(world, hero) } else { Vec::new() };
    let open: Vec<usize> = ways
        .iter()
        .enumerate()
        .filter(|(_, w)| w.only_if.as_ref().is_none_or(|c| holds(&Board::new(world), &me, None, c)))
        .filter(|(_, w)| w.does.iter().all(|e| useful::payable(&Board::new(world), &me, None, e)))
        .filter(|(_, w)| !chosen::adds_any(&w.does, &bars))
        .map(|(i, _)| i)
        .collect();
    let n = match (drive::answer_one(world), open.as_slice()) {
        (Some(Act::Choice(n)), _) => usize::from(n),
        (_, []) if on_check => {
            chosen::note(world, None);
            return Progress::Done;
        }
        (_, []) => return Progress::Done,
        (_, [only]) => *only,
        _ => {
            let options = open.into_iter().map(|i| Act::Choice(saturating::byte(i))).collect();
            drive::ask(world, question(ctx, hero, Ask::Choice), options);
            return Progress::Wait;
        }
    };
    // What changes a check counts for it as long as it is staged.
    if on_check {
        chosen::note(world, Some(saturating::byte(n)));
        return Progress::Done;
    }
    if let Some(w) = ways.get(n) {
        push_list(world, ctx, hero, &w.does);
    }
    Progress::Done
}

fn may(world: &mut World, ctx: &Ctx, list: &Effects) -> Progress {
    match drive::answer_one(world) {
        Some(Act::Yes) => push_list(world, ctx, ctx.you, list),
        Some(_) => {}
        None if !list.iter().all(|e| useful::payable(&Board::new(world), ctx, None, e)) => {}
        None => {
            let q = question(ctx, ctx.you, Ask::YesNo);
            drive::ask(world, q, vec![Act::Yes, Act::No]);
            return Progress::Wait;
        }
    }
    Progress::Done
}
