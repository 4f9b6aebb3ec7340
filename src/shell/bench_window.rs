//! Measures how fast the real window starts and how much it takes when idle, against a bare Bevy
//! window. Each run is a child process of this program, which an environment variable tells to exit
//! after its first frames.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::shell::host::{has_display, windowed};

/// The environment variable with the number of frames after which a child process exits.
const FRAMES: &str = "EMBERDECK_BENCH_FRAMES";
/// How often each start is measured; the median is reported.
const RUNS: usize = 5;

/// The results of the window benchmark.
#[derive(Clone, Copy, Debug, Default, serde::Serialize)]
pub struct WindowBench {
    /// From the start of the program to the title's fifth frame and out again, in milliseconds.
    pub title_ms: f64,
    /// The same for a window with an empty 2D scene.
    pub bare_ms: f64,
    /// The share of one CPU core that an idle table takes, if the operating system reports it.
    pub idle_share: Option<f64>,
}

/// What was measured of frames: a busy table against a bare scene.
#[derive(Clone, Copy, Debug, Default, serde::Serialize)]
pub struct FrameBench {
    /// Width of the picture, in pixels.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// Frames a second of the table, everything moving.
    pub table_fps: f64,
    /// Frames a second of a bare scene with as many textured quads of the same places and sizes, and
    /// an empty window of egui.
    pub bare_fps: f64,
    /// Quads in both: cards, plates under words, the wood.
    pub quads: usize,
    /// Cards, locations and story cards among them; the figures of a board.
    pub cards: usize,
    /// The longest frames while cards and dice move, where they do on this table.
    #[serde(flatten)]
    pub longest: Option<Longest>,
    /// Pictures of cards that were kept at the end.
    pub pictures: usize,
    /// Their bytes on the graphics card, and those of what is still painted.
    pub picture_bytes: usize,
    /// How many bytes they may have.
    pub picture_bound: usize,
}

/// Why frames cannot be measured.
#[derive(Debug, thiserror::Error)]
pub enum FrameError {
    /// There is no content pack, or it cannot be read.
    #[error("no content pack was found")]
    NoPack,
    /// The key that shows what is measured is not bound, or was not heard.
    #[error("no key shows what is to be measured")]
    NoKey,
    /// The position cannot be written for a moment.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// The table cannot be laid out, with the reason.
    #[error("{0}")]
    Table(String),
}

impl From<String> for FrameError {
    /// Returns the reason why a table cannot be laid out.
    fn from(reason: String) -> FrameError {
        FrameError::Table(reason)
    }
}

/// The longest frames of what is animated.
#[derive(Clone, Copy, Debug, Default, serde::Serialize)]
pub struct Longest {
    /// The longest frame while a card is turned up, in milliseconds.
    pub flip_ms: f64,
    /// The longest frame while dice roll, in milliseconds.
    pub throw_ms: f64,
    /// An ordinary frame of those, in milliseconds: the median.
    pub usual_ms: f64,
}

#[derive(Resource)]
struct FramesLeft(u32);

/// Exits the app after some frames, if the environment asks for it.
pub fn leave_early(app: &mut App) {
    let Some(frames) = std::env::var(FRAMES).ok().and_then(|n| n.parse().ok()) else { return };
    app.insert_resource(FramesLeft(frames)).add_systems(Last, count);
}

fn count(
    mut left: ResMut<FramesLeft>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    left.0 = left.0.saturating_sub(1);
    redraw.write(RequestRedraw);
    if left.0 == 0 {
        exit.write(AppExit::Success);
    }
}

/// Opens a window with an empty 2D scene: the baseline for the title screen.
pub fn bare_window() -> u8 {
    let mut app = windowed((1600, 900));
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn(Camera2d);
    });
    leave_early(&mut app);
    match app.run() {
        AppExit::Success => 0,
        AppExit::Error(code) => code.get(),
    }
}

/// Measures a real window. The table of the campaign in the folder `campaign` is the one measured
/// when idle.
///
/// # Errors
/// Returns an error if there is no display, or if a child process does not exit.
pub fn bench_window(campaign: &Path) -> Result<WindowBench, String> {
    if !has_display() {
        return Err("there is no display to open a window on".into());
    }
    let mut title = Vec::new();
    let mut bare = Vec::new();
    for _ in 0..RUNS {
        title.push(run(&["play"])?);
        bare.push(run(&["bench", "--bare-window"])?);
    }
    let mut table = child(&["play", "--speed", "0", "--campaign", &campaign.to_string_lossy()])
        .stdin(Stdio::null())
        .spawn()
        .map_err(|e| e.to_string())?;
    let idle_share = rest(&table, Duration::from_secs(12), Duration::from_secs(10));
    let _ = table.kill();
    let _ = table.wait();
    Ok(WindowBench { title_ms: median(title), bare_ms: median(bare), idle_share })
}

fn child(args: &[&str]) -> Command {
    let program = std::env::current_exe().unwrap_or_else(|_| "emberdeck".into());
    let mut command = Command::new(program);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn run(args: &[&str]) -> Result<f64, String> {
    let start = Instant::now();
    let status = child(args).env(FRAMES, "5").status().map_err(|e| e.to_string())?;
    if !status.success() {
        return Err(format!("`emberdeck {}` ended with {status}", args.join(" ")));
    }
    Ok(start.elapsed().as_secs_f64() * 1000.0)
}

/// Returns the median of some figures.
pub fn median(mut of: Vec<f64>) -> f64 {
    of.sort_by(f64::total_cmp);
    of.get(of.len() / 2).copied().unwrap_or_default()
}

/// Returns the share of a CPU core that a process takes over a period, after it has settled.
fn rest(process: &Child, settle: Duration, over: Duration) -> Option<f64> {
    std::thread::sleep(settle);
    let before = ticks(process.id())?;
    std::thread::sleep(over);
    let after = ticks(process.id())?;
    // Linux counts 100 ticks a second.
    Some((after - before) as f64 / 100.0 / over.as_secs_f64())
}

fn ticks(id: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    let rest = stat.rsplit_once(')')?.1;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let user: u64 = fields.get(11)?.parse().ok()?;
    let system: u64 = fields.get(12)?.parse().ok()?;
    Some(user + system)
}
