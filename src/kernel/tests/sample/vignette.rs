//! Positions of the hares as text, and what a script can do and expect.

use std::path::Path;

use bevy_ecs::prelude::*;
use kernel::content::problem::Problem;
use kernel::cues::Cues;
use kernel::drive::drive;
use kernel::history::History;
use kernel::ids::{CardId, SeatId};
use kernel::play;
use kernel::prompt::Asked;
use kernel::vignette::read::{line_of, parse, problem_in, text_of};
use kernel::vignette::{
    self, Kind, Meaning, Verdict, VignetteFamily, decide, run_read, run_script, so,
};
use serde::Deserialize;

use super::rules::{card, hare, hare_mut};
use super::view::cell;
use super::{Act, Ask, Book, Cue, Ending, Field, Hares, Pile, Piles, SIDE, Source, Start, content};

/// A vignette file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vignette {
    #[serde(rename = "family")]
    pub _family: String,
    pub title: String,
    pub seed: u64,
    pub position: Position,
    pub script: Vec<Step>,
}

/// Where everybody is, and the cards of both hands; the others lie in the deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub hares: [String; 2],
    pub fox: String,
    pub hands: [Vec<String>; 2],
}

/// A decision, or what must be true.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Step {
    Run(String, String),
    Play(String),
    Draw,
    Take,
    Under,
    ContinueTo(Ask),
    Dice(Vec<u8>),
    Expect(Vec<Fact>),
}

/// Something that must be true.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Fact {
    At(u8, String),
    Fox(String),
    Asked(Ask),
    Refused(Step, String),
    Missed(u8),
    Won(u8),
}

/// What an act must be like.
pub enum Wanted {
    Exactly(Act),
    Card(Vec<CardId>, Option<u16>),
}

impl Meaning<Act> for Wanted {
    fn fits(&self, act: &Act) -> bool {
        match (self, act) {
            (Wanted::Exactly(wanted), act) => wanted == act,
            (Wanted::Card(cards, None), Act::Play(card)) => cards.contains(card),
            (Wanted::Card(cards, Some(to)), Act::Run { card, to: cell }) => {
                cards.contains(card) && cell == to
            }
            _ => false,
        }
    }
}

fn square(name: &str) -> Result<u16, String> {
    let all = (0..SIDE * SIDE).find(|n| cell(*n) == name);
    all.ok_or_else(|| format!("there is no square `{name}`"))
}

/// All copies of a card, by its id or its name.
fn cards(world: &World, name: &str) -> Result<Vec<CardId>, String> {
    let book = &world.resource::<Book>().0;
    let fits = |c: &CardId| {
        let printed = &book.cards[usize::from(card(world, *c).def)];
        printed.id == name || printed.name == name
    };
    let all: Vec<CardId> = (0..10).map(CardId).filter(fits).collect();
    if all.is_empty() { Err(format!("there is no card `{name}`")) } else { Ok(all) }
}

impl VignetteFamily for Hares {
    const GAME: &'static str = "race";
    type Step = Step;
    type Fact = Fact;
    type Meaning = Wanted;

    fn kind(step: &Step) -> Kind<'_, Hares> {
        match step {
            Step::ContinueTo(ask) => Kind::ContinueTo(*ask),
            Step::Dice(faces) => Kind::Dice(faces),
            Step::Expect(facts) => Kind::Expect(facts),
            _ => Kind::Decide,
        }
    }

    fn meanings(world: &World, step: &Step) -> Result<Vec<Wanted>, String> {
        let wanted = match step {
            Step::Run(card, to) => Wanted::Card(cards(world, card)?, Some(square(to)?)),
            Step::Play(card) => Wanted::Card(cards(world, card)?, None),
            Step::Draw => Wanted::Exactly(Act::Draw),
            Step::Take => Wanted::Exactly(Act::Take),
            Step::Under => Wanted::Exactly(Act::Under),
            Step::ContinueTo(_) | Step::Dice(_) | Step::Expect(_) => {
                return Err("this is no decision".into());
            }
        };
        Ok(vec![wanted])
    }

    fn attempts(world: &World, step: &Step) -> Result<Vec<Act>, String> {
        let all = Hares::meanings(world, step)?.into_iter().flat_map(|wanted| match wanted {
            Wanted::Exactly(act) => vec![act],
            Wanted::Card(cards, None) => cards.into_iter().map(Act::Play).collect(),
            Wanted::Card(cards, Some(to)) => {
                cards.into_iter().map(|card| Act::Run { card, to }).collect()
            }
        });
        Ok(all.collect())
    }

    fn judge(world: &mut World, log: &[Cue], fact: &Fact) -> Verdict {
        match fact {
            Fact::At(seat, name) => {
                let at = hare(world, SeatId(*seat)).at;
                so(at == square(name)?, || format!("it is on {}", cell(at)))
            }
            Fact::Fox(name) => {
                let fox = world.resource::<Field>().fox;
                so(fox == square(name)?, || format!("it is on {}", cell(fox)))
            }
            Fact::Asked(ask) => {
                let asked = play::prompt::<Hares>(world).map(|p| p.ask);
                so(asked == Some(*ask), || format!("asked is {asked:?}"))
            }
            Fact::Refused(step, rule) => {
                decide::refused::<Hares>(world, step, &|why| why.rule == *rule)
            }
            Fact::Missed(seat) => {
                let missed = |c: &Cue| matches!(c, Cue::Bitten { seat: s, caught: false, .. } if s.0 == *seat);
                so(log.iter().any(missed), || "it was not".into())
            }
            Fact::Won(seat) => {
                let end = play::ended::<Hares>(world);
                so(end == Some(Ending::Won(SeatId(*seat))), || format!("it is {end:?}"))
            }
        }
    }

    fn say(world: &World, act: &Act) -> String {
        match *act {
            Act::Run { card, to } => {
                format!("Run({:?}, {:?})", Hares::card_name(world, card), cell(to))
            }
            Act::Play(card) => format!("Play({:?})", Hares::card_name(world, card)),
            act => format!("{act:?}"),
        }
    }

    fn card_name(world: &World, id: CardId) -> String {
        world.resource::<Book>().0.cards[usize::from(card(world, id).def)].name.into()
    }

    fn seat_name(world: &World, seat: SeatId) -> String {
        world.resource::<Book>().1[usize::from(seat.0)].clone()
    }

    fn source_name(world: &World, source: Source) -> String {
        match source {
            Source::Rules => "rules".into(),
            Source::Card(card) => Hares::card_name(world, card),
        }
    }
}

/// A vignette that was read.
pub struct Loaded {
    file: String,
    text: String,
    pub vignette: Vignette,
}

impl vignette::Vignette<Hares> for Loaded {
    fn file(&self) -> &str {
        &self.file
    }

    fn script(&self) -> &[Step] {
        &self.vignette.script
    }

    fn line_of(&self, step: usize) -> usize {
        line_of(&self.text, &["script"], step)
    }

    fn problem(&self, message: &str) -> Problem {
        problem_in(&self.file, &self.text, "position", message)
    }

    fn set_up(&self) -> Result<World, String> {
        let mut world = World::new();
        play::install::<Hares>(&mut world, content());
        world.resource_mut::<Cues<Hares>>().listening = true;
        play::begin::<Hares>(&mut world, &Start::new(self.vignette.seed))?;
        let Position { hares, fox, hands } = &self.vignette.position;
        let all = world.resource::<Piles>().0.concat();
        for card in all {
            world.resource_mut::<Piles>().put(card, Pile::Deck, false);
        }
        for (seat, (at, hand)) in (0..).map(SeatId).zip(hares.iter().zip(hands)) {
            hare_mut(&mut world, seat).at = square(at)?;
            for name in hand {
                let card = cards(&world, name)?[0];
                world.resource_mut::<Piles>().put(card, Pile::Hand(seat), false);
            }
        }
        world.resource_mut::<Field>().fox = square(fox)?;
        // The first prompt is asked anew, of the position.
        world.resource_mut::<Asked<Hares>>().prompt = None;
        drive::<Hares>(&mut world);
        world.insert_resource(History::<Hares>::default());
        Ok(world)
    }
}

/// Reads a vignette.
pub fn read(path: &Path) -> Result<Loaded, Vec<Problem>> {
    let (file, text) = (path.display().to_string(), text_of(path)?);
    let vignette = parse(&file, &text)?;
    Ok(Loaded { file, text, vignette })
}

/// Runs one vignette. Returns its title and what is wrong.
pub fn run_file(path: &Path) -> (String, Vec<String>) {
    run_read(read(path), |loaded| &loaded.vignette.title, run_script)
}
