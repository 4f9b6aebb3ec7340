//! The content pack that a campaign was begun with: `content.json` in its folder. If the pack
//! changes or is lost, the campaign continues with this copy until the players ask for the new
//! version.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::packs;
use crate::content::load;
use crate::content::problem::{Problem, summary};
use crate::content::source::Source;
use crate::content::translation::{Translatable, is_translation};
use crate::lang::Language;
use crate::store::files::plain::is_there;
use crate::store::layout::{CONTENT, CONTENT_COPY, MAX_CONTENT};
use crate::store::{StoreError, files};

/// A loaded and checked pack of a family.
pub trait PackContent: Translatable + std::fmt::Debug {
    /// Loads and checks a pack from its texts.
    ///
    /// # Errors
    /// Returns all errors in the pack.
    fn load(source: &Source) -> Result<Self, Vec<Problem>>;

    /// Returns a pack that the program ships, loaded once; `None` for any other.
    fn shipped(_id: &str) -> Option<Result<Arc<Self>, Vec<Problem>>> {
        None
    }

    /// Returns the id of the pack.
    fn id(&self) -> &str;

    /// Returns the digest of the texts of the pack.
    fn digest(&self) -> u64;

    /// Describes the differences of a new version of the pack. Returns an empty text if the
    /// playable content is equal.
    fn changes(&self, _new: &Self) -> String {
        String::new()
    }
}

/// The format of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredPack {
    /// The name of the pack's folder.
    name: String,
    /// The paths within the pack, with their texts.
    files: Vec<(String, String)>,
}

/// Stores a pack in a campaign folder.
///
/// # Errors
/// Returns an error if the folder cannot be written.
pub fn keep(dir: &Path, source: &Source) -> Result<(), StoreError> {
    let text = text_of(source).map_err(|e| StoreError::at(&dir.join(CONTENT), e))?;
    [CONTENT, CONTENT_COPY].iter().try_for_each(|name| files::write_whole(&dir.join(name), &text))
}

/// Returns the bytes of the files that store a pack.
///
/// # Errors
/// Returns an error if the texts cannot be written as JSON.
pub fn text_of(source: &Source) -> Result<Vec<u8>, serde_json::Error> {
    // Translations are not stored: games do not depend on them, and the digest would not reveal
    // damage.
    let own = source.files.iter().filter(|(path, _)| !is_translation(path)).cloned();
    let stored = StoredPack { name: source.name.clone(), files: own.collect() };
    serde_json::to_vec(&stored)
}

/// Returns the texts of the pack that a campaign stores, if there are any. Compare their digest to
/// know whether they are complete.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub fn stored(dir: &Path) -> Result<Option<Source>, StoreError> {
    in_file(&dir.join(CONTENT))
}

/// Returns the texts of the pack in the first of the two files that can be read, whatever pack it
/// is.
pub(super) fn stored_in_either(dir: &Path) -> Option<Source> {
    [CONTENT, CONTENT_COPY].iter().find_map(|name| in_file(&dir.join(name)).ok().flatten())
}

/// Returns the texts of the pack in one of the two files, if it exists.
fn in_file(path: &Path) -> Result<Option<Source>, StoreError> {
    if !is_there(path) {
        return Ok(None);
    }
    parse(path, &files::read_bounded(path, MAX_CONTENT)?).map(Some)
}

/// Returns the stored texts with this digest, if either file contains them, with translations as
/// `translated` adds them.
pub fn stored_as(dir: &Path, digest: &str) -> Option<Source> {
    let is = |source: &Source| format!("{:016x}", load::digest(source)) == digest;
    [CONTENT, CONTENT_COPY]
        .iter()
        .find_map(|name| in_file(&dir.join(name)).ok().flatten().filter(is))
        .map(|source| translated(dir, source))
}

/// Adds the translations of the current version of the pack to stored texts, which have none, so that
/// a campaign continues in the language of its players.
fn translated(dir: &Path, mut stored: Source) -> Source {
    if let Ok(live) = packs::source_of(dir, &stored.name) {
        stored.files.retain(|(path, _)| !is_translation(path));
        stored.files.extend(live.files.into_iter().filter(|(path, _)| is_translation(path)));
        stored.files.sort();
    }
    stored
}

/// Describes the differences of a new version of a pack. Returns an empty text if the playable
/// content is equal. Both are compared in the language they are written in, because a translated text
/// is no change.
pub fn changes<P: PackContent>(old: &Arc<P>, new: &Arc<P>) -> String {
    let [old, new] = [old, new].map(|pack| pack.shared_in(Language::English));
    old.changes(&new)
}

/// Parses the content of such a file.
pub fn parse(path: &Path, bytes: &[u8]) -> Result<Source, StoreError> {
    let stored: StoredPack = serde_json::from_slice(bytes)
        .map_err(|e| StoreError::at(path, t!("trouble-content-damaged", why = e.to_string())))?;
    let place = path.display().to_string();
    let mut source = Source { place, name: stored.name, files: stored.files };
    source.files.sort();
    Ok(source)
}

/// Describes the differences between two lists of a pack: the ids of added, changed and removed
/// entries. Returns an empty list if they are equal.
pub fn differences<'a, T: PartialEq>(
    what: &str,
    old: &'a [T],
    new: &'a [T],
    id: impl Fn(&'a T) -> &'a String,
) -> Vec<String> {
    let (fresh, changed, gone) = compare(old, new, id);
    let lists = [
        (t!("trouble-differs-new"), fresh),
        (t!("trouble-differs-changed"), changed),
        (t!("trouble-differs-gone"), gone),
    ];
    let changes = lists.into_iter().filter(|(_, ids)| !ids.is_empty()).map(|(how, ids)| {
        let more = if ids.len() > 3 { ", ..." } else { "" };
        let named = ids.iter().take(3).copied().collect::<Vec<_>>().join(", ");
        t!("trouble-differs", n = ids.len(), what = what, how = how, named = named, more = more)
    });
    changes.collect()
}

/// Lists the ids of added, changed and removed entries.
fn compare<'a, T: PartialEq>(
    old: &'a [T],
    new: &'a [T],
    id: impl Fn(&'a T) -> &'a String,
) -> (Vec<&'a str>, Vec<&'a str>, Vec<&'a str>) {
    let before: std::collections::BTreeMap<&str, &T> =
        old.iter().map(|t| (id(t).as_str(), t)).collect();
    let mut left = before.clone();
    let (mut fresh, mut changed) = (Vec::new(), Vec::new());
    for t in new {
        left.remove(id(t).as_str());
        match before.get(id(t).as_str()) {
            None => fresh.push(id(t).as_str()),
            Some(was) if *was != t => changed.push(id(t).as_str()),
            Some(_) => {}
        }
    }
    (fresh, changed, left.into_keys().collect())
}

/// Keeps both files under other names, because they will be rewritten.
fn keep_damaged(dir: &Path) -> Result<(), StoreError> {
    let there = |name: &&str| is_there(&dir.join(name));
    [CONTENT, CONTENT_COPY]
        .iter()
        .filter(|n| there(n))
        .try_for_each(|n| files::keep_damaged(&dir.join(n)).map(drop))
}

/// The content that a campaign uses.
pub struct Found<P> {
    /// The pack.
    pub content: Arc<P>,
    /// Notices for the player.
    pub notices: Vec<String>,
    /// The current version of the pack, if it differs.
    pub newer: Option<Arc<P>>,
    /// Whether the campaign should store the pack again.
    pub keep: bool,
}

/// Checks both files. A damaged one is kept under another name and rewritten from the other.
/// Returns notices, and the texts if either file contains them.
fn mend(dir: &Path, wanted: &str) -> Result<(Option<Source>, Vec<String>), StoreError> {
    let is = |source: &Source| format!("{:016x}", load::digest(source)) == wanted;
    let paths = [CONTENT, CONTENT_COPY].map(|name| dir.join(name));
    let found = paths.each_ref().map(|path| in_file(path));
    let sound = |n: usize| found[n].as_ref().ok().and_then(Option::as_ref).filter(|s| is(s));
    let whole = [sound(0).is_some(), sound(1).is_some()];
    let right = sound(0).or(sound(1)).cloned();
    let mut notices = Vec::new();
    for n in 0..2 {
        let path = &paths[n];
        let what = match &found[n] {
            _ if whole[n] => continue,
            // Earlier versions stored the pack only once.
            Ok(None) if n == 1 => None,
            Ok(None) => Some(StoreError::at(path, t!("trouble-missing-copy"))),
            Ok(Some(_)) => Some(StoreError::at(path, t!("trouble-not-right"))),
            Err(t) => Some(t.clone()),
        };
        if right.is_none() {
            notices.extend(what.map(|t| t.to_string() + "."));
            continue;
        }
        if let Some(what) = what {
            let mut changes = t!("trouble-content-copied", why = what.to_string());
            if is_there(path) {
                let stored = files::keep_damaged(path)?.display().to_string();
                changes = format!("{changes} {}", t!("trouble-was-kept", copy = stored));
            }
            notices.push(changes);
        }
        let other = files::read_bounded(&paths[1 - n], MAX_CONTENT)?;
        files::write_whole(path, &other)?;
    }
    Ok((right, notices))
}

/// Returns the content of a campaign as [`find`] does, without repairing or telling anything.
///
/// # Errors
/// Returns an error if there is neither a stored copy that can be read nor the current pack.
pub fn look<P: PackContent>(dir: &Path, pack: &str, wanted: &str) -> Result<Arc<P>, StoreError> {
    let is = |content: &P| format!("{:016x}", content.digest()) == wanted;
    let stored = || {
        let source = stored_as(dir, wanted).or_else(|| stored_in_either(dir))?;
        P::load(&source).ok().map(Arc::new)
    };
    match packs::find_of::<P>(dir, pack) {
        Ok(live) if is(&live) => Ok(live),
        live => stored().map_or(live, Ok),
    }
}

/// Finds the content of a campaign: the current pack if its digest is that of the record, else the
/// stored copy, else the current pack nevertheless.
///
/// # Errors
/// Returns an error if there is neither, or a damaged file cannot be kept.
pub fn find<P: PackContent>(
    dir: &Path,
    pack: &str,
    wanted: &str,
    live: Result<Arc<P>, StoreError>,
) -> Result<Found<P>, StoreError> {
    let is = |digest: u64| format!("{digest:016x}") == wanted;
    let (right, mut notices) = mend(dir, wanted)?;
    // The digest covers only texts. The id of the pack comes from the record, unless that contains
    // a path.
    let named = packs::check(pack).is_ok().then(|| pack.to_owned());
    let right = right.map(|source| Source { name: named.unwrap_or(source.name.clone()), ..source });
    if let Ok(content) = &live
        && is(content.digest())
    {
        if right.is_none() && !notices.is_empty() {
            keep_damaged(dir)?;
            notices.push(t!("trouble-made-anew"));
        }
        let content = content.clone();
        return Ok(Found { content, notices, newer: None, keep: right.is_none() });
    }
    // A later version of Emberdeck may not be able to read the copy any more.
    let own = right.and_then(|source| match P::load(&translated(dir, source)) {
        Ok(content) => Some(Arc::new(content)),
        Err(problems) => {
            notices.push(summary(&problems));
            None
        }
    });
    match (own, live) {
        (Some(content), live) => {
            let newer = match live {
                Err(t) => {
                    notices.push(t!("trouble-own-content", why = t.to_string()));
                    None
                }
                Ok(new) => {
                    let what = match changes(&content, &new) {
                        c if c.is_empty() => t!("trouble-only-remarks"),
                        c => c,
                    };
                    notices.push(t!("trouble-pack-changed", pack = pack, what = what));
                    Some(new)
                }
            };
            Ok(Found { content, notices, newer, keep: false })
        }
        (_, Ok(new)) => {
            keep_damaged(dir)?;
            notices.push(t!("trouble-pack-changed-last", pack = pack));
            Ok(Found { content: new, notices, newer: None, keep: true })
        }
        (_, Err(t)) => Err(t),
    }
}
