//! What stands below a location's card: its name and what closes it; whole beside the pointer where there
//! is too little room.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::epaint::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    Align, Color32, Galley, Painter, Rect, Stroke, StrokeKind, Vec2 as Size, pos2, vec2,
};

use super::hands::Hands;
use super::layout::{Layout, PlaceSlot, TableLayout};
use crate::kit::paint::rows;
use crate::kit::pointer::Pointer;
use crate::kit::theme;
use crate::rules::describe;
use crate::rules::state::ids::PlaceId;
use crate::rules::state::table::{self, LocationStatus};

/// The sizes of what closes a location, largest first: the first that fits is taken.
const SIZES: [f32; 3] = [12.5, 11.5, 10.5];
/// How high a line is, for each point of its size.
const LINE: f32 = 1.12;

/// Draws the name and what closes it, as large as fits.
pub fn draw(world: &World, p: &Painter, l: &Layout, slot: &PlaceSlot, at: PlaceId) {
    let name = name(world, p, l, slot, at);
    let (wide, ink) = (slot.words.width(), ink(world, at));
    let top = slot.words.min.y + name.size().y;
    p.galley(slot.words.min + vec2((wide - name.size().x) / 2.0, 0.0), name, ink);
    let (words, color) = words(world, at);
    if let Some(galley) = closing(p, l, slot, top, (&words, color)) {
        p.galley(pos2(slot.words.center().x, top), galley, color);
    }
}

/// Draws all that closes the location under the pointer, if it is cut short below its card.
pub fn draw_whole(world: &World, p: &Painter) {
    let l = &world.resource::<TableLayout>().0;
    let pointer = world.resource::<Pointer>();
    if pointer.on_panel() || world.resource::<Hands>().holding() {
        return;
    }
    let mouse = pos2(pointer.at.x, pointer.at.y);
    let over = |slot: &&(usize, &PlaceSlot)| slot.1.words.contains(mouse);
    let slots: Vec<(usize, &PlaceSlot)> = l.places.iter().enumerate().collect();
    let Some((n, slot)) = slots.iter().find(over) else { return };
    let at = PlaceId(*n as u8);
    let top = slot.words.min.y + name(world, p, l, slot, at).size().y;
    let (words, color) = words(world, at);
    if closing(p, l, slot, top, (&words, color)).is_some_and(|galley| !galley.elided) {
        return;
    }
    let (font, wide) = (theme::body(15.0 * l.text), 300.0 * l.text);
    let whole = rows(p, &words, font, theme::parchment(), wide, usize::MAX);
    let pad = vec2(10.0, 7.0) * l.text;
    let size: Size = whole.size() + pad * 2.0;
    let left = slot.words.center().x - size.x / 2.0;
    let left = left.clamp(6.0, (l.size.x - size.x - 6.0).max(6.0));
    let rect = Rect::from_min_size(pos2(left, slot.words.max.y + 4.0 * l.k), size);
    p.rect_filled(rect, 6.0, Color32::from_rgba_unmultiplied(0x22, 0x16, 0x10, 245));
    p.rect_stroke(rect, 6.0, Stroke::new(1.5, theme::line()), StrokeKind::Inside);
    p.galley(rect.min + pad, whole, theme::parchment());
}

/// Returns the color of a location's name.
fn ink(world: &World, at: PlaceId) -> Color32 {
    match table::place(world, at).shut {
        LocationStatus::Permanently => theme::dust(),
        _ => theme::parchment(),
    }
}

/// Lays out the name: smaller, then in two rows, where it is long.
fn name(world: &World, p: &Painter, l: &Layout, slot: &PlaceSlot, at: PlaceId) -> Arc<Galley> {
    let (words, ink, wide) =
        (&table::place_def(world, at).name, ink(world, at), slot.words.width());
    let mut name = rows(p, words, theme::heading(15.5 * l.text), ink, wide, 1);
    if name.elided {
        name = rows(p, words, theme::heading(13.0 * l.text), ink, wide, 1);
    }
    if name.elided && slot.words.height() > 2.0 * 15.0 * l.text + 14.0 * l.text {
        name = rows(p, words, theme::heading(13.0 * l.text), ink, wide, 2);
    }
    name
}

/// Returns what is said below the name: what closes the location, or that it is closed.
fn words(world: &World, at: PlaceId) -> (String, Color32) {
    match table::place(world, at).shut {
        LocationStatus::Permanently => (t!("table-closed"), theme::dust()),
        LocationStatus::Temporarily => (t!("table-closed-for-now"), theme::ember()),
        LocationStatus::Open => match describe::closing_ways(world, at) {
            ways if ways.is_empty() => (ways, theme::dust()),
            ways => (t!("table-close", how = ways), theme::dust()),
        },
    }
}

/// Lays out what closes it, in the largest size in which all of it fits; in the smallest, cut short, where
/// none does. Returns nothing where there is no room for a line.
fn closing(
    p: &Painter,
    l: &Layout,
    slot: &PlaceSlot,
    top: f32,
    (words, color): (&str, Color32),
) -> Option<Arc<Galley>> {
    let mut last = None;
    for size in SIZES.map(|size| size * l.text) {
        let room = ((slot.words.max.y - top) / (size * LINE)).floor() as usize;
        if room == 0 {
            continue;
        }
        let font = TextFormat::simple(theme::body(size), color);
        let mut job = LayoutJob::single_section(words.to_owned(), font);
        job.wrap = TextWrapping {
            max_width: slot.words.width(),
            max_rows: room,
            ..TextWrapping::default()
        };
        job.halign = Align::Center;
        let galley = p.layout_job(job);
        if !galley.elided {
            return Some(galley);
        }
        last = Some(galley);
    }
    last
}
