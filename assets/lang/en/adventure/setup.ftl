# What scenarios say of their set-up and their rewards.

card-setup-locations = locations: {$places}
card-setup-more-locations = ; with {$n} heroes also {$places}
card-setup-villain = villain: {$cards}
card-setup-villains = villains: {$cards}
card-setup-henchmen = henchmen: {$cards}
card-setup-deck = deck: {$list}
card-any-ship = choose any ship of class {$n} or lower as your ship
card-displays = display {$cards}
card-no-hours = no blessings deck is used
card-hours-are = the blessings deck has {$n} cards
card-number-is = this scenario’s adventure deck number counts as {$n}
card-reward-of-type = each hero chooses {$types} and draws {$card} of that type from the box
card-reward-any-type = each hero chooses a type of boon other than loot and draws {$card} of that type from the box
card-each-attempts = {$who} attempts the check to defeat {$bane}; if any of them fails, it is undefeated
card-each-another-check = {$who} attempts a different check to defeat {$bane}; if any of them fails, it is undefeated
card-places-have-traits = all locations have {$traits}
card-place-has-traits = this location also has {$traits}
card-n-markers = {$n} {$marker} markers
between-which-type = Which type of boon does {$who} choose?
between-which-loot = Which loot is taken?
between-no-type = The box has no such boon of this type.
card-overcome-this = {$what} instead of attempting the check
card-so-that = {$event}, {$so}
