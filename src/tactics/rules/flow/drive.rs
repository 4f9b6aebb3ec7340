//! The loop of the rules for this family: what its steps call to go on, to ask and to push frames.

use bevy_ecs::prelude::*;
use kernel::{drive, prompt, steps};

use super::cue::{Cue, Cues};
use super::frame::{
    ActivationFrame, AftermathFrame, AttackFrame, BlowFrame, ChapterFrame, CompanionTurnFrame,
    DeckFrame, DirectionFrame, EffectsFrame, EncounterFrame, EnemyTurnFrame, Flow, Frame, Happened,
    HeroTurnFrame, LevelsFrame, MoveFrame, PlayFrame, ReturnFrame, Returned, Roll, RoundFrame,
    Step, StoryFrame, TriggersFrame,
};
use super::prompt::{Act, Ask};
use crate::rules::family::Tactics;
use crate::rules::state::ids::{CardId, SeatId, Source};
use crate::rules::state::table;

/// The systems of all steps.
pub type Steps = steps::Steps<Step>;
/// What a step asks.
pub type Question = prompt::Question<Tactics>;

/// Makes a question that is about a source.
pub fn question(who: SeatId, ask: Ask, source: Source) -> Question {
    let card = match source {
        Source::Card(card) => Some(card),
        _ => None,
    };
    Question { who, ask, source, card }
}

/// Opens a prompt for one of these options; once the encounter is over nobody is asked any more
/// (AT-GOAL-04).
pub fn ask(world: &mut World, question: Question, options: Vec<Act>) {
    ask_some(world, question, options, 1, 1);
}

/// Opens a prompt for `min` to `max` of these options. With `min` 0, `Continue` is added, which then
/// stands for none.
pub fn ask_some(world: &mut World, question: Question, options: Vec<Act>, min: usize, max: usize) {
    if !is_over(world) {
        drive::ask_some(world, question, options, min, max);
    }
}

/// Returns whether an encounter is played, from its set-up to its end.
pub fn fights(world: &World) -> bool {
    let frames = &world.resource::<Flow>().frames;
    frames.iter().any(|f| matches!(f, Frame::Encounter(_)))
}

/// Returns whether a figure has its turn, from its beginning to its end.
pub fn is_anybodys_turn(world: &World) -> bool {
    world.resource::<Flow>().frames.iter().any(|frame| match frame {
        Frame::HeroTurn(_) | Frame::EnemyTurn(_) => true,
        Frame::CompanionTurn(turn) => turn.own,
        _ => false,
    })
}

/// Returns whether the action decks of heroes lie open: between encounters, and until they are shuffled at
/// set-up (AT-RUL-55), everybody knows what is in them.
pub fn decks_are_open(world: &World) -> bool {
    let frames = &world.resource::<Flow>().frames;
    let step = frames.iter().find_map(|f| match f {
        Frame::Encounter(f) => Some(f.step),
        _ => None,
    });
    step.is_none_or(|step| (step as usize) < Step::FirstDraw as usize)
}

/// Returns whether an encounter has ended and is about to be taken down (AT-GOAL-04).
pub fn is_over(world: &World) -> bool {
    table::outcome(world).is_some() && fights(world)
}

/// Takes the answer, if there is one.
pub fn answer(world: &mut World) -> Option<Vec<Act>> {
    drive::answer::<Tactics>(world)
}

/// Takes the answer to a prompt for exactly one option.
pub fn answer_one(world: &mut World) -> Option<Act> {
    drive::answer_one::<Tactics>(world)
}

/// Takes the answer to a prompt for cards; `Continue` stands for none.
pub fn answer_cards(world: &mut World) -> Option<Vec<CardId>> {
    let card = |a| if let Act::Card(c) = a { Some(c) } else { None };
    answer(world).map(|acts| acts.into_iter().filter_map(card).collect())
}

/// Takes what the frame above handed down.
pub fn returned(world: &mut World) -> Option<Returned> {
    drive::returned::<Tactics>(world)
}

/// Puts a frame on top.
pub fn push(world: &mut World, frame: Frame) {
    drive::push::<Tactics>(world, frame);
}

/// Takes the top frame off.
pub fn pop(world: &mut World) -> Option<Frame> {
    drive::pop::<Tactics>(world)
}

/// Takes the top frame off and hands something down.
pub fn pop_with(world: &mut World, returned: Returned) {
    drive::pop_with::<Tactics>(world, returned);
}

/// Sets the step of the top frame.
pub fn go(world: &mut World, to: Step) {
    if let Some(top) = world.resource_mut::<Flow>().frames.last_mut() {
        top.go(to);
    }
}

/// Returns the event that is being answered, if one is.
pub fn happening(world: &World) -> Option<Happened> {
    world.resource::<Flow>().frames.iter().rev().find_map(|frame| match frame {
        Frame::Triggers(frame) => Some(frame.event),
        _ => None,
    })
}

/// Tells what happened, if anybody listens.
pub fn tell(world: &mut World, cue: impl FnOnce() -> Cue) {
    world.resource_mut::<Cues>().push(cue);
}

kernel::nearest_frames! {
    chapter, chapter_mut, Chapter, ChapterFrame;
    encounter, encounter_mut, Encounter, EncounterFrame;
    round, round_mut, Round, RoundFrame;
    hero_turn, hero_turn_mut, HeroTurn, HeroTurnFrame;
    play, play_mut, Play, PlayFrame;
    enemy_turn, enemy_turn_mut, EnemyTurn, EnemyTurnFrame;
    activation, activation_mut, Activation, ActivationFrame;
    moving, moving_mut, Move, MoveFrame;
    attack, attack_mut, Attack, AttackFrame;
    blow, blow_mut, Blow, BlowFrame;
    coming, coming_mut, Return, ReturnFrame;
    triggers, triggers_mut, Triggers, TriggersFrame;
    effects, effects_mut, Effects, EffectsFrame;
    aftermath, aftermath_mut, Aftermath, AftermathFrame;
    story, story_mut, Story, StoryFrame;
    levels, levels_mut, Levels, LevelsFrame;
    deck, deck_mut, Deck, DeckFrame;
    companion_turn, companion_turn_mut, CompanionTurn, CompanionTurnFrame;
    direction, direction_mut, Direction, DirectionFrame;
}

/// Returns everybody whom the list of effects under way has chosen so far.
pub(crate) fn chosen(world: &World) -> &[crate::rules::state::ids::FighterId] {
    world.resource::<Flow>().effects().map_or(&[], |f| &f.chosen)
}

/// Returns the roll that is going on, whether it can still be changed or stands: its dice lie there to be
/// seen and to be kept (AT-RUL-91).
pub fn rolled(world: &World) -> Option<&Roll> {
    world.resource::<Flow>().frames.iter().rev().find_map(|f| match f {
        Frame::Attack(f) => Some(&f.roll),
        Frame::Effects(f) => f.roll.as_ref(),
        _ => None,
    })
}

/// Returns the roll that is going on and can be changed: the nearest that does not stand yet
/// (AT-RUL-91).
pub fn rolling(world: &World) -> Option<&Roll> {
    let frames = world.resource::<Flow>().frames.iter().rev();
    let roll = |f: &'_ Frame| -> bool { matches!(f, Frame::Attack(_) | Frame::Effects(_)) };
    frames.filter(|f| roll(f)).find_map(|f| match f {
        Frame::Attack(f) => Some(&f.roll).filter(|r| !r.stands),
        Frame::Effects(f) => f.roll.as_ref().filter(|r| !r.stands),
        _ => None,
    })
}
