//! Optional brackets: `ResetHand()` as well as `ResetHand(You)`.
//!
//! RON already allows empty brackets for a struct whose fields all have defaults; this module
//! allows them for a plain word or a list.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

struct Inside<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Default> Visitor<'de> for Inside<T> {
    type Value = T;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing, or what is meant")
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut inside: A) -> Result<T, A::Error> {
        Ok(inside.next_element()?.unwrap_or_default())
    }
}

/// Reads the content of the brackets, or returns the default for empty ones.
pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(
    d: D,
) -> Result<T, D::Error> {
    d.deserialize_tuple(1, Inside(PhantomData))
}

/// Writes the content of the brackets.
pub fn serialize<S: Serializer, T: Serialize>(inside: &T, s: S) -> Result<S::Ok, S::Error> {
    inside.serialize(s)
}
