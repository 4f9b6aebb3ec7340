//! A card on the table: the pose that eases to its target, and the quad that shows it.

use bevy::prelude::*;

use super::art::FaceId;

mod fx;
mod material;
mod warm;

pub use fx::Fx;
pub use material::{CardKey, CardMaterial, CardMesh, CardSampler, CardUniform, uniform};

/// Height of a card over its width.
pub const TALL: f32 = 1.4;

/// Room around a card in its quad, for shadow and glow, as a share of its width.
const PAD: f32 = 0.16;
/// How far a card leans at most, in radians.
const LEAN: f32 = 0.22;

/// Adds the material, and has its variants compiled while the title is shown.
pub fn plugin(app: &mut App) {
    material::plugin(app);
    app.add_systems(Update, warm::warm);
}

/// How a card lies: in points from the top left corner of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its middle.
    pub at: Vec2,
    /// Its width.
    pub wide: f32,
    /// Turned by so much, clockwise.
    pub angle: f32,
    /// 1 face up, 0 face down; between them while it turns.
    pub face: f32,
    /// How far above the table, 0 to 1.
    pub lift: f32,
    /// What it says: can be used now.
    pub glow: f32,
    /// Darkened.
    pub dim: f32,
    /// Without its colors: closed.
    pub gray: f32,
}

impl Pose {
    /// Flat on the table.
    pub fn flat(at: Vec2, wide: f32, face_up: bool) -> Pose {
        let face = if face_up { 1.0 } else { 0.0 };
        Pose { at, wide, angle: 0.0, face, lift: 0.0, glow: 0.0, dim: 0.0, gray: 0.0 }
    }

    fn mix(&self, to: &Pose, t: f32) -> Pose {
        let m = |a: f32, b: f32| a + (b - a) * t;
        Pose {
            at: self.at.lerp(to.at, t),
            wide: m(self.wide, to.wide),
            angle: m(self.angle, to.angle),
            face: m(self.face, to.face),
            lift: m(self.lift, to.lift),
            glow: m(self.glow, to.glow),
            dim: m(self.dim, to.dim),
            gray: m(self.gray, to.gray),
        }
    }
}

/// The view of a card, location or story card, beside its rules components.
#[derive(Component, Clone, Debug)]
pub struct View {
    /// Its face.
    pub front: FaceId,
    /// Its back.
    pub back: FaceId,
    /// How it lies now.
    pub now: Pose,
    /// Where it began to move.
    pub from: Pose,
    /// Where it is going.
    pub to: Pose,
    /// How far it has come, 0 to 1.
    pub gone: f32,
    /// What it is drawn over: larger is nearer.
    pub level: f32,
    /// Drawn at all.
    pub shown: bool,
    /// Drawn while it moves although it is hidden where it goes.
    pub travels: bool,
    /// What happens to its paper.
    pub fx: Fx,
    /// How far its right and its upper side lean away, in radians.
    pub lean: Vec2,
    /// It shines like foil.
    pub foil: bool,
    /// Others of its pile lie on it, so that only its edge is seen.
    pub covered: bool,
    /// A number of its own, 0 to 1: no two burn alike.
    pub own: f32,
}

impl View {
    /// A view that lies still.
    pub fn new(front: FaceId, back: FaceId, pose: Pose) -> View {
        View {
            front,
            back,
            now: pose,
            from: pose,
            to: pose,
            gone: 1.0,
            level: 0.0,
            shown: false,
            travels: false,
            fx: Fx::default(),
            lean: Vec2::ZERO,
            foil: false,
            covered: false,
            own: 0.0,
        }
    }

    /// Sends it somewhere; from where it is now.
    pub fn send(&mut self, to: Pose) {
        if self.to != to {
            self.from = self.now;
            self.to = to;
            self.gone = 0.0;
        }
    }

    /// Puts it there at once.
    pub fn put(&mut self, pose: Pose) {
        (self.now, self.from, self.to, self.gone) = (pose, pose, pose, 1.0);
    }

    /// Moves on by a share of the way; false when it lies still.
    pub fn step(&mut self, share: f32) -> bool {
        if self.gone >= 1.0 {
            return false;
        }
        self.gone = (self.gone + share).min(1.0);
        let t = 1.0 - (1.0 - self.gone).powi(3);
        self.now = self.from.mix(&self.to, t);
        if self.gone < 1.0 {
            let far = self.from.at.distance(self.to.at).min(300.0) / 300.0;
            self.now.lift += (self.gone * std::f32::consts::PI).sin() * 0.8 * far;
        } else {
            self.now = self.to;
        }
        true
    }

    /// Whether the picture needs a quad now.
    pub fn visible(&self) -> bool {
        self.shown || (self.travels && self.gone < 1.0) || self.fx.burning()
    }

    /// How it should lean: into the way it moves (points a second), and away from a pointer that
    /// rests on it.
    pub fn leaning(&self, speed: Vec2, pointer: Option<Vec2>) -> Vec2 {
        let moved = Vec2::new(speed.x, -speed.y) * 0.00014;
        let pressed = pointer.map_or(Vec2::ZERO, |at| {
            let off = Vec2::from_angle(-self.now.angle).rotate(at - self.now.at);
            let half = Vec2::new(self.now.wide, self.now.wide * TALL) / 2.0;
            (off / half.max(Vec2::ONE)).clamp(Vec2::NEG_ONE, Vec2::ONE) * Vec2::new(0.1, -0.08)
        });
        (moved + pressed).clamp(Vec2::splat(-LEAN), Vec2::splat(LEAN))
    }

    /// Leans on toward `aim`; false when it leans as it should.
    pub fn lean_to(&mut self, aim: Vec2, seconds: f32) -> bool {
        if self.lean == aim {
            return false;
        }
        self.lean += (aim - self.lean) * (1.0 - (-seconds * 16.0).exp());
        if self.lean.distance(aim) < 0.004 {
            self.lean = aim;
        }
        true
    }

    /// Ends what began before this frame: it lies where it goes, and its paper is as it will be.
    pub fn skip(&mut self) {
        if self.gone > 0.0 && self.gone < 1.0 {
            self.put(self.to);
        }
        if self.fx.begun() {
            self.fx.finish();
        }
    }
}

/// Where the quad of a card stands in Bevy's world, whose origin is the middle of the window.
pub fn transform(p: &Pose, level: f32, window: Vec2) -> Transform {
    let pad = 2.0 * PAD * p.wide;
    Transform {
        translation: Vec3::new(p.at.x - window.x / 2.0, window.y / 2.0 - p.at.y, level),
        rotation: Quat::from_rotation_z(-p.angle),
        scale: Vec3::new(p.wide + pad, p.wide * TALL + pad, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view() -> View {
        let key = FaceId(0);
        View::new(key, key, Pose::flat(Vec2::new(100.0, 100.0), 100.0, false))
    }

    #[test]
    fn a_card_leans_into_its_way_and_comes_to_rest() {
        let mut view = view();
        assert!(view.leaning(Vec2::new(2000.0, 0.0), None).x > 0.1);
        assert!(view.leaning(Vec2::new(0.0, -2000.0), None).y > 0.1, "up: its upper side");
        assert!(view.leaning(Vec2::splat(1e9), None).abs().max_element() <= LEAN);
        view.lean = Vec2::new(0.2, -0.1);
        let mut frames = 0;
        while view.lean_to(Vec2::ZERO, 1.0 / 60.0) {
            frames += 1;
            assert!(frames < 60, "it never rests");
        }
        assert_eq!(view.lean, Vec2::ZERO);
    }

    #[test]
    fn input_ends_what_goes_on_and_not_what_it_began() {
        let mut view = view();
        let there = Pose::flat(Vec2::new(400.0, 100.0), 100.0, true);
        view.send(there);
        view.skip();
        assert_eq!(view.gone, 0.0, "it has just begun");
        view.step(0.3);
        view.fx.light();
        view.skip();
        assert_eq!((view.now, view.gone), (there, 1.0));
        assert!(view.visible(), "fire that was lit in this frame burns");
        view.fx.step(0.1, true);
        view.skip();
        assert!(!view.visible());
    }
}
