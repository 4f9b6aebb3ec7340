//! The few functions that read and change what stands on the board.

use std::sync::Arc;

use bevy_ecs::prelude::*;
use lang::saturating;

use super::field::{Field, Floor};
use super::fighter::{Fighter, FighterKind, HeroSheet, Sheets};
use super::ids::{CardId, Def, FighterId, SeatId};
use super::in_force;
use super::piles::{self, Index, Pile, card};
use super::road::Road;
use super::round::{Progress, Round};
use crate::content::TacticsContent;
use crate::content::pack::ChapterId;
use crate::content::printed::{
    CardDef, ChapterDef, ClassDef, CompanionDef, EncounterDef, EnemyDef, KnockOut, LawDef, Placed,
};
use crate::content::words::{CardKind, Condition, Difficulty, Outcome, Until};
use crate::ground::{Base, Cells, Occupied, Side, Surface, blockers};
use crate::rules::start::House;

/// The pack in play.
#[derive(Resource, Clone)]
pub struct Book(pub Arc<TacticsContent>);

/// The chapter that is visited, and how it was begun.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Playing {
    /// The chapter.
    pub chapter: ChapterId,
    /// The difficulty of this visit (AT-RUL-64).
    pub difficulty: Difficulty,
    /// The house rules of this visit (AT-RUL-119).
    pub house: House,
}

/// Returns the HP of enemies in percent of what is printed: by the difficulty, as the pack says, and by
/// the house rules (AT-RUL-119).
pub fn hp_percent(world: &World) -> i32 {
    let playing = world.resource::<Playing>();
    let level = book(world).pack.parameters.hp.of(playing.difficulty);
    i32::from(*level) * (100 + i32::from(playing.house.hp)) / 100
}

/// Returns the pack in play.
pub fn book(world: &World) -> &Arc<TacticsContent> {
    &world.resource::<Book>().0
}

/// Returns the chapter that is visited.
pub fn chapter(world: &World) -> &ChapterDef {
    book(world).chapter(world.resource::<Playing>().chapter)
}

/// Returns the encounter that is played; nothing in another chapter.
pub fn encounter(world: &World) -> Option<&EncounterDef> {
    chapter(world).encounter.as_deref()
}

/// Returns what is printed on a card of a hero, of the party or of the box.
pub fn printed(world: &World, id: CardId) -> Option<&CardDef> {
    match card(world, id).def {
        Def::Card(def) => Some(book(world).card(def)),
        Def::Class(_) | Def::LevelUp(_) | Def::Boss(_) | Def::Direction(_) => None,
    }
}

/// Returns the class of a hero.
pub fn class(world: &World, seat: SeatId) -> &ClassDef {
    book(world).class(sheet(world, seat).class)
}

/// Returns what is printed for an enemy.
pub fn enemy(world: &World, id: FighterId) -> Option<&EnemyDef> {
    match fighter(world, id).kind {
        FighterKind::Enemy(def) => Some(book(world).enemy(def)),
        _ => None,
    }
}

/// Returns what the encounter says of enemies of a code: how many stand, and values in place of their own
/// (AT-SETUP-07).
pub fn placed<'w>(world: &'w World, code: &str) -> Option<&'w Placed> {
    encounter(world).and_then(|e| e.placed.iter().find(|p| p.code == code))
}

/// Returns the laws that hold, in the order in which they were drawn.
pub fn laws(world: &World) -> impl Iterator<Item = &LawDef> {
    world.resource::<Round>().in_force.iter().filter_map(|n| law(world, *n))
}

/// Returns the names of the laws that hold, if any does.
pub fn law_names(world: &World) -> Option<String> {
    let names: Vec<&str> = laws(world).map(|law| law.name.as_str()).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

/// Returns a law of the encounter by its number.
pub fn law(world: &World, n: u8) -> Option<&LawDef> {
    encounter(world)?.laws.get(usize::from(n))
}

/// Returns what is printed for a summon or an ally.
pub fn companion(world: &World, id: FighterId) -> Option<&CompanionDef> {
    match fighter(world, id).kind {
        FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
            Some(book(world).companion(def))
        }
        _ => None,
    }
}

/// Returns whether a figure is knocked out: a hero, or a companion that is knocked out as a hero
/// (AT-COND-08, AT-SUMM-06).
pub fn is_down(world: &World, f: &Fighter) -> bool {
    let as_hero = || companion(world, f.id).is_some_and(|c| c.knock_out == KnockOut::Hero);
    f.hp <= 0 && (f.is_hero() || as_hero())
}

/// Returns a figure.
pub fn fighter(world: &World, id: FighterId) -> &Fighter {
    let e = world.resource::<Index>().fighters[usize::from(id.0)];
    world.get(e).expect("every figure's entity has its figure")
}

/// Returns a figure, to change.
pub fn fighter_mut(world: &mut World, id: FighterId) -> Mut<'_, Fighter> {
    in_force::changed(world);
    let e = world.resource::<Index>().fighters[usize::from(id.0)];
    world.get_mut(e).expect("every figure's entity has its figure")
}

/// Returns every figure, on the board or off it, by id.
pub fn fighters(world: &World) -> impl DoubleEndedIterator<Item = &Fighter> {
    let all = &world.resource::<Index>().fighters;
    all.iter().map(|e| world.get(*e).expect("every figure's entity has its figure"))
}

/// Returns the figures that stand on the board, by id.
pub fn standing(world: &World) -> impl DoubleEndedIterator<Item = &Fighter> {
    fighters(world).filter(|f| f.on_board)
}

/// Adds a figure and returns its id.
pub fn add(world: &mut World, make: impl FnOnce(FighterId) -> Fighter) -> FighterId {
    let id = FighterId(saturating::short(world.resource::<Index>().fighters.len()));
    let e = world.spawn(make(id)).id();
    world.resource_mut::<Index>().fighters.push(e);
    in_force::dealt(world);
    id
}

/// Returns the seats of all heroes.
pub fn seats(world: &World) -> impl DoubleEndedIterator<Item = SeatId> + use<> {
    saturating::bytes(world.resource::<Sheets>().0.len()).map(SeatId)
}

/// Returns how many heroes the party has (AT-CAMP-14).
pub fn heroes(world: &World) -> usize {
    world.resource::<Sheets>().0.len()
}

/// Returns the figure of a hero.
pub fn hero(world: &World, seat: SeatId) -> &Fighter {
    fighter(world, seat.into())
}

/// Returns what a hero has beside the figure.
pub fn sheet(world: &World, seat: SeatId) -> &HeroSheet {
    &world.resource::<Sheets>().0[usize::from(seat.0)]
}

/// Returns what a hero has beside the figure, to change.
pub fn sheet_mut(world: &mut World, seat: SeatId) -> &mut HeroSheet {
    in_force::changed(world);
    let at = usize::from(seat.0);
    &mut world.resource_mut::<Sheets>().into_inner().0[at]
}

/// Returns the seat that decides for a figure: the hero's own, or that of who summoned or leads it
/// (AT-SUMM-02, AT-RUL-100); for an enemy the seat by which the players are asked.
pub fn seat_of(world: &World, id: FighterId) -> SeatId {
    match fighter(world, id).kind {
        FighterKind::Hero(seat)
        | FighterKind::Summon { of: seat, .. }
        | FighterKind::Ally { of: seat, .. } => seat,
        FighterKind::Enemy(_) => lead(world),
    }
}

/// Returns the player who plays a hero, by number (AT-CAMP-12).
pub fn player(world: &World, seat: SeatId) -> u8 {
    let by_seat = &world.resource::<Road>().players;
    by_seat.get(usize::from(seat.0)).copied().unwrap_or(0)
}

/// Returns the players of the table, each once, by their first seats.
pub fn players(world: &World) -> Vec<u8> {
    let mut all: Vec<u8> = Vec::new();
    for player in seats(world).map(|seat| player(world, seat)) {
        if !all.contains(&player) {
            all.push(player);
        }
    }
    all
}

/// Returns the seat by which "the players" are asked (AT-BOSS-09, AT-RUL-107, AT-RUL-109).
pub fn lead(world: &World) -> SeatId {
    world.resource::<Round>().lead(|id| fighter(world, id).seat())
}

/// Returns what all squares come to.
pub fn surface(world: &World) -> &Surface {
    &world.resource::<Floor>().surface
}

/// Reckons anew what all squares come to. To be called after every change of the [`Field`].
pub fn level(world: &mut World) {
    let (field, kinds) = (world.resource::<Field>(), &book(world).kinds);
    let floor = Floor { surface: field.surface(kinds), kinds: field.terrain(kinds) };
    world.insert_resource(floor);
    in_force::changed(world);
}

/// Returns every square of the kind of terrain that has a place in the pack's list, printed or under a piece.
pub fn terrain_at(world: &World, place: usize) -> Cells {
    world.resource::<Floor>().kinds.get(place).copied().unwrap_or(Cells::EMPTY)
}

/// Returns every square of a kind of terrain, printed or under a piece.
pub fn terrain(world: &World, id: &str) -> Cells {
    let Some(kind) = book(world).find_terrain(id) else { return Cells::EMPTY };
    terrain_at(world, usize::from(kind.0))
}

/// Returns the squares that the map calls by a name.
pub fn mark(world: &World, name: &str) -> Cells {
    let marks = &world.resource::<Field>().ground.marks;
    marks.iter().filter(|(of, _)| of == name).map(|(_, sq)| *sq).collect()
}

/// Returns the squares on which figures stand, by side.
pub fn occupied(world: &World) -> Occupied {
    Occupied::new(standing(world).map(|f| (f.side, f.base())))
}

/// Returns the squares without wall and figure.
pub fn free(world: &World) -> Cells {
    surface(world).floor() - occupied(world).all()
}

/// Returns what interrupts a line of sight for a side, between two bases (AT-RUL-02, AT-RUL-03).
pub fn blocking(world: &World, side: Side, viewer: Base, target: Base) -> Cells {
    blockers(side, surface(world), &occupied(world), viewer, target)
}

/// Returns whether a figure has a condition.
pub fn has(world: &World, id: FighterId, condition: Condition) -> bool {
    fighter(world, id).has(condition)
}

/// Puts a condition on a figure, or a longer one in place of a shorter; without `until` takes it off
/// (AT-RUL-36). Returns whether that changed anything.
pub fn set_condition(
    world: &mut World,
    id: FighterId,
    condition: Condition,
    until: Option<Until>,
) -> bool {
    let mut f = fighter_mut(world, id);
    let slot = &mut f.conditions[condition as usize];
    let changed = slot.is_some() != until.is_some();
    *slot = until;
    changed
}

/// Returns how the encounter ended, once it has.
pub fn outcome(world: &World) -> Option<Outcome> {
    world.resource::<Progress>().outcome
}

/// Returns whether a player board has room for one more card of a kind (AT-QTY-43, AT-EQUP-02).
pub fn has_slot(world: &World, seat: SeatId, kind: CardKind) -> bool {
    let lie = piles::pile(world, Pile::Board(seat));
    let of_kind = |c: &&CardId| printed(world, **c).is_some_and(|d| d.kind == kind);
    lie.iter().filter(of_kind).count() < kind.slots()
}
