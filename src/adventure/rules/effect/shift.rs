//! Moving cards between piles by an effect: drawing, discarding, healing, banishing and the like.
//! Piles keep their order unless a text says otherwise (AC-PLAY-42, AC-RUL-58, AC-PLAY-43); from a
//! discard pile the hero chooses (AC-RUL-59).

use bevy_ecs::prelude::*;

use super::amounts;
use super::cond::pile_of;
use super::found::place_found;
use super::instead::{self, GOING};
use super::progress::{Progress, set_stage, stage};
use super::select::movable;
use super::time;
use super::triggers::{self, Happened};
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Effect, From, Pick, To, Who};
use crate::cards::vocabulary::Action;
use crate::kernel::rng::Rng;
use crate::rules::death;
use crate::rules::edition::switches;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, EffectsFrame, Flow, Frame, List};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::table::{self, Spot};
use crate::rules::state::{encountered, faceup, known, laid, leaving};
use crate::saturating;

/// Puts a card where a text says. `hero`: the owner of the piles meant. `place`: the location that
/// the card came from, if it is not the hero's.
pub fn put(world: &mut World, card: CardId, to: To, hero: HeroId, place: Option<PlaceId>) {
    let here = place.unwrap_or(table::hero(world, hero).at);
    // Whose it is must be known as long as it lies with somebody else.
    let own = table::card(world, card).pile.hero();
    if matches!(to, To::Beside | To::BesideOne | To::Scenario)
        || (to == To::Displayed && own.is_some_and(|own| own != hero))
    {
        laid::note(world, card, hero);
    }
    let (pile, spot) = match to {
        To::Hand => (PileId::Hand(hero), Spot::Top),
        To::DeckTop => (PileId::Deck(hero), Spot::Top),
        To::DeckBottom => (PileId::Deck(hero), Spot::Bottom),
        To::Deck => (PileId::Deck(hero), Spot::Shuffled),
        // Cards of the blessings deck go to its own discard pile (AC-PLAY-49).
        To::Discards if table::card(world, card).pile == PileId::Blessings => {
            (PileId::Hours, Spot::Top)
        }
        To::Discards => (PileId::Discards(hero), Spot::Top),
        To::Buried => (PileId::Buried(hero), Spot::Top),
        To::Displayed => (PileId::Displayed(hero), Spot::Top),
        To::Scenario => (PileId::Support, Spot::Top),
        To::Beside | To::BesideOne => (PileId::Beside(here), Spot::Top),
        To::Here | To::OpenOne | To::OtherOpenOne => (PileId::Location(here), Spot::Shuffled),
        To::HereTop => (PileId::Location(here), Spot::Top),
        To::HereUp => return leave_up(world, card, here, hero),
        To::FullestUp => {
            let from = match table::card(world, card).pile {
                PileId::Location(p) => Some(p),
                _ => place,
            };
            let to = fullest(world, from).unwrap_or(from.unwrap_or(here));
            return leave_up(world, card, to, hero);
        }
        To::HereBottom => (PileId::Location(here), Spot::Bottom),
        To::HereSecond => {
            let deck = table::pile(world, PileId::Location(here)).len();
            (PileId::Location(here), Spot::At(deck.saturating_sub(1)))
        }
        To::Elsewhere | To::ElsewhereTop | To::AnyOpen | To::AnyOpenTop => {
            let mut open = table::open_places(world);
            open.retain(|p| *p != here || matches!(to, To::AnyOpen | To::AnyOpenTop));
            let place = if open.is_empty() {
                here
            } else {
                open[world.resource_mut::<Rng>().below(open.len())]
            };
            let top = matches!(to, To::ElsewhereTop | To::AnyOpenTop);
            let spot = if top { Spot::Top } else { Spot::Shuffled };
            (PileId::Location(place), spot)
        }
        To::Blessings => (PileId::Blessings, Spot::Shuffled),
        To::Hours => (PileId::Hours, Spot::Top),
        To::Box => return table::banish(world, card),
    };
    table::move_card(world, card, pile, spot);
}

/// Returns the open location whose deck has the most cards, but not the one that a card comes from;
/// of several a random one.
fn fullest(world: &mut World, from: Option<PlaceId>) -> Option<PlaceId> {
    let mut open = table::open_places(world);
    open.retain(|p| Some(*p) != from);
    let cards = |p: &PlaceId| table::pile(world, PileId::Location(*p)).len();
    let most = open.iter().map(cards).max();
    let full: Vec<PlaceId> = open.iter().copied().filter(|p| Some(cards(p)) == most).collect();
    random_of(world, &full)
}

/// Returns the one of these locations with the fewest living heroes, of several a random one.
pub fn emptiest(world: &mut World, places: &[PlaceId]) -> Option<PlaceId> {
    let heroes = |p: &PlaceId| table::heroes_at(world, *p).len();
    let fewest = places.iter().map(heroes).min();
    let empty: Vec<PlaceId> =
        places.iter().copied().filter(|p| Some(heroes(p)) == fewest).collect();
    random_of(world, &empty)
}

fn random_of(world: &mut World, places: &[PlaceId]) -> Option<PlaceId> {
    match places {
        [] => None,
        [only] => Some(*only),
        some => some.get(world.resource_mut::<Rng>().below(some.len())).copied(),
    }
}

/// Leaves a card faceup on a deck; the hero may reorder several faceup cards (AC-FACE-05).
fn leave_up(world: &mut World, card: CardId, place: PlaceId, hero: HeroId) {
    faceup::leave(world, card, place, 0);
    world.resource_mut::<Cues>().push(|| Cue::LeftUp { card, place });
    if faceup::cards(world, place).len() > 1 && table::hero(world, hero).at == place {
        let ctx = Ctx::of(hero, Source::Card(card));
        let list = List([Effect::OrderFaceup].into());
        drive::push(world, Frame::Effects(EffectsFrame::new(ctx, list, None)));
    }
}

/// Lets the hero put the faceup cards of the hero's location in any order (AC-FACE-05).
pub fn order_faceup(world: &mut World, ctx: &Ctx) -> Progress {
    let place = table::hero(world, ctx.you).at;
    if stage(world) == 1 {
        let order = drive::answer_cards(world).unwrap_or_default();
        faceup::order(world, place, &order);
        return Progress::Done;
    }
    let up = faceup::cards(world, place);
    if up.len() < 2 {
        return Progress::Done;
    }
    set_stage(world, 1);
    let n = up.len();
    let options = up.into_iter().map(Act::Card).collect();
    let q = Question { who: ctx.you, ask: Ask::Order, source: ctx.source, card: ctx.card };
    drive::ask_some(world, q, options, n, n);
    Progress::Wait
}

/// The parameters of a shift effect.
pub struct Shift<'a> {
    /// The pile to take from.
    pub from: From,
    /// The cards to take.
    pub what: &'a CardFilter,
    /// Number of cards.
    pub n: &'a Amount,
    /// How the cards are picked.
    pub pick: Pick,
    /// The destination.
    pub to: To,
    /// The location whose deck or cards are meant, if it is not the hero's.
    pub whence: Option<PlaceId>,
    /// The location that they go to, if it is not the hero's.
    pub place: Option<PlaceId>,
}

impl Shift<'_> {
    /// Returns the pile to take from.
    fn pile(&self, world: &World, hero: HeroId) -> PileId {
        match (self.from, self.whence) {
            (From::Here, Some(place)) => PileId::Location(place),
            (From::Beside, Some(place)) => PileId::Beside(place),
            _ => pile_of(world, self.from, hero),
        }
    }
}

/// Carries out a shift for one hero.
pub fn shift(world: &mut World, ctx: &Ctx, hero: HeroId, s: &Shift<'_>) -> Progress {
    match s.from {
        From::Paid => {
            paid(world, ctx, hero, s);
            return Progress::Done;
        }
        From::Moved => {
            moved(world, ctx, hero, s);
            return Progress::Done;
        }
        _ => {}
    }
    match stage(world) {
        1 => return chosen(world, ctx, hero, s),
        GOING => return go_on(world, hero, s),
        _ => {}
    }
    let n = if s.pick == Pick::All {
        usize::MAX
    } else {
        saturating::count(amounts::roll(world, &Ctx { you: hero, ..ctx.clone() }, s.n, "cards"))
    };
    if n == 0 {
        return Progress::Done;
    }
    if s.from == From::Box {
        from_box(world, hero, s, n);
        return Progress::Done;
    }
    let pile = s.pile(world, hero);
    let facedown = matches!(s.from, From::Deck | From::Here | From::Blessings);
    // A random card from an unknown position makes the positions of the others uncertain.
    if facedown && s.pick == Pick::Random {
        known::forget_pile(world, pile);
    }
    // A token in a searched deck is found (AC-RUL-50).
    if s.pick == Pick::Search {
        for c in table::pile(world, pile).to_vec() {
            place_found(world, c);
        }
    }
    let board = Board::new(world);
    let fits: Vec<CardId> = encountered::deck(world, pile)
        .iter()
        .copied()
        .filter(|c| board.fits(*c, s.what))
        .filter(|c| movable(&board, ctx, (s.from, s.to), *c))
        .filter(|c| !(s.to == To::Hand && is_newly_flipped(world, ctx, s.from, *c)))
        .collect();
    match s.pick {
        Pick::UpTo if facedown => up_to(world, ctx, hero, pile, (0, n)),
        Pick::AnyNumber if facedown => {
            let least = usize::from(switches(world).any_number_is_some);
            up_to(world, ctx, hero, pile, (least, usize::MAX))
        }
        Pick::Choose | Pick::Top | Pick::Bottom
            if facedown || matches!(s.pick, Pick::Top | Pick::Bottom) =>
        {
            top(world, ctx, hero, s, pile, n);
            Progress::Done
        }
        Pick::All => move_all(world, hero, s, &fits),
        // A random card of a facedown deck is taken from its top, which is just as random, and as
        // deadly if the deck is too short (AC-DIE-03).
        Pick::Random if facedown && *s.what == CardFilter::default() => {
            let mut some = fits;
            world.resource_mut::<Rng>().shuffle(&mut some);
            if !enough(world, hero, s.from, some.len(), n) {
                return Progress::Done;
            }
            some.truncate(n);
            move_all(world, hero, s, &some)
        }
        Pick::Random => {
            let mut some = fits;
            world.resource_mut::<Rng>().shuffle(&mut some);
            some.truncate(n);
            move_all(world, hero, s, &some)
        }
        Pick::Choose if fits.len() <= n => move_all(world, hero, s, &fits),
        Pick::Choose | Pick::UpTo | Pick::AnyNumber | Pick::Top | Pick::Bottom | Pick::Search => {
            if fits.is_empty() {
                // The deck is shuffled even if the search found nothing (AC-EXAM-12).
                if s.pick == Pick::Search {
                    table::shuffle(world, pile);
                }
                return Progress::Done;
            }
            set_stage(world, 1);
            let most = if s.pick == Pick::AnyNumber { fits.len() } else { n.min(fits.len()) };
            let least = match s.pick {
                Pick::UpTo => 0,
                Pick::AnyNumber => usize::from(switches(world).any_number_is_some),
                _ => most,
            };
            let options = fits.into_iter().map(Act::Card).collect();
            let q = Question { who: hero, ask: Ask::Cards, source: ctx.source, card: ctx.card };
            drive::ask_some(world, q, options, least, most);
            Progress::Wait
        }
    }
}

/// Returns whether the card was just flipped by advancing the blessings deck: then nobody can
/// acquire it by answering the flip (AC-GOLD-03, AC-TURN-08); later it may be drawn like any other.
fn is_newly_flipped(world: &World, ctx: &Ctx, from: From, card: CardId) -> bool {
    from == From::Hours && ctx.card == Some(card) && switches(world).hour_is_never_acquired
}

/// Takes up to `n` cards from the top of a facedown deck: the hero chooses the number without
/// seeing them (AC-PLAY-41). If the deck has fewer than chosen, none is taken.
fn up_to(
    world: &mut World,
    ctx: &Ctx,
    hero: HeroId,
    pile: PileId,
    (least, n): (usize, usize),
) -> Progress {
    let most = n.min(encountered::deck(world, pile).len());
    if most > 0 {
        set_stage(world, 1);
        let options = saturating::bytes(most.saturating_add(1)).skip(least).map(Act::Choice);
        let q = Question { who: hero, ask: Ask::Choice, source: ctx.source, card: ctx.card };
        drive::ask(world, q, options.collect());
        return Progress::Wait;
    }
    Progress::Done
}

fn chosen(world: &mut World, ctx: &Ctx, hero: HeroId, s: &Shift<'_>) -> Progress {
    if let Some([Act::Choice(n)]) = world.resource::<Flow>().answer.as_deref() {
        let n = usize::from(*n);
        let _ = drive::answer(world);
        let pile = s.pile(world, hero);
        top(world, ctx, hero, s, pile, n);
        return Progress::Done;
    }
    let cards = drive::answer_cards(world).unwrap_or_default();
    let progress = move_all(world, hero, s, &cards);
    if s.pick == Pick::Search {
        let pile = s.pile(world, hero);
        table::shuffle(world, pile);
    }
    progress
}

/// Returns the action that a shift amounts to, for texts about cards of a hero that go somewhere by
/// it for whatever reason.
fn action(s: &Shift<'_>) -> Option<Action> {
    let own = matches!(s.from, From::Hand | From::Discards | From::Displayed);
    Action::ALL.into_iter().find(|a| own && To::of(*a) == Some(s.to))
}

/// Returns where one of the cards goes in the end (AC-GOLD-03).
fn goal(world: &World, hero: HeroId, s: &Shift<'_>, card: CardId) -> To {
    let sent = action(s).and_then(|a| instead::moved(&Board::new(world), hero, card, a));
    sent.unwrap_or(s.to)
}

/// Moves the cards one by one, where their hero may send one elsewhere.
fn go_on(world: &mut World, hero: HeroId, s: &Shift<'_>) -> Progress {
    let depth = world.resource::<Flow>().frames.len();
    while let Some(card) = drive::effects(world).cards.first().copied() {
        let mut to = goal(world, hero, s, card);
        if let Some(choice) = instead::of_move(&Board::new(world), hero, card, s.to) {
            let Some(sent) = instead::answer(world, &choice) else {
                instead::ask(world, &choice);
                return Progress::Wait;
            };
            to = sent.first().map_or(to, |(_, to)| *to);
        }
        drive::effects_mut(world).cards.remove(0);
        send(world, card, to, hero, s.place);
        if world.resource::<Flow>().frames.len() != depth {
            return Progress::Wait;
        }
    }
    Progress::Done
}

fn move_all(world: &mut World, hero: HeroId, s: &Shift<'_>, cards: &[CardId]) -> Progress {
    leaving::begin_occasion(world);
    let may = |c: &CardId| instead::of_move(&Board::new(world), hero, *c, s.to).is_some();
    if action(s).is_some() && cards.iter().any(may) {
        drive::effects_mut(world).cards = cards.to_vec();
        set_stage(world, GOING);
        return go_on(world, hero, s);
    }
    let discarded = s.from == From::Blessings && matches!(s.to, To::Discards | To::Hours);
    for c in cards {
        let to = goal(world, hero, s, *c);
        send(world, *c, to, hero, s.place);
        // Powers for cards discarded from the blessings deck apply (AC-TURN-07).
        if discarded && switches(world).hour_when_discarded {
            triggers::fire(world, hero, Happened::Hour(*c));
        }
    }
    Progress::Done
}

/// Discards cards of a hero's hand that were chosen already, at once where nobody may send one
/// elsewhere.
pub fn discard(world: &mut World, hero: HeroId, cards: Vec<CardId>) {
    leaving::begin_occasion(world);
    let (what, n) = (CardFilter::default(), Amount::number(saturating::whole(cards.len())));
    let (from, pick, to) = (From::Hand, Pick::Choose, To::Discards);
    let may = |c: &CardId| instead::of_move(&Board::new(world), hero, *c, to).is_some();
    if cards.iter().any(may) {
        let list = List([Effect::Shift { who: Who::You, from, what, n, pick, to }].into());
        let frame = EffectsFrame::new(Ctx::of(hero, Source::Rules), list, None);
        let targets = Some(vec![hero]);
        let frame = EffectsFrame { targets, stage: GOING, cards, ..frame };
        return drive::push(world, Frame::Effects(frame));
    }
    for c in cards {
        let sent = instead::moved(&Board::new(world), hero, c, Action::Discard);
        put(world, c, sent.unwrap_or(to), hero, None);
    }
}

/// Puts a card somewhere, and notes that the effect under way has moved it.
fn send(world: &mut World, card: CardId, to: To, hero: HeroId, place: Option<PlaceId>) {
    if let Some(Frame::Effects(f)) = world.resource_mut::<Flow>().into_inner().frames.last_mut() {
        f.moving.push(card);
    }
    put(world, card, to, hero, place);
}

/// Moves the cards that the same list of effects has just moved on to another place, if they match and
/// are still in play.
fn moved(world: &mut World, ctx: &Ctx, hero: HeroId, s: &Shift<'_>) {
    for card in drive::effects(world).moved.clone() {
        let board = Board::new(world);
        let gone = matches!(board.card(card).pile, PileId::Box(_) | PileId::Vault | PileId::Gone);
        if !gone && board.fits(card, s.what) && movable(&board, ctx, (s.from, s.to), card) {
            put(world, card, s.to, hero, s.place);
        }
    }
}

/// Moves the card that paid for the power, if it matches and is still one of the hero's.
fn paid(world: &mut World, ctx: &Ctx, hero: HeroId, s: &Shift<'_>) {
    let Some(card) = ctx.paid.0 else { return };
    let own = table::card(world, card).pile.hero() == Some(hero);
    if own && Board::new(world).fits(card, s.what) {
        put(world, card, s.to, hero, s.place);
    }
}

/// Returns whether there are enough cards to go on. A hero's deck without enough kills the hero
/// (AC-DIE-01, AC-RUL-15), the blessings deck loses the scenario (AC-TURN-10), even though
/// otherwise the impossible is skipped (AC-GOLD-10); other piles give what they have (AC-LIM-01,
/// AC-LIM-03). Taking none never loses (AC-RUL-10).
pub fn enough(world: &mut World, hero: HeroId, from: From, there: usize, n: usize) -> bool {
    match from {
        From::Deck if there < n => death::die(world, hero),
        From::Blessings if there < n => time::run_out(world),
        _ => return true,
    }
    false
}

/// Takes cards from the top of a facedown deck, or from its bottom; in a location's deck the encountered card comes
/// first (AC-ENC-05).
fn top(world: &mut World, ctx: &Ctx, hero: HeroId, s: &Shift<'_>, pile: PileId, n: usize) {
    // A token that comes to the top is found and not counted (AC-TOKN-02, AC-RUL-51).
    let bottom = s.pick == Pick::Bottom;
    let met = if bottom { 0 } else { encountered::on_top(world, pile).len() };
    let mut left = n.saturating_sub(met);
    let mut looked_at = table::pile(world, pile).to_vec();
    if !bottom {
        looked_at.reverse();
    }
    for c in looked_at {
        if left == 0 {
            break;
        }
        left -= usize::from(!place_found(world, c));
    }
    let there = table::pile(world, pile).len();
    if !enough(world, hero, s.from, there, n) {
        return;
    }
    let (board, deck) = (Board::new(world), encountered::deck(world, pile));
    let from_end = |n: usize| if bottom { deck.get(n) } else { deck.iter().rev().nth(n) };
    let cards: Vec<CardId> = (0..deck.len().min(n))
        .filter_map(from_end)
        .copied()
        .filter(|c| board.fits(*c, s.what))
        .filter(|c| movable(&board, ctx, (s.from, s.to), *c))
        .collect();
    // Nobody sends cards of a facedown deck elsewhere.
    let _ = move_all(world, hero, s, &cards);
}

/// Takes random cards from the box, or named ones (AC-BOX-03, AC-BOX-09), as many as there are
/// (AC-LIM-01, AC-RUL-74).
fn from_box(world: &mut World, hero: HeroId, s: &Shift<'_>, n: usize) {
    for _ in 0..n.min(20) {
        let Some(card) = table::take_from_box(world, s.what) else { return };
        send(world, card, s.to, hero, s.place);
    }
}
