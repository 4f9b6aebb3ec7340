//! Damage to one figure: reduced or ignored, dealt, and what falls by it (AT-RUL-91).

use bevy_ecs::prelude::*;

use super::{instead, take_off};
use crate::content::effect::{Change, Fate};
use crate::content::printed::KnockOut;
use crate::content::words::AttackKind;
use crate::rules::effect::{amount, cond, run, standing, triggers};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest};
use crate::rules::flow::frame::{AttackFrame, Flow, Happened, Returned, Step, What};
use crate::rules::goal;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// The target's own texts reduce the damage, then whatever answers (AT-ATK-08).
pub fn reduce(world: &mut World) {
    let f = drive::blow(world);
    let (target, by, amount) = (f.target, f.by, f.amount);
    let attack = world.resource::<Flow>().attack().filter(|_| f.attack);
    let reduced = takes(world, target, by, attack).of(amount);
    // What is ignored is not taken: nothing that holds only so often is used up by it.
    let counts = amount > 0 && !f.ignored;
    let used = standing::limited(world, target, by, |_, change| match change {
        Change::Taken(_, kind) | Change::TakenDouble(kind) => {
            counts && fits(world, target, attack, *kind)
        }
        Change::TakenAtMost(_) => counts && f.attack,
        _ => false,
    });
    standing::spend(world, used);
    let f = drive::blow_mut(world);
    f.amount = reduced;
    f.step = Step::Deal;
    let event = Happened { of: by, ..Happened::new(What::Reduced) }.to(target);
    triggers::fire(world, event);
}

/// Returns whether a text about damage of a sort of attacks is about this one.
fn fits(world: &World, target: FighterId, attack: Option<&AttackFrame>, kind: AttackKind) -> bool {
    match attack {
        Some(f) => cond::attack_is(world, f, kind, Some(target)),
        None => kind == AttackKind::Any,
    }
}

/// What a figure makes of the damage that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Nothing hurts it.
    Nothing,
    /// Less or more, doubled first, and only so much of it.
    Changed {
        /// What texts add or take away.
        sum: i32,
        /// Whether it counts twice.
        double: bool,
        /// The most that it takes.
        most: i32,
    },
}

impl Takes {
    /// Returns what becomes of so much damage.
    pub fn of(self, amount: i32) -> i32 {
        match self {
            _ if amount <= 0 => amount,
            Takes::Nothing => 0,
            Takes::Changed { sum, double, most } => {
                let amount = if double { amount.saturating_mul(2) } else { amount };
                (amount + sum).clamp(0, most)
            }
        }
    }
}

/// Returns what texts make of damage that a figure takes, of an attack or of something else: less or more,
/// doubled, or none.
pub fn takes(
    world: &World,
    target: FighterId,
    by: Option<FighterId>,
    attack: Option<&AttackFrame>,
) -> Takes {
    // A summon whose card says so cannot be hurt (AT-SUMM-04, AT-RUL-79).
    if table::companion(world, target).is_some_and(|c| c.knock_out == KnockOut::Never) {
        return Takes::Nothing;
    }
    let fits = |kind: AttackKind| fits(world, target, attack, kind);
    let (mut sum, mut double, mut most) = (0, false, i32::MAX);
    for (ctx, change) in standing::against(world, target, by, |c| {
        use Change::{CannotBeHurt, Taken, TakenAtMost, TakenDouble};
        matches!(c, Taken(..) | TakenDouble(_) | TakenAtMost(_) | CannotBeHurt)
    }) {
        match change {
            Change::Taken(n, kind) if fits(*kind) => sum += amount::count(world, &ctx, n),
            Change::TakenDouble(kind) if fits(*kind) => double = true,
            Change::TakenAtMost(n) if attack.is_some() => most = most.min((*n).into()),
            Change::CannotBeHurt => return Takes::Nothing,
            _ => {}
        }
    }
    Takes::Changed { sum, double, most }
}

/// The damage is dealt (AT-COND-09). Whoever has no HP left is off the board at that moment: a hero is
/// knocked out (AT-COND-08), an enemy removed (AT-COND-16).
pub fn deal(world: &mut World) {
    drive::returned(world);
    let f = drive::blow(world);
    let (target, by, ignored, sure) = (f.target, f.by, f.ignored, f.sure);
    if !table::fighter(world, target).on_board {
        return pop(world);
    }
    let amount = if ignored { 0 } else { f.amount };
    if amount <= 0 {
        drive::tell(world, || Cue::Parried { who: target, ignored });
        return pop(world);
    }
    if !sure && let Some((ctx, does)) = instead(world, target, |fate| *fate == Fate::Hurt) {
        drive::blow_mut(world).amount = 0;
        return run::push_rule(world, ctx, does);
    }
    let was = table::fighter(world, target).hp;
    let hp = i16::try_from((i32::from(was) - amount).max(0)).unwrap_or(0);
    let dealt = i32::from(was - hp);
    let mut hurt = table::fighter_mut(world, target);
    (hurt.hp, hurt.was_hurt) = (hp, true);
    drive::tell(world, || Cue::Hurt { who: target, by, damage: dealt, hp });
    let f = drive::blow_mut(world);
    f.dealt = dealt;
    f.step = Step::Fallen;
    let hurt = Happened { of: by, ..Happened::new(What::Hurt) }.to(target);
    if hp > 0 {
        goal::check(world);
        return triggers::fire(world, hurt);
    }
    drive::blow_mut(world).felled = true;
    let replaced = instead(world, target, |fate| *fate == Fate::Falls);
    fall(world, target);
    let fell = Happened { of: by, ..Happened::new(What::Fell) }.to(target);
    triggers::fire(world, fell);
    triggers::fire(world, hurt);
    match replaced {
        // It counts as defeated though it comes back at once (AT-RUL-93, AT-EX-15).
        Some((ctx, does)) => run::push_rule(world, ctx, does),
        None => fallen_for_good(world, target),
    }
}

/// Takes whoever has no HP left off the board.
fn fall(world: &mut World, who: FighterId) {
    let f = table::fighter(world, who);
    let (hero, conditions) = (f.is_hero(), f.conditions);
    take_off(world, who);
    if hero {
        // Conditions of a hero who is knocked out stay until Cleanup (AT-RUL-37).
        table::fighter_mut(world, who).conditions = conditions;
    }
    drive::tell(world, || Cue::Fell { who });
}

fn fallen_for_good(world: &mut World, who: FighterId) {
    goal::check(world);
    if table::fighter(world, who).is_down() {
        goal::knocked_out(world);
    }
}

/// What fell is settled; if it came back by its own text, only now are the objectives looked at.
pub fn fallen(world: &mut World) {
    drive::returned(world);
    goal::check(world);
    pop(world);
}

fn pop(world: &mut World) {
    let f = drive::blow(world);
    let parried = f.was && f.dealt == 0 || f.ignored;
    let (target, dealt, felled) = (f.target, f.dealt, f.felled);
    drive::pop_with(world, Returned::Blow { target, dealt, parried, felled });
}
