//! Sets a position up, without playing towards it.

use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::cues::Cues;
use kernel::history::History;
use kernel::ids::CardId;
use kernel::play;
use kernel::prompt::Asked;
use kernel::rng::Rng;
use kernel::vignette::open_read;
use kernel::vignette::read::spread_out;

use super::format::{Moment, Position, Seat, Vignette};
use super::possible;
use super::read::{CHAPTER, Loaded, read};
use super::{lay, names, party};
use crate::content::TacticsContent;
use crate::rules::family::Tactics;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Flow, Frame, RoundFrame, Step};
use crate::rules::start::{Company, CompanyHero, Start};
use crate::rules::state::ids::Def;
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::round::{Potions, Progress, Round};

/// The fewest heroes of a party (AT-CAMP-09).
const FEWEST: usize = 3;

/// Returns a World with the position of a vignette, at its first prompt.
///
/// # Errors
/// Returns what is wrong with the file, line by line.
pub fn open(path: &Path) -> Result<World, String> {
    open_read::<Tactics, _>(read(path))
}

/// Returns a new World with the position, at its first prompt and with recorded cues.
///
/// # Errors
/// Returns a message if the position names something that is not in the content.
pub fn set_up(loaded: &Loaded) -> Result<World, String> {
    let (vignette, content) = (&loaded.vignette, &loaded.content);
    let position = &vignette.position;
    possible::check(content, position).map_err(|cannot| cannot.to_string())?;
    let (seats, company) = match &vignette.company {
        Some(party) => (Vec::new(), party::company(content, party)?),
        None => {
            let seats = seats(content, position)?;
            let company = company(content, position, &seats)?;
            (seats, company)
        }
    };
    let mut world = World::new();
    play::install::<Tactics>(&mut world, Arc::clone(content));
    world.resource_mut::<Cues<Tactics>>().listening = true;
    let chapter = vignette.chapter.as_deref().unwrap_or(CHAPTER);
    let start = Start {
        difficulty: position.this_time,
        house: position.house,
        players: position.players.clone(),
        ..Start::new(chapter, company, vignette.seed)
    };
    play::begin::<Tactics>(&mut world, &start).map_err(|e| e.to_string())?;
    world.resource_mut::<Cues<Tactics>>().drain();
    if drive::fights(&world) {
        shared(&mut world, position)?;
    }
    if is_laid(vignette) {
        for (seat, told) in (0..).map(kernel::ids::SeatId).zip(&seats) {
            lay::hero(&mut world, seat, told)?;
        }
        lay::figures(&mut world, position)?;
        lay::pieces(&mut world, position)?;
        lay::hale(&world).map_err(|cannot| cannot.to_string())?;
        lay::line(&mut world, position)?;
        // The first prompt is asked anew, of the position.
        world.resource_mut::<Asked<Tactics>>().prompt = None;
        frames(&mut world, position.moment);
    } else {
        lay::pieces(&mut world, position)?;
    }
    world.resource_mut::<Rng>().forced.extend(&vignette.dice.faces);
    kernel::drive::drive::<Tactics>(&mut world);
    world.insert_resource(History::<Tactics>::default());
    Ok(world)
}

/// Returns whether the table is laid as told, in place of being set up by the rules.
fn is_laid(vignette: &Vignette) -> bool {
    vignette.chapter.is_none() && vignette.position.moment != Moment::SetUp
}

/// Returns the party: who is told, and as many of the content's other heroes as a party needs, who are
/// not on the board.
fn seats(content: &TacticsContent, position: &Position) -> Result<Vec<Seat>, String> {
    let mut seats = position.heroes.clone();
    let missing = FEWEST.saturating_sub(seats.len());
    let told = |id: &String| position.heroes.iter().any(|s| s.hero == *id);
    let others = content.heroes.iter().filter(|h| !told(&h.id)).take(missing);
    seats.extend(others.map(|h| Seat { hero: h.id.clone(), ..Seat::default() }));
    if seats.len() < FEWEST {
        return Err(format!("the content has fewer than {FEWEST} `heroes`"));
    }
    Ok(seats)
}

fn company(
    content: &TacticsContent,
    position: &Position,
    seats: &[Seat],
) -> Result<Company, String> {
    let mut heroes = Vec::new();
    for (n, seat) in seats.iter().enumerate() {
        let own = content.heroes.iter().position(|h| h.id == seat.hero);
        let own = own.ok_or_else(|| format!("there is no hero `{}`", seat.hero))?;
        if let Some(class) = seat.class.as_ref().filter(|_| seat.new) {
            let hero = CompanyHero::new(content, &seat.hero, class);
            heroes.push(hero.map_err(|e| e.to_string())?);
            continue;
        }
        let levels = if seat.levels.is_empty() {
            vec![starter(content, seat, own.max(n))?]
        } else {
            seat.levels.clone()
        };
        let deck = [&seat.hand, &seat.deck, &seat.discards, &seat.aside];
        let deck: Vec<String> = deck.into_iter().flatten().cloned().collect();
        heroes.push(CompanyHero {
            figure: seat.hero.clone(),
            levels,
            deck: spread_out(&deck)?,
            tuck: spread_out(&seat.tuck)?,
            board: spread_out(&seat.board)?,
        });
    }
    Ok(Company {
        heroes,
        difficulty: position.difficulty,
        decks: party::decks(&position.decks)?,
        flags: position.flags.clone(),
        counters: position.counters.clone(),
        ..Company::default()
    })
}

/// Returns the Starter of a hero's class.
fn starter(content: &TacticsContent, seat: &Seat, n: usize) -> Result<String, String> {
    let class = match &seat.class {
        Some(id) => content.find_class(id).ok_or_else(|| format!("there is no class `{id}`"))?,
        None => {
            let basic: Vec<_> = content.basic_classes().collect();
            let at = n.checked_rem(basic.len()).and_then(|n| basic.get(n));
            *at.ok_or("the content has no basic class")?
        }
    };
    let card = content.starter(class);
    let card = card.ok_or_else(|| format!("`{}` has no Starter", content.class(class).id))?;
    Ok(content.level(card).id.clone())
}

/// Lays what belongs to nobody: decks, potions, the compass, the round.
fn shared(world: &mut World, position: &Position) -> Result<(), String> {
    let (boss, mut used) = (Pile::BossDeck(0), Vec::new());
    stack(world, boss, &position.boss, boss, &mut used)?;
    stack(world, boss, &position.boss_discards, Pile::BossDiscards(0), &mut used)?;
    if !used.is_empty() || position.moment != Moment::SetUp {
        let out = Pile::Divider(crate::content::words::Divider::Box);
        let lie = piles::pile(world, boss).to_vec();
        for card in lie.into_iter().filter(|c| !used.contains(c)) {
            piles::put(world, card, out, Spot::Top);
        }
    }
    for (points, to) in
        [(&position.directions, Pile::Directions), (&position.drawn, Pile::DirectionsDrawn)]
    {
        for point in points.iter().rev() {
            let is = |c: &CardId| piles::card(world, *c).def == Def::Direction(*point);
            let card = piles::pile(world, Pile::Directions).iter().copied().find(is);
            let card = card.ok_or_else(|| format!("there is only one card of {point:?}"))?;
            piles::put(world, card, to, Spot::Top);
        }
    }
    if let Some(unused) = position.potions {
        world.resource_mut::<Potions>().unused = unused;
    }
    world.resource_mut::<Potions>().used = position.used;
    if position.moment == Moment::SetUp {
        return Ok(());
    }
    world.resource_mut::<crate::rules::state::field::Field>().north = position.north;
    let mut round = world.resource_mut::<Round>();
    (round.number, round.at) = (position.round, position.taken);
    let known = world.resource::<Progress>().counters.iter().map(|(id, _)| id.clone());
    let known: Vec<String> = known.collect();
    match position.counters.iter().find(|(id, _)| !known.contains(id)) {
        Some((id, _)) => Err(format!("there is no counter `{id}`")),
        None => Ok(()),
    }
}

/// Puts cards from one pile onto another, so that they lie there as told, from the top.
fn stack(
    world: &mut World,
    from: Pile,
    told: &[String],
    to: Pile,
    used: &mut Vec<CardId>,
) -> Result<(), String> {
    for id in spread_out(told)?.iter().rev() {
        let is = |c: &CardId| !used.contains(c) && names::card_id(world, *c) == *id;
        let card = piles::pile(world, from).iter().copied().find(is);
        let card = card.ok_or_else(|| format!("there is no card `{id}` left in that deck"))?;
        used.push(card);
        piles::put(world, card, to, Spot::Top);
    }
    Ok(())
}

/// Leaves the encounter at a moment of a round.
fn frames(world: &mut World, moment: Moment) {
    let step = match moment {
        Moment::SetUp => return,
        Moment::Draw => Step::RoundStart,
        Moment::Initiative => Step::Initiative,
        Moment::Redo => Step::Redo,
        Moment::Turns => Step::NextToken,
        Moment::Cleanup => Step::Cleanup,
        Moment::Over(outcome) => {
            world.resource_mut::<Progress>().outcome = Some(outcome);
            return;
        }
    };
    let flow = world.resource_mut::<Flow>().into_inner();
    if let Some(Frame::Encounter(f)) = flow.frames.last_mut() {
        (f.step, f.asking) = (Step::NextRound, 0);
    }
    flow.frames.push(Frame::Round(RoundFrame { step, asking: 0 }));
}
