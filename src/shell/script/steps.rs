//! The steps of a script.

use std::collections::VecDeque;
use std::path::PathBuf;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::kit::input::binding::Part;
use crate::kit::input::{Action, Device};

/// A point of the window, or a thing there.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "named for what they are")]
pub enum Aim {
    At(f32, f32),
    Spot(String),
}

/// A step of a script.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "as in the lines of a script")]
pub enum Step {
    Wait(f32),
    Move(Aim),
    Drag(Aim, Aim),
    Pan(Aim, Aim),
    Press(String),
    Expect(String),
    Careful,
    Button(MouseButton, ButtonState),
    Key(KeyCode, Key, Option<String>),
    Held(KeyCode, Key, ButtonState),
    Choose(usize),
    Auto(u32),
    Until(Goal, u32),
    Begin(usize, u64),
    Camp(String, u64),
    Screenshot(PathBuf),
    Saved(PathBuf),
    Tell,
    Quit,
    With(Device),
    Focus(Target),
    Play(Goal),
    Record(PathBuf),
    Tap(Action),
    Pad(Part),
    Trigger(ButtonState),
    Wheel(f32),
    Rest(u8),
}

/// The goal up to which the script plays by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "named for what they are")]
pub enum Goal {
    /// A hero acts in this turn of the game, or in a later one.
    Turn(u32),
    Check,
    Over,
    /// These words stand in the open question, or in one of its options.
    Asked(&'static str),
}

/// The script that is playing.
#[derive(Resource, Debug)]
#[expect(missing_docs, reason = "shared by the modules that perform it alone")]
pub struct Script {
    pub steps: VecDeque<Step>,
    pub waited: f32,
    pub count: u32,
    /// Whether answers are chosen by the family's bots, instead of a plain policy.
    pub careful: bool,
    pub device: Device,
    pub record: Option<PathBuf>,
    /// The game to which the last recorded line belongs.
    pub recorded: Option<String>,
    pub taps: u32,
}

/// What is pressed through the focus.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// A widget: a thing on the table.
    Widget(egui::Id),
    /// The text of a button.
    Words(String),
}
