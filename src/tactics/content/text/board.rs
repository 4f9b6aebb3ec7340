//! Verbs of the board, of turns and of cards in words.

use lang::{Language, message};

use super::effects::lower;
use super::{Line, Writer, form, say};
use crate::content::amount::{Amount, Counted, Of, Term};
use crate::content::effect::{Effect, Full, Order, Pick, Scried, Spot, Target, Which};
use crate::content::printed::Actors;
use crate::content::words::{HeroPile, Who};

impl Writer<'_> {
    pub(super) fn on_board(&self, effect: &Effect) -> String {
        match effect {
            Effect::Raise { terrain, beside } => {
                let (name, who) = (self.terrain(terrain), self.target(beside));
                say!(self, "tactics-raise", name = name, who = who)
            }
            Effect::Lay { terrain, at, n } => {
                let (name, spot) = (self.terrain(terrain), self.spot(at));
                match n {
                    Some(n) => {
                        say!(self, "tactics-lay", what = self.of_name(n, &name), spot = spot)
                    }
                    None => say!(self, "tactics-lay-all", name = name, spot = spot),
                }
            }
            Effect::Clear { terrain, at, n } => {
                let (name, spot) = (self.terrain(terrain), self.spot_at(at));
                match n {
                    Some(n) => {
                        say!(self, "tactics-clear", what = self.of_name(n, &name), spot = spot)
                    }
                    None if matches!(at, Spot::Terrain(id) if id == terrain) => {
                        say!(self, "tactics-clear-every", name = name)
                    }
                    None => say!(self, "tactics-clear-all", name = name, spot = spot),
                }
            }
            Effect::Become { from, to, at: Spot::Terrain(id) } if id == from => {
                say!(self, "tactics-become-any", from = self.terrain(from), to = self.terrain(to))
            }
            Effect::Become { from, to, at } => {
                let (from, to) = (self.terrain(from), self.terrain(to));
                say!(self, "tactics-become", from = from, to = to, spot = self.spot_at(at))
            }
            Effect::Slide { terrain, way, n, which, carries } => {
                let (name, way, n) = (self.terrain(terrain), self.way(*way), self.amount(n));
                let with =
                    if *carries { say!(self, "tactics-slide-carries") } else { String::new() };
                match which {
                    Which::All => {
                        say!(self, "tactics-slide", name = name, n = n, way = way, with = with)
                    }
                    Which::Nearest => {
                        say!(
                            self,
                            "tactics-slide-nearest",
                            name = name,
                            n = n,
                            way = way,
                            with = with
                        )
                    }
                }
            }
            Effect::Spawn { what, at, n, full } => {
                let name = match what.as_str() {
                    "reserve" => say!(self, "tactics-reserve"),
                    id => lang::without_article(&self.figure(id)),
                };
                let (what, spot) = (self.of_name(n, &name), self.spot_at(at));
                let full = match full {
                    Full::Prevent => String::new(),
                    Full::Replace => say!(self, "tactics-spawn-replace"),
                };
                say!(self, "tactics-spawn", what = what, spot = spot, full = full)
            }
            Effect::Summon { what, at } => {
                let (name, spot) = (self.figure(what), self.spot(at));
                if self.lang == Language::German && self.is_kind(&name) {
                    // The article of its name would mean a certain one.
                    return say!(self, "tactics-summon", who = name, spot = spot);
                }
                let who = self.who(&Who::Named(what.clone()));
                say!(self, "tactics-summon", who = who, spot = spot)
            }
            Effect::Put(token, n, target) => {
                let (name, who) = (self.token(token), self.target(target));
                let what = self.about(target).of_name(n, &name);
                say!(self, "tactics-put", what = what, who = who)
            }
            Effect::Take(token, n, target) => {
                let who = self.target(target);
                let name = match token.as_str() {
                    "any" => say!(self, "tactics-token-any"),
                    id => self.token(id),
                };
                match n {
                    None if token == "any" => {
                        say!(self, "tactics-take-all-any", name = name, who = who)
                    }
                    None => say!(self, "tactics-take-all", name = name, who = who),
                    Some(n) => say!(self, "tactics-take", what = self.of_name(n, &name), who = who),
                }
            }
            Effect::MoveToken { token, n, from, to } => {
                let what = self.about(from).of_name(n, &self.token(token));
                let (from, to) = (self.target(from), self.target(to));
                say!(self, "tactics-move-token", what = what, from = from, to = to)
            }
            Effect::Count(counter, n) if is_all_of(counter, n) => {
                say!(self, "tactics-count-none", name = self.counter(counter))
            }
            Effect::Count(counter, n) => {
                say!(self, "tactics-count", name = self.counter(counter), n = self.signed(n))
            }
            _ => String::new(),
        }
    }

    pub(super) fn turns_and_cards(&self, effect: &Effect) -> String {
        match effect {
            Effect::Act(n, target) => {
                let n = if *n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") };
                if self.is_self(target) {
                    say!(self, "tactics-act", n = n)
                } else {
                    say!(self, "tactics-act-who", n = n, who = self.target(target))
                }
            }
            Effect::TakeTurn(target) => say!(self, "tactics-take-turn", who = self.target(target)),
            Effect::EndTurn => say!(self, "tactics-end-turn"),
            Effect::Again => say!(self, "tactics-again"),
            Effect::Initiative(order, target) => {
                let who = self.target(target);
                match order {
                    Order::First => say!(self, "tactics-line-first", who = who),
                    Order::Last => say!(self, "tactics-line-last", who = who),
                    Order::Swap => say!(self, "tactics-line-swap", who = who),
                    Order::Redraw => say!(self, "tactics-line-redraw"),
                }
            }
            Effect::Activate(step) => {
                let Line { label, text } = self.step(step);
                let text = text.trim_end_matches('.').to_owned();
                match (step.who == Actors::It, self.lang) {
                    (true, Language::English) => lower(&text),
                    // It begins with a noun.
                    (true, Language::German) => text,
                    _ => format!("{label} {text}"),
                }
            }
            Effect::Equip(target) => self.self_or_who(
                target,
                |w| say!(w, "tactics-equip"),
                |w, who| say!(w, "tactics-equip-who", who = who),
            ),
            Effect::Prepare(target) => self.self_or_who(
                target,
                |w| say!(w, "tactics-prepare"),
                |w, who| say!(w, "tactics-prepare-who", who = who),
            ),
            Effect::Play { from, what, who } => {
                let (from, what) = (self.pile(*from, false), self.cards(what));
                if self.is_self(who) {
                    say!(self, "tactics-play", what = what, from = from)
                } else {
                    say!(self, "tactics-play-who", who = self.target(who), what = what, from = from)
                }
            }
            Effect::Draw(n, target) => {
                let n = self.about(target).amount(n);
                self.self_or_who(
                    target,
                    |w| say!(w, "tactics-draw", n = n),
                    |w, who| {
                        form!(w, w.person(target), message!("tactics-draw-who"), n = n, who = who)
                    },
                )
            }
            Effect::Shift { who, from: HeroPile::Hand, to: HeroPile::Discards, what, n, pick } => {
                let many = n.as_number() != Some(1) || *pick == Pick::All;
                let n = self.pick(*pick, &self.amount(n));
                let what = self.cards_of(what, many);
                self.self_or_who(
                    who,
                    |w| say!(w, "tactics-discard", n = n, what = what),
                    |w, np| {
                        let message = message!("tactics-discard-who");
                        form!(w, w.person(who), message, who = np, n = n, what = what)
                    },
                )
            }
            Effect::Shift { who, from, to, what, n, pick } => {
                let many = n.as_number() != Some(1) || *pick == Pick::All;
                let top = *pick == Pick::Top || *from == HeroPile::DeckTop;
                let n = match (top, n.as_number()) {
                    (true, Some(1)) => say!(self, "tactics-pick-top-one"),
                    (true, _) => self.pick(Pick::Top, &self.amount(n)),
                    (false, _) => self.pick(*pick, &self.amount(n)),
                };
                // The top of the deck is said once.
                let from = if *from == HeroPile::DeckTop { HeroPile::Deck } else { *from };
                let (from, to) = (self.pile(from, false), self.pile(*to, true));
                let what = self.cards_of(what, many);
                self.self_or_who(
                    who,
                    |w| say!(w, "tactics-shift", n = n, what = what, from = from, to = to),
                    |w, np| {
                        let message = message!("tactics-shift-who");
                        let form = w.person(who);
                        form!(w, form, message, who = np, n = n, what = what, from = from, to = to)
                    },
                )
            }
            Effect::Scry { n, then } if n.as_number() == Some(1) => {
                let then = match then {
                    Scried::Back | Scried::Order => String::new(),
                    Scried::OneUnder => say!(self, "tactics-scry-one-under"),
                    Scried::OneDiscarded => say!(self, "tactics-scry-one-discard"),
                };
                say!(self, "tactics-scry-one", then = then)
            }
            Effect::Scry { n, then } => {
                let then = match then {
                    Scried::Back => String::new(),
                    Scried::Order => say!(self, "tactics-scry-order"),
                    Scried::OneUnder => say!(self, "tactics-scry-under"),
                    Scried::OneDiscarded => say!(self, "tactics-scry-discard"),
                };
                say!(self, "tactics-scry", n = self.amount(n), then = then)
            }
            Effect::BossCard => say!(self, "tactics-boss-card"),
            Effect::DrawLaw => say!(self, "tactics-draw-law"),
            Effect::VoidLaws => say!(self, "tactics-void-laws"),
            Effect::RedrawDirection => say!(self, "tactics-redraw-direction"),
            Effect::BossUnder => say!(self, "tactics-boss-under"),
            _ => String::new(),
        }
    }

    pub(super) fn self_or_who(
        &self,
        target: &Target,
        own: impl Fn(&Self) -> String,
        who: impl Fn(&Self, super::whom::Np) -> String,
    ) -> String {
        if self.is_self(target) { own(self) } else { who(self, self.target(target)) }
    }
}

/// Returns whether an amount takes all of a counter away.
fn is_all_of(counter: &str, n: &Amount) -> bool {
    matches!(n.terms.as_slice(),
        [Term { times: -1, of: Of::Counted(Counted::Counter(id)), at_most: None }] if id == counter)
}
