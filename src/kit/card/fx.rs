//! What happens to a card's paper: fresh ink dries, what is banished burns.

/// How long fresh ink dries, in seconds at the usual speed.
pub const DRIES: f32 = 0.35;
/// How long a card burns, in seconds at the usual speed.
pub const BURNS: f32 = 0.4;

/// The state of a card's paper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fx {
    /// How dry the ink is: 0 as it comes from the press, 1 dry.
    pub ink: f32,
    /// How much is burnt: 0 nothing, 1 all.
    pub burnt: f32,
    /// It burns.
    burns: bool,
}

impl Default for Fx {
    fn default() -> Self {
        Fx { ink: 1.0, burnt: 0.0, burns: false }
    }
}

impl Fx {
    /// The ink is fresh.
    pub fn print(&mut self) {
        self.ink = 0.0;
    }

    /// Sets it on fire.
    pub fn light(&mut self) {
        self.burns = true;
    }

    /// It burns, and something of it is left.
    pub fn burning(&self) -> bool {
        self.burns && self.burnt < 1.0
    }

    /// It was set on fire.
    pub fn lit(&self) -> bool {
        self.burns
    }

    /// Something goes on that began before this frame.
    pub fn begun(&self) -> bool {
        (self.ink > 0.0 && self.ink < 1.0) || (self.burning() && self.burnt > 0.0)
    }

    /// Whether anything is going on.
    pub fn moving(&self) -> bool {
        self.ink < 1.0 || self.burning()
    }

    /// Goes on by so many seconds at the usual speed. A card that is not turned up yet keeps its ink
    /// wet.
    pub fn step(&mut self, seconds: f32, up: bool) {
        if up {
            self.ink = (self.ink + seconds / DRIES).min(1.0);
        }
        if self.burns {
            self.burnt = (self.burnt + seconds / BURNS).min(1.0);
        }
    }

    /// Everything that is going on is over.
    pub fn finish(&mut self) {
        self.ink = 1.0;
        if self.burns {
            self.burnt = 1.0;
        }
    }

    /// It lies there again, whole and dry.
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
