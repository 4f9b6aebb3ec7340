//! An attack is aimed and staged; all of that can be taken back until it is rolled (AT-ATK-01 to
//! AT-ATK-03).

use std::sync::Arc;

use bevy_ecs::prelude::*;

use crate::content::amount::Amount;
use crate::content::effect::{Change, Effects, Many, Target};
use crate::content::words::{AttackKind, Who};
use crate::ground::{Range, Side};
use crate::rules::effect::standing;
use crate::rules::effect::target::{self, Does};
use crate::rules::effect::{triggers, whom};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{
    Aim, AttackFrame, AttackSpec, Ctx, Frame, Happened, Returned, Step, What,
};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::sight::Eyes;
use crate::rules::state::fighter::FighterKind;
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::table;

/// Returns the basic attack of a figure: that of a hero's current class (AT-ATK-01, AT-HERO-13,
/// AT-LEVL-12), of an enemy its attack value for the number of heroes (AT-SETUP-07, AT-BOSS-10).
pub fn basic(world: &World, by: FighterId, source: Source) -> Option<AttackSpec> {
    let none: Effects = Arc::from([]);
    let heroes = table::heroes(world);
    let content = table::book(world);
    let (dice, range, area, then, after) = match table::fighter(world, by).kind {
        FighterKind::Hero(seat) => {
            let class = table::class(world, seat);
            (class.attack.clone(), class.range, None, class.then.clone(), class.after.clone())
        }
        FighterKind::Enemy(def) => {
            let e = content.enemy(def);
            let here = table::placed(world, &e.code);
            let attack = here.and_then(|p| p.attack.as_ref()).unwrap_or(&e.attack);
            let range = here.and_then(|p| p.range.as_ref()).unwrap_or(&e.range);
            (attack.of(heroes).clone(), *range.of(heroes), e.area, e.then.clone(), none)
        }
        FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
            let c = content.companion(def);
            (c.attack.clone()?, c.range, None, c.then.clone(), none)
        }
    };
    let (mut dice, mut range) = (dice, range);
    for (_, change) in standing::changes(world, by, |c| matches!(c, Change::BasicAttack(..))) {
        if let Change::BasicAttack(other, reach) = change {
            (dice, range) = (other.clone(), *reach);
        }
    }
    let target = Target { range, area, sight: true, ..Target::just(Who::Foe) };
    let more = Vec::new();
    Some(AttackSpec { source, dice, more, target, then, after, basic: true, optional: false })
}

/// Returns whose basic attack a figure may make: its own, or that of others by a text; the own first.
pub fn whose(world: &World, by: FighterId) -> Vec<FighterId> {
    let mut all = vec![by];
    for (ctx, change) in standing::changes(world, by, |c| matches!(c, Change::BasicAttackOf(_))) {
        let Change::BasicAttackOf(whom) = change else { continue };
        let others = table::standing(world).filter(|f| whom::means(world, &ctx, whom, f.id));
        for f in others {
            if !all.contains(&f.id) {
                all.push(f.id);
            }
        }
    }
    all
}

/// Returns a target with what texts add to its greatest distance.
fn lengthened(world: &World, by: FighterId, target: &Target, basic: bool) -> Target {
    use crate::content::amount::Reach;
    let (mut more, mut least, mut limit, mut free) = (0, 0, u8::MAX, false);
    for (_, change) in standing::changes(world, by, |c| {
        use Change::{NoSightLimit, Range, RangeAtLeast, SightLimit};
        matches!(c, Range(..) | RangeAtLeast(..) | SightLimit(_) | NoSightLimit)
    }) {
        if let Change::Range(n, kind) = change {
            let fits = match kind {
                AttackKind::Any => true,
                AttackKind::Basic => basic,
                AttackKind::Area => target.area.is_some(),
                AttackKind::Adjacent | AttackKind::Distant => false,
            };
            more += if fits { *n } else { 0 };
        }
        match change {
            Change::RangeAtLeast(n, AttackKind::Any) => least = least.max(*n),
            Change::RangeAtLeast(n, AttackKind::Basic) if basic => least = least.max(*n),
            Change::SightLimit(n) => limit = limit.min(*n),
            Change::NoSightLimit => free = true,
            _ => {}
        }
    }
    let limit = if free { u8::MAX } else { limit };
    let longer = |n: u8| n.saturating_add_signed(more).max(least).min(limit);
    let range = match target.range {
        Reach::To(n) => Reach::To(longer(n)),
        Reach::Band(min, max) => Reach::Band(min, longer(max).max(min)),
        Reach::Any if limit < u8::MAX => Reach::Band(1, limit),
        other => other,
    };
    Target { range, ..target.clone() }
}

/// Returns the distances at which an attack can be made, with all that texts change.
pub fn range(world: &World, by: FighterId, spec: &AttackSpec) -> Range {
    Does::Harm.range(&lengthened(world, by, &spec.target, spec.basic))
}

/// Returns what an attack can be aimed at (AT-RANGE-01, AT-AOE-04, AT-RUL-39). `it` is whom the words
/// before are about.
pub fn aims(world: &World, by: FighterId, spec: &AttackSpec, it: Option<FighterId>) -> Vec<Aim> {
    let ctx = Ctx { it, ..Ctx::of(by, spec.source) };
    let target = &lengthened(world, by, &spec.target, spec.basic);
    if cannot(world, by) {
        return Vec::new();
    }
    if target.area.is_some() && !target::is_direct(target) {
        let squares = target::squares(world, &ctx, target, Does::Harm);
        return squares.iter().map(Aim::Square).collect();
    }
    let all = target::candidates(world, &ctx, target, Does::Harm);
    let fits = |id: &FighterId| {
        let f = table::fighter(world, *id);
        target::is_targetable(world, f, Does::Harm)
    };
    all.into_iter().filter(fits).map(Aim::Fighter).collect()
}

/// Returns whether the attack that is going on could be made at a figure now: in range and in sight.
pub fn could_be_at(world: &World, f: &AttackFrame, id: FighterId) -> bool {
    let (by, to) = (table::fighter(world, f.by), table::fighter(world, id));
    let target = lengthened(world, f.by, &f.spec.target, f.spec.basic);
    let look = Eyes::of(world, f.by).at(world, id);
    look.aims(by.base(), to.base(), target.range.attack())
}

/// Returns whether a text forbids a figure to attack.
pub fn cannot(world: &World, by: FighterId) -> bool {
    standing::is(world, by, |c| *c == Change::CannotAttack)
}

/// Returns whether an attack with such a target has any (AT-RUL-98).
pub fn has_target(world: &World, by: FighterId, target: &Target, ctx: &Ctx) -> bool {
    let none: Effects = Arc::from([]);
    let (source, dice, target) = (ctx.source, Amount::default(), target.clone());
    let (then, after) = (none.clone(), none);
    let more = Vec::new();
    let spec =
        AttackSpec { source, dice, more, target, then, after, basic: false, optional: false };
    !aims(world, by, &spec, ctx.it).is_empty()
}

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
