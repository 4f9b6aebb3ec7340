# „The Lamplighters“ auf Deutsch.

pack = Die Lampenanzünder
    .about = Eine kalte Küste versunkener Leuchttürme. Zauberkundige Wächter haben sie gebaut, und ihre Lampen hielten etwas unter dem Meer im Schlaf. Die Lampen gehen aus. Lampenanzünden ist ein Handwerk: schlecht bezahlt, meistens Treppen, und jemand muss es tun.

# Karten

card-lamp-apprentice = Lampenlehrling
    .gender = m
    .flavour = Elf Jahre alt, drei Lampen niedergebrannt, eine davon die eigene.
card-net-grandmother = Netzgroßmutter
    .gender = f
    .flavour = Sie flickt. Du hältst das andere Ende und bekommst Dinge erzählt.
card-harbor-dog = Hafenhund
    .gender = m
    .flavour = Gehört allen und gehorcht anteilig.
card-idle-deckhand = Matrose ohne Schiff
    .gender = m
    .flavour = Zwischen zwei Schiffen, wo der Lohn schlechter ist, aber der Boden stillhält.
card-dune-poacher = Dünenwilderer
    .gender = m
    .flavour = Kennt jedes Kaninchen an der Küste, wenn auch nur kurz.
card-quay-gossip = Kaiklatsch
    .gender = m
    .flavour = Sie hat es vom Fährmann, der es von ihr hat.
card-kelp-wife = Tangfrau
    .gender = f
    .flavour = Wickel Tang darum. Ist es der Tang, der wehtut, wickel den auch ein.
card-locksmiths-widow = Schlosserwitwe
    .gender = f
    .flavour = Er machte Schlösser. Ihretwegen wurden sie gekauft.
card-customs-clerk = Zollschreiber
    .gender = m
    .flavour = Hat nichts anzugeben, und das in dreifacher Ausfertigung.
card-one-eyed-gull = Einäugige Möwe
    .gender = f
    .flavour = Was aus dem anderen Auge wurde, hat sie niemand Bestimmtem erzählt, lautstark.
card-retired-wrecker = Strandräuber im Ruhestand
    .gender = m
    .flavour = Gab es der Gesundheit wegen auf. Die Nachbarn hatten seine Gesundheit erwähnt.
card-hermit-of-the-stack = Einsiedler vom Felsturm
    .gender = m
    .flavour = Kam der Ruhe wegen heraus. Die See hatte man nicht gefragt.
card-giants-bailiff = Büttel der Riesen
    .gender = m
    .flavour = Treibt die Pacht der Klippenhöfe ein. Hat einmal einen Hof eingetrieben.
card-mist-ferryman = Nebelfährmann
    .gender = m
    .flavour = Setzt dich für einen Pfennig über und für alles, was du hast, zurück.
card-lamp-inspector = Lampenprüfer
    .gender = m
    .flavour = Findet alles in Ordnung und fragt, wer sie hergestellt hat.
card-drowned-pilot = Ertrunkener Lotse
    .gender = m
    .flavour = Kennt die Fahrrinne noch. War eine Weile an ihrem Grund.
card-ballad-seller = Moritatenverkäufer
    .gender = m
    .flavour = Du kommst in Strophe neun vor. In Strophe zehn nicht mehr.
card-oilskin-coat = Ölzeug
    .gender = n
    .flavour = Hält Regen ab, Gischt und die kleineren Sorten Messer.
card-cork-vest = Korkweste
    .gender = f
    .flavour = Niemand hat in einer Korkweste je tapfer ausgesehen, oder ist gesunken.
card-driftwood-shield = Treibholzschild
    .gender = m
    .flavour = Ein Teil des Namens steht noch darauf: „...INKBAR“.
card-boiled-sealskin = Gekochtes Robbenleder
    .gender = n
    .flavour = Die Robben haben ein Lied darüber. Es ist kein freundliches Lied.
card-anchor-chain-shirt = Ankerkettenhemd
    .gender = n
    .flavour = Hält ein Schiff im Sturm. Hinsetzen ist schwieriger.
card-whalebone-cuirass = Fischbeinkürass
    .gender = m
    .flavour = Der Wal brauchte es nicht mehr, nachdem man es ihm gesagt hatte.
card-bell-bronze-plate = Glockenbronzepanzer
    .gender = m
    .flavour = Klingt in G, wenn man ihn trifft. Helden werden gebeten, sich tonartgerecht zu ducken.
card-selkie-coat = Selkiemantel
    .gender = m
    .flavour = Sie wird ihn zurückhaben wollen. Bitten wird sie nicht.
card-wardens-mail = Kettenhemd des Wächters
    .gender = n
    .flavour = Noch warm. Er ist seit zweihundert Jahren tot.
card-tide-door = Gezeitentor
    .gender = n
    .flavour = Öffnet sich von selbst, zweimal am Tag, so lange du die Luft anhalten kannst.
card-snare-line = Stolperleine
    .gender = f
    .flavour = Guter Hanf, knöchelhoch. Jemand hat sich Mühe gegeben.
card-rotten-stair = Morsche Treppe
    .gender = f
    .flavour = Zweihundertzwölf Stufen, von denen die Gilde für neunzig bürgt.
card-sea-fret = Seenebel
    .gender = m
    .flavour = Dick genug, um sich anzulehnen. Manche haben es getan.
card-spilt-oil = Verschüttetes Lampenöl
    .gender = n
    .flavour = Im Öllager raucht niemand. Das ist die erste Regel, und sie ist mit Ruß geschrieben.
card-wardens-riddle = Rätsel des Wächters
    .gender = n
    .flavour = Die Antwort lautet immer „die See“, außer einmal.
card-toll-rope = Zollseil
    .gender = n
    .flavour = Zwei Männer, ein Seil und ein Tarif für Lampenanzünder, heute Morgen gemalt.
card-quick-slough = Saugendes Moor
    .gender = n
    .flavour = Leg dich flach hin, breite die Arme aus und überlege, auf wen du hättest hören sollen.
card-curse-of-salt = Fluch des Salzes
    .gender = m
    .flavour = Alles schmeckt danach. Dann ist alles daraus.
card-strongbox-in-the-shallows = Geldkiste im Flachwasser
    .gender = f
    .flavour = Die nächste Welle will sie so sehr wie du und hat den besseren Griff.
card-wreck-in-the-surf = Wrack in der Brandung
    .gender = n
    .flavour = Die Galionsfigur sieht überrascht aus. Man hatte ihr ein Licht versprochen.
card-ambush-on-the-shingle = Hinterhalt auf dem Kies
    .gender = m
    .flavour = Auf Kies kann man nicht leise gehen. Man kann nur vorher schon leise darauf stehen.
card-old-quarrel = Alter Streit
    .gender = m
    .flavour = Es ging um ein Boot oder eine Kuh. Beide sind inzwischen tot.
card-north-easter = Nordoststurm
    .gender = m
    .flavour = Kommt beim Kragen herein, sieht sich um und bleibt die Woche.
card-unpaid-ledger = Unbezahlte Rechnung
    .gender = f
    .flavour = Öl, Docht, Öl, Docht, ein Krake (strittig), Öl.
card-millrace = Das Gatt
    .flavour = Sieben Knoten durch einen Spalt, so breit wie ein Streit.
card-cracked-lens = Gesprungene Linse
    .gender = f
    .flavour = Sie sammelt das Licht noch. Nur wohin, ist ihr nicht mehr so wichtig.
card-blessing-of-the-wick = Segen des Dochts
    .gender = m
    .flavour = Möge er lang sein, und mögest du länger sein.
card-blessing-of-the-capstan = Segen des Gangspills
    .gender = m
    .flavour = Rundherum und rundherum, und der Anker kommt hoch. So ist es mit den meisten Dingen.
card-blessing-of-the-plumb-line = Segen des Lots
    .gender = m
    .flavour = Senkrecht nach unten ist auch eine Richtung.
card-blessing-of-the-ledger = Segen des Hauptbuchs
    .gender = m
    .flavour = Jede Nacht ist eingetragen. Keine wurde bisher vorgetragen.
card-blessing-of-the-deep-bell = Segen der tiefen Glocke
    .gender = m
    .flavour = Sie läutet eigens für dich. Bilde dir nichts darauf ein.
card-blessing-of-the-open-door = Segen der offenen Tür
    .gender = m
    .flavour = An dieser Küste lässt man den Ertrunkenen eine Tür offen, und eine Schale, und keine Fragen.
card-blessing-of-the-ninth-wave = Segen der neunten Welle
    .gender = m
    .flavour = Die ersten acht sind zum Üben.
card-blessing-of-slack-water = Segen des Stauwassers
    .gender = m
    .flavour = Eine Viertelstunde lang hat niemand das Sagen.
card-blessing-of-the-drowned-keeper = Segen des ertrunkenen Wärters
    .gender = m
    .flavour = Er ging mit dem Licht unter und kam mit der Gewohnheit wieder herauf.
card-blessing-of-the-second-lamp = Segen der zweiten Lampe
    .gender = m
    .flavour = An der ersten entzündet, ehe jemand fragte, woran die erste entzündet worden war.
card-crake-who-holds-the-rope = Crake, der das Seil hält
    .flavour = Lässt die Laterne hinab, zieht die Laterne hoch. Er nennt es Seemannschaft.
card-false-beacon = Falsches Feuer
    .gender = n
    .flavour = Ein Teerfass am Galgen. Nachts, vom Deck aus, sieht es nach Zuhause aus.
card-wrecker-gang = Strandräuberbande
    .gender = f
    .flavour = Irgendjemandes Vettern. An dieser Küste wohl deine.
card-byre-bull = Der Bulle im Stall
    .flavour = Der Ring in seiner Nase stammt von einem Anker.
card-rent-gate = Pachttor
    .gender = n
    .flavour = Der Riegel sitzt in dreieinhalb Metern Höhe. Das ist das ganze Schloss.
card-rent-collector = Pachteintreiber der Hohen Furche
    .gender = m
    .flavour = Er hat eine lange Liste, einen kurzen Bleistift und deine beiden Knöchel.
card-keeper-of-the-keys = Hüter der Schlüssel
    .gender = m
    .flavour = Vierzig Schlüssel, eine Tür und alle Zeit der Welt.
card-sealed-lamp-room = Versiegelter Lampenraum
    .gender = m
    .flavour = Auf dem Zettel steht, man möge klopfen. Von welcher Seite, steht nicht darauf.
card-under-warden = Unterwächter
    .gender = m
    .flavour = Dreimal bei der Beförderung übergangen, das dritte Mal postum.
card-knuckle-of-the-tenant = Knöchel des Pächters
    .gender = m
    .flavour = Er meint es nicht böse. Er tastet nach der Lampe.
card-hooded-lantern = Blendlaterne
    .gender = f
    .flavour = Gildeneigentum. Hier unterschreiben, hier, und für den Docht hier.
card-coil-of-rope = Seilrolle
    .gender = f
    .flavour = Es fehlt immer genau ein Faden.
card-wreckers-picks = Dietriche der Strandräuber
    .gender = many
    .flavour = Für den Fall, dass ein Schiff gestrandet ist, seine Ladung sich aber ziert.
card-wreck-brandy = Strandgutbranntwein
    .gender = m
    .flavour = Unverzollt, ungefragt, unergründet.
card-tar-plaster = Teerpflaster
    .gender = n
    .flavour = Es geht ab, wenn du gesund bist. Oder mit der Haut.
card-cracked-spyglass = Gesprungenes Fernrohr
    .gender = n
    .flavour = Zeigt jedes Schiff mit einem kleinen grauen Drachen darauf.
card-tide-tables = Gezeitentafeln
    .gender = many
    .flavour = Stimmen zweimal am Tag, wie die Tide.
card-peddlers-tray = Bauchladen
    .gender = m
    .flavour = Knöpfe, Nadeln, Kalender und etwas unter einem Tuch.
card-felt-boots = Filzstiefel
    .gender = many
    .flavour = Getragen von Nachtschwestern, Einbrechern und der besseren Sorte Onkel.
card-walking-anvil = Wanderamboss
    .gender = m
    .flavour = Das Wandern übernimmst du.
card-flask-of-lamp-oil = Flasche Lampenöl
    .gender = f
    .dat = der Flasche Lampenöl
    .gen = der Flasche Lampenöl
    .flavour = Werfen ist Diebstahl. Vorher anzünden ist Brandstiftung. Heb die Quittung auf.
card-drowned-mans-coin = Münze des Ertrunkenen
    .gender = f
    .flavour = Die Überfahrt hat er, scheint es, mit einer anderen bezahlt.
card-ring-of-the-third-lamp = Ring der dritten Lampe
    .gender = m
    .flavour = Die ersten zwei Lampen sind aus. Dem Ring hat man nichts gesagt.
card-eelskin-belt = Aalhautgürtel
    .gender = m
    .flavour = Hält den Starken die Hose und den Übrigen die Kraft.
card-knotted-wind = Geknoteter Wind
    .gender = m
    .flavour = Ein Knoten für eine Brise, zwei für einen Sturm. Frag nicht nach dem dritten.
card-weather-glass = Wetterglas
    .gender = n
    .flavour = Zwei Anzeigen: „Schlechter“ und „Hab ich doch gesagt“.
card-tallow-saint = Talgheiliger
    .nom = der Talgheilige
    .acc = den Talgheiligen
    .dat = dem Talgheiligen
    .gen = des Talgheiligen
    .flavour = Aus einem Kerzenstummel geschnitzt. Wärm dir nicht die Hände an ihm.
card-wand-of-small-fires = Stab der kleinen Feuer
    .gender = m
    .flavour = Gedacht für Pfeifen.
card-sailmakers-satchel = Segelmachertasche
    .gender = f
    .flavour = Tiefer als breit und älter als tief.
card-excise-powder-keg = Pulverfass des Zolls
    .gender = n
    .flavour = Eigentum der Krone. Das Loch auch.
card-landing-net = Kescher
    .gender = m
    .flavour = Der, der entkommen ist, ist hier hinein entkommen.
card-bosuns-sea-chest = Seekiste des Bootsmanns
    .gender = f
    .flavour = Zwei Schlösser, vier Griffe und die Meinung des Bootsmanns über jeden, der sie öffnet.
card-pilots-whistle = Lotsenpfeife
    .gender = f
    .flavour = Zwei Töne: „hier“ und „nicht hier“. Es ist derselbe Ton.
card-salt-widows-shawl = Das Tuch der Salzwitwe
    .flavour = Sie strickte, bis er heimkam. Er kam heim, und sie strickte weiter.
card-bell-founders-mallet = Der Schlägel des Glockengießers
    .flavour = Trifft den Ton. Genauer gesagt: das B.
card-wardens-oil-lamp = Die Öllampe des Wächters
    .flavour = Achtzig Jahre mit einer Füllung. Niemand hat nachgesehen, womit.
card-drowned-kings-compass = Der Kompass des ertrunkenen Königs
    .flavour = Er zeigt nach unten. Er hat immer nach unten gezeigt.
card-wrecker-lookout = Ausguck der Strandräuber
    .gender = m
    .flavour = Er wird nach Rufen bezahlt.
card-shingle-cutthroat = Halsabschneider vom Kiesstrand
    .gender = m
    .flavour = „Bergung“ ist ein Wort mit viel Platz darin.
card-net-caster = Netzwerfer
    .gender = m
    .flavour = Die Maschen sind für Dorsch. Für Lampenanzünder reichen sie.
card-rope-seller = Seilverkäufer
    .gender = m
    .flavour = Verkauft an beide Seiten und fragt nach deiner Mutter. Bringst du ihn um, läufst du für alles außen herum.
card-lapsed-exciseman = Abtrünniger Zöllner
    .gender = m
    .flavour = Den Stempel hat er noch. Niemand bringt es übers Herz zu fragen, wofür.
card-marsh-candle = Irrlicht
    .gender = n
    .flavour = Ein Licht mit niemandem darunter. Gildenmitglieder werden gebeten, es nicht zu pflegen.
card-mudling = Schlickling
    .gender = m
    .flavour = Es ist nie nur einer. Es ist einer und die, auf denen du standest.
card-leech-bed = Egelbett
    .gender = n
    .flavour = Der Barbier in Tallowby nimmt sie zum halben Preis zurück.
card-marsh-wife = Marschweib
    .gender = n
    .flavour = Für einen Zahn sagt sie dir die Zukunft. Wessen Zahn, ist ihr gleich.
card-reed-adder = Schilfotter
    .gender = f
    .flavour = Sie wäre lieber allein. Du auch, und da seid ihr nun beide.
card-long-eel = Langer Aal
    .gender = m
    .flavour = Von keinem hat man je das andere Ende gefunden.
card-peat-man = Torfmann
    .gender = m
    .flavour = Vierhundert Jahre im Moor, und seine Stiefel sind besser als deine.
card-rock-crab = Felsenkrabbe
    .gender = f
    .flavour = Reicht für zwölf. Reichte letztes Mal für elf und den Koch.
card-drowned-hand = Ertrunkener Matrose
    .gender = m
    .flavour = Er hatte für drei Fahrten unterschrieben. Dass zwei genügen, sagte ihm niemand.
card-salt-ghost = Salzgespenst
    .gender = n
    .flavour = Hinterlässt einen weißen Rand auf dem guten Tisch.
card-kelp-horse = Tangross
    .gender = n
    .flavour = Läuft wunderbar. Beim Anhalten ertrinken die Leute.
card-black-gulls = Schwarze Möwen
    .gender = many
    .flavour = Früher folgten sie den Booten. Jetzt erwarten sie sie.
card-tide-singer = Gezeitensängerin
    .gender = f
    .flavour = Eine Strophe, immer dieselbe: dein Name, dann die Tiefe.
card-loose-fingerling = Loser Fingerling
    .gender = m
    .flavour = Der Pächter dreht sich im Bett um, und das hier kommt den Strand herauf.
card-barnacled-diver = Bewachsener Taucher
    .gender = m
    .flavour = Ein Messinganzug, aufgezogen und hinuntergeschickt, etwas zu holen. Er hat nicht aufgegeben.
card-furrow-stripling = Grünschnabel der Furche
    .gender = m
    .flavour = Neun Jahre alt, und noch hat ihm keiner gesagt, dass Leute kaputtgehen.
card-cliff-shepherd = Klippenschäfer
    .gender = m
    .flavour = Der Hirtenstab ist ein Großmast. Den Hund kennst du noch nicht.
card-farm-mastiff = Hofdogge
    .gender = f
    .flavour = Gezüchtet, Vieh von der Klippe zu holen. Es kommt in guter Ordnung an.
card-wall-thrower = Mauerwerfer
    .gender = m
    .flavour = Trockenmauerwerk, frei Haus.
card-giant-grandmother = Riesengroßmutter
    .gender = f
    .flavour = Iss, was man dir vorsetzt, sag, dass es gut war, und du darfst gehen.
card-byre-hog = Stalleber
    .gender = m
    .flavour = So groß wie eine Kapelle. Auch besserer Speck als eine Kapelle.
card-warden-of-the-seventh-lamp = Wächter der siebten Lampe
    .gender = m
    .flavour = Tot seit der alten Königin, und die ganze Zeit im Dienst.
card-lamp-wight = Lampenwicht
    .gender = m
    .flavour = Leg ihn nieder, sooft du willst. Er ruht sich dazwischen aus.
card-apprentices-shade = Schatten des Lehrlings
    .gender = m
    .flavour = Wartet noch immer darauf, dass sein Meister sagt, es sei gut genug.
card-tallow-double = Talgdoppelgänger
    .gender = m
    .flavour = Dein Gesicht, recht gut getroffen, und alles, was du damit anzustellen weißt.
card-page-of-the-drowned-king = Page des ertrunkenen Königs
    .gender = m
    .flavour = Er kündigt dich an. Es ist die Höflichkeit, die den Leuten Angst macht.
card-wick-rats = Dochtratten
    .gender = many
    .flavour = Sie fressen den Talg, dann den Docht, dann das Hauptbuch, in dem beides stand.
card-wick-dart = Dochtpfeil
    .gender = m
    .flavour = Das Erste, was ein Lehrling einem Vorhang anzutun lernt.
card-brine-lash = Salzpeitsche
    .gender = f
    .flavour = Die See schuldet der Kapelle ein paar Gefallen und hasst jeden einzelnen.
card-mast-fire = Mastfeuer
    .gender = n
    .flavour = Blau, harmlos und hübsch, bis jemand damit zielt.
card-tallow-mending = Talgheilung
    .gender = f
    .flavour = Riecht nach Hammel. Wirkt wie ein Wunder, falls Wunder nach Hammel riechen.
card-lantern-eye = Laternenauge
    .gender = n
    .flavour = Du siehst, was die Lampe sieht. Die Lampe hat Schlimmeres gesehen.
card-salt-circle = Salzkreis
    .gender = m
    .flavour = Zieh ihn vor dem Abendessen, nicht mit dem Abendessen.
card-fogstep = Nebelschritt
    .gender = m
    .flavour = Du warst nie hier. Deine Stiefel vielleicht.
card-bargemans-arm = Arm des Schiffers
    .gender = m
    .flavour = Von einem Schiffer geliehen, der ihn bis Donnerstag zurückbekommt.
card-carried-on-the-ebb = Von der Ebbe getragen
    .flavour = Trockene Füße kosten extra.
card-loosened-knot = Gelöster Knoten
    .gender = m
    .flavour = Wirkt bei Seilen, Riegeln und den Zungen von Zöllnern.
card-lamp-lance = Lampenlanze
    .gender = f
    .flavour = Alles Licht einer Nacht auf einmal. Sieh auch nicht dorthin, woher es kam.
card-rime-grip = Raureifgriff
    .gender = m
    .flavour = Eine kalte Hand und kein Arm, der der Rede wert wäre.
card-drowners-toll = Totengeläut
    .gender = n
    .flavour = Die Toten kennen diese Glocke. Sie kommen zu spät zu ihr.
card-standing-tide = Stehende Flut
    .gender = f
    .flavour = Zu Zeiten deiner Großmutter stand sie eine Stunde. Sie hat darin gewaschen.
card-long-mending = Lange Heilung
    .gender = f
    .flavour = Am besten früh begonnen und nicht vom Patienten unterbrochen.
card-hour-turned-back = Die zurückgedrehte Stunde
    .flavour = Irgendwo kräht ein Hahn zweimal und schämt sich.
card-call-the-gulls = Ruf der Möwen
    .gender = m
    .flavour = Sie bringen, worum du bittest, und fressen, was du meintest.
card-borrowed-luck = Geborgtes Glück
    .gender = n
    .flavour = Wem es gehörte, hat er noch nicht gemerkt.
card-coat-of-light = Mantel aus Licht
    .gender = m
    .flavour = Wiegt nichts, verbirgt nichts, und die Motten sind furchtbar.
card-knock-twice = Zweimal klopfen
    .flavour = Dreimal ist für Gerichtsvollzieher.
card-mother-grapnel = Mutter Grapnel
    .flavour = Zog neun Söhne und ein Signalfeuer groß. Stolz ist sie auf das Feuer.
card-gaffer-stonecrop = Altvater Stonecrop, Gutsherr der Hohen Furche
    .acc = Altvater Stonecrop, Gutsherrn der Hohen Furche
    .dat = Altvater Stonecrop, Gutsherrn der Hohen Furche
    .gen = von Altvater Stonecrop, Gutsherrn der Hohen Furche
    .flavour = Er hält die neunte Lampe im Kälberstall, wo sie es warm hat und geschätzt wird.
card-warden-dowse = Ephraim Dowse, Neunter Wächter
    .acc = Ephraim Dowse, Neunten Wächter
    .dat = Ephraim Dowse, Neuntem Wächter
    .gen = von Ephraim Dowse, Neuntem Wächter
    .flavour = Er schwor, die Lampe zu hüten, bis man ihn ablöst. Niemand kam, und niemand schrieb.
card-boathook = Bootshaken
    .gender = m
    .flavour = Zum Abwehren. Wovon, hat niemand notiert.
card-hauling-axe = Kappbeil
    .gender = n
    .flavour = Zerteilt Taue, Takelage und einmal einen Streit.
card-belaying-pin = Belegnagel
    .gender = m
    .flavour = Jede Meuterei beginnt damit, dass jemand die hier zählt.
card-gutting-knife = Ausweidemesser
    .gender = n
    .flavour = Es hat zehntausend Heringe geöffnet und einen Brief.
card-wreckers-cutlass = Entermesser der Strandräuber
    .gender = n
    .flavour = Der letzte Besitzer ging in Eile und in zwei Richtungen.
card-fowlers-bow = Bogen des Vogelfängers
    .gender = m
    .flavour = Für Enten gemacht. Enten sind schneller als das meiste, was das Schießen lohnt.
card-shepherds-sling = Hirtenschleuder
    .gender = f
    .flavour = Ein Streifen Leder und alle Steine des Strandes.
card-throwing-harpoon = Wurfharpune
    .gender = f
    .flavour = Das Seil ist da, damit du sie zurückbekommst. Das Seil wirkt in beide Richtungen.
card-keepers-staff = Wärterstab
    .gender = m
    .flavour = Dreihundert Stufen hinauf, dreihundert hinunter. Der Stab hat zu beidem eine Meinung.
card-gull-crossbow = Möwenarmbrust
    .gender = f
    .flavour = Sie trifft die Möwe, auf die du zielst, etwa so oft wie jede andere.
card-salt-forged-sword = Salzgeschmiedetes Schwert
    .gender = n
    .flavour = In der See gehärtet, die es ihm nicht verziehen hat.
card-anchor-maul = Ankerhammer
    .gender = m
    .flavour = Jemand hat einen Griff daran geschweißt. Jemand anderes musste umziehen.
card-wardens-blade = Klinge des Wächters
    .gender = f
    .flavour = Entzündet sich selbst, wenn sie einen Grund hat.
card-rime-axe = Raureifaxt
    .gender = f
    .flavour = Lag im Fischkeller. Seit wann, kann niemand sagen, da der Keller zugefroren ist.
card-gullwing-bow = Möwenflügelbogen
    .gender = m
    .flavour = Der Pfeil geht, wohin das Auge geht, und beschwert sich dann darüber.
card-whalers-arbalest = Arbaleste der Walfänger
    .gender = f
    .flavour = Zwei zum Spannen, einer zum Zielen und ein Priester.
card-eelbone-needle = Aalgrätennadel
    .gender = f
    .flavour = Zum Netzenähen. Leid tun können einem die Netze.
card-lantern-flail = Laternenflegel
    .gender = m
    .flavour = Genau genommen Missbrauch von Lampengerät. Es gibt ein Formular.
card-mast-fire-wand = Mastfeuerstab
    .gender = m
    .flavour = Ein Splitter von einem Schiff, das dreimal getroffen wurde. Das vierte Mal steckt hier drin.
card-wickmans-crook = Krummstab des Dochtmanns
    .gender = m
    .flavour = Fängt Schafe, Lampen und zur Not die Aufmerksamkeit der Toten.

# Orte

location-snuffers-row = Löschergasse
    .gender = f
    .flavour = Die Gildenhalle, die Vermieterin der Gilde und elf Türen, die der Gilde Geld schulden.
location-gannet-stair = Die Tölpelstiege
    .flavour = Vierhundert Stufen hinauf zu einer Lampe und eine sehr gute Aussicht auf alles, was du unten gelassen hast.
location-wreckers-cove = Bucht der Strandräuber
    .gender = f
    .flavour = Jedes Haus hat eine gute Haustür. Keine zwei stammen vom selben Schiff.
location-fish-market = Fischmarkt
    .gender = m
    .flavour = Geöffnet von vor der Dämmerung, bis jemand erstochen wird.
location-tallow-works = Die Talgsiederei
    .flavour = Am zweiten Tag riechst du es nicht mehr. Deine Freunde immer.
location-drowned-chapel = Die versunkene Kapelle
    .flavour = Gottesdienst bei Niedrigwasser. Die Gemeinde besteht vor allem aus Muscheln.
location-salt-pans = Die Salzpfannen
    .flavour = Weiß bis zum Horizont, und jeder Schnitt, den du hast, meldet sich zu Wort.
location-wet-candle = Zur nassen Kerze
    .nom = das Gasthaus „Zur nassen Kerze“
    .acc = das Gasthaus „Zur nassen Kerze“
    .dat = dem Gasthaus „Zur nassen Kerze“
    .gen = des Gasthauses „Zur nassen Kerze“
    .flavour = Hausordnung: kein offenes Feuer und keine Fragen. Das Bier ist keins von beidem.
location-high-furrow = Die Hohe Furche
    .flavour = Rüben bis zur Schulter. Deiner, nicht ihrer.
location-giants-byre = Der Stall
    .flavour = Das Stroh sind ganze Bäume. Tritt, wohin die Katze tritt, und gib acht auf die Katze.
location-cliff-road = Die Klippenstraße
    .flavour = Letztes Jahr war sie breiter. Die Klippe auch.
location-wind-mill = Die Lange Mühle
    .flavour = Die Flügel kommen herab wie ein Urteil. Zwischen zweien ist eine Tür.
location-old-quarry = Der alte Steinbruch
    .flavour = Die Hälfte der Leuchttürme wurde hier gebrochen. Die andere Hälfte überlegt es sich noch.
location-wardens-crypt = Die Gruft der Wächter
    .flavour = Neun Nischen, neun Messingtafeln, und eine ist von innen poliert.
location-sunk-causeway = Der versunkene Damm
    .flavour = Zwei Stunden von zwölf eine Straße. Welche zwei, darüber ist man sich nicht einig.
location-lamp-room = Der neunte Lampenraum
    .flavour = Ganz aus Messing und ohne Licht. Jemand hat ihn makellos gehalten.
location-eel-marsh = Das Aalmoor
    .flavour = Es gibt einen Weg. Nachts zieht er um, wie alles hier.
location-drowned-library = Die versunkene Bibliothek
    .flavour = Die Bücher sind nass, die Bücher sind unbezahlbar, und Licht ist durch drei Aushänge verboten.
location-bell-rock = Der Glockenfels
    .flavour = Die Glocke läutet bei rauer See. Seit einer Woche ist es still, und sie läutet.

# Helden

hero-brannick = Brannick Stowe
    .title = Lampenschlepper
    .story = Brannick hat neunzehn Jahre lang Lampenglas vierhundert Stufen hinaufgetragen und es ein einziges Mal fallen lassen. Von diesem Mal erzählt er gern. Mit Ochsen, Türen und großen Personen redet er im selben Ton, und alle drei rücken meistens zur Seite.
role-brannick-1 = Treppenbrecher
    .story = Vierhundert Stufen, und oben die Tür.
role-brannick-2 = Gildenschlepper
    .story = Er hat jetzt einen Vertrag und hat ihn gelesen.
hero-ilse = Ilse Tarrow
    .title = Dochtmagierin
    .story = Ilse kann eine Lampe quer durch den Raum entzünden und wurde gebeten, es zu lassen. Sie führt Buch über alles, was in ihrer Nähe je Feuer gefangen hat, mit Ursachen, und glaubt, dass die letzte Seite die anderen erklären wird.
role-ilse-1 = Flammenleserin
    .story = Die letzte Seite ist geschrieben. Sie ist kurz.
role-ilse-2 = Lampengelehrte
    .story = Sie darf sie jetzt quer durch den Raum entzünden.
hero-edda = Edda Mirk
    .title = Gezeitenkaplanin
    .story = Edda begräbt, wen die Flut zurückgibt, und redet am zweiten Donnerstag ein ernstes Wort mit denen, die sie zweimal zurückgibt. Sie hat noch nie die Fassung, ihren Hut oder einen Patienten verloren, der bereit war, stillzuliegen.
role-edda-1 = Beichtmutter der Ertrunkenen
    .story = Sie kommen zu ihr. Sie gibt ihnen eine Nummer.
role-edda-2 = Hafenärztin
    .story = Die Patienten liegen still. Es ist der Blick.
hero-corrie = Corrie Vane
    .title = Strandräuberin, jetzt Kundschafterin
    .story = Drei Winter lang hängte Corrie falsche Lichter aus, und im vierten heuerte man sie an, den Täter zu finden. Sie fand sich sofort, dachte am Strand bis zum Morgen darüber nach und meldete, es werde nicht wieder vorkommen. Es ist nicht wieder vorgekommen.
role-corrie-1 = Nachtlotsin
    .story = Kennt die Küste, wie die Küste sie kennt.
role-corrie-2 = Geschworene Räuberjägerin
    .story = Sie hat neun weitere gefunden. Jedes Mal hat sie darüber nachgedacht.
hero-haldor = Haldor Clapper
    .title = Glockenschmied
    .story = Haldor goss die Glocke von Skarn, die sprang, und wandert seither die Küste entlang, um zu hören, wie es den anderen geht. Er ist auf einem Ohr taub, sucht sich aus, auf welchem, und leiht sein Werkzeug jedem, der zuhört, wie man es hält.
role-haldor-1 = Gießer
    .story = Die neue Glocke von Skarn ist nicht gesprungen. Er lauscht.
role-haldor-2 = Glockenschild
    .story = Steht vorn. Klingt, wenn man ihn trifft.
hero-pim = Pim Rattle
    .title = Krämer für Lieder und Knöpfe
    .story = Pim verkauft Knöpfe an Leute ohne Mantel und Mäntel an Leute ohne Tür und singt beiden die alten Lampenlieder vor, bis etwas aufleuchtet. Schuldet in jedem Hafen Geld und wird in den meisten vermisst.
role-pim-1 = Meister des langen Liedes
    .story = Es hat neunzig Strophen, und jeder kommt in einer vor.
role-pim-2 = Ehrlicher Händler
    .story = Der Titel steht auf dem Karren. Er hat ihn selbst gemalt.
hero-marrin = Marrin Sedge
    .title = Aalleserin
    .story = Marrin liest die Küste an den Aalen ab, die überall hinkommen und nie gefragt werden. Einen hält sie in einem Glas auf dem Fensterbrett und befragt ihn vor Wetter, Hochzeiten und Darlehen. Er hat sich einmal geirrt, da hat sie ihn gegessen.
role-marrin-1 = Hüterin der Aale
    .story = Sie haben sie gewählt. Es dauerte die ganze Nacht, und niemand sprach.
role-marrin-2 = Die außen herum ging
    .story = Niemand sah sie gehen. Einige sahen sie wiederkommen, nass.
hero-odile = Odile Pell
    .title = Witwe von Beruf
    .story = Odile hat fünf Gatten begraben, alle auf See, keinen im Zorn, und tut es seither auch für andere, zu ehrlichen Preisen. Mit den Toten, sagt sie, hat man keinen Ärger: Sie liegen, wo man sie hingelegt hat, und sie kommen, wenn man sie mit vollem Namen ruft.
role-odile-1 = Fünfmal Hinterbliebene
    .story = Sie deckt noch immer für sechs. Das erspart Erklärungen.
role-odile-2 = Oberste Klagefrau
    .story = Nach Stunden oder nach Ellen. Schluchzen kostet extra.
hero-jory = Jory Tamp
    .title = Pulverschreiber
    .story = Jory wiegt das Schießpulver für den Zoll und ist der Vierte auf dieser Stelle. Er hat neun Finger, meldet zehn und hat die Differenz aus eigener Tasche beglichen. Er zählt laut. Man sollte darauf achten, in welche Richtung.
role-jory-1 = Kontrollierte Sprengungen
    .story = So steht es an der Tür. Die Tür liegt im Hof.
role-jory-2 = Zollamt auf freiem Fuß
    .story = Er beschlagnahmt. Es gibt ein Formular dafür, und es brennt.
hero-gudrun = Gudrun Small
    .title = Vom Hochfurchhof, neun Jahre alt
    .story = Gudrun ist neun Jahre alt und neun Fuß groß und kam mit einem Zettel an die Küste hinunter. Tragen kann sie ein Boot, zwei Ponys oder auch etwas nach. Dass Lampen gefährlich sind, hat ihr noch niemand gesagt, weil sie so vorsichtig damit umgeht.
role-gudrun-1 = Fast zehn
    .story = Sie ist wieder gewachsen. Die anderen sind ein Stück gerückt.
role-gudrun-2 = Jedermanns Nichte
    .story = Sie hat neunhundert Onkel und allen geschrieben.
hero-tobit = Tobit Wick
    .title = Verspäteter Lehrling
    .story = Tobit starb in der dritten Woche seiner Lehre auf der Tölpelstiege, mit Öl auf dem Arm, und hat keinen Tropfen verschüttet. Vier Jahre hat er noch abzuleisten, und er sieht keinen Grund, damit aufzuhören. Für Anfänger ist er ein großer Trost: Sie hatten sich schon gefragt, was schlimmstenfalls passiert.
role-tobit-1 = Geht so
    .story = Das sagte sein Meister am Ende doch noch, und so steht es auf dem Stein.
role-tobit-2 = Zug unter der Tür
    .story = Die Leute ziehen das Tuch enger und sagen, es sei nichts.

# Geschichten

adventure-the-winter-round = Die Winterrunde
    .opening =
        Die Sommerrunde ist für Lehrlinge. Im Winter schickt die Gilde Leute, die sie schon bezahlt hat.
        Neun Lampen von Tallowby bis zum Neunten Licht, über die Tölpelstiege und die Klippenhöfe.
        Eine davon ist aus. Das ist eine Sache fürs Buch.
        Dann sind drei davon aus, und das ist eine Sache für euch.
scenario-the-false-light = Das falsche Licht an der Tölpelstiege
    .opening =
        An der Fahlen Küste hat jede Lampe ihre Runde, und jede Runde hat jemanden, der sie geht.
        Eure ist die Tölpelstiege, neun Lampen, vierteljährlich und verspätet bezahlt.
        Heute Nacht ist die Lampe auf der Stiege dunkel, und auf der nächsten Landzunge steht ein Licht, wo nie ein Leuchtturm war.
        Zwei Schiffe haben schon danach gesteuert. Ihre Ladung war eher auf dem Fischmarkt als ihre Mannschaften.
        Die Gilde hält nichts von Heldentaten. Die Gilde hätte gern ihre Lampe angezündet und die andere gelöscht.
        In Tallowby heißt es, dahinter stecke Mutter Grapnel, und man sagt es leise, denn meistens ist sie im Raum.
    .ending =
        Sie holten das Teerfass herunter und rollten es ins Meer, wo es mit einem Wort erlosch.
        Mutter Grapnel fuhr in einem Heringskarren zum Zoll und verbesserte unterwegs den Kutscher.
        Hinter dem Fass habt ihr gefunden, was sie darin verbrannte: Talg mit dem Siegel der Wächter, kistenweise, und nicht gestohlen.
        Verkauft. Es gibt Quittungen, in einer Handschrift so groß wie ein Scheunentor.
        Oben auf der Stiege putzt ihr den Docht und zündet eure Lampe an, und einen Augenblick lang brennt sie blau und niedrig.
        Weit draußen dreht sich etwas, das im Begriff war, sich umzudrehen, nicht um.
    .losing =
        Die Lampe auf der Stiege blieb dunkel, und das andere Licht brannte bis zum Morgen und fand viel Beifall.
        Ein drittes Schiff fuhr danach. Es hatte Tee geladen.
        Mutter Grapnel schickte der Gilde einen Hering, mit den besten Empfehlungen.
        Die Gilde hat die Nacht im Buch unter Wetter eingetragen. Morgen ist wieder eine Runde. Es ist immer wieder eine Runde.
    .mourning =
        Am Fuß der Tölpelstiege wart ihr mehr als oben.
        Im Buch steht der Name in jeder Handschrift, damit ihn niemand allein schreiben musste.
scenario-rent-day = Pachttag auf den Klippenhöfen
    .opening =
        Die Riesen der Klippenhöfe sind ehrliche Leute, und das sagen sie euch auch, während sie euch am Mantel hochhalten.
        Sie hüten das Vieh der Wächter, seit es Wächter gibt. Dafür bekamen sie immer das Fett.
        Dieses Jahr hat Altvater Stonecrop den Pachtvertrag noch einmal gelesen. Darin steht „aller Talg“, und darin steht „samt dem, worin er verbrannt wird“.
        Also ist er mit einer Leiter zum Neunten Licht hinuntergegangen und hat die Lampe unter dem Arm heimgetragen, für die Kälber.
        Es ist Pachttag. Ihr werdet nicht die Einzigen sein, die mit dem Hut in der Hand am Tor stehen.
        Vielleicht seid ihr die Einzigen, die mit mehr gehen wollen, als sie gebracht haben.
    .ending =
        Der Altvater setzte sich auf seine eigene Mauer, die es aushielt, und meinte, einen Pachtvertrag könne man wohl auf zweierlei Weise lesen.
        Den Kälbern tat es leid um die Lampe, und eines musste man aus ihr heraustragen.
        Ihr tragt sie in einer geliehenen Decke abwechselnd die Klippenstraße hinab, und sie ist den ganzen Weg warm.
        „Übrigens“, ruft der Altvater euch nach, „ich hab ihn vorher gefragt. Er sagte, nimm sie nur. Er braucht sie nicht mehr, sagte er.“
        Da bleibt ihr stehen, denn der Neunte Wächter ist seit achtzig Jahren tot.
        „Jo“, sagt der Altvater. „So sah er auch aus.“
    .losing =
        Am Abend war das Tor zu, und der Altvater hatte die Kälber in die Lampe gezählt und seinen Hut darangehängt.
        Er war sehr anständig. Für den Weg lieh er euch eine Laterne, gegen Pfand.
        „Steht alles im Vertrag“, rief er euch nach, und das stimmt. Ihr habt ihn seither gelesen, bei der Laterne.
        Es steht nicht darin, dass niemand zweimal fragen darf.
    .mourning =
        Beim Abstieg von den Klippen habt ihr zweimal gezählt, und beide Male fehlte jemand.
        Der Altvater nahm den Hut ab, der so groß ist wie ein Boot, und hielt ihn, bis ihr vorbei wart.
scenario-the-ninth-warden = Der Wächter, der nicht liegen bleiben wollte
    .opening =
        Das Neunte Licht steht dort, wo früher der Damm endete, bis zum zweiten Fenster im Meer.
        Ephraim Dowse sollte es hüten und schwor es, bis man ihn ablöse. Es war so eine Redensart.
        Er hat es noch während seiner eigenen Beerdigung gehütet. Jetzt reicht es ihm, und er löscht die Küste aus, Lampe für Lampe, in der richtigen Reihenfolge.
        Unter ihm liegt der, für den die Lampen da sind. Seinen Namen haben die Wächter nie aufgeschrieben. In den Büchern der Gilde heißt er der Pächter, weil er zuerst da war und nichts bezahlt.
        Ihr habt eine Lampe in einer Decke, eine Kanne Öl und eine Urkunde mit euren Namen.
        Jemand muss dem alten Mann sagen, dass seine Ablösung da ist.
    .ending =
        „Ihr kommt zu spät“, sagte Ephraim Dowse, trug sich aus und war ein Mantel auf dem Boden.
        Ihr setztet die Neunte Lampe auf ihren Platz, fülltet sie, putztet den Docht, und sie brannte beim ersten Streichholz.
        Draußen unter dem schwarzen Wasser zog etwas Riesiges die Hände ein und legte sich zurecht, mit einem Seufzer, der in Tallowby jede Kerze löschte.
        Das ist eine Lampe. Hundertacht waren es, als die Küste noch heil war, und die Karte der Gilde ist vor allem Wasser.
        Im Buch, unter achtzig Jahren derselben sorgfältigen Handschrift, ist eine leere Zeile, und eine Feder liegt da.
        Es ist ein Handwerk wie jedes andere. Ihr schreibt die Stunde auf, das Wetter und eure Namen.
    .losing =
        Er hörte euch an, soweit sich das sagen ließ, und dann drehte er den nächsten Docht herunter, und es war der richtige.
        In dieser Nacht zählten sie vom Dach der Gilde aus die Lampen und hörten früh damit auf.
        Unter dem Neunten Licht drehte sich etwas um und machte es sich bequem.
        Im Buch steht, in derselben sorgfältigen Handschrift: keine Ablösung. Die Zeile darunter ist noch frei.
    .mourning =
        Jemand von euch hütet jetzt das Neunte Licht, sozusagen. Irgendwer muss es ja.
        Ihr habt einen Mantel dagelassen, die Streichhölzer und die gute Tasse.
