//! One game after another in one world.

use bevy_ecs::prelude::*;

use super::asked::{self, AskedTally, Watch};
use super::check::{self, Checks};
use super::tally::Tally;
use super::{SimOptions, Sort, Trouble, quiet};
use crate::kernel::autopass;
use crate::rules::family::Adventure;
use crate::rules::flow::past::Keep;
use crate::rules::flow::prompt::{Act, Prompt};
use crate::rules::play::{self, Start};
use crate::rules::state::cue::Cues;
use crate::rules::state::ids::PileId;
use crate::rules::state::table::{self, Clock, End};
use crate::sim::bots::{Bot, Whim};

/// A game with more decisions than this has no end.
pub const MOST_DECISIONS: u32 = 20_000;

/// How a game went.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// How it ended, if it did.
    pub end: Option<End>,
    /// Answers given.
    pub decisions: u32,
    /// Turns begun.
    pub turns: u32,
    /// Hours left in the blessings deck at the end.
    pub hours_left: usize,
    /// How much the table was asked, if that is counted.
    pub asked: Option<AskedTally>,
    /// What must not have happened.
    pub troubles: Vec<Trouble>,
}

/// A world with a bot at its table.
pub struct Player<'a> {
    options: &'a SimOptions,
    world: World,
    bot: Box<dyn Bot>,
}

/// How far a game has come: read after a panic, too.
struct Progress<'a> {
    played: Played,
    doing: String,
    start: &'a Start,
}

impl Progress<'_> {
    fn trouble(&mut self, sort: Sort, what: String) {
        self.played.troubles.push(Trouble {
            sort,
            seed: self.start.seed,
            party: self.start.party.iter().map(|m| m.hero.clone()).collect(),
            decision: self.played.decisions,
            what,
        });
    }
}

impl<'a> Player<'a> {
    /// A new world.
    pub fn new(options: &'a SimOptions) -> Player<'a> {
        Player { options, world: new_world(options), bot: options.bot.build() }
    }

    /// Plays a game to its end.
    ///
    /// # Errors
    /// When the table cannot be set up.
    pub fn play(&mut self, start: &Start, tally: &mut Tally) -> Result<Played, String> {
        let mut progress = Progress { played: Played::default(), doing: String::new(), start };
        let done = quiet::catch(|| self.play_through(start, tally, &mut progress));
        match done {
            Ok(result) => result?,
            Err(panic) => {
                let doing = std::mem::take(&mut progress.doing);
                progress.trouble(Sort::Panic, format!("{panic}{doing}"));
                self.world = new_world(self.options);
            }
        }
        Ok(progress.played)
    }

    fn play_through(
        &mut self,
        start: &Start,
        tally: &mut Tally,
        progress: &mut Progress,
    ) -> Result<(), String> {
        let Player { options, world, bot } = self;
        let checks = options.checks;
        world.resource_mut::<Keep>().0 = checks.undo;
        world.resource_mut::<Cues>().listening = options.cards;
        play::begin(world, start)?;
        if let Some(stops) = &options.stops {
            autopass::install::<Adventure>(world, stops.clone());
        }
        bot.begin(start.seed);
        let mut whim = Whim::new(start.seed.rotate_left(17));
        loop {
            if options.cards {
                tally.take(world);
            }
            if let Some(end) = play::ended(world) {
                progress.played.end = Some(end);
                break;
            }
            let Some(prompt) = play::prompt(world).cloned() else {
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
                && let Err(what) = check::conserved(world)
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
            let gone_on = autopass::by_itself::<Adventure>(world);
            asked::asked(world, &prompt, gone_on.is_some());
            let acts = gone_on.unwrap_or_else(|| bot.choose(world, &prompt));
            if let Err((sort, what)) = answer(world, &prompt, &acts, checks) {
                progress.trouble(sort, what);
                break;
            }
            progress.played.decisions += 1;
        }
        progress.played.turns = world.resource::<Clock>().turn;
        progress.played.hours_left = table::pile(world, PileId::Blessings).len();
        progress.played.asked = world.get_resource_mut::<Watch>().map(|mut w| w.take());
        Ok(())
    }
}

fn answer(
    world: &mut World,
    prompt: &Prompt,
    acts: &[Act],
    checks: Checks,
) -> Result<(), (Sort, String)> {
    if checks.undo {
        return check::undone(world, prompt, acts);
    }
    play::submit(world, acts)
        .map_err(|refusal| (Sort::Refused, format!("{acts:?}: {refusal}; offered by {prompt:?}")))
}

fn new_world(options: &SimOptions) -> World {
    let mut world = World::new();
    play::install(&mut world, options.content.clone());
    if options.asked {
        asked::install(&mut world);
    }
    world
}
