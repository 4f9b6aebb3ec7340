//! Tests of the story around a scenario.

use bevy::prelude::*;

use super::windowless::{sit_down, wish};
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::playback::Playback;
use crate::adventure_table::screen_names::STORY;
use crate::adventure_table::story::{Part, Story};
use crate::campaign::Campaign;
use crate::rules::play;
use crate::rules::state::table::{self, End};
use crate::shell::command::{Command, StoryCommand};
use crate::shell::screen::Screen;
use crate::shell::screens::backdrop::Backdrop;
use crate::sim::bots::Bot;
use crate::sim::bots::passive::Passive;

fn screen(app: &mut App) -> Screen {
    app.update();
    *app.world().resource::<State<Screen>>().get()
}

#[test]
fn a_scenario_is_told_before_its_setup_and_before_its_results() {
    let dir = tempfile::tempdir().expect("a folder");
    let party = ["brannick", "ilse"].map(str::to_owned);
    let made = Campaign::create(dir.path(), "lamplighters", &party, &[], "Told", 7);
    let mut app = sit_down(made.expect("it is made"));
    let tale = app.world().resource::<Story>();
    assert!(tale.part == Part::Opening && tale.back.is_none());
    assert!(app.world().resource::<Backdrop>().behind.is_some());
    assert_eq!(screen(&mut app), Screen::Table, "the desk without a window goes on");
    // There is no active hero before the first turn.
    assert_eq!(table::on_turn(app.world()), None);
    wish(app.world_mut(), Command::Story(StoryCommand::Opening));
    assert_eq!(screen(&mut app), STORY);
    // Reading it again changes nothing.
    wish(app.world_mut(), Command::Story(StoryCommand::Opening));
    wish(app.world_mut(), Command::Story(StoryCommand::On));
    assert_eq!(screen(&mut app), Screen::Table);
    while let Some(prompt) = play::prompt(app.world()).cloned() {
        let acts = Passive.choose(app.world_mut(), &prompt);
        wish(app.world_mut(), TableCommand::Do(acts));
        app.world_mut().resource_mut::<Playback>().skip_all();
    }
    assert!(table::on_turn(app.world()).is_some());
    crate::shell::play::leave_table(app.world_mut());
    assert_eq!(screen(&mut app), STORY);
    let part = app.world().resource::<Story>().part;
    assert!(matches!(part, Part::Ending(end) if end != End::Won), "{part:?}");
    wish(app.world_mut(), Command::Story(StoryCommand::On));
    assert_eq!(screen(&mut app), Screen::After);
    // The ending can be read again from the results.
    wish(app.world_mut(), Command::Story(StoryCommand::Ending));
    assert_eq!(screen(&mut app), STORY);
    wish(app.world_mut(), Command::Story(StoryCommand::On));
    assert_eq!(screen(&mut app), Screen::After);
}
