//! Limits of the numbers and names in `campaign.ron`. Larger values are damage. They are reported
//! with their position before anything calculates with them.

use super::{BODY_SINCE, Body, COLORS, Difficulty as _, Record};
use crate::content::locate::{Step, line_column, locate};

/// The maximum number of scenarios and downtimes of a campaign, and of turns of a scenario.
pub const MOST_PLAYED: u64 = 1_000_000;
/// The last second of the year 9999.
pub const LAST: u64 = 253_402_300_799;
/// The maximum number of feats of one sort, and of entries of a list.
pub const MOST_FEATS: u64 = 100;
/// The maximum number of entries of the lists that grow during a campaign.
pub const MOST_LISTED: u64 = 10_000;
/// The maximum size of a name or an id, in bytes. Prompts for new names allow less.
const MOST_LETTERS: u64 = 400;

/// A value that is too large: its position, and a description.
pub type TooLarge = (Vec<Step<'static>>, String);

/// Checks that all numbers are within the limits.
///
/// # Errors
/// Returns the first that is not, with its line and column in this text of the record.
pub fn check<B: Body>(record: &Record<B>, text: &str) -> Result<(), (usize, usize, String)> {
    let body = |(path, what): TooLarge| match record.schema < BODY_SINCE {
        true => (path, what),
        false => ([vec![Step::Field("body")], path].concat(), what),
    };
    let found = head(record).and_then(|()| record.body.check_limits().map_err(body));
    // A comment with the checksum precedes the record.
    found.map_err(|(path, what)| {
        let (line, column) = line_column(text, locate(text, &path));
        (line, column, what)
    })
}

fn head<B: Body>(r: &Record<B>) -> Result<(), TooLarge> {
    use Step::{Field, Item};
    for (field, text) in
        [("name", &r.name), ("engine", &r.engine), ("pack", &r.pack), ("content", &r.content)]
    {
        short(&[Field(field)], text)?;
    }
    for (n, name) in r.players.iter().enumerate() {
        short(&[Field("players"), Item(n)], name)?;
    }
    at_most(&[Field("meetings")], r.downtimes.into(), MOST_PLAYED)?;
    at_most(&[Field("sat")], r.sat, LAST)?;
    at_most(&[Field("last_played")], r.last_played, LAST)?;
    at_most(&[Field("people")], r.people.len() as u64, MOST_LISTED)?;
    for (n, person) in r.people.iter().enumerate() {
        let color = [Field("people"), Item(n), Field("color")];
        at_most(&color, person.color.into(), u64::from(COLORS) - 1)?;
    }
    let difficulty = || vec![Field("choices"), Field("difficulty")];
    r.choices.difficulty.check().map_err(|e| (difficulty(), e.to_string()))
}

/// Checks the length of a name or an id.
///
/// # Errors
/// Returns the position and a description if it is too long.
pub fn short(path: &[Step<'static>], text: &str) -> Result<(), TooLarge> {
    match text.len() as u64 {
        n if n <= MOST_LETTERS => Ok(()),
        n => {
            let (n, most) = (n.to_string(), MOST_LETTERS.to_string());
            Err((path.to_vec(), t!("trouble-too-long", n = n, most = most)))
        }
    }
}

/// Checks the size of a number.
///
/// # Errors
/// Returns the position and a description if it is too large.
pub fn at_most(path: &[Step<'static>], n: u64, most: u64) -> Result<(), TooLarge> {
    if n <= most {
        return Ok(());
    }
    let name = path.iter().rev().find_map(|step| match step {
        Step::Field(name) => Some(*name),
        Step::Item(_) => None,
    });
    let (n, most) = (n.to_string(), most.to_string());
    let what = t!("trouble-too-large", field = name.unwrap_or_default(), n = n, most = most);
    Err((path.to_vec(), what))
}
