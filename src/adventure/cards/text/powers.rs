//! Texts of powers and rules as whole sentences: "Discard this card to add 1d6 to your check."

use super::clauses::{Again, Target, joined, sentences};
use super::effects::more_of_the_same;
use super::marks::Group;
use super::phrases::{Like, Mood, Np, Sentence, Vp, np, say, vp};
use super::stories::behind_colon;
use super::{Ctx, You, displayed, german};
use crate::cards::effect::{
    CardFilter, CheckFilter, Cond, Effect, EffectClass, Event, EventFilter, From, Once, Power,
    Purpose, Rule, When, Whose,
};
use crate::cards::vocabulary::Action;

impl Ctx<'_> {
    pub(super) fn power(&self, power: &Power) -> String {
        self.power_among(power, &[])
    }

    /// Returns the text of a power. `all` are the card's powers: one that adds to another names its
    /// checks if they differ from that one's.
    pub(super) fn power_among(&self, power: &Power, all: &[Power]) -> String {
        let mut target = self.target(power);
        let mut before: Vec<String> = Vec::new();
        let first = power.adds_to.and_then(|n| all.get(usize::from(n)));
        if let (Some(first), When::Check(f)) = (first, &power.when)
            && first.when != power.when
            && *f != CheckFilter::default()
        {
            before.push(self.if_so(&Cond::Check(f.clone())));
        }
        match power.once {
            Some(Once::Turn) => before.push(say!(self, "card-once-a-turn")),
            Some(Once::Scenario) => before.push(say!(self, "card-once-a-scenario")),
            None => {}
        }
        match (power.any_number, power.at_most) {
            (false, _) => {}
            (true, None) => before.push(say!(self, "card-any-number-of-times")),
            (true, Some(n)) => {
                before.push(say!(self, "card-up-to-times", n = u32::from(n.get())));
            }
        }
        let shows = |p: &Power| p.action == Some(Action::Display);
        if all.iter().any(shows) && !shows(power) && power.adds_to.is_none() {
            before.push(match power.in_hand {
                true => say!(self, "card-in-hand-now"),
                false => say!(self, "card-displayed-now"),
            });
        }
        if self.lies {
            let between = match &power.when {
                When::YourTurn | When::Anytime => true,
                When::On(event) => displayed::between_encounters(event),
                _ => false,
            };
            before.push(match between {
                true => say!(self, "card-displayed-now"),
                false => say!(self, "card-met-or-displayed-now"),
            });
        }
        let acts = |class| power.does.iter().any(|e| e.any(&|e| e.class() == class));
        let changes_check = acts(EffectClass::Check) || acts(EffectClass::Difficulty);
        match &power.when {
            When::On(event) => before.push(self.event(event, power.whose)),
            When::YourTurn if !power.does.contains(&Effect::Explore) => {
                before.push(say!(self, "card-on-your-turn", your = self.your()));
            }
            When::Rolled(_) => before.push(say!(self, "card-after-the-roll")),
            // A text that evades names the card; any other must say which card is met.
            When::Evade(f) if !power.does.iter().any(|e| e.any(&|e| *e == Effect::Evade)) => {
                before.push(self.event(&Event::Encountered(f.clone()), power.whose));
            }
            // So does a text about the damage or the check; any other says at which one it is used.
            When::Damage(kinds) if !acts(EffectClass::Reduction) => {
                let (damage, who) = (self.damage(kinds), self.whose(power.whose));
                before.push(say!(self, "card-when-dealt", damage = damage, who = who));
            }
            When::Check(f) if power.adds_to.is_none() && !changes_check => {
                before.push(say!(self, "card-during-check", check = self.check(f, power.whose)));
            }
            When::Check(_) | When::Damage(_) | When::Evade(_) | When::Anytime | When::YourTurn => {}
        }
        self.if_besides(power.only_if.as_ref(), &mut before);
        let mut price: Vec<Vp> = Vec::new();
        if let Some(action) = power.action {
            price.push(self.acted(action, &np!(self, "card-this-card")));
        }
        // Where a card is displayed is told with that.
        let place = power.does.first().filter(|_| power.action == Some(Action::Display));
        let place = place.and_then(|e| self.displayed_at(e));
        let does = power.does.get(usize::from(place.is_some())..).unwrap_or_default();
        if let (Some(display), Some(place)) = (price.last_mut(), place) {
            display.mid += &place;
        }
        if let Some(cost) = &power.cost {
            price.push(self.cost(cost));
        }
        if let Some(filter) = &power.gives {
            let card = np!(
                self,
                "card-cards-from",
                cards = self.a_card(filter),
                pile = self.pile(From::Hand)
            );
            price.push(vp!(self, "card-verb-give", "card-given", card = card));
        }
        let bare = power.action.is_some() && before.is_empty() && power.adds_to.is_none();
        let of_event = match &power.when {
            When::On(event) => event.has_its_own_card(),
            // The card that is recharged is not being encountered.
            When::Check(f) => f.purposes.contains(&Purpose::Recharge),
            _ => false,
        };
        let on_check = matches!(power.when, When::Check(_));
        let rolled = matches!(power.when, When::Rolled(_));
        let outcome = match &power.when {
            When::On(event) => event.outcome(),
            _ => None,
        };
        let outcome = outcome.or(power.only_if.as_ref().and_then(Cond::outcome));
        let others_check = (on_check || rolled) && power.whose != Whose::Yours;
        let ctx = Ctx { infinitive: true, of_event, on_check, rolled, outcome, ..self.clone() };
        let ctx = Ctx { others_check, ..ctx };
        let first_is_if = |e: &Effect| matches!(e, Effect::If(..)) && !more_of_the_same(e);
        let conditional = does.first().is_some_and(first_is_if);
        let lead = if conditional && !price.is_empty() { target.lead(self) } else { String::new() };
        let (first, mut rest) = joined(&ctx, ctx.clauses(does, &mut target));
        let front = self.front(&before);
        let (after, also) = (!before.is_empty(), power.adds_to.is_some());
        if let Some(last) = price.last_mut() {
            last.mid += if first.is_empty() { &lead } else { "" };
        }
        let main = match (price.is_empty(), first.is_empty()) {
            (true, false) => self.may_do(&ctx.chain(&first, Mood::May), after, also),
            (false, false) if bare => {
                let price = self.both(&price, Mood::Command);
                say!(self, "card-to-do", price = price, does = ctx.chain(&first, Mood::To))
            }
            (false, false) => {
                let price = self.both(&price, Mood::May);
                let does =
                    say!(self, "card-to-do", price = price, does = ctx.chain(&first, Mood::To));
                self.may_do(&does, after, also)
            }
            (false, true) if bare => self.both(&price, Mood::Command),
            (false, true) => {
                if let Some(next) = rest.first_mut().filter(|_| !conditional) {
                    *next = Sentence::new(say!(self, "card-if-you-do", does = next.after()));
                }
                self.may_do(&self.both(&price, Mood::May), after, also)
            }
            (true, true) if rest.is_empty() => say!(self, "card-if-you-wish", does = ""),
            (true, true) => {
                let next = rest.remove(0);
                match self.is_permission(&next.text) {
                    true if after => next.after().to_owned(),
                    true => next.text,
                    false => say!(self, "card-if-you-wish", does = next.after()),
                }
            }
        };
        let mut rest: Vec<String> = rest.into_iter().map(|r| r.text).collect();
        rest.insert(0, front + &main);
        if let Some(kind) = power.counts_as {
            let filter = CardFilter { kinds: vec![kind], ..CardFilter::default() };
            rest.push(say!(self, "card-counts-as", kind = self.a_card(&filter)));
        }
        if power.freely {
            rest.push(say!(self, "card-freely"));
        }
        sentences(&rest)
    }

    /// Returns what a power does, without its price and its occasion: "reduce Combat damage dealt to
    /// you by 2".
    pub(super) fn gain(&self, power: &Power) -> String {
        let mut target = match power.when {
            When::Damage(_) | When::Evade(_) => self.target(power),
            // The prompt names the check.
            When::Check(_) | When::Rolled(_) | When::On(_) | When::Anytime | When::YourTurn => {
                Target::none()
            }
        };
        self.effects_phrase_about(&power.does, &mut target, Mood::Command)
    }

    fn if_so(&self, cond: &Cond) -> String {
        say!(self, "card-if-so", cond = self.cond(cond))
    }

    /// Appends a condition to the beginning of a sentence. German joins two conditions: "wenn du
    /// allein bist und ...".
    fn if_besides(&self, cond: Option<&Cond>, before: &mut Vec<String>) {
        let Some(cond) = cond else { return };
        let cond_text = self.cond(cond);
        match before.last_mut() {
            Some(last) if self.german() && german::takes_another(last, &cond_text) => {
                *last = say!(self, "card-event-if", event = *last, cond = cond_text);
            }
            _ => before.push(say!(self, "card-if-so", cond = cond_text)),
        }
    }

    /// Returns the beginning of a sentence with its commas.
    fn front(&self, before: &[String]) -> String {
        // Where a German sentence begins with a clause, its verb follows that at once.
        let clause = |part: &&String| self.german() && german::is_clause(part);
        let (last, first): (Vec<_>, Vec<_>) = before.iter().partition(clause);
        let mut text = String::new();
        for part in first.into_iter().chain(last) {
            text += &self.grouped(Group::Event, part.clone());
            // German has a comma after a clause, but none after "am Ende deines Zuges" alone.
            let alone = before.len() == 1 && !part.contains(',');
            let bare = self.german() && alone && !german::is_clause(part);
            text += if bare { " " } else { ", " };
        }
        text
    }

    /// Returns the beginning of a sentence with what follows: a German clause before another condition has
    /// a sentence of its own behind it.
    fn front_of(&self, before: &[String], then: &str) -> String {
        match before {
            [only] if self.german() && only.starts_with("wenn ") && then.starts_with("wenn ") => {
                say!(self, "card-so-that", event = only, so = behind_colon(self, then.to_owned()))
            }
            _ => self.front(before) + then,
        }
    }

    /// Returns "you may", "you may also".
    pub(super) fn may_do(&self, does: &str, after: bool, also: bool) -> String {
        match (after && self.german(), also) {
            (false, false) => say!(self, "card-you-may", does = does),
            (false, true) => say!(self, "card-you-may-also", does = does),
            (true, false) => say!(self, "card-may-you", does = does),
            (true, true) => say!(self, "card-may-you-also", does = does),
        }
    }

    fn is_permission(&self, text: &str) -> bool {
        let may = if self.german() { [" darf ", " darfst "] } else { [" may ", " may "] };
        may.iter().any(|m| text.contains(m)) || self.german() && text.starts_with("darf")
    }

    /// Returns the object of a power's verbs for checks, damage or evasion.
    fn target(&self, power: &Power) -> Target {
        match &power.when {
            When::Check(_) | When::Rolled(_) if power.adds_to.is_some() => {
                let mut target = Target::none_at_all(power.whose);
                target.another = true;
                target
            }
            When::Check(f) | When::Rolled(f) => {
                let mut check = self.check(f, power.whose);
                if let Some(other) = &power.another {
                    let card = self.another_card(other);
                    let played = say!(self, "card-on-which-played", you = self.you(), card = card);
                    check = check.and_then(&played);
                }
                Target::new(Some(check), Again::Check, power.whose)
            }
            When::Damage(kinds) => {
                let damage = self.damage(kinds);
                let who = self.whose(power.whose);
                let dealt = np!(self, "card-damage-dealt", damage = damage, who = who);
                let dealt = Np { like: Like::Masculine, ..dealt };
                Target::new(Some(dealt), Again::It, power.whose)
            }
            When::Evade(f) => Target::new(Some(self.a_card(f)), Again::It, power.whose),
            When::On(event) => {
                let mut target = Target::none();
                target.after_event = matches!(event.filter(), EventFilter::Card(_));
                // What is evaded there is what that hero encounters.
                target.whose = if target.after_event { power.whose } else { Whose::Yours };
                target
            }
            When::Anytime | When::YourTurn => Target::none(),
        }
    }

    pub(super) fn rule(&self, rule: &Rule) -> String {
        let mut before = vec![self.event(&rule.on, rule.whose)];
        self.if_besides(rule.only_if.as_ref(), &mut before);
        let ctx = match rule.whose {
            Whose::Yours => self.clone(),
            // A rule that waits for a hero is that hero's, whoever else it speaks of.
            _ if self.lasting => self.clone(),
            _ => self.with_you(You::Reader),
        };
        let outcome = rule.on.outcome().or(rule.only_if.as_ref().and_then(Cond::outcome));
        let ctx = Ctx { of_event: rule.on.has_its_own_card(), outcome, ..ctx };
        let (first, rest) = joined(&ctx, ctx.clauses(&rule.does, &mut Target::none()));
        let mut rest = rest.into_iter();
        let main = match (first.is_empty(), rest.next()) {
            (false, next) => {
                let mut parts = vec![ctx.chain(&first, Mood::After)];
                parts.extend(next.map(|n| n.text));
                parts
            }
            (true, Some(next)) => vec![next.after().to_owned()],
            (true, None) => {
                vec![ctx.chain(&[vp!(ctx, "card-verb-do", "card-nothing")], Mood::After)]
            }
        };
        let mut main = main;
        // What follows otherwise must not hang on the event, too.
        let alone = matches!(&rule.does[..], [Effect::If(_, _, otherwise)] if otherwise.is_empty());
        if let Some(begin) = main.first_mut() {
            let joined = match &before[..] {
                [only] if alone => self.with_another(only, begin),
                _ => None,
            };
            *begin = joined.unwrap_or_else(|| self.front_of(&before, begin));
        }
        main.extend(rest.map(|r| r.text));
        sentences(&main)
    }
}
