//! Which key and which button does what: the usual bindings, and what people chose instead.

use std::collections::BTreeMap;

use super::action::{Action, Scope};
use super::binding::Binding;
use crate::settings::Settings;

/// The most bindings of one action.
const MOST: usize = 8;

/// Every action with what sets it off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map(BTreeMap<Action, Vec<Binding>>);

/// An action as the settings screen shows it.
#[derive(Clone, Debug)]
pub struct Row {
    /// The action.
    pub action: Action,
    /// What it is called.
    pub title: String,
    /// What sets it off.
    pub bindings: Vec<Binding>,
    /// Whether that was chosen, and is not the usual.
    pub chosen: bool,
    /// Other actions that the same key or button would set off.
    pub conflicts: Vec<(Binding, Action)>,
}

impl Default for Map {
    fn default() -> Map {
        Map(Action::ALL.into_iter().map(|a| (a, a.usual())).collect())
    }
}

impl Map {
    /// The usual, and in place of it what the settings say; and what of that is not understood.
    pub fn of(settings: &Settings) -> (Map, Vec<String>) {
        let (mut map, mut faults) = (Map::default(), Vec::new());
        for (id, names) in &settings.bindings {
            let Some(action) = Action::of_id(id) else {
                faults.push(t!("input-fault-action", action = id.clone()));
                continue;
            };
            let mut bindings = Vec::new();
            for name in names.iter().take(MOST) {
                match name.parse() {
                    Ok(binding) => bindings.push(binding),
                    Err(_) => faults.push(t!(
                        "input-fault-binding",
                        name = name.clone(),
                        action = action.title()
                    )),
                }
            }
            map.0.insert(action, bindings);
        }
        (map, faults)
    }

    /// What sets an action off.
    pub fn bindings(&self, action: Action) -> &[Binding] {
        self.0.get(&action).map_or(&[], Vec::as_slice)
    }

    /// The first binding of an action on a device.
    pub fn first(&self, action: Action, pad: bool) -> Option<Binding> {
        self.bindings(action).iter().copied().find(|b| b.is_pad() == pad)
    }

    /// What a key or a button does, of the actions of those scopes.
    pub fn actions(&self, binding: Binding, replay: bool) -> Vec<Action> {
        let hit = |a: &Action| self.bindings(*a).contains(&binding);
        let all = Action::ALL.into_iter().filter(hit);
        if !replay {
            return all.filter(|a| a.scope() != Scope::Replay).collect();
        }
        let all: Vec<Action> = all.collect();
        let own = |a: &Action| a.scope() == Scope::Replay;
        // There, what drives a replay goes before everything else.
        if all.iter().any(own) { all.into_iter().filter(own).collect() } else { all }
    }

    /// Other actions that what sets this one off would set off, too.
    pub fn conflicts(&self, action: Action) -> Vec<(Binding, Action)> {
        let replay = action.scope() == Scope::Replay;
        let mut all = Vec::new();
        for other in Action::ALL {
            if other == action || (other.scope() == Scope::Replay) != replay {
                continue;
            }
            let same = self.bindings(other).iter().filter(|b| self.bindings(action).contains(b));
            all.extend(same.map(|b| (*b, other)));
        }
        all
    }

    /// Everything for the settings screen.
    pub fn rows(&self) -> Vec<Row> {
        let row = |action: Action| Row {
            action,
            title: action.title(),
            bindings: self.bindings(action).to_vec(),
            chosen: self.bindings(action) != action.usual(),
            conflicts: self.conflicts(action),
        };
        Action::ALL.into_iter().map(row).collect()
    }
}

/// Gives an action that binding: beside what it has of the other device, in place of what it has
/// of the same one.
pub fn rebind(settings: &mut Settings, action: Action, binding: Binding) {
    let (map, _) = Map::of(settings);
    let mut now: Vec<Binding> = map.bindings(action).to_vec();
    now.retain(|b| b.is_pad() != binding.is_pad());
    now.insert(0, binding);
    keep(settings, action, now);
}

/// Gives an action one binding more.
pub fn add(settings: &mut Settings, action: Action, binding: Binding) {
    let (map, _) = Map::of(settings);
    let mut now: Vec<Binding> = map.bindings(action).to_vec();
    if !now.contains(&binding) && now.len() < MOST {
        now.push(binding);
    }
    keep(settings, action, now);
}

/// Takes a binding from an action. What opens menus and presses is never left without a key.
pub fn unbind(settings: &mut Settings, action: Action, binding: Binding) {
    let (map, _) = Map::of(settings);
    let mut now: Vec<Binding> = map.bindings(action).to_vec();
    now.retain(|b| *b != binding);
    let needed = matches!(action, Action::Press | Action::Back);
    if needed && !now.iter().any(|b| !b.is_pad()) {
        return;
    }
    keep(settings, action, now);
}

/// Back to the usual: of one action, or of all.
pub fn reset(settings: &mut Settings, action: Option<Action>) {
    match action {
        Some(action) => drop(settings.bindings.remove(action.id())),
        None => settings.bindings.clear(),
    }
}

fn keep(settings: &mut Settings, action: Action, now: Vec<Binding>) {
    if now == action.usual() {
        settings.bindings.remove(action.id());
    } else {
        let names = now.iter().map(ToString::to_string).collect();
        settings.bindings.insert(action.id().to_owned(), names);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn binding(name: &str) -> Binding {
        name.parse().unwrap()
    }

    #[test]
    fn the_usual_bindings_are_all_understood_and_none_is_used_twice() {
        let map = Map::default();
        for action in Action::ALL {
            assert_eq!(Action::of_id(action.id()), Some(action));
            assert!(!map.bindings(action).is_empty(), "{}", action.id());
            assert_eq!(map.conflicts(action), [], "{}", action.id());
        }
        let usual: usize = Action::ALL.into_iter().map(|a| a.usual().len()).sum();
        let written = include_str!("action.rs").matches("=> (\"").count();
        assert!(written == Action::ALL.len() && usual > written, "{written} rows");
        // Everything that can be done with the keys alone can be done with a gamepad alone, but the
        // seats by number (there is a next one), the speed (the menu has it) and full screen (so have
        // the settings).
        let keys_only = |a: &Action| map.first(*a, true).is_none();
        let keys_only: Vec<&str> =
            Action::ALL.into_iter().filter(keys_only).map(Action::id).collect();
        assert_eq!(keys_only.len(), 11, "{keys_only:?}");
    }

    #[test]
    fn what_is_chosen_replaces_the_usual_and_comes_back() {
        let mut settings = Settings::default();
        rebind(&mut settings, Action::Undo, binding("Backspace"));
        let (map, faults) = Map::of(&settings);
        assert_eq!(faults, Vec::<String>::new());
        assert_eq!(map.bindings(Action::Undo), [binding("Backspace"), binding("Pad Select")]);
        assert_eq!(map.actions(binding("U"), false), []);
        assert_eq!(map.actions(binding("Backspace"), false), [Action::Undo]);
        rebind(&mut settings, Action::Undo, binding("H"));
        let (map, _) = Map::of(&settings);
        assert_eq!(map.conflicts(Action::Undo), [(binding("H"), Action::Hold)]);
        reset(&mut settings, Some(Action::Undo));
        assert_eq!(settings, Settings::default());
        // The last key of what presses stays.
        unbind(&mut settings, Action::Press, binding("Enter"));
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn what_a_damaged_file_says_is_told_and_left_out() {
        let mut settings = Settings::default();
        settings.bindings.insert("fly".into(), vec!["A".into()]);
        settings.bindings.insert("undo".into(), vec!["Hyper+Q".into(), "Q".into()]);
        let (map, faults) = Map::of(&settings);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert_eq!(map.bindings(Action::Undo), [binding("Q")]);
    }

    #[test]
    fn what_drives_a_replay_goes_first_there() {
        let map = Map::default();
        assert_eq!(map.actions(binding("Right"), false), [Action::FocusRight]);
        assert_eq!(map.actions(binding("Right"), true), [Action::ReplayNext]);
        assert_eq!(map.actions(binding("U"), true), [Action::Undo]);
    }
}
