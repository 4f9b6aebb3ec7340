//! A card on the table: its pose, which eases to a target, and the quad that shows it.

use bevy::prelude::*;

use super::art::FaceId;

mod fx;
mod material;
mod warm;

pub use fx::Fx;
pub use material::{CardKey, CardMaterial, CardMesh, CardSampler, CardUniform, uniform};

/// The height of a card divided by its width.
pub const TALL: f32 = 1.4;

/// The margin around a card in its quad for shadow and glow, as a share of its width.
const PAD: f32 = 0.16;
/// The most that a card leans, in radians.
const LEAN: f32 = 0.22;

/// Adds the material, and compiles its shader variants while the title is shown.
pub fn plugin(app: &mut App) {
    material::plugin(app);
    app.add_systems(Update, warm::warm);
}

/// A card's pose; lengths are in points from the top left corner of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The middle of the card.
    pub at: Vec2,
    /// The width of the card.
    pub wide: f32,
    /// The rotation in radians, clockwise.
    pub angle: f32,
    /// 1 face up, 0 face down, in between while it turns.
    pub face: f32,
    /// The height above the table, 0 to 1.
    pub lift: f32,
    /// The strength of the glow, which shows that the card can be used now.
    pub glow: f32,
    /// How much the card is darkened, 0 to 1.
    pub dim: f32,
    /// How much of its color is removed, 0 to 1: closed locations are gray.
    pub gray: f32,
}

impl Pose {
    /// Returns a pose flat on the table.
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

/// The view of a card, location or story card, a component beside the rules components.
#[derive(Component, Clone, Debug)]
pub struct View {
    /// The picture of its face.
    pub front: FaceId,
    /// The picture of its back.
    pub back: FaceId,
    /// The current pose.
    pub now: Pose,
    /// The pose at the start of the movement.
    pub from: Pose,
    /// The target pose.
    pub to: Pose,
    /// The progress of the movement, 0 to 1.
    pub gone: f32,
    /// The drawing order: larger is nearer.
    pub level: f32,
    /// Whether it is drawn.
    pub shown: bool,
    /// Whether it is drawn while it moves to a place where it is hidden.
    pub travels: bool,
    /// The effects on its paper: fresh ink, fire.
    pub fx: Fx,
    /// How far its right and its upper side lean away, in radians.
    pub lean: Vec2,
    /// Whether it shines like foil.
    pub foil: bool,
    /// Whether other cards of its pile cover it, so that only its edge is visible.
    pub covered: bool,
    /// A random number of its own, 0 to 1, so that no two cards burn alike.
    pub own: f32,
}

impl View {
    /// Creates a view at rest.
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

    /// Moves it to a target from its current pose.
    pub fn send(&mut self, to: Pose) {
        if self.to != to {
            self.from = self.now;
            self.to = to;
            self.gone = 0.0;
        }
    }

    /// Moves it to a pose without animation.
    pub fn put(&mut self, pose: Pose) {
        (self.now, self.from, self.to, self.gone) = (pose, pose, pose, 1.0);
    }

    /// Advances by a share of the way. Returns false if it is at rest.
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

    /// Returns whether it needs a quad now.
    pub fn visible(&self) -> bool {
        self.shown || (self.travels && self.gone < 1.0) || self.fx.burning()
    }

    /// Returns how it should lean: into its movement (points a second), and away from a pointer
    /// that rests on it.
    pub fn leaning(&self, speed: Vec2, pointer: Option<Vec2>) -> Vec2 {
        let moved = Vec2::new(speed.x, -speed.y) * 0.00014;
        let pressed = pointer.map_or(Vec2::ZERO, |at| {
            let off = Vec2::from_angle(-self.now.angle).rotate(at - self.now.at);
            let half = Vec2::new(self.now.wide, self.now.wide * TALL) / 2.0;
            (off / half.max(Vec2::ONE)).clamp(Vec2::NEG_ONE, Vec2::ONE) * Vec2::new(0.1, -0.08)
        });
        (moved + pressed).clamp(Vec2::splat(-LEAN), Vec2::splat(LEAN))
    }

    /// Eases its lean toward `aim`. Returns false once it is reached.
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

    /// Ends the movement and effects that began before this frame.
    pub fn skip(&mut self) {
        if self.gone > 0.0 && self.gone < 1.0 {
            self.put(self.to);
        }
        if self.fx.begun() {
            self.fx.finish();
        }
    }
}

/// Returns the transform of a card's quad in Bevy's world, whose origin is the middle of the
/// window.
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
