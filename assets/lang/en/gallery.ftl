# The gallery of cards.

gallery-title = Gallery
# $shown (number), $all (number)
gallery-count = { $shown } of { $all }
gallery-back = Title
gallery-reading = The packs are being read …
gallery-search = Words on the card
gallery-adventure = Adventure
gallery-of-set = Set
gallery-trait = Trait
gallery-any = any
gallery-all = Show everything
gallery-nothing = Nothing in this pack is like that.
gallery-previous = Previous
gallery-next = Next
gallery-close = Close
# $at (number), $all (number)
gallery-at = { $at } of { $all }
# $set (text): its mark
gallery-set = set { $set }
# $count (number)
gallery-copies = { $count ->
    [one] one of it
   *[other] { $count } of it
}

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
