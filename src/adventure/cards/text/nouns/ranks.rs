//! The words for the ranks of cards.

use crate::cards::effect::{CardFilter, Side};
use crate::cards::vocabulary::{Kind, Rank};
use crate::lang::pattern::Message;
use lang::message;

/// Returns the message of a rank that has a name of its own.
pub(super) fn rank_message(rank: Rank) -> Option<&'static Message> {
    match rank {
        Rank::Plain => None,
        Rank::Henchman => Some(message!("word-henchman")),
        Rank::Villain => Some(message!("word-villain")),
        Rank::Loot => Some(message!("word-loot-card")),
    }
}

/// Returns the ranks that a filter leaves out though cards of its types can have them: a card of no
/// rank has no name, so texts say what it is not.
pub(super) fn excluded_ranks(filter: &CardFilter) -> Vec<Rank> {
    let side = |k: &Kind| if k.is_bane() { Side::Bane } else { Side::Boon };
    let all: &[Rank] = &[Rank::Henchman, Rank::Villain, Rank::Loot];
    let banes = filter.side == Some(Side::Bane);
    let of_type = |s: Side| !filter.kinds.is_empty() && filter.kinds.iter().all(|k| side(k) == s);
    let can = match () {
        () if banes || of_type(Side::Bane) => &all[..2],
        () if filter.side.is_some() || of_type(Side::Boon) => &all[2..],
        () => all,
    };
    can.iter().copied().filter(|r| !filter.ranks.contains(r)).collect()
}
