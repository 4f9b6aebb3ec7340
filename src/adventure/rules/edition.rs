//! The differences between editions as named switches, each read in one place. Steps that only one
//! edition has are systems that [`crate::rules::play::install`] adds.

use bevy_ecs::prelude::*;

use super::state::components::Book;
use crate::cards::printed::{Edition, PackDef, System};

/// The switches of an edition. Never saved, as the pack names its edition. Each comment gives the
/// meaning of true, then after "else" that of false.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    // Turn and play.
    /// A hero explores in the own explore step only, whatever a card says (AC-TURN-31); else just
    /// not on another hero's turn (AC-TURN-30).
    pub only_in_explore_step: bool,
    /// A granted exploration is made at once or lost (AC-TURN-35); else it keeps until the explore
    /// step is left (AC-RUL-64).
    pub explore_now_or_never: bool,
    /// Discarding from the blessings deck in whatever way has the effects of turning up the hour
    /// (AC-TURN-07); else only advancing it has (AC-TURN-06).
    pub hour_when_discarded: bool,
    /// What answers the hour cannot take its card (AC-GOLD-03); else a card's text may (AC-GOLD-01).
    pub hour_is_never_acquired: bool,
    /// Resetting the hand has effects and powers of its own (AC-TURN-45); else none (AC-TURN-43).
    pub reset_has_powers: bool,
    /// Anything but shuffling with more cards than the deck has kills the hero or loses the scenario
    /// (AC-GOLD-11, AC-DIE-02, AC-TURN-11); else only removing them does (AC-GOLD-10, AC-DIE-01,
    /// AC-TURN-10).
    pub short_decks_end: bool,
    /// Something optional that needs a resource cannot be chosen unless that is there in full
    /// (AC-LIM-04); else as many as there are will do (AC-LIM-01).
    pub only_what_is_payable: bool,
    /// "Any number" is at least 1 (AC-PLAY-39); else it may be none.
    pub any_number_is_some: bool,
    /// Using a power of a displayed card is playing it (AC-PLAY-04); else only the six actions are
    /// (AC-PLAY-02).
    pub displayed_is_played: bool,
    /// Powers for when something happens may be used each time it does (AC-PLAY-10); else once in a
    /// step (AC-PLAY-12).
    pub answers_each_time: bool,
    /// During a check only what changes it by itself may be done (AC-PLAY-37); else what applies to
    /// the situation (AC-PLAY-34).
    pub only_direct_effects: bool,
    /// A card is revealed for its powers once on a check or step (AC-PLAY-13); else each of them
    /// counts by itself (AC-PLAY-12).
    pub reveal_once: bool,
    /// What is played, but not revealed or displayed, lies nowhere while its effects are processed
    /// (AC-PLAY-27 to AC-PLAY-29); else only what a check may recharge waits in play, and anything
    /// else lies where its action puts it at once (AC-PLAY-30, AC-RUL-70).
    pub sets_aside: bool,

    // Encounter.
    /// Effects for when a card is flipped over and for when it is encountered come first, before
    /// evading (AC-ENC-07); else evading comes first (AC-ENC-06).
    pub met_first: bool,
    /// What answers a check waits for the effects after the encounter (AC-ENC-25); else it comes at
    /// the end of the check's own step (AC-ENC-24).
    pub answers_wait: bool,
    /// A move of the hero cancels the effects due after the encounter (AC-ENC-34); else they come
    /// all the same (AC-RUL-23).
    pub moving_cancels: bool,
    /// A forced end of the turn breaks running encounters off (AC-ENC-35); else the turn ends when
    /// they are over (AC-TURN-52).
    pub turn_end_breaks_off: bool,

    /// What lies faceup on a deck, the card being encountered with it, is passed over when the deck is
    /// examined (AC-EXAM-06) and stays on top, whatever takes cards from it (AC-FACE-02, AC-RUL-117);
    /// else the card being encountered is looked at and taken like any (AC-ENC-05).
    pub faceup_stays: bool,

    // Check and damage.
    /// The skill used and the one it refers to are traits of the check (AC-CHECK-25); else they only
    /// say what kind of check it is (AC-CHECK-37, AC-RUL-97).
    pub skills_are_traits: bool,
    /// Any listed skill that a hero lacks can be used with a d4, for recharging too (AC-CHECK-17,
    /// AC-RUL-69); else only one who has none of them rolls it, and never to recharge (AC-CHECK-16,
    /// AC-CHECK-19).
    pub any_untrained: bool,
    /// Failing is not to be chosen (AC-CHECK-02); else only not attempting it is out (AC-GOLD-13).
    pub no_failing_by_choice: bool,
    /// Whatever check a card asks for is against that card (AC-CHECK-07); else the checks to
    /// defeat, to acquire and to recharge it are, and those asked for during its encounter.
    pub against_asker: bool,
    /// What a bane says of "you" concerns every hero who does it, helpers among them, and what it
    /// forbids is forbidden to all (AC-CARD-45, AC-CARD-46, AC-CHECK-13); else it is about the hero
    /// who encounters it, and about the checks of helpers (AC-CHECK-12).
    pub banes_concern_all: bool,
    /// Dice are rolled for each situation separately (AC-DICE-07); else for each hero (AC-DICE-06).
    pub roll_each_situation: bool,

    // Closing, villains and henchmen.
    /// Defeating any henchman of a location deck gives a chance to close (AC-HENCH-03); else only
    /// one whose card says so does (AC-HENCH-04).
    pub henchmen_close: bool,
    /// No attempt is made at a location that is closed for the moment, nor where the hero is not
    /// (AC-CLOSE-03); else only closed ones offer none (AC-RUL-31).
    pub closed_is_never_tried: bool,
    /// Who has moved meanwhile may try to close the new location against the villain (AC-VILL-06);
    /// else those try who were elsewhere when the villain was met (AC-VILL-03).
    pub movers_try: bool,
    /// Further villains in the deck close a defeated villain's location for the moment (AC-VILL-14);
    /// else it stays open, but is no way out for that villain (AC-VILL-15, AC-RUL-40).
    pub villains_shut: bool,
    /// A turn that cannot begin for want of blessings ends before the scenario does (AC-END-02); else
    /// the scenario ends at once (AC-END-01).
    pub last_turn_ends: bool,
    // Examining, summoning, support cards.
    /// A set whose code is a letter counts as adventure deck number 0 (AC-SETS-03); else it has no
    /// number (AC-SETS-04).
    pub letters_are_zero: bool,
    /// Summoned cards summon others, but no copies of themselves and their summoners (AC-SUMM-05);
    /// else none at all (AC-SUMM-04).
    pub summoned_summon: bool,
    /// A summoned card goes back to the box unless what summoned it says otherwise (AC-SUMM-09); else
    /// unless anything does (AC-SUMM-08).
    pub summoned_go_home: bool,

    // Between games.
    /// Each hero has the reward of a story once (AC-END-10); else the party has (AC-END-11).
    pub rewards_once_each: bool,
    /// After the scenario displayed boons that a condition would banish go as if it had occurred
    /// (AC-END-14); else they stay the hero's (AC-RUL-72).
    pub displayed_resolved: bool,
    /// The role card covers the powers of the character card, whose boxes are checked no more
    /// (AC-ROLE-07, AC-CHAR-22); else those of powers that it lacks may be (AC-FEAT-03).
    pub role_covers: bool,

    // Stories and heroes of one's own.
    /// A scenario is played in an adventure of the path, never alone (AC-SETUP-10, AC-CARD-06); else
    /// as the group decides (AC-SETUP-09, AC-CARD-05).
    pub always_on_the_path: bool,
    /// The skill dice of a hero of one's own sum up to so much (AC-CUST-03); else at most one of
    /// them is a d4 (AC-CUST-02).
    pub dice_sum: Option<u32>,

    // Parts of the rules that a pack has besides.
    /// The party has a ship, and plunder under it (area SHIP); else there are no ships.
    pub ships: bool,
    /// Heroes have mythic paths and charges (area MYTH); else there are none.
    pub mythic: bool,
}

impl Switches {
    /// The first edition ("R" in the rule catalogue).
    pub const FIRST: Switches = Switches {
        only_in_explore_step: false,
        explore_now_or_never: false,
        hour_when_discarded: false,
        hour_is_never_acquired: false,
        reset_has_powers: false,
        short_decks_end: false,
        only_what_is_payable: false,
        any_number_is_some: false,
        displayed_is_played: false,
        answers_each_time: false,
        only_direct_effects: false,
        reveal_once: false,
        sets_aside: false,
        met_first: false,
        answers_wait: true,
        moving_cancels: false,
        turn_end_breaks_off: false,
        faceup_stays: false,
        skills_are_traits: false,
        any_untrained: false,
        no_failing_by_choice: false,
        against_asker: false,
        banes_concern_all: false,
        roll_each_situation: false,
        henchmen_close: true,
        closed_is_never_tried: false,
        movers_try: false,
        villains_shut: true,
        last_turn_ends: false,
        summoned_summon: false,
        summoned_go_home: false,
        rewards_once_each: true,
        displayed_resolved: false,
        role_covers: false,
        letters_are_zero: false,
        always_on_the_path: false,
        dice_sum: None,
        ships: false,
        mythic: false,
    };

    /// The third edition ("M" in the rule catalogue).
    pub const THIRD: Switches = Switches {
        only_in_explore_step: true,
        explore_now_or_never: true,
        hour_when_discarded: true,
        hour_is_never_acquired: true,
        reset_has_powers: true,
        short_decks_end: true,
        only_what_is_payable: true,
        any_number_is_some: true,
        displayed_is_played: true,
        answers_each_time: true,
        only_direct_effects: true,
        reveal_once: true,
        sets_aside: true,
        met_first: true,
        answers_wait: false,
        moving_cancels: true,
        turn_end_breaks_off: true,
        faceup_stays: true,
        skills_are_traits: true,
        any_untrained: true,
        no_failing_by_choice: true,
        against_asker: true,
        banes_concern_all: true,
        roll_each_situation: true,
        henchmen_close: false,
        closed_is_never_tried: true,
        movers_try: true,
        villains_shut: false,
        last_turn_ends: true,
        summoned_summon: true,
        summoned_go_home: true,
        rewards_once_each: false,
        displayed_resolved: true,
        role_covers: true,
        letters_are_zero: true,
        always_on_the_path: true,
        dice_sum: Some(42),
        ships: false,
        mythic: false,
    };

    /// Returns the switches of an edition.
    pub const fn of(edition: Edition) -> Switches {
        match edition {
            Edition::First => Switches::FIRST,
            Edition::Third => Switches::THIRD,
        }
    }

    /// Returns the switches of a pack: those of its edition, and the parts that it has besides.
    pub fn of_pack(pack: &PackDef) -> Switches {
        let has = |system| pack.systems.contains(&system);
        let (ships, mythic) = (has(System::Ships), has(System::Mythic));
        Switches { ships, mythic, ..Switches::of(pack.edition) }
    }
}

/// Returns the switches of the pack in play.
pub fn switches(world: &World) -> Switches {
    *world.resource::<Switches>()
}

/// Rule ids of the first edition with their counterparts in the third.
const TWINS: &[(&str, &str)] = &[
    ("AC-TURN-21", "AC-TURN-22"),
    ("AC-PLAY-12", "AC-PLAY-11"),
    ("AC-PLAY-52", "AC-PLAY-53"),
    ("AC-ENC-36", "AC-ENC-37"),
    ("AC-DMG-04", "AC-DMG-05"),
    ("AC-BETW-04", "AC-BETW-05"),
    ("AC-RUL-31", "AC-CLOSE-03"),
    ("AC-TURN-30", "AC-TURN-31"),
    ("AC-VILL-03", "AC-VILL-04"),
];

/// Returns the id of a first-edition rule in the edition in play.
pub fn cite<'a>(world: &World, rule: &'a str) -> &'a str {
    cite_by(world.resource::<Book>().0.pack.edition, rule)
}

/// Returns the id of a first-edition rule in an edition.
pub fn cite_by(edition: Edition, rule: &str) -> &str {
    match (edition, TWINS.iter().find(|(first, _)| *first == rule)) {
        (Edition::Third, Some((_, third))) => third,
        _ => rule,
    }
}

#[cfg(test)]
mod tests {
    use super::TWINS;
    use crate::rules::catalogue::CATALOGUE;

    #[test]
    fn twins_are_rules_of_their_editions() {
        for (first, third) in TWINS {
            assert!(CATALOGUE.find(first).is_some_and(|e| e.text.starts_with("[R")), "{first}");
            assert!(CATALOGUE.find(third).is_some_and(|e| e.text.starts_with("[M")), "{third}");
        }
    }
}
