//! The roll and what follows: rerolls, damage, events (AC-CHECK-43 to AC-CHECK-51).

use crate::rules::flow::drive::{CurrentEncounter as _, Nearest as _};
use bevy_ecs::prelude::*;

use super::goal::Goal;
use super::pool::{self, Part, outcome, pool};
use super::{chosen, recharge, stage, worth};
use crate::cards::amount::{Amount, Sum};
use crate::cards::effect::{Effect, Purpose};
use crate::cards::vocabulary::{Kind, Trait};
use crate::kernel::rng::Rng;
use crate::rules::damage;
use crate::rules::edition::switches;
use crate::rules::effect::amounts;
use crate::rules::effect::at_once;
use crate::rules::effect::cond::Facts;
use crate::rules::effect::pay::{self, Used};
use crate::rules::effect::standing;
use crate::rules::effect::triggers::{self, Answers, Happened};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{
    CheckFrame, Ctx, EffectsFrame, EncounterFrame, Flow, Frame, Implied, List, Outcome, Play,
    Returned, Step,
};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::ship::deeds;
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues, Die};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::lasting::Lasting;
use crate::rules::state::powers;
use crate::rules::state::table;

/// Returns the result of the hero's previous check if it also counts for this one; then nothing is
/// staged or rolled.
pub fn carried_result(world: &World) -> Option<i32> {
    let e = world.resource::<Flow>().current_encounter()?;
    let f = drive::check(world);
    let same = matches!(f.purpose, Purpose::Defeat | Purpose::Acquire) && f.against == Some(e.card);
    let own = e.outcomes.last().is_some_and(|o| o.hero == f.hero);
    e.kept.filter(|_| same && own && f.outcome.is_none())
}

/// Part 5: commits the staged plays and rolls all dice once (AC-CHECK-43), each face with equal
/// chance (AC-DICE-03).
pub fn roll(world: &mut World) {
    let board = Board::new(world);
    let mut pool = pool(&board, drive::check(world));
    if let Some(result) = carried_result(world) {
        pool.parts = vec![Part {
            source: Source::Rules,
            play: None,
            dice: Vec::new(),
            plus: result,
            less: Vec::new(),
        }];
    }
    let mut dice = Vec::new();
    for (source, d) in pool.dice().filter(|_| !pool.succeeds) {
        for _ in 0..d.count {
            let value = world.resource_mut::<Rng>().die(d.faces);
            dice.push(Die { faces: d.faces, value, source });
        }
    }
    // Dice that are subtracted are thrown by themselves, and never again.
    let mut off = 0_i32;
    let hero = drive::check(world).hero;
    for (source, d) in pool.less().filter(|_| !pool.succeeds) {
        let sum = Sum { dice: vec![d], ..Sum::default() };
        let ctx = Ctx::of(hero, source);
        let thrown = amounts::roll(world, &ctx, &Amount { levels: vec![sum] }, "penalty");
        off = off.saturating_add(thrown);
    }
    let f = drive::check_mut(world);
    f.dice = dice;
    f.plus = pool.plus().saturating_sub(off);
    f.difficulty = pool.difficulty;
    f.step = Step::AfterRoll;
    let listed = Implied(f.alternatives.get(usize::from(pool.way.0)).map(|a| a.difficulty));
    f.outcome = Some(Outcome { passed: pool.succeeds, listed, ..outcome(f, &pool.facts) });
    let hero = f.hero;
    let staged = f.staged.clone();
    let outcome = f.outcome.clone();
    stage::bind(world);
    let (later, _) = after_roll(world);
    let mut overcome = false;
    for play in &staged {
        let (h, of) = (play.hero, play.of);
        if let Some((p, _)) = legal::power(&Board::new(world), h, of, play.power) {
            let mut does = Effect::as_chosen(&p.does, play.chosen.0);
            overcome |= does.any(|e| *e == Effect::Overcome);
        }
        if let Source::Card(c) = of
            && legal::is_played(&Board::new(world), h, of, play.power)
        {
            remember_played(world, h, c);
            let flow = world.resource_mut::<Flow>().into_inner();
            if let Some(e) = flow.encounter_mut() {
                e.plays.0.push((h, c));
            }
        }
    }
    // A play succeeds at all checks and requirements of the card (AC-ENC-22).
    if overcome && let Some(e) = world.resource_mut::<Flow>().into_inner().encounter_mut() {
        e.decided = Some(true);
    }
    determine_result(world, pool.succeeds);
    // Only now it is known which of them depend on the result.
    let again = standing::rerolls(&Board::new(world), hero, &pool.facts);
    // Mandatory rerolls are made, once for each reason (AC-CHECK-45).
    for (which, ctx) in again.into_iter().rev() {
        let list = List([Effect::Reroll(which)].into());
        drive::push(world, Frame::Effects(EffectsFrame::new(ctx, list, None)));
    }
    // Carries out effects that had to wait for the roll (AC-RUL-98).
    for (used, rest) in later.into_iter().rev() {
        pay::push_some(world, &used, rest.into(), outcome.clone());
    }
}

/// Returns whether answers to a check wait until after the encounter (AC-ENC-25) instead of coming
/// at the end of the check's step (AC-ENC-24).
pub fn answers_wait(world: &World) -> bool {
    switches(world).answers_wait
}

/// Stores a played card for powers that answer it after the encounter (AC-ENC-25). Returns false if
/// no such step is to come.
pub fn remember_played(world: &mut World, hero: HeroId, card: CardId) -> bool {
    if answers_wait(world)
        && after_is_to_come(world)
        && let Some(e) = world.resource_mut::<Flow>().into_inner().encounter_mut()
    {
        e.played.push((hero, card));
        return true;
    }
    false
}

/// Returns whether an encounter's step for effects after it is still to come.
fn after_is_to_come(world: &World) -> bool {
    let open = |e: &EncounterFrame| !matches!(e.step, Step::Resolve | Step::Settle);
    world.resource::<Flow>().current_encounter().is_some_and(open)
}

/// Triggers the answers to a card played outside of a check being staged: after the encounter
/// (AC-ENC-25), or without one, after the play (AC-EX-66).
pub fn played(world: &mut World, hero: HeroId, of: Source, power: u8) {
    if let Source::Card(c) = of
        && legal::is_played(&Board::new(world), hero, of, power)
        && !remember_played(world, hero, c)
    {
        triggers::fire(world, hero, Happened::Played(c));
    }
    if let Some(kind) = legal::played_as(&Board::new(world), hero, of, power) {
        triggers::fire(world, hero, Happened::PlayedAs(kind));
    }
}

/// Determines the result from the dice (AC-CHECK-31, AC-CHECK-44). Even with a difficulty below 0
/// the roll is made and counts (AC-RUL-07).
pub fn determine_result(world: &mut World, succeeds: bool) {
    let board = Board::new(world);
    let f = drive::check(world);
    let facts = f.outcome.as_ref().map(|o| Facts::of(o, f.against)).unwrap_or_default();
    let counts = worth::all(&board, f, &facts);
    let plus = f.plus.saturating_add(worth::more(&counts, &f.dice));
    let sum = f.dice.iter().map(|d| i32::from(d.value)).fold(plus, i32::saturating_add);
    let total = sum.max(0);
    // Without a roll, the margin is 0.
    let margin = if succeeds { 0 } else { total.saturating_sub(f.difficulty) };
    let (hero, against, purpose, source, difficulty) =
        (f.hero, f.against, f.purpose, f.source, f.difficulty);
    let dice = f.dice.clone();
    let forbidden =
        standing::cannot_succeed(&Board::new(world), hero, &facts).filter(|_| margin >= 0);
    let passed = margin >= 0 && forbidden.is_none();
    let f = drive::check_mut(world);
    if let Some(o) = &mut f.outcome {
        o.margin = margin;
        o.result.0 = total;
        o.passed = passed;
    }
    world.resource_mut::<Cues>().push(|| Cue::Rolled {
        hero,
        against,
        purpose,
        source,
        dice,
        plus,
        total,
        difficulty,
        passed,
        forbidden,
    });
}

/// Returns whether a power about the dice of a check is being carried out.
pub fn is_just_rolled(world: &World) -> bool {
    let frames = &world.resource::<Flow>().frames;
    let below = frames.len().checked_sub(2).and_then(|n| frames.get(n));
    matches!(below, Some(Frame::Check(c)) if c.step == Step::AfterRoll)
}

/// Adds traits to the check that was rolled, except those that its card is immune to (AC-CHECK-35,
/// AC-ENC-36).
pub fn add_traits(world: &mut World, traits: &[Trait]) {
    let immune = chosen::immunities(world, drive::check(world).hero);
    let new = traits.iter().copied().filter(|t| !immune.contains(t)).collect::<Vec<_>>();
    if let Some(o) = &mut drive::check_mut(world).outcome {
        for t in new {
            if !o.traits.contains(&t) {
                o.traits.push(t);
            }
        }
    }
}

/// Offers plays about the roll itself, and only while they can still help (AC-CHECK-47).
pub fn after(world: &mut World) {
    match drive::answer_one(world) {
        Some(Act::Use { hero, of, power, with }) => {
            let f = drive::check(world);
            let mut used = Used { hero, of, power, with, them: f.hero, card: f.against };
            let spent = legal::spends(&Board::new(world), hero, of, power);
            legal::note(world, (hero, of, power), None);
            let f = drive::check_mut(world);
            f.limits.used.push((hero, of, power));
            f.limits.spent.extend(spent.map(|k| (hero, k)));
            let taken = pay::take(world, &used);
            let waits = pay::settle(world, &mut used, &taken);
            drive::check_mut(world).recharges.extend(waits);
            played(world, hero, of, power);
            return pay::push_effects(world, &used, None);
        }
        Some(_) => return accept(world),
        None => {}
    }
    let f = drive::check(world);
    let Some(o) = &f.outcome else { return accept(world) };
    let board = Board::new(world);
    // A success may still lack a trait that the bane demands.
    let lacks = if o.passed { lacking(&board, f, o) } else { Vec::new() };
    if o.passed && lacks.is_empty() {
        return accept(world);
    }
    let facts = Facts::of(o, f.against);
    let mut options = legal::uses(&board, &Moment::Rolled(f, &facts));
    if o.passed {
        options.retain(|act| adds_one_of(&board, act, &lacks));
    }
    if options.is_empty() {
        return accept(world);
    }
    options.push(Act::Continue);
    let q = Question { who: f.hero, ask: Ask::Rolled, source: f.source, card: f.against };
    drive::ask(world, q, options);
}

/// Effects of plays on a check, each with its use.
type Due = Vec<(Used, Vec<Effect>)>;

/// Returns the effects that come right after the roll, and those that wait until the result stands: if
/// any depends on it, all that do not change the roll themselves, so that they keep their order
/// (AC-RUL-98).
fn after_roll(world: &World) -> (Due, Due) {
    let f = drive::check(world);
    let board = Board::new(world);
    let (them, card) = (f.hero, f.against);
    let due = f.staged.iter().filter_map(|play| {
        let Play { hero, of, power, with, .. } = *play;
        let (p, _) = legal::power(&board, hero, of, power)?;
        let (_, rest) = at_once::split(&chosen::does(play, &powers::does(p, power)));
        let used = Used { hero, of, power, with, them, card };
        (!rest.is_empty()).then_some((used, rest))
    });
    let due: Due = due.collect();
    let changes = |(_, rest): &(Used, Vec<Effect>)| at_once::changes_the_roll(rest);
    let waits = |(_, rest): &(Used, Vec<Effect>)| at_once::asks_for_the_outcome(rest);
    match due.iter().any(|d| waits(d) && !changes(d)) {
        true => due.into_iter().partition(changes),
        false => (due, Vec::new()),
    }
}

/// Goes on from the roll, whose result now stands, and carries out what waited for it (AC-RUL-98).
fn accept(world: &mut World) {
    drive::go(world, Step::CheckDamage);
    let outcome = drive::check(world).outcome.clone();
    let (_, waited) = after_roll(world);
    for (used, rest) in waited.into_iter().rev() {
        pay::push_some(world, &used, rest.into(), outcome.clone());
    }
}

/// Returns the traits of which the bane demands one and neither this check nor an earlier one has any.
fn lacking(board: &Board<'_>, f: &CheckFrame, o: &Outcome) -> Vec<Trait> {
    let goal = Goal::of(board, f);
    let needs = goal.needs();
    if table::has_any(&o.traits, needs) { Vec::new() } else { needs.to_vec() }
}

/// Returns whether a play adds one of these traits to the check.
fn adds_one_of(board: &Board<'_>, act: &Act, traits: &[Trait]) -> bool {
    let Act::Use { hero, of, power, .. } = act else { return false };
    let adds = |e: &Effect| match e {
        Effect::CheckTraits(new) => table::has_any(new, traits),
        _ => false,
    };
    legal::power(board, *hero, *of, *power)
        .is_some_and(|(p, _)| p.does.iter().any(|e| e.any(&adds)))
}

/// Part 6: deals damage for a failed check to defeat a monster (AC-CHECK-48), of type Combat unless
/// the card says otherwise (AC-CHECK-49), to the hero who attempted it (AC-CHECK-14, AC-RUL-44).
/// The amount is the difference, at most the difficulty, as results end at 0 (AC-RUL-08). Barriers
/// deal none unless they say so (AC-CHECK-50).
pub fn damage(world: &mut World) {
    let f = drive::check_mut(world);
    f.step = Step::CheckEvents;
    let (hero, against) = (f.hero, f.against);
    let Some(o) = f.outcome.clone() else { return };
    // Plays on the check count against the limits for its damage (AC-CHECK-51).
    let staged = f.staged.clone();
    let mut limits = f.limits.clone();
    let Some(card) = against else { return };
    let kind = table::printed(world, card).kind;
    // Failing against a ship damages the party's ship (AC-SHIP-12).
    let ship = kind == Kind::Ship;
    let monster = kind == Kind::Monster || ship;
    if o.passed || o.purpose != Purpose::Defeat || !monster {
        return;
    }
    // What has left its encounter deals none (AC-RUL-20).
    let met = world.resource::<Flow>().current_encounter().filter(|e| e.card == card);
    let evaded = met.is_some_and(|e| e.evaded);
    let left = evaded || (met.is_some() && table::card(world, card).pile != PileId::Stage);
    if left || standing::deals_no_damage(&Board::new(world), hero) {
        return;
    }
    for s in &staged {
        let kind = legal::spends(&Board::new(world), s.hero, s.of, s.power);
        limits.spent.extend(kind.map(|k| (s.hero, k)));
        limits.used.push((s.hero, s.of, s.power));
    }
    let mut amount = -o.margin;
    if amount > 0 {
        for (plus, ctx) in standing::damage_plus(&Board::new(world), hero) {
            amount += amounts::roll(world, &ctx, &plus, "damage");
        }
    }
    if ship {
        return deeds::begin_damage(world, hero, amount, (Source::Card(card), Some(card)), limits);
    }
    let kind = standing::damage_type(&Board::new(world), hero).unwrap_or_else(combat);
    damage::begin(
        world,
        damage::NewDamage {
            hero,
            amount,
            kind,
            source: Source::Card(card),
            card: Some(card),
            limits,
            unreduced: false,
        },
    );
}

/// The damage type Combat.
pub fn combat() -> Trait {
    Trait::new("Combat").expect("a short name")
}

/// Carries out the final actions and checks to recharge of cards set aside. Outside encounters,
/// powers that answer the check or its cards follow; in encounters AC-ENC-25 delays them. In
/// editions without that delay they belong to this step (AC-ENC-24), and the checks to recharge
/// follow as steps of their own (AC-ENC-26).
pub fn events(world: &mut World) {
    let waits = answers_wait(world);
    let f = drive::check_mut(world);
    let queue = std::mem::take(&mut f.recharges);
    let (hero, against, staged) = (f.hero, f.against, f.staged.clone());
    let outcome = f.outcome.clone();
    let again = recharge::after_check(world, queue) && waits;
    drive::check_mut(world).step = if again { Step::CheckEvents } else { Step::CheckDone };
    let Some(outcome) = outcome.filter(|_| !again) else { return };
    let inside = waits && after_is_to_come(world);
    let mut answers = Answers::default();
    if !(waits && matches!(outcome.purpose, Purpose::Defeat | Purpose::Acquire)) {
        answers.collect(world, hero, Happened::Checked(&outcome, against));
    }
    for s in staged.iter().filter(|_| !inside) {
        if let Source::Card(c) = s.of
            && legal::is_played(&Board::new(world), s.hero, s.of, s.power)
        {
            answers.collect(world, s.hero, Happened::Played(c));
        }
        if let Some(kind) = legal::played_as(&Board::new(world), s.hero, s.of, s.power) {
            answers.collect(world, s.hero, Happened::PlayedAs(kind));
        }
    }
    answers.push(world, hero);
}

/// Ends the check.
pub fn done(world: &mut World) {
    let f = drive::check(world);
    let keeps = pool::says(&Board::new(world), f, &Effect::KeepResult);
    if let Some(o) = f.outcome.as_ref().filter(|_| keeps) {
        let result = o.margin.saturating_add(f.difficulty);
        if let Some(e) = world.resource_mut::<Flow>().into_inner().encounter_mut() {
            e.kept = Some(result);
        }
    }
    let hero = drive::check(world).hero;
    world.resource_mut::<Lasting>().end_check(hero);
    let outcome = drive::check_mut(world).outcome.take();
    match outcome {
        Some(o) => drive::pop_with(world, Returned::Check(o)),
        None => {
            drive::pop(world);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::kernel::rng::Rng;

    /// AC-DICE-03: every face turns up about as often as any other.
    #[test]
    fn dice_are_fair() {
        let mut rng = Rng::new(1);
        for faces in [4u8, 6, 8, 10, 12] {
            let mut seen = [0u32; 13];
            for _ in 0..12_000 {
                seen[rng.die(faces) as usize] += 1;
            }
            assert_eq!(seen[0], 0);
            let want = 12_000 / u32::from(faces);
            for n in &seen[1..=faces as usize] {
                assert!(n.abs_diff(want) < want / 5, "d{faces}: {seen:?}");
            }
        }
    }
}
