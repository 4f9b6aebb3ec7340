//! What campaigns must know of this family.

use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::between::{Between, Choice, Prompt, note_result};
use super::record::{AdventureRecord, Body, FlatRecord, Played, Record, now};
use super::{Finished, Session, Trouble, UndoPolicy, chronicle, deck, ending, migrate, quest};
use crate::cards::content::Content;
use crate::kernel::campaign::family::{self, CampaignFamily, Downtime};
use crate::kernel::campaign::journal::Course;
use crate::manners::{self, Manners, Stops};
use crate::rules::family::Adventure;
use crate::rules::flow::learned::Revealed;
use crate::rules::flow::past::{self, Journal};
use crate::rules::flow::prompt::Act;
use crate::rules::play::{self, Member, Start};
use crate::rules::state::ids::MAX_HEROES;
use crate::rules::state::table::{self, Clock, End, Feats, Printed};
use crate::rules::words::{self, moments};

impl CampaignFamily for Adventure {
    type Body = Body;
    type Downtime = Between;
    type Outcome = Finished;

    fn sit_down(content: &Content, party: &[String]) -> Result<Body, Trouble> {
        Body::new(content, sit_down(content, party)?)
    }

    fn as_played(content: &Arc<Content>, body: &Body) -> Result<Arc<Content>, String> {
        quest::known(content, &body.quests)
    }

    fn migrate(dir: &Path, record: &mut Record, content: &Content) {
        migrate::migrate(dir, record, content);
    }

    fn check(record: &Record, content: &Content) -> Result<(), String> {
        record.check(content)
    }

    fn mend(dir: &Path) -> Vec<String> {
        chronicle::storage::tidy(dir)
    }

    fn games(content: &Content) -> Vec<String> {
        content.playing_order().iter().map(|s| s.id.clone()).collect()
    }

    fn has_game(content: &Content, id: &str) -> bool {
        content.scenario(id).is_some()
    }

    fn add_game(
        record: &mut Record,
        content: &Arc<Content>,
        id: &str,
    ) -> Result<Option<Arc<Content>>, Trouble> {
        match id.parse() {
            Ok(id) => quest::add(record, content, id),
            Err(_) => Ok(None),
        }
    }

    fn must_meet(body: &Body) -> bool {
        body.after.is_some()
    }

    fn start(record: &Record, content: &Content, game: &str, seed: u64) -> Start {
        AdventureRecord::start(record, content, game, seed)
    }

    fn game_of(start: &Start) -> &str {
        &start.scenario
    }

    fn seed_of(start: &Start) -> u64 {
        start.seed
    }

    fn expects(record: &Record, start: &Start) -> u8 {
        AdventureRecord::expects(record, start)
    }

    fn note_start(body: &mut Body, start: &Start) {
        body.begun = body.begun.max(start.begun);
    }

    fn note_end(
        record: &mut Record,
        content: &Content,
        world: &World,
        played: family::Played<'_>,
    ) -> Result<(), Trouble> {
        let end = play::ended(world).ok_or_else(|| Trouble(t!("trouble-not-over")))?;
        let start = world.resource::<Journal>().start.as_ref();
        let played = Played {
            journal: played.journal,
            scenario: played.game.to_owned(),
            end,
            turns: world.resource::<Clock>().turn,
            digest: format!("{:016x}", past::digest(world)),
            at: now(),
            seconds: Some(played.seconds),
            difficulty: start.map(|s| s.difficulty).unwrap_or_default(),
        };
        note_result(record, content, played, deck::left(world));
        Ok(())
    }

    fn outcome(session: &Session, end: End, told: Vec<String>) -> Finished {
        ending::outcome(session, end, told)
    }

    fn installed(world: &World) -> Option<&Arc<Content>> {
        world.get_resource::<Printed>().map(|printed| &printed.0)
    }

    fn title(world: &World) -> String {
        table::scenario(world).name.clone()
    }

    fn describe_revealed(world: &World, revealed: &Revealed) -> Option<String> {
        moments::learned_text(world, revealed)
    }

    fn keep_hands(world: &mut World, private: bool) {
        match private {
            true => world.insert_resource(words::Discreet),
            false => drop(world.remove_resource::<words::Discreet>()),
        }
    }

    fn would_pass(world: &mut World, stops: &Stops, acts: &[Act]) -> bool {
        let window = manners::opening(world, stops);
        window.is_some_and(|o| o.wanted.is_empty() && o.answer == acts)
    }

    fn begin_autopass(world: &mut World, stops: Stops) {
        manners::install(world, stops);
    }

    fn stops(world: &World) -> Option<&Stops> {
        world.get_resource::<Manners>().map(|m| &m.stops)
    }

    fn set_stops(world: &mut World, stops: Stops) {
        if let Some(mut m) = world.get_resource_mut::<Manners>() {
            m.stops = stops;
        }
    }

    fn check_stops(stops: &Stops) -> Result<(), String> {
        stops.check()
    }

    fn passes(world: &mut World) -> Option<Vec<Act>> {
        manners::by_itself(world).or_else(|| manners::opens_with(world))
    }

    fn hold(world: &mut World) {
        manners::stay(world);
    }

    fn before_decision(world: &mut World, acts: &[Act]) {
        manners::ending(world, acts);
    }

    fn after_decision(world: &mut World) {
        manners::note(world);
    }
}

impl Course<Choice> for Between {
    fn decide(&mut self, decision: &Choice) -> Result<(), String> {
        self.submit(decision).map_err(|r| r.to_string())
    }

    fn decisions(&self) -> usize {
        self.decisions()
    }

    fn back(&mut self, to: usize) -> bool {
        self.back(to)
    }

    fn digest(&self) -> u64 {
        Between::digest(self)
    }
}

impl Downtime<Adventure> for Between {
    type Start = FlatRecord;
    type Choice = Choice;
    type Prompt = Prompt;

    fn open(content: Arc<Content>, record: &Record) -> Between {
        Between::open(content, record)
    }

    fn start(record: &Record) -> FlatRecord {
        FlatRecord::of(record)
    }

    fn fits(start: &FlatRecord, record: &Record) -> bool {
        let timeless = |results: &[Played]| {
            let timeless = |p: &Played| Played { at: 0, seconds: None, ..p.clone() };
            results.iter().map(timeless).collect::<Vec<_>>()
        };
        start.seed == record.seed
            && start.meetings == record.meetings
            && start.after == record.body.after
            && start.party == record.body.party
            && timeless(&start.results) == timeless(&record.body.results)
    }

    fn prompt(&self) -> Option<Prompt> {
        Between::prompt(self)
    }

    fn is_over(&self) -> bool {
        Between::is_over(self)
    }

    fn answer(&self) -> Choice {
        self.proposal().unwrap_or(Choice::Later)
    }

    fn stands_in_the_way(&self, policy: UndoPolicy) -> Option<String> {
        Between::stands_in_the_way(self, policy)
    }

    fn notes(&self) -> &[String] {
        &self.state().notes
    }

    fn conclude(&self, record: &mut Record) {
        Between::conclude(self, record);
    }

    fn speak(&mut self, of: &dyn Fn(&Arc<Content>) -> Arc<Content>) {
        Between::speak(self, of);
    }
}

/// The heroes, chosen by the players, each another one (AC-SETUP-02, AC-BOX-05), no more than the
/// box is for (AC-SETS-16), with their suggested decks (AC-SETUP-03, AC-SETUP-05).
fn sit_down(content: &Content, party: &[String]) -> Result<Vec<Member>, Trouble> {
    let most = usize::from(content.pack.players).min(MAX_HEROES);
    if party.is_empty() || party.len() > most {
        return Err(Trouble(t!(
            "trouble-party-size",
            pack = content.pack.id.as_str(),
            most = most,
            n = party.len()
        )));
    }
    let mut members: Vec<Member> = Vec::new();
    for id in party {
        let Some(at) = content.hero(id) else {
            let known = content.heroes.iter().map(|h| h.id.as_str());
            let help = crate::kernel::content::problem::did_you_mean(id, known.clone())
                .unwrap_or_else(|| {
                    t!("trouble-there-are", known = known.collect::<Vec<_>>().join(", "))
                });
            return Err(Trouble(t!(
                "trouble-no-hero",
                id = id,
                pack = content.pack.id.as_str(),
                help = help
            )));
        };
        if members.iter().any(|m| m.hero == *id) {
            return Err(Trouble(t!("trouble-hero-twice", id = id)));
        }
        let deck = content.heroes[at].deck.clone();
        members.push(Member {
            hero: id.clone(),
            deck,
            feats: Feats::default(),
            cohort_gone: false,
        });
    }
    Ok(members)
}
