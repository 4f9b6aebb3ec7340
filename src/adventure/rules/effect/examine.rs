//! Examining cards (AC-EXAM-01 to AC-EXAM-16). Examining is not exploring (AC-EXAM-05), and only
//! the examining hero's player sees the cards (AC-RUL-56). Searching is not examining (AC-RUL-54).

use bevy_ecs::prelude::*;

use super::amounts;
use super::examinable::{can_be_examined, choices};
use super::found::place_found;
use super::laying::{self, Laying};
use super::progress::{Progress, push_list, set_stage, stage};
use super::select::here;
use super::shift::enough;
use super::triggers::{self, Answers, Happened};
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Deck, From, Then};
use crate::rules::edition::switches;
use crate::rules::encounter;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, EffectsFrame, Examining, Flow, Frame};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::flow::revealed;
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Spot};
use crate::rules::state::{encountered, known, token};
use crate::saturating;

fn question(ctx: &Ctx, ask: Ask) -> Question {
    Question { who: ctx.you, ask, source: ctx.source, card: ctx.card }
}

/// Returns the choice of a deck.
fn act_of(pile: PileId) -> Option<Act> {
    match pile {
        PileId::Deck(h) => Some(Act::Hero(h)),
        PileId::Location(p) => Some(Act::Place(p)),
        _ => None,
    }
}

/// Returns the pile to examine, if it has cards: an empty deck cannot be examined (AC-EXAM-10).
/// Neither can one whose location says so. Asks for the location if it is to be chosen, and stores
/// the answer.
fn choose_deck(world: &mut World, ctx: &Ctx, deck: Deck) -> Result<Option<PileId>, Progress> {
    let pile = match deck {
        Deck::Here => PileId::Location(here(world, ctx)),
        Deck::Own => PileId::Deck(ctx.you),
        Deck::Blessings => PileId::Blessings,
        _ => {
            // The number keeps the choice, from 1 on.
            let chosen = match drive::answer_one(world) {
                Some(Act::Hero(h)) => Some(h.0),
                Some(Act::Place(p)) => Some(p.0),
                _ => None,
            };
            if let Some(n) = chosen {
                drive::effects_mut(world).number = i32::from(n) + 1;
            }
            let of_hero = matches!(deck, Deck::OneHero | Deck::OneHeroHere);
            match drive::effects(world).number {
                0 => {
                    let all = choices(&Board::new(world), ctx.you, deck).into_iter();
                    let all: Vec<Act> = all.filter_map(act_of).collect();
                    if all.is_empty() {
                        return Ok(None);
                    }
                    let ask = if of_hero { Ask::Hero } else { Ask::Place };
                    drive::ask(world, question(ctx, ask), all);
                    return Err(Progress::Wait);
                }
                n => {
                    let n = saturating::byte(usize::try_from(n - 1).unwrap_or(0));
                    match of_hero {
                        true => PileId::Deck(HeroId(n)),
                        false => PileId::Location(PlaceId(n)),
                    }
                }
            }
        }
    };
    // In editions where a deck that is too short ends the game, this includes an empty one.
    let short = matches!(deck, Deck::Own | Deck::Blessings) && switches(world).short_decks_end;
    Ok((short || can_be_examined(world, ctx.you, pile)).then_some(pile))
}

/// Shuffles a deck.
pub fn shuffle(world: &mut World, ctx: &Ctx, deck: Deck) -> Progress {
    match choose_deck(world, ctx, deck) {
        Ok(Some(pile)) => table::shuffle(world, pile),
        Ok(None) => {}
        Err(p) => return p,
    }
    Progress::Done
}

/// The parameters of an examine effect.
pub struct Look<'a> {
    /// The deck.
    pub deck: Deck,
    /// Number of cards.
    pub n: &'a Amount,
    /// Stops at the first card that matches.
    pub until: Option<&'a CardFilter>,
    /// What happens to the cards afterwards.
    pub then: &'a Then,
    /// Whether they are those at the bottom.
    pub bottom: bool,
}

/// Examines the top cards of a deck one after the other, then applies `then`.
pub fn examine(world: &mut World, ctx: &Ctx, how: &Look<'_>) -> Progress {
    if stage(world) == 0 {
        let pile = match choose_deck(world, ctx, how.deck) {
            Ok(Some(pile)) => pile,
            Ok(None) => return Progress::Done,
            Err(p) => return p,
        };
        let n = match how.until {
            Some(_) => usize::MAX,
            None => saturating::count(amounts::roll(world, ctx, how.n, "cards")),
        };
        if how.until.is_none()
            && switches(world).short_decks_end
            && !long_enough(world, ctx, how.deck, n)
        {
            return Progress::Done;
        }
        begin(world, pile, n, how.bottom);
        set_stage(world, 1);
    }
    if stage(world) == 1 {
        if look(world, ctx.you, how.until) == Progress::Wait {
            return Progress::Wait;
        }
        set_stage(world, 2);
        if offer(world, ctx, how) {
            return Progress::Wait;
        }
    } else if let Some(laying) = laying_of(how.then) {
        let cards = cards_for_then(world, how.until);
        if laying::answered(world, ctx, &laying, &cards) {
            return Progress::Wait;
        }
    } else {
        answered(world, ctx, how.then, how.bottom);
    }
    if let Some(over) = drive::effects_mut(world).examining.take() {
        end_examination(world, &over);
    }
    Progress::Done
}

/// Returns whether the deck has enough cards. Needing more than one's own deck has kills the hero,
/// more than the blessings deck has loses the scenario, even for examining (AC-GOLD-11, AC-DIE-02,
/// AC-TURN-11).
fn long_enough(world: &mut World, ctx: &Ctx, deck: Deck, n: usize) -> bool {
    let (from, pile) = match deck {
        Deck::Own => (From::Deck, PileId::Deck(ctx.you)),
        Deck::Blessings => (From::Blessings, PileId::Blessings),
        _ => return true,
    };
    let there = table::pile(world, pile).len();
    enough(world, ctx.you, from, there, n)
}

/// Begins with as many cards as there are (AC-LIM-01), the top one first (AC-EXAM-07), from the bottom
/// the one there.
fn begin(world: &mut World, pile: PileId, n: usize, bottom: bool) {
    // Faceup cards are skipped (AC-EXAM-06); tokens are found and not counted (AC-RUL-51).
    let mut left = Vec::new();
    let mut counted = 0;
    let first = encountered::seen_first(world, pile);
    for c in first.iter().rev().take(if bottom { 0 } else { n }) {
        counted += 1;
        left.push(*c);
    }
    let mut lying = table::pile(world, pile).to_vec();
    if !bottom {
        lying.reverse();
    }
    for c in lying.iter().filter(|c| !table::card(world, **c).up) {
        if counted == n {
            break;
        }
        counted += usize::from(token::hero_of(world, *c).is_none());
        left.push(*c);
    }
    left.reverse();
    let (seen, met) = (Vec::new(), Vec::new());
    drive::effects_mut(world).examining =
        Some(Examining { pile, left, seen, told: 0, met, shuffle: false });
}

/// Looks at the next cards until one triggers something, which is finished before the next card;
/// cards that it removed are not looked at (AC-RUL-55). A search stops at the first matching card
/// (AC-EXAM-03).
fn look(world: &mut World, hero: HeroId, until: Option<&CardFilter>) -> Progress {
    let _ = drive::returned(world);
    while let Some(e) = &mut drive::effects_mut(world).examining {
        let (pile, next) = (e.pile, e.left.pop());
        let Some(card) = next else { break };
        if !encountered::lies_in(world, card, pile) {
            continue;
        }
        let before = world.resource::<Flow>().frames.len();
        if place_found(world, card) {
            if world.resource::<Flow>().frames.len() > before {
                report_seen(world, hero);
                return Progress::Wait;
            }
            continue;
        }
        let found = until.is_some_and(|f| Board::new(world).fits(card, f));
        if let Some(e) = &mut drive::effects_mut(world).examining {
            e.seen.push(card);
            if found {
                e.left.clear();
            }
        }
        let mut answers = Answers::default();
        answers.collect(world, hero, Happened::Examined(card));
        let some = !answers.is_empty();
        if some {
            report_seen(world, hero);
        }
        // Even without answers it is noted that a card was examined.
        answers.push(world, hero);
        if some {
            return Progress::Wait;
        }
    }
    report_seen(world, hero);
    Progress::Done
}

/// Makes a cue of the cards seen since the last one, for the examining hero (AC-RUL-56).
fn report_seen(world: &mut World, hero: HeroId) {
    let Some(e) = &mut drive::effects_mut(world).examining else { return };
    let (pile, cards) = (e.pile, e.seen[e.told..].to_vec());
    e.told = e.seen.len();
    if !cards.is_empty() {
        revealed::note_examined(world, &cards);
        known::note_seen(world, hero, &cards);
        world.resource_mut::<Cues>().push(|| Cue::Examined { hero, pile, cards });
    }
}

/// Returns the cards that were looked at and are still in their deck; those encountered or removed
/// meanwhile are not put back (AC-RUL-55).
fn still_there(world: &World) -> Vec<CardId> {
    let Some(e) = &drive::effects(world).examining else { return Vec::new() };
    let there = |c: &CardId| encountered::lies_in(world, *c, e.pile) && !e.met.contains(c);
    e.seen.iter().copied().filter(there).collect()
}

/// Returns the cards that `then` applies to: in a search from the top only the found card, if any
/// (AC-EXAM-04).
fn cards_for_then(world: &World, until: Option<&CardFilter>) -> Vec<CardId> {
    let mut cards = still_there(world);
    if let Some(f) = until {
        let examining = drive::effects(world).examining.as_ref();
        let last = examining.and_then(|e| e.seen.last().copied());
        cards.retain(|c| Some(*c) == last && Board::new(world).fits(*c, f));
    }
    cards
}

/// Returns where examined cards go, if `then` says so.
fn laying_of(then: &Then) -> Option<Laying<'_>> {
    match then {
        Then::Put { what, to, n, may } => Some(Laying { what, to, n: *n, may: *may }),
        _ => None,
    }
}

/// Asks what to do with the cards. Returns false if there is nothing to ask.
fn offer(world: &mut World, ctx: &Ctx, how: &Look<'_>) -> bool {
    let then = how.then;
    let cards = cards_for_then(world, how.until);
    if let Some(laying) = laying_of(then) {
        return laying::ask(world, ctx, &laying, &cards);
    }
    let all: Vec<Act> = cards.iter().map(|c| Act::Card(*c)).collect();
    let fits = |world: &World, f| -> Vec<Act> {
        let fits = |c: &&CardId| Board::new(world).fits(**c, f);
        cards.iter().filter(fits).map(|c| Act::Card(*c)).collect()
    };
    let (ask, options, min, max) = match then {
        Then::If { what, does, otherwise } => {
            let found = !fits(world, what).is_empty();
            let list = if found { does } else { otherwise };
            if list.is_empty() {
                return false;
            }
            push_list(world, ctx, ctx.you, list);
            return true;
        }
        Then::Back | Then::Put { .. } => return false,
        Then::MayShuffle => {
            drive::ask(world, question(ctx, Ask::YesNo), vec![Act::Yes, Act::No]);
            return true;
        }
        Then::Shuffle => {
            if let Some(e) = &mut drive::effects_mut(world).examining {
                e.shuffle = true;
            }
            return false;
        }
        Then::AnyOrder if all.len() < 2 => return false,
        Then::AnyOrder => (Ask::Order, all.clone(), all.len(), all.len()),
        Then::MayBottom => (Ask::Cards, all.clone(), 0, all.len()),
        Then::MayTake(f) => (Ask::Cards, fits(world, f), 0, 1),
        // A card that was encountered because of being examined, or is being encountered, is not
        // encountered again (AC-EXAM-09).
        Then::MayEncounter(f) => {
            let looked = drive::effects(world).examining.as_ref().and_then(|e| match how.until {
                Some(_) => e.seen.last(),
                None => e.seen.first(),
            });
            let first =
                looked.filter(|c| !encountered::on_stage(world, **c)).map(|c| Act::Card(*c));
            let first = fits(world, f).into_iter().find(|a| Some(*a) == first);
            (Ask::Cards, first.into_iter().collect(), 0, 1)
        }
    };
    if options.is_empty() {
        return false;
    }
    drive::ask_some(world, question(ctx, ask), options, min, max);
    true
}

/// Ends an examination: shuffles the deck if an effect asked for that meanwhile (AC-EXAM-08).
pub fn end_examination(world: &mut World, over: &Examining) {
    if over.shuffle {
        table::shuffle(world, over.pile);
    }
}

/// Encounters an examined card, if it is in a location's deck.
pub fn encounter_it(world: &mut World, hero: HeroId, card: CardId) {
    let PileId::Location(place) = table::card(world, card).pile else { return };
    let flow = world.resource_mut::<Flow>().into_inner();
    for f in &mut flow.frames {
        if let Frame::Effects(EffectsFrame { examining: Some(e), .. }) = f
            && e.seen.contains(&card)
        {
            e.met.push(card);
        }
    }
    encounter::begin(world, hero, card, Some(place), false);
}

/// Acquires an examined boon in place, without an encounter (AC-EXAM-13, AC-CARD-23).
pub fn acquire_it(world: &mut World, hero: HeroId, card: CardId) {
    if matches!(table::card(world, card).pile, PileId::Stage | PileId::Hand(_)) {
        return;
    }
    table::move_card(world, card, PileId::Hand(hero), Spot::Top);
    world.resource_mut::<Cues>().push(|| Cue::Acquired { hero, card });
    triggers::fire(world, hero, Happened::Acquired(card));
}

fn answered(world: &mut World, ctx: &Ctx, then: &Then, bottom: bool) {
    if *then == Then::MayShuffle {
        let yes = drive::answer_one(world) == Some(Act::Yes);
        if let Some(e) = &mut drive::effects_mut(world).examining {
            e.shuffle |= yes;
        }
        return;
    }
    let chosen = drive::answer_cards(world).unwrap_or_default();
    let Some(first) = chosen.first().copied() else { return };
    let examining = drive::effects(world).examining.as_ref();
    let pile = examining.map_or(table::card(world, first).pile, |e| e.pile);
    match then {
        // Here, too, the first chosen card is the uppermost of them.
        Then::AnyOrder if bottom => {
            for c in &chosen {
                if table::card(world, *c).pile == pile {
                    table::move_card(world, *c, pile, Spot::Bottom);
                }
            }
            known::note_private_order(world, ctx.you, &chosen);
        }
        Then::AnyOrder => {
            // Encountered cards that stay on top keep their place; put below others, such a card
            // joins the deck and its encounter finds it gone (AC-RUL-20).
            let stays = chosen.iter().take_while(|c| encountered::on_stage(world, **c)).count();
            // The first chosen card ends up on top, so it is put back last.
            let order: Vec<CardId> = chosen.into_iter().skip(stays).rev().collect();
            for c in order
                .iter()
                .filter(|c| encountered::on_stage(world, **c))
                .copied()
                .collect::<Vec<_>>()
            {
                table::move_card(world, c, pile, Spot::Top);
            }
            table::reorder(world, pile, &order);
            known::note_private_order(world, ctx.you, &order);
        }
        Then::MayBottom => {
            known::note_private_order(world, ctx.you, &still_there(world));
            for c in chosen {
                table::move_card(world, c, pile, Spot::Bottom);
            }
        }
        Then::MayTake(_) => {
            table::move_card(world, first, PileId::Hand(ctx.you), Spot::Top);
        }
        Then::MayEncounter(_) => {
            if let PileId::Location(p) = pile {
                encounter::begin(world, ctx.you, first, Some(p), false);
            }
        }
        Then::Back | Then::Shuffle | Then::MayShuffle | Then::Put { .. } | Then::If { .. } => {}
    }
}
