//! Reasons why something is not possible in a turn or a move. They are data, because the rules judge
//! far more acts than anybody asks about, and become words where somebody reads them.

use super::flow::prompt::Refusal;

/// Why a player may not do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// No action is left.
    NoAction,
    /// A class feature lies in the slot already.
    SlotFull,
    /// A lasting effect forbids it.
    Forbidden,
    /// The condition that the card prints does not hold.
    CardSays,
    /// The item is used at another time.
    ItemSays,
    /// The power was used as often as it may be.
    UsedUp,
    /// The item was used as often as it may be.
    ItemUsedUp,
    /// The cost cannot be paid.
    Unpayable,
    /// Nothing of it could be carried out.
    NothingDone,
    /// A wall stands on the square.
    Wall,
    /// A figure stands on the square.
    Occupied,
    /// The points do not suffice for the obstacle on the square.
    Obstacle,
    /// The text of the card says where the move ends.
    EndsElsewhere,
    /// The points do not suffice.
    TooFar,
    /// The turn was begun.
    Begun,
    /// The hero has not passed.
    NotPassed,
    /// No potion is left.
    NoPotion,
    /// Nothing is asked any more.
    Over,
    /// The act is no option of the prompt.
    NotNow,
    /// Another number of options has to be chosen.
    Count {
        /// The least number.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Options were chosen together with the one that declines.
    SomeAndNone,
}

impl Why {
    /// Returns the id of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            Why::NoAction => "AT-ACTN-01",
            Why::SlotFull => "AT-ACTN-09",
            Why::Forbidden => "AT-ACTN-13",
            Why::CardSays => "AT-ACTN-13",
            Why::ItemSays => "AT-RUL-83",
            Why::UsedUp => "AT-ACTN-13",
            Why::ItemUsedUp => "AT-RUL-83",
            Why::Unpayable => "AT-ACTN-13",
            Why::NothingDone => "AT-RUL-98",
            Why::Wall => "AT-OBST-04",
            Why::Occupied => "AT-RUL-14",
            Why::Obstacle => "AT-OBST-02",
            Why::EndsElsewhere => "AT-ACTN-13",
            Why::TooFar => "AT-MOVE-01",
            Why::Begun => "AT-RUL-45",
            Why::NotPassed => "AT-ROUND-16",
            Why::NoPotion => "AT-REVV-07",
            Why::Over => "AT-GOAL-04",
            Why::NotNow => "AT-ACTN-01",
            Why::Count { .. } | Why::SomeAndNone => "AT-ACTN-11",
        }
    }

    /// Returns the reason in the current language.
    pub fn text(self) -> String {
        match self {
            Why::NoAction => t!("tactics-refused-no-action"),
            Why::SlotFull => t!("tactics-refused-slot-full"),
            Why::Forbidden => t!("tactics-refused-forbidden"),
            Why::CardSays => t!("tactics-refused-card-says"),
            Why::ItemSays => t!("tactics-refused-item-says"),
            Why::UsedUp | Why::ItemUsedUp => t!("tactics-refused-used-up"),
            Why::Unpayable => t!("tactics-refused-unpayable"),
            Why::NothingDone => t!("tactics-refused-nothing-done"),
            Why::Wall => t!("tactics-refused-wall"),
            Why::Occupied => t!("tactics-refused-occupied"),
            Why::Obstacle => t!("tactics-refused-obstacle"),
            Why::EndsElsewhere => t!("tactics-refused-ends-elsewhere"),
            Why::TooFar => t!("tactics-refused-too-far"),
            Why::Begun => t!("tactics-refused-begun"),
            Why::NotPassed => t!("tactics-refused-not-passed"),
            Why::NoPotion => t!("tactics-refused-no-potion"),
            Why::Over => t!("tactics-refused-over"),
            Why::NotNow => t!("tactics-refused-not-now"),
            Why::Count { min, max } => t!("tactics-refused-count", min = min, max = max),
            Why::SomeAndNone => t!("tactics-refused-some-and-none"),
        }
    }
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        Refusal::new(why.rule(), why.text())
    }
}
