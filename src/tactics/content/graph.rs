//! The graph of chapters (AT-CAMP-05): every chapter is reached, every outcome leads on, an ending is
//! reached from everywhere, flags are set before they are asked for, and every path gives levels and
//! encounters within what the pack states.
//!
//! A path is followed with what it knows for sure: the flags that it set and the chapters that it
//! visited. Whether the party has gold, or what a counter says, is not known; such a choice may be open
//! or not.

mod drawing;

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use super::effect::{Cond, Effect, Effects};
use super::mentions::{Mention, Mentions};
use super::pack::{ChapterId, TacticsContent};
use super::printed::{ChapterDef, ChapterKind, ChoiceDef, Resolution};
use super::words::Outcome;

pub use drawing::draw;

/// The most states that are looked at; a pack with more is reported.
const MAX_STATES: usize = 200_000;
/// The most flags and the most chapters that conditions ask for.
const MAX_BITS: usize = 64;

/// Something wrong with the graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The chapter where it shows.
    pub chapter: ChapterId,
    /// What is wrong.
    pub message: String,
    /// The chapters that lead there, from the first.
    pub path: Vec<String>,
}

/// A way out of a chapter.
#[derive(Clone, Debug)]
pub struct Edge<'a> {
    /// The chapter that is next; nothing for a choice after which the chapter asks again.
    pub to: Option<ChapterId>,
    /// The result of the encounter, if it was one.
    pub outcome: Option<Outcome>,
    /// What must hold.
    pub only_if: Option<&'a Cond>,
    /// Whether something must be paid.
    pub costs: bool,
    /// What is done on the way.
    pub does: Vec<&'a Effects>,
    /// What is chosen, for drawings of the graph.
    pub label: &'a str,
}

/// Returns the ways out of a chapter.
pub fn edges<'a>(content: &'a TacticsContent, chapter: &'a ChapterDef) -> Vec<Edge<'a>> {
    let goto = |id: &Option<String>| id.as_ref().and_then(|id| content.find_chapter(id));
    let choice = |choice: &'a ChoiceDef, outcome, before: Vec<&'a Effects>| {
        let does = before.into_iter().chain([&choice.cost, &choice.does]).collect();
        Edge {
            to: goto(&choice.goto),
            outcome,
            only_if: choice.only_if.as_ref(),
            costs: !choice.cost.is_empty(),
            does,
            label: &choice.label,
        }
    };
    let mut all: Vec<Edge<'a>> = Vec::new();
    all.extend(chapter.choices.iter().map(|c| choice(c, None, vec![&chapter.does])));
    let Some(encounter) = &chapter.encounter else { return all };
    let results = &encounter.resolution;
    let sections: [(Outcome, Option<&'a Resolution>); 3] = [
        (Outcome::Failure, Some(&results.failure)),
        (Outcome::Success, Some(&results.success)),
        (Outcome::Plus, results.plus.as_ref()),
    ];
    for (outcome, section) in sections {
        let Some(section) = section else { continue };
        let before = vec![&chapter.does, &section.does];
        if section.choices.is_empty() {
            let edge = Edge {
                to: goto(&section.goto),
                outcome: Some(outcome),
                only_if: None,
                costs: false,
                does: before.clone(),
                label: "",
            };
            all.push(edge);
        }
        let chosen = section.choices.iter();
        all.extend(chosen.map(|c| choice(c, Some(outcome), before.clone())));
    }
    all
}

/// Checks the graph of a pack whose references are right.
pub fn check(content: &TacticsContent) -> Vec<Fault> {
    let Some(first) = content.find_chapter(&content.pack.first) else { return Vec::new() };
    let graph = Graph::new(content);
    let mut faults = Vec::new();
    let before = graph.reached(first);
    for (id, chapter) in graph.chapters() {
        if !before.contains_key(&id) {
            let message = format!("chapter `{}` cannot be reached", chapter.id);
            faults.push(Fault { chapter: id, message, path: Vec::new() });
        }
    }
    faults.extend(graph.without_ending(&before));
    faults.extend(graph.flags(first, &before));
    if faults.is_empty() {
        faults.extend(graph.walk(first));
    }
    faults
}

struct Graph<'a> {
    content: &'a TacticsContent,
    edges: Vec<Vec<Edge<'a>>>,
}

/// What a path knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    chapter: ChapterId,
    /// Chapters visited, of those that are asked for or can be visited again.
    visited: u64,
    flags: u64,
    levels: u8,
    encounters: u8,
}

impl<'a> Graph<'a> {
    fn new(content: &'a TacticsContent) -> Graph<'a> {
        let edges = content.chapters.iter().map(|chapter| edges(content, chapter)).collect();
        Graph { content, edges }
    }

    fn chapters(&self) -> impl Iterator<Item = (ChapterId, &'a ChapterDef)> + use<'a> {
        (0..).map(ChapterId).zip(&self.content.chapters)
    }

    fn next(&self, from: ChapterId) -> impl Iterator<Item = ChapterId> + '_ {
        self.edges[from.index()].iter().filter_map(|edge| edge.to)
    }

    /// Returns the chapters that can be reached, each with the one before it on a shortest path.
    fn reached(&self, first: ChapterId) -> BTreeMap<ChapterId, Option<ChapterId>> {
        let mut before = BTreeMap::from([(first, None)]);
        let mut open = VecDeque::from([first]);
        while let Some(at) = open.pop_front() {
            for to in self.next(at) {
                before.entry(to).or_insert_with(|| {
                    open.push_back(to);
                    Some(at)
                });
            }
        }
        before
    }

    /// Returns a shortest path to a chapter, by ids.
    fn path(&self, before: &BTreeMap<ChapterId, Option<ChapterId>>, to: ChapterId) -> Vec<String> {
        let mut path = Vec::new();
        let mut at = Some(to);
        while let Some(chapter) = at {
            path.push(self.content.chapter(chapter).id.clone());
            at = before.get(&chapter).copied().flatten();
        }
        path.reverse();
        path
    }

    /// Returns the chapters from which no ending can be reached.
    fn without_ending(&self, before: &BTreeMap<ChapterId, Option<ChapterId>>) -> Vec<Fault> {
        let ends = |c: &ChapterDef| c.kind == ChapterKind::Ending;
        let mut good: BTreeSet<ChapterId> =
            self.chapters().filter(|(_, c)| ends(c)).map(|(id, _)| id).collect();
        loop {
            let more: Vec<ChapterId> = self
                .chapters()
                .map(|(id, _)| id)
                .filter(|id| !good.contains(id) && self.next(*id).any(|to| good.contains(&to)))
                .collect();
            if more.is_empty() {
                break;
            }
            good.extend(more);
        }
        let lost = self.chapters().filter(|(id, _)| before.contains_key(id) && !good.contains(id));
        lost.map(|(chapter, def)| Fault {
            chapter,
            message: format!("from chapter `{}` no ending can be reached", def.id),
            path: self.path(before, chapter),
        })
        .collect()
    }

    /// Returns flags that are asked for where no path can have set them.
    fn flags(
        &self,
        first: ChapterId,
        before: &BTreeMap<ChapterId, Option<ChapterId>>,
    ) -> Vec<Fault> {
        let mut after: BTreeMap<&str, BTreeSet<ChapterId>> = BTreeMap::new();
        for (id, chapter) in self.chapters().filter(|(id, _)| before.contains_key(id)) {
            for flag in set_in(chapter) {
                let reached = self.reached(id);
                after.entry(flag).or_default().extend(reached.into_keys());
            }
        }
        // Random encounters are drawn anywhere.
        for card in &self.content.cards {
            card.choices.mentions(0, &mut |mention| {
                if let Mention::SetsFlag(flag) = mention {
                    after.entry(flag).or_default().extend(self.reached(first).into_keys());
                }
            });
        }
        let mut faults = Vec::new();
        for (id, chapter) in self.chapters().filter(|(id, _)| before.contains_key(id)) {
            for flag in asked_in(chapter) {
                if !after.get(flag).is_some_and(|chapters| chapters.contains(&id)) {
                    let message = format!(
                        "chapter `{}` asks for the flag `{flag}`, which no path to it sets",
                        chapter.id
                    );
                    faults.push(Fault { chapter: id, message, path: self.path(before, id) });
                }
            }
        }
        faults
    }

    /// Follows all paths, and returns the first that has no way on, or gives too many or too few
    /// levels or encounters.
    fn walk(&self, first: ChapterId) -> Vec<Fault> {
        let noted = self.noted();
        if noted.len() > MAX_BITS || self.content.pack.flags.len() > MAX_BITS {
            let message =
                format!("more than {MAX_BITS} flags, or chapters that can be visited twice");
            return vec![Fault { chapter: first, message, path: Vec::new() }];
        }
        let bit = |id: ChapterId| noted.iter().position(|n| *n == id).map_or(0, |n| 1_u64 << n);
        let start = State { chapter: first, visited: 0, flags: 0, levels: 0, encounters: 0 };
        let mut from: HashMap<State, Option<State>> = HashMap::from([(start, None)]);
        let mut open = VecDeque::from([start]);
        while let Some(state) = open.pop_front() {
            if let Some(message) = self.bounds(&state) {
                return vec![self.fault(&from, state, message)];
            }
            let chapter = self.content.chapter(state.chapter);
            if chapter.kind == ChapterKind::Ending {
                continue;
            }
            let here = state.visited | bit(state.chapter);
            let again = state.visited & bit(state.chapter) != 0;
            let fights = chapter.encounter.is_some() && !again;
            let sure = |cond: &Cond| self.holds(cond, here, state.flags, &noted);
            let edges = &self.edges[state.chapter.index()];
            for outcome in
                [None, Some(Outcome::Failure), Some(Outcome::Success), Some(Outcome::Plus)]
            {
                let mut of = edges.iter().filter(|e| e.outcome == outcome).peekable();
                if of.peek().is_none() {
                    continue;
                }
                let mut open_for_sure = false;
                for edge in of {
                    let holds = edge.only_if.map_or(Some(true), sure);
                    open_for_sure |= holds == Some(true) && !edge.costs && edge.to.is_some();
                    let Some(to) = edge.to.filter(|_| holds != Some(false)) else { continue };
                    let mut next = State {
                        chapter: to,
                        visited: here,
                        encounters: state.encounters.saturating_add(fights.into()),
                        ..state
                    };
                    for effects in &edge.does {
                        self.apply(effects, &mut next);
                    }
                    if from.len() >= MAX_STATES {
                        if let Some(fault) = self.endless() {
                            return vec![fault];
                        }
                        let message = format!("more than {MAX_STATES} states of paths");
                        return vec![self.fault(&from, state, message)];
                    }
                    if let Entry::Vacant(new) = from.entry(next) {
                        new.insert(Some(state));
                        open.push_back(next);
                    }
                }
                if !open_for_sure {
                    let after = outcome.map_or(String::new(), |o| format!(" after {o:?}"));
                    let message = format!(
                        "chapter `{}` may have no way on{after}: one choice must be open without \
                         condition or cost",
                        chapter.id
                    );
                    return vec![self.fault(&from, state, message)];
                }
            }
        }
        Vec::new()
    }

    /// Returns the first chapter that leads back to itself, with the way round.
    fn endless(&self) -> Option<Fault> {
        self.chapters().find_map(|(id, chapter)| {
            let round = |to: ChapterId| {
                let before = self.reached(to);
                before.contains_key(&id).then(|| self.path(&before, id))
            };
            let back = self.next(id).find_map(round)?;
            let message = format!(
                "chapter `{}` leads back to itself, by {}: its paths go on without end, and more \
                 than {MAX_STATES} states of them were followed",
                chapter.id,
                back.join(", ")
            );
            let path = std::iter::once(chapter.id.clone()).chain(back).collect();
            Some(Fault { chapter: id, message, path })
        })
    }

    fn fault(&self, from: &HashMap<State, Option<State>>, to: State, message: String) -> Fault {
        let mut path = Vec::new();
        let mut at = Some(to);
        while let Some(state) = at {
            path.push(self.content.chapter(state.chapter).id.clone());
            at = from.get(&state).copied().flatten();
        }
        path.reverse();
        Fault { chapter: to.chapter, message, path }
    }

    /// Returns why a state is not within what the pack states about paths.
    fn bounds(&self, state: &State) -> Option<String> {
        let paths = self.content.pack.paths.as_ref()?;
        let ends = self.content.chapter(state.chapter).kind == ChapterKind::Ending;
        let wrong = |n: u8, (least, most): (u8, u8)| n > most || (ends && n < least);
        let say = |n: u8, what: &str, (least, most): (u8, u8)| {
            let so_far = if ends { "" } else { " so far" };
            format!("a path gives {n} {what}{so_far}; the pack states {least} to {most}")
        };
        if wrong(state.levels, paths.levels) {
            return Some(say(state.levels, "levels", paths.levels));
        }
        wrong(state.encounters, paths.encounters)
            .then(|| say(state.encounters, "encounters", paths.encounters))
    }

    /// Returns the chapters that must be remembered: those asked for, and those that can be visited
    /// again.
    fn noted(&self) -> Vec<ChapterId> {
        let mut noted = BTreeSet::new();
        let mut note = |mention: Mention<'_>| {
            if let Mention::Cond(Cond::Visited(id, _), _) = mention {
                noted.extend(self.content.find_chapter(id));
            }
        };
        for edges in &self.edges {
            edges.iter().for_each(|edge| {
                if let Some(cond) = edge.only_if {
                    cond.mentions(0, &mut note);
                }
            });
        }
        for (id, chapter) in self.chapters() {
            if chapter.encounter.is_some()
                && self.next(id).any(|to| self.reached(to).contains_key(&id))
            {
                noted.insert(id);
            }
        }
        noted.into_iter().collect()
    }

    /// Returns whether a condition holds on a path, if that is known.
    fn holds(&self, cond: &Cond, visited: u64, flags: u64, noted: &[ChapterId]) -> Option<bool> {
        let inner = |c: &Cond| self.holds(c, visited, flags, noted);
        match cond {
            Cond::Not(cond) => inner(cond).map(|holds| !holds),
            Cond::All(conds) => fold(conds.iter().map(inner), false),
            Cond::AnyOf(conds) => fold(conds.iter().map(inner), true),
            Cond::Flag(flag) => {
                let id = self.content.find_flag(flag)?;
                Some(flags >> id.index() & 1 == 1)
            }
            Cond::Visited(id, outcome) => {
                let id = self.content.find_chapter(id)?;
                let n = noted.iter().position(|n| *n == id)?;
                match (visited >> n & 1 == 1, outcome) {
                    (true, Some(_)) => None,
                    (was, _) => Some(was),
                }
            }
            _ => None,
        }
    }

    /// Applies what a path knows of effects: flags and levels.
    fn apply(&self, effects: &Effects, state: &mut State) {
        for effect in effects.iter() {
            match effect {
                Effect::LevelUp => state.levels = state.levels.saturating_add(1),
                Effect::Flag(id) => {
                    let id = self.content.find_flag(id);
                    id.into_iter().for_each(|id| state.flags |= 1 << id.index());
                }
                Effect::Unflag(id) => {
                    let id = self.content.find_flag(id);
                    id.into_iter().for_each(|id| state.flags &= !(1 << id.index()));
                }
                _ => {}
            }
        }
    }
}

/// Joins what is known: one that decides is enough, else all must be known.
fn fold(all: impl Iterator<Item = Option<bool>>, decides: bool) -> Option<bool> {
    let all: Vec<Option<bool>> = all.collect();
    if all.contains(&Some(decides)) {
        return Some(decides);
    }
    (!all.contains(&None)).then_some(!decides)
}

/// Tells what a chapter mentions.
pub fn mentions_of<'a>(chapter: &'a ChapterDef, out: &mut dyn FnMut(Mention<'a>)) {
    chapter.does.mentions(0, out);
    chapter.more.iter().for_each(|more| more.only_if.mentions(0, out));
    chapter.choices.mentions(0, out);
    if let Some(market) = &chapter.market {
        market.services.mentions(0, out);
    }
    if let Some(encounter) = &chapter.encounter {
        encounter.rules.mentions(0, out);
        encounter.powers.mentions(0, out);
        encounter.standing.mentions(0, out);
        for law in &encounter.laws {
            law.rules.mentions(0, out);
            law.standing.mentions(0, out);
        }
        let results = &encounter.resolution;
        for result in [Some(&results.failure), Some(&results.success), results.plus.as_ref()] {
            let Some(result) = result else { continue };
            result.does.mentions(0, out);
            result.choices.mentions(0, out);
        }
    }
}

fn set_in(chapter: &ChapterDef) -> BTreeSet<&str> {
    let mut flags = BTreeSet::new();
    mentions_of(chapter, &mut |mention| {
        if let Mention::SetsFlag(id) = mention {
            flags.insert(id);
        }
    });
    flags
}

fn asked_in(chapter: &ChapterDef) -> BTreeSet<&str> {
    let mut flags = BTreeSet::new();
    mentions_of(chapter, &mut |mention| {
        if let Mention::Flag(id) = mention {
            flags.insert(id);
        }
    });
    flags
}
