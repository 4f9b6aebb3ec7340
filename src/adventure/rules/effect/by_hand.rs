//! What the language cannot say yet, carried out by the table by hand: the card's text is shown at the
//! moment when it applies, and the players move cards, walk and roll dice until they have done it.
//! Each step is a choice like any other, so it is in the journal and can be undone.

use std::sync::LazyLock;

use bevy_ecs::prelude::*;

use super::amounts;
use super::progress::{Progress, push_list};
use super::useful;
use crate::cards::amount::{Amount, Dice, Sum};
use crate::cards::effect::{
    CardFilter, Deck, Effect, Effects, End, From, Pick, Then, To, Where, Who,
};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::Ctx;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::board::Board;
use crate::saturating;

/// Something that can be done by hand.
#[derive(Clone, Debug)]
pub enum ByHand {
    /// Nothing more.
    Done,
    /// Rolls a die with that many faces.
    Roll(u8),
    /// Carries out an effect, for a hero who is chosen.
    Does(Effects),
}

/// The most things that are done by hand for one text, so that no table goes on for ever.
const MOST: i32 = 40;

static ALL: LazyLock<Vec<ByHand>> = LazyLock::new(|| {
    let card = |from, pick, to| Effect::Shift {
        who: Who::One,
        from,
        what: CardFilter::default(),
        n: Amount::number(1),
        pick,
        to,
    };
    let does = [
        card(From::Deck, Pick::Top, To::Hand),
        card(From::Hand, Pick::Choose, To::Discards),
        card(From::Hand, Pick::Choose, To::DeckBottom),
        card(From::Hand, Pick::Choose, To::Buried),
        card(From::Hand, Pick::Choose, To::Box),
        card(From::Discards, Pick::Choose, To::Hand),
        card(From::Discards, Pick::Random, To::Deck),
        card(From::Buried, Pick::Choose, To::Hand),
        card(From::Displayed, Pick::Choose, To::Discards),
        card(From::Deck, Pick::Top, To::Discards),
        Effect::Shift {
            who: Who::You,
            from: From::Blessings,
            what: CardFilter::default(),
            n: Amount::number(1),
            pick: Pick::Top,
            to: To::Hours,
        },
        Effect::Move { who: Who::One, to: Where::Choose, freely: false },
        Effect::Examine {
            deck: Deck::Here,
            n: Amount::number(1),
            until: None,
            then: Then::MayBottom,
            end: End::Top,
        },
    ];
    let does = does.into_iter().map(|e| ByHand::Does(Effects::from([e])));
    let dice = [4, 6, 8, 10, 12].map(ByHand::Roll);
    [ByHand::Done].into_iter().chain(does).chain(dice).collect()
});

/// Returns what a choice does.
pub fn way(n: usize) -> Option<&'static ByHand> {
    ALL.get(n)
}

/// Offers what can be done by hand, again and again until it is done.
pub fn carry_out(world: &mut World, ctx: &Ctx) -> Progress {
    if let Some(act) = drive::answer_one(world) {
        let chosen = match act {
            Act::Choice(n) => way(usize::from(n)),
            _ => None,
        };
        drive::effects_mut(world).number += 1;
        match chosen {
            None | Some(ByHand::Done) => return Progress::Done,
            Some(ByHand::Roll(faces)) => {
                let dice = vec![Dice { count: 1, faces: *faces }];
                let amount = Amount { levels: vec![Sum { dice, ..Sum::default() }] };
                amounts::roll(world, ctx, &amount, "by-hand");
            }
            Some(ByHand::Does(list)) => {
                push_list(world, ctx, ctx.you, list);
                return Progress::Wait;
            }
        }
    }
    if drive::effects(world).number >= MOST {
        return Progress::Done;
    }
    let board = Board::new(world);
    let can = |way: &ByHand| match way {
        ByHand::Does(list) => list.iter().all(|e| useful::applies(&board, ctx, None, e)),
        ByHand::Done | ByHand::Roll(_) => true,
    };
    let open = ALL.iter().enumerate().filter(|(_, way)| can(way));
    let options = open.map(|(n, _)| Act::Choice(saturating::byte(n))).collect();
    let q = Question { who: ctx.you, ask: Ask::Choice, source: ctx.source, card: ctx.card };
    drive::ask(world, q, options);
    Progress::Wait
}
