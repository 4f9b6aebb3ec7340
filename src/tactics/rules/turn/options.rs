//! What a hero may do in the open part of a turn, in a fixed order.

use bevy_ecs::prelude::*;

use super::{companions, uses};
use crate::content::effect::Change;
use crate::content::printed::{CardDef, Use};
use crate::content::words::{CardKind, Divider, Keyword};
use crate::rules::effect::standing;
use crate::rules::flow::prompt::Act;

use crate::rules::state::ids::{CardId, SeatId, Source};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;
use crate::rules::why::Why;

/// Something that might be done in a turn, with what is in the way, if anything is.
pub type Tried = (Act, Option<Why>);

/// Returns what may be done, besides passing and ending the turn.
pub fn of_turn(world: &World, hero: SeatId) -> Vec<Act> {
    let fits = |(act, no): Tried| no.is_none().then_some(act);
    tried(world, hero).into_iter().filter_map(fits).collect()
}

/// Returns everything that a player might try in a turn, each with what is in the way, if anything is.
pub fn tried(world: &World, hero: SeatId) -> Vec<Tried> {
    let mut all = Vec::new();
    let acts = uses::left(world, hero) > 0;
    for pile in [Pile::Hand(hero), Pile::Board(hero)] {
        for card in piles::pile(world, pile) {
            let Some(def) = table::printed(world, *card) else { continue };
            uses(world, hero, *card, def, pile, &mut all);
        }
    }
    for (n, power) in (0..).zip(uses::chapter_powers(world)) {
        if power.on.is_none() {
            let act = Act::Use { hero, of: Source::Chapter, power: n, with: None };
            all.push((act, uses::refuses(world, hero, Source::Chapter, n)));
        }
    }
    for (n, power) in (0..).zip(&table::class(world, hero).powers) {
        if power.on.is_none() {
            let of = Source::Fighter(hero.into());
            let act = Act::Use { hero, of, power: n, with: None };
            all.push((act, uses::refuses(world, hero, of, n)));
        }
    }
    for f in table::standing(world) {
        let lends = table::companion(world, f.id).map_or(&[][..], |c| &c.lends);
        for (n, power) in (0..).zip(lends) {
            if power.on.is_none() {
                let of = Source::Fighter(f.id);
                let act = Act::Use { hero, of, power: n, with: None };
                all.push((act, uses::refuses(world, hero, of, n)));
            }
        }
    }
    companions::with_hero_tried(world, hero, &mut all);
    let no_action = |act: Act| (act, Some(Why::NoAction));
    for card in piles::pile(world, Pile::Hand(hero)) {
        let kind = table::printed(world, *card).map(|d| d.kind);
        let placed = match kind {
            Some(k) if k.is_equipment() => Some((Act::Equip(*card), None)),
            Some(CardKind::Feature) => {
                let full = !table::has_slot(world, hero, CardKind::Feature);
                Some((Act::Prepare(*card), full.then_some(Why::SlotFull)))
            }
            _ => None,
        };
        if let Some((act, no)) = placed {
            let barred = standing::is(world, hero.into(), |c| *c == Change::CannotEquip);
            let barred = barred.then_some(Why::Forbidden);
            all.push(if acts { (act, no.or(barred)) } else { no_action(act) });
        }
        let act = Act::DiscardToMove(*card);
        all.push(if acts { (act, None) } else { no_action(act) });
    }
    for card in piles::pile(world, Pile::Divider(Divider::PartyItems)) {
        let Some(def) = table::printed(world, *card).filter(|d| d.kind == CardKind::Item) else {
            continue;
        };
        let ways = u8::try_from(def.ways.len()).unwrap_or(u8::MAX);
        for (n, power) in (ways..).zip(&def.powers) {
            if power.on.is_none() {
                let of = Source::Card(*card);
                let act = Act::Use { hero, of, power: n, with: None };
                all.push((act, uses::refuses(world, hero, of, n)));
            }
        }
        if def.ways.is_empty() {
            continue;
        }
        let act = Act::Item(*card);
        match def.use_in {
            Use::Action if !acts => all.push(no_action(act)),
            Use::Turn | Use::Action => all.push((act, uses::item_refuses(world, hero, *card))),
            Use::Camp | Use::Never => all.push((act, Some(Why::ItemSays))),
        }
    }
    all
}

/// Adds the ways and powers of a card in hand or on the player board (AT-ACTN-03 to AT-ACTN-05).
fn uses(
    world: &World,
    hero: SeatId,
    card: CardId,
    def: &CardDef,
    pile: Pile,
    all: &mut Vec<Tried>,
) {
    let (of, on_board) = (Source::Card(card), matches!(pile, Pile::Board(_)));
    let mut add = |power: u8| {
        let act = Act::Use { hero, of, power, with: None };
        all.push((act, uses::refuses(world, hero, of, power)));
    };
    let ways = u8::try_from(def.ways.len()).unwrap_or(u8::MAX);
    // A Response waits for its event, wherever it lies (AT-ACTN-16).
    let waits = def.keywords.contains(&Keyword::Response);
    if uses::is_playable(def.kind) && !waits {
        (0..ways).for_each(&mut add);
    }
    let first = ways.saturating_add(u8::try_from(def.powers.len()).unwrap_or(u8::MAX));
    if !on_board {
        (first..).zip(&def.turn_ways).for_each(|(n, _)| add(n));
    }
    if on_board {
        for (n, power) in (ways..).zip(&def.powers) {
            if power.on.is_none() {
                add(n);
            }
        }
    }
}
