//! Tables on which a card can come into play: it lies in hands or on top of decks, and what it
//! speaks of lies around.

use std::sync::Arc;

use adventure::cards::content::Content;
use adventure::cards::printed::CardDef;
use adventure::cards::vocabulary::{Kind, Rank, Trait};
use adventure::rules::state::table::{Feats, LocationStatus};
use adventure::sim::bots::Whim;
use adventure::vignette::format::{Moment, Position, Seat, Spread, Turn, Vignette};
use adventure::vignette::position;
use adventure::vignette::read::Loaded;
use bevy_ecs::prelude::*;

use super::parts::Subject;

/// How many dice are told beforehand, where they are.
const DICE: usize = 400;

/// A table, to be laid as often as needed.
pub struct Table(Loaded);

/// What makes tables for one card.
pub struct Tables<'a> {
    content: &'a Arc<Content>,
    subject: Subject,
    text: String,
    /// How readily each card of the pack is taken.
    weights: Vec<usize>,
}

fn empty(id: &str) -> Seat {
    Seat {
        hero: id.into(),
        at: None,
        hand: Vec::new(),
        deck: Vec::new(),
        discards: Vec::new(),
        buried: Vec::new(),
        displayed: Vec::new(),
        feats: Feats::default(),
        charges: 0,
        dead: false,
    }
}

fn plain_boon(c: &CardDef) -> bool {
    c.kind.is_boon() && c.rank != Rank::Villain
}

/// How much of a card a text speaks of.
fn related(text: &str, c: &CardDef) -> usize {
    let speaks = |word: &str| usize::from(text.contains(word));
    let traits: usize = c.traits.iter().map(|t| speaks(t.name())).sum();
    let rank = if c.rank == Rank::Plain { 0 } else { speaks(&format!("{:?}", c.rank)) };
    let fights = c.kind == Kind::Monster;
    let fought = if fights { speaks("Damage([") + speaks("combat: Some(true)") } else { 0 };
    traits
        + rank
        + fought
        + speaks(&format!("[{:?}", c.kind))
        + 3 * speaks(&format!("\"{}\"", c.id))
}

impl<'a> Tables<'a> {
    /// Tables for this.
    pub fn new(content: &'a Arc<Content>, subject: Subject) -> Tables<'a> {
        let text = subject.text(content);
        let weights = content.cards.iter().map(|c| 1 + 6 * related(&text, c)).collect();
        Tables { content, subject, text, weights }
    }

    /// A card at random, rather one that the subject speaks of.
    fn draw(&self, whim: &mut Whim, wanted: impl Fn(&CardDef) -> bool) -> Vec<String> {
        let fits: Vec<(&CardDef, usize)> = self
            .content
            .cards
            .iter()
            .zip(self.weights.iter().copied())
            .filter(|(c, _)| wanted(c))
            .collect();
        let all: usize = fits.iter().map(|(_, w)| w).sum();
        let mut at = whim.below(all);
        for (c, w) in fits {
            if at < w {
                return vec![c.id.clone()];
            }
            at -= w;
        }
        Vec::new()
    }

    fn some(&self, whim: &mut Whim, n: usize, wanted: impl Fn(&CardDef) -> bool) -> Vec<String> {
        (0..n).flat_map(|_| self.draw(whim, &wanted)).collect()
    }

    /// The table of that number.
    pub fn table(&self, number: u64) -> Table {
        let mut whim = Whim::new(number.wrapping_mul(977) + 5);
        let mut vignette: Vignette =
            ron::from_str("(title: \"\", proves: [])").expect("no more is needed");
        let content = self.content;
        let scenarios: Vec<&String> = match self.subject {
            Subject::Scenario(i) => vec![&content.scenarios[i].id],
            Subject::Adventure(i) => content.adventures[i].scenarios.iter().collect(),
            _ => content.scenarios.iter().map(|s| &s.id).collect(),
        };
        vignette.play = Some(scenarios[whim.below(scenarios.len())].clone());
        vignette.seed = number;
        // Everything succeeds, or fails, or neither.
        vignette.dice = match number % 3 {
            0 => Vec::new(),
            1 => vec![12; DICE],
            _ => vec![1; DICE],
        };
        let heroes = self.seats(&mut whim);
        let locations = self.row(&mut whim);
        let blessing = |c: &CardDef| c.kind == Kind::Blessing;
        let hours = [20, 6][whim.below(2)];
        let mut position = Position {
            blessings: self.some(&mut whim, hours, blessing),
            hours: self.some(&mut whim, 3, blessing),
            support: Vec::new(),
            ship: None,
            markers: Vec::new(),
            stock: content.cards.iter().map(|c| c.id.clone()).collect(),
            turn: Turn {
                hero: Some(heroes[whim.below(2)].hero.clone()),
                step: [Moment::Begin, Moment::Give][whim.below(2)],
                explored: false,
            },
            heroes,
            locations,
        };
        if let Subject::Card(d) = self.subject {
            self.place_card(content.card(d), &mut position, &mut whim);
        }
        if matches!(self.subject, Subject::Scenario(_)) {
            self.place_named(&mut position, &mut whim);
        }
        self.mark(&mut position, &mut whim);
        for seat in &mut position.heroes {
            let at = whim.below(position.locations.len());
            seat.at = Some(position.locations[if whim.once_in(3) { at } else { 0 }].place.clone());
        }
        vignette.position = Some(position);
        let (file, text) = (String::new(), String::new());
        Table(Loaded { file, text, vignette, content: Arc::clone(content) })
    }

    /// Two to four heroes with their hands full.
    fn seats(&self, whim: &mut Whim) -> Vec<Seat> {
        let content = self.content;
        let mut order: Vec<usize> = (0..content.heroes.len()).collect();
        let all = order.len();
        whim.draw(&mut order, all);
        // Those who know how to go about it, every other time.
        if whim.once_in(2) {
            let unfit = |h: &usize| {
                let def = &content.heroes[*h];
                let knows = |t: &Trait| self.text.contains(t.name());
                !def.proficient.iter().any(knows)
            };
            order.sort_by_key(unfit);
        }
        if let Some(i) = self.subject.hero() {
            order.retain(|h| *h != i);
            order.insert(0, i);
        }
        order.truncate(2 + whim.below(3));
        let full = whim.below(2) == 0;
        let mut seats = Vec::new();
        for h in order {
            let def = &content.heroes[h];
            let mut seat = empty(&def.id);
            seat.hand = self.some(whim, 5, plain_boon);
            seat.deck = self.some(whim, 9, plain_boon);
            seat.discards = self.some(whim, 4, plain_boon);
            let buried = whim.below(2);
            seat.buried = self.some(whim, buried, plain_boon);
            if whim.once_in(3) {
                seat.displayed = self.some(whim, 1, |c| c.kind == Kind::Scourge);
            }
            if full || self.subject.hero() == Some(h) {
                seat.feats.powers = def.powers.iter().map(|p| p.boxes).collect();
                seat.feats.skills = def.skills.iter().map(|s| s.boxes).collect();
            }
            if let Subject::Role(hero, side) = self.subject
                && hero == h
            {
                seat.feats.role = Some(side);
                let role = &def.roles[usize::from(side)];
                seat.feats.powers.extend(role.powers.iter().map(|p| p.boxes));
            }
            seats.push(seat);
        }
        seats
    }

    /// Three locations with short decks.
    fn row(&self, whim: &mut Whim) -> Vec<Spread> {
        let content = self.content;
        let mut order: Vec<usize> = (0..content.locations.len()).collect();
        let all = order.len();
        whim.draw(&mut order, all);
        let named = |l: &usize| !self.text.contains(&format!("\"{}\"", content.locations[*l].id));
        order.sort_by_key(named);
        if let Subject::Place(i) = self.subject {
            order.retain(|l| *l != i);
            order.insert(0, i);
        }
        // A scenario may ask for closed locations, and for many.
        let story = matches!(self.subject, Subject::Scenario(_));
        order.truncate(if story && whim.once_in(2) { 7 } else { 3 });
        let met = |c: &CardDef| {
            (c.kind.is_bane() || c.kind.is_boon()) && !matches!(c.rank, Rank::Villain | Rank::Loot)
        };
        let spread = |l: usize, whim: &mut Whim| {
            let n = whim.below(7);
            let deck = self.some(whim, n, met);
            let def = &content.locations[l];
            let back = !def.closed_standing.is_empty() || !def.closed_powers.is_empty();
            let turned = self.subject == Subject::Place(l) && back && whim.once_in(2);
            let shut = match turned || (story && whim.once_in(3)) {
                true => LocationStatus::Permanently,
                false => LocationStatus::Open,
            };
            Spread { place: def.id.clone(), deck, up: Vec::new(), shut }
        };
        order.into_iter().map(|l| spread(l, whim)).collect()
    }

    /// Puts cards that a scenario speaks of, and its villains, where they can be met.
    fn place_named(&self, position: &mut Position, whim: &mut Whim) {
        let Subject::Scenario(i) = self.subject else { return };
        let scenario = &self.content.scenarios[i];
        let named = |c: &&CardDef| {
            self.text.contains(&format!("\"{}\"", c.id)) || scenario.villains.contains(&c.id)
        };
        for card in self.content.cards.iter().filter(named) {
            if self.text.contains("Hour(") && whim.once_in(3) {
                position.blessings.insert(0, card.id.clone());
            }
            for spread in position.locations.iter_mut().filter(|s| s.shut == LocationStatus::Open) {
                if whim.once_in(2) {
                    let at = whim.below(2).min(spread.deck.len());
                    spread.deck.insert(at, card.id.clone());
                }
            }
        }
    }

    /// Puts markers that the subject speaks of, every other time.
    fn mark(&self, position: &mut Position, whim: &mut Whim) {
        let after = |word: &'static str| self.text.split(word).skip(1);
        let all = ["Markers(", "MarkersHere(", "marker: "].into_iter().flat_map(after);
        let mut names: Vec<String> =
            all.map(|t| t.chars().take_while(|c| c.is_alphanumeric()).collect()).collect();
        names.sort();
        names.dedup();
        for name in names {
            let places = position.locations.iter().map(|s| s.place.clone());
            for on in places.chain(["scenario".to_owned()]) {
                if whim.once_in(4) {
                    position.markers.push((name.clone(), on));
                }
            }
        }
    }

    /// Puts the card itself where it belongs.
    fn place_card(&self, c: &CardDef, position: &mut Position, whim: &mut Whim) {
        let id = || c.id.clone();
        if c.kind.is_bane() || c.kind.is_boon() {
            for spread in &mut position.locations {
                let at = whim.below(2).min(spread.deck.len());
                spread.deck.insert(at, id());
            }
        }
        if c.kind.is_boon() || c.kind == Kind::Cohort {
            for seat in position.heroes.iter_mut().take(2) {
                let at = whim.below(seat.hand.len());
                seat.hand.insert(at, id());
            }
        }
        // What says something while it is displayed lies there, too.
        let lies = c.kind.is_boon() && self.text.contains("Displayed");
        if lies && whim.once_in(3) {
            position.heroes[0].displayed.push(id());
        }
        match c.kind {
            Kind::Blessing => {
                position.hours.insert(whim.below(2), id());
                position.blessings.insert(whim.below(3), id());
            }
            Kind::Scourge => {
                for seat in position.heroes.iter_mut().take(2) {
                    seat.displayed.push(id());
                }
            }
            Kind::Stance => position.support.push(id()),
            _ => {}
        }
    }
}

impl Table {
    /// A new world with this table.
    pub fn lay(&self) -> World {
        position::set_up(&self.0).expect("the table names what the pack has")
    }

    /// The scenario that is played, and the seed.
    pub fn start(&self) -> (String, u64) {
        (self.0.vignette.play.clone().unwrap_or_default(), self.0.vignette.seed)
    }
}
