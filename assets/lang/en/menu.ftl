# The menu at the table, the past, replays, stops and house rules.

menu-saved = Game saved
menu-saved-why = Every decision is saved to disk before it takes effect.
menu-go-on = Resume
menu-speed = Speed
menu-at-once = instant
menu-slow = slow
menu-as-meant = normal
menu-brisk = fast
menu-fast = very fast
menu-rules = Rules
menu-past = History
menu-stops = When to ask
menu-chronicle = Campaign chronicle
menu-seats = Seats and private hands
menu-house = House rules
menu-report = Report a problem
menu-shelf = Back to campaigns
menu-quit = Quit
moments-past = History
moments-close = Close
moments-going-back = Undo allowed:
moments-freely = freely
moments-not-past = not past rolls or reveals
moments-not-at-all = not at all
# $at (text)
moments-first = Before { $at }
# $at (text)
moments-before = before { $at }
moments-now = now
transport-replay = Replay
# $at (text), $scene (text)
transport-scene = { $scene }, before { $at }
transport-last = The end.
# $did (text)
transport-decided = Decided: { $did }
# $at (text), $end (number)
transport-count = Decision { $at } of { $end }
transport-slow = slow
transport-calm = leisurely
transport-brisk = normal
transport-fast = fast
transport-very-fast = very fast
transport-take-over = Take over from here
transport-copy = Starts a copy in which to try a what-if. The campaign itself stays as it is.
transport-moments = All decisions
transport-close = Close replay
transport-pause = Pause
transport-play = Play
transport-turn-back = Previous turn
transport-step-back = Previous decision
transport-step-forth = Next decision
transport-turn-forth = Next turn
stops-title = When to ask
stops-close = Close
stops-about = When no one wants to be asked, the game moves on automatically; U undoes that, too. H pauses at the next opportunity to act, whatever it is.
stops-everything = Ask whenever the rules allow something
stops-usual = Reset to defaults
stops-everybody = everyone
stops-always = always
stops-useful = useful
stops-never = never
stops-differs = varies
stops-always-hint = Asked whenever something can be done, useful or not
stops-useful-hint = Asked when something useful can be done
stops-never-hint = Never asked
stops-differs-hint = Different for each hero
stops-no-pins = No cards are pinned. Enlarge a card and press P to pin it: you are then asked whenever it can be played.
stops-pins = Pinned cards; click to unpin:
# $now (text)
house-now = Now: { $now }.
house-by-the-rules = No house rules
