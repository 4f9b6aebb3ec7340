//! What the kernel's runner must know of this family's vignettes.

use std::path::Path;

use bevy_ecs::prelude::*;
use kernel::content::problem::Problem;
use kernel::vignette::{Kind, Verdict, Vignette, VignetteFamily, run_read, run_script};

use super::format::{Fact, Step};
use super::read::{Loaded, read};
use super::{acts, decide, facts, names, position};
use crate::rules::family::Tactics;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::prompt::Act;
use crate::rules::state::ids::{CardId, SeatId, Source};

impl VignetteFamily for Tactics {
    const GAME: &'static str = "encounter";
    type Step = Step;
    type Fact = Fact;
    type Meaning = decide::Wanted;

    fn kind(step: &Step) -> Kind<'_, Tactics> {
        match step {
            Step::ContinueTo(ask) => Kind::ContinueTo(*ask),
            Step::Dice(dice) => Kind::Dice(&dice.faces),
            Step::Expect(facts) => Kind::Expect(facts),
            _ => Kind::Decide,
        }
    }

    fn meanings(world: &World, step: &Step) -> Result<Vec<decide::Wanted>, String> {
        decide::wanted(world, step)
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

    fn seat_name(world: &World, seat: SeatId) -> String {
        names::seat_id(world, seat)
    }

    fn source_name(world: &World, source: Source) -> String {
        names::source_id(world, source)
    }
}

impl Vignette<Tactics> for Loaded {
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
    run_read(read(path), |loaded| &loaded.vignette.title, run_script)
}
