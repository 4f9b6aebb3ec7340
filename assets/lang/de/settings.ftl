# Die Einstellungen.

settings-title = Einstellungen
settings-close = Schließen
settings-usual = Diese Seite wie üblich

settings-words = Sprache und Größe
settings-colors = Farben
settings-motion = Bewegung und Hilfe
settings-sound = Klang
settings-window = Fenster

settings-language = Sprache
settings-language-system = Wie das System: { $language }
settings-ui-scale = Größe der Felder und Karten
settings-ui-scale-about = Alles wächst ohnehin mit dem Fenster; dies kommt dazu.
settings-text-scale = Größe der Wörter
settings-text-scale-about = Zusätzlich zur Größe der Felder.

settings-contrast = Starker Kontrast
settings-contrast-about = Schlichte dunkle Flächen, helle Wörter, klare Linien.
settings-palette = Palette
settings-palette-usual = Wie gemalt
settings-palette-safe = Bei Farbenblindheit
settings-palette-about = Nichts wird nur durch Farbe gesagt: Plätze haben Formen, und neben Wörtern stehen Zeichen.
settings-sample-can = jetzt möglich
settings-sample-good = Erfolg
settings-sample-bad = Fehlschlag
settings-sample-link = eine Regel

settings-speed = Tempo
settings-speed-at-once = sofort
settings-speed-slow = langsam
settings-speed-meant = wie gedacht
settings-speed-brisk = flott
settings-speed-fast = schnell
settings-speed-about = Jede Taste und jeder Klick überspringt, was sich bewegt.
settings-reduced = Weniger Bewegung
settings-reduced-about = Nichts fliegt, kippt oder flackert: Karten sind gleich an ihrem Platz, Würfel liegen sofort.
settings-guide = Das geführte erste Szenario
settings-guide-about = Zehn Minuten, die das Spiel beim Spielen beibringen. Es wird allen angeboten, die es weder gespielt noch abgelehnt haben.
settings-guide-again = Wieder anbieten

settings-muted = Stumm
settings-only-in-front = Stumm, solange ein anderes Fenster vorn ist
settings-master = Alles
settings-bus-table = Der Tisch: Karten, Würfel, Türen
settings-bus-signals = Zeichen: Glocken, Erfolg, Fehlschlag
settings-bus-interface = Knöpfe und Felder
settings-bus-room = Der Raum: Feuer, Wind, Regen
settings-subtitles = Untertitel für Klänge
settings-subtitles-about = Was ein Klang sagt, steht auch geschrieben.

settings-fullscreen = Vollbild
settings-fullscreen-about = Auch mit { $key }.
settings-frames = Höchstens so viele Bilder je Sekunde
settings-frames-monitor = wie der Monitor
settings-frames-about = Weniger Bilder sparen Strom und halten Lüfter leise. Solange sich nichts bewegt, wird gar nichts gezeichnet.
settings-drawn-by = Gezeichnet von { $card } ({ $by }).
settings-kept-in = Die Einstellungen liegen in { $file }.

settings-keys = Tasten und Knöpfe
settings-keys-about = Plus wartet auf die nächste Taste oder den nächsten Knopf eines Gamepads (Esc bricht ab); ein Klick auf eine Taste nimmt sie weg.
settings-keys-add = Noch eine Taste oder einen Knopf belegen
settings-keys-off = Diese Taste wegnehmen
settings-keys-press = jetzt drücken …
settings-keys-usual = wie üblich
settings-keys-replay = Während einer Aufzeichnung
settings-keys-twice = { $key } tut auch dies: { $other }.
