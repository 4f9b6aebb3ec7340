//! Performs the steps of a script, one a frame.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::{CursorMoved, PrimaryWindow, RequestRedraw, WindowEvent};
use bevy_egui::EguiContext;

use super::steps::Target;
use super::{buttons, device, record};
use crate::kit::art::Art;
use crate::kit::frame::Viewport;
use crate::kit::input::Device;
use crate::kit::input::binding::{self, Part};
use crate::kit::widgets::{Clickable, Named};
use crate::shell::command::{Command, CommandQueue};
use crate::shell::script::steps::{Aim, Script, Step};
use crate::shell::table_window::table;
use crate::terminal;

/// How many seconds a step waits for a target.
const PATIENCE: f32 = 10.0;

/// Installs a script in an app.
pub fn install(app: &mut App, script: Script) {
    app.insert_resource(script).add_systems(First, (listen, step).chain());
}

/// Has the panels report where their buttons are.
fn listen(mut contexts: Query<&mut EguiContext, Added<EguiContext>>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        ctx.data_mut(|data| {
            data.insert_temp(Clickable::id(), Clickable::default());
            data.insert_temp(Named::id(), Named::default());
        });
    }
}

/// Performs one step a frame.
fn step(world: &mut World) {
    let dt = world.resource::<Time<Real>>().delta_secs();
    world.write_message(RequestRedraw);
    let Some(next) = world.resource::<Script>().steps.front().cloned() else { return };
    match do_step(world, next.clone(), dt) {
        Ok(true) => {}
        Ok(false) => return,
        Err(why) => return fail(world, &format!("{next:?}: {why}")),
    }
    let mut script = world.resource_mut::<Script>();
    script.steps.pop_front();
    script.waited = 0.0;
}

/// Exits the program with an error: the script cannot go on.
fn fail(world: &mut World, why: &str) {
    error!("the script: {why}");
    world.resource_mut::<Script>().steps.clear();
    world.write_message(AppExit::from_code(3));
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
        WindowEvent::MouseWheel(m) => {
            world.write_message(*m);
        }
        _ => {}
    }
    world.write_message(event);
}

/// Returns the target if it is there, or an error after a few seconds without it.
fn look<T>(
    world: &mut World,
    dt: f32,
    find: impl FnOnce(&mut World) -> Option<T>,
) -> Result<Option<T>, String> {
    if let Some(found) = find(world) {
        return Ok(Some(found));
    }
    let mut script = world.resource_mut::<Script>();
    script.waited += dt;
    if script.waited < PATIENCE { Ok(None) } else { Err("it is not there".into()) }
}

fn point(world: &mut World, aim: &Aim) -> Option<Vec2> {
    match aim {
        Aim::At(x, y) => Some(Vec2::new(*x, *y)),
        Aim::Spot(name) => buttons::find(world, name),
    }
}

/// Performs a step. Returns false if it continues in the next frame.
fn do_step(world: &mut World, next: Step, dt: f32) -> Result<bool, String> {
    let Some(window) = window(world) else { return Ok(false) };
    match next {
        Step::Wait(seconds) => {
            let painting = world.resource::<Art>().waiting() > 0;
            let mut script = world.resource_mut::<Script>();
            script.waited += dt;
            return Ok(script.waited >= seconds && (!painting || script.waited > 30.0));
        }
        Step::Move(aim) => {
            let Some(position) = look(world, dt, |w| point(w, &aim))? else { return Ok(false) };
            send(world, WindowEvent::CursorMoved(CursorMoved { window, position, delta: None }));
        }
        Step::Drag(ref from, ref to) | Step::Pan(ref from, ref to) => {
            let button = match next {
                Step::Pan(..) => MouseButton::Middle,
                _ => MouseButton::Left,
            };
            let both = |w: &mut World| Some((point(w, from)?, point(w, to)?));
            let Some((from, to)) = look(world, dt, both)? else { return Ok(false) };
            let mut steps = vec![Step::Move(Aim::At(from.x, from.y))];
            steps.push(Step::Button(button, ButtonState::Pressed));
            for i in 1..=8_u8 {
                let at = from.lerp(to, f32::from(i) / 8.0);
                steps.push(Step::Move(Aim::At(at.x, at.y)));
            }
            steps.push(Step::Button(button, ButtonState::Released));
            put_next(world, steps);
        }
        Step::Press(words) if world.resource::<Script>().device != Device::Mouse => {
            put_next(world, vec![Step::Focus(Target::Words(words)), Step::Rest(2)]);
        }
        Step::Focus(target) => {
            let Some(found) = look(world, dt, |w| device::toward(w, &target))? else {
                return Ok(false);
            };
            put_next(world, found?);
        }
        Step::Play(goal) => {
            table(world).play(world, goal)?;
        }
        Step::Record(path) => record::begin(world, &path)?,
        Step::With(device) => device::with(world, device),
        Step::Tap(action) => {
            let steps = device::tap(world, action)?;
            put_next(world, steps);
        }
        Step::Pad(part) => device::pad(world, part, &[1.0, 0.0])?,
        Step::Trigger(state) => {
            let value = if state == ButtonState::Pressed { 1.0 } else { 0.0 };
            device::pad(world, Part::Button(binding::SHIFT), &[value])?;
        }
        Step::Wheel(lines) => {
            let input = MouseWheel {
                unit: MouseScrollUnit::Line,
                x: 0.0,
                y: lines,
                window,
                phase: TouchPhase::Moved,
            };
            send(world, WindowEvent::MouseWheel(input));
        }
        Step::Rest(frames) => {
            if frames > 0 {
                again(world, Step::Rest(frames - 1));
                return Ok(false);
            }
        }
        Step::Press(words) => {
            let Some(at) = look(world, dt, |w| buttons::button(w, &words))? else {
                return Ok(false);
            };
            let steps = vec![
                Step::Move(Aim::At(at.x, at.y)),
                Step::Button(MouseButton::Left, ButtonState::Pressed),
                Step::Button(MouseButton::Left, ButtonState::Released),
            ];
            put_next(world, steps);
        }
        Step::Expect(words) => {
            let found = look(world, dt, |w| buttons::says(w, &words).then_some(()))?;
            return Ok(found.is_some());
        }
        Step::Careful => world.resource_mut::<Script>().careful = true,
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
        Step::Held(key_code, logical_key, state) => {
            let input =
                KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            send(world, WindowEvent::KeyboardInput(input));
        }
        Step::Choose(n) => {
            table(world).choose(world, n);
        }
        Step::Auto(n) => {
            if !decide(world) {
                return Ok(true);
            }
            if n > 1 {
                again(world, Step::Auto(n - 1));
                return Ok(false);
            }
        }
        Step::Until(goal, left) => {
            if table(world).reached(world, goal) {
                return Ok(true);
            }
            if left == 0 {
                return Err("it never came to that".into());
            }
            decide(world);
            again(world, Step::Until(goal, left - 1));
            return Ok(false);
        }
        Step::Begin(heroes, seed) => {
            table(world).begin(world, heroes, seed)?;
        }
        Step::Camp(scene, seed) => {
            table(world).camp(world, &scene, seed)?;
        }
        Step::Screenshot(path) => {
            // An old picture must not be taken for the new one.
            if path.exists() {
                std::fs::remove_file(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            }
            world.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        }
        Step::Saved(path) => {
            let whole = |_: &mut World| image::open(&path).ok().map(|_| ());
            return Ok(look(world, dt, whole)?.is_some());
        }
        Step::Tell => {
            let size = world.resource::<Viewport>().0;
            for (n, line) in table(world).describe(world, size).into_iter().enumerate() {
                print(line);
                if n == 0 {
                    print(format_args!("  {}", memory(world)));
                }
            }
            let asked = table(world).question(world);
            if !asked.is_empty() {
                print(asked);
                for (words, at) in buttons::buttons(world) {
                    print(format_args!("  {words}: {at}"));
                }
            }
        }
        Step::Quit => {
            world.resource_mut::<CommandQueue>().push(Command::Quit);
        }
    }
    Ok(true)
}

/// Describes how full the picture cache is, and how much graphics memory the renderer uses.
fn memory(world: &World) -> String {
    let filled = world.resource::<Art>().filled();
    let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
    let pictures = format!("{} pictures, {:.1} MiB", filled.pictures, mib(filled.bytes as u64));
    let device = world.get_resource::<RenderDevice>();
    let report = device.and_then(|d| d.wgpu_device().generate_allocator_report());
    report.map_or(pictures.clone(), |all| {
        let (used, taken) = (mib(all.total_allocated_bytes), mib(all.total_reserved_bytes));
        format!("{pictures}; renderer {used:.1} of {taken:.1} MiB")
    })
}

/// Inserts steps right after the current one.
pub fn put_next(world: &mut World, steps: Vec<Step>) {
    let mut script = world.resource_mut::<Script>();
    let at = script.steps.len().min(1);
    let rest = script.steps.split_off(at);
    script.steps.extend(steps.into_iter().chain(rest));
}

/// Repeats the current step in the next frame, as `step`.
fn again(world: &mut World, step: Step) {
    if let Some(first) = world.resource_mut::<Script>().steps.front_mut() {
        *first = step;
    }
}

/// Makes one decision. Returns false if there is no open question.
fn decide(world: &mut World) -> bool {
    if table(world).busy(world) {
        table(world).skip(world);
    }
    table(world).decide(world)
}

/// Prints a line that a script asked for.
fn print(line: impl std::fmt::Display) {
    // The reader may have closed the pipe.
    let _ = terminal::line(&mut terminal::out(), line);
}
