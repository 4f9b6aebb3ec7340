# The screens between two games, and those of the chronicle.

camp-by-itself = Standalone scenarios
camp-won = { $n ->
    [one] won
   *[other] won { $n } times
}
camp-next = next
camp-open = open
camp-not-yet = not yet
camp-lost = { $n ->
    [one] { $won }, lost once
   *[other] { $won }, lost { $n } times
}
camp-for-the-box = Add to the box
decks-anybody = heroes may now give each other cards
decks-of = { $hero }'s deck
decks-suggested = Use suggested deck
decks-other = click a hero above to open another deck
decks-dead = dead; these cards now belong to the party
decks-aside-note = cards left here go back to the box
decks-aside = Set aside: { $n }
decks-aside-hint = Drag cards here that their hero won't keep; anyone may take them.
decks-box = From the box
decks-for = for { $hero }
decks-no-place = The deck list has no open slot that the box could fill.
decks-none = The box has none of the missing cards.
head-rewards = Rewards
head-traders = Traders
head-decks = Decks
head-camp = Camp
head-next-game = Next game
head-after-won = After winning “{ $scenario }”
head-after-lost = After losing “{ $scenario }”
head-between = Between games
head-for = for “{ $from }”
head-for-more = for “{ $from }”; { $n } more to come
head-chair = Empty seat
head-to-decide = deciding
head-cards = { $n } cards
head-cards-listed = { $n } cards, as listed
head-cards-no-others = { $n } of { $list } cards; the box has no more
head-cards-wrong = { $n } cards; the deck list calls for { $list }
head-later = Decide later
head-rest = Do the rest automatically
head-rest-hint = Loot, traders and decks are settled by simple rules. Feats and roles remain yours to choose, and nothing starts until you say so.
head-shelf = Back to campaigns
head-on-traders = Continue to traders
head-decks-done = Finish decks
head-all-won = All won: back to campaigns
head-propose = Suggest decks for all
loot-takes = { $hero } takes it
place-of = in { OF($hero) } deck
place-aside = set aside
place-box = in the box
place-stall = at the trader
place-prize = just gained
place-bench = not in the party
place-chair = an empty seat
place-name = place { $place }
place-click = Click to choose.
loot-hint = Drag the card onto a hero, or click who takes it.
loot-has = { $kind }: { $has } of { $list }
market-visit = Visit { $name }
market-nobody = no visitor yet
market-shows = { $trader } offers these cards: choose one
market-paid = For { $name }: { $n } of { $all } paid
market-price = price
market-cards = { $hero }'s cards
head-for-good = This reward is permanent: please choose.
party-first-time = played with you for the first time tonight
party-evenings = { $n ->
    [one] won one evening with you
   *[other] won { $n } evenings with you
}
# $hero (text), $won (text), $grew (text): sentences of this file
party-farewell =
    { $hero } { $won }, and is not coming back from this one.
    { $grew }
    What could be carried away is with the others now. The chair is still warm; somebody has to take it.
party-no-feats = There was no time to grow.
party-feats-gone = { $n ->
    [one] One feat is gone, too.
   *[other] { $n } feats are gone, too.
}
party-who = Who sits down? A new hero has no feats and builds a new deck.
party-empty = Leave the seat empty
party-table = At the table
party-bench = Not in the party: drag a hero onto a seat or the empty seat, or click.
party-feats = feats: { $skills } skill, { $powers } power, { $cards } card
party-leaves = { $hero } leaves
party-was = was in your party
role-boxes = { $powers } power boxes, { $hand } for hand size
role-copied = { $n ->
    [one] ; 1 checked box carries over
   *[other] ; { $n } checked boxes carry over
}
role-side = Side { $n }: { $role }
role-sure = Yes, { $hero } takes the role { $role } for good
role-take = Choose { $role }
sheet-skills = Skills
sheet-hand = Hand size
sheet-cards = Deck list
sheet-powers-of = Powers of the { $role }
sheet-powers = Powers
sheet-besides = Also
sheet-favored = Favored card type: { $kind }.
sheet-proficient = Proficient with { $traits }.
sheet-in-hand = Cards in hand
camp-tab-next = Next scenario
camp-tab-party = Party
camp-tab-decks = Decks
market-visits = Each hero may visit one trader, and each trader shows one more card than it has visitors. Click a trader to visit.
between-click-a-card = Click a card to see what you can do with it, or drag it to a hero. Double-click for the usual action, right-click to enlarge.

annals-statistics = Statistics
annals-nothing = Nothing has been played yet.
annals-write = Save as a file
annals-written = Saved: { $path }
annals-left = { $n ->
    [one] 1 hour left
   *[other] { $n } hours left
}
annals-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
annals-no-campaign = This table is not part of a campaign, so nothing is recorded.
annals-played = { $n ->
    [one] 1 scenario played, { $won } won
   *[other] { $n } scenarios played, { $won } won
}
annals-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
annals-time = { $time } at the table
annals-luck = Luck with the dice
annals-checks = Checks
annals-hours = Hours left at the end
annals-feats = Feats before each scenario, and now
annals-strength = Deck strength: the adventure numbers of the cards
annals-decks = Decks now
annals-calls = Closest calls
annals-memory = In memory
annals-deeds = Who did what
annals-luck-hint = From three standard deviations below expectation to three above.
annals-checks-hint = Checks passed of those attempted, then how many were expected: the mark on the bar.
annals-passed = { $passed } of { $tried }, { $expected }
annals-won = { $n }, won
annals-lost = { $n }, lost
annals-now = now
annals-call = { $text } (scenario { $scenario }, turn { $turn })
annals-all = all
annals-acquired = Acquired: { $kinds }.
annals-expected = expected { $n }
annals-rolled-expected = rolled { $n } (expected { $expected })
annals-rolled = rolled { $n }
annals-rolled-of = { $n } ({ $all })
annals-watch = Watch replay
annals-turn = Turn { $n }: { $name }
annals-hour = { $hour }, { $left } left
