## Rewards
between-skill-feat = skill feat
between-power-feat = power feat
between-card-feat = card feat
between-loot = loot
between-box-card = card of the box
between-trader = trader
between-role = role card
between-quest = the quest { $name } (tier { $tier }, seed { $seed })

## What is asked
between-who-takes = Who takes { $card }?
between-which-side = { $who } takes a role card. Which side?
between-which-box = { $who } gains a { $reward }. Which box?
between-which-trader = Which trader does { $who } visit?
between-swap = Swap boons before anybody trades with a trader.
between-trade-for = What does { $who } trade for?
between-pay-for = What does { $who } pay for { $card }?
between-decks-match = The decks match their lists.
between-rebuild = Rebuild the decks. { $why }
between-died = { $who } has died. Who sits down in that place?
between-what-next = What is next?
between-before-next = Before the next scenario: { $why }

## Answers
between-later = Decide the next time
between-visit = Visit { $trader }
between-visit-nobody = Visit nobody
between-gives = { $from } gives { $card } to { $to }
between-want = Trade for { $card }
between-pay = Pay { $card }
between-no-trade = Make no trade
between-puts-aside = { $hero } puts { $card } aside
between-takes-aside = { $hero } takes { $card } of those aside
between-draws = { $hero } takes { $card } from the box
between-returns = { $hero } puts { $card } back into the box
between-suggested = { $hero } takes the suggested deck
between-fill = Fill the decks by a simple rule
between-a-new = A new { $hero }
between-makes-room = { $hero } makes room for { $other }
between-leave = { $hero }'s place stays empty
between-joins = { $hero } joins
between-class-deck = Add the cards of the Class Deck { $name } to the box
between-play-again = Play “{ $scenario }” again
between-play = Play “{ $scenario }”
between-enough = Enough

## Boxes and decks
between-box-hand = Hand size { $n }
between-deck-has = { $has } { $kind }
between-deck-lacks = { $has } of { $list } { $kind }

## What happened
between-checked-off = { $trader } is checked off on the bazaar.
between-not-in-box = { $card } does not lie in the box any more.
between-no-box-left = { $hero } has no box left for a { $reward }.
between-gains = { $hero } gains { $card }.
between-takes = { $hero } takes { $card }.
between-is-now = { $hero } is now { $role }.

## Why not: rewards
between-no-reward = No reward is due.
between-loot-living = Loot is for a living hero of the group.
between-no-side = That is no side of this hero's role card.
between-no-hero = There is no such hero.
between-reward-is = The reward is a { $reward }.
between-side-once = A side of the role card is chosen once, when a reward gives it.
between-feats-rewards = Feats are gained only as rewards.
between-reward-first = A reward is to be taken first.

## Why not: feats
between-role-covers = The role card lies over the powers of this card.
between-role-has-it = The role card has this power, with boxes of its own.
between-no-role-yet = There is no role card yet.
between-other-side = The other side of the role card was chosen.
between-no-such-box = There is no such box.
between-box-checked = That box is checked already.
between-leftmost = The leftmost unchecked box of a row comes first.

## Why not
between-not-asked = That is not asked now.
between-drawn = Something was drawn at random since.
between-earned-before = The reward of { $story } was earned before.

## Traders
trade-not-checked-off = That trader is not checked off on the bazaar.
trade-visits-first = First it is said which traders are visited.
trade-no-visit = No trader is visited.
trade-swap-first = Heroes swap before anybody trades with a trader.
trade-swap-now = Heroes swap boons now.
trade-nobody-left = Each visitor makes one trade at most; nobody is left.
trade-not-displayed = That card is not displayed on the trader.
trade-no-price = Its price cannot be paid.
trade-no-part = That card cannot be part of the price.
trade-at-most-one = Each visitor makes at most one trade.
trade-visitor-now = A visitor trades now.
trade-pays = { $hero } pays { $paid } for { $card }.
trade-after-win = Traders are visited after a scenario that was won.
trade-dead-visit = The dead visit no traders.
trade-dead-no-part = The dead take no part.
trade-not-theirs = That card is not this hero's.
trade-own-text = This trader follows the text on the card.
trade-not-to-pay = That card is not the visitor's to pay with.
trade-other-price = The trader asks for other cards, or for more or fewer.
trade-too-low = Each card paid must be at most 1 lower in number than the one wanted.

## Decks
between-mismatch = { $hero } has { $has } of type { $kind }, the list says { $list }.
between-back-to-box = { $card }, displayed by { $hero }, goes back to the box.
between-nobody-alive = Nobody alive sits there.
between-no-card = There is no such card.
between-no-place = The list has no place for it; cards are not exchanged with the box.
between-group-has = The group has a card for that place.
between-may-not = That card may not be taken from the box.
between-none-in-box = None of it lies in the box.
between-two-living = Two living heroes trade.
between-not-theirs = That card is not this hero's.
between-not-there = That card is not there to take.
between-aside = What is left aside goes back into the box at the end.
between-decks-first = First the decks are rebuilt.
between-took-box = { $hero } takes { $card } from the box.
between-took-party = { $hero } takes { $card } from the party.

## The camp
between-dead-first = The players of the dead choose first.
between-another-each = Each player has a hero, another one each.
between-somebody = Somebody has to play.
between-new-first = The player of a dead hero starts a new one first.
between-most-decks = At most { $most } decks at one time.
between-earlier = An earlier scenario is to be won first.
between-say-next = Say which scenario is next.
between-not-at-will = Cards are not exchanged with the box at will.
between-only-newcomer = Only a newcomer takes the suggested deck.
between-no-class-deck = There is no such Class Deck to add.
between-left-over = What was left over is in the box.
between-over = That is over.
between-class-added = The cards of the Class Deck { $name } are added to the box.
between-deck-added = The cards of adventure deck { $number } are added to the box.
between-leaves = { $hero } leaves; the list of the deck is kept.
between-stays-dead = { $hero } is dead, and stays so.
between-sits-down = { $hero } sits down.
between-comes-back = { $hero } comes back.

## Rewards of a scenario
between-each-skill = Each hero gains a skill feat.
between-each-power = Each hero gains a power feat.
between-each-card = Each hero gains a card feat.
between-loot-is = Loot: { $card }.
between-trader-checked = { $trader } is checked off on the bazaar.
between-each-role = Each hero takes the role card and chooses one of its sides.
between-each-random = Each hero gains a random { $kind } of the box.
