## Ships and plunder: types, cards, what happened, between two games

word-ship = ship
    .many = ships
    .a = a ship
words-ship = Ship: { $ship }{ $wrecked }{ $anchored }. { $n ->
    [one] 1 plunder card
   *[other] { $n } plunder cards
  }
words-ship-wrecked = , wrecked
words-ship-anchored = , anchored at { $place }

card-ship-class = ship of class {$n}
card-when-commanding = when commanding: {$does}
card-ship-to-repair = to repair: {$check}
card-when-wrecked = when commanding, wrecked: {$does}
card-your-ship = your ship is {$ship}
card-ship-anchored-at = your ship is anchored; each hero starts at {$places}
card-reward-ship = a ship of class {$n} or lower joins your fleet
card-ship-damage = your ship is dealt {$n} Structural damage
card-verb-stash = stash
    .third = stashes
card-verb-seize = seize
    .third = seizes
card-verb-repair = repair
    .third = repairs
card-ship-plunder-one = a plunder card
card-ship-plunder = {$n} plunder cards
card-ship-plunder-of = {$what} as plunder
card-ship-lose-one = a random plunder card
card-ship-lose = {$n} random plunder cards
card-ship-the = the ship
card-ship-yours = your ship
card-ship-to-try = the check to repair your ship
card-ship-wreck = your ship is wrecked
card-ship-anchor = your ship is anchored {$here}
card-ship-weigh = your ship is no longer anchored
card-on-ship-hurt = when Structural damage is dealt to your ship
card-if-commanding = {$you} are commanding a ship
    .not = {$you} are not commanding a ship
card-if-aboard = {$you} are on a ship
    .not = {$you} are not on a ship
card-if-wrecked = your ship is wrecked
    .not = your ship is not wrecked
card-if-anchored = your ship is anchored
    .not = your ship is not anchored
card-if-any-plunder = there is a plunder card under your ship
    .not = there is no plunder card under your ship
card-if-plunder = there are {$n} or more plunder cards under your ship
    .not = there are fewer than {$n} plunder cards under your ship

cue-the-ship = the ship
cue-ship-placed = The party sails { $ship }.
cue-ship-damaged = { $ship } is dealt { $n } Structural damage.
cue-ship-wrecked = { $ship } is wrecked.
cue-ship-repaired = { $ship } is repaired.
cue-ship-seized = { $ship } is seized.
cue-ship-anchored = { $ship } is anchored.
cue-ship-weighed = { $ship } is no longer anchored.
cue-ship-passed-by = { $ship } passes by, as nobody there commands a ship.
cue-plunder-stashed = A plunder card is stashed.
cue-plunder-lost = A plunder card is banished.

between-ship = ship
between-a-ship = A ship of class { $n } or lower joins the fleet.
between-which-ship = Which ship joins your fleet?
between-ship-joins = { $ship } joins the fleet.
between-no-pick = This card is not one that the reward offers.
