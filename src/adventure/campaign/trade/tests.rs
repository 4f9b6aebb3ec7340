//! The worked examples of trading, AC-EX-95 to AC-EX-98, and every rule of AC-TRADE.

use super::*;
use crate::cards::printed::{CardDef, Edition, PackDef};
use crate::cards::samples::read;

/// Returns a pack with items and spells of the numbers 0 to 4, nine of each, and the traders of the
/// examples.
fn content() -> Content {
    let mut cards: Vec<CardDef> = Vec::new();
    for (kind, name) in [("Item", "item"), ("Spell", "spell")] {
        for (set, n) in [('B', 0), ('1', 1), ('2', 2), ('3', 3), ('4', 4)] {
            cards.push(read(&format!(
                "(id: \"{name}-{n}\", name: \"N\", kind: {kind}, set: '{set}', copies: 9)"
            )));
        }
    }
    cards.push(read("(id: \"crown\", name: \"N\", kind: Item, rank: Loot, set: '3')"));
    let terms = "trade: (sells: Item, price: [(2, ())])";
    cards.push(read(&format!("(id: \"deek\", name: \"N\", kind: Trader, {terms})")));
    let terms = "trade: (sells: Spell, price: [(2, ())])";
    cards.push(read(&format!("(id: \"hoppert\", name: \"N\", kind: Trader, {terms})")));
    let terms = "trade: (sells: Item, price: [(1, (kinds: [Spell])), (1, ())])";
    cards.push(read(&format!("(id: \"choosy\", name: \"N\", kind: Trader, {terms})")));
    cards.push(read("(id: \"odd\", name: \"N\", kind: Trader)"));
    let mut pack: PackDef = read(
        "(id: \"p\", name: \"P\", edition: Third, authors: [], licence: \"\", adventures: [])",
    );
    pack.edition = Edition::Third;
    Content::new(pack, cards)
}

fn hero(cards: &[&str]) -> Hero {
    Hero { alive: true, cards: cards.iter().map(|c| (*c).to_owned()).collect() }
}

fn full_box() -> BTreeMap<String, usize> {
    let ids = ["item", "spell"].into_iter().flat_map(|k| (0..5).map(move |n| format!("{k}-{n}")));
    ids.map(|id| (id, 9)).chain([("crown".to_owned(), 1)]).collect()
}

fn all() -> Vec<String> {
    ["deek", "hoppert", "choosy", "odd"].map(str::to_owned).to_vec()
}

fn ids(list: &[&str]) -> Vec<String> {
    list.iter().map(|c| (*c).to_owned()).collect()
}

/// Returns a market after a scenario of number 3.
fn market<'a>(
    content: &'a Content,
    heroes: Vec<Hero>,
    visits: &[Option<&str>],
    seed: u64,
) -> Market<'a> {
    let bazaar = all();
    let after = After { won: true, set: '3', bazaar: &bazaar };
    Market::open(content, &after, heroes, full_box(), visits, &mut Rng::new(seed)).unwrap()
}

fn rule<T>(result: Result<T, Refusal>) -> String {
    result.err().map(|r| r.rule).unwrap_or_default()
}

/// AC-EX-95, AC-TRADE-03, AC-TRADE-04, AC-TRADE-05, AC-TRADE-06, AC-TRADE-07, AC-RUL-73.
#[test]
fn traders_show_one_card_more_than_visitors() {
    let content = content();
    for seed in 0..200 {
        let heroes = vec![hero(&[]), hero(&[]), hero(&[])];
        let visits = [Some("deek"), Some("deek"), Some("hoppert")];
        let m = market(&content, heroes, &visits, seed);
        assert_eq!(m.stalls.len(), 2);
        let (deek, hoppert) = (&m.stalls[0], &m.stalls[1]);
        assert_eq!((deek.visitors.len(), deek.stock.len()), (2, 3));
        assert_eq!((hoppert.visitors.len(), hoppert.stock.len()), (1, 2));
        assert!(deek.stock.iter().all(|c| c == "item-2" || c == "item-3"), "{:?}", deek.stock);
        assert!(hoppert.stock.iter().all(|c| c == "spell-2" || c == "spell-3"));
        // The cards are drawn from the box, each once.
        assert_eq!(m.boxed.values().sum::<usize>(), 91 - 5);
    }
}

/// AC-RUL-84.
#[test]
fn traders_show_at_most_what_the_box_has() {
    let content = content();
    let boxed = BTreeMap::from([("item-3".to_owned(), 1), ("item-4".to_owned(), 9)]);
    let (bazaar, rng) = (all(), &mut Rng::new(1));
    let after = After { won: true, set: '3', bazaar: &bazaar };
    let m = Market::open(&content, &after, vec![hero(&[])], boxed, &[Some("deek")], rng).unwrap();
    assert_eq!(m.stalls[0].stock, ["item-3"]);
}

/// AC-TRADE-01, AC-TRADE-02, AC-TRADE-17.
#[test]
fn visits_require_a_win_and_a_checked_off_trader() {
    let content = content();
    let open = |won, bazaar: &[String], alive, visit: Option<&str>| {
        let heroes = vec![Hero { alive, ..hero(&[]) }];
        let after = After { won, set: '3', bazaar };
        rule(Market::open(&content, &after, heroes, full_box(), &[visit], &mut Rng::new(1)))
    };
    assert_eq!(open(true, &all(), true, Some("deek")), "");
    assert_eq!(open(false, &all(), true, Some("deek")), "AC-TRADE-02");
    assert_eq!(open(true, &ids(&["hoppert"]), true, Some("deek")), "AC-TRADE-01");
    assert_eq!(open(true, &all(), false, Some("deek")), "AC-TRADE-17");
    assert_eq!(open(true, &all(), false, None), "");
}

/// AC-EX-96, AC-TRADE-10, AC-TRADE-11, AC-RUL-85.
#[test]
fn each_card_paid_is_at_most_one_lower() {
    let content = content();
    let cards = ["item-0", "item-1", "item-1", "spell-2", "item-3", "spell-3"];
    let pay = |stock: &str, pays: &[&str]| {
        let mut m = market(&content, vec![hero(&cards)], &[Some("deek")], 1);
        m.stalls[0].stock = ids(&[stock, stock]);
        m.begin_trading();
        rule(m.trade(&ids(pays), stock))
    };
    assert_eq!(pay("item-3", &["spell-2", "item-3"]), "");
    assert_eq!(pay("item-3", &["item-1", "item-3"]), "AC-TRADE-11");
    assert_eq!(pay("item-2", &["item-1", "item-1"]), "");
    assert_eq!(pay("item-2", &["item-0", "item-3"]), "AC-TRADE-11");
    // Exactly two boons, both the visitor's.
    assert_eq!(pay("item-3", &["item-3"]), "AC-TRADE-10");
    assert_eq!(pay("item-3", &["item-3", "spell-3", "spell-2"]), "AC-TRADE-10");
    assert_eq!(pay("item-3", &["item-3", "item-3"]), "AC-TRADE-10");
}

/// AC-TRADE-10: the types printed on the trader.
#[test]
fn the_price_may_name_types() {
    let content = content();
    let cards = ["item-3", "item-3", "spell-3", "spell-3"];
    let pay = |pays: &[&str]| {
        let mut m = market(&content, vec![hero(&cards)], &[Some("choosy")], 1);
        m.stalls[0].stock = ids(&["item-3"]);
        m.begin_trading();
        rule(m.trade(&ids(pays), "item-3"))
    };
    assert_eq!(pay(&["item-3", "spell-3"]), "");
    assert_eq!(pay(&["spell-3", "spell-3"]), "");
    assert_eq!(pay(&["item-3", "item-3"]), "AC-TRADE-10");
}

/// AC-EX-97, AC-TRADE-08, AC-TRADE-09, AC-TRADE-12, AC-TRADE-15.
#[test]
fn heroes_swap_first_then_one_trade_each() {
    let content = content();
    let heroes = vec![hero(&["item-2", "item-0"]), hero(&["spell-2"])];
    let mut m = market(&content, heroes, &[Some("deek"), Some("deek")], 1);
    m.stalls[0].stock = ids(&["item-3", "item-3", "item-2"]);
    assert_eq!(m.next(), None);
    m.swap(0, 1, "item-2").unwrap();
    assert_eq!(rule(m.swap(0, 1, "item-2")), "AC-TRADE-08");
    m.begin_trading();
    assert_eq!(rule(m.swap(0, 1, "item-0")), "AC-TRADE-08");
    let mut traded = 0;
    while let Some((_, seat)) = m.next() {
        if seat == 1 {
            m.trade(&ids(&["item-2", "spell-2"]), "item-3").unwrap();
            traded += 1;
        } else {
            // Visiting does not oblige to trade.
            m.pass();
        }
    }
    assert_eq!(traded, 1);
    assert_eq!(m.heroes[1].cards, ["item-3"]);
    assert_eq!(m.heroes[0].cards, ["item-0"]);
    assert_eq!(rule(m.trade(&[], "item-3")), "AC-TRADE-09");
}

/// AC-EX-98, AC-TRADE-14.
#[test]
fn unsold_cards_return_to_the_box() {
    let content = content();
    let mut m = market(&content, vec![hero(&["item-2", "spell-3"])], &[Some("hoppert")], 1);
    let before = m.boxed.values().sum::<usize>();
    m.stalls[0].stock = ids(&["spell-3", "spell-2"]);
    m.begin_trading();
    assert_eq!(rule(m.trade(&ids(&["item-2", "spell-3"]), "spell-4")), "AC-TRADE-12");
    m.trade(&ids(&["item-2", "spell-3"]), "spell-3").unwrap();
    let (heroes, boxed) = m.close();
    assert_eq!(heroes[0].cards, ["spell-3"]);
    // Two cards were paid and one is unsold.
    assert_eq!(boxed.values().sum::<usize>(), before + 3);
}

/// AC-TRADE-13.
#[test]
fn the_order_at_a_trader_is_random() {
    let content = content();
    let mut first = [0; 3];
    for seed in 0..300 {
        let visits = [Some("deek"); 3];
        let mut m = market(&content, vec![hero(&[]), hero(&[]), hero(&[])], &visits, seed);
        m.begin_trading();
        first[m.next().unwrap().1] += 1;
    }
    assert!(first.iter().all(|n| *n > 60), "{first:?}");
}

/// AC-TRADE-16.
#[test]
fn a_trader_without_terms_follows_its_own_text() {
    let content = content();
    let mut m = market(&content, vec![hero(&["item-3", "item-3"])], &[Some("odd")], 1);
    assert!(m.stalls[0].stock.is_empty());
    m.begin_trading();
    assert_eq!(rule(m.trade(&ids(&["item-3", "item-3"]), "item-3")), "AC-TRADE-16");
}
