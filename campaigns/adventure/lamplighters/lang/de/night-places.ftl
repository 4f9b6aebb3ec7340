# Orte und Geschichten von Abenteuer 6, „The Night-Light“.

# Orte

location-stair-down = Die Treppe hinunter
    .flavour = Sie hat ein Geländer. Frag nicht, was sich auf der anderen Seite daran festhält.
location-hall-of-kings = Die Halle der Könige
    .flavour = Alle, die dem Meer Halt geboten haben. Dargestellt sind sie sitzend, bis zum Kinn.
location-cold-foot = Der kalte Fuß
    .flavour = Er ist unter der Decke vorgekommen. Auf den Karten ist er eine Untiefe mit fünf Klippen.
location-pillow-bank = Die Kissenbank
    .flavour = Ausgelotet hat sie keiner. Die Lotgasten gehen mit der Leine hinein und wachen erholt auf.
location-hundred-doors = Die hundert Türen
    .flavour = Neunundneunzig sind bloß zur Zier. Es schläft trotzdem nicht, ehe nicht hinter alle gesehen ist.
location-wardens-table = Der Tisch der Wächter
    .flavour = Aufgestanden wird, wenn der Teller leer ist. Die Teller sind so groß wie der Mond und tiefer.
location-crack-under-the-door = Der Spalt unter der Tür
    .flavour = Eine Meile breit und drei Zoll hoch. Hüte bleiben draußen, Nasen gehen quer.
location-bedside = Die Bettkante
    .flavour = Für Besuch hat man einen Stuhl hingestellt. Er wartet schon länger da als das Bett.

# Geschichten

adventure-the-night-light = Das Nachtlicht
    .opening =
        Es ist zu ruhig. So steht es im Buch, in eurer eigenen Schrift.
        Seit einer Woche ist in Tallowby keine Welle mehr angekommen. Die Möwen stehen auf dem Wasser herum. Die ganze Küste entlang haben Mütter mitten in irgendetwas aufgehört und halten den Kopf schief.
        Ihr habt die beiden Kompasse des Königs im Neunten Licht auf den Tisch gelegt, und zum ersten Mal sind sie sich einig. Sie zeigen auf die Besenkammer.
        Hinter den Besen ist eine Tür, und hinter der Tür eine Treppe, für die die Gilde nie bezahlt hat, weil sie in die falsche Richtung geht.
        Dunkel ist es dort unten überall, wo jemand allein hinkommt. Nehmt mit, was brennt, und jemanden, der es hält. Und geht in Strümpfen.
scenario-the-stair-down = Die Treppe hinunter
    .opening =
        Vierhundert Stufen, denkt ihr, und da liegt ihr ziemlich daneben.
        Gebaut haben sie die Wächter, für sich selbst, und deren Nerven waren auch nicht besser als eure. Auf jedem Absatz ist eine Tür, und die Tür lässt sich von unten zumachen.
        Ehe sie nicht zu ist, geht keiner weiter. Ihr habt es versucht. Es dreht immer jemand um und sieht nach, ob sie zu ist.
        So habt ihr auf jedem Absatz die Wahl: hinter alles sehen, oder die Tür zumachen und fort. Was euch bis dahin nicht begegnet ist, kommt euch nach und nimmt zwei Stufen auf einmal.
        Außerdem ist etwas auf der Treppe. Es bleibt immer eine Windung voraus, und je tiefer ihr kommt, desto größer hört es sich an.
        Geht dicht beieinander und redet. Worüber, ist gleich.
    .ending =
        Ihr habt eine Tür nach der anderen hinter euch zugemacht, und an den Klinken rüttelte, was ihr euch lieber nicht angesehen hattet, bis keine Tür mehr da war, und keine Treppe, auf der es hätte sein können.
        Es stand ganz unten und hielt einen Arm hoch. Wer von euch die Lampe hatte, hob sie, so hoch, wie man das tut, wenn man lieber nicht möchte.
        Es war ein Morgenmantel, an einem Nagel. Er ging hinauf, so weit man sah, und der eine Ärmel hatte sich im Luftzug an der Wand entlanggetastet.
        Er war mit Schiffen gemustert. Ihr habt eine Weile gebraucht, bis ihr das saht, denn sie waren in Lebensgröße.
        „An den Nagel kommt es also schon heran“, sagte jemand. Von da an habt ihr alle geflüstert.
        Unter dem Mantel stand ein Paar Pantoffeln. Ihr seid darum herumgegangen, das dauerte bis zum Morgen. Hinter dem linken war Licht, und man hörte Löffel.
    .losing =
        Ihr habt hinter alles gesehen, und als die Lampe ausging, standet ihr auf einem Absatz, und jede Tür war offen.
        Davon zieht es. Es zog euch an den Rockschößen die ganze Treppe wieder hinauf und stellte euch zu den Besen.
        Der Gilde liegt eure Abrechnung über viertausend Stufen vor. Auf ihrem Plan sind es vierhundert, sagt sie, und die gehen hinauf.
        Nachts hört man im Neunten Licht, wie etwas sie zählt. Bis jetzt kommt es jedes Mal durcheinander und muss von vorn anfangen, nur etwas näher.
    .mourning =
        Auf einem der Absätze hat jemand die Tür gehalten, damit sie zugehen konnte, und sie ist zu.
        Auf die Stufe davor habt ihr ein Licht gestellt und es hochgedreht, so weit es geht, und keiner von euch hat gesagt, was das kostet.
scenario-nine-wardens-at-table = Neun Wächter bei Tisch
    .opening =
        Die Suppe ist seit neunzig Jahren kalt, und aufstehen durfte noch keiner.
        Es sind die neun Paten aus dem Kirchenbuch, die ihm die Lampen gebaut haben. Im Jahr des Kometen setzten sie sich zusammen, auf einen Happen, und um auszumachen, wer an dem Abend zu ihm hineingeht.
        Ein Wächter steht nicht auf, ehe er abgelöst ist. Acht Stühle sind noch besetzt. Der neunte ist der von Ephraim Dowse, der einmal kurz an die Luft ging, und was daraus wurde, wisst ihr. Er ist heruntergekommen, um die Tür zu hüten, und geht euch auch zur Hand, aber nur das eine Mal; er ist im Ruhestand.
        Man kann gegen sie kämpfen. Sie sind alt, sie sind tot, und sie haben Löffel. So geht es schneller.
        Oder man sagt ihnen, dass die Ablösung da ist, und zwar jemand, dem sie es glauben. Dann sind sie auf eurer Seite, und hier unten kennen sie sich aus.
        Wenn mehr als die Hälfte aufgestanden ist, stehen die Übrigen mit auf. So ein Tisch ist das.
    .ending =
        Ihr habt es ihnen gesagt, jedem einzeln und beim Namen, dass jetzt alles gut ist und jemand da, und sie legten den Löffel hin und sahen ihre Hände an.
        Als genug Stühle gerückt waren, gingen auch die anderen. Keiner ist gern der Letzte, der dann noch aufessen soll.
        Neunzig Jahre lang hatten sie darüber gestritten, wie man es ins Bett bringt. Eine Geschichte, sagten die einen. Ein Lied, sagten die anderen. Ein Licht, und die Tür ein wenig offen: Das wurde angenommen, und dann kam die Frage, wer es hineinträgt.
        Hineingegangen ist nie einer. Jeder hatte sich davor gefürchtet und hätte es vor den anderen acht um nichts in der Welt gesagt.
        In einem einzigen Punkt waren sie sich einig, und dafür drehten sie sich in der Tür noch einmal um. Kein Wasser. Es wird euch um Wasser bitten, und wenn das einmal anfängt, nimmt es kein Ende.
        Dowse gab die Mäntel aus. Dann schnitt er aus seinem Buch eine Zeile heraus, am Lineal entlang, und gab sie euch. Es stand nichts darauf. Für wen die sei, sagte er, würdet ihr beim Durchzählen merken.
    .losing =
        Sie ließen sich nicht drängen. Es waren tiefe Teller, und zu ihrer Zeit aß man auf.
        Irgendwann brachte man auch euch Stühle. Ihr saßet sehr gerade, und erst als jemand einen von euch um das Salz bat, mit Namen, fiel es euch auf.
        Dowse hat euch abgeholt. Er musste für euch alle unterschreiben, in der Spalte für Kinder.
        Die Gilde trägt die Suppe, gegen Quittung. Es ist ihr aufgefallen, dass kein Brot dabei war.
    .mourning =
        Am Tisch ist ein zehnter Platz gedeckt, und sie sind alle aufgerückt.
        Ihr habt euch hinter den Stuhl gestellt und gemeinsam abgelöst, mit Stunde und Namen, wie es im Buch steht. Vorschriftsmäßiger ist noch nie jemand abgelöst worden.
scenario-the-kings-last-tide = Die letzte Flut des Königs
    .opening =
        Er hätte gern sein Land zurück. Die Quittungen hat er aufgehoben.
        Der König mag nicht mehr warten, bis es von selbst aufwacht. Er hat alle Fluten zurückgefordert, die er je verliehen hat, und lässt das Haus volllaufen, Zimmer um Zimmer, wie man einen Mieter hinausbekommt.
        Mit jeder zweiten Stunde der See steigt es. Es nimmt mit, wer im Weg steht, setzt ihn dort ab, wo die wenigsten von euch hinsehen, und ist mit ihm drin, ehe er die Klinke gefunden hat.
        Ein Zimmer, in dem das Wasser steht, ist seines, mit allem, was darin war, und mit jedem ist er wieder etwas mehr König. Macht also eure Türen selbst zu, solange sie noch eure sind.
        Erst muss er besiegt werden, denn solange er gewinnt, hört er nichts. Dann muss es ihm jemand sagen.
        Ihr habt gelost, wer. Herausgekommen seid ihr alle.
    .ending =
        Ihr habt zugemacht, was ging, die Flut machte den Rest zu, und im letzten Zimmer stand er, bis an die Krone im Wasser.
        Besiegt war er bald. Das hatte schon einmal jemand getan, und zwar jemand Größeres.
        Dann habt ihr euch zu ihm auf die nasse Stufe gesetzt und es ihm gesagt. Seine Leute gehen seit einiger Zeit, den Hügel hinauf, paarweise, dorthin, wo es trocken ist. Es hatte bloß keiner derjenige sein wollen, der davon anfängt.
        „Und wie ist es da oben so?“, fragte er nach einer Weile. Es regnet, habt ihr gesagt. Da stand er sofort auf.
        Ihr habt ihn im Boot mitgenommen. Er stand mitten in der Gasse, ohne Hut, das Gesicht nach oben, in dem dünnen Regen, der von der Seite kommt, und in ganz Tallowby bewegte sich keine Gardine. Sie können sehr taktvoll sein.
        Die Quittungen hat er in eurer Lampe verbrannt, eine nach der anderen. Das Zimmer über der Nassen Kerze hat er genommen. Er zahlt im Voraus und bar auf den Tisch, und der Wirt hat einen Lappen danebengelegt.
    .losing =
        Als er das letzte Zimmer hatte, läutete er, damit es aufsteht.
        Es stand nicht auf. Im Halbschlaf streckte es einen Arm heraus, tastete herum und zog sich das Meer über die Ohren.
        So gab es von vier bis fünf Uhr früh kein Meer. Der König ging in seinem Land spazieren, das hauptsächlich aus Pfützen bestand, und es regnete auf ihn.
        Dann wurde ihm unter dem Meer zu warm, und es strampelte. Der König sagt, das sei es wert gewesen, und wegen eurer Häuser tue es ihm leid.
    .mourning =
        Die Flut hat einen von euch dort abgesetzt, wo keiner hinsah, und dort habt ihr seither alle hingesehen.
        Auf diese Schwelle legt jedes Hochwasser etwas hin, eine Muschel oder einen Knopf, sehr vorsichtig, und nimmt auf dem Rückweg nichts mit.
scenario-what-the-tenant-dreams = Was der Pächter träumt
    .opening =
        Es hat die ganze Zeit zugehört. Bei ihm seid ihr etwas größer.
        Was ihr euch unterwegs erzählt habt, auf Treppen und in Booten, ging durch den Fußboden, und es hat jedes Wort behalten. Etwas so Schönes war ihm noch nie passiert.
        Jetzt schläft es, so halb, und ihr kommt darin vor. Ein paar von denen, die ihr damals kleingekriegt habt, auch. Sie tragen Schlafmützen und sind hier, weil es wissen möchte, was sie dann gemacht haben.
        Was es zuerst gehört hat, hatte am längsten Zeit zu wachsen.
        Kommt etwas, mit dem ihr nicht fertig werdet, dann haltet hoch, was ihr von irgendwo mitgebracht habt, und erzählt, wie ihr dazu gekommen seid. Dafür lässt es alles andere liegen. Nur schläft es dann damit in der Faust, und vor morgen früh bekommt ihr es nicht wieder.
        Vom Hafenhund habt ihr ihm auch erzählt. Ein großer Hund sei das, habt ihr gesagt.
    .ending =
        Ihr habt ihm alles erzählt: wie ihr an dies gekommen seid, und wer das da aufhatte, und was der andere daraufhin sagte. Und mit jeder Geschichte, die ihr Ende fand, hielt sich jemand mit Schlafmütze die Hand vor den Mund und war weg. Der letzte war gerade mitten in einer Drohung.
        Übrig blieb der Hafenhund. Er stand vor den Sternen wie ein Berg mit Ohren. Dass er damit wedelte, merkte man am Wetter.
        Er beschnupperte euch, einen nach dem anderen, von oben, und schnaubte. Dann drehte er sich dreimal um sich selbst, wozu er ein gutes Stück Küste brauchte, und legte sich ans Fußende, wo er nicht hindarf.
        Und es fing im Schlaf zu summen an: die zwei Töne, und was die Alte Lampe davon wusste, hinunter, einmal herum und noch etwas hinunter, und dann von da weiter bis zum Schluss. Es hat sogar Worte. Auf die hat es sich das ganze Jahr zu besinnen versucht.
        Ihr habt sie aufgeschrieben, hinten auf den letzten Brief der Gilde. Vorn wollte sie wissen, wann mit euch wieder zu rechnen sei.
        „Und dann?“, sagte es, ganz deutlich. Da wart ihr schon halb die Treppe hinauf. Gleich, habt ihr gesagt.
    .losing =
        Euch gingen die Geschichten aus, ehe ihm das „Und dann?“ ausging.
        Es hatte euch so gern, dass es die Nacht länger machte, und die mit den Schlafmützen größer, damit ihr etwas zu tun habt.
        Als es sich umdrehte, fielt ihr heraus und lagt zwischen den Besen, mit Schlafmützen. Sie gehen nicht ab.
        Der Hafenhund kam gegen Mittag heim, in seiner eigenen Größe. Es bringt ihm nur keiner bei. Auf den Fischmarkt hat er sich schon zweimal gelegt.
    .mourning =
        Es sah gleich, dass von euch einer fehlte, und fragte, was dann war. Ihr habt es ihm erzählt. Es war die einzige Geschichte, die es nicht noch einmal hören wollte.
        In seinem Traum ist dieser eine noch bei euch, als der Größte von allen.
scenario-the-night-light-itself = Das Nachtlicht
    .opening =
        Es wollte doch bloß, dass die Tür ein wenig offen bleibt.
        Es ist wach. Es liegt ganz still, die Hände auf der Decke, und sieht dorthin, wo früher ein Licht war.
        Die Hand wird euch finden, sie hätte gern etwas zum Festhalten. Wenn ihr mit ihm redet, lässt es nach und nach los. Wenn ihr zuschlagt, lässt es sofort los; und dann ist es hellwach, und drei Stunden sind um, ehe es wieder liegt.
        Die Geschichte habt ihr hinter euch, und das Licht in der Tasche. Fehlt noch das Lied. Dazu müsst ihr alle an der Bettkante sein, am Ende eines Zuges: Einer fängt an, in einer Stimmlage, in der die anderen mitkommen, und die anderen fallen ein.
        Bei dem Durchzug hört es euch freilich erst, wenn dort draußen die meisten Türen zu sind; und je dunkler es hinter den übrigen ist, desto lauter müsst ihr sein. Geht also vorher herum und seht nach ihnen. Und lasst die Waffen draußen. Sie klappern.
        Worum es auch bittet: kein Wasser.
    .ending =
        Was klappern konnte, hattet ihr an der Tür abgelegt, und weil ihr sonst nichts zu halten hattet, hieltet ihr einander am Ärmel und habt gesungen.
        Schön war es nicht. Einer hatte den Text vergessen, und einer konnte einen anderen. Aber es ging hinunter, einmal herum und noch etwas hinunter, und bei der zweiten Strophe kam unter der Decke eine Hand hervor und nahm den Nächsten von euch um die Mitte, wie man einen Bären nimmt, und blieb da.
        „Wer ist das“, sagte es. Die Lampenanzünder, habt ihr gesagt, und weil es sich so gehört, habt ihr ihm eure Namen genannt und nach seinem gefragt. Das hatte noch keiner. Es überlegte eine Weile, ob ihr Leute seid, die etwas für sich behalten können. Dann hat es ihn euch gesagt, unter der Decke, und ihr musstet es versprechen.
        Ihr habt die Erste Lampe an den Nagel gehängt, weit unten, und die Tür ein wenig offen gelassen. Von dort ging es von selbst weiter, die Küste hinauf, von einer zur nächsten, die stehenden und die, die sich hingelegt hatten und bloß darauf warteten, dass jemand anfängt. Ihr habt mitgezählt, im Flüsterton. Es kamen hundertacht heraus.
        Die Gilde hat noch ein Formular geschickt. Pacht des Pächters: nichts. Name des Pächters, vollständig: und dafür ist eine Zeile da. Ihr wisst genau, was dort hineingehört. Ihr habt sie leer gelassen und das alle abgezeichnet.
        Ins Buch des Neunten Wächters schreibt ihr die Stunde und eure Namen. Dann hat einer zurückgeblättert und vorgelesen, was ihr unter Wetter stehen habt, ein Mal nach dem anderen: keines. Quengelig. Übermüdet. Zu ruhig. „Das war nie das Wetter“, sagte Isembard Fole, der als Zeuge gekommen war. Bei heute Nacht steht: schläft.
        Ihr wart schon auf der Treppe, in Strümpfen, und der Hafenhund ging auf Zehenspitzen voran, da kam durch den Spalt ein Stimmchen, ungefähr so laut wie ein Schiff. Ob es wohl ein Glas Wasser haben dürfe?
        Ihr standet auf dem Grund des Meeres und saht euch an.
        Dann ging einer nach einem Glas sehen. Es ist ein Handwerk wie jedes andere: schlecht bezahlt, meistens Treppen, und jemand muss es tun.
    .losing =
        Es fing an zu weinen. Die ganze Küste entlang hielten sie es für das Wetter, wie seit neunzig Jahren; aber ihr standet daneben, und da war es mit nichts zu verwechseln.
        Es stand nicht auf. Es streckte nur die Arme aus, damit man es hochnimmt, und ein Teil der Küste kam mit.
        In Tallowby sind sie in den oberen Stock gezogen und haben alle Lampen, die sie haben, ins Fenster gestellt, falls es etwas hilft. Der König geht mit Streichhölzern von Haus zu Haus.
        Morgen Nacht geht ihr wieder hinunter. Irgendwer muss es ja, und es fragt inzwischen nach euch, mit Namen.
    .mourning =
        Es hatte euch durchgezählt, wie sie das tun, und fragte, wo der andere ist. Schon vorausgegangen, habt ihr gesagt, nach dem Licht sehen.
        Das hat es euch geglaubt. Nach und nach habt ihr es auch geglaubt.
