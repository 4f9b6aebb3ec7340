//! Campaigns as files: out and in again, back to where they stood, problems reported.

use std::fs;

use serde_json::json;

use super::talk::Desk;

#[test]
fn out_and_in_again_by_commands() {
    let desk = Desk::new();
    let dir = desk.campaign().to_string_lossy().into_owned();
    let mut talk = desk.talk(dir.as_ref());
    let first = talk.hear();
    let prompt = talk.play(first, 9);
    // While it is played.
    let out = desk.run(&["export", "--campaign", &dir, "--out", "a.tgz"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    talk.quit();
    let line = desk.complaint(&["import", "a.tgz", "--dir", &dir], 2);
    assert!(line.contains("already exists"), "{line}");
    let out = desk.run(&["import", "a.tgz"]);
    let new = String::from_utf8_lossy(&out.stdout).trim().to_owned();
    assert!(out.status.success() && new.ends_with("campaigns/a"), "{new}");
    let mut talk = desk.talk(new.as_ref());
    assert_eq!(talk.hear()["digest"], prompt["digest"]);
    talk.quit();
    assert!(
        desk.complaint(&["export", "--campaign", "no", "--out", "b"], 2).contains("no campaign")
    );
}

#[test]
fn back_to_a_generation_by_commands() {
    let desk = Desk::new();
    let dir = desk.campaign().to_string_lossy().into_owned();
    let mut talk = desk.talk(dir.as_ref());
    let first = talk.hear();
    talk.play(first.clone(), 9);
    talk.quit();
    let listed = desk.run(&["restore", "--campaign", &dir]);
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(
        listed.starts_with("1: before “the-false-light”, before anything was played"),
        "{listed}"
    );
    let line = desk.complaint(&["restore", "--campaign", &dir, "--to", "7"], 2);
    assert!(line.contains("no generation 7") && line.contains("there are 1"), "{line}");
    assert!(desk.run(&["restore", "--campaign", &dir, "--to", "1"]).status.success());
    let mut talk = desk.talk(dir.as_ref());
    assert_eq!(talk.hear()["digest"], first["digest"]);
    talk.quit();
}

#[test]
fn a_problem_is_reported_in_one_file() {
    let desk = Desk::new();
    let dir = desk.campaign().to_string_lossy().into_owned();
    let mut talk = desk.talk(dir.as_ref());
    talk.hear();
    // While it is played: that is when problems are seen.
    let out = desk.run(&["report", "--campaign", &dir, "--out", "r.tgz", "--about", "It hums."]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    talk.say(&json!({"type": "quit"}));
    assert!(fs::metadata(desk.dir.path().join("r.tgz")).is_ok_and(|m| m.len() > 1000));
    let line = desk.complaint(&["update", "--campaign", &dir], 2);
    assert!(line.contains("as it is already") || line.contains("in use"), "{line}");
}

#[test]
fn a_chronicle_is_told_while_it_is_played() {
    let desk = Desk::new();
    let dir = desk.campaign().to_string_lossy().into_owned();
    let mut talk = desk.talk(dir.as_ref());
    let first = talk.hear();
    talk.play(first, 9);
    talk.say(&json!({"type": "chronicle"}));
    let told = talk.hear();
    assert_eq!(told["type"], "chronicle", "{told}");
    assert_eq!(told["scenarios"][0]["chapter"]["decisions"], 9, "{told}");
    let out = desk.run(&["chronicle", "--campaign", &dir]);
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(text.starts_with("# ") && text.contains("in progress"), "{text}");
    talk.quit();
    let out = desk.run(&["chronicle", "--campaign", &dir, "--json", "--out", "c.json"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let json = desk.run(&["chronicle", "--campaign", &dir, "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(json["scenarios"], told["scenarios"]);
    assert!(desk.complaint(&["chronicle", "--campaign", "no"], 2).contains("no campaign"));
}
