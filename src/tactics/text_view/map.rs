//! The signs by which the map shows the ground: one for each kind that lies on it.

use bevy_ecs::prelude::*;

use crate::ground::{Kind, Sq, TerrainId};
use crate::rules::board::lies;
use crate::rules::describe;
use crate::rules::state::field::Field;
use crate::rules::state::table;

/// Signs of obstacles, in the order in which kinds of them get one.
const OBSTACLES: [char; 6] = ['o', '%', '&', '$', '=', '@'];

/// Signs of floors; the first is that of the floor of the map.
const FLOORS: [char; 10] = ['.', ',', ':', '~', '"', '^', ';', '!', '\'', '`'];

/// The sign of squares on which the board can be left.
const EXIT: char = '>';

/// Which kind of ground is shown by which sign.
pub struct Signs(Vec<(TerrainId, char)>);

impl Signs {
    /// Gives each kind on the map a sign of its own, as long as there are some left.
    pub fn of(world: &World) -> Signs {
        let field = world.resource::<Field>();
        let floor = field.ground.floor;
        let mut kinds: Vec<TerrainId> = squares(field).filter_map(|sq| lies(field, sq)).collect();
        kinds.push(floor);
        kinds.sort_unstable_by_key(|kind| (*kind != floor, kind.0));
        kinds.dedup();
        let (mut obstacles, mut floors) = (0, 0);
        let sign = |kind: TerrainId| match kind_of(world, kind) {
            Kind::Wall => (kind, '#'),
            Kind::Void => (kind, ' '),
            Kind::Obstacle => (kind, next(&OBSTACLES, &mut obstacles)),
            Kind::Open => (kind, next(&FLOORS, &mut floors)),
        };
        Signs(kinds.into_iter().map(sign).collect())
    }

    /// Returns the sign of a square on which nobody stands.
    pub fn at(&self, world: &World, sq: Sq) -> char {
        let field = world.resource::<Field>();
        let Some(kind) = lies(field, sq) else { return ' ' };
        if kind_of(world, kind) == Kind::Open && field.ground.exits.contains(sq) {
            return EXIT;
        }
        self.0.iter().find(|(of, _)| *of == kind).map_or(' ', |(_, sign)| *sign)
    }

    /// Says what the signs mean; that of the map's floor needs no words.
    pub fn legend(&self, world: &World) -> Vec<String> {
        let field = world.resource::<Field>();
        let mut said = Vec::new();
        if self.0.iter().any(|(_, sign)| *sign == '#') {
            said.push(t!("tactics-legend-wall"));
        }
        let named = self.0.iter().filter(|(_, sign)| !matches!(sign, '#' | ' ' | '.'));
        said.extend(
            named.map(|(kind, sign)| format!("{sign} {}", describe::terrain(world, *kind))),
        );
        if !field.ground.exits.is_empty() {
            said.push(t!("tactics-legend-exit"));
        }
        said
    }
}

fn kind_of(world: &World, kind: TerrainId) -> Kind {
    table::book(world).terrain[usize::from(kind.0)].kind
}

fn squares(field: &Field) -> impl Iterator<Item = Sq> {
    let (w, h) = field.ground.size();
    (0..h).flat_map(move |y| (0..w).filter_map(move |x| Sq::new(x, y)))
}

/// Returns the next sign of a row; of a row that is used up the last.
fn next(all: &[char], given: &mut usize) -> char {
    let sign = all[(*given).min(all.len() - 1)];
    *given += 1;
    sign
}
