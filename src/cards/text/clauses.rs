//! Parts of sentences, and how they are put together.

use super::capital;
use crate::cards::effect::Whose;

/// A part of what effects do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Clause {
    /// Fits after "to" and "you may": "draw 1 card".
    Command(String),
    /// Has its own subject or condition: "if you are alone, draw 1 card".
    Sentence(String),
}

/// What check verbs and the like are about: named in full at first, then shortly.
pub(super) struct Target {
    /// "your combat check".
    pub first: String,
    /// "the check".
    pub again: &'static str,
    /// Whose it is.
    pub whose: Whose,
    /// Whether the dice come on top of those of another power.
    pub another: bool,
    named: bool,
}

impl Target {
    pub(super) fn new(first: String, again: &'static str, whose: Whose) -> Target {
        Target { first, again, whose, another: false, named: false }
    }

    /// For effects outside of powers for checks.
    pub(super) fn none() -> Target {
        Target::new("the check".into(), "the check", Whose::Yours)
    }

    /// " on your check": where conditions decide what is done, the target is named before them.
    pub(super) fn lead(&mut self) -> String {
        if self.again.is_empty() || self.first == self.again {
            return String::new();
        }
        self.named = true;
        format!(" {} {}", if self.again == "it" { "against" } else { "on" }, self.first)
    }

    pub(super) fn name(&mut self) -> String {
        if std::mem::replace(&mut self.named, true) {
            self.again.to_owned()
        } else {
            self.first.clone()
        }
    }

    /// " to your check", and nothing where it is plain.
    pub(super) fn with(&mut self, preposition: &str) -> String {
        let name = self.name();
        if name.is_empty() { String::new() } else { format!(" {preposition} {name}") }
    }
}

/// "a", "a and b", "a, then b"; what is done to one check is joined by "and".
fn commands(parts: &[&str]) -> String {
    match parts {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [init @ .., end] => {
            // What is done to a check or to damage has no order.
            let on_check =
                ["add ", "subtract ", "use ", "roll ", "increase ", "decrease ", "reduce "];
            let and = parts.iter().all(|p| on_check.iter().any(|v| p.starts_with(v)));
            format!("{}{} {end}", init.join(", "), if and { " and" } else { ", then" })
        }
    }
}

/// Commands at the beginning as one text, and the sentences that follow, commands among them
/// made sentences.
pub(super) fn joined(clauses: &[Clause]) -> (Option<String>, Vec<String>) {
    let lead: Vec<&str> = clauses
        .iter()
        .map_while(|c| match c {
            Clause::Command(t) => Some(t.as_str()),
            Clause::Sentence(_) => None,
        })
        .collect();
    let first = (!lead.is_empty()).then(|| commands(&lead));
    let mut rest: Vec<String> = Vec::new();
    let mut after_command = false;
    for clause in &clauses[lead.len()..] {
        match clause {
            Clause::Sentence(t) => {
                rest.push(t.clone());
                after_command = false;
            }
            Clause::Command(t) if after_command => {
                if let Some(last) = rest.last_mut() {
                    *last += &format!(", then {t}");
                }
            }
            Clause::Command(t) => {
                rest.push(format!("then {t}"));
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
