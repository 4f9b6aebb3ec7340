moment-the-end = the end
moment-encounter = encounter with { $card }
moment-closing = closing { $place }
moment-reset = resetting { OF($hero) } hand
moment-setup = setup
moment-at = { $hero } at { $place }

## What is asked, after "before"
moment-start = { $who } chooses where to begin
moment-first = choosing who goes first
moment-acts = { $who } acts
moment-checker = choosing who attempts the check
moment-check = the check
moment-recharge = { OF($hero) } check to recharge { $card }
moment-check-close = { OF($hero) } check to close
moment-check-of = { OF($hero) } check
moment-lie = the choice whether to reroll
moment-powers-on = the use of powers on { $card }
moment-powers = the use of powers
moment-evade = the choice whether to evade
moment-damage = { $who } takes damage
moment-discards = { $who } discards
moment-close = the choice whether to close
moment-die = { $who } chooses a die
moment-order = the choice of order
moment-chooses = { $who } chooses
moment-chooses-for = { $who } chooses for { $source }

## What was decided
moment-roll = roll
moment-take-back = take back a play
moment-a-card = a card
moment-gives = give a card to { $hero }
moment-play = play { $card }
moment-use = use { $power }
moment-with = { " " }with { $card }
moment-move = move to { $place }
moment-explore = explore
moment-try-close = try to close
moment-end-turn = end the turn

## What was learned since
moment-dice = Dice rolled since then: { $dice }.
moment-token-of = the token of { $hero }
moment-and-more = { " " }and more
moment-known = Revealed since then: { $names }{ $more }.
moment-known-to-some = Cards have been drawn or looked at since then.
moment-mixed = Cards have been shuffled or drawn at random since then.
