//! Table manners: what nobody wants to be asked is gone on from, in the journal as anywhere; undo
//! goes back to what people decided; stops, hold and pins; and no decision is ever taken.

#[path = "manners/openings.rs"]
mod openings;

use std::fs;
use std::path::Path;

use adventure::autopass::{self, AutoPass, Stop, StopSettings, Why, Window, decided};
use adventure::campaign::{Campaign, Game, Session};
use adventure::rules::family::Adventure;
use adventure::rules::flow::history::{self, Journal};
use adventure::rules::flow::prompt::{Act, Ask, Prompt};
use adventure::rules::play;
use adventure::rules::state::ids::HeroId;
use adventure::sim::bots::Bot;
use adventure::sim::bots::careful::Careful;
use adventure::sim::bots::passive::Passive;
use adventure::sim::playouts::asked::of_substance;
use adventure::vignette;
use bevy_ecs::prelude::*;
use clients::headless;
use kernel::autopass::alike::groups;
use kernel::autopass::{Window as _, by_itself, hold, install, wanted};
use kernel::campaign::journal;
use kernel::campaign::replay::replay;

const NIMM: HeroId = HeroId(0);

/// A thief who evades, met by a boon and then by banes; a healer with a shield stands by.
const THIEF: &str = r#"(
    title: "a thief", proves: [],
    cards: [
        (id: "rat", name: "Rat", kind: Monster, check: "Combat 5"),
        (id: "ring", name: "Ring", kind: Item, check: "Strength 5"),
        (id: "smoke", name: "Smoke", kind: Item, check: "None", powers: [(do: Discard, when: Evade(), does: [Evade])]),
    ],
    heroes: [
        (
            id: "nimm", name: "Nimm", hand: 2, favored: Item, cards: (), deck: [],
            skills: [(skill: Strength, die: "1d8")],
            powers: [(power: (when: Evade(), does: [Evade]))],
        ),
        (
            id: "tess", name: "Tess", hand: 2, favored: Item, cards: (), deck: [],
            skills: [(skill: Strength, die: "1d8")],
            powers: [(power: (when: Damage([]), whose: AnyHere, does: [Reduce(1)]))],
        ),
    ],
    locations: [(id: "cellar", name: "Cellar", deck: (), closing: [Automatic])],
    position: (
        heroes: [(hero: "nimm", hand: ["smoke", "ring"], deck: ["ring x9"]), (hero: "tess", hand: ["ring"], deck: ["ring x9"])],
        locations: [(place: "cellar", deck: ["CARD", "rat x5"])],
        blessings: ["ring x9"],
    ),
    script: [],
)"#;

fn thief(card: &str) -> World {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("v.ron");
    fs::write(&file, THIEF.replace("CARD", card)).expect("written");
    vignette::open(&file).expect("a position")
}

fn asked(world: &World) -> &Prompt {
    play::prompt(world).expect("something is asked")
}

/// Explores with these stops: what is asked then.
fn explored(card: &str, change: impl FnOnce(&mut StopSettings)) -> (World, Game) {
    let (mut world, mut game) = (thief(card), Game::Loose);
    game.pass_automatically(&mut world);
    let mut stops = StopSettings::default();
    change(&mut stops);
    game.set_stops(&mut world, stops).expect("fine");
    game.submit(&mut world, &[Act::Explore]).expect("offered");
    (world, game)
}

#[test]
fn only_useful_plays_are_asked_about() {
    // Without manners the rules ask about a boon, too.
    let mut world = thief("ring");
    Game::Loose.submit(&mut world, &[Act::Explore]).expect("offered");
    assert_eq!(asked(&world).ask, Ask::Evade);
    assert!(wanted::<Adventure>(&mut world).is_empty());
    let (world, _) = explored("ring", |_| ());
    assert_eq!(asked(&world).ask, Ask::Check);
    let (mut world, _) = explored("rat", |_| ());
    assert_eq!(asked(&world).ask, Ask::Evade);
    let wanted = wanted::<Adventure>(&mut world);
    assert_eq!(wanted.len(), 2, "{wanted:?}");
    assert!(wanted.iter().all(|w| (w.seat, w.window, w.why) == (NIMM, Window::Evade, Why::Useful)));
}

#[test]
fn seats_say_where_they_stop() {
    let (world, _) = explored("rat", |s| s.set(NIMM, Window::Evade, Stop::Never));
    assert_eq!(asked(&world).ask, Ask::Check, "never");
    let (world, _) = explored("rat", |s| s.set(HeroId(1), Window::Evade, Stop::Never));
    assert_eq!(asked(&world).ask, Ask::Evade, "another seat");
    let (mut world, _) = explored("ring", |s| s.set(NIMM, Window::Evade, Stop::Always));
    assert_eq!(asked(&world).ask, Ask::Evade, "always");
    assert_eq!(wanted::<Adventure>(&mut world)[0].why, Why::Always);
    let (world, _) = explored("ring", |s| s.everything = true);
    assert_eq!(asked(&world).ask, Ask::Evade, "everything");
    // What is useful and may be done is offered in full, whoever wants to be asked.
    assert_eq!(asked(&world).options.len(), 3);
}

#[test]
fn a_pinned_card_always_stops() {
    let (mut world, _) = explored("ring", |s| {
        s.set(NIMM, Window::Evade, Stop::Never);
        s.pin("smoke", true);
    });
    assert_eq!(asked(&world).ask, Ask::Evade);
    let wanted = wanted::<Adventure>(&mut world);
    assert_eq!(wanted.len(), 1, "{wanted:?}");
    assert_eq!(wanted[0].why, Why::Pinned);
    // The board of a hero is pinned by the hero's id.
    let (world, _) = explored("ring", |s| s.pin("nimm", true));
    assert_eq!(asked(&world).ask, Ask::Evade);
}

#[test]
fn a_held_window_stops_once() {
    let (mut world, mut game) = (thief("ring"), Game::Loose);
    game.pass_automatically(&mut world);
    hold::<Adventure>(&mut world, true);
    game.submit(&mut world, &[Act::Explore]).expect("offered");
    assert_eq!(asked(&world).ask, Ask::Evade);
    assert!(!world.resource::<AutoPass>().holding());
    assert_eq!(asked(&world).options.len(), 3, "all that is allowed is offered");
    // It stays while somebody thinks, whatever else is changed.
    let stops = game.stops(&world);
    game.set_stops(&mut world, stops).expect("fine");
    assert_eq!(by_itself::<Adventure>(&mut world), None);
    game.submit(&mut world, &[Act::Continue]).expect("offered");
    assert_eq!(asked(&world).ask, Ask::Check);
    // A prompt that is asked anyway uses it up only if it is a window.
    hold::<Adventure>(&mut world, true);
    game.submit(&mut world, &[Act::Decline]).expect("offered");
    assert!(world.resource::<AutoPass>().holding());
}

#[test]
fn undo_goes_back_to_what_people_decided() {
    let (mut world, mut game) = explored("ring", |_| ());
    assert_eq!(world.resource::<Journal>().decisions, [vec![Act::Explore], vec![Act::Continue]]);
    assert_eq!(game.undo(&mut world), Ok(true));
    assert_eq!(asked(&world).ask, Ask::Turn);
    assert_eq!(world.resource::<Journal>().decisions.len(), 0);
    assert_eq!(game.undo(&mut world), Ok(false));
    // What somebody decided at a held window is theirs to take back, and the window is open again.
    hold::<Adventure>(&mut world, true);
    game.submit(&mut world, &[Act::Explore]).expect("offered");
    let use_it = asked(&world).options[0];
    game.submit(&mut world, &[use_it]).expect("offered");
    assert_eq!(game.undo(&mut world), Ok(true));
    assert_eq!(asked(&world).ask, Ask::Evade);
    game.submit(&mut world, &[Act::Continue]).expect("offered");
    assert_eq!(asked(&world).ask, Ask::Check);
    assert_eq!(game.undo(&mut world), Ok(true));
    assert_eq!(asked(&world).ask, Ask::Evade);
    assert_eq!(game.undo(&mut world), Ok(true));
    assert_eq!(asked(&world).ask, Ask::Turn);
}

/// Two copies in one hand are one choice; copies in two hands, or with another payment, are not.
#[test]
fn copies_are_one_choice() {
    let mut world = thief("ring");
    let mut game = Game::Loose;
    let rings = ["Give Ring to Tess", "Give Smoke to Tess"];
    let options = asked(&world).options.clone();
    let texts = adventure::rules::describe::option_texts(&mut world);
    for words in rings {
        assert!(texts.iter().any(|t| t == words), "{texts:?}");
    }
    assert!(groups::<Adventure>(&world, &options).iter().all(|g| g.len() == 1));
    // Tess has a ring; given Nimm's, she has two. The next turn is hers.
    let ring = texts.iter().position(|t| t == rings[0]).expect("offered");
    game.submit(&mut world, &[options[ring]]).expect("offered");
    game.submit(&mut world, &[Act::EndTurn]).expect("offered");
    while asked(&world).ask != Ask::Turn {
        let go_on = *asked(&world).options.last().expect("some");
        game.submit(&mut world, &[go_on]).expect("offered");
    }
    let options = asked(&world).options.clone();
    let gives = |i: &usize| matches!(options[*i], Act::Give { .. });
    let given: Vec<Vec<usize>> =
        groups::<Adventure>(&world, &options).into_iter().filter(|g| g.iter().all(gives)).collect();
    assert_eq!(given.iter().map(Vec::len).collect::<Vec<_>>(), [2], "{options:?}");
}

fn campaign(dir: &Path) -> Session {
    let party = ["brannick", "ilse", "pim"].map(str::to_owned);
    let made = Campaign::create(dir, "lamplighters", &party, &[], "A test", 7);
    Session::new(made.expect("made"))
}

/// Lets a bot play so many decisions of people.
fn let_play(
    world: &mut World,
    game: &mut Game,
    bot: &mut dyn Bot<Adventure>,
    decisions: usize,
) -> usize {
    for n in 0..decisions {
        let Some(prompt) = play::prompt(world).cloned() else { return n };
        let acts = bot.choose(world, &prompt);
        game.submit(world, &acts).expect("a legal answer");
    }
    decisions
}

#[test]
fn a_journal_with_what_was_gone_on_from_replays_the_same() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut world = World::new();
    let mut session = campaign(dir.path());
    session.start_or_resume(&mut world, None, None).expect("begins");
    let content = session.campaign.content.clone();
    let mut game = Game::Saved(Box::new(session));
    game.pass_automatically(&mut world);
    // Nothing but its own plays is wanted, so that much is gone on from.
    let mut stops = StopSettings::default();
    for seat in (0..3).map(HeroId) {
        Window::ALL.iter().for_each(|w| stops.set(seat, *w, Stop::Never));
    }
    game.set_stops(&mut world, stops.clone()).expect("saved");
    let decided = let_play(&mut world, &mut game, &mut Careful::new(3), 100);
    assert_eq!(decided, 100);
    let all = world.resource::<Journal>().decisions.clone();
    assert!(all.len() > decided + 5, "{} decisions of {decided}", all.len());
    let end = history::digest(&world);
    // Undone and done again it is the same, also across what was gone on from.
    for _ in 0..40 {
        assert_eq!(game.undo(&mut world), Ok(true));
    }
    let undone = world.resource::<Journal>().decisions.len();
    assert!(undone < all.len() - 40);
    while world.resource::<Journal>().decisions.len() < all.len() {
        let n = world.resource::<Journal>().decisions.len();
        game.submit(&mut world, &all[n]).expect("as before");
    }
    assert_eq!(world.resource::<Journal>().decisions, all);
    assert_eq!(history::digest(&world), end);
    drop(game);
    // The journal needs no manners.
    let read = journal::read(&journal::path(dir.path(), 1)).expect("there").expect("whole");
    let mut again = World::new();
    play::install(&mut again, content);
    assert_eq!(replay::<Adventure>(&mut again, &read, None).expect("begins").refused, None);
    assert_eq!(history::digest(&again), end);
    // Taken up again, it still knows what was gone on from, and what people want is kept.
    let mut session = Session::new(Campaign::open(dir.path()).expect("opens"));
    assert_eq!(session.campaign.record.stops, stops);
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("goes on");
    let mut game = Game::Saved(Box::new(session));
    game.pass_automatically(&mut world);
    let mut seen = 0;
    while world.resource::<Journal>().decisions.len() > undone {
        assert_eq!(game.undo(&mut world), Ok(true));
        seen += 1;
    }
    assert_eq!((seen, world.resource::<Journal>().decisions.len()), (40, undone));
}

/// Whatever the stops: only what need not be decided is gone on from, and the game is as if people
/// had gone on.
#[test]
fn no_decision_is_taken() {
    let (mut passed, mut orders, mut opened) = (0, 0, 0);
    for (pack, party) in [("lamplighters", 4), ("glass-caravan", 6)] {
        let content = adventure::cards::source::find_pack(pack).expect("ships");
        let scenario = content.playing_order()[1].id.clone();
        let options = adventure::sim::playouts::SimOptions {
            party: adventure::sim::playouts::Party::Any(party),
            ..adventure::sim::playouts::SimOptions::new(content.into(), scenario)
        };
        let mut stops = StopSettings::default();
        for seat in (0..6).map(HeroId) {
            Window::ALL.iter().for_each(|w| stops.set(seat, *w, Stop::Never));
        }
        for seed in 0..2 {
            let (mut world, mut plain) = (World::new(), World::new());
            let start = options.start(seed).expect("a party");
            for w in [&mut world, &mut plain] {
                play::install(w, options.content.clone());
                play::begin(w, &start).expect("begins");
            }
            install::<Adventure>(&mut world, stops.clone());
            let mut bot: Box<dyn Bot<Adventure>> =
                if seed == 0 { Box::new(Passive) } else { Box::new(Careful::new(seed)) };
            for _ in 0..700 {
                let Some(prompt) = play::prompt(&world).cloned() else { break };
                let over = decided(&world);
                let acts = match by_itself::<Adventure>(&mut world) {
                    Some(acts) if matches!(acts[..], [Act::Way { .. }]) => {
                        assert_eq!(prompt.ask, Ask::Check);
                        assert!(prompt.options.contains(&acts[0]));
                        opened += 1;
                        acts
                    }
                    Some(acts) => {
                        passed += 1;
                        let on = [Act::Continue, Act::Roll];
                        let one = groups::<Adventure>(&world, &prompt.options).len() == 1
                            || acts == prompt.options;
                        // Once all is decided, any order will do.
                        if prompt.ask == Ask::Order && !over {
                            assert!(autopass::first(&world, &prompt).is_some());
                            orders += 1;
                        }
                        let one = one || prompt.ask == Ask::Order || over;
                        assert!(one || on.iter().any(|a| acts == [*a]), "{acts:?} of {prompt:?}");
                        let recharges = prompt.ask == Ask::Check && acts == [Act::Roll];
                        assert!(one || recharges || !of_substance(&prompt), "{prompt:?}");
                        acts
                    }
                    None => bot.choose(&mut world, &prompt),
                };
                play::submit(&mut world, &acts).expect("legal");
                play::submit(&mut plain, &acts).expect("legal without manners, too");
                assert_eq!(history::digest(&world), history::digest(&plain));
            }
        }
    }
    assert!(passed > 100 && orders > 0, "only {passed}, orders {orders}");
    assert!(opened > 3, "only {opened} checks were opened with another way");
}

#[test]
fn the_protocol_asks_everything_until_told() {
    let talk = |requests: &str| -> Vec<serde_json::Value> {
        let (mut world, mut game) = (thief("ring"), Game::Loose);
        let (mut input, mut out) = (std::io::Cursor::new(requests.to_owned()), Vec::new());
        headless::run(&mut world, &mut game, &[], &mut input, &mut out).expect("talks");
        let output = String::from_utf8(out).expect("UTF-8");
        output.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect()
    };
    let last = |requests: &str| {
        let all = talk(requests);
        all.into_iter().rfind(|l| l["type"] == "prompt").expect("a prompt")
    };
    let explore = r#"{"type":"choose","prompt":1,"options":["o1"]}"#;
    let on = r#"{"type":"stops","on":true}"#;
    assert_eq!(last(explore)["ask"], "evade");
    assert_eq!(last(&format!("{on}\n{explore}"))["ask"], "check");
    let held = last(&format!("{on}\n{{\"type\":\"hold\"}}\n{explore}"));
    assert_eq!(held["ask"], "evade");
    assert!(held.get("wanted").is_none(), "nobody wants it: {held}");
    let pinned = last(&format!("{on}\n{{\"type\":\"pin\",\"id\":\"smoke\"}}\n{explore}"));
    assert_eq!(pinned["wanted"][0]["seat"], "nimm", "{pinned}");
    assert_eq!(pinned["wanted"][0]["why"], "pinned", "{pinned}");
    // Turned on where nobody wants to be asked, it goes on at once; turned off, it asks again.
    assert_eq!(last(&format!("{explore}\n{on}"))["ask"], "check");
    let both = r#"{"type":"stops","on":true,"window":"evade","stop":"always"}"#;
    assert_eq!(last(&format!("{both}\n{explore}"))["ask"], "evade");
    let off = r#"{"type":"stops","on":false}"#;
    assert_eq!(last(&format!("{on}\n{off}\n{explore}"))["ask"], "evade");
    let set = r#"{"type":"stops","seat":"nimm","window":"evade","stop":"always"}"#;
    let all = talk(&format!("{on}\n{set}\n{explore}"));
    let told = all.iter().rfind(|l| l["type"] == "stops").expect("told");
    assert_eq!(told["seats"]["nimm"]["evade"], "always", "{told}");
    assert_eq!(told["seats"]["tess"]["evade"], "useful", "{told}");
    for wrong in [
        r#"{"type":"stops","window":"evade"}"#,
        r#"{"type":"stops","window":"evading","stop":"always"}"#,
        r#"{"type":"stops","window":"evade","stop":"perhaps"}"#,
        r#"{"type":"stops","seat":"nobody","window":"evade","stop":"never"}"#,
        r#"{"type":"stops","seat":"nimm"}"#,
        r#"{"type":"stops","sit":"nimm"}"#,
        r#"{"type":"pin","id":"nothing"}"#,
        r#"{"type":"hold","on":1}"#,
    ] {
        let all = talk(wrong);
        assert_eq!(all.last().expect("an answer")["type"], "error", "{wrong}");
    }
}
