//! Texts of cards that lie displayed: what they say holds only then, which the texts say, too.

use super::phrases::say;
use super::{Ctx, Owner, You, german, stories};
use crate::cards::effect::{
    Change, ChangeKind, CheckFilter, Effect, Event, From, Rule, Standing, To, Who, Whose,
};
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::Action;

/// When a text of a card holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holds {
    /// Whenever it can, which needs no word.
    Plainly,
    /// While the card is displayed.
    Displayed,
    /// While it is displayed, and before that while it is encountered.
    MetOrDisplayed,
}

impl Ctx<'_> {
    /// Returns the text of a card's standing effect, with the words that say while what it holds.
    pub(super) fn standing_of(&self, standing: &Standing, card: &CardDef) -> String {
        let holds = match self.owner {
            // A boon's standing effects need it to be displayed (AC-ACT-04).
            Owner::Boon if card.kind.is_boon() => Holds::Displayed,
            Owner::Bane if lies(card) && !is_of_its_encounter(&standing.change) => {
                Holds::MetOrDisplayed
            }
            _ => Holds::Plainly,
        };
        // What lies there is about all checks of that time, not about one.
        let lasting = self.lasting || holds != Holds::Plainly;
        let sentence = Ctx { lasting, ..self.clone() }.standing(standing);
        let so = sentence.after().to_owned();
        if holds == Holds::Displayed && self.is_of_the_holder(standing.whose, card) {
            let ctx = Ctx { lasting, ..self.with_you(You::They) };
            return self.with_a_hero(ctx.standing(standing).text);
        }
        match (holds, self.german() && german::is_clause(&so)) {
            (Holds::Plainly, _) => sentence.text,
            (holds, true) => self.held(holds, so),
            (Holds::Displayed, false) => say!(self, "card-while-displayed", does = so),
            (Holds::MetOrDisplayed, false) => {
                say!(self, "card-while-met-or-displayed", does = so)
            }
        }
    }

    /// Returns a whole sentence with the words that say while what it holds.
    fn held(&self, holds: Holds, text: String) -> String {
        let does = || stories::behind_colon(self, text.clone());
        match holds {
            Holds::Plainly => text,
            Holds::Displayed => say!(self, "card-while-displayed-rule", does = does()),
            Holds::MetOrDisplayed => say!(self, "card-while-met-or-displayed-rule", does = does()),
        }
    }

    /// Returns the text of a card's rule, with the words that say while what it holds.
    pub(super) fn rule_of(&self, rule: &Rule, card: &CardDef) -> String {
        let own = rule.whose == Whose::Yours && rule.on.is_of_this();
        let elsewhere = |event: &Event| {
            let hour = matches!(event, Event::Hour(_));
            card.kind.is_boon() && !event.is_of_a_boon() && !event.examines_this() && !hour
        };
        let holds = match self.owner {
            // Nor does a boon answer anything but being met, unless it is displayed (AC-RUL-04).
            Owner::Boon if !own && elsewhere(&rule.on) => Holds::Displayed,
            _ if own || !lies(card) => Holds::Plainly,
            Owner::Boon => Holds::Displayed,
            Owner::Bane if between_encounters(&rule.on) => Holds::Displayed,
            Owner::Bane => Holds::MetOrDisplayed,
            _ => Holds::Plainly,
        };
        if holds == Holds::Displayed && self.is_of_the_holder(rule.whose, card) {
            return self.with_a_hero(self.with_you(You::They).rule(rule));
        }
        self.held(holds, self.rule(rule))
    }

    /// Returns whether a text is about the hero next to whom the card is displayed.
    fn is_of_the_holder(&self, whose: Whose, card: &CardDef) -> bool {
        let with = |e: &Effect| is_with_a_hero(e);
        let mut does = card.powers.iter().flat_map(|p| p.does.iter());
        whose == Whose::Yours && card.kind.is_boon() && does.any(|e| e.any(&with))
    }

    fn with_a_hero(&self, text: String) -> String {
        let does = stories::behind_colon(self, text);
        say!(self, "card-while-displayed-with", does = does)
    }

    /// Returns where an effect displays this card: " next to the scenario".
    pub(super) fn displayed_at(&self, effect: &Effect) -> Option<String> {
        match effect {
            Effect::Goes(to @ (To::Beside | To::BesideOne | To::Scenario)) => {
                Some(self.towards(From::Displayed, *to).1)
            }
            Effect::Each(who, ..) if is_with_a_hero(effect) => {
                let who = self.person(&self.subject(*who));
                Some(say!(self, "card-beside-hero", who = who))
            }
            _ => None,
        }
    }
}

/// Returns whether an effect displays this card next to heroes: `Each(One, [Goes(Displayed)])`.
pub(super) fn is_with_a_hero(effect: &Effect) -> bool {
    matches!(effect, Effect::Each(who, does, None) if *who != Who::You && does[..] == [Effect::Goes(To::Displayed)])
}

/// Returns whether a text of the card displays it.
pub(super) fn lies(card: &CardDef) -> bool {
    let there = |to: To| matches!(to, To::Displayed | To::Beside | To::BesideOne);
    let puts = |e: &Effect| matches!(e, Effect::Goes(to) | Effect::Leaves(to) if there(*to));
    let rules = card.rules.iter().chain(&card.paragraphs).flat_map(|r| r.does.iter());
    let powers = card.powers.iter().flat_map(|p| p.does.iter());
    card.powers.iter().any(|p| p.action == Some(Action::Display))
        || rules.chain(powers).any(|e| e.any(&puts))
        || card.instead.iter().any(|i| there(i.to))
}

/// Returns whether an event never happens while a card is encountered.
pub(super) fn between_encounters(event: &Event) -> bool {
    use Event::{AfterReset, ExploreStepEnd, Explored, MoveStepEnd, Reset};
    use Event::{ScenarioEnd, TurnEnd, TurnStart, TurnStartOrEnd};
    let turn = matches!(event, TurnStart | TurnEnd | TurnStartOrEnd | MoveStepEnd);
    let after = matches!(event, ExploreStepEnd | Explored | Reset | AfterReset | ScenarioEnd);
    turn || after
}

/// Returns whether a change is about the bane itself while it is encountered.
fn is_of_its_encounter(change: &Change) -> bool {
    let all = CheckFilter::default();
    match change {
        Change::CannotEvade(f) => *f == Default::default(),
        Change::Difficulty(_, f) => *f == all,
        change => matches!(
            change.kind(),
            ChangeKind::Immune
                | ChangeKind::Needs
                | ChangeKind::DamageType
                | ChangeKind::DamagePlus
                | ChangeKind::DamageTo
                | ChangeKind::EachAttempts
                | ChangeKind::CannotReduce
                | ChangeKind::CannotReduceHalf
                | ChangeKind::NoDamage
                | ChangeKind::CannotSucceed
                | ChangeKind::MetFirst
                | ChangeKind::CannotEscape
                | ChangeKind::EscapesToFewest
        ),
    }
}
