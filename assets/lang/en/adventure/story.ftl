## A check in brackets
story-roll-gave = { $pool } gave{ " " }
story-roll-against = { $total } against { $difficulty }
story-roll-again = , after a reroll
story-roll-chance = , with a chance of { $chance }
story-roll-for-all = , despite a chance of { $chance }

## How an encounter goes on
story-at-first = At { $place }, { $hero } { $verb } { $whom }
story-at-last = { $hero } { $verb } { $whom } at { $place }
story-then = Then { $hero } { $verb } { $whom }
story-plain = { $hero } { $verb } { $whom }

## Beginning and end
story-lay-ahead = { $hours } lay ahead. { $begun }.
story-last-hour = in the very last hour
story-with-left = with { $hours } left
story-won = And so it was won, on the { $turn } turn, { $left }.
story-lost-time = After { $turns }, the hours had run out. It was lost.
story-lost-dead = On the { $turn } turn, nobody was left. It was lost.
story-call-last = It was won in the very last hour.
story-call-late = It was won with only { $hours } left.
story-call-empty = { $hero } had no cards left in the deck, and lived.
story-call-thin = { OF($hero) } deck was down to { $cards }.
story-still = { $hero } kept still.
story-nothing = Nothing of note happened to { $hero }.
story-let-pass = { $hero } let the hour pass.

## Fates
story-gained = { $hero } gained { $card }.
story-died = { $hero } died at { $place }.
story-fell-to = fell to { $card } at { $place }
story-nothing-left = had nothing left to give at { $place }
story-here-lies = Here lies { $hero }, who { $by } on the { $turn } turn, with { $hours } left. { $deeds }

## Checks
story-help = help
story-against = against { $card }
story-for = for { $card }
story-to-close = to close { $place }
story-check = { OF($hero) } { $skill } check { $what }
story-result = { $total } against { $difficulty }
story-came-off = { $check } succeeded with a chance of only { $odds }: { $result }.
story-mishap = { $check } failed despite a chance of { $odds }: { $result }.
story-hair = { $check } succeeded with nothing to spare: { $result }.
story-in-vain = { $hero } tried in vain to close { $place } ({ $check }).
story-failed = { $hero } failed a check for { $source } ({ $check }).

## What happened
story-lost-at = { $hero } was lost somewhere at { $place }.
story-found-at = { $hero } was found again at { $place }.
story-suffered = { $hero } suffered { $card }.
story-took-damage = { $hero } took { $amount } damage.
story-way = A way to { $place } was found.
story-escaped-to = { $card } escaped to { $place }.
story-escaped = { $card } escaped.
story-gave = { $from } gave { $card } to { $to }.
story-revived = { $hero } came back to life.
story-lost-card = { $hero } lost { $card } for good.
story-closed = { $hero } closed { $place } for good{ $check }.
story-held = { $hero } held { $place } shut for the moment{ $check }.
story-recovered = { $hero } recovered { $cards }.

## Troubles with the story
story-no-scenario = no scenario has been played
story-cannot = The story of this scenario cannot be told: { $why }
story-not-whole = The journal of this scenario can no longer be replayed to the end, so this is not all that happened.
story-telling-failed = the story of scenario { $number } could not be told
story-other-journal = is the journal of another scenario
story-kept-as = the damaged file is kept as { $copy }
story-not-away = the damaged file could not be moved away: { $why }
story-only-story = { $why }. The file holds only the story of a scenario, which is recreated from its journal; { $became }.

## Verbs of an encounter, and whom it is with

story-had-to-face = had to face
    .whom = { $card }
story-face-to-face = came face to face with
    .whom = { $card }
story-faced = faced
    .whom = { $card }
story-confronted = confronted
    .whom = { $card }
story-ran-into = ran into
    .whom = { $card }
story-met = met
    .whom = { $card }
story-met-by = was met by
    .whom = { $card }
story-stumbled = stumbled upon
    .whom = { $card }
story-came-upon = came upon
    .whom = { $card }
story-held-up = was held up by
    .whom = { $card }
story-got-to-know = got to know
    .whom = { $card }
story-came-across = came across
    .whom = { $card }
story-offered = was offered
    .whom = { $card }
story-found = found
    .whom = { $card }
story-discovered = discovered
    .whom = { $card }

## How it ended; $it is "it", "them" or "they"

story-end-past = and got past { $it }
story-end-overcame = and overcame { $it }
story-end-won-fight = and won the fight
story-end-defeated = and defeated { $it }
story-end-beat = and beat { $it }
story-end-did-well = and won the fight, but could not defeat { $it } for good
story-end-not-past = and could not get past { $it }
story-end-not-defeated = and could not defeat { $it }
story-end-lost-fight = and lost the fight
story-end-won-over = and won them over
story-end-won-help = and won their help
story-end-received = and received it
story-end-took = and took { $it } along
story-end-acquired = and acquired { $it }
story-end-not-over = and could not win them over
story-end-no-hold = but could not get hold of { $it }
story-end-not-acquired = but failed to acquire { $it }
story-end-left = and left { $it } there
story-end-slipped = and slipped past { $it }

story-taking = , taking { $n } damage
story-but-took = , but took { $n } damage
story-roll-head = { $skill }{ $aids }:{" "}
story-began = { $n ->
    [1] { $names } began at { $place }
   *[other] { $names } began at { $place }
}
story-began-also = { $names } at { $place }
story-aided = {" "}with { $names }
story-times = { $name } ({ $n } times)
