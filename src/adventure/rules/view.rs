//! What clients show of the card game's table: prompts, options with their targets, events and the
//! whole state, each for a viewer.

mod check;
mod shown;
mod state;

use bevy_ecs::prelude::*;
use kernel::Thing;
use kernel::ids::SeatId;
use kernel::view::{CueView, EndingView, OptionView, PromptView, SeatView, Viewer, word};
use serde_json::Value;

use super::check as checks;
use super::describe;
use super::flow::frame::{Flow, Frame};
use super::flow::prompt::{Act, Ask, Prompt, Refusal, Source};
use super::legal;
use super::refused::refused;
use super::state::cue::Cue;
use super::state::ids::{CardId, HeroId, PileId, PlaceId};
use super::state::table::{self, End};
use crate::cards::effect::Effect;
use crate::cards::vocabulary::Action;
use crate::kernel::campaign::privacy::is_private;

pub use check::CheckLine;
pub use shown::shows;
pub use state::state;

/// Returns the id of a card's definition.
pub fn card_id(world: &World, card: CardId) -> String {
    table::printed(world, card).id.clone()
}

/// Returns the id of a hero's definition.
pub fn hero_id(world: &World, hero: HeroId) -> String {
    table::hero_def(world, hero).id.clone()
}

/// Returns the seats with their heroes.
pub fn seats(world: &World) -> Vec<SeatView> {
    let seat =
        |seat| SeatView { seat, id: hero_id(world, seat), name: describe::hero_name(world, seat) };
    table::heroes(world).map(seat).collect()
}

/// Returns a view of the open prompt: first everything that can be answered, then what cannot, with
/// the reason.
pub fn prompt(world: &mut World, prompt: &Prompt, viewer: Viewer) -> PromptView {
    let texts = describe::option_texts(world);
    let world: &World = world;
    let mut view = PromptView::of(prompt);
    view.text = describe::prompt_text(world);
    view.card = prompt.card.map(|c| card_id(world, c));
    for (act, text) in prompt.options.iter().zip(texts) {
        view.options.push(option(world, prompt, viewer, (act, text), None));
    }
    // Why something of a hidden hand cannot be used would tell what it is.
    for (act, refusal) in refused(world).into_iter().filter(|(act, _)| shows(world, viewer, act)) {
        let text = describe::act_text(world, &act);
        view.options.push(option(world, prompt, viewer, (&act, text), Some(refusal)));
    }
    if prompt.ask == Ask::Check
        && let Some(v) = checks::view(world)
    {
        view.tell("check", &check::line(world, prompt, &v));
    }
    view
}

fn option(
    world: &World,
    prompt: &Prompt,
    viewer: Viewer,
    (act, text): (&Act, String),
    refusal: Option<Refusal>,
) -> OptionView {
    let actor = if let Act::Use { hero, .. } = act { Some(*hero) } else { None };
    let known = shows(world, viewer, act);
    OptionView {
        text: match (known, actor) {
            (true, _) => text,
            // With private hands, other players' cards are not shown (AC-COOP-01).
            (false, Some(h)) => t!("act-something", hero = describe::hero_name(world, h)),
            (false, None) => t!("act-something-in-a-hand"),
        },
        targets: if known { targets(world, prompt, act) } else { Vec::new() },
        card: named(act).filter(|_| known).map(|c| card_id(world, c)),
        actor: actor.filter(|h| *h != prompt.who),
        refusal,
        hidden: !known,
        ..OptionView::default()
    }
}

/// Returns the card that an act names.
fn named(act: &Act) -> Option<CardId> {
    match act {
        Act::Card(c) | Act::Give { card: c, .. } | Act::Use { of: Source::Card(c), .. } => Some(*c),
        _ => None,
    }
}

/// Returns the targets of an act in the order of pointing at them: first what is picked up, then
/// where it may be put.
fn targets(world: &World, prompt: &Prompt, act: &Act) -> Vec<Thing> {
    let here = || place(table::hero(world, prompt.who).at);
    match *act {
        Act::Use { hero, of, power, with } => {
            let paid = with.map(Thing::Card);
            // A use without a place on the table is shown at the hero's seat if a card pays for it.
            let source = source(of).or_else(|| paid.map(|_| Thing::Seat(hero)));
            let to = match of {
                Source::Card(_) => destinations(world, hero, of, power),
                // Pointing at a location alone chooses the location itself.
                Source::Place(_) => vec![Thing::Seat(hero)],
                _ => Vec::new(),
            };
            source.into_iter().chain(paid).chain(to).collect()
        }
        Act::TakeBack(n) => {
            let staged = world.resource::<Flow>().frames.iter().rev().find_map(|f| match f {
                Frame::Check(c) => c.staged.get(usize::from(n)),
                _ => None,
            });
            let Some(play) = staged else { return Vec::new() };
            let source = source(play.of);
            let taken = play.taken.iter().map(|(card, ..)| Thing::Card(*card));
            let taken = taken.filter(|card| Some(*card) != source);
            source.into_iter().chain(taken).chain([zone(PileId::Hand(play.hero))]).collect()
        }
        Act::Card(c) => vec![Thing::Card(c)],
        Act::Place(p) => vec![place(p)],
        Act::Hero(h) => vec![Thing::Seat(h)],
        Act::Die(n) => vec![Thing::Die(n)],
        Act::Give { card, to } => vec![Thing::Card(card), Thing::Seat(to)],
        Act::Move(p) => vec![Thing::Seat(prompt.who), place(p)],
        Act::Explore | Act::Close => vec![here(), Thing::Seat(prompt.who)],
        Act::Continue | Act::Yes | Act::No | Act::Roll | Act::Decline | Act::Way { .. } => vec![],
        Act::Choice(_) | Act::EndTurn => vec![],
    }
}

/// Returns where a card may be dropped to use a power of it: where the power sends it (AC-PLAY-03),
/// and the location that it explores. Cards that stay in place are shown in the middle of the
/// table.
fn destinations(world: &World, hero: HeroId, of: Source, number: u8) -> Vec<Thing> {
    let power = legal::power_of(world, hero, of, number);
    let to = zone(match power.and_then(|power| power.action) {
        Some(Action::Display) => PileId::Displayed(hero),
        Some(Action::Discard) => PileId::Discards(hero),
        Some(Action::Recharge | Action::Shuffle | Action::Reload) => PileId::Deck(hero),
        Some(Action::Bury) => PileId::Buried(hero),
        Some(Action::Banish) => PileId::Vault,
        Some(Action::Reveal) | None => PileId::Stage,
    });
    let explores = power.is_some_and(|power| power.does.contains(&Effect::Explore));
    let at = explores.then(|| place(table::hero(world, hero).at));
    [to].into_iter().chain(at).collect()
}

fn place(place: PlaceId) -> Thing {
    zone(PileId::Location(place))
}

/// Returns a pile, or a location's deck, as a target.
pub fn zone(pile: PileId) -> Thing {
    Thing::Zone(crate::saturating::short(pile.slot()))
}

fn source(source: Source) -> Option<Thing> {
    match source {
        Source::Card(c) => Some(Thing::Card(c)),
        Source::Hero(h) => Some(Thing::Seat(h)),
        Source::Place(p) => Some(place(p)),
        Source::Scenario | Source::Adventure | Source::Path | Source::Rules => None,
    }
}

/// Returns a view of an event. Cards that not everybody may know are not named.
pub fn cue(world: &World, cue: &Cue) -> CueView {
    let mut data = serde_json::to_value(cue).unwrap_or(Value::Null);
    let private = is_private(world);
    let withheld = match cue {
        Cue::Examined { .. } if private => Some("cards"),
        Cue::Gave { .. } if private => Some("card"),
        Cue::Moved { .. } if describe::moved_card(world, cue).is_none() => Some("card"),
        _ => None,
    };
    if let Some(field) = withheld.and_then(|name| data.get_mut(name)) {
        *field = Value::Null;
        // The part of the box would tell of what type an unseen card is.
        for side in ["from", "to"] {
            if let Some(pile) = data.get_mut(side).filter(|pile| pile.get("Box").is_some()) {
                *pile = Value::from("Box");
            }
        }
    }
    let things = describe::cue_cards(world, cue).into_iter().map(Thing::Card).collect();
    CueView { data, text: describe::cue_text(world, cue), things }
}

/// Returns a view of the ending: all have won or none (AC-END-05).
pub fn ending(world: &World, end: End) -> EndingView {
    let all = table::heroes(world).filter(|_| end == End::Won);
    let winners: Vec<SeatId> = all.collect();
    EndingView { winners, text: describe::end_text(end), word: word(&end), neutral: false }
}
