//! Who sits down to games that nobody watches.

use crate::bots::Whim;

/// The most who can be named: more seats have no color.
const MOST: usize = crate::campaign::record::COLORS as usize;

/// Who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Party {
    /// These heroes, by seat.
    Named(Vec<String>),
    /// So many different heroes, drawn anew for each game.
    Any(usize),
}

impl Party {
    /// Returns the numbers of those who sit down, among the heroes of a pack; `seed` draws them where
    /// they are not named.
    ///
    /// # Errors
    /// Returns who is not among them, or that there are too few.
    pub fn choose(&self, heroes: &[&str], seed: u64) -> Result<Vec<usize>, String> {
        match self {
            Party::Named(ids) => ids
                .iter()
                .map(|id| {
                    let at = heroes.iter().position(|h| h == id);
                    at.ok_or_else(|| format!("no hero `{id}` in this pack"))
                })
                .collect(),
            Party::Any(n) => {
                let mut all: Vec<usize> = (0..heroes.len()).collect();
                if all.len() < *n {
                    return Err(format!("{n} heroes wanted, {} in this pack", all.len()));
                }
                Whim::new(!seed).draw(&mut all, *n);
                all.truncate(*n);
                Ok(all)
            }
        }
    }
}

impl std::str::FromStr for Party {
    type Err = String;
    /// `A,B,...` or `any:N`.
    fn from_str(s: &str) -> Result<Self, String> {
        if let Some(n) = s.strip_prefix("any:") {
            return match n.parse() {
                Ok(n) if (1..=MOST).contains(&n) => Ok(Party::Any(n)),
                _ => Err(format!("`{s}`: any:1 to any:{MOST}")),
            };
        }
        let ids: Vec<String> = s.split(',').map(|h| h.trim().to_owned()).collect();
        if ids.iter().any(String::is_empty) || ids.len() > MOST {
            return Err(format!("`{s}`: 1 to {MOST} heroes, such as `a,b`, or `any:2`"));
        }
        Ok(Party::Named(ids))
    }
}
