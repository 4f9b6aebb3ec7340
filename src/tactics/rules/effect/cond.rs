//! Whether conditions hold.

use bevy_ecs::prelude::*;

use super::amount::count;
use super::{standing, whom};
use crate::content::effect::{CardFilter, Cond, Effect, Rung};
use crate::content::printed::CardDef;
use crate::content::words::{AttackKind, CardKind, Divider, Who};
use crate::ground::{Cells, Kind, distance};
use crate::rules::fight::length;
use crate::rules::flow::drive::{self, Nearest};
use crate::rules::flow::frame::{AttackFrame, Ctx, Flow};
use crate::rules::sight::is_seen;
use crate::rules::state::field::Field;
use crate::rules::state::fighter::Fighter;
use crate::rules::state::ids::{CardId, FighterId};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::road::Road;
use crate::rules::state::round::{Progress, Round};
use crate::rules::state::table::{self, Playing};

/// Returns whether a condition holds.
pub fn holds(world: &World, ctx: &Ctx, cond: &Cond) -> bool {
    match cond {
        Cond::Not(c) => !holds(world, ctx, c),
        Cond::All(all) => all.iter().all(|c| holds(world, ctx, c)),
        Cond::AnyOf(some) => some.iter().any(|c| holds(world, ctx, c)),
        Cond::There(..)
        | Cond::Gone(_)
        | Cond::EachHero(_)
        | Cond::TokensInPlay(..)
        | Cond::AtLeast(..)
        | Cond::AtMost(..)
        | Cond::RoundsOver(_)
        | Cond::RoundEvery(..)
        | Cond::MainMet
        | Cond::BonusMet(_) => of_board(world, ctx, cond),
        Cond::Flag(_)
        | Cond::Visited(..)
        | Cond::Gold(_)
        | Cond::Owns(_)
        | Cond::PartyHas(_)
        | Cond::Heroes(_)
        | Cond::Difficulty(_) => of_campaign(world, ctx, cond),
        Cond::AttackIs(_)
        | Cond::DiceShow(..)
        | Cond::Rung(_)
        | Cond::WouldFall
        | Cond::Did
        | Cond::Felled
        | Cond::Redirected
        | Cond::WasHurt => of_moment(world, ctx, cond),
        _ => whom::it(ctx).is_some_and(|id| of_figure(world, ctx, cond, id)),
    }
}

fn of_figure(world: &World, ctx: &Ctx, cond: &Cond, id: FighterId) -> bool {
    let f = table::fighter(world, id);
    let near = |cells: Cells| cells.meets(&f.base().cells());
    let seat = f.seat();
    let any = |who: &Who, test: &dyn Fn(&Fighter) -> bool| {
        table::standing(world).any(|other| {
            other.id != id && whom::is(world, &owner(ctx), who, other.id) && test(other)
        })
    };
    match cond {
        Cond::Is(who) => whom::is(world, &owner(ctx), who, id),
        Cond::Class(class) => seat.is_some_and(|s| table::class(world, s).id == *class),
        Cond::Has(condition) => f.has(*condition),
        Cond::HasAny => f.conditions.iter().any(Option::is_some),
        Cond::Tokens(token, n) => {
            table::book(world).find_token(token).is_some_and(|t| f.tokens_of(t) >= *n)
        }
        Cond::Hurt => f.hp < standing::max_hp(world, id),
        Cond::HalfHp => f.hp <= standing::max_hp(world, id) / 2,
        Cond::Down => !f.on_board,
        Cond::Near(who, reach) => {
            any(who, &|other| reach.attack().covers(distance(f.base(), other.base())))
        }
        Cond::SeenBy(who) => any(who, &|other| is_seen(world, other.id, id)),
        Cond::Sees(who) => any(who, &|other| is_seen(world, id, other.id)),
        Cond::On(id) => near(table::terrain(world, id)),
        Cond::OnMark(name) => near(table::mark(world, name)),
        Cond::Beside(id) => near(table::terrain(world, id).around(1)),
        Cond::BesideMark(name) => near(table::mark(world, name).around(1)),
        Cond::BesideKind(kind) => near(of_kind(world, *kind).around(1)),
        Cond::HasActed => has_acted(world, id),
        Cond::Passed => whom::just_passed(world, ctx, id),
        Cond::NeverHurt => !f.was_hurt,
        Cond::InReach => {
            world.resource::<Flow>().attack().is_some_and(|a| length::could_be_at(world, a, id))
        }
        Cond::OnExit => near(world.resource::<Field>().ground.exits),
        Cond::HasMoved => seat.is_some_and(|s| table::sheet(world, s).moved > 0),
        Cond::HasAttacked => seat.is_some_and(|s| table::sheet(world, s).attacked),
        Cond::Wears(filter) => seat.is_some_and(|s| has(world, ctx, Pile::Board(s), filter)),
        Cond::Holds(filter) => seat.is_some_and(|s| has(world, ctx, Pile::Hand(s), filter)),
        _ => false,
    }
}

/// Returns the context in which "it" means nobody else: a word of a side is about who has the text.
fn owner(ctx: &Ctx) -> Ctx {
    Ctx { you: ctx.you, ..ctx.clone() }
}

/// Returns every square of a kind of terrain, pieces among them.
fn of_kind(world: &World, kind: Kind) -> Cells {
    let content = table::book(world);
    let all = content.terrain.iter().enumerate().filter(|(_, t)| t.kind == kind);
    all.fold(Cells::EMPTY, |cells, (place, _)| cells | table::terrain_at(world, place))
}

/// Returns whether a figure has taken its turn in this round, and is not having it.
fn has_acted(world: &World, id: FighterId) -> bool {
    let round = world.resource::<Round>();
    let before = usize::from(round.at).saturating_sub(1);
    round.line.iter().take(before).any(|t| t.of == id)
}

fn has(world: &World, ctx: &Ctx, pile: Pile, filter: &CardFilter) -> bool {
    piles::pile(world, pile).iter().any(|c| matches(world, filter, *c, ctx.card))
}

/// Returns whether a card is of a sort; `own` is the card that has the text.
pub fn matches(world: &World, filter: &CardFilter, card: CardId, own: Option<CardId>) -> bool {
    let Some(def) = table::printed(world, card) else { return false };
    let attacks = || {
        let strikes = |e: &Effect| matches!(e, Effect::Attack { .. } | Effect::BasicAttack { .. });
        def.ways.iter().any(|way| way.iter().any(strikes))
    };
    (filter.ids.is_empty() || filter.ids.contains(&def.id))
        && (filter.kinds.is_empty() || filter.kinds.contains(&def.kind))
        && (filter.class.is_none() || filter.class == def.class)
        && (filter.found_in.is_none() || filter.found_in == def.found_in)
        && filter.keyword.is_none_or(|k| def.keywords.contains(&k))
        && filter.attacks.is_none_or(|wanted| wanted == attacks())
        && !(filter.other && own == Some(card))
}

fn of_board(world: &World, ctx: &Ctx, cond: &Cond) -> bool {
    match cond {
        Cond::There(whom, n) => {
            let all = table::standing(world).filter(|f| whom::means(world, ctx, whom, f.id));
            all.count() >= usize::from(*n)
        }
        Cond::Gone(who) => !table::standing(world).any(|f| whom::is(world, ctx, who, f.id)),
        Cond::EachHero(c) => table::seats(world)
            .map(|s| table::hero(world, s))
            .filter(|f| f.on_board)
            .all(|f| holds(world, &ctx.about(f.id), c)),
        Cond::TokensInPlay(token, n) => {
            let token = table::book(world).find_token(token);
            let all = table::standing(world).map(|f| token.map_or(0, |t| f.tokens_of(t)));
            all.map(u32::from).sum::<u32>() >= u32::from(*n)
        }
        Cond::AtLeast(a, b) => count(world, ctx, a) >= count(world, ctx, b),
        Cond::AtMost(a, b) => count(world, ctx, a) <= count(world, ctx, b),
        Cond::RoundsOver(n) => world.resource::<Round>().number > u16::from(*n),
        Cond::RoundEvery(n, rest) => {
            let round = world.resource::<Round>().number;
            round % u16::from((*n).max(1)) == u16::from(*rest)
        }
        Cond::MainMet => main_met(world),
        Cond::BonusMet(id) => bonus_met(world, id),
        _ => false,
    }
}

/// Returns whether the main objective is met (AT-GOAL-02).
fn main_met(world: &World) -> bool {
    table::encounter(world)
        .is_some_and(|e| e.main.when.as_ref().is_some_and(|c| holds(world, &Ctx::nobody(), c)))
}

/// Returns whether the bonus objective of that name is met.
pub fn bonus_met(world: &World, id: &str) -> bool {
    let all = table::encounter(world).map_or(&[][..], |e| &e.bonus);
    let met = &world.resource::<Progress>().bonus;
    all.iter().zip(met).any(|(o, met)| o.id.as_deref() == Some(id) && *met)
}

fn of_campaign(world: &World, ctx: &Ctx, cond: &Cond) -> bool {
    use crate::content::amount::{Amount, Counted, Of, Term};
    match cond {
        Cond::Flag(flag) => world.resource::<Progress>().flags.contains(flag),
        Cond::Gold(n) => {
            let gold = Term { times: 1, of: Of::Counted(Counted::Gold), at_most: None };
            count(world, ctx, &Amount { terms: vec![gold] }) >= i32::from(*n)
        }
        Cond::Visited(id, outcome) => {
            let visited = &world.resource::<Road>().visited;
            visited.iter().any(|v| v.chapter == *id && (outcome.is_none() || v.outcome == *outcome))
        }
        Cond::Owns(id) => {
            let items = piles::pile(world, Pile::Divider(Divider::PartyItems)).to_vec();
            let own = table::seats(world).flat_map(|seat| piles::owned(world, seat));
            let is = |c: CardId| table::printed(world, c).is_some_and(|d| d.id == *id);
            items.into_iter().chain(own).any(is)
        }
        Cond::PartyHas(class) => table::seats(world).any(|s| table::class(world, s).id == *class),
        Cond::Heroes(n) => table::heroes(world) == usize::from(*n),
        Cond::Difficulty(d) => world.resource::<Playing>().difficulty == *d,
        _ => false,
    }
}

fn of_moment(world: &World, ctx: &Ctx, cond: &Cond) -> bool {
    let flow = world.resource::<Flow>();
    match cond {
        Cond::AttackIs(kind) => flow.attack().is_some_and(|a| attack_is(world, a, *kind, ctx.it)),
        Cond::DiceShow(n, least) => drive::rolled(world).is_some_and(|roll| {
            roll.dice.iter().filter(|d| d.shows >= *least).count() >= usize::from(*n)
        }),
        Cond::Did => flow.effects().is_none_or(|f| f.did),
        Cond::WouldFall => flow.blow().is_some_and(|b| {
            !b.ignored && b.amount >= i32::from(table::fighter(world, b.target).hp)
        }),
        Cond::Rung(rung) => ctx.you.is_some_and(|you| rung_is(world, you, *rung)),
        Cond::Redirected => flow.blow().is_some_and(|b| b.meant.is_some()),
        Cond::Felled => flow.effects().is_some_and(|f| f.felled),
        Cond::WasHurt => flow.effects().is_some_and(|f| f.damage.unwrap_or(0) > 0),
        _ => false,
    }
}

/// Returns whether a card of that sort lies in a hero's tuck box for all to answer: cards that are played
/// come there in no other way.
fn rung_is(world: &World, hero: FighterId, rung: Rung) -> bool {
    let does =
        |def: &CardDef, test: fn(&Effect) -> bool| def.ways.iter().any(|w| w.iter().any(test));
    let moves = |e: &Effect| matches!(e, Effect::Move { .. } | Effect::BasicMove { .. });
    let attacks = |e: &Effect| matches!(e, Effect::Attack { .. } | Effect::BasicAttack { .. });
    let fits = |def: &CardDef| match rung {
        Rung::Any => true,
        Rung::Moves => does(def, moves),
        Rung::Attacks => does(def, attacks),
        Rung::Other => !does(def, moves) && !does(def, attacks),
    };
    let kinds = [CardKind::Action, CardKind::BasicMove, CardKind::BasicAttack];
    let lie = piles::pile(world, Pile::Tuck(table::seat_of(world, hero)));
    let cards = lie.iter().filter_map(|card| table::printed(world, *card));
    cards.filter(|def| kinds.contains(&def.kind)).any(fits)
}

/// Returns whether an attack is of a sort, for a target if one is known.
pub fn attack_is(
    world: &World,
    attack: &AttackFrame,
    kind: AttackKind,
    target: Option<FighterId>,
) -> bool {
    use crate::rules::flow::frame::Aim;
    let aimed = match attack.aim {
        Some(Aim::Fighter(id)) => Some(id),
        _ => target,
    };
    let adjacent = || {
        let by = table::fighter(world, attack.by).base();
        aimed.is_some_and(|id| distance(by, table::fighter(world, id).base()) == 1)
    };
    match kind {
        AttackKind::Any => true,
        AttackKind::Basic => attack.spec.basic,
        AttackKind::Adjacent => adjacent(),
        AttackKind::Distant => aimed.is_some() && !adjacent(),
        AttackKind::Area => attack.spec.target.area.is_some(),
    }
}
