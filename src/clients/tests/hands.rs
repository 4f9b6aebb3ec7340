//! Tests of private hands (AC-COOP-01): nothing about another person's hand is revealed, in the
//! terminal or over the protocol; one person with several heroes is never asked to hand over the
//! screen.

use std::io::Cursor;
use std::path::Path;

use adventure::campaign::{Campaign, Game, Session, chronicle};
use adventure::rules::check;
use adventure::rules::describe;
use adventure::rules::flow::prompt::{Act, Source};
use adventure::rules::play;
use adventure::rules::state::cue::{Cue, Cues};
use adventure::rules::state::ids::{CardId, HeroId, PileId};
use adventure::rules::state::table;
use adventure::sim::bots::{Bot, random::Random};
use bevy_ecs::prelude::*;
use clients::headless::state::person;
use clients::text_table::{self, Screen};
use kernel::campaign::players::{self, Person, Seating, colors};
use kernel::campaign::{HandPolicy, UndoPolicy, privacy};

use crate::seen::{cue_line, prompt_line, state, state_for};

/// Sets up a table with private hands in the middle of a scenario.
fn table_of(dir: &Path, players: &[&str], policy: HandPolicy) -> (World, Session) {
    let party = ["brannick", "pim", "ilse"].map(str::to_owned);
    let players: Vec<String> = players.iter().map(|p| (*p).to_owned()).collect();
    let mut campaign =
        Campaign::create(dir, "lamplighters", &party, &players, "Hands", 4).expect("it is made");
    campaign.set_seating(&Seating { hands: policy, ..campaign.seating() }).expect("it is saved");
    let mut session = Session::new(campaign);
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("it begins");
    let mut bot = Random::new(5);
    for _ in 0..40 {
        let Some(prompt) = play::prompt(&world).cloned() else { break };
        let acts = bot.choose(&mut world, &prompt);
        session.submit(&mut world, &acts).expect("it is saved");
    }
    assert!(play::prompt(&world).is_some());
    (world, session)
}

/// Returns the names of cards that are in a hand, and nowhere where everybody sees them.
fn secrets(world: &World, hero: HeroId) -> Vec<String> {
    let mut open = vec![PileId::Stage, PileId::Hours, PileId::Support];
    for h in table::heroes(world) {
        open.extend([
            PileId::Discards(h),
            PileId::Buried(h),
            PileId::Displayed(h),
            PileId::Aside(h),
        ]);
        if h != hero {
            open.push(PileId::Hand(h));
        }
    }
    let named = |pile: PileId| -> Vec<String> {
        table::pile(world, pile).iter().map(|c| table::printed(world, *c).name.clone()).collect()
    };
    let known: Vec<String> = open.into_iter().flat_map(named).collect();
    named(PileId::Hand(hero)).into_iter().filter(|n| !known.contains(n)).collect()
}

/// The state contains a hand's cards for its own seat, and only their number for others.
#[test]
fn the_state_tells_only_what_that_seat_may_know() {
    let dir = tempfile::tempdir().expect("a folder");
    let (world, _session) = table_of(dir.path(), &["Anna", "Bert", "Anna"], HandPolicy::Private);
    let hand_of =
        |person: Option<&str>, n: usize| state_for(&world, person)["heroes"][n]["hand"].clone();
    for n in 0..3 {
        assert!(hand_of(None, n).is_number());
        assert_eq!(hand_of(Some("Anna"), n).is_array(), n != 1);
        assert_eq!(hand_of(Some("Bert"), n).is_array(), n == 1);
    }
    let pim = person(&world, &Game::Loose, Some("pim")).unwrap();
    assert_eq!(pim.as_deref(), Some("Bert"));
    assert!(person(&world, &Game::Loose, Some("nobody")).is_err());
    let text = state_for(&world, Some("Anna")).to_string();
    for name in secrets(&world, HeroId(1)) {
        assert!(!text.contains(&name), "{name}");
    }
}

/// With open hands, or one person with three heroes, nothing is hidden and no screen is handed
/// over.
#[test]
fn one_person_never_sees_a_curtain() {
    for (players, policy) in [
        (&["Anna", "Anna", "Anna"][..], HandPolicy::Private),
        (&[], HandPolicy::Private),
        (&["Anna", "Bert", "Eve"], HandPolicy::Open),
    ] {
        let dir = tempfile::tempdir().expect("a folder");
        let (world, _session) = table_of(dir.path(), players, policy);
        assert!(!privacy::is_private(&world));
        for h in table::heroes(&world) {
            assert_eq!(privacy::handover(&world, h), None);
            assert!(privacy::may_see(&world, h));
        }
        assert!(state(&world)["heroes"][0]["hand"].is_array());
    }
}

/// With several people in the terminal, nothing of a hand is printed before the screen is handed
/// over, and each sees only their own.
#[test]
fn the_terminal_is_handed_over() {
    let dir = tempfile::tempdir().expect("a folder");
    let (mut world, session) = table_of(dir.path(), &["Anna", "Bert", "Eve"], HandPolicy::Private);
    let asked = play::prompt(&world).expect("something is asked").who;
    let others: Vec<HeroId> = table::heroes(&world).filter(|h| *h != asked).collect();
    let hidden: Vec<String> = others.iter().flat_map(|h| secrets(&world, *h)).collect();
    let own = secrets(&world, asked);
    assert!(!hidden.is_empty());
    let mut game = Game::Saved(Box::new(session));
    let (mut input, mut out) = (Cursor::new("\nlook\npile hand\nwhy\nlog\nquit\n"), Vec::new());
    let mut screen = Screen::new(&mut input, &mut out, false);
    text_table::play(&mut world, &mut game, &mut screen).expect("it is a pipe");
    let output = String::from_utf8(out).expect("it is text");
    let flat = output.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("Hand the keyboard to"), "{output}");
    for name in &hidden {
        assert!(!flat.contains(name.as_str()), "{name}: {output}");
    }
    let (before, after) = flat.split_once("Hand the keyboard to").expect("it is there");
    for name in &own {
        assert!(!before.contains(name.as_str()), "{name}: {before}");
        assert!(after.contains(name.as_str()), "{name}: {after}");
    }
}

/// Over the protocol, prompts and cues of a longer game name no card that only another person has
/// seen.
#[test]
fn the_protocol_names_nothing_hidden() {
    let dir = tempfile::tempdir().expect("a folder");
    let (mut world, mut session) =
        table_of(dir.path(), &["Anna", "Bert", "Eve"], HandPolicy::Private);
    world.resource_mut::<Cues>().listening = true;
    let mut bot = Random::new(9);
    let mut withheld = 0;
    for _ in 0..60 {
        let Some(prompt) = play::prompt(&world).cloned() else { break };
        let person = players::player(&world, prompt.who).map(str::to_owned);
        let line = prompt_line(&mut world).expect("it is asked");
        for (option, act) in line.options.iter().zip(&prompt.options) {
            let theirs = match act {
                Act::Use { of: Source::Card(c), .. } | Act::Card(c) => table::card(&world, *c).pile,
                _ => continue,
            };
            let theirs = theirs.hero().filter(|_| matches!(theirs, PileId::Hand(_)));
            let own = theirs.is_none_or(|h| players::player(&world, h) == person.as_deref());
            assert_eq!(option.card.is_some(), own, "{}", option.text);
            assert_eq!(option.text.starts_with("Something in "), !own, "{}", option.text);
            withheld += usize::from(!own);
        }
        let acts = bot.choose(&mut world, &prompt);
        session.submit(&mut world, &acts).expect("it is saved");
        for cue in world.resource_mut::<Cues>().drain() {
            let line = serde_json::to_string(&cue_line(&world, &cue));
            if line.as_ref().is_ok_and(|l| l.contains(" draws ")) {
                let line = line.expect("it is plain data");
                assert!(line.contains("draws a card") && line.contains("\"card\":null"), "{line}");
            }
        }
    }
    assert!(withheld > 0, "nobody could have helped anybody");
}

/// Returns the pile of each card, by its number.
fn piles(world: &World) -> Vec<PileId> {
    let n = world.resource::<table::Index>().cards.len() as u16;
    (0..n).map(|c| table::card(world, CardId(c)).pile).collect()
}

/// No sentence, no title of a moment and no chapter names a card that was drawn into a private hand
/// or given from one to another, nor do the cards that the window shows beside them.
#[test]
fn no_sentence_names_what_is_in_a_private_hand() {
    let dir = tempfile::tempdir().expect("a folder");
    let (mut world, mut session) =
        table_of(dir.path(), &["Anna", "Bert", "Eve"], HandPolicy::Private);
    session.choose_undo(UndoPolicy::Hidden).expect("it is saved");
    let mut game = Game::Saved(Box::new(session));
    world.resource_mut::<Cues>().listening = true;
    world.resource_mut::<Cues>().drain();
    let mut bot = Random::new(2);
    let (mut drawn, mut given, mut all) = (0, 0, String::new());
    for _ in 0..220 {
        let Some(prompt) = play::prompt(&world).cloned() else { break };
        let gift = prompt.options.iter().find(|a| matches!(a, Act::Give { .. }));
        let acts = match gift {
            Some(gift) if given < 5 => vec![*gift],
            _ => bot.choose(&mut world, &prompt),
        };
        let before = piles(&world);
        // The payment of a play was shown, and comes back with it.
        let staged = check::view(&world).map(|v| v.staged).unwrap_or_default();
        let mut back: Vec<CardId> = staged.iter().filter_map(|p| p.with).collect();
        game.submit(&mut world, &acts).expect("it is saved");
        let after = piles(&world);
        let mut output = String::new();
        for cue in world.resource_mut::<Cues>().drain() {
            if let Cue::TookBack { of: Source::Card(card), .. } = cue {
                back.push(card);
            }
            let line = cue_line(&world, &cue);
            output.push_str(&serde_json::to_string(&line).expect("it is plain data"));
            output.push_str(&describe::cue_text(&world, &cue));
            for card in describe::cue_cards(&world, &cue) {
                output.push_str(&describe::card_name(&world, card));
            }
        }
        let moments = game.moments(&world);
        let last = moments.all.len().saturating_sub(3);
        output.push_str(&format!("{:?}", &moments.all[last..]));
        for (n, (from, to)) in before.iter().zip(&after).enumerate() {
            let PileId::Hand(hero) = *to else { continue };
            let own = match from {
                // A card that was played openly and is taken back is known.
                PileId::Deck(_) => !back.contains(&CardId(n as u16)),
                PileId::Hand(other) => *other != hero,
                _ => false,
            };
            let name = describe::card_name(&world, CardId(n as u16));
            if own && secrets(&world, hero).contains(&name) {
                drawn += usize::from(matches!(from, PileId::Deck(_)));
                given += usize::from(matches!(from, PileId::Hand(_)));
                assert!(!output.contains(&name), "{name}: {output}");
            }
        }
        all.push_str(&output);
    }
    assert!(drawn > 10 && given > 0, "{drawn} drawn, {given} given");
    let Game::Saved(session) = &game else { return };
    let Campaign { dir, record, content, .. } = &session.campaign;
    let told = serde_json::to_string(&chronicle::of(dir, record, content, false));
    let told = told.expect("it is plain data");
    for hero in table::heroes(&world) {
        for name in secrets(&world, hero).iter().filter(|n| !all.contains(n.as_str())) {
            assert!(!told.contains(name.as_str()), "{name}");
        }
    }
}

/// The seating is saved, can change during a scenario, and is missing in old records.
#[test]
fn seats_change_at_the_table() {
    let dir = tempfile::tempdir().expect("a folder");
    let (mut world, mut session) =
        table_of(dir.path(), &["Anna", "Bert", "Anna"], HandPolicy::Open);
    let campaign = &mut session.campaign;
    assert!(
        campaign.set_seating(&Seating { players: vec!["A".into()], ..Seating::default() }).is_err()
    );
    let to = Seating {
        players: vec!["Anna".into(), "Eve".into(), "Eve".into()],
        people: vec![
            Person { name: "Eve".into(), color: 4 },
            Person { name: "Bert".into(), color: 3 },
        ],
        hands: HandPolicy::Private,
    };
    campaign.set_seating(&to).expect("it is saved");
    campaign.seat(&mut world);
    assert_eq!(campaign.record.people.len(), 1, "who left is forgotten");
    assert_eq!(colors(&to.players, &to.people), [0, 4, 4, 3, 4, 5]);
    privacy::hand_over(&mut world, HeroId(1));
    assert!(privacy::may_see(&world, HeroId(2)) && !privacy::may_see(&world, HeroId(0)));
    drop(session);
    let campaign = Campaign::open(dir.path()).expect("it opens");
    assert_eq!(campaign.seating().players, to.players);
    assert_eq!(campaign.record.choices.hands, HandPolicy::Private);
}
