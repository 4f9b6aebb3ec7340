//! Playing cards and paying for powers (AC-PLAY-02, AC-PLAY-06).

use bevy_ecs::prelude::*;

use super::cond::holds;
use super::shift::put;
use crate::cards::effect::{Cost, Effect, Effects, Fate, To};
use crate::cards::words::Action;
use crate::narrow;
use crate::rules::check::roll;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Frame, List, Outcome, RechargeFrame};
use crate::rules::flow::prompt::Source;
use crate::rules::legal;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::table::{self, Spot};

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

/// Takes the cards that a use needs out of their piles and sets them aside (AC-PLAY-30). What is
/// only revealed stays where it is; the top of a deck is taken when the use is settled, so that
/// taking a play back never shows it. Returns what was taken and from where.
pub fn take(world: &mut World, used: &Used) -> Vec<(CardId, PileId, u8)> {
    let Some((power, _)) = legal::power(world, used.hero, used.of, used.power) else {
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
        let from = table::card(world, c).pile;
        let at = table::pile(world, from).iter().position(|x| *x == c).unwrap_or(0);
        taken.push((c, from, narrow::byte(at)));
        table::move_card(world, c, PileId::Hand(used.them), Spot::Top);
    }
    for c in cards {
        let from = table::card(world, c).pile;
        let at = table::pile(world, from).iter().position(|x| *x == c).unwrap_or(0);
        taken.push((c, from, narrow::byte(at)));
        table::move_card(world, c, PileId::Aside(used.hero), Spot::Top);
    }
    taken
}

/// Puts taken cards back where they were.
pub fn put_back(world: &mut World, taken: &[(CardId, PileId, u8)]) {
    for (c, from, at) in taken.iter().rev() {
        table::move_card(world, *c, *from, Spot::At(usize::from(*at)));
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

/// Gives what was taken its final action. Returns the card if it waits for a check to recharge
/// instead of being discarded (AC-CARD-25, AC-CARD-28), and does what its text says of it being
/// played (AC-PLAY-15).
pub fn settle(world: &mut World, used: &Used, taken: &[(CardId, PileId, u8)]) -> Option<CardId> {
    let (power, level) = legal::power(world, used.hero, used.of, used.power)?;
    let (action, cost) = (power.action, power.cost.clone());
    let (hero, of, number, with) = (used.hero, used.of, used.power, used.with);
    world.resource_mut::<Cues>().push(|| Cue::Played { hero, of, power: number, with });
    let mut waits = None;
    for (c, _, _) in taken {
        if Source::Card(*c) != used.of {
            let to = match &cost {
                Some(Cost::Hand(a, _) | Cost::Discards(a, _)) => destination(*a),
                _ => None,
            };
            if let Some(to) = to {
                put(world, *c, to, used.hero, None);
            }
            continue;
        }
        let Some(action) = action else { continue };
        let Some(mut to) = destination(action) else { continue };
        let ctx = Ctx { you: used.hero, them: used.them, source: used.of, card: used.card, level };
        let def = table::printed(world, *c);
        let mut replaced = false;
        for i in def.instead.iter().filter(|i| i.of == Fate::Played(action)) {
            if i.only_if.as_ref().is_none_or(|w| holds(world, &ctx, None, w)) {
                to = i.to;
                replaced = true;
                break;
            }
        }
        if action == Action::Discard && !replaced && def.recharge.is_some() {
            waits = Some(*c);
        } else {
            put(world, *c, to, used.hero, None);
        }
    }
    if let Some(Cost::Deck(a)) = cost
        && let (Some(top), Some(to)) =
            (table::pile(world, PileId::Deck(used.hero)).last().copied(), destination(a))
    {
        put(world, top, to, used.hero, None);
    }
    waits
}

/// The effects of a use, if it has any that happen (not only such as count on a check).
pub fn happenings(does: &Effects) -> bool {
    does.iter().any(|e| match e {
        e if e.counts_on_check() => false,
        Effect::Difficulty(_) => false,
        Effect::If(_, yes, no) => happenings(yes) || happenings(no),
        _ => true,
    })
}

/// Puts the effects of a use on the stack.
pub fn push_effects(world: &mut World, used: &Used, outcome: Option<Outcome>) {
    let Some((power, level)) = legal::power(world, used.hero, used.of, used.power) else { return };
    if !happenings(&power.does) {
        return;
    }
    let list = List(power.does.clone());
    let ctx = Ctx { you: used.hero, them: used.them, source: used.of, card: used.card, level };
    drive::push(world, Frame::Effects(EffectsFrame::new(ctx, list, outcome)));
}

/// Uses a power at once: pays, carries it out, and then tries to recharge what was played.
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
    if let Some(card) = waits {
        let queue = vec![(used.hero, card)];
        drive::push(world, Frame::Recharge(RechargeFrame { queue, trying: false }));
    }
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
