## House rules
terms-hours = Stunden im Segensdeck
terms-wildcards = Raue Wendungen
terms-favors = Freundliche Wendungen
terms-checks = Schwierigkeit der Proben
terms-cards = Karten neben der Anfangshand
terms-about-hours = Ein kürzeres Segensdeck ist schwerer, ein längeres leichter.
terms-about-wildcards = Beim Aufbau gezogen: Texte, die das Szenario oder einen Ort schwerer machen.
terms-about-favors = Beim Aufbau gezogen: Texte, die das Szenario oder einen Ort leichter machen.
terms-about-checks = Kommt zu jeder Probe hinzu, die besiegt, erwirbt oder schließt.
terms-about-cards = Jeder Held zieht sie nach der Anfangshand.
terms-range = { $dial }: { $low } bis { $high }
terms-known = „{ $word }“: es gibt { $known } und off
terms-number = { $word }: eine Zahl von { $low } bis { $high }
terms-line-hours = { $n } Stunden
terms-line-checks = { $n } auf jede Schwierigkeit
terms-usual = nach den Regeln
terms-line-wildcards = { $n ->
    [1] 1 raue Wendung
   *[other] { $n } raue Wendungen
}
terms-line-favors = { $n ->
    [1] 1 freundliche Wendung
   *[other] { $n } freundliche Wendungen
}
terms-line-cards = { $n ->
    [1] 1 Karte mehr am Anfang
   *[other] { $n } Karten mehr am Anfang
}
