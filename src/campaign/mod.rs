//! Campaigns on disk: a folder each, saved after every decision, safe under a kill at any moment.
//!
//! `campaign.ron` says who plays what and how far they are ([`record`]); `journals/NNN.jsonl` holds
//! one scenario each, decision by decision ([`journal`]). [`Campaign`] is an open folder with its
//! lock; [`Session`] is an open campaign with its running scenario on a table.

pub mod archive;
pub mod between;
pub mod choices;
pub mod chronicle;
pub mod content;
pub mod deck;
pub mod elsewhere;
pub mod evening;
pub mod files;
pub mod game;
pub mod generations;
pub mod hands;
pub mod journal;
pub mod lock;
mod meeting;
mod migrate;
pub mod players;
pub mod quest;
pub mod record;
pub mod replay;
pub mod report;
pub mod session;
pub mod shelf;
pub mod trade;
pub mod undo;
pub mod watch;

#[cfg(test)]
mod tests;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::cards::content::Content;
use crate::cards::source::{Source, find_pack, find_source, shipped};
use crate::rules::play::Member;
use crate::rules::state::ids::MAX_HEROES;
use crate::rules::state::table::Feats;
use lock::Lock;
use record::Record;

pub use choices::{Choices, UndoPolicy};
pub use game::Game;
pub use session::{Finished, Session};
pub use shelf::{Entry, data_dir, list};

/// What went wrong with a campaign folder, in one clear sentence that names the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble(pub String);

impl Trouble {
    /// Trouble with a file.
    pub fn at(path: &Path, what: impl fmt::Display) -> Trouble {
        Trouble(format!("{}: {what}", path.display()))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Trouble {}

/// An open campaign folder. Nobody else can open it as long as this lives.
#[derive(Debug)]
pub struct Campaign {
    /// The folder.
    pub dir: PathBuf,
    /// What `campaign.ron` says.
    pub record: Record,
    /// The content pack.
    pub content: Arc<Content>,
    /// The pack as it is now, where it differs from what this campaign is played with.
    pub newer: Option<Arc<Content>>,
    /// What a player should be told about the opening: damage that was repaired and the like.
    pub notices: Vec<String>,
    lock: Lock,
}

impl Campaign {
    /// Makes a campaign folder with the heroes' suggested decks. The folder may exist if it holds
    /// no campaign. The pack is named by its id, or by the path of its folder; the players by seat,
    /// or not at all.
    ///
    /// # Errors
    /// When the party does not fit the pack, or the folder cannot be written.
    pub fn create(
        dir: &Path,
        pack: &str,
        party: &[String],
        players: &[String],
        name: &str,
        seed: u64,
    ) -> Result<Campaign, Trouble> {
        let content = find(pack)?;
        let members = sit_down(&content, party)?;
        let players = players::tidy(players, members.len())?;
        let name = name.trim();
        if name.is_empty() || name.len() > 100 || name.chars().any(char::is_control) {
            return Err(Trouble("a campaign's name has 1 to 100 letters".into()));
        }
        if shelf::expect(dir).is_ok() {
            return Err(Trouble::at(dir, "there is a campaign in this folder already"));
        }
        // A pack that was given by its path is found again from anywhere.
        let found_by_id = crate::cards::source::packs().contains(&content.pack.id);
        let pack = if found_by_id && !Path::new(pack).join("pack.ron").is_file() {
            content.pack.id.clone()
        } else {
            let path = std::fs::canonicalize(pack).map_err(|e| Trouble::at(Path::new(pack), e))?;
            path.to_string_lossy().into_owned()
        };
        let mut record = Record::new(&content, &pack, members, name, seed)?;
        record.players = players;
        files::make_dir(&dir.join(journal::FOLDER))?;
        let lock = Lock::take(dir)?;
        content::keep(dir, &source(&record.pack)?)?;
        record.save(dir)?;
        let dir = dir.to_owned();
        Ok(Campaign { dir, record, content, newer: None, notices: Vec::new(), lock })
    }

    /// Opens a campaign folder with its content pack.
    ///
    /// # Errors
    /// When there is none, it is in use, or neither it nor its previous generation can be read.
    pub fn open(dir: &Path) -> Result<Campaign, Trouble> {
        shelf::expect(dir)?;
        let lock = Lock::take(dir)?;
        let (mut record, mut notices) = Record::load(dir)?;
        let live = find(&record.pack);
        let found = content::find(dir, &record.pack, &record.content, live)?;
        let content = quest::known(&found.content, &record.quests)
            .map_err(|e| Trouble::at(&dir.join(record::FILE), e))?;
        migrate::migrate(&mut record, &content);
        record.check(&content).map_err(|e| Trouble::at(&dir.join(record::FILE), e))?;
        if found.keep {
            content::keep(dir, &source(&record.pack)?)?;
        }
        notices.extend(found.notices);
        notices.extend(generations::tidy(dir)?);
        notices.extend(chronicle::kept::tidy(dir));
        let (dir, newer) = (dir.to_owned(), found.newer);
        Ok(Campaign { dir, record, content, newer, notices, lock })
    }

    /// Goes on with the pack as it is now. Says what changed, in words.
    ///
    /// # Errors
    /// When it is not another one, a scenario is under way, or the campaign does not fit it; then
    /// nothing has changed.
    pub fn update(&mut self) -> Result<String, Trouble> {
        let Some(new) = self.newer.clone() else {
            return Err(Trouble("the campaign is played with the content as it is already".into()));
        };
        let scenario = journal::path(&self.dir, self.record.journal());
        let between = journal::meeting(&self.dir, self.record.meetings + 1);
        if journal::exists(&scenario) || journal::exists(&between) {
            let what = "a scenario is under way, or what is between two: bring it to its end, then \
                        take the new content";
            return Err(Trouble::at(&self.dir, what));
        }
        let bad = |e: String| Trouble::at(&self.dir.join(record::FILE), e);
        let new = quest::known(&new, &self.record.quests).map_err(bad)?;
        self.record.check(&new).map_err(bad)?;
        let mut record = self.record.clone();
        record.content = format!("{:016x}", new.digest);
        // Should the program be stopped in between, the record's word counts: what is kept is found
        // not to be of that digest, and the pack as it is now, which is, takes its place.
        record.save(&self.dir)?;
        content::keep(&self.dir, &source(&record.pack)?)?;
        let what = content::changes(&self.content, &new);
        self.record = record;
        self.content = new;
        self.newer = None;
        Ok(what)
    }

    /// The scenario to be played next; none when all are won.
    pub fn next_scenario(&self) -> Option<&str> {
        self.record.next.as_deref()
    }
}

fn source(pack: &str) -> Result<Source, Trouble> {
    find_source(pack).map_err(|problems| Trouble(join(&problems)))
}

fn find(pack: &str) -> Result<Arc<Content>, Trouble> {
    let read = shipped(pack).unwrap_or_else(|| find_pack(pack).map(Arc::new));
    read.map_err(|problems| Trouble(join(&problems)))
}

/// A pack's id: of a path, the last folder.
fn plain(pack: &str) -> &str {
    pack.rsplit(['/', '\\']).find(|p| !p.is_empty()).unwrap_or("pack")
}

/// The heroes, chosen by the players, each another one (AC-SETUP-02, AC-BOX-05), no more than the
/// box is for (AC-SETS-16), with their suggested decks (AC-SETUP-03, AC-SETUP-05).
fn sit_down(content: &Content, party: &[String]) -> Result<Vec<Member>, Trouble> {
    let most = usize::from(content.pack.players).min(MAX_HEROES);
    if party.is_empty() || party.len() > most {
        return Err(Trouble(t!(
            "trouble-party-size",
            pack = content.pack.id.as_str(),
            most = most,
            n = party.len()
        )));
    }
    let mut members: Vec<Member> = Vec::new();
    for id in party {
        let Some(at) = content.hero(id) else {
            let known = content.heroes.iter().map(|h| h.id.as_str());
            let help =
                crate::cards::problem::did_you_mean(id, known.clone()).unwrap_or_else(|| {
                    t!("trouble-there-are", known = known.collect::<Vec<_>>().join(", "))
                });
            return Err(Trouble(t!(
                "trouble-no-hero",
                id = id,
                pack = content.pack.id.as_str(),
                help = help
            )));
        };
        if members.iter().any(|m| m.hero == *id) {
            return Err(Trouble(t!("trouble-hero-twice", id = id)));
        }
        let deck = content.heroes[at].deck.clone();
        members.push(Member {
            hero: id.clone(),
            deck,
            feats: Feats::default(),
            cohort_gone: false,
        });
    }
    Ok(members)
}

/// Problems of a pack as one line.
pub fn join(problems: &[crate::cards::problem::Problem]) -> String {
    match problems {
        [] => t!("trouble-no-pack"),
        [one] => one.to_string(),
        [first, rest @ ..] => t!("trouble-and-more", first = first.to_string(), n = rest.len()),
    }
}
