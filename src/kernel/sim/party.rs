//! The parties of simulated games.

use crate::bots::Whim;

/// The maximum number of heroes; more seats have no color.
const MOST: usize = crate::campaign::record::COLORS as usize;

/// Why a party is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PartyError {
    /// The pack has no such hero.
    #[error("no hero `{0}` in this pack")]
    UnknownHero(String),
    /// The pack has too few heroes.
    #[error("{wanted} heroes wanted, {known} in this pack")]
    TooFew {
        /// The size of the party.
        wanted: usize,
        /// The number of heroes in the pack.
        known: usize,
    },
    /// The number after `any:` is no number, or out of range.
    #[error("`{0}`: any:1 to any:{most}", most = MOST)]
    Number(String),
    /// The list of heroes is too long or contains an empty name.
    #[error("`{0}`: 1 to {most} heroes, such as `a,b`, or `any:2`", most = MOST)]
    List(String),
    /// A hero is named twice.
    #[error("`{0}` is named twice")]
    Twice(String),
}

/// The party of a simulated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Party {
    /// These heroes, by seat.
    Named(Vec<String>),
    /// So many different heroes, drawn anew for each game.
    Any(usize),
}

impl Party {
    /// Returns the indices of the party among the heroes of a pack; `seed` draws them if they are not
    /// named.
    ///
    /// # Errors
    /// Returns an error if the pack lacks a named hero, or has too few heroes.
    pub fn choose(&self, heroes: &[&str], seed: u64) -> Result<Vec<usize>, PartyError> {
        match self {
            Party::Named(ids) => ids
                .iter()
                .map(|id| {
                    let at = heroes.iter().position(|h| h == id);
                    at.ok_or_else(|| PartyError::UnknownHero(id.clone()))
                })
                .collect(),
            Party::Any(n) => {
                let mut all: Vec<usize> = (0..heroes.len()).collect();
                if all.len() < *n {
                    return Err(PartyError::TooFew { wanted: *n, known: all.len() });
                }
                Whim::new(!seed).draw(&mut all, *n);
                all.truncate(*n);
                Ok(all)
            }
        }
    }
}

impl std::str::FromStr for Party {
    type Err = PartyError;
    /// `A,B,...` or `any:N`.
    fn from_str(s: &str) -> Result<Self, PartyError> {
        if let Some(n) = s.strip_prefix("any:") {
            return match n.parse() {
                Ok(n) if (1..=MOST).contains(&n) => Ok(Party::Any(n)),
                _ => Err(PartyError::Number(s.into())),
            };
        }
        let ids: Vec<String> = s.split(',').map(|h| h.trim().to_owned()).collect();
        if ids.iter().any(String::is_empty) || ids.len() > MOST {
            return Err(PartyError::List(s.into()));
        }
        match ids.iter().enumerate().find(|(n, id)| ids[..*n].contains(id)) {
            Some((_, twice)) => Err(PartyError::Twice(twice.clone())),
            None => Ok(Party::Named(ids)),
        }
    }
}
