//! Conditions in words: clauses that stand behind "if".

use lang::message;
use lang::pattern::{Entry, Message, Value};

use super::whom::Np;
use super::{It, Owner, Writer, form, say};
use crate::content::amount::{Amount, Counted, Of, Reach, Term};
use crate::content::effect::{Cond, Prefer, Rung, Whom};
use crate::content::words::{AttackKind, Difficulty, Outcome, Who};
use crate::ground::Kind;

/// The subject of a clause: a pronoun with its verbs, or a name with those of a pronoun.
struct Subject<'a> {
    of: &'a Entry,
    called: Option<Np>,
}

impl Value for Subject<'_> {
    fn put(&self, form: &str, out: &mut String) {
        match &self.called {
            Some(name) if matches!(form, "" | "acc") => name.put(form, out),
            _ => self.of.put(form, out),
        }
    }
}

/// Returns whether a condition is one clause about somebody.
fn is_plain(cond: &Cond) -> bool {
    match cond {
        Cond::Not(cond) => is_plain(cond),
        Cond::All(_) | Cond::AnyOf(_) => false,
        _ => true,
    }
}

impl<'a> Writer<'a> {
    /// Returns a condition as a clause: "it has 2 Debt".
    pub(super) fn cond(&self, cond: &Cond) -> String {
        self.whether(cond, true)
    }

    /// Returns a condition or its contrary.
    fn whether(&self, cond: &Cond, yes: bool) -> String {
        match cond {
            Cond::Not(cond) => self.whether(cond, !yes),
            Cond::All(conds) => {
                let all: Vec<String> = conds.iter().map(|c| self.whether(c, yes)).collect();
                if yes { self.and(&all) } else { self.or(&all) }
            }
            Cond::AnyOf(conds) => {
                let all: Vec<String> = conds.iter().map(|c| self.whether(c, yes)).collect();
                if yes { self.or(&all) } else { self.and(&all) }
            }
            Cond::There(..)
            | Cond::Gone(_)
            | Cond::EachHero(_)
            | Cond::TokensInPlay(..)
            | Cond::AtLeast(..)
            | Cond::AtMost(..)
            | Cond::RoundsOver(_)
            | Cond::RoundEvery(..)
            | Cond::Rung(_)
            | Cond::MainMet
            | Cond::BonusMet(_)
            | Cond::DiceShow(..)
            | Cond::Did
            | Cond::AttackIs(_) => self.of_the_board(cond, yes),
            Cond::Flag(_)
            | Cond::Visited(..)
            | Cond::Gold(_)
            | Cond::Owns(_)
            | Cond::PartyHas(_)
            | Cond::Heroes(_)
            | Cond::Difficulty(_) => self.of_the_campaign(cond, yes),
            about => self.of_somebody(about, yes),
        }
    }

    /// Returns a clause about somebody, or its contrary.
    fn clause(&self, message: &Message, yes: bool, what: &str, n: u8) -> String {
        let is_you = !self.named && self.owner == Owner::Hero;
        let (of, called) = match (is_you, self.it) {
            (true, _) => (message!("tactics-subject-you"), None),
            (false, It::Target) if self.named => (message!("tactics-subject-it"), None),
            (false, It::Called(name)) if self.named => {
                (message!("tactics-subject-figure"), Some(self.name(name)))
            }
            (false, It::Noun) if self.named => {
                (message!("tactics-subject-figure"), Some(self.it()))
            }
            _ if self.named || self.owner == Owner::Nobody => {
                (message!("tactics-subject-figure"), None)
            }
            _ => (message!("tactics-subject-figure"), Some(self.oneself())),
        };
        let s = Subject { of: of.of(self.lang), called };
        form!(self, if yes { "" } else { "not" }, message, s = s, what = what, n = n)
    }

    fn of_somebody(&self, cond: &Cond, yes: bool) -> String {
        let plain = |message: &Message| self.clause(message, yes, "", 0);
        let with = |message: &Message, what: String| self.clause(message, yes, &what, 0);
        let dat = |who| say!(self, "tactics-np-dat", who = self.who(who));
        match cond {
            Cond::Is(who) => {
                with(message!("tactics-cond-is"), say!(self, "tactics-np", who = self.who(who)))
            }
            Cond::Class(id) => with(message!("tactics-cond-is"), self.class_name(id)),
            Cond::Has(condition) => with(message!("tactics-cond-has"), self.condition(*condition)),
            Cond::HasAny => plain(message!("tactics-cond-has-any")),
            Cond::Tokens(id, 1) => with(message!("tactics-cond-token"), self.token(id)),
            Cond::Tokens(id, n) => {
                self.clause(message!("tactics-cond-tokens"), yes, &self.token(id), *n)
            }
            Cond::Hurt => plain(message!("tactics-cond-hurt")),
            Cond::HalfHp => plain(message!("tactics-cond-half")),
            Cond::Down => plain(message!("tactics-cond-down")),
            Cond::Near(who, Reach::To(1)) => with(message!("tactics-cond-beside"), dat(who)),
            Cond::Near(who, range) => {
                let what = format!(
                    "{} {}",
                    self.range(*range),
                    say!(self, "tactics-of", who = self.who(who))
                );
                with(message!("tactics-cond-near"), what)
            }
            Cond::SeenBy(who) => with(message!("tactics-cond-seen"), dat(who)),
            Cond::Sees(who) => with(
                message!("tactics-cond-sees"),
                say!(self, "tactics-np-acc", who = self.who(who)),
            ),
            Cond::On(id) => with(message!("tactics-cond-on"), self.terrain(id)),
            Cond::OnMark(name) => with(message!("tactics-cond-on-mark"), self.mark(name)),
            Cond::Beside(id) => with(message!("tactics-cond-beside-terrain"), self.terrain(id)),
            Cond::BesideMark(name) => with(message!("tactics-cond-beside-mark"), self.mark(name)),
            Cond::BesideKind(kind) => {
                let kind = match kind {
                    Kind::Open => say!(self, "tactics-kind-open"),
                    Kind::Obstacle => say!(self, "tactics-kind-obstacle"),
                    Kind::Wall => say!(self, "tactics-kind-wall"),
                    Kind::Void => say!(self, "tactics-kind-void"),
                };
                with(message!("tactics-cond-beside-kind"), kind)
            }
            Cond::OnExit => plain(message!("tactics-cond-exit")),
            Cond::HasMoved => plain(message!("tactics-cond-moved")),
            Cond::HasAttacked => plain(message!("tactics-cond-attacked")),
            Cond::HasActed => plain(message!("tactics-cond-acted")),
            Cond::Passed => plain(message!("tactics-cond-passed")),
            Cond::NeverHurt => plain(message!("tactics-cond-never-hurt")),
            Cond::Wears(filter) => with(message!("tactics-cond-wears"), self.cards(filter)),
            Cond::Holds(filter) => with(message!("tactics-cond-holds"), self.cards(filter)),
            Cond::Felled => plain(message!("tactics-cond-felled")),
            Cond::WasHurt => plain(message!("tactics-cond-was-hurt")),
            Cond::InReach => plain(message!("tactics-cond-in-reach")),
            Cond::WouldFall => plain(message!("tactics-cond-would-fall")),
            Cond::Redirected => plain(message!("tactics-cond-redirected")),
            _ => String::new(),
        }
    }

    fn of_the_board(&self, cond: &Cond, yes: bool) -> String {
        let not = if yes { "" } else { "not" };
        match cond {
            Cond::There(Whom { who: Who::Oneself, within: None, only_if: Some(cond), .. }, 1) => {
                Writer { named: self.owner == Owner::Nobody, ..*self }.whether(cond, yes)
            }
            Cond::There(Whom { who: Who::Named(id), within: None, only_if: Some(cond), .. }, 1)
                if self.is_single(id) && is_plain(cond) =>
            {
                let it = It::Called(self.called(id));
                Writer { named: true, it, ..*self }.whether(cond, yes)
            }
            Cond::There(Whom { who, within: None, only_if: Some(cond), .. }, 1) => {
                let cond = self.behind_noun(who).cond(cond);
                form!(self, not, message!("tactics-cond-true-of"), who = self.who(who), cond = cond)
            }
            Cond::There(whom, 1) => {
                form!(self, not, message!("tactics-cond-there"), who = self.whom(whom))
            }
            Cond::There(whom, n) => {
                let who = self.several(&whom.who);
                form!(self, not, message!("tactics-cond-there-n"), n = *n, who = who)
            }
            Cond::Gone(who) => {
                form!(self, not, message!("tactics-cond-gone"), who = self.each_who(who))
            }
            Cond::EachHero(cond) => {
                let cond = self.behind_noun(&Who::Hero).cond(cond);
                form!(self, not, message!("tactics-cond-each-hero"), cond = cond)
            }
            Cond::TokensInPlay(id, 1) => {
                form!(self, not, message!("tactics-cond-token-in-play"), name = self.token(id))
            }
            Cond::TokensInPlay(id, n) => {
                form!(
                    self,
                    not,
                    message!("tactics-cond-tokens-in-play"),
                    n = *n,
                    name = self.token(id)
                )
            }
            Cond::AtLeast(a, b) if let (Some(id), Some(1)) = (pieces(a), b.as_number()) => {
                form!(self, not, message!("tactics-cond-piece"), name = self.terrain(id))
            }
            Cond::AtLeast(a, b) => {
                let (a, b) = (self.number(a), self.number(b));
                form!(self, not, message!("tactics-cond-at-least"), a = a, b = b)
            }
            Cond::AtMost(a, b) => {
                let (a, b) = (self.number(a), self.number(b));
                form!(self, not, message!("tactics-cond-at-most"), a = a, b = b)
            }
            Cond::RoundsOver(n) => form!(self, not, message!("tactics-cond-rounds"), n = *n),
            Cond::RoundEvery(2, 0) => form!(self, not, message!("tactics-cond-round-even")),
            Cond::RoundEvery(n, rest) => {
                form!(self, not, message!("tactics-cond-round-every"), n = *n, rest = *rest)
            }
            Cond::Rung(rung) => {
                let what = match rung {
                    Rung::Any => say!(self, "tactics-rung-any"),
                    Rung::Moves => say!(self, "tactics-rung-moves"),
                    Rung::Attacks => say!(self, "tactics-rung-attacks"),
                    Rung::Other => say!(self, "tactics-rung-other"),
                };
                form!(self, not, message!("tactics-cond-rung"), what = what)
            }
            Cond::MainMet => form!(self, not, message!("tactics-cond-main")),
            Cond::BonusMet(id) => {
                let mut all = self.encounters().flat_map(|e| &e.bonus);
                let name = all.find(|b| b.id.as_ref() == Some(id)).map_or(id, |b| &b.text);
                form!(self, not, message!("tactics-cond-bonus"), name = name)
            }
            Cond::DiceShow(dice, face) => {
                form!(self, not, message!("tactics-cond-dice"), n = *dice, face = *face)
            }
            Cond::Did => form!(self, not, message!("tactics-cond-did")),
            Cond::AttackIs(kind) => {
                form!(self, not, message!("tactics-cond-attack-is"), what = self.attack_kind(*kind))
            }
            _ => String::new(),
        }
    }

    fn each_who(&self, who: &crate::content::words::Who) -> super::whom::Np {
        self.each_of(&crate::content::effect::Whom { who: who.clone(), ..Default::default() })
    }

    fn of_the_campaign(&self, cond: &Cond, yes: bool) -> String {
        let not = if yes { "" } else { "not" };
        match cond {
            // Flags are for those who write; whoever reads knows what was done.
            Cond::Flag(_) => form!(self, not, message!("tactics-cond-flag")),
            Cond::Visited(id, outcome) => {
                let chapter =
                    self.content.find_chapter(id).map(|id| &self.content.chapter(id).name);
                let name = chapter.unwrap_or(id);
                let outcome = match outcome {
                    None => String::new(),
                    Some(Outcome::Failure) => say!(self, "tactics-outcome-failure"),
                    Some(Outcome::Success) => say!(self, "tactics-outcome-success"),
                    Some(Outcome::Plus) => say!(self, "tactics-outcome-plus"),
                };
                form!(self, not, message!("tactics-cond-visited"), name = name, outcome = outcome)
            }
            Cond::Gold(n) => form!(self, not, message!("tactics-cond-gold"), n = *n),
            Cond::Owns(id) => {
                let card = self.content.find_card(id).map(|id| &self.content.card(id).name);
                form!(self, not, message!("tactics-cond-owns"), name = card.unwrap_or(id))
            }
            Cond::PartyHas(id) => {
                form!(self, not, message!("tactics-cond-party-has"), name = self.class_name(id))
            }
            Cond::Heroes(n) => form!(self, not, message!("tactics-cond-heroes"), n = *n),
            Cond::Difficulty(difficulty) => {
                let name = match difficulty {
                    Difficulty::Easy => say!(self, "tactics-easy"),
                    Difficulty::Normal => say!(self, "tactics-normal"),
                    Difficulty::Hard => say!(self, "tactics-hard"),
                };
                form!(self, not, message!("tactics-cond-difficulty"), name = name)
            }
            _ => String::new(),
        }
    }

    fn class_name(&self, id: &str) -> String {
        let class = self.content.find_class(id).map(|id| self.content.class(id).name.clone());
        class.unwrap_or_else(|| id.to_owned())
    }

    /// Returns which attacks are meant: "basic attacks"; nothing for any.
    pub(super) fn attack_kind(&self, kind: AttackKind) -> String {
        match kind {
            AttackKind::Any => say!(self, "tactics-attacks-any"),
            AttackKind::Basic => say!(self, "tactics-attacks-basic"),
            AttackKind::Adjacent => say!(self, "tactics-attacks-adjacent"),
            AttackKind::Distant => say!(self, "tactics-attacks-distant"),
            AttackKind::Area => say!(self, "tactics-attacks-area"),
        }
    }

    /// Returns whom an enemy goes for, if it is not the closest hero as usual.
    pub(super) fn prefers(&self, prefer: &Prefer) -> Option<String> {
        Some(match prefer {
            Prefer::Closest => return None,
            Prefer::Farthest => say!(self, "tactics-prefers-farthest"),
            Prefer::MostTokens(id) => say!(self, "tactics-prefers-tokens", name = self.token(id)),
            Prefer::LeastHp => say!(self, "tactics-prefers-least-hp"),
            Prefer::MostHp => say!(self, "tactics-prefers-most-hp"),
            Prefer::MostCards => say!(self, "tactics-prefers-most-cards"),
            Prefer::MostDamage => say!(self, "tactics-prefers-most-damage"),
            Prefer::LastTurn => say!(self, "tactics-prefers-last-turn"),
            Prefer::Nearest(spot) => {
                say!(self, "tactics-prefers-nearest", spot = self.spot_to(spot))
            }
            Prefer::Those(Cond::Is(who)) => {
                say!(self, "tactics-prefers-who", who = self.who(who))
            }
            Prefer::Those(cond) => {
                say!(self, "tactics-prefers-those", cond = self.behind_noun(&Who::Hero).cond(cond))
            }
        })
    }
}

/// Returns the terrain whose pieces an amount counts, if it is nothing else.
fn pieces(amount: &Amount) -> Option<&str> {
    match amount.terms.as_slice() {
        [Term { times: 1, of: Of::Counted(Counted::Pieces(id)), at_most: None }] => Some(id),
        _ => None,
    }
}
