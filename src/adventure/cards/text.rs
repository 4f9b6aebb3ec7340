//! The text on a card, generated from its data: what a card says is what it does.
//!
//! Sentences are built as strings in which special words are enclosed in control characters
//! (`mark`); the last step splits them into spans, so that dice, skills and actions can be styled.

mod boxes;
mod clauses;
mod conds;
mod displayed;
mod effects;
mod german;
mod looks;
mod marks;
mod mythic;
mod names;
mod nouns;
mod phrases;
mod powers;
mod setup;
mod shift;
mod ship;
mod spans;
mod standing;
mod stories;
#[cfg(test)]
mod tests;

pub use setup::{deck_text, setup_text};
pub use spans::{Line, Span};
pub use stories::{
    LocationText, adventure_text, again_text, location_text, reward_text, scenario_card_text,
    scenario_text, wild_text,
};

use super::amount::CheckSpec;
use super::content::Content;
use super::effect::{Cond, Effect, Fate, Instead, Power, Rule, Standing, To};
use super::printed::{CardDef, Edition, HeroPower};
use super::vocabulary::{Action, Kind, Skill, Trait};
use crate::lang::pattern::Entry;
use crate::lang::{self, Language};
use lang::message;
use marks::{Group, OPEN, mark, mark_as};
use phrases::{Mood, Np, Vp, np, say, sentence};

fn skill(s: Skill) -> String {
    mark('s', s.name())
}

fn act(a: Action) -> String {
    mark('a', a.word())
}

fn trait_word(t: Trait) -> String {
    match lang::current() {
        Language::English => mark('t', t.name()),
        Language::German => mark_as('t', t.name(), t.localized()),
    }
}

/// Joins words: "a, b or c".
fn list(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [init @ .., end] => format!("{} {last} {end}", init.join(", ")),
    }
}

/// What the text is printed on, which determines the meaning of "here" and of an event without a
/// filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Boon,
    Bane,
    Hero,
    Location,
    Scenario,
}

/// The subject that "you" refers to in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
enum You {
    /// The reader: "draw 1 card", "your hand".
    Reader,
    /// A subject that is named: "each hero draws 1 card", "their hand".
    Named(Np),
    /// A subject that was named before: "they draw 1 card".
    They,
}

/// The context of a text.
#[derive(Clone)]
struct Ctx<'a> {
    content: &'a Content,
    lang: Language,
    owner: Owner,
    /// The id of the card that has the text.
    this: Option<&'a str>,
    /// The number of checked boxes.
    level: usize,
    /// Whether values of unchecked boxes are shown.
    boxes: bool,
    you: You,
    /// Whether verbs are infinitives after "to" or "may": "have each hero draw 1 card".
    infinitive: bool,
    /// Whether a subject that was named before is not repeated: "each hero may draw 1 card".
    omit_subject: bool,
    /// Whether the text concerns the card that has it, whatever card is encountered (AC-PLAY-16).
    itself: bool,
    /// Whether it answers an event with a card that need not be the encountered one.
    of_event: bool,
    /// Whether it is that of a power for a check, which is then "the check".
    on_check: bool,
    /// Whether it is that of a power about the dice that were rolled.
    rolled: bool,
    /// Whether it tells what is so for a while, on all checks of that time.
    lasting: bool,
    /// Whether the check that the text speaks of succeeded, if that is certain where it stands.
    outcome: Option<bool>,
    /// Whether it is that of a bane that lies displayed after its encounter.
    lies: bool,
    /// Whether the cards that were moved last, of which a text speaks as "that card", may be several.
    moved_many: bool,
    /// Whether the check that it speaks of may be another hero's than that of "you".
    others_check: bool,
    /// What the cards are played for that would go somewhere.
    aim: Option<standing::Aim>,
}

impl<'a> Ctx<'a> {
    fn new(content: &'a Content, owner: Owner) -> Ctx<'a> {
        Ctx {
            content,
            lang: lang::current(),
            owner,
            this: None,
            level: 0,
            boxes: false,
            you: You::Reader,
            itself: false,
            of_event: false,
            on_check: false,
            rolled: false,
            lasting: false,
            outcome: None,
            lies: false,
            moved_many: false,
            others_check: false,
            aim: None,
            infinitive: false,
            omit_subject: false,
        }
    }

    fn with_you(&self, you: You) -> Ctx<'a> {
        Ctx { you, ..self.clone() }
    }

    /// Returns whether the pack is one of the third edition, whose cards are worded differently.
    fn third(&self) -> bool {
        self.content.pack.edition == Edition::Third
    }

    /// Returns the word for "here".
    fn here(&self) -> &'static Entry {
        match (self.owner, &self.you) {
            (Owner::Location, _) => message!("card-here"),
            (_, You::Reader) => message!("card-at-your-location"),
            (_, You::Named(_) | You::They) => message!("card-at-their-location"),
        }
        .of(self.lang)
    }

    /// Returns "your" or "their".
    fn your(&self) -> &'static Entry {
        match self.you {
            You::Reader => message!("card-your").of(self.lang),
            You::Named(_) | You::They => message!("card-their").of(self.lang),
        }
    }

    /// Returns "you" or "they".
    fn you(&self) -> &'static Entry {
        match self.you {
            You::Reader => message!("card-you").of(self.lang),
            You::Named(_) | You::They => message!("card-they").of(self.lang),
        }
    }

    fn list_or(&self, words: &[String]) -> String {
        let text = list(words, message!("card-or").of(self.lang).value().words());
        self.grouped(Group::List, text)
    }

    fn list_and(&self, words: &[String]) -> String {
        let text = list(words, message!("card-and").of(self.lang).value().words());
        self.grouped(Group::List, text)
    }

    /// Marks a part of a text whose boxes are shown as a group.
    fn grouped(&self, group: Group, text: String) -> String {
        match self.boxes && !text.is_empty() {
            true => format!("{}{text}{}", group.begin(), Group::END),
            false => text,
        }
    }

    /// Joins a condition and its consequence: "if you are alone, draw 1 card".
    fn if_then(&self, cond: &str, then: &str) -> String {
        let so = say!(self, "card-if-so", cond = cond);
        match self.with_another(&so, then) {
            Some(joined) => joined,
            None => say!(self, "card-if", cond = cond, then = then),
        }
    }

    /// Joins a German clause to what follows from it, where that begins with a condition of its own: "wenn
    /// A und B, ..." in place of "wenn A, wenn B, ...".
    fn with_another(&self, clause: &str, then: &str) -> Option<String> {
        let (cond, rest) =
            then.strip_prefix("wenn ").filter(|_| self.german())?.split_once(", ")?;
        let joined = say!(self, "card-event-if", event = clause, cond = cond);
        let otherwise = rest.contains("ndernfalls");
        (!otherwise && german::takes_another(clause, cond)).then(|| format!("{joined}, {rest}"))
    }
}

fn owner_of(card: &CardDef) -> Owner {
    match card.kind {
        k if k.is_fought() => Owner::Bane,
        // Their "you" is the hero's, as on a hero's board.
        Kind::Scourge | Kind::Stance | Kind::Path => Owner::Hero,
        _ => Owner::Boon,
    }
}

/// Returns the text of a card, apart from its check to acquire or to defeat.
pub fn card_text(content: &Content, card: &CardDef) -> Vec<Line> {
    let ctx = Ctx { this: Some(&card.id), ..Ctx::new(content, owner_of(card)) };
    let ctx = Ctx { lies: ctx.owner == Owner::Bane && displayed::lies(card), ..ctx };
    let mut lines: Vec<String> = Vec::new();
    let early = |r: &&Rule| r.on.begins_encounter();
    lines.extend(card.rules.iter().filter(early).map(|r| ctx.rule(r)));
    if ctx.owner != Owner::Boon {
        lines.extend(card.standing.iter().map(|s| ctx.standing_of(s, card)));
    }
    lines.extend(card.powers.iter().map(|p| ctx.power_among(p, &card.powers)));
    if ctx.owner == Owner::Boon {
        lines.extend(card.standing.iter().map(|s| ctx.standing_of(s, card)));
    }
    lines.extend(card.rules.iter().filter(|r| !early(r)).map(|r| ctx.rule_of(r, card)));
    let itself = Ctx { itself: true, ..ctx.clone() };
    lines.extend(card.paragraphs.iter().map(|r| itself.rule(r)));
    if card.as_the_hour {
        lines.push(say!(ctx, "card-as-the-hour"));
    }
    lines.extend(
        card.while_the_hour
            .iter()
            .map(|s| say!(ctx, "card-while-the-hour", does = ctx.standing(s).after())),
    );
    // A card that is banished by who lacks a skill, and recharged by a check of others, says that once.
    let lacks = |i: &&Instead| {
        let unless = card.recharge_if.clone().map(|c| Cond::Not(Box::new(c)));
        let plain = !i.may && i.of == Fate::Played(card.recharge_for) && !card.recovery;
        plain && unless.is_some() && i.only_if == unless && card.recharge.is_some()
    };
    let other = card.instead.iter().find(lacks);
    lines.extend(card.instead.iter().filter(|i| !lacks(i)).map(|i| ctx.instead(i)));
    if let Some(cost) = &card.acquire_by {
        let cost = ctx.chain(&[ctx.cost(cost)], Mood::May);
        lines.push(say!(ctx, "card-acquire-by", cost = cost));
    }
    lines.extend(card.ship.iter().flat_map(|ship| ctx.ship_lines(ship)));
    if let Some(trade) = &card.trade {
        lines.push(ctx.trade(trade));
    }
    if let Some(owner) = card.owner.as_ref().and_then(|id| content.hero(id)) {
        lines.push(say!(ctx, "card-owner", name = content.heroes[owner].name));
    }
    if let Some(check) = card.recharge.as_ref().filter(|_| card.recovery) {
        let check = ctx.a_check(check);
        let usual = match card.recharge_for {
            Action::Bury => say!(ctx, "card-instead-of-burying"),
            Action::Banish => say!(ctx, "card-instead-of-banishing"),
            _ => say!(ctx, "card-instead-of-discarding"),
        };
        let text = sentence!(ctx, "card-recovery-check", check = check, usual = usual);
        lines.push(match &card.recharge_if {
            Some(cond) => ctx.if_then(&ctx.cond(cond), text.after()),
            None => text.text,
        });
    } else if let Some(check) = &card.recharge {
        let discard =
            ctx.chain(&[Vp::new(phrases::Verb::of(card.recharge_for), ctx.this_card())], Mood::May);
        let recharge = ctx.chain(
            &[Vp::new(phrases::Verb::of(Action::Recharge), say!(ctx, "card-this-it"))],
            Mood::To,
        );
        let text = say!(
            ctx,
            "card-recharge-check",
            discard = discard,
            recharge = recharge,
            check = ctx.a_check(check),
        );
        let merged = other.and_then(|i| Some((i, i.only_if.as_ref()?))).map(|(instead, cond)| {
            let goes = ctx.goes(instead.to, &np!(ctx, "card-it-instead"));
            let goes = goes.tail(say!(ctx, "card-instead-at-the-end"));
            say!(
                ctx,
                "card-sent-or-recharged",
                discard = discard,
                cond = ctx.cond(cond),
                goes = ctx.chain(&[goes], Mood::After),
                recharge = recharge,
                check = ctx.a_check(check),
            )
        });
        lines.push(match &card.recharge_if {
            Some(_) if let Some(text) = merged => text,
            Some(cond) if ctx.german() => {
                let cond = say!(ctx, "card-if-so", cond = ctx.cond(cond));
                let then = text.strip_prefix("wenn ").unwrap_or(&text);
                say!(ctx, "card-event-if", event = cond, cond = then)
            }
            Some(cond) => ctx.if_then(&ctx.cond(cond), &text),
            None => text,
        });
    }
    lines.iter().map(|l| Line::sentence(l)).collect()
}

/// Returns the text of a card's power with so many power feats (0 except for heroes).
pub fn power_text(content: &Content, power: &Power, level: usize) -> Line {
    let owner = if power.action.is_some() { Owner::Boon } else { Owner::Hero };
    let ctx = Ctx { level, ..Ctx::new(content, owner) };
    Line::sentence(&ctx.power(power))
}

/// Returns what a power does, without its price, with so many power feats.
pub fn gain_text(content: &Content, power: &Power, level: usize) -> Line {
    let ctx = Ctx { level, ..Ctx::new(content, Owner::Boon) };
    Line::sentence(&ctx.gain(power))
}

/// Returns the text of a card's rule.
pub fn rule_text(content: &Content, card: &CardDef, rule: &Rule) -> Line {
    let ctx = Ctx { this: Some(&card.id), ..Ctx::new(content, owner_of(card)) };
    Line::sentence(&ctx.rule(rule))
}

/// Returns the text of a card's standing effect.
pub fn standing_text(content: &Content, card: &CardDef, standing: &Standing) -> Line {
    Line::sentence(&Ctx::new(content, owner_of(card)).standing(standing).text)
}

/// Returns effects as a sentence.
pub fn effects_text(content: &Content, effects: &[Effect]) -> Line {
    let ctx = Ctx::new(content, Owner::Boon);
    Line::sentence(&ctx.effects_phrase(effects, Mood::Command))
}

/// Returns effects as what a hero may do: "have each hero at your location reset their hand".
pub fn may_text(content: &Content, effects: &[Effect]) -> Line {
    let ctx = Ctx::new(content, Owner::Boon);
    match ctx.done_after_may(effects).filter(|_| !ctx.german()) {
        Some(text) => Line::sentence(&text),
        None => effects_text(content, effects),
    }
}

/// Returns what it is to put cards somewhere instead: "recharge Dagger instead"; without a name any of
/// several cards.
pub fn sent_text(content: &Content, to: To, card: Option<&str>) -> Line {
    let ctx = Ctx::new(content, Owner::Boon);
    let cards = match card {
        Some(name) => ctx.name(name.to_owned()),
        None => np!(ctx, "card-any-of-these"),
    };
    Line::sentence(&ctx.chain(&[ctx.goes(to, &cards)], Mood::Command))
}

/// Returns the text of a hero's power with so many of its boxes checked; values of unchecked boxes
/// follow `☐`.
pub fn hero_power_text(content: &Content, power: &HeroPower, checked: usize) -> Line {
    // The box by which a power is gained changes nothing by itself (AC-FEAT-05).
    let level = checked.saturating_sub(usize::from(power.feat_only));
    let ctx = Ctx { level, boxes: true, ..Ctx::new(content, Owner::Hero) };
    let reading = |p: &HeroPower| {
        let power = p.power.as_ref().map(|p| ctx.power(p));
        let rule = p.rule.as_ref().map(|r| ctx.rule(r));
        let standing = || p.standing.as_ref().map(|s| ctx.standing(s).text);
        power.or(rule).or_else(standing).unwrap_or_default()
    };
    let gained = usize::from(power.feat_only);
    let byte = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    let whole = |level: usize| {
        let parts = power.parts_had(byte(level.saturating_add(gained)));
        let all: Vec<String> = parts.map(|(_, p)| reading(p.at(byte(level)))).collect();
        clauses::sentences(&all)
    };
    let begins = |p: &HeroPower| usize::from(p.from_box).saturating_sub(gained);
    let last = power.parts().map(|p| p.changed.len().max(begins(p))).max().unwrap_or(0);
    let readings: Vec<String> = (level.min(last)..=last).map(whole).collect();
    let mut line = Line::sentence(&boxes::merge(&readings, &|words| {
        let words = words.trim_start_matches([',', ' ']);
        say!(ctx, "card-box-without", words = words)
    }));
    if power.feat_only && checked == 0 {
        line.spans.insert(0, Span::Text("☐ ".into()));
    }
    line
}

/// Returns a check as printed: "Dexterity, Disable 9 or Combat 12, then Combat 15".
pub fn check_text(check: &CheckSpec) -> Line {
    Line::cut(&nouns::check_spec(check, lang::current(), |skills| skills.join(", ")))
}
