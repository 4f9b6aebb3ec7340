//! Texts of examining cards: "examine the top 2 cards of your deck".

use super::Ctx;
use super::clauses::Clause;
use super::nouns::{Cards, Extra};
use super::phrases::{Mood, Np, Sentence, Vp, np, say, sentence, vp, whether};
use crate::cards::amount::{Amount, Sum};
use crate::cards::effect::{CardFilter, Deck, Effect, End, From, Laid, Then, Who, Whose};

impl Ctx<'_> {
    pub(super) fn deck(&self, deck: Deck) -> Np {
        match deck {
            Deck::Here => self.pile(From::Here),
            Deck::Anywhere => np!(self, "card-any-location-deck"),
            Deck::Own => self.pile(From::Deck),
            Deck::Blessings => self.pile(From::Blessings),
            Deck::OneHero => np!(self, "card-deck-of-one", your = self.your()),
            Deck::OneHeroHere => {
                np!(self, "card-deck-of-one-here", your = self.your(), here = self.here())
            }
            Deck::Elsewhere => np!(self, "card-deck-elsewhere", your = self.your()),
            Deck::Occupied => np!(self, "card-deck-occupied", your = self.your()),
        }
    }

    pub(super) fn examine(
        &self,
        deck: Deck,
        (n, end): (&Amount, End),
        then: &Then,
        out: &mut Vec<Clause>,
    ) {
        let (you, your) = (self.whose(Whose::Yours), self.your());
        let sum = self.sum_of(n);
        let single = sum.fixed_one() == Some(1);
        let more = self.unchecked_cards(n);
        let one = single && more.is_empty();
        let deck = self.deck(deck);
        let mut vp = if end == End::TopOrBottom {
            vp!(self, "card-verb-examine", "card-either-end-card", more = more, deck = deck)
        } else if single && end == End::Bottom {
            vp!(self, "card-verb-examine", "card-the-bottom-card", more = more, deck = deck)
        } else if end == End::Bottom {
            let n = self.amount(n);
            vp!(self, "card-verb-examine", "card-the-bottom-cards", n = n, deck = deck)
        } else if single {
            vp!(self, "card-verb-examine", "card-the-top-card", more = more, deck = deck)
        } else {
            let n = self.sum(sum);
            match sum.counted.is_empty() {
                true => vp!(
                    self,
                    "card-verb-examine",
                    "card-the-top-cards",
                    n = n,
                    more = more,
                    deck = deck
                ),
                false => {
                    vp!(self, "card-verb-examine", "card-the-counted-cards", n = n, deck = deck)
                }
            }
        };
        let then = match then {
            Then::Back => None,
            Then::AnyOrder => {
                vp = vp.then(true, vp!(self, "card-verb-put-back", "card-them-in-any-order"));
                None
            }
            Then::MayBottom if one => Some(sentence!(self, "card-may-bottom", you = you)),
            Then::MayBottom => Some(sentence!(self, "card-may-bottom-any", you = you)),
            Then::MayTake(f) if one => Some(self.if_it_is(f, &self.may_take(f))),
            Then::MayTake(f) => {
                let card = self.a_card(f);
                Some(sentence!(self, "card-may-take-among", you = you, card = card, your = your))
            }
            Then::MayEncounter(f) if one => Some(self.if_it_is(f, &self.may_meet(f))),
            Then::MayEncounter(f) => {
                let may = self.may_meet(f);
                let card = self.a_card(f);
                let text = say!(self, "card-if-first-is", card = card, then = may.after());
                Some(Sentence::new(text))
            }
            Then::Shuffle => {
                vp = vp.then(true, vp!(self, "card-verb-shuffle", "card-that-deck"));
                None
            }
            Then::MayShuffle => Some(self.may_shuffle()),
            Then::If { what, does, otherwise } => Some(self.if_seen(what, (does, otherwise), one)),
            Then::Put { what, to, may, .. } if one => {
                let lays = self.laid(&np!(self, "card-the-card-it"), to, *may);
                Some(match *what == CardFilter::default() {
                    true => lays,
                    false => self.if_it_is(what, &lays),
                })
            }
            Then::Put { what, to, n, may } => {
                let cards = match n {
                    Some(n) => self.some_cards(n.get(), what),
                    None => self.many_cards(what),
                };
                let cards = match (n, may) {
                    (None, true) => np!(self, "card-any-number", cards = cards),
                    (Some(_), true) => np!(self, "card-up-to", cards = cards),
                    (None, false) => self.cards(&Cards::All, what),
                    (Some(_), false) => cards,
                };
                Some(self.laid(&np!(self, "card-among-them", cards = cards), to, *may))
            }
        };
        self.looks(vp, then, out);
    }

    /// Returns "you may put it on the bottom of that deck or into your hand".
    fn laid(&self, cards: &Np, to: &[Laid], may: bool) -> Sentence {
        let lays = |mood: Mood| {
            let each = |to: &Laid| self.chain(&[self.lays(cards, *to)], mood);
            self.list_or(&to.iter().map(each).collect::<Vec<_>>())
        };
        match may {
            true => {
                let (who, does) = (self.whose(Whose::Yours), lays(Mood::May));
                sentence!(self, "card-may", who = who, does = does)
            }
            false => Sentence::both(lays(Mood::Command), lays(Mood::After)),
        }
    }

    fn lays(&self, cards: &Np, to: Laid) -> Vp {
        let your = self.your();
        match to {
            Laid::Top => vp!(self, "card-verb-put", "card-laid-top", cards = cards),
            Laid::Bottom => vp!(self, "card-verb-put", "card-laid-bottom", cards = cards),
            Laid::Second => vp!(self, "card-verb-put", "card-laid-second", cards = cards),
            Laid::Hand => {
                vp!(self, "card-verb-put-into-hand", "card-laid-hand", cards = cards, your = your)
            }
            Laid::Discards => vp!(self, "card-verb-discard", "card-what", what = cards),
            Laid::Buried => vp!(self, "card-verb-bury", "card-what", what = cards),
            Laid::Box => vp!(self, "card-verb-banish", "card-what", what = cards),
        }
    }

    /// Returns "if it is a monster, draw 1 card; otherwise, ...".
    fn if_seen(
        &self,
        what: &CardFilter,
        (does, otherwise): (&[Effect], &[Effect]),
        one: bool,
    ) -> Sentence {
        let card = self.a_card(what);
        let cond = |yes: bool| match one {
            true => whether!(self, yes, "card-it-is", card = card),
            false => whether!(self, yes, "card-among-them-is", card = card),
        };
        if does.is_empty() {
            let then = self.effects_phrase(otherwise, Mood::After);
            return Sentence::new(self.if_then(&cond(false), &then));
        }
        let mut text = self.if_then(&cond(true), &self.effects_phrase(does, Mood::After));
        if !otherwise.is_empty() {
            let then = self.effects_phrase(otherwise, Mood::After);
            text += "; ";
            text += &say!(self, "card-otherwise", then = then);
        }
        Sentence::new(text)
    }

    fn may_shuffle(&self) -> Sentence {
        let shuffle = vp!(self, "card-verb-shuffle", "card-that-deck");
        let who = self.whose(Whose::Yours);
        sentence!(self, "card-may", who = who, does = self.chain(&[shuffle], Mood::May))
    }

    /// Returns the numbers of unchecked boxes with their noun, after a single card: " (☐ 2 cards)".
    fn unchecked_cards(&self, n: &Amount) -> String {
        if self.sum_of(n).fixed_one() != Some(1) {
            return self.unchecked(n);
        }
        let levels = n.levels.iter().zip(n.levels.iter().skip(1)).skip(self.level);
        let later = levels.filter(|(before, level)| self.boxes && before != level);
        let cards = |level: &Sum| {
            let n = Amount { levels: vec![level.clone()] };
            let plain = Ctx { level: 0, ..self.clone() };
            plain.count(&n, Extra::None, &CardFilter::default()).text
        };
        later.map(|(_, level)| format!(" (☐ {})", cards(level))).collect()
    }

    /// Adds "examine your deck from the top until you find an ally. You may put it into your hand".
    pub(super) fn examine_until(
        &self,
        deck: Deck,
        f: &CardFilter,
        then: &Then,
        out: &mut Vec<Clause>,
    ) {
        let you = self.whose(Whose::Yours);
        let (found, deck) = (self.a_card(f), self.deck(deck));
        let mut vp =
            vp!(self, "card-verb-examine", "card-until", deck = deck, you = you, card = found);
        let if_it_is = |g: &CardFilter, may: Sentence| {
            let sure = g == f || *g == CardFilter::default();
            if sure { may } else { self.if_it_is(g, &may) }
        };
        let then = match then {
            Then::Back | Then::AnyOrder => None,
            Then::MayBottom => Some(sentence!(self, "card-may-bottom", you = you)),
            Then::MayTake(g) => {
                Some(if_it_is(g, self.may_take(if *g == CardFilter::default() { f } else { g })))
            }
            Then::MayEncounter(g) => {
                Some(if_it_is(g, self.may_meet(if *g == CardFilter::default() { f } else { g })))
            }
            Then::Shuffle => {
                vp = vp.then(true, vp!(self, "card-verb-shuffle", "card-that-deck"));
                None
            }
            Then::MayShuffle => Some(self.may_shuffle()),
            Then::If { what, does, otherwise } => Some(self.if_seen(what, (does, otherwise), true)),
            Then::Put { what, to, may, .. } => {
                Some(if_it_is(what, self.laid(&np!(self, "card-the-card-it"), to, *may)))
            }
        };
        self.looks(vp, then, out);
    }

    /// Returns "you may encounter it", in languages with genders that of the card.
    fn may_meet(&self, f: &CardFilter) -> Sentence {
        let (you, card) = (self.whose(Whose::Yours), self.a_card(f));
        sentence!(self, "card-may-encounter", you = you, card = card)
    }

    fn may_take(&self, f: &CardFilter) -> Sentence {
        let (you, your, card) = (self.whose(Whose::Yours), self.your(), self.a_card(f));
        sentence!(self, "card-may-take", you = you, your = your, card = card)
    }

    fn if_it_is(&self, f: &CardFilter, may: &Sentence) -> Sentence {
        let card = self.a_card(f);
        Sentence::new(say!(self, "card-if-it-is", card = card, then = may.after()))
    }

    /// Adds a clause of examining, and what follows as a sentence of its own.
    fn looks(&self, vp: Vp, then: Option<Sentence>, out: &mut Vec<Clause>) {
        out.push(self.does(Who::You, vp));
        out.extend(then.map(Clause::Sentence));
    }
}
