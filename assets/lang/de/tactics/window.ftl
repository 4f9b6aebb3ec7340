## Der Tisch im Fenster

tactics-round = Runde { $n }
tactics-turn-over = war am Zug
tactics-turn-now = ist am Zug
tactics-turn-to-come = ist noch nicht am Zug gewesen
tactics-rules-here = Regeln dieses Kampfes
tactics-north-letter = N
tactics-north-points = Norden ist { $to }.
tactics-hand-empty = { $hero } hat keine Handkarten.
tactics-deck-count = Deck: { $n }
tactics-discards-count = Abgelegt: { $n }
tactics-open-discards = Offen abgelegt
tactics-actions-left = Aktionen { $n } von { $of }
tactics-hero-values = Bew. { $move } · Angr. { $attack }
tactics-move-value = Bewegung { $move }
tactics-would-do = Wenn es jetzt handelte
tactics-would-hit = Träfe { $names }
tactics-would-hit-nobody = Träfe niemanden
