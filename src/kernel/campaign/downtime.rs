//! What is between two games, in a campaign's folder: every decision is on the disk before the next
//! is asked, as at the table.

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

/// What is between two games, with its journal.
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
    /// What is between two games, while that is under way.
    pub fn downtime(&self) -> Option<&F::Downtime> {
        self.downtime.as_ref().map(|open| &open.procedure)
    }

    /// Whether the party has to do what is between two games before it plays on.
    pub fn downtime_is_due(&self) -> bool {
        F::downtime_is_due(&self.campaign.record.body)
    }

    /// Takes up what is between two games, where it was left, or begins with it; also before the
    /// first scenario, or just to change the party. Returns what the players should be told.
    ///
    /// # Errors
    /// When a scenario is under way, or the folder cannot be read and written.
    pub fn enter_downtime(&mut self) -> Result<Vec<String>, CampaignError> {
        if self.downtime.is_some() {
            // Where the last answer was given, and what came of it could not be saved.
            return self.conclude().map(|()| Vec::new());
        }
        let Campaign { dir, record, content, .. } = &self.campaign;
        let under_way = journal::path(dir, record.journal());
        if self.is_running() || journal::exists(&under_way) {
            // By the record nothing has begun: it is older than what lies there.
            let begun = record.under_way == Some(UnderWay::Scenario(record.journal()));
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
                // Of another course of things: a record that was put back by hand.
                Ok(kept) if !F::Downtime::fits(&kept.read.head.start, record) => {
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

    /// Notes that it is under way, so that a journal that gets lost is missed.
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

    /// What is asked between two games.
    pub fn downtime_prompt(&self) -> Option<Prompt<F>> {
        self.downtime().and_then(Downtime::prompt)
    }

    /// Answers. When this returns well, the decision is on the disk; the last one also changes the
    /// record of the campaign.
    ///
    /// # Errors
    /// When the rules refuse it or it cannot be saved; then nothing has changed.
    pub fn decide(&mut self, choice: &Choice<F>) -> Result<(), CampaignError> {
        let open = self.downtime.as_mut().ok_or_else(no_downtime)?;
        open.procedure.decide(choice).map_err(CampaignError)?;
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
            CampaignError(t!("trouble-not-saved", why = e.to_string()))
        })
    }

    /// Takes the last decision between two games back; false if there is none.
    ///
    /// # Errors
    /// When the table has chosen otherwise or it cannot be saved; then nothing has changed.
    pub fn undo_decision(&mut self) -> Result<bool, CampaignError> {
        let policy = self.campaign.record.choices.undo;
        let open = self.downtime.as_mut().ok_or_else(no_downtime)?;
        if let Some(why) = open.procedure.stands_in_the_way(policy) {
            return Err(CampaignError(why));
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
            return Err(CampaignError(t!("trouble-undo-not-saved", why = e.to_string())));
        }
        Ok(true)
    }

    /// Does the rest by the simple rules of [`Downtime::proposal`]; feats and roles, which nobody may
    /// choose for the players, wait until the next time. Returns what the opening found and what
    /// happened.
    ///
    /// # Errors
    /// When it cannot be saved.
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

    /// Once it is over, the record has what came of it.
    fn conclude(&mut self) -> Result<(), CampaignError> {
        let Some(open) = self.downtime.as_ref().filter(|open| open.procedure.is_over()) else {
            return Ok(());
        };
        let mut record = self.campaign.record.clone();
        open.procedure.conclude(&mut record);
        (record.last_played, record.under_way) = (now(), None);
        let content = F::as_played(&self.campaign.content, &record.body).map_err(CampaignError)?;
        self.campaign.save(&record)?;
        self.campaign.content = content;
        self.campaign.record = record;
        self.downtime = None;
        Ok(())
    }
}

fn no_downtime() -> CampaignError {
    CampaignError(t!("trouble-not-between"))
}
