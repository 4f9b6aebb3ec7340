//! What is so, by texts that hold: values that are changed, what may and what must not be done
//! (AT-ABIL-02, AT-BOSS-16, AT-DATA-31).

use bevy_ecs::prelude::*;
use lang::saturating;

use super::amount::count;
use super::lasting::{self, Lasting, Used};
use super::special::{self, Special};
use super::texts;
use super::whom;
use crate::content::amount::Reach;
use crate::content::effect::{Change, Standing};
use crate::content::words::{Condition, Pass};
use crate::ground::{Gait, Piece, Range, TerrainId, distance};
use crate::rules::effect::cond;
use crate::rules::flow::frame::Ctx;
use crate::rules::state::fighter::FighterKind;
use crate::rules::state::ids::{CardId, FighterId, SeatId};
use crate::rules::state::table::{self, Playing};

/// The most cards in a hand, unless an effect changes it (AT-ROUND-03).
pub const HAND: i32 = 4;
/// The most actions of a turn, unless an effect changes it (AT-ACTN-01).
pub const ACTIONS: i32 = 2;

/// Returns what is so for a figure, of some kinds of changes: each with the context of its text.
pub fn changes(
    world: &World,
    id: FighterId,
    kind: impl Fn(&Change) -> bool,
) -> Vec<(Ctx, &Change)> {
    against(world, id, None, kind)
}

/// Returns what is so for a figure, with what holds only against somebody: a target of what it does, or
/// who attacks it.
pub fn against(
    world: &World,
    id: FighterId,
    other: Option<FighterId>,
    kind: impl Fn(&Change) -> bool,
) -> Vec<(Ctx, &Change)> {
    let all = held(world, id, other, |s| kind(&s.change)).into_iter();
    all.map(|h| (h.ctx, &h.standing.change)).collect()
}

/// Returns what is so between a figure and another one, each with the distances from the one to the other
/// at which it holds: wherever either will stand.
pub fn between(
    world: &World,
    id: FighterId,
    other: FighterId,
    kind: impl Fn(&Change) -> bool,
) -> Vec<(Range, &Change)> {
    let all = anywhere(world, id, Some(other), |s| kind(&s.change)).into_iter();
    all.map(|h| (h.apart, &h.standing.change)).collect()
}

/// A text that holds for a figure.
struct Held<'w> {
    ctx: Ctx,
    standing: &'w Standing,
    /// Its number with its source.
    number: u8,
    /// How far off those may be against whom it holds.
    apart: Range,
}

/// Returns the texts of some kinds that hold for a figure, against whoever stands where it does.
fn held(
    world: &World,
    id: FighterId,
    other: Option<FighterId>,
    kind: impl Fn(&Standing) -> bool,
) -> Vec<Held<'_>> {
    let mut all = anywhere(world, id, other, kind);
    all.retain(|h| {
        h.standing.against.as_ref().is_none_or(|whom| whom.within.is_none())
            || other.is_some_and(|other| {
                let base = |id| table::fighter(world, id).base();
                h.apart.covers(distance(base(id), base(other)))
            })
    });
    all
}

/// Returns the texts of some kinds that hold for a figure, against somebody at any distance. Nothing is asked
/// of the others, since their conditions may need what this is about.
fn anywhere(
    world: &World,
    id: FighterId,
    other: Option<FighterId>,
    kind: impl Fn(&Standing) -> bool,
) -> Vec<Held<'_>> {
    let mut all = Vec::new();
    for text in texts::standing(world) {
        for (number, s) in (text.first..).zip(text.standing).filter(|(_, s)| kind(s)) {
            let ctx = &text.ctx;
            let against = |whom| {
                let of = Ctx { you: Some(id), ..ctx.clone() };
                other.is_some_and(|other| whom::means_anywhere(world, &of, whom, other))
            };
            if (!text.own || ctx.you == Some(id))
                && whom::means(world, ctx, &s.whose, id)
                && s.against.as_ref().is_none_or(against)
                && lasting::may(world, s.once, ctx.source, number, Some(id))
                && s.only_if.as_ref().is_none_or(|c| cond::holds(world, &ctx.about(id), c))
            {
                if let Some(whose) = special::Whose::of(text.bearer) {
                    special::took(
                        world,
                        Special::Standing(whose, usize::from(number - text.first)),
                    );
                }
                let within = s.against.as_ref().and_then(|whom| whom.within);
                let apart = within.map_or(Range::band(0, u8::MAX), Reach::help);
                // In a text that nobody has, "you" is whoever it holds for.
                let ctx = Ctx { you: ctx.you.or(Some(id)), ..ctx.clone() };
                all.push(Held { ctx, standing: s, number, apart });
            }
        }
    }
    all
}

/// Returns the texts that hold for a figure only so often, of those that matter now: to be [`spend`]ed.
pub fn limited(
    world: &World,
    id: FighterId,
    other: Option<FighterId>,
    matters: impl Fn(&Ctx, &Change) -> bool,
) -> Vec<Used> {
    let all = held(world, id, other, |s| s.once.is_some()).into_iter();
    let used = |h: Held<'_>| {
        let (source, number) = (h.ctx.source, h.number);
        let once = h.standing.once?;
        matters(&h.ctx, &h.standing.change).then_some(Used { source, number, who: Some(id), once })
    };
    all.filter_map(used).collect()
}

/// Uses up what has mattered just now and does so only so often.
pub fn spend(world: &mut World, used: Vec<Used>) {
    world.resource_mut::<Lasting>().used.extend(used);
}

/// Returns whether something is so for a figure.
pub fn is(world: &World, id: FighterId, what: impl Fn(&Change) -> bool) -> bool {
    !changes(world, id, what).is_empty()
}

/// Adds up what changes a value of a figure.
fn sum<'w>(
    world: &'w World,
    id: FighterId,
    kind: impl Fn(&Change) -> bool,
    part: impl Fn(&Ctx, &'w Change) -> Option<i32>,
) -> i32 {
    let all = changes(world, id, kind).into_iter();
    all.filter_map(|(ctx, change)| part(&ctx, change)).sum()
}

/// Returns the basic movement value of a figure (AT-MOVE-03), at least 0.
pub fn movement(world: &World, id: FighterId) -> i32 {
    let heroes = table::heroes(world);
    let printed = match table::fighter(world, id).kind {
        FighterKind::Hero(seat) => table::class(world, seat).movement.into(),
        FighterKind::Enemy(def) => {
            let e = table::book(world).enemy(def);
            let here = table::placed(world, &e.code).and_then(|p| p.movement.as_ref());
            count(world, &Ctx::nobody(), here.unwrap_or(&e.movement).of(heroes))
        }
        FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
            table::book(world).companion(def).movement.into()
        }
    };
    let more = sum(
        world,
        id,
        |c| matches!(c, Change::Movement(_)),
        |ctx, change| match change {
            Change::Movement(n) => Some(count(world, ctx, n)),
            _ => None,
        },
    );
    (printed + more).max(0)
}

/// Returns what changes the points of every move of a figure.
pub fn move_points(world: &World, id: FighterId) -> i32 {
    sum(
        world,
        id,
        |c| matches!(c, Change::MovePoints(_)),
        |ctx, change| match change {
            Change::MovePoints(n) => Some(count(world, ctx, n)),
            _ => None,
        },
    )
}

/// Returns the maximum HP of a figure with all that raises it for a while (AT-SETUP-23), at least 1.
pub fn max_hp(world: &World, id: FighterId) -> i16 {
    let more = sum(
        world,
        id,
        |c| matches!(c, Change::MaxHp(_)),
        |ctx, change| match change {
            Change::MaxHp(n) => Some(count(world, ctx, n)),
            _ => None,
        },
    );
    let most = i32::from(table::fighter(world, id).max).saturating_add(more);
    i16::try_from(most.max(1)).unwrap_or(i16::MAX)
}

/// Lowers the HP of everybody who has more than the maximum, when what raised it has ended; never
/// below 1 (AT-RUL-65).
pub fn cap_hp(world: &mut World) {
    // Asked after every card that is played, and hardly ever does a text change a maximum.
    let changed = |s: &Standing| matches!(s.change, Change::MaxHp(_));
    let changed = texts::standing(world).any(|text| text.standing.iter().any(changed));
    if !changed && table::standing(world).all(|f| f.hp <= f.max.max(1)) {
        return;
    }
    let above: Vec<(FighterId, i16)> = table::standing(world)
        .map(|f| (f.id, max_hp(world, f.id)))
        .filter(|(id, most)| table::fighter(world, *id).hp > *most)
        .collect();
    for (id, most) in above {
        table::fighter_mut(world, id).hp = most.max(1);
    }
}

/// Returns the hand size of a hero (AT-ROUND-03), at least 0; house rules may change it (AT-RUL-119).
pub fn hand_size(world: &World, seat: SeatId) -> i32 {
    let more = sum(
        world,
        seat.into(),
        |c| matches!(c, Change::HandSize(_)),
        |_, change| match change {
            Change::HandSize(n) => Some(i32::from(*n)),
            _ => None,
        },
    );
    let house = i32::from(world.resource::<Playing>().house.hand);
    (HAND + house + more).max(0)
}

/// Returns how many actions a hero has in a turn (AT-ACTN-01).
pub fn actions(world: &World, seat: SeatId) -> i32 {
    let more = sum(
        world,
        seat.into(),
        |c| matches!(c, Change::Actions(_)),
        |_, change| match change {
            Change::Actions(n) => Some(i32::from(*n)),
            _ => None,
        },
    );
    (ACTIONS + more).max(0)
}

/// Returns what a figure passes through (AT-MOVE-06, AT-EX-14), with what a move gives besides.
pub fn gait(world: &World, id: FighterId, through: &[Pass]) -> Gait {
    let printed: &[Pass] = match table::fighter(world, id).kind {
        FighterKind::Enemy(def) => &table::book(world).enemy(def).passes,
        FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
            &table::book(world).companion(def).passes
        }
        FighterKind::Hero(_) => &[],
    };
    let diagonal = is(world, id, |c| *c == Change::Diagonal);
    if is(world, id, |c| *c == Change::CannotPass) {
        return Gait { diagonal, ..Gait::default() };
    }
    let mut passes: Vec<Pass> = printed.iter().chain(through).copied().collect();
    for (_, change) in changes(world, id, |c| matches!(c, Change::Passes(_))) {
        if let Change::Passes(more) = change {
            passes.extend(more);
        }
    }
    let has = |pass| passes.contains(&pass);
    let (figures, walls) = (has(Pass::Fighters), has(Pass::Walls));
    Gait { figures, walls, obstacles: has(Pass::Obstacles), diagonal }
}

/// Returns whether a condition cannot be put on a figure.
pub fn immune(world: &World, id: FighterId, condition: Condition) -> bool {
    is(world, id, |change| match change {
        Change::Immune(list) => list.is_empty() || list.contains(&condition),
        _ => false,
    })
}

/// Returns whether a change makes a card cost no action (AT-ACTN-14).
pub fn frees(world: &World, ctx: &Ctx, change: &Change, card: CardId) -> bool {
    matches!(change, Change::Free(filter) if cond::matches(world, filter, card, ctx.card))
}

/// Returns whether a hero's card costs no action by a text (AT-ACTN-14).
pub fn plays_free(world: &World, seat: SeatId, card: CardId) -> bool {
    let all = changes(world, seat.into(), |c| matches!(c, Change::Free(_)));
    all.iter().any(|(ctx, change)| frees(world, ctx, change, card))
}

/// Returns whether a hero cannot play a card by a text.
pub fn cannot_play(world: &World, seat: SeatId, card: CardId) -> bool {
    let all = changes(world, seat.into(), |c| matches!(c, Change::CannotPlay(_)));
    all.iter().any(|(ctx, change)| {
        matches!(change, Change::CannotPlay(filter) if cond::matches(world, filter, card, ctx.card))
    })
}

/// Returns the points of moving by a discarded card: half of the basic movement value, rounded down
/// (AT-ACTN-06, AT-ACTN-10, AT-RUL-23, AT-EX-32), unless a text says another number.
pub fn discard_move(world: &World, id: FighterId) -> u16 {
    let all = changes(world, id, |c| matches!(c, Change::DiscardMove(_))).into_iter();
    let said = all.filter_map(|(ctx, change)| match change {
        Change::DiscardMove(n) => Some(count(world, &ctx, n)),
        _ => None,
    });
    saturating::short(saturating::count(said.max().unwrap_or(movement(world, id) / 2)))
}

/// Returns how many pieces of a kind may lie on the board; where each figure has a limit of its own, of
/// those that this one has put there.
pub fn limit(world: &World, kind: TerrainId, by: Option<FighterId>) -> Option<usize> {
    let def = &table::book(world).terrain[usize::from(kind.0)];
    let said = |change: &Change| match change {
        Change::Limit(id, n) if *id == def.id => Some(*n),
        _ => None,
    };
    let changed = match by.filter(|_| def.limit_each) {
        Some(by) => {
            let all = changes(world, by, |c| said(c).is_some()).into_iter();
            all.filter_map(|(_, change)| said(change)).max()
        }
        None => texts::standing(world)
            .flat_map(|text| text.standing)
            .filter_map(|s| said(&s.change))
            .max(),
    };
    changed.or(def.limit).map(usize::from)
}

/// Returns whether a piece counts toward the limit of a kind for a figure.
pub fn counts(world: &World, kind: TerrainId, by: Option<FighterId>) -> impl Fn(&Piece) -> bool {
    let each = table::book(world).terrain[usize::from(kind.0)].limit_each;
    let by = by.map(|by| by.0);
    move |piece| piece.kind == kind && (!each || piece.by == by)
}
