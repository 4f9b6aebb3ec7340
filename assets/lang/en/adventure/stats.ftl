## Facts
stats-died = { $hero } died on turn { $turn }.
stats-defeated-most = { $hero } defeated the most: { $banes }.
stats-helped-most = { $hero } helped others the most: { $most } times.
stats-acquired = Acquired: { $cards }.
stats-won-left = It was won with { $hours } left.
stats-by-again = , { $n } of them thanks to rerolls
stats-should-have = Expected to pass { $expected } of { $checks }, passed { $passed }
stats-hardly-worse = almost no one rolls worse
stats-hardly-better = almost no one rolls better
stats-worse = { $share }% of all rolls would have been worse
stats-a-die = A die
stats-dice = { $n } dice
stats-fell = { $dice } rolled a total of { $rolled }, with { $expected } expected: { $luck } ({ $share }).
stats-no-deeds = There was no time for deeds.
stats-left-behind = Left behind: { $deeds }.
stats-under-minute = under a minute

## Luck
stats-too-few = too few dice to tell
stats-outrageous = outrageous luck
stats-good = good luck
stats-little = a little luck
stats-even = average luck
stats-little-bad = slightly bad luck
stats-bad = bad luck
stats-outrageous-bad = outrageous bad luck

## The chronicle as a text
stats-result-won = won
stats-result-time = lost: out of time
stats-result-dead = lost: all dead
stats-result-none = in progress
stats-hour-of = , the hour of { $card }, { $left } left

## So many

stats-turns = { $n ->
    [1] 1 turn
   *[other] { $n } turns
}
stats-hours = { $n ->
    [1] 1 hour
   *[other] { $n } hours
}
stats-checks = { $n ->
    [1] 1 check
   *[other] { $n } checks
}
stats-banes = { $n ->
    [1] 1 bane
   *[other] { $n } banes
}
stats-scenarios = { $n ->
    [1] 1 scenario
   *[other] { $n } scenarios
}
stats-decisions = { $n ->
    [1] 1 decision
   *[other] { $n } decisions
}
stats-banes-defeated = { $n ->
    [1] 1 bane defeated
   *[other] { $n } banes defeated
}
stats-boons-acquired = { $n ->
    [1] 1 boon acquired
   *[other] { $n } boons acquired
}
stats-locations-closed = { $n ->
    [1] 1 location closed
   *[other] { $n } locations closed
}

## Deeds

stats-deed-turns = turns
stats-deed-explorations = explorations
stats-deed-encounters = encounters
stats-deed-banes-defeated = banes defeated
stats-deed-banes-not-defeated = banes not defeated
stats-deed-boons-acquired = boons acquired
stats-deed-boons-missed = boons missed
stats-deed-evaded = evaded
stats-deed-locations-closed = locations closed
stats-deed-damage-taken = damage taken
stats-deed-damage-prevented = damage prevented
stats-deed-cards-recovered = cards recovered
stats-deed-cards-lost-for-good = cards lost for good
stats-deed-cards-given = cards given
stats-deed-plays = plays
stats-deed-plays-for-others = plays for others
stats-deed-deaths = deaths

## Headings of the chronicle

stats-chronicle-of = A chronicle of *{ $pack }*.
stats-the-party = The party: { $names }.
stats-nothing-played = Nothing has been played yet.
stats-scenario = scenario
stats-result = result
stats-turns-head = turns
stats-hours-left = hours left
stats-decisions-head = decisions
stats-played = playing time
stats-on = date
stats-turn-head = Turn { $number }, { $hero }{ $hour }.
stats-call = Turn { $turn }: { $what }
stats-in-numbers = In numbers
stats-hours-left-head = Hours left
stats-who-did-what = Who did what
stats-all = all
stats-acquired-head = Acquired
stats-defeated-head = Defeated
stats-luck-head = Luck with the dice
stats-dice-line = { $dice } dice rolled { $rolled }, expected { $expected }: { $luck }
stats-checks-head = Checks
stats-tried = attempted
stats-expected = expected to pass
stats-passed = passed
stats-growth = Growth
stats-grown = **{ $hero }{ $role }.** Feats { $feats } `{ $line }` ({ $skills } skill, { $powers } power, { $cards } card); deck strength { $strength } `{ $line2 }`. { OF($hero) } deck: { $deck }.
