//! Bots and games by the hundred, by a family that is not the card game.

use kernel::bots::BotKind;
use kernel::sim::bench::{BenchOptions, bench};
use kernel::sim::check::Checks;
use kernel::sim::{Party, run};

use crate::sample::Hares;
use crate::sample::played::Games;

/// Bots play games to their end, with every check; as many threads count the same.
#[test]
fn games_are_played_by_the_hundred() {
    let checked = |bot, jobs| {
        let games = Games { checks: Checks::ALL, ..Games::new(bot, jobs) };
        run::<Hares, _>(&games, &|_| ()).expect("they are laid out")
    };
    for bot in [BotKind::Random, BotKind::Passive, BotKind::Restless, BotKind::Careful] {
        let one = checked(bot, 1);
        assert!(one.clean(), "{:#?}", one.troubles);
        assert_eq!((one.games, one.won + one.lost), (30, 30));
        assert!(one.turns >= 30 && one.facts.runs.values().sum::<u64>() > 0);
        let three = checked(bot, 3);
        assert_eq!((one.won, one.decisions), (three.won, three.decisions));
        assert_eq!(one.facts.runs, three.facts.runs);
    }
}

/// A report is one object; what the family counts stands in it beside the rest.
#[test]
fn a_report_is_one_object() {
    let report = run::<Hares, _>(&Games::new(BotKind::Random, 1), &|_| ()).expect("played");
    let json = serde_json::to_string(&report).expect("it is JSON");
    let at = |field: &str| json.find(&format!("\"{field}\":")).expect(field);
    assert!(at("games") < at("peak_rss_bytes") && at("peak_rss_bytes") < at("runs"));
    assert!(at("runs") < at("troubles"));
}

/// What is measured of a family comes from the same games.
#[test]
fn any_family_is_measured() {
    let (playouts, load) = (Games::new(BotKind::Random, 1), || ());
    let mut options = BenchOptions { playouts, load: &load, save: None };
    let report = bench::<Hares, _>(&mut options).expect("it is laid out");
    assert!(report.games_per_second > 0.0 && report.undo_us > 0.0 && report.save_us.is_none());
}

/// Parties are named, or drawn anew from a seed.
#[test]
fn parties_are_chosen() {
    let heroes = ["a", "b", "c"];
    let party: Party = "c,a".parse().expect("two");
    assert_eq!(party.choose(&heroes, 1), Ok(vec![2, 0]));
    let any: Party = "any:2".parse().expect("two");
    let drawn = any.choose(&heroes, 1).expect("there are three");
    assert!(drawn.len() == 2 && drawn[0] != drawn[1]);
    assert_eq!(any.choose(&heroes, 1), Ok(drawn));
    assert!("any:0".parse::<Party>().is_err() && "a,,b".parse::<Party>().is_err());
    assert!(any.choose(&heroes[..1], 1).is_err());
}
