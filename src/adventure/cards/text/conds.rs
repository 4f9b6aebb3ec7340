//! Texts of conditions and events: "you are alone at your location", "after the encounter".

use super::nouns::Cards;
use super::phrases::{Like, Np, np, say, whether};
use super::{Ctx, Owner, skill};
use crate::cards::amount::Counted;
use crate::cards::effect::{CardFilter, CheckFilter, Cond, Deed, Event, From, Side, Whose};
use crate::cards::ship::is_structural;
use crate::cards::vocabulary::Action;

/// Returns whether a condition consists of several that are told one after the other; skills are told
/// as one.
fn is_row(cond: &Cond) -> bool {
    let skills = |all: &[Cond]| all.iter().all(|c| matches!(c, Cond::Skill(_)));
    matches!(cond, Cond::All(all) | Cond::Any(all) if all.len() > 1 && !skills(all))
}

impl Ctx<'_> {
    /// Returns a condition as it follows "if".
    pub(super) fn cond(&self, cond: &Cond) -> String {
        self.whether(cond, true)
    }

    pub(super) fn whether(&self, cond: &Cond, yes: bool) -> String {
        let (you, your, here) = (self.you(), self.your(), self.here());
        match cond {
            Cond::All(all) | Cond::Any(all) => {
                // "Not all of them" means "at least one does not hold", and vice versa.
                let and = matches!(cond, Cond::All(_)) == yes;
                if let Some(text) = self.skills_had(all, yes, and) {
                    return text;
                }
                if let Some(text) = self.proficient_with(all, yes, and) {
                    return text;
                }
                if let (Cond::Any(_), [Cond::BeforeActing, Cond::AfterActing]) = (cond, &all[..]) {
                    return whether!(self, yes, "card-if-around-acting", you = you, your = your);
                }
                let denies = |c: &Cond| match c {
                    Cond::Not(c) => matches!(**c, Cond::YourCheck(_)),
                    _ => false,
                };
                let others_check = self.others_check || all.iter().any(denies);
                let ctx = Ctx { others_check, ..self.clone() };
                let parts: Vec<String> = all.iter().map(|c| ctx.part(c, yes, and)).collect();
                match (all.iter().any(is_row), and) {
                    (false, true) => self.list_and(&parts),
                    (false, false) => self.list_or(&parts),
                    // Of rows within a row it must be clear where each ends.
                    (true, true) => parts.join(&say!(self, "card-and-rather")),
                    (true, false) => parts.join(&say!(self, "card-or-rather")),
                }
            }
            Cond::Not(cond) => self.whether(cond, !yes),
            Cond::Check(f)
                if !f.traits.is_empty()
                    && *f == CheckFilter { traits: f.traits.clone(), ..CheckFilter::default() } =>
            {
                let traits = self.the_traits(&f.traits, false);
                whether!(self, yes, "card-if-check-had", traits = traits)
            }
            Cond::Check(f) => whether!(self, yes, "card-if-check", what = self.check_is(f)),
            Cond::YourCheck(f) => {
                let check = self.check(f, Whose::Yours);
                whether!(self, yes, "card-if-your-check", check = check)
            }
            Cond::Card(f) => self.card_is(f, yes),
            Cond::Alone => whether!(self, yes, "card-if-alone", here = here),
            Cond::Proficient(t) => {
                let what = self.proficiency(*t);
                whether!(self, yes, "card-if-proficient", you = you, what = what)
            }
            Cond::Trait(t) => {
                let t = super::trait_word(*t);
                whether!(self, yes, "card-if-trait", you = you, trait = t)
            }
            Cond::Skill(s) => whether!(self, yes, "card-if-skill", you = you, skill = skill(*s)),
            Cond::Hour(f) => {
                whether!(self, yes, "card-if-hour", card = self.is_card(f, yes))
            }
            Cond::Has(from, f, n) => self.has(*from, f, *n, yes),
            Cond::Closed if self.owner == Owner::Location => {
                whether!(self, yes, "card-if-this-closed")
            }
            Cond::Closed => whether!(self, yes, "card-if-yours-closed", your = your),
            Cond::At(ids) => {
                let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
                let names = self.places("bei", "bei", &ids);
                whether!(self, yes, "card-if-at", you = you, places = names)
            }
            Cond::ClosedAt(ids) => {
                let names = ids.iter().map(|id| self.named_place(id).case("nom").to_owned());
                let places = self.list_and(&names.collect::<Vec<_>>());
                match ids.len() {
                    1 => whether!(self, yes, "card-if-closed-at", place = places),
                    _ => whether!(self, yes, "card-if-all-closed", places = places),
                }
            }
            Cond::NobodyAt(ids) => {
                let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
                let names = self.places("bei", "bei", &ids);
                whether!(self, yes, "card-if-nobody-at", places = names)
            }
            Cond::AtTrait(traits) => {
                let traits: Vec<String> = traits.iter().map(|t| super::trait_word(*t)).collect();
                let traits = self.list_or(&traits);
                let place = match self.german() {
                    true => traits,
                    false => super::nouns::a(&say!(self, "card-place-of-trait", traits = traits)),
                };
                whether!(self, yes, "card-if-at-trait", you = you, place = place)
            }
            Cond::FirstCheck => whether!(self, yes, "card-if-first-check", your = your),
            Cond::Role => whether!(self, yes, "card-if-role", you = you),
            Cond::YourTurn => whether!(self, yes, "card-if-turn", your = your),
            Cond::FailedBy(0 | 1) if self.others_check => {
                whether!(self, yes, "card-if-check-failed")
            }
            Cond::PassedBy(0) if self.others_check => whether!(self, yes, "card-if-check-passed"),
            Cond::FailedBy(n) if self.others_check => {
                whether!(self, yes, "card-if-check-failed-by", n = n)
            }
            Cond::PassedBy(n) if self.others_check => {
                whether!(self, yes, "card-if-check-passed-by", n = n)
            }
            Cond::FailedBy(0 | 1) => whether!(self, yes, "card-if-failed-at-all", you = you),
            Cond::PassedBy(0) => whether!(self, yes, "card-if-passed-at-all", you = you),
            Cond::FailedBy(n) => whether!(self, yes, "card-if-failed-by", you = you, n = n),
            Cond::PassedBy(n) => whether!(self, yes, "card-if-passed-by", you = you, n = n),
            Cond::CheckHad(traits) => {
                let traits = self.the_traits(traits, false);
                whether!(self, yes, "card-if-check-had", traits = traits)
            }
            // Only a bane speaks of itself; of all others the encountered card is meant.
            Cond::Summoned if self.owner == Owner::Bane => {
                whether!(self, yes, "card-if-summoned")
            }
            Cond::Summoned => whether!(self, yes, "card-if-met-summoned"),
            Cond::Count(Counted::Charges, n) => match *n {
                0 | 1 => whether!(self, yes, "card-if-charge", you = you),
                n => whether!(self, yes, "card-if-charges", you = you, n = n),
            },
            Cond::Count(what, n) if *n <= 1 => {
                let one = self.counted(*what, false);
                let one = match (yes, self.german()) {
                    (true, false) => one.map(super::nouns::a),
                    (false, true) => self.name(self.counted_form(*what, "no")),
                    _ => one,
                };
                whether!(self, yes, "card-if-there-is", what = one)
            }
            Cond::Count(what, n) => {
                let many = self.counted(*what, true);
                whether!(self, yes, "card-if-there-are", what = many, n = n)
            }
            Cond::MoreThanHalf(what) => {
                let many = self.counted(*what, true);
                whether!(self, yes, "card-if-more-than-half", what = many)
            }
            Cond::HoursLeft(n) => match (u32::from(*n), yes) {
                (0, true) => say!(self, "card-if-hours-none"),
                (1, true) => say!(self, "card-if-hours-one"),
                (n, true) => say!(self, "card-if-hours-few", n = n),
                (n, false) => say!(self, "card-if-hours-more", n = n + 1),
            },
            Cond::Happened(Deed::Defeated) => whether!(self, yes, "card-if-turn-defeated"),
            Cond::Happened(Deed::Undefeated) => whether!(self, yes, "card-if-turn-undefeated"),
            Cond::Happened(Deed::Acquired) => whether!(self, yes, "card-if-turn-acquired"),
            Cond::Happened(Deed::Closed) => whether!(self, yes, "card-if-turn-closed"),
            Cond::Happened(Deed::Encountered) => whether!(self, yes, "card-if-turn-encountered"),
            Cond::Happened(Deed::Examined) => whether!(self, yes, "card-if-turn-examined"),
            Cond::Happened(Deed::Explored) => whether!(self, yes, "card-if-turn-explored"),
            Cond::Happened(Deed::Moved) => whether!(self, yes, "card-if-turn-moved"),
            Cond::Passed => whether!(self, yes, "card-if-passed", you = you),
            Cond::Attempted(f) => {
                whether!(self, yes, "card-if-attempted", you = you, check = self.any_check(f))
            }
            Cond::Played(f) => {
                whether!(self, yes, "card-if-played", you = you, card = self.is_card(f, yes))
            }
            Cond::TheyPlayed(f) => {
                whether!(self, yes, "card-if-they-played", card = self.is_card(f, yes))
            }
            Cond::HerePlayed(f) => {
                let (here, card) = (self.here(), self.a_card(f));
                whether!(self, yes, "card-if-here-played", here = here, card = card)
            }
            Cond::Paid(f) => {
                whether!(self, yes, "card-if-paid", card = self.is_card(f, yes))
            }
            Cond::Moved(f) if *f == CardFilter::default() => {
                whether!(self, yes, "card-if-any-moved")
            }
            Cond::Moved(f) if self.moved_many => {
                whether!(self, yes, "card-if-one-moved", card = self.a_card(f))
            }
            Cond::Moved(f) => {
                whether!(self, yes, "card-if-moved-is", card = self.is_card(f, yes))
            }
            Cond::BeforeActing => {
                whether!(self, yes, "card-if-before-acting", you = you, your = your)
            }
            Cond::AfterActing => {
                whether!(self, yes, "card-if-after-acting", you = you, your = your)
            }
            Cond::Invokes(traits) => {
                let traits = self.the_traits(traits, false);
                whether!(self, yes, "card-if-invokes", traits = traits)
            }
            Cond::Corrupted => whether!(self, yes, "card-if-corrupted"),
            Cond::Shows(face, n) => {
                let shows = self.face(*face);
                match *n {
                    0 | 1 => whether!(self, yes, "card-if-die-shows", shows = shows),
                    n => whether!(self, yes, "card-if-dice-show", n = u32::from(n), shows = shows),
                }
            }
            Cond::PlayedAgainst(f) => {
                whether!(
                    self,
                    yes,
                    "card-if-played-against",
                    you = you,
                    card = self.is_card(f, yes)
                )
            }
            Cond::PlayedOn(f) => {
                whether!(self, yes, "card-if-played-on", you = you, card = self.is_card(f, yes))
            }
            Cond::ResultAtLeast(n) => {
                whether!(self, yes, "card-if-result", n = u32::from(*n), less = u32::from(*n))
            }
            Cond::DamageOf(types) => {
                whether!(self, yes, "card-if-damage-of", damage = self.damage(types))
            }
            Cond::DamageReduced(n) => {
                whether!(self, yes, "card-if-damage-reduced", n = u32::from(*n))
            }
            Cond::More(a, b) => {
                let (a, b) = (self.counted(*a, true), self.counted(*b, true));
                whether!(self, yes, "card-if-more", a = a, b = b)
            }
            Cond::Ship(fact) => self.ship_fact(*fact, yes),
            Cond::Exploring => whether!(self, yes, "card-if-exploring", your = your),
            Cond::FirstExploration => {
                whether!(self, yes, "card-if-first-exploration", your = your)
            }
            Cond::PlayedBy(action) => self.played_by(*action, yes),
            Cond::PlayedToExplore => whether!(self, yes, "card-if-played-to-explore"),
            Cond::PlayedToExamine => whether!(self, yes, "card-if-played-to-examine"),
            Cond::PlayedToBless => whether!(self, yes, "card-if-played-to-bless"),
            Cond::Rerolled => whether!(self, yes, "card-if-rerolled"),
            Cond::Moving => whether!(self, yes, "card-if-moving"),
            Cond::DifficultyAtMost(n) => match yes {
                true => say!(self, "card-if-difficulty-less", n = u32::from(*n)),
                false => say!(self, "card-if-difficulty-more", n = u32::from(*n) + 1),
            },
        }
    }

    /// Returns a card as it follows "is" or "is not": German uses "kein Monster".
    fn is_card(&self, f: &CardFilter, yes: bool) -> Np {
        if yes || !self.german() {
            self.a_card(f)
        } else if f.ids.is_empty() {
            self.cards(&Cards::No, f)
        } else {
            self.a_card(f).map(|name| format!("nicht {name}"))
        }
    }

    /// Returns a condition as one of a row; `and`: all of the row must hold.
    fn part(&self, cond: &Cond, yes: bool, and: bool) -> String {
        let text = self.whether(cond, yes);
        let or = matches!(cond, Cond::Any(_)) == yes;
        match is_row(cond) && or && and {
            true => say!(self, "card-either-of", conds = text),
            false => text,
        }
    }

    fn has(&self, from: From, f: &CardFilter, n: u8, yes: bool) -> String {
        let (you, your, here) = (self.you(), self.your(), self.here());
        let place = match from {
            From::Hand => say!(self, "card-in-your-hand", your = your),
            From::Deck => say!(self, "card-in-your-deck", your = your),
            From::Discards => say!(self, "card-in-your-discards", your = your),
            From::Buried => say!(self, "card-buried"),
            From::Displayed => say!(self, "card-displayed"),
            From::Beside => say!(self, "card-beside-yours", your = your).trim_start().to_owned(),
            From::Scenario => say!(self, "card-beside-scenario").trim_start().to_owned(),
            From::Here => say!(self, "card-in-deck-here", here = here),
            From::Blessings => say!(self, "card-in-blessings"),
            From::Hours => say!(self, "card-in-hours"),
            From::Box => say!(self, "card-in-box"),
            From::Paid => say!(self, "card-among-paid"),
            From::Moved => say!(self, "card-among-moved"),
        };
        let cards = match (yes, n) {
            (true, 0 | 1) => self.cards_a(f),
            (true, _) => np!(self, "card-at-least", cards = self.some_cards(n, f)),
            (false, 0 | 1) if self.german() && !f.ids.is_empty() => {
                self.a_card(f).map(|name| format!("nicht {name}"))
            }
            (false, 0 | 1) => self.cards(&Cards::No, f),
            (false, _) => np!(self, "card-fewer-than", cards = self.some_cards(n, f)),
        };
        match from {
            From::Hand | From::Deck | From::Discards | From::Buried | From::Displayed => {
                say!(self, "card-you-have", you = you, cards = cards, place = place)
            }
            From::Here
            | From::Beside
            | From::Scenario
            | From::Blessings
            | From::Hours
            | From::Paid
            | From::Moved
            | From::Box => match n > 1 {
                true => say!(self, "card-there-are", cards = cards, place = place),
                false => say!(self, "card-there-is", cards = cards, place = place),
            },
        }
    }

    /// Returns "a weapon"; English puts an article before a name, too.
    fn cards_a(&self, f: &CardFilter) -> Np {
        let card = self.a_card(f);
        if f.ids.is_empty() || self.german() { card } else { card.map(super::nouns::a) }
    }

    /// Returns "you are proficient with light armors or weapons" if all conditions are such.
    fn proficient_with(&self, all: &[Cond], yes: bool, and: bool) -> Option<String> {
        let with = |c: &Cond| match c {
            Cond::Proficient(t) => Some(self.proficiency(*t)),
            _ => None,
        };
        let all = all.iter().map(with).collect::<Option<Vec<Np>>>().filter(|all| all.len() > 1)?;
        let listed = |case: &str| {
            let each: Vec<String> = all.iter().map(|np| np.case(case).to_owned()).collect();
            // Who is not proficient with this and not with that is not so with this or that.
            if and == yes { self.list_and(&each) } else { self.list_or(&each) }
        };
        let what = Np::cased(["nom", "acc", "dat", "gen"].map(listed), Like::Many, self.lang);
        Some(whether!(self, yes, "card-if-proficient", you = self.you(), what = what))
    }

    /// Returns "you have the Arcane or Divine skill" if all conditions concern skills.
    fn skills_had(&self, all: &[Cond], yes: bool, and: bool) -> Option<String> {
        let mut names = Vec::new();
        let mut had = None;
        for cond in all {
            let (s, has) = match cond {
                Cond::Skill(s) => (s, yes),
                Cond::Not(inner) => match &**inner {
                    Cond::Skill(s) => (s, !yes),
                    _ => return None,
                },
                _ => return None,
            };
            if *had.get_or_insert(has) != has {
                return None;
            }
            names.push(skill(*s));
        }
        let you = self.you();
        let had = had?;
        match (had, and) {
            (true, true) if names.len() > 1 => {
                let names = self.list_and(&names);
                Some(say!(self, "card-if-skills", you = you, skills = names))
            }
            (false, false) => None,
            _ => {
                let names = self.list_or(&names);
                Some(whether!(self, had, "card-if-skill", you = you, skill = names))
            }
        }
    }

    /// Returns "it was discarded for its power".
    fn played_by(&self, action: Action, yes: bool) -> String {
        match action {
            Action::Reveal => whether!(self, yes, "card-if-played-by-revealing"),
            Action::Display => whether!(self, yes, "card-if-played-by-displaying"),
            Action::Discard => whether!(self, yes, "card-if-played-by-discarding"),
            Action::Recharge => whether!(self, yes, "card-if-played-by-recharging"),
            Action::Bury => whether!(self, yes, "card-if-played-by-burying"),
            Action::Banish => whether!(self, yes, "card-if-played-by-banishing"),
            Action::Shuffle => whether!(self, yes, "card-if-played-by-shuffling"),
            Action::Reload => whether!(self, yes, "card-if-played-by-reloading"),
        }
    }

    /// Returns "when a weapon is discarded from your hand".
    fn left(&self, event: &Event, f: &CardFilter, whose: Whose) -> String {
        let card = self.a_card(f);
        let hand = match whose {
            Whose::Yours => say!(self, "card-from-your-hand", your = self.your()),
            _ => say!(self, "card-from-hand-of", who = self.whose(whose)),
        };
        match event {
            Event::Discarded(_) => say!(self, "card-on-discarded", card = card, hand = hand),
            Event::Buried(_) => say!(self, "card-on-buried", card = card, hand = hand),
            Event::Recharged(_) => say!(self, "card-on-recharged", card = card, hand = hand),
            _ => say!(self, "card-on-banished", card = card, hand = hand),
        }
    }

    fn card_is(&self, f: &CardFilter, yes: bool) -> String {
        let only_traits = CardFilter { traits: f.traits.clone(), ..CardFilter::default() } == *f;
        if only_traits && !f.traits.is_empty() {
            let traits = self.the_traits(&f.traits, false);
            return whether!(self, yes, "card-if-card-has", traits = traits);
        }
        whether!(self, yes, "card-if-card-is", card = self.is_card(f, yes))
    }

    /// Returns where something happens to such a hero: "your location", "a location".
    fn place_of(&self, whose: Whose) -> Np {
        match whose {
            Whose::Yours | Whose::AnyHere | Whose::OtherHere => self.location(),
            _ => np!(self, "card-a-location"),
        }
    }

    /// Returns an event as the beginning of a sentence, without the comma: "after the encounter".
    pub(super) fn event(&self, event: &Event, whose: Whose) -> String {
        let who = self.whose(whose);
        let reader = whose == Whose::Yours;
        let (you, your) = (self.you(), self.your());
        // On a bane or boon an event without a filter concerns the card itself.
        let own = |f: &CardFilter| {
            matches!(self.owner, Owner::Bane | Owner::Boon) && *f == CardFilter::default() && reader
        };
        let bane = |f: &CardFilter| self.sided(f, Some(Side::Bane));
        let boon = |f: &CardFilter| self.sided(f, Some(Side::Boon));
        let card = |f: &CardFilter| self.a_card(f);
        match event {
            // Rules of a scenario take effect once for each hero.
            Event::Setup if self.owner == Owner::Scenario => say!(self, "card-on-setup-each"),
            Event::Shuffled => say!(self, "card-on-shuffled", place = self.place_of(whose)),
            Event::ScenarioEnd if self.owner == Owner::Scenario => {
                say!(self, "card-on-scenario-end-each")
            }
            Event::ScenarioEnd => say!(self, "card-on-scenario-end"),
            Event::Setup | Event::Begin => say!(self, "card-on-setup"),
            Event::TurnStart if reader => say!(self, "card-on-turn-start", your = your),
            Event::TurnStart => say!(self, "card-on-turn-start-of", who = who),
            Event::TurnEnd if reader => say!(self, "card-on-turn-end", your = your),
            Event::TurnEnd => say!(self, "card-on-turn-end-of", who = who),
            Event::TurnStartOrEnd if reader => {
                say!(self, "card-on-turn-start-or-end", your = your)
            }
            Event::TurnStartOrEnd => say!(self, "card-on-turn-start-or-end-of", who = who),
            Event::Suffering => say!(self, "card-on-suffering", who = who),
            Event::MoveStepEnd if reader => say!(self, "card-on-move-end", your = your),
            Event::MoveStepEnd => say!(self, "card-on-move-end-of", who = who),
            Event::ExploreStepEnd if reader => say!(self, "card-on-explore-end", your = your),
            Event::ExploreStepEnd => say!(self, "card-on-explore-end-of", who = who),
            Event::Explored => say!(self, "card-on-explored", who = who),
            Event::AfterReset if reader => {
                say!(self, "card-after-reset", you = you, your = your)
            }
            Event::AfterReset => say!(self, "card-after-reset-of", who = who),
            Event::Reset if reader => say!(self, "card-on-reset", you = you, your = your),
            Event::Reset => say!(self, "card-on-reset-of", who = who),
            Event::Enter if self.owner == Owner::Location => {
                say!(self, "card-on-arrive", who = who)
            }
            Event::Enter => say!(self, "card-on-enter", who = who),
            Event::Leave if self.owner == Owner::Location => {
                say!(self, "card-on-leave-here", who = who)
            }
            Event::Leave if matches!(whose, Whose::AnyHere | Whose::OtherHere) => {
                say!(self, "card-on-leave-yours", who = who)
            }
            Event::Leave => say!(self, "card-on-leave", who = who),
            Event::Found if reader => say!(self, "card-on-found", your = your),
            Event::Found => say!(self, "card-on-found-of", who = who),
            Event::Flipped(f) if own(f) => say!(self, "card-on-flipped-this"),
            Event::Flipped(f) => say!(self, "card-on-flipped", who = who, card = card(f)),
            Event::Encountered(f) if own(f) => say!(self, "card-on-encountered-this"),
            Event::Encountered(f) => say!(self, "card-on-encountered", who = who, card = card(f)),
            Event::Before(f) if own(f) && self.third() => say!(self, "card-before-acting"),
            Event::After(f) if own(f) && self.third() => say!(self, "card-after-acting"),
            Event::Before(f) if own(f) => say!(self, "card-before-this"),
            Event::Before(f) => say!(self, "card-before", who = who, card = card(f)),
            Event::After(f) if own(f) => say!(self, "card-after-this"),
            Event::After(f) => say!(self, "card-after", who = who, card = card(f)),
            Event::Defeated(f) if own(f) => say!(self, "card-if-this-defeated"),
            Event::Defeated(f) => say!(self, "card-on-defeated", who = who, card = bane(f)),
            Event::Cornered(f) if own(f) => say!(self, "card-if-this-cornered"),
            Event::Cornered(f) => say!(self, "card-on-cornered", who = who, card = bane(f)),
            Event::Undefeated(f) if own(f) => say!(self, "card-if-this-undefeated"),
            Event::Undefeated(f) => say!(self, "card-on-undefeated", who = who, card = bane(f)),
            Event::Acquired(f) if own(f) => say!(self, "card-on-acquired-this"),
            Event::Acquired(f) => say!(self, "card-on-acquired", who = who, card = boon(f)),
            Event::NotAcquired(f) if own(f) => say!(self, "card-if-this-not-acquired"),
            Event::NotAcquired(f) => say!(self, "card-on-not-acquired", who = who, card = boon(f)),
            Event::Evaded(f) if own(f) => say!(self, "card-if-this-evaded"),
            Event::Evaded(f) => say!(self, "card-on-evaded", who = who, card = card(f)),
            Event::Examined(f) if own(f) => say!(self, "card-on-examined-this"),
            Event::Examined(f) => say!(self, "card-on-examined", who = who, card = card(f)),
            Event::Failed(f) => {
                say!(self, "card-on-failed", who = who, check = self.any_check(f))
            }
            Event::Passed(f) => {
                say!(self, "card-on-passed", who = who, check = self.any_check(f))
            }
            Event::Hurt(kinds) if kinds.len() == 1 && is_structural(kinds[0]) => {
                say!(self, "card-on-ship-hurt")
            }
            Event::Hurt(kinds) => {
                say!(self, "card-on-hurt", who = who, damage = self.damage(kinds))
            }
            Event::Played(f) if own(f) => say!(self, "card-after-playing-this"),
            Event::Played(f) => say!(self, "card-after-playing", who = who, card = card(f)),
            Event::Closing if self.owner == Owner::Location => {
                say!(self, "card-before-closing-this")
            }
            Event::Closing => say!(self, "card-before-closing-one"),
            Event::Closed if self.owner == Owner::Location => say!(self, "card-on-closed-this"),
            Event::Closed if reader && self.owner != Owner::Scenario => {
                say!(self, "card-on-closed-by-you", you = you)
            }
            Event::Closed => say!(self, "card-on-closed"),
            Event::Hour(f) => {
                let blessing = CardFilter {
                    kinds: vec![crate::cards::vocabulary::Kind::Blessing],
                    ..CardFilter::default()
                };
                let f = if *f == CardFilter::default() { &blessing } else { f };
                say!(self, "card-on-hour", card = self.a_card(f))
            }
            Event::Discarded(f) | Event::Buried(f) | Event::Recharged(f) | Event::Banished(f) => {
                self.left(event, f, whose)
            }
            Event::Died => say!(self, "card-on-died", who = who),
        }
    }
}
