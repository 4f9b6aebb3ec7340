# Cards, boards and piles shown large.

inspect-skills = Fertigkeiten
inspect-powers = Kräfte
inspect-powers-of = Kräfte: { $role }
inspect-hand-size = Handgröße
inspect-cards-in-hand = Handkarten
inspect-cards-list = Deckliste
inspect-favored = Bevorzugter Kartentyp
inspect-proficient = Vertraut mit
inspect-hand = Hand
inspect-played-by = gespielt von { $player }
inspect-nobody = niemand
inspect-its-deck = Deck des Ortes
inspect-left = Noch { $cards }.
# $known (text): "obenauf Moorhexe"
inspect-known = Bekannt: { $known }.
inspect-heroes-here = Helden hier
inspect-pin = Immer nach dieser Karte fragen
inspect-pinned = Nach ihr wird immer gefragt
inspect-pin-hint = Du wirst gefragt, wann immer diese Karte gespielt werden kann
pile-close = Schließen
pile-hidden = Diese Karten liegen verdeckt; niemand darf sie ansehen.
pile-empty = Keine Karten.
pile-deck = Deck
pile-blessings = Segensdeck
pile-hours = Vergangene Stunden, die neueste zuerst
pile-discards = Ablagestapel
pile-buried = begrabene Karten
pile-displayed = ausgelegte Karten
pile-cards = Karten

inspect-of-henchman = Handlanger
inspect-of-villain = Schurke
inspect-of-loot = Beute
inspect-of-bane = besiegen Plage
inspect-of-boon = erwerben Gabe
inspect-of-traits = Merkmale
inspect-of-place = erkunden gehen schließen durchsuchen
inspect-of-scenario = Schurke Handlanger
