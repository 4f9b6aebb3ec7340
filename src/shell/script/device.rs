//! The input devices of a script: pointer, keys, a virtual gamepad; and the focus that they move.

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::steps::Target;
use crate::kit::input::binding::{Binding, Part};
use crate::kit::input::ways::Ways;
use crate::kit::input::{Action, Actions, Device, steer};
use crate::kit::widgets::Named;
use crate::shell::script::steps::{Script, Step};

/// The entity of the virtual gamepad.
#[derive(Resource)]
struct Virtual(Entity);

/// Uses this device from now on; plugs in a virtual gamepad if needed.
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

/// Returns the context of the panels.
pub fn context(world: &mut World) -> Option<egui::Context> {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    Some(contexts.single_mut(world).ok()?.get_mut().clone())
}

/// Presses and releases the real key or button of an action, with its modifiers held.
pub fn tap(world: &mut World, action: Action) -> Result<Vec<Step>, String> {
    let pad = world.resource::<Script>().device == Device::Pad;
    let binding = world.resource::<Actions>().map.first(action, pad);
    let binding = binding.ok_or_else(|| format!("{} has no binding", action.id()))?;
    Ok(match binding {
        Binding::Key(code, with) => {
            let held = [
                (with.ctrl, KeyCode::ControlLeft, Key::Control),
                (with.shift, KeyCode::ShiftLeft, Key::Shift),
                (with.alt, KeyCode::AltLeft, Key::Alt),
            ];
            let held: Vec<(KeyCode, Key)> =
                held.into_iter().filter(|(on, ..)| *on).map(|(_, code, key)| (code, key)).collect();
            let all = |state| {
                let held = held.clone().into_iter();
                held.map(move |(code, key)| Step::Held(code, key, state))
            };
            all(ButtonState::Pressed)
                .chain([Step::Key(code, logical(code), None)])
                .chain(all(ButtonState::Released))
                .collect()
        }
        Binding::Pad(part, false) => vec![Step::Pad(part)],
        Binding::Pad(part, true) => {
            vec![
                Step::Trigger(ButtonState::Pressed),
                Step::Pad(part),
                Step::Trigger(ButtonState::Released),
            ]
        }
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

/// Presses a button of the virtual gamepad as far as these values say, one after another.
pub fn pad(world: &mut World, part: Part, values: &[f32]) -> Result<(), String> {
    let Some(gamepad) = world.get_resource::<Virtual>().map(|v| v.0) else {
        return Err("there is no gamepad: `with pad` comes first".into());
    };
    let Part::Button(button) = part else { return Err("a stick is no button".into()) };
    for value in values {
        let event = RawGamepadButtonChangedEvent::new(gamepad, button, *value);
        world.write_message(RawGamepadEvent::Button(event));
    }
    Ok(())
}

/// Moves the focus one step towards a target, or presses it once focused. Returns `None` while
/// there is no such target.
pub fn toward(world: &mut World, target: &Target) -> Option<Result<Vec<Step>, String>> {
    let ctx = context(world)?;
    let stops = steer::stops(&ctx);
    // Behind a dialog, a button with the same words cannot be reached.
    let there = |id: egui::Id| stops.iter().any(|s| s.id == id);
    let id = match target {
        Target::Widget(id) => Some(*id).filter(|id| there(*id))?,
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

/// Returns the widget with these words among those that pass the test: the one whose text is equal,
/// or else the first whose text begins with them, or contains them.
pub fn named(
    ctx: &egui::Context,
    words: &str,
    test: impl Fn(egui::Id) -> bool,
) -> Option<egui::Id> {
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

/// The most steps of the focus to one target.
const TAPS: u32 = 150;
