//! Numbers that make no sense are mistakes, told at their places.

use crate::mistakes::told;

/// HP of 0, copies of 0, values and verbs of less than nothing (AT-SETUP-07).
#[test]
fn numbers_of_nothing_are_mistakes() {
    let (cards, enemies) = ("cards.ron", "enemies.ron");
    let (deck, chapters) = ("bossdecks/miller.ron", "chapters/all.ron");
    let placed = "deck: \"miller\",\n        placed: [(code: \"MH\", hp: \"0\")],";
    let less = "of less than nothing: its amount is below 0";
    for (file, from, to, said) in [
        (enemies, "hp: \"3 / 4 / 4\"", "hp: \"0 / 4 / 4\"", "at least 1 (AT-SETUP-07)"),
        (enemies, "move: 4,", "move: -1,", "a movement value is at least 0"),
        (
            enemies,
            "attack: \"1 red\", range: 1",
            "attack: \"-1 red\", range: 1",
            "an attack value is at least 0",
        ),
        (chapters, "deck: \"miller\",", placed, "the number of HP is at least 1"),
        (
            deck,
            "name: \"Grist\", copies: 1",
            "name: \"Grist\", copies: 0",
            "a card is there at least once",
        ),
        (cards, "[Heal(2)]", "[Heal(-2)]", less),
        (cards, "[Heal(\"1 blue + 1\")]", "[Heal(\"-5 red\")]", less),
        (cards, "Move(points: 1)]", "Move(points: -3)]", less),
        (cards, "Reduce(1)]", "Reduce(-2)]", less),
        (enemies, "[Harm(1)]", "[Harm(-5)]", less),
    ] {
        let all = told(file, from, to);
        assert!(all.contains(said), "{file}, {to}: {all}");
        let place = format!("{file}:");
        assert!(all.lines().any(|line| line.contains(&place) && line.contains("error")), "{all}");
    }
}

/// What takes something away on purpose is none.
#[test]
fn taking_away_is_no_mistake() {
    for (file, from, to) in [
        ("cards.ron", "does: [Gold(1), RemoveThis]", "does: [Gold(-1), RemoveThis]"),
        ("chapters/all.ron", "does: [Count(\"weight\")]", "does: [Count(\"weight\", -1)]"),
        ("cards.ron", "(change: MaxHp(1))", "(change: MaxHp(-1))"),
    ] {
        assert_eq!(told(file, from, to), "", "{to}");
    }
}
