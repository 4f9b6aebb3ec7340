//! What lies between two encounters as a window lays it out: what is read, the heroes with their boards,
//! tuck boxes and decks, what a market sells, the road. Acts stand in the order of the prompt's options,
//! so that a window answers by their places.

use bevy_ecs::prelude::*;
use kernel::ids::SeatId;
use kernel::play;
use kernel::prompt::Refusal;

use super::describe;
use super::effect::standing;
use super::family::Tactics;
use super::fight_view::{CardFace, attack_of, card_face, emblem};
use super::flow::frame::Telling;
use super::flow::prompt::{Act, Ask};
use super::refused;
use super::road::planner::{self, HeroPlan};
use super::road::travelled::{Stop, travelled};
use super::road::{gain, market, reading, taken};
use super::setup;
use super::state::ids::CardId;
use super::state::piles::{self, Pile};
use super::state::round::{Potions, Progress};
use super::state::table;
use super::view::card_of;
use crate::content::words::{Divider, Outcome};

/// A hero between two encounters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The hero's seat.
    pub seat: SeatId,
    /// The hero's name.
    pub name: String,
    /// Who the hero is, in a line.
    pub about: String,
    /// The name of the hero's picture.
    pub emblem: String,
    /// The class.
    pub class: String,
    /// The level (AT-LEVL-01).
    pub level: usize,
    /// The maximum HP.
    pub hearts: i16,
    /// The basic movement, with what lies on the player board.
    pub movement: i32,
    /// The basic attack in words, with what lies on the player board.
    pub attack: String,
    /// What lies on the player board.
    pub board: Vec<CardFace>,
    /// What is left in the tuck box.
    pub tuck: Vec<CardFace>,
    /// What is chosen to be shuffled into the action deck.
    pub shuffled_in: Vec<CardFace>,
    /// The other cards of the action deck, one of each sort with how many there are.
    pub deck: Vec<(CardFace, usize)>,
}

/// What lies between two encounters.
#[derive(Clone, Debug)]
pub struct RoadView {
    /// What kind of answer is wanted.
    pub ask: Ask,
    /// The options of the prompt.
    pub acts: Vec<Act>,
    /// What is refused, and why.
    pub refused: Vec<(Act, Refusal)>,
    /// The title of what is read.
    pub title: String,
    /// The result, if the text is that of a result.
    pub outcome: Option<Outcome>,
    /// The paragraphs that are read.
    pub texts: Vec<String>,
    /// The heroes by seat.
    pub party: Vec<Member>,
    /// Every card that an option or a refusal names, once.
    pub named: Vec<CardFace>,
    /// What a market sells, with its price.
    pub wares: Vec<(CardFace, u8)>,
    /// What each hero could become.
    pub plans: Vec<HeroPlan>,
    /// The road so far.
    pub road: Vec<Stop>,
    /// Bags of Gold.
    pub gold: usize,
    /// Revive potions.
    pub potions: u8,
    /// Counters of the campaign that players see.
    pub counters: Vec<(String, i32)>,
}

impl RoadView {
    /// Returns the place of an act among the options.
    pub fn option(&self, act: Act) -> Option<usize> {
        self.acts.iter().position(|of| *of == act)
    }

    /// Returns why an act is refused.
    pub fn refusal(&self, act: Act) -> Option<&Refusal> {
        self.refused.iter().find(|(of, _)| *of == act).map(|(_, why)| why)
    }

    /// Returns every card that is shown.
    pub fn cards(&self) -> impl Iterator<Item = &CardFace> {
        let party = self.party.iter().flat_map(|m| {
            let deck = m.deck.iter().map(|(face, _)| face);
            m.board.iter().chain(&m.tuck).chain(&m.shuffled_in).chain(deck)
        });
        party.chain(&self.named).chain(self.wares.iter().map(|(face, _)| face))
    }
}

/// Returns what lies between two encounters; nothing while one is played, but where a hero chooses what to
/// take along to it.
pub fn between(world: &World) -> Option<RoadView> {
    let prompt = play::prompt::<Tactics>(world)?;
    let fights = table::encounter(world).is_some() && table::outcome(world).is_none();
    if fights && prompt.ask != Ask::FillBoard {
        return None;
    }
    let refused = refused::all(world);
    let all = prompt.options.iter().chain(refused.iter().map(|(act, _)| act));
    let mut named: Vec<CardId> = all.filter_map(|act| card_of(*act)).collect();
    named.extend(prompt.card);
    named.sort_unstable();
    named.dedup();
    let reading = reading(world);
    let party_alone = |seat: SeatId| prompt.ask != Ask::FillBoard || seat == prompt.who;
    let wares = match prompt.ask {
        Ask::Market => market::for_sale(world),
        _ => Vec::new(),
    };
    let content = table::book(world);
    let progress = world.resource::<Progress>();
    let shown = content.pack.counters.iter().filter(|counter| counter.shown);
    let value = |id: &str| progress.counters.iter().find(|(of, _)| of == id).map_or(0, |(_, n)| *n);
    Some(RoadView {
        ask: prompt.ask,
        acts: prompt.options.clone(),
        refused,
        title: reading.title.to_owned(),
        outcome: match reading.of {
            Telling::Result(outcome) => Some(outcome),
            Telling::Chapter | Telling::Card(_) => None,
        },
        texts: reading.texts.iter().map(|text| (*text).to_owned()).collect(),
        party: table::seats(world).filter(|s| party_alone(*s)).map(|s| member(world, s)).collect(),
        named: named.into_iter().map(|card| card_face(world, card)).collect(),
        wares: wares
            .into_iter()
            .map(|card| (card_face(world, card), market::price(world, card)))
            .collect(),
        plans: planner::plans(content, &taken(world)),
        road: travelled(world),
        gold: gain::gold(world, Divider::PartyItems).len(),
        potions: world.resource::<Potions>().unused,
        counters: shown.map(|counter| (counter.name.clone(), value(&counter.id))).collect(),
    })
}

fn member(world: &World, seat: SeatId) -> Member {
    let fighter = table::hero(world, seat);
    let faces = |pile: Pile| -> Vec<CardFace> {
        piles::pile(world, pile).iter().map(|card| card_face(world, *card)).collect()
    };
    let chosen = |face: &CardFace| face.kind.is_some_and(setup::is_chosen);
    let (shuffled_in, rest): (Vec<CardFace>, Vec<CardFace>) =
        faces(Pile::Deck(seat)).into_iter().partition(chosen);
    let mut deck: Vec<(CardFace, usize)> = Vec::new();
    for face in rest {
        match deck.iter_mut().find(|(of, _)| of.id == face.id) {
            Some((_, n)) => *n += 1,
            None => deck.push((face, 1)),
        }
    }
    deck.sort_by(|(a, _), (b, _)| (a.kind, &a.name).cmp(&(b.kind, &b.name)));
    Member {
        seat,
        name: describe::hero(world, seat),
        about: table::book(world).heroes[table::sheet(world, seat).def.index()].about.clone(),
        emblem: emblem(world, fighter),
        class: table::class(world, seat).name.clone(),
        level: piles::pile(world, Pile::Levels(seat)).len(),
        hearts: fighter.max,
        movement: standing::movement(world, fighter.id),
        attack: attack_of(world, fighter.id),
        board: faces(Pile::Board(seat)),
        tuck: faces(Pile::Tuck(seat)),
        shuffled_in,
        deck,
    }
}
