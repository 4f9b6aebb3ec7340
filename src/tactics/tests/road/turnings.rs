//! Every turning of the shipped road is walked, with all that happens between encounters. Encounters end as
//! it is wanted as soon as they are set up: no bot knows how to play for each bonus.

use std::collections::{BTreeMap, BTreeSet};

use tactics::content::graph::edges;
use tactics::content::words::{Difficulty, Outcome};
use tactics::rules::start::{Company, Start};

use super::random::chapter;
use super::{KING, bearers, with_gold};

/// Companies that are kept for each chapter, so that several pasts lead to it; those that have seen most.
const KEPT: usize = 12;
/// Rounds after which no further turning can be hoped for.
const ROUNDS: u64 = 40;

/// A way from a chapter to the next, or to the end of the road.
type Turning = (String, Option<String>);

/// Returns the turnings of the graph that lead to another chapter.
fn drawn() -> BTreeSet<Turning> {
    let of = |c: &tactics::content::printed::ChapterDef| {
        let to = edges(&KING, c).into_iter().filter_map(|e| e.to);
        to.map(|to| (c.id.clone(), Some(KING.chapter(to).id.clone()))).collect::<Vec<_>>()
    };
    KING.chapters.iter().flat_map(of).collect()
}

/// Returns what the choices of a chapter can ask of a company: where it was, and what it noted.
fn past(company: &Company) -> (BTreeSet<&str>, String) {
    let visited = company.visited.iter().map(|v| v.chapter.as_str()).collect();
    (visited, format!("{:?}", company.flags))
}

/// Keeps a company for a chapter if it has another past than the others there, in place of the one that has
/// seen least.
fn keep(kept: &mut Vec<(Company, bool)>, after: Company) {
    let seen = |c: &Company| past(c).0.len();
    if kept.iter().any(|(c, _)| past(c) == past(&after)) {
        return;
    }
    if kept.len() < KEPT {
        kept.push((after, false));
        return;
    }
    let least = (0..kept.len()).min_by_key(|n| seen(&kept[*n].0));
    if let Some(n) = least.filter(|n| seen(&kept[*n].0) < seen(&after)) {
        kept[n] = (after, false);
    }
}

/// Plays a chapter with each result, and notes where it leads.
fn walk(
    id: &str,
    company: &Company,
    seed: u64,
    taken: &mut BTreeMap<Turning, usize>,
) -> Vec<(String, Company)> {
    let fights = KING.chapters.iter().any(|c| c.id == id && c.encounter.is_some());
    let outcomes: &[Option<Outcome>] = match fights {
        true => &[Some(Outcome::Failure), Some(Outcome::Success), Some(Outcome::Plus)],
        false => &[None],
    };
    let mut all = Vec::new();
    for (n, outcome) in outcomes.iter().enumerate() {
        let rich =
            if seed.is_multiple_of(2) { company.clone() } else { with_gold(company.clone(), 9) };
        let start = Start::new(id, rich, seed.wrapping_mul(31) + n as u64);
        let (after, _) = chapter(&KING, &start, 0, *outcome);
        let next = after.next(&KING).map(str::to_owned);
        *taken.entry((id.to_owned(), next.clone())).or_default() += 1;
        all.extend(next.map(|next| (next, after)));
    }
    all
}

/// Each turning that the graph draws is taken, and each chapter visited (AT-CAMP-05, AT-CAMP-06,
/// AT-CAMP-17).
#[test]
fn every_turning_of_the_heavy_king_is_walked() {
    let drawn = drawn();
    let mut taken: BTreeMap<Turning, usize> = BTreeMap::new();
    // The companies that came to each chapter, and whether they have gone on from it.
    let mut known: BTreeMap<String, Vec<(Company, bool)>> = BTreeMap::new();
    known.insert(KING.pack.first.clone(), vec![(bearers(4, Difficulty::Normal), false)]);
    for round in 0..ROUNDS {
        let left = |id: &str, taken: &BTreeMap<Turning, usize>| {
            drawn.iter().any(|t| t.0 == id && !taken.contains_key(t))
        };
        if !known.keys().any(|id| left(id, &taken)) {
            break;
        }
        for (id, companies) in known.clone() {
            let open = left(&id, &taken);
            for (n, (company, gone)) in companies.iter().enumerate() {
                if *gone && !open {
                    continue;
                }
                known.get_mut(&id).expect("it is known")[n].1 = true;
                for (next, after) in walk(&id, company, round * 100 + n as u64, &mut taken) {
                    keep(known.entry(next).or_default(), after);
                }
            }
        }
    }
    let left: Vec<&Turning> = drawn.iter().filter(|t| !taken.contains_key(*t)).collect();
    assert_eq!(left, Vec::<&Turning>::new(), "nobody walks there");
    for chapter in &KING.chapters {
        assert!(known.contains_key(&chapter.id), "{} is never visited", chapter.id);
    }
    let times: usize = taken.values().sum();
    println!("{} turnings, {times} chapters played, {} visited", drawn.len(), known.len());
}
