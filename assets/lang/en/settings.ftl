# The settings.

settings-title = Settings
settings-close = Close
settings-usual = Reset this page to defaults

settings-words = Language and size
settings-colors = Colors
settings-motion = Motion and guide
settings-sound = Sound
settings-window = Window

settings-language = Language
# $language (text): the system's, by its own name
settings-language-system = System default: { $language }
settings-ui-scale = Interface size
settings-ui-scale-about = In addition to scaling with the window.
settings-text-scale = Text size
settings-text-scale-about = In addition to interface size.

settings-contrast = High contrast
settings-contrast-about = Plain dark backgrounds, bright text, clear lines.
settings-palette = Palette
settings-palette-usual = Standard
settings-palette-safe = Color-blind friendly
settings-palette-about = Nothing is shown by color alone: seats have shapes, and symbols stand beside words.
settings-sample-can = available now
settings-sample-good = success
settings-sample-bad = failure
settings-sample-link = a rule

settings-speed = Animation speed
settings-speed-at-once = instant
settings-speed-slow = slow
settings-speed-meant = normal
settings-speed-brisk = fast
settings-speed-fast = very fast
settings-step = Step by step
settings-step-about = After what each enemy does on a board, a key or a click is waited for.
settings-speed-about = Any key or click skips the current animation.
settings-reduced = Reduced motion
settings-reduced-about = Nothing flies, tilts or flickers: cards and dice simply appear where they belong.
settings-guide = Guided evening
settings-guide-about = Ten minutes that teach you the game as you play. It is offered until someone has played or declined it.
settings-guide-again = Offer it again

settings-muted = Mute
settings-only-in-front = Mute while another window is active
settings-master = Master volume
settings-bus-table = The table: cards, dice, doors
settings-bus-signals = Signals: bells, success, failure
settings-bus-interface = Buttons and panels
settings-bus-room = The room: fire, wind, rain
settings-subtitles = Sound subtitles
settings-subtitles-about = Shows in words what a sound tells you.

settings-fullscreen = Full screen
# $key (text)
settings-fullscreen-about = Also with { $key }.
settings-frames = Frame rate limit
settings-frames-monitor = same as monitor
settings-frames-about = A lower frame rate saves power and keeps fans quiet. Nothing is drawn while nothing moves.
# $card (text): the graphics card; $by (text): how it is spoken to, such as vulkan
settings-drawn-by = Graphics card: { $card } ({ $by }).
# $file (text): a path
settings-kept-in = Settings are saved in { $file }.

settings-keys = Keys and buttons
settings-keys-about = Click + and press a key or gamepad button to bind it (Esc cancels); click a key to remove it.
settings-keys-add = Bind another key or button
settings-keys-off = Remove this key
settings-keys-press = press a key…
settings-keys-usual = Reset
settings-keys-replay = During replays
# $key (text): a key; $other (text): an action
settings-keys-twice = { $key } is also bound to: { $other }.
