//! The four shapes: powers, rules, standing effects, replacements; and the events that they answer.

use serde::{Deserialize, Serialize};

use super::{Cond, Effects, Prefer, Whom, nothing};
use crate::content::amount::{Amount, Reach};
use crate::content::words::{AttackKind, CardKind, Condition, HeroPile, Keyword, Once, Pass};

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

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Its name, where a card has several.
    #[serde(default)]
    pub name: Option<String>,
    /// The event after which it may be used; without one in the owner's turn (AT-ABIL-02).
    #[serde(default)]
    pub on: Option<On>,
    /// Whether it costs an action; a power with an event never does (AT-RUL-50).
    #[serde(default)]
    pub action: bool,
    /// What must be carried out in full first.
    #[serde(default = "nothing")]
    pub cost: Effects,
    /// A condition.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// How often at most.
    #[serde(default)]
    pub once: Option<Once>,
    /// What it does; of several ways exactly one is used (AT-ACTN-12).
    pub ways: Vec<Effects>,
}

/// Something that happens whenever its event does (AT-BOSS-17).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The event.
    pub on: On,
    /// A condition.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// How often at most.
    #[serde(default)]
    pub once: Option<Once>,
    /// What happens. "Self" is who has the text; "It" is to whom the event happens, or who does it
    /// where it happens to nobody else; "By" who does it.
    pub does: Effects,
}

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
    /// This card goes from that pile to the discard pile.
    Leaves(HeroPile),
}

/// A way of several.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OneWay {
    /// A condition.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// What must be carried out in full, and is then the first that it does: the way is closed to whom it
    /// cannot be.
    #[serde(default = "nothing")]
    pub cost: Effects,
    /// What it does.
    #[serde(default = "nothing")]
    pub does: Effects,
}

impl From<Effects> for OneWay {
    /// Returns a way that is always open.
    fn from(does: Effects) -> OneWay {
        OneWay { only_if: None, cost: nothing(), does }
    }
}

impl OneWay {
    /// Returns all that the way does, its cost first.
    pub fn whole(&self) -> Effects {
        self.cost.iter().chain(self.does.iter()).cloned().collect()
    }
}
