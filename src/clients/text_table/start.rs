//! Before the first card: pick a campaign from the shelf, or make a new one.

use std::io::{BufRead, Write};

use kernel::campaign::entry::{
    Families, FamilyEntry, HeroView, NewCampaign, PackView, ShelvedRecord,
};
use kernel::campaign::{
    CampaignError, CampaignTable, DifficultyChange, HandPolicy, UndoPolicy, players,
};
use kernel::seed;
use kernel::store::data;
use serde_json::Value;

use super::{Said, Screen, Stop, difficulty};

type Opened = Result<Box<dyn CampaignTable>, CampaignError>;
/// A pack, and the family that plays it.
type Pack = (&'static dyn FamilyEntry, PackView);

/// Asks until a campaign is open. `None`: the players don't want to play after all.
///
/// # Errors
/// When the terminal is gone.
pub fn choose<I: BufRead, O: Write>(
    families: Families,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Box<dyn CampaignTable>>, Stop> {
    loop {
        let entries = families.shelf().map_err(CampaignError::from)?;
        screen.title("Emberdeck")?;
        for (i, e) in entries.iter().enumerate() {
            let text = match &e.record {
                Ok(r) => about(r),
                Err(t) => t!("terminal-cannot-read", name = e.name(), why = t.to_string()),
            };
            screen.hanging(format!("{:>3}  ", i + 1), &text)?;
        }
        screen.line(t!("terminal-n"))?;
        screen.line(t!("terminal-q"))?;
        let Some(said) = screen.command(None)? else { return Ok(None) };
        let opened = match said.to_lowercase().as_str() {
            "q" | "quit" => return Ok(None),
            "n" | "new" => match new(families, screen)? {
                Some(made) => made,
                None => continue,
            },
            number => {
                match number.parse::<usize>().ok().and_then(|n| entries.get(n.checked_sub(1)?)) {
                    Some(e) => e.family.open(&e.dir),
                    None => continue,
                }
            }
        };
        match opened {
            Ok(campaign) => return Ok(Some(campaign)),
            Err(e) => screen.line(e.to_string())?,
        }
    }
}

/// A campaign on the shelf, in one line.
fn about(r: &ShelvedRecord) -> String {
    let party: Vec<&str> = r.party.iter().map(|seat| seat.id.as_str()).collect();
    let next = match &r.next {
        Some((_, name)) => t!("terminal-next", scenario = name),
        None => t!("terminal-all-won"),
    };
    format!("{} ({}), {next}", r.name, party.join(", "))
}

/// Asks for what a new campaign needs. `None`: back.
fn new<I: BufRead, O: Write>(
    families: Families,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Opened>, Stop> {
    let mut all: Vec<Pack> = Vec::new();
    for id in families.packs() {
        let family = families.of_pack(&id);
        match family.pack(&id) {
            Ok(pack) => all.push((family, pack)),
            Err(problems) => screen.line(problems)?,
        }
    }
    let Some((family, pack)) = pick_pack(&all, screen)? else { return Ok(None) };
    let most = usize::from(pack.players);
    screen.line(t!("terminal-sits", most = most))?;
    for (i, h) in pack.heroes.iter().enumerate() {
        let title = if h.title.is_empty() { String::new() } else { format!(", {}", h.title) };
        screen.hanging(format!("{:>3}  ", i + 1), format!("{}{title}. {}", h.name, h.story))?;
    }
    let Some(party) = heroes(&pack.heroes, most, screen)? else { return Ok(None) };
    let Some(players) = people(party.len(), screen)? else { return Ok(None) };
    let Some(name) = words(screen, t!("terminal-campaign-name"))? else { return Ok(None) };
    let Some(difficulty) = house_rules(*family, screen)? else { return Ok(None) };
    let new = NewCampaign {
        pack: &pack.id,
        party: &party,
        players: &players,
        name: &name,
        seed: seed::fresh(),
        undo: UndoPolicy::default(),
        hands: HandPolicy::default(),
        difficulty: Some(&difficulty),
    };
    Ok(Some(data::in_new_dir(&name, |dir| family.create(dir, &new))))
}

/// Who sits down. `None`: back.
fn heroes<I: BufRead, O: Write>(
    all: &[HeroView],
    most: usize,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Vec<String>>, Stop> {
    loop {
        let Some(said) = words(screen, t!("terminal-ask-heroes"))? else { return Ok(None) };
        let picked: Option<Vec<String>> = said
            .split([' ', ','])
            .filter(|w| !w.is_empty())
            .map(|w| {
                let n = w.parse::<usize>().ok()?;
                all.get(n.checked_sub(1)?).map(|h| h.id.clone())
            })
            .collect();
        match picked {
            Some(party) if !party.is_empty() && party.len() <= most => return Ok(Some(party)),
            _ => screen.line(t!("terminal-numbers-please", most = most))?,
        }
    }
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
            Err(e) => screen.line(e.to_string())?,
        }
    }
}

/// What makes it harder or easier, as data; nothing does unless somebody says so. `None`: back.
fn house_rules<I: BufRead, O: Write>(
    family: &dyn FamilyEntry,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Value>, Stop> {
    screen.line(t!("terminal-house-rules"))?;
    let told = |words: &str| family.difficulty(None, Some(&DifficultyChange::Words(words)));
    loop {
        let chosen = match screen.ask(t!("terminal-ask-difficulty"))? {
            Said::Words(w) if w == "q" || w == "quit" => return Ok(None),
            Said::Words(w) if w == "?" => {
                if let Ok(usual) = told("") {
                    difficulty::show(&usual, screen)?;
                }
                continue;
            }
            Said::Words(w) => told(&w),
            Said::Nothing => told(""),
            Said::End => return Ok(None),
            Said::TooLong => continue,
        };
        match chosen {
            Ok(chosen) => {
                return Ok(Some(serde_json::from_str(chosen.data.get()).unwrap_or_default()));
            }
            Err(e) => screen.line(&e)?,
        }
    }
}

fn pick_pack<'a, I: BufRead, O: Write>(
    all: &'a [Pack],
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<&'a Pack>, Stop> {
    match all {
        [] => {
            screen.line(t!("terminal-no-pack"))?;
            return Ok(None);
        }
        [one] => return Ok(Some(one)),
        _ => {}
    }
    for (i, (_, pack)) in all.iter().enumerate() {
        screen.hanging(format!("{:>3}  ", i + 1), format!("{}. {}", pack.name, pack.about))?;
    }
    loop {
        let Some(said) = words(screen, t!("terminal-which-world"))? else { return Ok(None) };
        if let Some(pack) = said.parse::<usize>().ok().and_then(|n| all.get(n.checked_sub(1)?)) {
            return Ok(Some(pack));
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
