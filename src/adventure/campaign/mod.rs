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
pub mod ending;
pub mod evening;
pub mod game;
pub mod generations;
pub mod hands;
pub mod journal;
mod meeting;
mod migrate;
pub mod players;
pub mod quest;
pub mod record;
pub mod replay;
pub mod report;
pub mod session;
pub mod shelf;
mod table;
pub mod trade;
pub mod undo;
pub mod watch;

#[cfg(test)]
mod tests;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::cards::content::Content;
use crate::kernel::campaign::content::PackContent;
use crate::kernel::campaign::{backups, content as kept_content, journal as journals};
use crate::kernel::store::StoreError;
use crate::kernel::store::change;
use crate::kernel::store::files;
use crate::kernel::store::files::making::Making;
use crate::kernel::store::layout::{self, CONTENT, CONTENT_COPY, JOURNALS, RECORD, RECORD_COPY};
use crate::kernel::store::lock::Lock;
use crate::kernel::store::pending::PendingNotices;
use crate::rules::play::Member;
use crate::rules::state::ids::MAX_HEROES;
use crate::rules::state::table::Feats;
use record::{AdventureRecord, Record, UnderWay};

pub use crate::kernel::campaign::UndoPolicy;
pub use crate::kernel::campaign::packs::{self, join};
pub use choices::Choices;
pub use ending::Finished;
pub use game::Game;
pub use session::Session;
pub use shelf::{Entry, list};

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

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble(error.to_string())
    }
}

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
    untold: PendingNotices,
    lock: Arc<Lock>,
}

impl Campaign {
    /// Makes a campaign folder with the heroes' suggested decks; see [`Campaign::create_with`].
    ///
    /// # Errors
    /// As [`Campaign::create_with`].
    pub fn create(
        dir: &Path,
        pack: &str,
        party: &[String],
        players: &[String],
        name: &str,
        seed: u64,
    ) -> Result<Campaign, Trouble> {
        Campaign::create_with(dir, pack, (party, players), name, seed, Choices::default())
    }

    /// Makes a campaign folder with the heroes' suggested decks, at a table that has chosen this. It
    /// is there whole or not at all; an empty folder may be there already. The pack is named by its
    /// id, or by the path of its folder; the players by seat, or not at all.
    ///
    /// # Errors
    /// When the party does not fit the pack, the table chose more than is offered, something is
    /// there already, or the folder cannot be written.
    pub fn create_with(
        dir: &Path,
        pack: &str,
        (party, players): (&[String], &[String]),
        name: &str,
        seed: u64,
        choices: Choices,
    ) -> Result<Campaign, Trouble> {
        let (content, folder) = packs::of_people::<Content>(pack)?;
        let members = sit_down(&content, party)?;
        let players = players::tidy(players, members.len())?;
        choices.difficulty.check().map_err(Trouble)?;
        let name = name.trim();
        if name.is_empty() || name.len() > 100 || name.chars().any(char::is_control) {
            return Err(Trouble(t!("trouble-name-length")));
        }
        if shelf::expect(dir).is_ok() {
            return Err(StoreError::exists(dir).into());
        }
        let mut record = Record::new(&content, &content.pack.id, members, name, seed)?;
        (record.players, record.choices) = (players, choices);
        let making = Making::of(dir)?;
        let new = making.path();
        files::make_own(&new.join(JOURNALS))?;
        packs::keep(new, folder.as_deref())?;
        kept_content::keep(new, &packs::source_of(new, &record.pack)?)?;
        // A third place that knows which campaign it is, beside both files of the record.
        backups::keep(new, &record, record.journal())?;
        record.save(new)?;
        let lock = making.done(dir)?;
        let (dir, untold) = (dir.to_owned(), PendingNotices::of(dir));
        Ok(Campaign { dir, record, content, newer: None, notices: Vec::new(), untold, lock })
    }

    /// Opens a campaign folder with its content pack.
    ///
    /// # Errors
    /// When there is none, it is in use, something in it is no plain file, or neither file of the
    /// record can be read.
    pub fn open(dir: &Path) -> Result<Campaign, Trouble> {
        shelf::expect(dir)?;
        Campaign::open_locked(dir, Arc::new(Lock::take(dir)?))
    }

    /// The same, where the lock is held.
    fn open_locked(dir: &Path, lock: Arc<Lock>) -> Result<Campaign, Trouble> {
        look_over(dir)?;
        let mut untold = PendingNotices::of(dir);
        let mut notices: Vec<String> = untold.lines().cloned().collect();
        notices.extend(change::finish(dir)?);
        let (mut record, told) = Record::load(dir)?;
        notices.extend(told);
        if record.schema < migrate::UNDER_WAY_SINCE && record.under_way.is_none() {
            record.under_way = migrate::begun(dir, &record).map(UnderWay::Scenario);
        }
        let live = packs::find_of(dir, &record.pack);
        let found = kept_content::find(dir, &record.pack, &record.content, live)?;
        let content = quest::known(&found.content, &record.body.quests)
            .map_err(|e| Trouble::at(&dir.join(RECORD), e))?;
        migrate::migrate(&mut record, &content);
        record.check(&content).map_err(|e| Trouble::at(&dir.join(RECORD), e))?;
        if found.keep {
            kept_content::keep(dir, &packs::source_of(dir, &record.pack)?)?;
        }
        notices.extend(found.notices);
        notices.extend(backups::tidy(dir, &record)?);
        notices.extend(journals::missing(dir, &record));
        notices.extend(journals::tidy(dir, &record));
        notices.extend(chronicle::kept::tidy(dir));
        untold.given();
        let (dir, newer) = (dir.to_owned(), found.newer);
        Ok(Campaign { dir, record, content, newer, notices, untold, lock })
    }

    /// The story so far. What had to be made is kept, as long as the campaign is ours.
    pub fn chronicle(&self) -> chronicle::Chronicle {
        chronicle::of(&self.dir, &self.record, &self.content, self.lock.holds().is_ok())
    }

    /// Saves a record of this campaign.
    ///
    /// # Errors
    /// When the lock is not held any more, or the folder cannot be written; then what was there is
    /// as it was.
    pub fn save(&self, record: &Record) -> Result<(), Trouble> {
        self.lock.holds()?;
        Ok(record.save(&self.dir)?)
    }

    /// Says where the content pack is, by its folder, or by its id where it is where packs are: it
    /// may have been moved, or the campaign was brought here. Its content is taken by
    /// [`Campaign::update`].
    ///
    /// # Errors
    /// When that is another pack or cannot be read, or the folder cannot be written.
    pub fn locate(&mut self, pack: &str) -> Result<(), Trouble> {
        let (content, folder) = packs::of_people::<Content>(pack)?;
        let id = plain_id(&self.record.pack).to_owned();
        if content.pack.id != id {
            return Err(Trouble(t!("trouble-pack-other", pack = id)));
        }
        self.lock.holds()?;
        packs::keep(&self.dir, folder.as_deref())?;
        if self.record.pack != id {
            let record = Record { pack: id, ..self.record.clone() };
            self.save(&record)?;
            self.record = record;
        }
        self.newer = (content.digest != self.content.digest).then_some(content);
        Ok(())
    }

    /// Goes on with the pack as it is now. Says what changed, in words.
    ///
    /// # Errors
    /// When it is not another one, a scenario is under way, the campaign does not fit it, or the
    /// folder cannot be written.
    pub fn update(&mut self) -> Result<String, Trouble> {
        let Some(new) = self.newer.clone() else {
            return Err(Trouble(t!("trouble-content-same")));
        };
        let scenario = journal::path(&self.dir, self.record.journal());
        let between = journal::meeting(&self.dir, self.record.meetings + 1);
        if journal::exists(&scenario) || journal::exists(&between) {
            return Err(Trouble::at(&self.dir, t!("trouble-update-later")));
        }
        let bad = |e: String| Trouble::at(&self.dir.join(RECORD), e);
        let digest = new.digest;
        let new = quest::known(&new, &self.record.body.quests).map_err(bad)?;
        self.record.check(&new).map_err(bad)?;
        let mut record = self.record.clone();
        record.content = format!("{:016x}", new.digest);
        let source = packs::source_of(&self.dir, &record.pack)?;
        if crate::cards::load::digest(&source) != digest {
            return Err(Trouble(t!("trouble-pack-changing")));
        }
        self.lock.holds()?;
        let texts = kept_content::text_of(&source).map_err(bad)?;
        let steps = vec![
            change::Step::write([CONTENT, CONTENT_COPY], texts)?,
            change::Step::write([RECORD, RECORD_COPY], record.next_save(&self.dir)?)?,
        ];
        change::carry_out(&self.dir, steps)?;
        let what = self.content.changes(&new);
        self.record = record;
        self.content = new;
        self.newer = None;
        Ok(what)
    }

    /// The scenario to be played next; none when all are won.
    pub fn next_scenario(&self) -> Option<&str> {
        self.record.body.next.as_deref()
    }
}

/// That all that is ours in a campaign's folder is plain files in plain folders.
///
/// # Errors
/// Names the first thing that is not.
pub fn look_over(dir: &Path) -> Result<(), Trouble> {
    Ok(layout::look_over(dir)?)
}

/// A pack's id: of a path, the last folder.
fn plain_id(pack: &str) -> &str {
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
            let help = crate::kernel::content::problem::did_you_mean(id, known.clone())
                .unwrap_or_else(|| {
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
