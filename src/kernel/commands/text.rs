//! The command `emberdeck text`: prints what entries of packs say, in all languages. Each pack is told by
//! the family that it says it is of.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::{CommandError, CommandResult};
use crate::campaign::entry::Families;
use crate::content::problem::{Problem, Severity, did_you_mean, summary};
use crate::content::source::{Source, find_source};
use lang::{Language, terminal};

pub use super::texts::{PackTexts, Told};

/// What is to be printed.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// All entries of a file of the pack in that folder, or of the whole pack.
    File {
        /// The folder.
        pack: PathBuf,
        /// The path within it.
        file: Option<String>,
    },
    /// The entries with that id, of one pack or of all.
    Id {
        /// The ids of the packs.
        packs: Vec<String>,
        /// The id of the entry.
        id: String,
    },
}

/// The texts of the packs that are looked at.
pub type Sources = Vec<Result<Source, Vec<Problem>>>;

impl Wanted {
    /// Returns what an argument means: a path if there is such a file, otherwise an id.
    ///
    /// # Errors
    /// Returns an error if the file is in no pack.
    pub fn of(families: Families, what: &str) -> Result<Wanted, CommandError> {
        let path = Path::new(what);
        if path.is_dir() && path.join("pack.ron").is_file() {
            return Ok(Wanted::File { pack: path.to_owned(), file: None });
        }
        if path.is_file() {
            let within = |dir: &&Path| dir.join("pack.ron").is_file();
            let Some(pack) = path.ancestors().skip(1).find(within) else {
                let why = format!("`{what}` is in no pack: no folder around it has a pack.ron");
                return Err(CommandError::Usage(why));
            };
            let file = path.strip_prefix(pack).unwrap_or(path).to_string_lossy().replace('\\', "/");
            let pack = if pack.as_os_str().is_empty() { Path::new(".") } else { pack };
            return Ok(Wanted::File { pack: pack.to_owned(), file: Some(file) });
        }
        match what.rsplit_once('/') {
            Some((pack, id)) => Ok(Wanted::Id { packs: vec![pack.into()], id: id.into() }),
            None => Ok(Wanted::Id { packs: families.packs(), id: what.into() }),
        }
    }

    /// Returns the texts of the packs as they are now.
    pub fn sources(&self) -> Sources {
        match self {
            Wanted::File { pack, .. } => vec![Source::folder(pack)],
            Wanted::Id { packs, .. } => packs.iter().map(|pack| find_source(pack)).collect(),
        }
    }

    /// Returns whether an entry is wanted, by its id and its file.
    fn has(&self, id: &str, file: Option<&str>) -> bool {
        match self {
            Wanted::Id { id: wanted, .. } => id == wanted,
            Wanted::File { file: None, .. } => true,
            Wanted::File { file: wanted, .. } => wanted.as_deref() == file,
        }
    }
}

/// Prints everything that is wanted, in one language only or in all. Returns 1 if something of it has errors.
///
/// # Errors
/// Returns an error if a named pack cannot be read or is of an unknown family, or nothing is found.
pub fn print(
    families: Families,
    wanted: &Wanted,
    sources: &Sources,
    only: Option<Language>,
    mut out: &mut dyn Write,
) -> CommandResult {
    let (mut found, mut failed) = (false, false);
    let mut known: Vec<String> = Vec::new();
    let is_one = !matches!(wanted, Wanted::Id { packs, .. } if packs.len() > 1);
    for source in sources {
        let read = source.as_ref().map_err(|problems| summary(problems)).and_then(|source| {
            let family = families.of_source(source).map_err(|problem| problem.to_string())?;
            Ok((source, family.commands().texts(source)))
        });
        let (source, texts) = match read {
            Ok((source, Some(texts))) => (source, texts),
            Ok((_, None)) if is_one => return Err(CommandError::NotOffered),
            Err(why) if is_one => return Err(CommandError::Usage(why)),
            // An entry is looked for in all packs; what is wrong with another is not the question.
            Ok((_, None)) | Err(_) => continue,
        };
        for (n, (id, file)) in texts.entries().into_iter().enumerate() {
            let file = source.files.get(file).map(|(name, _)| name.as_str());
            if wanted.has(&id, file) {
                found = true;
                let wanted = |l: &Language| only.is_none_or(|only| only == *l);
                for language in Language::ALL.into_iter().filter(wanted) {
                    for line in texts.lines(n, language) {
                        terminal::line(&mut out, line)?;
                    }
                }
                writeln!(out)?;
            }
            known.push(id);
        }
        let Wanted::File { file, .. } = wanted else { continue };
        let here = |p: &&Problem| file.as_ref().is_none_or(|f| p.file == source.shown(f));
        for problem in texts.problems().iter().filter(here) {
            found = true;
            failed |= problem.severity == Severity::Error;
            terminal::line(&mut out, problem)?;
        }
    }
    if let (false, Wanted::Id { id, .. }) = (found, wanted) {
        let mut why = format!("there is no file and no entry of a pack `{id}`");
        if let Some(help) = did_you_mean(id, known.iter().map(String::as_str)) {
            why = format!("{why} ({help})");
        }
        return Err(CommandError::Usage(why));
    }
    Ok(u8::from(failed))
}
