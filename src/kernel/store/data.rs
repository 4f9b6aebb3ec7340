//! The player's data folder, and unused names in it.

use std::path::{Path, PathBuf};

use super::files::plain::is_there;
use super::{StoreError, files};

/// The extension of exported campaigns.
const ENDING: &str = ".tar.gz";

/// Returns the player's data folder; the environment variable `EMBERDECK_DATA` replaces it.
///
/// # Errors
/// Returns [`StoreError::NoDataFolder`] if the system has none.
pub fn data_dir() -> Result<PathBuf, StoreError> {
    if let Some(dir) = std::env::var_os("EMBERDECK_DATA").filter(|d| !d.is_empty()) {
        return Ok(dir.into());
    }
    directories::ProjectDirs::from("", "", "Emberdeck")
        .map(|d| d.data_dir().to_owned())
        .ok_or(StoreError::NoDataFolder)
}

/// Returns the folder of the player's campaigns.
///
/// # Errors
/// Returns [`StoreError::NoDataFolder`] if the system has no data folder.
pub fn campaigns_dir() -> Result<PathBuf, StoreError> {
    Ok(data_dir()?.join("campaigns"))
}

/// Returns the folder of the player's own packs if the system has a data folder.
pub fn packs_dir() -> Option<PathBuf> {
    data_dir().ok().map(|dir| dir.join("packs"))
}

/// Returns an unused folder for a new campaign of that name.
///
/// # Errors
/// Returns an error if the system has no data folder, or thousands of campaigns have that name.
pub fn new_dir(name: &str) -> Result<PathBuf, StoreError> {
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
        .ok_or_else(|| StoreError::at(&campaigns, t!("trouble-many-campaigns")))
}

/// Calls `make` with an unused folder for a new campaign of that name. If another program creates
/// that folder in the meantime, tries again with the next name.
///
/// # Errors
/// Returns an error if the system has no data folder, or `make` fails.
pub fn in_new_dir<T, E: From<StoreError> + PartialEq>(
    name: &str,
    mut make: impl FnMut(&Path) -> Result<T, E>,
) -> Result<T, E> {
    let mut dir = new_dir(name)?;
    for _ in 0..100 {
        match make(&dir) {
            Err(e) if e == E::from(StoreError::exists(&dir)) => dir = new_dir(name)?,
            done => return done,
        }
    }
    make(&dir)
}

/// Returns the folder name for a campaign that is imported from a file.
pub fn name_for(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let stem = name.strip_suffix(ENDING).or_else(|| name.strip_suffix(".tgz"));
    stem.unwrap_or(&name).to_owned()
}

/// Returns an unused file name in a subfolder of the data folder, and creates that subfolder.
///
/// # Errors
/// Returns an error if the system has no data folder, or the subfolder cannot be created.
pub fn free_file(folder: &str, name: &str) -> Result<PathBuf, StoreError> {
    let folder = data_dir()?.join(folder);
    files::make_dir(&folder)?;
    let first = folder.join(format!("{name}{ENDING}"));
    let more = (2..10_000).map(|n| folder.join(format!("{name}-{n}{ENDING}")));
    std::iter::once(first)
        .chain(more)
        .find(|p| !is_there(p))
        .ok_or_else(|| StoreError::at(&folder, t!("trouble-many-files")))
}

/// Converts a name into a folder name of lower case letters, digits and hyphens.
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
    fn slugs_contain_plain_characters() {
        assert_eq!(super::slug("The Lamps, again!"), "the-lamps-again");
        assert_eq!(super::slug("../../etc"), "etc");
        assert_eq!(super::slug("灯"), "campaign");
    }
}
