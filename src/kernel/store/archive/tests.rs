use std::io::{self, Read};

use flate2::Compression;
use flate2::read::GzEncoder;
use tar::{EntryType, Header};

use super::*;

/// Returns the header of an entry, which claims a size.
fn header(kind: EntryType, path: &str, size: u64) -> Vec<u8> {
    let mut head = Header::new_ustar();
    head.set_entry_type(kind);
    head.set_path(path).expect("it is short");
    head.set_size(size);
    head.set_mode(0o644);
    head.set_cksum();
    head.as_bytes().to_vec()
}

/// An uncompressed archive that counts how much of it is read.
struct Counted<'a, R>(R, &'a mut u64);

impl<R: Read> Read for Counted<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n = self.0.read(buffer)?;
        *self.1 += n as u64;
        Ok(n)
    }
}

/// What stands before a name or in place of one is never read as a whole: an archive that claims a name
/// of half a gibibyte, or a file that is too large, is refused at its first bytes.
#[test]
fn what_is_too_large_is_refused_at_its_head() {
    let huge = 500 << 20;
    for (kind, path) in [
        (EntryType::GNULongName, "@LongLink"),
        (EntryType::GNULongLink, "@LongLink"),
        (EntryType::GNUSparse, "journals/001.jsonl"),
        (EntryType::Regular, "campaign.ron"),
        (EntryType::Regular, "journals/001.jsonl"),
    ] {
        let mut seen = 0;
        let plain = io::Cursor::new(header(kind, path, huge)).chain(io::repeat(0));
        let why = entries(Counted(plain, &mut seen), &mut |_, _| Ok(())).expect_err(path);
        assert!(why.to_string().contains(path), "{kind:?}: {why}");
        assert!(seen < 1 << 20, "{kind:?}: {seen} bytes");
    }
}

/// An archive that is larger than any campaign is refused, and nobody ever holds more than a piece of it.
#[test]
fn a_bomb_is_read_in_pieces_and_refused() {
    let most = 64 << 20;
    let file = |n: u64| {
        let head = header(EntryType::Regular, &format!("journals/{n:03}.jsonl"), most);
        io::Cursor::new(head).chain(io::repeat(0).take(most))
    };
    let mut files: Box<dyn Read> = Box::new(io::empty());
    for n in 1..=9 {
        files = Box::new(files.chain(file(n)));
    }
    let packed = GzEncoder::new(files, Compression::fast());
    let mut came = 0;
    let refused = unpack(packed, |_, content| {
        came += 1;
        io::copy(content, &mut io::sink()).map(drop)
    });
    assert_eq!((refused, came), (Err(ArchiveError::TooLarge), 8));
}

/// Other programs write times and the like before a file; such an archive is read.
#[test]
fn what_other_programs_add_is_passed_over() {
    let mut plain = header(EntryType::XHeader, "PaxHeaders/campaign.ron", 12);
    plain.extend(b"12 mtime=1.\n");
    plain.resize(1024, 0);
    plain.extend(header(EntryType::Regular, "campaign.ron", 2));
    plain.extend(b"()");
    plain.resize(4096, 0);
    let mut all = Vec::new();
    let read =
        unpack(GzEncoder::new(io::Cursor::new(plain), Compression::fast()), |path, content| {
            let mut text = String::new();
            content.read_to_string(&mut text)?;
            all.push((path.to_owned(), text));
            Ok(())
        });
    assert_eq!((read, all), (Ok(()), vec![("campaign.ron".into(), "()".into())]));
}
