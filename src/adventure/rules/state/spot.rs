//! Where in a pile a card is put.

/// A position in a pile to put a card at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
    /// Anywhere: the pile is shuffled after the card is added.
    Shuffled,
    /// At this position from the bottom, or on top if there are fewer cards.
    At(usize),
}
