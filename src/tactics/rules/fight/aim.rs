//! What attacks a figure has, and at what they can be aimed.

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::length::lengthened;
use crate::content::amount::Amount;
use crate::content::effect::{Change, Effects, Target};
use crate::content::words::Who;
use crate::rules::effect::target::{self, Does};
use crate::rules::effect::{standing, whom};
use crate::rules::flow::frame::{Aim, AttackSpec, Ctx};
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

/// Returns whether a text forbids a figure to attack.
pub fn cannot(world: &World, by: FighterId) -> bool {
    standing::is(world, by, |c| *c == Change::CannotAttack)
}

/// Returns whether an attack with such a target has any (AT-RUL-98).
pub fn has_target(world: &World, by: FighterId, target: &Target, ctx: &Ctx) -> bool {
    let none: Effects = Arc::from([]);
    let (target, it) = of_words(target, ctx);
    let (source, dice) = (ctx.source, Amount::default());
    let (then, after) = (none.clone(), none);
    let more = Vec::new();
    let spec =
        AttackSpec { source, dice, more, target, then, after, basic: false, optional: false };
    !aims(world, by, &spec, it).is_empty()
}

/// Returns a target as an attack keeps it, with whom its words are about: an attack outlasts the event that
/// caused it, so "who caused it" becomes "that figure".
pub fn of_words(target: &Target, ctx: &Ctx) -> (Target, Option<FighterId>) {
    match target.who {
        Who::By => (Target { who: Who::It, ..target.clone() }, ctx.by),
        _ => (target.clone(), ctx.it),
    }
}
