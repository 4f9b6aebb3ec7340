//! Plays a game by one input device: a bot chooses each answer, and the script gives it as a person
//! would, by pointer, keys or gamepad on what is visible. No answer is passed to the rules
//! directly.

use bevy::input::ButtonState;
use bevy::prelude::*;

use crate::adventure_table::focus;
use crate::adventure_table::focus_words::id;
use crate::adventure_table::layout::TableLayout;
use crate::adventure_table::model::Model;
use crate::adventure_table::playback::Playback;
use crate::adventure_table::script::answers::{chosen, reached};
use crate::adventure_table::spot::Spot;
use crate::kit::card::View;
use crate::kit::input::{Action, Device};
use crate::rules::flow::history::Journal;
use crate::rules::flow::prompt::{Act, Prompt, Source};
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table;
use crate::shell::script::buttons;
use crate::shell::script::device::{context, named, tap};
use crate::shell::script::perform::put_next;
use crate::shell::script::record::add;
use crate::shell::script::steps::{Aim, Goal, Script, Step, Target};

/// The most tries for one answer before the script gives up.
const TRIES: u32 = 14;

/// The answer that is being given.
#[derive(Resource, Debug)]
pub struct Answer {
    prompt: Prompt,
    acts: Vec<Act>,
    /// The number of decisions before it.
    stood: usize,
    tries: u32,
}

fn decisions(world: &World) -> usize {
    world.get_resource::<Journal>().map_or(0, |j| j.decisions.len())
}

/// Makes one move, until the goal is reached.
pub fn play(world: &mut World, goal: Goal) -> Result<(), String> {
    let again = [Step::Rest(2), Step::Play(goal)];
    if let Some(answer) = world.remove_resource::<Answer>() {
        if decisions(world) != answer.stood || world.resource::<Model>().prompt.is_none() {
            note(world, &answer)?;
        } else {
            world.insert_resource(answer);
        }
    }
    if reached(world, goal) {
        return Ok(());
    }
    let model = world.resource::<Model>();
    let steps = if world.resource::<Playback>().busy() {
        tap(world, Action::Obvious)?
    } else if model.inspect.is_some() || model.open.is_some() {
        tap(world, Action::Back)?
    } else {
        stroke(world)?
    };
    put_next(world, steps.into_iter().chain(again).collect());
    Ok(())
}

fn stroke(world: &mut World) -> Result<Vec<Step>, String> {
    if !world.contains_resource::<Answer>() {
        let Some(prompt) = world.resource::<Model>().prompt.clone() else { return Ok(Vec::new()) };
        let Some(acts) = chosen(world) else { return Ok(Vec::new()) };
        let stood = decisions(world);
        let answer = Answer { prompt, acts, stood, tries: 0 };
        world.insert_resource(answer);
    }
    let device = world.resource::<Script>().device;
    let mut answer = world.resource_mut::<Answer>();
    answer.tries += 1;
    let (acts, tries) = (answer.acts.clone(), answer.tries);
    if tries > TRIES + acts.len() as u32 {
        return Err(format!("{acts:?} could not be answered by {device:?}"));
    }
    let model = world.resource::<Model>();
    let text = |act: &Act| row(model, act);
    // A fan is open: one of its rows is the answer.
    if let Some(act) = acts.first().filter(|a| model.fan.contains(a)) {
        let words = text(act);
        return press(world, device, Target::Words(words));
    }
    if !model.fan.is_empty() {
        return tap(world, Action::Back);
    }
    let act = if model.many() && acts.iter().all(|a| matches!(a, Act::Card(_))) {
        let unmarked = |a: &&Act| matches!(a, Act::Card(c) if !model.marked.contains(c));
        match acts.iter().find(unmarked) {
            Some(act) => *act,
            None if device == Device::Mouse => {
                return press(world, device, Target::Words(t!("ask-done")));
            }
            None => return tap(world, Action::Obvious),
        }
    } else {
        let Some(act) = acts.first() else { return Err("the bot had no answer".into()) };
        *act
    };
    let words = text(&act);
    let plain = model.obvious().as_deref() == Some(&[act]);
    if device == Device::Mouse {
        // The second and later tries use the text in the panel.
        let hand = if tries % 3 == 2 { None } else { by_hand(world, act) };
        return Ok(match hand {
            Some(steps) => steps,
            None => press(world, device, Target::Words(words))?,
        });
    }
    if plain && tries == 1 {
        return tap(world, Action::Obvious);
    }
    let target = spot_of(world, act).filter(|_| tries % 3 != 2);
    press(world, device, target.map_or(Target::Words(words), |spot| Target::Widget(id(spot))))
}

/// Returns the text of an act in the ask panel.
fn row(model: &Model, act: &Act) -> String {
    let text = model.choices.iter().find(|c| c.act == *act).map(|c| c.text.clone());
    let text = text.unwrap_or_default();
    match act {
        Act::Roll => t!("ask-roll"),
        Act::Explore => t!("ask-explore"),
        Act::Yes => t!("act-yes"),
        Act::Move(_) if model.fan.is_empty() => {
            let lead = format!("{} ", t!("ask-move-to"));
            text.strip_prefix(&lead).map(str::to_owned).unwrap_or(text)
        }
        _ => text,
    }
}

fn press(world: &mut World, device: Device, target: Target) -> Result<Vec<Step>, String> {
    match (device, target) {
        (Device::Mouse, Target::Words(words)) => {
            // A row out of view is scrolled back first.
            let ctx = context(world);
            let known = ctx.is_some_and(|ctx| named(&ctx, &words, |_| true).is_some());
            if known && buttons::button(world, &words).is_none() {
                let ask = world.resource::<TableLayout>().ask.center();
                let down = world.get_resource::<Answer>().is_none_or(|a| a.tries < 9);
                let by = if down { -4.0 } else { 9.0 };
                return Ok(vec![Step::Move(Aim::At(ask.x, ask.y)), Step::Wheel(by)]);
            }
            Ok(vec![Step::Press(words)])
        }
        (_, target) => Ok(vec![Step::Focus(target)]),
    }
}

/// Returns the thing on the table that performs an act.
fn spot_of(world: &World, act: Act) -> Option<Spot> {
    let model = world.resource::<Model>();
    let who = model.prompt.as_ref().map(|p| p.who)?;
    let spot = match act {
        Act::Use { of: Source::Card(card), .. } | Act::Card(card) | Act::Give { card, .. } => {
            Spot::Card(card)
        }
        Act::Use { with: Some(card), .. } => Spot::Card(card),
        Act::Explore => Spot::Deck(table::hero(world, who).at),
        Act::Place(place) => Spot::Place(place),
        Act::Hero(hero) => Spot::Board(hero),
        Act::Move(_) => Spot::Token(who),
        _ => return None,
    };
    let there = focus::items(world).iter().any(|i| i.spot == spot);
    (there && focus::acts(world, spot).contains(&act)).then_some(spot)
}

/// Returns the pointer input that performs an act: clicks and drags.
fn by_hand(world: &mut World, act: Act) -> Option<Vec<Step>> {
    let click = |at: Vec2| {
        vec![
            Step::Move(Aim::At(at.x, at.y)),
            Step::Button(MouseButton::Left, ButtonState::Pressed),
            Step::Button(MouseButton::Left, ButtonState::Released),
        ]
    };
    let drag =
        |from: Vec2, to: Vec2| vec![Step::Drag(Aim::At(from.x, from.y), Aim::At(to.x, to.y))];
    let spot = |world: &mut World, name: String| buttons::find(world, &name);
    let who = world.resource::<Model>().prompt.as_ref().map(|p| p.who)?;
    match act {
        Act::Use { of: Source::Card(card), .. } | Act::Use { with: Some(card), .. } => {
            let from = in_hand(world, card)?;
            Some(drag(from, spot(world, "stage".into())?))
        }
        Act::Give { card, to } => {
            let from = in_hand(world, card)?;
            Some(drag(from, spot(world, format!("board:{}", to.0 + 1))?))
        }
        Act::Card(card) => in_hand(world, card).map(click),
        Act::Explore => {
            let at = table::hero(world, who).at;
            spot(world, format!("deck:{}", at.0 + 1)).map(click)
        }
        Act::Move(to) | Act::Place(to) => {
            let to = spot(world, format!("place:{}", to.0 + 1))?;
            match spot(world, format!("token:{}", who.0 + 1)) {
                Some(from) if matches!(act, Act::Move(_)) => Some(drag(from, to)),
                _ => Some(click(to)),
            }
        }
        Act::Hero(hero) => spot(world, format!("board:{}", hero.0 + 1)).map(click),
        _ => None,
    }
}

/// Returns where a card of the visible hand can be clicked.
fn in_hand(world: &World, card: CardId) -> Option<Vec2> {
    let eyes = world.resource::<Model>().eyes();
    if table::card(world, card).pile != PileId::Hand(eyes) {
        return None;
    }
    let entity = world.resource::<table::Index>().cards.get(usize::from(card.0))?;
    let to = world.get::<View>(*entity)?.to;
    Some(to.at - Vec2::new(to.wide * 0.3, 0.0))
}

/// Records a decision as a line of the headless protocol.
fn note(world: &World, answer: &Answer) -> Result<(), String> {
    let Some(path) = world.resource::<Script>().record.clone() else { return Ok(()) };
    let made = world.get_resource::<Journal>().and_then(|j| j.decisions.get(answer.stood));
    let acts = made.ok_or("the decision is in no journal")?;
    let option = |act: &Act| {
        let at = answer.prompt.options.iter().position(|a| a == act);
        at.map(|n| format!("\"o{}\"", n + 1)).ok_or_else(|| format!("{act:?} was not offered"))
    };
    let options = acts.iter().map(option).collect::<Result<Vec<_>, _>>()?.join(",");
    let line = format!(
        "{{\"type\":\"choose\",\"prompt\":{},\"options\":[{options}]}}\n",
        answer.prompt.number
    );
    add(&path, &line)
}
