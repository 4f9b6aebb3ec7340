//! Verbs in words.

use lang::message;

use super::{Owner, Writer, form, say};
use crate::content::effect::{Effect, Face, Many, More, Target};
use crate::content::words::{Condition, Until, Way, Who};

impl Writer<'_> {
    /// Returns each effect as a phrase; what follows words that named somebody knows whom "it" means.
    pub(super) fn each_effect(&self, effects: &[Effect]) -> Vec<String> {
        let mut w = *self;
        let mut all = Vec::new();
        for effect in effects {
            let text = w.effect(effect);
            if !text.is_empty() {
                all.push(text);
            }
            if names_somebody(effect) {
                w = w.behind_target();
            }
        }
        all
    }

    /// Returns effects as one phrase: "draw 1; take its Debt".
    pub(super) fn phrase(&self, effects: &[Effect]) -> String {
        self.each_effect(effects).join("; ")
    }

    fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::BasicMove { .. }
            | Effect::Move { .. }
            | Effect::Shove { .. }
            | Effect::Place { .. }
            | Effect::Drift { .. }
            | Effect::Run { .. }
            | Effect::Swap { .. } => self.moving(effect),
            Effect::Attack { .. }
            | Effect::BasicAttack { .. }
            | Effect::Harm(..)
            | Effect::Heal(..)
            | Effect::Inflict(..)
            | Effect::Lift(..)
            | Effect::Reduce(_)
            | Effect::Ignore
            | Effect::CallOff
            | Effect::LeaveHp(_)
            | Effect::Prevent
            | Effect::Redirect(_)
            | Effect::Fell(_)
            | Effect::Remove(_) => self.fighting(effect),
            Effect::AddDice(_)
            | Effect::Plus(_)
            | Effect::Reroll(..)
            | Effect::SetDie(..)
            | Effect::Double
            | Effect::DoubleDie(_)
            | Effect::Floor(_)
            | Effect::KeepDice(_)
            | Effect::UseKept(_)
            | Effect::Roll(..) => self.rolling(effect),
            Effect::Raise { .. }
            | Effect::Lay { .. }
            | Effect::Clear { .. }
            | Effect::Slide { .. }
            | Effect::Become { .. }
            | Effect::Spawn { .. }
            | Effect::Summon { .. }
            | Effect::Put(..)
            | Effect::Take(..)
            | Effect::MoveToken { .. }
            | Effect::Count(..) => self.on_board(effect),
            Effect::Act(..)
            | Effect::TakeTurn(_)
            | Effect::EndTurn
            | Effect::Again
            | Effect::Initiative(..)
            | Effect::Activate(_)
            | Effect::Equip(_)
            | Effect::Prepare(_)
            | Effect::Play { .. }
            | Effect::Draw(..)
            | Effect::Shift { .. }
            | Effect::Scry { .. }
            | Effect::BossCard
            | Effect::DrawLaw
            | Effect::VoidLaws
            | Effect::RedrawDirection
            | Effect::BossUnder => self.turns_and_cards(effect),
            Effect::If(..)
            | Effect::May(_)
            | Effect::Choose(_)
            | Effect::Each(..)
            | Effect::Times(..)
            | Effect::Pay(..)
            | Effect::Lasting { .. } => self.control(effect),
            Effect::Gain { .. }
            | Effect::Lose { .. }
            | Effect::Gold(_)
            | Effect::LevelUp
            | Effect::Flag(_)
            | Effect::Unflag(_)
            | Effect::BasicSwap(_)
            | Effect::RandomEncounter
            | Effect::RemoveThis
            | Effect::Win
            | Effect::Defeat
            | Effect::Bonus(_) => self.story(effect),
        }
    }

    fn moving(&self, effect: &Effect) -> String {
        match effect {
            Effect::BasicMove { plus, target, through } => {
                let plus = match plus.terms.is_empty() {
                    true => String::new(),
                    false => say!(self, "tactics-move-plus", n = self.signed(plus)),
                };
                let how = format!("{plus}{}", self.through(through));
                if self.is_self(target) {
                    say!(self, "tactics-basic-move", how = how)
                } else {
                    say!(self, "tactics-basic-move-who", who = self.target(target), how = how)
                }
            }
            Effect::Move { points, target, through, straight, to } => {
                let mut how = self.through(through);
                if *straight {
                    how += &say!(self, "tactics-move-straight");
                }
                if let Some(to) = to {
                    how += &say!(self, "tactics-move-to", spot = self.spot_at(to));
                }
                let n = self.amount(points);
                if self.is_self(target) {
                    say!(self, "tactics-move", n = n, how = how)
                } else {
                    say!(self, "tactics-move-who", who = self.target(target), n = n, how = how)
                }
            }
            Effect::Shove { n, way, target, stopped } => {
                let who = self.target(target);
                let n = self.amount(n);
                let shove = say!(self, "tactics-shove", who = who, n = n, way = self.way(*way));
                match stopped.is_empty() {
                    true => shove,
                    false => {
                        let does = self.behind_target().branch(stopped);
                        format!("{shove}{}", say!(self, "tactics-shove-stopped", does = does))
                    }
                }
            }
            Effect::Drift { n, way, whom } => {
                let (n, way) = (self.amount(n), self.way(*way));
                say!(self, "tactics-drift", who = self.each_of(whom), n = n, way = way)
            }
            Effect::Run { n, way, hits, stopped } => {
                // Who runs toward somebody runs toward whom the words before are about.
                let way = match way {
                    Way::Toward => form!(self, "it", message!("tactics-way-toward")),
                    way => self.way(*way),
                };
                let mut text = say!(self, "tactics-run", n = self.amount(n), way = way);
                if !hits.is_empty() {
                    text +=
                        &say!(self, "tactics-run-hits", does = self.behind_target().phrase(hits));
                }
                if !stopped.is_empty() {
                    text += &say!(self, "tactics-shove-stopped", does = self.branch(stopped));
                }
                text
            }
            Effect::Place { to, target } => {
                say!(self, "tactics-place", who = self.target(target), spot = self.spot(to))
            }
            Effect::Swap { target, with } => {
                let (who, with) = (self.target(target), self.target(with));
                say!(self, "tactics-swap", who = who, with = with)
            }
            _ => String::new(),
        }
    }

    fn through(&self, through: &[crate::content::words::Pass]) -> String {
        match through.is_empty() {
            true => String::new(),
            false => say!(self, "tactics-move-through", what = self.passed(through)),
        }
    }

    fn fighting(&self, effect: &Effect) -> String {
        match effect {
            Effect::Attack { dice, more, target, then, after } => {
                let w = self.behind_target();
                let who = self.target(target);
                let mut text = say!(self, "tactics-attack", who = who, dice = w.amount(dice));
                for More { only_if, dice } in more {
                    let cond = w.cond(only_if);
                    text += &say!(self, "tactics-attack-more", dice = w.amount(dice), cond = cond);
                }
                text += &w.then(then);
                if !after.is_empty() {
                    text += &say!(self, "tactics-attack-after", does = w.phrase(after));
                }
                text
            }
            Effect::BasicAttack { plus, who, only_if, then } => {
                let w = self.behind_target();
                let mut text = if self.is_self(who) {
                    say!(self, "tactics-basic-attack")
                } else {
                    say!(self, "tactics-basic-attack-who", who = self.target(who))
                };
                if !plus.terms.is_empty() {
                    text += &say!(self, "tactics-basic-attack-plus", dice = self.signed(plus));
                }
                if let Some(cond) = only_if {
                    text += &say!(self, "tactics-basic-attack-if", cond = w.cond(cond));
                }
                text + &w.then(then)
            }
            Effect::Harm(n, target) => {
                let n = self.about(target).amount(n);
                form!(
                    self,
                    self.person(target),
                    message!("tactics-harm"),
                    n = n,
                    who = self.target(target)
                )
            }
            Effect::Heal(n, target) if self.is_self(target) => {
                say!(self, "tactics-heal", n = self.amount(n))
            }
            Effect::Heal(n, target) => {
                let n = self.about(target).amount(n);
                say!(self, "tactics-heal-who", n = n, who = self.target(target))
            }
            Effect::Inflict(condition, target, until) => {
                let what = self.condition(*condition);
                let who = self.target(target);
                let person = self.person(target);
                let text = form!(self, person, message!("tactics-inflict"), who = who, what = what);
                match until {
                    Until::Cleanup => text,
                    until => format!("{text} ({})", self.until(*until)),
                }
            }
            Effect::Lift(conditions, target, n) => {
                let what = self.conditions(conditions, *n);
                say!(self, "tactics-lift", what = what, who = self.target(target))
            }
            Effect::Reduce(n) => say!(self, "tactics-reduce", n = self.amount(n)),
            Effect::Ignore => say!(self, "tactics-ignore"),
            Effect::LeaveHp(n) => say!(self, "tactics-leave-hp", n = *n),
            Effect::CallOff => say!(self, "tactics-call-off"),
            Effect::Prevent => say!(self, "tactics-prevent"),
            Effect::Redirect(target) => say!(self, "tactics-redirect", who = self.target(target)),
            Effect::Fell(target) => say!(self, "tactics-fell", who = self.target(target)),
            Effect::Remove(target) => say!(self, "tactics-remove", who = self.target(target)),
            _ => String::new(),
        }
    }

    /// Returns what an attack does to its target after the damage.
    pub(super) fn then(&self, then: &[Effect]) -> String {
        match then.is_empty() {
            true => String::new(),
            false => say!(self, "tactics-attack-then", does = self.phrase(then)),
        }
    }

    /// Returns conditions that are lifted: "all conditions", "one condition".
    fn conditions(&self, conditions: &[Condition], n: Option<u8>) -> String {
        let named: Vec<String> = conditions.iter().map(|c| self.condition(*c)).collect();
        match (named.is_empty(), n) {
            (true, None) => say!(self, "tactics-conditions-all"),
            (true, Some(n)) => say!(self, "tactics-conditions-some", n = n),
            (false, None) => self.and(&named),
            (false, Some(n)) => say!(self, "tactics-conditions-of", n = n, what = self.or(&named)),
        }
    }

    fn rolling(&self, effect: &Effect) -> String {
        match effect {
            Effect::AddDice(n) => say!(self, "tactics-add-dice", n = self.amount(n)),
            Effect::Plus(n) => say!(self, "tactics-plus", n = self.signed(n)),
            Effect::Reroll(n, most) => {
                say!(self, "tactics-reroll", dice = self.low_dice(*n, *most))
            }
            Effect::SetDie(n, face) => {
                let dice = self.some_dice(*n);
                match face {
                    Face::Number(to) if to.as_number().is_some() => {
                        say!(self, "tactics-set-die", dice = dice, to = self.amount(to))
                    }
                    Face::Number(to) => {
                        say!(self, "tactics-set-die-like", dice = dice, to = self.amount(to))
                    }
                    Face::Middle => say!(self, "tactics-set-die-middle", dice = dice),
                    Face::Highest => say!(self, "tactics-set-die-highest", dice = dice),
                }
            }
            Effect::Double => say!(self, "tactics-double"),
            Effect::DoubleDie(n) => say!(self, "tactics-double-die", n = *n),
            Effect::Floor(n) => say!(self, "tactics-floor", n = *n),
            Effect::KeepDice(n) => say!(self, "tactics-keep-dice", dice = self.some_dice(*n)),
            Effect::UseKept(1) => say!(self, "tactics-use-kept-one"),
            Effect::UseKept(n) => say!(self, "tactics-use-kept", n = *n),
            Effect::Roll(dice, then) => {
                say!(self, "tactics-roll", dice = self.amount(dice), does = self.phrase(then))
            }
            _ => String::new(),
        }
    }

    /// Returns the form of a verb that goes with a target: `you`, `many`, or the usual one.
    pub(super) fn person(&self, target: &Target) -> &'static str {
        match &target.count {
            _ if self.is_self(target) && self.owner == Owner::Hero => "you",
            Many::UpTo(_) => "many",
            _ => "",
        }
    }
}

/// Returns words with a small first letter.
pub(super) fn lower(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|c| c.to_lowercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}

/// Returns whether an effect names somebody whom "it" means in what follows.
fn names_somebody(effect: &Effect) -> bool {
    let other = |target: &Target| target.who != Who::Oneself;
    match effect {
        Effect::Attack { .. } | Effect::BasicAttack { .. } | Effect::Shove { .. } => true,
        Effect::Harm(_, target)
        | Effect::Heal(_, target)
        | Effect::Inflict(_, target, _)
        | Effect::Lift(_, target, _)
        | Effect::Place { target, .. }
        | Effect::Put(_, _, target)
        | Effect::Take(_, _, target)
        | Effect::Move { target, .. }
        | Effect::Redirect(target) => other(target),
        _ => false,
    }
}
