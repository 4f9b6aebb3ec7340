//! Tests the table for screen readers, without a display: the tree's texts, and that its actions
//! work.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, Live, Node, Role};
use bevy_egui::egui::{self, RawInput, Rect, pos2, vec2};

use super::focus;
use super::panels::ask;
use super::spot::Spot;
use super::tests::windowless::{sit_down, wish};
use crate::adventure_table::command::TableCommand;
use crate::adventure_table::model::Model;
use crate::adventure_table::pilot;
use crate::campaign::Campaign;
use crate::kit::theme::install_fonts;
use crate::rules::flow::prompt::{Act, Ask};
use crate::rules::state::ids::PileId;
use crate::rules::state::table;
use crate::shell::command::{Command, CommandQueue};
use crate::shell::screens::frame::Frames;

/// Returns a table whose first turn is open.
fn seated() -> (tempfile::TempDir, App) {
    let dir = tempfile::tempdir().expect("a folder");
    let party = ["brannick", "ilse"].map(str::to_owned);
    let players = ["Anna", "Anna"].map(str::to_owned);
    let campaign = Campaign::create(dir.path(), "lamplighters", &party, &players, "Read", 11);
    let mut app = sit_down(campaign.expect("it is made"));
    let world = app.world_mut();
    for step in 0..40 {
        let model = world.resource::<Model>();
        if model.prompt.as_ref().is_some_and(|p| p.ask == Ask::Turn) {
            break;
        }
        let acts = pilot::answer(model, step).expect("something is asked");
        wish(world, TableCommand::Do(acts));
    }
    assert_eq!(world.resource::<Model>().prompt.as_ref().map(|p| p.ask), Some(Ask::Turn));
    (dir, app)
}

/// Formats a command, for comparisons.
fn formatted(command: impl Into<Command>) -> String {
    format!("{:?}", command.into())
}

/// Runs a pass of the table and its panel. Returns the commands, and the tree.
fn pass(
    world: &mut World,
    ctx: &egui::Context,
    events: Vec<egui::Event>,
) -> (Vec<String>, Vec<(accesskit::NodeId, Node)>) {
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1600.0, 900.0));
    let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
    let mut commands = Vec::new();
    let mut output = ctx.run_ui(input, |_| {
        let free = screen;
        let (covered, reading) = (Vec::new(), Vec::new());
        let mut frames =
            Frames { ctx, out: CommandQueue::default(), covered, reading, free, text: 1.0 };
        focus::show(world, &mut frames);
        let model = world.resource::<Model>();
        let asking = ask::Asking {
            name: "Brannick Stowe",
            player: "Anna",
            portrait: (egui::TextureId::default(), Rect::ZERO),
            turn: None,
            busy: false,
            can_undo: true,
            for_whom: "",
            holding: None,
        };
        frames.panel("ask", Rect::from_min_max(pos2(1290.0, 330.0), screen.max), |ui, out| {
            ask::show(ui, model, &asking, out);
        });
        commands.extend(frames.out.0.iter().map(|command| format!("{command:?}")));
    });
    output.textures_delta.clear();
    let tree = output.platform_output.accesskit_update.expect("there is a tree");
    (commands, tree.nodes)
}

/// Returns a context with a screen reader, after one pass.
fn read_aloud(world: &mut World) -> egui::Context {
    let ctx = egui::Context::default();
    install_fonts(&ctx);
    ctx.enable_accesskit();
    pass(world, &ctx, Vec::new());
    ctx
}

fn find<'a>(nodes: &'a [(accesskit::NodeId, Node)], words: &str) -> &'a (accesskit::NodeId, Node) {
    let has = |n: &&(accesskit::NodeId, Node)| n.1.label().is_some_and(|l| l.contains(words));
    nodes.iter().find(has).unwrap_or_else(|| panic!("nothing is called {words:?}"))
}

#[test]
fn the_tree_says_what_is_there_what_can_be_done_and_why_not() {
    let (_dir, mut app) = seated();
    let world = app.world_mut();
    let ctx = read_aloud(world);
    let (_, nodes) = pass(world, &ctx, Vec::new());
    // Every thing of the list is a node with a text, a place and an action.
    let items = focus::items(world);
    for item in &items {
        let id = item.id().accesskit_id();
        let (_, node) = nodes.iter().find(|(n, _)| *n == id).expect("it is in the tree");
        assert_eq!(node.label(), Some(item.words().as_str()));
        assert_eq!(node.role(), Role::Button);
        assert!(node.bounds().is_some() && node.supports_action(Action::Click), "{item:?}");
        assert!(node.supports_action(Action::Focus), "{item:?}");
        assert!(!item.label.is_empty(), "{item:?}");
    }
    let who = world.resource::<Model>().prompt.as_ref().map(|p| p.who).expect("somebody is asked");
    let hand = table::pile(world, PileId::Hand(who)).len();
    let cards = items.iter().filter(|i| matches!(i.spot, Spot::Card(_))).count();
    assert_eq!(cards, hand);
    let at = table::hero(world, who).at;
    let deck = items.iter().find(|i| i.spot == Spot::Deck(at)).expect("the deck is listed");
    assert!(deck.words().contains("You can: Explore"), "{}", deck.words());
    // What cannot be done says why, with the rule.
    let refused = items.iter().filter_map(|i| i.why.as_ref().map(|w| (i.words(), w)));
    let refused: Vec<_> = refused.collect();
    assert!(!refused.is_empty());
    for (words, why) in refused {
        assert!(words.contains("Not now: ") && words.contains(&why.rule.to_string()), "{words}");
    }
    // The panel is in the same tree, and the question is announced.
    find(&nodes, "Explore");
    find(&nodes, "Undo");
    let said = nodes.iter().any(|(_, n)| {
        let words = n.value().unwrap_or_default();
        n.live() == Some(Live::Polite) && words.contains("Question for ")
    });
    assert!(said, "the question is announced");
    // Everything that can be pressed has a name.
    for (id, node) in &nodes {
        let mute = node.label().is_none() && node.value().is_none();
        assert!(node.role() != Role::Button || !mute, "{id:?}: {node:?}");
    }
}

#[test]
fn a_screen_reader_can_explore_and_play() {
    let (_dir, mut app) = seated();
    let world = app.world_mut();
    let ctx = read_aloud(world);
    let who = world.resource::<Model>().prompt.as_ref().map(|p| p.who).expect("somebody is asked");
    let deck = crate::adventure_table::focus_words::id(Spot::Deck(table::hero(world, who).at));
    let asks = |action, id: egui::Id| {
        vec![egui::Event::AccessKitActionRequest(accesskit::ActionRequest {
            action,
            target_tree: accesskit::TreeId::ROOT,
            target_node: id.accesskit_id(),
            data: None,
        })]
    };
    pass(world, &ctx, asks(Action::Focus, deck));
    assert_eq!(ctx.memory(egui::Memory::focused), Some(deck));
    let (commands, _) = pass(world, &ctx, asks(Action::Click, deck));
    assert_eq!(commands, [formatted(TableCommand::Do(vec![Act::Explore]))]);
    // A token is moved by a list of its possible destinations.
    let token = crate::adventure_table::focus_words::id(Spot::Token(who));
    let (commands, _) = pass(world, &ctx, asks(Action::Click, token));
    let moves = world.resource::<Model>().offered(|a| matches!(a, Act::Move(_)));
    assert!(moves.len() > 1 && commands == [formatted(TableCommand::Fan(moves))], "{commands:?}");
    // A card that cannot be played now says why.
    let refused = focus::items(world)
        .into_iter()
        .find(|i| matches!(i.spot, Spot::Card(_)) && i.why.is_some() && i.can.is_empty());
    if let Some(item) = refused {
        let (commands, _) = pass(world, &ctx, asks(Action::Click, item.id()));
        assert_eq!(commands, [formatted(Command::Refuse(item.why.expect("there is a reason")))]);
    }
}
