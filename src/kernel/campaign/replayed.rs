//! Replays a journal to its end, to check that it is complete.

use std::path::Path;

use bevy_ecs::prelude::*;

use super::content::PackContent;
use super::family::{CampaignFamily, ReadOf, RecordOf};
use super::record::Body;
use super::replay::replay;
use super::{CampaignError, journal, watch};
use crate::play;
use crate::table::{Loose, Table};
use crate::view::Viewer;

/// The result of replaying a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayView {
    /// The ending as text, or the open prompt if the game is not over.
    pub text: String,
    /// Whether the game is over.
    pub over: bool,
    /// The number of decisions.
    pub decisions: usize,
    /// The digest of the table at the end, 16 hexadecimal digits.
    pub digest: String,
    /// Everything that differs from what the journal or its campaign says.
    pub wrong: Vec<String>,
}

/// Replays a journal on a table of its own.
///
/// # Errors
/// Returns an error if the journal cannot be read, or its game cannot be set up.
pub(super) fn replayed<F: CampaignFamily>(file: &Path) -> Result<ReplayView, CampaignError> {
    let read: ReadOf<F> = journal::read(file)??;
    let content = watch::content_of::<F>(file, &read.head)?;
    let digest = format!("{:016x}", content.digest());
    let mut wrong: Vec<String> = Vec::new();
    if digest != read.head.content {
        wrong.push(format!(
            "the pack `{}` has changed: its digest is {digest}, not {}",
            read.head.pack, read.head.content
        ));
    }
    let mut world = World::new();
    play::install::<F>(&mut world, content);
    let played = replay::<F>(&mut world, &read, None).map_err(|e| CampaignError::at(file, e))?;
    if let Some((line, what)) = played.refused.or_else(|| read.damage.clone()) {
        wrong.push(format!("{}:{line}: {what}", file.display()));
    }
    if let Some(line) = played.drifted {
        let place = file.display();
        wrong.push(format!("{place}:{line}: after this decision the table is not what it was"));
    }
    let table = Loose::<F>::default();
    let end = format!("{:016x}", table.digest(&world));
    if let Some(noted) = noted::<F>(file).filter(|n| *n != end) {
        wrong.push(format!("the campaign notes the digest {noted} for the end"));
    }
    let (over, text) = match table.ending(&world) {
        Some(ending) => (true, ending.text),
        None => {
            let asked = table.prompt(&mut world, Viewer::EVERYBODY);
            (false, asked.map_or_else(String::new, |view| view.text))
        }
    };
    Ok(ReplayView { text, over, decisions: played.steps, digest: end, wrong })
}

/// Returns the final digest that the surrounding campaign noted for a journal.
fn noted<F: CampaignFamily>(file: &Path) -> Option<String> {
    let number: u32 = file.file_stem()?.to_str()?.parse().ok()?;
    let dir = std::path::absolute(file).ok()?.parent()?.parent()?.to_owned();
    let record = RecordOf::<F>::peek(&dir).ok()?;
    let games = record.body.games();
    games.iter().find(|game| game.journal == number).map(|game| game.digest.to_owned())
}
