# Geschichten um ein Spiel.

tale-read-ending = Lesen, wie es ausging
