# Kapitel 34 bis 57 auf Deutsch.

token-tied = Seil
    .gender = n
token-eaten = Mahlzeit
    .gender = f
token-saw = Blick
    .gender = m
token-told = Wahrheit
    .gender = f

terrain-ice = Eis
    .gender = n
terrain-snow = Schnee
    .gender = m
terrain-line-post = Pfosten
    .gender = m
terrain-stone-heap = Steinhaufen
    .gender = m
terrain-deep = Tiefes Wasser
    .gender = n
    .nom = tiefes Wasser
    .acc = tiefes Wasser
    .dat = tiefem Wasser
terrain-sea = Meer
    .gender = n
terrain-sand = Sand
    .gender = m
terrain-ash = Asche
    .gender = f
terrain-mirror = Spiegel
    .gender = m
terrain-shards = Scherben
    .gender = many
terrain-crack = Riss
    .gender = m
terrain-pit = Grube
    .gender = f

enemy-elder-tarn = Der ältere Tarn
enemy-younger-tarn = Der jüngere Tarn
    .ability-haul = Zieht an
enemy-goat = Ziege
    .gender = f
enemy-grandmother-cairn = Großmutter Steinhauf
    .gender = f
    .nom = Großmutter Steinhauf
    .acc = Großmutter Steinhauf
    .dat = Großmutter Steinhauf
enemy-pebble = Kiesel
    .gender = m
enemy-weather-widow = Die Wetterwitwe
enemy-gust = Bö
    .gender = f
enemy-master-mason = Der Meister
    .ability-glare = Nimmt Maß
enemy-unsold-king = Unverkaufter König
    .gender = m
    .nom = der unverkaufte König
    .acc = den unverkauften König
    .dat = dem unverkauften König
enemy-perpetua-vane = Perpetua Vane
    .gender = f
    .nom = Perpetua Vane
    .acc = Perpetua Vane
    .dat = Perpetua Vane
enemy-articled-clerk = Referendar
    .gender = m
enemy-crown-page = Kronpage
    .gender = m
enemy-drowned-toll = Der ertrunkene Zoll
enemy-wet-customs-man = Nasser Zöllner
    .gender = m
    .nom = der nasse Zöllner
    .acc = den nassen Zöllner
    .dat = dem nassen Zöllner
enemy-glass-tinker = Der Glasflicker
enemy-shardling = Scherbling
    .gender = m
enemy-wenlow = König Wenlow
    .gender = m
    .nom = König Wenlow
    .acc = König Wenlow
    .dat = König Wenlow

companion-turncoat = Der Ersatzmann
    .lends-1 = Dem Ersatzmann das Stichwort geben
companion-juror = Zeuge
    .gender = m

ability-haul = Zieht an
ability-heap = Noch ein Stein
ability-sit = Setz dich
ability-fog = Hängt Nebel auf
ability-sleet = Graupel
ability-item = Ferner
ability-seal = Unter Siegel
ability-stay = Aussetzung
ability-snap = Stempelt ab
ability-arrears = Rückstände
ability-cut = Schneidet zu
ability-polish = Poliert
ability-kind = Etwas Nettes
ability-company = Bleibt noch
ability-wave = Winkt

deck-tarn = Die Brüder Tarn
boss-card-mine-is-heavier = Meins ist schwerer
boss-card-haul-card = Zieht an
boss-card-ho = Ho
boss-card-you-asked-last = Du hast letztes Mal
boss-card-come-here = Komm her und sag das
boss-card-goats = Ziegen
boss-card-lets-go = Lässt kurz los
deck-cairn = Großmutter Steinhauf
boss-card-thin = Dünn
boss-card-more-stones = Noch ein Stein
boss-card-sit-down = Setz dich
boss-card-chickens = Wie Hühner
boss-card-shakes-her-apron = Schüttelt die Schürze
boss-card-have-some-more = Nimm noch
boss-card-counts-heads = Zählt die Köpfe
deck-widow = Die Wetterwitwe
boss-card-a-drying-wind = Trockenwind
boss-card-sleet-card = Graupel
boss-card-hangs-out-fog = Hängt Nebel auf
boss-card-have-you-seen-him = Habt ihr ihn gesehen
boss-card-a-grey-day = Ein grauer Tag
boss-card-wrings-it-out = Wringt es aus
boss-card-march = März
deck-vane = Perpetua Vane
boss-card-item-card = Ferner
boss-card-whereas = In Erwägung
boss-card-under-seal = Versiegelt
boss-card-stay-card = Aussetzung
boss-card-instructs-counsel = Weist die Kanzlei an
boss-card-codicil = Nachtrag
boss-card-withdraws = Zieht sich zurück
boss-card-heretofore = Bisherig
deck-drowned = Der ertrunkene Zoll
boss-card-halt = Halt
boss-card-stamps-it = Stempelt ab
boss-card-arrears-card = Rückstände
boss-card-sidles = Seitwärts
boss-card-letter-box = Durch den Briefschlitz
boss-card-high-tide = Hochwasser
boss-card-goes-under = Taucht ab
deck-tinker = Der Glasflicker
boss-card-a-good-eye = Ein gutes Auge
boss-card-polishes = Poliert
boss-card-cuts-a-pane = Schneidet zu
boss-card-eleven-eyes = Elf Augen
boss-card-shards-card = Scherben
boss-card-wrong-way-round = Spiegelverkehrt
boss-card-holds-it-to-the-light = Hält es ans Licht
deck-wenlow = König Wenlow
boss-card-goes-down-again = Geht wieder hinunter
boss-card-considerate = Rücksichtsvoll
boss-card-something-kind = Etwas Nettes
boss-card-stay-a-while = Bleibt noch
boss-card-waves = Winkt
boss-card-was-it-me = Lag es an mir
boss-card-one-more-helping = Noch ein Nachschlag
boss-card-by-decree = Per Erlass
boss-card-leans = Lehnt sich an
boss-card-sits-down = Setzt sich kurz
boss-card-heavy = Schwer

chapter-hanging-bridge = Die Hängebrücke
    .text =
        Die Brüder Tarn sollten die Brücke halten, bis der König hinüber ist. Es sind große Männer, und jeder nahm ein Ende.

        Das erste Jahr sangen sie. Im zweiten bemerkte der Ältere, sein Ende sei das schwerere. Seither waren sie sich in nichts mehr einig, als dass keiner vor dem anderen loslässt, und die Brücke hat einen Bauch bekommen, den man in stillen Nächten bis in die Hauptstadt spürt, als eine Art Enttäuschung.

        „Wer da?“, brüllt der ältere Tarn.

        „Das frage ich!“, brüllt der jüngere von drüben. „Du hast letztes Mal!“

        Es ist der König, ruft ihr, er geht hinüber.

        Langes Schweigen, mit Wind darin. Man sieht, dass es beiden zugleich dämmert: Ist er drüben, dürfen sie loslassen, und dann haben sie einander nichts mehr zu sagen.

        „Geht er nicht!“, brüllen die Brüder Tarn, vollkommen einstimmig, und die Ziegen schauen auf.
    .failure = Sie sind sich einig. Zum ersten Mal seit neun Jahren; sie werfen euch zurück, eins, zwei, drei, gemeinsam.
    .success = Die Brücke liegt hinter euch, und sie hat gehalten, ganz von allein. Diesseits sitzt ein großer Mann mit nichts in den Händen und schaut sie an.
    .plus = Sie fallen wie zwei Bäume, Seite an Seite, und liegen da und verschnaufen. „Meins war das schwerere“, sagt der Ältere nach einer Weile. „Stimmt“, sagt der Jüngere.
    .special = Beim Aufräumen weht der Wind: Alle auf der Brücke, die nicht neben einem Pfosten stehen und nicht angebunden sind, bewegen sich 1 Feld weit, alle in dieselbe Richtung. Wen der Abgrund aufhält, der nimmt Schaden: 2. Eine Aktion auf der Brücke bindet einen Helden an, bis er sich bewegt. Innerhalb von 4 Feldern voneinander erleiden die Brüder von jedem Angriff 2 weniger, ab 8 Feldern 1 mehr; wer allein übrig ist, hat +1 auf seine Angriffe.
    .main = Beide Brüder sind besiegt.
    .bonus-1 = Sie fallen in derselben Runde.
    .failing-1 = Das Ende von Runde 14: Der Wind legt zu, und niemand steht mehr.
    .counter-felled = In dieser Runde gefallene Brüder
    .mark-post = Pfosten
    .power-1 = Sich anbinden

chapter-grandmother-cairn = Großmutter Steinhauf
    .text =
        Wer den Grat hinaufgeht, legt einen Stein auf den Haufen. Daran war nichts Böses. Aber es geht seit tausend Jahren so, und irgendwann fing der Haufen an, sich zu merken, wer was gelegt hat.

        „Da seid ihr ja“, sagt Großmutter Steinhauf. Sie ist haushoch und hat eine Schürze, aus Schiefer. Vor ihr brennt ein Feuer, und über dem Feuer hängt ein Topf. „Füße abputzen. Dünn! Alle miteinander. Und wer liegt da, wenn Besuch ist?“

        „Guten Abend, Oma“, sagt die Kiste.

        „Hast du gegessen?“

        Eine gute Weile kommt nichts. Man hört, dass er sie nicht anlügen will, und auch, was dafür spräche. Ihr könnt nicht bleiben, erklärt ihr, ihr müsst ihn begraben, noch vor dem Schnee.

        „Was, mit nichts im Magen?“ Sie steht auf. Das dauert. Von allen Seiten kommen Steine über die Heide gelaufen wie Hühner. „Vom Tisch“, sagt Großmutter Steinhauf, „steht mir keiner auf.“
    .failure = Jeder isst drei Portionen. Am Morgen ist der Hügel woanders, und ihr auch.
    .success = Sie setzt sich. In der Hauptstadt hört man es. „Geht nur, geht“, sagt Großmutter Steinhauf, „es gehen ja alle“, und tastet nach ihrem Topf.
    .plus = Ihr habt aufgegessen und es auch gesagt. Den Rest packt sie in Tücher. Dem König gibt sie nichts; den deckt sie zu.
    .special = Beim Aufräumen heilt Großmutter Steinhauf 2 für jedes Feld eines Steinhaufens neben ihr, höchstens 8. Eine Aktion neben einem Steinhaufen trägt ihn ab, und der Stein darf geworfen werden. Eine Aktion auf einem Feld der Herdstelle ist eine Mahlzeit, einmal je Held: Sie heilt 2 und macht schläfrig, das kostet eine Karte.
    .main = Großmutter Steinhauf ist besiegt: Sie setzt sich.
    .bonus-1 = Jeder stehende Held hat gegessen.
    .mark-hearth = Herd
    .power-1 = Einen Stein herausziehen
    .power-2 = Essen

chapter-mountain-takes-a-hand = Der Berg greift ein
    .text =
        Am Morgen findet ihr ihn, oberhalb der Schneegrenze, auf einem Sims, auf den ihn keiner von euch gebracht hätte.

        Spuren gibt es nicht. Es gibt nur die Bahre, ganz gerade abgestellt, die Griffe gleichlaufend zur Kante, und auf dem Deckel ein Häufchen aus fünf Steinen. Das komme vor, sagen die Bergleute. Ein König ist aus dem Steinbruch gehauen und geht dorthin zurück, und wenn er zu lange unterwegs ist, steht der Steinbruch nachts auf und geht ihm entgegen.

        „Sehr höflich war er“, sagt die Kiste. Sie klingt anders als sonst, tiefer, als spräche jemand im Nachbartal. „Er fragte, wie es mir geht. Es geht so, sagte ich. Bald sei ich daheim, sagte er.“ Und nach einer Weile: „Ich glaube, das ist nichts für mich. Ich dachte immer, es ist wie ein Bett. Aber es ist nicht wie ein Bett, oder? Es ist wie mitmachen.“

        Ihr versucht es. Alle zusammen hebt ihr ein Ende.
    .choice-1 = Die fünf Steine in die eigenen Taschen stecken
    .choice-2 = Sie auf ihm liegen lassen, er scheint daran gewöhnt
    .choice-2-tells = Unter dem dritten liegt ein Goldstück. Es ist ganz warm.

chapter-weatherhead = Wetterkopf
    .text =
        Das Wetter im Mark hängt eine Witwe auf. Gedacht war es für eine Woche. Ihr Mann war über den Pass, um den König etwas zu fragen, und sie sagte, die Wäsche nehme sie erst ab, wenn er wieder da sei, und der König geruhte es zu unterschreiben.

        Das war in einem März. Hier oben ist seitdem März.

        Drei Leinen sind über den Sattel gespannt, und an jeder hängt, steif wie Türen, Wetter: meist Nebel, dazu Graupel und ein paar von den dünnen grauen Tagen, die keiner haben will. Dazwischen geht sie auf und ab, den Mund voller Klammern.

        „Habt ihr ihn gesehen?“, sagt die Wetterwitwe. „Groß? Er hatte einen guten Mantel an.“

        Den Mantel habt ihr alle gesehen. Er lag unten in der Rinne, halb frei vom Schnee; und es saß jemand darin und wartete sehr höflich, bis ihr vorüber wart.

        Sie sieht es euch an. Die Leinen geraten in Bewegung.
    .failure = Ihr steigt drüben im Graupel ab, es ist nichts zu sehen, nach Gefühl; wo es steil ist, lässt man ihn rutschen.
    .success = Die letzte Leine ist eingeholt. Dahinter ist Himmel. Es ist eine Menge, ganz blau, und es ist nicht März.
    .plus = Ihr bringt sie hinunter zur Rinne. Sie sitzen nebeneinander, sie sagt ihm, was es gekostet hat, und er nimmt ihr eine Klammer aus dem Mund.
    .special = Eine Aktion neben einem Pfosten holt sein Ende der Leine ein. Bis zwei eingeholt sind, sieht niemand weiter als 3 Felder, bis vier eingeholt sind, niemand weiter als 5. Beim Aufräumen rutschen alle auf Eis außer der Witwe 1 Feld weit, alle in dieselbe Richtung; Schnee hält fest und ist langsam.
    .main = Die drei Leinen sind eingeholt: alle sechs Pfosten.
    .bonus-1 = Die Witwe hat dann mehr als die Hälfte ihrer TP.
    .failing-1 = Das Ende von Runde 14: Es wird dunkel, im März.
    .counter-pegs = Eingeholte Pfosten
    .power-1 = Die Leine einholen

chapter-one-rope = Zwei Brüder, ein Seil
    .text =
        Wenn zwei Männer elf Jahre lang ein Seil gehalten haben, hilft es nichts, Loslassen zu sagen. Die Hände sind fest geworden.

        Ihr setzt euch zwischen die Brüder und macht es Finger für Finger, mit Ziegenfett. Es dauert den Abend. Dabei erzählen sie euch, was gesagt wurde, von wem, in welchem Jahr, und am Ende kam in dem ganzen Streit eine einzige Frage vor: ob die Mutter ihn lieber hatte oder ihn.

        „Du wärst der Starke, hat sie gesagt“, sagt der Jüngere.

        „Du, hat sie gesagt.“

        Die Ziegen kommen und legen sich auf alle beide. Aus der Kiste hört man etwas, als schnäuzte sich jemand in Hermelin.

        Um Mitternacht ist das Seil ab. Es ist das beste im Mark; in der ganzen Zeit hing es nicht ein einziges Mal durch. Sie schauen es an, wie es zwischen ihnen liegt und zu keinem hinläuft, und dann heben es beide auf und halten es euch hin, jeder ein Ende.
    .choice-1 = Annehmen
    .choice-2 = Durchschneiden, und jedem die Hälfte lassen

chapter-larder = Die Speisekammer der Großmutter
    .text =
        Auf einen Steinhaufen legt man Steine. Was man darunter legt, steht auf einem anderen Blatt, und Großmutter Steinhauf hat alles aufgehoben, falls die Leute wiederkommen.

        Sie lässt euch hinten hinein, wo der Hügel aufgeht wie ein Schrank. Da sind Borde aus Fels. Da ist Käse, jahrgangsweise. Da sind Schwerter, abgelegt von Männern, die sich entschieden hatten, und die Stiefel derer, die sich nicht entschieden hatten; da ist eine Krone, bei der es sich einer anders überlegt hat.

        „Nehmt, was ihr mögt“, sagt Großmutter Steinhauf, „nur legt was dafür hin. Ein Loch ist eine zugige Sache.“

        Geld geht auch. Wozu es gut sein soll, sieht sie nicht, aber es lässt sich stapeln.

        Der König fragt, ob sein Drachen da ist. Er ist da. Er liegt auf dem dritten Bord, rot, der Schwanz aus Erlassen. Haben will er ihn nicht, sagt er. Er wollte bloß wissen, ob man ihn aufgehoben hat.
    .service-1 = Großmutter nimmt ein schwarzes Band aus einem Deck
    .service-2 = Der Briefschreiber schreibt Grubb & Tochter die Wahrheit
    .service-2-lacking = Das ist schon geschrieben.
    .service-2-tells = Großmutter schreibt es selbst, auf eine Schiefertafel. Sie wiegt neun Pfund, und es steht alles darauf.
    .service-3 = Nach der Post von der Küste fragen
    .service-3-lacking = Von der Küste ist keine Post da.
    .service-3-tells = „Die letzte Lampe brennt noch. Ich bin jetzt bei den Möbeln. Kommt doch.“
    .service-4 = Nach der Post aus der Wüste fragen
    .service-4-lacking = Aus der Wüste ist keine Post da.
    .service-4-tells = „Wie ich höre, seid ihr mit meinem König über der Schneegrenze. Lasst ihn nicht fallen. Ich zahle nach Gewicht, aber am Stück.“
    .choice-1 = Weiter, zum Wetter

chapter-the-fork = Die Gabelung
    .text =
        Jenseits des Wetters hat die Straße drei Enden.

        Eines führt hinauf, wie bisher auch. Eines führt links hinunter, auf die Salzseite, wo man das Meer sieht und daran entlang, ganz klein, eine Reihe Lampen mit einer Lücke. Eines führt rechts hinunter, auf die trockene Seite, da glänzt der Horizont in Klumpen: Das waren Städte. Dort war es einmal heiß, und dann heißer.

        An der Gabelung steht ein Stein mit einer Hand darauf, die nach oben zeigt. Darunter hat jemand oder geritzt.

        „Nicht dass ich darauf bestünde“, sagt die Kiste. Seit dem Morgen wälzt sie die Sache; ihr habt es in den Stangen gespürt. „Ich weiß ja, was man mir gesagt hat. Man kommt dahin zurück, wo man gehauen wurde. Aber hat die anderen jemand gefragt? Vielleicht liegen Könige im Meer, denen es gefällt. Vielleicht gibt es da unten jemanden“, und die Bahre neigt sich, ein ganz klein wenig, nach rechts, „der etwas aus mir machen könnte.“

        Es ist das erste Mal, dass er etwas will. Schade, wenn es das Falsche wäre.
    .choice-1 = Hinauf
    .choice-2 = Zur Küste: Ihr kennt den Weg, oder bergab ist, was Schweres will
    .choice-2-lacking = Ihr kennt den Weg nicht, und er ist noch nicht schwer genug, ihn zu finden.
    .choice-3 = In die Wüste, mit zwei Beuteln Gold für Wasser

chapter-quarry-stair = Die Steinbruchtreppe
    .text =
        Neunhundert Stufen sind es, und zu beiden Seiten stehen die Könige, die sich nicht verkauft haben.

        So war es im Steinbruch immer: Ein König wird in einem Stück mit seinem Sockel gehauen, und kommt er wieder, setzt man ihn dort ein, wo das Loch ist. Manche aber haute man auf Vorrat. Sie haben keine Namen. Sie haben Gesichter, wie man sie damals trug, und Hände für alles, was verlangt wird, und weil sie niemand zu sein hatten, wurden sie Steinmetze, nachts, wenn keiner schaut.

        „Es ist nichts Persönliches“, sagt der Meister, der ein Gesicht hat; es ist nicht fertig. „Wir haben den einen Platz. Wir wissen, wer kommt und was er wiegt. Ist er drin, kommt von uns keiner mehr hinein.“

        Auf drei Absätzen stehen Bänke, da setzt man ihn ab und holt Luft, alle zusammen, und sagt, was auf der Bank steht. Das ist der Brauch. Da steht: Fast.

        Ihr blinzelt. Das lässt sich nicht verhindern. Die linke Reihe steht eine Stufe höher.
    .failure = Am Morgen steht ihr auf der linken Seite, in einer Reihe, ganz steif, mit ausgestreckten Händen. Oben hat ihn jemand abgesetzt. Und jemand hat auf euch gewartet.
    .success = Er ist oben. Hinter euch stehen neunhundert Stufen voller Könige, alle mit dem Rücken zu euch.
    .plus = Ihr habt ihm seine drei Pausen gegeben. Der Meister hat mitgezählt. „Uns hat nie einer getragen“, sagt er. „Wie ist das?“ Der König erzählt es ihm.
    .special = Ein unverkaufter König, den ein Held der Gruppe sieht, steht still, es sei denn, er steht neben dem Meister. Wenn die Reihenfolge ausliegt, hat ein zufälliger Held Staub in den Augen: Bis zum Aufräumen sieht er 1 Feld weit.
    .main = Die Bahre steht auf einem Ausgangsfeld.
    .bonus-1 = Die Bahre stand am Ende einer Runde auf oder neben jedem der drei Absätze.
    .failing-1 = Das Ende von Runde 6: Es ist dunkel, und niemand kann sie alle ansehen.
    .counter-first = Rast auf dem ersten Absatz
    .counter-second = Rast auf dem zweiten Absatz
    .counter-third = Rast auf dem dritten Absatz
    .mark-first-landing = erster Absatz
    .mark-second-landing = zweiter Absatz
    .mark-third-landing = dritter Absatz

chapter-reading-of-the-will = Die Testamentseröffnung
    .text =
        Oben im Steinbruch steht ein Tisch mit grünem Tuch, und dahinter sitzt die Testamentsvollstreckerin Perpetua Vane, von Vane, Vane & Vane, vor sich den letzten Willen Wenlows des Neunten. Sie liest ihn seit elf Jahren.

        „Niemand“, sagt Perpetua Vane, „hat mich um Eile gebeten.“

        Es hat alles seine Richtigkeit. Solange ein Testament nicht verlesen ist, kann nichts verteilt werden; solange nichts verteilt ist, wird es verwaltet; und verwaltet wird es von ihr: die Münze, die Straßen, die Gänse. Grausam ist sie nicht. Sie hat nur nie ein so ordentliches Land gesehen wie eines, in dem als Nächstes nichts geschehen darf.

        „Sind das die Träger? Die sind bedacht, in einer Klausel. Sie mögen sich setzen.“ Sie blättert um. Wo sie liest, da gilt es: Dazu ist sie da. Über dem Steinbruch wechselt das Licht, wie zum nächsten Akt.

        „Ferner“, liest Perpetua Vane.
    .failure = Sie vertagt. Sie hätte euch, sagt sie, gern einmal unter vier Augen gesprochen, alle.
    .success = Sie liest die letzte Zeile. So weit war sie nie. „Euer Wenlow“, liest Perpetua Vane, schlägt die Mappe zu und findet, dass nichts darunter liegt.
    .plus = Die angefochtenen Klauseln liegen nebeneinander auf dem Tuch. In dieser Folge gelesen sind sie ein anderes Testament. Sie liest es, zweimal; beim zweiten Mal nimmt sie die Brille ab.
    .special = In jeder Runde wird eine von acht Klauseln gezogen und gilt bis zum Aufräumen für alle, auch für Gegner; jede einmal, ehe eine wiederkommt. Eine Aktion neben einem Pult und 2 Karten fechten sie an: Sie gilt nicht mehr. Einmal in der Runde für die Gruppe.
    .main = Perpetua Vane ist besiegt.
    .bonus-1 = Drei Klauseln wurden angefochten.
    .counter-contested = Angefochtene Klauseln
    .mark-lectern = Pult
    .power-1 = Die Klausel anfechten
    .law-undersigned = Die Unterzeichneten gehen voran.
    .law-share-alike = Zu gleichen Teilen.
    .law-ground = Keiner stehe auf des anderen Grund.
    .law-geese = Für die Gänse ist zu sorgen.
    .law-spent = Was weg ist, ist weg.
    .law-weight = Jedem nach seinem Gewicht.
    .law-silence = In Stille.
    .law-heirs = Leibliche Erben.

chapter-drowned-toll = Der ertrunkene Zoll
    .text =
        Einst gab es im Mark einen König, der belegte die Flut mit einem Zoll. Er baute ihr ein Haus, draußen auf dem Damm, und setzte Leute hinein; und die Flut zahlte ein Jahr lang jeden Tag, in Naturalien, und dann kam sie mit den Rückständen.

        Das Haus steht noch. Seit dreihundert Jahren ist es unten, und es hat sich eingelebt. Es läuft auf seinen Pfählen umher wie eine Krabbe mit Schornstein, und vorn hat es ein Messingschild, das wird poliert, wovon, will man nicht wissen.

        „Halt“, sagt der Zoll. Er sagt es durch den Briefschlitz, mit Tang. „Was geht hinaus?“

        Hinter euch, wo eben noch Straße war, ist ein Streifen Schaum. Vorn steht die Lampe. Jemand lehnt sich aus der Laterne und schwenkt die Arme, seitwärts, wie man jetzt nicht sagt; sieht dann die Kiste und hält inne; und dann fängt sie an, zu sich her zu winken, schnell.
    .failure = Er lässt euch wieder hinaus, nass, an der Landseite, mit einer Quittung, die eine Napfschnecke ist.
    .success = Die Tür zur Lampe geht nach innen auf. „Vorsicht, die Treppe“, sagt die Wärterin, „und wischt ihn ab.“
    .plus = Das Haus setzt sich ins Meer, die Tür steht offen. Es ist niemand darin. Auf dem Tresen steht eine Klingel, und geklingelt hat nie jemand.
    .special = Ab Runde 2 gehen beim Aufräumen die zwei westlichsten Spalten der Straße unter. Wer dort steht, nimmt Schaden: 3, und wird auf ein Feld in der Nähe gesetzt; die Bahre wird stattdessen schwerer. Kein Held kann tiefes Wasser betreten. Ein Held, der eine Bewegung in Reichweite 3 des Ertrunkenen Zolls beendet, legt eine Karte ab, einmal im Zug.
    .main = Die Bahre steht auf einem Ausgangsfeld.
    .bonus-1 = Der ertrunkene Zoll ist vorher besiegt.
    .failing-1 = Das Ende von Runde 10: Der Damm ist untergegangen.
    .mark-dry = trockene Stelle

chapter-lamp-goes-out = Eine Lampe geht aus
    .text =
        Die Wärterin des Neunten Lichts gibt euch Fisch und fragt nichts, bis er gegessen ist. Es ist ein Handwerk, sagt sie. Schlecht bezahlt, meistens Treppen.

        Eures geht meistens bergauf, sagt ihr, und danach ist alles einfach.

        Da draußen, sagt sie, sei eine tiefe Stelle, dort habe sie mit ein paar anderen etwas schlafen gelegt, und einen König dazuzulegen mache keine Mühe. Ruhig sei es. Ein guter Liegeplatz. Besungen müsse er werden, und ein Schiff sei da. Bloß sei aus dem Mark noch keiner auf See bestattet worden; die See könnte es für eine Einladung halten. Während sie das sagt, geht oben die Lampe aus, so lange, wie man den Atem anhält, und von selbst wieder an.

        „Das macht sie“, sagt die Wärterin des Neunten Lichts, „wenn einer ja sagen wird.“

        „Hat man dort Aussicht?“, fragt die Kiste.
    .choice-1 = Ihn der See geben
    .choice-2 = Ihn wieder hinauftragen

chapter-glass-tinker = Der Glasflicker
    .text =
        In den Städten der Wüste ist alles ineinandergelaufen: Dächer, Löffel, eine Parade. Wo es erstarrt ist, kann man hineinsehen, und von drinnen sehen einen allerlei Leute an, die gerade zum Mittagessen wollten.

        Der Flicker bessert sie aus. Von einem Klumpen geht er zum nächsten, auf dem Rücken ein Öfchen und einen Kasten Scheiben, und was einer dort verloren hat, das schneidet er heraus, poliert es und verkauft es dem, dem es gehört hat. Er hat ein gutes Auge. Genau genommen hat er elf; sie liegen auf einem Tuch.

        „Ein König“, sagt der Glasflicker und geht um die Kiste herum, die Hände auf dem Rücken. „Elf Jahre im Holz. Da muss kaum etwas weg. Wisst ihr, wie ein König herauskommt, wenn er fertig ist? Klar wie Wasser. Den könnte man überall hinstellen.“

        Erst wüsstet ihr gern den Preis, sagt ihr.

        „Ah“, sagt er; und steht auf einmal in all seinen Spiegeln hinter euch. „Da sind wir uns einig.“
    .failure = Er lässt euch gegen ein Pfand laufen. Keiner weiß, welches; nur sieht am Abend einer von euch im Brunnen kein Gesicht.
    .success = „Man muss es versuchen“, sagt der Flicker aus einem Spiegel, ein Tuch an der Nase. In den anderen verbeugt er sich schon.
    .plus = Keine Scheibe hat einen Sprung. Er ist Handwerker; das muss er achten. Er gibt euch das Auge, das ihm das liebste ist, damit es mal herauskommt.
    .special = Wer einen Spiegel sieht, sieht über ihn und greift über ihn an, als stünde er dort: einmal abgeknickt und nicht öfter, und die Entfernungen zum Spiegel und von ihm werden zusammengezählt. Das gilt für Helden und für Gegner. Eine Aktion neben einem Spiegel zerbricht ihn: Schaden, 1, für alle neben dem Helden und für ihn selbst. Ein Scherbling, der fällt, zerspringt: Schaden, 1, für alle neben ihm.
    .main = Der Glasflicker ist besiegt.
    .bonus-1 = Sechs Spiegel oder mehr sind dann ganz.
    .power-1 = Den Spiegel zerbrechen

chapter-sold-by-weight = Nach Gewicht verkauft
    .text =
        Vom nächsten Klumpen ist eine Glashändlerin herübergekommen, in einer Sänfte, unter einem Sonnenschirm. Sie habe euch unterwegs geschrieben, erinnert sie; zweimal, auf sehr gutem Papier. Sie kauft nach Gewicht.

        „Ein Fenster wird es“, sagt die Händlerin. „Nicht für eine Kirche; aus denen schaut ja keiner hinaus. Für ein Haus, nach Osten. Er wäre klar, durch und durch. Im Winter würden Kinder ihn anhauchen. Bei uns im Gewerbe“, sagt sie, „heißt das nicht Sterben.“

        Sie nennt einen Betrag. Es ist viel Geld; es ist mehr, als es im Mark gibt. Dann sagt sie, denn man soll gerecht sein, was er dafür tun muss. Es ist ganz kurz. Er muss im Feuer stehen, bis nichts mehr in ihm ist, was er zurückhält.

        Diesmal klopft es nicht. Ihr wartet; die Händlerin lässt den Schirm drehen.

        „Ich war ja gewissermaßen eine Wand“, sagt die Kiste langsam, „die meiste Zeit.“
    .choice-1 = Verkaufen: Sie zahlt in Waren, ein Stück vom Markt für jeden
    .choice-2 = Ablehnen; er hatte angefangen, sich darauf zu freuen

chapter-executors-offer = Das Angebot der Vollstreckerin
    .text =
        Die Testamentsvollstreckerin empfängt euch in einem Zelt, das besser in Ordnung ist als die meisten Häuser. Es gibt Tee. Es gibt eine Tasse mehr, als ihr seid, und die hat sie, mit Takt, neben die Kiste stellen lassen.

        „Ihr seid müde“, sagt Perpetua Vane, „und es ist nicht euer Land.“ Mit dem Ersten hat sie recht. „Ich habe hier ein Papier. Es stellt euch an, auf Dauer, mit Pension, als ordentliche Träger des seligen Königs. Ihr würdet ihn tragen. Bei Tag hinauf und bei Nacht wieder herunter; sonntags frei. Begraben würde er nie, aber auch nie allein gelassen. Ich fand das ganz freundlich.“

        Das ist es auch. Ihr betrachtet es von allen Seiten, und die Feder auch. Im Zelt ist es warm. Draußen liegt der Rest vom Grat im Mondschein und ein Pfad, den sie nicht erwähnt hat, weil er sehr steil ist und unbeleuchtet.

        „Ich könnte euch Gesellschaft leisten“, sagt die Kiste, ganz unverbindlich.
    .choice-1 = Unterschreiben. Ihr schlaft gut; was euch weckt, sind Glocken
    .choice-2 = Bei Nacht hinaufsteigen
    .choice-3 = Ihr die versiegelte Seite zeigen und bei Tag hinaufgehen
    .choice-3-lacking = Ihr habt keine versiegelte Seite.

chapter-burial-at-sea = Seebestattung
    .text =
        Das Schiff heißt Heute Nicht, die Wärterin hat es euch besorgt, und das Wetter auch. Sechs Fischer, die nicht reden, rudern euch hinaus, wo das Wasser schwarz ist.

        Die Feier ist kurz. Man sagt den Namen; man sagt, was er war; man kippt das Brett.

        „Wenlow der Neunte“, sagt ihr, „ein König“, und kippt, und er geht nicht.

        Er hat die Hand um die Reling gelegt. Langsam rutscht der Deckel von selbst herunter und geht ohne Platschen über Bord, und dann steht er auf: Ihr hattet nicht bedacht, wie viel er ist. Elf Jahre hat er im Dunkeln gelegen und sich Dinge sagen lassen. Es ist hart geworden. Er ist grau, durch und durch, mit Maserung, und wo er den Fuß hinsetzt, geht das Deck an diesem Ende hinunter, und das ganze übrige Meer kommt herauf.

        „Ich habe es mir überlegt“, sagt der schwere König, sehr tief. „Es ist nass. Ich habe nie etwas gesagt, aber Nässe kann ich nicht leiden. Ich möchte bitte heim auf meinen Balkon. Ich möchte, dass alles weitergeht.“
    .failure = Als ihr ausgehustet habt, sitzt er neben euch im Kies und wringt den Bart aus. „Man hat nach mir geschickt“, sagt der König. „Es soll eine Krönung geben. Ich weiß nicht recht, von wem.“
    .success = Er lässt die Reling los, Finger um Finger, und beim letzten fragt er nicht mehr, was da unten ist.
    .plus = Er geht über das Fallreep, von selbst, wie einer, den Leute zum Schiff gebracht haben, die er mag. „Nein, wartet nicht“, sagt der König.
    .special = Beim Aufräumen neigt sich das Deck. Steht der König an der Reling oder auf dem Fallreep, rutscht jeder Held 2 Felder auf ihn zu; sonst rutschen alle 2 Felder, alle in dieselbe Richtung, er auch. Ein Held, den etwas aufhält, nimmt Schaden: 1. Eine Aktion neben Kisten oder dem Fallreep hält einen Helden fest, bis er sich bewegt.
    .main = Der König ist besiegt.
    .bonus-1 = Er steht dann auf dem Fallreep: Er geht von selbst.
    .counter-ashore = Der letzte Schlag traf ihn auf dem Fallreep
    .mark-rail = Reling
    .mark-gangway = Fallreep
    .power-1 = Sich festhalten

chapter-court-of-glass = Der gläserne Hof
    .text =
        In den Ofen geht er auf eigenen Füßen. Die Händlerin lässt sich einen Stuhl bringen.

        Es dauert die Nacht. Gegen Morgen wird aus dem roten Feuer ein weißes, und darin steht etwas, das man nur an dem erkennt, was dahinter ist: eine Krümmung in den Ziegeln, eine Beleibtheit der Luft. „Da“, sagt die Händlerin leise. „Kein Fehler. Das ist das schönste –“, und dann steht die Ofentür offen, und es ist nicht mehr darin.

        Etwas hat er zurückgehalten. Es wird ein einziges Ding sein, ein kleines; aber so etwas erstarrt mit.

        Rings um euch im geschmolzenen Hof hängen Spiegel, für den Verkauf. In einem seht ihr ihn vorübergehen, dann in einem anderen, näher, ungeheuer und ganz klar, mit dem Sonnenaufgang in sich.

        „Ich sehe alle durch mich hindurch“, sagt der König. Er klingt ängstlich. „Ich sehe, wie sie zurechtkommen. Sie kommen zurecht.“
    .failure = Als ihr wieder hinseht, ist der Hof leer, und im Sand sind Fußstapfen, so tief wie Wannen. Sie führen zurück über den Grat. Es läutet.
    .success = Alle Spiegel zeigen auf einmal dasselbe: den Hof, am Morgen, und niemanden, der davorsteht.
    .plus = Jeder von euch hat ihn gesehen, und keiner hat weggesehen. „Es ist nicht so schlimm“, sagt der König und bleibt stehen, „durchschaut zu werden. Wenn einer hinschaut.“
    .special = Von weiter weg als von nebenan sieht ein Held den König nur über einen Spiegel: Die Linie knickt an ihm einmal ab, und die Entfernungen zu ihm und von ihm werden zusammengezählt. Eine Aktion neben einem Spiegel rückt den nächsten 1 Feld, in beliebiger Richtung. Beendet der König eine Bewegung neben einem Spiegel, zerbricht der, und jeder Held neben ihm nimmt Schaden: 1. Stehen beim Aufräumen weniger als vier Spiegel, wird einer in einen freien Rahmen gehängt.
    .main = Der König ist besiegt.
    .bonus-1 = Jeder stehende Held hat ihn gesehen: Er beendete einen Zug mit ihm in Sicht.
    .mark-frame = Rahmen
    .power-1 = Den Spiegel rücken

chapter-heavy-king = Der schwere König
    .text =
        Ganz oben ist ein Loch, in der Form eines Mannes, der gut gelebt hat.

        Ihr setzt ihn daneben ab. Ulme, Messinggriffe. Im Holz ist für jeden Ort eine Kerbe, und die meisten kennt ihr: Das war der Hals, und das der Fluss. Jemand sagt, nun sei es geschafft. Jemand setzt sich auf ihn, aus Gewohnheit, und fängt an, einen Stiefel aufzuschnüren.

        „Ist es das?“, fragt die Kiste.

        Das ist es, sagt ihr.

        „Es sieht mir sehr ähnlich.“ Und dann, um einiges tiefer: „Nein.“

        Zuerst gehen die Griffe. Der Deckel hebt sich, als käme von unten Wind; und aus der Kiste, Hand über Hand, wie einer aus der Wanne steigt, kommt König Wenlow der Neunte, grau, gemasert und größer mit jedem Wort, das man ihm je zuliebe gesagt hat. Wo er steht, reißt der Fels.

        „Ich danke fürs Mitnehmen“, sagt der schwere König. „Ich möchte keine Umstände machen. Ich gehe jetzt wieder hinunter. Ihr könnt ihnen sagen, dass es mir gut geht. Das habt ihr ja schon früher gesagt.“
    .failure = Er steigt über euch hinweg, vorsichtig; rücksichtsvoll war er immer. Den ganzen Weg hinunter hört man ihn, wie eine Tür.
    .success = Er fällt nicht. Er neigt sich, wie sich eine Mauer neigt, eine ganze Weile; und dann ist es eine Mauer.
    .plus = Das letzte Wahre ist etwas Kleines: dass über den Marsch jemand gelacht hat. „Richtig gelacht?“, sagt der König. „Laut?“
    .special = Eine Aktion neben dem König und eine Karte sagen ihm etwas Wahres, einmal je Held: Er nimmt Schaden: 6, und das Gewicht sinkt um 1. Wo er eine Bewegung beendet, reißt der Boden, ab Gewicht 6 rings um ihn; was zweimal reißt, ist eine Grube, und wer dort seinen Zug beendet, nimmt Schaden: 3. Wen der Rand aufhält, der nimmt Schaden: 2.
    .main = Der König ist besiegt: Er legt sich hin.
    .bonus-1 = Jeder stehende Held hat ihm etwas Wahres gesagt.
    .mark-place = Platz
    .power-1 = Ihm etwas Wahres sagen
    .power-2 = Ihm etwas Wahres sagen: Er hat gehört, was er schrieb

chapter-true-clause = Die wahre Klausel
    .text =
        Ohne Brille ist Perpetua Vane eine Frau um die sechzig, die sich gern setzen würde.

        „Eine Seite fehlt“, sagt sie. „Ich wusste, dass eine fehlt. Man sieht es am Faden. Elf Jahre habe ich darum herum verwaltet wie um ein Loch im Fußboden.“

        Der Wind geht durch den Steinbruch und durch die Papiere. Keiner hält sie fest. In dem, was vom Testament übrig ist, steht: um den da kümmern, den da laufen lassen, kein Aufhebens machen. Und am Ende, wo ein Name hingehört, hat er Platz für einen gelassen, und nicht viel Platz.

        „Wer ihn heraufgetragen hat, darf ihn eintragen“, sagt die Vollstreckerin. „Das ist ein Träger, rechtlich gesehen. Darum sollten es acht sein: Ein Streit war vorgesehen.“ Sie gibt euch die Feder. Es ist das Erste, was sie verteilt hat.

        Aus der Kiste kommt kein Laut. Er wüsste es gern. Fragen würde er nie.
    .choice-1 = Das Siegel brechen. Er nennt keinen; da steht Sie alle. Es ihm vorlesen
    .choice-1-lacking = Ihr habt keine versiegelte Seite.
    .choice-2 = Die Witwe aus den Pferchen eintragen
    .choice-3 = Hester Grubb eintragen
    .choice-4 = Es offen lassen und ihm das sagen

chapter-long-live-the-king = Es lebe der König
    .text =
        Es läuten alle Glocken, die nicht kaputt sind. Im Dom liegt rotes Tuch vom Westportal bis zum Thron, und mitten darauf, auf einem Kissen, zu jedem Schlag einen Schritt, kommt die Krone.

        Sie ist unterwegs zu jemandem. Mehr muss eine Krone nicht sein.

        „Ein lebender König muss es nicht sein“, erläutert Perpetua Vane, Vollstreckerin des seligen Königs, den vorderen Bänken, „genau genommen auch kein König. Das Gesetz verlangt einen Kopf.“ Am Thron stehen ein Mantel und ein Bart. Im Seitenschiff steht, aufrecht, mit Kranz, eure Kiste, als Gast. Sie sieht kleiner aus, als ihr sie in Erinnerung habt.

        Ist die Krone erst auf, dann gilt es für immer: der Zoll, die Gerste, die Spätschicht; wer morgen aufsteht, der steht auf. Ihr habt, was ihr am Leib tragt. Ihr habt eure Hände. Es sind hundert Fuß Teppich.

        „Verzeihung“, sagt in der letzten Reihe jemand recht laut. Es war einer von euch. „Es gibt einen Todesfall.“
    .failure = Es wird still, und in der Stille hört man etwas Kleines, wie wenn man einen Deckel auf ein Glas setzt.
    .success = Sie tragen ihn wieder hinauf, alle, die ganze Gemeinde, jeder eine Handbreit. Es dauert drei Tage, und das Wetter macht keine Schwierigkeiten.
    .plus = Die Krone kam in keines Menschen Nähe. Sie liegt im Mittelschiff, und ein Kind hat sein Mittagessen hineingetan.
    .special = Beim Aufräumen geht jeder Kronpage 3 Felder auf den Thron zu. Fällt er, rollt die Krone das Mittelschiff hinunter, und beim nächsten Aufräumen hebt ein anderer Page sie auf. Ab Runde 3 stehen die Toten, die auf eurer Seite sind, in den Bänken auf. Habt ihr den Ersatzmann aufgenommen, gehört er zu euch: Einmal in der Runde für die Gruppe darf ihm ein Held das Stichwort geben.
    .main = Perpetua Vane ist besiegt und der Ersatzmann auch, wenn er nicht zu euch gehört.
    .bonus-1 = Keine Krone kam über die Vierung hinaus.
    .failing-1 = Ein Kronpage steht auf dem Thron.
    .counter-passed = Kronen über der Vierung
    .counter-dropped = Gefallene Kronen
    .mark-throne = Thron
    .mark-transept = Vierung

chapter-under-the-lamps = Unter den Lampen
    .text =
        Er geht langsam unter, im Stehen, wie ein Mann auf der Kellertreppe, und schaut sich interessiert um.

        In dieser Nacht brennen an der Küste neun Lampen, und was da draußen schläft, dreht sich um, rückt ein Stück und schläft weiter. Die Wärterin trägt es ein: Ein König, aus dem Landesinneren. Liegt. Für die Boote lässt sie läuten.

        Im Mark ist es kurz nach vier. Ein Schnitter hält inne, die Sichel in der Luft. Den ganzen Grat entlang legen Leute in gutem Tuch aus der Hand, was sie gerade halten.
    .more-1 =
        Sie haben die Liste dabei: Nach Namen gehen sie heim, jeder wird verlesen, und jeder sagt hier.
    .more-2 =
        Gesagt hatte es ihnen keiner. Sie stehen herum, bis es dunkel ist; dann setzt sich einer, und es geschieht nichts, und daran merken sie es.
    .more-3 =
        An stillen Tagen steigen über der Stelle Blasen auf. Er fragt, wie es geht, sagen die Fischer; und sie rufen es ihm hinunter.
    .more-4 =
        Er ist schwer. Die See ist an der ganzen Küste eine Handbreit gestiegen, und in Tallowby musste man eine Bank versetzen.
    .more-5 =
        Hester Grubb schickt den Lohn, abzüglich der Ulme.

chapter-very-fine-window = Ein sehr schönes Fenster
    .text =
        Was er zuletzt noch zurückhielt, war die Frage. Ihr sagt ihm die Antwort: Nein, es hat ihnen nicht leidgetan. Aber es wird. Man hört, wie es aus ihm hinausgeht, ein kleiner heller Ton, wie von einem Glas, das jemand vorsichtig absetzt.

        Dann ist er ein Fenster, und ein gutes.

        Gekauft hat ihn am Ende der Schuster aus dem Krummen Kreuz, der von weit her gekommen war, um Geld zu bekommen. Er hängt in einem Haus in Niederstoppel, nach Osten. Es gibt Kinder dort. Im Winter hauchen sie ihn an und malen Gesichter; die dicken sollen ihm die liebsten sein.
    .more-1 =
        An dem Morgen, als man ihn einsetzte, kamen die Toten vorbei, den Hut in der Hand, und jeder sah einmal hindurch, auf den Hügel dahinter; dann gingen sie hin und legten sich darauf.
    .more-2 =
        Die Toten legten sich an dem Morgen hin, wo sie gerade waren, manche auf die Straße. Es dauerte eine Woche, bis alle untergebracht waren.
    .more-3 =
        Man sieht durch ihn weiter, als es etwas zu sehen gibt.
    .more-4 =
        Die Wand musste abgestützt werden.

chapter-buried = Begraben
    .text =
        Er passt. An einer Seite bleibt ein wenig Luft, die verkeilt ihr mit einem Stiefelabsatz, und irgendwer spricht die Worte, oder jedenfalls Worte.

        Ein großer Augenblick ist es nicht. Das ist das Auffällige. Der Fels schließt sich wie ein Mund um einen Löffel. Unten am Hals erlischt ein Zoll. Eine Ehe oder zwei. In der Hauptstadt schaut ein Mann ein Papier mit Siegel an, dreht es um und schreibt auf die Rückseite: Brot, Nägel.
    .more-1 =
        Die Toten sind bis zum letzten Absatz heraufgekommen, um es zu sehen. Sie nicken euch zu. Ihre Steine haben sie selbst mitgebracht.
    .more-2 =
        Und die Toten machen noch drei Tage weiter, aus Gewohnheit und weil es ihnen keiner gesagt hat, bis jemand darauf kommt, eine Glocke zu läuten.
    .more-3 =
        Am Ende war er leicht. Zwei von euch hätten gereicht.
    .more-4 =
        Der Grat ist seitdem eine Handbreit niedriger. Es wurde nachgemessen.
    .more-5 =
        Ihr geht hinunter. Erstaunlich, wie schnell das geht, und dass keiner von euch weiß, wohin mit der Schulter.

chapter-everybody-may-lie-down = Jeder darf sich hinlegen
    .text =
        Als ihm der Letzte von euch das Seine gesagt hat, ist er nicht größer als ein Mann.

        „Danke“, sagt Wenlow. „Das war gar nicht nett.“ Er schaut in das Loch und dann die ganze Straße hinunter, die Hand über den Augen. „Aber es ist ganz schön viel, oder? Ich meine, es ist ganz schön viel davon da. Und es geht voran.“ Er setzt sich auf den Rand, wie einer mit kalten Füßen, der sie gleich ins Wasser hält. „Wärt ihr wohl so gut“, sagt er, „und sagt es?“

        Also sagt ihr es, alle, wie es gesagt werden muss. Der König ist tot.

        Es geht den Grat hinunter von Mund zu Mund. Es geht an der Leine der Witwe vorbei und an der Brücke und am Balkon, auf dem niemand steht. Sieben Glocken, sieben Mal.
    .more-1 =
        Auf jedem Hügel haben sie darauf gewartet, die Stiefel schon ausgezogen. Sie legen sich alle zugleich hin. Es klingt wie ein einziger langer Atemzug.
    .more-2 =
        Es dauert, bis sie es glauben. Ein Alter auf Langacker ist der Erste; er klopft auf die Erde, wie man auf ein Bett klopft.
    .more-3 =
        Der alte Grubb legt die Feder hin. „Pass auf den Laden auf“, sagt er zu seiner Tochter. Das hatte er schon die ganze Zeit sagen wollen.

chapter-king-continues = Der König bleibt
    .text =
        Die Krone sitzt. Sie ist etwas zu groß; man hat sie mit einem Erlass ausgestopft.

        Alles geht weiter. Am Hals geht der Zoll weiter, mit neuem Hund. Die Toten stehen auf. Mittags treten ein Mantel und ein Bart auf den Balkon und winken, etwas weniger aus dem Handgelenk; die Leute stellen die Uhr danach.
    .more-1 =
        Er sucht euch in der Menge. Er macht ein sehr kleines Zeichen, das heißt: Ich arbeite daran.
    .more-2 =
        Die Kritiken sind gut.
    .more-3 =
        Ihr steht noch unter Vertrag. Es gab da eine Klausel.
    .more-4 =
        Ihr könntet heimgehen. Ihr merkt, dass ihr es nicht tut.
    .more-5 =
        Ihn hat man mit dem Kranz in eine trockene Kammer hinter der Orgel gestellt. Dienstags kommt der alte Grubb mit dem Staubtuch herüber und lässt euch zur Seitentür hinein, und ihr sitzt eine Weile bei ihm und erzählt, was es Neues gibt. Ihr sagt ihm die Wahrheit. Es ist nicht viel, und es geht meistens bergauf.

        „Er wird leichter“, sagt Grubb beim letzten Mal. „Ich hab's an der Ecke probiert. Ein Jahr noch, würde ich sagen.“
