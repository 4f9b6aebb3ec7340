//! All of the window but its renderer, for tests: wishes go through [`session::grant`] as they do there.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use super::super::Speed;
use crate::adventure_table::Laid;
use crate::adventure_table::focus::Focused;
use crate::adventure_table::hands::Hands;
use crate::adventure_table::theatre::Theatre;
use crate::campaign::{Campaign, Session};
use crate::kit::input::Actions;
use crate::shell::keep;
use crate::shell::model::Model;
use crate::shell::screens::{Screen, house, rules, seats, shelf};
use crate::shell::session::{self, Desk, Wish, Wishes};
use crate::shell::tale::{self, Tale};

/// A desk with a campaign on it, where nothing takes time.
pub fn sit_down(campaign: Campaign) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .init_resource::<Desk>()
        .init_resource::<Wishes>()
        .init_resource::<Model>()
        .init_resource::<Theatre>()
        .init_resource::<Hands>()
        .init_resource::<Laid>()
        .init_resource::<Actions>()
        .init_resource::<Focused>()
        .init_resource::<rules::Lookup>()
        .init_resource::<shelf::Shelf>()
        .init_resource::<house::House>()
        .init_resource::<crate::shell::screens::settings::Panel>()
        .init_resource::<seats::Seats>()
        .init_resource::<keep::Care>()
        .init_resource::<Tale>()
        .insert_resource(Speed(0));
    session::start(app.world_mut(), Session::new(campaign), None);
    tale::on(app.world_mut());
    app
}

/// Wishes something and has it granted.
pub fn wish(world: &mut World, wish: Wish) {
    world.resource_mut::<Wishes>().0.push(wish);
    session::grant(world);
}
