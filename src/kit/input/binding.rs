//! Key bindings: a key with Ctrl, Shift and Alt, or a button or direction of a gamepad, with a text
//! form: `Ctrl+Z`, `Pad A`, `Pad Left Stick Up`, `Pad LT+RB`.

use std::fmt;
use std::str::FromStr;

use bevy::input::gamepad::{GamepadAxis, GamepadButton};
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;

/// The modifier keys of a binding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct With {
    /// Control, or Command on a Mac.
    pub ctrl: bool,
    /// Shift.
    pub shift: bool,
    /// Alt.
    pub alt: bool,
}

/// A button of a gamepad, or a direction of one of its sticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A button.
    Button(GamepadButton),
    /// A stick; `true` means right or up.
    Stick(GamepadAxis, bool),
}

/// What triggers an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    /// A key by its label: `KeyZ` is the key that writes a z.
    Key(KeyCode, With),
    /// A part of a gamepad, with or without the left trigger held.
    Pad(Part, bool),
}

/// The button that acts as a modifier for the others while it is held.
pub const SHIFT: GamepadButton = GamepadButton::LeftTrigger2;

const KEYS: [(KeyCode, &str); 77] = [
    (KeyCode::Space, "Space"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Escape, "Esc"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PageUp"),
    (KeyCode::PageDown, "PageDown"),
    (KeyCode::ArrowUp, "Up"),
    (KeyCode::ArrowDown, "Down"),
    (KeyCode::ArrowLeft, "Left"),
    (KeyCode::ArrowRight, "Right"),
    (KeyCode::Equal, "Plus"),
    (KeyCode::Minus, "Minus"),
    (KeyCode::Comma, "Comma"),
    (KeyCode::Period, "Period"),
    (KeyCode::Slash, "Slash"),
    (KeyCode::Semicolon, "Semicolon"),
    (KeyCode::Quote, "Quote"),
    (KeyCode::Backquote, "Backquote"),
    (KeyCode::BracketLeft, "Left Bracket"),
    (KeyCode::BracketRight, "Right Bracket"),
    (KeyCode::AltLeft, "Left Alt"),
    (KeyCode::ShiftLeft, "Left Shift"),
    (KeyCode::ControlLeft, "Left Ctrl"),
    (KeyCode::ControlRight, "Right Ctrl"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::F11, "F11"),
    (KeyCode::F12, "F12"),
    (KeyCode::Digit0, "0"),
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::Digit3, "3"),
    (KeyCode::Digit4, "4"),
    (KeyCode::Digit5, "5"),
    (KeyCode::Digit6, "6"),
    (KeyCode::Digit7, "7"),
    (KeyCode::Digit8, "8"),
    (KeyCode::Digit9, "9"),
    (KeyCode::KeyA, "A"),
    (KeyCode::KeyB, "B"),
    (KeyCode::KeyC, "C"),
    (KeyCode::KeyD, "D"),
    (KeyCode::KeyE, "E"),
    (KeyCode::KeyF, "F"),
    (KeyCode::KeyG, "G"),
    (KeyCode::KeyH, "H"),
    (KeyCode::KeyI, "I"),
    (KeyCode::KeyJ, "J"),
    (KeyCode::KeyK, "K"),
    (KeyCode::KeyL, "L"),
    (KeyCode::KeyM, "M"),
    (KeyCode::KeyN, "N"),
    (KeyCode::KeyO, "O"),
    (KeyCode::KeyP, "P"),
    (KeyCode::KeyQ, "Q"),
    (KeyCode::KeyR, "R"),
    (KeyCode::KeyS, "S"),
    (KeyCode::KeyT, "T"),
    (KeyCode::KeyU, "U"),
    (KeyCode::KeyV, "V"),
    (KeyCode::KeyW, "W"),
    (KeyCode::KeyX, "X"),
    (KeyCode::KeyY, "Y"),
    (KeyCode::KeyZ, "Z"),
];

const PARTS: [(Part, &str); 25] = [
    (Part::Button(GamepadButton::South), "A"),
    (Part::Button(GamepadButton::East), "B"),
    (Part::Button(GamepadButton::West), "X"),
    (Part::Button(GamepadButton::North), "Y"),
    (Part::Button(GamepadButton::LeftTrigger), "LB"),
    (Part::Button(GamepadButton::RightTrigger), "RB"),
    (Part::Button(GamepadButton::LeftTrigger2), "LT"),
    (Part::Button(GamepadButton::RightTrigger2), "RT"),
    (Part::Button(GamepadButton::Select), "Select"),
    (Part::Button(GamepadButton::Start), "Start"),
    (Part::Button(GamepadButton::Mode), "Mode"),
    (Part::Button(GamepadButton::LeftThumb), "L3"),
    (Part::Button(GamepadButton::RightThumb), "R3"),
    (Part::Button(GamepadButton::DPadUp), "Up"),
    (Part::Button(GamepadButton::DPadDown), "Down"),
    (Part::Button(GamepadButton::DPadLeft), "Left"),
    (Part::Button(GamepadButton::DPadRight), "Right"),
    (Part::Stick(GamepadAxis::LeftStickY, true), "Left Stick Up"),
    (Part::Stick(GamepadAxis::LeftStickY, false), "Left Stick Down"),
    (Part::Stick(GamepadAxis::LeftStickX, false), "Left Stick Left"),
    (Part::Stick(GamepadAxis::LeftStickX, true), "Left Stick Right"),
    (Part::Stick(GamepadAxis::RightStickY, true), "Right Stick Up"),
    (Part::Stick(GamepadAxis::RightStickY, false), "Right Stick Down"),
    (Part::Stick(GamepadAxis::RightStickX, false), "Right Stick Left"),
    (Part::Stick(GamepadAxis::RightStickX, true), "Right Stick Right"),
];

impl Part {
    fn name(self) -> Option<&'static str> {
        PARTS.into_iter().find(|(p, _)| *p == self).map(|(_, name)| name)
    }
}

impl Binding {
    /// Returns the binding of a key without modifiers.
    pub fn key(code: KeyCode) -> Binding {
        Binding::Key(code, With::default())
    }

    /// Returns whether it belongs to a gamepad.
    pub fn is_pad(self) -> bool {
        matches!(self, Binding::Pad(..))
    }

    /// Returns whether it can be bound: every part of it has a name.
    pub fn is_named(self) -> bool {
        match self {
            Binding::Key(code, _) => KEYS.iter().any(|(k, _)| *k == code),
            Binding::Pad(part, _) => part.name().is_some(),
        }
    }

    /// Returns whether a text field would use it: a bare letter, an arrow, Enter.
    pub fn is_typed(self) -> bool {
        match self {
            Binding::Key(code, with) => {
                let goes_on = matches!(
                    code,
                    KeyCode::Escape
                        | KeyCode::Tab
                        | KeyCode::AltLeft
                        | KeyCode::F1
                        | KeyCode::F2
                        | KeyCode::F3
                        | KeyCode::F4
                        | KeyCode::F5
                        | KeyCode::F6
                        | KeyCode::F7
                        | KeyCode::F8
                        | KeyCode::F9
                        | KeyCode::F10
                        | KeyCode::F11
                        | KeyCode::F12
                );
                !goes_on || with.ctrl
            }
            Binding::Pad(..) => false,
        }
    }

    /// Returns its label on a button: `Space`, `Ctrl+Z`, and `A` for the pad's A.
    pub fn label(self) -> String {
        match self {
            Binding::Key(code, with) => {
                let mut words = String::new();
                for (held, id) in [(with.ctrl, "ctrl"), (with.alt, "alt"), (with.shift, "shift")] {
                    if held {
                        words.push_str(&crate::lang::translate(&format!("input-key-{id}"), &[]));
                        words.push('+');
                    }
                }
                let name = KEYS.iter().find(|(k, _)| *k == code).map_or("?", |(_, name)| *name);
                words.push_str(&key_label(name));
                words
            }
            Binding::Pad(part, shifted) => {
                let words = part.name().map_or_else(|| "?".to_owned(), pad_said);
                if shifted { format!("LT+{words}") } else { words }
            }
        }
    }
}

/// Returns a key's name in the current language; letters are the same in all languages.
fn key_label(name: &str) -> String {
    let id = format!("input-key-{}", name.to_lowercase().replace(' ', "-"));
    if crate::lang::has(&id) { crate::lang::translate(&id, &[]) } else { name.to_owned() }
}

fn pad_said(name: &str) -> String {
    let id = format!("input-pad-{}", name.to_lowercase().replace(' ', "-"));
    if crate::lang::has(&id) { crate::lang::translate(&id, &[]) } else { name.to_owned() }
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Binding::Key(code, with) => {
                for (held, word) in
                    [(with.ctrl, "Ctrl+"), (with.alt, "Alt+"), (with.shift, "Shift+")]
                {
                    if held {
                        f.write_str(word)?;
                    }
                }
                let name = KEYS.iter().find(|(k, _)| k == code).map_or("?", |(_, name)| *name);
                f.write_str(name)
            }
            Binding::Pad(part, shifted) => {
                f.write_str(if *shifted { "Pad LT+" } else { "Pad " })?;
                f.write_str(part.name().unwrap_or("?"))
            }
        }
    }
}

/// There is no key and no button of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no key and no button")]
pub struct UnknownBinding(String);

impl FromStr for Binding {
    type Err = UnknownBinding;

    fn from_str(name: &str) -> Result<Binding, UnknownBinding> {
        let unknown = || UnknownBinding(name.to_owned());
        let same = |a: &str, b: &str| a.eq_ignore_ascii_case(b);
        if let Some(rest) = name.strip_prefix("Pad ").or_else(|| name.strip_prefix("pad ")) {
            let (shifted, rest) = match rest.get(..3) {
                Some(start) if same(start, "LT+") => (true, &rest[3..]),
                _ => (false, rest),
            };
            let part = PARTS.into_iter().find(|(_, n)| same(n, rest)).ok_or_else(unknown)?;
            return Ok(Binding::Pad(part.0, shifted));
        }
        let mut with = With::default();
        let mut words: Vec<&str> = name.split('+').map(str::trim).collect();
        let last = words.pop().unwrap_or_default();
        for word in words {
            match word {
                w if same(w, "ctrl") => with.ctrl = true,
                w if same(w, "shift") => with.shift = true,
                w if same(w, "alt") => with.alt = true,
                _ => return Err(unknown()),
            }
        }
        let key = KEYS.iter().find(|(_, n)| same(n, last)).ok_or_else(unknown)?;
        Ok(Binding::Key(key.0, with))
    }
}

/// Returns a key by its label: letters and signs by what they write in this keyboard layout, so
/// that Ctrl+Z is where people expect it; other keys, and letters that are not Latin, by their
/// position.
pub fn marked(code: KeyCode, logical: &Key) -> KeyCode {
    let Key::Character(text) = logical else { return code };
    if !KEYS.iter().any(|(k, _)| *k == code) {
        return code;
    }
    let mut chars = text.chars();
    let (Some(c), None) = (chars.next(), chars.next()) else { return code };
    let name = match c {
        '+' | '=' => "Plus".to_owned(),
        '-' | '_' => "Minus".to_owned(),
        ',' => "Comma".to_owned(),
        '.' => "Period".to_owned(),
        c if c.is_ascii_alphanumeric() => c.to_ascii_uppercase().to_string(),
        _ => return code,
    };
    KEYS.iter().find(|(_, n)| *n == name).map_or(code, |(k, _)| *k)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for (code, _) in KEYS {
            for bits in 0..8 {
                let with = With { ctrl: bits & 1 > 0, shift: bits & 2 > 0, alt: bits & 4 > 0 };
                let binding = Binding::Key(code, with);
                assert_eq!(binding.to_string().parse(), Ok(binding), "{binding}");
            }
        }
        for (part, _) in PARTS.into_iter() {
            for shifted in [false, true] {
                let binding = Binding::Pad(part, shifted);
                assert_eq!(binding.to_string().parse(), Ok(binding), "{binding}");
            }
        }
        assert_eq!("ctrl+z".parse::<Binding>().unwrap().to_string(), "Ctrl+Z");
        assert_eq!("Pad Left Stick Up".parse::<Binding>().unwrap().label(), "Left Stick Up");
        for bad in ["", "Pad", "Pad Q", "Hyper+Z", "Ctrl+", "Ctrl+Pad A"] {
            assert!(bad.parse::<Binding>().is_err(), "{bad}");
        }
    }

    #[test]
    fn letters_are_where_the_layout_has_them() {
        let z = Key::Character("z".into());
        assert_eq!(marked(KeyCode::KeyY, &z), KeyCode::KeyZ);
        // A Cyrillic letter is mapped by its position.
        assert_eq!(marked(KeyCode::KeyU, &Key::Character("г".into())), KeyCode::KeyU);
        assert_eq!(marked(KeyCode::BracketRight, &Key::Character("+".into())), KeyCode::Equal);
        assert_eq!(marked(KeyCode::Space, &Key::Space), KeyCode::Space);
    }
}
