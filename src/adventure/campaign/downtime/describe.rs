//! Describes the questions and answers of a downtime in sentences.

use super::plain::{Choice, FeatBox, Prompt, Step, Story};
use super::{AdventureDowntime, feats};
use crate::campaign::quest::QuestId;
use crate::cards::printed::{HeroPower, Reward};
use crate::cards::text::hero_power_text;
use crate::cards::vocabulary::Kind;
use crate::rules::{describe, sets};

/// Returns the name of a reward: "skill feat".
pub fn reward_name(reward: &Reward) -> String {
    match reward {
        Reward::SkillFeat => t!("between-skill-feat"),
        Reward::PowerFeat => t!("between-power-feat"),
        Reward::CardFeat => t!("between-card-feat"),
        Reward::Loot(_) => t!("between-loot"),
        Reward::Random(_) => t!("between-box-card"),
        Reward::Trader(_) => t!("between-trader"),
        Reward::Role => t!("between-role"),
        Reward::Ship(_) => t!("between-ship"),
        Reward::Path => t!("between-path"),
        Reward::Redeem => t!("between-redeem"),
        Reward::RandomOf(_) | Reward::OfType(_) => t!("between-box-card"),
        Reward::Displayed(_) => t!("between-displayed-cards"),
        Reward::LootOf(_) => t!("between-loot"),
    }
}

impl AdventureDowntime {
    /// Returns the printed name of a card.
    pub fn card_name(&self, id: &str) -> String {
        self.card(id).map_or_else(|| id.to_owned(), |c| c.name.clone())
    }

    /// Returns the name of the hero at a seat (AC-SETS-18).
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
            Ok(QuestId { tier, seed }) => {
                t!("between-quest", name = name, tier = tier, seed = seed)
            }
            Err(_) => name,
        }
    }

    /// Returns the name of the source of a reward.
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

    /// Describes a question.
    pub fn prompt_text(&self, prompt: &Prompt) -> String {
        let who = prompt.seat.map_or_else(String::new, |n| self.seat_name(n));
        match prompt.step {
            Step::Rewards => match self.state.due.front().map(|d| &d.reward) {
                Some(Reward::Loot(id)) => t!("between-who-takes", card = self.card_name(id)),
                Some(Reward::Role) => t!("between-which-side", who = who),
                Some(Reward::Ship(_)) => t!("between-which-ship"),
                Some(Reward::Path) => t!("between-which-path", who = who),
                Some(Reward::Redeem) => t!("between-which-redeem"),
                Some(Reward::OfType(_)) => t!("between-which-type", who = who),
                Some(Reward::LootOf(_)) => t!("between-which-loot"),
                Some(reward) => t!("between-which-box", who = who, reward = reward_name(reward)),
                None => String::new(),
            },
            Step::Visits => t!("between-which-trader", who = who),
            Step::Swap => t!("between-swap"),
            Step::Trade => match &self.state.wants {
                None => t!("between-trade-for", who = who),
                Some(card) => t!("between-pay-for", who = who, card = self.card_name(card)),
            },
            Step::Decks => match self.all_match() {
                Ok(()) => t!("between-decks-match"),
                Err(why) => t!("between-rebuild", why = why.why),
            },
            Step::Camp if prompt.seat.is_some() => {
                t!("between-died", who = who)
            }
            Step::Camp => match self.all_match() {
                Ok(()) => t!("between-what-next"),
                Err(why) => t!("between-before-next", why = why.why),
            },
            Step::Over => String::new(),
        }
    }

    /// Describes an answer.
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
            Choice::Pick(id) => card(id),
            Choice::Later => t!("between-later"),
            Choice::Visit(id) => t!("between-visit", trader = card(id)),
            Choice::Stay => t!("between-visit-nobody"),
            Choice::Give { from, to, card: id } => {
                t!("between-gives", from = seat(from), card = card(id), to = seat(to))
            }
            Choice::Want(id) => t!("between-want", card = card(id)),
            Choice::Pay(id) => t!("between-pay", card = card(id)),
            Choice::NoTrade => t!("between-no-trade"),
            Choice::Spare { from, card: id } => {
                t!("between-puts-aside", hero = seat(from), card = card(id))
            }
            Choice::Take { to, card: id } => {
                t!("between-takes-aside", hero = seat(to), card = card(id))
            }
            Choice::Draw { to, card: id } => {
                t!("between-draws", hero = seat(to), card = card(id))
            }
            Choice::Return { from, card: id } => {
                t!("between-returns", hero = seat(from), card = card(id))
            }
            Choice::Suggested(n) => t!("between-suggested", hero = seat(n)),
            Choice::Propose => t!("between-fill"),
            Choice::Sit { seat: n, hero } => {
                let fallen = self.state.seats.get(usize::from(*n)).filter(|s| !s.alive);
                match fallen {
                    Some(s) if s.hero == *hero => t!("between-a-new", hero = self.hero_name(hero)),
                    Some(_) => self.hero_name(hero),
                    None => t!("between-makes-room", hero = seat(n), other = self.hero_name(hero)),
                }
            }
            Choice::Leave(n) => t!("between-leave", hero = seat(n)),
            Choice::Join(hero) => t!("between-joins", hero = self.hero_name(hero)),
            Choice::ClassDeck(name) => t!("between-class-deck", name = name),
            Choice::Play(id) => match self.wins.contains(id) {
                true => t!("between-play-again", scenario = self.scenario_name(id)),
                false => t!("between-play", scenario = self.scenario_name(id)),
            },
            Choice::Done => t!("between-enough"),
            Choice::OfType(kind) => describe::kind_name(*kind),
        }
    }

    fn asked_seat(&self) -> Option<usize> {
        self.state.due.front().and_then(|d| d.seat)
    }

    /// Describes a feat box: its row and its value.
    pub fn box_text(&self, seat: usize, which: &FeatBox) -> String {
        let Some(hero) = self.hero(seat) else { return String::new() };
        let power = |p: Option<&HeroPower>, nth: u8| {
            p.map_or_else(String::new, |p| {
                hero_power_text(&self.content, p, usize::from(nth)).to_string()
            })
        };
        match *which {
            FeatBox::Skill { skill, nth } => format!("{} +{nth}", describe::skill_name(skill)),
            FeatBox::Power { power: n, nth } => power(hero.powers.get(usize::from(n)), nth),
            FeatBox::Role { side, power: n, nth } => {
                let role = hero.roles.get(usize::from(side));
                power(role.and_then(|r| r.powers.get(usize::from(n))), nth)
            }
            FeatBox::Hand { nth } => t!("between-box-hand", n = hero.hand + nth),
            FeatBox::Card { kind, nth } => {
                format!(
                    "{} {}",
                    describe::kind_name(kind),
                    usize::from(hero.cards.of(kind)) + usize::from(nth)
                )
            }
        }
    }

    /// Describes a deck compared with its list, for each type that the hero has or should have.
    pub fn deck_text(&self, seat: usize) -> String {
        let of = |k: &Kind| (*k, self.has(seat, *k), self.list(seat, *k));
        let kinds = Kind::BOONS.iter().map(of).filter(|(_, has, list)| has + list > 0);
        let words: Vec<String> = kinds
            .map(|(k, has, list)| match has == list {
                true => t!("between-deck-has", has = has, kind = describe::kind_name(k)),
                false => {
                    t!("between-deck-lacks", has = has, list = list, kind = describe::kind_name(k))
                }
            })
            .collect();
        words.join(", ")
    }

    /// Returns the number of feats of each type of a seat.
    pub fn feats(&self, seat: usize) -> [u32; 3] {
        let feats = &self.state.seats[seat].feats;
        self.hero(seat).map_or([0; 3], |h| feats::count(h, feats))
    }
}
