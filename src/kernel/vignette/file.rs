//! A vignette file as a whole: run, or opened as a table. The family reads it.

use bevy_ecs::prelude::*;
use serde::Deserialize as _;
use serde::de::{DeserializeOwned, Deserializer, IntoDeserializer, value};

use super::{Vignette, VignetteFamily};
use crate::content::problem::Problem;

/// Runs a vignette that was read. Returns its title and what is wrong.
pub fn run_read<V>(
    read: Result<V, Vec<Problem>>,
    title: impl FnOnce(&V) -> &str,
    run: impl FnOnce(&V) -> Vec<String>,
) -> (String, Vec<String>) {
    match read {
        Ok(loaded) => (title(&loaded).to_owned(), run(&loaded)),
        Err(problems) => {
            let told = problems.iter().map(|problem| format!("  {problem}")).collect();
            ("cannot be read".into(), told)
        }
    }
}

/// Returns a World with the position of a vignette that was read, at its first prompt.
///
/// # Errors
/// Returns what is wrong with the file, line by line.
pub fn open_read<F: VignetteFamily, V: Vignette<F>>(
    read: Result<V, Vec<Problem>>,
) -> Result<World, String> {
    let loaded = read.map_err(|problems| {
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    })?;
    loaded.set_up().map_err(|why| loaded.problem(&why).to_string())
}

/// Reads a value by its name as a text, as the protocol has it: `"damage-cards"`.
///
/// # Errors
/// Returns an error if it is no text, or no value is called so.
pub fn by_name<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<T, D::Error> {
    let name = String::deserialize(from)?;
    let name: value::StrDeserializer<'_, D::Error> = (&*name).into_deserializer();
    T::deserialize(name)
}
