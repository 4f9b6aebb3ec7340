//! What happened, played before the eyes: thrown dice, banners, and the chronicle.
//!
//! The rules are done before the first die is in the air. While dice roll, the cards lie where
//! they lay; any input skips what is being played.

mod notes;

use std::collections::VecDeque;

use bevy::prelude::*;

use notes::{damages, note_of};

use super::stage::bunch::{self, Bunch};
use crate::adventure_table::sounds::at_table;
use crate::kernel::campaign::players;
use crate::kit::frame::Speed;
use crate::kit::prefs::Prefs;
use crate::kit::synth::Sound;
use crate::rules::check::CheckView;
use crate::rules::describe;
use crate::rules::flow::history::History;
use crate::rules::state::cue::{Cue, Die};
use crate::rules::state::ids::{CardId, HeroId};

/// Dice that were thrown.
#[derive(Clone, Debug)]
pub struct Throw {
    /// A number of its own, which tells it from all others.
    pub number: u64,
    /// Who threw.
    pub hero: HeroId,
    /// For what.
    pub title: String,
    /// The dice, with what they show.
    pub dice: Vec<Die>,
    /// The same by what brought them.
    pub bunches: Vec<Bunch>,
    /// The check as it was staged, if it was.
    pub before: Option<CheckView>,
    /// The card that it was against.
    pub against: Option<CardId>,
    /// The damage that follows a failure, before anything reduces it.
    pub damage: i32,
    /// What is added.
    pub plus: i32,
    /// The sum.
    pub total: i32,
    /// What had to be reached, and whether it was; nothing for rolls that are no checks.
    pub result: Option<(i32, bool)>,
}

/// What waits to be played, in order.
#[derive(Clone, Debug)]
enum Scene {
    Throw(Box<Throw>),
    Note(Note),
    Banner(String, HeroId),
    Sound(Sound),
}

/// A line of the chronicle.
#[derive(Clone, Debug)]
pub struct Note {
    /// What happened.
    pub text: String,
    /// Cards that it speaks of.
    pub cards: Vec<CardId>,
    /// How it is told: a turn begins, good, bad, or simply.
    pub tone: Tone,
    /// How many decisions stood then: taken back, they leave the story with it.
    pub at: usize,
}

/// How a line is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named for what they are")]
pub enum Tone {
    Plain,
    Turn,
    Good,
    Bad,
    Quiet,
    /// A dot for each prompt that the table has gone on from by itself.
    Passed,
}

/// How long dice are in the air, and how long the result stands before it goes on by itself.
const AIR: f32 = 1.05;
const STAND: f32 = 1.4;
/// How long dice that are still worked out are waited for.
const PATIENCE: f32 = 1.5;
/// What the chronicle has for a prompt that nobody was asked about.
const PASSED: &str = "· ";
/// How many lines the chronicle keeps.
const KEPT: usize = 400;

/// What is being played.
#[derive(Resource, Default)]
pub struct Playback {
    queue: VecDeque<Scene>,
    /// Dice in the air or just landed, with the seconds since they were thrown.
    pub now: Option<(Throw, f32)>,
    /// The dice that landed last; they lie on the table until the next check.
    pub last: Option<Throw>,
    /// What happened so far.
    pub chronicle: Vec<Note>,
    /// Dice that lie stay until the next input: for pictures.
    pub hold: bool,
    /// Nothing goes on: for pictures of what moves.
    pub frozen: bool,
    /// Nothing flies: thrown dice lie at once.
    pub still: bool,
    /// The throw is still worked out: it begins when that is done.
    pub waits: bool,
    /// For how long that has been so.
    waited: f32,
    /// How many throws there were.
    thrown: u64,
    /// A banner across the table and the seconds it still stands.
    pub banner: Option<(String, HeroId, f32)>,
    /// What of it is to be heard, until somebody does.
    pub heard: Vec<Sound>,
    /// Cards were shuffled among others and dealt out: none is seen on its way, for it would tell
    /// which of them went where. Until the cards are where they go.
    pub hush: bool,
    /// How many decisions stand.
    stood: usize,
}

impl Playback {
    /// Something is being played that the table waits for.
    pub fn busy(&self) -> bool {
        self.now.is_some() || !self.queue.is_empty()
    }

    /// Something moves.
    pub fn moving(&self) -> bool {
        self.busy() || self.banner.is_some()
    }

    /// How long dice are in the air.
    fn flight(&self, speed: Speed) -> f32 {
        if self.still { 0.0 } else { speed.seconds(AIR) }
    }

    /// How far the dice in the air have come, 0 to 1; 1 when they lie.
    pub fn air(&self, speed: Speed) -> f32 {
        let air = self.flight(speed);
        self.now.as_ref().map_or(1.0, |(_, t)| if air > 0.0 { (t / air).min(1.0) } else { 1.0 })
    }

    /// How long the dice have lain, in seconds of the usual speed; long, if nothing is to move.
    pub fn since(&self, speed: Speed) -> f32 {
        let slow = speed.seconds(1.0);
        match &self.now {
            Some((_, t)) if !self.still && slow > 0.0 => ((t - self.flight(speed)) / slow).max(0.0),
            _ => 60.0,
        }
    }

    /// Any input: dice in the air land, dice that lie are taken up.
    pub fn skip(&mut self, speed: Speed) {
        let landed = self.air(speed) >= 1.0;
        let flight = self.flight(speed);
        self.waits = false;
        match &mut self.now {
            // They lie, and what they come to is seen at once.
            Some((_, t)) if !landed => *t = flight + speed.seconds(0.6),
            Some(_) => self.next(),
            None => self.next(),
        }
    }

    /// Ends everything that is being played.
    pub fn skip_all(&mut self) {
        while self.busy() {
            self.next();
        }
        self.last = None;
        self.banner = None;
        self.heard.clear();
    }

    /// Only so many decisions stand any more: what the others brought is no part of the story.
    pub fn back(&mut self, stood: usize) {
        self.skip_all();
        self.chronicle.retain(|n| n.at <= stood);
        self.stood = stood;
    }

    /// Forgets everything: another game.
    pub fn clear(&mut self) {
        self.skip_all();
        self.last = None;
        self.chronicle.clear();
        self.stood = 0;
    }

    fn next(&mut self) {
        if let Some((done, _)) = self.now.take() {
            self.last = Some(done);
        }
        self.tell_on();
    }

    /// Tells what comes before the next throw, and throws.
    fn tell_on(&mut self) {
        while self.now.is_none() {
            match self.queue.pop_front() {
                None => return,
                Some(Scene::Throw(mut t)) => {
                    self.thrown += 1;
                    t.number = self.thrown;
                    (self.waits, self.waited) = (false, 0.0);
                    self.now = Some((*t, 0.0));
                }
                Some(Scene::Note(note)) => self.note(note),
                Some(Scene::Sound(sound)) => self.heard.push(sound),
                Some(Scene::Banner(text, hero)) => {
                    self.last = None;
                    self.banner = Some((text, hero, 1.6));
                }
            }
        }
    }

    /// Writes a line into the chronicle.
    pub fn tell(&mut self, text: String, cards: Vec<CardId>) {
        self.note(Note { text, cards, tone: Tone::Quiet, at: self.stood });
    }

    /// The table has gone on by itself from so many prompts: told when what it brought is told.
    pub fn passed(&mut self, times: usize, speed: Speed) {
        if times > 0 {
            let text = PASSED.repeat(times);
            let note = Note { text, cards: Vec::new(), tone: Tone::Passed, at: self.stood };
            self.queue.push_back(Scene::Note(note));
            if speed.0 == 0 || self.now.is_none() {
                self.tell_on();
            }
        }
    }

    fn note(&mut self, note: Note) {
        let same = |l: &&mut Note| l.tone == Tone::Passed && l.at == note.at;
        let last = self.chronicle.last_mut().filter(same);
        if let (Tone::Passed, Some(last)) = (note.tone, last) {
            last.text.push_str(&note.text);
            return;
        }
        if self.chronicle.len() >= KEPT {
            self.chronicle.drain(..KEPT / 4);
        }
        self.chronicle.push(note);
    }
}

/// Shows that the table has gone on by itself from so many prompts.
pub fn pass(world: &mut World, times: usize) {
    let speed = *world.resource::<Speed>();
    world.resource_mut::<Playback>().passed(times, speed);
}

/// Takes in what the rules told: dice to throw, lines for the chronicle.
pub fn stage(world: &mut World, cues: Vec<Cue>, mut before: Option<CheckView>) {
    let stood = world.resource::<History>().made().len();
    let still = world.get_resource::<Prefs>().is_some_and(|p| p.reduced_motion);
    let mut playback = world.resource_mut::<Playback>();
    (playback.stood, playback.still) = (stood, still);
    playback.hush |= cues.iter().any(|c| matches!(c, Cue::Escaped { .. }));
    let mut damages = damages(world, &cues).into_iter();
    let mut cues = cues.into_iter().peekable();
    while let Some(cue) = cues.next() {
        let note = note_of(world, &cue, cues.peek()).map(Scene::Note);
        let sound = at_table(world, &cue).map(Scene::Sound);
        let scene = match cue {
            Cue::Rolled { hero, against, dice, plus, total, difficulty, passed, .. } => {
                let result = Some((difficulty, passed));
                let before = before.take();
                let title = match (&before, against) {
                    (Some(check), _) => describe::check_title(world, check),
                    (None, Some(card)) => describe::card_name(world, card),
                    (None, None) => t!("stage-check"),
                };
                let bunches = bunch::of_roll(world, hero, &dice, plus, before.as_ref());
                let damage = damages.next().unwrap_or(0);
                Some(Scene::Throw(Box::new(Throw {
                    number: 0,
                    hero,
                    title,
                    dice,
                    bunches,
                    before,
                    against,
                    damage,
                    plus,
                    total,
                    result,
                })))
            }
            Cue::Dice { hero, what, dice, total } => {
                let title = describe::dice_for(&what);
                let sum: i32 = dice.iter().map(|d| i32::from(d.value)).sum();
                let plus = total - sum;
                let bunches = bunch::of_roll(world, hero, &dice, plus, None);
                Some(Scene::Throw(Box::new(Throw {
                    number: 0,
                    hero,
                    title,
                    dice,
                    bunches,
                    before: None,
                    against: None,
                    damage: 0,
                    plus,
                    total,
                    result: None,
                })))
            }
            Cue::Turn { hero, .. } => {
                let name = describe::hero_name(world, hero);
                let whose = describe::possessive(&name);
                let text = match players::player(world, hero) {
                    Some(player) => {
                        t!(
                            "stage-turn-of-player",
                            player = player,
                            whose = whose,
                            whose_name = name
                        )
                    }
                    None => t!("stage-turn-of", whose = whose, whose_name = name),
                };
                Some(Scene::Banner(text, hero))
            }
            _ => None,
        };
        // Dice first: their result is told when they lie.
        let mut playback = world.resource_mut::<Playback>();
        playback.queue.extend(scene.into_iter().chain(sound).chain(note));
    }
    let speed = *world.resource::<Speed>();
    let mut playback = world.resource_mut::<Playback>();
    if speed.0 == 0 {
        while playback.busy() {
            playback.next();
        }
        playback.banner = None;
    } else {
        playback.tell_on();
    }
}

/// Plays on.
pub fn play(time: Res<Time<Real>>, speed: Res<Speed>, mut playback: ResMut<Playback>) {
    if !playback.moving() || playback.frozen {
        return;
    }
    let dt = time.delta_secs().min(0.1);
    let playback = playback.as_mut();
    let end = playback.flight(*speed) + STAND;
    if playback.waits {
        playback.waited += dt;
        playback.waits = playback.waited < PATIENCE;
    } else if let Some((_, t)) = &mut playback.now {
        *t += dt;
        if *t > end && !playback.hold {
            playback.next();
        }
    }
    if let Some((_, _, left)) = &mut playback.banner {
        *left -= dt;
        if *left <= 0.0 {
            playback.banner = None;
        }
    }
}
