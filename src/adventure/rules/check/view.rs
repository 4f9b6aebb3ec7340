//! A view of the check being staged: its dice with their sources, and its odds.

use bevy_ecs::prelude::*;
use serde::Serialize;

use super::chances;
use super::goal::Lost;
use super::pool::{self, Part, Pool};
use super::stage;
use super::ways::ways;
use crate::cards::effect::Purpose;
use crate::cards::vocabulary::{Skill, Trait};
use crate::rules::flow::frame::{CheckFrame, Flow, Frame, Play, Step};
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::board::Board;
use crate::rules::state::cue::Cues;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::known::Known;
use crate::rules::state::reserved::ReservedPlaces;
use crate::rules::state::table;

/// The check being staged, as shown to players.
#[derive(Clone, Debug, Serialize)]
pub struct CheckView {
    /// The hero who attempts it.
    pub hero: HeroId,
    /// The card that it is against.
    pub against: Option<CardId>,
    /// The card, board or rule that asks for it.
    #[serde(skip)]
    pub source: Source,
    /// Its purpose.
    pub purpose: Purpose,
    /// Whether it is a combat check.
    pub combat: bool,
    /// The alternative and skill used.
    pub way: (u8, Option<Skill>),
    /// Every alternative and skill, with its difficulty as printed.
    pub ways: Vec<(u8, Option<Skill>, i32)>,
    /// The difficulty, with changes.
    pub difficulty: i32,
    /// The changes of the printed difficulty and their sources (AC-CHECK-29).
    #[serde(skip)]
    pub changes: Vec<(Source, i32)>,
    /// The dice and numbers, by source.
    pub parts: Vec<Part>,
    /// The dice pool in dice notation.
    pub pool: String,
    /// The check's traits.
    pub traits: Vec<Trait>,
    /// The exact chance that the check as staged achieves its purpose: to defeat, to acquire, to
    /// close. 0 if success would not suffice.
    pub chance: f64,
    /// The exact chance that the roll succeeds (AC-CHECK-31).
    pub success: f64,
    /// The reason why the check cannot achieve its purpose whatever is staged, if there is one.
    #[serde(skip)]
    pub lost: Option<Lost>,
    /// The traits of which the check needs one to defeat the bane, if it has none.
    pub missing: Vec<Trait>,
    /// The mean damage of the check, over failures and successes; 0 if failing deals none.
    pub expected_damage: f64,
    /// The chance to succeed if every available reroll is used where it helps; `None` without
    /// rerolls, or with too many dice to compute it.
    pub rerolled: Option<f64>,
    /// The chance to succeed at this check and all later ones of its sequence, assuming no plays on
    /// the later ones; `None` if none follow.
    pub joint: Option<f64>,
    /// Every possible result with its chance, from the lowest (AC-CHECK-31); empty if nothing is
    /// rolled.
    #[serde(skip)]
    pub results: Vec<(i32, f64)>,
    /// The staged plays.
    #[serde(skip)]
    pub staged: Vec<Play>,
}

/// Returns a view of the check being staged, if there is one.
pub fn view(world: &World) -> Option<CheckView> {
    match world.resource::<Flow>().frames.last() {
        Some(Frame::Check(f)) if f.step == Step::Stage => Some(look(&Board::new(world), f)),
        _ => None,
    }
}

/// Returns the view as it would be after an act: a play, a play taken back, another alternative.
/// Tries the act out without cues and then restores the check's frame and the piles that staging
/// touches. Effects of a play beyond the check are not tried out, as they may reveal hidden cards.
pub fn view_with(world: &mut World, act: &Act) -> Option<CheckView> {
    let check = match world.resource::<Flow>().frames.last() {
        Some(Frame::Check(f)) if f.step == Step::Stage => Frame::Check(f.clone()),
        _ => return None,
    };
    let mut piles: Vec<(PileId, Vec<CardId>)> = Vec::new();
    for pile in touched(world, &check, act) {
        piles.push((pile, table::pile(world, pile).to_vec()));
    }
    let known = world.resource::<Known>().clone();
    let keeping = world.resource::<ReservedPlaces>().clone();
    let heard = std::mem::replace(&mut world.resource_mut::<Cues>().listening, false);
    stage::change(world, *act);
    let seen = view(world);
    for (pile, cards) in piles {
        table::restore_pile(world, pile, cards);
    }
    world.insert_resource(known);
    world.insert_resource(keeping);
    world.resource_mut::<Cues>().listening = heard;
    if let Some(top) = world.resource_mut::<Flow>().into_inner().frames.last_mut() {
        *top = check;
    }
    seen
}

/// Returns the piles that staging or taking back can move cards from and to.
fn touched(world: &World, check: &Frame, act: &Act) -> Vec<PileId> {
    let mut all: Vec<PileId> = table::heroes(world)
        .flat_map(|h| {
            [
                PileId::Hand(h),
                PileId::Deck(h),
                PileId::Discards(h),
                PileId::Displayed(h),
                PileId::Buried(h),
                PileId::Aside(h),
            ]
        })
        .collect();
    let mut cards: Vec<CardId> = Vec::new();
    if let Frame::Check(f) = check {
        cards.extend(f.staged.iter().flat_map(|p| p.taken.iter().map(|t| t.0)));
    }
    if let Act::Use { of, with, .. } = *act {
        cards.extend(with);
        cards.extend(if let Source::Card(c) = of { Some(c) } else { None });
    }
    for card in cards {
        for pile in [table::card(world, card).pile, table::banish_destination(world, card)] {
            if !all.contains(&pile) {
                all.push(pile);
            }
        }
    }
    all
}

fn look(board: &Board<'_>, f: &CheckFrame) -> CheckView {
    let pool = pool::pool(board, f);
    let chances = chances::of(board, f, &pool);
    CheckView {
        hero: f.hero,
        against: f.against,
        source: f.source,
        purpose: f.purpose,
        combat: pool.facts.combat,
        way: pool.way,
        ways: ways(board, f)
            .into_iter()
            .map(|(a, s)| (a, s, f.alternatives[usize::from(a)].difficulty))
            .collect(),
        difficulty: pool.difficulty,
        changes: pool.changes.clone(),
        pool: notation(&pool),
        chance: chances.goal,
        success: chances.success,
        lost: chances.lost,
        missing: chances.missing,
        expected_damage: chances.damage,
        rerolled: chances.rerolled,
        joint: chances.joint,
        results: chances.results,
        staged: f.staged.clone(),
        traits: pool.facts.traits.clone(),
        parts: pool.parts,
    }
}

/// Returns the pool in dice notation, source by source, the numbers added up at the end:
/// `1d10+1d8+2`.
pub fn notation(pool: &Pool) -> String {
    let mut dice: Vec<(u32, u8)> = Vec::new();
    for (_, d) in pool.dice() {
        match dice.iter_mut().find(|(_, faces)| *faces == d.faces) {
            Some((count, _)) => *count += u32::from(d.count),
            None => dice.push((d.count.into(), d.faces)),
        }
    }
    let mut text: Vec<String> = dice.iter().map(|(n, faces)| format!("{n}d{faces}")).collect();
    let plus = pool.plus();
    if plus > 0 || text.is_empty() {
        text.push(plus.to_string());
    }
    let mut text = text.join("+");
    for (_, d) in pool.less() {
        text.push_str(&format!("-{d}"));
    }
    if plus < 0 {
        text.push_str(&plus.to_string());
    }
    text
}
