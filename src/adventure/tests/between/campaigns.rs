//! Whole campaigns, played by bots, with everything between the games checked.

use adventure::sim::bots::BotKind;
use adventure::sim::campaigns::{Options, run};
use adventure::sim::playouts::Party;

use crate::support::ships;

/// Decks are legal, feats are those that were earned, cards are conserved between box and heroes,
/// and every answer that is offered applies; `emberdeck sim --campaigns` plays thousands.
#[test]
fn campaigns_hold() {
    for (pack, bot, campaigns) in [
        ("lamplighters", BotKind::Careful, 2),
        ("glass-caravan", BotKind::Careful, 2),
        ("lamplighters", BotKind::Random, 1),
    ] {
        let content = ships(pack);
        let options = Options { content, party: Party::Any(4), campaigns, seed: 11, bot, jobs: 1 };
        let report = run(&options, &|_| ()).expect("it begins");
        assert_eq!(report.campaigns, campaigns);
        assert!(report.clean(), "{pack}: {:?}", report.troubles);
        assert!(bot == BotKind::Random || report.feats > 0);
    }
}
