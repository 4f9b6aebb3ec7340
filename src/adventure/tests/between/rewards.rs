//! Rewards: of scenarios, adventures and the path; once; loot; traders; and their order.

use adventure::campaign::deck::{Left, left};
use adventure::campaign::downtime::{AdventureDowntime, Choice, Step, Story};
use adventure::campaign::record::AdventureRecord;
use adventure::cards::printed::Reward;
use adventure::cards::vocabulary::Kind;
use adventure::rules::state::ids::PileId;
use adventure::rules::state::table::{self, End, Feats, Spot};
use adventure::rules::{play, setup};

use crate::between::pack::{
    count, does, ended, first, ids, made, record, refused, third, through, until, whole, won,
};

fn due(between: &AdventureDowntime) -> Vec<(Option<usize>, Reward)> {
    between.state().due.iter().map(|d| (d.seat, d.reward.clone())).collect()
}

/// AC-END-06: winning earns what the scenario card says, each hero a feat and the group the loot;
/// losing earns nothing.
#[test]
fn winning_earns_the_reward() {
    for content in [first(), third()] {
        let mut campaign = record(&content, &["ann", "bob"]);
        let left = whole(&campaign);
        ended(&mut campaign, &content, "one", End::OutOfTime, left);
        assert_eq!(due(&AdventureDowntime::open(content.clone(), &campaign)), []);
        won(&mut campaign, &content, "one");
        let (feat, ring) = (Reward::SkillFeat, Reward::Loot("ring".into()));
        let want = [(Some(0), feat.clone()), (Some(1), feat), (None, ring)];
        assert_eq!(due(&AdventureDowntime::open(content.clone(), &campaign)), want);
    }
}

/// AC-END-07: loot goes to whichever living hero the group chooses, to nobody else.
#[test]
fn loot_goes_to_a_chosen_hero() {
    let content = first();
    for chosen in 0..2u8 {
        let mut campaign = record(&content, &["ann", "bob", "cid"]);
        let mut left = whole(&campaign);
        left[2].alive = false;
        ended(&mut campaign, &content, "one", End::Won, left);
        let mut between = AdventureDowntime::open(content.clone(), &campaign);
        for _ in 0..2 {
            let feat = between.prompt().expect("feats first").options[0].clone();
            does(&mut between, feat);
        }
        assert_eq!(refused(&between, &Choice::To(2)), "AC-END-07");
        assert_eq!(refused(&between, &Choice::To(9)), "AC-END-07");
        does(&mut between, Choice::To(chosen));
        for seat in 0..3 {
            let has = count(&between.state().seats[seat].cards, "ring");
            assert_eq!(has, usize::from(seat == usize::from(chosen)));
        }
    }
}

/// AC-END-17: the adventure's reward comes with the win of its last lacking scenario; AC-END-19: the
/// path's with that of its last adventure.
#[test]
fn adventures_and_the_path() {
    for content in [first(), third()] {
        let mut campaign = record(&content, &["ann"]);
        won(&mut campaign, &content, "one");
        let first_win = due(&AdventureDowntime::open(content.clone(), &campaign));
        assert!(!first_win.iter().any(|(_, r)| *r == Reward::PowerFeat));
        through(&content, &mut campaign);
        won(&mut campaign, &content, "two");
        assert_eq!(
            due(&AdventureDowntime::open(content.clone(), &campaign)),
            [(Some(0), Reward::PowerFeat)]
        );
        through(&content, &mut campaign);
        won(&mut campaign, &content, "three");
        assert_eq!(
            due(&AdventureDowntime::open(content.clone(), &campaign)),
            [(Some(0), Reward::Role)]
        );
        through(&content, &mut campaign);
        won(&mut campaign, &content, "four");
        assert_eq!(
            due(&AdventureDowntime::open(content.clone(), &campaign)),
            [(Some(0), Reward::CardFeat)]
        );
        assert!(campaign.body.next.is_none());
    }
}

/// AC-END-10: in the first edition no hero has the reward of the same scenario, adventure or path
/// twice; one who was not there has it. AC-END-11: in the third the party has it once.
#[test]
fn rewards_are_earned_once() {
    for (content, newcomer) in [(first(), true), (third(), false)] {
        let mut campaign = record(&content, &["ann", "bob"]);
        for scenario in ["one", "two"] {
            won(&mut campaign, &content, scenario);
            through(&content, &mut campaign);
        }
        // Bob makes room for Cid, who has earned nothing yet.
        let mut between = AdventureDowntime::open(content.clone(), &campaign);
        does(&mut between, Choice::Sit { seat: 1, hero: "cid".into() });
        until(&mut between, Step::Over);
        between.conclude(&mut campaign);
        let feats = campaign.body.party[0].feats.clone();
        for (scenario, reward) in [("one", Reward::SkillFeat), ("two", Reward::PowerFeat)] {
            won(&mut campaign, &content, scenario);
            let between = AdventureDowntime::open(content.clone(), &campaign);
            let got: Vec<_> = due(&between).into_iter().filter(|(_, r)| *r == reward).collect();
            let want = if newcomer { vec![(Some(1), reward.clone())] } else { Vec::new() };
            // The adventure is completed anew only when all of it is won again.
            assert_eq!(got, want, "{scenario}");
            through(&content, &mut campaign);
        }
        assert_eq!(campaign.body.party[0].feats, feats);
        assert!(campaign.body.given.contains(&Story::Adventure("a".into())));
    }
}

/// AC-END-11: unless the reward says itself that it may be earned again.
#[test]
fn some_rewards_may_be_earned_again() {
    let third = ("pack.ron", "edition: First", "edition: Third");
    let again = ("scenarios.ron", "[Random(Item)]", "[CardFeat], again: true");
    for (change, times) in [(("scenarios.ron", "[Random(Item)]", "[CardFeat]"), 1), (again, 2)] {
        let content = made(&[third, change]);
        let mut campaign = record(&content, &["ann"]);
        won(&mut campaign, &content, "one");
        through(&content, &mut campaign);
        for _ in 0..2 {
            won(&mut campaign, &content, "two");
            through(&content, &mut campaign);
        }
        let feats: u8 = campaign.body.party[0].feats.cards.iter().map(|(_, n)| *n).sum();
        assert_eq!(feats, times);
    }
}

const TRADER: (&str, &str, &str) = (
    "cards/all.ron",
    "(id: \"crab\"",
    "(id: \"deek\", name: \"Deek\", kind: Trader, trade: (sells: Item, price: [(1, ())])),\n\
     (id: \"crab\"",
);
const DEEK: (&str, &str, &str) =
    ("scenarios.ron", "[SkillFeat, Loot(\"ring\")]", "[Trader(\"deek\")]");
const THIRD: (&str, &str, &str) = ("pack.ron", "edition: First", "edition: Third");

/// AC-END-09: a trader as a reward is checked off on the bazaar, once, and can be visited from then
/// on.
#[test]
fn a_trader_is_checked_off() {
    let content = made(&[THIRD, TRADER, DEEK]);
    let mut campaign = record(&content, &["ann", "bob"]);
    assert!(campaign.body.bazaar.is_empty());
    won(&mut campaign, &content, "one");
    let between = AdventureDowntime::open(content.clone(), &campaign);
    assert_eq!(between.state().step, Step::Visits);
    assert_eq!(refused(&between, &Choice::Visit("deek".into())), "");
    through(&content, &mut campaign);
    assert_eq!(campaign.body.bazaar, ["deek"]);
    won(&mut campaign, &content, "one");
    through(&content, &mut campaign);
    assert_eq!(campaign.body.bazaar, ["deek"]);
}

/// AC-END-13: in the third edition rewards come first, then traders, then rebuilding; after a loss
/// there are no traders. AC-END-12: in the first edition rebuilding follows the rewards. AC-END-15:
/// decks are rebuilt whether it was won or lost.
#[test]
fn the_order_after_a_scenario() {
    let steps = |content: &std::sync::Arc<_>, end: End| {
        let mut campaign = record(content, &["ann"]);
        campaign.body.bazaar = if end == End::Won { Vec::new() } else { ids(&["deek"]) };
        let mut left = whole(&campaign);
        // A lost knife is to be replaced.
        left[0].cards.remove(0);
        ended(&mut campaign, content, "two", end, left);
        if end == End::Won {
            campaign.body.rewards.push(adventure::campaign::record::Earned {
                scenario: "one".into(),
                hero: Some("ann".into()),
                reward: Reward::SkillFeat,
            });
            campaign.body.bazaar = ids(&["deek"]);
        }
        let mut between = AdventureDowntime::open(content.clone(), &campaign);
        let mut steps = Vec::new();
        while let Some(prompt) = between.prompt() {
            if steps.last() != Some(&prompt.step) {
                steps.push(prompt.step);
            }
            let visit = Choice::Visit("deek".into());
            let choice = match prompt.step {
                Step::Visits => visit,
                _ => between.proposal().unwrap_or_else(|| prompt.options[0].clone()),
            };
            does(&mut between, choice);
        }
        between.conclude(&mut campaign);
        assert_eq!(count(&campaign.body.party[0].deck, "knife"), 2);
        steps
    };
    let content = made(&[THIRD, TRADER]);
    let all = [Step::Rewards, Step::Visits, Step::Swap, Step::Trade, Step::Decks, Step::Camp];
    assert_eq!(steps(&content, End::Won), all);
    assert_eq!(steps(&content, End::OutOfTime), [Step::Decks, Step::Camp]);
    let content = first();
    let mut campaign = record(&content, &["ann"]);
    won(&mut campaign, &content, "one");
    let mut between = AdventureDowntime::open(content.clone(), &campaign);
    assert_eq!(between.prompt().map(|p| p.step), Some(Step::Rewards));
    until(&mut between, Step::Decks);
    until(&mut between, Step::Camp);
    // Whatever is in no deck lies in the box (AC-END-12).
    let boxed = between.boxed();
    let held = count(&between.state().seats[0].cards, "knife");
    assert_eq!(boxed.get("knife").copied().unwrap_or(0) + held, 20);
}

/// AC-END-14: in the third edition a displayed boon that some condition would banish goes back to
/// the box after the scenario, won or lost, once traders were visited; other displayed boons stay
/// the hero's. In the first edition (AC-RUL-72) it stays.
#[test]
fn pending_conditions_are_resolved() {
    let veil = (
        "cards/all.ron",
        "(id: \"crab\"",
        "(id: \"veil\", name: \"Veil\", kind: Item, copies: 2, check: \"Wisdom 4\",\n\
         powers: [(do: Display, when: YourTurn, does: [Explore])],\n\
         rules: [(on: TurnEnd, does: [Shift(from: Displayed, what: (ids: [\"veil\"]), n: 1, to: Box)])]),\n\
         (id: \"crab\"",
    );
    for (edition, stays) in [("edition: First", true), ("edition: Third", false)] {
        let content = made(&[veil, ("pack.ron", "edition: First", edition)]);
        let mut world = bevy_ecs::world::World::new();
        play::install(&mut world, content.clone());
        setup::clear(&mut world, 1);
        setup::add_place(&mut world, 0);
        let hero = setup::add_hero(&mut world, 0, Feats::default());
        for (card, pile) in [
            ("veil", PileId::Displayed(hero)),
            ("veil", PileId::Hand(hero)),
            ("lamp", PileId::Displayed(hero)),
            ("crab", PileId::Displayed(hero)),
        ] {
            let card = table::fetch(&mut world, content.find(card).expect("printed"));
            table::move_card(&mut world, card, pile, Spot::Top);
        }
        let has = left(&world);
        assert_eq!(has[0].leaving, ["veil"]);
        for end in [End::Won, End::OutOfTime] {
            let mut campaign = record(&content, &["ann"]);
            ended(&mut campaign, &content, "four", end, has.clone());
            let mut between = AdventureDowntime::open(content.clone(), &campaign);
            until(&mut between, Step::Decks);
            let cards = &between.state().seats[0].cards;
            assert_eq!(count(cards, "veil"), if stays { 2 } else { 1 });
            // What is no boon went back at once (AC-END-13).
            assert_eq!((count(cards, "lamp"), count(cards, "crab")), (1, 0));
        }
    }
}

/// AC-END-16: after a win the next scenario of the adventure may be played; AC-END-18: after the
/// last one the first of the next adventure, whose deck is added to the box then (AC-SETS-20);
/// AC-END-20: after all of them the group may start with new heroes.
#[test]
fn what_comes_next() {
    for content in [first(), third()] {
        let mut campaign = record(&content, &["ann"]);
        let left = whole(&campaign);
        ended(&mut campaign, &content, "one", End::OutOfTime, left);
        let mut between = AdventureDowntime::open(content.clone(), &campaign);
        until(&mut between, Step::Camp);
        // A lost one is played again, and no later one (AC-END-04).
        assert_eq!(refused(&between, &Choice::Play("two".into())), "AC-END-04");
        assert_eq!(refused(&between, &Choice::Done), "AC-END-16");
        assert_eq!(between.playable(), ["one"]);
        for (scenario, next, begun) in
            [("one", "two", 0), ("two", "three", 1), ("three", "four", 3)]
        {
            won(&mut campaign, &content, scenario);
            let mut between = AdventureDowntime::open(content.clone(), &campaign);
            until(&mut between, Step::Camp);
            let deck = ("pike", campaign.body.begun >= 1);
            assert_eq!(between.boxed().contains_key(deck.0), deck.1);
            assert_eq!(between.playable()[0], next);
            if next == "three" {
                assert_eq!(refused(&between, &Choice::Play("four".into())), "AC-SETUP-17");
            }
            until(&mut between, Step::Over);
            between.conclude(&mut campaign);
            assert_eq!((campaign.body.next.as_deref(), campaign.body.begun), (Some(next), begun));
            let start = campaign.start(&content, next, 1);
            let mut world = bevy_ecs::world::World::new();
            play::install(&mut world, content.clone());
            play::begin(&mut world, &start).expect("it begins");
            let pikes = table::pile(&world, PileId::Box(Kind::Weapon)).iter();
            let pikes = pikes.filter(|c| table::printed(&world, **c).id == "pike").count();
            assert!(begun >= 1 || pikes == 0);
        }
        won(&mut campaign, &content, "four");
        through(&content, &mut campaign);
        assert_eq!(campaign.body.next, None);
        let mut between = AdventureDowntime::open(content.clone(), &campaign);
        does(&mut between, Choice::Sit { seat: 0, hero: "bob".into() });
        until(&mut between, Step::Over);
        between.conclude(&mut campaign);
        assert_eq!(campaign.body.party[0].hero, "bob");
        assert!(campaign.body.party[0].feats == Feats::default());
        // A deck that was added stays, also when an earlier scenario is played again.
        assert_eq!(campaign.start(&content, "one", 1).begun, 3);
    }
    let _ = Left::default();
}
