//! The texts that are in force, in the order in which things answer an event.

use bevy_ecs::prelude::*;

use super::amount::terrain;
use super::lasting::Lasting;
use super::verbs;
use crate::content::effect::{Instead, Rule, Standing};
use crate::rules::flow::frame::Ctx;
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::in_force::{self, Bearer, Entry, Gathered};
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

/// What is so by a text, what happens, and what happens instead.
type Said<'w> = (&'w [Standing], &'w [Rule], &'w [Instead]);

/// Returns the texts in force by which something happens, or happens instead, in the order in which things
/// answer an event: the chapter and its law, enemies, allies and summons, tokens and terrain, player boards
/// by seat, what holds for a while. A hero who is knocked out uses no abilities: the class and the player
/// board change that hero's own values, and do nothing else (AT-COND-10, AT-RUL-112).
pub fn texts(world: &World) -> impl Iterator<Item = Text<'_>> {
    in_force::known(world, gather).rules.iter().map(|entry| read(world, entry))
}

/// Returns the texts in force by which something is so, in the same order.
pub fn standing(world: &World) -> impl Iterator<Item = Text<'_>> {
    in_force::known(world, gather).standing.iter().map(|entry| read(world, entry))
}

/// Returns what has an entry's text and what it says.
fn read<'w>(world: &'w World, entry: &Entry) -> Text<'w> {
    let (standing, rules, instead) = said(world, entry.bearer);
    let (rules, instead) = if entry.own { (&[][..], &[][..]) } else { (rules, instead) };
    let ctx = entry.you.map_or_else(Ctx::nobody, |you| Ctx::of(you, entry.source));
    let first = if matches!(entry.bearer, Bearer::Spell(_)) { GIVEN } else { NUMBERS };
    Text { ctx, standing, rules, instead, first, own: entry.own }
}

fn said(world: &World, bearer: Bearer) -> Said<'_> {
    let content = table::book(world);
    match bearer {
        Bearer::Encounter => {
            table::encounter(world).map_or((&[], &[], &[]), |e| (&e.standing, &e.rules, &[]))
        }
        Bearer::Law => verbs::law(world).map_or((&[], &[], &[]), |l| (&l.standing, &l.rules, &[])),
        Bearer::Enemy(def) => {
            let e = content.enemy(def);
            (&e.standing, &e.passive, &e.instead)
        }
        Bearer::Companion(def) => {
            let e = content.companion(def);
            (&e.standing, &e.rules, &e.instead)
        }
        Bearer::Token(token) => {
            let def = &content.pack.tokens[token.index()];
            (&def.standing, &def.rules, &[])
        }
        Bearer::Terrain(at) => (&[], &content.terrain[at].rules, &[]),
        Bearer::Underfoot(at) => (&content.terrain[at].standing, &[], &[]),
        Bearer::Class(seat) => {
            let class = table::class(world, seat);
            (&class.standing, &class.rules, &[])
        }
        Bearer::Card(card) => table::printed(world, card)
            .map_or((&[], &[], &[]), |def| (&def.standing, &def.rules, &def.instead)),
        Bearer::Spell(at) => {
            let spell = &world.resource::<Lasting>().spells[at];
            (&spell.standing, &spell.rules, &spell.instead)
        }
    }
}

/// Gathers everything that is in force.
fn gather(world: &World) -> Gathered {
    let mut all = Gathered::default();
    let nobody = |bearer| Entry { bearer, you: None, source: Source::Chapter, own: false };
    let of = |id: FighterId, bearer, source| Entry { bearer, you: Some(id), source, own: false };
    let mut add = |entry: Entry| {
        let (standing, rules, instead) = said(world, entry.bearer);
        if !standing.is_empty() {
            all.standing.push(entry);
        }
        if !entry.own && !(rules.is_empty() && instead.is_empty()) {
            all.rules.push(entry);
        }
    };
    add(nobody(Bearer::Encounter));
    add(nobody(Bearer::Law));
    for f in table::standing(world) {
        let own = Source::Fighter(f.id);
        match f.kind {
            FighterKind::Enemy(def) => add(of(f.id, Bearer::Enemy(def), own)),
            FighterKind::Summon { def, .. } | FighterKind::Ally { def, .. } => {
                add(of(f.id, Bearer::Companion(def), own));
            }
            FighterKind::Hero(_) => {}
        }
    }
    for f in table::standing(world) {
        for (token, _) in &f.tokens {
            add(of(f.id, Bearer::Token(*token), Source::Fighter(f.id)));
        }
    }
    let kinds = &table::book(world).terrain;
    for (at, def) in kinds.iter().enumerate().filter(|(_, t)| !t.rules.is_empty()) {
        if !terrain(world, &def.id).is_empty() {
            add(nobody(Bearer::Terrain(at)));
        }
    }
    for (at, def) in kinds.iter().enumerate().filter(|(_, t)| !t.standing.is_empty()) {
        let cells = terrain(world, &def.id);
        let there = |f: &&Fighter| f.base().cells().meets(&cells);
        for f in table::standing(world).filter(there) {
            add(of(f.id, Bearer::Underfoot(at), Source::Chapter));
        }
    }
    for seat in table::seats(world) {
        let hero = table::hero(world, seat);
        let own = hero.is_down() && !hero.on_board;
        let source = Source::Fighter(seat.into());
        add(Entry { own, ..of(seat.into(), Bearer::Class(seat), source) });
        for card in piles::pile(world, Pile::Board(seat)) {
            let (bearer, source) = (Bearer::Card(*card), Source::Card(*card));
            add(Entry { own, ..of(seat.into(), bearer, source) });
        }
    }
    for (at, spell) in world.resource::<Lasting>().spells.iter().enumerate() {
        add(of(spell.on, Bearer::Spell(at), spell.source));
    }
    all
}
