//! The seats of a campaign that is being created: the heroes in seating order, who plays them, and what
//! each hero has chosen.

use crate::kernel::campaign::{HandPolicy, players};

/// A seat with its hero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The hero's index in the pack.
    pub hero: usize,
    /// The name of the player as it was typed.
    pub player: String,
    /// The index of the option that the hero has chosen, if heroes choose something.
    pub option: Option<usize>,
}

/// The party that is being put together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Party {
    /// The seats in order.
    pub seats: Vec<Seat>,
    /// Whether one person plays all heroes.
    pub alone: bool,
    /// Whether each person sees only their own hands.
    pub private: bool,
}

impl Party {
    /// Adds a hero to the party, or removes the hero. Nothing happens if all seats are taken.
    pub fn toggle(&mut self, hero: usize, most: usize) {
        match self.seat(hero) {
            Some(seat) => drop(self.seats.remove(seat)),
            None if self.seats.len() < most => {
                self.seats.push(Seat { hero, ..Seat::default() });
            }
            None => {}
        }
    }

    /// Returns the seat of a hero.
    pub fn seat(&self, hero: usize) -> Option<usize> {
        self.seats.iter().position(|seat| seat.hero == hero)
    }

    /// Returns the people by seat; without a name, a person is called by the seat.
    pub fn people(&self) -> Vec<String> {
        let name = |seat: usize| match self.seats.get(seat).map(|seat| seat.player.trim()) {
            Some(name) if !name.is_empty() => name.to_owned(),
            _ => players::nameless(seat),
        };
        (0..self.seats.len()).map(|seat| name(if self.alone { 0 } else { seat })).collect()
    }

    /// Returns who may see a hand.
    pub fn hands(&self) -> HandPolicy {
        match self.private && !self.alone {
            true => HandPolicy::Private,
            false => HandPolicy::Open,
        }
    }

    /// Gives the newest hero the first option that nobody has, of so many.
    pub fn suggest(&mut self, options: usize) {
        let free = (0..options).find(|n| self.seats.iter().all(|seat| seat.option != Some(*n)));
        if let Some(seat) = self.seats.last_mut().filter(|seat| seat.option.is_none()) {
            seat.option = free;
        }
    }

    /// Sets what the hero of a seat has chosen. If no two heroes may choose the same, a hero who has
    /// chosen it gets the other's option in exchange.
    pub fn choose(&mut self, seat: usize, option: usize, once: bool) {
        let Some(before) = self.seats.get(seat).map(|seat| seat.option) else { return };
        let other = self.seats.iter_mut().find(|seat| seat.option == Some(option));
        if let Some(other) = other.filter(|_| once) {
            other.option = before;
        }
        self.seats[seat].option = Some(option);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_follow_their_heroes() {
        let mut party = Party::default();
        for hero in [3, 1, 4] {
            party.toggle(hero, 6);
        }
        assert_eq!(party.people(), ["Player 1", "Player 2", "Player 3"]);
        party.seats[1].player = " Anna ".into();
        party.toggle(3, 6);
        assert_eq!(party.people(), ["Anna", "Player 2"]);
        party.toggle(0, 6);
        assert_eq!(party.people(), ["Anna", "Player 2", "Player 3"]);
        party.toggle(2, 3);
        assert_eq!(party.seats.len(), 3);
        party.private = true;
        assert_eq!(party.hands(), HandPolicy::Private);
        party.alone = true;
        assert_eq!(party.people(), ["Anna", "Anna", "Anna"]);
        assert_eq!(party.hands(), HandPolicy::Open);
    }

    #[test]
    fn no_two_heroes_choose_the_same_where_that_is_so() {
        let options = |party: &Party| party.seats.iter().map(|s| s.option).collect::<Vec<_>>();
        let mut party = Party::default();
        for hero in 0..3 {
            party.toggle(hero, 5);
            party.suggest(2);
        }
        assert_eq!(options(&party), [Some(0), Some(1), None]);
        party.choose(0, 1, true);
        assert_eq!(options(&party), [Some(1), Some(0), None]);
        party.choose(2, 1, false);
        party.choose(7, 1, true);
        assert_eq!(options(&party), [Some(1), Some(0), Some(1)]);
    }
}
