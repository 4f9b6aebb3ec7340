//! Whether an allowed play would do any good now. Auto-pass does not ask because of other plays,
//! but they can still be made at any prompt. If in doubt, a play counts as useful.

use bevy_ecs::prelude::*;

use crate::cards::amount::Amount;
use crate::cards::effect::{Effect, EffectClass, From, Power, Purpose, Reroll, To, When, Who};
use crate::cards::vocabulary::{Action, Kind, Skill};
use crate::rules::check::{self, CheckView, view_with};
use crate::rules::effect::cond::{Facts, holds, pile_of};
use crate::rules::effect::triggers::{Answers, Happened};
use crate::rules::effect::{amounts, standing, useful};
use crate::rules::flow::frame::{CheckFrame, Ctx, DamageFrame, Frame};
use crate::rules::flow::prompt::{Act, Prompt, Source};
use crate::rules::legal;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::powers;
use crate::rules::state::table;
use crate::saturating;

/// A use of a power with its context.
struct Use<'w> {
    power: &'w Power,
    ctx: Ctx,
    of: Source,
}

fn take<'w>(board: &Board<'w>, act: &Act, them: HeroId, card: Option<CardId>) -> Option<Use<'w>> {
    let Act::Use { hero, of, power, .. } = *act else { return None };
    let (power, level) = legal::power(board, hero, of, power)?;
    Some(Use {
        power,
        ctx: Ctx { you: hero, them, source: of, card, level, paid: Default::default() },
        of,
    })
}

/// Returns the useful plays of a prompt other than a check.
pub fn plays(world: &World, prompt: &Prompt) -> Vec<Act> {
    let board = &Board::new(world);
    let uses = prompt.options.iter().filter(|a| matches!(a, Act::Use { .. })).copied();
    match board.flow.frames.last() {
        Some(Frame::Damage(f)) => reductions(board, f, &uses.collect::<Vec<_>>()),
        Some(Frame::Check(f)) => rerolls(board, f, &uses.collect::<Vec<_>>()),
        Some(Frame::Encounter(e)) => {
            // Acquiring a boon is wanted, so players are not asked about evading it.
            let bane = board.printed(e.card).kind.is_bane();
            let good = |u: &Use<'_>| bane || gains(board, u, None, false);
            uses.filter(|a| take(board, a, e.hero, Some(e.card)).is_none_or(|u| good(&u))).collect()
        }
        Some(Frame::Triggers(f)) => {
            let about = |a: &Act| {
                let Act::Use { hero, of, power, .. } = *a else { return None };
                f.offered
                    .iter()
                    .find(|o| o.hero == hero && o.of == of && o.power == powers::plain(power))
            };
            let card = f.outcome.as_ref().and_then(|_| f.offered.first()?.card);
            let facts = f.outcome.as_ref().map(|o| Facts::of(o, card));
            uses.filter(|a| {
                let Some(o) = about(a) else { return on_turn(board, a) };
                take(board, a, o.them, o.card)
                    .is_none_or(|u| gains(board, &u, facts.as_ref(), true))
            })
            .collect()
        }
        _ => uses.filter(|a| on_turn(board, a)).collect(),
    }
}

/// Returns whether a play in the open part of a turn or at its end is useful.
fn on_turn(board: &Board<'_>, act: &Act) -> bool {
    let Act::Use { hero, .. } = *act else { return true };
    take(board, act, hero, None).is_none_or(|u| gains(board, &u, None, true))
}

/// Returns whether a play is useful. With `verbs`, verbs on a check, encounter or damage count as
/// useful; without, they are judged elsewhere by their result.
fn gains(board: &Board<'_>, u: &Use<'_>, facts: Option<&Facts>, verbs: bool) -> bool {
    let lays_out = u.power.action == Some(Action::Display) || u.power.gives.is_some();
    (verbs && lays_out) || u.power.does.iter().any(|e| gain(board, &u.ctx, facts, e, verbs))
}

/// Returns whether a verb acts on the current check, damage or evasion.
fn of_the_moment(e: &Effect) -> bool {
    use EffectClass::{Check, Difficulty, Evasion, Reduction, Reroll};
    matches!(e.class(), Check | Difficulty | Reroll | Reduction | Evasion)
}

fn gain(board: &Board<'_>, ctx: &Ctx, facts: Option<&Facts>, e: &Effect, verbs: bool) -> bool {
    let some = |list: &[Effect]| list.iter().any(|e| gain(board, ctx, facts, e, verbs));
    match e {
        Effect::KeepResult | Effect::Overcome => useful::applies(board, ctx, facts, e),
        e if of_the_moment(e) => verbs,
        // Damage is a cost, not a gain.
        Effect::Damage { .. } => false,
        Effect::Shift { who, from, what, to, .. } => {
            let gone = matches!(to, To::Discards | To::Buried | To::Box | To::Hours);
            if gone && matches!(from, From::Hand | From::Deck | From::Displayed) {
                return false;
            }
            let all: Vec<HeroId> = match who {
                Who::You => vec![ctx.you],
                Who::Them => vec![ctx.them],
                _ => table::living(board),
            };
            let there = |h: &HeroId| {
                let pile = pile_of(board, *from, *h);
                *from == From::Box
                    || board
                        .pile(pile)
                        .iter()
                        .any(|c| Source::Card(*c) != ctx.source && board.fits(*c, what))
            };
            useful::applies(board, ctx, facts, e) && all.iter().any(there)
        }
        Effect::If(c, yes, no) => some(if holds(board, ctx, facts, c) { yes } else { no }),
        Effect::May(list) => some(list),
        Effect::Choose { ways, .. } => ways.iter().any(|w| {
            w.only_if.as_ref().is_none_or(|c| holds(board, ctx, facts, c)) && some(&w.does)
        }),
        _ => useful::applies(board, ctx, facts, e),
    }
}

/// Returns the maximum of an amount.
fn most(board: &Board<'_>, ctx: &Ctx, amount: &Amount) -> i32 {
    let (dice, plus) = amounts::parts(board, ctx, amount.at(ctx.level.into()));
    plus + dice.iter().map(|d| i32::from(d.count) * i32::from(d.faces)).sum::<i32>()
}

/// Returns the maximum reduction of damage by a use.
fn reduction(board: &Board<'_>, ctx: &Ctx, of: i32, e: &Effect) -> i32 {
    match e {
        Effect::Reduce(n) => most(board, ctx, n).clamp(0, of),
        Effect::ReduceHalf => of - of / 2,
        Effect::ReduceAll => of,
        Effect::ReduceTo(n) => of - most(board, ctx, n).clamp(0, of),
        Effect::If(c, yes, no) => {
            let list = if holds(board, ctx, None, c) { yes } else { no };
            list.iter().map(|e| reduction(board, ctx, of, e)).sum::<i32>().min(of)
        }
        _ => 0,
    }
}

/// Returns the plays that save a card of the damaged hero, alone or together (AC-DMG-07), prevent a
/// consequence of the damage (AC-RUL-05), or are useful otherwise.
fn reductions(board: &Board<'_>, f: &DamageFrame, uses: &[Act]) -> Vec<Act> {
    let hand = board.pile(PileId::Hand(f.hero));
    let n = saturating::whole(hand.len());
    let mut hurt = Answers::default();
    hurt.collect(board, f.hero, Happened::Hurt(f.kind));
    let off = |a: &Act| {
        take(board, a, f.hero, f.card).map_or(f.amount, |u| {
            let reducible = f.amount - f.fixed.0;
            u.power.does.iter().map(|e| reduction(board, &u.ctx, reducible, e)).sum()
        })
    };
    // The same power paid with another card does not reduce the damage again.
    let mut powers: Vec<(HeroId, Source, u8)> = Vec::new();
    let mut together = 0;
    for a in uses {
        let Act::Use { hero, of, power, .. } = *a else { continue };
        if !powers.contains(&(hero, of, power)) {
            powers.push((hero, of, power));
            together += off(a);
        }
    }
    let left = f.amount - together;
    let saves = left.max(0) < n.min(f.amount);
    let spares = left <= 0 && !hurt.is_empty();
    let good = |a: &Act| {
        let Some(u) = take(board, a, f.hero, f.card) else { return true };
        if gains(board, &u, None, false) {
            return true;
        }
        let own = matches!(u.of, Source::Card(c) if hand.contains(&c));
        // A card that would be discarded with the whole hand is better played for something that
        // keeps it.
        let keeps = matches!(
            u.power.action,
            Some(Action::Recharge | Action::Display | Action::Shuffle | Action::Reload)
        );
        if own && keeps && n > 0 {
            return true;
        }
        // Discarding a card to save one card is no better than taking the damage.
        let recharged = matches!(u.of, Source::Card(c) if board.printed(c).recharge.is_some());
        let same = own && u.power.action == Some(Action::Discard) && !recharged && f.amount <= 1;
        off(a) > 0 && ((saves && !same) || spares)
    };
    uses.iter().filter(|a| good(a)).copied().collect()
}

/// Returns the rerolls that may turn a failure into success, or into a smaller failure if that
/// counts.
fn rerolls(board: &Board<'_>, f: &CheckFrame, uses: &[Act]) -> Vec<Act> {
    let Some(o) = &f.outcome else { return uses.to_vec() };
    let facts = Facts::of(o, f.against);
    let gap = |d: &crate::rules::state::cue::Die| i32::from(d.faces) - i32::from(d.value);
    let more = |which: &Reroll| match which {
        Reroll::One => f.dice.iter().map(gap).max().unwrap_or(0),
        Reroll::OneUpTo(most) => {
            f.dice.iter().filter(|d| d.faces <= most.faces).map(gap).max().unwrap_or(0)
        }
        Reroll::Some(n) => {
            let mut gaps: Vec<i32> = f.dice.iter().map(gap).collect();
            gaps.sort_unstable_by(|a, b| b.cmp(a));
            gaps.iter().take(n.get().into()).sum()
        }
        Reroll::All => f.dice.iter().map(gap).sum(),
        Reroll::AtMost(n) => f.dice.iter().filter(|d| d.value <= *n).map(gap).sum(),
    };
    let up = |a: &Act| {
        let of = |u: Use<'_>| -> i32 {
            let up = |e: &Effect| match e {
                Effect::Reroll(which) => more(which),
                Effect::AddToResult(n) => {
                    let (dice, plus) = amounts::parts(board, &u.ctx, n.at(u.ctx.level.into()));
                    dice.iter().map(|d| i32::from(d.count) * i32::from(d.faces)).sum::<i32>() + plus
                }
                _ => 0,
            };
            u.power.does.iter().map(up).sum()
        };
        take(board, a, f.hero, f.against).map_or(0, of)
    };
    let best = uses.iter().map(up).sum::<i32>();
    let monster = f.against.is_some_and(|c| board.printed(c).kind == Kind::Monster);
    let hopeless = standing::cannot_succeed(board, f.hero, &facts).is_some();
    let reach = !hopeless && o.margin + best >= 0;
    let hurts = monster && f.purpose == Purpose::Defeat && o.margin < 0;
    let good = |a: &Act| {
        let Some(u) = take(board, a, f.hero, f.against) else { return true };
        let after = |e: &Effect| matches!(e, Effect::Reroll(_) | Effect::AddToResult(_));
        let rolls = u.power.does.iter().any(after);
        if !rolls || !matches!(u.power.when, When::Rolled(_)) {
            return true;
        }
        (up(a) > 0 && (reach || hurts)) || gains(board, &u, Some(&facts), false)
    };
    uses.iter().filter(|a| good(a)).copied().collect()
}

/// Returns whether a check as it stands cannot fail, nor the later checks of its sequence.
pub fn sure(now: &CheckView) -> bool {
    now.chance >= 1.0 && now.joint.is_none_or(|j| j >= 1.0)
}

/// Returns the useful plays on a check being staged.
pub fn on_check(world: &mut World, prompt: &Prompt, now: &CheckView) -> Vec<Act> {
    let weighed = Weighed::of(world, now);
    prompt.options.iter().filter(|act| weighed.helps(world, now, act)).copied().collect()
}

/// Returns whether any play or way is useful on a check being staged.
pub fn any_on_check(world: &mut World, prompt: &Prompt, now: &CheckView) -> bool {
    let weighed = Weighed::of(world, now);
    prompt.options.iter().any(|act| weighed.helps(world, now, act))
        || (!weighed.sure && better_way(world, prompt))
}

/// Returns whether another way is worth asking about: it may give a better chance than the current
/// one, with or without help.
fn better_way(world: &World, prompt: &Prompt) -> bool {
    if !prompt.options.iter().any(|a| matches!(a, Act::Way { .. })) {
        return false;
    }
    let ways = check::prospects(world);
    let taken = ways.iter().find(|p| p.taken);
    let better = |alternative: u8, skill: Option<Skill>| {
        let other = ways.iter().find(|p| p.is(alternative, skill));
        match (other, taken) {
            // With no chance to succeed, another way may still fail by less.
            (_, Some(t)) if t.at_best <= 0.0 => true,
            (Some(p), Some(t)) => p.chance > t.chance || p.at_best > t.at_best,
            _ => true,
        }
    };
    prompt.options.iter().any(|act| match *act {
        Act::Way { alternative, skill } => better(alternative, skill),
        _ => false,
    })
}

/// The check before any play is weighed.
struct Weighed {
    /// Whether traits are required, so that success alone may not suffice.
    needs: bool,
    sure: bool,
}

impl Weighed {
    fn of(world: &World, now: &CheckView) -> Weighed {
        Weighed {
            needs: !standing::needs(&Board::new(world), now.hero).is_empty(),
            sure: sure(now),
        }
    }

    fn helps(&self, world: &mut World, now: &CheckView, act: &Act) -> bool {
        if !matches!(act, Act::Use { .. }) {
            return false;
        }
        let u = take(&Board::new(world), act, now.hero, now.against);
        let more = u.as_ref().is_none_or(|u| {
            u.power.does.contains(&Effect::KeepResult) || gains(&Board::new(world), u, None, false)
        });
        more || changes(world, now, act, self.sure, self.needs)
    }
}

/// Returns whether a play changes the possible results of a check.
fn changes(world: &mut World, now: &CheckView, act: &Act, sure: bool, needs: bool) -> bool {
    let Some(then) = view_with(world, act) else { return true };
    if needs && then.traits != now.traits {
        return true;
    }
    !sure
        && (then.pool != now.pool || then.difficulty != now.difficulty || then.chance > now.chance)
}
