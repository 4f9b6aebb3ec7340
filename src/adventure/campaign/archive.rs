//! A campaign as one file, to keep or to take to another computer: its folder as a compressed
//! archive (`.tar.gz`).

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use super::chronicle::kept;
use super::files::making::{self, Making};
use super::files::plain::{self, is_there};
use super::lock::Lock;
use super::{Campaign, Trouble, change, content, files, generations, journal, record, shelf};

/// The most files of an archive, the most bytes of one of them and of all together.
const MAX_FILES: usize = 20_000;
const MAX_BYTES: u64 = 64 << 20;
const MAX_ALL: u64 = 512 << 20;

/// The highest number of a journal, and of a file that was kept beside another one.
const MAX_NUMBER: u32 = 1_000_000;
const MAX_KEPT: u32 = 999;

/// Whether a file of that path within the folder belongs to a campaign: it has one of the names that
/// Emberdeck gives.
pub(super) fn belongs(path: &str) -> bool {
    most(path).is_some()
}

/// The most bytes of a file of that path within a campaign's folder; none if no such file belongs to
/// one.
fn most(path: &str) -> Option<u64> {
    let Some((folder, name)) = path.split_once('/') else {
        return match path {
            record::FILE | record::BACKUP => Some(record::MAX_BYTES),
            content::FILE | content::COPY => Some(content::MAX_BYTES),
            _ => None,
        };
    };
    let (name, ending, most) = match folder {
        journal::FOLDER => {
            (name.strip_prefix("between-").unwrap_or(name), "jsonl", journal::MAX_BYTES)
        }
        generations::FOLDER => (name, "ron", record::MAX_BYTES),
        kept::FOLDER => (name, "ron", kept::MAX_BYTES),
        _ => return None,
    };
    let mut parts = name.split('.');
    let stem = parts.next()?;
    let number = stem.parse::<u32>().ok().filter(|n| *n <= MAX_NUMBER)?;
    if format!("{number:03}") != stem || parts.next() != Some(ending) {
        return None;
    }
    // What is kept beside it: `001.jsonl.aside-2.copy`.
    let rest: Vec<&str> = parts.collect();
    let kept = |part: &&str| {
        let n = part.strip_prefix("damaged-").or_else(|| part.strip_prefix("aside-"));
        let n = n.and_then(|n| n.parse::<u32>().ok().filter(|k| k.to_string() == n));
        *part == "copy" || n.is_some_and(|n| (1..=MAX_KEPT).contains(&n))
    };
    let copies = rest.iter().filter(|part| **part == "copy").count();
    let fits = rest.len() <= 3 && copies <= 1 && rest.iter().all(kept);
    fits.then_some(if rest.is_empty() { most } else { MAX_BYTES })
}

/// The files of a campaign folder, by their path within it, sorted.
pub(super) fn contents(dir: &Path) -> Result<Vec<String>, Trouble> {
    std::fs::read_dir(dir).map_err(|e| Trouble::at(dir, e))?;
    let mut all = Vec::new();
    for folder in ["", journal::FOLDER, generations::FOLDER, kept::FOLDER] {
        let place = dir.join(folder);
        if !folder.is_empty() && is_there(&place) && !plain::is_folder(&place) {
            return Err(Trouble::at(&place, t!("trouble-not-folder")));
        }
        let Ok(entries) = std::fs::read_dir(&place) else { continue };
        for entry in entries {
            let entry = entry.map_err(|e| Trouble::at(dir, e))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
            if entry.file_type().is_ok_and(|t| t.is_file()) && belongs(&path) {
                all.push(path);
            }
        }
    }
    all.sort();
    Ok(all)
}

/// Writes a campaign into one file. The campaign may be open: then it is read again until nothing has
/// changed in between, and what was being saved at that moment is there or not, as after the end of a
/// program.
///
/// # Errors
/// When there is no campaign, or the file cannot be written; then what was there is as it was.
pub fn export(dir: &Path, out: &Path) -> Result<(), Trouble> {
    shelf::expect(dir)?;
    super::look_over(dir)?;
    let lock = Lock::take(dir);
    if lock.is_ok() {
        change::finish(dir)?;
    }
    record::Record::peek(dir)?;
    let mut all = read_all(dir)?;
    for _ in 0..10 {
        let again = read_all(dir)?;
        let still = lock.is_ok() || again == all;
        all = again;
        if still {
            break;
        }
    }
    pack(&all, out)
}

/// All files of a campaign. The record comes first: one that is behind its journals is brought
/// forward by them.
fn read_all(dir: &Path) -> Result<Vec<(String, Vec<u8>)>, Trouble> {
    let read = |path: String| -> Result<(String, Vec<u8>), Trouble> {
        // What no archive may hold is not put into one.
        let bytes = files::read_bounded(&dir.join(&path), most(&path).unwrap_or(MAX_BYTES))?;
        Ok((path, bytes))
    };
    contents(dir)?.into_iter().map(read).collect()
}

/// Copies a file of a campaign, by its path within it, to another folder.
///
/// # Errors
/// When it cannot be read or written.
pub(super) fn copy(from: &Path, to: &Path, path: &str) -> Result<(), Trouble> {
    let bytes = files::read_bounded(&from.join(path), MAX_BYTES)?;
    if let Some((folder, _)) = path.split_once('/') {
        files::make_own(&to.join(folder))?;
    }
    files::write_whole(&to.join(path), &bytes)
}

/// Writes files into an archive.
///
/// # Errors
/// When it cannot be written; then what was there is as it was.
pub fn pack(all: &[(String, Vec<u8>)], out: &Path) -> Result<(), Trouble> {
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
    files::write_out(out, &write().map_err(|e| Trouble::at(out, e))?)
}

/// The files of an archive, each of which belongs to a campaign and is no larger than it can be there.
pub(super) fn unpack(archive: impl Read) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut plain = GzDecoder::new(archive).take(MAX_ALL + 1);
    let all = entries(&mut plain);
    // The end is read, too: the checksum of the whole stands there.
    let rest = std::io::copy(&mut plain, &mut std::io::sink());
    if plain.limit() == 0 {
        return Err(t!("trouble-too-much", most = MAX_ALL >> 20));
    }
    let all = all?;
    rest.map_err(|e| t!("trouble-no-archive", why = e.to_string()))?;
    Ok(all)
}

/// The files of an archive that is not compressed any more.
fn entries(plain: impl Read) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut all: Vec<(String, Vec<u8>)> = Vec::new();
    let mut names = BTreeSet::new();
    let damaged = |e: std::io::Error| t!("trouble-no-archive", why = e.to_string());
    for file in tar::Archive::new(plain).entries().map_err(damaged)? {
        let mut file = file.map_err(damaged)?;
        let name = file.path().map_err(damaged)?.to_string_lossy().into_owned();
        let most = most(&name).filter(|_| file.header().entry_type().is_file());
        let Some(most) = most else {
            return Err(t!("trouble-belongs-to-none", name = name));
        };
        if file.size() > most {
            return Err(t!("trouble-part-larger", name = name, most = most >> 20));
        }
        if !names.insert(name.clone()) {
            return Err(t!("trouble-part-twice", name = name));
        }
        if all.len() >= MAX_FILES {
            return Err(t!("trouble-too-many", most = MAX_FILES));
        }
        let mut bytes = Vec::new();
        file.by_ref().take(most).read_to_end(&mut bytes).map_err(damaged)?;
        all.push((name, bytes));
    }
    Ok(all)
}

/// Makes a campaign folder from an exported file. It is there whole or not at all. Returns what to
/// tell.
///
/// # Errors
/// When the file is no campaign, or the folder is there already or cannot be made.
pub fn import(archive: &Path, dir: &Path) -> Result<Vec<String>, Trouble> {
    if is_there(dir) {
        return Err(making::there(dir));
    }
    // A link to it may be named; a pipe would be waited for.
    let open = |path: PathBuf| plain::open(&path, OpenOptions::new().read(true));
    let file = fs::canonicalize(archive).and_then(open).map_err(|e| Trouble::at(archive, e))?;
    let all = unpack(file).map_err(|e| Trouble::at(archive, e))?;
    let making = Making::of(dir)?;
    let new = making.path();
    for folder in [journal::FOLDER, generations::FOLDER, kept::FOLDER] {
        files::make_own(&new.join(folder))?;
    }
    for (path, bytes) in &all {
        files::write_whole(&new.join(path), bytes)?;
    }
    let called = |text: String, other: &Path| {
        text.replace(&new.display().to_string(), &other.display().to_string())
    };
    // It must be one that opens.
    shelf::expect(new)
        .and_then(|()| Campaign::open_locked(new, making.lock()))
        .map(|campaign| campaign.notices)
        .map_err(|t| Trouble(called(t.0, archive)))
        .map(|notices| notices.into_iter().map(|n| called(n, dir)).collect::<Vec<_>>())
        .and_then(|notices| making.done(dir).map(|_| notices))
}

/// The same, in a new folder of the shelf. Returns the folder, and what to tell.
///
/// # Errors
/// As [`import`].
pub fn import_to_shelf(archive: &Path) -> Result<(PathBuf, Vec<String>), Trouble> {
    shelf::in_new_dir(&shelf::name_for(archive), |dir| {
        import(archive, dir).map(|notices| (dir.to_owned(), notices))
    })
}
