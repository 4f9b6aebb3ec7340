//! The way back and forth as scripts and people use it.

use std::fs;

use serde_json::{Value, json};

use super::talk::{Sandbox, Talk};

/// The moments of the scenario.
fn moments(talk: &mut Talk) -> Value {
    talk.say(&json!({"type": "moments"}));
    let told = talk.hear();
    assert_eq!(told["type"], "moments", "{told}");
    told
}

fn count(told: &Value) -> usize {
    told["moments"].as_array().map_or(0, Vec::len)
}

#[test]
fn moments_are_gone_to_back_and_forth() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let mut talk = sandbox.talk(&dir);
    let first = talk.hear();
    let prompt = talk.play(first.clone(), 14);
    let told = moments(&mut talk);
    assert_eq!((told["now"].clone(), told["undo"].clone()), (json!(14), json!("free")));
    assert_eq!(count(&told), 15);
    let third = &told["moments"][3];
    assert!(third["text"].as_str().is_some_and(|t| t.contains(", before ")), "{third}");
    assert!(third["did"].is_string() && third["locked"].is_null(), "{third}");
    talk.say(&json!({"type": "undo", "to": 3}));
    let back = talk.hear();
    assert_eq!(back["type"], "prompt");
    // What was taken back is still there to go to, also when the game is opened again.
    talk.quit();
    let journal = fs::read_to_string(dir.join("journals/001.jsonl")).expect("it is there");
    assert_eq!(journal.matches("\"back\":3").count(), 1, "one line, however far it goes");
    let mut talk = sandbox.talk(&dir);
    assert_eq!(talk.hear()["digest"], back["digest"]);
    let told = moments(&mut talk);
    assert_eq!((told["now"].clone(), count(&told)), (json!(3), 15));
    talk.say(&json!({"type": "redo"}));
    assert_ne!(talk.hear()["digest"], back["digest"]);
    talk.say(&json!({"type": "redo", "to": 14}));
    assert_eq!(talk.hear()["digest"], prompt["digest"]);
    talk.say(&json!({"type": "redo"}));
    assert_eq!(talk.error(), "there is nothing to do again");
    talk.say(&json!({"type": "undo", "to": 15}));
    assert!(talk.error().contains("there is no moment 15"));
    talk.say(&json!({"type": "undo", "to": 0}));
    assert_eq!(talk.hear()["digest"], first["digest"]);
    talk.say(&json!({"type": "undo"}));
    assert_eq!(talk.error(), "there is nothing to undo");
    talk.quit();
}

#[test]
fn a_table_chooses_how_far_back_it_goes() {
    let sandbox = Sandbox::new();
    let args = ["new", "--content", "lamplighters", "--party", "brannick,pim", "--name", "Strict"];
    let out = sandbox.run(&[&args[..], &["--seed", "7", "--undo", "hidden"]].concat());
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let dir = std::path::PathBuf::from(String::from_utf8_lossy(&out.stdout).trim());
    assert!(sandbox.complaint(&[&args[..], &["--undo", "never"]].concat(), 2).contains("hidden"));
    let mut talk = sandbox.talk(&dir);
    let first = talk.hear();
    // Until a check was rolled.
    let mut prompt = first;
    let mut rolled = false;
    for _ in 0..40 {
        let before = prompt.clone();
        prompt = talk.play(prompt, 1);
        talk.say(&json!({"type": "undo"}));
        let said = talk.hear();
        if said["type"] == "error" {
            let why = said["message"].as_str().unwrap_or_default();
            assert!(why.ends_with("At this table, such a decision cannot be undone."));
            rolled |= why.starts_with("Dice rolled since then: ");
        } else {
            assert_eq!(said["digest"], before["digest"]);
            talk.say(&json!({"type": "redo"}));
            assert_eq!(talk.hear()["digest"], prompt["digest"]);
        }
        if rolled {
            break;
        }
    }
    assert!(rolled, "no die was rolled");
    let told = moments(&mut talk);
    let locked = &told["moments"][0]["locked"];
    assert!(locked.as_str().is_some_and(|w| w.contains("since")), "{locked}");
    // Nobody goes there, and nothing has changed.
    talk.say(&json!({"type": "undo", "to": 0}));
    assert_eq!(talk.error(), locked.as_str().unwrap_or_default());
    talk.say(&json!({"type": "policy"}));
    assert_eq!(talk.hear(), json!({"type": "policy", "undo": "hidden"}));
    talk.say(&json!({"type": "policy", "undo": "off"}));
    assert_eq!(talk.hear(), json!({"type": "policy", "undo": "off"}));
    talk.say(&json!({"type": "undo"}));
    assert_eq!(talk.error(), "At this table, decisions cannot be undone.");
    talk.say(&json!({"type": "policy", "undo": "free"}));
    assert_eq!(talk.hear(), json!({"type": "policy", "undo": "free"}));
    talk.say(&json!({"type": "undo", "to": 0}));
    assert_eq!(talk.hear()["type"], "prompt");
    talk.quit();
    let journal = fs::read_to_string(dir.join("journals/001.jsonl")).expect("it is there");
    assert_eq!(journal.matches("\"choices\":").count(), 2);
    let record = fs::read_to_string(dir.join("campaign.ron")).expect("it is there");
    assert!(!record.contains("choices"), "what is as usual is not written");
}

#[test]
fn the_text_table_goes_back_and_forth() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let script = "1\n1\n1\nmoments\nback 1\nlog\nmoments all\nredo\nforth 3\nback 77\nback x\nback 3\n\
                  moments ?\nundo hidden\nundo sometimes\nmoments\nquit\n";
    let said = sandbox.typed(&["play", "--text", "--campaign", &dir.to_string_lossy()], script);
    let wanted = [
        "Before the first turn",
        "    0  setup, before Brannick",
        "(now)",
        "(undone)",
        "there is no moment 77",
        "Give the number of a moment.",
        "The game is already there.",
        "From now on decisions may be undone, but not across rolls or revealed cards.",
        "Type `undo free`, `undo hidden` or `undo off`.",
        "(locked)",
        "Everything is saved",
    ];
    for words in wanted {
        assert!(said.contains(words), "`{words}` is missing: {said}");
    }
}

#[test]
fn a_journal_is_shown_and_taken_over() {
    let sandbox = Sandbox::new();
    let dir = sandbox.campaign();
    let mut talk = sandbox.talk(&dir);
    let first = talk.hear();
    let prompt = talk.play(first, 12);
    talk.quit();
    let dir = dir.to_string_lossy().into_owned();
    let copy = sandbox.dir.path().join("copy").to_string_lossy().into_owned();
    let journal = format!("{dir}/journals/001.jsonl");
    let args = ["replay", "--campaign", &dir, "--journal", "1", "--at", "12", "--take-over", &copy];
    let out = sandbox.run(&args);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let mut talk = sandbox.talk(copy.as_ref());
    assert_eq!(talk.hear()["digest"], prompt["digest"]);
    talk.quit();
    assert!(sandbox.complaint(&args, 2).contains("already exists"));
    assert!(sandbox.complaint(&["replay", "--campaign", &dir], 2).contains("--journal"));
    assert!(
        sandbox
            .complaint(&["replay", "--campaign", &dir, "--journal", "9", "--text"], 2)
            .contains("009.jsonl")
    );
    let script = "\n\nb\n7\nt\nT\nlook\nend\nhelp\nwhat\nquit\n";
    let said = sandbox.typed(&["replay", &journal, "--text"], script);
    for words in
        ["    0/12 ", "    2/12 ", "    7/12 ", "   12/12 ", "hours left", "Unknown command"]
    {
        assert!(said.contains(words), "`{words}` is missing: {said}");
    }
}
