# The history of a game, and replays.

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
