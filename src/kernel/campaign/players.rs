//! The people at the table: who plays which hero. They are told apart only for show; the rules
//! know heroes and nobody else.

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
use super::record::{Body, Record};
pub use super::record::{COLORS, Person};
use super::{Campaign, CampaignError, HandPolicy};
use crate::ids::SeatId;
use crate::play;
use crate::view::SeatView;
use lang::saturating;

/// The most letters of a person's name.
pub const LONGEST: usize = 40;

/// Names by seat; empty where nobody was named.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Players(pub Vec<String>);

impl Players {
    /// The seats that have a name, or an empty one.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> {
        (0..self.0.len()).map(|seat| SeatId(saturating::byte(seat)))
    }

    /// The person who plays a hero, where more than one person sits at the table: one who plays
    /// alone need not be told whose answer is wanted.
    pub fn of(&self, seat: SeatId) -> Option<&str> {
        let name = self.0.get(usize::from(seat.0)).filter(|n| !n.is_empty())?;
        self.0.iter().any(|n| n != name).then_some(name)
    }
}

/// The color of each seat: that of its person, or if they have chosen none, that of the seat.
pub fn colors(players: &[String], people: &[Person]) -> [u8; COLORS as usize] {
    std::array::from_fn(|seat| {
        let name = players.get(seat).filter(|n| !n.is_empty());
        let chosen = name.and_then(|n| people.iter().find(|p| p.name == *n));
        chosen.map_or(saturating::byte(seat), |p| p.color % COLORS)
    })
}

/// Who may see what at this table, and who sits before the screen just now.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct HandPrivacy {
    /// Who may see a hand.
    pub policy: HandPolicy,
    /// The person who looks; nobody yet.
    pub here: Option<String>,
}

/// Who plays which heroes, and how they want it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// Names by seat; none where nobody is told apart.
    pub players: Vec<String>,
    /// The colors that people have chosen.
    pub people: Vec<Person>,
    /// Who may see a hand.
    pub hands: HandPolicy,
}

impl<F: CampaignFamily> Campaign<F> {
    /// How the campaign is seated.
    pub fn seating(&self) -> Seating {
        let Record { players, people, choices, .. } = &self.record;
        Seating { players: players.clone(), people: people.clone(), hands: choices.hands }
    }

    /// Changes who plays which heroes and who may see hands; also while a scenario is under way,
    /// which is not changed by it.
    ///
    /// # Errors
    /// When the names don't fit the party or it cannot be saved; then nothing has changed.
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

    /// Tells a table who sits there. Nobody has looked at a private hand yet.
    pub fn seat(&self, world: &mut World) {
        world.insert_resource(Players(self.record.players.clone()));
        let here = world.get_resource::<HandPrivacy>().and_then(|c| c.here.clone());
        // Who sits before the screen goes on sitting there.
        let here = here.filter(|name| self.record.players.contains(name));
        let policy = self.record.choices.hands;
        world.insert_resource(HandPrivacy { policy, here });
        let names = &self.record.players;
        F::keep_hands(world, policy == HandPolicy::Private && names.iter().any(|n| *n != names[0]));
    }
}

/// What a seat is called before anybody says more: "Player 2".
pub fn nameless(seat: usize) -> String {
    t!("trouble-player", n = seat + 1)
}

/// Names as they are kept: trimmed, one for each seat or none at all.
///
/// # Errors
/// When their number is wrong, or one is too long or no line of text.
pub fn tidy(names: &[String], seats: usize) -> Result<Vec<String>, CampaignError> {
    let names: Vec<String> = names.iter().map(|n| n.trim().to_owned()).collect();
    check(&names, seats).map_err(CampaignError)?;
    Ok(names)
}

/// Whether names fit a party of so many seats.
///
/// # Errors
/// What is wrong.
pub fn check(names: &[String], seats: usize) -> Result<(), String> {
    if !names.is_empty() && names.len() != seats {
        return Err(t!("trouble-players-named", n = names.len(), seats = seats));
    }
    let wrong = |n: &&String| n.chars().count() > LONGEST || n.chars().any(char::is_control);
    match names.iter().find(wrong) {
        Some(_) => Err(t!("trouble-player-name", most = LONGEST)),
        None => Ok(()),
    }
}

/// The person who plays a hero at this table, if people are told apart.
pub fn player(world: &World, seat: SeatId) -> Option<&str> {
    world.get_resource::<Players>().and_then(|p| p.of(seat))
}

/// A hero with the person who plays them: "Ilse Tarrow (Anna)".
pub fn hero_and_player(world: &World, seat: &SeatView) -> String {
    match player(world, seat.seat) {
        Some(player) => format!("{} ({player})", seat.name),
        None => seat.name.clone(),
    }
}

/// The seat of a hero or of a person, by a part of the name.
pub fn seat_called(world: &World, seats: &[SeatView], name: &str) -> Option<SeatId> {
    let wanted = name.to_lowercase();
    let fits = |text: &str| text.to_lowercase().contains(&wanted);
    let found = seats.iter().find(|s| fits(&s.name) || player(world, s.seat).is_some_and(fits));
    found.map(|s| s.seat)
}

/// The person whose answer is wanted.
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

    #[test]
    fn names_are_one_for_each_seat_or_none() {
        assert_eq!(tidy(&names(&[" Anna ", "Bert"]), 2), Ok(names(&["Anna", "Bert"])));
        assert_eq!(tidy(&[], 3), Ok(Vec::new()));
        assert!(tidy(&names(&["Anna"]), 2).is_err());
        assert!(tidy(&names(&["An\u{1b}na"]), 1).is_err());
        assert!(tidy(&["x".repeat(LONGEST + 1)], 1).is_err());
    }
}
