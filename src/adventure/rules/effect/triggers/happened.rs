//! Events at run time, and the events of the effect language that they match.

use crate::cards::effect::{Deed, Event, EventFilter, EventKind};
use crate::cards::ship::is_named;
use crate::cards::vocabulary::{Action, Kind, Rank, Trait};
use crate::rules::effect::cond::{Facts, check_fits};
use crate::rules::flow::frame::Outcome;
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, PlaceId};

/// An event that happened to a hero.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the events of the effect language")]
pub enum Happened<'a> {
    Setup,
    Begin,
    TurnStart,
    TurnEnd,
    Explored,
    Enter,
    Leave(PlaceId),
    Found,
    Flipped(CardId),
    Encountered(CardId),
    Before(CardId),
    After(CardId),
    Defeated(CardId),
    Undefeated(CardId),
    Acquired(CardId),
    NotAcquired(CardId),
    Evaded(CardId),
    Examined(CardId),
    Checked(&'a Outcome, Option<CardId>),
    Hurt(Trait),
    Played(CardId),
    PlayedAs(Kind),
    Reset,
    /// A hero has reset the hand.
    AfterReset,
    Closing(PlaceId),
    Closed(PlaceId, Option<CardId>),
    Hour(CardId),
    Died,
    MoveStepEnd,
    ExploreStepEnd,
    Left(Action, &'a [CardId]),
    Suffering,
    Cornered(CardId),
    Shuffled(PlaceId),
    /// The scenario ends; `first`: for the first of the living heroes.
    ScenarioEnd {
        first: bool,
    },
}

impl Happened<'_> {
    /// Returns whether an encountered card of this type answers the event: a bane with all its
    /// rules (AC-ACT-03), a boon with rules about the encounter itself (AC-RUL-04 by AC-ACT-04),
    /// any other card only with rules about being encountered (AC-ACT-05).
    pub(super) fn active_on(self, kind: Kind) -> bool {
        match self {
            Happened::Flipped(_) | Happened::Encountered(_) => true,
            Happened::Before(_)
            | Happened::After(_)
            | Happened::Acquired(_)
            | Happened::NotAcquired(_)
            | Happened::Evaded(_) => kind.is_fought() || kind.is_boon(),
            _ => kind.is_fought(),
        }
    }

    /// Returns whether the event belongs to the course of turns, not to an encounter or a certain
    /// card.
    pub(super) fn of_turns(self) -> bool {
        matches!(
            self,
            Happened::TurnStart
                | Happened::TurnEnd
                | Happened::Explored
                | Happened::Enter
                | Happened::Leave(_)
                | Happened::Found
                | Happened::Hour(_)
                | Happened::Died
                | Happened::MoveStepEnd
                | Happened::ExploreStepEnd
        )
    }

    /// Returns whether answers lapse once their source is no longer active (AC-RUL-110): for events
    /// of the course of turns, except leaving a location, which is then inactive anyway.
    pub(super) fn lapses(self) -> bool {
        matches!(
            self,
            Happened::TurnStart
                | Happened::TurnEnd
                | Happened::Enter
                | Happened::MoveStepEnd
                | Happened::ExploreStepEnd
        )
    }

    pub(super) fn card(self) -> Option<CardId> {
        match self {
            Happened::Flipped(c)
            | Happened::Encountered(c)
            | Happened::Before(c)
            | Happened::After(c)
            | Happened::Defeated(c)
            | Happened::Undefeated(c)
            | Happened::Acquired(c)
            | Happened::NotAcquired(c)
            | Happened::Evaded(c)
            | Happened::Examined(c)
            | Happened::Played(c)
            | Happened::Cornered(c)
            | Happened::Hour(c) => Some(c),
            Happened::Checked(_, c) | Happened::Closed(_, c) => c,
            Happened::Left(_, cards) => cards.first().copied(),
            _ => None,
        }
    }

    /// Returns the card that a text about such an event means: of several the first that it is about.
    pub(super) fn card_of(self, board: &Board<'_>, event: &Event) -> Option<CardId> {
        match (self, event.filter()) {
            (Happened::Left(_, cards), EventFilter::Card(f)) => {
                cards.iter().copied().find(|c| board.fits(*c, f))
            }
            _ => self.card(),
        }
    }

    /// Returns what it is of the things that texts can ask for later in the turn.
    pub(super) fn deed(self) -> Option<Deed> {
        match self {
            Happened::Defeated(_) => Some(Deed::Defeated),
            Happened::Undefeated(_) => Some(Deed::Undefeated),
            Happened::Acquired(_) => Some(Deed::Acquired),
            Happened::Closed(..) => Some(Deed::Closed),
            Happened::Explored => Some(Deed::Explored),
            Happened::Enter => Some(Deed::Moved),
            Happened::Examined(_) => Some(Deed::Examined),
            _ => None,
        }
    }

    /// Returns the kind of events that it can match.
    pub(super) fn kind(self) -> EventKind {
        match self {
            Happened::Setup => EventKind::Setup,
            Happened::Begin => EventKind::Begin,
            Happened::TurnStart => EventKind::TurnStart,
            Happened::TurnEnd => EventKind::TurnEnd,
            Happened::Explored => EventKind::Explored,
            Happened::Enter => EventKind::Enter,
            Happened::Leave(_) => EventKind::Leave,
            Happened::Found => EventKind::Found,
            Happened::Flipped(_) => EventKind::Flipped,
            Happened::Encountered(_) => EventKind::Encountered,
            Happened::Before(_) => EventKind::Before,
            Happened::After(_) => EventKind::After,
            Happened::Defeated(_) => EventKind::Defeated,
            Happened::Undefeated(_) => EventKind::Undefeated,
            Happened::Acquired(_) => EventKind::Acquired,
            Happened::NotAcquired(_) => EventKind::NotAcquired,
            Happened::Evaded(_) => EventKind::Evaded,
            Happened::Examined(_) => EventKind::Examined,
            Happened::Checked(o, _) if o.passed => EventKind::Passed,
            Happened::Checked(..) => EventKind::Failed,
            Happened::Hurt(_) => EventKind::Hurt,
            Happened::Played(_) | Happened::PlayedAs(_) => EventKind::Played,
            Happened::Reset => EventKind::Reset,
            Happened::AfterReset => EventKind::AfterReset,
            Happened::Closing(_) => EventKind::Closing,
            Happened::Closed(..) => EventKind::Closed,
            Happened::Hour(_) => EventKind::Hour,
            Happened::Died => EventKind::Died,
            Happened::MoveStepEnd => EventKind::MoveStepEnd,
            Happened::ExploreStepEnd => EventKind::ExploreStepEnd,
            Happened::Suffering => EventKind::Suffering,
            Happened::Cornered(_) => EventKind::Cornered,
            Happened::ScenarioEnd { .. } => EventKind::ScenarioEnd,
            Happened::Shuffled(_) => EventKind::Shuffled,
            Happened::Left(Action::Bury, _) => EventKind::Buried,
            Happened::Left(Action::Recharge, _) => EventKind::Recharged,
            Happened::Left(Action::Banish, _) => EventKind::Banished,
            Happened::Left(..) => EventKind::Discarded,
        }
    }

    pub(super) fn fits(self, board: &Board<'_>, event: &Event) -> bool {
        let card = |f| self.card().is_some_and(|c| board.fits(c, f));
        match (self, event) {
            (Happened::Setup, Event::Setup)
            | (Happened::Begin, Event::Begin)
            | (Happened::TurnStart, Event::TurnStart)
            | (Happened::TurnEnd, Event::TurnEnd)
            | (Happened::TurnStart | Happened::TurnEnd, Event::TurnStartOrEnd)
            | (Happened::Explored, Event::Explored)
            | (Happened::Reset, Event::Reset)
            | (Happened::AfterReset, Event::AfterReset)
            | (Happened::Enter, Event::Enter)
            | (Happened::Leave(_), Event::Leave)
            | (Happened::Found, Event::Found)
            | (Happened::Closing(_), Event::Closing)
            | (Happened::Closed(..), Event::Closed)
            | (Happened::MoveStepEnd, Event::MoveStepEnd)
            | (Happened::ExploreStepEnd, Event::ExploreStepEnd)
            | (Happened::Suffering, Event::Suffering)
            | (Happened::ScenarioEnd { .. }, Event::ScenarioEnd)
            | (Happened::Shuffled(_), Event::Shuffled)
            | (Happened::Died, Event::Died) => true,
            // Playing a card as if it were a boon of a type only tells that type (AC-PLAY-05).
            (Happened::PlayedAs(kind), Event::Played(f)) => {
                let told = f.traits.is_empty() && f.all_traits.is_empty() && f.ids.is_empty();
                f.kinds.contains(&kind) && told
            }
            (Happened::Flipped(_), Event::Flipped(f))
            | (Happened::Encountered(_), Event::Encountered(f))
            | (Happened::Before(_), Event::Before(f))
            | (Happened::After(_), Event::After(f))
            | (Happened::Defeated(_), Event::Defeated(f))
            | (Happened::Undefeated(_), Event::Undefeated(f))
            | (Happened::Acquired(_), Event::Acquired(f))
            | (Happened::NotAcquired(_), Event::NotAcquired(f))
            | (Happened::Evaded(_), Event::Evaded(f))
            | (Happened::Examined(_), Event::Examined(f))
            | (Happened::Cornered(_), Event::Cornered(f))
            | (Happened::Hour(_), Event::Hour(f)) => card(f),
            // Loot is played as a card of its type, not as loot (AC-CARD-38, AC-CARD-40).
            (Happened::Played(c), Event::Played(f)) => {
                let def = board.printed(c);
                let as_type = def.rank == Rank::Loot && !f.ranks.is_empty();
                !as_type && board.fits(c, f)
            }
            (
                Happened::Left(action, cards),
                Event::Discarded(f) | Event::Buried(f) | Event::Recharged(f) | Event::Banished(f),
            ) => event.leaving() == Some(action) && cards.iter().any(|c| board.fits(*c, f)),
            // Any damage is that to heroes (AC-SHIP-14).
            (Happened::Hurt(t), Event::Hurt(types)) => is_named(types, t),
            (Happened::Checked(o, c), Event::Failed(f)) => {
                !o.passed && check_fits(board, &Facts::of(o, c), f)
            }
            (Happened::Checked(o, c), Event::Passed(f)) => {
                o.passed && check_fits(board, &Facts::of(o, c), f)
            }
            _ => false,
        }
    }
}
