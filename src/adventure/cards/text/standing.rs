//! Texts of standing effects and replacements.

use super::marks::Group;
use super::nouns::{Cards, Extra};
use super::phrases::{Mood, Np, Sentence, Vp, np, say, sentence, vp};
use super::stories::behind_colon;
use super::{Action, Ctx, Owner, skill};
use crate::cards::amount::Amount;
use crate::cards::effect::{
    CardFilter, Change, CheckFilter, Cond, Event, Fate, From, Ignored, Instead, Reroll, Row,
    Standing, To, Whose,
};
use crate::cards::vocabulary::{Kind, Trait, id_of};
use crate::lang::Language;
use crate::lang::pattern;

/// What a card is played for that would go somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    Explore,
    Examine,
    Bless,
}

/// Returns what a card is played for of which a standing effect says where it goes, and the rest of its
/// condition.
fn aim(standing: &Standing) -> (Option<Aim>, Option<Cond>) {
    let Some(cond) = standing.only_if.clone() else { return (None, None) };
    let of = |c: &Cond| match c {
        Cond::PlayedToExplore => Some(Aim::Explore),
        Cond::PlayedToExamine => Some(Aim::Examine),
        Cond::PlayedToBless => Some(Aim::Bless),
        _ => None,
    };
    let goes = matches!(standing.change, Change::Goes { of: Fate::Played(_) | Fate::Any(_), .. });
    let Some(aim) = cond.required().into_iter().find_map(of).filter(|_| goes) else {
        return (None, Some(cond));
    };
    let rest: Vec<Cond> =
        cond.required().into_iter().filter(|c| of(c).is_none()).cloned().collect();
    let rest = match rest.len() {
        0 | 1 => rest.into_iter().next(),
        _ => Some(Cond::All(rest)),
    };
    (Some(aim), rest)
}

impl Ctx<'_> {
    pub(super) fn standing(&self, standing: &Standing) -> Sentence {
        let (aim, only_if) = aim(standing);
        let ctx = Ctx { aim, ..self.clone() };
        let sentence = ctx.change(&standing.change, standing.whose);
        match &only_if {
            // A story's condition about "here" is about the location that is to be closed.
            Some(cond)
                if standing.change == Change::CannotClose && self.owner != Owner::Location =>
            {
                let so = sentence!(self, "card-yours-not-closed", your = self.your());
                Sentence::new(self.if_then(&self.cond(cond), so.after()))
            }
            Some(cond) => Sentence::new(self.if_then(&self.cond(cond), sentence.after())),
            None => sentence,
        }
    }

    /// Returns a trait of a hero's proficiency: "weapons", "light armors".
    pub(super) fn proficiency(&self, t: Trait) -> Np {
        let name = t.name().to_lowercase();
        let named =
            |k: &Kind| k.word() == name || super::nouns::plural(*k, Language::English) == name;
        if let Some(kind) = Kind::ALL.into_iter().find(named) {
            let kinds = CardFilter { kinds: vec![kind], ..CardFilter::default() };
            return self.many_cards(&kinds);
        }
        if name.ends_with(" armor") {
            let entry = pattern::entry(self.lang, &id_of("word-trait-", t.name()));
            let form = |f: &str| entry.and_then(|e| e.form(f)).map(|p| p.words().to_owned());
            return match form("many") {
                Some(many) if self.german() => {
                    let dat = form("dats").unwrap_or_else(|| many.clone());
                    let all = [many.clone(), many.clone(), dat, many];
                    Np::cased(all, super::phrases::Like::Many, self.lang)
                }
                _ => self.name(format!("{name}s")),
            };
        }
        self.many_cards(&CardFilter { traits: vec![t], ..CardFilter::default() })
    }

    /// Returns the bane concerned: the one with the text, or those encountered by these heroes.
    fn banes(&self, whose: Whose) -> Np {
        match (self.owner, whose) {
            (Owner::Bane, _) => np!(self, "card-this-bane"),
            (Owner::Location, Whose::Yours) => np!(self, "card-each-bane-here"),
            (_, Whose::Yours) => np!(self, "card-each-bane-of-yours", you = self.you()),
            (_, whose) => np!(self, "card-each-bane-by", who = self.whose(whose)),
        }
    }

    fn is_plain(&self, filter: &CheckFilter, whose: Whose) -> bool {
        let card = matches!(self.owner, Owner::Bane | Owner::Boon);
        card && !self.lasting && whose == Whose::Yours && *filter == CheckFilter::default()
    }

    fn these_checks(&self, filter: &CheckFilter, whose: Whose) -> Np {
        // A displayed boon is about checks to come, whatever is being encountered.
        match self.is_plain(filter, whose) && self.owner != Owner::Boon {
            true => np!(self, "card-the-check"),
            false => self.checks(filter, whose),
        }
    }

    /// Returns a command as a sentence.
    fn command_sentence(&self, vp: Vp) -> Sentence {
        let parts = [vp];
        match self.german() {
            true => {
                Sentence::both(self.chain(&parts, Mood::Command), self.chain(&parts, Mood::After))
            }
            false => Sentence::new(self.chain(&parts, Mood::Command)),
        }
    }

    fn change(&self, change: &Change, whose: Whose) -> Sentence {
        let who = self.whoever(whose);
        let yours = whose == Whose::Yours;
        match change {
            Change::Difficulty(n, f) => {
                let (less, n) = self.more_or_less(n);
                let of = match self.is_plain(f, whose) {
                    true => String::new(),
                    false => say!(self, "card-of", target = self.checks(f, whose)),
                };
                match less {
                    true => sentence!(self, "card-difficulty-decreased", of = of, n = n),
                    false => sentence!(self, "card-difficulty-increased", of = of, n = n),
                }
            }
            Change::Bonus(n, f) => self.bonus(n, f, whose),
            Change::Penalty(n, f) => {
                let from = say!(self, "card-from", target = self.these_checks(f, whose));
                let n = self.amount(n);
                self.command_sentence(vp!(
                    self,
                    "card-verb-subtract",
                    "card-sum-to",
                    n = n,
                    to = from
                ))
            }
            Change::EachDie(n, f) => {
                let of = say!(self, "card-on-dice", target = self.these_checks(f, whose));
                let sum = u32::from(n.unsigned_abs());
                self.command_sentence(match *n < 0 {
                    true => vp!(self, "card-verb-subtract", "card-from-each-die", n = sum, of = of),
                    false => vp!(self, "card-verb-add", "card-to-each-die", n = sum, of = of),
                })
            }
            Change::CheckTraits(traits, f) => {
                let to = say!(self, "card-to", target = self.checks(f, whose));
                let traits = self.the_traits(traits, true);
                self.command_sentence(vp!(
                    self,
                    "card-verb-add",
                    "card-traits-to",
                    traits = traits,
                    to = to
                ))
            }
            Change::Reroll(which, f) => {
                let checks = self.checks(f, whose);
                let dice = match which {
                    Reroll::One => say!(self, "card-one-die", of = ""),
                    Reroll::All => say!(self, "card-all-dice", of = ""),
                    Reroll::AtMost(n) => say!(self, "card-low-dice", n = n, of = ""),
                    Reroll::Some(n) => say!(self, "card-some-dice", n = n.get(), of = ""),
                    Reroll::OneUpTo(die) => {
                        say!(self, "card-one-small-die", n = u32::from(die.faces), of = "")
                    }
                };
                let vp = vp!(self, "card-verb-reroll", "card-once", dice = dice);
                let does = self.chain(&[vp], Mood::After);
                Sentence::new(say!(self, "card-after-rolling", checks = checks, does = does))
            }
            Change::CannotEvade(f) if self.owner == Owner::Bane && *f == CardFilter::default() => {
                sentence!(self, "card-this-not-evaded")
            }
            Change::CannotEvade(f) => {
                let cards = self.many_cards(f);
                match (self.owner, yours) {
                    (Owner::Location, true) => {
                        sentence!(self, "card-not-evaded-here", cards = cards)
                    }
                    _ => sentence!(self, "card-cannot-evade", who = who, cards = cards),
                }
            }
            Change::Immune(traits) => {
                let (bane, traits) = (self.banes(whose), self.the_traits(traits, true));
                sentence!(self, "card-immune", bane = bane, traits = traits)
            }
            Change::MetTraits(traits, what) => {
                let (cards, traits) = (self.many_cards(what), self.the_traits(traits, true));
                sentence!(self, "card-met-traits", cards = cards, traits = traits)
            }
            Change::EachAttempts { who, different } => {
                let (who, bane) = (self.person(&self.subject(*who)), self.banes(whose));
                match different {
                    true => sentence!(self, "card-each-another-check", who = who, bane = bane),
                    false => sentence!(self, "card-each-attempts", who = who, bane = bane),
                }
            }
            Change::PlaceTraits(traits) => {
                let traits = self.the_traits(traits, true);
                match self.owner == Owner::Location && whose == Whose::Yours {
                    true => sentence!(self, "card-place-has-traits", traits = traits),
                    false => sentence!(self, "card-places-have-traits", traits = traits),
                }
            }
            Change::Needs(traits) => {
                let (bane, traits) = (self.banes(whose), self.the_traits(traits, false));
                sentence!(self, "card-needs", bane = bane, traits = traits)
            }
            Change::CannotPlay(f) => {
                let cards = self.cards(&Cards::NoneOf, f);
                sentence!(self, "card-cannot-play", who = who, cards = cards)
            }
            Change::CannotHelp { whose: of, checks } => {
                sentence!(self, "card-cannot-help", who = who, checks = self.checks(checks, *of))
            }
            Change::MostCards(n, f) => {
                let (n, check) = (u32::from(*n), self.any_check(f));
                sentence!(self, "card-most-cards", n = n, check = check)
            }
            Change::PlaysFreely { what, on, checks, n: Some(n) } => {
                let n = Amount::number(i32::from(n.get()));
                let cards = self.count(&n, Extra::None, what);
                let checks = self.checks(checks, *on);
                sentence!(self, "card-plays-more", who = who, cards = cards, checks = checks)
            }
            Change::PlaysFreely { what, on, checks, n: None } => {
                let (cards, checks) = (self.many_cards(what), self.checks(checks, *on));
                sentence!(self, "card-plays-freely", who = who, cards = cards, checks = checks)
            }
            Change::FewerDice(n, f) => {
                let (n, checks) = (u32::from(*n), self.checks(f, whose));
                match n {
                    1 => sentence!(self, "card-one-die-less", checks = checks),
                    n => sentence!(self, "card-fewer-dice", n = n, checks = checks),
                }
            }
            Change::HandSize(n) => {
                let (by, size) = (u32::from(n.unsigned_abs()), self.size_of_hand(whose));
                match *n < 0 {
                    true => sentence!(self, "card-size-decreased", size = size, n = by),
                    false => sentence!(self, "card-size-increased", size = size, n = by),
                }
            }
            Change::DamageType(kind) => {
                let (bane, damage) = (self.banes(whose), self.damage(&[*kind]));
                sentence!(self, "card-damage-is", bane = bane, damage = damage)
            }
            Change::DamagePlus(n) => {
                let (less, n) = self.more_or_less(n);
                let bane = self.banes(whose);
                match less {
                    true => sentence!(self, "card-damage-decreased", bane = bane, n = n),
                    false => sentence!(self, "card-damage-increased", bane = bane, n = n),
                }
            }
            Change::CannotReduce => {
                sentence!(self, "card-damage-not-reduced", bane = self.banes(whose))
            }
            Change::CannotReduceHalf => {
                sentence!(self, "card-damage-half-reduced", bane = self.banes(whose))
            }
            Change::DamageTo(who) => {
                let (bane, who) = (self.banes(whose), self.person(&self.subject(*who)));
                sentence!(self, "card-damage-to", bane = bane, who = who)
            }
            Change::NoDamage => sentence!(self, "card-no-damage", bane = self.banes(whose)),
            Change::DamageFirst(f) => {
                sentence!(self, "card-damage-first", who = who, cards = self.many_cards(f))
            }
            Change::CannotMove => sentence!(self, "card-cannot-move", who = who),
            Change::CannotExploreBy(f) => {
                sentence!(self, "card-cannot-explore-by", who = who, cards = self.many_cards(f))
            }
            Change::OnlyNeighbors(Row::Straight) => {
                sentence!(self, "card-only-neighbors", who = who)
            }
            Change::OnlyNeighbors(Row::Ring) => {
                sentence!(self, "card-only-neighbors-in-ring", who = who)
            }
            Change::CannotExamine => {
                sentence!(self, "card-not-examined", pile = self.pile(From::Here))
            }
            Change::CannotEscape => sentence!(self, "card-cannot-escape"),
            Change::EscapesToFewest => sentence!(self, "card-escapes-to-fewest"),
            Change::ClosesOnly(way) => {
                let way = behind_colon(self, self.way_to_close(way));
                sentence!(self, "card-closes-only", way = way)
            }
            Change::ClosesAlso(way) => {
                sentence!(self, "card-closes-also", way = self.way_to_close(way))
            }
            Change::CannotExploreAgain => sentence!(self, "card-cannot-explore", who = who),
            Change::Proficient(traits) => {
                let all: Vec<Np> = traits.iter().map(|t| self.proficiency(*t)).collect();
                let in_case = |case: &str| {
                    self.list_and(&all.iter().map(|p| p.case(case).to_owned()).collect::<Vec<_>>())
                };
                sentence!(self, "card-proficient", who = who, what = in_case("dat"))
            }
            Change::MetFirst => sentence!(self, "card-met-first"),
            Change::CannotSucceed(f) => {
                sentence!(self, "card-cannot-succeed", checks = self.checks(f, whose))
            }
            Change::Ignores(Ignored::Immunity(t)) if t.is_empty() => {
                sentence!(self, "card-ignores-immunities", who = who)
            }
            Change::Ignores(Ignored::Immunity(t)) => {
                sentence!(
                    self,
                    "card-ignores-immunity",
                    who = who,
                    traits = self.the_traits(t, true)
                )
            }
            Change::Ignores(Ignored::Powers(f)) => {
                sentence!(self, "card-ignores-powers", who = who, cards = self.many_cards(f))
            }
            Change::Ignores(Ignored::Before(f)) => {
                sentence!(self, "card-ignores-before", who = who, cards = self.many_cards(f))
            }
            Change::Ignores(Ignored::After(f)) => {
                sentence!(self, "card-ignores-after", who = who, cards = self.many_cards(f))
            }
            Change::Ignores(Ignored::Examined(f)) => {
                sentence!(self, "card-ignores-examined", who = who, cards = self.many_cards(f))
            }
            Change::AddedDie(die, f) => {
                let (card, die) = (self.a_card(f), super::mark('d', &die.to_string()));
                sentence!(self, "card-added-die", who = who, card = card, die = die)
            }
            Change::AddedDieIs(die, f) => {
                let (card, die) = (self.a_card(f), super::mark('d', &die.to_string()));
                sentence!(self, "card-added-die-is", who = who, card = card, die = die)
            }
            Change::Gains { skill: gained, of, plus, checks, cards } => {
                let (gained, of) = (skill(*gained), skill(*of));
                let plus = if *plus == 0 { String::new() } else { format!(" {plus:+}") };
                match (*checks == CheckFilter::default(), cards) {
                    (true, _) => {
                        sentence!(self, "card-gains-skill", skill = gained, of = of, plus = plus)
                    }
                    (false, Some(cards)) => sentence!(
                        self,
                        "card-gains-skill-for",
                        skill = gained,
                        of = of,
                        plus = plus,
                        checks = self.checks(checks, Whose::Yours),
                        cards = self.many_cards(cards)
                    ),
                    (false, None) => sentence!(
                        self,
                        "card-gains-skill-on",
                        skill = gained,
                        of = of,
                        plus = plus,
                        checks = self.checks(checks, Whose::Yours)
                    ),
                }
            }
            Change::Goes { of, what, to, or, may, price, check, fail, before, does, .. } => {
                // Where the card goes as usual there is only what is done besides.
                let usual = match of {
                    Fate::Played(action) | Fate::Paid(action) | Fate::Any(action) => {
                        To::of(*action) == Some(*to)
                    }
                    _ => false,
                };
                let plain = price.is_none() && check.is_none() && or.is_empty() && does.is_empty();
                if usual
                    && *may
                    && plain
                    && !before.is_empty()
                    && whose == Whose::Yours
                    && let Some(does) = self.done_after_may(before)
                {
                    let (event, _) = self.would_go(*of, what, whose);
                    return Sentence::new(say!(self, "card-may-first", event = event, does = does));
                }
                let places: Vec<To> = std::iter::once(*to).chain(or.iter().copied()).collect();
                let mut text = self.goes_instead(*of, what, (&places, *may), whose);
                if let Some(price) = price {
                    let does = self.chain(&[self.cost(price)], Mood::To);
                    text += &say!(self, "card-for-a-price", does = does);
                }
                if let Some(check) = check {
                    text += &say!(self, "card-for-a-check", check = self.a_check(check));
                    if let Some(to) = fail {
                        let card = np!(self, "card-that-card-instead", what = self.a_card(what));
                        let goes = self.chain(&[self.goes(*to, &card)], Mood::After);
                        text += &say!(self, "card-or-if-failed", goes = goes);
                    }
                }
                if !before.is_empty() {
                    let does = self.effects_phrase(before, Mood::Command);
                    text += &say!(self, "card-and-before", does = does);
                }
                if !does.is_empty() {
                    let does = self.effects_phrase(does, Mood::Command);
                    text += &say!(self, "card-and-if-so", does = does);
                }
                Sentence::new(text)
            }
            Change::CannotGuard => match self.owner {
                Owner::Location => sentence!(self, "card-this-not-guarded"),
                _ if whose != Whose::Yours => sentence!(self, "card-none-guarded"),
                Owner::Scenario => sentence!(self, "card-none-guarded"),
                Owner::Boon | Owner::Bane | Owner::Hero => {
                    sentence!(self, "card-yours-not-guarded", your = self.your())
                }
            },
            Change::ReduceDamage(n, kinds) => {
                let (damage, n) = (self.damage(kinds), self.amount(n));
                sentence!(self, "card-damage-reduced", damage = damage, who = who, n = n)
            }
            Change::Counts(counts, f) => {
                let of = say!(self, "card-on-dice", target = self.these_checks(f, whose));
                self.command_sentence(self.counts_as(*counts, of))
            }
            Change::SkillDice(n, f) => {
                let (n, to) =
                    (u32::from(*n), say!(self, "card-to", target = self.these_checks(f, whose)));
                self.command_sentence(match n {
                    1 => vp!(self, "card-verb-add", "card-another-skill-die", to = to),
                    n => vp!(self, "card-verb-add", "card-another-skill-dice", n = n, to = to),
                })
            }
            Change::HandSizeIs(n) => {
                let size = self.size_of_hand(whose);
                sentence!(self, "card-size-is", size = size, n = u32::from(*n))
            }
            Change::HalveDamage(kinds) => {
                sentence!(self, "card-damage-halved", damage = self.damage(kinds), who = who)
            }
            Change::MostCardsEach(n, f) => {
                let (n, check) = (u32::from(*n), self.any_check(f));
                match whose {
                    Whose::Yours => {
                        sentence!(self, "card-most-cards-you", who = who, n = n, check = check)
                    }
                    _ => sentence!(self, "card-most-cards-each", n = n, check = check),
                }
            }
            Change::DamageBecomes(kind) => {
                let damage = self.damage(&[*kind]);
                sentence!(self, "card-damage-becomes", damage = damage, who = who)
            }
            Change::DamageToZero(kinds) => {
                sentence!(self, "card-damage-to-zero", damage = self.damage(kinds), who = who)
            }
            Change::Rule(rule) => {
                let text = self.rule(rule);
                Sentence::new(if self.german() { behind_colon(self, text) } else { text })
            }
            Change::DamageRandom => sentence!(self, "card-damage-random", who = who),
            Change::InPlaceOf { skill: used, of: Some(of) } => {
                let (used, of) = (skill(*used), skill(*of));
                sentence!(self, "card-skill-in-place-of", who = who, skill = used, of = of)
            }
            Change::InPlaceOf { skill: used, of: None } => {
                sentence!(self, "card-skill-in-place-of-any", who = who, skill = skill(*used))
            }
            Change::DamageFromDeck(kinds) => {
                let damage = self.damage(kinds);
                sentence!(self, "card-damage-from-deck", damage = damage, who = who)
            }
            Change::CannotClose => match self.owner {
                Owner::Location => sentence!(self, "card-this-not-closed"),
                Owner::Scenario => sentence!(self, "card-none-closed"),
                Owner::Boon | Owner::Bane | Owner::Hero => {
                    sentence!(self, "card-yours-not-closed", your = self.your())
                }
            },
        }
    }

    fn size_of_hand(&self, whose: Whose) -> Np {
        self.size_of(whose).map(|text| self.grouped(Group::Check, text.to_owned()))
    }

    fn size_of(&self, whose: Whose) -> Np {
        let who = match whose {
            Whose::Yours => return np!(self, "card-your-hand-size", your = self.your()),
            Whose::Any => np!(self, "card-each"),
            whose => self.whose(whose),
        };
        np!(self, "card-hand-size-of", who = who)
    }

    fn bonus(&self, n: &Amount, filter: &CheckFilter, whose: Whose) -> Sentence {
        let checks = self.these_checks(filter, whose);
        let (less, n) = self.more_or_less(n);
        self.command_sentence(match less {
            true => {
                let from = say!(self, "card-from", target = checks);
                vp!(self, "card-verb-subtract", "card-sum-to", n = n, to = from)
            }
            false => {
                let to = say!(self, "card-to", target = checks);
                vp!(self, "card-verb-add", "card-sum-to", n = n, to = to)
            }
        })
    }

    /// Returns when a card would go somewhere, and what is said at the end of the place where it goes
    /// instead.
    fn would_go(&self, of: Fate, what: &CardFilter, whose: Whose) -> (String, String) {
        let reader = whose == Whose::Yours;
        let would = |action: Action| {
            let does = self.chain(&[self.acted(action, &self.a_card(what))], Mood::May);
            (self.whose(whose), does)
        };
        match of {
            Fate::Defeated => (
                self.event(&Event::Defeated(what.clone()), whose),
                say!(self, "card-instead-of-banishing"),
            ),
            Fate::Undefeated => (
                self.event(&Event::Undefeated(what.clone()), whose),
                say!(self, "card-instead-of-shuffling"),
            ),
            Fate::NotAcquired => (
                self.event(&Event::NotAcquired(what.clone()), whose),
                say!(self, "card-instead-of-banishing"),
            ),
            Fate::Played(action) | Fate::Any(action) if let Some(aim) = self.aim => {
                let (who, does) = would(action);
                let aim = match aim {
                    Aim::Explore => say!(self, "card-aim-explore"),
                    Aim::Examine => say!(self, "card-aim-examine"),
                    Aim::Bless => say!(self, "card-aim-bless"),
                };
                let text = match reader {
                    true => say!(self, "card-when-you-would-to", does = does, aim = aim),
                    false => {
                        say!(self, "card-when-other-would-to", who = who, does = does, aim = aim)
                    }
                };
                (text, say!(self, "card-instead-at-the-end"))
            }
            Fate::Played(action) => {
                let (who, does) = would(action);
                let text = match reader {
                    true => say!(self, "card-when-you-would-for-power", does = does),
                    false => say!(self, "card-when-other-would-for-power", who = who, does = does),
                };
                (text, say!(self, "card-instead-at-the-end"))
            }
            Fate::Play => {
                let (who, what) = (self.whose(whose), self.a_card(what));
                (say!(self, "card-when-playing", who = who, what = what), String::new())
            }
            Fate::Paid(action) => {
                let (who, does) = would(action);
                let text = match reader {
                    true => say!(self, "card-when-you-would-to-pay", does = does),
                    false => say!(self, "card-when-other-would-to-pay", who = who, does = does),
                };
                (text, say!(self, "card-instead-at-the-end"))
            }
            Fate::Any(action) => {
                let (who, does) = would(action);
                let text = match reader {
                    true => say!(self, "card-when-you-would", does = does),
                    false => say!(self, "card-when-other-would", who = who, does = does),
                };
                (text, say!(self, "card-instead-at-the-end"))
            }
            Fate::Damage => {
                let (who, does) = would(Action::Discard);
                let text = match reader {
                    true => say!(self, "card-when-it-would-as-damage", does = does),
                    false => say!(self, "card-when-other-would-as-damage", who = who, does = does),
                };
                (text, say!(self, "card-instead-at-the-end"))
            }
        }
    }

    /// Returns "when you would discard a weapon for its power, recharge it instead".
    fn goes_instead(
        &self,
        of: Fate,
        what: &CardFilter,
        (places, may): (&[To], bool),
        whose: Whose,
    ) -> String {
        let reader = whose == Whose::Yours;
        let (event, usual) = self.would_go(of, what, whose);
        let card = match of {
            Fate::Played(_) | Fate::Play | Fate::Paid(_) | Fate::Damage | Fate::Any(_) => {
                np!(self, "card-that-card-instead", what = self.a_card(what))
            }
            Fate::Defeated | Fate::Undefeated | Fate::NotAcquired => np!(self, "card-that-card"),
        };
        let mood = if may { Mood::May } else { Mood::After };
        let last = places.len().saturating_sub(1);
        let goes = places.iter().enumerate().map(|(n, to)| {
            let goes = self.goes(*to, &card);
            self.chain(&[if n == last { goes.tail(usual.clone()) } else { goes }], mood)
        });
        let does = self.list_or(&goes.collect::<Vec<_>>());
        let goes = match (may, reader) {
            (false, _) => does,
            (true, true) => self.may_do(&does, true, false),
            (true, false) => say!(self, "card-that-hero-may", does = does),
        };
        format!("{event}, {goes}")
    }

    pub(super) fn instead(&self, instead: &Instead) -> String {
        let would = |action: Action| {
            self.chain(&[self.acted(action, &np!(self, "card-this-card"))], Mood::May)
        };
        let (event, usual) = match instead.of {
            Fate::Defeated => {
                (say!(self, "card-if-this-defeated"), say!(self, "card-instead-of-banishing"))
            }
            Fate::Undefeated => {
                (say!(self, "card-if-this-undefeated"), say!(self, "card-instead-of-shuffling"))
            }
            Fate::NotAcquired => {
                (say!(self, "card-if-this-not-acquired"), say!(self, "card-instead-of-banishing"))
            }
            Fate::Played(action) => {
                let text = say!(self, "card-when-it-would-for-power", does = would(action));
                (text, say!(self, "card-instead-at-the-end"))
            }
            // The linter refuses that of a single card.
            Fate::Play => (say!(self, "card-after-playing-this"), String::new()),
            Fate::Paid(action) => {
                let text = say!(self, "card-when-it-would-to-pay", does = would(action));
                (text, say!(self, "card-instead-at-the-end"))
            }
            Fate::Any(action) => {
                let text = say!(self, "card-when-you-would", does = would(action));
                (text, say!(self, "card-instead-at-the-end"))
            }
            Fate::Damage => {
                let text =
                    say!(self, "card-when-it-would-as-damage", does = would(Action::Discard));
                (text, say!(self, "card-instead-at-the-end"))
            }
        };
        let card = match instead.of {
            Fate::Played(_) | Fate::Play | Fate::Paid(_) | Fate::Damage | Fate::Any(_) => {
                np!(self, "card-it-instead")
            }
            Fate::Defeated | Fate::Undefeated | Fate::NotAcquired => np!(self, "card-this-card"),
        };
        let goes = self.goes(instead.to, &card).tail(usual);
        let goes = match instead.may {
            true => self.may_do(&self.chain(&[goes], Mood::May), true, false),
            false => self.chain(&[goes], Mood::After),
        };
        let Some(cond) = instead.only_if.as_ref().map(|c| self.cond(c)) else {
            return format!("{event}, {goes}");
        };
        match self.german() {
            true => say!(self, "card-event-if-then", event = event, cond = cond, then = goes),
            false => format!("{event}, {}", self.if_then(&cond, &goes)),
        }
    }
}
