//! The graph of chapters as lines of text.

use super::{Edge, edges};
use crate::content::effect::{Cond, Effect};
use crate::content::pack::{ChapterId, TacticsContent};
use crate::content::printed::{ChapterDef, ChapterKind};
use crate::content::text::cond_text;
use crate::content::words::Outcome;

/// Returns the chapters by their numbers, each with its ways out: what is chosen or how an encounter
/// ends, what must hold, what it costs, and how many levels it gives.
pub fn draw(content: &TacticsContent) -> Vec<String> {
    let mut chapters: Vec<&ChapterDef> = content.chapters.iter().collect();
    chapters.sort_by_key(|chapter| chapter.number);
    let mut lines = vec![
        format!("{}: {} chapters", content.pack.id, chapters.len()),
        "S story, M market, E encounter, X ending".to_owned(),
    ];
    for chapter in chapters {
        let kind = match chapter.kind {
            ChapterKind::Story => 'S',
            ChapterKind::Market => 'M',
            ChapterKind::Encounter => 'E',
            ChapterKind::Ending => 'X',
        };
        lines.push(format!("{:>3} {kind} {} ({})", chapter.number, chapter.name, chapter.id));
        lines.extend(edges(content, chapter).iter().map(|edge| way(content, edge)));
    }
    lines
}

fn way(content: &TacticsContent, edge: &Edge<'_>) -> String {
    let outcome = match edge.outcome {
        None => "",
        Some(Outcome::Failure) => "failure ",
        Some(Outcome::Success) => "success ",
        Some(Outcome::Plus) => "+success ",
    };
    let name = |to: ChapterId| {
        let to = content.chapter(to);
        format!("{} {}", to.number, to.name)
    };
    let to = edge.to.map_or_else(|| "asks again".to_owned(), name);
    let mut notes = Vec::new();
    if !edge.label.is_empty() {
        notes.push(edge.label.to_owned());
    }
    notes.extend(edge.only_if.map(|cond: &Cond| format!("if {}", cond_text(content, cond))));
    if edge.costs {
        notes.push("for a price".to_owned());
    }
    let effects = edge.does.iter().flat_map(|effects| effects.iter());
    let levels = effects.filter(|effect| matches!(effect, Effect::LevelUp)).count();
    if levels > 0 {
        notes.push(if levels == 1 { "a level".to_owned() } else { format!("{levels} levels") });
    }
    let notes = if notes.is_empty() { String::new() } else { format!(": {}", notes.join("; ")) };
    format!("      {outcome}-> {to}{notes}")
}
