//! The way back: what a decision gives away, and that nothing else tells anything; that the past of
//! a long game is bounded, and every moment of it can be gone to, back and forth.

use std::collections::BTreeSet;

use adventure::campaign::record::Record;
use adventure::campaign::{Campaign, Game, JournalStep, ReadJournal, Session, Watch};
use adventure::rules::describe::{self, moments::moment};
use adventure::rules::family::Adventure;
use adventure::rules::flow::frame::Flow;
use adventure::rules::flow::past::{self, History, Snapshot, digest, restore};
use adventure::rules::flow::prompt::{Act, Ask};
use adventure::rules::play;
use adventure::rules::state::cue::Cues;
use adventure::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use adventure::rules::state::{known, table, token};
use adventure::sim::bots::{Bot, Whim, careful::Careful, random::Random};
use adventure::vignette::{open, read::files};
use bevy_ecs::prelude::*;
use clients::text_table::{self, Screen};
use kernel::campaign::UndoPolicy;
use kernel::campaign::journal::{self, Step};
use kernel::rng::Rng;
use kernel::view::Viewer;
use lang::{self, Language};

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
    let known: BTreeSet<CardId> =
        decks.flat_map(|d| known::lying(world, d, Viewer::EVERYBODY)).map(|l| l.card).collect();
    let free = |world: &World, c: &CardId| {
        let card = table::card(world, *c);
        !card.up
            && !known.contains(c)
            && token::of(world, *c).is_none()
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
            table::lay(world, pile, laid);
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
        assert!(past::back(&mut world, to), "back to {to}");
        assert_eq!(digest(&world), digests[to], "back to {to}");
        assert_eq!(world.resource::<History>().made().len(), to);
        assert_eq!(world.resource::<History>().undone().len(), n - to);
        let journal = &world.resource::<past::Journal>().decisions;
        assert_eq!(journal[..], decisions[..to]);
    }
    assert!(!past::back(&mut world, 0), "there is nothing to take back");
    for to in 0..n {
        let next =
            world.resource::<History>().undone().last().expect("it can be made again").clone();
        assert_eq!(next.acts, decisions[to]);
        play::submit(&mut world, &next.acts).expect("it was accepted before");
        assert_eq!(digest(&world), digests[to + 1]);
    }
    assert!(world.resource::<History>().undone().is_empty());
    // Something else is decided: what was taken back is gone.
    past::back(&mut world, 3);
    let prompt = play::prompt(&world).cloned().expect("it is open");
    let other = prompt.options.iter().find(|a| vec![**a] != decisions[3]).copied();
    if let Some(other) = other.filter(|_| prompt.max == 1) {
        play::submit(&mut world, &[other]).expect("it is offered");
        assert!(world.resource::<History>().undone().is_empty());
    }
}

/// The numbers of the cards that everybody can see.
fn visible(world: &World) -> BTreeSet<u64> {
    fn walk(value: &serde_json::Value, all: &mut BTreeSet<u64>) {
        match value {
            serde_json::Value::Array(of) => of.iter().for_each(|v| walk(v, all)),
            serde_json::Value::Object(of) => {
                if of.contains_key("card") {
                    all.extend(of.get("number").and_then(serde_json::Value::as_u64));
                }
                of.values().for_each(|v| walk(v, all));
            }
            _ => {}
        }
    }
    let mut all = BTreeSet::new();
    walk(&state(world), &mut all);
    all
}

fn campaign(dir: &std::path::Path, pack: &str, seed: u64, undo: UndoPolicy) -> (World, Game) {
    let content = ships(pack);
    let party: Vec<String> = content.heroes.iter().take(2).map(|h| h.id.clone()).collect();
    let mut made = Campaign::create(dir, pack, &party, &[], "The way back", seed).expect("made");
    made.record.choices.undo = undo;
    made.record.save(dir).expect("saved");
    let mut session = Session::new(made);
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("begins");
    let mut game = Game::Saved(Box::new(session));
    game.mind_manners(&mut world);
    (world, game)
}

/// Where rolls and revealed cards stand, whatever is gone back to was left with nothing learned: no
/// die was rolled, no card is known that was not; and what is locked is refused and changes nothing.
#[test]
fn under_hidden_nothing_is_learned_by_going_back() {
    let (mut back, mut refused) = (0, 0);
    for (n, pack) in ["lamplighters", "glass-caravan"].repeat(3).into_iter().enumerate() {
        let dir = tempfile::tempdir().expect("a folder");
        let (mut world, mut game) = campaign(dir.path(), pack, n as u64, UndoPolicy::Hidden);
        let mut bot = Random::new(n as u64);
        let mut whim = Whim::new(n as u64);
        for _ in 0..120 {
            let Some(prompt) = play::prompt(&world).cloned() else { break };
            let acts = bot.choose(&mut world, &prompt);
            game.submit(&mut world, &acts).expect("it was offered");
            if !whim.once_in(2) {
                continue;
            }
            let (was, seen) = (digest(&world), visible(&world));
            let stood = world.resource::<History>().made().to_vec();
            let moments = game.moments(&world);
            assert_eq!(moments.now, stood.len());
            let to = stood.len().saturating_sub(1 + whim.below(3));
            match game.go_to(&mut world, to) {
                Ok(()) => {
                    assert_eq!(moments.all[to].locked, None);
                    assert!(stood[to..].iter().all(|m| m.revealed.is_nothing()));
                    let gone: Vec<_> = seen.difference(&visible(&world)).copied().collect();
                    assert_eq!(gone, [0_u64; 0], "seen, and now hidden again");
                    back += 1;
                    // And forth again: all is as it was.
                    game.go_to(&mut world, stood.len()).expect("it was taken back");
                    assert_eq!(digest(&world), was);
                    if whim.once_in(2) {
                        game.go_to(&mut world, to).expect("as before");
                    }
                }
                Err(e) => {
                    assert_eq!(moments.all[to].locked.as_deref(), Some(e.to_string().as_str()));
                    assert!(stood[to..].iter().any(|m| !m.revealed.is_nothing()));
                    assert_eq!(digest(&world), was);
                    refused += 1;
                }
            }
        }
    }
    assert!(back > 20 && refused > 20, "{back} went back, {refused} were refused");
}

/// Where nothing is taken back, only what the table went on from by itself is left to the people,
/// as far as it told nothing; and the choice can be changed at any time, which the journal notes.
#[test]
fn where_nothing_is_taken_back() {
    let mut by_itself = 0;
    let mut last = None;
    for seed in 0..20 {
        let dir = tempfile::tempdir().expect("a folder");
        let pack = ["lamplighters", "glass-caravan"][seed as usize % 2];
        let (mut world, mut game) = campaign(dir.path(), pack, seed, UndoPolicy::Off);
        assert_eq!(game.undo(&mut world), Ok(false));
        let mut bot = Random::new(seed);
        for _ in 0..100 {
            let Some(prompt) = play::prompt(&world).cloned() else { break };
            let acts = bot.choose(&mut world, &prompt);
            game.submit(&mut world, &acts).expect("it was offered");
            let made = world.resource::<History>().made().to_vec();
            let quiet = made.iter().rev().take_while(|m| m.automatic && m.revealed.is_nothing());
            let quiet = quiet.count();
            let done = game.undo(&mut world);
            let left = world.resource::<History>().made().len();
            assert_eq!(left, made.len() - quiet);
            match quiet {
                0 => assert!(done.is_err(), "a decision was taken back"),
                _ => {
                    assert_eq!(done, Ok(true));
                    by_itself += 1;
                    game.go_to(&mut world, made.len()).expect("it was taken back");
                }
            }
        }
        last = Some((dir, world, game));
    }
    let (dir, mut world, mut game) = last.expect("there was one");
    assert!(by_itself > 3, "{by_itself}");
    let stood = world.resource::<History>().made().len();
    game.set_undo_policy(&world, UndoPolicy::Free).expect("saved");
    assert_eq!(game.undo(&mut world), Ok(true));
    let now = digest(&world);
    drop(game);
    // It is in the record and in the journal, and both are taken up again.
    let read: ReadJournal =
        journal::read(&journal::path(dir.path(), 1)).expect("there").expect("whole");
    let told =
        |s: &&(JournalStep, u32, u64)| matches!(&s.0, Step::Chose(c) if c.undo == UndoPolicy::Free);
    assert_eq!(read.steps.iter().filter(told).count(), 1);
    let kept = read.standing(read.steps.len());
    assert!(kept.len() < stood && kept.iter().any(|s| s.by_itself));
    let mut session = Session::new(Campaign::open(dir.path()).expect("opens"));
    assert_eq!(session.campaign.record.choices.undo, UndoPolicy::Free);
    let mut world = World::new();
    session.start_or_resume(&mut world, None, None).expect("goes on");
    assert_eq!(digest(&world), now);
    let game = Game::Saved(Box::new(session));
    // What was taken back can still be made again.
    assert!(game.moments(&world).all.len() > kept.len() + 1);
    assert_eq!(world.resource::<History>().made().len(), kept.len());
}

/// A scenario that was played to its end can be watched at each of its moments, forwards and
/// backwards; nothing is written meanwhile; and from any moment it goes on as a copy.
#[test]
fn a_journal_is_watched_and_taken_over() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().join("played");
    let (mut world, mut game) = campaign(&dir, "lamplighters", 3, UndoPolicy::Free);
    let mut bot = Random::new(3);
    let mut digests = vec![digest(&world)];
    while let Some(prompt) = play::prompt(&world).cloned() {
        let acts = bot.choose(&mut world, &prompt);
        game.submit(&mut world, &acts).expect("it was offered");
        if digests.len() % 17 == 0 {
            // What was taken back is no part of what is watched.
            let stood = world.resource::<History>().made().len();
            game.go_to(&mut world, stood.saturating_sub(3)).expect("freely");
        }
        let stood = world.resource::<History>().made().len();
        digests.resize(stood.max(digests.len()) + 1, 0);
        digests[stood] = digest(&world);
    }
    let stood = world.resource::<History>().made().len();
    let end = digest(&world);
    game.finish(&mut world).expect("saved");
    drop(game);
    let files = |dir: &std::path::Path| -> Vec<(std::path::PathBuf, Vec<u8>)> {
        let mut all = Vec::new();
        for folder in ["", "journals", "generations"] {
            let entries = std::fs::read_dir(dir.join(folder)).expect("it is there").flatten();
            let paths = entries.map(|e| e.path()).filter(|p| p.is_file());
            all.extend(paths.map(|p| (p.clone(), std::fs::read(&p).expect("it can be read"))));
        }
        all.sort();
        all
    };
    let before = files(&dir);
    let record = Record::peek(&dir).expect("it is there");
    let all: Vec<u32> = record.body.results.iter().map(|played| played.journal).collect();
    assert_eq!(all, [1]);

    let mut watch = Watch::of_campaign(&dir, 1).expect("it opens");
    let mut table = World::new();
    watch.begin(&mut table).expect("it begins");
    assert_eq!(watch.notices, [""; 0]);
    assert_eq!((watch.len(), watch.at(&table)), (stood, 0));
    assert_eq!(watch.moments().len(), stood + 1);
    let mut seen: Vec<u64> = Vec::new();
    for n in 0..=stood {
        watch.to(&mut table, n).expect("forwards");
        seen.push(digest(&table));
    }
    assert_eq!(seen[stood], end);
    for n in (0..=stood).rev() {
        watch.to(&mut table, n).expect("backwards");
        assert_eq!(digest(&table), seen[n], "at {n}");
    }
    let turns = watch.turns();
    assert!(turns.len() > 2 && turns[0] == 0);
    assert_eq!(watch.next_turn(0), turns[1]);
    assert_eq!(watch.previous_turn(turns[2]), turns[1]);
    // Nothing is decided on such a table.
    watch.to(&mut table, 5).expect("it is there");
    let mut game = Game::Watched(Box::new(watch));
    let prompt = play::prompt(&table).cloned().expect("it is open");
    assert!(game.submit(&mut table, &[prompt.options[0]]).is_err());
    assert_eq!(digest(&table), seen[5]);
    assert_eq!(game.undo(&mut table), Ok(true));
    game.go_to(&mut table, 40).expect("forth");
    assert_eq!(digest(&table), seen[40]);
    let Game::Watched(watch) = game else { return };

    let copy = place.path().join("copy");
    watch.take_over(40, &copy).expect("it is made");
    assert!(watch.take_over(40, &copy).is_err(), "it is there already");
    assert_eq!(files(&dir), before, "the campaign is as it was");
    let mut session = Session::new(Campaign::open(&copy).expect("it opens"));
    assert_eq!(session.campaign.record.name, "The way back: what if");
    let mut world = World::new();
    let notices = session.start_or_resume(&mut world, None, None).expect("it goes on");
    assert_eq!(notices, [""; 0]);
    assert_eq!(digest(&world), seen[40]);
    // And it plays to an end of its own.
    let mut game = Game::Saved(Box::new(session));
    while let Some(prompt) = play::prompt(&world).cloned() {
        let acts = bot.choose(&mut world, &prompt);
        game.submit(&mut world, &acts).expect("it was offered");
    }
    assert!(game.finish(&mut world).expect("saved").is_some());
    drop(game);
    // A copy can be watched and taken over like any other; so can a file by its path.
    let mut again = Watch::of_file(&copy.join("journals/001.jsonl")).expect("it opens");
    again.begin(&mut World::new()).expect("it begins");
    let third = place.path().join("third");
    again.take_over(0, &third).expect("it is made");
    assert_eq!(Record::peek(&third).expect("it is there").name, "The way back: what if 2");
    // Alone, it can be watched, but not taken over.
    let alone = place.path().join("alone.jsonl");
    std::fs::copy(dir.join("journals/001.jsonl"), &alone).expect("copied");
    let mut alone = Watch::of_file(&alone).expect("it opens");
    alone.begin(&mut World::new()).expect("it begins");
    assert_eq!(alone.len(), stood);
    assert!(alone.take_over(3, &place.path().join("no")).is_err());
    assert!(!place.path().join("no").exists());
}
