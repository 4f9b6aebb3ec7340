//! Steps 3 and 4: the check and the next checks (AC-ENC-16 to AC-ENC-27). The hero may try to
//! acquire a boon and must fight a bane (AC-TURN-28, AC-TURN-29, AC-CARD-20).

use bevy_ecs::prelude::*;

use crate::cards::effect::{Cost, Purpose};
use crate::rules::check::stage::{self, NewCheck};
use crate::rules::effect::everybody;
use crate::rules::effect::instead;
use crate::rules::effect::price;
use crate::rules::effect::shift::put;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Returned, Step};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::legal;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::table;

/// Attempts one check after the other, each even if an earlier one failed (AC-CHECK-09). Without
/// checks the card's powers decide (AC-ENC-19, AC-ENC-20): otherwise a bane is not defeated
/// (AC-CARD-47), a boon is acquired only by an action that it names (AC-CARD-23), and loot and
/// cohorts are acquired (AC-CARD-37, AC-SUPP-06).
pub fn step(world: &mut World) {
    if let Some(Returned::Check(o)) = drive::returned(world)
        && matches!(o.purpose, Purpose::Defeat | Purpose::Acquire)
    {
        let e = drive::encounter_mut(world);
        let declined = o.declined;
        e.outcomes.push(o);
        e.check += 1;
        if declined {
            return drive::go(world, Step::AfterEncounter);
        }
    }
    match drive::answer_one(world) {
        Some(Act::Hero(h)) => return attempt(world, h),
        Some(Act::Card(with)) => return acquire(world, with),
        Some(Act::Continue) => {
            let e = drive::encounter(world);
            let (hero, card) = (e.hero, e.card);
            return match table::printed(world, card).check.steps.is_empty() {
                true => drive::go(world, Step::AfterEncounter),
                false => attempt(world, hero),
            };
        }
        _ => {}
    }
    let e = drive::encounter(world);
    // A bane that counts as undefeated must be fought nevertheless (AC-ENC-18).
    if e.evaded || e.decided == Some(true) {
        return drive::go(world, Step::AfterEncounter);
    }
    let (hero, card, number) = (e.hero, e.card, usize::from(e.check));
    let steps = table::printed(world, card).check.steps.len();
    // Some boons can be acquired by an action instead of the check (AC-CARD-23).
    let other = match (&table::printed(world, card).acquire_by, number) {
        (Some(cost), 0) => price::payments(&Board::new(world), hero, cost),
        _ => Vec::new(),
    };
    if !other.is_empty() {
        let options = other.into_iter().map(Act::Card).collect();
        let source = Source::Card(card);
        let q = Question { who: hero, ask: Ask::Cards, source, card: Some(card) };
        return drive::ask_some(world, q, options, 0, 1);
    }
    let who = match everybody::left(&Board::new(world), drive::encounter(world)) {
        Some(all) => all,
        None if number >= steps => Vec::new(),
        None => candidates(world, hero, number, steps),
    };
    if who.is_empty() {
        return drive::go(world, Step::AfterEncounter);
    }
    if let [only] = who.as_slice() {
        return attempt(world, *only);
    }
    let options = who.into_iter().map(Act::Hero).collect();
    let q = Question { who: hero, ask: Ask::Checker, source: Source::Card(card), card: Some(card) };
    drive::ask(world, q, options);
}

/// Returns the heroes who may attempt the check. A single check belongs to the encountering hero;
/// of several, any hero at that hero's location may take each (AC-CHECK-12, AC-RUL-77), but the
/// encountering hero at least one (AC-CHECK-11).
fn candidates(world: &World, hero: HeroId, number: usize, steps: usize) -> Vec<HeroId> {
    let e = drive::encounter(world);
    let last = number + 1 == steps;
    let had_own = e.outcomes.iter().any(|o| o.hero == hero);
    if steps == 1 || (last && !had_own) {
        return vec![hero];
    }
    let mut all = vec![hero];
    let here = table::heroes_at(world, table::hero(world, hero).at);
    all.extend(here.into_iter().filter(|h| *h != hero));
    all
}

/// Acquires the boon by the action that it names instead of a check (AC-CARD-23).
fn acquire(world: &mut World, with: CardId) {
    let e = drive::encounter(world);
    let (hero, card) = (e.hero, e.card);
    if let Some(Cost::Hand(action, _) | Cost::Discards(action, _)) =
        table::printed(world, card).acquire_by
        && let Some(to) = instead::moved(&Board::new(world), hero, with, action)
    {
        put(world, with, to, hero, None);
    }
    let e = drive::encounter_mut(world);
    e.decided = Some(true);
    e.step = Step::AfterEncounter;
}

fn attempt(world: &mut World, hero: HeroId) {
    // Each check is a step with limits of its own (AC-ENC-27).
    legal::begin_check(drive::encounter_mut(world));
    let e = drive::encounter(world);
    let (card, first, own) = (e.card, e.check == 0, e.hero == hero);
    let def = table::printed(world, card);
    let bane = def.kind.is_fought();
    let alternatives = everybody::rest(&Board::new(world), e, hero);
    if alternatives.is_empty() {
        return;
    }
    stage::begin(
        world,
        NewCheck {
            hero,
            purpose: if bane { Purpose::Defeat } else { Purpose::Acquire },
            alternatives,
            against: Some(card),
            source: Source::Card(card),
            // The encountering hero (AC-ENC-02) chooses whether to try for a boon (AC-ENC-16)
            // before its first check; after that every check is attempted (AC-CHECK-09). Fighting a
            // bane is not optional (AC-ENC-18).
            optional: !bane && first && own,
        },
    );
}
