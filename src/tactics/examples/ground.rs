//! How long the questions of the board take: `cargo run --release -p emberdeck-tactics --example
//! ground`. Medians of many rounds; the first column is what is asked, the second the time of one
//! answer.

use std::hint::black_box;
use std::time::{Duration, Instant};

use tactics::dice::{Again, Die, Pool};
use tactics::ground::{
    Base, Cells, Gait, Occupied, Range, Side, Size, Sq, Surface, Way, area, arrivals, blockers,
    far, look, reach, sees, threat,
};

/// A board of 20 by 14 with pieces on it, four heroes and twelve enemies, two of them large.
struct Table {
    surface: Surface,
    occupied: Occupied,
    heroes: Vec<Base>,
    enemies: Vec<Base>,
}

impl Table {
    fn new(w: u8, h: u8) -> Table {
        let mut surface = Surface::open(w, h);
        let mut chance = 7_u64;
        let mut percent = || {
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (chance >> 33) % 100
        };
        for sq in surface.board {
            match percent() {
                0..8 => {
                    surface.walls.insert(sq);
                    surface.opaque.insert(sq);
                    surface.shields.insert(sq);
                }
                8..16 => surface.obstacles.insert(sq),
                _ => {}
            }
        }
        let (mut heroes, mut enemies) = (Vec::new(), Vec::new());
        let mut taken = Cells::EMPTY;
        while heroes.len() < 4 || enemies.len() < 12 {
            let at = surface
                .board
                .iter()
                .nth((percent() * 100 + percent()) as usize % surface.board.len());
            let size =
                if heroes.len() == 4 && enemies.len() < 2 { Size::Large } else { Size::Small };
            let Some(base) = at.and_then(|at| Base::new(at, size)) else { continue };
            if base.cells().is_within(&(surface.floor() - taken)) {
                taken |= base.cells();
                if heroes.len() < 4 { heroes.push(base) } else { enemies.push(base) }
            }
        }
        let side = |side: Side, list: &[Base]| list.iter().map(|b| (side, *b)).collect::<Vec<_>>();
        let all = [side(Side::Heroes, &heroes), side(Side::Enemies, &enemies)].concat();
        Table { surface, occupied: Occupied::new(all), heroes, enemies }
    }

    fn way(&self, base: Base) -> Way {
        Way::new(&self.surface, &self.occupied, base, Gait::default())
    }

    /// What an enemy could strike after a move of four.
    fn threat(&self, enemy: Base, range: Range) -> Cells {
        let mut bases: Vec<Base> =
            arrivals(enemy, 4, &self.way(enemy)).iter().map(|a| a.base).collect();
        bases.sort_unstable();
        bases.dedup();
        let between = self.surface.opaque | self.occupied.of(Side::Heroes);
        threat(&bases, range, &self.surface.board, &between)
    }
}

/// Prints the median of many rounds, each divided by what it answers.
fn time<T>(what: &str, mut asked: impl FnMut() -> T) {
    let begun = Instant::now();
    let mut rounds: Vec<Duration> = Vec::new();
    while rounds.len() < 20 || begun.elapsed() < Duration::from_millis(400) {
        let start = Instant::now();
        (0..10).for_each(|_| drop(black_box(asked())));
        rounds.push(start.elapsed() / 10);
    }
    rounds.sort_unstable();
    let (half, most) = (rounds[rounds.len() / 2], rounds[rounds.len() * 99 / 100]);
    println!("{what:<62}{:>10.2} µs   99th {:>8.2} µs", micros(half), micros(most));
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn main() {
    let table = Table::new(20, 14);
    let (hero, enemy) = (table.heroes[0], table.enemies[5]);
    let large = table.enemies[0];
    println!("20 by 14 squares, 4 heroes, 12 enemies of which 2 large");
    let way = table.way(hero);
    time("reach, 5 points", || reach(hero.at(), 5, &way));
    time("reach, the whole board", || reach(hero.at(), u16::MAX, &way));
    let whole = reach(hero.at(), u16::MAX, &way);
    let last = whole.ends().iter().max_by_key(|sq| whole.cost(*sq)).unwrap_or(hero.at());
    time("route to the farthest square", || whole.route(last, &Cells::EMPTY));
    let between =
        |target: Base| blockers(Side::Heroes, &table.surface, &table.occupied, hero, target);
    time("sight of 12 targets", || {
        table.enemies.iter().filter(|e| sees(hero, **e, &between(**e))).count()
    });
    time("sight of 12 targets with reasons", || {
        table.enemies.iter().map(|e| look(hero, *e, &between(*e))).collect::<Vec<_>>()
    });
    time("sight of every square", || {
        tactics::ground::squares_in_sight(hero, &table.surface.board, &between(hero))
    });
    time("area of 2", || area(hero.at(), 2, &table.surface));
    time("arrivals of a large figure, 4 points", || arrivals(large, 4, &table.way(large)));
    time("how far the 4 heroes are from an enemy", || {
        let far = |h: &Base| far(&table.surface, &table.occupied, enemy, *h, Gait::default());
        table.heroes.iter().map(far).min()
    });
    for (what, range) in
        [("1", Range::attack(1)), ("1 to 4", Range::attack(4)), ("2 to 5", Range::band(2, 5))]
    {
        time(&format!("threat of 12 enemies, 4 points, range {what}"), || {
            table.enemies.iter().map(|e| table.threat(*e, range)).collect::<Vec<_>>()
        });
    }
    time("all overlays: reach, targets, area, threat of 12 (range 1 to 4)", || {
        let targets = table.enemies.iter().filter(|e| sees(hero, **e, &between(**e))).count();
        let threat: Vec<Cells> =
            table.enemies.iter().map(|e| table.threat(*e, Range::attack(4))).collect();
        (reach(hero.at(), 5, &way), targets, area(enemy.at(), 2, &table.surface), threat)
    });
    let table = Table::new(26, 26);
    let large = table.enemies[0];
    println!("26 by 26 squares");
    time("arrivals of a large figure, whole board", || {
        arrivals(large, u16::MAX, &table.way(large))
    });
    let corners = [Sq::new(0, 0), Sq::new(25, 25)].map(|sq| Base::small(sq.unwrap_or(large.at())));
    time("sight from corner to corner", || sees(corners[0], corners[1], &table.surface.opaque));
    let die = |id: &str, faces: [u8; 6]| Die { id: id.into(), faces };
    let kinds = [("a", [0, 1, 1, 1, 2, 2]), ("b", [0, 1, 2, 2, 3, 4]), ("c", [0, 0, 2, 3, 4, 6])];
    let pool = |n: u8, again: u8| Pool {
        dice: kinds.iter().map(|(id, faces)| (die(id, *faces), n)).collect(),
        plus: 0,
        again: (again > 0).then_some(Again { dice: again, at_most: 1 }),
    };
    println!("odds of dice of three kinds");
    time("3 dice", || pool(1, 0).odds());
    time("3 dice, 2 rolled again", || pool(1, 2).odds());
    time("6 dice", || pool(2, 0).odds());
    time("6 dice, 2 rolled again", || pool(2, 2).odds());
    time("18 dice", || pool(6, 0).odds());
}
