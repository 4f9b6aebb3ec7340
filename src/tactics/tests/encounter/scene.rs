//! A table with an encounter on it, for tests: set up, moved about, asked and answered.

use std::sync::{Arc, LazyLock};

use bevy_ecs::prelude::*;
use kernel::cues::Cues;
use kernel::play;
use kernel::rng::Rng;
use tactics::content::TacticsContent;
use tactics::content::effect::{Effect, Effects};
use tactics::content::load::load;
use tactics::content::words::Condition;
use tactics::ground::Sq;
use tactics::rules::describe;
use tactics::rules::effect::{run, triggers};
use tactics::rules::family::Tactics;
use tactics::rules::flow::cue::Cue;
use tactics::rules::flow::frame::{Ctx, Happened, What};
use tactics::rules::flow::prompt::{Act, Ask, Asked, Prompt};
use tactics::rules::start::{Company, Start};
use tactics::rules::state::fighter::Fighter;
use tactics::rules::state::ids::{CardId, Def, FighterId, SeatId, Source};
use tactics::rules::state::piles::{self, Pile, Spot};
use tactics::rules::state::round::{Round, Token};
use tactics::rules::state::table;

/// The smallest pack that tests play.
pub static PACK: LazyLock<Arc<TacticsContent>> = LazyLock::new(|| {
    let dir = lang::assets::tree().join("src/tactics/tests/pack");
    Arc::new(load(&dir).unwrap_or_else(|problems| panic!("{problems:?}")))
});

/// The shipped campaign.
pub static CAMPAIGN: LazyLock<Arc<TacticsContent>> = LazyLock::new(|| {
    let dir = lang::assets::tree().join("campaigns/tactics/heavy-king");
    Arc::new(load(&dir).unwrap_or_else(|problems| panic!("{problems:?}")))
});

/// A company of so many heroes, guards and ringers by turns: Ada, Ben, Cid, Dot, Eve.
pub fn company(content: &TacticsContent, heroes: usize) -> Company {
    let figures = ["ada", "ben", "cid", "dot", "eve"];
    let classes = ["guard", "ringer"].into_iter().cycle();
    let party: Vec<(&str, &str)> = figures.into_iter().zip(classes).take(heroes).collect();
    Company::new(content, &party).unwrap()
}

/// A World in which the encounter of the pack has been begun.
pub fn begun(heroes: usize, seed: u64) -> World {
    begin(PACK.clone(), heroes, seed)
}

pub fn begin(content: Arc<TacticsContent>, heroes: usize, seed: u64) -> World {
    let mut world = World::new();
    let company = company(&content, heroes);
    play::install::<Tactics>(&mut world, content);
    let start = Start::new("2", company, seed);
    play::begin::<Tactics>(&mut world, &start).unwrap();
    world.resource_mut::<Cues<Tactics>>().listening = true;
    world
}

/// Ada, a guard.
pub const ADA: SeatId = SeatId(0);
/// Ben, a ringer.
pub const BEN: SeatId = SeatId(1);
/// Cid, a guard.
pub const CID: SeatId = SeatId(2);

/// An open yard with a boss and two hands; rows from the top, a1 in the lower left.
pub const YARD: [&str; 7] = [
    "..........",
    "..........",
    "..M....H..",
    "..........",
    ".......H..",
    "..........",
    "sss.......",
];

pub fn sq(name: &str) -> Sq {
    name.parse().unwrap()
}

pub struct Scene {
    pub world: World,
}

impl Scene {
    /// Three heroes in the yard, at the prompt before the first round's line is settled.
    pub fn yard() -> Scene {
        Scene::on(&YARD, |_| {})
    }

    /// Three heroes on another map, with the pack changed.
    pub fn on(rows: &[&str], change: impl FnOnce(&mut TacticsContent)) -> Scene {
        let mut content = (**PACK).clone();
        let chapter = content.chapters.iter_mut().find(|c| c.id == "2").unwrap();
        let encounter = chapter.encounter.as_mut().unwrap();
        encounter.map.rows = rows.iter().map(|r| (*r).to_owned()).collect();
        change(&mut content);
        let mut scene = Scene { world: begin(Arc::new(content), 3, 1) };
        scene.to(Ask::Redo);
        scene
    }

    /// Three heroes, bearer, gleaner and ringer, in an encounter of the campaign, in the first one's turn;
    /// where the line cannot be changed, in the turn of whoever comes first.
    pub fn evening(chapter: &str) -> Scene {
        Scene::evening_after(chapter, &[])
    }

    /// The same for a party that the road has left with these flags.
    pub fn evening_after(chapter: &str, flags: &[&str]) -> Scene {
        let content = CAMPAIGN.clone();
        let classes = ["bearer", "gleaner", "ringer"];
        let party: Vec<(&str, &str)> =
            content.heroes.iter().map(|h| h.id.as_str()).zip(classes).collect();
        let mut company = Company::new(&content, &party).unwrap();
        company.flags.extend(flags.iter().map(|f| (*f).to_owned()));
        let mut world = World::new();
        play::install::<Tactics>(&mut world, content);
        let start = Start::new(chapter, company, 1);
        play::begin::<Tactics>(&mut world, &start).unwrap();
        let mut scene = Scene { world };
        while !matches!(scene.ask(), Some(Ask::Redo | Ask::Turn)) {
            scene.quiet();
        }
        if scene.ask() == Some(Ask::Turn) {
            return scene;
        }
        let mut line = scene.world.resource::<Round>().tokens.clone();
        line.sort_by_key(|t| t.deck.is_some());
        scene.world.resource_mut::<Round>().line = line;
        scene.act(Act::Continue).to(Ask::Turn);
        scene
    }

    /// The name of a hero's figure.
    pub fn hero(&self, seat: SeatId) -> String {
        describe::hero(&self.world, seat)
    }

    /// Has what a rule of the chapter does carried out, before whatever is asked now.
    pub fn chapter_rule(&mut self, n: usize) -> &mut Scene {
        let does = table::encounter(&self.world).unwrap().rules[n].does.clone();
        self.world.resource_mut::<Asked>().prompt = None;
        run::push_rule(&mut self.world, Ctx::nobody(), does);
        kernel::drive::drive::<Tactics>(&mut self.world);
        self
    }

    /// Has Cleanup begin for all who answer it, before whatever is asked now.
    pub fn cleanup(&mut self) -> &mut Scene {
        self.event(Happened::new(What::Cleanup))
    }

    /// Has something happen for all who answer it, before whatever is asked now.
    pub fn event(&mut self, event: Happened) -> &mut Scene {
        self.world.resource_mut::<Asked>().prompt = None;
        triggers::fire(&mut self.world, event);
        kernel::drive::drive::<Tactics>(&mut self.world);
        self
    }

    /// Has text written as in a pack carried out by a figure, before whatever is asked now.
    pub fn says(&mut self, who: &str, ron: &str) -> &mut Scene {
        let effects: Vec<Effect> =
            kernel::content::load::options().from_str(ron).unwrap_or_else(|e| panic!("{ron}: {e}"));
        self.text(who, &effects)
    }

    /// How many tokens a figure has.
    pub fn tokens(&self, code: &str, token: &str) -> u8 {
        let token = table::book(&self.world).find_token(token).unwrap();
        self.fighter(code).tokens_of(token)
    }

    /// Whether a figure sees another one.
    pub fn sees(&self, one: &str, other: &str) -> bool {
        tactics::rules::sight::is_seen(&self.world, self.id(one), self.id(other))
    }

    /// Answers with the first option until a hero's turn goes on.
    pub fn first_ones(&mut self) -> &mut Scene {
        for _ in 0..200 {
            if self.ask() == Some(Ask::Turn) {
                return self;
            }
            let act = self.options()[0];
            self.act(act);
        }
        panic!("it does not end");
    }

    /// Has an ability of an enemy carried out, about somebody.
    pub fn ability(&mut self, who: &str, it: &str) -> &mut Scene {
        self.ability_of(who, 0, it)
    }

    /// Has the ability of that number carried out by an enemy, about somebody.
    pub fn ability_of(&mut self, who: &str, n: usize, it: &str) -> &mut Scene {
        let (id, it) = (self.id(who), self.id(it));
        let does = table::enemy(&self.world, id).unwrap().active[n].does.clone();
        self.world.resource_mut::<Asked>().prompt = None;
        let ctx = Ctx { it: Some(it), ..Ctx::of(id, Source::Fighter(id)) };
        run::push(&mut self.world, ctx, does);
        kernel::drive::drive::<Tactics>(&mut self.world);
        self
    }

    /// The value of a counter.
    pub fn counter(&self, id: &str) -> i32 {
        let all = &self.world.resource::<tactics::rules::state::round::Progress>().counters;
        all.iter().find(|(of, _)| of == id).unwrap().1
    }

    /// The squares of a kind of terrain.
    pub fn terrain(&self, id: &str) -> tactics::ground::Cells {
        tactics::rules::state::table::terrain(&self.world, id)
    }

    pub fn prompt(&self) -> &Prompt {
        play::prompt::<Tactics>(&self.world).expect("something is asked")
    }

    pub fn ask(&self) -> Option<Ask> {
        play::prompt::<Tactics>(&self.world).map(|p| p.ask)
    }

    pub fn options(&self) -> Vec<Act> {
        self.prompt().options.clone()
    }

    pub fn offers(&self, act: Act) -> bool {
        self.options().contains(&act)
    }

    pub fn act(&mut self, act: Act) -> &mut Scene {
        self.acts(&[act])
    }

    pub fn acts(&mut self, acts: &[Act]) -> &mut Scene {
        let open = play::prompt::<Tactics>(&self.world).cloned();
        play::submit::<Tactics>(&mut self.world, acts)
            .unwrap_or_else(|r| panic!("{acts:?}: {r}; open is {open:?}"));
        self
    }

    /// The rule by which an act is refused.
    pub fn refused(&mut self, act: Act) -> String {
        match play::submit::<Tactics>(&mut self.world, &[act]) {
            Ok(()) => panic!("{act:?} was taken"),
            Err(refusal) => refusal.rule,
        }
    }

    /// Answers without doing anything until that is asked.
    pub fn to(&mut self, ask: Ask) -> &mut Scene {
        for _ in 0..500 {
            if self.ask() == Some(ask) {
                return self;
            }
            self.quiet();
        }
        panic!("{ask:?} is never asked");
    }

    /// Answers one prompt without doing anything.
    pub fn quiet(&mut self) -> &mut Scene {
        let options = self.options();
        let quiet = [Act::Continue, Act::No, Act::Roll, Act::Pass, Act::EndTurn];
        let act = quiet.into_iter().find(|a| options.contains(a)).unwrap_or(options[0]);
        self.act(act)
    }

    /// Lays the line of the round in this order, and goes on to the first turn.
    pub fn line(&mut self, names: &[&str]) -> &mut Scene {
        self.to(Ask::Redo);
        let token = |name: &&str| {
            let of = self.id(name);
            let tokens = &self.world.resource::<Round>().tokens;
            *tokens.iter().find(|t: &&Token| t.of == of).unwrap()
        };
        let line: Vec<Token> = names.iter().map(token).collect();
        self.world.resource_mut::<Round>().line = line;
        self.act(Act::Continue)
    }

    pub fn id(&self, code: &str) -> FighterId {
        let mut all = table::fighters(&self.world);
        let is = |f: &&Fighter| f.code == code || describe::fighter(&self.world, f.id) == code;
        all.find(is)
            .unwrap_or_else(|| {
                let codes: Vec<&str> =
                    table::fighters(&self.world).map(|f| f.code.as_str()).collect();
                panic!("nobody is called {code}: {codes:?}")
            })
            .id
    }

    pub fn fighter(&self, code: &str) -> &Fighter {
        table::fighter(&self.world, self.id(code))
    }

    pub fn hp(&self, code: &str) -> i16 {
        self.fighter(code).hp
    }

    pub fn at(&self, code: &str) -> String {
        self.fighter(code).at.to_string()
    }

    pub fn has(&self, code: &str, condition: Condition) -> bool {
        self.fighter(code).has(condition)
    }

    /// Asks anew what a hero does, after the table was changed by hand.
    fn fresh(&mut self) -> &mut Scene {
        if self.ask() == Some(Ask::Turn) {
            self.world.resource_mut::<Asked>().prompt = None;
            kernel::drive::drive::<Tactics>(&mut self.world);
        }
        self
    }

    /// Moves a figure by hand.
    pub fn put(&mut self, code: &str, at: &str) -> &mut Scene {
        let id = self.id(code);
        table::fighter_mut(&mut self.world, id).at = sq(at);
        self.fresh()
    }

    pub fn set_hp(&mut self, code: &str, hp: i16) -> &mut Scene {
        let id = self.id(code);
        let mut f = table::fighter_mut(&mut self.world, id);
        f.hp = hp;
        f.on_board = hp > 0;
        self.fresh()
    }

    pub fn inflict(&mut self, code: &str, condition: Condition) -> &mut Scene {
        let id = self.id(code);
        let until = Some(tactics::content::words::Until::Cleanup);
        table::set_condition(&mut self.world, id, condition, until);
        self.fresh()
    }

    pub fn pile(&self, pile: Pile) -> Vec<CardId> {
        piles::pile(&self.world, pile).to_vec()
    }

    /// The ids of the cards of a pile, in alphabetical order.
    pub fn names(&self, pile: Pile) -> Vec<String> {
        let printed = |c: &CardId| table::printed(&self.world, *c).unwrap().id.clone();
        let mut names: Vec<String> = self.pile(pile).iter().map(printed).collect();
        names.sort();
        names
    }

    /// Makes a card of the pack and puts it into a pile.
    pub fn give(&mut self, id: &str, pile: Pile, owner: SeatId) -> CardId {
        let def = table::book(&self.world).find_card(id).unwrap();
        let card = piles::make(&mut self.world, Def::Card(def), Some(owner), pile);
        self.fresh();
        card
    }

    /// Makes these cards the hand of a hero; what was in it goes to the deck.
    pub fn hand(&mut self, seat: SeatId, ids: &[&str]) -> Vec<CardId> {
        piles::put_all(&mut self.world, Pile::Hand(seat), Pile::Deck(seat));
        self.fresh();
        ids.iter().map(|id| self.give(id, Pile::Hand(seat), seat)).collect()
    }

    /// Puts a boss card on top of the deck.
    pub fn boss(&mut self, id: &str) -> &mut Scene {
        let is = |c: &CardId| match piles::card(&self.world, *c).def {
            Def::Boss(b) => table::book(&self.world).boss_card(b).id == id,
            _ => false,
        };
        let card = self.pile(Pile::BossDeck(0)).into_iter().find(is).unwrap();
        piles::put(&mut self.world, card, Pile::BossDeck(0), Spot::Top);
        self
    }

    /// Forces what the next dice show, by their names.
    pub fn dice(&mut self, dice: &[(&str, u8)]) -> &mut Scene {
        let content = table::book(&self.world).clone();
        for (die, shows) in dice {
            let die = content.pack.dice.iter().find(|d| d.id == *die).unwrap();
            let face = die.faces.iter().position(|f| f == shows).unwrap();
            self.world.resource_mut::<Rng>().forced.push_back(u8::try_from(face + 1).unwrap());
        }
        self
    }

    /// Has a figure's text carried out, before whatever is asked now.
    pub fn text(&mut self, who: &str, effects: &[Effect]) -> &mut Scene {
        let id = self.id(who);
        let list: Effects = effects.iter().cloned().collect();
        self.world.resource_mut::<Asked>().prompt = None;
        run::push(&mut self.world, Ctx::of(id, Source::Fighter(id)), list);
        kernel::drive::drive::<Tactics>(&mut self.world);
        self
    }

    /// What happened since this was asked last.
    pub fn cues(&mut self) -> Vec<Cue> {
        self.world.resource_mut::<Cues<Tactics>>().drain()
    }

    /// Plays a card, by its first way.
    pub fn play(&mut self, hero: SeatId, card: CardId) -> &mut Scene {
        self.act(used(hero, card, 0))
    }
}

/// The act of using a card.
pub fn used(hero: SeatId, card: CardId, power: u8) -> Act {
    Act::Use { hero, of: Source::Card(card), power, with: None }
}
