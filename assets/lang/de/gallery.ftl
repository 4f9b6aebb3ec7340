# Die Kartengalerie.

gallery-title = Galerie
gallery-count = { $shown } von { $all }
gallery-back = Titel
gallery-reading = Die Pakete werden gelesen …
gallery-search = Wörter auf der Karte
gallery-adventure = Abenteuer
gallery-of-set = Set
gallery-trait = Merkmal
gallery-any = alle
gallery-all = Alles zeigen
gallery-nothing = Nichts in diesem Paket ist so.
gallery-previous = Zurück
gallery-next = Weiter
gallery-close = Schließen
gallery-at = { $at } von { $all }
gallery-set = Set { $set }
gallery-copies = { $count ->
    [one] einmal vorhanden
   *[other] { $count }-mal vorhanden
}

gallery-scenarios = Szenarien
gallery-places = Orte
gallery-heroes = Helden
gallery-roles = Rollen
gallery-villains = Schurken
gallery-henchmen = Handlanger
gallery-loot = Beute
gallery-weapons = Waffen
gallery-spells = Zauber
gallery-armors = Rüstungen
gallery-items = Gegenstände
gallery-allies = Verbündete
gallery-blessings = Segen
gallery-monsters = Monster
gallery-barriers = Hindernisse
gallery-support = Beikarten
