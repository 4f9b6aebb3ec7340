## Mythische Pfade und Ladungen; verdorbene Karten

word-path = mythischer Pfad
    .many = mythische Pfade
    .a = ein mythischer Pfad
    .gender = m
    .gen = mythischen Pfads
    .dats = mythischen Pfaden
card-charge = mythische Ladung
    .each = jede mythische Ladung
    .no = keine mythischen Ladungen
    .gender = f
    .gen = mythischen Ladung
    .dat = mythischen Ladung
card-charges = mythische Ladungen
    .gender = many
    .dat = mythischen Ladungen
    .gen = mythischen Ladungen
card-verb-gain = erhalten
    .third = erhält
    .you = erhältst
    .command = erhalte
card-verb-expend = verbrauchen
    .third = verbraucht
card-mythic-charge = eine mythische Ladung
card-mythic-charges = {$n} mythische Ladungen
card-mythic-die = der größte Würfel wird durch 1W20 ersetzt
    .after = wird der größte Würfel durch 1W20 ersetzt
card-reward-path = Jeder Held ohne mythischen Pfad wählt einen
card-reward-redeem = Erlöst eine verdorbene Karte
card-if-corrupted = diese Karte verdorben ist
    .not = diese Karte erlöst ist

cue-charges = { $hero } hat { $n ->
    [one] 1 mythische Ladung
   *[other] { $n } mythische Ladungen
  }.
terminal-charges = , { $n ->
    [one] 1 mythische Ladung
   *[other] { $n } mythische Ladungen
  }

between-path = mythischer Pfad
between-redeem = Erlösung
between-each-path = Jeder Held ohne mythischen Pfad wählt einen.
between-a-redeem = Eine verdorbene Karte wird erlöst.
between-which-path = Welchen mythischen Pfad nimmt { $who }?
between-which-redeem = Welche Karte wird erlöst?
between-takes-path = { $hero } nimmt einen mythischen Pfad: { $path }.
between-redeemed = { CAPITAL(NOMINATIVE($card)) } { AGREE($card, "ist", "sind") } erlöst.
