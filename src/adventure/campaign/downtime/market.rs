//! Traders after a won scenario: visits, swapping among heroes, trades (AC-TRADE-01 to
//! AC-TRADE-17). The rules of the market itself are in [`crate::campaign::trade`].

use super::plain::{Choice, Step};
use super::{AdventureDowntime, refuse};
use crate::campaign::trade::{After, Hero, Market, Phase};
use crate::rules::flow::prompt::Refusal;
use crate::saturating;

impl AdventureDowntime {
    fn heroes(&self) -> Vec<Hero> {
        let seats = self.state.seats.iter();
        seats.map(|s| Hero { alive: s.alive, cards: s.cards.clone() }).collect()
    }

    /// Returns the current market, with a copy of the box.
    fn market(&self) -> Option<Market<'_>> {
        let fair = self.state.fair.clone()?;
        Some(Market::resume(&self.content, self.heroes(), self.boxed(), fair))
    }

    /// Stores a market that has changed.
    fn put_away(&mut self, heroes: Vec<Hero>, fair: crate::campaign::trade::Fair) {
        for (seat, hero) in self.state.seats.iter_mut().zip(heroes) {
            seat.cards = hero.cards;
        }
        self.state.fair = Some(fair);
    }

    /// Asks the next hero which trader to visit, after a win, once rewards were gained
    /// (AC-TRADE-02), if any trader is checked off (AC-TRADE-01). Returns false if nobody is left
    /// to ask.
    pub(super) fn next_visit(&mut self) -> bool {
        let open = self.won && self.played.is_some() && !self.state.bazaar.is_empty();
        while open && self.state.visits.len() < self.state.seats.len() {
            // Dead heroes visit no trader (AC-TRADE-17).
            if self.state.seats[self.state.visits.len()].alive {
                return true;
            }
            self.state.visits.push(None);
        }
        if self.state.visits.iter().all(Option::is_none) {
            self.begin_decks();
            return false;
        }
        let content = self.content.clone();
        let scenario = self.played.as_ref().and_then(|s| content.scenario(s));
        let set = scenario.map_or('B', |n| content.scenarios[n].set);
        let bazaar = self.state.bazaar.clone();
        let after = After { won: self.won, set, bazaar: &bazaar };
        let visits = std::mem::take(&mut self.state.visits);
        let visits: Vec<Option<&str>> = visits.iter().map(Option::as_deref).collect();
        let (heroes, boxed) = (self.heroes(), self.boxed());
        let rng = &mut self.state.rng;
        match Market::open(&content, &after, heroes, boxed, &visits, rng) {
            Ok(market) => {
                let (heroes, fair) = market.put_away();
                self.put_away(heroes, fair);
                self.state.step = Step::Swap;
            }
            Err(_) => self.begin_decks(),
        }
        false
    }

    pub(super) fn visit_options(&self) -> Vec<Choice> {
        let traders = self.state.bazaar.iter().cloned().map(Choice::Visit);
        traders.chain([Choice::Stay]).collect()
    }

    pub(super) fn judge_visit(&self, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Stay => Ok(()),
            Choice::Visit(id) if self.state.bazaar.contains(id) => Ok(()),
            Choice::Visit(_) => refuse("AC-TRADE-01", t!("trade-not-checked-off")),
            _ => refuse("AC-TRADE-04", t!("trade-visits-first")),
        }
    }

    pub(super) fn visit(&mut self, choice: &Choice) {
        let visit = match choice {
            Choice::Visit(id) => Some(id.clone()),
            _ => None,
        };
        self.state.visits.push(visit);
    }

    pub(super) fn swap_options(&self) -> Vec<Choice> {
        std::iter::once(Choice::Done).chain(self.gifts()).collect()
    }

    /// Returns every choice of giving a living hero's card to another.
    pub(super) fn gifts(&self) -> Vec<Choice> {
        let living = self.living();
        let mut all = Vec::new();
        for &from in &living {
            for card in self.distinct(from) {
                let others = living.iter().filter(|to| **to != from);
                all.extend(others.map(|to| Choice::Give {
                    from: saturating::byte(from),
                    to: saturating::byte(*to),
                    card: card.clone(),
                }));
            }
        }
        all
    }

    /// Returns the cards of a seat without duplicates.
    pub(super) fn distinct(&self, seat: usize) -> Vec<String> {
        let mut cards = self.state.seats[seat].cards.clone();
        cards.sort();
        cards.dedup();
        cards
    }

    pub(super) fn judge_swap(&self, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Done => Ok(()),
            Choice::Give { from, to, card } if from != to => {
                let Some(mut market) = self.market() else {
                    return refuse("AC-TRADE-08", t!("trade-no-visit"));
                };
                market.swap(usize::from(*from), usize::from(*to), card)
            }
            Choice::Want(_) | Choice::Pay(_) => refuse("AC-TRADE-08", t!("trade-swap-first")),
            _ => refuse("AC-TRADE-08", t!("trade-swap-now")),
        }
    }

    pub(super) fn swap(&mut self, choice: &Choice) {
        match choice {
            Choice::Give { from, to, card } => {
                self.give(usize::from(*from), usize::from(*to), card);
            }
            _ => {
                if let Some(fair) = &mut self.state.fair {
                    fair.phase = Phase::Trade;
                }
                self.state.step = Step::Trade;
            }
        }
    }

    /// Moves a card from one hero to another.
    pub(super) fn give(&mut self, from: usize, to: usize, card: &str) {
        let seats = &mut self.state.seats;
        let Some(at) = seats[from].cards.iter().position(|c| c == card) else { return };
        let giver = &mut seats[from];
        let card = giver.cards.remove(at);
        for list in [&mut giver.leaving, &mut giver.drawn] {
            if let Some(at) = list.iter().position(|c| *c == card) {
                list.remove(at);
            }
        }
        seats[to].cards.push(card);
    }

    /// Returns true if a visitor may trade; otherwise returns unsold cards to the box and removes
    /// the traders (AC-TRADE-14).
    pub(super) fn next_trade(&mut self) -> bool {
        if self.market().and_then(|m| m.next()).is_some() {
            return true;
        }
        self.state.fair = None;
        self.begin_decks();
        false
    }

    pub(super) fn trade_options(&self) -> (Option<usize>, Vec<Choice>) {
        let Some(market) = self.market() else { return (None, Vec::new()) };
        let Some((stall, seat)) = market.next() else { return (None, Vec::new()) };
        let options: Vec<Choice> = match &self.state.wants {
            None => {
                let mut stock = market.stalls[stall].stock.clone();
                stock.sort();
                stock.dedup();
                let can = stock.into_iter().filter(|c| self.payable(&market, &[], c, seat));
                can.map(Choice::Want).collect()
            }
            Some(card) => {
                let mine = self.distinct(seat).into_iter();
                let can = mine.filter(|c| {
                    let pays: Vec<String> = self.state.pays.iter().chain([c]).cloned().collect();
                    self.payable(&market, &pays, card, seat)
                });
                can.map(Choice::Pay).collect()
            }
        };
        (Some(seat), options.into_iter().chain([Choice::NoTrade]).collect())
    }

    /// Returns whether a price that begins with these cards can be paid in full.
    fn payable(&self, market: &Market<'_>, pays: &[String], takes: &str, seat: usize) -> bool {
        let asked = market.asked().unwrap_or(0);
        let mut left = self.state.seats[seat].cards.clone();
        for card in pays {
            let Some(at) = left.iter().position(|c| c == card) else { return false };
            left.remove(at);
        }
        if pays.len() >= asked {
            return market.judge(pays, takes).is_ok();
        }
        left.sort();
        left.dedup();
        // Cards are paid in any order, so only one order needs to be tried.
        let enough = |c: &String| {
            let pays: Vec<String> = pays.iter().chain([c]).cloned().collect();
            self.payable(market, &pays, takes, seat)
        };
        left.iter().any(enough)
    }

    pub(super) fn judge_trade(&self, choice: &Choice) -> Result<(), Refusal> {
        let Some(market) = self.market() else {
            return refuse("AC-TRADE-09", t!("trade-no-visit"));
        };
        let Some((stall, seat)) = market.next() else {
            return refuse("AC-TRADE-09", t!("trade-nobody-left"));
        };
        match (choice, &self.state.wants) {
            (Choice::NoTrade, _) => Ok(()),
            (Choice::Want(card), None) => {
                if !market.stalls[stall].stock.contains(card) {
                    return refuse("AC-TRADE-12", t!("trade-not-displayed"));
                }
                match self.payable(&market, &[], card, seat) {
                    true => Ok(()),
                    false => refuse("AC-TRADE-10", t!("trade-no-price")),
                }
            }
            (Choice::Pay(card), Some(wanted)) => {
                let pays: Vec<String> = self.state.pays.iter().chain([card]).cloned().collect();
                if self.payable(&market, &pays, wanted, seat) {
                    return Ok(());
                }
                // Once the price is complete, the market returns the reason.
                match market.judge(&pays, wanted) {
                    Err(why) if Some(pays.len()) == market.asked() => Err(why),
                    _ => refuse("AC-TRADE-10", t!("trade-no-part")),
                }
            }
            (Choice::Want(_), Some(_)) => refuse("AC-TRADE-09", t!("trade-at-most-one")),
            (Choice::Give { .. }, _) => refuse("AC-TRADE-08", t!("trade-swap-first")),
            _ => refuse("AC-TRADE-09", t!("trade-visitor-now")),
        }
    }

    pub(super) fn trade(&mut self, choice: &Choice) {
        let content = self.content.clone();
        let (heroes, boxed) = (self.heroes(), self.boxed());
        let Some(fair) = self.state.fair.clone() else { return };
        let mut market = Market::resume(&content, heroes, boxed, fair);
        let seat = market.next().map(|(_, seat)| seat);
        match choice {
            Choice::Want(card) => self.state.wants = Some(card.clone()),
            Choice::Pay(card) => {
                self.state.pays.push(card.clone());
                let wanted = self.state.wants.clone().unwrap_or_default();
                if Some(self.state.pays.len()) == market.asked()
                    && market.trade(&self.state.pays, &wanted).is_ok()
                {
                    if let Some(seat) = seat {
                        let paid: Vec<String> =
                            self.state.pays.iter().map(|c| self.card_name(c)).collect();
                        let (name, card) = (self.seat_name(seat), self.card_name(&wanted));
                        self.note(t!(
                            "trade-pays",
                            hero = name,
                            paid = paid.join(", "),
                            card = card
                        ));
                    }
                    let (heroes, fair) = market.put_away();
                    self.put_away(heroes, fair);
                    (self.state.wants, self.state.pays) = (None, Vec::new());
                }
            }
            _ => {
                market.pass();
                let (heroes, fair) = market.put_away();
                self.put_away(heroes, fair);
                (self.state.wants, self.state.pays) = (None, Vec::new());
            }
        }
    }
}
