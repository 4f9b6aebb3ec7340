//! The screens and overlays of this family.

use bevy::prelude::*;

use kernel::Family as _;

use super::screen_names::{CHRONICLE, DOWNTIME, GALLERY, NEW, STORY};
use crate::adventure_table::{coach, downtime, screen};
use crate::rules::family::Adventure;
use crate::shell::screens::{AddScreens, ScreenLayout, back_to_title, backdrop};

pub mod board;
pub mod chronicle;
pub mod gallery;
pub mod handover;
pub mod house_rules;
pub mod large;
pub mod newgame;
pub mod notes;
pub mod stops;
pub mod story;

/// Adds the screens.
pub fn plugin(app: &mut App) {
    let story = ScreenLayout { backdrop: true, ..ScreenLayout::WIDE };
    app.init_resource::<newgame::Form>()
        .init_resource::<house_rules::HouseRules>()
        .init_resource::<chronicle::ChronicleView>()
        .init_resource::<super::story::Story>()
        .add_plugins(gallery::plugin)
        .add_systems(OnEnter(NEW), newgame::open)
        .add_systems(OnExit(STORY), backdrop::leave)
        .add_table(Adventure::ID, screen::show)
        .add_screen(NEW, ScreenLayout::WHOLE, newgame::show)
        .add_screen(STORY, story, story::show)
        .add_screen(CHRONICLE, ScreenLayout::WIDE, chronicle::show)
        .add_screen(DOWNTIME, ScreenLayout { plain: false, ..ScreenLayout::WIDE }, downtime::show)
        .add_screen(GALLERY, ScreenLayout::WIDE, gallery::show)
        .add_keys(NEW, back_to_title)
        .add_keys(STORY, story::keys)
        .add_overlay(Adventure::ID, house_rules::show)
        .add_overlay(Adventure::ID, coach::show);
}
