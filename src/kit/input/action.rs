//! Everything that a key or a button can do, by name.

use super::binding::Binding;

/// Where an action is understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// On every screen.
    Anywhere,
    /// At the table and wherever a game is looked after.
    Table,
    /// While a journal is watched; these go before all others there.
    Replay,
}

/// Something that a key or a button of a gamepad can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// Does what is obvious now: rolls, explores, goes on.
    Obvious,
    /// Presses what has the focus, as a click would; without a focus, what is obvious.
    Press,
    /// Puts away what is open; with nothing open, the menu.
    Back,
    /// Focus: to the next thing above.
    FocusUp,
    /// Focus: to the next thing below.
    FocusDown,
    /// Focus: to the next thing on the left.
    FocusLeft,
    /// Focus: to the next thing on the right.
    FocusRight,
    /// Focus: to the next group of things.
    NextGroup,
    /// Focus: to the group before.
    PreviousGroup,
    /// Shows what has the focus, or lies under the pointer, as large as the screen allows.
    Inspect,
    /// While it is held, panels and dialogs are nearly transparent.
    Peek,
    /// Takes the last decision back.
    Undo,
    /// Makes again what was taken back.
    Redo,
    /// The list of moments to go back to.
    Past,
    /// Stops at the very next window.
    Hold,
    /// What everybody is asked about.
    Stops,
    /// Always ask about this card, or no longer.
    Pin,
    /// Folds or unfolds the chronicle.
    Chronicle,
    /// The rules.
    Rules,
    /// The opening of the scenario.
    Story,
    /// The menu.
    Menu,
    /// Through the eyes of the hero at this seat.
    Seat1,
    /// Through the eyes of the hero at this seat.
    Seat2,
    /// Through the eyes of the hero at this seat.
    Seat3,
    /// Through the eyes of the hero at this seat.
    Seat4,
    /// Through the eyes of the hero at this seat.
    Seat5,
    /// Through the eyes of the hero at this seat.
    Seat6,
    /// Through the eyes of the next hero.
    NextSeat,
    /// Through the eyes of the hero before.
    PreviousSeat,
    /// The table nearer.
    ZoomIn,
    /// The table farther.
    ZoomOut,
    /// The whole table.
    ZoomReset,
    /// What matters now, as large as it goes.
    Frame,
    /// The table to the left.
    PanLeft,
    /// The table to the right.
    PanRight,
    /// The table up.
    PanUp,
    /// The table down.
    PanDown,
    /// Over the whole monitor, and back.
    Fullscreen,
    /// Things move faster.
    Faster,
    /// Things move slower.
    Slower,
    /// Lets a replay run, or stops it.
    ReplayRun,
    /// The next decision of a replay.
    ReplayNext,
    /// The decision before.
    ReplayPrevious,
    /// The next turn of a replay.
    ReplayNextTurn,
    /// The turn before.
    ReplayPreviousTurn,
    /// The beginning of a replay.
    ReplayStart,
    /// Its end.
    ReplayEnd,
}

use Action as A;

impl Action {
    /// Every action, in the order in which they are listed.
    pub const ALL: [Action; 47] = [
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
        A::ReplayRun,
        A::ReplayNext,
        A::ReplayPrevious,
        A::ReplayNextTurn,
        A::ReplayPreviousTurn,
        A::ReplayStart,
        A::ReplayEnd,
    ];

    /// The seats, by number.
    pub const SEATS: [Action; 6] = [A::Seat1, A::Seat2, A::Seat3, A::Seat4, A::Seat5, A::Seat6];

    /// Its name in settings and its usual bindings.
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
            A::ReplayRun => ("replay-run", &["Space", "Pad X"]),
            A::ReplayNext => ("replay-next", &["Right", "Pad RB"]),
            A::ReplayPrevious => ("replay-previous", &["Left", "Pad LB"]),
            A::ReplayNextTurn => ("replay-next-turn", &["Down", "PageDown", "Pad LT+RB"]),
            A::ReplayPreviousTurn => ("replay-previous-turn", &["Up", "PageUp", "Pad LT+LB"]),
            A::ReplayStart => ("replay-start", &["Home"]),
            A::ReplayEnd => ("replay-end", &["End"]),
        }
    }

    /// Its name in `settings.ron`.
    pub fn id(self) -> &'static str {
        self.row().0
    }

    /// The action of that name.
    pub fn of_id(id: &str) -> Option<Action> {
        Action::ALL.into_iter().find(|a| a.id() == id)
    }

    /// What it is called.
    pub fn title(self) -> String {
        crate::lang::translate(&format!("input-{}", self.id()), &[])
    }

    /// Where it is understood.
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

    /// The bindings that it has unless others are chosen.
    pub fn usual(self) -> Vec<Binding> {
        self.row().1.iter().filter_map(|name| name.parse().ok()).collect()
    }

    /// It moves the focus.
    pub fn moves_focus(self) -> bool {
        (A::FocusUp..=A::PreviousGroup).contains(&self)
    }

    /// Holding it down does it again and again.
    pub fn repeats(self) -> bool {
        self.moves_focus()
            || (A::ZoomIn..=A::ZoomOut).contains(&self)
            || (A::PanLeft..=A::PanDown).contains(&self)
            || (A::ReplayNext..=A::ReplayPreviousTurn).contains(&self)
    }
}
