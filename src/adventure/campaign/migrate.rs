//! Migrates records of earlier versions.

use std::path::Path;

use super::downtime::{Story, rewards_of};
use super::record::{Earned, Record, SCHEMA, UnderWay};
use crate::cards::content::Content;
use crate::cards::printed::Reward;
use crate::kernel::campaign::{backups, journal};
use crate::rules::edition::Switches;
use crate::rules::sets;

/// The first version that stores the scenario in progress.
const UNDER_WAY_SINCE: u32 = 4;

/// Migrates a record to the current version.
pub(super) fn migrate(dir: &Path, record: &mut Record, content: &Content) {
    if record.schema < UNDER_WAY_SINCE && record.under_way.is_none() {
        record.under_way = begun(dir, record).map(UnderWay::Scenario);
    }
    if record.schema < 2 {
        remember(record, content);
    }
    record.schema = SCHEMA;
}

/// Adds what version 1 did not store. It gave the rewards of scenarios only: the wins so far are
/// noted, and the rewards of completed adventures become due to the current party.
fn remember(record: &mut Record, content: &Content) {
    let edition = Switches::of(content.pack.edition);
    let number = |id: &String| {
        let scenario = content.scenario(id).map(|n| &content.scenarios[n]);
        scenario.and_then(|s| sets::number(&edition, s.set)).unwrap_or(0)
    };
    record.body.begun = record.body.results.iter().map(|r| number(&r.scenario)).max().unwrap_or(0);
    let mut stories: Vec<Story> = Vec::new();
    let wins = record.body.wins();
    for n in 0..wins.len() {
        for (story, rewards) in rewards_of(content, &wins[n], &wins[..=n]) {
            if stories.contains(&story) {
                continue;
            }
            let of_scenario = matches!(story, Story::Scenario(_));
            let from = match &story {
                Story::Scenario(id) | Story::Adventure(id) => id.clone(),
                Story::Path => content.pack.id.clone(),
            };
            stories.push(story);
            if of_scenario {
                continue;
            }
            for reward in rewards {
                let owed = |hero: Option<String>| Earned {
                    scenario: from.clone(),
                    hero,
                    reward: reward.clone(),
                };
                match reward {
                    Reward::Loot(_)
                    | Reward::LootOf(_)
                    | Reward::Displayed(_)
                    | Reward::Trader(_) => record.body.rewards.push(owed(None)),
                    _ => {
                        let party = record.body.party.iter();
                        record.body.rewards.extend(party.map(|m| owed(Some(m.hero.clone()))));
                    }
                }
            }
        }
    }
    for m in &record.body.party {
        record.body.had.insert(m.hero.clone(), stories.clone());
    }
    record.body.given = stories;
}

/// Returns the journal number of the scenario in progress for records of earlier versions, which do
/// not store it. A backup was made before the scenario began; if the campaign was restored from it
/// since, the journal was renamed.
fn begun(dir: &Path, record: &Record) -> Option<u32> {
    let number = record.journal();
    let begun = match number {
        // A backup is also made when a campaign is created.
        1 => record.body.begun > 0,
        _ => {
            let before = |g: Record| g.body.results == record.body.results;
            record.body.after.is_none() && backups::read(dir, number).is_ok_and(before)
        }
    };
    let aside = journal::stems(dir).contains(&format!("{number:03}"));
    (begun && !aside).then_some(number)
}
