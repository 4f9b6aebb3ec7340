# The menu at the table, the past, replays, stops and house rules.

menu-saved = The game is saved
menu-saved-why = Every decision is on the disk before it counts.
menu-go-on = Go on
menu-speed = Speed
menu-at-once = at once
menu-slow = slow
menu-as-meant = as meant
menu-brisk = brisk
menu-fast = fast
menu-rules = Rules
menu-past = The past: moments to go back to
menu-stops = What everybody is asked about
menu-chronicle = The chronicle of this campaign
menu-seats = Seats: who plays whom, open or private hands
menu-house = House rules: harder or easier
menu-report = Report a problem
menu-shelf = Back to the shelf
menu-quit = Quit
moments-past = The past
moments-close = Close
moments-going-back = Going back:
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
transport-last = The last moment.
# $did (text)
transport-decided = Decided: { $did }
# $at (text), $end (number)
transport-count = Decision { $at } of { $end }
transport-slow = slow
transport-calm = calm
transport-brisk = brisk
transport-fast = fast
transport-very-fast = very fast
transport-take-over = Take over from here
transport-copy = As a copy, to see what if. The campaign stays as it is.
transport-moments = All moments
transport-close = Close the replay
transport-pause = Pause
transport-play = Play
transport-turn-back = Turn back
transport-step-back = Step back
transport-step-forth = Step forth
transport-turn-forth = Turn forth
stops-title = What everybody is asked about
stops-close = Close
stops-about = Where nobody wants to be asked, the table goes on by itself; U takes that back, too. H stops at the very next window, whatever it is.
stops-everything = Ask everything that the rules allow
stops-usual = As usual
stops-everybody = everybody
stops-always = always
stops-useful = useful
stops-never = never
stops-differs = differs
stops-always-hint = Asked whenever something can be done, useful or not
stops-useful-hint = Asked when something useful can be done
stops-never-hint = Never asked
stops-differs-hint = Each as they want
stops-no-pins = Nothing is pinned. A card that is shown large can be pinned with P: then you are asked whenever it can be played.
stops-pins = Always asked about, until clicked:
# $now (text)
house-now = Now: { $now }.
house-by-the-rules = All by the rules
