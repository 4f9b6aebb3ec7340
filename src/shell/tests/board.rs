//! The board of the small family on the plain table: a click on a cell answers.

use kernel::Thing;
use kernel::rng::Rng;
use shell::plain_table::{Answer, PlainTable};

use super::glass::Glass;
use super::plain::{carry_out, sit_down, table};
use super::sample::folder::{FAMILIES, campaign};

/// The name by which a cell is clicked, with the places of the options that mean it or who is there.
fn cells(table: &PlainTable) -> Vec<(String, Vec<usize>)> {
    let (Some(board), Some(question)) = (&table.board, &table.question) else { return Vec::new() };
    let uses = board.cells.iter().map(|cell| {
        let here: Vec<_> = board.on(cell.cell).collect();
        let means = |thing: &Thing| {
            *thing == Thing::Cell(cell.cell) || here.iter().any(|figure| figure.thing == *thing)
        };
        let names: Vec<&str> = std::iter::once(cell.name.as_str())
            .chain(here.iter().map(|figure| figure.name.as_str()))
            .collect();
        let options = question.options.iter().enumerate();
        (
            names.join(", "),
            options.filter(|(_, o)| o.targets.iter().any(means)).map(|(n, _)| n).collect(),
        )
    });
    uses.filter(|(_, options): &(_, Vec<usize>)| !options.is_empty()).collect()
}

/// Hares run by clicks on the cells where they may go. A cell that two cards lead to asks which.
#[test]
fn a_click_on_a_cell_chooses_what_means_it() {
    let place = tempfile::tempdir().expect("a folder");
    let (dir, game) = campaign(place.path());
    drop(game);
    let mut app = sit_down(FAMILIES.open(&dir).expect("it opens"));
    let (mut glass, mut rng) = (Glass::new(), Rng::new(3));
    let (mut at_once, mut by_menu) = (0, 0);
    while table(&app).ending.is_none() {
        let shown = table(&app);
        assert_eq!(shown.board.as_ref().map(|board| board.figures.len()), Some(3));
        let answers = match (&shown.handover, &shown.question) {
            (Some(person), _) => {
                assert!(cells(shown).is_empty(), "no cell says what the other hare may do");
                glass.press(shown, &t!("plain-i-am", person = person.as_str()))
            }
            (None, Some(question)) => {
                let cells = cells(shown);
                match cells.get(rng.below(cells.len() + 1)) {
                    Some((name, options)) if options.len() == 1 => {
                        at_once += 1;
                        let answers = glass.press(shown, name);
                        assert_eq!(answers, [Answer::Choose(options.clone())]);
                        answers
                    }
                    Some((name, options)) => {
                        by_menu += 1;
                        assert_eq!(glass.press(shown, name), [], "a menu asks");
                        let words = &question.options[options[0]].text;
                        assert_eq!(glass.count(words), 2, "at the cell and in the panel");
                        glass.press(shown, words)
                    }
                    None => {
                        glass.press(shown, &question.options.last().expect("there is one").text)
                    }
                }
            }
            (None, None) => panic!("somebody is asked"),
        };
        carry_out(&mut app, answers);
    }
    assert!(at_once > 3, "{at_once} at once, {by_menu} by a menu");
}
