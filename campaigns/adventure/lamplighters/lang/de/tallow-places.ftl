# Orte, Beute und Geschichten von Abenteuer 1, „The Price of Tallow“.

# Karten

card-comptrollers-snuffer = Das Löschhorn des Kontrolleurs
    .flavour = Silber, mit langem Stiel, damit er nicht dabei sein muss, wenn es ausgeht.
card-candle-of-ones-own = Die eigene Kerze
    .flavour = Artikel neun, endlich, mit deinem Namen darauf. Frag nicht nach der Länge.
card-true-ledger = Das wahre Hauptbuch
    .flavour = Es geht auf. Zwei Schreiber mussten sich hinlegen.

# Orte

location-counting-house = Das Kontor
    .flavour = Hier ist alles gezählt. Die Schreiber werden um sechs gezählt und beim Abschließen.
location-rendering-yard = Der Siedehof
    .flavour = Was zum Tor hereinkommt, geht als Licht hinaus. Halt deinen Hut fest.
location-candle-row = Die Kerzenzeile
    .flavour = Vierzig Läden, ein Geruch. Jeder verkauft die letzte Kerze, die du je brauchen wirst.
location-bonded-warehouse = Das Zolllager
    .flavour = Noch gehört hier nichts irgendwem. Ein ehrlicheres Haus hat der Hafen nicht.
location-harbor-court = Das Hafengericht
    .flavour = Der Büttel wahrt die Stille, das Wort zu einem Schilling. Schwerter in den Schirmständer.
location-auction-hall = Die Auktionshalle
    .flavour = Wink hier keinen Freunden. Jemand hat es getan und zahlt noch an dem Wal.
location-long-quay = Der Lange Kai
    .flavour = Das Boot fährt mit der Tide. Die Tide fährt, wenn ihr danach ist.
location-third-light = Das Dritte Licht
    .flavour = Hundertzehn Stufen. Besichtigung mittwochs, mit eigener Kerze.

# Geschichten

adventure-the-price-of-tallow = Der Preis des Talgs
    .opening =
        Die Quittungen sind in der Handschrift des Altvaters, und der Altvater lügt nicht. Dafür reicht seine Grammatik nicht.
        Er hat den Talg der Wächter an die Gilde verkauft. Die Gilde hat ihn weiterverkauft, einen Pfennig über Einkauf.
        Wer immer ihn kaufte, zahlte bar auf den Tisch, und der Tisch ist seither feucht.
        All das habt ihr der Gilde schriftlich gegeben. Die Gilde hat sich bedankt und nach einem Prüfer geschickt.
scenario-an-audit-of-the-dark = Eine Prüfung der Dunkelheit
    .opening =
        Kontrolleur Isembard Fole ist die Küste heruntergekommen, mit einem Sitzkissen, zwei Schreibern und einer Frage: Wo bleibt das Öl?
        Es kommt in die Lampen. Das hätte er gern schriftlich.
        Leider führt die Gilde ihre Bücher doppelt. Das eine ist für Kontrolleure.
        Das andere ist das wahre Hauptbuch. Es liegt keine zwei Nächte am selben Ort, weil es stimmt, und darin steht, wer den Talg der Wächter gekauft hat.
        Halb Tallowby wäre es lieber, es stünde nicht darin, und der anderen Hälfte hat man die Schlüssel geliehen.
        Euch hat man zur Prüfung abgestellt. Kerzengeld ist nicht vorgesehen.
    .ending =
        Gefunden habt ihr es am Ende, indem ihr unter die Dinge geschaut habt, worauf von den Prüfern keiner gekommen war.
        Das wahre Hauptbuch ist in Aalhaut gebunden. Ihr habt es im Stehen gelesen, einen Daumen zwischen den Seiten und einen Stuhl vor der Tür.
        Kiste um Kiste ging der Talg hinaus, einen Pfennig über Einkauf, an eine Lady Quill, auf Rechnung eines Herrn, der in altem Gold zahlt.
        Unter „Anschrift“ hat der Schreiber eingetragen: unten.
        Ihr habt die Seite beim Licht eurer eigenen Lampe abgeschrieben, die Abschrift unterzeichnet und das Buch Kontrolleur Fole gegeben.
        Er las es zweimal. „Einen Pfennig“, sagte er mit echtem Gefühl und fragte euch, was eine Lampe kostet, auf die Nacht gerechnet.
    .losing =
        Am Morgen war das wahre Hauptbuch gefunden, von jemand anderem, und verbessert.
        Es stimmt jetzt in jeder Zahl mit dem anderen überein, und in beiden ist die Tinte noch nass.
        Der Kontrolleur dankte euch für eure Unterstützung und buchte das Öl als auf See verloren.
        Er hat euch ein Formular dagelassen, in das ihr eintragen sollt, wo ihr gesucht habt. Platz ist für eine Zeile.
    .mourning =
        Wer von euch fehlt, hat unter etwas nachgesehen, das zurückgesehen hat.
        Das Hauptbuch ist wahr und hat dafür eine Spalte: eins, entliehen, nicht zurückgegeben. Ihr habt es gemeinsam abgezeichnet.
scenario-candles-for-the-gentry = Kerzen für die feine Gesellschaft
    .opening =
        Lady Amabel Quill gibt ein Diner, und die Kerzen sind aus dem Talg der Wächter, bis hinunter zu denen auf der Treppe.
        In diesem Licht sehen ihre Gäste einander so, wie sie aussehen werden, wenn sie ertrunken sind. Es ist die große Mode.
        Leute, die seit Jahren kein Wort gewechselt hatten, sah man auf demselben Sofa sitzen und vergleichen.
        Niemand bei Tisch fragt, woher eine Kerze so etwas weiß. Niemand fragt, was sie ferngehalten hat, als sie noch in einer Lampe war.
        Im Keller stehen vierzig Kisten, und jede davon ist ein Monat von jemandes Runde.
        Auf der Einladung steht: keine Waffen. Sie ging nicht an euch, aber lesen könnt ihr.
    .ending =
        Ihr seid mit einem Löschhorn die Tafel entlanggegangen und habt die Kerzen ausgemacht, eine nach der anderen, dem Rang nach.
        Im Dunkeln waren es bloß Leute, die zu viel gegessen hatten. Die meisten gingen heim und waren nett zu jemandem.
        Lady Amabel blieb sitzen. „So etwas kauft man nicht“, sagte sie. „Es wird geschickt, mit einer Karte. Er ist ein so aufmerksamer Nachbar.“
        Die Karte habt ihr. Sie ist völlig durchnässt und bittet um einen Gegenbesuch.
        Was im Keller noch übrig war, habt ihr auf dem eigenen Rücken heraufgetragen, vorbei am Fisch, der zusah.
        An der Tür fragte sie, was ihr in diesem Licht an ihr gesehen hättet. Tang, habt ihr gesagt, und dass er ihr stehe.
    .losing =
        Das Diner dauerte bis zur letzten Kerze, und bei jedem Gang lachte jemand, den keiner eingeladen hatte.
        Euch ließ man durch die Küche hinaus, wo es allen sehr leidtat und man euch etwas vom Fisch einpackte.
        Am Westufer fehlte in dieser Woche drei Lampen der Talg. Von den Gästen wohnt keiner am Westufer.
        Es soll einen weiteren Abend geben. Auf der Karte seid ihr schon darauf, und man sieht, wie ihr aussehen werdet.
    .mourning =
        An der Tafel bleibt ein Gedeck liegen. Lady Amabel lässt es nicht abtragen; sie ist die Einzige, die es ausspricht.
        Die Karte mit dem Namen habt ihr mitgenommen und in einer Lampe verbrannt, wo sie gutes Licht gab.
scenario-the-auction-of-the-third-light = Die Versteigerung des Dritten Lichts
    .opening =
        Das Dritte Licht ist das älteste auf eurer Runde: hundertzehn Stufen, eine Lampe und ein Kessel, der allen gehört.
        Heute Morgen hing ein Zettel an der Tür. Es ist Los einundvierzig, nach einer Wäschemangel und vor einem Posten Tauwerk.
        Die Gilde bedauert. Irgendwer muss eine Prüfung bezahlen, und das Dritte Licht kann keinen Einspruch erheben.
        Zum Ersten, sagt Josias Tench, Auktionator, und längs der Klippen könnte man schwören, dass etwas nachgibt.
        Hinten im Saal sitzt ein Bieter in einer Pfütze. Er hat keinen Hut, keine Nummer und kein Limit, und er nickt zu allem.
        Geld habt ihr keines. Das Haus nimmt Ware. Leert eure Taschen.
    .ending =
        Alles, was ihr hingelegt und nicht wieder aufgehoben hattet, ergab zusammengerechnet einen Leuchtturm und neun Pence.
        „Verkauft“, sagte Josias Tench, als hörte er das Wort zum ersten Mal, und legte den Hammer neben seine Hand.
        Der Bieter in der Pfütze nickte weiter. Er nickte sich die Rampe hinunter und ins Hafenbecken, und zuletzt war da nur noch die Pfütze.
        So gehört das Dritte Licht nun euch: die Stufen, die Lampe und ein Anteil am Kessel.
        An diesem Abend habt ihr es als Eigentümer angezündet. Es dauerte länger, denn auf einmal bemerkt man die Scharniere.
        Die Gilde hat gratuliert. Der Abgabenbescheid liegt bei.
    .losing =
        „Und zum Dritten“, sagte Josias Tench, und da war es fort.
        Der neue Eigentümer nahm es bei Hochwasser in Besitz, durchs Fenster.
        Euch gab man eure Ware zurück, abzüglich Aufgeld, dazu den Kessel, den niemand in die Liste aufgenommen hatte.
        Von der zweiten Lampe bis zur vierten ist es jetzt eine Meile weit dunkel, und die Schiffe haben angefangen, sich dorthin zu neigen.
    .mourning =
        Unter den Losen ist eines, auf das niemand mehr bietet.
        Josias Tench trug es ohne Mindestgebot ein und strich es durch. Es war das einzig Freundliche, das man je von ihm sah.
scenario-the-strike-of-the-apprentices = Der Streik der Lehrlinge
    .opening =
        Die Lehrlinge streiken. Sie sind elf Jahre alt, sie frieren, und sie haben die Satzung gelesen.
        Artikel neun verspricht jedem von ihnen eine warme Mahlzeit und eine eigene Kerze, seit es eine Gilde gibt. So weit hatte nie jemand gelesen, der so klein war.
        Sie sitzen auf jeder Treppe von der Gasse bis zur Tölpelstiege und singen, und der Hafenhund streikt aus Solidarität mit.
        Die Gilde missbilligt es und hat nach Hob Crimp geschickt, der Dinge bricht. Anfangen soll er mit dem Streik.
        Auf den Stufen sitzen auch Leute von euch. Sie haben sich zu den Kindern gesetzt und erledigen keine Gänge, auch eure nicht.
        Gegen das Abgeholtwerden hätten sie durchaus nichts.
    .ending =
        Ihr seid Treppe um Treppe hinaufgegangen und habt euch dazugesetzt, bis Hob Crimp kam und keine Stufe mehr frei war, auf die er einen Stiefel hätte setzen können.
        Er brach eine Tür, eine Bank und sein Wort. Dann legte sich der Hafenhund auf seine Füße, und weiter kam er nicht.
        Die Gilde tagte bis Mitternacht. Artikel neun bleibt, und die Kerzen sollt ihr ausgeben, da ihr die Namen zu wissen scheint.
        Ihr habt sie alle verlesen. Jedes Kind kam nach vorn, nahm eine Kerze und zündete sie an der vorigen an.
        Eine Stunde zu spät waren die Lampen in dieser Nacht, und jede einzelne hat gebrannt.
        Ein Schreiber notierte etwas. Der Kontrolleur, sagte er, werde wissen wollen, wer die Streichhölzer genehmigt habe.
    .losing =
        Um Mitternacht hatte Hob Crimp sie wieder bei der Arbeit. Er wird nach Treppen bezahlt.
        Sie putzten die Dochte in Fäustlingen, und schlecht, denn das war der letzte Paragraph, der ihnen geblieben war.
        Der Hafenhund wollte nicht herein. Er lag quer auf der untersten Stufe und sah euch an, einen nach dem anderen.
        Artikel neun ist geändert worden. Er verspricht noch immer eine Kerze und sagt nicht mehr, wem.
    .mourning =
        Für den Platz, der leer blieb, haben die Lehrlinge eine Stufe freigehalten: die elfte, mit einer Kerze darauf.
        Dort sitzt niemand. Der Hafenhund schläft quer davor, damit es so bleibt.
scenario-the-snuffer-general = Der Generallöscher
    .opening =
        Kontrolleur Fole hat die Rechnung gemacht. Eine Lampe kostet so viel, ein Schiff kostet so viel, und Schiffe sind billiger.
        Er ist kein schlechter Mensch. Es ist eine kurze Rechnung.
        Die Gilde hat ihn zum Generallöscher ernannt, mit Schärpe. Er geht hinter einer Leiter her von Licht zu Licht und dankt jeder Lampe, ehe er sie ausmacht.
        Wo er war, ist es dunkel und sehr ordentlich, und am Nagel hängt eine Quittung.
        Ausgelassen hat er, wozu die Lampen da sind. Dafür gibt es keine Spalte, und die Gilde mochte nie eine anlegen.
        Jemand muss noch einmal rechnen, wo er es sehen kann. Steht nicht herum: Er stellt die Zeit in Rechnung.
    .ending =
        Ihr habt es mit einem verkohlten Docht auf die Kalkwand geschrieben: so viele Lampen, so viele Schiffe, und darunter die Zeile, die er ausgelassen hatte.
        „Und was kostet es“, fragte Isembard Fole, „wenn es aufsteht?“ Da habt ihr ihn zum Fenster umgedreht.
        Es war nur ein einzelner Finger, der am Sims entlangfuhr, um zu sehen, wo das Licht geblieben war. Er nahm die Schärpe ab und ging die Leiter halten.
        Zusammen habt ihr jede Lampe wieder angezündet, der er gedankt hatte. Er führte die Strichliste, und sie ging auf, und er musste sich setzen.
        Die Stimmen, die ihn zum General gemacht haben, wurden im Frühjahr gekauft, von einem Herrn mit altem Gold und einer nassen Manschette.
        Ins Buch des Neunten Wächters schreibt ihr die Stunde, das Wetter und eure Namen. Er fragt, ob er als Zeuge unterschreiben darf.
    .losing =
        Bei Tagesanbruch brannte zwischen Tallowby und dem Neunten Licht keine Lampe mehr, und zum ersten Mal seit hundert Jahren gingen die Bücher auf.
        Der Generallöscher stand mit der Uhr am Kai und wartete auf das erste der billigen Schiffe.
        Was einlief, war höher und hielt am Kai nicht an.
        Er hat darum gebeten, die Zahlen noch einmal zu sehen. Die Zeit reicht gerade, wenn jemand eine Kerze hält.
    .mourning =
        Die Rechnung hat eine Zeile mehr, als ihr wolltet, und sie ist ein Name.
        Isembard Fole hat sie zweimal geprüft und nicht gerundet.
