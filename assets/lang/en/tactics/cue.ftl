# What happens in the tactics family, and why enemies do what they do.

tactics-cue-north = North is { $to }.
tactics-cue-house = Enemies have { $hp } % of their printed HP; heroes draw up to { $hand } cards (AT-RUL-119).
tactics-cue-house-hp = Enemies have { $hp } % of their printed HP (AT-RUL-119).
tactics-cue-house-hand = Heroes draw up to { $hand } cards (AT-RUL-119).
tactics-cue-drew-card = { $hero } draws { $card }.
tactics-cue-drew = { $hero } draws a card.
tactics-cue-discarded = { $hero } discards { $card }.
tactics-cue-round = Round { $n }.
tactics-cue-line = The order of turns: { $line }.
tactics-cue-turn = { $who } is on turn.
tactics-cue-stunned = { $who } is stunned and loses the turn.
tactics-cue-down = { $who } is down and loses the turn.
tactics-cue-passed = { $hero } passes.
tactics-cue-played = { $hero } plays { $card }.
tactics-cue-potion = { $hero } uses a revive potion; { $n } left.
tactics-cue-potion-line = A revive potion lays out the order of turns anew; { $n } left.
tactics-cue-walked = { $who } goes to { $at }.
tactics-cue-put = { $who } is put on { $at }.
tactics-cue-left = { $who } leaves the board.
tactics-cue-stood = { $who } comes onto the board at { $at }.
tactics-cue-boss-shuffled = The boss discard pile is shuffled and is the boss deck again (AT-BOSS-04).
tactics-cue-shuffled = { $hero } shuffles the action deck.
tactics-cue-gets = { $who } gets { $card }.
tactics-cue-gives = { $who } gives up { $card }.
tactics-cue-party-gets = The party gets { $card }.
tactics-cue-party-gives = The party gives up { $card }.
tactics-cue-aimed = { $by } attacks { $who }.
tactics-cue-aimed-square = { $by } attacks the square { $at }.
tactics-cue-rolled = Rolled: { $dice }.
tactics-cue-rolled-plus = Rolled: { $dice }, { $plus }.
tactics-cue-total = The attack comes to { $n }.
tactics-cue-hurt = { $who } takes { $n } damage; { $hp } HP left.
tactics-cue-ignored = { $who } ignores the damage.
tactics-cue-parried = { $who } takes no damage.
tactics-cue-healed = { $who } heals { $n }; { $hp } HP.
tactics-cue-knocked-out = { $who } is knocked out.
tactics-cue-defeated = { $who } is defeated.
tactics-cue-condition = { $who }: { $what }.
tactics-cue-condition-over = { $who }: no longer { $what }.
tactics-cue-token = { $who } gets { $what } ({ $n }).
tactics-cue-token-taken = { $who } loses { $what } ({ $n }).
tactics-cue-counter = { $what }: { $n }.
tactics-cue-piece = { $what } now lies at { $at }.
tactics-cue-piece-gone = { $what } at { $at } is gone.
tactics-cue-revealed = The boss card is { $card }.
tactics-cue-direction = The compass says { $to }.
tactics-cue-reason = { $who }: { $why }
tactics-cue-failure = The encounter is lost.
tactics-cause-no-potion = A hero is knocked out, and no revive potion is left (AT-GOAL-12).
tactics-cause-all-down = All heroes are knocked out (AT-GOAL-13).
tactics-cause-own = { $why } (AT-GOAL-14)
tactics-cue-success = The encounter is won.
tactics-cue-plus = The encounter is won, with all bonus objectives.
tactics-cue-chapter = Chapter: { $name }.
tactics-cue-levelled = { $hero } takes { $card }.
tactics-cue-wins = The dice decide for { $hero }.

tactics-because-nobody = Nobody can be its target.
tactics-because-closest = It goes for { $who }, who is closest: { $away }.
tactics-because-preferred = It prefers { $who }: { $away }.
tactics-because-tied = Several are as close, so the players choose.
tactics-because-fell-back = It can neither near nor attack whom it prefers, and goes for the closest.
tactics-because-no-move = Its card gives it no move.
tactics-because-in-range = Its target is in range already, so it stays.
tactics-because-too-near = It stands too near to attack and does not step back.
tactics-because-stops = { $n ->
    [one] It stops at { $at }, in range, for one point.
   *[other] It stops at { $at }, in range, for { $n } points.
}
tactics-because-nears = It comes as near as it can, to { $at }: { $away }.
tactics-because-no-better = No square in reach is better than its own.
tactics-because-sent = Its card sends it to { $at }.
tactics-because-strikes = It attacks { $who }, whom it went for.
tactics-because-no-attack = Its card gives it no attack.
tactics-because-out-of-range = Its target is out of range, so it attacks nobody.
tactics-because-others = Its target is out of range, so it attacks nobody, though { $who } would be in range.
tactics-away-points = { $n ->
    [one] one point away
   *[other] { $n } points away
}
tactics-away-through = { $n ->
    [one] one point away through others
   *[other] { $n } points away through others
}
tactics-away-apart = { $n ->
    [one] one square away
   *[other] { $n } squares away
}
tactics-cue-law = Law is now: “{ $name }”
tactics-cue-law-over = “{ $name }” is no longer law.
tactics-law-holds = Law: { $name }
