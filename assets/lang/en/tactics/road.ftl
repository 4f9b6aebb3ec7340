# What lies between two encounters: the planner, the road, the chronicle.

## The planner

tactics-plan-of = { $hero }, level { $n }, { $class }, { $hp } HP
tactics-plan-away = { $n ->
    [one] At the next level-up: { $list }
   *[other] In { $n } level-ups: { $list }
}
tactics-plan-shut = Closed: { $list }
tactics-plan-more = plan WHO: every class of a hero, what is lacking, what a choice opens and closes
tactics-plan-class = { $class }: { $text }
tactics-plan-open = can be taken at the next level-up
tactics-plan-at = { $n ->
    [one] at the next level-up
   *[other] in { $n } level-ups at the earliest
}
tactics-plan-never = not any more
tactics-plan-opens = opens { $list }
tactics-plan-closes = closes for { $hero }: { $list }
tactics-lack-most-levels = no hero is above level 10
tactics-lack-most-in-class = no hero is above level 5 as { $class }
tactics-lack-needs = { $class } needs { $other } { $wants }, and the hero has { $has }
tactics-lack-closed = { $hero } is { $class }, and no other hero can be
tactics-lack-two-above = two heroes have level 2 or more as { $class }
tactics-lack-one-above = another hero has level 3 or more as { $class }
tactics-lack-no-card = no such card of { $class } is left

## The road

tactics-road = The road so far
tactics-road-here = { $name }: you are here
tactics-road-here-after = { $name }: { $result }; you are here
tactics-road-fought = { $name }: { $result }
tactics-road-taken-to = { $label } (to { $to })
tactics-road-taken = { $label }
tactics-road-open = open: { $label }
tactics-road-refused = not taken: { $label }
tactics-road-shut = closed: { $label }

## The chronicle

tactics-deed-so-far = So far.
tactics-deed-chose = You chose: { $label }
tactics-deed-chose-of = { $title }. You chose: { $label }
tactics-deed-fell = { $hero } was knocked out in round { $n }.
tactics-deed-fell-by = { $hero } was knocked out in round { $n } ({ $by }).
# Behind the sentence before.
tactics-deed-closest = It went for whoever was closest: { $away } (AT-BOSS-06).
tactics-deed-preferred = It went for whom it preferred: { $away } (AT-BOSS-11).
tactics-deed-rose = { $hero } was back on the board in round { $n }.
tactics-deed-defeated = Defeated in round { $n }: { $who }.
tactics-deed-defeated-by = Defeated in round { $n }: { $who } ({ $by }).
tactics-deed-blow = The hardest blow: { $hero } at { $who }, { $n } damage.
tactics-deed-last = At the end only { $hero } was standing.
tactics-deed-one-hp = { $hero } stood with a single HP at the end.
tactics-deed-last-potion = The last revive potion had been used when it was won.
tactics-deed-unhurt = Nobody in the party was hurt.
tactics-deed-levelled = { $hero } took { $card }.
tactics-deed-gained = { $hero } gained { $card }.
tactics-deed-gained-party = The party gained { $card }.
tactics-deed-lost = { $hero } gave up { $card }.
tactics-deed-lost-party = The party gave up { $card }.
tactics-deed-times = { $deed }, { $n } times.
tactics-deed-gold = { $n ->
    [one] The party gained a Bag of Gold.
   *[other] The party gained { $n } Bags of Gold.
}
tactics-deed-paid = { $n ->
    [one] The party paid a Bag of Gold.
   *[other] The party paid { $n } Bags of Gold.
}
tactics-deed-potions = { $n ->
    [one] One revive potion was used.
   *[other] { $n } revive potions were used.
}
tactics-tally-hero = Hero
tactics-tally-dealt = Dealt
tactics-tally-taken = Taken
tactics-tally-healed = Healed
tactics-tally-felled = Defeated

## Level-up cards

tactics-level-hp = +{ $n } HP
tactics-level-gains = gain { $cards }

## Between two encounters

tactics-title-level-up = Level up
tactics-title-camp = The camp
tactics-title-fill = What to take along
tactics-title-reward = Who gets it?
tactics-head-gold = Gold
tactics-head-potions = Potions
tactics-road-see = The road
tactics-road-back = Back
tactics-hearts = { $n } HP
tactics-camp-board = Player board
tactics-camp-tuck = Tuck box
tactics-camp-deck = Action deck
tactics-camp-empty = Nothing lies here.
tactics-market-wares = For sale
tactics-market-own = Yours to sell
tactics-market-none = Nothing is for sale.
tactics-market-price = { $n } gold
tactics-result-facts = How it went
tactics-result-rewards = What it brought
tactics-plan-basic = Basic classes
tactics-plan-elite = Elite classes
tactics-plan-level = level { $n }
tactics-plan-needs = needs { $list }
tactics-plan-choose = Choose a class to see what it gives, opens and closes.
tactics-plan-brings = What it brings
tactics-plan-opens-title = Opens
tactics-plan-closes-title = Closes for the others
tactics-plan-take = { $hero } takes this
