//! Replacements: cards that go to another place than usual, by their own text or by another's, always
//! or if their hero wants it.

use bevy_ecs::prelude::*;

use super::cond::holds;
use super::standing::for_each_change;
use crate::cards::effect::{Change, ChangeKind, Fate, Instead, To};
use crate::cards::vocabulary::Action;
use crate::rules::encounter::fate;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{Ctx, DamageFrame, Flow, Frame, Step};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId};
use crate::rules::state::reserved;
use crate::rules::state::table;

/// Returns where a card goes in place of its usual destination, if any text says so: the card's own
/// (AC-PLAY-15), else a standing effect in force for its hero (AC-RUL-04). `ctx.you` is the hero
/// whose card it is, or who met it.
pub fn destination(board: &Board<'_>, ctx: &Ctx, card: CardId, fate: Fate) -> Option<To> {
    said(board, ctx, card, fate, false).map(|(to, _)| to)
}

/// Returns where its hero may send a card in place of its usual destination, with what says so, if
/// nothing else decides about it (AC-GOLD-13).
fn offered(board: &Board<'_>, ctx: &Ctx, card: CardId, fate: Fate) -> Option<(To, Source)> {
    let free = destination(board, ctx, card, fate).is_none();
    said(board, ctx, card, fate, true).filter(|_| free)
}

fn said(
    board: &Board<'_>,
    ctx: &Ctx,
    card: CardId,
    fate: Fate,
    optional: bool,
) -> Option<(To, Source)> {
    let def = board.printed(card);
    let fits = |i: &&Instead| {
        i.of == fate
            && i.may == optional
            && i.only_if.as_ref().is_none_or(|w| holds(board, ctx, None, w))
    };
    if let Some(own) = def.instead.iter().find(fits) {
        return Some((own.to, Source::Card(card)));
    }
    let mut found = None;
    for_each_change(
        board,
        ctx.you,
        None,
        &[ChangeKind::Goes],
        |c| match c {
            Change::Goes { of, what, may, .. } => {
                *of == fate && *may == optional && table::matches(def, what)
            }
            _ => false,
        },
        |c, ctx| {
            if let Change::Goes { to, .. } = c {
                found.get_or_insert((*to, ctx.source));
            }
        },
    );
    found
}

/// Another place to which a hero may send cards now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The hero.
    pub hero: HeroId,
    /// The cards.
    pub cards: Vec<CardId>,
    /// What gives the choice.
    pub source: Source,
    /// The other place.
    pub to: To,
    /// Where they go otherwise.
    pub usual: To,
}

/// Returns the choice that the procedure on top of the stack is about to give, or is giving.
pub fn choice(board: &Board<'_>) -> Option<Choice> {
    match board.flow.frames.last()? {
        Frame::Recharge(f) => {
            let (hero, card) = f.queue.first().copied()?;
            let usual = match reserved::find(board, card) {
                Some(place) if !place.asks.0 => return None,
                Some(place) => place.to,
                // While a card recovers, its play is long over.
                None if f.recovery.0 => return None,
                None => To::of(board.printed(card).recharge_for)?,
            };
            of_play(board, hero, card, usual)
        }
        Frame::Damage(f) => of_damage(board, f),
        Frame::Encounter(e) if e.step == Step::Settle => {
            let (fate, usual) = fate::usual(board, e)?;
            let ctx = Ctx { card: Some(e.card), ..Ctx::of(e.hero, Source::Card(e.card)) };
            let (to, source) = offered(board, &ctx, e.card, fate).filter(|(to, _)| *to != usual)?;
            Some(Choice { hero: e.hero, cards: vec![e.card], source, to, usual })
        }
        _ => None,
    }
}

/// Returns the other place to which a hero may send a card that was played and would go to `usual`.
pub fn of_play(board: &Board<'_>, hero: HeroId, card: CardId, usual: To) -> Option<Choice> {
    let action = Action::ALL.into_iter().find(|a| To::of(*a) == Some(usual))?;
    let ctx = Ctx::of(hero, Source::Card(card));
    let found = offered(board, &ctx, card, Fate::Played(action));
    let (to, source) = found.filter(|(to, _)| *to != usual)?;
    Some(Choice { hero, cards: vec![card], source, to, usual })
}

/// Returns the next choice about cards that are discarded as damage: all those of one text at once.
fn of_damage(board: &Board<'_>, f: &DamageFrame) -> Option<Choice> {
    let taking = &f.taking.0;
    let (hero, usual) = (f.hero, To::Discards);
    let meant = |card: CardId| {
        let ctx = Ctx { card: f.card, ..Ctx::of(hero, Source::Card(card)) };
        offered(board, &ctx, card, Fate::Damage).filter(|(to, _)| *to != usual)
    };
    let open = || taking.cards.iter().copied().filter(|c| !taking.asked.contains(c));
    let first = open().find_map(&meant)?;
    let cards = open().filter(|c| meant(*c) == Some(first)).collect();
    Some(Choice { hero, cards, source: first.1, to: first.0, usual })
}

/// Asks a hero about a choice: yes or no for a single card, which of them otherwise.
pub fn ask(world: &mut World, choice: &Choice) {
    let Choice { hero, cards, source, .. } = choice;
    match cards.as_slice() {
        [card] => {
            let q = Question { who: *hero, ask: Ask::YesNo, source: *source, card: Some(*card) };
            drive::ask(world, q, vec![Act::Yes, Act::No]);
        }
        cards => {
            let q = Question { who: *hero, ask: Ask::Cards, source: *source, card: None };
            let options = cards.iter().copied().map(Act::Card).collect();
            drive::ask_some(world, q, options, 0, cards.len());
        }
    }
}

/// Takes the answer to such a question: the cards that go to the other place, if it was asked.
pub fn answer(world: &mut World, choice: &Choice) -> Option<Vec<CardId>> {
    world.resource::<Flow>().answer.as_ref()?;
    let acts = drive::answer(world)?;
    let sent = |act: Act| match act {
        Act::Yes => choice.cards.first().copied(),
        Act::Card(card) => Some(card),
        _ => None,
    };
    Some(acts.into_iter().filter_map(sent).collect())
}
