//! A figure that is dragged over the board: a string shows its route and the points spent, and where it is
//! let go it walks just that way. Every square is an answer of its own, as by clicks.

use std::collections::VecDeque;

use bevy::prelude::World;
use bevy_egui::egui::{Align2, Color32, Pos2, Stroke, Ui};
use kernel::board_view::BoardView;
use kernel::play;
use kit::theme;
use shell::plain_table::board::Scale;
use shell::plain_table::page::inks;
use shell::plain_table::{Answer, PlainTable};
use tactics::ground::Sq;
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::strides::{Strides, strides};
use tactics::rules::view::{cell, square};

use crate::drag::is_between;
use crate::model::Fight;

/// The most squares that are filled in where the pointer goes fast.
const FILLED: usize = 16;

/// A route that is being drawn or walked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// The squares under the string, that of the figure first; none while nothing is dragged.
    squares: Vec<Sq>,
    /// The squares that are still to be walked.
    ahead: VecDeque<Sq>,
    /// The question that was answered last.
    answered: Option<u32>,
}

impl Route {
    /// Returns whether a route is drawn or walked.
    pub fn is_begun(&self) -> bool {
        !self.squares.is_empty() || !self.ahead.is_empty()
    }

    /// Leads the string on to a square, or back along it.
    fn lead(&mut self, strides: &Strides, to: Sq) {
        for _ in 0..FILLED {
            let Some(last) = self.squares.last().copied().filter(|last| *last != to) else {
                return;
            };
            if let Some(n) = self.squares.iter().position(|sq| *sq == to) {
                return self.squares.truncate(n + 1);
            }
            let (dx, dy) = last.to(to);
            let (dx, dy) = (dx.signum(), dy.signum());
            let steps = [(dx, dy), (dx, 0), (0, dy)].into_iter().filter(|step| *step != (0, 0));
            let mut next = steps.filter_map(|(dx, dy)| last.plus(dx, dy));
            match next.find(|sq| strides.cost(last, *sq).is_some() && !self.squares.contains(sq)) {
                Some(sq) => self.squares.push(sq),
                None => return,
            }
        }
    }
}

/// Draws the string of the route that is dragged, with the points that it costs.
pub fn show(ui: &Ui, world: &World, fight: &Fight, (view, on): (&BoardView, &Scale)) {
    let squares = &fight.route.squares;
    let Some(strides) = strides(world).filter(|_| squares.len() > 1) else { return };
    let at = |sq: &Sq| Some(on.at(view.cell(cell(*sq))?.middle()));
    let points: Vec<Pos2> = squares.iter().filter_map(at).collect();
    let cost = strides.costs(squares).unwrap_or(u16::MAX);
    let color = if cost <= strides.points { theme::good() } else { theme::bad() };
    let [paper, ink, _] = inks();
    let wide = (on.side * 0.1).max(3.0);
    ui.painter().line(points.clone(), Stroke::new(wide + 3.0, ink));
    ui.painter().line(points.clone(), Stroke::new(wide, color));
    let Some(end) = points.last().copied() else { return };
    let radius = (on.side * 0.34).max(13.0);
    ui.painter().circle(end, radius, paper, Stroke::new(3.0, ink));
    let text = t!("tactics-points-spent", n = cost, of = strides.points);
    let font = theme::heading(radius * 0.72);
    let color = if cost <= strides.points { ink } else { Color32::from_rgb(150, 30, 20) };
    ui.painter().text(end, Align2::CENTER_CENTER, text, font, color);
}

/// Draws the route on while a figure is dragged, and answers square by square once it is let go.
pub fn answer(
    ui: &Ui,
    world: &World,
    fight: &mut Fight,
    table: &PlainTable,
    (_, cell): (&BoardView, Option<u16>),
    out: &mut Vec<Answer>,
) {
    let Some(question) = &table.question else { return fight.route = Route::default() };
    if !fight.route.ahead.is_empty() {
        return go_on(world, fight, question.number, out);
    }
    let here = cell.and_then(square);
    let (pressed, down) =
        ui.input(|input| (input.pointer.primary_pressed(), input.pointer.primary_down()));
    if fight.route.squares.is_empty() && !pressed {
        return;
    }
    let Some(strides) = strides(world) else { return fight.route = Route::default() };
    if pressed {
        fight.route.squares = here.filter(|sq| *sq == strides.from).into_iter().collect();
    } else if down {
        if let Some(to) = here {
            fight.route.lead(&strides, to);
        }
    } else {
        let squares = std::mem::take(&mut fight.route.squares);
        let cost = strides.costs(&squares);
        if squares.len() < 2 || cost.is_none_or(|cost| cost > strides.points) {
            return;
        }
        fight.route.ahead = squares.into_iter().skip(1).collect();
        match strides.play {
            Some(play) => {
                out.push(Answer::Choose(vec![play]));
                fight.route.answered = Some(question.number);
            }
            None => go_on(world, fight, question.number, out),
        }
    }
}

/// Answers with the next square of the route. What comes between, such as a trap, ends it.
fn go_on(world: &World, fight: &mut Fight, number: u32, out: &mut Vec<Answer>) {
    let route = &mut fight.route;
    if route.answered == Some(number) || is_between(world) {
        return;
    }
    let prompt = play::prompt::<Tactics>(world).filter(|prompt| prompt.ask == Ask::Move);
    let next = prompt.zip(route.ahead.pop_front()).and_then(|(prompt, next)| {
        let act = if route.ahead.is_empty() { Act::Square(next) } else { Act::Via(next) };
        prompt.options.iter().position(|option| *option == act)
    });
    match next {
        Some(n) => {
            route.answered = Some(number);
            out.push(Answer::Choose(vec![n]));
        }
        None => *route = Route::default(),
    }
}
