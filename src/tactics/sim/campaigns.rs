//! Whole campaigns by bots: chapter after chapter, until the road ends. Campaign number `i` takes
//! `seed + i`.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bevy_ecs::prelude::*;
use kernel::bots::{Bot, BotKind};
use kernel::cues::Cues;
use kernel::play::{self, SetupError};
use kernel::prompt::Refusal;
use kernel::sim::{Party, SimError};
use serde::Serialize;

use super::companies::Companies;
use super::company;
use super::specials;
use super::tally::{Share, Tally, add};
use super::wishes::Wishes;
use crate::bots::curious::Curious;
use crate::content::TacticsContent;
use crate::content::graph;
use crate::content::printed::{ChapterDef, Tier};
use crate::content::words::{Difficulty, Outcome};
use crate::rules::company::Company;
use crate::rules::family::Tactics;
use crate::rules::flow::prompt::{Act, Prompt};
use crate::rules::play::Ending;
use crate::rules::road::{company_after, levels};
use crate::rules::start::{House, Start};

/// No road is longer: a campaign that visits more chapters is given up.
const MOST_CHAPTERS: usize = 200;
/// No chapter takes more decisions.
const MOST_DECISIONS: usize = 20_000;

/// What is played.
#[derive(Clone, Debug)]
pub struct Campaigns {
    /// The pack.
    pub content: Arc<TacticsContent>,
    /// Who plays.
    pub party: Party,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The house rules.
    pub house: House,
    /// How many campaigns.
    pub campaigns: u64,
    /// The seed of the first one.
    pub seed: u64,
    /// Who answers.
    pub bot: BotKind,
    /// How many threads.
    pub jobs: usize,
    /// How many companies are kept for each encounter.
    pub keep: usize,
    /// How often each chapter is played at most until it leads where the road is new; without it the bot
    /// goes where it likes.
    pub explore: Option<u16>,
}

/// What went wrong in a campaign: always a fault of the program or of its content.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// A chapter cannot be begun.
    #[error("{0}: {1}")]
    Start(String, SetupError),
    /// An answer of a bot is refused.
    #[error("{0}: {1:?} refused: {2}")]
    Refused(String, Vec<Act>, String),
    /// A chapter does not end.
    #[error("{0}: no end after {MOST_DECISIONS} decisions: {1:?}")]
    Chapter(String, Box<Prompt>),
    /// Nothing is asked in a chapter that is not over.
    #[error("{0}: nothing is asked")]
    Silent(String),
    /// The content of a chapter sets itself off for ever.
    #[error("{0}: its content sets itself off for ever")]
    Stuck(String),
    /// A campaign does not end.
    #[error("no end after {MOST_CHAPTERS} chapters")]
    Campaign,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Campaigns played.
    pub campaigns: u64,
    /// Those whose last encounter was won.
    pub won: u64,
    /// Campaigns by the chapter in which they ended.
    pub endings: BTreeMap<String, u64>,
    /// Visits of each chapter, by how they ended; those never visited too.
    pub chapters: BTreeMap<String, BTreeMap<String, u64>>,
    /// How often the road led from one chapter to another, such as `undersigned > low-water`.
    pub edges: BTreeMap<String, u64>,
    /// Campaigns won, by the elite classes of the party at the end.
    pub classes: BTreeMap<String, Share>,
    /// Decisions made.
    pub decisions: u64,
    /// Chapters that were played again, since they did not lead where the road is new. What was played
    /// and revealed in them is counted, nothing else.
    pub again: u64,
    /// What was played and revealed.
    #[serde(flatten)]
    pub tally: Tally,
    /// What went wrong, with the seed of the campaign and the chapter.
    pub troubles: Vec<String>,
    /// Companies that came to each encounter.
    #[serde(skip)]
    pub companies: Companies,
}

impl Report {
    fn new(content: &TacticsContent) -> Report {
        let chapters = content.chapters.iter().map(|c| (c.id.clone(), BTreeMap::new()));
        let elite = content.classes.iter().filter(|c| c.tier == Tier::Elite);
        let of = |c: &'_ ChapterDef| {
            let to = graph::edges(content, c).into_iter().filter_map(|e| e.to);
            to.map(|to| edge(&c.id, &content.chapter(to).id)).collect::<Vec<_>>()
        };
        Report {
            chapters: chapters.collect(),
            edges: content.chapters.iter().flat_map(of).map(|edge| (edge, 0)).collect(),
            classes: elite.map(|c| (c.id.clone(), Share::default())).collect(),
            tally: Tally::new(content),
            ..Report::default()
        }
    }

    fn merge(&mut self, other: Report, keep: usize) {
        self.campaigns += other.campaigns;
        self.won += other.won;
        self.decisions += other.decisions;
        self.again += other.again;
        add(&mut self.endings, other.endings);
        add(&mut self.edges, other.edges);
        for (id, ends) in other.chapters {
            add(self.chapters.entry(id).or_default(), ends);
        }
        for (id, share) in other.classes {
            self.classes.entry(id).or_default().add(share);
        }
        self.tally.merge(other.tally);
        self.troubles.extend(other.troubles);
        for (id, all) in other.companies {
            let kept = self.companies.entry(id).or_default();
            kept.extend(all);
            kept.truncate(keep);
        }
    }
}

/// Returns the name of a turning of the road.
fn edge(from: &str, to: &str) -> String {
    format!("{from} > {to}")
}

/// Plays the campaigns. `watch` is called after each with how many are done, from any thread.
///
/// # Errors
/// Returns why the party cannot set out.
pub fn run(options: &Campaigns, watch: &(dyn Fn(u64) + Sync)) -> Result<Report, SimError> {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || -> Result<Report, SimError> {
        let mut report = Report::new(&options.content);
        let mut world = World::new();
        play::install::<Tactics>(&mut world, options.content.clone());
        world.resource_mut::<Cues<Tactics>>().listening = true;
        specials::count(&mut world);
        let mut wishes = options.explore.map(|_| Wishes::new(&options.content));
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= options.campaigns {
                return Ok(report);
            }
            let seed = options.seed.wrapping_add(i);
            let company = company(&options.content, &options.party, options.difficulty, seed)?;
            let start = Start { house: options.house, ..Start::new("", company, seed) };
            if let Err(trouble) = travel(options, &mut world, start, &mut wishes, &mut report) {
                report.troubles.push(format!("seed {seed}: {trouble}"));
            }
            report.campaigns += 1;
            watch(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let parts = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..options.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let part = |t: std::thread::ScopedJoinHandle<'_, _>| {
            t.join().unwrap_or(Err(SimError::Died("campaigns")))
        };
        threads.into_iter().map(part).collect::<Result<Vec<Report>, SimError>>()
    })?;
    let mut report = Report::new(&options.content);
    parts.into_iter().for_each(|part| report.merge(part, options.keep));
    Ok(report)
}

/// Plays one campaign.
fn travel(
    options: &Campaigns,
    world: &mut World,
    mut start: Start,
    wishes: &mut Option<Wishes>,
    report: &mut Report,
) -> Result<(), Trouble> {
    let content = &options.content;
    let mut bot = options.bot.build::<Tactics>();
    if let Some(wishes) = wishes {
        wishes.begin(start.seed);
    }
    for visited in 0..MOST_CHAPTERS {
        let Some(next) = start.company.next(content).map(str::to_owned) else {
            over(content, &start.company, report);
            return Ok(());
        };
        if let Some(last) = start.company.visited.last() {
            *report.edges.entry(edge(&last.chapter, &next)).or_default() += 1;
        }
        let fights =
            content.find_chapter(&next).is_some_and(|id| content.chapter(id).encounter.is_some());
        let kept = report.companies.get(&next).map_or(0, Vec::len);
        if fights && kept < options.keep {
            report.companies.entry(next.clone()).or_default().push(start.company.clone());
        }
        start.chapter.clone_from(&next);
        start.seed = start.seed.wrapping_mul(0x9E37_79B9).wrapping_add(visited as u64) >> 11;
        let ending = match wishes {
            None => chapter(world, &start, &mut *bot, report)?,
            Some(wishes) => wished(options, world, &mut start, wishes, report)?,
        };
        let word = kernel::view::word(&ending);
        *report.chapters.entry(next.clone()).or_default().entry(word).or_default() += 1;
        if ending == Ending::Stuck {
            return Err(Trouble::Stuck(next));
        }
        start.company = company_after(world);
    }
    Err(Trouble::Campaign)
}

/// Plays a chapter until it leads where the road is new, at most so often as is said: each time with
/// another seed, by whoever wishes for that.
fn wished(
    options: &Campaigns,
    world: &mut World,
    start: &mut Start,
    wishes: &mut Wishes,
    report: &mut Report,
) -> Result<Ending, Trouble> {
    let (content, most) = (&options.content, u64::from(options.explore.unwrap_or_default()).max(1));
    let taken = |from: &str, to: &str| report.edges.get(&edge(from, to)).copied().unwrap_or(0);
    let wish = wishes.choose(content, &start.chapter, &taken, &report.tally);
    let wish = wish.unwrap_or_default();
    let first = start.seed;
    let mut n = 1;
    loop {
        let mut bot = Curious::new(start.seed, wish.clone());
        let ending = chapter(world, start, &mut bot, report)?;
        if company_after(world).next(content).is_none_or(|next| next == wish.to) {
            return Ok(ending);
        }
        wishes.in_vain(content, &start.chapter, &wish);
        if n >= most {
            return Ok(ending);
        }
        report.again += 1;
        start.seed = first.wrapping_add(n.wrapping_mul(7919));
        n += 1;
    }
}

/// Plays one chapter.
fn chapter(
    world: &mut World,
    start: &Start,
    bot: &mut dyn Bot<Tactics>,
    report: &mut Report,
) -> Result<Ending, Trouble> {
    let next = &start.chapter;
    let cannot = |e: SetupError| Trouble::Start(next.clone(), e);
    play::begin::<Tactics>(world, start).map_err(cannot)?;
    bot.begin(start.seed);
    let mut decisions = 0;
    while let Some(prompt) = play::prompt::<Tactics>(world).cloned() {
        report.tally.take(world);
        let acts = bot.choose(world, &prompt);
        let refused = |no: Refusal| Trouble::Refused(next.clone(), acts.clone(), no.why);
        play::submit::<Tactics>(world, &acts).map_err(refused)?;
        decisions += 1;
        if decisions > MOST_DECISIONS {
            return Err(Trouble::Chapter(next.clone(), Box::new(prompt)));
        }
    }
    report.tally.take(world);
    report.decisions += decisions as u64;
    play::ended::<Tactics>(world).ok_or_else(|| Trouble::Silent(next.clone()))
}

/// Counts a campaign that is over: a good ending is one that was fought for and won.
fn over(content: &TacticsContent, company: &Company, report: &mut Report) {
    let last = company.visited.last().map_or("", |visit| &visit.chapter);
    *report.endings.entry(last.to_owned()).or_default() += 1;
    let fought = company.visited.iter().rev().find_map(|visit| visit.outcome);
    let won = matches!(fought, Some(Outcome::Success | Outcome::Plus));
    report.won += u64::from(won);
    for hero in &company.heroes {
        let taken: Vec<_> = hero.levels.iter().filter_map(|id| content.find_level(id)).collect();
        let class = levels::class(content, &taken).map(|id| content.class(id));
        if let Some(class) = class.filter(|c| c.tier == Tier::Elite) {
            report.classes.entry(class.id.clone()).or_default().count(won);
        }
    }
}
