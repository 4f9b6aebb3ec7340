# Würfel.

dice-added = dazu
dice-difficulty = Schwierigkeit { $difficulty }
