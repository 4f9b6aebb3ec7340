//! Events for animation, the log and clients. Recorded only if a client listens.

use serde::{Deserialize, Serialize};

use super::ending::End;
use super::ids::{CardId, HeroId, PileId, PlaceId, Source};
use crate::cards::effect::Purpose;
use crate::cards::vocabulary::Trait;
use crate::kernel::cues;
use crate::rules::family::Adventure;

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Die {
    /// Number of faces.
    pub faces: u8,
    /// The face that was rolled.
    pub value: u8,
    /// The source of the die: the hero's board for the skill, a card, a power.
    pub source: Source,
}

/// An event. Carries everything that showing it needs, so that no client has to read the world,
/// What happened to the party's ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShipNews {
    /// It was placed at the start.
    Placed,
    /// Structural damage was dealt to it; 0 if it was reduced to nothing.
    Damaged,
    /// It was wrecked.
    Wrecked,
    /// It was repaired.
    Repaired,
    /// Another ship was seized and takes its place.
    Seized,
    /// It was anchored.
    Anchored,
    /// It is anchored no more.
    Weighed,
    /// A plunder card was stashed.
    Stashed,
    /// A plunder card was banished.
    PlunderLost,
    /// A ship was met by somebody who commands none.
    PassedBy,
}

/// which may have moved on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "cue", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named for what they are")]
pub enum Cue {
    /// A turn begins.
    Turn { hero: HeroId, number: u32 },
    /// The blessings deck was advanced.
    Hour { card: CardId, left: usize },
    /// A card moved. `card` is `None` between two facedown piles, where nobody sees which card it
    /// is.
    Moved { card: Option<CardId>, from: PileId, to: PileId },
    /// A pile was shuffled.
    Shuffled { pile: PileId },
    /// A hero moved.
    Walked { hero: HeroId, from: PlaceId, to: PlaceId },
    /// A hero's token was shuffled into a location's deck, at a position nobody knows.
    Hidden { hero: HeroId, place: PlaceId },
    /// A hero's token came out of the deck of a location.
    Found { hero: HeroId, place: PlaceId },
    /// A hero suffers a scourge. `card` is `None` if no further copy exists.
    Suffered { hero: HeroId, card: Option<CardId> },
    /// A card is left faceup on the deck of a location.
    LeftUp { card: CardId, place: PlaceId },
    /// A marker is put on a location, or without one on the scenario card.
    Marked { marker: Trait, place: Option<PlaceId> },
    /// A marker is removed from there.
    Unmarked { marker: Trait, place: Option<PlaceId> },
    /// A hero has so many mythic charges now.
    Charges { hero: HeroId, n: u8 },
    /// Something happened to the party's ship or under it. `n`: how much or how many.
    Ship { news: ShipNews, card: Option<CardId>, n: i32 },
    /// A hero explores.
    Explored { hero: HeroId, place: PlaceId, card: CardId },
    /// An encounter begins.
    Encounter { hero: HeroId, card: CardId, summoned: bool },
    /// A card was evaded. `lost`: the hero had to evade, as the hero's token is in a deck
    /// (AC-TOKN-05).
    Evaded {
        hero: HeroId,
        card: CardId,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lost: bool,
    },
    /// A hero plays a card or uses a power.
    Played { hero: HeroId, of: Source, power: u8, with: Option<CardId> },
    /// A staged play was taken back before the roll.
    TookBack { hero: HeroId, of: Source },
    /// A forced effect happens to a hero; `source` causes it.
    Forced { hero: HeroId, source: Source },
    /// A check was rolled.
    Rolled {
        hero: HeroId,
        against: Option<CardId>,
        purpose: Purpose,
        source: Source,
        dice: Vec<Die>,
        plus: i32,
        total: i32,
        difficulty: i32,
        passed: bool,
        /// The card that makes the check fail whatever the result (AC-ENC-23).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forbidden: Option<Source>,
    },
    /// Dice of a check were rolled again; the new result follows as another `Rolled` (AC-CHECK-46).
    Rerolled { hero: HeroId, dice: Vec<Die> },
    /// Dice were rolled outside of a check.
    Dice { hero: HeroId, what: String, dice: Vec<Die>, total: i32 },
    /// Damage was taken; `amount` is what remains after reductions.
    Damage { hero: HeroId, amount: i32, kind: String, reduced: i32 },
    /// A bane was defeated.
    Defeated { hero: HeroId, card: CardId },
    /// A bane was not defeated. `needs`: the required traits, if every check succeeded but none had
    /// one.
    Undefeated {
        hero: HeroId,
        card: CardId,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        needs: Vec<Trait>,
    },
    /// The card of an encounter was moved away before the encounter was resolved (AC-RUL-20).
    Unresolved { hero: HeroId, card: CardId },
    /// A boon was acquired.
    Acquired { hero: HeroId, card: CardId },
    /// A boon was not acquired.
    NotAcquired { hero: HeroId, card: CardId },
    /// A location was closed.
    Closed { place: PlaceId, permanently: bool },
    /// A temporarily closed location opened again.
    Opened { place: PlaceId },
    /// A location was built.
    Built { place: PlaceId },
    /// A villain escaped to one of these locations. It was shuffled with other cards and each
    /// location got one, so nobody knows which; the moves of these cards make no other cue.
    Escaped { card: CardId, to: Vec<PlaceId> },
    /// A hero looked at cards.
    Examined { hero: HeroId, pile: PileId, cards: Vec<CardId> },
    /// A card was given.
    Gave { from: HeroId, to: HeroId, card: CardId },
    /// A hero was returned from death.
    Revived { hero: HeroId },
    /// A hero died.
    Died { hero: HeroId },
    /// The scenario ended.
    Over { end: End },
}

/// The cues that no client has read yet.
pub type Cues = cues::Cues<Adventure>;
