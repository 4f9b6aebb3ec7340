//! Campaigns as files: out and in again, back to where they stood, problems reported.

use std::fs;

use serde_json::json;

use super::talk::Sandbox;

#[test]
fn out_and_in_again_by_commands() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign().to_string_lossy().into_owned();
    let mut talk = sandbox.talk(dir.as_ref());
    let first = talk.hear();
    let prompt = talk.play(first, 9);
    // While it is played.
    let out = sandbox.run(&["export", "--campaign", &dir, "--out", "a.tgz"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    talk.quit();
    let line = sandbox.complaint(&["import", "a.tgz", "--dir", &dir], 2);
    assert!(line.contains("already exists"), "{line}");
    let out = sandbox.run(&["import", "a.tgz"]);
    let new = String::from_utf8_lossy(&out.stdout).trim().to_owned();
    assert!(out.status.success() && new.ends_with("campaigns/a"), "{new}");
    let mut talk = sandbox.talk(new.as_ref());
    assert_eq!(talk.hear()["digest"], prompt["digest"]);
    talk.quit();
    assert!(
        sandbox.complaint(&["export", "--campaign", "no", "--out", "b"], 2).contains("no campaign")
    );
}

#[test]
fn back_to_a_generation_by_commands() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign().to_string_lossy().into_owned();
    let mut talk = sandbox.talk(dir.as_ref());
    let first = talk.hear();
    talk.play(first.clone(), 9);
    talk.quit();
    let listed = sandbox.run(&["restore", "--campaign", &dir]);
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(
        listed.starts_with("1: before “the-false-light”, before anything was played"),
        "{listed}"
    );
    let line = sandbox.complaint(&["restore", "--campaign", &dir, "--to", "7"], 2);
    assert!(line.contains("no generation 7") && line.contains("its generations: 1"), "{line}");
    assert!(sandbox.run(&["restore", "--campaign", &dir, "--to", "1"]).status.success());
    let mut talk = sandbox.talk(dir.as_ref());
    assert_eq!(talk.hear()["digest"], first["digest"]);
    talk.quit();
}

#[test]
fn a_problem_is_reported_in_one_file() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign().to_string_lossy().into_owned();
    let mut talk = sandbox.talk(dir.as_ref());
    talk.hear();
    // While it is played: that is when problems are seen.
    let out = sandbox.run(&["report", "--campaign", &dir, "--out", "r.tgz", "--about", "It hums."]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    talk.say(&json!({"type": "quit"}));
    assert!(fs::metadata(sandbox.dir.path().join("r.tgz")).is_ok_and(|m| m.len() > 1000));
    let line = sandbox.complaint(&["update", "--campaign", &dir], 2);
    assert!(line.contains("already uses the content") || line.contains("in use"), "{line}");
}

#[test]
fn a_chronicle_is_told_while_it_is_played() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign().to_string_lossy().into_owned();
    let mut talk = sandbox.talk(dir.as_ref());
    let first = talk.hear();
    talk.play(first, 9);
    talk.say(&json!({"type": "chronicle"}));
    let told = talk.hear();
    assert_eq!(told["type"], "chronicle", "{told}");
    assert_eq!(told["scenarios"][0]["chapter"]["decisions"], 9, "{told}");
    let out = sandbox.run(&["chronicle", "--campaign", &dir]);
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(text.starts_with("# ") && text.contains("in progress"), "{text}");
    talk.quit();
    let out = sandbox.run(&["chronicle", "--campaign", &dir, "--json", "--out", "c.json"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let json = sandbox.run(&["chronicle", "--campaign", &dir, "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(json["scenarios"], told["scenarios"]);
    assert!(sandbox.complaint(&["chronicle", "--campaign", "no"], 2).contains("no campaign"));
}

/// Nothing that a command writes goes into a campaign, in place of its own files.
#[test]
fn nothing_is_written_into_a_campaign() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let text = dir.to_string_lossy().into_owned();
    let mut talk = sandbox.talk(dir.as_ref());
    let first = talk.hear();
    talk.play(first, 3);
    talk.quit();
    for file in ["campaign.ron", "journals/001.jsonl", "generations/001.ron", "new.tgz"] {
        let out = dir.join(file);
        let before = fs::read(&out).ok();
        let name = out.to_string_lossy().into_owned();
        for what in ["export", "report", "chronicle"] {
            let line = sandbox.complaint(&[what, "--campaign", &text, "--out", &name], 2);
            assert!(line.contains("inside a campaign folder"), "{what}: {line}");
            assert_eq!(fs::read(&out).ok(), before, "{what} {file}");
        }
    }
}

/// A campaign does not go back to a place of another campaign, nor to one of another number.
#[test]
fn a_foreign_generation_is_no_way_back() {
    let (sandbox, other) = (Sandbox::new(), Sandbox::new());
    let dir = sandbox.campaign();
    let foreign =
        ["new", "--content", "lamplighters", "--party", "pim", "--name", "B", "--seed", "8"];
    let out = other.run(&foreign);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let foreign = std::path::PathBuf::from(String::from_utf8_lossy(&out.stdout).trim());
    let text = dir.to_string_lossy().into_owned();
    let at = |dir: &std::path::Path, n: u32| dir.join(format!("generations/{n:03}.ron"));
    let record = fs::read(dir.join("campaign.ron")).expect("it is there");
    fs::copy(at(&dir, 1), at(&dir, 2)).expect("written");
    fs::copy(at(&foreign, 1), at(&dir, 1)).expect("written");
    for n in ["1", "2"] {
        let line = sandbox.complaint(&["restore", "--campaign", &text, "--to", n], 2);
        assert!(line.contains("does not belong at this point of this campaign"), "{line}");
        assert_eq!(fs::read(dir.join("campaign.ron")).ok().as_ref(), Some(&record));
    }
}

/// Where files may not grow any further, what cannot be written is refused with the reason, as on a
/// full disk, and nothing half written stays.
#[cfg(unix)]
#[test]
fn a_limit_on_the_size_of_files_is_told() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let text = dir.to_string_lossy().into_owned();
    assert!(sandbox.run(&["export", "--campaign", &text, "--out", "a.tgz"]).status.success());
    let record = fs::read(dir.join("campaign.ron")).expect("it is there");
    let limited = |blocks: &str, args: &[&str]| {
        let command = sandbox.command(&[]);
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", "ulimit -f \"$0\"; exec \"$@\"", blocks]);
        shell.arg(command.get_program()).args(args);
        shell.envs(command.get_envs().filter_map(|(k, v)| Some((k, v?))));
        shell.current_dir(sandbox.dir.path());
        shell
    };
    let new = ["new", "--content", "lamplighters", "--party", "pim", "--name", "q"];
    for args in [
        &["export", "--campaign", &text, "--out", "e.tgz"][..],
        &["report", "--campaign", &text, "--out", "e.tgz"],
        &["import", "a.tgz", "--dir", "in/q"],
        &[&new[..], &["--dir", "in/q"]].concat(),
        &["play", "--text", "--campaign", &text],
        &["headless", "--campaign", &text],
    ] {
        let out = limited("1", args).stdin(std::process::Stdio::null()).output().expect("it runs");
        let said = [out.stdout, out.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains("too large"), "{args:?}: {said}");
    }
    let mut left: Vec<_> = fs::read_dir(sandbox.dir.path())
        .expect("a folder")
        .map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    left.sort();
    assert_eq!(left, ["a.tgz", "campaigns"]);
    assert_eq!(fs::read(dir.join("campaign.ron")).ok(), Some(record));
    sandbox.talk(&dir).quit();
}
