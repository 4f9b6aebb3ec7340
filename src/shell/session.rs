//! The game that lies on the table, and what the window wants done with it.
//!
//! Rules calls happen here and nowhere else in the window, in one exclusive system.

use bevy::prelude::*;

use super::coach;
pub use super::command::{Wish, Wishes};
use super::model::{self, Model};
use super::screens::house::House;
use super::screens::rules::Lookup;
use super::screens::{Screen, chronicle, seats};
use super::{asked, past, tale};
use crate::adventure_table::Speed;
use crate::adventure_table::downtime::apply;
use crate::adventure_table::hands::Hands;
use crate::adventure_table::sounds::of_wish;
use crate::adventure_table::theatre::Theatre;
use crate::campaign::players::{Players, Seating, colors};
use crate::campaign::{Campaign, Choices, Finished, Game, Session, hands, shelf};
use crate::kit::sound::Ear;
use crate::manners;
use crate::rules::flow::prompt::Act;
use crate::rules::play;
use crate::rules::state::cue::Cues;
use crate::rules::state::ids::CardId;

/// The game on the table, if there is one.
#[derive(Resource, Default)]
pub struct Desk {
    /// The game.
    pub game: Option<Game>,
    /// Counts up whenever the table may look different.
    pub rev: u64,
    /// What came of the scenario that ended last.
    pub finished: Option<Finished>,
    /// Statistics of that scenario.
    pub stats: Vec<(String, String)>,
    /// The seed of the next campaign that is made, if one was asked for.
    pub seed: Option<u64>,
}

/// Carries out what was wished.
pub fn grant(world: &mut World) {
    let wishes = std::mem::take(&mut world.resource_mut::<Wishes>().0);
    for wish in wishes {
        grant_one(world, wish);
    }
}

/// Carries out a wish.
pub fn grant_one(world: &mut World, wish: Wish) {
    if let (Some(sound), Some(mut ear)) = (of_wish(&wish), world.get_resource_mut::<Ear>()) {
        ear.hear(sound);
    }
    match wish {
        Wish::Do(acts) => submit(world, &acts),
        Wish::Undo => past::undo(world),
        Wish::Look(hero) => {
            let mut model = world.resource_mut::<Model>();
            model.look = Some(hero);
            if hands::private(world) {
                model::refresh(world);
            }
            bump(world);
        }
        Wish::Refuse(refusal) => world.resource_mut::<Theatre>().refuse(refusal),
        Wish::Inspect(key) => world.resource_mut::<Model>().inspect = key,
        Wish::Open(pile) => {
            let mut model = world.resource_mut::<Model>();
            model.open = if model.open == pile { None } else { pile };
        }
        Wish::Mark(card) => mark(world, card),
        Wish::Fan(acts) => {
            let mut hands = world.resource_mut::<Hands>();
            let at = hands.fan_from.take().unwrap_or(hands.at);
            let mut model = world.resource_mut::<Model>();
            (model.fan, model.fan_at) = (acts, at);
        }
        Wish::NoFan => world.resource_mut::<Model>().fan.clear(),
        Wish::Menu(open) => world.resource_mut::<Model>().menu = open,
        Wish::Settings(open) => {
            world.resource_mut::<crate::shell::screens::settings::Panel>().open = open;
        }
        Wish::Fold => {
            let mut model = world.resource_mut::<Model>();
            model.folded = !model.folded;
            bump(world);
        }
        Wish::Rules(open) => {
            world.resource_mut::<Lookup>().0.show(open);
            bump(world);
        }
        Wish::Rule(id) => {
            world.resource_mut::<Lookup>().0.look_up(&id);
            bump(world);
        }
        Wish::Hold => asked::hold(world),
        Wish::Stops(open) => world.resource_mut::<Model>().stops = open,
        Wish::SetStops(stops) => asked::set(world, stops),
        Wish::Pin(id) => asked::pin(world, &id),
        Wish::HandOver => {
            let eyes = world.resource::<Model>().eyes();
            hands::hand_over(world, eyes);
            model::refresh(world);
            bump(world);
        }
        Wish::LookBack => {
            world.resource_mut::<Model>().look = None;
            model::refresh(world);
            bump(world);
        }
        Wish::Seats(open) => seats::open(world, open),
        Wish::SetSeating(to) => seat(world, &to),
        Wish::House(open) => world.resource_mut::<House>().0 = open,
        Wish::SetDifficulty(to) => {
            let mut desk = world.resource_mut::<Desk>();
            let campaign = desk.game.as_mut().and_then(Game::campaign_mut);
            if let Some(Err(trouble)) = campaign.map(|c| c.set_difficulty(to)) {
                tell(world, trouble.0);
            }
        }
        Wish::Create { name, pack, party, players, choices } => {
            create(world, &name, &pack, (&party, &players), &choices);
        }
        Wish::Resume(dir) => {
            let opened = Campaign::open(&dir);
            sit_down(world, opened);
        }
        Wish::Chronicle(dir) => chronicle::open(world, dir),
        Wish::WriteDown => chronicle::export(world),
        Wish::Meet(meet) => apply::grant(world, meet),
        Wish::Keep(keep) => crate::shell::keep::grant(world, keep),
        Wish::Past(go) => past::grant(world, go),
        Wish::Tale(go) => tale::grant(world, go),
        Wish::Guide(go) => coach::grant(world, go),
        Wish::Shelve => {
            world.resource_mut::<Desk>().game = None;
            world.resource_mut::<Model>().close();
            go(world, Screen::Shelf);
        }
        Wish::Go(screen) => go(world, screen),
        Wish::Quit => {
            world.resource_mut::<Desk>().game = None;
            world.write_message(AppExit::Success);
        }
    }
}

/// Changes who sits where.
fn seat(world: &mut World, to: &Seating) {
    let Some(mut game) = world.resource_mut::<Desk>().game.take() else { return };
    if let Some(campaign) = game.campaign_mut() {
        match campaign.set_seating(to) {
            Ok(()) => seated(world, campaign),
            Err(trouble) => tell(world, trouble.0),
        }
    }
    world.resource_mut::<Desk>().game = Some(game);
    if *world.resource::<State<Screen>>().get() == Screen::Table {
        model::refresh(world);
    }
    bump(world);
}

/// The table knows who sits there, in which colors.
fn seated(world: &mut World, campaign: &Campaign) {
    campaign.seat(world);
    let now = campaign.seating();
    crate::kit::theme::wear_looks(colors(&now.players, &now.people));
}

/// Marks a card for an answer of several, or takes the mark away. Never more than are wanted.
fn mark(world: &mut World, card: CardId) {
    let mut model = world.resource_mut::<Model>();
    let most = model.prompt.as_ref().map_or(0, |p| usize::from(p.max));
    if let Some(at) = model.marked.iter().position(|c| *c == card) {
        model.marked.remove(at);
    } else if model.marked.len() < most {
        model.marked.push(card);
    } else if most == 1 {
        model.marked = vec![card];
    } else {
        return tell(world, t!("screen-chosen-already", n = most));
    }
    bump(world);
}

/// Something may look different now.
pub fn bump(world: &mut World) {
    world.resource_mut::<Desk>().rev += 1;
}

/// Goes to a screen.
pub fn go(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
    world.resource_mut::<Model>().close();
    bump(world);
}

/// Shows a notice that something went wrong.
pub fn tell(world: &mut World, text: impl Into<String>) {
    world.resource_mut::<Theatre>().toast(text.into(), true);
}

fn create(
    world: &mut World,
    name: &str,
    pack: &str,
    (party, players): (&[String], &[String]),
    choices: &Choices,
) {
    let seed = world.resource_mut::<Desk>().seed.take().unwrap_or_else(crate::seed::fresh);
    let made = shelf::in_new_dir(name, |dir| {
        Campaign::create_with(dir, pack, (party, players), name, seed, choices.clone())
    });
    sit_down(world, made);
}

fn sit_down(world: &mut World, campaign: Result<Campaign, crate::campaign::Trouble>) {
    match campaign {
        Ok(campaign) => start(world, Session::new(campaign), None),
        Err(trouble) => tell(world, trouble.0),
    }
}

/// Puts the session's scenario on the table and goes there.
pub fn start(world: &mut World, mut session: Session, seed: Option<u64>) {
    if session.must_meet() {
        return apply::open(world, session);
    }
    match session.start_or_resume(world, None, seed) {
        Ok(notices) => {
            for n in notices {
                tell(world, n);
            }
            // What nobody has decided anything about yet is told first.
            let fresh = session.lines() == 0;
            put_on_table(world, Game::Saved(Box::new(session)), true);
            if fresh && play::ended(world).is_none() {
                tale::begin(world);
            }
        }
        Err(trouble) => {
            tell(world, trouble.0);
            go(world, Screen::Shelf);
        }
    }
}

/// Shows a game that was begun in this world; `minded`: nobody is asked who does not want to be.
pub fn put_on_table(world: &mut World, mut game: Game, minded: bool) {
    world.resource_mut::<Cues>().listening = true;
    world.resource_mut::<Cues>().drain();
    world.resource_mut::<Theatre>().clear();
    // What was pointed at or held lay on another table.
    world.resource_mut::<Hands>().forget();
    if matches!(game, Game::Loose) {
        world.remove_resource::<Players>();
    }
    match &game {
        Game::Saved(session) => seated(world, &session.campaign),
        // Nothing is kept from anybody.
        Game::Watched(_) | Game::Loose => {
            world.remove_resource::<hands::Curtain>();
            world.remove_resource::<crate::rules::words::Discreet>();
            crate::kit::theme::wear_looks([0, 1, 2, 3, 4, 5]);
        }
    }
    manners::remove(world);
    if minded {
        game.mind_manners(world);
        let cues = world.resource_mut::<Cues>().drain();
        crate::adventure_table::theatre::stage(world, cues, None);
    }
    let mut desk = world.resource_mut::<Desk>();
    desk.game = Some(game);
    desk.finished = None;
    *world.resource_mut::<Model>() = Model::default();
    model::refresh(world);
    go(world, Screen::Table);
    if play::ended(world).is_some() {
        finish(world);
    }
}

fn submit(world: &mut World, acts: &[Act]) {
    if play::prompt(world).is_none() {
        return;
    }
    let Some(mut game) = world.resource_mut::<Desk>().game.take() else { return };
    let before = world.resource::<Model>().check.clone();
    let count = asked::decisions(world);
    let done = game.submit(world, acts);
    world.resource_mut::<Desk>().game = Some(game);
    match done {
        Ok(()) => {
            let cues = world.resource_mut::<Cues>().drain();
            crate::adventure_table::theatre::stage(world, cues, before);
            let passed = asked::decisions(world).saturating_sub(count + 1);
            let speed = *world.resource::<Speed>();
            world.resource_mut::<Theatre>().passed(passed, speed);
            world.resource_mut::<Model>().close();
            model::refresh(world);
            world.resource_mut::<Model>().passed = passed;
            bump(world);
            if play::ended(world).is_some() {
                finish(world);
            }
        }
        // Where nothing can be saved, a dialog says so.
        Err(_) if crate::shell::keep::cannot_save(world) => {}
        Err(trouble) => tell(world, trouble.0),
    }
}

/// The scenario is over: what it gives is written down; the screen follows when the dice lie still.
pub(super) fn finish(world: &mut World) {
    let stats = model::statistics(world);
    let Some(mut game) = world.resource_mut::<Desk>().game.take() else { return };
    let finished = game.finish(world);
    let mut desk = world.resource_mut::<Desk>();
    desk.game = Some(game);
    desk.stats = stats;
    match finished {
        Ok(finished) => {
            let end = play::ended(world);
            let mut desk = world.resource_mut::<Desk>();
            desk.finished = finished.or_else(|| {
                end.map(|end| Finished {
                    end,
                    rewards: Vec::new(),
                    notes: Vec::new(),
                    facts: Vec::new(),
                    next: None,
                })
            });
        }
        // Where nothing can be saved, a dialog says so.
        Err(_) if crate::shell::keep::cannot_save(world) => {}
        Err(trouble) => tell(world, trouble.0),
    }
}

/// Goes to how the scenario ended, once everything that happened was shown.
pub fn leave_table(world: &mut World) {
    let over = world.resource::<Desk>().finished.is_some();
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if over && at_table && !world.resource::<Theatre>().busy() {
        tale::end(world);
    }
}
