//! Frames of what texts do: lists of effects, and what answers an event.

use crate::content::effect::{Effects, On};
use crate::content::pack::TokenId;
use crate::content::words::{Condition, Once};
use crate::ground::Sq;
use crate::rules::flow::frame::Roll;
use crate::rules::state::ids::{CardId, FighterId, Source};

/// Who and what an effect speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ctx {
    /// Who has the text; nobody for a chapter's rules.
    pub you: Option<FighterId>,
    /// Whom the words before are about.
    pub it: Option<FighterId>,
    /// Who caused the event.
    pub by: Option<FighterId>,
    /// The square that the words before are about.
    pub square: Option<Sq>,
    /// What has the text.
    pub source: Source,
    /// The card that has it.
    pub card: Option<CardId>,
}

impl Ctx {
    /// Returns the context of what nobody has: the rules' and a chapter's.
    pub fn nobody() -> Ctx {
        let source = Source::Chapter;
        Ctx { you: None, it: None, by: None, square: None, source, card: None }
    }

    /// Returns the same context about somebody.
    #[must_use]
    pub fn about(&self, it: FighterId) -> Ctx {
        Ctx { it: Some(it), ..self.clone() }
    }

    /// Returns the context of a text that a figure has.
    pub fn of(you: FighterId, source: Source) -> Ctx {
        let card = match source {
            Source::Card(card) => Some(card),
            _ => None,
        };
        Ctx { you: Some(you), it: None, by: None, square: None, source, card }
    }
}

/// A list of effects that is carried out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EffectsFrame {
    /// Whom and what it speaks of.
    pub ctx: Ctx,
    /// The list.
    pub list: Effects,
    /// How many of it are done.
    pub at: u8,
    /// How far the one under way has come.
    pub stage: u8,
    /// Whom the one under way still concerns, once that is settled.
    pub targets: Option<Vec<FighterId>>,
    /// The one of them who is dealt with just now, where that takes several answers.
    pub current: Option<FighterId>,
    /// The square that it is about, once that is settled.
    pub spot: Option<Sq>,
    /// The direction that it goes, once that is settled.
    pub line: Option<(i8, i8)>,
    /// A number that it goes by: a total rolled, times left.
    /// What was counted last.
    pub count: i32,
    /// Whether the last one could be carried out.
    pub did: bool,
    /// Whether all of them could.
    pub all: bool,
    /// What the amount of the one under way comes to, once its dice are rolled.
    pub value: Option<i32>,
    /// The roll of a heal that is going on.
    pub roll: Option<Roll>,
    /// The total that was rolled for what follows.
    pub rolled: Option<i32>,
    /// The damage that the last attack or blow dealt, once there was one.
    pub damage: Option<i32>,
    /// Whether it felled somebody.
    pub felled: bool,
    /// The squares from which the last one that took something away took it.
    pub cleared: Vec<Sq>,
    /// Everybody whom effects of the list have chosen.
    pub chosen: Vec<FighterId>,
    /// What the one under way is about to do and others may prevent: whether they have.
    pub prevents: Option<bool>,
    /// Cards that the one under way is about.
    pub cards: Vec<CardId>,
    /// Cards that were chosen of them so far.
    pub kept: Vec<CardId>,
    /// Whether it belongs to an attack whose damage was reduced to nothing or ignored, so that it inflicts
    /// no condition (AT-ATK-08, AT-RUL-35).
    pub parried: bool,
    /// Whether it goes on without who has the text: what happens by a rule.
    pub survives: bool,
}

impl EffectsFrame {
    /// Begins a list.
    pub fn new(ctx: Ctx, list: Effects) -> EffectsFrame {
        EffectsFrame {
            ctx,
            list,
            at: 0,
            stage: 0,
            targets: None,
            current: None,
            spot: None,
            line: None,
            count: 0,
            did: true,
            all: true,
            value: None,
            roll: None,
            rolled: None,
            damage: None,
            felled: false,
            cleared: Vec::new(),
            chosen: Vec::new(),
            prevents: None,
            cards: Vec::new(),
            kept: Vec::new(),
            parried: false,
            survives: false,
        }
    }
}

/// Kinds of events, as the content names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the events of the content")]
pub enum What {
    Setup,
    RoundStart,
    LineLaid,
    Cleanup,
    HealRolled,
    Inflicting,
    TokenPutting,
    TurnStart,
    TurnEnd,
    Passed,
    MoveStart,
    Leaves,
    Enters,
    Moved,
    Shifted,
    Stopped,
    Declared,
    Rolled,
    Changed,
    Reduced,
    Hurt,
    Fell,
    Struck,
    Attacked,
    Healed,
    Revived,
    Inflicted,
    Spawned,
    TokenPut,
    Activated,
    Revealed,
    Played,
    Drew,
    Discarded,
    PotionUsed,
    DirectionDrawn,
}

impl What {
    /// Returns the kind as one bit of a set of kinds.
    pub fn bit(self) -> u64 {
        1 << self as u8
    }

    /// Returns the kinds of events that a text names, as a set.
    pub fn all(on: &On) -> u64 {
        on.each().iter().filter_map(What::named).fold(0, |all, what| all | what.bit())
    }

    /// Returns the kind of an event that a text names; nothing for several.
    pub fn named(on: &On) -> Option<What> {
        Some(match on {
            On::AnyOf(_) => return None,
            On::DirectionDrawn => What::DirectionDrawn,
            On::Stopped(_) => What::Stopped,
            On::HealRolled(_) => What::HealRolled,
            On::Inflicting(_) => What::Inflicting,
            On::TokenPutting(_) => What::TokenPutting,
            On::Setup => What::Setup,
            On::RoundStart => What::RoundStart,
            On::LineLaid => What::LineLaid,
            On::Cleanup => What::Cleanup,
            On::PotionUsed => What::PotionUsed,
            On::TurnStart(_) => What::TurnStart,
            On::TurnEnd(_) => What::TurnEnd,
            On::Passed(_) => What::Passed,
            On::MoveStart(_) => What::MoveStart,
            On::Leaves(_) => What::Leaves,
            On::Enters(_) => What::Enters,
            On::Moved(_) => What::Moved,
            On::Shifted(_) => What::Shifted,
            On::Declared(_) => What::Declared,
            On::Rolled(_) => What::Rolled,
            On::Changed(_) => What::Changed,
            On::Reduced(_) => What::Reduced,
            On::Hurt(_) => What::Hurt,
            On::Fell(_) => What::Fell,
            On::Struck(_) => What::Struck,
            On::Attacked(_) => What::Attacked,
            On::Healed(_) => What::Healed,
            On::Revived(_) => What::Revived,
            On::Inflicted(_) => What::Inflicted,
            On::Spawned(_) => What::Spawned,
            On::TokenPut(_) => What::TokenPut,
            On::Activated(_) => What::Activated,
            On::Revealed(_) => What::Revealed,
            On::Played(_) => What::Played,
            On::Drew(_) => What::Drew,
            On::Discarded(_) => What::Discarded,
        })
    }
}

/// An event: one instance of it (AT-RUL-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Happened {
    /// What.
    pub what: What,
    /// Who does it or has it.
    pub of: Option<FighterId>,
    /// To whom it happens.
    pub at: Option<FighterId>,
    /// Where.
    pub square: Option<Sq>,
    /// Which card.
    pub card: Option<CardId>,
    /// Which condition.
    pub condition: Option<Condition>,
    /// Which token.
    pub token: Option<TokenId>,
}

impl Happened {
    /// Returns an event that is about nobody.
    pub fn new(what: What) -> Happened {
        Happened {
            what,
            of: None,
            at: None,
            square: None,
            card: None,
            condition: None,
            token: None,
        }
    }

    /// Returns an event that somebody does or has.
    pub fn by(what: What, of: FighterId) -> Happened {
        Happened { of: Some(of), ..Happened::new(what) }
    }

    /// Returns the event as it happens to somebody.
    #[must_use]
    pub fn to(self, at: FighterId) -> Happened {
        Happened { at: Some(at), ..self }
    }

    /// Returns the event as it happens on a square.
    #[must_use]
    pub fn on(self, square: Sq) -> Happened {
        Happened { square: Some(square), ..self }
    }
}

/// A rule that answers an event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fired {
    /// Whom and what it speaks of.
    pub ctx: Ctx,
    /// What it does.
    pub does: Effects,
    /// Its number with its source, to know how often it was followed.
    pub number: u8,
    /// How often it is followed at most.
    pub once: Option<Once>,
}

/// What answers one event: forced things first, then at most one Response (AT-ACTN-17).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TriggersFrame {
    /// The event.
    pub event: Happened,
    /// Rules that are still to be followed, the next one first.
    pub forced: Vec<Fired>,
    /// Whether a Response may still be played.
    pub open: bool,
    /// What was used already, each use by its source and number, where others may follow (AT-ROUND-10).
    pub used: Vec<(Source, u8)>,
    /// The players who may still use their abilities, in order, where they do not agree (AT-ROUND-11).
    pub left: Option<Vec<u8>>,
}
