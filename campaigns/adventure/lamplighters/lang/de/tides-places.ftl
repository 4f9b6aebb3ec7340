# Orte und Geschichten von Abenteuer 5, „The Hundred and Eight“.

# Orte

location-yard-at-skarn = Die Werft von Skarn
    .flavour = Hier war alles einmal ein Teil von etwas, das irgendwohin unterwegs war.
location-isle-of-idle-lights = Die Insel der müßigen Lichter
    .flavour = Seit neunzig Jahren tun sie nichts, und wüssten nicht, wann sie dazu noch etwas tun sollten.
location-whale-porch = Die Vorhalle des Wals
    .flavour = Am schwarzen Brett: Chorprobe, ein einzelner Handschuh und der Weg hinaus, von früher.
location-whale-nave = Das Kirchenschiff im Wal
    .flavour = Die Predigt geht über die Geduld. Wer von Anfang an da war, hält sich sehr tapfer.
location-whale-vestry = Die Sakristei des Wals
    .flavour = Die Gottesdienste hängen für vierzig Jahre aus. Das Hochwasser richtet sich danach.
location-kelp-roads = Die Tangreede
    .flavour = Sie winkt zum Abschied mit beiden Armen und behält etwas zum Andenken.
location-lamp-sixty-one = Lampe Einundsechzig
    .gender = f
    .acc = die Lampe Einundsechzig
    .dat = der Lampe Einundsechzig
    .flavour = Sie hat einundsechzig Stufen. Das hielt man bis zur Siebzig durch, dann ging der Maurer.
location-audience-steps = Die Audienztreppe
    .flavour = Stöcke, Hüte und letzte Worte sind beim Diener abzugeben.

# Geschichten

adventure-the-hundred-and-eight = Die Hundertacht
    .opening =
        Als die Küste noch ganz war, hatte sie hundertacht Lampen. Zwanzig brennen. Die anderen achtundachtzig sind auf der Karte der Gilde als Wasser eingezeichnet.
        Da draußen sind sie noch: Manche stehen, manche liegen, und manche sind in eigener Sache unterwegs.
        Herr Sallow hat euch gesagt, wie alt es ist, dort unten, und seither hat keiner von euch mehr durchgeschlafen. Also fahrt ihr hinaus und macht an, was angeht.
        Es gibt zweierlei Stunden, sagen die Gezeitentafeln. In der einen kann man mit dem Meer etwas anfangen, in der anderen fängt es etwas mit einem an. Man macht besser vorher aus, wer dran ist.
scenario-a-boat-from-parts = Eine Art Boot
    .opening =
        Ein Boot verkauft euch keiner. Der Hafenmeister hat in Tallowby alles aufgekauft, was schwimmt, mit altem Gold, bis hinunter zu den Enten.
        Von Teilen hat niemand etwas gesagt.
        In Skarn ist eine Werft, wo man Schiffe auseinandernimmt. Dort ist man euch noch ein Licht vom Winter schuldig und sieht gern in die andere Richtung, also aufs Meer.
        Ein Teetablett ist der größte Teil eines Ruders, und eine Leiter der Anfang von einem Kiel. Was ihr in der Hand habt, wenn die Werft trocken liegt, kommt hinein, und dann habt ihr es nicht mehr in der Hand.
        Inzwischen geht der Hafenmeister herum und fragt bei jedem Ding, ob es schon ein Boot ist. Solange er fragen kann, kann ihm nichts passieren; dafür gibt es einen Paragrafen.
        Gebaut wird ein Boot bei Niedrigwasser, und vom Stapel läuft es bei Hochwasser. Seht zu, dass dann einer von euch dasteht.
    .ending =
        Mit der Flut ging es hinein, seitwärts, und klang dabei wie ein Küchenschrank auf der Kellertreppe, und blieb oben.
        Von der einen Seite ist es ein Boot. Auf der anderen erkennt man ein Teetablett, zwei Türen und die bessere Hälfte von einem Klavier.
        Der Hafenmeister lief auf dem Kai nebenher, das Buch mit den Begriffsbestimmungen in der Hand. „Es hat einen Briefschlitz!“, rief er. „Es ist ein Haus!“ Das habt ihr ihm schriftlich gegeben. Für Häuser hat er keine Anweisung.
        Die Anweisung kam mit dem Gold: Es solle niemand hinausfahren und nachsehen. Wonach, hatte man ihm nicht gesagt. Er hatte es für etwas Privates gehalten.
        Ihr habt reihum geschöpft, mit einer Teekanne, bis es dunkel war. Hinter euch lagen zwanzig Lichter, und dann lag da noch eines, und dann lag da das Meer.
        Gegen Mitternacht habt ihr noch einmal gezählt. Vor euch war ein Licht. Als ihr hinsaht, ging es aus, wie jemand, der sich duckt.
    .losing =
        Die Flut kam bis ans Boot, sah es sich rundherum an und ging mit dem Kiel nach Hause.
        Was übrig ist, hat der Hafenmeister zum Boot erklärt und beschlagnahmt. So hatte es noch keiner genannt. Ihr wart ziemlich stolz.
        Eure Sachen dürft ihr wiederhaben, bis auf die Nägel.
        Die Gilde erinnert daran, dass ein Lampenanzünder hinauf- und hinuntergeht. Wie ihr auf hinaus kommt, weiß sie nicht.
    .mourning =
        Jeder von euch hatte etwas hineingegeben, und eines davon wird nie mehr jemand zurückverlangen.
        Es ist die einzige Stelle am ganzen Boot, die noch keinen Tropfen durchgelassen hat.
scenario-the-isle-of-idle-lights = Die Insel der müßigen Lichter
    .opening =
        Lampen, um die sich keiner kümmert, verwildern. Erst jagen sie Motten.
        An die dreißig müssen es sein, dort auf der Insel, aus Türmen, die sich ins Meer gelegt und sie laufen gelassen haben. Sie schlafen bis Mittag und haben verlernt, wie man für jemanden etwas tut.
        Solange es klar ist, seid ihr im Vorteil: Man sieht sie von Weitem und kann ausmachen, welche wem begegnet.
        Dann kommt unter dem Nebel das Wasser herein, und nun machen die Lampen es aus. Wer gerade dran ist, dem begegnet das Nächstbeste, und zwar auf der Stelle. Es darf ruhig etwas sein, das ihr dort hingestellt habt.
        Die älteste führt sie. Sie hat einen Sprung in der Scheibe und ein Scharnier, das weint, und wo sie hinsieht, sehen alle hin.
        Nehmt Öl mit und einen sauberen Lappen. Lauft nicht, und flattert auf keinen Fall.
    .ending =
        Solange es Licht gab, habt ihr alles zurechtgelegt für die Zeit, wo es keines gibt, und als es dunkel wurde, begegnete jedem von euch, was die anderen für ihn ausgesucht hatten. Es hätte schlimmer sein können. Es war sortiert.
        Und aus der Nähe waren sie einfach lange nicht gemacht worden. Einer hielt fest, einer füllte nach, einer putzte den Docht, und nach der dritten oder vierten standen sie an.
        Die Alte Lampe kam zuletzt. Über das Glas war seit den Wächtern keiner mehr gegangen. Bei den Ecken machte sie das Auge zu.
        Dann fing sie an zu summen: die zwei Töne, auf denen der Wind das ganze Jahr herumreitet. Die anderen fielen ein, sehr tief, und es zeigte sich, dass die zwei Töne bloß der Anfang sind.
        Es ist ein langsames Lied. Es geht hinunter, einmal herum und noch etwas hinunter, und als es aus war, musste man drei von euch wecken.
        Am Morgen brannten alle Lampen der Insel und sahen aufs tiefe Wasser. Nur die Alte hatte sich umgedreht und sah auf etwas hinter der Tangreede, so wie man auf einen leeren Stuhl sieht.
    .losing =
        Am Ende hatten sie euch, einen nach dem anderen, und hielten euch ins Licht. Lampen beißen nicht. Sie sehen einen an, bis man findet, man hätte mehr aus sich machen können.
        Als ihr es alle versprochen hattet, ließen sie euch gehen.
        Sie sind seither von der Insel fort, im Schwarm, zur Küste. In Tallowby hat man sie vor den Fenstern gesehen, wie sie beim Abendbrot zuschauen.
        Die Gilde hat ein Schild aufgestellt: Nicht füttern, und auf keinen Fall merken lassen, dass es Arbeit gibt.
    .mourning =
        Als es dunkel wurde, begegnete einem von euch, was keiner ausgesucht hatte.
        Auf der Insel gibt es eine Lampe, die nicht mehr jagt. Sie steht dort, wo das war, und ihr Glas habt ihr geputzt, jeder eine Scheibe.
scenario-pilot-pilot = Lotse, Lotse
    .opening =
        Von hier an ist jedes Licht, das ihr seht, jemandes Meinung.
        Gestern brannte eines auf der Tangreede. Heute sind es neun, jedes anders, und jedes meint es ganz ehrlich. Mutter Grapnel hat neun Söhne und ihnen allen das Geschäft eingerichtet.
        So habt ihr nach einem Lotsen gerufen, wie man das tut, mit einer Laterne und etwas Scham. Längsseits kam eine Lotsin, in einem halben Fass. Sie ist blind, und das, sagt sie, ist hier draußen ein großer Vorteil.
        Ihre Regel ist einfach. Keiner fährt dorthin, wo er meint, dass er hinsoll. Jeder sagt, wo einer von den anderen besser aufgehoben wäre, und der fährt dann dorthin und widerspricht nicht.
        In einer Stunde der Lampe könnt ihr zeigen, wohin. In einer Stunde der See könnt ihr nur loslassen und abwarten, was sie sich gedacht hat.
        Bezahlt wird im Voraus, mit einer Geschichte von jedem. Am liebsten hat sie welche, in denen Kinder vorkommen.
    .ending =
        Durchgekommen seid ihr, weil keiner von euch darauf sah, wo er hinfuhr. Jedem hatte es jemand gesagt, der ihn besser sehen konnte, und gesteuert wurde jeder so, wie man etwas steuert, das man behalten will.
        Die neun Söhne gingen heim zu ihrer Mutter, jeder, um zu sagen, dass es die anderen acht waren.
        Hinter dem letzten Tang stand Lampe Einundsechzig, und in der Lampe lag die Karte der Wächter selbst, alle hundertacht mit der Nadel eingestochen.
        Ihr habt einen Bleistift genommen und sie verbunden, um zu sehen, was für eine Küste das war. Es war keine Küste. Es war länglich, mit runden Ecken, und an der einen Längsseite offen, wie um sich hineinzubeugen.
        Die Lotsin fragte, was es sei, und einer von euch führte ihr den Finger daran entlang. Sie wollte zweimal herum. „So eine habe ich geschaukelt“, sagte sie. „Für sechs.“
        Keiner sagte etwas. Es gab noch ein Licht, weiter vorn, ganz niedrig und stetig, kein bisschen wie eine Meinung. Ihr hattet schon eine Weile darauf zugehalten, da saht ihr, dass es in einem Maul hing.
    .losing =
        Jeder von euch hatte das richtige Licht gesehen, es gesagt und gerudert.
        Die neun Söhne kamen mit Körben heraus. Was ihr an Bord hattet, liegt auf dem Fischmarkt, mit einem Schildchen: wie gesehen.
        Die Lotsin kam auf dem Rücken nach Hause und zählte die Felsen. Sie habe es euch gesagt, sagt sie, und ihr alle habt es ihr gesagt.
        Von dem Abend bleibt die Aussage von neun Leuten gegen die von neun Leuten. Die Gilde hat der geglaubt, die näher war.
    .mourning =
        Einer von euch hatte den anderen gesagt, wohin, und gerade da war niemand, der es ihm hätte sagen können.
        Die Lotsin merkt sich ihre Peilungen als Knoten in einer Schnur. Es ist ein neuer daran, und er ist kein Felsen. Wenn sie zu ihm kommt, lässt sie die Ruder ruhen.
scenario-the-whale-who-was-a-parish = Der Wal, der eine Gemeinde war
    .opening =
        Verschluckt hat er die Gemeinde im Jahr des Kometen, bei der Vesper, mit vierzig Personen. Der Pfarrer hat das Beste daraus gemacht.
        Geändert hat sich nichts, sagt Pfarrer Jonah Pike, nur der Klang. Es gibt eine Vorhalle, ein Kirchenschiff und eine Sakristei, und seither ist manches dazugekommen, als Kollekte sozusagen: eine Kapelle, ein Damm und letzten Donnerstag die Prudence, die sich eben erst ans Obenbleiben gewöhnt hatte.
        Hier drin geht niemand von Ort zu Ort. Man sitzt, und von Zeit zu Zeit schluckt der Wal, und dann sind alle einen Platz weiter.
        Er schluckt in den Stunden der See. Was ihr zu tun habt, tut also dort, wo ihr sitzt, und denkt daran, wo ihr als Nächstes alle sitzt.
        Lange halte er euch nicht auf, sagt Pfarrer Pike. Er sei erst bei viertens.
        Der Hafenhund war schon vor euch da, in der ersten Bank. Man hat ihn gebeten, mit dem Klingelbeutel herumzugehen.
    .ending =
        Einer nach dem anderen kamen die Orte bei euch vorbei, und wo ihr gewesen wart, war Schluss, mit gelöschten Kerzen und geraden Kniekissen.
        So blieb Pfarrer Pike zuletzt eine einzige Tür, und vor der habt ihr gesessen. Er sah auf die Uhr. Es war seit neunzig Jahren Vesper. „Habe ich mich hinreißen lassen?“, sagte er.
        Die Stelle mit den Broten, habt ihr ihm gesagt, sei sehr schön gewesen. Er gab den Segen, und vierzig Leute tasteten unter der Bank nach ihren Schuhen.
        In der Sakristei lag das Kirchenbuch offen. Jahr des Kometen: eine Taufe, verschoben, das Kind ging nicht zur Tür herein. Name: bleibt frei, bis es jemand fragt. Paten: neun. Die Handschriften kanntet ihr. Ihr geht ihre Runde.
        Der Hafenhund hatte die Zeile angebellt, einmal, leise, so wie er es bei Kindern tut. Dann ging er euch voran durch den Mittelgang, den Klingelbeutel im Maul.
        Ihr hattet gedacht, ein Wal setzt einen dort ab, wo er einen gefunden hat. Aber dieser gehört zum Hofstaat und war unterwegs nach unten, zum Empfang. Als er aufging, waren da Stufen.
    .losing =
        Nie wart ihr zur rechten Stunde am rechten Ort, und er kam bis fünftens.
        Am Ende hustete der Wal. Ihr kamt unterhalb von Tallowby an Land, mit dem zweiten Bass und einem Stoß Gesangbüchern, und wurdet gebeten, mit dem Singen aufzuhören.
        Der Hafenhund kam allein, mit dem Klingelbeutel. Er legte ihn der Gilde auf die Stufe und verrät nicht, worüber gepredigt wurde.
        Seitdem steht ihr auf und setzt euch hin, wenn es sonst keiner tut. Zum Hochwasser hin wird es schlimmer.
    .mourning =
        Als alle einen Platz weiterrückten, rückte in der Bank auch ein leerer Platz weiter.
        An dem ging der Hafenhund mit dem Klingelbeutel nicht vorbei. Er legte sich dort hin, und der Wal, der das sonst nie tut, hielt den Atem an.
scenario-the-drowned-king-receives = Der ertrunkene König empfängt
    .opening =
        Der ertrunkene König empfängt. Geht rückwärts, atmet nicht und achtet auf die Stufen; die letzte ist der Abgrund.
        Bei Niedrigwasser ist keiner da, und man lässt sich gemeinsam herumführen: Stahlkammer, Ballsaal, Schadensstelle. Das meiste kennt ihr von hinten.
        Bei Hochwasser tagt der Hof. Dann geht jeder allein hinein, und vorgesagt wird nicht.
        Die Liste hat der Kämmerer der Gezeiten. Wer lieber nicht der Nächste ist, sagt „Nach Ihnen“ und lässt eine Kleinigkeit auf dem Tablett. Das sagen sie dort unten seit der Sintflut. Es stört niemanden, und die Stunde zählt nicht.
        Macht also die Reihenfolge unter euch aus und lasst die hinein, die gerade Luft dafür haben.
        Ihr wollt ihn bitten, die Lampen in Ruhe zu lassen. Er wird reizend sein. Zum Üben hatte er nur Fische.
    .ending =
        Ihr habt einander den Vortritt gelassen und ihn einander abgenommen, jeder bei dem Wasser, das ihm lag, und von allen, die je auf dieser Treppe gewartet haben, seid ihr die Ersten, die unten ankamen.
        Da war kein Thron. Da war ein Herr mit nassen Manschetten, der euch einen Stuhl trocken gehalten hatte und sich nicht vor euch setzen wollte.
        Er ist keinem böse. Er möchte wieder einmal beregnet werden. Wenn es sich aufsetzt, setzt sich der Meeresboden mit auf, und er hat sein Land zurück; und wo er war, ist dann Tallowby. „Dann sind Sie einmal an der Reihe“, sagte er. „Ich war es so lange.“
        „Es ist vier“, habt ihr gesagt. „Es braucht Licht im Flur.“ Darüber dachte er eine Weile nach. Er hatte es unter Grundbesitz. Dann ging das Wasser, und er mit ihm, und er drückte euch einen Kompass in die Hand, wie ein Gastgeber, dem der Gesprächsstoff ausgegangen ist.
        Oben war Flaute. Kein Wind, auch keiner von seinen zwei Tönen, und am ganzen Ufer war keine Welle mit irgendetwas beschäftigt.
        Ins Buch des Neunten Wächters schreibt ihr die Stunde und eure Namen. Unter Wetter stand erst: ruhig. Die Lotsin ließ es sich vorlesen, hob die Hand und horchte, so lange, wie man auf Zehenspitzen eine Treppe hinauf braucht. Sie hat sechs großgezogen. Jetzt steht da: zu ruhig.
    .losing =
        „Nach Ihnen“, habt ihr gesagt, und „Nach Ihnen“, und dann war das Meer hinausgegangen und der König mit ihm.
        Dem Kämmerer tat es leid. Er hat euch fürs nächste Mal vorgemerkt, gleich hinter einer Familie, die wegen der Sintflut da ist.
        Was ihr auf dem Tablett gelassen habt, ist seither das, was man auf dem Tablett lässt.
        Als ihr heimkamt, stand im Hausflur Wasser, drei Stufen hoch, und darauf schwamm eine Karte. Er war gerade in der Gegend und hat euren Besuch erwidert.
    .mourning =
        Einer von euch sagte „Nach Ihnen“ und meinte es auch.
        Auf dieser Treppe gibt keiner einen Platz her, ohne einen zu bekommen. Dieser wird freigehalten, und Herzöge gehen um ihn herum.
