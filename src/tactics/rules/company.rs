//! The company: everything that a campaign carries from one chapter to the next (AT-CAMP-17).

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::content::TacticsContent;
use crate::content::printed::ChapterKind;
use crate::content::words::{CardKind, Difficulty, Divider, Outcome};
use crate::rules::road::sort;

/// The fewest and the most heroes of a party (AT-CAMP-09).
pub const PARTY: std::ops::RangeInclusive<usize> = 3..=5;

/// How many Basic Moves and how many Basic Attacks a hero begins with (AT-HERO-07).
const BASICS: usize = 3;

/// Cards behind dividers (AT-QTY-41), by their ids, each with how many.
pub type Decks = BTreeMap<Divider, BTreeMap<String, u8>>;

/// A hero as the campaign keeps one between chapters (AT-CAMP-17). The tuck box of the rulebook, with
/// all cards that the hero owns, is `deck`, `board` and `tuck` together (AT-HERO-10).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompanyHero {
    /// The figure.
    pub figure: String,
    /// The level-up cards, in the order in which they were taken (AT-LEVL-01).
    pub levels: Vec<String>,
    /// The action deck: every card of it, copies too (AT-HERO-09), and what the hero proposes to
    /// shuffle in at the next encounter (AT-SETUP-15).
    pub deck: Vec<String>,
    /// What the hero owns and proposes to leave in the tuck box (AT-SETUP-16, AT-SETUP-19).
    #[serde(default)]
    pub tuck: Vec<String>,
    /// What the hero proposes to place on the player board at the next encounter (AT-SETUP-13,
    /// AT-SETUP-14, AT-SETUP-17, AT-SETUP-18), and the perks, which lie beside it always.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub board: Vec<String>,
}

/// A chapter that the party has visited.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Visit {
    /// The chapter's id.
    pub chapter: String,
    /// The result, if it was an encounter (AT-CAMP-05).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The choices that were taken of its text, or of the text of its result, by number. No rule asks
    /// for them, so they are no part of a digest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<u8>,
}

impl Hash for Visit {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.chapter.hash(state);
        self.outcome.hash(state);
    }
}

/// A party as the campaign keeps it between chapters (AT-CAMP-17). Which elite classes are closed
/// (AT-LEVL-19) follows from the level-up cards, the Marks of Death from the action decks, gold and
/// potions from Party Items.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// The heroes, by seat; who they are and how many does not change (AT-CAMP-10, AT-CAMP-11).
    pub heroes: Vec<CompanyHero>,
    /// The difficulty of the campaign (AT-CAMP-15).
    #[serde(default)]
    pub difficulty: Difficulty,
    /// The cards that lie behind another divider than that of the first sort (AT-SORT-02), and those
    /// of a sort of which some do. Whatever neither stands here nor is owned by a hero lies where it
    /// lay at the beginning, so that no card gets lost (AT-SORT-20).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub decks: Decks,
    /// Flags that are set.
    #[serde(default)]
    pub flags: Vec<String>,
    /// Counters of the campaign that are not as they begin.
    #[serde(default)]
    pub counters: Vec<(String, i32)>,
    /// The chapters that were visited, the first one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub visited: Vec<Visit>,
    /// Where the road goes on; without it at the first chapter (AT-CAMP-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

impl CompanyHero {
    /// Creates a hero who has just begun in a class (AT-HERO-02, AT-HERO-04, AT-HERO-07, AT-HERO-08).
    ///
    /// # Errors
    /// Returns which id is not in the pack, or not one to begin with.
    pub fn new(content: &TacticsContent, figure: &str, class: &str) -> Result<CompanyHero, String> {
        content.find_hero(figure).ok_or_else(|| format!("no hero is called `{figure}`"))?;
        let id = content.find_class(class).filter(|id| content.basic_classes().any(|b| b == *id));
        let id = id.ok_or_else(|| format!("no basic class is called `{class}` (AT-HERO-01)"))?;
        let starter =
            content.starter(id).ok_or_else(|| format!("`{class}` has no Starter card"))?;
        let starter = content.level(starter);
        let mut deck = starter.add.clone();
        for kind in [CardKind::BasicMove, CardKind::BasicAttack] {
            let basic = content.cards.iter().find(|c| c.kind == kind);
            deck.extend(basic.iter().flat_map(|c| std::iter::repeat_n(c.id.clone(), BASICS)));
        }
        let tuck = [&starter.features, &starter.passives, &starter.dice];
        Ok(CompanyHero {
            figure: figure.to_owned(),
            levels: vec![starter.id.clone()],
            deck,
            tuck: tuck.into_iter().flatten().cloned().collect(),
            board: Vec::new(),
        })
    }

    /// Returns every card that the hero owns but the level-up cards.
    pub fn cards(&self) -> impl Iterator<Item = &String> {
        self.deck.iter().chain(&self.board).chain(&self.tuck)
    }

    /// Proposes to place on the player board what it has room for, in the order of the tuck box
    /// (AT-SETUP-13, AT-SETUP-14, AT-SETUP-17, AT-SETUP-18).
    pub fn arrange(&mut self, content: &TacticsContent) {
        let kind = |id: &String| content.find_card(id).map(|id| content.card(id).kind);
        let (mut stays, mut board) = (Vec::new(), std::mem::take(&mut self.board));
        for id in std::mem::take(&mut self.tuck) {
            let room = kind(&id).is_some_and(|k| {
                board.iter().filter(|lies| kind(lies) == Some(k)).count() < k.slots()
            });
            if room { board.push(id) } else { stays.push(id) }
        }
        (self.board, self.tuck) = (board, stays);
    }
}

impl Company {
    /// Creates the company of a campaign that begins (AT-CAMP-18): each hero by figure and class, with
    /// what the player boards have room for proposed for them.
    ///
    /// # Errors
    /// As [`Company::new`], and which figure or class is there twice (AT-RUL-67).
    pub fn begin(
        content: &TacticsContent,
        heroes: &[(&str, &str)],
        difficulty: Difficulty,
    ) -> Result<Company, String> {
        for (n, (figure, class)) in heroes.iter().enumerate() {
            if heroes[..n].iter().any(|(of, _)| of == figure) {
                return Err(format!("`{figure}` is in the party twice (AT-CAMP-11)"));
            }
            if heroes[..n].iter().any(|(_, of)| of == class) {
                return Err(format!("two heroes begin as `{class}` (AT-RUL-67)"));
            }
        }
        let mut company = Company { difficulty, ..Company::new(content, heroes)? };
        company.heroes.iter_mut().for_each(|hero| hero.arrange(content));
        Ok(company)
    }

    /// Creates a company that has chosen nothing for its player boards yet: each hero by figure and
    /// class.
    ///
    /// # Errors
    /// Returns what is not in the pack, or how many heroes a party has (AT-CAMP-09).
    pub fn new(content: &TacticsContent, heroes: &[(&str, &str)]) -> Result<Company, String> {
        let made = heroes.iter().map(|(figure, class)| CompanyHero::new(content, figure, class));
        let company = Company { heroes: made.collect::<Result<_, _>>()?, ..Company::default() };
        company.party_size()?;
        Ok(company)
    }

    /// Returns how many heroes there are.
    ///
    /// # Errors
    /// Returns how many a party has, if these are too few or too many (AT-CAMP-09).
    pub fn party_size(&self) -> Result<usize, String> {
        let n = self.heroes.len();
        let (least, most) = (PARTY.start(), PARTY.end());
        let fits = PARTY.contains(&n);
        fits.then_some(n)
            .ok_or_else(|| format!("a party has {least} to {most} heroes, not {n} (AT-CAMP-09)"))
    }

    /// Returns the chapter that the party visits next; nothing once the campaign is over (AT-CAMP-01,
    /// AT-CAMP-05).
    pub fn next<'a>(&'a self, content: &'a TacticsContent) -> Option<&'a str> {
        let ends = |visit: &Visit| {
            let chapter = content.find_chapter(&visit.chapter).map(|id| content.chapter(id));
            chapter.is_some_and(|c| c.kind == ChapterKind::Ending)
        };
        let over = self.visited.last().is_some_and(ends);
        (!over).then(|| self.next.as_deref().unwrap_or(&content.pack.first))
    }

    /// Returns every card behind the dividers of the box, those too that lie where they lay at the
    /// beginning (AT-SORT-01 to AT-SORT-19). Class cards, boss cards and direction cards are not among
    /// them: these never change their place.
    pub fn all_decks(&self, content: &TacticsContent) -> Decks {
        sort::lie(content, self)
    }

    /// Returns how many cards of an id lie behind a divider.
    pub fn count(&self, content: &TacticsContent, divider: Divider, id: &str) -> u8 {
        let decks = self.all_decks(content);
        decks.get(&divider).and_then(|deck| deck.get(id)).copied().unwrap_or(0)
    }
}
