//! How somebody looks at the board: straight or round a mirror, from the own squares or others.

use super::{Base, Bend, Cells, Range, Sq, bends, bent_threat, distance, sees, threat};

/// How somebody looks at the board.
#[derive(Clone, Debug)]
pub struct Gaze {
    /// What interrupts lines of sight, the squares of viewer and target not yet taken out (AT-RUL-02).
    pub opaque: Cells,
    /// Where it sees from besides its own squares; distances are still its own.
    pub also: Vec<Base>,
    /// The squares at which its lines may be bent once.
    pub mirrors: Cells,
    /// Whether only lines that are bent count.
    pub only_bent: bool,
    /// How far a line reaches at most.
    pub limit: u8,
}

/// The lines of sight from one base to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// The distance, if a line that is not bent leads there.
    pub straight: Option<u8>,
    /// Those that are bent.
    pub bent: Vec<Bend>,
}

impl Lines {
    /// Returns the lengths of all lines.
    pub fn lengths(&self) -> impl Iterator<Item = u8> {
        self.straight.into_iter().chain(self.bent.iter().map(|bend| bend.length))
    }
}

impl Gaze {
    /// Returns how somebody looks in the usual way, past all but these squares.
    pub fn past(opaque: Cells) -> Gaze {
        let (also, mirrors) = (Vec::new(), Cells::EMPTY);
        Gaze { opaque, also, mirrors, only_bent: false, limit: u8::MAX }
    }

    /// Returns what interrupts a line of sight between two bases (AT-RUL-02).
    pub fn blockers(&self, from: Base, to: Base) -> Cells {
        self.opaque - from.cells() - to.cells()
    }

    /// Returns whether a line of sight that is not bent leads from a base to another, or from where it sees
    /// besides.
    fn is_straight(&self, from: Base, to: Base) -> bool {
        let beyond = |also: &Base| sees(*also, to, &self.blockers(*also, to));
        !self.only_bent
            && (sees(from, to, &self.blockers(from, to)) || self.also.iter().any(beyond))
    }

    /// Returns the lines of sight from a base to another.
    pub fn lines(&self, from: Base, to: Base) -> Lines {
        let apart = Some(distance(from, to)).filter(|d| *d <= self.limit);
        let straight = apart.filter(|_| self.is_straight(from, to));
        let bent = bends(from, to, &self.mirrors, &self.blockers(from, to));
        Lines { straight, bent: bent.filter(|bend| bend.length <= self.limit).collect() }
    }

    /// Returns whether some line of sight of a length that fits leads from a base to another (AT-RANGE-01).
    pub fn sees(&self, from: Base, to: Base, fits: impl Fn(u8) -> bool) -> bool {
        let fits = |length: u8| length <= self.limit && fits(length);
        let bent = || bends(from, to, &self.mirrors, &self.blockers(from, to));
        fits(distance(from, to)) && self.is_straight(from, to)
            || bent().any(|bend| fits(bend.length))
    }

    /// Returns the squares of the board that are in range from a base (AT-RANGE-01, AT-RANGE-03).
    pub fn in_range(&self, from: Base, range: Range, board: &Cells) -> Cells {
        let near = from.cells().around(range.max) & *board;
        let fits = |sq: &Sq| self.sees(from, Base::small(*sq), |length| range.covers(length));
        near.iter().filter(fits).collect()
    }

    /// Returns the squares of the board in range from at least one of the bases on which a figure may end its
    /// move (AT-RANGE-01, AT-RUL-22).
    pub fn threat(&self, bases: &[Base], range: Range, board: &Cells) -> Cells {
        let range = Range { max: range.max.min(self.limit), ..range };
        let mut all = bent_threat(bases, range, board, &self.mirrors, &self.opaque);
        if self.only_bent {
            return all;
        }
        all |= threat(bases, range, board, &self.opaque);
        if !self.also.is_empty() {
            let near = |sq: &Sq| {
                let to = Base::small(*sq);
                let in_range = |from: &Base| range.covers(distance(*from, to));
                let seen = |also: &Base| sees(*also, to, &self.blockers(*also, to));
                bases.iter().any(in_range) && self.also.iter().any(seen)
            };
            all |= (*board - all).iter().filter(near).collect();
        }
        all
    }
}
