//! Texts of verbs on checks, damage and evasion.

use crate::cards::effect::{CardFilter, DieCounts, Effect, Face, Reroll, Who, Whose};
use crate::cards::text::clauses::{By, Clause, Target};
use crate::cards::text::phrases::{Np, Vp, np, say, vp};
use crate::cards::text::{Ctx, Owner, mark, skill};

impl Ctx<'_> {
    /// Adds the clauses of verbs on checks, damage and evasion. Returns false for other verbs.
    pub(super) fn on_check(
        &self,
        effect: &Effect,
        target: &mut Target,
        out: &mut Vec<Clause>,
    ) -> bool {
        let your = self.your();
        let vp = match effect {
            Effect::Add(n) => match n.taken_away() {
                Some(less) => {
                    let (n, from) = (self.amount(&less), target.with(self, By::From));
                    vp!(self, "card-verb-subtract", "card-sum-to", n = n, to = from)
                }
                None => {
                    let (n, to) = (self.amount(n), target.with(self, By::To));
                    match target.another {
                        true => vp!(self, "card-verb-add", "card-another-sum-to", n = n, to = to),
                        false => vp!(self, "card-verb-add", "card-sum-to", n = n, to = to),
                    }
                }
            },
            Effect::Subtract(n) => {
                let (n, from) = (self.amount(n), target.with(self, By::From));
                vp!(self, "card-verb-subtract", "card-sum-to", n = n, to = from)
            }
            Effect::EachDie(n) => {
                let of = target.with(self, By::OnDice);
                match *n < 0 {
                    true => vp!(
                        self,
                        "card-verb-subtract",
                        "card-from-each-die",
                        n = u32::from(n.unsigned_abs()),
                        of = of
                    ),
                    false => vp!(
                        self,
                        "card-verb-add",
                        "card-to-each-die",
                        n = u32::from(n.unsigned_abs()),
                        of = of
                    ),
                }
            }
            Effect::SkillDice(n) => {
                let to = target.with(self, By::To);
                match (target.another, *n) {
                    (false, 1) => vp!(self, "card-verb-add", "card-skill-die", to = to),
                    (false, n) => vp!(self, "card-verb-add", "card-skill-dice", n = n, to = to),
                    (true, 1) => vp!(self, "card-verb-add", "card-another-skill-die", to = to),
                    (true, n) => {
                        vp!(self, "card-verb-add", "card-another-skill-dice", n = n, to = to)
                    }
                }
            }
            Effect::OwnSkillDie => {
                let to = target.with(self, By::To);
                vp!(self, "card-verb-add", "card-own-skill-die", your = your, to = to)
            }
            Effect::OwnSkill(all) => {
                let (skills, to) = (self.skills(all), target.with(self, By::To));
                vp!(self, "card-verb-add", "card-own-skill", your = your, skills = skills, to = to)
            }
            Effect::OwnDie(s) => {
                let to = target.with(self, By::To);
                vp!(self, "card-verb-add", "card-own-die", your = your, skill = skill(*s), to = to)
            }
            Effect::Use { skills, plus } => {
                let plus = plus.as_ref().map(|p| match self.more_or_less(p) {
                    (true, less) => format!(" - {less}"),
                    (false, more) => format!(" + {more}"),
                });
                let (skills, on) = (self.skills(skills), target.with(self, By::On));
                vp!(
                    self,
                    "card-verb-use",
                    "card-used",
                    skills = skills,
                    plus = plus.unwrap_or_default(),
                    on = on
                )
            }
            Effect::Fixed(n) => {
                let (n, on) = (self.amount(n), target.with(self, By::On));
                vp!(self, "card-verb-roll", "card-rolled-for-skill", n = n, on = on)
            }
            Effect::CheckTraits(traits) => {
                let (traits, to) = (self.the_traits(traits, true), target.with(self, By::To));
                vp!(self, "card-verb-add", "card-traits-to", traits = traits, to = to)
            }
            Effect::PaidTraits => {
                vp!(self, "card-verb-add", "card-paid-traits", to = target.with(self, By::To))
            }
            Effect::Difficulty(n) => {
                let (less, n) = self.more_or_less(n);
                // Before an encounter no check was named: meant are those that the bane asks for.
                let of = match target.is_none() && self.owner == Owner::Bane {
                    true => say!(self, "card-of", target = np!(self, "card-checks-to-defeat-it")),
                    false => target.with(self, By::Of),
                };
                match less {
                    true => vp!(self, "card-verb-decrease", "card-difficulty-by", of = of, n = n),
                    false => vp!(self, "card-verb-increase", "card-difficulty-by", of = of, n = n),
                }
            }
            Effect::ReplaceDie { of, die, by } => {
                let die = match die {
                    Some(die) => mark('d', &die.to_string()),
                    None => {
                        say!(self, "card-own-die", your = your, skill = self.skills(by), to = "")
                    }
                };
                let yours = target.whose == Whose::Yours;
                let (skills, on) = (self.skills(of), target.with(self, By::On));
                match yours {
                    _ if of.is_empty() => {
                        vp!(self, "card-verb-roll", "card-rolled-for-used", die = die, on = on)
                    }
                    true => vp!(
                        self,
                        "card-verb-roll",
                        "card-rolled-for-die",
                        die = die,
                        your = your,
                        skills = skills,
                        on = on
                    ),
                    false => vp!(
                        self,
                        "card-verb-roll",
                        "card-rolled-for-their-die",
                        die = die,
                        skills = skills,
                        on = on
                    ),
                }
            }
            Effect::KeepResult => {
                let of = target.with(self, By::Of);
                vp!(self, "card-verb-use", "card-result-kept", of = of)
            }
            Effect::Succeed => {
                let at = target.with(self, By::At);
                vp!(self, "card-verb-succeed", "card-without-roll", at = at)
            }
            Effect::Overcome if self.owner == Owner::Bane => {
                let what = self.encountered();
                vp!(self, "card-verb-defeat", "card-overcome-this", what = what)
            }
            Effect::Overcome => {
                let instead = target.with(self, By::InPlaceOf);
                vp!(self, "card-verb-overcome", "card-overcome", instead = instead)
            }
            Effect::Reroll(which) => {
                let of = target.with(self, By::Of);
                match which {
                    Reroll::One => vp!(self, "card-verb-reroll", "card-one-die", of = of),
                    Reroll::All => vp!(self, "card-verb-reroll", "card-all-dice", of = of),
                    Reroll::AtMost(n) => {
                        vp!(self, "card-verb-reroll", "card-low-dice", n = n, of = of)
                    }
                    Reroll::Some(n) => {
                        vp!(self, "card-verb-reroll", "card-some-dice", n = n.get(), of = of)
                    }
                    Reroll::OneUpTo(die) => {
                        let n = u32::from(die.faces);
                        vp!(self, "card-verb-reroll", "card-one-small-die", n = n, of = of)
                    }
                }
            }
            Effect::Counts(counts) => self.counts_as(*counts, target.with(self, By::Of)),
            Effect::AddToResult(n) => {
                let of = target.with(self, By::Of);
                match self.more_or_less(n) {
                    (true, n) => {
                        vp!(self, "card-verb-subtract", "card-from-result", n = n, of = of)
                    }
                    (false, n) => vp!(self, "card-verb-add", "card-to-result", n = n, of = of),
                }
            }
            Effect::Reduce(_)
            | Effect::ReduceHalf
            | Effect::ReduceAll
            | Effect::ReduceTo(_)
            | Effect::TakeInstead
            | Effect::TakeFromDeck => {
                let Some(what) = target.name_or(self, || np!(self, "card-the-damage")) else {
                    return true;
                };
                self.on_damage(effect, what)
            }
            // After an event the card has been named.
            Effect::Evade if target.after_event => {
                let it = np!(self, "card-the-card-it");
                match target.whose {
                    Whose::Yours => vp!(self, "card-verb-evade", "card-evade-it", what = it),
                    _ => {
                        let who = np!(self, "card-that-hero");
                        vp!(self, "card-verb-let", "card-let-evade", who = who, what = it)
                    }
                }
            }
            // A bane speaks of itself; after a roll the power is about the check, and what is met is the
            // card.
            Effect::Evade if self.rolled || (self.owner == Owner::Bane && target.is_none()) => {
                let (what, you) = (self.encountered(), self.you());
                vp!(self, "card-verb-evade", "card-evade-it", what = what, you = you)
            }
            Effect::Evade => {
                let Some(what) = target.name_or(self, || self.a_card(&CardFilter::default()))
                else {
                    return true;
                };
                match target.whose {
                    Whose::Yours => {
                        let you = self.you();
                        vp!(self, "card-verb-evade", "card-evaded", what = what, you = you)
                    }
                    whose => {
                        let who = self.whose(whose);
                        vp!(self, "card-verb-let", "card-let-evade", who = who, what = what)
                    }
                }
            }
            _ => return false,
        };
        out.push(self.command(Who::You, vp));
        true
    }

    /// Returns "count each d6 of the check that shows 6 as 7".
    pub(in crate::cards::text) fn counts_as(&self, counts: DieCounts, of: String) -> Vp {
        let die = match counts.die {
            Some(die) => np!(self, "card-die-of-size", die = mark('d', &format!("d{}", die.faces))),
            None => np!(self, "card-any-die"),
        };
        let (shows, n) = (self.face(counts.shows), u32::from(counts.worth));
        vp!(self, "card-verb-count", "card-die-as", die = die, of = of, shows = shows, n = n)
    }

    /// Returns what a die shows, as it follows "shows": "1 or less".
    pub(in crate::cards::text) fn face(&self, face: Face) -> String {
        match face {
            Face::Exactly(n) => n.to_string(),
            Face::AtMost(n) => say!(self, "card-face-at-most", n = u32::from(n)),
            Face::AtLeast(n) => say!(self, "card-face-at-least", n = u32::from(n)),
            Face::Highest => say!(self, "card-face-highest"),
        }
    }

    /// Returns the clause of a verb on damage: what it does to `what`.
    fn on_damage(&self, effect: &Effect, what: Np) -> Vp {
        let your = self.your();
        match effect {
            Effect::Reduce(n) => {
                let n = self.amount(n);
                vp!(self, "card-verb-reduce", "card-reduced-by", what = what, n = n)
            }
            Effect::ReduceTo(n) => {
                let n = self.amount(n);
                vp!(self, "card-verb-reduce", "card-reduced-to", what = what, n = n)
            }
            Effect::ReduceHalf => {
                vp!(self, "card-verb-reduce", "card-reduced-to-half", what = what)
            }
            Effect::TakeInstead => {
                vp!(self, "card-verb-suffer-damage", "card-taken-instead", what = what)
            }
            Effect::TakeFromDeck => {
                vp!(
                    self,
                    "card-verb-suffer-damage",
                    "card-taken-from-deck",
                    what = what,
                    your = your
                )
            }
            _ => vp!(self, "card-verb-reduce", "card-reduced-to-0", what = what),
        }
    }
}
