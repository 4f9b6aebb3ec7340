//! An open campaign with its running game on a table. Autosave: every decision is on the disk before it is
//! acknowledged.

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::content::PackContent;
use super::downtime::OpenDowntime;
use super::family::{
    CampaignFamily, ChoicesOf, HeadOf, Played, ReadOf, RecordOf, Retelling, StepOf, StopsOf,
};
use super::journal::{self, Head, Step, Writer};
use super::record::{Body, UnderWay, now, playing_time};
use super::replay::replay;
use super::{Campaign, CampaignError, Downtime as _, Outcome, backups};
use crate::history::{self, History};
use crate::play;
use crate::truth;

/// A campaign at the table.
#[derive(Debug, Resource)]
pub struct Session<F: CampaignFamily> {
    /// The folder.
    pub campaign: Campaign<F>,
    pub(super) running: Option<Running>,
    pub(super) downtime: Option<OpenDowntime<F>>,
    /// Why the last decision could not be saved.
    pub(super) unsaved: Option<CampaignError>,
}

#[derive(Debug)]
pub(super) struct Running {
    pub(super) number: u32,
    pub(super) scenario: String,
    pub(super) writer: Writer,
}

/// Returns the content of a campaign with a game, which is added if it can be made from its id.
fn with_game<F: CampaignFamily>(
    record: &mut RecordOf<F>,
    content: &Arc<F::Content>,
    id: &str,
) -> Result<Arc<F::Content>, CampaignError> {
    let content = F::add_game(record, content, id)?.unwrap_or_else(|| content.clone());
    if !F::has_game(&content, id) {
        let (pack, known) = (content.id().to_owned(), F::games(&content));
        return Err(CampaignError::NoSuchGame { id: id.to_owned(), pack, known });
    }
    Ok(content)
}

impl<F: CampaignFamily> Session<F> {
    /// Creates a session without a running game.
    pub fn new(campaign: Campaign<F>) -> Session<F> {
        Session { campaign, running: None, downtime: None, unsaved: None }
    }

    /// Resumes the game in progress, or sets up the next one or the named one. Returns notices for
    /// the players.
    ///
    /// # Errors
    /// Returns an error if all games are won, another game is in progress, the game is not in the
    /// pack, the downtime must come first, or the folder cannot be read or written.
    pub fn start_or_resume(
        &mut self,
        world: &mut World,
        scenario: Option<&str>,
        seed: Option<u64>,
    ) -> Result<Vec<String>, CampaignError> {
        if F::downtime_is_due(&self.campaign.record.body) {
            return Err(CampaignError::DowntimeFirst);
        }
        self.downtime = None;
        if let Some(id) = scenario {
            let Campaign { record, content, .. } = &mut self.campaign;
            *content = with_game::<F>(record, content, id)?;
        }
        let content = self.campaign.content.clone();
        if !F::installed(world).is_some_and(|there| Arc::ptr_eq(there, &content)) {
            play::install::<F>(world, content);
        }
        self.campaign.seat(world);
        let mut notices = std::mem::take(&mut self.campaign.notices);
        self.campaign.pending_notices.note(&notices);
        let number = self.campaign.record.journal();
        let path = journal::path(&self.campaign.dir, number);
        let mut fresh = true;
        let sat = self.sat(&path);
        if journal::exists(&path) {
            let record = &self.campaign.record;
            match journal::read_pair(&path, &|head: &HeadOf<F>| F::expects(record, &head.start))? {
                Ok(pair) => {
                    notices.extend(pair.notices);
                    self.resume(world, scenario, seed, number, pair.read, &mut notices)?;
                    fresh = false;
                }
                Err(damage) => {
                    self.campaign
                        .pending_notices
                        .note([t!("trouble-perhaps-lost", damage = damage.to_string())]);
                    let copy = journal::keep_damaged(&path)?;
                    notices.push(t!(
                        "trouble-begins-again",
                        damage = damage.to_string(),
                        copy = copy.display().to_string()
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
        self.campaign.pending_notices.mark_delivered();
        Ok(notices)
    }

    /// Checks that the campaign can play a game, before what must come first.
    ///
    /// # Errors
    /// Returns an error if the pack has no such game and none can be made.
    pub fn require_game(&self, id: &str) -> Result<(), CampaignError> {
        let mut record = self.campaign.record.clone();
        with_game::<F>(&mut record, &self.campaign.content, id).map(drop)
    }

    /// Returns the playing time of the current game in earlier sessions: for each, from its start
    /// to its last decision.
    fn sat(&self, journal: &std::path::Path) -> u64 {
        let record = &self.campaign.record;
        let last = std::fs::metadata(journal).and_then(|m| m.modified()).ok();
        let last = last.and_then(|t| t.duration_since(std::time::UNIX_EPOCH).ok());
        let more = last.map_or(0, |l| l.as_secs().saturating_sub(record.last_played));
        // Copied files have times that do not belong to a session.
        playing_time(record.sat, if more < 86_400 { more } else { 0 })
    }

    pub(super) fn start(
        &mut self,
        world: &mut World,
        scenario: Option<&str>,
        seed: Option<u64>,
        number: u32,
        notices: &mut Vec<String>,
    ) -> Result<(), CampaignError> {
        let record = &mut self.campaign.record;
        let Some(scenario) = scenario.or(record.body.next()).map(str::to_owned) else {
            return Err(CampaignError::AllWon { name: record.name.clone() });
        };
        let seed = seed.unwrap_or_else(|| record.seed_of(number));
        let start = F::start(record, &self.campaign.content, &scenario, seed);
        play::begin::<F>(world, &start)?;
        F::note_start(&mut record.body, &start);
        let head: HeadOf<F> = Head::new(&record.pack, self.campaign.content.digest(), start);
        record.content.clone_from(&head.content);
        record.engine.clone_from(&head.engine);
        self.campaign.lock.ensure_held()?;
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
        read: ReadOf<F>,
        notices: &mut Vec<String>,
    ) -> Result<(), CampaignError> {
        let path = journal::path(&self.campaign.dir, number);
        let start = &read.head.start;
        if let Some(other) = scenario.filter(|s| *s != F::game_of(start)) {
            return Err(CampaignError::at(
                &path,
                t!("trouble-other-scenario", scenario = F::game_of(start), other = other),
            ));
        }
        if let Some(other) = seed.filter(|s| *s != F::seed_of(start)) {
            return Err(CampaignError::at(
                &path,
                t!(
                    "trouble-other-seed",
                    seed = F::seed_of(start).to_string(),
                    other = other.to_string()
                ),
            ));
        }
        let record = &self.campaign.record;
        // Earlier versions did not note a chosen seed, which then looked like that of another
        // campaign.
        let named = record.named_seed.unwrap_or_else(|| record.seed_of(number));
        if record.under_way == Some(UnderWay::Scenario(number)) && F::seed_of(start) != named {
            notices.push(t!("trouble-other-campaign", file = path.display().to_string()));
            // A notice is shown once.
            self.campaign.pending_notices.note(&*notices);
            self.campaign.record.named_seed = Some(F::seed_of(start));
        }
        let stops = self.campaign.record.stops.clone();
        let played =
            replay::<F>(world, &read, Some(stops)).map_err(|e| CampaignError::at(&path, e))?;
        self.campaign.pending_notices.note(read.lost(&path, &played));
        let writer = read.take_up(&path, played, notices)?.under(&self.campaign.lock);
        // The program was stopped before the result was saved.
        let record = &mut self.campaign.record;
        F::note_start(&mut record.body, start);
        self.running = Some(Running { number, scenario: F::game_of(start).to_owned(), writer });
        Ok(())
    }

    /// Ends a finished game: notes its result and begins the downtime. See [`Session::downtime`].
    ///
    /// # Errors
    /// Returns an error if the game is not over or its result cannot be saved; it can be tried
    /// again.
    pub fn finish(&mut self, world: &mut World) -> Result<Outcome, CampaignError> {
        let ending = play::ended::<F>(world).ok_or(CampaignError::NotOver)?;
        let met = self.note_end(world).and_then(|()| self.enter_downtime());
        self.unsaved = met.as_ref().err().cloned();
        let (look, downtime) = (self.campaign.look(), self.downtime());
        Ok(F::outcome(look, downtime, F::view_ending(world, &ending), met?))
    }

    /// Notes the result in the record, unless it is there already.
    fn note_end(&mut self, world: &World) -> Result<(), CampaignError> {
        let running = match &self.running {
            Some(running) => running,
            None if self.downtime_is_due() => return Ok(()),
            None => return Err(CampaignError::NoGame),
        };
        let mut record = self.campaign.record.clone();
        let sat = now().saturating_sub(record.last_played);
        let played = Played {
            journal: running.number,
            game: &running.scenario,
            seconds: playing_time(record.sat, sat),
        };
        F::note_end(&mut record, &self.campaign.content, world, played)?;
        (record.last_played, record.sat) = (now(), 0);
        (record.under_way, record.named_seed) = (None, None);
        self.campaign.save(&record)?;
        self.campaign.record = record;
        self.running = None;
        Ok(())
    }

    /// Answers the open prompt. The decision is on the disk when this function returns.
    ///
    /// # Errors
    /// Returns an error if the rules refuse the decision or it cannot be saved; nothing changes
    /// then.
    pub fn submit(&mut self, world: &mut World, acts: &[F::Act]) -> Result<(), CampaignError> {
        self.carry_out(world, acts, Step::Do(acts.to_vec()))
    }

    /// Submits a decision of auto-pass.
    ///
    /// # Errors
    /// As [`Session::submit`].
    pub fn go_on(&mut self, world: &mut World, acts: &[F::Act]) -> Result<(), CampaignError> {
        self.carry_out(world, acts, Step::Auto(acts.to_vec()))?;
        world.resource_mut::<History<F>>().mark_automatic();
        Ok(())
    }

    fn carry_out(
        &mut self,
        world: &mut World,
        acts: &[F::Act],
        step: StepOf<F>,
    ) -> Result<(), CampaignError> {
        let running = self.running.as_mut().ok_or(CampaignError::NoGame)?;
        play::submit::<F>(world, acts).map_err(CampaignError::Refused)?;
        let table = Some(journal::short(truth::digest::<F>(world)));
        if let Err(e) =
            noted(&mut self.unsaved, running.writer.add(&step, table).map_err(CampaignError::from))
        {
            history::undo::<F>(world);
            return Err(CampaignError::NotSaved(Box::new(e)));
        }
        self.campaign.pending_notices.dismiss();
        Ok(())
    }

    /// Undoes the last decision, whatever the undo policy is. Returns false if there is none.
    ///
    /// # Errors
    /// Returns an error if the undo cannot be saved; nothing changes then.
    pub fn undo(&mut self, world: &mut World) -> Result<bool, CampaignError> {
        match world.resource::<History<F>>().made().len().checked_sub(1) {
            Some(to) => self.back(world, to).map(|()| true),
            None => Ok(false),
        }
    }

    /// Undoes decisions until `to` remain, whatever the undo policy is. The journal notes this in
    /// one line, so it happens completely or not at all.
    ///
    /// # Errors
    /// Returns an error if there are fewer decisions, or the undo cannot be saved; nothing changes
    /// then.
    pub fn back(&mut self, world: &mut World, to: usize) -> Result<(), CampaignError> {
        let running = self.running.as_mut().ok_or(CampaignError::NoGame)?;
        let stood = world.resource::<History<F>>().made().len();
        if !history::back::<F>(world, to) {
            return Err(CampaignError::NothingToUndo);
        }
        let table = Some(journal::short(truth::digest::<F>(world)));
        let step: StepOf<F> = if to + 1 == stood { Step::Undo } else { Step::Back(to) };
        if let Err(e) =
            noted(&mut self.unsaved, running.writer.add(&step, table).map_err(CampaignError::from))
        {
            for _ in to..stood {
                history::redo::<F>(world);
            }
            return Err(CampaignError::UndoNotSaved(Box::new(e)));
        }
        Ok(())
    }

    /// Saves the choices of the table. During a game the journal notes them too, for the story,
    /// with the digest of the table if a table is given.
    ///
    /// # Errors
    /// Returns an error if they cannot be saved; nothing changes then.
    pub fn choose(
        &mut self,
        table: Option<u64>,
        choices: &ChoicesOf<F>,
    ) -> Result<(), CampaignError> {
        if self.campaign.record.choices == *choices {
            return Ok(());
        }
        let before = std::mem::replace(&mut self.campaign.record.choices, choices.clone());
        let saved = self.campaign.save(&self.campaign.record).and_then(|()| {
            let Some(running) = self.running.as_mut() else { return Ok(()) };
            let table = table.map(journal::short);
            let step: StepOf<F> = Step::Chose(Box::new(choices.clone()));
            Ok(running.writer.add(&step, table)?)
        });
        saved.map_err(|trouble| {
            self.campaign.record.choices = before;
            // If this fails as well, the next save repairs it.
            match self.campaign.save(&self.campaign.record) {
                Ok(()) => trouble,
                Err(_) => trouble.uncertain(),
            }
        })
    }

    /// Saves the auto-pass settings.
    ///
    /// # Errors
    /// Returns an error if they cannot be saved; nothing changes then.
    pub fn keep_stops(&mut self, stops: &StopsOf<F>) -> Result<(), CampaignError> {
        let before = std::mem::replace(&mut self.campaign.record.stops, stops.clone());
        let saved = self.campaign.save(&self.campaign.record);
        if saved.is_err() {
            self.campaign.record.stops = before;
        }
        saved
    }

    /// Returns the number of lines of the journal after the first.
    pub fn lines(&self) -> usize {
        self.running.as_ref().map_or(0, |r| r.writer.lines())
    }

    /// Translates the pack wherever this session holds it.
    pub fn relocalize(&mut self, of: Retelling<'_, F>) {
        let campaign = &mut self.campaign;
        campaign.content = of(&campaign.content);
        campaign.newer = campaign.newer.as_ref().map(of);
        if let Some(open) = &mut self.downtime {
            open.procedure.relocalize(of);
        }
    }

    /// Returns whether a game is on the table.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }
}

/// Notes whether a decision could be saved.
pub(super) fn noted(
    unsaved: &mut Option<CampaignError>,
    saved: Result<(), CampaignError>,
) -> Result<(), CampaignError> {
    *unsaved = saved.as_ref().err().cloned();
    saved
}
