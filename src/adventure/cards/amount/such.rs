//! Cards of several sorts that an amount counts: "Attack spells or weapons in hand".

use std::fmt;
use std::str::FromStr;

use super::AmountError;
use crate::cards::effect::CardFilter;
use crate::cards::vocabulary::{Kind, Trait};

/// A sort of cards: of a type, with a trait, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sort {
    /// The type; any if there is none.
    pub kind: Option<Kind>,
    /// The trait; any if there is none.
    pub with: Option<Trait>,
}

/// Where cards lie that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lie {
    /// In the hero's hand.
    Hand,
    /// In the hero's discard pile.
    Discards,
    /// Displayed in front of the hero.
    Displayed,
}

/// Cards of a hero that are of one of these sorts, each card counted once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Such {
    /// The first sort.
    pub first: Sort,
    /// Further ones.
    pub others: [Option<Sort>; 2],
    /// Where they lie.
    pub lie: Lie,
}

/// The words for where cards lie.
const PLACES: [(Lie, &str); 3] =
    [(Lie::Hand, " in hand"), (Lie::Discards, " in discard pile"), (Lie::Displayed, " displayed")];

/// The types in words, in the plural.
const KINDS: [(Kind, &str); 9] = [
    (Kind::Weapon, "weapons"),
    (Kind::Spell, "spells"),
    (Kind::Armor, "armors"),
    (Kind::Item, "items"),
    (Kind::Ally, "allies"),
    (Kind::Blessing, "blessings"),
    (Kind::Monster, "monsters"),
    (Kind::Barrier, "barriers"),
    (Kind::Cohort, "cohorts"),
];

impl Sort {
    fn read(words: &str) -> Option<Sort> {
        let (before, last) = match words.trim().rsplit_once(' ') {
            Some((before, last)) => (before.trim(), last),
            None => ("", words.trim()),
        };
        let kind = KINDS.iter().find(|(_, plural)| *plural == last).map(|(kind, _)| *kind);
        if kind.is_none() && last != "cards" {
            return None;
        }
        let named = before.starts_with(char::is_uppercase) || before.starts_with("2-");
        let with = match before {
            "" => None,
            name if named => Some(Trait::new(name).ok()?),
            _ => return None,
        };
        (kind.is_some() || with.is_some()).then_some(Sort { kind, with })
    }

    fn filter(self) -> CardFilter {
        CardFilter {
            kinds: self.kind.into_iter().collect(),
            traits: self.with.into_iter().collect(),
            ..CardFilter::default()
        }
    }
}

impl Such {
    /// Reads what has no simpler words: several sorts, a type with a trait, or cards that are displayed.
    pub(super) fn read(words: &str) -> Option<Such> {
        let words = words.trim();
        let place = PLACES.iter().find_map(|(lie, end)| Some((*lie, words.strip_suffix(end)?)));
        let (lie, sorts) = place?;
        let sorts = sorts.split(" or ").map(Sort::read).collect::<Option<Vec<Sort>>>()?;
        let (first, others) = sorts.split_first()?;
        let simple = first.kind.is_none() || first.with.is_none();
        if others.len() > 2 || others.is_empty() && simple && lie != Lie::Displayed {
            return None;
        }
        let others = [others.first().copied(), others.get(1).copied()];
        Some(Such { first: *first, others, lie })
    }

    /// Returns which cards are counted.
    pub fn filter(&self) -> CardFilter {
        let all = std::iter::once(self.first).chain(self.others.into_iter().flatten());
        let mut each: Vec<CardFilter> = all.map(Sort::filter).collect();
        match each.len() {
            1 => each.remove(0),
            _ => CardFilter { any_of: each, ..CardFilter::default() },
        }
    }
}

impl FromStr for Such {
    type Err = AmountError;
    fn from_str(s: &str) -> Result<Self, AmountError> {
        Such::read(s).ok_or_else(|| AmountError::Unknown(s.to_owned()))
    }
}

impl fmt::Display for Such {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = std::iter::once(self.first).chain(self.others.into_iter().flatten());
        for (n, sort) in all.enumerate() {
            if n > 0 {
                f.write_str(" or ")?;
            }
            if let Some(name) = sort.with {
                write!(f, "{name} ")?;
            }
            let word = KINDS.iter().find(|(kind, _)| Some(*kind) == sort.kind);
            f.write_str(word.map_or("cards", |(_, word)| word))?;
        }
        f.write_str(PLACES.iter().find(|(lie, _)| *lie == self.lie).map_or("", |(_, w)| w))
    }
}

#[cfg(test)]
mod tests {
    use super::Such;

    #[test]
    fn sorts_print_as_they_read() {
        for s in [
            "Attack spells or weapons in hand",
            "Fire cards or allies or Cold items in discard pile",
            "monsters displayed",
        ] {
            assert_eq!(s.parse::<Such>().map(|such| such.to_string()), Ok(s.to_owned()));
        }
        for s in
            ["weapons in hand", "Fire cards in hand", "attack spells in hand", "cards displayed"]
        {
            assert!(s.parse::<Such>().is_err(), "{s}");
        }
    }
}
