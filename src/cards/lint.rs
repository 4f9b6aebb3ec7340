//! What a pack means, checked.
use super::content::Content;
use super::load::Places;
use super::problem::Problem;
use super::source::Source;

/// Everything that is wrong with a pack that could be read.
pub fn lint(_content: &Content, _source: &Source, _places: &Places) -> Vec<Problem> {
    Vec::new()
}
