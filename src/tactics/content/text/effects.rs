//! Verbs in words.

use lang::message;

use super::{Line, Owner, Writer, form, say, sentence};
use crate::content::effect::{
    Effect, Face, Full, Many, More, Order, Pick, Scried, Spot, Target, Which,
};
use crate::content::printed::{Actors, BossAttack, BossMove, Step};
use crate::content::words::{Condition, Until, Who};

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
                w = w.behind();
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
                        let does = self.behind().phrase(stopped);
                        format!("{shove}{}", say!(self, "tactics-shove-stopped", does = does))
                    }
                }
            }
            Effect::Drift { n, way, whom } => {
                let (n, way) = (self.amount(n), self.way(*way));
                say!(self, "tactics-drift", who = self.each_of(whom), n = n, way = way)
            }
            Effect::Run { n, way, hits, stopped } => {
                let (n, way) = (self.amount(n), self.way(*way));
                let mut text = say!(self, "tactics-run", n = n, way = way);
                if !hits.is_empty() {
                    text += &say!(self, "tactics-run-hits", does = self.behind().phrase(hits));
                }
                if !stopped.is_empty() {
                    text += &say!(self, "tactics-shove-stopped", does = self.phrase(stopped));
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
                let w = self.behind();
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
                let w = self.behind();
                let mut text = if self.is_self(who) {
                    say!(self, "tactics-basic-attack")
                } else {
                    say!(self, "tactics-basic-attack-who", who = self.target(who))
                };
                if !plus.terms.is_empty() {
                    text += &say!(self, "tactics-basic-attack-plus", dice = self.signed(plus));
                }
                if let Some(cond) = only_if {
                    text += &say!(self, "tactics-only-if", cond = w.cond(cond));
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
    fn then(&self, then: &[Effect]) -> String {
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
            Effect::Reroll(n, u8::MAX) => say!(self, "tactics-reroll-any", n = *n),
            Effect::Reroll(n, most) => say!(self, "tactics-reroll", n = *n, most = *most),
            Effect::SetDie(n, Face::Number(to)) => {
                say!(self, "tactics-set-die", n = *n, to = self.amount(to))
            }
            Effect::SetDie(n, Face::Middle) => say!(self, "tactics-set-die-middle", n = *n),
            Effect::SetDie(n, Face::Highest) => say!(self, "tactics-set-die-highest", n = *n),
            Effect::Double => say!(self, "tactics-double"),
            Effect::DoubleDie(n) => say!(self, "tactics-double-die", n = *n),
            Effect::Floor(n) => say!(self, "tactics-floor", n = *n),
            Effect::KeepDice(n) => say!(self, "tactics-keep-dice", n = *n),
            Effect::UseKept(n) => say!(self, "tactics-use-kept", n = *n),
            Effect::Roll(dice, then) => {
                say!(self, "tactics-roll", dice = self.amount(dice), does = self.phrase(then))
            }
            _ => String::new(),
        }
    }

    fn on_board(&self, effect: &Effect) -> String {
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
                say!(self, "tactics-summon", name = self.figure(what), spot = self.spot(at))
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
                    None => say!(self, "tactics-take-all", name = name, who = who),
                    Some(n) => say!(self, "tactics-take", what = self.of_name(n, &name), who = who),
                }
            }
            Effect::MoveToken { token, n, from, to } => {
                let what = self.about(from).of_name(n, &self.token(token));
                let (from, to) = (self.target(from), self.target(to));
                say!(self, "tactics-move-token", what = what, from = from, to = to)
            }
            Effect::Count(counter, n) => {
                say!(self, "tactics-count", name = self.counter(counter), n = self.signed(n))
            }
            _ => String::new(),
        }
    }

    fn turns_and_cards(&self, effect: &Effect) -> String {
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
                if step.who == Actors::It { lower(&text) } else { format!("{label} {text}") }
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
            Effect::Shift { who, from, to, what, n, pick } => {
                let many = n.as_number() != Some(1) || *pick == Pick::All;
                let n = self.amount(n);
                let n = self.pick(*pick, &n);
                let (from, to) = (self.pile(*from, false), self.pile(*to, true));
                let what = self.cards_of(what, many);
                if self.is_self(who) {
                    say!(self, "tactics-shift", n = n, what = what, from = from, to = to)
                } else {
                    let who = self.target(who);
                    say!(
                        self,
                        "tactics-shift-who",
                        who = who,
                        n = n,
                        what = what,
                        from = from,
                        to = to
                    )
                }
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

    /// Returns the form of a verb that goes with a target: `you`, `many`, or the usual one.
    fn person(&self, target: &Target) -> &'static str {
        match &target.count {
            _ if self.is_self(target) && self.owner == Owner::Hero => "you",
            Many::UpTo(_) => "many",
            _ => "",
        }
    }

    fn self_or_who(
        &self,
        target: &Target,
        own: impl Fn(&Self) -> String,
        who: impl Fn(&Self, super::whom::Np) -> String,
    ) -> String {
        if self.is_self(target) { own(self) } else { who(self, self.target(target)) }
    }

    fn control(&self, effect: &Effect) -> String {
        match effect {
            Effect::If(cond, then, other) => {
                let (cond, then) = (self.cond(cond), self.phrase(then));
                let text = say!(self, "tactics-if", cond = cond, then = then);
                match other.is_empty() {
                    true => text,
                    false => {
                        format!(
                            "{text}{}",
                            say!(self, "tactics-otherwise", does = self.phrase(other))
                        )
                    }
                }
            }
            Effect::May(then) => say!(self, "tactics-may", does = self.phrase(then)),
            Effect::Choose(ways) => {
                let each = ways.iter().map(|way| {
                    let does = self.phrase(&way.does);
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

    fn story(&self, effect: &Effect) -> String {
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
                let encounters = self.content.chapters.iter().filter_map(|c| c.encounter.as_ref());
                let mut all = encounters.flat_map(|e| &e.bonus);
                let text = all.find(|b| b.id.as_ref() == Some(id)).map_or(id, |b| &b.text);
                say!(self, "tactics-bonus", name = text)
            }
            _ => String::new(),
        }
    }

    fn how_many(&self, n: Option<&crate::content::Amount>) -> String {
        n.map_or_else(
            || say!(self, "tactics-pick-all"),
            |n| self.pick(Pick::Choose, &self.amount(n)),
        )
    }

    /// Returns the writer of a text that lies on somebody else.
    fn on_whom(&self) -> Self {
        Writer { owner: Owner::Figure, ..*self }
    }

    /// Returns a step of a boss card.
    pub(super) fn step(&self, step: &Step) -> Line {
        let mut parts: Vec<String> = Vec::new();
        let mut push = |text: String| {
            if !text.is_empty() {
                parts.push(text);
            }
        };
        push(self.phrase(&step.first));
        if step.who != Actors::Nobody {
            if let Some(prefer) = &step.target {
                let closest = || say!(self, "tactics-prefers-closest");
                push(self.prefers(prefer).unwrap_or_else(closest));
            }
            push(match &step.movement {
                BossMove::Basic => say!(self, "tactics-step-move"),
                BossMove::Plus(n) => say!(self, "tactics-step-plus", n = self.signed(n)),
                BossMove::Exactly(n) => say!(self, "tactics-step-exactly", n = self.amount(n)),
                BossMove::None => say!(self, "tactics-step-stands"),
                BossMove::Random(n) => say!(self, "tactics-step-random", n = self.amount(n)),
                BossMove::Charge(n) => say!(self, "tactics-step-charge", n = self.amount(n)),
                BossMove::Away(n) => say!(self, "tactics-step-away", n = self.amount(n)),
                BossMove::ToMark(mark, n) => {
                    say!(self, "tactics-step-mark", n = self.amount(n), name = mark)
                }
                BossMove::To(spot, n) => {
                    say!(self, "tactics-step-mark", n = self.amount(n), name = self.spot_to(spot))
                }
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
                BossAttack::None => match step.ability.is_some() {
                    true => String::new(),
                    false => say!(self, "tactics-step-no-attack"),
                },
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

    fn capital(&self, np: &super::whom::Np) -> String {
        lang::capital(&say!(self, "tactics-np", who = *np))
    }

    /// Returns the name of the enemies of a code, with the number of one of them.
    fn coded(&self, code: &str) -> String {
        let bare = code.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = &code[bare.len()..];
        let name = self.content.enemy_of_code(bare).map(|id| self.content.enemy(id).name.clone());
        let name = lang::without_article(&name.unwrap_or_else(|| bare.to_owned()));
        if number.is_empty() { name } else { format!("{name} {number}") }
    }
}

/// Returns words with a small first letter.
fn lower(words: &str) -> String {
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
