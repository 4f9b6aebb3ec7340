//! Tells deeds in sentences, as Markdown.

use std::fmt::Write as _;

use super::deed::{Deed, Doer, TextOf, Went};
use crate::campaign::record::{Body, Played};
use crate::content::TacticsContent;
use crate::content::printed::{ChapterDef, ChoiceDef};
use crate::content::words::Outcome;
use crate::rules::company::CompanyHero;
use crate::rules::describe;
use crate::rules::play::Ending;
use crate::rules::road::resolution;

/// Who and what deeds are about.
#[derive(Clone, Copy, Debug)]
struct Teller<'a> {
    content: &'a TacticsContent,
    heroes: &'a [String],
    chapter: Option<&'a ChapterDef>,
}

/// Returns the names of the heroes of a campaign, by seat.
pub fn names(content: &TacticsContent, body: &Body) -> Vec<String> {
    let name = |hero: &CompanyHero| {
        let def = content.find_hero(&hero.figure).map(|id| &content.heroes[id.index()].name);
        def.unwrap_or(&hero.figure).clone()
    };
    body.company.heroes.iter().map(name).collect()
}

/// Returns what happened in a chapter, a sentence each, without what the party gained.
pub fn lines(
    content: &TacticsContent,
    heroes: &[String],
    chapter: &str,
    deeds: &[Deed],
) -> Vec<String> {
    let teller = Teller::new(content, heroes, chapter);
    once(deeds.iter().filter(|deed| !is_reward(deed)).filter_map(|deed| teller.deed(deed)))
}

/// Returns what the party gained in a chapter, a sentence each.
pub fn rewards(
    content: &TacticsContent,
    heroes: &[String],
    chapter: &str,
    deeds: &[Deed],
) -> Vec<String> {
    let teller = Teller::new(content, heroes, chapter);
    once(deeds.iter().filter(|deed| is_reward(deed)).filter_map(|deed| teller.deed(deed)))
}

/// Returns sentences, each told once, with how often where that is more than once.
fn once(sentences: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<(String, usize)> = Vec::new();
    for sentence in sentences {
        match all.iter_mut().find(|(told, _)| *told == sentence) {
            Some((_, n)) => *n += 1,
            None => all.push((sentence, 1)),
        }
    }
    let told = |(sentence, n): (String, usize)| match n {
        1 => sentence,
        n => t!("tactics-deed-times", deed = sentence.trim_end_matches('.'), n = n),
    };
    all.into_iter().map(told).collect()
}

/// Returns what each hero did in an encounter, a row each: hero, damage dealt and taken, HP healed,
/// enemies defeated.
pub fn tallies(content: &TacticsContent, heroes: &[String], deeds: &[Deed]) -> Vec<[String; 5]> {
    let teller = Teller { content, heroes, chapter: None };
    let row = |deed: &Deed| match deed {
        Deed::Tally { hero, dealt, taken, healed, felled } => Some([
            teller.hero(*hero),
            dealt.to_string(),
            taken.to_string(),
            healed.to_string(),
            felled.to_string(),
        ]),
        _ => None,
    };
    deeds.iter().filter_map(row).collect()
}

/// Tells a chapter that was played.
pub(super) fn chapter(content: &TacticsContent, body: &Body, played: &Played) -> String {
    let end = match played.end {
        Ending::Left | Ending::Over => String::new(),
        end => t!("tactics-after-rounds", end = describe::ending(end), n = played.rounds),
    };
    let outcome = match played.end {
        Ending::Failure => Some(Outcome::Failure),
        Ending::Success => Some(Outcome::Success),
        Ending::Plus => Some(Outcome::Plus),
        Ending::Stuck | Ending::Left | Ending::Over => None,
    };
    tell(content, body, &played.chapter, &played.deeds, (&end, outcome))
}

/// Tells the chapter that is under way.
pub(super) fn so_far(
    content: &TacticsContent,
    body: &Body,
    chapter: &str,
    deeds: &[Deed],
) -> String {
    tell(content, body, chapter, deeds, (&t!("tactics-deed-so-far"), None))
}

fn tell(
    content: &TacticsContent,
    body: &Body,
    chapter: &str,
    deeds: &[Deed],
    (end, outcome): (&str, Option<Outcome>),
) -> String {
    let def = content.find_chapter(chapter).map(|id| content.chapter(id));
    let mut text = format!("## {}\n", def.map_or(chapter, |def| &def.name));
    let mut paragraph = |words: &str| {
        if !words.trim().is_empty() {
            let _ = write!(text, "\n{}\n", words.trim());
        }
    };
    paragraph(def.map_or("", |def| &def.text));
    if !end.is_empty() {
        paragraph(&format!("*{end}*"));
    }
    let encounter = def.and_then(|def| def.encounter.as_ref());
    if let (Some(encounter), Some(outcome)) = (encounter, outcome) {
        paragraph(&resolution(encounter, outcome).text);
    }
    let heroes = names(content, body);
    let happened = lines(content, &heroes, chapter, deeds);
    let gained = rewards(content, &heroes, chapter, deeds);
    for list in [happened, gained] {
        paragraph(&list.iter().map(|line| format!("- {line}\n")).collect::<String>());
    }
    let rows = tallies(content, &heroes, deeds);
    if !rows.is_empty() {
        let head = [
            t!("tactics-tally-hero"),
            t!("tactics-tally-dealt"),
            t!("tactics-tally-taken"),
            t!("tactics-tally-healed"),
            t!("tactics-tally-felled"),
        ];
        let line = |cells: &[String; 5]| format!("| {} |\n", cells.join(" | "));
        let rows: String = rows.iter().map(line).collect();
        paragraph(&format!("{}|---|--:|--:|--:|--:|\n{rows}", line(&head)));
    }
    text
}

/// Returns whether a deed is something that the party has from now on.
fn is_reward(deed: &Deed) -> bool {
    match deed {
        Deed::Levelled { .. } | Deed::Gained { .. } | Deed::Gold(_) => true,
        Deed::Chose { .. }
        | Deed::Fell { .. }
        | Deed::Rose { .. }
        | Deed::Defeated { .. }
        | Deed::Blow { .. }
        | Deed::LastStanding(_)
        | Deed::Bonus(_)
        | Deed::Lost { .. }
        | Deed::Potions(_)
        | Deed::Tally { .. }
        | Deed::OneHp(_)
        | Deed::LastPotion
        | Deed::Unhurt => false,
    }
}

impl<'a> Teller<'a> {
    fn new(content: &'a TacticsContent, heroes: &'a [String], chapter: &str) -> Teller<'a> {
        let chapter = content.find_chapter(chapter).map(|id| content.chapter(id));
        Teller { content, heroes, chapter }
    }

    fn hero(self, seat: u8) -> String {
        self.heroes.get(usize::from(seat)).cloned().unwrap_or_default()
    }

    fn doer(self, who: &Doer) -> String {
        let content = self.content;
        match who {
            Doer::Hero(seat) => self.hero(*seat),
            Doer::Enemy(id) => {
                let def = content.find_enemy(id).map(|id| content.enemy(id).name.clone());
                def.unwrap_or_else(|| id.clone())
            }
            Doer::Companion(id) => {
                let def = content.find_companion(id).map(|id| content.companion(id).name.clone());
                def.unwrap_or_else(|| id.clone())
            }
        }
    }

    fn card(self, id: &str) -> String {
        let def = self.content.find_card(id).map(|id| self.content.card(id).name.clone());
        def.unwrap_or_else(|| id.to_owned())
    }

    fn deed(self, deed: &Deed) -> Option<String> {
        Some(match deed {
            Deed::Chose { of, choice } => return self.choice(of, *choice),
            Deed::Fell { hero, by: None, round, .. } => {
                t!("tactics-deed-fell", hero = self.hero(*hero), n = *round)
            }
            Deed::Fell { hero, by: Some(by), why, round } => {
                let (hero, by) = (self.hero(*hero), self.doer(by));
                let fell = t!("tactics-deed-fell-by", hero = hero, by = by, n = *round);
                match why {
                    Some(Went::Closest(away)) => {
                        let away = describe::away(*away);
                        format!("{fell} {}", t!("tactics-deed-closest", away = away))
                    }
                    Some(Went::Preferred(away)) => {
                        let away = describe::away(*away);
                        format!("{fell} {}", t!("tactics-deed-preferred", away = away))
                    }
                    None => fell,
                }
            }
            Deed::Rose { hero, round } => {
                t!("tactics-deed-rose", hero = self.hero(*hero), n = *round)
            }
            Deed::Defeated { enemy, by, round } => {
                let enemy = self.doer(&Doer::Enemy(enemy.clone()));
                match by {
                    Some(by) => {
                        let by = self.doer(by);
                        t!("tactics-deed-defeated-by", who = enemy, by = by, n = *round)
                    }
                    None => t!("tactics-deed-defeated", who = enemy, n = *round),
                }
            }
            Deed::Blow { hero, at, damage } => {
                let (hero, at) = (self.hero(*hero), self.doer(at));
                t!("tactics-deed-blow", hero = hero, who = at, n = *damage)
            }
            Deed::LastStanding(hero) => t!("tactics-deed-last", hero = self.hero(*hero)),
            Deed::Bonus(n) => {
                let bonus = &self.chapter?.encounter.as_ref()?.bonus;
                t!("tactics-bonus-line", text = bonus.get(usize::from(*n))?.text.as_str())
            }
            Deed::Levelled { hero, card } => {
                let card = describe::level_card(self.content, self.content.find_level(card)?);
                t!("tactics-deed-levelled", hero = self.hero(*hero), card = card)
            }
            Deed::Gained { hero: Some(hero), card } => {
                t!("tactics-deed-gained", hero = self.hero(*hero), card = self.card(card))
            }
            Deed::Gained { hero: None, card } => {
                t!("tactics-deed-gained-party", card = self.card(card))
            }
            Deed::Lost { hero: Some(hero), card } => {
                t!("tactics-deed-lost", hero = self.hero(*hero), card = self.card(card))
            }
            Deed::Lost { hero: None, card } => {
                t!("tactics-deed-lost-party", card = self.card(card))
            }
            Deed::Gold(n) if *n < 0 => t!("tactics-deed-paid", n = n.unsigned_abs()),
            Deed::Gold(n) => t!("tactics-deed-gold", n = *n),
            Deed::Potions(n) => t!("tactics-deed-potions", n = *n),
            Deed::OneHp(hero) => t!("tactics-deed-one-hp", hero = self.hero(*hero)),
            Deed::LastPotion => t!("tactics-deed-last-potion"),
            Deed::Unhurt => t!("tactics-deed-unhurt"),
            Deed::Tally { .. } => return None,
        })
    }

    /// Tells a choice, and what was told after it.
    fn choice(self, of: &TextOf, choice: u8) -> Option<String> {
        let (content, chapter) = (self.content, self.chapter?);
        let (title, choices): (&str, &[ChoiceDef]) = match of {
            TextOf::Chapter => ("", &chapter.choices),
            TextOf::Result(outcome) => {
                let encounter = chapter.encounter.as_ref()?;
                ("", &resolution(encounter, *outcome).choices)
            }
            TextOf::Card(id) => {
                let card = content.card(content.find_card(id)?);
                (&card.name, &card.choices)
            }
            TextOf::Services => ("", &chapter.market.as_ref()?.services),
        };
        let choice = choices.get(usize::from(choice))?;
        let chose = match title {
            "" => t!("tactics-deed-chose", label = choice.label.as_str()),
            title => {
                t!("tactics-deed-chose-of", title = title, label = choice.label.as_str())
            }
        };
        Some(match choice.tells.as_str() {
            "" => chose,
            tells => format!("{chose}. {}", tells.replace('\n', " ")),
        })
    }
}
