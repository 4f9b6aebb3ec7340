//! Whom an effect is about: who can be chosen, and choosing.

use std::cell::OnceCell;

use bevy_ecs::prelude::*;
use kernel::rng::Rng;
use lang::saturating;

use super::{cond, standing, whom};
use crate::content::effect::Cond;
use crate::content::effect::{Change, From, Many, Target};
use crate::content::words::Who;
use crate::ground::{Base, Cells, Far, Range, Side, Sq, area, area_hits, distance};
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::moves::way::Paths;
use crate::rules::sight::{self, Eyes};
use crate::rules::state::fighter::Fighter;
use crate::rules::state::ids::{FighterId, SeatId};
use crate::rules::state::table;

/// What an effect does to whom it concerns, as far as choosing goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// Harm: a single number for a range begins at 1 (AT-RUL-06).
    Harm,
    /// Help: it begins at 0.
    Help,
    /// Healing, which reaches heroes who are knocked out (AT-RUL-38).
    Heal,
}

impl Does {
    /// Returns the distances of a target.
    pub fn range(self, target: &Target) -> Range {
        match self {
            Does::Harm => target.range.attack(),
            Does::Help | Does::Heal => target.range.help(),
        }
    }
}

/// Returns whether a target names somebody without a choice by distance (AT-RANGE-05).
pub fn is_direct(target: &Target) -> bool {
    use crate::content::amount::Reach;
    target.range == Reach::Own && target.area.is_none()
}

/// Returns who chooses for a text: the hero who has it, or the players (AT-RUL-107).
pub fn chooser(world: &World, ctx: &Ctx) -> SeatId {
    ctx.you.map_or(table::lead(world), |you| table::seat_of(world, you))
}

/// Returns whether an effect of a text may be about a figure at all: it stands, or is a hero who is
/// knocked out and can be healed. Between encounters every hero of the party is there.
fn is_there(world: &World, f: &Fighter, does: Does) -> bool {
    f.on_board
        || (does == Does::Heal && table::is_down(world, f))
        || (f.is_hero() && !drive::fights(world))
}

/// Returns whether only figures that are knocked out fulfil a condition.
fn asks_for_down(cond: &Cond) -> bool {
    match cond {
        Cond::Down => true,
        Cond::All(all) => all.iter().any(asks_for_down),
        _ => false,
    }
}

/// Returns everybody whom a target can be, by id.
pub fn candidates(world: &World, ctx: &Ctx, target: &Target, does: Does) -> Vec<FighterId> {
    // Whoever is asked for as knocked out can be found, whatever is then done (AT-RUL-38).
    let down = target.only_if.as_ref().is_some_and(|c| asks_for_down(c));
    let does = if down && does == Does::Help { Does::Heal } else { does };
    // An enemy that has just fallen may heal itself by its own text, to come back (AT-EX-15).
    let own = |f: &&Fighter| does == Does::Heal && ctx.you == Some(f.id);
    let all = table::fighters(world).filter(|f| is_there(world, f, does) || own(f));
    // They look at everybody with the same eyes, and often at nobody.
    let eyes = OnceCell::new();
    let fits = all.filter(|f| can_be(world, ctx, target, does, f, &eyes));
    fits.map(|f| f.id).collect()
}

/// Returns whether a figure can be chosen.
fn can_be(
    world: &World,
    ctx: &Ctx,
    target: &Target,
    does: Does,
    f: &Fighter,
    eyes: &OnceCell<Eyes>,
) -> bool {
    let id = f.id;
    if !whom::is(world, ctx, &target.who, id) || (target.other && ctx.you == Some(id)) {
        return false;
    }
    if let Some(c) = &target.only_if
        && !cond::holds(world, &ctx.about(id), c)
    {
        return false;
    }
    if !target.again && drive::chosen(world).contains(&id) {
        return false;
    }
    if is_direct(target) {
        // Without a range it is only who does it, or whom the words name (AT-RANGE-05, AT-EX-27), unless
        // everybody is meant.
        return ctx.you.is_none()
            || target.count == Many::Each
            || ctx.you == Some(id)
            || !matches!(target.who, Who::Any | Who::Friend | Who::Hero | Who::Party);
    }
    is_targetable(world, f, does) && is_reached(world, ctx, target, does, f, eyes)
}

/// Returns whether a figure can be the target of anything (AT-COND-05, AT-RUL-38).
pub fn is_targetable(world: &World, f: &Fighter, does: Does) -> bool {
    let hidden = f.has(crate::content::words::Condition::Invisible)
        || standing::is(world, f.id, |c| *c == Change::CannotBeTargeted);
    is_there(world, f, does) && !hidden
}

/// How a text sees whom it could be about: with the eyes of who has it, or as its side sees from elsewhere.
fn eyes(world: &World, ctx: &Ctx, target: &Target, f: &Fighter) -> Eyes {
    match (ctx.you, &target.from) {
        (Some(you), From::Oneself) => Eyes::of(world, you),
        (Some(you), _) => Eyes::of_side(world, table::fighter(world, you).side),
        (None, _) => Eyes::of_side(world, f.side.other()),
    }
}

/// Returns whether a figure is in range and, where that is asked for, in line of sight (AT-RANGE-01).
fn is_reached(
    world: &World,
    ctx: &Ctx,
    target: &Target,
    does: Does,
    f: &Fighter,
    seen: &OnceCell<Eyes>,
) -> bool {
    let (mut range, base) = (does.range(target), f.base());
    if let (Does::Heal, Some(you)) = (does, ctx.you) {
        for (_, change) in standing::changes(world, you, |c| matches!(c, Change::HealRange(_))) {
            if let Change::HealRange(n) = change {
                range.max = range.max.saturating_add_signed(*n);
            }
        }
    }
    let eyes = || match ctx.you {
        Some(_) => seen.get_or_init(|| eyes(world, ctx, target, f)).clone(),
        None => eyes(world, ctx, target, f),
    };
    let apart = |from: Base| !(target.not_adjacent && distance(from, base) == 1);
    let covers = |length: u8| range.covers(length);
    let fits = |from: Base| {
        apart(from)
            && if target.sight {
                eyes().gaze.sees(from, base, covers)
            } else {
                covers(distance(from, base))
            }
    };
    let cells = |cells: Cells| cells.iter().any(|sq| fits(Base::small(sq)));
    match &target.from {
        From::Oneself => match ctx.you.map(|id| table::fighter(world, id)) {
            Some(you) if you.id == f.id || !target.sight => {
                apart(you.base()) && covers(distance(you.base(), base))
            }
            Some(you) => apart(you.base()) && eyes().at(world, f.id).aims(you.base(), base, range),
            // A chapter's text reaches everybody.
            None => true,
        },
        From::It => whom::it(ctx).is_some_and(|id| fits(table::fighter(world, id).base())),
        From::Terrain(id) => cells(table::terrain(world, id)),
        From::Mark(name) => cells(table::mark(world, name)),
    }
}

/// Returns the squares that an effect with an area can be aimed at (AT-AOE-04, AT-RUL-10, AT-RUL-98).
pub fn squares(world: &World, ctx: &Ctx, target: &Target, does: Does) -> Cells {
    let Some(you) = ctx.you.map(|id| table::fighter(world, id)) else { return Cells::EMPTY };
    let (range, base, eyes) = (does.range(target), you.base(), Eyes::of(world, you.id));
    let near = |sq: &Sq| {
        let at = Base::small(*sq);
        let (d, covers) = (distance(base, at), |length: u8| range.covers(length));
        !(target.not_adjacent && d == 1)
            && if target.sight { eyes.gaze.sees(base, at, covers) } else { covers(d) }
    };
    table::surface(world).floor().iter().filter(near).collect()
}

/// Returns everybody in the area of an effect of a side around a square (AT-AOE-01 to AT-AOE-08), by id. Harm
/// does not reach who is knocked out (AT-COND-12, AT-RUL-38).
pub fn in_area(world: &World, side: Side, at: Sq, n: u8, does: Does) -> Vec<FighterId> {
    let cells = area(at, n, &sight::walled(world, side));
    let there = table::fighters(world).filter(|f| is_there(world, f, does));
    area_hits(&cells, there.map(|f| (f.id, f.base())))
}

/// Returns whether somebody in the area of a target is affected: every character is, unless the words
/// are narrower (AT-AOE-01, AT-RUL-07).
pub fn hits(world: &World, ctx: &Ctx, target: &Target, id: FighterId) -> bool {
    let fits = |c: &Cond| cond::holds(world, &ctx.about(id), c);
    !target.narrow
        || (whom::is(world, ctx, &target.who, id) && target.only_if.as_deref().is_none_or(fits))
}

/// Settles whom the effect under way concerns: asks where there is a choice. Returns nothing while it
/// waits for the answer.
pub fn settle(world: &mut World, ctx: &Ctx, target: &Target, does: Does) -> Option<Vec<FighterId>> {
    if let Some(n) = target.area.filter(|_| !is_direct(target)) {
        return settle_area(world, ctx, target, n, does);
    }
    let all = candidates(world, ctx, target, does);
    let who = chooser(world, ctx);
    let q = question(who, Ask::Target, ctx.source);
    if let Some(acts) = drive::answer(world) {
        return Some(fighters(&acts));
    }
    if is_direct(target) && target.count == Many::One && all.len() > 1 && ctx.you.is_none() {
        return Some(all);
    }
    let options = |of: &[FighterId]| of.iter().map(|id| Act::Fighter(*id)).collect::<Vec<_>>();
    match target.count {
        Many::Each => Some(all),
        Many::One if all.len() <= 1 => Some(all),
        Many::One => {
            drive::ask(world, q, options(&all));
            None
        }
        Many::UpTo(_) if all.is_empty() => Some(all),
        Many::UpTo(n) => {
            let most = usize::from(n).clamp(1, all.len());
            drive::ask_some(world, q, options(&all), 0, most);
            None
        }
        Many::Random => {
            let n = world.resource_mut::<Rng>().below(all.len());
            Some(all.get(n).copied().into_iter().collect())
        }
        Many::Closest | Many::Farthest => {
            let from = match target.from {
                From::It => whom::it(ctx),
                _ => ctx.you,
            };
            let ends = extremes(world, from, &all, target.count == Many::Farthest);
            if ends.len() <= 1 {
                return Some(ends);
            }
            drive::ask(world, q, options(&ends));
            None
        }
    }
}

/// Returns the side that acts by a text; what nobody has is done to the heroes.
pub fn side(world: &World, ctx: &Ctx) -> Side {
    ctx.you.map_or(Side::Enemies, |you| table::fighter(world, you).side)
}

/// Returns the figures that an answer names.
pub fn fighters(acts: &[Act]) -> Vec<FighterId> {
    let fighter = |a: &Act| if let Act::Fighter(id) = a { Some(*id) } else { None };
    acts.iter().filter_map(fighter).collect()
}

/// Returns those who are closest, or farthest, by steps (AT-BOSS-06, AT-RUL-15).
fn extremes(
    world: &World,
    from: Option<FighterId>,
    all: &[FighterId],
    farthest: bool,
) -> Vec<FighterId> {
    let Some(you) = from else { return all.to_vec() };
    let (paths, from) = (Paths::of(world, you), table::fighter(world, you).base());
    let cost = |id: &FighterId| -> Far { paths.far(from, table::fighter(world, *id).base()) };
    let costs: Vec<Far> = all.iter().map(cost).collect();
    let best = if farthest { costs.iter().max() } else { costs.iter().min() };
    let of_best = all.iter().zip(&costs).filter(|(_, c)| Some(*c) == best);
    of_best.map(|(id, _)| *id).collect()
}

/// Asks for the square of an area, then gives everybody in it whom the words mean.
fn settle_area(
    world: &mut World,
    ctx: &Ctx,
    target: &Target,
    n: u8,
    does: Does,
) -> Option<Vec<FighterId>> {
    let among = |world: &World, at: Sq| {
        let all = in_area(world, side(world, ctx), at, n, does);
        all.into_iter().filter(|id| hits(world, ctx, target, *id)).collect::<Vec<_>>()
    };
    if let Some(Act::Square(at)) = drive::answer_one(world) {
        return Some(among(world, at));
    }
    let squares = squares(world, ctx, target, does);
    let options: Vec<Act> = squares.iter().map(Act::Square).collect();
    if options.is_empty() {
        return Some(Vec::new());
    }
    let q = question(chooser(world, ctx), Ask::Target, ctx.source);
    drive::ask(world, q, options);
    None
}

/// Returns how many there are as a number for texts.
pub fn number(all: &[FighterId]) -> i32 {
    saturating::whole(all.len())
}
