# The gallery of cards.

gallery-title = Gallery
# $shown (number), $all (number)
gallery-count = { $shown } of { $all }
gallery-back = Back to title
gallery-reading = Loading packs…
gallery-search = Search card text
gallery-adventure = Adventure
gallery-of-set = Set
gallery-trait = Trait
gallery-any = any
gallery-all = Clear filters
gallery-nothing = No cards in this pack match.
gallery-previous = Previous
gallery-next = Next
gallery-close = Close
# $at (number), $all (number)
gallery-at = { $at } of { $all }
# $set (text): its mark
gallery-set = set { $set }
# $count (number)
gallery-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}

gallery-adventures = Adventures
gallery-scenarios = Scenarios
gallery-places = Locations
gallery-heroes = Heroes
gallery-roles = Roles
gallery-villains = Villains
gallery-henchmen = Henchmen
gallery-loot = Loot
gallery-weapons = Weapons
gallery-spells = Spells
gallery-armors = Armors
gallery-items = Items
gallery-allies = Allies
gallery-blessings = Blessings
gallery-monsters = Monsters
gallery-barriers = Barriers
gallery-support = Support cards
