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
