//! Who is meant: nouns with their articles and cases.

use lang::inflection::Case;
use lang::pattern::{Message, Value};
use lang::{Language, inflect_name, message};

use super::{It, Owner, Writer, form, say};
use crate::content::amount::Reach;
use crate::content::effect::{From, Many, Target, Whom};
use crate::content::printed::{CompanionDef, EnemyDef, EnemyKind};
use crate::content::words::Who;

/// A noun phrase in nominative, accusative and dative; in English all are the same but for pronouns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Np([String; 3]);

impl Value for Np {
    fn put(&self, form: &str, out: &mut String) {
        let case = match form {
            "acc" => 1,
            "dat" => 2,
            _ => 0,
        };
        out.push_str(&self.0[case]);
    }
}

impl Np {
    /// Adds words behind the noun, in every case.
    pub(super) fn with(self, words: &str) -> Np {
        Np(self.0.map(|text| format!("{text}{words}")))
    }
}

/// How a noun is named.
#[derive(Clone, Copy)]
enum Article {
    A,
    Other,
    Each,
    EachOther,
    Many,
    Closest,
    Farthest,
    Random,
}

impl Article {
    fn forms(self) -> [&'static str; 3] {
        match self {
            Article::A => ["a", "a-acc", "a-dat"],
            Article::Other => ["other", "other-acc", "other-dat"],
            Article::Each => ["each", "each-acc", "each-dat"],
            Article::EachOther => ["each-other", "each-other-acc", "each-other-dat"],
            Article::Many => ["many", "many", "many-dat"],
            Article::Closest => ["closest", "closest-acc", "closest-dat"],
            Article::Farthest => ["farthest", "farthest-acc", "farthest-dat"],
            Article::Random => ["random", "random-acc", "random-dat"],
        }
    }
}

impl<'a> Writer<'a> {
    /// Returns a message in three cases, in the forms that are called so.
    fn cases(&self, message: &Message, forms: [&str; 3]) -> Np {
        Np(forms.map(|form| form!(self, form, message)))
    }

    /// Returns who has the text.
    pub(super) fn oneself(&self) -> Np {
        let message = match self.owner {
            Owner::Hero => message!("tactics-you"),
            Owner::Figure => message!("tactics-this-figure"),
            Owner::Nobody => message!("tactics-it-figure"),
        };
        self.cases(message, ["", "acc", "dat"])
    }

    /// Returns whom the words before are about; where there are none, who has the text.
    pub(super) fn it(&self) -> Np {
        let message = match self.it {
            _ if !self.named => return self.oneself(),
            It::Called(name) => return self.name(name),
            It::Target => message!("tactics-it"),
            It::Figure => message!("tactics-it-figure"),
            It::Noun => message!("tactics-it-noun"),
        };
        self.cases(message, ["", "acc", "dat"])
    }

    /// Returns somebody who needs no article, if it is such.
    fn fixed(&self, who: &Who) -> Option<Np> {
        let message = match who {
            Who::Oneself => return Some(self.oneself()),
            Who::It => return Some(self.it()),
            Who::By => message!("tactics-who-by"),
            Who::Meant => message!("tactics-who-meant"),
            Who::Leader => message!("tactics-who-leader"),
            _ => return None,
        };
        Some(self.cases(message, ["", "acc", "dat"]))
    }

    /// Returns the message of a noun.
    fn noun(&self, who: &Who) -> &'static Message {
        match (who, self.owner) {
            (Who::Hero, _) | (Who::Foe, Owner::Figure) | (Who::Friend, Owner::Hero) => {
                message!("tactics-who-hero")
            }
            (Who::Enemy, _) | (Who::Foe, Owner::Hero) | (Who::Friend, Owner::Figure) => {
                message!("tactics-who-enemy")
            }
            (Who::Party, _) => message!("tactics-who-party"),
            (Who::Boss, _) => message!("tactics-who-boss"),
            (Who::Minion, _) => message!("tactics-who-minion"),
            (Who::Summon, _) => message!("tactics-who-summon"),
            (Who::Own, _) => message!("tactics-who-own"),
            (Who::Ally, _) => message!("tactics-who-ally"),
            _ => message!("tactics-who-any"),
        }
    }

    /// Returns the name of a figure.
    pub(super) fn figure(&self, id: &str) -> String {
        let c = self.content;
        let enemy = c.find_enemy(id).map(|id| c.enemy(id).name.clone());
        let companion = || c.find_companion(id).map(|id| c.companion(id).name.clone());
        enemy.or_else(companion).unwrap_or_else(|| id.to_owned())
    }

    /// Returns the name of a figure as it stands in the content.
    pub(super) fn called(&self, id: &str) -> &'a str {
        let c = self.content;
        let enemy = c.find_enemy(id).map(|id| c.enemy(id).name.as_str());
        let companion = || c.find_companion(id).map(|id| c.companion(id).name.as_str());
        enemy.or_else(companion).unwrap_or("")
    }

    /// Returns whether there is only one figure of an id: a boss, or a summon or ally whose name has an
    /// article.
    pub(super) fn is_single(&self, id: &str) -> bool {
        let c = self.content;
        let boss = c.find_enemy(id).is_some_and(|id| c.enemy(id).kind == EnemyKind::Boss);
        let named =
            |name: &String| name.starts_with("The ") || lang::without_article(name) != *name;
        boss || c.find_companion(id).is_some_and(|id| named(&c.companion(id).name))
    }

    /// Returns whether a name is that of a kind of figures of which there can be several.
    pub(super) fn is_kind(&self, name: &str) -> bool {
        let minion = |e: &EnemyDef| e.name == name && e.kind == EnemyKind::Minion;
        let companion = |c: &CompanionDef| c.name == name && !name.starts_with("The ");
        self.content.enemies.iter().any(minion) || self.content.companions.iter().any(companion)
    }

    /// Returns a name in three cases.
    pub(super) fn name(&self, name: &str) -> Np {
        match self.lang {
            Language::English => {
                // "The bier" stands in a sentence, and there is more than one tollman.
                let name = match name.strip_prefix("The ") {
                    Some(rest) => format!("the {rest}"),
                    None if self.is_kind(name) && name.starts_with(['A', 'E', 'I', 'O', 'U']) => {
                        format!("an {name}")
                    }
                    None if self.is_kind(name) => format!("a {name}"),
                    None => name.to_owned(),
                };
                Np([name.clone(), name.clone(), name])
            }
            Language::German => Np([Case::Nominative, Case::Accusative, Case::Dative]
                .map(|case| inflect_name(name, case))),
        }
    }

    /// Returns somebody with an article.
    fn articled(&self, who: &Who, article: Article) -> Np {
        if let Some(fixed) = self.fixed(who) {
            return fixed;
        }
        match who {
            Who::Named(id) => {
                let name = self.figure(id);
                let bare = lang::without_article(&name);
                match article {
                    Article::Each | Article::EachOther if self.is_kind(&name) => {
                        let message = message!("tactics-each-named");
                        Np(["", "acc", "dat"].map(|form| form!(self, form, message, name = bare)))
                    }
                    Article::Many => Np([(); 3].map(|()| format!("× {bare}"))),
                    Article::Closest | Article::Farthest | Article::Random => {
                        let message = message!("tactics-named");
                        Np(article.forms().map(|form| form!(self, form, message, name = bare)))
                    }
                    _ => self.name(&name),
                }
            }
            Who::Marked(id) => {
                let with = say!(self, "tactics-who-with", name = self.token(id));
                self.cases(message!("tactics-who-any"), article.forms()).with(&with)
            }
            who => self.cases(self.noun(who), article.forms()),
        }
    }

    /// Returns one of those who are meant: "a hero".
    pub(super) fn who(&self, who: &Who) -> Np {
        self.articled(who, Article::A)
    }

    /// Returns a number of those who are meant: "scarecrows".
    pub(super) fn several(&self, who: &Who) -> Np {
        self.articled(who, Article::Many)
    }

    /// Returns a range: "within 3", "at range 2–4".
    pub(super) fn range(&self, range: Reach) -> String {
        match range {
            Reach::Own => String::new(),
            Reach::To(1) | Reach::Band(1, 1) => say!(self, "tactics-range-near"),
            Reach::To(n) => say!(self, "tactics-range-to", n = n),
            Reach::Band(0, max) => self.range(Reach::To(max)),
            Reach::Band(min, max) if min == max => say!(self, "tactics-range-exactly", n = min),
            Reach::Band(min, 26) => say!(self, "tactics-range-from", min = min),
            Reach::Band(min, max) => say!(self, "tactics-range-band", min = min, max = max),
            Reach::Any => say!(self, "tactics-range-any"),
        }
    }

    /// Returns those for whom something holds: "a hero within 2, if it is Slowed".
    pub(super) fn whom(&self, whom: &Whom) -> Np {
        self.whom_as(whom, false)
    }

    /// Returns each of those for whom something holds.
    pub(super) fn each_of(&self, whom: &Whom) -> Np {
        self.whom_as(whom, true)
    }

    fn whom_as(&self, whom: &Whom, each: bool) -> Np {
        let article = match (each, whom.other) {
            (false, false) => Article::A,
            (false, true) => Article::Other,
            (true, false) => Article::Each,
            (true, true) => Article::EachOther,
        };
        let mut np = self.articled(&whom.who, article);
        if let Some(within) = whom.within {
            let of = match self.owner {
                Owner::Hero => say!(self, "tactics-of-you"),
                _ => say!(self, "tactics-of-it"),
            };
            np = np.with(&format!(" {}{of}", self.range(within)));
        }
        if let Some(cond) = &whom.only_if {
            let cond = self.behind_noun(&whom.who).cond(cond);
            np = np.with(&say!(self, "tactics-only-if", cond = cond));
        }
        np
    }

    /// Returns those whom an effect chooses: "up to 2 enemies within 3, not adjacent".
    pub(super) fn target(&self, target: &Target) -> Np {
        let article = match (&target.count, target.other) {
            (Many::One, false) => Article::A,
            (Many::One, true) => Article::Other,
            (Many::Each, false) => Article::Each,
            (Many::Each, true) => Article::EachOther,
            (Many::UpTo(_), _) => Article::Many,
            (Many::Closest, _) => Article::Closest,
            (Many::Farthest, _) => Article::Farthest,
            (Many::Random, _) => Article::Random,
        };
        let mut np = self.articled(&target.who, article);
        if let Many::UpTo(n) = target.count {
            np = Np(np.0.map(|who| say!(self, "tactics-up-to", n = n, who = who)));
        }
        if target.range != Reach::Own {
            let from = match &target.from {
                From::Oneself => String::new(),
                From::It => say!(self, "tactics-of-it"),
                From::Terrain(id) => say!(self, "tactics-of-terrain", terrain = self.terrain(id)),
                From::Mark(id) => say!(self, "tactics-of-mark", mark = self.mark(id)),
            };
            np = np.with(&format!(" {}{from}", self.range(target.range)));
        }
        if !target.again {
            np = np.with(&say!(self, "tactics-not-again"));
        }
        if target.not_adjacent {
            np = np.with(&say!(self, "tactics-not-adjacent"));
        }
        if let Some(area) = target.area {
            np = np.with(&match target.narrow {
                false => say!(self, "tactics-area", n = area),
                true => {
                    say!(self, "tactics-area-narrow", n = area, who = self.several(&target.who))
                }
            });
        }
        if let Some(cond) = &target.only_if {
            let cond = self.behind_target().cond(cond);
            np = np.with(&say!(self, "tactics-only-if", cond = cond));
        }
        np
    }

    /// Returns whether a target is who has the text, whom nothing needs to name.
    pub(super) fn is_self(&self, target: &Target) -> bool {
        target.who == Who::Oneself || (target.who == Who::It && !self.named)
    }

    /// Returns the writer for what is done to a target.
    pub(super) fn about(&self, target: &Target) -> Self {
        if target.who == Who::Oneself { *self } else { self.behind_target() }
    }
}
