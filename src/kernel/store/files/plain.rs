//! Opening files without following links. A campaign folder holds plain files in plain folders:
//! whatever else stands there (a link to somewhere else, a pipe that nobody writes to) is refused,
//! never read, written or waited for.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::Path;

use crate::store::StoreError;

/// Opens a plain file as these options say.
///
/// # Errors
/// When it cannot be opened, or is no plain file.
pub fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    if let Ok(meta) = fs::symlink_metadata(path) {
        plain(&meta)?;
    }
    guard(options);
    let file = options.open(path)?;
    // It may have become something else in the meantime.
    plain(&file.metadata()?)?;
    Ok(file)
}

/// Does not follow a link that takes the file's place at the last moment, and does not wait for the
/// other end of a pipe.
#[cfg(unix)]
fn guard(options: &mut OpenOptions) {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt;
    let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY;
    options.custom_flags(flags.bits() as i32);
}

#[cfg(not(unix))]
fn guard(_: &mut OpenOptions) {}

fn plain(meta: &Metadata) -> io::Result<()> {
    match meta.is_file() {
        true => Ok(()),
        false => Err(io::Error::other(t!("trouble-not-plain"))),
    }
}

/// Whether anything is there: a file, a folder, or a link, wherever it leads.
pub fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Whether there is a folder itself, not a link to one.
pub fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|m| m.is_dir())
}

/// Whether nothing stands where a file is to be written, or a plain file.
///
/// # Errors
/// When something else stands there.
pub fn may_be_written(path: &Path) -> io::Result<()> {
    fs::symlink_metadata(path).map_or(Ok(()), |meta| plain(&meta))
}

/// Whether an open file is still the one of that name.
pub fn is_still(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(named)) = (file.metadata(), fs::symlink_metadata(path)) else { return false };
    same(&open, &named)
}

#[cfg(unix)]
fn same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn same(one: &Metadata, other: &Metadata) -> bool {
    other.is_file() && one.created().ok() == other.created().ok()
}

/// Whether a file has other names, perhaps in other folders: what is written into it would change
/// there, too.
#[cfg(unix)]
pub fn has_other_names(file: &File) -> bool {
    use std::os::unix::fs::MetadataExt;
    file.metadata().is_ok_and(|m| m.nlink() > 1)
}

/// Whether a file has other names: not known here.
#[cfg(not(unix))]
pub fn has_other_names(_: &File) -> bool {
    false
}

/// That of a campaign folder all that is Emberdeck's is plain: files of these names, and folders of
/// these with what lies in them.
///
/// # Errors
/// Names the first thing that is not.
pub fn look_over(dir: &Path, names: &[&str], folders: &[&str]) -> Result<(), StoreError> {
    let odd = |path: &Path| Err(StoreError::NotPlain { path: path.to_owned() });
    for name in names {
        let path = dir.join(name);
        if fs::symlink_metadata(&path).is_ok_and(|m| !m.is_file()) {
            return odd(&path);
        }
    }
    for name in folders {
        let folder = dir.join(name);
        match fs::symlink_metadata(&folder) {
            // A plain file is in the way of what would be written there, and no more.
            Err(_) => continue,
            Ok(meta) if meta.is_file() => continue,
            Ok(meta) if !meta.is_dir() => {
                return Err(StoreError::NotFolder { path: folder });
            }
            Ok(_) => {}
        }
        let entries = fs::read_dir(&folder).map_err(|e| StoreError::io(&folder, e))?;
        let mut all: Vec<_> = entries.flatten().map(|e| e.path()).collect();
        all.sort();
        // What stands where a file is written beside the old one goes before that is done.
        all.retain(|path| path.extension().is_none_or(|e| e != "new"));
        for path in all {
            if fs::symlink_metadata(&path).is_ok_and(|m| !m.is_file() && !m.is_dir()) {
                return odd(&path);
            }
        }
    }
    Ok(())
}
