//! What happens.

use bevy_ecs::prelude::*;
use kernel::cues::Cues;
use kernel::drive::{answer_one, ask, finish, pop, push};
use kernel::flow::Flow;
use kernel::ids::{CardId, SeatId};
use kernel::prompt::Question;
use kernel::revealed::reveal;
use kernel::rng::Rng;
use kernel::steps;

use super::{
    Act, Ask, Because, Book, Card, Cue, DEN, Ending, Field, Frame, GATE, Hare, Hares, Index, Kind,
    Pile, Piles, ROUNDS, SIDE, STARTS, Source,
};

/// The steps of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    Next,
    Turn,
    Heard,
    Fox,
    Echo,
}

impl steps::Step for Step {
    const COUNT: usize = 5;

    fn number(self) -> usize {
        self as usize
    }
}

pub fn hare(world: &World, seat: SeatId) -> &Hare {
    let e = world.resource::<Index>().hares[usize::from(seat.0)];
    world.get(e).expect("every seat has a hare")
}

pub fn hare_mut(world: &mut World, seat: SeatId) -> Mut<'_, Hare> {
    let e = world.resource::<Index>().hares[usize::from(seat.0)];
    world.get_mut(e).expect("every seat has a hare")
}

pub fn card(world: &World, id: CardId) -> &Card {
    let e = world.resource::<Index>().cards[usize::from(id.0)];
    world.get(e).expect("every card is on the table")
}

pub fn card_mut(world: &mut World, id: CardId) -> Mut<'_, Card> {
    let e = world.resource::<Index>().cards[usize::from(id.0)];
    world.get_mut(e).expect("every card is on the table")
}

pub fn kind(world: &World, id: CardId) -> Kind {
    world.resource::<Book>().0.cards[usize::from(card(world, id).def)].kind
}

/// Steps from square to square.
pub fn distance(a: u16, b: u16) -> u16 {
    (a % SIDE).abs_diff(b % SIDE) + (a / SIDE).abs_diff(b / SIDE)
}

fn tell(world: &mut World, cue: Cue) {
    world.resource_mut::<Cues<Hares>>().push(|| cue);
}

fn put(world: &mut World, card: CardId, to: Pile, under: bool) {
    let from = world.resource::<Piles>().lies(card);
    if from == Pile::Deck && to == Pile::Discards {
        reveal::<Hares>(world, card);
    }
    world.resource_mut::<Piles>().put(card, to, under);
    card_mut(world, card).seen = 0;
}

/// Draws the top card; an empty deck is made of the discards first.
pub fn draw(world: &mut World, seat: SeatId) {
    if world.resource::<Piles>().of(Pile::Deck).is_empty() {
        let mut back = world.resource::<Piles>().of(Pile::Discards).to_vec();
        world.resource_mut::<Rng>().shuffle(&mut back);
        for card in back {
            put(world, card, Pile::Deck, false);
        }
    }
    let top = world.resource::<Piles>().of(Pile::Deck).last().copied();
    if let Some(top) = top {
        put(world, top, Pile::Hand(seat), false);
    }
    tell(world, Cue::Drew { seat, card: top });
}

/// Everything that a hare may do, in a fixed order.
fn options(world: &World, seat: SeatId) -> Vec<Act> {
    let mut all = Vec::new();
    for card in world.resource::<Piles>().of(Pile::Hand(seat)) {
        match kind(world, *card) {
            Kind::Run(n) => all.extend(ends(world, seat, n).map(|to| Act::Run { card: *card, to })),
            Kind::Hide | Kind::Listen | Kind::Echo => all.push(Act::Play(*card)),
        }
    }
    all.push(Act::Draw);
    all
}

fn ends(world: &World, seat: SeatId, n: u8) -> impl Iterator<Item = u16> {
    let (at, fox) = (hare(world, seat).at, world.resource::<Field>().fox);
    (0..SIDE * SIDE).filter(move |to| distance(at, *to) == u16::from(n) && *to != fox)
}

/// The bottom of the stack: whose turn is next.
pub fn next(world: &mut World) {
    let flow = world.resource_mut::<Flow<Hares>>().into_inner();
    let Some(Frame::Game { next }) = flow.frames.last_mut() else { return };
    let turn = *next;
    *next = (turn + 1) % 3;
    if turn == 2 {
        return push::<Hares>(world, Frame::Fox);
    }
    if turn == 0 {
        world.resource_mut::<Field>().round += 1;
        if world.resource::<Field>().round > ROUNDS {
            finish::<Hares>(world, Ending::Dark);
            return;
        }
    }
    hare_mut(world, SeatId(turn)).hidden = false;
    push::<Hares>(world, Frame::Turn(SeatId(turn)));
}

pub fn turn(world: &mut World) {
    let Some(Frame::Turn(seat)) = world.resource::<Flow<Hares>>().frames.last().copied() else {
        return;
    };
    match answer_one::<Hares>(world) {
        Some(Act::Run { card, to }) => {
            pop::<Hares>(world);
            put(world, card, Pile::Discards, false);
            hare_mut(world, seat).at = to;
            tell(world, Cue::Ran { seat, card, to });
            if to == GATE {
                finish::<Hares>(world, Ending::Won(seat));
            }
        }
        Some(Act::Play(card)) => {
            pop::<Hares>(world);
            put(world, card, Pile::Discards, false);
            match kind(world, card) {
                Kind::Listen => push::<Hares>(world, Frame::Listen(seat)),
                Kind::Echo => push::<Hares>(world, Frame::Echo),
                Kind::Hide | Kind::Run(_) => {
                    hare_mut(world, seat).hidden = true;
                    tell(world, Cue::Hid { seat, card });
                }
            }
        }
        Some(_) => {
            pop::<Hares>(world);
            draw(world, seat);
        }
        None => {
            let options = options(world, seat);
            let (ask_for, source) = (Ask::Turn, Source::Rules);
            ask(world, Question::<Hares> { who: seat, ask: ask_for, source, card: None }, options);
        }
    }
}

pub fn heard(world: &mut World) {
    let Some(Frame::Listen(who)) = world.resource::<Flow<Hares>>().frames.last().copied() else {
        return;
    };
    let Some(top) = world.resource::<Piles>().of(Pile::Deck).last().copied() else {
        pop::<Hares>(world);
        return;
    };
    match answer_one::<Hares>(world) {
        Some(act) => {
            pop::<Hares>(world);
            match act {
                Act::Take => draw(world, who),
                _ => put(world, top, Pile::Deck, true),
            }
        }
        None => {
            card_mut(world, top).seen |= 1 << who.0;
            let q = Question::<Hares> {
                who,
                ask: Ask::Heard,
                source: Source::Card(top),
                card: Some(top),
            };
            ask(world, q, vec![Act::Take, Act::Under]);
        }
    }
}

/// Whom the fox goes for: the nearest hare that does not hide, by chance if both are as near.
fn prey(world: &mut World) -> (Option<SeatId>, Because) {
    let fox = world.resource::<Field>().fox;
    let mut seen: Vec<(u16, SeatId)> = [SeatId(0), SeatId(1)]
        .into_iter()
        .filter(|s| !hare(world, *s).hidden)
        .map(|s| (distance(fox, hare(world, s).at), s))
        .collect();
    seen.sort_unstable();
    match seen[..] {
        [] => (None, Because::NobodyInSight),
        [(a, _), (b, _)] if a == b => {
            let n = world.resource_mut::<Rng>().below(2);
            (Some(seen[n].1), Because::Tossed)
        }
        [(_, first), ..] => (Some(first), Because::Nearest),
    }
}

/// The fox's turn: two squares towards its prey. What it does and why is one value.
pub fn fox(world: &mut World) {
    pop::<Hares>(world);
    let (after, because) = prey(world);
    let mut to = world.resource::<Field>().fox;
    if let Some(seat) = after {
        let goal = hare(world, seat).at;
        for _ in 0..2 {
            let nearer = (0..SIDE * SIDE).find(|sq| {
                distance(*sq, to) == 1 && distance(*sq, goal) < distance(to, goal) && *sq != GATE
            });
            to = nearer.unwrap_or(to);
        }
    }
    world.resource_mut::<Field>().fox = to;
    tell(world, Cue::Fox { to, after, because });
    if let Some(seat) = after.filter(|s| hare(world, *s).at == to) {
        let die = world.resource_mut::<Rng>().die(6);
        let caught = die <= 4;
        tell(world, Cue::Bitten { seat, die, caught });
        if caught {
            hare_mut(world, seat).at = STARTS[usize::from(seat.0)];
            world.resource_mut::<Field>().fox = DEN;
        }
    }
}
