//! The downtime between two games, for clients of every family.

use serde_json::Value;

use super::family::{CampaignFamily, Downtime};
use super::views::DowntimeView;
use super::{CampaignError, Session};
use crate::text::Page;
use crate::view;

/// An open campaign between two games. Every decision is on the disk before the next question.
pub trait DowntimeTable {
    /// Returns whether the party must go through the downtime before its next game.
    fn downtime_is_due(&self) -> bool;
    /// Begins the downtime, or continues it where it was left. Returns notices for the players.
    ///
    /// # Errors
    /// Returns an error if a game is in progress, or the folder cannot be read or written.
    fn enter_downtime(&mut self) -> Result<Vec<String>, CampaignError>;
    /// Answers all remaining questions by simple rules. Returns notices for the players.
    ///
    /// # Errors
    /// Returns an error if an answer cannot be saved.
    fn settle(&mut self) -> Result<Vec<String>, CampaignError>;
    /// Returns the open question, if a downtime is in progress.
    fn downtime_view(&self) -> Option<DowntimeView>;
    /// Returns what has happened in this downtime, in sentences.
    fn notes(&self) -> &[String];
    /// Returns the state that all players may know, as an object of the protocol.
    fn downtime_state(&self) -> Value;
    /// Returns what the question is about, for a terminal.
    fn downtime_page(&self) -> Page;
    /// Runs a command of the family in a terminal. Returns `None` if the family has no such
    /// command.
    fn downtime_command(&self, word: &str, rest: &str) -> Option<Page>;
    /// Answers by the index of an option, from 0.
    ///
    /// # Errors
    /// Returns an error if there is no such option or the answer cannot be saved; nothing changes
    /// then.
    fn decide_option(&mut self, option: usize) -> Result<(), CampaignError>;
    /// Answers by data.
    ///
    /// # Errors
    /// Returns an error if the data is no answer, the rules refuse it, or it cannot be saved;
    /// nothing changes then.
    fn decide_data(&mut self, data: &Value) -> Result<(), CampaignError>;
    /// Gives the proposed answer. Returns false if there is none, because the players must choose.
    ///
    /// # Errors
    /// Returns an error if the answer cannot be saved; nothing changes then.
    fn decide_simply(&mut self) -> Result<bool, CampaignError>;
    /// Undoes the last answer. Returns false if there is none.
    ///
    /// # Errors
    /// Returns an error if the undo policy forbids it or it cannot be saved; nothing changes then.
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
        self.decide(&choice.ok_or(CampaignError::NoDowntime)?)
    }

    fn decide_data(&mut self, data: &Value) -> Result<(), CampaignError> {
        self.decide(&view::read(data).map_err(|e| CampaignError::Other(e.to_string()))?)
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
