//! The focus: the widget that keys and buttons act on, with a ring around it.
//!
//! It is egui's own focus, on buttons and fields and on the things on a table, which the table
//! registers as invisible widgets. This module decides what is pressed and where the focus moves,
//! with [`crate::kit::input::ways`].

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Id, LayerId, Order, Rect, Stroke, StrokeKind, accesskit};

use super::Told;
use super::action::Action;
use super::ways::{Stop, Ways};
use crate::kit::theme;

/// The state of the focus between passes, stored in egui's context.
#[derive(Clone, Default)]
pub(crate) struct Course {
    /// The dialogs of this pass, the topmost last; nothing below it can have the focus. The flag
    /// says whether the key for the obvious thing presses there, too.
    pub dialogs: Vec<(LayerId, bool)>,
    /// Buttons for the obvious thing: ember buttons.
    pub embers: Vec<Id>,
    /// The group of each thing on the table.
    pub groups: BTreeMap<u64, u64>,
    /// Fields that use the left and right arrows themselves.
    pub sliders: Vec<Id>,
    /// The widget to scroll into view in the next pass.
    pub scroll: Option<Id>,
    /// A hash of the last question, so that the focus moves to a new one.
    pub question: u64,
    /// The last focused widget and its place, in case it vanishes.
    pub last: Option<(Id, Rect)>,
    /// Whether the focus came where it is by itself, with a question, and not by a step.
    pub given: bool,
    /// Whether the table is uncovered: keys jump from group to group.
    pub table: bool,
    /// Whether the screen has no obvious thing.
    pub plain: bool,
}

impl Course {
    fn id() -> Id {
        Id::new("course")
    }

    /// Returns the state of a context.
    pub fn of(ctx: &egui::Context) -> Course {
        ctx.data(|data| data.get_temp::<Course>(Course::id())).unwrap_or_default()
    }

    /// Changes the state of a context.
    pub fn change(ctx: &egui::Context, change: impl FnOnce(&mut Course)) {
        ctx.data_mut(|data| change(data.get_temp_mut_or_default::<Course>(Course::id())));
    }
}

/// Begins a pass of panels.
pub fn begin(ctx: &egui::Context) {
    Course::change(ctx, |c| {
        c.dialogs.clear();
        c.embers.clear();
        c.groups.clear();
        c.sliders.clear();
    });
}

/// Registers a dialog on a layer: the focus stays in it.
pub fn dialog(ctx: &egui::Context, layer: LayerId) {
    Course::change(ctx, |c| c.dialogs.push((layer, true)));
}

/// Registers a dialog that is only looked at: the key for the obvious thing closes it.
pub fn view(ctx: &egui::Context, layer: LayerId) {
    Course::change(ctx, |c| c.dialogs.push((layer, false)));
}

/// Registers a thing on the table as a member of a group.
pub fn member(ctx: &egui::Context, id: Id, group: u64) {
    Course::change(ctx, |c| {
        c.groups.insert(id.value(), group);
    });
}

/// Sets the kind of screen: the table, where keys jump from group to group, or one with nothing
/// obvious, where the key for it presses the focused widget.
pub fn screen(ctx: &egui::Context, table: bool, plain: bool) {
    Course::change(ctx, |c| (c.table, c.plain) = (table && c.dialogs.is_empty(), plain));
}

/// Returns whether keys jump from group to group.
pub fn is_table(ctx: &egui::Context) -> bool {
    Course::of(ctx).table
}

/// Returns whether the focus came where it is by itself, with a question: then nobody looks for what it is
/// on.
pub fn is_given(ctx: &egui::Context) -> bool {
    Course::of(ctx).given
}

/// Returns the topmost dialog.
pub fn top(ctx: &egui::Context) -> Option<Id> {
    Course::of(ctx).dialogs.last().map(|(l, _)| l.id)
}

/// Marks a button as the obvious one: the focus starts there.
pub fn prefer(ctx: &egui::Context, id: Id) {
    Course::change(ctx, |c| c.embers.push(id));
}

/// Marks a field that uses the left and right arrows itself.
pub fn slides(ctx: &egui::Context, id: Id) {
    Course::change(ctx, |c| c.sliders.push(id));
}

/// Returns every widget that can have the focus now, in the order in which they were shown.
pub fn stops(ctx: &egui::Context) -> Vec<Stop> {
    let course = Course::of(ctx);
    let order: Vec<LayerId> = ctx.memory(|m| m.layer_ids().collect());
    let rank = |layer: &LayerId| order.iter().position(|l| l == layer);
    let floor = course.dialogs.last().and_then(|(layer, _)| rank(layer));
    let mut all: Vec<(usize, LayerId, Vec<Stop>)> = Vec::new();
    ctx.viewport(|v| {
        for (layer, widgets) in v.this_pass.widgets.layers() {
            // Nothing behind a dialog can have the focus; what the dialog opens is above it.
            let at = rank(layer);
            if floor.is_some() && at < floor || layer.order == Order::Tooltip {
                continue;
            }
            let of_layer = widgets.iter().filter(|w| w.enabled && w.sense.is_focusable());
            let stops = of_layer.filter(|w| w.rect.is_positive()).map(|w| {
                let group = course.groups.get(&w.id.value()).copied();
                Stop {
                    id: w.id,
                    rect: w.rect,
                    unseen: !w.interact_rect.is_positive(),
                    field: false,
                    group: group.unwrap_or_else(|| layer.id.value()),
                }
            });
            all.push((at.unwrap_or(0), *layer, stops.collect()));
        }
    });
    all.sort_by_key(|(at, layer, _)| (*at, layer.id.value()));
    let mut stops: Vec<Stop> = all.into_iter().flat_map(|(_, _, stops)| stops).collect();
    for stop in &mut stops {
        stop.field = egui::text_edit::TextEditState::load(ctx, stop.id).is_some();
    }
    stops
}

/// Moves the focus by the actions of this frame or to a new question, and draws its ring. `keyed`:
/// keys or a gamepad were used last. Returns whether another frame is needed.
pub fn end(ctx: &egui::Context, keyed: bool, question: u64) -> bool {
    let mut course = Course::of(ctx);
    let told = crate::kit::input::told(ctx);
    let mut focus = ctx.memory(egui::Memory::focused);
    let typing = ctx.text_edit_focused();
    if !keyed {
        if let Some(id) = focus.filter(|_| !typing) {
            ctx.memory_mut(|m| m.surrender_focus(id));
        }
        course.question = question;
        Course::change(ctx, |c| *c = course);
        return false;
    }
    let stops = stops(ctx);
    let was = focus;
    let steps: Vec<Action> = told.moves.clone();
    let fresh = course.question != question;
    course.question = question;
    // The focused widget has vanished, or there is another question.
    if !stops.iter().any(|s| Some(s.id) == focus) || (fresh && !typing) {
        focus = preferred(&stops, &course, fresh);
        course.given = true;
    } else if !steps.is_empty() {
        let ways = Ways::new(&stops, course.table);
        course.given = false;
        for step in steps {
            let slides = focus.is_some_and(|id| course.sliders.contains(&id));
            let flat = matches!(step, Action::FocusLeft | Action::FocusRight);
            if !(slides && flat) {
                focus = ways.next(focus, step).or(focus);
            }
        }
    }
    let moved = focus != was;
    if let Some(id) = focus.filter(|_| moved) {
        ctx.memory_mut(|m| m.request_focus(id));
        if stops.iter().any(|s| s.id == id && s.unseen) {
            course.scroll = Some(id);
        }
    }
    if let Some(stop) = stops.iter().find(|s| Some(s.id) == focus) {
        course.last = Some((stop.id, stop.rect));
        if !stop.unseen {
            ring(ctx, stop.rect);
        }
    }
    Course::change(ctx, |c| *c = course);
    moved
}

/// Returns the default focus: the obvious button; without one, the widget nearest to the last
/// focus, or the first widget.
fn preferred(stops: &[Stop], course: &Course, fresh: bool) -> Option<Id> {
    let ember = stops.iter().find(|s| course.embers.contains(&s.id));
    let near = course.last.filter(|_| !fresh).and_then(|(_, was)| {
        let far = |s: &Stop| (s.rect.center() - was.center()).length();
        let seen = stops.iter().filter(|s| !s.unseen);
        seen.min_by(|a, b| far(a).total_cmp(&far(b)))
    });
    let first = stops.iter().find(|s| !s.unseen);
    ember.or(near).or(first).map(|s| s.id)
}

fn ring(ctx: &egui::Context, rect: Rect) {
    let p = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("focus ring")));
    let k = ctx.global_style().spacing.interact_size.y / 18.0;
    let rect = rect.expand(2.0);
    let dark = egui::Color32::from_black_alpha(220);
    p.rect_stroke(rect, 6.0, Stroke::new(4.0 * k, dark), StrokeKind::Outside);
    p.rect_stroke(
        rect.expand(k),
        6.0,
        Stroke::new(2.0 * k, theme::parchment()),
        StrokeKind::Outside,
    );
}

/// Translates the actions for egui: moves of the focus are handled here, and the press action
/// becomes Enter, whichever key or button triggers it. In dialogs, and on screens with nothing
/// obvious, the key for that presses, too. Returns the actions that were used up.
pub(crate) fn translate(
    ctx: &egui::Context,
    events: &mut Vec<egui::Event>,
    told: &Told,
) -> Vec<Action> {
    let course = Course::of(ctx);
    let obvious = course.dialogs.last().map_or(course.plain, |(_, presses)| *presses);
    let focus = ctx.memory(egui::Memory::focused);
    let typing = ctx.text_edit_focused();
    let taken = |key: &egui::Key| match key {
        egui::Key::Tab => true,
        egui::Key::Space | egui::Key::Enter => !typing,
        egui::Key::ArrowUp | egui::Key::ArrowDown => !typing,
        egui::Key::ArrowLeft | egui::Key::ArrowRight => {
            !typing && !focus.is_some_and(|id| course.sliders.contains(&id))
        }
        _ => false,
    };
    events.retain(|e| match e {
        egui::Event::Key { key, modifiers, .. } => {
            let presses = matches!(key, egui::Key::Space | egui::Key::Enter);
            let with = modifiers.ctrl || modifiers.alt || modifiers.command;
            !taken(key) || (with && !presses)
        }
        _ => true,
    });
    let mut used = Vec::new();
    let mut key = |key| {
        for pressed in [true, false] {
            events.push(egui::Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            });
        }
    };
    for action in &told.pressed {
        match action {
            Action::Press if focus.is_some() => {
                used.push(Action::Press);
                key(egui::Key::Enter);
            }
            Action::Obvious | Action::ReplayRun if focus.is_some() && obvious && !typing => {
                used.push(*action);
                key(egui::Key::Enter);
            }
            Action::Back if told.pad => key(egui::Key::Escape),
            _ => {}
        }
    }
    // Keyboard keys reach the slider by themselves.
    if told.pad && focus.is_some_and(|id| course.sliders.contains(&id)) {
        for action in &told.moves {
            match action {
                Action::FocusLeft => key(egui::Key::ArrowLeft),
                Action::FocusRight => key(egui::Key::ArrowRight),
                _ => {}
            }
        }
    }
    let mut scroll = None;
    Course::change(ctx, |c| scroll = c.scroll.take());
    if let Some(id) = scroll {
        events.push(egui::Event::AccessKitActionRequest(accesskit::ActionRequest {
            action: accesskit::Action::ScrollIntoView,
            target_tree: accesskit::TreeId::ROOT,
            target_node: id.accesskit_id(),
            data: None,
        }));
    }
    used
}
