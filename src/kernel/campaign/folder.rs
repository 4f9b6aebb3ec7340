//! An open campaign folder.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::content::{self, PackContent};
use super::family::{CampaignFamily, ChoicesOf, Look, RecordOf};
use super::record::{Body, Record, SCHEMA};
use super::{CampaignError, Difficulty as _, backups, belonging, journal, names, packs};
use crate::store::change::{self, Step};
use crate::store::files::staged::StagedFolder;
use crate::store::layout::{self, CONTENT, CONTENT_COPY, JOURNALS, RECORD, RECORD_COPY};
use crate::store::lock::Lock;
use crate::store::pending::PendingNotices;
use crate::store::{StoreError, files};
use lang::terminal::is_hidden;

/// An open campaign folder. The lock keeps other programs out as long as this value lives.
#[derive(Debug)]
pub struct Campaign<F: CampaignFamily> {
    /// The folder.
    pub dir: PathBuf,
    /// The content of `campaign.ron`.
    pub record: RecordOf<F>,
    /// The content pack.
    pub content: Arc<F::Content>,
    /// The current version of the pack, if it differs from the content of this campaign.
    pub newer: Option<Arc<F::Content>>,
    /// Notices for the player about the opening, such as repaired damage.
    pub notices: Vec<String>,
    pub(super) pending_notices: PendingNotices,
    pub(super) lock: Arc<Lock>,
}

impl<F: CampaignFamily> Campaign<F> {
    /// Creates a campaign folder with the heroes' suggested decks and default choices.
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
    ) -> Result<Campaign<F>, CampaignError> {
        Campaign::create_with(dir, pack, (party, players), name, seed, ChoicesOf::<F>::default())
    }

    /// Creates a campaign folder with the heroes' suggested decks and these choices. The folder is
    /// created completely or not at all; an empty folder may exist already. The pack is given by
    /// its id or by the path of its folder, the players by seat or not at all.
    ///
    /// # Errors
    /// Returns an error if the party does not fit the pack, a choice is out of range, the folder is
    /// not empty, or it cannot be written.
    pub fn create_with(
        dir: &Path,
        pack: &str,
        (party, players): (&[String], &[String]),
        name: &str,
        seed: u64,
        choices: ChoicesOf<F>,
    ) -> Result<Campaign<F>, CampaignError> {
        let (content, folder) = packs::of_people::<F::Content>(pack)?;
        let body = F::sit_down(&content, party)?;
        let players = names::tidy(players, body.seats())?;
        choices.difficulty.check().map_err(CampaignError::other)?;
        let name = name.trim();
        if name.chars().any(is_hidden) {
            return Err(CampaignError::NameLetters);
        }
        if !(1..=100).contains(&name.chars().count()) {
            return Err(CampaignError::NameLength);
        }
        if layout::require_campaign(dir).is_ok() {
            return Err(StoreError::exists(dir).into());
        }
        let mut record = Record::begin(content.id(), content.digest(), name, seed, body);
        (record.players, record.choices) = (players, choices);
        let staged = StagedFolder::create(dir)?;
        let new = staged.path();
        files::make_own(&new.join(JOURNALS))?;
        packs::keep(new, folder.as_deref())?;
        content::keep(new, &packs::source_of(new, &record.pack)?)?;
        // The first backup is a third file that identifies the campaign, beside both files of the
        // record.
        backups::keep(new, &record, record.journal())?;
        record.save(new)?;
        let lock = staged.commit(dir)?;
        let (dir, pending_notices) = (dir.to_owned(), PendingNotices::read(dir));
        Ok(Campaign {
            dir,
            record,
            content,
            newer: None,
            notices: Vec::new(),
            pending_notices,
            lock,
        })
    }

    /// Opens a campaign folder with its content pack.
    ///
    /// # Errors
    /// Returns an error if there is no campaign, it is in use, a file in it is not a plain file, or
    /// neither file of the record can be read.
    pub fn open(dir: &Path) -> Result<Campaign<F>, CampaignError> {
        layout::require_campaign(dir)?;
        Campaign::open_locked(dir, Arc::new(Lock::take(dir)?))
    }

    /// Opens a campaign folder whose lock is held.
    ///
    /// # Errors
    /// As [`Campaign::open`].
    pub fn open_locked(dir: &Path, lock: Arc<Lock>) -> Result<Campaign<F>, CampaignError> {
        layout::verify(dir)?;
        let mut pending_notices = PendingNotices::read(dir);
        let mut notices: Vec<String> = pending_notices.lines().cloned().collect();
        notices.extend(change::complete(dir)?);
        let (mut record, repaired) = Record::load(dir)?;
        belonging::check(dir, &record)?;
        notices.extend(repaired);
        let live = packs::find_of(dir, &record.pack);
        let found = content::find(dir, &record.pack, &record.content, live)?;
        let content = F::as_played(&found.content, &record.body)
            .map_err(|e| CampaignError::at(&dir.join(RECORD), e))?;
        F::migrate(dir, &mut record, &content);
        record.schema = SCHEMA;
        check::<F>(dir, &record, &content)?;
        if found.keep {
            content::keep(dir, &packs::source_of(dir, &record.pack)?)?;
        }
        notices.extend(found.notices);
        notices.extend(backups::tidy(dir, &record)?);
        notices.extend(journal::missing(dir, &record));
        notices.extend(journal::tidy(dir, &record));
        notices.extend(F::mend(dir, &record));
        pending_notices.mark_delivered();
        let (dir, newer) = (dir.to_owned(), found.newer);
        Ok(Campaign { dir, record, content, newer, notices, pending_notices, lock })
    }

    /// Returns the campaign as its family looks at it.
    pub fn look(&self) -> Look<'_, F> {
        let Campaign { dir, record, content, .. } = self;
        Look { dir, record, content, lock: Some(&self.lock) }
    }

    /// Reads the record of a campaign folder, which may be in use, and the content with which it is
    /// played. Nothing is locked, repaired or written: that is left to whoever opens the folder, and so
    /// are the notices about it.
    ///
    /// # Errors
    /// Returns an error if there is no campaign, neither file of the record can be read, neither its
    /// content nor its pack can be read, or they do not fit.
    pub fn peek(dir: &Path) -> Result<(RecordOf<F>, Arc<F::Content>), CampaignError> {
        layout::require_campaign(dir)?;
        layout::verify(dir)?;
        let mut record = RecordOf::<F>::peek(dir)?;
        belonging::check(dir, &record)?;
        let content = content::look::<F::Content>(dir, &record.pack, &record.content)?;
        let content = F::as_played(&content, &record.body)
            .map_err(|e| CampaignError::at(&dir.join(RECORD), e))?;
        F::migrate(dir, &mut record, &content);
        check::<F>(dir, &record, &content)?;
        Ok((record, content))
    }

    /// Returns whether this program still holds the lock of the folder.
    pub fn is_ours(&self) -> bool {
        self.holds().is_ok()
    }

    /// Checks that this program still holds the lock of the folder.
    ///
    /// # Errors
    /// Returns an error if the lock file or the whole folder is gone.
    pub fn holds(&self) -> Result<(), CampaignError> {
        Ok(self.lock.ensure_held()?)
    }

    /// Saves a record of this campaign.
    ///
    /// # Errors
    /// Returns an error if the lock is lost or the folder cannot be written; the old record is left
    /// intact.
    pub fn save(&self, record: &RecordOf<F>) -> Result<(), CampaignError> {
        self.lock.ensure_held()?;
        Ok(record.save(&self.dir)?)
    }

    /// Sets the location of the content pack: its folder, or its id if it lies in a folder for
    /// packs. Needed after a pack was moved or a campaign was imported. [`Campaign::update`] then
    /// takes its content.
    ///
    /// # Errors
    /// Returns an error if that is another pack or cannot be read, or the folder cannot be written.
    pub fn locate(&mut self, pack: &str) -> Result<(), CampaignError> {
        let (content, folder) = packs::of_people::<F::Content>(pack)?;
        let id = plain_id(&self.record.pack).to_owned();
        if content.id() != id {
            return Err(CampaignError::OtherPack { named: pack.to_owned(), pack: id });
        }
        self.lock.ensure_held()?;
        packs::keep(&self.dir, folder.as_deref())?;
        if self.record.pack != id {
            let record = Record { pack: id, ..self.record.clone() };
            self.save(&record)?;
            self.record = record;
        }
        self.newer = (content.digest() != self.content.digest()).then_some(content);
        Ok(())
    }

    /// Switches to the current version of the pack. Returns a description of the changes.
    ///
    /// # Errors
    /// Returns an error if the content has not changed, a scenario or downtime is in progress, the
    /// campaign does not fit the new content, or the folder cannot be written.
    pub fn update(&mut self) -> Result<String, CampaignError> {
        let Some(new) = self.newer.clone() else {
            return Err(CampaignError::SameContent);
        };
        let scenario = journal::path(&self.dir, self.record.journal());
        let downtime = journal::downtime_path(&self.dir, self.record.downtimes + 1);
        if journal::exists(&scenario) || journal::exists(&downtime) {
            return Err(CampaignError::at(&self.dir, t!("trouble-update-later")));
        }
        let bad = |e: CampaignError| CampaignError::at(&self.dir.join(RECORD), e);
        let digest = new.digest();
        let new = F::as_played(&new, &self.record.body).map_err(bad)?;
        F::check(&self.record, &new).map_err(bad)?;
        let mut record = self.record.clone();
        record.content = format!("{:016x}", new.digest());
        let source = packs::source_of(&self.dir, &record.pack)?;
        if crate::content::load::digest(&source) != digest {
            return Err(CampaignError::PackChanging);
        }
        self.lock.ensure_held()?;
        let texts =
            content::text_of(&source).map_err(|e| CampaignError::at(&self.dir.join(RECORD), e))?;
        let steps = vec![
            Step::write([CONTENT, CONTENT_COPY], texts)?,
            Step::write([RECORD, RECORD_COPY], record.next_save(&self.dir)?)?,
        ];
        change::apply(&self.dir, steps)?;
        let what = content::changes(&self.content, &new);
        self.record = record;
        self.content = new;
        self.newer = None;
        Ok(what)
    }

    /// Returns the id of the next scenario, or `None` if all are won.
    pub fn next_scenario(&self) -> Option<&str> {
        self.record.body.next()
    }

    /// Sets the difficulty of games that begin from now on. A game in progress keeps its
    /// difficulty.
    ///
    /// # Errors
    /// Returns an error if the difficulty is out of range or cannot be saved; nothing changes then.
    pub fn set_difficulty(
        &mut self,
        difficulty: <F::Body as Body>::Difficulty,
    ) -> Result<(), CampaignError> {
        difficulty.check().map_err(CampaignError::other)?;
        let before = std::mem::replace(&mut self.record.choices.difficulty, difficulty);
        let saved = self.save(&self.record);
        if saved.is_err() {
            self.record.choices.difficulty = before;
        }
        saved
    }
}

/// Checks that a record makes sense with its pack: what its family says, and that nobody plays a seat
/// that is not there.
fn check<F: CampaignFamily>(
    dir: &Path,
    record: &RecordOf<F>,
    content: &F::Content,
) -> Result<(), CampaignError> {
    let at = |e: CampaignError| CampaignError::at(&dir.join(RECORD), e);
    F::check(record, content).map_err(at)?;
    names::check(&record.players, record.body.seats()).map_err(|e| at(e.into()))
}

/// Returns the id of a pack; of a path, the last folder.
pub fn plain_id(pack: &str) -> &str {
    pack.rsplit(['/', '\\']).find(|p| !p.is_empty()).unwrap_or("pack")
}
