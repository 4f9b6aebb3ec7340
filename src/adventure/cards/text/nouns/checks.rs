//! Checks as nouns: "your combat check", "a check to acquire a weapon".

use crate::cards::amount::CheckSpec;
use crate::cards::effect::{CardFilter, CheckFilter, Purpose, Side, Whose};
use crate::cards::text::german::{Det, Head};
use crate::cards::text::marks::Group;
use crate::cards::text::nouns::a;
use crate::cards::text::phrases::{Np, np, say};
use crate::cards::text::{Ctx, Owner, You, german, skill};
use crate::cards::vocabulary::{Kind, Rank};
use crate::lang::Language;
use crate::lang::pattern::Message;
use lang::message;

/// Returns a check: "Wisdom 10 or Combat 13, then Combat 15". `list` joins skills of which either may
/// be used.
pub(in crate::cards::text) fn check_spec(
    check: &CheckSpec,
    lang: Language,
    list: impl Fn(&[String]) -> String,
) -> String {
    let word = |m: &Message| m.of(lang).value().words();
    if check.steps.is_empty() {
        let none = if check.see_below {
            message!("card-check-below")
        } else {
            message!("card-check-none")
        };
        return word(none).to_owned();
    }
    let alternative = |a: &crate::cards::amount::Alternative| {
        let skills: Vec<String> = a.skills.iter().map(|s| skill(*s)).collect();
        format!("{} {}", list(&skills), a.number())
    };
    let or = format!(" {} ", word(message!("card-or")));
    let then = format!(", {} ", word(message!("card-then")));
    let step = |s: &Vec<_>| s.iter().map(alternative).collect::<Vec<_>>().join(&or);
    check.steps.iter().map(step).collect::<Vec<_>>().join(&then)
}

/// Returns a filter without the types of the other side, if it has types of both: only boons are acquired
/// and only banes and ships defeated.
fn of_side(f: &CardFilter, side: Option<Side>) -> CardFilter {
    let is = |k: &Kind| k.is_fought() == (side == Some(Side::Bane));
    let both = f.kinds.iter().any(is) && !f.kinds.iter().all(is);
    let kept = |k: &Kind| !both || is(k);
    let kinds = f.kinds.iter().copied().filter(kept).collect();
    CardFilter { kinds, ..f.clone() }
}

impl Ctx<'_> {
    /// Returns "a Wisdom 8 check", "a Wisdom 8 or Combat 10 check".
    pub(in crate::cards::text) fn a_check(&self, check: &CheckSpec) -> Np {
        // Where numbers differ, "or" stands between them alone.
        let plain = check.steps.iter().all(|s| s.len() == 1);
        let by_card = check.steps.iter().flatten().map(|a| a.cards).max().unwrap_or(0);
        let more = match by_card {
            0 => String::new(),
            1 => say!(self, "card-plus-its-number"),
            _ => say!(self, "card-plus-twice-its-number"),
        };
        let mut check = check.clone();
        check.steps.iter_mut().flatten().for_each(|a| a.cards = 0);
        let check = &check;
        let spec = check_spec(check, self.lang, |skills| match plain {
            true => self.list_or(skills),
            false => skills.join(", "),
        });
        let named = match self.german() {
            true => np!(self, "card-a-check", check = spec),
            false => self.name(a(&say!(self, "card-a-check", check = spec))),
        };
        named.and_then(&more)
    }

    /// Returns the purpose and the object of a check, which follow it.
    fn check_object(&self, filter: &CheckFilter) -> String {
        let against = filter.against.as_ref();
        let object = |side: Option<Side>| match against {
            Some(f) if side.is_some() => self.sided(&of_side(f, side), side),
            Some(f) => self.a_card(f),
            None if side == Some(Side::Bane) && self.owner == Owner::Bane => {
                np!(self, "card-this-bane")
            }
            None => self.a_card(&CardFilter { side, ..CardFilter::default() }),
        };
        let purposes: Vec<String> = filter
            .purposes
            .iter()
            .map(|p| match p {
                Purpose::Defeat => say!(self, "card-to-defeat", what = object(Some(Side::Bane))),
                Purpose::Acquire => say!(self, "card-to-acquire", what = object(Some(Side::Boon))),
                Purpose::Recharge => say!(self, "card-to-recharge", what = object(None)),
                Purpose::Close => say!(self, "card-to-close"),
                Purpose::Other => say!(self, "card-asked-for"),
            })
            .collect();
        let names = |p: &Purpose| !matches!(p, Purpose::Close | Purpose::Other);
        if !purposes.is_empty() {
            let text = self.list_or(&purposes);
            // A purpose without an object of its own leaves the card to be named.
            match against.filter(|_| !filter.purposes.iter().any(names)) {
                Some(f) => {
                    let what = self.a_card(f);
                    format!("{} {text}", say!(self, "card-against", what = what))
                }
                None => text,
            }
        } else if let Some(f) = against {
            // Only a bane is fought.
            let what = match filter.combat {
                Some(true) if f.ranks.contains(&Rank::Plain) => self.sided(f, Some(Side::Bane)),
                _ => self.a_card(f),
            };
            say!(self, "card-against", what = what)
        } else {
            String::new()
        }
    }

    /// Returns a kind of check without article in English: the noun, and what follows it.
    fn check_parts(&self, filter: &CheckFilter, many: bool) -> (String, String) {
        let mut before: Vec<String> = Vec::new();
        if filter.combat == Some(false) {
            before.push(say!(self, "card-non-combat"));
        }
        if !filter.skills.is_empty() {
            before.push(self.skills(&filter.skills));
        }
        if filter.combat == Some(true) {
            before.push(say!(self, "card-combat"));
        }
        let check = message!("word-check").of(self.lang);
        before.push(if many { check.form_or_value("many") } else { check.value() }.words().into());
        let mut after = String::new();
        if !filter.traits.is_empty() {
            after +=
                &say!(self, "card-with-traits", traits = self.the_traits(&filter.traits, false));
        }
        if !filter.invokes.is_empty() {
            let traits = self.the_traits(&filter.invokes, false);
            after += &match many {
                true => say!(self, "card-checks-invoking", traits = traits),
                false => say!(self, "card-check-invoking", traits = traits),
            };
        }
        let object = self.check_object(filter);
        if !object.is_empty() {
            after.push(' ');
            after += &object;
        }
        (before.join(" "), after)
    }

    /// Returns a kind of check in German, with the words before it and whose it is.
    fn german_check(&self, det: &Det, filter: &CheckFilter, by: &str, many: bool) -> Np {
        let head = match filter.combat {
            Some(true) => message!("card-combat-check"),
            Some(false) => message!("card-non-combat-check"),
            None => message!("word-check"),
        };
        let head = Head::new(head.of(self.lang));
        let mut check = german::noun(self, det, &[], &[head], many);
        // Without an article there is no genitive: "von Proben".
        if *det == Det::Bare
            && let Some([_, dat, gen_]) = check.cases.as_deref_mut()
        {
            *gen_ = format!("von {dat}");
        }
        check.and_then(&self.german_check_post(filter, by))
    }

    fn german_check_post(&self, filter: &CheckFilter, by: &str) -> String {
        let mut post = by.to_owned();
        if !filter.skills.is_empty() {
            post += &say!(self, "card-check-on", skills = self.skills(&filter.skills));
        }
        if !filter.traits.is_empty() {
            post +=
                &say!(self, "card-with-traits", traits = self.the_traits(&filter.traits, false));
        }
        if !filter.invokes.is_empty() {
            let traits = self.the_traits(&filter.invokes, false);
            post += &say!(self, "card-check-invoking", traits = traits);
        }
        let object = self.check_object(filter);
        if !object.is_empty() {
            post.push(' ');
            post += &object;
        }
        post
    }

    /// Returns "your combat check", "a check to acquire a weapon by another hero at your location".
    pub(in crate::cards::text) fn check(&self, filter: &CheckFilter, whose: Whose) -> Np {
        self.one_check(filter, whose).map(|text| self.grouped(Group::Check, text.to_owned()))
    }

    fn one_check(&self, filter: &CheckFilter, whose: Whose) -> Np {
        let by = self.by(whose, false);
        if self.german() {
            let det = if by.is_none() { Det::Whose(self.your_stem()) } else { Det::A };
            return self.german_check(&det, filter, &by.unwrap_or_default(), false);
        }
        let (noun, after) = self.check_parts(filter, false);
        self.name(match by {
            None => say!(self, "card-your-check", your = self.your(), check = noun + &after),
            Some(by) => format!("{}{after}{by}", a(&noun)),
        })
    }

    /// Returns "your combat checks".
    pub(in crate::cards::text) fn checks(&self, filter: &CheckFilter, whose: Whose) -> Np {
        self.all_checks(filter, whose).map(|text| self.grouped(Group::Check, text.to_owned()))
    }

    fn all_checks(&self, filter: &CheckFilter, whose: Whose) -> Np {
        let by = self.by(whose, true);
        if self.german() {
            let det = match by {
                None if self.owner != Owner::Scenario => Det::Whose(self.your_stem()),
                _ => Det::Bare,
            };
            return self.german_check(&det, filter, &by.unwrap_or_default(), true);
        }
        let (noun, after) = self.check_parts(filter, true);
        self.name(match by {
            None if self.owner == Owner::Scenario => noun + &after,
            None => say!(self, "card-your-check", your = self.your(), check = noun + &after),
            Some(by) => format!("{noun}{after}{by}"),
        })
    }

    fn your_stem(&self) -> &'static str {
        if self.you == You::Reader { "dein" } else { "sein" }
    }

    /// Returns a check as it follows "is": "a combat check", "against a barrier", "to acquire an
    /// ally".
    pub(in crate::cards::text) fn check_is(&self, filter: &CheckFilter) -> String {
        if self.german() {
            return self.any_check(filter).text;
        }
        let (noun, after) = self.check_parts(filter, false);
        let check = message!("word-check").of(self.lang).value().words();
        if noun == check && !after.is_empty() {
            let one = if after.starts_with(" that ") { "one " } else { "" };
            return format!("{one}{}", after.trim_start());
        }
        format!("{}{after}", a(&noun))
    }

    /// Returns a check for events: "a combat check to defeat a monster".
    pub(in crate::cards::text) fn any_check(&self, filter: &CheckFilter) -> Np {
        if self.german() {
            return self.german_check(&Det::A, filter, "", false);
        }
        let (noun, after) = self.check_parts(filter, false);
        self.name(format!("{}{after}", a(&noun)))
    }

    fn by(&self, whose: Whose, many: bool) -> Option<String> {
        let here = self.here();
        let hero = match (whose, many) {
            (Whose::Yours, _) => return None,
            (Whose::Any, true) => return Some(String::new()),
            (Whose::AnyHere, true) => np!(self, "card-heroes", here = here),
            (Whose::OtherHere, true) => np!(self, "card-other-heroes", here = here),
            (Whose::Other, true) => np!(self, "card-others"),
            (Whose::Elsewhere, true) => np!(self, "card-heroes-elsewhere"),
            (whose, false) => self.whose(whose),
        };
        Some(match many {
            true => say!(self, "card-by-heroes", hero = hero),
            false => say!(self, "card-by-hero", hero = hero),
        })
    }
}
