//! Fuzzes the files of a pack: they are read, checked, described, and, if valid, played.
//!
//! The bytes are cards that are added to a small pack. A line `=== NAME` begins another file, which
//! replaces the pack's own file with that name; `=== third` makes it a pack of the third edition.

use std::sync::Arc;

use adventure::cards::content::Content;
use adventure::cards::load::{digest, examine};
use adventure::cards::source::Source;
use adventure::cards::text;
use adventure::cards::vocabulary::Kind;
use adventure::rules::play;
use kernel::content::problem::Severity;

use super::table::{self, BASE};

/// The number of decisions that are played with a pack.
const DECISIONS: u32 = 16;

/// Runs the target.
pub fn run(data: &[u8]) {
    let source = source(&String::from_utf8_lossy(data));
    let (content, problems) = examine(&source);
    for problem in &problems {
        assert!(!problem.to_string().is_empty());
    }
    assert_eq!(digest(&source), digest(&source.clone()));
    let Some(content) = content else { return };
    words(&content);
    if problems.iter().all(|p| p.severity != Severity::Error) {
        play(Arc::new(content), table::seed(data));
    }
}

/// Returns the pack that the bytes stand for.
fn source(text: &str) -> Source {
    let mut files: Vec<(String, String)> =
        BASE.iter().map(|(n, t)| ((*n).to_owned(), (*t).to_owned())).collect();
    files.push(("cards/more.ron".into(), "[]".into()));
    let mut name = "cards/more.ron".to_owned();
    let mut part = String::new();
    for line in text.split_inclusive('\n').chain(["=== "]) {
        let Some(next) = line.strip_prefix("=== ") else {
            part.push_str(line);
            continue;
        };
        match files.iter_mut().find(|f| f.0 == name) {
            _ if part.trim().is_empty() => {}
            Some(file) => file.1 = std::mem::take(&mut part),
            None if name == "third" => {}
            None => files.push((name, std::mem::take(&mut part))),
        }
        part.clear();
        name = next.trim_end().to_owned();
        if name == "third" {
            files.iter_mut().filter(|f| f.0 == "pack.ron").for_each(|f| f.1 = table::third(&f.1));
        }
    }
    files.sort();
    Source { place: "packs/p".into(), name: "p".into(), files }
}

/// Produces every text that can be printed.
fn words(content: &Content) {
    for card in &content.cards {
        for line in text::card_text(content, card) {
            line.to_string();
        }
        for check in [Some(&card.check), card.recharge.as_ref()].into_iter().flatten() {
            text::check_text(check).to_string();
        }
    }
    for hero in &content.heroes {
        for power in &hero.powers {
            for checked in 0..3 {
                text::hero_power_text(content, power, checked).to_string();
            }
        }
    }
    for location in &content.locations {
        text::location_text(content, location);
    }
    for scenario in &content.scenarios {
        text::scenario_text(content, scenario);
        text::reward_text(content, &scenario.reward);
    }
}

/// Plays the pack with two heroes; the first holds boons that the small pack does not have.
fn play(content: Arc<Content>, seed: u64) {
    let (scenario, heroes) = (seed as u8, (seed >> 8) as u8);
    let Some(mut start) = table::start(&content, scenario, heroes, seed) else { return };
    let boons = content.cards.iter().filter(|c| !c.kind.is_bane() && c.copies > 0);
    let plain = |k: Kind| !matches!(k, Kind::Token | Kind::Scourge | Kind::Stance);
    let boons = boons.filter(|c| plain(c.kind) && !BASE[1].1.contains(&format!("\"{}\"", c.id)));
    let boons: Vec<String> = boons.map(|c| c.id.clone()).take(8).collect();
    for (card, boon) in start.party[0].deck.iter_mut().zip(boons) {
        *card = boon;
    }
    let mut world = table::world(content);
    if play::begin_as_told(&mut world, &start).is_ok() {
        table::play_on(&mut world, seed, DECISIONS);
    }
}
