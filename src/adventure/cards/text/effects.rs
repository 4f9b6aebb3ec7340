//! Texts of verbs, as commands to the reader or as actions of a named hero.

use super::clauses::{By, Clause, Target, in_one, joined};
use super::nouns::{Cards, Extra};
use super::phrases::{Mood, Np, Sentence, Verb, Vp, np, say, sentence, verb, vp};
use super::{Ctx, Owner, You, german, skill};
use crate::cards::amount::Amount;
use crate::cards::effect::{Effect, From, Reroll, Summoned, To, Way, Where, Who, Whose};
use crate::cards::vocabulary::{Action, Kind};

/// Returns whether an effect adds an amount, or another amount of the same if a condition holds:
/// "add 1 die; if ..., add 2 dice instead".
pub(super) fn more_of_the_same(effect: &Effect) -> bool {
    let Effect::If(_, then, otherwise) = effect else { return false };
    matches!(
        (&then[..], &otherwise[..]),
        ([Effect::SkillDice(_)], [Effect::SkillDice(_)]) | ([Effect::Add(_)], [Effect::Add(_)])
    )
}

impl Ctx<'_> {
    /// Returns effects as part of a sentence, separated by semicolons.
    pub(super) fn effects_phrase(&self, effects: &[Effect], mood: Mood) -> String {
        self.effects_phrase_about(effects, &mut Target::none(), mood)
    }

    fn effects_phrase_about(&self, effects: &[Effect], target: &mut Target, mood: Mood) -> String {
        let ctx = Ctx { infinitive: false, ..self.clone() };
        let (first, rest) = joined(&ctx, ctx.clauses(effects, target));
        let mut parts: Vec<String> = Vec::new();
        if !first.is_empty() {
            parts.push(ctx.chain(&first, mood));
        }
        for sentence in rest {
            parts.push(
                sentence.placed(if parts.is_empty() { mood } else { Mood::Command }).to_owned(),
            );
        }
        if parts.is_empty() {
            parts.push(ctx.chain(&[vp!(ctx, "card-verb-do", "card-nothing")], mood));
        }
        in_one(parts)
    }

    /// Returns the clauses of effects.
    pub(super) fn clauses(&self, effects: &[Effect], target: &mut Target) -> Vec<Clause> {
        let mut out = Vec::new();
        let mut ctx = self.clone();
        for effect in effects {
            ctx.clause(effect, target, &mut out);
            if matches!(ctx.you, You::Named(_)) {
                ctx.you = You::They;
            }
        }
        out
    }

    fn clause(&self, effect: &Effect, target: &mut Target, out: &mut Vec<Clause>) {
        if self.on_check(effect, target, out) || self.in_turn(effect, target, out) {
            return;
        }
        let does = match effect {
            Effect::Undefeated => {
                let bane = self.encountered();
                Clause::Sentence(sentence!(self, "card-counts-undefeated", card = bane))
            }
            Effect::Defeated => {
                let bane = self.encountered();
                Clause::Sentence(sentence!(self, "card-counts-defeated", card = bane))
            }
            Effect::Encounter => {
                let this = np!(self, "card-this-card");
                self.does(Who::You, vp!(self, "card-verb-encounter", "card-meet", card = this))
            }
            Effect::Acquire => {
                self.does(Who::You, Vp::new(verb!("card-verb-acquire"), self.this_card()))
            }
            Effect::Goes(to) => self.command(Who::You, self.goes(*to, &self.encountered())),
            Effect::Leaves(to) => {
                let goes = self.goes(*to, &self.encountered());
                let over = say!(self, "card-encounter-over");
                let tail = format!("{}; {over}", goes.tail);
                self.command(Who::You, goes.tail(tail))
            }
            Effect::Explore => self.does(Who::You, vp!(self, "card-verb-explore", "card-again")),
            Effect::Move { who, to } => self.does_in_turn(*who, self.moves(*who, to)),
            Effect::Shift { who, from, what, n, pick, to } => {
                let vp = self.shift(*who, *from, what, n, *pick, *to);
                self.does(*who, vp)
            }
            Effect::Damage { who, amount, kind } => {
                let (n, damage) = (self.amount(amount), self.damage(&[*kind]));
                let counts = amount.levels.iter().any(|sum| !sum.counted.is_empty());
                let vp = match counts {
                    true => vp!(
                        self,
                        "card-verb-suffer-damage",
                        "card-damage-equal",
                        n = n,
                        damage = damage
                    ),
                    false => {
                        vp!(self, "card-verb-suffer-damage", "card-so-much", n = n, damage = damage)
                    }
                };
                self.does_in_turn(*who, vp)
            }
            Effect::Summon { who, what, goes } => {
                let failed = self.goes_when(what);
                out.push(self.does(*who, self.summons(what)));
                let Some(to) = goes else { return };
                let goes =
                    self.chain(&[self.goes(*to, &np!(self, "card-the-card-it"))], Mood::After);
                Clause::Sentence(Sentence::new(match failed {
                    Some(true) => say!(self, "card-undefeated-goes", goes = goes),
                    Some(false) => say!(self, "card-acquired-goes", goes = goes),
                    None => say!(self, "card-either-goes", goes = goes),
                }))
            }
            Effect::SummonToPlay(what) => {
                let what = self.summoned(what);
                let vp = match self.german() {
                    true => vp!(self, "card-verb-summon", "card-what", what = what)
                        .then(false, vp!(self, "card-verb-play", "card-what-it", what = what)),
                    false => vp!(self, "card-verb-summon-and-play", "card-what", what = what),
                };
                let banish = Verb::of(Action::Banish);
                let it = say!(self, "card-what-it", what = what);
                self.does(Who::You, vp.then(true, Vp::new(banish, it)))
            }
            Effect::Build { place, with } => {
                let cards: Vec<String> = with.iter().map(|id| self.card_name(id)).collect();
                let place = self.named_place(place);
                let vp = match cards.is_empty() {
                    true => vp!(self, "card-verb-build", "card-built", place = place),
                    false => {
                        let cards = self.list_and(&cards);
                        vp!(
                            self,
                            "card-verb-build",
                            "card-built-with",
                            place = place,
                            cards = cards
                        )
                    }
                };
                self.command(Who::You, vp)
            }
            Effect::AddCards { what, n, to_each_open } => {
                let cards = match n.fixed() {
                    Some(1) => self.cards(&Cards::Random, what),
                    _ => self.count(n, Extra::Random, what),
                };
                let deck = match to_each_open {
                    true => np!(self, "card-each-open-deck"),
                    false => self.pile(From::Here),
                };
                let vp = vp!(self, "card-verb-shuffle", "card-added", cards = cards, deck = deck);
                self.command(Who::You, vp)
            }
            Effect::Examine { deck, n, until: None, then } => {
                return self.examine(*deck, n, then, out);
            }
            Effect::Examine { deck, until: Some(f), then, .. } => {
                return self.examine_until(*deck, f, then, out);
            }
            Effect::HideToken(who) => {
                let ctx = self.with_you(self.subject(*who));
                let (your, here) = (ctx.your(), ctx.here());
                let vp =
                    vp!(self, "card-verb-shuffle", "card-token-hidden", your = your, here = here);
                self.does(*who, vp)
            }
            Effect::OrderFaceup => {
                let pile = self.pile(From::Here);
                self.command(
                    Who::You,
                    vp!(self, "card-verb-put", "card-faceup-ordered", pile = pile),
                )
            }
            Effect::Suffer { who, scourge } => {
                let what = match scourge {
                    Some(id) => self.named_cards(&[id]),
                    None => np!(self, "card-a-scourge"),
                };
                self.does(*who, vp!(self, "card-verb-suffer", "card-what", what = what))
            }
            Effect::Shuffle(deck) => {
                let what = self.deck(*deck);
                self.command(Who::You, vp!(self, "card-verb-shuffle", "card-what", what = what))
            }
            Effect::ResetHand(who) => {
                let their = self.with_you(self.subject(*who)).your();
                self.does_in_turn(*who, vp!(self, "card-verb-reset", "card-own-hand", your = their))
            }
            Effect::EndTurn => {
                let your = self.your();
                self.does(Who::You, vp!(self, "card-verb-end", "card-own-turn", your = your))
            }
            Effect::MayClose | Effect::MayCloseOrigin => {
                let place = self.closed_place(effect);
                if self.infinitive && self.you == You::Reader || self.omit_subject {
                    Clause::Command(vp!(
                        self,
                        "card-verb-attempt-close",
                        "card-closing",
                        place = place
                    ))
                } else {
                    let who = self.person(&self.you);
                    Clause::Sentence(sentence!(self, "card-may-close", who = who, place = place))
                }
            }
            Effect::Close | Effect::CloseOrigin => {
                let place = self.closed_place(effect);
                self.command(
                    Who::You,
                    vp!(self, "card-verb-close", "card-closed-freely", place = place),
                )
            }
            Effect::Win => Clause::Sentence(sentence!(self, "card-won")),
            Effect::Todo(what) => {
                let vp = Vp::new(verb!("card-verb-none"), format!("[{what}]"));
                self.command(Who::You, vp)
            }
            // Everything else is handled above.
            _ => return,
        };
        out.push(does);
    }

    /// Adds the clauses of verbs on checks, damage and evasion. Returns false for other verbs.
    fn on_check(&self, effect: &Effect, target: &mut Target, out: &mut Vec<Clause>) -> bool {
        let your = self.your();
        let vp = match effect {
            Effect::Add(n) => match n.fixed() {
                Some(minus) if minus < 0 => {
                    let from = target.with(self, By::From);
                    vp!(self, "card-verb-subtract", "card-sum-to", n = -minus, to = from)
                }
                _ => {
                    let (n, to) = (self.amount(n), target.with(self, By::To));
                    match target.another {
                        true => vp!(self, "card-verb-add", "card-another-sum-to", n = n, to = to),
                        false => vp!(self, "card-verb-add", "card-sum-to", n = n, to = to),
                    }
                }
            },
            Effect::EachDie(n) => {
                let of = target.with(self, By::OnDice);
                match *n < 0 {
                    true => vp!(
                        self,
                        "card-verb-subtract",
                        "card-from-each-die",
                        n = u32::from(n.unsigned_abs()),
                        of = of
                    ),
                    false => vp!(
                        self,
                        "card-verb-add",
                        "card-to-each-die",
                        n = u32::from(n.unsigned_abs()),
                        of = of
                    ),
                }
            }
            Effect::SkillDice(n) => {
                let to = target.with(self, By::To);
                match (target.another, *n) {
                    (false, 1) => vp!(self, "card-verb-add", "card-skill-die", to = to),
                    (false, n) => vp!(self, "card-verb-add", "card-skill-dice", n = n, to = to),
                    (true, 1) => vp!(self, "card-verb-add", "card-another-skill-die", to = to),
                    (true, n) => {
                        vp!(self, "card-verb-add", "card-another-skill-dice", n = n, to = to)
                    }
                }
            }
            Effect::OwnDie(s) => {
                let to = target.with(self, By::To);
                vp!(self, "card-verb-add", "card-own-die", your = your, skill = skill(*s), to = to)
            }
            Effect::Use { skills, plus } => {
                let plus = plus.as_ref().map(|p| format!(" + {}", self.amount(p)));
                let (skills, on) = (self.skills(skills), target.with(self, By::On));
                vp!(
                    self,
                    "card-verb-use",
                    "card-used",
                    skills = skills,
                    plus = plus.unwrap_or_default(),
                    on = on
                )
            }
            Effect::Fixed(n) => {
                let (n, on) = (self.amount(n), target.with(self, By::On));
                vp!(self, "card-verb-roll", "card-rolled-for-skill", n = n, on = on)
            }
            Effect::CheckTraits(traits) => {
                let (traits, to) = (self.the_traits(traits, true), target.with(self, By::To));
                vp!(self, "card-verb-add", "card-traits-to", traits = traits, to = to)
            }
            Effect::Difficulty(n) => {
                let (less, n) = self.more_or_less(n);
                let of = target.with(self, By::Of);
                match less {
                    true => vp!(self, "card-verb-decrease", "card-difficulty-by", of = of, n = n),
                    false => vp!(self, "card-verb-increase", "card-difficulty-by", of = of, n = n),
                }
            }
            Effect::ReplaceDie { of, die } => {
                let die = super::mark('d', &die.to_string());
                let (skills, on) = (self.skills(of), target.with(self, By::On));
                vp!(
                    self,
                    "card-verb-roll",
                    "card-rolled-for-die",
                    die = die,
                    your = your,
                    skills = skills,
                    on = on
                )
            }
            Effect::KeepResult => {
                let of = target.with(self, By::Of);
                vp!(self, "card-verb-use", "card-result-kept", of = of)
            }
            Effect::Succeed => {
                let at = target.with(self, By::At);
                vp!(self, "card-verb-succeed", "card-without-roll", at = at)
            }
            Effect::Overcome => {
                let instead = target.with(self, By::InPlaceOf);
                vp!(self, "card-verb-overcome", "card-overcome", instead = instead)
            }
            Effect::Reroll(which) => {
                let of = target.with(self, By::Of);
                match which {
                    Reroll::One => vp!(self, "card-verb-reroll", "card-one-die", of = of),
                    Reroll::All => vp!(self, "card-verb-reroll", "card-all-dice", of = of),
                    Reroll::AtMost(n) => {
                        vp!(self, "card-verb-reroll", "card-low-dice", n = n, of = of)
                    }
                }
            }
            Effect::Reduce(n) => {
                let Some(what) = target.name(self) else { return true };
                vp!(self, "card-verb-reduce", "card-reduced-by", what = what, n = self.amount(n))
            }
            Effect::ReduceAll => {
                let Some(what) = target.name(self) else { return true };
                vp!(self, "card-verb-reduce", "card-reduced-to-0", what = what)
            }
            Effect::Evade => {
                let Some(what) = target.name(self) else { return true };
                match target.whose {
                    Whose::Yours => {
                        let you = self.you();
                        vp!(self, "card-verb-evade", "card-evaded", what = what, you = you)
                    }
                    whose => {
                        let who = self.whose(whose);
                        vp!(self, "card-verb-let", "card-let-evade", who = who, what = what)
                    }
                }
            }
            _ => return false,
        };
        out.push(self.command(Who::You, vp));
        true
    }

    /// Adds the clauses of conditions, choices and checks, which contain effects. Returns false for
    /// other verbs.
    fn in_turn(&self, effect: &Effect, target: &mut Target, out: &mut Vec<Clause>) -> bool {
        match effect {
            Effect::Check { who, check, pass, fail, may } => {
                let check = self.a_check(check);
                let subject = self.subject(*who);
                let reader = subject == You::Reader;
                let inner = self.with_you(if reader { You::Reader } else { You::They });
                let you = inner.you();
                if *may {
                    let who = self.person(&subject);
                    out.push(Clause::Sentence(sentence!(
                        self,
                        "card-may-attempt",
                        who = who,
                        check = check
                    )));
                } else {
                    let vp = vp!(self, "card-verb-attempt", "card-what", what = check);
                    out.push(self.does(*who, vp));
                }
                if !pass.is_empty() {
                    let then = inner.effects_phrase_about(pass, target, Mood::After);
                    let text = say!(self, "card-if-succeeding", you = you, then = then);
                    out.push(Clause::Sentence(Sentence::new(text)));
                }
                if !fail.is_empty() {
                    let then = inner.effects_phrase_about(fail, target, Mood::After);
                    let text = match may {
                        true => say!(self, "card-if-not-succeeding", you = you, then = then),
                        false => say!(self, "card-if-failing", you = you, then = then),
                    };
                    out.push(Clause::Sentence(Sentence::new(text)));
                }
            }
            Effect::If(cond, then, otherwise) if more_of_the_same(effect) => {
                self.clause(&otherwise[0], target, out);
                let mut short = Target::none_at_all(target.whose);
                let cond = self.cond(cond);
                let more = match self.german() {
                    false => self.effects_phrase_about(then, &mut short, Mood::After),
                    true => {
                        let ctx = Ctx { infinitive: false, ..self.clone() };
                        let (mut first, _) = joined(&ctx, ctx.clauses(then, &mut short));
                        for vp in &mut first {
                            vp.mid = say!(self, "card-instead", more = vp.mid);
                        }
                        ctx.chain(&first, Mood::After)
                    }
                };
                let text = say!(self, "card-if-instead", cond = cond, more = more);
                out.push(Clause::Sentence(Sentence::new(text)));
            }
            Effect::If(cond, then, otherwise) => {
                if !then.is_empty() {
                    let cond = self.cond(cond);
                    let then = self.effects_phrase_about(then, target, Mood::After);
                    out.push(Clause::Sentence(Sentence::new(self.if_then(&cond, &then))));
                    if !otherwise.is_empty() {
                        let text = self.effects_phrase_about(otherwise, target, Mood::After);
                        let text = say!(self, "card-otherwise", then = text);
                        out.push(Clause::Sentence(Sentence::new(text)));
                    }
                } else {
                    // German uses "if not" where English uses "unless".
                    let cond = self.whether(cond, !self.german());
                    let then = self.effects_phrase_about(otherwise, target, Mood::After);
                    let text = say!(self, "card-unless", cond = cond, then = then);
                    out.push(Clause::Sentence(Sentence::new(text)));
                }
            }
            Effect::Choose { who, ways } => {
                let reader = self.subject(*who) == You::Reader;
                let inner = self.with_you(if reader { You::Reader } else { You::They });
                let ways: Vec<String> = ways.iter().map(|w| inner.way(w, target)).collect();
                let ways = ways.join(&say!(self, "card-or-way"));
                let vp = vp!(self, "card-verb-choose", "card-one-way");
                let tail = format!(": {ways}");
                out.push(self.does(*who, vp.tail(tail)));
            }
            Effect::May(does) => out.push(Clause::Sentence(self.may(does, target))),
            Effect::Each(who, does) => {
                let ctx = self.with_you(self.subject(*who));
                if let [one] = &does[..] {
                    ctx.clause(one, target, out);
                    return true;
                }
                let ctx = Ctx { infinitive: false, ..ctx };
                let parts = ctx.clauses(does, target);
                out.push(Clause::Sentence(ctx.one_after_the_other(parts)));
            }
            Effect::Revive(does) => {
                let they = self.with_you(You::They);
                let parts = they.clauses(does, target);
                let vp = vp!(self, "card-verb-bring-back", "card-a-dead-hero");
                out.push(Clause::Command(vp));
                if !parts.is_empty() {
                    out.push(Clause::Sentence(they.one_after_the_other(parts)));
                }
            }
            _ => return false,
        }
        true
    }

    /// Joins clauses to one sentence, separated by semicolons.
    fn one_after_the_other(&self, parts: Vec<Clause>) -> Sentence {
        let sentences: Vec<Sentence> = parts
            .into_iter()
            .map(|c| match c {
                Clause::Command(vp) => Sentence::both(
                    self.chain(std::slice::from_ref(&vp), Mood::Command),
                    self.chain(std::slice::from_ref(&vp), Mood::After),
                ),
                Clause::Sentence(sentence) => sentence,
            })
            .collect();
        let text = |after: bool| {
            let one = |(n, s): (usize, &Sentence)| match after && n == 0 {
                true => s.after().to_owned(),
                false => s.text.clone(),
            };
            in_one(sentences.iter().enumerate().map(one).collect())
        };
        Sentence::both(text(false), text(true))
    }

    fn may(&self, does: &[Effect], target: &mut Target) -> Sentence {
        if self.you != You::Reader {
            let who = self.person(&self.you);
            if self.german() {
                let ctx = Ctx { infinitive: true, omit_subject: true, ..self.with_you(You::They) };
                let (first, rest) = joined(&ctx, ctx.clauses(does, target));
                let rest: String = rest.iter().map(|r| format!("; {}", r.text)).collect();
                if first.is_empty() {
                    let rest = rest.trim_start_matches("; ").to_owned();
                    return sentence!(self, "card-may-choose", who = who, does = rest);
                }
                let does = format!("{}{rest}", ctx.chain(&first, Mood::May));
                return sentence!(self, "card-may", who = who, does = does);
            }
            let text = self.with_you(You::They).effects_phrase_about(does, target, Mood::Command);
            return match text.strip_prefix("they ") {
                Some(does) => sentence!(self, "card-may", who = who, does = does),
                None => sentence!(self, "card-may-choose", who = who, does = text),
            };
        }
        let ctx = Ctx { infinitive: true, ..self.clone() };
        let (first, rest) = joined(&ctx, ctx.clauses(does, target));
        if first.is_empty() {
            let placed = |(n, r): (usize, &Sentence)| {
                if n == 0 { r.after().to_owned() } else { r.text.clone() }
            };
            let rest: Vec<String> = rest.iter().enumerate().map(placed).collect();
            return Sentence::new(say!(self, "card-if-you-wish", does = rest.join("; ")));
        }
        let mut does = ctx.chain(&first, Mood::May);
        for next in rest {
            does += "; ";
            does += &next.text;
        }
        sentence!(self, "card-may", who = self.whose(Whose::Yours), does = does)
    }

    /// Returns a hero as a subject.
    pub(super) fn person(&self, who: &You) -> Np {
        match who {
            You::Named(name) => name.clone(),
            You::Reader | You::They => self.with_you(who.clone()).whose(Whose::Yours),
        }
    }

    /// Returns a clause without a subject in English, such as "add 1d6": a command if it is
    /// addressed to the reader.
    pub(super) fn command(&self, who: Who, vp: Vp) -> Clause {
        if self.german() {
            return self.does(who, vp);
        }
        match (self.subject(who), self.infinitive) {
            (You::Reader, _) | (You::Named(_), true) => Clause::Command(vp),
            (You::Named(_) | You::They, _) => {
                Clause::Sentence(Sentence::new(self.chain(&[vp], Mood::Command)))
            }
        }
    }

    /// Returns the clause of a hero's action: a command, or with a subject.
    pub(super) fn does(&self, who: Who, vp: Vp) -> Clause {
        match self.subject(who) {
            You::Reader => Clause::Command(vp),
            You::They if self.omit_subject => Clause::Command(vp),
            You::Named(name) if self.infinitive => Clause::Command(match self.german() {
                true => {
                    let (mid, tail) = german::let_do(name.case("acc"), &vp);
                    Vp::new(verb!("card-verb-have"), mid).tail(tail)
                }
                false => Vp::new(verb!("card-verb-have"), format!("{} {}", name.text, vp.base())),
            }),
            You::Named(name) if self.german() => Clause::Sentence(german::does(&name.text, &vp)),
            You::Named(name) => {
                Clause::Sentence(Sentence::new(format!("{} {}", name.text, vp.third())))
            }
            You::They if self.german() => Clause::Sentence(german::does("er", &vp)),
            You::They => Clause::Sentence(Sentence::new(format!(
                "{} {}",
                self.person(&You::They).text,
                vp.base()
            ))),
        }
    }

    /// Returns the clause of a hero's action; in English it joins the row of commands around it.
    fn does_in_turn(&self, who: Who, vp: Vp) -> Clause {
        match self.does(who, vp) {
            Clause::Sentence(sentence) if !self.german() && self.you == You::Reader => {
                Clause::Command(Vp::new(verb!("card-verb-none"), sentence.text))
            }
            clause => clause,
        }
    }

    fn way(&self, way: &Way, target: &mut Target) -> String {
        match &way.only_if {
            Some(cond) => {
                let does = self.effects_phrase_about(&way.does, target, Mood::After);
                self.if_then(&self.cond(cond), &does)
            }
            None => self.effects_phrase_about(&way.does, target, Mood::Command),
        }
    }

    fn encountered(&self) -> Np {
        match self.owner {
            Owner::Bane => np!(self, "card-this-card"),
            _ if self.itself => np!(self, "card-this-card"),
            Owner::Boon | Owner::Hero | Owner::Location | Owner::Scenario => {
                np!(self, "card-the-encountered-card")
            }
        }
    }

    /// Returns "this card" as an object.
    pub(super) fn this_card(&self) -> String {
        np!(self, "card-this-card").case("acc").to_owned()
    }

    fn summons(&self, what: &Summoned) -> Vp {
        let what = self.summoned(what);
        match self.german() {
            true => vp!(self, "card-verb-summon", "card-what", what = what)
                .then(false, vp!(self, "card-verb-encounter", "card-meet-it", what = what)),
            false => vp!(self, "card-verb-summon-and-encounter", "card-what", what = what),
        }
    }

    /// Returns when a summoned card goes where its summoner says (AC-SUMM-09): false if not
    /// defeated, true if acquired; `None` if it could be either.
    fn goes_when(&self, what: &Summoned) -> Option<bool> {
        let kind = match what {
            Summoned::Named(id) => self.content.find(id).map(|d| self.content.card(d).kind),
            Summoned::Random(kind) => Some(*kind),
            Summoned::Same => None,
        };
        kind.map(Kind::is_bane)
    }

    /// Returns "shuffle this card into the deck of a random open location".
    pub(super) fn goes(&self, to: To, card: &Np) -> Vp {
        if to == To::Hand {
            let your = self.your();
            return vp!(
                self,
                "card-verb-put-into-hand",
                "card-put-into-hand",
                card = card,
                your = your
            );
        }
        let (verb, place) = self.towards(From::Displayed, to);
        Vp::new(verb, format!("{}{place}", card.case("acc")))
    }

    /// Returns "your location" or "this location".
    pub(super) fn location(&self) -> Np {
        match self.owner {
            Owner::Location => np!(self, "card-this-location"),
            Owner::Boon | Owner::Bane | Owner::Hero | Owner::Scenario => {
                np!(self, "card-your-location", your = self.your())
            }
        }
    }

    /// Returns the location that such an effect closes.
    fn closed_place(&self, effect: &Effect) -> Np {
        match effect {
            Effect::MayCloseOrigin | Effect::CloseOrigin => np!(self, "card-origin"),
            _ => self.location(),
        }
    }

    fn moves(&self, who: Who, to: &Where) -> Vp {
        let ctx = self.with_you(self.subject(who));
        let your = ctx.your();
        match to {
            Where::Choose => vp!(self, "card-verb-move", "card-to-chosen-place", your = your),
            Where::Random => vp!(self, "card-verb-move", "card-to-random-place"),
            Where::RandomOpen => vp!(self, "card-verb-move", "card-to-open-place"),
            Where::ToYou => {
                vp!(self, "card-verb-move", "card-to-place", place = self.location())
            }
            Where::Named(id) => {
                let place = self.places("zu", "nach", &[id]);
                vp!(self, "card-verb-move", "card-to-named", place = place)
            }
        }
    }

    /// Returns whether an amount is a decrease, and its absolute value: true and 2 for -2.
    pub(super) fn more_or_less(&self, n: &Amount) -> (bool, String) {
        match n.fixed() {
            Some(minus) if minus < 0 => (true, (-minus).to_string()),
            _ => (false, self.amount(n)),
        }
    }
}
