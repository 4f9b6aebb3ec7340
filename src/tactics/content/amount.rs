//! Amounts ("2 red + 1", "half max hp", "1 per token debt on it"), values by the number of heroes
//! ("3 / 4 / 4") and ranges (2, (1, 4), "1-4", "any"): small languages within content files.

mod error;
mod values;

use std::fmt;
use std::str::FromStr;

pub use error::{AmountError, ByHeroesError, ReachError};
pub use values::{ByHeroes, Reach};

/// The most terms of an amount, and its largest plain number.
const MAX_TERMS: usize = 8;
const MAX_NUMBER: i16 = 199;
/// The most letters of a name in an amount.
const MAX_NAME: usize = 40;

/// What an amount counts. "You" is who has the text; "it" whom the text is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Heroes in the party, whether they stand or not.
    Heroes,
    /// Heroes of the party who are knocked out.
    HeroesDown,
    /// Heroes, summons and allies within so many squares of you, you not among them.
    HeroesWithin(u8),
    /// Enemies on the board.
    Enemies,
    /// Enemies within so many squares of you, you not among them.
    EnemiesWithin(u8),
    /// Enemies within so many squares of it, it not among them.
    EnemiesWithinOfIt(u8),
    /// Heroes, summons and allies within so many squares of it, it not among them.
    HeroesWithinOfIt(u8),
    /// Tokens of that id on you.
    Tokens(String),
    /// Tokens of that id on it.
    TokensOnIt(String),
    /// Tokens of that id on everybody.
    TokensOnAll(String),
    /// Squares of the board of that terrain, pieces among them.
    Squares(String),
    /// Squares of that terrain within so many squares of you.
    SquaresWithin(String, u8),
    /// Pieces of that terrain on the board.
    Pieces(String),
    /// Squares that you moved on this turn.
    Moved,
    /// Squares of your last move of this turn, if it went in a straight line.
    Run,
    /// Squares between you and it (AT-RANGE-02).
    Distance,
    /// Cards in your hand.
    Hand,
    /// Cards in your discard pile.
    Discards,
    /// Your basic movement value (AT-MOVE-03).
    Movement,
    /// Your HP.
    Hp,
    /// Your maximum HP (AT-SETUP-21).
    MaxHp,
    /// The HP that you have lost.
    HpLost,
    /// The HP that it has lost.
    HpLostOfIt,
    /// Your level (AT-LEVL-01).
    Level,
    /// The round, from 1.
    Round,
    /// The value of a counter of the campaign or of the encounter.
    Counter(String),
    /// The total of the roll that is going on.
    Total,
    /// The damage that the attack or event dealt.
    Damage,
    /// What was counted last: cards moved, tokens taken, figures hit.
    Count,
    /// Unused revive potions.
    Potions,
    /// Bags of Gold of the party.
    Gold,
    /// Its HP.
    HpOfIt,
    /// Cards in the boss discard pile.
    BossDiscards,
    /// Kept dice.
    KeptDice,
    /// What the kept dice show together.
    Kept,
    /// What the highest kept die shows.
    HighestKept,
    /// Squares of that terrain that hang together with the one where you or it stands.
    Joined(String),
    /// Pieces of that terrain that can be laid until the limit is reached.
    Room(String),
}

/// What a term of an amount is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Of {
    /// A plain number.
    One,
    /// Dice of that id (AT-DATA-01).
    Die(String),
    /// Something that is counted.
    Counted(Counted),
    /// Half of something that is counted, rounded down (AT-ACTN-10).
    Half(Counted),
    /// A third of something that is counted, rounded down.
    Third(Counted),
    /// Dice of that id for each thing that is counted.
    DiePer(String, Counted),
}

/// A term of an amount: so many times what it is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// How many times; below 0 if it is taken away.
    pub times: i16,
    /// What it is made of.
    pub of: Of,
    /// The most things that are counted.
    pub at_most: Option<u8>,
}

/// A sum of dice, numbers and things that are counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Amount {
    /// The terms, in the order in which they are written.
    pub terms: Vec<Term>,
}

impl Amount {
    /// Returns a plain number.
    pub fn number(n: i16) -> Amount {
        Amount { terms: vec![Term { times: n, of: Of::One, at_most: None }] }
    }

    /// Returns the number if the amount is nothing else.
    pub fn as_number(&self) -> Option<i16> {
        let plain = self.terms.iter().all(|t| t.of == Of::One);
        plain.then(|| self.terms.iter().map(|t| t.times).sum())
    }

    /// Returns the dice with how many there are of each, for each thing counted where they go by it.
    pub fn dice(&self) -> impl Iterator<Item = (&str, i16)> {
        self.terms.iter().filter_map(|t| match &t.of {
            Of::Die(die) | Of::DiePer(die, _) => Some((die.as_str(), t.times)),
            _ => None,
        })
    }

    /// Returns whether dice are rolled for it.
    pub fn rolls(&self) -> bool {
        self.dice().next().is_some()
    }
}

/// The words that count something without a name or a number, as content files have them.
const PLAIN: &[(&str, Counted)] = &[
    ("hero", Counted::Heroes),
    ("hero down", Counted::HeroesDown),
    ("enemy", Counted::Enemies),
    ("square moved", Counted::Moved),
    ("square run", Counted::Run),
    ("distance", Counted::Distance),
    ("card in hand", Counted::Hand),
    ("card in discards", Counted::Discards),
    ("movement", Counted::Movement),
    ("hp", Counted::Hp),
    ("max hp", Counted::MaxHp),
    ("hp lost", Counted::HpLost),
    ("hp lost of it", Counted::HpLostOfIt),
    ("level", Counted::Level),
    ("round", Counted::Round),
    ("total", Counted::Total),
    ("damage", Counted::Damage),
    ("count", Counted::Count),
    ("potion", Counted::Potions),
    ("gold", Counted::Gold),
    ("hp of it", Counted::HpOfIt),
    ("boss discard", Counted::BossDiscards),
    ("die kept", Counted::KeptDice),
    ("kept", Counted::Kept),
    ("highest kept", Counted::HighestKept),
];

/// The shapes of what is counted with a name or a number, for messages.
const SHAPES: &str = "hero within N (of it), enemy within N (of it), token NAME (on it, on all), \
                      square NAME (within N), piece NAME, room NAME, joined NAME, counter NAME";

impl FromStr for Counted {
    type Err = AmountError;

    fn from_str(text: &str) -> Result<Counted, AmountError> {
        if let Some((_, counted)) = PLAIN.iter().find(|(word, _)| *word == text) {
            return Ok(counted.clone());
        }
        let unknown = || AmountError::Counted(text.to_owned());
        let words: Vec<&str> = text.split(' ').collect();
        let name = |word: &str| match word.chars().count() {
            1..=MAX_NAME => Ok(word.to_owned()),
            _ => Err(unknown()),
        };
        let n = |word: &str| word.parse::<u8>().map_err(|_| unknown());
        Ok(match words.as_slice() {
            ["hero", "within", d] => Counted::HeroesWithin(n(d)?),
            ["hero", "within", d, "of", "it"] => Counted::HeroesWithinOfIt(n(d)?),
            ["enemy", "within", d] => Counted::EnemiesWithin(n(d)?),
            ["enemy", "within", d, "of", "it"] => Counted::EnemiesWithinOfIt(n(d)?),
            ["token", id] => Counted::Tokens(name(id)?),
            ["token", id, "on", "it"] => Counted::TokensOnIt(name(id)?),
            ["token", id, "on", "all"] => Counted::TokensOnAll(name(id)?),
            ["square", id] => Counted::Squares(name(id)?),
            ["square", id, "within", d] => Counted::SquaresWithin(name(id)?, n(d)?),
            ["piece", id] => Counted::Pieces(name(id)?),
            ["joined", id] => Counted::Joined(name(id)?),
            ["room", id] => Counted::Room(name(id)?),
            ["counter", id] => Counted::Counter(name(id)?),
            _ => return Err(unknown()),
        })
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Counted::HeroesWithin(n) => write!(f, "hero within {n}"),
            Counted::HeroesWithinOfIt(n) => write!(f, "hero within {n} of it"),
            Counted::EnemiesWithin(n) => write!(f, "enemy within {n}"),
            Counted::EnemiesWithinOfIt(n) => write!(f, "enemy within {n} of it"),
            Counted::Tokens(id) => write!(f, "token {id}"),
            Counted::TokensOnIt(id) => write!(f, "token {id} on it"),
            Counted::TokensOnAll(id) => write!(f, "token {id} on all"),
            Counted::Squares(id) => write!(f, "square {id}"),
            Counted::SquaresWithin(id, n) => write!(f, "square {id} within {n}"),
            Counted::Pieces(id) => write!(f, "piece {id}"),
            Counted::Room(id) => write!(f, "room {id}"),
            Counted::Joined(id) => write!(f, "joined {id}"),
            Counted::Counter(id) => write!(f, "counter {id}"),
            plain => {
                let word = PLAIN.iter().find(|(_, counted)| counted == plain);
                f.write_str(word.map_or("", |(word, _)| word))
            }
        }
    }
}

impl FromStr for Amount {
    type Err = AmountError;

    /// Reads a sum, such as `2 red + 1`, `half max hp` or `1 per token debt on it - 1`.
    fn from_str(text: &str) -> Result<Amount, AmountError> {
        let mut terms = Vec::new();
        let mut rest = text.trim();
        let mut sign = 1;
        if let Some(after) = rest.strip_prefix('-') {
            (sign, rest) = (-1, after.trim_start());
        }
        loop {
            let cut = [" + ", " - "].iter().filter_map(|op| rest.find(op)).min();
            let term = cut.map_or(rest, |at| &rest[..at]).trim();
            if terms.len() >= MAX_TERMS {
                return Err(AmountError::Terms);
            }
            let term: Term = term.parse()?;
            terms.push(Term { times: term.times * sign, ..term });
            let Some(at) = cut else { break };
            sign = if rest[at..].starts_with(" - ") { -1 } else { 1 };
            rest = &rest[at + 3..];
        }
        Ok(Amount { terms })
    }
}

impl FromStr for Term {
    type Err = AmountError;

    fn from_str(term: &str) -> Result<Term, AmountError> {
        let (term, at_most) = match term.split_once(" at most ") {
            None => (term, None),
            Some((term, most)) => {
                let most = most.parse().map_err(|_| AmountError::AtMost(most.to_owned()))?;
                (term, Some(most))
            }
        };
        if let Some(half) = term.strip_prefix("half ") {
            return Ok(Term { times: 1, of: Of::Half(half.parse()?), at_most });
        }
        if let Some(third) = term.strip_prefix("third ") {
            return Ok(Term { times: 1, of: Of::Third(third.parse()?), at_most });
        }
        let (number, word) = term.split_once(' ').unwrap_or((term, ""));
        let number = number.parse::<i16>().ok().filter(|n| (0..=MAX_NUMBER).contains(n));
        let of = match (number, word) {
            (Some(_), "") => Of::One,
            (Some(_), word) => match (word.strip_prefix("per "), word.split_once(" per ")) {
                (Some(counted), _) => Of::Counted(counted.parse()?),
                (_, Some((die, counted))) if is_name(die) => {
                    Of::DiePer(die.to_owned(), counted.parse()?)
                }
                _ if is_name(word) => Of::Die(word.to_owned()),
                _ => return Err(AmountError::Term(term.to_owned())),
            },
            (None, _) if term.starts_with(|c: char| c.is_ascii_digit()) => {
                return Err(AmountError::Number);
            }
            (None, _) if term.is_empty() => return Err(AmountError::Term(term.to_owned())),
            (None, _) => return Ok(Term { times: 1, of: Of::Counted(term.parse()?), at_most }),
        };
        Ok(Term { times: number.unwrap_or(1), of, at_most })
    }
}

fn is_name(word: &str) -> bool {
    let plain = |c: char| c.is_alphanumeric() || c == '-';
    !word.is_empty() && word.chars().count() <= MAX_NAME && word.chars().all(plain)
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, Term { times, of, at_most }) in self.terms.iter().enumerate() {
            f.write_str(match (n, *times < 0) {
                (0, false) => "",
                (0, true) => "-",
                (_, false) => " + ",
                (_, true) => " - ",
            })?;
            let times = times.unsigned_abs();
            match of {
                Of::One => write!(f, "{times}")?,
                Of::Die(die) => write!(f, "{times} {die}")?,
                Of::DiePer(die, counted) => write!(f, "{times} {die} per {counted}")?,
                Of::Half(counted) => write!(f, "half {counted}")?,
                Of::Third(counted) => write!(f, "third {counted}")?,
                Of::Counted(counted) if times == 1 => write!(f, "{counted}")?,
                Of::Counted(counted) => write!(f, "{times} per {counted}")?,
            }
            if let Some(most) = at_most {
                write!(f, " at most {most}")?;
            }
        }
        Ok(())
    }
}
