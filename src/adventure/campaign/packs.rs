//! Where the content pack of a campaign is. What its files say is only the pack's id, never a path:
//! who sends somebody a campaign does not choose what is read on their computer. Where a campaign was
//! begun with a pack in some other folder, `pack.path` says which; no archive holds that file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files::plain::is_there;
use super::{Trouble, files, join};
use crate::cards::content::Content;
use crate::cards::load;
use crate::cards::source::{Source, find_pack, packs, packs_dir, shipped};

/// The name of the file that says where a pack is that lies neither among those that ship nor among
/// the player's own.
pub const FILE: &str = "pack.path";
/// The most bytes of it.
const MAX_BYTES: u64 = 1 << 16;

/// That a pack is named by its id.
///
/// # Errors
/// When it is named by a path, or not at all.
pub fn check(pack: &str) -> Result<(), Trouble> {
    let odd = |c: char| matches!(c, '/' | '\\' | ':') || c.is_control();
    if pack.is_empty() || pack.starts_with('.') || pack.contains(odd) {
        return Err(Trouble(t!("trouble-pack-path", pack = pack)));
    }
    Ok(())
}

/// The texts of a pack that a file names.
///
/// # Errors
/// When there is none of that id, or it is named by a path.
pub fn source(pack: &str) -> Result<Source, Trouble> {
    check(pack)?;
    if let Some(source) = Source::builtin(pack) {
        return Ok(source);
    }
    let own = packs_dir().map(|dir| dir.join(pack)).filter(|dir| dir.join("pack.ron").is_file());
    let dir = own.ok_or_else(|| Trouble(t!("trouble-pack-unknown", pack = pack)))?;
    Source::folder(&dir).map_err(|problems| Trouble(join(&problems)))
}

/// A pack that a file names.
///
/// # Errors
/// When there is none of that id, it is named by a path, or it cannot be read.
pub fn find(pack: &str) -> Result<Arc<Content>, Trouble> {
    let read = match shipped(pack) {
        Some(read) => read,
        None => load::load_source(&source(pack)?).map(Arc::new),
    };
    read.map_err(|problems| Trouble(join(&problems)))
}

/// The texts of the pack of a campaign as it is now.
///
/// # Errors
/// As [`source`].
pub(super) fn source_of(dir: &Path, pack: &str) -> Result<Source, Trouble> {
    match folder(dir)? {
        None => source(pack),
        Some(folder) => {
            check(pack)?;
            let source = Source::folder(&folder).map_err(|problems| Trouble(join(&problems)))?;
            match source.name == pack {
                true => Ok(source),
                false => Err(Trouble::at(&folder, t!("trouble-pack-other", pack = pack))),
            }
        }
    }
}

/// The pack of a campaign as it is now.
///
/// # Errors
/// As [`find`].
pub fn find_of(dir: &Path, pack: &str) -> Result<Arc<Content>, Trouble> {
    if !is_there(&dir.join(FILE)) {
        return find(pack);
    }
    let read = load::load_source(&source_of(dir, pack)?).map(Arc::new);
    read.map_err(|problems| Trouble(join(&problems)))
}

/// The folder that a campaign's pack is in, where it has one of its own.
///
/// # Errors
/// When that cannot be read.
pub fn folder(dir: &Path) -> Result<Option<PathBuf>, Trouble> {
    let path = dir.join(FILE);
    if !is_there(&path) {
        return Ok(None);
    }
    let bytes = files::read_bounded(&path, MAX_BYTES)?;
    let text = String::from_utf8(bytes).map_err(|e| Trouble::at(&path, e))?;
    Ok(Some(PathBuf::from(text.trim_end_matches(['\n', '\r']))))
}

/// A pack that people have named, by its id or its folder, and its folder if it has one of its own.
///
/// # Errors
/// When there is none, or it cannot be read.
pub(super) fn of_people(pack: &str) -> Result<(Arc<Content>, Option<String>), Trouble> {
    let read = shipped(pack).unwrap_or_else(|| find_pack(pack).map(Arc::new));
    let content = read.map_err(|problems| Trouble(join(&problems)))?;
    let by_id = packs().contains(&content.pack.id) && !Path::new(pack).join("pack.ron").is_file();
    if by_id && check(pack).is_ok() {
        return Ok((content, None));
    }
    let folder = fs::canonicalize(pack).map_err(|e| Trouble::at(Path::new(pack), e))?;
    Ok((content, Some(folder.to_string_lossy().into_owned())))
}

/// Notes where the pack is, or that it is where packs are.
pub(super) fn keep(dir: &Path, folder: Option<&str>) -> Result<(), Trouble> {
    let path = dir.join(FILE);
    match folder {
        Some(folder) => files::write_whole(&path, format!("{folder}\n").as_bytes()),
        None if is_there(&path) => files::remove(&path).map_err(|e| Trouble::at(&path, e)),
        None => Ok(()),
    }
}
