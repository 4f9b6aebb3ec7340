//! Sets: adventure deck numbers, and which cards of a pack are in the game (AC-SETS-02 to
//! AC-SETS-12, AC-SETS-14, AC-SETS-20). Apart from that any cards may be combined (AC-SETS-17).

use bevy_ecs::prelude::*;

use super::edition::{Switches, switches};
use super::state::board::Board;
use super::state::ids::CardId;
use super::state::table;
use crate::cards::content::Content;
use crate::cards::printed::{CardDef, HeroDef};

/// Returns the number of a set's code: its digit. A letter counts as 0 (AC-SETS-03), or has no
/// number in editions whose rules name such sets (AC-SETS-04).
pub fn number(edition: &Switches, code: char) -> Option<u8> {
    match code.to_digit(10) {
        Some(n) => u8::try_from(n).ok(),
        None => edition.letters_are_zero.then_some(0),
    }
}

/// Returns the adventure deck number of the scenario in play, 0 before the first (AC-CARD-09).
pub fn of_scenario(world: &World) -> u8 {
    number(&switches(world), table::scenario(world).set).unwrap_or(0)
}

/// Returns the adventure deck number of a card; one without a number counts as 0 (AC-SETS-03).
pub fn number_of(board: &Board<'_>, card: CardId) -> u8 {
    number(board.switches(), board.printed(card).set).unwrap_or(0)
}

/// Determines which cards are in the game.
#[derive(Clone, Copy, Debug)]
pub struct Stage<'a> {
    /// Number of the adventure in play, 0 before the first.
    pub adventure: u8,
    /// Class Decks that the group adds (AC-SETS-07, AC-SETS-08).
    pub class_decks: &'a [String],
    /// Ids of the heroes in play.
    pub heroes: &'a [&'a str],
}

/// Returns whether a card may be in the box or in a deck. Cards of the base set and the add-on are
/// in the game from the start (AC-SETS-14, AC-SETS-15), those of an adventure deck from that
/// adventure on (AC-SETS-20), those of Class Decks likewise if the group adds them (AC-SETS-06 to
/// AC-SETS-08). Promotional cards wait for the first adventure (AC-SETS-11), unless their owner is
/// in play (AC-SETS-10).
pub fn in_game(card: &CardDef, at: Stage<'_>) -> bool {
    let added = card.class_deck.as_ref().is_none_or(|deck| at.class_decks.contains(deck));
    let owned = || card.owner.as_ref().is_some_and(|o| at.heroes.contains(&o.as_str()));
    added
        && match card.set {
            'P' => at.adventure >= 1 || owned(),
            set => set.to_digit(10).is_none_or(|n| n <= u32::from(at.adventure)),
        }
}

/// Returns whether a card counts as Basic for a hero: by its trait (AC-SETS-13), as the hero's own
/// (AC-SETS-12), or as the cohort of the deck list (AC-CHAR-19).
pub fn is_basic_for(card: &CardDef, hero: &HeroDef) -> bool {
    card.traits.iter().any(|t| t.name() == "Basic")
        || card.owner.as_ref() == Some(&hero.id)
        || hero.cohort.as_ref() == Some(&card.id)
}

/// A hero's name with the set where that is needed to tell two apart (AC-SETS-18). Feats and roles
/// belong to the one hero, whoever else has the name (AC-SETS-19).
pub fn full_name(content: &Content, hero: &HeroDef) -> String {
    let alike = content.heroes.iter().filter(|h| h.name == hero.name).count();
    match hero.from.is_empty() || alike < 2 {
        true => hero.name.clone(),
        false => format!("{} {}", hero.from, hero.name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::samples::read;

    fn card(ron: &str) -> CardDef {
        read(&format!("(id: \"c\", name: \"C\", kind: Item, {ron})"))
    }

    /// AC-SETS-03, AC-SETS-04.
    #[test]
    fn letters_have_no_number_or_count_as_none() {
        for letter in ['B', 'C', 'P'] {
            assert_eq!(number(&Switches::THIRD, letter), Some(0));
            assert_eq!(number(&Switches::FIRST, letter), None);
        }
        for edition in [Switches::FIRST, Switches::THIRD] {
            assert_eq!(number(&edition, '4'), Some(4));
        }
    }

    /// AC-SETS-05 to AC-SETS-08, AC-SETS-14, AC-SETS-15, AC-SETS-20.
    #[test]
    fn adventure_decks_and_class_decks_come_with_their_adventures() {
        let none: &[String] = &[];
        let decks = ["Glassblowers".to_owned()];
        let at = |adventure, class_decks| Stage { adventure, class_decks, heroes: &["ann"] };
        for (code, from) in [('B', 0), ('C', 0), ('1', 1), ('3', 3), ('6', 6)] {
            let own = card(&format!("set: '{code}'"));
            let class = card(&format!("set: '{code}', class_deck: \"Glassblowers\""));
            for adventure in 0..=6 {
                assert_eq!(in_game(&own, at(adventure, none)), adventure >= from);
                assert_eq!(in_game(&class, at(adventure, &decks)), adventure >= from);
                // Only what the group adds.
                assert!(!in_game(&class, at(adventure, none)));
            }
        }
    }

    /// AC-SETS-09, AC-SETS-10, AC-SETS-11.
    #[test]
    fn promotional_cards_wait_unless_their_owner_is_played() {
        let promo = card("set: 'P'");
        let owned = card("set: 'P', owner: \"ann\"");
        let at = |adventure, heroes| Stage { adventure, class_decks: &[], heroes };
        assert!(!in_game(&promo, at(0, &["ann"])) && in_game(&promo, at(1, &["ann"])));
        assert!(in_game(&owned, at(0, &["ann"])) && !in_game(&owned, at(0, &["bob"])));
        assert!(in_game(&owned, at(1, &["bob"])));
    }

    /// AC-SETS-12, AC-SETS-13, AC-CHAR-19.
    #[test]
    fn what_is_owned_is_basic_for_its_owner_alone() {
        let hero = |id: &str, cohort: &str| -> HeroDef {
            let text = format!(
                "(id: \"{id}\", name: \"N\", skills: [], hand: 4, favored: Item, cards: (), \
                 deck: [], cohort: {cohort})"
            );
            ron::from_str(&text).expect("a hero")
        };
        let (ann, bob) = (hero("ann", "Some(\"c\")"), hero("bob", "None"));
        let (plain, owned) = (card(""), card("owner: \"bob\""));
        assert!(is_basic_for(&card("traits: [\"Basic\"]"), &bob));
        assert!(!is_basic_for(&plain, &bob) && is_basic_for(&owned, &bob));
        // The cohort of the one is Basic for that one.
        assert!(is_basic_for(&plain, &ann));
        let eve = hero("eve", "None");
        assert!(!is_basic_for(&owned, &eve));
    }
}
