//! The window's position, size, full screen and frame rate. The window opens where it was left, and
//! draws no frames while nobody can see it.

use std::time::{Duration, Instant};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{
    MonitorSelection, PresentMode, PrimaryMonitor, PrimaryWindow, RequestRedraw, WindowMode,
    WindowOccluded, WindowPosition, WindowResizeConstraints, WindowResolution,
};
use bevy::winit::WINIT_WINDOWS;

use crate::kit::input::{Action, Actions};
use crate::kit::prefs::Prefs;
use crate::settings::Display;

pub mod place;

use place::{Place, Spot};

/// The default window size, in logical pixels.
pub const USUAL: (u32, u32) = (1600, 900);
/// The minimum window size, in logical pixels.
const LEAST: (f32, f32) = (800.0, 450.0);

/// Returns the window to open. Its size is chosen before the monitors are known.
pub fn window(size: (u32, u32)) -> Window {
    Window {
        title: "Emberdeck".into(),
        name: Some("emberdeck".into()),
        resolution: WindowResolution::new(size.0, size.1),
        present_mode: PresentMode::AutoVsync,
        resize_constraints: WindowResizeConstraints {
            min_width: LEAST.0,
            min_height: LEAST.1,
            ..WindowResizeConstraints::default()
        },
        ..Window::default()
    }
}

/// Returns the size to open a window with.
pub fn size(display: &Display) -> (u32, u32) {
    let (w, h) = display.size.unwrap_or(USUAL);
    (w.clamp(LEAST.0 as u32, 16_384), h.clamp(LEAST.1 as u32, 16_384))
}

/// Whether the window is minimized or covered, so that nobody can see it.
#[derive(Resource, Default)]
struct Unseen(bool);

/// Adds the systems that manage the window. With `restore`, the window goes back to where it was
/// left.
pub fn install(app: &mut App, restore: bool) {
    app.init_resource::<Unseen>()
        .add_systems(Update, (toggle, fill.after(toggle)))
        .add_systems(Last, (watch, pace).chain());
    if restore {
        app.add_systems(PostStartup, stand).add_systems(Update, remember.before(fill));
    }
}

/// Returns the monitors, the primary one first.
fn spots<'a>(
    monitors: impl Iterator<Item = (Entity, &'a bevy::window::Monitor, bool)>,
) -> Vec<(Entity, Spot)> {
    let mut all: Vec<(bool, Entity, Spot)> = monitors
        .map(|(entity, m, primary)| {
            let spot = Spot {
                name: m.name.clone().unwrap_or_default(),
                at: (m.physical_position.x, m.physical_position.y),
                size: (m.physical_width, m.physical_height),
                scale: m.scale_factor,
            };
            (!primary, entity, spot)
        })
        .collect();
    all.sort_by_key(|a| (a.0, a.2.at));
    all.into_iter().map(|(_, entity, spot)| (entity, spot)).collect()
}

type Monitors<'w, 's> =
    Query<'w, 's, (Entity, &'static bevy::window::Monitor, Has<PrimaryMonitor>)>;

/// Moves the window to where it was left, if a connected monitor shows that position.
fn stand(
    prefs: Res<Prefs>,
    monitors: Monitors<'_, '_>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let Ok(mut window) = windows.single_mut() else { return };
    let there = spots(monitors.iter());
    let all: Vec<Spot> = there.iter().map(|(_, spot)| spot.clone()).collect();
    let display = &prefs.display;
    let Some(Place { at, size, monitor }) = place::place(display, size(display), &all) else {
        return;
    };
    if let Some((x, y)) = at {
        window.position = WindowPosition::At(IVec2::new(x, y));
    }
    let (w, h) = size;
    if (window.resolution.width() as u32, window.resolution.height() as u32) != (w, h) {
        window.resolution.set(w as f32, h as f32);
    }
    if display.maximized {
        window.set_maximized(true);
    }
    if display.fullscreen
        && let Some((entity, _)) = there.get(monitor)
    {
        window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Entity(*entity));
    }
}

/// Records the window's position in the settings.
fn remember(
    mut prefs: ResMut<Prefs>,
    monitors: Monitors<'_, '_>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut frames: Local<u32>,
    _main_thread: NonSendMarker,
) {
    // The system takes some frames to move a new window to its position.
    *frames = frames.saturating_add(1);
    let Ok((entity, window)) = windows.single() else { return };
    if *frames < 8 || window.resolution.physical_width() < 2 || window.mode != WindowMode::Windowed
    {
        return;
    }
    let (maximized, minimized) = WINIT_WINDOWS.with_borrow(|all| {
        all.get_window(entity)
            .map_or((false, false), |w| (w.is_maximized(), w.is_minimized().unwrap_or(false)))
    });
    if minimized {
        return;
    }
    let mut now = prefs.display.clone();
    now.maximized = maximized;
    if !maximized {
        now.size = Some((
            window.resolution.width().round() as u32,
            window.resolution.height().round() as u32,
        ));
        if let WindowPosition::At(at) = window.position {
            now.at = Some((at.x, at.y));
        }
    }
    if let WindowPosition::At(at) = window.position {
        let size = window.resolution.physical_size();
        let all: Vec<Spot> = spots(monitors.iter()).into_iter().map(|(_, spot)| spot).collect();
        let on = place::most((at.x, at.y), (size.x, size.y), &all);
        now.monitor = on.and_then(|n| all.get(n)).map(|spot| spot.name.clone());
    }
    if now != prefs.display {
        prefs.display = now;
    }
}

/// Toggles full screen by a key.
fn toggle(actions: Res<Actions>, mut prefs: ResMut<Prefs>) {
    if actions.pressed(Action::Fullscreen) {
        prefs.display.fullscreen = !prefs.display.fullscreen;
    }
}

/// Applies the full screen setting to the window.
fn fill(
    prefs: Res<Prefs>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut was: Local<Option<bool>>,
) {
    let wanted = prefs.display.fullscreen;
    // A window that was opened in full screen has been set up already.
    let Some(before) = was.replace(wanted).filter(|before| *before != wanted) else { return };
    let Ok(mut window) = windows.single_mut() else { return };
    window.mode = match before {
        true => WindowMode::Windowed,
        false => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
    };
}

/// Stops drawing while nobody can see the window, whatever moves.
fn watch(
    mut unseen: ResMut<Unseen>,
    mut occluded: MessageReader<WindowOccluded>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
    exits: Res<Messages<AppExit>>,
) {
    let Ok((entity, window)) = windows.single() else { return };
    for message in occluded.read().filter(|m| m.window == entity) {
        unseen.bypass_change_detection().0 = message.occluded;
    }
    let nothing = window.resolution.physical_width() < 2 || window.resolution.physical_height() < 2;
    if (unseen.0 || nothing) && exits.is_empty() {
        redraws.clear();
    }
}

/// Waits to keep to the frame limit of the settings. The renderer itself keeps to the monitor's
/// refresh rate.
fn pace(prefs: Res<Prefs>, mut last: Local<Option<Instant>>) {
    let most = prefs.display.most_frames;
    if most > 0
        && let Some(last) = *last
    {
        let least = Duration::from_secs(1) / u32::from(most);
        std::thread::sleep(least.saturating_sub(last.elapsed()));
    }
    *last = Some(Instant::now());
}
