//! Prints every decision of one game of a bot, to see why it wins or loses:
//! `cargo run -p emberdeck-adventure --example trace -- PACK SCENARIO PARTY BOT SEED`.

use std::sync::Arc;

use adventure::cards::load::load_source;
use adventure::cards::source::find_source;
use adventure::rules::family::Adventure;
use adventure::rules::state::ids::PileId;
use adventure::rules::state::table::{Clock, hero, pile, printed};
use adventure::sim::playouts::{Party, SimOptions};
use bevy_ecs::world::World;
use kernel::bots::{Bot, BotKind};
use kernel::family::Family;
use kernel::play;

/// More decisions than any game takes.
const MOST: usize = 20_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [pack, scenario, party, bot, seed] = args.as_slice() else {
        return Err("PACK SCENARIO PARTY BOT SEED".into());
    };
    let source = find_source(pack).map_err(|p| format!("{p:?}"))?;
    let content = Arc::new(load_source(&source).map_err(|p| format!("{p:?}"))?);
    let options = SimOptions {
        party: party.parse::<Party>()?,
        seed: seed.parse()?,
        ..SimOptions::new(content.clone(), scenario)
    };
    let mut world = World::new();
    play::install::<Adventure>(&mut world, content);
    let start = options.start(0)?;
    play::begin::<Adventure>(&mut world, &start)?;
    let mut bot: Box<dyn Bot<Adventure>> = bot.parse::<BotKind>()?.build();
    bot.begin(start.seed);
    for _ in 0..MOST {
        if let Some(ending) = play::ended::<Adventure>(&world) {
            println!("{ending:?}");
            return Ok(());
        }
        let prompt = play::prompt::<Adventure>(&world).cloned().ok_or("nothing is asked")?;
        let acts = bot.choose(&mut world, &prompt);
        let moment = Adventure::moment(&world, &acts);
        let turn = world.resource::<Clock>().turn;
        let hand = pile(&world, PileId::Hand(prompt.who)).len();
        let deck = pile(&world, PileId::Deck(prompt.who)).len();
        let options = format!("{:?}", prompt.options);
        let at = hero(&world, prompt.who).at;
        let there = pile(&world, PileId::Location(at));
        let next = there.last().map_or("", |c| printed(&world, *c).id.as_str());
        println!(
            "{turn:2} {:?} hand {hand} deck {deck}, {} there: {next} | {:?} {:?} of {options} | {moment:?}",
            prompt.who,
            there.len(),
            prompt.ask,
            acts
        );
        play::submit::<Adventure>(&mut world, &acts).map_err(|r| r.to_string())?;
    }
    Err("no end in sight".into())
}
