//! The texts of packs: built into the program, or in a folder of the player. Both are a sorted list
//! of files with their texts, so that both load in the same way.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use lang::assets;

use super::locate::line_column;
use super::problem::{Problem, did_you_mean};
use super::{family, translation};
use crate::store::data::packs_dir;

/// The maximum size of a file, in bytes.
pub const MAX_FILE: u64 = 4 << 20;
/// The maximum number of files of a pack.
pub const MAX_FILES: usize = 256;
/// The maximum size of all files of a pack together, in bytes.
pub const MAX_ALL: usize = 8 << 20;
/// The maximum number of directory entries of any type in the folders of a pack.
const MAX_SEEN: usize = 4 * MAX_FILES;
/// The maximum number of packs that a player can have.
const MAX_PACKS: usize = 256;

/// The folder of built-in packs: `campaigns/<pack>`, or `campaigns/<family>/<pack>`.
const SHIPPED: &str = "campaigns";
/// The pack that is listed first; the others follow in alphabetical order.
const FIRST: &str = "lamplighters";

/// A built-in pack.
struct Shipped {
    id: String,
    /// The folder of the pack.
    place: String,
}

/// Returns the built-in packs, the introductory one first.
fn builtin() -> &'static [Shipped] {
    static PACKS: LazyLock<Vec<Shipped>> = LazyLock::new(|| {
        let files = assets::folder(SHIPPED);
        let folders = files.iter().filter_map(|(path, _)| path.strip_suffix("/pack.ron"));
        let folders = folders.filter(|folder| folder.matches('/').count() <= 1);
        let mut packs: Vec<Shipped> = folders
            .map(|folder| {
                let id = folder.rsplit('/').next().unwrap_or(folder).to_owned();
                Shipped { id, place: format!("{SHIPPED}/{folder}") }
            })
            .collect();
        packs.sort_by_key(|pack| (pack.id != FIRST, pack.id.clone()));
        packs
    });
    &PACKS
}

/// The texts of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The folder, which messages put before a file's name.
    pub place: String,
    /// The name that the pack should have: the name of its folder.
    pub name: String,
    /// Paths within the pack, separated by `/`, with their texts; sorted by path.
    pub files: Vec<(String, String)>,
}

impl Source {
    /// Creates a pack from texts in memory.
    pub fn of(place: &str, files: &[(&str, &str)]) -> Source {
        let mut files: Vec<(String, String)> =
            files.iter().map(|(p, t)| ((*p).to_owned(), (*t).to_owned())).collect();
        files.sort();
        let name = place.rsplit('/').next().unwrap_or(place).to_owned();
        Source { place: place.to_owned(), name, files }
    }

    /// Returns the ids of the built-in packs.
    pub fn shipped() -> impl ExactSizeIterator<Item = &'static str> {
        builtin().iter().map(|pack| pack.id.as_str())
    }

    /// Returns the built-in pack with that id.
    pub fn builtin(id: &str) -> Option<Source> {
        let pack = builtin().iter().find(|pack| pack.id == id)?;
        Some(Source::of(&pack.place, &assets::folder(&pack.place)))
    }

    /// Reads the pack in a folder.
    ///
    /// # Errors
    /// Returns the problems if the folder cannot be read, is too large, or contains something that
    /// leads out of it.
    pub fn folder(dir: &Path) -> Result<Source, Vec<Problem>> {
        let place = dir.display().to_string();
        let place = place.trim_end_matches('/').to_owned();
        let fail = |m: String| vec![Problem::error(&place, (1, 1), m)];
        let root = fs::canonicalize(dir).map_err(|e| fail(format!("cannot be opened: {e}")))?;
        if !root.is_dir() {
            return Err(fail("is not a folder; a pack is a folder of `.ron` files".into()));
        }
        let name = root.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let mut source = Source { place: place.clone(), name, files: Vec::new() };
        let mut problems = Vec::new();
        let mut seen = 0;
        source.walk(&root, &root, "", &mut seen, &mut problems);
        source.files.sort();
        let all: usize = source.files.iter().map(|(_, text)| text.len()).sum();
        if all > MAX_ALL {
            problems.push(Problem::error(&place, (1, 1), too_big()));
        }
        if problems.is_empty() { Ok(source) } else { Err(problems) }
    }

    /// Returns the name of a file as messages show it.
    pub fn shown(&self, path: &str) -> String {
        if path.is_empty() { self.place.clone() } else { format!("{}/{path}", self.place) }
    }

    fn walk(
        &mut self,
        root: &Path,
        dir: &Path,
        prefix: &str,
        seen: &mut usize,
        problems: &mut Vec<Problem>,
    ) {
        let entries = match fs::read_dir(dir) {
            Ok(entries) => entries,
            Err(e) => {
                let place = self.shown(prefix.trim_end_matches('/'));
                problems.push(Problem::error(&place, (1, 1), format!("cannot be read: {e}")));
                return;
            }
        };
        for entry in entries.flatten() {
            *seen += 1;
            let bytes: usize = self.files.iter().map(|(_, text)| text.len()).sum();
            if bytes > MAX_ALL {
                return;
            }
            if self.files.len() >= MAX_FILES || *seen > MAX_SEEN {
                let message = format!("the pack has more than {MAX_FILES} files");
                let problem = Problem::error(&self.place, (1, 1), message);
                if !problems.contains(&problem) {
                    problems.push(problem);
                }
                return;
            }
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{prefix}{name}");
            let shown = self.shown(&path);
            let mut fail = |m: String| problems.push(Problem::error(&shown, (1, 1), m));
            let real = match fs::canonicalize(entry.path()) {
                Ok(real) => real,
                Err(e) => {
                    fail(format!("cannot be opened: {e}"));
                    continue;
                }
            };
            if !real.starts_with(root) {
                fail("leads out of the pack's folder; a pack may only hold its own files".into());
            } else if real.is_dir() {
                let link = entry.file_type().is_ok_and(|t| t.is_symlink());
                if link || prefix.matches('/').count() >= 2 {
                    fail("folders in a pack are plain folders, at most two deep".into());
                } else {
                    self.walk(root, &entry.path(), &format!("{path}/"), seen, problems);
                }
            } else if name.ends_with(".ron") || translation::is_translation(&path) {
                match read_text(&real) {
                    Ok(text) => self.files.push((path, text)),
                    Err(m) => problems.push(Problem::error(&shown, m.place(), m.to_string())),
                }
            }
        }
    }
}

fn too_big() -> String {
    format!("the files of a pack have at most {MAX_ALL} bytes together")
}

/// Why a file of a pack cannot be read.
#[derive(Debug, thiserror::Error)]
enum ReadTextError {
    /// The file cannot be opened.
    #[error("cannot be opened: {0}")]
    Open(std::io::Error),
    /// The path holds something else.
    #[error("is not a plain file")]
    NotPlain,
    /// The file is too large.
    #[error("has {0} bytes; a file of a pack has at most {MAX_FILE}")]
    TooLarge(u64),
    /// The file cannot be read.
    #[error("cannot be read: {0}")]
    Read(std::io::Error),
    /// The file is no text.
    #[error("is not UTF-8 text (byte {byte})")]
    NotText {
        /// The offset of the first byte that is none.
        byte: usize,
        /// Its line and column.
        at: (usize, usize),
    },
}

impl ReadTextError {
    /// Returns the line and column of the error; the beginning of the file where it has none.
    fn place(&self) -> (usize, usize) {
        if let ReadTextError::NotText { at, .. } = self { *at } else { (1, 1) }
    }
}

fn read_text(path: &Path) -> Result<String, ReadTextError> {
    let meta = fs::metadata(path).map_err(ReadTextError::Open)?;
    if !meta.is_file() {
        return Err(ReadTextError::NotPlain);
    }
    if meta.len() > MAX_FILE {
        return Err(ReadTextError::TooLarge(meta.len()));
    }
    let bytes = fs::read(path).map_err(ReadTextError::Read)?;
    String::from_utf8(bytes).map_err(|e| {
        let byte = e.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(&e.as_bytes()[..byte]);
        ReadTextError::NotText { byte, at: line_column(&text, byte) }
    })
}

/// Returns the folder of a player's pack by the pack's id: in the folder of packs itself, or in the
/// folder of a family within it; `None` if there is none.
///
/// # Errors
/// Returns a problem that names both places if there are two.
pub fn own_folder(id: &str) -> Result<Option<PathBuf>, Vec<Problem>> {
    let folders = own_folders(id);
    match folders.as_slice() {
        [one, other, ..] => Err(vec![twice(id, &head_of(one), &head_of(other))]),
        _ => Ok(folders.into_iter().next()),
    }
}

/// Returns the folders of all of a player's packs with an id: the folder of packs itself is searched
/// first, then the families in order.
fn own_folders(id: &str) -> Vec<PathBuf> {
    let Some(dir) = packs_dir().filter(|_| is_id(id)) else { return Vec::new() };
    let levels = levels(&dir);
    let all = [dir].into_iter().chain(levels).map(|level| level.join(id));
    all.filter(|dir| is_pack(dir)).collect()
}

/// Checks that only one pack has an id, among the built-in ones and the player's. Of two, one would
/// hide the other.
///
/// # Errors
/// Returns a problem that names the places of both.
pub fn expect_single(id: &str) -> Result<(), Vec<Problem>> {
    let own = own_folder(id)?;
    let builtin = builtin().iter().find(|pack| pack.id == id);
    match (builtin, own) {
        (Some(builtin), Some(own)) => {
            Err(vec![twice(id, &head_of(&own), &format!("{}/pack.ron", builtin.place))])
        }
        _ => Ok(()),
    }
}

fn head_of(folder: &Path) -> String {
    folder.join("pack.ron").display().to_string()
}

fn twice(id: &str, file: &str, other: &str) -> Problem {
    let message = format!("two packs have the id `{id}`, and one would hide the other");
    let help = format!("the other is {other}; rename the folder of one, and its id");
    Problem::error(file, (1, 1), message).with_help(help)
}

/// Returns whether a word can be the id of a pack and is no path.
fn is_id(word: &str) -> bool {
    !word.is_empty() && !word.contains(['/', '\\']) && !word.starts_with('.')
}

fn is_pack(dir: &Path) -> bool {
    dir.join("pack.ron").is_file()
}

/// Returns the folders of families within a folder of packs: the folders that contain no
/// `pack.ron`.
fn levels(dir: &Path) -> Vec<PathBuf> {
    let mut levels: Vec<PathBuf> = folders(dir).filter(|level| !is_pack(level)).collect();
    levels.sort();
    levels
}

/// Returns the folders within a folder, at most as many as a player can have packs.
fn folders(dir: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(dir).into_iter().flatten().flatten();
    let hidden = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
    };
    entries.map(|e| e.path()).filter(move |p| !hidden(p) && p.is_dir()).take(2 * MAX_PACKS)
}

/// Returns the ids of all packs: the built-in ones, then the player's.
pub fn packs() -> Vec<String> {
    let mut ids: Vec<String> = Source::shipped().map(str::to_owned).collect();
    let dir = packs_dir().unwrap_or_default();
    let here = folders(&dir).filter(|pack| is_pack(pack));
    let within = levels(&dir).into_iter().flat_map(|level| folders(&level).collect::<Vec<_>>());
    let mut own: Vec<String> = here
        .chain(within.filter(|pack| is_pack(pack)))
        .filter_map(|pack| Some(pack.file_name()?.to_string_lossy().into_owned()))
        .filter(|id| !ids.contains(id))
        .collect();
    own.sort();
    own.dedup();
    own.truncate(MAX_PACKS);
    ids.append(&mut own);
    ids
}

/// Returns the ids of all packs of a family. A pack that cannot be read counts, so that somebody tells
/// why.
pub fn packs_of(family: &str) -> Vec<String> {
    let mut ids = packs();
    ids.retain(|id| find_source(id).map_or(true, |source| family::named(&source) == family));
    ids
}

/// Returns the texts of a pack by the id of a built-in pack, the id of one of the player's, or the
/// path of a folder (a name with a `/`, or with a `pack.ron` in it).
///
/// # Errors
/// Returns the problems if there is no such pack, there are two of that id, or its folder cannot be
/// read.
pub fn find_source(name: &str) -> Result<Source, Vec<Problem>> {
    expect_single(name)?;
    if let Some(source) = Source::builtin(name) {
        return Ok(source);
    }
    if let Some(dir) = own_folder(name)? {
        return Source::folder(&dir);
    }
    if is_pack(Path::new(name)) || !is_id(name) && Path::new(name).exists() {
        return Source::folder(Path::new(name));
    }
    let known = packs();
    let help = did_you_mean(name.trim_end_matches('/'), known.iter().map(String::as_str))
        .unwrap_or_else(|| format!("there are: {}", known.join(", ")));
    let message = format!("there is no pack of that name: `{name}`");
    Err(vec![Problem::error("", (0, 0), message).with_help(help)])
}
