//! The shelf: campaign folders in the player's data folder.

use std::path::{Path, PathBuf};

use super::files::making;
use super::files::plain::is_there;
use super::record::Record;
use super::{Trouble, files, journal, record};

/// How the names of files end that hold a campaign.
const ENDING: &str = ".tar.gz";

/// A folder on the shelf.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The folder.
    pub dir: PathBuf,
    /// What its `campaign.ron` says, or why it cannot be read.
    pub record: Result<Record, Trouble>,
}

impl Entry {
    /// Whether the party may meet, also without having played: no scenario is under way.
    pub fn may_meet(&self) -> bool {
        let record = self.record.as_ref();
        record.is_ok_and(|r| !journal::exists(&journal::path(&self.dir, r.journal())))
    }

    /// What the players call it.
    pub fn name(&self) -> String {
        match &self.record {
            Ok(r) => r.name.clone(),
            Err(_) => {
                self.dir.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned())
            }
        }
    }
}

/// The player's data folder; the environment variable `EMBERDECK_DATA` replaces it.
///
/// # Errors
/// When the system has none.
pub fn data_dir() -> Result<PathBuf, Trouble> {
    if let Some(dir) = std::env::var_os("EMBERDECK_DATA").filter(|d| !d.is_empty()) {
        return Ok(dir.into());
    }
    directories::ProjectDirs::from("", "", "Emberdeck")
        .map(|d| d.data_dir().to_owned())
        .ok_or_else(|| Trouble(t!("trouble-home")))
}

/// Where campaigns are kept.
///
/// # Errors
/// When the system has no data folder.
pub fn campaigns_dir() -> Result<PathBuf, Trouble> {
    Ok(data_dir()?.join("campaigns"))
}

/// All campaigns, the one that was played last first.
///
/// # Errors
/// When the folder is there but cannot be read.
pub fn list() -> Result<Vec<Entry>, Trouble> {
    let dir = campaigns_dir()?;
    if !dir.exists() {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    for entry in std::fs::read_dir(&dir).map_err(|e| Trouble::at(&dir, e))? {
        let path = entry.map_err(|e| Trouble::at(&dir, e))?.path();
        // What begins with a dot is not for people, and perhaps only half there.
        let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
        if !hidden && expect(&path).is_ok() {
            let record = Record::peek(&path);
            all.push(Entry { dir: path, record });
        }
    }
    all.sort_by_key(|e| {
        let last = e.record.as_ref().map_or(0, |r| r.last_played);
        (std::cmp::Reverse(last), e.dir.clone())
    });
    Ok(all)
}

/// That there is a campaign in a folder.
///
/// # Errors
/// When there is none.
pub fn expect(dir: &Path) -> Result<(), Trouble> {
    if is_there(&dir.join(record::FILE)) || is_there(&dir.join(record::BACKUP)) {
        return Ok(());
    }
    Err(Trouble::at(dir, t!("trouble-no-campaign")))
}

/// A folder for a new campaign of that name, which does not exist yet.
///
/// # Errors
/// When the system has no data folder.
pub fn new_dir(name: &str) -> Result<PathBuf, Trouble> {
    let campaigns = campaigns_dir()?;
    let slug = slug(name);
    let free = |p: &Path| !is_there(p);
    let first = campaigns.join(&slug);
    if free(&first) {
        return Ok(first);
    }
    (2..10_000)
        .map(|n| campaigns.join(format!("{slug}-{n}")))
        .find(|p| free(p))
        .ok_or_else(|| Trouble::at(&campaigns, t!("trouble-many-campaigns")))
}

/// Makes something in a new folder of the shelf for that name. Should another program take the folder
/// at the same moment, the next name is taken.
///
/// # Errors
/// When the system has no data folder, or it cannot be made.
pub fn in_new_dir<T>(
    name: &str,
    mut make: impl FnMut(&Path) -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    let mut dir = new_dir(name)?;
    for _ in 0..100 {
        match make(&dir) {
            Err(t) if t == making::there(&dir) => dir = new_dir(name)?,
            done => return done,
        }
    }
    make(&dir)
}

/// The name of a folder for a campaign that is made from a file.
pub fn name_for(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let stem = name.strip_suffix(ENDING).or_else(|| name.strip_suffix(".tgz"));
    stem.unwrap_or(&name).to_owned()
}

/// A file of that name, which does not exist yet, in a folder of the data folder.
///
/// # Errors
/// When the system has no data folder, or that folder cannot be made.
pub fn free_file(folder: &str, name: &str) -> Result<PathBuf, Trouble> {
    let folder = data_dir()?.join(folder);
    files::make_dir(&folder)?;
    let first = folder.join(format!("{name}{ENDING}"));
    let more = (2..10_000).map(|n| folder.join(format!("{name}-{n}{ENDING}")));
    std::iter::once(first)
        .chain(more)
        .find(|p| !is_there(p))
        .ok_or_else(|| Trouble::at(&folder, t!("trouble-many-files")))
}

/// A name as a folder's name: lower case letters, digits and hyphens.
fn slug(name: &str) -> String {
    let mut slug = String::new();
    for c in name.chars().flat_map(char::to_lowercase).take(60) {
        if c.is_ascii_alphanumeric() {
            slug.push(c);
        } else if !slug.ends_with('-') && !slug.is_empty() {
            slug.push('-');
        }
    }
    let slug = slug.trim_end_matches('-');
    if slug.is_empty() { "campaign".into() } else { slug.into() }
}

#[cfg(test)]
mod tests {
    #[test]
    fn slugs_are_plain() {
        assert_eq!(super::slug("The Lamps, again!"), "the-lamps-again");
        assert_eq!(super::slug("../../etc"), "etc");
        assert_eq!(super::slug("灯"), "campaign");
    }
}
