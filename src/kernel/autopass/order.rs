//! Things due at once of which one may as well be the first, so that nobody need be asked for it: it
//! touches nothing that the others touch. In doubt the order matters.

/// What an effect touches, as far as that can be told beforehand.
pub trait Footprint {
    /// Whether it comes to the same which of two is first.
    fn commutes(&self, other: &Self) -> bool;
}

/// Returns which of these may be the first without a difference to any of the others; `None` where
/// the order has to be decided.
pub fn first<T: Footprint>(all: &[T]) -> Option<usize> {
    let free = |(i, one): (usize, &T)| {
        let others = all.iter().enumerate().filter(|(n, _)| *n != i);
        others.into_iter().all(|(_, other)| one.commutes(other))
    };
    all.iter().enumerate().position(free)
}
