//! Which seats know the position of which facedown cards: after examining them (AC-EXAM-01,
//! AC-EXAM-02) or seeing them put on top of a deck or under it.
//!
//! A position stays known until the deck is shuffled or changed so that it is no longer certain.
//! Players need not share what they saw (AC-RUL-56), so knowledge is stored by seat; clients show
//! it according to open or private hands (AC-COOP-01). No rule reads it. It is part of snapshots
//! and replays, so undo restores it, but not of the digest.

use bevy_ecs::prelude::*;

use super::ids::{CardId, HeroId, PileId};
use super::table;
use crate::kernel::Thing;
use crate::kernel::view::Viewer;

/// The bits of all seats.
const ALL: u8 = u8::MAX;

/// For each card, the seats that know its position: one bit for each seat.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Known(Vec<u8>);

/// A facedown card whose position is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownCard {
    /// The card.
    pub card: CardId,
    /// Number of facedown cards above it.
    pub above: usize,
    /// Number of facedown cards below it.
    pub below: usize,
}

/// Returns whether a pile hides which card is where. The box does not: its content is public, and
/// only chance decides which card is drawn.
pub(in crate::rules) fn is_hidden_pile(pile: PileId) -> bool {
    matches!(pile, PileId::Deck(_) | PileId::Location(_) | PileId::Blessings | PileId::Plunder)
}

/// Returns whether players may not look into a pile: hidden piles and the box.
pub fn is_facedown(pile: PileId) -> bool {
    is_hidden_pile(pile)
        || matches!(pile, PileId::Box(_) | PileId::Vault | PileId::Gone | PileId::Removed)
}

/// Returns whether players see which card moves between two piles: not if both are facedown, except
/// for a card banished from a hero's deck.
pub(super) fn move_is_seen(from: PileId, to: PileId) -> bool {
    let banished = matches!(to, PileId::Box(_) | PileId::Vault | PileId::Removed);
    !is_facedown(from)
        || !is_facedown(to)
        || (matches!(from, PileId::Deck(_) | PileId::Plunder) && banished)
}

fn bit(hero: HeroId) -> u8 {
    1 << (hero.0 % 8)
}

fn seats_knowing(world: &World, card: CardId) -> u8 {
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
pub fn cards_known_to(world: &World, pile: PileId, viewer: Viewer) -> Vec<KnownCard> {
    if !is_hidden_pile(pile) || viewer == Viewer::NOBODY {
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
    let all = lie.map(|(above, card)| KnownCard { card, above, below: n - 1 - above });
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
            let looked = is_hidden_pile(lies.pile) && seats_knowing(world, card) & bit(seat) != 0;
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
        pile => !is_facedown(pile),
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

/// Records that a hero looks at cards in place.
pub(in crate::rules) fn note_seen(world: &mut World, hero: HeroId, cards: &[CardId]) {
    for c in cards {
        if is_hidden_pile(table::card(world, *c).pile) {
            let now = seats_knowing(world, *c);
            set(world, *c, now | bit(hero));
        }
    }
}

/// Records that a hero put cards back in an order that the others do not see.
pub(in crate::rules) fn note_private_order(world: &mut World, hero: HeroId, cards: &[CardId]) {
    for c in cards {
        let now = seats_knowing(world, *c);
        set(world, *c, now & bit(hero));
    }
}

/// Forgets all positions in a pile.
pub(in crate::rules) fn forget_pile(world: &mut World, pile: PileId) {
    let down = facedown_in(world, pile);
    let known = &mut world.resource_mut::<Known>().into_inner().0;
    for c in down {
        if let Some(known) = known.get_mut(usize::from(c.0)) {
            *known = 0;
        }
    }
}

/// Returns the facedown cards of a pile; only a location's deck can have faceup ones.
fn facedown_in(world: &World, pile: PileId) -> Vec<CardId> {
    let all = table::pile(world, pile).iter().copied();
    match pile {
        PileId::Location(_) => all.filter(|c| !table::card(world, *c).up).collect(),
        _ => all.collect(),
    }
}

/// Forgets the positions in a shuffled pile, except that of a single card.
pub(super) fn note_shuffled(world: &mut World, pile: PileId) {
    if facedown_in(world, pile).len() > 1 {
        forget_pile(world, pile);
    }
}

/// Updates knowledge when a card leaves a pile. If it came from the middle of a deck, only those
/// who knew its position stay certain of the others.
pub(super) fn note_leaving(world: &mut World, card: CardId, from: PileId) {
    let top = table::pile(world, from).last() == Some(&card);
    if top || !is_hidden_pile(from) || table::card(world, card).up {
        return;
    }
    let down = facedown_in(world, from);
    if down.first() == Some(&card) || down.last() == Some(&card) {
        return;
    }
    let who = seats_knowing(world, card);
    for c in down {
        let now = seats_knowing(world, c);
        set(world, c, now & who);
    }
}

/// Records who knows a card that arrives in a pile. `certain` is false if it will be shuffled in
/// with others.
pub(super) fn note_arriving(
    world: &mut World,
    card: CardId,
    from: PileId,
    to: PileId,
    certain: bool,
) {
    let saw = match from {
        _ if is_hidden_pile(from) => seats_knowing(world, card),
        PileId::Hand(hero) => bit(hero),
        _ if is_facedown(from) => 0,
        _ => ALL,
    };
    set(world, card, if certain && is_hidden_pile(to) { saw } else { 0 });
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::source::find_pack;
    use crate::cards::vocabulary::Kind;
    use crate::rules::play::{self, Member, Start};
    use crate::rules::state::table::{Spot, move_card, reorder, shuffle};

    /// Returns a table with two heroes and the first location's deck, from the top.
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
        let all = cards_known_to(world, pile, Viewer::of([HeroId(who)]));
        all.into_iter().map(|l| (l.card, l.above)).collect()
    }

    /// AC-EXAM-01, AC-RUL-56: an examined card stays known to who examined it, also when cards
    /// above it leave or others are put on it.
    #[test]
    fn what_was_looked_at_is_known_where_it_lies() {
        let (mut world, pile, c) = laid();
        assert_eq!(known(&world, pile, 0), []);
        note_seen(&mut world, HeroId(0), &c[..3]);
        assert_eq!(known(&world, pile, 0), [(c[0], 0), (c[1], 1), (c[2], 2)]);
        assert_eq!(known(&world, pile, 1), []);
        move_card(&mut world, c[0], PileId::Stage, Spot::Top);
        assert_eq!(known(&world, pile, 0), [(c[1], 0), (c[2], 1)]);
        // Put back in the open, everybody knows it.
        move_card(&mut world, c[0], pile, Spot::Top);
        assert_eq!(known(&world, pile, 1), [(c[0], 0)]);
        assert_eq!(known(&world, pile, 0).len(), 3);
        // A new card from the box is unknown; the cards below it stay known.
        let new = table::pile(&world, PileId::Box(Kind::Item))[0];
        move_card(&mut world, new, pile, Spot::Top);
        assert_eq!(known(&world, pile, 0), [(c[0], 1), (c[1], 2), (c[2], 3)]);
    }

    /// AC-EXAM-02: only the hero who chose an order knows it.
    #[test]
    fn an_order_is_known_to_who_chose_it() {
        let (mut world, pile, c) = laid();
        note_seen(&mut world, HeroId(0), &c[..2]);
        note_seen(&mut world, HeroId(1), &c[..2]);
        reorder(&mut world, pile, &[c[0], c[1]]);
        note_private_order(&mut world, HeroId(1), &c[..2]);
        assert_eq!(known(&world, pile, 0), []);
        assert_eq!(known(&world, pile, 1), [(c[1], 0), (c[0], 1)]);
    }

    /// Shuffling forgets all positions, except that of a single card.
    #[test]
    fn shuffled_it_is_forgotten() {
        let (mut world, pile, c) = laid();
        note_seen(&mut world, HeroId(0), &c);
        shuffle(&mut world, pile);
        assert_eq!(known(&world, pile, 0), []);
        note_seen(&mut world, HeroId(0), &c[..2]);
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

    /// A card leaving the middle at an unknown position makes all others uncertain.
    #[test]
    fn out_of_the_middle_nothing_is_certain() {
        let (mut world, pile, c) = laid();
        note_seen(&mut world, HeroId(0), &c[..4]);
        move_card(&mut world, c[1], PileId::Stage, Spot::Top);
        assert_eq!(known(&world, pile, 0).len(), 3, "who knows it knows where it was");
        move_card(&mut world, c[5], PileId::Stage, Spot::Top);
        assert_eq!(known(&world, pile, 0), []);
    }

    /// A card put from a hand under the deck is known to its owner; undo restores the knowledge
    /// before.
    #[test]
    fn it_goes_back_with_the_table() {
        use crate::rules::flow::history::{restore, snapshot};
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
