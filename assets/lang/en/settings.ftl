# The settings.

settings-title = Settings
settings-close = Close
settings-usual = This page as usual

settings-words = Language and size
settings-colors = Colors
settings-motion = Motion and help
settings-sound = Sound
settings-window = Window

settings-language = Language
# $language (text): the system's, by its own name
settings-language-system = As the system: { $language }
settings-ui-scale = Size of panels and cards
settings-ui-scale-about = Everything grows with the window besides; this is on top of that.
settings-text-scale = Size of words
settings-text-scale-about = On top of the size of panels.

settings-contrast = Strong contrast
settings-contrast-about = Plain dark grounds, bright words, clear lines.
settings-palette = Palette
settings-palette-usual = As painted
settings-palette-safe = For color blindness
settings-palette-about = Nothing is told by color alone: seats have shapes, and signs stand beside words.
settings-sample-can = can be done now
settings-sample-good = success
settings-sample-bad = failure
settings-sample-link = a rule

settings-speed = Speed
settings-speed-at-once = at once
settings-speed-slow = slow
settings-speed-meant = as meant
settings-speed-brisk = brisk
settings-speed-fast = fast
settings-speed-about = Any key or click skips what is moving.
settings-reduced = Less motion
settings-reduced-about = Nothing flies, tilts or flickers: cards are where they go, dice lie at once.
settings-guide = The guided first scenario
settings-guide-about = Ten minutes that teach the game by playing it. It is offered to whoever has not played or declined it.
settings-guide-again = Offer it again

settings-muted = Silent
settings-only-in-front = Silent while another window is in front
settings-master = Everything
settings-bus-table = The table: cards, dice, doors
settings-bus-signals = Signals: bells, success, failure
settings-bus-interface = Buttons and panels
settings-bus-room = The room: fire, wind, rain
settings-subtitles = Subtitles for sounds
settings-subtitles-about = What a sound tells is written, too.

settings-fullscreen = Full screen
# $key (text)
settings-fullscreen-about = Also with { $key }.
settings-frames = Most frames a second
settings-frames-monitor = as the monitor
settings-frames-about = Fewer frames save power and keep fans quiet. While nothing moves, nothing is drawn at all.
# $card (text): the graphics card; $by (text): how it is spoken to, such as vulkan
settings-drawn-by = Drawn by { $card } ({ $by }).
# $file (text): a path
settings-kept-in = Settings are kept in { $file }.

settings-keys = Keys and buttons
settings-keys-about = Plus waits for the next key or button of a gamepad (Esc calls it off); a click on a key takes it away.
settings-keys-add = Bind another key or button
settings-keys-off = Take this key away
settings-keys-press = press it now …
settings-keys-usual = as usual
settings-keys-replay = While a journal is watched
# $key (text): a key; $other (text): an action
settings-keys-twice = { $key } also does this: { $other }.
