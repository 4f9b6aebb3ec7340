//! Plays a game at a table of panels by one input device, for scripts: an option is chosen by a plain
//! rule, and pressed as a person would press its button.

use bevy::prelude::*;

use super::{PlainTable, Question};
use crate::kit::input::Device;
use crate::kit::widgets::Named;
use crate::shell::script::buttons;
use crate::shell::script::device::{context, named};
use crate::shell::script::perform::put_next;
use crate::shell::script::steps::{Aim, Goal, Script, Step};
use crate::shell::session::{GameSession, ended, saved};
use crate::shell::table_window::table;

/// The most tries for one answer before the script gives up.
const TRIES: u32 = 30;

/// Returns the words of what is pressed next for the option of that place if no button has its words: a
/// card, a hero, or whatever else the layout shows for it.
pub type Elsewhere = fn(&World, usize) -> Option<String>;

/// The answer that is being given.
#[derive(Resource, Debug)]
struct Given {
    /// The number of the prompt.
    prompt: u32,
    /// The options, by their places.
    options: Vec<usize>,
    tries: u32,
}

/// Returns whether the game has come so far.
pub fn reached(world: &World, goal: Goal) -> bool {
    let table = world.resource::<PlainTable>();
    match goal {
        Goal::Over => ended(world).is_some() || table.ending.is_some(),
        Goal::Asked(words) => table.question.as_ref().is_some_and(|question| {
            let options = question.options.iter().map(|option| &option.text);
            std::iter::once(&question.text).chain(options).any(|text| text.contains(words))
        }),
        _ => false,
    }
}

/// Chooses options by a plain rule: the obvious one, else one that follows from the number of the
/// prompt, so that a game goes here and there and can be played again.
pub fn chosen(question: &Question) -> Vec<usize> {
    let least = question.min.max(1);
    if let Some(obvious) = question.obvious.filter(|_| least == 1) {
        return vec![obvious];
    }
    let texts: Vec<&str> = question.options.iter().map(|o| o.text.as_str()).collect();
    // Of options that read alike only the first can be told on the screen.
    let first = |n: &usize| texts.iter().position(|text| *text == texts[*n]) == Some(*n);
    let common: Vec<usize> =
        (0..texts.len()).filter(first).filter(|n| !question.options[*n].secondary).collect();
    let from = question.number.wrapping_mul(2_654_435_761) as usize >> 7;
    (0..least.min(common.len())).map(|n| common[(from + n) % common.len()]).collect()
}

/// Makes one move, until the goal is reached.
///
/// # Errors
/// Returns an error if nothing is asked, or the answer cannot be given by the device.
pub fn play(world: &mut World, goal: Goal, elsewhere: Elsewhere) -> Result<(), String> {
    let number = world.resource::<PlainTable>().question.as_ref().map(|question| question.number);
    if world.get_resource::<Given>().is_some_and(|given| number != Some(given.prompt)) {
        world.remove_resource::<Given>();
    }
    if reached(world, goal) {
        return Ok(());
    }
    // Between two games the way leads on by the button of the results.
    if let (Goal::Asked(_), Some(words)) = (goal, onward(world)) {
        let steps = [Step::Press(words), Step::Rest(2), Step::Play(goal)];
        put_next(world, steps.into_iter().collect());
        return Ok(());
    }
    let steps = press(world, elsewhere)?;
    put_next(world, steps.into_iter().chain([Step::Rest(2), Step::Play(goal)]).collect());
    Ok(())
}

/// Returns the text of the button that leads on from the results of a game, once it is over.
fn onward(world: &World) -> Option<String> {
    ended(world)?;
    let next = world.resource::<GameSession>().finished.as_ref()?.next.clone()?;
    let name = saved(world).map_or_else(|| next.clone(), |game| game.game_name(&next));
    Some(t!("after-on", next = name))
}

/// Returns the next steps that give the answer.
fn press(world: &mut World, elsewhere: Elsewhere) -> Result<Vec<Step>, String> {
    let state = world.resource::<PlainTable>();
    let question = state.question.clone().ok_or_else(|| t!("plain-nothing-asked"))?;
    let marked = state.marked.clone();
    if !world.contains_resource::<Given>() {
        let options = chosen(&question);
        world.insert_resource(Given { prompt: question.number, options, tries: 0 });
    }
    let mut given = world.resource_mut::<Given>();
    given.tries += 1;
    let (options, tries) = (given.options.clone(), given.tries);
    let text = |n: usize| question.options[n].text.clone();
    if tries > TRIES + options.len() as u32 {
        let texts: Vec<String> = options.iter().map(|n| text(*n)).collect();
        return Err(format!("{texts:?} could not be answered"));
    }
    let alone = !question.is_of_several() || options.first().copied() == question.obvious;
    let words = match options.iter().find(|n| alone || !marked.contains(n)) {
        // An option without a button of its own is answered on what the layout shows for it.
        Some(n) => Some(text(*n))
            .filter(|words| is_shown(world, words))
            .or_else(|| elsewhere(world, *n))
            .unwrap_or_else(|| text(*n)),
        None => t!("ask-done"),
    };
    // A button out of view is scrolled to first.
    let ctx = context(world).filter(|_| world.resource::<Script>().device == Device::Mouse);
    let known = ctx.is_some_and(|ctx| named(&ctx, &words, |_| true).is_some());
    if known && buttons::button(world, &words).is_none() {
        let ask = table(world).places(world).ask.center();
        let by = if tries < TRIES / 2 { -4.0 } else { 9.0 };
        return Ok(vec![Step::Move(Aim::At(ask.x, ask.y)), Step::Wheel(by)]);
    }
    Ok(vec![Step::Press(words)])
}

/// Returns whether a widget has exactly these words.
fn is_shown(world: &mut World, words: &str) -> bool {
    let named = context(world).and_then(|ctx| ctx.data(|data| data.get_temp(Named::id())));
    named.is_some_and(|Named(all)| all.iter().any(|(text, _)| text == words))
}
