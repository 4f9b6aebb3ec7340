//! Moving on the board: walking, being put elsewhere, coming back.

pub mod come_back;
pub mod directions;
pub mod place;
pub mod walk;
pub mod way;
mod where_to;

use bevy_ecs::prelude::*;

use super::effect::{run, standing, triggers};
use super::flow::drive::{self, Steps};
use super::flow::frame::{Ctx, Frame, Happened, MoveFrame, Step, What};
use super::state::ids::{CardId, FighterId, SeatId, Source};
use super::state::table;
use crate::content::effect::Change;
use crate::content::words::Pass;
use crate::ground::{Base, Cells, Sq};

pub use where_to::{choices, refusals};

/// Adds the steps of moves.
pub fn install(steps: &mut Steps) {
    steps.add(Step::MoveStart, start);
    steps.add(Step::Where, where_to::step);
    steps.add(Step::Walk, walk::step);
    steps.add(Step::Arrived, walk::arrived);
    steps.add(Step::Return, come_back::step);
    steps.add(Step::Direction, directions::step);
}

/// A move to begin.
pub struct NewMove {
    /// Who moves.
    pub who: FighterId,
    /// Who says where to; nobody where the route is settled.
    pub asks: SeatId,
    /// Points (AT-MOVE-01).
    pub points: u16,
    /// Whether it is a basic move (AT-MOVE-03).
    pub basic: bool,
    /// What gives it.
    pub source: Source,
    /// What it passes through besides what the figure always does.
    pub through: Vec<Pass>,
    /// Only in a straight line.
    pub straight: bool,
    /// Only so that it ends there.
    pub onto: Option<Cells>,
    /// A route that is settled, in order, and the base at its end: a plan.
    pub plan: Option<Plan>,
}

/// A route that is settled before it is walked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    /// The square that moves (AT-LARGE-02).
    pub moving: Sq,
    /// The squares that it enters, in order.
    pub route: Vec<Sq>,
    /// The base as it will stand (AT-LARGE-05).
    pub base: Base,
    /// Whether it goes by the compass (AT-RUL-12).
    pub drifts: bool,
}

impl NewMove {
    /// Returns a move without points, to be filled in.
    pub fn of(who: FighterId, source: Source) -> NewMove {
        NewMove {
            who,
            asks: SeatId(0),
            points: 0,
            basic: false,
            source,
            through: Vec::new(),
            straight: false,
            onto: None,
            plan: None,
        }
    }
}

/// Begins a move. Its own player says where a figure of the heroes' side goes.
pub fn begin(world: &mut World, new: NewMove) {
    let f = table::fighter(world, new.who);
    if !f.on_board {
        return;
    }
    let at = f.at;
    let asks = if f.seat().is_some() { table::seat_of(world, new.who) } else { new.asks };
    let (mut route, mut base, mut mover, mut drifts) = (Vec::new(), None, at, false);
    let settled = new.plan.is_some();
    if let Some(plan) = new.plan {
        (route, base, mover, drifts) = (plan.route, Some(plan.base), plan.moving, plan.drifts);
        route.reverse();
    }
    let card: Option<CardId> = match new.source {
        Source::Card(card) => Some(card),
        _ => None,
    };
    drive::push(
        world,
        Frame::Move(MoveFrame {
            who: new.who,
            asks,
            step: Step::MoveStart,
            source: new.source,
            card,
            left: new.points,
            basic: new.basic,
            through: new.through,
            straight: new.straight.then_some(None),
            onto: new.onto,
            route,
            walked: Vec::new(),
            mover,
            start: at,
            firm: at,
            base,
            settled,
            done: false,
            drifts,
        }),
    );
}

/// A move begins: its points are known.
fn start(world: &mut World) {
    let f = drive::moving(world);
    let (who, given, settled) = (f.who, f.left, f.settled);
    let left = way::points(world, who, given.into());
    let used = standing::limited(world, who, None, |_, c| matches!(c, Change::MovePoints(_)));
    standing::spend(world, used);
    let f = drive::moving_mut(world);
    f.left = left;
    f.step = if settled { Step::Walk } else { Step::Where };
    triggers::fire(world, Happened::by(What::MoveStart, who));
}

/// What happens at the end of a turn to whoever stands on some terrain (AT-DATA-34).
pub fn stay(world: &mut World, who: FighterId) {
    if walk::is_unharmed(world, who) {
        return;
    }
    let cells = table::fighter(world, who).base().cells();
    let content = table::book(world).clone();
    for (place, def) in content.terrain.iter().enumerate().filter(|(_, t)| !t.stay.is_empty()) {
        if table::terrain_at(world, place).meets(&cells) {
            let ctx = Ctx { it: Some(who), ..Ctx::nobody() };
            run::push(world, ctx, def.stay.clone());
        }
    }
}
