//! Levels and classes: what a hero is by the level-up cards, and which card may be taken next. All of it
//! is a function of the level-up cards of the whole party, so that a planner reckons with the same
//! values as the rules do.

use crate::content::TacticsContent;
use crate::content::pack::{ClassId, LevelUpId};
use crate::content::printed::{LevelUpDef, Tier};

/// The most levels of a hero (AT-LEVL-16).
pub const MOST_LEVELS: usize = 10;
/// The most levels of a hero in one class (AT-LEVL-17).
pub const MOST_IN_CLASS: usize = 5;

/// The level-up cards of each hero of a party, by seat, in the order in which they were taken.
pub type Taken = Vec<Vec<LevelUpId>>;

/// Why a hero may not take the next level-up card of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// The hero is at level 10 (AT-LEVL-16).
    MostLevels,
    /// The hero is at level 5 in the class (AT-LEVL-17).
    MostInClass,
    /// The class asks for more level-up cards of another one (AT-LEVL-06, AT-LEVL-07).
    Needs {
        /// The other class.
        class: ClassId,
        /// How many of its cards the hero has.
        has: u8,
        /// How many are asked for.
        wants: u8,
    },
    /// Another hero has taken a card of the elite class (AT-LEVL-19).
    Closed {
        /// Which hero, by seat.
        by: u8,
    },
    /// Two other heroes have level 2 or above in the basic class (AT-LEVL-20).
    TwoAbove,
    /// Another hero has level 3 or above in the basic class (AT-LEVL-21).
    OneAbove,
    /// No such card is left in the deck (AT-QTY-46).
    NoCard,
}

impl Lack {
    /// Returns the rule.
    pub fn rule(&self) -> &'static str {
        match self {
            Lack::MostLevels => "AT-LEVL-16",
            Lack::MostInClass => "AT-LEVL-17",
            Lack::Needs { .. } => "AT-LEVL-06",
            Lack::Closed { .. } => "AT-LEVL-19",
            Lack::TwoAbove => "AT-LEVL-20",
            Lack::OneAbove => "AT-LEVL-21",
            Lack::NoCard => "AT-QTY-46",
        }
    }
}

/// What a hero could do with a class at the next level-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The class.
    pub class: ClassId,
    /// How many level-up cards of it the hero has.
    pub has: u8,
    /// The level-up card that would be next; none beyond level 5 of the class.
    pub next: Option<LevelUpId>,
    /// What is lacking; the card may be taken if nothing is.
    pub lacks: Vec<Lack>,
}

impl Plan {
    /// Returns whether the hero may take the card at the next level-up.
    pub fn is_open(&self) -> bool {
        self.next.is_some() && self.lacks.is_empty()
    }
}

/// Returns the class of a hero by the level-up cards: the one begun with, or that of the elite card
/// taken most recently (AT-LEVL-09, AT-LEVL-10, AT-RUL-71).
pub fn class(content: &TacticsContent, taken: &[LevelUpId]) -> Option<ClassId> {
    let of = |id: &LevelUpId| content.find_class(&content.level(*id).class);
    let elite = |id: &ClassId| content.class(*id).tier == Tier::Elite;
    let last = taken.iter().rev().filter_map(of).find(elite);
    last.or_else(|| taken.first().and_then(of))
}

/// Returns the maximum HP of a hero: every heart of every level-up card (AT-SETUP-21, AT-LEVL-13,
/// AT-LEVL-14, AT-RUL-72).
pub fn hearts(content: &TacticsContent, taken: &[LevelUpId]) -> i16 {
    taken.iter().map(|id| i16::from(content.level(*id).hp)).sum()
}

/// Returns what a hero of a party could do with each class, in the order of the pack. The limits are
/// those of the whole party as it stands (AT-RUL-73).
pub fn plans(content: &TacticsContent, party: &Taken, hero: usize) -> Vec<Plan> {
    (0..)
        .map(ClassId)
        .take(content.classes.len())
        .map(|id| plan(content, party, hero, id))
        .collect()
}

/// Returns what a hero of a party could do with one class.
pub(super) fn plan(content: &TacticsContent, party: &Taken, hero: usize, class: ClassId) -> Plan {
    let own: &[LevelUpId] = party.get(hero).map_or(&[], Vec::as_slice);
    let has = count(content, own, &content.class(class).id);
    let cards = of_level(content, class, has + 1);
    let next =
        cards.iter().copied().find(|id| left(content, party, *id)).or(cards.first().copied());
    let mut lacks = Vec::new();
    if own.len() >= MOST_LEVELS {
        lacks.push(Lack::MostLevels);
    }
    if has >= MOST_IN_CLASS {
        lacks.push(Lack::MostInClass);
    }
    if let Some(next) = next {
        lacks.extend(needs(content, own, content.level(next)));
    }
    lacks.extend(limits(content, party, hero, class, has));
    // Who has taken the cards is the better reason.
    if lacks.is_empty() && !cards.iter().any(|id| left(content, party, *id)) {
        lacks.push(Lack::NoCard);
    }
    Plan { class, has: lang::saturating::byte(has), next, lacks }
}

/// Returns how many level-up cards of a class there are among some.
fn count(content: &TacticsContent, taken: &[LevelUpId], class: &str) -> usize {
    taken.iter().filter(|id| content.level(**id).class == class).count()
}

/// Returns the level-up cards of a class and level, in the order of the pack (AT-RUL-70). A Starter is
/// for beginning alone: it has the starting HP (AT-HERO-03).
fn of_level(content: &TacticsContent, class: ClassId, level: usize) -> Vec<LevelUpId> {
    let class = &content.class(class).id;
    let fits = |l: &LevelUpDef| l.class == *class && usize::from(l.level) == level && !l.starter;
    let all = (0..).map(LevelUpId).zip(&content.levels);
    all.filter(|(_, l)| fits(l)).map(|(id, _)| id).collect()
}

/// Returns whether a copy of a level-up card is left.
fn left(content: &TacticsContent, party: &Taken, id: LevelUpId) -> bool {
    let taken = party.iter().flatten().filter(|of| **of == id).count();
    taken < usize::from(content.level(id).copies)
}

/// Returns the requirements that are not met (AT-LEVL-06, AT-LEVL-07). What counts is what the hero has
/// before the card is taken (AT-LEVL-08), and nothing of it is used up (AT-RUL-69).
fn needs(content: &TacticsContent, own: &[LevelUpId], next: &LevelUpDef) -> Vec<Lack> {
    let unmet = next.needs.iter().filter_map(|(class, wants)| {
        let has = lang::saturating::byte(count(content, own, class));
        let class = content.find_class(class)?;
        (has < *wants).then_some(Lack::Needs { class, has, wants: *wants })
    });
    unmet.collect()
}

/// Returns what the other heroes of the party stand in the way of (AT-LEVL-19 to AT-LEVL-22).
fn limits(
    content: &TacticsContent,
    party: &Taken,
    hero: usize,
    class: ClassId,
    has: usize,
) -> Option<Lack> {
    let def = content.class(class);
    let others = (0u8..).zip(party).filter(|(seat, _)| usize::from(*seat) != hero);
    let levels = others.map(|(seat, taken)| (seat, count(content, taken, &def.id)));
    let mut have = levels.filter(|(_, n)| *n > 0);
    match def.tier {
        Tier::Elite => have.next().map(|(by, _)| Lack::Closed { by }),
        Tier::Basic if has + 1 >= 3 => have.find(|(_, n)| *n >= 3).map(|_| Lack::OneAbove),
        Tier::Basic if has + 1 >= 2 => {
            (have.filter(|(_, n)| *n >= 2).count() >= 2).then_some(Lack::TwoAbove)
        }
        Tier::Basic => None,
    }
}
