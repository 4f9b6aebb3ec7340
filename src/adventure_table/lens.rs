//! Zoom and pan at this table, and framing what matters now.
//!
//! The lens is a transform of the layout, so that cards, texts, dice and picking follow, and
//! pictures are as sharp as they are shown. Panels stay in place; the table always fills its part
//! of the window.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::egui::{self, Rect};

use super::layout::Layout;
use crate::adventure_table::model::Model;
use crate::kit::input::{Action, Actions};
use crate::kit::lens::{Lens, NOTCH, glide};
use crate::kit::pointer::Pointer;
use crate::rules::flow::prompt::Ask;
use crate::rules::state::table;
use crate::shell::screen::Screen;
use crate::shell::session::GameSession;

/// The share of the visible part that one key press pans.
const STEP: f32 = 0.12;

/// Returns the part of the whole table that matters for the open question.
pub fn matters(world: &World, whole: &Layout) -> Rect {
    let model = world.resource::<Model>();
    let stage = whole.stage.union(whole.hand).union(whole.deck).union(whole.displayed);
    let Some(prompt) = &model.prompt else { return stage };
    let row = || whole.places.iter().map(|s| s.all).reduce(Rect::union).unwrap_or(stage);
    match prompt.ask {
        Ask::StartPlace | Ask::Place => row(),
        Ask::Hero | Ask::FirstHero | Ask::Checker => {
            whole.boards.iter().copied().reduce(Rect::union).unwrap_or(stage)
        }
        Ask::Close => {
            let at = table::hero(world, prompt.who).at;
            whole.places.get(usize::from(at.0)).map_or(stage, |s| s.all.union(whole.main))
        }
        _ => stage,
    }
}

/// Frames what matters now; pressed again, goes back to the view before.
pub fn frame(world: &mut World) {
    let Some(whole) = world.get_resource::<Whole>().map(|w| w.0.clone()) else { return };
    let part = matters(world, &whole);
    world.resource_mut::<Lens>().frame(part);
}

/// The layout at zoom 1.
#[derive(Resource, Clone, Debug)]
pub struct Whole(pub Layout);

/// Handles the mouse: the wheel zooms at the pointer, the middle button pans.
#[expect(clippy::too_many_arguments, reason = "a system names all that it needs")]
pub fn hands(
    mut lens: ResMut<Lens>,
    pointer: Res<Pointer>,
    model: Res<Model>,
    screen: Res<State<Screen>>,
    session: Res<GameSession>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut wheel: MessageReader<MouseWheel>,
    mut moves: MessageReader<CursorMoved>,
    mut last: Local<Option<Vec2>>,
) {
    let away = *screen.get() != Screen::Table
        || session.game.is_none()
        || model.menu
        || model.inspect.is_some()
        || model.open.is_some()
        || model.curtain.is_some();
    if away {
        wheel.clear();
        moves.clear();
        *last = None;
        return;
    }
    let mut notches = 0.0;
    for turned in wheel.read() {
        notches += match turned.unit {
            MouseScrollUnit::Line => turned.y,
            MouseScrollUnit::Pixel => turned.y / 60.0,
        };
    }
    if notches != 0.0 && !pointer.on_panel() {
        lens.zoom_at(pointer.at, NOTCH.powf(notches.clamp(-4.0, 4.0)));
    }
    let held = buttons.pressed(MouseButton::Middle);
    for m in moves.read() {
        if let (true, Some(from)) = (held, *last) {
            lens.drag(m.position - from);
        }
        *last = held.then_some(m.position);
    }
    if !held {
        *last = None;
    } else if last.is_none() && !pointer.on_panel() {
        *last = Some(pointer.at);
    }
}

/// Handles keys and gamepads: zoom, pan, the whole table, and what matters.
pub fn keys(world: &mut World) {
    let actions = world.resource::<Actions>();
    let by = |less: Action, more: Action| {
        let one = |a| if actions.repeated(a) { 1.0_f32 } else { 0.0 };
        one(more) - one(less)
    };
    let zoom = by(Action::ZoomOut, Action::ZoomIn);
    let (x, y) = (by(Action::PanLeft, Action::PanRight), by(Action::PanUp, Action::PanDown));
    let (whole, framed) = (actions.pressed(Action::ZoomReset), actions.pressed(Action::Frame));
    if zoom == 0.0 && x == 0.0 && y == 0.0 && !whole && !framed {
        return;
    }
    let model = world.resource::<Model>();
    if !can(world) || model.menu || model.inspect.is_some() || model.curtain.is_some() {
        return;
    }
    if framed {
        frame(world);
    }
    let mut lens = world.resource_mut::<Lens>();
    if whole {
        lens.whole();
    }
    if zoom != 0.0 {
        lens.zoom_by(NOTCH.powf(zoom));
    }
    if x != 0.0 || y != 0.0 {
        lens.pan(x * STEP, y * STEP);
    }
}

/// Returns the layout with zoom and pan. Moves resting cards along, so that they do not trail.
pub fn look(world: &mut World, whole: Layout) -> Layout {
    let now = glide(world, whole.table());
    let seen =
        if now.0 > 1.0 { whole.closer(now.0, egui::vec2(now.1.x, now.1.y)) } else { whole.clone() };
    if world.get_resource::<Whole>().is_none_or(|w| w.0 != whole) {
        world.insert_resource(Whole(whole));
    }
    seen
}

/// Resets the view for another game or screen.
pub fn forget(mut lens: ResMut<Lens>) {
    lens.forget();
}

/// Returns whether zooming is possible now.
fn can(world: &World) -> bool {
    *world.resource::<State<Screen>>().get() == Screen::Table
        && world.resource::<GameSession>().game.is_some()
}
