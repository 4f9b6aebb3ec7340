//! What is wrong with the cards that a vignette brings along: they are played as they are, though a pack
//! with them would be refused.

use std::path::Path;

use super::read::{Loaded, read};
use crate::cards::lint::{Alone, alone};
use crate::cards::load::Place;
use crate::kernel::content::locate::Step;
use crate::kernel::content::problem::Problem;
use crate::kernel::content::source::Source;

/// Returns the mistakes in what the entries of a vignette say, as in a pack; none if it cannot be read.
pub fn doubts(file: &Path) -> Vec<Problem> {
    read(file).map(|loaded| of(&loaded)).unwrap_or_default()
}

fn of(loaded: &Loaded) -> Vec<Problem> {
    let Loaded { file, text, vignette, content } = loaded;
    let source = Source {
        place: file.clone(),
        name: String::new(),
        files: vec![(String::new(), text.clone())],
    };
    let at = |path: &[Step<'_>]| Place::within(&source, 0, path);
    let item = |list, n| at(&[Step::Field(list), Step::Item(n)]);
    let cards = vignette.cards.iter().enumerate();
    let cards = cards.map(|(n, c)| (item("cards", n), Alone::Card(c)));
    let heroes = vignette.heroes.iter().enumerate();
    let heroes = heroes.map(|(n, h)| (item("heroes", n), Alone::Hero(h)));
    let places = vignette.locations.iter().enumerate();
    let places = places.map(|(n, l)| (item("locations", n), Alone::Location(l)));
    let scenario = vignette.scenario.iter();
    let scenario = scenario.map(|s| (at(&[Step::Field("scenario")]), Alone::Scenario(s)));
    let all: Vec<_> = cards.chain(heroes).chain(places).chain(scenario).collect();
    alone(content, &source, &all)
}
