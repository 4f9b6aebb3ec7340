//! The rules for the names of players: how long, and one for each seat.

use lang::terminal::is_hidden;

/// The maximum number of characters in a person's name.
pub const LONGEST: usize = 40;

/// Why the names of players are invalid. Prints one sentence for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayersError {
    /// The number of names is not that of the seats.
    #[error("{}", t!("trouble-players-named", n = *.names, seats = *.seats))]
    Count {
        /// The number of names.
        names: usize,
        /// The number of seats.
        seats: usize,
    },
    /// A name is too long or contains control characters.
    #[error("{}", t!("trouble-player-name", most = LONGEST))]
    Name,
}

/// Trims names and checks their number: one for each seat, or none.
///
/// # Errors
/// Returns an error if the number is wrong, or a name is too long or contains control characters.
pub fn tidy(names: &[String], seats: usize) -> Result<Vec<String>, PlayersError> {
    let names: Vec<String> = names.iter().map(|n| n.trim().to_owned()).collect();
    check(&names, seats)?;
    Ok(names)
}

/// Checks that names fit a party of so many seats.
///
/// # Errors
/// As [`tidy`].
pub fn check(names: &[String], seats: usize) -> Result<(), PlayersError> {
    if !names.is_empty() && names.len() != seats {
        return Err(PlayersError::Count { names: names.len(), seats });
    }
    let wrong = |n: &&String| n.chars().count() > LONGEST || n.chars().any(is_hidden);
    match names.iter().find(wrong) {
        Some(_) => Err(PlayersError::Name),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(of: &[&str]) -> Vec<String> {
        of.iter().map(|n| (*n).to_owned()).collect()
    }

    #[test]
    fn names_are_one_for_each_seat_or_none() {
        assert_eq!(tidy(&names(&[" Anna ", "Bert"]), 2), Ok(names(&["Anna", "Bert"])));
        assert_eq!(tidy(&[], 3), Ok(Vec::new()));
        assert!(tidy(&names(&["Anna"]), 2).is_err());
        assert!(tidy(&names(&["An\u{1b}na"]), 1).is_err());
        assert!(tidy(&["x".repeat(LONGEST + 1)], 1).is_err());
    }
}
