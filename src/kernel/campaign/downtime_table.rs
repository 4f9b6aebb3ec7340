//! What is between two games, for every client, whatever the family.

use serde_json::Value;
use serde_json::value::RawValue;

use super::family::{CampaignFamily, Downtime};
use super::{CampaignError, Session};
use crate::text::Page;
use crate::view::{self, SeatView};

/// What is asked between two games.
#[derive(Clone, Debug)]
pub struct DowntimeView {
    /// Counts the prompts, from 1; after an undo the number is that of the prompt that is back.
    pub number: u32,
    /// The word for the step, as the protocol spells it.
    pub step: String,
    /// Whose answer is wanted; none: anybody's.
    pub seat: Option<SeatView>,
    /// The person at that seat, where people are named.
    pub player: Option<String>,
    /// In words.
    pub text: String,
    /// Everything that can be answered; each of them applies.
    pub options: Vec<DowntimeOption>,
}

/// Something that may be answered between two games.
#[derive(Clone, Debug)]
pub struct DowntimeOption {
    /// In words.
    pub text: String,
    /// Its data.
    pub data: Box<RawValue>,
    /// Whether a simple rule would answer so.
    pub proposed: bool,
}

/// An open campaign between two games. Every decision is on the disk before the next is asked.
pub trait DowntimeTable {
    /// Whether the party has to do what is between two games before it plays on.
    fn downtime_is_due(&self) -> bool;
    /// Takes up what is between two games, where it was left, or begins with it. Returns what the players
    /// should be told.
    ///
    /// # Errors
    /// Returns why if a game is under way, or the folder cannot be read and written.
    fn enter_downtime(&mut self) -> Result<Vec<String>, CampaignError>;
    /// Does the rest by simple rules. Returns what the players should be told.
    ///
    /// # Errors
    /// Returns why if it cannot be saved.
    fn settle(&mut self) -> Result<Vec<String>, CampaignError>;
    /// Returns what is asked, while that is under way.
    fn downtime_view(&self) -> Option<DowntimeView>;
    /// Returns what has happened between these two games, in sentences.
    fn notes(&self) -> &[String];
    /// Returns everything that the group may know, as an object of the protocol.
    fn downtime_state(&self) -> Value;
    /// Shows what the question is about, for a terminal.
    fn downtime_page(&self) -> Page;
    /// Does what a command of the family says in a terminal; nothing if it has no such command.
    fn downtime_command(&self, word: &str, rest: &str) -> Option<Page>;
    /// Answers by the number of an option, counted from 0.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if there is no such option or it cannot be saved.
    fn decide_option(&mut self, option: usize) -> Result<(), CampaignError>;
    /// Answers by data.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if it is no answer, the rules refuse it, or it cannot be
    /// saved.
    fn decide_data(&mut self, data: &Value) -> Result<(), CampaignError>;
    /// Answers as a simple rule would. Returns false if that must be chosen by people.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if it cannot be saved.
    fn decide_simply(&mut self) -> Result<bool, CampaignError>;
    /// Undoes the last answer. Returns false if there is none.
    ///
    /// # Errors
    /// Returns why, and has changed nothing, if the table does not allow it or it cannot be saved.
    fn undo_answer(&mut self) -> Result<bool, CampaignError>;
}

impl<F: CampaignFamily> DowntimeTable for Session<F> {
    fn downtime_is_due(&self) -> bool {
        Session::downtime_is_due(self)
    }

    fn enter_downtime(&mut self) -> Result<Vec<String>, CampaignError> {
        Session::enter_downtime(self)
    }

    fn settle(&mut self) -> Result<Vec<String>, CampaignError> {
        Session::settle(self)
    }

    fn downtime_view(&self) -> Option<DowntimeView> {
        self.downtime()?.view()
    }

    fn notes(&self) -> &[String] {
        self.downtime().map_or(&[], Downtime::notes)
    }

    fn downtime_state(&self) -> Value {
        self.downtime().map_or(Value::Null, Downtime::state)
    }

    fn downtime_page(&self) -> Page {
        self.downtime().map_or_else(Page::default, Downtime::page)
    }

    fn downtime_command(&self, word: &str, rest: &str) -> Option<Page> {
        self.downtime()?.command(word, rest)
    }

    fn decide_option(&mut self, option: usize) -> Result<(), CampaignError> {
        let choice = self.downtime().and_then(|downtime| downtime.option(option));
        self.decide(&choice.ok_or_else(|| CampaignError(t!("trouble-not-between")))?)
    }

    fn decide_data(&mut self, data: &Value) -> Result<(), CampaignError> {
        self.decide(&view::read(data).map_err(CampaignError)?)
    }

    fn decide_simply(&mut self) -> Result<bool, CampaignError> {
        match self.downtime().and_then(Downtime::proposal) {
            Some(choice) => self.decide(&choice).map(|()| true),
            None => Ok(false),
        }
    }

    fn undo_answer(&mut self) -> Result<bool, CampaignError> {
        self.undo_decision()
    }
}
