//! What the kernel's runner must know of this game's vignettes.

use std::path::Path;

use bevy_ecs::prelude::*;

use super::format::{Fact, Step};
use super::read::{Loaded, read};
use super::{acts, camp, decide, facts, names, position};
use crate::kernel::content::problem::Problem;
use crate::kernel::vignette::{Kind, Verdict, Vignette, VignetteFamily, run_read, run_script};
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::cue::Cue;
use crate::rules::state::ids::{CardId, HeroId};

impl VignetteFamily for Adventure {
    const GAME: &'static str = "scenario";
    type Step = Step;
    type Fact = Fact;
    type Meaning = decide::Wanted;

    fn kind(step: &Step) -> Kind<'_, Adventure> {
        match step {
            Step::ContinueTo(ask) => Kind::ContinueTo(*ask),
            Step::Dice(faces) => Kind::Dice(faces),
            Step::Expect(facts) => Kind::Expect(facts),
            _ => Kind::Decide,
        }
    }

    fn meanings(world: &World, step: &Step) -> Result<Vec<decide::Wanted>, String> {
        decide::wanted(world, step)
    }

    fn is_so(world: &World, meaning: &decide::Wanted) -> bool {
        decide::is_so(world, meaning)
    }

    fn attempts(world: &World, step: &Step) -> Result<Vec<Act>, String> {
        decide::attempts(world, step)
    }

    fn judge(world: &mut World, log: &[Cue], fact: &Fact) -> Verdict {
        facts::judge(world, log, fact)
    }

    fn say(world: &World, act: &Act) -> String {
        acts::script_text(world, act)
    }

    fn card_name(world: &World, card: CardId) -> String {
        names::card_id(world, card)
    }

    fn seat_name(world: &World, seat: HeroId) -> String {
        names::hero_id(world, seat)
    }

    fn source_name(world: &World, source: Source) -> String {
        names::source_id(world, source)
    }
}

impl Vignette<Adventure> for Loaded {
    fn file(&self) -> &str {
        &self.file
    }

    fn script(&self) -> &[Step] {
        &self.vignette.script
    }

    fn line_of(&self, step: usize) -> usize {
        Loaded::line_of(self, step)
    }

    fn problem(&self, message: &str) -> Problem {
        Loaded::problem(self, message)
    }

    fn set_up(&self) -> Result<World, String> {
        position::set_up(self)
    }
}

/// Runs one vignette. Returns its title and what is wrong.
pub fn run_file(path: &Path) -> (String, Vec<String>) {
    run_read(read(path), |loaded| &loaded.vignette.title, run)
}

/// Runs vignettes and reports each in one line, failures in more; the last line counts them. What is
/// printed goes through `say`. Returns how many passed and how many failed.
pub fn run_paths<P: AsRef<Path>>(
    paths: impl IntoIterator<Item = P>,
    say: impl FnMut(&str),
) -> (usize, usize) {
    crate::kernel::vignette::run_paths(paths, run_file, say)
}

/// Plays the script through by the rules of each edition that it is for. Returns what is wrong.
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

/// Plays the script through, or holds the meeting that is told in its place.
fn run_by(loaded: &Loaded) -> Vec<String> {
    match &loaded.vignette.camp {
        Some(camp) => camp::run(loaded, camp),
        None => run_script::<Adventure, _>(loaded),
    }
}
