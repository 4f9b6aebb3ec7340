//! How far figures come, whom enemies threaten, and why they do what they do.

use bevy_ecs::prelude::*;
use kernel::text::Page;

use super::{drawn, find};
use crate::enemy;
use crate::ground::Sq;
use crate::rules::describe;
use crate::rules::fight_view::{self, reached};
use crate::rules::odds;
use crate::rules::state::fighter::{Fighter, FighterKind};
use crate::rules::state::ids::FighterId;
use crate::rules::state::table;

/// Returns the sign of a number behind the sign of a square.
fn digit(n: usize) -> Option<char> {
    match n {
        0 => None,
        1..=9 => u32::try_from(n).ok().and_then(|n| char::from_digit(n, 10)),
        _ => Some('+'),
    }
}

/// Shows where a figure comes by its basic movement and for how many points; without a name it is the hero
/// who is asked (AT-MOVE-01).
pub fn reach(world: &World, typed: &str) -> Page {
    let mut page = Page::default();
    let who = match typed.trim().is_empty() {
        true => Some(find::asked(world)).filter(|id| table::fighter(world, *id).on_board),
        false => find::found(world, typed),
    };
    let Some(who) = who else {
        find::nobody(world, typed, &mut page);
        return page;
    };
    let costs = reached(world, who);
    page.bold(t!("tactics-reach-of", who = describe::fighter(world, who)));
    let cost = |sq: Sq| costs.iter().find(|(of, _)| *of == sq).map(|(_, cost)| *cost);
    drawn(world, &mut page, Some(&|sq| cost(sq).and_then(|cost| digit(cost.into()))));
    let mut points: Vec<u16> = costs.iter().map(|(_, cost)| *cost).filter(|n| *n > 0).collect();
    points.sort_unstable();
    points.dedup();
    for n in points {
        let at = costs.iter().filter(|(_, cost)| *cost == n).map(|(sq, _)| sq.to_string());
        page.hanging(format!("{n:>2}: "), at.collect::<Vec<_>>().join(" "));
    }
    page
}

/// Returns whether a figure is an enemy on the board.
fn is_enemy(f: &Fighter) -> bool {
    f.on_board && matches!(f.kind, FighterKind::Enemy(_))
}

/// Shows what an enemy could attack, whom it would go for and with which odds, and how likely it acts next;
/// without a name what all enemies could.
pub fn threat(world: &World, typed: &str) -> Page {
    let mut page = Page::default();
    if typed.trim().is_empty() {
        return of_all(world);
    }
    let Some(who) = find::found(world, typed) else {
        find::nobody(world, typed, &mut page);
        return page;
    };
    let threat = enemy::threat(world, who);
    page.bold(t!("tactics-threat-of", who = describe::fighter(world, who)));
    drawn(world, &mut page, Some(&|sq| threat.squares.contains(sq).then_some('*')));
    for reason in fight_view::figure(world, who).reasons {
        page.hanging("> ", reason);
    }
    for target in threat.focus.tied {
        if let Some(foretold) = odds::basic(world, who, target) {
            page.hanging("> ", describe::odds_of(world, &foretold));
        }
    }
    page
}

/// Shows how many enemies could attack each square, and whom each of them would go for.
fn of_all(world: &World) -> Page {
    let mut page = Page::default();
    let enemies: Vec<FighterId> =
        table::standing(world).filter(|f| is_enemy(f)).map(|f| f.id).collect();
    let threats: Vec<_> = enemies.iter().map(|id| enemy::threat(world, *id)).collect();
    page.bold(t!("tactics-threat-of-all"));
    let count = |sq: Sq| threats.iter().filter(|threat| threat.squares.contains(sq)).count();
    drawn(world, &mut page, Some(&|sq| digit(count(sq))));
    for (id, threat) in enemies.iter().zip(&threats) {
        let reason = threat.focus.because.first().map(|reason| describe::because(world, reason));
        let all = reason.into_iter().chain(describe::next(world, *id));
        let name = describe::fighter(world, *id);
        page.hanging(format!("{name}: "), all.collect::<Vec<_>>().join(" "));
    }
    page
}

/// Tells what an enemy would do if it were activated now, each reason with its rule; nothing if nobody
/// is called so who is an enemy, so that other reasons can be told.
pub fn why(world: &World, typed: &str) -> Option<Page> {
    let who = find::found(world, typed).filter(|id| is_enemy(table::fighter(world, *id)))?;
    let mut page = Page::default();
    page.bold(describe::fighter(world, who));
    for reason in fight_view::figure(world, who).reasons {
        page.hanging("- ", reason);
    }
    Some(page)
}
