# Der Tisch in Worten: für Bildschirmleser.

# $scenario (text)
focus-table = Der Tisch: { $scenario }
focus-group-hand = Handkarte
focus-group-stage = Karte auf der Bühne
focus-group-places = auf der Landkarte
focus-group-boards = Held
focus-group-piles = Stapel
focus-group-hours = Stunden
# $acts (text)
focus-can = Möglich: { $acts }
# $why, $rule (text)
focus-cannot = Jetzt nicht: { $why } ({ $rule })
focus-open = offen
focus-nobody = niemand
# $name, $shut, $here (text)
focus-place = { $name }, { $shut }; hier: { $here }.
# $name (text), $count (number)
focus-deck = Deck { GENITIVE($name) }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
# $hero, $place (text)
focus-token = Figur von { $hero }, { DATIVE($place, after: "bei") }.
# $hero (text), $hand, $deck, $discards (number), $alive (yes or no)
focus-board = { $alive ->
    [no] { $hero }, tot.
   *[yes] { $hero }: Hand { $hand }, Deck { $deck }, abgelegt { $discards }.
}
# $name (text)
focus-adventure = Abenteuer: { $name }.
focus-scenario = Szenario: { $name }.
# $name (text), $at, $count (number), $marked (yes or no)
focus-card-hand = { $name }, Karte { $at } von { $count } auf der Hand{ $marked ->
    [yes] , gewählt
   *[no] {""}
}.
# $name, $pool, $chance (text), $difficulty (number)
focus-card-check = { $name }. Probe { $difficulty }: { DICE($pool) }, Chance { $chance }.
# $name (text)
focus-card-stage = { $name }, auf der Bühne.
# $name (text)
focus-card-played = { $name }, gespielt.
# $hero (text), $count (number)
focus-pile-deck = Deck von { $hero }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
# $hero (text), $count (number)
focus-pile-discards = Ablagestapel von { $hero }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
# $hero (text), $count (number)
focus-pile-buried = Begrabene Karten von { $hero }: { $count }.
# $hero (text), $count (number)
focus-pile-displayed = Ausgelegte Karten von { $hero }: { $count }.
# $count (number)
focus-pile-blessings = Segensdeck, noch { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}.
focus-pile-no-hours = Es ist noch keine Stunde vergangen.
# $count (number), $top (text)
focus-pile-hours = Vergangene Stunden: { $count }; die letzte ist { $top }.
# $person (text)
focus-curtain = Der Bildschirm ist nur für { $person }.
# $hero, $question (text)
focus-asked = Frage an { $hero }: { $question }
