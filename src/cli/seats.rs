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
        let n: u8 = n.trim().parse().map_err(|_| wrong())?;
        if !(1..=COLORS).contains(&n) || !to.players.iter().any(|p| p.trim() == name.trim()) {
            return Err(wrong());
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
