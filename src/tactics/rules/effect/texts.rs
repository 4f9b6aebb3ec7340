//! The texts that are in force, in the order in which things answer an event.

use bevy_ecs::prelude::*;

use super::amount::terrain;
use super::lasting::Lasting;
use super::verbs;
use crate::content::effect::{Instead, Rule, Standing};
use crate::rules::flow::frame::Ctx;
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;

/// Texts of standing effects are numbered from here, beside the rules and powers of their source.
pub const NUMBERS: u8 = 100;
/// Those that a source has given for a while are numbered from here.
pub const GIVEN: u8 = 150;

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
    /// The number of the first of what is so.
    pub first: u8,
    /// Whether what is so is so for nobody but who has the text.
    pub own: bool,
}

/// Returns all texts that are in force, in the order in which things answer an event: the chapter and its
/// law, enemies, allies and summons, tokens and terrain, player boards by seat, what holds for a while. A
/// hero who is knocked out uses no abilities: the class and the player board change that hero's own values,
/// and do nothing else (AT-COND-10, AT-RUL-112).
pub fn texts(world: &World) -> Vec<Text<'_>> {
    let content = table::book(world);
    let (mut all, first, own) = (Vec::new(), NUMBERS, false);
    if let Some(e) = table::encounter(world) {
        let (ctx, instead) = (Ctx::nobody(), &[][..]);
        all.push(Text { ctx, standing: &e.standing, rules: &e.rules, instead, first, own });
    }
    if let Some(law) = verbs::law(world) {
        let (ctx, instead) = (Ctx::nobody(), &[][..]);
        all.push(Text { ctx, standing: &law.standing, rules: &law.rules, instead, first, own });
    }
    for f in table::standing(world) {
        let ctx = Ctx::of(f.id, Source::Fighter(f.id));
        match f.kind {
            FighterKind::Enemy(def) => {
                let e = content.enemy(def);
                let (standing, rules, instead) = (&e.standing, &e.passive, &e.instead);
                all.push(Text { ctx, standing, rules, instead, first, own });
            }
            FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
                let e = content.companion(def);
                let (standing, rules, instead) = (&e.standing, &e.rules, &e.instead);
                all.push(Text { ctx, standing, rules, instead, first, own });
            }
            FighterKind::Hero(_) => {}
        }
    }
    for f in table::standing(world) {
        for (token, _) in &f.tokens {
            let def = &content.pack.tokens[token.index()];
            let ctx = Ctx::of(f.id, Source::Fighter(f.id));
            let (standing, rules, instead) = (&def.standing, &def.rules, &[][..]);
            all.push(Text { ctx, standing, rules, instead, first, own });
        }
    }
    for def in content.terrain.iter().filter(|t| !t.rules.is_empty()) {
        if !terrain(world, &def.id).is_empty() {
            let (ctx, standing, instead) = (Ctx::nobody(), &[][..], &[][..]);
            all.push(Text { ctx, standing, rules: &def.rules, instead, first, own });
        }
    }
    for (f, def) in underfoot(world) {
        let ctx = Ctx::of(f, Source::Chapter);
        let (standing, rules, instead) = (&def.standing, &[][..], &[][..]);
        all.push(Text { ctx, standing, rules, instead, first, own });
    }
    for seat in table::seats(world) {
        let class = table::class(world, seat);
        let hero = table::hero(world, seat);
        let own = hero.is_down() && !hero.on_board;
        let ctx = Ctx::of(seat.into(), Source::Fighter(seat.into()));
        let (standing, rules) = (&class.standing, if own { &[][..] } else { &class.rules });
        all.push(Text { ctx, standing, rules, instead: &[], first, own });
        for card in piles::pile(world, Pile::Board(seat)) {
            let Some(def) = table::printed(world, *card) else { continue };
            let ctx = Ctx::of(seat.into(), Source::Card(*card));
            let (standing, rules, instead) = match own {
                true => (&def.standing, &[][..], &[][..]),
                false => (&def.standing, &def.rules[..], &def.instead[..]),
            };
            all.push(Text { ctx, standing, rules, instead, first, own });
        }
    }
    for spell in &world.resource::<Lasting>().spells {
        let ctx = Ctx::of(spell.on, spell.source);
        let (standing, rules, instead) = (&spell.standing, &spell.rules, &spell.instead);
        all.push(Text { ctx, standing, rules, instead, first: GIVEN, own });
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
