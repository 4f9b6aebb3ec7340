//! The window: Bevy's app put together, run, and pictured without a display.

use std::path::PathBuf;

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::asset::load_internal_asset;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::window::ExitCondition;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitPlugin, WinitSettings, WinitUserEvent};
use bevy_egui::EguiPlugin;
use bevy_egui::render::EGUI_SHADER_HANDLE;

use crate::adventure_table::{self, Speed, Step};
use crate::campaign::watch::Watch;
use crate::campaign::{Campaign, Session};
use crate::settings::Settings;

pub use super::bench_window::{bare_window, bench_window};
pub use super::shot::shot;
pub use crate::adventure_table::bench::bench_frames;

/// What the window is started with.
#[derive(Clone, Debug, Default)]
pub struct RunOptions {
    /// A campaign folder to sit down with at once.
    pub campaign: Option<PathBuf>,
    /// A position to play from; nothing is saved.
    pub vignette: Option<PathBuf>,
    /// A journal to watch.
    pub watch: Option<PathBuf>,
    /// The seed of the scenario of the campaign that is named, if it is begun now; else of the next
    /// campaign that is made.
    pub seed: Option<u64>,
    /// How fast things move, from 0 (at once) to 4; 2 if nothing is said.
    pub speed: Option<u8>,
    /// A script that plays, for tests.
    pub script: Option<PathBuf>,
    /// Size of the window.
    pub size: Option<(u32, u32)>,
}

/// Whether there is something to open a window on.
pub fn has_display() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// When there is no display, or the campaign, position or script that was named cannot be read.
pub fn run(options: RunOptions) -> Result<u8, String> {
    let script = options.script.clone().or_else(|| {
        std::env::var_os("EMBERDECK_SCRIPT").filter(|v| !v.is_empty()).map(PathBuf::from)
    });
    let script = script.map(|path| super::script::Script::read(&path)).transpose()?;
    if !has_display() {
        return Err(
            "no display was found (DISPLAY and WAYLAND_DISPLAY are not set); try --text".into()
        );
    }
    // What cannot be read is said before a window opens.
    let campaign = options.campaign.as_deref().map(Campaign::open).transpose();
    let campaign = campaign.map_err(|trouble| trouble.0)?;
    let watch = options.watch.as_deref().map(Watch::of_file).transpose();
    let watch = watch.map_err(|trouble| trouble.0)?;
    let opening = match (campaign, &options.vignette) {
        _ if watch.is_some() => Opening::Journal(Box::new(watch)),
        (Some(campaign), _) => Opening::Campaign(Box::new(Session::new(campaign)), options.seed),
        (None, Some(file)) => Opening::Position(Box::new(super::shot::position(file)?)),
        (None, None) => Opening::Nothing,
    };
    let (settings, trouble) = Settings::load();
    settings.speak();
    let size = options.size.unwrap_or_else(|| super::display::size(&settings.display));
    let mut app = with_renderer(|| windowed(size))?;
    // When nothing moves, nothing is drawn.
    let lazy = UpdateMode::reactive_low_power(std::time::Duration::from_secs(20));
    app.insert_resource(WinitSettings { focused_mode: lazy, unfocused_mode: lazy });
    assemble(&mut app);
    super::prefs::install(&mut app, settings, trouble);
    super::display::install(&mut app, options.size.is_none());
    super::lost::plugin(&mut app);
    crate::kit::input::wake::plugin(&mut app);
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Camera2d, Msaa::Off));
    });
    if options.campaign.is_none() {
        app.world_mut().resource_mut::<super::session::Desk>().seed = options.seed;
    }
    if let Some(speed) = options.speed {
        app.insert_resource(Speed(speed.min(4)));
    }
    // A script is a test, and tests are silent.
    match script {
        Some(script) => super::script::install(&mut app, script),
        None => {
            crate::kit::sound::install(&mut app);
            crate::shell::coach::offer(&mut app);
        }
    }
    super::bench_window::leave_early(&mut app);
    app.insert_resource(opening).add_systems(PostStartup, open);
    match app.run() {
        AppExit::Success => Ok(0),
        AppExit::Error(code) => Ok(code.get()),
    }
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
    let window = super::display::window(size);
    app.add_plugins(super::gpu::with_display(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..WindowPlugin::default() })
            .set(LogPlugin { filter: log_filter(), ..LogPlugin::default() }),
    ));
    app
}

/// What the command line named.
#[derive(Resource, Default)]
enum Opening {
    #[default]
    Nothing,
    Campaign(Box<Session>, Option<u64>),
    Position(Box<super::shot::Position>),
    Journal(Box<Option<Watch>>),
}

fn open(world: &mut World) {
    match std::mem::take(&mut *world.resource_mut::<Opening>()) {
        Opening::Nothing => {}
        Opening::Campaign(session, seed) => super::session::start(world, *session, seed),
        Opening::Position(position) => super::shot::lay(world, &position, true),
        Opening::Journal(watch) => {
            if let Some(watch) = *watch {
                super::past::watch(world, Ok(watch));
            }
        }
    }
}

fn log_filter() -> String {
    "warn,wgpu=error,wgpu_hal=off,naga=error,bevy_winit=error".into()
}

/// Everything but the window: the same for pictures without a display.
pub fn assemble(app: &mut App) {
    app.add_plugins(EguiPlugin::default());
    // In place of its own, which takes most of a frame where the processor draws.
    load_internal_asset!(
        app,
        EGUI_SHADER_HANDLE,
        "../../assets/shaders/panel.wgsl",
        Shader::from_wgsl
    );
    app.insert_resource(ClearColor(Color::srgb(0.05, 0.035, 0.025)))
        .init_resource::<super::session::Desk>()
        .init_resource::<super::session::Wishes>()
        .init_resource::<super::model::Model>()
        .add_plugins((
            super::quiet::plugin,
            crate::kit::input::plugin,
            super::keep::plugin,
            super::past::plugin,
            super::prefs::plugin,
            crate::kit::sound::plugin,
            adventure_table::plugin,
            crate::shell::screens::plugin,
        ))
        .add_systems(
            Update,
            (super::session::grant, super::session::leave_table).chain().in_set(Step::Grant),
        );
}

/// Wakes the window from another thread, when something is ready to be shown; where there is no
/// window, nothing sleeps.
pub fn waker(proxy: Option<&EventLoopProxyWrapper>) -> impl Fn() + Send + 'static {
    let proxy = proxy.map(|p| (**p).clone());
    move || {
        if let Some(proxy) = &proxy {
            // A window that is gone needs not to be woken.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
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
