//! What follows an encounter: results, rewards, loot, perks, camp.

use kernel::cues::Cues;
use tactics::content::words::{Difficulty, Divider, Outcome};
use tactics::rules::family::Tactics;
use tactics::rules::flow::cue::Cue;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::play::Ending;
use tactics::rules::road::{company_after, reading};
use tactics::rules::start::{Company, Start};
use tactics::rules::state::piles::{self, Pile, Spot};
use tactics::rules::state::round::Potions;
use tactics::rules::state::table;

use super::{
    KING, PACK, bearers, begun, card, choose, company, conserved, count, end, ending, finish,
    fought, gold, visit,
};
use crate::encounter::scene::{ADA, BEN, CID, Scene};

/// All hands, discards, boards and cards that were set aside go home, HP and conditions are nothing, used
/// potions are unused again, won or lost (AT-RUL-66, AT-CAMP-17, AT-REVV-08).
#[test]
fn cards_go_home() {
    for outcome in [Outcome::Failure, Outcome::Success] {
        let before = company(3);
        let mut scene = visit("fight", before.clone());
        scene.to(Ask::Redo).act(Act::Potion);
        let hand = scene.pile(Pile::Hand(ADA));
        piles::put(&mut scene.world, hand[0], Pile::SetAside(ADA), Spot::Top);
        piles::put(&mut scene.world, hand[1], Pile::Discards(ADA), Spot::Top);
        end(&mut scene, outcome);
        for pile in [Pile::Hand(ADA), Pile::Discards(ADA), Pile::SetAside(ADA)] {
            assert!(scene.pile(pile).is_empty());
        }
        let potions = scene.world.resource::<Potions>();
        assert_eq!((potions.unused, potions.used), (2, 0));
        let after = company_after(&scene.world);
        let sorted = |c: &Company| {
            let mut all: Vec<String> = c.heroes[0].cards().cloned().collect();
            all.sort();
            all
        };
        assert_eq!(sorted(&after), sorted(&before));
    }
}

/// Success and +Success have sections of their own, failure leads on as well (AT-GOAL-05 to AT-GOAL-08,
/// AT-GOAL-15); the text is read first, and a result may let choose (AT-GOAL-07).
#[test]
fn each_result_has_its_section() {
    let told = |outcome| {
        let scene = fought(company(3), outcome);
        reading(&scene.world).texts[0].to_owned()
    };
    assert_eq!(told(Outcome::Failure), "You are thrown out.");
    assert_eq!(told(Outcome::Success), "The yard is yours.");
    assert_eq!(told(Outcome::Plus), "The yard is yours, and quickly.");
    let mut scene = fought(company(3), Outcome::Plus);
    scene.to(Ask::Story);
    choose(&mut scene, "To the fair");
    assert_eq!(ending(&scene), Some(Ending::Plus));
    let after = company_after(&scene.world);
    assert_eq!(after.next(&PACK), Some("fair"));
    assert_eq!(after.visited[0].outcome, Some(Outcome::Plus));
    let after = finish(&mut fought(company(3), Outcome::Success));
    assert_eq!(after.next(&PACK), Some("hub"));
}

/// Rewards come in printed order (AT-RUL-108), first what each bonus objective names (AT-RUL-92,
/// AT-PERK-01); the party says who gets what (AT-EQUP-03, AT-PERK-02), through the first hero by seat
/// (AT-RUL-109).
#[test]
fn rewards_in_printed_order() {
    let mut scene = fought(company(3), Outcome::Plus);
    scene.act(Act::Continue);
    let (prompt, drilled) = (scene.prompt().clone(), Pile::Divider(Divider::SupplyPerks));
    let perk = card(&scene, drilled, "well-drilled");
    assert_eq!((prompt.ask, prompt.who, prompt.card), (Ask::Reward, ADA, Some(perk)));
    assert_eq!(gold(&scene), 0);
    scene.act(Act::Give { hero: BEN, card: perk });
    assert_eq!(gold(&scene), 2);
    let bill = card(&scene, Pile::Divider(Divider::SupplyLoot), "mill-bill");
    scene.act(Act::Give { hero: CID, card: bill });
    assert_eq!(count(&scene, Pile::Deck(CID), "mill-bill"), 1, "AT-GOAL-10");
    let coat = card(&scene, Pile::Divider(Divider::SupplyLoot), "flour-sack-coat");
    scene.act(Act::Give { hero: CID, card: coat });
    assert_eq!(scene.ask(), Some(Ask::LevelUp));
    let after = finish(&mut scene);
    assert!(after.heroes[1].board.contains(&"well-drilled".to_owned()));
    assert!(after.heroes.iter().all(|h| h.levels.len() == 2));
    conserved(&PACK, &after);
}

/// A perk adds cards and may replace some (AT-PERK-05, AT-PERK-06); while its owner has it, it counts.
#[test]
fn perks_add_and_replace() {
    let mut scene = visit("lesson", company(3));
    scene.to(Ask::Story);
    choose(&mut scene, "A drill");
    let drill = card(&scene, Pile::Divider(Divider::SupplyPerks), "drill");
    let had = count(&scene, Pile::Deck(ADA), "shoulder");
    scene.act(Act::Give { hero: ADA, card: drill });
    assert_eq!(scene.ask(), Some(Ask::RemoveCard));
    assert_eq!(count(&scene, Pile::Deck(ADA), "shoulder"), had + 1);
    let swing = card(&scene, Pile::Deck(ADA), "wide-swing");
    scene.act(Act::Card(swing));
    assert_eq!(scene.ask(), Some(Ask::Story));
    assert_eq!(count(&scene, Pile::Divider(Divider::Box), "wide-swing"), 1);
    assert_eq!(count(&scene, Pile::Board(ADA), "quick-eye"), 1, "there is room for it");
    conserved(&PACK, &company_after(&scene.world));
}

/// Loot that the party did not get goes to the Market when the chapter is left for good, and stays in the
/// supply while the encounter is played again (AT-GOAL-11, AT-LOOT-01, AT-RUL-84, AT-RUL-106).
#[test]
fn unclaimed_loot_goes_to_the_market() {
    let mut scene = fought(company(3), Outcome::Success);
    scene.act(Act::Continue).to(Ask::Reward);
    let bill = card(&scene, Pile::Divider(Divider::SupplyLoot), "mill-bill");
    scene.act(Act::Give { hero: ADA, card: bill });
    let after = finish(&mut scene);
    assert_eq!(after.count(&PACK, Divider::Market, "flour-sack-coat"), 1);
    assert_eq!(after.count(&PACK, Divider::Market, "mill-bill"), 0);
    for (way, divider) in [("Again", Divider::SupplyLoot), ("On", Divider::Market)] {
        let mut scene = fought(company(3), Outcome::Failure);
        scene.to(Ask::Story);
        choose(&mut scene, way);
        assert_eq!(ending(&scene), Some(Ending::Failure));
        assert_eq!(company_after(&scene.world).count(&PACK, divider, "mill-bill"), 1);
    }
}

/// Who is down when an encounter fails takes a Mark of Death into the deck, by the rule of the pack
/// (AT-DATA-27, AT-SORT-09); nobody else does.
#[test]
fn marks_of_death() {
    let start = Start::new("nobody-passes-free", bearers(3, Difficulty::Normal), 3);
    let mut scene = begun(&KING, &start);
    scene.to(Ask::Redo);
    let code = table::hero(&scene.world, BEN).code.clone();
    scene.set_hp(&code, 0);
    end(&mut scene, Outcome::Failure);
    scene.act(Act::Continue);
    let marks = [ADA, BEN, CID].map(|s| count(&scene, Pile::Deck(s), "black-ribbon"));
    assert_eq!(marks, [0, 1, 0]);
    let after = finish(&mut scene);
    assert!(after.heroes[1].deck.contains(&"black-ribbon".to_owned()));
    assert_eq!(after.count(&KING, Divider::Marks, "black-ribbon"), 9);
    assert_eq!(after.counters, [("weight".to_owned(), 4)]);
    assert_eq!(after.next(&KING), Some("left-at-the-roadside"));
}

/// A company with a coat and a bill in the tuck box of the first hero.
fn equipped() -> Company {
    let mut party = company(3);
    party.heroes[0].tuck.extend(["mill-bill".to_owned(), "flour-sack-coat".to_owned()]);
    party
}

/// At the end of an encounter, won or lost, equipment is traded and decks are arranged (AT-EQUP-05,
/// AT-EQUP-06, AT-RUL-102); what was arranged is proposed at the next set-up, where `Continue` takes it
/// (AT-SETUP-13 to AT-SETUP-16).
#[test]
fn the_camp_arranges_the_next_encounter() {
    let mut scene = fought(equipped(), Outcome::Failure);
    scene.to(Ask::Camp);
    let coat = card(&scene, Pile::Tuck(ADA), "flour-sack-coat");
    let bill = card(&scene, Pile::Tuck(ADA), "mill-bill");
    scene.act(Act::Give { hero: BEN, card: coat }).act(Act::ShuffleIn(bill));
    let after = finish(&mut scene);
    assert!(after.heroes[1].board.contains(&"flour-sack-coat".to_owned()));
    assert!(after.heroes[0].deck.contains(&"mill-bill".to_owned()));
    conserved(&PACK, &after);
    let mut scene = visit("fight", after);
    scene.to(Ask::FillBoard).to(Ask::Redo);
    assert_eq!(count(&scene, Pile::Board(BEN), "flour-sack-coat"), 1);
    let drawn = [Pile::Deck(ADA), Pile::Hand(ADA)].map(|p| count(&scene, p, "mill-bill"));
    assert_eq!(drawn.iter().sum::<usize>(), 1);
    // What was taken along is proposed again, wherever it went in the encounter (AT-RUL-66).
    let coat = card(&scene, Pile::Board(BEN), "flour-sack-coat");
    piles::put(&mut scene.world, coat, Pile::Discards(BEN), Spot::Top);
    end(&mut scene, Outcome::Failure);
    assert_eq!(count(&scene, Pile::Board(BEN), "flour-sack-coat"), 1);
    assert_eq!(count(&scene, Pile::Deck(ADA), "mill-bill"), 1);
}

/// Cards of decks are known to everybody until they are shuffled, and secret then (AT-RUL-55): who arranges a
/// deck sees what is in it.
#[test]
fn decks_lie_open_between_encounters() {
    use kernel::{Family, Thing};
    let mut party = equipped();
    party.heroes[0].deck.push("whetstone".into());
    let mut scene = visit("fight", party);
    scene.to(Ask::FillBoard);
    let stone = card(&scene, Pile::Deck(ADA), "whetstone");
    assert!(scene.offers(Act::Stow(stone)));
    assert!(Tactics::knows(&scene.world, ADA, Thing::Card(stone)));
    scene.to(Ask::Redo);
    let deck = scene.pile(Pile::Deck(ADA));
    assert!(!Tactics::knows(&scene.world, ADA, Thing::Card(deck[0])));
    end(&mut scene, Outcome::Failure);
    assert!(Tactics::knows(&scene.world, BEN, Thing::Card(deck[0])));
}

/// A player board holds one feature, one of each equipment, three passives and two dice abilities; each card
/// more is refused, until another one is left in the tuck box (AT-EX-12, AT-SETUP-13, AT-SETUP-14,
/// AT-SETUP-17 to AT-SETUP-19, AT-EQUP-02).
#[test]
fn the_board_has_room_for_so_many() {
    let mut party = company(3);
    let own = &mut party.heroes[0];
    let add = ["mill-bill", "whetstone", "gate-key", "light-step", "light-step", "quick-eye"];
    own.tuck.extend(add.map(str::to_owned));
    own.tuck.extend(["steady-hand", "steady-hand", "steady-hand"].map(str::to_owned));
    own.arrange(&PACK);
    let mut scene = visit("fight", party);
    scene.to(Ask::FillBoard);
    let refusals = [
        ("gate-key", "AT-SETUP-13"),
        ("whetstone", "AT-SETUP-14"),
        ("quick-eye", "AT-SETUP-17"),
        ("steady-hand", "AT-SETUP-18"),
    ];
    for (id, rule) in refusals {
        let card = card(&scene, Pile::Tuck(ADA), id);
        assert_eq!(scene.refused(Act::Slot(card)), rule);
    }
    let eye = card(&scene, Pile::Tuck(ADA), "quick-eye");
    assert_eq!(scene.refused(Act::ShuffleIn(eye)), "AT-SETUP-19");
    let bill = card(&scene, Pile::Board(ADA), "mill-bill");
    let stone = card(&scene, Pile::Tuck(ADA), "whetstone");
    scene.act(Act::Stow(bill)).act(Act::Slot(stone));
    assert_eq!(count(&scene, Pile::Board(ADA), "whetstone"), 1);
}

/// A table of two players may not agree: each rolls once, the highest says who gets the card, and ties are
/// rolled again (AT-EQUP-04, AT-PERK-03, AT-RUL-76, AT-RUL-110, AT-CAMP-12).
#[test]
fn the_dice_decide_where_players_do_not_agree() {
    let alone = |scene: &Scene| !scene.offers(Act::Disagree);
    let mut scene = fought(company(3), Outcome::Plus);
    scene.act(Act::Continue);
    assert!(alone(&scene), "one player agrees");
    let start = Start { players: vec![0, 1, 1], ..Start::new("fight", company(3), 7) };
    let mut scene = begun(&PACK, &start);
    scene.to(Ask::Redo);
    end(&mut scene, Outcome::Plus);
    scene.act(Act::Continue);
    scene.world.resource_mut::<Cues<Tactics>>().listening = true;
    let tied = [("red", 1), ("red", 2), ("red", 2), ("red", 1)];
    let won = [("red", 0), ("red", 1), ("red", 4), ("red", 2)];
    scene.dice(&tied).dice(&won).act(Act::Disagree);
    assert!(scene.cues().contains(&Cue::Wins { hero: BEN }));
    let prompt = scene.prompt().clone();
    assert_eq!((prompt.ask, prompt.who), (Ask::Reward, BEN));
    assert!(alone(&scene), "the winner says");
    let first = scene.options()[0];
    scene.act(first);
    assert!(!alone(&scene) && scene.prompt().who == ADA, "the next card is another question");
}

/// A failure may cost what the party has (AT-SORT-20, AT-DATA-17), and an item of the camp is used there
/// (AT-DATA-33, AT-RUL-83).
#[test]
fn losing_gold_and_drinking_tea() {
    let mut party = super::with_gold(company(3), 3);
    party.decks.get_mut(&Divider::PartyItems).unwrap().insert("tea".into(), 1);
    party.decks.get_mut(&Divider::PartyItems).unwrap().insert("loaf".into(), 1);
    let mut scene = fought(party, Outcome::Failure);
    scene.to(Ask::Camp);
    assert_eq!(gold(&scene), 0);
    let items = Pile::Divider(Divider::PartyItems);
    assert_eq!(scene.refused(Act::Item(card(&scene, items, "loaf"))), "AT-RUL-83");
    let tea = card(&scene, items, "tea");
    scene.act(Act::Item(tea));
    assert_eq!(reading(&scene.world).title, "Tea");
    choose(&mut scene, "Drink");
    scene.to(Ask::Camp);
    assert_eq!(count(&scene, Pile::Divider(Divider::SupplyItems), "tea"), 1);
    conserved(&PACK, &finish(&mut scene));
}
