//! How verbs are put together, and verbs of the story, in words.

use super::{Owner, Writer, say};
use crate::content::effect::{Effect, Pick};

impl Writer<'_> {
    pub(super) fn control(&self, effect: &Effect) -> String {
        match effect {
            Effect::If(cond, then, other) => {
                let (cond, then) = (self.cond(cond), self.branch(then));
                let text = say!(self, "tactics-if", cond = cond, then = then);
                match other.is_empty() {
                    true => text,
                    false => {
                        format!(
                            "{text}{}",
                            say!(self, "tactics-otherwise", does = self.branch(other))
                        )
                    }
                }
            }
            Effect::May(then) => say!(self, "tactics-may", does = self.phrase(then)),
            Effect::Choose(ways) => {
                let each = ways.iter().map(|way| {
                    let does = self.phrase(&way.whole());
                    match &way.only_if {
                        None => does,
                        Some(cond) => {
                            format!(
                                "{does}{}",
                                say!(self, "tactics-only-if", cond = self.cond(cond))
                            )
                        }
                    }
                });
                let ways: Vec<String> = each.collect();
                say!(self, "tactics-choose", ways = ways.join(&say!(self, "tactics-choose-or")))
            }
            Effect::Each(target, then) => {
                let does = self.about(target).phrase(then);
                say!(self, "tactics-each", who = self.target(target), does = does)
            }
            Effect::Times(n, then) => {
                say!(self, "tactics-times", n = self.amount(n), does = self.phrase(then))
            }
            Effect::Pay(cost, then) => {
                say!(self, "tactics-pay", cost = self.phrase(cost), does = self.phrase(then))
            }
            Effect::Lasting { until, on, standing, rules, instead } => {
                let w = if self.is_self(on) { *self } else { self.on_whom() };
                let all = standing.iter().map(|s| w.standing(s));
                let all = all.chain(rules.iter().map(|r| w.rule(r)));
                let all: Vec<String> = all.chain(instead.iter().map(|i| w.instead(i))).collect();
                let (until, does) = (self.until(*until), all.join("; "));
                if self.is_self(on) {
                    say!(self, "tactics-lasting", until = until, does = does)
                } else {
                    let who = self.target(on);
                    say!(self, "tactics-lasting-who", until = until, who = who, does = does)
                }
            }
            _ => String::new(),
        }
    }

    /// Returns effects that follow a condition, in brackets where another "otherwise" is among them.
    pub(super) fn branch(&self, effects: &[Effect]) -> String {
        let text = self.phrase(effects);
        if effects.iter().any(has_otherwise) { format!("({text})") } else { text }
    }

    pub(super) fn story(&self, effect: &Effect) -> String {
        match effect {
            Effect::Gain { what, n, from, to } => {
                let n = self.how_many(n.as_ref());
                let (what, from, to) = (self.cards(what), self.divider(*from), self.owner(*to));
                say!(self, "tactics-gain", who = to, n = n, what = what, from = from)
            }
            Effect::Lose { what, n, from, to } => {
                let n = self.how_many(n.as_ref());
                let (what, who, to) = (self.cards(what), self.owner(*from), self.divider(*to));
                say!(self, "tactics-lose", who = who, n = n, what = what, to = to)
            }
            Effect::Gold(n) => say!(self, "tactics-gold", n = self.signed(n)),
            Effect::LevelUp => say!(self, "tactics-level-up"),
            // Flags are for those who write; what comes of them is told when it comes.
            Effect::Flag(_) => say!(self, "tactics-remembered"),
            Effect::Unflag(_) => String::new(),
            Effect::BasicSwap(owner) => say!(self, "tactics-basic-swap", who = self.owner(*owner)),
            Effect::RandomEncounter => say!(self, "tactics-random-encounter"),
            Effect::RemoveThis => say!(self, "tactics-remove-this"),
            Effect::Win => say!(self, "tactics-win"),
            Effect::Defeat => say!(self, "tactics-defeat"),
            Effect::Bonus(id) => {
                let mut all = self.encounters().flat_map(|e| &e.bonus);
                let text = all.find(|b| b.id.as_ref() == Some(id)).map_or(id, |b| &b.text);
                say!(self, "tactics-bonus", name = text.trim_end_matches('.'))
            }
            _ => String::new(),
        }
    }

    pub(super) fn how_many(&self, n: Option<&crate::content::Amount>) -> String {
        n.map_or_else(
            || say!(self, "tactics-pick-all"),
            |n| self.pick(Pick::Choose, &self.amount(n)),
        )
    }

    /// Returns the writer of a text that lies on somebody else.
    pub(super) fn on_whom(&self) -> Self {
        Writer { owner: Owner::Figure, ..*self }
    }
}

/// Returns whether what an effect does depends on a condition, one way or the other.
fn has_otherwise(effect: &Effect) -> bool {
    let any = |list: &[Effect]| list.iter().any(has_otherwise);
    match effect {
        Effect::If(_, then, other) => !other.is_empty() || any(then),
        Effect::Run { hits, stopped, .. } => any(hits) || any(stopped),
        Effect::Shove { stopped: list, .. }
        | Effect::May(list)
        | Effect::Each(_, list)
        | Effect::Times(_, list) => any(list),
        _ => false,
    }
}
