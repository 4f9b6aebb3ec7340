//! What is printed for an entry of a pack, line by line.

use adventure::cards::content::Content;
use adventure::cards::printed::{CardDef, HeroDef, LocationDef};
use adventure::cards::text;
use adventure::cards::vocabulary::{Kind, Rank};

/// All entries of a sort, in the order of the pack.
pub fn entries(content: &Content, sort: &str) -> Vec<Vec<String>> {
    match sort {
        "cards" => content.cards.iter().map(|c| card(content, c)).collect(),
        "locations" => content.locations.iter().map(|l| location(content, l)).collect(),
        "heroes" => content.heroes.iter().map(|h| hero(content, h)).collect(),
        "scenarios" => {
            let told =
                |s| text::scenario_text(content, s).iter().map(ToString::to_string).collect();
            content.scenarios.iter().map(told).collect()
        }
        _ => {
            let told = |rewards| {
                text::reward_text(content, rewards).iter().map(ToString::to_string).collect()
            };
            content.adventures.iter().map(|a| told(&a.reward)).collect()
        }
    }
}

fn card(content: &Content, card: &CardDef) -> Vec<String> {
    let rank = match card.rank {
        Rank::Plain => String::new(),
        rank => format!("{rank:?}, "),
    };
    let mut lines = vec![format!("{rank}{:?}", card.kind)];
    if !card.traits.is_empty() {
        let traits: Vec<&str> = card.traits.iter().map(|t| t.name()).collect();
        lines.push(traits.join(", "));
    }
    let check = text::check_text(&card.check);
    match card.kind {
        Kind::Monster | Kind::Barrier => lines.push(format!("Check to defeat: {check}")),
        kind if kind.is_boon() => lines.push(format!("Check to acquire: {check}")),
        _ => {}
    }
    lines.extend(text::card_text(content, card).iter().map(ToString::to_string));
    lines
}

fn location(content: &Content, location: &LocationDef) -> Vec<String> {
    let told = text::location_text(content, location);
    let of = |head: &'static str, lines: Vec<text::Line>| {
        lines.into_iter().map(move |l| format!("{head}{l}"))
    };
    let mut lines: Vec<String> = of("", told.here).collect();
    lines.extend(of("When closing: ", told.closing));
    lines.extend(of("When permanently closed: ", told.closed));
    lines
}

fn hero(content: &Content, hero: &HeroDef) -> Vec<String> {
    let mut lines = vec![format!("Favored: {}", hero.favored.describe())];
    let power = |p| text::hero_power_text(content, p, 0).to_string();
    lines.extend(hero.powers.iter().map(power));
    for role in &hero.roles {
        lines.extend(role.powers.iter().map(|p| format!("{}: {}", role.name, power(p))));
    }
    lines
}
