//! `emberdeck bench`: measures speed and memory.

use std::io::Write;

use super::{Fail, Outcome, Program};
#[cfg(feature = "app")]
use crate::kernel::campaign::entry::{FamilyEntry, NewCampaign};
#[cfg(feature = "app")]
use crate::kernel::campaign::{HandPolicy, UndoPolicy};
use crate::kernel::commands::bench::Measured;
use crate::kernel::content::source::packs;
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Content pack; by default the first one that ships
    #[arg(long)]
    pub content: Option<String>,
    /// Games in each run of the throughput
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// Frames of the window's rate; 0 leaves the window out
    #[arg(long, default_value_t = 60)]
    pub frames: u32,
    /// Size of the picture that they are of, in pixels
    #[arg(long, value_name = "WxH", default_value = "1600x900", value_parser = super::shot::size)]
    pub size: (u32, u32),
    /// As one object of JSON
    #[arg(long)]
    pub json: bool,
    /// Opens a bare window and leaves: what the window is measured against
    #[arg(long, hide = true)]
    pub bare_window: bool,
}

/// Everything that was measured.
#[derive(serde::Serialize)]
struct Report {
    #[serde(flatten)]
    measured: Measured,
    #[cfg(feature = "app")]
    frames: Option<crate::shell::bench_window::FrameBench>,
    #[cfg(feature = "app")]
    window: Option<crate::shell::bench_window::WindowBench>,
}

/// Runs the command.
pub fn run(program: Program, args: &Args) -> Outcome {
    #[cfg(feature = "app")]
    if args.bare_window {
        return Ok(crate::shell::bench_window::bare_window());
    }
    let name = match &args.content {
        Some(name) => name.clone(),
        None => packs().first().cloned().ok_or_else(|| Fail::failed("there is no content pack"))?,
    };
    let family = program.families.of_pack(&name)?;
    let dir = tempfile::tempdir()?;
    let report = Report {
        measured: family.commands().bench(&name, args.games, dir.path())?,
        #[cfg(feature = "app")]
        frames: frames(program, args, family)?,
        #[cfg(feature = "app")]
        window: window(args, family, &name)?,
    };
    let mut out = terminal::out();
    if args.json {
        super::write_json(&report)?;
    } else {
        tell(&report, &mut out)?;
    }
    Ok(0)
}

/// The frame rate of a table in the middle of a game, drawn offscreen.
#[cfg(feature = "app")]
fn frames(
    program: Program,
    args: &Args,
    family: &dyn FamilyEntry,
) -> Result<Option<crate::shell::bench_window::FrameBench>, Fail> {
    if args.frames == 0 {
        return Ok(None);
    }
    let table = program.tables().of(family.id());
    table.bench_frames(args.size, args.frames).map_err(|e| Fail::failed(e.to_string()))
}

/// Start and rest of the real window, where there is a display.
#[cfg(feature = "app")]
fn window(
    args: &Args,
    family: &dyn FamilyEntry,
    pack: &str,
) -> Result<Option<crate::shell::bench_window::WindowBench>, Fail> {
    if args.frames == 0 || !crate::shell::host::has_display() {
        return Ok(None);
    }
    let dir = tempfile::tempdir()?;
    let pack_view = family.pack(pack).map_err(|e| Fail::usage(e.to_string()))?;
    let seats = usize::from(pack_view.least).max(2);
    let party: Vec<String> = pack_view.heroes.into_iter().take(seats).map(|hero| hero.id).collect();
    let new = NewCampaign {
        pack,
        party: &party,
        players: &[],
        name: "At rest",
        seed: 7,
        undo: UndoPolicy::default(),
        hands: HandPolicy::default(),
        difficulty: None,
    };
    // The window opens the folder itself: the lock is let go.
    drop(family.create(dir.path(), &new)?);
    crate::shell::bench_window::bench_window(dir.path()).map(Some).map_err(Fail::failed)
}

fn tell(report: &Report, out: &mut impl Write) -> std::io::Result<()> {
    let r = &report.measured.rules;
    writeln!(out, "games a second on one core   {:.0}", r.games_per_second)?;
    writeln!(out, "decisions a second           {:.0}", r.decisions_per_second)?;
    writeln!(out, "undo of a decision           {:.1} us", r.undo_us)?;
    writeln!(out, "snapshot of the table        {:.1} us", r.snapshot_us)?;
    writeln!(out, "restoring one                {:.1} us", r.restore_us)?;
    writeln!(out, "digest of the table          {:.1} us", r.digest_us)?;
    if let Some(us) = r.save_us {
        writeln!(out, "saving a decision to disk    {us:.1} us")?;
    }
    let s = &report.measured.saves;
    for (what, save, bare) in
        [("median", s.line_us, s.bare_us), ("99 of 100", s.line_99_us, s.bare_99_us)]
    {
        let times = save / bare;
        writeln!(
            out,
            "saving a decision, {what:<9} {save:.0} us, bare {bare:.0} us: {times:.2} times"
        )?;
    }
    writeln!(out, "a decision, rules and all    {:.0} us", s.decision_us)?;
    writeln!(
        out,
        "taking a session up again    {:.0} ms, {} decisions and undos",
        s.resume_ms, s.resumed_lines
    )?;
    writeln!(out, "loading the content pack     {:.1} ms", r.load_ms)?;
    for f in &report.measured.own {
        writeln!(out, "{:<28} {:.1} {}", f.what, f.value, f.unit)?;
    }
    writeln!(out, "memory of a table            {} KiB", r.world_bytes >> 10)?;
    writeln!(out, "most memory held             {} MiB", r.peak_rss_bytes >> 20)?;
    #[cfg(feature = "app")]
    {
        if let Some(f) = &report.frames {
            writeln!(
                out,
                "frames a second of a table   {:.1} at {} x {} with {} cards, a bare scene of {} \
                 quads {:.1}: {:.0} %",
                f.table_fps,
                f.width,
                f.height,
                f.cards,
                f.quads,
                f.bare_fps,
                100.0 * f.table_fps / f.bare_fps
            )?;
            if let Some(longest) = &f.longest {
                writeln!(
                    out,
                    "longest frame                {:.1} ms while a card turns, {:.1} ms while dice roll; \
                 usually {:.1} ms",
                    longest.flip_ms, longest.throw_ms, longest.usual_ms
                )?;
            }
            writeln!(
                out,
                "pictures of cards            {}, {} of at most {} MiB",
                f.pictures,
                f.picture_bytes >> 20,
                f.picture_bound >> 20
            )?;
        }
        if let Some(w) = &report.window {
            writeln!(
                out,
                "from start to title          {:.0} ms, a bare window {:.0} ms",
                w.title_ms, w.bare_ms
            )?;
            if let Some(share) = w.idle_share {
                writeln!(out, "a table at rest takes        {:.1}% of a core", share * 100.0)?;
            }
        }
    }
    Ok(())
}
