# Stories around a game.

tale-read-ending = Read how it ended
