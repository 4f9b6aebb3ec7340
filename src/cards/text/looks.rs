//! Looking at cards, in words: "examine the top 2 cards of your deck".

use super::Ctx;
use super::clauses::Clause;
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Deck, From, Then, Who};

impl Ctx<'_> {
    pub(super) fn deck(&self, deck: Deck) -> String {
        match deck {
            Deck::Here => self.pile(From::Here),
            Deck::Anywhere => "any location deck".into(),
            Deck::Own => self.pile(From::Deck),
            Deck::Blessings => self.pile(From::Blessings),
        }
    }

    pub(super) fn examine(&self, deck: Deck, n: &Amount, then: &Then, out: &mut Vec<Clause>) {
        let (you, your) = (self.you(), self.your());
        let sum = self.sum_of(n);
        let cards = match sum.fixed_one() {
            Some(1) => "card".to_owned(),
            _ => format!("{} cards", self.sum(sum)),
        };
        let more = self.unchecked(n);
        let one = cards == "card" && more.is_empty();
        let mut what = format!("the top {cards}{more} of {}", self.deck(deck));
        let then = match then {
            Then::Back => None,
            Then::AnyOrder => {
                what += ", then put them back in any order";
                None
            }
            Then::MayBottom if one => Some(format!("{you} may put it on the bottom of that deck")),
            Then::MayBottom => {
                Some(format!("{you} may put any of them on the bottom of that deck"))
            }
            Then::MayTake(f) if one => {
                Some(format!("if it is {}, {you} may put it into {your} hand", self.a_card(f)))
            }
            Then::MayTake(f) => {
                Some(format!("{you} may put {} among them into {your} hand", self.a_card(f)))
            }
            Then::MayEncounter(f) => {
                let it = if one { "it" } else { "the first of them" };
                Some(format!("if {it} is {}, {you} may encounter it", self.a_card(f)))
            }
            Then::Shuffle => {
                what += ", then shuffle that deck";
                None
            }
        };
        self.looks(&what, then, out);
    }

    /// "examine your deck from the top until you find an ally. You may put it into your hand".
    pub(super) fn examine_until(
        &self,
        deck: Deck,
        f: &CardFilter,
        then: &Then,
        out: &mut Vec<Clause>,
    ) {
        let (you, your) = (self.you(), self.your());
        let found = self.a_card(f);
        let mut what = format!("{} from the top until {you} find {found}", self.deck(deck));
        let if_it_is = |g: &CardFilter| {
            let sure = g == f || *g == CardFilter::default();
            if sure { String::new() } else { format!("if it is {}, ", self.a_card(g)) }
        };
        let then = match then {
            Then::Back | Then::AnyOrder => None,
            Then::MayBottom => Some(format!("{you} may put it on the bottom of that deck")),
            Then::MayTake(g) => Some(format!("{}{you} may put it into {your} hand", if_it_is(g))),
            Then::MayEncounter(g) => Some(format!("{}{you} may encounter it", if_it_is(g))),
            Then::Shuffle => {
                what += ", then shuffle that deck";
                None
            }
        };
        self.looks(&what, then, out);
    }

    /// "examine" that, and what follows as a sentence of its own.
    fn looks(&self, what: &str, then: Option<String>, out: &mut Vec<Clause>) {
        let text = self.does(Who::You, &format!("examine {what}"), &format!("examines {what}"));
        out.push(self.kind(Who::You, text));
        out.extend(then.map(Clause::Sentence));
    }
}
