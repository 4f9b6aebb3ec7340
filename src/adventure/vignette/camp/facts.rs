//! What must be true at a meeting between two games.

use super::format::Fact;
use super::{Meeting, known};
use crate::campaign::downtime::FeatBox;
use crate::rules::edition::cite_by;
use crate::rules::play::Member;
use crate::rules::setup::judge_decks;
use crate::vignette::read::spread_out;

/// `Ok(None)`: it is so. `Ok(Some(what))`: it is not so, but that. `Err`: it names something that
/// is not there.
type Verdict = Result<Option<String>, String>;

fn so(is: bool, what: impl FnOnce() -> String) -> Verdict {
    Ok(if is { None } else { Some(what()) })
}

impl Meeting<'_> {
    /// What a trader that is displayed shows.
    fn stock(&self, trader: &str) -> Result<Vec<String>, String> {
        known(self.between.content(), std::iter::once(&trader.to_owned()))?;
        let stalls = self.between.state().fair.iter().flat_map(|f| &f.stalls);
        let mut here = stalls.filter(|s| self.between.content().card(s.trader).id == trader);
        let stall = here.next().ok_or_else(|| format!("`{trader}` is not displayed"))?;
        Ok(stall.stock.clone())
    }

    /// Whether two lists have the same cards.
    fn same(&self, mut has: Vec<String>, wanted: &[String]) -> Verdict {
        let mut wanted = spread_out(wanted)?;
        known(self.between.content(), wanted.iter())?;
        has.sort();
        wanted.sort();
        so(has == wanted, || format!("those are {has:?}"))
    }

    /// Judges a fact.
    pub(super) fn judge(&self, fact: &Fact) -> Verdict {
        let (between, state) = (&self.between, self.between.state());
        match fact {
            Fact::Not(inner) => Ok(match self.judge(inner)? {
                None => Some("it is so".into()),
                Some(_) => None,
            }),
            Fact::Asked(step) => so(state.step == *step, || format!("it is {:?}", state.step)),
            Fact::Who(hero) => {
                let (seat, asked) = (self.seat(hero)?, between.prompt().and_then(|p| p.seat));
                let who = |n: usize| format!("{:?} is", state.seats[n].hero);
                so(asked == Some(seat), || asked.map_or("nobody is".into(), who))
            }
            Fact::Offered(deed) => {
                let choice = self.choice(deed)?;
                let offered = between.prompt().is_some_and(|p| p.options.contains(&choice));
                so(offered, || match between.judge(&choice) {
                    Ok(()) => "it is accepted, but not offered".into(),
                    Err(why) => format!("it is not: {why}"),
                })
            }
            Fact::Refused(deed, rule) => {
                let choice = self.choice(deed)?;
                if between.prompt().is_some_and(|p| p.options.contains(&choice)) {
                    return Ok(Some("it is offered".into()));
                }
                let rule = cite_by(between.content().pack.edition, rule);
                Ok(match between.judge(&choice) {
                    Ok(()) => Some("it is accepted".into()),
                    Err(why) if why.rule == rule => None,
                    Err(why) => Some(format!("it is refused thus: {why}")),
                })
            }
            Fact::Cards(hero, wanted) => {
                self.same(state.seats[self.seat(hero)?].cards.clone(), wanted)
            }
            Fact::Has(hero, card) => {
                let cards = &state.seats[self.seat(hero)?].cards;
                known(between.content(), std::iter::once(card))?;
                so(cards.contains(card), || format!("those are {cards:?}"))
            }
            Fact::Boxed(card, n) => {
                known(between.content(), std::iter::once(card))?;
                let there = between.boxed().get(card).copied().unwrap_or(0);
                so(there == *n, || format!("there are {there}"))
            }
            Fact::Checked(..) | Fact::Feats(..) | Fact::Role(..) | Fact::List(..) => {
                self.judge_hero(fact)
            }
            Fact::Legal(..) | Fact::Illegal(..) => self.judge_deck(fact),
            Fact::Traders(..) | Fact::Stock(..) | Fact::StockSize(..) | Fact::StockOf(..) => {
                self.judge_traders(fact)
            }
        }
    }

    fn judge_hero(&self, fact: &Fact) -> Verdict {
        let (Fact::Checked(hero, _)
        | Fact::Feats(hero, ..)
        | Fact::Role(hero, _)
        | Fact::List(hero, ..)) = fact
        else {
            return Ok(None);
        };
        let seat = self.seat(hero)?;
        let (def, feats) = (self.hero(seat)?, &self.between.state().seats[seat].feats);
        match fact {
            Fact::Checked(_, tick) => {
                let (checked, nth) = match self.feat_box(seat, tick)? {
                    FeatBox::Skill { skill, nth } => {
                        let row = def.skills.iter().position(|s| s.skill == skill);
                        (row.and_then(|n| feats.skills.get(n)).copied().unwrap_or(0), nth)
                    }
                    FeatBox::Power { power, nth } => (feats.power(power.into()), nth),
                    FeatBox::Role { side, .. } if feats.role != Some(side) => (0, u8::MAX),
                    FeatBox::Role { power, nth, .. } => {
                        (feats.power(def.powers.len() + usize::from(power)), nth)
                    }
                    FeatBox::Hand { nth } => (feats.hand, nth),
                    FeatBox::Card { kind, nth } => {
                        let row = feats.cards.iter().find(|(k, _)| *k == kind);
                        (row.map_or(0, |(_, n)| *n), nth)
                    }
                };
                so((1..=checked).contains(&nth), || format!("{checked} of its row are"))
            }
            Fact::Feats(_, skills, powers, cards) => {
                let is = self.between.feats(seat);
                so(is == [*skills, *powers, *cards], || format!("they are {is:?}"))
            }
            Fact::Role(_, name) => {
                let side = self.side(seat, name)?;
                so(feats.role == Some(side), || format!("it has the side {:?}", feats.role))
            }
            Fact::List(_, kind, n) => {
                let is = self.between.list(seat, *kind);
                so(is == *n, || format!("it says {is}"))
            }
            _ => Ok(None),
        }
    }

    /// Whether a game may begin with a deck.
    fn judge_deck(&self, fact: &Fact) -> Verdict {
        let (Fact::Legal(hero, deck) | Fact::Illegal(hero, deck, _)) = fact else {
            return Ok(None);
        };
        let (content, deck) = (self.between.content(), spread_out(deck)?);
        known(content, deck.iter())?;
        let feats = self.between.state().seats[self.seat(hero)?].feats.clone();
        let member = Member { hero: hero.clone(), deck, feats, cohort_gone: false };
        match (judge_decks(content, &[member]).map_err(String::from), fact) {
            (Ok(()), Fact::Illegal(..)) => Ok(Some("it is accepted".into())),
            (Err(why), Fact::Illegal(_, _, rule)) => so(why.contains(rule.as_str()), || why),
            (Err(why), _) => Ok(Some(why)),
            (Ok(()), _) => Ok(None),
        }
    }

    fn judge_traders(&self, fact: &Fact) -> Verdict {
        match fact {
            Fact::Traders(wanted) => {
                let stalls = self.between.state().fair.iter().flat_map(|f| &f.stalls);
                let ids = stalls.map(|s| self.between.content().card(s.trader).id.clone());
                self.same(ids.collect(), wanted)
            }
            Fact::Stock(trader, wanted) => self.same(self.stock(trader)?, wanted),
            Fact::StockSize(trader, n) => {
                let stock = self.stock(trader)?;
                so(stock.len() == *n, || format!("those are {stock:?}"))
            }
            Fact::StockOf(trader, some) => {
                let (stock, some) = (self.stock(trader)?, spread_out(some)?);
                known(self.between.content(), some.iter())?;
                so(stock.iter().all(|c| some.contains(c)), || format!("those are {stock:?}"))
            }
            _ => Ok(None),
        }
    }
}
