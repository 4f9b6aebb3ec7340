//! Translates keyboard and gamepad input into actions, before the other systems of a frame.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::a11y::ActionRequest;
use bevy::input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent};
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

use super::action::Action;
use super::binding::{Binding, Part, SHIFT, With, marked};
use super::map::Map;
use super::{Told, steer};
use crate::kit::notices::Notices;
use crate::kit::prefs::Prefs;

/// How far a stick must move to trigger, and how far back to release.
const ON: f32 = 0.55;
const OFF: f32 = 0.35;
/// The seconds until a held part of a gamepad repeats, and between repeats.
const FIRST: f32 = 0.42;
const NEXT: f32 = 0.11;

/// The device that was used last: hints on buttons and the focus ring depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Device {
    /// The pointer.
    #[default]
    Mouse,
    /// The keyboard.
    Keys,
    /// A gamepad.
    Pad,
}

/// The actions of this frame, with the bindings.
#[derive(Resource, Default)]
pub struct Actions {
    /// The bindings.
    pub map: Arc<Map>,
    pressed: Vec<Action>,
    repeated: Vec<Action>,
    held: BTreeMap<Action, f32>,
    down: Vec<Down>,
    shifted: bool,
    device: Device,
    listening: bool,
    heard: Option<Binding>,
    /// Whether a text field has the focus.
    pub typing: bool,
}

/// A held key or part of a gamepad, and the actions that it triggered.
#[derive(Clone, Debug)]
struct Down {
    code: Source,
    actions: Vec<Action>,
    strength: f32,
    /// The seconds until it repeats; `None` for keys, which the system repeats.
    again: Option<f32>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Source {
    Key(KeyCode),
    Pad(Entity, Part),
}

impl Actions {
    /// Returns whether an action was triggered in this frame.
    pub fn pressed(&self, action: Action) -> bool {
        self.pressed.contains(&action)
    }

    /// Returns whether an action was triggered or repeated in this frame.
    pub fn repeated(&self, action: Action) -> bool {
        self.pressed(action) || self.repeated.contains(&action)
    }

    /// Returns whether an action's key or button is held down.
    pub fn held(&self, action: Action) -> bool {
        self.held.contains_key(&action)
    }

    /// Returns how far an action's stick is moved, from 0 to 1; a held key or button counts as 1.
    pub fn strength(&self, action: Action) -> f32 {
        self.held.get(&action).copied().unwrap_or(0.0)
    }

    /// Returns every action of this frame.
    pub fn all(&self) -> &[Action] {
        &self.pressed
    }

    /// Returns the device that was used last.
    pub fn device(&self) -> Device {
        self.device
    }

    /// Returns the label of an action's key or button on the device that was used last; empty
    /// without one.
    pub fn hint(&self, action: Action) -> String {
        let pad = self.device == Device::Pad;
        let binding = self.map.first(action, pad).or_else(|| self.map.first(action, !pad));
        binding.map(Binding::label).unwrap_or_default()
    }

    /// Captures the next key or button to bind it; it triggers nothing. Escape cancels.
    pub fn listen(&mut self) {
        (self.listening, self.heard) = (true, None);
    }

    /// Returns whether it is still capturing.
    pub fn listening(&self) -> bool {
        self.listening
    }

    /// Returns the binding captured since [`Actions::listen`], once; `None` if there is none yet or
    /// it was canceled.
    pub fn heard(&mut self) -> Option<Binding> {
        self.heard.take()
    }

    /// Clears the actions of this frame, for systems that run later.
    pub fn clear(&mut self) {
        self.pressed.clear();
        self.repeated.clear();
    }

    fn set_off(&mut self, source: Source, binding: Binding, strength: f32, replay: bool) {
        if self.listening {
            if binding.is_named() && binding != Binding::Pad(Part::Button(SHIFT), false) {
                self.listening = false;
                let off = binding == Binding::key(KeyCode::Escape);
                self.heard = (!off).then_some(binding);
            }
            return;
        }
        if self.typing && binding.is_typed() {
            return;
        }
        let actions = self.map.actions(binding, replay);
        for action in &actions {
            self.pressed.push(*action);
        }
        let again = matches!(source, Source::Pad(..)) && actions.iter().any(|a| a.repeats());
        self.down.retain(|d| d.code != source);
        let again = again.then_some(FIRST);
        self.down.push(Down { code: source, actions, strength, again });
    }

    fn count_held(&mut self) {
        self.held.clear();
        for down in &self.down {
            for action in &down.actions {
                let now = self.held.entry(*action).or_default();
                *now = now.max(down.strength);
            }
        }
    }
}

/// Adds the input systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Actions>()
        .init_resource::<Prefs>()
        .init_resource::<Replay>()
        .add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            (choose, read_pad, read_keys, settle, tell)
                .chain()
                .after(InputSystems)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

/// Applies the bindings of the settings at once.
fn choose(world: &mut World) {
    if !world.is_resource_changed::<Prefs>() {
        return;
    }
    let (map, faults) = Map::of(&world.resource::<Prefs>().0);
    if *world.resource::<Actions>().map != map {
        world.resource_mut::<Actions>().map = Arc::new(map);
        for fault in faults {
            world.resource_mut::<Notices>().warn(fault);
        }
    }
}

fn read_keys(
    mut actions: ResMut<Actions>,
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut buttons: MessageReader<MouseButtonInput>,
    held: Res<ButtonInput<KeyCode>>,
    replay: Res<Replay>,
) {
    let actions = actions.bypass_change_detection();
    if buttons.read().count() > 0 {
        actions.device = Device::Mouse;
    }
    if lost.read().count() > 0 {
        actions.down.retain(|d| !matches!(d.code, Source::Key(_)));
    }
    let any = |a, b| held.pressed(a) || held.pressed(b);
    let ctrl = any(KeyCode::ControlLeft, KeyCode::ControlRight)
        || any(KeyCode::SuperLeft, KeyCode::SuperRight);
    let shift = any(KeyCode::ShiftLeft, KeyCode::ShiftRight);
    let alt = held.pressed(KeyCode::AltLeft);
    for key in keys.read() {
        let code = marked(key.key_code, &key.logical_key);
        let source = Source::Key(key.key_code);
        if key.state == ButtonState::Released {
            actions.down.retain(|d| d.code != source);
            continue;
        }
        let alone = matches!(
            code,
            KeyCode::AltLeft | KeyCode::ShiftLeft | KeyCode::ControlLeft | KeyCode::ControlRight
        );
        let with = match code {
            _ if alone => With::default(),
            // In some keyboard layouts this sign needs Shift.
            KeyCode::Equal | KeyCode::Minus => With { ctrl, shift: false, alt },
            _ => With { ctrl, shift, alt },
        };
        if key.repeat {
            let down = actions.down.iter().find(|d| d.code == source);
            let all = down.map_or_else(Vec::new, |d| d.actions.clone());
            actions.repeated.extend(all.into_iter().filter(|a| a.repeats()));
            continue;
        }
        // A modifier key alone does not count as using the keyboard.
        if !alone || !actions.map.actions(Binding::Key(code, with), replay.0).is_empty() {
            actions.device = Device::Keys;
        }
        actions.set_off(source, Binding::Key(code, with), 1.0, replay.0);
    }
}

/// Whether a replay is watched, so that the arrow keys control it. Set by the module that shows
/// replays.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replay(pub bool);

fn read_pad(
    mut actions: ResMut<Actions>,
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    mut sticks: MessageReader<GamepadAxisChangedEvent>,
    time: Res<Time<Real>>,
    replay: Res<Replay>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let actions = actions.bypass_change_detection();
    actions.clear();
    let dt = time.delta_secs();
    for event in buttons.read() {
        let part = Part::Button(event.button);
        let source = Source::Pad(event.entity, part);
        if event.state == ButtonState::Released {
            actions.down.retain(|d| d.code != source);
            actions.shifted &= event.button != SHIFT;
            continue;
        }
        actions.device = Device::Pad;
        actions.shifted |= event.button == SHIFT;
        let binding = Binding::Pad(part, actions.shifted && event.button != SHIFT);
        actions.set_off(source, binding, 1.0, replay.0);
    }
    for event in sticks.read() {
        for way in [true, false] {
            let value = if way { event.value } else { -event.value };
            let part = Part::Stick(event.axis, way);
            let source = Source::Pad(event.entity, part);
            match actions.down.iter_mut().find(|d| d.code == source) {
                Some(_) if value < OFF => actions.down.retain(|d| d.code != source),
                Some(down) => down.strength = value.clamp(0.0, 1.0),
                None if value >= ON => {
                    actions.device = Device::Pad;
                    let binding = Binding::Pad(part, actions.shifted);
                    actions.set_off(source, binding, value.clamp(0.0, 1.0), replay.0);
                }
                None => {}
            }
        }
    }
    let mut again = Vec::new();
    for down in &mut actions.down {
        let Some(left) = &mut down.again else { continue };
        redraw.write(RequestRedraw);
        *left -= dt;
        if *left <= 0.0 {
            *left = NEXT;
            again.extend(down.actions.iter().copied().filter(|a| a.repeats()));
        }
    }
    actions.repeated.extend(again);
}

fn settle(mut actions: ResMut<Actions>) {
    actions.bypass_change_detection().count_held();
}

type Primary = bevy::ecs::query::With<PrimaryEguiContext>;

/// Passes the actions to panels, the press action to egui, and requests of screen readers to the
/// focus.
fn tell(
    mut actions: ResMut<Actions>,
    mut requests: MessageReader<ActionRequest>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), Primary>,
) {
    let actions = actions.bypass_change_detection();
    for (mut context, mut input) in &mut contexts {
        let ctx = context.get_mut();
        let moves = actions.pressed.iter().chain(&actions.repeated).copied();
        let mut told = Told {
            pressed: actions.pressed.clone(),
            map: Arc::clone(&actions.map),
            pad: actions.device == Device::Pad,
            moves: moves.filter(|a| a.moves_focus()).collect(),
            peek: actions.held(Action::Peek),
        };
        let used = steer::translate(ctx, &mut input.events, &told);
        told.pressed.retain(|a| !used.contains(a));
        actions.pressed.retain(|a| !used.contains(a));
        for request in requests.read() {
            input.events.push(egui::Event::AccessKitActionRequest(request.0.clone()));
        }
        ctx.data_mut(|data| data.insert_temp(Told::id(), told));
    }
}
