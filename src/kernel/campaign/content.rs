//! The pack as a campaign was begun with it: `content.json` in its folder. When the pack is changed or
//! gets lost, the campaign goes on with what it knows, until somebody asks for the new one.

use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::packs::{self, join};
use crate::content::load;
use crate::content::problem::Problem;
use crate::content::source::Source;
use crate::content::translation::is_translation;
use crate::store::files::plain::is_there;
use crate::store::layout::{CONTENT, CONTENT_COPY, MAX_CONTENT};
use crate::store::{StoreError, files};

/// A pack of a family, as read and checked.
pub trait PackContent: Sized + std::fmt::Debug {
    /// Reads and checks a pack from its texts.
    ///
    /// # Errors
    /// Returns every error in it.
    fn load(source: &Source) -> Result<Self, Vec<Problem>>;

    /// Returns a pack that ships, read once for the whole program; nothing for any other.
    fn shipped(_id: &str) -> Option<Result<Arc<Self>, Vec<Problem>>> {
        None
    }

    /// Returns its id.
    fn id(&self) -> &str;

    /// Returns the digest of the texts that it was read from.
    fn digest(&self) -> u64;

    /// Tells what another version of the pack differs in, in words; nothing where what is played with
    /// is the same.
    fn changes(&self, _new: &Self) -> String {
        String::new()
    }
}

/// What the file holds.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    /// The folder's name.
    name: String,
    /// Paths within the pack and texts.
    files: Vec<(String, String)>,
}

/// Keeps a pack with a campaign.
///
/// # Errors
/// When the folder cannot be written.
pub fn keep(dir: &Path, source: &Source) -> Result<(), StoreError> {
    let text = text_of(source).map_err(|e| StoreError::at(&dir.join(CONTENT), e))?;
    [CONTENT, CONTENT_COPY].iter().try_for_each(|name| files::write_whole(&dir.join(name), &text))
}

/// What the files hold that keep a pack.
pub fn text_of(source: &Source) -> Result<Vec<u8>, String> {
    // Translations are no part of what is played, and their damage no digest would tell.
    let own = source.files.iter().filter(|(path, _)| !is_translation(path)).cloned();
    let kept = Kept { name: source.name.clone(), files: own.collect() };
    serde_json::to_vec(&kept).map_err(|e| e.to_string())
}

/// The texts of the pack that a campaign keeps, if it keeps one. Whether they are whole, their
/// digest tells.
///
/// # Errors
/// When they cannot be read any more.
pub fn kept(dir: &Path) -> Result<Option<Source>, StoreError> {
    in_file(&dir.join(CONTENT))
}

/// The texts of a pack in one of both files, if that is there.
fn in_file(path: &Path) -> Result<Option<Source>, StoreError> {
    if !is_there(path) {
        return Ok(None);
    }
    parse(path, &files::read_bounded(path, MAX_CONTENT)?).map(Some)
}

/// The texts of the pack of that digest, if either file of a campaign has them.
pub fn kept_as(dir: &Path, digest: &str) -> Option<Source> {
    let is = |source: &Source| format!("{:016x}", load::digest(source)) == digest;
    [CONTENT, CONTENT_COPY]
        .iter()
        .find_map(|name| in_file(&dir.join(name)).ok().flatten().filter(is))
}

/// What such a file holds.
pub fn parse(path: &Path, bytes: &[u8]) -> Result<Source, StoreError> {
    let kept: Kept = serde_json::from_slice(bytes)
        .map_err(|e| StoreError::at(path, t!("trouble-content-damaged", why = e.to_string())))?;
    let place = path.display().to_string();
    let mut source = Source { place, name: kept.name, files: kept.files };
    source.files.sort();
    Ok(source)
}

/// Tells what two lists of a pack differ in, in words: ids of what is new, changed and gone. Nothing
/// where they are the same.
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
    let told = lists.into_iter().filter(|(_, ids)| !ids.is_empty()).map(|(how, ids)| {
        let more = if ids.len() > 3 { ", ..." } else { "" };
        let named = ids.iter().take(3).copied().collect::<Vec<_>>().join(", ");
        t!("trouble-differs", n = ids.len(), what = what, how = how, named = named, more = more)
    });
    told.collect()
}

/// Ids of what is new, changed and gone.
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

/// Keeps both files as they are, where they are of no use and will be written anew.
fn keep_damaged(dir: &Path) -> Result<(), StoreError> {
    let there = |name: &&str| is_there(&dir.join(name));
    [CONTENT, CONTENT_COPY]
        .iter()
        .filter(|n| there(n))
        .try_for_each(|n| files::keep_damaged(&dir.join(n)).map(drop))
}

/// What a campaign is played with, and what to tell about it.
pub struct Found<P> {
    /// The pack.
    pub content: Arc<P>,
    /// What is to be told.
    pub notices: Vec<String>,
    /// The pack as it is now, if it differs.
    pub newer: Option<Arc<P>>,
    /// Whether the campaign should keep the pack anew.
    pub keep: bool,
}

/// Looks at both files; where one is not as it should be, it is kept and written anew from the other
/// one. Returns what is to be told, and the texts, if either file has them.
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
            // Earlier versions kept it only once.
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
            let mut told = t!("trouble-content-copied", why = what.to_string());
            if is_there(path) {
                let kept = files::keep_damaged(path)?.display().to_string();
                told = format!("{told} {}", t!("trouble-was-kept", copy = kept));
            }
            notices.push(told);
        }
        let other = files::read_bounded(&paths[1 - n], MAX_CONTENT)?;
        files::write_whole(path, &other)?;
    }
    Ok((right, notices))
}

/// Finds the content of a campaign: the pack as it is now where its digest is what the record says,
/// else what the campaign keeps, else the pack as it is now all the same.
///
/// # Errors
/// When there is neither, or what is damaged cannot be kept.
pub fn find<P: PackContent>(
    dir: &Path,
    pack: &str,
    wanted: &str,
    live: Result<Arc<P>, StoreError>,
) -> Result<Found<P>, StoreError> {
    let is = |digest: u64| format!("{digest:016x}") == wanted;
    let (right, mut notices) = mend(dir, wanted)?;
    // The digest is one of texts; what the pack is called, the record knows, unless it says a path.
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
    // A later version of Emberdeck may not understand it any more.
    let own = right.and_then(|source| match P::load(&source) {
        Ok(content) => Some(content),
        Err(problems) => {
            notices.push(join(&problems));
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
                    let what = match content.changes(&new) {
                        c if c.is_empty() => t!("trouble-only-remarks"),
                        c => c,
                    };
                    notices.push(t!("trouble-pack-changed", pack = pack, what = what));
                    Some(new)
                }
            };
            Ok(Found { content: Arc::new(content), notices, newer, keep: false })
        }
        (_, Ok(new)) => {
            keep_damaged(dir)?;
            notices.push(t!("trouble-pack-changed-last", pack = pack));
            Ok(Found { content: new, notices, newer: None, keep: true })
        }
        (_, Err(t)) => Err(t),
    }
}
