//! The answers of a script, by a simple policy or the careful bot, and the progress of its game.

use bevy::prelude::*;

use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::adventure_table::pilot;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::table::Clock;
use crate::shell::command::CommandQueue;
use crate::shell::script::steps::{Goal, Script};
use crate::sim::bots::Bot;
use crate::sim::bots::careful::Careful;

/// The bot of a script that plays well.
#[derive(Resource)]
struct ScriptBot(Careful);

/// Returns the number of the turn; 0 before the first.
fn turn(world: &World) -> u32 {
    world.get_resource::<Clock>().map_or(0, |c| c.turn)
}

/// Returns whether the game has reached a goal.
pub fn reached(world: &World, goal: Goal) -> bool {
    let model = world.resource::<Model>();
    match goal {
        Goal::Turn(n) => {
            turn(world) >= n && model.prompt.as_ref().is_some_and(|p| p.ask == Ask::Turn)
        }
        Goal::Check => model.check.is_some(),
        Goal::Over => model.prompt.is_none(),
        Goal::Asked(words) => {
            let options = model.choices.iter().map(|choice| &choice.text);
            std::iter::once(&model.question).chain(options).any(|text| text.contains(words))
        }
    }
}

/// Answers with the option at this index.
pub fn choose(world: &mut World, option: usize) {
    let act = world.resource::<Model>().choices.get(option).map(|c| c.act);
    world.resource_mut::<CommandQueue>().extend(act.map(|a| TableCommand::Do(vec![a])));
}

/// Makes one decision. Returns false if there is no open question.
pub fn decide(world: &mut World) -> bool {
    let Some(acts) = chosen(world) else { return false };
    world.resource_mut::<CommandQueue>().push(TableCommand::Do(acts));
    true
}

/// Returns the answer that the pilot or the careful bot would give.
pub fn chosen(world: &mut World) -> Option<Vec<Act>> {
    // Before there is a game, there is no prompt either.
    let prompt = world.resource::<Model>().prompt.clone();
    let mut script = world.resource_mut::<Script>();
    script.count += 1;
    let (count, careful) = (script.count, script.careful);
    let Some(prompt) = prompt.filter(|_| careful) else {
        return pilot::answer(world.resource::<Model>(), count);
    };
    let bot = world.remove_resource::<ScriptBot>();
    let mut bot = bot.unwrap_or_else(|| ScriptBot(Careful::new(0)));
    let acts = bot.0.choose(world, &prompt);
    world.insert_resource(bot);
    Some(acts)
}

/// Returns lines that describe the state of the game, the open question and its options.
pub fn describe(world: &World, size: Vec2) -> Vec<String> {
    let model = world.resource::<Model>();
    let ask = model.prompt.as_ref().map(|p| (p.ask, p.who));
    let mut lines = vec![format!("turn {}: {size} {ask:?} {}", turn(world), model.question)];
    let choices = model.choices.iter().enumerate();
    lines.extend(choices.map(|(i, c)| format!("  {i}: {} {}", c.text, c.adds)));
    lines
}
