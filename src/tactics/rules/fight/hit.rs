//! What an attack does to one target after the other (AT-AOE-06, AT-ATK-07, AT-RUL-91).

use bevy_ecs::prelude::*;

use super::NewBlow;
use crate::content::effect::Many;
use crate::content::words::Until;
use crate::ground::Side;
use crate::rules::effect::target::{self, Does};
use crate::rules::effect::{lasting, triggers};
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{
    Aim, AttackFrame, Ctx, EffectsFrame, Flow, Frame, Happened, Returned, Step, What,
};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Returns everybody whom the attack hits: the target, or everybody in the area (AT-AOE-01, AT-AOE-05).
pub fn hits(world: &World, f: &AttackFrame) -> Vec<FighterId> {
    let side = table::fighter(world, f.by).side;
    let all = match (f.aim, f.spec.target.area) {
        (Some(Aim::Fighter(id)), None) => vec![id],
        (Some(Aim::Fighter(id)), Some(n)) => {
            // Aimed by words at a figure: around the square of it that is nearest.
            target::in_area(world, side, table::fighter(world, id).at, n, Does::Harm)
        }
        (Some(Aim::Square(sq)), n) => target::in_area(world, side, sq, n.unwrap_or(0), Does::Harm),
        (None, _) => Vec::new(),
    };
    let ctx = Ctx::of(f.by, f.spec.source);
    let target = &f.spec.target;
    let fits = |id: &FighterId| target.area.is_none() || target::hits(world, &ctx, target, *id);
    all.into_iter().filter(fits).collect()
}

/// Deals with the next target. With several in the area whoever attacks chooses the order (AT-AOE-06,
/// AT-RUL-09).
pub fn next(world: &mut World) {
    if let Some(returned) = drive::returned(world) {
        hear(world, &returned);
    }
    let f = drive::attack(world);
    if !f.sorted {
        let each = f.spec.target.count == Many::Each && f.spec.target.area.is_none();
        let all = if each { f.hits.clone() } else { hits(world, f) };
        let f = drive::attack_mut(world);
        f.hits = all;
        f.sorted = true;
    }
    let (by, attack_source) = {
        let f = drive::attack(world);
        (f.by, f.spec.source)
    };
    if let Some(Act::Fighter(first)) = drive::answer_one(world) {
        let f = drive::attack_mut(world);
        // Who takes another's blow beside her own is hit by each of them.
        if let Some(n) = f.hits.iter().position(|id| *id == first) {
            f.hits.remove(n);
        }
        f.hits.insert(0, first);
        return strike(world);
    }
    // Who fell or left meanwhile is no target any more (AT-RUL-41), nor is who can no longer be targeted
    // (AT-RUL-97), unless an area affects them (AT-COND-06).
    let f = drive::attack(world);
    let (aimed, all) = (f.spec.target.area.is_none(), f.hits.iter().copied());
    let is_gone = |id: &FighterId| {
        let f = table::fighter(world, *id);
        !f.on_board || (aimed && !target::is_targetable(world, f, Does::Harm))
    };
    let gone: Vec<FighterId> = all.filter(is_gone).collect();
    drive::attack_mut(world).hits.retain(|id| !gone.contains(id));
    let mut left: Vec<FighterId> = Vec::new();
    for id in &drive::attack(world).hits {
        if !left.contains(id) {
            left.push(*id);
        }
    }
    match left.as_slice() {
        [] => drive::go(world, Step::AttackOver),
        [_] => strike(world),
        _ => {
            let options = left.into_iter().map(Act::Fighter).collect();
            let seat = match table::fighter(world, by).side {
                Side::Heroes => table::seat_of(world, by),
                Side::Enemies => table::lead(world),
            };
            drive::ask(world, question(seat, Ask::Order, attack_source), options);
        }
    }
}

fn strike(world: &mut World) {
    let f = drive::attack_mut(world);
    let Some(target) = f.hits.first().copied() else { return };
    let (by, source, ignored, was) = (f.by, f.spec.source, f.ignored, f.full > 0);
    // What was taken off before the damage came is taken off like armor: after halving (AT-RUL-32).
    let amount = f.total.unwrap_or(0) - std::mem::take(&mut f.less);
    let meant = f.redirected.take_if(|(to, _)| *to == target).map(|(_, from)| from);
    f.step = Step::Struck;
    let new = NewBlow { target, by: Some(by), source, amount, attack: true };
    if !super::blow(world, new) {
        drive::attack_mut(world).hits.remove(0);
        return drive::go(world, Step::NextTarget);
    }
    if let Some(Frame::Blow(f)) = world.resource_mut::<Flow>().into_inner().frames.last_mut() {
        (f.ignored, f.was, f.meant) = (ignored, was, meant);
    }
}

fn hear(world: &mut World, returned: &Returned) {
    if let Returned::Blow { dealt, felled, .. } = returned {
        let f = drive::attack_mut(world);
        f.dealt += dealt;
        f.felled |= felled;
    }
}

/// Conditions and other effects of the attack, after its damage and only if the target is still alive
/// (AT-ATK-07). With damage reduced to zero, or ignored, no condition is applied (AT-ATK-08, AT-RUL-34,
/// AT-RUL-35, AT-EX-31, AT-EX-43).
pub fn struck(world: &mut World) {
    let returned = drive::returned(world);
    if let Some(returned) = &returned {
        hear(world, returned);
    }
    let f = drive::attack_mut(world);
    let (by, then, source) = (f.by, f.spec.then.clone(), f.spec.source);
    f.step = Step::NextTarget;
    // Redirected damage struck somebody else.
    let first = (!f.hits.is_empty()).then(|| f.hits.remove(0));
    let Some(Returned::Blow { target, dealt, parried, felled }) = returned else { return };
    let _ = first;
    if felled || !table::fighter(world, target).on_board {
        return;
    }
    let ctx = Ctx { it: Some(target), by: Some(by), ..Ctx::of(by, source) };
    let event = Happened::by(What::Struck, by).to(target);
    if !then.is_empty() {
        let (damage, survives) = (Some(dealt), true);
        let frame = EffectsFrame { damage, survives, parried, ..EffectsFrame::new(ctx, then) };
        drive::push(world, Frame::Effects(frame));
    }
    triggers::fire(world, event);
}

/// The attack is over for all its targets: what answers that, and what comes after it, is carried out
/// (AT-RUL-40) before it is handed down.
pub fn over(world: &mut World) {
    drive::returned(world);
    let f = drive::attack_mut(world);
    let (dealt, felled, made) = (f.dealt, f.felled, true);
    if std::mem::replace(&mut f.done, true) {
        return drive::pop_with(world, Returned::Attack { dealt, felled, made });
    }
    let (by, at) = (f.by, super::dice::aimed(f));
    let (source, after) = (f.spec.source, f.spec.after.clone());
    if let Some(seat) = table::fighter(world, by).seat() {
        let sheet = table::sheet_mut(world, seat);
        let more = u16::try_from(dealt).unwrap_or(0);
        sheet.dealt = sheet.dealt.saturating_add(more);
    }
    lasting::end(world, Until::AttackEnd, None);
    let ctx = Ctx { it: at, by: Some(by), ..Ctx::of(by, source) };
    if !after.is_empty() {
        let frame = EffectsFrame { damage: Some(dealt), felled, ..EffectsFrame::new(ctx, after) };
        drive::push(world, Frame::Effects(frame));
    }
    triggers::fire(world, Happened { at, ..Happened::by(What::Attacked, by) });
}
