//! The text of everything in the packs that ship, in every language, as it was when somebody last
//! read it. `EMBERDECK_GOLDEN=renew` writes it anew.

use std::fmt::Write as _;

use adventure::cards::content::Content;
use adventure::cards::effect::When;
use adventure::cards::load::examine;
use adventure::cards::source;
use adventure::cards::text;
use lang::{self, Language};

/// Every text of a pack: its card or place, and below it line by line.
fn told(content: &Content) -> String {
    let mut out = String::new();
    let mut section = |name: &str, lines: Vec<String>| {
        let _ = writeln!(out, "{name}");
        for line in lines {
            let _ = writeln!(out, "    {line}");
        }
    };
    let all = |lines: Vec<text::Line>| lines.iter().map(text::Line::to_string).collect();
    for card in &content.cards {
        let mut lines = vec![text::check_text(&card.check).to_string()];
        lines.extend(text::card_text(content, card).iter().map(text::Line::to_string));
        section(&card.id, lines);
    }
    for place in &content.locations {
        let words = text::location_text(content, place);
        section(&place.id, all([words.here, words.closing, words.closed].concat()));
    }
    for hero in &content.heroes {
        let roles = hero.roles.iter().flat_map(|r| &r.powers);
        let powers = hero.powers.iter().chain(roles);
        let lines = powers.flat_map(|p| [0, 1].map(|n| text::hero_power_text(content, p, n)));
        section(&hero.id, all(lines.collect()));
    }
    for scenario in &content.scenarios {
        section(&scenario.id, all(text::scenario_text(content, scenario)));
    }
    for (wild, _) in adventure::cards::wild::deck() {
        section(&wild.id, all(text::wild_text(content, wild)));
    }
    out
}

fn packs() -> Vec<Content> {
    let found = source::packs().into_iter().filter_map(|id| source::find_source(&id).ok());
    found.filter_map(|source| examine(&source).0).collect()
}

#[test]
fn every_text_is_as_it_was_read() {
    let folder = lang::assets::tree().join("src/adventure/tests/card_texts");
    for content in packs() {
        for language in Language::ALL {
            let text = lang::with(language, || told(&content));
            let path = folder.join(format!("{}-{}.txt", content.pack.id, language.code()));
            if std::env::var_os("EMBERDECK_GOLDEN").is_some_and(|v| v == "renew") {
                std::fs::create_dir_all(&folder).unwrap();
                std::fs::write(&path, &text).unwrap();
            }
            let golden = std::fs::read_to_string(&path).unwrap_or_default();
            let mut lines = text.lines().zip(golden.lines()).enumerate();
            let other = lines.find(|(_, (is, was))| is != was);
            assert_eq!(other, None, "{}", path.display());
            assert_eq!(text.lines().count(), golden.lines().count(), "{}", path.display());
        }
    }
}

/// No play of a shipped pack on damage or on a bane is said to change a check (AC-DMG-02,
/// AC-ENC-10).
#[test]
fn what_a_play_brings_on_damage_or_a_bane_is_no_matter_of_the_check() {
    let mut seen = 0;
    for content in packs() {
        let heroes = content.heroes.iter().flat_map(|hero| {
            let roles = hero.roles.iter().flat_map(|role| &role.powers);
            hero.powers.iter().chain(roles).filter_map(|p| p.power.as_ref())
        });
        let powers = content.cards.iter().flat_map(|c| &c.powers).chain(heroes);
        for power in powers.filter(|p| matches!(p.when, When::Damage(_) | When::Evade(_))) {
            for (language, wrong) in [
                (Language::English, ["educe the check", "vade the check"]),
                (Language::German, ["erringere die Probe", "eiche der Probe"]),
            ] {
                let said = lang::with(language, || text::gain_text(&content, power, 0).to_string());
                assert!(!wrong.iter().any(|w| said.contains(w)), "{said}");
            }
            seen += 1;
        }
    }
    assert!(seen > 60, "{seen}");
}

/// Words that only English has; names of cards and the like are taken out before.
const ENGLISH: [&str; 40] = [
    "the", "your", "you", "card", "cards", "check", "checks", "deck's", "discard", "draw", "when",
    "if", "and", "or", "of", "to", "with", "from", "random", "hero", "heroes", "each", "location",
    "bane", "boon", "top", "add", "use", "may", "this", "that", "is", "are", "it", "trait", "item",
    "ally", "spell", "weapon", "blessing",
];

/// No English words, no holes, no slips.
#[test]
fn german_texts_are_german() {
    let mut wrong: Vec<String> = Vec::new();
    for content in packs() {
        let mut names: Vec<String> = content.cards.iter().map(|c| c.name.clone()).collect();
        names.extend(content.locations.iter().map(|l| l.name.clone()));
        names.extend(content.heroes.iter().map(|h| h.name.clone()));
        names.extend(content.adventures.iter().map(|a| a.name.clone()));
        names.push(content.pack.name.clone());
        names.sort_by_key(|n| std::cmp::Reverse(n.len()));
        let text = lang::with(Language::German, || told(&content));
        for line in text.lines().filter_map(|l| l.strip_prefix("    ")) {
            let mut bare = line.to_owned();
            for name in &names {
                bare = bare.replace(name.as_str(), "X");
            }
            let words = bare.split(|c: char| !c.is_alphabetic() && c != '\'');
            let mut slips: Vec<String> = words
                .filter(|w| ENGLISH.contains(&w.to_lowercase().as_str()))
                .map(str::to_owned)
                .collect();
            let slip = |ok: bool, what: &str| (!ok).then(|| what.to_owned());
            slips.extend(slip(!line.contains("{$") && !line.contains('\u{1}'), "a hole"));
            slips.extend(slip(!line.contains("  "), "two blanks"));
            slips.extend(slip(!line.contains(",,") && !line.contains(" ,"), "a comma"));
            let (open, close) = (line.matches('(').count(), line.matches(')').count());
            slips.extend(slip(open == close, "parentheses"));
            let check = !line.contains("arte") && line.ends_with(|c: char| c.is_numeric());
            let check = check || line.ends_with('#') || line == "Keine" || line == "Siehe unten";
            slips.extend(slip(check || line.ends_with('.'), "no period"));
            if !slips.is_empty() {
                wrong.push(format!("{line}\n  {}", slips.join(", ")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

/// Every trait of the packs has a German name.
#[test]
fn every_trait_has_a_german_name() {
    for content in packs() {
        for card in &content.cards {
            for t in &card.traits {
                let id = format!("word-trait-{}", t.name().to_lowercase().replace(' ', "-"));
                assert!(lang::pattern::entry(Language::German, &id).is_some(), "{}: {t}", card.id);
            }
        }
    }
}
