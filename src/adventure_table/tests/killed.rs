//! Tests that no acknowledged decision is lost when the window's process is killed with kill -9 at
//! any moment.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Child, ChildStdout, Stdio};
use std::time::Duration;

use bevy::prelude::*;

use super::windowless::{sit_down, wish};
use crate::adventure_table::command::TableCommand;
use crate::campaign::Campaign;
use crate::campaign::record::Record;
use crate::kernel::campaign::journal;
use crate::rules::flow::history;
use crate::rules::play;
use crate::shell::command::Command as Wanted;
use crate::shell::session::decisions;
use crate::sim::bots::random::Random;
use crate::sim::bots::{Bot, Whim};

/// The environment variable with the folder of the process that is killed.
const FOLDER: &str = "EMBERDECK_KILLED_IN";

/// Prints the state of the table, as a client would show it.
fn acknowledge(world: &World) {
    let (decisions, digest) = (decisions(world), history::digest(world));
    let over = if play::ended(world).is_some() { " over" } else { "" };
    let mut out = std::io::stdout().lock();
    writeln!(out, "\nstands {decisions} {digest:016x}{over}").expect("somebody listens");
    out.flush().expect("somebody listens");
}

/// Plays on until it is killed or the scenario is over, with an undo now and then.
#[test]
fn play_on() {
    let Some(dir) = std::env::var_os(FOLDER) else { return };
    let mut app = sit_down(Campaign::open(Path::new(&dir)).expect("it opens"));
    let mut bot = Random::new(u64::from(std::process::id()));
    let world = app.world_mut();
    let mut whim = Whim::new(u64::from(std::process::id()));
    acknowledge(world);
    while play::ended(world).is_none() {
        let prompt = play::prompt(world).cloned().expect("a prompt is open");
        let wished = match whim.once_in(20) {
            true => Wanted::Undo,
            false => TableCommand::Do(bot.choose(world, &prompt)).into(),
        };
        wish(world, wished);
        acknowledge(world);
    }
}

struct Player {
    dir: PathBuf,
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Player {
    fn new(dir: &Path) -> Player {
        let me = std::env::current_exe().expect("a test");
        let errors = File::create(dir.join("errors")).expect("written");
        let mut child = process::Command::new(me)
            .args(["tests::killed::play_on", "--exact", "--nocapture"])
            .env(FOLDER, dir)
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .expect("it starts");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        Player { dir: dir.to_owned(), child, out }
    }

    /// Returns what it printed as errors.
    fn errors(&self) -> String {
        std::fs::read_to_string(self.dir.join("errors")).unwrap_or_default()
    }

    /// Returns the next printed state: digest, and whether the scenario is over.
    fn hear(&mut self) -> Option<(String, bool)> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.out.read_line(&mut line).ok()? == 0 || !line.ends_with('\n') {
                return None;
            }
            let mut words = line.split_whitespace();
            if words.next() == Some("stands") {
                let digest = words.nth(1)?.to_owned();
                return Some((digest, words.next().is_some()));
            }
        }
    }
}

/// Returns how many lines a journal has after the one that led to a table with this digest; `None`
/// if there is no such line. An incomplete line does not count.
fn since(dir: &Path, digest: &str) -> Option<usize> {
    let text = std::fs::read_to_string(journal::path(dir, 1)).expect("there is a journal");
    let table = format!(r#""table":"{}""#, &digest[8..]);
    text.split_inclusive('\n').filter(|l| l.ends_with('\n')).rev().position(|l| l.contains(&table))
}

/// Kills it at random moments; `EMBERDECK_THOROUGH` is how often, else 8 times.
#[test]
fn killed_at_any_moment_the_desk_goes_on() {
    let wanted = std::env::var("EMBERDECK_THOROUGH").ok().and_then(|n| n.parse().ok());
    let times: u32 = wanted.unwrap_or(8);
    let mut whim = Whim::new(wanted.map_or(1, |_| u64::from(std::process::id())));
    let place = tempfile::tempdir().expect("a folder");
    let (mut scenarios, mut decisions, mut further) = (0, 0, 0);
    let mut begin = || {
        scenarios += 1;
        let dir = place.path().join(scenarios.to_string());
        let party = ["brannick".to_owned(), "pim".to_owned()];
        let new = Campaign::create(&dir, "lamplighters", &party, &[], "Killed", scenarios);
        new.expect("it fits");
        dir
    };
    let (mut dir, mut seen) = (begin(), None::<String>);
    for time in 0..times {
        // It was killed after the end was saved and before it was acknowledged.
        if !Record::peek(&dir).expect("a record").body.results.is_empty() {
            (dir, seen) = (begin(), None);
        }
        let mut player = Player::new(&dir);
        let heard = player.hear();
        let (there, over) = heard.unwrap_or_else(|| panic!("{time}: {}", player.errors()));
        further += usize::from(seen.take().is_some_and(|seen| seen != there));
        let wait = Duration::from_micros(whim.below(60_000) as u64);
        let pid = player.child.id().to_string();
        let killer = std::thread::spawn(move || {
            std::thread::sleep(wait);
            process::Command::new("kill").args(["-9", &pid]).status().is_ok_and(|s| s.success())
        });
        let (mut last, mut over, known) = (there, over, decisions);
        while let Some((digest, end)) = player.hear() {
            (last, over) = (digest, end);
            decisions += 1;
        }
        let killed = killer.join().expect("the killer");
        player.child.wait().expect("it ended");
        if over || !killed {
            dir = begin();
        } else {
            // At most, the decision that was being saved is there as well, with the automatic ones
            // after it.
            let more = since(&dir, &last).or((decisions == known).then_some(0));
            assert!(more.is_some_and(|n| n < 20), "{time}: a decision is lost: {more:?}");
            seen = Some(last);
        }
    }
    assert!(decisions > times, "{decisions} decisions");
    println!("{times} times, {scenarios} scenarios, {decisions} decisions, {further} further");
}
