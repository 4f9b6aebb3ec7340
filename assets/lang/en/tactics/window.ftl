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
tactics-actions-left = actions { $n } of { $of }
tactics-hero-values = Move { $move } · Attack { $attack }
tactics-move-value = Move { $move }
tactics-would-do = If it acted now
tactics-would-hit = Would affect { $names }
tactics-would-hit-nobody = Would affect nobody
