//! The ways in which a location can be closed: those that it states, and those that other cards give
//! or take away (AC-CLOSE-05).

use std::borrow::Cow;

use super::standing::for_each_change;
use crate::cards::effect::{Change, ChangeKind, Closing};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{HeroId, PlaceId};

/// The ways of closing a location.
#[derive(Debug)]
pub struct Ways<'w> {
    /// The ways that the location states, then those that other cards give.
    pub all: Cow<'w, [Closing]>,
    /// The number of the first ways that do not count, because another card lets locations be closed
    /// only otherwise.
    pub barred: usize,
}

impl Ways<'_> {
    /// Returns the ways that count, each with its number.
    pub fn open(&self) -> impl Iterator<Item = (usize, &Closing)> {
        self.all.iter().enumerate().skip(self.barred)
    }
}

/// Returns the ways in which a hero can try to close a location, whether or not they can be paid for.
pub fn closings<'w>(board: &Board<'w>, hero: HeroId, place: PlaceId) -> Ways<'w> {
    let stated = &board.place_def(place).closing;
    let mut ways = Ways { all: Cow::Borrowed(stated.as_slice()), barred: 0 };
    let kinds = [ChangeKind::ClosesOnly, ChangeKind::ClosesAlso];
    for_each_change(
        board,
        hero,
        None,
        &kinds,
        |_| true,
        |change, _| match change {
            Change::ClosesOnly(way) => {
                ways.all.to_mut().push(way.clone());
                ways.barred = stated.len();
            }
            Change::ClosesAlso(way) => ways.all.to_mut().push(way.clone()),
            _ => {}
        },
    );
    ways
}

/// Returns one way of closing a location, by its number.
pub fn closing(board: &Board<'_>, hero: HeroId, place: PlaceId, number: u8) -> Option<Closing> {
    closings(board, hero, place).all.get(usize::from(number)).cloned()
}
