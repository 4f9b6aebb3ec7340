//! What is so, by texts that hold: values that are changed, what may and what must not be done
//! (AT-ABIL-02, AT-BOSS-16, AT-DATA-31).

use bevy_ecs::prelude::*;
use lang::saturating;

use super::amount::{count, terrain};
use super::lasting::{self, Lasting};
use super::whom;
use crate::content::effect::{CardFilter, Change, Instead, Rule, Standing};
use crate::content::words::{Condition, Pass};
use crate::ground::Gait;
use crate::rules::effect::cond;
use crate::rules::flow::frame::Ctx;
use crate::rules::hand::HAND;
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::{CardId, FighterId, SeatId, Source};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;

/// The most actions of a turn, unless an effect changes it (AT-ACTN-01).
pub const ACTIONS: i32 = 2;

/// The texts of one thing that are in force, with who has them.
pub struct Text<'w> {
    /// Whom and what they speak of.
    pub ctx: Ctx,
    /// What is so.
    pub standing: &'w [Standing],
    /// What happens.
    pub rules: &'w [Rule],
    /// What happens instead.
    pub instead: &'w [Instead],
    /// Whether what is so is so for nobody but who has the text.
    pub own: bool,
}

/// Returns all texts that are in force, in the order in which things answer an event: the chapter,
/// enemies, allies and summons, tokens and terrain, player boards by seat, what holds for a while. A hero
/// who is knocked out uses no abilities: the class and the player board change that hero's own values,
/// and do nothing else (AT-COND-10, AT-RUL-112).
pub fn texts(world: &World) -> Vec<Text<'_>> {
    let content = table::book(world);
    let mut all = Vec::new();
    if let Some(e) = table::encounter(world) {
        let (ctx, instead) = (Ctx::nobody(), &[][..]);
        all.push(Text { ctx, standing: &e.standing, rules: &e.rules, instead, own: false });
    }
    for f in table::standing(world) {
        let ctx = Ctx::of(f.id, Source::Fighter(f.id));
        match f.kind {
            FighterKind::Enemy(def) => {
                let e = content.enemy(def);
                let (standing, rules, instead) = (&e.standing, &e.passive, &e.instead);
                all.push(Text { ctx, standing, rules, instead, own: false });
            }
            FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
                let e = content.companion(def);
                let (standing, rules, instead) = (&e.standing, &e.rules, &e.instead);
                all.push(Text { ctx, standing, rules, instead, own: false });
            }
            FighterKind::Hero(_) => {}
        }
    }
    for f in table::standing(world) {
        for (token, _) in &f.tokens {
            let def = &content.pack.tokens[token.index()];
            let ctx = Ctx::of(f.id, Source::Fighter(f.id));
            let (standing, rules, instead) = (&def.standing, &def.rules, &[][..]);
            all.push(Text { ctx, standing, rules, instead, own: false });
        }
    }
    for def in content.terrain.iter().filter(|t| !t.rules.is_empty()) {
        if !terrain(world, &def.id).is_empty() {
            let (ctx, standing, instead) = (Ctx::nobody(), &[][..], &[][..]);
            all.push(Text { ctx, standing, rules: &def.rules, instead, own: false });
        }
    }
    for (f, def) in underfoot(world) {
        let ctx = Ctx::of(f, Source::Chapter);
        let (standing, rules, instead) = (&def.standing, &[][..], &[][..]);
        all.push(Text { ctx, standing, rules, instead, own: false });
    }
    for seat in table::seats(world) {
        let class = table::class(world, seat);
        let hero = table::hero(world, seat);
        let own = hero.is_down() && !hero.on_board;
        let ctx = Ctx::of(seat.into(), Source::Fighter(seat.into()));
        let (standing, rules) = (&class.standing, if own { &[][..] } else { &class.rules });
        all.push(Text { ctx, standing, rules, instead: &[], own });
        for card in piles::pile(world, Pile::Board(seat)) {
            let Some(def) = table::printed(world, *card) else { continue };
            let ctx = Ctx::of(seat.into(), Source::Card(*card));
            let (standing, rules, instead) = match own {
                true => (&def.standing, &[][..], &[][..]),
                false => (&def.standing, &def.rules[..], &def.instead[..]),
            };
            all.push(Text { ctx, standing, rules, instead, own });
        }
    }
    for spell in &world.resource::<Lasting>().spells {
        let ctx = Ctx::of(spell.on, spell.source);
        let (standing, rules, instead) = (&spell.standing, &spell.rules, &spell.instead);
        all.push(Text { ctx, standing, rules, instead, own: false });
    }
    all
}

/// Returns the kinds of terrain that hold something for whoever stands on them, with who does.
fn underfoot(
    world: &World,
) -> impl Iterator<Item = (FighterId, &crate::content::printed::TerrainDef)> {
    let defs = table::book(world).terrain.iter().filter(|t| !t.standing.is_empty());
    defs.flat_map(move |def| {
        let cells = terrain(world, &def.id);
        let there = move |f: &&Fighter| f.base().cells().meets(&cells);
        table::standing(world).filter(there).map(move |f| (f.id, def))
    })
}

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
    let all = held(world, id, other, kind).into_iter();
    all.map(|h| (h.ctx, &h.standing.change)).collect()
}

/// A text that holds for a figure.
struct Held<'w> {
    ctx: Ctx,
    standing: &'w Standing,
    /// Its number with its source.
    number: u8,
}

/// Texts of standing effects are numbered from here, beside the rules and powers of their source.
const NUMBERS: u8 = 100;

/// Returns the texts of some kinds that hold for a figure. Nothing is asked of the others, since their
/// conditions may need what this is about.
fn held(
    world: &World,
    id: FighterId,
    other: Option<FighterId>,
    kind: impl Fn(&Change) -> bool,
) -> Vec<Held<'_>> {
    let mut all = Vec::new();
    for text in texts(world) {
        for (number, s) in (NUMBERS..).zip(text.standing).filter(|(_, s)| kind(&s.change)) {
            let ctx = &text.ctx;
            let against = |whom| {
                let of = Ctx { you: Some(id), ..ctx.clone() };
                other.is_some_and(|other| whom::means(world, &of, whom, other))
            };
            if (!text.own || ctx.you == Some(id))
                && whom::means(world, ctx, &s.whose, id)
                && s.against.as_ref().is_none_or(against)
                && lasting::may(world, s.once, ctx.source, number, Some(id))
                && s.only_if.as_ref().is_none_or(|c| cond::holds(world, &ctx.about(id), c))
            {
                all.push(Held { ctx: ctx.clone(), standing: s, number });
            }
        }
    }
    all
}

/// Uses up what has mattered just now and does so only so often.
pub fn spend(
    world: &mut World,
    id: FighterId,
    other: Option<FighterId>,
    which: impl Fn(&Change) -> bool,
) {
    let spent: Vec<_> = held(world, id, other, which)
        .into_iter()
        .filter(|h| h.standing.once.is_some())
        .map(|h| (h.standing.once, h.ctx.source, h.number))
        .collect();
    for (once, source, number) in spent {
        lasting::note(world, once, source, number, Some(id));
    }
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
    let above: Vec<(FighterId, i16)> = table::standing(world)
        .map(|f| (f.id, max_hp(world, f.id)))
        .filter(|(id, most)| table::fighter(world, *id).hp > *most)
        .collect();
    for (id, most) in above {
        table::fighter_mut(world, id).hp = most.max(1);
    }
}

/// Returns the hand size of a hero (AT-ROUND-03), at least 0.
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
    (HAND + more).max(0)
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
    if is(world, id, |c| *c == Change::CannotPass) {
        return Gait::default();
    }
    let mut passes: Vec<Pass> = printed.iter().chain(through).copied().collect();
    for (_, change) in changes(world, id, |c| matches!(c, Change::Passes(_))) {
        if let Change::Passes(more) = change {
            passes.extend(more);
        }
    }
    let has = |pass| passes.contains(&pass);
    Gait { figures: has(Pass::Fighters), walls: has(Pass::Walls), obstacles: has(Pass::Obstacles) }
}

/// Returns whether a condition cannot be put on a figure.
pub fn immune(world: &World, id: FighterId, condition: Condition) -> bool {
    is(world, id, |change| match change {
        Change::Immune(list) => list.is_empty() || list.contains(&condition),
        _ => false,
    })
}

/// Returns whether a hero's card costs no action by a text (AT-ACTN-14).
pub fn plays_free(world: &World, seat: SeatId, card: CardId) -> bool {
    of_card(world, seat, card, |change| match change {
        Change::Free(filter) => Some(filter),
        _ => None,
    })
}

/// Returns whether a hero cannot play a card by a text.
pub fn cannot_play(world: &World, seat: SeatId, card: CardId) -> bool {
    of_card(world, seat, card, |change| match change {
        Change::CannotPlay(filter) => Some(filter),
        _ => None,
    })
}

fn of_card(
    world: &World,
    seat: SeatId,
    card: CardId,
    filter: impl Fn(&Change) -> Option<&CardFilter>,
) -> bool {
    let all = changes(world, seat.into(), |c| filter(c).is_some());
    all.iter().any(|(ctx, change)| {
        filter(change).is_some_and(|f| cond::matches(world, f, card, ctx.card))
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
