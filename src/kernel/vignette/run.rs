//! Plays vignettes and reports failures.

use std::path::Path;

use bevy_ecs::prelude::*;

use super::decide::{self, Cannot};
use super::read::files;
use super::{Kind, Vignette, VignetteFamily, say};
use crate::cues::Cues;
use crate::history;
use crate::play;
use crate::rng::Rng;
use crate::truth::digest;

/// The maximum number of prompts that one `ContinueTo` passes.
const MAX_CONTINUES: usize = 60;

/// An input of the script, to repeat it.
#[derive(Clone, Debug)]
enum Done<A> {
    Acts(Vec<A>),
    Dice(Vec<u8>),
}

/// A script in progress.
struct Run<'a, F: VignetteFamily, V: Vignette<F>> {
    vignette: &'a V,
    world: World,
    log: Vec<F::Cue>,
    done: Vec<Done<F::Act>>,
    digests: Vec<u64>,
    failures: Vec<String>,
}

/// Runs vignettes and reports each in one line, with failures below it; the last line counts them.
/// The output goes to `say`; `run_file` runs one and returns its title and failures. Returns the
/// numbers of passed and failed vignettes.
pub fn run_paths<P: AsRef<Path>>(
    paths: impl IntoIterator<Item = P>,
    run_file: impl Fn(&Path) -> (String, Vec<String>),
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

/// Plays the script of a vignette twice and with undo. Returns the failures.
pub fn run_script<F: VignetteFamily, V: Vignette<F>>(vignette: &V) -> Vec<String> {
    let file = vignette.file();
    let mut first = match Run::begin(vignette) {
        Ok(run) => run,
        Err(e) => return vec![format!("  {}", vignette.problem(&e))],
    };
    first.play();
    if !first.failures.is_empty() {
        return first.failures;
    }
    let end = digest::<F>(&first.world);
    let mut failures = Vec::new();
    match Run::begin(vignette) {
        Ok(mut again) => {
            again.play();
            if digest::<F>(&again.world) != end {
                failures.push(format!("  {file}: played twice, it ends differently"));
            }
        }
        Err(e) => failures.push(format!("  {file}: the second time: {e}")),
    }
    failures.extend(first.back_and_forth(end));
    failures
}

impl<'a, F: VignetteFamily, V: Vignette<F>> Run<'a, F, V> {
    fn begin(vignette: &'a V) -> Result<Run<'a, F, V>, String> {
        let world = vignette.set_up()?;
        let (log, done, digests, failures) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut run = Run { vignette, world, log, done, digests, failures };
        run.listen();
        Ok(run)
    }

    fn listen(&mut self) {
        let cues = self.world.resource_mut::<Cues<F>>().drain();
        self.log.extend(cues);
    }

    fn fail(&mut self, step: usize, what: &str, prompt: bool) {
        let (file, line) = (self.vignette.file(), self.vignette.line_of(step));
        let mut text = format!("  {file}:{line}: step {}: {what}\n", step + 1);
        if prompt {
            text.push_str(&say::prompt::<F>(&self.world));
        }
        self.failures.push(text);
    }

    fn play(&mut self) {
        for (n, step) in self.vignette.script().iter().enumerate() {
            match F::kind(step) {
                Kind::Expect(list) => {
                    let mut wrong = Vec::new();
                    for fact in list {
                        match F::judge(&mut self.world, &self.log, fact) {
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
                Kind::Dice(faces) => {
                    self.world.resource_mut::<Rng>().forced.extend(faces);
                    self.done.push(Done::Dice(faces.to_vec()));
                }
                Kind::ContinueTo(ask) => {
                    if let Err(what) = self.continue_to(ask) {
                        self.fail(n, &what, true);
                        return;
                    }
                }
                Kind::Decide => {
                    if let Err(what) = self.decide(step) {
                        self.fail(n, &what, true);
                        return;
                    }
                }
            }
        }
    }

    fn decide(&mut self, step: &F::Step) -> Result<(), String> {
        let options = play::prompt::<F>(&self.world).map(|p| p.options.clone()).unwrap_or_default();
        let acts = match decide::pick::<F>(&self.world, step, &options) {
            Ok(acts) => acts,
            Err(Cannot::Unclear(why) | Cannot::Several(why)) => {
                return Err(format!("{step:?}: {why}"));
            }
            Err(Cannot::NotOffered) => {
                let mut text = format!("{step:?} is not offered");
                for (act, why) in F::refused(&self.world) {
                    if decide::means::<F>(&self.world, step, &act).unwrap_or(false) {
                        text.push_str(&format!(": {why}"));
                    }
                }
                return Err(text);
            }
        };
        // A decision that has its effect already need not be made.
        if acts.is_empty() { Ok(()) } else { self.submit(acts) }
    }

    fn submit(&mut self, acts: Vec<F::Act>) -> Result<(), String> {
        let before = digest::<F>(&self.world);
        if let Err(refusal) = play::submit::<F>(&mut self.world, &acts) {
            return Err(format!("the rules refuse it: {refusal}"));
        }
        self.digests.push(before);
        self.done.push(Done::Acts(acts));
        self.listen();
        if let Some((value, faces)) = self.world.resource_mut::<Rng>().unfit.take() {
            return Err(format!("a die with {faces} faces cannot show {value}"));
        }
        F::conserved(&self.world)
    }

    fn continue_to(&mut self, ask: F::Ask) -> Result<(), String> {
        for _ in 0..MAX_CONTINUES {
            let Some(prompt) = play::prompt::<F>(&self.world) else {
                return Err("it is over before that is asked".into());
            };
            if prompt.ask == ask {
                return Ok(());
            }
            if !prompt.options.contains(&F::CONTINUE) {
                return Err("something else must be answered before that is asked".into());
            }
            self.submit(vec![F::CONTINUE])?;
        }
        Err("that is not asked".into())
    }

    /// Undoes everything step by step and repeats it: the digests must be equal.
    fn back_and_forth(&mut self, end: u64) -> Vec<String> {
        let mut failures = Vec::new();
        for (n, before) in self.digests.iter().enumerate().rev() {
            if !history::undo::<F>(&mut self.world) {
                failures.push(format!("  {}: decision {n} cannot be undone", self.vignette.file()));
                return failures;
            }
            // Dice that were forced later do not belong to the undone decision.
            if digest::<F>(&self.world) != *before {
                let file = self.vignette.file();
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
                    if let Err(refusal) = play::submit::<F>(&mut self.world, acts) {
                        let file = self.vignette.file();
                        failures.push(format!("  {file}: done again, it is refused: {refusal}"));
                        return failures;
                    }
                }
            }
        }
        if digest::<F>(&self.world) != end {
            failures.push(format!("  {}: undone and done again, it differs", self.vignette.file()));
        }
        failures
    }
}
