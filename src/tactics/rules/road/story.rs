//! Texts with choices: of chapters, of results, of random encounters and of markets (AT-DATA-14).

use bevy_ecs::prelude::*;

use super::chapter::resolution;
use super::{Tried, allowed, market, travel};
use crate::content::effect::Cond;
use crate::content::printed::ChoiceDef;
use crate::content::words::Outcome;
use crate::rules::effect::{cond, run, useful};
use crate::rules::flow::cue::Cue;
use crate::rules::flow::drive::{self, Nearest, question};
use crate::rules::flow::frame::{Chosen, Ctx, Flow, Frame, Step, StoryFrame, Telling};
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::Source;
use crate::rules::state::road::Road;
use crate::rules::state::table;

/// What is read aloud just now.
#[derive(Clone, Debug)]
pub struct Reading<'w> {
    /// Of what.
    pub of: Telling,
    /// The title, if it has one of its own.
    pub title: &'w str,
    /// The text, and what is told beside it.
    pub texts: Vec<&'w str>,
    /// The choices, by their numbers.
    pub choices: &'w [ChoiceDef],
    /// The services of a market, by their numbers.
    pub services: &'w [ChoiceDef],
}

/// Returns whether a text is read aloud at such a prompt; that of an encounter is read while the board is
/// set up.
pub fn is_read_at(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Read | Ask::Story | Ask::Market | Ask::StartSquare | Ask::Reward | Ask::LevelUp
    )
}

/// Returns what is read aloud just now; outside of a result and of a random encounter the chapter's own
/// text.
pub fn reading(world: &World) -> Reading<'_> {
    let flow = world.resource::<Flow>();
    let newest = flow.frames.iter().rev().find_map(|f| match f {
        Frame::Story(f) => Some(f.of),
        Frame::Aftermath(f) => Some(Telling::Result(f.outcome)),
        _ => None,
    });
    let of = newest.unwrap_or(Telling::Chapter);
    let (title, texts, services): (&str, Vec<&str>, &[ChoiceDef]) = match of {
        Telling::Chapter => {
            let def = table::chapter(world);
            let more = flow.chapter().map_or(&[][..], |f| &f.more);
            let more = more.iter().filter_map(|n| def.more.get(usize::from(*n)));
            // The special rules of an encounter are read with it (AT-CAMP-08).
            let special = def.encounter.iter().map(|e| e.special.as_str());
            let special = special.filter(|text| !text.is_empty());
            let texts = std::iter::once(def.text.as_str()).chain(more.map(|m| m.text.as_str()));
            let texts = texts.chain(special);
            (&def.name, texts.collect(), def.market.as_ref().map_or(&[], |m| &m.services))
        }
        Telling::Result(outcome) => {
            let text = table::encounter(world).map(|e| resolution(e, outcome).text.as_str());
            ("", text.into_iter().collect(), &[])
        }
        Telling::Card(card) => {
            let def = table::printed(world, card);
            let text = def.map(|d| d.text.as_str());
            (def.map_or("", |d| &d.name), text.into_iter().collect(), &[])
        }
    };
    Reading { of, title, texts, choices: choices(world, of), services }
}

/// Returns the choices of what is told.
pub fn choices(world: &World, of: Telling) -> &[ChoiceDef] {
    match of {
        Telling::Chapter => &table::chapter(world).choices,
        Telling::Result(outcome) => result_choices(world, outcome),
        Telling::Card(card) => table::printed(world, card).map_or(&[], |d| &d.choices),
    }
}

fn result_choices(world: &World, outcome: Outcome) -> &[ChoiceDef] {
    table::encounter(world).map_or(&[], |e| &resolution(e, outcome).choices)
}

/// Returns the context of what is told: nobody has the text, but a card may.
fn ctx(of: Telling) -> Ctx {
    match of {
        Telling::Card(card) => {
            Ctx { source: Source::Card(card), card: Some(card), ..Ctx::nobody() }
        }
        Telling::Chapter | Telling::Result(_) => Ctx::nobody(),
    }
}

/// Returns whether what is told is the text of a market (AT-MRKT-01).
fn shops(world: &World, of: Telling) -> bool {
    of == Telling::Chapter && table::chapter(world).market.is_some()
}

/// Tells a text and has the party choose, until a choice leads on. A choice without a way on is taken
/// once, and the choices are asked again; the services of a market are open as often as they can be paid.
pub fn tell(world: &mut World) {
    let StoryFrame { of, chosen, .. } = drive::story(world).clone();
    // What the list of effects before hands down is meant for nobody.
    drive::returned(world);
    if let Some(chosen) = chosen {
        return done(world, of, chosen);
    }
    match drive::answer_one(world) {
        Some(Act::Choice(n)) => return begin(world, of, Chosen::Choice(n)),
        Some(Act::Service(n)) => return begin(world, of, Chosen::Service(n)),
        Some(act) => return market::trade(world, act),
        None => {}
    }
    let options = allowed(tried(world));
    let leads = |a: &Act| matches!(a, Act::Choice(_));
    if !options.iter().any(leads) {
        // Nothing can be chosen: a card is put back, a chapter without a way on is stuck.
        return over(world, of);
    }
    let ask = if shops(world, of) { Ask::Market } else { Ask::Story };
    let q = question(table::lead(world), ask, ctx(of).source);
    drive::ask(world, q, options);
}

/// Carries a choice out: first its cost, then what it does.
fn begin(world: &mut World, of: Telling, chosen: Chosen) {
    let Some(choice) = find(world, of, chosen).cloned() else { return };
    drive::story_mut(world).chosen = Some(chosen);
    if let (Chosen::Choice(choice), false) = (chosen, choice.tells.is_empty()) {
        drive::tell(world, || Cue::Told { of, choice });
    }
    run::push(world, ctx(of), choice.does);
    run::push(world, ctx(of), choice.cost);
}

fn find(world: &World, of: Telling, chosen: Chosen) -> Option<&ChoiceDef> {
    match chosen {
        Chosen::Choice(n) => choices(world, of).get(usize::from(n)),
        Chosen::Service(n) => {
            let market = table::chapter(world).market.as_ref();
            market.and_then(|m| m.services.get(usize::from(n)))
        }
    }
}

/// A choice was carried out: it leads on, or the choices are asked again.
fn done(world: &mut World, of: Telling, chosen: Chosen) {
    let goto = find(world, of, chosen).and_then(|c| c.goto.as_ref());
    let next = goto.and_then(|id| table::book(world).find_chapter(id));
    let f = drive::story_mut(world);
    f.chosen = None;
    if let Chosen::Choice(n) = chosen {
        f.taken.push(n);
        note(world, of, n);
    }
    if next.is_some() {
        world.resource_mut::<Road>().next = next;
    }
    if next.is_some() || matches!(of, Telling::Card(_)) {
        over(world, of);
    }
}

/// Notes what was chosen in the chapter that is visited, for the road.
fn note(world: &mut World, of: Telling, choice: u8) {
    let visit = world.resource_mut::<Road>().into_inner().visited.last_mut();
    if let (Telling::Chapter | Telling::Result(_), Some(visit)) = (of, visit) {
        visit.chosen.push(choice);
    }
}

/// The text is done with.
fn over(world: &mut World, of: Telling) {
    drive::pop(world);
    if let Telling::Card(card) = of {
        travel::put_back(world, card);
    }
}

/// Returns everything that could be chosen, with why not where it cannot.
pub fn tried(world: &World) -> Vec<Tried> {
    let Some(f) = world.resource::<Flow>().story() else { return Vec::new() };
    let all = (0..).zip(choices(world, f.of));
    let mut tried: Vec<Tried> = Vec::new();
    if shops(world, f.of) {
        tried.extend(market::tried(world));
        let services = reading(world).services.iter();
        let services = (0..).zip(services).map(|(n, service)| {
            (service.label.as_str(), (Act::Service(n), closed(world, f.of, service)))
        });
        tried.extend(once_each(services.collect()));
    }
    let choices = all.map(|(n, choice)| {
        let again = || ("AT-DATA-14", t!("tactics-refused-chosen"));
        let no = if f.taken.contains(&n) { Some(again()) } else { closed(world, f.of, choice) };
        (choice.label.as_str(), (Act::Choice(n), no))
    });
    tried.extend(once_each(choices.collect()));
    tried
}

/// Leaves out what is refused under a label that can be chosen, or was refused before: such choices are
/// one to whoever reads them, of which the condition picks the form.
fn once_each(all: Vec<(&str, Tried)>) -> Vec<Tried> {
    let open: Vec<&str> =
        all.iter().filter(|(_, (_, no))| no.is_none()).map(|(label, _)| *label).collect();
    let mut told: Vec<&str> = Vec::new();
    let mut kept = Vec::new();
    for (label, tried) in all {
        let refused = tried.1.is_some();
        if refused && (open.contains(&label) || told.contains(&label)) {
            continue;
        }
        if refused {
            told.push(label);
        }
        kept.push(tried);
    }
    kept
}

/// Returns why a choice cannot be taken, if it cannot.
fn closed(world: &World, of: Telling, choice: &ChoiceDef) -> Option<(&'static str, String)> {
    let ctx = ctx(of);
    if let Some(n) = choice.only_if.as_ref().and_then(|c| short_of_gold(world, &ctx, c)) {
        return Some(("AT-MRKT-06", t!("tactics-refused-gold", n = n)));
    }
    if choice.only_if.as_ref().is_some_and(|c| !cond::holds(world, &ctx, c)) {
        let why = match choice.lacking.as_str() {
            "" => t!("tactics-refused-unmet"),
            lacking => lacking.to_owned(),
        };
        return Some(("AT-DATA-14", why));
    }
    let payable = useful::payable(world, &ctx, &choice.cost);
    (!payable).then(|| ("AT-MRKT-06", t!("tactics-refused-part-payment")))
}

/// Returns how many Bags of Gold a condition asks for, if the party has fewer.
fn short_of_gold(world: &World, ctx: &Ctx, asks: &Cond) -> Option<u8> {
    match asks {
        Cond::Gold(n) => (!cond::holds(world, ctx, asks)).then_some(*n),
        Cond::All(all) => all.iter().find_map(|c| short_of_gold(world, ctx, c)),
        _ => None,
    }
}

/// Begins a text of a card (AT-RAND-01).
pub fn of_card(world: &mut World, card: crate::rules::state::ids::CardId) {
    let of = Telling::Card(card);
    drive::push(world, Frame::Story(StoryFrame { of, taken: Vec::new(), chosen: None }));
}

/// Asks to go on after a text was read.
pub fn read(world: &mut World, then: Step) {
    if drive::answer_one(world).is_some() {
        return drive::go(world, then);
    }
    let q = question(table::lead(world), Ask::Read, Source::Chapter);
    drive::ask(world, q, vec![Act::Continue]);
}
