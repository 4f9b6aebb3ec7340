//! The opening and the ending of a scenario: a printed page before its picture, with villains,
//! henchmen and heroes.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiUserTextures;
use bevy_egui::egui::{self, Color32, Rect, pos2, vec2};

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::adventure_table::screens::large::inspected;
use crate::adventure_table::story::Story;
use crate::kit::frame::Speed;
use crate::kit::input::{self, Action, steer};
use crate::kit::prefs::Prefs;
use crate::kit::theme;
use crate::rules::state::table::{self, Book};
use crate::shell::command::{Command, StoryCommand};
use crate::shell::screens::backdrop::{Backdrop, gradient, ground};
use crate::shell::screens::frame::{Frames, Look, framed};
use crate::shell::screens::rules::Lookup;
use crate::shell::session::GameSession;

mod around;
mod ink;
mod page;
mod telling;

use page::{PageLayout, Set, printed};
use telling::Telling;

/// The seconds in which page and picture fade in.
const UP: f32 = 0.35;

/// Shows the current part of the story.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let window = frames.ctx.content_rect();
    frames.covered.push(window);
    if world.resource::<GameSession>().game.is_none() || !world.contains_resource::<Book>() {
        frames.out.push(Command::Shelve);
        return;
    }
    let (page_up, picture_up) = come_up(world);
    let p = frames.ctx.layer_painter(egui::LayerId::background());
    let picture = world.resource_scope(|world, backdrop: Mut<Backdrop>| {
        backdrop.texture(&mut world.resource_mut::<EguiUserTextures>())
    });
    ground(&p, window, picture, picture_up);
    let content = table::book(world).clone();
    let scale = frames.ctx.pixels_per_point();
    let telling = Telling::of(world, &content, scale * frames.text);
    let (t, inks) = (frames.text, telling.inks());
    // With large texts in a small window, everything is on the page.
    let apart = size.x >= 940.0 * t;
    let edge = (30.0 * t).min(size.x * 0.025).max(8.0);
    let wide = match apart {
        true => (size.x * 0.46).clamp(430.0 * t, 720.0 * t),
        false => (size.x - 2.0 * edge).min(820.0 * t),
    };
    let left = if apart { (size.x * 0.035).max(edge) } else { (size.x - wide) / 2.0 };
    let most = size.y - 2.0 * edge;
    let laid = PageLayout::of(frames.ctx, (&telling.title, &telling.on), vec2(wide, most));
    let tall = if laid.tall > 0.0 { laid.tall.min(most) } else { most };
    let top = edge + (most - tall) * 0.45 + (1.0 - page_up) * 22.0 * t;
    let page = Rect::from_min_size(pos2(left, top), vec2(wide, tall));
    if apart {
        let column = Rect::from_min_max(
            pos2(page.max.x + edge * 1.3, edge),
            pos2(size.x - edge, size.y - edge * 0.8),
        );
        beside(frames, window, column, &telling);
    }
    let look = Look { fill: Color32::TRANSPARENT, ..Look::bare() };
    let mut needs = tall;
    let out = &mut frames.out;
    framed(frames.ctx, "tale", page, &look, |ui| {
        ui.set_opacity(page_up);
        if laid.tall <= 0.0 {
            // The layout is known one frame later.
            ui.set_opacity(0.0);
            ui.disable();
        }
        let set = Set { inks: &inks, apart, picture, fit: laid.fit };
        needs = printed(ui, page, &telling, &set, out);
    });
    if laid.learn(frames.ctx, needs, most) {
        world.write_message(RequestRedraw);
    }
    inspected(world, frames, &content, scale, size);
}

/// Advances the fade-in of page and picture, if animations are on.
fn come_up(world: &mut World) -> (f32, f32) {
    let still = world.resource::<Prefs>().reduced_motion;
    let speed = if still { Speed(0) } else { *world.resource::<Speed>() };
    let takes = speed.seconds(UP);
    let there = world.resource::<Backdrop>().is_there();
    let dt = world.resource::<Time<Real>>().delta_secs().min(0.05);
    let mut tale = world.resource_mut::<Story>();
    let tale = tale.bypass_change_detection();
    let step = if takes > 0.0 { dt / takes } else { 1.0 };
    tale.up.0 = (tale.up.0 + step).min(1.0);
    if there {
        tale.up.1 = (tale.up.1 + step).min(1.0);
    }
    let up = tale.up;
    if up.0 < 1.0 || (there && up.1 < 1.0) {
        world.write_message(RequestRedraw);
    }
    let ease = |n: f32| n * n * (3.0 - 2.0 * n);
    (ease(up.0), ease(up.1))
}

/// Shows the column beside the page: the picture above, cards and people below.
fn beside(frames: &mut Frames<'_>, window: Rect, column: Rect, telling: &Telling) {
    let t = frames.text;
    let wide = column.width();
    let cards = around::foes_height(&telling.foes, wide, t);
    let people = around::seats_height(&telling.seats, wide, t);
    let gap = if cards > 0.0 { 20.0 * t } else { 0.0 };
    let top = (column.max.y - cards - gap - people).max(column.min.y);
    // The picture fades into the dark of the table.
    let p = frames.ctx.layer_painter(egui::LayerId::background());
    let dark = if theme::bold() { Color32::BLACK } else { Color32::from_rgb(0x14, 0x0d, 0x09) };
    let soft = Rect::from_min_max(pos2(window.min.x, top - 190.0 * t), pos2(window.max.x, top));
    let deep = Rect::from_min_max(pos2(window.min.x, top), window.max);
    let half = dark.gamma_multiply(if theme::bold() { 1.0 } else { 0.88 });
    gradient(&p, soft, [Color32::TRANSPARENT, Color32::TRANSPARENT, half, half]);
    let full = dark.gamma_multiply(if theme::bold() { 1.0 } else { 0.97 });
    gradient(&p, deep, [half, half, full, full]);
    let look = Look { fill: Color32::TRANSPARENT, ..Look::bare() };
    let rect = Rect::from_min_max(pos2(column.min.x, top), column.max);
    let out = &mut frames.out;
    framed(frames.ctx, "tale beside", rect, &look, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        around::foes(ui, &telling.foes, out);
        ui.add_space(gap);
        around::seats(ui, &telling.seats, (theme::parchment(), theme::dust()));
    });
}

/// Several keys go on. Overlays have had the key before.
pub fn keys(world: &mut World, frames: &mut Frames<'_>) {
    let ctx = frames.ctx;
    if ctx.text_edit_focused() || world.resource::<Lookup>().0.open {
        return;
    }
    let asked = |action| input::take(ctx, action);
    if world.resource::<Model>().inspect.is_some() {
        let put = asked(Action::Back) || asked(Action::Obvious) || asked(Action::Press);
        let click = ctx.input(|i| i.pointer.any_click());
        let at = ctx.input(|i| i.pointer.interact_pos()).unwrap_or_default();
        if put || (click && !frames.reading.iter().any(|r| r.contains(at))) {
            frames.out.push(TableCommand::Inspect(None));
        }
        return;
    }
    if steer::top(ctx).is_some() {
        return;
    }
    let on = [Action::Obvious, Action::Press, Action::Back, Action::Story];
    if on.into_iter().any(asked) {
        frames.out.push(Command::Story(StoryCommand::On));
    }
}
