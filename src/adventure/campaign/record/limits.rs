//! How large the numbers of `campaign.ron` can be, and how long its names: what no table ever reaches is damage, and is told
//! where it stands, before anything counts on from there.

use super::Record;
use crate::campaign::players::COLORS;
use crate::cards::locate::{Step, line_column, locate};

/// The most scenarios and meetings of a campaign, and the most turns of a scenario.
const MOST_PLAYED: u64 = 1_000_000;
/// The last second of the year 9999.
const LAST: u64 = 253_402_300_799;
/// The highest number of an adventure.
const HIGHEST: u64 = 9;
/// The most feats of one sort, and the most entries of a list.
const MOST_FEATS: u64 = 100;
/// The most entries of the lists that grow as a campaign goes on.
const MOST_LISTED: u64 = 10_000;
/// The most bytes of a name or an id; what is asked for when one is given is shorter.
const MOST_LETTERS: u64 = 400;

/// What is too large: where it stands, and in words.
type Wrong<'a> = (Vec<Step<'a>>, String);

/// Whether all its numbers are such as a campaign can come to.
///
/// # Errors
/// The first that is not, with its line and column in this text of the record.
pub fn check(record: &Record, text: &str) -> Result<(), (usize, usize, String)> {
    // Before the record there is a comment with the checksum.
    all(record).map_err(|(path, what)| {
        let (line, column) = line_column(text, locate(text, &path));
        (line, column, what)
    })
}

fn all(r: &Record) -> Result<(), Wrong<'static>> {
    use Step::{Field, Item};
    for (field, text) in [
        ("name", &r.name),
        ("engine", &r.engine),
        ("pack", &r.pack),
        ("content", &r.content),
        ("next", r.next.as_ref().unwrap_or(&r.name)),
    ] {
        short(&[Field(field)], text)?;
    }
    for (n, name) in r.players.iter().enumerate() {
        short(&[Field("players"), Item(n)], name)?;
    }
    at_most(&[Field("meetings")], r.meetings.into(), MOST_PLAYED)?;
    at_most(&[Field("begun")], r.begun.into(), HIGHEST)?;
    at_most(&[Field("sat")], r.sat, LAST)?;
    at_most(&[Field("last_played")], r.last_played, LAST)?;
    for (field, len) in [
        ("results", r.results.len()),
        ("rewards", r.rewards.len()),
        ("benched", r.benched.len()),
        ("quests", r.quests.len()),
        ("removed", r.removed.len()),
        ("given", r.given.len()),
        ("bazaar", r.bazaar.len()),
        ("class_decks", r.class_decks.len()),
        ("people", r.people.len()),
    ] {
        at_most(&[Field(field)], len as u64, MOST_LISTED)?;
    }
    for (n, played) in r.results.iter().enumerate() {
        let at = |field| [Field("results"), Item(n), Field(field)];
        short(&at("scenario"), &played.scenario)?;
        short(&at("digest"), &played.digest)?;
        at_most(&at("journal"), played.journal.into(), MOST_PLAYED)?;
        at_most(&at("turns"), played.turns.into(), MOST_PLAYED)?;
        at_most(&at("at"), played.at, LAST)?;
        at_most(&at("seconds"), played.seconds.unwrap_or(0), LAST)?;
        played.difficulty.check().map_err(|e| (at("difficulty").to_vec(), e))?;
    }
    for (n, person) in r.people.iter().enumerate() {
        let color = [Field("people"), Item(n), Field("color")];
        at_most(&color, person.color.into(), u64::from(COLORS) - 1)?;
    }
    let difficulty = || vec![Field("choices"), Field("difficulty")];
    r.choices.difficulty.check().map_err(|e| (difficulty(), e))?;
    for (list, members) in [("party", &r.party), ("benched", &r.benched)] {
        for (n, member) in members.iter().enumerate() {
            short(&[Field(list), Item(n), Field("hero")], &member.hero)?;
            for (card, id) in member.deck.iter().enumerate() {
                short(&[Field(list), Item(n), Field("deck"), Item(card)], id)?;
            }
            let f = &member.feats;
            let counts = [
                ("skills", f.skills.len()),
                ("powers", f.powers.len()),
                ("cards", f.cards.len()),
                ("hand", f.hand.into()),
                ("role", f.role.unwrap_or(0).into()),
            ];
            for (field, many) in counts {
                let at = [Field(list), Item(n), Field("feats"), Field(field)];
                at_most(&at, many as u64, MOST_FEATS)?;
            }
        }
    }
    Ok(())
}

/// A name or an id is no longer than such are.
fn short(path: &[Step<'static>], text: &str) -> Result<(), Wrong<'static>> {
    match text.len() as u64 {
        n if n <= MOST_LETTERS => Ok(()),
        n => {
            let (n, most) = (n.to_string(), MOST_LETTERS.to_string());
            Err((path.to_vec(), t!("trouble-too-long", n = n, most = most)))
        }
    }
}

fn at_most(path: &[Step<'static>], n: u64, most: u64) -> Result<(), Wrong<'static>> {
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
