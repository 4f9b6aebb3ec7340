//! The texts that are in force, in the order in which things answer an event.

use bevy_ecs::prelude::*;

use super::lasting::Lasting;
use crate::content::TacticsContent;
use crate::content::effect::{Instead, Power, Rule, Standing};
use crate::content::words::Divider;
use crate::rules::flow::frame::{Ctx, What};
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::{Def, FighterId, Source};
use crate::rules::state::in_force::{self, Bearer, Entry, Gathered};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::round::Round;
use crate::rules::state::table::{self, Playing};

/// Texts of standing effects are numbered from here, beside the rules and powers of their source.
pub const NUMBERS: u8 = 100;
/// Those that a source has given for a while are numbered from here.
pub const GIVEN: u8 = 150;

/// The texts of one thing that are in force, with who has them.
pub struct Text<'w> {
    /// What has them.
    pub bearer: Bearer,
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

/// Returns the texts in force by which something happens after events of some kinds, a bit each, in the order
/// in which things answer an event: the chapter and its law, enemies, allies and summons, tokens and
/// terrain, player boards by seat, what holds for a while. A hero who is knocked out uses no abilities: the
/// class and the player board change that hero's own values, and do nothing else (AT-COND-10, AT-RUL-112).
pub fn answering(world: &World, kinds: u64) -> impl Iterator<Item = Text<'_>> {
    let content = table::book(world);
    let all = in_force::known(world, gather).rules.iter().filter(move |e| e.answers & kinds != 0);
    all.map(|entry| read(world, content, entry))
}

/// Returns the texts in force by which something happens instead, in the same order.
pub fn instead(world: &World) -> impl Iterator<Item = Text<'_>> {
    let content = table::book(world);
    in_force::known(world, gather).instead.iter().map(|entry| read(world, content, entry))
}

/// Returns the texts in force by which something is so, in the same order.
pub fn standing(world: &World) -> impl Iterator<Item = Text<'_>> {
    let content = table::book(world);
    in_force::known(world, gather).standing.iter().map(|entry| read(world, content, entry))
}

/// Returns the kinds of events, a bit each, that anything answers which a hero might use.
pub fn offered(world: &World) -> u64 {
    in_force::offered(world, look)
}

/// Returns what has an entry's text and what it says.
fn read<'w>(world: &'w World, content: &'w TacticsContent, entry: &Entry) -> Text<'w> {
    let (standing, rules, instead) = said(world, content, entry.bearer);
    let ctx = entry.you.map_or_else(Ctx::nobody, |you| Ctx::of(you, entry.source));
    let first = if matches!(entry.bearer, Bearer::Spell(_)) { GIVEN } else { NUMBERS };
    Text { bearer: entry.bearer, ctx, standing, rules, instead, first, own: entry.own }
}

fn said<'w>(world: &'w World, content: &'w TacticsContent, bearer: Bearer) -> Said<'w> {
    match bearer {
        Bearer::Encounter => {
            let chapter = content.chapter(world.resource::<Playing>().chapter);
            chapter.encounter.as_ref().map_or((&[], &[], &[]), |e| (&e.standing, &e.rules, &[]))
        }
        Bearer::Law(n) => {
            table::law(world, n).map_or((&[], &[], &[]), |l| (&l.standing, &l.rules, &[]))
        }
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
        Bearer::Class(class) => {
            let class = content.class(class);
            (&class.standing, &class.rules, &[])
        }
        Bearer::Card(card) => {
            let def = content.card(card);
            (&def.standing, &def.rules, &def.instead)
        }
        Bearer::Spell(at) => {
            let spell = &world.resource::<Lasting>().spells[at];
            (&spell.standing, &spell.rules, &spell.instead)
        }
    }
}

/// Gathers everything that is in force.
fn gather(world: &World) -> Gathered {
    let content = table::book(world);
    let mut all = Gathered::default();
    let source = Source::Chapter;
    let nobody = |bearer| Entry { bearer, you: None, source, own: false, answers: 0 };
    let of = |id: FighterId, bearer, source| Entry { you: Some(id), source, ..nobody(bearer) };
    let mut add = |entry: Entry| {
        let (standing, rules, instead) = said(world, content, entry.bearer);
        if !standing.is_empty() {
            all.standing.push(entry);
        }
        if !entry.own && !rules.is_empty() {
            let answers = rules.iter().fold(0, |all, rule| all | What::all(&rule.on));
            all.rules.push(Entry { answers, ..entry });
        }
        if !entry.own && !instead.is_empty() {
            all.instead.push(entry);
        }
    };
    add(nobody(Bearer::Encounter));
    let laws = &world.resource::<Round>().in_force;
    laws.iter().for_each(|n| add(nobody(Bearer::Law(*n))));
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
    for (at, _) in content.terrain.iter().enumerate().filter(|(_, t)| !t.rules.is_empty()) {
        if !table::terrain_at(world, at).is_empty() {
            add(nobody(Bearer::Terrain(at)));
        }
    }
    for (at, _) in content.terrain.iter().enumerate().filter(|(_, t)| !t.standing.is_empty()) {
        let cells = table::terrain_at(world, at);
        if cells.is_empty() {
            continue;
        }
        let there = |f: &&Fighter| f.base().cells().meets(&cells);
        for f in table::standing(world).filter(there) {
            add(of(f.id, Bearer::Underfoot(at), Source::Chapter));
        }
    }
    for seat in table::seats(world) {
        let hero = table::hero(world, seat);
        let own = hero.is_down() && !hero.on_board;
        let (class, source) = (table::sheet(world, seat).class, Source::Fighter(seat.into()));
        add(Entry { own, ..of(seat.into(), Bearer::Class(class), source) });
        for card in piles::pile(world, Pile::Board(seat)) {
            let Def::Card(def) = piles::card(world, *card).def else { continue };
            add(Entry { own, ..of(seat.into(), Bearer::Card(def), Source::Card(*card)) });
        }
    }
    for (at, spell) in world.resource::<Lasting>().spells.iter().enumerate() {
        add(of(spell.on, Bearer::Spell(at), spell.source));
    }
    all
}

/// Looks up the kinds of events that anything answers which a hero might use.
fn look(world: &World) -> u64 {
    let power = |p: &Power| p.on.as_ref().map_or(0, What::all);
    let powers = |all: &[Power]| all.iter().fold(0, |kinds, p| kinds | power(p));
    let cards = |pile: Pile| {
        let defs = piles::pile(world, pile).iter().filter_map(|c| table::printed(world, *c));
        defs.fold(0, |kinds, d| kinds | powers(&d.powers) | d.on.as_ref().map_or(0, What::all))
    };
    let of_seat = |seat| {
        powers(&table::class(world, seat).powers)
            | cards(Pile::Hand(seat))
            | cards(Pile::Board(seat))
    };
    let heroes = table::seats(world).fold(0, |kinds, seat| kinds | of_seat(seat));
    let companions = table::fighters(world).filter_map(|f| table::companion(world, f.id));
    let companions = companions.fold(0, |kinds, c| kinds | powers(&c.lends) | powers(&c.powers));
    let chapter = table::encounter(world).map_or(0, |e| powers(&e.powers));
    heroes | companions | chapter | cards(Pile::Divider(Divider::PartyItems))
}
