//! The tactics family at the program's own tables.

use std::path::Path;

use super::talk::Sandbox;

/// At the text table `why` tells why an enemy would do what it does, and of anything else what is refused
/// (AT-BOSS-06).
#[test]
fn why_tells_of_enemies_and_of_what_is_refused() {
    let file = "assets/vignettes/tactics/told/the-board.ron";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let file = file.to_str().expect("a path of letters");
    let play = ["play", "--text", "--vignette", file];
    let said = Sandbox::new().typed(&play, "why gm1\nwhy use\nwhy nothing-of-it\nq\n");
    assert!(said.contains("It goes for") && said.contains("(AT-BOSS-06)"), "{said}");
    assert!(said.contains("Nothing with “nothing-of-it” is refused here."), "{said}");
}

/// `sim` takes a company from a campaign's folder, from its record and from a backup of it; campaigns of
/// other packs and families, and what is none, are told apart.
#[test]
fn sim_takes_the_company_of_a_campaign() {
    let sandbox = Sandbox::new();
    let party = "nan:bearer,odger:poacher,maud:ringer";
    let new = ["new", "--content", "heavy-king", "--party", party, "--name", "K", "--seed", "3"];
    let out = sandbox.run(&new);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let dir = String::from_utf8_lossy(&out.stdout).trim().to_owned();
    fn sim(company: &str) -> [&str; 13] {
        let chapter = "nobody-passes-free";
        let head = ["sim", "--content", "heavy-king", "--scenario", chapter, "--party", "any:3"];
        let tail = ["--games", "2", "--bot", "careful", "--company", company];
        [&head[..], &tail[..]].concat().try_into().expect("13 words")
    }
    let record = format!("{dir}/campaign.ron");
    let said = [&dir, &record].map(|from| {
        let said = sandbox.typed(&sim(from), "");
        said.lines().next().unwrap_or_default().to_owned()
    });
    assert!(said[0].starts_with("2 games: ") && said[0] == said[1], "{said:?}");

    let text = std::fs::read_to_string(&record).expect("it is written");
    let other = sandbox.dir.path().join("other.ron");
    let pack =
        text.split_once('\n').expect("a first line").1.replace("\"heavy-king\"", "\"light\"");
    std::fs::write(&other, pack).expect("it can be written");
    let other = other.to_string_lossy();
    let wrong = sandbox.complaint(&sim(&other), 2);
    assert!(wrong.contains("of the pack `light`"), "{wrong}");
    let cards = sandbox.campaign();
    let wrong = sandbox.complaint(&sim(&cards.to_string_lossy()), 2);
    assert!(wrong.contains("“adventure”"), "{wrong}");
    let wrong = sandbox.complaint(&sim(&sandbox.dir.path().to_string_lossy()), 2);
    assert!(wrong.contains("campaign.ron"), "{wrong}");
}

/// A story is neither won nor lost where the points are told to which a campaign can go back.
#[test]
fn a_story_is_neither_won_nor_lost() {
    let sandbox = Sandbox::new();
    let party = "nan:bearer,odger:poacher,maud:ringer";
    let new = ["new", "--content", "heavy-king", "--party", party, "--name", "K", "--seed", "3"];
    let out = sandbox.run(&new);
    let dir = String::from_utf8_lossy(&out.stdout).trim().to_owned();
    let mut lines = "1\n".repeat(40);
    lines.push_str("q\n");
    sandbox.typed(&["play", "--text", "--campaign", &dir], &lines);
    let said = sandbox.typed(&["restore", "--campaign", &dir], "");
    assert!(said.contains("0 won, 0 lost"), "{said}");
}
