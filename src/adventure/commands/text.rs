//! What `emberdeck text` prints of a pack of this game.

use crate::cards::content::Content;
use crate::cards::lint::lint;
use crate::cards::load::{Draft, Place, Places, read};
use crate::cards::printed::{CardDef, HeroDef, LocationDef};
use crate::cards::text::{
    card_text, check_text, deck_text, hero_power_text, location_text, scenario_text, setup_text,
};
use crate::cards::vocabulary::{Rank, Trait};
use crate::kernel::commands::text::{PackTexts, Told};
use crate::kernel::content::source::Source;
use crate::lang::{self, Language};
use crate::rules::describe::kind_name;

/// Reads the texts of a pack, also of one with mistakes.
pub fn texts(source: &Source) -> Box<dyn PackTexts> {
    let Draft { content, places, mut problems } = read(source);
    if problems.is_empty() {
        problems = lint(&content, source, &places);
    }
    let entries = entries(&content, &places);
    Box::new(Told::new(Some(&content), entries, problems, lines))
}

/// An entry of a pack, by its sort and its index.
#[derive(Clone, Copy, Debug)]
enum Entry {
    Card(usize),
    Hero(usize),
    Location(usize),
    Scenario(usize),
}

/// Returns all entries of a pack that say something, with their ids and positions.
fn entries(content: &Content, places: &Places) -> Vec<(Entry, String, Place)> {
    let cards = content.cards.iter().zip(&places.cards).enumerate();
    let cards = cards.map(|(i, (c, p))| (Entry::Card(i), c.id.clone(), *p));
    let heroes = content.heroes.iter().zip(&places.heroes).enumerate();
    let heroes = heroes.map(|(i, (h, p))| (Entry::Hero(i), h.id.clone(), *p));
    let locations = content.locations.iter().zip(&places.locations).enumerate();
    let locations = locations.map(|(i, (l, p))| (Entry::Location(i), l.id.clone(), *p));
    let scenarios = content.scenarios.iter().zip(&places.scenarios).enumerate();
    let scenarios = scenarios.map(|(i, (s, p))| (Entry::Scenario(i), s.id.clone(), *p));
    cards.chain(heroes).chain(locations).chain(scenarios).collect()
}

/// Returns what an entry says in the current language, its name first.
fn lines(content: &Content, entry: Entry) -> Vec<String> {
    match entry {
        Entry::Card(n) => card(content, &content.cards[n]),
        Entry::Hero(n) => hero(content, &content.heroes[n]),
        Entry::Location(n) => location(content, &content.locations[n]),
        Entry::Scenario(n) => {
            let def = &content.scenarios[n];
            let mut all = vec![def.name.clone()];
            all.extend(setup_text(content, def).iter().map(|l| format!("  {l}")));
            all.extend(scenario_text(content, def).iter().map(|l| format!("  {l}")));
            all
        }
    }
}

fn card(content: &Content, def: &CardDef) -> Vec<String> {
    let traits: Vec<String> = def.traits.iter().map(|t| trait_name(*t)).collect();
    let about = [type_name(def), traits.join(", "), check_text(&def.check).to_string()];
    let about: Vec<String> = about.into_iter().filter(|part| !part.is_empty()).collect();
    let mut all = vec![format!("{} ({})", def.name, about.join("; "))];
    all.extend(card_text(content, def).iter().map(|l| format!("  {l}")));
    all
}

/// Returns the type of a card with its rank: "Henchman Monster".
fn type_name(def: &CardDef) -> String {
    let kind = kind_name(def.kind);
    match def.rank {
        Rank::Plain => kind,
        Rank::Henchman => t!("card-face-type-henchman", kind = kind),
        Rank::Villain => t!("card-face-type-villain", kind = kind),
        Rank::Loot => t!("card-face-type-loot", kind = kind),
    }
}

fn trait_name(t: Trait) -> String {
    match lang::current() {
        Language::English => t.name().to_owned(),
        Language::German => t.localized().to_string(),
    }
}

fn hero(content: &Content, def: &HeroDef) -> Vec<String> {
    let mut all = vec![def.name.clone()];
    all.extend(def.powers.iter().map(|p| format!("  {}", hero_power_text(content, p, 0))));
    for role in &def.roles {
        all.push(format!("  {}", role.name));
        all.extend(role.powers.iter().map(|p| format!("    {}", hero_power_text(content, p, 0))));
    }
    all
}

fn location(content: &Content, def: &LocationDef) -> Vec<String> {
    let text = location_text(content, def);
    let traits: Vec<String> = def.traits.iter().map(|t| trait_name(*t)).collect();
    let mut all = vec![match traits.is_empty() {
        true => def.name.clone(),
        false => format!("{} ({})", def.name, traits.join(", ")),
    }];
    all.push(format!("  {}", deck_text(content, def)));
    let boxes = [
        (t!("terminal-here"), text.here),
        (t!("terminal-when-closing"), text.closing),
        (t!("terminal-when-closed"), text.closed),
    ];
    for (head, lines) in boxes {
        all.extend(lines.iter().map(|l| format!("  {head}: {l}")));
    }
    all
}
