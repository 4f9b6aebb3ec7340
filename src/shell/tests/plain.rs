//! A game of the small family by the buttons of the plain table.

use std::fs;
use std::path::Path;

use bevy_ecs::prelude::*;
use kernel::campaign::CampaignTable;
use kernel::rng::Rng;
use shell::plain_table::{Answer, PlainTable, answer_downtime};

use super::glass::Glass;
use super::sample::folder::{FAMILIES, campaign};

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

/// Puts the next game of a campaign on a table.
fn begin(game: &mut dyn CampaignTable) -> World {
    let mut world = World::new();
    let saved = game.saved_mut().expect("it is a campaign");
    assert_eq!(saved.start_or_resume(&mut world, None, None), Ok(Vec::new()));
    saved.seat(&mut world);
    game.listen(&mut world);
    world
}

/// A race is run to its end by the buttons of the panel, the screen handed from one to the other, and
/// the hares change sides after it. The same answers without a window leave the same journals.
#[test]
fn a_game_is_played_by_its_buttons() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, mut game) = campaign(place.path());
    let again = place.path().join("again");
    copy(&dir, &again);
    let mut world = begin(game.as_mut());
    let (mut table, mut glass, mut rng) = (PlainTable::default(), Glass::new(), Rng::new(5));
    let (mut made, mut handed, mut keyed) = (Vec::new(), 0, 0);
    table.read(game.as_ref(), &mut world);
    while table.ending.is_none() {
        let answers = match (&table.handover, &table.question) {
            (Some(person), _) => {
                handed += 1;
                glass.press(&table, &t!("plain-i-am", person = person.as_str()))
            }
            (None, Some(question)) => {
                let n = rng.below(question.options.len());
                let first = question.obvious.unwrap_or(0);
                if n == first {
                    keyed += 1;
                    glass.enter(&table)
                } else {
                    glass.press(&table, &question.options[n])
                }
            }
            (None, None) => panic!("somebody is asked"),
        };
        let [answer] = &answers[..] else { panic!("{answers:?}") };
        if let (Answer::Choose(options), Some(question)) = (answer, &table.question) {
            made.push((question.number, options.clone()));
        }
        table.answer(game.as_mut(), &mut world, answer).expect("it is offered");
    }
    assert!(handed > 1 && keyed > 1 && table.happened.len() > made.len());
    assert!(table.question.is_none() && glass.has(&table, &t!("plain-leave")));
    game.finish(&mut world).expect("it is saved");
    table.read_downtime(game.as_ref());
    let answers = glass.press(&table, "They do");
    assert_eq!(answers, [Answer::Choose(vec![1])]);
    answer_downtime(game.saved_mut().expect("saved"), &answers[0]).expect("it is offered");
    drop(game);

    let mut game = FAMILIES.open(&again).expect("it opens");
    let mut world = begin(game.as_mut());
    for (number, options) in made {
        game.choose(&mut world, number, &options).expect("it is offered");
    }
    game.finish(&mut world).expect("it is saved");
    game.saved_mut().expect("saved").decide_option(1).expect("it is offered");
    drop(game);
    let journals = |dir: &Path| {
        let all = fs::read_dir(dir.join("journals")).expect("they are there");
        let mut all: Vec<_> = all.map(|entry| entry.expect("it is there").path()).collect();
        all.sort();
        all.into_iter().map(|file| fs::read(file).expect("it can be read")).collect::<Vec<_>>()
    };
    assert!(journals(&dir).len() > 1);
    assert_eq!(journals(&dir), journals(&again));
}
