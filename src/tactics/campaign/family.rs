//! The family in campaigns: one journal for each chapter, one record for the road.

use std::path::Path;
use std::sync::Arc;

use bevy_ecs::prelude::*;
use kernel::campaign::entry::{HeroChoice, HeroOption, HeroView, PackView, PlayedView};
use kernel::campaign::family::{self, CampaignFamily, Retelling};
use kernel::campaign::record::{Record, now};
use kernel::campaign::{CampaignError, Look, NoDowntime, Outcome, Story};
use kernel::catalogue::Catalogue;
use kernel::commands::CommandFamily;
use kernel::ids::SeatId;
use kernel::play;
use kernel::revealed::Revealed;
use kernel::text::TextView;
use kernel::truth::digest;
use kernel::view::{EndingView, SeatView};
use lang::saturating;

use super::party::{self, PartyError};
use super::record::{Body, Played};
use super::{HouseRules, chain, chronicle};
use crate::catalogue::CATALOGUE;
use crate::content::TacticsContent;
use crate::content::printed::{ChapterDef, ClassDef, HeroDef};
use crate::rules::company::{Company, PARTY};
use crate::rules::describe;
use crate::rules::family::Tactics;
use crate::rules::play::Ending;
use crate::rules::road::company_after;
use crate::rules::setup;
use crate::rules::start::Start;
use crate::rules::state::round::Round;
use crate::rules::state::table::{self, Book};
use crate::text_view::TacticsText;
use crate::vignette;

impl CampaignFamily for Tactics {
    type Body = Body;
    type Downtime = NoDowntime;

    fn name() -> String {
        t!("family-tactics")
    }

    fn sit_down(content: &TacticsContent, party: &[String]) -> Result<Body, CampaignError> {
        let heroes = party::read(content, party)?;
        let company = Company::begin(content, &heroes, HouseRules::default().level);
        let company = company.map_err(PartyError::from)?;
        let next = company.next(content).map(str::to_owned);
        Ok(Body { company, chapters: Vec::new(), next })
    }

    fn migrate(dir: &Path, record: &mut Record<Body>, _: &TacticsContent) {
        NoDowntime::count_uncounted(dir, record);
    }

    fn check(record: &Record<Body>, content: &TacticsContent) -> Result<(), CampaignError> {
        let body = &record.body;
        setup::check(content, &body.company).map_err(PartyError::from)?;
        match &body.next {
            Some(next) if content.find_chapter(next).is_none() => {
                Err(CampaignError::Other(t!("tactics-no-chapter", id = next.as_str())))
            }
            _ => Ok(()),
        }
    }

    fn games(content: &TacticsContent) -> Vec<String> {
        in_order(content).into_iter().map(|chapter| chapter.id.clone()).collect()
    }

    fn mend(dir: &Path, record: &Record<Body>) -> Vec<String> {
        chain::breaks(dir, record)
    }

    fn is_settled(world: &World) -> bool {
        table::outcome(world).is_some() || play::ended::<Tactics>(world).is_some()
    }

    fn downtime_is_due(_body: &Body) -> bool {
        false
    }

    /// The difficulty that the table chose is that of the campaign as long as nothing was played; later
    /// it holds for the encounter alone (AT-CAMP-15, AT-RUL-64).
    fn start(record: &Record<Body>, _: &TacticsContent, game: &str, seed: u64) -> Start {
        let chosen = record.choices.difficulty;
        let (level, house) = (chosen.level, chosen.house());
        let mut company = record.body.company.clone();
        if record.body.chapters.is_empty() {
            company.difficulty = level;
        }
        let other = (company.difficulty != level).then_some(level);
        let players = players(&record.players);
        let after = chain::end_before(&record.body, record.body.chapters.len());
        Start { difficulty: other, house, players, after, ..Start::new(game, company, seed) }
    }

    fn game_of(start: &Start) -> &str {
        &start.chapter
    }

    fn seed_of(start: &Start) -> u64 {
        start.seed
    }

    fn expects(record: &Record<Body>, start: &Start) -> u8 {
        let body = &record.body;
        let company = Company { difficulty: start.company.difficulty, ..body.company.clone() };
        u8::from(body.next.as_deref() == Some(&start.chapter)) * 2
            + u8::from(company == start.company)
    }

    fn note_end(
        record: &mut Record<Body>,
        content: &TacticsContent,
        world: &World,
        played: family::Played<'_>,
    ) -> Result<(), CampaignError> {
        let end = play::ended::<Tactics>(world)
            .ok_or_else(|| CampaignError::Other(t!("tactics-not-over")))?;
        // A chapter whose content never came to an end is played again.
        if end != Ending::Stuck {
            record.body.company = company_after(world);
            record.body.next = record.body.company.next(content).map(str::to_owned);
        }
        record.body.chapters.push(Played {
            journal: played.journal,
            chapter: played.game.to_owned(),
            end,
            rounds: world.resource::<Round>().number.into(),
            digest: format!("{:016x}", digest::<Tactics>(world)),
            at: now(),
            seconds: played.seconds,
            deeds: chronicle::of_table(world).map_or_else(Vec::new, |deeds| deeds.all),
        });
        Ok(())
    }

    fn outcome(
        look: Look<'_, Tactics>,
        _: Option<&NoDowntime>,
        ending: EndingView,
        notes: Vec<String>,
    ) -> Outcome {
        let (content, body) = (look.content, &look.record.body);
        let (mut rewards, mut facts) = (Vec::new(), Vec::new());
        if let Some(Played { chapter, deeds, .. }) = body.chapters.last() {
            let heroes = chronicle::names(content, body);
            rewards = chronicle::rewards(content, &heroes, chapter, deeds);
            facts = chronicle::lines(content, &heroes, chapter, deeds);
        }
        Outcome { ending, rewards, notes, facts, next: body.next.clone() }
    }

    fn story(look: Look<'_, Tactics>) -> Story {
        chronicle::story(look)
    }

    fn position(file: &Path) -> Result<World, CampaignError> {
        vignette::open(file).map_err(CampaignError::Other)
    }

    fn party(body: &Body, content: Option<&TacticsContent>) -> Vec<SeatView> {
        let name =
            |id: &str| content.and_then(|c| Some(c.heroes[c.find_hero(id)?.index()].name.clone()));
        let heroes = body.company.heroes.iter().enumerate();
        heroes
            .map(|(n, hero)| SeatView {
                seat: SeatId(saturating::byte(n)),
                id: hero.figure.clone(),
                name: name(&hero.figure).unwrap_or_else(|| hero.figure.clone()),
            })
            .collect()
    }

    fn game_name(_: &Body, content: Option<&TacticsContent>, id: &str) -> String {
        let chapter = content.and_then(|c| Some(c.chapter(c.find_chapter(id)?)));
        chapter.map_or_else(|| id.to_owned(), |chapter| chapter.name.clone())
    }

    fn played(body: &Body, content: Option<&TacticsContent>) -> Vec<PlayedView> {
        let view = |played: &Played| PlayedView {
            journal: played.journal,
            id: played.chapter.clone(),
            name: Tactics::game_name(body, content, &played.chapter),
            won: played.end.won(),
            text: describe::ending(played.end),
            turns: played.rounds,
            digest: played.digest.clone(),
        };
        body.chapters.iter().map(view).collect()
    }

    fn view_pack(content: &TacticsContent) -> PackView {
        let hero = |hero: &HeroDef| HeroView {
            id: hero.id.clone(),
            name: hero.name.clone(),
            title: String::new(),
            story: hero.about.clone(),
        };
        let class = |class: &ClassDef| HeroOption {
            id: class.id.clone(),
            name: class.name.clone(),
            about: class.about.clone(),
        };
        let named = |class: &ClassDef| (class.id.clone(), class.name.clone());
        let chapters = in_order(content);
        let fights = chapters.iter().filter(|chapter| chapter.encounter.is_some());
        PackView {
            id: content.pack.id.clone(),
            family: content.pack.family.clone(),
            name: content.pack.name.clone(),
            about: content.pack.about.clone(),
            edition: String::new(),
            cards: content.printed.len(),
            least: saturating::byte(*PARTY.start()),
            players: saturating::byte(*PARTY.end()),
            games: fights.map(|chapter| (chapter.id.clone(), chapter.name.clone())).collect(),
            heroes: content.heroes.iter().map(hero).collect(),
            choice: Some(HeroChoice {
                title: t!("tactics-begins-as"),
                options: content.basic_classes().map(|id| class(content.class(id))).collect(),
                // There is one Starter card for each class (AT-RUL-67).
                once: true,
            }),
            lists: vec![
                ("classes", content.classes.iter().map(named).collect()),
                ("chapters", chapters.iter().map(|c| (c.id.clone(), c.name.clone())).collect()),
            ],
        }
    }

    fn text_view() -> Box<dyn TextView> {
        Box::new(TacticsText::default())
    }

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn commands() -> &'static dyn CommandFamily {
        &Tactics
    }

    fn retell(world: &mut World, of: Retelling<'_, Tactics>) {
        let book = of(&world.resource::<Book>().0);
        world.insert_resource(Book(book));
    }

    fn installed(world: &World) -> Option<&Arc<TacticsContent>> {
        world.get_resource::<Book>().map(|book| &book.0)
    }

    fn title(world: &World) -> String {
        table::chapter(world).name.clone()
    }

    fn describe_revealed(_: &World, revealed: &Revealed<Tactics>) -> Option<String> {
        let text = match revealed {
            Revealed { dice, .. } if !dice.is_empty() => t!("tactics-revealed-dice"),
            Revealed { cards, .. } if !cards.is_empty() => t!("tactics-revealed-cards"),
            Revealed { mixed: true, .. } => t!("tactics-revealed-shuffle"),
            _ => return None,
        };
        Some(text)
    }
}

/// Returns who plays which hero, as numbers of players by seat; nothing if one person plays all of them
/// (AT-CAMP-12, AT-CAMP-13). A seat where nobody is named is a player of its own.
fn players(names: &[String]) -> Vec<u8> {
    let (mut known, mut numbers): (Vec<&str>, Vec<u8>) = Default::default();
    for name in names {
        let at = known.iter().position(|of| of == name && !name.is_empty());
        let at = at.unwrap_or(known.len());
        if at == known.len() {
            known.push(name);
        }
        numbers.push(saturating::byte(at));
    }
    if known.len() > 1 { numbers } else { Vec::new() }
}

/// Returns the chapters by their numbers.
fn in_order(content: &TacticsContent) -> Vec<&ChapterDef> {
    let mut all: Vec<&ChapterDef> = content.chapters.iter().collect();
    all.sort_by_key(|chapter| chapter.number);
    all
}
