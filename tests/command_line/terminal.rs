//! What reaches a terminal: nothing that stands in a pack, a campaign, a file name or on the command
//! line can command it, or look like something else there.

use std::fs;
use std::path::PathBuf;

use super::talk::Sandbox;

/// Names with everything that a terminal obeys or that hides: a title set, a screen wiped, C1, DEL,
/// the direction turned, no width, a line of its own.
const HOSTILE: &str = "A\u{1b}]0;own\u{7}\u{1b}[2J\u{9b}2J\u{7f}\u{202e}b\u{200b}\rc\u{2028}";

/// All that was printed holds no such letter.
fn fine(what: &str, bytes: &[u8]) {
    let text = std::str::from_utf8(bytes).unwrap_or_else(|e| panic!("{what}: {e}"));
    let bad = |c: char| {
        !matches!(c, '\n' | '\t') && (c.is_control() || "\u{202e}\u{200b}\u{2028}".contains(c))
    };
    assert!(!text.contains(bad), "{what}: {text:?}");
}

/// Nothing but `src/lang/terminal.rs` prints: whatever else would is found here.
#[test]
fn nothing_prints_past_the_one_place() {
    let ways = [
        "println!(",
        "print!(",
        "eprint!(",
        "dbg!(",
        "stdout()",
        "stderr()",
        "io::stdout",
        "io::stderr",
    ];
    // Tests, examples and builds speak to whoever runs them.
    let speak = |name: &str| {
        ["/tests/", "/examples/"].iter().any(|folder| name.contains(folder))
            || ["/tests.rs", "/build.rs", "/killed.rs"].iter().any(|end| name.ends_with(end))
    };
    let root = lang::assets::tree();
    let mut wrong = Vec::new();
    let mut folders = vec![root.join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("it is there").flatten() {
            let path = entry.path();
            let name = path.strip_prefix(&root).expect("it is within").display().to_string();
            if path.is_dir() {
                folders.push(path);
            } else if name != "src/lang/terminal.rs" && !speak(&name) {
                let text = fs::read_to_string(&path).expect("it is text");
                for (n, line) in text.lines().enumerate() {
                    let code = line.split("//").next().unwrap_or(line);
                    // What clap calls whether help was asked for.
                    let code = code.replace("use_stderr()", "");
                    let bare = code.contains("terminal::bare()")
                        && !["src/cli/play.rs", "src/cli/replay.rs"].contains(&name.as_str());
                    if bare || ways.iter().any(|way| code.contains(way)) {
                        wrong.push(format!("{name}:{}: {}", n + 1, line.trim()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "these print past `terminal`:\n{}", wrong.join("\n"));
}

/// A name as a text of RON.
fn escaped(name: &str) -> String {
    name.chars().flat_map(char::escape_unicode).collect()
}

/// A pack in a folder with a hostile name, hostile throughout, that cannot be read.
fn bad_pack(sandbox: &Sandbox) -> PathBuf {
    let dir = sandbox.dir.path().join("packs").join(format!("p{HOSTILE}"));
    fs::create_dir_all(dir.join("cards")).expect("a folder");
    let name = escaped(HOSTILE);
    let head = format!(
        "(id: \"{name}\", name: \"{name}\", edition: First, authors: [\"{name}\"], licence: \"x\", \
         adventures: [\"{name}\"])"
    );
    fs::write(dir.join("pack.ron"), head).expect("a file");
    let card = format!(
        "[(id: \"{name}\", name: \"{name}\", kind: Item, traits: [\"{}\"], check: \"{name} 5\"), \
         (id: \"x\", kind: {HOSTILE}), (id: \"y\", name: \"{name}\", kind: Item, check: \"Melee 5\", \
         powers: [(do: Reveal, when: Evade(ids: [\"{name}\"]), does: [Evade])])]",
        escaped("T\u{1b}r")
    );
    fs::write(dir.join("cards/all.ron"), card).expect("a file");
    fs::write(dir.join(format!("{HOSTILE}.ron")), "[]").expect("a file");
    dir
}

#[test]
fn no_command_lets_a_name_command_the_terminal() {
    let sandbox = Sandbox::new();
    let pack = bad_pack(&sandbox).display().to_string();
    let vignette = sandbox.dir.path().join(format!("v{HOSTILE}.ron"));
    let title = escaped(HOSTILE);
    fs::write(
        &vignette,
        format!("(title: \"{title}\", proves: [\"AC-CHECK-01\"], script: [], x: 1)"),
    )
    .expect("a file");
    let vignette = vignette.display().to_string();
    let good = sandbox.campaign();
    // The record of a campaign whose every name is hostile, without its checksum.
    let record = fs::read_to_string(good.join("campaign.ron")).expect("it is there");
    let (_, record) = record.split_once('\n').expect("a line with the checksum");
    let record = record.replace("\"First Light\"", &format!("\"{title}\""));
    let party = "    players: [\"";
    let record = match record.contains(party) {
        true => record.replacen(party, &format!("{party}{title}"), 1),
        false => {
            record.replacen("    players: []", &format!("    players: [\"{title}\", \"b\"]"), 1)
        }
    };
    let named = sandbox.dir.path().join("campaigns").join(format!("n{HOSTILE}"));
    fs::create_dir_all(&named).expect("a folder");
    fs::write(named.join("campaign.ron"), &record).expect("a file");
    let named = named.display().to_string();
    let broken = sandbox.dir.path().join(format!("b{HOSTILE}"));
    fs::create_dir_all(&broken).expect("a folder");
    fs::write(broken.join("campaign.ron"), format!("(schema: 3, {HOSTILE}")).expect("a file");
    let broken = broken.display().to_string();
    let good = good.display().to_string();
    let out = sandbox.dir.path().join(format!("o{HOSTILE}")).display().to_string();
    let lists: Vec<Vec<&str>> = vec![
        vec!["list"],
        vec!["list", "--json"],
        vec!["check"],
        vec!["check", &pack],
        vec!["vignette", &vignette],
        vec!["play", "--text", "--vignette", &vignette],
        vec!["play", "--text"],
        vec!["play", "--text", "--campaign", &named],
        vec!["play", "--text", "--campaign", &broken],
        vec!["headless", "--campaign", &named],
        vec!["headless", "--campaign", &broken],
        vec!["headless", "--campaign", HOSTILE],
        vec!["new", "--content", HOSTILE, "--party", "pim", "--name", "x"],
        vec!["new", "--content", &pack, "--party", "pim", "--name", "x"],
        vec!["new", "--content", "lamplighters", "--party", HOSTILE, "--name", "x"],
        vec!["new", "--content", "lamplighters", "--party", "pim", "--name", HOSTILE],
        vec!["seats", "--campaign", &named],
        vec!["seats", "--campaign", &good, "--players", HOSTILE],
        vec!["seats", "--campaign", &good, "--color", HOSTILE],
        vec!["difficulty", "--campaign", &named],
        vec!["difficulty", "--campaign", &named, HOSTILE],
        vec!["chronicle", "--campaign", &named],
        vec!["chronicle", "--campaign", &named, "--json"],
        vec!["chronicle", "--campaign", &good, "--out", &out],
        vec!["restore", "--campaign", &named],
        vec!["update", "--campaign", &named],
        vec!["report", "--campaign", &named, "--out", &out],
        vec!["export", "--campaign", &named, "--out", &out],
        vec!["import", &out],
        vec!["import", &vignette],
        vec!["replay", &vignette],
        vec!["replay", "--campaign", &named, "--journal", "1"],
        vec!["sim", "--content", HOSTILE],
        vec!["quest", "--content", &pack, "--tier", "0"],
        vec!["quest", "--content", "lamplighters", "--tier", HOSTILE],
        vec!["rules", HOSTILE],
        vec!["shot", "--scene", HOSTILE, "--out", &out],
        vec!["bench", "--content", HOSTILE, "--games", "1"],
        vec![HOSTILE],
        vec!["list", HOSTILE],
        vec!["--lang", HOSTILE],
    ];
    for args in &lists {
        let done = sandbox.run(args);
        fine(&format!("{args:?}, out"), &done.stdout);
        fine(&format!("{args:?}, err"), &done.stderr);
        let told = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.code().is_some_and(|c| c <= 2), "{args:?}: {told}");
        assert!(!told.contains("panicked"), "{args:?}: {told}");
    }
    // What is typed and told back, and hostile file names among what is on the shelf.
    let mut typed = sandbox.command(&["play", "--text", "--campaign", &named]);
    use std::io::Write;
    use std::process::Stdio;
    let pipes = typed.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("it runs");
    let lines = format!("{HOSTILE}\nlook {HOSTILE}\nrules {HOSTILE}\nchronicle {HOSTILE}\nquit\n");
    let _ = child.stdin.take().expect("piped").write_all(lines.as_bytes());
    let done = child.wait_with_output().expect("it ends");
    fine("what is typed", &done.stdout);
    fine("what is typed, err", &done.stderr);
}

/// The protocol's JSON stays the same JSON.
#[test]
fn json_is_read_back_as_it_was() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let record = fs::read_to_string(dir.join("campaign.ron")).expect("it is there");
    let (_, record) = record.split_once('\n').expect("a line with the checksum");
    let title = escaped("q\u{7f}\u{9b}\u{202e}");
    fs::write(dir.join("campaign.ron"), record.replace("First Light", &title)).expect("a file");
    let out = sandbox.run(&["chronicle", "--campaign", &dir.to_string_lossy(), "--json"]);
    fine("the chronicle", &out.stdout);
    let told: serde_json::Value = serde_json::from_slice(&out.stdout).expect("it is JSON");
    assert_eq!(told["name"], "q\u{7f}\u{9b}\u{202e}");
}

/// A position in which nobody lives is told of, and does not run for ever.
#[test]
fn a_position_of_the_dead_ends() {
    let sandbox = Sandbox::new();
    let root = lang::assets::tree();
    let shelf = root.join("assets/vignettes/adventure/shelf/standard.ron");
    fs::create_dir(sandbox.dir.path().join("shelf")).expect("a folder");
    fs::copy(shelf, sandbox.dir.path().join("shelf/standard.ron")).expect("copied");
    let text = "(title: \"T\", proves: [\"AC-END-03\"], edition: Both, shelf: [\"standard\"], \
        position: (heroes: [(hero: \"valeros\", dead: true, deck: [\"dagger\"])], \
        locations: [(place: \"temple\", deck: [\"blessing\"])]), script: [Explore])";
    let file = sandbox.dir.path().join("dead.ron");
    fs::write(&file, text).expect("a file");
    let out = sandbox.run(&["vignette", &file.to_string_lossy()]);
    let told = String::from_utf8_lossy(&out.stdout).into_owned();
    assert_eq!(out.status.code(), Some(1), "{told}");
    assert!(told.contains("all heroes of the position are dead"), "{told}");
}
