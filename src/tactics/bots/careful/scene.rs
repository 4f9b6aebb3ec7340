//! The position as a player sees it: enemies with what they threaten and are worth, what is to be done,
//! and how good it is to stand somewhere. Everything in it lies open on the table.

use std::cell::{OnceCell, RefCell};

use bevy_ecs::prelude::*;

use super::bridges::Bridges;
use super::field::{FAR, Field};
use super::goals::Goals;
use super::odds::{self, Edge};
use crate::content::effect::{Change, Effect};
use crate::content::printed::EnemyKind;
use crate::content::words::Condition;
use crate::enemy;
use crate::ground::{Base, Cells, Range, Side, Sq, distance, squares_in_range};
use crate::rules::effect::standing;
use crate::rules::fight::aim;
use crate::rules::state::ids::{FighterId, SeatId, Source};
use crate::rules::state::round::{Potions, Round};
use crate::rules::state::table;

/// How often in a round an enemy strikes that could.
const STRIKES: f64 = 0.9;
/// What a step nearer to whom one will strike is worth.
const STEP: f64 = 0.5;

/// An enemy on the board.
#[derive(Clone, Debug)]
pub struct Foe {
    /// Who.
    pub id: FighterId,
    /// Where.
    pub base: Base,
    /// The damage of its attack on average.
    pub mean: f64,
    /// The squares that it could strike next.
    pub threat: Cells,
    /// What a HP of it is worth.
    pub weight: f64,
    /// What its fall is worth.
    pub kill: f64,
}

/// What a board goes by.
type Key = (u16, Vec<(FighterId, Sq)>, Cells);

/// What of the position stays until somebody on the other side moves or falls.
#[derive(Clone, Debug)]
pub struct Board {
    key: Key,
    /// The enemies.
    pub foes: Vec<Foe>,
    /// What is to be done.
    pub goals: Goals,
    /// Where heroes can walk.
    pub open: Cells,
    /// Where they walk slowly.
    pub slow: Cells,
    to_main: Option<Field>,
    to_any: Field,
    /// How far each square is from where something is to be brought.
    pub to_goal: Option<Field>,
    /// What can be laid over gaps on that way.
    pub bridges: Option<Bridges>,
    harm: Vec<(Cells, f64)>,
}

impl Board {
    /// Returns what it goes by: the turn, where the enemies are, and the ground.
    fn key(world: &World) -> Key {
        let foes = table::standing(world).filter(|f| f.side == Side::Enemies);
        let turn = world.resource::<Round>().turns;
        (turn, foes.map(|f| (f.id, f.at)).collect(), table::surface(world).floor())
    }

    /// Returns the board of a position, the old one if it still holds.
    pub fn of(world: &World, old: Option<Board>, eager: bool) -> Board {
        let key = Board::key(world);
        match old {
            Some(old) if old.key == key => old,
            _ => Board::new(world, key, eager),
        }
    }

    fn new(world: &World, key: Key, eager: bool) -> Board {
        let goals = Goals::of(world, eager);
        let surface = table::surface(world);
        let mut open = surface.floor();
        let hero = table::standing(world).find(|f| f.is_hero()).map(|f| f.id);
        for (_, change) in hero
            .into_iter()
            .flat_map(|id| standing::changes(world, id, |c| matches!(c, Change::CannotEnter(_))))
        {
            if let Change::CannotEnter(id) = change {
                open = open - table::terrain(world, id);
            }
        }
        let last = goals.fell.len() <= 1;
        let carries = goals.bring.is_some() && goals.fell.is_empty();
        let foes: Vec<Foe> = table::standing(world)
            .filter(|f| f.side == Side::Enemies)
            .map(|f| {
                let mean = odds::basic_mean(world, f.id);
                let main = goals.fell.contains(&f.id);
                let boss = table::enemy(world, f.id).is_some_and(|e| e.kind == EnemyKind::Boss);
                let (weight, kill) = match (main, boss) {
                    _ if goals.spare.contains(&f.id) => (-0.5, -6.0),
                    (true, _) => (1.0, if last { 30.0 } else { 10.0 }),
                    (_, true) => (0.35, 3.0 + 2.0 * mean),
                    // Who has something to bring somewhere fights what is in the way.
                    _ if carries => (0.4, 0.5 + 0.9 * mean),
                    _ => (0.6, 0.8 + 1.3 * mean),
                };
                let threat = enemy::threat(world, f.id).squares;
                Foe { id: f.id, base: f.base(), mean, threat, weight, kill }
            })
            .collect();
        let of = |main: bool| {
            let all = foes.iter().filter(|f| !main || goals.fell.contains(&f.id));
            all.fold(Cells::EMPTY, |all, f| all | f.base.cells())
        };
        let slow = surface.obstacles;
        let main = of(true);
        let to_main = (!main.is_empty()).then(|| Field::from(main, &open, &slow));
        let to_any = Field::from(of(false), &open, &slow);
        let mut bridges = goals.bring.and_then(|_| Bridges::of(world));
        let gaps = bridges.as_ref().map_or(Cells::EMPTY, |b| b.gaps);
        let to_goal = goals.bring.map(|(_, to)| Field::over(to, &(open | gaps), &slow, &gaps));
        if let (Some((who, to)), Some(now), Some(bridges)) = (goals.bring, &to_goal, &mut bridges) {
            let heroes = table::standing(world).filter(|f| f.is_hero());
            let heroes = heroes.map(|f| f.base().cells());
            let first = table::fighter(world, who).base().cells();
            let all: Vec<Cells> = std::iter::once(first).chain(heroes).collect();
            bridges.look(world, (to, now), (&open, &slow), &all);
        }
        let content = table::book(world);
        let hurts = |e: &Effect| match e {
            Effect::Harm(n, _) => n.as_number().map_or(1.0, f64::from),
            _ => 0.0,
        };
        let harm = content.terrain.iter().filter(|t| !t.stay.is_empty());
        let harm = harm
            .map(|t| (table::terrain(world, &t.id), t.stay.iter().map(hurts).sum()))
            .filter(|(cells, harm): &(Cells, f64)| !cells.is_empty() && *harm > 0.0)
            .collect();
        Board { key, foes, goals, open, slow, to_main, to_any, to_goal, bridges, harm }
    }
}

/// Squares where something worth doing can be done.
#[derive(Clone, Debug)]
pub struct Errand {
    field: Field,
    step: f64,
}

/// The position as one figure of the own side sees it.
pub struct Scene<'w> {
    /// The world.
    pub world: &'w World,
    /// What of it stays.
    pub board: &'w Board,
    /// Who.
    pub me: FighterId,
    /// Whose seat decides.
    pub seat: SeatId,
    range: u8,
    others: Vec<Base>,
    bier: Option<Field>,
    errands: RefCell<Vec<Errand>>,
    edges: OnceCell<Vec<Edge>>,
    seen: RefCell<Vec<(usize, Range, Cells)>>,
}

impl<'w> Scene<'w> {
    /// Looks at the position for a figure.
    pub fn new(world: &'w World, board: &'w Board, me: FighterId) -> Scene<'w> {
        let seat = table::seat_of(world, me);
        let spec = aim::basic(world, me, Source::Fighter(me));
        let range = spec.map_or(1, |s| s.target.range.attack().max).max(1);
        let others = table::standing(world).filter(|f| f.side == Side::Heroes && f.id != me);
        let others = others.filter(|f| f.is_hero()).map(|f| f.base()).collect();
        let bring = board.goals.bring.map(|(who, _)| table::fighter(world, who));
        let bier = bring.filter(|f| f.on_board && f.id != me);
        let bier = bier.map(|f| Field::from(f.base().cells(), &board.open, &board.slow));
        Scene {
            world,
            board,
            me,
            seat,
            range,
            others,
            bier,
            errands: RefCell::default(),
            edges: OnceCell::new(),
            seen: RefCell::default(),
        }
    }

    /// Notes that something worth so much can be done on some squares.
    pub fn errand(&self, cells: Cells, worth: f64) {
        let cells = cells & self.board.open;
        if !cells.is_empty() && worth >= 1.0 {
            let field = Field::from(cells, &self.board.open, &self.board.slow);
            let step = (worth * 0.08).min(1.1);
            self.errands.borrow_mut().push(Errand { field, step });
        }
    }

    /// Returns an enemy by id, with its number.
    pub fn foe(&self, id: FighterId) -> Option<(usize, &Foe)> {
        self.board.foes.iter().enumerate().find(|(_, f)| f.id == id)
    }

    /// Returns what texts add to the attacks of the figure against an enemy.
    pub fn edge(&self, n: usize) -> &Edge {
        let all = || self.board.foes.iter().map(|f| Edge::of(self.world, self.me, f.id)).collect();
        &self.edges.get_or_init(all)[n]
    }

    /// Returns the squares from which an enemy can be struck at that range.
    pub fn in_range_of(&self, n: usize, range: Range) -> Cells {
        let known = |(of, r, _): &&(usize, Range, Cells)| *of == n && *r == range;
        if let Some((.., cells)) = self.seen.borrow().iter().find(known) {
            return *cells;
        }
        let (foe, edge) = (&self.board.foes[n], self.edge(n));
        let surface = table::surface(self.world);
        let range_now = Range { min: range.min, max: range.max.min(edge.sight) };
        let enemies = table::occupied(self.world).of(Side::Enemies);
        let blockers = (surface.opaque | enemies) - foe.base.cells();
        let mut cells = squares_in_range(foe.base, range_now, &self.board.open, &blockers);
        if edge.hidden {
            cells = cells & foe.base.cells().around(1);
        }
        self.seen.borrow_mut().push((n, range, cells));
        cells
    }

    /// Returns the share of the HP of a figure that it still has.
    fn health(&self, id: FighterId) -> f64 {
        let f = table::fighter(self.world, id);
        f64::from(f.hp) / f64::from(f.max.max(1))
    }

    /// Returns what a HP of a figure of the own side is worth.
    pub fn hurt(&self, id: FighterId) -> f64 {
        let f = table::fighter(self.world, id);
        if self.board.goals.keep.contains(&id) {
            return 3.0;
        }
        if f.is_hero() { 0.7 + 0.6 * (1.0 - self.health(id)) } else { 0.3 }
    }

    /// Returns what it costs when a figure of the own side goes down: once no potion is left, the
    /// evening (AT-GOAL-12).
    pub fn down(&self, id: FighterId) -> f64 {
        let f = table::fighter(self.world, id);
        match (f.is_hero(), self.world.resource::<Potions>().unused) {
            (true, 0) => 30.0,
            (true, 1) => 11.0,
            (true, _) => 7.0,
            _ if self.board.goals.keep.contains(&id) => 12.0,
            _ => 1.0,
        }
    }

    /// Returns what damage to a figure of either side is worth to the players.
    pub fn harm(&self, id: FighterId, n: f64) -> f64 {
        let hp = f64::from(table::fighter(self.world, id).hp);
        match self.foe(id) {
            Some((_, foe)) => foe.weight * n.min(hp) + if n >= hp { foe.kill } else { 0.0 },
            None => {
                let falls = ((n - 0.6 * hp) / hp.max(1.0)).clamp(0.0, 1.0);
                -self.hurt(id) * n.min(hp) - falls * self.down(id)
            }
        }
    }

    /// Returns what healing a figure is worth.
    pub fn heal(&self, id: FighterId, n: f64) -> f64 {
        let f = table::fighter(self.world, id);
        let lost = f64::from(standing::max_hp(self.world, id) - f.hp).max(0.0);
        if f.side == Side::Enemies {
            return -n.min(lost) * self.foe(id).map_or(0.4, |(_, f)| f.weight);
        }
        let up = if f.is_hero() && f.hp <= 0 { 6.0 } else { 0.0 };
        up + n.min(lost) * self.hurt(id)
    }

    /// Returns what a condition on a figure is worth to the players.
    pub fn condition(&self, id: FighterId, condition: Condition) -> f64 {
        if table::has(self.world, id, condition) {
            return 0.0;
        }
        match (self.foe(id), condition) {
            (Some((_, foe)), Condition::Slowed) => 0.3 + 0.15 * foe.mean,
            (Some((_, foe)), Condition::Weakened) => 0.4 * foe.mean,
            (Some((_, foe)), Condition::Stunned) => 0.5 + foe.mean,
            (Some(_), Condition::Invisible) => -2.0,
            (None, Condition::Slowed) => -0.8,
            (None, Condition::Weakened) => -1.2,
            (None, Condition::Stunned) => -3.0,
            (None, Condition::Invisible) => {
                0.4 + 0.8 * self.danger(table::fighter(self.world, id).at)
            }
        }
    }

    /// Returns the damage to be expected on a square until the next turn.
    pub fn danger(&self, at: Sq) -> f64 {
        let here = Base::small(at);
        let threats = self.board.foes.iter().filter(|f| f.threat.contains(at));
        let part = |foe: &Foe| {
            if foe.mean <= 0.0 || !table::fighter(self.world, foe.id).on_board {
                return 0.0;
            }
            let own = distance(foe.base, here);
            let nearer = self.others.iter().map(|o| distance(foe.base, *o)).min();
            let share = match nearer {
                Some(d) if d < own => 0.25,
                Some(d) if d == own => 0.6,
                _ => 1.0,
            };
            let stunned = table::has(self.world, foe.id, Condition::Stunned);
            foe.mean * share * if stunned { 0.4 } else { 1.0 }
        };
        STRIKES * threats.map(part).sum::<f64>()
    }

    /// Returns how good it is to end the turn on a square.
    pub fn place(&self, at: Sq) -> f64 {
        let board = self.board;
        let hp = f64::from(table::fighter(self.world, self.me).hp.max(1));
        let danger = self.danger(at);
        let falls = ((danger - 0.6 * hp) / hp).clamp(0.0, 1.0);
        let mut worth = -0.7 * self.hurt(self.me) * danger - falls * self.down(self.me);
        let away = |field: &Field| f64::from(field.at(at).saturating_sub(self.range).min(24));
        match &board.to_main {
            Some(main) => worth -= STEP * away(main) + 0.1 * away(&board.to_any),
            None => worth -= 0.3 * STEP * away(&board.to_any),
        }
        if let Some(bier) = &self.bier {
            worth -= 0.9 * f64::from(bier.at(at).saturating_sub(1).min(30));
        }
        for errand in self.errands.borrow().iter() {
            let far = errand.field.at(at);
            worth -= errand.step * f64::from(far.min(if far == FAR { FAR } else { 20 }));
        }
        for (cells, harm) in &board.harm {
            if cells.contains(at) {
                worth -= harm * self.hurt(self.me);
            }
        }
        worth
    }
}
