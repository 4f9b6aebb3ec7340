# Die achtzehn Eliteklassen: Namen der Klassen, Karten, Marken, Gelände und Beschwörungen.

## Klassen

class-doorward = Torwärterin
    .gender = f
    .about = Ist eine Wand für die Augen der Gegner; öffnet und schließt, wann sie will.
class-wether-knight = Hammelritter
    .gender = m
    .about = Stürmt geradeaus; womit er gelaufen ist, damit schlägt er.
class-hedge-ghost = Heckengeist
    .gender = m
    .about = Nach Bewegungen unsichtbar; der erste Hieb von dort zählt doppelt.
class-carilloner = Glockenspielerin
    .gender = f
    .about = Läutet jede Runde eine Karte, und alle dürfen antworten.
class-reckoner = Rechner
    .gender = m
    .about = Behält gewürfelte Würfel und setzt sie an die Stelle anderer.
    .power-1 = Eine Summe einsetzen
    .power-2 = Die Maus zählt mit
class-far-eye = Fernblick
    .gender = m
    .about = Sieben Felder weit; eine zweite Sichtlinie von einem gemerkten Feld.
class-oathshield = Eidschild
    .gender = m
    .about = Schwört sich einem Gefährten: nimmt seinen Schaden, schlägt für ihn zu.
class-debt-collector = Schuldeneintreiber
    .gender = m
    .about = Was man ihm antut, wird aufgeschrieben.
class-drover = Treiber
    .gender = m
    .about = Schiebt und zieht; verletzt, was gegen etwas getrieben wird.
class-bonesetter = Knocheneinrenkerin
    .gender = f
    .about = Heilt durch Berühren; dreht Zustände um.
class-snarewright = Schlingenmeister
    .gender = m
    .about = Baut aus Schlingen Maschinen.
class-moth-keeper = Mottenhüterin
    .gender = f
    .about = Ein Schwarm, der mit dem Kompass treibt.
class-wake-singer = Totensängerin
    .gender = f
    .about = Ordnet die Reihe neu; Strophen, die eine Runde halten.
class-gooseherd = Gänsehirtin
    .gender = f
    .about = Die Gans: eine Marke für sich, und eine Meinung.
class-tombwright = Grabbaumeister
    .gender = m
    .about = Drei späte Arbeiter, die kommen, wenn man sie ruft.
class-salt-judge = Salzrichterin
    .gender = f
    .about = Urteile: ein Zustand, der über das Aufräumen hinaus bleibt.
class-night-ferryman = Nachtfährmann
    .gender = m
    .about = Tauscht Plätze, trägt Gefährten.
class-chief-mourner = Haupttrauernder
    .gender = m
    .about = Jeden Dienst der fünf Gewerbe einmal in der Runde.
    .power-1 = Beistehen
    .power-2 = Auflesen
    .power-3 = Läuten
    .power-4 = Anschreiben
    .power-5 = Treiben

## Marken, Gelände, Beschwörungen

token-oath = Eid
    .gender = m
token-sentence = Urteil
    .gender = n
token-answered = Antwort
    .gender = f
token-verse = Strophe
    .gender = f
token-grudge = Groll
    .gender = m
token-passenger = Fahrgast
    .gender = m
token-duty = Dienst
    .gender = m
terrain-leaf = Torflügel
    .gender = m
terrain-sighting = Merkpunkt
    .gender = m
terrain-moth = Motte
    .gender = f
terrain-course = Mauerlage
    .gender = f
terrain-salt = Salz
    .gender = n
companion-abacus-mouse = Abakusmaus
    .gender = f
    .says = Aus Messing, zum Aufziehen. Sie zählt halblaut mit.
companion-the-goose = Die Gans
    .says = Beigebracht hat ihr niemand etwas. Sie ist von selbst zu Schlüssen gelangt.
companion-late-worker = Später Arbeiter
    .gender = m
    .says = Spät dran in jedem Sinn, und für den einen bittet er um Entschuldigung.

## Karten

# Torwärterin
card-the-door = Das Tor
card-shut = Zu
card-knock-first = Erst anklopfen
card-draught-proof = Winddicht
card-swing-open = Aufschwingen
card-oak = Eiche
card-this-way-out = Hier hinaus
card-double-doors = Flügeltür
card-nobody-comes-in = Keiner kommt herein

# Hammelritter
card-horned-helm = Gehörnter Helm
card-run-at-it = Anlauf
card-about-turn = Kehrt
card-through-the-hedge = Durch die Hecke
card-thick-skull = Dickschädel
card-hook-and-toss = Auf die Hörner
card-momentum = Schwung
card-follow-my-bell = Meiner Glocke nach
card-sure-hoof = Trittfest
card-down-comes-the-wall = Die Wand kommt mit

# Heckengeist
card-under-the-hedge = Unter der Hecke
card-not-there = Nicht da
card-gap-in-the-row = Lücke in der Reihe
card-cold-breath = Kalter Hauch
card-other-shadow = Fremder Schatten
card-held-breath = Angehaltener Atem
card-gone-again = Wieder weg
card-threadbare = Fadenscheinig
card-nobodys-footsteps = Niemands Schritte

# Glockenspielerin
card-great-wheel = Großes Rad
card-call-changes = Wechsel rufen
card-tenor-alone = Die Große allein
card-plain-hunt = Einfacher Gang
card-in-rounds = Reihum
card-fire-out = Durcheinander
card-peal-of-eight = Achtergeläut
card-stand = Steht
card-second-rope = Zweites Seil
card-grandsire = Großvatergeläut
card-little-wheel = Kleines Rad

# Rechner
card-abacus = Abakus
card-wind-the-mouse = Die Maus aufziehen
card-long-sum = Lange Summe
card-show-your-working = Rechenweg zeigen
card-remainder = Rest
card-carry-it = Trag es für mich
card-check-digit = Prüfziffer
card-correction = Berichtigung
card-in-your-head = Im Kopf
card-proved = Was zu beweisen war

# Fernblick
card-spyglass = Fernrohr
card-mark-it = Merk ihn dir
card-over-the-hill = Über den Berg
card-propped-elbow = Aufgestützt
card-called-shot = Angesagt
card-crosshair = Fadenkreuz
card-covering = Deckung geben
card-second-glass = Zweites Glas
card-see-the-sea = Von hier sieht man das Meer

# Eidschild
card-the-oath = Der Eid
card-sworn = Geschworen
card-in-her-name = In ihrem Namen
card-two-hearts = Zwei Herzen
card-where-she-goes = Wohin sie geht
card-given-word = Gegebenes Wort
card-not-while-i-stand = Nicht, solange ich stehe
card-second-oath = Zweiter Eid
card-kept = Gehalten

# Schuldeneintreiber
card-the-ledger = Das Hauptbuch
card-call-it-in = Eintreiben
card-firm-word = Ein ernstes Wort
card-instalments = In Raten
card-interest = Zinsen
card-distress-warrant = Pfändungsbefehl
card-rounded-up = Aufgerundet
card-seize = Beschlagnahmt
card-guarantor = Bürge
card-everything-must-go = Alles muss raus

# Treiber
card-goad = Stachelstock
card-come-by = Komm herum
card-crook = Hirtenstab
card-dog-at-heel = Hund bei Fuß
card-pen-them = Einpferchen
card-prod = Stups
card-stampede = Durchgegangen
card-gate-left-open = Gatter offen
card-home = Heimwärts

# Knocheneinrenkerin
card-warm-hands = Warme Hände
card-set-it = Einrenken
card-click = Knack
card-house-calls = Hausbesuche
card-splint = Schiene
card-feel-for-it = Ertasten
card-other-way-round = Anders herum
card-never-ill = Nie krank
card-up-you-get = Auf mit dir

# Schlingenmeister
card-workbench = Werkbank
card-one-more-peg = Noch ein Pflock
card-bait-the-line = Köder
card-tinker = Basteln
card-salvage = Ausschlachten
card-deadfall = Schlagfalle
card-tension = Spannung
card-trip-line = Stolperdraht
card-fine-wire = Feiner Draht
card-the-works = Das ganze Werk

# Mottenhüterin
card-lantern-cloth = Laternentuch
card-let-them-out = Lass sie raus
card-thrown-lamp = Geworfene Lampe
card-nightwind = Nachtwind
card-eaten-through = Durchgefressen
card-flutter = Geflatter
card-in-a-cloud = In einer Wolke
card-moth-eaten = Mottenfraß
card-to-the-flame = Zur Flamme

# Totensängerin
card-song-sheet = Liedblatt
card-first-verse = Erste Strophe
card-refrain = Kehrreim
card-second-verse = Zweite Strophe
card-carries-far = Trägt weit
card-let-her-in = Lasst sie rein
card-harmony = Zweite Stimme
card-third-verse = Dritte Strophe
card-everybody-knows-it = Das kennt jeder
card-last-orders = Letzte Runde

# Gänsehirtin
card-bread = Brot
card-whistle-her-up = Ihr pfeifen
card-hiss = Fauchen
card-crumbs = Krümel
card-imprinted = Geprägt
card-both-wings = Beide Flügel
card-flap = Flattern
card-alarm = Geschnatter
card-geese-remember = Gänse vergessen nichts
card-in-a-wedge = Im Keil
card-down-jacket = Daunenjacke

# Grabbaumeister
card-works-bell = Werksglocke
card-early-shift = Frühschicht
card-lay-a-course = Eine Lage setzen
card-overtime = Überstunden
card-bricklayers = Maurer
card-headstone = Grabstein
card-many-hands = Viele Hände
card-swap-shifts = Schichttausch
card-fair-wage = Gerechter Lohn
card-everybody-out = Alle heraus

# Salzrichterin
card-the-bench = Die Richterbank
card-contempt = Missachtung
card-appeal-denied = Berufung abgelehnt
card-precedent = Präzedenzfall
card-salt-the-ground = Salz streuen
card-letter-of-the-law = Buchstabe des Gesetzes
card-time-served = Verbüßt
card-impartial = Unparteiisch
card-hard-labour = Zwangsarbeit
card-black-cap = Schwarze Kappe

# Nachtfährmann
card-the-punt = Der Kahn
card-over-you-go = Hinüber mit dir
card-punting-pole = Stakstange
card-the-fare = Das Fährgeld
card-two-trips = Zwei Fahrten
card-deep-water = Tiefes Wasser
card-wrong-bank = Das falsche Ufer
card-cannot-swim = Kann nicht schwimmen
card-far-side = Drüben

# Haupttrauernder
card-order-of-service = Gottesdienstordnung
card-black-gloves = Schwarze Handschuhe
card-first-handful = Die erste Schaufel
card-hats-off = Hut ab
card-long-face = Trauermiene
card-procession-of-one = Zug aus einem
card-bearing-up = Gefasst
card-few-words = Wenige Worte
card-kept-a-place = Freigehalten
    .power-1 = Noch einmal
card-whole-service = Der ganze Gottesdienst
card-hatband = Hutband
