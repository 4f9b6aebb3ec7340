//! Mistakes in packs are told with file, line and column, and with what was meant perhaps; hostile
//! packs are refused within bounds.

use std::fmt::Write;

use kernel::content::source::Source;
use tactics::content::load::{examine, load_source};

use crate::support::Chance;

/// Returns the texts of the smallest pack.
fn source() -> Source {
    Source::folder(&lang::assets::tree().join("src/tactics/tests/pack")).unwrap()
}

/// Returns what is told of the pack when one text in it is another one.
pub fn told(file: &str, from: &str, to: &str) -> String {
    let mut source = source();
    let place = source.place.clone();
    let (_, text) = source.files.iter_mut().find(|(path, _)| path == file).expect(file);
    assert_eq!(text.matches(from).count(), 1, "{file}: {from}");
    *text = text.replace(from, to);
    let (_, problems) = examine(&source);
    let all: String = problems.iter().map(|p| format!("{p}\n")).collect();
    all.replace(&format!("{place}/"), "")
}

/// Each mistake is told at its place.
#[test]
fn mistakes_have_a_place_and_a_hint() {
    let cards = "cards.ron";
    let chapters = "chapters/all.ron";
    let cases: &[(&str, &str, &str, &str)] = &[
        // Words and fields.
        (
            cards,
            "[[BasicMove()]]",
            "[[BasicMov()]]",
            "cards.ron:3:81: error: unknown word `BasicMov` (did you mean `BasicMove`?)",
        ),
        (cards, "[[BasicMove()]]", "[[BasicMove(points: 1)]]", "unknown field `points`"),
        (
            cards,
            "(id: \"basic-move\", name: \"Basic Move\",",
            "(id: \"basic-move\",",
            "the field `name`",
        ),
        (cards, "kind: BasicMove", "kind: Basicmove", "unknown word `Basicmove`"),
        // What would ask itself without end.
        (
            cards,
            "(change: Movement(1))",
            "(only_if: SeenBy(Enemy), change: SightLimit(2))",
            "`SightLimit` changes what `SeenBy(Enemy)` asks: that would go on without end",
        ),
        (
            cards,
            "(change: MaxHp(1))",
            "(only_if: HalfHp, change: MaxHp(1))",
            "`MaxHp` changes what `HalfHp` asks",
        ),
        // Names that nobody sees, or that a terminal would carry out.
        (
            "heroes.ron",
            "\"Ben\"",
            "\"\\u{1b}[31mBen\"",
            "heroes.ron:3:24: error: a letter that cannot be seen: \\u{1b}",
        ),
        ("heroes.ron", "\"Ben\"", "\"\\u{200b}\"", "a letter that cannot be seen: \\u{200b}"),
        ("heroes.ron", "\"Ben\"", "\" \"", "heroes.ron:3:23: error: a name is empty"),
        // References.
        (
            cards,
            "[Heal(\"2 blue\"",
            "[Heal(\"2 bleu\"",
            "there is no die `bleu` (did you mean `blue`?)",
        ),
        (
            cards,
            "Raise(terrain: \"stone-wall\")",
            "Raise(terrain: \"stonewall\")",
            "there is no terrain `stonewall` (did you mean `stone-wall`?)",
        ),
        (
            cards,
            "does: [Gold(1), RemoveThis]",
            "does: [Gold(1), Flag(\"spared\")]",
            "there is no flag `spared`",
        ),
        (
            cards,
            "class: \"ringer\", ways: [[Inflict(Invisible",
            "class: \"riger\", ways: [[Inflict(Invisible",
            "there is no class `riger`",
        ),
        (
            "levels.ron",
            "\"hold-the-gate\", \"not-her\"]",
            "\"hold-the-gate\", \"light-step\"]",
            "`light-step` is of kind Passive, not Action or BasicMove or BasicAttack",
        ),
        ("levels.ron", "passives: [\"thick-coat\"]),", "passives: []),", "a Starter card names 1"),
        (
            "enemies.ron",
            "MostTokens(\"writ\")",
            "MostTokens(\"wirt\")",
            "enemies.ron:4:26: error: there is no token `wirt` (did you mean `writ`?)",
        ),
        (
            "bossdecks/miller.ron",
            "ability: \"served\"",
            "ability: \"serve\"",
            "there is no ability `serve` (did you mean `served`?)",
        ),
        (
            "bossdecks/miller.ron",
            "(who: Code(\"MH\"))",
            "(who: Code(\"MM\"))",
            "there is no enemy with the code `MM`",
        ),
        // Amounts and ranges.
        (
            cards,
            "dice: \"2 red\", target: (who: Enemy, range: (2, 3))",
            "dice: \"2 red\", target: (who: Enemy, range: (3, 2))",
            "`3-2` is no range",
        ),
        (
            cards,
            "[BasicAttack(plus: 1)]",
            "[BasicAttack(plus: \"1 per heros\")]",
            "`heros` counts nothing known",
        ),
        (cards, "[BasicAttack(plus: 1)]", "[BasicAttack(plus: \"30 red\")]", "30 dice; at most 20"),
        (
            "enemies.ron",
            "\"14 / 18 / 22\"",
            "\"14 / 18\"",
            "one value, or three for 3, 4 and 5 heroes",
        ),
        // Verbs where they make no sense.
        (
            cards,
            "ways: [[Heal(\"1 blue + 1\")]]",
            "ways: [[Reduce(1)]]",
            "there is no attack to change",
        ),
        (
            cards,
            "ways: [[Heal(\"1 blue + 1\")]]",
            "ways: [[Plus(1)]]",
            "there is no roll to change",
        ),
        (
            cards,
            "ways: [[Heal(\"1 blue + 1\")]]",
            "ways: [[Lasting(until: AttackEnd, rules: [(on: Changed(of: (who: Self)), does: [Plus(1)])])]]",
            "there is no roll to change: dice verbs follow Declared, Rolled or HealRolled",
        ),
        (
            cards,
            "ways: [[Heal(\"1 blue + 1\")]]",
            "ways: [[Gold(1)]]",
            "this verb is one of the story",
        ),
        (cards, "ways: [[Heal(\"1 blue + 1\")]]", "ways: [[Win]]", "ends or judges an encounter"),
        (cards, "does: [Gold(1), RemoveThis]", "does: [Draw(1)]", "this verb needs a board"),
        (
            cards,
            "ways: [[Heal(\"1 blue + 1\")]]",
            "ways: [[Harm(1, (who: Enemy))]]",
            "how far away? `range` is missing for Enemy",
        ),
        // Kinds of cards.
        (
            cards,
            "keywords: [Response, Remove],",
            "keywords: [Remove],",
            "an event is named, but the card is no Response",
        ),
        (
            cards,
            "kind: Weapon, found_in: \"2\"",
            "kind: Weapon",
            "equipment without a banner names its encounter",
        ),
        (
            cards,
            "kind: Weapon, found_in: \"2\"",
            "kind: Weapon, found_in: \"1\"",
            "chapter `1` is no encounter",
        ),
        (
            cards,
            "kind: Gold, copies: 8",
            "kind: Item, copies: 8",
            "a pack has one card of kind Gold",
        ),
        // Maps.
        (
            chapters,
            "\"#ss..~.....#\"",
            "\"#ss..~..?..#\"",
            "chapters/all.ron:11:26: error: '?' is not in the legend",
        ),
        (
            chapters,
            "\"#ss..~...M.#\"",
            "\"#ss..~...M.##\"",
            "the first row has 12 letters, this one more",
        ),
        (
            chapters,
            "'M': Enemy(\"BM\")",
            "'M': Enemy(\"BX\")",
            "there is no enemy with the code `BX`",
        ),
        (chapters, "'~': \"race\"", "'~': \"rase\"", "no terrain is called \"rase\""),
        (chapters, "'s': Start", "'s': Sart", "Sart"),
        (
            chapters,
            "'s': Start",
            "'s': On(\"stone-wall\", Start)",
            "nobody can stand on `stone-wall`",
        ),
        // Chapters and their graph.
        (chapters, "goto: \"2\")]", "goto: \"4\")]", "there is no chapter `4`"),
        (
            chapters,
            "does: [Count(\"weight\")], goto: \"2\"",
            "does: [Count(\"weight\")]",
            "a result leads on",
        ),
        (
            chapters,
            "main: (text: \"Defeat the Miller\", when: Gone(Boss))",
            "main: (text: \"Defeat the Miller\")",
            "nothing wins this encounter",
        ),
        (
            "pack.ron",
            "levels: (1, 1)",
            "levels: (2, 3)",
            "a path gives 1 levels; the pack states 2 to 3 (by 1 > 2 > 3)",
        ),
        (
            "pack.ron",
            "id: \"pack\"",
            "id: \"mill\"",
            "the pack is `mill`, but its folder is `pack`",
        ),
        (
            "pack.ron",
            "family: \"tactics\"",
            "family: \"tactic\"",
            "the family of games `tactic` is not known (did you mean `tactics`?)",
        ),
    ];
    let mut wrong = String::new();
    for (file, from, to, expected) in cases {
        let told = told(file, from, to);
        if !told.contains(expected) {
            writeln!(wrong, "{to}\n  expected: {expected}\n  told: {told}").unwrap();
        }
        for problem in told.lines().filter(|l| l.contains(": error: ")) {
            // What follows from it is told where it is seen.
            let itself = problem.contains(expected);
            if let Some(why) = misplaced(problem, file, from, to, itself) {
                writeln!(wrong, "{to}\n  {why}: {problem}").unwrap();
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Returns why the place at the head of a problem is none: it has no file, line and column, there is no such
/// letter, or the mistake itself is told of a line after it.
fn misplaced(
    problem: &str,
    file: &str,
    from: &str,
    to: &str,
    itself: bool,
) -> Option<&'static str> {
    let (place, _) = problem.split_once(": error: ")?;
    let mut parts = place.rsplitn(3, ':');
    let mut number = || parts.next().and_then(|n| n.parse::<usize>().ok());
    let (Some(column), Some(line)) = (number(), number()) else { return Some("no place") };
    let told = parts.next().unwrap_or_default();
    let whole = source();
    let Some((_, text)) = whole.files.iter().find(|(path, _)| path == told) else {
        return Some("no such file");
    };
    let changed = if told == file { text.replace(from, to) } else { text.clone() };
    let Some(letters) = changed.lines().nth(line.wrapping_sub(1)).map(|l| l.chars().count()) else {
        return Some("no such line");
    };
    if !(1..=letters + 1).contains(&column) {
        return Some("no such column");
    }
    let mistake = text.find(from).map(|at| text[..at].lines().count().max(1));
    (itself && told == file && mistake.is_some_and(|mistake| line > mistake))
        .then_some("after the mistake")
}

/// Reads a pack whose chapters are others.
fn with_chapters(chapters: &str, head: &[(&str, &str)]) -> String {
    let mut source = source();
    for (path, text) in &mut source.files {
        match path.as_str() {
            "chapters/all.ron" => *text = chapters.to_owned(),
            "pack.ron" => {
                *text = text.replace("paths: (levels: (1, 1), encounters: (1, 1)),", "");
                head.iter().for_each(|(from, to)| *text = text.replace(from, to));
            }
            "cards.ron" => {
                *text = text
                    .replace("kind: Weapon, found_in: \"2\"", "kind: Weapon, banner: Market")
                    .replace("kind: Armor, found_in: \"2\"", "kind: Armor, banner: Market")
            }
            _ => {}
        }
    }
    let (_, problems) = examine(&source);
    problems.iter().map(|p| format!("{}\n", p.message)).collect()
}

/// Writes a chapter with its choices.
fn story(id: &str, number: u16, choices: &str) -> String {
    format!(
        "(id: \"{id}\", number: {number}, kind: Story, name: \"S\", text: \"T\", choices: [{choices}]),\n"
    )
}

/// The graph of chapters is checked, and a mistake names the path.
#[test]
fn the_graph_is_checked_along_its_paths() {
    let end = "(id: \"end\", number: 99, kind: Ending, name: \"E\", text: \"T\"),\n";
    let go = |to: &str| format!("(label: \"L\", goto: \"{to}\"),");
    let pack = |stories: &[String]| format!("[{}{end}]", stories.concat());
    let good = pack(&[story("1", 1, &go("2")), story("2", 2, &go("end"))]);
    assert_eq!(with_chapters(&good, &[]), "");
    // A chapter that nothing leads to.
    let lost = pack(&[story("1", 1, &go("end")), story("2", 2, &go("end"))]);
    assert_eq!(with_chapters(&lost, &[]), "chapter `2` cannot be reached\n");
    // A round without an ending.
    let round = pack(&[
        story("1", 1, &(go("2") + &go("end"))),
        story("2", 2, &go("3")),
        story("3", 3, &go("2")),
    ]);
    let told = with_chapters(&round, &[]);
    assert!(told.contains("from chapter `2` no ending can be reached (by 1 > 2)"), "{told}");
    // A flag that is asked for before it is set.
    let asks = "(label: \"L\", only_if: Flag(\"miller-spared\"), goto: \"end\"),";
    let sets = "(label: \"L\", does: [Flag(\"miller-spared\")], goto: \"end\"),";
    let early = pack(&[story("1", 1, &(asks.to_owned() + &go("2"))), story("2", 2, sets)]);
    let told = with_chapters(&early, &[]);
    assert!(
        told.contains("asks for the flag `miller-spared`, which no path to it sets (by 1)"),
        "{told}"
    );
    // A chapter that may have no way on: the flag is set on one path only.
    let one = "(label: \"L\", does: [Flag(\"miller-spared\")], goto: \"2\"),";
    let stuck = pack(&[story("1", 1, &(one.to_owned() + &go("2"))), story("2", 2, asks)]);
    let told = with_chapters(&stuck, &[]);
    assert!(told.contains("chapter `2` may have no way on"), "{told}");
    // A choice that must be paid is no way on for sure.
    let dear = "(label: \"L\", only_if: Gold(1), cost: [Gold(\"-1\")], goto: \"end\"),";
    let told = with_chapters(&pack(&[story("1", 1, dear)]), &[]);
    assert!(told.contains("one choice must be open without condition or cost"), "{told}");
    // A hub: two valleys, each once, then on; visited chapters are remembered.
    let valley = |id: &str| {
        format!("(label: \"L\", only_if: Not(Visited(\"{id}\")), does: [], goto: \"{id}\"),")
    };
    let on = "(label: \"L\", goto: \"end\"),";
    let hub = pack(&[
        story("1", 1, &(valley("2") + &valley("3") + on)),
        story("2", 2, "(label: \"L\", does: [LevelUp], goto: \"1\"),"),
        story("3", 3, "(label: \"L\", does: [LevelUp], goto: \"1\"),"),
    ]);
    let paths = |levels: &str| {
        with_chapters(
            &hub,
            &[(
                "first: \"1\",",
                &format!("first: \"1\", paths: (levels: {levels}, encounters: (0, 0)),"),
            )],
        )
    };
    assert_eq!(paths("(0, 2)"), "");
    let told = paths("(0, 1)");
    assert!(
        told.contains(
            "a path gives 2 levels so far; the pack states 0 to 1 (by 1 > 2 > 1 > 3 > 1)"
        ),
        "{told}"
    );
    // A chapter that gives levels again and again.
    let mill =
        pack(&[story("1", 1, &(go("end") + "(label: \"L\", does: [LevelUp], goto: \"1\"),"))]);
    let told = with_chapters(
        &mill,
        &[("first: \"1\",", "first: \"1\", paths: (levels: (0, 10), encounters: (0, 0)),")],
    );
    assert!(told.contains("a path gives 11 levels so far"), "{told}");
}

/// Deep, long and large texts are refused, not followed.
#[test]
fn hostile_packs_are_refused_within_bounds() {
    let way = "ways: [[Heal(\"1 blue + 1\")]]";
    let put = |effect: &str| told("cards.ron", way, &format!("ways: [[{effect}]]"));
    let nested = |n: usize| format!("{}Draw(1){}", "May([".repeat(n), "])".repeat(n));
    assert_eq!(put(&nested(10)), "");
    assert!(put(&nested(20)).contains("nests deeper than 16"));
    assert!(put(&nested(2000)).contains("brackets nest deeper than"));
    let conds = |n: usize| format!("If({}Hurt{}, [Draw(1)])", "Not(".repeat(n), ")".repeat(n));
    assert!(put(&conds(30)).contains("nests deeper than 16"));
    assert!(put(&"Draw(1),".repeat(200)).contains("200 in one list; at most 100"));
    assert!(put("Heal(\"999 red\")").contains("numbers of an amount go from 0 to 199"));
    assert!(put(&format!("Heal(\"{}1\")", "1 + ".repeat(40))).contains("at most 8 terms"));
    assert!(
        put(&format!("Heal(\"token {} on it\")", "x".repeat(5000)))
            .contains("counts nothing known")
    );
    assert!(put("Activate(who: Boss, does: [Activate(who: Boss, does: [Draw(1)])])").is_empty());
    let wide = format!("\"{}\"", ".".repeat(300));
    assert!(told("chapters/all.ron", "\"#ss..~.....#\"", &wide).contains("letters"));
    assert!(told("levels.ron", "hp: 13", "hp: 1300").contains("levels.ron:2:"));
    let copies = told("bossdecks/miller.ron", "copies: 1", "copies: 200");
    assert!(copies.contains("a boss deck has 1 to 40 cards"), "{copies}");
}

/// Whatever letters are lost, doubled or exchanged, a pack is read or refused, and nothing panics.
#[test]
fn torn_packs_are_read_or_refused() {
    let mut chance = Chance(41);
    let whole = source();
    let (mut read, mut refused) = (0, 0);
    for _ in 0..600 {
        let mut torn = whole.clone();
        let at = usize::from(chance.below(torn.files.len() as u8));
        let letters: Vec<char> = torn.files[at].1.chars().collect();
        let place = |chance: &mut Chance| {
            (usize::from(chance.below(255)) * 256 + usize::from(chance.below(255))) % letters.len()
        };
        let (from, to) = (place(&mut chance), place(&mut chance));
        let mut other = letters.clone();
        match chance.below(4) {
            0 => drop(other.remove(from)),
            1 => other.insert(from, letters[to]),
            2 => other[from] = letters[to],
            _ => drop(other.drain(from.min(to)..(from.min(to) + 40).min(letters.len()))),
        }
        torn.files[at].1 = other.into_iter().collect();
        match load_source(&torn) {
            Ok(_) => read += 1,
            Err(problems) => {
                assert!(!problems.is_empty());
                refused += 1;
            }
        }
    }
    assert!(read > 20 && refused > 200, "{read} read, {refused} refused");
}
