//! What a script says, step by step.

use std::collections::VecDeque;
use std::path::PathBuf;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui;

use crate::kit::input::binding::Part;
use crate::kit::input::{Action, Device};

/// A point of the window, or what lies there.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "named for what they are")]
pub enum Aim {
    At(f32, f32),
    Spot(String),
}

/// What is done next.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "as in the lines of a script")]
pub enum Step {
    Wait(f32),
    Move(Aim),
    Drag(Aim, Aim),
    Press(String),
    Expect(String),
    Careful,
    Button(MouseButton, ButtonState),
    Key(KeyCode, Key, Option<String>),
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
    Shift(ButtonState),
    Wheel(f32),
    Rest(u8),
}

/// What the pilot plays up to.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "named for what they are")]
pub enum Goal {
    /// A hero acts in this turn of the game, or in a later one.
    Turn(u32),
    Check,
    Over,
}

/// A script that is being played.
#[derive(Resource, Debug)]
#[expect(missing_docs, reason = "shared by the modules that perform it alone")]
pub struct Script {
    pub steps: VecDeque<Step>,
    pub waited: f32,
    pub count: u32,
    /// The answers are as good as the family's bots know.
    pub careful: bool,
    pub device: Device,
    pub record: Option<PathBuf>,
    pub taps: u32,
}

/// What is pressed by way of the focus.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// A widget: a thing on the table.
    Widget(egui::Id),
    /// What a panel calls so.
    Words(String),
}
