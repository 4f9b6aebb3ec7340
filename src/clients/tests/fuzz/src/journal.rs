//! Fuzzes journals: they are read up to their first error, and played back on the pack that they
//! name.
//!
//! Bytes that begin with `!` are, after it, a journal as a file contains it. Other bytes are
//! assembled first, so that not every mutation is a wrong checksum: the first line is the head,
//! each other line the acts of a decision or `undo`, and a line that begins with `!` stays as it
//! is.

use std::path::Path;

use adventure::campaign::Choices;
use adventure::rules::family::Adventure;
use adventure::rules::flow::history::{self, digest};
use adventure::rules::flow::prompt::Act;
use adventure::rules::play::{self, Start};
use adventure::sim::playouts::check;
use kernel::campaign::journal::read_bytes;
use kernel::campaign::replay::replay;

use super::table;

/// The most decisions that are played.
const DECISIONS: usize = 300;

/// Runs the target.
pub fn run(data: &[u8]) {
    let bytes = match data {
        [b'!', raw @ ..] => raw.to_vec(),
        _ => seal(&String::from_utf8_lossy(data)).into_bytes(),
    };
    let read =
        read_bytes::<Start, Vec<Act>, Choices>(Path::new("journals/001.jsonl"), bytes.clone());
    let Ok(Ok(mut read)) = read else { return };
    let whole = read.steps.last().map_or(read.begin.1, |s| s.2);
    assert!(whole as usize <= bytes.len(), "what was read is no longer than the journal");
    assert!(read.damage.is_some() || whole as usize == bytes.len(), "all of it was read");
    // The valid part stays valid if what follows it is cut off.
    let cut = bytes[..whole as usize].to_vec();
    let again = read_bytes::<Start, Vec<Act>, Choices>(Path::new("again"), cut);
    let again = again.expect("it can be read").expect("its head is whole");
    assert!(again.damage.is_none() && again.steps == read.steps && again.head == read.head);

    let Some(content) = table::named(&read.head.pack) else { return };
    read.steps.truncate(DECISIONS);
    let mut world = table::world(content.clone());
    let Ok(done) = replay::<Adventure>(&mut world, &read, None) else { return };
    let all = done.steps == read.steps.len();
    assert_eq!(done.refused.is_none(), all, "it stops where it is refused");
    table::sound(check::conserved(&world));
    assert!(play::ended(&world).is_some() || play::prompt(&world).is_some(), "nothing is asked");
    // The remaining decisions lead to the same table without the undone ones.
    let straight = table::played_again(&world, content, &read.head.start);
    let same = straight.resource::<history::Journal>().decisions
        == world.resource::<history::Journal>().decisions;
    assert!(same && digest(&straight) == digest(&world), "played again, it differs");
    table::play_on(&mut world, table::seed(data), 3);
}

/// Adds numbers and checksums to lines.
pub fn seal(text: &str) -> String {
    let mut journal = String::new();
    let mut crc = 0;
    for (n, line) in text.lines().enumerate() {
        let body = match line.strip_prefix('!') {
            Some(raw) => raw.to_owned(),
            None if n == 0 => line.strip_suffix('}').unwrap_or(line).to_owned(),
            None if line == "undo" => format!("{{\"n\":{n},\"undo\":true"),
            None => format!("{{\"n\":{n},\"do\":{line}"),
        };
        let mut h = crc32fast::Hasher::new();
        h.update(&u32::to_le_bytes(crc));
        h.update(body.as_bytes());
        crc = h.finalize();
        journal.push_str(&format!("{body},\"crc\":\"{crc:08x}\"}}\n"));
    }
    journal
}
