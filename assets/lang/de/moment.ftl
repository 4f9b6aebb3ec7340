## Titles of moments to go back to
moment-before-first = Vor dem ersten Zug
moment-turn = Zug { $n }, { $hero }
moment-line = { $turn }: { $scene } – { $at }
moment-line-short = { $turn }: { $scene }
