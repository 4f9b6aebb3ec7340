//! What tables are told: the text table's words, and the state of the protocol.

use bevy_ecs::prelude::*;
use kernel::Family as _;
use kernel::content::translation::Translatable as _;
use kernel::play;
use kernel::table::{Loose, Table as _};
use kernel::text::{Line, Offer, Page, TextCommand, TextView as _};
use kernel::view::Viewer;
use lang::{Language, with};
use serde_json::Value;
use tactics::content::text::encounter_text;
use tactics::rules::family::Tactics;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::text_view::TacticsText;

use crate::packs::pack;

/// Opens a vignette of those that are about what is told.
fn open(file: &str) -> World {
    let path = lang::assets::tree().join("assets/vignettes/tactics").join(file);
    tactics::vignette::open(&path).unwrap()
}

/// Returns a page as text.
fn text(page: Page) -> String {
    let line = |line: Line| match line {
        Line::Plain(text)
        | Line::Bold(text)
        | Line::Dim(text)
        | Line::Title(text)
        | Line::Paragraph(text) => text,
        Line::Hanging(mark, text) => format!("{mark}{text}"),
    };
    page.0.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns what the text table answers to a command of the family.
fn said(world: &mut World, typed: &str) -> Option<String> {
    let (word, rest) = typed.split_once(' ').unwrap_or((typed, ""));
    let command = TextCommand { word, rest, offer: &Offer::default() };
    let mut view = TacticsText::default();
    view.command(&Loose::<Tactics>::default(), world, command).map(text)
}

/// Asserts that an answer has all of these words.
fn has(world: &mut World, typed: &str, words: &[&str]) {
    let said = said(world, typed).unwrap_or_default();
    for word in words {
        assert!(said.contains(word), "{typed}: no {word:?} in\n{said}");
    }
}

fn submit(world: &mut World, act: Act) {
    play::submit::<Tactics>(world, &[act]).unwrap();
}

/// `goal` tells the objectives, how the encounter is lost, and what a bonus has come to (AT-GOAL-12 to
/// AT-GOAL-14, AT-GOAL-16).
#[test]
fn goals_are_told_with_what_loses() {
    let mut world = open("told/how-it-is-lost.ron");
    has(
        &mut world,
        "goal",
        &["[!] You lose: The end of round 2: it is dark. (AT-GOAL-14) Round 1 of 2."],
    );
    has(&mut world, "goal", &["All heroes are knocked out at once (AT-GOAL-13)"]);
    let mut world = open("told/bonus-lost.ron");
    has(
        &mut world,
        "goal",
        &["[=] Bonus, so far kept: No goblin is hurt.", "[ ] Bonus: The ebb is out."],
    );
    has(&mut world, "goal", &["[-] Bonus, lost: By the end of round 2."]);
    with(Language::German, || has(&mut world, "goal", &["Bonusziel, verfehlt", "Ihr verliert: "]));
}

/// Why an enemy would do what it does, and how likely it is activated; of whoever is no enemy the shared
/// table tells what is refused (AT-BOSS-06, AT-RUL-105).
#[test]
fn enemies_tell_why() {
    let mut world = open("told/the-board.ron");
    has(&mut world, "why gm1", &["It goes for", "(AT-BOSS-06)", "boss cards to come"]);
    assert_eq!(said(&mut world, "why ada"), None);
    assert_eq!(said(&mut world, "why shot"), None);
    has(&mut world, "threat GM1", &["could attack", "It goes for", "Goblin at"]);
    has(
        &mut world,
        "threat",
        &["Goblin: It goes for", "Archer: It goes for", "The Reeve: It goes for"],
    );
}

/// Costs stand on the map and in a list; without a name they are those of the hero who is asked
/// (AT-MOVE-01).
#[test]
fn reach_tells_costs() {
    let mut world = open("told/the-board.ron");
    has(&mut world, "reach", &["Ada reaches", " 1: a2 b3 a4", " 2: "]);
}

/// What blocks sight, between whom it is asked, and squares off the board (AT-LOS-01).
#[test]
fn sight_is_told_with_its_reason() {
    let mut world = open("told/the-board.ron");
    has(
        &mut world,
        "see e3",
        &["Ada sees e3; clear: ", "corner of a3 – ", "corner of e3 (AT-LOS-01)"],
    );
    has(&mut world, "see E3", &["Ada sees e3"]);
    has(
        &mut world,
        "see i3",
        &["Ada does not see i3; in the way: e3 (Goblin), c4 (Stone wall) (AT-LOS-01)"],
    );
    has(&mut world, "see Reeve a3", &["The Reeve"]);
    has(&mut world, "see b1 e1", &["Whoever stands on b1 sees e1"]);
    has(&mut world, "see z26", &["z26 is off the board, whose squares go from a1 to i5."]);
    has(&mut world, "square z26", &["z26 is off the board"]);
    has(&mut world, "see nowhere", &["is no square"]);
}

/// A square tells what the map calls it; alone, the word lists all that the map names.
#[test]
fn squares_tell_their_names() {
    let mut world = open("told/the-board.ron");
    has(&mut world, "square g5", &["exit"]);
    has(&mut world, "square e2", &["“throne”"]);
    has(&mut world, "square g4", &["Goblin may come here"]);
    has(&mut world, "square", &["exit: g5", "“throne”: e2", "Goblin may come here: g4"]);
}

/// Several figures of one kind are told apart, on the map and by their names.
#[test]
fn figures_of_a_kind_are_told_apart() {
    let mut world = open("told/the-board.ron");
    has(&mut world, "line", &["DD1 Diner DD1 c1", "DD2 Diner DD2 d1"]);
    has(&mut world, "look dd2", &["Diner DD2"]);
    has(&mut world, "look D2", &["Diner DD2"]);
    has(&mut world, "reach ada", &["D1D2"]);
    // The letter of the map is a name: no hero whose name begins so is meant.
    has(&mut world, "look D", &["Diner DD1"]);
}

/// Boss cards that were seen can be read, others cannot; the party's gold and items are told (AT-RUL-105).
#[test]
fn boss_cards_and_the_party_are_looked_up() {
    let mut world = open("told/the-board.ron");
    has(&mut world, "boss", &["Boss deck, 2 cards left", "They Come"]);
    has(&mut world, "card They Come", &["They Come"]);
    has(&mut world, "card He Comes", &["No card that you may read"]);
    has(&mut world, "party", &["2 Bags of Gold", "Loaf", "Axe"]);
}

/// An attack that is staged shows its target, its dice and its odds, in words and as data (AT-ATK-02).
#[test]
fn a_staged_attack_is_told() {
    let mut world = open("told/the-board.ron");
    let shot = option(&world, |act| matches!(act, Act::Use { .. }));
    submit(&mut world, shot);
    assert_eq!(play::prompt::<Tactics>(&world).unwrap().ask, Ask::Target);
    let offer = |world: &mut World| {
        let mut view = TacticsText::default();
        text(view.offer(&Loose::<Tactics>::default(), world, Viewer::EVERYBODY).shown)
    };
    let shown = offer(&mut world);
    assert!(shown.contains("Goblin: 0 to 4 damage, 2.0 on average; falls: 33.3 %"), "{shown}");
    let named = |id| tactics::rules::describe::fighter(&world, id) == "Goblin";
    let goblin = option(&world, |act| matches!(act, Act::Fighter(id) if named(*id)));
    submit(&mut world, goblin);
    let shown = offer(&mut world);
    assert!(shown.contains("Rolls 1 red (Shot)") && shown.contains("Ada at Goblin:"), "{shown}");
    let table = Loose::<Tactics>::default();
    let view = table.prompt(&mut world, Viewer::EVERYBODY).unwrap();
    let (_, attack) = view.details.iter().find(|(name, _)| *name == "attack").unwrap();
    let attack: Value = serde_json::from_str(attack.get()).unwrap();
    assert_eq!(attack["pool"][0]["dice"][0]["die"], "red");
    let hit = &attack["hits"][0];
    assert_eq!(
        (&hit["least"], &hit["most"], &hit["outcomes"]),
        (&0.into(), &4.into(), &"6".into())
    );
    assert_eq!(hit["damage"][2], serde_json::json!({ "n": 2, "ways": "2" }));
}

fn option(world: &World, is: impl Fn(&Act) -> bool) -> Act {
    let prompt = play::prompt::<Tactics>(world).unwrap();
    *prompt.options.iter().find(|act| is(act)).unwrap()
}

/// The state of the protocol is enough to draw the fight.
#[test]
fn the_state_tells_a_fight_wholly() {
    let mut world = open("told/the-board.ron");
    let state = Tactics::state(&world, Viewer::EVERYBODY);
    let board = &state["board"];
    assert_eq!((&board["columns"], board["rows"].as_array().unwrap().len()), (&9.into(), 5));
    let at = |x: usize, row: usize| {
        let row = board["rows"][row].as_str().unwrap();
        board["legend"][&row[x..=x]]["id"].as_str().unwrap().to_owned()
    };
    assert_eq!(
        (at(2, 1), at(5, 1), at(0, 0)),
        ("stone-wall".into(), "stone-wall".into(), "grass".into())
    );
    assert_eq!(board["pieces"][0]["squares"][0], "f4");
    assert_eq!((&board["exits"][0], &board["marks"]["throne"][0]), (&"g5".into(), &"e2".into()));
    assert_eq!((&board["spawns"]["GM"][0], &board["north"]), (&"g4".into(), &"up".into()));
    let figures = state["figures"].as_array().unwrap();
    let of = |code: &str| figures.iter().find(|f| f["code"] == code).unwrap();
    let ada = figures.iter().find(|f| f["id"] == "ada").unwrap();
    assert_eq!(
        (&ada["kind"], &ada["tokens"]["writ"], &ada["max_hp"]),
        (&"hero".into(), &2.into(), &13.into())
    );
    assert_eq!((&of("GM1")["kind"], &of("GM1")["next"][0]["most"]), (&"minion".into(), &2.into()));
    assert_eq!((&of("DD2")["square"], &of("DD2")["seat"]), (&"d1".into(), &"ada".into()));
    assert_eq!(
        (&state["heroes"][0]["id"], &state["heroes"][0]["tuck"][0]),
        (&"ada".into(), &"axe".into())
    );
    assert_eq!((&state["bags"], &state["items"][0]), (&2.into(), &"loaf".into()));
    assert_eq!(state["goals"][0]["kind"], "main");
    assert_eq!(state["boss_decks"][0]["seen"][0]["card"], "minions");
    assert_eq!(state["market"], Value::Null);
    // Nothing of it depends on who looks but hidden cards.
    let ben = Tactics::state(&world, Viewer::NOBODY);
    assert_eq!(ben["heroes"][0]["hand"][0], Value::Null);
    world.clear_trackers();
}

/// A market tells its prices and the party's gold, and what was bought is told (AT-MRKT-03, AT-MRKT-04).
#[test]
fn a_market_tells_prices_and_what_was_bought() {
    let mut world = open("market/company.ron");
    while play::prompt::<Tactics>(&world).unwrap().ask != Ask::Market {
        submit(&mut world, Act::Continue);
    }
    let table = Loose::<Tactics>::default();
    let mut view = TacticsText::default();
    let page = text(view.changes(&table, &mut world, Viewer::EVERYBODY));
    assert!(page.contains("2 Bags of Gold") && page.contains("Coat: 2 gold"), "{page}");
    let offered = text(view.offer(&table, &mut world, Viewer::EVERYBODY).all);
    assert!(offered.contains("Buy Coat for Cid (2 gold)"), "{offered}");
    let state = Tactics::state(&world, Viewer::EVERYBODY);
    assert_eq!((&state["bags"], &state["market"]["wares"][0]["price"]), (&2.into(), &2.into()));
    view.happened(&table, &mut world, Viewer::EVERYBODY);
    let buy = option(&world, |act| matches!(act, Act::Buy { .. }));
    submit(&mut world, buy);
    let told = view.happened(&table, &mut world, Viewer::EVERYBODY).join(" ");
    assert!(told.contains(" gets ") && told.contains("The party gives up Bag of Gold."), "{told}");
    assert_eq!(Tactics::state(&world, Viewer::EVERYBODY)["bags"], 0);
}

/// "It" is called by what it is: a name where one was told, else a pronoun or a figure; only whom something
/// is aimed at is a target. Nothing is said of nobody.
#[test]
fn it_is_called_by_what_it_is() {
    let said = |language: Language| {
        let content = pack("../../campaigns/tactics/heavy-king").in_language(language);
        with(language, || {
            let encounters = content.chapters.iter().filter_map(|c| c.encounter.as_deref());
            let lines = encounters.flat_map(|e| encounter_text(&content, e));
            lines.map(|line| line.to_string()).collect::<Vec<_>>()
        })
    };
    let (english, german) = (said(Language::English), said(Language::German));
    let any = |lines: &[String], words: &str| lines.iter().any(|line| line.contains(words));
    assert!(!any(&english, "it is true of the bier") && !any(&english, "Sees at most"));
    assert!(any(&english, "Sight reaches at most"));
    for wrong in ["gilt, dass das Ziel", "von der Bahre gilt", "jeder auf dem Plan"] {
        let found = german.iter().find(|line| line.contains(wrong));
        assert_eq!(found, None);
    }
    assert!(any(&german, "die Bahre"), "{german:#?}");
}
