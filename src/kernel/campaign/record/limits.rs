//! How large the numbers of `campaign.ron` can be, and how long its names: what no table ever reaches is damage, and is told
//! where it stands, before anything counts on from there.

use super::{BODY_SINCE, Body, COLORS, Difficulty as _, Record};
use crate::content::locate::{Step, line_column, locate};

/// The most scenarios and meetings of a campaign, and the most turns of a scenario.
pub const MOST_PLAYED: u64 = 1_000_000;
/// The last second of the year 9999.
pub const LAST: u64 = 253_402_300_799;
/// The most feats of one sort, and the most entries of a list.
pub const MOST_FEATS: u64 = 100;
/// The most entries of the lists that grow as a campaign goes on.
pub const MOST_LISTED: u64 = 10_000;
/// The most bytes of a name or an id; what is asked for when one is given is shorter.
const MOST_LETTERS: u64 = 400;

/// What is too large: where it stands, and in words.
pub type TooLarge = (Vec<Step<'static>>, String);

/// Whether all its numbers are such as a campaign can come to.
///
/// # Errors
/// The first that is not, with its line and column in this text of the record.
pub fn check<B: Body>(record: &Record<B>, text: &str) -> Result<(), (usize, usize, String)> {
    let body = |(path, what): TooLarge| match record.schema < BODY_SINCE {
        true => (path, what),
        false => ([vec![Step::Field("body")], path].concat(), what),
    };
    let found = head(record).and_then(|()| record.body.check_limits().map_err(body));
    // Before the record there is a comment with the checksum.
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
    r.choices.difficulty.check().map_err(|e| (difficulty(), e))
}

/// A name or an id is no longer than such are.
///
/// # Errors
/// Returns where it stands and why it is too long.
pub fn short(path: &[Step<'static>], text: &str) -> Result<(), TooLarge> {
    match text.len() as u64 {
        n if n <= MOST_LETTERS => Ok(()),
        n => {
            let (n, most) = (n.to_string(), MOST_LETTERS.to_string());
            Err((path.to_vec(), t!("trouble-too-long", n = n, most = most)))
        }
    }
}

/// A number is no larger than such are.
///
/// # Errors
/// Returns where it stands and why it is too large.
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
