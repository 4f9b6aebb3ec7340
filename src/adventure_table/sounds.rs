//! Which sound anything has: what happens by the rules, what people wish, and bursts of both.

use crate::cards::words::{Kind, Rank};
use crate::kit::sound::Heard;
use crate::kit::sound::bus::{self, Bus};
use crate::kit::synth::Sound;
use crate::rules::state::cue::Cue;
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table::End;
use crate::shell::past::Go;
use crate::shell::session::Wish;

/// What a card is to the ear of who meets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// A boon, or what is neither.
    Boon,
    /// A monster.
    Monster,
    /// A barrier.
    Barrier,
    /// A villain, whatever its type.
    Villain,
}

impl Met {
    /// By type and rank.
    pub fn of(kind: Kind, rank: Rank) -> Met {
        match (kind, rank) {
            (_, Rank::Villain) => Met::Villain,
            (Kind::Barrier, _) => Met::Barrier,
            (kind, _) if kind.is_bane() => Met::Monster,
            _ => Met::Boon,
        }
    }
}

/// The sound of something that happened, if it has one. `met` tells what a card is.
pub fn of_cue(cue: &Cue, met: impl Fn(CardId) -> Met) -> Option<Sound> {
    Some(match cue {
        Cue::Turn { .. } => Sound::Turn,
        Cue::Hour { .. } => Sound::Bell,
        Cue::Moved { from, to, .. } => return of_move(*from, *to),
        Cue::Shuffled { .. } | Cue::Hidden { .. } => Sound::Shuffle,
        Cue::Walked { .. } | Cue::Found { .. } => Sound::Step,
        Cue::Suffered { card, .. } => return card.map(|_| Sound::Scourge),
        Cue::LeftUp { .. } | Cue::Examined { .. } => Sound::Flip,
        Cue::Explored { .. } => Sound::Explore,
        Cue::Encounter { card, .. } => match met(*card) {
            Met::Boon => Sound::Flip,
            Met::Monster => Sound::Monster,
            Met::Barrier => Sound::Barrier,
            Met::Villain => Sound::Villain,
        },
        Cue::Evaded { .. } | Cue::Escaped { .. } | Cue::Gave { .. } | Cue::Unresolved { .. } => {
            Sound::Slide
        }
        Cue::Played { .. } => Sound::Lay,
        Cue::TookBack { .. } => Sound::Lift,
        // What it brings is heard by itself.
        Cue::Forced { .. } => return None,
        Cue::Rolled { passed: true, .. } => Sound::Success,
        Cue::Rolled { passed: false, .. } => Sound::Failure,
        Cue::Rerolled { .. } => Sound::Rattle,
        Cue::Dice { .. } => Sound::Settle,
        Cue::Damage { amount, .. } => return (*amount > 0).then_some(Sound::Damage),
        Cue::Defeated { .. } => Sound::Defeat,
        // The failure was heard, and the damage is.
        Cue::Undefeated { .. } => return None,
        Cue::Acquired { .. } => Sound::Boon,
        Cue::NotAcquired { .. } => Sound::Lost,
        Cue::Closed { .. } => Sound::Door,
        Cue::Opened { .. } | Cue::Built { .. } => Sound::Unlock,
        Cue::Revived { .. } => Sound::Heal,
        Cue::Died { .. } => Sound::Death,
        Cue::Over { end: End::Won } => Sound::Win,
        Cue::Over { .. } => Sound::Loss,
    })
}

/// The sound of a card that goes from pile to pile, where nothing else tells of it.
fn of_move(from: PileId, to: PileId) -> Option<Sound> {
    use PileId::{Aside, Box, Buried, Deck, Discards, Displayed, Hand, Location, Stage, Vault};
    Some(match (from, to) {
        (Deck(_), Hand(_) | Discards(_)) => Sound::Lay,
        (Discards(_) | Buried(_), Deck(_) | Hand(_)) => Sound::Heal,
        (Hand(_) | Aside(_) | Displayed(_), Discards(_)) | (Hand(_), Displayed(_)) => Sound::Lay,
        (Hand(_) | Aside(_) | Displayed(_), Deck(_)) | (_, Buried(_)) => Sound::Slide,
        (Hand(_) | Aside(_) | Displayed(_) | Discards(_) | Deck(_) | Buried(_), Box(_) | Vault) => {
            Sound::Burn
        }
        (Box(_) | Vault, Hand(_)) | (Stage, Location(_)) => Sound::Slide,
        _ => return None,
    })
}

/// The sound of a wish, where what comes of it has none of its own.
pub fn of_wish(wish: &Wish) -> Option<Sound> {
    match wish {
        // What happens is heard.
        Wish::Do(_) | Wish::Quit => None,
        Wish::Undo => Some(Sound::Undo),
        Wish::Past(Go::Show(_)) => Some(Sound::Button),
        Wish::Past(_) => Some(Sound::Undo),
        Wish::Refuse(_) => Some(Sound::Refusal),
        Wish::Inspect(Some(_)) | Wish::Open(Some(_)) => Some(Sound::Lift),
        Wish::Mark(_) | Wish::Fan(_) => Some(Sound::Lift),
        Wish::Inspect(None) | Wish::Open(None) | Wish::NoFan => Some(Sound::Lay),
        _ => Some(Sound::Button),
    }
}

/// What is heard when all of this happens at once: cards that come together are dealt, the same
/// is heard once, and what means something comes one after the other.
pub fn burst(sounds: &[Sound]) -> Vec<Heard> {
    let count = |of: &[Sound]| sounds.iter().filter(|s| of.contains(s)).count();
    let cards = [Sound::Lay, Sound::Slide];
    let many = count(&cards) > 2;
    let mut out: Vec<Heard> = Vec::new();
    let (mut signal, mut paper) = (0.0, 0.0);
    for sound in sounds {
        let sound = if many && cards.contains(sound) { Sound::Deal } else { *sound };
        if (many || !cards.contains(&sound)) && out.iter().any(|h| h.sound == sound) {
            continue;
        }
        let mut heard = Heard::from(sound);
        match Bus::of(sound) {
            Bus::Signals => {
                heard.after = signal;
                signal += 0.28;
            }
            _ => {
                heard.after = paper;
                paper += 0.07;
            }
        }
        out.push(heard);
    }
    // Of too much, what matters least is left out; the order stays.
    while out.len() > MOST {
        let least = out.iter().map(|h| bus::weight(h.sound)).min();
        let Some(at) = out.iter().rposition(|h| Some(bus::weight(h.sound)) == least) else { break };
        out.remove(at);
    }
    out
}

/// So many sounds of a burst are heard.
const MOST: usize = 4;
