//! Picks a campaign from the shelf, or creates a new one, before the game starts.

use std::io::{BufRead, Write};

use kernel::campaign::entry::{
    Families, FamilyEntry, HeroOption, HeroView, NewCampaign, PackView, ShelvedRecord, party_entry,
};
use kernel::campaign::{
    CampaignError, CampaignTable, DifficultyChange, HandPolicy, UndoPolicy, players,
};
use kernel::seed;
use kernel::store::data;
use serde_json::Value;

use super::{Input, Screen, Stop, difficulty};

type Opened = Result<Box<dyn CampaignTable>, CampaignError>;
/// A pack with the family that plays it.
type Pack = (&'static dyn FamilyEntry, PackView);

/// Asks until a campaign is open. Returns `None` if the players quit.
///
/// # Errors
/// Returns an error if the terminal is gone.
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
        let Some(answer) = screen.command(None)? else { return Ok(None) };
        let opened = match answer.to_lowercase().as_str() {
            "q" | "quit" => return Ok(None),
            "n" | "new" => match new(families, screen)? {
                Some(made) => made,
                None => continue,
            },
            number => {
                match number.parse::<usize>().ok().and_then(|n| entries.get(n.checked_sub(1)?)) {
                    Some(e) => families.open(&e.dir),
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

/// Describes a campaign on the shelf in one line.
fn about(r: &ShelvedRecord) -> String {
    let party: Vec<&str> = r.party.iter().map(|seat| seat.id.as_str()).collect();
    let next = match &r.next {
        Some((_, name)) => t!("terminal-next", scenario = name),
        None => t!("terminal-all-won"),
    };
    format!("{} ({}), {next}", r.name, party.join(", "))
}

/// Asks for what a new campaign needs. Returns `None` to go back.
fn new<I: BufRead, O: Write>(
    families: Families,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Opened>, Stop> {
    let mut all: Vec<Pack> = Vec::new();
    for id in families.packs() {
        let read = families.of_pack(&id).map_err(|error| error.to_string());
        match read.and_then(|family| Ok((family, family.pack(&id).map_err(|e| e.to_string())?))) {
            Ok(pack) => all.push(pack),
            Err(problems) => screen.line(problems)?,
        }
    }
    let Some((family, pack)) = pick_pack(&all, screen)? else { return Ok(None) };
    let sizes = (usize::from(pack.least).max(1), usize::from(pack.players));
    screen.line(t!("terminal-sits", least = sizes.0, most = sizes.1))?;
    for (i, h) in pack.heroes.iter().enumerate() {
        let title = if h.title.is_empty() { String::new() } else { format!(", {}", h.title) };
        screen.hanging(format!("{:>3}  ", i + 1), format!("{}{title}. {}", h.name, h.story))?;
    }
    let Some(party) = heroes(&pack.heroes, sizes, screen)? else { return Ok(None) };
    let Some(party) = choices(pack, party, screen)? else { return Ok(None) };
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

/// Asks which heroes play. Returns `None` to go back.
fn heroes<I: BufRead, O: Write>(
    all: &[HeroView],
    (least, most): (usize, usize),
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Vec<HeroView>>, Stop> {
    loop {
        let Some(answer) = words(screen, t!("terminal-ask-heroes"))? else { return Ok(None) };
        match picked(&answer, all) {
            Some(party) if (least..=most).contains(&party.len()) => {
                return Ok(Some(party.into_iter().cloned().collect()));
            }
            _ => screen.line(t!("terminal-numbers-please", least = least, most = most))?,
        }
    }
}

/// Returns the things with these numbers of a list; `None` if one of them has none.
fn picked<'a, T>(answer: &str, all: &'a [T]) -> Option<Vec<&'a T>> {
    let words = answer.split([' ', ',']).filter(|w| !w.is_empty());
    words.map(|w| all.get(w.parse::<usize>().ok()?.checked_sub(1)?)).collect()
}

/// Asks what each hero of a party chooses, if there is anything to choose. Returns the entries of the
/// party, or `None` to go back.
fn choices<I: BufRead, O: Write>(
    pack: &PackView,
    party: Vec<HeroView>,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Vec<String>>, Stop> {
    let Some(choice) = &pack.choice else {
        return Ok(Some(party.into_iter().map(|hero| hero.id).collect()));
    };
    let names: Vec<&str> = party.iter().map(|hero| hero.name.as_str()).collect();
    let (title, n) = (choice.title.as_str(), party.len());
    screen.line(t!("terminal-hero-choice", title = title, n = n, heroes = names.join(", ")))?;
    for (i, option) in choice.options.iter().enumerate() {
        screen.hanging(format!("{:>3}  ", i + 1), format!("{}. {}", option.name, option.about))?;
    }
    loop {
        let Some(answer) = words(screen, t!("terminal-ask-heroes"))? else { return Ok(None) };
        let chosen = picked(&answer, &choice.options).filter(|all| all.len() == n);
        let twice = |all: &[&HeroOption]| (1..n).any(|i| all[..i].contains(&all[i]));
        match chosen.filter(|all| !choice.once || !twice(all)) {
            Some(all) => {
                let entry = |(hero, option): (&HeroView, &HeroOption)| {
                    party_entry(&hero.id, Some(&option.id))
                };
                return Ok(Some(party.iter().zip(all).map(entry).collect()));
            }
            None if choice.once => screen.line(t!("terminal-choice-once", n = n))?,
            None => screen.line(t!("terminal-choice-please", n = n))?,
        }
    }
}

/// Asks who plays which hero; people are not told apart if one person plays all. Returns `None` to
/// go back.
fn people<I: BufRead, O: Write>(
    heroes: usize,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Vec<String>>, Stop> {
    if heroes == 1 {
        return Ok(Some(Vec::new()));
    }
    screen.line(t!("terminal-who-plays"))?;
    loop {
        let answer = match screen.ask(t!("terminal-ask-players"))? {
            Input::Words(w) if w == "q" || w == "quit" => return Ok(None),
            Input::Words(w) => w,
            Input::Nothing => return Ok(Some(Vec::new())),
            Input::End => return Ok(None),
            Input::TooLong => continue,
        };
        let names: Vec<String> = answer.split(',').map(str::to_owned).collect();
        match players::tidy(&names, heroes) {
            Ok(names) => return Ok(Some(names)),
            Err(e) => screen.line(e.to_string())?,
        }
    }
}

/// Asks for the house rules, as data; the default is none. Returns `None` to go back.
fn house_rules<I: BufRead, O: Write>(
    family: &dyn FamilyEntry,
    screen: &mut Screen<'_, I, O>,
) -> Result<Option<Value>, Stop> {
    let usual = family.difficulty(None, None).map(|usual| usual.dials).unwrap_or_default();
    // A family without any is not asked.
    let Some(example) = difficulty::example(&usual) else { return Ok(Some(Value::Null)) };
    screen.line(t!("terminal-house-rules", example = example))?;
    let difficulty = |words: &str| family.difficulty(None, Some(&DifficultyChange::Words(words)));
    loop {
        let chosen = match screen.ask(t!("terminal-ask-difficulty"))? {
            Input::Words(w) if w == "q" || w == "quit" => return Ok(None),
            Input::Words(w) if w == "?" => {
                if let Ok(usual) = difficulty("") {
                    difficulty::show(&usual, screen)?;
                }
                continue;
            }
            Input::Words(w) => difficulty(&w),
            Input::Nothing => difficulty(""),
            Input::End => return Ok(None),
            Input::TooLong => continue,
        };
        match chosen {
            Ok(chosen) => {
                return Ok(Some(serde_json::from_str(chosen.data.get()).unwrap_or_default()));
            }
            Err(e) => screen.line(e.to_string())?,
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
        [only] => return Ok(Some(only)),
        _ => {}
    }
    for (i, (_, pack)) in all.iter().enumerate() {
        screen.hanging(format!("{:>3}  ", i + 1), format!("{}. {}", pack.name, pack.about))?;
    }
    loop {
        let Some(answer) = words(screen, t!("terminal-which-world"))? else { return Ok(None) };
        if let Some(pack) = answer.parse::<usize>().ok().and_then(|n| all.get(n.checked_sub(1)?)) {
            return Ok(Some(pack));
        }
    }
}

/// Reads an answer. Returns `None` at the end of the input or for `q`.
fn words<I: BufRead, O: Write>(
    screen: &mut Screen<'_, I, O>,
    question: String,
) -> Result<Option<String>, Stop> {
    loop {
        match screen.ask(&question)? {
            Input::Words(w) if w == "q" || w == "quit" => return Ok(None),
            Input::Words(w) => return Ok(Some(w)),
            Input::End => return Ok(None),
            Input::Nothing | Input::TooLong => {}
        }
    }
}
