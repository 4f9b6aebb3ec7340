## Words on faces

card-face-to-defeat = To defeat
card-face-to-acquire = To acquire
card-face-none = None
card-face-then = then {$check}
card-face-type-henchman = Henchman {$kind}
card-face-type-villain = Villain {$kind}
card-face-type-loot = Loot {$kind}
card-face-location = Location
card-face-closed-location = Closed location
card-face-here = At this location
card-face-closing = When closing
card-face-closed = When permanently closed
card-face-hand-size = Hand size
card-face-cards-list = Deck list
card-face-scenario = Scenario
card-face-villain = Villain
card-face-henchmen = Henchmen
