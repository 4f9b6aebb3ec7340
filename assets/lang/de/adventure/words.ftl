# Kleine Wörter der Regeln.

words-cards = { $n ->
    [1] 1 Karte
   *[other] { $n } Karten
}
words-known-top = obenauf { $cards }
words-known-bottom = zuunterst { $cards }
words-known-from-top = { $card } an { $n }. Stelle von oben
words-known-from-bottom = { $card } an { $n }. Stelle von unten
words-own-dice = eigenen Würfeln
words-other-dice = Andere Würfel
words-some-check = Probe
words-rules = die Regeln
words-power-of-hero = { OF($hero) } Kraft

## Stapel

words-pile-deck = { OF($hero) } Deck
words-pile-hand = { OF($hero) } Hand
words-pile-discards = { OF($hero) } Ablagestapel
words-pile-buried = { OF($hero) } begrabene Karten
words-pile-displayed = { OF($hero) } ausgelegte Karten
words-pile-aside = { OF($hero) } Karten im Spiel
words-pile-location = das Deck { GENITIVE($place) }
words-pile-blessings = das Segensdeck
words-pile-hours = der Ablagestapel der Segen
words-pile-beside = die Karten { DATIVE($place, after: "neben") }
words-pile-box = die Schachtel
words-pile-table = der Tisch
words-pile-removed = die Karten, die aus dem Spiel sind

## Stapel im Dativ: „von“, „aus“, „in“

words-there-deck = { OF($hero) } Deck
words-there-hand = { OF($hero) } Hand
words-there-discards = { OF($hero) } Ablagestapel
words-there-buried = { OF($hero) } begrabenen Karten
words-there-displayed = { OF($hero) } ausgelegten Karten
words-there-aside = { OF($hero) } Karten im Spiel
words-there-location = dem Deck { GENITIVE($place) }
words-there-blessings = dem Segensdeck
words-there-hours = dem Ablagestapel der Segen
words-there-beside = den Karten { DATIVE($place, after: "neben") }
words-there-box = der Schachtel
words-there-table = dem Tisch
words-there-removed = den Karten, die aus dem Spiel sind

## Schaden: ein Wort mit dem, was davorsteht; sonst in Klammern

words-damage = { $kind }schaden
words-damage-other = Schaden ({ $kind })

## Open and closed, the end, chances
words-open = offen
words-shut-for-now = vorübergehend geschlossen
words-shut = geschlossen
words-end-won = Das Szenario ist gewonnen.
words-end-time = Das Szenario ist verloren: Die Stunden sind abgelaufen.
words-end-dead = Das Szenario ist verloren: Alle Helden sind tot.
words-over-99 = über 99 %
words-under-1 = unter 1 %
family-adventure = Abenteuer-Kartenspiel
