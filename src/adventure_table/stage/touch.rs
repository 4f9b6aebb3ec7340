//! The clickable parts of the stage: the ways of a check as tabs, and dice that can be chosen.

use bevy::prelude::World;
use bevy_egui::egui::{
    Align2, Area, Color32, CursorIcon, Id, Order, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, vec2,
};

use super::plan::Plan;
use super::{Showing, showing};
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::layout::{Layout, TableLayout};
use crate::adventure_table::model::Model;
use crate::cards::vocabulary::Skill;
use crate::kit::paint::rows;
use crate::kit::theme;
use crate::rules::check::CheckView;
use crate::rules::flow::prompt::Act;
use crate::shell::screens::frame::Frames;

/// Shows the clickable parts and handles clicks.
pub fn touch(world: &World, frames: &mut Frames<'_>) {
    let l = world.resource::<TableLayout>().0.clone();
    let model = world.resource::<Model>();
    match showing(world) {
        Showing::Check(check) if check.ways.len() > 1 => {
            ways(frames, &l, &Plan::of_check(&l, check), model, check);
        }
        Showing::Throw(throw, air) if air >= 1.0 => {
            let offered = model.choices.iter().any(|c| matches!(c.act, Act::Die(_)));
            if offered {
                let laid = Plan::of_throw(&l, throw).lay(&throw.bunches);
                dice(frames, &laid.dice, laid.r, model);
            }
        }
        _ => {}
    }
}

/// An offered way: its index, its skill if it has one, and its printed difficulty.
type Way = (u8, Option<Skill>, i32);

fn ways(frames: &mut Frames<'_>, l: &Layout, plan: &Plan, model: &Model, check: &CheckView) {
    let rect = plan.tabs;
    frames.covered.push(rect);
    let mut chosen = None;
    Area::new(Id::new("stage-ways")).fixed_pos(rect.min).order(Order::Background).show(
        frames.ctx,
        |ui| {
            ui.set_min_size(rect.size());
            ui.set_max_size(rect.size());
            let size = fitting(ui, l, rect, &check.ways);
            ui.spacing_mut().item_spacing.x = 5.0 * l.k;
            ui.horizontal(|ui| {
                for way in &check.ways {
                    let act = Act::Way { alternative: way.0, skill: way.1 };
                    let on = check.way == (way.0, way.1);
                    let can = model.choices.iter().find(|c| c.act == act);
                    let hit = tab(ui, &words(way), size, rect.height(), on, can.is_some());
                    if let Some(choice) = can
                        && !on
                    {
                        let hit = hit.on_hover_text(&choice.adds);
                        if hit.clicked() {
                            chosen = Some(act);
                        }
                    }
                }
            });
        },
    );
    frames.out.extend(chosen.map(|act| TableCommand::Do(vec![act])));
}

fn words((_, skill, difficulty): &Way) -> String {
    let name = skill.map_or_else(|| t!("stage-way-own-dice"), |s| s.localized().to_owned());
    format!("{name} {difficulty}")
}

/// Returns the font size with which all tabs fit.
fn fitting(ui: &Ui, l: &Layout, rect: Rect, ways: &[Way]) -> f32 {
    let mut size = 14.5 * l.text;
    let all = |size: f32| -> f32 {
        let one = |way: &Way| {
            let galley =
                rows(ui.painter(), &words(way), theme::body(size), theme::dust(), 900.0, 1);
            galley.size().x + size * 1.5 + 5.0 * l.k
        };
        ways.iter().map(one).sum()
    };
    while all(size) > rect.width() && size > 8.0 {
        size *= 0.95;
    }
    size
}

fn tab(
    ui: &mut Ui,
    words: &str,
    size: f32,
    tall: f32,
    on: bool,
    can: bool,
) -> bevy_egui::egui::Response {
    let font = if on { theme::heading(size) } else { theme::body(size) };
    let color = if on || can { theme::parchment() } else { theme::faint() };
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, color);
    let room = vec2(galley.size().x + size * 1.3, tall - 2.0);
    let sense = if can { Sense::click() } else { Sense::hover() };
    let (rect, hit) = ui.allocate_exact_size(room, sense);
    hit.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, can || on, on, words));
    let lit = can && (hit.hovered() || hit.has_focus());
    let fill = match (on, lit) {
        (true, _) => Color32::from_rgb(0x4a, 0x38, 0x28),
        (_, true) => Color32::from_rgb(0x54, 0x3a, 0x26),
        _ => Color32::from_black_alpha(90),
    };
    let line = match (on, can) {
        (true, _) => Stroke::new(1.4, theme::parchment()),
        (_, true) => Stroke::new(1.2, theme::ember()),
        _ => Stroke::new(1.0, theme::line()),
    };
    ui.painter().rect_filled(rect, size * 0.35, fill);
    ui.painter().rect_stroke(rect, size * 0.35, line, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    ui.painter().galley(at.min, galley, color);
    if can { hit.on_hover_cursor(CursorIcon::PointingHand) } else { hit }
}

fn dice(frames: &mut Frames<'_>, spots: &[bevy_egui::egui::Pos2], r: f32, model: &Model) {
    let mut chosen = None;
    for (i, at) in spots.iter().enumerate() {
        let act = Act::Die(i as u8);
        if !model.choices.iter().any(|c| c.act == act) {
            continue;
        }
        let rect = Rect::from_center_size(*at, vec2(2.2, 2.2) * r);
        frames.covered.push(rect);
        let id = Id::new(("stage-die", i));
        let area = Area::new(id).fixed_pos(rect.min).order(Order::Background);
        let hit = area
            .show(frames.ctx, |ui| ui.allocate_exact_size(rect.size(), Sense::click()).1)
            .inner
            .on_hover_cursor(CursorIcon::PointingHand);
        if hit.clicked() {
            chosen = Some(act);
        }
    }
    frames.out.extend(chosen.map(|act| TableCommand::Do(vec![act])));
}
