//! What clients show.

use bevy_ecs::prelude::*;
use kernel::Thing;
use kernel::board_view::{BoardView, CellView, FigureView, Role, Tone};
use kernel::flow::Flow;
use kernel::history::Moment;
use kernel::ids::{CardId, SeatId};
use kernel::play;
use kernel::prompt::{Prompt, Refusal};
use kernel::view::{CueView, EndingView, OptionView, PromptView, SeatView, Viewer, word};
use serde_json::{Value, json};

use super::rules::{card, distance, hare, kind};
use super::{
    Act, Ask, Because, Book, Cue, Ending, Field, Frame, GATE, Hares, Kind, Pile, Piles, SIDE,
};

/// A square by its column and row: "c3".
pub fn cell(cell: u16) -> String {
    let column = char::from(b'a' + u8::try_from(cell % SIDE).unwrap_or(0));
    format!("{column}{}", cell / SIDE + 1)
}

fn name(world: &World, seat: SeatId) -> String {
    world.resource::<Book>().1[usize::from(seat.0)].clone()
}

fn title(world: &World, id: CardId) -> String {
    world.resource::<Book>().0.cards[usize::from(card(world, id).def)].name.into()
}

fn id(world: &World, id: CardId) -> String {
    world.resource::<Book>().0.cards[usize::from(card(world, id).def)].id.into()
}

pub fn seats(world: &World) -> Vec<SeatView> {
    let seat =
        |seat| SeatView { seat, id: name(world, seat).to_lowercase(), name: name(world, seat) };
    vec![seat(SeatId(0)), seat(SeatId(1))]
}

fn knows(world: &World, viewer: Viewer, card: CardId) -> bool {
    viewer.knows::<Hares>(world, 2, Thing::Card(card))
}

fn act_text(world: &World, act: Act) -> String {
    match act {
        Act::Continue => "Go on".into(),
        Act::Run { card, to } => format!("{}: run to {}", title(world, card), cell(to)),
        Act::Play(card) => format!("Play {}", title(world, card)),
        Act::Draw => "Draw a card".into(),
        Act::Take => "Take it".into(),
        Act::Under => "Put it under the deck".into(),
    }
}

/// What a hare might want to do and may not: run onto the fox, or further than there is field.
pub fn refused(world: &World) -> Vec<(Act, Refusal)> {
    let Some(Frame::Turn(seat)) = world.resource::<Flow<Hares>>().frames.last().copied() else {
        return Vec::new();
    };
    let (fox, at) = (world.resource::<Field>().fox, hare(world, seat).at);
    let hand = world.resource::<Piles>().of(Pile::Hand(seat)).iter();
    let onto = hand
        .filter(|c| kind(world, **c) == Kind::Run(u8::try_from(distance(at, fox)).unwrap_or(0)));
    let refusal = || Refusal::new("HARE-4", "no hare runs onto the fox");
    onto.map(|c| (Act::Run { card: *c, to: fox }, refusal())).collect()
}

pub fn prompt(world: &World, prompt: &Prompt<Hares>, viewer: Viewer) -> PromptView {
    let mut view = PromptView::of(prompt);
    let who = name(world, prompt.who);
    view.text = match prompt.ask {
        Ask::Turn => format!("{who}: run, play or draw"),
        Ask::Heard => format!("{who} hears a card on top of the deck"),
    };
    view.card = prompt.card.filter(|c| knows(world, viewer, *c)).map(|c| id(world, c));
    if view.card.is_none() {
        view.about.clear();
    }
    let offered = prompt.options.iter().map(|a| (*a, None));
    for (act, refusal) in offered.chain(refused(world).into_iter().map(|(a, r)| (a, Some(r)))) {
        let (card, targets) = match act {
            Act::Run { card, to } => (Some(card), vec![Thing::Card(card), Thing::Cell(to)]),
            Act::Play(card) => (Some(card), vec![Thing::Card(card)]),
            Act::Draw => (None, vec![Thing::Zone(Pile::Deck.zone())]),
            Act::Continue | Act::Take | Act::Under => (None, Vec::new()),
        };
        if card.is_none_or(|c| knows(world, viewer, c)) {
            let (text, card) = (act_text(world, act), card.map(|c| id(world, c)));
            view.options.push(OptionView { text, targets, card, refusal, ..OptionView::default() });
        } else {
            let text = format!("Something in {who}'s hand");
            view.options.push(OptionView { text, refusal, hidden: true, ..OptionView::default() });
        }
    }
    // How many options there are would tell of a hand that the viewer does not see.
    if !viewer.sits(prompt.who) {
        view.options.truncate(1);
        view.options.iter_mut().for_each(|o| {
            *o = OptionView { text: format!("{who} thinks"), hidden: true, ..OptionView::default() }
        });
    }
    view.tell("fox", &cell(world.resource::<Field>().fox));
    view
}

pub fn cue(world: &World, cue: &Cue, viewer: Viewer) -> CueView {
    let mut data = serde_json::to_value(cue).unwrap_or(Value::Null);
    let who = |seat| name(world, seat);
    let (text, things) = match *cue {
        Cue::Ran { seat, card, to } => {
            let text = format!("{} runs to {} by {}.", who(seat), cell(to), title(world, card));
            (text, vec![Thing::Card(card), Thing::Seat(seat), Thing::Cell(to)])
        }
        Cue::Hid { seat, card } => (format!("{} hides.", who(seat)), vec![Thing::Card(card)]),
        Cue::Drew { seat, card } => {
            if !viewer.sits(seat) {
                data["card"] = Value::Null;
            }
            let shown = card.filter(|_| viewer.sits(seat)).map(Thing::Card);
            (format!("{} draws a card.", who(seat)), shown.into_iter().collect())
        }
        Cue::Fox { to, after, because } => {
            let why = match (after, because) {
                (Some(seat), Because::Nearest) => format!("{} is nearest", who(seat)),
                (Some(seat), _) => format!("both are as near, and chance says {}", who(seat)),
                (None, _) => "nobody is in sight".into(),
            };
            (
                format!("The fox goes to {}: {why}.", cell(to)),
                vec![Thing::Figure(0), Thing::Cell(to)],
            )
        }
        Cue::Bitten { seat, die, caught } => {
            let how = if caught { "caught" } else { "missed" };
            (format!("{} is {how} ({die}).", who(seat)), vec![Thing::Seat(seat), Thing::Die(0)])
        }
    };
    CueView { data, text, things }
}

pub fn ending(world: &World, ending: Ending) -> EndingView {
    let (winners, text) = match ending {
        Ending::Won(seat) => (vec![seat], format!("{} is through the gate.", name(world, seat))),
        Ending::Dark => (Vec::new(), "It is dark.".to_owned()),
    };
    EndingView { winners, text, word: word(&ending), neutral: false }
}

pub fn state(world: &World, viewer: Viewer) -> Value {
    let piles = world.resource::<Piles>();
    let pile = |pile: Pile| {
        let all = piles.of(pile).iter();
        let cards = all.map(|c| knows(world, viewer, *c).then(|| id(world, *c)));
        cards.collect::<Vec<_>>()
    };
    let hare = |seat: SeatId| {
        let h = hare(world, seat);
        json!({ "at": cell(h.at), "hidden": h.hidden, "hand": pile(Pile::Hand(seat)) })
    };
    let field = world.resource::<Field>();
    json!({
        "round": field.round,
        "fox": cell(field.fox),
        "hares": [hare(SeatId(0)), hare(SeatId(1))],
        "deck": pile(Pile::Deck),
        "discards": pile(Pile::Discards),
    })
}

/// The field: a square of 100 units for each cell, the gate marked, the fox and the hares on it.
pub fn board(world: &World) -> BoardView {
    let square = |at: u16| {
        let (x, y) = (at % SIDE * 100, at / SIDE * 100);
        let (ground, tone) = match at == GATE {
            true => ("the gate", Tone::Marked),
            false => ("", Tone::Open),
        };
        CellView {
            cell: at,
            name: cell(at),
            corners: vec![(x, y), (x + 100, y), (x + 100, y + 100), (x, y + 100)],
            ground: ground.into(),
            look: if at == GATE { "hurdle" } else { "grass" }.into(),
            tone,
            mark: String::new(),
        }
    };
    let figure = |thing, name: String, at, seat, note: &str| FigureView {
        thing,
        mark: name.chars().take(1).collect(),
        name,
        cells: vec![at],
        seat,
        role: if seat.is_some() { Role::Friend } else { Role::Foe },
        emblem: if seat.is_some() { "hare" } else { "wolf" }.into(),
        hp: None,
        states: Vec::new(),
        note: note.into(),
    };
    let hare = |seat: SeatId| {
        let hare = hare(world, seat);
        let note = if hare.hidden { "hidden" } else { "" };
        figure(Thing::Seat(seat), name(world, seat), hare.at, Some(seat), note)
    };
    let fox = figure(Thing::Figure(0), "Fox".into(), world.resource::<Field>().fox, None, "");
    BoardView {
        size: (SIDE * 100, SIDE * 100),
        cells: (0..SIDE * SIDE).map(square).collect(),
        figures: vec![fox, hare(SeatId(0)), hare(SeatId(1))],
    }
}

pub fn moment(world: &World, acts: &[Act]) -> Moment {
    let asked = play::prompt::<Hares>(world);
    let round = u32::from(world.resource::<Field>().round);
    // Titles are for both: what is in a hand is not in them.
    let did = |act: &Act| match act {
        Act::Run { to, .. } => format!("run to {}", cell(*to)),
        act => act_text(world, *act),
    };
    Moment {
        turn: round,
        hero_turn: asked.map_or(0, |p| round * 2 + u32::from(p.who.0) + 1),
        hero: asked.map_or_else(String::new, |p| name(world, p.who)),
        scene: "in the field".into(),
        at: asked.map_or_else(String::new, |p| word(&p.ask)),
        did: acts.iter().map(did).collect::<Vec<_>>().join(", "),
    }
}
