//! Companies as careful bots bring them to the chapters of a campaign, kept in a folder: a file for each
//! number of heroes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use kernel::campaign::record::{self, Record};
use kernel::store::{StoreError, files};

use crate::campaign::Body;
use crate::rules::company::Company;

/// The largest file that is read, in bytes.
pub const MAX_FILE: u64 = 4 << 20;
/// The largest file of a company alone, in bytes.
const MAX_COMPANY: u64 = 1 << 20;

/// Companies by the chapter that they are about to visit.
pub type Companies = BTreeMap<String, Vec<Company>>;

/// Reads a file of at most so many bytes.
///
/// # Errors
/// Returns why it cannot be read, with the name of the file.
pub fn text(file: &Path, most: u64) -> Result<String, String> {
    let wrong = |why: String| format!("{}: {why}", file.display());
    let size = fs::metadata(file).map_err(|e| wrong(e.to_string()))?.len();
    if size > most {
        return Err(wrong(format!("{size} bytes; at most {most}")));
    }
    fs::read_to_string(file).map_err(|e| wrong(e.to_string()))
}

/// Reads one company for a pack: that of a campaign, given by its folder, its record or a backup, or a
/// file with a company alone.
///
/// # Errors
/// Returns why it cannot be read, or that the campaign is one of another pack.
pub fn one(path: &Path, pack: &str) -> Result<Company, StoreError> {
    let record: Record<Body> = match (path.is_dir(), record::family_in(path)) {
        (true, _) => Record::peek(path)?,
        (false, Some(_)) => record::read_file(path)?,
        (false, None) => {
            let text = String::from_utf8(files::read_bounded(path, MAX_COMPANY)?);
            let text = text.map_err(|e| StoreError::at(path, e))?;
            return ron::from_str(&text).map_err(|e| StoreError::at(path, e));
        }
    };
    if record.pack != pack {
        let what = t!("tactics-company-elsewhere", pack = record.pack.as_str(), own = pack);
        return Err(StoreError::at(path, what));
    }
    Ok(record.body.company)
}

/// Reads the companies of so many heroes from a folder.
///
/// # Errors
/// Returns why they cannot be read.
pub fn read(folder: &Path, heroes: usize) -> Result<Companies, String> {
    let file = folder.join(format!("{heroes}.ron"));
    ron::from_str(&text(&file, MAX_FILE)?).map_err(|e| format!("{}: {e}", file.display()))
}

/// Writes the companies of so many heroes to a folder.
///
/// # Errors
/// Returns why they cannot be written.
pub fn write(folder: &Path, heroes: usize, companies: &Companies) -> Result<(), String> {
    let file = folder.join(format!("{heroes}.ron"));
    let wrong = |e: &dyn std::fmt::Display| format!("{}: {e}", file.display());
    let mut text = String::from("{\n");
    for (chapter, all) in companies {
        text += &format!("{chapter:?}: [\n");
        for company in all {
            text += &ron::to_string(company).map_err(|e| wrong(&e))?;
            text += ",\n";
        }
        text += "],\n";
    }
    text += "}\n";
    fs::create_dir_all(folder).map_err(|e| wrong(&e))?;
    fs::write(&file, text).map_err(|e| wrong(&e))
}
