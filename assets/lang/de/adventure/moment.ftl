moment-the-end = das Ende
moment-encounter = Begegnung mit { DATIVE($card) }
moment-closing = Schließen { GENITIVE($place) }
moment-reset = { OF($hero) } Hand wird angepasst
moment-setup = Aufbau
moment-at = { $hero } { DATIVE($place, after: "bei") }

## What is asked, after "before"
moment-start = { $who } wählt den Startort
moment-first = wer beginnt
moment-acts = { $who } handelt
moment-checker = wer die Probe macht
moment-check = die Probe
moment-recharge = { OF($hero) } Probe, um { ACCUSATIVE($card) } aufzuladen
moment-check-close = { OF($hero) } Probe zum Schließen
moment-check-of = { OF($hero) } Probe
moment-lie = neu würfeln oder nicht
moment-powers-on = Kräfte benutzen { DATIVE($card, after: "bei") }
moment-powers = Kräfte benutzen
moment-evade = ausweichen oder nicht
moment-damage = { $who } erleidet Schaden
moment-discards = { $who } legt ab
moment-close = schließen oder nicht
moment-die = { $who } wählt einen Würfel
moment-order = was zuerst kommt
moment-chooses = { $who } wählt
moment-chooses-for = { $who } wählt für { ACCUSATIVE($source) }

## What was decided
moment-roll = würfeln
moment-take-back = einen Einsatz zurücknehmen
moment-a-card = eine Karte
moment-gives = { $hero } eine Karte geben
moment-play = { ACCUSATIVE($card) } spielen
moment-use = { $power } benutzen
moment-with = { " " }mit { DATIVE($card) }
moment-move = { DATIVE($place, after: "zu", bare: "nach") } gehen
moment-explore = erkunden
moment-try-close = zu schließen versuchen
moment-end-turn = den Zug beenden

## What was learned since
moment-dice = Seitdem wurde gewürfelt: { DICE($dice) }.
moment-token-of = die Figur von { $hero }
moment-and-more = { " " }und mehr
moment-known = Seitdem aufgedeckt: { $names }{ $more }.
moment-known-to-some = Seitdem wurden Karten gezogen oder angesehen.
moment-mixed = Seitdem wurden Karten gemischt oder zufällig gezogen.
