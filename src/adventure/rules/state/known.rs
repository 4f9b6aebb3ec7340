//! Which facedown cards somebody knows where they lie: cards that were examined (AC-EXAM-01,
//! AC-EXAM-02) or were laid in the open on top of a deck or under it. It is kept until the deck is
//! shuffled, or changed so that the place is no longer certain.
//!
//! Who has looked at a card need not tell (AC-RUL-56), so it is kept by seats; what a client shows
//! of it is a matter of hands, open or private (AC-COOP-01). No rule asks for it: it is as much part
//! of the game as what people remember, goes back with an undo, comes again with a replay, and is no
//! part of a digest.

use bevy_ecs::prelude::*;

use super::ids::{CardId, HeroId, PileId};
use super::table;
use crate::kernel::Thing;
use crate::kernel::view::Viewer;

/// Everybody.
const ALL: u8 = u8::MAX;

/// By card, who knows that it lies where it lies: a bit for each seat.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Known(Vec<u8>);

/// A facedown card whose place is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lying {
    /// Which.
    pub card: CardId,
    /// How many facedown cards lie above it.
    pub above: usize,
    /// How many lie below it.
    pub below: usize,
}

/// Whether a pile hides what lies in it, and where. What is in the box is no secret; only chance
/// says what is taken out of it.
pub(in crate::rules) fn hides(pile: PileId) -> bool {
    matches!(pile, PileId::Deck(_) | PileId::Location(_) | PileId::Blessings)
}

/// Whether nobody may look into a pile: those that hide, and the box.
pub fn facedown(pile: PileId) -> bool {
    hides(pile) || matches!(pile, PileId::Box(_) | PileId::Vault | PileId::Gone | PileId::Removed)
}

/// Whether the table sees which card goes from pile to pile: not from one that lies facedown to
/// another. What is banished from a hero's deck is seen.
pub(super) fn seen_moving(from: PileId, to: PileId) -> bool {
    let banished = matches!(to, PileId::Box(_) | PileId::Vault | PileId::Removed);
    !facedown(from) || !facedown(to) || (matches!(from, PileId::Deck(_)) && banished)
}

fn bit(hero: HeroId) -> u8 {
    1 << (hero.0 % 8)
}

fn by(world: &World, card: CardId) -> u8 {
    world.resource::<Known>().0.get(usize::from(card.0)).copied().unwrap_or(0)
}

fn set(world: &mut World, card: CardId, to: u8) {
    let mut known = world.resource_mut::<Known>();
    let at = usize::from(card.0);
    if at >= known.0.len() {
        if to == 0 {
            return;
        }
        known.0.resize(at + 1, 0);
    }
    known.0[at] = to;
}

/// Returns the facedown cards of a pile that a viewer knows, the topmost first.
pub fn lying(world: &World, pile: PileId, viewer: Viewer) -> Vec<Lying> {
    if !hides(pile) || viewer == Viewer::NOBODY {
        return Vec::new();
    }
    let down: Vec<CardId> = table::pile(world, pile)
        .iter()
        .rev()
        .copied()
        .filter(|c| !table::card(world, *c).up)
        .collect();
    let n = down.len();
    let known =
        |card| table::heroes(world).any(|h| viewer.sits(h) && knows(world, h, Thing::Card(card)));
    let lie = down.into_iter().enumerate();
    let all = lie.map(|(above, card)| Lying { card, above, below: n - 1 - above });
    all.filter(|l| known(l.card)).collect()
}

/// Returns whether a hero's player knows a thing: which card lies there, or what lies in a pile. All
/// know what lies in the open, a hero the own hand, and whoever has looked at a facedown card that card
/// (AC-RUL-56).
///
/// This is the one judge of hidden information in the card game: `Family::knows`. The functions below
/// ask it about the pile that a card comes from, goes to or lies in, because texts are about a moment
/// that is over, when the card may have moved on.
pub fn knows(world: &World, seat: HeroId, thing: Thing) -> bool {
    match thing {
        Thing::Card(card) => {
            let lies = table::card(world, card);
            let looked = hides(lies.pile) && by(world, card) & bit(seat) != 0;
            lies.up || looked || sees(seat, lies.pile)
        }
        Thing::Zone(slot) => sees(seat, PileId::from_slot(usize::from(slot))),
        Thing::Cell(_) | Thing::Figure(_) | Thing::Seat(_) | Thing::Die(_) => true,
    }
}

/// Returns whether a hero's player may look into a pile.
fn sees(seat: HeroId, pile: PileId) -> bool {
    match pile {
        PileId::Hand(hero) => hero == seat,
        pile => !facedown(pile),
    }
}

/// Returns whether everybody may look into a pile, also without a seat.
pub fn is_open(pile: PileId) -> bool {
    const BYSTANDER: HeroId = HeroId(u8::MAX);
    sees(BYSTANDER, pile)
}

/// Returns whether a viewer may look into a pile.
pub fn is_visible(world: &World, viewer: Viewer, pile: PileId) -> bool {
    table::heroes(world).any(|hero| viewer.sits(hero) && sees(hero, pile))
}

/// Returns whether a viewer may be shown a card that an option names. A card in somebody's hand is for
/// that player. A pile into which nobody may look hides nothing here: the option itself names its card.
pub fn is_shown(world: &World, viewer: Viewer, card: CardId) -> bool {
    let pile = table::card(world, card).pile;
    is_visible(world, viewer, pile) || !is_visible(world, Viewer::EVERYBODY, pile)
}

/// A hero looks at cards where they lie.
pub(in crate::rules) fn see(world: &mut World, hero: HeroId, cards: &[CardId]) {
    for c in cards {
        if hides(table::card(world, *c).pile) {
            let now = by(world, *c);
            set(world, *c, now | bit(hero));
        }
    }
}

/// A hero has put cards back in an order that the others do not see.
pub(in crate::rules) fn only(world: &mut World, hero: HeroId, cards: &[CardId]) {
    for c in cards {
        let now = by(world, *c);
        set(world, *c, now & bit(hero));
    }
}

/// Nobody can be certain any more of what lies where in a pile.
pub(in crate::rules) fn forget(world: &mut World, pile: PileId) {
    let down = facedown_in(world, pile);
    let known = &mut world.resource_mut::<Known>().into_inner().0;
    for c in down {
        if let Some(known) = known.get_mut(usize::from(c.0)) {
            *known = 0;
        }
    }
}

/// The cards of a pile that lie facedown; only in the deck of a location does any lie faceup.
fn facedown_in(world: &World, pile: PileId) -> Vec<CardId> {
    let all = table::pile(world, pile).iter().copied();
    match pile {
        PileId::Location(_) => all.filter(|c| !table::card(world, *c).up).collect(),
        _ => all.collect(),
    }
}

/// A pile was shuffled; one card alone lies where it lay.
pub(super) fn shuffled(world: &mut World, pile: PileId) {
    if facedown_in(world, pile).len() > 1 {
        forget(world, pile);
    }
}

/// A card leaves a pile: out of the middle of a deck, only who knew where it lay is still certain of
/// the others.
pub(super) fn leaves(world: &mut World, card: CardId, from: PileId) {
    let top = table::pile(world, from).last() == Some(&card);
    if top || !hides(from) || table::card(world, card).up {
        return;
    }
    let down = facedown_in(world, from);
    if down.first() == Some(&card) || down.last() == Some(&card) {
        return;
    }
    let who = by(world, card);
    for c in down {
        let now = by(world, c);
        set(world, c, now & who);
    }
}

/// A card has come to a pile, and whether it lies there for certain: not if it is still to be shuffled
/// in with others.
pub(super) fn comes(world: &mut World, card: CardId, from: PileId, to: PileId, certain: bool) {
    let saw = match from {
        _ if hides(from) => by(world, card),
        PileId::Hand(hero) => bit(hero),
        _ if facedown(from) => 0,
        _ => ALL,
    };
    set(world, card, if certain && hides(to) { saw } else { 0 });
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::source::find_pack;
    use crate::cards::vocabulary::Kind;
    use crate::rules::play::{self, Member, Start};
    use crate::rules::state::table::{Spot, move_card, reorder, shuffle};

    /// A table with two heroes and the deck of the first location, from the top.
    fn laid() -> (World, PileId, Vec<CardId>) {
        let pack = Arc::new(find_pack("lamplighters").expect("the pack that ships"));
        let mut world = World::new();
        play::install(&mut world, pack.clone());
        let member = |n: usize| Member {
            hero: pack.heroes[n].id.clone(),
            deck: pack.heroes[n].deck.clone(),
            feats: table::Feats::default(),
            cohort_gone: false,
        };
        let party = vec![member(0), member(1)];
        let start = Start::new(pack.scenarios[0].id.as_str(), party, 3);
        play::begin(&mut world, &start).expect("it is set up");
        let pile = PileId::Location(super::super::ids::PlaceId(0));
        let cards = table::pile(&world, pile).iter().rev().copied().collect();
        (world, pile, cards)
    }

    fn known(world: &World, pile: PileId, who: u8) -> Vec<(CardId, usize)> {
        let all = lying(world, pile, Viewer::of([HeroId(who)]));
        all.into_iter().map(|l| (l.card, l.above)).collect()
    }

    /// AC-EXAM-01, AC-RUL-56: what was looked at is known to who has looked, where it lies, also
    /// when what lies above it is gone or more is laid on it.
    #[test]
    fn what_was_looked_at_is_known_where_it_lies() {
        let (mut world, pile, c) = laid();
        assert_eq!(known(&world, pile, 0), []);
        see(&mut world, HeroId(0), &c[..3]);
        assert_eq!(known(&world, pile, 0), [(c[0], 0), (c[1], 1), (c[2], 2)]);
        assert_eq!(known(&world, pile, 1), []);
        move_card(&mut world, c[0], PileId::Stage, Spot::Top);
        assert_eq!(known(&world, pile, 0), [(c[1], 0), (c[2], 1)]);
        // Laid back in the open, everybody knows it.
        move_card(&mut world, c[0], pile, Spot::Top);
        assert_eq!(known(&world, pile, 1), [(c[0], 0)]);
        assert_eq!(known(&world, pile, 0).len(), 3);
        // Out of the box nobody knows it, but it lies on the others.
        let new = table::pile(&world, PileId::Box(Kind::Item))[0];
        move_card(&mut world, new, pile, Spot::Top);
        assert_eq!(known(&world, pile, 0), [(c[0], 1), (c[1], 2), (c[2], 3)]);
    }

    /// AC-EXAM-02: an order that one hero has chosen is known to that hero alone.
    #[test]
    fn an_order_is_known_to_who_chose_it() {
        let (mut world, pile, c) = laid();
        see(&mut world, HeroId(0), &c[..2]);
        see(&mut world, HeroId(1), &c[..2]);
        reorder(&mut world, pile, &[c[0], c[1]]);
        only(&mut world, HeroId(1), &c[..2]);
        assert_eq!(known(&world, pile, 0), []);
        assert_eq!(known(&world, pile, 1), [(c[1], 0), (c[0], 1)]);
    }

    /// Shuffled, nothing is known; but a card that lies alone.
    #[test]
    fn shuffled_it_is_forgotten() {
        let (mut world, pile, c) = laid();
        see(&mut world, HeroId(0), &c);
        shuffle(&mut world, pile);
        assert_eq!(known(&world, pile, 0), []);
        see(&mut world, HeroId(0), &c[..2]);
        move_card(&mut world, c[5], PileId::Stage, Spot::Top);
        move_card(&mut world, c[5], pile, Spot::Shuffled);
        assert_eq!(known(&world, pile, 0), []);
        for c in &c {
            move_card(&mut world, *c, PileId::Stage, Spot::Top);
        }
        move_card(&mut world, c[0], pile, Spot::Shuffled);
        assert_eq!(known(&world, pile, 1), [(c[0], 0)]);
        move_card(&mut world, c[1], pile, Spot::Shuffled);
        assert_eq!(known(&world, pile, 1), []);
    }

    /// Out of the middle, from nobody knows where: what lies where is no longer certain.
    #[test]
    fn out_of_the_middle_nothing_is_certain() {
        let (mut world, pile, c) = laid();
        see(&mut world, HeroId(0), &c[..4]);
        move_card(&mut world, c[1], PileId::Stage, Spot::Top);
        assert_eq!(known(&world, pile, 0).len(), 3, "who knows it knows where it was");
        move_card(&mut world, c[5], PileId::Stage, Spot::Top);
        assert_eq!(known(&world, pile, 0), []);
    }

    /// Out of a hand under the deck: its owner knows it, and after an undo it is as it was.
    #[test]
    fn it_goes_back_with_the_table() {
        use crate::rules::flow::past::{restore, snapshot};
        let (mut world, _, _) = laid();
        let hero = HeroId(0);
        let Some(card) = table::pile(&world, PileId::Deck(hero)).last().copied() else { return };
        move_card(&mut world, card, PileId::Hand(hero), Spot::Top);
        let before = snapshot(&world);
        move_card(&mut world, card, PileId::Deck(hero), Spot::Bottom);
        assert_eq!(known(&world, PileId::Deck(hero), 0).len(), 1);
        assert_eq!(known(&world, PileId::Deck(hero), 1), []);
        restore(&mut world, &before);
        assert_eq!(known(&world, PileId::Deck(hero), 0), []);
    }
}
