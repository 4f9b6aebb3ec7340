//! Amounts in words.

use super::{Owner, Writer, form, say};
use crate::content::amount::{Amount, Counted, Of, Term};
use lang::message;
use lang::pattern::Message;

impl Writer<'_> {
    /// Returns an amount: "2 red + 1", "half your maximum HP".
    pub(super) fn amount(&self, amount: &Amount) -> String {
        let mut out = String::new();
        for (n, term) in amount.terms.iter().enumerate() {
            out.push_str(match (n, term.times < 0) {
                (0, false) => "",
                (0, true) => "−",
                (_, false) => " + ",
                (_, true) => " − ",
            });
            out.push_str(&self.term(term));
        }
        if out.is_empty() { "0".into() } else { out }
    }

    /// Returns an amount that changes something: "+1 red", "−2".
    pub(super) fn signed(&self, amount: &Amount) -> String {
        let text = match amount.terms.as_slice() {
            // "+1 for each hero" is plainer than "+the number of heroes".
            [Term { times: 1, of: Of::Counted(counted), at_most: None }] => {
                format!("1 {}", self.counted(counted, "each"))
            }
            _ => self.amount(amount),
        };
        if text.starts_with('−') { text } else { format!("+{text}") }
    }

    /// Returns an amount that is compared: "the number of enemies within 1 of it".
    pub(super) fn number(&self, amount: &Amount) -> String {
        match amount.terms.as_slice() {
            [Term { times: 1, of: Of::Counted(counted), at_most: None }] => {
                self.counted(counted, "")
            }
            _ => self.amount(amount),
        }
    }

    fn term(&self, term: &Term) -> String {
        let times = i32::from(term.times).abs();
        let text = match &term.of {
            Of::One => return times.to_string(),
            Of::Die(die) => return format!("{times} {}", self.die(die)),
            Of::DiePer(die, counted) => {
                format!("{times} {} {}", self.die(die), self.counted(counted, "each"))
            }
            Of::Counted(counted) if term.times.abs() == 1 && !is_many(counted) => {
                self.counted(counted, "")
            }
            Of::Counted(counted @ (Counted::Round | Counted::Counter(_))) => {
                format!("{times} × {}", self.counted(counted, ""))
            }
            Of::Counted(counted) => format!("{times} {}", self.counted(counted, "each")),
            Of::Half(counted) => say!(self, "tactics-half", what = self.counted(counted, "")),
            Of::Third(counted) => say!(self, "tactics-third", what = self.counted(counted, "")),
        };
        match term.at_most {
            None => text,
            // All of it together; so many dice are told by their number.
            Some(n) if matches!(term.of, Of::Counted(_)) => {
                say!(self, "tactics-at-most", what = text, n = times * i32::from(n))
            }
            Some(n) => say!(self, "tactics-at-most", what = text, n = n),
        }
    }

    /// Returns the name of a die.
    pub(super) fn die(&self, id: &str) -> String {
        let at = self.content.pack.dice.iter().position(|d| d.id == id);
        let name = at.and_then(|at| self.content.pack.die_names.get(at));
        name.map_or(id, String::as_str).to_owned()
    }

    /// Returns so many dice: "1 die", "up to 2 dice".
    pub(super) fn some_dice(&self, n: u8) -> String {
        match n {
            1 => say!(self, "tactics-one-die"),
            n => say!(self, "tactics-some-dice", n = n),
        }
    }

    /// Returns so many dice that show a number or less; nothing is said of a number that every die of
    /// the pack fits.
    pub(super) fn low_dice(&self, n: u8, most: u8) -> String {
        let dice = self.some_dice(n);
        let highest = self.content.pack.dice.iter().flat_map(|d| d.faces).max();
        match highest.is_none_or(|highest| most >= highest) {
            true => dice,
            false => say!(self, "tactics-low-dice", dice = dice, most = most),
        }
    }

    /// Returns the name of a token.
    pub(super) fn token(&self, id: &str) -> String {
        let token = self.content.pack.tokens.iter().find(|t| t.id == id);
        token.map_or(id, |t| &t.name).to_owned()
    }

    /// Returns the name of a terrain.
    pub(super) fn terrain(&self, id: &str) -> String {
        let terrain = self.content.terrain.iter().find(|t| t.id == id);
        terrain.map_or(id, |t| &t.name).to_owned()
    }

    /// Returns the name of a counter, of the campaign or of any encounter.
    pub(super) fn counter(&self, id: &str) -> String {
        let of_encounters = self.encounters().flat_map(|e| &e.counters);
        let mut all = self.content.pack.counters.iter().chain(of_encounters);
        all.find(|c| c.id == id).map_or(id, |c| &c.name).to_owned()
    }

    /// Returns the name of squares that maps call by an id.
    pub(super) fn mark(&self, id: &str) -> String {
        let mut all = self.encounters().flat_map(|e| &e.marks);
        all.find(|m| m.id == id).map_or(id, |m| &m.name).to_owned()
    }

    /// Returns a name with how many there are of it: "Sheaf", "2× Sheaf".
    pub(super) fn of_name(&self, n: &Amount, name: &str) -> String {
        match n.as_number() {
            Some(1) => name.to_owned(),
            Some(n) => format!("{n}× {name}"),
            None if matches!(
                n.terms.as_slice(),
                [Term { of: Of::Counted(Counted::Tokens(_) | Counted::TokensOnIt(_)), .. }]
            ) =>
            {
                say!(self, "tactics-all-of", name = name)
            }
            None => format!("{name} ({})", self.amount(n)),
        }
    }

    /// Returns what is counted: "your maximum HP", in the form `each` "for each hero".
    fn counted(&self, counted: &Counted, as_: &str) -> String {
        let plain = |message: &Message| form!(self, as_, message);
        let of =
            |message: &Message, what: String, n: u8| form!(self, as_, message, what = what, n = n);
        match counted {
            Counted::Heroes => plain(message!("tactics-count-heroes")),
            Counted::HeroesDown => plain(message!("tactics-count-heroes-down")),
            Counted::HeroesWithin(n) => {
                of(message!("tactics-count-heroes-within"), String::new(), *n)
            }
            Counted::HeroesWithinOfIt(n) => {
                of(message!("tactics-count-heroes-within-it"), String::new(), *n)
            }
            Counted::Enemies => plain(message!("tactics-count-enemies")),
            Counted::EnemiesWithin(n) => {
                of(message!("tactics-count-enemies-within"), String::new(), *n)
            }
            Counted::EnemiesWithinOfIt(n) => {
                of(message!("tactics-count-enemies-within-it"), String::new(), *n)
            }
            Counted::Tokens(id) => of(message!("tactics-count-tokens"), self.token(id), 0),
            Counted::TokensOnIt(id) => of(message!("tactics-count-tokens-it"), self.token(id), 0),
            Counted::TokensOnAll(id) => of(message!("tactics-count-tokens-all"), self.token(id), 0),
            Counted::Squares(id) => of(message!("tactics-count-squares"), self.terrain(id), 0),
            Counted::SquaresWithin(id, n) if self.owner == Owner::Figure => {
                of(message!("tactics-count-squares-within-figure"), self.terrain(id), *n)
            }
            Counted::SquaresWithin(id, n) => {
                of(message!("tactics-count-squares-within"), self.terrain(id), *n)
            }
            Counted::Pieces(id) => of(message!("tactics-count-pieces"), self.terrain(id), 0),
            Counted::Room(id) => of(message!("tactics-count-room"), self.terrain(id), 0),
            Counted::Moved => plain(message!("tactics-count-moved")),
            Counted::Run => plain(message!("tactics-count-run")),
            Counted::Distance => plain(message!("tactics-count-distance")),
            Counted::Hand => plain(message!("tactics-count-hand")),
            Counted::Discards => plain(message!("tactics-count-discards")),
            Counted::Movement => plain(message!("tactics-count-movement")),
            Counted::Hp => plain(message!("tactics-count-hp")),
            Counted::MaxHp if self.owner == Owner::Figure => {
                plain(message!("tactics-count-max-hp-figure"))
            }
            Counted::MaxHp => plain(message!("tactics-count-max-hp")),
            Counted::HpLost => plain(message!("tactics-count-hp-lost")),
            Counted::HpLostOfIt => plain(message!("tactics-count-hp-lost-it")),
            Counted::Level => plain(message!("tactics-count-level")),
            Counted::Round => plain(message!("tactics-count-round")),
            Counted::Counter(id) => of(message!("tactics-count-counter"), self.counter(id), 0),
            Counted::Total => plain(message!("tactics-count-total")),
            Counted::Damage => plain(message!("tactics-count-damage")),
            Counted::Count => plain(message!("tactics-count-count")),
            Counted::Potions => plain(message!("tactics-count-potions")),
            Counted::Gold => plain(message!("tactics-count-gold")),
            Counted::HpOfIt => plain(message!("tactics-count-hp-it")),
            Counted::BossDiscards => plain(message!("tactics-count-boss-discards")),
            Counted::KeptDice => plain(message!("tactics-count-kept-dice")),
            Counted::Kept => plain(message!("tactics-count-kept")),
            Counted::HighestKept => plain(message!("tactics-count-highest-kept")),
            Counted::Joined(id) => of(message!("tactics-count-joined"), self.terrain(id), 0),
        }
    }
}

/// Returns whether things are counted one by one, not a value that somebody has.
fn is_many(counted: &Counted) -> bool {
    !matches!(
        counted,
        Counted::Movement
            | Counted::Hp
            | Counted::MaxHp
            | Counted::HpLost
            | Counted::HpLostOfIt
            | Counted::Level
            | Counted::Round
            | Counted::Counter(_)
            | Counted::Total
            | Counted::Damage
            | Counted::Count
            | Counted::Distance
            | Counted::Room(_)
            | Counted::Gold
            | Counted::HeroesDown
            | Counted::HpOfIt
            | Counted::Kept
            | Counted::HighestKept
    )
}
