//! Plays a game of the small family by the buttons of the plain table.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use kernel::campaign::CampaignTable;
use kernel::rng::Rng;
use kernel::store::settings::Settings;
use kit::frame::Speed;
use kit::notices::Notices;
use shell::command::{Command, CommandQueue};
use shell::plain_table::window::PLAIN;
use shell::plain_table::{Answer, PlainTable};
use shell::screen::Screen;
use shell::session::GameSession;
use shell::shot;
use shell::shot_options::ShotOptions;
use shell::table_window::{TableWindow, Tables};
use shell::window::handlers;

use super::glass::Glass;
use super::sample::folder::{FAMILIES, campaign};

/// Creates the whole window except its renderer, with a campaign on its table.
pub fn sit_down(game: Box<dyn CampaignTable>) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .init_resource::<GameSession>()
        .init_resource::<CommandQueue>()
        .init_resource::<Notices>()
        .insert_resource(Tables { families: FAMILIES, tables: &[] })
        .insert_resource(Tables { families: FAMILIES, tables: &[] }.first())
        .insert_resource(Speed(0))
        .add_plugins(handlers);
    shell::history::plugin(&mut app);
    PLAIN.plugin(&mut app);
    shell::play::start(app.world_mut(), game, None);
    app
}

/// Applies the only answer that was given.
pub fn carry_out(app: &mut App, answers: Vec<Answer>) {
    let [answer] = &answers[..] else { panic!("{answers:?}") };
    app.world_mut().resource_mut::<CommandQueue>().push(answer.clone());
    shell::apply::apply(app.world_mut());
    let notices = &app.world().resource::<Notices>().list;
    assert!(notices.iter().all(|n| n.text == t!("past-undone") || n.text == t!("past-redone")));
}

pub fn table(app: &App) -> &PlainTable {
    app.world().resource()
}

/// Returns the journals of a campaign.
fn journals(dir: &Path) -> Vec<String> {
    let all = fs::read_dir(dir.join("journals")).expect("they are there");
    let mut all: Vec<_> = all.map(|entry| entry.expect("it is there").path()).collect();
    all.sort();
    all.into_iter().map(|file| fs::read_to_string(file).expect("it can be read")).collect()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("made");
    for entry in fs::read_dir(from).expect("it is there") {
        let entry = entry.expect("it is there");
        let to = to.join(entry.file_name());
        match entry.file_type().expect("it is known").is_dir() {
            true => copy(&entry.path(), &to),
            false => drop(fs::copy(entry.path(), to).expect("copied")),
        }
    }
}

/// A race is run to its end by the buttons of the panel; the screen is handed from one person to
/// the other, decisions are undone and redone; then the hares change sides. The same answers
/// without a window leave the same journals.
#[test]
fn a_game_is_played_by_its_buttons() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, game) = campaign(place.path());
    let again = place.path().join("again");
    drop(game);
    copy(&dir, &again);
    let mut app = sit_down(FAMILIES.open(&dir).expect("it opens"));
    let (mut glass, mut rng) = (Glass::new(), Rng::new(5));
    let (mut made, mut handed, mut keyed, mut undone) = (Vec::new(), 0, 0, 0);
    while table(&app).ending.is_none() {
        let shown = table(&app);
        let answers = match (&shown.handover, &shown.question) {
            (Some(person), _) => {
                handed += 1;
                glass.press(shown, &t!("plain-i-am", person = person.as_str()))
            }
            (None, Some(question)) => match rng.below(question.options.len()) {
                // Uses the key: the first button has the focus by itself.
                0 => {
                    keyed += 1;
                    glass.enter(shown)
                }
                n => glass.press(shown, &question.options[n].text),
            },
            (None, None) => panic!("somebody is asked"),
        };
        let asked = shown.question.as_ref().map(|question| question.number);
        made.extend(answers.iter().map(|answer| (asked, answer.clone())));
        carry_out(&mut app, answers);
        if asked == Some(6) && undone == 0 && table(&app).ending.is_none() {
            let before = table(&app).happened.clone();
            for button in ["ask-undo", "plain-redo"] {
                let answers = glass.press(table(&app), &lang::translate(button, &[]));
                made.extend(answers.iter().map(|answer| (None, answer.clone())));
                carry_out(&mut app, answers);
                undone += 1;
                assert_eq!(table(&app).happened == before, undone == 2);
            }
        }
    }
    assert!(handed > 1 && keyed > 1 && undone == 2, "{handed}, {keyed}, {undone}");
    assert!(table(&app).happened.len() > 6 && !table(&app).page.0.is_empty());
    assert!(glass.has(table(&app), &t!("plain-leave")));
    assert!(app.world().resource::<GameSession>().finished.is_some());
    app.world_mut().resource_mut::<CommandQueue>().push(Command::Downtime(None));
    shell::apply::apply(app.world_mut());
    let answers = glass.press(table(&app), "They do");
    carry_out(&mut app, answers);
    drop(app);

    let mut game = FAMILIES.open(&again).expect("it opens");
    let mut world = World::new();
    let saved = game.saved_mut().expect("it is a campaign");
    saved.start_or_resume(&mut world, None, None).expect("it begins");
    game.begin_autopass(&mut world, &[]).expect("nothing is wrong");
    for (number, answer) in &made {
        match (answer, number) {
            (Answer::Choose(options), Some(number)) => {
                game.choose(&mut world, *number, options).expect("it is offered");
            }
            (Answer::Undo, _) => assert_eq!(game.undo(&mut world), Ok(true)),
            (Answer::Redo, _) => assert_eq!(game.redo(&mut world), Ok(true)),
            (other, _) => assert_eq!(*other, Answer::HandOver),
        }
    }
    game.finish(&mut world).expect("it is saved");
    let saved = game.saved_mut().expect("it is a campaign");
    saved.enter_downtime().expect("it is saved");
    saved.decide_option(1).expect("it is offered");
    saved.start_or_resume(&mut World::new(), None, None).expect("it begins");
    drop(game);
    assert!(journals(&dir).len() > 1);
    assert_eq!(journals(&dir), journals(&again));
}

/// Draws the table in a window of 1280 x 720, in the middle of a race.
#[test]
#[ignore = "draws a picture to look at"]
fn a_picture_of_the_plain_table() {
    let place = tempfile::tempdir().expect("a folder");
    let (_, game) = campaign(place.path());
    let options = ShotOptions {
        scene: "table".into(),
        vignette: None,
        size: (1280, 720),
        scale: 1.0,
        out: std::env::temp_dir().join("emberdeck-plain-table.png"),
        seed: 1,
        settings: Settings::default(),
    };
    let tables = Tables { families: FAMILIES, tables: &[] };
    let (mut app, target) = shot::stage(&options, tables).expect("there is a renderer");
    shell::play::start(app.world_mut(), game, None);
    // Plays until there is much to read, and an option that is refused.
    while table(&app).happened.len() < 6
        || table(&app).question.as_ref().is_none_or(|question| question.refused.is_empty())
    {
        let answer = match &table(&app).question {
            Some(question) => Answer::Choose(vec![question.options.len() - 1]),
            None => Answer::HandOver,
        };
        carry_out(&mut app, vec![answer]);
        assert!(table(&app).ending.is_none());
    }
    shot::finish(&mut app);
    let picture = shot::take(&mut app, target).expect("it is drawn");
    let picture = picture.try_into_dynamic().expect("it is one");
    picture.to_rgb8().save(&options.out).expect("it can be written");
    println!("{}", options.out.display());
}
