//! The chronicle of a campaign: the story of each scenario in sentences, and statistics.
//!
//! All of it is made by playing the journals back ([`watch`]), so it can be made at any time. What was
//! made is kept in `statistics/NNN.ron` ([`kept`]). Nothing else depends on it: whatever goes wrong
//! here, the campaign goes on.

pub mod chapter;
mod encounter;
mod ending;
pub mod facts;
mod fates;
pub mod growth;
pub mod kept;
pub mod luck;
pub mod markdown;
pub mod phrases;
pub mod plots;
mod rolls;
pub mod tally;
pub mod teller;
pub mod watch;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;

use super::hands::HandPolicy;
use super::journal::{self, Read};
use super::record::{Played, Record};
use super::{Campaign, Trouble, shelf};
use crate::cards::content::Content;
use crate::cards::load;
use crate::kernel::campaign::{content, packs};
use crate::kernel::store::lock::Lock;
use crate::kernel::store::{files, layout};
use crate::lang::{self, Language};
use crate::rules::flow::prompt::Act;
use crate::rules::play::Start;
use crate::rules::state::table::End;
use chapter::{Chapter, Grown, VERSION};
use luck::{Fortune, Luck};
use tally::{Tally, sum};

/// A hero of the party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Member {
    /// The hero's id.
    pub hero: String,
    /// The hero's name.
    pub name: String,
    /// The person who plays them; empty where nobody was named.
    pub player: String,
}

/// A scenario that was played, or is.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// The number of its journal.
    pub number: u32,
    /// The scenario's name.
    pub title: String,
    /// How it ended; none while it is played.
    pub end: Option<End>,
    /// Turns taken.
    pub turns: u32,
    /// When it ended: seconds since 1970; 0 while it is played.
    pub at: u64,
    /// How long it was played, in seconds, where that is known.
    pub seconds: Option<u64>,
    /// Its story and numbers.
    pub chapter: Option<Chapter>,
    /// Why there is none, or not all of it.
    pub trouble: Option<String>,
}

/// What became of a hero over the campaign.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Career {
    /// The hero's id.
    pub hero: String,
    /// The hero's name.
    pub name: String,
    /// How far the hero had come before each scenario (by the number of its journal), and now
    /// (without a number).
    pub stages: Vec<(Option<u32>, Grown)>,
    /// All that was counted.
    pub tally: Tally,
    /// The luck of all dice.
    pub luck: Luck,
    /// The fortune of all checks.
    pub fortune: Fortune,
}

/// The chronicle of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chronicle {
    /// What the players call the campaign.
    pub name: String,
    /// The pack's title.
    pub pack: String,
    /// The party as it is now.
    pub party: Vec<Member>,
    /// Every scenario, the first one first.
    pub scenarios: Vec<Told>,
    /// Every hero who took part.
    pub heroes: Vec<Career>,
    /// Everything together.
    pub tally: Tally,
    /// The luck of all dice.
    pub luck: Luck,
    /// The fortune of all checks.
    pub fortune: Fortune,
}

/// The chronicle of a campaign folder, which may be in use. What had to be made is kept, unless
/// somebody else plays there.
///
/// # Errors
/// When there is no campaign, or neither its content nor its pack can be read.
pub fn read(dir: &Path) -> Result<Chronicle, Trouble> {
    open(dir).map(|(chronicle, _)| chronicle)
}

/// The same, with the content that the campaign is played with.
///
/// # Errors
/// As [`read`].
pub fn open(dir: &Path) -> Result<(Chronicle, Arc<Content>), Trouble> {
    shelf::expect(dir)?;
    layout::look_over(dir)?;
    let record = Record::peek(dir)?;
    let wanted = |c: &Content| format!("{:016x}", c.digest) == record.content;
    let kept = || {
        let found = content::kept_as(dir, &record.content);
        let found = found.or_else(|| content::kept(dir).ok().flatten());
        found.and_then(|s| load::load_source(&s).ok())
    };
    let content = match packs::find_of::<Content>(dir, &record.pack) {
        Ok(live) if wanted(&live) => live,
        live => match kept() {
            Some(content) => Arc::new(content),
            None => live?,
        },
    };
    // A quest that cannot be read is told by what its journal says.
    let content = super::quest::known(&content, &record.body.quests).unwrap_or(content);
    let lock = Lock::take(dir);
    Ok((of(dir, &record, &content, lock.is_ok()), content))
}

/// The same of a campaign at hand. With `keep`, chapters that had to be made are kept.
pub fn of(dir: &Path, record: &Record, content: &Arc<Content>, keep: bool) -> Chronicle {
    let mut scenarios: Vec<Told> =
        record.body.results.iter().map(|p| told(dir, content, p, keep)).collect();
    let number = record.journal();
    let discreet = record.choices.hands == HandPolicy::Private;
    if let Some(chapter) = under_way(dir, content, number, discreet) {
        scenarios.push(Told {
            number,
            title: chapter.title.clone(),
            end: None,
            turns: u32::try_from(chapter.turns.len()).unwrap_or(u32::MAX),
            at: 0,
            seconds: None,
            trouble: not_whole(&chapter),
            chapter: Some(chapter),
        });
    }
    let name = |id: &String| {
        content.hero(id).map_or_else(|| id.clone(), |n| content.heroes[n].name.clone())
    };
    let member = |(seat, m): (usize, &crate::rules::play::Member)| Member {
        hero: m.hero.clone(),
        name: name(&m.hero),
        player: record.players.get(seat).cloned().unwrap_or_default(),
    };
    let chapters = || scenarios.iter().filter_map(|t| t.chapter.as_ref());
    let tally = sum(chapters().flat_map(|c| &c.tallies));
    Chronicle {
        name: record.name.clone(),
        pack: content.pack.name.clone(),
        party: record.body.party.iter().enumerate().map(member).collect(),
        heroes: careers(content, record, &chapters().collect::<Vec<_>>()),
        luck: luck::of(&tally.dice),
        fortune: luck::fortune(&tally.tried()),
        tally,
        scenarios,
    }
}

/// What became of everybody who took part, in the order of their first scenario.
fn careers(content: &Content, record: &Record, chapters: &[&Chapter]) -> Vec<Career> {
    let mut order: Vec<(&str, &str)> = Vec::new();
    let mut stages: BTreeMap<&str, Vec<(Option<u32>, Grown)>> = BTreeMap::new();
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    for c in chapters {
        for (seat, tally) in c.seats.iter().zip(&c.tallies) {
            if !order.iter().any(|(id, _)| *id == seat.hero) {
                order.push((&seat.hero, &seat.name));
            }
            let stage = (Some(c.journal), seat.grown.clone());
            stages.entry(&seat.hero).or_default().push(stage);
            *tallies.entry(&seat.hero).or_default() += tally;
        }
    }
    for m in record.body.party.iter().chain(&record.body.benched) {
        if let Some(stages) = stages.get_mut(m.hero.as_str()) {
            stages.push((None, growth::grown(content, m)));
        }
    }
    let career = |(id, name): (&str, &str)| {
        let tally = tallies.remove(id).unwrap_or_default();
        Career {
            hero: id.into(),
            name: name.into(),
            stages: stages.remove(id).unwrap_or_default(),
            luck: luck::of(&tally.dice),
            fortune: luck::fortune(&tally.tried()),
            tally,
        }
    };
    order.into_iter().map(career).collect()
}

/// The story so far of an open campaign. What had to be made is kept, as long as the campaign is ours.
pub fn of_campaign(campaign: &Campaign) -> Chronicle {
    of(&campaign.dir, &campaign.record, &campaign.content, campaign.is_ours())
}

/// Makes the chapter of the scenario that ended last and keeps it.
///
/// # Errors
/// When that is not possible; nothing else is the worse for it.
pub fn keep_last(campaign: &Campaign) -> Result<Chapter, Trouble> {
    let Campaign { dir, record, content, .. } = campaign;
    let Some(played) = record.body.results.last() else {
        return Err(Trouble(t!("story-no-scenario")));
    };
    let english = match kept::read(dir, played.journal).filter(|c| fits(c, played)) {
        Some(chapter) => chapter,
        None => {
            let chapter = lang::with(Language::English, || make(dir, &named(content), played))?;
            campaign.holds()?;
            kept::write(dir, &chapter)?;
            chapter
        }
    };
    Ok(spoken(dir, content, played, english))
}

/// Whether a chapter is that of this scenario, told as it is told today.
fn fits(chapter: &Chapter, played: &Played) -> bool {
    chapter.version == VERSION && is_of(chapter, played)
}

/// Whether a chapter is that of this scenario.
fn is_of(chapter: &Chapter, played: &Played) -> bool {
    chapter.digest == played.digest && chapter.scenario == played.scenario
}

/// A scenario that is over: by the chapter that is kept, or else by its journal.
fn told(dir: &Path, content: &Arc<Content>, played: &Played, keep: bool) -> Told {
    let found = lang::with(Language::English, || kept_or_made(dir, &named(content), played, keep));
    let found = match found {
        Ok(english) => Ok(spoken(dir, content, played, english)),
        Err(_) => make(dir, content, played),
    };
    let name = |id: &String| {
        content.scenario(id).map_or_else(|| id.clone(), |n| content.scenarios[n].name.clone())
    };
    let (chapter, trouble) = match found {
        Ok(chapter) => (Some(chapter), None),
        Err(t) => (None, Some(t!("story-cannot", why = t.to_string()))),
    };
    let title = chapter.as_ref().map_or_else(|| name(&played.scenario), |c| c.title.clone());
    Told {
        number: played.journal,
        title,
        end: Some(played.end),
        turns: played.turns,
        at: played.at,
        seconds: played.seconds,
        trouble: trouble.or_else(|| chapter.as_ref().and_then(not_whole)),
        chapter,
    }
}

/// The content with its names in the language that is spoken.
fn named(content: &Arc<Content>) -> Arc<Content> {
    match lang::current() {
        language if content.spoken() == language => content.clone(),
        language => Arc::new(content.in_language(language)),
    }
}

/// What is kept is English; in another language it is told anew, as far as that goes.
fn spoken(dir: &Path, content: &Arc<Content>, played: &Played, english: Chapter) -> Chapter {
    if lang::current() == Language::English {
        return english;
    }
    let told = make(dir, &named(content), played).ok().filter(|told| told.whole || !english.whole);
    told.unwrap_or(english)
}

/// The chapter that is kept, or else one that is made by the journal.
///
/// # Errors
/// When there is neither.
fn kept_or_made(
    dir: &Path,
    content: &Arc<Content>,
    played: &Played,
    keep: bool,
) -> Result<Chapter, Trouble> {
    let old = kept::read(dir, played.journal).filter(|c| is_of(c, played));
    match old {
        Some(chapter) if chapter.version == VERSION => Ok(chapter),
        old => {
            let new = make(dir, content, played);
            match (new, old) {
                // Of what was told once, nothing is forgotten.
                (Ok(new), Some(old)) if !new.whole && old.whole => Ok(old),
                (Err(_), Some(old)) => Ok(old),
                (Ok(new), _) => {
                    if keep {
                        // If it cannot be kept, it is made again the next time.
                        let _ = kept::write(dir, &new);
                    }
                    Ok(new)
                }
                (Err(t), None) => Err(t),
            }
        }
    }
}

fn not_whole(chapter: &Chapter) -> Option<String> {
    let what = t!("story-not-whole");
    (!chapter.whole).then(|| what.to_owned())
}

/// Makes the chapter of a scenario that is over.
fn make(dir: &Path, content: &Arc<Content>, played: &Played) -> Result<Chapter, Trouble> {
    let read = find_journal(dir, played)?;
    let mut chapter = tell(content, played.journal, &read, false)?;
    if chapter.digest != played.digest || !chapter.whole {
        chapter.whole = false;
        chapter.digest.clone_from(&played.digest);
        chapter.end = Some(played.end);
    }
    Ok(chapter)
}

/// Tells by a journal; should the telling itself fail, that is said and no more.
fn tell(
    content: &Arc<Content>,
    number: u32,
    read: &Read,
    discreet: bool,
) -> Result<Chapter, Trouble> {
    let telling = AssertUnwindSafe(|| watch::tell_of(content, number, read, discreet));
    match catch_unwind(telling) {
        Ok(told) => told.map_err(Trouble),
        Err(_) => Err(Trouble(t!("story-telling-failed", number = number))),
    }
}

/// The journal of a scenario. Where a campaign was taken back and forth, it may have been set aside.
fn find_journal(dir: &Path, played: &Played) -> Result<Read, Trouble> {
    let path = journal::path(dir, played.journal);
    let end = played.digest.get(8..).unwrap_or_default();
    let is_it = |read: &Read| match read.tables.last() {
        Some(Some(table)) => table == end,
        _ => read.head.start.scenario == played.scenario,
    };
    let first = quietly(&path);
    if let Ok(read) = &first
        && is_it(read)
    {
        return first;
    }
    let aside = |n: u32| files::beside(&path, &format!("aside-{n}"));
    let mut others = (1..1000).map(aside).take_while(|p| journal::exists(p));
    match others.find_map(|p| quietly(&p).ok().filter(is_it)) {
        Some(read) => Ok(read),
        None => first.and_then(|read| match read.head.start.scenario == played.scenario {
            true => Ok(read),
            false => Err(Trouble::at(&path, t!("story-other-journal"))),
        }),
    }
}

/// Reads a journal from the better of its files and mends nothing.
fn quietly(path: &Path) -> Result<Read, Trouble> {
    let read = |path: &PathBuf| -> Result<Read, Trouble> {
        journal::read::<Start, Vec<Act>>(path).and_then(|r| r)
    };
    let (path, copy) = (path.to_owned(), files::beside(path, "copy"));
    match (read(&path), read(&copy)) {
        (Ok(one), Ok(other)) if other.steps.len() > one.steps.len() => Ok(other),
        (Ok(one), _) => Ok(one),
        (Err(_), Ok(other)) => Ok(other),
        (Err(t), Err(_)) => Err(t),
    }
}

/// The scenario that is being played, as far as it went; with private hands only what all may know.
fn under_way(dir: &Path, content: &Arc<Content>, number: u32, discreet: bool) -> Option<Chapter> {
    let path = journal::path(dir, number);
    if !journal::exists(&path) {
        return None;
    }
    tell(content, number, &quietly(&path).ok()?, discreet).ok()
}
