//! A pack that passes is played without waiting: what would do endlessly much is refused at its place.

use std::time::{Duration, Instant};

use kernel::content::source::Source;
use tactics::content::load::examine;

/// Returns what is told of the smallest pack when one text in it is another one, and how long it took.
fn told(file: &str, from: &str, to: &str) -> (String, Duration) {
    let mut source = Source::folder(&lang::assets::tree().join("src/tactics/tests/pack")).unwrap();
    let place = source.place.clone();
    let (_, text) = source.files.iter_mut().find(|(path, _)| path == file).expect(file);
    assert_eq!(text.matches(from).count(), 1, "{file}: {from}");
    *text = text.replace(from, to);
    let begun = Instant::now();
    let (_, problems) = examine(&source);
    let all: String = problems.iter().map(|p| format!("{p}\n")).collect();
    (all.replace(&format!("{place}/"), ""), begun.elapsed())
}

/// Writes something within itself so many times.
fn nested(times: usize, open: &str, within: &str, close: &str) -> String {
    format!("{}{within}{}", open.repeat(times), close.repeat(times))
}

#[test]
fn what_does_too_much_is_refused_at_its_place() {
    let (cards, chapters) = ("cards.ron", "chapters/all.ron");
    let way = "[[Attack(dice: \"1 red\", target: (who: Enemy, range: 1, area: 1))]]";
    let ways = |within: String| format!("[[{within}]]");
    let if_ = |cond: String| format!("[[If({cond}, [Draw(1)], [])]]");
    let each = "Each((who: Hero, count: Each), [";
    let there = "There((who: Hero, only_if: Some(";
    let row = "                \"#ss..~...M.#\",\n";
    let hands = format!("                \"{}\",\n", "H".repeat(12));
    let cases: Vec<(&str, String, String, &str)> = vec![
        // Repeated, for everybody, and both within themselves.
        (cards, way.into(), ways(nested(3, "Times(\"199\", [", "Draw(1)", "])")), "things each time"),
        (cards, way.into(), ways(nested(9, "Times(\"1 per hero\", [", "Draw(1)", "])")), "things each time"),
        (cards, way.into(), ways(nested(4, "Times(\"6 red\", [", "Draw(1)", "])")), "things each time"),
        (cards, way.into(), ways(nested(5, each, "Draw(1)", "])")), "things each time"),
        // Asked of everybody of everybody.
        (cards, way.into(), if_(nested(9, "EachHero(", "Hurt", ")")), "things each time"),
        (cards, way.into(), if_(nested(6, there, "Hurt", ")), 1)")), "things each time"),
        // More than is looked at.
        (
            cards,
            way.into(),
            ways(vec![format!("Choose([{}])", vec!["(does: [Draw(1)])"; 50].join(", ")); 50].join(", ")),
            "things; at most 4000",
        ),
        // Full boards, long lists, many cards, large dice.
        (chapters, row.into(), hands.repeat(4), "figures stand here; at most 40"),
        (
            "enemies.ron",
            "passive: [".into(),
            format!("passive: [{}", "(on: Enters(of: (who: Hero, within: 1)), does: [Harm(1)]), ".repeat(400)),
            "in one list; at most 100",
        ),
        (
            "enemies.ron",
            "attack: \"1 red\", range: 1, limit: 4".into(),
            format!(
                "attack: \"1 red\", range: 1, limit: 4, passive: [{}]",
                "(on: Enters(of: (who: Hero, within: 1)), does: [Harm(1)]), ".repeat(99)
            ),
            "",
        ),
        (
            "pack.ron",
            "faces: (0, 0, 2, 3, 4, 6)".into(),
            "faces: (0, 0, 2, 3, 4, 255)".into(),
            "a face of a die shows at most 12",
        ),
        (
            chapters,
            "bonus: [".into(),
            format!("bonus: [{}", "(text: \"More\", when: MainMet), ".repeat(101)),
            "in one list; at most 100",
        ),
        (
            cards,
            "[\n    // Basics".into(),
            format!(
                "[\n{}    // Basics",
                (0..13)
                    .map(|n| format!(
                        "    (id: \"x-{n}\", name: \"X\", kind: Action, class: \"guard\", copies: 250, ways: [[Draw(1)]]),\n"
                    ))
                    .collect::<String>()
            ),
            "more than 3000 cards",
        ),
    ];
    for (file, from, to, says) in cases {
        let (all, took) = told(file, &from, &to);
        let at = &to[..to.len().min(80)];
        assert!(took < Duration::from_secs(5), "{at}: {took:?}");
        if says.is_empty() {
            continue;
        }
        let error = all.lines().find(|line| line.contains(says));
        let error = error.unwrap_or_else(|| panic!("{at}: {says}: {all}"));
        let place = error.split(": error: ").next().unwrap_or_default();
        let numbers = place.rsplit(':').take(2).filter(|n| n.parse::<usize>().is_ok()).count();
        assert!(place.starts_with(file) && numbers == 2, "{at}: {error}");
    }
}

/// What encounters do stays far below: everything that ships passes.
#[test]
fn what_ships_is_far_from_the_bounds() {
    let folder = lang::assets::tree().join("campaigns/tactics/heavy-king");
    let (content, problems) = examine(&Source::folder(&folder).unwrap());
    assert!(content.is_some() && problems.is_empty(), "{problems:?}");
}
