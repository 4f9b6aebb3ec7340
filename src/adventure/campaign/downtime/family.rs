//! The kernel's interface to the downtime, and its state for clients.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{AdventureDowntime, Choice, Prompt, Step};
use crate::campaign::record::{FlatRecord, Played, Record};
use crate::cards::content::Content;
use crate::cards::printed::CardDef;
use crate::cards::text::card_text;
use crate::cards::vocabulary::Kind;
use crate::kernel::campaign::family::Downtime;
use crate::kernel::campaign::journal::Course;
use crate::kernel::campaign::{CampaignError, DowntimeOption, DowntimeView, UndoPolicy};
use crate::kernel::text::Page;
use crate::kernel::view::{SeatView, raw, word};
use crate::rules::describe;
use crate::rules::family::Adventure;
use crate::rules::state::ids::HeroId;

impl Course<Choice> for AdventureDowntime {
    fn decide(&mut self, decision: &Choice) -> Result<(), CampaignError> {
        self.submit(decision).map_err(CampaignError::Refused)
    }

    fn decisions(&self) -> usize {
        self.decisions()
    }

    fn back(&mut self, to: usize) -> bool {
        self.back(to)
    }

    fn digest(&self) -> u64 {
        AdventureDowntime::digest(self)
    }
}

impl Downtime<Adventure> for AdventureDowntime {
    type Start = FlatRecord;
    type Choice = Choice;
    type Prompt = Prompt;

    fn open(content: Arc<Content>, record: &Record) -> AdventureDowntime {
        AdventureDowntime::open(content, record)
    }

    fn start(record: &Record) -> FlatRecord {
        FlatRecord::of(record)
    }

    fn fits(start: &FlatRecord, record: &Record) -> bool {
        let timeless = |results: &[Played]| {
            let timeless = |p: &Played| Played { at: 0, seconds: None, ..p.clone() };
            results.iter().map(timeless).collect::<Vec<_>>()
        };
        start.seed == record.seed
            && start.downtimes == record.downtimes
            && start.after == record.body.after
            && start.party == record.body.party
            && timeless(&start.results) == timeless(&record.body.results)
    }

    fn prompt(&self) -> Option<Prompt> {
        AdventureDowntime::prompt(self)
    }

    fn is_over(&self) -> bool {
        AdventureDowntime::is_over(self)
    }

    fn proposal(&self) -> Option<Choice> {
        AdventureDowntime::proposal(self)
    }

    fn later() -> Choice {
        Choice::Later
    }

    fn stands_in_the_way(&self, policy: UndoPolicy) -> Option<String> {
        AdventureDowntime::stands_in_the_way(self, policy)
    }

    fn notes(&self) -> &[String] {
        &self.state().notes
    }

    fn conclude(&self, record: &mut Record) {
        AdventureDowntime::conclude(self, record);
    }

    fn relocalize(&mut self, of: &dyn Fn(&Arc<Content>) -> Arc<Content>) {
        AdventureDowntime::relocalize(self, of);
    }

    fn view(&self) -> Option<DowntimeView> {
        let prompt = AdventureDowntime::prompt(self)?;
        let seat = prompt.seat.and_then(|n| Some((n, self.state().seats.get(n)?)));
        let proposal = AdventureDowntime::proposal(self);
        let option = |choice: &Choice| DowntimeOption {
            text: self.choice_text(choice),
            data: raw(choice),
            proposed: proposal.as_ref() == Some(choice),
        };
        Some(DowntimeView {
            number: prompt.number,
            step: word(&prompt.step),
            seat: seat.map(|(n, s)| SeatView {
                seat: HeroId(crate::saturating::byte(n)),
                id: s.hero.clone(),
                name: self.seat_name(n),
            }),
            player: seat.map(|(_, s)| s.player.clone()).filter(|p| !p.is_empty()),
            text: self.prompt_text(&prompt),
            options: prompt.options.iter().map(option).collect(),
        })
    }

    fn option(&self, n: usize) -> Option<Choice> {
        AdventureDowntime::prompt(self)?.options.get(n).cloned()
    }

    fn state(&self) -> Value {
        state(self)
    }

    fn page(&self) -> Page {
        page(self)
    }

    fn command(&self, word: &str, rest: &str) -> Option<Page> {
        match word {
            "party" => Some(party(self)),
            "l" | "look" => Some(look(self, rest)),
            _ => None,
        }
    }
}

/// Returns the state that all players may know, as an object of the protocol.
fn state(downtime: &AdventureDowntime) -> Value {
    let s = downtime.state();
    let seat = |n: usize| {
        let seat = &s.seats[n];
        let lists = Kind::BOONS.iter().map(
            |k| json!({ "kind": k.word(), "has": downtime.has(n, *k), "list": downtime.list(n, *k) }),
        );
        json!({
            "seat": n,
            "hero": seat.hero,
            "player": seat.player,
            "alive": seat.alive,
            "new": seat.new,
            "cards": seat.cards,
            "feats": seat.feats,
            "lists": lists.collect::<Vec<_>>(),
        })
    };
    let stalls = s.fair.iter().flat_map(|f| &f.stalls).map(|stall| {
        json!({
            "trader": downtime.content().card(stall.trader).id,
            "visitors": stall.visitors,
            "stock": stall.stock,
        })
    });
    json!({
        "step": s.step,
        "party": (0..s.seats.len()).map(seat).collect::<Vec<_>>(),
        "spare": s.spare,
        "box": downtime.boxed(),
        "due": s.due.iter().map(|d| json!({ "from": d.from, "seat": d.seat, "reward": d.reward }))
            .collect::<Vec<_>>(),
        "bazaar": s.bazaar,
        "fleet": s.fleet,
        "redeemed": s.redeemed,
        "stalls": stalls.collect::<Vec<_>>(),
        "benched": s.benched.iter().map(|m| &m.hero).collect::<Vec<_>>(),
        "playable": downtime.playable(),
        "next": s.next,
    })
}

/// Returns the decks and the cards of the traders, for a terminal.
fn page(downtime: &AdventureDowntime) -> Page {
    let mut page = Page::default();
    let step = downtime.state().step;
    if matches!(step, Step::Decks | Step::Camp) {
        for n in 0..downtime.state().seats.len() {
            page.dim(format!("     {}: {}", downtime.seat_name(n), downtime.deck_text(n)));
        }
    }
    if step == Step::Trade
        && let Some(fair) = &downtime.state().fair
    {
        for stall in &fair.stalls {
            let cards: Vec<String> = stall.stock.iter().map(|c| downtime.card_name(c)).collect();
            let trader = downtime.content().card(stall.trader);
            page.hanging(
                "     ",
                format!("{}: {}. {}", trader.name, cards.join(", "), trader.flavour),
            );
        }
    }
    page
}

/// Returns the party with its cards and feats, for a terminal.
fn party(downtime: &AdventureDowntime) -> Page {
    let mut page = Page::default();
    for (n, seat) in downtime.state().seats.iter().enumerate() {
        let [skills, powers, cards] = downtime.feats(n);
        let name = downtime.seat_name(n);
        page.bold(t!(
            "terminal-feats",
            name = name,
            skills = skills,
            powers = powers,
            cards = cards
        ));
        let mut names: Vec<String> = seat.cards.iter().map(|c| downtime.card_name(c)).collect();
        names.sort();
        page.hanging("    ", names.join(", "));
    }
    if !downtime.state().spare.is_empty() {
        let spare = downtime.state().spare.iter().map(|c| downtime.card_name(c));
        let cards = spare.collect::<Vec<_>>().join(", ");
        page.hanging("  - ", t!("terminal-aside", cards = cards));
    }
    page
}

/// Returns a card of the pack with its whole text, for a terminal.
fn look(downtime: &AdventureDowntime, name: &str) -> Page {
    let wanted = name.to_lowercase();
    let content = downtime.content();
    let fits = |c: &&CardDef| c.name.to_lowercase().contains(&wanted);
    let Some(card) = content.cards.iter().filter(|_| !wanted.is_empty()).find(fits) else {
        return t!("terminal-not-in-pack").into();
    };
    let mut page = Page::default();
    let traits: Vec<&str> = card.traits.iter().map(|t| t.localized()).collect();
    page.bold(format!("{} ({})", card.name, describe::kind_name(card.kind)));
    page.hanging("    ", traits.join(", "));
    for line in card_text(content, card) {
        page.hanging("  - ", line.to_string());
    }
    page
}
