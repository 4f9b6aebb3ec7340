//! The careful bot plays sensibly by the odds, one decision deep. It uses only what its seats may know:
//! hands, what lies open, what is printed; never the cards of a deck nor the dice to come.
//!
//! All values are in hit points of the enemy whose fall wins. `scene` says what the position is and
//! how good it is to stand somewhere, `goals` what the encounter is about, `worth` what texts are
//! good for, `bridges` what gaps on the way still want, `plays` and `turn` what a turn can be made of, `choices` all other questions of an
//! encounter, `road` those between encounters.

mod bridges;
mod choices;
mod field;
mod goals;
mod odds;
mod places;
mod plays;
mod road;
mod scene;
mod turn;
mod worth;

use bevy_ecs::prelude::*;
use kernel::bots::{Bot, Whim, random};

use crate::ground::Side;
use crate::rules::family::Tactics;
use crate::rules::flow::drive::{self, Nearest};
use crate::rules::flow::frame::Flow;
use crate::rules::flow::prompt::{Act, Ask, Prompt};
use crate::rules::state::ids::{FighterId, Source};
use crate::rules::state::round::Round;
use crate::rules::state::table;
use scene::{Board, Scene};

/// A bot that plays to win.
pub struct Careful {
    whim: Whim,
    board: Option<Board>,
    /// The figure that bears what is to be brought somewhere on the move that is going on.
    bears: Option<FighterId>,
    /// What was used in the turn that is going on, so that nothing free is used for ever.
    used: Vec<Act>,
    turn: u16,
    /// Whether it plays for the bonus objective.
    eager: bool,
}

impl Careful {
    /// Creates a bot whose random choices, where the choice does not matter, come from this seed.
    pub fn new(seed: u64) -> Careful {
        let whim = Whim::new(seed);
        Careful { whim, board: None, bears: None, used: Vec::new(), turn: 0, eager: false }
    }

    /// Makes it play for the bonus objective, or no longer.
    pub fn eager(self, eager: bool) -> Careful {
        Careful { eager, ..self }
    }

    fn decide(&mut self, world: &World, prompt: &Prompt) -> Option<Vec<Act>> {
        let one = |act: Act| vec![act];
        if let Some(act) = road::answer(world, prompt, &mut self.whim) {
            return Some(one(act));
        }
        if !drive::fights(world) || table::encounter(world).is_none() {
            return None;
        }
        let board = Board::of(world, self.board.take(), self.eager);
        let answer = self.fight(world, &board, prompt);
        self.board = Some(board);
        answer
    }

    fn fight(&mut self, world: &World, board: &Board, prompt: &Prompt) -> Option<Vec<Act>> {
        let one = |act: Option<Act>| act.map(|a| vec![a]);
        let flow = world.resource::<Flow>();
        let mover = flow.moving().map(|f| f.who);
        let me = match prompt.ask {
            Ask::Move => mover.unwrap_or(prompt.who.into()),
            Ask::Target => match flow.attack() {
                Some(f) if table::fighter(world, f.by).side == Side::Heroes => f.by,
                _ => prompt.who.into(),
            },
            Ask::Companion => match prompt.source {
                Source::Fighter(id) => id,
                _ => prompt.who.into(),
            },
            _ => prompt.who.into(),
        };
        let scene = Scene::new(world, board, me);
        match prompt.ask {
            Ask::Turn => {
                self.bears = None;
                let turn = world.resource::<Round>().turns;
                if self.turn != turn {
                    (self.turn, self.used) = (turn, Vec::new());
                }
                let act = scene.turn(prompt, &self.used);
                self.used.extend(act);
                one(act)
            }
            Ask::Companion => {
                let act = scene.companion(prompt, &self.used);
                self.used.extend(act);
                one(act)
            }
            Ask::Move => {
                let bears = self.bears.take().is_some_and(|id| mover == Some(id));
                one(scene.go(prompt, bears))
            }
            Ask::StartSquare => {
                let at = |act: &Act| match act {
                    Act::Square(sq) => scene.place(*sq),
                    _ => f64::MIN,
                };
                one(prompt.options.iter().max_by(|a, b| at(a).total_cmp(&at(b))).copied())
            }
            Ask::Window => {
                let act = scene.window(prompt);
                if let (Some(Act::Use { hero, of: Source::Fighter(of), .. }), Some((who, _))) =
                    (act, board.goals.bring)
                    && of == who
                {
                    self.bears = Some(hero.into());
                }
                let go_on = prompt.options.contains(&Act::Continue).then_some(Act::Continue);
                one(act.or(go_on))
            }
            Ask::Stage => one(prompt.options.contains(&Act::Roll).then_some(Act::Roll)),
            Ask::Target | Ask::Fighter => Some(scene.target(prompt)),
            Ask::Focus => one(scene.focus(prompt)),
            Ask::Square | Ask::Base => Some(scene.at(prompt)),
            Ask::Choice | Ask::YesNo => one(scene.way(prompt)),
            Ask::Rolled => Some(dice(world, prompt)),
            Ask::Cards => Some(scene.cards(prompt)),
            Ask::Cleanup => one(scene.cleanup(prompt)),
            _ => None,
        }
    }
}

/// Rolls as many of the dice anew as may be, the lowest first: they were offered because they show
/// little.
fn dice(world: &World, prompt: &Prompt) -> Vec<Act> {
    let flow = world.resource::<Flow>();
    let shows = |act: &Act| match act {
        Act::Die(n) => {
            let die = flow.attack().and_then(|f| f.roll.dice.get(usize::from(*n)));
            die.map_or(u8::MAX, |d| d.shows)
        }
        _ => u8::MAX,
    };
    let mut low: Vec<Act> = prompt.options.iter().filter(|a| shows(a) <= 1).copied().collect();
    low.sort_by_key(shows);
    low.truncate(prompt.max.into());
    match low.is_empty() && prompt.min == 0 {
        true => vec![Act::Continue],
        false if low.is_empty() => prompt.options.iter().take(prompt.min.into()).copied().collect(),
        false => low,
    }
}

impl Bot<Tactics> for Careful {
    fn begin(&mut self, seed: u64) {
        *self = Careful::new(seed).eager(self.eager);
    }

    fn choose(&mut self, world: &mut World, prompt: &Prompt) -> Vec<Act> {
        if prompt.max == 1
            && let [only] = prompt.options.as_slice()
        {
            return vec![*only];
        }
        let answer = self.decide(world, prompt);
        answer
            .filter(|acts| fits(acts, prompt))
            .unwrap_or_else(|| random::some(&mut self.whim, prompt))
    }
}

/// Returns whether an answer is one: of the options, and as many as are wanted.
fn fits(acts: &[Act], prompt: &Prompt) -> bool {
    let go_on = acts == [Act::Continue] && prompt.options.contains(&Act::Continue);
    let n = acts.len();
    let many = (usize::from(prompt.min.max(1))..=usize::from(prompt.max.max(1))).contains(&n);
    go_on || (many && acts.iter().all(|a| prompt.options.contains(a)))
}
