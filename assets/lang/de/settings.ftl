# Die Einstellungen.

settings-title = Einstellungen
settings-close = Schließen
settings-usual = Diese Seite auf Standard zurücksetzen

settings-words = Sprache und Größe
settings-colors = Farben
settings-motion = Bewegung und Begleiter
settings-sound = Ton
settings-window = Fenster

settings-language = Sprache
settings-language-system = Systemsprache: { $language }
settings-ui-scale = Größe der Oberfläche
settings-ui-scale-about = Zusätzlich zur Anpassung an das Fenster.
settings-text-scale = Schriftgröße
settings-text-scale-about = Zusätzlich zur Größe der Oberfläche.

settings-contrast = Hoher Kontrast
settings-contrast-about = Schlichte dunkle Flächen, helle Schrift, klare Linien.
settings-palette = Farbpalette
settings-palette-usual = Standard
settings-palette-safe = Für Farbenblinde
settings-palette-about = Nichts wird nur durch Farbe gezeigt: Plätze haben Formen, und neben Wörtern stehen Zeichen.
settings-sample-can = jetzt möglich
settings-sample-good = Erfolg
settings-sample-bad = Misserfolg
settings-sample-link = eine Regel

settings-speed = Animationstempo
settings-speed-at-once = sofort
settings-speed-slow = langsam
settings-speed-meant = normal
settings-speed-brisk = schnell
settings-speed-fast = sehr schnell
settings-step = Schritt für Schritt
settings-step-about = Nach jedem Gegner auf einem Spielbrett wird auf eine Taste oder einen Klick gewartet.
settings-speed-about = Jede Taste und jeder Klick überspringt die laufende Animation.
settings-reduced = Weniger Bewegung
settings-reduced-about = Nichts fliegt, kippt oder flackert: Karten und Würfel erscheinen gleich dort, wo sie hingehören.
settings-guide = Geführter Abend
settings-guide-about = Zehn Minuten, in denen ihr das Spiel beim Spielen lernt. Angeboten wird er, bis ihn jemand gespielt oder abgelehnt hat.
settings-guide-again = Wieder anbieten

settings-muted = Stumm
settings-only-in-front = Stumm, solange ein anderes Fenster aktiv ist
settings-master = Gesamtlautstärke
settings-bus-table = Der Tisch: Karten, Würfel, Türen
settings-bus-signals = Signale: Glocken, Erfolg, Misserfolg
settings-bus-interface = Knöpfe und Felder
settings-bus-room = Der Raum: Feuer, Wind, Regen
settings-subtitles = Untertitel für Geräusche
settings-subtitles-about = Zeigt in Worten, was ein Geräusch mitteilt.

settings-fullscreen = Vollbild
settings-fullscreen-about = Auch mit { $key }.
settings-frames = Bildrate begrenzen
settings-frames-monitor = wie der Monitor
settings-frames-about = Eine niedrigere Bildrate spart Strom und hält Lüfter leise. Solange sich nichts bewegt, wird nichts gezeichnet.
settings-drawn-by = Grafikkarte: { $card } ({ $by }).
settings-kept-in = Die Einstellungen werden in { $file } gespeichert.

settings-keys = Tasten und Knöpfe
settings-keys-about = Klickt auf + und drückt eine Taste oder einen Knopf des Gamepads (Esc bricht ab); ein Klick auf eine Taste entfernt sie.
settings-keys-add = Noch eine Taste oder einen Knopf belegen
settings-keys-off = Diese Taste entfernen
settings-keys-press = Taste drücken …
settings-keys-usual = Zurücksetzen
settings-keys-replay = Während einer Aufzeichnung
settings-keys-twice = { $key } ist auch belegt mit: { $other }.
