//! The options of a prompt.

use bevy_ecs::prelude::*;

use super::{card, facing, fighter, hero};
use crate::content::effect::Effect;
use crate::content::text::{condition_name, effects_text, level_text, power_text};
use crate::content::words::CardKind;
use crate::ground::Sq;
use crate::rules::effect::{standing, verbs};
use crate::rules::fight_view::attack_of;
use crate::rules::flow::drive::Nearest as _;
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::road::{market, reading};
use crate::rules::state::ids::{Def, SeatId, Source};
use crate::rules::state::round::Round;
use crate::rules::state::{piles, table};
use crate::rules::turn::activation;
use crate::rules::turn::uses::{self, Text};

/// Returns an option as it is offered: what [`act`] says, what a level-up card gives, and what a market asks
/// for (AT-MRKT-03).
pub fn option(world: &World, ask: Ask, act: Act) -> String {
    let text = self::act(world, ask, act);
    let content = table::book(world);
    match act {
        Act::Buy { card, .. } => {
            return t!("tactics-act-for-gold", act = text, n = market::price(world, card));
        }
        Act::Sell(_) => {
            return t!("tactics-act-brings-gold", act = text, n = content.pack.parameters.sale);
        }
        Act::Service(n) => {
            let cost = reading(world).services.get(usize::from(n)).map(|of| &of.cost);
            let cost = cost.map_or_else(String::new, |cost| effects_text(content, cost));
            let cost = cost.trim_end_matches('.');
            return if cost.is_empty() { text } else { format!("{text} ({cost})") };
        }
        _ => {}
    }
    let Act::LevelUp { card: id, .. } = act else { return text };
    let Def::LevelUp(level) = piles::card(world, id).def else { return text };
    let gives = level_text(content, content.level(level)).into_iter().map(|line| line.text);
    t!("tactics-act-level-up-gives", act = text, gives = gives.collect::<Vec<_>>().join(" "))
}

/// Returns an option as a sentence that is clear without the question.
pub fn act(world: &World, ask: Ask, act: Act) -> String {
    match act {
        Act::Continue => go_on(ask),
        Act::Yes => match ask {
            Ask::Mulligan => t!("tactics-act-mulligan"),
            Ask::Revive => t!("tactics-act-potion"),
            _ => t!("tactics-act-yes"),
        },
        Act::No => match ask {
            Ask::Mulligan => t!("tactics-act-keep-hand"),
            Ask::Revive => t!("tactics-act-stay-down"),
            _ => t!("tactics-act-no"),
        },
        Act::Roll => t!("tactics-act-roll"),
        Act::TakeBack => t!("tactics-act-take-back"),
        Act::Square(sq) => match ask {
            Ask::Move => match world.resource::<Flow>().moving() {
                Some(f) if f.mover == sq => t!("tactics-act-stay", at = sq.to_string()),
                _ => t!("tactics-act-go", at = sq.to_string()),
            },
            Ask::StartSquare => t!("tactics-act-begin", at = sq.to_string()),
            _ => t!("tactics-act-square", at = sq.to_string()),
        },
        Act::Via(sq) => t!("tactics-act-via", at = sq.to_string()),
        Act::Base(sq) => t!("tactics-act-base", at = sq.to_string()),
        Act::Fighter(id) => match ask {
            Ask::Turn => t!("tactics-act-acts", who = fighter(world, id)),
            _ => fighter(world, id),
        },
        Act::Card(id) => match ask {
            Ask::Cleanup => t!("tactics-act-discard", card = card(world, id)),
            Ask::RemoveCard => t!("tactics-act-remove", card = card(world, id)),
            _ => card(world, id),
        },
        Act::North(to) => t!("tactics-act-north", to = facing(to)),
        Act::Choice(n) => choice(world, ask, n),
        Act::Die(n) => die(world, n),
        Act::Slot(id) => t!("tactics-act-slot", card = card(world, id)),
        Act::ShuffleIn(id) => t!("tactics-act-shuffle-in", card = card(world, id)),
        Act::Stow(id) => t!("tactics-act-stow", card = card(world, id)),
        Act::Use { hero, of, power, with } => {
            let text = used(world, hero, of, power);
            match with {
                Some(with) => t!("tactics-act-paid", text = text, card = card(world, with)),
                None => text,
            }
        }
        Act::Item(id) => t!("tactics-act-item", card = card(world, id)),
        Act::Equip(id) => t!("tactics-act-equip", card = card(world, id)),
        Act::Prepare(id) => t!("tactics-act-prepare", card = card(world, id)),
        Act::DiscardToMove(id) => {
            let owner = piles::card(world, id).owner;
            let points = owner.map_or(0, |seat| standing::discard_move(world, seat.into()));
            t!("tactics-act-discard-to-move", card = card(world, id), n = points)
        }
        Act::Pass => t!("tactics-act-pass"),
        Act::EndTurn => t!("tactics-act-end-turn"),
        Act::Potion => match ask {
            Ask::Redo => t!("tactics-act-redo"),
            _ => t!("tactics-act-potion"),
        },
        Act::WholeHand => t!("tactics-act-whole-hand"),
        Act::LevelUp { hero: seat, card: id } => {
            t!("tactics-act-level-up", hero = hero(world, seat), card = card(world, id))
        }
        Act::Give { hero: seat, card: id } => {
            t!("tactics-act-give", hero = hero(world, seat), card = card(world, id))
        }
        Act::Buy { hero: seat, card: id } => {
            t!("tactics-act-buy", hero = hero(world, seat), card = card(world, id))
        }
        Act::Sell(id) => t!("tactics-act-sell", card = card(world, id)),
        Act::Service(n) => {
            let services = reading(world).services;
            services.get(usize::from(n)).map_or_else(|| numbered(n), |choice| choice.label.clone())
        }
        Act::Disagree => t!("tactics-act-disagree"),
        Act::Move => t!("tactics-act-move"),
        Act::Attack => t!("tactics-act-attack"),
    }
}

/// Returns what going on without more means at a prompt.
fn go_on(ask: Ask) -> String {
    match ask {
        Ask::Window => t!("tactics-act-use-nothing"),
        Ask::Mulligan => t!("tactics-act-keep-hand"),
        Ask::Redo => t!("tactics-act-keep-line"),
        Ask::Revive => t!("tactics-act-stay-down"),
        Ask::Rolled => t!("tactics-act-stands"),
        Ask::FillBoard => t!("tactics-act-take-along"),
        Ask::Camp => t!("tactics-act-set-out"),
        Ask::AddBasic | Ask::RemoveCard => t!("tactics-act-no-card"),
        Ask::Target | Ask::Fighter | Ask::Square => t!("tactics-act-nobody"),
        _ => t!("tactics-act-continue"),
    }
}

fn numbered(n: u8) -> String {
    t!("tactics-act-way", n = n + 1)
}

/// Returns one of several ways: of a text its label, of effects what they do.
fn choice(world: &World, ask: Ask, n: u8) -> String {
    let at = usize::from(n);
    if matches!(ask, Ask::Story | Ask::Market) {
        let choice = reading(world).choices.get(at);
        return choice.map_or_else(|| numbered(n), |choice| choice.label.clone());
    }
    if ask == Ask::Order {
        // A place in the line is told by whose turn it is.
        let token = world.resource::<Round>().line.get(at);
        return token.map_or_else(|| numbered(n), |token| fighter(world, token.of));
    }
    if let Some(squares) = verbs::raised(world).get(at) {
        return t!("tactics-act-raise", squares = named(squares));
    }
    if let Some(condition) = verbs::liftable(world).get(at) {
        return condition_name(*condition);
    }
    if let Some(plan) = activation::routes(world).get(at) {
        return t!("tactics-act-route", squares = named(&plan.route));
    }
    let Some(Frame::Effects(f)) = world.resource::<Flow>().frames.last() else {
        return numbered(n);
    };
    match f.list.get(usize::from(f.at)) {
        Some(Effect::Choose(ways)) => {
            let does = ways.get(at).map(|way| effects_text(table::book(world), &way.whole()));
            does.filter(|text| !text.is_empty()).unwrap_or_else(|| numbered(n))
        }
        _ => numbered(n),
    }
}

/// Returns squares as a list.
fn named(squares: &[Sq]) -> String {
    lang::list(&squares.iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// Returns a die of the roll that lies, with what it shows.
fn die(world: &World, n: u8) -> String {
    let flow = world.resource::<Flow>();
    let attack = flow.frames.iter().rev().find_map(|f| match f {
        Frame::Attack(f) => Some(&f.roll),
        _ => None,
    });
    let lies = attack.and_then(|roll| roll.dice.get(usize::from(n)));
    let name = |die: u16| table::book(world).pack.die_names.get(usize::from(die)).cloned();
    match lies.and_then(|lies| Some((name(lies.die)?, lies.shows))) {
        Some((name, shows)) => t!("tactics-act-die", die = name, shows = shows),
        None => t!("tactics-act-die-number", n = n + 1),
    }
}

/// Returns what playing or using something means, with what it does.
fn used(world: &World, seat: SeatId, of: Source, power: u8) -> String {
    let content = table::book(world);
    let name = match of {
        Source::Card(id) => card(world, id),
        Source::Fighter(id) if id == seat.into() => table::class(world, seat).name.clone(),
        Source::Fighter(id) => fighter(world, id),
        Source::Chapter | Source::Rules => table::chapter(world).name.clone(),
    };
    match uses::text(world, of, power) {
        Some(Text::Way(def, way)) => {
            let text = match def.kind {
                CardKind::BasicMove => {
                    t!("tactics-move-value", move = standing::movement(world, seat.into()))
                }
                CardKind::BasicAttack => attack_of(world, seat.into()),
                _ => effects_text(content, way),
            };
            // An option is no sentence, even where the card says one.
            t!("tactics-act-play", card = name, text = text.trim_end_matches('.'))
        }
        Some(Text::Power(power)) => {
            let lines = power_text(content, power).into_iter().map(|line| line.text);
            let text = lines.collect::<Vec<_>>().join(" ");
            match &power.name {
                Some(called) => {
                    t!("tactics-act-use-named", card = name, name = called.as_str(), text = text)
                }
                None => t!("tactics-act-use", card = name, text = text),
            }
        }
        None => t!("tactics-act-use-alone", card = name),
    }
}
