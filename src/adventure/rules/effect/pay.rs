//! Playing cards and paying for powers (AC-PLAY-02, AC-PLAY-06).

use bevy_ecs::prelude::*;

use super::instead;
use super::shift::put;
use crate::cards::amount::Counted;
use crate::cards::effect::{Cond, Cost, Effect, Effects, Fate, From, Power, To, counts_on_check};
use crate::cards::vocabulary::Action;
use crate::rules::check::{recharge, rechargeable, roll};
use crate::rules::edition::switches;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Frame, List, Outcome, Rare};
use crate::rules::flow::prompt::Source;
use crate::rules::legal;
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::deeds::{Deeds, Played};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::leaving;
use crate::rules::state::powers;
use crate::rules::state::recovery;
use crate::rules::state::reserved;
use crate::rules::state::table::{self, Spot};
use crate::rules::state::uses::Uses;
use crate::saturating;

/// A use of a power.
#[derive(Clone, Copy, Debug)]
pub struct Used {
    /// The hero who uses it.
    pub hero: HeroId,
    /// The card or board with the power.
    pub of: Source,
    /// The power's number on it.
    pub power: u8,
    /// The card that pays for it.
    pub with: Option<CardId>,
    /// The hero whose check, damage, encounter or event it answers.
    pub them: HeroId,
    /// The card that it is about.
    pub card: Option<CardId>,
}

/// Takes the cards that a use needs out of their piles: sets them aside (AC-PLAY-27, AC-PLAY-30),
/// or moves them where their action puts them (see `set_aside`). Revealed cards stay in place. A
/// deck's top card is taken only when the use is settled, so that taking a play back never reveals
/// it. Returns the cards with the piles and positions that they came from.
pub fn take(world: &mut World, used: &Used) -> Vec<(CardId, PileId, u8)> {
    leaving::begin_occasion(world);
    let Some((power, _)) = legal::power(&Board::new(world), used.hero, used.of, used.power) else {
        return Vec::new();
    };
    // Where the card goes may depend on how it is played.
    if let (Source::Card(card), Some(action)) = (used.of, power.action) {
        let says = |is: &dyn Fn(&Effect) -> bool| power.does.iter().any(|e| e.any(is));
        let played = Played {
            by: action,
            explores: says(&|e| *e == Effect::Explore),
            examines: says(&|e| matches!(e, Effect::Examine { .. })),
            blesses: says(&|e| matches!(e, Effect::SkillDice(_))),
        };
        world.resource_mut::<Deeds>().note_play(card, played);
    }
    let Some((power, _)) = legal::power(&Board::new(world), used.hero, used.of, used.power) else {
        return Vec::new();
    };
    let revealed = || match used.of {
        Source::Card(c) => ending(world, used, c).is_some(),
        _ => false,
    };
    let moves = power.action.is_some_and(|a| a != Action::Reveal || revealed());
    let mut cards = Vec::new();
    if let (Source::Card(c), true) = (used.of, moves) {
        cards.push(c);
    }
    let cost = powers::cost(power, used.power);
    if let (Some(c), Some(a)) = (used.with, cost.and_then(of_a_card))
        && a != Action::Reveal
    {
        cards.push(c);
    }
    let mut taken = Vec::new();
    // A given card belongs to the receiver at once.
    if let (Some(c), true) = (used.with, power.gives.is_some()) {
        taken.push(position_of(world, c));
        table::move_card(world, c, PileId::Hand(used.them), Spot::Top);
    }
    for c in cards {
        let ending = ending(world, used, c);
        let own = Source::Card(c) == used.of;
        let open = if own { instead::of_play } else { instead::of_paid };
        let fate = |a: Action| if own { Fate::Played(a) } else { Fate::Paid(a) };
        let board = &Board::new(world);
        let may = |to: &To| {
            let action = Action::ALL.into_iter().find(|a| To::of(*a) == Some(*to));
            let later = action.is_some_and(|a| instead::by_result(board, used.hero, c, fate(a)));
            later || open(board, used.hero, c, *to).is_some()
        };
        let asks = ending.filter(|to| *to != To::Displayed).as_ref().is_some_and(may);
        taken.push(position_of(world, c));
        set_aside(world, used.hero, c, ending, asks);
        if asks {
            reserved::ask_for(world, c, !own);
        }
    }
    taken
}

/// Returns what a cost does with a card that its hero chooses.
fn of_a_card(cost: &Cost) -> Option<Action> {
    cost.of_cards().map(|(action, ..)| action)
}

fn position_of(world: &World, card: CardId) -> (CardId, PileId, u8) {
    let from = table::card(world, card).pile;
    let at = table::pile(world, from).iter().position(|x| *x == card).unwrap_or(0);
    (card, from, saturating::byte(at))
}

/// Returns where a card goes that a use takes, or `None` if a check may recharge it instead of
/// discarding it (AC-CARD-25, AC-CARD-28). Includes its own text about being played (AC-PLAY-15).
fn ending(world: &World, used: &Used, card: CardId) -> Option<To> {
    let board = &Board::new(world);
    let (power, level) = legal::power(board, used.hero, used.of, used.power)?;
    if Source::Card(card) != used.of {
        let action = powers::cost(power, used.power).and_then(of_a_card)?;
        let ctx = Ctx::of(used.hero, Source::Card(card));
        let sent = instead::destination(board, &ctx, card, Fate::Paid(action));
        return sent.or(To::of(action));
    }
    let action = power.action?;
    let ctx = Ctx {
        you: used.hero,
        them: used.them,
        source: used.of,
        card: used.card,
        level,
        paid: Default::default(),
    };
    let Some(to) = To::of(action) else {
        // A revealed card stays where it is, unless a text sends it elsewhere.
        return instead::destination(board, &ctx, card, Fate::Played(action));
    };
    let def = board.printed(card);
    let can = || !rechargeable::ways(board, used.hero, card).is_empty();
    if let Some(to) = instead::by_itself(board, &ctx, card, Fate::Played(action)) {
        // What may be recovered from where it would go instead waits for that.
        let bound = To::of(def.recharge_for) == Some(to) || def.recharge_for == action;
        let recovers = def.recovery && bound && can();
        return (!recovers).then_some(to);
    }
    // What recovers is recharged at the end of the turn, if then. If nothing comes before the check, it is
    // known now whether it can be attempted (AC-PLAY-30).
    let waits = action == def.recharge_for
        && def.recharge.is_some()
        && (board.switches().sets_aside || def.recovery || can());
    if let Some(to) = instead::before_its_check(board, &ctx, card, Fate::Played(action)) {
        return Some(to);
    }
    // A standing effect sends what the card's own check has not recharged (AC-PLAY-15).
    if waits && can() {
        return None;
    }
    let sent = instead::destination(board, &ctx, card, Fate::Played(action));
    if sent.is_none() && waits { None } else { sent.or(Some(to)) }
}

/// Sets a card aside until the effects of its play are processed, reserving the place that its
/// action gives it (AC-PLAY-28, AC-PLAY-31). Displayed cards are displayed at once (AC-PLAY-27). In
/// editions where only cards with a check to recharge wait, all others move at once (AC-PLAY-30),
/// except that random destinations are decided when the play can no longer be taken back, and that a
/// card waits for which its hero may choose another place.
fn set_aside(world: &mut World, hero: HeroId, card: CardId, to: Option<To>, asks: bool) {
    table::move_card(world, card, PileId::Aside(hero), Spot::Top);
    let Some(to) = to else { return };
    let waits = switches(world).sets_aside && to != To::Displayed || asks;
    match reserved::fixed(world, card, to, hero).filter(|_| !waits) {
        // The cue follows when the use is settled.
        Some((pile, spot)) => table::move_silently(world, card, pile, spot),
        None => reserved::reserve(world, card, to, hero),
    }
}

/// Returns taken cards to their piles and positions.
pub fn put_back(world: &mut World, taken: &[(CardId, PileId, u8)]) {
    for (c, to, at) in taken.iter().rev() {
        let now = table::card(world, *c).pile;
        let given = matches!(now, PileId::Hand(_));
        let from = to.hero().filter(|_| !given).map_or(now, PileId::Aside);
        table::move_silently(world, *c, *to, Spot::At(usize::from(*at)));
        world.resource_mut::<Cues>().push(|| Cue::Moved { card: Some(*c), from, to: *to });
    }
}

/// Settles a use that can no longer be taken back: makes its cues and pays its cost. Returns the
/// cards set aside, in order, which wait for their final action (AC-PLAY-29) or their check to
/// recharge (AC-CARD-25).
pub fn settle(
    world: &mut World,
    used: &mut Used,
    taken: &[(CardId, PileId, u8)],
) -> Vec<(HeroId, CardId)> {
    let Some((power, _)) = legal::power(&Board::new(world), used.hero, used.of, used.power) else {
        return Vec::new();
    };
    let (cost, gives) = (powers::cost(power, used.power).cloned(), power.gives.is_some());
    if let Some(once) = power.once {
        let number = powers::plain(used.power);
        world.resource_mut::<Uses>().note(used.hero, used.of, number, once);
    }
    let (hero, of, number, with) = (used.hero, used.of, used.power, used.with);
    world.resource_mut::<Cues>().push(|| Cue::Played { hero, of, power: number, with });
    let aside = PileId::Aside(hero);
    let mut waits = Vec::new();
    for (c, _, _) in taken.iter().filter(|t| !(gives && Some(t.0) == with)) {
        let (card, to) = (*c, table::card(world, *c).pile);
        if to != aside {
            world.resource_mut::<Cues>().push(|| Cue::Moved { card: Some(card), from: aside, to });
        } else if switches(world).sets_aside
            || reserved::find(world, card).is_none_or(|place| place.asks.0)
        {
            waits.push((hero, card));
        } else {
            put_away(world, hero, card);
        }
    }
    if let Some(Cost::Deck(a)) = cost
        && let (Some(top), Some(to)) =
            (table::pile(world, PileId::Deck(hero)).last().copied(), To::of(a))
    {
        let ctx = Ctx::of(hero, Source::Card(top));
        let sent = instead::destination(&Board::new(world), &ctx, top, Fate::Paid(a));
        let to = sent.unwrap_or(to);
        // What is said of the card that paid is said of this one.
        let asked = |p: &Power| p.does.iter().any(counts_what_paid);
        let power = legal::power(&Board::new(world), hero, of, number);
        if power.is_some_and(|(p, _)| asked(p)) {
            used.with = Some(top);
        }
        // Nobody sees a card that goes from the deck into the deck.
        let seen = !matches!(to, To::DeckBottom | To::Deck | To::DeckTop);
        if switches(world).sets_aside && seen {
            set_aside(world, hero, top, Some(to), false);
            waits.push((hero, top));
        } else {
            put(world, top, to, hero, None);
        }
    }
    waits
}

/// Gives a card that was set aside its final action, at its reserved place. A card whose check will
/// not come goes where it was bound for (AC-CARD-29).
pub fn put_away(world: &mut World, hero: HeroId, card: CardId) {
    if reserved::find(world, card).is_none() {
        unrecharged(world, hero, card, &[]);
    } else if let Some(kept) = reserved::take(world, card) {
        put(world, card, kept.to, hero, Some(kept.place));
    }
}

/// Puts a card that no check has recharged where it was bound for (AC-CARD-29): below the cards in
/// `later`, which were set aside after it.
pub fn unrecharged(world: &mut World, hero: HeroId, card: CardId, later: &[CardId]) {
    let action = table::printed(world, card).recharge_for;
    let ctx = Ctx::of(hero, Source::Card(card));
    let sent = instead::destination(&Board::new(world), &ctx, card, Fate::Played(action));
    if let Some(to) = sent {
        return put(world, card, to, hero, None);
    }
    match action {
        Action::Bury => reserved::place_before(world, card, PileId::Buried(hero), false, later),
        Action::Banish => put(world, card, To::Box, hero, None),
        _ => reserved::place_before(world, card, PileId::Discards(hero), false, later),
    }
}

/// Gives every card that is still set aside its final action, except those that wait to recover.
pub fn put_all_away(world: &mut World) {
    for hero in table::living(world) {
        for card in table::pile(world, PileId::Aside(hero)).to_vec() {
            if !recovery::waits(world, card) {
                put_away(world, hero, card);
            }
        }
    }
}

/// Returns whether a use has effects to carry out, besides those that only count for a check.
pub fn has_own_effects(does: &Effects) -> bool {
    does.iter().any(|e| match e {
        counts_on_check!() | Effect::Difficulty(_) => false,
        Effect::If(_, yes, no) => has_own_effects(yes) || has_own_effects(no),
        _ => true,
    })
}

/// Pushes the effects of a use.
pub fn push_effects(world: &mut World, used: &Used, outcome: Option<Outcome>) {
    let Some((power, _)) = legal::power(&Board::new(world), used.hero, used.of, used.power) else {
        return;
    };
    let list = powers::does(power, used.power);
    if has_own_effects(&list) {
        push_some(world, used, list, outcome);
    }
}

/// Pushes some effects of a use; `outcome` is the check that their conditions refer to.
pub fn push_some(world: &mut World, used: &Used, list: Effects, outcome: Option<Outcome>) {
    let Some((_, level)) = legal::power(&Board::new(world), used.hero, used.of, used.power) else {
        return;
    };
    // Only what asks for it remembers what paid.
    let paid = Rare(used.with.filter(|_| list.iter().any(counts_what_paid)));
    let (you, them, card) = (used.hero, used.them, used.card);
    let ctx = Ctx { you, them, source: used.of, card, level, paid };
    drive::push(world, Frame::Effects(EffectsFrame::new(ctx, List(list), outcome)));
}

/// Returns whether an effect, or one within it, counts the number of the card that paid, or asks what
/// it is.
fn counts_what_paid(effect: &Effect) -> bool {
    effect.any(&|e| {
        let asks = match e {
            Effect::Shift { from: From::Paid, .. } => true,
            Effect::If(cond, ..) => cond.asks_what_paid(),
            Effect::Choose { ways, .. } => {
                ways.iter().filter_map(|w| w.only_if.as_ref()).any(Cond::asks_what_paid)
            }
            _ => false,
        };
        if asks {
            return true;
        }
        let mut sums = e.amount().into_iter().flat_map(|a| &a.levels);
        sums.any(|s| s.counted.iter().any(|c| c.what == Counted::PaidNumber))
    })
}

/// Uses a power at once: pays for it, carries it out, then gives played cards their final action or
/// tries to recharge them.
pub fn use_now(world: &mut World, mut used: Used, outcome: Option<Outcome>) {
    // Powers that an examined card offers are used, not played.
    let plays = match used.of {
        Source::Card(c) => {
            let at = table::card(world, c).pile;
            matches!(at, PileId::Hand(_) | PileId::Displayed(_) | PileId::Beside(_))
        }
        _ => true,
    };
    let taken = take(world, &used);
    let waits = settle(world, &mut used, &taken);
    if plays {
        roll::played(world, used.hero, used.of, used.power);
    }
    recharge::queue(world, waits);
    push_effects(world, &used, outcome);
}

impl EffectsFrame {
    /// Creates a frame that begins a list of effects.
    pub fn new(ctx: Ctx, list: List, outcome: Option<Outcome>) -> EffectsFrame {
        EffectsFrame {
            ctx,
            list,
            at: 0,
            targets: None,
            picked: false,
            stage: 0,
            number: 0,
            cards: Vec::new(),
            outcome,
            examining: None,
            shares: Vec::new(),
            noted: Vec::new(),
            moved: Vec::new(),
            moving: Vec::new(),
            chosen: None,
            decided: None,
        }
    }
}
