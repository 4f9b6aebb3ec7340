//! What is worth telling of a chapter. Everything is named by ids of the pack, heroes by their seats, so
//! that it can be told in any language.

use serde::{Deserialize, Serialize};

use crate::content::words::Outcome;
use crate::enemy::Away;

/// Whose text a choice was read in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextOf {
    /// The chapter's.
    Chapter,
    /// A result's.
    Result(Outcome),
    /// A card's: of a random encounter or an item.
    Card(String),
    /// The services of the market.
    Services,
}

/// Who did something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doer {
    /// A hero, by seat.
    Hero(u8),
    /// An enemy.
    Enemy(String),
    /// A summon or an ally.
    Companion(String),
}

/// Why an enemy went for a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Went {
    /// The hero was closest (AT-BOSS-06).
    Closest(Away),
    /// The enemy preferred the hero (AT-BOSS-11).
    Preferred(Away),
}

/// Something that happened, in the order in which it did; what is counted over the chapter stands at the
/// end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// The party chose.
    Chose {
        /// In which text.
        of: TextOf,
        /// The number of the choice.
        choice: u8,
    },
    /// A hero was knocked out.
    Fell {
        /// The hero.
        hero: u8,
        /// Who did it, if somebody did.
        by: Option<Doer>,
        /// Why an enemy that did it went for the hero.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<Went>,
        /// In which round.
        round: u16,
    },
    /// A hero came back.
    Rose {
        /// The hero.
        hero: u8,
        /// In which round.
        round: u16,
    },
    /// A boss was defeated.
    Defeated {
        /// The boss.
        enemy: String,
        /// Who did it, if somebody did.
        by: Option<Doer>,
        /// In which round.
        round: u16,
    },
    /// The hardest blow that a hero dealt.
    Blow {
        /// The hero.
        hero: u8,
        /// To whom.
        at: Doer,
        /// How much.
        damage: i32,
    },
    /// Only one hero was on the board when the encounter was won.
    LastStanding(u8),
    /// A bonus objective was met.
    Bonus(u8),
    /// A hero took a level-up card.
    Levelled {
        /// The hero.
        hero: u8,
        /// The card.
        card: String,
    },
    /// A hero, or the party, gained a card.
    Gained {
        /// The hero; nobody for what belongs to the party.
        hero: Option<u8>,
        /// The card.
        card: String,
    },
    /// A card was lost, sold or used up.
    Lost {
        /// Whose it was; nobody's for what belonged to the party.
        hero: Option<u8>,
        /// The card.
        card: String,
    },
    /// Bags of Gold were gained, or spent where the number is below 0, over the whole chapter.
    Gold(i16),
    /// Revive potions were used.
    Potions(u8),
    /// What a hero did in the encounter.
    Tally {
        /// The hero.
        hero: u8,
        /// Damage dealt.
        dealt: u32,
        /// Damage taken.
        taken: u32,
        /// HP healed.
        healed: u32,
        /// Enemies defeated.
        felled: u16,
    },
    /// A hero stood with a single HP when the encounter was won.
    OneHp(u8),
    /// The encounter was won after the last revive potion was used.
    LastPotion,
    /// The encounter was won, and no hero was hurt.
    Unhurt,
}
