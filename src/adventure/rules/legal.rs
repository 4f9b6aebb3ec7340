//! Which powers may be used now, and why others may not (AC-PLAY-01 to AC-PLAY-56). One power is
//! chosen at a time (AC-PLAY-07, AC-PLAY-08); cards have no memory (AC-PLAY-14); neither the deck
//! list nor proficiency forbids playing (AC-CHAR-14, AC-CHAR-18).

mod gifts;
mod limits;
mod steps;
mod timing;

use bevy_ecs::prelude::*;

use crate::cards::effect::{Change, ChangeKind, Cost, Effect, Ignored, Once, Power, To, WhenKind};
use crate::cards::mentions::Mentions;
use crate::cards::printed::CardDef;
use crate::cards::vocabulary::{Action, Trait};
use crate::rules::effect::cond::{Facts, holds, pile_of};
use crate::rules::effect::{standing, useful};
use crate::rules::flow::frame::{
    CheckFrame, Ctx, DamageFrame, EncounterFrame, Offer, TriggersFrame,
};
use crate::rules::flow::prompt::{Act, Source};
use crate::rules::state::board::Board;
use crate::rules::state::ids::{CardId, HeroId, PileId};
use crate::rules::state::powers;
use crate::rules::state::sheet;
use crate::rules::state::ship;
use crate::rules::state::table::{self};
use crate::saturating;

pub use crate::rules::state::powers::{BORROWED, lent, power};
pub use limits::{is_played, leaves_hand, played_as, played_with, spends};
pub use steps::{begin_check, begin_step, note};

/// The moment at which powers are to be used.
pub enum Moment<'a> {
    /// A check is being staged.
    Check(&'a CheckFrame, &'a Facts),
    /// The dice of a check are rolled.
    Rolled(&'a CheckFrame, &'a Facts),
    /// Damage is about to be taken.
    Damage(&'a DamageFrame),
    /// The evade step.
    Evade(&'a EncounterFrame),
    /// The open part of a turn.
    Turn,
    /// An event has happened.
    Event(&'a TriggersFrame),
}

/// The reason why a power may not be used. Each is a rule of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "see `refused` for the words")]
pub enum No {
    Moment,
    NotYours,
    NotYourTurn,
    OnlyEncounterer,
    CheckKind,
    DamageKind,
    TypeLimit,
    TypeStep,
    PowerLimit,
    Once(Once),
    SecondSkill,
    Immune(Trait),
    Forbidden(Source),
    Condition,
    Cost,
    NoUse,
    Elsewhere,
    Hopeless,
    Revealed,
    Unpayable,
    Indirect,
}

/// Returns the power that an act uses, if the hero has it.
pub fn power_of(world: &World, hero: HeroId, of: Source, number: u8) -> Option<&Power> {
    power(&Board::new(world), hero, of, number).map(|(p, _)| p)
}

impl Moment<'_> {
    /// Returns the kinds of timing that fit the moment; powers with any other may not be used.
    fn whens(&self) -> &'static [WhenKind] {
        match self {
            Moment::Check(..) => &[WhenKind::Check],
            Moment::Rolled(..) => &[WhenKind::Rolled],
            Moment::Damage(_) => &[WhenKind::Damage],
            Moment::Evade(_) => &[WhenKind::Evade],
            Moment::Turn => &[WhenKind::Anytime, WhenKind::YourTurn],
            Moment::Event(_) => &[WhenKind::On],
        }
    }
}

/// Returns every use of a power at a moment, by any hero, in a fixed order.
pub fn uses(board: &Board<'_>, moment: &Moment<'_>) -> Vec<Act> {
    let mut acts = Vec::new();
    // Skips the scan if the event offers nothing.
    if matches!(moment, Moment::Event(f) if f.offered.is_empty()) {
        return acts;
    }
    let whens = moment.whens();
    let mentions = |of: Mentions| of.of_moment(whens);
    scan_with(board, moment, mentions, |act, no| {
        if no.is_none() {
            acts.push(act);
        }
    });
    acts
}

/// Calls `each` with every power of every living hero, and the reason why it may not be used, if
/// there is one.
pub fn scan(board: &Board<'_>, moment: &Moment<'_>, each: impl FnMut(Act, Option<No>)) {
    scan_with(board, moment, |_| true, each);
}

/// Does the same as `scan` but skips powers for which `mentions` returns false.
fn scan_with(
    board: &Board<'_>,
    moment: &Moment<'_>,
    mentions: impl Fn(Mentions) -> bool,
    mut each: impl FnMut(Act, Option<No>),
) {
    let immune = match (moment, board.encounter()) {
        (Moment::Turn, _) | (_, None) => Vec::new(),
        (_, Some(e)) => standing::immune(board, e.hero),
    };
    let hands = mentions(board.book.hand_mentions());
    for h in board.living() {
        let hero = h.id;
        let immune = standing::immunities_but(board, &immune, hero);
        let scan = Scanner { board, moment, immune };
        let each = &mut each;
        let hand = if hands { board.pile(PileId::Hand(hero)) } else { &[] };
        for c in hand {
            let number = board.card(*c).def;
            if !mentions(board.book.in_hand(number)) {
                continue;
            }
            let def = board.book.card(number);
            for (first, all) in [(0, &*def.powers), (BORROWED, lent(board, def))] {
                let shown = all.iter().any(|p| p.action == Some(Action::Display));
                for (i, p) in all.iter().enumerate() {
                    if !shown || p.in_hand || p.action == Some(Action::Display) {
                        scan.power(hero, Source::Card(*c), first + i, p, 0, each);
                    }
                }
            }
        }
        for (_, c, def) in board.displayed().iter().filter(|(owner, ..)| *owner == hero) {
            // A boon that another text has displayed is not played from there (AC-PLAY-22).
            let plays = !def.kind.is_boon() || displays_itself(def);
            for (i, p) in def.powers.iter().enumerate() {
                let played = p.action.is_some() && !plays;
                if p.action != Some(Action::Display) && !p.in_hand && !played {
                    scan.power(hero, Source::Card(*c), i, p, 0, each);
                }
            }
        }
        if mentions(board.book.on_board(h.def)) {
            for (i, p, level) in sheet::had(board.hero_def(hero), &h.feats) {
                if let Some(w) = &p.power {
                    scan.power(hero, Source::Hero(hero), i, w, level, each);
                }
            }
        }
        // What an encountered bane lets its hero do (AC-ACT-03).
        if let Some(e) = board.encounter().filter(|e| e.hero == hero)
            && !matches!(moment, Moment::Turn)
            && board.card(e.card).pile == PileId::Stage
            && board.printed(e.card).kind.is_fought()
        {
            scan.all(hero, Source::Card(e.card), &board.printed(e.card).powers, each);
        }
        for (of, n, p) in offered_elsewhere(board, moment, hero) {
            scan.power(hero, of, n, p, 0, each);
        }
        scan.all(hero, Source::Place(h.at), board.place_powers(h.at), each);
        // A boon displayed next to a location can be used by the heroes there (AC-PLAY-22).
        let beside = board.pile(PileId::Beside(h.at)).iter();
        for c in beside.filter(|c| !board.printed(**c).kind.is_bane()) {
            for (i, p) in board.printed(*c).powers.iter().enumerate() {
                if p.action != Some(Action::Display) && !p.in_hand {
                    scan.power(hero, Source::Card(*c), i, p, 0, each);
                }
            }
        }
        for c in board.pile(PileId::Support) {
            for (i, p) in board.printed(*c).powers.iter().enumerate() {
                if p.action != Some(Action::Display) && !p.in_hand {
                    scan.power(hero, Source::Card(*c), i, p, 0, each);
                }
            }
        }
        // The powers of the party's ship are its commander's (AC-SHIP-09).
        if ship::commander(board) == Some(hero)
            && let Some((c, side)) = ship::side(board.world)
        {
            scan.all(hero, Source::Card(c), &side.powers, each);
        }
        for story in board.stories() {
            scan.all(hero, story.source, story.says.powers, each);
        }
    }
}

/// Powers that an event offers to a hero who does not otherwise have them: of an examined card
/// (AC-EXAM-13), or of the location just left (AC-TURN-20).
fn offered_elsewhere<'w>(
    board: &Board<'w>,
    moment: &Moment<'_>,
    hero: HeroId,
) -> Vec<(Source, usize, &'w Power)> {
    let Moment::Event(f) = moment else { return Vec::new() };
    let at = board.hero(hero).at;
    let power = |o: &Offer| {
        let n = usize::from(o.power);
        let power = match o.of {
            Source::Card(c) => match board.card(c).pile {
                PileId::Hand(_) | PileId::Displayed(_) | PileId::Beside(_) | PileId::Stage => None,
                _ => board.printed(c).powers.get(n),
            },
            Source::Place(p) if p != at => board.place_powers(p).get(n),
            _ => None,
        };
        power.map(|p| (o.of, n, p))
    };
    f.offered.iter().filter(|o| o.hero == hero).filter_map(power).collect()
}

/// Returns whether a card's own text displays it.
fn displays_itself(def: &CardDef) -> bool {
    let goes = |e: &Effect| matches!(e, Effect::Goes(To::Displayed));
    let rules = def.rules.iter().chain(&def.paragraphs).flat_map(|r| r.does.iter());
    let powers = def.powers.iter().flat_map(|p| p.does.iter());
    def.powers.iter().any(|p| p.action == Some(Action::Display))
        || rules.chain(powers).any(|e| e.any(&goes))
        || def.instead.iter().any(|i| i.to == To::Displayed)
}

struct Scanner<'a, 'w> {
    board: &'a Board<'w>,
    moment: &'a Moment<'a>,
    immune: Vec<Trait>,
}

impl Scanner<'_, '_> {
    fn all(
        &self,
        hero: HeroId,
        of: Source,
        powers: &[Power],
        each: &mut impl FnMut(Act, Option<No>),
    ) {
        for (i, p) in powers.iter().enumerate() {
            self.power(hero, of, i, p, 0, each);
        }
    }

    fn power(
        &self,
        hero: HeroId,
        of: Source,
        i: usize,
        p: &Power,
        level: u8,
        each: &mut impl FnMut(Act, Option<No>),
    ) {
        let number = saturating::byte(i);
        let plain = Act::Use { hero, of, power: number, with: None };
        if !self.moment.whens().contains(&p.when.kind()) {
            return each(plain, Some(No::Moment));
        }
        let no = self.judge(hero, of, number, p, level).err();
        if let (Some(filter), None) = (&p.gives, no) {
            return self.gifts(hero, of, number, filter, each);
        }
        let Some(cost) = &p.cost else { return each(plain, no) };
        let mut payable = false;
        for (choice, cost) in cost.choices().iter().enumerate() {
            let Some(number) = powers::at_cost(i, choice).filter(|_| no.is_none()) else { break };
            payable |= self.payments((hero, of, number), p, cost, each);
        }
        if !payable {
            each(plain, Some(no.unwrap_or(No::Cost)));
        }
    }

    /// Calls `each` with every way to pay a cost, and returns whether there is one.
    fn payments(
        &self,
        (hero, of, number): (HeroId, Source, u8),
        p: &Power,
        cost: &Cost,
        each: &mut impl FnMut(Act, Option<No>),
    ) -> bool {
        let (most, cost) = cost.each();
        if let Cost::Deck(_) = cost {
            let cards = self.board.pile(PileId::Deck(hero)).len();
            let payable = cards >= self.owed(hero) + usize::from(most);
            if payable {
                each(Act::Use { hero, of, power: number, with: None }, None);
            }
            return payable;
        }
        // Choices are never nested.
        let Some((_, from, filter)) = cost.of_cards() else { return false };
        let pile = pile_of(self.board.world, from, hero);
        // Its traits are not added against what is immune to them (AC-ENC-36).
        let adds = p.does.iter().any(|e| e.any(&|e| *e == Effect::PaidTraits));
        let avoided: &[Trait] = if adds { &self.immune } else { &[] };
        // A card revealed on a check must be in the hand (AC-PLAY-19).
        let fits = |c: &&CardId| {
            let def = self.board.printed(**c);
            let bans = table::has_any(&def.traits, avoided);
            self.board.fits(**c, filter) && Source::Card(**c) != of && !bans
        };
        // All cards of a cost must be there (AC-LIM-04).
        let payable = self.board.pile(pile).iter().filter(fits).count() >= usize::from(most);
        for c in self.board.pile(pile).iter().filter(fits).filter(|_| payable) {
            each(Act::Use { hero, of, power: number, with: Some(*c) }, None);
        }
        payable
    }

    /// Returns how many cards of the hero's deck are still to be paid for staged plays.
    fn owed(&self, hero: HeroId) -> usize {
        let Moment::Check(f, _) = self.moment else { return 0 };
        let open = f.staged.iter().skip(f.bound.into()).filter(|s| s.hero == hero);
        open.filter_map(|s| {
            let (p, _) = power(self.board, hero, s.of, s.power)?;
            let deck = matches!(powers::cost(p, s.power), Some(Cost::Deck(_)));
            deck.then(|| usize::from(powers::cards_paid(p, s.power)))
        })
        .sum()
    }

    /// Checks what forbids helping with a check, and what limits the cards that are played on it.
    fn bans_on_check(&self, hero: HeroId, of: Source, p: &Power) -> Result<(), No> {
        let (Moment::Check(f, facts) | Moment::Rolled(f, facts)) = self.moment else {
            return Ok(());
        };
        let board = self.board;
        let kinds = [ChangeKind::CannotHelp, ChangeKind::MostCards, ChangeKind::MostCardsEach];
        if !board.may_change(&kinds) {
            return Ok(());
        }
        if hero != f.hero
            && let Some(what) = standing::cannot_help(board, hero, f.hero, facts)
        {
            return Err(No::Forbidden(what));
        }
        let card = |of: Source| if let Source::Card(c) = of { Some(c) } else { None };
        let Some(this) = card(of).filter(|_| p.action.is_some()) else { return Ok(()) };
        let played = f.staged.iter().filter(|s| limits::is_played(board, s.hero, s.of, s.power));
        let mut cards: Vec<_> = played.filter_map(|s| card(s.of).map(|c| (c, s.hero))).collect();
        cards.sort_unstable();
        cards.dedup();
        let own = cards.iter().filter(|(_, h)| *h == hero).count();
        let again = cards.iter().any(|(c, _)| *c == this);
        let most = || {
            let all = standing::enough_cards(board, f.hero, facts, cards.len());
            all.or_else(|| standing::enough_cards_each(board, hero, facts, own))
        };
        if let Some(what) = if again { None } else { most() } {
            return Err(No::Forbidden(what));
        }
        Ok(())
    }

    /// Checks everything about a use except its cost (AC-PLAY-12, AC-PLAY-34, AC-PLAY-52,
    /// AC-ENC-36).
    fn judge(&self, hero: HeroId, of: Source, n: u8, p: &Power, level: u8) -> Result<(), No> {
        let board = self.board;
        let (them, card, facts) = self.timing(hero, of, n, p)?;
        let ctx = Ctx { you: hero, them, source: of, card, level, paid: Default::default() };
        self.bans_on_check(hero, of, p)?;
        if let Source::Card(c) = of {
            let card = self.board.card(c);
            let def = self.board.book.card(card.def);
            // Of a card displayed earlier, what does not play it stays usable, except what adds the
            // trait (AC-RUL-88).
            let shown = card.pile == PileId::Displayed(hero);
            let plays = !shown || limits::is_played(board, hero, of, n);
            // What the use itself ignores does not stand in its way (AC-ENC-38).
            let ignored = |t: &Trait| {
                p.does.iter().filter_map(Effect::standing_for_a_while).any(|s| match &s.change {
                    Change::Ignores(Ignored::Immunity(all)) => all.is_empty() || all.contains(t),
                    _ => false,
                })
            };
            let binds = |t: &&Trait| def.traits.contains(t) && !ignored(t);
            if plays && let Some(t) = self.immune.iter().find(binds) {
                return Err(No::Immune(*t));
            }
            if let Some(what) = standing::cannot_play(self.board, hero, def) {
                return Err(No::Forbidden(what));
            }
            // Exploring may be one choice among others, or have a condition.
            if p.does.iter().any(|e| e.any(&|e| *e == Effect::Explore))
                && let Some(what) = standing::cannot_explore_by(self.board, hero, def)
            {
                return Err(No::Forbidden(what));
            }
        }
        let adds = |t: &&Trait| {
            let t = std::slice::from_ref(*t);
            p.does.iter().any(|e| useful::adds_trait(board, &ctx, facts, e, t))
        };
        if let Some(t) = self.immune.iter().find(adds) {
            return Err(No::Immune(*t));
        }
        self.limits(hero, of, n, p)?;
        if !p.only_if.as_ref().is_none_or(|c| holds(board, &ctx, facts, c)) {
            return Err(No::Condition);
        }
        if !p.does.iter().all(|e| useful::payable(board, &ctx, facts, e)) {
            return Err(No::Unpayable);
        }
        if p.does.contains(&Effect::Overcome) {
            self.overcomes(hero)?;
        }
        // A use that puts a card away or pays for something may act on an empty pile (AC-PLAY-44,
        // AC-RUL-109); a use that changes nothing at all is not offered.
        let spends = limits::puts_away(p);
        let suits = |e: &Effect| match spends {
            true => useful::suits(board, &ctx, facts, e),
            false => useful::applies(board, &ctx, facts, e),
        };
        let idle = spends && p.does.is_empty();
        if !idle
            && !p.does.iter().any(suits)
            && p.action != Some(Action::Display)
            && p.gives.is_none()
        {
            // Nobody explores on another hero's turn (AC-TURN-30).
            let active = board.clock().active;
            return Err(if p.does.contains(&Effect::Explore) && active != hero {
                No::NotYourTurn
            } else {
                No::NoUse
            });
        }
        Ok(())
    }
}
