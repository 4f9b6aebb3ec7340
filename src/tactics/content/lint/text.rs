//! Checks of texts of the language: what they name, and verbs where they make sense.

use super::bounds::MAX_MENTIONS;
use super::circles::asks_itself;
use super::{Lint, MAX_DICE, MAX_LIST};
use crate::content::amount::Reach;
use crate::content::effect::{Effect, Effects, Many, On, Power, Rule, Standing};
use crate::content::mentions::{MAX_NESTED, Mention, Mentions};
use crate::content::printed::{CounterDef, Step};
use crate::content::words::Who;
use kernel::content::lint::{At, Linter};
use kernel::content::problem::Severity;

/// Where a text stands.
#[derive(Clone, Copy)]
pub(super) struct Scope<'s> {
    /// The event that it answers.
    on: Option<&'s On>,
    /// It is told between encounters: story verbs make sense, verbs of the board do not.
    story: bool,
    /// It is a special rule of an encounter.
    encounter: bool,
    /// It stands in a `Roll`, whose dice it can change and keep.
    rolls: bool,
    /// The counters of the encounter.
    counters: &'s [CounterDef],
    /// The ids of its bonus objectives.
    bonus: &'s [&'s str],
}

impl<'s> Scope<'s> {
    /// A card, an ability, a boss card.
    pub(super) const CARD: Scope<'static> =
        Scope { on: None, story: false, encounter: false, rolls: false, counters: &[], bonus: &[] };
    /// A text that has rules of its own events.
    pub(super) const LASTING: Scope<'static> = Scope::CARD;
    /// A story, a result, a market, a random encounter.
    pub(super) const STORY: Scope<'static> = Scope { story: true, ..Scope::CARD };

    /// Returns the scope of an encounter's rules.
    pub(super) fn encounter(counters: &'s [CounterDef], bonus: &'s [&'s str]) -> Scope<'s> {
        Scope { encounter: true, counters, bonus, ..Scope::CARD }
    }

    /// Returns the scope of an encounter's results.
    pub(super) fn result(counters: &'s [CounterDef], bonus: &'s [&'s str]) -> Scope<'s> {
        Scope { story: true, counters, bonus, ..Scope::CARD }
    }

    /// Returns the scope with an event.
    pub(super) fn on(self, on: Option<&'s On>) -> Scope<'s> {
        Scope { on, ..self }
    }
}

impl Lint<'_> {
    /// Checks effects: what they name, and that each verb makes sense there.
    pub(super) fn effects(&mut self, at: &At<'_>, scope: Scope<'_>, effects: &Effects) {
        self.text(at, scope, effects);
        self.verbs(at, scope, effects, 0);
    }

    /// Checks what is so, text by text.
    pub(super) fn standing(&mut self, at: &At<'_>, scope: Scope<'_>, standing: &[Standing]) {
        if !self.few(at, standing) {
            return;
        }
        for (n, standing) in standing.iter().enumerate() {
            self.text(&at.item(n), scope, standing);
        }
    }

    /// Checks rules.
    pub(super) fn rules(&mut self, at: &At<'_>, scope: Scope<'_>, rules: &[Rule]) {
        if !self.few(at, rules) {
            return;
        }
        for (n, rule) in rules.iter().enumerate() {
            let at = at.item(n);
            self.text(&at.field("on"), scope, &rule.on);
            self.text(&at.field("only_if"), scope, &rule.only_if);
            self.effects(&at.field("does"), scope.on(Some(&rule.on)), &rule.does);
        }
    }

    /// Checks powers.
    pub(super) fn powers(&mut self, at: &At<'_>, scope: Scope<'_>, powers: &[Power]) {
        if !self.few(at, powers) {
            return;
        }
        for (n, power) in powers.iter().enumerate() {
            let at = at.item(n);
            let scope = scope.on(power.on.as_ref());
            self.text(&at.field("on"), scope, &power.on);
            self.text(&at.field("only_if"), scope, &power.only_if);
            self.effects(&at.field("cost"), scope, &power.cost);
            self.ways(&at.field("ways"), scope, &power.ways);
            if power.ways.is_empty() {
                self.error(&at, "a power does something: `ways`");
            }
        }
    }

    /// Checks ways, parted by a blue line (AT-ACTN-12).
    pub(super) fn ways(&mut self, at: &At<'_>, scope: Scope<'_>, ways: &[Effects]) {
        if !self.few(at, ways) {
            return;
        }
        for (n, way) in ways.iter().enumerate() {
            self.effects(&at.item(n), scope, way);
            if way.is_empty() {
                self.error(&at.item(n), "a way does something");
            }
        }
    }

    /// Checks a step of a boss card.
    pub(super) fn step(&mut self, at: &At<'_>, step: &Step) {
        self.text(at, Scope::CARD, step);
        self.work_of_step(at, step);
        self.verbs(at, Scope::CARD, &step.first, 0);
        self.verbs(at, Scope::CARD, &step.does, 0);
    }

    /// Checks what a text names, and its bounds.
    pub(super) fn text<T: Mentions + ?Sized>(&mut self, at: &At<'_>, scope: Scope<'_>, text: &T) {
        self.work(at, text, 1);
        let mut found: Vec<Mention<'_>> = Vec::new();
        text.mentions(0, &mut |mention| {
            if found.len() < MAX_MENTIONS {
                found.push(mention);
            }
        });
        for mention in found {
            if self.problems.full() {
                return;
            }
            self.mention(at, scope, mention);
        }
    }

    fn mention(&mut self, at: &At<'_>, scope: Scope<'_>, mention: Mention<'_>) {
        let c = self.content;
        match mention {
            Mention::Die(id) if !c.pack.dice.iter().any(|d| d.id == id) => {
                self.unknown(at, "die", id, c.pack.dice.iter().map(|d| d.id.as_str()));
            }
            Mention::Token(id) if c.find_token(id).is_none() => {
                self.unknown(at, "token", id, c.pack.tokens.iter().map(|t| t.id.as_str()));
            }
            Mention::Counter(id)
                if c.find_counter(id).is_none() && !scope.counters.iter().any(|x| x.id == id) =>
            {
                let all = c.pack.counters.iter().chain(scope.counters).map(|x| x.id.as_str());
                self.unknown(at, "counter", id, all);
            }
            Mention::Flag(id) | Mention::SetsFlag(id) if c.find_flag(id).is_none() => {
                self.unknown(at, "flag", id, c.pack.flags.iter().map(String::as_str));
            }
            Mention::Terrain(id) if c.find_terrain(id).is_none() => {
                self.unknown(at, "terrain", id, c.terrain.iter().map(|t| t.id.as_str()));
            }
            Mention::Enemy(id) if id != "reserve" && c.find_enemy(id).is_none() => {
                self.unknown(at, "enemy", id, c.enemies.iter().map(|e| e.id.as_str()));
            }
            Mention::Companion(id) if c.find_companion(id).is_none() => {
                self.unknown(at, "summon or ally", id, c.companions.iter().map(|e| e.id.as_str()));
            }
            Mention::Figure(id) if c.find_enemy(id).is_none() && c.find_companion(id).is_none() => {
                let enemies = c.enemies.iter().map(|e| e.id.as_str());
                let all = enemies.chain(c.companions.iter().map(|e| e.id.as_str()));
                self.unknown(at, "figure", id, all);
            }
            Mention::Code(id) => {
                let code = id.trim_end_matches(|c: char| c.is_ascii_digit());
                if c.enemy_of_code(code).is_none() {
                    self.unknown(
                        at,
                        "enemy with the code",
                        id,
                        c.enemies.iter().map(|e| e.code.as_str()),
                    );
                }
            }
            Mention::Mark(id) if !self.marks.contains(id) => {
                let marks = self.marks.clone();
                self.unknown(at, "mark of a map", id, marks.iter().copied());
            }
            Mention::Card(id) => self.card_of(at, id, &[]),
            Mention::Class(id) => self.class(at, id),
            Mention::Chapter(id) => {
                self.chapter_exists(at, id);
            }
            Mention::Ability(id) if !self.abilities.contains(id) => {
                let all = self.abilities.clone();
                self.unknown(at, "ability", id, all.iter().copied());
            }
            Mention::Bonus(id) if !scope.bonus.contains(&id) => {
                self.unknown(at, "bonus objective", id, scope.bonus.iter().copied());
            }
            Mention::Verb(_, deep) | Mention::Cond(_, deep) if deep > MAX_NESTED => {
                self.error(at, format!("nests deeper than {MAX_NESTED}"));
            }
            Mention::Verb(effect, _) => self.does_something(at, effect),
            Mention::List(n) if n > MAX_LIST => {
                self.error(at, format!("{n} in one list; at most {MAX_LIST}"));
            }
            Mention::Standing(standing) => {
                // It would never end, whatever else is asked of the content.
                if let Some(why) = asks_itself(standing)
                    && self.problems.room(Severity::Error)
                {
                    let problem = self.make(at, None, why);
                    self.problems.push(problem);
                }
            }
            Mention::Amount(amount) => {
                let dice: i16 =
                    amount.dice().map(|(_, n)| n.saturating_abs()).fold(0, i16::saturating_add);
                if dice > MAX_DICE {
                    self.error(at, format!("{dice} dice; at most {MAX_DICE}"));
                }
            }
            Mention::Target(target) => {
                let given = matches!(
                    target.who,
                    Who::Oneself
                        | Who::It
                        | Who::By
                        | Who::Meant
                        | Who::Leader
                        | Who::Own
                        | Who::Named(_)
                        | Who::Marked(_)
                );
                let one = matches!(target.count, Many::One | Many::UpTo(_));
                if target.range == Reach::Own && !given && one && !scope.story {
                    let message = format!(
                        "how far away? `range` is missing for {:?} (AT-RANGE-05); `count: Each` means everybody",
                        target.who
                    );
                    self.error(at, message);
                }
                if target.range == Reach::Own && target.area.is_some() {
                    self.error(at, "an area has a target within some range (AT-AOE-05)");
                }
            }
            _ => {}
        }
    }

    /// Checks that verbs stand where they can be carried out.
    fn verbs(&mut self, at: &At<'_>, scope: Scope<'_>, effects: &Effects, deep: usize) {
        if deep > MAX_NESTED {
            return;
        }
        for effect in effects.iter().take(MAX_LIST) {
            if let Some(message) = misplaced(scope, effect) {
                self.error(at, message);
            }
            for (list, on) in inner(effect) {
                let scope = if on.is_some() { scope.on(on) } else { scope };
                // Dice that are rolled for nothing else can be kept too.
                let rolls = scope.rolls || matches!(effect, Effect::Roll(..));
                let scope = Scope { rolls, ..scope };
                self.verbs(at, scope, list, deep + 1);
            }
        }
    }
}

/// Returns why a verb makes no sense there.
fn misplaced(scope: Scope<'_>, effect: &Effect) -> Option<&'static str> {
    let on = |test: fn(&On) -> bool| scope.on.is_some_and(test);
    match effect {
        Effect::AddDice(_)
        | Effect::Plus(_)
        | Effect::Reroll(..)
        | Effect::SetDie(..)
        | Effect::Double
        | Effect::DoubleDie(_)
        | Effect::Floor(_)
        | Effect::UseKept(_)
            if !on(On::has_open_roll) && !scope.rolls =>
        {
            Some("there is no roll to change: dice verbs follow Declared, Rolled or HealRolled")
        }
        Effect::KeepDice(_) if !on(On::has_roll) && !scope.rolls => {
            Some("there is no roll: `KeepDice` follows Declared, Rolled, Changed or HealRolled")
        }
        Effect::Reduce(_) | Effect::Ignore | Effect::Redirect(_) | Effect::CallOff
            if !on(On::has_damage) =>
        {
            Some(
                "there is no attack to change: this verb follows Declared, Rolled, Changed or Reduced",
            )
        }
        Effect::LeaveHp(_) if !on(|on| matches!(on, On::Reduced(_))) => {
            Some("no damage is about to be dealt: `LeaveHp` follows Reduced")
        }
        Effect::Prevent
            if !on(|on| {
                matches!(on, On::Inflicting(_) | On::TokenPutting(_)) || on.each().len() > 1
            }) =>
        {
            Some("nothing is about to happen: `Prevent` follows Inflicting or TokenPutting")
        }
        Effect::BossUnder if !on(|on| matches!(on, On::Revealed(_))) => {
            Some("no boss card was revealed: `BossUnder` follows Revealed")
        }
        Effect::RedrawDirection if !on(|on| matches!(on, On::DirectionDrawn)) => {
            Some("no direction was drawn: `RedrawDirection` follows DirectionDrawn")
        }
        Effect::VoidLaws if !scope.encounter => {
            Some("laws are those of an encounter: this verb stands in its rules")
        }
        Effect::Again if !on(|on| matches!(on, On::Activated(_))) => {
            Some("nobody is being activated: `Again` follows Activated")
        }
        Effect::Gain { .. }
        | Effect::Lose { .. }
        | Effect::Gold(_)
        | Effect::LevelUp
        | Effect::BasicSwap(_)
        | Effect::RandomEncounter
        | Effect::RemoveThis
            if !scope.story =>
        {
            Some(
                "this verb is one of the story: it stands in chapters, results and random encounters",
            )
        }
        Effect::Win | Effect::Defeat | Effect::Bonus(_) if !scope.encounter => {
            Some("this verb ends or judges an encounter: it stands in the rules of one")
        }
        Effect::Flag(_) | Effect::Unflag(_) if !scope.story && !scope.encounter => {
            Some("flags are set by chapters and encounters")
        }
        effect if scope.story && is_of_the_board(effect) => {
            Some("this verb needs a board; between encounters there is none")
        }
        _ => None,
    }
}

/// Returns whether a verb needs an encounter that is being played.
fn is_of_the_board(effect: &Effect) -> bool {
    !matches!(
        effect,
        Effect::Gain { .. }
            | Effect::Lose { .. }
            | Effect::Gold(_)
            | Effect::LevelUp
            | Effect::BasicSwap(_)
            | Effect::RandomEncounter
            | Effect::RemoveThis
            | Effect::Flag(_)
            | Effect::Unflag(_)
            | Effect::Count(..)
            | Effect::Roll(..)
            | Effect::If(..)
            | Effect::May(_)
            | Effect::Choose(_)
            | Effect::Each(..)
            | Effect::Times(..)
            | Effect::Pay(..)
    )
}

/// Returns the lists of effects within an effect, each with the event that it answers if that is
/// another one.
pub(super) fn inner(effect: &Effect) -> Vec<(&Effects, Option<&On>)> {
    match effect {
        Effect::Shove { stopped: list, .. }
        | Effect::BasicAttack { then: list, .. }
        | Effect::Roll(_, list)
        | Effect::May(list)
        | Effect::Each(_, list)
        | Effect::Times(_, list) => vec![(list, None)],
        Effect::Run { hits, stopped, .. } => vec![(hits, None), (stopped, None)],
        Effect::Attack { then, after, .. } => vec![(then, None), (after, None)],
        Effect::If(_, then, other) | Effect::Pay(then, other) => vec![(then, None), (other, None)],
        Effect::Choose(ways) => {
            ways.iter().flat_map(|way| [(&way.cost, None), (&way.does, None)]).collect()
        }
        Effect::Activate(step) => vec![(&step.first, None), (&step.does, None)],
        Effect::Lasting { rules, .. } => {
            rules.iter().map(|rule| (&rule.does, Some(&rule.on))).collect()
        }
        _ => Vec::new(),
    }
}
