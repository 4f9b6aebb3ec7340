//! What a table is asked and what it may answer. Plain data: a bot, a person and a journal all
//! speak it.

use kernel::prompt;
use serde::{Deserialize, Serialize};

use crate::ground::{Facing, Sq};
use crate::rules::family::Tactics;
use crate::rules::state::ids::{CardId, FighterId, SeatId, Source};

pub use kernel::prompt::Refusal;

/// One thing that may be answered. An answer is one or more of the acts that a prompt offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Act {
    /// Go on without more; for several things: done choosing.
    Continue,
    /// Do it.
    Yes,
    /// Don't.
    No,
    /// Roll what is staged (AT-ATK-02).
    Roll,
    /// Choose another target.
    TakeBack,
    /// This square; of a move: end it here, and give the rest of the points up (AT-ACTN-20).
    Square(Sq),
    /// Go to this square and be asked again with what points are left.
    Via(Sq),
    /// Put the large base down with this square in its lower left (AT-LARGE-05).
    Base(Sq),
    /// This figure.
    Fighter(FighterId),
    /// This card.
    Card(CardId),
    /// This direction of the board for North (AT-SETUP-03).
    North(Facing),
    /// The choice of that number, counted from 0.
    Choice(u8),
    /// The die of that number in the roll that lies, counted from 0.
    Die(u8),
    /// Put a card on the player board for this encounter (AT-SETUP-13, AT-SETUP-14).
    Slot(CardId),
    /// Shuffle a card into the action deck for this encounter (AT-SETUP-15).
    ShuffleIn(CardId),
    /// Play a card or use a power (AT-ACTN-03 to AT-ACTN-05).
    Use {
        /// Who does it.
        hero: SeatId,
        /// What has it.
        of: Source,
        /// Its number: the abilities parted by a blue line (AT-ACTN-12), then its powers.
        power: u8,
        /// The card that it is paid with, if it costs another one.
        with: Option<CardId>,
    },
    /// Use an item of the party (AT-SETUP-24).
    Item(CardId),
    /// Equip a card from the hand (AT-ACTN-07).
    Equip(CardId),
    /// Prepare a class feature from the hand (AT-ACTN-09).
    Prepare(CardId),
    /// Discard a card to move half (AT-ACTN-06).
    DiscardToMove(CardId),
    /// Pass (AT-RUL-45).
    Pass,
    /// End the turn.
    EndTurn,
    /// Use a revive potion (AT-REVV-01).
    Potion,
    /// Discard the whole hand (AT-ROUND-16).
    WholeHand,
    /// A hero takes a level-up card (AT-LEVL-03).
    LevelUp {
        /// Who takes it.
        hero: SeatId,
        /// The level-up card.
        card: CardId,
    },
    /// A hero gets a card that the party has gained or that another hero gives away (AT-EQUP-03,
    /// AT-PERK-02, AT-EQUP-06).
    Give {
        /// Who gets it.
        hero: SeatId,
        /// The card.
        card: CardId,
    },
    /// Buy a card for a hero; what belongs to the party is bought by the first one (AT-MRKT-05,
    /// AT-MRKT-06).
    Buy {
        /// Who gets it.
        hero: SeatId,
        /// The card.
        card: CardId,
    },
    /// Sell a card to the market (AT-MRKT-07).
    Sell(CardId),
    /// Use the service of the market of that number, counted from 0.
    Service(u8),
    /// Leave a card in the tuck box at the next encounter (AT-SETUP-16).
    Stow(CardId),
    /// The players do not agree: the dice decide who chooses (AT-RUL-110).
    Disagree,
    /// The summon whose turn it is moves (AT-SUMM-03).
    Move,
    /// The summon whose turn it is attacks (AT-SUMM-03).
    Attack,
}

/// What kind of answer is wanted. Few, so that every client can show every prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Where a hero begins (AT-SETUP-02).
    StartSquare,
    /// Which way North points (AT-SETUP-03).
    Compass,
    /// What of the tuck box comes into this encounter (AT-SETUP-13 to AT-SETUP-18).
    FillBoard,
    /// Whether to draw the first hand anew (AT-ROUND-05).
    Mulligan,
    /// Whether to lay the line out anew for a potion (AT-ROUND-08).
    Redo,
    /// Powers that may be used now, or go on.
    Window,
    /// The open part of a hero's turn.
    Turn,
    /// Whether a hero who is down uses a potion (AT-ROUND-12).
    Revive,
    /// Where a move goes.
    Move,
    /// Whom or what an attack or another effect is aimed at.
    Target,
    /// A roll is staged: dice abilities, or roll.
    Stage,
    /// The dice lie: rerolls and changes, or go on.
    Rolled,
    /// What is discarded in Cleanup (AT-ROUND-15, AT-ROUND-16).
    Cleanup,
    /// Cards.
    Cards,
    /// A figure.
    Fighter,
    /// A square.
    Square,
    /// Where a large base is put down.
    Base,
    /// One of several ways.
    Choice,
    /// Yes or no.
    YesNo,
    /// Which of several things or figures comes first.
    Order,
    /// Whom an enemy goes for (AT-BOSS-08).
    Focus,
    /// A text was told; go on.
    Read,
    /// What the party does, by the choices of a chapter, of a result or of a random encounter
    /// (AT-DATA-14).
    Story,
    /// What is bought and sold, or where the party goes from the market (AT-MRKT-01).
    Market,
    /// Which hero takes which level-up card next (AT-LEVL-03, AT-RUL-73).
    LevelUp,
    /// Which card leaves a deck for one that came to it (AT-LEVL-25, AT-LEVL-26, AT-PERK-06).
    RemoveCard,
    /// Whether a Basic Move or a Basic Attack comes to a deck (AT-LEVL-26).
    AddBasic,
    /// Who gets a card that was gained (AT-EQUP-03, AT-PERK-02).
    Reward,
    /// Which cards are lost.
    Lose,
    /// What heroes trade and take along to the next encounter (AT-RUL-102).
    Camp,
    /// What a summon or an ally does (AT-SUMM-02).
    Companion,
    /// Whose basic attack is made.
    Whose,
}

/// A question to one seat. Others may act on it too where its options say so.
pub type Prompt = prompt::Prompt<Tactics>;
/// The question that the table must answer, if any.
pub type Asked = prompt::Asked<Tactics>;
