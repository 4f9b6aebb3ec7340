# Kapitel 8 bis 28 auf Deutsch: Gegner, Gelände, Geschichten.

token-bearing = Last
    .gender = f
token-carried = Blase
    .gender = f
token-fought = Faust
    .gender = f
token-bucket = Eimer
    .gender = m
token-plank = Brett
    .gender = n

## Gelände

terrain-flags = Steinplatten
    .gender = many
terrain-boards = Bretterboden
    .gender = m
terrain-slate = Schiefer
    .gender = m
terrain-barley = Gerste
    .gender = f
terrain-shallows = Flachwasser
    .gender = n
terrain-raft = Floß
    .gender = n
terrain-grave = Grab
    .gender = n
terrain-candle = Kerzenlicht
    .gender = n
terrain-dead-candle = Kerzenstumpf
    .gender = m
terrain-broken-hurdle = Hürdentrümmer
    .gender = many
terrain-trapdoor = Versenkung
    .gender = f
terrain-plank = Brett
    .gender = n
terrain-gap = Abgrund
    .gender = m
terrain-church = Kirche
    .gender = f
terrain-wing = Kulisse
    .gender = f
terrain-turned-table = Tischwand
    .gender = f
terrain-shelf = Regal
    .gender = n
terrain-fire-wall = Lichterwand
    .gender = f
terrain-tombstone = Grabstein
    .gender = m
terrain-rubble = Geröll
    .gender = n
terrain-bench = Bank
    .gender = f
terrain-hurdle = Hürde
    .gender = f
terrain-file-box = Akte
    .gender = f
terrain-bell-stand = Feldglocke
    .gender = f

## Figuren

enemy-mother-sluice = Mutter Schleuse
    .gender = f
    .nom = Mutter Schleuse
    .acc = Mutter Schleuse
    .dat = Mutter Schleuse
enemy-eel = Aal
    .gender = m
enemy-pike = Vorarbeiter Pike
    .gender = m
    .nom = Vorarbeiter Pike
    .acc = Vorarbeiter Pike
    .dat = Vorarbeiter Pike
enemy-reaper = Schnitter
    .gender = m
enemy-stroud = Kanonikus Stroud
    .gender = m
    .nom = Kanonikus Stroud
    .acc = Kanonikus Stroud
    .dat = Kanonikus Stroud
enemy-late-parishioner = Seliges Gemeindeglied
    .gender = n
enemy-vey = Jägermeister Vey
    .gender = m
    .nom = Jägermeister Vey
    .acc = Jägermeister Vey
    .dat = Jägermeister Vey
enemy-wolf = Wolf
    .gender = m
enemy-bell-wether = Der Leithammel
enemy-follower = Mitläufer
    .gender = m
enemy-abbot = Der Kerzenabt
enemy-snuffer = Bruder Löscher
    .gender = m
    .nom = der Bruder Löscher
    .acc = den Bruder Löscher
    .dat = dem Bruder Löscher
enemy-nill = Revisor Null
    .gender = m
    .nom = Revisor Null
    .acc = Revisor Null
    .dat = Revisor Null
enemy-copying-clerk = Kopist
    .gender = m
enemy-understudy = Der Ersatzmann
enemy-extra = Statist
    .gender = m
enemy-lisle = Hauptmann Lisle
    .gender = m
    .nom = Hauptmann Lisle
    .acc = Hauptmann Lisle
    .dat = Hauptmann Lisle
    .ability-glare = Scheinwerfer

companion-mutton = Hammelkeule
    .gender = f
companion-diner = Gast
    .gender = m

ability-gates = Schotten auf
ability-price = Ihr Preis
ability-dock = Lohnabzug
ability-clock-in = Antreten
ability-sermon = Die lange Predigt
ability-ban = Acht und Bann
ability-tally = Hakt euch ab
ability-charge = Ansturm
ability-tapers = Lichterwand
ability-query = Rückfrage
ability-balance = Zieht Bilanz
ability-trap = Versenkung
ability-line = Spricht den Satz

## Bosskarten

deck-sluice = Mutter Schleuse
boss-card-what-have-you-got = Was habt ihr denn
boss-card-open-the-gates = Schotten auf
boss-card-pays-in-kind = Zahlt in Naturalien
boss-card-low-water-card = Niedrigwasser
boss-card-supper = Abendessen
boss-card-spate = Hochwasser
boss-card-leans-over = Beugt sich vor

deck-pike = Die Spätschicht
boss-card-bend-your-backs = Rücken krumm
boss-card-clock-in-card = Antreten
boss-card-docks-their-wages = Lohnabzug
boss-card-the-long-row = Die lange Reihe
boss-card-back-to-the-bell = Zurück zur Glocke
boss-card-breaks-for-tea = Teepause
boss-card-who-said-stop = Wer hat Halt gesagt

deck-stroud = Kanonikus Stroud
boss-card-let-us-begin = Lasset uns beginnen
boss-card-the-long-sermon = Die lange Predigt
boss-card-bell-book = Acht und Bann
boss-card-rise-for-the-hymn = Zum Lied erheben wir uns
boss-card-collection = Kollekte
boss-card-retires-to-the-vestry = Geht in die Sakristei
boss-card-the-short-version = Die Kurzfassung

deck-vey = Jägermeister Vey
boss-card-go-on-then = Na los
boss-card-ticks-you-off = Hakt euch ab
boss-card-recount = Nachzählung
boss-card-over-the-heather = Übers Heidekraut
boss-card-writes-it-up = Trägt es ein
boss-card-loses-count = Verzählt sich
boss-card-dinner-is-entered = Das Futter ist verbucht

deck-wether = Der Leithammel
boss-card-head-down = Kopf runter
boss-card-twice = Zweimal
boss-card-grazes = Grast
boss-card-the-flock = Die Herde
boss-card-looks-at-you = Schaut euch an
boss-card-stamps = Stampft
boss-card-clank = Klonk

deck-abbot = Der Kerzenabt
boss-card-versicle = Versikel
boss-card-wall-of-tapers = Lichterwand
boss-card-antiphon = Wechselgesang
boss-card-lights-out = Licht aus
boss-card-patience = Geduld
boss-card-burns-brighter = Brennt heller
boss-card-procession = Prozession

deck-nill = Revisor Null
boss-card-item-by-item = Posten für Posten
boss-card-query-card = Rückfrage
boss-card-fair-copy = Reinschrift
boss-card-strikes-a-balance = Zieht Bilanz
boss-card-files-himself = Legt sich ab
boss-card-checks-twice = Prüft doppelt
boss-card-sum-of-the-above = Summe der obigen

deck-understudy = Der Ersatzmann
boss-card-as-rehearsed = Wie geprobt
boss-card-trap-card = Versenkung
boss-card-speaks-the-line = Spricht den Satz
boss-card-everybody-on = Alle auf die Bühne
boss-card-aside-card = Beiseite
boss-card-forgets = Hänger
boss-card-applause = Applaus

## Kapitel

chapter-low-water = Niedrigwasser, hoher Preis
    .text =
        Die Glocken entwässern in die Wende, und über die Wende kommt man bei Schleuse, alle anderen Stellen hat der Fluss gefressen.

        Flöße gibt es. Sie liegen auf dem Wasser herum wie Karten nach einem Streit, und mittendrin, bis zur Schürze im Fluss, sitzt Mutter Schleuse. Sie ist so groß wie ein Bootshaus und ein gutes Stück älter. Dass der Fluss eine Hüterin haben soll, steht in den Urkunden der alten Könige; wie sie auszusehen hat, steht da nicht.

        „Jeder zahlt, was ihm fehlen wird“, sagt Mutter Schleuse. „Im März bekam ich die linke Hand von einem Geiger. Ich habe ein sehr schönes Paar Sonntage. Was habt ihr Schweres?“

        Sie hat es gesehen. Der ganze Fluss beugt sich herüber, um es sich anzuschauen. In der Kiste versucht jemand, leise zu atmen, der seit elf Jahren nicht geatmet hat.

        „Ach“, sagt Mutter Schleuse. „Den hab ich nie hinüberbekommen. Er sagte immer, er kommt mit dem Geld wieder.“

        Und sie lässt das Wehr los.
    .failure = Sie nimmt euch allen das Gewicht von den Füßen und setzt euch eine Meile weiter unten ab, wo im Schilf schon Leute stehen, geduldig, mit Hut.
    .success = „Dann nehme ich das Geräusch, mit dem ihr geht“, sagt Mutter Schleuse. Ihr kommt hinüber. Keiner weiß hinterher, was die Stiefel im Kies gesagt haben.
    .plus = Er ist drüben. Sie sieht die Kiste am anderen Ufer stehen, hoch und trocken, und fängt an zu lachen, dass die Flöße tanzen. „Er hat bezahlt“, sagt sie. „Im Leben nicht, aber jetzt.“
    .mark-far-bank = Gegenufer
    .special = Beim Aufräumen trägt die Strömung alle, die im Flachwasser stehen, 1 Feld weit, alle in dieselbe Richtung. Auf Flößen und Ufern bewegt sie niemanden. Eine Aktion neben einem Floß stakt es: Es bewegt sich 1 Feld mit allen, die darauf stehen.
    .main = Mutter Schleuse ist besiegt.
    .bonus-1 = Die Bahre steht dann am anderen Ufer.
    .power-1 = Das Floß staken

chapter-late-shift = Die Spätschicht
    .text =
        Die Gerste auf Langacker wird nachts geschnitten, weil die Toten die Sonne nicht vertragen.

        Sie kommen die Reihen herauf, wortlos, vierzig, in dem, worin man sie beerdigt hat. Es war einmal guter Stoff. Niemand hat sie geholt; ein königlicher Vorarbeiter hat ihnen nur gesagt, die Ernte dauert, bis die Feldglocke läutet, und die Glocke liegt bei ihm an der Kette seit dem Jahr des Begräbnisses, das es nicht gab.

        „Hilfskräfte!“, brüllt Vorarbeiter Pike, als er euch sieht. Er lebt. Er ist hier der Einzige, der Lohn bekommt. „Spät dran, aber ich bin nicht so. Sichel nehmen, Reihe nehmen.“

        Ihr erwähnt den König. Ihr erwähnt, dass er unterwegs unter die Erde ist und dass diese Leute sich danach hinlegen könnten.

        Die Sicheln halten inne, das ganze Feld entlang. Es wird sehr still. Vierzig Köpfe drehen sich zum Vorarbeiter, langsam, falls es nicht erlaubt ist.

        „Hinlegen?“, sagt Pike. „Im August?“
    .failure = Ihr mäht eine Reihe. Das tut am Ende jeder. Gegen Morgen heben euch die Toten auf, die wissen, was Müdigkeit ist, und die Kiste gleich mit.
    .success = Dreimal geht die Glocke übers Feld. Einer nach dem anderen steckt die Sichel in die Erde. Sie legen sich nicht hin, so dreist sind sie nicht; aber sie setzen sich.
    .plus = Ihr habt die Hand nicht gegen sie erhoben, oder kaum. Um den Vorarbeiter kümmern sie sich selbst: Sie geben ihm eine Reihe, stellen sich daran entlang auf und schauen zu.
    .special = Eine Aktion neben der Feldglocke läutet sie, einmal in der Runde für die Gruppe, und nicht, solange Pike daneben steht. Bei jedem Schlag ist jeder Schnitter Betäubt: Er horcht. Beim Aufräumen steht an der freien Garbe, die der Glocke am nächsten ist, ein Schnitter auf, bis sie zweimal geläutet hat. Wer in der Gerste steht, kann nicht aus 4 oder mehr Feldern Entfernung angegriffen werden.
    .main = Die Feldglocke hat dreimal geläutet.
    .bonus-1 = Weniger als vier Schnitter wurden niedergeschlagen.
    .failing-1 = Das Ende der 12. Runde: Es ist Morgen, und die Schicht ist vorbei.
    .counter-bell = Schläge
    .counter-struck = Niedergeschlagen
    .power-1 = Die Glocke läuten

chapter-through-the-lid = Was er durch den Deckel sagte
    .text =
        Es ist eine windstille Nacht in einer Scheune auf dem Weg nach Siebenglocken, und wer gerade wacht, hört es zuerst, hält es für Mäuse, dann für einen Traum, und dann weckt er die anderen.

        „Verzeihung“, sagt die Kiste.

        Es ist eine beleibte, höfliche Stimme, recht gedämpft, wie von einem Gast, der in den falschen Schrank geraten ist.

        „Ich möchte keine Umstände machen. Ich liege hier und denke nach. Das bleibt nicht aus. Und eines wüsste ich gern, so unter Freunden.“ Eine Pause, in der Ulmenholz knarrt. „Hat es ihnen leidgetan?“

        Wie es war, als er starb, wisst ihr alle; ihr wart dabei. Die Läden blieben offen. In der Hauptstadt hängte ein Mann eine Fahne heraus, und es stellte sich heraus, dass er sie lüftete. Jemand schrieb einen Marsch.

        „Ihr müsst mich nicht schonen“, sagt König Wenlow der Neunte, und mit seinem ganzen Gewicht lehnt er am Deckel und horcht.
    .choice-1 = „Nein“, bei ihm wachen, und zur Kirche
    .choice-2 = „Nein“, bei ihm wachen, und übers Moor
    .choice-3 = „Eine Woche lang wurde geläutet“, und zur Kirche
    .choice-4 = „Eine Woche lang wurde geläutet“, und übers Moor

chapter-sluices-daughter = Schleuses Tochter
    .text =
        Sie wartet am anderen Ufer, auf der Bahre, und lässt die Beine baumeln. Sie ist so groß wie eine Kirchentür und siebzehn, und beides ist nicht leicht.

        „Mama hat gelacht“, sagt sie. „Sie hat nicht mehr gelacht, seit die Mühle weg ist. Was habt ihr gemacht?“

        Ihr habt einen Mann über einen Fluss getragen, sagt ihr.

        „Ist das schwer?“

        Kommt auf den Mann an, sagt ihr.

        Darüber denkt sie nach. Flüsse kommen nirgendwohin, erklärt sie; die Leute glauben das, aber es ist bloß das Wasser. Sie selbst war nie weiter als bei der zweiten Weide. Wenn ihr erzählen würdet, wie es da oben ist, wo das alles herkommt, sagt sie, dann wäre sie ein bisschen dort gewesen. Und sie würde euch zeigen, was sie kann, was Mama Angeberei nennt.

        Was sie kann: zwischen zwei Tropfen hindurchgehen.

        So sitzt ihr eine Weile im Kies, in der Sonne, und erzählt ihr Bergauf.
    .choice-1 = Erzählen, wie es ist, mit allen Steinen
    .choice-2 = Es schöner erzählen, als es ist; sie kämmt sich eine Münze aus dem Haar

chapter-carried-by-the-dead = Von den Toten getragen
    .text =
        Als Trägern kann man ihnen nichts vorwerfen. Sie halten Schritt. Sie rauchen nicht. Acht sind es, vier auf jeder Seite, den König haben sie geschultert und euch obendrauf gelegt wie Mäntel.

        Ihr wacht auf, graues Heidekraut zieht vorbei, und unter euch wird debattiert.

        „Da gilt der Satz für Leichen“, sagt der vorne links, „und dann der Satz für Lebende, der geht nach Köpfen.“

        „Es gibt keinen Satz für Lebende“, sagt der hinten rechts.

        „Dann wird es Zeit.“

        Eigentlich täten sie es gern umsonst. Aber sie haben das besprochen und gefunden: Tun sie einmal etwas umsonst, dann sind sie eben tot; werden sie bezahlt, sind sie arbeitende Leute, die zufällig gestorben sind. Es tut ihnen also leid, aber sie müssen darauf bestehen.

        Vorn auf dem Moor zählt etwas laut: ein Wolf, zwei Wolf, drei.
    .choice-1 = Den Satz zahlen
    .choice-2 = Es ihnen schuldig bleiben
    .choice-3 = Ihnen sagen, dass Tote laut Gesetz keinen Lohn bekommen; ihre Sammlung lassen sie am Wegrand

chapter-foremans-certificate = Der Schein des Vorarbeiters
    .text =
        In der Hütte des Vorarbeiters steht eine Dose, und in der Dose liegt ein Papier. Es ist das einzige seiner Art im ganzen Mark. Darin steht, dass ein gewisser Hob Tansy, Schnitter, verstorben, zur Zufriedenheit gearbeitet hat und entlassen ist.

        Pike hat es seit elf Jahren. Er hat es selbst geschrieben, in der ersten Nacht, als Hob Tansy die Reihen heraufkam, die Sichel in der Hand und Erde im Haar, denn Hob war sein Freund gewesen; und am Morgen wagte er nicht, es ihm zu geben, weil dann alle eines gewollt hätten.

        Jetzt gibt er es euch. Er sieht niemanden an.

        Ihr lest es auf dem Feld vor, bei hochgehaltener Laterne. Hob Tansy hört bis zum Ende zu. Ob es wohl möglich wäre, fragt er, entlassen noch einmal zu lesen. Dann gibt er die Sichel ab, schüttelt vierzig Leuten die Hand, legt sich in die Stoppeln, den Hut aufs Gesicht, und das ist alles, was er tut.

        Eine Zeit lang sagt niemand etwas.

        „Wie viele“, fragt eine Frau mit Sichel, „passen da noch drauf?“
    .choice-1 = Alle Namen aufschreiben und das Blatt mitnehmen
    .choice-2 = Ihnen das Blatt lassen und nehmen, was sie gespart haben

chapter-vicar-declines = Der Pfarrer lehnt ab
    .text =
        „Segnen könnte ich ihn“, sagt Kanonikus Stroud. „Ich könnte ihn am Tor segnen, wenn er gerade am Tor vorbeikäme. Hereinlassen kann ich ihn nicht.“

        Die Kirche von Heiligenkant ist die letzte vor dem Grat, und wer auf dem Berg begraben wird, über den wird hier gelesen. So will es das Recht. Der Kanonikus kennt das Recht; das meiste davon hat er an. Es liegt am Zehnten. Ein Zehntel von allem, was in geweihter Erde liegt, gehört dem Pfarrer, und solange niemand darin liegen kann, bleibt der Anspruch stehen und wächst, und der Kanonikus hat darauf geliehen. Das Dach ist neu. Die Orgel ist nagelneu.

        „Begrübe man den König“, sagt er mit Kanzelstimme, „dann müsste ich alle begraben. Bis Donnerstag. Für ein Zehntel von nichts.“

        Auf dem Kirchhof stehen fünf Gräber offen, und Leute sitzen auf dem Rand und baumeln mit den Beinen. Die Predigt kennen sie, und ihr Stichwort auch.

        „Ihr Lieben“, sagt der Kanonikus. „Ein paar Fremde für euch.“
    .failure = Man zeigt euch die Tür, das Tor, die Straße und das Moor, in dieser Reihenfolge. Der Kanonikus segnet die Kiste im Vorbeigehen, aus der Ferne, für alle Fälle.
    .success = Der Kanonikus liest. Er liest schnell, ein Auge am Dach, aber es ist gelesen, und ihr habt in jeder Bank einen Zeugen.
    .plus = Die Gräber sind zu, und zum Dagegenpredigen ist keiner mehr da. Er schenkt euch die Predigt, die er zu seiner Weihe schrieb und nie hielt: Sie ist gut, und sie ist kurz.
    .special = Beim Aufräumen jeder geraden Runde schickt jedes offene Grab, auf dem niemand steht, ein seliges Gemeindeglied heraus. Eine Aktion neben einem solchen Grab schließt es; ein Gemeindeglied neben dem Helden darf mit hinein: Es ist fort, nicht besiegt. Neben der Kirche kann kein Held eine Reaktion spielen.
    .main = Kanonikus Stroud ist besiegt.
    .bonus-1 = Alle fünf Gräber sind zu.
    .counter-shut = Gräber zu
    .power-1 = Das Grab schließen

chapter-wolves-on-the-inventory = Wölfe im Bestand
    .text =
        Das Moor gehört dem König, und die Wölfe darauf auch: vierzig Stück, aufgenommen bei der Krönung. Die Liste führt Jägermeister Vey. Er hat noch keinen verloren. Sterben sie, zählt er sie weiter, und sie, königlich und pflichtbewusst, lassen sich weiterzählen.

        „Achtunddreißig“, sagt eine Stimme aus dem Nebel. „Neununddreißig. Steht still, ihr bringt mich ganz heraus.“

        Er kommt auf etwas geritten, das einmal ein Pferd war. Er ist dünn und ordentlich, hinter jedem Ohr ein Bleistift, und rings um ihn liegen Wölfe im Heidekraut, manche davon warm.

        „Vierzig“, sagt Vey und seufzt, wie einer, dem es wieder einmal aufgegangen ist; da sieht er die Bahre. „Was ist das? Das steht nicht auf dem Blatt. Ein Posten, Ulme, königlich.“ Er leckt den Bleistift an. Seine Hand fängt an zu zittern. „Wenn er da ist, ist er nicht auf dem Thron. Dann ist das ein Nachlass. Dann kommt eine Prüfung.“

        Die Wölfe sind aufgestanden. Bis zum Ostrand ist es so weit, wie man sehen kann, und das wird weniger.
    .failure = Sie fressen euch nicht; ihr steht nicht auf der Futterliste. Die Bahre zerren sie herum wie Hunde einen Stiefel und lassen sie bei Siebenglocken liegen, mit dem Deckel nach unten.
    .success = Hinter euch zählt es, dünner und dünner. Er kommt immer nur bis neununddreißig.
    .plus = Ihr seid drüben, ehe das Licht weg ist. Ein Wolf, einer von den kalten, kommt mit bis zum letzten Stein und legt sich dort hin, auf die Seite, wie ein Hund daheim. Keiner hat es eingetragen.
    .mark-ahead = voraus
    .special = Einmal im Zug darf ein Held umsonst eine Karte als Fleisch wegwerfen: Eine Hammelkeule kommt auf ein freies Feld in Reichweite 3, und die Wölfe halten sie für einen Helden; mehr als zwei sind nie da. Beim Aufräumen kommt jeder Wolf, der in der Runde besiegt wurde, am Westrand wieder.
    .main = Die Bahre steht auf einem Ausgangsfeld.
    .bonus-1 = Bis zum Ende der 7. Runde, solange man noch etwas sieht.
    .failing-1 = Das Ende der 14. Runde: Es ist ganz dunkel.
    .counter-gone = Wölfe fort
    .power-1 = Fleisch werfen

chapter-seven-bells = Siebenglocken
    .text =
        In Siebenglocken treffen sich sieben Täler, und jedes hat seine eigene Zeit geschickt. Zwischen dem ersten Mittag und dem letzten liegt eine Viertelstunde. Man isst in ihr zu Mittag.

        Aus dem Mark wird ein König hinausgeläutet: So war es immer. Sieben wären schön, sagt die Wirtin, die auf so etwas achtet; vier sind kaputt, und von den drei übrigen täten es zwei, wenn es nur zwei sind, die es ernst meinen. Da ist die Glocke der Pferche, falls sie jemand dem vom Hals nehmen will, der sie trägt. Da ist die Vesperglocke der Abtei Docht, wo man von der Vesper nicht mehr aufgestanden ist. Und da ist die Amtsglocke im Archiv, die läutet, wenn ein Konto geschlossen wird; sie hat kein Seil, denn man brauchte nie eines.

        Außerdem ist auf dem Anger die Leichenmesse. Angefangen hat sie mit Leuten, die auf einen Zug warteten.

        Hinter dem letzten Dach steht die Hauptstadt auf ihrem eigenen Rauch und sieht sich nicht um.
    .choice-1 = Die Leichenmesse
    .choice-1-lacking = Ihr wart schon auf der Messe.
    .choice-2 = Die Pferche
    .choice-2-lacking = Um diese Glocke ging es schon, oder um zwei andere.
    .choice-3 = Die Abtei Docht
    .choice-3-lacking = Um diese Glocke ging es schon, oder um zwei andere.
    .choice-4 = Das Archiv
    .choice-4-lacking = Um diese Glocke ging es schon, oder um zwei andere.
    .choice-5 = In die Hauptstadt
    .choice-5-lacking = Zwei Glocken läuten ihn hinaus. Besucht erst zwei der Täler.

chapter-funeral-fair = Die Leichenmesse
    .text =
        Seit elf Jahren warten sie auf den Zug, und irgendetwas muss man ja tun. Mit Maronen fing es an. Im zweiten Winter gab es Buden in schwarzem Krepp, ein Glücksrad, das meistens auf Beileid stehen bleibt, und einen Mann, der für andere weint, zu drei Tarifen, der teuerste mit Hut.

        Man bekommt hier alles, was zum Begräbnis eines Königs gehört, und alles gebraucht. In den Federbüschen sitzt die Motte. Trauerflore gibt es in jeder Weite, sie sind Jahr um Jahr ausgelassen worden. In einem Zelt hinter dem Lebkuchen sitzen ein Priester, ein Briefschreiber und ein Schmied, der Wärme wegen Rücken an Rücken; jeder sagt, die beiden anderen seien Schwindler.

        Die Bahre habt ihr am Brunnen abgestellt. Die Leute gehen darum herum. Jemand hat eine Nelke auf den Deckel gelegt und jemand anders, weil sie schon da lag, einen Preis dazu.
    .service-1 = Der Priester nimmt ein schwarzes Band aus einem Deck
    .service-2 = Der Briefschreiber schreibt die Wahrheit heim an Grubb & Tochter
    .service-2-lacking = Das hat er schon geschrieben.
    .service-2-tells = Vier Zeilen braucht er. Er liest sie euch vor und dann der Kiste, die darum gebeten hat, und dann putzt er sich die Nase und sagt, die Tinte sei inbegriffen.
    .service-3 = Der Briefschreiber liest einen Brief von der Küste vor
    .service-3-lacking = Von der Küste ist kein Brief gekommen.
    .service-3-tells = „An alle, die es angeht: Wir sind neun, und acht sind zu Bett. Die letzte soll brennen bleiben, bis er kommt, oder bis ich es tue. Auf die Treppe achten. Inzwischen ist Mittwoch.“
    .service-4 = Der Briefschreiber liest einen Brief aus der Wüste vor
    .service-4-lacking = Aus der Wüste ist kein Brief gekommen.
    .service-4-tells = „Werter Herr Revisor, bezüglich Ihres Schreibens: Ich habe hier elf Augen aus gutem Glas und niemanden, der hinausschaut. Sollte Ihre Abweichung hier vorbeikommen, einen König könnte ich brauchen. Ich zahle nach Gewicht.“
    .service-5 = Der Schmied schmiedet eine Grundkarte um
    .choice-1 = Zurück nach Siebenglocken

chapter-bell-wether = Der Leithammel
    .text =
        Der Widder der Pferche bekam die Talglocke umgehängt, als er ein Lamm war, zum Spaß, und im Freibrief des Königs steht: Wer die Glocke trägt, führt. Seit elf Jahren führt er. Er ist hineingewachsen. Inzwischen hat er ungefähr die Größe eines Heuwagens, und in der Herde hinter ihm gehen ein Amtmann, zwei Schulmeister und der größere Teil eines Chors.

        Er denkt nicht. Das sei ja das Erholsame, sagen die Leute aus den Pferchen im Vorübergehen: Man braucht bloß dahin zu laufen, wo die Glocke läuft. Manchmal ist das der Fluss. Dann sind es weniger.

        Er hat euch gesehen. Er betrachtet die Bahre, und man kann zusehen, wie es einsickert: etwas, hinter dem Leute hergehen. Etwas, vor dem nicht er ist.

        Die Glocke macht einmal Klonk. Hundert Schafe und dreißig Steuerzahler treten zurück, um Platz zu machen, und er senkt den Kopf.
    .failure = Er führt. Ihr findet euch mitten in der Herde wieder, schön warm, den König obendrauf, und erst am Fluss fragt jemand, wohin.
    .success = Er legt sich hin, die Glocke schlägt an, als sie den Boden berührt, und führt nirgendwohin. Dreißig Steuerzahler stehen in der Sonne. Einer geht, vorsichtig, nach links.
    .plus = Im Pferch legt er sich. Ein kleines Mädchen nimmt ihm die Glocke ab. Ohne sie ist er ein Widder und will gekrault werden. Man schert ihn auf der Stelle; elf Jahre lang hat er keinen gelassen.
    .mark-fold = Pferch
    .special = Der Leithammel stürmt in gerader Linie, bis ihn etwas aufhält. Neben einer Hürde zerbricht er sie; eine Mauer tut ihm weh. Einmal in der Runde darf für die ganze Gruppe ein Held eine Karte wegwerfen und den Eimer nehmen: Bis zum Aufräumen stürmt er auf ihn zu. Eine Aktion neben einer zerbrochenen Hürde flickt sie.
    .main = Der Leithammel legt sich.
    .bonus-1 = Im Pferch.
    .counter-down = Liegt
    .power-1 = Den Eimer nehmen
    .power-2 = Eine Hürde flicken

chapter-vespers = Vesper in der Abtei Docht
    .text =
        Die Regel des Hauses sagt: Die Vesper dauert, bis die Kerze für des Königs Gesundheit heruntergebrannt ist. Es ist eine große Kerze. Als sie zur Neige ging, im Jahr seines Todes, steckten die Brüder eine neue darauf; und der Mönch, dem das oblag, ist seither Abt und besteht inzwischen größtenteils aus Talg.

        Sie singen alle noch. Es ist der viertausendste Abend, und sie sind bei der Stelle mit der Geduld.

        Der Chor liegt im Dunkeln bis auf kleine Flammen, weit auseinander. „Willkommen“, sagt der Kerzenabt. Seine Stimme läuft herunter. „Ihr bringt ihn? Wie gut. So ist das Gebet erhört. Er ist unwohl. Ich werde für ihn beten, bis es ihm besser geht.“

        Er ist tot, sagt ihr.

        Irgendwo trifft ein Bruder den Ton nicht, zum ersten Mal, seit er hier ist. Und das ganze Schiff entlang, eines nach dem anderen, höflich, beginnt jemand die Lichter auszumachen, bei denen ihr etwas gesehen hättet.
    .failure = Dann ist es eben dunkel. Ihr tragt ihn nach Gefühl hinaus, und was ihr fühlt, sind vor allem Stufen.
    .success = „Amen“, sagt, was vom Abt noch da ist, ganz überrascht, und erlischt. Es riecht nach Geburtstag. Die Brüder klappen die Bücher zu, betrachten ihre Hände und fragen, wer kocht.
    .plus = Bei den Lichtern, die ihr ihnen gelassen habt, singen sie den Psalm zu Ende. Er hat eine letzte Strophe. So weit ist noch keiner gekommen: Sie handelt vom Morgen.
    .special = Niemand sieht weiter als 2 Felder, außer zu jemandem neben einer brennenden Kerze oder einer Lichterwand. Ein Bruder, der eine Bewegung neben einer brennenden Kerze beendet, löscht sie; eine Aktion neben einer erloschenen zündet sie an.
    .main = Der Kerzenabt ist gelöscht.
    .bonus-1 = Dann brennen vier Kerzen oder mehr.
    .power-1 = Die Kerze anzünden

chapter-audit = Prüfung
    .text =
        Das Archiv ist des Königs Gedächtnis, und es ist in Ordnung. Es füllt vierzig Säle mit Regalen, auf Schienen, und in elf Jahren ging ihm kein Knopf verloren.

        „Einen Augenblick“, sagt Revisor Null, ohne aufzusehen. Er addiert gerade den Preis eines Sattels, gekauft für einen Besuch, der nicht stattfand. Er schreibt die Summe hin, löscht sie ab, und sie stimmt immer noch. „Ihr seid die Abweichung.“

        Wie bitte, sagt ihr.

        „Es ging nie auf. Ich habe einen König zu viel.“ Er hat die Feder hingelegt. Sie liegt genau parallel zur Tischkante. „Einer ist auf dem Thron, laut Erlassen, die sind unterschrieben. Einer ist in eurer Kiste, laut Klopfen. Macht zwei, und nichts im Sinn. Ich habe beide angeschrieben.“

        Hinter euch gleitet eine Regalwand zu, leise, wie ein Mund mit guten Manieren.

        „Nehmt doch Platz“, sagt Null. „Ich muss euch Posten für Posten durchgehen.“
    .failure = Man verbucht euch unter Sonstiges und stempelt. Euch wieder auszubuchen dauert die ganze Nacht, und die Kiste bekommt ihr mit abgerundeten Ecken zurück.
    .success = Er rechnet noch einmal nach, von oben. „Einer“, sagt er zuletzt; und es ist schrecklich, ihn lächeln zu sehen. „Es ist einer.“ Die Glocke ohne Seil schlägt einmal.
    .plus = In der dritten Akte steckt ein Zettel in Altmännerschrift, an ein Testament geheftet. Im Testament fehlt eine Seite, und auf dem Zettel steht, wo sie ist.
    .special = Beim Aufräumen gleitet jedes Regal 1 Feld weit, alle in dieselbe Richtung, wenn nichts im Weg ist. Eine Aktion neben einer Akte zieht sie.
    .main = Revisor Null ist besiegt.
    .bonus-1 = Alle drei Akten sind gezogen.
    .counter-files = Akten
    .power-1 = Die Akte ziehen

chapter-capital-gate = Das Tor der Hauptstadt
    .text =
        Über dem Tor der Hauptstadt ist ein Balkon, und auf dem Balkon erscheint mittags der König.

        Er winkt. Seit elf Jahren winkt er jeden Mittag, und die Leute stellen die Uhr danach; das heißt, sie stellen sie falsch, jeder nach seinem Tal. Von unten sieht man einen Mantel, einen Bart und eine Hand im Handschuh. In eurer Kiste ist es sehr still geworden.

        „Das bin ich“, sagt die Kiste kleinlaut. „Ich mache das recht gut.“

        Drei Wege führen an der Wache vorbei. Am Bühneneingang des Königlichen Theaters hängt ein Zettel: Gesucht, ein Sarg, für den letzten Akt. Dann sind da die Dächer, wo eine Schornsteinfegerin, aus eigenen Gründen, Bretter gelegt hat. Und da ist die Gesindetreppe zur großen Halle, wo man heute das Erntefest für die Toten der Güter gibt, als Dank. Hinsetzen dürfen sie sich nicht.

        Es schlägt zum fünften Mal Mittag. Ihr nehmt ihn auf die Schulter.
    .choice-1 = Der Bühneneingang: Er geht als Requisit
    .choice-2 = Die Dächer
    .choice-3 = Das Fest: mit den Toten hinein, und etwas mitbringen, wenn man es hat

chapter-wool-for-the-shoulder = Wolle für die Schulter
    .text =
        Elf Jahre Widder ergeben eine Menge Wolle. Die Frauen der Pferche kämmen sie auf der Stelle, und als sie gekämmt ist, sehen sie sich eure Schultern an, wo die Stangen lagen, ziehen Luft durch die Zähne und fragen nicht.

        Polster, sagen sie. Zwei Finger dick, das Fett drin gelassen. Ihre Mütter haben sie für die Träger des vorigen Königs gemacht, Wenlows des Achten, der an einem vernünftigen Tag starb; die Großmütter für den davor. Es gibt ein Muster. Für die Anfangsbuchstaben ist Platz gelassen.

        Beim Nähen erzählen sie, was man Leuten erzählt, die tragen. Dass er einmal hier war, als Junge, dieser, und in die Schafwäsche fiel und lachte. Dass er der Witwe des Hirten jedes Jahr einen Fegerlohn schickte, bis zu seinem Tod, und dass er seither weiter kommt, weil ihn niemand abstellen konnte.

        Die Kiste schweigt. Doch als ihr sie aufnehmt, geht sie leicht in die Höhe, wie etwas, dem man etwas erzählt hat.
    .choice-1 = Die Polster nehmen
    .choice-2 = Die Wolle nehmen und auf der Messe verkaufen

chapter-king-is-dropped = Der König wird fallen gelassen
    .text =
        Niemand ist schuld. Alle sagen es gleichzeitig, daran merkt man es.

        Da war eine Stufe. Jemand rief etwas, die linke Seite ließ los, weil die rechte losgelassen hatte, und einen Augenblick lang war der König des Marks ganz allein auf dem Weg unter die Erde. Dann kam die Erde.

        Einen Deckel sieht man mit anderen Augen, sobald er sich bewegt hat. Da ist eine Handbreit Dunkel. Da ist Stoff, Samt, ein Stück Hermelin mit Motten. Da liegen zwei Finger auf dem Rand, dick und grau, mit guten Ringen, und tasten daran entlang, was geschehen sei.

        „Schon recht“, sagt der König. „Bitte. Ich möchte keine Umstände machen.“ Und dann, als keiner antwortet: „Ich dachte nur, ihr hieltet mich.“

        Den Deckel nagelt ihr mit einem Stiefel zu. Danach braucht es euch alle, um ihn zu heben. Dicker geworden ist er nicht.
    .choice-1 = Etwas Eigenes unter den Deckel legen
    .choice-2 = Es auf die Straße schieben und dem Wagner zahlen, was da ist, bis zu zwei Beutel
    .choice-3 = „Ihr seid gerutscht“, sagt ihr ihm

chapter-wick = Ein Docht, der nicht ausgeht
    .text =
        In dem, was der Abt auf dem Boden hinterließ, steckt ein Docht, anderthalb Ellen, und er brennt. Man kann ihn zudrücken. Man kann ihn ins Weihwasser halten. Bruder Kellermeister hat ihn sicherheitshalber in den Schuh gesteckt und seither einen warmen Fuß.

        Ein Kirchendocht ist das nicht. Er ist geflochten, vier über fünf, wie man es an der Küste für die großen Lampen macht. Ein Brief liegt dabei, weich von Talg:

        Liebe Brüder, ich höre, ihr habt eine Kerze, die nicht ausgehen darf. Ich habe neun. Anbei, was wir nehmen. Öl braucht er keines, solange jemand wartet. Sollte einer bei euch vorbeikommen, der etwas zu Ende zu bringen hat: Hier ist ein Bett, und im Meer ist Platz. Ich habe selbst schon etwas schlafen gelegt. Er soll nach dem Neunten Licht fragen und auf die Treppe achten. In Eile, es ist Dienstag, und die Lampe ist, und da wird der Talg zu dick.
    .choice-1 = Den Brief beantworten; den Docht mitnehmen

chapter-missing-page = Die fehlende Seite
    .text =
        Auf dem Zettel steht im Sattel.

        Den Sattel zu finden, der für den Besuch gekauft wurde, der nicht stattfand, dauert ein wenig. Er ist sehr schön. Gesessen hat nie jemand darauf, und ausgestopft ist er zum größten Teil mit der dritten Seite des letzten Willens von Wenlow dem Neunten.

        Ihr lest sie auf der Treppe, alle Köpfe zusammen. Geschrieben ist sie im Bett. Die Schrift geht auf und ab wie eine Straße.

        Ich merke, dass ich nicht viel erledigt haben will. Nach der Witwe in den Pferchen soll jemand sehen, und nach den Gänsen. Ich war wohl einer, an dem man schwer zu tragen hatte, ich weiß. Wer nach mir kommt, und da war ein Daumen, und Marmelade.

        Klein gefaltet steckt in der Ecke eine Klausel mit einem Band hindurch, versiegelt. Außen steht: Erst öffnen, wenn mich jemand hinaufgetragen hat. Die wissen dann, wer es haben soll. Die haben sich das Land ja angesehen.
    .choice-1 = Versiegelt lassen
    .choice-2 = Sie Null verkaufen, den sie glücklich machte

chapter-matinee = Nachmittagsvorstellung
    .text =
        Das Stück heißt Der König bei guter Gesundheit und läuft seit elf Jahren. Ihr tretet im fünften Akt auf, tragt ihn herein, setzt ihn in der Bühnenmitte ab und seht jetzt erst, wer da schon steht.

        Es ist der Mantel. Es ist der Bart. Aus der Nähe sind beide am Gummiband.

        „Ihr steht nicht im Buch“, sagt der Ersatzmann, ohne die Lippen zu bewegen. Engagiert war er für eine Woche. Halsschmerzen, hieß es. Jeden Mittag gab er den Balkon, jeden Nachmittag das Stück; er hat unterschrieben, was man ihm hinlegte; er war in der ganzen Zeit ein recht guter König, und keine einzige Kritik.

        Und nun kommt aus der Ulme in der Bühnenmitte ein Husten, den er kennt. Er hat ihn jahrelang geübt.

        „Er ist tot“, flüstert der Ersatzmann. „Wenn er tot ist, dann bin ich ja bloß –“ In der Gasse stehen acht Statisten in Mantel und Bart, die auftreten sollen, falls er stockt. Sie treten auf.

        Das Haus klatscht.
    .failure = Der Vorhang fällt, und zwar auf euch, und er ist schwer. Die Kritik, erwacht, nennt es uneinheitlich. Die Wache nennt es eine Verhaftung.
    .success = Er nimmt den Bart ab, dem Geräusch nach elf Jahre gleich mit. Das Haus hält es für den Schluss und ist sehr ergriffen.
    .plus = Die Statisten bilden ein Spalier, jeder in seinem Bart, und verbeugen euch hinaus; und der in der Mitte, ohne, fragt, ob ihr einen Augenblick habt.
    .mark-centre = Bühnenmitte
    .mark-prompt-box = Souffleurkasten
    .mark-below = Unterbühne
    .special = Gehen die Versenkungen auf, nimmt jeder, der auf einer steht, Schaden: 2, und fällt unter die Bühne. Eine Aktion neben dem Souffleurkasten lässt alle die oberste Karte des Bossdecks ansehen. Ein Held in der Bühnenmitte hat +1 auf seine Angriffe.
    .main = Der Ersatzmann ist besiegt.
    .bonus-1 = Kein Statist wird niedergeschlagen: Sie werden stundenweise bezahlt.
    .counter-extras = Niedergeschlagene Statisten
    .power-1 = Den Souffleur fragen

chapter-roofs = Zug über die Dächer
    .text =
        Hier oben ist die Hauptstadt eine andere Stadt. Sie hat eigene Straßen, das sind Regenrinnen, und eigene Leute, das sind Tauben und eine Fegerin.

        „Drei Bretter hab ich euch gelegt“, sagt sie. Sie ist neun oder vierzig; durch den Ruß sieht man das schlecht. „Lücken gibt es mehr. Müsst sie hinten aufheben und vorne wieder hinlegen. So ist das, wenn man arm ist.“

        Und ein Zug, sagt sie, ist keiner, wenn immer dieselben zwei tragen. Im Fegerreim kommt jeder dran.

        Es ist eine klare Nacht mit Schornsteinen. Auf halbem Weg zum Dom tritt eine Laterne hinter einem Kamin hervor, dann noch eine, und dann ein großes rundes Auge von einer auf drei Beinen, dahinter, in Gamaschen, Hauptmann Lisle.

        „Halt auf den Ziegeln!“, ruft Hauptmann Lisle, der sein Leben lang darauf gewartet hat.

        „Nicht hinuntersehen“, sagt die Kiste. „Man soll ja nicht hinuntersehen. Ich kann es freilich nicht. Was ist da?“
    .failure = Den Kamin hinunter ist es weit, und unten ist eine Wachstube.
    .success = Über dem Dom wird es hell. „Tauben“, könnt ihr ihm nun sagen. „Größtenteils Tauben, Majestät.“
    .plus = Jeder war dran. Die Fegerin sagt den Reim über ihn, ganz; zum Aufschreiben ist er nicht. Dann zieht sie etwas Gefaltetes aus dem Hut.
    .special = Wer trägt, kann in diesem Zug nicht angreifen, weder vorher noch nachher. Eine Aktion neben einem Brett, auf dem niemand steht, hebt es auf, eines je Held; eine weitere legt es über zwei Felder Abgrund in einer Linie, das erste neben dem Helden. Wer gegen einen Abgrund geschoben wird, bleibt am Rand stehen: Schaden, 3.
    .main = Die Bahre steht auf einem Ausgangsfeld.
    .bonus-1 = Jeder Held der Gruppe hat sie getragen.
    .failing-1 = Das Ende der 31. Runde: Es ist heller Tag, und jeder sieht euch.
    .power-1 = Das Brett aufheben
    .power-2 = Das Brett legen

chapter-harvest-home = Erntefest
    .text =
        In der großen Halle ist für sechzig gedeckt, und hinter jedem Stuhl steht einer von den Toten der Güter, den Hut in den Händen. Man will ihnen danken. Eine Rede ist vorgesehen. Nach der Rede gehen die Teller zurück, es war ja nichts darauf.

        Die Ersten, die sitzen, seid ihr. Geplant hat das niemand: Man trägt einen König neun Treppen hoch, und da ist ein Stuhl. Es wird entsetzlich still. Dann zieht ein alter Pflüger, seit sechs Jahren tot, den Stuhl vor sich heraus, schaut ihn an, schaut euch an und setzt sich.

        Es geht den Tisch entlang wie Wind.

        „Niemand“, ruft eine Stimme von der Galerie, „hat es hier bequem zu haben!“ Es ist Amtmann Crake, vom Hals. Er ist befördert; er hat jetzt eine Kette. Ihm sei gemeldet worden, sagt er, hier werde gesessen.

        „Suppe“, sagt der Pflüger, zu niemandem, hoffnungsvoll. Auf beiden Seiten fliegen die Türen auf.
    .failure = Sie stehen wieder auf, einer nach dem anderen, und rücken die Stühle an. Das Anrücken der Stühle vergisst man nicht.
    .success = Beim achten Glockenschlag bringt die Köchin, die lebt und zugehört hat, die Suppe herein.
    .plus = Es gibt Nachschlag. Der König, dem jemand gesagt hat, was auf dem Tisch steht, lässt seinen dem Pflüger geben. Crake hat man hingesetzt. Es sei, sagt er, eigentlich ganz erholsam.
    .mark-west-doors = Westtüren
    .mark-east-doors = Osttüren
    .special = Zu Beginn der Runden 1 und 5 kommen die Leute des Amtmanns durch die Westtüren, zu Beginn der Runden 3 und 7 durch die Osttüren: einer weniger, als es Helden sind. Sie gehen auf die Gäste. Eine Aktion neben einem Gast setzt ihn um; eine Aktion neben einem Tisch wirft ihn um, er ist bis zum Ende eine Mauer, und jeder Gast neben dem Helden verliert 1 TP. Ein Bescheid kostet einen Helden beim ersten Schritt jeder Bewegung 1 Punkt mehr und einen Gast beim Aufräumen 1 TP.
    .main = Runde 8 ist vorbei, und mindestens zwei Gäste sitzen.
    .bonus-1 = Höchstens ein Gast ging verloren.
    .failing-1 = Weniger als zwei Gäste sind übrig.
    .counter-lost = Verlorene Gäste
    .power-1 = Einem Gast aufhelfen
    .power-2 = Den Tisch umwerfen
