//! A card that is dragged: onto the board it is played, there onto whoever or whatever it is dropped on;
//! onto the player board it is equipped or prepared.

use bevy::prelude::World;
use bevy_egui::egui::{Color32, Id, LayerId, Order, Pos2, Rect, Response, Ui, vec2};
use kernel::board_view::BoardView;
use kernel::{Thing, play};
use shell::plain_table::uses::Uses;
use shell::plain_table::{Answer, PlainTable};
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::state::ids::CardId;

use crate::card::{Pictures, TALL, uses};
use crate::model::Fight;

/// Where a card is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    /// The board.
    Board,
    /// The player board.
    PlayerBoard,
}

/// Shows a card under the pointer while it is dragged, and notes where it is dropped.
pub fn follow(
    ui: &Ui,
    fight: &mut Fight,
    pictures: &Pictures,
    (card, hit): (CardId, &Response),
    wide: f32,
) {
    let Some(at) = ui.input(|input| input.pointer.latest_pos()) else { return };
    if hit.drag_stopped() {
        fight.dropped = Some((card, at));
    } else if hit.dragged() {
        let above = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::new("dragged card")));
        let rect = Rect::from_center_size(at, vec2(wide, wide * TALL) * 0.7);
        pictures.paint_on(&above, card, rect, Color32::WHITE);
    }
}

/// Returns the options by which a card goes onto something.
fn options(world: &World, table: &PlainTable, card: CardId, onto: Onto) -> Vec<usize> {
    let Some(asked) = play::prompt::<Tactics>(world) else { return Vec::new() };
    let fits = |n: &usize| match asked.options.get(*n) {
        Some(Act::Equip(_) | Act::Prepare(_) | Act::Slot(_)) => onto == Onto::PlayerBoard,
        Some(Act::Use { .. } | Act::Item(_) | Act::DiscardToMove(_)) => onto == Onto::Board,
        _ => false,
    };
    let mut all: Vec<usize> = uses(table, card).options.into_iter().filter(fits).collect();
    // A card is played where it can be played, and discarded to move only where it cannot.
    let played = |n: &usize| !matches!(asked.options[*n], Act::DiscardToMove(_));
    if all.iter().any(played) {
        all.retain(played);
    }
    all
}

/// Answers by a card that was dropped there. Of several options the panel of the question has the rest.
pub fn answer(
    world: &World,
    fight: &mut Fight,
    table: &PlainTable,
    (there, onto): (Rect, Onto),
    out: &mut Vec<Answer>,
) -> bool {
    let lies = |at: &Pos2| there.contains(*at);
    let Some((card, _)) = fight.dropped.filter(|(_, at)| lies(at)) else { return false };
    fight.dropped = None;
    let Some(first) = options(world, table, card, onto).first().copied() else { return false };
    out.push(Answer::Choose(vec![first]));
    true
}

/// Returns whether something is asked between a card that is played and where it is aimed: powers that may
/// be used first, or which of several ways. What was dropped waits for the answer.
pub fn is_between(world: &World) -> bool {
    let asked = play::prompt::<Tactics>(world).map(|prompt| prompt.ask);
    matches!(asked, Some(Ask::Window | Ask::Choice | Ask::YesNo))
}

/// Plays a card that was dropped on the board; at the next prompt aims it at what it was dropped on.
pub fn dropped(
    ui: &Ui,
    world: &World,
    fight: &mut Fight,
    table: &PlainTable,
    (view, cell): (&BoardView, Option<u16>),
    out: &mut Vec<Answer>,
) {
    let Some(question) = &table.question else { return };
    let later = fight.aim.filter(|(number, _)| *number != question.number);
    if let Some((number, cell)) = later.filter(|_| !is_between(world)) {
        fight.aim = None;
        let figures = view.on(cell).map(|figure| figure.thing);
        let things: Vec<Thing> = std::iter::once(Thing::Cell(cell)).chain(figures).collect();
        let first = Uses::of(question, &things).first(question);
        if let Some(n) = first.filter(|_| question.number > number && !question.is_of_several()) {
            out.push(Answer::Choose(vec![n]));
        }
    }
    let played = answer(world, fight, table, (ui.max_rect(), Onto::Board), out);
    if let Some(cell) = cell.filter(|_| played) {
        fight.aim = Some((question.number, cell));
    }
}
