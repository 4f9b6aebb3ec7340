//! Texts of options.

use bevy_ecs::prelude::*;

use super::kinds::action_name;
use super::{card_name, cards, hero_name, kind_name, percent, pile_there, place_name};
use super::{lowercase_first, source_name, way_name};
use crate::cards::amount::CheckSpec;
use crate::cards::effect::Effect;
use crate::cards::printed::Closing;
use crate::cards::text::{check_text, effects_text, may_text, power_text, sent_text};
use crate::cards::vocabulary::Skill;
use crate::lang;
use crate::rules::check;
use crate::rules::effect::by_hand::{self, ByHand};
use crate::rules::effect::closings::closings;
use crate::rules::effect::instead;
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Clock, LocationStatus};
use crate::rules::{legal, play};

/// Returns an option as a text that is clear without its prompt.
pub fn act_text(world: &World, act: &Act) -> String {
    let prompt = play::prompt(world);
    let ask = prompt.map(|p| p.ask);
    match *act {
        Act::Continue => go_on(world, prompt),
        Act::Yes => yes(world, prompt),
        Act::No => no(prompt),
        Act::Roll => roll(world),
        Act::Decline => t!("act-decline"),
        Act::Use { hero, of, power, with } => use_text(world, hero, of, power, with),
        Act::TakeBack(n) => take_back(world, n),
        Act::Way { alternative, skill } => way(world, alternative, skill),
        Act::Card(c) => card_option(world, prompt, c),
        Act::Place(p) => {
            let name = place_name(world, p);
            let n = cards(table::pile(world, PileId::Location(p)).len());
            match ask {
                Some(Ask::StartPlace) => t!("act-begin-at", place = name, cards = n),
                _ => t!("act-place", place = name, cards = n),
            }
        }
        Act::Hero(h) => {
            let name = hero_name(world, h);
            match ask {
                Some(Ask::FirstHero) => t!("act-first-turn", hero = name),
                Some(Ask::Checker) => t!("act-checker", hero = name),
                Some(Ask::Close) => {
                    let at = table::hero(world, h).at;
                    let how = closing(world, at);
                    t!("act-close-for-now", hero = name, place = place_name(world, at), how = how)
                }
                _ => name,
            }
        }
        Act::Choice(n) => choice(world, prompt, n),
        Act::Die(n) => die(world, n),
        Act::Give { card, to } => {
            t!("act-give", card = card_name(world, card), hero = hero_name(world, to))
        }
        Act::Move(p) => {
            let n = cards(table::pile(world, PileId::Location(p)).len());
            let shut = match table::place(world, p).shut {
                LocationStatus::Open => String::new(),
                shut => format!(", {}", super::shut_name(shut)),
            };
            t!("act-move", place = place_name(world, p), cards = n, shut = shut)
        }
        Act::Explore => match prompt.map(|p| table::hero(world, p.who).at) {
            Some(at) => {
                let n = cards(table::pile(world, PileId::Location(at)).len());
                t!("act-explore-left", place = place_name(world, at), cards = n)
            }
            None => t!("act-explore"),
        },
        Act::Close => match prompt.map(|p| table::hero(world, p.who).at) {
            Some(at) => {
                let how = closing(world, at);
                t!("act-close", place = place_name(world, at), how = how)
            }
            None => t!("act-close-here"),
        },
        Act::EndTurn => match prompt {
            Some(p) => t!("act-end-turn-of", hero = hero_name(world, p.who)),
            None => t!("act-end-turn"),
        },
    }
}

fn closing(world: &World, place: PlaceId) -> String {
    let ways = closing_ways(world, place);
    if ways.is_empty() { String::new() } else { format!(": {ways}") }
}

/// Returns what closing a location requires of the active hero: "recharge a spell or Wisdom 6".
pub fn closing_ways(world: &World, place: PlaceId) -> String {
    let hero = world.resource::<Clock>().active;
    let ways: Vec<String> = closings(&Board::new(world), hero, place)
        .open()
        .map(|(_, way)| closing_way(world, way))
        .filter(|t| !t.is_empty())
        .collect();
    ways.join(&t!("act-or"))
}

/// Returns one way of closing: "recharge a spell".
pub fn closing_way(world: &World, way: &Closing) -> String {
    use crate::cards::effect::{Cost, Summoned};
    let named = |id: &str| {
        let book = table::book(world);
        book.find(id).map_or(id.to_owned(), |d| book.card(d).name.clone())
    };
    let filtered = |f: &crate::cards::effect::CardFilter| match (&f.kinds[..], &f.traits[..]) {
        ([kind], []) => super::kind_with_article(*kind),
        ([kind], [t]) => t!(
            "act-a-trait-kind",
            mark = t.localized(),
            kind = kind_name(*kind),
            kind_a = super::kind_with_article(*kind)
        ),
        ([], [t]) => t!("act-a-trait", mark = t.localized()),
        ([], []) => t!("act-a-card"),
        _ => t!("act-a-fitting-card"),
    };
    match way {
        Closing::Automatic => t!("act-close-free"),
        Closing::Check(c) => check_text(c).to_string(),
        Closing::Pay(Cost::Hand(action, f)) => {
            t!("act-pay-hand", action = action_name(*action), what = filtered(f))
        }
        Closing::Pay(Cost::Deck(action)) => {
            t!("act-pay-top", action = action_name(*action))
        }
        Closing::Pay(Cost::Discards(action, f)) => {
            t!("act-pay-discards", action = action_name(*action), what = filtered(f))
        }
        Closing::Pay(Cost::Displayed(action, f)) => {
            t!("act-pay-displayed", action = action_name(*action), what = filtered(f))
        }
        Closing::PaySeveral(n, Cost::Displayed(action, f)) => t!(
            "act-pay-several-displayed",
            action = action_name(*action),
            n = n,
            what = filtered(f)
        ),
        Closing::PaySeveral(n, Cost::Hand(action, f)) => {
            t!("act-pay-several-hand", action = action_name(*action), n = n, what = filtered(f))
        }
        Closing::PaySeveral(n, Cost::Discards(action, f)) => {
            t!("act-pay-several-discards", action = action_name(*action), n = n, what = filtered(f))
        }
        Closing::PaySeveral(n, Cost::Deck(action)) => {
            t!("act-pay-several-top", action = action_name(*action), n = n)
        }
        Closing::Pay(Cost::Several(n, cost)) | Closing::PaySeveral(_, Cost::Several(n, cost)) => {
            closing_way(world, &Closing::PaySeveral(*n, cost.as_ref().clone()))
        }
        Closing::Pay(Cost::Either(all)) | Closing::PaySeveral(_, Cost::Either(all)) => {
            let ways = all.iter().map(|cost| closing_way(world, &Closing::Pay(cost.clone())));
            ways.collect::<Vec<_>>().join(&t!("act-or"))
        }
        Closing::PayTypes(n, cost) => {
            let way = closing_way(world, &Closing::PaySeveral(*n, cost.clone()));
            t!("act-of-different-types", way = way)
        }
        Closing::EachPays(cost) => {
            t!("act-each-pays", way = closing_way(world, &Closing::Pay(cost.clone())))
        }
        Closing::Defeat(Summoned::Named(id)) => t!("act-defeat-named", card = named(id)),
        Closing::Defeat(Summoned::Random(k)) => {
            t!("act-defeat-random", kind = kind_name(*k))
        }
        Closing::Defeat(Summoned::RandomOf(f)) => t!("act-defeat-fitting", what = filtered(f)),
        Closing::Defeat(Summoned::Same) => t!("act-defeat-same"),
        Closing::Defeat(Summoned::Danger) => t!("act-defeat-danger"),
    }
}

/// Returns all options of the open prompt as texts; while a check is being staged, with the
/// resulting dice of each play.
pub fn option_texts(world: &mut World) -> Vec<String> {
    let Some(p) = play::prompt(world) else { return Vec::new() };
    let (ask, options) = (p.ask, p.options.clone());
    let ways = options.iter().any(|a| matches!(a, Act::Way { .. }));
    let prospects = if ways { check::prospects(&Board::new(world)) } else { Vec::new() };
    let mut texts = Vec::with_capacity(options.len());
    for act in &options {
        let mut text = act_text(world, act);
        if ask == Ask::Check
            && matches!(act, Act::Use { .. } | Act::Way { .. } | Act::TakeBack(_))
            && let Some(v) = check::view_with(world, act)
        {
            text.push_str(&t!("act-would-make", against = against(&v), chance = percent(v.chance)));
            if let Act::Way { alternative, skill } = *act
                && let Some(p) = prospects.iter().find(|p| p.is(alternative, skill))
                && percent(p.at_best) != percent(v.chance)
            {
                text.push_str(&t!("act-at-best", chance = percent(p.at_best)));
            }
        }
        texts.push(text);
    }
    texts
}

/// Returns the dice and the difficulty: "1d10+2 against 8".
pub(super) fn against(v: &check::CheckView) -> String {
    t!("act-against", pool = &v.pool, difficulty = v.difficulty)
}

fn way(world: &World, alternative: u8, skill: Option<Skill>) -> String {
    let name = way_name(skill);
    match printed_way(world, alternative) {
        Some(check) => t!("act-way", skill = name, check = check),
        None => t!("act-way-plain", skill = name),
    }
}

/// Returns a printed alternative of the current check: "Combat 10".
pub(super) fn printed_way(world: &World, alternative: u8) -> Option<String> {
    let frames = &world.resource::<Flow>().frames;
    let found = frames.iter().rev().find_map(|f| match f {
        Frame::Check(c) => c.alternatives.get(usize::from(alternative)),
        _ => None,
    })?;
    let check = CheckSpec { steps: vec![vec![found.clone()]], see_below: false };
    Some(check_text(&check).to_string())
}

fn go_on(world: &World, prompt: Option<&Prompt>) -> String {
    match prompt.map(|p| (p.ask, p.max)) {
        Some((Ask::Evade, _)) => t!("act-no-evading"),
        Some((Ask::Damage, _)) => t!("act-take-damage"),
        Some((Ask::Rolled, _)) => t!("act-let-lie"),
        Some((Ask::Close, _)) => t!("act-close-no-more"),
        Some((Ask::Reset, _)) => t!("act-discard-no-more"),
        Some((Ask::Cards | Ask::DamageCards, _)) => t!("act-choose-none"),
        Some((Ask::Order, _)) => t!("act-use-none"),
        _ if matches!(world.resource::<Flow>().frames.last(), Some(Frame::Triggers(_))) => {
            t!("act-use-none")
        }
        _ => t!("act-continue"),
    }
}

fn yes(world: &World, prompt: Option<&Prompt>) -> String {
    match prompt {
        Some(_) => match asked_effects(world) {
            Some(what) => t!("act-yes-what", what = lowercase_first(what.trim_end_matches('.'))),
            None => t!("act-yes"),
        },
        None => t!("act-yes"),
    }
}

fn no(prompt: Option<&Prompt>) -> String {
    match prompt.map(|p| p.ask) {
        Some(Ask::Close) => t!("act-no-closing"),
        _ => t!("act-no"),
    }
}

/// Returns the effects of the "you may" on top of the stack.
pub(super) fn asked_effects(world: &World) -> Option<String> {
    match world.resource::<Flow>().frames.last()? {
        Frame::Effects(f) => match f.list.get(f.at)? {
            Effect::May(does) => Some(may_text(table::book(world), does).to_string()),
            Effect::Explore => Some(t!("act-explore-again")),
            _ => None,
        },
        _ => None,
    }
}

fn roll(world: &World) -> String {
    match check::view(world) {
        Some(v) => t!(
            "act-roll",
            pool = v.pool,
            skill = way_name(v.way.1),
            difficulty = v.difficulty,
            chance = percent(v.chance)
        ),
        None => t!("act-roll-plain"),
    }
}

fn use_text(world: &World, hero: HeroId, of: Source, power: u8, with: Option<CardId>) -> String {
    let who = match play::prompt(world) {
        // A hero's own power names its hero anyway.
        Some(p) if p.who != hero && of != Source::Hero(hero) => {
            t!("act-for", hero = hero_name(world, hero))
        }
        _ => String::new(),
    };
    let name = match of {
        Source::Card(c) => t!("act-play", card = card_name(world, c)),
        _ => t!("act-use", power = power_name(world, of)),
    };
    let pay = with.map_or_else(String::new, |c| t!("act-with", card = card_name(world, c)));
    format!("{who}{name}{pay}{}", power_words(world, hero, of, power))
}

/// Returns the owner of a power: "the power of Gull Rock".
pub(super) fn power_name(world: &World, of: Source) -> String {
    match of {
        Source::Hero(h) => t!("act-power-of-hero", hero = hero_name(world, h)),
        _ => t!("act-power-of", source = source_name(world, of)),
    }
}

/// Returns what a power does: ": discard this card to explore again", or nothing.
pub fn power_words(world: &World, hero: HeroId, of: Source, power: u8) -> String {
    match legal::power(&Board::new(world), hero, of, power) {
        Some((p, level)) => {
            let text = power_text(table::book(world), p, usize::from(level)).to_string();
            format!(": {}", lowercase_first(text.trim_end_matches('.')))
        }
        None => String::new(),
    }
}

fn take_back(world: &World, n: u8) -> String {
    let staged =
        check::view(world).and_then(|v| v.staged.get(usize::from(n)).map(|p| (p.of, p.hero)));
    match staged {
        Some((of @ Source::Card(_), _)) => t!("act-take-back", what = source_name(world, of)),
        Some((of, _)) => t!("act-take-back", what = power_name(world, of)),
        None => t!("act-take-back-number", n = n + 1),
    }
}

fn card_option(world: &World, prompt: Option<&Prompt>, card: CardId) -> String {
    let name = card_name(world, card);
    let verb = match prompt.map(|p| p.ask) {
        Some(Ask::DamageCards | Ask::Reset) => t!("act-discard"),
        _ => String::new(),
    };
    let kind = kind_name(table::printed(world, card).kind);
    let from = match (prompt, table::card(world, card).pile) {
        (_, PileId::Stage) => String::new(),
        (Some(p), PileId::Hand(h)) if h == p.who => String::new(),
        (_, pile) => t!("act-in-pile", pile = pile_there(world, pile)),
    };
    format!("{verb}{name} ({kind}{from})")
}

fn choice(world: &World, prompt: Option<&Prompt>, n: u8) -> String {
    let at = usize::from(n);
    let book = table::book(world);
    let found = match world.resource::<Flow>().frames.last() {
        Some(Frame::Effects(f)) if f.stage == instead::GOING && sent(world, at).is_some() => {
            sent(world, at)
        }
        Some(Frame::Effects(f)) => match f.list.get(f.at) {
            Some(Effect::Choose { ways, .. }) => ways.get(at).map(|w| {
                if w.does.is_empty() {
                    t!("act-do-nothing")
                } else {
                    effects_text(book, &w.does).to_string()
                }
            }),
            Some(Effect::Todo(_)) => by_hand::way(at).map(|way| match way {
                ByHand::Done => t!("act-by-hand-done"),
                ByHand::Roll(faces) => {
                    t!("act-by-hand-roll", die = lang::dice(&format!("1d{faces}")))
                }
                ByHand::Does(list) => effects_text(book, list).to_string(),
            }),
            Some(Effect::Shift { .. }) if at == 0 => Some(t!("act-no-card")),
            Some(Effect::Shift { .. }) => Some(cards(at)),
            _ => None,
        },
        Some(Frame::Close(f)) => closings(&Board::new(world), f.hero, f.place)
            .all
            .get(at)
            .map(|way| t!("act-close-so", way = closing_way(world, way))),
        Some(Frame::Triggers(f)) => f.forced.get(at).map(|fired| {
            let what = effects_text(book, &fired.does.0);
            format!("{}: {what}", source_name(world, fired.ctx.source))
        }),
        Some(Frame::Recharge(_) | Frame::Damage(_) | Frame::Encounter(_)) => sent(world, at),
        Some(Frame::Check(f)) => f.alternatives.get(at).map(ToString::to_string),
        _ => None,
    };
    let text = found.unwrap_or_else(|| match prompt.map(|p| p.ask) {
        Some(Ask::Order) => t!("act-first", n = at + 1),
        _ => t!("act-choice", n = at + 1),
    });
    text.trim_end_matches('.').to_owned()
}

/// Returns where a card goes by that option of a choice of places.
fn sent(world: &World, at: usize) -> Option<String> {
    instead::choice(&Board::new(world)).map(|choice| {
        let to = choice.ways.get(at).map_or(choice.usual, |way| way.to);
        let name = choice.cards.first().map(|c| card_name(world, *c));
        sent_text(table::book(world), to, name.as_deref()).to_string()
    })
}

fn die(world: &World, n: u8) -> String {
    let frames = &world.resource::<Flow>().frames;
    let die = frames.iter().rev().find_map(|f| match f {
        Frame::Check(c) => c.dice.get(usize::from(n)),
        _ => None,
    });
    match die {
        Some(d) => {
            t!("act-reroll", faces = d.faces, shows = d.value, whose = die_name(world, d.source))
        }
        None => t!("act-reroll-number", n = n + 1),
    }
}

/// Returns the name of a die: the skill, or the card that adds it.
pub(super) fn die_name(world: &World, source: Source) -> String {
    match source {
        Source::Hero(h) => t!("act-skill-of", hero = hero_name(world, h)),
        other => source_name(world, other),
    }
}
