//! What may be answered, in the order in which it is read: what goes on, moves, gifts, plays; what
//! would do no good is folded away. Numbers are those of that order and stay as they are while the
//! question is open, whether the folded ones are shown or not.

use std::collections::BTreeSet;
use std::io::{self, BufRead, Write};

use bevy_ecs::prelude::*;

use super::Screen;
use crate::campaign::hands;
use crate::manners::{self, alike, useful};
use crate::rules::check;
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::state::ids::{CardId, HeroId, PlaceId};
use crate::rules::state::table::{self, Shut};
use crate::rules::words;

/// What is read together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    First,
    Moves,
    Gifts(HeroId),
    Plays(Option<HeroId>),
    Last,
    /// Folded away.
    Folded,
    /// In a hand that is not theirs who look.
    Hidden,
}

/// An option, or several that come to the same.
struct Line {
    group: Group,
    /// Their places among the prompt's options.
    all: Vec<usize>,
    text: String,
    /// Of a play what its power says; part of the text.
    power: String,
    /// What it would make of the check, behind that.
    makes: String,
    /// The option in few words, for a play that was read before.
    short: String,
}

/// The options of the open prompt as they are read.
pub struct Offer {
    lines: Vec<Line>,
    /// By their number less one, places among the prompt's options.
    order: Vec<usize>,
    max: u8,
}

/// The options of the open prompt in their order.
pub fn offer(world: &mut World, prompt: &Prompt) -> Offer {
    let texts = words::option_texts(world);
    let view = (prompt.ask == Ask::Check).then(|| check::view(world)).flatten();
    let against = view.map_or_else(
        || "\0".to_owned(),
        |v| t!("act-against", pool = String::new(), difficulty = v.difficulty),
    );
    let good = good(world, prompt);
    let dominated = dominated(world, prompt);
    let mut lines = Vec::new();
    for all in alike::groups(world, &prompt.options) {
        let Some(i) = all.first().copied() else { continue };
        let act = prompt.options[i];
        let text = texts.get(i).cloned().unwrap_or_default();
        let plain = words::act_text(world, &act);
        let makes = text.strip_prefix(plain.as_str()).unwrap_or_default().replace(&against, "");
        // The question has said what is rolled, and what was without a play before it.
        let text = match act {
            Act::Roll => t!("act-roll-plain"),
            Act::TakeBack(_) => plain,
            _ => format!("{plain}{makes}"),
        };
        let power = match act {
            Act::Use { hero, of, power, .. } => words::power_words(world, hero, of, power),
            _ => String::new(),
        };
        let hidden = all.iter().any(|i| !hands::act_shown(world, &prompt.options[*i]));
        let no_good = matches!(act, Act::Use { .. }) && !good.contains(&act);
        let group = match act {
            _ if hidden => Group::Hidden,
            _ if prompt.max > 1 => Group::First,
            _ if no_good || dominated.contains(&act) => Group::Folded,
            _ => group(prompt, &act),
        };
        let short = words::brief(world, &act, !makes.is_empty());
        lines.push(Line { group, all, text, power, makes, short });
    }
    lines.sort_by_key(|l| l.group);
    let order = lines.iter().flat_map(|l| l.all.iter().copied()).collect();
    Offer { lines, order, max: prompt.max }
}

fn group(prompt: &Prompt, act: &Act) -> Group {
    match act {
        Act::Move(_) => Group::Moves,
        Act::Give { to, .. } => Group::Gifts(*to),
        // One's own first.
        Act::Use { hero, .. } => Group::Plays(Some(*hero).filter(|h| *h != prompt.who)),
        Act::EndTurn | Act::Decline | Act::Continue | Act::No | Act::TakeBack(_) => Group::Last,
        _ => Group::First,
    }
}

/// The plays that would do some good, or that somebody wants to be asked about; all of them, where
/// none does.
fn good(world: &mut World, prompt: &Prompt) -> Vec<Act> {
    let uses: Vec<Act> =
        prompt.options.iter().filter(|a| matches!(a, Act::Use { .. })).copied().collect();
    if uses.is_empty() {
        return uses;
    }
    let view = (prompt.ask == Ask::Check).then(|| check::view(world)).flatten();
    let mut good = match view {
        Some(view) => useful::on_check(world, prompt, &view),
        None => useful::plays(world, prompt),
    };
    good.extend(manners::wanted(world).iter().map(|w| w.act));
    match prompt.ask == Ask::Turn || good.iter().any(|a| matches!(a, Act::Use { .. })) {
        true => good,
        false => uses,
    }
}

/// Ways of a check that another way beats in everything: a die as large at least, as much added at
/// least, no more to reach.
fn dominated(world: &World, prompt: &Prompt) -> Vec<Act> {
    if prompt.ask != Ask::Check {
        return Vec::new();
    }
    let Some(view) = check::view(world) else { return Vec::new() };
    let of = |way: &(u8, Option<crate::cards::words::Skill>, i32)| {
        let skill = way.1?;
        let (faces, plus) = table::skill(world, view.hero, skill).unwrap_or((4, 0));
        Some((i32::from(faces), plus, -way.2))
    };
    let beaten = |way: &&(u8, Option<crate::cards::words::Skill>, i32)| {
        let Some(own) = of(way) else { return false };
        view.ways
            .iter()
            .filter_map(of)
            .any(|o| o != own && o.0 >= own.0 && o.1 >= own.1 && o.2 >= own.2)
    };
    let act = |way: &(u8, Option<crate::cards::words::Skill>, i32)| Act::Way {
        alternative: way.0,
        skill: way.1,
    };
    view.ways.iter().filter(beaten).map(act).collect()
}

impl Offer {
    /// The place among the prompt's options of what has a number.
    pub fn index(&self, number: usize) -> Option<usize> {
        self.order.get(number.checked_sub(1)?).copied()
    }

    /// The number of what has a place among the prompt's options.
    pub fn number(&self, index: usize) -> Option<usize> {
        self.order.iter().position(|i| *i == index).map(|n| n + 1)
    }

    fn mark(&self, line: &Line) -> (String, String) {
        let numbers: Vec<String> =
            line.all.iter().filter_map(|i| self.number(*i)).map(|n| n.to_string()).collect();
        match (numbers.as_slice(), self.max) {
            ([one], _) => (one.clone(), String::new()),
            (all, 1) => (all[0].clone(), t!("terminal-of-them", n = all.len())),
            (all, _) => (all.join(","), String::new()),
        }
    }

    /// Prints the options; `told` are plays that were read to their end before, which are brief now.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn print<I: BufRead, O: Write>(
        &self,
        world: &World,
        prompt: &Prompt,
        told: &mut BTreeSet<String>,
        screen: &mut Screen<'_, I, O>,
    ) -> io::Result<()> {
        let shown = |l: &&Line| l.group < Group::Folded;
        let mut rest = self.lines.iter().filter(shown).peekable();
        while let Some(line) = rest.next() {
            let mut together = vec![line];
            if matches!(line.group, Group::Moves | Group::Gifts(_)) {
                while let Some(next) = rest.next_if(|n| n.group == line.group) {
                    together.push(next);
                }
                self.in_one(world, prompt, &together, screen)?;
                continue;
            }
            let (mark, copies) = self.mark(line);
            let text = self.brief(line, told);
            screen.hanging(format!("{mark:>3}  "), format!("{text}{copies}"))?;
        }
        match self.lines.iter().filter(|l| l.group == Group::Folded).count() {
            0 => Ok(()),
            n => screen.dim(t!("terminal-folded", n = n)),
        }
    }

    /// Prints what is folded away, and everything else to its end.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn print_all<I: BufRead, O: Write>(&self, screen: &mut Screen<'_, I, O>) -> io::Result<()> {
        for line in self.lines.iter().filter(|l| l.group != Group::Hidden) {
            let (mark, copies) = self.mark(line);
            screen.hanging(format!("{mark:>3}  "), format!("{}{copies}", line.text))?;
        }
        Ok(())
    }

    /// "Move to: 2 Fish Market (8 cards), 3 Gull Rock (7 cards)".
    fn in_one<I: BufRead, O: Write>(
        &self,
        world: &World,
        prompt: &Prompt,
        lines: &[&Line],
        screen: &mut Screen<'_, I, O>,
    ) -> io::Result<()> {
        let mut parts = Vec::new();
        let mut head = String::new();
        for line in lines {
            let (mark, copies) = self.mark(line);
            let name = match prompt.options.get(line.all[0]) {
                Some(Act::Move(place)) => {
                    head = t!("terminal-move-to");
                    of_place(world, *place)
                }
                Some(Act::Give { card, to }) => {
                    head = t!("terminal-give-to", hero = words::hero_name(world, *to));
                    words::card_name(world, *card)
                }
                _ => line.text.clone(),
            };
            parts.push(format!("{mark} {name}{copies}"));
        }
        screen.hanging("     ", format!("{head} {}", parts.join(", ")))
    }

    /// A play that was read before: in few words, and what it would make of the check.
    fn brief(&self, line: &Line, told: &mut BTreeSet<String>) -> String {
        let new = !line.power.is_empty() && told.insert(line.power.clone());
        if new || !matches!(line.group, Group::Plays(_)) {
            return line.text.clone();
        }
        // Unless another would read the same.
        match self.lines.iter().filter(|l| l.short == line.short).count() {
            1 => format!("{}{}", line.short, comes_to(&line.makes)),
            _ => line.text.clone(),
        }
    }
}

/// Of what a play would make of the check only the chance: what was read before is known.
fn comes_to(makes: &str) -> String {
    let chance = makes.rsplit_once(", ").map(|(_, chance)| chance);
    chance.map_or_else(|| makes.to_owned(), |chance| format!(" -> {chance}"))
}

fn of_place(world: &World, place: PlaceId) -> String {
    let n = table::pile(world, crate::rules::state::ids::PileId::Location(place)).len();
    let shut = match table::place(world, place).shut {
        Shut::Open => String::new(),
        shut => format!(", {}", words::shut_name(shut)),
    };
    let name = words::place_name(world, place);
    format!("{name} ({}{shut})", words::cards(n))
}

/// The beginning of a text, at most so many letters long, cut between words.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let head: String = text.chars().take(most.saturating_sub(3)).collect();
    // Not in the middle of a word.
    let ends = text[head.len()..].starts_with(|c: char| !c.is_alphanumeric());
    let head = head.rsplit_once(' ').filter(|_| !ends).map_or(head.as_str(), |(words, _)| words);
    format!("{}...", head.trim_end_matches([',', ';', ':', '.', ' ']))
}

/// The card that an option is about.
pub fn card_of(act: &Act) -> Option<CardId> {
    match act {
        Act::Card(c) | Act::Give { card: c, .. } | Act::Use { of: Source::Card(c), .. } => Some(*c),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn a_long_text_is_cut_between_words() {
        assert_eq!(cut("Play Rope: reveal it", 40), "Play Rope: reveal it");
        assert_eq!(
            cut("Play Rope: reveal this card, to climb", 30),
            "Play Rope: reveal this card..."
        );
        assert_eq!(cut("Überraschungen überall", 10), "Überras...");
    }
}
