//! The end of a scenario: stores its result and begins the downtime.

use super::chronicle;
use super::downtime::AdventureDowntime;
use crate::cards::content::Content;
use crate::cards::printed::Reward;
use crate::cards::text;
use crate::kernel::campaign::{Look, Outcome};
use crate::kernel::view::EndingView;
use crate::rules::family::Adventure;

/// Returns the result of the scenario that was recorded last (AC-END-04, AC-END-06, AC-END-15).
pub(super) fn outcome(
    look: Look<'_, Adventure>,
    downtime: Option<&AdventureDowntime>,
    ending: EndingView,
    found: Vec<String>,
) -> Outcome {
    // Errors of the chronicle become notices: the scenario is over and saved in any case.
    let (facts, problem) = match chronicle::store_last_chapter(look) {
        Ok(chapter) => (chronicle::facts::facts(&chapter, 4), None),
        Err(t) => (Vec::new(), Some(t)),
    };
    let content = look.content;
    let next = look.record.body.next.clone();
    let (mut rewards, mut notes) = (Vec::new(), found);
    if let Some(downtime) = downtime {
        for due in &downtime.state().due {
            let text = reward_text(content, &due.reward);
            if !rewards.contains(&text) {
                rewards.push(text);
            }
        }
        notes.extend(downtime.state().notes.iter().cloned());
    }
    notes.extend(problem.map(|t| t!("trouble-story-not-kept", why = t.to_string())));
    Outcome { ending, rewards, notes, facts, next }
}

/// Describes a reward.
pub fn reward_text(content: &Content, reward: &Reward) -> String {
    match reward {
        Reward::SkillFeat => t!("between-each-skill"),
        Reward::PowerFeat => t!("between-each-power"),
        Reward::CardFeat => t!("between-each-card"),
        Reward::Loot(id) => {
            let name = content.find(id).map_or(id.as_str(), |d| content.card(d).name.as_str());
            t!("between-loot-is", card = name)
        }
        Reward::Trader(id) => {
            let name = content.find(id).map_or(id.as_str(), |d| content.card(d).name.as_str());
            t!("between-trader-checked", trader = name)
        }
        Reward::Role => t!("between-each-role"),
        Reward::Path => t!("between-each-path"),
        Reward::Redeem => t!("between-a-redeem"),
        Reward::Ship(n) => t!("between-a-ship", n = n),
        Reward::RandomOf(_) | Reward::OfType(_) | Reward::LootOf(_) | Reward::Displayed(_) => {
            let lines = text::reward_text(content, std::slice::from_ref(reward));
            lines.iter().map(ToString::to_string).collect()
        }
        Reward::Random(kind) => {
            t!("between-each-random", kind = crate::rules::describe::kind_name(*kind))
        }
    }
}
