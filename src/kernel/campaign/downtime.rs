//! The downtime between two games in a campaign folder: every answer is on the disk before the next
//! question.

use super::content::PackContent;
use super::family::{CampaignFamily, ChoicesOf, Downtime};
use super::journal::{self, Course, Head, Step, Writer};
use super::record::{Record, UnderWay, now};
use super::session::{Session, noted};
use super::{Campaign, CampaignError};
use crate::store::layout::RECORD;

type Choice<F> = <<F as CampaignFamily>::Downtime as Downtime<F>>::Choice;
type Start<F> = <<F as CampaignFamily>::Downtime as Downtime<F>>::Start;
type Prompt<F> = <<F as CampaignFamily>::Downtime as Downtime<F>>::Prompt;

/// A downtime in progress, with its journal.
#[derive(Debug)]
pub(super) struct OpenDowntime<F: CampaignFamily> {
    pub(super) procedure: F::Downtime,
    pub(super) writer: Writer,
}

impl<F: CampaignFamily> OpenDowntime<F> {
    /// Undoes the last decision. Returns false if there is none.
    fn undo(&mut self) -> bool {
        let to = self.procedure.decisions().checked_sub(1);
        to.is_some_and(|to| self.procedure.back(to))
    }
}

impl<F: CampaignFamily> Session<F> {
    /// Returns the downtime in progress.
    pub fn downtime(&self) -> Option<&F::Downtime> {
        self.downtime.as_ref().map(|open| &open.procedure)
    }

    /// Returns whether the party must go through the downtime before its next game.
    pub fn downtime_is_due(&self) -> bool {
        F::downtime_is_due(&self.campaign.record.body)
    }

    /// Begins the downtime, or continues it where it was left. Also possible before the first game,
    /// or only to change the party. Returns notices for the players.
    ///
    /// # Errors
    /// Returns an error if a game is in progress, or the folder cannot be read or written.
    pub fn enter_downtime(&mut self) -> Result<Vec<String>, CampaignError> {
        if self.downtime.is_some() {
            // The last answer was given, but its result could not be saved.
            return self.conclude().map(|()| Vec::new());
        }
        let Campaign { dir, record, content, .. } = &self.campaign;
        let under_way = journal::path(dir, record.journal());
        if self.is_running() || journal::exists(&under_way) {
            // The record knows of no game, so it is older than the journal.
            let begun = record.under_way == Some(UnderWay::Scenario(record.journal()))
                || journal::is_unplayed(&under_way);
            let why = if self.is_running() || begun {
                t!("trouble-under-way")
            } else {
                t!("trouble-record-older", file = RECORD)
            };
            return Err(CampaignError::at(&under_way, why));
        }
        let path = journal::downtime_path(dir, record.downtimes + 1);
        let mut procedure = F::Downtime::open(content.clone(), record);
        let mut notices = std::mem::take(&mut self.campaign.notices);
        self.campaign.pending_notices.note(&notices);
        let Campaign { record, content, pending_notices, .. } = &mut self.campaign;
        let mut known: Option<Writer> = None;
        if journal::exists(&path) {
            let fits = |head: &Head<Start<F>>| u8::from(F::Downtime::fits(&head.start, record));
            match journal::read_pair::<Start<F>, Choice<F>, ChoicesOf<F>>(&path, &fits)? {
                // The journal belongs to another state of the campaign: somebody put a record back
                // by hand.
                Ok(pair) if !F::Downtime::fits(&pair.read.head.start, record) => {
                    let aside = journal::set_aside(&path)?.display().to_string();
                    let file = path.display().to_string();
                    notices.push(t!("trouble-elsewhere", file = file, copy = aside));
                }
                Ok(journal::Pair { read, notices: told }) => {
                    notices.extend(told);
                    let played = read.play_back(&mut procedure);
                    pending_notices.note(read.lost(&path, &played));
                    known = Some(read.take_up(&path, played, &mut notices)?);
                }
                Err(damage) => {
                    pending_notices.note([t!("trouble-perhaps-lost", damage = damage.to_string())]);
                    let copy = journal::keep_damaged(&path)?;
                    notices.push(t!(
                        "trouble-none-kept",
                        damage = damage.to_string(),
                        copy = copy.display().to_string()
                    ));
                }
            }
        }
        let writer = match known {
            Some(writer) => writer,
            None => {
                let head = Head::new(&record.pack, content.digest(), F::Downtime::start(record));
                self.campaign.lock.ensure_held()?;
                Writer::begin(&path, &head)?
            }
        };
        let writer = writer.under(&self.campaign.lock);
        self.note_downtime()?;
        self.downtime = Some(OpenDowntime { procedure, writer });
        self.conclude()?;
        self.campaign.pending_notices.mark_delivered();
        Ok(notices)
    }

    /// Notes the downtime in the record, so that a lost journal is noticed.
    fn note_downtime(&mut self) -> Result<(), CampaignError> {
        let record = &self.campaign.record;
        let under_way = Some(UnderWay::Downtime(record.downtimes + 1));
        if record.under_way == under_way {
            return Ok(());
        }
        let record = Record { under_way, ..record.clone() };
        self.campaign.save(&record)?;
        self.campaign.record = record;
        Ok(())
    }

    /// Returns the open question of the downtime.
    pub fn downtime_prompt(&self) -> Option<Prompt<F>> {
        self.downtime().and_then(Downtime::prompt)
    }

    /// Answers the open question. The answer is on the disk when this function returns; the last
    /// one also changes the record.
    ///
    /// # Errors
    /// Returns an error if the rules refuse the answer or it cannot be saved; nothing changes then.
    pub fn decide(&mut self, choice: &Choice<F>) -> Result<(), CampaignError> {
        let open = self.downtime.as_mut().ok_or(CampaignError::NoDowntime)?;
        open.procedure.decide(choice)?;
        let table = Some(journal::short(open.procedure.digest()));
        let mark = open.writer.mark();
        let step: Step<Choice<F>, ChoicesOf<F>> = Step::Do(choice.clone());
        let mut saved = open.writer.add(&step, table).map_err(CampaignError::from);
        if saved.is_ok() {
            saved = self.conclude();
        }
        noted(&mut self.unsaved, saved).map_err(|mut e| {
            if let Some(open) = &mut self.downtime {
                if !open.writer.back_to(mark) {
                    e = e.uncertain();
                }
                open.undo();
            }
            CampaignError::NotSaved(Box::new(e))
        })
    }

    /// Undoes the last answer. Returns false if there is none.
    ///
    /// # Errors
    /// Returns an error if the undo policy forbids it or it cannot be saved; nothing changes then.
    pub fn undo_decision(&mut self) -> Result<bool, CampaignError> {
        let policy = self.campaign.record.choices.undo;
        let open = self.downtime.as_mut().ok_or(CampaignError::NoDowntime)?;
        if let Some(why) = open.procedure.stands_in_the_way(policy) {
            return Err(CampaignError::UndoForbidden(why));
        }
        let before = open.procedure.clone();
        if !open.undo() {
            return Ok(false);
        }
        let table = Some(journal::short(open.procedure.digest()));
        if let Err(e) = noted(
            &mut self.unsaved,
            open.writer
                .add(&Step::<Choice<F>, ChoicesOf<F>>::Undo, table)
                .map_err(CampaignError::from),
        ) {
            open.procedure = before;
            return Err(CampaignError::UndoNotSaved(Box::new(e)));
        }
        Ok(true)
    }

    /// Answers all remaining questions as [`Downtime::proposal`] says. Choices that only players
    /// may make wait until the next downtime. Returns the notices of the opening and what happened.
    ///
    /// # Errors
    /// Returns an error if an answer cannot be saved.
    pub fn settle(&mut self) -> Result<Vec<String>, CampaignError> {
        let notices = self.enter_downtime()?;
        let mut told = Vec::new();
        while let Some(downtime) = self.downtime() {
            let choice = downtime.proposal().unwrap_or_else(F::Downtime::later);
            told = downtime.notes().to_vec();
            self.decide(&choice)?;
        }
        Ok([notices, told].concat())
    }

    /// Writes the result into the record if the downtime is over.
    fn conclude(&mut self) -> Result<(), CampaignError> {
        let Some(open) = self.downtime.as_ref().filter(|open| open.procedure.is_over()) else {
            return Ok(());
        };
        let mut record = self.campaign.record.clone();
        open.procedure.conclude(&mut record);
        (record.last_played, record.under_way) = (now(), None);
        let content = F::as_played(&self.campaign.content, &record.body)?;
        self.campaign.save(&record)?;
        self.campaign.content = content;
        self.campaign.record = record;
        self.downtime = None;
        Ok(())
    }
}
