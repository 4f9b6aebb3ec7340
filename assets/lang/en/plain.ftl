# The table of a family of games that has no window of its own.
# $person: a player's name.
plain-hand-over = Hand the screen to { $person }.
# $person: a player's name. A button.
plain-i-am = I am { $person }
plain-nobody-won = Nobody has won
# $who: names, with commas.
plain-won = { $who } won
plain-nothing-asked = Nothing is asked here.
plain-redo = Redo
plain-leave = Back to campaigns
plain-not-here = This family of games has no such thing in the window.
plain-undo-turn = Undo turn
plain-restart = Restart
plain-restart-same = From the first decision, with the same dice
plain-restart-new = From the first decision, with other dice
