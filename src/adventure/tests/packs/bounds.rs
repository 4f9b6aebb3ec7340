//! Packs that ask for more than any table has: numbers at their limits, lists without end, files full
//! of mistakes. Each is refused with its place, or played without anything overflowing, and none takes
//! long.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use adventure::cards::content::Content;
use adventure::cards::load::{examine, load_source};
use adventure::cards::source::Source;
use adventure::sim::bots::Whim;
use adventure::sim::playouts::check::Checks;
use adventure::sim::playouts::{Party, SimOptions, run};
use kernel::content::problem::{MOST, Problem};

use super::{lines, with};

/// What nothing takes longer than, in a build without optimization on a busy machine.
pub const LONGEST: Duration = Duration::from_secs(10);

/// Numbers at the limits of everything that numbers are kept in.
pub const EDGES: [&str; 16] = [
    "0",
    "1",
    "-1",
    "20",
    "21",
    "99",
    "127",
    "-128",
    "255",
    "256",
    "65535",
    "2147483647",
    "-2147483648",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
];

pub fn told(source: &Source) -> (Option<Content>, Vec<Problem>, Duration) {
    let began = Instant::now();
    let (content, problems) = examine(source);
    (content, problems, began.elapsed())
}

/// Plays a few random games of the first scenario and finds nothing broken.
fn play(content: Content, what: &str) {
    let content = Arc::new(content);
    let scenario = content.scenarios[0].id.clone();
    let options = SimOptions {
        party: Party::Any(1),
        games: 2,
        checks: Checks { every_option: 40, conserve: true, undo: true },
        ..SimOptions::new(content, scenario)
    };
    // A pack may be too small to be played, but nothing breaks.
    if let Ok(report) = run(&options) {
        assert!(report.clean(), "{what}: {:#?}", report.troubles);
    }
}

/// Where numbers stand in a text, those within names left out.
pub fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let bytes = text.as_bytes();
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at].is_ascii_digit() {
            let end = at + bytes[at..].iter().take_while(|b| b.is_ascii_digit()).count();
            let dice = at > 0 && bytes[at - 1] == b'd' && at > 1 && bytes[at - 2].is_ascii_digit();
            let alone = at == 0 || (!word(bytes[at - 1]) && bytes[at - 1] != b'-') || dice;
            if alone {
                found.push(at..end);
            }
            at = end;
        } else {
            at += 1;
        }
    }
    found
}

/// Any number of a pack that ships at a limit: it is refused with its place, or can be played.
#[test]
fn any_number_may_be_at_its_limit() {
    let mut whim = Whim::new(14);
    let mut played = 0;
    for n in 0..160 {
        let pack = if n % 2 == 0 { "lamplighters" } else { "glass-caravan" };
        let mut source = Source::builtin(pack).expect("it ships");
        source.files.retain(|(name, _)| name.ends_with(".ron"));
        let (at, edge) = (whim.below(source.files.len()), EDGES[whim.below(EDGES.len())]);
        let (name, text) = &mut source.files[at];
        let all = numbers(text);
        if all.is_empty() {
            continue;
        }
        let range = all[whim.below(all.len())].clone();
        let what = format!("{pack}/{name}, byte {}: {edge}", range.start);
        text.replace_range(range, edge);
        let (content, problems, took) = told(&source);
        assert!(took < LONGEST, "{what}: {took:?}");
        for problem in &problems {
            assert!(
                problem.file.starts_with("campaigns/") && problem.line > 0,
                "{what}: {problem}"
            );
        }
        if let (Some(content), true) = (content, load_source(&source).is_ok()) {
            played += 1;
            play(content, &what);
        }
    }
    assert!(played > 20, "only {played} could be played");
}

/// Everything that can be asked for more than once, more often than any number holds.
#[test]
fn what_a_pack_asks_for_is_bounded_with_its_place() {
    let many = |what: &str, n: usize| vec![what; n].join(", ");
    let c = "cards/all.ron";
    let table: [(&str, &str, String, &str); 15] = [
        (c, "\"1d4\"", "\"21d4\"".into(), "1 to 20 dice"),
        (c, "\"1d4\"", format!("\"{}\"", vec!["20d12"; 13].join("+")), "260 dice; at most 20"),
        (c, "\"1d4\"", "\"2147483647+2147483647\"".into(), "numbers go from -99 to 99"),
        (c, "\"1d4\"", "\"-2147483648-2147483648\"".into(), "numbers go from -99 to 99"),
        (c, "\"1d4\"", format!("\"{}\"", ["heroes"; 9].join("+")), "at most 8 things"),
        (
            c,
            "[Explore]",
            "[Damage(amount: -9223372036854775808, kind: \"Fire\")]".into(),
            "-99 to 99",
        ),
        (c, "[Explore]", format!("[{}]", many("Explore", 101)), "101 in one list"),
        (c, "[Explore]", "[SkillDice(200)]".into(), "200 is too many; at most 20"),
        (c, "[Explore]", "[EachDie(-128)]".into(), "-128 is too many; at most 20"),
        (
            c,
            "copies: 9",
            format!("copies: 9, rules: [{}]", many("(on: Setup, does: [Win])", 256)),
            "256 in one list",
        ),
        (
            c,
            "copies: 9",
            format!("copies: 9, standing: [{}]", many("(change: CannotMove)", 256)),
            "256 in one list",
        ),
        (
            c,
            "copies: 9",
            format!("copies: 9, traits: [{}]", many("\"A\"", 5000)),
            "5000 in one list",
        ),
        (
            c,
            "copies: 9",
            "copies: 9, standing: [(change: HandSize(127))]".into(),
            "127 is too many",
        ),
        (
            "locations.ron",
            "[Check(\"Wisdom 6\")]",
            format!("[{}]", many("Automatic", 300)),
            "300 in one list",
        ),
        ("scenarios.ron", "[\"boss\"]", format!("[{}]", many("\"boss\"", 300)), "300 in one list"),
    ];
    let mut wrong = Vec::new();
    for (file, from, to, want) in &table {
        let (_, problems, took) = told(&with(file, from, to));
        let found = problems.iter().find(|p| p.message.contains(want));
        let placed = found.is_some_and(|p| p.file.ends_with(file) && p.column > 1);
        if !placed || took > LONGEST {
            wrong.push(format!("{want}: {took:?} {:?}", lines(&problems)));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Cards, a location, the scenario, its adventure and the path each ask for as much as they may: what
/// they come to together overflows nothing, whatever is played.
#[test]
fn many_that_are_legal_each_overflow_nothing_together() {
    let many = |what: &str| vec![what; 100].join(", ");
    let heaps = [
        "(change: Bonus(\"20d12+99\"))",
        "(change: EachDie(20))",
        "(change: EachDie(-20))",
        "(change: Difficulty(99))",
        "(change: HandSize(20))",
        "(change: HandSize(-20))",
        "(change: DamagePlus(\"20d12+99\"))",
        "(change: Reroll(One))",
    ];
    for standing in heaps {
        let heap = format!("standing: [{}]", many(standing));
        let story = format!("story: ({heap})");
        let mut source = with("scenarios.ron", "id: \"s\",", &format!("id: \"s\", {heap},"));
        put(&mut source, "adventures.ron", "id: \"a\",", &format!("id: \"a\", {story},"));
        put(&mut source, "pack.ron", "id: \"p\",", &format!("id: \"p\", {story},"));
        put(&mut source, "locations.ron", "id: \"quay\",", &format!("id: \"quay\", {heap},"));
        let content = load_source(&source).unwrap_or_else(|p| panic!("{:?}", lines(&p)));
        play(content, standing);
    }
    // More rules on one event than a byte counts.
    for event in ["TurnStart", "Setup", "Enter", "Before()", "TurnEnd"] {
        let heap = format!(
            "rules: [{}]",
            many(&format!("(on: {event}, whose: Any, does: [Goes(HereBottom)])"))
        );
        let heap = if event.starts_with("Before") {
            heap
        } else {
            heap.replace("Goes(HereBottom)", "Shuffle(Here)")
        };
        let story = format!("story: ({heap})");
        let mut source = with("scenarios.ron", "id: \"s\",", &format!("id: \"s\", {heap},"));
        put(&mut source, "adventures.ron", "id: \"a\",", &format!("id: \"a\", {story},"));
        put(&mut source, "pack.ron", "id: \"p\",", &format!("id: \"p\", {story},"));
        match load_source(&source) {
            Ok(content) => play(content, event),
            Err(problems) => panic!("{event}: {:?}", lines(&problems)),
        }
    }
}

fn put(source: &mut Source, file: &str, from: &str, to: &str) {
    let (_, text) = source.files.iter_mut().find(|(name, _)| name == file).expect("it is there");
    assert!(text.contains(from), "{file}: {from}");
    *text = text.replacen(from, to, 1);
}

/// Files of some MiB, full of whatever takes longest: none takes long, and no more is told than
/// anybody reads.
#[test]
fn files_full_of_mistakes_take_no_longer_than_others() {
    let c = "cards/all.ron";
    let big = 3_000_000;
    let of = |piece: &str| piece.repeat(big / piece.len());
    let numbered = |n: usize, line: &dyn Fn(usize) -> String| {
        (0..n).fold(String::new(), |mut all, i| {
            let _ = writeln!(all, "{}", line(i));
            all
        })
    };
    let cards = |line: &dyn Fn(usize) -> String| format!("[{}]", numbered(4900, line));
    let nested = |open: &str, inner: &str, close: &str| {
        format!("[{}{inner}{}]", open.repeat(45), close.repeat(45))
    };
    let files: Vec<(&str, String)> = vec![
        (c, format!("[{}]", of("(id: \"a\"),\n"))),
        (c, format!("[{}]", of("(id: \"a\"),"))),
        (c, format!("[{}]", of("1,"))),
        (c, of("[")),
        (c, of("(")),
        (c, of("{")),
        (c, format!("[{}", of("Some("))),
        (c, format!("[(powers: [(does: [{}", of("May(["))),
        (c, format!("[(powers: [(only_if: {}", of("Not("))),
        (c, nested("(", &of("1,"), ")")),
        (c, nested("[", &of("(1),"), "]")),
        (c, nested("Add(", &of("x"), ")")),
        (c, of("/*")),
        (c, of("//\n")),
        (c, of("r#\"")),
        (c, of("'")),
        (c, format!("[\"{}", of("a"))),
        (c, of("\u{1b}")),
        (c, cards(&|i| format!("(id: \"A{i}\", name: \"K\", kind: Item, check: \"Melee 5\"),"))),
        (
            c,
            cards(&|i| {
                format!(
                    "(id: \"a{i}\", name: \"K\", kind: Item, check: \"Melee 5\", traits: [\"Tr{i}\"], \
                 powers: [(do: Reveal, when: Evade(traits: [\"No{i}\"], ids: [\"b{i}\"]), does: \
                 [Add(1), Summon(what: Named(\"c{i}\"))])]),"
                )
            }),
        ),
        ("lang/de.ftl", numbered(100_000, &|i| format!("card-knive{i} = Messer"))),
        ("lang/de.ftl", numbered(100_000, &|_| "card-knife = Messer".into())),
        ("lang/de.ftl", numbered(500_000, &|_| "???".into())),
        ("lang/de.ftl", format!("card-knife = x\n{}", of("    .gender = q\n"))),
        ("lang/de.ftl", format!("card-knife = x\n{}", of("    .a = b\n"))),
        ("lang/de.ftl", format!("card-knife = {}", of("{"))),
        ("lang/de.ftl", format!("card-knife = {}", of("{ F(\"}\", "))),
        ("lang/de.ftl", format!("card-knife = {}", of("{\n"))),
        ("lang/de.ftl", numbered(50_000, &|i| format!("card-a{i} = {{card-a{}}}", i + 1))),
        (
            "lang/de.ftl",
            numbered(50, &|i| format!("card-a{i} = {{card-a{j}}}{{card-a{j}}}", j = i + 1)),
        ),
        ("lang/de.ftl", of("\u{202e}")),
        ("nothing.ron", of("[")),
    ];
    for (n, (file, text)) in files.into_iter().enumerate() {
        let mut source = with("", "", "");
        source.files.retain(|(name, _)| name != file);
        source.files.push((file.to_owned(), text));
        source.files.sort();
        let (_, problems, took) = told(&source);
        assert!(took < LONGEST, "{n}, {file}: {took:?}");
        assert!(!problems.is_empty(), "{n}, {file}: nothing is wrong with it");
        assert!(problems.len() <= 2 * MOST + 2, "{n}, {file}: {} are told", problems.len());
        if problems.len() >= MOST {
            let last = problems.last().map(|p| p.message.as_str()).unwrap_or_default();
            assert!(last.starts_with("more than 200"), "{n}, {file}: {last}");
        }
    }
}

/// A pack with ever so many traits of its own leaves room for those of others.
#[test]
fn one_pack_does_not_use_up_all_traits() {
    for round in 0..4 {
        let traits: Vec<String> = (0..1200).map(|i| format!("\"t{round}x{i}\"")).collect();
        let cards: String = traits
            .chunks(90)
            .enumerate()
            .map(|(i, t)| {
                format!("(id: \"c{i}\", name: \"C\", kind: Monster, traits: [{}]),\n", t.join(","))
            })
            .collect();
        let (content, problems, _) =
            told(&with("cards/all.ron", "(id: \"crab\"", &format!("{cards}(id: \"crab\"")));
        assert!(content.is_none());
        assert!(problems.iter().any(|p| p.message.contains("more than 1000 new traits")));
    }
    assert!(
        load_source(&with("cards/all.ron", "[\"Basic\"]", "[\"Basic\", \"Quite New\"]")).is_ok()
    );
}

/// What cannot be seen has no place in a pack: control characters, letters that turn the direction.
#[test]
fn letters_that_cannot_be_seen_are_mistakes() {
    let c = "cards/all.ron";
    for (file, from, to) in [
        (c, "\"Knife\"", "\"Kn\u{1b}[31mife\"".to_owned()),
        (c, "\"Knife\"", "\"Kn\\u{1b}[31mife\"".to_owned()),
        (c, "\"Knife\"", "\"Kn\\u{9b}ife\"".to_owned()),
        (c, "\"Knife\"", "\"Kn\\nife\"".to_owned()),
        (c, "\"Knife\"", "\"Kn\\u{202e}ife\"".to_owned()),
        (c, "\"Knife\"", "\"Knife\", flavour: \"a\\u{7}\"".to_owned()),
        (
            c,
            "[\"Basic\"], check: \"Melee 5\"",
            "[\"Basic\", \"B\\u{200b}\"], check: \"Melee 5\"".to_owned(),
        ),
        ("pack.ron", "\"me\"", "\"m\\u{1b}e\"".to_owned()),
        ("heroes.ron", "\"Ann\"", "\"A\\u{85}nn\"".to_owned()),
        ("scenarios.ron", "\"S\"", "\"S\", opening: \"\\u{1b}]0;x\"".to_owned()),
    ] {
        let errors = load_source(&with(file, from, &to)).err().unwrap_or_default();
        let found = errors.iter().any(|p| p.message.contains("cannot be seen"));
        assert!(found, "{to:?}: {:?}", lines(&errors));
        assert!(lines(&errors).iter().all(|l| l.chars().all(|c| !c.is_control())), "{to:?}");
    }
    let two = with(c, "\"Knife\"", "\"Knife\", flavour: \"One line.\\nAnother.\"");
    assert!(load_source(&two).is_ok());
}
