//! Conditions and events: "you are alone at your location", "after the encounter".

use super::nouns::{a, damage_types, the_traits};
use super::{Ctx, Owner, You, list, skill};
use crate::cards::effect::{CardFilter, Cond, Event, From, Side, Whose};

impl Ctx<'_> {
    /// A condition, as it follows "if".
    pub(super) fn cond(&self, cond: &Cond) -> String {
        self.whether(cond, true)
    }

    fn whether(&self, cond: &Cond, yes: bool) -> String {
        let (you, your, here) = (self.you(), self.your(), self.here());
        let is = if yes { "is" } else { "is not" };
        let are = if yes { "are" } else { "are not" };
        let has = if yes { "has" } else { "does not have" };
        let have = if yes { "have" } else { "do not have" };
        match cond {
            Cond::All(all) | Cond::Any(all) => {
                // Not all of them: at least one does not hold, and the other way round.
                let and = matches!(cond, Cond::All(_)) == yes;
                if let Some(text) = self.skills_had(all, yes, and) {
                    return text;
                }
                let parts: Vec<String> = all.iter().map(|c| self.whether(c, yes)).collect();
                list(&parts, if and { "and" } else { "or" })
            }
            Cond::Not(cond) => self.whether(cond, !yes),
            Cond::Check(f) => format!("the check {is} {}", self.check_is(f)),
            Cond::Card(f) => self.card_is(f, yes),
            Cond::Alone if yes => format!("no other hero is {here}"),
            Cond::Alone => format!("another hero is {here}"),
            Cond::Proficient(t) => {
                let what = super::standing::proficiency(*t);
                format!("{you} {are} proficient with {what}")
            }
            Cond::Trait(t) => {
                format!("{you} {have} the trait {}", super::trait_word(*t))
            }
            Cond::Skill(s) => format!("{you} {have} the {} skill", skill(*s)),
            Cond::Hour(f) => {
                format!("the top card of the blessings discard pile {is} {}", self.a_card(f))
            }
            Cond::Has(from, f, n) => {
                let where_ = match from {
                    From::Hand => format!("in {your} hand"),
                    From::Deck => format!("in {your} deck"),
                    From::Discards => format!("in {your} discard pile"),
                    From::Buried => "buried".into(),
                    From::Displayed => "displayed".into(),
                    From::Here => format!("in the deck {here}"),
                    From::Blessings => "in the blessings deck".into(),
                    From::Hours => "in the blessings discard pile".into(),
                    From::Box => "in the box".into(),
                };
                let there = matches!(from, From::Here | From::Blessings | From::Hours | From::Box);
                let noun = self.noun(f, *n != 1);
                let many = format!("{n} {noun}");
                let amount = match (yes, *n) {
                    (true, 0 | 1) => a(&self.noun(f, false)),
                    (true, _) => format!("at least {many}"),
                    (false, 0 | 1) => format!("no {}", self.noun(f, false)),
                    (false, _) => format!("fewer than {many}"),
                };
                if there {
                    let verb = if *n > 1 { "are" } else { "is" };
                    format!("there {verb} {amount} {where_}")
                } else {
                    format!("{you} have {amount} {where_}")
                }
            }
            Cond::Closed if self.owner == Owner::Location => {
                format!("this location {is} permanently closed")
            }
            Cond::Closed => format!("{your} location {is} permanently closed"),
            Cond::At(ids) => {
                let names: Vec<String> = ids.iter().map(|id| self.location_name(id)).collect();
                format!("{you} {are} at {}", list(&names, "or"))
            }
            Cond::YourTurn => format!("it {is} {your} turn"),
            Cond::FailedBy(n) => {
                let verb = if yes { "fail" } else { "do not fail" };
                format!("{you} {verb} by {n} or more")
            }
            Cond::PassedBy(n) => {
                let verb = if yes { "succeed" } else { "do not succeed" };
                format!("{you} {verb} by {n} or more")
            }
            Cond::CheckHad(traits) => format!("the check {has} {}", the_traits(traits, "or")),
            Cond::Summoned => format!("this card {} summoned", if yes { "was" } else { "was not" }),
            Cond::Count(what, n) => {
                let noun = self.counted(*what, *n != 1);
                match (yes, *n) {
                    (true, 0 | 1) => format!("there is {}", a(&noun)),
                    (true, n) => format!("there are at least {n} {noun}"),
                    (false, 0 | 1) => format!("there is no {noun}"),
                    (false, n) => format!("there are fewer than {n} {noun}"),
                }
            }
            Cond::HoursLeft(n) => {
                let (n, few) =
                    if yes { (u32::from(*n), "fewer") } else { (u32::from(*n) + 1, "more") };
                let cards = match (n, yes) {
                    (0, true) => "no card remains".to_owned(),
                    (1, true) => "1 or no card remains".to_owned(),
                    _ => format!("{n} or {few} cards remain"),
                };
                format!("{cards} in the blessings deck")
            }
            Cond::Passed if yes => format!("{you} succeeded at every check so far"),
            Cond::Passed => format!("{you} failed a check of this encounter"),
            Cond::Attempted(f) if yes => format!("{you} attempt {}", self.any_check(f)),
            Cond::Attempted(f) => format!("{you} do not attempt {}", self.any_check(f)),
            Cond::Played(f) if yes => format!("{you} played {}", self.a_card(f)),
            Cond::Played(f) => format!("{you} did not play {}", self.a_card(f)),
            Cond::Invokes(traits) => {
                let invokes = if yes { "invokes" } else { "does not invoke" };
                format!("the check or card {invokes} {}", the_traits(traits, "or"))
            }
            Cond::DifficultyAtMost(n) => {
                let (n, less) =
                    if yes { (u32::from(*n), "less") } else { (u32::from(*n) + 1, "more") };
                format!("the highest difficulty of the card is {n} or {less}")
            }
        }
    }

    /// "you have the Arcane or Divine skill", where all conditions are about skills.
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
        match (had?, and) {
            (true, true) if names.len() > 1 => {
                Some(format!("{you} have the {} skills", list(&names, "and")))
            }
            (true, _) => Some(format!("{you} have the {} skill", list(&names, "or"))),
            (false, true) => Some(format!("{you} do not have the {} skill", list(&names, "or"))),
            (false, false) => None,
        }
    }

    fn card_is(&self, f: &CardFilter, yes: bool) -> String {
        let is = if yes { "is" } else { "is not" };
        let only_traits = CardFilter { traits: f.traits.clone(), ..CardFilter::default() } == *f;
        if only_traits && !f.traits.is_empty() {
            let has = if yes { "has" } else { "does not have" };
            return format!("the card {has} {}", the_traits(&f.traits, "or"));
        }
        format!("the card {is} {}", self.a_card(f))
    }

    /// An event as the beginning of a sentence, without the comma: "after the encounter".
    pub(super) fn event(&self, event: &Event, whose: Whose) -> String {
        let who = self.whose(whose);
        let reader = whose == Whose::Yours;
        let verb = |base: &str, third: &str| {
            let plain = reader || self.you != You::Reader;
            format!("{who} {}", if plain { base } else { third })
        };
        // On a bane or boon an event without a filter is about the card itself.
        let own = |f: &CardFilter| {
            matches!(self.owner, Owner::Bane | Owner::Boon) && *f == CardFilter::default() && reader
        };
        let bane = |f: &CardFilter| self.sided(f, Some(Side::Bane));
        let boon = |f: &CardFilter| self.sided(f, Some(Side::Boon));
        let encounter = verb("encounter", "encounters");
        match event {
            Event::Setup => "at the start of the scenario".into(),
            Event::TurnStart if reader => format!("at the start of {} turn", self.your()),
            Event::TurnStart => format!("at the start of the turn of {who}"),
            Event::TurnEnd if reader => format!("at the end of {} turn", self.your()),
            Event::TurnEnd => format!("at the end of the turn of {who}"),
            Event::Reset if reader => format!("when {} reset {} hand", self.you(), self.your()),
            Event::Reset => format!("when {who} resets the hand"),
            Event::Enter if self.owner == Owner::Location => {
                format!("when {} here", verb("arrive", "arrives"))
            }
            Event::Enter => format!("when {} a location", verb("enter", "enters")),
            Event::Leave if self.owner == Owner::Location => {
                format!("when {} this location", verb("leave", "leaves"))
            }
            Event::Leave => format!("when {} a location", verb("leave", "leaves")),
            Event::Flipped(f) if own(f) => "when this card is flipped over".into(),
            Event::Flipped(f) => {
                format!("when {} {}", verb("flip over", "flips over"), self.a_card(f))
            }
            Event::Encountered(f) if own(f) => "when encountered".into(),
            Event::Encountered(f) => format!("when {encounter} {}", self.a_card(f)),
            Event::Before(f) if own(f) && self.third() => "before you act".into(),
            Event::After(f) if own(f) && self.third() => "after you act".into(),
            Event::Before(f) if own(f) => "before the encounter".into(),
            Event::Before(f) => format!("before {encounter} {}", self.a_card(f)),
            Event::After(f) if own(f) => "after the encounter".into(),
            Event::After(f) => format!("after {encounter} {}", self.a_card(f)),
            Event::Defeated(f) if own(f) => "if defeated".into(),
            Event::Defeated(f) => format!("when {} {}", verb("defeat", "defeats"), bane(f)),
            Event::Undefeated(f) if own(f) => "if undefeated".into(),
            Event::Undefeated(f) => {
                format!("when {} to defeat {}", verb("fail", "fails"), bane(f))
            }
            Event::Acquired(f) if own(f) => "when you acquire this card".into(),
            Event::Acquired(f) => format!("when {} {}", verb("acquire", "acquires"), boon(f)),
            Event::NotAcquired(f) if own(f) => "if not acquired".into(),
            Event::NotAcquired(f) => {
                format!("when {} to acquire {}", verb("fail", "fails"), boon(f))
            }
            Event::Evaded(f) if own(f) => "if evaded".into(),
            Event::Evaded(f) => format!("when {} {}", verb("evade", "evades"), self.a_card(f)),
            Event::Examined(f) if own(f) => "when you examine this card".into(),
            Event::Examined(f) => {
                format!("when {} {}", verb("examine", "examines"), self.a_card(f))
            }
            Event::Failed(f) => {
                format!("when {} {}", verb("fail", "fails"), self.any_check(f))
            }
            Event::Passed(f) => {
                format!("when {} at {}", verb("succeed", "succeeds"), self.any_check(f))
            }
            Event::Hurt(kinds) => {
                format!("when {} {}damage", verb("take", "takes"), damage_types(kinds))
            }
            Event::Played(f) if own(f) => "after you play this card".into(),
            Event::Played(f) => format!("after {} {}", verb("play", "plays"), self.a_card(f)),
            Event::Closing if self.owner == Owner::Location => "before this location closes".into(),
            Event::Closing => "before a location closes".into(),
            Event::Closed if self.owner == Owner::Location => {
                "when this location is permanently closed".into()
            }
            Event::Closed => "when a location is permanently closed".into(),
            Event::Hour(f) => {
                let card =
                    if *f == CardFilter::default() { "a blessing".into() } else { self.a_card(f) };
                format!("when {card} is turned up on the blessings discard pile")
            }
            Event::Died => match whose {
                Whose::Yours => "when you die".into(),
                _ => format!("when {who} dies"),
            },
        }
    }
}
