//! kill -9 at any moment of a game, and no decision that was acknowledged is lost.

use std::time::Duration;

use kernel::bots::Whim;
use serde_json::{Value, json};

use super::talk::{Sandbox, Talk, answer};

/// The next thing of importance that is heard, if the program lives.
fn hear(talk: &mut Talk) -> Option<Value> {
    loop {
        let v = talk.try_hear()?;
        match v["type"].as_str() {
            Some("prompt" | "over") => return Some(v),
            Some("error") => panic!("{v}"),
            _ => {}
        }
    }
}

/// Kills the program at random moments while it plays campaigns, and looks each time that it goes on
/// where it was: at the last prompt that was seen, or one decision further. `EMBERDECK_THOROUGH` is
/// how often; 25 times without it.
#[test]
fn killed_at_any_moment_it_goes_on() {
    let wanted = std::env::var("EMBERDECK_THOROUGH").ok().and_then(|n| n.parse().ok());
    let times: u64 = wanted.unwrap_or(25);
    let mut whim = Whim::new(wanted.map_or(1, |_| u64::from(std::process::id())));
    let sandbox = Sandbox::new();
    let (mut dir, mut campaigns, mut decisions, mut further) = (sandbox.campaign(), 1, 0_usize, 0);
    let mut seen: Option<Value> = None;
    for time in 0..times {
        // Killed when the end was saved, but not told any more.
        let record = std::fs::read_to_string(dir.join("campaign.ron")).expect("a record");
        if record.contains("journal: 1,") {
            (dir, seen) = (sandbox.campaign(), None);
            campaigns += 1;
        }
        let mut talk = sandbox.talk(&dir);
        let Some(mut prompt) = hear(&mut talk) else { panic!("{time}: it does not open") };
        assert!(talk.notices.iter().all(|n| n.contains("cut off")), "{:?}", talk.notices);
        if prompt["type"] == "over" {
            // The last decision was saved, but not acknowledged any more.
            talk.child.wait().expect("it ended");
            (dir, seen) = (sandbox.campaign(), None);
            (campaigns, further) = (campaigns + 1, further + 1);
            continue;
        }
        if let Some(last) = seen.take()
            && last["digest"] != prompt["digest"]
        {
            // What was under way when it was killed was saved, but not acknowledged any more.
            further += 1;
            talk.say(&json!({"type": "undo"}));
            let Some(back) = hear(&mut talk) else { panic!("{time}: it ends at an undo") };
            assert_eq!(back["digest"], last["digest"], "{time}: {last}\n{back}");
            prompt = back;
        }
        let child = talk.child.id();
        let wait = Duration::from_micros(whim.below(60_000) as u64);
        let killer = std::thread::spawn(move || {
            std::thread::sleep(wait);
            let kill = std::process::Command::new("kill").args(["-9", &child.to_string()]).status();
            assert!(kill.is_ok_and(|s| s.success()));
        });
        let mut over = false;
        let mut last = prompt;
        for n in 0.. {
            if last["type"] == "over" {
                over = true;
                break;
            }
            if !talk.try_say(&answer(&last, n)) {
                break;
            }
            let Some(next) = hear(&mut talk) else { break };
            decisions += 1;
            last = next;
        }
        // At the end of a scenario it ends by itself, and there may be nothing left to kill.
        let killed = killer.join();
        talk.child.wait().expect("it ended");
        if over {
            dir = sandbox.campaign();
            campaigns += 1;
        } else {
            killed.expect("it was killed");
            seen = Some(last);
        }
    }
    assert!(decisions as u64 > times, "{decisions} decisions");
    println!("{times} times, {campaigns} scenarios, {decisions} decisions, {further} further");
}
