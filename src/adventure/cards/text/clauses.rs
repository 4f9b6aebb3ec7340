//! Clauses and how they are joined into sentences.

use super::Ctx;
use super::marks::capital_group;
use super::phrases::{Mood, Np, Sentence, Vp, np, say};
use crate::cards::effect::Whose;

/// A part of the text of effects.
#[derive(Clone, Debug)]
pub(super) enum Clause {
    /// Fits after "to" and "you may": "draw 1 card".
    Command(Vp),
    /// Has its own subject or condition: "if you are alone, draw 1 card".
    Sentence(Sentence),
}

/// The reference to a target that was named before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Again {
    /// "the check".
    Check,
    /// "it".
    It,
    /// No reference.
    Nothing,
}

/// The preposition between a verb and its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    To,
    From,
    On,
    Of,
    OnDice,
    At,
    InPlaceOf,
}

/// The object of check verbs and similar ones: named in full at first, then by a short reference.
#[derive(Clone, Debug)]
pub(super) struct Target {
    /// "your combat check"; `None` for "the check".
    first: Option<Np>,
    again: Again,
    /// Whose check it is.
    pub whose: Whose,
    /// Whether the dice are added to those of another power.
    pub another: bool,
    /// Whether it is told what is done after an event, which names a card.
    pub after_event: bool,
    named: bool,
}

impl Target {
    pub(super) fn new(first: Option<Np>, again: Again, whose: Whose) -> Target {
        Target { first, again, whose, another: false, after_event: false, named: false }
    }

    /// Returns the target for effects outside of powers for checks.
    pub(super) fn none() -> Target {
        Target::new(None, Again::Check, Whose::Yours)
    }

    /// Returns whether no target was named.
    pub(super) fn is_none(&self) -> bool {
        self.first.is_none() && self.again == Again::Check
    }

    /// Returns the target for a clause that directly follows the naming of its object.
    pub(super) fn none_at_all(whose: Whose) -> Target {
        Target::new(None, Again::Nothing, whose)
    }

    /// Returns " on your check": if conditions decide between effects, the target is named before
    /// them.
    pub(super) fn lead(&mut self, ctx: &Ctx<'_>) -> String {
        let Some(first) = self.first.as_ref().filter(|_| self.again != Again::Nothing) else {
            return String::new();
        };
        self.named = true;
        match self.again {
            Again::It => say!(ctx, "card-lead-against", target = first),
            Again::Check | Again::Nothing => say!(ctx, "card-lead-on", target = first),
        }
    }

    pub(super) fn name(&mut self, ctx: &Ctx<'_>) -> Option<Np> {
        match &self.first {
            Some(first) if !std::mem::replace(&mut self.named, true) => Some(first.clone()),
            _ => match self.again {
                Again::Check => Some(np!(ctx, "card-the-check")),
                Again::It => {
                    let it = self.first.clone().unwrap_or_else(|| np!(ctx, "card-the-check"));
                    Some(np!(ctx, "card-it", what = it))
                }
                Again::Nothing => None,
            },
        }
    }

    /// Returns the target's name, or another one in place of "the check" for verbs that concern no
    /// check: damage is reduced, a bane is evaded.
    pub(super) fn name_or(&mut self, ctx: &Ctx<'_>, other: impl Fn() -> Np) -> Option<Np> {
        match (&self.first, self.again) {
            (None, Again::Check | Again::It) => Some(other()),
            _ => self.name(ctx),
        }
    }

    /// Returns " to your check", or an empty text if the target is obvious.
    pub(super) fn with(&mut self, ctx: &Ctx<'_>, by: By) -> String {
        let Some(name) = self.name(ctx) else { return String::new() };
        match by {
            By::To => say!(ctx, "card-to", target = name),
            By::From => say!(ctx, "card-from", target = name),
            By::On => say!(ctx, "card-on", target = name),
            By::Of => say!(ctx, "card-of", target = name),
            By::OnDice => say!(ctx, "card-on-dice", target = name),
            By::At => say!(ctx, "card-at", target = name),
            By::InPlaceOf => say!(ctx, "card-in-place-of", target = name),
        }
    }
}

/// Joins clauses. Returns the commands at the beginning, and the sentences that follow; later
/// commands become sentences.
pub(super) fn joined(ctx: &Ctx<'_>, clauses: Vec<Clause>) -> (Vec<Vp>, Vec<Sentence>) {
    let mut first: Vec<Vp> = Vec::new();
    let mut rest: Vec<Sentence> = Vec::new();
    let mut after_command = false;
    for clause in clauses {
        match clause {
            Clause::Command(vp) if rest.is_empty() => first.push(vp),
            Clause::Sentence(sentence) => {
                rest.push(sentence);
                after_command = false;
            }
            Clause::Command(vp) => {
                let mood = if ctx.german() { Mood::After } else { Mood::Command };
                let command = ctx.chain(&[vp], mood);
                let then = say!(ctx, "card-then-do", does = command);
                match rest.last_mut() {
                    Some(last) if after_command => {
                        *last = Sentence::both(
                            format!("{}, {then}", last.text),
                            format!("{}, {then}", last.after()),
                        );
                    }
                    _ => rest.push(Sentence::new(then)),
                }
                after_command = true;
            }
        }
    }
    (first, rest)
}

/// Joins parts as sentences: "draw 1 card. If you are alone, draw 1 card". The first one is not
/// capitalized, because it may follow something.
pub(super) fn sentences(parts: &[String]) -> String {
    let capitals = |(i, p): (usize, &String)| if i == 0 { p.clone() } else { capital_group(p) };
    parts.iter().enumerate().map(capitals).collect::<Vec<_>>().join(". ")
}

/// Joins the parts of one sentence with semicolons after the first.
pub(super) fn in_one(mut parts: Vec<String>) -> String {
    if parts.len() == 1 { parts.pop().unwrap_or_default() } else { parts.join("; ") }
}
