//! The program as people and scripts use it: bad input, a headless game, resuming, and damage.

mod commands;
mod folders;
mod killed;
mod odd;
mod past;
#[cfg(target_os = "linux")]
mod setup;
mod tactics;
mod talk;
mod terminal;
mod wrong;

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use talk::Sandbox;

#[test]
fn the_command_line_makes_sense() {
    emberdeck::cli::command(emberdeck::PROGRAM, None).debug_assert();
}

#[test]
fn the_value_of_an_option_is_found_on_the_line() {
    let line = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
    let content = |text: &str| emberdeck::cli::families::value_of(&line(text), "--content");
    assert_eq!(content("sim --content a --games 3"), Some("a".into()));
    assert_eq!(content("sim --games 3 --content=a/b"), Some("a/b".into()));
    assert_eq!(content("sim --contents a"), None);
    assert_eq!(content("sim --content"), None);
}

#[test]
fn wrong_usage_is_one_line_and_status_2() {
    let sandbox = Sandbox::new();
    assert!(sandbox.complaint(&["frobnicate"], 2).contains("frobnicate"));
    assert!(sandbox.complaint(&["new", "--content", "lamplighters"], 2).contains("--party"));
    let new = |party, name| ["new", "--content", "lamplighters", "--party", party, "--name", name];
    assert!(sandbox.complaint(&new("brannik", "x"), 2).contains("did you mean `brannick`?"));
    assert!(sandbox.complaint(&new("pim,pim", "x"), 2).contains("twice"));
    assert!(
        sandbox.complaint(&new("pim", "\u{7}"), 2).contains("no control or invisible characters")
    );
    assert!(sandbox.complaint(&new("pim", " "), 2).contains("1 to 100 letters"));
    let no_pack =
        sandbox.complaint(&["new", "--content", "nowhere", "--party", "a", "--name", "b"], 2);
    assert!(no_pack.contains("nowhere"), "{no_pack}");
    assert!(sandbox.complaint(&["headless"], 2).contains("--campaign"));
    assert!(sandbox.complaint(&["headless", "--campaign", "none"], 2).contains("no campaign"));
    assert!(sandbox.complaint(&["replay", "none.jsonl"], 2).contains("none.jsonl"));
    assert!(sandbox.complaint(&["rules", "qqqqqq"], 1).contains("qqqqqq"));
    assert!(sandbox.run(&["--help"]).status.success());
}

#[test]
fn lists_are_complete() {
    let sandbox = Sandbox::new();
    let out = sandbox.run(&["list", "--json"]);
    assert!(out.status.success());
    let v: Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let pack = &v["packs"][0];
    assert_eq!(pack["id"], "lamplighters");
    assert_eq!(pack["edition"], "first");
    assert!(pack["scenarios"].as_array().is_some_and(|s| s.len() >= 3), "{pack}");
    assert!(pack["heroes"].as_array().is_some_and(|h| h.len() >= 6), "{pack}");
    assert!(pack.get("classes").is_none(), "only some families have them");
    let packs = v["packs"].as_array().expect("a list");
    let king = packs.iter().find(|p| p["id"] == "heavy-king").expect("it ships");
    let count = |list: &str| king[list].as_array().map_or(0, Vec::len);
    assert_eq!((count("heroes"), count("scenarios")), (5, 25));
    assert_eq!((count("classes"), count("chapters")), (23, 57));
    assert_eq!(king["classes"][0]["id"], "bearer");
}

/// The graph of chapters is drawn before what is wrong; a family without one has none.
#[test]
fn the_graph_of_a_pack_is_drawn() {
    let sandbox = Sandbox::new();
    let out = sandbox.run(&["check", "--graph", "heavy-king"]);
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success(), "{text}");
    assert!(text.starts_with("heavy-king: 57 chapters\n"), "{text}");
    assert!(text.contains("  2 E Nobody Passes Free (nobody-passes-free)\n      failure -> 6 "));
    let plain = sandbox.run(&["check", "lamplighters"]);
    assert_eq!(sandbox.run(&["check", "--graph", "lamplighters"]).stdout, plain.stdout);
}

/// A pack says its family, or is of the first; one of a family that nobody knows is refused. A player's
/// packs lie in the folder of packs, or in that of their family within it.
#[test]
fn packs_say_their_family() {
    let sandbox = Sandbox::new();
    let shipped = kernel::content::source::Source::builtin("lamplighters").expect("it ships");
    let pack = |place: &str, family: &str| {
        let dir = sandbox.dir.path().join("packs").join(place);
        for (path, text) in &shipped.files {
            let id = place.rsplit('/').next().unwrap_or(place);
            let head = format!("id: \"{id}\",{family}");
            let text = match path.as_str() {
                "pack.ron" => text.replacen("id: \"lamplighters\",", &head, 1),
                _ => text.clone(),
            };
            let file = dir.join(path);
            fs::create_dir_all(file.parent().expect("a folder")).expect("made");
            fs::write(file, text).expect("written");
        }
    };
    pack("adventure/harbour", " family: \"adventure\",");
    pack("headland", "");
    let out = sandbox.run(&["list", "--json"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let v: Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let packs = v["packs"].as_array().expect("a list");
    let ids: Vec<&str> = packs.iter().filter_map(|p| p["id"].as_str()).collect();
    assert!(ids.ends_with(&["harbour", "headland"]), "{ids:?}");
    let family = |p: &Value| if p["id"] == "heavy-king" { "tactics" } else { "adventure" };
    assert!(packs.iter().all(|p| p["family"] == family(p)), "{packs:?}");
    let out = sandbox.run(&["list"]);
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert_eq!(text.matches("\n  Family: adventure\n").count(), ids.len() - 1, "{text}");
    assert_eq!(text.matches("\n  Family: tactics\n").count(), 1, "{text}");
    let dir = sandbox.dir.path().join("new");
    let dir = dir.to_str().expect("text");
    let new = ["new", "--content", "harbour", "--party", "pim", "--name", "x", "--dir", dir];
    assert!(sandbox.run(&new).status.success());
    pack("skirmish", " family: \"overland\",");
    let said = sandbox.complaint(&["list"], 1);
    let wrong = "pack.ron:3:29: error: the family of games `overland` is not known";
    assert!(said.contains(wrong) && said.contains("(known: adventure, tactics)"), "{said}");
    let new = ["new", "--content", "skirmish", "--party", "pim", "--name", "x"];
    assert!(sandbox.complaint(&new, 2).contains("`overland` is not known"));
    // So is a campaign.
    let record = sandbox.dir.path().join("new/campaign.ron");
    let text = fs::read_to_string(&record).expect("read");
    let (_, text) = text.split_once('\n').expect("a line");
    let other = text.replacen("family: \"adventure\"", "family: \"overland\"", 1);
    fs::write(&record, &other).expect("written");
    fs::write(sandbox.dir.path().join("new/campaign.ron.bak"), &other).expect("written");
    let said = sandbox.complaint(&["headless", "--campaign", dir], 2);
    assert!(said.contains("family of games “overland”"), "{said}");
    assert_eq!(fs::read_to_string(&record).expect("read"), other);
}

#[test]
fn a_rule_is_told_with_what_belongs_to_it() {
    let sandbox = Sandbox::new();
    let out = sandbox.run(&["rules", "check", "48"]);
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success());
    for part in [
        "Attempting a check",
        "\nAC-CHECK-48 (both editions) ",
        "\n  AC-CHECK-49 ",
        "\n  AC-EX-48 ",
        "Shown in these example positions",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let out = sandbox.run(&["rules", "damage", "type"]);
    assert!(String::from_utf8_lossy(&out.stdout).contains("AC-DMG-02"));
}

#[test]
fn a_client_plays_to_the_end() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let mut talk = sandbox.talk(&dir);
    let first = talk.hear();
    let over = talk.play(first, 5000);
    assert_eq!(over["type"], "over", "{over}");
    assert!(over["result"] == "won" || over["result"] == "lost", "{over}");
    let digest = over["digest"].as_str().unwrap_or_default().to_owned();
    assert_eq!(digest.len(), 16);
    assert!(talk.child.wait().expect("it ends").success());
    // The journal is a replay, and ends as the campaign notes.
    let journal = dir.join("journals/001.jsonl");
    let out = sandbox.run(&["replay", &journal.to_string_lossy(), "--verify"]);
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success(), "{said}{}", String::from_utf8_lossy(&out.stderr));
    assert!(said.trim_end().ends_with(&format!("digest {digest}")), "{said}");
    // The next scenario begins with decks that fit the lists.
    let mut talk = sandbox.talk(&dir);
    let mut said = talk.hear();
    for _ in 0..40 {
        if said["type"] != "between" {
            break;
        }
        let options = said["options"].as_array().expect("options");
        let simple = options.iter().find(|o| o["auto"] == true).unwrap_or(&options[0]);
        let (prompt, id) = (said["id"].clone(), simple["id"].clone());
        talk.say(&json!({"type": "choose", "prompt": prompt, "options": [id]}));
        said = talk.hear();
    }
    assert_eq!(said["type"], "settled", "{said}");
    assert_eq!(talk.hear()["type"], "prompt");
    talk.quit();
    assert!(dir.join("journals/002.jsonl").exists());
    assert!(dir.join("journals/between-001.jsonl").exists());
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let mut talk = sandbox.talk(&dir);
    let first = talk.hear();
    let mut prompt = talk.play(first, 20);
    talk.say(&json!({"type": "undo"}));
    prompt = {
        let undone = talk.hear();
        assert_ne!(undone["digest"], prompt["digest"]);
        talk.play(undone, 6)
    };
    talk.child.kill().expect("it runs");
    talk.child.wait().expect("it ends");
    let mut talk = sandbox.talk(&dir);
    let again = talk.hear();
    assert_eq!(again, prompt);
    assert!(talk.notices.is_empty(), "{:?}", talk.notices);
    talk.quit();
}

#[test]
fn bad_requests_change_nothing() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let mut talk = sandbox.talk(&dir);
    let first = talk.hear();
    let prompt = talk.play(first, 4);
    let id = prompt["id"].clone();
    let choose = |prompt: &Value, options: Value| json!({"type": "choose", "prompt": prompt, "options": options});
    talk.raw(b"{");
    assert!(talk.error().contains("not a request"));
    talk.raw(br#"{"type":"undo","really":true}"#);
    assert!(talk.error().contains("really"));
    talk.raw(br#"{"type":"cheat"}"#);
    assert!(talk.error().contains("cheat"));
    talk.raw(b"\xff\xfe");
    assert!(talk.error().contains("UTF-8"));
    talk.raw(&vec![b'x'; 10 << 20]);
    assert!(talk.error().contains("1 MiB"));
    talk.say(&choose(&json!(999_999), json!(["o1"])));
    assert!(talk.error().contains("not open"));
    talk.say(&choose(&id, json!(["o9999"])));
    assert!(talk.error().contains("o9999"));
    talk.say(&choose(&id, json!(["o1", "o1"])));
    assert!(talk.error().contains("twice"));
    talk.say(&choose(&id, json!([])));
    talk.error();
    let refused = prompt["options"].as_array().and_then(|o| o.iter().find(|o| o["legal"] == false));
    if let Some(o) = refused {
        talk.say(&choose(&id, json!([o["id"]])));
        assert!(talk.error().contains(o["rule"].as_str().unwrap_or("?")));
    }
    talk.say(&json!({"type": "state"}));
    let state = talk.hear();
    assert_eq!(state["type"], "state");
    assert_eq!(state["digest"], prompt["digest"]);
    assert!(state["heroes"][0]["deck"].is_u64(), "a deck lies facedown: {state}");
    talk.quit();
}

#[test]
fn one_table_at_a_time() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let mut talk = sandbox.talk(&dir);
    talk.hear();
    let path = dir.to_string_lossy();
    let line = sandbox.complaint(&["headless", "--campaign", &path], 2);
    let id = talk.child.id();
    assert!(line.contains(&format!("in use by another Emberdeck (process id {id})")), "{line}");
    talk.quit();
}

#[test]
fn a_damaged_journal_keeps_its_good_part() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let mut talk = sandbox.talk(&dir);
    let first = talk.hear();
    let before = talk.play(first, 10);
    let after = talk.play(before.clone(), 2);
    assert_eq!(after["type"], "prompt");
    talk.quit();
    let journal = dir.join("journals/001.jsonl");
    let whole = fs::read(&journal).expect("a journal");
    let lines: Vec<&[u8]> = whole.split_inclusive(|b| *b == b'\n').collect();
    assert_eq!(lines.len(), 13);
    // Cut off in the midst of a line, and: a bit changed in one.
    let mut cut: Vec<u8> = lines[..12].concat();
    cut.truncate(cut.len() - 9);
    let mut flipped = whole.clone();
    let at = lines[..11].concat().len() + 8;
    flipped[at] ^= 1;
    let copy = dir.join("journals/001.jsonl.copy");
    let second = fs::read(&copy).expect("a copy");
    for (n, bad) in [cut, flipped].into_iter().enumerate() {
        // As long as the copy is whole, nothing is lost.
        fs::write(&journal, &bad).expect("written");
        fs::write(&copy, &second).expect("written");
        let mut talk = sandbox.talk(&dir);
        assert_eq!(talk.hear(), after);
        assert!(talk.notices.concat().contains("nothing is lost"), "{:?}", talk.notices);
        talk.quit();
        fs::write(&journal, &bad).expect("written");
        fs::remove_file(&copy).expect("removed");
        let mut talk = sandbox.talk(&dir);
        assert_eq!(talk.hear(), before);
        let notice = talk.notices.concat();
        assert!(notice.contains("001.jsonl:12") && notice.contains("10 decisions"), "{notice}");
        talk.quit();
        // The same bytes are kept once.
        let kept = dir.join(format!("journals/001.jsonl.damaged-{}", n + 1));
        assert_eq!(fs::read(kept).expect("kept"), bad);
    }
    // Nothing readable at all: the scenario begins again, and the file is kept.
    fs::write(&journal, b"nonsense\n").expect("written");
    fs::write(&copy, b"nonsense\n").expect("written");
    let mut talk = sandbox.talk(&dir);
    assert_eq!(talk.hear()["type"], "prompt");
    assert!(talk.notices.concat().contains("starts again"), "{:?}", talk.notices);
    talk.quit();
}

#[test]
fn a_damaged_campaign_falls_back_to_the_one_before() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let mut talk = sandbox.talk(&dir);
    let prompt = talk.hear();
    talk.quit();
    let file = dir.join("campaign.ron");
    let text = fs::read_to_string(&file).expect("readable");
    for bad in [text.replace("First Light", "First Sight"), text[..text.len() / 2].to_owned()] {
        fs::write(&file, bad).expect("written");
        let mut talk = sandbox.talk(&dir);
        assert_eq!(talk.hear(), prompt);
        let notice = talk.notices.concat();
        assert!(notice.contains("campaign.ron.bak, is used instead"), "{notice}");
        talk.quit();
    }
    // A later version is left alone.
    let newer = "(schema: 99, wonders: true)";
    fs::write(&file, newer).expect("written");
    let line = sandbox.complaint(&["headless", "--campaign", &dir.to_string_lossy()], 2);
    assert!(line.contains("version 99"), "{line}");
    assert_eq!(fs::read_to_string(&file).expect("readable"), newer);
    // An unknown card in a deck is named.
    let unknown = text.lines().skip(1).collect::<Vec<_>>().join("\n");
    let unknown = unknown.replacen("blessing-of-", "blessing-off-", 1);
    fs::write(&file, unknown).expect("written");
    let line = sandbox.complaint(&["headless", "--campaign", &dir.to_string_lossy()], 2);
    assert!(line.contains("blessing-off-"), "{line}");
}

#[test]
fn a_bad_pack_is_told_by_file_line_and_column() {
    let sandbox = Sandbox::new();
    let from = lang::assets::tree().join("campaigns/adventure/lamplighters");
    let pack = sandbox.dir.path().join("lamplighters");
    copy(&from, &pack);
    let told = |file: &str, old: &str, new: &str| -> String {
        let path = pack.join(file);
        let text = fs::read_to_string(&path).expect("readable");
        assert!(text.contains(old), "{file} has no `{old}`");
        fs::write(&path, text.replacen(old, new, 1)).expect("written");
        let out = sandbox.run(&["check", &pack.to_string_lossy()]);
        assert_eq!(out.status.code(), Some(1));
        fs::write(&path, text).expect("written");
        let said = String::from_utf8_lossy(&out.stdout).into_owned();
        let place = said.lines().find(|l| l.contains(file)).unwrap_or(&said).to_owned();
        let numbers = place.split(':').filter(|p| p.parse::<u32>().is_ok()).count();
        assert!(numbers >= 2, "line and column: {said}");
        said
    };
    assert!(told("heroes.ron", "deck: [", "deck: [\"no-such-card\", ").contains("no-such-card"));
    assert!(told("scenarios.ron", "villains: [", "villains: [\"nobody\", ").contains("nobody"));
    assert!(told("heroes.ron", "die: \"1d", "die: \"1d1").contains("faces"));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("/etc/hostname", pack.join("cards/elsewhere.ron"))
            .expect("linked");
        let out = sandbox.run(&["check", &pack.to_string_lossy()]);
        let said = String::from_utf8_lossy(&out.stdout).into_owned();
        assert_eq!(out.status.code(), Some(1), "{said}");
        assert!(said.contains("elsewhere.ron"), "{said}");
    }
}

/// Copies a folder.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("made");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("copied");
        }
    }
}

#[test]
fn the_text_table_plays() {
    let sandbox = Sandbox::new();
    let script = "n\n1\n1 2\nAnna, Bert\nAn evening\nhours 5\nhelp\nwhy\n1\n1\n1\nlook\nundo\nrules AC-CHECK-07\n\
                  difficulty\npile discards\nnonsense\nlog\nquit\n";
    let said = sandbox.typed(&["play", "--text"], script);
    let wanted = [
        "Everything is saved",
        "AC-CHECK-07",
        "hours left",
        "hand",
        "`nonsense`",
        "House rules: +5 hours.",
        "[Anna] ",
        "(Bert)",
    ];
    for words in wanted {
        assert!(said.contains(words), "`{words}` is missing: {said}");
    }
    assert!(!said.contains('\u{1b}'), "colors in a pipe");
}

/// A new campaign asks for what each hero chooses: so many heroes as the family wants, each in a class of
/// its own (AT-CAMP-09, AT-RUL-67).
#[test]
fn the_text_table_asks_what_heroes_choose() {
    let sandbox = Sandbox::new();
    let script = "n\n3\n1 2\n1 2 3\n1 1 2\n3 1 2\n\nThe road\nhard\nquit\n";
    let said = sandbox.typed(&["play", "--text"], script);
    for words in ["Enter 3 to 5 numbers", "Please enter 3 to 5", "Begins as?", "each once"] {
        assert!(said.contains(words), "`{words}` is missing: {said}");
    }
    let all = fs::read_dir(sandbox.dir.path().join("campaigns")).expect("there is one").flatten();
    let texts: Vec<String> = all
        .filter_map(|entry| fs::read_to_string(entry.path().join("campaign.ron")).ok())
        .collect();
    let [text] = texts.as_slice() else { panic!("one campaign: {texts:?}") };
    let mut rest = text.as_str();
    for words in ["Hard", "nan", "ringer-starter", "odger", "bearer-starter", "gleaner-starter"] {
        let at = rest.find(words).unwrap_or_else(|| panic!("`{words}` is missing: {text}"));
        rest = &rest[at..];
    }
}

/// Two packs of one id: whichever of the two would vanish, both places are named, in the list, by the
/// check and where a campaign begins; a campaign of the built-in one goes on.
#[test]
fn two_packs_of_one_id_are_told() {
    let sandbox = Sandbox::new();
    let packs = sandbox.dir.path().join("packs");
    let make = |place: &str, id: &str| {
        let dir = packs.join(place);
        fs::create_dir_all(&dir).expect("made");
        fs::write(dir.join("pack.ron"), format!("(id: \"{id}\", name: \"X\")")).expect("written");
    };
    make("lamps", "lamps");
    make("adventure/lamps", "lamps");
    make("lamplighters", "lamplighters");
    let both = |text: &str, one: &str, other: &str| {
        let line = text.lines().find(|line| line.contains(&format!("`{one}`")));
        let line = line.unwrap_or_else(|| panic!("{one}: {text}"));
        assert!(line.contains(&format!("{one}/pack.ron:1:1")) && line.contains(other), "{line}");
    };
    for args in [&["list"][..], &["check"], &["list", "--json"]] {
        let out = sandbox.run(args);
        assert_eq!(out.status.code(), Some(1), "{args:?}");
        let text = [out.stdout, out.stderr].concat();
        let text = String::from_utf8(text).expect("text");
        both(&text, "lamps", "adventure/lamps/pack.ron");
        both(&text, "lamplighters", "campaigns/adventure/lamplighters/pack.ron");
    }
    for id in ["lamps", "lamplighters"] {
        let new = ["new", "--content", id, "--party", "pim", "--name", "x"];
        assert!(sandbox.complaint(&new, 2).contains("two packs have the id"));
        assert!(
            sandbox.complaint(&["text", &format!("{id}/pim")], 2).contains("two packs have the id")
        );
    }
}

/// Cards of every family are told, by id and by file, in both languages.
#[test]
fn texts_are_told_of_every_family() {
    let sandbox = Sandbox::new();
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("campaigns/tactics/heavy-king/terrain.ron");
    for (what, parts) in [
        ("boathook", &["Boathook (", "Bootshaken ("][..]),
        ("toll-the-hour", &["Heal a hero within 3", "Or: Attack an enemy"]),
        ("heavy-king/not-her", &["Response, Remove", "Reaktion, Entfernen"]),
        (&file.to_string_lossy(), &["\n\n"]),
    ] {
        let out = sandbox.run(&["text", what]);
        let text = String::from_utf8(out.stdout).expect("text");
        assert!(out.status.success(), "{what}");
        assert!(parts.iter().all(|part| text.contains(part)), "{what}: {text}");
    }
    assert!(
        sandbox.complaint(&["text", "toll-the-huor"], 2).contains("did you mean `toll-the-hour`?")
    );
}
