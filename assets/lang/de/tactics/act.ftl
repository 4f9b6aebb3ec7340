# Fragen und Möglichkeiten der Taktik-Familie.

## Namen

tactics-level-card = { $class } Stufe { $n }
tactics-north = Norden
tactics-north-east = Nordosten
tactics-east = Osten
tactics-south-east = Südosten
tactics-south = Süden
tactics-south-west = Südwesten
tactics-west = Westen
tactics-north-west = Nordwesten
tactics-up = oben
tactics-right = rechts
tactics-down = unten
tactics-left-side = links

## Möglichkeiten

tactics-act-yes = Ja
tactics-act-no = Nein
tactics-act-continue = Weiter
tactics-act-roll = Würfeln
tactics-act-take-back = Ein anderes Ziel wählen
tactics-act-stay = Auf { $at } bleiben
tactics-act-go = Nach { $at } gehen
tactics-act-via = Über { $at } gehen
tactics-act-begin = Auf { $at } beginnen
tactics-act-square = { $at }
tactics-act-base = Mit der Ecke links unten auf { $at }
tactics-act-discard = „{ $card }“ abwerfen
tactics-act-remove = { $card } entfernen
tactics-act-north = Norden ist { $to }
tactics-act-way = Möglichkeit { $n }
tactics-act-raise = Auf { $squares }
tactics-act-route = Über { $squares }
tactics-act-die = Der Würfel { $die }, der { $shows } zeigt
tactics-act-die-number = Würfel { $n }
tactics-act-slot = „{ $card }“ auf das Heldentableau legen
tactics-act-shuffle-in = { $card } in den Aktionsstapel mischen
tactics-act-stow = { $card } in der Schachtel lassen
tactics-act-play = „{ $card }“ ausspielen: { $text }
tactics-act-use = „{ $card }“ benutzen: { $text }
tactics-act-use-named = { $name } ({ $card }): { $text }
tactics-act-use-alone = „{ $card }“ benutzen
tactics-act-paid = { $text } ({ $card } abwerfen)
tactics-act-item = Den Gegenstand { $card } benutzen
tactics-act-equip = „{ $card }“ anlegen
tactics-act-prepare = „{ $card }“ vorbereiten
tactics-act-discard-to-move = „{ $card }“ abwerfen und bis zu { $n } gehen
tactics-act-pass = In diesem Zug passen
tactics-act-end-turn = Den Zug beenden
tactics-act-move = Bewegen
tactics-act-attack = Angreifen
tactics-act-acts = { $who } handelt
tactics-act-potion = Einen Wiederbelebungstrank benutzen
tactics-act-redo = Einen Wiederbelebungstrank benutzen und die Reihenfolge neu auslegen
tactics-act-whole-hand = Die ganze Hand abwerfen
tactics-act-level-up = { $hero } nimmt { $card }
tactics-act-level-up-gives = { $act }: { $gives }
tactics-act-give = { $hero } bekommt { $card }
tactics-act-buy = { $card } für { $hero } kaufen
tactics-act-sell = { $card } verkaufen
tactics-act-for-gold = { $act } ({ $n } Gold)
tactics-act-brings-gold = { $act } (bringt { $n } Gold)
tactics-act-disagree = Wir sind uns nicht einig: darum würfeln
tactics-act-mulligan = Die Hand zurückmischen und neu ziehen
tactics-act-keep-hand = Diese Hand behalten
tactics-act-keep-line = Diese Reihenfolge behalten
tactics-act-stay-down = Liegen bleiben
tactics-act-use-nothing = Nichts benutzen
tactics-act-stands = Den Wurf gelten lassen
tactics-act-take-along = Das mitnehmen
tactics-act-set-out = Aufbrechen
tactics-act-no-card = Keine Karte
tactics-act-nobody = Nichts davon

## Fragen

tactics-ask-of = { $cause }: { $text }
tactics-ask-start = { $hero }: Wo beginnst du?
tactics-ask-compass = Wohin auf dem Spielplan zeigt Norden?
tactics-ask-fill = { $hero }: Was nimmst du in diese Begegnung mit?
tactics-ask-mulligan = { $hero }: Die erste Hand behalten?
tactics-ask-redo = Das ist die Reihenfolge der Züge. Behalten?
tactics-ask-window = { $hero }: Jetzt etwas benutzen, da { $event }?
tactics-ask-turn = { $n ->
    [0] { $hero }, keine Aktion ist übrig. Was noch?
    [one] { $hero }, eine Aktion ist übrig. Was tust du?
   *[other] { $hero }, { $n } Aktionen. Was tust du?
}
tactics-ask-revive = { $hero } liegt am Boden. Einen Wiederbelebungstrank benutzen?
tactics-ask-move = { $hero }: Wohin?
tactics-ask-target = { $hero }: Auf wen oder worauf?
tactics-ask-stage = { $hero }: Würfeln oder vorher den Angriff ändern?
tactics-ask-rolled = { $hero }: Die Würfel liegen. Etwas ändern?
tactics-ask-cleanup = { $hero }: Was wirfst du ab?
tactics-ask-cards = { $hero }: Welche Karten?
tactics-ask-fighter = { $hero }: Wer?
tactics-ask-square = { $hero }: Welches Feld?
tactics-ask-enemy-square = Wohin geht { $who }? Das entscheidet ihr.
tactics-ask-enemy-fighter = Wen wählt { $who }? Das entscheidet ihr.
tactics-ask-choice = { $hero }: Was davon?
tactics-ask-yes-no = { $hero }: Tust du das?
tactics-ask-order = Was kommt zuerst?
tactics-ask-focus = Auf wen geht es los? Ihr entscheidet.
tactics-ask-read = Weiter?
tactics-ask-market = { $place }: kaufen, verkaufen oder weiter?
tactics-ask-level-up = Wer steigt auf, und wie?
tactics-ask-remove = { $hero }: Welche Karte verlässt den Stapel?
tactics-ask-add-basic = { $hero }: Welche Grundkarte kommt in den Stapel?
tactics-ask-reward = Wer bekommt das?
tactics-ask-camp = Das Lager: tauschen, ordnen und aufbrechen.
tactics-ask-companion = { $hero }: Was tut { $who }?
tactics-ask-whose = { $hero }: Wessen einfacher Angriff?

## Der Tisch in Worten

tactics-board = { $w } Spalten, { $h } Reihen; Norden ist { $to }.
tactics-objective = Ziel: { $text }
tactics-bonus-line = Bonus: { $text }
tactics-bonus-holds = Bonusziel, bisher gehalten: { $text }
tactics-bonus-lost = Bonusziel, verfehlt: { $text }
tactics-loss-line = Ihr verliert: { $text }
tactics-loss-round = { $text } Runde { $n } von { $of }.
tactics-loss-usual = Alle Helden sind zugleich kampfunfähig (AT-GOAL-13), oder einer ist es und kein Wiederbelebungstrank ist übrig (AT-GOAL-12).
tactics-loss-no-potion = Kein Wiederbelebungstrank ist übrig: Wer als Nächstes kampfunfähig wird, verliert die Begegnung für alle (AT-GOAL-12).
tactics-line-of = Reihenfolge: { $line }
tactics-potions-left = { $n ->
    [one] ein Wiederbelebungstrank
   *[other] { $n } Wiederbelebungstränke
}
tactics-hp = { $hp } von { $max } TP
tactics-is-down = am Boden
tactics-hand-of = Hand: { $hero }
tactics-board-of = Tableau: { $hero }
tactics-tuck-of = Schachtel von { $hero }
tactics-purse = { $n ->
    [one] 1 Beutel Gold
   *[other] { $n } Beutel Gold
}
tactics-items = Gegenstände der Gruppe
tactics-boss-deck = Bossdeck, noch { $n } Karten
tactics-boss-none = Kein Bossdeck ist im Spiel.
tactics-boss-seen = Bisher gesehen: { $names }
tactics-not-on-board = noch nicht auf dem Plan
tactics-no-board = In diesem Kapitel gibt es keinen Plan.
tactics-legend-wall = # Mauer
tactics-legend-exit = > Ausgang
tactics-standing-here = Auf dem Plan: { $names }
tactics-which-card = Welche Karte? Sag `card` und ihren Namen.
tactics-no-card = Keine Karte, die ihr lesen dürft, heißt „{ $name }“.
tactics-help = goal, look WER, line, reach WER, threat WER, why WER, see e5, see WER e5, square e5, boss, card NAME: der Plan in Worten; reach, threat und square allein: für den gefragten Helden, für alle Gegner, alles, was der Plan benennt
    party: Gold, Gegenstände und was jeder Held hat
    plan, plan WER: was aus Helden werden kann; road: die Kapitel hinter euch; restart: die Begegnung von ihrer ersten Entscheidung an, mit denselben Würfeln oder, mit restart new, mit anderen
tactics-nobody-called = hier heißt nichts `{ $name }`
tactics-no-square = `{ $name }` ist kein Feld wie e5
tactics-off-board = { $at } liegt nicht auf dem Plan, dessen Felder von a1 bis { $last } gehen.
tactics-reach-of = { $who } erreicht die Felder mit einer Zahl, für so viele Punkte (+ heißt 10 und mehr):
tactics-threat-of = { $who } könnte die Felder mit einem Stern angreifen:
tactics-threat-of-all = So viele Gegner könnten jedes Feld angreifen:
tactics-sees = { $who } sieht { $at }.
tactics-sees-line = { $who } sieht { $at }; frei: { $from } – { $to } (AT-LOS-01).
tactics-sees-blocked = { $who } sieht { $at } nicht; im Weg: { $what } (AT-LOS-01).
tactics-sees-limit = { $who } sieht { $at } nicht: { $far } Felder entfernt, und weiter als { $n } reicht der Blick nicht.
tactics-whoever = Wer auf { $at } steht,
tactics-corner-lower-left = untere linke Ecke von { $at }
tactics-corner-lower-right = untere rechte Ecke von { $at }
tactics-corner-upper-left = obere linke Ecke von { $at }
tactics-corner-upper-right = obere rechte Ecke von { $at }
tactics-place-start = Startbereich
tactics-place-exit = Ausgang
tactics-place-spawn = hier kann erscheinen: { $who }
tactics-sees-by = { $who } sieht { $at } im Spiegel auf { $by }.
tactics-sees-not = { $who } sieht { $at } nicht (AT-LOS-01).
tactics-act-hidden = { $hero } tut etwas mit einer Karte
tactics-ask-story = Was tut ihr?
