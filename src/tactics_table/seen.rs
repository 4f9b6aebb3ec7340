//! What the rules say of figures, kept until the game changes: it is shown in every frame in which the
//! pointer rests on one, and worked out once.

use std::collections::BTreeMap;

use bevy::prelude::World;
use tactics::enemy::{Threat, approach, threat, usual};
use tactics::ground::{Base, Sq};
use tactics::rules::fight_view::{FigureFace, figure, reached};
use tactics::rules::odds::{self, Foretold};
use tactics::rules::state::ids::FighterId;

/// Where an enemy would go if it were activated in the usual way now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Going {
    /// The squares that it enters, in order.
    pub route: Vec<Sq>,
    /// The base as it will stand.
    pub base: Base,
}

/// What is known of figures.
#[derive(Debug, Default)]
pub struct Seen {
    readings: u64,
    threats: BTreeMap<FighterId, Threat>,
    reached: BTreeMap<FighterId, Vec<(Sq, u16)>>,
    faces: BTreeMap<FighterId, FigureFace>,
    going: BTreeMap<FighterId, Vec<Going>>,
    odds: BTreeMap<(FighterId, FighterId), Option<Foretold>>,
}

impl Seen {
    /// Forgets everything if the game was read since.
    pub fn at(&mut self, readings: u64) {
        if self.readings != readings {
            *self = Seen { readings, ..Seen::default() };
        }
    }

    /// Returns what an enemy threatens.
    pub fn threat(&mut self, world: &World, id: FighterId) -> &Threat {
        self.threats.entry(id).or_insert_with(|| threat(world, id))
    }

    /// Returns the squares that a figure reaches by its basic movement, with what each costs.
    pub fn reached(&mut self, world: &World, id: FighterId) -> &[(Sq, u16)] {
        self.reached.entry(id).or_insert_with(|| reached(world, id))
    }

    /// Returns a figure with its values.
    pub fn face(&mut self, world: &World, id: FighterId) -> &FigureFace {
        self.faces.entry(id).or_insert_with(|| figure(world, id))
    }

    /// Returns the ways that an enemy would go, each as good as the others; none if it would stay.
    pub fn going(&mut self, world: &World, id: FighterId) -> &[Going] {
        let target = self.threat(world, id).focus.tied.first().copied();
        self.going.entry(id).or_insert_with(|| {
            let plans = target.map(|target| approach(world, id, &usual(), Some(target)).plans);
            let going = |plan: tactics::rules::moves::Plan| Going {
                route: std::iter::once(plan.moving).chain(plan.route).collect(),
                base: plan.base,
            };
            plans.into_iter().flatten().map(going).collect()
        })
    }

    /// Returns what the basic attack of a figure may do to another one.
    pub fn odds(&mut self, world: &World, by: FighterId, of: FighterId) -> Option<&Foretold> {
        self.odds.entry((by, of)).or_insert_with(|| odds::basic(world, by, of)).as_ref()
    }
}
