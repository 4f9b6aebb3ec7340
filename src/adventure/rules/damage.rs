//! Taking damage (AC-DMG-01 to AC-DMG-14).

use bevy_ecs::prelude::*;

use super::check::{recharge, roll};
use super::effect::amounts;
use super::effect::instead;
use super::effect::pay::{self, Used};
use super::effect::shift::put;
use super::effect::standing;
use super::effect::triggers::{self, Happened};
use super::flow::drive::{self, CurrentEncounter as _, Question, Steps};
use super::flow::frame::{Ctx, DamageFrame, EffectsFrame, Flow, Frame, Limits, List, Rare, Step};
use super::flow::prompt::{Act, Ask, Source};
use super::legal::{self, Moment};
use super::state::cue::{Cue, Cues};
use super::state::deeds::Deeds;
use super::state::ids::{CardId, HeroId, PileId};
use super::state::leaving;
use super::state::table;
use crate::cards::amount::Amount;
use crate::cards::effect::{CardFilter, Effect, Fate, From, Pick, To, Who};
use crate::cards::vocabulary::Trait;
use crate::kernel::rng::Rng;
use crate::rules::state::board::Board;
use crate::saturating;

/// Damage to deal.
pub struct NewDamage {
    /// The hero who takes it.
    pub hero: HeroId,
    /// The amount.
    pub amount: i32,
    /// The type.
    pub kind: Trait,
    /// The card, board or rule that deals it.
    pub source: Source,
    /// The bane that deals it, if any.
    pub card: Option<CardId>,
    /// The plays on the check that it comes from (AC-CHECK-51).
    pub limits: Limits,
    /// Whether it cannot be reduced.
    pub unreduced: bool,
}

/// Registers the steps of damage.
pub fn install(steps: &mut Steps) {
    steps.add(Step::Reduce, reduce);
    steps.add(Step::TakeDamage, take);
}

/// Begins to deal damage: that of a bane perhaps to other heroes, too, or to them alone.
pub fn begin(world: &mut World, new: NewDamage) {
    let met = world.resource::<Flow>().current_encounter();
    let own = met.is_some_and(|e| e.hero == new.hero && Some(e.card) == new.card);
    let all = if own { standing::damage_to(&Board::new(world), new.hero) } else { None };
    let Some(mut all) = all else { return begin_for_one(world, new) };
    // What begins last is taken first: that hero's own damage, then those of the next seats.
    let count = table::heroes(world).count();
    let seat = |h: &HeroId| (usize::from(h.0) + count - usize::from(new.hero.0)) % count.max(1);
    all.sort_by_key(|h| std::cmp::Reverse(seat(h)));
    for hero in all {
        begin_for_one(world, NewDamage { hero, limits: new.limits.clone(), ..new });
    }
}

/// Begins to deal damage to one hero; an amount of 0 is no damage (AC-RUL-05).
fn begin_for_one(world: &mut World, new: NewDamage) {
    let NewDamage { hero, amount, kind, source, card, limits, unreduced } = new;
    world.resource_mut::<Deeds>().note_reduced(0);
    let kind = standing::damage_becomes(&Board::new(world), hero).unwrap_or(kind);
    world.resource_mut::<Deeds>().note_damage(kind);
    if amount <= 0 || !table::hero(world, hero).alive {
        return;
    }
    let half = || card.is_some() && standing::cannot_reduce_half(&Board::new(world), hero);
    let fixed = match unreduced {
        true => amount,
        false if half() => amount / 2,
        false => 0,
    };
    let off = reduction(world, (hero, kind, card), amount).min(amount.saturating_sub(fixed)).max(0);
    let amount = amount.saturating_sub(off);
    let frame = DamageFrame::new(hero, amount, kind, (source, card), limits);
    drive::push(world, Frame::Damage(DamageFrame { fixed: Rare(fixed), reduced: off, ..frame }));
}

/// Returns by how much standing effects reduce damage to a hero (AC-DMG-06).
fn reduction(
    world: &mut World,
    (hero, kind, card): (HeroId, Trait, Option<CardId>),
    dealt: i32,
) -> i32 {
    let board = Board::new(world);
    if card.is_some() && standing::cannot_reduce(&board, hero).is_some() {
        return 0;
    }
    if standing::no_damage(&board, hero, kind) {
        return dealt;
    }
    let all = standing::reductions(&board, hero, kind);
    let half = standing::halves_damage(&board, hero, kind);
    let each = all.iter().map(|(amount, ctx)| amounts::roll(world, ctx, amount, "reduction"));
    let off = each.fold(0, i32::saturating_add);
    let left = dealt.saturating_sub(off).max(0);
    if half { off.saturating_add(left - left / 2) } else { off }
}

/// Lets every hero play cards and powers that reduce this damage (AC-DMG-01), even if the damaged
/// hero has no card to discard: damage reduced to 0 was not dealt (AC-RUL-05).
fn reduce(world: &mut World) {
    match drive::answer_one(world) {
        Some(Act::Use { hero, of, power, with }) => {
            let spent = legal::spends(&Board::new(world), hero, of, power);
            let hurt = drive::damage(world).hero;
            legal::note(world, (hero, of, power), Some(hurt));
            let f = drive::damage_mut(world);
            let mut used = Used { hero, of, power, with, them: f.hero, card: f.card };
            f.limits.used.push((hero, of, power));
            f.limits.spent.extend(spent.map(|k| (hero, k)));
            let taken = pay::take(world, &used);
            let waits = pay::settle(world, &mut used, &taken);
            drive::damage_mut(world).recharges.extend(waits);
            roll::played(world, hero, of, power);
            return pay::push_effects(world, &used, None);
        }
        Some(_) => return drive::go(world, Step::TakeDamage),
        None => {}
    }
    // Other damage may have been dealt by an answer to this.
    let kind = drive::damage(world).kind;
    world.resource_mut::<Deeds>().note_damage(kind);
    let f = drive::damage(world);
    if f.amount <= f.fixed.0
        || (f.card.is_some() && standing::cannot_reduce(&Board::new(world), f.hero).is_some())
    {
        return drive::go(world, Step::TakeDamage);
    }
    let mut options = legal::uses(&Board::new(world), &Moment::Damage(f));
    if options.is_empty() {
        return drive::go(world, Step::TakeDamage);
    }
    options.push(Act::Continue);
    let q = Question { who: f.hero, ask: Ask::Damage, source: f.source, card: f.card };
    drive::ask(world, q, options);
}

/// Lets the damaged hero's player choose as many cards from the hand (AC-DMG-06, AC-DMG-09); the
/// whole hand if there are fewer (AC-DMG-07), and nothing else (AC-DMG-08). Cards that a text wants
/// first are chosen from first.
fn take(world: &mut World) {
    let hero = drive::damage(world).hero;
    if !drive::damage(world).taking.0.cards.is_empty() {
        return redirect(world);
    }
    if let Some(mut cards) = drive::answer_cards(world) {
        let first = standing::damage_first(&Board::new(world), hero);
        // Where not enough of them are in the hand, they go besides the chosen ones.
        if !cards.iter().any(|c| first.contains(c)) {
            cards.extend(first);
        }
        return lose(world, cards);
    }
    let f = drive::damage(world);
    // Structural damage is the ship's, not a hero's (AC-SHIP-14).
    if f.hull.0.struck {
        return drive::go(world, Step::HullDiscards);
    }
    let amount = saturating::count(f.amount);
    if f.from_deck.0 || standing::damage_from_deck(&Board::new(world), hero, f.kind) {
        return from_deck(world, amount);
    }
    let hand = table::pile(world, PileId::Hand(hero));
    if amount == 0 || hand.is_empty() {
        return suffer(world, &[]);
    }
    if amount >= hand.len() {
        let all = hand.to_vec();
        return lose(world, all);
    }
    let mut first = standing::damage_first(&Board::new(world), hero);
    if standing::damage_random(&Board::new(world), hero) {
        let mut others: Vec<CardId> = hand.iter().copied().filter(|c| !first.contains(c)).collect();
        world.resource_mut::<Rng>().shuffle(&mut first);
        world.resource_mut::<Rng>().shuffle(&mut others);
        let cards = first.into_iter().chain(others).take(amount).collect();
        return lose(world, cards);
    }
    if amount == first.len() {
        return lose(world, first);
    }
    let only_first = amount < first.len();
    let rest = if only_first { amount } else { amount - first.len() };
    let may = |c: &&CardId| first.contains(c) == only_first;
    let options = hand.iter().filter(may).map(|c| Act::Card(*c)).collect();
    let q = Question { who: hero, ask: Ask::DamageCards, source: f.source, card: f.card };
    drive::ask_some(world, q, options, rest, rest);
}

/// Lets the hero send some of the cards that are to be discarded elsewhere, where texts allow it; then
/// discards the others.
fn lose(world: &mut World, cards: Vec<CardId>) {
    drive::damage_mut(world).taking.0.cards = cards;
    redirect(world);
}

fn redirect(world: &mut World) {
    while let Some(choice) = instead::choice(&Board::new(world)) {
        let Some(sent) = instead::answer(world, &choice) else {
            return instead::ask(world, &choice);
        };
        let taking = &mut drive::damage_mut(world).taking.0;
        taking.asked.extend(choice.cards);
        taking.elsewhere.extend(sent);
    }
    let cards = drive::damage(world).taking.0.cards.clone();
    suffer(world, &cards);
}

/// Discards the damage from the top of the deck instead of the hand (AC-GOLD-03). If the deck has
/// too few cards, the hero dies of it as of any other such order (AC-DIE-01).
fn from_deck(world: &mut World, amount: usize) {
    let hero = drive::damage(world).hero;
    suffer(world, &[]);
    if amount > 0 {
        let n = Amount::number(i32::try_from(amount).unwrap_or(i32::MAX));
        let (what, who) = (CardFilter::default(), Who::You);
        let shift =
            Effect::Shift { who, from: From::Deck, what, n, pick: Pick::Top, to: To::Discards };
        let ctx = Ctx::of(hero, Source::Rules);
        let list = List([shift].into());
        drive::push(world, Frame::Effects(EffectsFrame::new(ctx, list, None)));
    }
}

/// Discards cards for damage. This is not playing, so no card is recharged instead (AC-DMG-10,
/// AC-CARD-27).
fn suffer(world: &mut World, cards: &[CardId]) {
    let Some(Frame::Damage(f)) = drive::pop(world) else { return };
    let hero = f.hero;
    leaving::begin_occasion(world);
    for c in cards {
        let ctx = Ctx {
            you: hero,
            them: hero,
            source: Source::Card(*c),
            card: f.card,
            level: 0,
            paid: Default::default(),
        };
        let sent = f.taking.0.elsewhere.iter().find(|(card, _)| card == c).map(|(_, to)| *to);
        let says = || instead::destination(&Board::new(world), &ctx, *c, Fate::Damage);
        let to = sent.or_else(says).unwrap_or(To::Discards);
        put(world, *c, to, hero, None);
    }
    let (amount, reduced, kind) = (f.amount.max(0), f.reduced, f.kind);
    let mut deeds = world.resource_mut::<Deeds>();
    deeds.note_reduced(reduced);
    deeds.note_damage(kind);
    world.resource_mut::<Cues>().push(|| Cue::Damage {
        hero,
        amount,
        kind: kind.name().to_owned(),
        reduced,
    });
    if amount > 0 {
        triggers::fire(world, hero, Happened::Hurt(f.kind));
    }
    // The damage of a check belongs to the check (AC-CHECK-51), which is finished before its cards
    // are recharged.
    recharge::queue(world, f.recharges);
}
