//! Who plays on: the dead and their successors, heroes who leave, come back and join, and trading
//! before the start.

use std::sync::Arc;

use adventure::campaign::downtime::{AdventureDowntime, Choice, Step};
use adventure::campaign::record::AdventureRecord;
use adventure::cards::content::Content;
use adventure::rules::play;
use adventure::rules::state::table::{End, Feats};

use crate::between::pack::{
    count, does, ended, first, record, refused, third, through, until, whole, won,
};

fn sit(seat: u8, hero: &str) -> Choice {
    Choice::Sit { seat, hero: hero.into() }
}
fn give(from: u8, to: u8, card: &str) -> Choice {
    Choice::Give { from, to, card: card.into() }
}

/// Ann and Bob after a loss in which Bob died.
fn bereft(third_edition: bool) -> (AdventureDowntime, adventure::campaign::record::Record) {
    let content = if third_edition { third() } else { first() };
    let mut campaign = record(&content, &["ann", "bob"]);
    for member in &mut campaign.body.party {
        member.feats = Feats { skills: vec![2], ..Feats::default() };
    }
    let mut left = whole(&campaign);
    left[1].alive = false;
    left[1].cards.push("saber".into());
    ended(&mut campaign, &content, "one", End::OutOfTime, left);
    (AdventureDowntime::open(content, &campaign), campaign)
}

/// AC-DIE-10: whoever is alive at the end of the scenario plays on; death at its end is for good.
/// AC-DIE-15: the player of the dead starts a new hero, before anything else, and the same card is
/// allowed; AC-DIE-16: without the feats of the dead one.
#[test]
fn the_dead_have_successors() {
    for third in [false, true] {
        for hero in ["bob", "cid"] {
            let (mut between, mut campaign) = bereft(third);
            until(&mut between, Step::Camp);
            assert_eq!(between.prompt().and_then(|p| p.seat), Some(1));
            assert_eq!(refused(&between, &Choice::Play("one".into())), "AC-DIE-15");
            assert_eq!(refused(&between, &sit(1, "ann")), "AC-SETUP-02");
            assert_eq!(refused(&between, &sit(0, "dan")), "AC-DIE-15");
            does(&mut between, sit(1, hero));
            assert_eq!(between.state().seats[1].feats, Feats::default());
            until(&mut between, Step::Over);
            between.conclude(&mut campaign);
            assert_eq!(campaign.body.party[1].hero, hero);
            assert_eq!(campaign.body.party[0].feats.skills, [2]);
            // Nothing is left of the dead one.
            assert!(campaign.body.benched.is_empty());
            let content = between.content().clone();
            let mut later = AdventureDowntime::open(content.into(), &campaign);
            if hero == "cid" {
                does(&mut later, sit(1, "bob"));
                assert_eq!(later.state().seats[1].feats, Feats::default());
            }
        }
    }
}

/// AC-DIE-17: the successor's deck is built as at the start: any Basic cards of the box, as many of
/// each type as the list says, or the suggested deck.
#[test]
fn a_first_deck_is_built() {
    for third in [false, true] {
        let (mut between, _) = bereft(third);
        until(&mut between, Step::Camp);
        does(&mut between, sit(1, "bob"));
        let draw = |card: &str| Choice::Draw { to: 1, card: card.into() };
        for rare in ["saber", "lamp", "pike"] {
            assert_eq!(refused(&between, &draw(rare)), "AC-DIE-17", "{rare}");
        }
        does(&mut between, draw("club"));
        does(&mut between, draw("knife"));
        assert_eq!(refused(&between, &draw("knife")), "AC-BETW-15");
        // A choice that is still open.
        does(&mut between, Choice::Return { from: 1, card: "knife".into() });
        does(&mut between, draw("club"));
        assert_eq!(refused(&between, &Choice::Play("one".into())), "AC-SETUP-07");
        does(&mut between, Choice::Propose);
        assert_eq!(count(&between.state().seats[1].cards, "club"), 2);
        does(&mut between, Choice::Suggested(1));
        assert_eq!(count(&between.state().seats[1].cards, "club"), 0);
        assert_eq!(refused(&between, &Choice::Play("one".into())), "");
        assert_eq!(refused(&between, &Choice::Suggested(0)), "AC-SETUP-05");
    }
}

/// AC-BETW-12: a player may start another hero in place of the present one, whose deck is not kept:
/// its cards are in the box. AC-BETW-14: the list of it is recorded, and the hero has these cards
/// again, and the feats, when played again.
#[test]
fn heroes_leave_and_come_back() {
    for content in [first(), third()] {
        let mut campaign = record(&content, &["ann", "bob"]);
        campaign.body.party[1].feats = Feats { skills: vec![2], ..Feats::default() };
        campaign.body.party[1].deck[0] = "saber".into();
        won(&mut campaign, &content, "one");
        let mut between = AdventureDowntime::open(content.clone(), &campaign);
        until(&mut between, Step::Camp);
        let sabers = between.boxed().get("saber").copied().unwrap_or(0);
        does(&mut between, sit(1, "cid"));
        assert_eq!(between.boxed().get("saber").copied(), Some(sabers + 1));
        assert_eq!(between.boxed().get("bell").copied(), Some(80));
        until(&mut between, Step::Over);
        between.conclude(&mut campaign);
        assert_eq!(campaign.body.benched[0].hero, "bob");
        let list = campaign.body.benched[0].deck.clone();
        assert_eq!(count(&list, "saber"), 1);
        through(&content, &mut campaign);
        let mut between = AdventureDowntime::open(content.clone(), &campaign);
        does(&mut between, sit(1, "bob"));
        let back = &between.state().seats[1];
        let mut cards = back.cards.clone();
        cards.sort();
        let mut want = list.clone();
        want.sort();
        assert_eq!(cards, want);
        assert_eq!(back.feats.skills[0], campaign.body.benched[0].feats.skills[0]);
        assert!(!back.new);
        // The deck is not one to choose anew.
        let knife = Choice::Return { from: 1, card: "knife".into() };
        assert_eq!(refused(&between, &knife), "AC-BETW-15");
        // What somebody else has by now is lacking, and filled as ever.
        let mut held = campaign.clone();
        for _ in 0..4 {
            held.body.party[0].deck.push("saber".into());
        }
        let mut between = AdventureDowntime::open(content.clone(), &held);
        does(&mut between, give(0, 1, "saber"));
        assert_eq!(refused(&between, &sit(1, "bob")), "AC-SETUP-07");
    }
}

/// AC-BETW-13: at most as many decks at one time as the box is for: 4 with the base set, 6 with the
/// add-on.
#[test]
fn as_many_decks_as_the_box_is_for() {
    for most in [4, 6] {
        let mut content = Content::clone(&first());
        content.pack.players = most;
        let content = Arc::new(content);
        let campaign = record(&content, &["ann"]);
        let mut between = AdventureDowntime::open(content, &campaign);
        let join = |hero: &str| Choice::Join(hero.into());
        for hero in ["bob", "cid", "dan"] {
            does(&mut between, join(hero));
            let full = between.state().seats.len() == usize::from(most);
            let rule = if full { "AC-BETW-13" } else { "AC-SETUP-02" };
            assert_eq!(refused(&between, &join(hero)), rule);
            until_match(&mut between);
        }
        let rule = if most == 4 { "AC-BETW-13" } else { "" };
        assert_eq!(refused(&between, &join("eve")), rule);
        does(&mut between, Choice::Leave(0));
        assert_eq!(between.state().seats.len(), 3);
        does(&mut between, Choice::Leave(0));
        does(&mut between, Choice::Leave(0));
        assert_eq!(refused(&between, &Choice::Leave(0)), "AC-SOLO-01");
    }
}

fn until_match(between: &mut AdventureDowntime) {
    while between.matches_list(between.state().seats.len() - 1).is_err() {
        let choice = between.proposal().expect("decks are proposed");
        does(between, choice);
    }
}

/// AC-SETUP-06: before a scenario starts, heroes trade cards of their decks freely; AC-SETUP-07: it
/// cannot begin before every deck matches its list exactly.
#[test]
fn trading_before_the_start() {
    for content in [first(), third()] {
        let mut campaign = record(&content, &["ann", "bob"]);
        campaign.body.party[0].deck[0] = "saber".into();
        let mut between = AdventureDowntime::open(content.clone(), &campaign);
        let play = Choice::Play("one".into());
        assert_eq!(refused(&between, &play), "");
        does(&mut between, give(0, 1, "saber"));
        assert_eq!(refused(&between, &play), "AC-SETUP-07");
        does(&mut between, give(1, 0, "bell"));
        assert_eq!(refused(&between, &play), "AC-SETUP-07");
        does(&mut between, give(1, 0, "knife"));
        assert_eq!(refused(&between, &play), "AC-SETUP-07");
        does(&mut between, give(0, 1, "bell"));
        does(&mut between, play);
        between.conclude(&mut campaign);
        assert_eq!(count(&campaign.body.party[1].deck, "saber"), 1);
        assert_eq!(count(&campaign.body.party[0].deck, "saber"), 0);
        let mut world = bevy_ecs::world::World::new();
        play::install(&mut world, content.clone());
        let start = campaign.start(&content, "one", 1);
        assert_eq!(play::begin(&mut world, &start), Ok(()));
    }
}

/// AC-SETUP-04: the first deck of all is freely chosen from the Basic cards of the box.
#[test]
fn the_very_first_deck_is_free() {
    let content = first();
    let campaign = record(&content, &["ann"]);
    let mut between = AdventureDowntime::open(content, &campaign);
    does(&mut between, Choice::Return { from: 0, card: "knife".into() });
    let saber = Choice::Draw { to: 0, card: "saber".into() };
    assert_eq!(refused(&between, &saber), "AC-DIE-17");
    does(&mut between, Choice::Draw { to: 0, card: "club".into() });
    assert_eq!(refused(&between, &Choice::Play("one".into())), "");
}
