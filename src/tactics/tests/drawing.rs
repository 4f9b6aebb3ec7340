//! Maps as text.

use std::collections::BTreeMap;

use tactics::ground::{Drawing, Kind, Sign, Sq, Terrain, TerrainId, Wrong};

use crate::support::Chance;

fn kinds() -> Vec<Terrain> {
    [("grass", Kind::Open), ("wall", Kind::Wall), ("bush", Kind::Obstacle), ("hole", Kind::Void)]
        .map(|(name, kind)| Terrain::usual(name, kind))
        .into()
}

fn legend() -> BTreeMap<char, Sign> {
    let name = |s: &str| s.to_owned();
    BTreeMap::from([
        ('.', Sign::Terrain(name("grass"))),
        ('#', Sign::Terrain(name("wall"))),
        ('o', Sign::Terrain(name("bush"))),
        (' ', Sign::Terrain(name("hole"))),
        ('s', Sign::Start),
        ('T', Sign::Enemy(name("TM"))),
        ('B', Sign::On(name("bush"), Box::new(Sign::Enemy(name("BC"))))),
        ('A', Sign::Ally(name("BI"))),
        ('+', Sign::Spawn(name("TM"))),
        ('>', Sign::Exit),
        ('β', Sign::Mark(name("bell"))),
    ])
}

fn drawing(rows: &[&str]) -> Drawing {
    let rows = rows.iter().map(|r| (*r).to_owned()).collect();
    Drawing { floor: "grass".into(), legend: legend(), rows }
}

fn sq(name: &str) -> Sq {
    name.parse().unwrap()
}

/// AT-SETUP-01, AT-SETUP-06: the first row is the north edge; enemies of a code are
/// numbered in reading order.
#[test]
fn a_drawing_is_read() {
    let text = drawing(&["#########", "#ss.o..T#", "#ss.. +T>", "#..BTβ..#"]);
    let ground = text.read(&kinds()).unwrap();
    assert_eq!(ground.size(), (9, 4));
    let enemies: Vec<(&str, Sq)> = ground.enemies.iter().map(|(id, at)| (&id[..], *at)).collect();
    assert_eq!(
        enemies,
        [("TM1", sq("h3")), ("TM2", sq("h2")), ("BC1", sq("d1")), ("TM3", sq("e1"))]
    );
    assert_eq!(
        ground.start.iter().map(|s| s.to_string()).collect::<Vec<_>>(),
        ["b2", "c2", "b3", "c3"]
    );
    assert_eq!(ground.exits.iter().collect::<Vec<_>>(), [sq("i2")]);
    assert_eq!(ground.spawns, [("TM".to_owned(), sq("g2"))]);
    assert_eq!(ground.marks, [("bell".to_owned(), sq("f1"))]);
    assert_eq!(ground.terrain(sq("d1")), Some(TerrainId(2)));
    assert_eq!((ground.terrain(sq("j1")), ground.terrain(sq("a5"))), (None, None));
    let surface = ground.surface(&kinds());
    assert_eq!(surface.board.len(), 35);
    assert!(!surface.board.contains(sq("f2")) && surface.walls.len() == 14);
    assert_eq!(surface.obstacles.iter().collect::<Vec<_>>(), [sq("d1"), sq("e3")]);
    assert_eq!((surface.opaque, surface.shields), (surface.walls, surface.walls));
}

/// A drawing is written back letter by letter, whatever is on it.
#[test]
fn a_drawing_is_written_back() {
    let mut chance = Chance(14);
    let letters: Vec<char> = legend().into_keys().collect();
    for _ in 0..200 {
        let (w, h) = (1 + chance.below(26), 1 + chance.below(26));
        let mut row = || -> String {
            (0..w).map(|_| letters[chance.below(letters.len() as u8) as usize]).collect()
        };
        let rows: Vec<String> = (0..h).map(|_| row()).collect();
        let text = Drawing { floor: "grass".into(), legend: legend(), rows };
        let ground = text.read(&kinds()).unwrap();
        assert_eq!(ground.draw("grass", &legend(), &kinds()), Some(text));
    }
    let mut short = legend();
    short.remove(&'T');
    let ground = drawing(&["T."]).read(&kinds()).unwrap();
    assert_eq!(ground.draw("grass", &short, &kinds()), None);
}

/// A mistake is told with line and column.
#[test]
fn mistakes_have_a_place() {
    let wide = ".".repeat(27);
    let tall: Vec<&str> = vec!["."; 27];
    let cases: &[(&[&str], (usize, usize), &str)] = &[
        (&[], (1, 1), "empty"),
        (&[""], (1, 1), "empty"),
        (&["..", ".?"], (2, 2), "'?' is not in the legend"),
        (&["...", ".."], (2, 3), "only 2"),
        (&["..", "..."], (2, 3), "this one more"),
        (&[".β?"], (1, 3), "legend"),
        (&[&wide], (1, 27), "26 columns"),
        (&tall, (27, 1), "26 rows"),
    ];
    for (rows, place, about) in cases {
        let Wrong { line, column, what } = drawing(rows).read(&kinds()).unwrap_err();
        assert_eq!((line, column), *place, "{rows:?}: {what}");
        assert!(what.contains(about), "{what}");
    }
    let odd = |sign: Sign| {
        let legend = BTreeMap::from([('a', Sign::Start), ('b', sign)]);
        let text = Drawing { floor: "grass".into(), legend, rows: vec!["a".into()] };
        text.read(&kinds()).unwrap_err()
    };
    let long = "x".repeat(41);
    for sign in [
        Sign::Terrain("lava".into()),
        Sign::On("grass".into(), Box::new(Sign::Terrain("wall".into()))),
        Sign::Enemy("T1".into()),
        Sign::Enemy(String::new()),
        Sign::Mark("a b".into()),
        Sign::Spawn(long),
    ] {
        let wrong = odd(sign);
        assert_eq!((wrong.line, wrong.column), (0, 2), "{wrong}");
    }
}

/// It is written as packs are.
#[test]
fn a_drawing_is_data() {
    let text = r###"(floor: "grass", legend: {'#': "wall", 'T': Enemy("TM"), 's': Start,
        'B': On("bush", Enemy("BC"))}, rows: ["##", "sT"])"###;
    let drawing: Drawing = ron::from_str(text).unwrap();
    assert_eq!(drawing.legend[&'B'], legend()[&'B']);
    let again: Drawing = ron::from_str(&ron::to_string(&drawing).unwrap()).unwrap();
    assert_eq!(again, drawing);
    let short: Drawing =
        ron::from_str(r#"(legend: {'.': "grass", 's': Start}, rows: [".s"])"#).unwrap();
    let ground = short.read(&kinds()).unwrap();
    assert_eq!(ground.terrain(sq("b1")), Some(TerrainId(0)));
    let error =
        ron::from_str::<Drawing>(r#"(legend: {'T': Enmy("TM")}, rows: ["T"])"#).unwrap_err();
    assert!(error.to_string().contains("Enmy"), "{error}");
}
