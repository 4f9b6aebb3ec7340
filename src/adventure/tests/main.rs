//! The rules of the card game as a whole: packs that ship, golden games and texts, vignettes, playouts.

mod between;
mod card_texts;
mod cards;
mod chronicle;
mod folders;
mod german;
mod journals;
mod language;
mod litter;
mod mistakes;
mod mythic;
mod odds;
mod packs;
mod packs_third;
mod playouts;
mod quests;
mod rules;
mod staging;
mod support;
mod table_choices;
mod tables;
mod texts_printed;
mod vignettes;
mod voyages;
