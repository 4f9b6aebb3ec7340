//! The chronicle of a campaign: what each chapter brought, noted at its end, and told in the language
//! of whoever reads it.
//!
//! What happened is found by playing the decisions of a chapter again and listening ([`deeds`]), so that
//! no rule has to note anything for it. It is kept in the record, so that a chapter is still told when
//! the rules have changed; chapters of earlier versions are played again when they are told.

mod deed;
mod deeds;
mod tell;

use std::sync::Arc;

use lang::Language;

use kernel::campaign::family::HeadOf;
use kernel::campaign::journal::{self, Read};
use kernel::campaign::{Look, Story};
use kernel::content::translation::Translatable as _;

pub use deed::{Deed, Doer, TextOf};
pub use deeds::{Deeds, deeds, of_table};
pub use tell::{lines, names, rewards, tallies};

use super::record::Played;
use crate::content::TacticsContent;
use crate::rules::family::Tactics;
use crate::rules::flow::prompt::Act;
use crate::rules::start::Start;

/// Returns the story of a campaign, with the chapter that is under way.
pub fn story(look: Look<'_, Tactics>) -> Story {
    let content = look.content.shared_in(lang::current());
    // Chapters are played again by the pack as it is written: what they end as is compared.
    let original = look.content.shared_in(Language::English);
    let body = &look.record.body;
    let mut games: Vec<(u32, String)> = Vec::new();
    for played in &body.chapters {
        let mut played = played.clone();
        if played.deeds.is_empty() {
            played.deeds = again(look, &original, &played).unwrap_or_default();
        }
        games.push((played.journal, tell::chapter(&content, body, &played)));
    }
    let number = look.record.journal();
    if let Some((start, deeds)) = under_way(look, &original, number) {
        games.push((number, tell::so_far(&content, body, &start.chapter, &deeds)));
    }
    let texts: Vec<&str> = games.iter().map(|(_, text)| text.as_str()).collect();
    let markdown = format!("# {}\n\n{}", look.record.name, texts.join("\n"));
    Story { data: serde_json::to_value(body).unwrap_or_default(), markdown, games }
}

/// Reads the journal of a chapter, as far as it is sound.
fn read(look: Look<'_, Tactics>, number: u32) -> Option<Read<Start, Vec<Act>, serde_json::Value>> {
    let path = journal::path(look.dir, number);
    let fits = |_: &HeadOf<Tactics>| 0;
    journal::look(&path, &fits).ok()
}

fn decisions(read: &Read<Start, Vec<Act>, serde_json::Value>) -> Vec<Vec<Act>> {
    read.standing(read.steps.len()).into_iter().map(|one| one.decision.clone()).collect()
}

/// Plays a chapter again that was played before deeds were noted.
fn again(
    look: Look<'_, Tactics>,
    content: &Arc<TacticsContent>,
    played: &Played,
) -> Option<Vec<Deed>> {
    let read = read(look, played.journal)?;
    let found = deeds(content, &read.head.start, &decisions(&read))?;
    (format!("{:016x}", found.digest) == played.digest).then_some(found.all)
}

fn under_way(
    look: Look<'_, Tactics>,
    content: &Arc<TacticsContent>,
    number: u32,
) -> Option<(Start, Vec<Deed>)> {
    let read = read(look, number)?;
    let found = deeds(content, &read.head.start, &decisions(&read))?;
    Some((read.head.start, found.all))
}
