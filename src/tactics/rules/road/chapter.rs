//! The visit of a chapter, from its text to where the road goes on (AT-CAMP-04, AT-CAMP-05).

use bevy_ecs::prelude::*;
use kernel::drive::finish;

use super::travel;
use crate::content::effect::Cond;
use crate::content::printed::{ChapterKind, EncounterDef, Resolution};
use crate::content::words::{Divider, Outcome};
use crate::rules::company::Visit;
use crate::rules::effect::{cond, run};
use crate::rules::family::Tactics;
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, question};
use crate::rules::flow::frame::{Ctx, EncounterFrame, Frame, Step, StoryFrame, Telling};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::hand;
use crate::rules::play::Ending;
use crate::rules::state::ids::{CardId, Source};
use crate::rules::state::piles::{self, Pile, Spot};
use crate::rules::state::road::Road;
use crate::rules::state::table::{self, Playing};

/// The text of the chapter is told, with what belongs to it if it holds, and what happens first is
/// carried out.
pub fn open(world: &mut World) {
    let def = table::chapter(world);
    let holds = |c: &Cond| cond::holds(world, &Ctx::nobody(), c);
    let more = (0..).zip(&def.more).filter(|(_, more)| holds(&more.only_if));
    let more: Vec<u8> = more.map(|(n, _)| n).collect();
    let does = def.does.clone();
    drive::chapter_mut(world).more = more;
    let chapter = world.resource::<Playing>().chapter;
    drive::tell(world, || Cue::Chapter { chapter });
    drive::go(world, Step::Visit);
    run::push(world, Ctx::nobody(), does);
}

/// The chapter is visited from now on; an encounter is fought, an ending ends the campaign
/// (AT-CAMP-01).
pub fn visit(world: &mut World) {
    let (id, kind) = (table::chapter(world).id.clone(), table::chapter(world).kind);
    // What the list of effects before hands down is meant for nobody.
    drive::returned(world);
    if drive::answer_one(world).is_some() {
        return drive::go(world, Step::Leave);
    }
    if kind == ChapterKind::Ending {
        note(world, id, None);
        let q = question(table::lead(world), Ask::Read, Source::Chapter);
        return drive::ask(world, q, vec![Act::Continue]);
    }
    match table::outcome(world) {
        None if kind == ChapterKind::Encounter => {
            let step = Step::PlaceHeroes;
            drive::push(world, Frame::Encounter(EncounterFrame { step, asking: 0 }));
        }
        outcome => {
            note(world, id, outcome);
            drive::go(world, Step::Choose);
        }
    }
}

/// Notes that the chapter was visited, and how it ended.
fn note(world: &mut World, chapter: String, outcome: Option<Outcome>) {
    world.resource_mut::<Road>().visited.push(Visit { chapter, outcome, ..Visit::default() });
}

/// Where the party goes next (AT-GOAL-07): what the result says, or what the party chooses.
pub fn choose(world: &mut World) {
    drive::go(world, Step::Travel);
    let of = match (table::encounter(world), table::outcome(world)) {
        (Some(e), Some(outcome)) => {
            let goto = resolution(e, outcome).goto.as_ref();
            let next = goto.and_then(|id| table::book(world).find_chapter(id));
            if next.is_some() {
                world.resource_mut::<Road>().next = next;
                return;
            }
            Telling::Result(outcome)
        }
        _ => Telling::Chapter,
    };
    drive::push(world, Frame::Story(StoryFrame { of, taken: Vec::new(), chosen: None }));
}

/// Returns the section of a result (AT-GOAL-05, AT-GOAL-06, AT-GOAL-15).
pub fn resolution(encounter: &EncounterDef, outcome: Outcome) -> &Resolution {
    let results = &encounter.resolution;
    match outcome {
        Outcome::Failure => &results.failure,
        Outcome::Success => &results.success,
        Outcome::Plus => results.plus.as_ref().unwrap_or(&results.success),
    }
}

/// Leaving some chapters asks for a random encounter (AT-RAND-01).
pub fn travel(world: &mut World) {
    if world.resource::<Road>().next.is_none() {
        // The content leads nowhere.
        finish::<Tactics>(world, Ending::Stuck);
        return;
    }
    drive::go(world, Step::Leave);
    if table::chapter(world).travel {
        travel::draw(world);
    }
}

/// The chapter is left.
pub fn leave(world: &mut World) {
    let road = world.resource::<Road>();
    let again = road.next == Some(world.resource::<Playing>().chapter);
    if !again {
        unclaimed(world);
    }
    let ending = match (table::chapter(world).kind, table::outcome(world)) {
        (ChapterKind::Encounter, Some(Outcome::Success)) => Ending::Success,
        (ChapterKind::Encounter, Some(Outcome::Plus)) => Ending::Plus,
        (ChapterKind::Encounter, _) => Ending::Failure,
        (ChapterKind::Ending, _) => Ending::Over,
        (ChapterKind::Story | ChapterKind::Market, _) => Ending::Left,
    };
    finish::<Tactics>(world, ending);
}

/// Loot of the encounter that the party did not get goes to the Market, unless the encounter is played
/// again at once (AT-GOAL-11, AT-RUL-84).
fn unclaimed(world: &mut World) {
    let id = table::chapter(world).id.clone();
    let lost = |c: &CardId| {
        table::printed(world, *c)
            .is_some_and(|d| d.kind.is_equipment() && d.found_in.as_deref() == Some(&id))
    };
    let supply = piles::pile(world, Pile::Divider(Divider::SupplyLoot));
    let lost: Vec<CardId> = supply.iter().copied().filter(lost).collect();
    for card in lost {
        hand::shift(world, card, Pile::Divider(Divider::Market), Spot::Top);
    }
}
