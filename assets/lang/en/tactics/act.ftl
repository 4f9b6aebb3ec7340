# Questions and options of the tactics family.

## Names

tactics-level-card = { $class } level { $n }
tactics-north = north
tactics-north-east = north-east
tactics-east = east
tactics-south-east = south-east
tactics-south = south
tactics-south-west = south-west
tactics-west = west
tactics-north-west = north-west
tactics-up = up
tactics-right = to the right
tactics-down = down
tactics-left-side = to the left

## Options

tactics-act-yes = Yes
tactics-act-no = No
tactics-act-continue = Continue
tactics-act-roll = Roll the dice
tactics-act-take-back = Choose another target
tactics-act-stay = Stay at { $at }
tactics-act-go = Go to { $at }
tactics-act-via = Go by way of { $at }
tactics-act-begin = Begin at { $at }
tactics-act-square = { $at }
tactics-act-base = With the lower left corner at { $at }
tactics-act-discard = Discard { $card }
tactics-act-remove = Remove { $card }
tactics-act-north = North is { $to }
tactics-act-way = Way { $n }
tactics-act-raise = On { $squares }
tactics-act-route = By way of { $squares }
tactics-act-die = The { $die } die that shows { $shows }
tactics-act-die-number = Die { $n }
tactics-act-slot = Place { $card } on the player board
tactics-act-shuffle-in = Shuffle { $card } into the action deck
tactics-act-stow = Leave { $card } in the tuck box
tactics-act-play = Play { $card }: { $text }
tactics-act-use = Use { $card }: { $text }
tactics-act-use-named = { $name } ({ $card }): { $text }
tactics-act-use-alone = Use { $card }
tactics-act-paid = { $text } (discard { $card })
tactics-act-item = Use the item { $card }
tactics-act-equip = Equip { $card }
tactics-act-prepare = Prepare { $card }
tactics-act-discard-to-move = Discard { $card } to move up to { $n }
tactics-act-pass = Pass this turn
tactics-act-end-turn = End the turn
tactics-act-move = Move
tactics-act-attack = Attack
tactics-act-acts = { $who } acts
tactics-act-potion = Use a revive potion
tactics-act-redo = Use a revive potion to lay out the initiative line anew
tactics-act-whole-hand = Discard the whole hand
tactics-act-level-up = { $hero } takes { $card }
tactics-act-level-up-gives = { $act }: { $gives }
tactics-act-give = { $hero } gets { $card }
tactics-act-buy = Buy { $card } for { $hero }
tactics-act-sell = Sell { $card }
# $act: the option without its price.
tactics-act-for-gold = { $act } ({ $n } gold)
tactics-act-brings-gold = { $act } (brings { $n } gold)
tactics-act-disagree = We do not agree: roll for it
tactics-act-mulligan = Shuffle the hand back and draw anew
tactics-act-keep-hand = Keep this hand
tactics-act-keep-line = Keep this order
tactics-act-stay-down = Stay down
tactics-act-use-nothing = Use nothing
tactics-act-stands = Let the roll stand
tactics-act-take-along = Take this along
tactics-act-set-out = Set out
tactics-act-no-card = No card
tactics-act-nobody = None

## Questions

tactics-ask-of = { $cause }: { $text }
tactics-ask-start = { $hero }: where do you begin?
tactics-ask-compass = Which way of the board does North point?
tactics-ask-fill = { $hero }: what do you take along to this encounter?
tactics-ask-mulligan = { $hero }: keep the first hand?
tactics-ask-redo = This is the order of turns. Keep it?
tactics-ask-window = { $hero }: use something now that { $event }?
tactics-ask-turn = { $n ->
    [0] { $hero }, no action is left. What else?
    [one] { $hero }, one action is left. What do you do?
   *[other] { $hero }, { $n } actions. What do you do?
}
tactics-ask-revive = { $hero } is down. Use a revive potion?
tactics-ask-move = { $hero }: where to?
tactics-ask-target = { $hero }: at whom or at what?
tactics-ask-stage = { $hero }: roll, or change the attack first?
tactics-ask-rolled = { $hero }: the dice lie. Change something?
tactics-ask-cleanup = { $hero }: what do you discard?
tactics-ask-cards = { $hero }: which cards?
tactics-ask-fighter = { $hero }: who?
tactics-ask-square = { $hero }: which square?
tactics-ask-enemy-square = Where does { $who } go? The players choose.
tactics-ask-enemy-fighter = Whom does { $who } choose? The players decide.
tactics-ask-choice = { $hero }: which of these?
tactics-ask-yes-no = { $hero }: do it?
tactics-ask-order = What comes first?
tactics-ask-focus = Whom does it go for? The players choose.
tactics-ask-read = Go on?
tactics-ask-market = { $place }: buy, sell, or go on?
tactics-ask-level-up = Who levels up, and how?
tactics-ask-remove = { $hero }: which card leaves the deck?
tactics-ask-add-basic = { $hero }: which basic card comes to the deck?
tactics-ask-reward = Who gets it?
tactics-ask-camp = The camp: trade, arrange, and set out.
tactics-ask-companion = { $hero }: what does { $who } do?
tactics-ask-whose = { $hero }: whose basic attack?

## The table in words

tactics-board = { $w } columns, { $h } rows; North is { $to }.
tactics-objective = Objective: { $text }
tactics-bonus-line = Bonus: { $text }
# It is so now, and must be so when the encounter is won.
tactics-bonus-holds = Bonus, so far kept: { $text }
tactics-bonus-lost = Bonus, lost: { $text }
# What loses the encounter; $text is a sentence.
tactics-loss-line = You lose: { $text }
# $n: the round that is played; $of: the last one.
tactics-loss-round = { $text } Round { $n } of { $of }.
tactics-loss-usual = All heroes are knocked out at once (AT-GOAL-13), or one is and no revive potion is left (AT-GOAL-12).
tactics-loss-no-potion = No revive potion is left: whoever is knocked out next loses it for all (AT-GOAL-12).
tactics-line-of = Line: { $line }
tactics-potions-left = { $n ->
    [one] one revive potion
   *[other] { $n } revive potions
}
tactics-hp = { $hp } of { $max } HP
tactics-is-down = down
tactics-hand-of = Hand of { $hero }
tactics-board-of = Board of { $hero }
tactics-tuck-of = Tuck box of { $hero }
tactics-purse = { $n ->
    [one] 1 Bag of Gold
   *[other] { $n } Bags of Gold
}
tactics-items = Items of the party
# $n: cards that are left.
tactics-boss-deck = Boss deck, { $n } cards left
tactics-boss-none = No boss deck is in play.
tactics-boss-seen = Seen so far: { $names }
tactics-not-on-board = not on the board yet
tactics-no-board = There is no board in this chapter.
tactics-legend-wall = # wall
tactics-legend-exit = > exit
tactics-standing-here = On the board: { $names }
tactics-which-card = Which card? Say `card` and its name.
tactics-no-card = No card that you may read is called `{ $name }`.
tactics-help = goal, line, look WHO, reach WHO, threat WHO, why WHO, see e5, see WHO e5, square e5, boss, card NAME: the board in words; reach, threat and square alone: of the hero asked, of all enemies, all that the map names
    party: gold, items and what each hero has
    plan, plan WHO: what heroes could become; road: the chapters behind you; restart: the encounter from its first decision, with the same dice or, with restart new, with others
tactics-nobody-called = nothing here is called `{ $name }`
tactics-no-square = `{ $name }` is no square, such as e5
tactics-off-board = { $at } is off the board, whose squares go from a1 to { $last }.
tactics-reach-of = { $who } reaches the squares with a number, for so many points (+ is 10 and more):
tactics-threat-of = { $who } could attack the squares with a star:
tactics-threat-of-all = So many enemies could attack each square:
tactics-sees = { $who } sees { $at }.
# $from, $to: corners, such as "upper right corner of a3".
tactics-sees-line = { $who } sees { $at }; clear: { $from } – { $to } (AT-LOS-01).
tactics-sees-blocked = { $who } does not see { $at }; in the way: { $what } (AT-LOS-01).
tactics-sees-limit = { $who } does not see { $at }: it is { $far } squares away, and sight ends at { $n }.
# Stands for a name: nobody stands there.
tactics-whoever = Whoever stands on { $at }
tactics-corner-lower-left = lower left corner of { $at }
tactics-corner-lower-right = lower right corner of { $at }
tactics-corner-upper-left = upper left corner of { $at }
tactics-corner-upper-right = upper right corner of { $at }
# What the map calls squares.
tactics-place-start = start area
tactics-place-exit = exit
tactics-place-spawn = { $who } may come here
tactics-sees-by = { $who } sees { $at } in the mirror at { $by }.
tactics-sees-not = { $who } does not see { $at } (AT-LOS-01).
tactics-act-hidden = { $hero } does something with a card
tactics-ask-story = What do you do?
