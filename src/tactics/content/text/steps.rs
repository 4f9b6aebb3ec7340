//! Steps of boss cards in words.

use super::{Line, Writer, say, sentence};
use crate::content::amount::{Amount, Counted, Of, Term};
use crate::content::effect::Effect;
use crate::content::printed::{Actors, BossAttack, BossMove, Step};
use crate::content::words::Who;

impl Writer<'_> {
    /// Returns a step of a boss card.
    pub(super) fn step(&self, step: &Step) -> Line {
        let mut parts: Vec<String> = Vec::new();
        let mut push = |text: String| {
            if !text.is_empty() {
                parts.push(text);
            }
        };
        // Whom it goes for is settled first: "it" of what follows.
        if let Some(prefer) = step.target.as_ref().filter(|_| step.who != Actors::Nobody) {
            let closest = || say!(self, "tactics-prefers-closest");
            push(self.prefers(prefer).unwrap_or_else(closest));
        }
        push(self.phrase(&step.first));
        if step.who != Actors::Nobody {
            push(match &step.movement {
                BossMove::Basic => say!(self, "tactics-step-move"),
                BossMove::Plus(n) => say!(self, "tactics-step-plus", n = self.signed(n)),
                BossMove::Exactly(n) => say!(self, "tactics-step-exactly", n = self.amount(n)),
                BossMove::None => say!(self, "tactics-step-stands"),
                BossMove::Random(n) => say!(self, "tactics-step-random", n = self.amount(n)),
                BossMove::Charge(n) => say!(self, "tactics-step-charge", n = self.amount(n)),
                BossMove::Away(n) => say!(self, "tactics-step-away", n = self.amount(n)),
                BossMove::ToMark(mark, n) => self.toward(n, &self.mark(mark)),
                BossMove::To(spot, n) => self.toward(n, &self.spot_to(spot)),
                BossMove::Keep => say!(self, "tactics-step-keep"),
            });
            push(match &step.attack {
                BossAttack::Basic => say!(self, "tactics-step-attack"),
                BossAttack::Plus(n) => {
                    say!(self, "tactics-step-attack-plus", dice = self.signed(n))
                }
                BossAttack::With { dice, range, area, then } => {
                    let mut how = self.range(*range);
                    if let Some(n) = area {
                        how += &say!(self, "tactics-area", n = *n);
                    }
                    let dice = self.amount(dice);
                    let text = say!(self, "tactics-step-attack-with", dice = dice, range = how);
                    text + &self.then(then)
                }
                // What strikes otherwise stands behind it.
                BossAttack::None if step.ability.is_some() || attacks(&step.does) => String::new(),
                BossAttack::None => say!(self, "tactics-step-no-attack"),
                BossAttack::RandomLine => say!(self, "tactics-step-attack-random"),
                BossAttack::Each => say!(self, "tactics-step-attack-each"),
            });
        }
        if let Some(id) = &step.ability {
            let mut all = self.content.enemies.iter().flat_map(|e| &e.active);
            push(all.find(|a| a.id == *id).map_or_else(|| id.clone(), |a| a.name.clone()));
        }
        push(self.phrase(&step.does));
        let mut label = match &step.who {
            Actors::Boss => say!(self, "tactics-actors-boss"),
            Actors::Minions => say!(self, "tactics-actors-minions"),
            Actors::All => say!(self, "tactics-actors-all"),
            Actors::Code(code) => self.coded(code),
            Actors::ClosestMinions(n) => say!(self, "tactics-actors-closest", n = *n),
            Actors::Oneself => self.capital(&self.who(&Who::Oneself)),
            Actors::It => self.capital(&self.who(&Who::It)),
            Actors::Nobody => String::new(),
        };
        if let Some(cond) = &step.only_if {
            label = format!("{label} {}", say!(self, "tactics-label-if", cond = self.cond(cond)));
        }
        if step.repeat.as_number() != Some(1) {
            label =
                format!("{label} {}", say!(self, "tactics-repeat", n = self.amount(&step.repeat)));
        }
        let label = label.trim();
        let label = if label.is_empty() { String::new() } else { format!("{label}:") };
        Line { label, text: sentence(&parts.join("; ")) }
    }

    /// Returns a move toward something, by the usual points or others.
    fn toward(&self, n: &Amount, name: &str) -> String {
        let basic = |t: &Term| t.of == Of::Counted(Counted::Movement) && t.times == 1;
        match n.terms.as_slice() {
            [term] if basic(term) => say!(self, "tactics-step-toward", name = name),
            _ => say!(self, "tactics-step-mark", n = self.amount(n), name = name),
        }
    }

    pub(super) fn capital(&self, np: &super::whom::Np) -> String {
        lang::capital(&say!(self, "tactics-np", who = *np))
    }

    /// Returns the name of the enemies of a code, with the number of one of them.
    pub(super) fn coded(&self, code: &str) -> String {
        let bare = code.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = &code[bare.len()..];
        let name = self.content.enemy_of_code(bare).map(|id| self.content.enemy(id).name.clone());
        let name = lang::without_article(&name.unwrap_or_else(|| bare.to_owned()));
        if number.is_empty() { name } else { format!("{name} {number}") }
    }
}

/// Returns whether effects attack somebody at once.
fn attacks(effects: &[Effect]) -> bool {
    effects.iter().any(|e| matches!(e, Effect::Attack { .. } | Effect::BasicAttack { .. }))
}
