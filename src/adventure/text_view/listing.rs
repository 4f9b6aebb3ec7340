//! Prints the options of a prompt. Moves, gifts, cards to choose and plays shown before share a
//! line with others of their kind; every other option has its own line.

use std::collections::BTreeSet;

use bevy_ecs::prelude::*;

use super::offer::{Group, Line, Options};
use crate::kernel::text::Page;
use crate::lang::capital;
use crate::rules::describe::{self, PaidPlay};
use crate::rules::flow::prompt::{Act, Prompt};
use crate::rules::state::ids::{PileId, PlaceId};
use crate::rules::state::table::{self, LocationStatus};

/// Maximum length of a play that was shown before, in characters.
const BRIEF: usize = 130;

/// The texts of an option.
#[derive(Debug)]
struct Said {
    /// The common part of options that may share a line.
    shared: Option<String>,
    /// The part that distinguishes the option on a shared line.
    own: String,
    /// The text on a line of its own.
    alone: String,
}

impl Options {
    /// Prints the options. `told`: powers whose full text was shown, so that plays of them are now
    /// short.
    pub fn print(
        &self,
        world: &World,
        prompt: &Prompt,
        told: &mut BTreeSet<String>,
        page: &mut Page,
    ) {
        let shown = self.lines.iter().filter(|l| l.group < Group::Folded);
        let said: Vec<(&Line, Said)> =
            shown.map(|l| (l, self.said(world, prompt, l, told))).collect();
        let mut lines: Vec<(String, String)> = Vec::new();
        let mut rest = said.iter().peekable();
        while let Some((line, said)) = rest.next() {
            let mut together = vec![(line, said)];
            while let Some((l, s)) =
                rest.next_if(|(_, s)| s.shared.is_some() && s.shared == said.shared)
            {
                together.push((l, s));
            }
            match (&said.shared, together.len()) {
                (Some(shared), n)
                    if n > 1 || matches!(line.group, Group::Moves | Group::Gifts(_)) =>
                {
                    let mut before: Option<&PaidPlay> = None;
                    let each = together.iter().map(|(l, s)| {
                        let (mark, copies) = self.mark(l);
                        let last = std::mem::replace(&mut before, l.paid.as_ref());
                        format!("{mark} {}{copies}", paid_alone(last, l).unwrap_or(&s.own))
                    });
                    let each: Vec<String> = each.collect();
                    lines.push(("     ".into(), format!("{shared} {}", each.join(", "))));
                }
                _ => {
                    let (mark, copies) = self.mark(line);
                    lines.push((format!("{mark:>3}  "), format!("{}{copies}", said.alone)));
                }
            }
        }
        let folded = self.lines.iter().filter(|l| l.group == Group::Folded).count();
        lines.into_iter().for_each(|(mark, text)| page.hanging(mark, text));
        if folded > 0 {
            page.dim(t!("terminal-folded", n = folded));
        }
    }

    /// Prints the folded options, and all others in full.
    pub fn all(&self) -> Page {
        let mut page = Page::default();
        for line in self.lines.iter().filter(|l| l.group != Group::Hidden) {
            let (mark, copies) = self.mark(line);
            page.hanging(format!("{mark:>3}  "), format!("{}{copies}", line.text));
        }
        page
    }

    /// Returns the option's number, and the number of copies to choose from; all numbers if several
    /// may be chosen.
    fn mark(&self, line: &Line) -> (String, String) {
        let numbers: Vec<String> =
            line.all.iter().filter_map(|i| self.number(*i)).map(|n| n.to_string()).collect();
        match (numbers.as_slice(), self.max) {
            ([one], _) => (one.clone(), String::new()),
            (all, 1) => (all[0].clone(), t!("terminal-of-them", n = all.len())),
            (all, _) => (all.join(","), String::new()),
        }
    }

    fn said(
        &self,
        world: &World,
        prompt: &Prompt,
        line: &Line,
        told: &mut BTreeSet<String>,
    ) -> Said {
        let alone = |text: &str| Said { shared: None, own: String::new(), alone: text.to_owned() };
        let Some(act) = prompt.options.get(line.all[0]) else { return alone(&line.text) };
        let (shared, own) = match *act {
            Act::Move(place) => (t!("terminal-move-to"), of_place(world, place)),
            Act::Give { card, to } => (
                t!("terminal-give-to", hero = describe::hero_name(world, to)),
                describe::card_name(world, card),
            ),
            Act::TakeBack(_) => (t!("terminal-take-back"), line.shorter.clone()),
            Act::Card(card) => match verb(&line.text, &describe::card_name(world, card)) {
                Some(both) => both,
                None => return alone(&line.text),
            },
            Act::Use { .. } => {
                let new = !line.power.is_empty() && told.insert(line.power.clone());
                let twin = self.lines.iter().filter(|l| l.short == line.short).count() > 1;
                if new || twin {
                    return alone(&line.text);
                }
                // A heading is not cut: what is missing would be missed in all its options.
                let shared = line.gain.as_ref().map(|gain| format!("{gain}:"));
                return Said { shared, own: line.shorter.clone(), alone: cut(&line.short, BRIEF) };
            }
            _ => return alone(&line.text),
        };
        Said { shared: Some(shared), own, alone: line.text.clone() }
    }
}

/// Returns only what pays for a play, behind another play of the same power that says the rest.
fn paid_alone<'a>(before: Option<&PaidPlay>, line: &'a Line) -> Option<&'a str> {
    let (before, paid) = (before?, line.paid.as_ref()?);
    let [card, of_hero] = &paid.by;
    (before.power == paid.power).then_some(if before.hero == paid.hero { card } else { of_hero })
}

/// Splits a choice of a card into verb and card: "Discard Rope (item)" becomes "Discard:" and "Rope
/// (item)". Returns `None` if the text has another form.
fn verb(text: &str, name: &str) -> Option<(String, String)> {
    let at = text.find(name)?;
    let rest = &text[at + name.len()..];
    let kind = match rest.strip_prefix(" (") {
        Some(kind) => kind.find(')')? + 3,
        None => 0,
    };
    let (kind, behind) = rest.split_at(kind);
    let verb = format!("{} {}", text[..at].trim(), behind.trim());
    let verb = Some(capital(verb.trim())).filter(|v| !v.is_empty())?;
    Some((format!("{verb}:"), format!("{name}{kind}")))
}

fn of_place(world: &World, place: PlaceId) -> String {
    let n = table::pile(world, PileId::Location(place)).len();
    let shut = match table::place(world, place).shut {
        LocationStatus::Open => String::new(),
        shut => format!(", {}", describe::shut_name(shut)),
    };
    format!("{} ({n}{shut})", describe::place_name(world, place))
}

/// Returns the beginning of a text, at most `most` characters, cut between words.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let head: String = text.chars().take(most.saturating_sub(3)).collect();
    // Avoids a cut within a word.
    let ends = text[head.len()..].starts_with(|c: char| !c.is_alphanumeric());
    let head = head.rsplit_once(' ').filter(|_| !ends).map_or(head.as_str(), |(words, _)| words);
    format!("{}...", head.trim_end_matches([',', ';', ':', '.', ' ']))
}

#[cfg(test)]
mod tests {
    use super::{cut, verb};

    #[test]
    fn a_long_text_is_cut_between_words() {
        assert_eq!(cut("Play Rope: reveal it", 40), "Play Rope: reveal it");
        assert_eq!(
            cut("Play Rope: reveal this card, to climb", 30),
            "Play Rope: reveal this card..."
        );
        assert_eq!(cut("Überraschungen überall", 10), "Überras...");
    }

    #[test]
    fn a_choice_of_a_card_is_a_verb_and_a_card() {
        let both = |a: &str, b: &str| Some((a.to_owned(), b.to_owned()));
        assert_eq!(verb("Discard Rope (item)", "Rope"), both("Discard:", "Rope (item)"));
        assert_eq!(
            verb("Seil (Gegenstand) abwerfen", "Seil"),
            both("Abwerfen:", "Seil (Gegenstand)")
        );
        assert_eq!(verb("Bury Rope", "Rope"), both("Bury:", "Rope"));
        assert_eq!(verb("Rope", "Rope"), None);
        assert_eq!(verb("Nothing", "Rope"), None);
    }
}
