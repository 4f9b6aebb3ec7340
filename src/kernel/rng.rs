//! The random generator of the rules: seeded, serializable, and the same on every machine.
//!
//! Dice and shuffles have a stream each, so that a rerolled die does not change a later shuffle; a
//! family can add more ([`Family::STREAMS`](crate::Family::STREAMS)). Range and shuffle code are
//! our own, because libraries change theirs between releases; golden vectors below pin them.
//! Vignettes and tests can force dice.

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};

use bevy_ecs::prelude::*;
use rand::{Rng as _, SeedableRng};
use rand_chacha::ChaCha8Rng;

use lang::saturating;

/// The source of all randomness in the rules.
#[derive(Resource, Clone, Debug)]
pub struct Rng {
    dice: ChaCha8Rng,
    cards: ChaCha8Rng,
    /// The streams of the family, in the order of its list.
    others: Vec<ChaCha8Rng>,
    /// The results of the next dice, before any is rolled.
    pub forced: VecDeque<u8>,
    /// A forced result that its die does not have, with the number of faces of the die: a mistake of
    /// the vignette.
    pub unfit: Option<(u8, u8)>,
    /// What was drawn since [`Rng::take_drawn`]. Not a part of the game, only of what decisions
    /// reveal.
    drawn: Drawn,
}

/// The random events of a decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// The rolled dice, by their number of faces.
    pub dice: Vec<u8>,
    /// Whether something was shuffled or chosen at random.
    pub mixed: bool,
}

impl Drawn {
    /// Returns whether nothing was drawn.
    pub fn is_nothing(&self) -> bool {
        self.dice.is_empty() && !self.mixed
    }
}

/// The maximum number of dice that are remembered; more than any check has.
const MOST_DRAWN: usize = 64;

impl Rng {
    /// Creates a generator from a seed.
    pub fn new(seed: u64) -> Rng {
        Rng::with_streams(seed, 0)
    }

    /// Creates a generator from a seed, with additional streams for a family.
    pub fn with_streams(seed: u64, others: usize) -> Rng {
        let stream = |number: u64| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            rng.set_stream(number);
            rng
        };
        Rng {
            dice: stream(1),
            cards: stream(2),
            others: (3..).map(stream).take(others).collect(),
            forced: VecDeque::new(),
            unfit: None,
            drawn: Drawn::default(),
        }
    }

    /// Returns a generator with the same dice but other shuffles, for tests of what shuffles
    /// reveal.
    #[must_use]
    pub fn reshuffled(&self, seed: u64) -> Rng {
        let Rng { cards, others, .. } = Rng::with_streams(seed, self.others.len());
        Rng { cards, others, ..self.clone() }
    }

    /// Rolls one die: 1 to `faces`, uniformly. A forced result is limited to `faces`.
    pub fn die(&mut self, faces: u8) -> u8 {
        if self.drawn.dice.len() < MOST_DRAWN {
            self.drawn.dice.push(faces);
        }
        if let Some(f) = self.forced.pop_front() {
            if f > faces {
                self.unfit = Some((f, faces));
            }
            return f.clamp(1, faces.max(1));
        }
        let n = below(&mut self.dice, u32::from(faces.max(1)));
        u8::try_from(n).unwrap_or(u8::MAX).saturating_add(1)
    }

    /// Returns a uniform number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.drawn.mixed |= n > 1;
        below(&mut self.cards, saturating::word(n)) as usize
    }

    /// Shuffles with the Fisher-Yates algorithm.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        self.drawn.mixed |= cards.len() > 1;
        for i in (1..cards.len()).rev() {
            let j = below(&mut self.cards, saturating::word(i + 1)) as usize;
            cards.swap(i, j);
        }
    }

    /// Returns a uniform number below `n` from a stream of the family, by its index; 0 if `n` is 0.
    pub fn below_of(&mut self, stream: usize, n: usize) -> usize {
        self.drawn.mixed |= n > 1;
        self.others.get_mut(stream).map_or(0, |rng| below(rng, saturating::word(n)) as usize)
    }

    /// Shuffles with a stream of the family, by its index.
    pub fn shuffle_of<T>(&mut self, stream: usize, cards: &mut [T]) {
        for i in (1..cards.len()).rev() {
            cards.swap(i, self.below_of(stream, i + 1));
        }
    }

    /// Returns whether `other` has drawn more.
    pub fn has_moved(&self, to: &Rng) -> bool {
        self.dice.get_word_pos() != to.dice.get_word_pos()
            || self.cards.get_word_pos() != to.cards.get_word_pos()
            || self.positions().ne(to.positions())
    }

    fn positions(&self) -> impl Iterator<Item = u128> {
        self.others.iter().map(ChaCha8Rng::get_word_pos)
    }

    /// Returns what was drawn since the last call of [`Rng::take_drawn`].
    pub fn take_drawn(&mut self) -> Drawn {
        std::mem::take(&mut self.drawn)
    }

    /// Returns what was drawn since the last call, and forgets it.
    pub fn drawn(&self) -> &Drawn {
        &self.drawn
    }
}

/// Lemire's method: uniform below `n`, without floats.
fn below(rng: &mut ChaCha8Rng, n: u32) -> u32 {
    if n == 0 {
        return 0;
    }
    let threshold = n.wrapping_neg() % n;
    loop {
        let m = u64::from(rng.next_u32()) * u64::from(n);
        if m & 0xFFFF_FFFF >= u64::from(threshold) {
            return u32::try_from(m >> 32).unwrap_or(u32::MAX);
        }
    }
}

impl Hash for Rng {
    fn hash<H: Hasher>(&self, h: &mut H) {
        self.dice.get_seed().hash(h);
        self.dice.get_word_pos().hash(h);
        self.cards.get_word_pos().hash(h);
        // A family without streams has the same digests as before streams existed.
        self.positions().for_each(|at| at.hash(h));
        self.forced.hash(h);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pins dice and shuffles: a change here makes every saved journal play differently.
    #[test]
    fn golden_vectors() {
        let mut f = Rng::new(7);
        let d: Vec<u8> = [4, 6, 8, 10, 12, 12, 10, 8].into_iter().map(|n| f.die(n)).collect();
        let mut c: Vec<u8> = (0..10).collect();
        f.shuffle(&mut c);
        assert_eq!(d, [3, 6, 1, 1, 12, 9, 5, 5]);
        assert_eq!(c, [9, 3, 0, 4, 1, 6, 7, 8, 2, 5]);
    }

    /// Streams do not change each other; those of a family are part of the truth, and without any
    /// chance is what it was.
    #[test]
    fn streams_are_apart() {
        let hash = |rng: &Rng| {
            let mut hasher = std::collections::hash_map::DefaultHasher::new();
            rng.hash(&mut hasher);
            hasher.finish()
        };
        let mut rng = Rng::with_streams(7, 2);
        let before = rng.clone();
        let drawn = [(); 9].map(|()| rng.below_of(0, 100));
        assert_ne!(drawn, [(); 9].map(|()| rng.below_of(1, 100)));
        assert!(rng.has_moved(&before) && hash(&rng) != hash(&before));
        assert_eq!([4, 6, 8].map(|n| rng.die(n)), [3, 6, 1]);
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, [9, 3, 0, 4, 1, 6, 7, 8, 2, 5]);
        rng.shuffle_of(0, &mut cards);
        cards.sort_unstable();
        assert_eq!(cards, (0..10).collect::<Vec<u8>>());
        assert_eq!(hash(&Rng::new(7)), hash(&Rng::with_streams(7, 0)));
    }
}
