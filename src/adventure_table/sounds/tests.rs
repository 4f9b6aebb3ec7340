//! Tests that every cue and every sound is used.

use std::collections::BTreeSet;

use super::*;
use crate::adventure_table::command::TableCommand;
use crate::cards::effect::Purpose;
use crate::kit::sound::burst::burst;
use crate::rules::flow::prompt::{Refusal, Source};
use crate::rules::state::ids::{HeroId, PlaceId};
use crate::shell::command::Command;
use crate::shell::sounds::of_command;

/// Returns a cue of each kind.
fn happenings() -> Vec<Cue> {
    let (hero, card, place) = (HeroId(0), CardId(0), PlaceId(0));
    let rolled = |passed| Cue::Rolled {
        hero,
        against: None,
        purpose: Purpose::Other,
        source: Source::Rules,
        dice: Vec::new(),
        plus: 0,
        total: 1,
        difficulty: 1,
        passed,
        forbidden: None,
    };
    let moved = |from, to| Cue::Moved { card: Some(card), from, to };
    vec![
        Cue::Turn { hero, number: 1 },
        Cue::Hour { card, left: 3 },
        moved(PileId::Deck(hero), PileId::Hand(hero)),
        moved(PileId::Hand(hero), PileId::Discards(hero)),
        moved(PileId::Hand(hero), PileId::Deck(hero)),
        moved(PileId::Hand(hero), PileId::Vault),
        moved(PileId::Discards(hero), PileId::Deck(hero)),
        Cue::Shuffled { pile: PileId::Deck(hero) },
        Cue::Walked { hero, from: place, to: place },
        Cue::Hidden { hero, place },
        Cue::Found { hero, place },
        Cue::Suffered { hero, card: Some(card) },
        Cue::LeftUp { card, place },
        Cue::Explored { hero, place, card },
        Cue::Encounter { hero, card, summoned: false },
        Cue::Evaded { hero, card, lost: false },
        Cue::Unresolved { hero, card },
        Cue::Played { hero, of: Source::Card(card), power: 0, with: None },
        Cue::TookBack { hero, of: Source::Card(card) },
        rolled(true),
        rolled(false),
        Cue::Rerolled { hero, dice: Vec::new() },
        Cue::Dice { hero, what: String::new(), dice: Vec::new(), total: 0 },
        Cue::Damage { hero, amount: 2, kind: String::new(), reduced: 0 },
        Cue::Defeated { hero, card },
        Cue::Acquired { hero, card },
        Cue::NotAcquired { hero, card },
        Cue::Closed { place, permanently: true },
        Cue::Opened { place },
        Cue::Built { place },
        Cue::Escaped { card, to: Vec::new() },
        Cue::Examined { hero, pile: PileId::Deck(hero), cards: Vec::new() },
        Cue::Gave { from: hero, to: hero, card },
        Cue::Revived { hero },
        Cue::Died { hero },
        Cue::Over { end: End::Won },
        Cue::Over { end: End::OutOfTime },
    ]
}

#[test]
fn everything_that_happens_has_a_sound_and_every_sound_has_something_that_happens() {
    let mut heard = BTreeSet::new();
    for met in [Met::Boon, Met::Monster, Met::Barrier, Met::Villain] {
        for cue in happenings() {
            let sound = of_cue(&cue, |_| met);
            heard.insert(sound.unwrap_or_else(|| panic!("{cue:?} is silent")));
        }
    }
    for command in [
        Command::Undo,
        TableCommand::Menu(true).into(),
        Command::Refuse(Refusal::new("AC-TURN-25", "No.")),
        TableCommand::Open(None).into(),
    ] {
        heard.extend(of_command(&command));
    }
    heard.extend(burst(&[Sound::Lay; 6]).iter().map(|h| h.sound));
    // Sounds of input, dice and the room.
    let others = [Sound::Rattle, Sound::Knock, Sound::Settle, Sound::Room];
    let silent: Vec<Sound> =
        Sound::ALL.into_iter().filter(|s| !heard.contains(s) && !others.contains(s)).collect();
    assert_eq!(silent, []);
    // An event that another cue covers is silent.
    let none = Cue::Damage { hero: HeroId(0), amount: 0, kind: String::new(), reduced: 2 };
    assert_eq!(of_cue(&none, |_| Met::Boon), None);
    assert_eq!(of_command(&TableCommand::Do(Vec::new()).into()), None);
    assert_eq!(Met::of(Kind::Monster, Rank::Villain), Met::Villain);
    assert_eq!(Met::of(Kind::Barrier, Rank::Henchman), Met::Barrier);
    assert_eq!(Met::of(Kind::Ally, Rank::Plain), Met::Boon);
}
