//! What a script does, and what it can expect.

use kernel::vignette::by_name;
use serde::{Deserialize, Deserializer};

use crate::content::words::{Condition, Divider, Outcome};
use crate::ground::{Facing, Sq};
use crate::rules::flow::prompt::Ask;
use crate::rules::goals::GoalState;

/// A decision by meaning, or what must be true. A card is told by its id; where there are several and it
/// matters, `"id#2"` is the second in the order in which the position tells them. A figure is told by
/// its identifier, a hero also by the id.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the decisions by the names of the acts")]
pub enum Step {
    Continue,
    Yes,
    No,
    Roll,
    TakeBack,
    Pass,
    EndTurn,
    Potion,
    WholeHand,
    /// Plays or uses a card, by its only way that can be used or by the one of that number.
    Play(String, #[serde(default)] Option<u8>),
    /// Plays or uses a card that several have, or a power of the chapter (`"chapter"`) or of a figure.
    Use {
        of: String,
        #[serde(default)]
        power: Option<u8>,
        #[serde(default)]
        by: Option<String>,
    },
    /// Ends the move on that square.
    Go(Sq),
    /// Goes on from that square with what points are left.
    Via(Sq),
    /// Chooses a figure or a square.
    Aim(String),
    /// Chooses several figures at once.
    Aims(Vec<String>),
    /// Chooses whom an enemy goes for.
    Focus(String),
    /// Puts a large base down with this square in its lower left.
    Base(Sq),
    Card(String),
    /// Chooses several cards at once.
    Cards(Vec<String>),
    North(Facing),
    Choose(u8),
    /// Raises a wall on exactly these squares.
    Wall(Vec<Sq>),
    Die(u8),
    Slot(String),
    ShuffleIn(String),
    Item(String),
    Equip(String),
    Prepare(String),
    DiscardToMove(String),
    /// The hero takes that level-up card.
    LevelUp(String, String),
    /// The card is given to the hero.
    Give(String, String),
    /// The card is bought for the hero.
    Buy(String, String),
    Sell(String),
    Service(u8),
    Stow(String),
    Disagree,
    /// The summon whose turn it is moves.
    Move,
    /// The summon whose turn it is attacks.
    Attack,
    /// Answers `Continue` until that is asked.
    ContinueTo(#[serde(deserialize_with = "by_name")] Ask),
    /// What the next dice show, each by its kind: `"red 3"`.
    Dice(Faces),
    /// What must be true now.
    Expect(Vec<Fact>),
}

/// What dice show. The faces are counted from the names once the content is known.
#[derive(Clone, Debug, Default)]
pub struct Faces {
    /// As it is told.
    pub told: Vec<String>,
    /// The number of each die's face, from 1.
    pub faces: Vec<u8>,
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Faces, D::Error> {
        Ok(Faces { told: Vec::deserialize(d)?, faces: Vec::new() })
    }
}

/// A pile by meaning.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[expect(missing_docs, reason = "the piles by their names")]
pub enum PileName {
    Hand(String),
    Deck(String),
    Discards(String),
    Board(String),
    /// Set aside for the encounter.
    Aside(String),
    Tuck(String),
    Levels(String),
    /// Being played.
    Played,
    BossDeck,
    BossDiscards,
    Directions,
    /// Direction cards drawn this turn.
    Drawn,
    Behind(Divider),
}

/// Something that must be true.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Fact {
    /// It is not so.
    Not(Box<Fact>),
    // --- figures ---
    /// The figure stands there; of a large one it is the lower left square.
    At(String, Sq),
    /// The figure is not on the board.
    Off(String),
    /// There is no figure of that identifier, on the board or off it.
    Nobody(String),
    /// The figure has so many hit points.
    Hp(String, i16),
    /// The most hit points that it can have.
    MaxHp(String, i16),
    /// The hero is of that class.
    Class(String, String),
    /// The hero's level.
    Level(String, usize),
    /// The figure's movement value.
    Movement(String, i32),
    /// It has that condition.
    Has(String, Condition),
    /// It has no condition.
    Clean(String),
    /// It has so many tokens of that kind.
    Tokens(String, String, u8),
    /// So many enemies of that code are on the board.
    Standing(String, usize),
    // --- board ---
    /// The open move can end on exactly these squares.
    Ends(Vec<Sq>),
    /// So many squares can be chosen.
    EndsInAll(usize),
    /// The open move gets there for so many points.
    Cost(Sq, u16),
    /// The open question can be answered by exactly these figures and squares.
    Targets(Vec<String>),
    /// The figure sees the figure or the square.
    Sees(String, String),
    /// It does not, and that square is in the way of a line between them.
    Blocked(String, String, Sq),
    /// The squares in range of the figure for a range of these least and greatest distances.
    InRange(String, (u8, u8), Vec<Sq>),
    /// So many squares are at exactly that distance of the figure and in range.
    Ring(String, u8, usize),
    /// So many squares apart.
    Apart(String, String, u8),
    /// Nobody can enter that square by itself: a wall.
    Wall(Sq),
    /// Entering that square costs two points.
    Obstacle(Sq),
    /// It is neither.
    Floor(Sq),
    /// Exactly these pieces of that terrain lie there, the oldest first.
    Pieces(String, Vec<Vec<Sq>>),
    /// North points so.
    NorthIs(Facing),
    // --- enemies ---
    /// The figure would go for exactly these, by its usual order.
    Focused(String, Vec<String>),
    /// That rule was told as a reason of the figure in the script so far.
    Why(String, String),
    /// The figure threatens these squares, and perhaps others.
    Threatens(String, Vec<Sq>),
    /// Enemies were activated in exactly this order in the script so far.
    Activated(Vec<String>),
    /// Boss cards were revealed in exactly this order in the script so far.
    Revealed(Vec<String>),
    // --- what happened in the script so far ---
    /// The figure lost so many hit points in all.
    Hurt(String, i32),
    /// The figure was struck and took nothing.
    Parried(String),
    /// An attack on the figure was ignored.
    Ignored(String),
    /// The figure fell: it was knocked out or defeated.
    Fell(String),
    /// The last dice that were rolled, by their kind.
    Rolled(Faces),
    /// Dice were rolled so many times.
    Rolls(usize),
    /// The total of the last attack.
    Total(i32),
    /// Turns began in exactly this order; who lost it is named too.
    TurnsOf(Vec<String>),
    /// The figure lost a turn or an activation.
    LostTurn(String),
    /// The figure entered exactly these squares.
    Walked(String, Vec<Sq>),
    /// A pile was shuffled.
    Shuffled(PileName),
    /// Direction cards drawn in exactly this order.
    Drew(Vec<crate::ground::Point>),
    // --- cards ---
    /// A card of that id lies there.
    In(String, PileName),
    /// The pile has exactly these cards, told as in a position.
    Pile(PileName, Vec<String>),
    /// The pile has exactly these cards, in whatever order.
    Holds(PileName, Vec<String>),
    /// The pile has so many cards.
    Size(PileName, usize),
    /// It is the top card.
    Top(String, PileName),
    // --- round ---
    /// The line is exactly this.
    Line(Vec<String>),
    /// It is the turn of that figure.
    TurnOf(String),
    /// The number of the round.
    Round(u16),
    /// Unused potions, and used ones.
    Potions(u8, u8),
    /// The value of a counter.
    Counter(String, i32),
    /// The flag is set.
    Flag(String),
    /// The bonus objective is complete.
    Bonus(String),
    // --- what is told ---
    /// Players are told that something loses the encounter whose words contain these.
    Loses(String),
    /// Players are told that the bonus objective stands so.
    BonusIs(String, #[serde(deserialize_with = "by_name")] GoalState),
    /// Of so many boss cards that can be next, between the first and the second number activate the figure.
    Next(String, usize, usize, usize),
    // --- question ---
    /// That is asked.
    Asked(#[serde(deserialize_with = "by_name")] Ask),
    /// That hero is asked.
    Who(String),
    /// At least so many options are to be chosen, and at most so many.
    Number(u8, u8),
    /// So many answers are offered.
    Options(usize),
    /// It may be done now.
    Offered(Step),
    /// It may not be done now, and that rule says so.
    Refused(Step, String),
    /// The chance that the attack being staged comes to so much or more, of 10,000.
    Odds(i32, u16),
    // --- the end ---
    /// The encounter is over with that result.
    Over(Outcome),
    /// It goes on.
    Running,
}
