//! The downtime between two games: rewards, feats and roles, traders, rebuilding decks, changes of
//! the party, and the choice of the next scenario (AC-END, AC-FEAT, AC-ROLE, AC-TRADE, AC-BETW,
//! AC-DIE-10 to AC-DIE-19).
//!
//! A procedure without a table, over plain data, one question at a time:
//! [`AdventureDowntime::prompt`] asks, [`AdventureDowntime::submit`] answers,
//! [`AdventureDowntime::undo`] undoes. The window, the text table, the protocol and bots all use
//! the same functions. The downtime begins with a [`Record`] that contains the result of a
//! scenario, and changes that record when it is over. Random results come from the campaign's seed,
//! so the record and the answers determine everything else.

mod camp;
mod conclude;
mod decks;
pub mod describe;
mod due;
mod family;
mod feats;
mod market;
mod plain;
mod rewards;
mod store;

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::record::Record;
use crate::cards::content::Content;
use crate::kernel::campaign::{UndoPolicy, undo};
use crate::kernel::rng::Rng;
use crate::rules::edition::Switches;
use crate::rules::flow::prompt::Refusal;

pub use conclude::{After, note_result};
pub use due::{next_in_order, rewards_of};
pub use feats::{all as all_boxes, check_all, count as count_feats, open as open_boxes};
pub use plain::{Choice, Due, FeatBox, Prompt, Seat, State, Step, Story};
pub use store::{Adventures, in_box, may_take};

/// A downtime between two games.
#[derive(Clone, Debug)]
pub struct AdventureDowntime {
    content: Arc<Content>,
    edition: Switches,
    /// The scenario that was played; `None` if the downtime follows no scenario.
    played: Option<String>,
    won: bool,
    /// The scenarios won so far.
    wins: Vec<String>,
    /// The ids of offered quests.
    offers: Vec<String>,
    /// Everything that answers change.
    state: State,
    past: Vec<State>,
}

impl AdventureDowntime {
    /// Replaces the pack by the same pack in another language.
    pub fn relocalize(&mut self, of: &dyn Fn(&Arc<Content>) -> Arc<Content>) {
        self.content = of(&self.content);
    }
}

fn refuse<T>(rule: &str, why: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(rule, why))
}

impl AdventureDowntime {
    /// Begins the downtime after the scenario whose result is in the record, or with the party as
    /// it is if there is none.
    pub fn open(content: Arc<Content>, record: &Record) -> AdventureDowntime {
        let edition = Switches::of(content.pack.edition);
        let (content, offers) = camp::with_offers(content, record);
        let after = record.body.after.clone().unwrap_or_default();
        let state = State {
            step: Step::Rewards,
            seats: conclude::seats(record, &after),
            spare: Vec::new(),
            due: VecDeque::new(),
            later: Vec::new(),
            bazaar: record.body.bazaar.clone(),
            visits: Vec::new(),
            fair: None,
            wants: None,
            pays: Vec::new(),
            benched: record.body.benched.clone(),
            given: record.body.given.clone(),
            had: record.body.had.clone(),
            removed: record.body.removed.clone(),
            class_decks: record.body.class_decks.clone(),
            begun: record.body.begun,
            next: record.body.next.clone(),
            notes: Vec::new(),
            rng: Rng::new(record.seed_of(record.downtimes + 1) ^ 0xBE72),
            answers: 0,
        };
        let mut downtime = AdventureDowntime {
            content,
            edition,
            won: after.won,
            played: after.scenario,
            wins: record.body.wins(),
            offers,
            state,
            past: Vec::new(),
        };
        downtime.removals(&after.left);
        downtime.fall_due(record);
        downtime.proceed();
        downtime
    }

    /// Returns the pack.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Returns the rules of the edition.
    pub fn edition(&self) -> &Switches {
        &self.edition
    }

    /// Returns the current state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Returns the scenario that was played and whether it was won.
    pub fn played(&self) -> Option<(&str, bool)> {
        self.played.as_deref().map(|s| (s, self.won))
    }

    /// Returns a digest of the state, the same on every machine.
    pub fn digest(&self) -> u64 {
        let s = &self.state;
        let mut hasher = siphasher::sip::SipHasher13::new_with_keys(0x656d_6265_7264, 0x6265_7477);
        let all = (&s.step, &s.seats, &s.spare, &s.due, &s.visits, &s.fair, &s.benched);
        format!("{all:?}").hash(&mut hasher);
        format!("{:?}", (&s.bazaar, &s.pays, &s.wants, &s.class_decks, s.begun)).hash(&mut hasher);
        s.rng.hash(&mut hasher);
        hasher.finish()
    }

    /// Returns whether the downtime is over.
    pub fn is_over(&self) -> bool {
        self.state.step == Step::Over
    }

    /// Returns the open question; `None` once the downtime is over.
    pub fn prompt(&self) -> Option<Prompt> {
        let step = self.state.step;
        let (seat, options) = match step {
            Step::Rewards => self.reward_options(),
            Step::Visits => (Some(self.state.visits.len()), self.visit_options()),
            Step::Swap => (None, self.swap_options()),
            Step::Trade => self.trade_options(),
            Step::Decks => (None, self.deck_options()),
            Step::Camp => self.camp_options(),
            Step::Over => return None,
        };
        Some(Prompt { number: self.state.answers + 1, step, seat, options })
    }

    /// Answers the open question. A refused answer changes nothing.
    ///
    /// # Errors
    /// Returns the refusal with its rule.
    pub fn submit(&mut self, choice: &Choice) -> Result<(), Refusal> {
        self.judge(choice)?;
        self.past.push(self.state.clone());
        match self.state.step {
            Step::Rewards => self.take_reward(choice),
            Step::Visits => self.visit(choice),
            Step::Swap => self.swap(choice),
            Step::Trade => self.trade(choice),
            Step::Decks => self.rebuild(choice),
            Step::Camp => self.at_camp(choice),
            Step::Over => {}
        }
        self.state.answers += 1;
        self.proceed();
        Ok(())
    }

    /// Checks whether an answer is possible now.
    ///
    /// # Errors
    /// Returns the refusal with its rule.
    pub fn judge(&self, choice: &Choice) -> Result<(), Refusal> {
        let out_of_turn = || refuse("AC-END-13", t!("between-not-asked"));
        match self.state.step {
            Step::Rewards => self.judge_reward(choice),
            Step::Visits => self.judge_visit(choice),
            Step::Swap => self.judge_swap(choice),
            Step::Trade => self.judge_trade(choice),
            Step::Decks => self.judge_rebuilding(choice),
            Step::Camp => self.judge_camp(choice),
            Step::Over => out_of_turn(),
        }
    }

    /// Returns the number of answers that were not undone.
    pub fn decisions(&self) -> usize {
        self.past.len()
    }

    /// Undoes the last answer. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.past.len().checked_sub(1).is_some_and(|to| self.back(to))
    }

    /// Undoes answers until `to` of them are left. Returns false if there are no more than that.
    pub fn back(&mut self, to: usize) -> bool {
        if to >= self.past.len() {
            return false;
        }
        if let Some(before) = self.past.drain(to..).next() {
            self.state = before;
        }
        true
    }

    /// Returns why the undo policy of the table forbids undoing the last answer; `None` if it may
    /// be undone, or there is none. The only hidden information in a downtime is the outcome of
    /// chance.
    pub fn stands_in_the_way(&self, policy: UndoPolicy) -> Option<String> {
        let last = self.past.last()?;
        match policy {
            UndoPolicy::Free => None,
            UndoPolicy::Off => Some(undo::off()),
            UndoPolicy::Hidden => {
                let drawn = last.rng.has_moved(&self.state.rng);
                drawn.then(|| undo::closed(&t!("between-drawn")))
            }
        }
    }

    /// Returns a reasonable answer for a player who asks for one. `None` for permanent choices that
    /// players must make: feats and roles (AC-FEAT-13, AC-ROLE-02).
    pub fn proposal(&self) -> Option<Choice> {
        match self.state.step {
            Step::Rewards => self.reward_proposal(),
            Step::Visits => Some(Choice::Stay),
            Step::Swap => Some(Choice::Done),
            Step::Trade => Some(Choice::NoTrade),
            Step::Decks => Some(self.deck_proposal()),
            Step::Camp => self.camp_proposal(),
            Step::Over => None,
        }
    }

    /// Advances until a question is open.
    fn proceed(&mut self) {
        loop {
            let asks = match self.state.step {
                Step::Rewards => self.next_reward(),
                Step::Visits => self.next_visit(),
                Step::Swap => true,
                Step::Trade => self.next_trade(),
                Step::Decks | Step::Camp | Step::Over => true,
            };
            if asks {
                return;
            }
        }
    }

    /// Returns the seats of living heroes.
    fn living(&self) -> Vec<usize> {
        (0..self.state.seats.len()).filter(|n| self.state.seats[*n].alive).collect()
    }

    fn note(&mut self, text: String) {
        self.state.notes.push(text);
    }
}
