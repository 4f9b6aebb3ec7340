//! Games by the hundred without a table: for balance, for speed, and for finding what breaks.
//!
//! Game number `i` takes `seed + i` for its chance, its party and its bot, so any one of them can be
//! played again alone.

pub mod asked;
pub mod check;
pub mod game;
mod quiet;
pub mod tally;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use serde::Serialize;

use self::asked::AskedTally;
use self::check::Checks;
use self::game::{Played, Player};
use self::tally::{CardTally, Tally};
use super::bots::{BotKind, Whim};
use crate::autopass::StopSettings;
use crate::campaign::quest::{self, QuestId};
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::rules::play::{Member, Start};
use crate::rules::state::ids::MAX_HEROES;
use crate::rules::state::table::{End, Feats};

/// How many troubles are told in full.
const TOLD: usize = 20;

/// Who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Party {
    /// These heroes, by seat.
    Named(Vec<String>),
    /// So many different heroes, drawn anew for each game.
    Any(usize),
}

impl std::str::FromStr for Party {
    type Err = String;
    /// `A,B,...` or `any:N`.
    fn from_str(s: &str) -> Result<Self, String> {
        if let Some(n) = s.strip_prefix("any:") {
            return match n.parse() {
                Ok(n) if (1..=MAX_HEROES).contains(&n) => Ok(Party::Any(n)),
                _ => Err(format!("`{s}`: any:1 to any:{MAX_HEROES}")),
            };
        }
        let ids: Vec<String> = s.split(',').map(|h| h.trim().to_owned()).collect();
        if ids.iter().any(String::is_empty) || ids.len() > MAX_HEROES {
            return Err(format!("`{s}`: 1 to {MAX_HEROES} heroes, such as `a,b`, or `any:2`"));
        }
        Ok(Party::Named(ids))
    }
}

/// What to play.
#[derive(Clone, Debug)]
pub struct SimOptions {
    /// The pack.
    pub content: Arc<Content>,
    /// Id of the scenario.
    pub scenario: String,
    /// Who sits down.
    pub party: Party,
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the next has one more.
    pub seed: u64,
    /// Who plays.
    pub bot: BotKind,
    /// Threads, each with a world of its own.
    pub jobs: usize,
    /// What is checked at every prompt.
    pub checks: Checks,
    /// Whether to count what happens to each card; slower.
    pub cards: bool,
    /// Whether to count how much the table is asked in encounters.
    pub asked: bool,
    /// What the table wants to be asked about; nothing: everything.
    pub stops: Option<StopSettings>,
    /// A generated scenario of this tier in each game, in place of `scenario` (AC-TABLE-08).
    pub quest: Option<u8>,
    /// What makes it harder or easier (AC-TABLE-01).
    pub difficulty: Difficulty,
}

impl SimOptions {
    /// A hundred random games of a scenario with two random heroes.
    pub fn new(content: Arc<Content>, scenario: impl Into<String>) -> SimOptions {
        SimOptions {
            content,
            scenario: scenario.into(),
            party: Party::Any(2),
            games: 100,
            seed: 1,
            bot: BotKind::Random,
            jobs: 1,
            checks: Checks::default(),
            cards: false,
            asked: false,
            stops: None,
            quest: None,
            difficulty: Difficulty::default(),
        }
    }

    /// What game number `i` begins with.
    ///
    /// # Errors
    /// When a hero is not in the pack, or there are fewer than are wanted.
    pub fn start(&self, i: u64) -> Result<Start, String> {
        let seed = self.seed.wrapping_add(i);
        let content = &self.content;
        let ids: Vec<usize> = match &self.party {
            Party::Named(ids) => ids
                .iter()
                .map(|id| content.hero(id).ok_or_else(|| format!("no hero `{id}` in this pack")))
                .collect::<Result<_, _>>()?,
            Party::Any(n) => {
                let mut all: Vec<usize> = (0..content.heroes.len()).collect();
                if all.len() < *n {
                    return Err(format!("{n} heroes wanted, {} in this pack", all.len()));
                }
                Whim::new(!seed).draw(&mut all, *n);
                all.truncate(*n);
                all
            }
        };
        let party = ids
            .into_iter()
            .map(|h| Member {
                hero: content.heroes[h].id.clone(),
                deck: content.heroes[h].deck.clone(),
                feats: Feats::default(),
                cohort_gone: false,
            })
            .collect();
        let mut start = Start::new(self.scenario.clone(), party, seed);
        if let Some(tier) = self.quest {
            let id = QuestId { tier, seed };
            start.scenario = id.to_string();
            start.quest = Some(quest::make(content, id)?);
            start.begun = tier;
        }
        Ok(start.with_difficulty(content, self.difficulty))
    }
}

/// Something that must not happen, with what is needed to see it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trouble {
    /// What sort: a panic, a soft lock, a refused answer, a failed check.
    pub sort: Sort,
    /// The seed of the game.
    pub seed: u64,
    /// Who played.
    pub party: Vec<String>,
    /// After how many decisions.
    pub decision: u32,
    /// What was seen.
    pub what: String,
}

/// Sorts of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// The rules panicked.
    Panic,
    /// Nothing can be answered, or there is no end.
    SoftLock,
    /// An offered option was refused.
    Refused,
    /// A card is in no pile or in two.
    Lost,
    /// Undoing and doing again led elsewhere, or restoring a snapshot did.
    Diverged,
}

/// How the games went.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SimReport {
    /// Games played.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games lost.
    pub lost: u64,
    /// Answers given.
    pub decisions: u64,
    /// Turns begun.
    pub turns: u64,
    /// Games that could not go on or did not end.
    pub soft_locks: u64,
    /// Games in which the rules panicked.
    pub panics: u64,
    /// Offered options that were refused.
    pub invalid_options: u64,
    /// Cards found in no pile or in two.
    pub lost_cards: u64,
    /// Undos and restores that led elsewhere.
    pub diverged: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games a second, over all jobs.
    pub games_per_second: f64,
    /// Answers a second, over all jobs.
    pub decisions_per_second: f64,
    /// The most memory the process has held so far; 0 where the system does not tell.
    pub peak_rss_bytes: u64,
    /// Hours left in the blessings deck at the end of games won, all together.
    pub hours_left: u64,
    /// Hours left at the end of a game won, on average.
    pub hours_left_when_won: f64,
    /// Games lost, by how they were.
    pub losses_by_reason: BTreeMap<String, u64>,
    /// What happened to each card; only counted when asked for.
    pub cards: BTreeMap<String, CardTally>,
    /// How much the table was asked in encounters; only counted when asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedTally>,
    /// Games won by each hero in the party, of those played: (won, played).
    pub heroes: BTreeMap<String, (u64, u64)>,
    /// The first troubles, in full.
    pub troubles: Vec<Trouble>,
}

impl SimReport {
    /// Whether nothing happened that must not.
    pub fn clean(&self) -> bool {
        self.panics + self.soft_locks + self.invalid_options + self.lost_cards + self.diverged == 0
    }

    fn count(&mut self, start: &Start, played: Played) {
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        self.turns += u64::from(played.turns);
        let won = played.end == Some(End::Won);
        match played.end {
            Some(End::Won) => {
                self.won += 1;
                self.hours_left += played.hours_left as u64;
            }
            Some(end) => {
                self.lost += 1;
                *self.losses_by_reason.entry(reason(end).to_owned()).or_default() += 1;
            }
            None => {}
        }
        for member in &start.party {
            let entry = self.heroes.entry(member.hero.clone()).or_default();
            entry.0 += u64::from(won);
            entry.1 += 1;
        }
        if let Some(asked) = &played.asked {
            self.asked.get_or_insert_default().merge(asked);
        }
        for trouble in played.troubles {
            match trouble.sort {
                Sort::Panic => self.panics += 1,
                Sort::SoftLock => self.soft_locks += 1,
                Sort::Refused => self.invalid_options += 1,
                Sort::Lost => self.lost_cards += 1,
                Sort::Diverged => self.diverged += 1,
            }
            self.troubles.push(trouble);
        }
        if self.troubles.len() > TOLD * 4 {
            self.tell_few();
        }
    }

    /// Keeps the first troubles by seed, of every sort some.
    fn tell_few(&mut self) {
        self.troubles.sort_by_key(|t| (t.sort, t.seed, t.decision));
        let mut of_sort = BTreeMap::<Sort, usize>::new();
        self.troubles.retain(|t| {
            let n = of_sort.entry(t.sort).or_default();
            *n += 1;
            *n <= TOLD
        });
    }

    fn merge(&mut self, other: SimReport) {
        self.games += other.games;
        self.won += other.won;
        self.lost += other.lost;
        self.decisions += other.decisions;
        self.hours_left += other.hours_left;
        self.turns += other.turns;
        self.soft_locks += other.soft_locks;
        self.panics += other.panics;
        self.invalid_options += other.invalid_options;
        self.lost_cards += other.lost_cards;
        self.diverged += other.diverged;
        for (reason, n) in other.losses_by_reason {
            *self.losses_by_reason.entry(reason).or_default() += n;
        }
        for (hero, (won, played)) in other.heroes {
            let entry = self.heroes.entry(hero).or_default();
            entry.0 += won;
            entry.1 += played;
        }
        if let Some(asked) = &other.asked {
            self.asked.get_or_insert_default().merge(asked);
        }
        self.troubles.extend(other.troubles);
    }
}

fn reason(end: End) -> &'static str {
    match end {
        End::Won => "won",
        End::OutOfTime => "out-of-time",
        End::AllDead => "all-dead",
    }
}

/// Plays the games.
///
/// # Errors
/// When the scenario or a hero is not in the pack, or the table cannot be set up.
pub fn run(options: &SimOptions) -> Result<SimReport, String> {
    run_watched(options, &|_| ())
}

/// The same; `watch` is told after every game how many are done, from whichever thread.
///
/// # Errors
/// When the scenario or a hero is not in the pack, or the table cannot be set up.
pub fn run_watched(
    options: &SimOptions,
    watch: &(dyn Fn(u64) + Sync),
) -> Result<SimReport, String> {
    let pack = &options.content.pack.id;
    if options.quest.is_none() && options.content.scenario(&options.scenario).is_none() {
        return Err(format!("no scenario `{}` in pack `{pack}`", options.scenario));
    }
    options.start(0)?;
    let (next, done, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let begun = Instant::now();
    let work = || -> Result<(SimReport, Tally), String> {
        let mut report = SimReport::default();
        let mut tally = Tally::new(&options.content);
        let mut player = Player::new(options);
        while !stop.load(Ordering::Relaxed) {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= options.games {
                break;
            }
            let start = options.start(i)?;
            let played = player.play(&start, &mut tally).inspect_err(|_| {
                stop.store(true, Ordering::Relaxed);
            })?;
            report.count(&start, played);
            watch(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        Ok((report, tally))
    };
    let parts = if options.jobs <= 1 {
        vec![work()]
    } else {
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..options.jobs).map(|_| scope.spawn(work)).collect();
            threads
                .into_iter()
                .map(|t| t.join().unwrap_or_else(|_| Err("a thread of the playouts died".into())))
                .collect()
        })
    };
    let mut report = SimReport::default();
    let mut tally = Tally::new(&options.content);
    for part in parts {
        let (r, t) = part?;
        report.merge(r);
        tally.merge(&t);
    }
    report.tell_few();
    report.seconds = begun.elapsed().as_secs_f64();
    let rate = |n: u64| if report.seconds > 0.0 { n as f64 / report.seconds } else { 0.0 };
    report.hours_left_when_won = report.hours_left as f64 / report.won.max(1) as f64;
    report.games_per_second = rate(report.games);
    report.decisions_per_second = rate(report.decisions);
    report.peak_rss_bytes = peak_rss_bytes();
    if options.cards {
        report.cards = tally.named(&options.content);
    }
    Ok(report)
}

/// The most memory that this process has held, in bytes; 0 where the system does not tell.
pub fn peak_rss_bytes() -> u64 {
    memory("VmHWM:")
}

/// The memory that this process holds now, in bytes; 0 where the system does not tell.
pub fn rss_bytes() -> u64 {
    memory("VmRSS:")
}

fn memory(line: &str) -> u64 {
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else { return 0 };
    let found = status.lines().find_map(|l| l.strip_prefix(line));
    let kib = found.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
    kib.unwrap_or(0) * 1024
}
