//! A new campaign where several families of games are played, or one that has no screen of its own for
//! it: the packs of all families, and for a family without such a screen who plays.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, RichText, ScrollArea, TextEdit, Ui, pos2};

use super::frame::Frames;
use crate::kernel::campaign::entry::{FamilyEntry, NewCampaign, PackView};
use crate::kernel::campaign::{HandPolicy, UndoPolicy};
use crate::kernel::seed;
use crate::kernel::store::data::in_new_dir;
use crate::kit::theme;
use crate::kit::widgets::{ember_button, group, known, plain_button, row_button};
use crate::shell::active_table::sit_at;
use crate::shell::apply::apply_one;
use crate::shell::command::{Command, CommandQueue};
use crate::shell::play::sit_down;
use crate::shell::screen::Screen;
use crate::shell::session::{GameSession, mark_dirty};
use crate::shell::table_window::{Tables, table};

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
    /// Who sits down, by seat: places among the heroes of the pack.
    pub party: Vec<usize>,
    /// What the campaign is called.
    pub name: String,
}

impl NewCampaignForm {
    /// Reads what can be played.
    pub fn read(tables: &Tables) -> NewCampaignForm {
        let mut form = NewCampaignForm::default();
        for id in tables.families.packs() {
            let family = tables.families.of_pack(&id).map_err(|error| error.to_string());
            match family.and_then(|family| Ok(Offer { family, pack: family.pack(&id)? })) {
                Ok(offer) => form.offers.push(offer),
                Err(trouble) => form.troubles.push(trouble),
            }
        }
        form
    }

    fn offer(&self) -> Option<&Offer> {
        self.offers.get(self.chosen?)
    }

    /// Takes a hero into the party, or out of it.
    fn toggle(&mut self, hero: usize) {
        let most = self.offer().map_or(0, |offer| usize::from(offer.pack.players));
        match self.party.iter().position(|there| *there == hero) {
            Some(seat) => drop(self.party.remove(seat)),
            None if self.party.len() < most => self.party.push(hero),
            None => {}
        }
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
    form.party.clear();
    form.name = offer.pack.name;
}

/// Makes the campaign and sits down with it.
fn begin(world: &mut World) {
    let seed = world.resource_mut::<GameSession>().seed.take().unwrap_or_else(seed::fresh);
    let form = world.resource::<NewCampaignForm>();
    let Some(Offer { family, pack }) = form.offer() else { return };
    let heroes = form.party.iter().filter_map(|hero| pack.heroes.get(*hero));
    let party: Vec<String> = heroes.map(|hero| hero.id.clone()).collect();
    let name = form.name.trim();
    let new = NewCampaign {
        pack: &pack.id,
        party: &party,
        players: &[],
        name,
        seed,
        undo: UndoPolicy::default(),
        hands: HandPolicy::default(),
        difficulty: None,
    };
    let made = in_new_dir(name, |dir| family.create(dir, &new));
    sit_down(world, made);
}

/// Shows the form.
pub fn show(world: &mut World, frames: &mut Frames<'_>, size: Vec2) {
    let text = frames.text;
    let wide = (980.0 * text).min(size.x - 40.0);
    let rect = Rect::from_min_max(
        pos2((size.x - wide) / 2.0, 40.0 * text),
        pos2((size.x + wide) / 2.0, size.y - 40.0 * text),
    );
    let mut form = std::mem::take(&mut *world.resource_mut::<NewCampaignForm>());
    frames.panel("new-packs", rect, |ui, out| view(ui, &mut form, out));
    *world.resource_mut::<NewCampaignForm>() = form;
}

/// Packs on top, and who plays the one that was chosen.
pub fn view(ui: &mut Ui, form: &mut NewCampaignForm, out: &mut CommandQueue) {
    ui.horizontal(|ui| {
        ui.heading(t!("new-title"));
        if plain_button(ui, &t!("new-back")).clicked() {
            out.push(Command::Go(Screen::Title));
        }
    });
    for trouble in &form.troubles {
        ui.label(RichText::new(trouble).color(theme::bad()));
    }
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        for (at, offer) in form.offers.iter().enumerate() {
            let family = offer.family.name();
            if row_button(ui, &offer.pack.name, &family, form.chosen == Some(at)).clicked() {
                out.push(Command::ChoosePack(offer.pack.id.clone()));
            }
            if !offer.pack.about.is_empty() {
                ui.label(RichText::new(&offer.pack.about).small().color(theme::dust()));
            }
        }
        party(ui, form, out);
    });
}

/// Who plays, and what the campaign is called.
fn party(ui: &mut Ui, form: &mut NewCampaignForm, out: &mut CommandQueue) {
    let Some(Offer { pack, .. }) = form.offer().cloned() else { return };
    group(ui, &t!("campaign-pick", most = pack.players, chosen = form.party.len()));
    for (hero, told) in pack.heroes.iter().enumerate() {
        let seat = form.party.iter().position(|there| *there == hero);
        let note = seat.map_or_else(String::new, |seat| t!("campaign-seat", seat = seat + 1));
        if row_button(ui, &told.name, &note, seat.is_some()).clicked() {
            form.toggle(hero);
        }
    }
    ui.horizontal(|ui| {
        ui.label(t!("campaign-name"));
        let name = ui.add(TextEdit::singleline(&mut form.name).char_limit(60));
        known(ui, &t!("campaign-name-of"), &name);
    });
    let ready = !form.party.is_empty() && !form.name.trim().is_empty();
    ui.add_enabled_ui(ready, |ui| {
        if ember_button(ui, &t!("campaign-begin"), false).clicked() {
            out.push(Command::Begin);
        }
    });
}
