//! The closed words of the content: conditions, kinds of cards, dividers, keywords, who is meant.

use serde::{Deserialize, Serialize};

/// A condition (AT-COND-01 to AT-COND-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Condition {
    /// Moves by one point at most (AT-COND-01).
    Slowed,
    /// Deals half damage (AT-COND-02).
    Weakened,
    /// Skips the next turn (AT-COND-03).
    Stunned,
    /// Cannot be targeted (AT-COND-05).
    Invisible,
}

impl Condition {
    /// All four.
    pub const ALL: [Condition; 4] =
        [Condition::Slowed, Condition::Weakened, Condition::Stunned, Condition::Invisible];
}

/// How long a condition or a lasting effect stays (AT-DATA-30, AT-DATA-31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// Until the attack that is going on is over.
    AttackEnd,
    /// Until the move that is going on is over.
    MoveEnd,
    /// Until the turn that is going on is over.
    TurnEnd,
    /// Until the next turn of the character concerned begins.
    NextTurn,
    /// Until Cleanup (AT-COND-07).
    #[default]
    Cleanup,
    /// Until the encounter ends.
    EncounterEnd,
}

/// How often something may be done at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Once {
    /// Once a turn.
    Turn,
    /// Once a round.
    Round,
    /// Once a round for the whole party.
    PartyRound,
    /// Once an encounter.
    Encounter,
}

/// Kinds of cards that lie in a hero's piles or behind dividers (AT-QTY-02, AT-QTY-05 to AT-QTY-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CardKind {
    /// An action card.
    Action,
    /// A Basic Move (AT-HERO-12).
    BasicMove,
    /// A Basic Attack (AT-HERO-13).
    BasicAttack,
    /// A class feature (AT-FEAT-02).
    Feature,
    /// A weapon (AT-EQUP-01).
    Weapon,
    /// An armor (AT-EQUP-01).
    Armor,
    /// An accessory (AT-EQUP-01).
    Accessory,
    /// A passive ability (AT-ABIL-02).
    Passive,
    /// A dice ability (AT-ABIL-03).
    Dice,
    /// A perk (AT-PERK-01).
    Perk,
    /// An item of the party (AT-SETUP-24).
    Item,
    /// A Bag of Gold (AT-MRKT-03).
    Gold,
    /// A revive potion (AT-REVV-01).
    Potion,
    /// A random encounter (AT-RAND-01).
    RandomEncounter,
    /// A market card (AT-QTY-14).
    Market,
    /// A Mark of Death (AT-SORT-09).
    Mark,
}

impl CardKind {
    /// Returns whether the card is equipment (AT-EQUP-01).
    pub fn is_equipment(self) -> bool {
        matches!(self, CardKind::Weapon | CardKind::Armor | CardKind::Accessory)
    }

    /// Returns how many cards of the kind a player board holds (AT-QTY-43).
    pub fn slots(self) -> usize {
        match self {
            k if k.is_equipment() => 1,
            CardKind::Feature => 1,
            CardKind::Passive => 3,
            CardKind::Dice => 2,
            _ => 0,
        }
    }
}

/// A keyword of a card (AT-ACTN-14 to AT-ACTN-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Keyword {
    /// Does not use up an action (AT-ACTN-14).
    Free,
    /// May be played outside its owner's turn, after the event that it names (AT-ACTN-16).
    Response,
    /// Is set aside for the rest of the encounter after it was played (AT-ACTN-18).
    Remove,
}

/// The dividers of the box (AT-QTY-41), and the box itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the dividers as AT-QTY-41 names them")]
pub enum Divider {
    Market,
    PartyRandom,
    SupplyRandom,
    PartyItems,
    SupplyItems,
    SupplyLoot,
    SupplyPerks,
    StoryPerks,
    Actions,
    BasicAttacks,
    BasicMoves,
    Features,
    LevelUps,
    Classes,
    Marks,
    BossDecks,
    Box,
}

impl Divider {
    /// All of them, the box last.
    pub const ALL: [Divider; 17] = [
        Divider::Market,
        Divider::PartyRandom,
        Divider::SupplyRandom,
        Divider::PartyItems,
        Divider::SupplyItems,
        Divider::SupplyLoot,
        Divider::SupplyPerks,
        Divider::StoryPerks,
        Divider::Actions,
        Divider::BasicAttacks,
        Divider::BasicMoves,
        Divider::Features,
        Divider::LevelUps,
        Divider::Classes,
        Divider::Marks,
        Divider::BossDecks,
        Divider::Box,
    ];
}

/// The piles of a hero (AT-HERO-10, AT-HERO-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum HeroPile {
    /// The hand.
    Hand,
    /// The action deck, shuffled when a card comes to it.
    Deck,
    /// The top of the action deck.
    DeckTop,
    /// The bottom of the action deck.
    DeckBottom,
    /// The discard pile.
    Discards,
    /// The player board.
    Board,
    /// What was set aside for the encounter.
    SetAside,
    /// The tuck box.
    Tuck,
}

/// Who is meant. Words of sides are absolute: a hero's and a boss's card mean the same by them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// Anybody.
    #[default]
    Any,
    /// Any character of the other side than the owner's.
    Foe,
    /// Any character of the owner's side, the owner too.
    Friend,
    /// Any hero, summon or ally (AT-SUMM-01, AT-RUL-100).
    Hero,
    /// A hero of the party, no summon and no ally.
    Party,
    /// Any boss or minion.
    Enemy,
    /// A boss.
    Boss,
    /// A minion.
    Minion,
    /// A summon.
    Summon,
    /// An ally that no hero summoned.
    Ally,
    /// Who has this text: the hero who plays the card, the enemy whose ability it is.
    #[serde(rename = "Self")]
    Oneself,
    /// Whom the words before are about: the target of the attack around this, whom `Each` goes
    /// through, or to whom the event happened.
    It,
    /// Who caused the event: who attacked, moved or played.
    By,
    /// For whom the damage was meant that was redirected.
    Meant,
    /// The hero of a summon, and the hero who leads an ally.
    Leader,
    /// Every summon of the owner.
    Own,
    /// Whoever has that token.
    Marked(String),
    /// A character with that id: an enemy, a summon or an ally.
    Named(String),
}

/// What a figure passes through (AT-MOVE-06, AT-OBST-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Pass {
    /// Other characters.
    Fighters,
    /// Obstacles, at one point each.
    Obstacles,
    /// Walls, not ending there.
    Walls,
}

/// A way across the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// Away from who does it.
    Away,
    /// Toward who does it.
    Toward,
    /// Any direction, chosen for each square.
    Any,
    /// The direction of a card that is drawn from the direction deck (AT-BOSS-13).
    Compass,
    /// The direction in which who does it has just moved.
    Onward,
    /// Away from the target square of an area.
    Outward,
    /// North by the compass.
    North,
    /// East by the compass.
    East,
    /// South by the compass.
    South,
    /// West by the compass.
    West,
}

/// The result of an encounter (AT-GOAL-05, AT-GOAL-06, AT-GOAL-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Outcome {
    /// Failure.
    Failure,
    /// Success.
    Success,
    /// +Success.
    Plus,
}

/// The difficulty of a campaign (AT-CAMP-15).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[expect(missing_docs, reason = "as they are called")]
pub enum Difficulty {
    #[serde(alias = "easy")]
    Easy,
    #[default]
    #[serde(alias = "normal")]
    Normal,
    #[serde(alias = "hard")]
    Hard,
}

/// What an attack is, for texts that are about some attacks only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackKind {
    /// Any attack.
    #[default]
    Any,
    /// A basic attack (AT-ATK-01).
    Basic,
    /// An attack on an adjacent target (AT-RANGE-07).
    Adjacent,
    /// An attack on a target that is not adjacent.
    Distant,
    /// An attack with an area (AT-AOE-01).
    Area,
}
