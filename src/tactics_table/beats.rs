//! What happened as a row of beats, each with how long it is looked at: an enemy's card, its reason, its
//! route, its blow.

use kernel::view::CueView;
use tactics::ground::Sq;
use tactics::rules::flow::cue::Cue;
use tactics::rules::state::ids::{CardId, FighterId};

/// The seconds of each sort of beat at normal speed.
const CARD: f64 = 1.2;
const REASON: f64 = 0.9;
const LINE: f64 = 0.3;
const STEP: f64 = 0.09;
const WALK: f64 = 0.4;
const BLOW: f64 = 0.4;
const ROLL: f64 = 0.75;
/// The longest that all beats of one answer last at normal speed; more of them go by faster.
const LONGEST: f64 = 9.0;

/// A beat.
#[derive(Clone, Debug, PartialEq)]
pub struct Beat {
    /// What it does.
    pub does: Does,
    /// How long it is looked at, in seconds at normal speed.
    pub lasts: f64,
}

/// What a beat does to what is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Does {
    /// A turn on the token of an enemy begins.
    Turn(FighterId),
    /// A boss card is revealed.
    Card(CardId),
    /// An enemy begins to act.
    Acts(FighterId),
    /// A sentence is told.
    Says(String),
    /// A figure goes or is put to a square; a large one with its lower left corner.
    Goes(FighterId, Sq),
    /// The route of an enemy goes on over a square.
    Passes(FighterId, Sq),
    /// A figure comes onto the board.
    Comes(FighterId, Sq),
    /// A figure leaves the board.
    Leaves(FighterId),
    /// A figure has so many hit points.
    Hp(FighterId, i16),
    /// A number rises from a figure.
    Number(FighterId, String, bool),
    /// Dice are rolled.
    Rolls(Vec<(u16, u8)>, i32),
    /// Everything of one enemy is told: at the speed "step" a key is waited for.
    Stop,
    /// The encounter is over: the board is looked at as it was at the end.
    Rests,
}

/// Whether enemies act, from one answer to the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Acting {
    /// Whether it is the turn of an enemy.
    pub enemies: bool,
    /// Whether one of them has begun to act since the last stop.
    pub one: bool,
}

/// Makes beats of what happened. `acting` says whether enemies acted before, and is kept up; `asked`
/// whether something is asked in the middle of what one of them does.
pub fn beats(
    cues: &[CueView],
    acting: &mut Acting,
    asked: bool,
    is_enemy: &dyn Fn(FighterId) -> bool,
) -> Vec<Beat> {
    let mut all = Vec::new();
    let Acting { enemies, one: acted } = acting;
    let read = |cue: &CueView| serde_json::from_value::<Cue>(cue.data.clone()).ok();
    let known: Vec<(Cue, &str)> =
        cues.iter().filter_map(|cue| Some((read(cue)?, cue.text.as_str()))).collect();
    for (n, (cue, text)) in known.iter().enumerate() {
        let mut beat = |does, lasts| all.push(Beat { does, lasts });
        let says = || Does::Says((*text).to_owned());
        let told = *enemies && !text.is_empty();
        match cue {
            Cue::Turn { who } => {
                if std::mem::take(acted) {
                    beat(Does::Stop, 0.0);
                }
                *enemies = is_enemy(*who);
                if *enemies {
                    beat(Does::Turn(*who), 0.0);
                    beat(says(), LINE);
                }
            }
            Cue::Round { .. } => *enemies = false,
            Cue::Revealed { card } => {
                beat(Does::Card(*card), 0.0);
                beat(says(), CARD);
            }
            Cue::Activated { who } if is_enemy(*who) => {
                if std::mem::replace(acted, true) {
                    beat(Does::Stop, 0.0);
                }
                *enemies = true;
                beat(Does::Acts(*who), LINE / 2.0);
            }
            Cue::Reason { .. } if told => beat(says(), REASON),
            Cue::Walked { who, to } => {
                let same = |other: &&(Cue, &str)| matches!(&other.0, Cue::Walked { who: w, .. } if w == who);
                let (before, after) = (known[..n].iter().rev(), known[n..].iter());
                let steps = before.take_while(same).count() + after.take_while(same).count();
                beat(Does::Passes(*who, *to), STEP.min(WALK / steps as f64));
                if told && !known.get(n + 1).as_ref().is_some_and(same) {
                    beat(says(), LINE);
                }
            }
            Cue::Put { who, to } => {
                beat(Does::Goes(*who, *to), LINE / 2.0);
                if told {
                    beat(says(), 0.0);
                }
            }
            Cue::Stood { who, at } => beat(Does::Comes(*who, *at), LINE / 2.0),
            Cue::Left { who } => beat(Does::Leaves(*who), LINE),
            Cue::Fell { who } => {
                beat(Does::Number(*who, "✖".to_owned(), false), BLOW);
                beat(Does::Leaves(*who), 0.0);
                if told {
                    beat(says(), LINE);
                }
            }
            Cue::Rolled { dice, plus, .. } => beat(Does::Rolls(dice.clone(), *plus), ROLL),
            Cue::Hurt { who, damage, hp, .. } => {
                beat(Does::Hp(*who, *hp), 0.0);
                beat(Does::Number(*who, format!("−{damage}"), false), BLOW);
                if told {
                    beat(says(), 0.0);
                }
            }
            Cue::Healed { who, by, hp } => {
                beat(Does::Hp(*who, *hp), 0.0);
                beat(Does::Number(*who, format!("+{by}"), true), BLOW);
                if told {
                    beat(says(), 0.0);
                }
            }
            Cue::Parried { who, .. } => {
                beat(Does::Number(*who, "0".to_owned(), true), BLOW);
                if told {
                    beat(says(), 0.0);
                }
            }
            Cue::Card { .. } | Cue::Shuffled { .. } | Cue::Line { .. } | Cue::Total { .. } => {}
            Cue::Aimed { .. } if told => beat(says(), LINE),
            _ if told => beat(says(), LINE / 2.0),
            _ => {}
        }
    }
    // What is asked meanwhile is a stop by itself.
    if !asked && std::mem::take(acted) {
        all.push(Beat { does: Does::Stop, lasts: 0.0 });
    }
    all
}

/// Makes beats go by faster where all of them together last too long.
pub fn shorten(beats: &mut [Beat]) {
    let all: f64 = beats.iter().map(|beat| beat.lasts).sum();
    if all > LONGEST {
        beats.iter_mut().for_each(|beat| beat.lasts *= LONGEST / all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn cue(data: Value, text: &str) -> CueView {
        CueView { data, text: text.to_owned(), things: Vec::new() }
    }

    /// What enemies do is told in a row: reason, route with where it ends, blow; a stop ends each of them.
    #[test]
    fn each_enemy_ends_with_a_stop() {
        let acts = |who: u16| {
            [
                cue(json!({"cue": "activated", "who": who}), ""),
                cue(json!({"cue": "reason", "who": who, "because": []}), "It goes for Nan."),
                cue(json!({"cue": "walked", "who": who, "to": "b2"}), "It goes to b2."),
                cue(json!({"cue": "walked", "who": who, "to": "b3"}), "It goes to b3."),
                cue(
                    json!({"cue": "hurt", "who": 0, "by": who, "damage": 2, "hp": 5}),
                    "Nan takes 2 damage.",
                ),
            ]
        };
        let turn = |who: u16| cue(json!({"cue": "turn", "who": who}), "A turn.");
        let mut cues = vec![turn(5)];
        cues.extend(acts(5));
        cues.extend(acts(6));
        cues.extend([turn(0), cue(json!({"cue": "walked", "who": 0, "to": "c1"}), "Nan goes.")]);
        let mut acting = Acting::default();
        let all = beats(&cues, &mut acting, false, &|id| id.0 >= 5);
        assert_eq!(acting, Acting::default(), "a hero is on turn");
        let stops = all.iter().filter(|beat| beat.does == Does::Stop).count();
        assert_eq!(stops, 2, "one for each enemy");
        let told: Vec<&str> = all
            .iter()
            .filter_map(|beat| if let Does::Says(text) = &beat.does { Some(&**text) } else { None })
            .collect();
        let of_one = ["It goes for Nan.", "It goes to b3.", "Nan takes 2 damage."];
        assert_eq!(told, [&["A turn."][..], &of_one, &of_one].concat());
        assert_eq!(
            all.last().map(|beat| &beat.does),
            Some(&Does::Passes(FighterId(0), "c1".parse().unwrap()))
        );
    }

    /// However much happens, it is over soon.
    #[test]
    fn many_beats_go_by_faster() {
        let mut all: Vec<Beat> = vec![Beat { does: Does::Stop, lasts: 1.0 }; 90];
        shorten(&mut all);
        let sum: f64 = all.iter().map(|beat| beat.lasts).sum();
        assert!((sum - LONGEST).abs() < 1e-6);
    }
}
