//! The table in letters: the board with coordinates, who is where, what is in hand.

mod find;
mod look;
mod map;
mod party;
mod road;
mod sight;
mod threat;

use std::fmt::Write as _;

use bevy_ecs::prelude::*;
use kernel::Thing;
use kernel::campaign::family::CampaignFamily as _;
use kernel::table::Table;
use kernel::text::{Offer, Page, TextCommand, TextView};
use kernel::view::Viewer;

use map::Signs;

use crate::content::text::encounter_text;
use crate::ground::Sq;
use crate::rules::describe;
use crate::rules::family::Tactics;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::goals;
use crate::rules::odds;
use crate::rules::road::{is_read_at, reading};
use crate::rules::state::field::Field;
use crate::rules::state::ids::{CardId, FighterId, SeatId};
use crate::rules::state::piles::{self, Pile};
use crate::rules::state::round::{Potions, Round};
use crate::rules::state::table;
use crate::rules::view;

/// The text view of the family.
#[derive(Clone, Debug, Default)]
pub struct TacticsText {
    /// What the screen shows of the table: what is read, the board, cards.
    shown: [Page; 3],
}

impl TextView for TacticsText {
    fn help(&self) -> String {
        format!("{}\n{}", t!("terminal-help-plain"), t!("tactics-help"))
    }

    fn opening(&mut self, _table: &dyn Table, world: &World) -> Page {
        let mut page = Page::default();
        page.title(Tactics::title(world));
        page
    }

    fn picture(&mut self, _table: &dyn Table, world: &mut World, viewer: Viewer) -> Page {
        let mut page = told(world);
        if fights(world) {
            drawn(world, &mut page, None);
            goals(world, &mut page);
            line(world, &mut page);
            figures(world, &mut page);
        }
        for seat in table::seats(world) {
            cards(world, viewer, seat, &mut page);
        }
        page
    }

    fn changes(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Page {
        let (mut board, mut hand) = (Page::default(), Page::default());
        if fights(world) {
            drawn(world, &mut board, None);
        }
        if let Some(asked) = table.prompt(world, Viewer::NOBODY) {
            if asked.ask == kernel::view::word(&Ask::Market) {
                party::wares(world, &mut hand);
            }
            cards(world, viewer, asked.who, &mut hand);
        }
        // Only what is another than on the screen is shown again.
        let mut page = Page::default();
        for (old, new) in self.shown.iter_mut().zip([told(world), board, hand]) {
            if *old != new {
                page.extend(new.clone());
                *old = new;
            }
        }
        page
    }

    fn wipe(&mut self) {
        self.shown = Default::default();
    }

    /// Squares stand in one paragraph, and ways around at the end of `all`.
    fn offer(&mut self, table: &dyn Table, world: &mut World, viewer: Viewer) -> Offer {
        let Some(view) = table.prompt(world, viewer) else { return Offer::default() };
        let (number, min, max) = (view.number, view.min, view.max);
        let mut offer = Offer { number, min, max, text: view.text.clone(), ..Offer::default() };
        let options = &view.options[..view.offered()];
        let (rare, common): (Vec<usize>, Vec<usize>) =
            (0..options.len()).partition(|n| options[*n].secondary);
        let is_square = |n: &usize| matches!(options[*n].targets[..], [Thing::Cell(_)]);
        let (squares, others): (Vec<usize>, Vec<usize>) = common.into_iter().partition(is_square);
        offer.order = [others.clone(), squares.clone(), rare.clone()].concat();
        let hidden = options.iter().enumerate().filter(|(_, option)| option.hidden);
        offer.hidden = hidden.map(|(n, _)| n).collect();
        for text in describe::staged(world) {
            offer.shown.hanging("     ", text);
        }
        let line = |page: &mut Page, n: usize, text: &str| {
            page.hanging(format!("{:>3}  ", n + 1), text);
        };
        for (n, at) in others.iter().enumerate() {
            line(&mut offer.shown, n, &with_odds(world, *at, &options[*at].text));
        }
        let few = squares.len() <= 6;
        let mut all = Vec::new();
        for (n, at) in squares.iter().enumerate() {
            let (n, option) = (n + others.len(), &options[*at]);
            if few {
                line(&mut offer.shown, n, &option.text);
            } else {
                let cost = if option.note.is_empty() { "" } else { ":" };
                let name = cell_name(&option.targets);
                all.push(format!("{} {name}{cost}{}", n + 1, option.note));
            }
        }
        if !all.is_empty() {
            offer.shown.paragraph(all.join("  "));
        }
        offer.all = offer.shown.clone();
        for (n, at) in rare.iter().enumerate() {
            line(&mut offer.all, n + others.len() + squares.len(), &options[*at].text);
        }
        offer
    }

    fn command(
        &mut self,
        _table: &dyn Table,
        world: &mut World,
        command: TextCommand<'_>,
    ) -> Option<Page> {
        let TextCommand { word, rest, .. } = command;
        match word {
            "plan" => return Some(road::plan(world, rest)),
            "road" => return Some(road::road(world)),
            "card" => return Some(look::card(world, rest)),
            "party" | "gold" => return Some(party::party(world)),
            _ => {}
        }
        if table::encounter(world).is_none() {
            let of_board = ["line", "reach", "threat", "see", "square", "goal", "look", "boss"];
            return of_board.contains(&word).then(|| t!("tactics-no-board").into());
        }
        let mut page = Page::default();
        match word {
            "line" => {
                line(world, &mut page);
                figures(world, &mut page);
            }
            "reach" => page = threat::reach(world, rest),
            "threat" => page = threat::threat(world, rest),
            "why" => return threat::why(world, rest),
            "goal" => goals(world, &mut page),
            "boss" => page = party::boss_decks(world),
            "look" => match find::found(world, rest) {
                Some(who) => look::figure(world, who, &mut page),
                None => find::nobody(world, rest, &mut page),
            },
            "see" => page = sight::see(world, rest),
            "square" => page = sight::square(world, rest),
            _ => return None,
        }
        Some(page)
    }
}

/// Returns an option with what the attack may do that is aimed by it.
fn with_odds(world: &World, at: usize, text: &str) -> String {
    let asked = kernel::play::prompt::<Tactics>(world).and_then(|p| p.options.get(at).copied());
    let act = asked.filter(|act| matches!(act, Act::Fighter(_)));
    let foretold = act.map_or_else(Vec::new, |act| odds::aimed(world, act));
    match foretold.as_slice() {
        [] => text.to_owned(),
        [only] => format!("{text}: {}", describe::odds_alone(only)),
        all => {
            let all: Vec<String> = all.iter().map(|hit| describe::odds(world, hit)).collect();
            format!("{text}: {}", all.join("; "))
        }
    }
}

/// Returns the name of the square that an option means.
fn cell_name(targets: &[Thing]) -> String {
    let [Thing::Cell(n)] = targets else { return String::new() };
    view::square(*n).map_or_else(String::new, |sq| sq.to_string())
}

/// Returns whether a board lies on the table.
fn fights(world: &World) -> bool {
    table::encounter(world).is_some() && table::outcome(world).is_none()
}

/// Returns the text that is read aloud just now; of an encounter it is read while the board is set up.
fn told(world: &World) -> Page {
    let mut page = Page::default();
    let Some(prompt) = kernel::play::prompt::<Tactics>(world) else { return page };
    if is_read_at(prompt.ask) {
        let reading = reading(world);
        if !reading.title.is_empty() {
            page.title(reading.title);
        }
        for paragraph in reading.texts.iter().flat_map(|text| text.split("\n\n")) {
            page.paragraph(paragraph.trim());
        }
    }
    page
}

/// What stands behind the sign of a square, such as a star.
type Behind<'m> = &'m dyn Fn(Sq) -> Option<char>;

/// Draws the board: two characters a square, row 1 at the bottom. The second one is what `marked` says, else
/// the number of a figure of which several stand.
pub fn drawn(world: &World, page: &mut Page, marked: Option<Behind<'_>>) {
    let field = world.resource::<Field>();
    let signs = Signs::of(world);
    let (w, h) = field.ground.size();
    let letters: String = (0..w).map(|x| format!("{} ", char::from(b'a' + x))).collect();
    page.line(format!("   {letters}"));
    for y in (0..h).rev() {
        let mut row = format!("{:>2} ", y + 1);
        for x in 0..w {
            let Some(sq) = Sq::new(x, y) else { continue };
            let (sign, number) = sign(world, &signs, sq);
            row.push(sign);
            let mark = marked.filter(|_| sign != '#').and_then(|marked| marked(sq));
            row.push(mark.or(number).unwrap_or(' '));
        }
        page.line(row.trim_end().to_owned());
    }
    page.dim(t!("tactics-board", w = w, h = h, to = describe::facing(field.north)));
    look::legend(world, &signs, page);
}

/// Returns the letter of a square with the number behind it: heroes by number, others by a letter, and the
/// ground by its sign.
fn sign(world: &World, signs: &Signs, sq: Sq) -> (char, Option<char>) {
    if let Some(f) = table::standing(world).find(|f| f.base().cells().contains(sq)) {
        return match f.seat() {
            Some(seat) => (char::from(b'1' + seat.0), None),
            None => (find::letter(world, f), find::number(world, f)),
        };
    }
    (signs.at(world, sq), None)
}

/// Shows what is to be reached, how the encounter is lost, what is counted, and its rules.
fn goals(world: &World, page: &mut Page) {
    let Some(encounter) = table::encounter(world) else { return };
    for goal in goals::goals(world) {
        page.hanging(goal.sign(), goal.line());
    }
    let counters = goals::counters(world);
    if !counters.is_empty() {
        let all = counters.iter().map(|(name, n)| format!("{name}: {n}"));
        page.line(all.collect::<Vec<_>>().join(" · "));
    }
    for law in table::laws(world) {
        page.bold(t!("tactics-law-holds", name = law.name.as_str()));
    }
    page.dim(t!("tactics-potions-left", n = world.resource::<Potions>().unused));
    if !encounter.special.is_empty() {
        page.paragraph(encounter.special.as_str());
    }
    for line in encounter_text(table::book(world), encounter) {
        page.hanging("- ", line.to_string());
    }
}

fn line(world: &World, page: &mut Page) {
    let round = world.resource::<Round>();
    let name = |(n, of): (usize, FighterId)| {
        let name = describe::fighter(world, of);
        if n + 1 == usize::from(round.at) { format!("[{name}]") } else { name }
    };
    let names: Vec<String> = round.line.iter().map(|t| t.of).enumerate().map(name).collect();
    if !names.is_empty() {
        page.line(t!("tactics-line-of", line = names.join(" > ")));
    }
}

fn figures(world: &World, page: &mut Page) {
    for f in table::fighters(world).filter(|f| f.on_board || f.is_hero()) {
        let at = match (f.on_board, f.hp > 0) {
            (true, _) => f.at.to_string(),
            (false, true) => t!("tactics-not-on-board"),
            (false, false) => t!("tactics-is-down"),
        };
        let mut text = format!("{} {at}, ", describe::fighter(world, f.id));
        text += &t!("tactics-hp", hp = f.hp, max = f.max);
        for state in describe::states(world, f.id) {
            let _ = write!(text, ", {state}");
        }
        let mark = match f.seat() {
            Some(seat) => format!("{} ", seat.0 + 1),
            None => format!("{} ", describe::code(world, f.id)),
        };
        page.hanging(mark, text);
    }
}

/// Shows what a hero holds, as far as the viewer knows it.
fn cards(world: &World, viewer: Viewer, seat: SeatId, page: &mut Page) {
    let knows = |card: CardId| view::knows(world, viewer, card);
    let names = |pile: Pile| -> Vec<String> {
        let cards = piles::pile(world, pile).iter();
        cards.map(|c| if knows(*c) { describe::card(world, *c) } else { "?".into() }).collect()
    };
    let hero = describe::hero(world, seat);
    for (title, pile) in [
        (t!("tactics-hand-of", hero = hero.as_str()), Pile::Hand(seat)),
        (t!("tactics-board-of", hero = hero.as_str()), Pile::Board(seat)),
    ] {
        let names = names(pile);
        if !names.is_empty() {
            page.hanging(format!("{title}: "), names.join(", "));
        }
    }
}
