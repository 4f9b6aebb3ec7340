# The table in words: for screen readers.

# $scenario (text)
focus-table = The table: { $scenario }
focus-group-hand = hand
focus-group-stage = stage
focus-group-places = locations
focus-group-boards = heroes
focus-group-piles = piles
focus-group-hours = hours
# $acts (text)
focus-can = You can: { $acts }
# $why, $rule (text)
focus-cannot = Not now: { $why } ({ $rule })
focus-open = open
focus-nobody = nobody
# $name, $shut, $here (text)
focus-place = { $name }, { $shut }; here: { $here }.
# $name (text), $count (number)
focus-deck = Deck of { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
# $hero, $place (text)
focus-token = { OF($hero) } token, at { $place }.
# $hero (text), $hand, $deck, $discards (number), $alive (yes or no)
focus-board = { $alive ->
    [no] { $hero }, dead.
   *[yes] { $hero }: hand { $hand }, deck { $deck }, discarded { $discards }.
}
# $name (text)
focus-adventure = Adventure: { $name }.
focus-scenario = Scenario: { $name }.
# $name (text), $at, $count (number), $marked (yes or no)
focus-card-hand = { $name }, card { $at } of { $count } in the hand{ $marked ->
    [yes] , chosen
   *[no] {""}
}.
# $name, $pool, $chance (text), $difficulty (number)
focus-card-check = { $name }. Check { $difficulty }: { $pool }, chance { $chance }.
# $name (text)
focus-card-stage = { $name }, on the stage.
# $name (text)
focus-card-played = { $name }, played.
# $hero (text), $count (number)
focus-pile-deck = { OF($hero) } deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
# $hero (text), $count (number)
focus-pile-discards = { OF($hero) } discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
# $hero (text), $count (number)
focus-pile-buried = { OF($hero) } buried cards: { $count }.
# $hero (text), $count (number)
focus-pile-displayed = { OF($hero) } displayed cards: { $count }.
# $count (number)
focus-pile-blessings = Blessings deck, { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}.
focus-pile-no-hours = No hour has been turned up yet.
# $count (number), $top (text)
focus-pile-hours = Past hours: { $count }; the latest is { $top }.
# $person (text)
focus-curtain = The screen is for { $person } only.
# $hero, $question (text)
focus-asked = Question for { $hero }: { $question }
