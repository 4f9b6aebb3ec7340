//! Enemies, boss decks, summons and allies.

use serde::{Deserialize, Serialize};

use super::super::amount::{Amount, ByHeroes, Reach};
use super::super::effect::{Cond, Effects, Instead, Power, Prefer, Rule, Spot, Standing};
use super::super::words::Pass;
use super::{nothing, one};

/// Boss or minion (AT-DATA-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EnemyKind {
    /// A boss: it has initiative tokens and a deck (AT-SETUP-11).
    Boss,
    /// A minion (AT-ROUND-20).
    Minion,
}

/// An enemy (AT-DATA-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyDef {
    /// The id.
    pub id: String,
    /// The code of its figures on maps: `TM` for TM1, TM2 (AT-SETUP-06).
    pub code: String,
    /// The name.
    pub name: String,
    /// The name of the picture of its figure, an emblem; a face of its own if it has none.
    #[serde(default)]
    pub portrait: Option<String>,
    /// Boss or minion.
    pub kind: EnemyKind,
    /// Stands on four squares (AT-LARGE-01).
    #[serde(default)]
    pub large: bool,
    /// Basic movement (AT-SETUP-07).
    #[serde(rename = "move")]
    pub movement: ByHeroes<Amount>,
    /// Hit points (AT-SETUP-07).
    pub hp: ByHeroes<Amount>,
    /// The attack value (AT-RUL-101).
    pub attack: ByHeroes<Amount>,
    /// The range of its attack.
    pub range: ByHeroes<Reach>,
    /// The area of its attack.
    #[serde(default)]
    pub area: Option<u8>,
    /// What a basic attack does to its target after the damage (AT-ATK-07).
    #[serde(default = "nothing")]
    pub then: Effects,
    /// Whom it goes for (AT-BOSS-11).
    #[serde(default)]
    pub prefers: Prefer,
    /// What it passes through (AT-EX-14).
    #[serde(default)]
    pub passes: Vec<Pass>,
    /// The most of them on the board, where they are spawned (AT-SPWN-02).
    #[serde(default)]
    pub limit: Option<ByHeroes<Amount>>,
    /// What is so as long as it is in play (AT-BOSS-16).
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// Passive abilities that are triggered (AT-BOSS-17).
    #[serde(default)]
    pub passive: Vec<Rule>,
    /// What happens instead of something else, as long as it is in play (AT-EX-15).
    #[serde(default)]
    pub instead: Vec<Instead>,
    /// Active abilities, which boss cards name (AT-BOSS-18).
    #[serde(default)]
    pub active: Vec<Ability>,
    /// A text in the author's words, for flavour.
    #[serde(default)]
    pub says: String,
}

/// An active ability (AT-DATA-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The id, by which boss cards name it.
    pub id: String,
    /// The name.
    pub name: String,
    /// What it does; "it" is the hero for whom the enemy went.
    pub does: Effects,
}

/// The deck of a boss (AT-DATA-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossDeckDef {
    /// The id, by which encounters name it; a deck may serve several.
    pub id: String,
    /// The name.
    pub name: String,
    /// The cards.
    pub cards: Vec<BossCardDef>,
}

/// A boss card (AT-BOSS-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BossCardDef {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// How many such cards are in the deck.
    #[serde(default = "one")]
    pub copies: u8,
    /// A text in the author's words, for flavour.
    #[serde(default)]
    pub says: String,
    /// What is done, one after the other (AT-RUL-54). Who is not named does nothing (AT-BOSS-03).
    pub steps: Vec<Step>,
}

/// A step of a boss card. What is not said is the usual: a basic move toward the closest hero, then a
/// basic attack at that hero (AT-BOSS-05, AT-BOSS-10).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Who is activated, one after the other (AT-RUL-54).
    pub who: Actors,
    /// It is done only if this holds; "it" is the enemy.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// Whom it goes for on this card; its own preference, unless said (AT-BOSS-11).
    #[serde(default)]
    pub target: Option<Prefer>,
    /// What is done before it moves; "it" is the hero for whom it goes.
    #[serde(default = "nothing")]
    pub first: Effects,
    /// How it moves.
    #[serde(default, rename = "move")]
    pub movement: BossMove,
    /// How it attacks.
    #[serde(default)]
    pub attack: BossAttack,
    /// The active ability that it uses then (AT-BOSS-18).
    #[serde(default)]
    pub ability: Option<String>,
    /// What is done then: spawning, raising walls and the rest; "it" is the hero for whom it went.
    #[serde(default = "nothing")]
    pub does: Effects,
    /// How often it does all this.
    #[serde(default = "times_one")]
    pub repeat: Amount,
}

fn times_one() -> Amount {
    Amount::number(1)
}

/// Who is activated (AT-BOSS-02).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Actors {
    /// Every boss.
    Boss,
    /// Every minion.
    Minions,
    /// Every enemy, bosses first.
    All,
    /// Every enemy of that code: `Code("TM")`, or one of them: `Code("TM2")`.
    Code(String),
    /// So many minions, those closest to a hero; of equals the players choose.
    ClosestMinions(u8),
    /// The enemy that has this text.
    #[serde(rename = "Self")]
    Oneself,
    /// The enemy whom the words before are about.
    It,
    /// Nobody: the step is only what it does.
    Nobody,
}

/// How an enemy moves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BossMove {
    /// By its basic movement toward its target (AT-BOSS-05).
    #[default]
    Basic,
    /// By so many points more, or fewer.
    Plus(Amount),
    /// By so many points.
    Exactly(Amount),
    /// Not at all.
    None,
    /// So many points in the direction of a card that is drawn (AT-BOSS-13, AT-RUL-12).
    Random(Amount),
    /// So many points in a straight line through what is in the way, toward its target.
    Charge(Amount),
    /// So many points away from the closest hero, as far as it can.
    Away(Amount),
    /// So many points toward squares that the map calls so.
    ToMark(String, #[serde(default = "basic")] Amount),
    /// So many points toward those squares, whatever they are.
    To(Spot, #[serde(default = "basic")] Amount),
    /// By its basic movement to where it keeps its distance: in range of its target, as far off as
    /// its range lets it.
    Keep,
}

fn basic() -> Amount {
    Amount {
        terms: vec![super::super::amount::Term {
            times: 1,
            of: super::super::amount::Of::Counted(super::super::amount::Counted::Movement),
            at_most: None,
        }],
    }
}

/// How an enemy attacks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BossAttack {
    /// By its attack value, at the hero for whom it went (AT-BOSS-10).
    #[default]
    Basic,
    /// By its attack value and more.
    Plus(Amount),
    /// With dice and a range of its own.
    With {
        /// What is rolled.
        dice: Amount,
        /// The range.
        range: Reach,
        /// The area.
        #[serde(default)]
        area: Option<u8>,
        /// What it does to the target after the damage.
        #[serde(default = "nothing")]
        then: Effects,
    },
    /// Not at all.
    None,
    /// At the nearest hero along the direction of a card that is drawn (AT-RUL-13).
    RandomLine,
    /// At every hero in its range, one after the other, by its attack value.
    Each,
}

/// When a summon or an ally acts (AT-SUMM-03, AT-DATA-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Turn {
    /// With its hero, at any time of the hero's turn and for no action.
    #[default]
    WithHero,
    /// With an initiative token of its own (AT-RUL-80).
    Own,
    /// Only when a card makes it.
    Never,
}

/// What becomes of a summon or an ally at 0 HP (AT-SUMM-04 to AT-SUMM-06).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KnockOut {
    /// It is removed (AT-SUMM-05).
    #[default]
    Removed,
    /// It is knocked out as a hero (AT-SUMM-06).
    Hero,
    /// It cannot be hurt (AT-SUMM-04).
    Never,
}

/// A summon, or an ally of an encounter (AT-DATA-20, AT-DATA-32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompanionDef {
    /// The id.
    pub id: String,
    /// The code of its figures on maps.
    pub code: String,
    /// The name.
    pub name: String,
    /// The name of the picture of its figure, an emblem; a face of its own if it has none.
    #[serde(default)]
    pub portrait: Option<String>,
    /// The class to which a summon belongs; an ally has none.
    #[serde(default)]
    pub class: Option<String>,
    /// How many a hero can have at once.
    #[serde(default = "one")]
    pub copies: u8,
    /// Hit points.
    #[serde(default)]
    pub hp: ByHeroes<Amount>,
    /// Movement.
    #[serde(default, rename = "move")]
    pub movement: u8,
    /// Its attack; none without dice.
    #[serde(default)]
    pub attack: Option<Amount>,
    /// The range of its attack.
    #[serde(default)]
    pub range: Reach,
    /// What its attack does to the target after the damage.
    #[serde(default = "nothing")]
    pub then: Effects,
    /// When it acts.
    #[serde(default)]
    pub turn: Turn,
    /// What becomes of it at 0 HP.
    #[serde(default)]
    pub knock_out: KnockOut,
    /// What it passes through.
    #[serde(default)]
    pub passes: Vec<Pass>,
    /// What is so while it stands.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// What happens while it stands.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// What happens instead of something else while it stands, such as its removal (AT-EX-15).
    #[serde(default)]
    pub instead: Vec<Instead>,
    /// What it may do on its turn beside moving and attacking once each; after an event, where one is
    /// named. "Self" is the summon or ally.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What it does by itself at the start of its turn, if an enemy is near enough for it.
    #[serde(default)]
    pub opinion: Option<Box<Step>>,
    /// What every hero may do while it is in play; "Self" is the hero, "It" the summon or ally.
    #[serde(default)]
    pub lends: Vec<Power>,
    /// A text in the author's words, for flavour.
    #[serde(default)]
    pub says: String,
}
