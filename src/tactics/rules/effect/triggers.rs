//! What answers an event: an explicit scan in a fixed order, forced things first, then at most one
//! Response (AT-ACTN-16, AT-ACTN-17, AT-BOSS-17, AT-RUL-50).

use bevy_ecs::prelude::*;

use super::texts::{NUMBERS, Text};
use super::{cond, lasting, special, texts, useful, whom};
use crate::content::effect::{About, Effect, On, Power, Rule};
use crate::content::words::{Divider, Keyword};
use crate::ground::{Cells, Kind};
use crate::rules::flow::drive::{self, Nearest};
use crate::rules::flow::frame::{Ctx, Fired, Flow, Frame, Happened, TriggersFrame, What};
use crate::rules::flow::prompt::Act;
use crate::rules::state::fighter::FighterKind;
use crate::rules::state::ids::{FighterId, SeatId, Source};
use crate::rules::state::in_force::Bearer;
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;
use crate::rules::turn::uses;

/// Fires an event: what answers it is put on the stack, if anything does.
pub fn fire(world: &mut World, event: Happened) {
    let forced = forced(world, &event);
    let open = !offers(world, &event).is_empty();
    if open || !forced.is_empty() {
        let frame = TriggersFrame { event, forced, open, used: Vec::new(), left: None };
        drive::push(world, Frame::Triggers(frame));
    }
}

/// Returns the rules that answer an event, in the order of the texts in force. An enemy that falls
/// answers its own defeat (AT-RUL-93).
fn forced(world: &World, event: &Happened) -> Vec<Fired> {
    let mut found = Vec::new();
    let fallen = match event.what {
        What::Fell => event.at.and_then(|id| of_fallen(world, id)),
        _ => None,
    };
    for text in texts::answering(world, event.what.bit()).chain(fallen) {
        for (number, rule) in (0..).zip(text.rules) {
            found.extend(answers(world, &text, rule, number, event));
        }
    }
    found
}

/// Returns the texts of an enemy that has just left the board.
fn of_fallen(world: &World, id: FighterId) -> Option<Text<'_>> {
    let gone = !table::fighter(world, id).on_board;
    let FighterKind::Enemy(def) = table::fighter(world, id).kind else { return None };
    let e = table::enemy(world, id).filter(|_| gone)?;
    let (bearer, ctx) = (Bearer::Enemy(def), Ctx::of(id, Source::Fighter(id)));
    let (standing, rules, instead) = (&e.standing, &e.passive, &e.instead);
    Some(Text { bearer, ctx, standing, rules, instead, first: NUMBERS, own: false })
}

fn answers(
    world: &World,
    text: &Text<'_>,
    rule: &Rule,
    number: u8,
    event: &Happened,
) -> Option<Fired> {
    if !matches(world, &text.ctx, &rule.on, event) {
        return None;
    }
    let ctx =
        Ctx { it: event.at.or(event.of), by: event.of, square: event.square, ..text.ctx.clone() };
    let holds = rule.only_if.as_ref().is_none_or(|c| cond::holds(world, &ctx, c));
    let may = lasting::may(world, rule.once, ctx.source, number, ctx.you);
    if holds && may {
        note(world, text.bearer, number, &ctx, &rule.does);
    }
    let (does, once) = (rule.does.clone(), rule.once);
    (holds && may).then_some(Fired { ctx, does, number, once })
}

/// Counts a special rule of the encounter that is about to change something.
fn note(world: &World, bearer: Bearer, number: u8, ctx: &Ctx, does: &[Effect]) {
    if let Some(whose) = special::Whose::of(bearer)
        && special::counted(world)
        && useful::any(world, ctx, does)
    {
        special::took(world, special::Special::Rule(whose, number.into()));
    }
}

/// Returns the Responses and powers that may answer an event, of all heroes who stand, by seat
/// (AT-COND-10, AT-RUL-50): from the hand, and of what lies on the player board.
pub fn offers(world: &World, event: &Happened) -> Vec<Act> {
    let any = texts::offered(world) & event.what.bit() != 0;
    debug_assert!(
        any || looked_for(world, event).is_empty(),
        "what is offered was changed silently"
    );
    if any { looked_for(world, event) } else { Vec::new() }
}

/// Looks through everything that a hero may use.
fn looked_for(world: &World, event: &Happened) -> Vec<Act> {
    let mut all = Vec::new();
    for hero in table::seats(world) {
        if table::hero(world, hero).on_board {
            of_hero(world, hero, event, &mut all);
            lent(world, hero, event, &mut all);
        }
    }
    all
}

/// Adds what the hero's class, items of the party, the chapter and companions in play let the hero do
/// after an event.
fn lent(world: &World, hero: SeatId, event: &Happened, all: &mut Vec<Act>) {
    let mut add = |of: Source, n: u8, power: &Power| {
        let ctx = uses::ctx(world, hero, (of, n), Some(event));
        let fits = power.on.as_ref().is_some_and(|on| matches(world, &ctx, on, event));
        if fits && uses::cannot(world, hero, of, n, Some(event)).is_none() {
            all.push(Act::Use { hero, of, power: n, with: None });
        }
    };
    for card in piles::pile(world, Pile::Divider(Divider::PartyItems)) {
        let Some(def) = table::printed(world, *card) else { continue };
        let first = u8::try_from(def.ways.len()).unwrap_or(u8::MAX);
        (first..).zip(&def.powers).for_each(|(n, p)| add(Source::Card(*card), n, p));
    }
    let class = Source::Fighter(hero.into());
    (0..).zip(&table::class(world, hero).powers).for_each(|(n, p)| add(class, n, p));
    let chapter = table::encounter(world).map_or(&[][..], |e| &e.powers);
    (0..).zip(chapter).for_each(|(n, p)| add(Source::Chapter, n, p));
    for f in table::standing(world) {
        let Some(def) = table::companion(world, f.id) else { continue };
        (0..).zip(&def.lends).for_each(|(n, p)| add(Source::Fighter(f.id), n, p));
        // A summon's own powers are used by its hero's player (AT-SUMM-02).
        if table::seat_of(world, f.id) == hero {
            let first = uses::first_power(def);
            (first..).zip(&def.powers).for_each(|(n, p)| add(Source::Fighter(f.id), n, p));
        }
    }
}

fn of_hero(world: &World, hero: SeatId, event: &Happened, all: &mut Vec<Act>) {
    for pile in [Pile::Hand(hero), Pile::Board(hero)] {
        for card in piles::pile(world, pile) {
            let Some(def) = table::printed(world, *card) else { continue };
            let of = Source::Card(*card);
            let ctx = Ctx::of(hero.into(), of);
            let mut add = |power: u8| {
                if uses::cannot(world, hero, of, power, Some(event)).is_none() {
                    all.push(Act::Use { hero, of, power, with: None });
                }
            };
            let on = def.on.as_ref().filter(|_| def.keywords.contains(&Keyword::Response));
            if uses::is_playable(def.kind) && on.is_some_and(|on| matches(world, &ctx, on, event)) {
                (0..).zip(&def.ways).for_each(|(n, _)| add(n));
            }
            if matches!(pile, Pile::Board(_)) {
                let first = u8::try_from(def.ways.len()).unwrap_or(u8::MAX);
                for (n, power) in (first..).zip(&def.powers) {
                    if power.on.as_ref().is_some_and(|on| matches(world, &ctx, on, event)) {
                        add(n);
                    }
                }
            }
        }
    }
}

/// Returns whether an event is the one that a text names.
pub fn matches(world: &World, ctx: &Ctx, on: &On, event: &Happened) -> bool {
    on.each().iter().any(|on| {
        What::named(on) == Some(event.what)
            && on.about().is_none_or(|about| is_about(world, ctx, about, event))
    })
}

fn is_about(world: &World, ctx: &Ctx, about: &About, event: &Happened) -> bool {
    let any = crate::content::effect::Whom::default();
    let meant = |whom: &crate::content::effect::Whom, id: Option<FighterId>| match id {
        Some(id) => whom::means(world, ctx, whom, id),
        None => *whom == any,
    };
    let on = |cells: Cells| event.square.is_some_and(|sq| cells.contains(sq));
    // Who is stopped before a gap or the edge is stopped where the board ends.
    let edge = |id: &String| {
        let board = table::surface(world).board;
        event.what == What::Stopped
            && event.square.is_none_or(|sq| !board.contains(sq))
            && table::book(world).terrain.iter().any(|t| t.id == *id && t.kind == Kind::Void)
    };
    let attack = || {
        let flow = world.resource::<Flow>();
        flow.attack().is_some_and(|a| cond::attack_is(world, a, about.attack, event.at))
    };
    let token = |id: &String| table::book(world).find_token(id);
    let card = |filter| event.card.is_some_and(|c| cond::matches(world, filter, c, ctx.card));
    meant(&about.of, event.of)
        && meant(&about.at, event.at)
        && (about.attack == crate::content::words::AttackKind::Any || attack())
        && about.terrain.as_ref().is_none_or(|id| on(table::terrain(world, id)) || edge(id))
        && about.mark.as_ref().is_none_or(|name| on(table::mark(world, name)))
        && about.condition.is_none_or(|c| event.condition == Some(c))
        && about.token.as_ref().is_none_or(|id| event.token == token(id))
        && (about.card == crate::content::effect::CardFilter::default() || card(&about.card))
}
