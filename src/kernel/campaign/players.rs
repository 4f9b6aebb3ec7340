//! The people at the table and the heroes they play. The rules know only seats; names of people are
//! for display.

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
pub use super::names::{LONGEST, PlayersError, check, tidy};
use super::record::{Body, Record};
pub use super::record::{COLORS, Person};
use super::{Campaign, CampaignError, HandPolicy};
use crate::ids::SeatId;
use crate::play;
use crate::view::SeatView;
use lang::saturating;

/// The names of the players by seat; empty where nobody was named.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Players(pub Vec<String>);

impl Players {
    /// Returns all seats of the list, with or without a name.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> {
        (0..self.0.len()).map(|seat| SeatId(saturating::byte(seat)))
    }

    /// Returns the person who plays a seat, if several people sit at the table. One who plays alone
    /// need not be named.
    pub fn of(&self, seat: SeatId) -> Option<&str> {
        let name = self.0.get(usize::from(seat.0)).filter(|n| !n.is_empty())?;
        self.0.iter().any(|n| n != name).then_some(name)
    }
}

/// Returns the color of each seat: that of its person, or the default of the seat.
pub fn colors(players: &[String], people: &[Person]) -> [u8; COLORS as usize] {
    std::array::from_fn(|seat| {
        let name = players.get(seat).filter(|n| !n.is_empty());
        let chosen = name.and_then(|n| people.iter().find(|p| p.name == *n));
        chosen.map_or(saturating::byte(seat), |p| p.color % COLORS)
    })
}

/// Whether the people at this table keep their hands private, and who looks at the screen now.
///
/// This resource is the only mark of a table with private hands. What a viewer knows is judged by
/// [`Family::knows`](crate::Family::knows) alone.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct HandPrivacy {
    /// Whether hands are private: the table chose so, and it has several named people.
    pub private: bool,
    /// The person at the screen; `None` until somebody takes over.
    pub here: Option<String>,
}

/// The people of a campaign and their choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// The players by seat; empty if people are not told apart.
    pub players: Vec<String>,
    /// The colors that people have chosen.
    pub people: Vec<Person>,
    /// Who may see a hand.
    pub hands: HandPolicy,
}

impl<F: CampaignFamily> Campaign<F> {
    /// Returns the seating of the campaign.
    pub fn seating(&self) -> Seating {
        let Record { players, people, choices, .. } = &self.record;
        Seating { players: players.clone(), people: people.clone(), hands: choices.hands }
    }

    /// Changes who plays which heroes and who may see hands. This does not affect a game in
    /// progress.
    ///
    /// # Errors
    /// Returns an error if the names do not fit the party or the change cannot be saved; nothing
    /// changes then.
    pub fn set_seating(&mut self, to: &Seating) -> Result<(), CampaignError> {
        let players = tidy(&to.players, self.record.body.seats())?;
        let mut record = self.record.clone();
        record.people = to.people.clone();
        record.people.retain(|p| players.contains(&p.name));
        record.people.iter_mut().for_each(|p| p.color %= COLORS);
        record.players = players;
        record.choices.hands = to.hands;
        self.save(&record)?;
        self.record = record;
        Ok(())
    }

    /// Puts the people on a table. Private hands are covered until somebody takes over the screen.
    pub fn seat(&self, world: &mut World) {
        world.insert_resource(Players(self.record.players.clone()));
        let here = world.get_resource::<HandPrivacy>().and_then(|c| c.here.clone());
        // The person at the screen stays there.
        let here = here.filter(|name| self.record.players.contains(name));
        let names = &self.record.players;
        let several = names.iter().any(|name| *name != names[0]);
        let private = self.record.choices.hands == HandPolicy::Private && several;
        world.insert_resource(HandPrivacy { private, here });
    }
}

/// Returns the name of a seat without a named person: "Player 2".
pub fn nameless(seat: usize) -> String {
    t!("trouble-player", n = seat + 1)
}

/// Returns the person who plays a seat, if people are told apart.
pub fn player(world: &World, seat: SeatId) -> Option<&str> {
    world.get_resource::<Players>().and_then(|p| p.of(seat))
}

/// Returns the name of a hero with the person who plays the hero: "Ilse Tarrow (Anna)".
pub fn hero_and_player(world: &World, seat: &SeatView) -> String {
    match player(world, seat.seat) {
        Some(player) => format!("{} ({player})", seat.name),
        None => seat.name.clone(),
    }
}

/// Finds a seat by a part of the name of its hero or person.
pub fn seat_called(world: &World, seats: &[SeatView], name: &str) -> Option<SeatId> {
    let wanted = name.to_lowercase();
    let fits = |text: &str| text.to_lowercase().contains(&wanted);
    let found = seats.iter().find(|s| fits(&s.name) || player(world, s.seat).is_some_and(fits));
    found.map(|s| s.seat)
}

/// Returns the person who has to answer the open prompt.
pub fn asked<F: CampaignFamily>(world: &World) -> Option<&str> {
    player(world, play::prompt::<F>(world)?.who)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(of: &[&str]) -> Vec<String> {
        of.iter().map(|n| (*n).to_owned()).collect()
    }

    #[test]
    fn people_are_told_apart_where_there_are_several() {
        let two = Players(names(&["Anna", "Bert", "Anna"]));
        assert_eq!(two.of(SeatId(2)), Some("Anna"));
        assert_eq!(two.of(SeatId(3)), None);
        assert_eq!(Players(names(&["Anna", "Anna"])).of(SeatId(1)), None);
        assert_eq!(Players(names(&["", "Bert"])).of(SeatId(0)), None);
        assert_eq!(Players::default().of(SeatId(0)), None);
    }
}
