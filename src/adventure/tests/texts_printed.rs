//! `emberdeck text`: what cards say, in both languages, by id and by file.

use adventure::rules::family::Adventure;
use kernel::campaign::entry::{Entry, Families};
use kernel::commands::text::{Wanted, print};

use crate::support::{SmallPack, write};

const FAMILIES: Families = Families(&[&Entry::<Adventure>::new()]);

fn text(what: &str) -> Result<(u8, String), String> {
    let wanted = Wanted::of(FAMILIES, what).map_err(|e| e.to_string())?;
    let mut out = Vec::new();
    let code =
        print(FAMILIES, &wanted, &wanted.sources(), None, &mut out).map_err(|e| e.to_string())?;
    Ok((code, String::from_utf8(out).expect("it is text")))
}

#[test]
fn a_card_says_the_same_in_both_languages() {
    let (code, told) = text("lamplighters/boathook").expect("the card is there");
    assert_eq!(code, 0);
    for part in ["Boathook (", "Bootshaken (", "1d6", "1W6"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let why = text("lamplighters/boathok").expect_err("there is none");
    assert!(why.contains("did you mean `boathook`?"), "{why}");
}

/// A file with mistakes: what is right is printed, what is not is named, all at once.
#[test]
fn a_file_with_mistakes_tells_the_rest() {
    let dir = tempfile::tempdir().expect("a folder");
    let pack = dir.path().join("p");
    let source = SmallPack::new()
        .change(&[("cards/all.ron", "kind: Weapon", "kind: Wepon, copies: \"x\"")])
        .source();
    write(&source, &pack);
    let file = pack.join("cards/all.ron");
    let (code, told) = text(&file.to_string_lossy()).expect("the pack is read");
    assert_eq!(code, 1, "{told}");
    assert!(told.contains("Bell ("), "{told}");
    assert!(told.contains("unknown word `Wepon` (did you mean `Weapon`?)"), "{told}");
    assert!(told.contains(":2:") && told.matches("error:").count() == 2, "{told}");
}
