//! Verbs, as commands to the reader or as what somebody does.

use super::clauses::{Clause, Target, joined};
use super::nouns::{skills, the_traits};
use super::{Ctx, Owner, You, act, list, skill};
use crate::cards::amount::Amount;
use crate::cards::effect::{Effect, From, Reroll, Summoned, To, Way, Where, Who, Whose};
use crate::cards::words::{Action, Kind};

/// Whether an effect adds so much, or another number of the same if a condition holds: told as
/// "add 1 die; if ..., add 2 dice instead".
pub(super) fn more_of_the_same(effect: &Effect) -> bool {
    let Effect::If(_, then, otherwise) = effect else { return false };
    matches!(
        (&then[..], &otherwise[..]),
        ([Effect::SkillDice(_)], [Effect::SkillDice(_)]) | ([Effect::Add(_)], [Effect::Add(_)])
    )
}

impl Ctx<'_> {
    /// What effects do within a sentence; parts are divided by semicolons.
    pub(super) fn told(&self, effects: &[Effect]) -> String {
        self.told_about(effects, &mut Target::none())
    }

    fn told_about(&self, effects: &[Effect], target: &mut Target) -> String {
        let ctx = Ctx { infinitive: false, ..self.clone() };
        let (first, rest) = joined(&ctx.clauses(effects, target));
        let mut parts: Vec<String> = Vec::new();
        parts.extend(first);
        parts.extend(rest);
        if parts.is_empty() { "do nothing".into() } else { parts.join("; ") }
    }

    /// The parts of what effects do.
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
        let text = match effect {
            Effect::Add(n) => {
                let another = if target.another { "another " } else { "" };
                match n.fixed() {
                    Some(minus) if minus < 0 => {
                        format!("subtract {}{}", -minus, target.with("from"))
                    }
                    _ => format!("add {another}{}{}", self.amount(n), target.with("to")),
                }
            }
            Effect::EachDie(n) => {
                let (verb, to) = if *n < 0 { ("subtract", "from") } else { ("add", "to") };
                let check = target.name();
                let of = if check.is_empty() { String::new() } else { format!(" on {check}") };
                format!("{verb} {} {to} each die rolled{of}", n.unsigned_abs())
            }
            Effect::SkillDice(n) => {
                let die = if *n == 1 { "die" } else { "dice" };
                let more = if target.another { "another" } else { "" };
                let n = if target.another && *n == 1 { String::new() } else { n.to_string() };
                let count = format!("{more} {n}").trim().to_owned();
                format!("add {count} {die} of the skill used{}", target.with("to"))
            }
            Effect::OwnDie(s) => {
                format!("add {} {} die{}", self.your(), skill(*s), target.with("to"))
            }
            Effect::Use { skills: list, plus } => {
                let plus = plus.as_ref().map(|p| format!(" + {}", self.amount(p)));
                format!("use {}{}{}", skills(list), plus.unwrap_or_default(), target.with("on"))
            }
            Effect::Fixed(n) => {
                format!("roll {} in place of a skill{}", self.amount(n), target.with("on"))
            }
            Effect::CheckTraits(traits) => {
                format!("add {}{}", the_traits(traits, "and"), target.with("to"))
            }
            Effect::Difficulty(n) => {
                let (verb, n) = self.more_or_less(n, "increase", "decrease");
                format!("{verb} the difficulty{} by {n}", target.with("of"))
            }
            Effect::ReplaceDie { of, die } => {
                let die = super::mark('d', &die.to_string());
                let on = target.with("on");
                format!("roll {die} in place of {} {} die{on}", self.your(), skills(of))
            }
            Effect::KeepResult => {
                let of = target.with("of");
                format!("use the result{of} for the next check against the same card, too")
            }
            Effect::Succeed => format!("succeed without a roll{}", target.with("at")),
            Effect::Overcome => {
                format!("defeat or acquire the encountered card{}", target.with("in place of"))
            }
            Effect::Reroll(Reroll::One) => format!("reroll 1 die{}", target.with("of")),
            Effect::Reroll(Reroll::All) => format!("reroll all dice{}", target.with("of")),
            Effect::Reroll(Reroll::AtMost(n)) => {
                format!("reroll each die that shows {n} or less{}", target.with("of"))
            }
            Effect::Reduce(n) => format!("reduce {} by {}", target.name(), self.amount(n)),
            Effect::ReduceAll => format!("reduce {} to 0", target.name()),
            Effect::Evade => match target.whose {
                Whose::Yours => format!("evade {} {} encounter", target.name(), self.you()),
                whose => format!("let {} evade {}", self.whose(whose), target.name()),
            },
            Effect::Undefeated => {
                let bane = self.encountered();
                return out.push(Clause::Sentence(format!("{bane} counts as undefeated")));
            }
            Effect::Defeated => {
                let bane = self.encountered();
                return out.push(Clause::Sentence(format!("{bane} counts as defeated")));
            }
            Effect::Encounter => self.does(Who::You, "encounter this card", "encounters this card"),
            Effect::Acquire => self.does(Who::You, "acquire this card", "acquires this card"),
            Effect::Goes(to) => self.goes(*to, self.encountered()),
            Effect::Leaves(to) => {
                format!("{}; the encounter is over", self.goes(*to, self.encountered()))
            }
            Effect::Explore => self.does(Who::You, "explore again", "explores again"),
            Effect::Move { who, to } => self.moves(*who, to),
            Effect::Shift { who, from, what, n, pick, to } => {
                let text = self.shift(*who, *from, what, n, *pick, *to);
                return out.push(self.kind(*who, text));
            }
            Effect::Damage { who, amount, kind } => {
                let (n, kind) = (self.amount(amount), super::trait_word(*kind));
                let counts = amount.levels.iter().any(|sum| !sum.counted.is_empty());
                let what = match counts {
                    true => format!("{kind} damage equal to {n}"),
                    false => format!("{n} {kind} damage"),
                };
                self.does(*who, &format!("take {what}"), &format!("takes {what}"))
            }
            Effect::Summon { who, what, goes } => {
                let failed = self.goes_when(what);
                let what = self.summoned(what);
                let base = format!("summon and encounter {what}");
                let text = self.does(*who, &base, &format!("summons and encounters {what}"));
                out.push(self.kind(*who, text));
                if let Some(to) = goes {
                    let goes = self.goes(*to, "it");
                    out.push(Clause::Sentence(format!("if {failed}, {goes}")));
                }
                return;
            }
            Effect::SummonToPlay(what) => {
                let what = self.summoned(what);
                let base = format!("summon and play {what}, then {} it", act(Action::Banish));
                let third = format!("summons and plays {what}, then banishes it");
                self.does(Who::You, &base, &third)
            }
            Effect::Build { place, with } => {
                let cards: Vec<String> = with.iter().map(|id| self.card_name(id)).collect();
                let with = if cards.is_empty() {
                    String::new()
                } else {
                    format!(" with {} in its deck", list(&cards, "and"))
                };
                format!("summon and build {}{with}", self.location_name(place))
            }
            Effect::AddCards { what, n, to_each_open } => {
                let cards = if n.fixed() == Some(1) {
                    format!("a random {}", self.noun(what, false))
                } else {
                    self.count(n, " random", what)
                };
                let deck = if *to_each_open {
                    "each open location deck".to_owned()
                } else {
                    self.pile(From::Here)
                };
                format!("shuffle {cards} from the box into {deck}")
            }
            Effect::Examine { deck, n, until: None, then } => {
                return self.examine(*deck, n, then, out);
            }
            Effect::Examine { deck, until: Some(f), then, .. } => {
                return self.examine_until(*deck, f, then, out);
            }
            Effect::HideToken(who) => {
                let subject = self.subject(*who);
                let ctx = self.with_you(subject.clone());
                let what = format!("{} token into the deck {}", ctx.your(), ctx.here());
                self.verb(&subject, &format!("shuffle {what}"), &format!("shuffles {what}"))
            }
            Effect::OrderFaceup => {
                format!("put the faceup cards of {} in any order", self.pile(From::Here))
            }
            Effect::Suffer { who, scourge } => {
                let what = match scourge {
                    Some(id) => self.card_name(id),
                    None => "a scourge".to_owned(),
                };
                self.does(*who, &format!("suffer {what}"), &format!("suffers {what}"))
            }
            Effect::Shuffle(deck) => format!("shuffle {}", self.deck(*deck)),
            Effect::Check { who, check, pass, fail, may } => {
                let check = self.a_check(check);
                let subject = self.subject(*who);
                let reader = subject == You::Reader;
                let inner = self.with_you(if reader { You::Reader } else { You::They });
                let you = inner.you();
                if *may {
                    let who = match &subject {
                        You::Reader => "you",
                        You::Named(name) => name,
                        You::They => "they",
                    };
                    out.push(Clause::Sentence(format!("{who} may attempt {check}")));
                } else {
                    let attempt = format!("attempt {check}");
                    let text = self.does(*who, &attempt, &format!("attempts {check}"));
                    out.push(self.kind(*who, text));
                }
                if !pass.is_empty() {
                    let then = inner.told_about(pass, target);
                    out.push(Clause::Sentence(format!("if {you} succeed, {then}")));
                }
                if !fail.is_empty() {
                    let then = inner.told_about(fail, target);
                    let fails = if *may { "do not succeed" } else { "fail" };
                    out.push(Clause::Sentence(format!("if {you} {fails}, {then}")));
                }
                return;
            }
            Effect::If(cond, then, otherwise) if more_of_the_same(effect) => {
                self.clause(&otherwise[0], target, out);
                let mut short = Target::new(String::new(), "", target.whose);
                let more = self.told_about(then, &mut short);
                out.push(Clause::Sentence(format!("if {}, {more} instead", self.cond(cond))));
                return;
            }
            Effect::If(cond, then, otherwise) => {
                let cond = self.cond(cond);
                if !then.is_empty() {
                    let then = self.told_about(then, target);
                    out.push(Clause::Sentence(format!("if {cond}, {then}")));
                    if !otherwise.is_empty() {
                        let text = self.told_about(otherwise, target);
                        out.push(Clause::Sentence(format!("otherwise, {text}")));
                    }
                } else {
                    let text = self.told_about(otherwise, target);
                    out.push(Clause::Sentence(format!("unless {cond}, {text}")));
                }
                return;
            }
            Effect::Choose { who, ways } => {
                let reader = self.subject(*who) == You::Reader;
                let inner = self.with_you(if reader { You::Reader } else { You::They });
                let ways: Vec<String> = ways.iter().map(|w| inner.way(w, target)).collect();
                let ways = ways.join("; or ");
                let text = self.does(
                    *who,
                    &format!("choose one: {ways}"),
                    &format!("chooses one: {ways}"),
                );
                return out.push(self.kind(*who, text));
            }
            Effect::May(does) => {
                let text = match &self.you {
                    You::Reader => {
                        let ctx = Ctx { infinitive: true, ..self.clone() };
                        let (first, rest) = joined(&ctx.clauses(does, target));
                        match first {
                            Some(first) => std::iter::once(format!("you may {first}"))
                                .chain(rest)
                                .collect::<Vec<_>>()
                                .join("; "),
                            None => format!("if you wish, {}", rest.join("; ")),
                        }
                    }
                    You::Named(_) | You::They => {
                        let told = self.with_you(You::They).told_about(does, target);
                        let who = match &self.you {
                            You::Named(name) => name,
                            You::They | You::Reader => "they",
                        };
                        match told.strip_prefix("they ") {
                            Some(does) => format!("{who} may {does}"),
                            None => format!("{who} may choose this: {told}"),
                        }
                    }
                };
                return out.push(Clause::Sentence(text));
            }
            Effect::Each(who, does) => {
                let ctx = self.with_you(self.subject(*who));
                if let [one] = &does[..] {
                    return ctx.clause(one, target, out);
                }
                let ctx = Ctx { infinitive: false, ..ctx };
                let parts = ctx.clauses(does, target);
                let texts = parts.into_iter().map(|c| match c {
                    Clause::Command(t) | Clause::Sentence(t) => t,
                });
                let text = texts.collect::<Vec<_>>().join("; ");
                return out.push(Clause::Sentence(text));
            }
            Effect::Revive(does) => {
                let texts = self.with_you(You::They).clauses(does, target).into_iter();
                let text = |c| match c {
                    Clause::Command(t) | Clause::Sentence(t) => t,
                };
                let texts: Vec<String> = texts.map(text).collect();
                out.push(Clause::Command("bring a dead hero back to life".into()));
                if !texts.is_empty() {
                    out.push(Clause::Sentence(texts.join("; ")));
                }
                return;
            }
            Effect::ResetHand(who) => {
                let their = self.with_you(self.subject(*who)).your();
                self.does(*who, &format!("reset {their} hand"), &format!("resets {their} hand"))
            }
            Effect::EndTurn => {
                let your = self.your();
                self.does(Who::You, &format!("end {your} turn"), &format!("ends {your} turn"))
            }
            Effect::MayClose => {
                let place = self.location();
                let you = match &self.you {
                    You::Reader if self.infinitive => {
                        return out.push(Clause::Command(format!("attempt to close {place}")));
                    }
                    You::Reader => "you".to_owned(),
                    You::Named(name) => name.clone(),
                    You::They => "they".to_owned(),
                };
                return out.push(Clause::Sentence(format!("{you} may attempt to close {place}")));
            }
            Effect::Close => {
                format!("close {} without fulfilling its requirement", self.location())
            }
            Effect::Win => {
                return out.push(Clause::Sentence("the scenario is won".into()));
            }
            Effect::Todo(what) => format!("[{what}]"),
        };
        let who = match effect {
            Effect::HideToken(who) | Effect::Suffer { who, .. } => *who,
            _ => Who::You,
        };
        out.push(self.kind(who, text));
    }

    /// Whether a text about them is a command or has its own subject.
    pub(super) fn kind(&self, who: Who, text: String) -> Clause {
        match (self.subject(who), self.infinitive) {
            (You::Reader, _) | (You::Named(_), true) => Clause::Command(text),
            // What has no subject of its own, such as "add 1d6", is a command in any case.
            (You::Named(_) | You::They, _) => Clause::Sentence(text),
        }
    }

    pub(super) fn does(&self, who: Who, base: &str, third: &str) -> String {
        self.verb(&self.subject(who), base, third)
    }

    fn way(&self, way: &Way, target: &mut Target) -> String {
        let does = self.told_about(&way.does, target);
        match &way.only_if {
            Some(cond) => format!("if {}, {does}", self.cond(cond)),
            None => does,
        }
    }

    fn encountered(&self) -> &'static str {
        match self.owner {
            _ if self.itself => "this card",
            Owner::Bane => "this card",
            Owner::Boon | Owner::Hero | Owner::Location | Owner::Scenario => "the encountered card",
        }
    }

    /// In which case a summoned card goes where its summoner says (AC-SUMM-09).
    fn goes_when(&self, what: &Summoned) -> &'static str {
        let kind = match what {
            Summoned::Named(id) => self.content.find(id).map(|d| self.content.card(d).kind),
            Summoned::Random(kind) => Some(*kind),
            Summoned::Same => None,
        };
        match kind.map(Kind::is_bane) {
            Some(true) => "undefeated",
            Some(false) => "acquired",
            None => "acquired or undefeated",
        }
    }

    /// "shuffle this card into the deck of a random open location".
    pub(super) fn goes(&self, to: To, card: &str) -> String {
        if to == To::Hand {
            return format!("put {card} into {} hand", self.your());
        }
        let ((verb, _), place) = self.towards(From::Displayed, to);
        format!("{verb} {card}{place}")
    }

    /// "your location", "this location".
    fn location(&self) -> String {
        match self.owner {
            Owner::Location => "this location".into(),
            Owner::Boon | Owner::Bane | Owner::Hero | Owner::Scenario => {
                format!("{} location", self.your())
            }
        }
    }

    fn moves(&self, who: Who, to: &Where) -> String {
        let subject = self.subject(who);
        let place = match to {
            Where::Choose => {
                format!("to a location of {} choice", self.with_you(subject.clone()).your())
            }
            Where::Random => "to a random other location".into(),
            Where::RandomOpen => "to a random other open location".into(),
            Where::ToYou => format!("to {}", self.location()),
            Where::Named(id) => format!("to {}", self.location_name(id)),
        };
        self.verb(&subject, &format!("move {place}"), &format!("moves {place}"))
    }

    /// "increased" and 4, or "decreased" and 2 for -2.
    pub(super) fn more_or_less<'w>(
        &self,
        n: &Amount,
        more: &'w str,
        less: &'w str,
    ) -> (&'w str, String) {
        match n.fixed() {
            Some(minus) if minus < 0 => (less, (-minus).to_string()),
            _ => (more, self.amount(n)),
        }
    }
}
