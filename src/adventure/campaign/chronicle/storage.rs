//! Chapter files in the campaign's folder: `statistics/NNN.ron`. They save generating a chapter
//! again, and preserve it if a later version would replay the journal differently. If they are
//! lost, they are generated from the journals.

use std::path::{Path, PathBuf};

use super::chapter::Chapter;
use crate::kernel::campaign::CampaignError;
use crate::kernel::store::files::plain::is_there;
use crate::kernel::store::layout::{CHAPTERS, MAX_CHAPTER};
use crate::kernel::store::{StoreError, files};

/// The beginning of a file's first line.
const MARK: &str = "// Emberdeck chapter, checksum ";

/// Returns the file of a scenario by the number of its journal.
pub fn path(dir: &Path, number: u32) -> PathBuf {
    dir.join(CHAPTERS).join(format!("{number:03}.ron"))
}

/// Writes a chapter. An unreadable file, or that of another game, is renamed.
///
/// # Errors
/// Returns an error if the folder cannot be written; the old file is left intact.
pub fn write(dir: &Path, chapter: &Chapter) -> Result<(), CampaignError> {
    let path = path(dir, chapter.journal);
    let same = |old: Chapter| (&old.digest, &old.scenario) == (&chapter.digest, &chapter.scenario);
    if is_there(&path) && !read(dir, chapter.journal).is_some_and(same) {
        let what = if sound(&path).is_ok() { "aside" } else { "damaged" };
        files::keep_as(&path, &path, what)?;
    }
    let config = ron::ser::PrettyConfig::new().struct_names(false).depth_limit(4);
    let text = ron::ser::to_string_pretty(chapter, config)
        .map_err(|e| CampaignError::at(&path, e))?
        + "\n";
    let crc = crc32fast::hash(text.as_bytes());
    files::make_own(&dir.join(CHAPTERS))?;
    Ok(files::write_whole(&path, format!("{MARK}{crc:08x}\n{text}").as_bytes())?)
}

/// Reads the chapter of a scenario; `None` if it is missing, damaged, or of another format.
pub fn read(dir: &Path, number: u32) -> Option<Chapter> {
    ron::from_str(&sound(&path(dir, number)).ok()?).ok()
}

/// Returns the text of a file after verifying its checksum.
fn sound(path: &Path) -> Result<String, CampaignError> {
    let damaged = |what: &str| CampaignError::at(path, format!("is damaged: {what}"));
    let bytes = files::read_bounded(path, MAX_CHAPTER)?;
    let text = String::from_utf8(bytes).map_err(|_| damaged("it is no text"))?;
    let (crc, rest) = text
        .strip_prefix(MARK)
        .and_then(|t| t.split_once('\n'))
        .ok_or_else(|| damaged("it has no checksum"))?;
    if crc != format!("{:08x}", crc32fast::hash(rest.as_bytes())) {
        return Err(damaged("its checksum is wrong"));
    }
    Ok(rest.to_owned())
}

/// Renames damaged files. Returns notices about them.
pub(in crate::campaign) fn tidy(dir: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(dir.join(CHAPTERS)) else { return Vec::new() };
    let chapter = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.strip_suffix(".ron").is_some_and(|n| n.parse::<u32>().is_ok())
    };
    let mut all: Vec<PathBuf> = entries.flatten().map(|e| e.path()).filter(chapter).collect();
    all.sort();
    let mut notices = Vec::new();
    for path in all {
        let Err(t) = sound(&path) else { continue };
        let away = files::keep_damaged(&path).and_then(|copy| {
            files::remove(&path).map(|()| copy).map_err(|e| StoreError::io(&path, e))
        });
        let became = match away {
            Ok(copy) => t!("story-kept-as", copy = copy.display().to_string()),
            Err(t) => t!("story-not-away", why = t.to_string()),
        };
        notices.push(t!("story-only-story", why = t.to_string(), became = became));
    }
    notices
}
