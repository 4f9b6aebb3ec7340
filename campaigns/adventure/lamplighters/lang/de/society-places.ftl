# Orte und Geschichten von Abenteuer 4, „The Mutual Society of the Drowned“.

# Orte

location-claims-office = Die Schadensstelle
    .flavour = Beschwerden über Schalter zwei nimmt Schalter drei entgegen. Schalter zwei gibt es nicht.
location-slipway-nine = Helling Neun
    .gender = f
    .flavour = Auf den anderen acht laufen Schiffe vom Stapel. Auf dieser gehen sie verloren, geordnet.
location-drowned-ballroom = Der versunkene Ballsaal
    .flavour = Lange sitzt hier niemand herum. Am Ende wird jeder aufgefordert.
location-widows-walk = Der Witwengang
    .flavour = Auf und ab, die ganze Nacht, in Straßenschuhen. Die Gatten haben um einen Läufer gebeten.
location-strongroom = Die Stahlkammer
    .flavour = Die Tür ist zwei Fuß dick und aus Stahl. Die Wände sind Wasser, aber da versucht es keiner.
location-reading-room = Der Lesesaal der Verschollenen
    .flavour = Ruhe, bitte. Der Herr in der Ecke ist auf Seite neun, seit er noch lebte.
location-prudence = Die Prudence
    .flavour = Sie ist so oft untergegangen, dass sie unten jeden kennt.
location-dead-letter-loft = Der Speicher für Unzustellbares
    .flavour = Briefe an Ertrunkene. Vorn geht es ums Wetter, und hinten steht, wo der Schlüssel liegt.

# Geschichten

adventure-the-mutual-society-of-the-drowned = Der Ertrunkenenverein auf Gegenseitigkeit
    .opening =
        Ertrinken ist ein Unglück. Sich bei den anderen, denen es passiert ist, dagegen zu versichern, ist ein Geschäft.
        Gegründet hat den Ertrunkenenverein auf Gegenseitigkeit eine Mannschaft, die Zeit hatte. Jeder zahlte ein, was er entbehren konnte, und sollte es herausbekommen, wenn er unterging. Darin steckte ein Fehler, und sie bemerkten ihn alle in derselben Nacht.
        Was übrig war, kaufte ein Herr auf, in altem Gold und mit nasser Manschette. Das Personal soll er behalten haben.
        Seit dem Frühjahr nimmt man Lebende auf. Die Bedingungen sind ausgezeichnet. Heraufgekommen, um sich zu beschweren, ist bisher keiner.
scenario-a-small-claim = Ein Bagatellschaden
    .opening =
        Sie haben etwas von euch. Sie haben es bei den Akten.
        Als ihr euch ins Buch des Neunten Wächters eingetragen habt, lag ein Durchschlag darunter, und der ging nach unten. Mitglied seid ihr seit dem Herbst, und mit dem Beitrag im Rückstand.
        Eingezogen wird er in Sachwerten, und zwar in solchen, die einem fehlen. Ihr werdet es gemerkt haben. Man greift nach etwas und findet die Stelle, wo es war.
        Ansprüche nimmt bei Niedrigwasser der Sachbearbeiter der Ertrunkenen entgegen. Er ist sehr gerecht. Er ist seit Längerem ertrunken und wüsste nicht, wie man anders ist.
        Je mehr sie von euch haben, desto besser steht euer Anspruch, und mit jedem Stück, das ihr zurückbekommt, steht er schlechter.
        Macht also aus, was ihr zuerst wollt und wer besser noch eine Weile etwas will. Und nehmt euch etwas zu lesen mit.
    .ending =
        Ihr seid von Schalter zu Schalter gegangen und habt euch nicht abwimmeln lassen, und an jedem kam etwas von euch über den Tresen zurück, mit einem Stempel darauf.
        Es hatte alles in einer Schublade gelegen: das gute Messer, ein Zauber für dienstags und ein ganzer Sommer, in dem einer von euch neun war. Dass der weg war, wusstet ihr nicht. Ihr hattet gedacht, man wird eben älter.
        Der Sachbearbeiter der Ertrunkenen ließ euch mit Wasser unterschreiben und sah zu, bis es trocken war. Gegen Leute mit Ansprüchen hat er nichts, sagte er. Ihm geht es um die, die ohne heimgehen.
        Dann drehte er das Verzeichnis zu euch herum, was gegen die Vorschrift ist, und legte den Finger auf die nächste Police.
        Es war Tallowby: Häuser, Boote und Personen, gegen das Meer, für eine Nacht. Zahlbar an den früheren Eigentümer.
        „Welche Nacht?“, habt ihr gefragt. Er bedauerte, das sei oben. Dort oben haben sie einen, der den Tag weiß.
    .losing =
        Ihr wart so gut wie dran. Dann kippte die Tide, und der Schalter ging zu, auf den Ärmel des Vordersten.
        Was sie von euch haben, liegt jetzt bei der Bergung und wird nach Gewicht verkauft. Nach Gewicht kommt da nicht viel zusammen.
        Der Sachbearbeiter gab jedem von euch eine Nummer und wünschte euch Geduld. Es sei welche bei den Akten, sagte er, aber die gehöre jemandem.
        Die Gilde weist darauf hin, dass ein Lampenanzünder, was er in einer Schlange verliert, in seiner Freizeit verloren hat.
    .mourning =
        Am letzten Schalter habt ihr alle denselben Anspruch gestellt und jeden eigenen dafür fallen lassen.
        Herausgeben könne man das nicht, sagte der Sachbearbeiter, es sei ja nicht verloren. Es sei bei ihnen, und man gebe darauf acht.
scenario-dead-reckoning = Totgesagte fahren länger
    .opening =
        Jede Nacht läuft die Prudence aus, alle Hände an Deck, und keine hängt an etwas.
        Um elf läuft sie auf, wie seit sechzig Jahren; um zwölf ist sie ein Totalverlust; und um eins bezahlt sie der Verein, in voller Höhe, an einen Herrn mit nasser Manschette. Daher kommt das alte Gold. Wie oft ein Schiff verloren gehen kann, hat nie jemand gefragt.
        Heute Nacht soll sie einlaufen. Ihr müsst sie bloß oben halten, bis es hell wird, und an Bord sein, wenn gezählt wird.
        Die Hände sind entzückt und meinen es gut. Nur hatte jede von ihnen irgendwie mit dem Untergang zu tun, und wenn die Tide kippt, tut sie es wieder, aus Gewohnheit, und es ist ihr furchtbar unangenehm.
        An Land muss auch jemand sein und Lichter zeigen. Gesteuert wird nach Gefühl, und etwas anderes haben Hände nicht.
        Der Hafenhund hat als Steuermann angeheuert. Lasst die Stunden dieses eine Mal ruhig verrinnen.
    .ending =
        Es wurde hell. An Bord war niemand auf den Gedanken gekommen, dass es das einfach so tut.
        In den Löchern steckten Mäntel, Hüte, ein Gebet und der größte Teil eines Käses, und die Küste entlang standen in einer Reihe die Lichter, die ihr gezeigt hattet; und sie kam mit der Flut herein und tastete nach dem Kai wie ein Fuß nach der letzten Stufe.
        Die Hände gingen von Bord, um nachzusehen, was ein Morgen ist. Sie standen darin herum und hielten einander.
        „Zehn nach sieben“, habt ihr dem Bootsmann gesagt, der gefragt hatte. Er sprach es sich mehrmals vor, so wie man es mit einem Namen macht.
        Der Hafenhund brachte sie paarweise den Hügel hinauf, wo es trocken ist. Zurückgegangen ist keine.
        Der Kapitän war nicht dabei. Vor dem Auslaufen, so steht es im Logbuch, ließ er sie noch versichern. Welche sie, ist nie geklärt worden.
    .losing =
        Um zwölf ging sie unter, auf die Minute. Um fünf vor hatte es ausgesehen, als wäre es ihr entfallen.
        Den Händen war es furchtbar unangenehm. Den ganzen Strand hinauf haben sie euch getätschelt, und eine wollte nicht loslassen.
        Der Hafenhund ging als Letzter von Bord, wie es sich für einen Steuermann gehört, und schüttelte sich über jedem von euch, dem Rang nach.
        Um eins hat der Verein gezahlt. Seit heute früh ist in Tallowby neues Gold im Umlauf, und es ist nass. Um zehn läuft sie wieder aus.
    .mourning =
        Es war ein Loch mehr da als Mäntel, und jemand stellte sich hinein.
        Den haben die Hände an Land getragen, alle miteinander, und nicht eher abgesetzt, als bis ihr gesagt hattet, wo.
scenario-ball-of-the-lost = Der Ball der Verschollenen
    .opening =
        Einmal im Jahr gibt der Verein einen Ball für die Verschollenen. Masken werden gestellt. Partner auch.
        Verschollen ist, wer hinausging und nicht gefunden wurde; sie kommen in dem, was sie anhatten. Eintritt zahlt jeder mit etwas Eigenem, und um Mitternacht hat er vergessen, was es war.
        Der Kommodore führt. Er hat einmal neun Schiffe auf ein Riff geführt, völlig im Takt, und seither nicht mehr aufhören können.
        Der letzte Walzer ist auf Niedrigwasser angesetzt. Er geht durchs Fenster hinaus, und wer dann noch tanzt, geht mit.
        Was man in der Hand hat, reicht man auf diesem Ball weiter: einen Handschuh, ein Glas, einen Partner, der einem zu viel wird. Überlegt euch, neben wem ihr steht.
        Und wer allein steht, wird aufgefordert, von jemandem, den er für immer verloren glaubte. Es ist das Schönste an dem Abend, und der Grund, warum die Leute bleiben.
    .ending =
        Ihr habt getanzt und weitergereicht, was man euch reichte, und am Ende hielt jeder in der Hand, was ein anderer seit dem Souper für ihn aufgehoben hatte.
        Beim letzten Walzer hielt der Kommodore auf das Fenster zu. Aber da hattet ihr ihn schon an beiden Ärmeln, in Gesellschaft, und zum ersten Mal seit dem Riff ließ er sich führen.
        Unter den Masken waren es bloß Leute, die auf ihren Mantel gewartet hatten. Ihr habt sie ausgegeben. Es dauerte bis zum Morgen, und jeder war noch warm.
        Eine Dame an der Wand wollte ihren noch nicht. In hundert Jahren hatte keiner um sie abgeklatscht; da habt ihr es getan, der Reihe nach, ihr alle.
        Im Handschuh des Kommodore steckte die Tanzkarte des Abends. Den letzten Walzer hatte sich der Herr, der die Kapelle bezahlt, mit jemand sehr Kleinem reserviert.
        Daneben steht ein Vermerk: „Muss erst geweckt werden.“
    .losing =
        Der letzte Walzer hatte kein Ende, nur einen Grund. Dort hat man euch hinausgelassen, einen nach dem anderen, wo die Kutschen warten.
        Zum Frühstück wart ihr daheim, und alle sagen, es habe euch gutgetan. Woran es liegt, weiß keiner. Die Masken sind sehr gut gemacht.
        Der Kommodore hat euch alle fürs nächste Jahr vorgemerkt, jeden gegenüber von jemandem, den er für immer verloren glaubte.
        Die Kapelle soll bis dahin weiterspielen. So klingt jetzt das Wetter.
    .mourning =
        Einer von euch wurde aufgefordert, von jemandem, der dafür weit hergekommen war, und sagte Ja.
        Alles andere ging in dieser Nacht bei euch von Hand zu Hand. Diese eine Hand habt ihr gehalten, bis die Musik ganz aus war.
scenario-double-indemnity = Doppelt hält besser
    .opening =
        Kapitän Ormerod hat seine Frau versichert, und Frau Ormerod ihren Mann. Es war eine Liebesheirat.
        Er gab alles hinein, was er hatte, damit sie versorgt ist; sie tat dasselbe; und keiner sagte ein Wort, denn es sollte eine Überraschung werden. Dann gingen sie segeln. Es gab einen Rettungsring, und jeder bestand darauf, dass der andere.
        Der Verein hat es nie verwunden. Ist einer von beiden weg, bekommt der andere sein Geld und kauft ihn mit der nächsten Tide zurück.
        Sie sind dabei sehr reich geworden. Die Stahlkammer gehört ihnen inzwischen, und die bessere Hälfte der Ertrunkenen. Es tut ihnen leid, und sie machen weiter, denn als Erster gehen will keiner.
        Euch haben sie gleich mitversichert, jeden zugunsten der anderen. Niemand wird euch etwas Böses wünschen. Man wird bloß einigermaßen getröstet sein.
        Es müssen beide sein, und zwischen zwei Tiden.
    .ending =
        Ihr habt es zwischen zwei Tiden geschafft: erst den einen Teil und dann, als das Meer sich schon zum Zahlen vorbeugte, den anderen.
        So wurden beide Policen in derselben Stunde fällig, jede an den anderen, und es kam nichts heraus. Der Sachbearbeiter zog zweimal einen roten Strich darunter, und das Lineal zitterte ihm.
        Sie setzten sich auf, links und rechts der Stahlkammertür, ohne einen Pfennig. „Ich hab es doch nie gewollt, Hannah“, sagte der Kapitän. „Ich wollte nur, dass du es hast.“ – „Na so was“, sagte Frau Ormerod. „Ich auch.“
        Arm in Arm gingen sie die Helling hinunter, arm wie die Kirchenmäuse, und vergaßen, Gute Nacht zu sagen.
        Was ihr aufeinander laufen hattet, habt ihr zerrissen, bis auf eine, als Glücksbringer, und wer von euch am meisten wert gewesen wäre, wollte keiner sagen.
        Ganz hinten lag die älteste Police von allen, in der Handschrift der Wächter. Versichert: kein Name. Gegen: das Dunkel. Jemand lässt sie seit einiger Zeit verfallen.
    .losing =
        Sooft ihr den einen Teil erledigt hattet, zahlte die Tide den anderen aus. Gegen Ende haben sie euch einen Präsentkorb geschickt.
        Mit der letzten Tide gehörten ihnen die Stahlkammer, die Straße davor und an jedem von euch die Mehrheit.
        Eure Freunde sind seither sehr nett. Ihr habt gemerkt, wie sie eure Stiefel ansehen.
        Demnächst ist Hochzeitstag. Von Geschenken bitten sie abzusehen. Sie haben schon alles von euch.
    .mourning =
        Die Police zahlte, auf den letzten Pfennig, zugunsten der anderen.
        Ihr habt es gemeinsam zurückgeschickt. Unter „Grund“ hattet ihr alle dasselbe eingetragen: dass es zu euren Gunsten nicht war.
scenario-the-actuary = Der Aktuar
    .opening =
        Herr Sallow weiß den Tag. Es wäre ihm lieb, wenn ihr keine Szene macht.
        Er hat Tafeln für die ganze Küste, nach Namen, und lag noch nie um mehr als einen Nachmittag daneben. Die Nacht, in der Tallowby verloren geht, hat er von dem Herrn, der es versichert hat. Sie hängt am Alter dessen, was da aufsteht; volljährig, hieß es, und er schrieb es hin.
        Solange alles kommt wie erwartet, wird es diese Nacht sein.
        Kommt also unerwartet. Was ihr leicht gewinnt, stand in den Tafeln und geht zu euren Lasten. Was ihr um ein Haar gewinnt, stand nicht darin, und er muss zahlen.
        Für jeden von euch ist ein Tag dabei. Er mischt sie selbst hinein, mit geschlossenen Augen, aus Takt.
        Beim Tag ist er sich sicher. Nur bei der Person rechnet er mit einer gewissen Abweichung.
    .ending =
        Ihr kamt unerwartet. Ihr habt um Zollbreite gewonnen, um einen Ärmel und einmal durch Niesen, und einer nach dem anderen kamt ihr am hinteren Ende eures Tages heraus und habt ihm einen guten Abend gewünscht.
        Herr Sallow sah lange auf seine Tafeln. Dann tat er, was er seit seiner Berufung nicht getan hatte, und sah aus dem Fenster. „So bewegt sich das nicht“, sagte er, „wenn es volljährig ist.“
        Also rechnete er selbst: wie alt etwas so Großes sein muss, und wie groß es sein müsste, um so alt zu sein, und das brachte er auf unsere Art von Jahren. Dann rechnete er es noch einmal, bei geschlossener Tür.
        Es kam vier heraus. „Vier was?“, habt ihr gefragt. „Wird es demnächst“, sagte Herr Sallow und schraubte den Füller zu. „So etwas versichert man nicht. Man sieht zu, dass jemand dabei ist.“
        Die Nacht ist gestrichen, und der Herr hat seine Prämie zurück, in altem Gold. Die Glocke der Prudence, die dazu hätte läuten sollen, hat man euch gegeben, sicherheitshalber.
        Ins Buch des Neunten Wächters schreibt ihr die Stunde und eure Namen. Unter Wetter stand erst: scheußlich. Herr Sallow bat um Verzeihung und verbesserte es, mit Bleistift. Jetzt steht da: übermüdet.
    .losing =
        Es kam alles wie erwartet. Er hatte gehofft, sich zu irren, sagt Herr Sallow. Man wäre weniger allein gewesen.
        Bei allem, was sicher war, wart ihr so gut. Er hat euch die Spalte gezeigt. Es ist eine sehr schöne Spalte.
        Am Abend vorher kam das Meer die Gasse herauf bis vor die Tür der Gilde, trat sich die Füße ab und setzte sich hin, um zu warten.
        Inzwischen geht er in Tallowby herum und gibt jedem die Hand, in alphabetischer Reihenfolge. Bis jetzt ist er bei M.
    .mourning =
        Mit dem Tag hatte Herr Sallow recht, und nie hat es ihm so leidgetan.
        Ihr habt um ihn herumgestanden, bis er ihn ausradiert hatte. Man kann ihn noch lesen, wenn man die Seite vor eine Lampe hält.
