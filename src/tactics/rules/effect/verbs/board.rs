//! Verbs that change the board: walls, pieces, spawned minions.

use bevy_ecs::prelude::*;
use lang::saturating;

use super::super::run::Progress;
use super::super::spot::squares;
use super::super::target::{self, Does};
use super::super::{amount, standing, triggers};
use super::value;
use crate::content::amount::Amount;
use crate::content::effect::{Effect, Full, Spot, Target};
use crate::content::pack::CompanionId;
use crate::ground::{Cells, Piece, Sq, TerrainId, oldest, placements, room, spawn_squares};
use crate::rules::fight;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest, question};
use crate::rules::flow::frame::{Ctx, Flow, Happened, What};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::goal;
use crate::rules::setup;
use crate::rules::state::field::Field;
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Raise { terrain, beside } => raise(world, ctx, terrain, beside),
        Effect::Spawn { what, at, n, full } => spawn(world, ctx, what, at, n, *full),
        Effect::Summon { what, at } => summon(world, ctx, what, at),
        _ => Progress::Done(false),
    }
}

/// Raises a wall beside somebody (AT-OBST-06 to AT-OBST-10): the oldest goes first where their number is
/// limited (AT-RUL-89), then the players choose among the legal placements (AT-RUL-88, AT-EX-45).
fn raise(world: &mut World, ctx: &Ctx, terrain: &str, beside: &Target) -> Progress {
    let Some(kind) = table::book(world).find_terrain(terrain) else { return Progress::Done(false) };
    let by = target::candidates(world, ctx, beside, Does::Help).first().copied();
    let Some(by) = by.filter(|id| table::fighter(world, *id).on_board) else {
        return Progress::Done(false);
    };
    if let Some(Act::Choice(n)) = drive::answer_one(world) {
        let chosen = places(world, kind, by).into_iter().nth(n.into());
        chosen.into_iter().for_each(|squares| put_piece(world, kind, squares, Some(by)));
        return Progress::Done(true);
    }
    if super::run::stage(world) == 0 {
        super::run::set_stage(world, 1);
        make_room(world, kind, Some(by));
    }
    let all = places(world, kind, by);
    match all.as_slice() {
        [] => Progress::Done(false),
        [only] => {
            put_piece(world, kind, only.clone(), Some(by));
            Progress::Done(true)
        }
        _ => {
            let options = saturating::bytes(all.len()).map(Act::Choice).collect();
            let q = question(target::chooser(world, ctx), Ask::Choice, ctx.source);
            drive::ask(world, q, options);
            Progress::Wait
        }
    }
}

/// Returns every place for a piece of a kind beside a figure (AT-RUL-88).
fn places(world: &World, kind: TerrainId, by: FighterId) -> Vec<Vec<Sq>> {
    let (field, content) = (world.resource::<Field>(), table::book(world));
    let def = &content.terrain[usize::from(kind.0)];
    let base = table::fighter(world, by).base();
    if def.over_void {
        // What bridges a gap lies on it with its whole length.
        let board = table::surface(world).board;
        let gap: Cells = field.ground.squares().filter(|sq| !board.contains(*sq)).collect();
        let mut all = placements(base, def.length, &gap);
        all.retain(|squares| squares.len() == usize::from(def.length));
        return all;
    }
    let room = room(&field.ground, &field.pieces, kind, &content.kinds, &table::occupied(world));
    placements(base, def.length, &room)
}

/// Returns the places for a wall that the open question offers, in the order of its choices; none if it
/// is about something else.
pub fn raised(world: &World) -> Vec<Vec<Sq>> {
    let Some(f) = world.resource::<Flow>().effects() else { return Vec::new() };
    let Some(Effect::Raise { terrain, beside }) = f.list.get(usize::from(f.at)) else {
        return Vec::new();
    };
    let kind = table::book(world).find_terrain(terrain);
    let by = target::candidates(world, &f.ctx, beside, Does::Help).first().copied();
    kind.zip(by).map_or(Vec::new(), |(kind, by)| places(world, kind, by))
}

/// Takes the oldest piece of a kind away where no more may lie (AT-OBST-10, AT-EX-22, AT-EX-40).
pub(super) fn make_room(world: &mut World, kind: TerrainId, by: Option<FighterId>) {
    let limit = standing::limit(world, kind, by);
    let pieces = &world.resource::<Field>().pieces;
    if let Some(at) = oldest(pieces, limit, standing::counts(world, kind, by)) {
        remove_piece(world, at);
    }
}

pub(super) fn put_piece(
    world: &mut World,
    kind: TerrainId,
    squares: Vec<Sq>,
    by: Option<FighterId>,
) {
    let (told, by) = (squares.clone(), by.map(|by| by.0));
    world.resource_mut::<Field>().pieces.push(Piece { kind, squares, by });
    drive::tell(world, || Cue::Piece { terrain: kind, squares: told, on: true });
    table::level(world);
    goal::check(world);
}

pub(super) fn remove_piece(world: &mut World, at: usize) {
    let Piece { kind, squares, .. } = world.resource_mut::<Field>().pieces.remove(at);
    drive::tell(world, || Cue::Piece { terrain: kind, squares, on: false });
    table::level(world);
    goal::check(world);
}

/// Asks for one of some squares, or takes the only one.
pub(super) fn pick(world: &mut World, ctx: &Ctx, cells: &Cells) -> Option<Option<Sq>> {
    if let Some(Act::Square(sq)) = drive::answer_one(world) {
        return Some(Some(sq));
    }
    let options: Vec<Act> = cells.iter().map(Act::Square).collect();
    match options.as_slice() {
        [] => Some(None),
        [Act::Square(only)] => Some(Some(*only)),
        _ => {
            let q = question(target::chooser(world, ctx), Ask::Square, ctx.source);
            drive::ask(world, q, options);
            None
        }
    }
}

/// Returns how many times are left of the effect under way.
pub(super) fn times(world: &mut World, ctx: &Ctx, n: &Amount) -> i32 {
    if super::run::stage(world) == 0 {
        super::run::set_stage(world, 1);
        let n = value(world, ctx, n);
        drive::effects_mut(world).value = Some(n);
    }
    drive::effects(world).value.unwrap_or(0)
}

pub(super) fn used(world: &mut World) {
    let f = drive::effects_mut(world);
    f.value = f.value.map(|n| n - 1);
    f.did = true;
}

/// Does something with squares that are chosen one after the other, so many times.
pub(super) fn each_picked(
    world: &mut World,
    ctx: &Ctx,
    (n, cells): (&Amount, &Cells),
    act: impl FnOnce(&mut World, Sq),
) -> Progress {
    if times(world, ctx, n) <= 0 {
        return Progress::Done(drive::effects(world).did);
    }
    match pick(world, ctx, cells) {
        None => Progress::Wait,
        Some(None) => Progress::Done(drive::effects(world).did),
        Some(Some(sq)) => {
            act(world, sq);
            used(world);
            Progress::Wait
        }
    }
}

/// Spawns minions (AT-SPWN-01 to AT-SPWN-05). At the limit of the kind the effect says what happens
/// (AT-SPWN-02, AT-SPWN-03, AT-RUL-26): nothing, or the players choose one that is replaced.
fn spawn(world: &mut World, ctx: &Ctx, what: &str, at: &Spot, n: &Amount, full: Full) -> Progress {
    let content = table::book(world).clone();
    let reserve = table::encounter(world).and_then(|e| e.reserve.clone());
    let what = match (what, &reserve) {
        ("reserve", Some(id)) => id.as_str(),
        (id, _) => id,
    };
    let Some(def) = content.find_enemy(what) else { return Progress::Done(false) };
    if times(world, ctx, n) <= 0 {
        return Progress::Done(drive::effects(world).did);
    }
    let answer = drive::answer_one(world);
    if let Some(Act::Fighter(old)) = answer {
        // The one that goes does not count as defeated (AT-RUL-26).
        fight::take_off(world, old);
        return Progress::Wait;
    }
    let there: Vec<FighterId> = table::standing(world)
        .filter(|f| table::enemy(world, f.id).is_some_and(|e| e.id == *what))
        .map(|f| f.id)
        .collect();
    let printed = content.enemy(def);
    let limit = printed.limit.as_ref().map(|l| {
        saturating::count(amount::count(world, &Ctx::nobody(), l.of(table::heroes(world))))
    });
    if answer.is_none() && limit.is_some_and(|limit| there.len() >= limit) {
        if full == Full::Prevent || there.is_empty() {
            return Progress::Done(drive::effects(world).did);
        }
        let options = there.into_iter().map(Act::Fighter).collect();
        let q = question(table::lead(world), Ask::Fighter, ctx.source);
        drive::ask(world, q, options);
        return Progress::Wait;
    }
    let free = table::free(world);
    let wanted = squares(world, ctx, at) & table::surface(world).board;
    // What is free of the squares named comes first; else beside them (AT-SPWN-05, AT-RUL-27).
    let cells = match wanted & free {
        some if !some.is_empty() => some,
        _ => wanted.iter().fold(Cells::EMPTY, |all, sq| all | spawn_squares(sq, &free)),
    };
    let sq = match answer {
        Some(Act::Square(sq)) => Some(sq),
        _ => match pick(world, ctx, &cells) {
            None => return Progress::Wait,
            Some(sq) => sq,
        },
    };
    let Some(sq) = sq else { return Progress::Done(drive::effects(world).did) };
    used(world);
    let code = fresh_code(world, &printed.code);
    let who = setup::place(world, def, code, sq);
    triggers::fire(world, Happened { of: ctx.you, ..Happened::new(What::Spawned) }.to(who));
    goal::check(world);
    Progress::Wait
}

/// Puts a summon of a hero on the board (AT-SUMM-01), or an ally where a chapter says it (AT-RUL-100), as
/// many as there can be at once. One that is knocked out is put back with 1 HP (AT-RUL-114).
fn summon(world: &mut World, ctx: &Ctx, what: &str, at: &Spot) -> Progress {
    let content = table::book(world).clone();
    let Some(def) = content.find_companion(what) else { return Progress::Done(false) };
    let kind = kind_of(world, ctx, def);
    if !can_summon(world, ctx, what) {
        return Progress::Done(false);
    }
    let cells = squares(world, ctx, at) & table::free(world);
    match pick(world, ctx, &cells) {
        None => Progress::Wait,
        Some(None) => Progress::Done(false),
        Some(Some(sq)) => {
            let down = table::fighters(world).find(|f| f.kind == kind && table::is_down(world, f));
            let who = match down.map(|f| f.id) {
                Some(who) => {
                    let mut f = table::fighter_mut(world, who);
                    (f.hp, f.at, f.on_board) = (1, sq, true);
                    drive::tell(world, || Cue::Stood { who, at: sq });
                    who
                }
                None => {
                    let code = fresh_code(world, &content.companion(def).code);
                    setup::place_companion(world, kind, def, code, sq)
                }
            };
            triggers::fire(world, Happened { of: ctx.you, ..Happened::new(What::Spawned) }.to(who));
            goal::check(world);
            Progress::Done(true)
        }
    }
}

/// Returns what a companion is that a text puts on the board: a summon of the hero who has the text, or an
/// ally, whom the hero leads by whom the players are asked.
fn kind_of(world: &World, ctx: &Ctx, def: CompanionId) -> FighterKind {
    match ctx.you.and_then(|you| table::fighter(world, you).seat()) {
        Some(of) => FighterKind::Summon { def, of },
        None => FighterKind::Ally { def, of: table::lead(world) },
    }
}

/// Returns whether fewer of a companion stand than there can be at once.
pub fn can_summon(world: &World, ctx: &Ctx, what: &str) -> bool {
    let content = table::book(world);
    let Some(def) = content.find_companion(what) else { return false };
    let is = |f: &&Fighter| match (f.kind, kind_of(world, ctx, def)) {
        // Allies are the party's, whoever leads them.
        (FighterKind::Ally { def: a, .. }, FighterKind::Ally { def: b, .. }) => a == b,
        (a, b) => a == b,
    };
    table::standing(world).filter(is).count() < usize::from(content.companion(def).copies)
}

/// Returns the next identifier of a code that no figure has had (AT-SETUP-06).
fn fresh_code(world: &World, code: &str) -> String {
    let number = |f: &str| f.strip_prefix(code).and_then(|n| n.parse::<u16>().ok());
    let most = table::fighters(world).filter_map(|f| number(&f.code)).max();
    format!("{code}{}", most.unwrap_or(0) + 1)
}
