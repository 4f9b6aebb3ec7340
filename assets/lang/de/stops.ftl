stops-unknown = unbekannte Gelegenheit „{ $word }“: wählt eine von { $windows }
stops-unknown-stop = unbekannte Einstellung „{ $word }“: wählt always, useful oder never
stops-most-pins = höchstens { $most } Karten können angeheftet werden
stops-no-seat = es gibt keinen Platz { $seat }
stops-nothing-called = nichts in diesem Paket heißt „{ $id }“
stops-no-card = keine Karte, kein Held und kein Ort „{ $id }“ in diesem Paket
