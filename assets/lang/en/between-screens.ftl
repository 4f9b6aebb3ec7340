# The screens between two games, and those of the chronicle.

camp-by-itself = By itself
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
camp-for-the-box = For the box
decks-anybody = anybody may give cards to anybody now
decks-of = { $hero }'s deck
decks-suggested = Take the suggested deck
decks-other = click a hero above to open another deck
decks-dead = dead; the cards are the party's now
decks-aside-note = what stays here goes back to the box
decks-aside = Aside: { $n }
decks-aside-hint = Drag cards here that their hero does not keep: anybody may take them.
decks-box = From the box
decks-for = for { $hero }
decks-no-place = The list has no place left that the box could fill.
decks-none = None of what is lacking lies in the box.
head-rewards = Rewards
head-traders = Traders
head-decks = Decks
head-camp = Camp
head-next-game = The next game
head-after-won = After “{ $scenario }”, won
head-after-lost = After “{ $scenario }”, lost
head-between = Between two games
head-for = for “{ $from }”
head-for-more = for “{ $from }”; { $n } more
head-chair = An empty chair
head-to-decide = to decide
head-cards = { $n } cards
head-cards-listed = { $n } cards, as listed
head-cards-no-others = { $n } cards; no others for { $list }
head-cards-wrong = { $n } cards, { $list } listed
head-later = Decide the next time
head-rest = Do the rest for us
head-rest-hint = Loot, traders and decks by simple rules. Feats and roles wait until the next time, and nothing begins before you say so.
head-shelf = To the shelf
head-on-traders = On to the traders
head-decks-done = The decks are done
head-all-won = All is won: to the shelf
head-propose = Suggest all decks
loot-takes = { $hero } takes it
place-of = of { $hero }
place-aside = aside
place-box = in the box
place-stall = on the trader
place-prize = gained
place-bench = not at the table
place-chair = an empty place
place-name = place { $place }
place-click = Click it to choose it.
loot-hint = Drag the card onto a hero, or click who takes it.
loot-has = { $has } of { $list } { $kind }
market-visit = Visit { $name }
market-nobody = no visitor yet
market-shows = { $trader } shows: choose what you want
market-paid = For { $name }: { $n } of { $all } paid
market-price = the price
market-cards = { $hero }'s cards
head-for-good = That is gained for good: please choose.
party-first-time = was with you for the first time tonight
party-evenings = { $n ->
    [one] saw one evening won with you
   *[other] saw { $n } evenings won with you
}
# $hero (text), $won (text), $grew (text): sentences of this file
party-farewell =
    { $hero } { $won }, and does not come back from this one.
    { $grew }
    What could be carried away is with the others. The chair is still warm; somebody has to take it.
party-no-feats = There was no time to grow.
party-feats-gone = { $n ->
    [one] One feat goes along.
   *[other] { $n } feats go along.
}
party-who = Who sits down? A new hero has no feats and builds a first deck.
party-empty = The place stays empty
party-table = At the table
party-bench = Not at the table: drag a hero onto a seat or the empty chair, or click.
party-feats = feats: { $skills } skill, { $powers } power, { $cards } card
party-leaves = { $hero } leaves
party-was = was with you
role-boxes = { $powers } boxes for powers, { $hand } for the hand size
role-copied = { $n ->
    [one] ; 1 box that you have checked comes along
   *[other] ; { $n } boxes that you have checked come along
}
role-side = Side { $n }: { $role }
role-sure = Yes: { $hero } is a { $role } for good
role-take = Take { $role }
sheet-skills = Skills
sheet-hand = Hand size
sheet-cards = Cards list
sheet-powers-of = Powers of the { $role }
sheet-powers = Powers
sheet-besides = Besides
sheet-favored = Favored card type: { $kind }.
sheet-proficient = Proficient with { $traits }.
sheet-in-hand = Cards in hand
camp-tab-next = What is next
camp-tab-party = The party
camp-tab-decks = The decks
annals-statistics = Statistics
annals-nothing = Nothing has been played yet.
annals-write = Write it down as a file
annals-written = Written: { $path }
annals-left = { $n ->
    [one] 1 hour left
   *[other] { $n } hours left
}
annals-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
annals-no-campaign = Nothing is kept of what lies on the table: it is no campaign.
annals-played = { $n ->
    [one] 1 scenario played, { $won } won
   *[other] { $n } scenarios played, { $won } won
}
annals-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
annals-time = { $time } at the table
annals-luck = Luck with dice
annals-checks = Checks
annals-hours = Hours left at the end
annals-feats = Feats before each scenario, and now
annals-strength = Strength of decks: the adventure numbers of their cards
annals-decks = Decks now
annals-calls = Closest calls
annals-memory = In memory
annals-deeds = Who did what
annals-luck-hint = From three standard deviations less than expected to three more.
annals-checks-hint = Passed of tried, and how many were to be expected: the mark on the bar.
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
annals-rolled-of = { $n } of { $all }
annals-watch = Watch it again
annals-turn = Turn { $n }: { $name }
annals-hour = { $hour }, { $left } left

market-visits = Each hero may visit one trader; each trader shows one card more than it has visitors. Click whom to visit.
between-click-a-card = Click a card to see what can be done with it, or drag it to a hero. A double click does the obvious; the right button shows it large.
