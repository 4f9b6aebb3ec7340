//! Attacks and damage, in the moments of AT-RUL-91.

pub mod aim;
pub mod attack;
pub mod blow;
pub mod dice;
pub mod hit;
pub mod length;
mod steps;

use bevy_ecs::prelude::*;

use super::effect::{cond, texts, whom};
use super::flow::cue::Cue;
use super::flow::drive;
use super::flow::frame::{BlowFrame, Ctx, Frame, Step};
use super::state::ids::{FighterId, Source};
use super::state::table;
use crate::content::effect::{Effects, Fate};
use crate::rules::effect::run;
use crate::rules::flow::drive::Nearest;
use crate::rules::flow::frame::Flow;

pub use steps::install;

/// Damage to deal.
pub struct NewBlow {
    /// To whom.
    pub target: FighterId,
    /// Who deals it.
    pub by: Option<FighterId>,
    /// What deals it.
    pub source: Source,
    /// How much.
    pub amount: i32,
    /// Whether an attack does.
    pub attack: bool,
}

/// Begins to deal damage to a figure that stands; whoever is knocked out takes none (AT-COND-12,
/// AT-RUL-38). Returns whether it does. Weakened halves every damage that a character deals, before the
/// target reduces it (AT-COND-02, AT-RUL-32); that of an attack is halved with its roll.
pub fn blow(world: &mut World, new: NewBlow) -> bool {
    let NewBlow { target, by, source, amount, attack } = new;
    if !table::fighter(world, target).on_board {
        return false;
    }
    let amount = match by {
        Some(by) if !attack => dice::dealt(world, by, amount, None, Some(target)),
        _ => amount,
    };
    push(world, NewBlow { target, by, source, amount, attack }, Step::Reduce)
}

/// Takes a figure down at once, whatever would reduce damage.
pub fn fell(world: &mut World, new: NewBlow) -> bool {
    push(world, new, Step::Deal)
}

fn push(world: &mut World, new: NewBlow, step: Step) -> bool {
    let NewBlow { target, by, source, amount, attack } = new;
    drive::push(
        world,
        Frame::Blow(BlowFrame {
            target,
            by,
            step,
            source,
            attack,
            was: amount > 0,
            amount: amount.max(0),
            ignored: false,
            dealt: 0,
            felled: false,
            meant: None,
            sure: step == Step::Deal,
        }),
    );
    true
}

/// Takes a figure off the board without defeating it.
pub fn take_off(world: &mut World, who: FighterId) {
    let mut f = table::fighter_mut(world, who);
    if !f.on_board {
        return;
    }
    f.on_board = false;
    f.conditions = [None; 4];
    f.tokens.clear();
    if !f.is_hero() {
        f.hp = 0;
    }
    drive::tell(world, || Cue::Left { who });
}

/// Returns what happens to a figure instead of something, by a text in force, with whom it speaks of.
pub fn instead(
    world: &World,
    who: FighterId,
    of: impl Fn(&Fate) -> bool,
) -> Option<(Ctx, Effects)> {
    for text in texts::instead(world) {
        for i in text.instead.iter().filter(|i| of(&i.of)) {
            let ctx = Ctx { it: Some(who), ..text.ctx.clone() };
            let holds = i.only_if.as_ref().is_none_or(|c| cond::holds(world, &ctx, c));
            if holds && whom::means(world, &text.ctx, &i.whose, who) {
                return Some((ctx, i.does.clone()));
            }
        }
    }
    None
}

/// Returns whether the attack that the list under way comes to is a second one, which may be declined
/// (AT-ATK-04, AT-RUL-86).
pub fn may_decline(world: &World) -> bool {
    let optional = table::book(world).pack.parameters.second_attack_optional;
    let Some(f) = world.resource::<Flow>().effects() else { return false };
    let before = f.list.iter().take(f.at.into());
    optional && before.into_iter().any(run::attacks)
}
