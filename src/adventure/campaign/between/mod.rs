//! Between two games: rewards, feats and roles, traders, rebuilding decks, who plays on, and what is
//! played next (AC-END, AC-FEAT, AC-ROLE, AC-TRADE, AC-BETW, AC-DIE-10 to AC-DIE-19).
//!
//! A procedure without a table, one question after the other, over plain data: [`Between::prompt`]
//! asks, [`Between::submit`] answers, [`Between::undo`] takes back. Windows, the text table, the
//! protocol and bots all drive the same thing. It begins with a [`Record`] that has noted how a
//! scenario ended and changes it when it is over; chance comes from the campaign's seed, so the
//! record and the answers make all that follows.

mod camp;
mod conclude;
mod decks;
mod due;
mod feats;
mod market;
mod plain;
mod rewards;
mod store;
pub mod words;

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::record::Record;
use super::undo;
use crate::cards::content::Content;
use crate::kernel::campaign::UndoPolicy;
use crate::kernel::rng::Rng;
use crate::rules::edition::Switches;
use crate::rules::flow::prompt::Refusal;

pub use conclude::{After, note_result};
pub use due::{next_in_order, rewards_of};
pub use feats::{all as all_boxes, check_all, count as count_feats, open as open_boxes};
pub use plain::{Choice, Due, FeatBox, Prompt, Seat, State, Step, Story};
pub use store::{Adventures, in_box, may_take};

/// What is between two games.
#[derive(Clone, Debug)]
pub struct Between {
    content: Arc<Content>,
    edition: Switches,
    /// The scenario that was played; none when the party meets without having played.
    played: Option<String>,
    won: bool,
    /// Scenarios that are won by now.
    wins: Vec<String>,
    /// Ids of quests that are offered.
    offers: Vec<String>,
    /// Everything that changes.
    state: State,
    past: Vec<State>,
}

impl Between {
    /// Gives the pack other words.
    pub fn speak(&mut self, of: &dyn Fn(&Arc<Content>) -> Arc<Content>) {
        self.content = of(&self.content);
    }
}

fn refuse<T>(rule: &str, why: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(rule, why))
}

impl Between {
    /// Begins after the scenario that the record has noted, or, if it has noted none, with the
    /// party as it is.
    pub fn open(content: Arc<Content>, record: &Record) -> Between {
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
            rng: Rng::new(record.seed_of(record.meetings + 1) ^ 0xBE72),
            answers: 0,
        };
        let mut between = Between {
            content,
            edition,
            won: after.won,
            played: after.scenario,
            wins: record.body.wins(),
            offers,
            state,
            past: Vec::new(),
        };
        between.removals(&after.left);
        between.fall_due(record);
        between.proceed();
        between
    }

    /// The pack.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Everything that there is to know.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The scenario that was played and whether it was won.
    pub fn played(&self) -> Option<(&str, bool)> {
        self.played.as_deref().map(|s| (s, self.won))
    }

    /// A digest of everything that there is to know, the same on every machine.
    pub fn digest(&self) -> u64 {
        let s = &self.state;
        let mut hasher = siphasher::sip::SipHasher13::new_with_keys(0x656d_6265_7264, 0x6265_7477);
        let all = (&s.step, &s.seats, &s.spare, &s.due, &s.visits, &s.fair, &s.benched);
        format!("{all:?}").hash(&mut hasher);
        format!("{:?}", (&s.bazaar, &s.pays, &s.wants, &s.class_decks, s.begun)).hash(&mut hasher);
        s.rng.hash(&mut hasher);
        hasher.finish()
    }

    /// Whether nothing is left to decide.
    pub fn is_over(&self) -> bool {
        self.state.step == Step::Over
    }

    /// What is asked; nothing once it is over.
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

    /// Answers. On a refusal nothing has changed.
    ///
    /// # Errors
    /// When the rules refuse it, with the rule.
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

    /// Whether an answer is possible now.
    ///
    /// # Errors
    /// Why not, with the rule.
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

    /// How many answers stand.
    pub fn decisions(&self) -> usize {
        self.past.len()
    }

    /// Takes the last answer back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.past.len().checked_sub(1).is_some_and(|to| self.back(to))
    }

    /// Takes answers back until so many stand; false if there are no more than that.
    pub fn back(&mut self, to: usize) -> bool {
        if to >= self.past.len() {
            return false;
        }
        if let Some(before) = self.past.drain(to..).next() {
            self.state = before;
        }
        true
    }

    /// Why the last answer may not be taken back at a table that has chosen so; `None` if it may, or
    /// there is none. Nothing lies hidden between two games but what chance will give.
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

    /// A sensible answer, for who asks for one. None for what is gained for good and must be chosen:
    /// feats and roles (AC-FEAT-13, AC-ROLE-02).
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

    /// Goes on as far as nothing is asked.
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

    /// The living heroes' seats.
    fn living(&self) -> Vec<usize> {
        (0..self.state.seats.len()).filter(|n| self.state.seats[*n].alive).collect()
    }

    fn note(&mut self, text: String) {
        self.state.notes.push(text);
    }
}
