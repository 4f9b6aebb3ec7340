//! Maps as text: a drawing with a legend, so that a person can write one.

use std::collections::BTreeMap;

use ron::value::RawValue;
use serde::{Deserialize, Deserializer, Serialize, de};

use super::{Cells, Piece, SIDE, Sq, Surface, Terrain, TerrainId};

/// The most letters of a name in a legend.
const MOST_LETTERS: usize = 40;

/// What a letter of a drawing stands for. Terrain with nothing on it may be written as its name alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Sign {
    /// Terrain of that name, and nothing on it.
    Terrain(String),
    /// The area where heroes start (AT-SETUP-02).
    Start,
    /// Where an enemy of that code starts (AT-SETUP-05, AT-SETUP-06).
    Enemy(String),
    /// Where an ally of that code starts (AT-DATA-32).
    Ally(String),
    /// Where minions of that code are spawned (AT-SPWN-04).
    Spawn(String),
    /// Where the board can be left.
    Exit,
    /// A square that the chapter's rules call by a name.
    Mark(String),
    /// Terrain of that name with another sign on it, which else would lie on the drawing's floor.
    On(String, Box<Sign>),
}

/// A sign as it is written, unless it is a name alone.
#[derive(Deserialize)]
enum Written {
    Terrain(String),
    Start,
    Enemy(String),
    Ally(String),
    Spawn(String),
    Exit,
    Mark(String),
    On(String, Box<Sign>),
}

impl<'de> Deserialize<'de> for Sign {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Sign, D::Error> {
        let raw = Box::<RawValue>::deserialize(d)?;
        if raw.get_ron().trim_start().starts_with('"') {
            let name = raw.into_rust().map_err(|e| de::Error::custom(e.code))?;
            return Ok(Sign::Terrain(name));
        }
        Ok(match raw.into_rust::<Written>().map_err(|e| de::Error::custom(e.code))? {
            Written::Terrain(name) => Sign::Terrain(name),
            Written::Start => Sign::Start,
            Written::Enemy(code) => Sign::Enemy(code),
            Written::Ally(code) => Sign::Ally(code),
            Written::Spawn(code) => Sign::Spawn(code),
            Written::Exit => Sign::Exit,
            Written::Mark(name) => Sign::Mark(name),
            Written::On(name, sign) => Sign::On(name, sign),
        })
    }
}

impl Sign {
    /// Returns the name of the mark, if the sign is one.
    pub fn mark(&self) -> Option<&str> {
        match self {
            Sign::Mark(name) => Some(name),
            Sign::On(_, sign) => sign.mark(),
            _ => None,
        }
    }
}

/// A map as it is written. The first row is the north edge of the paper, so the last one is row 1 of
/// the coordinates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// The name of the terrain below every sign that names none; that of the letter `.` unless said.
    #[serde(default)]
    pub floor: String,
    /// What the letters stand for.
    pub legend: BTreeMap<char, Sign>,
    /// The rows, from the top.
    pub rows: Vec<String>,
}

/// A map as it is played on (AT-SETUP-01, AT-DATA-16).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    w: u8,
    h: u8,
    terrain: Vec<TerrainId>,
    /// What lies below every sign that names no terrain, and where terrain was taken away.
    pub floor: TerrainId,
    /// Where heroes may start (AT-SETUP-02).
    pub start: Cells,
    /// Where the board can be left.
    pub exits: Cells,
    /// Where enemies start, by identifier: the code and a number, in reading order (AT-SETUP-06).
    pub enemies: Vec<(String, Sq)>,
    /// Where allies start, by code, in reading order (AT-DATA-32).
    pub allies: Vec<(String, Sq)>,
    /// Where minions are spawned, by code, in reading order (AT-SPWN-04).
    pub spawns: Vec<(String, Sq)>,
    /// Squares with a name, in reading order.
    pub marks: Vec<(String, Sq)>,
}

/// What is wrong with a drawing, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct Wrong {
    /// The row of the drawing, from 1; 0 if it is about the legend.
    pub line: usize,
    /// The letter in it, from 1; in the legend the number of the entry.
    pub column: usize,
    /// What is wrong.
    pub what: String,
}

fn wrong(line: usize, column: usize, what: impl Into<String>) -> Wrong {
    Wrong { line, column, what: what.into() }
}

/// A sign with its terrain.
type Meant<'a> = (TerrainId, Option<&'a Sign>);

impl Drawing {
    /// Reads the drawing; `kinds` is the pack's list of terrain.
    ///
    /// Returns what is wrong first if rows are missing, too many or of different length, if a letter
    /// is not in the legend, or if the legend names terrain that there is not.
    pub fn read(&self, kinds: &[Terrain]) -> Result<Ground, Wrong> {
        let meant = self.meant(kinds)?;
        let side = usize::from(SIDE);
        let width = self.rows.first().map_or(0, |row| row.chars().count());
        if width == 0 {
            return Err(wrong(1, 1, "the drawing is empty"));
        }
        if let Some(row) = self.rows.get(side) {
            let most = format!("a board has at most {SIDE} rows; this one begins with {:.10}", row);
            return Err(wrong(side + 1, 1, most));
        }
        let (w, h) = (low(width.min(side)), low(self.rows.len()));
        let terrain = vec![TerrainId(0); usize::from(w) * usize::from(h)];
        let mut ground = Ground { w, h, terrain, floor: self.lowest(kinds)?, ..Ground::empty() };
        for (line, row) in self.rows.iter().enumerate() {
            let y = low(self.rows.len() - 1 - line);
            for (x, letter) in row.chars().enumerate() {
                let here = |what: String| wrong(line + 1, x + 1, what);
                let sq = Sq::new(low(x), y).filter(|_| x < side);
                let sq = sq.ok_or_else(|| here(format!("a board has at most {SIDE} columns")))?;
                if x >= width {
                    return Err(here(format!("the first row has {width} letters, this one more")));
                }
                let (terrain, sign) = meant
                    .get(&letter)
                    .ok_or_else(|| here(format!("{letter:?} is not in the legend")))?;
                ground.terrain[usize::from(y) * usize::from(w) + x] = *terrain;
                ground.put(sq, *sign);
            }
            let length = row.chars().count();
            if length < width {
                let what = format!("the first row has {width} letters, this one only {length}");
                return Err(wrong(line + 1, length + 1, what));
            }
        }
        Ok(ground)
    }

    /// Returns the terrain below every sign that names none.
    fn lowest(&self, kinds: &[Terrain]) -> Result<TerrainId, Wrong> {
        match self.legend.get(&'.') {
            Some(Sign::Terrain(name)) if self.floor.is_empty() => find(kinds, name, 0),
            None | Some(_) if self.floor.is_empty() => {
                Err(wrong(0, 0, "the letter `.` is no terrain, and `floor` names none"))
            }
            _ => find(kinds, &self.floor, 0),
        }
    }

    /// Returns what each letter means, with its terrain.
    fn meant(&self, kinds: &[Terrain]) -> Result<BTreeMap<char, Meant<'_>>, Wrong> {
        let find = |name: &str, at: usize| find(kinds, name, at);
        let floor = self.lowest(kinds)?;
        let mut all = BTreeMap::new();
        for (at, (letter, sign)) in self.legend.iter().enumerate().map(|(n, e)| (n + 1, e)) {
            let meant = match sign {
                Sign::Terrain(name) => (find(name, at)?, None),
                Sign::On(name, sign) => (find(name, at)?, Some(&**sign)),
                sign => (floor, Some(sign)),
            };
            match meant.1 {
                Some(Sign::Terrain(_) | Sign::On(..)) => {
                    return Err(wrong(0, at, "only something else can be on terrain"));
                }
                Some(
                    Sign::Enemy(name) | Sign::Ally(name) | Sign::Spawn(name) | Sign::Mark(name),
                ) if !is_name(name) => {
                    let what =
                        "a name is 1 to 40 letters, digits and hyphens, and ends in no digit";
                    return Err(wrong(0, at, what));
                }
                _ => {}
            }
            all.insert(*letter, meant);
        }
        Ok(all)
    }
}

/// Returns the terrain of that name; `at` is the entry of the legend that names it.
fn find(kinds: &[Terrain], name: &str, at: usize) -> Result<TerrainId, Wrong> {
    let id = kinds.iter().position(|k| k.name == name).and_then(|n| u8::try_from(n).ok());
    id.map(TerrainId).ok_or_else(|| wrong(0, at, format!("no terrain is called {name:.40?}")))
}

/// Returns whether a name can stand before a number.
fn is_name(name: &str) -> bool {
    let plain = name.chars().all(|c| c.is_alphanumeric() || c == '-');
    let ends = name.chars().last().is_some_and(|c| !c.is_ascii_digit());
    plain && ends && name.chars().count() <= MOST_LETTERS
}

/// Returns a number that is small by now.
fn low(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

impl Ground {
    /// Returns the map of a chapter without a fight: no square at all.
    pub fn empty() -> Ground {
        Ground {
            w: 0,
            h: 0,
            terrain: Vec::new(),
            floor: TerrainId(0),
            start: Cells::EMPTY,
            exits: Cells::EMPTY,
            enemies: Vec::new(),
            allies: Vec::new(),
            spawns: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// Returns columns and rows.
    pub fn size(&self) -> (u8, u8) {
        (self.w, self.h)
    }

    /// Returns the terrain of a square; nothing beyond the board.
    pub fn terrain(&self, sq: Sq) -> Option<TerrainId> {
        let inside = sq.x() < self.w && sq.y() < self.h;
        let at = usize::from(sq.y()) * usize::from(self.w) + usize::from(sq.x());
        self.terrain.get(at).copied().filter(|_| inside)
    }

    /// Makes a square other terrain.
    pub fn set(&mut self, sq: Sq, terrain: TerrainId) {
        let at = usize::from(sq.y()) * usize::from(self.w) + usize::from(sq.x());
        if let Some(there) = self.terrain.get_mut(at).filter(|_| sq.x() < self.w) {
            *there = terrain;
        }
    }

    /// Returns every square of the map, voids among them.
    pub fn squares(&self) -> impl Iterator<Item = Sq> + use<> {
        let (w, h) = (self.w, self.h);
        (0..h).flat_map(move |y| (0..w).filter_map(move |x| Sq::new(x, y)))
    }

    /// Takes the terrain of these kinds off the map, so that floor is left, and returns it as pieces: the
    /// squares of one kind that hang together by their sides are one.
    pub fn lift(&mut self, kinds: impl Fn(TerrainId) -> bool) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        for sq in self.squares() {
            let Some(kind) = self.terrain(sq).filter(|kind| kinds(*kind)) else { continue };
            let all: Cells = self.squares().filter(|sq| self.terrain(*sq) == Some(kind)).collect();
            let mut piece = Cells::one(sq);
            loop {
                let more = (piece | piece.beside()) & all;
                if more == piece {
                    break;
                }
                piece = more;
            }
            piece.iter().for_each(|sq| self.set(sq, self.floor));
            pieces.push(Piece { kind, squares: piece.iter().collect(), by: None });
        }
        pieces
    }

    /// Returns what the squares come to before any piece is put on them; `kinds` is the pack's list.
    pub fn surface(&self, kinds: &[Terrain]) -> Surface {
        let mut surface = Surface::open(self.w, self.h);
        for sq in surface.board {
            let kind = self.terrain(sq).and_then(|id| kinds.get(usize::from(id.0)));
            kind.into_iter().for_each(|kind| surface.put(sq, kind));
        }
        surface
    }

    /// Puts what a sign stands for on a square.
    fn put(&mut self, sq: Sq, sign: Option<&Sign>) {
        match sign {
            Some(Sign::Start) => self.start.insert(sq),
            Some(Sign::Exit) => self.exits.insert(sq),
            Some(Sign::Enemy(code)) => {
                let of_code = |(id, _): &&(String, Sq)| code_of(id) == code;
                let number = self.enemies.iter().filter(of_code).count() + 1;
                self.enemies.push((format!("{code}{number}"), sq));
            }
            Some(Sign::Ally(code)) => self.allies.push((code.clone(), sq)),
            Some(Sign::Spawn(code)) => self.spawns.push((code.clone(), sq)),
            Some(Sign::Mark(name)) => self.marks.push((name.clone(), sq)),
            Some(Sign::Terrain(_) | Sign::On(..)) | None => {}
        }
    }

    /// Draws the map by a legend, so that reading it makes the same map; nothing if the legend has no
    /// letter for something. Of several letters that mean the same the first is taken.
    pub fn draw(
        &self,
        floor: &str,
        legend: &BTreeMap<char, Sign>,
        kinds: &[Terrain],
    ) -> Option<Drawing> {
        let mut drawing =
            Drawing { floor: floor.to_owned(), legend: legend.clone(), rows: Vec::new() };
        let meant = drawing.meant(kinds).ok()?;
        let mut rows = Vec::new();
        for y in (0..self.h).rev() {
            let letter = |x: u8| {
                let sq = Sq::new(x, y)?;
                let wanted = (self.terrain(sq)?, self.sign(sq));
                let fits = |(_, (t, s)): &(&char, &Meant<'_>)| (*t, s.cloned()) == wanted;
                meant.iter().find(fits).map(|(letter, _)| *letter)
            };
            rows.push((0..self.w).map(letter).collect::<Option<String>>()?);
        }
        drop(meant);
        drawing.rows = rows;
        Some(drawing)
    }

    /// Returns what is on a square beside its terrain.
    fn sign(&self, sq: Sq) -> Option<Sign> {
        let named = |list: &[(String, Sq)]| {
            list.iter().find(|(_, at)| *at == sq).map(|(name, _)| name.clone())
        };
        if self.start.contains(sq) {
            return Some(Sign::Start);
        }
        if self.exits.contains(sq) {
            return Some(Sign::Exit);
        }
        let enemy = named(&self.enemies).map(|id| Sign::Enemy(code_of(&id).to_owned()));
        enemy
            .or_else(|| named(&self.allies).map(Sign::Ally))
            .or_else(|| named(&self.spawns).map(Sign::Spawn))
            .or_else(|| named(&self.marks).map(Sign::Mark))
    }
}

/// Returns the code of an enemy's identifier: `TM` of `TM2` (AT-SETUP-06).
fn code_of(id: &str) -> &str {
    id.trim_end_matches(|c: char| c.is_ascii_digit())
}
