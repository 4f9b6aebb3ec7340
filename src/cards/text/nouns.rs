//! Amounts, cards, checks and heroes as nouns: "1d4+1", "2 allies", "your combat check".

use super::{Ctx, Owner, You, list, mark, skill, trait_word};
use crate::cards::amount::{Amount, CheckSpec, Counted, Sum};
use crate::cards::effect::{CardFilter, CheckFilter, Purpose, Side, Summoned, Who, Whose};
use crate::cards::words::{Kind, Rank, Skill, Trait};

/// "Wisdom 10 or Combat 13, then Combat 15".
pub(super) fn check_spec(check: &CheckSpec) -> String {
    if check.steps.is_empty() {
        return check.to_string();
    }
    let alternative = |a: &crate::cards::amount::Alternative| {
        let skills: Vec<String> = a.skills.iter().map(|s| skill(*s)).collect();
        format!("{} {}", skills.join(", "), a.number())
    };
    let step = |s: &Vec<_>| s.iter().map(alternative).collect::<Vec<_>>().join(" or ");
    check.steps.iter().map(step).collect::<Vec<_>>().join(", then ")
}

/// "a" or "an".
pub(super) fn article(noun: &str) -> &'static str {
    let first = noun.chars().find(|c| c.is_alphabetic());
    let marked = noun.starts_with(super::OPEN);
    let first = if marked { noun.chars().nth(2) } else { first };
    match first.map(|c| c.to_ascii_lowercase()) {
        Some('a' | 'e' | 'i' | 'o' | 'u') => "an",
        _ => "a",
    }
}

pub(super) fn a(noun: &str) -> String {
    format!("{} {noun}", article(noun))
}

/// "the Fire trait", "the Fire and Magic traits".
pub(super) fn the_traits(traits: &[Trait], join: &str) -> String {
    let words: Vec<String> = traits.iter().map(|t| trait_word(*t)).collect();
    let s = if traits.len() > 1 && join == "and" { "s" } else { "" };
    format!("the {} trait{s}", list(&words, join))
}

/// "Fire or Cold ", with the blank; nothing for no type.
pub(super) fn damage_types(kinds: &[Trait]) -> String {
    let words: Vec<String> = kinds.iter().map(|t| trait_word(*t)).collect();
    if words.is_empty() { String::new() } else { format!("{} ", list(&words, "or")) }
}

pub(super) fn skills(all: &[Skill]) -> String {
    list(&all.iter().map(|s| skill(*s)).collect::<Vec<_>>(), "or")
}

/// A type in the plural.
pub(super) fn plural(kind: Kind) -> &'static str {
    match kind {
        Kind::Weapon => "weapons",
        Kind::Spell => "spells",
        Kind::Armor => "armors",
        Kind::Item => "items",
        Kind::Ally => "allies",
        Kind::Blessing => "blessings",
        Kind::Monster => "monsters",
        Kind::Barrier => "barriers",
        Kind::Scourge => "scourges",
        Kind::Trader => "traders",
        Kind::Bazaar => "bazaars",
        Kind::Stance => "stances",
        Kind::Cohort => "cohorts",
        Kind::Token => "tokens",
    }
}

fn rank_word(rank: Rank, many: bool) -> &'static str {
    match (rank, many) {
        (Rank::Plain, false) => "ordinary card",
        (Rank::Plain, true) => "ordinary cards",
        (Rank::Henchman, false) => "henchman",
        (Rank::Henchman, true) => "henchmen",
        (Rank::Villain, false) => "villain",
        (Rank::Villain, true) => "villains",
        (Rank::Loot, false) => "loot card",
        (Rank::Loot, true) => "loot cards",
    }
}

impl Ctx<'_> {
    pub(super) fn card_name(&self, id: &str) -> String {
        let name = self.content.find(id).map(|d| self.content.card(d).name.as_str());
        mark('c', name.unwrap_or(id))
    }

    pub(super) fn location_name(&self, id: &str) -> String {
        let name = self.content.location(id).map(|l| self.content.locations[l].name.as_str());
        mark('c', name.unwrap_or(id))
    }

    /// The noun of a filter: "monster", "Fire or Cold spells", "card".
    pub(super) fn noun(&self, filter: &CardFilter, many: bool) -> String {
        if !filter.ids.is_empty() {
            let names: Vec<String> = filter.ids.iter().map(|id| self.card_name(id)).collect();
            return list(&names, "or");
        }
        let mut words: Vec<String> = Vec::new();
        for t in &filter.without {
            words.push(format!("non-{}", trait_word(*t)));
        }
        if !filter.traits.is_empty() {
            let traits: Vec<String> = filter.traits.iter().map(|t| trait_word(*t)).collect();
            words.push(list(&traits, "or"));
        }
        let kind = |k: &Kind| (if many { plural(*k) } else { k.word() }).to_owned();
        let kinds: Vec<String> = filter.kinds.iter().map(kind).collect();
        let ranks: Vec<String> =
            filter.ranks.iter().map(|r| rank_word(*r, many).to_owned()).collect();
        let side = match (filter.side, many) {
            (Some(Side::Bane), false) => "bane",
            (Some(Side::Bane), true) => "banes",
            (Some(Side::Boon), false) => "boon",
            (Some(Side::Boon), true) => "boons",
            (None, false) => "card",
            (None, true) => "cards",
        };
        let invoking = |noun: String| match filter.invokes.as_slice() {
            [] => noun,
            traits => format!(
                "{noun} that {} {}",
                if many { "invoke" } else { "invokes" },
                the_traits(traits, "or")
            ),
        };
        words.push(match (kinds.is_empty(), ranks.is_empty()) {
            (true, true) => side.to_owned(),
            (false, true) => list(&kinds, "or"),
            (true, false) => list(&ranks, "or"),
            (false, false) => {
                let adjective = |r: &Rank| rank_word(*r, false).replace(" card", "");
                let ranks: Vec<String> = filter.ranks.iter().map(adjective).collect();
                format!("{} {}", list(&ranks, "or"), list(&kinds, "or"))
            }
        });
        invoking(words.join(" "))
    }

    /// "a monster"; the name alone where a card is named.
    pub(super) fn a_card(&self, filter: &CardFilter) -> String {
        let noun = self.noun(filter, false);
        if filter.ids.is_empty() { a(&noun) } else { noun }
    }

    /// "2 weapons", "1d4+1 cards".
    pub(super) fn count(&self, n: &Amount, extra: &str, filter: &CardFilter) -> String {
        let many = n.fixed() != Some(1) && self.sum_of(n).fixed_one() != Some(1);
        let sum = self.sum(self.sum_of(n));
        format!("{sum}{extra} {}{}", self.noun(filter, many), self.unchecked(n))
    }

    /// "a bane" instead of "a card" where nothing more is known.
    pub(super) fn sided(&self, f: &CardFilter, side: Option<Side>) -> String {
        if f.kinds.is_empty() && f.ranks.is_empty() && f.ids.is_empty() {
            return self.a_card(&CardFilter { side, ..f.clone() });
        }
        self.a_card(f)
    }

    /// The sum that holds.
    pub(super) fn sum_of<'n>(&self, n: &'n Amount) -> &'n Sum {
        n.at(self.level)
    }

    /// The sum that holds, with those of unchecked boxes after it where boxes are shown.
    pub(super) fn amount(&self, n: &Amount) -> String {
        self.sum(self.sum_of(n)) + &self.unchecked(n)
    }

    /// The sums of unchecked boxes, where boxes are shown: " (☐ 2) (☐ 3)".
    pub(super) fn unchecked(&self, n: &Amount) -> String {
        let later = n.levels.iter().skip(self.level + 1).filter(|_| self.boxes);
        later.map(|level| format!(" (☐ {})", self.sum(level))).collect()
    }

    pub(super) fn sum(&self, sum: &Sum) -> String {
        let mut text = String::new();
        for d in &sum.dice {
            if !text.is_empty() {
                text.push('+');
            }
            text += &mark('d', &d.to_string());
        }
        if sum.plus != 0 || (text.is_empty() && sum.counted.is_empty()) {
            let n = sum.plus;
            text += &if text.is_empty() { n.to_string() } else { format!("{n:+}") };
        }
        for c in &sum.counted {
            if !text.is_empty() {
                text += ", plus ";
            }
            text += &format!("1 for each {}", self.counted(*c, false));
        }
        text
    }

    /// What is counted: "open location", "heroes here".
    pub(super) fn counted(&self, counted: Counted, many: bool) -> String {
        let (here, your) = (self.here(), self.your());
        let s = if many { "s" } else { "" };
        let es = if many { "es" } else { "" };
        match counted {
            Counted::OthersHere => format!("other hero{es} {here}"),
            Counted::HeroesHere => format!("hero{es} {here}"),
            Counted::Hand => format!("card{s} in {your} hand"),
            Counted::InHand(kind) if many => format!("{} in {your} hand", plural(kind)),
            Counted::InHand(kind) => format!("{} in {your} hand", kind.word()),
            Counted::DiscardPile => format!("card{s} in {your} discard pile"),
            Counted::Heroes => format!("hero{es} in the party"),
            Counted::ClosedLocations => format!("closed location{s}"),
            Counted::OpenLocations => format!("open location{s}"),
            Counted::Displayed => format!("card{s} displayed in front of {}", self.object()),
            Counted::OccupiedLocations => format!("occupied location{s}"),
            Counted::LowestDifficulty => format!("point{s} of the card's lowest difficulty"),
            Counted::HighestDifficulty => format!("point{s} of the card's highest difficulty"),
            Counted::Number => format!("point{s} of the scenario's adventure deck number"),
        }
    }

    /// "you" or "them", as an object.
    pub(super) fn object(&self) -> &'static str {
        if self.you == You::Reader { "you" } else { "them" }
    }

    /// "a Wisdom 8 check", "a Wisdom 8 or Combat 10 check".
    pub(super) fn a_check(&self, check: &CheckSpec) -> String {
        a(&format!("{} check", check_spec(check)))
    }

    /// What is summoned, with its article.
    pub(super) fn summoned(&self, what: &Summoned) -> String {
        match what {
            Summoned::Named(id) => self.card_name(id),
            Summoned::Random(kind) => format!("a random {} from the box", kind.word()),
            Summoned::Same => "another copy of this card".into(),
        }
    }

    /// The kind of check without article: before the noun, the noun, and what follows it.
    fn check_parts(&self, filter: &CheckFilter, many: bool) -> (String, String) {
        let mut before: Vec<String> = Vec::new();
        match filter.combat {
            Some(true) => before.push("combat".into()),
            Some(false) => before.push("non-combat".into()),
            None => {}
        }
        if !filter.skills.is_empty() {
            before.push(skills(&filter.skills));
        }
        before.push(if many { "checks".into() } else { "check".into() });
        let mut after = String::new();
        if !filter.traits.is_empty() {
            after += &format!(" with {}", the_traits(&filter.traits, "or"));
        }
        if !filter.invokes.is_empty() {
            let invoke = if many { "invoke" } else { "invokes" };
            after += &format!(" that {invoke} {}", the_traits(&filter.invokes, "or"));
        }
        let against = filter.against.as_ref();
        let object = |otherwise: &str, side: Option<Side>| match against {
            Some(f) if side.is_some() => format!(" {}", self.sided(f, side)),
            Some(f) => format!(" {}", self.a_card(f)),
            None if side == Some(Side::Bane) && self.owner == Owner::Bane => " this bane".into(),
            None => otherwise.to_owned(),
        };
        let purposes: Vec<String> = filter
            .purposes
            .iter()
            .map(|p| match p {
                Purpose::Defeat => format!("to defeat{}", object(" a bane", Some(Side::Bane))),
                Purpose::Acquire => format!("to acquire{}", object(" a boon", Some(Side::Boon))),
                Purpose::Recharge => format!("to recharge{}", object(" a card", None)),
                Purpose::Close => "to close a location".into(),
                Purpose::Other => "that a card or power asks for".into(),
            })
            .collect();
        if !purposes.is_empty() {
            after += &format!(" {}", list(&purposes, "or"));
        } else if let Some(f) = against {
            after += &format!(" against {}", self.a_card(f));
        }
        (before.join(" "), after)
    }

    /// "your combat check", "a check to acquire a weapon by another hero at your location".
    pub(super) fn check(&self, filter: &CheckFilter, whose: Whose) -> String {
        let (noun, after) = self.check_parts(filter, false);
        match self.by(whose, false) {
            None => format!("{} {noun}{after}", self.your()),
            Some(by) => format!("{}{after}{by}", a(&noun)),
        }
    }

    /// "your combat checks".
    pub(super) fn checks(&self, filter: &CheckFilter, whose: Whose) -> String {
        let (noun, after) = self.check_parts(filter, true);
        match self.by(whose, true) {
            None if self.owner == Owner::Scenario => format!("{noun}{after}"),
            None => format!("{} {noun}{after}", self.your()),
            Some(by) => format!("{noun}{after}{by}"),
        }
    }

    /// What a check is, after "is": "a combat check", "against a barrier", "to acquire an ally".
    pub(super) fn check_is(&self, filter: &CheckFilter) -> String {
        let (noun, after) = self.check_parts(filter, false);
        if noun == "check" && !after.is_empty() {
            let one = if after.starts_with(" that ") { "one " } else { "" };
            return format!("{one}{}", after.trim_start());
        }
        format!("{}{after}", a(&noun))
    }

    /// "such a check" for events: "a combat check to defeat a monster".
    pub(super) fn any_check(&self, filter: &CheckFilter) -> String {
        let (noun, after) = self.check_parts(filter, false);
        format!("{}{after}", a(&noun))
    }

    fn by(&self, whose: Whose, many: bool) -> Option<String> {
        let hero = match (whose, many) {
            (Whose::Yours, _) => return None,
            (Whose::AnyHere, false) => format!("a hero {}", self.here()),
            (Whose::AnyHere, true) => format!("heroes {}", self.here()),
            (Whose::OtherHere, false) => format!("another hero {}", self.here()),
            (Whose::OtherHere, true) => format!("other heroes {}", self.here()),
            (Whose::Other, false) => "another hero".into(),
            (Whose::Other, true) => "other heroes".into(),
            (Whose::Any, false) => "any hero".into(),
            (Whose::Any, true) => return Some(String::new()),
            (Whose::Elsewhere, false) => "a hero at another location".into(),
            (Whose::Elsewhere, true) => "heroes at other locations".into(),
        };
        Some(format!(" by {hero}"))
    }

    /// The hero to whom an event happens, as a subject: "you", "another hero here".
    pub(super) fn whose(&self, whose: Whose) -> String {
        let here = self.here();
        match whose {
            Whose::Yours => self.you().to_owned(),
            Whose::AnyHere => format!("a hero {here}"),
            Whose::OtherHere => format!("another hero {here}"),
            Whose::Other => "another hero".into(),
            Whose::Any => "any hero".into(),
            Whose::Elsewhere => "a hero at another location".into(),
        }
    }

    /// A subject with its verb in the right form, and the context in which it is "you".
    /// Without a subject (the reader) the verb stands alone, as a command.
    pub(super) fn subject(&self, who: Who) -> You {
        let here = self.here();
        let named = |s: String| You::Named(s);
        match who {
            Who::You => self.you.clone(),
            Who::Them => named("that hero".into()),
            Who::EachHere => named(format!("each hero {here}")),
            Who::EachOtherHere => named(format!("each other hero {here}")),
            Who::Each => named("each hero".into()),
            Who::EachOther => named("each other hero".into()),
            Who::OneHere => named(format!("a hero of {} choice {here}", self.your())),
            Who::OneOtherHere => named(format!("another hero of {} choice {here}", self.your())),
            Who::One => named(format!("a hero of {} choice", self.your())),
            Who::RandomHere => named(format!("a random hero {here}")),
            Who::SomeHere(n) => named(format!("each of {n} heroes {here} of your choice")),
        }
    }
}

impl Sum {
    /// The plain number, if it is one.
    pub(super) fn fixed_one(&self) -> Option<i32> {
        (self.dice.is_empty() && self.counted.is_empty()).then_some(self.plus)
    }
}
