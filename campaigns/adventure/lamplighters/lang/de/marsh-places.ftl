# Orte und Geschichten von Abenteuer 2, „The Marsh Round“.

# Orte

location-peat-cut = Der Torfstich
    .flavour = Seit vierhundert Jahren von Hand gestochen. Manche der Hände kamen zurück.
location-stilt-village = Das Stelzendorf Neap
    .flavour = Die Häuser stehen auf Stelzen. Im Augenblick stehen sie da drüben.
location-eel-weir = Das Aalwehr
    .flavour = Es fängt Aale, Hüte und die Post. Der Postbote hat sich beschwert, von drinnen.
location-withy-maze = Der Weidenirrgarten
    .flavour = Gepflanzt von einem, der allein sein wollte. Jetzt hat er Gesellschaft und findet sie nicht.
location-floating-chapel = Die schwimmende Kapelle
    .flavour = Ein Seil hält sie an der Gemeinde. Jedes Jahr fragt man, was von beiden da treibt.
location-mother-carrs-kitchen = Mutter Carrs Küche
    .flavour = Nimm dir irgendeinen Stuhl. Ist er warm, nimm einen anderen.
location-sunk-orchard = Der versunkene Obstgarten
    .flavour = Hier fallen die Äpfel nach oben. Noch keinem, den einer traf, ist etwas eingefallen.
location-road-that-was = Die gewesene Straße
    .flavour = Sie führt dorthin, wo einmal Markt war. Leute kommen noch mit Kohlköpfen zurück.

# Geschichten

adventure-the-marsh-round = Die Moorrunde
    .opening =
        Das Moor hat elf Lampen, auf Pfählen, denn einen Leuchtturm trägt der Boden nicht. Drei hat er bisher gehabt, und der letzte liegt ihm noch im Magen.
        Am Montag waren da elf Löcher. Die Gilde hat sich die Löcher angesehen und gefragt, wie die Pfähle denn gewesen seien.
        Gestohlen hat sie keiner, sagt das Moor. Sie sind gegangen. Man konnte hören, wie sie um die Pfützen herumgingen.
        Es ist nicht eure Runde. Sie wurde zu eurer dazugelegt.
scenario-a-light-with-nobody-under-it = Ein Licht, und niemand darunter
    .opening =
        Bei Niedrigwasser sieht man drüben im Aalmoor eine Lampe nach Hause gehen, ungefähr in der Höhe einer Lampe, und niemand ist darunter.
        Bleibt ihr stehen, so bleibt sie stehen. Das ist Höflichkeit.
        Sie gehört an den Anfang des alten Damms, auf elf Fuß Mooreiche, und die Mooreiche ist mitgegangen, Schritt für Schritt.
        In ihrem Schein sieht alles nah und trocken aus. Die Gilde hat daran zwei Inspektoren verloren, und einer davon hat geschrieben, er habe es gemütlich.
        Die Moorleute laufen ihr nicht nach. Einer Lampe läuft man nicht nach, sagen sie, das bringt sie bloß auf Gedanken.
        Ihr werdet dafür bezahlt. Ruft einander dabei nicht. Hier draußen kommt ein Ruf als jemand anderes an.
    .ending =
        Gefangen habt ihr sie am Ende, indem ihr ihr keinen Ort mehr ließt, an dem sie hätte höflich sein können.
        Ihr habt hinter ihr das Moor zugemacht, Stück für Stück, bis nur noch der Boden trocken war, auf dem ihr standet.
        Sie hielt euch ihr Licht vors Gesicht, einem nach dem anderen, wie jemand, der einen Namen sucht.
        Dann ließ sie sich tragen. Sie wiegt überhaupt nichts, und sie lehnt sich an.
        Unterwegs drehte sie sich einmal zum Meer, wo das Wetter war, und ihr musstet sie mit beiden Armen halten. Sie hatte dort nach etwas sehen wollen.
        Ihr habt sie in ihr Loch gestellt und festgetreten. Zehn fehlen noch, und im Schlick sind ihre Spuren, alle in dieselbe Richtung und im Gleichschritt.
    .losing =
        Am Morgen wart ihr ihr bis an den Rand von allem gefolgt, und sie ging weiter.
        Sie sah sich immerhin um. Es war sehr nett gemacht.
        Über den Schlick heim ging es dem Geruch nach, den anderer Leute Frühstück hat. Man zählte euch, und die Zahl stimmte, was hier draußen nicht immer so ist.
        Die Gilde führt die Lampe als beurlaubt. Sie wüsste gern, von wem.
    .mourning =
        Auf dem Heimweg war ein Licht mehr im Moor als auf dem Hinweg, und ihr kanntet den Gang.
        Ihr seid ihm nicht nachgelaufen. Ihr seid eine Weile stehen geblieben, aus Höflichkeit, und es blieb auch stehen.
scenario-the-village-that-went-out = Das Dorf, das ausging
    .opening =
        Neap steht auf Stelzen hinter den Aalwehren: vierzig Häuser und eine Pumpe. Heute Morgen stand da die Pumpe.
        Das Dorf ist ausgegangen. Spazieren, wie es aussieht. Seine Feuer sind noch an und hängen im Nebel, ungefähr in Herdhöhe.
        Die Lampe ging zuerst, und da die Lampe das Einzige war, worüber sich Neap je einig wurde, rafften die Häuser ihre Röcke und gingen hinterher.
        Großvater Neap führt sie an. Er kennt den Weg. Die Nachbarn sagen, er kannte ihn schon, als an dessen Ende noch gar nichts war.
        Dann kam der Nebel, mitten zwischen zwei Wörtern, und jetzt wüsstet ihr nicht zu sagen, wer neben euch steht, noch, wo das wäre.
        Irgendwo bellt ein Hund, der diesseits von Tallowby nichts verloren hat. Findet erst einmal euch. Das Dorf ist größer und läuft euch nicht weg.
    .ending =
        Gefunden habt ihr euch am Ärmel, am Stiefel und am Hafenhund, der bei jedem von euch als Erster war und sich auf die Stelle gesetzt hatte.
        Danach war das Dorf ein Kinderspiel. Vierzig Häuser verliert man nicht so leicht, wenn man rings um sie gegraben hat.
        Großvater Neap stand am letzten Ende des Trockenen, auf den längsten Stelzen der Gemeinde, die Lampe unter dem Arm und das Gesicht zum Meer.
        „Es will Gesellschaft“, sagte er. „Hört ihr das? Bliebt ihr da in der Stube sitzen?“ Ihr horchtet. Es war nur der Wind, in einem fort auf denselben zwei Tönen.
        Ihr habt ihn an den Stelzen umgedreht, und die Häuser drehten mit, unter viel Geschirr.
        Neap steht wieder bei seiner Pumpe, etwas weiter links. Am Abend stellten sie dem Wind ein Schälchen hinaus, und keiner hat gelacht.
    .losing =
        Gegen Abend hob sich der Nebel, und da standet ihr und die Pumpe.
        Das Dorf geht immer noch. Schiffe haben es gemeldet, mit vier Knoten und voller Wäsche.
        Der Hafenhund kam allein zurück, nass bis zur Schulter, und legte sich mit dem Rücken zu euch hin.
        Die Gilde weist darauf hin, dass die Abgaben von Neap in Neap zu entrichten sind, wo immer das sei.
    .mourning =
        Jemand von euch blieb unauffindbar. Der Hafenhund ging noch zweimal hinein und musste herausgetragen werden.
        Neap hat ein einundvierzigstes Haus aufgestellt, mit Feuer im Herd und unverriegelter Tür.
scenario-mother-carrs-three-suppers = Mutter Carrs drei Abendessen
    .opening =
        Zwei der Lampen sind bis zu Mutter Carrs Küche gekommen. Sie stehen dort im Fenster wie Pasteten.
        Gestohlen hat sie sie nicht. Sie kamen herein, aus dem Wetter, und wer bei ihr hereinkommt, ist Gast, und ein Gast bleibt, bis die Hausfrau gegessen hat.
        Sie hat seit den Wächtern nichts gegessen. Sie klagt nicht. Sie legt nur keine Deckel mehr auf.
        Drei Abendessen möchte sie: etwas, das rennt, etwas, das brennt, und etwas, das im Ernst gesagt wurde. Und Ruhe, wenn sie isst.
        Die ersten zwei habt ihr vielleicht bei euch. Nach dem dritten suchen die Leute in ihren Taschen, und dann betrachten sie ihre Stiefel.
        Bringt Appetit mit. Wenn die Kelle euch etwas anbietet, seid ihr satt.
    .ending =
        Was rannte, aß sie mit einem Bissen, was brannte, mit zweien, und den Docht gab sie euch zurück.
        Für das dritte nahm sie sich Zeit. Ihr hattet es ihr über den Tisch gesagt, vor Leuten, und nicht gelacht. Sie fragte, woher ihr das habt.
        „Ich hatte vergessen, dass die gesalzen sind“, sagte Mutter Carr und legte die Deckel auf, einen nach dem anderen, und die Stühle atmeten aus.
        Ihr habt die zwei Lampen, dazu ein Paar Stelzen aus dem Schrank. Ein Gast aus Neap ließ sie da, der nach dem Fisch keine Verwendung mehr dafür hatte.
        An der Tür hielt sie euch am Ärmel fest. Jemand bezahlt sie dafür, dass sie Lampen dabehält. Über die Schwelle kommt er nicht, er hinterlässt es schriftlich und klein.
        Sie gab euch die Papiere, zum Pfeifenanzünden. Ihr habt sie stattdessen gelesen. Es ist ein Testament.
    .losing =
        Sie war sehr geduldig. Wieder und wieder deckte sie für euch auf, und jedes Mal fehlte euch ein Gang.
        Zuletzt aß sie, was in der Küche geredet worden war, während sie wartete, und jetzt steht im Moor ein Schweigen von der Form eines Tisches.
        Euch ließ sie gehen, da an euch nichts Nennenswertes dran ist. Eure Plätze hält man euch frei, und warm.
        Die Lampen stehen noch im Fenster. Sie bräunen schön.
    .mourning =
        Ein Stuhl in der Küche ist jetzt warm, und niemand setzt sich darauf. Dafür sorgt Mutter Carr.
        Was ihr an der Tür gesagt habt, war im Ernst gesagt. Sie hat es gehört und nicht gegessen.
scenario-the-peat-parliament = Das Torfparlament
    .opening =
        Im Torf ist nie etwas ganz vorbei. Abgeordnete aus vierhundert Jahren sitzen dort, braun bis zum Kragen, und keiner ist je ausgeschieden.
        Sie tagen um zwölf, wenn der Boden am wärmsten ist. Heute stimmen sie über die Lampe vom Torfstich ab: ob sie die ihre ist, da man sie auf ihrem Grund antraf, im Gehen. Nach der Andacht.
        Das Haus kennt zwei Arten, sich durchzusetzen. Was beredet wird, zählt als Ja. Was erzwungen wird, zählt auch, für die andere Seite.
        Der Sprecher ist unparteiisch und trägt den Strick noch um. Der Abgeordnete der Opposition war nie mit jemandem einer Meinung, und daran ist er gestorben.
        Ausgegraben wurde jeder, der noch einen Arm heben kann, und einzelne Arme.
        Bleibt bei der Sache. Sie haben alle Zeit, die es gibt, und ihr habt, was noch in der Lampe ist.
    .ending =
        Ihr habt geredet, wo sie zuhörten, und geschoben, wo sie es nicht taten, und der Stimmenzähler hat beides als Aussprache verbucht.
        So ist es nun Gesetz, von der Narbe bis zum Lehm: Eine Lampe gehört dem, der ohne sie im Dunkeln bliebe.
        In wessen Namen, fragte der Sprecher, sei das denn aufgesetzt? In unserem, hattet ihr gedacht. Aber draußen über dem Meer hatte das Wetter mitten im Ton aufgehört, als wollte es mithören.
        Der Abgeordnete der Opposition wünscht im Protokoll zu lesen, dass er dagegen war. Er möchte neben der Lampe wieder eingegraben werden, damit er es bleiben kann.
        Gepflanzt habt ihr sie selbst, auf der höchsten Stelle im ganzen Stich, die früher ein Bischof war.
        Auf der Tagesordnung folgt ein Antrag in Privatsachen, gestellt von einem Anwalt, für einen Mandanten an der üblichen Anschrift. Jemand hat unterstrichen: unten.
    .losing =
        Der Antrag fiel durch. Man dankte euch für euren Beitrag und legte ihn auf den Tisch, und der Tisch versank.
        Die Lampe ist in Gewahrsam, unter der vierten Bank, wo man sie nicht brennen sieht, und also brennt sie nicht.
        Das Haus hat sich erhoben. Es steht im Dunkeln im Moor herum, bis zu den Knien, und wartet, dass man ihm sagt, was es beschlossen hat.
        Es wird eine weitere Sitzung geben. Ihr steht auf der Rednerliste, und für den Sitz hat man euch schon Maß genommen.
    .mourning =
        Das Haus erhob sich, alle vierhundert Jahre davon, und stand, bis der Schlamm sich geschlossen hatte.
        Der Sitz ist in der ersten Reihe. Gegenstimmen gab es keine.
scenario-the-will-of-the-wisp = Irrwischs letzter Wille
    .opening =
        Er ist Anwalt. Er führt die Leute hinters Licht.
        Will vom Irrwisch hat seine Kanzlei, wo ihr gerade eben hingeschaut habt, und vertritt einen Mandanten, den er noch nie trocken gesehen hat.
        Alles hatte seine Ordnung. Er verlas den Lampen des Moors ein Testament, durch das ihnen ein Grundstück zufällt. Es liegt unter dem Meer, fehlt nur noch die Besichtigung, und wenn sie hier entlang wollten.
        Sechs von den elf sind noch unterwegs, im Gänsemarsch, mit ihren Papieren in der Hand.
        Gelogen hat er nie. Er hält ein Licht hoch und lässt euch den Satz zu Ende denken.
        Mit Leuten in Gesellschaft gibt er sich kaum ab. Wer allein geht, darf so weit vorausschauen, wie er mag, und so bekommt er sie dazu, dass sie mitkommen.
    .ending =
        Jeden Weg, den er euch gezeigt hatte, habt ihr zugemacht. Da war niemand mehr zu führen, und Will vom Irrwisch setzte sich auf ein Grasbüschel und war ein kleiner Mann mit einer Laterne.
        „Den Mandanten habe ich nie getroffen“, sagte er. „Alles nur Anweisungen. Sie kommen mit der Tide herauf, und das Honorar ist altes Gold, und nass.“
        Und wer, habt ihr gefragt, geht dafür leer aus? Er schlug nach. Die andere Partei; Name nicht ausgefüllt; laut Akte schlafend und nicht zu benachrichtigen.
        Man hat ihm die Zulassung genommen, also gab er euch die Laterne. Ihr möchtet achtgeben, wohin ihr damit zeigt. Er selbst hat es nie getan.
        Die sechs gingen hinter euch heim, im Gleichschritt, und den ganzen Weg kam vom Meer ein dünner Laut, und mit jeder Lampe, die ihr anzündetet, war es weniger davon.
        Ins Buch des Neunten Wächters schreibt ihr die Stunde und eure Namen. Unter Wetter schreibt ihr: keines. Es wusste bloß keiner, ob man das so schreibt.
    .losing =
        Im ersten Grau zogen sie vorbei, sechs Lampen im Gänsemarsch, und das Meer hielt ihnen die Tür auf.
        Will vom Irrwisch stand mit seinem Licht daneben und wünschte euch einen guten Morgen. Es war für einige Zeit der letzte, den das Moor bekam.
        In dieser Nacht ging das Wetter die Küste entlang von Haus zu Haus und rüttelte an den Läden, ziemlich weit unten.
        Er hat euch seither geschrieben. Euch ist etwas zugefallen, wie es scheint, und fehlt nur noch die Besichtigung.
    .mourning =
        In der Akte lag noch ein Blatt, auf den Namen, der jetzt fehlt, und es vermachte euch alles: einen Mantel, eine Pfeife und den Schluss von einem Witz.
        Ihr habt geteilt. Den Schluss ohne den Rest wollte keiner.
