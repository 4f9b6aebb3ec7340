//! What is so, and what happens instead.

use super::nouns::{damage_types, the_traits};
use super::{Ctx, Owner, act, list, trait_word};
use crate::cards::amount::Amount;
use crate::cards::effect::{
    CardFilter, Change, CheckFilter, Fate, Ignored, Instead, Reroll, Standing, Whose,
};
use crate::cards::words::{Kind, Trait};

/// "weapons", "light armors": what a hero can be proficient with.
pub(super) fn proficiency(t: Trait) -> String {
    let name = t.name().to_lowercase();
    let kind = Kind::ALL.into_iter().find(|k| k.word() == name || super::nouns::plural(*k) == name);
    match kind {
        Some(kind) => super::nouns::plural(kind).to_owned(),
        None if name.ends_with(" armor") => format!("{name}s"),
        None => format!("{} cards", trait_word(t)),
    }
}

impl Ctx<'_> {
    pub(super) fn standing(&self, standing: &Standing) -> String {
        let text = self.change(&standing.change, standing.whose);
        match &standing.only_if {
            Some(cond) => format!("if {}, {text}", self.cond(cond)),
            None => text,
        }
    }

    /// The bane that is meant: the one on which it stands, or those met by these heroes.
    fn banes(&self, whose: Whose) -> (String, &'static str) {
        match (self.owner, whose) {
            (Owner::Bane, _) => ("this bane".into(), "is"),
            (Owner::Location, Whose::Yours) => ("each bane encountered here".into(), "is"),
            (_, Whose::Yours) => (format!("each bane {} encounter", self.you()), "is"),
            (_, whose) => (format!("each bane encountered by {}", self.whose(whose)), "is"),
        }
    }

    fn is_plain(&self, filter: &CheckFilter, whose: Whose) -> bool {
        let card = matches!(self.owner, Owner::Bane | Owner::Boon);
        card && whose == Whose::Yours && *filter == CheckFilter::default()
    }

    fn change(&self, change: &Change, whose: Whose) -> String {
        let who = self.whose(whose);
        let yours = whose == Whose::Yours;
        match change {
            Change::Difficulty(n, f) => {
                let (verb, n) = self.more_or_less(n, "increased", "decreased");
                let of = if self.is_plain(f, whose) {
                    String::new()
                } else {
                    format!(" of {}", self.checks(f, whose))
                };
                format!("the difficulty{of} is {verb} by {n}")
            }
            Change::Bonus(n, f) => self.bonus(n, f, whose),
            Change::EachDie(n, f) => {
                let (verb, to) = if *n < 0 { ("subtract", "from") } else { ("add", "to") };
                let checks = if self.is_plain(f, whose) {
                    "the check".to_owned()
                } else {
                    self.checks(f, whose)
                };
                format!("{verb} {} {to} each die rolled on {checks}", n.unsigned_abs())
            }
            Change::CheckTraits(traits, f) => {
                format!("add {} to {}", the_traits(traits, "and"), self.checks(f, whose))
            }
            Change::Reroll(which, f) => {
                let checks = self.checks(f, whose);
                let dice = match which {
                    Reroll::One => "1 die".to_owned(),
                    Reroll::All => "all dice".to_owned(),
                    Reroll::AtMost(n) => format!("each die that shows {n} or less"),
                };
                format!("after rolling {checks}, reroll {dice} once")
            }
            Change::CannotEvade(f) if self.owner == Owner::Bane && *f == CardFilter::default() => {
                "this bane cannot be evaded".into()
            }
            Change::CannotEvade(f) => {
                let noun = self.noun(f, true);
                match (self.owner, yours) {
                    (Owner::Location, true) => format!("{noun} cannot be evaded here"),
                    (_, true) => format!("{} cannot evade {noun}", self.you()),
                    (_, false) => format!("{who} cannot evade {noun}"),
                }
            }
            Change::Immune(traits) => {
                let (bane, is) = self.banes(whose);
                format!("{bane} {is} immune to {}", the_traits(traits, "and"))
            }
            Change::Needs(traits) => {
                let (bane, _) = self.banes(whose);
                let traits = the_traits(traits, "or");
                format!("{bane} counts as undefeated unless the check to defeat it has {traits}")
            }
            Change::CannotPlay(f) => format!("{who} cannot play {}", self.noun(f, true)),
            Change::HandSize(n) => {
                let verb = if *n < 0 { "decreased" } else { "increased" };
                let of = if yours {
                    format!("{} hand size", self.your())
                } else {
                    format!("the hand size of {who}")
                };
                format!("{of} is {verb} by {}", n.unsigned_abs())
            }
            Change::DamageType(kind) => {
                let (bane, _) = self.banes(whose);
                format!("damage dealt by {bane} is {}damage", damage_types(&[*kind]))
            }
            Change::DamagePlus(n) => {
                let (verb, n) = self.more_or_less(n, "increased", "decreased");
                format!("damage dealt by {} is {verb} by {n}", self.banes(whose).0)
            }
            Change::CannotReduce => {
                format!("damage dealt by {} cannot be reduced", self.banes(whose).0)
            }
            Change::CannotMove if self.third() => format!("{who} cannot move"),
            Change::CannotMove if yours => {
                format!("{who} cannot move in the move step of {} turn", self.your())
            }
            Change::CannotMove => format!("{who} cannot move in the move step of their turn"),
            Change::CannotExploreAgain => format!("{who} cannot explore again this turn"),
            Change::Proficient(traits) => {
                let words: Vec<String> = traits.iter().map(|t| proficiency(*t)).collect();
                let are = if yours { "are" } else { "is" };
                format!("{who} {are} proficient with {}", list(&words, "and"))
            }
            Change::MetFirst => {
                "while this card lies faceup on a location deck, the first exploration of a turn \
                 there encounters it, and further ones pass it by"
                    .into()
            }
            Change::CannotSucceed(f) => {
                format!("{} cannot succeed", self.checks(f, whose))
            }
            Change::Ignores(what) => {
                let verb = if yours { "ignore" } else { "ignores" };
                match what {
                    Ignored::Immunity(t) if t.is_empty() => {
                        format!("{who} {verb} the immunities of banes")
                    }
                    Ignored::Immunity(t) => {
                        format!("{who} {verb} immunity to {}", the_traits(t, "and"))
                    }
                    Ignored::Powers(f) => {
                        format!("{who} {verb} the powers of {}", self.noun(f, true))
                    }
                }
            }
            Change::CannotClose if self.owner == Owner::Location => {
                "this location cannot be closed".into()
            }
            Change::CannotClose if self.owner == Owner::Scenario => {
                "locations cannot be closed".into()
            }
            Change::CannotClose => format!("{} location cannot be closed", self.your()),
        }
    }

    fn bonus(&self, n: &Amount, filter: &CheckFilter, whose: Whose) -> String {
        let checks = if self.is_plain(filter, whose) {
            "the check".to_owned()
        } else {
            self.checks(filter, whose)
        };
        let (verb, number) = self.more_or_less(n, "add", "subtract");
        let to = if verb == "add" { "to" } else { "from" };
        format!("{verb} {number} {to} {checks}")
    }

    pub(super) fn instead(&self, instead: &Instead) -> String {
        let (event, usual) = match instead.of {
            Fate::Defeated => ("if defeated".to_owned(), " instead of banishing it"),
            Fate::Undefeated => ("if undefeated".to_owned(), " instead of shuffling it back"),
            Fate::NotAcquired => ("if not acquired".to_owned(), " instead of banishing it"),
            Fate::Played(action) => {
                (format!("when you would {} this card for its power", act(action)), " instead")
            }
            Fate::Damage => {
                let discard = act(crate::cards::words::Action::Discard);
                (format!("when you would {discard} this card as damage"), " instead")
            }
        };
        let card = match instead.of {
            Fate::Played(_) | Fate::Damage => "it",
            Fate::Defeated | Fate::Undefeated | Fate::NotAcquired => "this card",
        };
        let goes = self.goes(instead.to, card);
        let cond = instead.only_if.as_ref().map(|c| format!("if {}, ", self.cond(c)));
        format!("{event}, {}{goes}{usual}", cond.unwrap_or_default())
    }
}
