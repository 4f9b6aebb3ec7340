//! The camp before the next scenario: new heroes in the places of the dead (AC-DIE-15 to
//! AC-DIE-19), heroes who leave and join (AC-BETW-12 to AC-BETW-14), trading before the start
//! (AC-SETUP-06, AC-SETUP-07), and the choice of the next scenario (AC-END-04, AC-END-16,
//! AC-END-18, AC-END-20).

use std::sync::Arc;

use super::plain::{Choice, Seat, Step};
use super::{AdventureDowntime, next_in_order, refuse};
use crate::campaign::quest;
use crate::campaign::record::Record;
use crate::cards::content::Content;
use crate::cards::vocabulary::Kind;
use crate::rules::flow::prompt::Refusal;
use crate::rules::play::Member;
use crate::rules::sets;
use crate::rules::state::ids::MAX_HEROES;
use crate::rules::state::table::Feats;
use crate::saturating;

/// Returns the pack with some quests to choose from in addition to those of the campaign, and their
/// ids (AC-TABLE-08).
pub(super) fn with_offers(content: Arc<Content>, record: &Record) -> (Arc<Content>, Vec<String>) {
    let mut texts = record.body.quests.clone();
    let mut offers = Vec::new();
    for id in quest::offers(&content, record) {
        if content.scenario(&id.to_string()).is_none()
            && let Ok(text) = quest::make(&content, id)
        {
            texts.push(text);
            offers.push(id.to_string());
        }
    }
    match content.with_quests(texts.iter().map(String::as_str)) {
        Ok(with) if !offers.is_empty() => (Arc::new(with), offers),
        _ => (content, Vec::new()),
    }
}

impl AdventureDowntime {
    /// Returns the text of a quest that is offered but not part of the campaign yet.
    pub(super) fn offered_quest(&self, id: &str) -> Option<&String> {
        let offered = self.offers.iter().any(|o| o == id);
        self.content.quest_text(id).filter(|_| offered)
    }

    /// Returns the first seat whose hero is dead.
    fn fallen(&self) -> Option<usize> {
        self.state.seats.iter().position(|s| !s.alive)
    }

    /// Returns the maximum number of decks in use: the number of players that the box is for
    /// (AC-BETW-13, AC-SETS-16).
    fn most(&self) -> usize {
        usize::from(self.content.pack.players).min(MAX_HEROES)
    }

    /// Returns the heroes who are not at the table, plus the one of seat `but`.
    fn free_heroes(&self, but: Option<usize>) -> Vec<String> {
        let taken = |id: &str| {
            self.state.seats.iter().enumerate().any(|(n, s)| s.hero == id && Some(n) != but)
        };
        let heroes = self.content.heroes.iter().map(|h| &h.id);
        heroes.filter(|id| !taken(id)).cloned().collect()
    }

    /// Returns the Class Decks that could be added (AC-SETS-06 to AC-SETS-08).
    fn class_decks(&self) -> Vec<String> {
        let decks = self.content.cards.iter().filter_map(|c| c.class_deck.clone());
        let mut decks: Vec<String> =
            decks.filter(|d| !self.state.class_decks.contains(d)).collect();
        decks.sort();
        decks.dedup();
        decks
    }

    /// Returns the scenarios that may be played now: the next one in order, then those won before
    /// (AC-END-10), and those of no adventure (AC-SETUP-09).
    pub fn playable(&self) -> Vec<String> {
        let next = next_in_order(&self.content, &self.wins);
        let order = self.content.playing_order();
        let alone = |id: &String| order.iter().all(|s| s.id != *id);
        let all = self.content.scenarios.iter().map(|s| &s.id);
        let others = all.filter(|id| Some(*id) != next.as_ref());
        let others = others.filter(|id| self.wins.contains(id) || alone(id)).cloned();
        next.iter().cloned().chain(others).collect()
    }

    pub(super) fn camp_options(&self) -> (Option<usize>, Vec<Choice>) {
        let living = self.living().len();
        if let Some(seat) = self.fallen() {
            let sit = |hero: String| Choice::Sit { seat: saturating::byte(seat), hero };
            // The dead hero comes first, as a new hero of that name.
            let mut heroes = self.free_heroes(Some(seat));
            heroes.sort_by_key(|id| *id != self.state.seats[seat].hero);
            let mut options: Vec<Choice> = heroes.into_iter().map(sit).collect();
            if living > 0 {
                options.push(Choice::Leave(saturating::byte(seat)));
            }
            return (Some(seat), options);
        }
        let mut all = Vec::new();
        if self.all_match().is_ok() {
            all.extend(self.playable().into_iter().map(Choice::Play));
            if next_in_order(&self.content, &self.wins).is_none() {
                all.push(Choice::Done);
            }
            all.extend(self.class_decks().into_iter().map(Choice::ClassDeck));
            if self.state.seats.len() < self.most() {
                all.extend(self.free_heroes(None).into_iter().map(Choice::Join));
            }
            for seat in 0..self.state.seats.len() {
                let sit = |hero: String| Choice::Sit { seat: saturating::byte(seat), hero };
                all.extend(self.free_heroes(None).into_iter().map(sit));
                if living > 1 {
                    all.push(Choice::Leave(saturating::byte(seat)));
                }
            }
        } else {
            all.push(Choice::Propose);
        }
        for (n, seat) in self.state.seats.iter().enumerate().filter(|(_, s)| s.new) {
            all.push(Choice::Suggested(saturating::byte(n)));
            let mut drawn = seat.drawn.clone();
            drawn.sort();
            drawn.dedup();
            all.extend(
                drawn.into_iter().map(|card| Choice::Return { from: saturating::byte(n), card }),
            );
        }
        all.extend(self.draws());
        all.extend(self.gifts());
        (None, all)
    }

    pub(super) fn judge_camp(&self, choice: &Choice) -> Result<(), Refusal> {
        let seats = self.state.seats.len();
        let fallen = self.fallen();
        match choice {
            Choice::Sit { seat, hero } => {
                let seat = usize::from(*seat);
                if seat >= seats || fallen.is_some_and(|f| f != seat) {
                    return refuse("AC-DIE-15", t!("between-dead-first"));
                }
                let same = self.state.seats[seat].hero == *hero;
                if !self.free_heroes(Some(seat)).contains(hero) || (same && fallen.is_none()) {
                    return refuse("AC-SETUP-02", t!("between-another-each"));
                }
                if fallen.is_some() { Ok(()) } else { self.traded() }
            }
            Choice::Leave(seat) => {
                let seat = usize::from(*seat);
                if seat >= seats || fallen.is_some_and(|f| f != seat) {
                    return refuse("AC-DIE-15", t!("between-dead-first"));
                }
                let stay = self.living().into_iter().filter(|n| *n != seat).count();
                if stay == 0 {
                    return refuse("AC-SOLO-01", t!("between-somebody"));
                }
                if fallen.is_some() { Ok(()) } else { self.traded() }
            }
            _ if fallen.is_some() => refuse("AC-DIE-15", t!("between-new-first")),
            Choice::Join(hero) => {
                if seats >= self.most() {
                    let most = self.most();
                    return refuse("AC-BETW-13", t!("between-most-decks", most = most));
                }
                if !self.free_heroes(None).contains(hero) {
                    return refuse("AC-SETUP-02", t!("between-another-each"));
                }
                self.traded()
            }
            Choice::Play(id) => {
                if !self.playable().contains(id) {
                    let lost = self.played.as_ref().is_some_and(|_| !self.won);
                    let rule = if lost { "AC-END-04" } else { "AC-SETUP-17" };
                    return refuse(rule, t!("between-earlier"));
                }
                self.traded()
            }
            Choice::Done => match next_in_order(&self.content, &self.wins) {
                None => self.traded(),
                Some(_) => refuse("AC-END-16", t!("between-say-next")),
            },
            Choice::Give { from, to, card } => self.judge_gift(*from, *to, card),
            Choice::Draw { to, card } => self.judge_draw(*to, card),
            Choice::Propose => Ok(()),
            Choice::Return { from, card } => {
                let seat = self.state.seats.get(usize::from(*from));
                match seat.is_some_and(|s| s.new && s.drawn.contains(card)) {
                    true => Ok(()),
                    false => refuse("AC-BETW-15", t!("between-not-at-will")),
                }
            }
            Choice::Suggested(n) => {
                match self.state.seats.get(usize::from(*n)).is_some_and(|s| s.new) {
                    true => Ok(()),
                    false => refuse("AC-SETUP-05", t!("between-only-newcomer")),
                }
            }
            Choice::ClassDeck(name) => match self.class_decks().contains(name) {
                true => Ok(()),
                false => refuse("AC-SETS-07", t!("between-no-class-deck")),
            },
            Choice::Spare { .. } | Choice::Take { .. } => {
                refuse("AC-BETW-11", t!("between-left-over"))
            }
            _ => refuse("AC-END-15", t!("between-over")),
        }
    }

    /// Checks that every deck matches its list after trading (AC-SETUP-07, AC-CHAR-16).
    fn traded(&self) -> Result<(), Refusal> {
        self.all_match().map_err(|r| Refusal::new("AC-SETUP-07", r.why))
    }

    pub(super) fn at_camp(&mut self, choice: &Choice) {
        match choice {
            Choice::Sit { seat, hero } => {
                let seat = usize::from(*seat);
                self.stand_up(seat);
                let player = std::mem::take(&mut self.state.seats[seat].player);
                self.state.seats[seat] = self.sit_down(hero, player);
                self.unpack(seat);
            }
            Choice::Leave(seat) => {
                let seat = usize::from(*seat);
                self.stand_up(seat);
                self.state.seats.remove(seat);
            }
            Choice::Join(hero) => {
                let newcomer = self.sit_down(hero, String::new());
                self.state.seats.push(newcomer);
                self.unpack(self.state.seats.len() - 1);
            }
            Choice::Suggested(seat) => self.suggested(usize::from(*seat)),
            Choice::Return { from, card } => self.put_back(usize::from(*from), card),
            Choice::Draw { to, card } => self.draw(usize::from(*to), card),
            Choice::Give { from, to, card } => {
                self.give(usize::from(*from), usize::from(*to), card);
            }
            Choice::Propose => {
                self.fill_decks();
                self.state.spare.clear();
            }
            Choice::ClassDeck(name) => {
                self.state.class_decks.push(name.clone());
                self.note(t!("between-class-added", name = name));
            }
            Choice::Play(id) => {
                self.state.next = Some(id.clone());
                self.begin_adventure(id);
                self.state.step = Step::Over;
            }
            Choice::Done => self.state.step = Step::Over,
            _ => {}
        }
    }

    /// Adds an adventure's deck to the box when its first scenario is started (AC-SETS-20,
    /// AC-END-18).
    fn begin_adventure(&mut self, scenario: &str) {
        let Some(n) = self.content.scenario(scenario) else { return };
        let number = sets::number(&self.edition, self.content.scenarios[n].set).unwrap_or(0);
        if number > self.state.begun {
            self.state.begun = number;
            self.note(t!("between-deck-added", number = number));
        }
    }

    /// Removes a hero from the table. The deck list of a living hero is recorded, and the cards
    /// return to the box until the hero is played again (AC-BETW-12, AC-BETW-14). A dead hero is
    /// lost with all feats (AC-DIE-10, AC-DIE-16, AC-FEAT-04).
    fn stand_up(&mut self, seat: usize) {
        let Seat { hero, feats, alive, cards, .. } = self.state.seats[seat].clone();
        self.state.seats[seat].cards.clear();
        let name = self.seat_name(seat);
        if alive {
            let cohort_gone = self.cohort_gone(&hero);
            self.note(t!("between-leaves", hero = name));
            self.state.benched.push(Member { hero, deck: cards, feats, cohort_gone });
        } else {
            self.state.had.remove(&hero);
            self.note(t!("between-stays-dead", hero = name));
        }
    }

    /// Adds a hero to the table: one who returns, or a new one without feats (AC-DIE-16).
    fn sit_down(&mut self, hero: &str, player: String) -> Seat {
        let known = self.state.benched.iter().position(|m| m.hero == hero);
        let member = known.map(|at| self.state.benched.remove(at));
        let new = member.is_none();
        let (feats, before) = member.map_or((Feats::default(), Vec::new()), |m| (m.feats, m.deck));
        Seat {
            hero: hero.to_owned(),
            player,
            feats,
            alive: true,
            cards: Vec::new(),
            before,
            leaving: Vec::new(),
            new,
            drawn: Vec::new(),
        }
    }

    /// Takes the recorded cards of a returning hero from the box, as far as they are there
    /// (AC-BETW-14).
    fn unpack(&mut self, seat: usize) {
        let name = self.seat_name(seat);
        let new = self.state.seats[seat].new;
        self.note(match new {
            true => t!("between-sits-down", hero = name),
            false => t!("between-comes-back", hero = name),
        });
        for card in self.state.seats[seat].before.clone() {
            if self.is_boxed(&card) {
                self.state.seats[seat].cards.push(card);
            }
        }
    }

    fn put_back(&mut self, seat: usize, card: &str) {
        let seat = &mut self.state.seats[seat];
        for list in [&mut seat.cards, &mut seat.drawn] {
            if let Some(at) = list.iter().position(|c| c == card) {
                list.remove(at);
            }
        }
    }

    /// Takes the suggested deck from the box, as far as it is there and fits the list
    /// (AC-SETUP-05).
    fn suggested(&mut self, seat: usize) {
        for card in self.state.seats[seat].drawn.clone() {
            self.put_back(seat, &card);
        }
        let deck = self.hero(seat).map_or(Vec::new(), |h| h.deck.clone());
        for card in deck {
            let Some(kind) = self.kind(&card) else { continue };
            if self.is_boxed(&card) && self.has(seat, kind) < self.list(seat, kind) {
                self.draw(seat, &card);
            }
        }
    }

    /// Returns whether the hero's cohort was removed from the game (AC-SUPP-07).
    pub(super) fn cohort_gone(&self, hero: &str) -> bool {
        let def = self.content.hero(hero).map(|n| &self.content.heroes[n]);
        let cohort = def.and_then(|h| h.cohort.as_ref());
        cohort.is_some_and(|c| self.state.removed.contains(c))
    }

    pub(super) fn camp_proposal(&self) -> Option<Choice> {
        if let Some(seat) = self.fallen() {
            let hero = self.state.seats[seat].hero.clone();
            return Some(Choice::Sit { seat: saturating::byte(seat), hero });
        }
        let lists = |n: usize| Kind::BOONS.iter().any(|k| self.list(n, *k) > 0);
        let bare = |n: &usize| {
            let seat = &self.state.seats[*n];
            seat.new && seat.cards.is_empty() && lists(*n) && self.all_match().is_err()
        };
        if let Some(seat) = self.living().iter().find(|n| bare(n)) {
            return Some(Choice::Suggested(saturating::byte(*seat)));
        }
        if self.all_match().is_err() {
            return Some(Choice::Propose);
        }
        match next_in_order(&self.content, &self.wins) {
            Some(next) => Some(Choice::Play(next)),
            None => Some(Choice::Done),
        }
    }
}
