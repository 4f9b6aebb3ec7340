//! The focus: one thing on the screen that keys and buttons work on, with a ring around it.
//!
//! It is egui's own focus, on buttons and fields and on the things that lie on a table, which the
//! table registers as widgets without a picture. What is pressed and where it goes is decided here
//! and in [`crate::kit::input::ways`].

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Id, LayerId, Order, Rect, Stroke, StrokeKind, accesskit};

use super::Told;
use super::action::Action;
use super::ways::{Stop, Ways};
use crate::kit::theme;

/// What the focus needs to know from one pass to the next, kept in egui's context.
#[derive(Clone, Default)]
pub(crate) struct Course {
    /// Dialogs of this pass, the topmost last: nothing below can have the focus. In some, the key
    /// for what is obvious presses, too.
    pub dialogs: Vec<(LayerId, bool)>,
    /// What would be done now: an ember button.
    pub embers: Vec<Id>,
    /// Groups of things on the table.
    pub groups: BTreeMap<u64, u64>,
    /// Fields that take left and right for themselves.
    pub sliders: Vec<Id>,
    /// To be scrolled into sight with the next pass.
    pub scroll: Option<Id>,
    /// What the question was, so that the focus follows it.
    pub question: u64,
    /// Where it was when it was last seen, should its thing vanish.
    pub last: Option<(Id, Rect)>,
    /// The table has the screen for itself: keys jump from group to group.
    pub table: bool,
    /// A screen on which nothing is obvious.
    pub plain: bool,
}

impl Course {
    fn id() -> Id {
        Id::new("course")
    }

    /// The course of a context.
    pub fn of(ctx: &egui::Context) -> Course {
        ctx.data(|data| data.get_temp::<Course>(Course::id())).unwrap_or_default()
    }

    /// Changes it.
    pub fn change(ctx: &egui::Context, change: impl FnOnce(&mut Course)) {
        ctx.data_mut(|data| change(data.get_temp_mut_or_default::<Course>(Course::id())));
    }
}

/// A pass of panels begins.
pub fn begin(ctx: &egui::Context) {
    Course::change(ctx, |c| {
        c.dialogs.clear();
        c.embers.clear();
        c.groups.clear();
        c.sliders.clear();
    });
}

/// A dialog lies on that layer: the focus stays in it.
pub fn dialog(ctx: &egui::Context, layer: LayerId) {
    Course::change(ctx, |c| c.dialogs.push((layer, true)));
}

/// The same of something that is only looked at: the key for what is obvious puts it away.
pub fn view(ctx: &egui::Context, layer: LayerId) {
    Course::change(ctx, |c| c.dialogs.push((layer, false)));
}

/// A thing on the table, which is one of that group.
pub fn member(ctx: &egui::Context, id: Id, group: u64) {
    Course::change(ctx, |c| {
        c.groups.insert(id.value(), group);
    });
}

/// Which screen is up: the table, where keys jump from group to group, or one on which nothing is
/// obvious, so that the key for it presses what has the focus.
pub fn screen(ctx: &egui::Context, table: bool, plain: bool) {
    Course::change(ctx, |c| (c.table, c.plain) = (table && c.dialogs.is_empty(), plain));
}

/// Whether keys jump from group to group.
pub fn is_table(ctx: &egui::Context) -> bool {
    Course::of(ctx).table
}

/// The topmost dialog.
pub fn top(ctx: &egui::Context) -> Option<Id> {
    Course::of(ctx).dialogs.last().map(|(l, _)| l.id)
}

/// What would be done now: there the focus goes by itself.
pub fn prefer(ctx: &egui::Context, id: Id) {
    Course::change(ctx, |c| c.embers.push(id));
}

/// This field takes the arrows left and right for itself.
pub fn slides(ctx: &egui::Context, id: Id) {
    Course::change(ctx, |c| c.sliders.push(id));
}

/// Everything that can have the focus now, in the order in which it was shown.
pub fn stops(ctx: &egui::Context) -> Vec<Stop> {
    let course = Course::of(ctx);
    let order: Vec<LayerId> = ctx.memory(|m| m.layer_ids().collect());
    let rank = |layer: &LayerId| order.iter().position(|l| l == layer);
    let floor = course.dialogs.last().and_then(|(layer, _)| rank(layer));
    let mut all: Vec<(usize, LayerId, Vec<Stop>)> = Vec::new();
    ctx.viewport(|v| {
        for (layer, widgets) in v.this_pass.widgets.layers() {
            // Behind a dialog there is nothing to do; what opened from it lies above.
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

/// Moves the focus as was asked for, lets it follow the question, and draws its ring. `keyed`: keys
/// or a gamepad were used last. Says whether another frame is needed.
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
    // What had the focus is gone, or is about something else now.
    if !stops.iter().any(|s| Some(s.id) == focus) || (fresh && !typing) {
        focus = preferred(&stops, &course, fresh);
    } else if !steps.is_empty() {
        let ways = Ways::new(&stops, course.table);
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
        ring(ctx, stop.rect);
    }
    Course::change(ctx, |c| *c = course);
    moved
}

/// Where the focus goes by itself: to what would be done now; where that is not known, to what is
/// nearest to where it was, or to the first thing.
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

/// What egui is told of the keys: what moves the focus is decided here, and what presses is Enter,
/// whichever key or button it is. In dialogs, and on screens where nothing is obvious, the key for
/// that presses, too. Says which actions were used up.
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
    // Keys of the keyboard reach it by themselves.
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
