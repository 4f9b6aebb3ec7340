//! A campaign as one file, to keep or to take to another computer: a ZIP archive of its folder.

use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use super::{Campaign, Trouble, content, files, generations, journal, record};

/// The most files of an archive, the most bytes of one of them and of all together.
const MAX_FILES: usize = 20_000;
const MAX_BYTES: u64 = 64 << 20;
const MAX_ALL: u64 = 512 << 20;

/// Whether a file of that path within the folder belongs to a campaign.
fn belongs(path: &str) -> bool {
    let plain = |name: &str| {
        let odd = |c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'));
        !name.is_empty() && !name.starts_with('.') && !name.contains(odd) && !name.ends_with(".new")
    };
    match path.split_once('/') {
        None => [record::FILE, record::BACKUP, content::FILE].contains(&path),
        Some((folder, name)) => {
            [journal::FOLDER, generations::FOLDER].contains(&folder) && plain(name)
        }
    }
}

/// The files of a campaign folder, by their path within it, sorted.
fn contents(dir: &Path) -> Result<Vec<String>, Trouble> {
    let mut all = Vec::new();
    for folder in ["", journal::FOLDER, generations::FOLDER] {
        let Ok(entries) = std::fs::read_dir(dir.join(folder)) else { continue };
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

/// Writes a campaign into one file. The campaign may be open.
///
/// # Errors
/// When there is no campaign, or the file cannot be written; then what was there is as it was.
pub fn export(dir: &Path, out: &Path) -> Result<(), Trouble> {
    record::Record::peek(dir)?;
    let mut bytes = Vec::new();
    for path in contents(dir)? {
        let file = dir.join(&path);
        bytes.push((path, files::read_bounded(&file, MAX_BYTES)?));
    }
    pack(&bytes, out)
}

/// Writes files into an archive.
///
/// # Errors
/// When it cannot be written; then what was there is as it was.
pub fn pack(all: &[(String, Vec<u8>)], out: &Path) -> Result<(), Trouble> {
    let trouble = |e: &dyn std::fmt::Display| Trouble::at(out, e);
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (path, bytes) in all {
        zip.start_file(path.as_str(), SimpleFileOptions::default()).map_err(|e| trouble(&e))?;
        zip.write_all(bytes).map_err(|e| trouble(&e))?;
    }
    let done = zip.finish().map_err(|e| trouble(&e))?;
    files::write_whole(out, done.get_ref())
}

/// The files of an archive, each of which belongs to a campaign.
fn unpack(archive: impl Read + Seek) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut zip = ZipArchive::new(archive).map_err(|e| format!("is no archive: {e}"))?;
    if zip.len() > MAX_FILES {
        return Err(format!("holds more than {MAX_FILES} files"));
    }
    let (mut all, mut sum) = (Vec::new(), 0);
    for i in 0..zip.len() {
        let file = zip.by_index(i).map_err(|e| format!("is damaged: {e}"))?;
        let name = file.name().map_err(|e| format!("is damaged: {e}"))?.into_owned();
        if !belongs(&name) {
            return Err(format!("holds `{name}`, which belongs to no campaign"));
        }
        let mut bytes = Vec::new();
        file.take(MAX_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(|e| format!("is damaged: `{name}`: {e}"))?;
        sum += bytes.len() as u64;
        if bytes.len() as u64 > MAX_BYTES || sum > MAX_ALL {
            return Err(format!("is too large: `{name}`"));
        }
        all.push((name, bytes));
    }
    Ok(all)
}

/// Makes a campaign folder from an exported file. It is there whole or not at all.
///
/// # Errors
/// When the file is no campaign, or the folder is there already or cannot be made.
pub fn import(archive: &Path, dir: &Path) -> Result<Vec<String>, Trouble> {
    if dir.exists() {
        return Err(Trouble::at(dir, "is there already"));
    }
    let file = File::open(archive).map_err(|e| Trouble::at(archive, e))?;
    let all = unpack(file).map_err(|e| Trouble::at(archive, e))?;
    let new: PathBuf = files::beside(dir, "new");
    if new.exists() {
        std::fs::remove_dir_all(&new).map_err(|e| Trouble::at(&new, e))?;
    }
    let make = || -> Result<Vec<String>, Trouble> {
        for folder in [journal::FOLDER, generations::FOLDER] {
            files::make_dir(&new.join(folder))?;
        }
        for (path, bytes) in &all {
            files::write_whole(&new.join(path), bytes)?;
        }
        // It must be one that opens.
        let notices = Campaign::open(&new)
            .map_err(|t| {
                Trouble(t.0.replace(&new.display().to_string(), &archive.display().to_string()))
            })?
            .notices;
        std::fs::rename(&new, dir).map_err(|e| Trouble::at(dir, e))?;
        files::sync_dir(files::folder_of(dir))?;
        Ok(notices)
    };
    let made = make();
    if made.is_err() {
        let _ = std::fs::remove_dir_all(&new);
    }
    made
}
