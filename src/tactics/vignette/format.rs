//! What a vignette file can say. What is printed on cards, enemies and the rest is told as in packs.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::content::effect::{Cond, Power, Rule, Standing};
use crate::content::printed::{
    BossDeckDef, CardDef, ChapterDef, ClassDef, CompanionDef, CounterDef, EnemyDef, HeroDef,
    LawDef, LevelUpDef, Objective, Parameters, Placed, Results, TerrainDef, TokenDef,
};
use crate::content::words::{Condition, Difficulty, Divider, Outcome};
use crate::dice::Die;
use crate::ground::{Facing, Point, Sign, Sq};
use crate::rules::start::{House, Visit};

pub use super::script::{Faces, Fact, PileName, Step};

/// A vignette.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vignette {
    /// The family of games, which the program asks for before it reads the rest.
    #[serde(rename = "family")]
    _family: String,
    /// What it shows, in one line.
    pub title: String,
    /// Ids of the rules and worked examples that it states.
    pub proves: Vec<String>,
    /// A few words more, for those who read it.
    #[serde(default)]
    pub about: String,
    /// A pack whose cards, enemies and the rest may be named.
    #[serde(default)]
    pub pack: Option<String>,
    /// Shared content: names of files in the nearest folder `shelf`.
    #[serde(default)]
    pub shelf: Vec<String>,
    /// Content written for this vignette.
    #[serde(default)]
    pub content: Parts,
    /// The encounter, where its rules matter.
    #[serde(default)]
    pub encounter: Encounter,
    /// The id of a chapter of the content that is visited, in place of the encounter.
    #[serde(default)]
    pub chapter: Option<String>,
    /// The seed of what chance is left.
    #[serde(default)]
    pub seed: u64,
    /// What the first dice show.
    #[serde(default)]
    pub dice: Faces,
    /// The board as it stands.
    #[serde(default)]
    pub position: Position,
    /// In place of a position: the party as it comes to the chapter, which is set up by the rules.
    #[serde(default)]
    pub company: Option<Party>,
    /// What is done, and what must be true.
    #[serde(default)]
    pub script: Vec<Step>,
}

/// Content that several vignettes share or one has for itself: the lists of a pack. An entry replaces an
/// earlier one with the same id.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the lists of a pack by their names")]
pub struct Parts {
    pub dice: Vec<Die>,
    pub tokens: Vec<TokenDef>,
    pub counters: Vec<CounterDef>,
    pub flags: Vec<String>,
    pub parameters: Option<Parameters>,
    pub heroes: Vec<HeroDef>,
    pub classes: Vec<ClassDef>,
    pub levels: Vec<LevelUpDef>,
    pub cards: Vec<CardDef>,
    pub enemies: Vec<EnemyDef>,
    pub companions: Vec<CompanionDef>,
    pub decks: Vec<BossDeckDef>,
    pub terrain: Vec<TerrainDef>,
    pub chapters: Vec<ChapterDef>,
}

/// The encounter of a position; nothing in it needs to be said.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Encounter {
    /// When the main objective is met; never, unless said (AT-GOAL-01).
    pub main: Option<Cond>,
    /// The bonus objectives.
    pub bonus: Vec<Objective>,
    /// What fails the encounter besides the usual (AT-GOAL-14).
    pub failure: Vec<Objective>,
    /// Counters that exist in this encounter.
    pub counters: Vec<CounterDef>,
    /// What holds in it.
    pub standing: Vec<Standing>,
    /// What happens in it.
    pub rules: Vec<Rule>,
    /// Its laws.
    pub laws: Vec<LawDef>,
    /// What every hero may do in it.
    pub powers: Vec<Power>,
    /// Enemies that stand only for some numbers of heroes, or have other values here.
    pub placed: Vec<Placed>,
    /// The initiative tokens of bosses, where they are not two for each (AT-RUL-56).
    pub tokens: Vec<String>,
    /// The enemy in reserve.
    pub reserve: Option<String>,
    /// What follows from the result.
    pub resolution: Option<Results>,
}

/// A party between two chapters, told as `campaign.ron` keeps one (AT-CAMP-17).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Party {
    /// The heroes, by seat.
    pub heroes: Vec<Member>,
    /// The difficulty of the campaign.
    pub difficulty: Difficulty,
    /// Cards behind a divider other than the one behind which they lie at first: loot, gold, what lies in the
    /// Market.
    pub decks: Vec<(Divider, Vec<String>)>,
    /// Flags that are set.
    pub flags: Vec<String>,
    /// Counters that are not as they begin.
    pub counters: Vec<(String, i32)>,
    /// The chapters that were visited, the first one first.
    pub visited: Vec<Visit>,
}

/// A hero of such a party: has begun in a class, and has what the Starter brings, but where something else
/// is told.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Id of the figure.
    pub hero: String,
    /// Id of the class that the hero began in.
    pub class: String,
    /// The level-up cards, in the order in which they were taken.
    #[serde(default)]
    pub levels: Vec<String>,
    /// The action deck.
    #[serde(default)]
    pub deck: Option<Vec<String>>,
    /// What is left in the tuck box.
    #[serde(default)]
    pub tuck: Option<Vec<String>>,
    /// What lies on the player board.
    #[serde(default)]
    pub board: Vec<String>,
}

/// The board as it stands. Decks and discard piles are told from the top, hands in the order of arrival.
/// A card is told by its id; `"basic-move x3"` stands for three of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// A board of so many columns and rows of plain floor, in place of a map.
    #[serde(default)]
    pub open: Option<(u8, u8)>,
    /// The rows of the map, the north edge first.
    #[serde(default)]
    pub map: Vec<String>,
    /// What letters stand for besides the usual ones.
    #[serde(default)]
    pub legend: BTreeMap<char, Sign>,
    /// Who is of the party, by seat; left out only with a `company`. Where fewer than three are told, others of the content are of the
    /// party and not on the board.
    #[serde(default)]
    pub heroes: Vec<Seat>,
    /// The enemies.
    #[serde(default)]
    pub enemies: Vec<Foe>,
    /// Summons and allies.
    #[serde(default)]
    pub companions: Vec<Companion>,
    /// Walls and obstacles that were put on the board, the oldest first.
    #[serde(default)]
    pub pieces: Vec<Laid>,
    /// The initiative line; else all heroes on the board, and then two tokens of each boss.
    #[serde(default)]
    pub line: Vec<String>,
    /// How many of the line have had their turn.
    #[serde(default)]
    pub taken: u8,
    /// The round.
    #[serde(default = "one")]
    pub round: u16,
    /// How far the round is.
    #[serde(default)]
    pub moment: Moment,
    /// Unused potions; else those of the difficulty.
    #[serde(default)]
    pub potions: Option<u8>,
    /// Used potions.
    #[serde(default)]
    pub used: u8,
    /// Which way North points.
    #[serde(default = "up")]
    pub north: Facing,
    /// The id of the boss deck; else the first of the content.
    #[serde(default)]
    pub deck: Option<String>,
    /// The boss deck from the top; its other cards are out of the game.
    #[serde(default)]
    pub boss: Vec<String>,
    /// The boss discard pile from the top.
    #[serde(default)]
    pub boss_discards: Vec<String>,
    /// The top cards of the direction deck.
    #[serde(default)]
    pub directions: Vec<Point>,
    /// Direction cards that were drawn this turn, which do not lie in the deck.
    #[serde(default)]
    pub drawn: Vec<Point>,
    /// Cards behind a divider other than the one behind which they lie at first.
    #[serde(default)]
    pub decks: Vec<(Divider, Vec<String>)>,
    /// Who plays which hero, by seat, as numbers of players; one player has all, unless said.
    #[serde(default)]
    pub players: Vec<u8>,
    /// Flags that are set.
    #[serde(default)]
    pub flags: Vec<String>,
    /// Counters that are not as they begin.
    #[serde(default)]
    pub counters: Vec<(String, i32)>,
    /// The difficulty of the campaign.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// The difficulty of this encounter alone (AT-RUL-64).
    #[serde(default)]
    pub this_time: Option<Difficulty>,
    /// The house rules of this encounter (AT-RUL-119).
    #[serde(default)]
    pub house: House,
}

impl Default for Position {
    /// Returns the position of nobody, on a board that is still to be set up.
    fn default() -> Position {
        Position {
            open: None,
            map: Vec::new(),
            legend: BTreeMap::new(),
            heroes: Vec::new(),
            enemies: Vec::new(),
            companions: Vec::new(),
            pieces: Vec::new(),
            line: Vec::new(),
            taken: 0,
            round: one(),
            moment: Moment::SetUp,
            potions: None,
            used: 0,
            north: up(),
            deck: None,
            boss: Vec::new(),
            boss_discards: Vec::new(),
            directions: Vec::new(),
            drawn: Vec::new(),
            decks: Vec::new(),
            players: Vec::new(),
            flags: Vec::new(),
            counters: Vec::new(),
            difficulty: Difficulty::default(),
            this_time: None,
            house: House::default(),
        }
    }
}

fn one() -> u16 {
    1
}

fn up() -> Facing {
    Facing::Up
}

/// How far a round is (AT-ROUND-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Moment {
    /// The encounter is set up: the map says where everybody starts.
    SetUp,
    /// The round is about to begin with the Draw phase.
    Draw,
    /// The tokens are about to be shuffled and laid out.
    Initiative,
    /// The line lies and may be laid out anew.
    Redo,
    /// The next token of the line is about to have its turn.
    #[default]
    Turns,
    /// Cleanup is about to begin.
    Cleanup,
    /// The encounter has just ended with that result.
    Over(Outcome),
}

/// A hero of the party.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the hero's piles by their names")]
pub struct Seat {
    /// Id of the figure.
    pub hero: String,
    /// Id of the class, whose Starter the hero has; else the class of the same place in the content.
    pub class: Option<String>,
    /// Whether the hero has just begun in the class, with everything that the Starter brings.
    pub new: bool,
    /// The level-up cards in place of the Starter, in the order in which they were taken.
    pub levels: Vec<String>,
    /// The square; without one the hero is not on the board.
    pub at: Option<Sq>,
    /// Hit points; else the maximum. A hero with 0 is knocked out.
    pub hp: Option<i16>,
    /// Maximum HP, in place of the hearts of the level-up cards.
    pub max: Option<i16>,
    pub hand: Vec<String>,
    pub deck: Vec<String>,
    pub discards: Vec<String>,
    pub board: Vec<String>,
    pub aside: Vec<String>,
    pub tuck: Vec<String>,
    pub conditions: Vec<Condition>,
    /// Tokens, each with how many.
    pub tokens: Vec<(String, u8)>,
    /// Whether the hero has passed this round.
    pub passed: bool,
    /// Damage dealt in this encounter.
    pub dealt: u16,
}

/// An enemy.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// Its identifier: the code and a number.
    pub id: String,
    /// Its square, the lower left one of a large base.
    pub at: Sq,
    /// Hit points; else all of them.
    #[serde(default)]
    pub hp: Option<i16>,
    /// Maximum HP, in place of the printed.
    #[serde(default)]
    pub max: Option<i16>,
    /// Its conditions.
    #[serde(default)]
    pub conditions: Vec<Condition>,
    /// Tokens, each with how many.
    #[serde(default)]
    pub tokens: Vec<(String, u8)>,
    /// Where it began; else where it stands.
    #[serde(default)]
    pub start: Option<Sq>,
}

/// A summon, or an ally.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Companion {
    /// Its id.
    pub id: String,
    /// Whose summon it is, or who leads it.
    pub of: String,
    /// Its square.
    pub at: Sq,
    /// Hit points; else all of them.
    #[serde(default)]
    pub hp: Option<i16>,
    /// Its conditions.
    #[serde(default)]
    pub conditions: Vec<Condition>,
}

/// A piece on the board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// What it is made of.
    pub terrain: String,
    /// Where it lies.
    pub squares: Vec<Sq>,
}
