//! What a figure can reach, with all that texts change.

use bevy_ecs::prelude::*;

use crate::content::effect::{Change, On, Steps};
use crate::content::words::{Condition, Pass};
use crate::ground::{
    Base, Cells, Far, Gait, Reach, Sq, Surface, Toward, Way, drift, far_by, reach,
};
use crate::rules::effect::{amount, standing, texts, whom};
use crate::rules::flow::frame::{Ctx, MoveFrame, What};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Returns the surface as a figure walks on it: terrain that it ignores is no obstacle.
pub fn surface(world: &World, who: FighterId) -> Surface {
    let mut surface = *table::surface(world);
    for (_, change) in standing::changes(world, who, |c| matches!(c, Change::IgnoresTerrain(_))) {
        if let Change::IgnoresTerrain(id) = change {
            surface.obstacles = surface.obstacles - table::terrain(world, id);
        }
    }
    surface
}

/// Returns the way of a figure, with what a move lets it pass through besides.
pub fn way(world: &World, who: FighterId, through: &[Pass]) -> Way {
    let gait: Gait = standing::gait(world, who, through);
    let base = table::fighter(world, who).base();
    let way = Way::new(&surface(world, who), &table::occupied(world), base, gait);
    priced(world, who, way)
}

/// Returns the squares of the terrain that a figure cannot enter by some text.
pub fn barred(world: &World, who: FighterId) -> Cells {
    let all = standing::changes(world, who, |c| matches!(c, Change::CannotEnter(_))).into_iter();
    all.fold(Cells::EMPTY, |cells, (_, change)| match change {
        Change::CannotEnter(id) => cells | table::terrain(world, id),
        _ => cells,
    })
}

/// Returns a way with what texts close, and make cost more or less.
pub fn priced(world: &World, who: FighterId, mut way: Way) -> Way {
    let barred = barred(world, who);
    if !barred.is_empty() {
        way = way.closed(&(barred - table::fighter(world, who).base().cells()));
    }
    for (ctx, change) in standing::changes(world, who, |c| matches!(c, Change::StepCost(..))) {
        let Change::StepCost(n, steps) = change else { continue };
        let cells = match steps {
            Steps::All => Cells::ALL,
            Steps::Onto(id) => table::terrain(world, id),
            Steps::Within(n) => ctx
                .you
                .map_or(Cells::EMPTY, |you| table::fighter(world, you).base().cells().around(*n)),
            Steps::Beside => ctx
                .you
                .map_or(Cells::EMPTY, |you| table::fighter(world, you).base().cells().beside()),
            Steps::First | Steps::FirstObstacle => continue,
        };
        let n = i8::try_from(amount::count(world, &ctx.about(who), n)).unwrap_or(0);
        way = way.dearer(&cells, n);
    }
    let by = more(world, who, &Steps::FirstObstacle).clamp(-6, 6);
    match i8::try_from(by) {
        Ok(by) if by != 0 => way.eased(&surface(world, who).obstacles, by),
        _ => way,
    }
}

/// Returns how many points more texts have some steps of a move cost, or fewer.
fn more(world: &World, who: FighterId, wanted: &Steps) -> i32 {
    let all = standing::changes(world, who, |c| matches!(c, Change::StepCost(_, s) if s == wanted));
    let cost = |(ctx, change): (Ctx, &Change)| match change {
        Change::StepCost(n, _) => amount::count(world, &ctx.about(who), n),
        _ => 0,
    };
    all.into_iter().map(cost).sum()
}

/// How far others are from a figure by steps, with all that texts change.
pub struct Paths {
    surface: Surface,
    gait: Gait,
    way: Way,
    through: Way,
}

impl Paths {
    /// Returns the paths of a figure from where it stands or would stand.
    pub fn of(world: &World, who: FighterId) -> Paths {
        let gait = standing::gait(world, who, &[]);
        let surface = surface(world, who);
        let base = table::fighter(world, who).base();
        let way = Way::new(&surface, &table::occupied(world), base, gait);
        let through = priced(world, who, way.ignoring_figures(&surface, gait));
        Paths { way: priced(world, who, way), surface, gait, through }
    }

    /// Measures how far a base is (AT-RUL-15).
    pub fn far(&self, from: Base, to: Base) -> Far {
        far_by(&self.way, &self.through, (&self.surface, self.gait), from, to)
    }

    /// Reckons how far a base is from wherever the figure may stand.
    pub fn toward(&self, to: Base) -> Toward {
        Toward::new(&self.way, &self.through, (&self.surface, self.gait), to)
    }

    /// Returns the way that is walked.
    pub fn way(&self) -> &Way {
        &self.way
    }
}

/// Returns the points that a move of a figure has, of so many (AT-MOVE-01): who is slowed has one at
/// most (AT-COND-01, AT-RUL-33), and who cannot move none.
pub fn points(world: &World, who: FighterId, points: i32) -> u16 {
    if standing::is(world, who, |c| *c == Change::CannotMove) {
        return 0;
    }
    let points = (points + standing::move_points(world, who)).max(0);
    let most = if table::has(world, who, Condition::Slowed) { 1 } else { i32::from(u8::MAX) };
    u16::try_from(points.min(most)).unwrap_or(0)
}

/// Returns how many points more the first step of a move costs.
pub fn first_step(world: &World, who: FighterId) -> u16 {
    u16::try_from(more(world, who, &Steps::First).max(0)).unwrap_or(0)
}

/// Returns the way of a move that is under way.
pub fn rest_of(world: &World, f: &MoveFrame) -> Way {
    way(world, f.who, &f.through).after(&f.walked)
}

/// Returns what a move that is under way can still reach.
pub fn of_move(world: &World, f: &MoveFrame) -> Reach {
    reach(f.mover, points_left(world, f), &rest_of(world, f))
}

/// Returns the points that a move can still spend on entering squares.
pub fn points_left(world: &World, f: &MoveFrame) -> u16 {
    let first = if f.walked.is_empty() { first_step(world, f.who) } else { 0 };
    f.left.saturating_sub(first)
}

/// Returns the straight routes that a move can take, each as far as it goes.
pub fn lines(world: &World, f: &MoveFrame, fixed: Option<(i8, i8)>) -> Vec<Vec<Sq>> {
    let way = rest_of(world, f);
    let steps = way.steps().iter().filter(|step| fixed.is_none_or(|fixed| fixed == **step));
    steps
        .map(|step| drift(f.mover, *step, points_left(world, f), &way))
        .filter(|line| !line.is_empty())
        .collect()
}

/// Returns the squares on which entering sets something off for a figure (AT-RUL-99, AT-RUL-104), as far
/// as they can be told apart from others.
pub fn traps(world: &World, who: FighterId) -> Cells {
    let ignored = ignored(world, who);
    let content = table::book(world);
    let mut traps = Cells::EMPTY;
    for (place, _) in content.terrain.iter().enumerate().filter(|(_, t)| !t.enter.is_empty()) {
        traps |= table::terrain_at(world, place) - ignored;
    }
    for text in texts::answering(world, What::Enters.bit() | What::Leaves.bit()) {
        for rule in text.rules {
            let (On::Enters(about) | On::Leaves(about)) = &rule.on else { continue };
            if !whom::is(world, &text.ctx, &about.of.who, who) {
                continue;
            }
            if let Some((you, within)) = text.ctx.you.zip(about.of.within) {
                let base = table::fighter(world, you).base().cells();
                traps |= base.around(within.help().max);
            }
            about.terrain.iter().for_each(|id| traps |= table::terrain(world, id));
            about.mark.iter().for_each(|name| traps |= table::mark(world, name));
        }
    }
    traps
}

/// Returns the squares of terrain that a figure ignores.
pub fn ignored(world: &World, who: FighterId) -> Cells {
    let mut cells = Cells::EMPTY;
    for (_, change) in standing::changes(world, who, |c| matches!(c, Change::IgnoresTerrain(_))) {
        if let Change::IgnoresTerrain(id) = change {
            cells |= table::terrain(world, id);
        }
    }
    cells
}
