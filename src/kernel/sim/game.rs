//! Plays one game after another in one world.

use bevy_ecs::prelude::*;

use super::{Plan, Playouts, SimFamily, Sort, Trouble, check, quiet};
use crate::bots::{Bot, Whim};
use crate::cues::Cues;
use crate::history::Keep;
use crate::play::SetupError;
use crate::prompt::Prompt;
use crate::{autopass, play};

/// The maximum number of decisions; a longer game has no end.
const MOST_DECISIONS: u32 = 20_000;

/// The result of a game.
pub struct Played<F: SimFamily> {
    /// The ending, if there was one.
    pub ending: Option<F::Ending>,
    /// The number of answers.
    pub decisions: u32,
    /// The number of turns.
    pub turns: u32,
    /// The failures.
    pub troubles: Vec<Trouble>,
}

/// A world with a bot at its table.
pub struct Player<'a, F: SimFamily, P: Playouts<F>> {
    playouts: &'a P,
    plan: &'a Plan<F>,
    world: World,
    bot: Box<dyn Bot<F>>,
}

/// The progress of the current game; read after a panic, too.
struct Progress<'a, F: SimFamily> {
    played: Played<F>,
    doing: String,
    start: &'a F::Start,
}

impl<F: SimFamily> Progress<'_, F> {
    fn trouble(&mut self, sort: Sort, what: String) {
        let (seed, party) = F::label(self.start);
        let decision = self.played.decisions;
        self.played.troubles.push(Trouble { sort, seed, party, decision, what });
    }
}

impl<'a, F: SimFamily, P: Playouts<F>> Player<'a, F, P> {
    /// Creates a world.
    pub fn new(playouts: &'a P, plan: &'a Plan<F>) -> Player<'a, F, P> {
        Player { playouts, plan, world: new_world(playouts), bot: plan.bot.build() }
    }

    /// Plays a game to its end.
    ///
    /// # Errors
    /// Returns an error if the table cannot be set up.
    pub fn play(
        &mut self,
        start: &F::Start,
        facts: &mut P::Facts,
    ) -> Result<Played<F>, SetupError> {
        let played = Played { ending: None, decisions: 0, turns: 0, troubles: Vec::new() };
        let mut progress = Progress { played, doing: String::new(), start };
        let done = quiet::catch(|| self.play_through(start, facts, &mut progress));
        match done {
            Ok(result) => result?,
            Err(panic) => {
                let doing = std::mem::take(&mut progress.doing);
                progress.trouble(Sort::Panic, format!("{panic}{doing}"));
                self.world = new_world(self.playouts);
            }
        }
        self.playouts.ended(facts, &mut self.world, start, progress.played.ending);
        Ok(progress.played)
    }

    fn play_through(
        &mut self,
        start: &F::Start,
        facts: &mut P::Facts,
        progress: &mut Progress<'_, F>,
    ) -> Result<(), SetupError> {
        let Player { playouts, plan, world, bot } = self;
        let checks = plan.checks;
        world.resource_mut::<Keep>().0 = checks.undo;
        world.resource_mut::<Cues<F>>().listening = plan.listens;
        play::begin::<F>(world, start)?;
        if let Some(stops) = &plan.stops {
            autopass::install::<F>(world, stops.clone());
        }
        let (seed, _) = F::label(start);
        bot.begin(seed);
        let mut whim = Whim::new(seed.rotate_left(17));
        loop {
            if plan.listens {
                playouts.happened(facts, world);
            }
            if let Some(ending) = play::ended::<F>(world) {
                progress.played.ending = Some(ending);
                break;
            }
            let Some(prompt) = play::prompt::<F>(world).cloned() else {
                progress.trouble(Sort::SoftLock, "nothing is asked and it is not over".into());
                break;
            };
            if prompt.options.is_empty() {
                progress.trouble(Sort::SoftLock, format!("no options: {prompt:?}"));
                break;
            }
            if progress.played.decisions >= MOST_DECISIONS {
                progress.trouble(Sort::SoftLock, format!("no end in sight: {prompt:?}"));
                break;
            }
            if checks.conserve
                && let Err(what) = F::conserved(world)
            {
                progress.trouble(Sort::Lost, what);
                break;
            }
            if checks.looks(progress.played.decisions)
                && let Err((sort, what)) =
                    check::every_option(world, &prompt, &mut whim, &mut progress.doing)
            {
                progress.trouble(sort, what);
                break;
            }
            let gone_on = autopass::by_itself::<F>(world);
            playouts.asked(world, &prompt, gone_on.is_some());
            let acts = gone_on.unwrap_or_else(|| bot.choose(world, &prompt));
            let answered = match checks.undo {
                true => check::undone(world, &prompt, &acts),
                false => answer(world, &prompt, &acts),
            };
            if let Err((sort, what)) = answered {
                progress.trouble(sort, what);
                break;
            }
            progress.played.decisions += 1;
        }
        progress.played.turns = F::turns(world);
        Ok(())
    }
}

fn answer<F: SimFamily>(
    world: &mut World,
    prompt: &Prompt<F>,
    acts: &[F::Act],
) -> Result<(), (Sort, String)> {
    play::submit::<F>(world, acts)
        .map_err(|refusal| (Sort::Refused, format!("{acts:?}: {refusal}; offered by {prompt:?}")))
}

fn new_world<F: SimFamily, P: Playouts<F>>(playouts: &P) -> World {
    let mut world = World::new();
    play::install::<F>(&mut world, playouts.content().clone());
    playouts.prepare(&mut world);
    world
}
