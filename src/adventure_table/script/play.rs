//! Plays a game by one device: a bot chooses each answer, and it is given as a person would give
//! it, by pointer, keys or gamepad, on what is there on the screen. Nothing is handed in directly.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::spots;
use crate::adventure_table::gesture::Spot;
use crate::adventure_table::theatre::Theatre;
use crate::adventure_table::{Laid, focus};
use crate::kit::card::View;
use crate::kit::input::binding::{Binding, Part};
use crate::kit::input::ways::Ways;
use crate::kit::input::{Action, Actions, Device, steer};
use crate::kit::widgets::Named;
use crate::rules::flow::past::Journal;
use crate::rules::flow::prompt::{Act, Prompt, Source};
use crate::rules::state::ids::{CardId, PileId};
use crate::rules::state::table;
use crate::shell::model::Model;
use crate::shell::script::perform::{chosen, put_next, reached};
use crate::shell::script::{Aim, Goal, Script, Step};

/// How often one answer is tried before the script gives up.
const TRIES: u32 = 14;

/// How many steps of the focus one thing may take.
const TAPS: u32 = 150;

/// What is pressed by way of the focus.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// A thing on the table.
    Spot(Spot),
    /// What a panel calls so.
    Words(String),
}

/// The answer that is being given.
#[derive(Debug)]
pub struct Answer {
    prompt: Prompt,
    acts: Vec<Act>,
    /// How many decisions stood before it.
    stood: usize,
    tries: u32,
}

/// The virtual gamepad of a script.
#[derive(Resource)]
struct Virtual(Entity);

/// From now on that device is used; a gamepad is plugged in.
pub fn with(world: &mut World, device: Device) {
    world.resource_mut::<Script>().device = device;
    if device == Device::Pad && !world.contains_resource::<Virtual>() {
        let gamepad = world.spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "A gamepad of the script".into(),
            vendor_id: None,
            product_id: None,
        };
        world.write_message(GamepadConnectionEvent { gamepad, connection });
        world.insert_resource(Virtual(gamepad));
    }
}

fn context(world: &mut World) -> Option<egui::Context> {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    Some(contexts.single_mut(world).ok()?.get_mut().clone())
}

fn decisions(world: &World) -> usize {
    world.get_resource::<Journal>().map_or(0, |j| j.decisions.len())
}

/// The real key or button of an action, pressed and let go.
pub fn tap(world: &mut World, action: Action) -> Result<Vec<Step>, String> {
    let pad = world.resource::<Script>().device == Device::Pad;
    let binding = world.resource::<Actions>().map.first(action, pad);
    let binding = binding.ok_or_else(|| format!("{} has no binding", action.id()))?;
    Ok(match binding {
        Binding::Key(code, with) => {
            let shift = |state| Step::Shift(state);
            let press = Step::Key(code, logical(code), None);
            if with.shift {
                vec![shift(ButtonState::Pressed), press, shift(ButtonState::Released)]
            } else {
                vec![press]
            }
        }
        Binding::Pad(part, _) => vec![Step::Pad(part)],
    })
}

fn logical(code: KeyCode) -> Key {
    match code {
        KeyCode::Space => Key::Space,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        _ => Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
    }
}

/// A button of the virtual gamepad, pressed and let go.
pub fn pad(world: &mut World, part: Part) -> Result<(), String> {
    let Some(gamepad) = world.get_resource::<Virtual>().map(|v| v.0) else {
        return Err("there is no gamepad: `with pad` comes first".into());
    };
    let Part::Button(button) = part else { return Err("a stick is no button".into()) };
    for value in [1.0, 0.0] {
        let event = RawGamepadButtonChangedEvent::new(gamepad, button, value);
        world.write_message(RawGamepadEvent::Button(event));
    }
    Ok(())
}

/// One step of the focus towards a target, or, when it is there, the press; nothing while there is
/// no such thing.
pub fn toward(world: &mut World, target: &Target) -> Option<Result<Vec<Step>, String>> {
    let ctx = context(world)?;
    let stops = steer::stops(&ctx);
    // Behind a dialog, the same words cannot be reached.
    let there = |id: egui::Id| stops.iter().any(|s| s.id == id);
    let id = match target {
        Target::Spot(spot) => Some(focus::id(*spot)).filter(|id| there(*id))?,
        Target::Words(words) => named(&ctx, words, there)?,
    };
    let now = ctx.memory(egui::Memory::focused).filter(|f| stops.iter().any(|s| s.id == *f));
    let mut script = world.resource_mut::<Script>();
    script.taps += 1;
    if script.taps > TAPS {
        return Some(Err(format!("{TAPS} steps did not lead to {target:?}")));
    }
    if now == Some(id) {
        script.taps = 0;
        return Some(tap(world, Action::Press));
    }
    let table = steer::is_table(&ctx);
    let Some(path) = Ways::new(&stops, table).path(now, id) else {
        return Some(Err(format!("no way leads from {now:?} to {target:?}")));
    };
    let again = Step::Focus(target.clone());
    let step = path.first().copied().unwrap_or(Action::FocusDown);
    Some(tap(world, step).map(|mut steps| {
        steps.push(again);
        steps
    }))
}

/// What is called so, of what passes the test: the same words, or else what begins with them, or has
/// them.
fn named(ctx: &egui::Context, words: &str, test: impl Fn(egui::Id) -> bool) -> Option<egui::Id> {
    let words = words.to_lowercase();
    let all = ctx.data(|data| data.get_temp::<Named>(Named::id())).unwrap_or_default().0;
    let all: Vec<(String, egui::Id)> =
        all.into_iter().filter(|(_, id)| test(*id)).map(|(t, id)| (t.to_lowercase(), id)).collect();
    let by = |test: &dyn Fn(&str) -> bool| all.iter().find(|(t, _)| test(t));
    by(&|t| t == words)
        .or_else(|| by(&|t| t.starts_with(&words)))
        .or_else(|| by(&|t| t.contains(&words)))
        .map(|(_, id)| *id)
}

/// One stroke of the play; false when the goal is reached.
pub fn play(world: &mut World, goal: Goal) -> Result<bool, String> {
    let again = [Step::Rest(2), Step::Play(goal)];
    if let Some(answer) = world.resource_mut::<Script>().answer.take() {
        if decisions(world) != answer.stood || world.resource::<Model>().prompt.is_none() {
            note(world, &answer)?;
        } else {
            world.resource_mut::<Script>().answer = Some(answer);
        }
    }
    if reached(world, goal) {
        return Ok(false);
    }
    let model = world.resource::<Model>();
    let steps = if world.resource::<Theatre>().busy() {
        tap(world, Action::Obvious)?
    } else if model.inspect.is_some() || model.open.is_some() {
        tap(world, Action::Back)?
    } else {
        stroke(world)?
    };
    put_next(world, steps.into_iter().chain(again).collect());
    Ok(true)
}

fn stroke(world: &mut World) -> Result<Vec<Step>, String> {
    if world.resource::<Script>().answer.is_none() {
        let Some(prompt) = world.resource::<Model>().prompt.clone() else { return Ok(Vec::new()) };
        let Some(acts) = chosen(world) else { return Ok(Vec::new()) };
        let stood = decisions(world);
        let answer = Answer { prompt, acts, stood, tries: 0 };
        world.resource_mut::<Script>().answer = Some(answer);
    }
    let mut script = world.resource_mut::<Script>();
    let device = script.device;
    let Some(answer) = &mut script.answer else { return Ok(Vec::new()) };
    answer.tries += 1;
    let (acts, tries) = (answer.acts.clone(), answer.tries);
    if tries > TRIES + acts.len() as u32 {
        return Err(format!("{acts:?} could not be answered by {device:?}"));
    }
    let model = world.resource::<Model>();
    let text = |act: &Act| row(model, act);
    // A fan is open: one of its rows is it.
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
                return press(world, device, Target::Words(crate::t!("ask-done")));
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
        // The second and later tries go by the words in the panel.
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
    press(world, device, target.map_or(Target::Words(words), Target::Spot))
}

/// What an act is called in the panel that asks.
fn row(model: &Model, act: &Act) -> String {
    let said = model.choices.iter().find(|c| c.act == *act).map(|c| c.text.clone());
    let said = said.unwrap_or_default();
    match act {
        Act::Roll => crate::t!("ask-roll"),
        Act::Explore => crate::t!("ask-explore"),
        Act::Yes => crate::t!("act-yes"),
        Act::Move(_) if model.fan.is_empty() => {
            let lead = format!("{} ", crate::t!("ask-move-to"));
            said.strip_prefix(&lead).map(str::to_owned).unwrap_or(said)
        }
        _ => said,
    }
}

fn press(world: &mut World, device: Device, target: Target) -> Result<Vec<Step>, String> {
    match (device, target) {
        (Device::Mouse, Target::Words(words)) => {
            // What is scrolled away is scrolled back first.
            let ctx = context(world);
            let known = ctx.is_some_and(|ctx| named(&ctx, &words, |_| true).is_some());
            if known && spots::button(world, &words).is_none() {
                let ask = world.resource::<Laid>().ask.center();
                let down = world.resource::<Script>().answer.as_ref().is_none_or(|a| a.tries < 9);
                let by = if down { -4.0 } else { 9.0 };
                return Ok(vec![Step::Move(Aim::At(ask.x, ask.y)), Step::Wheel(by)]);
            }
            Ok(vec![Step::Press(words)])
        }
        (_, target) => Ok(vec![Step::Focus(target)]),
    }
}

/// The thing on the table by which an act is done.
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

/// The same by pointer: clicks and drags.
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
    let spot = |world: &mut World, name: String| spots::find(world, &name);
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

/// Where a card of the hand that is shown can be taken hold of.
fn in_hand(world: &World, card: CardId) -> Option<Vec2> {
    let eyes = world.resource::<Model>().eyes();
    if table::card(world, card).pile != PileId::Hand(eyes) {
        return None;
    }
    let entity = world.resource::<table::Index>().cards.get(usize::from(card.0))?;
    let to = world.get::<View>(*entity)?.to;
    Some(to.at - Vec2::new(to.wide * 0.3, 0.0))
}

/// Writes down what was decided, as the headless protocol says it.
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

/// Adds a line to a file.
pub fn add(path: &Path, line: &str) -> Result<(), String> {
    let opened = OpenOptions::new().create(true).append(true).open(path);
    let written = opened.and_then(|mut file| file.write_all(line.as_bytes()));
    written.map_err(|e| format!("{}: {e}", path.display()))
}
