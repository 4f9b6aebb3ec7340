//! Checks packs: `cargo run -p emberdeck-adventure --example check -- [--text] campaigns/adventure/<pack>`.
//! With `--text`, prints the rules text of every card, hero, location and scenario, too.

use std::path::{Path, PathBuf};

use adventure::cards::load::read;
use adventure::cards::source::{Source, find_source};
use adventure::cards::text;
use adventure::rules::family::Adventure;
use kernel::campaign::entry::{Entry, Families};
use kernel::commands::check::check;
use lang::terminal::visible;

/// What the packs are checked by.
const FAMILIES: Families = Families(&[&Entry::<Adventure>::new()]);

fn main() {
    let (flags, paths): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|a| a == "--text");
    if !flags.is_empty() {
        for path in &paths {
            let dir = Path::new(path);
            match if dir.is_dir() { Source::folder(dir) } else { find_source(path) } {
                Ok(source) => print_texts(&source),
                Err(problems) => problems.iter().for_each(|p| println!("{p}")),
            }
        }
    }
    let paths: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
    let errors = check(FAMILIES, &paths, false, &mut |line| println!("{}", visible(line)));
    std::process::exit(i32::from(errors > 0));
}

fn print_texts(source: &Source) {
    let content = read(source).content;
    for card in &content.cards {
        let traits: Vec<&str> = card.traits.iter().map(|t| t.name()).collect();
        println!(
            "{} [{:?} {:?}; {}; {}] x{}",
            card.name,
            card.rank,
            card.kind,
            traits.join(", "),
            text::check_text(&card.check),
            card.copies
        );
        for line in text::card_text(&content, card) {
            println!("    {line}");
        }
    }
    for hero in &content.heroes {
        println!("HERO {}", hero.name);
        for power in &hero.powers {
            println!("    {}", text::hero_power_text(&content, power, 0));
        }
        for role in &hero.roles {
            println!("  ROLE {}", role.name);
            for power in &role.powers {
                println!("    {}", text::hero_power_text(&content, power, 0));
            }
        }
    }
    for location in &content.locations {
        println!("LOCATION {}", location.name);
        let text = text::location_text(&content, location);
        for (head, lines) in
            [("Here", text.here), ("Closing", text.closing), ("Closed", text.closed)]
        {
            for line in lines {
                println!("    {head}: {line}");
            }
        }
    }
    for scenario in &content.scenarios {
        println!("SCENARIO {}", scenario.name);
        for line in text::scenario_text(&content, scenario) {
            println!("    {line}");
        }
    }
}
