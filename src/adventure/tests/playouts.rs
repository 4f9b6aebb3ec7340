//! Random games of every scenario with parties of every size: every option applies, cards are
//! conserved, undo is exact, games end; and equal decisions lead to equal tables.

use std::sync::Arc;

use adventure::cards::amount::Amount;
use adventure::cards::content::Content;
use adventure::cards::effect::{
    CardFilter, Cond, Deck, Effect, End, Event, Fate, From, Instead, Pick, Rule, Side, Summoned,
    Then, To, Way, Where, Who, Whose,
};
use adventure::cards::printed::ScenarioDef;
use adventure::cards::source::find_pack;
use adventure::rules::flow::history::{Keep, digest, restore, snapshot};
use adventure::rules::flow::prompt::{Act, Ask};
use adventure::rules::state::cue::Cues;
use adventure::rules::state::ending::End as Ending;
use adventure::rules::state::ids::{CardId, PileId};
use adventure::rules::state::table::{self, Spot};
use adventure::rules::state::token;
use adventure::rules::{check, play};
use adventure::sim::bots::{Bot, BotKind, Whim, careful::Careful, random::Random};
use adventure::sim::playouts::check::Checks;
use adventure::sim::playouts::{Party, SimOptions, SimReport, run};
use bevy_ecs::prelude::*;

use crate::litter::litter;
use crate::support::{SmallPack, ships};

/// A pack of each edition.
fn both() -> [Arc<Content>; 2] {
    [ships("lamplighters"), ships("glass-caravan")]
}

/// Scenarios with the packs to which they belong.
fn scenarios(packs: &[Arc<Content>]) -> impl Iterator<Item = (&Arc<Content>, &ScenarioDef)> {
    packs.iter().flat_map(|content| content.scenarios.iter().map(move |s| (content, s)))
}

/// Plays these games on all processors with everything checked, and wants nothing broken.
pub fn break_nothing(options: SimOptions) -> SimReport {
    let options = SimOptions {
        jobs: std::thread::available_parallelism().map_or(1, |n| n.get()),
        checks: Checks { every_option: 7, conserve: true, undo: true },
        ..options
    };
    let what = format!("{}, seed {}", options.scenario, options.seed);
    let report = run(&options).expect("the scenario can be set up");
    assert!(report.clean(), "{what}: {:#?}", report.troubles);
    assert_eq!(report.won + report.lost, report.games, "{what}");
    report
}

#[test]
fn random_games_break_nothing() {
    let packs = both();
    for (content, scenario) in scenarios(&packs) {
        for heroes in 1..=content.heroes.len().min(6) {
            break_nothing(SimOptions {
                party: Party::Any(heroes),
                games: 4,
                seed: 1000 * heroes as u64,
                cards: true,
                ..SimOptions::new(content.clone(), &scenario.id)
            });
        }
    }
}

/// Bots that win come to closings, villains and escapes, which random ones hardly see: a game of each
/// scenario with few heroes, and one with many.
#[test]
fn careful_games_break_nothing() {
    assert!(longer_games(BotKind::Careful) > 0, "the careful bot wins now and then");
}

/// A bot that uses whatever can be used comes to what others leave alone.
#[test]
fn restless_games_break_nothing() {
    longer_games(BotKind::Restless);
}

/// Plays each scenario with two numbers of heroes by turns, and returns how many games were won.
fn longer_games(bot: BotKind) -> u64 {
    let packs = both();
    let mut won = 0;
    for (at, (content, scenario)) in scenarios(&packs).enumerate() {
        for heroes in [1 + at % 2, 4 + 2 * (at % 2)] {
            let report = break_nothing(SimOptions {
                party: Party::Any(heroes),
                games: 1,
                seed: 50 * heroes as u64,
                bot,
                ..SimOptions::new(content.clone(), &scenario.id)
            });
            won += report.won;
        }
    }
    won
}

/// AC-RUL-101: whatever is met is met once more, summoned, and goes wherever a card can go, by its own
/// word or by that of what summoned it: no copy that was only imagined outlives its encounter.
#[test]
fn imagined_copies_outlive_no_encounter() {
    let fates = [
        To::Here,
        To::HereTop,
        To::HereUp,
        To::FullestUp,
        To::HereBottom,
        To::Elsewhere,
        To::ElsewhereTop,
        To::Scenario,
        To::AnyOpen,
        To::Beside,
        To::Hand,
        To::Deck,
        To::DeckTop,
        To::Discards,
        To::Buried,
        To::Displayed,
        To::Blessings,
        To::Hours,
    ];
    for pack in ["lamplighters", "glass-caravan"] {
        for (n, fate) in fates.into_iter().enumerate() {
            let mut content = find_pack(pack).expect("the pack that ships is sound");
            for card in content.cards.iter_mut().filter(|c| c.kind.is_bane() && n % 2 == 0) {
                card.instead = vec![
                    Instead { of: Fate::Undefeated, only_if: None, to: fate, may: false },
                    Instead { of: Fate::Defeated, only_if: None, to: fate, may: true },
                ];
            }
            let summon = Effect::Summon {
                who: Who::You,
                what: Summoned::Same,
                goes: Some(fate),
                pass: Arc::from([]),
                fail: Arc::from([]),
            };
            let scenario = n % content.scenarios.len();
            let scenario = &mut content.scenarios[scenario];
            scenario.rules.push(Rule {
                on: Event::Before(CardFilter::default()),
                whose: Whose::Any,
                only_if: Some(Cond::Not(Box::new(Cond::Summoned))),
                does: Arc::from([summon]),
            });
            let id = scenario.id.clone();
            break_nothing(SimOptions {
                party: Party::Any(3),
                games: 4,
                seed: 900 + n as u64,
                ..SimOptions::new(Arc::new(content), &id)
            });
        }
    }
}

/// What a text can do to the deck of a location, or with the card that is being encountered there.
fn meddling() -> Vec<Effect> {
    let shift = |what: CardFilter, n: i32, pick: Pick, to: To| Effect::Shift {
        who: Who::You,
        from: From::Here,
        what,
        n: Amount::number(n),
        pick,
        to,
    };
    let any = CardFilter::default;
    let boons = || CardFilter { side: Some(Side::Boon), ..any() };
    let look = |deck: Deck, n: i32, until: Option<CardFilter>, then: Then| Effect::Examine {
        deck,
        n: Amount::number(n),
        until,
        then,
        end: End::Top,
    };
    vec![
        shift(any(), 2, Pick::Top, To::Box),
        shift(any(), 1, Pick::Top, To::HereTop),
        shift(any(), 1, Pick::Top, To::Here),
        shift(any(), 1, Pick::Top, To::Elsewhere),
        shift(any(), 1, Pick::Random, To::Hand),
        shift(any(), 2, Pick::UpTo, To::Discards),
        shift(boons(), 1, Pick::Search, To::Hand),
        shift(boons(), 1, Pick::All, To::HereBottom),
        look(Deck::Here, 3, None, Then::AnyOrder),
        look(Deck::Here, 2, None, Then::MayBottom),
        look(Deck::Here, 2, None, Then::MayTake(boons())),
        look(Deck::Here, 2, None, Then::Shuffle),
        look(Deck::Here, 1, Some(any()), Then::MayEncounter(any())),
        look(Deck::Anywhere, 2, None, Then::AnyOrder),
        Effect::Shuffle(Deck::Here),
        Effect::Leaves(To::Here),
        Effect::Leaves(To::HereBottom),
        Effect::Move { who: Who::You, to: Where::RandomOpen, freely: false },
        Effect::Close,
    ]
}

/// AC-ENC-05, AC-RUL-20, AC-RUL-22, AC-RUL-117: whatever texts do to the deck of a location before,
/// after and because of an encounter, with the encountered card on top of it, no card is lost or
/// doubled, and everything can be undone.
#[test]
fn meddling_with_the_deck_in_mid_encounter_breaks_nothing() {
    let all = meddling();
    let events =
        [Event::Before, Event::After, Event::Defeated, Event::Undefeated, Event::NotAcquired];
    for (m, pack) in ["lamplighters", "glass-caravan"].into_iter().enumerate() {
        for heroes in [1, 3] {
            let mut content = find_pack(pack).expect("the pack that ships is sound");
            let n = (m + heroes) % content.scenarios.len();
            let scenario = &mut content.scenarios[n];
            for (n, on) in events.into_iter().enumerate() {
                let some = all.iter().cycle().skip(4 * n).take(all.len()).cloned();
                let ways = some.map(|e| Way { only_if: None, does: Arc::from([e]) }).collect();
                scenario.rules.push(Rule {
                    on: on(CardFilter::default()),
                    whose: Whose::Any,
                    only_if: None,
                    does: Arc::from([Effect::Choose { who: Who::You, ways }]),
                });
            }
            let id = scenario.id.clone();
            break_nothing(SimOptions {
                party: Party::Any(heroes),
                games: 12,
                seed: 300 + heroes as u64,
                ..SimOptions::new(Arc::new(content), &id)
            });
        }
    }
}

/// The same start and decisions give the same table at every prompt, whatever hangs on the
/// entities of one of them, and whatever was played in its world before.
#[test]
fn equal_decisions_lead_to_equal_tables() {
    let content = ships("lamplighters");
    let mut worlds = [World::new(), World::new()];
    for world in &mut worlds {
        play::install(world, content.clone());
        world.resource_mut::<Keep>().0 = false;
    }
    for (n, scenario) in content.scenarios.iter().enumerate() {
        for heroes in [1, 3, 6] {
            let options = SimOptions {
                party: Party::Any(heroes),
                seed: 77,
                ..SimOptions::new(content.clone(), &scenario.id)
            };
            let start = options.start(n as u64).expect("the heroes are there");
            for world in &mut worlds {
                play::begin(world, &start).expect("the scenario can be set up");
            }
            let mut bot = Random::new(n as u64);
            let mut whim = Whim::new(heroes as u64);
            let mut decisions = 0;
            loop {
                let [plain, littered] = &mut worlds;
                assert_eq!(digest(plain), digest(littered), "after {decisions} decisions");
                let Some(prompt) = play::prompt(plain).cloned() else { break };
                let acts = bot.choose(plain, &prompt);
                play::submit(plain, &acts).expect("it was offered");
                litter(littered, &mut whim, 3);
                play::submit(littered, &acts).expect("it was offered there, too");
                decisions += 1;
            }
            assert_eq!(play::ended(&worlds[0]), play::ended(&worlds[1]));
            assert!(play::ended(&worlds[0]).is_some());
        }
    }
}

/// Neither the number of threads nor what a world was used for before changes a game.
#[test]
fn reports_do_not_depend_on_threads() {
    let content = ships("lamplighters");
    let mut options = SimOptions {
        party: Party::Any(2),
        games: 12,
        cards: true,
        ..SimOptions::new(content.clone(), &content.scenarios[0].id)
    };
    let one = run(&options).expect("the scenario can be set up");
    options.jobs = 3;
    let three = run(&options).expect("the scenario can be set up");
    assert_eq!((one.won, one.decisions, one.turns), (three.won, three.decisions, three.turns));
    assert_eq!(one.facts.cards, three.facts.cards);
    assert!(one.facts.cards.values().any(|c| c.met > 0 && c.acquired + c.defeated > 0));
}

/// Whatever lies in the decks, as long as nobody has seen it, the careful bot does the same.
#[test]
fn the_careful_bot_does_not_peek() {
    let content = ships("lamplighters");
    let mut world = World::new();
    play::install(&mut world, content.clone());
    world.resource_mut::<Keep>().0 = false;
    for (n, scenario) in content.scenarios.iter().enumerate() {
        let options =
            SimOptions { party: Party::Any(3), ..SimOptions::new(content.clone(), &scenario.id) };
        let start = options.start(n as u64).expect("the heroes are there");
        play::begin(&mut world, &start).expect("the scenario can be set up");
        let mut whim = Whim::new(n as u64);
        let mut bot = Careful::new(n as u64);
        while let Some(prompt) = play::prompt(&world).cloned() {
            let before = snapshot(&world);
            stir(&mut world, &mut whim);
            let blind = bot.clone().choose(&mut world, &prompt);
            restore(&mut world, &before);
            let acts = bot.choose(&mut world, &prompt);
            assert_eq!(acts, blind, "{prompt:?}");
            play::submit(&mut world, &acts).expect("it was offered");
        }
    }
}

/// The careful bot gives up where it can neither win nor lose: hours that come back each turn bring it no
/// new ones for ever.
#[test]
fn a_game_that_cannot_be_won_ends() {
    let lamp = "powers: [(when: YourTurn, does: [Shift(from: Hours, n: 1, pick: Random, to: Blessings)])],";
    let content = SmallPack::new()
        .change(&[
            (
                "cards/all.ron",
                "kind: Monster, check: \"Combat 8\"",
                "kind: Barrier, check: \"Wisdom 60\"",
            ),
            (
                "cards/all.ron",
                "kind: Monster, rank: Henchman, check: \"Combat 9\"",
                "kind: Barrier, rank: Henchman, check: \"Wisdom 60\"",
            ),
            (
                "cards/all.ron",
                "kind: Monster, rank: Villain, check: \"Combat 12\"",
                "kind: Barrier, rank: Villain, check: \"Wisdom 60\"",
            ),
            ("locations.ron", "(monster: 5, weapon: 1)", "(barrier: 5)"),
            ("locations.ron", "Wisdom 6", "Wisdom 60"),
            ("scenarios.ron", "villains", &format!("{lamp} villains")),
        ])
        .content();
    let hours = u32::from(content.scenarios[0].hours);
    let content = Arc::new(content);
    let options = SimOptions { party: Party::Any(1), ..SimOptions::new(content.clone(), "s") };
    let mut world = World::new();
    play::install(&mut world, content);
    world.resource_mut::<Keep>().0 = false;
    play::begin(&mut world, &options.start(0).expect("Ann is there")).expect("it is set up");
    let mut bot = Careful::new(1);
    let mut decisions = 0;
    while let Some(prompt) = play::prompt(&world).cloned() {
        let acts = bot.choose(&mut world, &prompt);
        play::submit(&mut world, &acts).expect("it was offered");
        decisions += 1;
        assert!(decisions < 20_000, "no end in sight: {prompt:?}");
    }
    assert_eq!(play::ended(&world), Some(Ending::OutOfTime));
    assert!(world.resource::<table::Clock>().turn > 3 * hours, "it had hours again and again");
}

/// Whether nobody knows what a card in a location's deck is: it is no token and does not lie faceup.
fn hidden(world: &World, card: CardId) -> bool {
    token::hero_of(world, card).is_none() && !table::card(world, card).up
}

/// Deals all cards of location decks anew, and shuffles every other deck that lies facedown.
fn stir(world: &mut World, whim: &mut Whim) {
    let places: Vec<PileId> = table::places(world).map(PileId::Location).collect();
    let mut cards = Vec::new();
    for deck in &places {
        cards.extend(table::pile(world, *deck).iter().copied().filter(|c| hidden(world, *c)));
    }
    let n = cards.len();
    whim.draw(&mut cards, n);
    let size = |p: &PileId| table::pile(world, *p).iter().filter(|c| hidden(world, **c)).count();
    let sizes: Vec<usize> = places.iter().map(size).collect();
    let mut next = cards.into_iter();
    for (deck, size) in places.iter().zip(sizes) {
        for card in next.by_ref().take(size) {
            table::move_card(world, card, *deck, Spot::Top);
        }
    }
    let decks = table::heroes(world).map(PileId::Deck).chain([PileId::Blessings]);
    for deck in decks.collect::<Vec<_>>() {
        let mut order = table::pile(world, deck).to_vec();
        let n = order.len();
        whim.draw(&mut order, n);
        table::reorder(world, deck, &order);
    }
}

/// What a check would be like with a play is what it is like after that play, for every option of
/// every check; and asking changes nothing and tells nothing.
#[test]
fn looking_ahead_at_a_check_is_exact_and_silent() {
    let content = ships("lamplighters");
    let mut world = World::new();
    play::install(&mut world, content.clone());
    world.resource_mut::<Keep>().0 = false;
    world.resource_mut::<Cues>().listening = true;
    let mut looked = 0;
    for (n, scenario) in content.scenarios.iter().enumerate() {
        for heroes in [2, 4] {
            let options = SimOptions {
                party: Party::Any(heroes),
                seed: 5,
                ..SimOptions::new(content.clone(), &scenario.id)
            };
            let start = options.start(n as u64).expect("the heroes are there");
            play::begin(&mut world, &start).expect("the scenario can be set up");
            let mut bot = Random::new(n as u64 + 9);
            while let Some(prompt) = play::prompt(&world).cloned() {
                if prompt.ask == Ask::Check {
                    let (before, mark) = (snapshot(&world), digest(&world));
                    world.resource_mut::<Cues>().drain();
                    for act in &prompt.options {
                        if !matches!(act, Act::Use { .. } | Act::TakeBack(_) | Act::Way { .. }) {
                            continue;
                        }
                        let seen = format!("{:?}", check::view_with(&mut world, act));
                        assert_eq!(digest(&world), mark, "{act:?} was only looked at");
                        assert_eq!(world.resource_mut::<Cues>().drain(), []);
                        play::submit(&mut world, &[*act]).expect("it was offered");
                        assert_eq!(seen, format!("{:?}", check::view(&world)), "{act:?}");
                        restore(&mut world, &before);
                        world.resource_mut::<Cues>().drain();
                        looked += 1;
                    }
                }
                let acts = bot.choose(&mut world, &prompt);
                play::submit(&mut world, &acts).expect("it was offered");
            }
        }
    }
    assert!(looked > 500, "only {looked} options were looked at");
}
