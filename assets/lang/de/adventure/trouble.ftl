trouble-story-not-kept = Die Geschichte dieses Szenarios ist noch nicht gespeichert: { $why }.
trouble-cards = Karten
trouble-heroes = Helden
trouble-locations = Orte
trouble-scenarios = Szenarien
trouble-adventures = Abenteuer
## The record
trouble-pack-empty = das Paket „{ $pack }“ hat kein Szenario
## Parties
trouble-party-size = eine Gruppe von „{ $pack }“ hat 1 bis { $most } Helden, nicht { $n }
trouble-there-are = die Helden sind { $known }
trouble-no-hero = es gibt keinen Helden „{ $id }“ in „{ $pack }“; { $help }
trouble-hero-twice = der Held „{ $id }“ ist zweimal genannt
