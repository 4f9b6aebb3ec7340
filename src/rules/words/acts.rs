//! What may be answered, in words.

use bevy_ecs::prelude::*;

use super::{card_name, cards, hero_name, percent, pile_name, place_name, possessive};
use super::{skill_name, small, source_name};
use crate::cards::effect::Effect;
use crate::cards::printed::Closing;
use crate::cards::text::{check_text, effects_text, power_text};
use crate::cards::words::Skill;
use crate::rules::check;
use crate::rules::flow::frame::{Flow, Frame};
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table::{self, Shut};
use crate::rules::{legal, play};

/// An option in words that are clear alone.
pub fn act_text(world: &World, act: &Act) -> String {
    let prompt = play::prompt(world);
    let ask = prompt.map(|p| p.ask);
    match *act {
        Act::Continue => go_on(world, prompt).into(),
        Act::Yes => yes(world, prompt),
        Act::No => no(prompt).into(),
        Act::Roll => roll(world),
        Act::Decline => "Don't attempt this check".into(),
        Act::Use { hero, of, power, with } => use_text(world, hero, of, power, with),
        Act::TakeBack(n) => take_back(world, n),
        Act::Way { alternative, skill } => way(world, alternative, skill),
        Act::Card(c) => card_option(world, prompt, c),
        Act::Place(p) => {
            let name = place_name(world, p);
            let n = cards(table::pile(world, PileId::Location(p)).len());
            match ask {
                Some(Ask::StartPlace) => format!("Begin at {name} ({n})"),
                _ => format!("{name} ({n})"),
            }
        }
        Act::Hero(h) => {
            let name = hero_name(world, h);
            match ask {
                Some(Ask::FirstHero) => format!("{name} takes the first turn"),
                Some(Ask::Checker) => format!("{name} attempts the check"),
                Some(Ask::Close) => {
                    let at = table::hero(world, h).at;
                    let how = closing(world, at);
                    format!("{name} tries to close {} for the moment{how}", place_name(world, at))
                }
                _ => name,
            }
        }
        Act::Choice(n) => choice(world, prompt, n),
        Act::Die(n) => die(world, n),
        Act::Give { card, to } => {
            format!("Give {} to {}", card_name(world, card), hero_name(world, to))
        }
        Act::Move(p) => {
            let n = cards(table::pile(world, PileId::Location(p)).len());
            let shut = match table::place(world, p).shut {
                Shut::Open => String::new(),
                shut => format!(", {}", super::shut_name(shut)),
            };
            format!("Move to {} ({n}{shut})", place_name(world, p))
        }
        Act::Explore => match prompt.map(|p| table::hero(world, p.who).at) {
            Some(at) => {
                let n = cards(table::pile(world, PileId::Location(at)).len());
                format!("Explore {} ({n} left)", place_name(world, at))
            }
            None => "Explore".into(),
        },
        Act::Close => match prompt.map(|p| table::hero(world, p.who).at) {
            Some(at) => {
                let how = closing(world, at);
                format!("Try to close {}{how}", place_name(world, at))
            }
            None => "Try to close the location".into(),
        },
        Act::EndTurn => match prompt {
            Some(p) => format!("End {} turn", possessive(&hero_name(world, p.who))),
            None => "End the turn".into(),
        },
    }
}

fn closing(world: &World, place: crate::rules::state::ids::PlaceId) -> String {
    let ways: Vec<String> = table::place_def(world, place)
        .closing
        .iter()
        .map(|way| closing_way(world, way))
        .filter(|t| !t.is_empty())
        .collect();
    if ways.is_empty() { String::new() } else { format!(": {}", ways.join(" or ")) }
}

fn closing_way(world: &World, way: &Closing) -> String {
    use crate::cards::effect::{Cost, Summoned};
    let named = |id: &str| {
        let book = table::book(world);
        book.find(id).map_or(id.to_owned(), |d| book.card(d).name.clone())
    };
    let filtered = |f: &crate::cards::effect::CardFilter| match (&f.kinds[..], &f.traits[..]) {
        ([kind], []) => super::a_kind(*kind),
        ([kind], [t]) => format!("a {t} {}", kind.word()),
        ([], [t]) => format!("a {t} card"),
        ([], []) => "a card".into(),
        _ => "a fitting card".into(),
    };
    match way {
        Closing::Automatic => "nothing is needed".into(),
        Closing::Check(c) => check_text(c).to_string(),
        Closing::Pay(Cost::Hand(action, f)) => {
            format!("{} {} from the hand", action.word(), filtered(f))
        }
        Closing::Pay(Cost::Deck(action)) => {
            format!("{} the top card of the deck", action.word())
        }
        Closing::Pay(Cost::Discards(action, f)) => {
            format!("{} {} of the discard pile", action.word(), filtered(f))
        }
        Closing::PaySeveral(n, Cost::Hand(action, f)) => {
            format!("{} {n} from the hand, each {}", action.word(), filtered(f))
        }
        Closing::PaySeveral(n, Cost::Discards(action, f)) => {
            format!("{} {n} of the discard pile, each {}", action.word(), filtered(f))
        }
        Closing::PaySeveral(n, Cost::Deck(action)) => {
            format!("{} the top {n} cards of the deck", action.word())
        }
        Closing::Defeat(Summoned::Named(id)) => format!("summon and defeat {}", named(id)),
        Closing::Defeat(Summoned::Random(k)) => {
            format!("summon and defeat a random {}", k.word())
        }
        Closing::Defeat(Summoned::Same) => "summon and defeat another such card".into(),
    }
}

/// Everything that the open prompt offers, in words; while a check is being staged, with what each
/// play would make of it.
pub fn option_texts(world: &mut World) -> Vec<String> {
    let Some(p) = play::prompt(world) else { return Vec::new() };
    let (ask, options) = (p.ask, p.options.clone());
    let mut texts = Vec::with_capacity(options.len());
    for act in &options {
        let mut text = act_text(world, act);
        if ask == Ask::Check
            && matches!(act, Act::Use { .. } | Act::Way { .. } | Act::TakeBack(_))
            && let Some(v) = check::view_with(world, act)
        {
            text.push_str(&format!(" -> {}, {}", against(&v), percent(v.chance)));
        }
        texts.push(text);
    }
    texts
}

/// "1d10+2 against 8".
pub(super) fn against(v: &check::CheckView) -> String {
    format!("{} against {}", v.pool, v.difficulty)
}

fn way(world: &World, alternative: u8, skill: Option<Skill>) -> String {
    let name = skill_name(skill);
    let frames = &world.resource::<Flow>().frames;
    let found = frames.iter().rev().find_map(|f| match f {
        Frame::Check(c) => c.alternatives.get(usize::from(alternative)),
        _ => None,
    });
    match found {
        Some(a) => format!("Use {name} instead ({a})"),
        None => format!("Use {name} instead"),
    }
}

fn go_on(world: &World, prompt: Option<&Prompt>) -> &'static str {
    match prompt.map(|p| (p.ask, p.max)) {
        Some((Ask::Evade, _)) => "Don't evade",
        Some((Ask::Damage, _)) => "Take the damage",
        Some((Ask::Rolled, _)) => "Let the dice lie",
        Some((Ask::Close, _)) => "Close nothing more",
        Some((Ask::Reset, _)) => "Discard nothing more",
        Some((Ask::Cards | Ask::DamageCards, _)) => "Choose none",
        Some((Ask::Order, _)) => "Use none of these",
        _ if matches!(world.resource::<Flow>().frames.last(), Some(Frame::Triggers(_))) => {
            "Use none of these"
        }
        _ => "Continue",
    }
}

fn yes(world: &World, prompt: Option<&Prompt>) -> String {
    match prompt {
        Some(_) => match asked_effects(world) {
            Some(what) => format!("Yes: {}", small(what.trim_end_matches('.'))),
            None => "Yes".into(),
        },
        None => "Yes".into(),
    }
}

fn no(prompt: Option<&Prompt>) -> &'static str {
    match prompt.map(|p| p.ask) {
        Some(Ask::Close) => "Don't try to close",
        _ => "No",
    }
}

/// What a "you may" on top of the stack would do.
pub(super) fn asked_effects(world: &World) -> Option<String> {
    match world.resource::<Flow>().frames.last()? {
        Frame::Effects(f) => match f.list.get(f.at)? {
            Effect::May(does) => Some(effects_text(table::book(world), does).to_string()),
            Effect::Explore => Some("explore again".into()),
            _ => None,
        },
        _ => None,
    }
}

fn roll(world: &World) -> String {
    match check::view(world) {
        Some(v) => format!(
            "Roll {} with {} against {}: {}",
            v.pool,
            skill_name(v.way.1),
            v.difficulty,
            percent(v.chance)
        ),
        None => "Roll".into(),
    }
}

fn use_text(world: &World, hero: HeroId, of: Source, power: u8, with: Option<CardId>) -> String {
    let who = match play::prompt(world) {
        // A hero's own power names its hero anyway.
        Some(p) if p.who != hero && of != Source::Hero(hero) => {
            format!("{}: ", hero_name(world, hero))
        }
        _ => String::new(),
    };
    let name = match of {
        Source::Card(c) => format!("Play {}", card_name(world, c)),
        _ => format!("Use {}", power_name(world, of)),
    };
    let pay = with.map_or_else(String::new, |c| format!(" with {}", card_name(world, c)));
    format!("{who}{name}{pay}{}", power_words(world, hero, of, power))
}

/// Whose power it is: "the power of Gull Rock".
pub(super) fn power_name(world: &World, of: Source) -> String {
    match of {
        Source::Hero(h) => format!("{} power", possessive(&hero_name(world, h))),
        _ => format!("the power of {}", source_name(world, of)),
    }
}

/// ": discard this card to explore again", or nothing.
pub(super) fn power_words(world: &World, hero: HeroId, of: Source, power: u8) -> String {
    match legal::power(world, hero, of, power) {
        Some((p, level)) => {
            let text = power_text(table::book(world), p, usize::from(level)).to_string();
            format!(": {}", small(text.trim_end_matches('.')))
        }
        None => String::new(),
    }
}

fn take_back(world: &World, n: u8) -> String {
    let staged =
        check::view(world).and_then(|v| v.staged.get(usize::from(n)).map(|p| (p.of, p.hero)));
    match staged {
        Some((of @ Source::Card(_), _)) => format!("Take back {}", source_name(world, of)),
        Some((of, _)) => format!("Take back {}", power_name(world, of)),
        None => format!("Take back play {}", n + 1),
    }
}

fn card_option(world: &World, prompt: Option<&Prompt>, card: CardId) -> String {
    let name = card_name(world, card);
    let verb = match prompt.map(|p| p.ask) {
        Some(Ask::DamageCards | Ask::Reset) => "Discard ",
        _ => "",
    };
    let kind = table::printed(world, card).kind.word();
    let from = match (prompt, table::card(world, card).pile) {
        (_, PileId::Stage) => String::new(),
        (Some(p), PileId::Hand(h)) if h == p.who => String::new(),
        (_, pile) => format!(", in {}", pile_name(world, pile)),
    };
    format!("{verb}{name} ({kind}{from})")
}

fn choice(world: &World, prompt: Option<&Prompt>, n: u8) -> String {
    let at = usize::from(n);
    let book = table::book(world);
    let found = match world.resource::<Flow>().frames.last() {
        Some(Frame::Effects(f)) => match f.list.get(f.at) {
            Some(Effect::Choose { ways, .. }) => ways.get(at).map(|w| {
                if w.does.is_empty() {
                    "Do nothing".into()
                } else {
                    effects_text(book, &w.does).to_string()
                }
            }),
            Some(Effect::Shift { .. }) if at == 0 => Some("No card".into()),
            Some(Effect::Shift { .. }) => Some(cards(at)),
            _ => None,
        },
        Some(Frame::Close(f)) => table::place_def(world, f.place)
            .closing
            .get(at)
            .map(|way| format!("Close it this way: {}", closing_way(world, way))),
        Some(Frame::Triggers(f)) => f.forced.get(at).map(|fired| {
            let what = effects_text(book, &fired.does.0);
            format!("{}: {what}", source_name(world, fired.ctx.source))
        }),
        Some(Frame::Check(f)) => f.alternatives.get(at).map(ToString::to_string),
        _ => None,
    };
    let text = found.unwrap_or_else(|| match prompt.map(|p| p.ask) {
        Some(Ask::Order) => format!("Number {} first", at + 1),
        _ => format!("Choice {}", at + 1),
    });
    text.trim_end_matches('.').to_owned()
}

fn die(world: &World, n: u8) -> String {
    let frames = &world.resource::<Flow>().frames;
    let die = frames.iter().rev().find_map(|f| match f {
        Frame::Check(c) => c.dice.get(usize::from(n)),
        _ => None,
    });
    match die {
        Some(d) => format!(
            "Reroll the d{} that shows {} ({})",
            d.faces,
            d.value,
            die_name(world, d.source)
        ),
        None => format!("Reroll die {}", n + 1),
    }
}

/// What a die stands for: the skill, or what adds it.
pub(super) fn die_name(world: &World, source: Source) -> String {
    match source {
        Source::Hero(h) => format!("{} skill", possessive(&hero_name(world, h))),
        other => source_name(world, other),
    }
}
