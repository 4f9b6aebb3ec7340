//! Apps with nothing in them: with a window, or drawing on a picture.

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

use super::{display, gpu};

/// Whether there is something to open a window on.
pub fn has_display() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// Makes an app with a renderer; where there is none, Bevy can only panic.
///
/// # Errors
/// When no renderer was found, or it did not start.
pub fn with_renderer<T>(make: impl FnOnce() -> T) -> Result<T, String> {
    use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    let made = catch_unwind(AssertUnwindSafe(make));
    set_hook(hook);
    made.map_err(|why| {
        let said = why.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| why.downcast_ref::<&str>().copied()).unwrap_or_default();
        match said.contains("GPU") {
            true => t!("window-no-renderer"),
            false => t!("window-not-started", why = said),
        }
    })
}

/// An app with a window of that size and nothing in it.
pub fn windowed(size: (u32, u32)) -> App {
    let mut app = App::new();
    let window = display::window(size);
    app.add_plugins(gpu::with_display(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..WindowPlugin::default() })
            .set(LogPlugin { filter: log_filter(), ..LogPlugin::default() }),
    ));
    app
}

fn log_filter() -> String {
    "warn,wgpu=error,wgpu_hal=off,naga=error,bevy_winit=error".into()
}

/// An app that draws on a picture instead of a window.
pub fn offscreen() -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..WindowPlugin::default()
            })
            .set(LogPlugin { filter: log_filter(), ..LogPlugin::default() })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..RenderPlugin::default() })
            .disable::<WinitPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>()
            .disable::<PipelinedRenderingPlugin>(),
    );
    app
}

/// Finishes an app that is stepped by hand.
pub fn ready(app: &mut App) {
    while app.plugins_state() == bevy::app::PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
}
