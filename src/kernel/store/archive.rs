//! Campaigns as one file, to keep or to move to another computer: the campaign folder as a
//! compressed archive (`.tar.gz`).

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader, Read, Seek as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;

use super::files::plain::{self, is_there};
use super::files::staged::StagedFolder;
use super::layout::{self, FOLDERS, MAX_COPY, most};
use super::lock::Lock;
use super::{StoreError, change, data, files};

#[cfg(test)]
mod tests;

/// The maximum number of files in an archive.
const MAX_FILES: usize = 20_000;
const MAX_ALL: u64 = 512 << 20;

/// Writes a campaign into one file. The campaign may be open: it is then read again until nothing
/// has changed in between, and a decision that was being saved is either contained or not, as after
/// a crash.
///
/// # Errors
/// Returns an error if there is no campaign, its record cannot be read by `peek`, or the file
/// cannot be written; an older file of that name is left intact.
pub fn export<E: From<StoreError>>(
    dir: &Path,
    out: &Path,
    peek: impl FnOnce(&Path) -> Result<(), E>,
) -> Result<(), E> {
    layout::require_campaign(dir)?;
    layout::verify(dir)?;
    let lock = Lock::take(dir);
    if lock.is_ok() {
        change::complete(dir)?;
    }
    peek(dir)?;
    let mut all = read_all(dir)?;
    for _ in 0..10 {
        let again = read_all(dir)?;
        let still = lock.is_ok() || again == all;
        all = again;
        if still {
            break;
        }
    }
    Ok(pack(&all, out)?)
}

/// Reads all files of a campaign. The record is read first, because a record that is older than its
/// journals is brought up to date by them.
fn read_all(dir: &Path) -> Result<Vec<(String, Vec<u8>)>, StoreError> {
    let read = |path: String| -> Result<(String, Vec<u8>), StoreError> {
        // A file that no archive may contain is left out.
        let bytes = files::read_bounded(&dir.join(&path), most(&path).unwrap_or(MAX_COPY))?;
        Ok((path, bytes))
    };
    layout::contents(dir)?.into_iter().map(read).collect()
}

/// Copies a file of a campaign, given by its path within the campaign's folder, to another folder.
///
/// # Errors
/// Returns an error if the file cannot be read or written.
pub fn copy(from: &Path, to: &Path, path: &str) -> Result<(), StoreError> {
    let bytes = files::read_bounded(&from.join(path), MAX_COPY)?;
    if let Some((folder, _)) = path.split_once('/') {
        files::make_own(&to.join(folder))?;
    }
    files::write_whole(&to.join(path), &bytes)
}

/// Writes files into an archive.
///
/// # Errors
/// Returns an error if the archive cannot be written; an older file of that name is left intact.
pub fn pack(all: &[(String, Vec<u8>)], out: &Path) -> Result<(), StoreError> {
    let write = || -> std::io::Result<Vec<u8>> {
        let mut tar = tar::Builder::new(GzEncoder::new(Vec::new(), Compression::default()));
        for (path, bytes) in all {
            let mut head = tar::Header::new_gnu();
            head.set_size(bytes.len() as u64);
            head.set_mode(0o644);
            head.set_cksum();
            tar.append_data(&mut head, path, bytes.as_slice())?;
        }
        tar.into_inner()?.finish()
    };
    files::write_out(out, &write().map_err(|e| StoreError::io(out, e))?)
}

/// Why a file is no archive of a campaign. Prints one sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// The file is no archive, or a damaged one.
    #[error("{}", t!("trouble-no-archive", why = .why.as_str()))]
    Damaged {
        /// The error of the decoder.
        why: String,
    },
    /// Something follows the end of the archive.
    #[error("{}", t!("trouble-after-end"))]
    Trailing,
    /// The content of the archive is too large.
    #[error("{}", t!("trouble-too-much", most = MAX_ALL >> 20))]
    TooLarge,
    /// The archive contains something that is no file of a campaign.
    #[error("{}", t!("trouble-belongs-to-none", name = .name.as_str()))]
    Foreign {
        /// The path within the archive.
        name: String,
    },
    /// A file of the archive is too large.
    #[error("{}", t!("trouble-part-larger", name = .name.as_str(), most = *.most))]
    FileTooLarge {
        /// The path within the archive.
        name: String,
        /// The maximum size, in MiB.
        most: u64,
    },
    /// The archive contains a file twice.
    #[error("{}", t!("trouble-part-twice", name = .name.as_str()))]
    Twice {
        /// The path within the archive.
        name: String,
    },
    /// The archive contains too many files.
    #[error("{}", t!("trouble-too-many", most = MAX_FILES))]
    TooMany,
}

#[expect(clippy::needless_pass_by_value)]
fn damaged(error: std::io::Error) -> ArchiveError {
    ArchiveError::Damaged { why: error.to_string() }
}

/// Reads an archive after checking that each file in it belongs to a campaign and is not too large, and
/// that nothing follows them. Each file is given to `each` with its path as it comes, so that an
/// archive takes no more memory than its largest file; one that turns out to be wrong later has given
/// what comes before.
///
/// # Errors
/// Returns an error if the file is no archive of a campaign, or holds anything else.
pub fn unpack(
    archive: impl Read,
    mut each: impl FnMut(&str, &mut dyn Read) -> std::io::Result<()>,
) -> Result<(), ArchiveError> {
    let mut plain = GzDecoder::new(BufReader::new(archive)).take(MAX_ALL + 1);
    let all = entries(&mut plain, &mut each);
    if let Err(ArchiveError::Damaged { .. }) | Ok(()) = all {
        // Read to the end, where the checksum of the whole archive is.
        let rest = is_blank(&mut plain);
        if plain.limit() == 0 {
            return Err(ArchiveError::TooLarge);
        }
        all?;
        let blank = rest.map_err(damaged)?;
        let mut after = plain.into_inner().into_inner();
        return match blank && after.fill_buf().map_err(damaged)?.is_empty() {
            true => Ok(()),
            false => Err(ArchiveError::Trailing),
        };
    }
    all
}

/// Reads to the end, and returns whether only zeros came, with which archives are filled up.
fn is_blank(mut plain: impl Read) -> std::io::Result<bool> {
    let (mut buffer, mut blank) = (vec![0; 1 << 16], true);
    loop {
        match plain.read(&mut buffer) {
            Ok(0) => return Ok(blank),
            Ok(n) => blank &= buffer[..n].iter().all(|byte| *byte == 0),
            Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
}

/// Reads the files of an uncompressed archive.
fn entries(
    plain: impl Read,
    each: &mut dyn FnMut(&str, &mut dyn Read) -> std::io::Result<()>,
) -> Result<(), ArchiveError> {
    let mut names = BTreeSet::new();
    // Raw: a long name stands in an entry of its own, which would be read as a whole, however large it
    // is. No file of a campaign has one.
    for (n, file) in tar::Archive::new(plain).entries().map_err(damaged)?.raw(true).enumerate() {
        let mut file = file.map_err(damaged)?;
        if n >= MAX_FILES {
            return Err(ArchiveError::TooMany);
        }
        let kind = file.header().entry_type();
        if kind.is_pax_local_extensions() || kind.is_pax_global_extensions() {
            // Times and the like, as other programs write them.
            continue;
        }
        let name = file.path().map_err(damaged)?.to_string_lossy().into_owned();
        let most = most(&name).filter(|_| kind.is_file());
        let Some(most) = most else {
            return Err(ArchiveError::Foreign { name });
        };
        if file.size() > most {
            return Err(ArchiveError::FileTooLarge { name, most: most >> 20 });
        }
        if !names.insert(name.clone()) {
            return Err(ArchiveError::Twice { name });
        }
        each(&name, &mut file.by_ref().take(most)).map_err(damaged)?;
    }
    Ok(())
}

/// Opens a campaign folder whose lock is held, and returns the notices for the player.
pub type Opening<'a, E> = &'a dyn Fn(&Path, Arc<Lock>) -> Result<Vec<String>, E>;

/// Creates a campaign folder from an exported file. The folder is created completely or not at all,
/// and only if `open_campaign` can open it. Returns the notices for the player.
///
/// # Errors
/// Returns an error if the file is no campaign, the folder exists already, or it cannot be created.
pub fn import<E: From<StoreError> + Display>(
    archive: &Path,
    dir: &Path,
    open_campaign: Opening<'_, E>,
) -> Result<Vec<String>, E> {
    if is_there(dir) {
        return Err(StoreError::exists(dir).into());
    }
    // Follows a link if the player names one, but does not open a pipe, which would block.
    let open = |path: PathBuf| plain::open(&path, OpenOptions::new().read(true));
    let mut file =
        fs::canonicalize(archive).and_then(open).map_err(|e| StoreError::io(archive, e))?;
    // Read twice: nothing of an archive that is wrong comes to the disk.
    unpack(&file, |_, _| Ok(())).map_err(|e| StoreError::at(archive, e))?;
    file.rewind().map_err(|e| StoreError::io(archive, e))?;
    let staged = StagedFolder::create(dir)?;
    let new = staged.path();
    for folder in FOLDERS {
        files::make_own(&new.join(folder))?;
    }
    let mut written = Ok(());
    let unpacked = unpack(&file, |path, content| {
        let mut bytes = Vec::new();
        content.read_to_end(&mut bytes)?;
        if written.is_ok() {
            written = files::write_whole(&new.join(path), &bytes);
        }
        Ok(())
    });
    written?;
    unpacked.map_err(|e| StoreError::at(archive, e))?;
    let called = |text: String, other: &Path| {
        text.replace(&new.display().to_string(), &other.display().to_string())
    };
    let opened = layout::require_campaign(new)
        .map_err(E::from)
        .and_then(|()| open_campaign(new, staged.lock()))
        .map_err(|e| E::from(StoreError::Other(called(e.to_string(), archive))))?;
    let notices = opened.into_iter().map(|n| called(n, dir)).collect();
    staged.commit(dir)?;
    Ok(notices)
}

/// Imports an exported file into a new folder among the player's campaigns. Returns the folder and
/// the notices for the player.
///
/// # Errors
/// As [`import`].
pub fn import_to_shelf<E: From<StoreError> + Display + PartialEq>(
    archive: &Path,
    open_campaign: Opening<'_, E>,
) -> Result<(PathBuf, Vec<String>), E> {
    data::in_new_dir(&data::name_for(archive), |dir| {
        import(archive, dir, open_campaign).map(|notices| (dir.to_owned(), notices))
    })
}
