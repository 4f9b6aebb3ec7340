//! Which family of games a campaign folder is of. Somebody may put the record of another campaign in
//! the place of one, so neither of its files decides that alone: the rest of the folder is asked too.

use std::path::Path;

use super::{backups, content, record};
use crate::content::family::{ADVENTURE, named};
use crate::store::layout::{RECORD, RECORD_COPY};

/// How many of the newest backups are asked.
const ASKED: usize = 20;

/// Returns the family of a campaign folder. If both files of the record name the same, it is that,
/// unless there are backups and all of them name another. Otherwise it is the one that most files name:
/// the record, its copy, whole backups, and the content; among equals the one that is named first in this order. If no file names any, it is the
/// family of campaigns that name none, whose reader reports the problem.
pub fn family_of(dir: &Path) -> String {
    let of_record = |name: &str| record::family_in(&dir.join(name)).map(|(family, _)| family);
    let (first, second) = (of_record(RECORD), of_record(RECORD_COPY));
    let backups = backups::newest_first(dir).into_iter().take(ASKED);
    let named_in = backups.filter_map(|path| record::family_in(&path));
    let mut whole = named_in.filter(|(_, is_whole)| *is_whole).map(|(family, _)| family);
    if let (Some(one), Some(other)) = (&first, &second)
        && one == other
    {
        // As a rule the newest backup agrees, and no other is read.
        return match whole.next() {
            Some(newest) if newest != *one && whole.all(|other| other != *one) => newest,
            _ => one.clone(),
        };
    }
    let stored = content::stored_in_either(dir).map(|source| named(&source));
    let all: Vec<String> = first.into_iter().chain(second).chain(whole).chain(stored).collect();
    let count = |family: &String| all.iter().filter(|other| *other == family).count();
    // Of equal ones the last is taken, so they are asked from the end.
    let most = all.iter().rev().max_by_key(|family| count(family));
    most.cloned().unwrap_or_else(|| ADVENTURE.into())
}
