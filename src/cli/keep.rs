//! `emberdeck export`, `import`, `restore`, `update` and `report`: campaigns as files.

use std::path::PathBuf;

use super::{Fail, Outcome, Program};
use crate::kernel::store::layout;
use crate::terminal;

/// The arguments of `export`.
#[derive(Debug, clap::Args)]
pub struct Export {
    /// Campaign folder
    #[arg(long)]
    campaign: PathBuf,
    /// File to write
    #[arg(long)]
    out: PathBuf,
}

/// Writes a campaign into one file, also while it is played.
pub fn export(program: Program, args: &Export) -> Outcome {
    program.families.export(&args.campaign, &args.out)?;
    terminal::line(&mut terminal::out(), args.out.display())?;
    Ok(0)
}

/// The arguments of `import`.
#[derive(Debug, clap::Args)]
pub struct Import {
    /// A file that `export` wrote
    file: PathBuf,
    /// Folder to make; by default one on the shelf
    #[arg(long)]
    dir: Option<PathBuf>,
}

/// Makes a campaign folder from a file.
pub fn import(program: Program, args: &Import) -> Outcome {
    let (dir, notices) = match &args.dir {
        Some(dir) => (dir.clone(), program.families.import(&args.file, dir)?),
        None => program.families.import_to_shelf(&args.file)?,
    };
    super::told(&notices);
    terminal::line(&mut terminal::out(), dir.display())?;
    Ok(0)
}

/// The arguments of `restore`.
#[derive(Debug, clap::Args)]
pub struct Restore {
    /// Campaign folder
    #[arg(long)]
    campaign: PathBuf,
    /// The number of a generation; without it, they are listed
    #[arg(long)]
    to: Option<u32>,
}

/// Lists where a campaign stood before each scenario, or takes it back there.
pub fn restore(program: Program, args: &Restore) -> Outcome {
    let mut out = terminal::out();
    let family = program.families.of_campaign(&args.campaign)?;
    let all = family.backups_by_id(&args.campaign);
    if all.is_empty() {
        layout::require_campaign(&args.campaign)?;
    }
    let Some(to) = args.to else {
        for (_, words) in &all {
            terminal::line(&mut out, words)?;
        }
        return Ok(0);
    };
    if !all.iter().any(|(number, _)| *number == to) {
        let known: Vec<String> = all.iter().map(|(number, _)| number.to_string()).collect();
        let campaign = args.campaign.display().to_string();
        return Err(Fail::usage(match known.is_empty() {
            true => t!("trouble-generations-none", n = to.to_string(), campaign = campaign),
            false => t!(
                "trouble-generation-unknown",
                n = to.to_string(),
                campaign = campaign,
                known = known.join(", ")
            ),
        }));
    }
    let (next, notices) = family.restore(&args.campaign, to)?;
    super::told(&notices);
    let next = next.as_deref().unwrap_or("none");
    terminal::line(&mut out, format_args!("next: {next}"))?;
    Ok(0)
}

/// The arguments of `update`.
#[derive(Debug, clap::Args)]
pub struct Update {
    /// Campaign folder
    #[arg(long)]
    campaign: PathBuf,
    /// Where its content pack is, by its id or the path of its folder, if it is not found any more
    #[arg(long)]
    content: Option<String>,
}

/// Goes on with the content pack as it is now.
pub fn update(program: Program, args: &Update) -> Outcome {
    let mut game = super::open(program, &args.campaign)?;
    let Some(campaign) = game.saved_mut() else { return Ok(0) };
    if let Some(pack) = &args.content
        && !campaign.locate(pack)?
    {
        terminal::line(&mut terminal::out(), pack)?;
        return Ok(0);
    }
    let what = campaign.update()?;
    terminal::line(&mut terminal::out(), what)?;
    Ok(0)
}

/// The arguments of `report`.
#[derive(Debug, clap::Args)]
pub struct Report {
    /// Campaign folder
    #[arg(long)]
    campaign: PathBuf,
    /// File to write
    #[arg(long)]
    out: PathBuf,
    /// What went wrong, in your words
    #[arg(long, default_value = "")]
    about: String,
    /// A picture of it (PNG)
    #[arg(long)]
    picture: Option<PathBuf>,
}

/// Writes what it takes to see a problem again into one file.
pub fn report(program: Program, args: &Report) -> Outcome {
    layout::require_campaign(&args.campaign)?;
    let family = program.families.of_campaign(&args.campaign)?;
    family.write_report(&args.campaign, &args.about, args.picture.as_deref(), &args.out)?;
    terminal::line(&mut terminal::out(), args.out.display())?;
    Ok(0)
}
