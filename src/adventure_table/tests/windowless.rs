//! All of the window but its renderer, for tests: commands go through
//! [`crate::shell::apply::apply`] as they do there.

use crate::adventure_table::WINDOW;
use crate::adventure_table::downtime::sitting::Sitting;
use crate::kit::notices::Notices;
use crate::kit::pointer::Pointer;
use crate::shell::table_window::ActiveTable;
use crate::shell::window::handlers;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use crate::adventure_table::Laid;
use crate::adventure_table::focus::Focused;
use crate::adventure_table::hands::Hands;
use crate::adventure_table::theatre::Theatre;
use crate::campaign::{Campaign, Session};
use crate::kit::frame::Speed;
use crate::kit::input::Actions;
use crate::shell::command::{Command, CommandQueue};
use crate::shell::keep;
use crate::shell::model::Model;
use crate::shell::screen::Screen;
use crate::shell::screens::settings::Panel;
use crate::shell::screens::{house, rules, seats, shelf};
use crate::shell::session::GameSession;
use crate::shell::tale::{self, Tale};

/// A desk with a campaign on it, where nothing takes time.
pub fn sit_down(campaign: Campaign) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .init_resource::<GameSession>()
        .init_resource::<CommandQueue>()
        .init_resource::<Model>()
        .init_resource::<Theatre>()
        .init_resource::<Hands>()
        .init_resource::<Laid>()
        .init_resource::<Actions>()
        .init_resource::<Focused>()
        .init_resource::<rules::Lookup>()
        .init_resource::<shelf::Shelf>()
        .init_resource::<house::House>()
        .init_resource::<Panel>()
        .init_resource::<seats::Seats>()
        .init_resource::<keep::Care>()
        .init_resource::<Tale>()
        .init_resource::<Notices>()
        .init_resource::<Pointer>()
        .init_resource::<Sitting>()
        .insert_resource(ActiveTable(&WINDOW))
        .insert_resource(Speed(0))
        .add_plugins((handlers, crate::adventure_table::handlers));
    crate::shell::play::start(app.world_mut(), Session::new(campaign), None);
    tale::on(app.world_mut());
    app
}

/// Has a command applied.
pub fn wish(world: &mut World, command: Command) {
    world.resource_mut::<CommandQueue>().0.push(command);
    crate::shell::apply::apply(world);
}
