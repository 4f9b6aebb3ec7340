//! The window of two families of games: this one, and the small one of the kernel's tests, which has no
//! table of its own.

use std::process::Command as Process;

use bevy::prelude::*;
use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, RawInput, Rect, pos2, vec2};

use super::sample::Hares;
use super::windowless::{window, wish};
use crate::adventure_table::WINDOW;
use crate::adventure_table::screen_names::NEW;
use crate::adventure_table::screens::newgame::Form;
use crate::kernel::campaign::HandPolicy;
use crate::kernel::campaign::entry::{Entry, Families};
use crate::kit::theme;
use crate::kit::widgets::Clickable;
use crate::rules::family::Adventure;
use crate::shell::apply::apply;
use crate::shell::command::{Command, CommandQueue};
use crate::shell::plain_table::PlainTable;
use crate::shell::screen::Screen;
use crate::shell::screens::new::page::view;
use crate::shell::screens::new::{NewCampaignForm, open};
use crate::shell::session::GameSession;
use crate::shell::table_window::{ActiveTable, Tables, catalogue};

/// Both families; the small one is shown by the plain table.
const BOTH: Tables = Tables {
    families: Families(&[&Entry::<Adventure>::new(), &Entry::<Hares>::new()]),
    tables: &[&WINDOW],
};

/// The variable with the data folder.
const DATA: &str = "EMBERDECK_DATA";

/// Runs a test of this file again in a process with a data folder of its own, in which there is a pack of
/// hares. Returns false in that process.
fn apart(test: &str) -> bool {
    if std::env::var_os("EMBERDECK_TEST_APART").is_some() {
        return false;
    }
    let data = tempfile::tempdir().expect("a folder");
    let pack = data.path().join("packs/meadow");
    std::fs::create_dir_all(&pack).expect("made");
    let head = "(id: \"meadow\", family: \"hares\", name: \"The meadow\")";
    std::fs::write(pack.join("pack.ron"), head).expect("written");
    let done = Process::new(std::env::current_exe().expect("this one"))
        .args(["--exact", &format!("tests::families::{test}"), "--nocapture"])
        .env(DATA, data.path())
        .env("EMBERDECK_TEST_APART", "1")
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&done.stdout);
    let why = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success() && said.contains("1 passed"), "{said}{why}");
    true
}

fn screen(app: &mut App) -> Screen {
    app.update();
    *app.world().resource::<State<Screen>>().get()
}

fn family(app: &App) -> &'static str {
    app.world().resource::<ActiveTable>().0.family()
}

/// Shows the form of a new campaign, and presses what is called so. Returns what is wanted then.
fn press(form: &mut NewCampaignForm, words: &str) -> CommandQueue {
    let ctx = Context::default();
    theme::install_fonts(&ctx);
    let mut out = CommandQueue::default();
    let mut pass = |events: Vec<Event>, out: &mut CommandQueue| {
        ctx.data_mut(|data| data.insert_temp(Clickable::id(), Clickable::default()));
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0)));
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        let mut drawn = ctx.run_ui(input, |ui| {
            theme::dress(ui.ctx(), 1.0);
            view(ui, form, out);
        });
        drawn.textures_delta.clear();
    };
    for _ in 0..3 {
        pass(Vec::new(), &mut out);
    }
    let all = ctx.data(|data| data.get_temp::<Clickable>(Clickable::id())).unwrap_or_default().0;
    let found = all.iter().find(|(text, _)| text == words);
    let at = found.unwrap_or_else(|| panic!("there is no {words:?} among {all:?}")).1.center();
    pass(vec![Event::PointerMoved(at)], &mut out);
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        let modifiers = Modifiers::NONE;
        pass(vec![Event::PointerButton { pos: at, button, pressed, modifiers }], &mut out);
    }
    out
}

/// Presses a button of the form that is up, and has what it wants applied.
fn press_in(app: &mut App, words: &str) {
    let mut form = std::mem::take(&mut *app.world_mut().resource_mut::<NewCampaignForm>());
    let wanted = press(&mut form, words);
    *app.world_mut().resource_mut::<NewCampaignForm>() = form;
    app.world_mut().resource_mut::<CommandQueue>().0.extend(wanted.0);
    apply(app.world_mut());
}

/// With more than one family a new campaign begins with the packs of all of them. A pack of this family
/// opens its own form; of the other one the shell asks who plays, and the plain table goes on.
#[test]
fn a_new_campaign_of_either_family_begins() {
    if apart("a_new_campaign_of_either_family_begins") {
        return;
    }
    assert!(matches!(BOTH.new_campaign(), Command::Go(Screen::New)));
    assert!(matches!(crate::adventure_table::TABLES.new_campaign(), Command::Go(NEW)));
    let mut app = window(BOTH);
    app.add_systems(OnEnter(Screen::New), open);
    wish(app.world_mut(), BOTH.new_campaign());
    assert_eq!(screen(&mut app), Screen::New);
    let form = app.world().resource::<NewCampaignForm>();
    let offers = form.offers.iter().map(|offer| (offer.family.id(), offer.pack.id.as_str()));
    let offers: Vec<_> = offers.collect();
    assert!(form.troubles.is_empty() && form.chosen.is_none(), "{:?}", form.troubles);
    assert!(offers.contains(&("adventure", "glass-caravan")), "{offers:?}");
    assert!(offers.contains(&("hares", "meadow")), "{offers:?}");

    // This family's own form, with that pack and none of another family.
    let caravan = form.offers.iter().find(|offer| offer.pack.id == "glass-caravan");
    let caravan = caravan.expect("it ships").pack.name.clone();
    press_in(&mut app, &caravan);
    assert_eq!((screen(&mut app), family(&app)), (NEW, "adventure"));
    assert_eq!(app.world().resource::<Form>().pack, "glass-caravan");
    assert!(!crate::cards::source::packs().contains(&"meadow".to_owned()));

    // The other family's pack, at the shell's form.
    wish(app.world_mut(), Command::Go(Screen::New));
    assert_eq!(screen(&mut app), Screen::New);
    press_in(&mut app, "The meadow");
    assert_eq!((screen(&mut app), family(&app)), (Screen::New, ""));
    assert!(catalogue(app.world()).find("HA-RUN-01").is_some());
    for hero in ["Birch", "Alder"] {
        press_in(&mut app, hero);
    }
    let form = app.world().resource::<NewCampaignForm>();
    assert_eq!(form.party.seats.iter().map(|seat| seat.hero).collect::<Vec<_>>(), [1, 0]);
    press_in(&mut app, &t!("new-private"));
    let names = ["Player 1", "Player 2"].map(str::to_owned).to_vec();
    press_in(&mut app, &t!("campaign-begin"));
    assert_eq!((screen(&mut app), family(&app)), (Screen::Table, ""));
    let saved = app.world().resource::<GameSession>().game.as_ref().and_then(|game| game.saved());
    let saved = saved.expect("it is saved");
    assert_eq!((saved.name(), saved.party()[0].name.as_str()), ("The meadow", "Birch"));
    let seating = saved.seating();
    assert_eq!((seating.players, seating.hands), (names, HandPolicy::Private));
    // Hands are private: the screen goes to whoever is asked before the question is shown.
    let table = app.world().resource::<PlainTable>();
    assert!(table.question.is_none() && table.handover.is_some());
}

/// What families offer at the title sits down at their table first, whatever was played before.
#[test]
fn the_title_offers_what_each_family_has() {
    let entries = BOTH.title_entries();
    let words: Vec<&str> = entries.iter().map(|(words, _)| words.as_str()).collect();
    assert_eq!(words, [t!("guide-title"), t!("title-gallery")]);
    for (_, commands) in &entries {
        assert!(matches!(commands[..], [Command::SitAt("adventure"), _]), "{commands:?}");
    }
    let mut app = window(BOTH);
    wish(app.world_mut(), Command::SitAt("hares"));
    assert_eq!(family(&app), "");
    wish(app.world_mut(), Command::SitAt("adventure"));
    assert_eq!(family(&app), "adventure");
}

/// A position is laid on the table of the family that its file names; of one that nobody knows the place
/// is told.
#[test]
fn a_position_is_laid_on_the_table_of_its_family() {
    let root = lang::assets::tree();
    let mut app = window(BOTH);
    let hares = root.join("src/kernel/tests/vignettes/through-the-gate.ron");
    BOTH.position(&hares).expect("it can be read")(app.world_mut());
    assert_eq!((screen(&mut app), family(&app)), (Screen::Table, ""));
    let asked = app.world().resource::<PlainTable>().question.clone().expect("somebody is asked");
    assert!(asked.options.iter().any(|option| option.text.contains("run to c3")), "{asked:?}");
    let cards = root.join("assets/vignettes/adventure/closing/closed-already.ron");
    BOTH.position(&cards).expect("it can be read")(app.world_mut());
    assert_eq!((screen(&mut app), family(&app)), (Screen::Table, "adventure"));
    let place = tempfile::tempdir().expect("a folder");
    let strange = place.path().join("strange.ron");
    std::fs::write(&strange, "(family: \"foxes\")").expect("written");
    let Err(why) = BOTH.position(&strange) else { panic!("nobody knows it") };
    assert!(why.contains("strange.ron:1:10") && why.contains("known: adventure, hares"), "{why}");
}
