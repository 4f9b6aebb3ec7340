//! The events that rules and Responses answer.

use serde::{Deserialize, Serialize};

use super::Whom;
use crate::content::words::{AttackKind, CardKind, Condition, Keyword};

/// What an event is about. `of` does it or has it, `at` is whom it happens to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// Who does it: whose turn or move, who attacks, plays, falls without being attacked.
    #[serde(default)]
    pub of: Whom,
    /// To whom it happens: the target, who is hurt, who falls.
    #[serde(default)]
    pub at: Whom,
    /// Which attacks.
    #[serde(default)]
    pub attack: AttackKind,
    /// Onto or off terrain of that name or a piece of it.
    #[serde(default)]
    pub terrain: Option<String>,
    /// Onto or off squares that the map calls so.
    #[serde(default)]
    pub mark: Option<String>,
    /// Which condition.
    #[serde(default)]
    pub condition: Option<Condition>,
    /// Which token.
    #[serde(default)]
    pub token: Option<String>,
    /// Which cards.
    #[serde(default)]
    pub card: CardFilter,
}

/// An event that rules and Responses answer (AT-ACTN-16, AT-BOSS-17).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum On {
    // --- round ---
    /// The board is set up, before the first draw (AT-SETUP-28).
    Setup,
    /// A round begins, before the draw (AT-ROUND-01).
    RoundStart,
    /// The initiative line is laid out (AT-ROUND-07).
    LineLaid,
    /// Cleanup begins (AT-ROUND-01).
    Cleanup,
    /// A turn begins (AT-ROUND-09).
    TurnStart(About),
    /// A turn ends.
    TurnEnd(About),
    /// A hero passes (AT-ACTN-01).
    Passed(About),

    // --- move ---
    /// A move begins; its points are known (AT-MOVE-01).
    MoveStart(About),
    /// A square is left by a step.
    Leaves(About),
    /// A square is entered by a step (AT-RUL-104).
    Enters(About),
    /// A move is over (AT-ACTN-20).
    Moved(About),
    /// Somebody was shoved or placed (AT-RUL-28).
    Shifted(About),
    /// Somebody who was shoved or drifted was stopped by a wall, a figure, a gap or the edge.
    Stopped(About),
    /// A direction card is drawn (AT-BOSS-13).
    DirectionDrawn,

    // --- attack, in the order of AT-RUL-91 ---
    /// An attack is declared.
    Declared(About),
    /// Its dice are rolled.
    Rolled(About),
    /// The roll is changed for good.
    Changed(About),
    /// The damage to a target is about to be dealt: what remains can be reduced or ignored.
    Reduced(About),
    /// Damage is dealt, by an attack or otherwise.
    Hurt(About),
    /// A hero is knocked out or an enemy defeated (AT-COND-08, AT-COND-16).
    Fell(About),
    /// Conditions and other effects of the attack are carried out for a target.
    Struck(About),
    /// The attack is over for all its targets.
    Attacked(About),

    // --- figures ---
    /// A heal is rolled; its total can be changed.
    HealRolled(About),
    /// HP are healed (AT-HEAL-04).
    Healed(About),
    /// A potion revives a hero (AT-REVV-02).
    Revived(About),
    /// A condition is about to be inflicted.
    Inflicting(About),
    /// Tokens are about to be put on somebody.
    TokenPutting(About),
    /// A condition is inflicted.
    Inflicted(About),
    /// A minion is spawned or a creature summoned (AT-SPWN-01).
    Spawned(About),
    /// A token is put on somebody.
    TokenPut(About),
    /// An enemy is activated by a boss card (AT-BOSS-05).
    Activated(About),

    // --- cards ---
    /// A boss card is revealed (AT-BOSS-01).
    Revealed(About),
    /// A card is played or used (AT-ACTN-03 to AT-ACTN-05).
    Played(About),
    /// Cards are drawn outside the Draw phase.
    Drew(About),
    /// A card is discarded from the hand, played ones not counted.
    Discarded(About),
    /// A revive potion is used.
    PotionUsed,
    /// One of these events.
    AnyOf(Vec<On>),
}

impl On {
    /// Returns what the event is about; nothing for events of the round, and for several events.
    pub fn about(&self) -> Option<&About> {
        match self {
            On::Setup
            | On::RoundStart
            | On::LineLaid
            | On::Cleanup
            | On::PotionUsed
            | On::DirectionDrawn
            | On::AnyOf(_) => None,
            On::TurnStart(about)
            | On::TurnEnd(about)
            | On::Passed(about)
            | On::MoveStart(about)
            | On::Leaves(about)
            | On::Enters(about)
            | On::Moved(about)
            | On::Shifted(about)
            | On::Stopped(about)
            | On::Declared(about)
            | On::Rolled(about)
            | On::Changed(about)
            | On::Reduced(about)
            | On::Hurt(about)
            | On::Fell(about)
            | On::Struck(about)
            | On::Attacked(about)
            | On::HealRolled(about)
            | On::Healed(about)
            | On::Revived(about)
            | On::Inflicting(about)
            | On::TokenPutting(about)
            | On::Inflicted(about)
            | On::Spawned(about)
            | On::TokenPut(about)
            | On::Activated(about)
            | On::Revealed(about)
            | On::Played(about)
            | On::Drew(about)
            | On::Discarded(about) => Some(about),
        }
    }

    /// Returns the events, one or several.
    pub fn each(&self) -> &[On] {
        match self {
            On::AnyOf(events) => events,
            one => std::slice::from_ref(one),
        }
    }

    /// Returns whether there is a roll that can be changed.
    pub fn has_roll(&self) -> bool {
        let roll = |on: &On| {
            matches!(on, On::Declared(_) | On::Rolled(_) | On::Changed(_) | On::HealRolled(_))
        };
        self.each().iter().all(roll)
    }

    /// Returns whether there is a roll that can still be changed: one that is changed for good stands
    /// (AT-RUL-91), and its dice can only be kept.
    pub fn has_open_roll(&self) -> bool {
        self.has_roll() && !self.each().iter().any(|on| matches!(on, On::Changed(_)))
    }

    /// Returns whether there is damage that can be reduced, ignored or redirected.
    pub fn has_damage(&self) -> bool {
        let damage = |on: &On| {
            matches!(on, On::Declared(_) | On::Rolled(_) | On::Changed(_) | On::Reduced(_))
        };
        self.each().iter().all(damage)
    }
}

/// Cards of a sort; all fields together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFilter {
    /// One of these cards, by id.
    #[serde(default)]
    pub ids: Vec<String>,
    /// One of these kinds.
    #[serde(default)]
    pub kinds: Vec<CardKind>,
    /// Cards of that class.
    #[serde(default)]
    pub class: Option<String>,
    /// Loot of that encounter (AT-SORT-12).
    #[serde(default)]
    pub found_in: Option<String>,
    /// Cards with that keyword.
    #[serde(default)]
    pub keyword: Option<Keyword>,
    /// Cards that attack.
    #[serde(default)]
    pub attacks: Option<bool>,
    /// Not the card that has the text.
    #[serde(default)]
    pub other: bool,
}
