//! Vignettes of downtime between two games: rewards, feats and roles, traders, rebuilding decks.
//! [`AdventureDowntime`] checks and applies everything, as in a campaign.

use std::sync::Arc;

use super::format::Vignette;
use super::read::{Loaded, spread_out};
use crate::campaign::deck::Left;
use crate::campaign::downtime::{AdventureDowntime, Choice, FeatBox, note_result};
use crate::campaign::record::{AdventureRecord, Played, Record};
use crate::cards::content::Content;
use crate::cards::difficulty::Difficulty;
use crate::cards::printed::{AdventureDef, HeroDef, StoryDef};
use crate::kernel::content::problem::did_you_mean;
use crate::rules::play::Member;
use crate::saturating;

mod facts;
pub mod format;

use format::{Camp, Deed, Tick};

/// Maximum number of cards that a trader may ask for, as every way to pay is tried.
const MAX_PRICE: u32 = 4;

/// Returns the name of a field for positions on the table, if a downtime vignette has one.
pub(super) fn mixed(vignette: &Vignette) -> Option<&'static str> {
    vignette.camp.as_ref()?;
    let with = [
        ("position", vignette.position.is_some()),
        ("party", !vignette.party.is_empty()),
        ("script", !vignette.script.is_empty()),
        ("dice", !vignette.dice.is_empty()),
        ("class_decks", !vignette.class_decks.is_empty()),
    ];
    with.into_iter().find(|(_, there)| *there).map(|(field, _)| field)
}

/// A downtime in progress.
struct Meeting<'a> {
    loaded: &'a Loaded,
    between: AdventureDowntime,
    digests: Vec<u64>,
    choices: Vec<Choice>,
    failures: Vec<String>,
}

/// Runs a downtime vignette twice, and again from its end backwards. Returns everything that is
/// wrong.
pub(super) fn run(loaded: &Loaded, camp: &Camp) -> Vec<String> {
    let mut first = match Meeting::begin(loaded, camp) {
        Ok(meeting) => meeting,
        Err(e) => return vec![format!("  {}", loaded.problem(&e))],
    };
    first.hold(camp);
    if !first.failures.is_empty() {
        return first.failures;
    }
    let (file, end) = (&loaded.file, first.between.digest());
    if let Ok(mut again) = Meeting::begin(loaded, camp) {
        again.hold(camp);
        if again.between.digest() != end {
            return vec![format!("  {file}: played twice, it ends differently")];
        }
    }
    for (n, before) in first.digests.iter().enumerate().rev() {
        if !first.between.undo() || first.between.digest() != *before {
            return vec![format!("  {file}: undoing decision {} leaves a trace", n + 1)];
        }
    }
    for choice in &first.choices {
        if let Err(why) = first.between.submit(choice) {
            return vec![format!("  {file}: done again, it is refused: {why}")];
        }
    }
    match first.between.digest() == end {
        true => Vec::new(),
        false => vec![format!("  {file}: undone and done again, it differs")],
    }
}

/// Returns the pack with the box that the vignette describes, and the campaign's record.
fn set_up(loaded: &Loaded, camp: &Camp) -> Result<(Content, Record), String> {
    let mut content = Content::clone(&loaded.content);
    let vignette = &loaded.vignette;
    let at = vignette.play.as_deref().and_then(|id| content.scenario(id)).unwrap_or(0);
    let scenario = content.scenarios[at].id.clone();
    if content.playing_order().is_empty() {
        content.pack.adventures = vec!["vignette".into()];
        content.adventures.push(AdventureDef {
            id: "vignette".into(),
            name: vignette.title.clone(),
            scenarios: vec![scenario.clone()],
            scourge_die: None,
            story: StoryDef::default(),
            reward: Vec::new(),
            again: false,
            opening: String::new(),
        });
    }
    let member = |c: &format::Camper| {
        let (hero, feats) = (c.hero.clone(), c.feats.clone());
        Ok(Member { hero, deck: spread_out(&c.deck)?, feats, cohort_gone: false })
    };
    let party: Vec<Member> = camp.heroes.iter().map(member).collect::<Result<_, String>>()?;
    let stock = spread_out(&camp.stock)?;
    known(&content, party.iter().flat_map(|m| &m.deck).chain(&stock).chain(&camp.bazaar))?;
    for trade in content.cards.iter().filter_map(|c| c.trade.as_ref()) {
        if trade.price.iter().map(|(n, _)| u32::from(*n)).sum::<u32>() > MAX_PRICE {
            return Err(format!("a trader's price is of at most {MAX_PRICE} cards"));
        }
    }
    for card in content.cards.iter_mut().filter(|c| c.kind.is_boon()) {
        let all = party.iter().flat_map(|m| &m.deck).chain(&stock);
        let copies = all.filter(|id| **id == card.id).count();
        card.copies = u8::try_from(copies).map_err(|_| format!("too many of `{}`", card.id))?;
    }
    let lefts = party.iter().zip(&camp.heroes).map(|(m, c)| Left {
        alive: !c.dead,
        cards: m.deck.clone(),
        ..Left::default()
    });
    let lefts: Vec<Left> = lefts.collect();
    let name = &vignette.title;
    let mut record =
        Record::new(&content, "vignette", party, name, vignette.seed).map_err(|e| e.to_string())?;
    record.body.bazaar.clone_from(&camp.bazaar);
    record.body.begun = camp.begun;
    if let Some(end) = camp.end {
        record.body.begun = record.start(&content, &scenario, 0).begun;
        let digest = String::new();
        let played = Played {
            journal: 1,
            scenario,
            end,
            turns: 0,
            digest,
            at: 0,
            seconds: None,
            difficulty: Difficulty::default(),
        };
        note_result(&mut record, &content, played, lefts);
    } else if camp.heroes.iter().any(|c| c.dead) {
        return Err("nobody is dead before the first game".into());
    }
    record.check(&content).map_err(|e| e.to_string())?;
    Ok((content, record))
}

fn known<'a>(content: &Content, ids: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let mut unknown = ids.filter(|id| content.find(id).is_none());
    if let Some(id) = unknown.next() {
        let all = content.cards.iter().map(|c| c.id.as_str());
        let help = did_you_mean(id, all).map(|h| format!("; {h}")).unwrap_or_default();
        return Err(format!("there is no card `{id}`{help}"));
    }
    Ok(())
}

/// Returns a choice as a step of a script.
fn say(between: &AdventureDowntime, choice: &Choice) -> Deed {
    let hero = |n: &u8| {
        let seat = between.state().seats.get(usize::from(*n));
        seat.map_or_else(String::new, |s| s.hero.clone())
    };
    let side = |n: &u8| {
        let asked = between.prompt().and_then(|p| p.seat).unwrap_or(0);
        let role = hero_def(between, asked).and_then(|h| h.roles.get(usize::from(*n)));
        role.map_or_else(String::new, |r| r.name.clone())
    };
    match choice {
        Choice::Check(FeatBox::Skill { skill, nth }) => Deed::Check(Tick::Skill(*skill, *nth)),
        Choice::Check(FeatBox::Power { power, nth }) => Deed::Check(Tick::Power(*power, *nth)),
        Choice::Check(FeatBox::Role { side: n, power, nth }) => {
            Deed::Check(Tick::Role(side(n), *power, *nth))
        }
        Choice::Check(FeatBox::Hand { nth }) => Deed::Check(Tick::Hand(*nth)),
        Choice::Check(FeatBox::Card { kind, nth }) => Deed::Check(Tick::Card(*kind, *nth)),
        Choice::Side(n) => Deed::Side(side(n)),
        Choice::To(n) => Deed::To(hero(n)),
        Choice::Pick(id) => Deed::Pick(id.clone()),
        Choice::Later => Deed::Later,
        Choice::Visit(id) => Deed::Visit(id.clone()),
        Choice::Stay => Deed::Stay,
        Choice::Give { from, to, card } => Deed::Give(hero(from), hero(to), card.clone()),
        Choice::Want(id) => Deed::Want(id.clone()),
        Choice::Pay(id) => Deed::Pay(id.clone()),
        Choice::NoTrade => Deed::NoTrade,
        Choice::Spare { from, card } => Deed::Spare(hero(from), card.clone()),
        Choice::Take { to, card } => Deed::Take(hero(to), card.clone()),
        Choice::Draw { to, card } => Deed::Draw(hero(to), card.clone()),
        Choice::Return { from, card } => Deed::Return(hero(from), card.clone()),
        Choice::Suggested(n) => Deed::Suggested(hero(n)),
        Choice::Propose => Deed::Propose,
        Choice::Sit { seat, hero: new } => Deed::Sit(hero(seat), new.clone()),
        Choice::Leave(n) => Deed::Leave(hero(n)),
        Choice::Join(id) => Deed::Join(id.clone()),
        Choice::ClassDeck(name) => Deed::ClassDeck(name.clone()),
        Choice::Play(id) => Deed::Play(id.clone()),
        Choice::Done => Deed::Done,
        Choice::OfType(kind) => Deed::OfType(*kind),
    }
}

fn hero_def(between: &AdventureDowntime, seat: usize) -> Option<&HeroDef> {
    let id = &between.state().seats.get(seat)?.hero;
    between.content().hero(id).map(|n| &between.content().heroes[n])
}

impl<'a> Meeting<'a> {
    fn begin(loaded: &'a Loaded, camp: &Camp) -> Result<Meeting<'a>, String> {
        let (content, record) = set_up(loaded, camp)?;
        let between = AdventureDowntime::open(Arc::new(content), &record);
        let (digests, choices, failures) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Meeting { loaded, between, digests, choices, failures })
    }

    fn hold(&mut self, camp: &Camp) {
        for (n, deed) in camp.script.iter().enumerate() {
            let wrong = match deed {
                Deed::Expect(facts) => {
                    let wrong = facts.iter().filter_map(|f| match self.judge(f) {
                        Ok(None) => None,
                        Ok(Some(what)) => Some(format!("expected {f:?}, but {what}")),
                        Err(e) => Some(format!("{f:?}: {e}")),
                    });
                    wrong.collect::<Vec<_>>().join("\n    and ")
                }
                _ => self.decide(deed).err().map_or_else(String::new, |e| format!("{deed:?}: {e}")),
            };
            if !wrong.is_empty() {
                let (file, line) = (&self.loaded.file, self.loaded.line_of(n));
                let asked = self.prompt_text();
                let text = format!("  {file}:{line}: step {}: {wrong}\n{asked}", n + 1);
                return self.failures.push(text);
            }
        }
    }

    fn prompt_text(&self) -> String {
        let Some(prompt) = self.between.prompt() else { return "    it is over\n".into() };
        let who = prompt.seat.and_then(|n| self.between.state().seats.get(n));
        let who = who.map_or_else(String::new, |s| format!(" of {:?}", s.hero));
        let step = format!("{:?}", prompt.step).to_lowercase();
        let mut text = format!("    asked: {step:?}{who}\n");
        for option in &prompt.options {
            text.push_str(&format!("      {:?}\n", say(&self.between, option)));
        }
        text
    }

    fn decide(&mut self, deed: &Deed) -> Result<(), String> {
        let choice = self.choice(deed)?;
        let before = self.between.digest();
        self.between.submit(&choice).map_err(|why| format!("the rules refuse it: {why}"))?;
        self.digests.push(before);
        self.choices.push(choice);
        Ok(())
    }

    fn seat(&self, hero: &str) -> Result<usize, String> {
        let mut seats = self.between.state().seats.iter();
        seats.position(|s| s.hero == hero).ok_or_else(|| format!("no hero `{hero}` is here"))
    }

    fn hero(&self, seat: usize) -> Result<&HeroDef, String> {
        hero_def(&self.between, seat).ok_or_else(|| "nobody sits there".into())
    }

    fn side(&self, seat: usize, name: &str) -> Result<u8, String> {
        let roles = &self.hero(seat)?.roles;
        let at = roles.iter().position(|r| r.name == name);
        at.map(saturating::byte).ok_or_else(|| format!("no side of the role card is `{name}`"))
    }

    fn feat_box(&self, seat: usize, tick: &Tick) -> Result<FeatBox, String> {
        Ok(match tick {
            Tick::Skill(skill, nth) => FeatBox::Skill { skill: *skill, nth: *nth },
            Tick::Power(power, nth) => FeatBox::Power { power: *power, nth: *nth },
            Tick::Role(side, power, nth) => {
                FeatBox::Role { side: self.side(seat, side)?, power: *power, nth: *nth }
            }
            Tick::Hand(nth) => FeatBox::Hand { nth: *nth },
            Tick::Card(kind, nth) => FeatBox::Card { kind: *kind, nth: *nth },
        })
    }

    fn choice(&self, deed: &Deed) -> Result<Choice, String> {
        let seat = |hero: &String| self.seat(hero).map(saturating::byte);
        let card = |id: &String| {
            known(self.between.content(), std::iter::once(id))?;
            Ok::<String, String>(id.clone())
        };
        let asked = self.between.prompt().and_then(|p| p.seat).unwrap_or(0);
        Ok(match deed {
            Deed::Check(tick) => Choice::Check(self.feat_box(asked, tick)?),
            Deed::Side(name) => Choice::Side(self.side(asked, name)?),
            Deed::To(hero) => Choice::To(seat(hero)?),
            Deed::Pick(id) => Choice::Pick(card(id)?),
            Deed::OfType(kind) => Choice::OfType(*kind),
            Deed::Later => Choice::Later,
            Deed::Visit(id) => Choice::Visit(card(id)?),
            Deed::Stay => Choice::Stay,
            Deed::Give(from, to, id) => {
                Choice::Give { from: seat(from)?, to: seat(to)?, card: card(id)? }
            }
            Deed::Want(id) => Choice::Want(card(id)?),
            Deed::Pay(id) => Choice::Pay(card(id)?),
            Deed::NoTrade => Choice::NoTrade,
            Deed::Spare(from, id) => Choice::Spare { from: seat(from)?, card: card(id)? },
            Deed::Take(to, id) => Choice::Take { to: seat(to)?, card: card(id)? },
            Deed::Draw(to, id) => Choice::Draw { to: seat(to)?, card: card(id)? },
            Deed::Return(from, id) => Choice::Return { from: seat(from)?, card: card(id)? },
            Deed::Suggested(hero) => Choice::Suggested(seat(hero)?),
            Deed::Propose => Choice::Propose,
            Deed::Sit(old, new) => Choice::Sit { seat: seat(old)?, hero: new.clone() },
            Deed::Leave(hero) => Choice::Leave(seat(hero)?),
            Deed::Join(hero) => Choice::Join(hero.clone()),
            Deed::ClassDeck(name) => Choice::ClassDeck(name.clone()),
            Deed::Play(id) => Choice::Play(id.clone()),
            Deed::Done => Choice::Done,
            Deed::Expect(_) => return Err("that is no decision".into()),
        })
    }
}
