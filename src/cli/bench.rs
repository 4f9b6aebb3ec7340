//! `emberdeck bench`: measures speed and memory.

mod saves;

use std::io::Write;
use std::sync::Arc;

use super::{Fail, Outcome};
use crate::campaign::JournalStep;
use crate::cards::source::{find_pack, packs};
use crate::kernel::campaign::CampaignError;
use crate::kernel::campaign::journal::{Head, Step, Writer};
use crate::kernel::content::problem::summary;
use crate::kernel::sim::bench::{BenchOptions, BenchReport, bench};
use crate::rules::family::Adventure;
use crate::rules::flow::prompt::Act;
use crate::rules::play::Start;
use crate::sim::bench::playouts;
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
    rules: BenchReport,
    saves: saves::Saves,
    #[cfg(feature = "app")]
    frames: Option<crate::adventure_table::bench::FrameBench>,
    #[cfg(feature = "app")]
    window: Option<crate::shell::bench_window::WindowBench>,
}

/// Runs the command.
pub fn run(args: &Args) -> Outcome {
    #[cfg(feature = "app")]
    if args.bare_window {
        return Ok(crate::shell::bench_window::bare_window());
    }
    let name = match &args.content {
        Some(name) => name.clone(),
        None => packs().first().cloned().ok_or_else(|| Fail::failed("there is no content pack"))?,
    };
    let content = find_pack(&name).map_err(|p| Fail::usage(summary(&p)))?;
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("001.jsonl");
    let start = Start::new("", Vec::new(), 0);
    let head = Head::new(&name, content.digest, start);
    let mut writer = Writer::begin(&path, &head).map_err(CampaignError::from)?;
    let mut trouble: Option<CampaignError> = None;
    let mut save = || {
        let step: JournalStep = Step::Do(vec![Act::Roll]);
        if let Err(e) = writer.add(&step, None) {
            trouble = Some(e.into());
        }
    };
    let load = || {
        let _ = find_pack(&name);
    };
    let mut options = BenchOptions {
        playouts: playouts(Arc::new(content), args.games).map_err(Fail::failed)?,
        load: &load,
        save: Some(&mut save),
    };
    let rules = bench::<Adventure, _>(&mut options).map_err(Fail::failed)?;
    if let Some(t) = trouble {
        return Err(t.into());
    }
    let content = find_pack(&name).map_err(|p| Fail::usage(summary(&p)))?;
    let party: Vec<String> = content.heroes.iter().take(2).map(|h| h.id.clone()).collect();
    let saves = saves::saves(dir.path(), &name, &party)?;
    let report = Report {
        rules,
        saves,
        #[cfg(feature = "app")]
        frames: frames(args)?,
        #[cfg(feature = "app")]
        window: window(args, &name)?,
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
fn frames(args: &Args) -> Result<Option<crate::adventure_table::bench::FrameBench>, Fail> {
    if args.frames == 0 {
        return Ok(None);
    }
    crate::adventure_table::bench::bench_frames(args.size, args.frames)
        .map(Some)
        .map_err(Fail::failed)
}

/// Start and rest of the real window, where there is a display.
#[cfg(feature = "app")]
fn window(
    args: &Args,
    pack: &str,
) -> Result<Option<crate::shell::bench_window::WindowBench>, Fail> {
    if args.frames == 0 || !crate::shell::host::has_display() {
        return Ok(None);
    }
    let dir = tempfile::tempdir()?;
    let content = find_pack(pack).map_err(|p| Fail::usage(summary(&p)))?;
    let party: Vec<String> = content.heroes.iter().take(2).map(|h| h.id.clone()).collect();
    let campaign = crate::campaign::Campaign::create(dir.path(), pack, &party, &[], "At rest", 7)?;
    let folder = campaign.dir.clone();
    // The window opens the folder itself: the lock is let go.
    drop(campaign);
    crate::shell::bench_window::bench_window(&folder).map(Some).map_err(Fail::failed)
}

fn tell(report: &Report, out: &mut impl Write) -> std::io::Result<()> {
    let r = &report.rules;
    writeln!(out, "games a second on one core   {:.0}", r.games_per_second)?;
    writeln!(out, "decisions a second           {:.0}", r.decisions_per_second)?;
    writeln!(out, "undo of a decision           {:.1} us", r.undo_us)?;
    writeln!(out, "snapshot of the table        {:.1} us", r.snapshot_us)?;
    writeln!(out, "restoring one                {:.1} us", r.restore_us)?;
    writeln!(out, "digest of the table          {:.1} us", r.digest_us)?;
    if let Some(us) = r.save_us {
        writeln!(out, "saving a decision to disk    {us:.1} us")?;
    }
    let s = &report.saves;
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
            writeln!(
                out,
                "longest frame                {:.1} ms while a card turns, {:.1} ms while dice roll; \
                 usually {:.1} ms",
                f.flip_ms, f.throw_ms, f.usual_ms
            )?;
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
