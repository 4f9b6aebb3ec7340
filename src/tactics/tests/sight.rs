//! The fast line of sight against the slow one, on boards by chance.

use std::collections::BTreeSet;

use tactics::ground::{Base, Cells, Gaze, Range, Side, Sight, Size, Sq, blockers, look, sees};

use crate::slow;
use crate::support::{Chance, Scene};

/// Compares both on a board of its own for each pair of squares or figures. Returns how many were
/// clear.
fn compare(seed: u64, boards: usize) -> usize {
    let mut chance = Chance(seed);
    let mut clear = 0;
    for n in 0..boards {
        let scene = Scene::new(&mut chance, if n % 4 == 0 { 26 } else { 9 });
        let acting = if chance.percent(50) { Side::Heroes } else { Side::Enemies };
        let mut any = || {
            let figure = scene.figures.get(chance.below(8) as usize).map(|f| f.1);
            figure.unwrap_or_else(|| Base::small(scene.any(&mut chance)))
        };
        let (viewer, target) = (any(), any());
        let fast = blockers(acting, &scene.surface, &scene.occupied(), viewer, target);
        let slow = slow::in_the_way(acting, &scene.surface, &scene.figures, viewer, target);
        assert_eq!(fast, slow.iter().copied().collect(), "blockers of board {n}");
        let seen = slow::sees(viewer, target, &slow);
        assert_eq!(sees(viewer, target, &fast), seen, "board {n}: {viewer:?} {target:?} {slow:?}");
        explained(&look(viewer, target, &fast), viewer, target, &slow);
        // The same blockers the other way round.
        assert_eq!(sees(target, viewer, &fast), seen, "board {n}, exchanged");
        clear += usize::from(seen);
    }
    clear
}

/// How somebody looks, by chance: past figures or not, from other squares too, round mirrors, so far at most.
fn any_gaze(chance: &mut Chance, scene: &Scene, acting: Side) -> Gaze {
    let past = chance.percent(20);
    let figures = if past { Cells::EMPTY } else { scene.occupied().of(acting.other()) };
    let mut gaze = Gaze::past(scene.surface.opaque | figures);
    for _ in 0..chance.below(3) {
        gaze.also.push(Base::small(scene.any(chance)));
    }
    for _ in 0..chance.below(6) {
        gaze.mirrors.insert(scene.any(chance));
    }
    gaze.only_bent = chance.percent(25);
    gaze.limit = if chance.percent(30) { chance.below(8) } else { u8::MAX };
    gaze
}

/// Compares the lines of sight of such looks. Returns how many targets were seen straight, and how many
/// only round a mirror.
fn compare_gazes(seed: u64, boards: usize) -> (usize, usize) {
    let mut chance = Chance(seed);
    let mut seen = (0, 0);
    for n in 0..boards {
        let scene = Scene::new(&mut chance, if n % 8 == 0 { 26 } else { 9 });
        let acting = if chance.percent(50) { Side::Heroes } else { Side::Enemies };
        let gaze = any_gaze(&mut chance, &scene, acting);
        let mut any = || {
            let figure = scene.figures.get(chance.below(8) as usize).map(|f| f.1);
            figure.unwrap_or_else(|| Base::small(scene.any(&mut chance)))
        };
        let (viewer, target) = (any(), any());
        let opaque: Vec<Sq> = gaze.opaque.iter().collect();
        let mirrors: Vec<Sq> = gaze.mirrors.iter().collect();
        let mut bent = slow::lengths((viewer, &[], &mirrors), target, &opaque);
        let straight = slow::lengths((viewer, &gaze.also, &[]), target, &opaque);
        let plain = slow::lengths((viewer, &[], &[]), target, &opaque);
        bent.drain(..plain.len());
        let straight = if gaze.only_bent { Vec::new() } else { straight };
        let mut slow: Vec<u8> = straight.iter().chain(&bent).copied().collect();
        slow.retain(|length| *length <= gaze.limit);
        let fast = gaze.lines(viewer, target);
        assert_eq!(fast.lengths().collect::<Vec<_>>(), slow, "board {n}: {viewer:?} {target:?}");
        let range = Range::band(chance.below(3), chance.below(12));
        let fits = |length: u8| range.covers(length);
        let sees = slow.iter().any(|length| fits(*length));
        assert_eq!(gaze.sees(viewer, target, fits), sees, "board {n}, {range:?}");
        seen.0 += usize::from(fast.straight.is_some());
        seen.1 += usize::from(fast.straight.is_none() && !fast.bent.is_empty());
    }
    seen
}

/// Sight past figures, from other squares, round mirrors and only so far is that of the slow one
/// (`SeesPastFigures`, `SeesFrom`, `SeesWith`, `BendsSight`, `SeenOnlyBy`, `SightLimit`).
#[test]
fn fast_gazes_are_slow_gazes() {
    let (straight, bent) = compare_gazes(4, 10_000);
    assert!((1_500..8_000).contains(&straight), "{straight}");
    assert!((300..8_000).contains(&bent), "{bent}");
}

/// What is in range of a figure, or of any of the bases on which it may end, is what is seen from there.
#[test]
fn ranges_of_gazes_are_made_of_their_lines() {
    let mut chance = Chance(5);
    for n in 0..200 {
        let scene = Scene::new(&mut chance, 10);
        let gaze = any_gaze(&mut chance, &scene, Side::Enemies);
        let board = scene.surface.board;
        let bases: Vec<Base> =
            (0..1 + chance.below(4)).map(|_| Base::small(scene.any(&mut chance))).collect();
        let min = chance.below(3);
        let range = Range::band(min, min + chance.below(6));
        let seen = |from: Base, sq: &Sq| {
            let lines = gaze.lines(from, Base::small(*sq));
            // Round a mirror nobody threatens a square of the very base that looks.
            let bent = lines.bent.iter().filter(|_| !from.cells().contains(*sq));
            lines.straight.into_iter().chain(bent.map(|b| b.length)).any(|n| range.covers(n))
        };
        let of = |from: Base| board.iter().filter(|sq| seen(from, sq)).collect::<Cells>();
        for from in &bases {
            let near = gaze.in_range(*from, Range { max: 26, ..range }, &board);
            let near = near & of(*from);
            assert_eq!(near, of(*from), "board {n}");
        }
        let each = bases.iter().fold(Cells::EMPTY, |all, from| all | of(*from));
        assert_eq!(gaze.threat(&bases, range, &board), each, "board {n}: {bases:?} {range:?}");
    }
}

/// The reason is true: the clear line is clear, and every pair of corners has something in its way.
fn explained(sight: &Sight, viewer: Base, target: Base, slow: &[Sq]) {
    let point = |c: tactics::ground::Corner| (i64::from(c.x), i64::from(c.y));
    let square = |sq: Sq| (i64::from(sq.x()), i64::from(sq.y()));
    let all = |base: Base| base.squares().flat_map(slow::corners).collect::<BTreeSet<_>>();
    let (from_all, to_all) = (all(viewer), all(target));
    match sight {
        Sight::Clear { from, to } => {
            let (from, to) = (point(*from), point(*to));
            assert!(from_all.contains(&from) && to_all.contains(&to));
            assert!(slow.iter().all(|sq| !slow::hits(from, to, square(*sq))));
        }
        Sight::Blocked(lines) => {
            let named: BTreeSet<_> = lines.iter().map(|l| (point(l.from), point(l.to))).collect();
            let pairs = from_all.iter().flat_map(|a| to_all.iter().map(move |b| (*a, *b)));
            assert_eq!((named.len(), named), (lines.len(), pairs.collect()));
            for line in lines {
                assert!(slow.contains(&line.by));
                assert!(slow::hits(point(line.from), point(line.to), square(line.by)));
            }
        }
    }
}

/// AT-LOS-01, AT-RUL-01, AT-RUL-02, AT-RUL-05: the fast line of sight and its reason are those of the
/// slow one, and the same both ways round for the same blockers.
#[test]
fn fast_sight_is_slow_sight() {
    let clear = compare(1, 10_000);
    // Neither answer is rare.
    assert!((2_000..8_000).contains(&clear), "{clear}");
}

/// The same on a million boards: `cargo test --release -p emberdeck-tactics -- --ignored million`.
#[test]
#[ignore = "a million boards: seconds in a release build, minutes else"]
fn fast_sight_is_slow_sight_on_a_million_boards() {
    let begun = std::time::Instant::now();
    compare(2, 1_000_000);
    println!("a million boards: {:.1} s", begun.elapsed().as_secs_f32());
    let begun = std::time::Instant::now();
    compare_gazes(3, 1_000_000);
    println!("a million with mirrors and the rest: {:.1} s", begun.elapsed().as_secs_f32());
}

/// Every pair of squares of the largest board, in a wood of walls: no offset is wrong at an edge.
#[test]
fn every_offset_is_right() {
    let mut chance = Chance(3);
    let mut seen = 0;
    for dx in -25_i8..=25 {
        for dy in -25_i8..=25 {
            let place = |d: i8, chance: &mut Chance| {
                let room = 26 - d.unsigned_abs();
                chance.below(room) + d.min(0).unsigned_abs()
            };
            let from = Sq::new(place(dx, &mut chance), place(dy, &mut chance)).unwrap();
            let to = from.plus(dx, dy).unwrap();
            let density = chance.below(30);
            let wall = |_: &Sq| chance.percent(density);
            let walls: tactics::ground::Cells =
                tactics::ground::Cells::ALL.iter().filter(wall).collect();
            let (from, to) = (Base::new(from, Size::Small).unwrap(), Base::small(to));
            let walls = walls - from.cells() - to.cells();
            let slow = slow::sees(from, to, &walls.iter().collect::<Vec<_>>());
            assert_eq!(sees(from, to, &walls), slow, "{from:?} {to:?}");
            seen += usize::from(slow);
        }
    }
    assert!((200..2_400).contains(&seen), "{seen}");
}
