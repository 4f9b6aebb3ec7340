//! What a hero can use: cards and powers, what each says, whom it speaks of, and what is in the way
//! (AT-ACTN-03 to AT-ACTN-05, AT-ACTN-14 to AT-ACTN-19).

use bevy_ecs::prelude::*;

use crate::content::effect::{Change, Effects, Power};
use crate::content::printed::{CardDef, CompanionDef};
use crate::content::words::{CardKind, Divider, Keyword};
use crate::rules::effect::{cond, lasting, standing, useful};
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, Happened};
use crate::rules::state::ids::{CardId, SeatId, Source};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;
use crate::rules::why::Why;

/// Returns how many actions are left in the turn.
pub fn left(world: &World, hero: SeatId) -> i32 {
    let extra = i32::from(drive::hero_turn(world).extra);
    standing::actions(world, hero) + extra - i32::from(table::sheet(world, hero).acted)
}

/// Counts an action of the turn.
pub fn act_once(world: &mut World, hero: SeatId) {
    drive::hero_turn_mut(world).begun = true;
    let sheet = table::sheet_mut(world, hero);
    sheet.acted = sheet.acted.saturating_add(1);
}

/// Returns the powers that the chapter gives every hero.
pub fn chapter_powers(world: &World) -> &[Power] {
    table::encounter(world).map_or(&[], |e| &e.powers)
}

/// Returns the number of the first power of a summon's own: those that it lends heroes come before.
pub fn first_power(def: &CompanionDef) -> u8 {
    lang::saturating::byte(def.lends.len())
}

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
        Source::Chapter => chapter_powers(world).get(n).map(Text::Power),
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
        if table::companion(world, lender).is_none_or(|c| number < first_power(c)) {
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
    if !is_free(world, hero, of, number) && left(world, hero) <= 0 {
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
