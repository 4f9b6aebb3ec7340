//! Standing effects: what is so as long as a card is active.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::{
    CardFilter, CheckFilter, Closing, Cond, Cost, DieCounts, Effects, Fate, Reroll, Rule, To, Who,
    Whose, brackets, nothing,
};
use crate::cards::amount::{Amount, CheckSpec, Dice};
use crate::cards::vocabulary::{Skill, Trait};

/// A standing effect, which applies as long as its card is active (AC-RUL-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The heroes whom it concerns.
    #[serde(default)]
    pub whose: Whose,
    /// It applies only while this holds.
    #[serde(default)]
    pub only_if: Option<Cond>,
    /// The change.
    pub change: Change,
}

impl Standing {
    /// Returns what is so for a while, where `met` is the id of the card that is being encountered as that
    /// begins: filters that mean this card then name it. Without one they mean any card.
    pub fn about(&self, met: Option<&str>) -> Standing {
        let mut standing = self.clone();
        let name = |f: &mut CardFilter| {
            if f.met {
                f.met = false;
                f.ids.extend(met.map(str::to_owned));
            }
        };
        match &mut standing.change {
            Change::Difficulty(_, f)
            | Change::Bonus(_, f)
            | Change::Penalty(_, f)
            | Change::EachDie(_, f)
            | Change::CheckTraits(_, f)
            | Change::Reroll(_, f)
            | Change::FewerDice(_, f)
            | Change::SkillDice(_, f)
            | Change::CannotSucceed(f) => f.against.iter_mut().for_each(name),
            Change::CannotEvade(f)
            | Change::MetTraits(_, f)
            | Change::Ignores(
                Ignored::Powers(f) | Ignored::Before(f) | Ignored::After(f) | Ignored::Examined(f),
            ) => name(f),
            _ => {}
        }
        standing
    }
}

/// The change of a standing effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Change {
    /// The difficulty of matching checks (AC-CHECK-29).
    Difficulty(Amount, #[serde(default)] CheckFilter),
    /// Dice or a number added to matching checks; negative numbers are penalties.
    Bonus(Amount, #[serde(default)] CheckFilter),
    /// Dice that are rolled besides on matching checks, and subtracted from the result
    /// (AC-CHECK-44).
    Penalty(Amount, #[serde(default)] CheckFilter),
    /// A number added to each die rolled on matching checks (AC-DICE-08).
    EachDie(i8, #[serde(default)] CheckFilter),
    /// Traits added to matching checks.
    CheckTraits(Vec<Trait>, #[serde(default)] CheckFilter),
    /// Dice that must be rerolled once after the roll of matching checks (AC-CHECK-45).
    Reroll(Reroll, #[serde(default)] CheckFilter),
    /// Matching cards cannot be evaded (AC-GOLD-06).
    CannotEvade(#[serde(default)] CardFilter),
    /// The encountered card is immune to these traits (AC-ENC-36).
    Immune(Vec<Trait>),
    /// The bane is undefeated unless the check that defeats it has one of these traits.
    Needs(Vec<Trait>),
    /// Matching cards cannot be played.
    CannotPlay(CardFilter),
    /// Nothing can be played or used on matching checks of such other heroes, as seen from the hero
    /// (AC-PLAY-50, AC-GOLD-06).
    CannotHelp {
        /// Whose checks: `Other`, `OtherHere` or `Elsewhere`.
        whose: Whose,
        /// Which checks.
        #[serde(default)]
        checks: CheckFilter,
    },
    /// At most that many cards can be played on a matching check, of all heroes together
    /// (AC-PLAY-52, AC-GOLD-06).
    MostCards(u8, #[serde(default)] CheckFilter),
    /// Playing a matching card of the hero on such a check leaves the limit of one card of its type
    /// untouched (AC-PLAY-52, AC-GOLD-03).
    PlaysFreely {
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
        /// Whose checks, as seen from the hero.
        #[serde(default)]
        on: Whose,
        /// Which checks.
        #[serde(default)]
        checks: CheckFilter,
        /// How many cards; any number if left out.
        #[serde(default)]
        n: Option<NonZeroU8>,
    },
    /// A change of the hand size (AC-CHAR-12).
    HandSize(i8),
    /// Damage for failing against the bane is of this type (AC-CHECK-49).
    DamageType(Trait),
    /// An amount added to the bane's damage if that is more than 0.
    DamagePlus(Amount),
    /// The bane's damage cannot be reduced.
    CannotReduce,
    /// Half of the bane's damage, rounded down, cannot be reduced (AC-GOLD-06).
    CannotReduceHalf,
    /// The bane deals no damage when a check against it fails (AC-CHECK-48).
    NoDamage,
    /// Cards that are discarded as damage are taken from matching ones first (AC-DMG-06, AC-GOLD-03).
    DamageFirst(CardFilter),
    /// The hero cannot move, neither in the move step nor by any text (AC-TURN-24, AC-GOLD-06).
    CannotMove,
    /// No further explorations on this turn.
    CannotExploreAgain,
    /// The hero is proficient with these traits (AC-CHAR-13).
    Proficient(Vec<Trait>),
    /// The location cannot be closed, and closing it cannot be attempted.
    CannotClose,
    /// The location cannot be closed temporarily before a villain is encountered (AC-VILL-03,
    /// AC-GOLD-06).
    CannotGuard,
    /// Damage of these types, or any, is taken from the top of the deck, not from the hand
    /// (AC-DMG-08, AC-GOLD-03).
    DamageFromDeck(#[serde(with = "brackets")] Vec<Trait>),
    /// Locations are closed only in such ways, not in those that they state (AC-CLOSE-05, AC-GOLD-03).
    ClosesOnly(Closing),
    /// Locations are closed in this way, too, instead of those that they state (AC-CLOSE-05).
    ClosesAlso(Closing),
    /// Whoever chooses where to move goes only to a location next to the present one.
    OnlyNeighbors(Row),
    /// So many dice less are rolled on matching checks, the smallest ones, but never less than one.
    FewerDice(u8, #[serde(default)] CheckFilter),
    /// Location decks cannot be examined.
    CannotExamine,
    /// The villain does not escape by chance, but to the open location with the fewest heroes; of
    /// several at random (AC-VILL-16).
    EscapesToFewest,
    /// The villain does not escape: with nowhere else to go it is as if all other locations were closed
    /// (AC-VILL-16, AC-VILL-23).
    CannotEscape,
    /// Powers of matching cards that let a hero explore cannot be used (AC-GOLD-06).
    CannotExploreBy(CardFilter),
    /// While the card is faceup on a location's deck, the first exploration of a turn there
    /// encounters it, and further ones ignore it (AC-FACE-03, AC-FACE-04).
    MetFirst,
    /// Matching checks cannot succeed, whatever the result (AC-ENC-23).
    CannotSucceed(#[serde(default)] CheckFilter),
    /// The hero ignores something, which then has no effect on that hero (AC-GOLD-08).
    Ignores(Ignored),
    /// Dice of the skill used that matching cards of the hero add to checks (`SkillDice`) are of this
    /// size, where it is larger (AC-CHECK-41).
    AddedDie(Dice, #[serde(default)] CardFilter),
    /// Dice of the skill used that matching cards of the hero add to checks are of this size, larger or
    /// smaller: "blessings add 1d4 instead of the normal die" (AC-CHECK-41, AC-GOLD-03).
    AddedDieIs(Dice, #[serde(default)] CardFilter),
    /// Damage of these types, or any, is reduced by an amount (AC-DMG-06).
    ReduceDamage(Amount, #[serde(default)] Vec<Trait>),
    /// Where a check or a card lists the one skill, the hero can use the other in its place
    /// (AC-CHECK-22). A condition about the check can ask what is known before its skill: its purpose,
    /// whether it is a combat check, the card against it, traits of the card played for it.
    InPlaceOf {
        /// The skill that is used.
        skill: Skill,
        /// The skill that is listed; without one, any.
        #[serde(default)]
        of: Option<Skill>,
    },
    /// The hero has this skill, too: the die and the boxes of another one, and a number (AC-CHAR-05).
    /// Only on heroes' boards and displayed cards, and for a while (`UntilCheckEnd`), without a condition;
    /// of two ways to have a skill the better one counts.
    Gains {
        /// The skill that is gained.
        skill: Skill,
        /// The skill whose die is rolled.
        of: Skill,
        /// A number that is added.
        #[serde(default)]
        plus: i8,
        /// The checks on which the hero has it, by what is known before their skill; on all others, and
        /// wherever it is asked whether the hero has the skill, it is as if it were not there.
        #[serde(default)]
        checks: CheckFilter,
        /// Cards of the hero whose own texts find the skill as well, where they ask whether the hero has
        /// it: "when you play or would banish a spell that has the Fire trait".
        #[serde(default)]
        cards: Option<CardFilter>,
    },
    /// Dice of matching checks that show something count as another number (AC-CHECK-43, AC-GOLD-03).
    Counts(DieCounts, #[serde(default)] CheckFilter),
    /// So many dice of the skill that is used are added to matching checks (AC-CHECK-41).
    SkillDice(u8, #[serde(default)] CheckFilter),
    /// The hand size is this number, in place of the printed one and its boxes; what increases or
    /// decreases it still counts (AC-CHAR-12, AC-GOLD-03).
    HandSizeIs(u8),
    /// Damage of these types, or any, is halved, rounded down (AC-DMG-06).
    HalveDamage(#[serde(with = "brackets")] Vec<Trait>),
    /// Cards that are discarded as damage are chosen at random (AC-DMG-06, AC-GOLD-03).
    DamageRandom,
    /// Each hero can play at most that many cards on a matching check (AC-PLAY-52, AC-GOLD-06).
    MostCardsEach(u8, #[serde(default)] CheckFilter),
    /// All damage dealt to the hero is of this type (AC-DMG-02, AC-GOLD-03).
    DamageBecomes(Trait),
    /// The damage that the bane deals to the hero who encounters it, for a failed check or by its own text,
    /// is dealt to each of these heroes: `EachHere`, `EachOtherHere`, `Each` or `EachOther`
    /// (AC-CHECK-49, AC-GOLD-03).
    DamageTo(Who),
    /// The encountered card, if it matches, has these traits, too, for every text that asks about traits
    /// of cards (AC-CARD-19, AC-GOLD-03).
    MetTraits(Vec<Trait>, #[serde(default)] CardFilter),
    /// Damage of these types, or any, dealt to the hero is reduced to 0 (AC-DMG-06).
    DamageToZero(#[serde(with = "brackets")] Vec<Trait>),
    /// A rule that waits: whenever its event occurs while this lasts, its effects follow; "you" is the
    /// hero for whom it lasts. Only in `UntilTurnEnd` and its like: on cards it is one of their `rules`.
    Rule(Box<Rule>),
    /// The checks to defeat the bane are attempted by each of these heroes, and if any of them fails, it is
    /// undefeated: `EachHere` or `Each` (AC-CHECK-12, AC-GOLD-03).
    EachAttempts {
        /// Who attempts them.
        #[serde(default = "each_here")]
        who: Who,
        /// Whether each of them attempts another one of the listed checks; whoever finds none left
        /// attempts none.
        #[serde(default)]
        different: bool,
    },
    /// Locations have these traits, too, for every text that asks about traits of locations: all of them,
    /// or with `Yours` on a location that one (AC-GOLD-03).
    PlaceTraits(Vec<Trait>),
    /// Matching cards of the hero, or banes that the hero meets, go to another place than usual; a
    /// card's own text comes first (AC-PLAY-15, AC-GOLD-03).
    Goes {
        /// The event that is replaced.
        of: Fate,
        /// Which cards.
        #[serde(default)]
        what: CardFilter,
        /// The new destination.
        to: To,
        /// Further destinations, among which the hero chooses; only with `may`.
        #[serde(default)]
        or: Vec<To>,
        /// Whether the hero may choose that each time, where it would be so anyway else (AC-GOLD-13).
        #[serde(default)]
        may: bool,
        /// Whether it comes before the card's own check to recharge it, which then is not made; not with
        /// `may`.
        #[serde(default)]
        first: bool,
        /// What is done with another card of the hand for it, chosen by the hero: only with `may`, and
        /// only if there is such a card.
        #[serde(default)]
        price: Option<Cost>,
        /// A check at which the hero must succeed for it, otherwise the card goes to its usual place; only
        /// with `may`.
        #[serde(default)]
        check: Option<CheckSpec>,
        /// Where the card goes if that check fails, in place of its usual place.
        #[serde(default)]
        fail: Option<To>,
        /// What the hero does first, before the card goes there: "you may first recharge a random card from
        /// your discard pile"; only with `may`.
        #[serde(default = "nothing")]
        before: Effects,
        /// What the hero does besides, where the card goes there; only with `may`.
        #[serde(default = "nothing")]
        does: Effects,
    },
}

fn each_here() -> Who {
    Who::EachHere
}

/// How locations lie next to each other, in the order in which the scenario lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Row {
    /// In a row: the first and the last have one neighbor.
    Straight,
    /// In a ring: the last is next to the first.
    Ring,
}

/// What sort of change it is, whatever check, card or number it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "as the changes")]
pub enum ChangeKind {
    Difficulty,
    Bonus,
    Penalty,
    EachDie,
    CheckTraits,
    Reroll,
    CannotEvade,
    Immune,
    Needs,
    CannotPlay,
    CannotHelp,
    MostCards,
    PlaysFreely,
    HandSize,
    DamageType,
    DamagePlus,
    CannotReduce,
    CannotReduceHalf,
    NoDamage,
    DamageFirst,
    CannotMove,
    CannotExploreAgain,
    Proficient,
    CannotClose,
    CannotGuard,
    DamageFromDeck,
    ClosesOnly,
    ClosesAlso,
    OnlyNeighbors,
    FewerDice,
    CannotExamine,
    EscapesToFewest,
    CannotEscape,
    CannotExploreBy,
    MetFirst,
    CannotSucceed,
    Ignores,
    AddedDie,
    AddedDieIs,
    ReduceDamage,
    InPlaceOf,
    Gains,
    Goes,
    Counts,
    SkillDice,
    HandSizeIs,
    HalveDamage,
    DamageRandom,
    MostCardsEach,
    DamageBecomes,
    DamageTo,
    MetTraits,
    DamageToZero,
    Rule,
    EachAttempts,
    PlaceTraits,
}

impl Change {
    /// What sort of change it is.
    pub fn kind(&self) -> ChangeKind {
        match self {
            Change::Difficulty(..) => ChangeKind::Difficulty,
            Change::Bonus(..) => ChangeKind::Bonus,
            Change::Penalty(..) => ChangeKind::Penalty,
            Change::EachDie(..) => ChangeKind::EachDie,
            Change::CheckTraits(..) => ChangeKind::CheckTraits,
            Change::Reroll(..) => ChangeKind::Reroll,
            Change::CannotEvade(_) => ChangeKind::CannotEvade,
            Change::Immune(_) => ChangeKind::Immune,
            Change::Needs(_) => ChangeKind::Needs,
            Change::CannotPlay(_) => ChangeKind::CannotPlay,
            Change::CannotHelp { .. } => ChangeKind::CannotHelp,
            Change::MostCards(..) => ChangeKind::MostCards,
            Change::PlaysFreely { .. } => ChangeKind::PlaysFreely,
            Change::HandSize(_) => ChangeKind::HandSize,
            Change::DamageType(_) => ChangeKind::DamageType,
            Change::DamagePlus(_) => ChangeKind::DamagePlus,
            Change::CannotReduce => ChangeKind::CannotReduce,
            Change::CannotReduceHalf => ChangeKind::CannotReduceHalf,
            Change::NoDamage => ChangeKind::NoDamage,
            Change::DamageFirst(_) => ChangeKind::DamageFirst,
            Change::CannotMove => ChangeKind::CannotMove,
            Change::CannotExploreAgain => ChangeKind::CannotExploreAgain,
            Change::Proficient(_) => ChangeKind::Proficient,
            Change::CannotClose => ChangeKind::CannotClose,
            Change::CannotGuard => ChangeKind::CannotGuard,
            Change::DamageFromDeck(_) => ChangeKind::DamageFromDeck,
            Change::ClosesOnly(_) => ChangeKind::ClosesOnly,
            Change::ClosesAlso(_) => ChangeKind::ClosesAlso,
            Change::FewerDice(..) => ChangeKind::FewerDice,
            Change::OnlyNeighbors(_) => ChangeKind::OnlyNeighbors,
            Change::CannotExamine => ChangeKind::CannotExamine,
            Change::EscapesToFewest => ChangeKind::EscapesToFewest,
            Change::CannotEscape => ChangeKind::CannotEscape,
            Change::CannotExploreBy(_) => ChangeKind::CannotExploreBy,
            Change::MetFirst => ChangeKind::MetFirst,
            Change::CannotSucceed(_) => ChangeKind::CannotSucceed,
            Change::Ignores(_) => ChangeKind::Ignores,
            Change::AddedDie(..) => ChangeKind::AddedDie,
            Change::AddedDieIs(..) => ChangeKind::AddedDieIs,
            Change::ReduceDamage(..) => ChangeKind::ReduceDamage,
            Change::InPlaceOf { .. } => ChangeKind::InPlaceOf,
            Change::Gains { .. } => ChangeKind::Gains,
            Change::Goes { .. } => ChangeKind::Goes,
            Change::Counts(..) => ChangeKind::Counts,
            Change::SkillDice(..) => ChangeKind::SkillDice,
            Change::HandSizeIs(_) => ChangeKind::HandSizeIs,
            Change::HalveDamage(_) => ChangeKind::HalveDamage,
            Change::DamageRandom => ChangeKind::DamageRandom,
            Change::MostCardsEach(..) => ChangeKind::MostCardsEach,
            Change::DamageBecomes(_) => ChangeKind::DamageBecomes,
            Change::DamageTo(_) => ChangeKind::DamageTo,
            Change::MetTraits(..) => ChangeKind::MetTraits,
            Change::DamageToZero(_) => ChangeKind::DamageToZero,
            Change::Rule(_) => ChangeKind::Rule,
            Change::EachAttempts { .. } => ChangeKind::EachAttempts,
            Change::PlaceTraits(_) => ChangeKind::PlaceTraits,
        }
    }
}

/// What a hero ignores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ignored {
    /// The encountered card's immunity to these traits; an empty list is any immunity (AC-ENC-38).
    Immunity(#[serde(with = "brackets")] Vec<Trait>),
    /// All powers of matching banes.
    Powers(#[serde(default)] CardFilter),
    /// What matching banes do before the encounter (AC-ENC-14, AC-ENC-15).
    Before(#[serde(default)] CardFilter),
    /// What matching banes do after the encounter (AC-ENC-28, AC-ENC-29).
    After(#[serde(default)] CardFilter),
    /// What matching banes do when they are examined (AC-EXAM-13).
    Examined(#[serde(default)] CardFilter),
}
