# The middle of the table: checks, throws, whose turn it is.

stage-check = Check

# The steps of an encounter; short, in a row.
stage-step-met = Encounter
stage-step-evade = Evade
stage-step-before = Before
stage-step-check = Check
stage-step-check-of = Check { $n } of { $of }
stage-step-roll = Roll
stage-step-damage = Damage
stage-step-after = After
stage-step-end = End

# A way of a check without a skill: the dice that the card states.
stage-way-own-dice = the card's own dice

stage-to-succeed = to succeed
stage-to-defeat = to defeat
stage-to-acquire = to acquire
stage-to-close = to close
stage-to-recharge = to recharge
stage-difficulty = difficulty
stage-difficulty-parts = Difficulty: { $parts }
stage-damage-expected = { $damage } damage expected
stage-with-rerolls = { $chance } with possible rerolls
stage-all-checks = { $chance } for this check and those that follow
stage-traits = traits: { $traits }

stage-played = played on this check
stage-played-take-back = played on this check; drag away to take back
stage-drag-here = drag cards here to play them on this check

# Before the number that is to be reached.
stage-against = against
# $by (number): what the result is above what had to be reached; 0 is enough.
stage-success-by = { $by ->
    [0] Success, barely
   *[other] Success by { $by }
}
stage-failure-by = Failure by { $by }
stage-failure = Failure
stage-success-vain = Success, but in vain
stage-damage = { $amount } damage
stage-last-good = Last roll: { $total } against { $difficulty }, succeeded.
stage-last-bad = Last roll: { $total } against { $difficulty }, failed.

# $whose: a hero's name as an owner ("Hesper's"), $whose_name: the bare name.
stage-turn-of = { $whose } turn
stage-turn-of-player = { $player }: { $whose } turn

stage-asked = { $hero }: { $ask }
stage-asked-player = { $player }, { $hero }: { $ask }
stage-ask-start-place = where to begin
stage-ask-first-hero = who goes first
stage-ask-turn = your turn
stage-ask-checker = who attempts the check
stage-ask-check = a check
stage-ask-rolled = reroll?
stage-ask-window = use powers?
stage-ask-evade = evade?
stage-ask-damage = damage
stage-ask-damage-cards = discard for damage
stage-ask-reset = reset your hand
stage-ask-cards = choose cards
stage-ask-place = choose a location
stage-ask-hero = choose a hero
stage-ask-choice = choose
stage-ask-yes-no = yes or no
stage-ask-order = which comes first
stage-ask-close = close the location?
stage-ask-die = choose a die

stage-hint-explore = Click your location's deck to explore, or press Space.
stage-hint-move = Drag your token to another location to move.
stage-hint-play = Drag a glowing card onto the stage or a location to play it.
stage-hint-give = Drag a card onto another hero to give it.
stage-hint-end = Press Space to end the turn.
stage-hint-begin = Drag your token to a location, or click one.
stage-hint-cards = Click cards to choose them; chosen cards rise.
stage-hint-window = Play a glowing card, or press Space to continue.
