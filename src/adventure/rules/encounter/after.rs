//! Steps 5 and 6: effects after the encounter, and resolving it (AC-ENC-28 to AC-ENC-33); then the
//! consequences of defeating a henchman or villain.

use super::fate::{fate, goes_home};
use bevy_ecs::prelude::*;

use super::begin::{cease, give_back};
use crate::cards::amount::Amount;
use crate::cards::effect::{Fate, To};
use crate::cards::ship::ShipDeed;
use crate::cards::vocabulary::{Kind, Rank, Trait};
use crate::rules::check::roll;
use crate::rules::closing;
use crate::rules::edition::switches;
use crate::rules::effect::instead;
use crate::rules::effect::shift::put;
use crate::rules::effect::standing;
use crate::rules::effect::triggers::{Answers, Happened};
use crate::rules::flow::drive;
use crate::rules::flow::frame::{Ctx, EncounterFrame, Flow, Frame, Rare, Step};
use crate::rules::flow::prompt::Source;
use crate::rules::legal;
use crate::rules::mythic;
use crate::rules::ship::deeds::push_deed;
use crate::rules::state::board::Board;
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::ids::{HeroId, PileId};
use crate::rules::state::lasting::Lasting;
use crate::rules::state::ship;
use crate::rules::state::table::{self, LocationStatus};

/// Step 5: carries out delayed answers to the checks (AC-ENC-25), then all effects after the
/// encounter, whether or not the checks succeeded (AC-ENC-28); in the third edition this is step 6
/// (AC-ENC-29). Skipped if the hero has moved (AC-ENC-34).
pub fn after(world: &mut World) {
    let e = drive::encounter_mut(world);
    legal::begin_step(e, Step::AfterEncounter);
    e.step = Step::Resolve;
    let e = e.clone();
    if e.evaded {
        return;
    }
    let mut answers = Answers::default();
    for (hero, card) in &e.played {
        if table::hero(world, *hero).alive {
            answers.collect(world, *hero, Happened::Played(*card));
        }
    }
    let waited = roll::answers_wait(world);
    for o in e.outcomes.iter().filter(|o| waited && !o.declined) {
        answers.collect(world, o.hero, Happened::Checked(o, Some(e.card)));
    }
    if !(e.moved && switches(world).moving_cancels) {
        answers.collect(world, e.hero, Happened::After(e.card));
    }
    answers.push(world, e.hero);
}

/// Returns whether the bane is defeated (AC-ENC-30) or the boon acquired (AC-ENC-32).
fn won(world: &World, e: &EncounterFrame) -> bool {
    if let Some(decided) = e.decided {
        return decided;
    }
    let def = table::printed(world, e.card);
    let steps = def.check.steps.len();
    if def.kind.is_fought() {
        let needs = standing::needs(&Board::new(world), e.hero);
        let had = needs.is_empty() || e.outcomes.iter().any(|o| table::has_any(&o.traits, &needs));
        steps > 0 && e.outcomes.len() >= steps && e.outcomes.iter().all(|o| o.passed) && had
    } else {
        // Without a check, only loot (AC-CARD-37) and cards that are no boons (AC-SUPP-06) are
        // acquired; other cards only if their powers say so (AC-ENC-19, AC-ENC-20).
        let may = steps > 0 || def.rank == Rank::Loot || !def.kind.is_boon();
        may && e.outcomes.len() >= steps && e.outcomes.iter().all(|o| o.passed)
    }
}

/// Returns the required traits that the checks lacked, if they lacked nothing else.
fn missing_traits(world: &World, e: &EncounterFrame) -> Vec<Trait> {
    let steps = table::printed(world, e.card).check.steps.len();
    let all = steps > 0 && e.outcomes.len() >= steps && e.outcomes.iter().all(|o| o.passed);
    let needs = standing::needs(&Board::new(world), e.hero);
    let had = e.outcomes.iter().any(|o| table::has_any(&o.traits, &needs));
    if all && !had && e.decided.is_none() { needs } else { Vec::new() }
}

/// Step 6, first half: determines the result and triggers what answers it.
pub fn resolve(world: &mut World) {
    legal::begin_step(drive::encounter_mut(world), Step::Resolve);
    let e = drive::encounter(world).clone();
    let (hero, card) = (e.hero, e.card);
    if table::card(world, card).pile != PileId::Stage {
        // An effect moved the card away, so it is neither defeated nor undefeated (AC-RUL-20).
        world.resource_mut::<Cues>().push(|| Cue::Unresolved { hero, card });
        return drive::go(world, Step::Settle);
    }
    let won = !e.evaded && won(world, &e);
    let f = drive::encounter_mut(world);
    f.won = won;
    f.step = Step::Settle;
    let kind = table::printed(world, card).kind;
    let bane = kind.is_fought();
    let (cue, what) = match (e.evaded, bane, won) {
        (true, _, _) => {
            let lost = super::evade::must_evade(world, hero, card);
            (Cue::Evaded { hero, card, lost }, Happened::Evaded(card))
        }
        (_, true, true) => (Cue::Defeated { hero, card }, Happened::Defeated(card)),
        (_, true, false) => {
            let needs = missing_traits(world, &e);
            (Cue::Undefeated { hero, card, needs }, Happened::Undefeated(card))
        }
        (_, false, true) => (Cue::Acquired { hero, card }, Happened::Acquired(card)),
        (_, false, false) => (Cue::NotAcquired { hero, card }, Happened::NotAcquired(card)),
    };
    world.resource_mut::<Cues>().push(|| cue);
    // An acquired boon is in the hand before powers answer its acquiring.
    if !bane && won && goes_to_hand(world, &e) {
        put(world, card, To::Hand, hero, e.place);
    }
    if won && kind.is_bane() {
        mythic::defeated(world, hero, card);
    }
    // Plunder comes after what texts make of the defeat, such as seizing the ship (AC-SHIP-12).
    if kind == Kind::Ship && won && !ship::is_wrecked(world) {
        push_deed(world, hero, ShipDeed::Plunder(Amount::number(1)));
    }
    let mut answers = Answers::default();
    answers.collect(world, hero, what);
    answers.push(world, hero);
}

/// Returns whether an acquired boon goes to the hand. A summoned boon does only if the summoning
/// text says so, in editions that return summoned cards to the box (AC-SUMM-09, AC-RUL-79).
fn goes_to_hand(world: &World, e: &EncounterFrame) -> bool {
    match e.summoning {
        Some(s) if goes_home(world, e) => s.goes == Some(To::Hand),
        _ => e.goes.is_none(),
    }
}

/// Step 6, second half: moves the card. It goes into the deck that it came from, even if its hero
/// is elsewhere (AC-RUL-23), or the location was closed (AC-RUL-22) or its deck shuffled meanwhile
/// (AC-RUL-21); a boon that was not acquired goes into the box (AC-CARD-22). A villain waits for
/// its escape.
pub fn settle(world: &mut World) {
    let e = drive::encounter(world).clone();
    let met = e.met_by();
    let meets = |h: &HeroId| table::hero(world, *h).alive && !e.has_met(*h) && *h != e.hero;
    if let Some(next) = e.passes_to.0.filter(meets)
        && table::card(world, e.card).pile == PileId::Stage
    {
        return pass_on(world, &e, (next, met));
    }
    let mut chosen = None;
    if let Some(choice) = instead::choice(&Board::new(world)) {
        let Some(sent) = instead::answer(world, &choice) else {
            return instead::ask(world, &choice);
        };
        chosen = sent.first().map(|(_, to)| *to);
    }
    let bane = table::printed(world, e.card).kind.is_fought();
    let fate = fate(&e, bane);
    let ctx = Ctx { card: Some(e.card), ..Ctx::of(e.hero, Source::Card(e.card)) };
    // While the encounter is still going on, so that a text can ask about its last check.
    let instead =
        fate.and_then(|fate| instead::destination(&Board::new(world), &ctx, e.card, fate));
    let instead = instead.or(chosen);
    let f = drive::encounter_mut(world);
    f.step = Step::Aftermath;
    let def = table::printed(world, e.card);
    let villain = def.rank == Rank::Villain && e.place.is_some();
    // A card that an effect has moved already is not moved again (AC-RUL-20).
    if table::card(world, e.card).pile != PileId::Stage {
        return;
    }
    let summoned = e.place.is_none();
    // The summoning text has the last word on a summoned card (AC-SUMM-09). Otherwise any text
    // counts that says where the card goes, including its own, to whatever place (AC-SUMM-08,
    // AC-RUL-103).
    let wished = e.summoning.and_then(|s| s.goes).filter(|_| !e.evaded && e.won != bane);
    let stated = match goes_home(world, &e) {
        true => wished,
        false => e.goes.or(instead).or(wished),
    };
    // An imagined copy goes nowhere (AC-RUL-101).
    let stated = stated.filter(|_| !(summoned && table::card(world, e.card).imagined));
    // A faceup card stays faceup until it is defeated, or its own text moves it (AC-FACE-02).
    if e.up.is_some() && !e.won && stated.is_none() {
        return give_back(world, &e);
    }
    // A villain that no text moves waits for its escape (AC-ENC-33).
    if villain && !e.evaded && stated.is_none() {
        return;
    }
    let to = stated.unwrap_or(match (fate, summoned) {
        // Summoned cards are banished unless a text says otherwise (AC-SUMM-08): they belong to no
        // deck to be shuffled into (AC-SUMM-13).
        (_, true) => To::Box,
        (Some(Fate::Undefeated), false) => To::Here,
        // A ship returns to where it came from, defeated or not (AC-SHIP-12).
        (Some(Fate::Defeated), false) if def.kind == Kind::Ship => To::Here,
        (None, false) if e.evaded => To::Here,
        (None, false) => To::Hand,
        _ => To::Box,
    });
    let chosen = e.goes_place.0.filter(|_| to.is_chosen());
    put(world, e.card, to, e.hero, chosen.or(e.place));
}

/// Lets another hero encounter the card at once, as an encounter of its own (AC-ENC-41). `met`: those
/// who have encountered it so far.
fn pass_on(world: &mut World, e: &EncounterFrame, (next, met): (HeroId, u8)) {
    // What is so in the encounter that comes outlasts this one.
    let kept = world.resource_mut::<Lasting>().take_passed_on();
    super::finish(world, false);
    world.resource_mut::<Lasting>().begin_encounter(kept);
    let depth = world.resource::<Flow>().frames.len();
    super::begin(world, next, e.card, e.place, false);
    let frames = &mut world.resource_mut::<Flow>().into_inner().frames;
    if let Some(Frame::Encounter(f)) = frames.get_mut(depth) {
        f.summoning = e.summoning;
        f.passed_by = Rare(met);
    }
}

/// Carries out the consequences of a defeat. A henchman's gives the encountering hero a chance to
/// close (AC-HENCH-03, AC-HENCH-04, AC-RUL-42), a villain's closes its location (AC-VILL-12);
/// summoned ones do neither (AC-SUMM-11, AC-HENCH-06, AC-VILL-24). After an evaded villain,
/// temporarily closed locations open (AC-VILL-22, AC-RUL-37). Then the encounter ends, and an
/// imagined copy ceases to exist.
pub fn aftermath(world: &mut World) {
    let _ = drive::returned(world);
    let e = drive::encounter(world).clone();
    if e.place.is_none() {
        cease(world, e.card);
    }
    let rank = table::printed(world, e.card).rank;
    let open = |world: &World, p| table::place(world, p).shut != LocationStatus::Permanently;
    match (rank, e.place) {
        (Rank::Villain, Some(place)) if !e.evaded => {
            drive::go(world, Step::Escape);
            if e.won && open(world, place) {
                closing::by_villain(world, e.hero, place, e.card);
            }
            return;
        }
        (Rank::Villain, Some(_)) => crate::rules::villain::reopen(world),
        _ => {}
    }
    let by_rule = e.won && rank == Rank::Henchman && switches(world).henchmen_close;
    let mut chances = e.place.filter(|_| by_rule).into_iter().chain(e.closing);
    // There is no chance to close at a closed location or after leaving it (AC-RUL-43, AC-RUL-23),
    // nor, in editions where moving cancels the effects after an encounter, for a hero who has
    // moved (AC-ENC-34).
    let cancelled = e.moved && switches(world).moving_cancels;
    let here = table::hero(world, e.hero).at;
    let chance = chances.find(|p| open(world, *p) && *p == here && !cancelled);
    super::finish(world, e.won);
    if let Some(place) = chance {
        closing::offer(world, e.hero, place);
    }
}
