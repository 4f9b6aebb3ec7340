# The opening and the ending of a scenario.

# $adventure (text), $n (number), $all (number)
tale-place = { $adventure }  ·  { $n } of { $all }
tale-special = In this scenario
tale-against = Against you
tale-party = At the table
tale-begin = To the table
tale-back = Back to the table
tale-results = The results
tale-gives = Rewards
tale-read-opening = Read the opening
# For screen readers; $scenario (text)
tale-opening-of = The opening of { $scenario }
tale-ending-of = The end of { $scenario }
# For screen readers; $hero, $player (text)
tale-plays = { $hero }, played by { $player }
# When a pack has no words of its own for a loss.
# $scenario (text)
tale-out-of-time =
    The last hour came and went, and “{ $scenario }” was left undone.
    You go home the way you came. It is longer in this direction.
    There will be another evening.
# $scenario (text)
tale-all-dead =
    Nobody came back from “{ $scenario }” to say how it ended.
    Those who had been waiting up put out the light, and then lit it again.
    There will be others, and another evening.
# Before the first turn
table-setup = setup
