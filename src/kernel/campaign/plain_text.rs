//! The text view of families without their own: only the title and the current moment.

use bevy_ecs::prelude::*;

use crate::table::Table;
use crate::text::{Page, TextView};
use crate::view::Viewer;

/// Shows a table as its title and its current moment.
#[derive(Clone, Copy, Debug)]
pub struct PlainText {
    title: fn(&World) -> String,
}

impl PlainText {
    /// Creates the view of tables whose title this function returns.
    pub fn new(title: fn(&World) -> String) -> PlainText {
        PlainText { title }
    }
}

impl TextView for PlainText {
    fn opening(&mut self, _table: &dyn Table, world: &World) -> Page {
        let mut page = Page::default();
        page.title((self.title)(world));
        page
    }

    fn picture(&mut self, table: &dyn Table, world: &mut World, _viewer: Viewer) -> Page {
        let mut page = Page::default();
        page.bold(table.moment(world).text());
        page
    }
}
