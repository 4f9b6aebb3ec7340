//! What a newcomer is told at the text table: what a play costs and brings, what the scenario did,
//! why something is not possible, where to begin.

use crate::support::ships;
use crate::text_table::{played, start, typed};

/// Returns what the first scenario prints for what is typed, with a seed.
fn said(typed: &str, seed: u64) -> String {
    let content = ships("lamplighters");
    let start = start(&content, &content.scenarios[0].id, 2, seed);
    played(&content, &start, typed).0
}

/// Returns what a careful player reads of whole games.
fn games() -> Vec<String> {
    let content = ships("lamplighters");
    let game = |seed| {
        let start = start(&content, &content.scenarios[0].id, 2, seed);
        played(&content, &start, &typed(&content, &start, seed)).0
    };
    (0..6).map(game).collect()
}

/// Where one begins, it is said what the locations do; options about them can be looked at; Enter
/// alone says what can be typed.
#[test]
fn a_newcomer_is_told_where_to_begin() {
    let text = said("\ncard 1\nquit\n", 1);
    let (first, rest) = text.split_once("\n> ").expect("a question");
    assert!(
        first.matches("At this location, ").count() + first.matches(": ").count() > 4,
        "{first}"
    );
    assert!(rest.contains("\n> Type a number to choose, or `help`.\n"), "{rest}");
    assert!(rest.contains("Cards at the start: "), "{rest}");
}

/// The scenario, its villain and its henchmen can be read again at any time (AC-SETUP-22).
#[test]
fn the_scenario_can_be_read_again() {
    for asked in ["look scenario", "look the false light", "card false light"] {
        let text = said(&format!("{asked}\nquit\n"), 1);
        let (_, answer) = text.split_once("\n> ").expect("a question");
        assert!(answer.contains("Villain: Mother Grapnel. Henchmen: "), "{answer}");
        assert!(answer.contains("blessings deck"), "{answer}");
    }
    let text = said("look mother grapnel\nquit\n", 1);
    let (_, answer) = text.split_once("\n> ").expect("a question");
    assert!(answer.contains("To defeat: ") && !answer.contains("Nothing faceup"), "{answer}");
}

/// What the scenario does is said: an hour that is lost (AC-TURN-07). The hour of a turn is told
/// once.
#[test]
fn lost_hours_are_told() {
    let mut lost = 0;
    for text in games() {
        let lines: Vec<&str> = text.lines().collect();
        for pair in lines.windows(2) {
            let Some((_, card)) = pair[0].split_once("An hour is lost: ") else { continue };
            let card = card.split(" is discarded").next().unwrap_or(card);
            assert!(!pair[1].contains(&format!("The hour of {card};")), "{pair:?}");
            lost += 1;
        }
    }
    assert!(lost > 3, "{lost}");
}

/// Options and hands read as what they are: what is folded has a line of its own, a hand is one
/// list, exploring for a card says what it costs besides (AC-TURN-26), and no play on damage or a
/// bane is one on the check (AC-DMG-02).
#[test]
fn options_say_what_they_are() {
    let all = games().concat();
    assert!(!all.contains("reduce the check") && !all.contains("evade the check"));
    assert!(all.contains("\n     (1 more: `more`)\n"), "{all}");
    assert!(all.contains("(gives up the free exploration)"), "{all}");
    let lines: Vec<&str> = all.lines().collect();
    for pair in lines.windows(2) {
        let hand = pair[0].contains("'s hand: ");
        assert!(!hand || !pair[1].starts_with("  - "), "{pair:?}");
    }
    let cut = lines.iter().find(|l| l.trim_end().ends_with("...:"));
    assert_eq!(cut, None, "a heading is cut");
}

/// `why` gives the reason of each power, and can be asked about one card alone (AC-PLAY-34).
#[test]
fn why_is_told_of_one_card() {
    let content = ships("lamplighters");
    let start = start(&content, &content.scenarios[0].id, 2, 1);
    let script = typed(&content, &start, 1);
    let (mut checks, mut events) = (0, 0);
    for n in 3..25 {
        let lines: Vec<&str> = script.lines().take(n).collect();
        let typed = format!("{}\nwhy\nwhy power\nwhy nothing like it\nquit\n", lines.join("\n"));
        let (text, _) = played(&content, &start, &typed);
        let mut answers = text.rsplit("\n> ");
        let (_, none, power, all) =
            (answers.next(), answers.next(), answers.next(), answers.next());
        let (Some(none), Some(power), Some(all)) = (none, power, all) else { continue };
        assert!(none.contains("Nothing with “nothing like it” is refused here."), "{none}");
        assert!(power.lines().count() <= all.lines().count());
        assert!(!all.contains("it needs a check, damage or an encounter"), "{all}");
        checks += all.matches("This has no use now: it needs a check.").count();
        events += all.matches("only when what it names happens").count();
    }
    assert!(checks > 5 && events > 0, "{checks}, {events}");
}
