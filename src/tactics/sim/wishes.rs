//! Which way a campaign is to go, so that every road is walked: towards turnings that were not taken yet.

use std::collections::BTreeMap;

use kernel::bots::Whim;

use super::tally::Tally;
use crate::bots::curious::Wish;
use crate::content::TacticsContent;
use crate::content::graph;
use crate::content::pack::ChapterId;
use crate::content::words::Outcome;

/// How much less a turning is worth for each chapter that lies before it.
const FAR: f64 = 0.93;
/// So many tries in vain count like a turning that was taken once.
const VAIN: f64 = 2.0;
/// So often the worth of all roads is passed on to those before them.
const ROUNDS: usize = 24;

/// A turning: from where, to where, by which result.
type Turning = (ChapterId, ChapterId, Option<Outcome>);

/// What was wished for in vain, and the turnings of a pack.
pub struct Wishes {
    turnings: Vec<Turning>,
    vain: BTreeMap<(ChapterId, ChapterId), f64>,
    whim: Whim,
    thrifty: bool,
}

impl Wishes {
    /// Looks up the turnings of a pack.
    pub fn new(content: &TacticsContent) -> Wishes {
        let of = |chapter: &crate::content::printed::ChapterDef| {
            let from = content.find_chapter(&chapter.id);
            let all = graph::edges(content, chapter).into_iter();
            all.filter_map(|e| Some((from?, e.to?, e.outcome))).collect::<Vec<Turning>>()
        };
        let turnings = content.chapters.iter().flat_map(of).collect();
        Wishes { turnings, vain: BTreeMap::new(), whim: Whim::new(1), thrifty: false }
    }

    /// Begins a campaign: every other one keeps its gold, since there are roads that ask for it.
    pub fn begin(&mut self, seed: u64) {
        self.whim = Whim::new(seed);
        self.thrifty = self.whim.once_in(2);
    }

    /// Returns where the road is to lead from a chapter: to the turning that was taken least, the nearer
    /// the better; nothing if the road ends.
    pub fn choose(
        &mut self,
        content: &TacticsContent,
        from: &str,
        taken: &dyn Fn(&str, &str) -> u64,
        tally: &Tally,
    ) -> Option<Wish> {
        let from = content.find_chapter(from)?;
        let id = |chapter: ChapterId| content.chapter(chapter).id.as_str();
        let new = |(from, to, _): &Turning| {
            let vain = self.vain.get(&(*from, *to)).copied().unwrap_or_default();
            1.0 / (1.0 + taken(id(*from), id(*to)) as f64 + vain / VAIN)
        };
        let own: Vec<f64> = self.turnings.iter().map(new).collect();
        let mut ahead: BTreeMap<ChapterId, f64> = BTreeMap::new();
        let worth = |ahead: &BTreeMap<ChapterId, f64>, n: usize| {
            let (_, to, _) = self.turnings[n];
            own[n].max(FAR * ahead.get(&to).copied().unwrap_or_default())
        };
        for _ in 0..ROUNDS {
            for (n, (from, ..)) in self.turnings.iter().enumerate() {
                let value = worth(&ahead, n);
                let best = ahead.entry(*from).or_default();
                *best = best.max(value);
            }
        }
        let here = (0..self.turnings.len()).filter(|n| self.turnings[*n].0 == from);
        let best = here.clone().map(|n| worth(&ahead, n)).reduce(f64::max)?;
        let best: Vec<usize> = here.filter(|n| worth(&ahead, *n) >= best - 1e-9).collect();
        let (_, to, outcome) = self.turnings[best[self.whim.below(best.len())]];
        let fresh = tally.cards.iter().filter(|(_, n)| **n == 0).map(|(id, _)| id.clone());
        let (to, fresh, thrifty) = (id(to).to_owned(), fresh.collect(), self.thrifty);
        Some(Wish { to, outcome, fresh, thrifty })
    }

    /// Notes that a wish was not fulfilled.
    pub fn in_vain(&mut self, content: &TacticsContent, from: &str, wish: &Wish) {
        if let (Some(from), Some(to)) = (content.find_chapter(from), content.find_chapter(&wish.to))
        {
            *self.vain.entry((from, to)).or_default() += 1.0;
        }
    }
}
