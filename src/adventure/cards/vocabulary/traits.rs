//! Traits: labels whose names are interned.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::RwLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::lang::{self, Language};
use crate::saturating;

/// The maximum number of different traits in one process, a bound against bad content.
const MAX_TRAITS: usize = 60_000;
/// The maximum number of new traits that one pack may introduce.
const MAX_NEW_TRAITS: usize = 1000;

/// All traits by number and by name.
struct Named {
    names: Vec<&'static str>,
    numbers: BTreeMap<&'static str, u16>,
}

static TRAITS: RwLock<Named> = RwLock::new(Named { names: Vec::new(), numbers: BTreeMap::new() });

/// The names that packs give traits in other languages, by language and by the name in data files.
static CALLED: RwLock<BTreeMap<(&'static str, &'static str), &'static str>> =
    RwLock::new(BTreeMap::new());

/// Returns the ids under which translations of packs name traits: `trait-light-armor`.
pub(in crate::cards) fn ids() -> Vec<String> {
    let all = TRAITS.read().unwrap_or_else(std::sync::PoisonError::into_inner);
    all.names.iter().map(|name| super::id_of(PREFIX, name)).collect()
}

/// What the ids of traits begin with in translations of packs.
const PREFIX: &str = "trait-";

/// Gives the traits with this id a name in a language; of several packs the last one decides.
pub(in crate::cards) fn call(id: &str, language: Language, word: &str) {
    let all = TRAITS.read().unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut called = CALLED.write().unwrap_or_else(std::sync::PoisonError::into_inner);
    for name in all.names.iter().filter(|name| super::id_of(PREFIX, name) == id) {
        let key = (language.code(), *name);
        if called.get(&key).is_none_or(|old| *old != word) {
            called.insert(key, Box::leak(word.to_owned().into_boxed_str()));
        }
    }
}

thread_local! {
    /// How many new traits the current reading may introduce.
    static NEW: Cell<usize> = const { Cell::new(MAX_TRAITS) };
}

/// Runs `read` with at most [`MAX_NEW_TRAITS`] new traits, so that one bad pack leaves room for
/// others.
pub(in crate::cards) fn with_few_new_traits<T>(read: impl FnOnce() -> T) -> T {
    let before = NEW.replace(MAX_NEW_TRAITS);
    let done = read();
    NEW.set(before);
    done
}

/// A label that other effects refer to (AC-CARD-18).
///
/// Names are interned. The number depends on the order of first use, so traits are hashed by their
/// names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Trait(u16);

impl std::hash::Hash for Trait {
    fn hash<H: std::hash::Hasher>(&self, h: &mut H) {
        self.name().hash(h);
    }
}

/// Why there can be no trait of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TraitError {
    /// The name is empty or too long.
    #[error("a trait has 1 to 40 letters, not {0}")]
    Length(usize),
    /// There are too many traits.
    #[error("more than {MAX_TRAITS} different traits")]
    TooMany,
    /// One pack has too many traits of its own.
    #[error("more than {MAX_NEW_TRAITS} new traits")]
    TooManyNew,
}

impl Trait {
    /// Returns the trait of that name.
    ///
    /// # Errors
    /// Returns an error if there are more than 60 000 different traits, or the name is longer than
    /// 40 bytes.
    pub fn new(name: &str) -> Result<Trait, TraitError> {
        if name.is_empty() || name.len() > 40 {
            return Err(TraitError::Length(name.len()));
        }
        let find = |all: &Named| all.numbers.get(name).copied().map(Trait);
        let read = TRAITS.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(found) = find(&read) {
            return Ok(found);
        }
        drop(read);
        let mut all = TRAITS.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(found) = find(&all) {
            return Ok(found);
        }
        if all.names.len() >= MAX_TRAITS {
            return Err(TraitError::TooMany);
        }
        let left = NEW.get().checked_sub(1);
        NEW.set(left.ok_or(TraitError::TooManyNew)?);
        let (name, number) = (&*Box::leak(name.to_owned().into_boxed_str()), all.names.len());
        all.names.push(name);
        all.numbers.insert(name, saturating::short(number));
        Ok(Trait(saturating::short(number)))
    }

    /// Returns the name in the current language, or the name as in data files if the language has
    /// no other.
    pub fn localized(self) -> &'static str {
        let called = CALLED.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        match called.get(&(lang::current().code(), self.name())) {
            Some(word) => word,
            None => super::shown("word-trait-", self.name()),
        }
    }

    /// Returns the name as in data files.
    pub fn name(self) -> &'static str {
        let all = TRAITS.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        all.names[usize::from(self.0)]
    }
}

impl fmt::Debug for Trait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Trait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Trait {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        Trait::new(&name).map_err(de::Error::custom)
    }
}

impl Serialize for Trait {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}
