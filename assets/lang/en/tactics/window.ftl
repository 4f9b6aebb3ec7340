## The table in the window

tactics-round = Round { $n }
tactics-turn-over = has had its turn
tactics-turn-now = is on turn
tactics-turn-to-come = has its turn to come
tactics-rules-here = Rules of this encounter
tactics-north-letter = N
tactics-north-points = North is { $to }.
tactics-hand-empty = { $hero } has no cards in hand.
tactics-deck-count = Deck: { $n }
tactics-discards-count = Discards: { $n }
tactics-open-discards = Discarded, open
tactics-actions-left = { $n } of { $of } actions left
tactics-hero-values = Move { $move } · Attack { $attack }
tactics-move-value = Move { $move }
tactics-would-do = If it acted now
tactics-would-hit = Would affect { $names }
tactics-would-hit-nobody = Would affect nobody

## The odds of an attack

# $who: a figure; $odds: what may happen to it.
tactics-odds = { $who }: { $odds }
tactics-odds-of = { $by } at { $who }: { $odds }
tactics-odds-sure = { $n } damage
tactics-odds-damage = { $least } to { $most } damage, { $ones }.{ $tenths } on average
tactics-odds-stands = does not fall
tactics-odds-falls = falls for certain
tactics-odds-may-fall = falls: { $ones }.{ $tenths } %
tactics-odds-again = dice may be rolled again
tactics-odds-basic = Basic attacks, wherever they stand
tactics-pool = Rolls { $dice }
tactics-pool-floor = Each die counts at least { $n }
tactics-pool-doubled = The total counts { $n } times
tactics-next-sure = { $n } of the { $of } boss cards to come activate it ({ $share } %) (AT-BOSS-02).
tactics-next-between = { $least } to { $most } of the { $of } boss cards to come activate it ({ $low } to { $high } %); { $unknown } of them nobody has seen yet (AT-BOSS-02, AT-RUL-105).
tactics-next-unknown = Which of the { $of } boss cards to come activate it nobody has seen yet (AT-RUL-105).

## While enemies act, routes, beginning again

tactics-enemies-act = The enemies act
# A button: shows what the next enemy does.
tactics-next-enemy = Next
# A button: ends what is shown of the enemies' turn.
tactics-skip = Skip
tactics-wait-after-each = Wait after each enemy
# $n: points of a route; $of: points there are.
tactics-points-spent = { $n }/{ $of }
tactics-restart = Begin this encounter again?
tactics-restart-about = Everything since its first decision is undone. It cannot be redone.
tactics-restart-keep = Keep playing

## What is heard, in brackets

sound-round = [a bell: the next round]
sound-boss-card = [a dark motif: a boss card]
sound-wall = [timber creaks: something is put on the board]
sound-condition = [a sour bell: a condition]
sound-knocked-out = [a deep bell: a hero is knocked out]
sound-card-gained = [bright chimes: something new]
sound-turn-lost = [chimes fall: a turn is lost]

## The gallery

tactics-gallery-entry = Gallery of the tactics campaign
tactics-gallery-title = Gallery
tactics-gallery-count = { $shown } of { $all }
tactics-gallery-search = Search names and texts
tactics-gallery-all = Clear filters
tactics-gallery-nothing = Nothing in this pack matches.
tactics-gallery-previous = Previous
tactics-gallery-next = Next
tactics-gallery-close = Close
tactics-gallery-copies = { $n } copies
tactics-gallery-class = Class
tactics-gallery-level = Level-up card
tactics-gallery-boss = Boss
tactics-gallery-minion = Minion
tactics-gallery-boss-card = Boss card
tactics-gallery-companion = Summon or ally
# A button in the corner of a board of which only a part is seen.
tactics-whole-board = Whole board
