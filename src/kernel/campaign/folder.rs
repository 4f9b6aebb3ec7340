//! An open campaign folder.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::content::{self, PackContent};
use super::family::{CampaignFamily, ChoicesOf, RecordOf};
use super::record::{Body, Record, SCHEMA};
use super::{CampaignError, Difficulty as _, backups, journal, packs, players};
use crate::store::change::{self, Step};
use crate::store::files::staged::StagedFolder;
use crate::store::layout::{self, CONTENT, CONTENT_COPY, JOURNALS, RECORD, RECORD_COPY};
use crate::store::lock::Lock;
use crate::store::pending::PendingNotices;
use crate::store::{StoreError, files};

/// An open campaign folder. Nobody else can open it as long as this lives.
#[derive(Debug)]
pub struct Campaign<F: CampaignFamily> {
    /// The folder.
    pub dir: PathBuf,
    /// What `campaign.ron` says.
    pub record: RecordOf<F>,
    /// The content pack.
    pub content: Arc<F::Content>,
    /// The pack as it is now, where it differs from what this campaign is played with.
    pub newer: Option<Arc<F::Content>>,
    /// What a player should be told about the opening: damage that was repaired and the like.
    pub notices: Vec<String>,
    pub(super) pending_notices: PendingNotices,
    pub(super) lock: Arc<Lock>,
}

impl<F: CampaignFamily> Campaign<F> {
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
    ) -> Result<Campaign<F>, CampaignError> {
        Campaign::create_with(dir, pack, (party, players), name, seed, ChoicesOf::<F>::default())
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
        choices: ChoicesOf<F>,
    ) -> Result<Campaign<F>, CampaignError> {
        let (content, folder) = packs::of_people::<F::Content>(pack)?;
        let body = F::sit_down(&content, party)?;
        let players = players::tidy(players, body.seats())?;
        choices.difficulty.check().map_err(CampaignError)?;
        let name = name.trim();
        if name.is_empty() || name.len() > 100 || name.chars().any(char::is_control) {
            return Err(CampaignError(t!("trouble-name-length")));
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
        // A third place that knows which campaign it is, beside both files of the record.
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
    /// When there is none, it is in use, something in it is no plain file, or neither file of the
    /// record can be read.
    pub fn open(dir: &Path) -> Result<Campaign<F>, CampaignError> {
        layout::require_campaign(dir)?;
        Campaign::open_locked(dir, Arc::new(Lock::take(dir)?))
    }

    /// The same, where the lock is held.
    ///
    /// # Errors
    /// As [`Campaign::open`].
    pub fn open_locked(dir: &Path, lock: Arc<Lock>) -> Result<Campaign<F>, CampaignError> {
        layout::verify(dir)?;
        let mut pending_notices = PendingNotices::read(dir);
        let mut notices: Vec<String> = pending_notices.lines().cloned().collect();
        notices.extend(change::complete(dir)?);
        let (mut record, told) = Record::load(dir)?;
        notices.extend(told);
        let live = packs::find_of(dir, &record.pack);
        let found = content::find(dir, &record.pack, &record.content, live)?;
        let content = F::as_played(&found.content, &record.body)
            .map_err(|e| CampaignError::at(&dir.join(RECORD), e))?;
        F::migrate(dir, &mut record, &content);
        record.schema = SCHEMA;
        F::check(&record, &content).map_err(|e| CampaignError::at(&dir.join(RECORD), e))?;
        if found.keep {
            content::keep(dir, &packs::source_of(dir, &record.pack)?)?;
        }
        notices.extend(found.notices);
        notices.extend(backups::tidy(dir, &record)?);
        notices.extend(journal::missing(dir, &record));
        notices.extend(journal::tidy(dir, &record));
        notices.extend(F::mend(dir));
        pending_notices.mark_delivered();
        let (dir, newer) = (dir.to_owned(), found.newer);
        Ok(Campaign { dir, record, content, newer, notices, pending_notices, lock })
    }

    /// Whether the folder is still ours to write.
    pub fn is_ours(&self) -> bool {
        self.holds().is_ok()
    }

    /// Checks that the lock of the folder is held still.
    ///
    /// # Errors
    /// Returns an error if its file is gone, or the whole folder is.
    pub fn holds(&self) -> Result<(), CampaignError> {
        Ok(self.lock.ensure_held()?)
    }

    /// Saves a record of this campaign.
    ///
    /// # Errors
    /// When the lock is not held any more, or the folder cannot be written; then what was there is
    /// as it was.
    pub fn save(&self, record: &RecordOf<F>) -> Result<(), CampaignError> {
        self.lock.ensure_held()?;
        Ok(record.save(&self.dir)?)
    }

    /// Says where the content pack is, by its folder, or by its id where it is where packs are: it
    /// may have been moved, or the campaign was brought here. Its content is taken by
    /// [`Campaign::update`].
    ///
    /// # Errors
    /// When that is another pack or cannot be read, or the folder cannot be written.
    pub fn locate(&mut self, pack: &str) -> Result<(), CampaignError> {
        let (content, folder) = packs::of_people::<F::Content>(pack)?;
        let id = plain_id(&self.record.pack).to_owned();
        if content.id() != id {
            return Err(CampaignError(t!("trouble-pack-other", pack = id)));
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

    /// Goes on with the pack as it is now. Says what changed, in words.
    ///
    /// # Errors
    /// When it is not another one, a scenario is under way, the campaign does not fit it, or the
    /// folder cannot be written.
    pub fn update(&mut self) -> Result<String, CampaignError> {
        let Some(new) = self.newer.clone() else {
            return Err(CampaignError(t!("trouble-content-same")));
        };
        let scenario = journal::path(&self.dir, self.record.journal());
        let downtime = journal::downtime_path(&self.dir, self.record.downtimes + 1);
        if journal::exists(&scenario) || journal::exists(&downtime) {
            return Err(CampaignError::at(&self.dir, t!("trouble-update-later")));
        }
        let bad = |e: String| CampaignError::at(&self.dir.join(RECORD), e);
        let digest = new.digest();
        let new = F::as_played(&new, &self.record.body).map_err(bad)?;
        F::check(&self.record, &new).map_err(bad)?;
        let mut record = self.record.clone();
        record.content = format!("{:016x}", new.digest());
        let source = packs::source_of(&self.dir, &record.pack)?;
        if crate::content::load::digest(&source) != digest {
            return Err(CampaignError(t!("trouble-pack-changing")));
        }
        self.lock.ensure_held()?;
        let texts = content::text_of(&source).map_err(bad)?;
        let steps = vec![
            Step::write([CONTENT, CONTENT_COPY], texts)?,
            Step::write([RECORD, RECORD_COPY], record.next_save(&self.dir)?)?,
        ];
        change::apply(&self.dir, steps)?;
        let what = self.content.changes(&new);
        self.record = record;
        self.content = new;
        self.newer = None;
        Ok(what)
    }

    /// The scenario to be played next; none when all are won.
    pub fn next_scenario(&self) -> Option<&str> {
        self.record.body.next()
    }

    /// Changes how much harder or easier the table plays, for games that begin from now on. One that is
    /// under way goes on as it was begun.
    ///
    /// # Errors
    /// Returns an error if it is more than is offered, or cannot be saved; then nothing has changed.
    pub fn set_difficulty(
        &mut self,
        difficulty: <F::Body as Body>::Difficulty,
    ) -> Result<(), CampaignError> {
        difficulty.check().map_err(CampaignError)?;
        let before = std::mem::replace(&mut self.record.choices.difficulty, difficulty);
        let saved = self.save(&self.record);
        if saved.is_err() {
            self.record.choices.difficulty = before;
        }
        saved
    }
}

/// A pack's id: of a path, the last folder.
pub fn plain_id(pack: &str) -> &str {
    pack.rsplit(['/', '\\']).find(|p| !p.is_empty()).unwrap_or("pack")
}
