//! The effects on a card's paper: fresh ink dries, a banished card burns.

/// The seconds until fresh ink is dry, at normal speed.
pub const DRIES: f32 = 0.35;
/// The seconds until a card is burnt, at normal speed.
pub const BURNS: f32 = 0.4;

/// The state of a card's paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fx {
    /// The dryness of the ink: 0 fresh, 1 dry.
    pub ink: f32,
    /// The burnt part: 0 nothing, 1 all.
    pub burnt: f32,
    /// Whether it burns.
    burns: bool,
}

impl Default for Fx {
    fn default() -> Self {
        Fx { ink: 1.0, burnt: 0.0, burns: false }
    }
}

impl Fx {
    /// Makes the ink fresh.
    pub fn print(&mut self) {
        self.ink = 0.0;
    }

    /// Sets the card on fire.
    pub fn light(&mut self) {
        self.burns = true;
    }

    /// Returns whether it burns and some of it is left.
    pub fn burning(&self) -> bool {
        self.burns && self.burnt < 1.0
    }

    /// Returns whether it was set on fire.
    pub fn lit(&self) -> bool {
        self.burns
    }

    /// Returns whether an effect is running that began before this frame.
    pub fn begun(&self) -> bool {
        (self.ink > 0.0 && self.ink < 1.0) || (self.burning() && self.burnt > 0.0)
    }

    /// Returns whether an effect is running.
    pub fn moving(&self) -> bool {
        self.ink < 1.0 || self.burning()
    }

    /// Advances by this many seconds at normal speed. The ink does not dry before the card is
    /// faceup.
    pub fn step(&mut self, seconds: f32, up: bool) {
        if up {
            self.ink = (self.ink + seconds / DRIES).min(1.0);
        }
        if self.burns {
            self.burnt = (self.burnt + seconds / BURNS).min(1.0);
        }
    }

    /// Ends all effects.
    pub fn finish(&mut self) {
        self.ink = 1.0;
        if self.burns {
            self.burnt = 1.0;
        }
    }

    /// Resets the card to whole and dry.
    pub fn reset(&mut self) {
        *self = Fx::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ink_dries_once_it_is_seen_and_then_rests() {
        let mut fx = Fx::default();
        assert!(!fx.moving());
        fx.print();
        fx.step(1.0, false);
        assert_eq!(fx.ink, 0.0);
        let mut frames = 0;
        while fx.moving() {
            fx.step(1.0 / 60.0, true);
            frames += 1;
            assert!(frames < 30);
        }
        assert_eq!(fx, Fx::default());
    }

    #[test]
    fn what_burns_is_gone_and_comes_back_whole() {
        let mut fx = Fx::default();
        fx.light();
        assert!(fx.burning());
        fx.step(0.1, true);
        assert!(fx.burning() && fx.burnt > 0.0);
        fx.finish();
        assert!(!fx.burning() && fx.burnt == 1.0);
        fx.reset();
        assert_eq!(fx, Fx::default());
    }
}
