# The panel that asks, and the chronicle beside it.

ask-choose = Choose
ask-move-to = Move to
ask-take-back = Take back
ask-play = Play
ask-attempt-with = Attempt with
ask-give = Give
ask-other = Other
ask-over = The scenario is over.
# $key (text): the key that does what is obvious
ask-dice-roll = Rolling the dice… (click or press { $key } to skip)
ask-undo = Undo
ask-hold = Hold
ask-hold-hint = Pauses at the next opportunity to act, whatever it is
ask-menu = Menu
ask-rules = Rules
# $name (text)
ask-for = for { $name }
# $what (text)
ask-by = because of { $what }
# $name (text)
ask-turn-of = { $name }'s turn
ask-roll = Roll
ask-explore = Explore
ask-done = Done
# $max (number), $n (number)
ask-chosen-of = { $n } of { $max } chosen
# $max (number), $min (number), $n (number)
ask-chosen = { $n } chosen; choose { $min } to { $max }
# $n (number)
ask-refused = Not possible now ({ $n })
ask-several = Choose a use
ask-never-mind = Cancel
story-title = Chronicle
story-fold = Collapse
story-unfold = Expand
# $n (number)
story-passed-brief = { $n ->
    [one] 1 question skipped
   *[other] { $n } questions skipped
}
# $n (number)
story-passed = The game moved on automatically { $n ->
    [one] once
   *[other] { $n } times
}, because no one wanted to be asked. U undoes the last decision; H pauses at the next opportunity.
