//! The way back: what a decision gives away, and that nothing else tells anything; that the past of
//! a long game is bounded, and every moment of it can be gone to, back and forth. What the table
//! allows is in `past_limits`.

use std::collections::BTreeSet;

use adventure::campaign::{Campaign, Game, Session};
use adventure::rules::describe::{self, moments::moment};
use adventure::rules::family::Adventure;
use adventure::rules::flow::frame::Flow;
use adventure::rules::flow::history::{self, History, Snapshot, digest, restore};
use adventure::rules::flow::prompt::{Act, Ask};
use adventure::rules::play;
use adventure::rules::state::cue::Cues;
use adventure::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use adventure::rules::state::{known, table, token};
use adventure::sim::bots::{Bot, careful::Careful, random::Random};
use adventure::vignette::{open, read::files};
use bevy_ecs::prelude::*;
use clients::text_table::{self, Screen};
use kernel::campaign::UndoPolicy;
use kernel::rng::Rng;
use kernel::view::Viewer;
use lang::{self, Language};

use crate::past_limits::campaign;
use crate::seen::{cue_line, prompt_line, state};
use crate::support::{begun, ships};

/// Everything that the table may know, and what it was told.
fn seen(world: &mut World) -> Vec<String> {
    let mut all = told(world);
    all.sort();
    all.extend(lies(world));
    all
}

/// What was told since it was asked last, by every client and in every language: lines of the
/// protocol, sentences of the text table and the window, the cards that the window shows beside them.
fn told(world: &mut World) -> Vec<String> {
    let cues = world.resource_mut::<Cues>().drain();
    let mut all = Vec::new();
    for cue in &cues {
        all.push(serde_json::to_string(&cue_line(world, cue)).expect("a cue is JSON"));
        all.push(lang::with(Language::German, || describe::cue_text(world, cue)));
        all.push(format!("{:?}", describe::cue_cards(world, cue)));
    }
    all
}

/// What was told without the numbers by which copies of a card are told apart.
fn without_numbers(line: &str) -> String {
    let known = line.replace("\"card\":", "\"card\":#");
    let known = known.replace("CardId(", "CardId(#");
    let mut parts = known.split('#');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.trim_start_matches(|c: char| c.is_ascii_digit()))
}

/// How the table lies, as clients show it: the protocol's state and prompt, the title of the moment,
/// all that the text table can show.
fn lies(world: &mut World) -> Vec<String> {
    let mut table = state(world);
    table["digest"] = serde_json::Value::Null;
    let mut all = vec![table.to_string()];
    if let Some(mut line) = prompt_line(world) {
        line.digest.clear();
        all.push(serde_json::to_string(&line).expect("a prompt is JSON"));
    }
    all.push(moment(world, &[]).text());
    let (mut input, mut out) = (std::io::empty(), Vec::new());
    let mut screen = Screen::new(&mut input, &mut out, false);
    text_table::everything(world, &Game::Loose, &mut screen).expect("it is kept in memory");
    all.push(String::from_utf8(out).expect("it is text"));
    all
}

/// The same table with other chance, and with other cards where nobody can know them; cards of which
/// the rules are speaking stay.
fn otherwise(world: &mut World, before: &Snapshot, whim: u64) {
    restore(world, before);
    let mut rng = Rng::new(whim);
    let spoken = format!("{:?} {:?}", world.resource::<Flow>(), play::prompt(world));
    let decks = table::places(world).map(PileId::Location);
    let decks = decks.chain(table::heroes(world).map(PileId::Deck)).chain([PileId::Blessings]);
    let known: BTreeSet<CardId> = decks
        .flat_map(|d| known::cards_known_to(world, d, Viewer::EVERYBODY))
        .map(|l| l.card)
        .collect();
    let free = |world: &World, c: &CardId| {
        let card = table::card(world, *c);
        !card.up
            && !known.contains(c)
            && token::hero_of(world, *c).is_none()
            && !spoken.contains(&format!("{c:?}"))
    };
    let places: Vec<PlaceId> = table::places(world).collect();
    let mut groups: Vec<Vec<PileId>> = vec![places.into_iter().map(PileId::Location).collect()];
    groups.extend(table::heroes(world).map(|h: HeroId| vec![PileId::Deck(h)]));
    groups.push(vec![PileId::Blessings]);
    for piles in groups {
        let mut loose: Vec<CardId> = piles
            .iter()
            .flat_map(|p| table::pile(world, *p).to_vec())
            .filter(|c| free(world, c))
            .collect();
        rng.shuffle(&mut loose);
        for pile in piles {
            let cards = table::pile(world, pile).to_vec();
            let laid = cards
                .into_iter()
                .map(|c| if free(world, &c) { loose.pop().unwrap_or(c) } else { c })
                .collect();
            table::restore_pile(world, pile, laid);
        }
    }
    world.insert_resource(rng);
    world.resource_mut::<Cues>().drain();
}

/// A decision that gave nothing away leads to the same table whatever the hidden cards and chance
/// are: who takes it back has learned nothing.
#[test]
fn what_gives_nothing_away_tells_nothing() {
    let (mut quiet, mut telling, mut wary) = (0, 0, 0);
    for pack in ["lamplighters", "glass-caravan"] {
        let content = ships(pack);
        let games = (0..2).flat_map(|g| content.scenarios.iter().map(move |s| (g, s)));
        for (n, (game, scenario)) in games.enumerate() {
            let mut world = begun(&content, &scenario.id, 1 + n % 4, n as u64);
            let mut other = World::new();
            play::install(&mut other, content.clone());
            for w in [&mut world, &mut other] {
                w.resource_mut::<Cues>().listening = true;
                w.resource_mut::<Cues>().drain();
            }
            let mut bot: Box<dyn Bot<Adventure>> = match game {
                0 => Box::new(Careful::new(n as u64)),
                _ => Box::new(Random::new(n as u64)),
            };
            for step in 0..150 {
                let Some(prompt) = play::prompt(&world).cloned() else { break };
                let acts = bot.choose(&mut world, &prompt);
                world.resource_mut::<Cues>().drain();
                play::submit(&mut world, &acts).expect("it was offered");
                let last = world.resource::<History>().made().last().expect("it is kept").clone();
                let now = seen(&mut world);
                let before = world.resource::<History>().before().expect("it is kept").clone();
                otherwise(&mut other, &before, step as u64 + 1000);
                let same = play::submit(&mut other, &acts).is_ok() && seen(&mut other) == now;
                match (last.revealed.is_nothing(), same) {
                    (true, true) => quiet += 1,
                    (false, false) => telling += 1,
                    (false, true) => wary += 1,
                    (true, false) => panic!(
                        "{}: decision {step}, {}, gave something away:\n{:#?}\n{now:#?}\n{:#?}",
                        scenario.id,
                        last.moment.text(),
                        last.moment.did,
                        {
                            otherwise(&mut other, &before, step as u64 + 1000);
                            let _ = play::submit(&mut other, &acts);
                            seen(&mut other)
                        },
                    ),
                }
            }
        }
    }
    eprintln!("{quiet} tell nothing, {telling} tell something, {wary} might have");
    assert!(quiet > 300 && telling > 300);
    assert!(wary * 4 < telling, "few are locked for nothing: {wary} of {telling}");
}

/// The same decision with the same dice and the same cards, but other shuffles. Whatever is shuffled:
/// where the table lies the same for all to see, the same was said; and where the same was said, it
/// lies the same. So no sentence tells what nobody can see, and nothing is shown as known that was
/// shuffled away.
struct Shuffles {
    same: usize,
    other: usize,
}

impl Shuffles {
    fn play(
        &mut self,
        world: &mut World,
        other: &mut World,
        bot: &mut dyn Bot<Adventure>,
        name: &str,
    ) {
        for w in [&mut *world, &mut *other] {
            w.resource_mut::<Cues>().listening = true;
        }
        for step in 0..STEPS {
            let Some(prompt) = play::prompt(world).cloned() else { break };
            let acts = bot.choose(world, &prompt);
            world.resource_mut::<Cues>().drain();
            play::submit(world, &acts).expect("it was offered");
            let last = world.resource::<History>().made().last().expect("it is kept").clone();
            if !last.revealed.mixed {
                continue;
            }
            let before = world.resource::<History>().before().expect("it is kept").clone();
            let (mut mine, table) = (told(world), lies(world));
            restore(other, &before);
            let rng = other.resource::<Rng>().reshuffled(step as u64 + 77);
            other.insert_resource(rng);
            other.resource_mut::<Cues>().drain();
            play::submit(other, &acts).expect("it was offered there too");
            let (mut theirs, their_table) = (told(other), lies(other));
            // What is done to several cards at once is told in some order, which tells nothing where
            // the table lies the same.
            let alike = table == their_table;
            if alike {
                // Nor does it tell anything which copy of a card it was.
                for said in [&mut mine, &mut theirs] {
                    said.iter_mut().for_each(|line| *line = without_numbers(line));
                    said.sort();
                }
            }
            match (mine == theirs, alike) {
                (true, true) => self.same += 1,
                (false, false) => self.other += 1,
                (said, _) => panic!(
                    "{name}: decision {step}, {}, {}: {}\n{mine:#?}\n{theirs:#?}\n{table:#?}\n{their_table:#?}",
                    last.moment.text(),
                    last.moment.did,
                    if said {
                        "the same was said of another table"
                    } else {
                        "more was said than can be seen"
                    },
                ),
            }
        }
    }
}

const STEPS: usize = 260;

#[test]
fn what_is_said_is_what_can_be_seen() {
    let mut all = Shuffles { same: 0, other: 0 };
    for pack in ["lamplighters", "glass-caravan"] {
        let content = ships(pack);
        for (n, scenario) in content.scenarios.iter().enumerate() {
            let mut world = begun(&content, &scenario.id, 2 + n % 3, n as u64 + 40);
            let mut other = World::new();
            play::install(&mut other, content.clone());
            all.play(&mut world, &mut other, &mut Careful::new(n as u64), &scenario.id);
        }
    }
    // Positions in which villains are met and flee, decks are examined and searched.
    for folder in ["villains", "examining", "closing", "tokens", "faceup", "winning"] {
        let folder = lang::assets::tree().join("assets/vignettes/adventure").join(folder);
        for file in files(&folder).expect("the folder is there") {
            for seed in 0..2 {
                let (Ok(mut world), Ok(mut other)) = (open(&file), open(&file)) else { continue };
                let mut bot = Random::new(seed);
                all.play(&mut world, &mut other, &mut bot, &file.display().to_string());
            }
        }
    }
    eprintln!("{} shuffled unseen, {} seen", all.same, all.other);
    assert!(all.same > 100 && all.other > 40, "{} and {}", all.same, all.other);
}

/// What was examined is remembered (AC-EXAM-01): it goes with an undo and comes again with what is
/// made again, and it is there when the campaign is taken up again.
#[test]
fn what_was_looked_at_is_remembered() {
    let mut known = 0;
    for seed in 0..6 {
        let dir = tempfile::tempdir().expect("a folder");
        let pack = ["lamplighters", "glass-caravan"][seed as usize % 2];
        let (mut world, mut game) = campaign(dir.path(), pack, seed, UndoPolicy::Free);
        let mut bot = Random::new(seed);
        for _ in 0..60 {
            let Some(prompt) = play::prompt(&world).cloned() else { break };
            let acts = bot.choose(&mut world, &prompt);
            let stood = world.resource::<History>().made().len();
            let was = state(&world);
            game.submit(&mut world, &acts).expect("it was offered");
            let now = state(&world);
            let end = world.resource::<History>().made().len();
            known += now["places"]
                .as_array()
                .expect("a list")
                .iter()
                .filter(|p| p["known"] != serde_json::json!([]))
                .count();
            game.go_to(&mut world, stood).expect("freely");
            assert_eq!(state(&world), was);
            game.go_to(&mut world, end).expect("it was taken back");
            assert_eq!(state(&world), now);
        }
        let was = state(&world);
        drop(game);
        let mut session = Session::new(Campaign::open(dir.path()).expect("opens"));
        let mut again = World::new();
        session.start_or_resume(&mut again, None, None).expect("goes on");
        assert_eq!(state(&again), was);
    }
    assert!(known > 10, "{known} times something was known of a deck");
}

/// However long a game is, only so many snapshots are held, and each moment can be gone to: back,
/// forth, and by playing on from there the same.
#[test]
fn a_long_past_is_bounded_and_whole() {
    let content = ships("lamplighters");
    let mut digests: Vec<u64> = Vec::new();
    let mut decisions: Vec<Vec<Act>> = Vec::new();
    let mut world = begun(&content, &content.scenarios[0].id, 6, 5);
    let mut bot = Random::new(5);
    let mut dithered = 0;
    while let Some(prompt) = play::prompt(&world).cloned() {
        let mut acts = bot.choose(&mut world, &prompt);
        // Plays are staged and taken back, many times over.
        let dither = |a: &&Act| matches!(a, Act::TakeBack(_) | Act::Use { .. });
        if let Some(act) = prompt.options.iter().find(dither).filter(|_| prompt.ask == Ask::Check) {
            dithered += 1;
            if dithered % 40 != 0 {
                acts = vec![*act];
            }
        }
        digests.push(digest(&world));
        play::submit(&mut world, &acts).expect("it was offered");
        decisions.push(acts);
    }
    let n = decisions.len();
    assert!(n > 700, "{n} decisions make a long game");
    let held = world.resource::<History>().snapshots();
    assert!(held <= 512 + n / 64 + 1, "{held} snapshots of {n} decisions");
    digests.push(digest(&world));
    for to in [n - 1, n - 300, 65, 64, 63, 1, 0] {
        assert!(history::go_back_to(&mut world, to), "back to {to}");
        assert_eq!(digest(&world), digests[to], "back to {to}");
        assert_eq!(world.resource::<History>().made().len(), to);
        assert_eq!(world.resource::<History>().undone().len(), n - to);
        let journal = &world.resource::<history::Journal>().decisions;
        assert_eq!(journal[..], decisions[..to]);
    }
    assert!(!history::go_back_to(&mut world, 0), "there is nothing to take back");
    for to in 0..n {
        let next =
            world.resource::<History>().undone().last().expect("it can be made again").clone();
        assert_eq!(next.acts, decisions[to]);
        play::submit(&mut world, &next.acts).expect("it was accepted before");
        assert_eq!(digest(&world), digests[to + 1]);
    }
    assert!(world.resource::<History>().undone().is_empty());
    // Something else is decided: what was taken back is gone.
    history::go_back_to(&mut world, 3);
    let prompt = play::prompt(&world).cloned().expect("it is open");
    let other = prompt.options.iter().find(|a| vec![**a] != decisions[3]).copied();
    if let Some(other) = other.filter(|_| prompt.max == 1) {
        play::submit(&mut world, &[other]).expect("it is offered");
        assert!(world.resource::<History>().undone().is_empty());
    }
}
