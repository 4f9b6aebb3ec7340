//! What is between two games, in a campaign's folder: every decision is on the disk before the next
//! is asked, as at the table.

use super::between::{Between, Choice, Prompt};
use super::journal::{self, Head, Step, Writer};
use super::quest;
use super::record::{FlatRecord, Played, Record, UnderWay, now};
use super::session::{Session, noted, perhaps};
use super::{Campaign, Trouble};
use crate::kernel::store::layout::RECORD;

/// What is between two games, with its journal.
#[derive(Debug)]
pub(super) struct Meeting {
    pub(super) between: Between,
    pub(super) writer: Writer,
}

impl Session {
    /// What is between two games, while that is under way.
    pub fn between(&self) -> Option<&Between> {
        self.meeting.as_ref().map(|m| &m.between)
    }

    /// Whether the party has to do what is between two games before it plays on.
    pub fn must_meet(&self) -> bool {
        self.campaign.record.body.after.is_some()
    }

    /// Takes up what is between two games, where it was left, or begins with it; also before the
    /// first scenario, or just to change the party. Returns what the players should be told.
    ///
    /// # Errors
    /// When a scenario is under way, or the folder cannot be read and written.
    pub fn meet(&mut self) -> Result<Vec<String>, Trouble> {
        if self.meeting.is_some() {
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
            return Err(Trouble::at(&under_way, why));
        }
        let path = journal::meeting(dir, record.meetings + 1);
        let mut between = Between::open(content.clone(), record);
        let mut notices = std::mem::take(&mut self.campaign.notices);
        self.campaign.untold.note(&notices);
        let Campaign { record, content, untold, .. } = &mut self.campaign;
        let mut known: Option<Writer> = None;
        if journal::exists(&path) {
            let fits = |head: &Head<FlatRecord>| u8::from(same_start(head.start.clone(), record));
            match journal::read_pair::<FlatRecord, Choice>(&path, &fits)? {
                // Of another course of things: a record that was put back by hand.
                Ok(kept) if !same_start(kept.read.head.start.clone(), record) => {
                    let aside = journal::set_aside(&path)?.display().to_string();
                    let file = path.display().to_string();
                    notices.push(t!("trouble-elsewhere", file = file, copy = aside));
                }
                Ok(journal::Pair { read, notices: told }) => {
                    notices.extend(told);
                    let played = read.play_back(&mut between);
                    untold.note(read.lost(&path, &played));
                    known = Some(read.take_up(&path, played, &mut notices)?);
                }
                Err(damage) => {
                    untold.note([t!("trouble-perhaps-lost", damage = damage.to_string())]);
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
                let head = Head::new(&record.pack, content.digest, FlatRecord::of(record));
                self.campaign.lock.holds()?;
                Writer::begin(&path, &head)?
            }
        };
        let writer = writer.under(&self.campaign.lock);
        self.note_meeting()?;
        self.meeting = Some(Meeting { between, writer });
        self.conclude()?;
        self.campaign.untold.given();
        Ok(notices)
    }

    /// Notes that it is under way, so that a journal that gets lost is missed.
    fn note_meeting(&mut self) -> Result<(), Trouble> {
        let record = &self.campaign.record;
        let under_way = Some(UnderWay::Meeting(record.meetings + 1));
        if record.under_way == under_way {
            return Ok(());
        }
        let record = Record { under_way, ..record.clone() };
        self.campaign.save(&record)?;
        self.campaign.record = record;
        Ok(())
    }

    /// What is asked between two games.
    pub fn between_prompt(&self) -> Option<Prompt> {
        self.between().and_then(Between::prompt)
    }

    /// Answers. When this returns well, the decision is on the disk; the last one also changes the
    /// record of the campaign.
    ///
    /// # Errors
    /// When the rules refuse it or it cannot be saved; then nothing has changed.
    pub fn decide(&mut self, choice: &Choice) -> Result<(), Trouble> {
        let meeting = self.meeting.as_mut().ok_or_else(nothing_between)?;
        meeting.between.submit(choice).map_err(|r| Trouble(r.to_string()))?;
        let table = Some(journal::short(meeting.between.digest()));
        let mark = meeting.writer.mark();
        let step: Step<Choice> = Step::Do(choice.clone());
        let mut saved = meeting.writer.add(&step, table).map_err(Trouble::from);
        if saved.is_ok() {
            saved = self.conclude();
        }
        noted(&mut self.unsaved, saved).map_err(|mut e| {
            if let Some(meeting) = &mut self.meeting {
                if !meeting.writer.back_to(mark) {
                    e = perhaps(e);
                }
                meeting.between.undo();
            }
            Trouble(t!("trouble-not-saved", why = e.to_string()))
        })
    }

    /// Takes the last decision between two games back; false if there is none.
    ///
    /// # Errors
    /// When the table has chosen otherwise or it cannot be saved; then nothing has changed.
    pub fn undo_decision(&mut self) -> Result<bool, Trouble> {
        let policy = self.campaign.record.choices.undo;
        let meeting = self.meeting.as_mut().ok_or_else(nothing_between)?;
        if let Some(why) = meeting.between.stands_in_the_way(policy) {
            return Err(Trouble(why));
        }
        let before = meeting.between.clone();
        if !meeting.between.undo() {
            return Ok(false);
        }
        let table = Some(journal::short(meeting.between.digest()));
        if let Err(e) = noted(
            &mut self.unsaved,
            meeting.writer.add(&Step::<Choice>::Undo, table).map_err(Trouble::from),
        ) {
            meeting.between = before;
            return Err(Trouble(t!("trouble-undo-not-saved", why = e.to_string())));
        }
        Ok(true)
    }

    /// Does the rest by the simple rules of [`Between::proposal`]; feats and roles, which nobody may
    /// choose for the players, wait until the next time. Returns what the opening found and what
    /// happened.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn settle(&mut self) -> Result<Vec<String>, Trouble> {
        let notices = self.meet()?;
        let mut told = Vec::new();
        while let Some(between) = self.between() {
            let choice = between.proposal().unwrap_or(Choice::Later);
            told.clone_from(&between.state().notes);
            self.decide(&choice)?;
        }
        Ok([notices, told].concat())
    }

    /// Once it is over, the record has what came of it.
    fn conclude(&mut self) -> Result<(), Trouble> {
        let Some(meeting) = self.meeting.as_ref().filter(|m| m.between.is_over()) else {
            return Ok(());
        };
        let mut record = self.campaign.record.clone();
        meeting.between.conclude(&mut record);
        (record.last_played, record.under_way) = (now(), None);
        let content = quest::known(&self.campaign.content, &record.body.quests).map_err(Trouble)?;
        self.campaign.save(&record)?;
        self.campaign.content = content;
        self.campaign.record = record;
        self.meeting = None;
        Ok(())
    }
}

/// Whether two records lead to the same questions: all counts but when it was, and how long it took.
fn same_start(one: FlatRecord, other: &Record) -> bool {
    let one = Record::from(one);
    let results = |r: &Record| {
        let timeless = |p: &Played| Played { at: 0, seconds: None, ..p.clone() };
        r.body.results.iter().map(timeless).collect::<Vec<_>>()
    };
    one.seed == other.seed
        && one.meetings == other.meetings
        && one.body.after == other.body.after
        && one.body.party == other.body.party
        && results(&one) == results(other)
}

fn nothing_between() -> Trouble {
    Trouble(t!("trouble-not-between"))
}

impl journal::Course<Choice> for Between {
    fn decide(&mut self, decision: &Choice) -> Result<(), String> {
        self.submit(decision).map_err(|r| r.to_string())
    }

    fn decisions(&self) -> usize {
        self.decisions()
    }

    fn back(&mut self, to: usize) -> bool {
        self.back(to)
    }

    fn digest(&self) -> u64 {
        Between::digest(self)
    }
}
