//! Parts of sentences, and how they are put together.

use super::phrases::{Mood, Np, Said, Vp, np, say};
use super::{Ctx, capital};
use crate::cards::effect::Whose;

/// A part of what effects do.
#[derive(Clone, Debug)]
pub(super) enum Clause {
    /// Fits after "to" and "you may": "draw 1 card".
    Command(Vp),
    /// Has its own subject or condition: "if you are alone, draw 1 card".
    Sentence(Said),
}

/// How a target is named once it was named in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Again {
    /// "the check".
    Check,
    /// "it".
    It,
    /// Not at all.
    Nothing,
}

/// What stands between a verb and its target.
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

/// What check verbs and the like are about: named in full at first, then shortly.
pub(super) struct Target {
    /// "your combat check"; none for the plain check.
    first: Option<Np>,
    again: Again,
    /// Whose it is.
    pub whose: Whose,
    /// Whether the dice come on top of those of another power.
    pub another: bool,
    named: bool,
}

impl Target {
    pub(super) fn new(first: Option<Np>, again: Again, whose: Whose) -> Target {
        Target { first, again, whose, another: false, named: false }
    }

    /// For effects outside of powers for checks.
    pub(super) fn none() -> Target {
        Target::new(None, Again::Check, Whose::Yours)
    }

    /// For what is told in the same breath as what it is about.
    pub(super) fn none_at_all(whose: Whose) -> Target {
        Target::new(None, Again::Nothing, whose)
    }

    /// " on your check": where conditions decide what is done, the target is named before them.
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

    /// " to your check", and nothing where it is plain.
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

/// Commands at the beginning, and the sentences that follow, commands among them made sentences.
pub(super) fn joined(ctx: &Ctx<'_>, clauses: Vec<Clause>) -> (Vec<Vp>, Vec<Said>) {
    let mut first: Vec<Vp> = Vec::new();
    let mut rest: Vec<Said> = Vec::new();
    let mut after_command = false;
    for clause in clauses {
        match clause {
            Clause::Command(vp) if rest.is_empty() => first.push(vp),
            Clause::Sentence(said) => {
                rest.push(said);
                after_command = false;
            }
            Clause::Command(vp) => {
                let mood = if ctx.german() { Mood::After } else { Mood::Command };
                let command = ctx.chain(&[vp], mood);
                let then = say!(ctx, "card-then-do", does = command);
                match rest.last_mut() {
                    Some(last) if after_command => {
                        *last = Said::both(
                            format!("{}, {then}", last.text),
                            format!("{}, {then}", last.after()),
                        );
                    }
                    _ => rest.push(Said::new(then)),
                }
                after_command = true;
            }
        }
    }
    (first, rest)
}

/// Parts as sentences of their own: "draw 1 card. If you are alone, draw 1 card". The first one
/// stays as it is: something may come before it.
pub(super) fn sentences(parts: &[String]) -> String {
    let capitals = |(i, p): (usize, &String)| if i == 0 { p.clone() } else { capital(p) };
    parts.iter().enumerate().map(capitals).collect::<Vec<_>>().join(". ")
}

/// The parts of one sentence: the first as it is placed, the others after semicolons.
pub(super) fn in_one(mut parts: Vec<String>) -> String {
    if parts.len() == 1 { parts.pop().unwrap_or_default() } else { parts.join("; ") }
}
