//! Texts of verbs that contain effects: conditions, choices and checks.

use crate::cards::effect::{Cost, Effect, Way, Who, Whose};
use crate::cards::text::clauses::{By, Clause, Target, in_one, joined};
use crate::cards::text::displayed::is_with_a_hero;
use crate::cards::text::effects::more_of_the_same;
use crate::cards::text::phrases::{Mood, Np, Sentence, say, sentence, vp};
use crate::cards::text::{Ctx, You, german, mark};
use crate::cards::vocabulary::Trait;

/// Returns the traits among which a choice is, if every way adds just one trait to the check.
fn one_trait_each(ways: &[Way]) -> Option<Vec<Trait>> {
    let one = |w: &Way| match (&w.only_if, &w.does[..]) {
        (None, [Effect::CheckTraits(traits)]) => match traits[..] {
            [only] => Some(only),
            _ => None,
        },
        _ => None,
    };
    ways.iter().map(one).collect()
}

/// Returns whether two effects say what is so for the same while.
pub(super) fn lasts_as_long(one: &Effect, other: &Effect) -> bool {
    let while_of = |e: &Effect| match e {
        Effect::UntilTurnEnd(_) => Some(0),
        Effect::UntilEncounterEnd(_) => Some(1),
        Effect::UntilCheckEnd(_) => Some(2),
        _ => None,
    };
    while_of(one).is_some() && while_of(one) == while_of(other)
}

/// Returns whether the text of an effect ends with a list of ways to choose from.
pub(super) fn lists_ways(effect: &Effect) -> bool {
    match effect {
        Effect::Choose { who: Who::You, ways } => one_trait_each(ways).is_none(),
        Effect::Choose { .. } => true,
        _ => false,
    }
}

impl Ctx<'_> {
    /// Adds the clauses of conditions, choices and checks, which contain effects. Returns false for
    /// other verbs.
    pub(super) fn in_turn(
        &self,
        effect: &Effect,
        target: &mut Target,
        out: &mut Vec<Clause>,
    ) -> bool {
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
                    let passed = inner.after_check(true);
                    let then = passed.effects_phrase_about(pass, target, Mood::After);
                    let text = say!(self, "card-if-succeeding", you = you, then = then);
                    out.push(Clause::Sentence(Sentence::new(text)));
                }
                if !fail.is_empty() {
                    let failed = if *may { inner } else { inner.after_check(false) };
                    let then = failed.effects_phrase_about(fail, target, Mood::After);
                    let text = match may {
                        true => say!(self, "card-if-not-succeeding", you = you, then = then),
                        false => say!(self, "card-if-failing", you = you, then = then),
                    };
                    out.push(Clause::Sentence(Sentence::new(text)));
                }
            }
            Effect::RollDice { dice, at_most, low, high } => {
                let shown = mark('d', &dice.to_string());
                out.push(
                    self.does(Who::You, vp!(self, "card-verb-roll", "card-what", what = shown)),
                );
                let mut say = |text: String| out.push(Clause::Sentence(Sentence::new(text)));
                if !low.is_empty() {
                    let then = self.effects_phrase_about(low, target, Mood::After);
                    let n = u32::from(*at_most);
                    say(match *at_most == dice.count {
                        true => say!(self, "card-if-rolled-lowest", n = n, then = then),
                        false => say!(self, "card-if-rolled-low", n = n, then = then),
                    });
                }
                if !high.is_empty() {
                    let then = self.effects_phrase_about(high, target, Mood::After);
                    let n = u32::from(*at_most) + 1;
                    say(match low.is_empty() {
                        true => say!(self, "card-if-rolled-high", n = n, then = then),
                        false => say!(self, "card-otherwise", then = then),
                    });
                }
            }
            Effect::RollTable { dice, rows } => {
                let shown = mark('d', &dice.to_string());
                out.push(
                    self.does(Who::You, vp!(self, "card-verb-roll", "card-what", what = shown)),
                );
                let (mut least, most) = (dice.count, dice.count.saturating_mul(dice.faces));
                for (high, does) in rows {
                    let then = self.effects_phrase_about(does, target, Mood::After);
                    let (low, high) =
                        (std::mem::replace(&mut least, high.saturating_add(1)), *high);
                    let n = u32::from(low);
                    let text = match (low == high, high >= most) {
                        (true, _) => say!(self, "card-if-rolled-lowest", n = n, then = then),
                        (false, true) => say!(self, "card-if-rolled-high", n = n, then = then),
                        (false, false) => {
                            let high = u32::from(high);
                            say!(self, "card-if-rolled-from", n = n, high = high, then = then)
                        }
                    };
                    out.push(Clause::Sentence(Sentence::new(text)));
                }
            }
            Effect::UntilTurnEnd(standing)
            | Effect::UntilEncounterEnd(standing)
            | Effect::UntilCheckEnd(standing) => {
                // A hero who is named here for the first time is named before what is so.
                let named = match &self.you {
                    You::Named(who) if standing.whose == Whose::Yours => Some(who),
                    _ => None,
                };
                let you = if named.is_some() { You::They } else { self.you.clone() };
                let ctx = Ctx { lasting: true, ..self.with_you(you) };
                let so = ctx.standing(standing);
                let so = if self.german() { &so.text } else { so.after() };
                out.push(Clause::Sentence(match (effect, named) {
                    (Effect::UntilTurnEnd(_), Some(who)) => {
                        sentence!(self, "card-until-turn-end-for", who = who, so = so)
                    }
                    (Effect::UntilCheckEnd(_), Some(who)) => {
                        sentence!(self, "card-until-check-end-for", who = who, so = so)
                    }
                    (Effect::UntilCheckEnd(_), None) if self.on_check => {
                        sentence!(self, "card-until-this-check-end", so = so)
                    }
                    (Effect::UntilCheckEnd(_), None) => {
                        let your = self.your();
                        sentence!(self, "card-until-check-end", your = your, so = so)
                    }
                    (_, Some(who)) => {
                        sentence!(self, "card-until-encounter-end-for", who = who, so = so)
                    }
                    (Effect::UntilTurnEnd(_), None) => {
                        sentence!(self, "card-until-turn-end", so = so)
                    }
                    _ => sentence!(self, "card-until-encounter-end", so = so),
                }));
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
                    let ctx = Ctx { outcome: cond.outcome().or(self.outcome), ..self.clone() };
                    let cond = self.cond(cond);
                    let then = ctx.effects_phrase_about(then, target, Mood::After);
                    // What follows otherwise hangs on this condition alone.
                    let text = match otherwise.is_empty() {
                        true => self.if_then(&cond, &then),
                        false => say!(self, "card-if", cond = cond, then = then),
                    };
                    out.push(Clause::Sentence(Sentence::new(text)));
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
            Effect::Choose { who: Who::You, ways } if let Some(traits) = one_trait_each(ways) => {
                let (traits, to) = (self.the_traits(&traits, false), target.with(self, By::To));
                let vp = vp!(self, "card-verb-add", "card-traits-to", traits = traits, to = to);
                out.push(self.does(Who::You, vp));
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
            Effect::MayPay(cost, does) => out.push(Clause::Sentence(self.may_pay(cost, does))),
            Effect::Each(..) if is_with_a_hero(effect) => {
                let place = self.displayed_at(effect).unwrap_or_default();
                let this = self.sent().and_then(&place);
                out.push(
                    self.command(
                        Who::You,
                        vp!(self, "card-verb-display", "card-what", what = this),
                    ),
                );
            }
            Effect::Each(who, does, only_if) => {
                let subject = match (self.subject(*who), only_if) {
                    (You::Named(name), Some(cond)) => {
                        let cond = self.with_you(You::They).cond(cond);
                        You::Named(name.and_then(&say!(self, "card-only-if", cond = cond)))
                    }
                    (subject, _) => subject,
                };
                let ctx = self.with_you(subject);
                if let You::Named(name) = &ctx.you
                    && *who != Who::You
                    && !ctx.begins_with_name(does, name, target.clone())
                {
                    let they =
                        Ctx { infinitive: false, omit_subject: false, ..self.with_you(You::They) };
                    let then = they.effects_phrase_about(does, target, Mood::After);
                    let text = match german::is_clause(&then) {
                        true => say!(self, "card-for-whom-if", who = name, then = then),
                        false => say!(self, "card-for-whom", who = name, then = then),
                    };
                    out.push(Clause::Sentence(Sentence::new(text)));
                    return true;
                }
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

    /// Returns whether a text of effects names the heroes who apply them before anything that points
    /// back to them: what somebody else does, or nobody in particular, does not name them at all.
    fn begins_with_name(&self, does: &[Effect], name: &Np, mut target: Target) -> bool {
        let ctx = Ctx { infinitive: false, ..self.clone() };
        let text = match ctx.clauses(does, &mut target).into_iter().next() {
            Some(Clause::Sentence(sentence)) => sentence.text,
            Some(Clause::Command(vp)) => ctx.chain(&[vp], Mood::Command),
            None => return true,
        };
        let forms = ["", "acc", "dat", "gen"].map(|case| name.case(case));
        let Some(at) = forms.iter().filter_map(|form| text.find(form)).min() else { return false };
        let points_back = |word: &str| match self.german() {
            true => ["er", "ihn", "ihm"].contains(&word) || word.starts_with("sein"),
            false => ["they", "them", "their"].contains(&word),
        };
        !text[..at].split(|c: char| !c.is_alphabetic()).any(points_back)
    }

    /// Returns what is so for a while, as it follows something else that is so as long.
    pub(super) fn so_for_a_while(&self, effect: &Effect) -> Option<String> {
        let standing = effect.standing_for_a_while()?;
        let you = if self.you == You::Reader { You::Reader } else { You::They };
        let so = Ctx { lasting: true, ..self.with_you(you) }.standing(standing);
        Some(if self.german() { so.text } else { so.after().to_owned() })
    }

    /// Returns the context of what follows from a check that succeeded, or failed.
    fn after_check(&self, passed: bool) -> Self {
        Ctx { outcome: Some(passed), ..self.clone() }
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

    /// Returns what somebody may do as it follows "may" in English: "have each hero draw 1 card".
    pub(in crate::cards::text) fn done_after_may(&self, does: &[Effect]) -> Option<String> {
        let ctx = Ctx { infinitive: true, ..self.clone() };
        let (first, rest) = joined(&ctx, ctx.clauses(does, &mut Target::none()));
        let mut text = (!first.is_empty()).then(|| ctx.chain(&first, Mood::May))?;
        for next in rest {
            text += "; ";
            text += &next.text;
        }
        Some(text)
    }

    /// Returns "you may discard a card from your hand to explore again".
    fn may_pay(&self, cost: &Cost, does: &[Effect]) -> Sentence {
        let who = self.person(&self.you);
        let ctx = match self.you {
            You::Reader => self.clone(),
            _ => self.with_you(You::They),
        };
        let ctx = Ctx { infinitive: true, omit_subject: true, ..ctx };
        let price = ctx.chain(&[ctx.cost(cost)], Mood::May);
        let (first, rest) = joined(&ctx, ctx.clauses(does, &mut Target::none()));
        let mut text = match first.is_empty() {
            true => price,
            false => say!(self, "card-to-do", price = price, does = ctx.chain(&first, Mood::To)),
        };
        for (n, next) in rest.iter().enumerate() {
            text += "; ";
            text += &match first.is_empty() && n == 0 {
                true => say!(self, "card-if-so-then", does = next.after()),
                false => next.text.clone(),
            };
        }
        sentence!(self, "card-may", who = who, does = text)
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

    fn way(&self, way: &Way, target: &mut Target) -> String {
        let text = match &way.only_if {
            Some(cond) => {
                let does = self.effects_phrase_about(&way.does, target, Mood::After);
                self.if_then(&self.cond(cond), &does)
            }
            None => self.effects_phrase_about(&way.does, target, Mood::Command),
        };
        // Of a choice within a choice it must be clear where it ends.
        match way.does.iter().any(|e| e.any(&lists_ways)) {
            true => format!("({text})"),
            false => text,
        }
    }
}
