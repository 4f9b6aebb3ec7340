## Rewards
between-skill-feat = skill feat
between-power-feat = power feat
between-card-feat = card feat
between-loot = loot
between-box-card = card from the box
between-trader = trader
between-role = role card
between-quest = the quest { $name } (tier { $tier }, seed { $seed })

## What is asked
between-who-takes = Who takes { $card }?
between-which-side = { $who } takes a role card. Which side?
between-which-box = { $who } gains a { $reward }. Which box?
between-which-trader = Which trader does { $who } visit?
between-swap = Swap boons before anyone trades with a trader.
between-trade-for = What does { $who } trade for?
between-pay-for = What does { $who } pay for { $card }?
between-decks-match = All decks match their lists.
between-rebuild = Rebuild the decks. { $why }
between-died = { $who } has died. Who takes that seat?
between-what-next = What comes next?
between-before-next = Before the next scenario: { $why }

## Answers
between-later = Decide later
between-visit = Visit { $trader }
between-visit-nobody = Visit no trader
between-gives = { $from } gives { $card } to { $to }
between-want = Trade for { $card }
between-pay = Pay with { $card }
between-no-trade = Make no trade
between-puts-aside = { $hero } sets { $card } aside
between-takes-aside = { $hero } takes { $card } from the cards set aside
between-draws = { $hero } takes { $card } from the box
between-returns = { $hero } puts { $card } back in the box
between-suggested = { $hero } takes the suggested deck
between-fill = Fill decks automatically
between-a-new = A new { $hero }
between-makes-room = { $other } replaces { $hero }
between-leave = Leave { $hero }'s seat empty
between-joins = { $hero } joins
between-class-deck = Add the cards of the Class Deck { $name } to the box
between-play-again = Play “{ $scenario }” again
between-play = Play “{ $scenario }”
between-enough = Done

## Boxes and decks
between-box-hand = Hand size { $n }
between-deck-has = { $kind } { $has }
between-deck-lacks = { $kind } { $has } of { $list }

## What happened
between-checked-off = { $trader } can now be visited at the bazaar.
between-not-in-box = { $card } is no longer in the box.
between-no-box-left = { $hero } has no unchecked box left for a { $reward }.
between-gains = { $hero } gains { $card }.
between-takes = { $hero } takes { $card }.
between-is-now = { $hero } is now { $role }.

## Why not: rewards
between-no-reward = No reward is due.
between-loot-living = Loot can go only to a living hero of the party.
between-no-side = This hero's role card has no such side.
between-no-hero = There is no such hero.
between-reward-is = The reward is a { $reward }; check a box of that kind.
between-side-once = A side of the role card is chosen only once, when the role card is gained as a reward.
between-feats-rewards = Feats are gained only as rewards.
between-reward-first = Take the reward first.

## Why not: feats
between-role-covers = The role card replaces the powers on the hero card.
between-role-has-it = That power is on the role card, with boxes of its own.
between-no-role-yet = There is no role card yet.
between-other-side = The other side of the role card was chosen.
between-no-such-box = There is no such box.
between-box-checked = That box is already checked.
between-leftmost = Check the leftmost unchecked box of the row first.

## Why not
between-not-asked = That is not being decided now.
between-drawn = Something has been drawn at random since then.
between-earned-before = The reward of { $story } has already been earned.

## Traders
trade-not-checked-off = That trader cannot be visited at the bazaar yet.
trade-visits-first = First choose which traders to visit.
trade-no-visit = No trader is being visited.
trade-swap-first = Heroes swap boons before anyone trades with a trader.
trade-swap-now = Heroes swap boons now.
trade-nobody-left = Each visitor makes at most one trade, and all visitors have made theirs.
trade-not-displayed = The trader is not showing that card.
trade-no-price = You cannot pay this trader's price.
trade-no-part = That card cannot be part of the price.
trade-at-most-one = Each visitor makes at most one trade.
trade-visitor-now = It is a visitor's turn to trade.
trade-pays = { $hero } pays { $paid } for { $card }.
trade-after-win = Traders are visited only after winning a scenario.
trade-dead-visit = Dead heroes visit no traders.
trade-dead-no-part = Dead heroes take no part.
trade-not-theirs = That card does not belong to this hero.
trade-own-text = This trader has no listed price; follow the text on its card.
trade-not-to-pay = The visitor cannot pay with that card.
trade-other-price = This trader's price asks for different cards, or for more or fewer of them.
trade-too-low = Each card you pay with may have an adventure number at most 1 lower than that of the card you want.

## Decks
between-mismatch = { $hero } has { $cards }, but the deck list calls for { $list }.
between-back-to-box = { $card }, displayed by { $hero }, goes back to the box.
between-nobody-alive = No living hero sits there.
between-no-card = There is no such card.
between-no-place = The deck list has no room for that card, and cards cannot be exchanged with the box.
between-group-has = The party already has a card for that slot.
between-may-not = That card may not be taken from the box.
between-none-in-box = The box has no copy of that card.
between-two-living = Only living heroes can trade cards.
between-not-theirs = That card does not belong to this hero.
between-not-there = That card is not there to take.
between-aside = Cards that are still set aside at the end go back to the box.
between-decks-first = Rebuild the decks first.
between-took-box = { $hero } takes { $card } from the box.
between-took-party = { $hero } takes { $card } from the party.

## The camp
between-dead-first = Players of dead heroes choose first.
between-another-each = Each player needs a different hero.
between-somebody = At least one hero has to play.
between-new-first = The player of a dead hero must start a new hero first.
between-most-decks = At most { $most } decks at a time.
between-earlier = An earlier scenario must be won first.
between-say-next = Choose the next scenario.
between-not-at-will = Cards cannot be exchanged with the box at will.
between-only-newcomer = Only a new hero can use the suggested deck.
between-no-class-deck = There is no such Class Deck to add.
between-left-over = Leftover cards are back in the box.
between-over = That step is over.
between-class-added = The cards of the Class Deck { $name } are added to the box.
between-deck-added = The cards of adventure deck { $number } are added to the box.
between-leaves = { $hero } leaves; the deck list is kept.
between-stays-dead = { $hero } is dead, and stays dead.
between-sits-down = { $hero } joins the party.
between-comes-back = { $hero } rejoins the party.

## Rewards of a scenario
between-each-skill = Each hero gains a skill feat.
between-each-power = Each hero gains a power feat.
between-each-card = Each hero gains a card feat.
between-loot-is = Loot: { $card }.
between-trader-checked = { $trader } can now be visited at the bazaar.
between-each-role = Each hero takes their role card and chooses one of its sides.
between-each-random = Each hero gains a random { $kind } from the box.
