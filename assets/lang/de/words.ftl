# Kleine Wörter der Regeln.

words-cards = { $n ->
    [1] 1 Karte
   *[other] { $n } Karten
}
words-list = { $init } und { $last }
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
words-pile-beside = was { DATIVE($place, after: "neben") } liegt
words-pile-box = die Schachtel
words-pile-table = der Tisch
words-pile-removed = was aus dem Spiel ist

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
words-there-beside = dem, was { DATIVE($place, after: "neben") } liegt
words-there-box = der Schachtel
words-there-table = dem Tisch
words-there-removed = dem, was aus dem Spiel ist

## Kartentypen: das Wort, mit Artikel im Akkusativ, so viele davon

words-weapon = Waffe
    .a = eine Waffe
    .many = { $n ->
        [1] 1 Waffe
       *[other] { $n } Waffen
    }
words-spell = Zauber
    .a = einen Zauber
    .many = { $n ->
        [1] 1 Zauber
       *[other] { $n } Zauber
    }
words-armor = Rüstung
    .a = eine Rüstung
    .many = { $n ->
        [1] 1 Rüstung
       *[other] { $n } Rüstungen
    }
words-item = Gegenstand
    .a = einen Gegenstand
    .many = { $n ->
        [1] 1 Gegenstand
       *[other] { $n } Gegenstände
    }
words-ally = Verbündeter
    .a = einen Verbündeten
    .many = { $n ->
        [1] 1 Verbündeter
       *[other] { $n } Verbündete
    }
words-blessing = Segen
    .a = einen Segen
    .many = { $n ->
        [1] 1 Segen
       *[other] { $n } Segen
    }
words-monster = Monster
    .a = ein Monster
    .many = { $n ->
        [1] 1 Monster
       *[other] { $n } Monster
    }
words-barrier = Hindernis
    .a = ein Hindernis
    .many = { $n ->
        [1] 1 Hindernis
       *[other] { $n } Hindernisse
    }
words-scourge = Geißel
    .a = eine Geißel
    .many = { $n ->
        [1] 1 Geißel
       *[other] { $n } Geißeln
    }
words-trader = Händler
    .a = einen Händler
    .many = { $n ->
        [1] 1 Händler
       *[other] { $n } Händler
    }
words-bazaar = Basar
    .a = einen Basar
    .many = { $n ->
        [1] 1 Basar
       *[other] { $n } Basare
    }
words-stance = Haltung
    .a = eine Haltung
    .many = { $n ->
        [1] 1 Haltung
       *[other] { $n } Haltungen
    }
words-cohort = Gefolge
    .a = ein Gefolge
    .many = { $n ->
        [1] 1 Gefolge
       *[other] { $n } Gefolge
    }
words-token = Figur
    .a = eine Figur
    .many = { $n ->
        [1] 1 Figur
       *[other] { $n } Figuren
    }
words-henchman = Handlanger
    .a = einen Handlanger
    .many = { $n ->
        [1] 1 Handlanger
       *[other] { $n } Handlanger
    }
words-villain = Schurke
    .a = einen Schurken
    .many = { $n ->
        [1] 1 Schurke
       *[other] { $n } Schurken
    }

## Fertigkeiten, Schaden, Aktionen

words-damage = Schaden ({ $kind })
    .Combat = Kampfschaden
    .Fire = Feuerschaden
    .Cold = Kälteschaden
    .Acid = Säureschaden
    .Electricity = Elektrizitätsschaden
    .Mental = Geistesschaden
    .Poison = Giftschaden
    .Force = Kraftschaden
    .Sonic = Schallschaden
    .Slashing = Hiebschaden
    .Piercing = Stichschaden
    .Bludgeoning = Wuchtschaden
    .Ranged = Fernkampfschaden
    .Melee = Nahkampfschaden

## Open and closed, the end, chances
words-open = offen
words-shut-for-now = vorübergehend geschlossen
words-shut = geschlossen
words-end-won = Das Szenario ist gewonnen: Der Schurke hat keinen Ausweg mehr.
words-end-time = Das Szenario ist verloren: Die Stunden sind abgelaufen.
words-end-dead = Das Szenario ist verloren: Alle Helden sind tot.
words-over-99 = über 99 %
words-under-1 = unter 1 %
