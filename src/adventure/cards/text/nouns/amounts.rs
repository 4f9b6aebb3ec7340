//! Amounts, and what they count: "1d4+1", "2 open locations".

use crate::cards::amount::{Amount, Counted, Each, Lie, Such, Sum, Worth};
use crate::cards::effect::CardFilter;
use crate::cards::text::german::Det;
use crate::cards::text::nouns::Cards;
use crate::cards::text::phrases::{Np, np, say};
use crate::cards::text::{Ctx, You, mark, trait_word};
use crate::lang::pattern::{Message, Value};
use lang::message;

/// Returns the message for a counted thing; `None` for cards of a type. `outcome` says whether the
/// check that is spoken of succeeded, if that is certain.
fn counted_message(
    counted: Counted,
    many: bool,
    outcome: Option<bool>,
) -> Option<&'static Message> {
    Some(match (counted, many) {
        (
            Counted::InHand(_)
            | Counted::InHandWith(_)
            | Counted::Discarded(_)
            | Counted::DiscardedWith(_)
            | Counted::Such(_),
            _,
        ) => {
            return None;
        }
        (Counted::OthersHere, false) => message!("card-other-hero"),
        (Counted::OthersHere, true) => message!("card-other-heroes"),
        (Counted::HeroesHere, false) => message!("card-hero"),
        (Counted::HeroesHere, true) => message!("card-heroes"),
        (Counted::Hand, false) => message!("card-card-in-hand"),
        (Counted::Hand, true) => message!("card-cards-in-hand"),
        (Counted::DiscardPile, false) => message!("card-card-in-discards"),
        (Counted::DiscardPile, true) => message!("card-cards-in-discards"),
        (Counted::Heroes, false) => message!("card-hero-in-party"),
        (Counted::Heroes, true) => message!("card-heroes-in-party"),
        (Counted::ClosedLocations, false) => message!("card-closed-location"),
        (Counted::ClosedLocations, true) => message!("card-closed-locations"),
        (Counted::OpenLocations, false) => message!("card-open-location"),
        (Counted::OpenLocations, true) => message!("card-open-locations"),
        (Counted::Displayed, false) => message!("card-card-displayed"),
        (Counted::Displayed, true) => message!("card-cards-displayed"),
        (Counted::OccupiedLocations, false) => message!("card-occupied-location"),
        (Counted::OccupiedLocations, true) => message!("card-occupied-locations"),
        (Counted::LowestDifficulty, false) => message!("card-lowest-point"),
        (Counted::LowestDifficulty, true) => message!("card-lowest-points"),
        (Counted::HighestDifficulty, false) => message!("card-highest-point"),
        (Counted::HighestDifficulty, true) => message!("card-highest-points"),
        (Counted::Number, false) => message!("card-number-point"),
        (Counted::Number, true) => message!("card-number-points"),
        (Counted::CardNumber, false) => message!("card-card-number-point"),
        (Counted::CardNumber, true) => message!("card-card-number-points"),
        (Counted::PaidNumber, false) => message!("card-paid-number-point"),
        (Counted::PaidNumber, true) => message!("card-paid-number-points"),
        (Counted::HourNumber, false) => message!("card-hour-number-point"),
        (Counted::HourNumber, true) => message!("card-hour-number-points"),
        (Counted::Deck, false) => message!("card-card-in-deck"),
        (Counted::Deck, true) => message!("card-cards-in-deck"),
        (Counted::Buried, false) => message!("card-buried-card"),
        (Counted::Buried, true) => message!("card-buried-cards"),
        (Counted::HoursGone, false) => message!("card-hour-gone"),
        (Counted::HoursGone, true) => message!("card-hours-gone"),
        (Counted::ByScenario, false) => message!("card-card-by-scenario"),
        (Counted::ByScenario, true) => message!("card-counted-by-scenario-many"),
        (Counted::HoursLeft, false) => message!("card-hour-left"),
        (Counted::HoursLeft, true) => message!("card-hours-left"),
        (Counted::Margin, false) => match outcome {
            Some(true) => message!("card-margin-point-above"),
            Some(false) => message!("card-margin-point-below"),
            None => message!("card-margin-point"),
        },
        (Counted::Margin, true) => match outcome {
            Some(true) => message!("card-margin-points-above"),
            Some(false) => message!("card-margin-points-below"),
            None => message!("card-margin-points"),
        },
        (Counted::TokensHere, false) => message!("card-token-here"),
        (Counted::TokensHere, true) => message!("card-tokens-here"),
        (Counted::CardsHere, false) => message!("card-card-here"),
        (Counted::CardsHere, true) => message!("card-cards-here"),
        (Counted::Moved, false) => message!("card-card-moved"),
        (Counted::Moved, true) => message!("card-cards-moved"),
        (Counted::HandSize, false) => message!("card-hand-size-point"),
        (Counted::HandSize, true) => message!("card-hand-size-points"),
        (Counted::Charges, false) => message!("card-charge"),
        (Counted::Charges, true) => message!("card-charges"),
        (Counted::Markers(_), false) => message!("card-marker"),
        (Counted::Markers(_), true) => message!("card-markers"),
        (Counted::MarkersHere(_), false) => message!("card-marker-here"),
        (Counted::MarkersHere(_), true) => message!("card-markers-here"),
    })
}

/// Returns the name of the markers that are counted.
fn marker(counted: Counted) -> String {
    match counted {
        Counted::Markers(name) | Counted::MarkersHere(name) => trait_word(name),
        _ => String::new(),
    }
}

impl Ctx<'_> {
    /// Returns the sum of the current level.
    pub(in crate::cards::text) fn sum_of<'n>(&self, n: &'n Amount) -> &'n Sum {
        n.at(self.level)
    }

    /// Returns the sum of the current level, followed by those of unchecked boxes if boxes are
    /// shown.
    pub(in crate::cards::text) fn amount(&self, n: &Amount) -> String {
        self.sum(self.sum_of(n)) + &self.unchecked(n)
    }

    /// Returns the sums of unchecked boxes, if boxes are shown: " (☐ 2) (☐ 3)".
    pub(in crate::cards::text) fn unchecked(&self, n: &Amount) -> String {
        let levels = n.levels.iter().zip(n.levels.iter().skip(1)).skip(self.level);
        let later = levels.filter(|(before, level)| self.boxes && before != level);
        later.map(|(_, level)| format!(" (☐ {})", self.sum(level))).collect()
    }

    pub(in crate::cards::text) fn sum(&self, sum: &Sum) -> String {
        let mut text = String::new();
        for d in &sum.dice {
            if !text.is_empty() {
                text.push('+');
            }
            text += &mark('d', &d.to_string());
        }
        // A number alone is subtracted from what is counted: "-1, plus 1 for each" nobody says.
        let counts = sum.counted.iter().any(|c| !c.minus);
        let less = (text.is_empty() && sum.plus < 0 && counts).then_some(sum.plus.unsigned_abs());
        if let (Some(n), [only]) = (less, &sum.counted[..])
            && let Some(text) = self.less_than(n, *only)
        {
            return text;
        }
        if less.is_none() && (sum.plus != 0 || text.is_empty() && sum.counted.is_empty()) {
            let n = sum.plus;
            text += &if text.is_empty() { n.to_string() } else { format!("{n:+}") };
        }
        for c in &sum.counted {
            let them;
            let ctx = match c.their {
                true => {
                    them = self.with_you(You::They);
                    &them
                }
                false => self,
            };
            let each = match (c.per, c.worth) {
                (0 | 1, Worth::Points(0 | 1)) => ctx.one_for_each(c.what),
                (0 | 1, worth) => {
                    let each = ctx.counted_form(c.what, "each");
                    say!(self, "card-for-each-so-much", sum = ctx.worth(worth), each = each)
                }
                (n, Worth::Points(0 | 1)) => {
                    let many = ctx.counted(c.what, true);
                    say!(self, "card-for-every", n = u32::from(n), many = many)
                }
                (n, worth) => {
                    let (sum, many) = (ctx.worth(worth), ctx.counted(c.what, true));
                    say!(self, "card-for-every-so-much", sum = sum, n = u32::from(n), many = many)
                }
            };
            if c.minus {
                text = match text.is_empty() {
                    true => say!(self, "card-minus", sum = 0, less = each),
                    false => say!(self, "card-minus", sum = text, less = each),
                };
            } else if text.is_empty() {
                text = each;
            } else {
                text = match c.per <= 1 && self.is_number(c.what) {
                    true => say!(self, "card-plus-number", sum = text, more = each),
                    false => say!(self, "card-plus", sum = text, more = each),
                };
            }
        }
        match less {
            Some(n) => say!(self, "card-minus", sum = text, less = n.to_string()),
            None => text,
        }
    }

    /// Returns "1 less than the number of cards in your hand", if each of what is counted is worth 1.
    fn less_than(&self, n: u32, each: Each) -> Option<String> {
        if each.per > 1 || each.minus || each.worth != Worth::Points(1) {
            return None;
        }
        let them;
        let ctx = match each.their {
            true => {
                them = self.with_you(You::They);
                &them
            }
            false => self,
        };
        if ctx.is_number(each.what) {
            let number = ctx.counted_form(each.what, "number");
            return Some(say!(ctx, "card-less-than", n = n, number = number));
        }
        let many = ctx.counted(each.what, true);
        // A relative clause cannot stand before a German verb.
        let closed = ctx.german() && many.text.contains(',');
        (!closed).then(|| say!(ctx, "card-fewer-than-counted", n = n, many = many))
    }

    fn worth(&self, worth: Worth) -> String {
        match worth {
            Worth::Points(n) => n.to_string(),
            Worth::Dice(dice) => mark('d', &dice.to_string()),
        }
    }

    /// Returns "1 for each open location"; what is a number itself is told as such: "the card's
    /// adventure deck number".
    fn one_for_each(&self, counted: Counted) -> String {
        match self.is_number(counted) {
            true => self.counted_form(counted, "number"),
            false => say!(self, "card-for-each", each = self.counted_form(counted, "each")),
        }
    }

    /// Returns whether what is counted is a number itself.
    fn is_number(&self, counted: Counted) -> bool {
        let message = counted_message(counted, false, self.outcome);
        message.is_some_and(|m| m.of(self.lang).form("number").is_some())
    }

    /// Returns a counted thing: "open location", "heroes here".
    pub(in crate::cards::text) fn counted(&self, counted: Counted, many: bool) -> Np {
        let (here, your, you) = (self.here(), self.your(), self.you());
        let Some(message) = counted_message(counted, many, self.outcome) else {
            let cards = if many { &Cards::Many } else { &Cards::Bare };
            return self.where_counted(counted, &self.in_hand(counted, cards));
        };
        let marker = marker(counted);
        self.noun_of(
            message,
            &[("here", &here), ("your", &your), ("you", &you), ("marker", &marker)],
        )
    }

    /// Returns a counted thing with a word before it: in German "jeden offenen Ort" for `each`,
    /// "keine offenen Orte" for `no`.
    pub(in crate::cards::text) fn counted_form(&self, counted: Counted, form: &str) -> String {
        let (here, your, you) = (self.here(), self.your(), self.you());
        let Some(message) = counted_message(counted, false, self.outcome) else {
            let cards = match self.german() {
                true => {
                    let det = if form == "no" { Det::No } else { Det::Each };
                    let filter = in_hand(counted);
                    let each = |f: &CardFilter| self.german_cards(&det, &[], f, false);
                    self.any_of(&filter, each).unwrap_or_else(|| each(&filter))
                }
                false => self.in_hand(counted, &Cards::Bare),
            };
            return self.where_counted(counted, &cards).case("acc").to_owned();
        };
        let mut out = String::new();
        let marker = marker(counted);
        let values: [(&str, &dyn Value); 4] =
            [("here", &here), ("your", &your), ("you", &you), ("marker", &marker)];
        message.of(self.lang).form_or_value(form).fill("", &values, &mut out);
        out
    }

    /// Returns cards with the pile in which they are counted.
    fn where_counted(&self, counted: Counted, cards: &Np) -> Np {
        let your = self.your();
        match counted {
            Counted::Such(Such { lie: Lie::Displayed, .. }) => {
                np!(self, "card-in-front", cards = cards, you = self.you())
            }
            Counted::Discarded(_)
            | Counted::DiscardedWith(_)
            | Counted::Such(Such { lie: Lie::Discards, .. }) => {
                np!(self, "card-in-discards", cards = cards, your = your)
            }
            _ => np!(self, "card-in-hand", cards = cards, your = your),
        }
    }

    fn in_hand(&self, counted: Counted, how: &Cards) -> Np {
        self.cards(how, &in_hand(counted))
    }
}

/// Returns which cards in the hand are counted.
fn in_hand(counted: Counted) -> CardFilter {
    let mut filter = CardFilter::default();
    match counted {
        Counted::Such(such) => filter = such.filter(),
        Counted::InHand(kind) | Counted::Discarded(kind) => filter.kinds = vec![kind],
        Counted::InHandWith(name) | Counted::DiscardedWith(name) => filter.traits = vec![name],
        _ => {}
    }
    filter
}
