# Die Kartengalerie.

gallery-title = Galerie
gallery-count = { $shown } von { $all }
gallery-back = Zurück zum Titel
gallery-reading = Pakete werden geladen …
gallery-search = Kartentext durchsuchen
gallery-adventure = Abenteuer
gallery-of-set = Set
gallery-trait = Merkmal
gallery-any = alle
gallery-all = Filter zurücksetzen
gallery-nothing = Keine Karte in diesem Paket entspricht den Filtern.
gallery-previous = Vorige
gallery-next = Nächste
gallery-close = Schließen
gallery-at = { $at } von { $all }
gallery-set = Set { $set }
gallery-copies = { $count ->
    [one] einmal vorhanden
   *[other] { $count }-mal vorhanden
}

gallery-adventures = Abenteuer
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
gallery-support = Zusatzkarten
