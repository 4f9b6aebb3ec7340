//! The careful bot plays sensibly by the odds. It uses only what its seats may know: hands, faceup
//! piles, the sizes of decks, and definitions; never the cards of a deck.
//!
//! All values are in cards: what a card in hand is worth to its hero (`worth`), what an effect
//! gains or loses (`gains`), what success at a check is worth (`staging`), and how scarce cards are
//! for a hero who must last until the hours run out (`life`).

mod choices;
mod gains;
mod goals;
mod life;
mod ships;
mod staging;
mod turn;
mod worth;

use std::collections::VecDeque;

use bevy_ecs::prelude::*;

use super::{Bot, Whim, random};
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::state::board::Board;

/// A bot that plays to win.
#[derive(Clone, Debug)]
pub struct Careful {
    whim: Whim,
    /// The remaining plan for the current check, ending in the roll.
    plan: VecDeque<Act>,
    /// Powers used in this turn, so that free ones are not used forever.
    used: Vec<(Source, u8)>,
    /// The turn that `used` refers to.
    turn: u32,
}

impl Careful {
    /// Creates a bot whose random choices, where the choice does not matter, come from this seed.
    pub fn new(seed: u64) -> Careful {
        Careful { whim: Whim::new(seed), plan: VecDeque::new(), used: Vec::new(), turn: 0 }
    }

    /// Returns how often a power has been used in this turn.
    fn often(&self, act: &Act) -> usize {
        let Act::Use { of, power, .. } = act else { return 0 };
        self.used.iter().filter(|used| **used == (*of, *power)).count()
    }

    /// Notes that a power is used.
    fn note(&mut self, act: &Act) {
        if let Act::Use { of, power, .. } = act {
            self.used.push((*of, *power));
        }
    }

    fn decide(&mut self, world: &World, prompt: &Prompt) -> Option<Vec<Act>> {
        let board = &Board::new(world);
        let turn = board.clock().turn;
        if self.turn != turn {
            self.turn = turn;
            self.used.clear();
        }
        let one = |act: Option<Act>| act.map(|a| vec![a]);
        match prompt.ask {
            Ask::Check => one(self.stage(board, prompt)),
            Ask::Turn => one(self.turn(board, prompt)),
            Ask::StartPlace => one(turn::best_place(board, prompt)),
            Ask::Place => one(turn::choose_place(board, prompt)),
            Ask::Window | Ask::Evade | Ask::Damage => one(self.window(board, prompt)),
            Ask::Rolled => one(choices::reroll(board, prompt)),
            Ask::Die => one(choices::die(board, prompt)),
            Ask::Checker | Ask::Hero => one(choices::hero(board, prompt)),
            Ask::Choice => one(choices::choice(board, prompt)),
            Ask::YesNo => one(choices::yes_or_no(board, prompt)),
            Ask::Close => one(choices::closing(board, prompt)),
            Ask::DamageCards | Ask::Reset | Ask::Cards => choices::cards(board, prompt),
            Ask::Order => choices::order(board, prompt),
            Ask::FirstHero => one(prompt.options.first().copied()),
        }
    }
}

impl Bot<Adventure> for Careful {
    fn begin(&mut self, seed: u64) {
        *self = Careful::new(seed);
    }

    fn choose(&mut self, world: &mut World, prompt: &Prompt) -> Vec<Act> {
        if prompt.ask != Ask::Check {
            self.plan.clear();
        }
        if prompt.max == 1
            && let [only] = prompt.options.as_slice()
        {
            return vec![*only];
        }
        let answer = self.decide(world, prompt);
        let mut acts = answer.unwrap_or_else(|| random::some(&mut self.whim, prompt));
        // Of several that are wanted, the best one comes first and others fill up.
        let more = prompt.options.iter().filter(|a| **a != Act::Continue);
        for act in more {
            if acts.len() >= usize::from(prompt.min) || acts == [Act::Continue] {
                break;
            }
            if !acts.contains(act) {
                acts.push(*act);
            }
        }
        acts
    }
}
