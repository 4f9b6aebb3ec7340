//! Every action that a key or a button can trigger, by name.

use super::binding::Binding;

/// Where an action is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// On every screen.
    Anywhere,
    /// At the table and wherever a game is played or reviewed.
    Table,
    /// While a journal is replayed; these take precedence there.
    Replay,
}

/// An action that a key or a button of a gamepad can trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// Does the obvious thing: rolls, explores, continues.
    Obvious,
    /// Presses the focused widget, as a click would; without a focus, does the obvious thing.
    Press,
    /// Closes what is open; if nothing is open, opens the menu.
    Back,
    /// Moves the focus up.
    FocusUp,
    /// Moves the focus down.
    FocusDown,
    /// Moves the focus to the left.
    FocusLeft,
    /// Moves the focus to the right.
    FocusRight,
    /// Moves the focus to the next group.
    NextGroup,
    /// Moves the focus to the previous group.
    PreviousGroup,
    /// Enlarges what has the focus or is under the pointer.
    Inspect,
    /// Makes panels and dialogs nearly transparent while it is held.
    Peek,
    /// Undoes the last decision.
    Undo,
    /// Undoes everything since the turn began.
    UndoTurn,
    /// Redoes the next undone decision.
    Redo,
    /// Opens the list of moments.
    Past,
    /// Stops at the very next window.
    Hold,
    /// Opens the auto-pass settings.
    Stops,
    /// Pins or unpins this card: auto-pass always stops for a pinned card.
    Pin,
    /// Folds or unfolds the chronicle.
    Chronicle,
    /// Opens the rules.
    Rules,
    /// Shows the opening of the scenario.
    Story,
    /// Opens the menu.
    Menu,
    /// Views the table as the hero at seat 1.
    Seat1,
    /// Views the table as the hero at seat 2.
    Seat2,
    /// Views the table as the hero at seat 3.
    Seat3,
    /// Views the table as the hero at seat 4.
    Seat4,
    /// Views the table as the hero at seat 5.
    Seat5,
    /// Views the table as the hero at seat 6.
    Seat6,
    /// Views the table as the next hero.
    NextSeat,
    /// Views the table as the previous hero.
    PreviousSeat,
    /// Zooms in.
    ZoomIn,
    /// Zooms out.
    ZoomOut,
    /// Resets the zoom to the whole table.
    ZoomReset,
    /// Zooms in on what matters now.
    Frame,
    /// Pans to the left.
    PanLeft,
    /// Pans to the right.
    PanRight,
    /// Pans up.
    PanUp,
    /// Pans down.
    PanDown,
    /// Toggles full screen.
    Fullscreen,
    /// Speeds up animations.
    Faster,
    /// Slows down animations.
    Slower,
    /// Shows what everybody on the other side threatens while it is held.
    Threat,
    /// Shows the line of sight to the cell under the pointer while it is held.
    Sight,
    /// Shows where whoever is under the pointer comes while it is held.
    Reach,
    /// Asks whether to begin the game again, and does so.
    Restart,
    /// Starts or pauses a replay.
    ReplayRun,
    /// Goes to the next decision of a replay.
    ReplayNext,
    /// Goes to the previous decision.
    ReplayPrevious,
    /// Goes to the next turn of a replay.
    ReplayNextTurn,
    /// Goes to the previous turn.
    ReplayPreviousTurn,
    /// Goes to the start of a replay.
    ReplayStart,
    /// Goes to its end.
    ReplayEnd,
}

use Action as A;

impl Action {
    /// Every action, in the order of the settings page.
    pub const ALL: [Action; 52] = [
        A::Obvious,
        A::Press,
        A::Back,
        A::FocusUp,
        A::FocusDown,
        A::FocusLeft,
        A::FocusRight,
        A::NextGroup,
        A::PreviousGroup,
        A::Inspect,
        A::Peek,
        A::Undo,
        A::UndoTurn,
        A::Redo,
        A::Past,
        A::Hold,
        A::Stops,
        A::Pin,
        A::Chronicle,
        A::Rules,
        A::Story,
        A::Menu,
        A::Seat1,
        A::Seat2,
        A::Seat3,
        A::Seat4,
        A::Seat5,
        A::Seat6,
        A::NextSeat,
        A::PreviousSeat,
        A::ZoomIn,
        A::ZoomOut,
        A::ZoomReset,
        A::Frame,
        A::PanLeft,
        A::PanRight,
        A::PanUp,
        A::PanDown,
        A::Fullscreen,
        A::Faster,
        A::Slower,
        A::Threat,
        A::Sight,
        A::Reach,
        A::Restart,
        A::ReplayRun,
        A::ReplayNext,
        A::ReplayPrevious,
        A::ReplayNextTurn,
        A::ReplayPreviousTurn,
        A::ReplayStart,
        A::ReplayEnd,
    ];

    /// The actions of the seats, by number.
    pub const SEATS: [Action; 6] = [A::Seat1, A::Seat2, A::Seat3, A::Seat4, A::Seat5, A::Seat6];

    /// Returns its id in the settings file and its default bindings.
    fn row(self) -> (&'static str, &'static [&'static str]) {
        match self {
            A::Obvious => ("obvious", &["Space", "Pad X"]),
            A::Press => ("press", &["Enter", "Pad A"]),
            A::Back => ("back", &["Esc", "Pad B"]),
            A::FocusUp => ("focus-up", &["Up", "Pad Up", "Pad Left Stick Up"]),
            A::FocusDown => ("focus-down", &["Down", "Pad Down", "Pad Left Stick Down"]),
            A::FocusLeft => ("focus-left", &["Left", "Pad Left", "Pad Left Stick Left"]),
            A::FocusRight => ("focus-right", &["Right", "Pad Right", "Pad Left Stick Right"]),
            A::NextGroup => ("next-group", &["Tab", "Pad RB"]),
            A::PreviousGroup => ("previous-group", &["Shift+Tab", "Pad LB"]),
            A::Inspect => ("inspect", &["I", "Pad Y"]),
            A::Peek => ("peek", &["Left Alt", "Pad RT"]),
            A::Undo => ("undo", &["U", "Ctrl+Z", "Pad Select"]),
            A::UndoTurn => ("undo-turn", &["Shift+U", "Pad LT+RT"]),
            A::Redo => ("redo", &["Y", "Ctrl+Y", "Ctrl+Shift+Z", "Pad LT+Select"]),
            A::Past => ("past", &["Z", "Pad LT+Start"]),
            A::Hold => ("hold", &["H", "Pad L3"]),
            A::Stops => ("stops", &["S", "Pad LT+L3"]),
            A::Pin => ("pin", &["P", "Pad LT+X"]),
            A::Chronicle => ("chronicle", &["C", "Pad LT+B"]),
            A::Rules => ("rules", &["F1", "Pad LT+Y"]),
            A::Story => ("story", &["T", "Pad LT+A"]),
            A::Menu => ("menu", &["F10", "Pad Start"]),
            A::Seat1 => ("seat-1", &["1"]),
            A::Seat2 => ("seat-2", &["2"]),
            A::Seat3 => ("seat-3", &["3"]),
            A::Seat4 => ("seat-4", &["4"]),
            A::Seat5 => ("seat-5", &["5"]),
            A::Seat6 => ("seat-6", &["6"]),
            A::NextSeat => ("next-seat", &["PageDown", "Pad LT+RB"]),
            A::PreviousSeat => ("previous-seat", &["PageUp", "Pad LT+LB"]),
            A::ZoomIn => ("zoom-in", &["Plus", "Pad LT+Right Stick Up"]),
            A::ZoomOut => ("zoom-out", &["Minus", "Pad LT+Right Stick Down"]),
            A::ZoomReset => ("zoom-reset", &["0", "Pad R3"]),
            A::Frame => ("frame", &["F", "Pad LT+R3"]),
            A::PanLeft => ("pan-left", &["Shift+Left", "Pad Right Stick Left"]),
            A::PanRight => ("pan-right", &["Shift+Right", "Pad Right Stick Right"]),
            A::PanUp => ("pan-up", &["Shift+Up", "Pad Right Stick Up"]),
            A::PanDown => ("pan-down", &["Shift+Down", "Pad Right Stick Down"]),
            A::Fullscreen => ("fullscreen", &["F11", "Alt+Enter"]),
            A::Faster => ("faster", &["Period"]),
            A::Slower => ("slower", &["Comma"]),
            A::Threat => ("threat", &["X", "Pad LT+Up"]),
            A::Sight => ("sight", &["L", "Pad LT+Down"]),
            A::Reach => ("reach", &["R", "Pad LT+Left"]),
            A::Restart => ("restart", &["Ctrl+R", "Pad LT+Right"]),
            A::ReplayRun => ("replay-run", &["Space", "Pad X"]),
            A::ReplayNext => ("replay-next", &["Right", "Pad RB"]),
            A::ReplayPrevious => ("replay-previous", &["Left", "Pad LB"]),
            A::ReplayNextTurn => ("replay-next-turn", &["Down", "PageDown", "Pad LT+RB"]),
            A::ReplayPreviousTurn => ("replay-previous-turn", &["Up", "PageUp", "Pad LT+LB"]),
            A::ReplayStart => ("replay-start", &["Home"]),
            A::ReplayEnd => ("replay-end", &["End"]),
        }
    }

    /// Returns its id in `settings.ron`.
    pub fn id(self) -> &'static str {
        self.row().0
    }

    /// Returns the action with this id.
    pub fn of_id(id: &str) -> Option<Action> {
        Action::ALL.into_iter().find(|a| a.id() == id)
    }

    /// Returns its title.
    pub fn title(self) -> String {
        crate::lang::translate(&format!("input-{}", self.id()), &[])
    }

    /// Returns where it is available.
    pub fn scope(self) -> Scope {
        match self {
            A::Obvious
            | A::Press
            | A::Back
            | A::FocusUp
            | A::FocusDown
            | A::FocusLeft
            | A::FocusRight
            | A::NextGroup
            | A::PreviousGroup
            | A::Inspect
            | A::Peek
            | A::Rules
            | A::Fullscreen
            | A::Undo => Scope::Anywhere,
            a if a >= A::ReplayRun => Scope::Replay,
            _ => Scope::Table,
        }
    }

    /// Returns its default bindings.
    pub fn usual(self) -> Vec<Binding> {
        self.row().1.iter().filter_map(|name| name.parse().ok()).collect()
    }

    /// Returns whether it moves the focus.
    pub fn moves_focus(self) -> bool {
        (A::FocusUp..=A::PreviousGroup).contains(&self)
    }

    /// Returns whether it repeats while its key is held.
    pub fn repeats(self) -> bool {
        self.moves_focus()
            || (A::ZoomIn..=A::ZoomOut).contains(&self)
            || (A::PanLeft..=A::PanDown).contains(&self)
            || (A::ReplayNext..=A::ReplayPreviousTurn).contains(&self)
    }
}
