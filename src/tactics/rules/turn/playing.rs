//! Playing a card and using what lies on the player board (AT-ACTN-03 to AT-ACTN-05, AT-ACTN-14 to
//! AT-ACTN-19).

use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::uses::{self, Text};
use crate::content::effect::{Change, Effect, Fate, OneWay, Power};
use crate::content::printed::Use;
use crate::content::words::{Divider, Keyword};
use crate::rules::effect::special::{self, Special};
use crate::rules::effect::{cond, lasting, run, standing, triggers};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Frame, Goes, Happened, PlayFrame, Step, What};
use crate::rules::hand;
use crate::rules::state::ids::{CardId, SeatId, Source};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::table;

/// Begins to use something. A card that is played lies in no other pile until all of it is done
/// (AT-RUL-94).
pub fn begin(world: &mut World, hero: SeatId, of: Source, number: u8, answers: Option<Happened>) {
    let Some(text) = uses::text(world, of, number) else { return };
    let ctx = uses::ctx(world, hero, (of, number), answers.as_ref());
    let (does, goes, cost) = match text {
        Text::Way(def, way) => {
            let aside = def.keywords.contains(&Keyword::Remove);
            (way.clone(), if aside { Goes::Aside } else { Goes::Discards }, def.cost.clone())
        }
        Text::Power(power) => {
            let does = match power.ways.as_slice() {
                [only] => only.clone(),
                ways => {
                    let ways = ways.iter().cloned().map(OneWay::from);
                    Arc::from([Effect::Choose(ways.collect())])
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
    if of == Source::Chapter {
        special::took(world, Special::Power(number.into()));
    }
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

/// Uses an item of the party, which is no card that is played and costs no action unless it says so
/// (AT-SETUP-24, AT-RUL-83). One that has no number of uses goes back to the supply.
pub fn item(world: &mut World, hero: SeatId, card: CardId) {
    let Some(def) = table::printed(world, card) else { return };
    let (ways, once, action) = (def.ways.clone(), def.once, def.use_in == Use::Action);
    let of = Source::Card(card);
    if action {
        uses::act_once(world, hero);
    }
    lasting::note(world, once, of, 0, None);
    let does = match ways.as_slice() {
        [only] => only.clone(),
        ways => {
            let ways = ways.iter().cloned().map(OneWay::from);
            Arc::from([Effect::Choose(ways.collect())])
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
