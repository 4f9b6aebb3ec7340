//! Two of the four shapes: what holds while a card lies there, and what happens in place of something else.

use serde::{Deserialize, Serialize};

use super::{CardFilter, Cond, Effects, Prefer, Whom};
use crate::content::amount::{Amount, Reach};
use crate::content::words::{AttackKind, Condition, Once, Pass};

/// Something that holds as long as its card lies on the board or its owner is in play (AT-BOSS-16,
/// AT-ABIL-02).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// For whom it holds; who has the text, unless said.
    #[serde(default = "only_self")]
    pub whose: Whom,
    /// It holds only while this does; "it" is the character concerned.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// It holds only against these: targets of the attacks and heals that it changes, attackers for
    /// damage taken. Distance is that from the character concerned.
    #[serde(default)]
    pub against: Option<Whom>,
    /// How often it matters at most: it is used up when it does.
    #[serde(default)]
    pub once: Option<Once>,
    /// What is so.
    pub change: Change,
}

fn only_self() -> Whom {
    Whom { who: crate::content::words::Who::Oneself, ..Whom::default() }
}

/// What a standing effect changes (AT-DATA-31).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    // --- values ---
    /// Basic movement.
    Movement(Amount),
    /// Points of every move.
    MovePoints(Amount),
    /// Points more for steps of that sort, or fewer; no step costs less than 1.
    StepCost(Amount, #[serde(default)] Steps),
    /// Moving by a discarded card gives so many points, in place of half the basic movement
    /// (AT-ACTN-06).
    DiscardMove(Amount),
    /// The greatest distance of heals.
    HealRange(i8),
    /// The greatest distance of attacks of that kind.
    Range(i8, #[serde(default)] AttackKind),
    /// The greatest distance of attacks of that kind is at least so much.
    RangeAtLeast(u8, #[serde(default)] AttackKind),
    /// Dice and numbers added to attacks of that kind before the roll (AT-ABIL-03).
    Dice(Amount, #[serde(default)] AttackKind),
    /// Dice and numbers added to heals.
    HealDice(Amount),
    /// Damage taken from attacks and effects, at least 0 in all (AT-ATK-08).
    Taken(Amount, #[serde(default)] AttackKind),
    /// Damage dealt, beside attacks too.
    Dealt(Amount, #[serde(default)] AttackKind),
    /// Of the damage of one attack no more than so much counts.
    TakenAtMost(u8),
    /// Damage taken twice over.
    TakenDouble(#[serde(default)] AttackKind),
    /// Dice of attacks that may be rolled again, so many, if they show that or less (AT-ABIL-03).
    Reroll(u8, u8, #[serde(default)] AttackKind),
    /// Every die of attacks counts at least that much.
    Floor(u8, #[serde(default)] AttackKind),
    /// The basic attack: dice and range in place of the class's (AT-ATK-01).
    BasicAttack(Amount, Reach),
    /// The basic attack is that of another, whom its owner chooses.
    BasicAttackOf(Whom),
    /// Hand size (AT-ROUND-03).
    HandSize(i8),
    /// Maximum HP (AT-SETUP-23).
    MaxHp(Amount),
    /// Actions in a turn (AT-ACTN-01).
    Actions(i8),
    /// Squares that line of sight reaches at most.
    SightLimit(u8),
    /// No limit of sight binds it.
    NoSightLimit,

    // --- may ---
    /// Passes through these.
    Passes(Vec<Pass>),
    /// Pays one point for squares of that terrain, and nothing happens to it there.
    IgnoresTerrain(String),
    /// Nothing happens to it by terrain.
    TerrainHarmless,
    /// Moves diagonally too.
    Diagonal,
    /// Cards of that sort cost no action (AT-ACTN-14).
    Free(CardFilter),
    /// Powers of the encounter cost no action.
    FreePower,
    /// Sees from these squares too.
    SeesFrom(super::From),
    /// Sees from where these characters stand too.
    SeesWith(Whom),
    /// Its attacks may be aimed past figures: the other side does not block its sight (AT-LOS-03).
    SeesPastFigures,
    /// Lines of sight of everybody concerned may be bent once, at that terrain.
    BendsSight(String),
    /// It is seen only by a line bent at that terrain.
    SeenOnlyBy(String),

    // --- must not ---
    /// Cannot move.
    CannotMove,
    /// Cannot enter that terrain.
    CannotEnter(String),
    /// Cannot move through anybody or anything, whatever else says so.
    CannotPass,
    /// Cannot attack.
    CannotAttack,
    /// Cannot be shoved or placed by the other side.
    CannotBeShoved,
    /// Cannot be targeted (AT-COND-05).
    CannotBeTargeted,
    /// Cannot be hurt (AT-SUMM-04).
    CannotBeHurt,
    /// Cannot be healed.
    CannotBeHealed,
    /// Cannot play cards of that sort.
    CannotPlay(CardFilter),
    /// Cannot equip or prepare cards (AT-ACTN-07, AT-ACTN-09).
    CannotEquip,
    /// Cannot draw more cards outside the Draw phase.
    CannotDraw,
    /// The order of the line cannot be changed or redone (AT-ROUND-08).
    CannotReorder,
    /// Takes none of these conditions; an empty list is any.
    Immune(Vec<Condition>),

    // --- is ---
    /// Blocks the other side's sight like a wall.
    IsWall,
    /// Is ignored by closest-hero tests and attacks while others can be chosen.
    Overlooked,
    /// Is chosen by these enemies before others, whatever they prefer (AT-BOSS-11).
    Preferred(Whom),
    /// Is passed over by the preferences of these enemies.
    NotPreferred(Whom),
    /// Chooses its target so (AT-BOSS-11).
    Prefers(Prefer),
    /// Keeps that condition in Cleanup (AT-ROUND-17).
    Keeps(Condition),
    /// Is activated so many more times by each boss card that activates it.
    ActsAgain(u8),
    /// Is not activated.
    StandsStill,
    /// Boss cards that name abilities of it do without them.
    NoAbilities,
    /// Does as its hero says: it does nothing by its own opinion.
    Obeys,
    /// Uses potions as often as the party has them, without the penalty (AT-REVV-04).
    NoPenalty,
    /// A limited number of pieces of that terrain is on the board (AT-OBST-10).
    Limit(String, u8),
    /// Cards that it plays or reveals are set aside for the encounter in place of discarded.
    PlayedAside,
}

/// Steps of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Steps {
    /// Every step.
    #[default]
    All,
    /// The first step of each move.
    First,
    /// The first step of each move onto an obstacle.
    FirstObstacle,
    /// Steps onto squares that share a side with who has the text.
    Beside,
    /// Steps onto squares within that distance of who has the text.
    Within(u8),
    /// Steps onto terrain of that name.
    Onto(String),
}

/// Something that happens in place of something else.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instead {
    /// What it stands in for.
    pub of: Fate,
    /// For whom; who has the text, unless said.
    #[serde(default = "only_self")]
    pub whose: Whom,
    /// A condition.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What happens.
    pub does: Effects,
}

/// What can be replaced.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// Damage is taken; `damage` counts it.
    Hurt,
    /// A character is knocked out or removed (AT-EX-15).
    Falls,
    /// A condition is taken.
    Inflicted(Condition),
    /// This card goes to the discard pile after it was played.
    Played,
}
