//! Texts without end, in a pack and in its translations.

use adventure::cards::load::load_source;
use kernel::content::translation::Translatable as _;
use lang::Language;

use super::bounds::{LONGEST, told};
use super::{lines, with};

/// Names and stories are no longer than anybody reads, in the pack itself and in its translations:
/// there, the pack's own words are said instead.
#[test]
fn texts_without_end_are_mistakes() {
    let c = "cards/all.ron";
    let of = |n: usize| "x".repeat(n);
    for (file, from, to, most) in [
        (c, "\"Knife\"", format!("\"{}\"", of(201)), 200),
        (c, "\"Knife\"", format!("\"Knife\", flavour: \"{}\"", of(20_001)), 20_000),
        ("pack.ron", "\"me\"", format!("\"{}\"", of(201)), 200),
        ("heroes.ron", "\"Ann\"", format!("\"{}\"", of(60_000)), 200),
        ("scenarios.ron", "\"S\"", format!("\"S\", opening: \"{}\"", of(20_001)), 20_000),
    ] {
        let errors = load_source(&with(file, from, &to)).err().unwrap_or_default();
        let says = format!("has more than {most} letters");
        assert!(errors.iter().any(|p| p.message.contains(&says)), "{:?}", lines(&errors));
        assert!(lines(&errors).iter().all(|l| l.len() < 6000), "{file}");
    }
    for (text, most) in [
        (format!("card-knife = {}\n", of(201)), 200),
        (format!("card-knife = {}\n", of(4_000_000)), 200),
        (format!("card-knife = Messer\n    .gender = {}\n", of(201)), 200),
        (format!("-a = {}\ncard-knife = {}\n", of(50), "{ -a }".repeat(5)), 200),
        (format!("-a = {}\n-b = {}\ncard-knife = {{ -b }}\n", of(9000), "{ -a }".repeat(90)), 200),
        (format!("scenario-s = S\n    .opening = {}\n", of(20_001)), 20_000),
    ] {
        let mut source = with("scenarios.ron", "\"S\"", "\"S\", opening: \"Once.\"");
        source.files.push(("lang/de.ftl".into(), text));
        source.files.sort();
        let (content, problems, took) = told(&source);
        assert!(took < LONGEST, "{took:?}");
        let says = format!("has more than {most} letters, and is not used");
        let found = problems.iter().find(|p| p.message.contains(&says));
        let found = found.unwrap_or_else(|| panic!("{:?}", lines(&problems)));
        assert!(found.file.ends_with("lang/de.ftl") && found.to_string().len() < 500, "{found}");
        let german = content.expect("it loads").in_language(Language::German);
        let long = |t: &String| t.len() > 200;
        assert!(!german.cards.iter().map(|c| &c.name).any(long));
        assert!(!german.scenarios.iter().map(|s| &s.opening).any(long));
    }
}
