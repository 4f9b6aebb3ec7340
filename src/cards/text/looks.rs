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
        let one = n.fixed() == Some(1);
        let cards = if one { "card".into() } else { format!("{} cards", self.amount(n)) };
        let what = format!("the top {cards} of {}", self.deck(deck));
        let mut text = self.does(Who::You, &format!("examine {what}"), &format!("examines {what}"));
        let then = match then {
            Then::Back => String::new(),
            Then::AnyOrder => {
                text += ", then put them back in any order";
                String::new()
            }
            Then::MayBottom if one => format!("{you} may put it on the bottom of that deck"),
            Then::MayBottom => format!("{you} may put any of them on the bottom of that deck"),
            Then::MayTake(f) if one => {
                format!("if it is {}, {you} may put it into {your} hand", self.a_card(f))
            }
            Then::MayTake(f) => {
                format!("{you} may put {} among them into {your} hand", self.a_card(f))
            }
            Then::MayEncounter(f) => {
                let it = if one { "it" } else { "the first of them" };
                format!("if {it} is {}, {you} may encounter it", self.a_card(f))
            }
            Then::Shuffle => {
                text += ", then shuffle that deck";
                String::new()
            }
        };
        out.push(self.kind(Who::You, text));
        if !then.is_empty() {
            out.push(Clause::Sentence(then));
        }
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
        let what = format!("{} from the top until {you} find {}", self.deck(deck), self.a_card(f));
        let mut text = self.does(Who::You, &format!("examine {what}"), &format!("examines {what}"));
        let if_it_is = |g: &CardFilter| {
            let sure = g == f || *g == CardFilter::default();
            if sure { String::new() } else { format!("if it is {}, ", self.a_card(g)) }
        };
        let then = match then {
            Then::Back | Then::AnyOrder => String::new(),
            Then::MayBottom => format!("{you} may put it on the bottom of that deck"),
            Then::MayTake(g) => format!("{}{you} may put it into {your} hand", if_it_is(g)),
            Then::MayEncounter(g) => format!("{}{you} may encounter it", if_it_is(g)),
            Then::Shuffle => {
                text += ", then shuffle that deck";
                String::new()
            }
        };
        out.push(self.kind(Who::You, text));
        if !then.is_empty() {
            out.push(Clause::Sentence(then));
        }
    }
}
