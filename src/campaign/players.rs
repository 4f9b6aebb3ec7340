//! The people at the table: who plays which hero. They are told apart only for show; the rules
//! know heroes and nobody else.

use bevy_ecs::prelude::*;

use super::Trouble;
use crate::rules::state::ids::HeroId;
use crate::rules::{play, words};

/// The most letters of a person's name.
pub const LONGEST: usize = 40;

/// Names by seat; empty where nobody was named.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Players(pub Vec<String>);

impl Players {
    /// The person who plays a hero, where more than one person sits at the table: one who plays
    /// alone need not be told whose answer is wanted.
    pub fn of(&self, hero: HeroId) -> Option<&str> {
        let name = self.0.get(usize::from(hero.0)).filter(|n| !n.is_empty())?;
        self.0.iter().any(|n| n != name).then_some(name)
    }
}

/// What a seat is called before anybody says more: "Player 2".
pub fn nameless(seat: usize) -> String {
    format!("Player {}", seat + 1)
}

/// Names as they are kept: trimmed, one for each seat or none at all.
///
/// # Errors
/// When their number is wrong, or one is too long or no line of text.
pub fn tidy(names: &[String], seats: usize) -> Result<Vec<String>, Trouble> {
    let names: Vec<String> = names.iter().map(|n| n.trim().to_owned()).collect();
    check(&names, seats).map_err(Trouble)?;
    Ok(names)
}

/// Whether names fit a party of so many seats.
///
/// # Errors
/// What is wrong.
pub fn check(names: &[String], seats: usize) -> Result<(), String> {
    if !names.is_empty() && names.len() != seats {
        return Err(format!("{} players are named for {seats} heroes", names.len()));
    }
    let wrong = |n: &&String| n.chars().count() > LONGEST || n.chars().any(char::is_control);
    match names.iter().find(wrong) {
        Some(_) => Err(format!("a player's name has at most {LONGEST} letters")),
        None => Ok(()),
    }
}

/// The person who plays a hero at this table, if people are told apart.
pub fn player(world: &World, hero: HeroId) -> Option<&str> {
    world.get_resource::<Players>().and_then(|p| p.of(hero))
}

/// The person whose answer is wanted.
pub fn asked(world: &World) -> Option<&str> {
    player(world, play::prompt(world)?.who)
}

/// A hero with the person who plays them: "Ilse Tarrow (Anna)".
pub fn hero_and_player(world: &World, hero: HeroId) -> String {
    let name = words::hero_name(world, hero);
    match player(world, hero) {
        Some(player) => format!("{name} ({player})"),
        None => name,
    }
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
        assert_eq!(two.of(HeroId(2)), Some("Anna"));
        assert_eq!(two.of(HeroId(3)), None);
        assert_eq!(Players(names(&["Anna", "Anna"])).of(HeroId(1)), None);
        assert_eq!(Players(names(&["", "Bert"])).of(HeroId(0)), None);
        assert_eq!(Players::default().of(HeroId(0)), None);
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
