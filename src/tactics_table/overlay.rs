//! What is laid over the board: where a figure comes, whom an area would affect, what an enemy threatens,
//! the line of sight. Each has a pattern beside its color. All of it is what the rules say; nothing is
//! worked out here.

use bevy::prelude::World;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, vec2};
use kernel::Thing;
use kernel::board_view::BoardView;
use kit::input::{Action, Actions};
use kit::theme;
use shell::plain_table::PlainTable;
use shell::plain_table::board::Scale;
use shell::plain_table::page::inks;
use tactics::enemy::threat;
use tactics::ground::{Base, Sight, Sq, look};
use tactics::rules::aimed::{Aimed, aimed};
use tactics::rules::describe;
use tactics::rules::fight_view::reached;
use tactics::rules::sight::Seen;
use tactics::rules::state::fighter::FighterKind;
use tactics::rules::state::ids::FighterId;
use tactics::rules::state::table;
use tactics::rules::view::{cell, square};

use crate::figure::looked_at;
use crate::model::Fight;

/// How squares are marked.
#[derive(Clone, Copy)]
enum Pattern {
    /// Slanting lines: somebody can be attacked there.
    Hatched,
    /// A dot: somebody can go there.
    Dotted,
    /// A cross: it is in the way.
    Crossed,
    /// Bent corners: it can be chosen as a target.
    Cornered,
    /// A net of lines: an area lies there.
    Netted,
}

/// Shows what belongs to the figure that is looked at, and the line of sight to the cell that is.
pub fn show(
    ui: &Ui,
    world: &World,
    fight: &Fight,
    table: &PlainTable,
    view: &BoardView,
    on: &Scale,
) {
    let painter = ui.painter();
    let held = |action| world.resource::<Actions>().held(action);
    targets(painter, table, view, on);
    let enemies = table::standing(world).filter(|f| matches!(f.kind, FighterKind::Enemy(_)));
    let looked_at = looked_at(fight).filter(|id| table::fighter(world, *id).on_board);
    if held(Action::Threat) {
        for enemy in enemies {
            threatened(painter, world, view, on, enemy.id);
        }
    } else if let Some(id) = looked_at {
        match table::fighter(world, id).kind {
            FighterKind::Enemy(_) if !held(Action::Reach) => {
                threatened(painter, world, view, on, id);
            }
            _ => reach(painter, world, view, on, id),
        }
    }
    let Some(to) = fight.cell.and_then(square) else { return };
    if let Some(aimed) = aimed(world, to) {
        area(painter, world, (view, on), to, &aimed);
    }
    let asked = table.question.as_ref().and_then(|question| question.who);
    if let Some(who) = asked.filter(|_| held(Action::Sight)) {
        sight(painter, world, view, on, (table::hero(world, who).id, to));
    }
}

/// Marks whom and what the open question offers as a target.
fn targets(painter: &Painter, table: &PlainTable, view: &BoardView, on: &Scale) {
    let Some(question) = &table.question else { return };
    let meant = |thing: &Thing| question.options.iter().any(|o| o.targets.contains(thing));
    let figures = view.figures.iter().filter(|figure| meant(&figure.thing));
    let squares = figures.flat_map(|figure| figure.cells.iter().copied()).filter_map(square);
    mark(painter, view, on, squares, (Pattern::Cornered, theme::ember_deep()));
}

/// Marks where a figure comes by its basic movement, with what each square costs.
fn reach(painter: &Painter, world: &World, view: &BoardView, on: &Scale, id: FighterId) {
    let all = reached(world, id);
    let squares = all.iter().map(|(sq, _)| *sq);
    mark(painter, view, on, squares, (Pattern::Dotted, theme::good()));
    let font = theme::heading((on.side * 0.2).max(8.0));
    for (sq, cost) in all.iter().filter(|(_, cost)| *cost > 0) {
        let Some(cell) = view.cell(cell(*sq)) else { continue };
        let at = on.at(cell.middle());
        painter.text(at, Align2::CENTER_CENTER, cost.to_string(), font.clone(), Color32::WHITE);
    }
}

/// Marks the area around a square, and names whom it would affect.
fn area(painter: &Painter, world: &World, (view, on): (&BoardView, &Scale), at: Sq, aimed: &Aimed) {
    mark(painter, view, on, aimed.squares.iter(), (Pattern::Netted, theme::bad()));
    let words = match aimed.hits.is_empty() {
        true => t!("tactics-would-hit-nobody"),
        false => t!("tactics-would-hit", names = describe::fighters(world, &aimed.hits)),
    };
    let Some(cell) = view.cell(cell(at)) else { return };
    let [paper, ink, _] = inks();
    let font = theme::heading((on.side * 0.26).clamp(12.0, 20.0));
    let words = painter.layout(words, font, ink, on.side * 7.0);
    let above = on.at(cell.middle()) - vec2(words.size().x / 2.0, on.side * 0.75 + words.size().y);
    let whole = painter.clip_rect().shrink(6.0);
    let most = (whole.max - words.size()).max(whole.min);
    let back = Rect::from_min_size(above.clamp(whole.min, most), words.size());
    painter.rect_filled(back.expand(4.0), 4.0, paper);
    painter.rect_stroke(back.expand(4.0), 4.0, Stroke::new(1.5, ink), StrokeKind::Outside);
    painter.galley(back.min, words, ink);
}

/// Marks what an enemy could attack after a basic move, and shows whom it would go for.
fn threatened(painter: &Painter, world: &World, view: &BoardView, on: &Scale, id: FighterId) {
    let threat = threat(world, id);
    mark(painter, view, on, threat.squares.iter(), (Pattern::Hatched, theme::bad()));
    let from = middle(view, on, table::fighter(world, id).base());
    for target in &threat.focus.tied {
        let to = middle(view, on, table::fighter(world, *target).base());
        if let (Some(from), Some(to)) = (from, to) {
            painter.arrow(from, (to - from) * 0.86, Stroke::new(3.0, theme::bad()));
        }
    }
}

/// Shows the line of sight from a figure to a square as a string between two corners, or what is in the
/// way of each.
fn sight(
    painter: &Painter,
    world: &World,
    view: &BoardView,
    on: &Scale,
    (who, to): (FighterId, Sq),
) {
    let fighter = table::fighter(world, who);
    let (from, base) = (fighter.base(), Base::small(to));
    let blockers = table::blocking(world, fighter.side, from, base);
    let tall = tactics::rules::board::height(world);
    let point = |x: u8, y: u8| {
        let unit = f32::from(tactics::rules::board::UNIT);
        on.at((f32::from(x) * unit, (f32::from(tall) - f32::from(y)) * unit))
    };
    let string = |ends: &[Pos2]| {
        painter.line(ends.to_vec(), Stroke::new(5.0, inks()[1]));
        painter.line(ends.to_vec(), Stroke::new(2.5, theme::good()));
        for end in ends {
            painter.circle_filled(*end, 4.0, theme::good());
        }
    };
    match (Seen::of(world, who, to), look(from, base, &blockers)) {
        (Seen::Straight, Sight::Clear { from, to }) => {
            string(&[point(from.x, from.y), point(to.x, to.y)]);
        }
        // Past figures, with others' eyes or round a mirror: a string from middle to middle.
        (seen @ (Seen::Straight | Seen::By(_)), _) => {
            let by = match seen {
                Seen::By(at) => Some(Base::small(at)),
                _ => None,
            };
            let ends = [Some(from), by, Some(base)].into_iter().flatten();
            string(&ends.filter_map(|base| middle(view, on, base)).collect::<Vec<_>>());
        }
        // Nothing is in the way, and yet a text hides it.
        (Seen::Not, Sight::Clear { .. }) => {
            mark(painter, view, on, std::iter::once(to), (Pattern::Crossed, theme::bad()));
        }
        (Seen::Not, Sight::Blocked(lines)) => {
            for line in &lines {
                let ends = [point(line.from.x, line.from.y), point(line.to.x, line.to.y)];
                painter.line_segment(ends, Stroke::new(1.0, theme::bad().gamma_multiply(0.6)));
            }
            let by = lines.iter().map(|line| line.by);
            mark(painter, view, on, by, (Pattern::Crossed, theme::bad()));
        }
    }
}

/// Returns where the middle of a base is.
fn middle(view: &BoardView, on: &Scale, base: Base) -> Option<Pos2> {
    let squares = base.cells();
    let cells = squares.iter().filter_map(|sq| view.cell(cell(sq)));
    let corners: Vec<Pos2> = cells.flat_map(|cell| on.corners(cell)).collect();
    (!corners.is_empty()).then(|| Rect::from_points(&corners).center())
}

/// Marks squares by a pattern.
fn mark(
    painter: &Painter,
    view: &BoardView,
    on: &Scale,
    squares: impl Iterator<Item = Sq>,
    (pattern, color): (Pattern, Color32),
) {
    let line = Stroke::new((on.side * 0.035).max(1.0), color.gamma_multiply(0.85));
    for sq in squares {
        let Some(cell) = view.cell(cell(sq)) else { continue };
        let rect = Rect::from_points(&on.corners(cell)).shrink(on.side * 0.06);
        match pattern {
            Pattern::Hatched => {
                painter.rect_filled(rect, 0.0, color.gamma_multiply(0.14));
                for n in 1..4 {
                    let share = n as f32 / 4.0;
                    let (x, y) = (rect.width() * share, rect.height() * share);
                    let (x, y) = (vec2(x, 0.0), vec2(0.0, y));
                    painter.line_segment([rect.left_top() + x, rect.left_top() + y], line);
                    painter.line_segment([rect.right_bottom() - x, rect.right_bottom() - y], line);
                }
            }
            Pattern::Dotted => {
                painter.add(Shape::circle_filled(rect.center(), on.side * 0.13, color));
            }
            Pattern::Crossed => {
                painter.line_segment([rect.left_top(), rect.right_bottom()], line);
                painter.line_segment([rect.right_top(), rect.left_bottom()], line);
            }
            Pattern::Cornered => {
                let line = Stroke::new((on.side * 0.06).max(2.0), color);
                let long = rect.width() * 0.24;
                for corner in
                    [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
                {
                    let inward = (rect.center() - corner) * (long / rect.width() * 2.0);
                    painter.line_segment([corner, corner + vec2(inward.x, 0.0)], line);
                    painter.line_segment([corner, corner + vec2(0.0, inward.y)], line);
                }
            }
            Pattern::Netted => {
                painter.rect_filled(rect, 0.0, color.gamma_multiply(0.2));
                for n in 1..4 {
                    let share = n as f32 / 4.0;
                    let (x, y) =
                        (rect.left() + rect.width() * share, rect.top() + rect.height() * share);
                    painter.vline(x, rect.y_range(), line);
                    painter.hline(rect.x_range(), y, line);
                }
            }
        }
    }
}
