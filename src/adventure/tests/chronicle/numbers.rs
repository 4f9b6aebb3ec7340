//! What is counted, to the last die: positions with dice that are known.

use adventure::campaign::chronicle::chapter::{CallKind, Mark};
use adventure::campaign::chronicle::narrator::{Narrator, Story};
use adventure::campaign::chronicle::tally::{Thrown, Tried, sum};
use adventure::cards::content::Content;
use adventure::rules::flow::prompt::Act;
use adventure::rules::play;
use adventure::vignette::format::{Shelf, Step};
use adventure::vignette::read::{Library, read_shelf, read_text};
use adventure::vignette::{decide, position};
use kernel::content::problem::Problem;
use kernel::rng::Rng;

/// The shelves of the vignettes.
struct Shelves;

impl Library for Shelves {
    fn pack(&self, name: &str) -> Result<Content, Vec<Problem>> {
        adventure::cards::source::find_pack(name)
    }

    fn shelf(&self, name: &str) -> Result<Option<Shelf>, Vec<Problem>> {
        let file = lang::assets::tree().join("assets/vignettes/adventure/shelf");
        let file = file.join(format!("{name}.ron"));
        let text = std::fs::read_to_string(&file).expect("the shelf is there");
        read_shelf(name, &text).map(Some)
    }
}

/// Plays a script and listens.
fn listen(text: &str) -> Story {
    let loaded = read_text("test", text.into(), &Shelves).expect("it can be read");
    let mut world = position::set_up(&loaded).expect("it can be laid out");
    let mut teller = Narrator::new(&mut world);
    for step in &loaded.vignette.script {
        if let Step::Dice(faces) = step {
            world.resource_mut::<Rng>().forced.extend(faces);
            continue;
        }
        let prompt = play::prompt(&world).expect("it is not over").clone();
        let acts = decide::pick(&world, step, &prompt.options)
            .unwrap_or_else(|e| panic!("{step:?}: {e:?} at {prompt:?}"));
        teller.before(&world, &acts);
        play::submit(&mut world, &acts).expect("it was offered");
        teller.after(&mut world);
        go_on(&mut world, &mut teller);
    }
    teller.finish(&world)
}

/// Where nothing but going on can be answered.
fn go_on(world: &mut bevy_ecs::prelude::World, teller: &mut Narrator) {
    while play::prompt(world).is_some_and(|p| p.options == [Act::Continue]) {
        teller.before(world, &[Act::Continue]);
        play::submit(world, &[Act::Continue]).expect("it was offered");
        teller.after(world);
    }
}

fn texts(story: &Story) -> Vec<&str> {
    let turns = story.turns.iter().flat_map(|t| &t.story);
    story.opening.iter().chain(turns).chain(&story.ending).map(|s| s.text.as_str()).collect()
}

const LUCKY: &str = r#"(
    title: "Lucky", proves: [], edition: First, shelf: ["standard"],
    heroes: [(
        id: "lucky", name: "Lucky Jo", hand: 5, favored: Item, cards: (), deck: [],
        skills: [(skill: Strength, die: "1d6"), (skill: Wisdom, die: "1d12")],
        powers: [(power: (when: Rolled(), does: [Reroll(One)]))],
    )],
    cards: [
        (id: "charm", name: "Charm", kind: Item, check: "Wisdom 11", powers: [
            (do: Discard, when: Check(), does: [Add(1)]),
        ]),
        (id: "brute", name: "Brute", kind: Monster, check: "Combat 6"),
    ],
    position: (
        heroes: [
            (hero: "lucky", hand: ["charm", "codex x3"], deck: ["codex x9"]),
            (hero: "valeros", hand: ["codex x2"], deck: ["codex x9"]),
        ],
        locations: [(place: "temple", deck: [DECK])],
        blessings: ["blessing x5"],
    ),
    script: [SCRIPT],
)"#;

fn lucky(deck: &str, script: &str) -> Story {
    listen(&LUCKY.replace("DECK", deck).replace("SCRIPT", script))
}

#[test]
fn a_check_is_counted_with_its_chance_and_its_rerolls() {
    let story = lucky(
        r#""brute""#,
        r#"Explore, Play(card: "charm"), Dice([1]), Roll, Dice([6]), Power(of: "lucky")"#,
    );
    let [lucky, valeros] = story.tallies.as_slice() else { panic!("two heroes") };
    // 1d6+1 against 6: a 5 or a 6. Rolled 1, and then 6.
    let tried = Tried { tried: 1, passed: 1, again: 1, chance: 333_333, spread: 222_222 };
    assert_eq!(lucky.checks.iter().collect::<Vec<_>>(), [(&"Strength".to_owned(), &tried)]);
    assert_eq!(
        lucky.dice.iter().collect::<Vec<_>>(),
        [(&6, &Thrown { count: 2, sum: 7 })],
        "each throw counts"
    );
    assert_eq!(lucky.defeated.iter().collect::<Vec<_>>(), [(&"monster".to_owned(), &1)]);
    assert_eq!((lucky.explored, lucky.met, lucky.undefeated, lucky.damage), (1, 1, 0, 0));
    // The charm and the power.
    assert_eq!((lucky.played, lucky.helped), (2, 0));
    assert_eq!(valeros, &Default::default());
    let told = texts(&story);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("Charm: 1d6+1 gave 7 against 6, after a reroll)"), "{told:?}");
    assert_eq!(sum(&story.tallies), *lucky);
}

#[test]
fn a_failure_costs_what_it_costs() {
    let story = lucky(r#""brute""#, r#"Explore, Dice([2]), Roll, Dice([2]), Power(of: "lucky")"#);
    let lucky = &story.tallies[0];
    let tried = Tried { tried: 1, passed: 0, again: 0, chance: 166_667, spread: 138_889 };
    assert_eq!(lucky.checks["Strength"], tried);
    assert_eq!(lucky.dice[&6], Thrown { count: 2, sum: 4 });
    assert_eq!((lucky.undefeated, lucky.damage, lucky.banes()), (1, 4, 0));
    let told = texts(&story);
    assert!(
        told[0].ends_with("(Strength: 1d6 gave 2 against 6, after a reroll), taking 4 damage."),
        "{told:?}"
    );
    assert_eq!(story.opening[0].mark, Mark::Harm);
    assert_eq!(story.opening[0].cards, ["brute"]);
}

#[test]
fn a_hardly_possible_check_is_a_close_call() {
    // 1d12 against 11, and a 12: two of twelve.
    let story = lucky(r#""charm""#, "Explore, Dice([12]), Roll");
    let lucky = &story.tallies[0];
    assert_eq!(lucky.acquired.iter().collect::<Vec<_>>(), [(&"item".to_owned(), &1)]);
    assert_eq!(lucky.checks["Wisdom"].chance, 166_667);
    let [call] = story.calls.as_slice() else { panic!("{:?}", story.calls) };
    assert_eq!((call.kind, call.odds), (CallKind::LongShot, 166_667));
    assert_eq!(
        call.text,
        "Lucky's Wisdom check for Charm succeeded with a chance of only 17%: 12 against 11."
    );
    assert_eq!(texts(&story).len(), 1);
    assert_eq!(story.opening[0].mark, Mark::Gain);
}

#[test]
fn the_dead_have_an_epitaph() {
    let text = LUCKY
        .replace("DECK", r#""brute""#)
        .replace(r#"deck: ["codex x9"]"#, r#"deck: ["codex"]"#)
        .replace("SCRIPT", r#"Explore, Dice([1]), Roll, Dice([1]), Power(of: "lucky"), EndTurn"#)
        .replacen(r#"hand: ["charm", "codex x3"]"#, r#"hand: ["codex"]"#, 1);
    let story = listen(&text);
    let [epitaph] = story.epitaphs.as_slice() else { panic!("{:?}", texts(&story)) };
    assert_eq!((epitaph.hero.as_str(), epitaph.turn, epitaph.left), ("lucky", 1, 5));
    assert_eq!(
        epitaph.text,
        "Here lies Lucky Jo, who had nothing left to give at Temple on the 1st turn, with 5 \
         hours left. There was no time for deeds."
    );
    assert_eq!(story.tallies[0].deaths, 1);
    assert!(texts(&story).contains(&"Lucky died at Temple."), "{:?}", texts(&story));
}
