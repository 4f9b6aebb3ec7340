//! Reading with bounds and writing so that a file is either the old or the new one, whole.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

use super::Trouble;

/// Reads a file that may have at most so many bytes.
///
/// # Errors
/// When it cannot be read or is larger.
pub fn read_bounded(path: &Path, most: u64) -> Result<Vec<u8>, Trouble> {
    let file = File::open(path).map_err(|e| Trouble::at(path, e))?;
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(|e| Trouble::at(path, e))?;
    if bytes.len() as u64 > most {
        return Err(Trouble::at(path, format!("is larger than {} MiB", most >> 20)));
    }
    Ok(bytes)
}

/// Writes a file by writing another one and renaming it, all of it on the disk before returning.
///
/// # Errors
/// When the folder cannot be written; then the old file is as it was.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let dir = path.parent().unwrap_or(Path::new("."));
    let write = || -> std::io::Result<()> {
        let mut file = tempfile::NamedTempFile::new_in(dir)?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        file.persist(path).map_err(|e| e.error)?;
        Ok(())
    };
    write().map_err(|e| Trouble::at(path, e))?;
    sync_dir(dir)
}

/// Waits until the names in a folder are on the disk, where the system can do that.
///
/// # Errors
/// When the disk fails.
pub fn sync_dir(dir: &Path) -> Result<(), Trouble> {
    if cfg!(unix) {
        File::open(dir).and_then(|d| d.sync_all()).map_err(|e| Trouble::at(dir, e))?;
    }
    Ok(())
}
