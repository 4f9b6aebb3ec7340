//! The text of cards, made from what they do: what a card says is what it does.
//!
//! Sentences are short and go by infinitives and nouns, so that German needs cases but no conjugation
//! of verbs. "You" is the hero who has the text; "it" is whom the words before are about.

mod amounts;
mod board;
mod changes;
mod conds;
mod control;
mod effects;
mod events;
mod level;
mod spots;
mod steps;
mod whom;

use std::fmt;

use lang::pattern::{Message, Value};
use lang::{Language, capital, message};

use super::amount::{Amount, Reach};
use super::effect::{Effect, Effects, Instead, Power, Rule, Standing};
use super::pack::TacticsContent;
use super::printed::{
    BossCardDef, CardDef, CompanionDef, EncounterDef, EnemyDef, TerrainDef, Turn,
};
use super::words::{CardKind, Condition, Keyword, Once, Who};
use effects::lower;
pub use level::level_text;

/// Returns the text of a message with values, in the language of the writer.
macro_rules! say {
    ($w:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $w.fill(
            lang::message!($id),
            "",
            &[$((stringify!($name), &$value as &dyn lang::pattern::Value)),*],
        )
    };
}

/// Returns one of a message's forms with values.
macro_rules! form {
    ($w:expr, $form:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $w.fill($id, $form, &[$((stringify!($name), &$value as &dyn lang::pattern::Value)),*])
    };
}

pub(super) use {form, say};

/// A line of a card: what stands before it, such as "On board:", and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// When it is so or how it is used; empty if nothing need be said.
    pub label: String,
    /// What is so, or what happens.
    pub text: String,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.label.is_empty() {
            true => f.write_str(&self.text),
            false => write!(f, "{} {}", self.label, self.text),
        }
    }
}

/// Who has a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// A hero: "you".
    Hero,
    /// An enemy, a summon or an ally: "it".
    Figure,
    /// A chapter, a terrain: nobody.
    Nobody,
}

/// Who "it" is: languages with genders call a target otherwise than somebody who was only mentioned.
#[derive(Clone, Copy)]
enum It<'a> {
    /// Whom an attack or an effect is aimed at.
    Target,
    /// Somebody else who was mentioned.
    Figure,
    /// Somebody who was just called a hero, an enemy or the like.
    Noun,
    /// The figure of that name, which is told instead of a pronoun.
    Called(&'a str),
}

/// Writes texts in one language.
#[derive(Clone, Copy)]
struct Writer<'a> {
    content: &'a TacticsContent,
    lang: Language,
    owner: Owner,
    /// Whether somebody was named whom "it" means.
    named: bool,
    /// Who that is.
    it: It<'a>,
    /// The encounter whose texts these are: of names that several use, its own is meant.
    encounter: Option<&'a EncounterDef>,
}

impl<'a> Writer<'a> {
    fn new(content: &'a TacticsContent, owner: Owner) -> Writer<'a> {
        let named = owner == Owner::Nobody;
        Writer { content, lang: lang::current(), owner, named, it: It::Figure, encounter: None }
    }

    /// Returns all encounters, first the one whose texts these are.
    fn encounters(&self) -> impl Iterator<Item = &'a EncounterDef> {
        let all = self.content.chapters.iter().filter_map(|c| c.encounter.as_deref());
        self.encounter.into_iter().chain(all)
    }

    /// Returns the writer behind words that named somebody.
    fn behind(&self) -> Writer<'a> {
        Writer { named: true, it: It::Figure, ..*self }
    }

    /// Returns the writer right behind words that named one of those.
    fn behind_noun(&self, who: &Who) -> Writer<'a> {
        let noun = matches!(who, Who::Hero | Who::Party | Who::Enemy | Who::Boss | Who::Minion);
        Writer { named: true, it: if noun { It::Noun } else { It::Figure }, ..*self }
    }

    /// Returns the writer behind words that named a target.
    fn behind_target(&self) -> Writer<'a> {
        Writer { named: true, it: It::Target, ..*self }
    }

    fn fill(&self, message: &Message, form: &str, values: &[(&str, &dyn Value)]) -> String {
        let entry = message.of(self.lang);
        let pattern = if form.is_empty() { entry.value() } else { entry.form_or_value(form) };
        let mut out = String::new();
        pattern.fill("", values, &mut out);
        out
    }

    /// Joins words: "a, b and c".
    fn and(&self, words: &[String]) -> String {
        self.joined(words, &say!(self, "tactics-and"))
    }

    /// Joins words: "a, b or c".
    fn or(&self, words: &[String]) -> String {
        self.joined(words, &say!(self, "tactics-or"))
    }

    fn joined(&self, words: &[String], last: &str) -> String {
        match words {
            [] => String::new(),
            [one] => one.clone(),
            [init @ .., end] => format!("{} {last} {end}", init.join(", ")),
        }
    }

    /// Returns the name of a condition.
    fn condition(&self, condition: Condition) -> String {
        match condition {
            Condition::Slowed => say!(self, "tactics-slowed"),
            Condition::Weakened => say!(self, "tactics-weakened"),
            Condition::Stunned => say!(self, "tactics-stunned"),
            Condition::Invisible => say!(self, "tactics-invisible"),
        }
    }

    /// Returns "once a round", in brackets behind something.
    fn once(&self, once: Option<Once>) -> String {
        match once {
            None => String::new(),
            Some(Once::Turn) => say!(self, "tactics-once-turn"),
            Some(Once::Round) => say!(self, "tactics-once-round"),
            Some(Once::PartyRound) => say!(self, "tactics-once-party"),
            Some(Once::Encounter) => say!(self, "tactics-once-encounter"),
        }
    }

    /// Returns several effects as sentences.
    fn sentences(&self, effects: &[Effect]) -> String {
        let mut all = String::new();
        for text in self.each_effect(effects) {
            if !all.is_empty() {
                all.push(' ');
            }
            all.push_str(&sentence(&text));
        }
        all
    }

    /// Returns a rule as a sentence.
    fn rule(&self, rule: &Rule) -> String {
        let event = self.event(&rule.on);
        let w = self.behind_event(&rule.on);
        let event = match &rule.only_if {
            None => event,
            Some(cond) => say!(self, "tactics-event-if", event = event, cond = w.cond(cond)),
        };
        let does = w.phrase(&rule.does);
        let once = match rule.once {
            None => String::new(),
            once => format!(" ({})", self.once(once)),
        };
        say!(self, "tactics-rule", event = event, once = once, does = does)
    }

    /// Returns what stands instead of something else.
    fn instead(&self, instead: &Instead) -> String {
        let fate = self.fate(&instead.of, &instead.whose);
        let w = self.behind();
        let fate = match &instead.only_if {
            None => fate,
            Some(cond) => say!(self, "tactics-event-if", event = fate, cond = w.cond(cond)),
        };
        say!(self, "tactics-instead", fate = fate, does = w.phrase(&instead.does))
    }

    /// Returns the lines of a power.
    fn power(&self, power: &Power) -> Vec<Line> {
        let after = match (&power.on, power.action) {
            (Some(on), _) => say!(self, "tactics-power-on", event = self.event(on)),
            (None, true) => say!(self, "tactics-power-action"),
            (None, false) => say!(self, "tactics-power-turn"),
        };
        let w = power.on.as_ref().map_or(*self, |on| self.behind_event(on));
        let if_ = power.only_if.as_ref().map(|c| say!(self, "tactics-label-if", cond = w.cond(c)));
        let cost = (!power.cost.is_empty())
            .then(|| say!(self, "tactics-label-cost", cost = w.phrase(&power.cost)));
        let parts = [Some(after), if_, power.once.map(|once| self.once(Some(once))), cost];
        let label = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let label = match &power.name {
            Some(name) => format!("{name} ({label}):"),
            None => format!("{}:", capital(&label)),
        };
        w.ways(&label, &power.ways)
    }

    /// Returns the lines of ways, parted by a blue line (AT-ACTN-12).
    fn ways(&self, label: &str, ways: &[Effects]) -> Vec<Line> {
        let line = |(n, way): (usize, &Effects)| {
            let label = if n == 0 { label.to_owned() } else { say!(self, "tactics-label-or") };
            Line { label, text: self.sentences(way) }
        };
        ways.iter().enumerate().map(line).collect()
    }

    /// Returns what lasts as lines: what is so, what happens, what happens instead.
    fn lasting(
        &self,
        label: &str,
        standing: &[Standing],
        rules: &[Rule],
        instead: &[Instead],
    ) -> Vec<Line> {
        let all = standing.iter().map(|s| self.standing(s));
        let all = all.chain(rules.iter().map(|r| self.rule(r)));
        let all = all.chain(instead.iter().map(|i| self.instead(i)));
        all.map(|text| Line { label: label.to_owned(), text: sentence(&text) }).collect()
    }
}

/// Returns words with a capital first letter and a full stop.
fn sentence(words: &str) -> String {
    let mut text = capital(words.trim());
    if !text.is_empty() && !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    text
}

/// Returns the text of a card, in the current language.
pub fn card_text(content: &TacticsContent, card: &CardDef) -> Vec<Line> {
    let w = Writer::new(content, Owner::Hero);
    let mut lines = Vec::new();
    let on_board = match card.kind {
        CardKind::Feature | CardKind::Weapon | CardKind::Armor | CardKind::Accessory => {
            say!(w, "tactics-label-board")
        }
        _ => String::new(),
    };
    lines.extend(w.lasting(&on_board, &card.standing, &card.rules, &card.instead));
    for power in &card.powers {
        lines.extend(w.power(power).into_iter().map(|line| match on_board.is_empty() {
            true => line,
            false => Line { label: format!("{on_board} {}", line.label), ..line },
        }));
    }
    let played = card.on.as_ref().map_or(w, |on| w.behind_event(on));
    let label = w.play_label(card);
    lines.extend(played.ways(&label, &card.ways));
    lines.extend(w.ways(&say!(w, "tactics-label-as-action"), &card.turn_ways));
    let named = |ids: &[String]| {
        let names = ids.iter().filter_map(|id| content.find_card(id));
        names.map(|id| content.card(id).name.clone()).collect::<Vec<_>>()
    };
    for (ids, replaces) in [(&card.add, false), (&card.replace, true)] {
        if !ids.is_empty() {
            let cards = w.and(&named(ids));
            let text = match replaces {
                false => say!(w, "tactics-perk-add", cards = cards),
                true => say!(w, "tactics-perk-replace", cards = cards),
            };
            lines.push(Line { label: String::new(), text: sentence(&text) });
        }
    }
    if card.while_down {
        lines.push(Line { label: String::new(), text: say!(w, "tactics-item-while-down") });
    }
    lines
}

impl Writer<'_> {
    /// Returns what stands before what playing a card does: keywords, event, condition, cost.
    fn play_label(&self, card: &CardDef) -> String {
        let mut parts: Vec<String> = Vec::new();
        for keyword in &card.keywords {
            parts.push(match keyword {
                Keyword::Free => say!(self, "tactics-keyword-free"),
                Keyword::Response => say!(self, "tactics-keyword-response"),
                Keyword::Remove => say!(self, "tactics-keyword-remove"),
            });
        }
        let mut label = parts.join(", ");
        if let Some(on) = &card.on {
            let when = say!(self, "tactics-label-when", event = self.event(on));
            label = format!("{label}, {when}");
        }
        let w = card.on.as_ref().map_or(*self, |on| self.behind_event(on));
        if let Some(cond) = &card.only_if {
            label = format!("{label}, {}", say!(self, "tactics-label-if", cond = w.cond(cond)));
        }
        if !card.cost.is_empty() {
            let cost = say!(self, "tactics-label-cost", cost = w.phrase(&card.cost));
            label = format!("{label}, {cost}");
        }
        let lies = matches!(
            card.kind,
            CardKind::Feature | CardKind::Weapon | CardKind::Armor | CardKind::Accessory
        );
        let label = label.trim_start_matches(", ");
        match (label.is_empty(), lies) {
            (true, true) => say!(self, "tactics-label-use"),
            (true, false) => String::new(),
            _ => format!("{}:", capital(label)),
        }
    }
}

/// Returns the text of an enemy beside its values: what is so, what happens, its abilities.
pub fn enemy_text(content: &TacticsContent, enemy: &EnemyDef) -> Vec<Line> {
    let w = Writer::new(content, Owner::Figure);
    let mut lines = Vec::new();
    if let Some(prefers) = w.prefers(&enemy.prefers) {
        lines.push(Line { label: String::new(), text: sentence(&prefers) });
    }
    if !enemy.passes.is_empty() {
        let text = say!(w, "tactics-change-passes", what = w.passed(&enemy.passes));
        lines.push(Line { label: String::new(), text: sentence(&text) });
    }
    if !enemy.then.is_empty() {
        let does = w.behind_target().phrase(&enemy.then);
        lines.push(Line { label: say!(w, "tactics-label-attack"), text: sentence(&does) });
    }
    lines.extend(w.lasting("", &enemy.standing, &enemy.passive, &enemy.instead));
    for ability in &enemy.active {
        let label = format!("{}:", ability.name);
        lines.push(Line { label, text: w.behind_target().sentences(&ability.does) });
    }
    lines
}

/// Returns the text of a boss card, a line for each step.
pub fn boss_card_text(content: &TacticsContent, card: &BossCardDef) -> Vec<Line> {
    let w = Writer::new(content, Owner::Figure).behind_target();
    card.steps.iter().map(|step| w.step(step)).collect()
}

/// Returns the text of a class card beside its values.
pub fn class_text(content: &TacticsContent, class: &super::printed::ClassDef) -> Vec<Line> {
    let w = Writer::new(content, Owner::Hero);
    let mut lines = Vec::new();
    for (label, effects) in [
        (say!(w, "tactics-label-attack"), &class.then),
        (say!(w, "tactics-label-after-attack"), &class.after),
    ] {
        if !effects.is_empty() {
            lines.push(Line { label, text: w.behind_target().sentences(effects) });
        }
    }
    lines.extend(w.lasting("", &class.standing, &class.rules, &[]));
    lines.extend(class.powers.iter().flat_map(|power| w.power(power)));
    lines
}

/// Returns an attack in words: its dice and its range.
pub fn attack_text(content: &TacticsContent, dice: &Amount, range: Reach) -> String {
    let w = Writer::new(content, Owner::Hero);
    format!("{} {}", w.amount(dice), w.range(range)).trim_end().to_owned()
}

/// Returns the name of a kind of card.
pub fn kind_name(content: &TacticsContent, kind: CardKind) -> String {
    capital(&Writer::new(content, Owner::Hero).kind(kind))
}

/// Returns the name of a kind of card, and of the class that it belongs to.
pub fn kind_text(content: &TacticsContent, card: &CardDef) -> String {
    let kind = kind_name(content, card.kind);
    let class = card.class.as_ref().and_then(|id| content.find_class(id));
    match class {
        Some(class) => format!("{kind} · {}", content.class(class).name),
        None => kind,
    }
}

/// Returns the text of a summon or an ally beside its values.
pub fn companion_text(content: &TacticsContent, companion: &CompanionDef) -> Vec<Line> {
    let w = Writer::new(content, Owner::Figure);
    let mut lines = Vec::new();
    if !companion.passes.is_empty() {
        let text = say!(w, "tactics-change-passes", what = w.passed(&companion.passes));
        lines.push(Line { label: String::new(), text: sentence(&text) });
    }
    if !companion.then.is_empty() {
        let label = say!(w, "tactics-label-attack");
        lines.push(Line { label, text: w.behind_target().sentences(&companion.then) });
    }
    lines.extend(w.lasting("", &companion.standing, &companion.rules, &companion.instead));
    let turn = match companion.turn {
        Turn::WithHero => say!(w, "tactics-turn-with-hero"),
        Turn::Own => say!(w, "tactics-turn-own"),
        Turn::Never => String::new(),
    };
    if !turn.is_empty() {
        lines.push(Line { label: String::new(), text: turn });
    }
    if let Some(step) = &companion.opinion {
        let Line { label, text } = w.step(step);
        let label = format!("{} {}", say!(w, "tactics-label-opinion"), lower(&label));
        lines.push(Line { label, text });
    }
    lines.extend(companion.powers.iter().flat_map(|power| w.power(power)));
    // What it lets every hero do says "you" to the hero.
    let hero = Writer::new(content, Owner::Hero);
    lines.extend(companion.lends.iter().flat_map(|power| hero.power(power)));
    lines
}

/// Returns what happens on terrain and what is so there.
pub fn terrain_text(content: &TacticsContent, terrain: &TerrainDef) -> Vec<Line> {
    let w = Writer::new(content, Owner::Nobody);
    let mut lines = Vec::new();
    let mut add = |label: String, effects: &Effects| {
        if !effects.is_empty() {
            lines.push(Line { label, text: w.sentences(effects) });
        }
    };
    add(say!(w, "tactics-label-laid"), &terrain.laid);
    add(say!(w, "tactics-label-enter"), &terrain.enter);
    add(say!(w, "tactics-label-stay"), &terrain.stay);
    let on_it = say!(w, "tactics-label-on-it");
    if let Some(id) = &terrain.twice {
        let text = say!(w, "tactics-laid-twice", name = w.terrain(id));
        lines.push(Line { label: String::new(), text });
    }
    lines.extend(w.lasting(&on_it, &terrain.standing, &[], &[]));
    lines.extend(w.lasting("", &[], &terrain.rules, &[]));
    lines
}

/// Returns what holds in an encounter, what happens in it, and what its heroes may do.
pub fn encounter_text(content: &TacticsContent, encounter: &EncounterDef) -> Vec<Line> {
    let of = |owner| Writer { encounter: Some(encounter), ..Writer::new(content, owner) };
    let rules = of(Owner::Nobody);
    let mut lines = rules.lasting("", &encounter.standing, &encounter.rules, &[]);
    let hero = of(Owner::Hero);
    for law in &encounter.laws {
        // A law is called by a sentence.
        let label = match law.name.ends_with(['.', '!', '?']) {
            true => law.name.clone(),
            false => format!("{}:", law.name),
        };
        lines.extend(rules.lasting(&label, &law.standing, &law.rules, &[]));
    }
    lines.extend(encounter.powers.iter().flat_map(|power| hero.power(power)));
    lines
}

/// Returns effects as sentences, such as those of a choice.
pub fn effects_text(content: &TacticsContent, effects: &[Effect]) -> String {
    Writer::new(content, Owner::Hero).sentences(effects)
}

/// Returns a power as lines.
pub fn power_text(content: &TacticsContent, power: &Power) -> Vec<Line> {
    Writer::new(content, Owner::Hero).power(power)
}

/// Returns a condition as a clause: "you have 2 Debt".
pub fn cond_text(content: &TacticsContent, cond: &super::effect::Cond) -> String {
    Writer::new(content, Owner::Hero).cond(cond)
}

/// Returns an event as a clause: "an enemy enters a square".
pub fn event_text(content: &TacticsContent, on: &super::effect::On) -> String {
    Writer::new(content, Owner::Hero).event(on)
}

/// Returns what is so, in words.
pub fn standing_text(content: &TacticsContent, standing: &Standing) -> String {
    Writer::new(content, Owner::Hero).standing(standing)
}

/// Returns where something is put.
pub fn spot_text(content: &TacticsContent, spot: &super::effect::Spot) -> String {
    Writer::new(content, Owner::Hero).spot(spot)
}

/// Returns an amount in words: "2 red + 1".
pub fn amount_text(content: &TacticsContent, amount: &super::amount::Amount) -> String {
    Writer::new(content, Owner::Hero).amount(amount)
}

/// Returns the name of a condition.
pub fn condition_name(condition: Condition) -> String {
    let message = match condition {
        Condition::Slowed => message!("tactics-slowed"),
        Condition::Weakened => message!("tactics-weakened"),
        Condition::Stunned => message!("tactics-stunned"),
        Condition::Invisible => message!("tactics-invisible"),
    };
    message.of(lang::current()).value().words().to_owned()
}
