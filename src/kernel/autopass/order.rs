//! Orders simultaneous effects without a prompt: one that touches nothing the others touch may come
//! first. In doubt the order matters.

/// What an effect touches, as far as that is known in advance.
pub trait Footprint {
    /// Returns whether the order of two effects makes no difference.
    fn commutes(&self, other: &Self) -> bool;
}

/// Returns an effect that may come first without a difference to the others; `None` if players must
/// decide the order.
pub fn first<T: Footprint>(all: &[T]) -> Option<usize> {
    let free = |(i, one): (usize, &T)| {
        let others = all.iter().enumerate().filter(|(n, _)| *n != i);
        others.into_iter().all(|(_, other)| one.commutes(other))
    };
    all.iter().enumerate().position(free)
}
