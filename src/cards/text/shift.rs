//! Moving cards about: draw, discard, recharge, bury, banish, heal, take.

use super::{Ctx, Owner, You, act};
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Cost, From, Pick, Side, To, Who};
use crate::cards::trade::TradeDef;
use crate::cards::words::{Action, Kind};

/// A verb as a command and as what somebody does.
type Verb = (String, &'static str);

impl Ctx<'_> {
    /// "pay 2 cards to take 1 of the items displayed here".
    pub(super) fn trade(&self, trade: &TradeDef) -> String {
        let asked = |(n, f): &(u8, CardFilter)| {
            let boon = CardFilter { side: f.side.or(Some(Side::Boon)), ..f.clone() };
            self.count(&Amount::number(i32::from(*n)), "", &boon)
        };
        let price: Vec<String> = trade.price.iter().map(asked).collect();
        let sold = super::nouns::plural(trade.sells);
        format!("pay {} to take 1 of the {sold} displayed here", super::list(&price, "and"))
    }

    /// What is paid: "discard a spell from your hand".
    pub(super) fn cost(&self, cost: &Cost) -> String {
        let your = self.your();
        match cost {
            Cost::Hand(action, f) => {
                format!("{} {} from {your} hand", act(*action), self.a_card(f))
            }
            Cost::Deck(action) => format!("{} the top card of {your} deck", act(*action)),
            Cost::Discards(action, f) => {
                format!("{} {} from {your} discard pile", act(*action), self.a_card(f))
            }
        }
    }

    /// A price of several cards.
    pub(super) fn costs(&self, n: u8, cost: &Cost) -> String {
        let your = self.your();
        match cost {
            Cost::Hand(action, f) => {
                format!("{} {n} {} from {your} hand", act(*action), self.noun(f, n != 1))
            }
            Cost::Discards(action, f) => {
                format!("{} {n} {} from {your} discard pile", act(*action), self.noun(f, n != 1))
            }
            Cost::Deck(_) => self.cost(cost),
        }
    }

    /// Where cards end: the verb, and the place if the verb does not say it.
    pub(super) fn towards(&self, from: From, to: To) -> (Verb, String) {
        let your = self.your();
        let deck = self.pile(From::Here);
        let put = || ("put".to_owned(), "puts");
        let shuffle = || ("shuffle".to_owned(), "shuffles");
        match to {
            To::Hand if from == From::Deck || from == From::Box || from == From::Here => {
                (("draw".into(), "draws"), String::new())
            }
            To::Hand => (("take".into(), "takes"), format!(" into {your} hand")),
            To::DeckTop => (put(), format!(" on top of {your} deck")),
            To::DeckBottom => ((act(Action::Recharge), "recharges"), String::new()),
            To::Deck => (shuffle(), format!(" into {your} deck")),
            To::Hours | To::Discards if from == From::Blessings => {
                ((act(Action::Discard), "discards"), String::new())
            }
            To::Discards => ((act(Action::Discard), "discards"), String::new()),
            To::Buried => ((act(Action::Bury), "buries"), String::new()),
            To::Displayed => ((act(Action::Display), "displays"), String::new()),
            To::Beside if self.owner == Owner::Location => {
                ((act(Action::Display), "displays"), " next to this location".into())
            }
            To::Beside => ((act(Action::Display), "displays"), format!(" next to {your} location")),
            To::Here => (shuffle(), format!(" into {deck}")),
            To::HereTop => (put(), format!(" on top of {deck}")),
            To::HereUp => (("leave".into(), "leaves"), format!(" faceup on top of {deck}")),
            To::HereBottom => (put(), format!(" under {deck}")),
            To::Elsewhere => (shuffle(), " into the deck of a random open location".into()),
            To::Blessings => (shuffle(), " into the blessings deck".into()),
            To::Hours => (put(), " on the blessings discard pile".into()),
            To::Box => ((act(Action::Banish), "banishes"), String::new()),
        }
    }

    pub(super) fn pile(&self, from: From) -> String {
        let your = self.your();
        match from {
            From::Hand => format!("{your} hand"),
            From::Deck => format!("{your} deck"),
            From::Discards => format!("{your} discard pile"),
            From::Buried => format!("{your} buried cards"),
            From::Displayed => format!("{your} displayed cards"),
            From::Here if self.owner == Owner::Location => "this location's deck".into(),
            From::Here => format!("{your} location deck"),
            From::Blessings => "the blessings deck".into(),
            From::Hours => "the blessings discard pile".into(),
            From::Box => "the box".into(),
        }
    }

    /// Cards moved: the subject's verb, the cards, from where, to where.
    pub(super) fn shift(
        &self,
        who: Who,
        from: From,
        what: &CardFilter,
        n: &Amount,
        pick: Pick,
        to: To,
    ) -> String {
        let subject = self.subject(who);
        let ctx = self.with_you(subject.clone());
        let ((mut base, mut third), place) = ctx.towards(from, to);
        // What is displayed and never was in a hand is not banished but removed (AC-SCRG-07).
        if from == From::Displayed && to == To::Box && what.kinds == [Kind::Scourge] {
            (base, third) = ("remove".into(), "removes");
        }
        let pile = ctx.pile(from);
        let any = *what == CardFilter::default();
        let deck = matches!(from, From::Deck | From::Here | From::Blessings);
        let plain_hand = from == From::Hand
            && matches!(to, To::Discards | To::DeckBottom | To::Buried | To::Box | To::Displayed);
        let one = n.fixed() == Some(1);
        let this = self.this.is_some_and(|id| what.ids == [id]);
        let cards = match pick {
            _ if this && from == From::Displayed => "this card".into(),
            Pick::Search => {
                let it = if one { "it" } else { "them" };
                let found = ctx.count(n, "", what);
                let search = ctx.verb(&subject, "search", "searches");
                let then = ctx.follow(&subject, &base, third);
                let shuffle = ctx.follow(&subject, "shuffle", "shuffles");
                let that = if from == From::Box {
                    String::new()
                } else {
                    format!(", then {shuffle} that deck")
                };
                return format!("{search} {pile} for {found}, {then} {it}{place}{that}");
            }
            Pick::All if any => match from {
                From::Hand => format!("{} whole hand", ctx.your()),
                From::Deck | From::Here | From::Blessings => format!("all cards of {pile}"),
                From::Buried | From::Displayed => format!("all {pile}"),
                From::Discards | From::Hours | From::Box => format!("all cards from {pile}"),
            },
            Pick::All => format!("all {} from {pile}", ctx.noun(what, true)),
            Pick::Top | Pick::Choose if deck && from == From::Deck && to == To::Hand && any => {
                ctx.count(n, "", what)
            }
            Pick::Top | Pick::Choose if deck || pick == Pick::Top => {
                if one {
                    format!("the top {} of {pile}", ctx.noun(what, false))
                } else {
                    format!("the top {} of {pile}", ctx.count(n, "", what))
                }
            }
            Pick::Choose | Pick::Top => {
                let cards = ctx.count(n, "", what);
                if plain_hand { cards } else { format!("{cards} from {pile}") }
            }
            Pick::AnyNumber => {
                let cards = format!("any number of {}", ctx.noun(what, true));
                if plain_hand { cards } else { format!("{cards} from {pile}") }
            }
            Pick::UpTo if deck => {
                format!("up to {} from the top of {pile}", ctx.count(n, "", what))
            }
            Pick::UpTo => {
                let cards = format!("up to {}", ctx.count(n, "", what));
                if plain_hand { cards } else { format!("{cards} from {pile}") }
            }
            Pick::Random => {
                let cards = if one {
                    format!("a random {}", ctx.noun(what, false))
                } else {
                    ctx.count(n, " random", what)
                };
                format!("{cards} from {pile}")
            }
        };
        format!("{} {cards}{place}", ctx.verb(&subject, &base, third))
    }

    /// A subject and its verb: "draw", "each hero draws", "they draw".
    pub(super) fn verb(&self, subject: &You, base: &str, third: &str) -> String {
        match subject {
            You::Reader => base.to_owned(),
            You::Named(name) if self.infinitive => format!("have {name} {base}"),
            You::Named(name) => format!("{name} {third}"),
            You::They => format!("they {base}"),
        }
    }

    /// The same verb once the subject was named.
    fn follow(&self, subject: &You, base: &str, third: &str) -> String {
        match subject {
            You::Reader | You::They => base.to_owned(),
            You::Named(_) if self.infinitive => base.to_owned(),
            You::Named(_) => third.to_owned(),
        }
    }
}
