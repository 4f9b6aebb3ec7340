//! The location of a campaign's content pack. Files of a campaign contain only the pack's id, never
//! a path, so that whoever sends a campaign does not choose what is read on the player's computer.
//! If a campaign was begun with a pack in another folder, `pack.path` contains that folder; no
//! archive contains this file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::content::PackContent;
use crate::content::source::{Source, expect_single, find_source, own_folder, packs};
use crate::store::files::plain::is_there;
use crate::store::layout::PACK_PATH;
use crate::store::{StoreError, files};
use lang::terminal::is_hidden;

/// The maximum size of that file, in bytes.
const MAX_BYTES: u64 = 1 << 16;

/// Checks that a pack is given by its id.
///
/// # Errors
/// Returns an error if it is given by a path, or empty.
pub fn check(pack: &str) -> Result<(), StoreError> {
    let odd = |c: char| matches!(c, '/' | '\\' | ':') || is_hidden(c);
    if pack.is_empty() || pack.starts_with('.') || pack.contains(odd) {
        return Err(StoreError::Other(t!("trouble-pack-path", pack = pack)));
    }
    Ok(())
}

/// Returns the texts of a pack that a file names.
///
/// # Errors
/// Returns an error if there is no pack of that id, or it is given by a path.
pub fn source(pack: &str) -> Result<Source, StoreError> {
    check(pack)?;
    if let Some(source) = Source::builtin(pack) {
        return Ok(source);
    }
    let unknown = || StoreError::Other(t!("trouble-pack-unknown", pack = pack));
    let dir = own_folder(pack).map_err(StoreError::Pack)?.ok_or_else(unknown)?;
    Source::folder(&dir).map_err(StoreError::Pack)
}

/// Loads a pack that a file names.
///
/// # Errors
/// Returns an error if there is no pack of that id, it is given by a path, or it cannot be read.
pub fn find<P: PackContent>(pack: &str) -> Result<Arc<P>, StoreError> {
    let read = match P::shipped(pack) {
        Some(read) => read,
        None => P::load(&source(pack)?).map(Arc::new),
    };
    read.map_err(StoreError::Pack)
}

/// Returns the texts of the current version of a campaign's pack.
///
/// # Errors
/// As [`source`].
pub fn source_of(dir: &Path, pack: &str) -> Result<Source, StoreError> {
    match folder(dir)? {
        None => source(pack),
        Some(folder) => {
            check(pack)?;
            let source = Source::folder(&folder).map_err(StoreError::Pack)?;
            match source.name == pack {
                true => Ok(source),
                false => Err(StoreError::at(&folder, t!("trouble-pack-other", pack = pack))),
            }
        }
    }
}

/// Loads the current version of a campaign's pack.
///
/// # Errors
/// As [`find`].
pub fn find_of<P: PackContent>(dir: &Path, pack: &str) -> Result<Arc<P>, StoreError> {
    if !is_there(&dir.join(PACK_PATH)) {
        return find(pack);
    }
    let read = P::load(&source_of(dir, pack)?).map(Arc::new);
    read.map_err(StoreError::Pack)
}

/// Returns the folder of a campaign's pack if `pack.path` names one.
///
/// # Errors
/// Returns an error if that file cannot be read.
pub fn folder(dir: &Path) -> Result<Option<PathBuf>, StoreError> {
    let path = dir.join(PACK_PATH);
    if !is_there(&path) {
        return Ok(None);
    }
    let bytes = files::read_bounded(&path, MAX_BYTES)?;
    let text = String::from_utf8(bytes).map_err(|e| StoreError::at(&path, e))?;
    Ok(Some(PathBuf::from(text.trim_end_matches(['\n', '\r']))))
}

/// Loads a pack that the player named by its id or its folder. Returns the folder if it was named
/// by one.
///
/// # Errors
/// Returns an error if there is no such pack, or it cannot be read.
pub fn of_people<P: PackContent>(pack: &str) -> Result<(Arc<P>, Option<String>), StoreError> {
    expect_single(pack).map_err(StoreError::Pack)?;
    let read = P::shipped(pack).unwrap_or_else(|| P::load(&find_source(pack)?).map(Arc::new));
    let content = read.map_err(StoreError::Pack)?;
    let by_id =
        packs().contains(&content.id().to_owned()) && !Path::new(pack).join("pack.ron").is_file();
    if by_id && check(pack).is_ok() {
        return Ok((content, None));
    }
    let folder = fs::canonicalize(pack).map_err(|e| StoreError::io(Path::new(pack), e))?;
    Ok((content, Some(folder.to_string_lossy().into_owned())))
}

/// Writes the folder of the pack, or removes the file if the pack lies in a folder for packs.
pub fn keep(dir: &Path, folder: Option<&str>) -> Result<(), StoreError> {
    let path = dir.join(PACK_PATH);
    match folder {
        Some(folder) => files::write_whole(&path, format!("{folder}\n").as_bytes()),
        None if is_there(&path) => files::remove(&path).map_err(|e| StoreError::io(&path, e)),
        None => Ok(()),
    }
}
