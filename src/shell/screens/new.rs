//! A new campaign where several families of games are played, or one that has no screen of its own for
//! it: the packs of all families, and for a family without such a screen who plays, what each hero
//! chooses, and the difficulty.

pub mod page;
pub mod party;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2};

use super::frame::Frames;
use crate::kernel::campaign::entry::{FamilyEntry, NewCampaign, PackView, party_entry};
use crate::kernel::campaign::{DifficultyChange, DifficultyView, UndoPolicy};
use crate::kernel::seed;
use crate::kernel::store::data::in_new_dir;
use crate::kit::theme;
use crate::shell::active_table::sit_at;
use crate::shell::apply::apply_one;
use crate::shell::command::Command;
use crate::shell::play::sit_down;
use crate::shell::session::{GameSession, mark_dirty};
use crate::shell::table_window::{Tables, table};
use party::{Party, Seat};

/// A pack that can be played.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The family that plays it.
    pub family: &'static dyn FamilyEntry,
    /// What is said of it.
    pub pack: PackView,
}

/// What is filled in.
#[derive(Resource, Debug, Default)]
pub struct NewCampaignForm {
    /// The packs of all families.
    pub offers: Vec<Offer>,
    /// Why others cannot be read.
    pub troubles: Vec<String>,
    /// The pack that was chosen, by its place.
    pub chosen: Option<usize>,
    /// Who sits down.
    pub party: Party,
    /// The difficulty.
    pub difficulty: Option<DifficultyView>,
    /// What the campaign is called.
    pub name: String,
}

impl NewCampaignForm {
    /// Reads what can be played.
    pub fn read(tables: &Tables) -> NewCampaignForm {
        let mut form = NewCampaignForm::default();
        for id in tables.families.packs() {
            let family = tables.families.of_pack(&id).map_err(|error| error.to_string());
            let offer = family.and_then(|family| {
                let pack = family.pack(&id).map_err(|error| error.to_string())?;
                Ok(Offer { family, pack })
            });
            match offer {
                Ok(offer) => form.offers.push(offer),
                Err(trouble) => form.troubles.push(trouble),
            }
        }
        form
    }

    fn offer(&self) -> Option<&Offer> {
        self.offers.get(self.chosen?)
    }

    /// Returns how many heroes there are at least and at most.
    fn sizes(&self) -> (usize, usize) {
        let pack = self.offer().map(|offer| &offer.pack);
        let least = pack.map_or(1, |pack| usize::from(pack.least).max(1));
        (least, pack.map_or(0, |pack| usize::from(pack.players)))
    }

    /// Takes a hero into the party, or out of it. A new one is proposed what nobody has chosen yet.
    pub fn toggle(&mut self, hero: usize) {
        let (_, most) = self.sizes();
        self.party.toggle(hero, most);
        let choice = self.offer().and_then(|offer| offer.pack.choice.as_ref());
        if let Some(options) = choice.map(|choice| choice.options.len()) {
            self.party.suggest(options);
        }
    }

    /// Returns whether a campaign can begin with what is filled in.
    fn is_ready(&self) -> bool {
        let (least, most) = self.sizes();
        let choice = self.offer().and_then(|offer| offer.pack.choice.as_ref());
        (least..=most).contains(&self.party.seats.len())
            && !self.name.trim().is_empty()
            && self.party.seats.iter().all(|seat| choice.is_none() || seat.option.is_some())
    }

    /// Returns the entries of the party by seat.
    fn entries(&self) -> Vec<String> {
        let Some(pack) = self.offer().map(|offer| &offer.pack) else { return Vec::new() };
        let seats = self.party.seats.iter();
        let entry = |seat: &Seat| {
            let hero = pack.heroes.get(seat.hero)?;
            let choice = pack.choice.as_ref().zip(seat.option);
            let option = choice.and_then(|(choice, n)| choice.options.get(n));
            Some(party_entry(&hero.id, option.map(|option| option.id.as_str())))
        };
        seats.filter_map(entry).collect()
    }
}

/// Opens the form.
pub fn open(mut form: ResMut<NewCampaignForm>, tables: Res<Tables>) {
    *form = NewCampaignForm::read(&tables);
}

/// Applies the commands of this screen.
pub fn apply(world: &mut World, command: Command) -> Option<Command> {
    match command {
        Command::ChoosePack(pack) => choose(world, &pack),
        Command::ChangeNewDifficulty(words) => change_difficulty(world, &words),
        Command::Begin => begin(world),
        other => return Some(other),
    }
    mark_dirty(world);
    None
}

/// Chooses a pack: its family's own screen goes on from there, or this one does.
fn choose(world: &mut World, pack: &str) {
    let form = world.resource::<NewCampaignForm>();
    let Some(at) = form.offers.iter().position(|offer| offer.pack.id == pack) else { return };
    let offer = form.offers[at].clone();
    sit_at(world, offer.family.id());
    if let Some(command) = table(world).new_campaign(Some(pack)) {
        return apply_one(world, command);
    }
    let mut form = world.resource_mut::<NewCampaignForm>();
    form.chosen = Some(at);
    form.party = Party::default();
    form.difficulty = offer.family.difficulty(None, None).ok();
    form.name = offer.pack.name;
    // Seats have their default marks until somebody chooses another.
    theme::wear_looks([0, 1, 2, 3, 4, 5]);
}

/// Changes the difficulty by words, as players type them.
fn change_difficulty(world: &mut World, words: &str) {
    let mut form = world.resource_mut::<NewCampaignForm>();
    let now = form.difficulty.as_ref().map(DifficultyView::value);
    let Some(family) = form.offer().map(|offer| offer.family) else { return };
    if let Ok(changed) = family.difficulty(now.as_ref(), Some(&DifficultyChange::Words(words))) {
        form.difficulty = Some(changed);
    }
}

/// Makes the campaign and sits down with it.
fn begin(world: &mut World) {
    let seed = world.resource_mut::<GameSession>().seed.take().unwrap_or_else(seed::fresh);
    let form = world.resource::<NewCampaignForm>();
    let Some(Offer { family, pack }) = form.offer() else { return };
    let difficulty = form.difficulty.as_ref().map(DifficultyView::value);
    let name = form.name.trim();
    let new = NewCampaign {
        pack: &pack.id,
        party: &form.entries(),
        players: &form.party.people(),
        name,
        seed,
        undo: UndoPolicy::default(),
        hands: form.party.hands(),
        difficulty: difficulty.as_ref(),
    };
    let made = in_new_dir(name, |dir| family.create(dir, &new));
    sit_down(world, made);
}

/// Shows the form.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let wide = (1240.0 * text).min(size.x - 40.0);
    let rect = Rect::from_min_max(
        pos2((size.x - wide) / 2.0, 30.0 * text),
        pos2((size.x + wide) / 2.0, size.y - 30.0 * text),
    );
    let mut form = std::mem::take(&mut *world.resource_mut::<NewCampaignForm>());
    frames.panel("new-packs", rect, |ui, out| page::view(ui, &mut form, out));
    *world.resource_mut::<NewCampaignForm>() = form;
}
