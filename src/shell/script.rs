//! Plays from a file of simple lines: for tests of the real window.
//!
//! ```text
//! wait 1.0            screenshot out.png        quit
//! move X Y            click X Y [right]         drag X1 Y1 X2 Y2
//! move SPOT           click SPOT [right]        drag SPOT SPOT
//! wheel 2             pan SPOT SPOT             (notches at the pointer; a drag by the middle button)
//! press WORDS         key space                 type some words
//! hold x              let x                     (a key is held down, and let go)
//! choose N            auto N                    begin HEROES SEED
//! camp SCENE SEED     (a campaign on the shelf, prepared between two games: see `shot`)
//! until turn [N]      until check|over          careful   (from now on `auto` and `until` play well)
//! expect WORDS        tell                      (prints turn, size and prompt)
//! with mouse|keys|pad (`press` and `play` from now on; a virtual gamepad is plugged in)
//! play until over     (a bot chooses, and it is answered by that device on what the screen shows)
//! play until asked WORDS  (through as many games as it takes; they stand in a question or an option)
//! record FILE         (what is decided, as lines for `emberdeck headless`; in the card game only by `play`)
//! tap ACTION          (the key or button of an action of `kit::input::Action`, by its id)
//! ```
//! Clicks and keys go the way of real input, through the window's messages. A `SPOT` is a thing on
//! the table (`spots`): `hand:1`, `card:ID`, `token:2`, `board:2`, `place:3`, `deck:3`, `stage`,
//! `discards`, ..., `panel:WORDS_OF_A_PANEL`; `press` clicks what a panel calls so. What is not found within a few seconds,
//! or not said where it is expected, ends the program with status 3.

use std::collections::VecDeque;
use std::path::Path;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use crate::kit::input::{Action, Device};

pub mod buttons;
pub mod device;
pub mod perform;
pub mod record;
pub mod steps;

pub use perform::install;
pub use steps::{Aim, Goal, Script, Step};

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or a line is not understood; the
    /// message names the line.
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
        Ok(Script {
            steps,
            waited: 0.0,
            count: 0,
            careful: false,
            device: Device::Mouse,
            record: None,
            recorded: None,
            taps: 0,
        })
    }
}

fn number<T: std::str::FromStr>(words: &[&str], at: usize) -> Result<T, String> {
    let word = words.get(at).ok_or("a number is missing")?;
    word.parse().map_err(|_| format!("`{word}` is not a number"))
}

/// Parses a point: two numbers, or the name of a spot.
fn aim(words: &mut std::slice::Iter<'_, &str>) -> Result<Aim, String> {
    let first = words.next().ok_or("a point or a spot is missing")?;
    let Ok(x) = first.parse() else { return Ok(Aim::Spot((*first).to_owned())) };
    let second = words.next().ok_or("a number is missing")?;
    let y = second.parse().map_err(|_| format!("`{second}` is not a number"))?;
    Ok(Aim::At(x, y))
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
        "move" => out.push_back(Step::Move(aim(&mut words[1..].iter())?)),
        "click" => {
            let mut rest = words[1..].iter();
            out.push_back(Step::Move(aim(&mut rest)?));
            let right = rest.next() == Some(&"right");
            press(if right { MouseButton::Right } else { MouseButton::Left }, out);
        }
        "drag" => {
            let mut rest = words[1..].iter();
            out.push_back(Step::Drag(aim(&mut rest)?, aim(&mut rest)?));
        }
        "pan" => {
            let mut rest = words[1..].iter();
            out.push_back(Step::Pan(aim(&mut rest)?, aim(&mut rest)?));
        }
        "wheel" => out.push_back(Step::Wheel(number(&words, 1)?)),
        "press" | "expect" if words.len() < 2 => return Err("words are missing".into()),
        "press" => out.push_back(Step::Press(words[1..].join(" "))),
        "expect" => out.push_back(Step::Expect(words[1..].join(" "))),
        "careful" => out.push_back(Step::Careful),
        "key" => {
            let name = words.get(1).ok_or("a key is missing")?;
            let (code, key) = key_of(name).ok_or(format!("there is no key `{name}`"))?;
            out.push_back(Step::Key(code, key, None));
        }
        held @ ("hold" | "let") => {
            let name = words.get(1).ok_or("a key is missing")?;
            let (code, key) = key_of(name).ok_or(format!("there is no key `{name}`"))?;
            out.push_back(Step::Held(code, key, if held == "hold" { Pressed } else { Released }));
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
            out.push_back(Step::Until(goal(what, &words, 2)?, 4000));
        }
        "play" => {
            let what = words.get(2).ok_or("play until what: turn, check or over")?;
            out.push_back(Step::Play(goal(what, &words, 3)?));
        }
        "with" => out.push_back(Step::With(match words.get(1).copied() {
            Some("mouse") => Device::Mouse,
            Some("keys") => Device::Keys,
            Some("pad") => Device::Pad,
            _ => return Err("with what: mouse, keys or pad".into()),
        })),
        "record" => out.push_back(Step::Record(words.get(1).ok_or("a file is missing")?.into())),
        "tap" => {
            let id = words.get(1).ok_or("an action is missing")?;
            let action = Action::of_id(id).ok_or(format!("there is no action `{id}`"))?;
            out.push_back(Step::Tap(action));
        }
        "begin" => out.push_back(Step::Begin(number(&words, 1)?, number(&words, 2)?)),
        "camp" => {
            let scene = words.get(1).ok_or("a scene is missing")?;
            out.push_back(Step::Camp((*scene).to_owned(), number(&words, 2)?));
        }
        "screenshot" => {
            let path = words.get(1).ok_or("a file is missing")?;
            out.push_back(Step::Wait(0.3));
            out.push_back(Step::Screenshot(path.into()));
            out.push_back(Step::Saved(path.into()));
        }
        "size" | "tell" => out.push_back(Step::Tell),
        "quit" => out.push_back(Step::Quit),
        other => return Err(format!("`{other}` is not understood")),
    }
    Ok(())
}

fn goal(what: &str, words: &[&str], at: usize) -> Result<Goal, String> {
    Ok(match what {
        "turn" if words.len() > at => Goal::Turn(number(words, at)?),
        "turn" => Goal::Turn(0),
        "check" => Goal::Check,
        "over" => Goal::Over,
        // A script is read once, and its words stay as long as the program.
        "asked" if words.len() > at => Goal::Asked(words[at..].join(" ").leak()),
        other => return Err(format!("until `{other}`: turn, check, over or asked WORDS")),
    })
}

/// The keys of the letters, in their order.
const LETTERS: [KeyCode; 26] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
    KeyCode::KeyW,
    KeyCode::KeyX,
    KeyCode::KeyY,
    KeyCode::KeyZ,
];

fn key_of(name: &str) -> Option<(KeyCode, Key)> {
    let letter = |code, s: &str| Some((code, Key::Character(s.into())));
    match name {
        "space" => Some((KeyCode::Space, Key::Space)),
        "enter" => Some((KeyCode::Enter, Key::Enter)),
        "escape" => Some((KeyCode::Escape, Key::Escape)),
        "backspace" => Some((KeyCode::Backspace, Key::Backspace)),
        "f1" => Some((KeyCode::F1, Key::F1)),
        "down" => Some((KeyCode::ArrowDown, Key::ArrowDown)),
        "up" => Some((KeyCode::ArrowUp, Key::ArrowUp)),
        "tab" => Some((KeyCode::Tab, Key::Tab)),
        "left" => Some((KeyCode::ArrowLeft, Key::ArrowLeft)),
        "right" => Some((KeyCode::ArrowRight, Key::ArrowRight)),
        "1" => letter(KeyCode::Digit1, "1"),
        "2" => letter(KeyCode::Digit2, "2"),
        "3" => letter(KeyCode::Digit3, "3"),
        "4" => letter(KeyCode::Digit4, "4"),
        "5" => letter(KeyCode::Digit5, "5"),
        "6" => letter(KeyCode::Digit6, "6"),
        _ => {
            let [byte @ b'a'..=b'z'] = name.as_bytes() else { return None };
            letter(LETTERS[usize::from(byte - b'a')], name)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_are_read_and_errors_name_their_line() {
        let s = Script::parse("wait 1\nclick 10 20 # there\n\nkey space\nquit").unwrap();
        assert_eq!(s.steps.len(), 6);
        let s = Script::parse("drag hand:1 board:2\nclick 3 4 right\npress Sit down").unwrap();
        let spot = |name: &str| Aim::Spot(name.into());
        assert_eq!(s.steps[0], Step::Drag(spot("hand:1"), spot("board:2")));
        assert_eq!(s.steps[1], Step::Move(Aim::At(3.0, 4.0)));
        assert_eq!(s.steps[4], Step::Press("Sit down".into()));
        let s = Script::parse("hold x\nlet x").unwrap();
        let x = |state| Step::Held(KeyCode::KeyX, Key::Character("x".into()), state);
        assert_eq!(s.steps, [x(ButtonState::Pressed), x(ButtonState::Released)]);
        let s = Script::parse("wheel -2\npan 1 2 hand:1").unwrap();
        assert_eq!(s.steps, [Step::Wheel(-2.0), Step::Pan(Aim::At(1.0, 2.0), spot("hand:1"))]);
        assert_eq!(Script::parse("move 3").unwrap_err().0, 1);
        let e = Script::parse("wait 1\nfly").unwrap_err();
        assert_eq!(e.0, 2);
    }
}
