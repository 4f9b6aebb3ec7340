//! Every word of the language is carried out by the rules, and played by some vignette or test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::content::load::options;
use kernel::vignette::read::files;
use serde::de::DeserializeOwned;
use tactics::content::TacticsContent;
use tactics::content::effect::{Change, Cond, Effect, On};
use tactics::content::mentions::{Mention, Mentions};
use tactics::content::printed::{CardDef, CompanionDef, EncounterDef, EnemyDef, TerrainDef};
use tactics::vignette::read::read;

use crate::encounter::scene::CAMPAIGN;
use crate::words::words;

/// A word: its sort, and how it is written.
type Word = (&'static str, String);

/// Returns the first word of how something is shown.
fn head(shown: &str) -> String {
    shown.chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// Returns whether a name stands somewhere in a text, with a letter after it that may end it.
fn ends(text: &str, name: &str, ends: impl Fn(char) -> bool) -> bool {
    text.match_indices(name).any(|(at, _)| text[at + name.len()..].starts_with(&ends))
}

/// Notes the words of a text.
fn note<T: Mentions + ?Sized>(all: &mut BTreeSet<Word>, text: &T) {
    text.mentions(0, &mut |mention| {
        let word = match mention {
            Mention::Verb(x, _) => ("Effect", head(&format!("{x:?}"))),
            Mention::Cond(x, _) => ("Cond", head(&format!("{x:?}"))),
            Mention::On(x) => ("On", head(&format!("{x:?}"))),
            Mention::Standing(x) => ("Change", head(&format!("{:?}", x.change))),
            Mention::Counted(x) => ("Counted", head(&format!("{x:?}"))),
            _ => return,
        };
        all.insert(word);
    });
}

fn of_card(all: &mut BTreeSet<Word>, card: &CardDef) {
    let CardDef { on, only_if, cost, ways, turn_ways, standing, rules, powers, instead, .. } = card;
    note(all, on);
    note(all, only_if);
    note(all, cost);
    note(all, ways);
    note(all, turn_ways);
    note(all, standing);
    note(all, rules);
    note(all, powers);
    note(all, instead);
    note(all, &card.choices);
}

fn of_enemy(all: &mut BTreeSet<Word>, enemy: &EnemyDef) {
    for values in [&enemy.movement, &enemy.hp, &enemy.attack] {
        note(all, &values.0[..]);
    }
    note(all, &enemy.then);
    note(all, &enemy.prefers);
    note(all, &enemy.standing);
    note(all, &enemy.passive);
    note(all, &enemy.instead);
    enemy.active.iter().for_each(|a| note(all, &a.does));
}

fn of_companion(all: &mut BTreeSet<Word>, companion: &CompanionDef) {
    note(all, &companion.hp.0[..]);
    note(all, &companion.then);
    note(all, &companion.standing);
    note(all, &companion.rules);
    note(all, &companion.instead);
    note(all, &companion.powers);
    note(all, &companion.lends);
    note(all, &companion.opinion);
}

fn of_terrain(all: &mut BTreeSet<Word>, terrain: &TerrainDef) {
    note(all, &terrain.laid);
    note(all, &terrain.enter);
    note(all, &terrain.stay);
    note(all, &terrain.standing);
    note(all, &terrain.rules);
}

fn of_encounter(all: &mut BTreeSet<Word>, e: &EncounterDef) {
    for objective in [&e.main].into_iter().chain(&e.bonus).chain(&e.failure) {
        note(all, &objective.when);
        note(all, &objective.does);
    }
    for law in &e.laws {
        note(all, &law.first_if);
        note(all, &law.standing);
        note(all, &law.rules);
    }
    note(all, &e.standing);
    note(all, &e.rules);
    note(all, &e.powers);
    let results = &e.resolution;
    for result in [&results.failure, &results.success].into_iter().chain(&results.plus) {
        note(all, &result.does);
        note(all, &result.choices);
    }
}

/// Notes the words of everything of some content that a file names in quotes, and of the encounter that it
/// plays.
fn of_named(all: &mut BTreeSet<Word>, content: &TacticsContent, text: &str) {
    let named =
        |id: &str| ["\"", "#", " x"].iter().any(|end| text.contains(&format!("\"{id}{end}")));
    let coded =
        |code: &str| ends(text, &format!("\"{code}"), |c: char| c.is_ascii_digit() || c == '"');
    content.cards.iter().filter(|c| named(&c.id)).for_each(|c| of_card(all, c));
    let enemies = content.enemies.iter().filter(|e| named(&e.id) || coded(&e.code));
    enemies.for_each(|e| of_enemy(all, e));
    content.companions.iter().filter(|c| named(&c.id)).for_each(|c| of_companion(all, c));
    for deck in content.decks.iter().flat_map(|d| &d.cards).filter(|c| named(&c.id)) {
        note(all, &deck.steps);
    }
    content.terrain.iter().filter(|t| named(&t.id)).for_each(|t| of_terrain(all, t));
    for class in content.classes.iter().filter(|c| named(&c.id)) {
        note(all, &class.then);
        note(all, &class.after);
        note(all, &class.standing);
        note(all, &class.rules);
        note(all, &class.powers);
    }
    for token in content.pack.tokens.iter().filter(|t| named(&t.id)) {
        note(all, &token.standing);
        note(all, &token.rules);
    }
    for chapter in content.chapters.iter().filter(|c| named(&c.id) || c.id == "vignette") {
        note(all, &chapter.does);
        note(all, &chapter.choices);
        chapter.more.iter().for_each(|m| note(all, &m.only_if));
        chapter.encounter.iter().for_each(|e| of_encounter(all, e));
        if let Some(market) = &chapter.market {
            note(all, &market.services);
        }
    }
}

/// Returns the words that vignettes play, and tests that set an encounter of the campaign up.
fn played() -> BTreeSet<Word> {
    let mut all = BTreeSet::new();
    let tree = lang::assets::tree();
    for file in files(&tree.join("assets/vignettes/tactics")).expect("they are there") {
        let loaded = read(&file).unwrap_or_else(|e| panic!("{e:?}"));
        of_named(&mut all, &loaded.content, &fs::read_to_string(&file).unwrap());
    }
    for file in rust(&tree.join("src/tactics/tests/encounter")) {
        let text = fs::read_to_string(&file).unwrap();
        of_named(&mut all, &CAMPAIGN, &text);
        // What tests have figures do in the words of packs.
        for part in text.split("\"[").skip(1) {
            let ron = part.split("]\"").next().unwrap_or_default().replace("\\\"", "\"");
            if let Ok(effects) = options().from_str::<Vec<Effect>>(&format!("[{ron}]")) {
                note(&mut all, &effects);
            }
        }
    }
    all
}

fn rust(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("it is there") {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(rust(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            all.push(path);
        }
    }
    all
}

fn of<T: DeserializeOwned + std::fmt::Debug>(sort: &'static str) -> Vec<Word> {
    words::<T>().into_iter().map(|w| (sort, w.to_owned())).collect()
}

/// Returns the words of the language for which something does not hold.
fn words_without(holds: impl Fn(&Word) -> bool) -> Vec<Word> {
    let all = [of::<Effect>("Effect"), of::<Cond>("Cond"), of::<On>("On"), of::<Change>("Change")];
    all.concat().into_iter().filter(|word| !holds(word)).collect()
}

/// AT-DATA-31: a word is no word unless something carries it out.
#[test]
fn each_word_is_carried_out() {
    let tree = lang::assets::tree().join("src/tactics");
    let folders = ["rules", "enemy", "vignette"].map(|f| tree.join(f));
    let code: String =
        folders.iter().flat_map(|f| rust(f)).map(|f| fs::read_to_string(f).unwrap()).collect();
    let carried = |(sort, word): &Word| {
        let imported = |part: &str| {
            let names = part.split('}').next().unwrap_or_default();
            names.split(|c: char| !c.is_alphanumeric()).any(|name| name == word)
        };
        // An event is fired by its own name.
        let sort = if *sort == "On" { "What" } else { sort };
        let by_name = ends(&code, &format!("{sort}::{word}"), |c| !c.is_alphanumeric());
        by_name || code.split(&format!("use {sort}::{{")).skip(1).any(imported) || word == "AnyOf"
    };
    assert_eq!(words_without(carried), [], "nothing carries these out");
}

/// Each word is played by a vignette or a test of an encounter, whose outcome shows that it was.
#[test]
fn each_word_is_played() {
    let played = played();
    assert_eq!(words_without(|word| played.contains(word)), [], "no vignette plays these");
}
