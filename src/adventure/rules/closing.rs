//! Closing a location (AC-CLOSE-01 to AC-CLOSE-20). Only the hero who has the chance meets the
//! requirement, with that hero's own cards (AC-CLOSE-06).

use bevy_ecs::prelude::*;

use super::check::stage::{self, NewCheck};
use super::edition::switches;
use super::effect::closings::{self, closings};
use super::effect::instead;
use super::effect::price::payments;
use super::effect::shift::put;
use super::effect::standing;
use super::effect::summon;
use super::effect::triggers::{self, Happened};
use super::encounter;
use super::flow::drive::{self, Question, Steps};
use super::flow::frame::{
    CloseFrame, Ctx, EffectsFrame, Frame, List, Rare, Returned, Step, Summoning,
};
use super::flow::prompt::{Act, Ask, Source};
use super::flow::revealed;
use super::state::cue::{Cue, Cues};
use super::state::ids::{CardId, HeroId, PileId, PlaceId};
use super::state::table::{self, LocationStatus};
use super::state::{encountered, known};
use crate::cards::effect::{Cost, Purpose, To};
use crate::cards::printed::Closing;
use crate::cards::vocabulary::{Action, Kind, Rank};
use crate::rules::state::board::Board;
use crate::saturating;

/// Registers the steps of closing.
pub fn install(steps: &mut Steps) {
    steps.add(Step::CloseOffer, choose);
    steps.add(Step::CloseJudge, conclude);
    steps.add(Step::CloseSearch, search);
    steps.add(Step::CloseBanish, banish);
    steps.add(Step::CloseFlip, flip);
}

fn frame(hero: HeroId, place: PlaceId) -> CloseFrame {
    CloseFrame {
        hero,
        step: Step::CloseOffer,
        place,
        temporarily: false,
        free: false,
        villain: None,
        met: false,
        begun: false,
        way: None,
        check: 0,
        failed: false,
        paid: Rare::default(),
    }
}

/// Offers a chance to close, which the hero may decline (AC-CLOSE-04).
pub fn offer(world: &mut World, hero: HeroId, place: PlaceId) {
    drive::push(world, Frame::Close(frame(hero, place)));
}

/// Begins an attempt that the hero has already chosen: in the close step, or against a villain's
/// escape.
pub fn attempt(world: &mut World, hero: HeroId, place: PlaceId, temporarily: bool) {
    let f = CloseFrame { temporarily, begun: true, ..frame(hero, place) };
    drive::push(world, Frame::Close(f));
}

/// Closes without a requirement.
pub fn close_freely(world: &mut World, hero: HeroId, place: PlaceId) {
    let f = CloseFrame { free: true, step: Step::CloseSearch, ..frame(hero, place) };
    drive::push(world, Frame::Close(f));
}

/// Closes a defeated villain's location without its requirement (AC-VILL-12).
pub fn by_villain(world: &mut World, hero: HeroId, place: PlaceId, villain: CardId) {
    let f = CloseFrame {
        free: true,
        villain: Some(villain),
        step: Step::CloseSearch,
        ..frame(hero, place)
    };
    drive::push(world, Frame::Close(f));
}

/// Returns the ways in which the hero can try to close now, by index; none if the location is
/// closed already (AC-RUL-31), and not those that the hero cannot pay for.
pub fn ways(board: &Board<'_>, hero: HeroId, place: PlaceId) -> Vec<u8> {
    if barred(board, hero, place) || standing::cannot_close(board, hero, place).is_some() {
        return Vec::new();
    }
    let payable = |c: &Closing| match c {
        Closing::Automatic | Closing::Check(_) | Closing::Defeat(_) => true,
        Closing::PaySeveral(n, cost) => payments(board, hero, cost).len() >= usize::from(*n),
        Closing::PayTypes(n, cost) => {
            let kind = |act: &CardId| board.printed(*act).kind;
            let mut kinds: Vec<Kind> = payments(board, hero, cost).iter().map(kind).collect();
            kinds.sort_unstable();
            kinds.dedup();
            kinds.len() >= usize::from(*n)
        }
        Closing::EachPays(cost) => {
            board.heroes_at(place).all(|h| !payments(board, h, cost).is_empty())
        }
        Closing::Pay(cost) => {
            !payments(board, hero, cost).is_empty() || {
                matches!(cost, Cost::Deck(_)) && !board.pile(PileId::Deck(hero)).is_empty()
            }
        }
    };
    let ways = closings(board, hero, place);
    ways.open().filter(|(_, c)| payable(c)).map(|(i, _)| saturating::byte(i)).collect()
}

/// Returns whether no attempt is allowed: at a closed location (AC-RUL-31), in the third edition
/// also if it is temporarily closed or the hero is elsewhere (AC-CLOSE-03).
fn barred(board: &Board<'_>, hero: HeroId, place: PlaceId) -> bool {
    let shut = board.place(place).shut;
    match board.switches().closed_is_never_tried {
        true => shut != LocationStatus::Open || board.hero(hero).at != place,
        false => shut == LocationStatus::Permanently,
    }
}

/// Lets the hero choose a way before anything is played or rolled; the choice is binding
/// (AC-CLOSE-07, AC-EX-82).
fn choose(world: &mut World) {
    // Drops the result of an earlier encounter, which must not count for this attempt.
    let _ = drive::returned(world);
    let answer = drive::answer(world).unwrap_or_default();
    match answer.first().copied() {
        Some(Act::Choice(n)) => return perform(world, n),
        Some(Act::Card(_)) => {
            let card = |a| if let Act::Card(c) = a { Some(c) } else { None };
            let cards: Vec<CardId> = answer.into_iter().filter_map(card).collect();
            return pay_with(world, &cards);
        }
        Some(_) => return drive::pop_with(world, Returned::Closed(false)),
        None => {}
    }
    let f = drive::close(world);
    let (hero, place, begun) = (f.hero, f.place, f.begun);
    let ways = ways(&Board::new(world), hero, place);
    match (ways.as_slice(), begun) {
        ([], _) => return drive::pop_with(world, Returned::Closed(false)),
        ([only], true) => return perform(world, *only),
        _ => {}
    }
    let mut options: Vec<Act> = ways.into_iter().map(Act::Choice).collect();
    if !begun {
        options.push(Act::No);
    }
    let q = Question { who: hero, ask: Ask::Close, source: Source::Place(place), card: None };
    drive::ask(world, q, options);
}

fn perform(world: &mut World, way: u8) {
    let f = drive::close_mut(world);
    let (hero, place) = (f.hero, f.place);
    f.step = Step::CloseJudge;
    f.way = Some(way);
    let source = Source::Place(place);
    let Some(closing) = closings::closing(&Board::new(world), hero, place, way) else { return };
    match closing {
        Closing::Automatic => drive::close_mut(world).met = true,
        Closing::Check(check) => {
            let number = usize::from(drive::close(world).check);
            let Some(alternatives) = check.steps.into_iter().nth(number) else { return };
            let purpose = Purpose::Close;
            let optional = false;
            let against = None;
            stage::begin(
                world,
                NewCheck { hero, purpose, alternatives, against, source, optional },
            );
        }
        Closing::Defeat(what) => {
            // The card is encountered; unless it is defeated or acquired, the location stays open
            // (AC-SUMM-14).
            if let Some(card) = summon::pick(world, &what, None) {
                let bane = table::printed(world, card).kind.is_fought();
                let goes = (!bane).then_some(To::Hand);
                encounter::summoned(world, hero, card, Summoning { by: None, goes });
            }
        }
        Closing::Pay(Cost::Deck(action)) => {
            if let Some(top) = table::pile(world, PileId::Deck(hero)).last().copied() {
                drive::close_mut(world).met = true;
                settle(world, hero, top, action);
            }
        }
        Closing::Pay(cost) => ask_for(world, hero, place, &cost, 1),
        // One after the other, each of another type than those before.
        Closing::PayTypes(n, cost) => match drive::close(world).paid.0.len() < usize::from(n) {
            true => ask_for(world, hero, place, &cost, 1),
            false => drive::close_mut(world).met = true,
        },
        // The hero pays all of the cards or none (AC-CLOSE-08).
        Closing::PaySeveral(n, cost) => ask_for(world, hero, place, &cost, usize::from(n)),
        // One after the other; the number of checks made counts those who have paid.
        Closing::EachPays(cost) => {
            let paid = usize::from(drive::close(world).check);
            match table::heroes_at(world, place).get(paid) {
                Some(next) => ask_for(world, *next, place, &cost, 1),
                None => drive::close_mut(world).met = true,
            }
        }
    }
}

fn ask_for(world: &mut World, hero: HeroId, place: PlaceId, cost: &Cost, n: usize) {
    let paid = &drive::close(world).paid.0;
    let left = |c: &CardId| !paid.contains(&table::printed(world, *c).kind);
    let all = payments(&Board::new(world), hero, cost).into_iter();
    let options = all.filter(left).map(Act::Card).collect();
    // The first step asks and takes the answer; the chosen way stays.
    drive::close_mut(world).step = Step::CloseOffer;
    let q = Question { who: hero, ask: Ask::Cards, source: Source::Place(place), card: None };
    drive::ask_some(world, q, options, n, n);
}

fn settle(world: &mut World, hero: HeroId, card: CardId, action: Action) {
    if let Some(to) = instead::moved(&Board::new(world), hero, card, action) {
        put(world, card, to, hero, None);
    }
}

fn pay_with(world: &mut World, cards: &[CardId]) {
    let f = drive::close_mut(world);
    f.step = Step::CloseJudge;
    let (hero, place, number) = (f.hero, f.place, f.way.unwrap_or_default());
    let way = closings::closing(&Board::new(world), hero, place, number);
    let types = matches!(way, Some(Closing::PayTypes(..)));
    let each = matches!(way, Some(Closing::EachPays(_)));
    if types {
        let kinds: Vec<Kind> = cards.iter().map(|c| table::printed(world, *c).kind).collect();
        drive::close_mut(world).paid.0.extend(kinds);
    }
    if let Some(
        Closing::Pay(cost)
        | Closing::PaySeveral(_, cost)
        | Closing::PayTypes(_, cost)
        | Closing::EachPays(cost),
    ) = way
        && let Cost::Hand(action, _) | Cost::Discards(action, _) | Cost::Displayed(action, _) = cost
    {
        for card in cards {
            let owner = table::card(world, *card).pile.hero().unwrap_or(hero);
            settle(world, owner, *card, action);
        }
    }
    let f = drive::close_mut(world);
    if each {
        f.check = f.check.saturating_add(1);
        return perform(world, number);
    }
    if types {
        return perform(world, number);
    }
    f.met = true;
}

/// Returns the number of consecutive checks of a way of closing.
fn checks(world: &World, hero: HeroId, place: PlaceId, way: u8) -> usize {
    match closings::closing(&Board::new(world), hero, place, way) {
        Some(Closing::Check(check)) => check.steps.len(),
        _ => 0,
    }
}

/// Ends the attempt. An unmet requirement uses up the chance (AC-CLOSE-09). Of several checks each
/// is attempted even if an earlier one failed, and all must succeed (AC-CHECK-09).
fn conclude(world: &mut World) {
    let back = drive::returned(world);
    let f = drive::close_mut(world);
    match back {
        Some(Returned::Check(o)) => {
            f.check += 1;
            f.failed |= !o.passed;
            let (hero, place, way) = (f.hero, f.place, f.way.unwrap_or_default());
            let number = usize::from(f.check);
            if number < checks(world, hero, place, way) {
                return perform(world, way);
            }
            let f = drive::close_mut(world);
            f.met = !f.failed;
        }
        Some(Returned::Encounter(won)) => f.met |= won,
        _ => {}
    }
    let f = drive::close_mut(world);
    if !f.met {
        return drive::pop_with(world, Returned::Closed(false));
    }
    if !f.temporarily {
        f.step = Step::CloseSearch;
        return;
    }
    // Closing temporarily does not search, banish, trigger effects or flip (AC-VILL-08).
    let place = f.place;
    set_closed(world, place, LocationStatus::Temporarily);
    drive::pop_with(world, Returned::Closed(true));
}

fn set_closed(world: &mut World, place: PlaceId, how: LocationStatus) {
    table::place_mut(world, place).shut = how;
    let permanently = how == LocationStatus::Permanently;
    world.resource_mut::<Cues>().push(|| Cue::Closed { place, permanently });
}

/// Returns the cards to banish with the deck of a location.
fn goes_with_the_deck(world: &World, place: PlaceId) -> Vec<CardId> {
    let pile = PileId::Location(place);
    match switches(world).faceup_stays {
        true => table::pile(world, pile).to_vec(),
        false => encountered::deck(world, pile).into_owned(),
    }
}

fn is_villain(world: &World, card: CardId) -> bool {
    table::printed(world, card).rank == Rank::Villain
}

/// Offers to encounter cohorts that would be banished with the other cards (AC-CLOSE-12); the rest
/// of the deck is searched again afterwards. Returns true while this is in progress.
fn cohorts_first(world: &mut World, f: &CloseFrame, cards: &[CardId]) -> bool {
    let cohort = |c: &&CardId| table::printed(world, **c).kind == Kind::Cohort;
    let options: Vec<Act> = cards.iter().rev().filter(cohort).map(|c| Act::Card(*c)).collect();
    if options.is_empty() {
        return false;
    }
    let Some(chosen) = drive::answer_cards(world) else {
        let source = Source::Place(f.place);
        let q = Question { who: f.hero, ask: Ask::Cards, source, card: None };
        let most = options.len();
        drive::ask_some(world, q, options, 0, most);
        return true;
    };
    // The card chosen first is encountered first.
    for c in chosen.iter().rev() {
        encounter::begin(world, f.hero, *c, Some(f.place), false);
    }
    !chosen.is_empty() && {
        for c in cards.iter().filter(|c| !chosen.contains(c)) {
            if !is_villain(world, *c) {
                table::banish(world, *c);
            }
        }
        true
    }
}

/// Searches the deck for villains (AC-CLOSE-10, AC-VILL-13, AC-RUL-29), even an empty one
/// (AC-RUL-30). If there are any, everything else is banished and the location stays open
/// (AC-CLOSE-11); one to be closed by a villain's defeat is closed temporarily (AC-VILL-14), or
/// stays open but is no escape (AC-VILL-15). If there are none, effects before closing come first
/// (AC-CLOSE-14). A prohibition to close wins over everything (AC-GOLD-06).
fn search(world: &mut World) {
    let f = drive::close(world).clone();
    if standing::cannot_close(&Board::new(world), f.hero, f.place).is_some() {
        return drive::pop_with(world, Returned::Closed(false));
    }
    let deck = PileId::Location(f.place);
    let cards = encountered::deck(world, deck).into_owned();
    revealed::note_examined(world, &cards);
    known::note_seen(world, f.hero, &cards);
    if cards.iter().any(|c| is_villain(world, *c)) {
        let all = goes_with_the_deck(world, f.place);
        if cohorts_first(world, &f, &all) {
            return;
        }
        for c in all.into_iter().filter(|c| !is_villain(world, *c)).collect::<Vec<_>>() {
            table::banish(world, c);
        }
        table::shuffle(world, deck);
        let by_villain = f.villain.is_some();
        let shuts = switches(world).villains_shut;
        if by_villain && shuts {
            set_closed(world, f.place, LocationStatus::Temporarily);
        }
        let held = by_villain && !shuts;
        let result = if held { Returned::Villains } else { Returned::Closed(false) };
        return drive::pop_with(world, result);
    }
    drive::close_mut(world).step = Step::CloseBanish;
    let list = table::place_def(world, f.place).before_closing.clone();
    triggers::fire(world, f.hero, Happened::Closing(f.place));
    effects(world, &f, List(list));
}

/// Banishes the cards, including one being encountered unless it stays on top (AC-RUL-22), and
/// closes the location; then carries out effects on closing (AC-CLOSE-13, AC-CLOSE-14).
fn banish(world: &mut World) {
    let _ = drive::returned(world);
    let f = drive::close(world).clone();
    for c in goes_with_the_deck(world, f.place) {
        table::banish(world, c);
    }
    drive::close_mut(world).step = Step::CloseFlip;
    set_closed(world, f.place, LocationStatus::Permanently);
    let list = table::place_def(world, f.place).when_closed.clone();
    triggers::fire(world, f.hero, Happened::Closed(f.place, f.villain));
    effects(world, &f, List(list));
}

fn effects(world: &mut World, f: &CloseFrame, list: List) {
    if !list.0.is_empty() {
        let source = Source::Place(f.place);
        let ctx = Ctx::of(f.hero, source);
        drive::push(world, Frame::Effects(EffectsFrame::new(ctx, list, None)));
    }
}

/// Finally flips the location (AC-CLOSE-13, AC-CLOSE-14, AC-CLOSE-19).
fn flip(world: &mut World) {
    let place = drive::close(world).place;
    table::place_mut(world, place).flipped = true;
    drive::pop_with(world, Returned::Closed(true));
}
