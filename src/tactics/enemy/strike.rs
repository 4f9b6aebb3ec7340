//! Whom an enemy attacks (AT-BOSS-10, AT-RUL-13, AT-RUL-17, AT-RUL-18).

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::Because;
use crate::content::effect::Target;
use crate::content::printed::{BossAttack, Step as Order};
use crate::content::words::Who;
use crate::ground::{Base, Range, distance, ray};
use crate::rules::effect::target::{Does, is_targetable};
use crate::rules::fight::{aim, length};
use crate::rules::flow::frame::{Aim, AttackSpec};
use crate::rules::sight::{Eyes, Look};
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
    let basic = aim::basic(world, who, source);
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

/// How an enemy aims at one target by an order, from wherever it will stand.
pub struct Sights {
    look: Look,
    to: Base,
    /// The distances at which the order has it stop: those of its attack, or of its attack value if it has
    /// none.
    range: Range,
}

impl Sights {
    /// Returns how an enemy aims at each of some targets by an order.
    pub fn at(world: &World, who: FighterId, order: &Order, targets: &[FighterId]) -> Vec<Sights> {
        let own = || aim::basic(world, who, Source::Fighter(who));
        let spec = spec(world, who, order).or_else(own);
        let range = spec.map_or(Range::OWN, |s| length::range(world, who, &s));
        let eyes = Eyes::of(world, who);
        let sights = |id: &FighterId| {
            let (look, to) = (eyes.at(world, *id), table::fighter(world, *id).base());
            Sights { look, to, range }
        };
        targets.iter().map(sights).collect()
    }

    /// Returns whether the target would be in range and in sight from a base (AT-RUL-16, AT-RUL-22).
    pub fn reach(&self, from: Base) -> bool {
        self.look.aims(from, self.to, self.range)
    }

    /// Returns whether a base is nearer to the target than the range begins (AT-RUL-18).
    pub fn is_too_near(&self, from: Base) -> bool {
        distance(from, self.to) < self.range.min
    }
}

/// Finds whom an enemy attacks by an order, where it stands; `target` is whom it went for. Nobody else is
/// attacked, whoever is in range (AT-RUL-17).
pub fn strike(world: &World, who: FighterId, order: &Order, target: Option<FighterId>) -> Strike {
    let none = |because| Strike { blows: Vec::new(), because: vec![because] };
    let spec = spec(world, who, order).filter(|_| !aim::cannot(world, who));
    let Some(spec) = spec else { return none(Because::NoAttack) };
    let base = table::fighter(world, who).base();
    let side = table::fighter(world, who).side;
    let foes = table::standing(world).filter(|f| f.side != side);
    let foes = foes.filter(|f| is_targetable(world, f, Does::Harm)).map(|f| f.id);
    let foes: Vec<FighterId> = foes.collect();
    let sights = Sights::at(world, who, order, &foes);
    let in_reach = foes.iter().zip(&sights).filter(|(_, sights)| sights.reach(base));
    let others: Vec<FighterId> = in_reach.map(|(id, _)| *id).collect();
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
    if Sights::at(world, who, order, &[target]).iter().any(|s| s.is_too_near(base)) {
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
            let sights = Sights::at(world, who, order, &[hero.id]);
            let open =
                is_targetable(world, hero, Does::Harm) && sights.iter().all(|s| s.reach(f.base()));
            open.then_some((n, hero.id))
        });
        found.extend(hit);
    }
    let least = found.iter().map(|(n, _)| *n).min();
    let mut nearest: Vec<FighterId> =
        found.into_iter().filter(|(n, _)| Some(*n) == least).map(|(_, id)| id).collect();
    nearest.sort_unstable();
    nearest.dedup();
    (spec(world, who, order).filter(|_| !aim::cannot(world, who)), nearest)
}
