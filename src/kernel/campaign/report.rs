//! "Report a problem": writes one file with everything needed to reproduce a problem, without
//! personal data: no names, no paths of the computer.

use std::path::Path;

use super::family::{CampaignFamily, ReadOf, RecordOf};
use super::record::{Body, Record};
use super::{CampaignError, journal, plain_id};
use crate::store::layout::{self, CONTENT, MAX_CONTENT, RECORD};
use crate::store::{StoreError, archive, files};

/// The maximum size of a picture, in bytes.
const MAX_PICTURE: u64 = 64 << 20;

/// Writes the report of a campaign: the journal of its last game, the record without the
/// players, the content, the versions, the player's description, and the last picture (PNG).
///
/// # Errors
/// Returns an error if the folder cannot be read or the file cannot be written.
pub fn write<F: CampaignFamily>(
    dir: &Path,
    description: &str,
    picture: Option<&Path>,
    out: &Path,
) -> Result<(), CampaignError> {
    layout::verify(dir)?;
    let mut record = RecordOf::<F>::peek(dir)?;
    let pack = plain_id(&record.pack).to_owned();
    let numbers = [record.journal(), record.journal().saturating_sub(1)];
    let mut all = Vec::new();
    if let Some(path) =
        numbers.map(|n| journal::path(dir, n)).into_iter().find(|p| journal::exists(p))
        && let Ok(read) = look::<F>(&path, &record)
    {
        let head = journal::Head { pack: pack.clone(), ..read.head };
        let steps = read.steps.iter().map(|(s, ..)| s).zip(read.tables);
        let (text, ..) = journal::text_of(&head, steps).map_err(|e| StoreError::at(&path, e))?;
        all.push(("journal.jsonl".to_owned(), text.into_bytes()));
    }
    all.push(("report.txt".to_owned(), about(&record, description).into_bytes()));
    record.players.clear();
    record.name = "A campaign".into();
    record.pack = pack;
    let text = record.text().map_err(|e| CampaignError::at(dir, e))?;
    all.push((RECORD.to_owned(), text.into_bytes()));
    let content = dir.join(CONTENT);
    if files::plain::is_there(&content) {
        all.push((CONTENT.to_owned(), files::read_bounded(&content, MAX_CONTENT)?));
    }
    if let Some(picture) = picture {
        let bytes = files::read_bounded(picture, MAX_PICTURE)?;
        if !is_png(&bytes) {
            return Err(CampaignError::at(picture, t!("trouble-no-png")));
        }
        all.push(("picture.png".to_owned(), bytes));
    }
    Ok(archive::pack(&all, out)?)
}

/// Returns whether bytes begin as a PNG file: with its signature and the header of a picture that
/// has a size.
fn is_png(bytes: &[u8]) -> bool {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR");
    header.is_some_and(|rest| match rest {
        [a, b, c, d, e, f, g, h, ..] => [a, b, c, d] != [&0; 4] && [e, f, g, h] != [&0; 4],
        _ => false,
    })
}

fn look<F: CampaignFamily>(path: &Path, record: &RecordOf<F>) -> Result<ReadOf<F>, StoreError> {
    journal::look(path, &|head| F::expects(record, &head.start))
}

fn about(record: &Record<impl Body>, description: &str) -> String {
    let description: String = description.chars().take(10_000).collect();
    format!(
        "Emberdeck {} on {} ({})\nbegun with Emberdeck {}\npack {} with digest {}\n\
         scenarios played: {}, next: {}\n\n{description}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        record.engine,
        plain_id(&record.pack),
        record.content,
        record.body.games().len(),
        record.body.next().unwrap_or("none"),
    )
}
