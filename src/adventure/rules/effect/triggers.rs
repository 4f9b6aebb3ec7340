//! The answers to an event: scans all sources in a fixed order and collects first forced rules
//! (AC-GOLD-12, AC-GOLD-13), then powers that may be used.

mod happened;

use bevy_ecs::prelude::*;

use super::cond::{Facts, holds};
use super::everybody;
use super::origin;
use super::select::who_orders;
use super::standing::{self, concerns_all};
use crate::cards::effect::{
    CardFilter, Change, Cond, Deed, Event, EventKind, Power, Rule, When, Whose,
};
use crate::cards::vocabulary::{Action, Kind};
use crate::rules::flow::drive::{self, Question};
use crate::rules::flow::frame::{
    Ctx, EffectsFrame, Fired, Flow, Frame, Implied, Limits, List, Offer, Outcome, Step,
    TriggersFrame,
};
use crate::rules::flow::prompt::{Act, Ask, Source};
use crate::rules::legal::{self, Moment};
use crate::rules::state::board::{Board, stands};
use crate::rules::state::cue::{Cue, Cues};
use crate::rules::state::deeds::Deeds;
use crate::rules::state::ids::{CardId, HeroId, PileId, PlaceId};
use crate::rules::state::lasting::Lasting;
use crate::rules::state::table::{self, Hero};
use crate::rules::state::{faceup, laid, powers, sheet, ship};
use crate::saturating;

pub use happened::Happened;

/// The answers to one event, or to several that are handled together.
#[derive(Default)]
pub struct Answers {
    forced: Vec<Fired>,
    offered: Vec<Offer>,
    outcome: Option<Outcome>,
    open: bool,
    deeds: Vec<Deed>,
    of_play: bool,
}

impl Answers {
    /// Adds the answers to an event.
    pub fn collect(&mut self, world: &World, hero: HeroId, what: Happened<'_>) {
        // A ship is no bane (AC-SHIP-01).
        let ship = |c: CardId| table::printed(world, c).kind == Kind::Ship;
        self.deeds.extend(what.deed().filter(|_| !what.card().is_some_and(ship)));
        self.of_play |= matches!(what, Happened::Played(_) | Happened::PlayedAs(_));
        if let Happened::Checked(o, _) = what {
            self.outcome = Some(o.clone());
        }
        let facts = match what {
            Happened::Checked(o, c) => Some(Facts::of(o, c)),
            _ => None,
        };
        let board = &Board::new(world);
        let mut scan = Scan { board, hero, what, kind: what.kind(), facts, into: self };
        for story in board.stories() {
            scan.rules(story.says.rules, story.source);
            scan.powers(story.says.powers, story.source, hero);
        }
        let at = match what {
            Happened::Leave(p) | Happened::Closing(p) | Happened::Closed(p, _) => p,
            _ => board.hero(hero).at,
        };
        let (place, def) = (board.place(at), board.place_def(at));
        // The back of a location has no such rules (AC-CLOSE-19).
        if !place.flipped {
            let near = def.rules.iter().filter(|r| r.whose != Whose::Elsewhere);
            near.for_each(|r| scan.rule(r, Source::Place(at), hero, 0));
        }
        scan.powers(board.place_powers(at), Source::Place(at), hero);
        scan.reaching(at);
        // Faceup cards here answer events of the turn as the location does.
        if what.of_turns() {
            for c in faceup::cards(world, at) {
                scan.rules(&board.printed(c).rules, Source::Card(c));
            }
        }
        // Support cards displayed for all heroes answer too (AC-SUPP-03, AC-ACT-08).
        for c in board.pile(PileId::Support) {
            let def = board.printed(*c);
            scan.rules(&def.rules, Source::Card(*c));
            scan.powers(&def.powers, Source::Card(*c), hero);
        }
        // What the party's ship says is of whoever commands it (AC-SHIP-09).
        if let (Some((c, side)), Some(owner)) = (ship::side(world), ship::commander(world)) {
            for r in &side.rules {
                scan.own_rule(r, Source::Card(c), owner, 0);
            }
            scan.powers(&side.powers, Source::Card(c), owner);
        }
        if let Some(e) = board.encounter() {
            let def = board.printed(e.card);
            let active = what.active_on(def.kind);
            // Of a check that everybody attempts "you" is who attempted it (AC-CHECK-12).
            let shared = matches!(what, Happened::Checked(..)) && everybody::is_for_all(board, e);
            for r in def.rules.iter().filter(|_| active) {
                // "You" is whoever does what the text mentions (AC-CARD-45, AC-CHECK-13).
                if r.whose == Whose::Yours && (concerns_all(board, def) || shared) {
                    scan.rule(r, Source::Card(e.card), hero, 0);
                } else if board.related(e.hero, hero, r.whose) {
                    scan.rule(r, Source::Card(e.card), e.hero, 0);
                }
            }
        }
        // What an encountered bane lets its hero do (AC-ACT-03).
        if let Some(e) = board.encounter() {
            let def = board.printed(e.card);
            if def.kind.is_fought() && what.active_on(def.kind) {
                scan.powers(&def.powers, Source::Card(e.card), e.hero);
            }
        }
        // Of an examined card only the rules about examining it are active, and "you" is who
        // examines it (AC-EXAM-13, AC-EXAM-15, AC-EXAM-16, AC-ACT-02).
        if let Happened::Examined(c) = what {
            let def = board.printed(c);
            scan.rules(&def.rules, Source::Card(c));
            scan.powers(&def.powers, Source::Card(c), hero);
        }
        // Cards next to the location affect every hero there but are not encountered.
        for c in board.pile(PileId::Beside(at)) {
            // A bane there answers what happens to others, and to itself only what happens there.
            let bane =
                board.printed(*c).kind.is_bane() && what.card().is_some_and(|seen| seen != *c);
            for r in board.printed(*c).rules.iter().filter(|r| !bane || !r.on.is_of_this()) {
                match laid::by(world, *c).filter(|_| is_of_the_layer(r)) {
                    Some(owner) => scan.laid_rule(r, *c, owner, true),
                    None => scan.rule(r, Source::Card(*c), hero, 0),
                }
            }
            // The powers of a boon there belong to the heroes there (AC-PLAY-22).
            let shared = |p: &Power| p.action != Some(Action::Display) && !p.in_hand;
            if !board.printed(*c).kind.is_bane() {
                for (i, p) in board.printed(*c).powers.iter().enumerate().filter(|(_, p)| shared(p))
                {
                    for owner in board.heroes_at(at) {
                        scan.power(p, Source::Card(*c), i, owner, 0);
                    }
                }
            }
        }
        // The card that is flipped as the hour answers for itself (AC-RUL-04 by AC-ACT-06).
        if let Happened::Hour(c) = what {
            scan.rules(&board.printed(c).rules, Source::Card(c));
        }
        // Rules about playing a card apply wherever the card is by now (AC-PLAY-32).
        if let Happened::Played(c) = what {
            scan.rules(&board.printed(c).paragraphs, Source::Card(c));
        }
        for owner in board.living() {
            scan.board(owner);
        }
        scan.waiting();
    }

    /// Drops powers, for when none can be used any more (AC-TURN-41).
    pub fn forced_only(&mut self) {
        self.offered.clear();
    }

    /// Allows playing cards and powers between the forced rules, as on a turn (AC-RUL-100).
    pub fn between_plays(&mut self) {
        self.open = true;
    }

    /// Returns whether there are no answers.
    pub fn is_empty(&self) -> bool {
        self.forced.is_empty() && self.offered.is_empty()
    }

    /// Pushes the answers, if there are any. `hero` is the one whose encounter, check or damage it
    /// is, otherwise the active hero (AC-RUL-01).
    pub fn push(self, world: &mut World, hero: HeroId) {
        for deed in &self.deeds {
            world.resource_mut::<Deeds>().note(*deed);
        }
        if self.is_empty() {
            return;
        }
        drive::push(
            world,
            Frame::Triggers(TriggersFrame {
                hero,
                forced: self.forced,
                offered: self.offered,
                limits: Limits::default(),
                outcome: self.outcome,
                open: self.open,
                pause: false,
                of_play: Implied(self.of_play),
            }),
        );
    }
}

/// Collects and pushes the answers to one event.
pub fn fire(world: &mut World, hero: HeroId, what: Happened<'_>) {
    let mut answers = Answers::default();
    answers.collect(world, hero, what);
    answers.push(world, hero);
}

struct Scan<'a, 'w> {
    board: &'a Board<'w>,
    hero: HeroId,
    what: Happened<'a>,
    kind: EventKind,
    facts: Option<Facts>,
    into: &'a mut Answers,
}

impl Scan<'_, '_> {
    /// Adds rules that apply to the hero to whom the event happened.
    fn rules(&mut self, rules: &[Rule], source: Source) {
        for r in rules {
            self.rule(r, source, self.hero, 0);
        }
    }

    /// Adds what reaches beyond its location: rules about any hero's events elsewhere, also those of
    /// faceup cards there, and powers of the heroes there about the events of others (AC-CARD-12).
    fn reaching(&mut self, at: PlaceId) {
        let board = self.board;
        for place in saturating::bytes(board.places().len()).map(PlaceId) {
            let flipped = board.place(place).flipped;
            let far = |r: &&Rule| matches!(r.whose, Whose::Any | Whose::Elsewhere | Whose::Other);
            let rules = &board.place_def(place).rules;
            for r in rules.iter().filter(far).filter(|_| place != at && !flipped) {
                self.rule(r, Source::Place(place), self.hero, 0);
            }
            if place != at && self.what.of_turns() {
                for c in faceup::cards(board, place) {
                    for r in board.printed(c).rules.iter().filter(far) {
                        self.rule(r, Source::Card(c), self.hero, 0);
                    }
                }
            }
            // So do cards displayed next to other locations (AC-PLAY-22).
            for c in board.pile(PileId::Beside(place)).iter().filter(|_| place != at) {
                let rules = &board.printed(*c).rules;
                let owner = laid::by(board, *c);
                for r in rules.iter().filter(|r| !r.on.is_of_this()) {
                    match owner.filter(|_| is_of_the_layer(r)) {
                        Some(owner) => self.laid_rule(r, *c, owner, false),
                        None if far(&r) => self.rule(r, Source::Card(*c), self.hero, 0),
                        None => {}
                    }
                }
            }
            let shared = |p: &Power| p.whose != Whose::Yours && matches!(p.when, When::On(_));
            let powers = board.place_powers(place);
            if powers.iter().any(shared) {
                let them = self.hero;
                for owner in board.heroes_at(place).filter(|h| *h != them) {
                    self.powers(powers, Source::Place(place), owner);
                }
            }
        }
    }

    /// Returns whether the event happened to a hero in that relation to the owner of a text. Whoever has
    /// left a location was there, as seen from the heroes who still are.
    fn related(&self, owner: HeroId, whose: Whose) -> bool {
        match self.what {
            Happened::Leave(from) => {
                stands(owner, self.hero, whose, || self.board.hero(owner).at == from)
            }
            _ => self.board.related(owner, self.hero, whose),
        }
    }

    /// Adds a hero's rule if it applies to the hero to whom the event happened.
    fn own_rule(&mut self, r: &Rule, source: Source, owner: HeroId, level: u8) {
        if self.related(owner, r.whose) {
            self.rule(r, source, owner, level);
        }
    }

    /// Adds a rule of a card that a hero laid next to a location, where "you" is that hero. `here`: the
    /// event happened at that location.
    fn laid_rule(&mut self, r: &Rule, card: CardId, owner: HeroId, here: bool) {
        let meant = match r.whose {
            Whose::Yours => self.hero == owner,
            Whose::AnyHere => here,
            Whose::OtherHere => here && self.hero != owner,
            Whose::Other => self.hero != owner,
            Whose::Any => true,
            Whose::Elsewhere => !here,
        };
        if meant {
            self.rule(r, Source::Card(card), owner, 0);
        }
    }

    /// Adds the rules that wait for a while, and what cards say of the end of the scenario, wherever they
    /// are among the hero's.
    fn waiting(&mut self) {
        let board = self.board;
        for lasting in board.world.resource::<Lasting>().all() {
            if let Change::Rule(rule) = &lasting.standing.change
                && board.hero(lasting.owner).alive
            {
                self.own_rule(rule, lasting.source, lasting.owner, lasting.level);
            }
        }
        if !matches!(self.what, Happened::ScenarioEnd { .. }) {
            return;
        }
        let h = self.hero;
        let piles = [PileId::Deck(h), PileId::Discards(h), PileId::Buried(h), PileId::Displayed(h)];
        for c in piles.into_iter().flat_map(|pile| board.pile(pile)) {
            for r in &board.printed(*c).paragraphs {
                self.own_rule(r, Source::Card(*c), h, 0);
            }
        }
    }

    fn rule(&mut self, r: &Rule, source: Source, you: HeroId, level: u8) {
        // What is said of all is said once at the end of the scenario, not once for each hero.
        if let Happened::ScenarioEnd { first: false } = self.what {
            let shared = match source {
                Source::Card(c) => self.board.card(c).pile.hero().is_none(),
                _ => false,
            };
            if shared || r.whose != Whose::Yours {
                return;
            }
        }
        if !self.what.fits(self.board, &r.on)
            || self.of_ship(&r.on, source)
            || self.of_another(&r.on, source, r.whose)
            || origin::is_ignored(self.board.flow, source, &r.does)
            || standing::ignores_at(self.board, self.hero, source, self.kind)
        {
            return;
        }
        let ctx = Ctx {
            you,
            them: self.hero,
            source,
            card: self.what.card_of(self.board, &r.on),
            level,
            paid: Default::default(),
        };
        if self.allows(&ctx, r.only_if.as_ref()) {
            // What reaches beyond its location is active wherever the hero is, faceup cards, too.
            let lies = |c| matches!(self.board.card(c).pile, PileId::Location(_));
            let placed = match source {
                Source::Place(_) => true,
                Source::Card(c) => lies(c),
                _ => false,
            };
            let laid = matches!(source, Source::Card(c) if laid::by(self.board, c).is_some());
            let reaches = placed && r.whose != Whose::Yours || laid;
            let (does, lapses) = (List(r.does.clone()), self.what.lapses() && !reaches);
            self.into.forced.push(Fired { ctx, does, lapses });
        }
    }

    /// Returns whether a card's text is about what happens to that card ("when you encounter this
    /// card"), but it happened to another.
    fn of_another(&self, event: &Event, source: Source, whose: Whose) -> bool {
        let (Some(seen), Source::Card(c)) = (self.what.card(), source) else { return false };
        let own = match event {
            Event::Examined(_) => event.examines_this(),
            _ => {
                let kind = self.board.printed(c).kind;
                let says_this = !matches!(kind, Kind::Scourge | Kind::Stance);
                whose == Whose::Yours && says_this && event.is_of_this()
            }
        };
        own && c != seen
    }

    /// Returns whether a text is about banes, but a ship was fought, which is none (AC-SHIP-01): only
    /// its own text and such as name ships are meant.
    fn of_ship(&self, event: &Event, source: Source) -> bool {
        let ship = |c: &CardId| self.board.printed(*c).kind == Kind::Ship;
        let Some(seen) = self.what.card().filter(ship) else { return false };
        let names = |f: &CardFilter| f.kinds.contains(&Kind::Ship) || !f.ids.is_empty();
        match event {
            Event::Defeated(f) | Event::Undefeated(f) => source != Source::Card(seen) && !names(f),
            _ => false,
        }
    }

    fn allows(&self, ctx: &Ctx, cond: Option<&Cond>) -> bool {
        cond.is_none_or(|c| holds(self.board, ctx, self.facts.as_ref(), c))
    }

    fn powers(&mut self, powers: &[Power], of: Source, owner: HeroId) {
        for (i, p) in powers.iter().enumerate() {
            self.power(p, of, i, owner, 0);
        }
    }

    fn power(&mut self, p: &Power, of: Source, power: usize, owner: HeroId, level: u8) {
        let When::On(event) = &p.when else { return };
        // A power from the hand answers what happens to others, so only the examining of the card
        // itself is its own.
        if self.of_another(event, of, Whose::Any)
            || self.of_ship(event, of)
            || !self.what.fits(self.board, event)
            || !self.related(owner, p.whose)
        {
            return;
        }
        let card = self.what.card_of(self.board, event);
        let ctx =
            Ctx { you: owner, them: self.hero, source: of, card, level, paid: Default::default() };
        if self.allows(&ctx, p.only_if.as_ref()) {
            let reaches = matches!(of, Source::Place(_)) && owner != self.hero;
            let lapses = self.what.lapses() && !reaches;
            let (them, power) = (self.hero, saturating::byte(power));
            self.into.offered.push(Offer { hero: owner, them, of, power, card, lapses });
        }
    }

    /// Adds the rules and powers of a hero: of the board, displayed cards and cards in hand.
    fn board(&mut self, hero: &Hero) {
        let (board, owner) = (self.board, hero.id);
        if board.book.on_board(hero.def).of_event(self.kind) {
            for (i, p, level) in sheet::had(board.hero_def(owner), &hero.feats) {
                if let Some(r) = &p.rule {
                    self.own_rule(r, Source::Hero(owner), owner, level);
                }
                if let Some(p) = &p.power {
                    self.power(p, Source::Hero(owner), i, owner, level);
                }
            }
        }
        for (_, c, def) in board.displayed().iter().filter(|(whose, ..)| *whose == owner) {
            // "You" is the hero with whom it lies where it is about that hero, else who laid it there.
            let by = laid::by(board, *c).filter(|by| *by != owner);
            for r in &def.rules {
                match by.filter(|_| r.whose != Whose::Yours) {
                    Some(by) if self.related(owner, r.whose) => {
                        self.rule(r, Source::Card(*c), by, 0);
                    }
                    Some(_) => {}
                    None => self.own_rule(r, Source::Card(*c), owner, 0),
                }
            }
            self.powers(&def.powers, Source::Card(*c), owner);
        }
        let hands = board.book.hand_mentions().of_event(self.kind);
        let hand = if hands { board.pile(PileId::Hand(owner)) } else { &[] };
        for c in hand {
            let number = board.card(*c).def;
            if !board.book.in_hand(number).of_event(self.kind) {
                continue;
            }
            let def = board.book.card(number);
            self.powers(&def.powers, Source::Card(*c), owner);
            for (i, p) in legal::lent(board, def).iter().enumerate() {
                self.power(p, Source::Card(*c), legal::BORROWED + i, owner, 0);
            }
            // Paragraphs that are no powers apply when they say so, even from the hand
            // (AC-PLAY-16).
            let playing = matches!(self.what, Happened::Played(_));
            for r in def.paragraphs.iter().filter(|_| !playing) {
                self.own_rule(r, Source::Card(*c), owner, 0);
            }
        }
    }
}

/// Returns whether a rule of a card that lies next to a location is about the hero who laid it there, and
/// not about the heroes who are there: if it speaks of others, or of the course of that hero's turn.
fn is_of_the_layer(r: &Rule) -> bool {
    let turn = matches!(
        r.on,
        Event::TurnStart
            | Event::TurnEnd
            | Event::TurnStartOrEnd
            | Event::Reset
            | Event::AfterReset
            | Event::ScenarioEnd
    );
    turn || r.whose != Whose::Yours
}

/// The step of a triggers frame: first forced rules, in the order that the hero chooses
/// (AC-RUL-01), then offered powers, until the players use no more.
pub fn step(world: &mut World) {
    match drive::answer_one(world) {
        Some(Act::Choice(n)) => return carry_out(world, usize::from(n)),
        Some(Act::Use { hero, of, power, with }) => return accept(world, hero, of, power, with),
        Some(_) if drive::triggers(world).pause => drive::triggers_mut(world).pause = false,
        Some(_) => return enough(world),
        None => {}
    }
    lapse(world);
    let frame = drive::triggers(world);
    let hero = who_orders(world, frame.hero);
    if frame.pause && !frame.forced.is_empty() {
        let mut options = legal::uses(&Board::new(world), &Moment::Turn);
        if !options.is_empty() {
            options.push(Act::Continue);
            let q = Question { who: hero, ask: Ask::Window, source: Source::Rules, card: None };
            return drive::ask(world, q, options);
        }
    }
    let frame = drive::triggers_mut(world);
    frame.pause = false;
    match frame.forced.len() {
        0 => {}
        1 => return carry_out(world, 0),
        n => {
            let options = saturating::bytes(n).map(Act::Choice).collect();
            let (source, card) = (frame.forced[0].ctx.source, frame.forced[0].ctx.card);
            let q = Question { who: hero, ask: Ask::Order, source, card };
            return drive::ask(world, q, options);
        }
    }
    let mut options = legal::uses(&Board::new(world), &Moment::Event(drive::triggers(world)));
    let Some(Act::Use { hero: who, of, .. }) = options.first().copied() else {
        drive::pop(world);
        return;
    };
    if drive::triggers(world).open {
        options.extend(legal::uses(&Board::new(world), &Moment::Turn));
    }
    options.push(Act::Continue);
    let card = drive::triggers(world).offered.first().and_then(|o| o.card);
    drive::ask(world, Question { who, ask: Ask::Window, source: of, card }, options);
}

/// Drops answers whose source has become inactive through another answer: a location that the hero
/// has left, a card that moved (AC-RUL-110, AC-ACT-07).
fn lapse(world: &mut World) {
    let frame = drive::triggers(world);
    let over = |lapses, them, of| lapses && !still_active(world, them, of);
    let forced: Vec<bool> =
        frame.forced.iter().map(|f| over(f.lapses, f.ctx.them, f.ctx.source)).collect();
    let offered: Vec<bool> = frame.offered.iter().map(|o| over(o.lapses, o.them, o.of)).collect();
    let (mut forced, mut offered) = (forced.into_iter(), offered.into_iter());
    let frame = drive::triggers_mut(world);
    frame.forced.retain(|_| !forced.next().unwrap_or(false));
    frame.offered.retain(|_| !offered.next().unwrap_or(false));
}

fn still_active(world: &World, them: HeroId, of: Source) -> bool {
    let at = table::hero(world, them).at;
    match of {
        Source::Place(p) => p == at,
        Source::Card(c) => match table::card(world, c).pile {
            PileId::Location(p) | PileId::Beside(p) => p == at,
            PileId::Hand(_)
            | PileId::Displayed(_)
            | PileId::Support
            | PileId::Ship
            | PileId::Stage
            | PileId::Hours => true,
            _ => false,
        },
        _ => true,
    }
}

/// Ends the frame when nobody uses more. Plays that were allowed meanwhile end with it.
fn enough(world: &mut World) {
    let open = drive::triggers(world).open;
    drive::pop(world);
    let top = world.resource_mut::<Flow>().into_inner().frames.last_mut();
    if open
        && let Some(Frame::Turn(t)) = top
        && t.step == Step::TurnLast
    {
        t.step = Step::TurnReset;
    }
}

fn carry_out(world: &mut World, n: usize) {
    let frame = drive::triggers_mut(world);
    let fired = frame.forced.remove(n.min(frame.forced.len() - 1));
    frame.pause = frame.open;
    let outcome = frame.outcome.clone();
    if !table::hero(world, fired.ctx.you).alive {
        return;
    }
    let (hero, source) = (fired.ctx.you, fired.ctx.source);
    world.resource_mut::<Cues>().push(|| Cue::Forced { hero, source });
    drive::push(world, Frame::Effects(EffectsFrame::new(fired.ctx, fired.does, outcome)));
}

fn accept(world: &mut World, hero: HeroId, of: Source, power: u8, with: Option<CardId>) {
    let frame = drive::triggers_mut(world);
    // At whichever of its costs a power is used, it is the one that is offered.
    let number = powers::plain(power);
    let at = frame.offered.iter().position(|o| o.hero == hero && o.of == of && o.power == number);
    // One that can be used any number of times stays offered.
    let stays = legal::power(&Board::new(world), hero, of, power).is_some_and(|p| p.0.any_number);
    let frame = drive::triggers_mut(world);
    let offer = match at {
        Some(i) if stays => frame.offered.get(i).cloned(),
        _ => at.map(|i| frame.offered.remove(i)),
    };
    let Some(offer) = offer else {
        let used = super::pay::Used { hero, of, power, with, them: hero, card: None };
        return super::pay::use_now(world, used, None);
    };
    let outcome = frame.outcome.clone();
    let used = super::pay::Used { hero, of, power, with, them: offer.them, card: offer.card };
    let spent = legal::spends(&Board::new(world), hero, of, power);
    legal::note(world, (hero, of, power), None);
    let frame = drive::triggers_mut(world);
    frame.limits.used.push((hero, of, power));
    frame.limits.spent.extend(spent.map(|k| (hero, k)));
    super::pay::use_now(world, used, outcome);
}
