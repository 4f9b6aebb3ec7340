//! The map from keys and buttons to actions: the defaults, overridden by the settings.

use std::collections::BTreeMap;

use super::action::{Action, Scope};
use super::binding::Binding;
use crate::settings::Settings;

/// The maximum number of bindings of one action.
const MOST: usize = 8;

/// Every action with its bindings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map(BTreeMap<Action, Vec<Binding>>);

/// An action as the settings page shows it.
#[derive(Clone, Debug)]
pub struct Row {
    /// The action.
    pub action: Action,
    /// Its title.
    pub title: String,
    /// Its bindings.
    pub bindings: Vec<Binding>,
    /// Whether its bindings differ from the defaults.
    pub chosen: bool,
    /// Other actions with the same key or button.
    pub conflicts: Vec<(Binding, Action)>,
}

impl Default for Map {
    fn default() -> Map {
        Map(Action::ALL.into_iter().map(|a| (a, a.usual())).collect())
    }
}

impl Map {
    /// Returns the defaults, overridden by the settings; and the errors in the settings.
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

    /// Returns the bindings of an action.
    pub fn bindings(&self, action: Action) -> &[Binding] {
        self.0.get(&action).map_or(&[], Vec::as_slice)
    }

    /// Returns the first binding of an action on a device.
    pub fn first(&self, action: Action, pad: bool) -> Option<Binding> {
        self.bindings(action).iter().copied().find(|b| b.is_pad() == pad)
    }

    /// Returns the actions of a key or button; with `replay`, those of a replay first.
    pub fn actions(&self, binding: Binding, replay: bool) -> Vec<Action> {
        let hit = |a: &Action| self.bindings(*a).contains(&binding);
        let all = Action::ALL.into_iter().filter(hit);
        if !replay {
            return all.filter(|a| a.scope() != Scope::Replay).collect();
        }
        let all: Vec<Action> = all.collect();
        let own = |a: &Action| a.scope() == Scope::Replay;
        // There, the actions of a replay take precedence over all others.
        if all.iter().any(own) { all.into_iter().filter(own).collect() } else { all }
    }

    /// Returns other actions with one of the bindings of this one.
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

    /// Returns every row of the settings page.
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

/// Binds an action: replaces its bindings on the same device, and leaves those on the other device.
pub fn rebind(settings: &mut Settings, action: Action, binding: Binding) {
    let (map, _) = Map::of(settings);
    let mut now: Vec<Binding> = map.bindings(action).to_vec();
    now.retain(|b| b.is_pad() != binding.is_pad());
    now.insert(0, binding);
    keep(settings, action, now);
}

/// Adds a binding to an action.
pub fn add(settings: &mut Settings, action: Action, binding: Binding) {
    let (map, _) = Map::of(settings);
    let mut now: Vec<Binding> = map.bindings(action).to_vec();
    if !now.contains(&binding) && now.len() < MOST {
        now.push(binding);
    }
    keep(settings, action, now);
}

/// Removes a binding from an action, except the last key of the actions that open menus and press.
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

/// Resets one action, or all actions, to the defaults.
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
        // Every action with a key also has a gamepad button, except the seats by number (there is a
        // next one), the speed (in the menu) and full screen (in the settings).
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
        // The last key for pressing is not removed.
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
