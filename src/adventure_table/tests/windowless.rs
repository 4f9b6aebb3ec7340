//! Creates the whole window except its renderer, for tests: commands go through
//! [`crate::shell::apply::apply`] as in the real window.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use crate::adventure_table::TABLES;
use crate::adventure_table::downtime::state::DowntimeScreen;
use crate::adventure_table::hands::{Focused, Hands};
use crate::adventure_table::layout::TableLayout;
use crate::adventure_table::model::Model;
use crate::adventure_table::playback::Playback;
use crate::adventure_table::screens::house_rules;
use crate::adventure_table::screens::newgame::Form;
use crate::adventure_table::story::{self, Story};
use crate::campaign::{Campaign, Session};
use crate::kit::frame::Speed;
use crate::kit::input::Actions;
use crate::kit::notices::Notices;
use crate::kit::pointer::Pointer;
use crate::shell::command::{Command, CommandQueue};
use crate::shell::folders;
use crate::shell::plain_table::window::PLAIN;
use crate::shell::screen::Screen;
use crate::shell::screens::new::NewCampaignForm;
use crate::shell::screens::settings::Panel;
use crate::shell::screens::{backdrop, rules, seats, shelf};
use crate::shell::session::GameSession;
use crate::shell::table_window::{TableWindow as _, Tables};
use crate::shell::window::handlers;

/// Creates a window with these tables, without animations.
pub fn window(tables: Tables) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .init_resource::<GameSession>()
        .init_resource::<CommandQueue>()
        .init_resource::<Model>()
        .init_resource::<Playback>()
        .init_resource::<Hands>()
        .init_resource::<TableLayout>()
        .init_resource::<Actions>()
        .init_resource::<Focused>()
        .init_resource::<shelf::Shelf>()
        .init_resource::<house_rules::HouseRules>()
        .init_resource::<Panel>()
        .init_resource::<seats::Seats>()
        .init_resource::<folders::FolderDialog>()
        .init_resource::<Story>()
        .init_resource::<Notices>()
        .init_resource::<Pointer>()
        .init_resource::<DowntimeScreen>()
        .init_resource::<backdrop::Backdrop>()
        .init_resource::<Form>()
        .init_resource::<NewCampaignForm>()
        .insert_resource(tables)
        .insert_resource(tables.first())
        .init_resource::<rules::Lookup>()
        .insert_resource(Speed(0))
        .add_plugins((handlers, crate::adventure_table::handlers));
    PLAIN.plugin(&mut app);
    app
}

/// A window with a campaign on its table.
pub fn sit_down(campaign: Campaign) -> App {
    let mut app = window(TABLES);
    crate::adventure_table::session::start(app.world_mut(), Session::new(campaign), None);
    story::on(app.world_mut());
    app
}

/// Applies a command.
pub fn wish(world: &mut World, command: impl Into<Command>) {
    world.resource_mut::<CommandQueue>().push(command);
    crate::shell::apply::apply(world);
}
