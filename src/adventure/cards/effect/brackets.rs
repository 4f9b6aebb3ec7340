//! Brackets that may stay empty: `ResetHand()` as well as `ResetHand(You)`.
//!
//! What a word takes is left out of its brackets if it is a struct, all of whose fields have
//! defaults; a plain word or a list in that place is read by this module.

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

/// Reads what stands in the brackets, or takes the default for empty ones.
pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(
    d: D,
) -> Result<T, D::Error> {
    d.deserialize_tuple(1, Inside(PhantomData))
}

/// Writes what stands in the brackets.
pub fn serialize<S: Serializer, T: Serialize>(inside: &T, s: S) -> Result<S::Ok, S::Error> {
    inside.serialize(s)
}
