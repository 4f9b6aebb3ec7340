//! `emberdeck seats`: who plays which heroes of a campaign, and who may see a hand.

use std::path::PathBuf;

use super::{Fail, Outcome, Program};
use crate::kernel::campaign::HandPolicy;
use crate::kernel::campaign::players::{COLORS, Person, colors};
use crate::terminal;

/// The command's arguments.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Campaign folder
    #[arg(long)]
    campaign: PathBuf,
    /// The people by seat, with commas between them
    #[arg(long, value_delimiter = ',')]
    players: Option<Vec<String>>,
    /// A person's color and shape, such as Anna=3; from 1 to 6
    #[arg(long, value_name = "NAME=N")]
    color: Vec<String>,
    /// Who may see a hand
    #[arg(long, value_enum)]
    hands: Option<HandPolicy>,
}

/// Runs the command.
pub fn run(program: Program, args: &Args) -> Outcome {
    let mut game = super::open(program, &args.campaign)?;
    let Some(campaign) = game.saved_mut() else { return Ok(0) };
    let before = campaign.seating();
    let mut to = before.clone();
    if let Some(players) = &args.players {
        to.players.clone_from(players);
    }
    to.hands = args.hands.unwrap_or(to.hands);
    for said in &args.color {
        let wrong = || Fail::usage(t!("terminal-wrong-color", said = said));
        let (name, n) = said.split_once('=').ok_or_else(wrong)?;
        let n: u64 = n.trim().parse().map_err(|_| wrong())?;
        let n = u8::try_from(n).ok().filter(|n| (1..=COLORS).contains(n));
        let range = || Fail::usage(t!("terminal-color-range", said = said, most = COLORS));
        let n = n.ok_or_else(range)?;
        if !to.players.iter().any(|p| p.trim() == name.trim()) {
            let mut names: Vec<&str> = to.players.iter().map(|p| p.trim()).collect();
            names.retain(|name| !name.is_empty());
            names.dedup();
            let (known, names) = (names.len(), names.join(", "));
            let nobody =
                t!("terminal-color-nobody", said = said, name = name, known = known, names = names);
            return Err(Fail::usage(nobody));
        }
        to.people.retain(|p| p.name != name.trim());
        to.people.push(Person { name: name.trim().to_owned(), color: n - 1 });
    }
    if to != before {
        campaign.set_seating(&to)?;
    }
    let mut out = terminal::out();
    let now = campaign.seating();
    let colors = colors(&now.players, &now.people);
    for (seat, hero) in campaign.party().iter().enumerate() {
        let person = now.players.get(seat).filter(|p| !p.is_empty());
        let person = person.map_or_else(|| t!("terminal-one-person"), String::clone);
        terminal::line(
            &mut out,
            t!(
                "terminal-seat-line",
                hero = hero.id.as_str(),
                person = person,
                n = colors[seat % colors.len()] + 1
            ),
        )?;
    }
    terminal::line(&mut out, t!("terminal-hands-line", hands = now.hands.word()))?;
    Ok(0)
}
