//! The map of a position.

use std::collections::BTreeMap;

use super::format::{Moment, Position};
use crate::ground::{Drawing, SIDE, Sign, Sq, Terrain};

/// What letters usually stand for, where the content has terrain of that name.
const USUAL: [(char, &str); 5] =
    [('.', "grass"), ('#', "stone-wall"), ('o', "sacks"), ('~', "race"), ('_', "gap")];

/// Returns the map of a position. Unless the encounter is still to be set up, heroes start where they
/// stand.
///
/// # Errors
/// Returns a message if there is no map, or if a hero stands beyond it.
pub fn drawing(position: &Position, kinds: &[Terrain]) -> Result<Drawing, String> {
    let mut legend: BTreeMap<char, Sign> = USUAL
        .into_iter()
        .filter(|(_, name)| kinds.iter().any(|k| k.name == *name))
        .map(|(letter, name)| (letter, Sign::Terrain(name.into())))
        .collect();
    legend.insert('s', Sign::Start);
    legend.extend(position.legend.clone());
    let mut rows: Vec<Vec<char>> = match position.open {
        Some((w, h)) if position.map.is_empty() && w <= SIDE && h <= SIDE => {
            vec![vec!['.'; w.into()]; h.into()]
        }
        Some(_) => return Err(format!("a board is a `map` or is `open`, at most {SIDE} wide")),
        None if position.map.is_empty() => return Err("there is neither `map` nor `open`".into()),
        None => position.map.iter().map(|row| row.chars().collect()).collect(),
    };
    if position.moment != Moment::SetUp {
        mark_starts(position, &mut rows, &mut legend)?;
    }
    let rows = rows.into_iter().map(|row| row.into_iter().collect()).collect();
    Ok(Drawing { floor: String::new(), legend, rows })
}

/// Makes the squares of heroes the highlighted area, and as many more as a party needs.
fn mark_starts(
    position: &Position,
    rows: &mut [Vec<char>],
    legend: &mut BTreeMap<char, Sign>,
) -> Result<(), String> {
    let mut starts: Vec<Sq> = position.heroes.iter().filter_map(|h| h.at).collect();
    starts.sort_unstable();
    starts.dedup();
    for sq in &starts {
        if letter(rows, *sq).is_none() {
            return Err(format!("`{sq}` is not on the map"));
        }
    }
    // A party has up to five heroes, and each needs a square to begin on.
    let all = (0..SIDE).flat_map(|y| (0..SIDE).filter_map(move |x| Sq::new(x, y)));
    for sq in all {
        if starts.len() >= 5 {
            break;
        }
        if letter(rows, sq).as_deref() == Some(&'.') && !starts.contains(&sq) {
            starts.push(sq);
        }
    }
    let mut free = '\u{e000}'..;
    for sq in starts {
        let Some(old) = letter(rows, sq) else { continue };
        let sign = match legend.get(old) {
            Some(Sign::Terrain(name)) => Sign::On(name.clone(), Box::new(Sign::Start)),
            _ => continue,
        };
        let Some(new) = free.next() else { break };
        legend.insert(new, sign);
        *old = new;
    }
    Ok(())
}

/// Returns the letter of a square.
fn letter(rows: &mut [Vec<char>], sq: Sq) -> Option<&mut char> {
    let row = rows.len().checked_sub(usize::from(sq.y()) + 1)?;
    rows.get_mut(row)?.get_mut(usize::from(sq.x()))
}
