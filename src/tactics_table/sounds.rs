//! The sound of each event of the rules.

use bevy::prelude::World;
use kernel::view::CueView;
use kit::sound::Ear;
use kit::sound::burst::burst;
use kit::synth::Sound;
use tactics::content::words::Outcome;
use tactics::rules::flow::cue::Cue;
use tactics::rules::state::ids::FighterId;
use tactics::rules::state::piles::Pile;
use tactics::rules::state::table;

/// The messages for sounds that mean something of their own in this family.
pub const CAPTIONS: &[(Sound, &str)] = &[
    (Sound::Bell, "sound-round"),
    (Sound::Menace, "sound-boss-card"),
    (Sound::Barrier, "sound-wall"),
    (Sound::Affliction, "sound-condition"),
    (Sound::Death, "sound-knocked-out"),
    (Sound::Gain, "sound-card-gained"),
    (Sound::Lost, "sound-turn-lost"),
];

/// Returns the sound of an event, if it has one; `is_hero` tells heroes from all other figures.
pub fn of_cue(cue: &Cue, is_hero: impl Fn(FighterId) -> bool) -> Option<Sound> {
    Some(match cue {
        Cue::Round { .. } => Sound::Bell,
        Cue::Turn { .. } => Sound::Turn,
        Cue::Lost { .. } => Sound::Lost,
        Cue::Passed { .. } | Cue::Left { .. } => Sound::Slide,
        Cue::Played { .. } => Sound::Lay,
        Cue::Stood { .. } | Cue::Walked { .. } | Cue::Put { .. } => Sound::Step,
        Cue::Rolled { .. } => Sound::Rattle,
        Cue::Hurt { damage, .. } => return (*damage > 0).then_some(Sound::Damage),
        Cue::Parried { .. } | Cue::Token { .. } => Sound::Knock,
        Cue::Healed { .. } | Cue::Potion { .. } => Sound::Heal,
        Cue::Fell { who } if is_hero(*who) => Sound::Death,
        Cue::Fell { .. } => Sound::Defeat,
        Cue::Condition { on: true, .. } => Sound::Affliction,
        Cue::Piece { on: true, .. } => Sound::Barrier,
        Cue::Piece { on: false, .. } => Sound::Unlock,
        Cue::Revealed { .. } => Sound::Menace,
        Cue::Direction { .. } => Sound::Flip,
        Cue::Law { .. } => Sound::Door,
        Cue::Shuffled { .. } => Sound::Shuffle,
        Cue::Levelled { .. } => Sound::Gain,
        Cue::Wins { .. } => Sound::Success,
        Cue::Over { outcome: Outcome::Failure, .. } => Sound::Loss,
        Cue::Over { .. } => Sound::Win,
        Cue::Card { from, to, .. } => return of_card(*from, *to),
        // What they announce has a sound of its own, or none is needed.
        Cue::North { .. }
        | Cue::HouseRules { .. }
        | Cue::Line { .. }
        | Cue::Aimed { .. }
        | Cue::Total { .. }
        | Cue::Condition { on: false, .. }
        | Cue::Counter { .. }
        | Cue::Reason { .. }
        | Cue::Activated { .. }
        | Cue::Chapter { .. }
        | Cue::Told { .. } => return None,
    })
}

/// Returns the sound of a card that goes from pile to pile.
fn of_card(from: Pile, to: Pile) -> Option<Sound> {
    Some(match (from, to) {
        (Pile::Deck(_), Pile::Hand(_)) | (_, Pile::Board(_)) => Sound::Lay,
        (Pile::Hand(_) | Pile::Board(_), Pile::Discards(_)) => Sound::Slide,
        (Pile::Divider(_), Pile::Deck(_) | Pile::Tuck(_)) => Sound::Gain,
        (Pile::Hand(_) | Pile::Deck(_) | Pile::Tuck(_), Pile::Divider(_)) => Sound::Burn,
        _ => return None,
    })
}

/// Has the events heard: several at once as one gesture.
pub fn hear(world: &mut World, fresh: &[CueView]) {
    let cues = fresh.iter().filter_map(|cue| serde_json::from_value(cue.data.clone()).ok());
    let hero = |who: FighterId| table::fighter(world, who).seat().is_some();
    let sounds: Vec<Sound> = cues.filter_map(|cue: Cue| of_cue(&cue, hero)).collect();
    let Some(mut ear) = world.get_resource_mut::<Ear>() else { return };
    for sound in burst(&sounds) {
        ear.hear(sound);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tactics::content::words::Condition;
    use tactics::ground::Sq;
    use tactics::rules::state::ids::SeatId;

    /// A move, a blow, a fall, a wall, a boss card and a round are told apart; a hero's fall is not an
    /// enemy's.
    #[test]
    fn what_matters_is_told_apart() {
        let who = FighterId(3);
        let enemies = |cue: &Cue| of_cue(cue, |_| false);
        let heard = [
            enemies(&Cue::Walked { who, to: Sq::new(1, 1).expect("a square") }),
            enemies(&Cue::Hurt { who, by: None, damage: 2, hp: 4 }),
            enemies(&Cue::Fell { who }),
            of_cue(&Cue::Fell { who }, |_| true),
            enemies(&Cue::Passed { hero: SeatId(0) }),
            enemies(&Cue::Round { number: 2 }),
            enemies(&Cue::Condition { who, condition: Condition::Stunned, on: true }),
            enemies(&Cue::Over { outcome: Outcome::Plus, cause: None }),
            enemies(&Cue::Over { outcome: Outcome::Failure, cause: None }),
        ];
        for (n, sound) in heard.iter().enumerate() {
            assert!(sound.is_some(), "{n}");
            assert!(!heard[..n].contains(sound), "{sound:?} is heard twice");
        }
        assert_eq!(enemies(&Cue::Hurt { who, by: None, damage: 0, hp: 4 }), None);
    }

    /// Whatever has a caption of its own has words in every language.
    #[test]
    fn every_caption_has_words() {
        for language in lang::Language::ALL {
            lang::with(language, || {
                for (_, id) in CAPTIONS {
                    assert!(lang::has(id), "{id}");
                }
            });
        }
    }
}
