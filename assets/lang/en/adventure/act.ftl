## Options
act-decline = Don't attempt this check
act-begin-at = Begin at { $place } ({ $cards })
act-place = { $place } ({ $cards })
act-first-turn = { $hero } takes the first turn
act-checker = { $hero } attempts the check
act-close-for-now = { $hero } tries to temporarily close { $place }{ $how }
act-give = Give { $card } to { $hero }
act-move = Move to { $place } ({ $cards }{ $shut })
act-explore-left = Explore { $place } ({ $cards } left)
act-explore = Explore
act-close = Try to close { $place }{ $how }
act-close-here = Try to close the location
act-end-turn-of = End { OF($hero) } turn
act-end-turn = End the turn

## How a location is closed; $what is a card with its article
act-a-trait-kind = 1 { $mark } { $kind }
act-a-trait = 1 { $mark } card
act-a-card = a card
act-a-fitting-card = a matching card
act-close-free = no requirement
act-pay-hand = { $action } { $what } from your hand
act-pay-top = { $action } the top card of your deck
act-pay-discards = { $action } { $what } from your discard pile
act-pay-displayed = { $action } { $what } that is displayed
act-pay-several-hand = { $action } { $n } cards from your hand, each { $what }
act-pay-several-discards = { $action } { $n } cards from your discard pile, each { $what }
act-pay-several-displayed = { $action } { $n } displayed cards, each { $what }
act-pay-several-top = { $action } the top { $n } cards of your deck
act-defeat-named = summon and defeat { $card }
act-defeat-random = summon and defeat a random { $kind }
act-defeat-fitting = summon and defeat { $what } at random
act-defeat-same = summon and defeat another copy
act-of-different-types = { $way }, all of different types
act-each-pays = each hero here: {$way}
act-defeat-danger = summon and defeat the danger
act-or = { " " }or{ " " }

## Checks
act-would-make = { " " }-> { $against }, { $chance }
act-against = { $pool } against { $difficulty }
act-way = Use { $skill } instead ({ $check })
act-way-plain = Use { $skill } instead
act-roll = Roll { $pool } with { $skill } against { $difficulty }: { $chance }
act-roll-plain = Roll
act-reroll = Reroll the d{ $faces } showing { $shows } ({ $whose })
act-reroll-number = Reroll die { $n }
act-skill-of = { OF($hero) } skill

## Going on
act-no-evading = Don't evade
act-take-damage = Take the damage
act-let-lie = Keep the roll
act-close-no-more = Close no more locations
act-discard-no-more = Discard no more cards
act-choose-none = Choose none
act-use-none = Use none of these
act-continue = Continue
act-yes-what = Yes: { $what }
act-yes = Yes
act-no-closing = Don't try to close
act-no = No
act-explore-again = explore again

## Powers
act-for = { $hero }:{ " " }
act-play = Play { $card }
act-use = Use { $power }
act-with = { " " }with { $card }
act-power-of-hero = { OF($hero) } power
act-power-of = the power of { $source }
act-take-back = Take back { $what }
act-take-back-number = Take back play { $n }

act-in-pile = , in { $pile }
act-do-nothing = Do nothing
act-by-hand-done = Done by hand; go on
act-by-hand-roll = Roll { $die }
act-no-card = No card
act-close-so = Close it this way: { $way }
act-first = Number { $n } first
act-choice = Choice { $n }
act-something = Something in { OF($hero) } hand
act-something-in-a-hand = Something in a hand
