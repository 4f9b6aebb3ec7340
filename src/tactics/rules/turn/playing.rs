//! Playing a card and using what lies on the player board (AT-ACTN-03 to AT-ACTN-05, AT-ACTN-14 to
//! AT-ACTN-19).

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::{actions, companions, options};
use crate::content::effect::{Change, Effect, Effects, Fate, Power};
use crate::content::printed::{CardDef, Use};
use crate::content::words::{CardKind, Divider, Keyword};
use crate::rules::effect::{cond, lasting, run, standing, triggers, useful};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Frame, Goes, Happened, PlayFrame, Step, What};
use crate::rules::hand;
use crate::rules::state::ids::{CardId, SeatId, Source};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::table;
use crate::rules::why::Why;

/// Returns whether a card of a kind is played or used as an action.
pub fn is_playable(kind: CardKind) -> bool {
    use CardKind::{Action, BasicAttack, BasicMove, Feature};
    matches!(kind, Action | BasicAttack | BasicMove | Feature) || kind.is_equipment()
}

/// One use of something: a way of a card, or a power.
#[derive(Clone, Copy)]
pub enum Text<'w> {
    /// A way of a card, which is played.
    Way(&'w CardDef, &'w Effects),
    /// A power, which is used.
    Power(&'w Power),
}

/// Returns the use of that number: of a card its ways, then its powers, then what a Response does that is
/// played as an action.
pub fn text(world: &World, of: Source, number: u8) -> Option<Text<'_>> {
    let n = usize::from(number);
    match of {
        Source::Card(card) => {
            let def = table::printed(world, card)?;
            let Some(n) = n.checked_sub(def.ways.len()) else {
                return Some(Text::Way(def, &def.ways[n]));
            };
            let Some(n) = n.checked_sub(def.powers.len()) else {
                return Some(Text::Power(&def.powers[n]));
            };
            def.turn_ways.get(n).map(|way| Text::Way(def, way))
        }
        Source::Chapter => options::chapter_powers(world).get(n).map(Text::Power),
        Source::Fighter(id) => match table::fighter(world, id).seat() {
            Some(hero) => table::class(world, hero).powers.get(n).map(Text::Power),
            None => {
                let def = table::companion(world, id)?;
                def.lends.iter().chain(&def.powers).nth(n).map(Text::Power)
            }
        },
        Source::Rules => None,
    }
}

/// Returns whether a use costs no action (AT-ACTN-14).
pub fn is_free(world: &World, hero: SeatId, of: Source, number: u8) -> bool {
    match (text(world, of, number), of) {
        (Some(Text::Way(def, _)), Source::Card(card)) => {
            def.keywords.contains(&Keyword::Free) || standing::plays_free(world, hero, card)
        }
        (Some(Text::Power(power)), Source::Chapter) => {
            !power.action || standing::is(world, hero.into(), |c| *c == Change::FreePower)
        }
        (Some(Text::Power(power)), _) => !power.action,
        _ => true,
    }
}

/// Uses up the text by which a use costs no action, where it does so only so often.
pub fn spend_freedom(world: &mut World, hero: SeatId, of: Source, number: u8) {
    let used = match (text(world, of, number), of) {
        (Some(Text::Way(def, _)), Source::Card(card)) if !def.keywords.contains(&Keyword::Free) => {
            standing::limited(world, hero.into(), None, |ctx, change| {
                standing::frees(world, ctx, change, card)
            })
        }
        (Some(Text::Power(power)), Source::Chapter) if power.action => {
            standing::limited(world, hero.into(), None, |_, change| *change == Change::FreePower)
        }
        _ => Vec::new(),
    };
    standing::spend(world, used);
}

/// Returns whom and what a use speaks of: what a summon or an ally lends says "you" to the hero, a power of
/// its own to itself.
pub fn ctx(
    world: &World,
    hero: SeatId,
    (of, number): (Source, u8),
    answers: Option<&Happened>,
) -> Ctx {
    let mut ctx = Ctx::of(hero.into(), of);
    if let Source::Fighter(lender) = of
        && lender != hero.into()
    {
        if table::companion(world, lender).is_none_or(|c| number < companions::first_power(c)) {
            ctx.it = Some(lender);
            return ctx;
        }
        ctx = Ctx::of(lender, of);
    }
    if let Some(event) = answers {
        (ctx.it, ctx.by, ctx.square) = (event.at.or(event.of), event.of, event.square);
    }
    ctx
}

/// Judges whether a hero may use something in the own turn. Returns what is in the way.
pub fn refuses(world: &World, hero: SeatId, of: Source, number: u8) -> Option<Why> {
    if !is_free(world, hero, of, number) && actions::left(world, hero) <= 0 {
        return Some(Why::NoAction);
    }
    cannot(world, hero, of, number, None)
}

/// Judges whether something can be used at all now, actions apart.
pub fn cannot(
    world: &World,
    hero: SeatId,
    of: Source,
    number: u8,
    answers: Option<&Happened>,
) -> Option<Why> {
    let ctx = &ctx(world, hero, (of, number), answers);
    let text = text(world, of, number)?;
    let (only_if, cost, once) = match text {
        Text::Way(def, _) => (&def.only_if, &def.cost, None),
        Text::Power(power) => (&power.only_if, &power.cost, power.once),
    };
    if let (Text::Way(..), Source::Card(card)) = (text, of)
        && standing::cannot_play(world, hero, card)
    {
        return Some(Why::Forbidden);
    }
    if only_if.as_ref().is_some_and(|c| !cond::holds(world, ctx, c)) {
        return Some(Why::CardSays);
    }
    if !lasting::may(world, once, of, number, Some(hero.into())) {
        return Some(Why::UsedUp);
    }
    if !useful::payable(world, ctx, cost) {
        return Some(Why::Unpayable);
    }
    let any = match text {
        Text::Way(_, way) => useful::any(world, ctx, way),
        Text::Power(power) => power.ways.iter().any(|way| useful::any(world, ctx, way)),
    };
    (!any).then_some(Why::NothingDone)
}

/// Begins to use something. A card that is played lies in no other pile until all of it is done
/// (AT-RUL-94).
pub fn begin(world: &mut World, hero: SeatId, of: Source, number: u8, answers: Option<Happened>) {
    let Some(text) = text(world, of, number) else { return };
    let ctx = ctx(world, hero, (of, number), answers.as_ref());
    let (does, goes, cost) = match text {
        Text::Way(def, way) => {
            let aside = def.keywords.contains(&Keyword::Remove);
            (way.clone(), if aside { Goes::Aside } else { Goes::Discards }, def.cost.clone())
        }
        Text::Power(power) => {
            let does = match power.ways.as_slice() {
                [only] => only.clone(),
                ways => {
                    let way = |does: &Effects| crate::content::effect::OneWay {
                        only_if: None,
                        does: does.clone(),
                    };
                    Arc::from([Effect::Choose(ways.iter().map(way).collect())])
                }
            };
            let goes = if is_used_up(world, of, power) { Goes::Supply } else { Goes::Stays };
            (does, goes, power.cost.clone())
        }
    };
    let once = match text {
        Text::Power(power) => power.once,
        Text::Way(..) => None,
    };
    lasting::note(world, once, of, number, Some(hero.into()));
    let does = if cost.is_empty() { does } else { Arc::from([Effect::Pay(cost, does)]) };
    if let Source::Card(card) = of {
        drive::tell(world, || Cue::Played { hero, card });
        if matches!(goes, Goes::Discards | Goes::Aside) {
            piles::put(world, card, Pile::Aside, Spot::Top);
            standing::cap_hp(world);
        }
    }
    let step = Step::Playing;
    drive::push(world, Frame::Play(PlayFrame { hero, of, step, ctx, does, answers, goes }));
}

/// Returns whether a power belongs to an item of the party that goes back to the supply when it is used.
fn is_used_up(world: &World, of: Source, power: &Power) -> bool {
    let Source::Card(card) = of else { return false };
    let item = piles::card(world, card).pile == Pile::Divider(Divider::PartyItems);
    let lasts = table::printed(world, card).is_some_and(|d| d.once.is_some());
    item && power.once.is_none() && !lasts
}

/// Judges whether an item of the party can be used by a hero now.
pub fn item_refuses(world: &World, hero: SeatId, card: CardId) -> Option<Why> {
    let def = table::printed(world, card)?;
    let ctx = Ctx::of(hero.into(), Source::Card(card));
    let some = def.ways.iter().any(|way| useful::any(world, &ctx, way));
    let used = !lasting::may(world, def.once, Source::Card(card), 0, None);
    if used {
        return Some(Why::ItemUsedUp);
    }
    (!some).then_some(Why::NothingDone)
}

/// Returns the items of the party that a hero who is knocked out can use: those that say so (AT-RUL-83).
pub fn items_while_down(world: &World, hero: SeatId) -> impl Iterator<Item = CardId> {
    let says = |card: &CardId| table::printed(world, *card).is_some_and(|d| d.while_down);
    let all = piles::pile(world, Pile::Divider(Divider::PartyItems)).iter().copied();
    all.filter(says).filter(move |card| item_refuses(world, hero, *card).is_none())
}

/// Uses an item of the party, which is no card that is played and costs no action unless it says so
/// (AT-SETUP-24, AT-RUL-83). One that has no number of uses goes back to the supply.
pub fn item(world: &mut World, hero: SeatId, card: CardId) {
    let Some(def) = table::printed(world, card) else { return };
    let (ways, once, action) = (def.ways.clone(), def.once, def.use_in == Use::Action);
    let of = Source::Card(card);
    if action {
        actions::act_once(world, hero);
    }
    lasting::note(world, once, of, 0, None);
    let does = match ways.as_slice() {
        [only] => only.clone(),
        ways => {
            let way = |does: &Effects| crate::content::effect::OneWay {
                only_if: None,
                does: does.clone(),
            };
            Arc::from([Effect::Choose(ways.iter().map(way).collect())])
        }
    };
    drive::tell(world, || Cue::Played { hero, card });
    let goes = if once.is_some() { Goes::Stays } else { Goes::Supply };
    let (ctx, step, answers) = (Ctx::of(hero.into(), of), Step::Playing, None);
    drive::push(world, Frame::Play(PlayFrame { hero, of, step, ctx, does, answers, goes }));
}

/// Carries the text out.
pub fn play(world: &mut World) {
    let f = drive::play(world);
    let (hero, ctx, does) = (f.hero, f.ctx.clone(), f.does.clone());
    drive::go(world, Step::Played);
    // What a hero may use while down does not end because of that.
    let survives = !table::hero(world, hero).on_board;
    drive::push(world, Frame::Effects(EffectsFrame { survives, ..EffectsFrame::new(ctx, does) }));
}

/// All of it is done, or its owner was knocked out: the card goes where played cards go (AT-ACTN-19,
/// AT-RUL-94, AT-RUL-96).
pub fn played(world: &mut World) {
    drive::returned(world);
    let Some(Frame::Play(f)) = drive::pop(world) else { return };
    let Source::Card(card) = f.of else { return };
    let replaced = replaced(world, &f);
    let to = match f.goes {
        Goes::Discards if standing::is(world, f.hero.into(), |c| *c == Change::PlayedAside) => {
            Some(Pile::SetAside(f.hero))
        }
        Goes::Discards => Some(Pile::Discards(f.hero)),
        Goes::Aside => Some(Pile::SetAside(f.hero)),
        Goes::Supply => Some(Pile::Divider(Divider::SupplyItems)),
        Goes::Stays => None,
    };
    if let Some(to) = to.filter(|_| !replaced)
        && (f.goes == Goes::Supply || piles::card(world, card).pile == Pile::Aside)
    {
        hand::shift(world, card, to, Spot::Top);
    }
    let event = Happened { card: Some(card), ..Happened::by(What::Played, f.hero.into()) };
    triggers::fire(world, event);
}

/// Something may happen to a played card instead of going to the discard pile. Returns whether it does.
fn replaced(world: &mut World, f: &PlayFrame) -> bool {
    let Source::Card(card) = f.of else { return false };
    if f.goes != Goes::Discards {
        return false;
    }
    let Some(def) = table::printed(world, card) else { return false };
    let instead = def.instead.iter().find(|i| {
        i.of == Fate::Played && i.only_if.as_ref().is_none_or(|c| cond::holds(world, &f.ctx, c))
    });
    let Some(does) = instead.map(|i| i.does.clone()) else { return false };
    run::push(world, f.ctx.clone(), does);
    true
}
