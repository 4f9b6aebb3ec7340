//! What saving costs against a bare write of the same bytes, and how fast a long session is taken up
//! again, whatever the family.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use bevy_ecs::prelude::*;

use super::SimFamily;
use crate::bots::{Bot, random::Random};
use crate::campaign::content::PackContent;
use crate::campaign::family::{CampaignFamily, StepOf};
use crate::campaign::journal::{Head, Step, Writer, short};
use crate::campaign::{Campaign, CampaignError, Game, Session};
use crate::commands::bench::Saves;
use crate::history::History;
use crate::play;
use crate::truth::digest;

/// Decisions of the session that is taken up again.
const DECISIONS: usize = 2000;
/// How often it is.
const TIMES: usize = 5;

/// Measures in a folder of its own.
///
/// # Errors
/// When the campaign cannot be made or saved.
pub fn saves<F: CampaignFamily + SimFamily>(
    dir: &Path,
    pack: &str,
    party: &[String],
) -> Result<Saves, CampaignError> {
    let folder = dir.join("campaign");
    let campaign = Campaign::<F>::create(&folder, pack, party, &[], "Measured", 7)?;
    let content = campaign.content.digest();
    let mut session = Session::new(campaign);
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None)?;
    let mut game = Game::Saved(Box::new(session));
    let mut bot = Random::new(7);
    let bare = dir.join("bare");
    let mut file = File::create(&bare).map_err(|e| CampaignError::at(&bare, e))?;
    let head = Head::new(pack, content, ());
    let mut writer = Writer::begin(&dir.join("line.jsonl"), &head)?;
    let (mut decisions, mut lines, mut bares) = (Vec::new(), Vec::new(), Vec::new());
    while decisions.len() < DECISIONS {
        let Some(prompt) = play::prompt::<F>(&world).cloned() else {
            // It is over too soon: back, and on in another way.
            let stood = world.resource::<History<F>>().made().len();
            game.go_to(&mut world, stood.saturating_sub(100))?;
            continue;
        };
        let acts = bot.choose(&mut world, &prompt);
        let begun = Instant::now();
        game.submit(&mut world, &acts)?;
        decisions.push(begun.elapsed().as_secs_f64() * 1e6);
        let long = writer.text().len();
        let table = Some(short(digest::<F>(&world)));
        let begun = Instant::now();
        let step: StepOf<F> = Step::Do(acts);
        writer.add(&step, table)?;
        lines.push(begun.elapsed().as_secs_f64() * 1e6);
        let line = writer.text()[long..].to_vec();
        let begun = Instant::now();
        let written = file.write_all(&line).and_then(|()| file.sync_data());
        written.map_err(|e| CampaignError::at(&bare, e))?;
        bares.push(begun.elapsed().as_secs_f64() * 1e6);
    }
    drop(game);
    let mut times = Vec::new();
    let mut resumed_lines = 0;
    for _ in 0..TIMES {
        let begun = Instant::now();
        let mut session = Session::new(Campaign::<F>::open(&folder)?);
        let mut world = World::new();
        session.start_or_resume(&mut world, None, None)?;
        times.push(begun.elapsed().as_secs_f64() * 1e3);
        resumed_lines = session.lines();
    }
    Ok(Saves {
        decision_us: part(&mut decisions, 50),
        line_us: part(&mut lines, 50),
        line_99_us: part(&mut lines, 99),
        bare_us: part(&mut bares, 50),
        bare_99_us: part(&mut bares, 99),
        resumed_lines,
        resume_ms: part(&mut times, 50),
    })
}

/// The value that so many of a hundred do not exceed.
fn part(of: &mut [f64], percent: usize) -> f64 {
    of.sort_by(f64::total_cmp);
    let at = (of.len() * percent / 100).min(of.len().saturating_sub(1));
    of.get(at).copied().unwrap_or_default()
}
