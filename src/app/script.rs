//! Plays from a file of simple lines: for tests of the real window.
//!
//! ```text
//! wait 1.0            screenshot out.png        quit
//! move X Y            click X Y [right]         drag X1 Y1 X2 Y2
//! key space           type some words           choose N
//! auto N              until turn [N]            begin HEROES SEED
//! until check|over    tell                      (prints turn, size and prompt)
//! ```
//! Clicks and keys go the way of real input, through the window's messages.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::{CursorMoved, PrimaryWindow, RequestRedraw, WindowEvent};

use super::desk::{Wish, Wishes};
use super::model::Model;
use super::pilot;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::table::Clock;
use crate::table::art::Art;
use crate::table::theatre::Theatre;

/// What is done next.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    Wait(f32),
    Move(f32, f32),
    Button(MouseButton, ButtonState),
    Key(KeyCode, Key, Option<String>),
    Choose(usize),
    Auto(u32),
    Until(Goal, u32),
    Begin(usize, u64),
    Screenshot(PathBuf),
    Tell,
    Quit,
}

/// What the pilot plays up to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Goal {
    /// A hero acts in this turn of the game, or in a later one.
    Turn(u32),
    Check,
    Over,
}

/// A script that is being played.
#[derive(Resource, Debug)]
pub struct Script {
    steps: VecDeque<Step>,
    waited: f32,
    idle: u32,
    count: u32,
}

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    /// When it cannot be read or a line is not understood; says which.
    pub fn read(path: &Path) -> Result<Script, String> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        Script::parse(&text).map_err(|(line, e)| format!("{}:{line}: {e}", path.display()))
    }

    fn parse(text: &str) -> Result<Script, (usize, String)> {
        let mut steps = VecDeque::new();
        for (n, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                line_steps(line, &mut steps).map_err(|e| (n + 1, e))?;
            }
        }
        Ok(Script { steps, waited: 0.0, idle: 0, count: 0 })
    }
}

fn number<T: std::str::FromStr>(words: &[&str], at: usize) -> Result<T, String> {
    let word = words.get(at).ok_or("a number is missing")?;
    word.parse().map_err(|_| format!("`{word}` is not a number"))
}

fn line_steps(line: &str, out: &mut VecDeque<Step>) -> Result<(), String> {
    use ButtonState::{Pressed, Released};
    let words: Vec<&str> = line.split_whitespace().collect();
    let press = |button, out: &mut VecDeque<Step>| {
        out.push_back(Step::Button(button, Pressed));
        out.push_back(Step::Button(button, Released));
    };
    match words[0] {
        "wait" => out.push_back(Step::Wait(number(&words, 1)?)),
        "move" => out.push_back(Step::Move(number(&words, 1)?, number(&words, 2)?)),
        "click" => {
            out.push_back(Step::Move(number(&words, 1)?, number(&words, 2)?));
            let right = words.get(3) == Some(&"right");
            press(if right { MouseButton::Right } else { MouseButton::Left }, out);
        }
        "drag" => {
            let (x1, y1): (f32, f32) = (number(&words, 1)?, number(&words, 2)?);
            let (x2, y2): (f32, f32) = (number(&words, 3)?, number(&words, 4)?);
            out.push_back(Step::Move(x1, y1));
            out.push_back(Step::Button(MouseButton::Left, Pressed));
            for i in 1..=8_u8 {
                let t = f32::from(i) / 8.0;
                out.push_back(Step::Move(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t));
            }
            out.push_back(Step::Button(MouseButton::Left, Released));
        }
        "key" => {
            let name = words.get(1).ok_or("a key is missing")?;
            let (code, key) = key_of(name).ok_or(format!("there is no key `{name}`"))?;
            out.push_back(Step::Key(code, key, None));
        }
        "type" => {
            for c in line[4..].trim_start().chars() {
                let key = Key::Character(c.to_string().into());
                out.push_back(Step::Key(KeyCode::F24, key, Some(c.to_string())));
            }
        }
        "choose" => out.push_back(Step::Choose(number(&words, 1)?)),
        "auto" => out.push_back(Step::Auto(number(&words, 1)?)),
        "until" => {
            let what = words.get(1).ok_or("until what: turn, check or over")?;
            let goal = match *what {
                "turn" if words.len() > 2 => Goal::Turn(number(&words, 2)?),
                "turn" => Goal::Turn(0),
                "check" => Goal::Check,
                "over" => Goal::Over,
                other => return Err(format!("until `{other}`: turn, check or over")),
            };
            out.push_back(Step::Until(goal, 4000));
        }
        "begin" => out.push_back(Step::Begin(number(&words, 1)?, number(&words, 2)?)),
        "screenshot" => {
            let path = words.get(1).ok_or("a file is missing")?;
            out.push_back(Step::Wait(0.3));
            out.push_back(Step::Screenshot(path.into()));
            out.push_back(Step::Wait(0.3));
        }
        "size" | "tell" => out.push_back(Step::Tell),
        "quit" => out.push_back(Step::Quit),
        other => return Err(format!("`{other}` is not understood")),
    }
    Ok(())
}

fn key_of(name: &str) -> Option<(KeyCode, Key)> {
    let letter = |code, s: &str| Some((code, Key::Character(s.into())));
    match name {
        "space" => Some((KeyCode::Space, Key::Space)),
        "enter" => Some((KeyCode::Enter, Key::Enter)),
        "escape" => Some((KeyCode::Escape, Key::Escape)),
        "backspace" => Some((KeyCode::Backspace, Key::Backspace)),
        "u" => letter(KeyCode::KeyU, "u"),
        "c" => letter(KeyCode::KeyC, "c"),
        "1" => letter(KeyCode::Digit1, "1"),
        "2" => letter(KeyCode::Digit2, "2"),
        "3" => letter(KeyCode::Digit3, "3"),
        "4" => letter(KeyCode::Digit4, "4"),
        "5" => letter(KeyCode::Digit5, "5"),
        "6" => letter(KeyCode::Digit6, "6"),
        _ => None,
    }
}

/// Lets a script play.
pub fn install(app: &mut App, script: Script) {
    app.insert_resource(script).add_systems(First, step);
}

/// One step a frame.
fn step(world: &mut World) {
    let dt = world.resource::<Time<Real>>().delta_secs();
    world.write_message(RequestRedraw);
    let Some(next) = world.resource::<Script>().steps.front().cloned() else { return };
    if !do_step(world, next, dt) {
        return;
    }
    let mut script = world.resource_mut::<Script>();
    script.steps.pop_front();
    script.waited = 0.0;
    script.idle = 0;
}

fn window(world: &mut World) -> Option<Entity> {
    world.query_filtered::<Entity, With<PrimaryWindow>>().iter(world).next()
}

fn send(world: &mut World, event: WindowEvent) {
    match &event {
        WindowEvent::CursorMoved(m) => {
            world.write_message(m.clone());
        }
        WindowEvent::MouseButtonInput(m) => {
            world.write_message(*m);
        }
        WindowEvent::KeyboardInput(m) => {
            world.write_message(m.clone());
        }
        _ => {}
    }
    world.write_message(event);
}

/// Does a step; false if it goes on in the next frame.
fn do_step(world: &mut World, next: Step, dt: f32) -> bool {
    let Some(window) = window(world) else { return false };
    match next {
        Step::Wait(seconds) => {
            let painting = world.resource::<Art>().waiting() > 0;
            let mut script = world.resource_mut::<Script>();
            script.waited += dt;
            return script.waited >= seconds && (!painting || script.waited > 30.0);
        }
        Step::Move(x, y) => {
            let position = Vec2::new(x, y);
            send(world, WindowEvent::CursorMoved(CursorMoved { window, position, delta: None }));
        }
        Step::Button(button, state) => {
            let input = MouseButtonInput { button, state, window };
            send(world, WindowEvent::MouseButtonInput(input));
        }
        Step::Key(key_code, logical_key, text) => {
            let input = KeyboardInput {
                key_code,
                logical_key,
                state: ButtonState::Pressed,
                text: text.map(Into::into),
                repeat: false,
                window,
            };
            let up = KeyboardInput { state: ButtonState::Released, ..input.clone() };
            send(world, WindowEvent::KeyboardInput(input));
            send(world, WindowEvent::KeyboardInput(up));
        }
        Step::Choose(n) => {
            let act = world.resource::<Model>().choices.get(n).map(|c| c.act);
            world.resource_mut::<Wishes>().0.extend(act.map(|a| Wish::Do(vec![a])));
        }
        Step::Auto(n) => {
            if !decide(world) {
                return true;
            }
            let mut script = world.resource_mut::<Script>();
            if n > 1 {
                script.steps[0] = Step::Auto(n - 1);
                return false;
            }
        }
        Step::Until(goal, left) => {
            let model = world.resource::<Model>();
            let there = match goal {
                Goal::Turn(n) => {
                    turn(world) >= n && model.prompt.as_ref().is_some_and(|p| p.ask == Ask::Turn)
                }
                Goal::Check => model.check.is_some(),
                Goal::Over => model.prompt.is_none(),
            };
            if there || left == 0 {
                return true;
            }
            decide(world);
            world.resource_mut::<Script>().steps[0] = Step::Until(goal, left - 1);
            return false;
        }
        Step::Begin(heroes, seed) => {
            if let Err(why) = super::shot::begin(world, heroes, seed) {
                error!("{why}");
            }
        }
        Step::Screenshot(path) => {
            world.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        }
        Step::Tell => {
            let size = world.resource::<crate::table::Screenful>().0;
            let model = world.resource::<Model>();
            let ask = model.prompt.as_ref().map(|p| (p.ask, p.who));
            println!("turn {}: {size} {ask:?} {}", turn(world), model.question);
            for (i, c) in model.choices.iter().enumerate() {
                println!("  {i}: {} {}", c.text, c.adds);
            }
        }
        Step::Quit => {
            world.resource_mut::<Wishes>().0.push(Wish::Quit);
        }
    }
    true
}

/// Which turn of the game it is; 0 before there is one.
fn turn(world: &World) -> u32 {
    world.get_resource::<Clock>().map_or(0, |c| c.turn)
}

/// One decision of the pilot; false when nothing is asked.
fn decide(world: &mut World) -> bool {
    let speed = *world.resource::<crate::table::Speed>();
    let mut theatre = world.resource_mut::<Theatre>();
    if theatre.busy() {
        theatre.skip(speed);
    }
    let mut script = world.resource_mut::<Script>();
    script.count += 1;
    let count = script.count;
    let Some(acts): Option<Vec<Act>> = pilot::answer(world.resource::<Model>(), count) else {
        return false;
    };
    world.resource_mut::<Wishes>().0.push(Wish::Do(acts));
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_are_read_and_errors_name_their_line() {
        let s = Script::parse("wait 1\nclick 10 20 # there\n\nkey space\nquit").unwrap();
        assert_eq!(s.steps.len(), 6);
        let e = Script::parse("wait 1\nfly").unwrap_err();
        assert_eq!(e.0, 2);
    }
}
