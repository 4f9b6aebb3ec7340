//! A closer look at a table: zoom, pan, and framing a part of it.
//!
//! It is a transform of the layout, so that cards, words, dice and picking follow, and pictures are
//! made as sharp as they are shown. Panels stay where they are; the table never leaves its window.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Rect, pos2};

use super::card::{Pose, View};
use super::frame::Speed;
use super::prefs::Prefs;

/// As close as one can look.
pub const CLOSEST: f32 = 2.5;

/// What a notch of the wheel, or a press of a key, does.
pub const NOTCH: f32 = 1.18;

/// How long a glide takes, in seconds at normal speed.
const GLIDE: f32 = 0.22;

/// How close, and at which point of the whole table one looks.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Look {
    zoom: f32,
    at: Vec2,
}

impl Look {
    /// Within what there is to see of an area.
    fn within(self, area: Rect) -> Look {
        let zoom = self.zoom.clamp(1.0, CLOSEST);
        let half = area.size() / (2.0 * zoom);
        let x =
            self.at.x.clamp(area.min.x + half.x, (area.max.x - half.x).max(area.min.x + half.x));
        let y =
            self.at.y.clamp(area.min.y + half.y, (area.max.y - half.y).max(area.min.y + half.y));
        Look { zoom, at: Vec2::new(x, y) }
    }

    fn whole(area: Rect) -> Look {
        Look { zoom: 1.0, at: Vec2::new(area.center().x, area.center().y) }
    }

    /// By how much a point is moved after it was scaled.
    fn off(self, area: Rect) -> Vec2 {
        Vec2::new(area.center().x, area.center().y) - self.at * self.zoom
    }
}

/// What the table is seen through.
#[derive(Resource, Clone, Debug)]
pub struct Lens {
    /// The part of the window where the table is, while nothing is enlarged.
    area: Rect,
    from: Look,
    now: Look,
    to: Look,
    gone: f32,
    /// The scale and offset that cards were last laid with.
    worn: (f32, Vec2),
    /// Where one looked before something was framed.
    before: Option<Look>,
}

impl Default for Lens {
    fn default() -> Self {
        let area = Rect::from_min_max(pos2(0.0, 0.0), pos2(1600.0, 900.0));
        let look = Look::whole(area);
        let worn = (1.0, Vec2::ZERO);
        Lens { area, from: look, now: look, to: look, gone: 1.0, worn, before: None }
    }
}

impl Lens {
    /// How close one looks, 1 to [`CLOSEST`].
    pub fn zoom(&self) -> f32 {
        self.now.zoom
    }

    /// Scale and offset: where a point of the whole table is seen.
    pub fn transform(&self) -> (f32, Vec2) {
        if self.now.zoom <= 1.0 {
            return (1.0, Vec2::ZERO);
        }
        (self.now.zoom, self.now.off(self.area))
    }

    /// Whether it is still on its way.
    pub fn moving(&self) -> bool {
        self.gone < 1.0
    }

    /// Another game, or another screen: the whole table is seen at once.
    pub fn forget(&mut self) {
        let look = Look::whole(self.area);
        (self.from, self.now, self.to, self.gone, self.before) = (look, look, look, 1.0, None);
    }

    fn send(&mut self, to: Look) {
        let to = to.within(self.area);
        if to != self.to {
            (self.from, self.to, self.gone) = (self.now, to, 0.0);
        }
    }

    /// Closer or farther by a factor; what is seen at that point of the window stays there.
    pub fn zoom_at(&mut self, at: Vec2, factor: f32) {
        self.before = None;
        let zoom = (self.to.zoom * factor).clamp(1.0, CLOSEST);
        let point = (at - self.to.off(self.area)) / self.to.zoom;
        let middle = Vec2::new(self.area.center().x, self.area.center().y);
        self.send(Look { zoom, at: point + (middle - at) / zoom });
    }

    /// Closer or farther at the middle of the table.
    pub fn zoom_by(&mut self, factor: f32) {
        let middle = self.area.center();
        self.zoom_at(Vec2::new(middle.x, middle.y), factor);
    }

    /// Moves the table with the hand, by points of the window, at once.
    pub fn drag(&mut self, by: Vec2) {
        let at = self.to.at - by / self.to.zoom;
        self.to = Look { at, ..self.to }.within(self.area);
        (self.from, self.now, self.gone, self.before) = (self.to, self.to, 1.0, None);
    }

    /// Glides to another part: by shares of what is seen, to the right and down.
    pub fn pan(&mut self, x: f32, y: f32) {
        let seen = self.area.size() / self.to.zoom;
        self.before = None;
        self.send(Look { at: self.to.at + Vec2::new(x * seen.x, y * seen.y), ..self.to });
    }

    /// Back to the whole table.
    pub fn whole(&mut self) {
        self.before = None;
        self.send(Look::whole(self.area));
    }

    /// As close as a part of the whole table fits; if it is framed already, back to before.
    pub fn frame(&mut self, part: Rect) {
        let middle = Vec2::new(part.center().x, part.center().y);
        let fits = (self.area.width() / part.width().max(1.0))
            .min(self.area.height() / part.height().max(1.0));
        let look = Look { zoom: fits * 0.97, at: middle }.within(self.area);
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

    /// Glides on by a share of the way.
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
        self.now = Look { zoom, at: self.from.at.lerp(self.to.at, t) }.within(self.area);
    }

    /// The area has changed: the whole table is seen again.
    pub fn fit(&mut self, area: Rect) {
        if self.area != area {
            let look = Look::whole(area);
            (self.from, self.now, self.to, self.gone) = (look, look, look, 1.0);
            (self.area, self.before) = (area, None);
        }
    }
}

/// A view that lies as good as where it should, after it was carried, lies there.
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

/// Takes the lens on for a table that lies in that area, and carries the cards that lie along, so
/// that they do not trail. Returns the scale and offset in force.
pub fn glide(world: &mut World, area: Rect) -> (f32, Vec2) {
    let delta = world.resource::<Time<Real>>().delta_secs().min(0.1);
    let seconds = world.resource::<Speed>().seconds(GLIDE);
    let still = world.get_resource::<Prefs>().is_some_and(|p| p.reduced_motion);
    let share = if still || seconds <= 0.0 { 1.0 } else { delta / seconds };
    let mut lens = world.resource_mut::<Lens>();
    if lens.area != area || lens.moving() {
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
