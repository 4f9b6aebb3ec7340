//! The end of a scenario: its result is noted, and what is between it and the next one begins.

use bevy_ecs::prelude::*;

use super::between::note_result;
use super::record::{Played, now};
use super::session::{Session, nothing_runs};
use super::{Trouble, chronicle, deck};
use crate::cards::content::Content;
use crate::cards::printed::Reward;
use crate::rules::flow::past::{self, Journal};
use crate::rules::play;
use crate::rules::state::table::{Clock, End};

/// What came of a scenario, to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// How it ended.
    pub end: End,
    /// What was earned, in words.
    pub rewards: Vec<String>,
    /// What happened at once, in sentences.
    pub notes: Vec<String>,
    /// The most interesting of it, in sentences.
    pub facts: Vec<String>,
    /// The scenario to play next.
    pub next: Option<String>,
}

impl Session {
    /// Ends a scenario that is over: its result is noted, and what is between it and the next one
    /// begins (AC-END-04, AC-END-06, AC-END-15). See [`Session::between`].
    ///
    /// # Errors
    /// When it is not over or cannot be saved; then it can be tried again.
    pub fn finish(&mut self, world: &mut World) -> Result<Finished, Trouble> {
        let end = play::ended(world).ok_or_else(|| Trouble(t!("trouble-not-over")))?;
        let met = self.note_end(world, end).and_then(|()| self.meet());
        self.unsaved = met.as_ref().err().cloned();
        let told = met?;
        // Whatever comes of it, the scenario is over and saved.
        let (facts, untold) = match chronicle::keep_last(&self.campaign) {
            Ok(chapter) => (chronicle::facts::facts(&chapter, 4), None),
            Err(t) => (Vec::new(), Some(t)),
        };
        let content = self.campaign.content.clone();
        let next = self.campaign.record.body.next.clone();
        let (mut rewards, mut notes) = (Vec::new(), told);
        if let Some(between) = self.between() {
            for due in &between.state().due {
                let text = reward_text(&content, &due.reward);
                if !rewards.contains(&text) {
                    rewards.push(text);
                }
            }
            notes.extend(between.state().notes.iter().cloned());
        }
        notes.extend(untold.map(|t| t!("trouble-story-not-kept", why = t.to_string())));
        Ok(Finished { end, rewards, notes, facts, next })
    }

    /// Notes how the scenario ended, if that is not noted already.
    fn note_end(&mut self, world: &World, end: End) -> Result<(), Trouble> {
        let running = match &self.running {
            Some(running) => running,
            None if self.must_meet() => return Ok(()),
            None => return Err(nothing_runs()),
        };
        let content = self.campaign.content.clone();
        let mut record = self.campaign.record.clone();
        let sat = now().saturating_sub(record.last_played);
        let played = Played {
            journal: running.number,
            scenario: running.scenario.clone(),
            end,
            turns: world.resource::<Clock>().turn,
            digest: format!("{:016x}", past::digest(world)),
            at: now(),
            seconds: Some(sat.saturating_add(record.sat)),
            difficulty: world
                .resource::<Journal>()
                .start
                .as_ref()
                .map(|s| s.difficulty)
                .unwrap_or_default(),
        };
        note_result(&mut record, &content, played, deck::left(world));
        (record.last_played, record.sat) = (now(), 0);
        (record.under_way, record.named_seed) = (None, None);
        self.campaign.save(&record)?;
        self.campaign.record = record;
        self.running = None;
        Ok(())
    }
}

/// A reward in words.
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
        Reward::Random(kind) => {
            t!("between-each-random", kind = crate::rules::words::kind_name(*kind))
        }
    }
}
