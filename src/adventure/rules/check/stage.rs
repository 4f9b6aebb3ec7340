//! Staging a check: players add plays and take them back until the roll (AC-CHECK-32, AC-CHECK-47),
//! or until an effect commits the staged plays (AC-RUL-98).

use bevy_ecs::prelude::*;

use super::ways::{after_first, ways};
use super::{chosen, pool, roll};
use crate::cards::amount::Alternative;
use crate::cards::effect::{Purpose, To, When};
use crate::rules::effect::at_once;
use crate::rules::effect::cond::{check_fits, holds, related};
use crate::rules::effect::pay::{self, Used};
use crate::rules::flow::drive::{self, CurrentEncounter as _, Question};
use crate::rules::flow::frame::{CheckFrame, Ctx, Flow, Frame, Outcome, Play, Step};
use crate::rules::flow::prompt::{Act, Ask, Refusal, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::sets;
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::powers;
use crate::rules::state::reserved;
use crate::rules::state::table::{self, Spot};
use crate::saturating;

/// A check to begin, for any purpose (AC-CHECK-01).
pub struct NewCheck {
    /// The hero who attempts it.
    pub hero: HeroId,
    /// Its purpose.
    pub purpose: Purpose,
    /// Its alternatives.
    pub alternatives: Vec<Alternative>,
    /// The card that it is against.
    pub against: Option<CardId>,
    /// The card, board or rule that asks for it.
    pub source: Source,
    /// Whether it may be declined.
    pub optional: bool,
}

/// Begins a check.
pub fn begin(world: &mut World, new: NewCheck) {
    let NewCheck { hero, purpose, mut alternatives, against, source, optional } = new;
    // Difficulties by scenario number are resolved here (AC-CARD-09).
    let number = table::scenario(world).number;
    let met = world.resource::<Flow>().current_encounter().map(|e| e.card);
    let card = met.or(against).map_or(0, |c| sets::number_of(&Board::new(world), c));
    for a in &mut alternatives {
        *a = a.settled(number, card);
    }
    drive::push(
        world,
        Frame::Check(CheckFrame {
            hero,
            step: Step::Stage,
            purpose,
            alternatives,
            against,
            source,
            optional,
            way: None,
            staged: Vec::new(),
            bound: 0,
            dice: Vec::new(),
            plus: 0,
            difficulty: 0,
            limits: Default::default(),
            recharges: Vec::new(),
            outcome: None,
            rerolled: Default::default(),
        }),
    );
}

/// Parts 1 to 3 of a check: one prompt, asked again until a player rolls. Then the chosen way and
/// the plays are binding (AC-CHECK-60).
pub fn step(world: &mut World) {
    if roll::carried_result(world).is_some() {
        return drive::go(world, Step::Roll);
    }
    // Discards the results of frames that were pushed by plays on the check.
    let _ = drive::returned(world);
    match drive::answer_one(world) {
        Some(act @ (Act::Use { .. } | Act::TakeBack(_) | Act::Way { .. })) => {
            change(world, act);
        }
        Some(Act::Decline) => return decline(world),
        Some(_) => return drive::go(world, Step::Roll),
        None => {}
    }
    // A choice between changes of the check comes first, then what its way does besides.
    if ask_choice(world) || carry_out(world) {
        return;
    }
    let f = drive::check(world);
    let (hero, source, card) = (f.hero, f.source, f.against);
    let options = options(&Board::new(world), f);
    drive::ask(world, Question { who: hero, ask: Ask::Check, source, card }, options);
}

/// Stages a play, takes one back or chooses another way. Changes only the check's frame and the
/// piles of the cards played; other effects of a play are carried out later.
pub fn change(world: &mut World, act: Act) {
    match act {
        Act::Use { hero, of, power, with } => {
            stage(world, hero, of, power, with);
            // A play that determines the skill may invalidate plays for another skill
            // (AC-CHECK-33).
            prune(world);
        }
        Act::TakeBack(n) => take_back(world, usize::from(n)),
        Act::Way { alternative, skill } => {
            drive::check_mut(world).way = Some((alternative, skill));
            prune(world);
        }
        _ => {}
    }
}

/// Asks for the next open choice of the staged plays. Returns false if there is none.
fn ask_choice(world: &mut World) -> bool {
    let board = Board::new(world);
    let f = drive::check(world);
    let Some((n, choice)) = chosen::open(&board, f) else { return false };
    let Play { hero, of, power, with, .. } = f.staged[n];
    let (_, facts) = pool::known_facts(&board, f);
    let outcome = pool::outcome(f, &facts);
    let used = Used { hero, of, power, with, them: f.hero, card: f.against };
    pay::push_some(world, &used, [choice].into(), Some(outcome));
    true
}

/// Carries out the effects of the last play that come before the roll (AC-RUL-98), which commits
/// everything staged. Returns false if it has none.
fn carry_out(world: &mut World) -> bool {
    let f = drive::check(world);
    let Some(play) = f.staged.last().filter(|_| f.staged.len() > usize::from(f.bound)) else {
        return false;
    };
    let Play { hero, of, power, with, .. } = *play;
    let board = Board::new(world);
    let Some((p, _)) = legal::power(&board, hero, of, power) else { return false };
    let (now, _) = at_once::split(&chosen::does(play, &powers::does(p, power)));
    if now.is_empty() {
        return false;
    }
    let (way, facts) = pool::known_facts(&board, f);
    // The check's purpose, skills and traits so far.
    let so_far = pool::outcome(f, &facts);
    let used = Used { hero, of, power, with, them: f.hero, card: f.against };
    drive::check_mut(world).way = Some(way);
    bind(world);
    // A card that paid from the deck is known only now.
    let with = drive::check(world).staged.last().and_then(|s| s.with);
    let used = Used { with, ..used };
    pay::push_some(world, &used, now.into(), Some(so_far));
    true
}

/// Stages a play of a card that was summoned to be played, commits it and carries out its effects.
/// The card is banished when the check is over, whatever its action (AC-SUMM-17).
pub fn stage_summoned(world: &mut World, card: CardId, act: Act) {
    let Act::Use { hero, .. } = act else { return };
    change(world, act);
    if !carry_out(world) {
        bind(world);
    }
    table::move_card(world, card, PileId::Aside(hero), Spot::Top);
    reserved::reserve(world, card, To::Box, hero);
    let f = drive::check_mut(world);
    f.recharges.retain(|(_, c)| *c != card);
    f.recharges.push((hero, card));
}

/// Commits all staged plays, so that they can no longer be taken back.
pub(super) fn bind(world: &mut World) {
    let f = drive::check(world);
    let (them, card, bound) = (f.hero, f.against, usize::from(f.bound));
    let new = f.staged[bound..].to_vec();
    for (n, play) in new.into_iter().enumerate() {
        let Play { hero, of, power, with, taken, .. } = play;
        let mut used = Used { hero, of, power, with, them, card };
        legal::note(world, (hero, of, power), None);
        let waits = pay::settle(world, &mut used, &taken);
        let f = drive::check_mut(world);
        f.recharges.extend(waits);
        if let Some(play) = f.staged.get_mut(bound + n) {
            play.with = used.with;
        }
    }
    let f = drive::check_mut(world);
    f.bound = saturating::byte(f.staged.len());
}

fn options(board: &Board<'_>, f: &CheckFrame) -> Vec<Act> {
    let (taken, facts) = pool::known_facts(board, f);
    let mut options = vec![Act::Roll];
    options.extend(legal::uses(board, &Moment::Check(f, &facts)));
    options.extend((f.bound..saturating::byte(f.staged.len())).map(Act::TakeBack));
    options.extend(
        ways(board, f)
            .into_iter()
            .filter(|w| *w != taken)
            .map(|(alternative, skill)| Act::Way { alternative, skill }),
    );
    // A hero who has committed a play must attempt the check.
    if f.optional && f.bound == 0 {
        options.push(Act::Decline);
    }
    options.retain(|act| binds(board, f, act).is_none());
    options
}

/// The reason why a committed play rules out an act on a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Another hero helped, so the skill is fixed (AC-RUL-118).
    Helped,
    /// A committed play needs this kind of check (AC-CHECK-33).
    Way,
    /// The play is committed (AC-RUL-98).
    Played,
}

impl Bound {
    /// Returns the reason as a sentence with the id of its rule.
    pub fn refusal(self) -> Refusal {
        match self {
            Bound::Helped => Refusal::new("AC-RUL-118", t!("refused-way-helped")),
            Bound::Way => Refusal::new("AC-CHECK-33", t!("refused-bound-way")),
            Bound::Played => Refusal::new("AC-RUL-98", t!("refused-bound")),
        }
    }
}

/// Returns why an act on the check is no longer allowed: committed plays stay, and the check must
/// keep suiting them (AC-RUL-98); once another hero helps, the skill is fixed (AC-RUL-118).
pub fn binds(board: &Board<'_>, f: &CheckFrame, act: &Act) -> Option<Bound> {
    if matches!(act, Act::Way { .. }) && f.staged.iter().any(|s| s.hero != f.hero) {
        return Some(Bound::Helped);
    }
    if f.bound == 0 {
        return None;
    }
    let mut after = f.clone();
    match *act {
        Act::Decline => {}
        Act::TakeBack(n) if n < f.bound => {}
        Act::Way { alternative, skill } => after.way = Some((alternative, skill)),
        Act::Use { hero, of, power, with } => {
            after.staged.push(Play::new(hero, of, power, with));
        }
        _ => return None,
    }
    match act {
        Act::Way { .. } | Act::Use { .. } => {
            misfit(board, &after).filter(|n| *n < usize::from(f.bound)).map(|_| Bound::Way)
        }
        _ => Some(Bound::Played),
    }
}

/// Stages a play in the innermost check.
pub fn stage(world: &mut World, hero: HeroId, of: Source, power: u8, with: Option<CardId>) {
    let f = drive::check(world);
    // The first play fixes the alternative that was the default until now.
    let settles = f.way.is_none() && f.alternatives.len() > 1;
    let way = settles.then(|| pool::plain_facts(&Board::new(world), f).0);
    let used = Used { hero, of, power, with, them: f.hero, card: f.against };
    let taken = pay::take(world, &used);
    let f = drive::check_mut(world);
    f.way = f.way.or(way);
    f.staged.push(Play { taken, ..Play::new(hero, of, power, with) });
    let way = after_first(&Board::new(world), drive::check(world));
    drive::check_mut(world).way = way;
}

/// Takes a staged play back, and every play that depends on it.
pub fn take_back(world: &mut World, n: usize) {
    let f = drive::check(world);
    if n >= f.staged.len() || n < usize::from(f.bound) {
        return;
    }
    // A card that was given may have been played since, and one that was moved may have paid for
    // another play.
    let given: Vec<CardId> = f.staged[n].taken.iter().map(|t| t.0).collect();
    let uses = |p: &Play| given.iter().any(|c| p.of == Source::Card(*c) || p.with == Some(*c));
    let later = f.staged.iter().skip(n + 1).position(uses);
    if let Some(later) = later {
        take_back(world, n + 1 + later);
        return take_back(world, n);
    }
    let mut play = drive::check_mut(world).staged.remove(n);
    // Restores cards in reverse, as if the play had been the last one staged.
    for (_, from, at) in play.taken.iter_mut().rev() {
        for (_, other, since) in
            drive::check_mut(world).staged[n..].iter_mut().flat_map(|p| &mut p.taken)
        {
            match other == from {
                true if *since < *at => *at -= 1,
                true => *since += 1,
                false => {}
            }
        }
    }
    pay::put_back(world, &play.taken);
    let (hero, of) = (play.hero, play.of);
    world.resource_mut::<Cues>().push(|| Cue::TookBack { hero, of });
    let added = |s: &Play, board: &Board<'_>| {
        s.hero == hero
            && s.of == of
            && legal::power(board, s.hero, s.of, s.power)
                .is_some_and(|(p, _)| p.adds_to == Some(play.power))
    };
    loop {
        let board = Board::new(world);
        match drive::check(world).staged.iter().position(|s| added(s, &board)) {
            Some(n) => take_back(world, n),
            None => break,
        }
    }
    prune(world);
}

/// Takes back plays that no longer suit the check after its way changed (AC-CHECK-33), or that need
/// a card no longer played with them (AC-PLAY-56).
fn prune(world: &mut World) {
    loop {
        let f = drive::check(world);
        match misfit(&Board::new(world), f).filter(|n| *n >= usize::from(f.bound)) {
            Some(n) => take_back(world, n),
            None => return,
        }
    }
}

/// Returns the index of the last staged play that no longer suits the check.
fn misfit(board: &Board<'_>, f: &CheckFrame) -> Option<usize> {
    if f.staged.is_empty() {
        return None;
    }
    let (_, facts) = pool::known_facts(board, f);
    f.staged.iter().rposition(|s| {
        legal::power(board, s.hero, s.of, s.power).is_none_or(|(p, _)| {
            let fits = matches!(&p.when, When::Check(c) if check_fits(board, &facts, c));
            let with = legal::played_with(board, s.hero, s.of, p, &f.staged);
            // A text about what was played needs it to stay.
            let asks = p.only_if.as_ref().filter(|c| c.asks_what_was_played());
            let ctx = Ctx { them: f.hero, card: f.against, ..Ctx::of(s.hero, s.of) };
            let with = with && asks.is_none_or(|c| holds(board, &ctx, Some(&facts), c));
            !fits || !with || !related(board, s.hero, f.hero, p.whose)
        })
    })
}

/// Declines an optional check and returns every staged card.
fn decline(world: &mut World) {
    while !drive::check(world).staged.is_empty() {
        take_back(world, 0);
    }
    let f = drive::check_mut(world);
    let outcome = Outcome {
        hero: f.hero,
        passed: false,
        margin: 0,
        declined: true,
        traits: Vec::new(),
        skills: Vec::new(),
        purpose: f.purpose,
        combat: false,
        result: Default::default(),
        listed: Default::default(),
    };
    f.outcome = Some(outcome);
    f.step = Step::CheckDone;
}
