//! The controls of a replay: back and forth by decisions and by turns, play, pause and speed.

use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Response, RichText, ScrollArea, Sense, Shape, Stroke, StrokeKind,
    TextStyle, Ui, pos2, vec2,
};

use super::moments::capital;
use crate::kernel::history::Moment;
use crate::kit::input::{self, Action};
use crate::kit::theme;
use crate::kit::widgets::{ember_button, known, plain_button, row_button};
use crate::shell::command::{Command, CommandQueue, HistoryCommand};

/// The state of a replay for its controls.
pub struct Replay<'a> {
    /// The title of the game.
    pub title: &'a str,
    /// The current moment.
    pub moment: &'a Moment,
    /// The number of decisions played, and of all decisions.
    pub at: (usize, usize),
    /// The first moment of each turn, with the number of the turn.
    pub turns: &'a [(usize, u32)],
    /// Whether it is running.
    pub running: bool,
    /// Its speed, from 0 to 4.
    pub pace: usize,
    /// Whether it can be taken over as a new campaign.
    pub home: bool,
}

/// Shows the panel; it scrolls where there is little room.
pub fn show(ui: &mut Ui, replay: &Replay<'_>, out: &mut CommandQueue) {
    let scroll = ScrollArea::vertical().auto_shrink([false, false]);
    scroll.show(ui, |ui| whole(ui, replay, out));
}

fn whole(ui: &mut Ui, replay: &Replay<'_>, out: &mut CommandQueue) {
    let (at, end) = replay.at;
    let m = replay.moment;
    let size = ui.style().text_styles[&TextStyle::Body].size;
    ui.label(
        RichText::new(t!("transport-replay")).font(theme::heading(size * 0.9)).color(theme::dust()),
    );
    ui.heading(replay.title);
    ui.label(RichText::new(m.turn_text()).color(theme::ember()));
    let scene = t!("transport-scene", scene = capital(&m.scene), at = m.at.as_str());
    ui.label(RichText::new(scene).color(theme::parchment()));
    let then = match m.did.as_str() {
        "" => t!("transport-last"),
        did => t!("transport-decided", did = did),
    };
    ui.label(RichText::new(then).small().color(theme::dust()));
    ui.add_space(6.0);
    scrubber(ui, replay, out);
    let count = t!("transport-count", at = at, end = end);
    let label = ui.label(RichText::new(&count).small().color(theme::dust()));
    known(ui, &count, &label);
    ui.add_space(2.0);
    buttons(ui, replay, out);
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        let paces = [
            t!("transport-slow"),
            t!("transport-calm"),
            t!("transport-brisk"),
            t!("transport-fast"),
            t!("transport-very-fast"),
        ];
        for (n, word) in paces.into_iter().enumerate() {
            let hit = ui.selectable_label(replay.pace == n, RichText::new(&word).small());
            known(ui, &word, &hit);
            if hit.clicked() {
                out.push(Command::Past(HistoryCommand::Pace(n)));
            }
        }
    });
    ui.add_space(8.0);
    if replay.home {
        if ember_button(ui, &t!("transport-take-over"), true).clicked() {
            out.push(Command::Past(HistoryCommand::TakeOver));
        }
        let words = t!("transport-copy");
        ui.label(RichText::new(words).small().color(theme::dust()));
        ui.add_space(4.0);
    }
    if row_button(
        ui,
        &input::with_key(ui.ctx(), &t!("transport-moments"), 3, Action::Past),
        "",
        false,
    )
    .clicked()
    {
        out.push(Command::Past(HistoryCommand::Show(true)));
    }
    if plain_button(ui, &t!("transport-close")).clicked() {
        out.push(Command::Shelve);
    }
}

/// Shows the timeline of the whole game, with the current moment and the turns.
fn scrubber(ui: &mut Ui, replay: &Replay<'_>, out: &mut CommandQueue) {
    let (at, end) = replay.at;
    let k = theme::scale(ui);
    let size = vec2(ui.available_width(), 34.0 * k);
    let (rect, hit) = ui.allocate_exact_size(size, Sense::click_and_drag());
    known(ui, "scrubber", &hit);
    let line = rect.shrink2(vec2(8.0 * k, 0.0));
    let y = rect.min.y + 12.0 * k;
    let spot = |n: usize| line.min.x + line.width() * n as f32 / end.max(1) as f32;
    let p = ui.painter();
    p.line_segment([pos2(line.min.x, y), pos2(line.max.x, y)], Stroke::new(3.0 * k, theme::line()));
    p.line_segment(
        [pos2(line.min.x, y), pos2(spot(at), y)],
        Stroke::new(3.0 * k, theme::ember_deep()),
    );
    let font = theme::body(ui.style().text_styles[&TextStyle::Small].size * 0.8);
    let mut free = f32::MIN;
    for (n, turn) in replay.turns.iter().filter(|(_, turn)| *turn > 0) {
        let x = spot(*n);
        p.line_segment(
            [pos2(x, y - 5.0 * k), pos2(x, y + 5.0 * k)],
            Stroke::new(1.0, theme::dust()),
        );
        // Draws as many turn numbers as there is room for.
        if x > free {
            let text = turn.to_string();
            let drawn = p.text(
                pos2(x, y + 7.0 * k),
                bevy_egui::egui::Align2::CENTER_TOP,
                text,
                font.clone(),
                theme::dust(),
            );
            free = drawn.max.x + 8.0 * k;
        }
    }
    let handle = pos2(spot(at), y);
    p.circle(handle, 7.0 * k, theme::ember(), Stroke::new(1.5, Color32::from_black_alpha(200)));
    if (hit.dragged() || hit.clicked())
        && let Some(pointer) = hit.interact_pointer_pos()
    {
        let part = ((pointer.x - line.min.x) / line.width().max(1.0)).clamp(0.0, 1.0);
        let to = (part * end as f32).round() as usize;
        if to != at {
            out.push(Command::Past(HistoryCommand::To(to)));
        }
    }
}

/// The symbol on a button.
#[derive(Clone, Copy)]
enum Icon {
    Turn(f32),
    Step(f32),
    Play,
    Pause,
}

fn buttons(ui: &mut Ui, replay: &Replay<'_>, out: &mut CommandQueue) {
    let (at, end) = replay.at;
    let (play, words) = match replay.running {
        true => (Icon::Pause, t!("transport-pause")),
        false => (Icon::Play, t!("transport-play")),
    };
    let all = [
        (
            Icon::Turn(-1.0),
            t!("transport-turn-back"),
            Action::ReplayPreviousTurn,
            HistoryCommand::PreviousTurn,
            at > 0,
        ),
        (
            Icon::Step(-1.0),
            t!("transport-step-back"),
            Action::ReplayPrevious,
            HistoryCommand::Previous,
            at > 0,
        ),
        (play, words, Action::ReplayRun, HistoryCommand::Run(!replay.running), end > 0),
        (
            Icon::Step(1.0),
            t!("transport-step-forth"),
            Action::ReplayNext,
            HistoryCommand::Next,
            at < end,
        ),
        (
            Icon::Turn(1.0),
            t!("transport-turn-forth"),
            Action::ReplayNextTurn,
            HistoryCommand::NextTurn,
            at < end,
        ),
    ];
    ui.horizontal(|ui| {
        let k = theme::scale(ui);
        ui.spacing_mut().item_spacing.x = 6.0 * k;
        let wide = ((ui.available_width() - 24.0 * k) / 5.0).clamp(28.0 * k, 60.0 * k);
        for (icon, words, key, go, enabled) in all {
            let hit = icon_button(ui, icon, vec2(wide, 34.0 * k), enabled);
            if enabled {
                known(ui, &words, &hit);
            }
            let hint = input::with_key(ui.ctx(), &words, 2, key);
            if hit.on_hover_text(hint).clicked() && enabled {
                out.push(Command::Past(go));
            }
        }
    });
}

fn icon_button(ui: &mut Ui, icon: Icon, size: bevy_egui::egui::Vec2, enabled: bool) -> Response {
    let (rect, hit) = ui.allocate_exact_size(size, Sense::click());
    let p = ui.painter();
    let warm = enabled && matches!(icon, Icon::Play | Icon::Pause);
    let fill = if warm { theme::ember_deep() } else { theme::soot() };
    let rim = if hit.hovered() && enabled {
        theme::parchment()
    } else if warm {
        theme::ember()
    } else {
        theme::line()
    };
    p.rect(rect, 5.0, fill, Stroke::new(1.2, rim), StrokeKind::Inside);
    let color = if enabled { theme::parchment() } else { theme::dust().gamma_multiply(0.4) };
    draw(p, rect, icon, color);
    hit
}

fn draw(p: &Painter, rect: Rect, icon: Icon, color: Color32) {
    let (c, r) = (rect.center(), rect.height() * 0.24);
    let triangle = |x: f32, way: f32| {
        let points: Vec<Pos2> = vec![
            pos2(c.x + x + way * r, c.y),
            pos2(c.x + x - way * r * 0.7, c.y - r),
            pos2(c.x + x - way * r * 0.7, c.y + r),
        ];
        p.add(Shape::convex_polygon(points, color, Stroke::NONE));
    };
    let bar = |x: f32| {
        let size = vec2(r * 0.45, r * 2.0);
        p.rect_filled(Rect::from_center_size(pos2(c.x + x, c.y), size), 0.0, color);
    };
    match icon {
        Icon::Play => triangle(0.0, 1.0),
        Icon::Pause => {
            bar(-r * 0.5);
            bar(r * 0.5);
        }
        Icon::Step(way) => {
            triangle(-way * r * 0.2, way);
            bar(way * r * 1.1);
        }
        Icon::Turn(way) => {
            triangle(-way * r * 0.9, way);
            triangle(way * r * 0.6, way);
            bar(way * r * 1.9);
        }
    }
}
