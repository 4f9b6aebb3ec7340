//! Texts of moving cards: draw, discard, recharge, bury, banish, heal, take.

use super::nouns::{Cards, Extra};
use super::phrases::{Mood, Np, Verb, Vp, np, say, verb, vp};
use super::{Ctx, Owner};
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Cost, From, Pick, Side, To, Who};
use crate::cards::trade::TradeDef;
use crate::cards::vocabulary::{Action, Kind};

impl Ctx<'_> {
    /// Returns "pay 2 cards to take 1 of the items displayed here".
    pub(super) fn trade(&self, trade: &TradeDef) -> String {
        let asked = |(n, f): &(u8, CardFilter)| {
            let boon = CardFilter { side: f.side.or(Some(Side::Boon)), ..f.clone() };
            self.some_cards(*n, &boon).case("acc").to_owned()
        };
        let price: Vec<String> = trade.price.iter().map(asked).collect();
        let price = self.list_and(&price);
        let sold = CardFilter { kinds: vec![trade.sells], ..CardFilter::default() };
        let sold = match self.german() {
            true => self.many_cards(&sold),
            false => self.name(super::nouns::plural(trade.sells, self.lang).to_owned()),
        };
        say!(self, "card-trade", price = price, sold = sold)
    }

    /// Returns a cost: "discard a spell from your hand".
    pub(super) fn cost(&self, cost: &Cost) -> Vp {
        match cost {
            Cost::Hand(action, f) => self.paid(*action, &self.a_card(f), From::Hand),
            Cost::Deck(action) => {
                let pile = self.pile(From::Deck);
                let cards = self.cards(&Cards::Top, &CardFilter::default());
                let cards = np!(self, "card-cards-of", cards = cards, pile = pile);
                self.acted(*action, &cards)
            }
            Cost::Discards(action, f) => self.paid(*action, &self.a_card(f), From::Discards),
            Cost::Displayed(action, f) => self.paid(*action, &self.a_card(f), From::Displayed),
            Cost::Either(all) => self.either(all),
            Cost::Several(n, cost) => self.costs(*n, cost),
        }
    }

    /// Returns "recharge a weapon from your hand or discard the top card of your deck".
    fn either(&self, all: &[Cost]) -> Vp {
        let mut tail = String::new();
        for cost in all.iter().skip(1) {
            tail += &say!(self, "card-or-cost", does = self.both(&[self.cost(cost)], Mood::May));
        }
        match all.first() {
            Some(first) => self.cost(first).tail(tail),
            None => vp!(self, "card-verb-do", "card-nothing"),
        }
    }

    fn paid(&self, action: Action, cards: &Np, from: From) -> Vp {
        let cards = np!(self, "card-cards-from", cards = cards, pile = self.pile(from));
        self.acted(action, &cards)
    }

    /// Returns an action with cards, and where they go unless the verb implies it: "discard this
    /// card", "put this card on top of your deck".
    pub(super) fn acted(&self, action: Action, cards: &Np) -> Vp {
        let place = match action {
            Action::Shuffle => say!(self, "card-into-deck", your = self.your()),
            Action::Reload => say!(self, "card-onto-deck", your = self.your()),
            Action::Reveal
            | Action::Display
            | Action::Discard
            | Action::Recharge
            | Action::Bury
            | Action::Banish => String::new(),
        };
        Vp::new(Verb::of(action), format!("{}{place}", cards.case("acc")))
    }

    /// Returns a cost of several cards.
    pub(super) fn costs(&self, n: u8, cost: &Cost) -> Vp {
        match cost {
            Cost::Hand(action, f) => self.paid(*action, &self.some_cards(n, f), From::Hand),
            Cost::Discards(action, f) => self.paid(*action, &self.some_cards(n, f), From::Discards),
            Cost::Displayed(action, f) => {
                self.paid(*action, &self.some_cards(n, f), From::Displayed)
            }
            Cost::Deck(action) => {
                let n = Amount::number(i32::from(n));
                let cards = self.count(&n, Extra::Top, &CardFilter::default());
                let cards = np!(self, "card-cards-of", cards = cards, pile = self.pile(From::Deck));
                self.acted(*action, &cards)
            }
            Cost::Either(_) | Cost::Several(..) => self.cost(cost),
        }
    }

    /// Returns the verb of moving cards to a pile, and the place unless the verb implies it.
    pub(super) fn towards(&self, from: From, to: To) -> (Verb, String) {
        let (your, deck) = (self.your(), self.pile(From::Here));
        let plain = |action: Action| (Verb::of(action), String::new());
        match to {
            To::Hand if from == From::Deck || from == From::Box || from == From::Here => {
                (verb!("card-verb-draw"), String::new())
            }
            To::Hand => (verb!("card-verb-take"), say!(self, "card-into-hand", your = your)),
            To::DeckTop => (verb!("card-verb-put"), say!(self, "card-onto-deck", your = your)),
            To::DeckBottom => plain(Action::Recharge),
            To::Deck => (verb!("card-verb-shuffle"), say!(self, "card-into-deck", your = your)),
            To::Hours if from == From::Blessings => plain(Action::Discard),
            To::Discards => plain(Action::Discard),
            To::Buried => plain(Action::Bury),
            To::Displayed => plain(Action::Display),
            To::Scenario => (Verb::of(Action::Display), say!(self, "card-beside-scenario")),
            To::Beside if self.owner == Owner::Location => {
                (Verb::of(Action::Display), say!(self, "card-beside-this"))
            }
            To::Beside => (Verb::of(Action::Display), say!(self, "card-beside-yours", your = your)),
            To::BesideOne => {
                (Verb::of(Action::Display), say!(self, "card-beside-one", your = your))
            }
            To::OpenOne => (verb!("card-verb-shuffle"), say!(self, "card-into-one", your = your)),
            To::OtherOpenOne => {
                (verb!("card-verb-shuffle"), say!(self, "card-into-other-one", your = your))
            }
            To::Here => (verb!("card-verb-shuffle"), say!(self, "card-into", deck = deck)),
            To::HereTop => (verb!("card-verb-put"), say!(self, "card-onto", deck = deck)),
            To::HereUp => (verb!("card-verb-leave"), say!(self, "card-faceup-onto", deck = deck)),
            To::FullestUp if from == From::Box => {
                (verb!("card-verb-put"), say!(self, "card-faceup-onto-fullest"))
            }
            To::FullestUp => (verb!("card-verb-put"), say!(self, "card-faceup-onto-fullest-other")),
            To::HereBottom => (verb!("card-verb-put"), say!(self, "card-under", deck = deck)),
            To::Elsewhere => (verb!("card-verb-shuffle"), say!(self, "card-into-another")),
            To::AnyOpen => (verb!("card-verb-shuffle"), say!(self, "card-into-any-open")),
            To::AnyOpenTop => (verb!("card-verb-put"), say!(self, "card-onto-any-open")),
            To::HereSecond => (verb!("card-verb-put"), say!(self, "card-under-top", deck = deck)),
            To::ElsewhereTop => (verb!("card-verb-put"), say!(self, "card-onto-another")),
            To::Blessings => (verb!("card-verb-shuffle"), say!(self, "card-into-blessings")),
            To::Hours if from == From::Hours => {
                (verb!("card-verb-put"), say!(self, "card-onto-that-pile"))
            }
            To::Hours => (verb!("card-verb-put"), say!(self, "card-onto-hours")),
            To::Box => plain(Action::Banish),
        }
    }

    pub(super) fn pile(&self, from: From) -> Np {
        let your = self.your();
        match from {
            From::Hand => np!(self, "card-your-hand", your = your),
            From::Deck => np!(self, "card-your-deck", your = your),
            From::Discards => np!(self, "card-your-discards", your = your),
            From::Buried => np!(self, "card-your-buried", your = your),
            From::Displayed => np!(self, "card-your-displayed", your = your),
            From::Beside => np!(self, "card-cards-beside", your = your),
            From::Scenario => np!(self, "card-cards-by-scenario"),
            From::Here if self.owner == Owner::Location => np!(self, "card-this-deck"),
            From::Here => np!(self, "card-your-location-deck", your = your),
            From::Blessings => np!(self, "card-the-blessings-deck"),
            From::Hours => np!(self, "card-the-hours"),
            From::Box => np!(self, "card-the-box"),
            From::Paid => np!(self, "card-that-paid", you = self.you()),
            From::Moved if self.moved_many => np!(self, "card-those-moved"),
            From::Moved => np!(self, "card-that-moved"),
        }
    }

    /// Returns the phrase of moving cards: the verb, the cards, from where, to where.
    pub(super) fn shift(
        &self,
        who: Who,
        from: From,
        what: &CardFilter,
        n: &Amount,
        pick: Pick,
        to: To,
    ) -> Vp {
        let ctx = self.with_you(self.subject(who));
        let (mut verb, place) = ctx.towards(from, to);
        // A displayed card that never was in a hand is not banished but removed (AC-SCRG-07).
        if from == From::Displayed && to == To::Box && what.kinds == [Kind::Scourge] {
            verb = verb!("card-verb-remove");
        }
        if pick == Pick::Search && !(ctx.is_this(what) && from == From::Displayed) {
            return ctx.search(from, what, n, verb, &place);
        }
        let cards = ctx.picked(from, what, n, pick, to);
        Vp::new(verb, format!("{}{place}", cards.case("acc")))
    }

    fn is_this(&self, what: &CardFilter) -> bool {
        self.this.is_some_and(|id| what.ids == [id])
    }

    fn search(&self, from: From, what: &CardFilter, n: &Amount, verb: Verb, place: &str) -> Vp {
        let (pile, found) = (self.pile(from), self.count(n, Extra::None, what));
        let it = match n.fixed() {
            Some(1) => np!(self, "card-it", what = found),
            _ => np!(self, "card-them"),
        };
        let found = vp!(self, "card-verb-search", "card-pile-for", pile = pile, cards = found)
            .then(false, Vp::new(verb, format!("{}{place}", it.case("acc"))));
        match from {
            From::Box => found,
            _ => found.then(true, vp!(self, "card-verb-shuffle", "card-that-deck")),
        }
    }

    /// Returns the moved cards as an object.
    fn picked(&self, from: From, what: &CardFilter, n: &Amount, pick: Pick, to: To) -> Np {
        let pile = self.pile(from);
        let any = *what == CardFilter::default();
        let deck = matches!(from, From::Deck | From::Here | From::Blessings);
        let plain_hand = from == From::Hand
            && matches!(to, To::Discards | To::DeckBottom | To::Buried | To::Box | To::Displayed);
        let one = n.fixed() == Some(1);
        let from_there = |cards: Np| match plain_hand {
            true => cards,
            false => np!(self, "card-cards-from", cards = cards, pile = pile),
        };
        match pick {
            _ if matches!(from, From::Paid | From::Moved) && any => pile,
            _ if from == From::Moved && self.moved_many => {
                let cards = self.many_cards(what);
                np!(self, "card-all-of-those", cards = cards)
            }
            _ if matches!(from, From::Paid | From::Moved) => {
                np!(self, "card-if-it-is-one", cards = pile, card = self.a_card(what))
            }
            _ if self.is_this(what) && from == From::Displayed => np!(self, "card-this-card"),
            Pick::All if any => match from {
                From::Hand => np!(self, "card-whole-hand", your = self.your()),
                From::Deck | From::Here | From::Blessings => {
                    np!(self, "card-all-cards-of", pile = pile)
                }
                From::Buried | From::Displayed | From::Beside | From::Scenario => {
                    np!(self, "card-all-of", pile = pile)
                }
                From::Discards | From::Hours | From::Box | From::Paid | From::Moved => {
                    np!(self, "card-all-cards-from", pile = pile)
                }
            },
            Pick::All => {
                let cards = self.cards(&Cards::All, what);
                np!(self, "card-cards-from", cards = cards, pile = pile)
            }
            Pick::Top | Pick::Choose if deck && from == From::Deck && to == To::Hand && any => {
                self.count(n, Extra::None, what)
            }
            // Only the top card is looked at.
            Pick::Top | Pick::Choose if (deck || pick == Pick::Top) && one && !any => {
                let top = self.cards(&Cards::Top, &CardFilter::default());
                let top = np!(self, "card-cards-of", cards = top, pile = pile);
                np!(self, "card-if-it-is-one", cards = top, card = self.a_card(what))
            }
            Pick::Top | Pick::Choose if deck || pick == Pick::Top => {
                let cards = match one {
                    true => self.cards(&Cards::Top, what),
                    false => self.count(n, Extra::Top, what),
                };
                np!(self, "card-cards-of", cards = cards, pile = pile)
            }
            Pick::Bottom => {
                let cards = match one {
                    true => self.cards(&Cards::Bottom, what),
                    false => self.count(n, Extra::Bottom, what),
                };
                np!(self, "card-cards-of", cards = cards, pile = pile)
            }
            Pick::Choose | Pick::Top | Pick::Search => from_there(self.count(n, Extra::None, what)),
            Pick::AnyNumber if deck => {
                let cards = np!(self, "card-any-number", cards = self.many_cards(what));
                np!(self, "card-cards-from-top", cards = cards, pile = pile)
            }
            Pick::AnyNumber => {
                let cards = self.many_cards(what);
                from_there(np!(self, "card-any-number", cards = cards))
            }
            Pick::UpTo => {
                let cards = np!(self, "card-up-to", cards = self.count(n, Extra::None, what));
                match deck {
                    true => np!(self, "card-cards-from-top", cards = cards, pile = pile),
                    false => from_there(cards),
                }
            }
            Pick::Random => {
                let cards = match one {
                    true => self.cards(&Cards::Random, what),
                    false => self.count(n, Extra::Random, what),
                };
                np!(self, "card-cards-from", cards = cards, pile = pile)
            }
        }
    }
}
