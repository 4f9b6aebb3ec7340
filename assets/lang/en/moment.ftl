## Titles of moments to go back to
moment-before-first = Before the first turn
moment-turn = Turn { $n }, { $hero }
moment-line = { $turn }: { $scene }, before { $at }
moment-line-short = { $turn }: { $scene }
