//! Ranges, values by the number of heroes, and how values are read from content files.

use std::fmt;
use std::str::FromStr;

use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Amount, ByHeroesError, ReachError};
use crate::ground::Range;

/// The range of a card or of an enemy as it is printed (AT-RANGE-03 to AT-RANGE-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reach {
    /// None: only who does it (AT-RANGE-05).
    #[default]
    Own,
    /// A single number, read as attacks or helps read it (AT-RUL-06).
    To(u8),
    /// Both ends, taken literally (AT-RANGE-04).
    Band(u8, u8),
    /// Any distance.
    Any,
}

impl Reach {
    /// Returns the distances at which an attack or another harm can be done.
    pub fn attack(self) -> Range {
        match self {
            Reach::Own => Range::OWN,
            Reach::To(n) => Range::attack(n),
            Reach::Band(min, max) => Range::band(min, max),
            Reach::Any => Range::attack(u8::MAX),
        }
    }

    /// Returns the distances at which a help can be done.
    pub fn help(self) -> Range {
        match self {
            Reach::Own => Range::OWN,
            Reach::To(n) => Range::help(n),
            Reach::Band(min, max) => Range::band(min, max),
            Reach::Any => Range::help(u8::MAX),
        }
    }
}

impl FromStr for Reach {
    type Err = ReachError;

    fn from_str(text: &str) -> Result<Reach, ReachError> {
        let side = |n: &str| n.trim().parse::<u8>().ok().filter(|n| *n <= crate::ground::SIDE);
        let reach = match text.trim().split_once(['-', '–']) {
            None if text.trim() == "any" => Some(Reach::Any),
            None => side(text).map(|n| if n == 0 { Reach::Own } else { Reach::To(n) }),
            Some((min, max)) => match (side(min), side(max)) {
                (Some(min), Some(max)) if min <= max => Some(Reach::Band(min, max)),
                _ => None,
            },
        };
        reach.ok_or_else(|| ReachError(text.to_owned()))
    }
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reach::Own => f.write_str("0"),
            Reach::To(n) => write!(f, "{n}"),
            Reach::Band(min, max) => write!(f, "{min}-{max}"),
            Reach::Any => f.write_str("any"),
        }
    }
}

/// Values for 3, 4 and 5 heroes (AT-CAMP-14, AT-SETUP-08).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByHeroes<T>(pub [T; 3]);

impl<T> ByHeroes<T> {
    /// Returns the value for that many heroes (AT-CAMP-09).
    pub fn of(&self, heroes: usize) -> &T {
        &self.0[heroes.clamp(3, 5) - 3]
    }
}

impl<T: FromStr> FromStr for ByHeroes<T> {
    type Err = ByHeroesError<T::Err>;

    fn from_str(text: &str) -> Result<ByHeroes<T>, ByHeroesError<T::Err>> {
        let value = |part: &str| part.parse().map_err(ByHeroesError::Value);
        let parts: Vec<&str> = text.split('/').map(str::trim).collect();
        match parts.as_slice() {
            [all] => Ok(ByHeroes([value(all)?, value(all)?, value(all)?])),
            [three, four, five] => Ok(ByHeroes([value(three)?, value(four)?, value(five)?])),
            _ => Err(ByHeroesError::Count),
        }
    }
}

impl<T: fmt::Display + PartialEq> fmt::Display for ByHeroes<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [three, four, five] = &self.0;
        match three == four && four == five {
            true => write!(f, "{three}"),
            false => write!(f, "{three} / {four} / {five}"),
        }
    }
}

/// Reads a value that is written as a number, as two numbers in brackets, or as a string.
struct Written<T>(std::marker::PhantomData<T>, &'static str);

impl<'de, T: FromStr<Err: fmt::Display>> Visitor<'de> for Written<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_i64<E: de::Error>(self, n: i64) -> Result<T, E> {
        n.to_string().parse().map_err(E::custom)
    }

    fn visit_u64<E: de::Error>(self, n: u64) -> Result<T, E> {
        n.to_string().parse().map_err(E::custom)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<T, A::Error> {
        let wrong = || de::Error::custom("two numbers are expected in the brackets: `(1, 4)`");
        let min: u8 = seq.next_element()?.ok_or_else(wrong)?;
        let max: u8 = seq.next_element()?.ok_or_else(wrong)?;
        format!("{min}-{max}").parse().map_err(de::Error::custom)
    }
}

macro_rules! written {
    ($($what:ty: $expected:literal),*) => {$(
        impl<'de> Deserialize<'de> for $what {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                d.deserialize_any(Written(std::marker::PhantomData, $expected))
            }
        }
        impl Serialize for $what {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }
    )*};
}

written! {
    Amount: "a number, or a sum such as \"2 red + 1\"",
    Reach: "a number, two numbers in brackets, or \"any\"",
    ByHeroes<Amount>: "an amount, or three for 3, 4 and 5 heroes",
    ByHeroes<Reach>: "a range, or three for 3, 4 and 5 heroes"
}
