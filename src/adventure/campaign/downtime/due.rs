//! The rewards of a won scenario and who receives them; each is earned once (AC-END-06, AC-END-10,
//! AC-END-11, AC-END-17, AC-END-19).

use super::AdventureDowntime;
use super::plain::{Due, Story};
use crate::campaign::record::Record;
use crate::cards::content::Content;
use crate::cards::printed::Reward;

/// Returns the next scenario in order: the first that is not won (AC-SETUP-17, AC-END-16,
/// AC-END-18). `None` if all are won.
pub fn next_in_order(content: &Content, wins: &[String]) -> Option<String> {
    let mut order = content.playing_order().into_iter();
    order.find(|s| !wins.contains(&s.id)).map(|s| s.id.clone())
}

/// Returns how many times all of these scenarios have been won.
fn rounds(scenarios: &[String], wins: &[String]) -> usize {
    let of = |s: &String| wins.iter().filter(|w| *w == s).count();
    scenarios.iter().map(of).min().unwrap_or(0)
}

/// Returns what this win completes, with its reward and whether that may be earned again: the
/// scenario; each adventure of which it was the last one missing (AC-END-17); likewise the path
/// (AC-END-19).
pub(super) fn completed<'a>(
    content: &'a Content,
    scenario: &str,
    wins: &[String],
) -> Vec<(Story, &'a [Reward], bool)> {
    let mut all: Vec<(Story, &[Reward], bool)> = Vec::new();
    let mut before = wins.to_vec();
    if let Some(at) = before.iter().rposition(|w| w == scenario) {
        before.remove(at);
    }
    if let Some(def) = content.scenario(scenario).map(|n| &content.scenarios[n]) {
        all.push((Story::Scenario(def.id.clone()), &def.reward, def.again));
    }
    for a in content.adventures.iter().filter(|a| a.scenarios.iter().any(|s| s == scenario)) {
        if rounds(&a.scenarios, wins) > rounds(&a.scenarios, &before) {
            all.push((Story::Adventure(a.id.clone()), &a.reward, a.again));
        }
    }
    let path: Vec<String> = content.playing_order().iter().map(|s| s.id.clone()).collect();
    if rounds(&path, wins) > rounds(&path, &before) {
        all.push((Story::Path, &content.pack.reward, false));
    }
    all
}

/// Returns what a win completes, with its rewards.
pub fn rewards_of<'a>(
    content: &'a Content,
    scenario: &str,
    wins: &[String],
) -> Vec<(Story, &'a [Reward])> {
    completed(content, scenario, wins).into_iter().map(|(s, r, _)| (s, r)).collect()
}

impl AdventureDowntime {
    /// Collects the pending rewards: older ones, and those just earned by the heroes who ended the
    /// scenario alive (AC-RUL-83).
    pub(super) fn fall_due(&mut self, record: &Record) {
        let living = self.living();
        for earned in &record.body.rewards {
            let seat = match &earned.hero {
                None => None,
                Some(id) => match self.state.seats.iter().position(|s| s.hero == *id) {
                    Some(seat) if living.contains(&seat) => Some(seat),
                    // A hero who is not at the table may return; a dead hero has lost the reward.
                    _ => continue,
                },
            };
            let (from, reward, of) =
                (earned.scenario.clone(), earned.reward.clone(), living.clone());
            self.state.due.push_back(Due { from, seat, of, reward });
        }
        let Some(scenario) = self.played.clone().filter(|_| self.won) else { return };
        let content = self.content.clone();
        for (story, rewards, again) in completed(&content, &scenario, &self.wins) {
            let who: Vec<usize> = match self.edition.rewards_once_each {
                _ if again => living.clone(),
                true => living.iter().copied().filter(|n| !self.has_had(*n, &story)).collect(),
                false if self.state.given.contains(&story) => Vec::new(),
                false => living.clone(),
            };
            let from = match &story {
                Story::Scenario(id) | Story::Adventure(id) => id.clone(),
                Story::Path => content.pack.id.clone(),
            };
            if who.is_empty() && !rewards.is_empty() {
                self.note(t!("between-earned-before", story = self.story_name(&story)));
            }
            for reward in rewards.iter().filter(|_| !who.is_empty()) {
                let of_party = |r: &Reward| {
                    matches!(
                        r,
                        Reward::Loot(_)
                            | Reward::LootOf(_)
                            | Reward::Displayed(_)
                            | Reward::Trader(_)
                            | Reward::Ship(_)
                            | Reward::Redeem
                    )
                };
                let each = !of_party(reward);
                let takers: Vec<Option<usize>> =
                    if each { who.iter().copied().map(Some).collect() } else { vec![None] };
                for seat in takers {
                    let (from, of, reward) = (from.clone(), who.clone(), reward.clone());
                    self.state.due.push_back(Due { from, seat, of, reward });
                }
            }
            for seat in who {
                let hero = self.state.seats[seat].hero.clone();
                let had = self.state.had.entry(hero).or_default();
                if !had.contains(&story) {
                    had.push(story.clone());
                }
            }
            if !self.state.given.contains(&story) {
                self.state.given.push(story);
            }
        }
    }

    fn has_had(&self, seat: usize, story: &Story) -> bool {
        let hero = &self.state.seats[seat].hero;
        self.state.had.get(hero).is_some_and(|had| had.contains(story))
    }
}
