//! The verbs of the content.

mod choice;
mod cond;
mod on;
mod power;
mod standing;
mod target;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use choice::{Face, Full, More, Order, Owner, Pick, Prefer, Scried, Which};
pub use cond::{Cond, Rung};
pub use on::{About, CardFilter, On};
pub use power::{OneWay, Power, Rule};
pub use standing::{Change, Fate, Instead, Standing, Steps};
pub use target::{From, Many, Spot, Target, Whom};

use super::amount::Amount;
use super::words::{Condition, Divider, HeroPile, Pass, Until, Way};

/// A list of effects, shared between the content and the frames that carry it out.
pub type Effects = Arc<[Effect]>;

fn nothing() -> Effects {
    Arc::from([])
}

fn one() -> Amount {
    Amount::number(1)
}

/// A verb. What a target is when none is written stands with each: "it" is whom the words before are
/// about ([`super::words::Who::It`]).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    // --- moving ---
    /// A move by the basic movement value (AT-MOVE-03).
    BasicMove {
        /// Points more or less.
        #[serde(default)]
        plus: Amount,
        /// Who moves; who does it.
        #[serde(default = "Target::oneself")]
        target: Target,
        /// What it passes through.
        #[serde(default)]
        through: Vec<Pass>,
    },
    /// A move by that many points (AT-MOVE-04).
    Move {
        /// The points; for half the basic movement value `"half movement"` (AT-RUL-23).
        points: Amount,
        /// Who moves; who does it.
        #[serde(default = "Target::oneself")]
        target: Target,
        /// What it passes through.
        #[serde(default)]
        through: Vec<Pass>,
        /// Only in a straight line.
        #[serde(default)]
        straight: bool,
        /// Only so that it ends there.
        #[serde(default)]
        to: Option<Spot>,
    },
    /// Moves a character square by square without movement points (AT-RUL-28).
    Shove {
        /// The squares, at most.
        n: Amount,
        /// The direction.
        way: Way,
        /// Who is moved; it.
        #[serde(default = "Target::it")]
        target: Target,
        /// What happens when a wall, a figure or the edge stops it; "it" is who is moved.
        #[serde(default = "nothing")]
        stopped: Effects,
    },
    /// Moves everybody who is meant one and the same way, those in front first; the direction is drawn
    /// once. Whoever is stopped sets off [`On::Stopped`].
    Drift {
        /// The squares, at most.
        n: Amount,
        /// The direction.
        way: Way,
        /// Who is moved.
        whom: Whom,
    },
    /// A straight run of who does it, through whoever is in the way, until something stops it.
    Run {
        /// The squares, at most.
        n: Amount,
        /// The direction.
        way: Way,
        /// What happens to each character in the way; "it" is that character.
        #[serde(default = "nothing")]
        hits: Effects,
        /// What happens when a wall, an obstacle or the edge stops it.
        #[serde(default = "nothing")]
        stopped: Effects,
    },
    /// Puts a character on a square, whatever lies between (AT-RUL-28).
    Place {
        /// Where.
        to: Spot,
        /// Who is put there; it.
        #[serde(default = "Target::it")]
        target: Target,
    },
    /// Exchanges the squares of two characters.
    Swap {
        /// One; who does it.
        #[serde(default = "Target::oneself")]
        target: Target,
        /// The other.
        with: Target,
    },

    // --- fighting ---
    /// An attack with dice of its own (AT-ATK-03).
    Attack {
        /// What is rolled (AT-ATK-02).
        dice: Amount,
        /// Dice more, each if its condition holds for the target.
        #[serde(default)]
        more: Vec<More>,
        /// Who is attacked.
        target: Target,
        /// What happens to each target after the damage (AT-ATK-07); "it" is the target.
        #[serde(default = "nothing")]
        then: Effects,
        /// What happens when the attack is over for all targets.
        #[serde(default = "nothing")]
        after: Effects,
    },
    /// A basic attack (AT-ATK-01, AT-LEVL-12).
    BasicAttack {
        /// Dice and numbers more.
        #[serde(default)]
        plus: Amount,
        /// Who makes it; who does it.
        #[serde(default = "Target::oneself")]
        who: Target,
        /// Who can be attacked, within the basic range; any of the other side, unless said.
        #[serde(default)]
        only_if: Option<Cond>,
        /// What else happens to the target after the damage.
        #[serde(default = "nothing")]
        then: Effects,
    },
    /// Damage that is no attack.
    Harm(Amount, #[serde(default = "Target::it")] Target),
    /// Heals HP (AT-HEAL-04).
    Heal(Amount, #[serde(default = "Target::oneself")] Target),
    /// Inflicts a condition (AT-COND-07).
    Inflict(Condition, #[serde(default = "Target::it")] Target, #[serde(default)] Until),
    /// Lifts these conditions; an empty list is all. With a number so many of them, chosen by who does
    /// it.
    Lift(
        #[serde(default)] Vec<Condition>,
        #[serde(default = "Target::it")] Target,
        #[serde(default)] Option<u8>,
    ),
    /// Reduces the damage of the attack or event by that much (AT-ATK-08).
    Reduce(Amount),
    /// Lets the damage leave so many HP.
    LeaveHp(u8),
    /// Ignores the attack: its dice are rolled, no damage is taken (AT-ATK-09).
    Ignore,
    /// Calls the attack off: it is lost, rolled or not.
    CallOff,
    /// Prevents what is about to happen: the condition, the token.
    Prevent,
    /// Makes the attack or the damage go to another character.
    Redirect(Target),
    /// Defeats a character or knocks it out at once.
    Fell(Target),
    /// Takes a figure off the board without defeating it.
    Remove(Target),

    // --- dice: on the roll that is going on ---
    /// Rolls more dice and adds them.
    AddDice(Amount),
    /// Adds to the total.
    Plus(Amount),
    /// Rolls so many dice again, if they show that number or less.
    Reroll(u8, #[serde(default = "highest")] u8),
    /// Turns so many dice to that face.
    SetDie(u8, Face),
    /// Doubles the total.
    Double,
    /// Counts so many dice twice.
    DoubleDie(u8),
    /// Makes every die count at least that much.
    Floor(u8),
    /// Keeps so many of the rolled dice beside the board, as they lie.
    KeepDice(u8),
    /// Sets kept dice in place of rolled ones, so many at most.
    UseKept(u8),
    /// Rolls dice for nothing else than what follows; `total` counts them.
    Roll(Amount, #[serde(default = "nothing")] Effects),

    // --- board ---
    /// Raises a wall or another piece of several squares in a line (AT-OBST-06 to AT-OBST-10).
    Raise {
        /// The terrain; its length and its limit are said there (AT-DATA-18).
        terrain: String,
        /// Beside whom; who does it.
        #[serde(default = "Target::oneself")]
        beside: Target,
    },
    /// Lays pieces of one square.
    Lay {
        /// The terrain.
        terrain: String,
        /// Where.
        at: Spot,
        /// How many; nothing means every square that fits.
        #[serde(default = "some_one")]
        n: Option<Amount>,
    },
    /// Takes pieces of that terrain away; squares of the map that are of it become floor. `count`
    /// counts them.
    Clear {
        /// The terrain.
        terrain: String,
        /// Where.
        at: Spot,
        /// How many; nothing means all that fit.
        #[serde(default = "some_one")]
        n: Option<Amount>,
    },
    /// Turns terrain there into other terrain, a piece as a whole.
    Become {
        /// The terrain that is there.
        from: String,
        /// What it becomes.
        to: String,
        /// Where.
        at: Spot,
    },
    /// Moves pieces of that terrain, so many squares, if all of their squares are free.
    Slide {
        /// The terrain.
        terrain: String,
        /// The direction.
        way: Way,
        /// The squares.
        #[serde(default = "one")]
        n: Amount,
        /// Which pieces.
        #[serde(default)]
        which: Which,
        /// Whether the figures on it move with it.
        #[serde(default)]
        carries: bool,
    },
    /// Spawns minions (AT-SPWN-01).
    Spawn {
        /// The enemy's id, or `reserve`: the one that the encounter keeps in reserve.
        what: String,
        /// Where.
        at: Spot,
        /// How many.
        #[serde(default = "one")]
        n: Amount,
        /// What happens at the limit of the kind (AT-SPWN-03).
        #[serde(default)]
        full: Full,
    },
    /// Puts a summon on the board (AT-SUMM-01).
    Summon {
        /// Its id.
        what: String,
        /// Where.
        at: Spot,
    },

    // --- tokens and counters ---
    /// Puts tokens on a character.
    Put(String, #[serde(default = "one")] Amount, #[serde(default = "Target::it")] Target),
    /// Takes tokens from a character (`"any"`: of one kind that it has), all of them where the number is left out; `count` counts them.
    Take(String, #[serde(default)] Option<Amount>, #[serde(default = "Target::it")] Target),
    /// Moves tokens from one character to another.
    MoveToken {
        /// The token.
        token: String,
        /// How many.
        #[serde(default = "one")]
        n: Amount,
        /// From whom.
        from: Target,
        /// To whom.
        to: Target,
    },
    /// Adds to a counter of the campaign or of the encounter.
    Count(String, #[serde(default = "one")] Amount),

    // --- turn ---
    /// Takes so many more actions this turn, or fewer.
    Act(i8, #[serde(default = "Target::oneself")] Target),
    /// Takes a turn at once, beside the others.
    TakeTurn(Target),
    /// Ends the turn that is going on.
    EndTurn,
    /// Lets the enemy that is activated act once more after this (AT-BOSS-05); what repeats it is not
    /// another activation.
    Again,
    /// Changes the initiative line (AT-ROUND-10).
    Initiative(Order, #[serde(default = "Target::it")] Target),
    /// Makes enemies act as a boss card would (AT-BOSS-19).
    Activate(Box<super::printed::Step>),

    // --- cards ---
    /// Equips a card from the hand without an action (AT-ACTN-07).
    Equip(Target),
    /// Prepares a class feature from the hand without an action (AT-ACTN-09).
    Prepare(Target),
    /// Plays a card without an action.
    Play {
        /// Where it comes from.
        from: HeroPile,
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
        /// Who plays it; who does it.
        #[serde(default = "Target::oneself")]
        who: Target,
    },
    /// Draws cards.
    Draw(Amount, #[serde(default = "Target::oneself")] Target),
    /// Moves cards between the piles of a hero.
    Shift {
        /// Whose; who does it.
        #[serde(default = "Target::oneself")]
        who: Target,
        /// From.
        from: HeroPile,
        /// To.
        to: HeroPile,
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
        /// How many.
        #[serde(default = "one")]
        n: Amount,
        /// How they are picked.
        #[serde(default)]
        pick: Pick,
    },
    /// Looks at the top cards of the boss deck, and may do something with them.
    Scry {
        /// How many.
        n: Amount,
        /// What may be done with them.
        #[serde(default)]
        then: Scried,
    },
    /// Reveals and carries out a boss card (AT-BOSS-01).
    BossCard,
    /// Draws a law of the encounter, all before any comes again; it holds until Cleanup.
    DrawLaw,
    /// Ends the law that holds.
    VoidLaws,
    /// Draws another direction card; who does it chooses between the two.
    RedrawDirection,
    /// Puts the boss card that was revealed under the deck in place of carrying it out.
    BossUnder,

    // --- control ---
    /// The first effects if the condition holds, else the second.
    If(Cond, Effects, #[serde(default = "nothing")] Effects),
    /// The effects, if whoever does it wants to.
    May(Effects),
    /// One of several ways; who does it chooses, or the players for an enemy (AT-RUL-107).
    Choose(Vec<OneWay>),
    /// The effects, once for each of them; "it" is that character.
    Each(Target, Effects),
    /// The effects, so many times.
    Times(Amount, Effects),
    /// The second effects only if the first could be carried out in full, and were wanted.
    Pay(Effects, Effects),
    /// What holds and happens for a while (AT-DATA-31).
    Lasting {
        /// How long.
        until: Until,
        /// Who has it; who does it. "Self" of its texts is that character.
        #[serde(default = "Target::oneself")]
        on: Target,
        /// What is so.
        #[serde(default)]
        standing: Vec<Standing>,
        /// What happens.
        #[serde(default)]
        rules: Vec<Rule>,
        /// What happens instead.
        #[serde(default)]
        instead: Vec<Instead>,
    },

    // --- story ---
    /// The party or a hero gains cards (AT-GOAL-09).
    Gain {
        /// Which cards.
        what: CardFilter,
        /// How many, the first that fit; nothing means all.
        #[serde(default = "some_one")]
        n: Option<Amount>,
        /// The deck that they come from.
        from: Divider,
        /// Where they go.
        to: Owner,
    },
    /// The party or a hero loses cards (AT-SORT-20).
    Lose {
        /// Which cards.
        what: CardFilter,
        /// How many; nothing means all.
        #[serde(default = "some_one")]
        n: Option<Amount>,
        /// Who loses them.
        from: Owner,
        /// The deck that they go to.
        to: Divider,
    },
    /// Bags of Gold gained, or paid where below 0 (AT-MRKT-06).
    Gold(Amount),
    /// Every hero levels up (AT-LEVL-02).
    LevelUp,
    /// Sets a flag of the campaign.
    Flag(String),
    /// Takes a flag of the campaign back.
    Unflag(String),
    /// Adds a Basic Move or a Basic Attack to a deck, and removes a card from it, if its owner wants
    /// to (AT-LEVL-26).
    BasicSwap(Owner),
    /// Draws a random encounter (AT-RAND-01).
    RandomEncounter,
    /// Removes this random encounter from the party's deck (AT-RAND-02).
    RemoveThis,
    /// Wins the encounter (AT-GOAL-04).
    Win,
    /// Fails the encounter (AT-GOAL-14).
    Defeat,
    /// Meets the bonus objective of that name (AT-GOAL-16).
    Bonus(String),
}

fn highest() -> u8 {
    u8::MAX
}

#[expect(clippy::unnecessary_wraps, reason = "the default of a field")]
fn some_one() -> Option<Amount> {
    Some(one())
}
