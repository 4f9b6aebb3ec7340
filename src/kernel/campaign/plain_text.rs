//! The text view of families without their own: only the title and the current moment.

use std::marker::PhantomData;

use bevy_ecs::prelude::*;

use super::family::CampaignFamily;
use crate::table::Table;
use crate::text::{Page, TextView};
use crate::view::Viewer;

/// Shows a table as its title and its current moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainText<F: CampaignFamily>(PhantomData<F>);

impl<F: CampaignFamily> TextView for PlainText<F> {
    fn opening(&mut self, _table: &dyn Table, world: &World) -> Page {
        let mut page = Page::default();
        page.title(F::title(world));
        page
    }

    fn picture(&mut self, table: &dyn Table, world: &mut World, _viewer: Viewer) -> Page {
        let mut page = Page::default();
        page.bold(table.moment(world).text());
        page
    }
}
