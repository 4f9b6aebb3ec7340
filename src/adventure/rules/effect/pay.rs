//! Playing cards and paying for powers (AC-PLAY-02, AC-PLAY-06).

use bevy_ecs::prelude::*;

use super::cond::holds;
use super::shift::put;
use crate::cards::effect::{Cost, Effect, Effects, Fate, Instead, To, counts_on_check};
use crate::cards::vocabulary::Action;
use crate::rules::check::{recharge, roll};
use crate::rules::edition::switches;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Frame, List, Outcome};
use crate::rules::flow::prompt::Source;
use crate::rules::legal;
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::reserved;
use crate::rules::state::table::{self, Spot};
use crate::saturating;

/// A use of a power.
#[derive(Clone, Copy, Debug)]
pub struct Used {
    /// Who uses it.
    pub hero: HeroId,
    /// What has it.
    pub of: Source,
    /// Its number there.
    pub power: u8,
    /// What it is paid with.
    pub with: Option<CardId>,
    /// Whose check, damage, encounter or event it answers.
    pub them: HeroId,
    /// The card that it is about.
    pub card: Option<CardId>,
}

/// Takes the cards that a use needs out of their piles and puts them where they lie meanwhile: aside
/// (AC-PLAY-27, AC-PLAY-30), or at once where their action puts them (`set_aside`). What is only
/// revealed stays where it is; the top of a deck is taken when the use is settled, so that taking a
/// play back never shows it. Returns what was taken and from where.
pub fn take(world: &mut World, used: &Used) -> Vec<(CardId, PileId, u8)> {
    let Some((power, _)) = legal::power(&Board::new(world), used.hero, used.of, used.power) else {
        return Vec::new();
    };
    let moves = power.action.is_some_and(|a| a != Action::Reveal);
    let mut cards = Vec::new();
    if let (Source::Card(c), true) = (used.of, moves) {
        cards.push(c);
    }
    if let (Some(c), Some(Cost::Hand(a, _) | Cost::Discards(a, _))) = (used.with, &power.cost)
        && *a != Action::Reveal
    {
        cards.push(c);
    }
    let mut taken = Vec::new();
    // What is given is the receiver's at once.
    if let (Some(c), true) = (used.with, power.gives.is_some()) {
        taken.push(lying(world, c));
        table::move_card(world, c, PileId::Hand(used.them), Spot::Top);
    }
    for c in cards {
        let ending = ending(world, used, c);
        taken.push(lying(world, c));
        set_aside(world, used.hero, c, ending);
    }
    taken
}

fn lying(world: &World, card: CardId) -> (CardId, PileId, u8) {
    let from = table::card(world, card).pile;
    let at = table::pile(world, from).iter().position(|x| *x == card).unwrap_or(0);
    (card, from, saturating::byte(at))
}

/// What becomes of a card that a use takes: where it goes, or nothing if a check may recharge it
/// instead of its being discarded (AC-CARD-25, AC-CARD-28). What its text says of its being played
/// is counted in (AC-PLAY-15).
fn ending(world: &World, used: &Used, card: CardId) -> Option<To> {
    let board = &Board::new(world);
    let (power, level) = legal::power(board, used.hero, used.of, used.power)?;
    if Source::Card(card) != used.of {
        return match &power.cost {
            Some(Cost::Hand(a, _) | Cost::Discards(a, _)) => destination(*a),
            _ => None,
        };
    }
    let (action, to) = power.action.and_then(|a| Some((a, destination(a)?)))?;
    let ctx = Ctx { you: used.hero, them: used.them, source: used.of, card: used.card, level };
    let def = board.printed(card);
    let fits = |i: &&Instead| {
        i.of == Fate::Played(action)
            && i.only_if.as_ref().is_none_or(|w| holds(board, &ctx, None, w))
    };
    if let Some(instead) = def.instead.iter().find(fits) {
        return Some(instead.to);
    }
    // Where nothing comes before the check, whether it can be attempted is known (AC-PLAY-30).
    let waits = action == Action::Discard
        && def.recharge.is_some()
        && (board.switches().sets_aside || !recharge::ways(board, used.hero, card).is_empty());
    (!waits).then_some(to)
}

/// Sets a card aside until the effects it was played for are processed, and keeps the place that its
/// action gives it (AC-PLAY-28, AC-PLAY-31). What is displayed is so at once (AC-PLAY-27), and where
/// only what a check may recharge waits, anything else lies where its action puts it at once
/// (AC-PLAY-30); what chance has a part in happens when the play cannot be taken back any more.
fn set_aside(world: &mut World, hero: HeroId, card: CardId, to: Option<To>) {
    table::move_card(world, card, PileId::Aside(hero), Spot::Top);
    let Some(to) = to else { return };
    let waits = switches(world).sets_aside && to != To::Displayed;
    match reserved::fixed(world, card, to, hero).filter(|_| !waits) {
        // Told when it is settled.
        Some((pile, spot)) => table::slip(world, card, pile, spot),
        None => reserved::reserve(world, card, to, hero),
    }
}

/// Puts taken cards back where they were.
pub fn put_back(world: &mut World, taken: &[(CardId, PileId, u8)]) {
    for (c, to, at) in taken.iter().rev() {
        let now = table::card(world, *c).pile;
        let given = matches!(now, PileId::Hand(_));
        let from = to.hero().filter(|_| !given).map_or(now, PileId::Aside);
        table::slip(world, *c, *to, Spot::At(usize::from(*at)));
        world.resource_mut::<Cues>().push(|| Cue::Moved { card: Some(*c), from, to: *to });
    }
}

/// Where an action puts a card; revealing leaves it where it is (AC-PLAY-19 to AC-PLAY-26).
pub fn destination(action: Action) -> Option<To> {
    match action {
        Action::Reveal => None,
        Action::Display => Some(To::Displayed),
        Action::Discard => Some(To::Discards),
        Action::Recharge => Some(To::DeckBottom),
        Action::Bury => Some(To::Buried),
        Action::Banish => Some(To::Box),
        Action::Shuffle => Some(To::Deck),
    }
}

/// Settles a use that cannot be taken back any more: it is told, and what it costs is paid. Returns
/// the cards that are set aside, in order: they wait for their final action (AC-PLAY-29) or for their
/// check to recharge (AC-CARD-25).
pub fn settle(
    world: &mut World,
    used: &Used,
    taken: &[(CardId, PileId, u8)],
) -> Vec<(HeroId, CardId)> {
    let Some((power, _)) = legal::power(&Board::new(world), used.hero, used.of, used.power) else {
        return Vec::new();
    };
    let (cost, gives) = (power.cost.clone(), power.gives.is_some());
    let (hero, of, number, with) = (used.hero, used.of, used.power, used.with);
    world.resource_mut::<Cues>().push(|| Cue::Played { hero, of, power: number, with });
    let aside = PileId::Aside(hero);
    let mut waits = Vec::new();
    for (c, _, _) in taken.iter().filter(|t| !(gives && Some(t.0) == with)) {
        let (card, to) = (*c, table::card(world, *c).pile);
        if to != aside {
            world.resource_mut::<Cues>().push(|| Cue::Moved { card: Some(card), from: aside, to });
        } else if switches(world).sets_aside || reserved::find(world, card).is_none() {
            waits.push((hero, card));
        } else {
            lay_down(world, hero, card);
        }
    }
    if let Some(Cost::Deck(a)) = cost
        && let (Some(top), Some(to)) =
            (table::pile(world, PileId::Deck(hero)).last().copied(), destination(a))
    {
        // Nobody sees what goes from the deck into the deck.
        let seen = !matches!(to, To::DeckBottom | To::Deck);
        if switches(world).sets_aside && seen {
            set_aside(world, hero, top, Some(to));
            waits.push((hero, top));
        } else {
            put(world, top, to, hero, None);
        }
    }
    waits
}

/// Gives a card that was set aside its final action, in the place that was kept for it; one that
/// waits for a check that does not come is discarded (AC-CARD-29).
pub fn lay_down(world: &mut World, hero: HeroId, card: CardId) {
    if reserved::find(world, card).is_none() {
        table::move_card(world, card, PileId::Discards(hero), Spot::Top);
    } else if let Some(kept) = reserved::take(world, card) {
        put(world, card, kept.to, hero, Some(kept.place));
    }
}

/// Lays everything down that is still set aside: nothing of it goes on.
pub fn lay_all_down(world: &mut World) {
    for hero in table::living(world) {
        for card in table::pile(world, PileId::Aside(hero)).to_vec() {
            lay_down(world, hero, card);
        }
    }
}

/// The effects of a use, if it has any that happen (not only such as count on a check).
pub fn happenings(does: &Effects) -> bool {
    does.iter().any(|e| match e {
        counts_on_check!() | Effect::Difficulty(_) => false,
        Effect::If(_, yes, no) => happenings(yes) || happenings(no),
        _ => true,
    })
}

/// Puts the effects of a use on the stack.
pub fn push_effects(world: &mut World, used: &Used, outcome: Option<Outcome>) {
    let Some((power, _)) = legal::power(&Board::new(world), used.hero, used.of, used.power) else {
        return;
    };
    if happenings(&power.does) {
        let list = power.does.clone();
        push_some(world, used, list, outcome);
    }
}

/// Puts some of its effects there; `outcome` is the check that they are judged by.
pub fn push_some(world: &mut World, used: &Used, list: Effects, outcome: Option<Outcome>) {
    let Some((_, level)) = legal::power(&Board::new(world), used.hero, used.of, used.power) else {
        return;
    };
    let ctx = Ctx { you: used.hero, them: used.them, source: used.of, card: used.card, level };
    drive::push(world, Frame::Effects(EffectsFrame::new(ctx, List(list), outcome)));
}

/// Uses a power at once: pays, carries it out, and then gives what was played its final action or
/// tries to recharge it.
pub fn use_now(world: &mut World, used: Used, outcome: Option<Outcome>) {
    // What an examined card offers is used, not played.
    let plays = match used.of {
        Source::Card(c) => {
            matches!(table::card(world, c).pile, PileId::Hand(_) | PileId::Displayed(_))
        }
        _ => true,
    };
    let taken = take(world, &used);
    let waits = settle(world, &used, &taken);
    if plays {
        roll::played(world, used.hero, used.of, used.power);
    }
    recharge::queue(world, waits);
    push_effects(world, &used, outcome);
}

impl EffectsFrame {
    /// Effects that begin.
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
        }
    }
}
