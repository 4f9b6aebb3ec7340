//! Plays vignettes through and tells what is not as it should be.

use std::path::Path;

use bevy_ecs::prelude::*;

use super::decide::{self, Cannot};
use super::format::Step;
use super::read::{Loaded, files, read};
use super::{camp, facts, position, say};
use crate::kernel::rng::Rng;
use crate::rules::flow::past;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::play;
use crate::rules::state::cue::{Cue, Cues};
use crate::sim::playouts::check;

/// The most `Continue`s that one `ContinueTo` answers.
const MAX_CONTINUES: usize = 60;

/// What went into a world, so that it can be done again.
#[derive(Clone, Debug)]
enum Done {
    Acts(Vec<Act>),
    Dice(Vec<u8>),
}

/// A script being played.
struct Run<'a> {
    loaded: &'a Loaded,
    world: World,
    log: Vec<Cue>,
    done: Vec<Done>,
    digests: Vec<u64>,
    failures: Vec<String>,
}

/// Runs vignettes and tells of each in one line, failures in more; the last line counts them.
/// What is printed goes through `say`. Returns how many passed and how many failed.
pub fn run_paths<P: AsRef<Path>>(
    paths: impl IntoIterator<Item = P>,
    mut say: impl FnMut(&str),
) -> (usize, usize) {
    let (mut passed, mut failed) = (0, 0);
    for path in paths {
        let all = match files(path.as_ref()) {
            Ok(all) => all,
            Err(e) => {
                say(&format!("FAIL {e}"));
                failed += 1;
                continue;
            }
        };
        for file in all {
            let (title, failures) = run_file(&file);
            if failures.is_empty() {
                say(&format!("ok   {}: {title}", file.display()));
                passed += 1;
            } else {
                say(&format!("FAIL {}: {title}", file.display()));
                for failure in failures {
                    say(failure.trim_end());
                }
                failed += 1;
            }
        }
    }
    say(&format!("{passed} passed, {failed} failed"));
    (passed, failed)
}

/// Runs one vignette: its title and what is wrong.
pub fn run_file(path: &Path) -> (String, Vec<String>) {
    match read(path) {
        Ok(loaded) => (loaded.vignette.title.clone(), run(&loaded)),
        Err(problems) => {
            let told = problems.iter().map(|p| format!("  {p}")).collect();
            ("cannot be read".into(), told)
        }
    }
}

/// Plays the script through by the rules of each edition that it is for. What is wrong.
pub fn run(loaded: &Loaded) -> Vec<String> {
    let mut failures = run_by(loaded);
    for edition in loaded.vignette.edition.all().iter().skip(1) {
        let other = loaded.by(*edition);
        let found = run_by(&other);
        if !found.is_empty() {
            failures.push(format!("  by the rules of the other edition ({}):", edition.letter()));
            failures.extend(found);
        }
    }
    failures
}

/// Plays the script through: twice, and backwards.
fn run_by(loaded: &Loaded) -> Vec<String> {
    if let Some(camp) = &loaded.vignette.camp {
        return camp::run(loaded, camp);
    }
    let mut first = match Run::begin(loaded) {
        Ok(run) => run,
        Err(e) => return vec![format!("  {}", loaded.problem(&e))],
    };
    first.play();
    if !first.failures.is_empty() {
        return first.failures;
    }
    let end = past::digest(&first.world);
    let mut failures = Vec::new();
    match Run::begin(loaded) {
        Ok(mut again) => {
            again.play();
            if past::digest(&again.world) != end {
                failures.push(format!("  {}: played twice, it ends differently", loaded.file));
            }
        }
        Err(e) => failures.push(format!("  {}: the second time: {e}", loaded.file)),
    }
    failures.extend(first.back_and_forth(end));
    failures
}

impl<'a> Run<'a> {
    fn begin(loaded: &'a Loaded) -> Result<Run<'a>, String> {
        let world = position::set_up(loaded)?;
        let (log, done, digests, failures) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut run = Run { loaded, world, log, done, digests, failures };
        run.listen();
        Ok(run)
    }

    fn listen(&mut self) {
        let cues = self.world.resource_mut::<Cues>().drain();
        self.log.extend(cues);
    }

    fn fail(&mut self, step: usize, what: &str, prompt: bool) {
        let (file, line) = (&self.loaded.file, self.loaded.line_of(step));
        let mut text = format!("  {file}:{line}: step {}: {what}\n", step + 1);
        if prompt {
            text.push_str(&say::prompt(&self.world));
        }
        self.failures.push(text);
    }

    fn play(&mut self) {
        for (n, step) in self.loaded.vignette.script.iter().enumerate() {
            match step {
                Step::Expect(list) => {
                    let mut wrong = Vec::new();
                    for fact in list {
                        match facts::judge(&mut self.world, &self.log, fact) {
                            Ok(None) => {}
                            Ok(Some(what)) => {
                                wrong.push(format!("expected {fact:?}, but {what}"));
                            }
                            Err(e) => wrong.push(format!("{fact:?}: {e}")),
                        }
                    }
                    if !wrong.is_empty() {
                        self.fail(n, &wrong.join("\n    and "), true);
                    }
                }
                Step::Dice(faces) => {
                    self.world.resource_mut::<Rng>().forced.extend(faces);
                    self.done.push(Done::Dice(faces.clone()));
                }
                Step::ContinueTo(ask) => {
                    if let Err(what) = self.continue_to(*ask) {
                        self.fail(n, &what, true);
                        return;
                    }
                }
                _ => {
                    if let Err(what) = self.decide(step) {
                        self.fail(n, &what, true);
                        return;
                    }
                }
            }
        }
    }

    fn decide(&mut self, step: &Step) -> Result<(), String> {
        let options = play::prompt(&self.world).map(|p| p.options.clone()).unwrap_or_default();
        let acts = match decide::pick(&self.world, step, &options) {
            Ok(acts) => acts,
            Err(Cannot::Unclear(why)) => return Err(format!("{step:?}: {why}")),
            Err(Cannot::NotOffered) => {
                let mut text = format!("{step:?} is not offered");
                for (act, why) in crate::rules::refused::refused(&self.world) {
                    if decide::means(&self.world, step, &act).unwrap_or(false) {
                        text.push_str(&format!(": {why}"));
                    }
                }
                return Err(text);
            }
        };
        // The skill that is chosen already need not be chosen again.
        if acts.is_empty() { Ok(()) } else { self.submit(acts) }
    }

    fn submit(&mut self, acts: Vec<Act>) -> Result<(), String> {
        let before = past::digest(&self.world);
        if let Err(refusal) = play::submit(&mut self.world, &acts) {
            return Err(format!("the rules refuse it: {refusal}"));
        }
        self.digests.push(before);
        self.done.push(Done::Acts(acts));
        self.listen();
        check::conserved(&self.world)
    }

    fn continue_to(&mut self, ask: Ask) -> Result<(), String> {
        for _ in 0..MAX_CONTINUES {
            let Some(prompt) = play::prompt(&self.world) else {
                return Err("it is over before that is asked".into());
            };
            if prompt.ask == ask {
                return Ok(());
            }
            if !prompt.options.contains(&Act::Continue) {
                return Err("something else must be answered before that is asked".into());
            }
            self.submit(vec![Act::Continue])?;
        }
        Err("that is not asked".into())
    }

    /// Takes everything back, step by step, and does it again: the digests must be the same.
    fn back_and_forth(&mut self, end: u64) -> Vec<String> {
        let mut failures = Vec::new();
        for (n, before) in self.digests.iter().enumerate().rev() {
            if !past::undo(&mut self.world) {
                failures.push(format!("  {}: decision {n} cannot be undone", self.loaded.file));
                return failures;
            }
            // Dice forced since are no part of what is undone.
            if past::digest(&self.world) != *before {
                let file = &self.loaded.file;
                failures.push(format!("  {file}: undoing decision {} leaves a trace", n + 1));
                return failures;
            }
        }
        let mut begun = false;
        for done in &self.done {
            match done {
                Done::Dice(faces) if begun => {
                    self.world.resource_mut::<Rng>().forced.extend(faces);
                }
                Done::Dice(_) => {}
                Done::Acts(acts) => {
                    begun = true;
                    if let Err(refusal) = play::submit(&mut self.world, acts) {
                        let file = &self.loaded.file;
                        failures.push(format!("  {file}: done again, it is refused: {refusal}"));
                        return failures;
                    }
                }
            }
        }
        if past::digest(&self.world) != end {
            failures.push(format!("  {}: undone and done again, it differs", self.loaded.file));
        }
        failures
    }
}
