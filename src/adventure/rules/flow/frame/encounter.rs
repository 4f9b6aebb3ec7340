//! Frames of encounters, checks, damage and closing.

use std::hash::{Hash, Hasher};

use super::Implied;
use super::{Rare, Step};
use crate::cards::amount::Alternative;
use crate::cards::content::DefId;
use crate::cards::effect::{Purpose, To};
use crate::cards::vocabulary::{Kind, Skill, Trait};
use crate::rules::flow::prompt::Source;
use crate::rules::state::cue::Die;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};

/// The result of one check.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Outcome {
    /// The hero who attempted it.
    pub hero: HeroId,
    /// Whether it succeeded (AC-CHECK-31).
    pub passed: bool,
    /// Result minus difficulty.
    pub margin: i32,
    /// Whether the hero declined to attempt it.
    pub declined: bool,
    /// Traits of the check.
    pub traits: Vec<Trait>,
    /// The skills that the check counts as.
    pub skills: Vec<Skill>,
    /// Its purpose.
    pub purpose: Purpose,
    /// Whether it was a combat check.
    pub combat: bool,
    /// The result; 0 if nothing was rolled.
    pub result: Implied<i32>,
    /// The printed difficulty of the alternative that was attempted.
    pub listed: Implied<Option<i32>>,
}

/// An encounter (AC-ENC-06).
#[derive(Clone, Debug, Hash)]
pub struct EncounterFrame {
    /// The hero who encounters the card.
    pub hero: HeroId,
    /// The current step.
    pub step: Step,
    /// The card.
    pub card: CardId,
    /// The location that the card came from; `None` if it was summoned (AC-SUMM-13).
    pub place: Option<PlaceId>,
    /// Set if the card was faceup on that deck: the number of faceup cards above it (AC-FACE-02).
    pub up: Option<usize>,
    /// Number of the next check.
    pub check: u8,
    /// The results of the checks so far.
    pub outcomes: Vec<Outcome>,
    /// Whether the card was evaded (AC-ENC-12).
    pub evaded: bool,
    /// Whether the hero has moved since the encounter began (AC-ENC-34).
    pub moved: bool,
    /// Change of the difficulty of its checks to defeat or acquire (AC-ENC-21).
    pub harder: i32,
    /// The result of a check that also counts for the further ones of its hero.
    pub kept: Option<i32>,
    /// Who encounters the card next instead of its going anywhere.
    pub passes_to: Rare<Option<HeroId>>,
    /// The heroes who encountered the card before it was passed on, a bit each by seat: it comes to
    /// nobody twice, so that passing on ends.
    pub passed_by: Rare<u8>,
    /// Set if an effect decided the result: true for defeated or acquired, false for not.
    pub decided: Option<bool>,
    /// The rank of the card that decided it (AC-GOLD-04).
    pub decided_by: u8,
    /// The rank of the card that set `goes`.
    pub goes_by: u8,
    /// The location that was chosen for it to go to.
    pub goes_place: Rare<Option<PlaceId>>,
    /// Where an effect sends the card instead of its usual place.
    pub goes: Option<To>,
    /// Cards played on its checks, for powers that answer that later (AC-ENC-25).
    pub played: Vec<(HeroId, CardId)>,
    /// Every card played on its checks so far, for texts that ask for it.
    pub plays: PlaysSoFar,
    /// The plays of the current step.
    pub noted: StepNotes,
    /// Heroes who may still try to close their locations before a villain's encounter.
    pub guards: Vec<HeroId>,
    /// Whether it comes from an exploration whose effects may grant another one (AC-TURN-33).
    pub explored: bool,
    /// Whether the bane is defeated or the boon acquired; set in the resolve step.
    pub won: bool,
    /// The location that defeating the card gives a chance to close, because the summoning text or
    /// the scenario says so (AC-SUMM-12).
    pub closing: Option<PlaceId>,
    /// Set if the card was summoned.
    pub summoning: Option<Summoning>,
}

impl EncounterFrame {
    /// Returns whether a hero encountered the card before it was passed on.
    pub fn has_met(&self, hero: HeroId) -> bool {
        self.passed_by.0 & seat_bit(hero) != 0
    }

    /// Returns those who have encountered the card, with the hero of this encounter, a bit each by seat.
    pub fn met_by(&self) -> u8 {
        self.passed_by.0 | seat_bit(self.hero)
    }
}

/// Returns the bit of a hero's seat.
fn seat_bit(hero: HeroId) -> u8 {
    1_u8.checked_shl(hero.0.into()).unwrap_or(0)
}

/// The cards played in an encounter, each with its hero. They follow from the decisions, so no digest
/// contains them.
#[derive(Clone, Debug, Default)]
pub struct PlaysSoFar(pub Vec<(HeroId, CardId)>);

impl Hash for PlaysSoFar {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// The text that summoned a card.
#[derive(Clone, Copy, Debug, Default, Hash, PartialEq, Eq)]
pub struct Summoning {
    /// The card with that text (AC-SUMM-05).
    pub by: Option<DefId>,
    /// Where the text sends the card: a boon that is acquired, a bane that is not defeated
    /// (AC-SUMM-09).
    pub goes: Option<To>,
}

/// The plays of one step of an encounter, for the limits on them (AC-PLAY-12, AC-PLAY-52).
#[derive(Clone, Debug, Hash)]
pub struct StepNotes {
    /// The step.
    pub step: Step,
    /// The plays in it.
    pub plays: Vec<Noted>,
}

/// A card or power that was played in a step.
#[derive(Clone, Debug, Hash)]
pub struct Noted {
    /// The hero who played it.
    pub hero: HeroId,
    /// The card or board.
    pub of: Source,
    /// The number of the power on it.
    pub power: u8,
    /// The card type that it counts as.
    pub kind: Option<Kind>,
    /// The hero whose damage it was played on, if on any (AC-DMG-04).
    pub hurt: Option<HeroId>,
}

/// The plays on a check or on damage, for the limits on them (AC-PLAY-12, AC-PLAY-52).
#[derive(Clone, Debug, Default, Hash)]
pub struct Limits {
    /// Types of cards played, with the hero.
    pub spent: Vec<(HeroId, Kind)>,
    /// Powers used, with the hero.
    pub used: Vec<(HeroId, Source, u8)>,
}

/// A staged play.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub struct Play {
    /// The hero who plays.
    pub hero: HeroId,
    /// The card or board.
    pub of: Source,
    /// The number of the power on it.
    pub power: u8,
    /// The card that pays for it.
    pub with: Option<CardId>,
    /// Cards taken for it from their piles, with the pile and the position in it.
    pub taken: Vec<(CardId, PileId, u8)>,
    /// The way chosen among its changes of the check, once it is chosen; a number that no way has
    /// where none was possible.
    pub chosen: Rare<Option<u8>>,
}

impl Play {
    /// Creates a play for which no card was taken and nothing chosen yet.
    pub fn new(hero: HeroId, of: Source, power: u8, with: Option<CardId>) -> Play {
        Play { hero, of, power, with, taken: Vec::new(), chosen: Rare(None) }
    }
}

/// A check (AC-CHECK-03).
#[derive(Clone, Debug, Hash)]
pub struct CheckFrame {
    /// The hero who attempts it.
    pub hero: HeroId,
    /// The current step.
    pub step: Step,
    /// Its purpose.
    pub purpose: Purpose,
    /// The printed alternatives.
    pub alternatives: Vec<Alternative>,
    /// The card that it is against, that it recharges, or that asks for it.
    pub against: Option<CardId>,
    /// The card, board or rule that asks for it.
    pub source: Source,
    /// Whether it may be declined.
    pub optional: bool,
    /// The alternative and skill chosen, if one was; otherwise the best is taken.
    pub way: Option<(u8, Option<Skill>)>,
    /// The staged plays, in order.
    pub staged: Vec<Play>,
    /// Number of staged plays, from the first, that are committed and can no longer be taken back
    /// (AC-RUL-98).
    pub bound: u8,
    /// The dice as rolled.
    pub dice: Vec<Die>,
    /// The number added to the dice.
    pub plus: i32,
    /// The difficulty to reach.
    pub difficulty: i32,
    /// The plays made after the roll.
    pub limits: Limits,
    /// Cards set aside, in order (AC-PLAY-29, AC-RUL-71).
    pub recharges: Vec<(HeroId, CardId)>,
    /// The result, once rolled.
    pub outcome: Option<Outcome>,
    /// Whether dice were rolled again.
    pub rerolled: Implied<bool>,
}

/// Damage about to be taken (AC-DMG-01).
#[derive(Clone, Debug, Hash)]
pub struct DamageFrame {
    /// The hero who takes it.
    pub hero: HeroId,
    /// The current step.
    pub step: Step,
    /// The amount left to take.
    pub amount: i32,
    /// The amount removed by reductions.
    pub reduced: i32,
    /// Its type.
    pub kind: Trait,
    /// The card, board or rule that deals it.
    pub source: Source,
    /// The bane that deals it, if any.
    pub card: Option<CardId>,
    /// The plays on it and on the check that it comes from (AC-CHECK-51).
    pub limits: Limits,
    /// Cards set aside, in order.
    pub recharges: Vec<(HeroId, CardId)>,
    /// Whether it is taken from the top of the deck.
    pub from_deck: FromDeck,
    /// The amount that cannot be reduced.
    pub fixed: Rare<i32>,
    /// The cards that are being discarded for it.
    pub taking: Rare<Taking>,
    /// Set if it is Structural damage to the party's ship.
    pub hull: Rare<Hull>,
}

impl DamageFrame {
    /// Creates the frame of damage that is dealt to a hero and that can be reduced.
    pub fn new(
        hero: HeroId,
        amount: i32,
        kind: Trait,
        (source, card): (Source, Option<CardId>),
        limits: Limits,
    ) -> DamageFrame {
        DamageFrame {
            hero,
            step: Step::Reduce,
            amount,
            reduced: 0,
            kind,
            source,
            card,
            limits,
            recharges: Vec::new(),
            from_deck: FromDeck(false),
            fixed: Rare(0),
            taking: Rare::default(),
            hull: Rare::default(),
        }
    }
}

/// Cards that are being discarded as damage, while their hero may still send some elsewhere.
#[derive(Clone, Debug, Default, Hash, PartialEq, Eq)]
pub struct Taking {
    /// All of them.
    pub cards: Vec<CardId>,
    /// Those about which the hero was asked.
    pub asked: Vec<CardId>,
    /// Those that the hero sends elsewhere.
    pub elsewhere: Vec<(CardId, To)>,
}

/// Structural damage under way (AC-SHIP-14).
#[derive(Clone, Copy, Debug, Default, Hash, PartialEq, Eq)]
pub struct Hull {
    /// Whether the damage is dealt to the ship.
    pub struck: bool,
    /// Number of heroes who were asked for cards (AC-SHIP-16).
    pub asked: u8,
}

/// Whether damage is taken from the deck. Left out of the hash if it is not, as digests from before
/// it could be must stay valid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FromDeck(pub bool);

impl Hash for FromDeck {
    fn hash<H: Hasher>(&self, h: &mut H) {
        if self.0 {
            self.0.hash(h);
        }
    }
}

/// An attempt to close a location (AC-CLOSE-05).
#[derive(Clone, Debug, Hash)]
pub struct CloseFrame {
    /// The hero who attempts it.
    pub hero: HeroId,
    /// The current step.
    pub step: Step,
    /// The location.
    pub place: PlaceId,
    /// Whether it closes only temporarily, against a villain's escape (AC-VILL-08).
    pub temporarily: bool,
    /// Whether no requirement has to be met (AC-VILL-12).
    pub free: bool,
    /// The villain whose defeat closes the location; the card is no longer in the deck.
    pub villain: Option<CardId>,
    /// Whether the requirement was met.
    pub met: bool,
    /// Whether the hero accepted the chance to close.
    pub begun: bool,
    /// The chosen way to close, which is binding (AC-CLOSE-07).
    pub way: Option<u8>,
    /// Number of the next check of that way.
    pub check: u8,
    /// Whether one of its checks failed.
    pub failed: bool,
    /// The types of the cards that were paid, where they must differ.
    pub paid: Rare<Vec<Kind>>,
}
