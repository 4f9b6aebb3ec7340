//! A game of which single decisions are proven: undone and done again, taken up elsewhere, and all
//! of it played back from a journal.

use std::sync::Arc;

use adventure::campaign::{JournalStep, ReadJournal};
use adventure::cards::content::Content;
use adventure::rules::flow::past::{History, Keep, digest, restore, undo};
use adventure::rules::flow::prompt::Act;
use adventure::rules::play::{self, Start};
use adventure::rules::state::cue::{Cue, Cues};
use adventure::sim::bots::Whim;
use bevy_ecs::prelude::*;
use kernel::campaign::CampaignError;
use kernel::campaign::journal::{self, Head, Step, Writer, short};

use super::seen::{Seen, watch};
use super::tables::Table;
use crate::litter::litter;

/// How many decisions another world goes along.
const FURTHER: usize = 10;

/// Another world that has taken the game up.
struct Follower {
    world: World,
    left: usize,
}

/// A game that is being played.
pub struct Game {
    pub world: World,
    pub seen: Seen,
    /// What was decided and undone, and how the table was then, as a journal has it.
    steps: Vec<(JournalStep, String)>,
    done: usize,
    followers: Vec<Follower>,
    whim: Whim,
    proofs: usize,
}

impl Game {
    /// At the first prompt of a table.
    pub fn new(table: &Table) -> Game {
        let mut world = table.lay();
        watch(&mut world);
        world.resource_mut::<Keep>().0 = true;
        world.resource_mut::<Cues>().drain();
        Game {
            world,
            seen: Seen::default(),
            steps: Vec::new(),
            done: 0,
            followers: Vec::new(),
            whim: Whim::new(3),
            proofs: 0,
        }
    }

    /// Decisions so far.
    pub fn decisions(&self) -> usize {
        self.done
    }

    /// Whether another world still goes along.
    pub fn is_followed(&self) -> bool {
        !self.followers.is_empty()
    }

    /// Answers, here and wherever the game goes on.
    pub fn submit(&mut self, acts: &[Act]) -> Result<(), String> {
        self.seen.before(&self.world, acts);
        self.answer(acts)?;
        let cues: Vec<Cue> = self.world.resource_mut::<Cues>().drain();
        self.seen.after(&mut self.world, cues);
        self.done += 1;
        let now = if self.is_followed() { digest(&self.world) } else { 0 };
        for f in &mut self.followers {
            litter(&mut f.world, &mut self.whim, 5);
            play::submit(&mut f.world, acts).map_err(|r| format!("taken up, refused: {r}"))?;
            if digest(&f.world) != now {
                return Err("taken up in another world, it goes on differently".into());
            }
            f.left -= 1;
        }
        let over = play::prompt(&self.world).is_none();
        self.followers.retain(|f| f.left > 0 && !over);
        Ok(())
    }

    fn answer(&mut self, acts: &[Act]) -> Result<(), String> {
        play::submit(&mut self.world, acts).map_err(|r| format!("offered, yet refused: {r}"))?;
        self.steps.push((Step::Do(acts.to_vec()), short(digest(&self.world))));
        Ok(())
    }

    /// Proves the decision that was just made.
    pub fn prove(&mut self, content: &Arc<Content>, acts: &[Act]) -> Result<(), String> {
        let past = self.world.resource::<History>();
        let before = past.before().cloned().ok_or("nothing is kept to undo it")?;
        let after = digest(&self.world);
        if !undo(&mut self.world) {
            return Err("it cannot be undone".into());
        }
        self.steps.push((Step::Undo, short(digest(&self.world))));
        let (mark, prompt) = (digest(&self.world), play::prompt(&self.world).cloned());
        // Saved at the prompt, and taken up in a world that knows nothing of it.
        let mut other = World::new();
        play::install(&mut other, content.clone());
        other.resource_mut::<Keep>().0 = false;
        restore(&mut other, &before);
        if digest(&other) != mark {
            return Err("undoing it leaves a trace, or saving it loses something".into());
        }
        if play::prompt(&other) != prompt.as_ref() {
            return Err("taken up, something else is asked".into());
        }
        self.answer(acts)?;
        self.world.resource_mut::<Cues>().drain();
        if digest(&self.world) != after {
            return Err("done again, it leads elsewhere".into());
        }
        litter(&mut other, &mut self.whim, 5);
        play::submit(&mut other, acts).map_err(|r| format!("taken up, refused: {r}"))?;
        if digest(&other) != after {
            return Err("taken up in another world, it leads elsewhere".into());
        }
        if play::prompt(&self.world).is_some() {
            self.followers.push(Follower { world: other, left: FURTHER });
        }
        self.proofs += 1;
        Ok(())
    }

    /// Writes the game to a campaign's folder and plays it back from there, among junk.
    pub fn play_back(&self, table: &Table, content: &Content) -> Result<(), String> {
        if self.proofs == 0 {
            return Ok(());
        }
        let read = self.written(table, content).map_err(|e| e.to_string())?;
        if read.steps.len() != self.steps.len() {
            return Err(format!("the journal was read only in part: {:?}", read.damage));
        }
        let mut world = table.lay();
        let mut whim = Whim::new(9);
        for (n, ((step, ..), want)) in read.steps.iter().zip(&read.tables).enumerate() {
            let undone = read.steps.get(n + 1).is_some_and(|(s, ..)| *s == Step::Undo);
            world.resource_mut::<Keep>().0 = undone;
            litter(&mut world, &mut whim, 5);
            let done = match step {
                Step::Do(acts) | Step::Auto(acts) => {
                    play::submit(&mut world, acts).map_err(|r| r.to_string())
                }
                Step::Back(_) | Step::Chose(_) => Err("it was not written".into()),
                Step::Undo => undo(&mut world).then_some(()).ok_or("nothing to undo".into()),
            };
            done.map_err(|e| format!("played back, line {} is refused: {e}", n + 2))?;
            if want.as_ref() != Some(&short(digest(&world))) {
                return Err(format!("played back, line {} leads elsewhere", n + 2));
            }
        }
        Ok(())
    }

    /// The game as a journal, written and read.
    fn written(&self, table: &Table, content: &Content) -> Result<ReadJournal, CampaignError> {
        let dir = tempfile::tempdir().map_err(|e| CampaignError::Other(e.to_string()))?;
        let path = dir.path().join("001.jsonl");
        let (scenario, seed) = table.start();
        let start = Start::new(scenario, Vec::new(), seed);
        let head = Head::new(&content.pack.id, content.digest, start);
        let steps = self.steps.iter().map(|(step, table)| (step, Some(table.clone())));
        Writer::anew(&path, &head, steps)?;
        Ok(journal::read(&path)??)
    }
}
