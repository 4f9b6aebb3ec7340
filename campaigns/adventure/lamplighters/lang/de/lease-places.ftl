# Orte und Geschichten von Abenteuer 3, „The Lease“.

# Orte

location-great-hearth = Der Große Herd
    .flavour = Das Feuer ist älter als das Haus. Gebaut hat man es, um zu sehen, wohin der Rauch zieht.
location-ladder = Die Leiter
    .flavour = Sieh nicht hinunter. Sieh auch nicht hinauf. Die Sprosse ist hochinteressant.
location-snowed-fold = Der verschneite Pferch
    .flavour = Im Herbst gehen Schafe hinein. Im Frühjahr zeigt sich, wie viele davon Schnee waren.
location-turnip-clamp = Die Rübenmiete
    .flavour = Hier kommt nichts weg. Es liegt nur unter dem anderen.
location-giants-kirk = Die Riesenkirche
    .flavour = Hier hat einmal ein Riese geflüstert. Die Ostwand ist neu.
location-shelf = Der Vorsprung
    .flavour = Hier oben steht die Marmelade, damit kein Kind drankommt. Eines sitzt daneben.
location-ice-fall = Der Eisfall
    .flavour = Gefallen ist er vor drei Wintern. Er ist noch unterwegs.
location-milking-stair = Die Melkstiege
    .flavour = Jede Kuh hat ihre Stufe. Man steht nach Rang, und überholt wird nicht.

# Geschichten

adventure-the-lease = Die Pacht
    .opening =
        Der Pachtvertrag über die Lampen gehört den Wächtern, und die Gilde hat ihn hinter Glas.
        Es gibt einen älteren, über das Land. Er lag bei den Papieren von Will vom Irrwisch und verpachtet die Klippenhöfe an die Riesen: alles, was das Meer übrig lässt.
        Als man das schrieb, war es ein stattlicher Hof. Das Meer lässt von Jahr zu Jahr weniger übrig.
        Jemand müsste hinauf und den Altvater fragen, was er zahlt und an wen. Die Gilde hat dazu keine Meinung und hätte gern eure. Ihr sollt alle gehen; allein kommt da keiner hoch.
scenario-snow-on-the-ladder = Schnee auf der Leiter
    .opening =
        Der kurze Weg hinauf zu den Klippenhöfen ist die Leiter. Sie hat neunzig Sprossen, jede so hoch wie eine Scheune, und die unterste fehlt, aus Sicherheitsgründen.
        Die Riesen nehmen sie mit einem Kalb unter jedem Arm. Für andere Leute gibt es ein Geländer, ungefähr auf Höhe einer Kirchturmspitze.
        Seit Montag schneit es darauf, meistens nach oben.
        Heute früh ist der Büttel des Büttels hinauf. Ihn schickt man, wenn die Büttel nicht zahlen, und im Hut hat er ein Papier: Die Höfe sind bis zum Zahltag zu räumen, im Auftrag des Verpächters.
        An den Verpächter hat da oben seit dreihundert Jahren keiner gedacht. Ihm schien es recht zu sein.
        Auf der Leiter steigt man seinen Freunden aufs Dach. Macht vorher aus, auf wem gestanden wird.
    .ending =
        Ihr seid einander über die Schultern heraufgekommen, und für jeden Stiefel, der hinaufging, kam eine Hand herunter, bis keiner mehr wusste, wessen.
        Der Büttel des Büttels war bis zur vorletzten Sprosse gekommen, und da hing er. Er arbeitet allein und hatte niemanden zum Draufstehen.
        Ihr habt ihn am Kragen hereingezogen. Es geht da so weit hinunter, man hätte ihm zu lange zuhören müssen.
        Das Papier durftet ihr halten, während er sich die Finger warm blies. Es beruft sich auf einen Pachtvertrag, in königlicher Handschrift, die verlaufen ist: alles, was das Meer übrig lässt. Die Anschrift des Verpächters kanntet ihr.
        Oben habt ihr euch nach dem Fuß der Leiter umgesehen, um zu wissen, wie weit ihr gekommen wart.
        Als ihr loszogt, hatte er im Schnee gestanden. Jetzt stand er im Meer, und das war bei der zweiten Sprosse und tastete nach der dritten.
    .losing =
        Gegen Mittag war der Büttel des Büttels oben und nagelte sein Papier an das Höchste, woran er reichte: den Fuß eines Torpfostens.
        Zugesehen habt ihr von der vierzigsten Sprosse, wo ihr gerade klärtet, auf wem als Nächstes gestanden wird.
        Hinunter geht es schneller. Dafür hat die Leiter gesorgt.
        Die Gilde erkennt die vierzig Sprossen an und fragt, ob man dieselben vierzig morgen noch einmal einreichen könne.
    .mourning =
        Jeder von euch hatte jemanden gehalten, an der einen Hand oder an der anderen, und beim Nachzählen blieb eine Hand übrig.
        In jene Sprosse haben die Riesen einen Namen gehauen, so tief, dass in den Buchstaben ein Fuß Halt findet.
scenario-the-wedding-at-high-furrow = Die Hochzeit auf der Hohen Furche
    .opening =
        Auf der Hohen Furche werden zwei Familien vereint, die seit dem Frühjahr mit derselben Mauer nacheinander werfen.
        Es ist eine Liebesheirat. Kennengelernt haben sich die zwei darunter.
        Außerdem hängt ein Pachtvertrag daran. Im Streit riss er mittendurch, jedes Haus hat eine Hälfte in der Anrichte, und zusammengelegt werden sie nur für das glückliche Paar.
        Kein Riese geht ohne Geschenk durch eine Tür. Wer mit leeren Händen kommt, gilt als eines.
        Was euch fehlen wird, vergisst man euch drei Generationen lang nicht. Was euch nicht fehlen wird, auch nicht.
        Der Brautonkel steht hinter dem Gabentisch und schreibt mit. Er hat sich eine eigene kleine Mauer mitgebracht.
    .ending =
        Ihr habt gebracht, was ihr gern behalten hättet, und Dinge bekommen, für die man einen Karren braucht, und nach der dritten Torte wusste keiner mehr, wer wem etwas schuldig war. Das, sagt der Altvater, versteht man unter Familie.
        Der Brautonkel verlas seine Liste bis zum Schluss. Es stand niemand darauf, den er guten Gewissens hätte werfen können, und man musste ihn hinausführen.
        Getraut wurden sie über dem, was von der Mauer noch steht. Jeder hat sich einen Stein davon aufgehoben, für den Anfang.
        Dann legte man zwischen den Krümeln die zwei Hälften aneinander. Verpachtet an die Riesen, solange es eine Klippe gibt: alles, was das Meer übrig lässt. Zins: wird abgeholt.
        Über der Unterschrift ist eine Krone, und die ist verlaufen. Daneben hat jemand mit dem Daumen bezeugt.
        Der Daumen geht quer über beide Hälften und am Rand hinaus. Man hat ihn allen im Saal anprobiert, auch der Großmutter des Bräutigams, und er war zu groß.
    .losing =
        Zwischen Fisch und Torte war Schluss. Jemand hatte die Schildchen an den Geschenken gelesen, und jemand anderes las sie vor.
        Danach kam die Mauer. Zweimal flog sie über euch weg, einmal saß die Kapelle noch darauf.
        Jedes Haus hat seine Hälfte des Vertrags mit heimgenommen und wieder unter die guten Teller gelegt.
        Im Frühjahr seid ihr wieder eingeladen. Der Brautonkel hat versprochen, euch nicht zu vergessen.
    .mourning =
        Als alles ausgepackt war, blieb ein Geschenk übrig, und keiner von euch brachte es fertig zu sagen, von wem es war.
        Die Braut lässt es nicht aufmachen. Es steht auf der Anrichte, mit der Schleife daran, und wird abgestaubt.
scenario-calf-in-the-lamp = Das Kalb in der Lampe
    .opening =
        Als ihr die Lampe aus dem Stall geholt habt, musste man eines der Kälber aus ihr heraustragen. Es war darin groß geworden, dicht am Glas.
        Ausgegangen ist es seither nicht. Es leuchtet, es tritt, und es ist im Nebel.
        Morgen ist Zahltag, da wird die Herde gezählt. Fehlt eines, so nimmt sich der Verpächter auch den Stall. Das steht im Vertrag, in dem Teil, den man als Letztes liest.
        Die Wölfe vom Eis haben das Licht gesehen, die Viehdiebe auch. Denen hatte jemand gesagt, sie sollten nach einem ausschauen.
        Wer es findet, braucht beide Arme dafür. Es wiegt so viel wie ihr und geht auf alles los, was blinkt.
        Der Hafenhund ist über die Leiter heraufgekommen, keiner weiß, wie, und läuft im Trab um den Nebel herum, damit er beisammenbleibt.
    .ending =
        Einer von euch trug das Kalb, auf beiden Armen und ohne Waffe. Die anderen hielten sich dicht dabei, und in diesem Licht gab es nichts, was ihr nicht konntet.
        Der Hafenhund trieb hinter euch den Nebel ein, den ganzen, und legte sich quer vors Gatter.
        Im Stall ging das Kalb in die Ecke, wo früher die Lampe stand, und fand sie nicht, und zitterte. Also habt ihr euch dazugesetzt, ins Stroh, ihr alle.
        Nach und nach schlief es ein. Ein wenig leuchtete es noch, so viel, wie man auf dem Flur brennen lässt.
        „Vorm Dunkeln ist denen gar nicht bang“, sagte der Altvater beim Zählen. „Bloß davor, dass sie darin die Einzigen sind.“
        Die Zahl stimmte, und er schrieb sie sich auf die Manschette. Dann stand er an der Halbtür, den Rücken zu euch, und sah aufs Meer, länger, als man nach dem Wetter sieht.
    .losing =
        Gegen Morgen pfiff jemand, weit weg und tief unten, und das Licht im Nebel trabte hin.
        Die Spuren habt ihr gefunden. Sie waren sehr klein und hörten auf, wo die Klippe aufhört.
        Der Hafenhund stand dort und bellte das Wasser an, einmal, wie eine Tür, die zu ist.
        Der Altvater führt das Kalb als entlaufen und hat ihm eine Laterne in die Ecke gehängt. Eh die nicht brennt, legen sich die anderen nicht hin.
    .mourning =
        Jemand musste außen gehen, wo das Licht aufhörte und der Nebel nicht.
        Der Hafenhund ist den ganzen Weg zurückgelaufen und hat einen Handschuh geholt. Hergegeben hat er ihn bisher keinem.
scenario-quarter-day = Zahltag
    .opening =
        „Der Verpächter kommt“, sagt der Altvater und nimmt den Hut ab, und das ist der Moment, in dem man sich Sorgen macht.
        Trocken hat den Verpächter noch nie jemand gesehen. An seiner Stelle kommt die Pachtprüfung, bei Hochwasser die Klippenstraße herauf, die Bücher im Netz und kalt bis an die Ellbogen.
        Ihr stehen dreihundert Jahre zu, auf alles, was das Meer übrig lässt, und das Meer hat sie mitgebracht, um zu zeigen, wie viel das jetzt noch ist.
        Mit jeder Flut lässt sie sich etwas auf Abschlag holen. Abgelegtes genügt ihr. Wo nichts herumliegt, macht sie auf, was ihr zugemacht hattet, und fängt dort an.
        Die ordentlichen Höfe waren zuerst dran.
        Darum geht der Altvater mit einem halben Käse und einem einzelnen Stiefel über den Hof und legt Sachen hin.
    .ending =
        Bezahlt habt ihr mit dem, wovon ihr schon etwas gehabt hattet: Stummel, Rinden und der einzelne Stiefel. Sie nahm alles, jedes gegen Quittung, und dann habt ihr sie gebeten, den Vertrag umzudrehen.
        Auf der Rückseite steht, den Pächtern sei der ruhige Genuss der Sache zu gewähren. Eine ruhige Nacht hat diese Küste seit dem Herbst nicht gehabt.
        Ihr habt die ganze Klippe zum Schwören hereingeholt, der Größe nach. Sie erzählten vom Wind, wie er in einem fort auf denselben zwei Tönen geht und an den Läden rüttelt, weit unten.
        Die Pachtprüfung ist ertrunken, und kalt ist sie auch, aber eine Prüfung ist sie doch. Sie rechnete von dieser Seite noch einmal nach und fand den Verpächter im Rückstand.
        Hinter der Tide her ging sie die Straße hinunter, die Rechnung in der Hand, und übte, wie sie es ihm sagen würde.
        Der Altvater setzte den Hut wieder auf und gab euch seinen zweitbesten. Das sei ein Helm, sagt er, oder ihr steigt alle ein. Dann hustete der Hof, und alle sahen zu Boden.
    .losing =
        Als nichts mehr herumlag, nahm sie, was stand: das Tor, die Mauer um das Tor und die Aussicht.
        Für den Rest gab der Altvater seinen Hut her. Die Pachtprüfung setzte sich hinein, sehr gerade, und die Tide nahm sie mit heim.
        Quittungen habt ihr für alles. Zusammengeklebt ergeben sie ein kleines, feuchtes Buch über das, was einmal hier war.
        In drei Monaten ist wieder Zahltag. Dem Meer hat man gesagt, ganz zurück brauche es bis dahin nicht.
    .mourning =
        Im Buch der Pachtprüfung steht ein Posten ohne Zahl. Sie fragte, wie hoch der Verlust sei, und keiner von euch wollte einen Preis nennen.
        So bleibt dieses Konto offen. Von einem offenen Konto darf sie nichts einziehen und musste es bei euch lassen.
scenario-the-great-great-grandmother-wakes = Die Ururgroßmutter wacht auf
    .opening =
        Ihr steht die ganze Zeit auf ihr. Sie hat es sehr gut aufgenommen.
        Ururgroßmutter Geröll legte sich hin, als die Klippe noch jung war, nur um zu verschnaufen, und die Familie hat auf ihr gebaut. Die Hohe Furche ist ihre Schürze. Nach dem Vorsprung fragt man nicht.
        Seit dem Herbst gießt ihr jemand das Meer über die Füße, mit jeder Flut etwas höher. Und da ist ein Geräusch, das sie nicht liegen lässt.
        Steht sie auf, so fallen die Höfe ab wie Krümel, und dann hat das Meer überhaupt nichts übrig gelassen. Der Verpächter hat es schon aufsetzen lassen.
        Sie hat angefangen zu murmeln. Für ein Wort braucht man einen Vormittag. Bisher ist es „wer“.
        Bis an ihr Ohr reicht von euren Stimmen keine allein. Ihr müsst es alle zugleich sagen; und jemand muss so lange die Höfe festhalten.
    .ending =
        Ihr habt euch vor ihrem Ohr aufgestellt, bis drei gezählt und es alle zusammen gesagt. Es war „bitte“. Auf mehr hattet ihr euch nicht einigen können.
        Sie machte das Auge auf eurer Seite auf. „Wer greint denn da“, sagte Ururgroßmutter Geröll, „da unten im Dunkeln?“ Das Wetter, habt ihr gesagt. „Wetter“, sagte sie. „Zu meiner Zeit stand man auf und sah nach.“
        Zum Pachtvertrag: Da war ein Junge mit einer Krone auf, der wollte den Strand, um König zu spielen, und um des lieben Friedens willen gab sie ihren Daumen dazu. Das Übrige gehörte ihm nie, zum Verpachten schon gar nicht.
        Jetzt hat sie ihn unter ein anderes Papier gesetzt, und die Höfe gehören dem, der morgens oben ist und die Kühe füttert.
        Ihr habt ihr den Schnee um die Füße festgestopft. Sie liegt nun auf der anderen Seite, und der Altvater hat den Sonnenaufgang in der Küche und hält nichts davon.
        Ins Buch des Neunten Wächters schreibt ihr die Stunde und eure Namen. Unter Wetter stand erst: Wind. Sie las es euch über die Schulter mit, halb im Schlaf, und ihr musstet es ändern. Jetzt steht da: quengelig.
    .losing =
        Sie setzte sich auf. Sie tat es nach und nach, aus Rücksicht, und die Höfe rutschten von ihr herunter, einer nach dem anderen, mit brennenden Lampen.
        Die Familie ist unten in Tallowby, auf dem Fischmarkt, und gibt sehr acht, wohin sie sich setzt.
        Sie selbst sitzt mit dem Rücken zum Land, die Füße im Meer, und nimmt fast den ganzen Himmel ein. „Wer“, sagt sie, ungefähr jede Stunde, und lässt euch lange Zeit für die Antwort.
        Gesagt hat es ihr keiner. Es müssten alle zusammen sagen, und ihr wart nicht alle da.
    .mourning =
        Als ihr alle zusammen spracht, fehlte eine Stimme, und sie merkte es. Sie fragte, wessen.
        Den Namen sprach sie nach, ein einziges Mal. Er ging den ganzen Tag die Klippen entlang, und an stillen Morgen tut er es noch.
