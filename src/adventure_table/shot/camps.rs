//! Campaigns in the downtime, prepared for pictures.

use std::path::Path;

use bevy::prelude::*;

use crate::adventure_table::downtime::state::{DowntimeScreen, Tab};
use crate::adventure_table::downtime::{apply, moves};
use crate::adventure_table::shot::pages::won;
use crate::campaign::deck::Left;
use crate::campaign::downtime::{After, Choice, Step};
use crate::campaign::{Campaign, Session};
use crate::cards::content::Content;
use crate::cards::printed::Reward;
use crate::cards::source::{find_pack, packs};
use crate::cards::vocabulary::{Kind, Rank};

/// The scenes of the downtime.
pub const SCENES: &[&str] = &[
    "rewards", "feats", "power", "role", "decks", "market", "swap", "trade", "camp", "seats",
    "farewell",
];

/// Opens a campaign that is prepared in a folder.
///
/// # Errors
/// Returns an error if no pack has what the scene needs, or the folder cannot be written.
pub fn lay(world: &mut World, folder: &Path, scene: &str, seed: u64) -> Result<(), String> {
    let mut session = prepare(folder, scene, seed)?;
    session.enter_downtime().map_err(|t| t.to_string())?;
    play_to(&mut session, scene)?;
    apply::open(world, session);
    let mut sitting = world.resource_mut::<DowntimeScreen>();
    match scene {
        "seats" => sitting.tab = Tab::Party,
        "camp" => sitting.tab = Tab::Next,
        "decks" => {
            // Selects a spare card.
            let options = sitting.prompt.as_ref().map_or(&[][..], |p| &p.options);
            let aside = options.iter().find_map(|c| match c {
                Choice::Take { card, .. } => Some(card.clone()),
                _ => None,
            });
            let held = |card: String| moves::Held::card(&card, moves::Place::Spare);
            sitting.chosen = aside.map(held);
        }
        _ => {}
    }
    Ok(())
}

/// Returns a pack with traders if the scene needs them, else the first pack.
fn pack_for(scene: &str) -> Result<(String, Content), String> {
    let wants = matches!(scene, "market" | "swap" | "trade");
    for name in packs() {
        let content = find_pack(&name).map_err(|p| crate::kernel::content::problem::summary(&p))?;
        if !wants || content.cards.iter().any(|c| c.kind == Kind::Trader) {
            return Ok((name, content));
        }
    }
    Err("no pack has what is to be pictured".into())
}

/// Creates a campaign that has just finished a scenario: with feats, and with cards gained and
/// lost.
fn prepare(folder: &Path, scene: &str, seed: u64) -> Result<Session, String> {
    let (pack, content) = pack_for(scene)?;
    let party: Vec<String> = content.heroes.iter().take(4).map(|h| h.id.clone()).collect();
    let people = ["Anna", "Bert", "Cleo", "Dario"].map(str::to_owned);
    let people = &people[..party.len()];
    let made = Campaign::create(folder, &pack, &party, people, "The lamps", seed);
    let mut campaign = made.map_err(|t| t.to_string())?;
    let order: Vec<String> = content.playing_order().iter().map(|s| s.id.clone()).collect();
    // The last scenario of the first adventure brings the roles; otherwise two are played.
    let first = content.adventures.first().map_or(1, |a| a.scenarios.len());
    let played = if matches!(scene, "role" | "power") { first } else { first.min(2) };
    let record = &mut campaign.record;
    record.body.results.extend(won(&order[..played.min(order.len())]));
    let mut left = Vec::new();
    for (n, member) in record.body.party.iter_mut().enumerate() {
        if scene != "farewell" {
            member.feats.skills = vec![u8::from(n != 1), 0, u8::from(n == 1)];
            member.feats.powers = vec![u8::from(n % 2 == 0)];
        }
        let mut cards = member.deck.clone();
        let gone = n % 3;
        cards.drain(gone..gone + 1 + n % 2);
        let found = content.cards.iter().filter(|c| {
            c.kind.is_boon()
                && c.rank == Rank::Plain
                && !c.traits.iter().any(|t| t.name() == "Basic")
        });
        cards.extend(found.skip(n * 5).step_by(7).take(3).map(|c| c.id.clone()));
        let alive = scene != "farewell" || n != 1;
        left.push(Left { alive, cards, ..Left::default() });
    }
    if scene == "feats" {
        let hero = record.body.party.first().map(|m| m.hero.clone());
        let scenario = order.first().cloned().unwrap_or_default();
        let earned = crate::campaign::record::Earned { scenario, hero, reward: Reward::SkillFeat };
        record.body.rewards.push(earned);
    }
    if matches!(scene, "market" | "swap" | "trade") {
        let traders = content.cards.iter().filter(|c| c.kind == Kind::Trader).take(4);
        record.body.bazaar = traders.map(|c| c.id.clone()).collect();
    }
    record.body.next = crate::campaign::downtime::next_in_order(&content, &record.body.wins());
    let scenario = order.get(played.saturating_sub(1)).cloned();
    record.body.after = Some(After { scenario, won: true, left });
    campaign.record.save(folder).map_err(|t| t.to_string())?;
    Ok(Session::new(campaign))
}

/// Answers by the simple rules until the scene's question is open.
fn play_to(session: &mut Session, scene: &str) -> Result<(), String> {
    for _ in 0..200 {
        let Some(between) = session.downtime() else { break };
        let due = between.state().due.front().map(|d| d.reward.clone());
        let step = between.state().step;
        let there = match (scene, step) {
            ("rewards", Step::Rewards) => matches!(due, Some(Reward::Loot(_))),
            ("feats", Step::Rewards) => due == Some(Reward::SkillFeat),
            ("power", Step::Rewards) => due == Some(Reward::PowerFeat),
            ("role", Step::Rewards) => due == Some(Reward::Role),
            ("decks", Step::Decks) => true,
            ("market", Step::Visits) => between.state().visits.len() == 1,
            ("swap", Step::Swap) | ("trade", Step::Trade) => true,
            ("farewell" | "camp" | "seats", Step::Camp) => true,
            _ => false,
        };
        if there {
            break;
        }
        let visit = || between.state().bazaar.first().cloned().map(Choice::Visit);
        let choice = match step {
            Step::Visits if matches!(scene, "market" | "swap" | "trade") => visit(),
            _ => None,
        };
        let choice = choice.or_else(|| between.proposal()).unwrap_or(Choice::Later);
        session.decide(&choice).map_err(|t| t.to_string())?;
    }
    if scene == "decks" {
        let aside = session.downtime().and_then(|b| {
            let card = b.state().seats.first()?.cards.last()?.clone();
            Some(Choice::Spare { from: 0, card })
        });
        if let Some(choice) = aside {
            session.decide(&choice).map_err(|t| t.to_string())?;
        }
    }
    Ok(())
}
