//! Amounts ("2", "1d4+1", "1d6 / 1d6+1") and checks ("Wisdom 10 or Combat 13 then Combat 15"): two
//! small languages within strings of a content file.

mod check;
mod error;
mod such;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::vocabulary::{Kind, Trait};

pub use check::{Alternative, CheckSpec};
pub use error::{AmountError, CheckError};
pub use such::{Lie, Such};

/// The maximum number of dice in an amount, and the largest plain number.
const MAX_DICE: u8 = 20;
const MAX_PLUS: i32 = 99;
/// The maximum number of counted things in an amount.
const MAX_COUNTED: usize = 8;

/// Dice of one size: `2d6` is two dice with six faces (AC-DICE-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dice {
    /// The number of dice.
    pub count: u8,
    /// The faces of each die: 4, 6, 8, 10 or 12 (AC-DICE-01).
    pub faces: u8,
}

impl Dice {
    /// Returns the dice in the notation of the current language: `2d6`, in German `2W6`.
    pub fn localized(self) -> String {
        crate::lang::dice(&self.to_string())
    }
}

impl From<Dice> for (u8, u8) {
    fn from(dice: Dice) -> (u8, u8) {
        (dice.count, dice.faces)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.faces)
    }
}

/// Something on the table that an amount counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Counted {
    /// Other living heroes at this location.
    OthersHere,
    /// Living heroes at this location, the acting one included.
    HeroesHere,
    /// Cards in the hero's hand.
    Hand,
    /// Cards of this type in the hero's hand.
    InHand(Kind),
    /// Cards in the hero's discard pile.
    DiscardPile,
    /// Heroes in the party.
    Heroes,
    /// Locations that are permanently closed.
    ClosedLocations,
    /// Open locations.
    OpenLocations,
    /// Cards displayed in front of the hero.
    Displayed,
    /// Locations where a hero is (AC-CARD-15).
    OccupiedLocations,
    /// The lowest difficulty to defeat or acquire the encountered card (AC-CHECK-30).
    LowestDifficulty,
    /// The highest difficulty to defeat or acquire the encountered card.
    HighestDifficulty,
    /// The scenario's adventure deck number (AC-CARD-09).
    Number,
    /// The adventure deck number of the card in question, or of the encountered one; 0 where its set
    /// has none (AC-SETS-03).
    CardNumber,
    /// Cards in the hero's deck.
    Deck,
    /// The hero's buried cards.
    Buried,
    /// Cards left in the blessings deck.
    HoursLeft,
    /// By how much the last check against the encountered card succeeded or failed.
    Margin,
    /// Heroes' tokens hidden in the deck of this location (AC-TOKN-01).
    TokensHere,
    /// Markers of this name on all locations and on the scenario card.
    Markers(Trait),
    /// Markers of this name on this location.
    MarkersHere(Trait),
    /// The adventure deck number of the card that paid for the power, 0 if none did: of several the
    /// first.
    PaidNumber,
    /// The adventure deck number of the top card of the blessings discard pile.
    HourNumber,
    /// Cards with this trait in the hero's hand: `Attack cards in hand`.
    InHandWith(Trait),
    /// The hero's mythic charges (AC-MYTH-03).
    Charges,
    /// Cards with this trait in the hero's discard pile: `Fire cards in discard pile`.
    DiscardedWith(Trait),
    /// Cards in the deck of this location. The card that is being encountered counts as its top card until
    /// it is defeated, evaded or moved (AC-ENC-05, AC-RUL-117), so during an encounter with a card of it
    /// the rest is one less.
    CardsHere,
    /// Cards that the last moving of cards in the same list of effects has moved, of all heroes.
    Moved,
    /// The hero's hand size (AC-CHAR-12).
    HandSize,
    /// Cards of this type in the hero's discard pile.
    Discarded(Kind),
    /// Cards in the blessings discard pile (AC-TURN-06).
    HoursGone,
    /// Cards of several sorts, or of a type with a trait, in the hero's hand or discard pile, or displayed:
    /// `Attack spells or weapons in hand`, `monsters displayed`.
    Such(Such),
    /// Cards displayed next to the scenario, except support cards (AC-GOLD-03).
    ByScenario,
}

impl Counted {
    /// Every counted thing with its words in content files, except markers and traits, whose names
    /// are free: `Dark markers`, `Dark markers here`, `Attack cards in hand`.
    pub const ALL: &'static [(Counted, &'static str)] = &[
        (Counted::OthersHere, "other heroes here"),
        (Counted::HeroesHere, "heroes here"),
        (Counted::Hand, "cards in hand"),
        (Counted::InHand(Kind::Weapon), "weapons in hand"),
        (Counted::InHand(Kind::Spell), "spells in hand"),
        (Counted::InHand(Kind::Armor), "armors in hand"),
        (Counted::InHand(Kind::Item), "items in hand"),
        (Counted::InHand(Kind::Ally), "allies in hand"),
        (Counted::InHand(Kind::Blessing), "blessings in hand"),
        (Counted::DiscardPile, "cards in discard pile"),
        (Counted::Heroes, "heroes"),
        (Counted::ClosedLocations, "closed locations"),
        (Counted::OpenLocations, "open locations"),
        (Counted::Displayed, "displayed cards"),
        (Counted::OccupiedLocations, "occupied locations"),
        (Counted::LowestDifficulty, "lowest difficulty"),
        (Counted::HighestDifficulty, "highest difficulty"),
        (Counted::Number, "scenario number"),
        (Counted::CardNumber, "card number"),
        (Counted::PaidNumber, "paid card number"),
        (Counted::HourNumber, "hour number"),
        (Counted::Deck, "cards in deck"),
        (Counted::Buried, "buried cards"),
        (Counted::HoursLeft, "hours left"),
        (Counted::Margin, "margin"),
        (Counted::TokensHere, "tokens here"),
        (Counted::Charges, "charges"),
        (Counted::CardsHere, "cards here"),
        (Counted::Moved, "cards moved"),
        (Counted::HandSize, "hand size"),
        (Counted::Discarded(Kind::Weapon), "weapons in discard pile"),
        (Counted::Discarded(Kind::Spell), "spells in discard pile"),
        (Counted::Discarded(Kind::Armor), "armors in discard pile"),
        (Counted::Discarded(Kind::Item), "items in discard pile"),
        (Counted::Discarded(Kind::Ally), "allies in discard pile"),
        (Counted::Discarded(Kind::Blessing), "blessings in discard pile"),
        (Counted::HoursGone, "hours gone"),
        (Counted::ByScenario, "cards by scenario"),
    ];

    fn read(words: &str) -> Option<Counted> {
        let words = words.trim();
        let listed = Counted::ALL.iter().find(|(_, w)| *w == words).map(|(what, _)| *what);
        let named = |suffix, of: fn(Trait) -> Counted| {
            let name = words.strip_suffix(suffix)?;
            // "2 Dark markers" is an attempt to count so many of them, not a name.
            let counts = name.starts_with(|c: char| c.is_ascii_digit());
            Trait::new(name).ok().filter(|_| !counts).map(of)
        };
        listed
            .or_else(|| Such::read(words).map(Counted::Such))
            .or_else(|| named(" markers", Counted::Markers))
            .or_else(|| named(" markers here", Counted::MarkersHere))
            .or_else(|| named(" cards in hand", Counted::InHandWith))
            .or_else(|| named(" cards in discard pile", Counted::DiscardedWith))
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Counted::Markers(name) => write!(f, "{name} markers"),
            Counted::MarkersHere(name) => write!(f, "{name} markers here"),
            Counted::InHandWith(name) => write!(f, "{name} cards in hand"),
            Counted::DiscardedWith(name) => write!(f, "{name} cards in discard pile"),
            Counted::Such(such) => such.fmt(f),
            _ => f.write_str(Counted::ALL.iter().find(|(k, _)| k == self).map_or("", |(_, w)| w)),
        }
    }
}

/// One for each counted thing, or for every few of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Each {
    /// What is counted.
    pub what: Counted,
    /// How many of them count as 1: "cards in hand per 2"; what is left over counts nothing.
    pub per: u8,
    /// Whether they are subtracted: "8-heroes here".
    pub minus: bool,
    /// Whether they are those of the hero concerned, not yours: "their cards in hand".
    pub their: bool,
    /// What each of them, or each few, is worth: "1d4 x displayed cards", "3 x scenario number".
    pub worth: Worth,
}

/// What a counted thing is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worth {
    /// A number, mostly 1.
    Points(u8),
    /// Dice.
    Dice(Dice),
}

impl Worth {
    fn read(text: &str) -> Option<Worth> {
        let text = text.trim();
        match text.parse::<u8>() {
            Ok(n) => (2..=Each::MOST).contains(&n).then_some(Worth::Points(n)),
            Err(_) => text.parse().ok().map(Worth::Dice),
        }
    }
}

impl Each {
    /// The most things that count as 1.
    const MOST: u8 = 20;

    fn read(text: &str) -> Option<Each> {
        if let Some((worth, rest)) = text.split_once(" x ") {
            let each = Each::read(rest).filter(|e| e.worth == Worth::Points(1))?;
            return Some(Each { worth: Worth::read(worth)?, ..each });
        }
        if let Some(rest) = text.trim().strip_prefix("their ") {
            return Each::read(rest).filter(|e| !e.their).map(|e| Each { their: true, ..e });
        }
        if let Some(what) = Counted::read(text) {
            return Some(Each::of(what, 1));
        }
        let (words, per) = text.rsplit_once(" per ")?;
        let per = per.trim().parse().ok().filter(|n| (2..=Each::MOST).contains(n))?;
        Some(Each::of(Counted::read(words)?, per))
    }

    /// Creates the count of such things, so many of which count as 1.
    fn of(what: Counted, per: u8) -> Each {
        Each { what, per, minus: false, their: false, worth: Worth::Points(1) }
    }
}

impl fmt::Display for Each {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.worth {
            Worth::Points(0 | 1) => {}
            Worth::Points(n) => write!(f, "{n} x ")?,
            Worth::Dice(dice) => write!(f, "{dice} x ")?,
        }
        let their = if self.their { "their " } else { "" };
        write!(f, "{their}{}", self.what)?;
        if self.per > 1 {
            write!(f, " per {}", self.per)?;
        }
        Ok(())
    }
}

/// A sum of dice, counted things and a number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sum {
    /// The dice.
    pub dice: Vec<Dice>,
    /// Things to count; each adds its number to the total.
    pub counted: Vec<Each>,
    /// A number that is added to the total.
    pub plus: i32,
}

impl Sum {
    /// Returns whether dice are rolled for it.
    pub fn has_dice(&self) -> bool {
        let rolled = |e: &Each| matches!(e.worth, Worth::Dice(_));
        !self.dice.is_empty() || self.counted.iter().any(rolled)
    }
}

impl FromStr for Sum {
    type Err = AmountError;
    fn from_str(s: &str) -> Result<Self, AmountError> {
        let mut sum = Sum::default();
        let spaced = s.replace('-', "+-");
        for (n, part) in spaced.split('+').map(str::trim).enumerate() {
            if part.is_empty() {
                if n == 0 {
                    continue;
                }
                return Err(AmountError::Missing(s.to_owned()));
            }
            if let Some(each) = Each::read(part) {
                sum.counted.push(each);
            } else if let Some(each) = part.strip_prefix('-').and_then(|p| Each::read(p.trim())) {
                if matches!(each.worth, Worth::Dice(_)) {
                    return Err(AmountError::Unknown(part.to_owned()));
                }
                sum.counted.push(Each { minus: true, ..each });
            } else if let Some((count, faces)) = part.split_once('d') {
                let unknown = |_| AmountError::Unknown(part.to_owned());
                let count: u8 =
                    if count.is_empty() { Ok(1) } else { count.parse() }.map_err(unknown)?;
                let faces: u8 = faces.parse().map_err(unknown)?;
                if !matches!(faces, 4 | 6 | 8 | 10 | 12) {
                    return Err(AmountError::Faces(part.to_owned()));
                }
                if count == 0 || count > MAX_DICE {
                    return Err(AmountError::Count(part.to_owned()));
                }
                sum.dice.push(Dice { count, faces });
            } else {
                let n: i32 = part
                    .replace(' ', "")
                    .parse()
                    .map_err(|_| AmountError::Unknown(part.to_owned()))?;
                sum.plus = sum.plus.saturating_add(n);
            }
        }
        let dice: usize = sum.dice.iter().map(|d| usize::from(d.count)).sum();
        if dice > usize::from(MAX_DICE) {
            return Err(AmountError::Dice { text: s.to_owned(), dice });
        }
        if sum.counted.len() > MAX_COUNTED {
            return Err(AmountError::Counted(s.to_owned()));
        }
        if sum.plus.unsigned_abs() > MAX_PLUS.unsigned_abs() {
            return Err(AmountError::Number(s.to_owned()));
        }
        Ok(sum)
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        let mut plus = |f: &mut fmt::Formatter<'_>| -> fmt::Result {
            if !first {
                f.write_str("+")?;
            }
            first = false;
            Ok(())
        };
        for d in &self.dice {
            plus(f)?;
            write!(f, "{d}")?;
        }
        for c in self.counted.iter().filter(|c| !c.minus) {
            plus(f)?;
            write!(f, "{c}")?;
        }
        match self.plus {
            0 if !first => {}
            n if n < 0 || first => write!(f, "{n}")?,
            n => write!(f, "+{n}")?,
        }
        self.counted.iter().filter(|c| c.minus).try_for_each(|c| write!(f, "-{c}"))
    }
}

/// An amount with a sum for each number of checked power-feat boxes: `"1d4 / 1d4+1 / 1d4+2"`.
/// Without boxes there is one level. Numbers in a row do not add up (AC-FEAT-07).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Amount {
    /// At least one sum; level n applies when n boxes are checked.
    pub levels: Vec<Sum>,
}

impl Amount {
    /// Returns the sum for that many checked boxes.
    pub fn at(&self, boxes: usize) -> &Sum {
        &self.levels[boxes.min(self.levels.len() - 1)]
    }

    /// Creates an amount that is a plain number.
    pub fn number(plus: i32) -> Amount {
        Amount { levels: vec![Sum { plus, ..Sum::default() }] }
    }

    /// Returns the number if it is the same at every level and needs neither dice nor counting.
    pub fn fixed(&self) -> Option<i32> {
        match self.levels.as_slice() {
            [s] if s.dice.is_empty() && s.counted.is_empty() => Some(s.plus),
            _ => None,
        }
    }

    /// Returns the amount with its sign turned if it takes away at every level, as texts print it:
    /// "decreased by 2" for -2. Returns `None` if it adds anything, or nothing at all, at a level.
    pub fn taken_away(&self) -> Option<Amount> {
        let takes = |s: &Sum| {
            let nothing = s.plus == 0 && s.counted.is_empty();
            !s.has_dice() && s.plus <= 0 && s.counted.iter().all(|c| c.minus) && !nothing
        };
        let turn = |s: &Sum| Sum {
            dice: Vec::new(),
            counted: s.counted.iter().map(|c| Each { minus: false, ..*c }).collect(),
            plus: -s.plus,
        };
        let levels = self.levels.iter();
        levels.clone().all(takes).then(|| Amount { levels: levels.map(turn).collect() })
    }
}

impl FromStr for Amount {
    type Err = AmountError;
    fn from_str(s: &str) -> Result<Self, AmountError> {
        if s.trim().is_empty() {
            return Err(AmountError::Empty);
        }
        let levels = s.split('/').map(Sum::from_str).collect::<Result<Vec<_>, _>>()?;
        if levels.len() > 8 {
            return Err(AmountError::Levels(s.to_owned()));
        }
        Ok(Amount { levels })
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, l) in self.levels.iter().enumerate() {
            if i > 0 {
                f.write_str(" / ")?;
            }
            write!(f, "{l}")?;
        }
        Ok(())
    }
}

struct AmountVisitor;
impl de::Visitor<'_> for AmountVisitor {
    type Value = Amount;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, or an amount in quotes such as \"1d4+1\"")
    }
    fn visit_i64<E: de::Error>(self, n: i64) -> Result<Amount, E> {
        let fits = i32::try_from(n).ok().filter(|n| (-MAX_PLUS..=MAX_PLUS).contains(n));
        let wrong = || E::custom(format!("numbers go from -{MAX_PLUS} to {MAX_PLUS}"));
        fits.map(Amount::number).ok_or_else(wrong)
    }
    fn visit_u64<E: de::Error>(self, n: u64) -> Result<Amount, E> {
        self.visit_i64(i64::try_from(n).unwrap_or(i64::MAX))
    }
    fn visit_str<E: de::Error>(self, s: &str) -> Result<Amount, E> {
        s.parse().map_err(E::custom)
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        d.deserialize_any(AmountVisitor)
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

/// Implements serde through the printed form, for types that content files write as strings.
macro_rules! as_string {
    ($t:ty) => {
        impl<'de> Deserialize<'de> for $t {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                String::deserialize(d)?.parse().map_err(de::Error::custom)
            }
        }
        impl Serialize for $t {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }
    };
}
as_string!(CheckSpec);
as_string!(Dice);
as_string!(Such);

impl FromStr for Dice {
    type Err = AmountError;
    fn from_str(s: &str) -> Result<Self, AmountError> {
        match Sum::from_str(s)? {
            Sum { dice, counted, plus: 0 } if dice.len() == 1 && counted.is_empty() => Ok(dice[0]),
            _ => Err(AmountError::NotOneSize(s.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_print_as_they_read() {
        for s in [
            "2",
            "1d4+1",
            "1d6 / 1d6+1",
            "1d4+other heroes here",
            "-1",
            "1d4 x displayed cards",
            "3 x scenario number+2",
            "2d4+1d6-2",
            "0",
        ] {
            assert_eq!(s.parse::<Amount>().unwrap().to_string(), s);
        }
        let wrong = [
            "",
            "1d5",
            "0d6",
            "21d6",
            "x",
            "1d6+",
            "1000",
            "1 x heroes",
            "1d6 x 2",
            "-1d4 x heroes",
        ];
        for s in wrong {
            assert!(s.parse::<Amount>().is_err(), "{s}");
        }
    }

    /// AC-EX-31: "or" binds tighter than "then" (AC-CHECK-10).
    #[test]
    fn or_binds_tighter_than_then() {
        let c: CheckSpec = "Wisdom 10 or Combat 13 then Combat 15".parse().unwrap();
        assert_eq!(c.steps.len(), 2);
        assert_eq!(c.steps[0].len(), 2);
        assert_eq!(c.to_string(), "Wisdom 10 or Combat 13 then Combat 15");
        for s in ["Wisdom 6+# or Combat 9+2#", "None", "See Below"] {
            assert_eq!(s.parse::<CheckSpec>().unwrap().to_string(), s);
        }
        for s in ["Wisdom 6+", "Wisdom 6+x#", "Wisdom +#", "Wisdom 6+##"] {
            assert!(s.parse::<CheckSpec>().is_err(), "{s}");
        }
        assert!("Wisdom".parse::<CheckSpec>().is_err());
        assert!("Wizdom 5".parse::<CheckSpec>().is_err());
    }
}
