//! Verbs that take terrain away, turn it into other terrain and slide it.

use bevy_ecs::prelude::*;

use super::super::amount;
use super::super::run::Progress;
use super::super::spot::squares;
use super::super::target;
use super::board::{each_picked, pick, remove_piece};
use crate::content::amount::Amount;
use crate::content::effect::{Effect, Spot, Which};
use crate::content::words::Way;
use crate::ground::{Base, Cells, Facing, Kind, Piece, Point, Sq, TerrainId, distance};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::goal;
use crate::rules::moves::directions;
use crate::rules::state::field::Field;
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Clear { terrain, at, n } => clear(world, ctx, terrain, at, n.as_ref()),
        Effect::Become { from, to, at } => turn_into(world, ctx, from, to, at),
        Effect::Slide { terrain, way, n, which, carries } => {
            let slide = Slide { terrain, way: *way, which: *which, carries: *carries };
            slide.carry_out(world, ctx, n)
        }
        _ => Progress::Done(false),
    }
}

/// Returns the squares of a kind of terrain among some, one for each piece and one for each square of the
/// map; a piece over a gap stays while somebody stands on it.
pub fn there(world: &World, terrain: &str, wanted: &Cells) -> Cells {
    let content = table::book(world);
    let Some(kind) = content.find_terrain(terrain) else { return Cells::EMPTY };
    let (field, taken) = (world.resource::<Field>(), table::occupied(world).all());
    let holds = content.terrain[usize::from(kind.0)].over_void;
    let mut found = Cells::EMPTY;
    for piece in field.pieces.iter().filter(|p| p.kind == kind) {
        let used = piece.squares.iter().any(|sq| taken.contains(*sq));
        if !(holds && used) {
            let first = piece.squares.iter().find(|sq| wanted.contains(**sq));
            first.into_iter().for_each(|sq| found.insert(*sq));
        }
    }
    let printed = wanted.iter().filter(|sq| field.ground.terrain(*sq) == Some(kind));
    printed.for_each(|sq| found.insert(sq));
    found
}

/// Takes terrain away: pieces whole, squares of the map one by one; these become floor.
fn clear(world: &mut World, ctx: &Ctx, terrain: &str, at: &Spot, n: Option<&Amount>) -> Progress {
    let Some(kind) = table::book(world).find_terrain(terrain) else { return Progress::Done(false) };
    let cells = there(world, terrain, &squares(world, ctx, at));
    let Some(n) = n else {
        let any = !cells.is_empty();
        drive::effects_mut(world).cleared.clear();
        cells.iter().for_each(|sq| take_away(world, kind, sq));
        return Progress::Done(any);
    };
    if super::run::stage(world) == 0 {
        drive::effects_mut(world).cleared.clear();
    }
    each_picked(world, ctx, (n, &cells), |world, sq| take_away(world, kind, sq))
}

/// Returns the place of the piece of a kind that covers a square.
fn piece_on(world: &World, kind: TerrainId, sq: Sq) -> Option<usize> {
    let pieces = &world.resource::<Field>().pieces;
    pieces.iter().position(|p| p.kind == kind && p.squares.contains(&sq))
}

fn take_away(world: &mut World, kind: TerrainId, sq: Sq) {
    if let Some(at) = piece_on(world, kind, sq) {
        let squares = world.resource::<Field>().pieces[at].squares.clone();
        drive::effects_mut(world).cleared.extend(squares);
        return remove_piece(world, at);
    }
    drive::effects_mut(world).cleared.push(sq);
    let floor = world.resource::<Field>().ground.floor;
    drive::tell(world, || Cue::Piece { terrain: kind, squares: vec![sq], on: false });
    print(world, sq, floor);
}

/// Makes a square of the map other terrain.
fn print(world: &mut World, sq: Sq, kind: TerrainId) {
    let mut field = world.resource_mut::<Field>();
    std::sync::Arc::make_mut(&mut field.ground).set(sq, kind);
    table::level(world);
    goal::check(world);
}

/// Turns terrain into other terrain, a piece as a whole. It becomes no wall where somebody stands.
fn turn_into(world: &mut World, ctx: &Ctx, from: &str, to: &str, at: &Spot) -> Progress {
    let content = table::book(world).clone();
    let Some((old, new)) = content.find_terrain(from).zip(content.find_terrain(to)) else {
        return Progress::Done(false);
    };
    let wall = content.kinds[usize::from(new.0)].kind == Kind::Wall;
    let taken = table::occupied(world).all();
    let open = |sq: &Sq| !wall || whole(world, old, *sq).iter().all(|sq| !taken.contains(*sq));
    let cells: Cells = there(world, from, &squares(world, ctx, at)).iter().filter(open).collect();
    match pick(world, ctx, &cells) {
        None => Progress::Wait,
        Some(None) => Progress::Done(false),
        Some(Some(sq)) => {
            turn(world, (old, new), sq);
            Progress::Done(true)
        }
    }
}

/// Returns the squares of the piece of a kind that covers a square; that square alone where the map is so.
fn whole(world: &World, kind: TerrainId, sq: Sq) -> Vec<Sq> {
    let piece = piece_on(world, kind, sq);
    piece.map_or(vec![sq], |at| world.resource::<Field>().pieces[at].squares.clone())
}

/// Turns what lies on a square from one kind of terrain into another, a piece as a whole.
pub(super) fn turn(world: &mut World, (old, new): (TerrainId, TerrainId), sq: Sq) {
    let squares = whole(world, old, sq);
    let gone = squares.clone();
    drive::tell(world, || Cue::Piece { terrain: old, squares: gone, on: false });
    match piece_on(world, old, sq) {
        Some(at) => world.resource_mut::<Field>().pieces[at].kind = new,
        None => print(world, sq, new),
    }
    drive::tell(world, || Cue::Piece { terrain: new, squares, on: true });
    table::level(world);
    goal::check(world);
}

/// Returns whether anything could slide: some piece has room beside it.
pub fn can_slide(world: &World, ctx: &Ctx, effect: &Effect) -> bool {
    let Effect::Slide { terrain, way, which, carries, .. } = effect else { return false };
    let Some(kind) = table::book(world).find_terrain(terrain) else { return false };
    let slide = Slide { terrain, way: *way, which: *which, carries: *carries };
    let any = |p: &Piece| {
        Point::ALL.iter().any(|point| slide.next(world, p, point.step(Facing::Up)).is_some())
    };
    slide.pieces(world, ctx, kind).iter().any(any)
}

/// Pieces that slide.
struct Slide<'e> {
    terrain: &'e str,
    way: Way,
    which: Which,
    carries: bool,
}

impl Slide<'_> {
    fn carry_out(&self, world: &mut World, ctx: &Ctx, n: &Amount) -> Progress {
        let Some(kind) = table::book(world).find_terrain(self.terrain) else {
            return Progress::Done(false);
        };
        let pieces = self.pieces(world, ctx, kind);
        let way = match (self.way, drive::answer_one(world)) {
            (_, Some(Act::Square(to))) => ctx.you.map(|you| table::fighter(world, you).at.to(to)),
            (Way::Any, _) => return self.ask(world, ctx, &pieces),
            (Way::Toward, _) => None,
            (way, _) => {
                let Some(step) = step_of(world, way) else { return Progress::Wait };
                Some(step)
            }
        };
        let times = amount::count(world, ctx, n).clamp(0, 26);
        let mut any = false;
        for mut piece in in_front_first(world, pieces, way.unwrap_or((0, 0))) {
            let Some(step) = way.or_else(|| toward(world, ctx, &piece)) else { continue };
            for _ in 0..times {
                let Some(next) = self.next(world, &piece, step) else { break };
                self.put(world, &piece, &next, step);
                (piece.squares, any) = (next, true);
            }
        }
        Progress::Done(any)
    }

    /// Returns the pieces that are meant.
    fn pieces(&self, world: &World, ctx: &Ctx, kind: TerrainId) -> Vec<Piece> {
        let all = world.resource::<Field>().pieces.iter().filter(|p| p.kind == kind).cloned();
        let mut all: Vec<Piece> = all.collect();
        if let (Which::Nearest, Some(you)) = (self.which, ctx.you) {
            let base = table::fighter(world, you).base();
            let away =
                |p: &Piece| p.squares.iter().map(|sq| distance(base, Base::small(*sq))).min();
            all.sort_by_key(away);
            all.truncate(1);
        }
        all
    }

    /// Asks for the direction, by the squares around who does it.
    fn ask(&self, world: &mut World, ctx: &Ctx, pieces: &[Piece]) -> Progress {
        let Some(at) = ctx.you.map(|you| table::fighter(world, you).at) else {
            return Progress::Done(false);
        };
        let around = (Cells::one(at).around(1) - Cells::one(at)).iter();
        let open = |sq: &Sq| pieces.iter().any(|p| self.next(world, p, at.to(*sq)).is_some());
        let options: Vec<Act> = around.filter(open).map(Act::Square).collect();
        if options.is_empty() {
            return Progress::Done(false);
        }
        let q = question(target::chooser(world, ctx), Ask::Square, ctx.source);
        drive::ask(world, q, options);
        Progress::Wait
    }

    /// Returns where a piece comes to by a step: over floor of the same terrain as it lies on now, where
    /// no other piece lies and nobody stands but whom it carries.
    fn next(&self, world: &World, piece: &Piece, step: (i8, i8)) -> Option<Vec<Sq>> {
        let field = world.resource::<Field>();
        let own: Cells = piece.squares.iter().copied().collect();
        let below = |sq: Sq| field.ground.terrain(sq);
        let others = field.pieces.iter().filter(|p| p.squares != piece.squares);
        let laid: Cells = others.flat_map(|p| p.squares.iter().copied()).collect();
        let riders = self.riders(world, piece);
        let standing = table::standing(world).filter(|f| !riders.contains(&f.id));
        let taken = standing.fold(Cells::EMPTY, |all, f| all | f.base().cells());
        // Who stands on an open piece that leaves without them stays where they are.
        let taken = taken - own;
        let moved = piece.squares.iter().map(|sq| {
            let to = sq.plus(step.0, step.1)?;
            let same = below(to).is_some() && below(to) == below(*sq);
            (same && !laid.contains(to) && !taken.contains(to)).then_some(to)
        });
        moved.collect()
    }

    /// Returns who moves with a piece: whoever stands wholly on it.
    fn riders(&self, world: &World, piece: &Piece) -> Vec<FighterId> {
        let own: Cells = piece.squares.iter().copied().collect();
        let on =
            table::standing(world).filter(|f| self.carries && f.base().cells().is_within(&own));
        on.map(|f| f.id).collect()
    }

    fn put(&self, world: &mut World, piece: &Piece, next: &[Sq], step: (i8, i8)) {
        let riders = self.riders(world, piece);
        let (kind, old, new) = (piece.kind, piece.squares.clone(), next.to_vec());
        let mut field = world.resource_mut::<Field>();
        if let Some(p) = field.pieces.iter_mut().find(|p| p.kind == kind && p.squares == old) {
            p.squares = new.clone();
        }
        drive::tell(world, || Cue::Piece { terrain: kind, squares: old, on: false });
        drive::tell(world, || Cue::Piece { terrain: kind, squares: new, on: true });
        table::level(world);
        for who in riders {
            let Some(to) = table::fighter(world, who).at.plus(step.0, step.1) else { continue };
            table::fighter_mut(world, who).at = to;
            drive::tell(world, || Cue::Put { who, to });
        }
        goal::check(world);
    }
}

/// Returns the step of a direction of the compass; for `Compass` that of a card, nothing while it is
/// being drawn.
pub(super) fn step_of(world: &mut World, way: Way) -> Option<(i8, i8)> {
    let north = world.resource::<Field>().north;
    match way {
        Way::North => Some(Point::N.step(north)),
        Way::East => Some(Point::E.step(north)),
        Way::South => Some(Point::S.step(north)),
        Way::West => Some(Point::W.step(north)),
        _ => {
            let drawn = drive::effects_mut(world).line.take();
            if drawn.is_none() {
                directions::begin(world);
            }
            drawn
        }
    }
}

/// Returns the step that of all eight leads most nearly from one square to another.
pub(super) fn nearest_step(from: Sq, to: Sq) -> Option<(i8, i8)> {
    let (x, y) = from.to(to);
    let (x, y) = (i32::from(x), i32::from(y));
    // The tangent of half of the angle between two of the eight is close to 5 in 12.
    let along = |a: i32, b: i32| {
        if a.abs() * 12 < b.abs() * 5 { 0 } else { i8::from(a > 0) - i8::from(a < 0) }
    };
    let step = (along(x, y), along(y, x));
    (step != (0, 0)).then_some(step)
}

/// Returns the step that brings a piece nearer to who does it.
fn toward(world: &World, ctx: &Ctx, piece: &Piece) -> Option<(i8, i8)> {
    let to = table::fighter(world, ctx.you?).at;
    nearest_step(*piece.squares.first()?, to)
}

/// Orders pieces so that those in front move first, and the next have room.
fn in_front_first(_: &World, mut pieces: Vec<Piece>, step: (i8, i8)) -> Vec<Piece> {
    let front = |p: &Piece| p.squares.iter().map(|sq| ahead(*sq, step)).max().unwrap_or(0);
    pieces.sort_by_key(|p| std::cmp::Reverse(front(p)));
    pieces
}

/// Returns how far ahead a square lies in a direction.
pub(super) fn ahead(sq: Sq, step: (i8, i8)) -> i32 {
    i32::from(sq.x()) * i32::from(step.0) + i32::from(sq.y()) * i32::from(step.1)
}
