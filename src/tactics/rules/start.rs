//! Everything that the visit of a chapter begins with: a company, a chapter, a seed.

use serde::{Deserialize, Serialize};

use crate::content::TacticsContent;
use crate::content::words::{CardKind, Difficulty};

/// The fewest and the most heroes of a party (AT-CAMP-09).
pub const PARTY: std::ops::RangeInclusive<usize> = 3..=5;

/// A hero as the campaign keeps one between chapters (AT-CAMP-17).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompanyHero {
    /// The figure.
    pub figure: String,
    /// The level-up cards, in the order in which they were taken (AT-LEVL-01).
    pub levels: Vec<String>,
    /// The action deck: every card of it, copies too (AT-HERO-09).
    pub deck: Vec<String>,
    /// What lies in the tuck box beside it: class features, equipment, abilities (AT-HERO-10).
    #[serde(default)]
    pub tuck: Vec<String>,
}

/// A party as the campaign keeps it between chapters (AT-CAMP-17).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// The heroes, by seat.
    pub heroes: Vec<CompanyHero>,
    /// The difficulty of the campaign (AT-CAMP-15).
    #[serde(default)]
    pub difficulty: Difficulty,
    /// What lies in Party Items besides revive potions (AT-SETUP-24).
    #[serde(default)]
    pub items: Vec<String>,
    /// Flags that are set.
    #[serde(default)]
    pub flags: Vec<String>,
    /// Counters of the campaign that are not as they begin.
    #[serde(default)]
    pub counters: Vec<(String, i32)>,
}

/// Everything that the visit of a chapter begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The chapter's id.
    pub chapter: String,
    /// The company before it.
    pub company: Company,
    /// The seed of all chance.
    pub seed: u64,
    /// The difficulty of this encounter alone, in place of the company's (AT-SETUP-25, AT-SETUP-26,
    /// AT-RUL-64).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<Difficulty>,
}

/// How many Basic Moves and how many Basic Attacks a hero begins with (AT-HERO-07).
const BASICS: usize = 3;

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
        })
    }
}

impl Company {
    /// Creates the company of a campaign that begins: each hero by figure and class.
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
}
