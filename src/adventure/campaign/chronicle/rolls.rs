//! Records checks: how they were rolled, with whose help, and which of them were close calls.

use bevy_ecs::prelude::*;

use super::chapter::{Call, CallKind, Mark, Sentence};
use super::encounter::Roll;
use super::narrator::{Narrator, Slot};
use super::phrases::{brief, mid};
use super::tally::CERTAIN;
use crate::cards::effect::Purpose;
use crate::rules::check::{self, CheckView};
use crate::rules::describe;
use crate::rules::flow::prompt::Source;
use crate::rules::state::cue::Cue;
use crate::rules::state::ids::HeroId;
use crate::rules::state::table;
use crate::saturating;

impl Narrator {
    pub(super) fn played(&mut self, world: &World, hero: HeroId) {
        self.tally(hero).played += 1;
        if check::view(world).is_some_and(|v| v.hero != hero) {
            self.tally(hero).helped += 1;
        }
    }

    pub(super) fn took_back(&mut self, world: &World, hero: HeroId) {
        let other = check::view(world).is_some_and(|v| v.hero != hero);
        let tally = self.tally(hero);
        tally.played = tally.played.saturating_sub(1);
        tally.helped = tally.helped.saturating_sub(u64::from(other));
    }

    pub(super) fn last_roll(&mut self) -> Option<&mut Roll> {
        match self.last? {
            Slot::Met => self.open.last_mut()?.rolls.last_mut(),
            Slot::Loose => self.loose.as_mut(),
        }
    }

    pub(super) fn rolled(&mut self, world: &World, cue: &Cue) {
        let Cue::Rolled { hero, against, source, dice, plus, total, difficulty, passed, .. } = cue
        else {
            return;
        };
        let (hero, passed) = (*hero, *passed);
        let choice = self.choice;
        if std::mem::take(&mut self.again) {
            let Some(roll) = self.last_roll() else { return };
            let before = std::mem::replace(&mut roll.passed, passed);
            roll.total = *total;
            if let Some(t) = roll.chance.map(|_| roll.skill.clone())
                && before != passed
            {
                let tried = self.tally(hero).checks.entry(t).or_default();
                if passed {
                    tried.passed += 1;
                    tried.again += u64::from(choice);
                } else {
                    tried.passed = tried.passed.saturating_sub(1);
                }
            }
            return;
        }
        self.settle();
        dice.iter().for_each(|d| self.tally(hero).die(d.faces, d.value));
        let view = self.rolling.take().filter(|v| v.hero == hero);
        let skill = match &view {
            Some(v) => {
                v.way.1.map_or("Other dice", crate::cards::vocabulary::Skill::name).to_owned()
            }
            None => "Check".to_owned(),
        };
        let chance = view.as_ref().map(|v| v.success);
        if let Some(p) = chance {
            let tried = self.tally(hero).checks.entry(skill.clone()).or_default();
            tried.tried += 1;
            tried.passed += u64::from(passed);
            tried.chance += saturating::rounded(p * CERTAIN as f64);
            tried.spread += saturating::rounded(p * (1.0 - p) * CERTAIN as f64);
        }
        let roll = Roll {
            hero,
            skill,
            purpose: view.as_ref().map_or(Purpose::Other, |v| v.purpose),
            pool: view.as_ref().map_or_else(|| plus.to_string(), |v| v.pool.clone()),
            total: *total,
            difficulty: *difficulty,
            passed,
            chance,
            aids: view.as_ref().map_or_else(Vec::new, |v| self.aids(world, v)),
            source: describe::source_name(world, *source),
            again: false,
        };
        let of_card = matches!(roll.purpose, Purpose::Defeat | Purpose::Acquire)
            || (against.is_some() && view.is_none());
        match self.open.last_mut() {
            Some(m) if of_card && m.hero == hero => {
                m.rolls.push(roll);
                self.last = Some(Slot::Met);
            }
            _ => {
                self.flush_loose();
                self.loose = Some(roll);
                self.last = Some(Slot::Loose);
            }
        }
    }

    /// Returns the cards and powers that were played on a check.
    fn aids(&self, world: &World, v: &CheckView) -> Vec<(Option<String>, String, Option<String>)> {
        let aid = |p: &crate::rules::flow::frame::Play| {
            let whose = (p.hero != v.hero).then(|| self.name(p.hero));
            match p.of {
                Source::Card(c) => {
                    let def = table::printed(world, c);
                    Some((whose, def.name.clone(), Some(def.id.clone())))
                }
                Source::Hero(h) if h == v.hero => None,
                Source::Hero(h) => Some((Some(self.name(h)), t!("story-help"), None)),
                of => Some((whose, describe::source_name(world, of), None)),
            }
        };
        v.staged.iter().filter_map(aid).collect()
    }

    /// Completes the last check, whose result is final now, and records whether it was a close
    /// call.
    pub(super) fn settle(&mut self) {
        let Some(roll) = self.last_roll().map(|r| r.clone()) else { return };
        self.last = None;
        let Some(chance) = roll.chance.filter(|_| roll.purpose != Purpose::Recharge) else {
            return;
        };
        let what = match (roll.purpose, self.open.last()) {
            (Purpose::Defeat, Some(m)) => t!("story-against", card = brief(&m.name)),
            (Purpose::Acquire, Some(m)) => t!("story-for", card = brief(&m.name)),
            (Purpose::Close, _) => t!("story-to-close", place = mid(&roll.source)),
            _ => t!("story-for", card = mid(&roll.source)),
        };
        let check = t!(
            "story-check",
            hero = self.name(roll.hero),
            skill = describe::skill_of_key(&roll.skill),
            what = what
        );
        let odds = describe::percent(chance);
        let result = t!("story-result", total = roll.total, difficulty = roll.difficulty);
        let millionths = |p: f64| saturating::rounded(p * CERTAIN as f64);
        let call = if roll.passed && chance < 0.25 {
            let text = t!("story-came-off", check = check, odds = odds, result = result);
            (CallKind::LongShot, millionths(chance), text)
        } else if !roll.passed && chance > 0.9 {
            let text = t!("story-mishap", check = check, odds = odds, result = result);
            (CallKind::Mishap, millionths(1.0 - chance), text)
        } else if roll.passed && roll.total == roll.difficulty && chance < 0.9 {
            let text = t!("story-hair", check = check, result = result);
            (CallKind::Hair, 150_000 + millionths(chance) / 2, text)
        } else {
            return;
        };
        let (kind, odds, text) = call;
        self.story.calls.push(Call { kind, odds, turn: self.turn, text });
    }

    /// Adds the sentence of a check that belongs to no encounter.
    pub(super) fn flush_loose(&mut self) {
        if self.last == Some(Slot::Loose) {
            self.settle();
        }
        let Some(roll) = self.loose.take() else { return };
        let mut cards = Vec::new();
        let (name, check) = (self.name(roll.hero), roll.describe(&mut cards));
        let (text, mark) = match (roll.purpose, roll.passed) {
            (Purpose::Recharge, _) | (_, true) => return,
            (Purpose::Close, false) => (
                t!("story-in-vain", hero = name, place = mid(&roll.source), check = check),
                Mark::Harm,
            ),
            _ => (
                t!("story-failed", hero = name, source = mid(&roll.source), check = check),
                Mark::Harm,
            ),
        };
        self.push(Sentence::with(text, mark, cards));
    }
}
