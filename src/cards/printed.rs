//! What is printed: cards, heroes, locations, scenarios, adventures, packs.

use serde::{Deserialize, Serialize};

use super::amount::{Amount, CheckSpec, Dice};
use super::effect::{Cond, Cost, Effects, Instead, Power, Rule, Standing, Summoned};
pub use super::favored::Favored;
pub use super::trade::TradeDef;
use super::words::{Kind, Rank, Skill, Trait};

/// A card of the box: a boon or a bane (AC-CARD-17, AC-CARD-41).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// The card's id within its pack: lower case, digits and hyphens.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Its type.
    pub kind: Kind,
    /// Henchman, villain, loot or none of them; its type is what it counts as (AC-CARD-42).
    #[serde(default)]
    pub rank: Rank,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// How many of it lie in the box.
    #[serde(default = "one")]
    pub copies: u8,
    /// The code of the set that it comes with (AC-SETS-01, AC-SETS-02).
    #[serde(default = "base")]
    pub set: char,
    /// The name of the Class Deck that it comes with, in place of the pack's (AC-SETS-05).
    #[serde(default)]
    pub class_deck: Option<String>,
    /// The hero whose own it is, by id: Basic for that hero alone (AC-SETS-12).
    #[serde(default)]
    pub owner: Option<String>,
    /// What a trader sells, and for what (AC-TRADE-05, AC-TRADE-10).
    #[serde(default)]
    pub trade: Option<TradeDef>,
    /// The check to acquire or to defeat.
    #[serde(default)]
    pub check: CheckSpec,
    /// What may be done with it (AC-KEEP-03).
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What must happen (AC-KEEP-01).
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// What is so while it is active: encountered, or displayed.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// What is replaced.
    #[serde(default)]
    pub instead: Vec<Instead>,
    /// What applies at its moment though it is no power: from the hand, or after playing the card,
    /// and doing it is not playing (AC-PLAY-16, AC-PLAY-17).
    #[serde(default)]
    pub paragraphs: Vec<Rule>,
    /// It may be treated as having the powers of the top card of the blessings discard pile
    /// (AC-PLAY-18).
    #[serde(default)]
    pub as_the_hour: bool,
    /// What is so while it is the top card of the blessings discard pile (AC-ACT-06).
    #[serde(default)]
    pub while_the_hour: Vec<Standing>,
    /// The check by which it is recharged after playing it: a section of the card (AC-CARD-25), or
    /// one of its paragraphs (AC-CARD-26).
    #[serde(default)]
    pub recharge: Option<CheckSpec>,
    /// What the card demands for that, besides the check (AC-CHECK-20).
    #[serde(default)]
    pub recharge_if: Option<Cond>,
    /// What else than the check acquires it when it is encountered (AC-CARD-23).
    #[serde(default)]
    pub acquire_by: Option<Cost>,
    /// Words without a rule in them.
    #[serde(default)]
    pub flavour: String,
    /// The name of the emblem drawn on it; empty: one by its type.
    #[serde(default)]
    pub emblem: String,
}

fn one() -> u8 {
    1
}
fn base() -> char {
    'B'
}

/// How many cards of each type: a location's deck list or a hero's cards list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the types' own names")]
pub struct Counts {
    pub monster: u8,
    pub barrier: u8,
    pub weapon: u8,
    pub spell: u8,
    pub armor: u8,
    pub item: u8,
    pub ally: u8,
    pub blessing: u8,
}

impl Counts {
    /// The number for one type.
    pub fn of(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Monster => self.monster,
            Kind::Barrier => self.barrier,
            Kind::Weapon => self.weapon,
            Kind::Spell => self.spell,
            Kind::Armor => self.armor,
            Kind::Item => self.item,
            Kind::Ally => self.ally,
            Kind::Blessing => self.blessing,
            Kind::Scourge
            | Kind::Trader
            | Kind::Bazaar
            | Kind::Stance
            | Kind::Cohort
            | Kind::Token => 0,
        }
    }

    /// All of them together.
    pub fn total(&self) -> u32 {
        Kind::ALL.iter().map(|k| u32::from(self.of(*k))).sum()
    }
}

/// One way of closing a location (AC-CLOSE-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Closing {
    /// Nothing is needed.
    Automatic,
    /// Succeed at a check.
    Check(CheckSpec),
    /// Pay.
    Pay(Cost),
    /// Pay with so many cards, which must all be there (AC-CLOSE-08, AC-LIM-04).
    PaySeveral(u8, Cost),
    /// Summon and defeat, or acquire (AC-HENCH-07, AC-SUMM-14).
    Defeat(Summoned),
}

/// A location (AC-CARD-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationDef {
    /// Its id within the pack.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// How many cards of each type its deck is dealt (AC-SETUP-20).
    pub deck: Counts,
    /// Powers at this location, while it is open.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What must happen at this location, while it is open.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// What is so at this location, while it is open.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// When closing: one of these ways (AC-CARD-13).
    pub closing: Vec<Closing>,
    /// Before closing: what happens once, before its cards are banished (AC-CLOSE-14).
    #[serde(default = "no_effects")]
    pub before_closing: Effects,
    /// When permanently closed: what happens once, to whoever closed it (AC-CARD-14).
    #[serde(default = "no_effects")]
    pub when_closed: Effects,
    /// What is so on the back, after closing (AC-CLOSE-19).
    #[serde(default)]
    pub closed_standing: Vec<Standing>,
    /// Powers on the back.
    #[serde(default)]
    pub closed_powers: Vec<Power>,
    /// Words without a rule in them.
    #[serde(default)]
    pub flavour: String,
    /// The name of the emblem drawn on it.
    #[serde(default)]
    pub emblem: String,
}

fn no_effects() -> Effects {
    [].into()
}

/// A skill of a hero with the skills that refer to it (AC-CHAR-04, AC-CHAR-05).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SkillDef {
    /// Which attribute.
    pub skill: Skill,
    /// Its die, such as `"1d8"`.
    pub die: Dice,
    /// How many feat boxes the row has (AC-FEAT-06).
    #[serde(default)]
    pub boxes: u8,
    /// Skills that use it, each plus a number.
    #[serde(default)]
    pub uses: Vec<(Skill, i8)>,
}

/// A power of a hero. Amounts may have levels for the checked boxes ("1d4 / 1d4+1").
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroPower {
    /// How many feat boxes it has; `feat_only` powers are had from the first on (AC-FEAT-05).
    #[serde(default)]
    pub boxes: u8,
    /// On a role: the number of the power of the character card, counted from 0, in whose place it
    /// stands and whose checked boxes it takes over (AC-ROLE-04).
    #[serde(default)]
    pub stands_for: Option<u8>,
    /// Without a checked box there is no such power.
    #[serde(default)]
    pub feat_only: bool,
    /// A thing that may be done.
    #[serde(default)]
    pub power: Option<Power>,
    /// A thing that must happen.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// A thing that is so.
    #[serde(default)]
    pub standing: Option<Standing>,
}

impl HeroPower {
    /// The level of its amounts with so many checked boxes, if the hero has it: the box by which a
    /// power is gained adds nothing by itself (AC-FEAT-05).
    pub fn level(&self, boxes: u8) -> Option<u8> {
        if self.feat_only { boxes.checked_sub(1) } else { Some(boxes) }
    }
}

/// A side of a hero's role card (AC-ROLE-02, AC-ROLE-08): 12 power feat boxes, those among them that
/// the character card has, too (AC-CUST-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoleDef {
    /// The printed name.
    pub name: String,
    /// Its powers, some of them in place of those of the character card (AC-ROLE-05).
    pub powers: Vec<HeroPower>,
    /// Feat boxes that raise the hand size by one each, the character card's included.
    #[serde(default)]
    pub hand_boxes: u8,
    /// Adjustments of the cards list (AC-BETW-04): so many more or fewer of a type.
    #[serde(default)]
    pub cards: Vec<(Kind, i8)>,
    /// Who this is by now, in a line or two.
    #[serde(default)]
    pub story: String,
}

/// A hero: a character card (AC-CHAR-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroDef {
    /// The hero's id within the pack.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// The set that the hero comes from: heroes of one name are told apart by it (AC-SETS-18).
    #[serde(default)]
    pub from: String,
    /// A line under the name.
    #[serde(default)]
    pub title: String,
    /// Skills, in printed order.
    pub skills: Vec<SkillDef>,
    /// Cards in the starting hand (AC-CHAR-12).
    pub hand: u8,
    /// Feat boxes that raise the hand size by one each.
    #[serde(default)]
    pub hand_boxes: u8,
    /// What the hero is proficient with (AC-CHAR-13).
    #[serde(default)]
    pub proficient: Vec<Trait>,
    /// The favored card type (AC-CHAR-15).
    pub favored: Favored,
    /// Traits that other cards may refer to (AC-CHAR-02).
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// Powers.
    #[serde(default)]
    pub powers: Vec<HeroPower>,
    /// The cards list: 15 cards at first (AC-CUST-02).
    pub cards: Counts,
    /// Card feat boxes for each type.
    #[serde(default)]
    pub card_boxes: Counts,
    /// The cohort of the cards list, by card id (AC-SUPP-04).
    #[serde(default)]
    pub cohort: Option<String>,
    /// The suggested deck: ids of 15 cards (AC-SETUP-05).
    pub deck: Vec<String>,
    /// Two sides of the role card.
    #[serde(default)]
    pub roles: Vec<RoleDef>,
    /// Who this is, in a few lines.
    #[serde(default)]
    pub story: String,
    /// The name of the portrait emblem.
    #[serde(default)]
    pub emblem: String,
}

/// A reward on a story card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reward {
    /// Each hero gains a skill feat.
    SkillFeat,
    /// Each hero gains a power feat.
    PowerFeat,
    /// Each hero gains a card feat.
    CardFeat,
    /// The loot card of this id, for one hero.
    Loot(String),
    /// Each hero draws a random card of this type from the box.
    Random(Kind),
    /// The trader of this id is checked off on the bazaar (AC-END-09).
    Trader(String),
    /// Each hero takes the role card and chooses one of its sides (AC-ROLE-01, AC-ROLE-02).
    Role,
}

/// A scenario: one evening (AC-SETUP-14), played alone or in an adventure (AC-SETUP-09,
/// AC-CARD-05), with its villains, henchmen and locations (AC-CARD-08) and its powers (AC-CARD-07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDef {
    /// Its id within the pack.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Villains, by card id.
    pub villains: Vec<String>,
    /// Henchmen in printed order; the last fills up (AC-SETUP-23).
    pub henchmen: Vec<String>,
    /// What is shuffled and dealt to the location decks, one card each and the last as often as
    /// needed, in place of villains and henchmen (AC-SETUP-26).
    #[serde(default)]
    pub stack: Vec<Summoned>,
    /// Whether a villain's defeat with no escape wins; if not, something else does (AC-VILL-23).
    #[serde(default = "yes")]
    pub cornering_wins: bool,
    /// Locations by player number: those for 1, those added for 2, and so on (AC-SETUP-18).
    pub locations: Vec<Vec<String>>,
    /// The set that it comes with: its digit is the scenario's adventure deck number (AC-CARD-09).
    #[serde(default = "base")]
    pub set: char,
    /// Support cards that are displayed while it is played (AC-SUPP-03).
    #[serde(default)]
    pub display: Vec<String>,
    /// Special rules that must happen.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// Special things that are so.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// Special things that may be done.
    #[serde(default)]
    pub powers: Vec<Power>,
    /// What winning gives (AC-END-06).
    #[serde(default)]
    pub reward: Vec<Reward>,
    /// The reward says itself that it may be earned again (AC-END-11).
    #[serde(default)]
    pub again: bool,
    /// Its adventure deck number, which `#` stands for in checks (AC-CARD-09).
    #[serde(default)]
    pub number: u8,
    /// Cards in the blessings deck (AC-SETUP-27).
    #[serde(default = "thirty")]
    pub hours: u8,
    /// Told before the scenario.
    #[serde(default)]
    pub opening: String,
    /// Told after winning it.
    #[serde(default)]
    pub ending: String,
}

fn yes() -> bool {
    true
}

fn thirty() -> u8 {
    30
}

/// What a story card says that is to be played (AC-CARD-07).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StoryDef {
    /// What must happen.
    pub rules: Vec<Rule>,
    /// What is so.
    pub standing: Vec<Standing>,
    /// What may be done.
    pub powers: Vec<Power>,
}

impl StoryDef {
    /// A story card that says nothing.
    pub fn nothing() -> &'static StoryDef {
        static NOTHING: StoryDef =
            StoryDef { rules: Vec::new(), standing: Vec::new(), powers: Vec::new() };
        &NOTHING
    }
}

/// An adventure: scenarios in order (AC-SETUP-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdventureDef {
    /// Its id within the pack.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Scenario ids in playing order (AC-SETUP-17, AC-CARD-04).
    pub scenarios: Vec<String>,
    /// The scourge die, such as `"1d4+1"`; else the one that goes with the scenario's number
    /// (AC-SCRG-04).
    #[serde(default)]
    pub scourge_die: Option<Amount>,
    /// What it says in each of its scenarios (AC-CARD-07).
    #[serde(default)]
    pub story: StoryDef,
    /// What completing it gives (AC-END-17).
    #[serde(default)]
    pub reward: Vec<Reward>,
    /// The reward says itself that it may be earned again (AC-END-11).
    #[serde(default)]
    pub again: bool,
    /// Told at its start.
    #[serde(default)]
    pub opening: String,
}

/// Which edition's rules a pack is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// First edition, "R" in the catalogue.
    First,
    /// Third edition, "M" in the catalogue.
    Third,
}

impl Edition {
    /// The letter of the catalogue.
    pub fn letter(self) -> &'static str {
        match self {
            Edition::First => "R",
            Edition::Third => "M",
        }
    }
}

/// The head of a pack: `pack.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackDef {
    /// The pack's id; the folder has the same name.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Whose rules.
    pub edition: Edition,
    /// Who wrote it.
    pub authors: Vec<String>,
    /// SPDX expression.
    pub licence: String,
    /// A few lines about it.
    #[serde(default)]
    pub about: String,
    /// Most heroes that the box is big enough for.
    #[serde(default = "six")]
    pub players: u8,
    /// Adventure ids in order (AC-SETUP-11, AC-CARD-04).
    pub adventures: Vec<String>,
    /// What completing all of them gives: the reward of the Adventure Path (AC-END-19).
    #[serde(default)]
    pub reward: Vec<Reward>,
    /// What the path says in each scenario of its adventures (AC-CARD-07).
    #[serde(default)]
    pub story: StoryDef,
    /// The scourge table: ids of scourges for a roll of 1, 2 and so on (AC-SCRG-05).
    #[serde(default)]
    pub scourges: Vec<String>,
}

fn six() -> u8 {
    6
}
