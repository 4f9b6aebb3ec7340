//! An open campaign with its running scenario on a table: every decision is on the disk before it
//! is acknowledged.

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::journal::{self, Head, Read, Step, Writer};
use super::meeting::Meeting;
use super::record::{AdventureRecord, UnderWay, now};
use super::replay::replay;
use super::{Campaign, Choices, Trouble};
use crate::cards::content::Content;
use crate::kernel::campaign::backups;
use crate::kernel::store::StoreError;
use crate::manners::Stops;
use crate::rules::flow::past::{self, History};
use crate::rules::flow::prompt::Act;
use crate::rules::play;
use crate::rules::state::table::Printed;

/// A campaign at the table.
#[derive(Debug, Resource)]
pub struct Session {
    /// The folder.
    pub campaign: Campaign,
    pub(super) running: Option<Running>,
    pub(super) meeting: Option<Meeting>,
    /// Why the last decision could not be saved.
    pub(super) unsaved: Option<Trouble>,
}

#[derive(Debug)]
pub(super) struct Running {
    pub(super) number: u32,
    pub(super) scenario: String,
    pub(super) writer: Writer,
}

impl Session {
    /// Sits down with a campaign.
    pub fn new(campaign: Campaign) -> Session {
        Session { campaign, running: None, meeting: None, unsaved: None }
    }

    /// Puts the scenario on the table that is under way, where it was left; or sets up the next
    /// one, or the one that is named. Returns what the players should be told.
    ///
    /// # Errors
    /// When all is won, another scenario is under way, the scenario is not in the pack, the party
    /// has not done what is between two games, or the folder cannot be read and written.
    pub fn start_or_resume(
        &mut self,
        world: &mut World,
        scenario: Option<&str>,
        seed: Option<u64>,
    ) -> Result<Vec<String>, Trouble> {
        if self.campaign.record.body.after.is_some() {
            let what = t!("trouble-between-first");
            return Err(Trouble(what));
        }
        self.meeting = None;
        if let Some(id) = scenario.and_then(|s| s.parse().ok()) {
            self.campaign.take_quest(id)?;
        }
        let content = self.campaign.content.clone();
        if let Some(id) = scenario
            && content.scenario(id).is_none()
        {
            let known = content.playing_order();
            let known: Vec<&str> = known.iter().map(|s| s.id.as_str()).collect();
            let pack = &content.pack.id;
            return Err(Trouble(t!(
                "trouble-no-scenario",
                id = id,
                pack = pack.as_str(),
                known = known.join(", ")
            )));
        }
        let same = |b: &Printed| std::sync::Arc::ptr_eq(&b.0, &content);
        if !world.get_resource::<Printed>().is_some_and(same) {
            play::install(world, content);
        }
        self.campaign.seat(world);
        let mut notices = std::mem::take(&mut self.campaign.notices);
        self.campaign.untold.note(&notices);
        let number = self.campaign.record.journal();
        let path = journal::path(&self.campaign.dir, number);
        let mut fresh = true;
        let sat = self.sat(&path);
        if journal::exists(&path) {
            let record = &self.campaign.record;
            match journal::read_pair(&path, &|head| record.expects(&head.start))? {
                Ok(kept) => {
                    notices.extend(kept.notices);
                    self.resume(world, scenario, seed, number, kept.read, &mut notices)?;
                    fresh = false;
                }
                Err(damage) => {
                    self.campaign
                        .untold
                        .note([t!("trouble-perhaps-lost", damage = damage.to_string())]);
                    let kept = journal::keep_damaged(&path)?;
                    notices.push(t!(
                        "trouble-begins-again",
                        damage = damage.to_string(),
                        copy = kept.display().to_string()
                    ));
                }
            }
        }
        if fresh {
            self.start(world, scenario, seed, number, &mut notices)?;
            self.campaign.record.named_seed = seed;
        }
        self.campaign.record.under_way = Some(UnderWay::Scenario(number));
        self.campaign.record.sat = if fresh { 0 } else { sat };
        self.campaign.record.last_played = now();
        self.campaign.save(&self.campaign.record)?;
        self.campaign.untold.given();
        Ok(notices)
    }

    /// How long the scenario under way was played in earlier sittings: from when it was taken up to
    /// its last decision, each time.
    fn sat(&self, journal: &std::path::Path) -> u64 {
        let record = &self.campaign.record;
        let last = std::fs::metadata(journal).and_then(|m| m.modified()).ok();
        let last = last.and_then(|t| t.duration_since(std::time::UNIX_EPOCH).ok());
        let more = last.map_or(0, |l| l.as_secs().saturating_sub(record.last_played));
        // Files that were copied around say nothing of an evening.
        record.sat.saturating_add(if more < 86_400 { more } else { 0 })
    }

    fn start(
        &mut self,
        world: &mut World,
        scenario: Option<&str>,
        seed: Option<u64>,
        number: u32,
        notices: &mut Vec<String>,
    ) -> Result<(), Trouble> {
        let record = &mut self.campaign.record;
        let Some(scenario) = scenario.map(str::to_owned).or_else(|| record.body.next.clone())
        else {
            return Err(Trouble(t!("trouble-all-won", name = record.name.as_str())));
        };
        let seed = seed.unwrap_or_else(|| record.seed_of(number));
        let start = record.start(&self.campaign.content, &scenario, seed);
        play::begin(world, &start).map_err(Trouble)?;
        record.body.begun = start.begun;
        let head = Head::new(&record.pack, self.campaign.content.digest, start);
        record.content.clone_from(&head.content);
        record.engine.clone_from(&head.engine);
        self.campaign.lock.holds()?;
        notices.extend(backups::keep(&self.campaign.dir, record, number)?);
        let writer = Writer::begin(&journal::path(&self.campaign.dir, number), &head)?;
        let writer = writer.under(&self.campaign.lock);
        self.running = Some(Running { number, scenario, writer });
        Ok(())
    }

    fn resume(
        &mut self,
        world: &mut World,
        scenario: Option<&str>,
        seed: Option<u64>,
        number: u32,
        read: Read,
        notices: &mut Vec<String>,
    ) -> Result<(), Trouble> {
        let path = journal::path(&self.campaign.dir, number);
        let start = &read.head.start;
        if let Some(other) = scenario.filter(|s| *s != start.scenario) {
            return Err(Trouble::at(
                &path,
                t!("trouble-other-scenario", scenario = start.scenario.as_str(), other = other),
            ));
        }
        if let Some(other) = seed.filter(|s| *s != start.seed) {
            return Err(Trouble::at(
                &path,
                t!("trouble-other-seed", seed = start.seed.to_string(), other = other.to_string()),
            ));
        }
        let record = &self.campaign.record;
        // Before that was noted a seed that people had named looked like one of another campaign.
        let named = record.named_seed.unwrap_or_else(|| record.seed_of(number));
        if record.under_way == Some(UnderWay::Scenario(number)) && start.seed != named {
            notices.push(t!("trouble-other-campaign", file = path.display().to_string()));
            // It is said once.
            self.campaign.untold.note(&*notices);
            self.campaign.record.named_seed = Some(start.seed);
        }
        let stops = self.campaign.record.stops.clone();
        let played = replay(world, &read, Some(stops)).map_err(|e| Trouble::at(&path, e))?;
        self.campaign.untold.note(read.lost(&path, &played));
        let writer = read.take_up(&path, played, notices)?.under(&self.campaign.lock);
        // Where the program was stopped before that was saved.
        let record = &mut self.campaign.record;
        record.body.begun = record.body.begun.max(start.begun);
        self.running = Some(Running { number, scenario: start.scenario.clone(), writer });
        Ok(())
    }

    /// Answers the open prompt. When this returns well, the decision is on the disk.
    ///
    /// # Errors
    /// When the rules refuse it or it cannot be saved; then nothing has changed.
    pub fn submit(&mut self, world: &mut World, acts: &[Act]) -> Result<(), Trouble> {
        self.carry_out(world, acts, Step::Do(acts.to_vec()))
    }

    /// The same for an answer that the table gives by itself.
    ///
    /// # Errors
    /// As [`Session::submit`].
    pub fn go_on(&mut self, world: &mut World, acts: &[Act]) -> Result<(), Trouble> {
        self.carry_out(world, acts, Step::Auto(acts.to_vec()))?;
        world.resource_mut::<History>().mark_automatic();
        Ok(())
    }

    fn carry_out(
        &mut self,
        world: &mut World,
        acts: &[Act],
        step: Step<Vec<Act>>,
    ) -> Result<(), Trouble> {
        let running = self.running.as_mut().ok_or_else(nothing_runs)?;
        play::submit(world, acts).map_err(|r| Trouble(r.to_string()))?;
        let table = Some(journal::short(past::digest(world)));
        if let Err(e) =
            noted(&mut self.unsaved, running.writer.add(&step, table).map_err(Trouble::from))
        {
            past::undo(world);
            return Err(Trouble(t!("trouble-not-saved", why = e.to_string())));
        }
        self.campaign.untold.told();
        Ok(())
    }

    /// Takes the last decision back, whatever the table has chosen; false if there is none.
    ///
    /// # Errors
    /// When that cannot be saved; then nothing has changed.
    pub fn undo(&mut self, world: &mut World) -> Result<bool, Trouble> {
        match world.resource::<History>().made().len().checked_sub(1) {
            Some(to) => self.back(world, to).map(|()| true),
            None => Ok(false),
        }
    }

    /// Takes decisions back until so many stand, whatever the table has chosen: one line of the
    /// journal, so that all of them are taken back or none.
    ///
    /// # Errors
    /// When there are no more than that, or it cannot be saved; then nothing has changed.
    pub fn back(&mut self, world: &mut World, to: usize) -> Result<(), Trouble> {
        let running = self.running.as_mut().ok_or_else(nothing_runs)?;
        let stood = world.resource::<History>().made().len();
        if !past::back(world, to) {
            return Err(Trouble(t!("undo-nothing")));
        }
        let table = Some(journal::short(past::digest(world)));
        let step: Step = if to + 1 == stood { Step::Undo } else { Step::Back(to) };
        if let Err(e) =
            noted(&mut self.unsaved, running.writer.add(&step, table).map_err(Trouble::from))
        {
            for _ in to..stood {
                past::redo(world);
            }
            return Err(Trouble(t!("trouble-undo-not-saved", why = e.to_string())));
        }
        Ok(())
    }

    /// Keeps what the table has chosen about how it plays; in the middle of a scenario the journal
    /// notes it, for the story, with the digest of the table if it is at hand.
    ///
    /// # Errors
    /// When it cannot be saved; then it is as it was.
    pub fn choose(&mut self, table: Option<u64>, choices: &Choices) -> Result<(), Trouble> {
        if self.campaign.record.choices == *choices {
            return Ok(());
        }
        let before = std::mem::replace(&mut self.campaign.record.choices, choices.clone());
        let saved = self.campaign.save(&self.campaign.record).and_then(|()| {
            let Some(running) = self.running.as_mut() else { return Ok(()) };
            let table = table.map(journal::short);
            let step: Step = Step::Chose(Box::new(choices.clone()));
            Ok(running.writer.add(&step, table)?)
        });
        saved.map_err(|trouble| {
            self.campaign.record.choices = before;
            // Where this fails as well, the next save makes it good.
            match self.campaign.save(&self.campaign.record) {
                Ok(()) => trouble,
                Err(_) => perhaps(trouble),
            }
        })
    }

    /// Keeps what the people at the table want to be asked about.
    ///
    /// # Errors
    /// When it cannot be saved; then it is as it was.
    pub fn keep_stops(&mut self, stops: &Stops) -> Result<(), Trouble> {
        let before = std::mem::replace(&mut self.campaign.record.stops, stops.clone());
        self.campaign.save(&self.campaign.record).inspect_err(|_| {
            self.campaign.record.stops = before;
        })
    }

    /// How many lines the journal has after its first.
    pub fn lines(&self) -> usize {
        self.running.as_ref().map_or(0, |r| r.writer.lines())
    }

    /// Gives the pack other words, wherever this session has it.
    pub fn speak(&mut self, of: &dyn Fn(&Arc<Content>) -> Arc<Content>) {
        let campaign = &mut self.campaign;
        campaign.content = of(&campaign.content);
        campaign.newer = campaign.newer.as_ref().map(of);
        if let Some(meeting) = &mut self.meeting {
            meeting.between.speak(of);
        }
    }

    /// Whether a scenario is on the table.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }
}

/// The same trouble, where what could not be saved may be there all the same.
pub(super) fn perhaps(trouble: Trouble) -> Trouble {
    StoreError::Other(trouble.0).uncertain().into()
}

/// Notes whether a decision could be saved.
pub(super) fn noted(
    unsaved: &mut Option<Trouble>,
    saved: Result<(), Trouble>,
) -> Result<(), Trouble> {
    *unsaved = saved.as_ref().err().cloned();
    saved
}

pub(super) fn nothing_runs() -> Trouble {
    Trouble(t!("trouble-nothing-runs"))
}
