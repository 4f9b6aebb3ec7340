//! What happened, for animation, the log and clients. Recorded only where somebody listens.

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
    /// How many faces.
    pub faces: u8,
    /// What it shows.
    pub value: u8,
    /// What adds the die: the checker's board for the skill, a card, a power.
    pub source: Source,
}

/// Something that happened. Self-contained: it can be told or shown without asking the world.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "cue", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named for what they are")]
pub enum Cue {
    /// A turn begins.
    Turn { hero: HeroId, number: u32 },
    /// The blessings deck was advanced.
    Hour { card: CardId, left: usize },
    /// A card moved; which one, where the table sees it: not from one facedown pile to another.
    Moved { card: Option<CardId>, from: PileId, to: PileId },
    /// A pile was shuffled.
    Shuffled { pile: PileId },
    /// A hero moved.
    Walked { hero: HeroId, from: PlaceId, to: PlaceId },
    /// A hero's token was shuffled into the deck of a location; nobody knows where in it.
    Hidden { hero: HeroId, place: PlaceId },
    /// A hero's token came out of the deck of a location.
    Found { hero: HeroId, place: PlaceId },
    /// A hero suffers a scourge, or would and there is no further copy.
    Suffered { hero: HeroId, card: Option<CardId> },
    /// A card is left faceup on the deck of a location.
    LeftUp { card: CardId, place: PlaceId },
    /// A hero explores.
    Explored { hero: HeroId, place: PlaceId, card: CardId },
    /// An encounter begins.
    Encounter { hero: HeroId, card: CardId, summoned: bool },
    /// A card was evaded; `lost`: it had to be, as the hero's token lies in a deck (AC-TOKN-05).
    Evaded {
        hero: HeroId,
        card: CardId,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lost: bool,
    },
    /// A hero plays a card or uses a power.
    Played { hero: HeroId, of: Source, power: u8, with: Option<CardId> },
    /// A staged play was taken back.
    TookBack { hero: HeroId, of: Source },
    /// Something forced happens to a hero; `source` is what forces it.
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
        /// What made it a failure, whatever the result (AC-ENC-23).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forbidden: Option<Source>,
    },
    /// Dice of a check were thrown again; its result follows as another `Rolled` (AC-CHECK-46).
    Rerolled { hero: HeroId, dice: Vec<Die> },
    /// Dice rolled for something else than a check.
    Dice { hero: HeroId, what: String, dice: Vec<Die>, total: i32 },
    /// Damage was taken: after reductions.
    Damage { hero: HeroId, amount: i32, kind: String, reduced: i32 },
    /// A bane was defeated.
    Defeated { hero: HeroId, card: CardId },
    /// A bane was not defeated. `needs`: every check was a success, but none had one of these traits.
    Undefeated {
        hero: HeroId,
        card: CardId,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        needs: Vec<Trait>,
    },
    /// The card of an encounter is no longer there to be resolved (AC-RUL-20).
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
    /// A villain escapes to one of these: shuffled with others, each location got one card, and
    /// nobody knows which. Of these cards nothing else is told.
    Escaped { card: CardId, to: Vec<PlaceId> },
    /// Cards were looked at by a hero.
    Examined { hero: HeroId, pile: PileId, cards: Vec<CardId> },
    /// A card was given.
    Gave { from: HeroId, to: HeroId, card: CardId },
    /// A hero was returned from death.
    Revived { hero: HeroId },
    /// A hero died.
    Died { hero: HeroId },
    /// The scenario is over.
    Over { end: End },
}

/// Cues not yet fetched.
pub type Cues = cues::Cues<Adventure>;
