//! kill -9 at any moment of a command that changes a folder: afterwards the campaign opens and stands
//! where it stood or where the command takes it, and the command can be given again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use kernel::bots::Whim;
use serde_json::Value;

use super::copy;
use super::talk::Sandbox;

/// How often each command is killed; `EMBERDECK_THOROUGH` is how often all of them together.
fn times() -> u64 {
    let wanted = std::env::var("EMBERDECK_THOROUGH").ok().and_then(|n| n.parse::<u64>().ok());
    wanted.map_or(6, |n| (n / 8).max(6))
}

/// What a command works on.
struct Bench {
    sandbox: Sandbox,
    whim: Whim,
    kills: u64,
}

impl Bench {
    /// The digest of what is asked first when a campaign is taken up.
    fn digest(&self, dir: &Path, at: &str) -> String {
        let mut command = self.sandbox.command(&["headless", "--settle", "--campaign"]);
        let out = command.arg(dir).stdin(Stdio::null()).output().expect("the program runs");
        let said = String::from_utf8_lossy(&out.stdout).into_owned();
        let lines = said.lines().filter_map(|l| serde_json::from_str::<Value>(l).ok());
        let prompt = lines.into_iter().find(|v| v["type"] == "prompt");
        let why = String::from_utf8_lossy(&out.stderr).into_owned();
        let prompt = prompt.unwrap_or_else(|| panic!("{at}: it does not open: {why}{said}"));
        prompt["digest"].as_str().expect("a digest").to_owned()
    }

    /// Kills a command at random moments. It is prepared anew each time; then it is looked that all is
    /// well, it is given again, and looked once more.
    fn killed(&mut self, prepare: &dyn Fn(), args: &[&str], look: &dyn Fn(&Bench, bool, &str)) {
        prepare();
        let begun = Instant::now();
        let out = self.sandbox.run(args);
        let long = begun.elapsed().as_micros() as usize;
        assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
        look(self, true, args[0]);
        for time in 0..times() {
            prepare();
            let wait = Duration::from_micros(self.whim.below(long + long / 10) as u64);
            let mut command = self.sandbox.command(args);
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            let mut child = command.spawn().expect("the program runs");
            std::thread::sleep(wait);
            let _ = child.kill();
            let done = child.wait().expect("it ends").success();
            self.kills += u64::from(!done);
            let at = format!("{}, killed after {wait:?} of {long} µs ({time})", args[0]);
            look(self, done, &at);
            let out = self.sandbox.run(args);
            let line = String::from_utf8_lossy(&out.stderr).into_owned();
            assert!(out.status.success() || line.contains("already"), "{at}, again: {line}");
            look(self, true, &format!("{at}, again"));
        }
    }
}

#[test]
fn commands_that_are_killed_can_be_given_again() {
    let sandbox = Sandbox::new();
    let place = sandbox.dir.path().to_owned();
    let over = sandbox.campaign();
    let mut talk = sandbox.talk(&over);
    let first = talk.hear();
    assert_eq!(talk.play(first, 5000)["type"], "over");
    talk.child.wait().expect("it ends");
    let seed = std::env::var_os("EMBERDECK_THOROUGH").map_or(1, |_| u64::from(std::process::id()));
    let mut bench = Bench { sandbox, whim: Whim::new(seed), kills: 0 };
    let at = |name: &str| place.join(name);
    let text = |path: &PathBuf| path.to_string_lossy().into_owned();
    let fresh = |from: &Path, name: &str| {
        let _ = fs::remove_dir_all(at(name));
        copy(from, &at(name));
    };
    // What is between two games, by simple rules; then the next scenario begins.
    fresh(&over, "second");
    let second = bench.digest(&at("second"), "settle");
    let dir = text(&at("c"));
    bench.killed(
        &|| fresh(&over, "c"),
        &["headless", "--settle", "--campaign", &dir],
        &|bench, _, why| assert_eq!(bench.digest(&at("c"), why), second, "{why}"),
    );
    // Back to the beginning.
    fresh(&at("second"), "first");
    assert!(
        bench
            .sandbox
            .run(&["restore", "--to", "1", "--campaign", &text(&at("first"))])
            .status
            .success()
    );
    let first = bench.digest(&at("first"), "restore");
    bench.killed(
        &|| fresh(&at("second"), "c"),
        &["restore", "--to", "1", "--campaign", &dir],
        &|bench, done, why| {
            let now = bench.digest(&at("c"), why);
            assert!(now == first || (!done && now == second), "{why}");
        },
    );
    // Out, and in again: into a folder, and onto the shelf.
    let file = text(&at("c.tar.gz"));
    bench.killed(
        &|| fresh(&at("second"), "c"),
        &["export", "--campaign", &dir, "--out", &file],
        &|bench, done, why| {
            assert_eq!(bench.digest(&at("c"), why), second, "{why}");
            if done || Path::new(&file).exists() {
                let _ = fs::remove_dir_all(at("in"));
                let out = bench.sandbox.run(&["import", &file, "--dir", &text(&at("in"))]);
                assert!(out.status.success(), "{why}: {}", String::from_utf8_lossy(&out.stderr));
            }
        },
    );
    let into = text(&at("in"));
    bench.killed(
        &|| drop(fs::remove_dir_all(at("in"))),
        &["import", &file, "--dir", &into],
        &|bench, done, why| {
            if done || at("in").exists() {
                assert_eq!(bench.digest(&at("in"), why), second, "{why}");
            }
        },
    );
    let whole_shelf = |bench: &Bench, done: bool, why: &str| {
        let all = fs::read_dir(at("campaigns")).into_iter().flatten().flatten();
        let all = all.map(|e| e.path());
        let hidden =
            |p: &PathBuf| p.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
        let all: Vec<PathBuf> = all.filter(|p| !hidden(p)).collect();
        assert!(!done || !all.is_empty(), "{why}");
        for dir in all {
            bench.digest(&dir, why);
        }
    };
    let clear = || drop(fs::remove_dir_all(at("campaigns")));
    // The campaign that was played lies on the shelf as well.
    fs::rename(&over, at("over")).expect("moved");
    bench.killed(&clear, &["import", &file], &whole_shelf);
    let new = ["new", "--content", "lamplighters", "--party", "brannick,pim", "--name", "N"];
    let new = [&new[..], &["--hands", "private", "--hours", "5", "--undo", "off"]].concat();
    let chosen = |bench: &Bench, done: bool, why: &str| {
        whole_shelf(bench, done, why);
        for dir in fs::read_dir(at("campaigns")).into_iter().flatten().flatten() {
            if let Ok(record) = fs::read_to_string(dir.path().join("campaign.ron"))
                && !dir.file_name().to_string_lossy().starts_with('.')
            {
                // With all that was chosen, or not at all.
                for word in ["undo: off", "hands: private", "hours: 5"] {
                    assert!(record.contains(word), "{why}: {record}");
                }
            }
        }
    };
    bench.killed(&clear, &new, &chosen);
    // From the middle of what was played, as a copy.
    let played = text(&at("second"));
    let args =
        ["replay", "--campaign", &played, "--journal", "1", "--at", "9", "--take-over", &into];
    bench.killed(&|| drop(fs::remove_dir_all(at("in"))), &args, &|bench, done, why| {
        assert_eq!(bench.digest(&at("second"), why), second, "{why}");
        if done || at("in").exists() {
            bench.digest(&at("in"), why);
        }
    });
    // With other content.
    let ships = lang::assets::tree().join("campaigns/adventure/lamplighters");
    fresh(&ships, "lamplighters");
    let pack = text(&at("lamplighters"));
    let args = ["new", "--content", &pack, "--party", "brannick", "--name", "P", "--seed", "7"];
    let out = bench.sandbox.run(&[&args[..], &["--dir", &text(&at("begun"))]].concat());
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let heroes = at("lamplighters/heroes.ron");
    let changed = fs::read_to_string(&heroes).expect("read").replacen("hand: 4", "hand: 5", 1);
    fs::write(&heroes, changed).expect("written");
    bench.killed(
        &|| fresh(&at("begun"), "c"),
        &["update", "--campaign", &dir],
        &|bench, done, why| {
            // Not with the folder itself, which would begin the scenario.
            fresh(&at("c"), "looked");
            bench.digest(&at("looked"), why);
            let record = fs::read_to_string(at("looked/campaign.ron")).expect("a record");
            let old = fs::read_to_string(at("begun/campaign.ron")).expect("a record");
            let digest = |text: &str| {
                text.lines().find(|l| l.trim_start().starts_with("content:")).map(str::to_owned)
            };
            assert!(!done || digest(&record) != digest(&old), "{why}");
        },
    );
    println!("{} kills", bench.kills);
}
