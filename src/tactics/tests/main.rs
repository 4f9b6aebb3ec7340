//! The geometry and the dice of the tactics family: worked examples of the catalogue by their ids, and
//! every fast way of reckoning against a slow one.

mod bots;
mod bounds;
mod campaigns;
mod catalogue;
mod compass;
mod dice;
mod drawing;
mod encounter;
mod examples;
mod impossible;
mod large;
mod mistakes;
mod numbers;
mod packs;
mod places;
mod played;
mod ranges;
mod reach;
mod road;
mod sentences;
mod sight;
mod sight_rules;
mod slow;
mod squares;
mod support;
mod texts;
mod told;
mod turns;
mod vignettes;
mod walls;
mod words;
