//! What is printed, part by part: each has to come to pass.

use adventure::cards::abilities::{Abilities, HasAbilities};
use adventure::cards::content::{Content, DefId};
use adventure::cards::effect::{Change, Effects, Fate, Instead, Power, Rule, Standing};
use adventure::cards::printed::{CardDef, HeroPower, LocationDef};

/// A card, or what else has powers, by its number in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Card(DefId),
    Place(usize),
    Hero(usize),
    /// A hero's role card, and which side of it.
    Role(usize, u8),
    Scenario(usize),
    Adventure(usize),
    /// The path of adventures: the pack's own story.
    Path,
}

/// What has to come to pass.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum What<'a> {
    /// The power of that number is used; on the back of a location or on its front.
    Power { number: u8, back: bool },
    /// A power of the hour is used as one of the card's own.
    Borrowed,
    /// These effects are carried out.
    Happens(&'a Effects),
    /// It is so, for something that is going on.
    Stands(&'a Change),
    /// The card goes elsewhere than usual.
    Replaced(&'a Instead),
    /// The card is encountered.
    Met,
    /// It is defeated or acquired.
    Won,
    /// It is not.
    Lost,
    /// Its check to recharge is attempted.
    Recharged,
    /// An attempt to close is made in that way.
    Closing(u8),
}

impl What<'_> {
    /// Whether it is about being discarded as damage.
    pub fn is_lost(&self) -> bool {
        matches!(self, What::Replaced(i) if i.of == Fate::Damage)
    }
}

/// One part.
#[derive(Clone, Debug)]
pub struct Part<'a> {
    pub name: String,
    pub what: What<'a>,
}

struct Parts<'a> {
    of: String,
    all: Vec<Part<'a>>,
}

impl<'a> Parts<'a> {
    fn add(&mut self, name: impl AsRef<str>, what: What<'a>) {
        self.all.push(Part { name: format!("{}: {}", self.of, name.as_ref()), what });
    }

    fn powers(&mut self, powers: &[Power], back: bool) {
        let side = if back { " of the back" } else { "" };
        for i in 0..powers.len() {
            self.add(format!("power {i}{side}"), What::Power { number: i as u8, back });
        }
    }

    fn rules(&mut self, rules: &'a [Rule], name: &str) {
        for (i, r) in rules.iter().enumerate() {
            self.add(format!("{name} {i}"), What::Happens(&r.does));
        }
    }

    fn standing(&mut self, standing: &'a [Standing], name: &str) {
        for (i, s) in standing.iter().enumerate() {
            self.add(format!("{name} {i}"), What::Stands(&s.change));
        }
    }

    fn card(&mut self, c: &'a CardDef) {
        self.powers(&c.powers, false);
        self.rules(&c.rules, "rule");
        self.rules(&c.paragraphs, "paragraph");
        self.standing(&c.standing, "standing");
        self.standing(&c.while_the_hour, "while the hour");
        for (i, instead) in c.instead.iter().enumerate() {
            self.add(format!("instead {i}"), What::Replaced(instead));
        }
        if c.as_the_hour {
            self.add("as the hour", What::Borrowed);
        }
        if c.recharge.is_some() {
            self.add("recharge", What::Recharged);
        }
        if c.kind.is_bane() || c.kind.is_boon() {
            self.add("met", What::Met);
            if !c.check.steps.is_empty() {
                self.add("defeated or acquired", What::Won);
                self.add("not defeated or not acquired", What::Lost);
            }
        }
    }

    fn place(&mut self, l: &'a LocationDef) {
        self.powers(&l.powers, false);
        self.powers(&l.closed_powers, true);
        self.rules(&l.rules, "rule");
        self.standing(&l.standing, "standing");
        self.standing(&l.closed_standing, "standing when closed");
        for (name, list) in [("before closing", &l.before_closing), ("when closed", &l.when_closed)]
        {
            if !list.is_empty() {
                self.add(name, What::Happens(list));
            }
        }
        for i in 0..l.closing.len() {
            self.add(format!("way {i} of closing"), What::Closing(i as u8));
        }
    }

    /// What a hero can do, the numbers of the powers counted from `first`.
    fn hero(&mut self, powers: &'a [HeroPower], first: usize) {
        for (i, p) in powers.iter().enumerate() {
            if p.power.is_some() {
                let number = (first + i) as u8;
                self.add(format!("power {i}"), What::Power { number, back: false });
            }
            if let Some(r) = &p.rule {
                self.add(format!("rule {i}"), What::Happens(&r.does));
            }
            if let Some(s) = &p.standing {
                self.add(format!("standing {i}"), What::Stands(&s.change));
            }
        }
    }

    fn abilities(&mut self, of: &'a impl HasAbilities) {
        let Abilities { rules, standing, powers } = of.abilities();
        self.powers(powers, false);
        self.rules(rules, "rule");
        self.standing(standing, "standing");
    }
}

impl Subject {
    /// Its id.
    pub fn id(self, content: &Content) -> &str {
        match self {
            Subject::Card(d) => &content.card(d).id,
            Subject::Place(i) => &content.locations[i].id,
            Subject::Hero(i) => &content.heroes[i].id,
            Subject::Role(i, side) => &content.heroes[i].roles[usize::from(side)].name,
            Subject::Scenario(i) => &content.scenarios[i].id,
            Subject::Adventure(i) => &content.adventures[i].id,
            Subject::Path => &content.pack.id,
        }
    }

    /// All that is printed on it as the program knows it: for finding what goes with it.
    pub fn text(self, content: &Content) -> String {
        match self {
            Subject::Card(d) => {
                let plain = CardDef { flavour: String::new(), ..content.card(d).clone() };
                format!("{plain:?}")
            }
            Subject::Place(i) => {
                let plain = LocationDef { flavour: String::new(), ..content.locations[i].clone() };
                format!("{plain:?}")
            }
            Subject::Hero(i) => format!("{:?}", content.heroes[i].powers),
            Subject::Role(i, side) => {
                format!("{:?}", content.heroes[i].roles[usize::from(side)].powers)
            }
            Subject::Scenario(i) => {
                let s = &content.scenarios[i];
                format!("{:?} {:?} {:?}", s.rules, s.powers, s.standing)
            }
            Subject::Adventure(i) => format!("{:?}", content.adventures[i].story),
            Subject::Path => format!("{:?}", content.pack.story),
        }
    }

    /// The hero whose board or role card it is.
    pub fn hero(self) -> Option<usize> {
        match self {
            Subject::Hero(i) | Subject::Role(i, _) => Some(i),
            _ => None,
        }
    }

    /// What has to come to pass.
    pub fn parts(self, content: &Content) -> Vec<Part<'_>> {
        let mut parts = Parts { of: self.id(content).to_owned(), all: Vec::new() };
        match self {
            Subject::Card(d) => parts.card(content.card(d)),
            Subject::Place(i) => parts.place(&content.locations[i]),
            Subject::Hero(i) => parts.hero(&content.heroes[i].powers, 0),
            Subject::Role(i, side) => {
                let hero = &content.heroes[i];
                parts.hero(&hero.roles[usize::from(side)].powers, hero.powers.len());
            }
            Subject::Scenario(i) => parts.abilities(&content.scenarios[i]),
            Subject::Adventure(i) => parts.abilities(&content.adventures[i].story),
            Subject::Path => parts.abilities(&content.pack.story),
        }
        parts.all
    }
}
