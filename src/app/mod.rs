//! The window: Bevy's app put together, run, and pictured without a display.

use std::path::PathBuf;
use std::process::ExitCode;

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::window::{ExitCondition, PresentMode, WindowResizeConstraints, WindowResolution};
use bevy::winit::{UpdateMode, WinitPlugin, WinitSettings};
use bevy_egui::EguiPlugin;

use crate::campaign::{Campaign, Session};
use crate::table::{self, Speed, Step};

pub mod bench;
pub mod desk;
pub mod model;
pub mod pilot;
pub mod script;
pub mod shot;

pub use bench::bench_frames;
pub use shot::shot;

/// What the window is started with.
#[derive(Clone, Debug, Default)]
pub struct RunOptions {
    /// A campaign folder to sit down with at once.
    pub campaign: Option<PathBuf>,
    /// The seed of the next scenario, if one is begun.
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
pub fn run(options: RunOptions) -> ExitCode {
    let script = options.script.clone().or_else(|| {
        std::env::var_os("EMBERDECK_SCRIPT").filter(|v| !v.is_empty()).map(PathBuf::from)
    });
    let script = match script.map(|path| script::Script::read(&path)).transpose() {
        Ok(script) => script,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    if !has_display() {
        eprintln!("no display was found (neither DISPLAY nor WAYLAND_DISPLAY is set); try --text");
        return ExitCode::from(2);
    }
    let (w, h) = options.size.unwrap_or((1600, 900));
    let mut app = App::new();
    let window = Window {
        title: "Emberdeck".into(),
        name: Some("emberdeck".into()),
        resolution: WindowResolution::new(w, h),
        present_mode: PresentMode::AutoVsync,
        resize_constraints: WindowResizeConstraints {
            min_width: 1024.0,
            min_height: 600.0,
            ..WindowResizeConstraints::default()
        },
        ..Window::default()
    };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..WindowPlugin::default() })
            .set(LogPlugin { filter: log_filter(), ..LogPlugin::default() })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..RenderPlugin::default() }),
    );
    // When nothing moves, nothing is drawn.
    let lazy = UpdateMode::reactive_low_power(std::time::Duration::from_secs(20));
    app.insert_resource(WinitSettings { focused_mode: lazy, unfocused_mode: lazy });
    assemble(&mut app);
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Camera2d, Msaa::Off));
    });
    if let Some(speed) = options.speed {
        app.insert_resource(Speed(speed.min(4)));
    }
    if let Some(script) = script {
        script::install(&mut app, script);
    }
    if let Some(dir) = options.campaign {
        match Campaign::open(&dir) {
            Ok(campaign) => {
                let session = Session::new(campaign);
                let seed = options.seed;
                app.insert_resource(Opening(Some((session, seed))));
                app.add_systems(PostStartup, open_campaign);
            }
            Err(trouble) => {
                eprintln!("{trouble}");
                return ExitCode::from(2);
            }
        }
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The campaign that the command line named.
#[derive(Resource)]
struct Opening(Option<(Session, Option<u64>)>);

fn open_campaign(world: &mut World) {
    let opening = world.resource_mut::<Opening>().0.take();
    if let Some((session, seed)) = opening {
        desk::start(world, session, seed);
    }
}

fn log_filter() -> String {
    "warn,wgpu=error,naga=error,bevy_winit=error".into()
}

/// Everything but the window: the same for pictures without a display.
pub fn assemble(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(ClearColor(Color::srgb(0.05, 0.035, 0.025)))
        .init_resource::<desk::Desk>()
        .init_resource::<desk::Wishes>()
        .init_resource::<model::Model>()
        .add_plugins((table::plugin, crate::screens::plugin))
        .add_systems(Update, (desk::grant, desk::leave_table).chain().in_set(Step::Grant));
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
