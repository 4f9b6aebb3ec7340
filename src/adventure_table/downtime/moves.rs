//! Translates moves between places into answers of the downtime: pure logic, without drawing.
//! [`AdventureDowntime::judge`] alone decides whether the rules allow them.

use crate::campaign::downtime::{AdventureDowntime, Choice, Step};
use crate::cards::printed::Reward;
use crate::cards::vocabulary::Kind;

/// A place where a piece is, or may be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The cards of the hero at this seat.
    Seat(u8),
    /// The party's spare cards.
    Spare,
    /// In the box.
    Store,
    /// The stall of the current trader.
    Stall,
    /// The loot that was gained.
    Prize,
    /// The heroes who are not at the table.
    Bench,
    /// An empty place at the table.
    Chair,
}

/// A piece that can be moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A card, by id.
    Card(String),
    /// A hero, by id.
    Hero(String),
}

/// A piece that is dragged or selected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The piece.
    pub piece: Piece,
    /// The place it comes from.
    pub from: Place,
}

impl Held {
    /// Returns a card at a place.
    pub fn card(id: &str, from: Place) -> Held {
        Held { piece: Piece::Card(id.to_owned()), from }
    }

    /// Returns a hero at a place.
    pub fn hero(id: &str, from: Place) -> Held {
        Held { piece: Piece::Hero(id.to_owned()), from }
    }
}

/// Returns the answer that means moving a piece to a place; `None` if it means nothing.
pub fn moved(step: Step, held: &Held, to: Place) -> Option<Choice> {
    use Place::{Bench, Chair, Prize, Seat, Spare, Stall, Store};
    if held.from == to {
        return None;
    }
    let id = match &held.piece {
        Piece::Card(id) => id.clone(),
        Piece::Hero(hero) => {
            let hero = hero.clone();
            return match (held.from, to) {
                _ if step != Step::Camp => None,
                (Bench, Seat(seat)) => Some(Choice::Sit { seat, hero }),
                (Bench, Chair) => Some(Choice::Join(hero)),
                (Seat(n), Bench) => Some(Choice::Leave(n)),
                _ => None,
            };
        }
    };
    match (held.from, to) {
        (Prize, Seat(n)) => Some(Choice::To(n)),
        (Stall, Seat(_)) => Some(Choice::Want(id)),
        (Seat(_), Stall) => Some(Choice::Pay(id)),
        (Seat(from), Seat(to)) => Some(Choice::Give { from, to, card: id }),
        (Seat(from), Spare) => Some(Choice::Spare { from, card: id }),
        (Spare, Seat(to)) => Some(Choice::Take { to, card: id }),
        (Store, Seat(to)) => Some(Choice::Draw { to, card: id }),
        (Seat(from), Store) => Some(Choice::Return { from, card: id }),
        _ => None,
    }
}

/// Returns every place to which a piece could be moved at this step, whether or not it is allowed
/// now.
pub fn places(step: Step, held: &Held, seats: usize) -> Vec<(Place, Choice)> {
    let others = [Place::Spare, Place::Store, Place::Stall, Place::Bench, Place::Chair];
    let usual = |to: &Place| match (step, to) {
        (Step::Decks, Place::Spare | Place::Seat(_)) => true,
        (Step::Camp, Place::Store | Place::Bench | Place::Chair | Place::Seat(_)) => true,
        (Step::Trade, Place::Stall) => true,
        (Step::Trade, Place::Seat(_)) => held.from == Place::Stall,
        (Step::Rewards | Step::Swap, Place::Seat(_)) => true,
        _ => false,
    };
    let all = (0..seats as u8).map(Place::Seat).chain(others).filter(usual);
    let mut found: Vec<(Place, Choice)> = Vec::new();
    for to in all {
        if let Some(choice) = moved(step, held, to)
            && !found.iter().any(|(_, c)| *c == choice)
        {
            found.push((to, choice));
        }
    }
    found
}

/// Returns the meaning of a double click: the only allowed move, or the most useful one for the
/// open deck; `None` if that is ambiguous.
pub fn obvious(between: &AdventureDowntime, held: &Held, open: usize) -> Option<Choice> {
    let step = between.state().step;
    let Piece::Card(id) = &held.piece else {
        let all = places(step, held, between.state().seats.len());
        let mut can = all.into_iter().map(|(_, c)| c).filter(|c| between.judge(c).is_ok());
        return can.next().filter(|_| can.next().is_none());
    };
    let kind = kind_of(between, id)?;
    let room = |n: usize| between.has(n, kind) < between.list(n, kind);
    let to = match held.from {
        Place::Seat(_) => match step {
            Step::Decks => Place::Spare,
            Step::Trade => Place::Stall,
            Step::Camp => Place::Store,
            _ => return None,
        },
        Place::Spare | Place::Store => {
            let seats = between.state().seats.iter().enumerate();
            let mut living = seats.filter(|(_, s)| s.alive).map(|(n, _)| n);
            let who = if room(open) { Some(open) } else { living.find(|n| room(*n)) };
            Place::Seat(who.unwrap_or(open) as u8)
        }
        Place::Stall => Place::Seat(open as u8),
        Place::Prize => match between.proposal() {
            Some(Choice::To(n)) => Place::Seat(n),
            _ => return None,
        },
        Place::Bench | Place::Chair => return None,
    };
    moved(step, held, to)
}

/// Returns the type of a card.
pub fn kind_of(between: &AdventureDowntime, id: &str) -> Option<Kind> {
    let content = between.content();
    content.find(id).map(|d| content.card(d).kind)
}

/// Returns the loot that is being handed out.
pub fn prize(between: &AdventureDowntime) -> Option<&str> {
    match &between.state().due.front()?.reward {
        Reward::Loot(id) if between.state().step == Step::Rewards => Some(id),
        _ => None,
    }
}

/// Returns the answers of "do the rest for us". It leaves out permanent gains and the start of the
/// next game, which the players choose themselves.
pub fn rest(between: &AdventureDowntime) -> Vec<Choice> {
    let mut ahead = between.clone();
    let mut done = Vec::new();
    while let Some(prompt) = ahead.prompt() {
        let choice = ahead.proposal().unwrap_or(Choice::Later);
        if prompt.step == Step::Camp && matches!(choice, Choice::Play(_) | Choice::Done) {
            break;
        }
        if ahead.submit(&choice).is_err() {
            break;
        }
        done.push(choice);
    }
    done
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::campaign::deck::Left;
    use crate::campaign::downtime::note_result;
    use crate::campaign::record::{AdventureRecord as _, Played, Record};
    use crate::cards::difficulty::Difficulty;
    use crate::cards::source::find_pack;
    use crate::rules::play::Member;
    use crate::rules::state::table::{End, Feats};

    /// Returns three heroes who have just won their first scenario.
    fn after_a_win() -> AdventureDowntime {
        let content = Arc::new(find_pack("lamplighters").expect("it ships"));
        let heroes = content.heroes.iter().take(3);
        let member = |h: &crate::cards::printed::HeroDef| Member {
            hero: h.id.clone(),
            deck: h.deck.clone(),
            feats: Feats::default(),
            cohort_gone: false,
        };
        let party = heroes.map(member).collect();
        let made = Record::new(&content, "lamplighters", party, "test", 7);
        let mut record = made.expect("it has a scenario");
        let scenario = record.body.next.clone().expect("there is a first");
        let cards = |m: &Member| Left { alive: true, cards: m.deck.clone(), ..Left::default() };
        let left = record.body.party.iter().map(cards).collect();
        let (end, digest) = (End::Won, String::new());
        let played = Played {
            journal: 1,
            scenario,
            end,
            turns: 9,
            digest,
            at: 0,
            seconds: None,
            difficulty: Difficulty::default(),
        };
        note_result(&mut record, &content, played, left);
        AdventureDowntime::open(content, &record)
    }

    #[test]
    fn the_rest_stops_before_the_next_game_and_can_be_taken_back() {
        let mut between = after_a_win();
        let before = between.digest();
        let all = rest(&between);
        assert!(!all.is_empty());
        assert!(!all.iter().any(|c| matches!(c, Choice::Check(_) | Choice::Side(_))));
        for choice in &all {
            between.submit(choice).expect("it was done before");
        }
        assert_eq!(between.state().step, Step::Camp);
        assert!(matches!(between.proposal(), Some(Choice::Play(_))));
        assert!(rest(&between).is_empty());
        while between.undo() {}
        assert_eq!(between.digest(), before);
    }

    #[test]
    fn a_double_click_does_the_obvious() {
        let mut between = after_a_win();
        let id = prize(&between).expect("loot is handed out first").to_owned();
        let loot = Held::card(&id, Place::Prize);
        let to = obvious(&between, &loot, 2);
        assert_eq!(to, between.proposal());
        between.submit(&to.expect("somebody takes it")).expect("it is allowed");
        assert_eq!(between.state().step, Step::Decks);
        // A card of the open deck becomes spare, and goes back to whoever has a place for its type.
        let own = between.state().seats[1].cards[0].clone();
        let aside = obvious(&between, &Held::card(&own, Place::Seat(1)), 1);
        assert_eq!(aside, Some(Choice::Spare { from: 1, card: own.clone() }));
        between.submit(&aside.expect("it is there")).expect("it is allowed");
        let kind = kind_of(&between, &own).expect("it is a card");
        let back = obvious(&between, &Held::card(&own, Place::Spare), 0);
        match back {
            Some(Choice::Take { to, .. }) => {
                let n = usize::from(to);
                assert!(n == 0 || between.has(n, kind) < between.list(n, kind));
            }
            other => panic!("{other:?}"),
        }
        // At this step a hero cannot be moved.
        assert_eq!(obvious(&between, &Held::hero("pim", Place::Bench), 0), None);
    }

    fn card(from: Place) -> Held {
        Held::card("lamp", from)
    }

    #[test]
    fn each_place_takes_what_it_is_for() {
        use Place::{Bench, Chair, Prize, Seat, Spare, Stall, Store};
        let lamp = || "lamp".to_owned();
        for (from, to, meant) in [
            (Seat(0), Seat(1), Some(Choice::Give { from: 0, to: 1, card: lamp() })),
            (Seat(2), Spare, Some(Choice::Spare { from: 2, card: lamp() })),
            (Spare, Seat(1), Some(Choice::Take { to: 1, card: lamp() })),
            (Store, Seat(1), Some(Choice::Draw { to: 1, card: lamp() })),
            (Seat(1), Store, Some(Choice::Return { from: 1, card: lamp() })),
            (Prize, Seat(2), Some(Choice::To(2))),
            (Stall, Seat(0), Some(Choice::Want(lamp()))),
            (Seat(0), Stall, Some(Choice::Pay(lamp()))),
            (Seat(0), Seat(0), None),
            (Spare, Store, None),
            (Store, Spare, None),
            (Seat(0), Bench, None),
            (Seat(0), Chair, None),
        ] {
            assert_eq!(moved(Step::Decks, &card(from), to), meant, "{from:?} to {to:?}");
        }
    }

    #[test]
    fn heroes_come_and_go_only_at_the_camp() {
        let hero = |from| Held::hero("pim", from);
        let sit = Choice::Sit { seat: 1, hero: "pim".into() };
        assert_eq!(moved(Step::Camp, &hero(Place::Bench), Place::Seat(1)), Some(sit));
        let join = Choice::Join("pim".into());
        assert_eq!(moved(Step::Camp, &hero(Place::Bench), Place::Chair), Some(join));
        assert_eq!(moved(Step::Camp, &hero(Place::Seat(1)), Place::Bench), Some(Choice::Leave(1)));
        assert_eq!(moved(Step::Decks, &hero(Place::Bench), Place::Seat(1)), None);
        assert_eq!(moved(Step::Camp, &hero(Place::Seat(0)), Place::Seat(1)), None);
    }

    #[test]
    fn a_step_lists_the_places_it_knows() {
        let to = |step, from| -> Vec<Place> {
            places(step, &card(from), 3).into_iter().map(|(place, _)| place).collect()
        };
        let seat = Place::Seat;
        assert_eq!(to(Step::Decks, seat(0)), [seat(1), seat(2), Place::Spare]);
        assert_eq!(to(Step::Swap, seat(0)), [seat(1), seat(2)]);
        assert_eq!(to(Step::Camp, seat(0)), [seat(1), seat(2), Place::Store]);
        assert_eq!(to(Step::Trade, seat(0)), [Place::Stall]);
        // A card for sale goes to the trading hero: one answer, though three seats could be meant.
        assert_eq!(to(Step::Trade, Place::Stall), [seat(0)]);
        assert_eq!(to(Step::Rewards, Place::Prize), [seat(0), seat(1), seat(2)]);
    }
}
