//! The smaller decisions: windows, damage, rerolls, and choices of cards, heroes and ways.

use super::{Careful, gains, life, staging, turn, worth};
use crate::cards::amount::Alternative;
use crate::cards::effect::{Effect, From, Laid, Power, Reroll, Then, To};
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::{Action, Kind, Rank, Skill};
use crate::kernel::odds;
use crate::rules::check::goal::Goal;
use crate::rules::check::{chances, chosen};
use crate::rules::effect::closings::closings;
use crate::rules::effect::{amounts, cond, everybody, instead};
use crate::rules::flow::drive::Nearest as _;
use crate::rules::flow::frame::{Ctx, EffectsFrame, Frame};
use crate::rules::flow::prompt::{Act, Ask, Prompt, Source};
use crate::rules::legal;
use crate::rules::state::board::Board;
use crate::rules::state::encountered;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::saturating;

/// Maximum number of uses of one power in the windows of a turn.
const MOST_USES: usize = 8;
/// The mean value of a card that a hero draws.
const NEW_CARD: f64 = 0.85;

/// Returns the effect that asks, with its frame.
pub fn current_effect<'w>(board: &Board<'w>) -> Option<(&'w EffectsFrame, &'w Effect)> {
    match board.flow.frames.last() {
        Some(Frame::Effects(f)) => Some((f, f.list.get(f.at)?)),
        _ => None,
    }
}

/// Returns the chance to pass a check with only the play that determines the skill.
pub fn prospect(board: &Board<'_>, hero: HeroId, alternatives: &[Alternative]) -> f64 {
    let hand = board.pile(PileId::Hand(hero));
    let chances = alternatives.iter().map(|alt| {
        let mut mean: f64 = 2.5;
        for s in &alt.skills {
            if *s == Skill::Combat {
                let bare =
                    [Skill::Strength, Skill::Melee].map(|s| worth::skill_mean(board, hero, s));
                mean = mean.max(bare[0]).max(bare[1]);
                for c in hand {
                    let def = board.printed(*c);
                    if worth::fights(def) {
                        mean = mean.max(worth::skill_of(board, hero, def).unwrap_or(0.0));
                    }
                }
            } else {
                mean = mean.max(worth::skill_mean(board, hero, *s));
            }
        }
        let difficulty = alt.in_scenario(board.scenario().number);
        // A logistic curve around the mean is close enough for comparisons.
        1.0 / (1.0 + ((f64::from(difficulty) - 0.5 - mean) / 1.9).exp())
    });
    chances.fold(0.0, f64::max)
}

/// Returns the chance to pass all checks of a card, all else being equal.
pub fn chance_against(board: &Board<'_>, hero: HeroId, card: &CardDef) -> f64 {
    card.check.steps.iter().map(|alts| prospect(board, hero, alts)).product()
}

impl Careful {
    /// Chooses the use with the best gain, if any is worth it.
    pub(super) fn window(&mut self, board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
        let uses = prompt.options.iter().filter_map(|act| {
            let Act::Use { hero, of, power, .. } = *act else { return None };
            let (p, _) = legal::power(board, hero, of, power)?;
            if self.often(act) >= MOST_USES {
                return None;
            }
            let gain = match prompt.ask {
                Ask::Damage => reduction(board, hero, of, p),
                Ask::Evade => evasion(board, prompt) + gains::gain(board, hero, &p.does),
                _ => gains::gain(board, hero, &p.does),
            };
            Some((gain - worth::cost_of_use(board, act), *act))
        });
        let best = uses.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(gain, _)| *gain > 0.1);
        match best {
            Some((_, act)) => {
                self.note(&act);
                Some(act)
            }
            None => prompt.options.contains(&Act::Continue).then_some(Act::Continue),
        }
    }
}

/// Returns the number of cards saved by reducing the current damage. A card that leaves the hand
/// for it is not lost to the damage; the cost of its use is counted elsewhere.
fn reduction(board: &Board<'_>, hero: HeroId, of: Source, power: &Power) -> f64 {
    let Some(f) = board.flow.damage() else { return 0.0 };
    let left = f64::from(f.amount);
    let ctx = Ctx {
        you: hero,
        them: f.hero,
        source: of,
        card: f.card,
        level: 0,
        paid: Default::default(),
    };
    let off: f64 = power.does.iter().map(|e| takes_off(board, &ctx, left, e)).sum();
    let off = off.min(left - f64::from(f.fixed.0));
    let hand = life::hand(board, f.hero) as f64;
    let own = matches!(of, Source::Card(c) if board.card(c).pile == PileId::Hand(f.hero));
    let leaves = own && power.action.is_some_and(|a| a != Action::Reveal);
    let kept = if leaves { hand - 1.0 } else { hand };
    let saved = left.min(hand) - (left - off).clamp(0.0, kept.max(0.0));
    saved * 0.8 * life::dear(board, f.hero)
}

/// Returns the mean reduction of damage by an effect.
fn takes_off(board: &Board<'_>, ctx: &Ctx, left: f64, e: &Effect) -> f64 {
    match e {
        Effect::Reduce(a) => worth::mean(a.at(0)),
        Effect::ReduceHalf => left / 2.0,
        Effect::ReduceAll => left,
        Effect::ReduceTo(a) => (left - worth::mean(a.at(0))).max(0.0),
        // Taking it is worth as much as the other's need is greater, from the deck as its cards.
        Effect::TakeInstead => {
            let need = life::dear(board, ctx.them) - life::dear(board, ctx.you);
            if need > 0.3 { left } else { 0.0 }
        }
        Effect::TakeFromDeck => {
            let spare = board.pile(PileId::Deck(ctx.you)).len() as f64 - left;
            if spare > 6.0 && life::dear(board, ctx.you) < 1.0 { left / 2.0 } else { 0.0 }
        }
        Effect::If(c, yes, no) => {
            let list = if cond::holds(board, ctx, None, c) { yes } else { no };
            list.iter().map(|e| takes_off(board, ctx, left, e)).sum()
        }
        _ => 0.0,
    }
}

/// Returns the value of evading the encountered card.
fn evasion(board: &Board<'_>, prompt: &Prompt) -> f64 {
    let Some(e) = board.flow.encounter() else { return 0.0 };
    let def = board.printed(e.card);
    let chance = chance_against(board, prompt.who, def);
    let feared = match (def.kind, def.rank) {
        (_, Rank::Villain | Rank::Henchman) => 0.6,
        (Kind::Monster, _) => 2.4,
        (Kind::Barrier, _) => 1.2,
        _ => 0.0,
    };
    // A bane that is evaded comes back, at once if it is all that is left.
    let last = turn::deck_len(board, board.hero(prompt.who).at) < 2;
    feared * (0.5 - chance) - if last { 2.0 } else { 0.2 }
}

/// Decides whether to reroll, and with what.
pub fn reroll(board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
    let f = board.flow.check()?;
    let sum = f.plus + f.dice.iter().map(|d| i32::from(d.value)).sum::<i32>();
    let short = f.difficulty - sum.max(0);
    let best_die = f.dice.iter().map(|d| again(d.faces, d.value, short)).fold(0.0, f64::max);
    let dice: Vec<_> =
        f.dice.iter().map(|d| crate::cards::amount::Dice { count: 1, faces: d.faces }).collect();
    let all = odds::chance(&dice, f.plus, f.difficulty);
    let uses = prompt.options.iter().filter_map(|act| {
        let Act::Use { hero, of, power, .. } = *act else { return None };
        let (p, _) = legal::power(board, hero, of, power)?;
        let chance = p.does.iter().map(|e| match e {
            Effect::Reroll(Reroll::One) => best_die,
            Effect::Reroll(Reroll::OneUpTo(most)) => {
                let some = f.dice.iter().filter(|d| d.faces <= most.faces);
                some.map(|d| again(d.faces, d.value, short)).fold(0.0, f64::max)
            }
            Effect::Reroll(Reroll::All | Reroll::AtMost(_)) => all,
            Effect::AddToResult(n) => {
                let ctx = Ctx {
                    you: hero,
                    them: f.hero,
                    source: of,
                    card: f.against,
                    level: 0,
                    paid: Default::default(),
                };
                let (dice, plus) = amounts::parts(board, &ctx, n.at(0));
                odds::chance(&dice, plus, short)
            }
            _ => 0.0,
        });
        let stakes = 2.5 + f64::from(short.min(4)) * 0.4;
        Some((chance.fold(0.0, f64::max) * stakes - worth::cost_of_use(board, act), *act))
    });
    let best = uses.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(gain, _)| *gain > 0.1);
    Some(best.map_or(Act::Continue, |(_, act)| act))
}

/// Returns the chance that rerolling a die makes up the missing points.
fn again(faces: u8, value: u8, short: i32) -> f64 {
    let faces = i32::from(faces);
    let wanted = (i32::from(value) + short).max(1);
    f64::from((faces - wanted + 1).max(0)) / f64::from(faces)
}

/// Chooses the die that is most likely to make up the missing points.
pub fn die(board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
    let f = board.flow.check()?;
    let sum = f.plus + f.dice.iter().map(|d| i32::from(d.value)).sum::<i32>();
    let short = f.difficulty - sum.max(0);
    let rated = prompt.options.iter().filter_map(|a| match a {
        Act::Die(n) => {
            let d = f.dice.get(usize::from(*n))?;
            Some((again(d.faces, d.value, short), i32::from(d.faces) - i32::from(d.value), *a))
        }
        _ => None,
    });
    rated.max_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1))).map(|(_, _, a)| a)
}

/// Chooses a hero: the best one for a check, the weakest for help, the strongest for harm.
pub fn hero(board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
    let rate = |h: HeroId| -> f64 {
        if prompt.ask == Ask::Checker {
            let flow = board.flow;
            let Some(e) = flow.encounter() else { return 0.0 };
            return prospect(board, h, &everybody::rest(board, e, h));
        }
        match current_effect(board) {
            Some((_, Effect::Shift { from: From::Discards, .. })) => {
                board.pile(PileId::Discards(h)).len() as f64 - f64::from(life::life(board, h)) * 0.5
            }
            Some((_, e)) => gains::gain(board, h, std::slice::from_ref(e)),
            None => 0.0,
        }
    };
    let rated = prompt.options.iter().filter_map(|a| match a {
        Act::Hero(h) => Some((rate(*h), *a)),
        _ => None,
    });
    rated.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, a)| a)
}

/// Chooses between the options of an effect, or between ways of closing.
pub fn choice(board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
    let rate = |n: u8| -> f64 {
        let n = usize::from(n);
        match board.flow.frames.last() {
            Some(Frame::Close(f)) => {
                let ways = closings(board, f.hero, f.place);
                ways.all.get(n).map_or(0.0, |w| turn::closing_chance(board, f.hero, w))
            }
            Some(Frame::Recharge(_) | Frame::Damage(_) | Frame::Encounter(_)) => {
                instead::choice(board).map_or(0.0, |choice| worth::sent_to(board, &choice, n))
            }
            _ => match current_effect(board) {
                Some((_, Effect::Choose { .. })) if chosen::is_asked(board.world) => {
                    let with = chosen::with(board, saturating::byte(n));
                    with.map_or(0.0, |f| chances::chance_of_goal(board, &f, &Goal::of(board, &f)))
                }
                Some((f, Effect::Choose { ways, .. })) => {
                    ways.get(n).map_or(0.0, |w| gains::gain(board, chooser(f, prompt), &w.does))
                }
                // Options that are a number of cards from the top of a deck.
                Some((_, Effect::Shift { from, to, .. })) if gains_by(*from, *to) => n as f64,
                Some((_, Effect::Shift { .. })) => -(n as f64),
                // What is done by hand, a bot leaves to people.
                Some((_, Effect::Todo(_))) => -(n as f64),
                _ => 0.0,
            },
        }
    };
    let rated = prompt.options.iter().filter_map(|a| match a {
        Act::Choice(n) => Some((rate(*n), *a)),
        _ => None,
    });
    rated.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, a)| a)
}

fn chooser(f: &EffectsFrame, prompt: &Prompt) -> HeroId {
    f.targets.as_ref().and_then(|t| t.first()).copied().unwrap_or(prompt.who)
}

/// Answers a chance to close with the location's best way. Before a villain's encounter, chooses a
/// hero to close another location, as long as that can leave the villain without escape.
pub fn closing(board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
    if prompt.options.iter().any(|a| matches!(a, Act::Choice(_))) {
        return choice(board, prompt);
    }
    if prompt.options.iter().any(|a| matches!(a, Act::Hero(_))) {
        if !staging::guarded(board, None) {
            return Some(Act::Continue);
        }
        let rated = prompt.options.iter().filter_map(|a| match a {
            Act::Hero(h) => Some((turn::closable(board, *h, board.hero(*h).at), *a)),
            _ => None,
        });
        // The hardest attempt goes first: if it fails, nothing is spent on the others.
        return rated.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, a)| a);
    }
    prompt.options.contains(&Act::Yes).then_some(Act::Yes)
}

/// Answers yes, unless that is known to do harm.
pub fn yes_or_no(board: &Board<'_>, prompt: &Prompt) -> Option<Act> {
    let sent = instead::choice(board).filter(|_| prompt.ask == Ask::YesNo);
    let good = match current_effect(board) {
        _ if let Some(choice) = &sent => {
            choice.cards.iter().all(|c| worth::sends(board, choice, *c))
        }
        Some((f, Effect::May(list))) if prompt.ask == Ask::YesNo => {
            gains::gain(board, chooser(f, prompt), list) > -0.01
        }
        Some((f, e @ Effect::MayPay(..))) if prompt.ask == Ask::YesNo => {
            gains::gain(board, f.ctx.you, std::slice::from_ref(e)) > 0.0
        }
        _ => true,
    };
    let wanted = if good { Act::Yes } else { Act::No };
    prompt.options.contains(&wanted).then_some(wanted)
}

/// Chooses cards: the best if they are gained, the worst if they are lost.
pub fn cards(board: &Board<'_>, prompt: &Prompt) -> Option<Vec<Act>> {
    let who = prompt.who;
    if let Some(choice) = instead::choice(board).filter(|_| prompt.ask == Ask::Cards) {
        let sent = choice.cards.iter().copied().filter(|c| worth::sends(board, &choice, *c));
        let sent: Vec<Act> = sent.map(Act::Card).collect();
        return Some(if sent.is_empty() { vec![Act::Continue] } else { sent });
    }
    let mut rated: Vec<(f64, Act)> = prompt
        .options
        .iter()
        .filter_map(|a| match a {
            Act::Card(c) => Some((rate_card(board, who, *c), *a)),
            _ => None,
        })
        .collect();
    rated.sort_by(|a, b| a.0.total_cmp(&b.0));
    let gaining = prompt.ask == Ask::Cards
        && match current_effect(board) {
            Some((_, Effect::Shift { from, to, .. })) => gains_by(*from, *to),
            Some((f, e @ Effect::MayPay(..))) => {
                let good = gains::gain(board, f.ctx.you, std::slice::from_ref(e)) > 0.0;
                let cheap = rated.first().map(|(_, act)| *act).filter(|_| good);
                return Some(vec![cheap.unwrap_or(Act::Continue)]);
            }
            Some((_, Effect::Examine { then: Then::MayTake(_), .. })) => true,
            Some((_, Effect::Examine { then, .. })) => return Some(seen(board, prompt, then)),
            _ => false,
        };
    let n = if gaining {
        rated.reverse();
        usize::from(prompt.max)
    } else {
        usize::from(prompt.min)
    };
    let n = match prompt.ask {
        Ask::Reset => n.max(cast_off(board, who, &rated)),
        _ => n,
    };
    if n == 0 {
        return prompt.options.contains(&Act::Continue).then(|| vec![Act::Continue]);
    }
    Some(rated.into_iter().take(n).map(|(_, a)| a).collect())
}

/// Returns how many of the cards, worst first, a hero discards at a reset to draw others: those
/// worth less than a new card, by as much as a card of the hero's deck is dear.
fn cast_off(board: &Board<'_>, hero: HeroId, rated: &[(f64, Act)]) -> usize {
    let poor = NEW_CARD - 0.55 * life::dear(board, hero);
    let spare = usize::try_from(life::life(board, hero) - 3).unwrap_or(0);
    rated.iter().filter(|(worth, _)| *worth < poor).count().min(spare)
}

/// Decides about examined cards of a deck: puts the welcome ones on top, the others under the deck.
fn seen(board: &Board<'_>, prompt: &Prompt, then: &Then) -> Vec<Act> {
    let mut rated: Vec<(i32, Act)> = prompt
        .options
        .iter()
        .filter_map(|a| match a {
            Act::Card(c) => Some((welcome(board, *c), *a)),
            _ => None,
        })
        .collect();
    // Encountered cards are handled in place.
    let open = |a: &Act| matches!(a, Act::Card(c) if encountered::on_stage(board, *c));
    rated.sort_by_key(|(rate, a)| (!open(a), -rate));
    match then {
        // Whoever is lost in that deck looks for the way.
        Then::MayBottom if board.hero(prompt.who).token.is_some() => {
            rated.retain(|(_, a)| !open(a));
        }
        Then::MayBottom => rated.retain(|(rate, a)| *rate < 0 && !open(a)),
        Then::MayEncounter(_) => rated.retain(|(rate, _)| *rate > 0),
        // What comes into the hand is welcome; of other places only what must go there.
        Then::Put { to, .. } => {
            let taken = to.contains(&Laid::Hand);
            rated.truncate(usize::from(if taken { prompt.max } else { prompt.min }));
        }
        _ => {}
    }
    if rated.is_empty() { vec![Act::Continue] } else { rated.into_iter().map(|(_, a)| a).collect() }
}

/// Returns how welcome it is to encounter a card.
fn welcome(board: &Board<'_>, card: CardId) -> i32 {
    let def = board.printed(card);
    match (def.rank, def.kind) {
        (Rank::Henchman, _) => 3,
        (Rank::Villain, _) => 2,
        (_, Kind::Monster) => -2,
        (_, Kind::Barrier) => -1,
        _ => 1,
    }
}

/// Orders simultaneous things: any forced rule first, or the cards of a deck by how welcome they
/// are.
pub fn order(board: &Board<'_>, prompt: &Prompt) -> Option<Vec<Act>> {
    if prompt.max > 1 {
        return Some(seen(board, prompt, &Then::AnyOrder));
    }
    prompt.options.first().map(|a| vec![*a])
}

fn rate_card(board: &Board<'_>, who: HeroId, card: CardId) -> f64 {
    worth::worth(board, who, card)
}

/// Returns whether such a move of cards is good for their hero.
fn gains_by(from: From, to: To) -> bool {
    let before = match from {
        From::Hand => 3,
        From::Deck | From::Displayed => 2,
        _ => 0,
    };
    let after = match to {
        To::Hand => 3,
        To::DeckTop | To::DeckBottom | To::Deck | To::Displayed => 2,
        To::Blessings => 1,
        _ => 0,
    };
    after > before
}
