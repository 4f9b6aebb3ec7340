//! Randomness that does not belong to a game.

/// A small fast generator (SplitMix64) for bots and the choice of parties.
#[derive(Clone, Debug)]
pub struct Whim(u64);

impl Whim {
    /// Creates a generator from a seed.
    pub fn new(seed: u64) -> Whim {
        Whim(seed ^ 0x5eed_0f00_b075_0001)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }

    /// Returns true once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Moves a random choice of `n` items to the beginning.
    pub fn draw<T>(&mut self, of: &mut [T], n: usize) {
        for i in 0..n.min(of.len()) {
            let j = i + self.below(of.len() - i);
            of.swap(i, j);
        }
    }
}
