//! Levelling up (AT-LEVL-02, AT-LEVL-03).

use bevy_ecs::prelude::*;
use lang::saturating;

use super::levels::{self, Taken};
use super::{Tried, allowed, decks, gain};
use crate::content::pack::LevelUpId;
use crate::content::words::Divider;
use crate::rules::describe;
use crate::rules::effect::run;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest, question};
use crate::rules::flow::frame::{Ctx, DeckFrame, Flow, Frame, LevelsFrame, Step};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::hand;
use crate::rules::state::ids::{CardId, Def, SeatId, Source};
use crate::rules::state::in_force;
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::table;

/// Every hero levels up once (AT-LEVL-02), also one who is knocked out (AT-RUL-108).
pub fn all_level_up(world: &mut World) {
    let left = table::seats(world).collect();
    drive::push(world, Frame::Levels(LevelsFrame { left }));
}

/// Returns the level-up cards of each hero of the party (AT-LEVL-01).
pub fn taken(world: &World) -> Taken {
    let level = |c: &CardId| match piles::card(world, *c).def {
        Def::LevelUp(id) => Some(id),
        _ => None,
    };
    let of = |seat| piles::pile(world, Pile::Levels(seat)).iter().filter_map(level).collect();
    table::seats(world).map(of).collect()
}

/// The heroes choose one after the other in the order that the party likes, each exactly one card; the
/// limits are looked at anew after each choice (AT-LEVL-03, AT-RUL-73). Whoever has no legal card keeps
/// the level and gets what the pack gives instead.
pub fn level_ups(world: &mut World) {
    if let Some(Act::LevelUp { hero, card }) = drive::answer_one(world) {
        drive::levels_mut(world).left.retain(|s| *s != hero);
        return take(world, hero, card);
    }
    let left = drive::levels(world).left.clone();
    if left.is_empty() {
        drive::pop(world);
        return;
    }
    let options = allowed(tried(world));
    let open = |seat: &SeatId| {
        options.iter().any(|a| matches!(a, Act::LevelUp { hero, .. } if hero == seat))
    };
    if let Some(without) = left.iter().find(|s| !open(s)).copied() {
        drive::levels_mut(world).left.retain(|s| *s != without);
        let instead = table::book(world).pack.parameters.instead_of_level.clone();
        return run::push(world, Ctx::nobody().about(without.into()), instead);
    }
    let q = question(table::lead(world), Ask::LevelUp, Source::Rules);
    drive::ask(world, q, options);
}

/// Returns the next level-up card of each class for each hero who still levels up, with what stands in
/// the way.
pub fn tried(world: &World) -> Vec<Tried> {
    let content = table::book(world);
    let party = taken(world);
    let left = world.resource::<Flow>().levels().map_or(&[][..], |f| &f.left);
    let mut tried = Vec::new();
    for hero in left {
        for plan in levels::plans(content, &party, usize::from(hero.0)) {
            let Some(card) = plan.next.and_then(|id| card_of(world, id)) else { continue };
            let no = plan
                .lacks
                .first()
                .map(|lack| (lack.rule(), describe::lack(world, plan.class, lack)));
            tried.push((Act::LevelUp { hero: *hero, card }, no));
        }
    }
    tried
}

/// Returns a copy of a level-up card: one that nobody has, or the one that somebody has taken.
fn card_of(world: &World, id: LevelUpId) -> Option<CardId> {
    let is = |c: &CardId| piles::card(world, *c).def == Def::LevelUp(id);
    let behind = piles::pile(world, Pile::Divider(Divider::LevelUps)).iter().copied().find(is);
    let had = || {
        let mut all = table::seats(world).flat_map(|s| piles::pile(world, Pile::Levels(s)));
        all.find(|c| is(c)).copied()
    };
    behind.or_else(had)
}

/// A hero takes a level-up card and all that comes with it: the class and the hearts change with it
/// (AT-LEVL-10 to AT-LEVL-13), cards are added (AT-LEVL-24), features and abilities gained
/// (AT-FEAT-01), and the deck may be changed (AT-LEVL-25, AT-LEVL-26).
fn take(world: &mut World, hero: SeatId, card: CardId) {
    let content = table::book(world).clone();
    let Def::LevelUp(id) = piles::card(world, card).def else { return };
    let def = content.level(id);
    piles::own(world, card, Some(hero));
    hand::shift(world, card, Pile::Levels(hero), Spot::Top);
    drive::tell(world, || Cue::Levelled { hero, card });
    let all = taken(world).swap_remove(usize::from(hero.0));
    if let Some(class) = levels::class(&content, &all) {
        table::sheet_mut(world, hero).class = class;
        in_force::dealt(world);
    }
    table::fighter_mut(world, hero.into()).max = levels::hearts(&content, &all);
    gain::add(world, hero, &def.add);
    let new = gain::add(world, hero, &def.replace);
    let removals = saturating::byte(new.len());
    let step = Step::Replace;
    decks::change(world, DeckFrame { hero, step, removals, new, basics: true });
    for list in [&def.features, &def.passives, &def.dice] {
        gain::add(world, hero, list);
    }
    // What a perk replaces is asked first: it lies on top of the stack.
    gain::add(world, hero, def.perk.as_slice());
}
