//! Measures frame rates: a board of the largest printed size with two dozen figures and what every enemy
//! threatens, against a bare scene with a quad for each square, figure and card.

use std::fmt::Write as _;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use kernel::content::source::packs_of;
use kit::art::Art;
use kit::frame::Speed;
use kit::input::binding::Binding;
use kit::input::{Action, Actions};
use shell::bench_window::{FrameBench, FrameError};
use shell::frame_rate::{Quad, camera, compare, paint, quads};
use shell::host::{offscreen, ready};
use shell::table_window::TableWindow as _;
use shell::window::assemble;
use tactics::campaign::find_pack;
use tactics::content::TacticsContent;
use tactics::content::printed::EnemyKind;
use tactics::rules::state::table;

use crate::WINDOW;
use crate::shot::{FAMILY, TABLES};

/// The columns and rows of the board.
const BOARD: (u16, u16) = (20, 14);
/// How many figures stand on it.
const FIGURES: usize = 24;
/// How many of them are heroes.
const HEROES: usize = 5;

/// Measures offscreen at a size, for this many frames each.
///
/// # Errors
/// Returns an error if there is no pack or no renderer.
pub fn bench_frames(size: (u32, u32), frames: u32) -> Result<FrameBench, FrameError> {
    let mut app = table(size)?;
    let figures = table::standing(app.world()).count();
    let mut quads = quads(app.world_mut());
    quads.extend(pieces(size, figures));
    hold(&mut app, Action::Threat)?;
    let redraw = |world: &mut World, _| {
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        for mut context in contexts.iter_mut(world) {
            context.get_mut().request_repaint();
        }
    };
    let [table_fps, bare_fps] = compare(&mut app, size, &quads, frames, redraw);
    let filled = app.world().resource::<Art>().filled();
    Ok(FrameBench {
        width: size.0,
        height: size.1,
        table_fps,
        bare_fps,
        quads: quads.len(),
        cards: FIGURES,
        longest: None,
        pictures: filled.pictures,
        picture_bytes: filled.bytes,
        picture_bound: filled.bound,
    })
}

/// Presses the key of an action, and holds it down.
fn hold(app: &mut App, action: Action) -> Result<(), FrameError> {
    let world = app.world_mut();
    let binding = world.resource::<Actions>().map.first(action, false);
    let Some(Binding::Key(key_code, _)) = binding else { return Err(FrameError::NoKey) };
    world.write_message(KeyboardInput {
        key_code,
        logical_key: Key::Unidentified(NativeKey::Unidentified),
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    });
    app.update();
    match app.world().resource::<Actions>().held(action) {
        true => Ok(()),
        false => Err(FrameError::NoKey),
    }
}

/// Creates the table: the first pack's heroes in a row, and its first boss with minions around them.
fn table(size: (u32, u32)) -> Result<App, FrameError> {
    let pack = packs_of("tactics").into_iter().next().ok_or(FrameError::NoPack)?;
    let content = find_pack(&pack).map_err(|_| FrameError::NoPack)?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("bench.ron");
    std::fs::write(&file, position(&pack, &content).ok_or(FrameError::NoPack)?)?;
    let lay = WINDOW.position(&FAMILY, &file)?;
    let mut app = offscreen();
    assemble(&mut app, TABLES);
    app.insert_resource(Speed(0));
    camera(&mut app, size);
    ready(&mut app);
    app.update();
    app.update();
    lay(app.world_mut());
    paint(&mut app);
    Ok(app)
}

/// Returns the position as a vignette.
fn position(pack: &str, content: &TacticsContent) -> Option<String> {
    let of = |kind| content.enemies.iter().filter(move |e| e.kind == kind && !e.large);
    let (boss, deck) = (of(EnemyKind::Boss).next()?, content.decks.first()?);
    let minion = of(EnemyKind::Minion).next()?;
    let mut heroes = String::new();
    for (n, hero) in content.heroes.iter().take(HEROES).enumerate() {
        let column = (b'c' + u8::try_from(3 * n).ok()?) as char;
        let _ = write!(heroes, "(hero: {:?}, at: \"{column}3\"), ", hero.id);
    }
    let mut enemies = format!("(id: \"{}1\", at: \"j12\"), ", boss.code);
    for n in 0..FIGURES - HEROES - 1 {
        let (column, row) = ((b'a' + u8::try_from(2 * (n % 9)).ok()?) as char, 6 + 3 * (n / 9));
        let _ = write!(enemies, "(id: \"{}{}\", at: \"{column}{row}\"), ", minion.code, n + 1);
    }
    let (columns, rows) = BOARD;
    Some(format!(
        "(family: \"tactics\", title: \"A busy table\", proves: [], pack: Some({pack:?}), position: (\
         open: ({columns}, {rows}), heroes: [{heroes}], enemies: [{enemies}], deck: Some({:?})))",
        deck.id
    ))
}

/// Returns a quad for each square of the board, each figure on it, and each card beside it.
fn pieces((width, height): (u32, u32), figures: usize) -> impl Iterator<Item = Quad> {
    let (columns, rows) = (f32::from(BOARD.0), f32::from(BOARD.1));
    let side = (width as f32 / columns).min(height as f32 / rows) * 0.7;
    let square = move |n: usize, lift: f32| {
        let (x, y) = ((n % usize::from(BOARD.0)) as f32, (n / usize::from(BOARD.0)) as f32);
        let at = Vec3::new((x - columns / 2.0) * side, (y - rows / 2.0) * side, lift);
        (at, Vec2::splat(side))
    };
    let squares = (0..usize::from(BOARD.0) * usize::from(BOARD.1)).map(move |n| square(n, 0.0));
    squares.chain((0..2 * figures).map(move |n| square(n, 1.0)))
}
