//! Powers and rules as whole sentences: "Discard this card to add 1d6 to your check."

use super::clauses::{Target, joined, sentences};
use super::effects::more_of_the_same;
use super::nouns::damage_types;
use super::{Ctx, You, act};
use crate::cards::effect::{CheckFilter, Cond, Effect, Power, Rule, When, Whose};
use crate::cards::words::Action;

impl Ctx<'_> {
    pub(super) fn power(&self, power: &Power) -> String {
        self.power_among(power, &[])
    }

    /// A power of a card with all of these: one that adds to another says for which checks, if they
    /// are not the same.
    pub(super) fn power_among(&self, power: &Power, all: &[Power]) -> String {
        let mut target = self.target(power);
        let mut before: Vec<String> = Vec::new();
        let first = power.adds_to.and_then(|n| all.get(usize::from(n)));
        if let (Some(first), When::Check(f)) = (first, &power.when)
            && first.when != power.when
            && *f != CheckFilter::default()
        {
            before.push(format!("if {}", self.cond(&Cond::Check(f.clone()))));
        }
        match &power.when {
            When::On(event) => before.push(self.event(event, power.whose)),
            When::YourTurn if !power.does.contains(&Effect::Explore) => {
                before.push("on your turn".into());
            }
            When::Rolled(_) => before.push("after the roll".into()),
            When::Check(_) | When::Damage(_) | When::Evade(_) | When::Anytime | When::YourTurn => {}
        }
        if let Some(cond) = &power.only_if {
            before.push(format!("if {}", self.cond(cond)));
        }
        let mut price: Vec<String> = Vec::new();
        if let Some(action) = power.action {
            let into = if action == Action::Shuffle { " into your deck" } else { "" };
            price.push(format!("{} this card{into}", act(action)));
        }
        if let Some(cost) = &power.cost {
            price.push(self.cost(cost));
        }
        if let Some(filter) = &power.gives {
            price.push(format!("give {} from your hand to that hero", self.a_card(filter)));
        }
        let price = price.join(" and ");
        let bare = power.action.is_some() && before.is_empty() && power.adds_to.is_none();
        let may = if power.adds_to.is_some() {
            "you may also "
        } else if bare {
            ""
        } else {
            "you may "
        };
        let ctx = Ctx { infinitive: true, ..self.clone() };
        let first_is_if = |e: &Effect| matches!(e, Effect::If(..)) && !more_of_the_same(e);
        let conditional = power.does.first().is_some_and(first_is_if);
        let lead = if conditional && !price.is_empty() { target.lead() } else { String::new() };
        let (first, mut rest) = joined(&ctx.clauses(&power.does, &mut target));
        let mut main = before.iter().map(|b| format!("{b}, ")).collect::<String>();
        match (price.is_empty(), first) {
            (true, Some(first)) => main += &format!("{may}{first}"),
            (false, Some(first)) => main += &format!("{may}{price} to {first}"),
            (false, None) => {
                main += &format!("{may}{price}{lead}");
                if !may.is_empty()
                    && !conditional
                    && let Some(next) = rest.first_mut()
                {
                    *next = format!("if you do, {next}");
                }
            }
            (true, None) => {
                let next = if rest.is_empty() { String::new() } else { rest.remove(0) };
                let wish = if next.contains(" may ") { "" } else { "if you wish, " };
                main += &format!("{wish}{next}");
            }
        }
        rest.insert(0, main);
        if let Some(kind) = power.counts_as {
            rest.push(format!("this counts as playing {}", super::nouns::a(kind.word())));
        }
        sentences(&rest)
    }

    /// What the verbs of a power for checks, damage or evading are about.
    fn target(&self, power: &Power) -> Target {
        match &power.when {
            When::Check(_) | When::Rolled(_) if power.adds_to.is_some() => {
                let mut target = Target::new(String::new(), "", power.whose);
                target.another = true;
                target
            }
            When::Check(f) | When::Rolled(f) => {
                let mut check = self.check(f, power.whose);
                if let Some(other) = &power.another {
                    let other = self.noun(other, false);
                    check += &format!(" on which {} played another {other}", self.you());
                }
                Target::new(check, "the check", power.whose)
            }
            When::Damage(kinds) => {
                let to = match power.whose {
                    Whose::Yours => self.object().to_owned(),
                    whose => self.whose(whose),
                };
                let damage = format!("{}damage dealt to {to}", damage_types(kinds));
                Target::new(damage, "it", power.whose)
            }
            When::Evade(f) => Target::new(self.a_card(f), "it", power.whose),
            When::On(_) | When::Anytime | When::YourTurn => Target::none(),
        }
    }

    pub(super) fn rule(&self, rule: &Rule) -> String {
        let mut main = format!("{}, ", self.event(&rule.on, rule.whose));
        if let Some(cond) = &rule.only_if {
            main += &format!("if {}, ", self.cond(cond));
        }
        let ctx = match rule.whose {
            Whose::Yours => self.clone(),
            _ => self.with_you(You::Reader),
        };
        let (first, mut rest) = joined(&ctx.clauses(&rule.does, &mut Target::none()));
        match first {
            Some(first) => main += &first,
            None if rest.is_empty() => main += "do nothing",
            None => main += &rest.remove(0),
        }
        rest.insert(0, main);
        sentences(&rest)
    }
}
