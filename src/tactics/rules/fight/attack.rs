//! An attack is aimed and staged; all of that can be taken back until it is rolled (AT-ATK-01 to
//! AT-ATK-03).

use bevy_ecs::prelude::*;

use super::aim::aims;
use crate::content::effect::Many;
use crate::ground::Side;
use crate::rules::effect::triggers;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{
    Aim, AttackFrame, AttackSpec, Frame, Happened, Returned, Step, What,
};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Begins an attack. Returns whether there is anything to aim it at.
pub fn begin(world: &mut World, by: FighterId, spec: AttackSpec, it: Option<FighterId>) -> bool {
    if aims(world, by, &spec, it).is_empty() {
        return false;
    }
    push(world, by, spec, it, None);
    true
}

/// Begins an attack of an enemy at a target that is settled (AT-BOSS-10).
pub fn at(world: &mut World, by: FighterId, spec: AttackSpec, aim: Aim) {
    push(world, by, spec, None, Some(aim));
}

fn push(
    world: &mut World,
    by: FighterId,
    spec: AttackSpec,
    it: Option<FighterId>,
    aim: Option<Aim>,
) {
    drive::push(world, Frame::Attack(AttackFrame::new(by, spec, it, aim)));
}

/// Asks what the attack is aimed at. The target of an enemy's own words is settled by them.
pub fn target(world: &mut World) {
    let f = drive::attack(world);
    let (by, source, optional) = (f.by, f.spec.source, f.spec.optional);
    let (count, seat) = (f.spec.target.count.clone(), table::seat_of(world, by));
    match drive::answer_one(world) {
        Some(Act::Fighter(id)) => return aim(world, Aim::Fighter(id)),
        Some(Act::Square(sq)) => return aim(world, Aim::Square(sq)),
        Some(_) => return decline(world),
        None => {}
    }
    let f = drive::attack(world);
    let aims = aims(world, by, &f.spec, f.it);
    let hero = table::fighter(world, by).side == Side::Heroes;
    match aims.as_slice() {
        [] => return decline(world),
        // Nothing to choose, and nothing to decline: the stage asks before the roll.
        [only] if !optional => return aim(world, *only),
        [..] if count == Many::Each => {
            // One roll for all of them, as with an area (AT-AOE-07).
            let id = |a: &Aim| if let Aim::Fighter(id) = a { Some(*id) } else { None };
            let hits: Vec<FighterId> = aims.iter().filter_map(id).collect();
            drive::attack_mut(world).hits = hits;
            return aim(world, aims[0]);
        }
        _ => {}
    }
    let act = |a: &Aim| match *a {
        Aim::Fighter(id) => Act::Fighter(id),
        Aim::Square(sq) => Act::Square(sq),
    };
    let mut options: Vec<Act> = aims.iter().map(act).collect();
    if optional && hero {
        options.push(Act::Continue);
    }
    drive::ask(world, question(seat, Ask::Target, source), options);
}

fn aim(world: &mut World, aim: Aim) {
    drive::attack_mut(world).aim = Some(aim);
    drive::go(world, Step::Stage);
}

/// The attack is not made (AT-RUL-86).
fn decline(world: &mut World) {
    drive::pop_with(world, Returned::Attack { dealt: 0, felled: false, made: false });
}

/// A hero's attack is staged: rolled, or aimed anew where there is another target.
pub fn stage(world: &mut World) {
    let f = drive::attack(world);
    let (by, source) = (f.by, f.spec.source);
    if table::fighter(world, by).side == Side::Enemies {
        return drive::go(world, Step::Declared);
    }
    let answer = drive::answer_one(world);
    let f = drive::attack(world);
    match answer {
        Some(Act::TakeBack) => {
            let f = drive::attack_mut(world);
            f.aim = None;
            f.hits.clear();
            f.step = Step::Target;
        }
        Some(_) => drive::go(world, Step::Declared),
        None => {
            let mut options = vec![Act::Roll];
            let more = aims(world, by, &f.spec, f.it).len() > 1 || f.spec.optional;
            if more && f.spec.target.count != Many::Each {
                options.push(Act::TakeBack);
            }
            let q = question(table::seat_of(world, by), Ask::Stage, source);
            drive::ask(world, q, options);
        }
    }
}

/// The attack is declared (AT-RUL-91): attacker, and target or target square.
pub fn declared(world: &mut World) {
    let f = drive::attack(world);
    let (by, aim) = (f.by, f.aim);
    drive::go(world, Step::Roll);
    if let Some(seat) = table::fighter(world, by).seat() {
        table::sheet_mut(world, seat).attacked = true;
    }
    let (at, square) = match aim {
        Some(Aim::Fighter(id)) => (Some(id), table::fighter(world, id).at),
        Some(Aim::Square(sq)) => (None, sq),
        None => return,
    };
    drive::tell(world, || Cue::Aimed { by, at, square });
    let event = Happened { at, ..Happened::by(What::Declared, by).on(square) };
    triggers::fire(world, event);
}
