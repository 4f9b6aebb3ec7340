# Small words of the rules.

words-cards = { $n ->
    [1] 1 card
   *[other] { $n } cards
}
words-known-top = { $cards } on top
words-known-bottom = { $cards } at the bottom
words-known-from-top = { $card } in position { $n } from the top
words-known-from-bottom = { $card } in position { $n } from the bottom
words-own-dice = its own dice
words-other-dice = Other dice
words-some-check = Check
words-rules = the rules
words-power-of-hero = { OF($hero) } power

## Piles

words-pile-deck = { OF($hero) } deck
words-pile-hand = { OF($hero) } hand
words-pile-discards = { OF($hero) } discard pile
words-pile-buried = { OF($hero) } buried cards
words-pile-displayed = { OF($hero) } displayed cards
words-pile-aside = { OF($hero) } cards in play
words-pile-location = the deck of { $place }
words-pile-blessings = the blessings deck
words-pile-hours = the blessings discard pile
words-pile-beside = the cards next to { $place }
words-pile-box = the box
words-pile-table = the table
words-pile-removed = the cards removed from the game

## Piles behind "from", "of", "in"

words-there-deck = { OF($hero) } deck
words-there-hand = { OF($hero) } hand
words-there-discards = { OF($hero) } discard pile
words-there-buried = { OF($hero) } buried cards
words-there-displayed = { OF($hero) } displayed cards
words-there-aside = { OF($hero) } cards in play
words-there-location = the deck of { $place }
words-there-blessings = the blessings deck
words-there-hours = the blessings discard pile
words-there-beside = the cards next to { $place }
words-there-box = the box
words-there-table = the table
words-there-removed = the cards removed from the game

## Sorts of damage; the other where a language has no word for it

words-damage = { $kind } damage
words-damage-other = { $kind } damage

## Open and closed, the end, chances
words-open = open
words-shut-for-now = temporarily closed
words-shut = closed
words-end-won = The scenario is won.
words-end-time = The scenario is lost: the hours have run out.
words-end-dead = The scenario is lost: every hero is dead.
words-over-99 = over 99%
words-under-1 = under 1%
# What players call this family of games.
family-adventure = Adventure card game
