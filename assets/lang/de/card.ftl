## Wörter auf den Karten

card-face-to-defeat = Besiegen
card-face-to-acquire = Erwerben
card-face-none = Keine
card-face-then = dann {$check}
card-face-type-henchman = Handlanger-{$kind}
card-face-type-villain = Schurken-{$kind}
card-face-type-loot = Beute-{$kind}
card-face-location = Ort
card-face-closed-location = Geschlossener Ort
card-face-here = An diesem Ort
card-face-closing = Zum Schließen
card-face-closed = Dauerhaft geschlossen
card-face-hand-size = Handgröße
card-face-cards-list = Deckliste
card-face-scenario = Szenario
card-face-villain = Schurke
card-face-henchmen = Handlanger
