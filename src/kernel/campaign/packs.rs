//! Where the content pack of a campaign is. What its files say is only the pack's id, never a path:
//! who sends somebody a campaign does not choose what is read on their computer. Where a campaign was
//! begun with a pack in some other folder, `pack.path` says which; no archive holds that file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::content::PackContent;
use crate::content::problem::Problem;
use crate::content::source::{Source, find_source, own_folder, packs};
use crate::store::files::plain::is_there;
use crate::store::layout::PACK_PATH;
use crate::store::{StoreError, files};

/// The most bytes of it.
const MAX_BYTES: u64 = 1 << 16;

/// That a pack is named by its id.
///
/// # Errors
/// When it is named by a path, or not at all.
pub fn check(pack: &str) -> Result<(), StoreError> {
    let odd = |c: char| matches!(c, '/' | '\\' | ':') || c.is_control();
    if pack.is_empty() || pack.starts_with('.') || pack.contains(odd) {
        return Err(StoreError::Other(t!("trouble-pack-path", pack = pack)));
    }
    Ok(())
}

/// The texts of a pack that a file names.
///
/// # Errors
/// When there is none of that id, or it is named by a path.
pub fn source(pack: &str) -> Result<Source, StoreError> {
    check(pack)?;
    if let Some(source) = Source::builtin(pack) {
        return Ok(source);
    }
    let unknown = || StoreError::Other(t!("trouble-pack-unknown", pack = pack));
    let dir = own_folder(pack).ok_or_else(unknown)?;
    Source::folder(&dir).map_err(|problems| StoreError::Other(join(&problems)))
}

/// A pack that a file names.
///
/// # Errors
/// When there is none of that id, it is named by a path, or it cannot be read.
pub fn find<P: PackContent>(pack: &str) -> Result<Arc<P>, StoreError> {
    let read = match P::shipped(pack) {
        Some(read) => read,
        None => P::load(&source(pack)?).map(Arc::new),
    };
    read.map_err(|problems| StoreError::Other(join(&problems)))
}

/// The texts of the pack of a campaign as it is now.
///
/// # Errors
/// As [`source`].
pub fn source_of(dir: &Path, pack: &str) -> Result<Source, StoreError> {
    match folder(dir)? {
        None => source(pack),
        Some(folder) => {
            check(pack)?;
            let source =
                Source::folder(&folder).map_err(|problems| StoreError::Other(join(&problems)))?;
            match source.name == pack {
                true => Ok(source),
                false => Err(StoreError::at(&folder, t!("trouble-pack-other", pack = pack))),
            }
        }
    }
}

/// The pack of a campaign as it is now.
///
/// # Errors
/// As [`find`].
pub fn find_of<P: PackContent>(dir: &Path, pack: &str) -> Result<Arc<P>, StoreError> {
    if !is_there(&dir.join(PACK_PATH)) {
        return find(pack);
    }
    let read = P::load(&source_of(dir, pack)?).map(Arc::new);
    read.map_err(|problems| StoreError::Other(join(&problems)))
}

/// The folder that a campaign's pack is in, where it has one of its own.
///
/// # Errors
/// When that cannot be read.
pub fn folder(dir: &Path) -> Result<Option<PathBuf>, StoreError> {
    let path = dir.join(PACK_PATH);
    if !is_there(&path) {
        return Ok(None);
    }
    let bytes = files::read_bounded(&path, MAX_BYTES)?;
    let text = String::from_utf8(bytes).map_err(|e| StoreError::at(&path, e))?;
    Ok(Some(PathBuf::from(text.trim_end_matches(['\n', '\r']))))
}

/// A pack that people have named, by its id or its folder, and its folder if it has one of its own.
///
/// # Errors
/// When there is none, or it cannot be read.
pub fn of_people<P: PackContent>(pack: &str) -> Result<(Arc<P>, Option<String>), StoreError> {
    let read = P::shipped(pack).unwrap_or_else(|| P::load(&find_source(pack)?).map(Arc::new));
    let content = read.map_err(|problems| StoreError::Other(join(&problems)))?;
    let by_id =
        packs().contains(&content.id().to_owned()) && !Path::new(pack).join("pack.ron").is_file();
    if by_id && check(pack).is_ok() {
        return Ok((content, None));
    }
    let folder = fs::canonicalize(pack).map_err(|e| StoreError::io(Path::new(pack), e))?;
    Ok((content, Some(folder.to_string_lossy().into_owned())))
}

/// Notes where the pack is, or that it is where packs are.
pub fn keep(dir: &Path, folder: Option<&str>) -> Result<(), StoreError> {
    let path = dir.join(PACK_PATH);
    match folder {
        Some(folder) => files::write_whole(&path, format!("{folder}\n").as_bytes()),
        None if is_there(&path) => files::remove(&path).map_err(|e| StoreError::io(&path, e)),
        None => Ok(()),
    }
}

/// Problems of a pack as one line.
pub fn join(problems: &[Problem]) -> String {
    match problems {
        [] => t!("trouble-no-pack"),
        [one] => one.to_string(),
        [first, rest @ ..] => t!("trouble-and-more", first = first.to_string(), n = rest.len()),
    }
}
