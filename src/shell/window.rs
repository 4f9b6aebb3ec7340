//! Assembles the window's Bevy app, runs it, and takes pictures of it without a display.

use std::path::PathBuf;

use bevy::asset::load_internal_asset;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiPlugin;
use bevy_egui::render::EGUI_SHADER_HANDLE;

use super::active_table::sit_at;
use super::apply::{AddHandlers, apply};
use super::command::CommandQueue;
use super::host::{has_display, windowed, with_renderer};
use super::plain_table::window::PLAIN;
use super::play::{self, leave_table};
use super::session::GameSession;
use super::table_window::{TableWindow, Tables};
use super::{bench_window, display, folders, history, lost, prefs, quiet, screens, script};
use crate::kernel::campaign::CampaignTable;
use crate::kernel::campaign::entry::Position;
use crate::kit;
use crate::kit::frame::{FrameStep, Speed};
use crate::settings::Settings;

/// The options of the window.
#[derive(Clone, Debug, Default)]
pub struct RunOptions {
    /// A campaign folder to open at once.
    pub campaign: Option<PathBuf>,
    /// A vignette to play from; nothing is saved.
    pub vignette: Option<PathBuf>,
    /// A journal to replay.
    pub watch: Option<PathBuf>,
    /// The seed of the named campaign's game if it starts now, else of the next new campaign.
    pub seed: Option<u64>,
    /// Animation speed, from 0 (no animations) to 4; 2 by default.
    pub speed: Option<u8>,
    /// A script that plays, for tests.
    pub script: Option<PathBuf>,
    /// Size of the window.
    pub size: Option<(u32, u32)>,
}

/// Opens the window and runs it until it is closed.
///
/// # Errors
/// Returns an error if there is no display, or if the named campaign, vignette, journal or
/// script cannot be read.
pub fn run(options: RunOptions, tables: Tables) -> Result<u8, String> {
    let script = options.script.clone().or_else(|| {
        std::env::var_os("EMBERDECK_SCRIPT").filter(|v| !v.is_empty()).map(PathBuf::from)
    });
    let script = script.map(|path| script::Script::read(&path)).transpose()?;
    if !has_display() {
        return Err(
            "no display was found (DISPLAY and WAYLAND_DISPLAY are not set); try --text".into()
        );
    }
    // Errors in files are reported before a window opens.
    let families = tables.families;
    let campaign = options.campaign.as_deref().map(|dir| families.open(dir)).transpose();
    let campaign = campaign.map_err(|trouble| trouble.to_string())?;
    let watch = options.watch.as_deref().map(|file| families.watch_file(file)).transpose();
    let watch = watch.map_err(|trouble| trouble.to_string())?;
    let opening = match (watch, campaign, &options.vignette) {
        (Some(watch), ..) => Opening::Journal(watch),
        (None, Some(campaign), _) => Opening::Campaign(campaign, options.seed),
        (None, None, Some(file)) => Opening::Position(tables.position(file)?),
        (None, None, None) => Opening::Nothing,
    };
    let (settings, trouble) = Settings::load();
    settings.apply_language();
    let size = options.size.unwrap_or_else(|| display::size(&settings.display));
    let mut app = with_renderer(|| windowed(size))?;
    // Nothing is drawn while nothing moves.
    let lazy = UpdateMode::reactive_low_power(std::time::Duration::from_secs(20));
    app.insert_resource(WinitSettings { focused_mode: lazy, unfocused_mode: lazy });
    assemble(&mut app, tables);
    prefs::install(&mut app, settings, trouble);
    display::install(&mut app, options.size.is_none());
    lost::plugin(&mut app);
    kit::input::wake::plugin(&mut app);
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Camera2d, Msaa::Off));
    });
    if options.campaign.is_none() {
        app.world_mut().resource_mut::<GameSession>().seed = options.seed;
    }
    if let Some(speed) = options.speed {
        app.insert_resource(Speed(speed.min(4)));
    }
    // A script is a test, and tests are silent.
    match script {
        Some(script) => script::install(&mut app, script),
        None => {
            kit::sound::install(&mut app);
            app.insert_resource(Guests);
        }
    }
    bench_window::leave_early(&mut app);
    app.insert_resource(opening).add_systems(PostStartup, open);
    match app.run() {
        AppExit::Success => Ok(0),
        AppExit::Error(code) => Ok(code.get()),
    }
}

/// Marks that people play at this window, not a script: the tutorial may be offered.
#[derive(Resource)]
pub struct Guests;

/// What the command line asks to open.
#[derive(Resource, Default)]
enum Opening {
    #[default]
    Nothing,
    Campaign(Box<dyn CampaignTable>, Option<u64>),
    Position(Position),
    Journal(Box<dyn CampaignTable>),
}

fn open(world: &mut World) {
    match std::mem::take(&mut *world.resource_mut::<Opening>()) {
        Opening::Nothing => {}
        Opening::Campaign(game, seed) => play::start(world, game, seed),
        Opening::Position(position) => position(world),
        Opening::Journal(game) => history::watch(world, Ok(game)),
    }
}

/// Adds everything except the window, for the window and for pictures without a display.
pub fn assemble(app: &mut App, tables: Tables) {
    app.add_plugins(EguiPlugin::default());
    // This replaces egui's own shader, which takes most of a frame where the CPU renders.
    load_internal_asset!(
        app,
        EGUI_SHADER_HANDLE,
        "../../assets/shaders/panel.wgsl",
        Shader::from_wgsl
    );
    app.insert_resource(ClearColor(Color::srgb(0.05, 0.035, 0.025)))
        .insert_resource(tables)
        .insert_resource(tables.first())
        .init_resource::<GameSession>()
        .init_resource::<CommandQueue>()
        .add_plugins((
            quiet::plugin,
            kit::plugin,
            folders::plugin,
            history::plugin,
            prefs::plugin,
            screens::plugin,
            handlers,
        ))
        .add_systems(Update, (apply, leave_table).chain().in_set(FrameStep::Apply));
    PLAIN.plugin(app);
    for table in tables.tables {
        table.plugin(app);
    }
    sit_at(app.world_mut(), tables.first_family());
}

/// Registers the handlers of the shell's commands.
pub fn handlers(app: &mut App) {
    for handler in [
        play::apply,
        history::apply,
        folders::apply,
        screens::settings::apply,
        screens::new::apply,
        screens::rules::apply,
        screens::seats::apply,
    ] {
        app.add_handler(handler);
    }
}
