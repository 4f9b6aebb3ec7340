//! What a text of the content names: tokens, terrain, cards and the rest, and the verbs in it. One walk
//! over the whole language, for the linter and for whoever asks what a card is about.

mod verbs;

use super::amount::{Amount, Counted, Of};
use super::effect::{
    About, CardFilter, Change, Cond, Effect, From, Instead, On, Power, Prefer, Rule, Spot,
    Standing, Steps, Target, Whom,
};
use super::printed::{Actors, BossAttack, BossMove, Step};
use super::words::Who;

/// Something that a text names by a word of the pack, or a node of the text.
#[derive(Clone, Copy, Debug)]
pub enum Mention<'a> {
    /// A die.
    Die(&'a str),
    /// A token.
    Token(&'a str),
    /// A counter of the campaign or the encounter.
    Counter(&'a str),
    /// A flag that is asked for.
    Flag(&'a str),
    /// A flag that is set.
    SetsFlag(&'a str),
    /// A terrain.
    Terrain(&'a str),
    /// An enemy, by id.
    Enemy(&'a str),
    /// A summon or ally, by id.
    Companion(&'a str),
    /// An enemy, a summon or an ally, by id.
    Figure(&'a str),
    /// An enemy's code, perhaps with a number.
    Code(&'a str),
    /// A mark of a map.
    Mark(&'a str),
    /// A card.
    Card(&'a str),
    /// A class.
    Class(&'a str),
    /// A chapter.
    Chapter(&'a str),
    /// An active ability.
    Ability(&'a str),
    /// A bonus objective.
    Bonus(&'a str),
    /// A verb, before what is in it; with how deep it is nested.
    Verb(&'a Effect, usize),
    /// A condition, before what is in it; with how deep it is nested.
    Cond(&'a Cond, usize),
    /// An event.
    On(&'a On),
    /// What is so, before what is in it.
    Standing(&'a Standing),
    /// Something that is counted.
    Counted(&'a Counted),
    /// A target.
    Target(&'a Target),
    /// An amount.
    Amount(&'a Amount),
    /// What is so, and what happens, on a character for a while: a text of its own.
    Rule(&'a Rule),
    /// The length of a list.
    List(usize),
}

/// What is told of each mention.
pub type Out<'a, 'o> = &'o mut dyn FnMut(Mention<'a>);

/// The deepest that texts nest; what lies deeper is not walked, and the linter refuses it.
pub const MAX_NESTED: usize = 16;

/// Something that mentions things.
pub trait Mentions {
    /// Tells what is mentioned, in the order of the text.
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>);
}

impl<T: Mentions> Mentions for [T] {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        out(Mention::List(self.len()));
        self.iter().take(256).for_each(|x| x.mentions(deep, out));
    }
}

impl<T: Mentions> Mentions for Vec<T> {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        self.as_slice().mentions(deep, out);
    }
}

impl<T: Mentions> Mentions for Option<T> {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        self.iter().for_each(|x| x.mentions(deep, out));
    }
}

impl<T: Mentions + ?Sized> Mentions for Box<T> {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        (**self).mentions(deep, out);
    }
}

impl<T: Mentions + ?Sized> Mentions for std::sync::Arc<T> {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        (**self).mentions(deep, out);
    }
}

impl Mentions for Amount {
    fn mentions<'a>(&'a self, _: usize, out: Out<'a, '_>) {
        out(Mention::Amount(self));
        for term in &self.terms {
            let (die, counted) = match &term.of {
                Of::One => (None, None),
                Of::Die(die) => (Some(die), None),
                Of::DiePer(die, counted) => (Some(die), Some(counted)),
                Of::Counted(counted) | Of::Half(counted) | Of::Third(counted) => {
                    (None, Some(counted))
                }
            };
            if let Some(die) = die {
                out(Mention::Die(die));
            }
            if let Some(counted) = counted {
                out(Mention::Counted(counted));
            }
            match counted {
                Some(Counted::Tokens(id) | Counted::TokensOnIt(id) | Counted::TokensOnAll(id)) => {
                    out(Mention::Token(id));
                }
                Some(
                    Counted::Squares(id)
                    | Counted::SquaresWithin(id, _)
                    | Counted::Pieces(id)
                    | Counted::Joined(id)
                    | Counted::Room(id),
                ) => out(Mention::Terrain(id)),
                Some(Counted::Counter(id)) => out(Mention::Counter(id)),
                _ => {}
            }
        }
    }
}

impl Mentions for Who {
    fn mentions<'a>(&'a self, _: usize, out: Out<'a, '_>) {
        match self {
            Who::Named(id) => out(Mention::Figure(id)),
            Who::Marked(id) => out(Mention::Token(id)),
            _ => {}
        }
    }
}

impl Mentions for Whom {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        self.who.mentions(deep, out);
        self.only_if.mentions(deep, out);
    }
}

impl Mentions for Target {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        out(Mention::Target(self));
        self.who.mentions(deep, out);
        self.only_if.mentions(deep, out);
        self.from.mentions(deep, out);
    }
}

impl Mentions for From {
    fn mentions<'a>(&'a self, _: usize, out: Out<'a, '_>) {
        match self {
            From::Terrain(id) => out(Mention::Terrain(id)),
            From::Mark(id) => out(Mention::Mark(id)),
            From::Oneself | From::It => {}
        }
    }
}

impl Mentions for Spot {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        match self {
            Spot::Beside(who)
            | Spot::Within(_, who)
            | Spot::ClosestTo(who)
            | Spot::Under(who)
            | Spot::Path(who)
            | Spot::NearestSpawn(who) => who.mentions(deep, out),
            Spot::Spawn(code) | Spot::UnseenSpawn(code) => out(Mention::Code(code)),
            Spot::SpawnNearest(spot) | Spot::SpawnFarthest(spot) if deep <= MAX_NESTED => {
                spot.mentions(deep + 1, out);
            }
            Spot::Mark(id) => out(Mention::Mark(id)),
            Spot::Terrain(id) | Spot::BesideTerrain(id) => out(Mention::Terrain(id)),
            Spot::Row(n) | Spot::Column(n) => n.mentions(deep, out),
            Spot::Between
            | Spot::Start
            | Spot::StartArea
            | Spot::Square(_)
            | Spot::Exit
            | Spot::Cleared
            | Spot::SpawnNearest(_)
            | Spot::SpawnFarthest(_)
            | Spot::Anywhere => {}
        }
    }
}

impl Mentions for CardFilter {
    fn mentions<'a>(&'a self, _: usize, out: Out<'a, '_>) {
        out(Mention::List(self.ids.len()));
        self.ids.iter().take(256).for_each(|id| out(Mention::Card(id)));
        self.class.iter().for_each(|id| out(Mention::Class(id)));
        self.found_in.iter().for_each(|id| out(Mention::Chapter(id)));
    }
}

impl Mentions for Cond {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        out(Mention::Cond(self, deep));
        if deep > MAX_NESTED {
            return;
        }
        let deeper = deep + 1;
        match self {
            Cond::Not(cond) | Cond::EachHero(cond) => cond.mentions(deeper, out),
            Cond::All(conds) | Cond::AnyOf(conds) => conds.mentions(deeper, out),
            Cond::Is(who)
            | Cond::Near(who, _)
            | Cond::SeenBy(who)
            | Cond::Sees(who)
            | Cond::Gone(who) => who.mentions(deeper, out),
            Cond::Class(id) | Cond::PartyHas(id) => out(Mention::Class(id)),
            Cond::Tokens(id, _) | Cond::TokensInPlay(id, _) => out(Mention::Token(id)),
            Cond::On(id) | Cond::Beside(id) => out(Mention::Terrain(id)),
            Cond::OnMark(id) | Cond::BesideMark(id) => out(Mention::Mark(id)),
            Cond::Wears(filter) | Cond::Holds(filter) => filter.mentions(deeper, out),
            Cond::There(whom, _) => whom.mentions(deeper, out),
            Cond::AtLeast(a, b) | Cond::AtMost(a, b) => {
                a.mentions(deeper, out);
                b.mentions(deeper, out);
            }
            Cond::BonusMet(id) => out(Mention::Bonus(id)),
            Cond::Flag(id) => out(Mention::Flag(id)),
            Cond::Visited(id, _) => out(Mention::Chapter(id)),
            Cond::Owns(id) => out(Mention::Card(id)),
            Cond::Has(_)
            | Cond::HasAny
            | Cond::Hurt
            | Cond::HalfHp
            | Cond::Down
            | Cond::OnExit
            | Cond::BesideKind(_)
            | Cond::HasMoved
            | Cond::HasAttacked
            | Cond::HasActed
            | Cond::Passed
            | Cond::NeverHurt
            | Cond::Felled
            | Cond::WasHurt
            | Cond::AttackIs(_)
            | Cond::InReach
            | Cond::Redirected
            | Cond::WouldFall
            | Cond::Rung(_)
            | Cond::RoundEvery(..)
            | Cond::DiceShow(..)
            | Cond::Did
            | Cond::RoundsOver(_)
            | Cond::MainMet
            | Cond::Gold(_)
            | Cond::Heroes(_)
            | Cond::Difficulty(_) => {}
        }
    }
}

impl Mentions for About {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        self.of.mentions(deep, out);
        self.at.mentions(deep, out);
        self.terrain.iter().for_each(|id| out(Mention::Terrain(id)));
        self.mark.iter().for_each(|id| out(Mention::Mark(id)));
        self.token.iter().for_each(|id| out(Mention::Token(id)));
        self.card.mentions(deep, out);
    }
}

impl Mentions for On {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        out(Mention::On(self));
        if let On::AnyOf(events) = self
            && deep <= MAX_NESTED
        {
            events.mentions(deep + 1, out);
        }
        self.about().into_iter().for_each(|about| about.mentions(deep, out));
    }
}

impl Mentions for Rule {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        out(Mention::Rule(self));
        self.on.mentions(deep, out);
        self.only_if.mentions(deep, out);
        self.does.mentions(deep, out);
    }
}

impl Mentions for Power {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        self.on.mentions(deep, out);
        self.cost.mentions(deep, out);
        self.only_if.mentions(deep, out);
        self.ways.mentions(deep, out);
    }
}

impl Mentions for Standing {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        out(Mention::Standing(self));
        self.whose.mentions(deep, out);
        self.only_if.mentions(deep, out);
        self.against.mentions(deep, out);
        match &self.change {
            Change::Movement(n)
            | Change::MovePoints(n)
            | Change::DiscardMove(n)
            | Change::Dice(n, _)
            | Change::HealDice(n)
            | Change::Taken(n, _)
            | Change::Dealt(n, _)
            | Change::BasicAttack(n, _)
            | Change::MaxHp(n) => n.mentions(deep, out),
            Change::StepCost(n, steps) => {
                n.mentions(deep, out);
                if let Steps::Onto(id) = steps {
                    out(Mention::Terrain(id));
                }
            }
            Change::IgnoresTerrain(id)
            | Change::BendsSight(id)
            | Change::SeenOnlyBy(id)
            | Change::CannotEnter(id)
            | Change::Limit(id, _) => out(Mention::Terrain(id)),
            Change::Free(filter) | Change::CannotPlay(filter) => filter.mentions(deep, out),
            Change::SeesFrom(from) => from.mentions(deep, out),
            Change::Preferred(whom)
            | Change::NotPreferred(whom)
            | Change::BasicAttackOf(whom)
            | Change::SeesWith(whom) => whom.mentions(deep, out),
            Change::Prefers(prefer) => prefer.mentions(deep, out),
            Change::HealRange(_)
            | Change::Range(..)
            | Change::RangeAtLeast(..)
            | Change::NoSightLimit
            | Change::TakenDouble(_)
            | Change::Reroll(..)
            | Change::Floor(..)
            | Change::HandSize(_)
            | Change::Actions(_)
            | Change::SightLimit(_)
            | Change::Passes(_)
            | Change::TerrainHarmless
            | Change::Diagonal
            | Change::SeesPastFigures
            | Change::CannotMove
            | Change::CannotPass
            | Change::CannotAttack
            | Change::CannotBeShoved
            | Change::CannotBeTargeted
            | Change::CannotBeHurt
            | Change::CannotBeHealed
            | Change::CannotEquip
            | Change::CannotDraw
            | Change::CannotReorder
            | Change::Immune(_)
            | Change::IsWall
            | Change::Overlooked
            | Change::Keeps(_)
            | Change::ActsAgain(_)
            | Change::StandsStill
            | Change::NoPenalty
            | Change::TakenAtMost(_)
            | Change::FreePower
            | Change::NoAbilities
            | Change::Obeys
            | Change::PlayedAside => {}
        }
    }
}

impl Mentions for Instead {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        self.whose.mentions(deep, out);
        self.only_if.mentions(deep, out);
        self.does.mentions(deep, out);
    }
}

impl Mentions for Prefer {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        match self {
            Prefer::MostTokens(id) => out(Mention::Token(id)),
            Prefer::Those(cond) => cond.mentions(deep, out),
            Prefer::Nearest(spot) => spot.mentions(deep, out),
            Prefer::Closest
            | Prefer::Farthest
            | Prefer::LeastHp
            | Prefer::MostHp
            | Prefer::MostCards
            | Prefer::MostDamage
            | Prefer::LastTurn => {}
        }
    }
}

impl Mentions for Step {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        if let Actors::Code(code) = &self.who {
            out(Mention::Code(code));
        }
        self.only_if.mentions(deep, out);
        self.target.mentions(deep, out);
        self.first.mentions(deep, out);
        match &self.movement {
            BossMove::Plus(n)
            | BossMove::Exactly(n)
            | BossMove::Random(n)
            | BossMove::Charge(n)
            | BossMove::Away(n) => n.mentions(deep, out),
            BossMove::ToMark(id, n) => {
                out(Mention::Mark(id));
                n.mentions(deep, out);
            }
            BossMove::To(spot, n) => {
                spot.mentions(deep, out);
                n.mentions(deep, out);
            }
            BossMove::Basic | BossMove::None | BossMove::Keep => {}
        }
        match &self.attack {
            BossAttack::Plus(n) => n.mentions(deep, out),
            BossAttack::With { dice, then, .. } => {
                dice.mentions(deep, out);
                then.mentions(deep, out);
            }
            BossAttack::Basic | BossAttack::None | BossAttack::RandomLine | BossAttack::Each => {}
        }
        self.ability.iter().for_each(|id| out(Mention::Ability(id)));
        self.does.mentions(deep, out);
        self.repeat.mentions(deep, out);
    }
}

impl Mentions for super::printed::ChoiceDef {
    fn mentions<'a>(&'a self, deep: usize, out: Out<'a, '_>) {
        self.only_if.mentions(deep, out);
        self.cost.mentions(deep, out);
        self.does.mentions(deep, out);
    }
}
