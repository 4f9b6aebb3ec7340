//! What happened, for animation, the chronicle and clients. Plain data.

use kernel::cues;
use serde::{Deserialize, Serialize};

use crate::content::pack::{ChapterId, TokenId};
use crate::content::words::{Condition, Outcome};
use crate::enemy::Because;
use crate::ground::{Facing, Point, Sq, TerrainId};
use crate::rules::family::Tactics;
use crate::rules::flow::frame::Telling;
use crate::rules::state::ids::{CardId, FighterId, SeatId};
use crate::rules::state::piles::Pile;

/// Why somebody did not get a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lost {
    /// Stunned (AT-COND-03).
    Stunned,
    /// Knocked out (AT-ROUND-13).
    Down,
}

/// What made an encounter fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A hero was knocked out with no potion left (AT-GOAL-12).
    NoPotion,
    /// Nobody stands any more (AT-GOAL-13).
    AllDown,
    /// A failure of the chapter's own, by its number (AT-GOAL-14).
    Own(u8),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "cue", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants say what happened, the fields to whom")]
pub enum Cue {
    /// A figure came onto the board.
    Stood { who: FighterId, at: Sq },
    /// North was laid.
    North { north: Facing },
    /// The enemies were placed with other HP than printed, in percent, or the hand size is another
    /// (AT-RUL-119).
    HouseRules { hp: i32, hand: i8 },
    /// A card went from pile to pile; not told which one where nobody sees it.
    Card { card: Option<CardId>, from: Pile, to: Pile },
    /// A pile was shuffled.
    Shuffled { pile: Pile },
    /// A round began.
    Round { number: u16 },
    /// The initiative line was laid out (AT-ROUND-07).
    Line { line: Vec<FighterId> },
    /// A turn began.
    Turn { who: FighterId },
    /// A turn or an activation was lost.
    Lost { who: FighterId, why: Lost },
    /// A hero passed.
    Passed { hero: SeatId },
    /// A card was played or used.
    Played { hero: SeatId, card: CardId },
    /// A potion was used; the rest of the potions.
    Potion { hero: Option<SeatId>, left: u8 },
    /// A figure walked.
    Walked { who: FighterId, to: Sq },
    /// A figure was put on another square.
    Put { who: FighterId, to: Sq },
    /// A figure left the board.
    Left { who: FighterId },
    /// An attack was declared.
    Aimed { by: FighterId, at: Option<FighterId>, square: Sq },
    /// Dice were rolled: each die with what it shows, and what is added.
    Rolled { by: Option<FighterId>, dice: Vec<(u16, u8)>, plus: i32 },
    /// The total of an attack stands.
    Total { by: FighterId, total: i32 },
    /// Damage was taken; the HP that are left.
    Hurt { who: FighterId, by: Option<FighterId>, damage: i32, hp: i16 },
    /// An attack did nothing: all of it was reduced or ignored.
    Parried { who: FighterId, ignored: bool },
    /// HP were healed.
    Healed { who: FighterId, by: i16, hp: i16 },
    /// A hero was knocked out or somebody defeated.
    Fell { who: FighterId },
    /// A condition was inflicted or lifted.
    Condition { who: FighterId, condition: Condition, on: bool },
    /// Tokens were put or taken.
    Token { who: FighterId, token: TokenId, n: i16 },
    /// A counter has another value.
    Counter { id: String, value: i32 },
    /// A piece was put on the board or taken off it.
    Piece { terrain: TerrainId, squares: Vec<Sq>, on: bool },
    /// A boss card was revealed.
    Revealed { card: CardId },
    /// A direction card was drawn (AT-BOSS-13).
    Direction { point: Point },
    /// Why an enemy does what it does next.
    Reason { who: FighterId, because: Vec<Because> },
    /// An enemy was activated.
    Activated { who: FighterId },
    /// The encounter is over.
    Over {
        outcome: Outcome,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cause: Option<Cause>,
    },
    /// A chapter was opened.
    Chapter { chapter: ChapterId },
    /// What is told after a choice of that number.
    Told { of: Telling, choice: u8 },
    /// A hero has levelled up (AT-LEVL-03).
    Levelled { hero: SeatId, card: CardId },
    /// A roll about a card that the players did not agree on was won (AT-RUL-110).
    Wins { hero: SeatId },
    /// A law of the encounter, by its number there, holds from now on or no longer.
    Law { law: u8, on: bool },
}

/// Cues not yet fetched.
pub type Cues = cues::Cues<Tactics>;
