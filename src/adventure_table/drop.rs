//! Dropping a card or a token: the meaning depends on the drop target. The open prompt determines
//! it: its options name what they move and where to.

use bevy::prelude::*;

use super::layout::TableLayout;
use super::spot::{Spot, spot, staged_at};
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::kernel::Thing;
use crate::kit::pointer::Pointer;
use crate::rules::flow::prompt::{Act, Refusal};
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table;
use crate::rules::view::zone;
use crate::shell::command::{Command, CommandQueue};

/// Returns why something is not possible: the rules' reason, or that it is not the right moment.
pub fn why(model: &Model, rule: &str, test: impl Fn(&Act) -> bool) -> Refusal {
    model.why_not(test).unwrap_or_else(|| Refusal::new(rule, t!("refused-no-moment")))
}

/// Returns the indices of the open prompt's options whose targets pass a test.
fn offered(model: &Model, test: impl Fn(&[Thing]) -> bool) -> Vec<usize> {
    let Some(view) = &model.view else { return Vec::new() };
    (0..view.offered()).filter(|n| test(&view.options[*n].targets)).collect()
}

/// Returns the reason of the first refused act whose targets pass a test.
fn refused(model: &Model, test: impl Fn(&[Thing]) -> bool) -> Option<Refusal> {
    let refused = model.view.iter().flat_map(|view| &view.options[view.offered()..]);
    refused.filter(|option| test(&option.targets)).find_map(|option| option.refusal.clone())
}

/// Returns whether the card is played or another power is paid with it, instead of being chosen by
/// itself or given.
fn is_use(targets: &[Thing], card: Thing) -> bool {
    targets.contains(&card) && !matches!(targets, [_] | [Thing::Card(_), Thing::Seat(_)])
}

/// Returns whether the card is moved to this target.
fn goes(targets: &[Thing], card: Thing, to: Thing) -> bool {
    targets.split_first().is_some_and(|(first, rest)| *first == card && rest.contains(&to))
}

/// Returns whether the card goes to that pile, or may be dropped on any pile because it is chosen
/// by itself or pays for something else.
fn fits(targets: &[Thing], card: Thing, pile: Thing) -> bool {
    let bound = targets.first() == Some(&card) && targets.len() > 1;
    targets.contains(&card) && (!bound || goes(targets, card, pile))
}

/// Returns the options that dropping a card there would choose from, or why there are none.
pub fn meant(world: &World, card: CardId, on: Spot) -> Result<Vec<usize>, Refusal> {
    let model = world.resource::<Model>();
    let held = Thing::Card(card);
    let some = |options: Vec<usize>, refusal: &dyn Fn() -> Refusal| match options.is_empty() {
        true => Err(refusal()),
        false => Ok(options),
    };
    let moment = |rule| Refusal::new(rule, t!("refused-no-moment"));
    if staged_at(model, card).is_some() {
        let back = |t: &[Thing]| t.contains(&held) && t.last().is_some_and(|to| is_hand(*to));
        let why = || refused(model, back).unwrap_or_else(|| moment("AC-CHECK-43"));
        return match on {
            Spot::Stage => Ok(Vec::new()),
            _ => some(offered(model, back).into_iter().take(1).collect(), &why),
        };
    }
    let uses = |t: &[Thing]| is_use(t, held);
    let why = || refused(model, uses).unwrap_or_else(|| moment("AC-PLAY-34"));
    match on {
        Spot::Hand => Ok(Vec::new()),
        Spot::Board(to) | Spot::Token(to) => {
            let gives = |t: &[Thing]| t == [held, Thing::Seat(to)];
            let when = || Refusal::new("AC-TURN-14", t!("refused-give-when"));
            some(offered(model, gives), &|| refused(model, gives).unwrap_or_else(when))
        }
        Spot::Place(_) | Spot::Deck(_) => {
            // A card can be used at any location, but only while its hero is asked.
            let here =
                model.prompt.as_ref().map(|p| zone(PileId::Location(table::hero(world, p.who).at)));
            let there = offered(model, |t| here.is_some_and(|here| goes(t, held, here)));
            if there.is_empty() { some(offered(model, uses), &why) } else { Ok(there) }
        }
        Spot::Pile(pile) => {
            let pile = match pile {
                PileId::Deck(_) | PileId::Discards(_) | PileId::Buried(_) => pile,
                // A card dropped on the open table is displayed in front of the hero.
                _ => PileId::Displayed(model.eyes()),
            };
            some(offered(model, |t| fits(t, held, zone(pile))), &why)
        }
        Spot::Stage | Spot::Card(_) | Spot::Table | Spot::Scenario | Spot::Adventure => {
            some(offered(model, |t| t == [held] || uses(t)), &why)
        }
    }
}

/// Returns whether a thing is a hand.
fn is_hand(thing: Thing) -> bool {
    matches!(thing, Thing::Zone(n) if matches!(PileId::from_slot(n.into()), PileId::Hand(_)))
}

fn carry_out(world: &mut World, card: CardId, options: Vec<usize>) {
    let model = world.resource::<Model>();
    let Some(prompt) = &model.prompt else { return };
    let acts: Vec<Act> = options.iter().filter_map(|n| prompt.options.get(*n).copied()).collect();
    let command = match acts.as_slice() {
        [] => return,
        [Act::Card(_)] if model.many() => TableCommand::Mark(card),
        [only] => TableCommand::Do(vec![*only]),
        _ => TableCommand::Fan(acts),
    };
    world.resource_mut::<CommandQueue>().push(command);
}

/// Drops a card at the pointer.
pub fn card(world: &mut World, card: CardId) {
    let at = world.resource::<Pointer>().at;
    let on = spot(world, at, Some(card));
    // Dropped on the hand: nothing is meant, unless the card was staged.
    match meant(world, card, on) {
        Ok(options) => carry_out(world, card, options),
        Err(refusal) => world.resource_mut::<CommandQueue>().push(Command::Refuse(refusal)),
    }
}

/// Plays a card in place: a double click.
pub fn play(world: &mut World, card: CardId) {
    let on = match staged_at(world.resource::<Model>(), card) {
        Some(_) => Spot::Hand,
        None => Spot::Stage,
    };
    match meant(world, card, on) {
        Ok(options) => carry_out(world, card, options),
        Err(refusal) => world.resource_mut::<CommandQueue>().push(Command::Refuse(refusal)),
    }
}

/// Returns the option that dropping a token at a location would choose, or why there is none.
pub fn walk(world: &World, hero: HeroId, to: PlaceId) -> Result<usize, Refusal> {
    let model = world.resource::<Model>();
    if model.prompt.as_ref().is_none_or(|p| p.who != hero) {
        return Err(Refusal::new("AC-TURN-18", t!("refused-move-whose")));
    }
    let place = zone(PileId::Location(to));
    let walks = |t: &[Thing]| t == [Thing::Seat(hero), place];
    match offered(model, |t| walks(t) || t == [place]).first() {
        Some(option) => Ok(*option),
        None => Err(refused(model, walks)
            .unwrap_or_else(|| Refusal::new("AC-TURN-18", t!("refused-no-moment")))),
    }
}

/// Drops a token at the pointer.
pub fn token(world: &mut World, hero: HeroId) {
    let at = world.resource::<Pointer>().at;
    let p = bevy_egui::egui::pos2(at.x, at.y);
    let slots = &world.resource::<TableLayout>().0.places;
    let Some(to) = slots.iter().position(|s| s.all.contains(p)) else { return };
    let to = PlaceId(to as u8);
    let model = world.resource::<Model>();
    let command = match walk(world, hero, to) {
        Ok(option) => match model.prompt.as_ref().and_then(|p| p.options.get(option)) {
            Some(act) => TableCommand::Do(vec![*act]).into(),
            None => return,
        },
        // The token stays in place, unless the question is where to go.
        Err(_)
            if table::hero(world, hero).at == to
                && offered(model, |t| t == [zone(PileId::Location(to))]).is_empty() =>
        {
            return;
        }
        Err(refusal) => Command::Refuse(refusal),
    };
    world.resource_mut::<CommandQueue>().push(command);
}
