# „Der schwere König“ auf Deutsch.

pack = Der schwere König
    .about = König Wenlow IX. ist seit elf Jahren tot, und niemand hat den Totenschein eingereicht. Ein Trupp Träger bringt ihn die Gratstraße hinauf unter die Erde, vorbei an allen, die davon leben, dass er es nicht ist.

## Marken und Zähler

die-chalk = Kreide
die-blue = Blau
die-red = Rot
die-black = Schwarz

token-writ = Bescheid
    .gender = m
token-debt = Schuld
    .gender = f
token-irons = Eisen
    .gender = n
counter-weight = Gewicht
    .gender = n

## Gelände

terrain-cobble = Pflaster
    .gender = n
terrain-grass = Gras
    .gender = n
terrain-stubble = Stoppeln
    .gender = many
terrain-stone-wall = Steinmauer
    .gender = f
terrain-hedge = Hecke
    .gender = f
terrain-bank = Böschung
    .gender = f
terrain-crates = Kisten
    .gender = many
terrain-toll-bar = Schlagbaum
    .gender = m
terrain-chest = Zolltruhe
    .gender = f
terrain-brazier = Kohlenbecken
    .gender = n
terrain-stook = Garbe
    .gender = f
terrain-ditch = Graben
    .gender = m
terrain-table = Tisch
    .gender = m
terrain-snare = Schlinge
    .gender = f
terrain-sheaf = Ährenbündel
    .gender = n

## Figuren

hero-nan = Nan Threlkeld
    .about = Glockenfrau, sechzig, bewaffnet.
hero-odger = Odger Fell
    .about = Ein Viehtreiber, der sich vor Kühen fürchtet.
hero-maud = Schwester Maud Pyke
    .about = Ausgetreten, zweimal.
hero-corvin = Corvin Sedge
    .about = Ein Fährmann, der nicht schwimmen kann.
hero-tibb = Tibb Hollow
    .about = Ein Chorknabe, dessen Stimme Dinge zerbrach.

class-bearer = Trägerin
    .gender = f
    .about = Steht bei anderen, damit die Schläge ihr gelten.
class-gleaner = Ährenleserin
    .gender = f
    .about = Zieht mehr Karten, als sie spielen kann, und verheizt den Rest.
class-ringer = Läuterin
    .gender = f
    .about = Auf ihren Schlag heilen, gehen und kommen andere zurück.
class-tallyman = Kerbschnitzer
    .gender = m
    .about = Schreibt erst an und fordert später ein.
class-poacher = Wilderer
    .gender = m
    .about = Kämpft auf Feldern, nicht gegen Figuren: Schlingen, und Schüsse, die hineintreiben.

enemy-crake = Amtmann Crake
    .gender = m
enemy-tollman = Zöllner
    .gender = m
enemy-receipt = Quittung
    .gender = f
enemy-speaker-straw = Präsident Stroh
    .gender = m
enemy-scarecrow = Vogelscheuche
    .gender = f
enemy-crow = Krähe auf der Tribüne
    .gender = f
enemy-sergeant = Der Wachtmeister
enemy-watchman = Wachmann
    .gender = m
enemy-rattle = Ratschenmann
    .gender = m
companion-bier = Die Bahre
    .lends-1 = Sie tragen

ability-serve = Zugestellt
ability-distrain = Pfändung
ability-order = Zur Geschäftsordnung
ability-divide = Hammelsprung
ability-glare = Laterne ins Gesicht

deck-crake = Amtmann Crake
deck-speaker-straw = Präsident Stroh
deck-watch = Die Wache

## Karten

card-all-seven = Alle sieben
card-all-the-way-up = Ganz hinauf
card-at-the-stroke = Beim Glockenschlag
card-bad-debts = Faule Schulden
card-bag-of-wire = Drahtbeutel
card-bare-feet = Barfuß
card-basic-attack = Einfacher Angriff
card-basic-move = Einfache Bewegung
card-beat-the-bushes = Auf den Busch klopfen
card-between-the-eyes = Zwischen die Augen
card-black-ribbon = Schwarzes Band
card-bolt-hole = Fluchtröhre
card-borrowed-bow = Geliehener Bogen
card-boundary-coat = Grenzmantel
card-brace = Gegenhalten
card-broad-back = Breites Kreuz
card-called-in = Fällig gestellt
card-carried-forward = Übertrag
card-carry-the-one = Eins im Sinn
card-clapper = Klöppel
card-compound = Zinseszins
card-corn-dolly = Kornpuppe
card-dead-lift = Aus den Knien
card-deep-apron = Tiefe Schürze
card-door-frame = Türrahmen
card-double-entry = Doppelte Buchführung
card-final-demand = Letzte Mahnung
card-first-light = Morgengrauen
card-first-light-ability = Morgengrauen
card-found-purse = Jemandes Geldbeutel
    .text = In der Fahrrinne liegt ein Geldbeutel, darin ein Beutel Gold und ein Zettel: Bei Fund abzugeben beim Amtmann am Hals, der nachgezählt hat. Kein Mensch ist zu sehen. Die Kiste schweigt, wie jemand schweigt, der zuhört.
    .choice-1 = Ihn behalten
    .choice-2 = Ihn in die Hecke legen, wo er suchen wird
card-gold = Beutel Gold
card-grubbs-pencil = Grubbs Bleistift
card-handbell = Handglocke
card-handful = Eine Handvoll
card-heartbeat = Herzschlag
card-heave = Hauruck
card-insolvent = Zahlungsunfähig
card-invoice = Rechnung
card-kings-button = Des Königs Knopf
card-late-pedlar = Ein verspäteter Hausierer
    .text = Ein Hausierer sitzt auf einem Meilenstein und sortiert Knöpfe. Gestorben sei er im Frühjahr, sagt er, an der Feuchtigkeit, und seither gehe es ihm eher besser: keine Miete. „Ich gebe euch einen Beutel für das, was da drin klappert“, sagt er und sieht die Kiste an.
    .choice-1 = Ihm einen Messinggriff verkaufen
    .choice-2 = Ihm sagen, dass es der König ist
    .choice-3 = Einen guten Abend wünschen
card-light-fingers = Leichte Finger
card-long-division = Schriftliche Division
card-long-lift = Der lange Hub
card-long-rope = Langes Seil
card-not-her = Nicht sie
card-noted = Ist vermerkt
card-nothing-wasted = Nichts verkommt
card-on-account = Anschreiben
card-over-here = Hierher, du
card-overtone = Oberton
card-passing-bell = Zügenglocke
card-patient = Geduldig
card-peal = Geläut
card-pick-up-after = Hinterherräumen
card-pin = Festgenagelt
card-point-of-order = Zur Geschäftsordnung
card-point-of-order-ability = Zur Geschäftsordnung
card-quiet-feet = Leise Sohlen
card-rain-and-singing = Regen und Gesang
    .text = Es regnet. Unter dem einzigen Baum sitzen sechs Trauergäste einer anderen Gesellschaft, denen man ein Begräbnis schuldet, das nicht stattgefunden hat. Sie können alle Strophen. Nach der vierten klopft es aus der Kiste, im Takt.
    .choice-1 = Mitsingen
    .choice-2 = Geld einsammeln
    .choice-3 = Den Regen aussitzen
card-rifle-his-coat = Manteltaschen
card-right-of-way = Wegerecht
card-right-of-way-ability = Wegerecht
card-ring-for-order = Zur Ordnung läuten
card-rounding = Gerundet
card-sanctus = Sanctus
card-scarecrow-hat = Scheuchenhut
card-second-look = Zweiter Blick
card-second-picking = Nachlese
card-set-a-snare = Schlinge gelegt
card-set-down-hard = Hart abgesetzt
card-short-halberd = Halbe Hellebarde
card-shoulder-through = Durchgezwängt
card-shoulder-to-shoulder = Schulter an Schulter
card-small-bell = Glöckchen
card-smelling-salts = Riechsalz
card-speakers-mace = Zepter des Präsidenten
    .says = Man trug es einem Parlament voran, das nie zusammentrat. Seither wartet es darauf, jemanden zur Ordnung zu rufen.
card-startle = Aufgescheucht
card-steady-pull = Ruhiger Zug
card-strew = Ausgestreut
card-stubble-walk = Über die Stoppeln
card-take-the-weight = Mit anfassen
card-tenor-bell = Große Glocke
card-the-slate = Die Schiefertafel
card-toll-of-geese = Gänsezoll
    .text = Neun Gänse stehen quer über die Straße, in einer Reihe, und rühren sich nicht. Dahinter hält ein kleines Mädchen einen Hut hin. „Donnerstags ist es ihre Straße“, sagt sie. „Hat der König gesagt.“ Ihr fragt, welcher. Sie zuckt die Achseln. Gesagt haben sie alle etwas.
    .choice-1 = Die Gänse bezahlen
    .choice-2 = Sagen, dass Mittwoch ist
    .choice-3 = Durch den Graben ausweichen
card-toll-the-hour = Die Stunde schlagen
card-tollmans-maul = Zöllnerschlegel
card-twelfth-creditor = Der zwölfte Gläubiger
    .text = Er ist euch den ganzen Tag nachgegangen, den Schein vor sich her tragend wie einen Teller Suppe. „Ich will ihn nur abgezeichnet sehen“, sagt er. „Von ihm. Persönlich. Ich mache keine Umstände.“ Aus der Kiste klopft es, so wie man fragt: Wer ist da?
    .choice-1 = Ihn klopfen lassen, und Antwort bekommen
    .choice-2 = Ihn auszahlen
    .choice-3 = Schneller gehen
card-two-can-carry = Zu zweit trägt sich's
card-under-the-table = Unter den Tisch
card-uphill = Bergauf
card-uphill-lesson = Übung am Hang
    .text = Die Straße geht bergauf und dann, zur Abwechslung, bergauf. Auf halber Höhe steht eine Bank zum Andenken an jemanden, der hier stehen blieb. Ihr setzt ihn darauf ab und geht es noch einmal durch: wer hebt, wer zählt, wer „Vorsicht, Stufe“ sagt.
    .choice-1 = Es noch einmal durchgehen
    .choice-2 = Weitergehen, solange es hell ist
card-wake-the-house = Das Haus wecken
card-watch-lantern = Wachlaterne
card-what-falls = Was abfällt
card-whistle = Pfiff
card-whole-field = Das ganze Feld
card-whole-wood = Der ganze Wald
card-windage = Seitenwind
card-wire-wise = Drahtkundig
card-writing-desk = Schreibpult

## Bosskarten

boss-card-in-the-kings-name = Im Namen des Königs
boss-card-served = Zugestellt
boss-card-in-triplicate = In dreifacher Ausfertigung
boss-card-distraint = Pfändung
boss-card-consults-the-tariff = Schlägt im Tarif nach
boss-card-fees-and-charges = Gebühren und Auslagen
boss-card-lost-his-papers = Papiere verloren
boss-card-order-order = Ruhe im Hause
boss-card-ayes-to-the-right = Die Ja-Stimmen rechts
boss-card-noes-to-the-left = Die Nein-Stimmen links
boss-card-division = Hammelsprung
boss-card-hear-hear = Sehr richtig
boss-card-the-speaker-rises = Der Präsident erhebt sich
boss-card-adjourned-for-lunch = Mittagspause
boss-card-move-along = Weitergehen
boss-card-hue-and-cry = Haltet sie
boss-card-in-pairs = Zu zweit
boss-card-lantern-in-the-face = Laterne ins Gesicht
boss-card-nothing-to-see-here = Hier gibt es nichts zu sehen
boss-card-at-the-double = Laufschritt
boss-card-which-way-did-they-go = Wo sind sie hin

## Kapitel

chapter-undersigned = Die Unterzeichneten
    .text =
        Das Kontor von Grubb & Tochter steht zwischen dem Krämer und dem anderen Krämer und riecht nach Bienenwachs und nach Beschlüssen. Der alte Grubb ist im Frühjahr gestorben. Er sitzt am Pult; er kam nie zu spät und fängt jetzt nicht damit an. Das Reden übernimmt die Tochter.

        „Ihr kennt die Lage“, sagt Hester Grubb. Jeder kennt sie. König Wenlow der Neunte starb vor elf Jahren, an einem Nachschlag. Den Totenschein hat keiner eingereicht. Solange ein König nicht unter der Erde ist, erlischt keines seiner Gesetze: keine Schuld, keine Grenze, keine Ehe, kein Urteil. Und vor dem König darf sich niemand hinlegen, also stehen die Toten im Mark morgens auf und gehen zur Arbeit. Ein, zwei Jahre lang haben sie es mit Fassung getragen.

        „Ein König“, sagt Hester. „Ulme, Messinggriffe. Die Gratstraße hinauf bis zum Steinbruch, aus dem sie alle gehauen sind, und dort wieder hinein. Es wird schlecht bezahlt und geht meistens bergauf. Üblich sind acht Träger. Ich sehe, ihr seid weniger; sonst könnte ich euch nicht bezahlen.“

        Sie dreht den Vertrag herum. Er hat sehr viele Klauseln, und die Tinte der letzten ist noch feucht.

        Im Hof klopft es unter einer Plane, zweimal.

        „Er arbeitet noch“, sagt Hester Grubb. „Holz eben.“
    .choice-1 = Mit vollem Namen, und über die Zollstraße
    .choice-2 = Mit vollem Namen, und über den Feldweg
    .choice-3 = Drei Kreuze, und über die Zollstraße
    .choice-4 = Drei Kreuze, und über den Feldweg

chapter-nobody-passes-free = Umsonst kommt keiner durch
    .text =
        Der Zoll am Hals war für eine Brücke. Die Brücke ist noch unter dem alten König eingestürzt, und der Fluss hat sich inzwischen anderswo eingerichtet, aber der Zoll gehört dem König, der König liegt nicht unter der Erde, und so gilt er weiter. Er gilt auf beiden Seiten eines Torhauses, mit einem Schlagbaum quer über die Straße und einem Hund namens Quittung.

        „Zweck der Reise“, sagt Amtmann Crake. Sein Gesicht ist zu wie eine Schublade.

        Ein Begräbnis, sagt ihr.

        „Wessen?“

        Unter dem Tuch klopft es, recht hoffnungsvoll. Alle Zöllner im Hof nehmen den Hut ab und setzen ihn schnell wieder auf.

        Crake denkt nach. Man sieht, wie es bei ihm ankommt, ein Zöllner nach dem anderen: kein König, kein Zoll; kein Zoll, kein Amtmann; kein Amtmann, und er müsste heim zu Frau Crake, der er seit elf Jahren sagt, man könne ihn im Dienst nicht entbehren.

        „Da wären noch“, sagt Amtmann Crake und knöpft eine Mappe voller Papier auf, „ein paar Förmlichkeiten.“
    .failure = Crake beschlagnahmt den König gegen Quittung, und der Hund bekommt sie. Euch setzt man hinten hinaus, bei der Brücke, die es nicht gibt.
    .success = Crake setzt sich auf seine Mappe. „Dann geht“, sagt er. „Ich werde etwas ausfüllen müssen.“ Hinter euch fragen die Zöllner einander, was man abends so tut.
    .plus = Kein Kratzer am Holz. Crake betrachtet die Ulme eine Weile, und dann hebt er, das hat noch keiner gesehen, den Schlagbaum mit eigener Hand. Quittung läuft bis zum ersten Meilenstein mit.
    .special = Ein Bescheid kostet einen Helden beim ersten Schritt jeder Bewegung 1 Punkt mehr. Eine Aktion neben einem Kohlenbecken verbrennt die Bescheide aller, die dort stehen; eine Aktion neben dem Schlagbaum hebt ihn; eine Aktion neben einer Zolltruhe leert sie, für einen Beutel Gold, wenn der Abend gewonnen wird.
    .main = Crake ist besiegt.
    .bonus-1 = Die Bahre unberührt: Sie hat keine TP verloren.
    .counter-takings = Einnahmen
    .power-1 = Die Bescheide verbrennen
    .power-2 = Den Schlagbaum heben
    .power-3 = Die Truhe leeren

chapter-scarecrow-parliament = Das Vogelscheuchen-Parlament
    .text =
        Der Feldweg führt um den Zoll herum und durch Niederstoppel, das nirgendwohin Abgeordnete schickt. Es sollte ein eigenes Parlament bekommen. Zwischen erster und zweiter Lesung starb der König; seitdem ist das Gesetz weder verfallen noch beschlossen, und elf Jahre Wind sind über die Bänke gegangen.

        Irgendwer musste darauf sitzen. Das Dorf zog Vogelscheuchen an, um die Plätze freizuhalten, aus Respekt, und die Vogelscheuchen haben Geschmack daran gefunden.

        „Ich bitte um Ruhe im Hause“, sagt die mit der Kette, mit einer Stimme wie ein Scheunentor. „Es sind Fremde auf der Tribüne.“

        In den Hecken raschelt es. Ihr zählt vier Abgeordnete, schaut einer Furche wegen zu Boden, schaut auf und zählt dieselben vier, ein gutes Stück näher.

        „Zur Abstimmung steht“, sagt Präsident Stroh, „dass nichts bewegt werde. Am wenigsten ein König.“ Eine Krähe auf seiner Schulter ruft: Sehr richtig! Die Zustimmung, fällt euch auf, kommt aus den Furchen hinter euch.
    .failure = Angenommen. Ihr wacht im Graben auf, in fremden Hosen, mit Stroh in den Ärmeln.
    .success = „Die Sitzung“, sagt Präsident Stroh und löst sich auf, „ist geschlossen.“ Sie ist es. Es sieht aus wie ein Acker.
    .plus = Ihr habt jedem Mitglied ins Gesicht gesehen, soweit vorhanden. Sie beschließen durch Zuruf, das Begräbnis zum zweiten Mal zu lesen, und geben euch das Zepter mit, damit es aus dem Haus ist.
    .special = Eine Vogelscheuche, die kein Held sieht, wenn eine Bosskarte sie aktiviert, wird zweimal aktiviert. Eine Aktion neben einer Vogelscheuche dreht ihr Gesicht zur Hecke: Sie ist Betäubt.
    .main = Präsident Stroh ist besiegt.
    .bonus-1 = Weniger als viermal hat eine Vogelscheuche, die niemand sah, zweimal gehandelt.
    .counter-unseen = Ungesehen
    .power-1 = Ihr Gesicht zur Hecke drehen

chapter-supper-among-creditors = Abendbrot unter Gläubigern
    .text =
        Das Krumme Kreuz ist ein Gasthaus für Leute, denen man etwas schuldet. Es hat einen langen Tisch, und jeder daran hat ein Papier mit dem Siegel des Königs: für Stiefel, für Kerzen, für hundert Schafe und ein Lied. Solange er nicht unter der Erde ist, ist jedes dieser Papiere gut. Reich sind sie, alle miteinander. Es gibt Suppe.

        „Und was ist in der Kiste?“, fragt der Schuster und rückt ein Stück.

        Sie steht am Ofen, aus der Nässe. Den ganzen Tag war sie still. Jetzt klopft es einmal, wie einer klopft, der das Wort Suppe gehört hat.

        Zwölf Löffel halten inne. Man hört die Kerzen unbezahlt brennen.

        Es gibt nicht viele Dinge, die so groß sind wie ein König. Ihr könnt ihnen sagen, welches es ist, und abwarten, was zwölf Leute tun, deren Vermögen ein toter Mann ist. Ihr könnt sagen, es sei ein Klavier. Oder ihr legt Geld auf den Tisch, was man ihnen so lange versprochen hat, dass sie darüber das Fragen vergessen könnten.
    .choice-1 = Die Wahrheit sagen; der Schuster weint und hat einen Vetter mit Boot
    .choice-2 = Es ist ein Klavier; man zeichnet für ein Konzert im Gerstenfeld
    .choice-3 = Die Zeche zahlen, und am Fluss entlang
    .choice-4 = Die Zeche zahlen, und durch die Gerste

chapter-knocking = Ulme, Messinggriffe, Klopfen
    .text =
        Heute tragt ihr ihn gut. Keiner stolpert. Auf ebenem Weg wiegt er, was ein Mann eben wiegt, und oben auf dem Kerzenhang setzt ihr ihn sanft ab, ins Gras, in die letzte Sonne, und esst Brot und Käse, den Rücken an der Ulme.

        Es ist ein geselliges Schweigen, bis er klopft.

        Nicht zweimal, wie wenn das Holz arbeitet. Es geht weiter, geduldig, mit Pausen; und wollte man Worte unterlegen, was man lassen sollte, so hießen sie: Ist es weit.

        Man gewinnt eine Last lieb. Davor warnt man Lehrlinge zuerst; das Zweite ist das Heben aus dem Rücken. Von hier oben sieht man die ganze Straße: den Hals, die Glocken, den grauen Kamm des Grats und, klein wie eine Zahnlücke, den Steinbruch. Es ist weit. Weiter geht es gar nicht.

        Er wartet. Zwischen Deckel und Wand ist ein Spalt, da passte ein Wort hinein, oder heraus.
    .choice-1 = „Es ist weit“, und hinunter zum Fluss
    .choice-2 = „Nicht sehr.“ Durch den Spalt schiebt er eine Münze
    .choice-3 = Zurückklopfen, zweimal, und durch die Gerste weiter

chapter-left-at-the-roadside = Am Straßenrand stehen gelassen
    .text =
        Es ist ein weiter Weg zu Grubb & Tochter, wenn man nichts zu tragen hat.

        Hester wird nicht laut. Sie nimmt das Buch für alles, was schiefgegangen ist, das dickere von beiden, und spitzt einen Bleistift. „Wo“, sagt sie, „hattet ihr ihn zuletzt?“

        Es habe geregnet, sagt ihr, es habe gewisse Unannehmlichkeiten gegeben, man habe ihn nur einen Augenblick abgesetzt.

        „Abgesetzt“, sagt Hester, „oder fallen lassen?“

        Hinter ihr hebt der alte Grubb den Kopf vom Pult, zum ersten Mal seit der Beerdigung. Es ist kein zorniger Blick. Es ist der Blick eines Mannes, der vierzig Jahre lang Leute begraben und keinen einzigen verlegt hat.

        Ein Fuhrmann hat ihn gesehen, wie sich zeigt. Die Wache fand auf der Straße eine große Kiste mit dem königlichen Wappen auf dem Deckel, klopfend. Sie tat, was die Wache mit allem tut, was klopft: Sie hieß es weitergehen, und als es nicht ging, nahm sie es fest. Er sitzt im Grabenweg, wegen Behinderung des Verkehrs.
    .choice-1 = „Fallen lassen“, und die Buße zahlen
    .choice-2 = „Fallen lassen“, und die Buße über Nacht abarbeiten
    .choice-3 = „Abgesetzt.“

chapter-ditchwater-lane = Der Grabenweg
    .text =
        Der Grabenweg ist ein Graben, der es zu einem Namen gebracht hat. Die Böschungen sind mehr als mannshoch, am Boden steht, was eben drinsteht, und am hinteren Ende hat die Wache einen Tisch quer gestellt, mit Lampe, und hinter dem Tisch, in Eisen, den König.

        Man hat ihn an den Griffen angekettet. Ein junger Wachmann verliest ihm seine Rechte, was bei einem König dauert.

        „Ach, ihr seid das“, sagt der Wachtmeister. „Eure Kiste, ja? Dann ist es auch eure Behinderung.“ Er freut sich. Er hatte ein ruhiges Jahr. „Es gibt da eine Ordnung. Ihr geht einzeln hinein, in der Reihenfolge, in der ich aufrufe, und kommt einzeln heraus, in derselben, und Plätze getauscht wird nicht, das habe ich nämlich aufgeschrieben.“

        Hat er. Er hält die Liste ans Licht. Ein paar eurer Namen stehen darauf, und der ganze Rand ist noch frei.
    .failure = Die Ablösung kommt und ist freundlicher als der Wachtmeister: Sie lässt ihn euch, um nichts schreiben zu müssen. Man trägt ihn nicht bis zur Ecke. Man rollt ihn.
    .success = Er ist draußen und ihr größtenteils auch. Aus dem Graben ruft eine Stimme eure Namen auf, der Reihe nach, und trägt euch als fehlend ein.
    .plus = Alle draußen, alle auf den Beinen. Der junge Wachmann rennt euch nach, außer Atem, mit der Laterne. „Ihr habt vergessen, entlassen zu werden“, sagt er und dann scheu zum Deckel: „Majestät.“
    .special = Der Wachtmeister hat die Reihenfolge aufgeschrieben: Kein Trank würfelt sie neu, und niemand tauscht darin den Platz. Die Bahre liegt in Eisen und kann nicht getragen werden, bis ein Held daneben eine Aktion auf die Kette verwendet hat.
    .main = Die Bahre steht auf einem Ausgangsfeld.
    .bonus-1 = Keiner bleibt im Graben: Wenn die Bahre dort steht, ist kein Held kampfunfähig.
    .failing-1 = Das Ende der 10. Runde: Die Ablösung kommt.
    .power-1 = Die Kette sprengen
