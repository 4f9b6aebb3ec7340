//! Creates empty Bevy apps: with a window, or rendering to an image.

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

use super::{display, gpu};

/// Returns whether there is a display to open a window on.
pub fn has_display() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// Creates an app that needs a renderer, and turns Bevy's panic into an error.
///
/// # Errors
/// Returns an error if no renderer is found, or if it does not start.
pub fn with_renderer<T>(make: impl FnOnce() -> T) -> Result<T, String> {
    use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
    let hook = take_hook();
    set_hook(Box::new(|_| {}));
    let made = catch_unwind(AssertUnwindSafe(make));
    set_hook(hook);
    made.map_err(|why| {
        let message = why.downcast_ref::<String>().map(String::as_str);
        let message = message.or_else(|| why.downcast_ref::<&str>().copied()).unwrap_or_default();
        match message.contains("GPU") {
            true => t!("window-no-renderer"),
            false => t!("window-not-started", why = message),
        }
    })
}

/// Creates an empty app with a window of this size.
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

/// Creates an empty app that renders to an image instead of a window.
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

/// Finishes the setup of an app that is stepped by hand.
pub fn ready(app: &mut App) {
    while app.plugins_state() == bevy::app::PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
}
