//! Rolling, and what changes a roll: rerolls and other dice abilities, then modifiers, then halving
//! (AT-RUL-91).

use bevy_ecs::prelude::*;

use crate::content::amount::Amount;
use crate::content::effect::Change;
use crate::content::words::{AttackKind, Condition};
use crate::ground::Side;
use crate::rules::effect::verbs::reroll;
use crate::rules::effect::{amount, cond, standing, triggers};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Aim, AttackFrame, Ctx, Happened, Step, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::table;

/// Returns whether a text about attacks of a sort is about this one.
fn of_sort(world: &World, f: &AttackFrame, kind: AttackKind) -> bool {
    cond::attack_is(world, f, kind, None)
}

/// Returns the figure that an attack is aimed at.
pub fn aimed(f: &AttackFrame) -> Option<FighterId> {
    match f.aim {
        Some(Aim::Fighter(id)) => Some(id),
        _ => None,
    }
}

/// Returns the amounts that are rolled for an attack, each with whom and what it speaks of, and the least
/// that a die counts: its own dice and those that texts add (AT-ATK-02, AT-ABIL-03).
pub fn parts(world: &World, f: &AttackFrame) -> (Vec<(Ctx, Amount)>, u8) {
    let (by, target) = (f.by, aimed(f));
    let own = Ctx { it: target.or(f.it), ..Ctx::of(by, f.spec.source) };
    let mut parts: Vec<(Ctx, Amount)> = vec![(own.clone(), f.spec.dice.clone())];
    let more = f.spec.more.iter().filter(|m| cond::holds(world, &own, &m.only_if));
    parts.extend(more.map(|m| (own.clone(), m.dice.clone())));
    let mut floor = 0;
    let adds = |c: &Change| matches!(c, Change::Dice(..) | Change::Floor(..));
    for (ctx, change) in standing::against(world, by, target, adds) {
        match change {
            Change::Dice(n, kind) if of_sort(world, f, *kind) => parts.push((ctx, n.clone())),
            Change::Floor(n, kind) if of_sort(world, f, *kind) => floor = floor.max(*n),
            _ => {}
        }
    }
    (parts, floor)
}

/// Rolls the dice of the attack. They are rolled also where the attack is ignored (AT-ATK-09).
pub fn roll(world: &mut World) {
    let f = drive::attack(world);
    let (by, target) = (f.by, aimed(f));
    let (parts, floor) = parts(world, f);
    let used = standing::limited(world, by, target, |_, change| match change {
        Change::Dice(_, kind) | Change::Floor(_, kind) => of_sort(world, f, *kind),
        _ => false,
    });
    standing::spend(world, used);
    let (mut lie, mut plus) = (Vec::new(), 0);
    for (ctx, n) in parts {
        plus += amount::count(world, &ctx, &n);
        lie.extend(amount::roll(world, &ctx, &n));
    }
    let told = lie.iter().map(|d| (d.die, d.shows)).collect();
    drive::tell(world, || Cue::Rolled { by: Some(by), dice: told, plus });
    let f = drive::attack_mut(world);
    f.roll.dice = lie;
    f.roll.plus += plus;
    f.roll.floor = f.roll.floor.max(floor);
    f.roll.rolled = true;
    f.step = Step::Rolled;
    triggers::fire(world, event(world, What::Rolled));
}

/// Returns an event of the attack that is going on.
fn event(world: &World, what: What) -> Happened {
    let f = drive::attack(world);
    Happened { at: aimed(f), ..Happened::by(what, f.by) }
}

/// The dice lie: whoever rolled may roll some of them again, as dice abilities say (AT-ABIL-03), each
/// ability once.
pub fn rolled(world: &mut World) {
    let f = drive::attack(world);
    let (by, source) = (f.by, f.spec.source);
    let hero = table::fighter(world, by).side == Side::Heroes;
    let Some((of, number, most, at_most)) = next_reroll(world, f).filter(|_| hero) else {
        return drive::go(world, Step::Change);
    };
    if let Some(acts) = drive::answer(world) {
        drive::attack_mut(world).used.push((of, number));
        let die = |a: &Act| if let Act::Die(n) = a { Some(usize::from(*n)) } else { None };
        let dice: Vec<usize> = acts.iter().filter_map(die).collect();
        let f = drive::attack(world);
        let used = standing::limited(world, by, aimed(f), |ctx, change| {
            matches!(change, Change::Reroll(..)) && ctx.source == of && !dice.is_empty()
        });
        standing::spend(world, used);
        return dice.into_iter().for_each(|n| reroll(world, n));
    }
    let low = (0..).zip(&drive::attack(world).roll.dice).filter(|(_, d)| d.shows <= at_most);
    let options: Vec<Act> = low.map(|(n, _)| Act::Die(n)).collect();
    if options.is_empty() {
        return drive::attack_mut(world).used.push((of, number));
    }
    let most = usize::from(most).min(options.len());
    let q = question(table::seat_of(world, by), Ask::Rolled, source);
    drive::ask_some(world, q, options, 0, most);
}

/// Returns the next text by which dice may be rolled again: its source, its number, how many dice, and
/// what they show at most.
pub fn next_reroll(world: &World, f: &AttackFrame) -> Option<(Source, u8, u8, u8)> {
    let all = standing::against(world, f.by, aimed(f), |c| matches!(c, Change::Reroll(..)));
    let rerolls = (0_u8..).zip(all).filter_map(|(number, (ctx, change))| match change {
        Change::Reroll(n, at_most, kind) if of_sort(world, f, *kind) => {
            Some((ctx.source, number, *n, *at_most))
        }
        _ => None,
    });
    let mut open = rerolls.filter(|(source, number, ..)| !f.used.contains(&(*source, *number)));
    open.next()
}

/// The total stands: dice, modifiers, then halving for Weakened, once for the roll (AT-RUL-32,
/// AT-AOE-07).
pub fn change(world: &mut World) {
    let f = drive::attack(world);
    let (by, full) = (f.by, f.roll.total());
    let total = dealt(world, by, full, Some(f), aimed(f));
    let used = standing::limited(
        world,
        by,
        aimed(f),
        |_, change| matches!(change, Change::Dealt(_, kind) if of_sort(world, f, *kind)),
    );
    standing::spend(world, used);
    let f = drive::attack_mut(world);
    (f.full, f.total) = (full, Some(total));
    f.roll.stands = true;
    f.step = Step::NextTarget;
    drive::tell(world, || Cue::Total { by, total });
    triggers::fire(world, event(world, What::Changed));
}

/// Returns the damage that a figure deals: with what texts add, then halved if it is weakened, rounded
/// down (AT-COND-02, AT-ACTN-10, AT-RUL-32).
pub fn dealt(
    world: &World,
    by: FighterId,
    amount: i32,
    attack: Option<&AttackFrame>,
    target: Option<FighterId>,
) -> i32 {
    deals(world, by, attack, target).of(amount)
}

/// What a figure makes of the damage that it deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deals {
    /// What texts add.
    more: i32,
    /// Whether it is weakened.
    halved: bool,
}

impl Deals {
    /// Returns what becomes of so much damage.
    pub fn of(self, amount: i32) -> i32 {
        let total = (amount + self.more).max(0);
        if self.halved { total / 2 } else { total }
    }
}

/// Returns what a figure makes of the damage that it deals, by an attack or by something else.
pub fn deals(
    world: &World,
    by: FighterId,
    attack: Option<&AttackFrame>,
    target: Option<FighterId>,
) -> Deals {
    let fits = |kind: AttackKind| match attack {
        Some(f) => of_sort(world, f, kind),
        None => kind == AttackKind::Any,
    };
    let changes = standing::against(world, by, target, |c| matches!(c, Change::Dealt(..)));
    let more = changes.into_iter().filter_map(|(ctx, change)| match change {
        Change::Dealt(n, kind) if fits(*kind) => Some(amount::count(world, &ctx, n)),
        _ => None,
    });
    Deals { more: more.sum(), halved: table::has(world, by, Condition::Weakened) }
}
