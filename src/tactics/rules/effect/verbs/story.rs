//! Verbs of the story: what the party and its heroes gain and lose between encounters, and sometimes in
//! them.

use bevy_ecs::prelude::*;
use lang::saturating;

use super::super::run::{self, Progress};
use super::super::{amount, standing};
use super::needs::{behind, losable, matching, seat_of};
use super::{once, value};
use crate::content::amount::Amount;
use crate::content::effect::{CardFilter, Effect, Owner};
use crate::content::words::{CardKind, Divider};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Ctx, DeckFrame, Step};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::road::{self, decks, gain};
use crate::rules::state::ids::{CardId, SeatId};
use crate::rules::state::piles;
use crate::rules::state::table;

pub(super) fn carry_out(world: &mut World, ctx: &Ctx, effect: &Effect) -> Progress {
    match effect {
        Effect::Gain { what, n, from, to } => {
            let n = n.as_ref().map(|n| saturating::count(value(world, ctx, n)));
            gains(world, ctx, &Cards { what, n }, *from, *to)
        }
        Effect::Lose { what, n, from, to } => {
            let n = n.as_ref().map(|n| saturating::count(value(world, ctx, n)));
            loses(world, ctx, &Cards { what, n }, *from, *to)
        }
        Effect::Gold(n) => {
            let n = value(world, ctx, n);
            once(world, |world| gain::pay(world, n))
        }
        // No level is gained while an encounter is in progress (AT-CAMP-16).
        Effect::LevelUp if drive::fights(world) => Progress::Done(false),
        Effect::LevelUp => once(world, |world| {
            road::all_level_up(world);
            true
        }),
        Effect::BasicSwap(owner) => basic_swap(world, ctx, *owner),
        Effect::RandomEncounter => once(world, road::draw),
        Effect::RemoveThis => once(world, |world| remove_this(world, ctx)),
        _ => Progress::Done(false),
    }
}

/// The cards that a verb speaks of.
#[derive(Clone, Copy)]
struct Cards<'w> {
    what: &'w CardFilter,
    /// How many; nothing means all.
    n: Option<usize>,
}

/// The party or heroes gain cards (AT-GOAL-09). What belongs to heroes is given to one whom the party
/// chooses, card by card (AT-EQUP-03, AT-PERK-02); where each hero gains one, each may choose among
/// different ones.
fn gains(world: &mut World, ctx: &Ctx, cards: &Cards<'_>, from: Divider, to: Owner) -> Progress {
    let all = |world: &World| {
        let all = behind(world, ctx, cards.what, from);
        let n = cards.n.unwrap_or(all.len());
        (all, n)
    };
    match to {
        Owner::Deck(divider) => {
            let (all, n) = all(world);
            let any = !all.is_empty() && n > 0;
            all.into_iter().take(n).for_each(|card| gain::put_behind(world, card, divider));
            Progress::Done(any)
        }
        Owner::Oneself | Owner::It => {
            let who = if to == Owner::It { ctx.it.or(ctx.you) } else { ctx.you };
            let Some(hero) = seat_of(world, who) else { return Progress::Done(false) };
            once(world, |world| {
                let (all, n) = all(world);
                let any = !all.is_empty() && n > 0;
                all.into_iter().take(n).for_each(|card| gain::receive(world, hero, card));
                any
            })
        }
        Owner::Party | Owner::Hero => {
            if run::stage(world) == 0 {
                run::set_stage(world, 1);
                let (all, n) = all(world);
                let f = drive::effects_mut(world);
                f.cards = all.into_iter().take(n).collect();
                f.count = saturating::whole(f.cards.len());
                f.did = !f.cards.is_empty();
            }
            give(world, ctx)
        }
        Owner::EachHero => each_hero(world, ctx, cards, from),
    }
}

/// Gives the cards of the effect under way to heroes whom the party chooses.
fn give(world: &mut World, ctx: &Ctx) -> Progress {
    match drive::answer_one(world) {
        Some(Act::Give { hero, card }) => {
            let f = drive::effects_mut(world);
            f.cards.retain(|c| *c != card);
            f.current = None;
            gain::receive(world, hero, card);
            return Progress::Wait;
        }
        Some(Act::Disagree) => {
            let winner = roll_off(world, ctx);
            drive::effects_mut(world).current = Some(winner.into());
        }
        _ => {}
    }
    let f = drive::effects(world);
    let (Some(card), decides) = (f.cards.first().copied(), f.current) else {
        return Progress::Done(f.did);
    };
    let kind = table::printed(world, card).map(|d| d.kind);
    if kind.is_some_and(|k| gain::of_party(k).is_some()) {
        drive::effects_mut(world).cards.retain(|c| *c != card);
        gain::receive(world, SeatId(0), card);
        return Progress::Wait;
    }
    let mut options: Vec<Act> = table::seats(world).map(|hero| Act::Give { hero, card }).collect();
    if decides.is_none() && table::players(world).len() > 1 {
        options.push(Act::Disagree);
    }
    let who = seat_of(world, decides).unwrap_or(table::lead(world));
    let q = drive::Question { card: Some(card), ..question(who, Ask::Reward, ctx.source) };
    drive::ask(world, q, options);
    Progress::Wait
}

/// The players do not agree: each rolls once, the highest total decides, and ties for it are rolled again
/// among those tied (AT-EQUP-04, AT-PERK-03, AT-RUL-76, AT-RUL-110). Returns a hero of who has won.
fn roll_off(world: &mut World, ctx: &Ctx) -> SeatId {
    /// Rolls until one is highest; so many ties in a row do not come about with dice that differ.
    const MOST_ROLLS: usize = 50;
    let dice = table::book(world).pack.parameters.roll_off.clone();
    let first = |player: u8| table::seats(world).find(|seat| table::player(world, *seat) == player);
    let mut tied: Vec<SeatId> = table::players(world).into_iter().filter_map(first).collect();
    for _ in 0..MOST_ROLLS {
        if tied.len() <= 1 {
            break;
        }
        let rolls: Vec<(SeatId, i32)> =
            tied.iter().map(|seat| (*seat, roll(world, ctx, &dice, *seat))).collect();
        let most = rolls.iter().map(|(_, n)| *n).max();
        tied = rolls.into_iter().filter(|(_, n)| Some(*n) == most).map(|(s, _)| s).collect();
    }
    let hero = tied.first().copied().unwrap_or(SeatId(0));
    drive::tell(world, || Cue::Wins { hero });
    hero
}

fn roll(world: &mut World, ctx: &Ctx, dice: &Amount, seat: SeatId) -> i32 {
    let plus = amount::count(world, ctx, dice);
    let lie = amount::roll(world, ctx, dice);
    let told = lie.iter().map(|d| (d.die, d.shows)).collect();
    drive::tell(world, || Cue::Rolled { by: Some(seat.into()), dice: told, plus });
    amount::sum(&lie, 0) + plus
}

/// Each hero in turn gains so many cards of those that are left, and chooses if they differ.
fn each_hero(world: &mut World, ctx: &Ctx, cards: &Cards<'_>, from: Divider) -> Progress {
    let n = cards.n.unwrap_or(1);
    if let Some(Act::Give { hero, card }) = drive::answer_one(world) {
        take_turn(world, hero, card);
        return Progress::Wait;
    }
    // The stage counts what was given.
    let given = usize::from(run::stage(world));
    let hero = SeatId(saturating::byte(given.checked_div(n).unwrap_or(usize::MAX)));
    let left = behind(world, ctx, cards.what, from);
    if usize::from(hero.0) >= table::heroes(world) || left.is_empty() {
        return Progress::Done(given > 0);
    }
    let offered = decks::one_of_each(world, left.into_iter());
    if let [only] = offered.as_slice() {
        take_turn(world, hero, *only);
        return Progress::Wait;
    }
    let options = offered.into_iter().map(|card| Act::Give { hero, card }).collect();
    drive::ask(world, question(hero, Ask::Reward, ctx.source), options);
    Progress::Wait
}

fn take_turn(world: &mut World, hero: SeatId, card: CardId) {
    let stage = run::stage(world).saturating_add(1);
    run::set_stage(world, stage);
    gain::receive(world, hero, card);
}

/// The party or heroes lose cards; where there is a choice, who owns them chooses, and the party whose
/// (AT-SORT-20).
fn loses(world: &mut World, ctx: &Ctx, cards: &Cards<'_>, from: Owner, to: Divider) -> Progress {
    if let Some(lost) = drive::answer_cards(world) {
        let stage = run::stage(world).saturating_add(1);
        run::set_stage(world, stage);
        lose(world, &lost, to);
        return Progress::Wait;
    }
    // The stage counts whom it concerned: one after the other, if it is every hero.
    let turn = run::stage(world);
    let hero = SeatId(turn);
    let ((all, who), over) = match from {
        Owner::EachHero => {
            let of = || (matching(world, ctx, cards.what, &piles::owned(world, hero)), hero);
            let over = usize::from(turn) >= table::heroes(world);
            (if over { (Vec::new(), hero) } else { of() }, over)
        }
        _ => (losable(world, ctx, cards.what, from), turn > 0),
    };
    if over {
        return Progress::Done(drive::effects(world).count > 0);
    }
    if turn == 0 {
        drive::effects_mut(world).count = 0;
    }
    let n = cards.n.unwrap_or(all.len()).min(all.len());
    let owner = |c: &CardId| (piles::card(world, *c).def, piles::card(world, *c).owner);
    let mut sorts: Vec<_> = all.iter().map(owner).collect();
    sorts.sort_unstable();
    sorts.dedup();
    let chooses = !matches!(from, Owner::Deck(_)) && sorts.len() > 1 && n < all.len();
    if !chooses || n == 0 {
        run::set_stage(world, turn.saturating_add(1));
        let lost: Vec<CardId> = all.into_iter().take(n).collect();
        lose(world, &lost, to);
        return Progress::Wait;
    }
    let options = if n == 1 { one_of_each_owner(world, all) } else { all };
    let options = options.into_iter().map(Act::Card).collect();
    drive::ask_some(world, question(who, Ask::Lose, ctx.source), options, n, n);
    Progress::Wait
}

/// Returns one card of each sort and owner.
fn one_of_each_owner(world: &World, mut all: Vec<CardId>) -> Vec<CardId> {
    let key = |c: &CardId| (piles::card(world, *c).def, piles::card(world, *c).owner);
    all.sort_by_key(key);
    all.dedup_by_key(|c| key(c));
    all
}

fn lose(world: &mut World, cards: &[CardId], to: Divider) {
    for card in cards {
        gain::put_behind(world, *card, to);
    }
    drive::effects_mut(world).count += saturating::whole(cards.len());
    if drive::fights(world) {
        standing::cap_hp(world);
    }
}

/// One hero, or every hero, may add a Basic Move or a Basic Attack and remove a card (AT-LEVL-26).
fn basic_swap(world: &mut World, ctx: &Ctx, owner: Owner) -> Progress {
    if run::stage(world) > 0 {
        return Progress::Done(true);
    }
    let heroes: Vec<SeatId> = match owner {
        Owner::EachHero => table::seats(world).collect(),
        Owner::Oneself => seat_of(world, ctx.you).into_iter().collect(),
        Owner::It => seat_of(world, ctx.it.or(ctx.you)).into_iter().collect(),
        Owner::Party | Owner::Hero | Owner::Deck(_) => {
            let Some(act) = drive::answer_one(world) else {
                let all = table::seats(world).map(|s| Act::Fighter(s.into())).collect();
                let q = question(table::lead(world), Ask::Fighter, ctx.source);
                drive::ask(world, q, all);
                return Progress::Wait;
            };
            let who = if let Act::Fighter(id) = act { Some(id) } else { None };
            seat_of(world, who).into_iter().collect()
        }
    };
    run::set_stage(world, 1);
    let any = !heroes.is_empty();
    for hero in heroes.into_iter().rev() {
        let step = Step::AddBasic;
        let frame = DeckFrame { hero, step, removals: 0, new: Vec::new(), basics: true };
        decks::change(world, frame);
    }
    if any { Progress::Wait } else { Progress::Done(false) }
}

/// The card that has the text leaves the party's deck: a random encounter goes back to the supply, and so
/// does an item (AT-RAND-02, AT-SORT-20).
fn remove_this(world: &mut World, ctx: &Ctx) -> bool {
    let Some(card) = ctx.card else { return false };
    let to = match table::printed(world, card).map(|d| d.kind) {
        Some(CardKind::RandomEncounter) => Divider::SupplyRandom,
        Some(CardKind::Item) => Divider::SupplyItems,
        _ => Divider::Box,
    };
    gain::put_behind(world, card, to);
    true
}
