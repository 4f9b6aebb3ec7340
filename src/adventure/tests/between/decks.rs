//! Rebuilding decks: from which cards, to which list, and what the box may give.

use adventure::campaign::downtime::{AdventureDowntime, Adventures, Choice, Step, may_take};
use adventure::cards::vocabulary::Kind;
use adventure::rules::edition::Switches;
use adventure::rules::state::table::End;

use crate::between::pack::{count, does, ended, first, ids, record, refused, third, until, whole};

fn spare(from: u8, card: &str) -> Choice {
    Choice::Spare { from, card: card.into() }
}
fn give(from: u8, to: u8, card: &str) -> Choice {
    Choice::Give { from, to, card: card.into() }
}
fn take(to: u8, card: &str) -> Choice {
    Choice::Take { to, card: card.into() }
}
fn draw(to: u8, card: &str) -> Choice {
    Choice::Draw { to, card: card.into() }
}

/// Rebuilding after a loss, with cards taken away from and added to what the heroes have.
fn rebuilding(
    third_edition: bool,
    minus: &[&[&str]],
    plus: &[&[&str]],
    dead: &[usize],
) -> AdventureDowntime {
    let content = if third_edition { third() } else { first() };
    let heroes = &["ann", "bob", "cid", "dan"][..minus.len()];
    let mut campaign = record(&content, heroes);
    let mut left = whole(&campaign);
    for (n, left) in left.iter_mut().enumerate() {
        for card in minus[n] {
            let at = left.cards.iter().position(|c| c == card).expect("in the deck");
            left.cards.remove(at);
        }
        left.cards.extend(ids(plus[n]));
        left.alive = !dead.contains(&n);
    }
    ended(&mut campaign, &content, "one", End::OutOfTime, left);
    AdventureDowntime::open(content, &campaign)
}

/// AC-BETW-01, AC-BETW-02: all cards of a hero lie together, whichever pile they were in; of the
/// piles and of displayed cards see `the_cards_of_a_hero` and `pending_conditions_are_resolved`.
/// AC-BETW-03: heroes then trade freely.
#[test]
fn cards_together_and_freely_traded() {
    for third in [false, true] {
        let mut between = rebuilding(third, &[&[], &["knife"]], &[&["saber"], &[]], &[]);
        assert_eq!(between.has(0, Kind::Weapon), 3);
        does(&mut between, give(0, 1, "saber"));
        assert_eq!((between.has(0, Kind::Weapon), between.has(1, Kind::Weapon)), (2, 2));
        assert_eq!(refused(&between, &Choice::Done), "");
        // Also to and fro, and what nobody lacks.
        for choice in [give(1, 0, "knife"), give(0, 1, "bell"), spare(0, "rope"), take(1, "rope")] {
            does(&mut between, choice);
        }
        assert_eq!(refused(&between, &give(0, 0, "knife")), "AC-BETW-03");
        assert_eq!(refused(&between, &give(0, 1, "lamp")), "AC-BETW-03");
        assert!(!refused(&between, &Choice::Done).is_empty());
    }
}

/// AC-BETW-04, AC-BETW-05: a deck that has more or fewer of a type than its list is refused.
#[test]
fn decks_match_their_lists() {
    for (third, rule) in [(false, "AC-BETW-04"), (true, "AC-BETW-05")] {
        let mut between = rebuilding(third, &[&["rope"]], &[&["club"]], &[]);
        assert_eq!(refused(&between, &Choice::Done), rule);
        does(&mut between, spare(0, "knife"));
        // One item is lacking, and the box has some.
        assert_eq!(refused(&between, &Choice::Done), rule);
        does(&mut between, draw(0, "rope"));
        does(&mut between, Choice::Done);
        assert_eq!(between.state().step, Step::Camp);
        assert_eq!(count(&between.state().seats[0].cards, "club"), 1);
    }
}

/// AC-EX-58, AC-BETW-06: a list of 3 items with 1 loot of the type kept has room for exactly 2 other
/// items.
#[test]
fn loot_counts_as_its_type() {
    for third in [false, true] {
        let mut between = rebuilding(third, &[&[]], &[&["ring"]], &[]);
        assert_eq!(between.has(0, Kind::Item), 4);
        assert!(!refused(&between, &Choice::Done).is_empty());
        does(&mut between, spare(0, "rope"));
        assert_eq!(refused(&between, &Choice::Done), "");
        does(&mut between, spare(0, "rope"));
        assert!(!refused(&between, &Choice::Done).is_empty());
        does(&mut between, take(0, "rope"));
        does(&mut between, Choice::Done);
        let cards = &between.state().seats[0].cards;
        assert_eq!((count(cards, "ring"), count(cards, "rope")), (1, 2));
    }
}

/// AC-BETW-07: what is lacking comes from the box, Basic cards only; AC-BETW-10: not while the group
/// has a card for the place, aside or with another hero who has too many.
#[test]
fn the_box_gives_basic_cards_for_what_is_lacking() {
    for third in [false, true] {
        let mut between = rebuilding(third, &[&["knife"], &[]], &[&[], &["saber"]], &[]);
        assert_eq!(refused(&between, &draw(0, "knife")), "AC-BETW-10");
        does(&mut between, spare(1, "saber"));
        assert_eq!(refused(&between, &draw(0, "knife")), "AC-BETW-10");
        assert!(
            !between.prompt().unwrap().options.iter().any(|c| matches!(c, Choice::Draw { .. }))
        );
        does(&mut between, take(0, "saber"));
        does(&mut between, Choice::Done);

        let mut between = rebuilding(third, &[&["knife"]], &[&[]], &[]);
        for rare in ["saber", "pike", "glaive"] {
            assert_eq!(refused(&between, &draw(0, rare)), "AC-BETW-07", "{rare}");
        }
        assert_eq!(refused(&between, &draw(0, "club")), "");
        does(&mut between, draw(0, "club"));
        assert_eq!(refused(&between, &Choice::Done), "");
    }
}

/// AC-BETW-15: a card of the deck is not exchanged for one of the box: a full list has no place, and
/// what is put aside comes first.
#[test]
fn nothing_is_exchanged_at_will() {
    for third in [false, true] {
        let mut between = rebuilding(third, &[&[]], &[&[]], &[]);
        assert_eq!(refused(&between, &draw(0, "club")), "AC-BETW-15");
        does(&mut between, spare(0, "knife"));
        assert_eq!(refused(&between, &draw(0, "club")), "AC-BETW-10");
        does(&mut between, Choice::Propose);
        does(&mut between, Choice::Done);
        assert_eq!(count(&between.state().seats[0].cards, "knife"), 2);
        let back = Choice::Return { from: 0, card: "knife".into() };
        assert_eq!(refused(&between, &back), "AC-BETW-15");
        assert_eq!(refused(&between, &draw(0, "club")), "AC-BETW-15");
    }
}

/// AC-BETW-08, AC-DIE-18, AC-SETS-04: in the first edition, from the third adventure on, cards of
/// the base set and the add-on, and of adventure decks 2 or more below the current one. AC-BETW-09,
/// AC-DIE-19: in the third edition all cards whose number is 2 or more below. Before, only Basic
/// ones.
#[test]
fn from_the_third_adventure_on() {
    let content = crate::between::pack::first();
    let hero = &content.heroes[0];
    let card = |set: char, basic: bool| {
        let id = if basic { "knife" } else { "saber" };
        let mut card = content.card(content.find(id).expect("printed")).clone();
        card.set = set;
        card
    };
    for edition in [Switches::FIRST, Switches::THIRD] {
        let may = |set, basic, at| may_take(&card(set, basic), hero, at, &edition);
        for (begun, played) in (0..=6).flat_map(|b| (0..=b).map(move |p| (b, p))) {
            let at = Adventures { begun, played };
            for n in 1..=6u8 {
                let set = char::from(b'0' + n);
                let open = begun >= 3 && n + 2 <= played;
                assert_eq!(may(set, false, at), open, "{set} {at:?}");
                assert!(may(set, true, at));
            }
            // By name, or as sets of the number 0.
            let open = begun >= 3 && (!edition.letters_are_zero || played >= 2);
            assert_eq!((may('B', false, at), may('C', false, at)), (open, open), "{at:?}");
        }
        let mut loot = card('B', true);
        loot.rank = adventure::cards::vocabulary::Rank::Loot;
        assert!(!may_take(&loot, hero, Adventures { begun: 6, played: 6 }, &edition));
    }
    // At the table, with the third adventure begun: for a deck that lacks a weapon, and for a
    // newcomer's.
    for (third_edition, rules) in
        [(false, ["AC-BETW-08", "AC-DIE-18"]), (true, ["AC-BETW-09", "AC-DIE-19"])]
    {
        let content = if third_edition { third() } else { first() };
        let mut campaign = record(&content, &["ann", "bob"]);
        campaign.body.begun = 3;
        let mut left = whole(&campaign);
        let knife = left[0].cards.iter().position(|c| c == "knife").expect("in the deck");
        left[0].cards.remove(knife);
        left[1].alive = false;
        left[1].cards.clear();
        ended(&mut campaign, &content, "four", End::OutOfTime, left);
        let mut between = AdventureDowntime::open(content.clone(), &campaign);
        assert_eq!(refused(&between, &draw(0, "glaive")), rules[0]);
        assert_eq!(refused(&between, &draw(0, "saber")), "");
        does(&mut between, draw(0, "pike"));
        does(&mut between, Choice::Done);
        does(&mut between, Choice::Sit { seat: 1, hero: "bob".into() });
        assert_eq!(refused(&between, &draw(1, "glaive")), rules[1]);
        does(&mut between, draw(1, "saber"));
    }
}

/// AC-BETW-11: what is left over when the survivors' decks are rebuilt is in the box again.
#[test]
fn leftovers_go_to_the_box() {
    for third in [false, true] {
        let mut between = rebuilding(third, &[&[], &[]], &[&["saber", "lamp"], &[]], &[1]);
        let sabers = between.boxed().get("saber").copied();
        until(&mut between, Step::Camp);
        assert!(between.state().spare.is_empty());
        assert_eq!(sabers, Some(3));
        let kept = count(&between.state().seats[0].cards, "saber");
        assert_eq!(between.boxed().get("saber").copied(), Some(4 - kept));
        // The better cards were kept by the simple rule, and Bob's are all there again.
        assert_eq!((kept, between.boxed().get("bell").copied()), (1, Some(80)));
    }
}

/// AC-DIE-11: survivors may use the cards of the dead; AC-DIE-12, AC-DIE-13: what nobody keeps is in
/// the box.
#[test]
fn the_cards_of_the_dead() {
    for third in [false, true] {
        let mut between = rebuilding(third, &[&["knife"], &[]], &[&[], &["saber", "pike"]], &[1]);
        assert_eq!(count(&between.state().spare, "saber"), 1);
        assert_eq!(refused(&between, &take(1, "saber")), "AC-BETW-03");
        assert_eq!(refused(&between, &draw(0, "knife")), "AC-BETW-10");
        does(&mut between, take(0, "saber"));
        does(&mut between, Choice::Done);
        assert_eq!(count(&between.state().seats[0].cards, "saber"), 1);
        assert_eq!(between.boxed().get("saber").copied(), Some(3));
        assert!(between.state().seats[1].cards.is_empty());
    }
}

/// Filling the decks by a simple rule takes away only what is too much, adds only what is lacking, and
/// leaves every type of which a deck has as many as its list says.
#[test]
fn filling_swaps_nothing_that_is_legal() {
    let spares = [vec![], vec![spare(0, "knife")], vec![spare(0, "rope"), spare(1, "bell")]];
    let kind_of = |id: &String| match id.as_str() {
        "rope" | "ring" => Kind::Item,
        "bell" => Kind::Blessing,
        _ => Kind::Weapon,
    };
    for third in [false, true] {
        for (minus, plus) in [
            (&[&[][..], &[]], &[&["saber", "ring"][..], &[]]),
            (&[&["rope"], &["knife"]], &[&["saber", "glaive"], &["ring"]]),
            (&[&["knife"], &["rope", "bell"]], &[&[], &["saber", "saber", "club"]]),
        ] {
            for by_hand in &spares {
                let mut between = rebuilding(third, minus, plus, &[]);
                for choice in by_hand {
                    // What the hero does not have is not put aside.
                    if refused(&between, choice).is_empty() {
                        does(&mut between, choice.clone());
                    }
                }
                let lists = |b: &AdventureDowntime| -> Vec<(usize, Vec<String>)> {
                    let of = |n: usize, kind| {
                        let mut all = b.state().seats[n].cards.clone();
                        all.retain(|c| kind_of(c) == kind);
                        all.sort();
                        (b.list(n, kind), all)
                    };
                    (0..2).flat_map(|n| Kind::BOONS.map(|kind| of(n, kind))).collect()
                };
                let before = lists(&between);
                does(&mut between, Choice::Propose);
                for ((list, had), (_, has)) in before.into_iter().zip(lists(&between)) {
                    let within = |few: &[String], many: &[String]| {
                        few.iter().all(|c| count(few, c) <= count(many, c))
                    };
                    let fits = match had.len().cmp(&list) {
                        std::cmp::Ordering::Equal => had == has,
                        std::cmp::Ordering::Greater => within(&has, &had),
                        std::cmp::Ordering::Less => within(&had, &has),
                    };
                    assert!(fits, "{third} {by_hand:?}: of {list} {had:?} became {has:?}");
                }
                // Once more changes nothing.
                let filled = between.state().seats.clone();
                does(&mut between, Choice::Propose);
                assert_eq!(between.state().seats, filled);
            }
        }
    }
}
