//! Plays tables of a card until everything on it has come to pass.

use std::sync::Arc;

use adventure::cards::content::Content;
use adventure::rules::flow::prompt::{Act, Ask, Prompt, Source};
use adventure::rules::play;
use adventure::sim::bots::Whim;
use bevy_ecs::prelude::*;

use super::parts::{Part, Subject};
use super::proof::Game;
use super::seen::{Seen, belongs, tell};
use super::tables::Tables;

/// The most tables for one card, and the most decisions at each after something was proven.
const TABLES: u64 = 500;
const DECISIONS: usize = 40;

/// A card and what is still to be seen of it.
pub struct Hunt<'a> {
    content: &'a Arc<Content>,
    subject: Subject,
    left: Vec<Part<'a>>,
    whim: Whim,
    /// What was proven, and with how much play.
    pub proven: usize,
    pub tables: usize,
    pub decisions: usize,
}

impl<'a> Hunt<'a> {
    /// Nothing is proven yet.
    pub fn new(content: &'a Arc<Content>, subject: Subject) -> Hunt<'a> {
        let left = subject.parts(content);
        let whim = Whim::new(1);
        Hunt { content, subject, left, whim, proven: 0, tables: 0, decisions: 0 }
    }

    /// What never came to pass.
    pub fn missing(&self) -> Vec<String> {
        self.left.iter().map(|p| p.name.clone()).collect()
    }

    /// Plays until all is proven, or for as long as is sensible.
    pub fn run(&mut self) {
        let tables = Tables::new(self.content, self.subject);
        for number in 0..TABLES {
            if self.left.iter().all(|part| super::is_never(&part.name)) {
                return;
            }
            self.whim = Whim::new(number);
            self.tables += 1;
            let table = tables.table(number);
            let mut game = Game::new(&table);
            let mut last = 0;
            while let Some(prompt) = play::prompt(&game.world).cloned() {
                let over = game.decisions() >= last + DECISIONS || self.left.is_empty();
                if over && !game.is_followed() {
                    break;
                }
                let (acts, proven) = (self.choose(&game.world, &prompt), self.proven);
                self.step(&mut game, &prompt, &acts, number);
                if self.proven > proven {
                    last = game.decisions();
                }
            }
            self.decisions += game.decisions();
            if let Err(what) = game.play_back(&table, self.content) {
                panic!("{}: {what}", tell(self.content, self.subject, number, game.decisions()));
            }
        }
    }

    fn step(&mut self, game: &mut Game, prompt: &Prompt, acts: &[Act], number: u64) {
        let (content, subject) = (self.content, self.subject);
        let trouble = |game: &Game, what: String| -> ! {
            let place = tell(content, subject, number, game.decisions());
            panic!("{place}: {what}, after {acts:?} of {prompt:?}");
        };
        if let Err(what) = game.submit(acts) {
            trouble(game, what);
        }
        let before = self.left.len();
        let (world, seen) = (&game.world, &game.seen);
        self.left.retain(|part| !seen.shows(world, subject, &part.what));
        let proven = before - self.left.len();
        self.proven += proven;
        if proven > 0
            && let Err(what) = game.prove(content, acts)
        {
            trouble(game, what);
        }
    }

    /// What serves the hunt, else whatever comes to mind.
    fn choose(&mut self, world: &World, prompt: &Prompt) -> Vec<Act> {
        let (subject, left) = (self.subject, &self.left);
        let serves = |a: &&Act| left.iter().any(|part| Seen::would(world, subject, &part.what, a));
        let wanted: Vec<Act> = prompt.options.iter().filter(serves).copied().collect();
        if !wanted.is_empty() {
            return vec![wanted[self.whim.below(wanted.len())]];
        }
        // Some cards go elsewhere when they are lost as damage.
        let lose = prompt.ask == Ask::DamageCards && left.iter().any(|part| part.what.is_lost());
        let weigh = |a: &Act| match is_it(world, subject, a) {
            true if lose => 100,
            is => weight(prompt, a, is),
        };
        if prompt.max > 1 {
            return self.several(prompt, weigh);
        }
        let all: usize = prompt.options.iter().map(weigh).sum();
        let mut at = self.whim.below(all);
        for act in &prompt.options {
            let w = weigh(act);
            if at < w {
                return vec![*act];
            }
            at -= w;
        }
        Vec::new()
    }

    /// Several cards, rather others than the one that is hunted.
    fn several(&mut self, prompt: &Prompt, weigh: impl Fn(&Act) -> usize) -> Vec<Act> {
        let mut cards: Vec<Act> =
            prompt.options.iter().copied().filter(|a| *a != Act::Continue).collect();
        let most = cards.len().min(prompt.max.into());
        let least = most.min(prompt.min.into());
        let n = least + self.whim.below(most - least + 1);
        if n == 0 && prompt.options.contains(&Act::Continue) {
            return vec![Act::Continue];
        }
        let all = cards.len();
        self.whim.draw(&mut cards, all);
        cards.sort_by_key(|a| std::cmp::Reverse(weigh(a)));
        cards.truncate(n.max(1));
        cards
    }
}

/// Whether an act gives the hunted card away.
fn is_it(world: &World, subject: Subject, act: &Act) -> bool {
    let card = match act {
        Act::Card(c) | Act::Give { card: c, .. } | Act::Use { with: Some(c), .. } => *c,
        _ => return false,
    };
    belongs(world, subject, Source::Card(card))
}

/// How readily an answer is given.
fn weight(prompt: &Prompt, act: &Act, gives_it_away: bool) -> usize {
    if gives_it_away && !matches!(prompt.ask, Ask::Cards) {
        return 1;
    }
    match (prompt.ask, act) {
        (_, Act::TakeBack(_) | Act::Give { .. }) => 1,
        (_, Act::Roll | Act::Continue) => 12,
        (_, Act::Way { .. }) => 3,
        (Ask::Turn, Act::Explore | Act::Close) => 40,
        (Ask::Turn, Act::EndTurn) => 8,
        (_, Act::Use { .. }) => 3,
        (_, Act::Decline) => 2,
        _ => 6,
    }
}
