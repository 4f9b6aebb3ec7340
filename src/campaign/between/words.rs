//! What is asked and answered between games, as sentences.

use super::plain::{Choice, FeatBox, Prompt, Step, Story};
use super::{Between, feats};
use crate::campaign::quest::QuestId;
use crate::cards::printed::{HeroPower, Reward};
use crate::cards::text::hero_power_text;
use crate::cards::words::Kind;
use crate::rules::sets;

/// A reward as a noun: "skill feat".
pub fn reward_name(reward: &Reward) -> &'static str {
    match reward {
        Reward::SkillFeat => "skill feat",
        Reward::PowerFeat => "power feat",
        Reward::CardFeat => "card feat",
        Reward::Loot(_) => "loot",
        Reward::Random(_) => "card of the box",
        Reward::Trader(_) => "trader",
        Reward::Role => "role card",
    }
}

impl Between {
    /// The printed name of a card.
    pub fn card_name(&self, id: &str) -> String {
        self.card(id).map_or_else(|| id.to_owned(), |c| c.name.clone())
    }

    /// The name of the hero at a seat (AC-SETS-18).
    pub fn seat_name(&self, seat: usize) -> String {
        self.hero(seat).map_or_else(String::new, |h| sets::full_name(&self.content, h))
    }

    fn hero_name(&self, id: &str) -> String {
        let known = self.content.hero(id).map(|n| &self.content.heroes[n]);
        known.map_or_else(|| id.to_owned(), |h| sets::full_name(&self.content, h))
    }

    fn scenario_name(&self, id: &str) -> String {
        let known = self.content.scenario(id).map(|n| &self.content.scenarios[n]);
        let name = known.map_or_else(|| id.to_owned(), |s| s.name.clone());
        match id.parse::<QuestId>() {
            Ok(QuestId { tier, seed }) => format!("the quest {name} (tier {tier}, seed {seed})"),
            Err(_) => name,
        }
    }

    /// The name of a story.
    pub fn story_name(&self, story: &Story) -> String {
        match story {
            Story::Scenario(id) => self.scenario_name(id),
            Story::Adventure(id) => {
                let known = self.content.adventures.iter().find(|a| a.id == *id);
                known.map_or_else(|| id.clone(), |a| a.name.clone())
            }
            Story::Path => self.content.pack.name.clone(),
        }
    }

    /// What is asked.
    pub fn prompt_text(&self, prompt: &Prompt) -> String {
        let who = prompt.seat.map_or_else(String::new, |n| self.seat_name(n));
        match prompt.step {
            Step::Rewards => match self.state.due.front().map(|d| &d.reward) {
                Some(Reward::Loot(id)) => format!("Who takes {}?", self.card_name(id)),
                Some(Reward::Role) => format!("{who} takes a role card. Which side?"),
                Some(reward) => format!("{who} gains a {}. Which box?", reward_name(reward)),
                None => String::new(),
            },
            Step::Visits => format!("Which trader does {who} visit?"),
            Step::Swap => "Swap boons before anybody trades with a trader.".into(),
            Step::Trade => match &self.state.wants {
                None => format!("What does {who} trade for?"),
                Some(card) => format!("What does {who} pay for {}?", self.card_name(card)),
            },
            Step::Decks => match self.all_match() {
                Ok(()) => "The decks match their lists.".into(),
                Err(why) => format!("Rebuild the decks. {}", why.why),
            },
            Step::Camp if prompt.seat.is_some() => {
                format!("{who} has died. Who sits down in that place?")
            }
            Step::Camp => match self.all_match() {
                Ok(()) => "What is next?".into(),
                Err(why) => format!("Before the next scenario: {}", why.why),
            },
            Step::Over => String::new(),
        }
    }

    /// An answer as a sentence.
    pub fn choice_text(&self, choice: &Choice) -> String {
        let seat = |n: &u8| self.seat_name(usize::from(*n));
        let card = |id: &String| self.card_name(id);
        match choice {
            Choice::Check(which) => match self.asked_seat() {
                Some(seat) => self.box_text(seat, which),
                None => String::new(),
            },
            Choice::Side(n) => {
                let hero = self.asked_seat().and_then(|s| self.hero(s));
                let role = hero.and_then(|h| h.roles.get(usize::from(*n)));
                role.map_or_else(String::new, |r| match r.story.is_empty() {
                    true => r.name.clone(),
                    false => format!("{}. {}", r.name, r.story),
                })
            }
            Choice::To(n) => seat(n),
            Choice::Later => "Decide the next time".into(),
            Choice::Visit(id) => format!("Visit {}", card(id)),
            Choice::Stay => "Visit nobody".into(),
            Choice::Give { from, to, card: id } => {
                format!("{} gives {} to {}", seat(from), card(id), seat(to))
            }
            Choice::Want(id) => format!("Trade for {}", card(id)),
            Choice::Pay(id) => format!("Pay {}", card(id)),
            Choice::NoTrade => "Make no trade".into(),
            Choice::Spare { from, card: id } => {
                format!("{} puts {} aside", seat(from), card(id))
            }
            Choice::Take { to, card: id } => {
                format!("{} takes {} of those aside", seat(to), card(id))
            }
            Choice::Draw { to, card: id } => {
                format!("{} takes {} from the box", seat(to), card(id))
            }
            Choice::Return { from, card: id } => {
                format!("{} puts {} back into the box", seat(from), card(id))
            }
            Choice::Suggested(n) => format!("{} takes the suggested deck", seat(n)),
            Choice::Propose => "Fill the decks by a simple rule".into(),
            Choice::Sit { seat: n, hero } => {
                let fallen = self.state.seats.get(usize::from(*n)).filter(|s| !s.alive);
                match fallen {
                    Some(s) if s.hero == *hero => format!("A new {}", self.hero_name(hero)),
                    Some(_) => self.hero_name(hero),
                    None => format!("{} makes room for {}", seat(n), self.hero_name(hero)),
                }
            }
            Choice::Leave(n) => format!("{}'s place stays empty", seat(n)),
            Choice::Join(hero) => format!("{} joins", self.hero_name(hero)),
            Choice::ClassDeck(name) => format!("Add the cards of the Class Deck {name} to the box"),
            Choice::Play(id) => match self.wins.contains(id) {
                true => format!("Play “{}” again", self.scenario_name(id)),
                false => format!("Play “{}”", self.scenario_name(id)),
            },
            Choice::Done => "Enough".into(),
        }
    }

    fn asked_seat(&self) -> Option<usize> {
        self.state.due.front().and_then(|d| d.seat)
    }

    /// A feat box: its row and what it says.
    pub fn box_text(&self, seat: usize, which: &FeatBox) -> String {
        let Some(hero) = self.hero(seat) else { return String::new() };
        let power = |p: Option<&HeroPower>, nth: u8| {
            p.map_or_else(String::new, |p| {
                hero_power_text(&self.content, p, usize::from(nth)).to_string()
            })
        };
        match *which {
            FeatBox::Skill { skill, nth } => format!("{} +{nth}", skill.name()),
            FeatBox::Power { power: n, nth } => power(hero.powers.get(usize::from(n)), nth),
            FeatBox::Role { side, power: n, nth } => {
                let role = hero.roles.get(usize::from(side));
                power(role.and_then(|r| r.powers.get(usize::from(n))), nth)
            }
            FeatBox::Hand { nth } => format!("Hand size {}", hero.hand + nth),
            FeatBox::Card { kind, nth } => {
                format!("{} {}", kind.word(), usize::from(hero.cards.of(kind)) + usize::from(nth))
            }
        }
    }

    /// A deck against its list, a word for each type that the hero has or should have.
    pub fn deck_text(&self, seat: usize) -> String {
        let of = |k: &Kind| (*k, self.has(seat, *k), self.list(seat, *k));
        let kinds = Kind::BOONS.iter().map(of).filter(|(_, has, list)| has + list > 0);
        let words: Vec<String> = kinds
            .map(|(k, has, list)| match has == list {
                true => format!("{has} {}", k.word()),
                false => format!("{has} of {list} {}", k.word()),
            })
            .collect();
        words.join(", ")
    }

    /// How many feats of each type a seat has.
    pub fn feats(&self, seat: usize) -> [u32; 3] {
        let feats = &self.state.seats[seat].feats;
        self.hero(seat).map_or([0; 3], |h| feats::count(h, feats))
    }
}
