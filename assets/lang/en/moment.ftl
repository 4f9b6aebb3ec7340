## Titles of moments to go back to
moment-before-first = Before the first turn
moment-turn = Turn { $n }, { $hero }
moment-line = { $turn }: { $scene }, before { $at }
moment-the-end = the end
moment-encounter = encounter with { $card }
moment-closing = closing { $place }
moment-reset = { OF($hero) } hand is reset
moment-setup = set-up
moment-at = { $hero } at { $place }

## What is asked, after "before"
moment-start = { $who } takes a place
moment-first = it is said who begins
moment-acts = { $who } acts
moment-checker = it is said who attempts the check
moment-check = the check
moment-recharge = { OF($hero) } check to recharge { $card }
moment-check-close = { OF($hero) } check to close
moment-check-of = { OF($hero) } check
moment-lie = the dice are let lie
moment-powers-on = powers on { $card }
moment-powers = powers may be used
moment-evade = it is evaded or not
moment-damage = { $who } takes damage
moment-discards = { $who } discards
moment-close = it is closed or not
moment-die = { $who } chooses a die
moment-order = it is said what comes first
moment-chooses = { $who } chooses
moment-chooses-for = { $who } chooses for { $source }

## What was decided
moment-roll = roll
moment-take-back = take a play back
moment-play = play { $card }
moment-use = use { $power }
moment-with = { " " }with { $card }
moment-move = move to { $place }
moment-explore = explore
moment-try-close = try to close
moment-end-turn = end the turn

## What was learned since
moment-dice = Dice were rolled since: { $dice }.
moment-token-of = the token of { $hero }
moment-and-more = { " " }and more
moment-known = Since then it is known where this was: { $names }{ $more }.
moment-mixed = Cards were shuffled or chosen at random since.
