//! The card game's implementation of [`CampaignFamily`].

use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;

use super::chronicle::markdown;
use super::downtime::{AdventureDowntime, note_result};
use super::quest::QuestError;
use super::record::{AdventureRecord, Body, Played, Record, now};
use super::{chronicle, deck, ending, migrate, quest, stops};
use crate::cards::content::Content;
use crate::cards::printed::{Edition, HeroDef};
use crate::kernel::autopass::StopsError;
use crate::kernel::campaign::entry::{HeroView, PackView, PlayedView};
use crate::kernel::campaign::family::{self, CampaignFamily, Retelling};
use crate::kernel::campaign::{CampaignError, Look, Outcome, Story};
use crate::kernel::catalogue::Catalogue;
use crate::kernel::commands::CommandFamily;
use crate::kernel::text::TextView;
use crate::kernel::view::{EndingView, SeatView};
use crate::rules::catalogue::CATALOGUE;
use crate::rules::describe::{self, moments};
use crate::rules::family::Adventure;
use crate::rules::flow::history::{self, Journal};
use crate::rules::flow::revealed::Revealed;
use crate::rules::play::{self, Member, Start};
use crate::rules::state::ids::{HeroId, MAX_HEROES};
use crate::rules::state::table::{self, Book, Clock, End, Feats, Printed};
use crate::text_view::AdventureText;
use crate::vignette;

impl CampaignFamily for Adventure {
    type Body = Body;
    type Downtime = AdventureDowntime;

    fn name() -> String {
        t!("family-adventure")
    }

    fn sit_down(content: &Content, party: &[String]) -> Result<Body, CampaignError> {
        Body::new(content, sit_down(content, party)?)
    }

    fn as_played(content: &Arc<Content>, body: &Body) -> Result<Arc<Content>, CampaignError> {
        let known = quest::known(content, &body.quests);
        known.map_err(|e| QuestError::from(e).into())
    }

    fn migrate(dir: &Path, record: &mut Record, content: &Content) {
        migrate::migrate(dir, record, content);
    }

    fn check(record: &Record, content: &Content) -> Result<(), CampaignError> {
        Ok(record.check(content)?)
    }

    fn mend(dir: &Path, _: &Record) -> Vec<String> {
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
    ) -> Result<Option<Arc<Content>>, CampaignError> {
        match id.parse() {
            Ok(id) => quest::add(record, content, id),
            Err(_) => Ok(None),
        }
    }

    fn downtime_is_due(body: &Body) -> bool {
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
    ) -> Result<(), CampaignError> {
        let end = play::ended(world).ok_or(CampaignError::NotOver)?;
        let start = world.resource::<Journal>().start.as_ref();
        let played = Played {
            journal: played.journal,
            scenario: played.game.to_owned(),
            end,
            turns: world.resource::<Clock>().turn,
            digest: format!("{:016x}", history::digest(world)),
            at: now(),
            seconds: Some(played.seconds),
            difficulty: start.map(|s| s.difficulty).unwrap_or_default(),
        };
        note_result(record, content, played, deck::left(world));
        Ok(())
    }

    fn outcome(
        look: Look<'_, Adventure>,
        downtime: Option<&AdventureDowntime>,
        ending: EndingView,
        notices: Vec<String>,
    ) -> Outcome {
        ending::outcome(look, downtime, ending, notices)
    }

    fn story(look: Look<'_, Adventure>) -> Story {
        let told = chronicle::of(look.dir, look.record, look.content, look.is_ours());
        let games = told.scenarios.iter().map(|t| (t.number, markdown::story(t)));
        Story {
            data: serde_json::to_value(&told).unwrap_or_default(),
            markdown: markdown::markdown(&told),
            games: games.collect(),
        }
    }

    fn read_story(dir: &Path, json: bool) -> Option<Result<String, CampaignError>> {
        Some(chronicle::read(dir).and_then(|chronicle| {
            if !json {
                return Ok(markdown::markdown(&chronicle));
            }
            Ok(serde_json::to_string_pretty(&chronicle).map_err(CampaignError::other)? + "\n")
        }))
    }

    fn position(file: &Path) -> Result<World, CampaignError> {
        vignette::open(file).map_err(CampaignError::Other)
    }

    fn party(body: &Body, content: Option<&Content>) -> Vec<SeatView> {
        let name = |id: &str| content.and_then(|c| Some(c.heroes[c.hero(id)?].name.clone()));
        let seat = |(n, member): (usize, &Member)| SeatView {
            seat: HeroId(crate::saturating::byte(n)),
            id: member.hero.clone(),
            name: name(&member.hero).unwrap_or_else(|| member.hero.clone()),
        };
        body.party.iter().enumerate().map(seat).collect()
    }

    fn game_name(body: &Body, content: Option<&Content>, id: &str) -> String {
        quest::scenario_name(content, &body.quests, id)
    }

    fn played(body: &Body, content: Option<&Content>) -> Vec<PlayedView> {
        let view = |played: &Played| PlayedView {
            journal: played.journal,
            id: played.scenario.clone(),
            name: Adventure::game_name(body, content, &played.scenario),
            won: Some(played.end == End::Won),
            text: describe::end_text(played.end),
            turns: played.turns,
            digest: played.digest.clone(),
        };
        body.results.iter().map(view).collect()
    }

    fn view_pack(content: &Content) -> PackView {
        let hero = |hero: &HeroDef| HeroView {
            id: hero.id.clone(),
            name: hero.name.clone(),
            title: hero.title.clone(),
            story: hero.story.clone(),
        };
        let edition = match content.pack.edition {
            Edition::First => "first",
            Edition::Third => "third",
        };
        let games = content.playing_order();
        PackView {
            id: content.pack.id.clone(),
            family: content.pack.family.clone(),
            name: content.pack.name.clone(),
            about: content.pack.about.clone(),
            edition: edition.into(),
            cards: content.cards.len(),
            least: 1,
            players: content.pack.players,
            games: games.iter().map(|s| (s.id.clone(), s.name.clone())).collect(),
            heroes: content.heroes.iter().map(hero).collect(),
            choice: None,
            lists: Vec::new(),
        }
    }

    fn text_view() -> Box<dyn TextView> {
        Box::new(AdventureText::default())
    }

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn commands() -> &'static dyn CommandFamily {
        &Adventure
    }

    fn retell(world: &mut World, of: Retelling<'_, Adventure>) {
        let printed = of(&world.resource::<Printed>().0);
        // The pack on the table may contain more scenarios than the printed one.
        let played = of(&world.resource::<Book>().0);
        world.insert_resource(Printed(printed));
        world.insert_resource(Book(played));
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

    fn pinnable(world: &World, name: &str) -> Vec<(String, String)> {
        stops::pinnable(world, name)
    }

    fn pin_name(world: &World, id: &str) -> Result<String, StopsError> {
        stops::pin_name(world, id)
    }
}

/// Creates the party from the heroes that the players chose, each another one (AC-SETUP-02,
/// AC-BOX-05), no more than the box is for (AC-SETS-16), with their suggested decks (AC-SETUP-03,
/// AC-SETUP-05).
fn sit_down(content: &Content, party: &[String]) -> Result<Vec<Member>, CampaignError> {
    let most = usize::from(content.pack.players).min(MAX_HEROES);
    if party.is_empty() || party.len() > most {
        return Err(CampaignError::Other(t!(
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
            return Err(CampaignError::Other(t!(
                "trouble-no-hero",
                id = id,
                pack = content.pack.id.as_str(),
                help = help
            )));
        };
        if members.iter().any(|m| m.hero == *id) {
            return Err(CampaignError::Other(t!("trouble-hero-twice", id = id)));
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
