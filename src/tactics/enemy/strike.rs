//! Whom an enemy attacks (AT-BOSS-10, AT-RUL-13, AT-RUL-17, AT-RUL-18).

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::Because;
use crate::content::effect::Target;
use crate::content::printed::{BossAttack, Step as Order};
use crate::content::words::Who;
use crate::ground::{Base, Range, distance, in_range, ray};
use crate::rules::effect::target::{Does, is_open, is_targetable};
use crate::rules::fight::attack;
use crate::rules::flow::frame::{Aim, AttackSpec};
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::table;

/// Whom an enemy attacks, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// The attacks, one after the other; none if it attacks nobody.
    pub blows: Vec<(AttackSpec, Aim)>,
    /// Why.
    pub because: Vec<Because>,
}

/// Returns the attack of an order: the enemy's own value, more, or one that the card gives
/// (AT-BOSS-10).
fn spec(world: &World, who: FighterId, order: &Order) -> Option<AttackSpec> {
    let source = Source::Fighter(who);
    let basic = attack::basic(world, who, source);
    match &order.attack {
        BossAttack::None => None,
        BossAttack::Basic | BossAttack::RandomLine | BossAttack::Each => basic,
        BossAttack::Plus(more) => basic.map(|mut spec| {
            spec.dice.terms.extend(more.terms.iter().cloned());
            spec
        }),
        BossAttack::With { dice, range, area, then } => Some(AttackSpec {
            source,
            dice: dice.clone(),
            more: Vec::new(),
            target: Target { range: *range, area: *area, sight: true, ..Target::just(Who::Foe) },
            then: then.clone(),
            after: Arc::from([]),
            basic: false,
            optional: false,
        }),
    }
}

/// Returns the range that an order has the enemy stop at: that of its attack, or of its attack value if
/// it has none.
pub fn range(world: &World, who: FighterId, order: &Order) -> Range {
    let own = || attack::basic(world, who, Source::Fighter(who));
    let spec = spec(world, who, order).or_else(own);
    spec.map_or(Range::OWN, |s| attack::range(world, who, &s))
}

/// Returns whether a target would be in range and in sight from a base (AT-RUL-16, AT-RUL-22).
pub fn reaches(
    world: &World,
    who: FighterId,
    base: Base,
    order: &Order,
    target: FighterId,
) -> bool {
    let to = table::fighter(world, target).base();
    let blockers = table::blocking(world, table::fighter(world, who).side, base, to);
    in_range(base, to, range(world, who, order), &blockers) && is_open(world, who, base, target)
}

/// Finds whom an enemy attacks by an order, where it stands; `target` is whom it went for. Nobody else is
/// attacked, whoever is in range (AT-RUL-17).
pub fn strike(world: &World, who: FighterId, order: &Order, target: Option<FighterId>) -> Strike {
    let none = |because| Strike { blows: Vec::new(), because: vec![because] };
    let Some(spec) = spec(world, who, order) else { return none(Because::NoAttack) };
    let base = table::fighter(world, who).base();
    let open = |id: FighterId| {
        let f = table::fighter(world, id);
        is_targetable(world, f, Does::Harm) && reaches(world, who, base, order, id)
    };
    let side = table::fighter(world, who).side;
    let foes = table::standing(world).filter(|f| f.side != side).map(|f| f.id);
    let others: Vec<FighterId> = foes.filter(|id| open(*id)).collect();
    if order.attack == BossAttack::Each {
        let because = others.iter().map(|who| Because::Strikes { who: *who }).collect();
        let blows = others.iter().map(|id| (spec.clone(), Aim::Fighter(*id))).collect();
        return Strike { blows, because };
    }
    let Some(target) = target else { return none(Because::Nobody) };
    if others.contains(&target) {
        let because = vec![Because::Strikes { who: target }];
        return Strike { blows: vec![(spec, Aim::Fighter(target))], because };
    }
    let to = table::fighter(world, target).base();
    if distance(base, to) < range(world, who, order).min {
        return none(Because::TooNear);
    }
    none(Because::OutOfRange { others })
}

/// Finds whom a random attack hits in a direction: the nearest hero on the line who can be a target and
/// is in range (AT-RUL-13), of a large enemy on the lines of all its squares, ties chosen by the players
/// (AT-RUL-95). Without any the attack is lost.
pub fn in_line(
    world: &World,
    who: FighterId,
    order: &Order,
    step: (i8, i8),
) -> (Option<AttackSpec>, Vec<FighterId>) {
    let f = table::fighter(world, who);
    let board = table::surface(world).board;
    let mut found: Vec<(usize, FighterId)> = Vec::new();
    for from in f.base().squares() {
        let line = ray(from, step, &board);
        let hit = (0..).zip(line).find_map(|(n, sq)| {
            let mut there = table::standing(world).filter(|h| h.side != f.side);
            let hero = there.find(|h| h.base().cells().contains(sq))?;
            let open = is_targetable(world, hero, Does::Harm)
                && reaches(world, who, f.base(), order, hero.id);
            open.then_some((n, hero.id))
        });
        found.extend(hit);
    }
    let least = found.iter().map(|(n, _)| *n).min();
    let mut nearest: Vec<FighterId> =
        found.into_iter().filter(|(n, _)| Some(*n) == least).map(|(_, id)| id).collect();
    nearest.sort_unstable();
    nearest.dedup();
    (spec(world, who, order), nearest)
}
