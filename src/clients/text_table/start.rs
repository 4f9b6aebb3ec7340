//! Before the first card: pick a campaign from the shelf, or make a new one.

use std::io::{BufRead, Write};
use std::path::Path;

use super::{Said, Screen, Stop, difficulty};
use crate::campaign::quest::scenario_name;
use crate::campaign::record::Record;
use crate::campaign::{Campaign, Choices, join, list, packs, players, shelf};
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::source::{self, find_pack};

/// Asks until a campaign is open. `None`: the players don't want to play after all.
///
/// # Errors
/// When the terminal is gone.
pub fn choose<I: BufRead, O: Write>(
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Campaign>, Stop> {
    loop {
        let entries = list()?;
        screen.title("Emberdeck")?;
        for (i, e) in entries.iter().enumerate() {
            let text = match &e.record {
                Ok(r) => about(&e.dir, r),
                Err(t) => t!("terminal-cannot-read", name = e.name(), why = t.to_string()),
            };
            screen.hanging(format!("{:>3}  ", i + 1), &text)?;
        }
        screen.line(t!("terminal-n"))?;
        screen.line(t!("terminal-q"))?;
        let Some(said) = screen.command(None)? else { return Ok(None) };
        let opened = match said.to_lowercase().as_str() {
            "q" | "quit" => return Ok(None),
            "n" | "new" => match new(screen)? {
                Some(made) => made,
                None => continue,
            },
            number => {
                match number.parse::<usize>().ok().and_then(|n| entries.get(n.checked_sub(1)?)) {
                    Some(e) => Campaign::open(&e.dir),
                    None => continue,
                }
            }
        };
        match opened {
            Ok(campaign) => return Ok(Some(campaign)),
            Err(t) => screen.line(&t.0)?,
        }
    }
}

/// A campaign on the shelf, in one line.
fn about(dir: &Path, r: &Record) -> String {
    let party: Vec<&str> = r.body.party.iter().map(|m| m.hero.as_str()).collect();
    let content = packs::find_of(dir, &r.pack).ok();
    let next = match &r.body.next {
        Some(id) => t!("terminal-next", scenario = scenario_name(content.as_deref(), r, id)),
        None => t!("terminal-all-won"),
    };
    format!("{} ({}), {next}", r.name, party.join(", "))
}

type Opened = Result<Campaign, crate::campaign::Trouble>;

/// Asks for what a new campaign needs. `None`: back.
fn new<I: BufRead, O: Write>(screen: &mut Screen<'_, I, O>) -> Result<Option<Opened>, Stop> {
    let mut all: Vec<Content> = Vec::new();
    for id in source::packs() {
        match find_pack(&id) {
            Ok(content) => all.push(content),
            Err(problems) => screen.line(join(&problems))?,
        }
    }
    let Some(content) = pick_pack(&all, screen)? else { return Ok(None) };
    let most = usize::from(content.pack.players);
    screen.line(t!("terminal-sits", most = most))?;
    for (i, h) in content.heroes.iter().enumerate() {
        let title = if h.title.is_empty() { String::new() } else { format!(", {}", h.title) };
        screen.hanging(format!("{:>3}  ", i + 1), format!("{}{title}. {}", h.name, h.story))?;
    }
    let party = loop {
        let Some(said) = words(screen, t!("terminal-ask-heroes"))? else { return Ok(None) };
        let picked: Option<Vec<String>> = said
            .split([' ', ','])
            .filter(|w| !w.is_empty())
            .map(|w| {
                let n = w.parse::<usize>().ok()?;
                content.heroes.get(n.checked_sub(1)?).map(|h| h.id.clone())
            })
            .collect();
        match picked {
            Some(party) if !party.is_empty() && party.len() <= most => break party,
            _ => screen.line(t!("terminal-numbers-please", most = most))?,
        }
    };
    let Some(players) = people(party.len(), screen)? else { return Ok(None) };
    let Some(name) = words(screen, t!("terminal-campaign-name"))? else { return Ok(None) };
    let Some(difficulty) = house_rules(screen)? else { return Ok(None) };
    let choices = Choices { difficulty, ..Choices::default() };
    let made = shelf::in_new_dir(&name, |dir| {
        let heroes = (party.as_slice(), players.as_slice());
        Campaign::create_with(dir, &content.pack.id, heroes, &name, seed(), choices.clone())
    });
    Ok(Some(made))
}

/// Who plays which hero; nobody is told apart where one person plays all. `None`: back.
fn people<I: BufRead, O: Write>(
    heroes: usize,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Vec<String>>, Stop> {
    if heroes == 1 {
        return Ok(Some(Vec::new()));
    }
    screen.line(t!("terminal-who-plays"))?;
    loop {
        let said = match screen.ask(t!("terminal-ask-players"))? {
            Said::Words(w) if w == "q" || w == "quit" => return Ok(None),
            Said::Words(w) => w,
            Said::Nothing => return Ok(Some(Vec::new())),
            Said::End => return Ok(None),
            Said::TooLong => continue,
        };
        let names: Vec<String> = said.split(',').map(str::to_owned).collect();
        match players::tidy(&names, heroes) {
            Ok(names) => return Ok(Some(names)),
            Err(trouble) => screen.line(&trouble.0)?,
        }
    }
}

/// What makes it harder or easier; nothing does unless somebody says so (AC-TABLE-01). `None`: back.
fn house_rules<I: BufRead, O: Write>(
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Difficulty>, Stop> {
    screen.line(t!("terminal-house-rules"))?;
    loop {
        match screen.ask(t!("terminal-ask-difficulty"))? {
            Said::Words(w) if w == "q" || w == "quit" => return Ok(None),
            Said::Words(w) if w == "?" => difficulty::show(&Difficulty::default(), screen)?,
            Said::Words(w) => match Difficulty::default().changed_by(&w) {
                Ok(chosen) => return Ok(Some(chosen)),
                Err(e) => screen.line(&e)?,
            },
            Said::Nothing => return Ok(Some(Difficulty::default())),
            Said::End => return Ok(None),
            Said::TooLong => {}
        }
    }
}

fn pick_pack<'a, I: BufRead, O: Write>(
    all: &'a [Content],
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<&'a Content>, Stop> {
    match all {
        [] => {
            screen.line(t!("terminal-no-pack"))?;
            return Ok(None);
        }
        [one] => return Ok(Some(one)),
        _ => {}
    }
    for (i, c) in all.iter().enumerate() {
        screen.hanging(format!("{:>3}  ", i + 1), format!("{}. {}", c.pack.name, c.pack.about))?;
    }
    loop {
        let Some(said) = words(screen, t!("terminal-which-world"))? else { return Ok(None) };
        if let Some(c) = said.parse::<usize>().ok().and_then(|n| all.get(n.checked_sub(1)?)) {
            return Ok(Some(c));
        }
    }
}

/// An answer; `None` at the end of the input or for `q`.
fn words<I: BufRead, O: Write>(
    screen: &mut Screen<'_, I, O>,
    question: String,
) -> Result<Option<String>, Stop> {
    loop {
        match screen.ask(&question)? {
            Said::Words(w) if w == "q" || w == "quit" => return Ok(None),
            Said::Words(w) => return Ok(Some(w)),
            Said::End => return Ok(None),
            Said::Nothing | Said::TooLong => {}
        }
    }
}

fn seed() -> u64 {
    crate::seed::fresh()
}
