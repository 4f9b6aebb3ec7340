//! `emberdeck bench`: measures speed and memory.

use std::io::{Write, stdout};
use std::sync::Arc;

use super::{Fail, Outcome};
use crate::campaign::journal::{Head, SCHEMA, Step, Writer};
use crate::campaign::{Trouble, join};
use crate::cards::source::{find_pack, packs};
use crate::rules::flow::prompt::Act;
use crate::rules::play::Start;
use crate::sim::bench::{BenchOptions, BenchReport, bench};

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Content pack; by default the first one that ships
    #[arg(long)]
    pub content: Option<String>,
    /// Games in each run of the throughput
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// As one object of JSON
    #[arg(long)]
    pub json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Outcome {
    let name = match &args.content {
        Some(name) => name.clone(),
        None => packs().first().cloned().ok_or_else(|| Fail::failed("there is no content pack"))?,
    };
    let content = find_pack(&name).map_err(|p| Fail::usage(join(&p)))?;
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("001.jsonl");
    let head = Head {
        journal: SCHEMA,
        engine: env!("CARGO_PKG_VERSION").into(),
        pack: name.clone(),
        content: format!("{:016x}", content.digest),
        start: Start { scenario: String::new(), party: Vec::new(), seed: 0 },
    };
    let mut writer = Writer::begin(&path, &head)?;
    let mut trouble: Option<Trouble> = None;
    let mut save = || {
        if let Err(t) = writer.add(&Step::Do(vec![Act::Roll])) {
            trouble = Some(t);
        }
    };
    let load = || {
        let _ = find_pack(&name);
    };
    let mut options = BenchOptions {
        content: Arc::new(content),
        load: &load,
        games: args.games,
        save: Some(&mut save),
    };
    let report = bench(&mut options).map_err(Fail::failed)?;
    if let Some(t) = trouble {
        return Err(t.into());
    }
    let mut out = stdout().lock();
    if args.json {
        let text = serde_json::to_string(&report).map_err(|e| Fail::failed(e.to_string()))?;
        writeln!(out, "{text}")?;
    } else {
        tell(&report, &mut out)?;
    }
    Ok(0)
}

fn tell(r: &BenchReport, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "games a second on one core   {:.0}", r.games_per_second)?;
    writeln!(out, "decisions a second           {:.0}", r.decisions_per_second)?;
    writeln!(out, "undo of a decision           {:.1} us", r.undo_us)?;
    writeln!(out, "snapshot of the table        {:.1} us", r.snapshot_us)?;
    writeln!(out, "restoring one                {:.1} us", r.restore_us)?;
    writeln!(out, "digest of the table          {:.1} us", r.digest_us)?;
    if let Some(us) = r.save_us {
        writeln!(out, "saving a decision to disk    {us:.1} us")?;
    }
    writeln!(out, "loading the content pack     {:.1} ms", r.load_ms)?;
    writeln!(out, "memory of a table            {} KiB", r.world_bytes >> 10)?;
    writeln!(out, "most memory held             {} MiB", r.peak_rss_bytes >> 20)
}
