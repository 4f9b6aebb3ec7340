//! Frames: what is going on, from the chapter at the bottom to the newest effect on top.
//! Plain data, so that it can be copied, compared and digested at every prompt.

mod fight;
mod road;
mod text;

use kernel::{flow, steps};

pub use fight::{Aim, AttackFrame, AttackSpec, BlowFrame, Die, MoveFrame, Roll};
pub use road::{Chosen, DeckFrame, LevelsFrame, StoryFrame, Telling};
pub use text::{Ctx, EffectsFrame, Fired, Happened, TriggersFrame, What};

use crate::content::effect::Effects;
use crate::content::printed::Step as Order;
use crate::content::words::Outcome;
use crate::rules::family::Tactics;
use crate::rules::state::ids::{CardId, FighterId, SeatId, Source};

/// The steps of the rulebook. Each has systems of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "named for the rulebook's steps; the modules say what they do")]
pub enum Step {
    PlaceHeroes,
    LayCompass,
    PlaceEnemies,
    FillBoards,
    FirstDraw,
    Mulligan,
    NextRound,
    Ended,
    RoundStart,
    Draw,
    Initiative,
    Redo,
    Reorder,
    NextToken,
    Cleanup,
    LeaveConditions,
    RoundOver,
    TurnStart,
    Down,
    Actions,
    TurnOver,
    Playing,
    Played,
    EnemyStart,
    Reveal,
    NextOrder,
    NextActivation,
    EnemyOver,
    Activate,
    Focus,
    Approach,
    Strike,
    Ability,
    ActivationOver,
    MoveStart,
    Where,
    Walk,
    Arrived,
    Target,
    Stage,
    Declared,
    Roll,
    Rolled,
    Change,
    NextTarget,
    Struck,
    AttackOver,
    Reduce,
    Deal,
    Fallen,
    Return,
    Triggers,
    Effects,
    CardsHome,
    Result,
    Open,
    Visit,
    Choose,
    Travel,
    Leave,
    Tell,
    LevelUps,
    Replace,
    AddBasic,
    RemoveOne,
    Rewards,
    Camp,
    AfterCamp,
}

impl steps::Step for Step {
    const COUNT: usize = Step::AfterCamp as usize + 1;

    fn number(self) -> usize {
        self as usize
    }
}

/// The bottom of the stack: the visit of one chapter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChapterFrame {
    /// Where it is.
    pub step: Step,
    /// The texts that are told beside the chapter's own, by their numbers in it.
    pub more: Vec<u8>,
}

/// An encounter (AT-CAMP-07), from its set-up to its end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EncounterFrame {
    /// Where it is.
    pub step: Step,
    /// The seat that is asked next in the step.
    pub asking: u8,
}

/// A round (AT-ROUND-01).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RoundFrame {
    /// Where it is.
    pub step: Step,
    /// The seat that is asked next in the step.
    pub asking: u8,
}

/// A turn of a hero (AT-ACTN-01).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HeroTurnFrame {
    /// Whose.
    pub hero: SeatId,
    /// Where it is.
    pub step: Step,
    /// Actions that the turn has more or fewer than usual.
    pub extra: i8,
    /// Actions taken or Free cards played in it: too late for passing (AT-RUL-45).
    pub begun: bool,
    /// The hero was skipped or knocked out: no pass (AT-ROUND-14, AT-RUL-90, AT-RUL-96).
    pub lost: bool,
}

/// A card that is played, or something that is used (AT-ACTN-19).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayFrame {
    /// Who does it.
    pub hero: SeatId,
    /// What has the text.
    pub of: Source,
    /// Where it is.
    pub step: Step,
    /// Whom and what it speaks of.
    pub ctx: Ctx,
    /// What it does.
    pub does: Effects,
    /// What it answers, if it is a Response or a power with an event.
    pub answers: Option<Happened>,
    /// Where the card goes afterwards.
    pub goes: Goes,
}

/// Where a card goes after it was played (AT-ACTN-03, AT-ACTN-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goes {
    /// To the discard pile.
    Discards,
    /// Aside for the encounter.
    Aside,
    /// To the supply, as an item that is used up (AT-RUL-83).
    Supply,
    /// It stays where it lies.
    Stays,
}

/// A turn on a boss's token (AT-BOSS-01), or what makes enemies act as one would.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EnemyTurnFrame {
    /// The boss whose token it is.
    pub boss: FighterId,
    /// Where it is.
    pub step: Step,
    /// The boss deck; none where an effect gives the orders.
    pub deck: Option<u8>,
    /// The boss card.
    pub card: Option<CardId>,
    /// The orders of the card.
    pub orders: Vec<Order>,
    /// The order that is carried out next.
    pub at: u8,
    /// Enemies that the order under way still activates.
    pub queue: Vec<FighterId>,
    /// Whether the order of those is settled.
    pub sorted: bool,
    /// How many the order has activated.
    pub activated: u8,
    /// Whom and what the text speaks of that gives the orders.
    pub ctx: Ctx,
}

/// What one enemy does by an order (AT-BOSS-05).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ActivationFrame {
    /// The enemy.
    pub who: FighterId,
    /// Where it is.
    pub step: Step,
    /// The order.
    pub order: Order,
    /// Whether a text has it act once more.
    pub again: bool,
    /// How often it does all of it, this time counted.
    pub times: u8,
    /// The hero whom it goes for, once that is settled.
    pub focus: Option<FighterId>,
    /// The direction that was drawn for a random move or attack (AT-RUL-12, AT-RUL-13).
    pub line: Option<(i8, i8)>,
    /// Whether it has tried another target because it could neither near nor attack the first
    /// (AT-BOSS-12).
    pub fell_back: bool,
}

/// Somebody comes back on the board (AT-COND-14, AT-COND-15).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReturnFrame {
    /// Who.
    pub who: FighterId,
}

/// The end of an encounter: cards go home, the result is read (AT-RUL-66, AT-RUL-108).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AftermathFrame {
    /// Where it is.
    pub step: Step,
    /// How the encounter ended.
    pub outcome: Outcome,
}

/// Something that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each holds its frame")]
pub enum Frame {
    Chapter(ChapterFrame),
    Encounter(EncounterFrame),
    Round(RoundFrame),
    HeroTurn(HeroTurnFrame),
    Play(PlayFrame),
    EnemyTurn(EnemyTurnFrame),
    Activation(ActivationFrame),
    Move(MoveFrame),
    Attack(AttackFrame),
    Blow(BlowFrame),
    Return(ReturnFrame),
    Triggers(TriggersFrame),
    Effects(EffectsFrame),
    Aftermath(AftermathFrame),
    Story(StoryFrame),
    Levels(LevelsFrame),
    Deck(DeckFrame),
}

impl Frame {
    /// Returns the step whose systems run next.
    pub fn step(&self) -> Step {
        match self {
            Frame::Chapter(f) => f.step,
            Frame::Encounter(f) => f.step,
            Frame::Round(f) => f.step,
            Frame::HeroTurn(f) => f.step,
            Frame::Play(f) => f.step,
            Frame::EnemyTurn(f) => f.step,
            Frame::Activation(f) => f.step,
            Frame::Move(f) => f.step,
            Frame::Attack(f) => f.step,
            Frame::Blow(f) => f.step,
            Frame::Return(_) => Step::Return,
            Frame::Triggers(_) => Step::Triggers,
            Frame::Effects(_) => Step::Effects,
            Frame::Aftermath(f) => f.step,
            Frame::Story(_) => Step::Tell,
            Frame::Levels(_) => Step::LevelUps,
            Frame::Deck(f) => f.step,
        }
    }

    /// Returns the figure without which it cannot go on (AT-RUL-96, AT-RUL-97): an enemy that is
    /// removed loses what is left of its activation, a hero who is knocked out the later parts of a
    /// card. A turn, a card that is played and a roll that lies go on.
    pub fn owner(&self) -> Option<FighterId> {
        match self {
            Frame::Activation(f) => Some(f.who),
            Frame::Move(f) => Some(f.who),
            Frame::Attack(f) if f.total.is_none() => Some(f.by),
            Frame::Effects(f) if f.targets.is_none() && !f.survives => f.ctx.you,
            _ => None,
        }
    }

    /// Sets the step.
    pub fn go(&mut self, to: Step) {
        match self {
            Frame::Chapter(f) => f.step = to,
            Frame::Encounter(f) => f.step = to,
            Frame::Round(f) => f.step = to,
            Frame::HeroTurn(f) => f.step = to,
            Frame::Play(f) => f.step = to,
            Frame::EnemyTurn(f) => f.step = to,
            Frame::Activation(f) => f.step = to,
            Frame::Move(f) => f.step = to,
            Frame::Attack(f) => f.step = to,
            Frame::Blow(f) => f.step = to,
            Frame::Aftermath(f) => f.step = to,
            Frame::Deck(f) => f.step = to,
            Frame::Return(_)
            | Frame::Triggers(_)
            | Frame::Effects(_)
            | Frame::Story(_)
            | Frame::Levels(_) => {}
        }
    }
}

/// What a frame that ended hands to the one below.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Returned {
    /// A blow was dealt.
    Blow {
        /// To whom.
        target: FighterId,
        /// The damage that was taken.
        dealt: i32,
        /// Whether damage was there and reduced to nothing, or the attack ignored (AT-ATK-08,
        /// AT-RUL-35).
        parried: bool,
        /// Whether it was knocked out or defeated.
        felled: bool,
    },
    /// An attack is over, or was not made.
    Attack {
        /// The damage dealt in all.
        dealt: i32,
        /// Whether somebody was felled by it.
        felled: bool,
        /// Whether it was made.
        made: bool,
    },
    /// A move is over.
    Move {
        /// Squares walked.
        walked: u16,
    },
    /// A list of effects is over: whether all of them could be carried out.
    Effects {
        /// Whether all of them could.
        done: bool,
    },
}

/// What of the play a frame belongs to has which source.
impl Frame {
    /// Returns what a window that opens in this frame is about.
    pub fn source(&self) -> Source {
        match self {
            Frame::Play(f) => f.of,
            Frame::Activation(f) => Source::Fighter(f.who),
            Frame::Move(f) => f.source,
            Frame::Attack(f) => f.spec.source,
            Frame::Effects(f) => f.ctx.source,
            Frame::Story(StoryFrame { of: Telling::Card(card), .. }) => Source::Card(*card),
            Frame::Story(_) => Source::Chapter,
            _ => Source::Rules,
        }
    }
}

/// The stack.
pub type Flow = flow::Flow<Tactics>;
