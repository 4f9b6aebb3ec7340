//! Traders after a won scenario (AC-TRADE-01 to AC-TRADE-17). The rules work on the party's cards
//! and the box, without a table: heroes choose whom to visit, the traders show their stock, heroes
//! swap cards, then each visitor may trade once.

use std::collections::BTreeMap;

use crate::cards::content::{Content, DefId};
use crate::cards::printed::TradeDef;
use crate::cards::vocabulary::Rank;
use crate::kernel::rng::Rng;
use crate::rules::edition::Switches;
use crate::rules::flow::prompt::Refusal;
use crate::rules::sets;

/// A hero of the party after the scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    /// False if the hero is dead.
    pub alive: bool,
    /// The ids of all the hero's cards: deck, hand, discarded, buried, displayed (AC-CHAR-21).
    pub cards: Vec<String>,
}

/// A trader with visitors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stall {
    /// The trader's card.
    pub trader: DefId,
    /// The visitors by seat, in random order (AC-TRADE-13).
    pub visitors: Vec<usize>,
    /// The cards displayed on the trader (AC-TRADE-05).
    pub stock: Vec<String>,
}

/// The phase of the market (AC-TRADE-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The heroes swap among themselves.
    Swap,
    /// The visitors trade, one after the other.
    Trade,
}

/// The market after a won scenario.
#[derive(Clone, Debug)]
pub struct Market<'a> {
    content: &'a Content,
    /// The party, by seat.
    pub heroes: Vec<Hero>,
    /// The cards in the box: ids with their numbers.
    pub boxed: BTreeMap<String, usize>,
    /// The chosen traders.
    pub stalls: Vec<Stall>,
    /// The phase.
    pub phase: Phase,
    /// The visitors who still may trade, the next one last: the stall and the seat.
    queue: Vec<(usize, usize)>,
}

/// The state of a market besides the heroes and the box, for storing it between prompts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// The chosen traders.
    pub stalls: Vec<Stall>,
    /// The phase.
    pub phase: Phase,
    queue: Vec<(usize, usize)>,
}

/// The facts about a scenario that the market needs.
#[derive(Clone, Debug)]
pub struct After<'a> {
    /// Whether the scenario was won (AC-TRADE-02).
    pub won: bool,
    /// The set of the scenario, whose number determines the traders' stock (AC-TRADE-07).
    pub set: char,
    /// The ids of traders checked off on the bazaar (AC-TRADE-01).
    pub bazaar: &'a [String],
}

fn refuse<T>(rule: &str, why: String) -> Result<T, Refusal> {
    Err(Refusal::new(rule, why))
}

impl<'a> Market<'a> {
    /// Opens the market, once rewards were gained: each hero chooses at most one trader
    /// (AC-TRADE-02, AC-TRADE-03); the traders are displayed, each with one random card more than
    /// it has visitors, as far as available (AC-TRADE-04 to AC-TRADE-07, AC-RUL-84).
    ///
    /// # Errors
    /// Returns a refusal after a loss, for a dead hero, or for a trader that is not checked off.
    pub fn open(
        content: &'a Content,
        after: &After<'_>,
        heroes: Vec<Hero>,
        boxed: BTreeMap<String, usize>,
        visits: &[Option<&str>],
        rng: &mut Rng,
    ) -> Result<Market<'a>, Refusal> {
        if !after.won {
            return refuse("AC-TRADE-02", t!("trade-after-win"));
        }
        let mut stalls: Vec<Stall> = Vec::new();
        for (seat, visit) in visits.iter().enumerate() {
            let Some(id) = visit else { continue };
            if !heroes.get(seat).is_some_and(|h| h.alive) {
                return refuse("AC-TRADE-17", t!("trade-dead-visit"));
            }
            let known = after.bazaar.iter().any(|b| b == id);
            let Some(trader) = content.find(id).filter(|_| known) else {
                return refuse("AC-TRADE-01", t!("trade-not-checked-off"));
            };
            match stalls.iter_mut().find(|s| s.trader == trader) {
                Some(stall) => stall.visitors.push(seat),
                None => stalls.push(Stall { trader, visitors: vec![seat], stock: Vec::new() }),
            }
        }
        let (phase, queue) = (Phase::Swap, Vec::new());
        let mut market = Market { content, heroes, boxed, stalls, phase, queue };
        market.stock_up(after.set, rng);
        for stall in &mut market.stalls {
            rng.shuffle(&mut stall.visitors);
        }
        for (n, stall) in market.stalls.iter().enumerate().rev() {
            market.queue.extend(stall.visitors.iter().rev().map(|seat| (n, *seat)));
        }
        Ok(market)
    }

    /// Restores a stored market.
    pub fn resume(
        content: &'a Content,
        heroes: Vec<Hero>,
        boxed: BTreeMap<String, usize>,
        fair: Fair,
    ) -> Market<'a> {
        let Fair { stalls, phase, queue } = fair;
        Market { content, heroes, boxed, stalls, phase, queue }
    }

    /// Stores a market. Returns the heroes with their cards, and the rest except the box.
    pub fn put_away(self) -> (Vec<Hero>, Fair) {
        let fair = Fair { stalls: self.stalls, phase: self.phase, queue: self.queue };
        (self.heroes, fair)
    }

    fn stock_up(&mut self, set: char, rng: &mut Rng) {
        let number = self.number_of(set);
        for n in 0..self.stalls.len() {
            let Some(kind) = self.terms(n).map(|t| t.sells) else { continue };
            for _ in 0..=self.stalls[n].visitors.len() {
                let fits = |id: &&String| {
                    self.content.find(id).map(|d| self.content.card(d)).is_some_and(|c| {
                        let its = self.number_of(c.set);
                        let near = its == number || its + 1 == number;
                        c.kind == kind && c.rank == Rank::Plain && near
                    })
                };
                let there = self.boxed.iter().filter(|(id, _)| fits(id));
                let all: Vec<&String> =
                    there.flat_map(|(id, copies)| std::iter::repeat_n(id, *copies)).collect();
                if all.is_empty() {
                    break;
                }
                let card = all[rng.below(all.len())].clone();
                self.take_from_box(&card);
                self.stalls[n].stock.push(card);
            }
        }
    }

    fn number_of(&self, set: char) -> u8 {
        sets::number(&Switches::of(self.content.pack.edition), set).unwrap_or(0)
    }

    fn number(&self, id: &str) -> u8 {
        self.content.find(id).map_or(0, |d| self.number_of(self.content.card(d).set))
    }

    /// Returns the terms of a trader; one without terms follows its own text (AC-TRADE-16).
    fn terms(&self, stall: usize) -> Option<&'a TradeDef> {
        self.content.card(self.stalls[stall].trader).trade.as_ref()
    }

    fn take_from_box(&mut self, id: &str) {
        if let Some(n) = self.boxed.get_mut(id) {
            *n -= 1;
            if *n == 0 {
                self.boxed.remove(id);
            }
        }
    }

    fn put_in_box(&mut self, id: String) {
        *self.boxed.entry(id).or_default() += 1;
    }

    /// Moves a boon from one hero to another before anybody trades with a trader (AC-TRADE-08).
    ///
    /// # Errors
    /// Returns a refusal if trading has begun, the card is missing, or one of the heroes is dead.
    pub fn swap(&mut self, from: usize, to: usize, card: &str) -> Result<(), Refusal> {
        if self.phase != Phase::Swap {
            return refuse("AC-TRADE-08", t!("trade-swap-first"));
        }
        let alive = |seat: usize| self.heroes.get(seat).is_some_and(|h| h.alive);
        if !alive(from) || !alive(to) {
            return refuse("AC-TRADE-17", t!("trade-dead-no-part"));
        }
        let Some(at) = self.heroes[from].cards.iter().position(|c| c == card) else {
            return refuse("AC-TRADE-08", t!("trade-not-theirs"));
        };
        let card = self.heroes[from].cards.remove(at);
        self.heroes[to].cards.push(card);
        Ok(())
    }

    /// Ends the swapping; the visitors trade.
    pub fn begin_trading(&mut self) {
        self.phase = Phase::Trade;
    }

    /// Returns the stall and the seat of the next visitor. The order at a trader is random
    /// (AC-TRADE-13).
    pub fn next(&self) -> Option<(usize, usize)> {
        self.queue.last().copied().filter(|_| self.phase == Phase::Trade)
    }

    /// Skips the next visitor: a visit does not oblige to trade (AC-TRADE-15).
    pub fn pass(&mut self) {
        self.queue.pop();
    }

    /// Trades for the next visitor, who pays and takes a card that is displayed on the trader: at
    /// most one trade each (AC-TRADE-09 to AC-TRADE-12). The price goes into the box.
    ///
    /// # Errors
    /// Returns a refusal if nobody is left to trade, the card is not displayed, or the price is
    /// wrong: its number and types of cards (AC-TRADE-10), each of at least the number of the
    /// wanted card minus 1 (AC-TRADE-11, AC-RUL-85).
    pub fn trade(&mut self, pays: &[String], takes: &str) -> Result<(), Refusal> {
        let (stall, seat) = self.judge(pays, takes)?;
        let cards = &mut self.heroes[seat].cards;
        for card in pays {
            cards.iter().position(|c| c == card).map(|at| cards.remove(at));
            *self.boxed.entry(card.clone()).or_default() += 1;
        }
        let stock = &mut self.stalls[stall].stock;
        if let Some(at) = stock.iter().position(|c| c == takes) {
            cards.push(stock.remove(at));
        }
        self.queue.pop();
        Ok(())
    }

    /// Checks whether the next visitor can make this trade. Returns the stall and the seat.
    ///
    /// # Errors
    /// As [`Market::trade`].
    pub fn judge(&self, pays: &[String], takes: &str) -> Result<(usize, usize), Refusal> {
        let Some((stall, seat)) = self.next() else {
            return refuse("AC-TRADE-09", t!("trade-nobody-left"));
        };
        let Some(terms) = self.terms(stall) else {
            return refuse("AC-TRADE-16", t!("trade-own-text"));
        };
        if !self.stalls[stall].stock.iter().any(|c| c == takes) {
            return refuse("AC-TRADE-12", t!("trade-not-displayed"));
        }
        let mut left = self.heroes[seat].cards.clone();
        for card in pays {
            let Some(at) = left.iter().position(|c| c == card) else {
                return refuse("AC-TRADE-10", t!("trade-not-to-pay"));
            };
            left.remove(at);
        }
        if !self.meets(terms, pays) {
            return refuse("AC-TRADE-10", t!("trade-other-price"));
        }
        let wanted = self.number(takes);
        if pays.iter().any(|c| self.number(c) + 1 < wanted) {
            let why = t!("trade-too-low");
            return refuse("AC-TRADE-11", why);
        }
        Ok((stall, seat))
    }

    /// Returns the number of cards that the next visitor's trader asks for; `None` if the trader
    /// follows its own text.
    pub fn asked(&self) -> Option<usize> {
        let (stall, _) = self.next()?;
        Some(self.terms(stall)?.price.iter().map(|(n, _)| usize::from(*n)).sum())
    }

    /// Returns whether these cards are the price: every card pays one line of it. Lines with fewer
    /// requirements are paid last, so that none uses a card that another one needs.
    fn meets(&self, terms: &TradeDef, pays: &[String]) -> bool {
        let asked: usize = terms.price.iter().map(|(n, _)| usize::from(*n)).sum();
        let fits = |line: usize, id: &String| {
            let def = self.content.find(id).map(|d| self.content.card(d));
            def.is_some_and(|d| {
                d.kind.is_boon() && crate::rules::state::table::matches(d, &terms.price[line].1)
            })
        };
        let lines: Vec<usize> = terms
            .price
            .iter()
            .enumerate()
            .flat_map(|(i, (n, _))| std::iter::repeat_n(i, usize::from(*n)))
            .collect();
        asked == pays.len() && matched(&lines, pays, &fits)
    }

    /// Closes the market when all have traded: unsold cards and the traders return to the box
    /// (AC-TRADE-14). Returns the party with its cards, and the box.
    pub fn close(mut self) -> (Vec<Hero>, BTreeMap<String, usize>) {
        for stall in std::mem::take(&mut self.stalls) {
            for card in stall.stock {
                self.put_in_box(card);
            }
        }
        (self.heroes, self.boxed)
    }
}

/// Returns whether the cards can be assigned to the lines one to one. Prices have few cards, so
/// trying all assignments is cheap.
fn matched(lines: &[usize], cards: &[String], fits: &impl Fn(usize, &String) -> bool) -> bool {
    let Some((card, rest)) = cards.split_first() else { return lines.is_empty() };
    (0..lines.len()).any(|i| {
        let mut others = lines.to_vec();
        let line = others.remove(i);
        fits(line, card) && matched(&others, rest, fits)
    })
}

#[cfg(test)]
mod tests;
