//! Texts of amounts, cards, checks and heroes as nouns: "1d4+1", "2 allies", "your combat check".

mod amounts;
mod checks;
mod ranks;

pub(super) use checks::check_spec;

use ranks::{excluded_ranks, rank_message};

use super::german::{Det, Head};
use super::marks::Group;
use super::phrases::{Like, Np, np, say};
use super::{Ctx, You, german, skill, trait_word};
use crate::cards::amount::{Amount, Sum};
use crate::cards::effect::{CardFilter, NumberIs, Side, Summoned, Who, Whose};
use crate::cards::vocabulary::{Kind, Rank, Skill, Trait, damage_part};
use crate::lang::Language;
use crate::lang::pattern::Message;
use lang::message;

/// Returns "a" or "an".
fn article(noun: &str) -> &'static str {
    let noun = noun.trim_start_matches(|c| Group::of(c).is_some());
    let first = noun.chars().find(|c| c.is_alphabetic());
    let marked = noun.starts_with(super::OPEN);
    let first = if marked { noun.chars().nth(2) } else { first };
    match first.map(|c| c.to_ascii_lowercase()) {
        Some('a' | 'e' | 'i' | 'o' | 'u') => "an",
        _ => "a",
    }
}

/// Returns an English noun with its article: "a monster", "an ally".
pub(super) fn a(noun: &str) -> String {
    format!("{} {noun}", article(noun))
}

/// Returns the plural of a type.
pub(super) fn plural(kind: Kind, lang: Language) -> &'static str {
    kind.message().of(lang).form_or_value("many").words()
}

/// The article, number or adjective before a filter's noun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cards {
    /// "a monster".
    A,
    /// "a random monster".
    Random,
    /// "monsters".
    Many,
    /// "all monsters".
    All,
    /// "no monster".
    No,
    /// "monsters" in a negation, for which German uses "keine Monster".
    NoneOf,
    /// "the top monster".
    Top,
    /// "the bottom monster".
    Bottom,
    /// "monster", after a word that governs its inflection.
    Bare,
}

impl Ctx<'_> {
    /// Returns "the Fire trait", "the Fire and Magic traits".
    pub(super) fn the_traits(&self, traits: &[Trait], and: bool) -> Np {
        let words: Vec<String> = traits.iter().map(|t| trait_word(*t)).collect();
        let words = if and { self.list_and(&words) } else { self.list_or(&words) };
        if traits.len() > 1 && and {
            np!(self, "card-the-traits", traits = words)
        } else {
            np!(self, "card-the-trait", traits = words)
        }
    }

    /// Returns "Fire or Cold damage"; only "damage" for an empty list.
    pub(super) fn damage(&self, kinds: &[Trait]) -> String {
        if kinds.is_empty() {
            return say!(self, "card-damage");
        }
        let word = |t: &Trait| match self.lang {
            Language::English => trait_word(*t),
            Language::German => {
                super::mark_as('t', t.name(), damage_part(t.name()).unwrap_or(t.name()))
            }
        };
        let mut words: Vec<String> = kinds.iter().map(word).collect();
        // "Feuer- oder Kälteschaden".
        if self.german()
            && let [init @ .., _] = &mut words[..]
        {
            init.iter_mut().for_each(|w| w.push('-'));
        }
        say!(self, "card-damage-of", types = self.list_or(&words))
    }

    pub(super) fn skills(&self, all: &[Skill]) -> String {
        self.list_or(&all.iter().map(|s| skill(*s)).collect::<Vec<_>>())
    }

    /// Returns the noun of a filter without an article: "monster", "Fire or Cold spells", "card".
    fn noun(&self, filter: &CardFilter, many: bool) -> String {
        let word = |m: &Message| {
            let entry = m.of(self.lang);
            if many { entry.form_or_value("many") } else { entry.value() }.words().to_owned()
        };
        let mut words: Vec<String> = Vec::new();
        for t in &filter.without {
            words.push(format!("non-{}", trait_word(*t)));
        }
        words.extend(filter.all_traits.iter().map(|t| trait_word(*t)));
        if !filter.traits.is_empty() {
            let traits: Vec<String> = filter.traits.iter().map(|t| trait_word(*t)).collect();
            words.push(self.list_or(&traits));
        }
        let kinds: Vec<String> = filter.kinds.iter().map(|k| word(k.message())).collect();
        let ranks = filter.ranks.iter().filter_map(|r| rank_message(*r));
        let adjective = |m: &Message| m.of(self.lang).value().words().replace(" card", "");
        // "a non-villain monster".
        if filter.ranks.contains(&Rank::Plain) {
            let without = excluded_ranks(filter).into_iter().filter_map(rank_message);
            let without: Vec<String> = without.map(|m| format!("non-{}", adjective(m))).collect();
            words.extend((!without.is_empty()).then(|| without.join(", ")));
        }
        let told = filter.ranks.is_empty() || filter.ranks.contains(&Rank::Plain);
        words.push(match (kinds.is_empty(), told) {
            (true, true) => word(side_message(filter.side)),
            (false, true) => self.list_or(&kinds),
            (true, false) => self.list_or(&ranks.map(word).collect::<Vec<_>>()),
            (false, false) => {
                let ranks = ranks.map(adjective).collect::<Vec<_>>();
                format!("{} {}", self.list_or(&ranks), self.list_or(&kinds))
            }
        });
        let noun = words.join(" ") + &self.of_number(filter) + &self.of_skills(filter, many);
        match filter.invokes.as_slice() {
            [] => noun,
            traits => {
                let traits = self.the_traits(traits, false);
                match many {
                    true => say!(self, "card-noun-invoking-many", noun = noun, traits = traits),
                    false => say!(self, "card-noun-invoking", noun = noun, traits = traits),
                }
            }
        }
    }

    /// Returns " with an adventure deck number of at most 2", if the filter says so.
    fn of_number(&self, filter: &CardFilter) -> String {
        let most = match filter.number_at_most {
            None => String::new(),
            Some(0) => say!(self, "card-of-number-0"),
            Some(n) => say!(self, "card-of-number-at-most", n = n),
        };
        most + &match filter.number_is {
            None => String::new(),
            Some(NumberIs::Lower) => say!(self, "card-of-number-lower"),
            Some(NumberIs::Same) => say!(self, "card-of-number-same"),
            Some(NumberIs::LowerOrSame) => say!(self, "card-of-number-up-to"),
            Some(NumberIs::Higher) => say!(self, "card-of-number-higher"),
        }
    }

    /// Returns " that lists Diplomacy in its checks", if the filter says so.
    fn of_skills(&self, filter: &CardFilter, many: bool) -> String {
        let lists = |skills: &[Skill], no: bool| match (skills, no, many) {
            ([], ..) => String::new(),
            (_, false, false) => say!(self, "card-listing", skills = self.skills(skills)),
            (_, false, true) => say!(self, "card-listing-many", skills = self.skills(skills)),
            (_, true, false) => say!(self, "card-not-listing", skills = self.skills(skills)),
            (_, true, true) => say!(self, "card-not-listing-many", skills = self.skills(skills)),
        };
        lists(&filter.lists, false) + &lists(&filter.lists_none, true)
    }

    /// Returns what follows the noun of a filter in German: " mit dem Merkmal Feuer".
    fn noun_post(&self, filter: &CardFilter) -> String {
        let mut post = String::new();
        if filter.ranks.contains(&Rank::Plain) {
            let without = excluded_ranks(filter).into_iter().filter_map(rank_message);
            let many = |m: &Message| {
                let entry = m.of(self.lang);
                entry.form("dats").unwrap_or_else(|| entry.form_or_value("many")).words()
            };
            let without: Vec<String> = without.map(|m| many(m).to_owned()).collect();
            if !without.is_empty() {
                post += &say!(self, "card-except", cards = self.list_and(&without));
            }
        }
        post += &self.of_number(filter);
        post += &self.of_skills(filter, false);
        if !filter.all_traits.is_empty() {
            let traits = self.the_traits(&filter.all_traits, true);
            post += &say!(self, "card-with-traits", traits = traits);
        }
        if !filter.traits.is_empty() {
            post +=
                &say!(self, "card-with-traits", traits = self.the_traits(&filter.traits, false));
        }
        if !filter.without.is_empty() {
            let traits = self.the_traits(&filter.without, false);
            post += &say!(self, "card-without-traits", traits = traits);
        }
        if !filter.invokes.is_empty() {
            post += &say!(self, "card-invoking", traits = self.the_traits(&filter.invokes, false));
        }
        post
    }

    fn heads(&self, filter: &CardFilter) -> Vec<Head> {
        let head = |m: &Message| Head::new(m.of(self.lang));
        let compound = |r: &Rank| match r {
            Rank::Plain => "",
            Rank::Henchman => "Handlanger",
            Rank::Villain => "Schurken",
            Rank::Loot => "Beute",
        };
        // What a card of no rank is not, stands behind the noun.
        let told = filter.ranks.is_empty() || filter.ranks.contains(&Rank::Plain);
        match (filter.kinds.is_empty(), told) {
            (true, true) => vec![head(side_message(filter.side))],
            (true, false) => {
                filter.ranks.iter().filter_map(|r| rank_message(*r)).map(head).collect()
            }
            (false, _) => {
                let ranks: Vec<&str> = filter.ranks.iter().map(compound).collect();
                let prefix = match told {
                    false => format!("{}-", ranks.join("- oder ")),
                    true => String::new(),
                };
                let heads = filter.kinds.iter().map(|k| head(k.message()));
                heads.map(|h| Head { prefix: prefix.clone(), ..h }).collect()
            }
        }
    }

    fn german_cards(&self, det: &Det, adjectives: &[&str], filter: &CardFilter, many: bool) -> Np {
        let heads = self.heads(filter);
        german::noun(self, det, adjectives, &heads, many).and_then(&self.noun_post(filter))
    }

    /// Returns "a weapon or an Attack spell": what each filter of a choice says, joined by "or".
    fn any_of(&self, filter: &CardFilter, each: impl Fn(&CardFilter) -> Np) -> Option<Np> {
        let all: Vec<Np> = filter.any_of.iter().map(each).collect();
        let like = all.first()?.like;
        let like = if all.iter().all(|np| np.like == like) { like } else { Like::Mixed };
        let case = |case: &str| {
            let words: Vec<String> = all.iter().map(|np| np.case(case).to_owned()).collect();
            self.list_or(&words)
        };
        Some(match self.german() {
            true => Np::cased(["nom", "acc", "dat", "gen"].map(case), like, self.lang),
            false => Np::plain(case("nom"), like, self.lang),
        })
    }

    /// Returns the cards of a filter; the name alone if the filter names cards.
    pub(super) fn cards(&self, how: &Cards, filter: &CardFilter) -> Np {
        self.one_part(self.so_many(how, filter))
    }

    /// Marks cards as a part of a text that boxes change.
    fn one_part(&self, cards: Np) -> Np {
        match self.boxes {
            true => cards.map(|text| self.grouped(Group::Cards, text.to_owned())),
            false => cards,
        }
    }

    fn so_many(&self, how: &Cards, filter: &CardFilter) -> Np {
        if let Some(all) = self.any_of(filter, |f| self.cards(how, f)) {
            return all;
        }
        if filter.met {
            return self.encountered();
        }
        let many = matches!(how, Cards::Many | Cards::All | Cards::NoneOf);
        if !filter.ids.is_empty() {
            let ids: Vec<&str> = filter.ids.iter().map(String::as_str).collect();
            let names = self.named_cards(&ids);
            // English counts names, too: "a random Salt Rat". In German only a single one has its
            // article.
            return match (how, self.german()) {
                (Cards::A, _) | (Cards::Many | Cards::Bare | Cards::NoneOf, false) => names,
                (_, true) => {
                    let plain: Vec<String> = ids.iter().map(|id| self.card_name(id)).collect();
                    self.name(self.list_or(&plain))
                }
                (Cards::Random, _) => self.name(say!(self, "card-a-random", noun = names)),
                (Cards::All, _) => self.name(say!(self, "card-all", noun = names)),
                (Cards::No, _) => self.name(say!(self, "card-no", noun = names)),
                (Cards::Top, _) => self.name(say!(self, "card-the-top", noun = names)),
                (Cards::Bottom, _) => self.name(say!(self, "card-the-bottom", noun = names)),
            };
        }
        if self.german() {
            let (det, adjectives): (Det, &[&str]) = match how {
                Cards::A => (Det::A, &[]),
                Cards::Random => (Det::A, &["zufällig"]),
                Cards::Many | Cards::Bare => (Det::Bare, &[]),
                Cards::All => (Det::All, &[]),
                Cards::No | Cards::NoneOf => (Det::No, &[]),
                Cards::Top => (Det::The, &["oberst"]),
                Cards::Bottom => (Det::The, &["unterst"]),
            };
            return self.german_cards(&det, adjectives, filter, many);
        }
        let noun = self.noun(filter, many);
        self.name(match how {
            Cards::A => a(&noun),
            Cards::Random => say!(self, "card-a-random", noun = noun),
            Cards::Many | Cards::Bare | Cards::NoneOf => noun,
            Cards::All => say!(self, "card-all", noun = noun),
            Cards::No => say!(self, "card-no", noun = noun),
            Cards::Top => say!(self, "card-the-top", noun = noun),
            Cards::Bottom => say!(self, "card-the-bottom", noun = noun),
        })
    }

    /// Returns "a monster"; the name alone if the filter names a card.
    pub(super) fn a_card(&self, filter: &CardFilter) -> Np {
        self.cards(&Cards::A, filter)
    }

    /// Returns "another weapon".
    pub(super) fn another_card(&self, filter: &CardFilter) -> Np {
        if let Some(all) = self.any_of(filter, |f| self.another_card(f)) {
            return all;
        }
        match self.german() && filter.ids.is_empty() {
            true => self.german_cards(&Det::A, &["weiter"], filter, false),
            false => np!(self, "card-another", card = self.cards(&Cards::Bare, filter)),
        }
    }

    /// Returns "monsters".
    pub(super) fn many_cards(&self, filter: &CardFilter) -> Np {
        self.cards(&Cards::Many, filter)
    }

    /// Returns a plain number of cards: "2 weapons".
    pub(super) fn some_cards(&self, n: u8, filter: &CardFilter) -> Np {
        self.count(&Amount::number(i32::from(n)), Extra::None, filter)
    }

    /// Returns a number of cards: "2 weapons", "1d4+1 random cards", "the top 2 cards".
    pub(super) fn count(&self, n: &Amount, extra: Extra, filter: &CardFilter) -> Np {
        self.one_part(self.counted_cards(n, extra, filter))
    }

    fn counted_cards(&self, n: &Amount, extra: Extra, filter: &CardFilter) -> Np {
        if let Some(all) = self.any_of(filter, |f| self.count(n, extra, f)) {
            return all;
        }
        let many = n.fixed() != Some(1) && self.sum_of(n).fixed_one() != Some(1);
        let sum = self.sum(self.sum_of(n));
        let unchecked = self.unchecked(n);
        // "cards (1 for each hero at your location)": counted things cannot stand before a noun.
        if !self.sum_of(n).counted.is_empty() {
            let cards = match (extra, self.german()) {
                (Extra::None, _) => self.cards(&Cards::Many, filter),
                (Extra::Random, true) => self.german_cards(&Det::Bare, &["zufällig"], filter, true),
                (Extra::Top, true) => self.german_cards(&Det::The, &["oberst"], filter, true),
                (Extra::Bottom, true) => self.german_cards(&Det::The, &["unterst"], filter, true),
                (Extra::Random, false) => {
                    self.name(say!(self, "card-many-random", noun = self.noun(filter, true)))
                }
                (Extra::Top, false) => {
                    self.name(say!(self, "card-the-top", noun = self.noun(filter, true)))
                }
                (Extra::Bottom, false) => {
                    self.name(say!(self, "card-the-bottom", noun = self.noun(filter, true)))
                }
            };
            let cards = Np { like: Like::Many, ..cards };
            return cards.and_then(&format!(" ({sum})")).and_then(&unchecked);
        }
        if self.german() {
            let adjectives: &[&str] = match extra {
                Extra::None => &[],
                Extra::Random => &["zufällig"],
                Extra::Top => &["oberst"],
                Extra::Bottom => &["unterst"],
            };
            if !filter.ids.is_empty() {
                let names = self.cards(&Cards::Bare, filter);
                return names.map(|t| format!("{sum} {t}")).and_then(&unchecked);
            }
            let cards = match extra {
                // "die obersten 2 Karten".
                Extra::Top | Extra::Bottom if many => {
                    let heads = self.heads(filter);
                    let cards = german::noun(self, &Det::Count(sum), &[], &heads, true);
                    let top = match extra {
                        Extra::Bottom => np!(self, "card-the-bottom-many", cards = cards),
                        _ => np!(self, "card-the-top-many", cards = cards),
                    };
                    Np { like: Like::Many, ..top }.and_then(&self.noun_post(filter))
                }
                Extra::Top | Extra::Bottom => {
                    self.german_cards(&Det::The, adjectives, filter, false)
                }
                Extra::None | Extra::Random => {
                    self.german_cards(&Det::Count(sum), adjectives, filter, many)
                }
            };
            return cards.and_then(&unchecked);
        }
        let noun = if filter.ids.is_empty() {
            self.noun(filter, many)
        } else {
            self.cards(&Cards::Bare, filter).text
        };
        let noun = format!("{noun}{unchecked}");
        self.name(match extra {
            Extra::None => format!("{sum} {noun}"),
            Extra::Random => say!(self, "card-so-many-random", n = sum, noun = noun),
            Extra::Top => say!(self, "card-the-top", noun = format!("{sum} {noun}")),
            Extra::Bottom => say!(self, "card-the-bottom", noun = format!("{sum} {noun}")),
        })
    }

    /// Returns "a bane" instead of "a card" if the filter names no type.
    pub(super) fn sided(&self, f: &CardFilter, side: Option<Side>) -> Np {
        let ranked = !f.ranks.is_empty() && !f.ranks.contains(&Rank::Plain);
        if f.kinds.is_empty() && !ranked && f.ids.is_empty() && f.any_of.is_empty() {
            return self.a_card(&CardFilter { side, ..f.clone() });
        }
        self.a_card(f)
    }

    /// Returns the summoned card with its article.
    pub(super) fn summoned(&self, what: &Summoned) -> Np {
        match what {
            Summoned::Named(id) => self.named_cards(&[id]),
            Summoned::Random(kind) => {
                let filter = CardFilter { kinds: vec![*kind], ..CardFilter::default() };
                self.summoned(&Summoned::RandomOf(filter))
            }
            Summoned::RandomOf(filter) => {
                let cards = self.cards(&Cards::Random, filter);
                let like = cards.like;
                Np { like, ..np!(self, "card-from-the-box", cards = cards) }
            }
            Summoned::Same => np!(self, "card-another-copy"),
            Summoned::Danger => np!(self, "card-the-danger"),
        }
    }

    /// Returns the hero of an event as a subject: "you", "another hero here".
    pub(super) fn whose(&self, whose: Whose) -> Np {
        let here = self.here();
        match whose {
            Whose::Yours => {
                let like = if self.you == You::Reader { Like::You } else { Like::They };
                let np = match self.you {
                    You::Reader => np!(self, "card-you"),
                    You::Named(_) | You::They => np!(self, "card-they"),
                };
                Np { like, ..np }
            }
            Whose::AnyHere => np!(self, "card-a-hero-here", here = here),
            Whose::OtherHere => np!(self, "card-another-hero-here", here = here),
            Whose::Other => np!(self, "card-another-hero"),
            Whose::Any => np!(self, "card-any-hero"),
            Whose::Elsewhere => np!(self, "card-a-hero-elsewhere"),
        }
    }

    /// Returns all heroes of whom something is so, as a subject: "you", "other heroes here".
    pub(super) fn whoever(&self, whose: Whose) -> Np {
        let here = self.here();
        let many = match whose {
            Whose::Yours => return self.whose(whose),
            Whose::AnyHere => np!(self, "card-heroes", here = here),
            Whose::OtherHere => np!(self, "card-other-heroes", here = here),
            Whose::Other => np!(self, "card-others"),
            Whose::Any => np!(self, "card-heroes-anywhere"),
            Whose::Elsewhere => np!(self, "card-heroes-elsewhere"),
        };
        Np { like: Like::Many, ..many }
    }

    /// Returns the subject of an action; the reader is addressed by a command without subject.
    pub(super) fn subject(&self, who: Who) -> You {
        let (here, your) = (self.here(), self.your());
        You::Named(match who {
            Who::You => return self.you.clone(),
            Who::Them => np!(self, "card-that-hero"),
            Who::EachHere => np!(self, "card-each-here", here = here),
            Who::EachOtherHere => np!(self, "card-each-other-here", here = here),
            Who::Each => np!(self, "card-each"),
            Who::EachOther => np!(self, "card-each-other"),
            Who::OneHere => np!(self, "card-one-here", here = here, your = your),
            Who::OneOtherHere => np!(self, "card-one-other-here", here = here, your = your),
            Who::One => np!(self, "card-one", your = your),
            Who::OneOther => np!(self, "card-one-other", your = your),
            Who::EachElsewhere => np!(self, "card-each-elsewhere"),
            Who::OneElsewhere => np!(self, "card-one-elsewhere", your = your),
            Who::RandomAnywhere => np!(self, "card-random-anywhere"),
            Who::RandomHere => np!(self, "card-random-here", here = here),
            Who::RandomOther => np!(self, "card-random-other"),
            Who::RandomOtherHere => np!(self, "card-random-other-here", here = here),
            Who::SomeHere(n) => np!(self, "card-some-here", here = here, n = n.get()),
            Who::AnyNumberHere => np!(self, "card-any-number-here", here = here),
        })
    }
}

/// An addition to a number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extra {
    None,
    Random,
    Top,
    Bottom,
}

fn side_message(side: Option<Side>) -> &'static Message {
    match side {
        Some(Side::Bane) => message!("word-bane"),
        Some(Side::Boon) => message!("word-boon"),
        None => message!("word-card"),
    }
}

impl Sum {
    /// Returns the number if the amount is a plain one.
    pub(super) fn fixed_one(&self) -> Option<i32> {
        (self.dice.is_empty() && self.counted.is_empty()).then_some(self.plus)
    }
}
