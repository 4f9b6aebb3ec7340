//! The camera of a table: zoom, pan, and framing a part of it.
//!
//! It is a transform of the layout, so that cards, texts, dice and picking follow, and pictures are
//! as sharp as they are shown. Panels stay in place; the table always fills its part of the window.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Rect, pos2};

use super::card::{Pose, View};
use super::frame::Speed;
use super::prefs::Prefs;

/// The largest zoom factor.
pub const CLOSEST: f32 = 2.5;

/// The zoom factor of one notch of the wheel, or one key press.
pub const NOTCH: f32 = 1.18;

/// The seconds of a glide, at normal speed.
pub const GLIDE: f32 = 0.22;

/// A zoom factor, and the point of the whole table in the middle of the view.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Look {
    zoom: f32,
    at: Vec2,
}

impl Look {
    /// Clamps the view to the table.
    fn within(self, place: Place) -> Look {
        let zoom = self.zoom.clamp(1.0, place.closest);
        let half = place.area.size() / (2.0 * zoom);
        let clamp = |at: f32, low: f32, high: f32, half: f32| match high - low > half * 2.0 {
            true => at.clamp(low + half, high - half),
            false => (low + high) / 2.0,
        };
        let of = place.table;
        let x = clamp(self.at.x, of.min.x, of.max.x, half.x);
        let y = clamp(self.at.y, of.min.y, of.max.y, half.y);
        Look { zoom, at: Vec2::new(x, y) }
    }

    fn whole(area: Rect) -> Look {
        Look { zoom: 1.0, at: Vec2::new(area.center().x, area.center().y) }
    }

    /// Returns the offset that is added to a point after it is scaled.
    fn off(self, area: Rect) -> Vec2 {
        Vec2::new(area.center().x, area.center().y) - self.at * self.zoom
    }
}

/// Where a table is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    /// The part of the window in which it is seen.
    area: Rect,
    /// Where the whole of it lies in that part at zoom 1.
    table: Rect,
    /// The largest zoom factor.
    closest: f32,
}

/// The current view, its target, and where the table is seen.
#[derive(Resource, Clone, Debug)]
pub struct Lens {
    place: Place,
    from: Look,
    now: Look,
    to: Look,
    gone: f32,
    /// The scale and offset with which the cards were last placed.
    worn: (f32, Vec2),
    /// The view before a part was framed.
    before: Option<Look>,
}

impl Default for Lens {
    fn default() -> Self {
        let area = Rect::from_min_max(pos2(0.0, 0.0), pos2(1600.0, 900.0));
        let look = Look::whole(area);
        let worn = (1.0, Vec2::ZERO);
        let place = Place { area, table: area, closest: CLOSEST };
        Lens { place, from: look, now: look, to: look, gone: 1.0, worn, before: None }
    }
}

impl Lens {
    /// Returns the zoom factor, 1 to the largest one, usually [`CLOSEST`].
    pub fn zoom(&self) -> f32 {
        self.now.zoom
    }

    /// Returns the scale and offset that map a point of the whole table to the window.
    pub fn transform(&self) -> (f32, Vec2) {
        if self.now.zoom <= 1.0 {
            return (1.0, Vec2::ZERO);
        }
        (self.now.zoom, self.now.off(self.place.area))
    }

    /// Returns whether the view is still gliding.
    pub fn moving(&self) -> bool {
        self.gone < 1.0
    }

    /// Resets the view to the whole table without animation, for another game or screen.
    pub fn forget(&mut self) {
        let look = Look::whole(self.place.area);
        (self.from, self.now, self.to, self.gone, self.before) = (look, look, look, 1.0, None);
    }

    fn send(&mut self, to: Look) {
        let to = to.within(self.place);
        if to != self.to {
            (self.from, self.to, self.gone) = (self.now, to, 0.0);
        }
    }

    /// Zooms by a factor around a point of the window.
    pub fn zoom_at(&mut self, at: Vec2, factor: f32) {
        self.before = None;
        let zoom = (self.to.zoom * factor).clamp(1.0, self.place.closest);
        let point = (at - self.to.off(self.place.area)) / self.to.zoom;
        let middle = Vec2::new(self.place.area.center().x, self.place.area.center().y);
        self.send(Look { zoom, at: point + (middle - at) / zoom });
    }

    /// Zooms by a factor around the middle of the table.
    pub fn zoom_by(&mut self, factor: f32) {
        let middle = self.place.area.center();
        self.zoom_at(Vec2::new(middle.x, middle.y), factor);
    }

    /// Moves the view by points of the window, without animation.
    pub fn drag(&mut self, by: Vec2) {
        let at = self.to.at - by / self.to.zoom;
        self.to = Look { at, ..self.to }.within(self.place);
        (self.from, self.now, self.gone, self.before) = (self.to, self.to, 1.0, None);
    }

    /// Glides by shares of the visible part, to the right and down.
    pub fn pan(&mut self, x: f32, y: f32) {
        let seen = self.place.area.size() / self.to.zoom;
        self.before = None;
        self.send(Look { at: self.to.at + Vec2::new(x * seen.x, y * seen.y), ..self.to });
    }

    /// Glides back to the whole table.
    pub fn whole(&mut self) {
        self.before = None;
        self.send(Look::whole(self.place.area));
    }

    /// Frames a part of the whole table as close as it fits; if it is framed already, glides back
    /// to the view before.
    pub fn frame(&mut self, part: Rect) {
        let middle = Vec2::new(part.center().x, part.center().y);
        let fits = (self.place.area.width() / part.width().max(1.0))
            .min(self.place.area.height() / part.height().max(1.0));
        let look = Look { zoom: fits * 0.97, at: middle }.within(self.place);
        if let Some(before) = self.before.take()
            && look == self.to
        {
            self.send(before);
            return;
        }
        let before = self.to;
        self.send(look);
        self.before = Some(before);
    }

    /// Advances the glide by a share of the way.
    pub fn step(&mut self, share: f32) {
        if self.gone >= 1.0 {
            return;
        }
        self.gone = (self.gone + share).min(1.0);
        if self.gone >= 1.0 {
            self.now = self.to;
            return;
        }
        let t = 1.0 - (1.0 - self.gone).powi(3);
        let zoom = self.from.zoom + (self.to.zoom - self.from.zoom) * t;
        self.now = Look { zoom, at: self.from.at.lerp(self.to.at, t) }.within(self.place);
    }

    /// Sets the area, which the whole table fills; if it has changed, resets the view to the whole table.
    pub fn fit(&mut self, area: Rect) {
        self.fit_in(area, area, CLOSEST);
    }

    /// Sets the area, where in it the whole table lies, and the largest zoom factor; if one of them has
    /// changed, resets the view to the whole table.
    pub fn fit_in(&mut self, area: Rect, table: Rect, closest: f32) {
        let place = Place { area, table, closest: closest.max(1.0) };
        if self.place != place {
            let look = Look::whole(area);
            (self.from, self.now, self.to, self.gone) = (look, look, look, 1.0);
            (self.place, self.before) = (place, None);
        }
    }

    /// Glides just so far that a part of the whole table is seen, with this much around it in points of
    /// the whole table. What is larger than the view is seen in its middle.
    pub fn reveal(&mut self, part: Rect, around: f32) {
        let (part, seen) = (part.expand(around), self.place.area.size() / self.to.zoom);
        let near = |at: f32, low: f32, high: f32, seen: f32| match high - low < seen {
            true => at.clamp(high - seen / 2.0, low + seen / 2.0),
            false => (low + high) / 2.0,
        };
        let x = near(self.to.at.x, part.min.x, part.max.x, seen.x);
        let y = near(self.to.at.y, part.min.y, part.max.y, seen.y);
        let to = Look { at: Vec2::new(x, y), ..self.to }.within(self.place);
        if to != self.to {
            self.before = None;
            self.send(to);
        }
    }
}

/// Ends a card's movement if it is at its target already, after it was moved with the view.
pub fn settle(view: &mut Mut<'_, View>, target: &Pose) {
    let near = view.gone >= 1.0
        && view.to != *target
        && view.to.at.distance(target.at) < 0.5
        && (view.to.wide - target.wide).abs() < 0.5
        && Pose { at: target.at, wide: target.wide, ..view.to } == *target;
    if near {
        view.put(*target);
    }
}

/// Advances the view for a table in this area, and moves resting cards along, so that they do not
/// trail. Returns the scale and offset.
pub fn glide(world: &mut World, area: Rect) -> (f32, Vec2) {
    let delta = world.resource::<Time<Real>>().delta_secs().min(0.1);
    let seconds = world.resource::<Speed>().seconds(GLIDE);
    let still = world.get_resource::<Prefs>().is_some_and(|p| p.reduced_motion);
    let share = if still || seconds <= 0.0 { 1.0 } else { delta / seconds };
    let mut lens = world.resource_mut::<Lens>();
    if lens.place.area != area || lens.moving() {
        lens.fit(area);
        lens.step(share);
    }
    let (moving, before, now) = (lens.moving(), lens.worn, lens.transform());
    if before != now {
        lens.worn = now;
        let carried = |at: Vec2| (at - before.1) / before.0 * now.0 + now.1;
        let mut views = world.query::<&mut View>();
        for mut view in views.iter_mut(world) {
            let view = &mut *view;
            for pose in [&mut view.now, &mut view.from, &mut view.to] {
                pose.at = carried(pose.at);
                pose.wide *= now.0 / before.0;
            }
        }
    }
    if moving || before != now {
        world.write_message(RequestRedraw);
    }
    now
}

#[cfg(test)]
mod tests;
