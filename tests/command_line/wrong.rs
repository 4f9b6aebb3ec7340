//! Wrong lines: each is told what is wrong with it, in words that the command line has.

use std::fs;

use serde_json::Value;

use super::talk::Sandbox;

/// Each line is refused in words that name the cause.
#[test]
fn what_is_wrong_is_named() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign().to_string_lossy().into_owned();
    fs::create_dir(sandbox.dir.path().join("folder")).expect("made");
    let new = |more: &[&'static str]| -> Vec<&str> {
        let mut line = vec!["new", "--content", "lamplighters", "--party", "pim", "--name", "x"];
        line.extend(more);
        line
    };
    let quest = ["quest", "--content", "lamplighters", "--tier"];
    let seats = ["seats", "--campaign", &dir, "--players", "Anna,Ben", "--color"];
    let sim = ["sim", "--content", "lamplighters", "--scenario", "the-false-light", "--party"];
    let table: Vec<(Vec<&str>, &str)> = vec![
        ([&quest[..], &["7"]].concat(), "7 is not in 0..=6"),
        ([&quest[..], &["256"]].concat(), "256 is not in 0..=6"),
        (new(&["--hours", "128"]), "128 is not in -15..=30"),
        (new(&["--harder", "9"]), "'--harder <N>': 9 is not in -3..=3"),
        (new(&["--extra-cards", "9"]), "'--extra-cards <N>': 9 is not in 0..=3"),
        (new(&["--players", "Anna,Ben"]), "2 players are named for 1 hero"),
        (
            vec!["new", "--content", "lamplighters/", "--party", "pim", "--name", "x"],
            "no pack of that name: `lamplighters/` (did you mean `lamplighters`?)",
        ),
        (
            vec!["new", "--content", "", "--party", "pim", "--name", "x"],
            "no pack of that name: `` (there are: lamplighters",
        ),
        (
            [&seats[..], &["Nobody=1"]].concat(),
            "nobody here is called “Nobody”; there are Anna, Ben",
        ),
        ([&seats[..], &["Anna=7"]].concat(), "colors are numbers from 1 to 6"),
        ([&seats[..], &["Anna"]].concat(), "give a name and a number, such as Anna=3"),
        (
            vec!["update", "--campaign", &dir, "--content", "glass-caravan"],
            "“glass-caravan” is not the content pack of this campaign, “lamplighters”",
        ),
        (
            vec!["replay", "--campaign", &dir, "--journal", "99"],
            "099.jsonl: there is no such journal",
        ),
        (
            vec!["replay", "--campaign", &dir, "--journal", "99", "--text"],
            "099.jsonl: there is no such journal",
        ),
        (
            vec!["restore", "--campaign", &dir, "--to", "0"],
            "has no generation 0; the numbers of its generations: 1",
        ),
        ([&sim[..], &["pim,pim"]].concat(), "`pim` is named twice"),
        (vec!["replay", "x.jsonl", "--at", "9"], "--text"),
        (
            vec!["report", "--campaign", &dir, "--out", "r.tgz", "--picture", "campaigns"],
            "campaigns",
        ),
    ];
    for (line, wanted) in table {
        let said = sandbox.complaint(&line, 2);
        assert!(said.contains(wanted), "{line:?}: {said}");
        assert!(!said.contains(":1:1:"), "{line:?}: {said}");
    }
    for out in ["folder", "/dev/full", "/dev/stdout"] {
        for what in ["export", "report", "chronicle"] {
            let said = sandbox.complaint(&[what, "--campaign", &dir, "--out", out], 2);
            assert!(said.contains("name another file"), "{what} {out}: {said}");
        }
    }
}

/// A report takes pictures, and nothing else that could hold a name.
#[test]
fn a_report_takes_only_a_picture() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let text = dir.to_string_lossy().into_owned();
    let report = |picture: &str| {
        let line = ["report", "--campaign", &text, "--out", "r.tgz", "--picture", picture];
        sandbox.run(&line)
    };
    let record = dir.join("campaign.ron").to_string_lossy().into_owned();
    let empty = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\0";
    fs::write(sandbox.dir.path().join("empty.png"), empty).expect("written");
    for picture in [record.as_str(), "empty.png"] {
        let out = report(picture);
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(2), "{said}");
        assert!(said.contains("is not a PNG picture"), "{said}");
        assert!(!sandbox.dir.path().join("r.tgz").exists());
    }
    let png = image::RgbaImage::new(2, 2);
    png.save(sandbox.dir.path().join("real.png")).expect("written");
    assert!(report("real.png").status.success());
}

/// A scenario that does not exist is refused before anything between two games is decided.
#[test]
fn an_unknown_scenario_is_refused_at_once() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let mut talk = sandbox.talk(&dir);
    let first = talk.hear();
    assert_eq!(talk.play(first, 5000)["type"], "over");
    talk.child.wait().expect("it ended");
    let text = dir.to_string_lossy().into_owned();
    let journal = dir.join("journals/between-001.jsonl");
    let before = fs::read(&journal).ok();
    for scenario in ["nope", "", "quest-99-5"] {
        let line = ["headless", "--campaign", &text, "--scenario", scenario];
        let said = sandbox.complaint(&line, 2);
        assert!(said.contains(scenario) && said.contains("scenario"), "{said}");
        assert_eq!(fs::read(&journal).ok(), before);
    }
}

/// The list of packs is in the language that was asked for.
#[test]
fn packs_are_listed_in_german() {
    let sandbox = Sandbox::new();
    let out = sandbox.run(&["list", "--lang", "de"]);
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    for words in
        ["erste Ausgabe, 598 Karten)", "  Familie: adventure", "Szenarien, für 1 bis 6 Spieler"]
    {
        assert!(said.contains(words), "{words}: {said}");
    }
    let data = sandbox.run(&["list", "--json", "--lang", "de"]);
    let data: Value = serde_json::from_slice(&data.stdout).expect("JSON");
    assert_eq!(data["packs"][0]["edition"], "first");
}

/// No campaign is made within another, and what is not made leaves no folder on its way.
#[test]
fn no_campaign_is_made_where_one_is_or_on_the_way_around() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let text = dir.to_string_lossy().into_owned();
    assert!(sandbox.run(&["export", "--campaign", &text, "--out", "a.tgz"]).status.success());
    let inside = dir.join("b").to_string_lossy().into_owned();
    for (to, why) in
        [(inside.as_str(), "inside a campaign folder"), ("a1/b1/c1/..", "already exists")]
    {
        let new =
            ["new", "--content", "lamplighters", "--party", "pim", "--name", "q", "--dir", to];
        for line in [&new[..], &["import", "a.tgz", "--dir", to]] {
            let said = sandbox.complaint(line, 2);
            assert!(said.contains(why), "{said}");
        }
    }
    assert!(!sandbox.dir.path().join("a1").exists() && !dir.join("b").exists());
}
