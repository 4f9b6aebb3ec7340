//! Checks of locations, scenarios, adventures and the head of the pack.

use super::Lint;
use super::powers::{Owner, lengths};
use crate::cards::abilities::HasAbilities;
use crate::cards::amount::Amount;
use crate::cards::effect::{Effect, Summoned};
use crate::cards::printed::{Edition, LocationDef, Reward, ScenarioDef, StoryDef, System};
use crate::cards::vocabulary::{Kind, Rank};
use crate::kernel::content::lint::{At, Linter};
use crate::rules::edition::Switches;

impl Lint<'_> {
    pub(super) fn stories(&mut self) {
        let (content, places) = (self.content, self.places);
        for (location, place) in content.locations.iter().zip(&places.locations) {
            self.location(&At::entry(Some(place)), location);
        }
        for (scenario, place) in content.scenarios.iter().zip(&places.scenarios) {
            self.scenario(&At::entry(Some(place)), scenario);
        }
        for (adventure, place) in content.adventures.iter().zip(&places.adventures) {
            let at = At::entry(Some(place));
            if adventure.scenarios.is_empty() {
                self.error(&at.field("scenarios"), "an adventure has scenarios");
            }
            let lists =
                [("scenarios", adventure.scenarios.len()), ("reward", adventure.reward.len())];
            if self.problems.full() || !self.all_few(&at, &lists) {
                continue;
            }
            for (i, id) in adventure.scenarios.iter().enumerate() {
                self.refer(&at.field("scenarios").item(i), "scenario", id);
            }
            self.story(&at.field("story"), &adventure.story);
            self.rewards(&at.field("reward"), &adventure.reward);
            if let Some(die) = &adventure.scourge_die {
                self.scourge_die(&at.field("scourge_die"), die);
            }
        }
        self.story(&At::entry(places.pack.as_ref()).field("story"), &content.pack.story);
        let lists = [
            ("scourges", content.pack.scourges.len()),
            ("adventures", content.pack.adventures.len()),
            ("reward", content.pack.reward.len()),
            ("authors", content.pack.authors.len()),
        ];
        if !self.all_few(&At::entry(places.pack.as_ref()), &lists) {
            return;
        }
        self.ships_of_pack(&At::entry(places.pack.as_ref()));
        let at = At::entry(places.pack.as_ref()).field("scourges");
        for (i, id) in content.pack.scourges.iter().enumerate() {
            self.refer_kind(&at.item(i), id, Kind::Scourge);
        }
        let at = At::entry(places.pack.as_ref()).field("adventures");
        for (i, id) in content.pack.adventures.iter().enumerate() {
            self.refer(&at.item(i), "adventure", id);
        }
        let at = At::entry(places.pack.as_ref()).field("reward");
        self.rewards(&at, &content.pack.reward);
    }

    /// Checks the rules on an adventure or the path.
    fn story(&mut self, at: &At<'_>, story: &StoryDef) {
        let all = story.abilities();
        if self.all_few(at, &lengths(all)) {
            self.abilities(at, Owner::Scenario, all);
        }
    }

    /// Checks that the scourge table has a row for each result (AC-SCRG-03).
    fn scourge_die(&mut self, at: &At<'_>, die: &Amount) {
        let sum = die.at(0);
        let most: i32 = sum.dice.iter().map(|d| i32::from(d.count) * i32::from(d.faces)).sum();
        let (most, have) = (most + sum.plus, self.content.pack.scourges.len());
        if die.levels.len() > 1 || !sum.counted.is_empty() || sum.dice.is_empty() {
            self.error(at, "the scourge die is dice and a number, such as `1d4+1`");
        } else if usize::try_from(most).is_ok_and(|n| n > have) {
            let message = format!("rolls up to {most}, but the scourge table has {have} entries");
            self.error(at, message);
        }
    }

    /// Checks that a set is `B`, `C`, `P` or the digit of an adventure deck (AC-SETS-02,
    /// AC-SETS-09).
    pub(super) fn set(&mut self, at: &At<'_>, set: char) {
        // Cards of the third edition have levels from 0 on.
        let third = self.content.pack.edition == Edition::Third;
        let is_known = matches!(set, 'B' | 'C' | 'P' | '1'..='6') || third && set == '0';
        if !is_known {
            let least = u8::from(!third);
            let message =
                format!("the code of a set is B, C, P or a number from {least} to 6, not {set}");
            self.error(at, message);
        }
    }

    fn location(&mut self, at: &At<'_>, location: &LocationDef) {
        let [rules, powers, standing] = lengths(location.abilities());
        let lists = [
            rules,
            powers,
            standing,
            ("closing", location.closing.len()),
            ("closed_standing", location.closed_standing.len()),
            ("closed_powers", location.closed_powers.len()),
        ];
        if self.problems.full() || !self.all_few(at, &lists) {
            return;
        }
        if location.deck.total() == 0 {
            let why = "a location's deck has cards: `deck: (monster: 1)`; what a scenario alone puts into \
                       it comes besides";
            self.error(&at.field("deck"), why);
        }
        self.abilities(at, Owner::Location, location.abilities());
        self.powers(&at.field("closed_powers"), Owner::Location, &location.closed_powers);
        self.standings(&at.field("closed_standing"), Owner::Location, &location.closed_standing);
        self.closing(&at.field("closing"), &location.closing);
        self.loose_effects(&at.field("before_closing"), &location.before_closing);
        self.loose_effects(&at.field("when_closed"), &location.when_closed);
    }

    pub(super) fn scenario(&mut self, at: &At<'_>, scenario: &ScenarioDef) {
        self.ship_of_scenario(at, scenario);
        let [rules, powers, standing] = lengths(scenario.abilities());
        let lists = [
            ("villains", scenario.villains.len()),
            ("henchmen", scenario.henchmen.len()),
            ("stack", scenario.stack.len()),
            ("locations", scenario.locations.iter().map(Vec::len).sum()),
            ("locations", scenario.locations.len()),
            ("display", scenario.display.len()),
            ("cohorts", scenario.cohorts.len()),
            ("start", scenario.start.len()),
            ("danger", scenario.danger.len()),
            rules,
            powers,
            standing,
            ("reward", scenario.reward.len()),
        ];
        if self.problems.full() || !self.all_few(at, &lists) {
            return;
        }
        let wins = |e: &Effect| e.any(&|e| *e == Effect::Win);
        let won = scenario.abilities().effects().any(wins) || scenario.won_in_time.is_some();
        for (field, ids, rank, word) in [
            ("villains", &scenario.villains, Rank::Villain, "Villain"),
            ("henchmen", &scenario.henchmen, Rank::Henchman, "Henchman"),
        ] {
            let at = at.field(field);
            // Villains alone fill the decks where there are no more of these.
            let decks: usize = scenario.locations.iter().map(Vec::len).sum();
            let full = field == "henchmen" && decks <= scenario.villains.len();
            if ids.is_empty() && scenario.stack.is_empty() && !won && !full {
                let why = format!(
                    "a scenario has {field}, or a `stack` in their place (`stack: [Named(\"id\")]`), or a \
                     rule with `Win`"
                );
                self.error(&at, why);
            }
            for (i, id) in ids.iter().enumerate() {
                let at = at.item(i);
                if self.refer_card(&at, id)
                    && let Some(card) = self.content.find(id).map(|d| self.content.card(d))
                    && card.rank != rank
                {
                    self.error(&at, format!("`{id}` is of rank {:?}, not {word}", card.rank));
                }
            }
        }
        for (i, id) in scenario.danger.iter().enumerate() {
            self.refer_card(&at.field("danger").item(i), id);
        }
        for (i, what) in scenario.stack.iter().enumerate() {
            let at = at.field("stack").item(i);
            self.summoned(&at, what);
            if *what == Summoned::Same {
                self.error(&at, "nothing is encountered while setting up");
            }
        }
        let stacked = scenario.stack.iter().any(|what| self.may_be_villain(what));
        let villains = !scenario.villains.is_empty() && scenario.stack.is_empty();
        let cornered = scenario.cornering_wins && (villains || stacked);
        if let Some(cond) = &scenario.won_in_time {
            self.cond(&at.field("won_in_time"), cond, 0);
        }
        if !won && !cornered {
            self.warn(at, "nothing on this card wins it: no villain, no rule with `Win`");
        }
        let players = usize::from(self.content.pack.players);
        let lists = at.field("locations");
        // One list alone is for any number of players.
        if scenario.locations.len() != players && scenario.locations.len() != 1 {
            let n = scenario.locations.len();
            let why = format!(
                "a list of locations for each of 1 to {players} players, not {n}: an empty one (`[]`) for \
                 whom none is added, or one list alone, for any number"
            );
            self.error(&lists, why);
        }
        let mut seen: Vec<&str> = Vec::new();
        for (n, added) in scenario.locations.iter().enumerate() {
            for (i, id) in added.iter().enumerate() {
                let at = lists.item(n).item(i);
                self.refer_location(&at, id);
                if seen.contains(&id.as_str()) {
                    self.error(&at, format!("`{id}` is there twice"));
                }
                seen.push(id);
            }
        }
        for (i, id) in scenario.start.iter().enumerate() {
            let at = at.field("start").item(i);
            if self.refer_location(&at, id)
                && !scenario.locations.first().is_some_and(|l| l.contains(id))
            {
                self.error(&at, format!("`{id}` is not there with one player"));
            }
        }
        let first = scenario.locations.first().map_or(0, Vec::len);
        if first < scenario.villains.len() || first == 0 {
            self.error(&lists, "even one player needs a location for each villain");
        }
        self.henchmen_enough(at, scenario);
        if scenario.hours == 0 && scenario.won_in_time.is_some() {
            let why = "without a blessings deck (`hours: 0`) no time runs out";
            self.error(&at.field("won_in_time"), why);
        }
        for (i, id) in scenario.display.iter().enumerate() {
            self.refer_kind(&at.field("display").item(i), id, Kind::Stance);
        }
        for (i, id) in scenario.cohorts.iter().enumerate() {
            self.refer_kind(&at.field("cohorts").item(i), id, Kind::Cohort);
        }
        self.set(&at.field("set"), scenario.set);
        self.rewards(&at.field("reward"), &scenario.reward);
        self.abilities(at, Owner::Scenario, scenario.abilities());
    }

    /// Returns whether what is dealt to the decks may be a villain.
    fn may_be_villain(&self, what: &Summoned) -> bool {
        match what {
            Summoned::Named(id) => {
                let card = self.content.find(id).map(|def| self.content.card(def));
                card.is_some_and(|card| card.rank == Rank::Villain)
            }
            Summoned::RandomOf(f) => f.ranks.contains(&Rank::Villain),
            Summoned::Random(_) | Summoned::Same | Summoned::Danger => false,
        }
    }

    /// Checks that the box has enough copies of the last henchman, which fills up the decks
    /// (AC-SETUP-23).
    fn henchmen_enough(&mut self, at: &At<'_>, scenario: &ScenarioDef) {
        let locations: usize = scenario.locations.iter().map(Vec::len).sum();
        let Some((last, others)) = scenario.henchmen.split_last() else { return };
        let need = locations.saturating_sub(scenario.villains.len() + others.len());
        let Some(card) = self.content.find(last).map(|d| self.content.card(d)) else { return };
        let have = usize::from(card.copies);
        if need > have {
            let at = at.field("henchmen").item(others.len());
            let message = format!("the box has {have} of `{last}`, but {need} may be needed");
            self.warn(&at, message);
        }
    }

    fn rewards(&mut self, at: &At<'_>, rewards: &[Reward]) {
        for (i, reward) in rewards.iter().enumerate() {
            let at = at.item(i);
            match reward {
                Reward::Loot(id) => self.loot(&at, id),
                Reward::Trader(id) => {
                    self.refer_kind(&at, id, Kind::Trader);
                }
                Reward::Random(kind) if !kind.is_boon() => {
                    self.error(&at, "a reward is a boon");
                }
                Reward::RandomOf(what) | Reward::OfType(what) => {
                    self.filter(&at, what);
                    if what.kinds.iter().any(|kind| !kind.is_boon()) || what.side.is_some() {
                        self.error(&at, "a reward is a boon: `kinds` lists types of boons");
                    }
                    if matches!(reward, Reward::OfType(_)) && what.kinds.len() == 1 {
                        self.error(&at, "of one type nothing is chosen: `RandomOf`");
                    }
                }
                Reward::Displayed(what) => self.filter(&at, what),
                Reward::LootOf(ids) => {
                    if ids.len() < 2 || !self.few(&at, ids) {
                        self.error(&at, "a choice has two loot cards or more; one is `Loot`");
                        continue;
                    }
                    for id in ids {
                        self.loot(&at, id);
                    }
                }
                Reward::Role => {
                    if self.content.heroes.iter().all(|h| h.roles.is_empty()) {
                        self.warn(&at, "no hero has a role card to take");
                    }
                }
                Reward::Ship(_) => self.has_ships(&at),
                Reward::Path => self.has_system(&at, System::Mythic),
                Reward::Redeem => self.has_system(&at, System::Redemption),
                Reward::Random(_) | Reward::SkillFeat | Reward::PowerFeat | Reward::CardFeat => {}
            }
        }
    }

    /// Checks that a reward is a loot card.
    fn loot(&mut self, at: &At<'_>, id: &str) {
        if self.refer_card(at, id)
            && let Some(card) = self.content.find(id).map(|d| self.content.card(d))
            && card.rank != Rank::Loot
        {
            self.error_at(at, id, format!("`{id}` is not of rank Loot"));
        }
    }

    /// Warns about entries that nothing refers to, which can never turn up.
    pub(super) fn unused(&mut self) {
        let (content, places) = (self.content, self.places);
        // Cards alone may belong to the scenarios of another pack.
        if content.scenarios.is_empty() {
            return;
        }
        for (card, place) in content.cards.iter().zip(&places.cards) {
            let by_name =
                matches!(card.kind, Kind::Scourge | Kind::Stance | Kind::Cohort | Kind::Trader);
            let placed = card.rank != Rank::Plain || by_name;
            if placed && !self.used.contains(&format!("card/{}", card.id)) {
                let rank = match card.rank {
                    Rank::Plain => card.kind.word().to_owned(),
                    rank => format!("{rank:?}").to_lowercase(),
                };
                let message = format!("nothing ever brings the {rank} `{}` into play", card.id);
                self.warn(&At::entry(Some(place)).field("id"), message);
            }
        }
        let locations = content.locations.iter().map(|l| &l.id).zip(&places.locations);
        let scenarios = content.scenarios.iter().map(|l| &l.id).zip(&places.scenarios);
        let adventures = content.adventures.iter().map(|l| &l.id).zip(&places.adventures);
        let all = locations
            .map(|x| ("location", x))
            .chain(scenarios.map(|x| ("scenario", x)))
            .chain(adventures.map(|x| ("adventure", x)));
        for (sort, (id, place)) in all {
            if self.used.contains(&format!("{sort}/{id}")) {
                continue;
            }
            let at = At::entry(Some(place)).field("id");
            // Where play is always on the path, such an entry could never be played (AC-SETUP-10,
            // AC-CARD-06).
            if sort != "location" && Switches::of(content.pack.edition).always_on_the_path {
                let message =
                    format!("the {sort} `{id}` is not on the path, so it is never played");
                self.error(&at, message);
            } else {
                self.warn(&at, format!("nothing leads to the {sort} `{id}`"));
            }
        }
    }
}
