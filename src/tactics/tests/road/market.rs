//! Shopping.

use tactics::content::words::Divider;
use tactics::rules::flow::prompt::{Act, Ask};
use tactics::rules::road::{company_after, market};
use tactics::rules::start::{Company, Visit};
use tactics::rules::state::piles::Pile;

use super::{PACK, card, choose, company, conserved, count, finish, gold, visit, with_gold};
use crate::encounter::scene::{ADA, BEN, Scene};

const MARKET: Pile = Pile::Divider(Divider::Market);

fn sold(scene: &Scene) -> Vec<String> {
    let of = |c| {
        let def = tactics::rules::state::table::printed(&scene.world, c).unwrap();
        def.id.clone()
    };
    let mut ids: Vec<String> = market::for_sale(&scene.world).into_iter().map(of).collect();
    ids.sort();
    ids
}

/// A company whose lost coat lies in the Market.
fn lost_coat() -> Company {
    let mut company = company(3);
    company.decks.entry(Divider::Market).or_default().insert("flour-sack-coat".into(), 1);
    company.decks.get_mut(&Divider::Market).unwrap().insert("whetstone".into(), 1);
    company
}

/// The market sells what was lost, what it brings, and what only it has; what it brings stays in the
/// Market of later chapters (AT-MRKT-02).
#[test]
fn the_market_sells_what_was_lost_and_what_is_new() {
    assert_eq!(sold(&visit("fair", company(3))), ["loaf", "silver-bell", "whetstone"]);
    let with = ["flour-sack-coat", "loaf", "silver-bell", "whetstone"];
    assert_eq!(sold(&visit("fair", lost_coat())), with);
    assert_eq!(sold(&visit("night-fair", lost_coat())), ["black-lamp", "flour-sack-coat"]);
    let mut later = lost_coat();
    later.visited.push(Visit { chapter: "fair".into(), outcome: None, ..Visit::default() });
    let with = ["black-lamp", "flour-sack-coat", "whetstone"];
    assert_eq!(sold(&visit("night-fair", later)), with);
}

/// An item costs 2 bags, which anybody's gold pays; it is the buyer's from the next encounter on. Sold
/// again it brings 1 (AT-MRKT-03 to AT-MRKT-07, AT-EX-34).
#[test]
fn buying_and_selling() {
    let mut scene = visit("fair", with_gold(company(3), 3));
    assert_eq!(scene.ask(), Some(Ask::Market));
    let stone = card(&scene, MARKET, "whetstone");
    scene.act(Act::Buy { hero: BEN, card: stone });
    assert_eq!(gold(&scene), 1);
    assert_eq!(count(&scene, Pile::Divider(Divider::SupplyItems), "gold"), 7);
    let own = |c: &Company| c.heroes[1].cards().any(|id| id == "whetstone");
    assert!(own(&company_after(&scene.world)));
    assert!(!company_after(&scene.world).heroes[1].deck.contains(&"whetstone".to_owned()));
    assert_eq!(
        scene.refused(Act::Buy { hero: ADA, card: card(&scene, MARKET, "silver-bell") }),
        "AT-MRKT-03"
    );
    scene.act(Act::Sell(stone));
    assert_eq!(gold(&scene), 2);
    assert!(sold(&scene).contains(&"whetstone".to_owned()), "AT-RUL-77");
    choose(&mut scene, "Leave");
    let after = company_after(&scene.world);
    assert!(!own(&after));
    conserved(&PACK, &after);
}

/// A card can have a price of its own, and items belong to the party (AT-MRKT-03, AT-SETUP-24).
#[test]
fn prices_and_items() {
    let mut scene = visit("fair", with_gold(company(3), 5));
    let bell = card(&scene, MARKET, "silver-bell");
    scene.act(Act::Buy { hero: ADA, card: bell });
    assert_eq!(gold(&scene), 2);
    let loaf = card(&scene, Pile::Divider(Divider::SupplyItems), "loaf");
    assert!(!scene.offers(Act::Buy { hero: BEN, card: loaf }));
    scene.act(Act::Buy { hero: ADA, card: loaf });
    assert_eq!(count(&scene, Pile::Divider(Divider::PartyItems), "loaf"), 1);
    assert_eq!(gold(&scene), 0);
}

/// Without a bag in the supply nothing is sold (AT-RUL-77), and outside a market neither bought nor sold
/// (AT-MRKT-01, AT-RUL-102).
#[test]
fn nothing_is_sold_for_nothing() {
    let mut rich = with_gold(company(3), 8);
    rich.heroes[0].tuck.push("mill-bill".into());
    let mut scene = visit("fair", rich.clone());
    let bill = card(&scene, Pile::Tuck(ADA), "mill-bill");
    assert_eq!(scene.refused(Act::Sell(bill)), "AT-RUL-77");
    let scene = visit("hub", rich);
    let trades = |a: &Act| matches!(a, Act::Sell(_) | Act::Buy { .. });
    assert!(!scene.options().iter().any(trades));
}

/// Services are open as often as they can be paid: the priest takes Marks of Death out of decks
/// (AT-DATA-27), the smith changes a basic card (AT-LEVL-26).
#[test]
fn services() {
    let mut marked = with_gold(company(3), 3);
    marked.heroes[1].deck.push("black-ribbon".into());
    let mut scene = visit("fair", marked);
    choose(&mut scene, "Priest");
    assert_eq!(count(&scene, Pile::Deck(BEN), "black-ribbon"), 0);
    assert_eq!(count(&scene, Pile::Divider(Divider::Marks), "black-ribbon"), 10);
    assert_eq!(scene.refused(Act::Service(0)), "AT-DATA-14", "nobody has another one");
    for left in [1, 0] {
        choose(&mut scene, "Smith");
        scene.act(Act::Fighter(ADA.into()));
        let add = scene.options()[0];
        scene.act(add).act(Act::Continue);
        assert_eq!(gold(&scene), left);
    }
    assert_eq!(scene.refused(Act::Service(1)), "AT-MRKT-06");
    let after = finish(&mut scene);
    assert_eq!(after.heroes[0].deck.len(), 13);
    conserved(&PACK, &after);
}

/// Cards that are lost go to the Market, where they can be bought back; the party says whose it is. Each
/// hero takes one of what lies there (AT-MRKT-02, AT-SORT-20).
#[test]
fn lost_cards_are_market_stock() {
    let mut own = company(3);
    own.heroes[0].tuck.push("mill-bill".into());
    own.heroes[1].deck.push("flour-sack-coat".into());
    let mut scene = visit("hub", own);
    choose(&mut scene, "Give up a thing");
    assert_eq!(scene.ask(), Some(Ask::Lose));
    let coat = card(&scene, Pile::Deck(BEN), "flour-sack-coat");
    scene.act(Act::Card(coat));
    assert_eq!(count(&scene, MARKET, "flour-sack-coat"), 1);
    choose(&mut scene, "Each takes something");
    for hero in 0..3 {
        let prompt = scene.prompt();
        assert_eq!((prompt.ask, prompt.who.0), (Ask::Reward, hero));
        let first = scene.options()[0];
        scene.act(first);
    }
    assert_eq!(scene.ask(), Some(Ask::Story));
    assert_eq!(scene.pile(MARKET).len(), 1);
    conserved(&PACK, &company_after(&scene.world));
}
