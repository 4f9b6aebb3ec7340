//! The open part of a turn, and where a move goes: up to two things that fit together best.

use super::plays::Play;
use super::scene::Scene;
use super::worth::merit;
use crate::content::effect::{Change, Effect, On};
use crate::content::words::{CardKind, Keyword, Pass};
use crate::ground::{Cells, Sq, reach};
use crate::rules::effect::{amount, lasting, standing, useful};
use crate::rules::flow::drive::Nearest;
use crate::rules::flow::frame::{Ctx, Flow, Frame};
use crate::rules::flow::prompt::{Act, Prompt};
use crate::rules::moves::way;
use crate::rules::state::fighter::FighterKind;
use crate::rules::state::ids::{CardId, Source};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::table;
use crate::rules::turn::uses::{self, Text};

/// What a step of what is to be brought somewhere is worth.
const CARRY: f64 = 2.8;
/// What arriving with it is worth.
const ARRIVED: f64 = 30.0;
/// What a thing must be worth at least to be done.
const LEAST: f64 = 0.15;

/// How what is to be brought somewhere is borne: by moves that begin on these squares.
struct Bearing {
    cells: Cells,
    /// Points that it takes from the move.
    load: i32,
    /// How far it is from where it is to be.
    away: u8,
}

/// The squares that can be reached, each with its cost and what it is worth to end there.
struct Walk {
    through: Vec<Pass>,
    ends: Vec<(Sq, u16, f64)>,
}

/// What can be done in the rest of a turn.
pub struct Turn<'s, 'w> {
    scene: &'s Scene<'w>,
    here: Sq,
    plays: Vec<Play>,
    walks: Vec<Walk>,
    bearing: Option<Bearing>,
}

impl<'s, 'w> Turn<'s, 'w> {
    /// Looks at a turn of the figure, which can be gone on with these acts.
    pub fn new(scene: &'s Scene<'w>, acts: &[Act], here: Sq) -> Turn<'s, 'w> {
        let mut plays: Vec<Play> = acts.iter().filter_map(|act| scene.play_of(*act)).collect();
        plays.extend(scene.chapter_plays(acts));
        let bearing = scene.bearing();
        let mut turn = Turn { scene, here, plays, walks: Vec::new(), bearing };
        turn.walk();
        turn
    }

    fn walk(&mut self) {
        let scene = self.scene;
        let (world, me) = (scene.world, scene.me);
        let mut points: Vec<u16> = self.plays.iter().map(|p| p.before + p.after).collect();
        points.sort_unstable();
        let most = points.iter().rev().take(2).sum::<u16>().min(40);
        let first = way::first_step(world, me);
        let mut all: Vec<Vec<Pass>> = vec![Vec::new()];
        for play in &self.plays {
            if !all.contains(&play.through) {
                all.push(play.through.clone());
            }
        }
        for through in all {
            let mut ends = vec![(self.here, 0, scene.place(self.here))];
            if most > first {
                let reach = reach(self.here, most - first, &way::way(world, me, &through));
                let far = reach.ends().iter().filter(|sq| *sq != self.here);
                let cost = |sq| reach.cost(sq).map(|c| (sq, c + first, scene.place(sq)));
                ends.extend(far.filter_map(cost));
            }
            self.walks.push(Walk { through, ends });
        }
    }

    fn ends(&self, play: &Play, points: u16) -> impl Iterator<Item = (Sq, f64)> {
        let walk = self.walks.iter().find(|w| w.through == play.through);
        let walk = walk.unwrap_or(&self.walks[0]);
        walk.ends.iter().filter(move |(_, cost, _)| *cost <= points).map(|(sq, _, v)| (*sq, *v))
    }

    /// Returns what bearing with so many points from a square is worth, with where it ends.
    fn bear(&self, from: Sq, points: u16) -> Option<(f64, Sq)> {
        let bearing = self.bearing.as_ref().filter(|b| b.cells.contains(from))?;
        let goal = self.scene.board.to_goal.as_ref()?;
        let left = u16::try_from(i32::from(points) + bearing.load).ok().filter(|n| *n > 0)?;
        let worth = |end: u8| {
            let then = end.saturating_sub(1);
            let arrived = if then == 0 { ARRIVED } else { 0.0 };
            CARRY * (f64::from(bearing.away) - f64::from(then)) + arrived
        };
        if from != self.here {
            let end = u16::from(goal.at(from)).saturating_sub(left);
            return Some((worth(u8::try_from(end).unwrap_or(u8::MAX)), from));
        }
        let ends = self.walks[0].ends.iter().filter(|(_, cost, _)| *cost <= left);
        ends.map(|(sq, _, place)| (worth(goal.at(*sq)) + 0.3 * place, *sq))
            .max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// Returns what a play by itself is worth, with where it leaves the figure.
    fn one(&self, p: &Play) -> Option<f64> {
        let act = |sq| p.at(sq);
        let mut best: Option<f64> = None;
        let mut take = |v: f64| best = Some(best.map_or(v, |b| b.max(v)));
        if p.after == 0 {
            self.ends(p, p.before).filter_map(|(sq, v)| Some(act(sq)? + v)).for_each(&mut take);
        } else {
            let hit = self.ends(p, p.before).filter_map(|(sq, _)| act(sq)).reduce(f64::max)?;
            let end = self.ends(p, p.before + p.after).map(|(_, v)| v).reduce(f64::max)?;
            take(hit + end);
        }
        if p.before > 0
            && let Some((v, end)) = self.bear(self.here, p.before)
            && let Some(act) = act(end)
        {
            take(v + act);
        }
        best
    }

    /// Returns what two plays after each other are worth.
    fn two(&self, p: &Play, q: &Play) -> Option<f64> {
        let mut best: Option<f64> = None;
        let mut take = |v: f64| best = Some(best.map_or(v, |b| b.max(v)));
        let between = p.after + q.before;
        let walk = if p.through.is_empty() { q } else { p };
        if between == 0 && q.after == 0 {
            let both = |(sq, v)| Some(p.at(sq)? + q.at(sq)? + v);
            self.ends(walk, p.before).filter_map(both).for_each(&mut take);
        } else {
            let first =
                self.ends(walk, p.before).filter_map(|(sq, _)| p.at(sq)).reduce(f64::max)?;
            let to = p.before + between;
            if q.after == 0 {
                let rest = self.ends(walk, to).filter_map(|(sq, v)| Some(q.at(sq)? + v));
                rest.for_each(|v| take(first + v));
            } else {
                let then = self.ends(walk, to).filter_map(|(sq, _)| q.at(sq)).reduce(f64::max)?;
                let end = self.ends(walk, to + q.after).map(|(_, v)| v).reduce(f64::max)?;
                take(first + then + end);
            }
        }
        if self.bearing.is_some() {
            if let Some((v, end)) = self.bear(self.here, p.before).filter(|_| p.before > 0)
                && q.before == 0
                && let (Some(a), Some(b)) = (p.at(end), q.at(end))
            {
                take(v + a + b);
            }
            if p.before > 0 && q.before > 0 {
                for (sq, v) in self.ends(walk, p.before).filter(|(sq, _)| *sq != self.here) {
                    if let Some((bears, _)) = self.bear(sq, q.before)
                        && let (Some(a), Some(b)) = (p.at(sq), q.at(sq))
                    {
                        take(bears + a + b + 0.3 * v);
                    }
                }
            }
        }
        best
    }

    /// Returns what is best done next; nothing if nothing is worth it.
    pub fn best(&self, left: i32) -> Option<Act> {
        let stay = self.scene.place(self.here);
        let mut best = (stay + LEAST, None);
        let mut take = |v: f64, act: Act| {
            if v > best.0 {
                best = (v, Some(act));
            }
        };
        for (n, p) in self.plays.iter().enumerate() {
            let Some(act) = p.act.filter(|_| i32::from(p.actions) <= left) else { continue };
            if let Some(v) = self.one(p) {
                take(v, act);
            }
            for (m, q) in self.plays.iter().enumerate() {
                let same = n == m || (q.act.is_some() && card_of(q.act) == card_of(p.act));
                if same || i32::from(p.actions + q.actions) > left {
                    continue;
                }
                if let Some(v) = self.two(p, q) {
                    take(v, act);
                }
            }
        }
        best.1
    }

    /// Returns what can still be had from a square, with so many actions left.
    fn rest(&self, at: Sq, left: i32) -> f64 {
        let part = |p: &Play| {
            if i32::from(p.actions) > left {
                return 0.0;
            }
            match p.before {
                0 => p.at(at).unwrap_or(0.0),
                points => self.bear(at, points).map_or(0.0, |(v, _)| v),
            }
        };
        self.plays.iter().map(part).fold(0.0, f64::max)
    }
}

fn card_of(act: Option<Act>) -> Option<CardId> {
    match act? {
        Act::Use { of: Source::Card(card), .. }
        | Act::Item(card)
        | Act::Equip(card)
        | Act::Prepare(card)
        | Act::DiscardToMove(card) => Some(card),
        _ => None,
    }
}

impl Scene<'_> {
    /// Brings what can be answered to the form of a play.
    fn play_of(&self, act: Act) -> Option<Play> {
        let (world, hero) = (self.world, self.seat);
        match act {
            Act::Use { of, power, .. } => {
                let ctx = uses::ctx(world, hero, (of, power), None);
                let free = uses::is_free(world, hero, of, power);
                let actions = u8::from(!free);
                match uses::text(world, of, power)? {
                    Text::Way(def, way) => {
                        let mut play = self.play(&ctx, way, Some(act), actions);
                        play.flat += self.worth(&ctx, &def.cost) - 0.1;
                        if let Source::Card(card) = of
                            && piles::card(world, card).pile == Pile::Board(hero)
                        {
                            play.flat -= self.lying(card);
                        }
                        // Of a card that is gone for the evening the best is made.
                        if def.keywords.contains(&Keyword::Remove) {
                            play.flat -= 1.0;
                        }
                        Some(play)
                    }
                    Text::Power(power) => {
                        let ways = power.ways.iter();
                        let plays = ways.map(|way| self.play(&ctx, way, Some(act), actions));
                        let best = plays.max_by(|a, b| a.best().total_cmp(&b.best()));
                        best.map(|mut play| {
                            play.flat += self.worth(&ctx, &power.cost);
                            if free && power.once.is_none() && power.cost.is_empty() {
                                play.flat -= LEAST + 0.3;
                            }
                            play.only = self.where_of_use(&ctx, power);
                            play
                        })
                    }
                }
            }
            Act::Item(card) => {
                let def = table::printed(world, card)?;
                let ctx = Ctx::of(hero.into(), Source::Card(card));
                let action = u8::from(def.use_in == crate::content::printed::Use::Action);
                let plays = def.ways.iter().map(|way| self.play(&ctx, way, Some(act), action));
                let mut best = plays.max_by(|a, b| a.best().total_cmp(&b.best()))?;
                best.flat -= 1.2;
                Some(best)
            }
            Act::Equip(card) => {
                let kind = table::printed(world, card)?.kind;
                let same = |c: &&CardId| table::printed(world, **c).is_some_and(|d| d.kind == kind);
                let lies = piles::pile(world, Pile::Board(hero)).iter().filter(same);
                let had: f64 = lies.map(|c| self.lying(*c)).sum();
                Some(Play { flat: 0.8 * (self.lying(card) - had), ..Play::nothing(Some(act), 1) })
            }
            Act::Prepare(card) => {
                Some(Play { flat: 0.8 * self.lying(card), ..Play::nothing(Some(act), 1) })
            }
            Act::DiscardToMove(card) => {
                let points = standing::discard_move(world, self.me);
                let before = way::points(world, self.me, points.into());
                let merit = table::printed(world, card).map_or(0.0, |d| merit(world, d));
                let flat = -0.1 - 0.12 * merit;
                Some(Play { before, flat, ..Play::nothing(Some(act), 1) })
            }
            _ => None,
        }
    }

    /// Returns what a card is worth as long as it lies on the player board.
    fn lying(&self, card: CardId) -> f64 {
        let Some(def) = table::printed(self.world, card) else { return 0.0 };
        let ctx = Ctx::of(self.me, Source::Card(card));
        let standing: f64 = def.standing.iter().map(|s| self.standing(&ctx, s)).sum();
        standing + 0.9 * (def.rules.len() + def.powers.len() + def.instead.len()) as f64
    }

    /// Returns what the chapter lets a hero do that cannot be done from here; what is worth a walk is
    /// noted as an errand.
    fn chapter_plays(&self, acts: &[Act]) -> Vec<Play> {
        let (world, hero) = (self.world, self.seat);
        let mut plays = Vec::new();
        for (n, power) in (0..).zip(uses::chapter_powers(world)) {
            let of = Source::Chapter;
            let act = Act::Use { hero, of, power: n, with: None };
            let ctx = uses::ctx(world, hero, (of, n), None);
            if power.on.is_some() || !lasting::may(world, power.once, of, n, Some(self.me)) {
                continue;
            }
            let pays = |e: &Effect| match e {
                Effect::Shift { .. } => useful::payable(world, &ctx, std::slice::from_ref(e)),
                _ => true,
            };
            let only = self.where_of_use(&ctx, power);
            if only.is_empty() || !power.cost.iter().all(pays) {
                continue;
            }
            let ways = power.ways.iter();
            let best = ways
                .map(|way| self.play(&ctx, way, None, u8::from(power.action)))
                .max_by(|a, b| a.best().total_cmp(&b.best()));
            let Some(mut play) = best else { continue };
            play.flat += self.worth(&ctx, &power.cost);
            play.only = only;
            if play.flat >= 2.0 && only != Cells::ALL {
                self.errand(only, play.flat);
            }
            if !acts.contains(&act) {
                plays.push(play);
            }
        }
        plays
    }

    /// Returns how what is to be brought somewhere can be borne.
    fn bearing(&self) -> Option<Bearing> {
        let (world, board) = (self.world, self.board);
        let (who, _) = board.goals.bring?;
        let f = table::fighter(world, who);
        let FighterKind::Ally { def, .. } = f.kind else { return None };
        let mut lends = table::book(world).companion(def).lends.iter();
        let power = lends.find(|p| matches!(p.on, Some(On::MoveStart(_))))?;
        let ctx = Ctx { it: Some(who), ..Ctx::of(self.me, Source::Fighter(who)) };
        let cells = self.where_to_use(&ctx, power.only_if.as_ref());
        let load = |e: &Effect| match e {
            Effect::Lasting { standing, .. } => standing.iter().find_map(|s| match &s.change {
                Change::MovePoints(n) => Some(amount::count(world, &ctx, n)),
                _ => None,
            }),
            _ => None,
        };
        let load = power.ways.iter().flat_map(|w| w.iter()).find_map(load).unwrap_or(0);
        let away = board.to_goal.as_ref()?.least(&f.base().cells());
        Some(Bearing { cells, load, away })
    }

    /// Answers the open part of a turn, in which some things were used before.
    pub fn turn(&self, prompt: &Prompt, used: &[Act]) -> Option<Act> {
        let here = table::fighter(self.world, self.me).at;
        let again =
            |act: &Act| used.contains(act) && self.play_of(*act).is_some_and(|p| p.actions == 0);
        let acts: Vec<Act> = prompt.options.iter().filter(|a| !again(a)).copied().collect();
        let turn = Turn::new(self, &acts, here);
        turn.best(uses::left(self.world, self.seat)).or_else(|| {
            let over = |a: &&Act| matches!(a, Act::Pass | Act::EndTurn);
            prompt.options.iter().find(over).copied()
        })
    }

    /// Returns what the figure could still do in its turn after the move that is going on.
    fn later(&self) -> (Vec<Act>, i32) {
        let (world, hero) = (self.world, self.seat);
        let of_turn = world.resource::<Flow>().hero_turn().map(|f| f.hero);
        if of_turn != Some(hero) || self.me != hero.into() {
            return (Vec::new(), 0);
        }
        let mut acts = Vec::new();
        for pile in [Pile::Hand(hero), Pile::Board(hero)] {
            for card in piles::pile(world, pile) {
                let Some(def) = table::printed(world, *card) else { continue };
                let waits = def.keywords.contains(&Keyword::Response);
                if uses::is_playable(def.kind) && !waits && def.kind != CardKind::Feature {
                    let ways = 0..u8::try_from(def.ways.len()).unwrap_or(0);
                    let of = Source::Card(*card);
                    acts.extend(ways.map(|power| Act::Use { hero, of, power, with: None }));
                }
            }
        }
        (acts, uses::left(world, hero))
    }

    /// Answers where a move goes. `bears` says whether what is to be brought somewhere goes along.
    pub fn go(&self, prompt: &Prompt, bears: bool) -> Option<Act> {
        let world = self.world;
        let f = world.resource::<Flow>().moving()?;
        let here = f.mover;
        let ends = prompt.options.iter().filter_map(|a| match a {
            Act::Square(sq) => Some(*sq),
            _ => None,
        });
        if bears && let Some(goal) = &self.board.to_goal {
            let worth = |sq: Sq| -4.0 * f64::from(goal.at(sq)) + 0.3 * self.place(sq);
            return ends.max_by(|a, b| worth(*a).total_cmp(&worth(*b))).map(Act::Square);
        }
        let (acts, left) = self.later();
        let turn = Turn::new(self, &acts, here);
        // What is left of the card that is being played comes first.
        let frames = world.resource::<Flow>().frames.iter().rev();
        let frames = frames.take_while(|f| !matches!(f, Frame::Play(_) | Frame::Triggers(_)));
        let mut rest = Play::nothing(None, 0);
        for frame in frames {
            if let Frame::Effects(f) = frame
                && f.ctx.you == Some(self.me)
            {
                let list = f.list.get(usize::from(f.at) + 1..).unwrap_or_default();
                let more = self.play(&f.ctx, list, None, 0);
                rest.parts.extend(more.parts);
            }
        }
        let worth = |sq: Sq| self.place(sq) + rest.at(sq).unwrap_or(0.0) + turn.rest(sq, left);
        ends.max_by(|a, b| worth(*a).total_cmp(&worth(*b))).map(Act::Square)
    }

    /// Returns whether bearing what is to be brought somewhere gets it nearer by the move that begins.
    pub fn bears_well(&self) -> bool {
        let (Some(bearing), Some(goal)) = (self.bearing(), &self.board.to_goal) else {
            return false;
        };
        let Some(f) = self.world.resource::<Flow>().moving() else { return false };
        let left = u16::try_from(i32::from(f.left) + bearing.load).unwrap_or(0);
        let reach = reach(f.mover, left, &way::way(self.world, f.who, &[]));
        goal.least(&reach.ends()).saturating_sub(1) < bearing.away
    }
}
