//! Replacements: cards that go to another place than usual, by their own text or by another's, always
//! or if their hero wants it.

use bevy_ecs::prelude::*;

use super::cond::holds;
use super::standing::for_each_change_of;
use crate::cards::amount::{Amount, CheckSpec};
use crate::cards::effect::{
    CardFilter, Change, ChangeKind, Cond, Cost, Effect, Fate, From, Instead, Pick, To, Who,
};
use crate::cards::vocabulary::Action;
use crate::rules::encounter::fate;
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{
    Ctx, DamageFrame, EffectsFrame, Flow, Frame, List, Rare, Returned, Step,
};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::state::board::{Active, Board};
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::reserved;
use crate::saturating;

/// Returns where a card goes in place of its usual destination, if any text says so: the card's own
/// (AC-PLAY-15), else a standing effect in force for its hero (AC-RUL-04). `ctx.you` is the hero
/// whose card it is, or who met it.
pub fn destination(board: &Board<'_>, ctx: &Ctx, card: CardId, fate: Fate) -> Option<To> {
    said(board, ctx, card, fate, false).first().map(|other| other.to)
}

/// Returns where a card goes in place of its usual destination by its own text alone (AC-PLAY-15).
pub fn by_itself(board: &Board<'_>, ctx: &Ctx, card: CardId, fate: Fate) -> Option<To> {
    own(board, ctx, card, fate, false).next().map(|i| i.to)
}

/// Returns what a card's own text says of such a fate.
fn own<'w>(
    board: &Board<'w>,
    ctx: &Ctx,
    card: CardId,
    fate: Fate,
    optional: bool,
) -> impl Iterator<Item = &'w Instead> {
    let so = move |i: &&Instead| {
        i.of.covers(fate)
            && i.may == optional
            && i.only_if.as_ref().is_none_or(|c| holds(board, ctx, None, c))
    };
    board.printed(card).instead.iter().filter(so)
}

/// Returns whether a standing effect may offer a hero another place for a card once the result of the
/// check is known on which it is played.
pub fn by_result(board: &Board<'_>, hero: HeroId, card: CardId, fate: Fate) -> bool {
    let def = board.printed(card);
    board.may_change(&[ChangeKind::Goes])
        && board.in_force().iter().any(|s| {
            let meant = match s.by {
                Active::Of(owner, _) => board.related(owner, hero, s.standing.whose),
                _ => true,
            };
            let waits = s.standing.only_if.as_ref().is_some_and(Cond::asks_about_the_result);
            let sends = match &s.standing.change {
                Change::Goes { of, what, may: true, .. } => {
                    of.covers(fate) && board.fits_def(def, what)
                }
                _ => false,
            };
            meant && waits && sends
        })
}

/// Another place for a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// The place.
    pub to: To,
    /// What says so.
    pub source: Source,
    /// What the hero does if the card goes there, the price first.
    pub then: Vec<Effect>,
    /// How many of these effects come before the card goes there.
    before: usize,
    /// The check at which the hero must succeed for it.
    check: Option<CheckSpec>,
    /// Where it goes if that fails, in place of its usual place.
    fail: Option<To>,
    /// Whether it comes before the card's own check to recharge it.
    first: bool,
    /// The level of the amounts in it.
    level: u8,
}

impl Other {
    /// Returns whether more is done than moving the card.
    fn asks_more(&self) -> bool {
        self.check.is_some() || !self.then.is_empty()
    }
}

/// Returns where its hero may send a card in place of its usual destination, if nothing else decides
/// about it (AC-GOLD-13). What has a price is offered only if the hero can pay it.
fn offered(board: &Board<'_>, ctx: &Ctx, card: CardId, (fate, usual): (Fate, To)) -> Vec<Other> {
    if destination(board, ctx, card, fate).is_some() {
        return Vec::new();
    }
    let mut ways: Vec<Other> = Vec::new();
    for other in said(board, ctx, card, fate, true) {
        let differs = other.to != usual || other.asks_more();
        if differs && !ways.iter().any(|w| w.to == other.to) {
            ways.push(other);
        }
    }
    ways
}

/// Returns every place that a text names for a card, the card's own text first.
fn said(board: &Board<'_>, ctx: &Ctx, card: CardId, fate: Fate, optional: bool) -> Vec<Other> {
    let def = board.printed(card);
    let this = Source::Card(card);
    let plain = |own: &Instead| Other {
        to: own.to,
        source: this,
        then: Vec::new(),
        before: 0,
        check: None,
        fail: None,
        first: false,
        level: 0,
    };
    let mut found: Vec<Other> = own(board, ctx, card, fate, optional).map(plain).collect();
    for_each_change_of(
        board,
        ctx.you,
        (None, Some(card)),
        &[ChangeKind::Goes],
        |c| match c {
            Change::Goes { of, what, may, price, .. } => {
                let can = price.as_ref().is_none_or(|p| can_pay(board, ctx.you, card, p));
                of.covers(fate) && *may == optional && board.fits_def(def, what) && can
            }
            _ => false,
        },
        |c, ctx| {
            if let Change::Goes { to, or, price, check, fail, before, does, first, .. } = c {
                let mut then: Vec<Effect> = price.iter().filter_map(paid).collect();
                then.extend(before.iter().cloned());
                let before = then.len();
                then.extend(does.iter().cloned());
                let (source, level) = (ctx.source, ctx.level);
                let other = |to: &To| Other {
                    to: *to,
                    source,
                    then: then.clone(),
                    before,
                    check: check.clone(),
                    fail: *fail,
                    first: *first,
                    level,
                };
                found.extend(std::iter::once(to).chain(or).map(other));
            }
        },
    );
    found
}

/// Returns whether a hero has another card in the hand to pay for another place of a card.
fn can_pay(board: &Board<'_>, hero: HeroId, card: CardId, price: &Cost) -> bool {
    let Cost::Hand(_, what) = price else { return false };
    let hand = board.pile(PileId::Hand(hero)).iter();
    hand.into_iter().any(|c| *c != card && board.fits(*c, what))
}

/// Returns the effect by which the price of another place is paid.
fn paid(price: &Cost) -> Option<Effect> {
    let Cost::Hand(action, what) = price else { return None };
    let (who, from, what) = (Who::You, From::Hand, what.clone());
    let (n, pick, to) = (Amount::number(1), Pick::Choose, To::of(*action)?);
    Some(Effect::Shift { who, from, what, n, pick, to })
}

/// Returns where a standing effect sends a card that was played, before its own check to recharge it.
pub fn before_its_check(board: &Board<'_>, ctx: &Ctx, card: CardId, fate: Fate) -> Option<To> {
    said(board, ctx, card, fate, false).iter().find(|other| other.first).map(|other| other.to)
}

/// Sends a card that lies aside to another place, with a price, which is paid before so that the card
/// itself does not pay it, after a check, without whose success it goes to its usual place, or with what
/// is done besides, which follows. Returns false if there is nothing of the kind: then the caller moves
/// the card.
pub fn send(world: &mut World, choice: &Choice, card: CardId, to: To) -> bool {
    let way = choice.ways.iter().find(|w| w.to == to && w.asks_more());
    let Some(way) = way else { return false };
    let ctx = Ctx { level: way.level, paid: Rare(Some(card)), ..Ctx::of(choice.hero, way.source) };
    let goes = |to: To| {
        let (who, from, what) = (Who::You, From::Paid, CardFilter::default());
        let (n, pick) = (Amount::number(1), Pick::Choose);
        Effect::Shift { who, from, what, n, pick, to }
    };
    let (price, besides) = way.then.split_at(way.before.min(way.then.len()));
    let moved: Vec<Effect> = std::iter::once(goes(to)).chain(besides.iter().cloned()).collect();
    let mut list = price.to_vec();
    match &way.check {
        None => list.extend(moved),
        Some(check) => list.push(Effect::Check {
            who: Who::You,
            check: check.clone(),
            pass: moved.into(),
            fail: [goes(way.fail.unwrap_or(choice.usual))].into(),
            may: false,
        }),
    }
    drive::push(world, Frame::Effects(EffectsFrame::new(ctx, List(list.into()), None)));
    true
}

/// Other places to which a hero may send cards now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The hero.
    pub hero: HeroId,
    /// The cards.
    pub cards: Vec<CardId>,
    /// The other places; several only for a single card.
    pub ways: Vec<Other>,
    /// Where they go otherwise.
    pub usual: To,
}

/// Returns the choice that the procedure on top of the stack is about to give, or is giving.
pub fn choice(board: &Board<'_>) -> Option<Choice> {
    match board.flow.frames.last()? {
        Frame::Recharge(_) if is_recharged(board) => of_recharged(board),
        Frame::Effects(f) if f.stage == GOING => {
            let Some(Effect::Shift { to, .. }) = f.list.get(f.at) else { return None };
            let hero = f.targets.as_ref().and_then(|t| t.first().copied())?;
            of_move(board, hero, f.cards.first().copied()?, *to)
        }
        Frame::Recharge(f) => {
            let (hero, card) = f.queue.first().copied()?;
            let usual = match reserved::find(board, card) {
                Some(place) if !place.asks.0 => return None,
                Some(place) if place.paid.0 => return of_paid(board, hero, card, place.to),
                Some(place) => place.to,
                None => To::of(board.printed(card).recharge_for)?,
            };
            of_play(board, hero, card, usual)
        }
        Frame::Damage(f) => of_damage(board, f),
        Frame::Encounter(e) if e.step == Step::Settle => {
            let (fate, usual) = fate::usual(board, e)?;
            let ctx = Ctx { card: Some(e.card), ..Ctx::of(e.hero, Source::Card(e.card)) };
            let ways = offered(board, &ctx, e.card, (fate, usual));
            let cards = vec![e.card];
            (!ways.is_empty()).then_some(Choice { hero: e.hero, cards, ways, usual })
        }
        _ => None,
    }
}

/// Returns the other place to which a hero may send a card that was played and would go to `usual`.
pub fn of_play(board: &Board<'_>, hero: HeroId, card: CardId, usual: To) -> Option<Choice> {
    of_action(board, hero, card, (Fate::Played, usual))
}

/// The stage of a shift in which the chosen cards go one by one where their hero wants.
pub const GOING: u8 = 2;

/// Returns the other place to which a hero may send a card that a text moves to `usual`.
pub fn of_move(board: &Board<'_>, hero: HeroId, card: CardId, usual: To) -> Option<Choice> {
    of_action(board, hero, card, (Fate::Any, usual))
}

/// Returns where a card goes that a text, or a check to recharge it, gives to an action.
pub fn moved(board: &Board<'_>, hero: HeroId, card: CardId, action: Action) -> Option<To> {
    let ctx = Ctx::of(hero, Source::Card(card));
    destination(board, &ctx, card, Fate::Any(action)).or_else(|| To::of(action))
}

/// Returns whether the check to recharge the first waiting card has just succeeded.
fn is_recharged(board: &Board<'_>) -> bool {
    let passed = matches!(&board.flow.returned, Some(Returned::Check(o)) if o.passed);
    let trying = |f: &Frame| matches!(f, Frame::Recharge(f) if f.trying);
    passed && board.flow.frames.last().is_some_and(trying)
}

/// Returns the other place to which a hero may send a card that its check has just recharged.
pub fn of_recharged(board: &Board<'_>) -> Option<Choice> {
    let Frame::Recharge(f) = board.flow.frames.last()? else { return None };
    let (hero, card) = f.queue.first().copied()?;
    let aside = board.card(card).pile == PileId::Aside(hero);
    (aside && is_recharged(board)).then(|| of_move(board, hero, card, To::DeckBottom))?
}

/// Returns the other place to which a hero may send a card that paid for a power.
pub fn of_paid(board: &Board<'_>, hero: HeroId, card: CardId, usual: To) -> Option<Choice> {
    of_action(board, hero, card, (Fate::Paid, usual))
}

fn of_action(
    board: &Board<'_>,
    hero: HeroId,
    card: CardId,
    (fate, usual): (fn(Action) -> Fate, To),
) -> Option<Choice> {
    let action = Action::ALL.into_iter().find(|a| To::of(*a) == Some(usual))?;
    let ctx = Ctx::of(hero, Source::Card(card));
    let ways = offered(board, &ctx, card, (fate(action), usual));
    (!ways.is_empty()).then_some(Choice { hero, cards: vec![card], ways, usual })
}

/// Returns the next choice about cards that are discarded as damage: all those of one text at once.
fn of_damage(board: &Board<'_>, f: &DamageFrame) -> Option<Choice> {
    let taking = &f.taking.0;
    let (hero, usual) = (f.hero, To::Discards);
    let meant = |card: CardId| {
        let ctx = Ctx { card: f.card, ..Ctx::of(hero, Source::Card(card)) };
        offered(board, &ctx, card, (Fate::Damage, usual))
    };
    let open = || taking.cards.iter().copied().filter(|c| !taking.asked.contains(c));
    let (first, ways) = open().map(|c| (c, meant(c))).find(|(_, ways)| !ways.is_empty())?;
    let alone = ways.len() > 1;
    let cards = open().filter(|c| if alone { *c == first } else { meant(*c) == ways }).collect();
    Some(Choice { hero, cards, ways, usual })
}

/// Asks a hero about a choice: yes or no for a single card and place, which place of several, or for
/// which of several cards.
pub fn ask(world: &mut World, choice: &Choice) {
    let Choice { hero, cards, ways, .. } = choice;
    let source = ways.first().map_or(Source::Rules, |way| way.source);
    match (cards.as_slice(), ways.as_slice()) {
        ([card], [_]) => {
            let q = Question { who: *hero, ask: Ask::YesNo, source, card: Some(*card) };
            drive::ask(world, q, vec![Act::Yes, Act::No]);
        }
        ([card], ways) => {
            let q = Question { who: *hero, ask: Ask::Choice, source, card: Some(*card) };
            // The last one is the usual place.
            let options = saturating::bytes(ways.len().saturating_add(1)).map(Act::Choice);
            drive::ask(world, q, options.collect());
        }
        (cards, _) => {
            let q = Question { who: *hero, ask: Ask::Cards, source, card: None };
            let options = cards.iter().copied().map(Act::Card).collect();
            drive::ask_some(world, q, options, 0, cards.len());
        }
    }
}

/// Takes the answer to such a question, if it was asked: the cards that go to another place, with that
/// place.
pub fn answer(world: &mut World, choice: &Choice) -> Option<Vec<(CardId, To)>> {
    world.resource::<Flow>().answer.as_ref()?;
    let acts = drive::answer(world)?;
    let way = |n: usize| choice.ways.get(n).map(|way| way.to);
    let sent = |act: Act| match act {
        Act::Yes => Some((choice.cards.first().copied()?, way(0)?)),
        Act::Card(card) => Some((card, way(0)?)),
        Act::Choice(n) => Some((choice.cards.first().copied()?, way(usize::from(n))?)),
        _ => None,
    };
    Some(acts.into_iter().filter_map(sent).collect())
}
