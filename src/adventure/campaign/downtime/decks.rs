//! Rebuilding the decks (AC-BETW-01 to AC-BETW-11): each surviving hero's cards are gathered, the
//! heroes trade, and cards of the box are used only for what the group lacks.

use super::plain::{Choice, Step};
use super::{AdventureDowntime, refuse};
use crate::cards::vocabulary::{Kind, Rank};
use crate::rules::describe;
use crate::rules::flow::prompt::Refusal;
use crate::rules::state::sheet;
use crate::saturating;

impl AdventureDowntime {
    /// Returns the number of cards of a type on the seat's deck list (AC-BETW-04, AC-BETW-05).
    pub fn list(&self, seat: usize, kind: Kind) -> usize {
        self.hero(seat).map_or(0, |h| sheet::cards(h, &self.state.seats[seat].feats, kind))
    }

    /// Returns the number of cards of a type that the hero has; loot counts as its listed type
    /// (AC-BETW-06).
    pub fn has(&self, seat: usize, kind: Kind) -> usize {
        let cards = self.state.seats[seat].cards.iter();
        cards.filter(|c| self.kind(c) == Some(kind)).count()
    }

    /// Returns whether the group has surplus cards of a type: in the common pile, or more than a
    /// list requires.
    fn group_has(&self, kind: Kind) -> bool {
        let spare = self.state.spare.iter().any(|c| self.kind(c) == Some(kind));
        spare || self.living().into_iter().any(|n| self.has(n, kind) > self.list(n, kind))
    }

    /// Checks that the seat's deck matches its list, or lacks only cards that nobody can supply
    /// (AC-RUL-82).
    ///
    /// # Errors
    /// Returns the mismatch with its rule.
    pub fn matches_list(&self, seat: usize) -> Result<(), Refusal> {
        let rule = if self.edition.displayed_resolved { "AC-BETW-05" } else { "AC-BETW-04" };
        for kind in Kind::BOONS {
            let (has, list) = (self.has(seat, kind), self.list(seat, kind));
            let lacks =
                has < list && (self.group_has(kind) || !self.open_to(seat, kind).is_empty());
            if has > list || lacks {
                let name = self.seat_name(seat);
                let cards = describe::counted(has as u64, kind.word());
                return refuse(
                    rule,
                    t!("between-mismatch", hero = name, cards = cards, list = list),
                );
            }
        }
        Ok(())
    }

    /// Checks that all decks match their lists. Returns the first mismatch.
    pub(super) fn all_match(&self) -> Result<(), Refusal> {
        self.living().into_iter().try_for_each(|n| self.matches_list(n))
    }

    /// Begins to rebuild decks: pending conditions of displayed boons are resolved after a win or a
    /// loss (AC-END-13, AC-END-14; not in the first edition, AC-RUL-72), and the cards of dead
    /// heroes become available to the survivors (AC-DIE-11). Without a scenario there is nothing to
    /// rebuild.
    pub(super) fn begin_decks(&mut self) {
        for n in 0..self.state.seats.len() {
            let resolved = self.edition.displayed_resolved;
            let leaving = std::mem::take(&mut self.state.seats[n].leaving);
            for card in leaving.into_iter().filter(|_| resolved) {
                let cards = &mut self.state.seats[n].cards;
                if let Some(at) = cards.iter().position(|c| *c == card) {
                    cards.remove(at);
                    let (card, name) = (self.card_name(&card), self.seat_name(n));
                    self.note(t!("between-back-to-box", card = card, hero = name));
                }
            }
            if !self.state.seats[n].alive {
                let cards = std::mem::take(&mut self.state.seats[n].cards);
                self.state.spare.extend(cards);
            }
        }
        self.state.step = if self.played.is_some() { Step::Decks } else { Step::Camp };
        if self.living().is_empty() {
            self.end_decks();
        }
    }

    /// Returns surplus cards to the box (AC-BETW-11), including those of dead heroes (AC-DIE-12,
    /// AC-DIE-13).
    fn end_decks(&mut self) {
        self.state.spare.clear();
        self.state.step = Step::Camp;
    }

    pub(super) fn deck_options(&self) -> Vec<Choice> {
        let mut all = vec![Choice::Propose, Choice::Done];
        all.extend(self.draws());
        let mut spare = self.state.spare.clone();
        spare.sort();
        spare.dedup();
        for to in self.living() {
            all.extend(
                spare.iter().cloned().map(|card| Choice::Take { to: saturating::byte(to), card }),
            );
        }
        for from in self.living() {
            let cards = self.distinct(from).into_iter();
            all.extend(cards.map(|card| Choice::Spare { from: saturating::byte(from), card }));
        }
        all.extend(self.gifts());
        all.retain(|c| *c != Choice::Done || self.all_match().is_ok());
        all
    }

    /// Returns every choice of taking a card from the box.
    pub(super) fn draws(&self) -> Vec<Choice> {
        let boxed = self.boxed();
        let mut all = Vec::new();
        for to in self.living() {
            for kind in Kind::BOONS {
                if self.has(to, kind) < self.list(to, kind) && !self.group_has(kind) {
                    let open = self.open_of(&boxed, to, kind);
                    all.extend(
                        open.map(|c| Choice::Draw { to: saturating::byte(to), card: c.to_owned() }),
                    );
                }
            }
        }
        all
    }

    /// Checks that a hero may take a card from the box: for a place on the list that the group
    /// cannot fill (AC-BETW-07, AC-BETW-10); never in exchange for another card (AC-BETW-15).
    pub(super) fn judge_draw(&self, to: u8, card: &str) -> Result<(), Refusal> {
        let seat = usize::from(to);
        let Some(hero) = self.hero(seat).filter(|_| self.living().contains(&seat)) else {
            return refuse("AC-DIE-15", t!("between-nobody-alive"));
        };
        let Some(def) = self.card(card) else {
            return refuse("AC-BOX-01", t!("between-no-card"));
        };
        if self.has(seat, def.kind) >= self.list(seat, def.kind) {
            let why = t!("between-no-place");
            return refuse("AC-BETW-15", why);
        }
        if self.group_has(def.kind) {
            return refuse("AC-BETW-10", t!("between-group-has"));
        }
        if !super::may_take(def, hero, self.adventures(), &self.edition) {
            return refuse(self.limit(seat), t!("between-may-not"));
        }
        if !self.is_boxed(card) {
            return refuse("AC-BOX-01", t!("between-none-in-box"));
        }
        Ok(())
    }

    /// Returns the rule about cards of the box that applies, by edition and by the adventures
    /// begun.
    fn limit(&self, seat: usize) -> &'static str {
        let (relaxed, third) = (self.state.begun >= 3, self.edition.letters_are_zero);
        match (relaxed, third, self.state.seats[seat].new) {
            (false, _, false) => "AC-BETW-07",
            (false, _, true) => "AC-DIE-17",
            (true, false, false) => "AC-BETW-08",
            (true, true, false) => "AC-BETW-09",
            (true, false, true) => "AC-DIE-18",
            (true, true, true) => "AC-DIE-19",
        }
    }

    pub(super) fn judge_gift(&self, from: u8, to: u8, card: &str) -> Result<(), Refusal> {
        let (from, to) = (usize::from(from), usize::from(to));
        let living = self.living();
        if from == to || !living.contains(&from) || !living.contains(&to) {
            return refuse("AC-BETW-03", t!("between-two-living"));
        }
        match self.state.seats[from].cards.iter().any(|c| c == card) {
            true => Ok(()),
            false => refuse("AC-BETW-03", t!("between-not-theirs")),
        }
    }

    pub(super) fn judge_rebuilding(&self, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Propose => Ok(()),
            Choice::Done => self.all_match(),
            Choice::Give { from, to, card } => self.judge_gift(*from, *to, card),
            Choice::Spare { from, card } => {
                let seat = usize::from(*from);
                let mine = self.living().contains(&seat)
                    && self.state.seats[seat].cards.iter().any(|c| c == card);
                if mine { Ok(()) } else { refuse("AC-BETW-03", t!("between-not-theirs")) }
            }
            Choice::Take { to, card } => {
                let seat = usize::from(*to);
                let there = self.living().contains(&seat) && self.state.spare.contains(card);
                if there { Ok(()) } else { refuse("AC-BETW-03", t!("between-not-there")) }
            }
            Choice::Draw { to, card } => self.judge_draw(*to, card),
            Choice::Return { .. } => refuse("AC-BETW-11", t!("between-aside")),
            _ => refuse("AC-END-15", t!("between-decks-first")),
        }
    }

    pub(super) fn rebuild(&mut self, choice: &Choice) {
        match choice {
            Choice::Propose => self.fill_decks(),
            Choice::Done => self.end_decks(),
            Choice::Give { from, to, card } => {
                self.give(usize::from(*from), usize::from(*to), card);
            }
            Choice::Spare { from, card } => self.set_aside(usize::from(*from), card),
            Choice::Take { to, card } => self.take_up(usize::from(*to), card),
            Choice::Draw { to, card } => self.draw(usize::from(*to), card),
            _ => {}
        }
    }

    fn set_aside(&mut self, from: usize, card: &str) {
        let cards = &mut self.state.seats[from].cards;
        if let Some(at) = cards.iter().position(|c| c == card) {
            let card = cards.remove(at);
            self.state.spare.push(card);
        }
    }

    fn take_up(&mut self, to: usize, card: &str) {
        if let Some(at) = self.state.spare.iter().position(|c| c == card) {
            let card = self.state.spare.remove(at);
            self.state.seats[to].cards.push(card);
        }
    }

    pub(super) fn draw(&mut self, to: usize, card: &str) {
        let new = self.state.seats[to].new;
        self.state.seats[to].cards.push(card.to_owned());
        if new {
            self.state.seats[to].drawn.push(card.to_owned());
        } else {
            let (name, card) = (self.seat_name(to), self.card_name(card));
            self.note(t!("between-took-box", hero = name, card = card));
        }
    }

    pub(super) fn deck_proposal(&self) -> Choice {
        match self.all_match() {
            Ok(()) => Choice::Done,
            Err(_) => Choice::Propose,
        }
    }

    /// Returns a rank for keeping a card among those of its type: loot first, then cards that are
    /// not Basic, by their set, then cards of the previous deck.
    fn worth(&self, seat: usize, id: &str) -> (bool, bool, u32, bool) {
        let Some(card) = self.card(id) else { return (false, false, 0, false) };
        let basic = card.traits.iter().any(|t| t.name() == "Basic");
        let before = self.state.seats[seat].before.iter().any(|c| c == id);
        (card.rank == Rank::Loot, !basic, card.set.to_digit(10).unwrap_or(0), before)
    }

    /// Makes every deck match its list by a simple rule: each hero keeps the best own cards;
    /// missing ones come from the group, then from the box.
    pub(super) fn fill_decks(&mut self) {
        for seat in self.living() {
            for kind in Kind::BOONS {
                while self.has(seat, kind) > self.list(seat, kind) {
                    let cards = self.state.seats[seat].cards.iter();
                    let of_kind = cards.filter(|c| self.kind(c) == Some(kind));
                    let Some(worst) = of_kind.min_by_key(|c| self.worth(seat, c)).cloned() else {
                        break;
                    };
                    self.set_aside(seat, &worst);
                }
            }
        }
        for seat in self.living() {
            for kind in Kind::BOONS {
                while self.has(seat, kind) < self.list(seat, kind) {
                    let of_kind = self.state.spare.iter().filter(|c| self.kind(c) == Some(kind));
                    let Some(best) = of_kind.max_by_key(|c| self.worth(seat, c)).cloned() else {
                        break;
                    };
                    let (name, card) = (self.seat_name(seat), self.card_name(&best));
                    self.note(t!("between-took-party", hero = name, card = card));
                    self.take_up(seat, &best);
                }
            }
        }
        self.fill_from_box();
    }

    /// Fills the gaps of all decks from the box.
    pub(super) fn fill_from_box(&mut self) {
        for seat in self.living() {
            for kind in Kind::BOONS {
                while self.has(seat, kind) < self.list(seat, kind) && !self.group_has(kind) {
                    let Some(card) = self.best_of_box(seat, kind) else { break };
                    self.draw(seat, &card);
                }
            }
        }
    }
}
