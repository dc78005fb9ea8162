### The rules of Underwater Cities in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

underwater-cities-topic-aim = Überblick
    .text =
        Du baust eine Nation auf dem Meeresgrund: Städte unter Kuppeln, Tunnel dazwischen und ringsum Farmen, Entsalzungsanlagen und Labore.

        - Die Partie hat 3 Ären mit zusammen 10 Runden. In jeder Runde hat jeder 3 Züge.
        - In deinem Zug wählst du einen **Aktionsplatz** und spielst eine **Karte** aus. Passt ihre Farbe zum Platz, bekommst du auch ihren Effekt.
        - Jede Ära endet mit einer **Produktion**: dein Netzwerk erzeugt Ressourcen und Punkte, und deine Städte müssen ernährt werden.
        - Am Ende bringen dein Netzwerk, deine Schlusswertungskarten und deine Ressourcen Punkte. Es gewinnt, wer die meisten hat.

        Du beginnst mit 1 nicht-symbiotischen Stadt, ein paar Ressourcen, dem Persönlichen Assistenten und 3 Karten, die du aus 6 aussuchst. In 3 Ecken deines Spielerbogens liegen Metropolen: verbinde sie durch Tunnel, damit sie dir etwas bringen.

        Nur was mit deiner Start-Stadt **verbunden** ist, produziert, zählt und bringt Punkte.

        Underwater Cities ist für 1 bis 4 Personen.

underwater-cities-topic-turn = Ein Zug
    .text =
        Dein Zug hat diese Schritte:

        - **Platz und Karte.** Du wählst einen verfügbaren Aktionsplatz und 1 Handkarte. Dein Aktionsplättchen besetzt den Platz bis zum Ende der Runde.
        - **Aktion und Effekt.** Du führst die Aktion des Platzes aus, wenigstens zum Teil. Passt die Karte, nutzt oder beanspruchst du auch sie. Du bestimmst, was von beidem zuerst kommt; erst wenn das fertig ist, beginnt das andere.
        - **Ende.** Du ziehst 1 Karte.

        Die Teile einer Aktion darfst du in beliebiger Reihenfolge ausführen und manche auslassen. Zwischen zwei Schritten darfst du Fähigkeiten deiner Karten nutzen und Aufträge beanspruchen.

        Dein **Handkartenlimit** ist 3. Mehr Karten darfst du behalten, bis dein nächster Zug beginnt; vorher wirfst du die überzähligen ab.

        Bis dein Zug endet, kannst du Schritte zurücknehmen, außer wenn etwas gezogen oder aufgedeckt wurde.

        Die Zugfolge bleibt für die 3 Züge einer Runde gleich. Dann legt die Staatenbund-Leiste eine neue fest.

underwater-cities-topic-slots = Aktionsplätze
    .text =
        Die Plätze sind grün (G1 und so weiter), rot (R1) und gelb (Y1): bei 1 oder 2 Personen 4 von jeder Farbe, bei 3 oder 4 Personen 5. Dort baust du, wertest auf, schreitest auf der Staatenbund-Leiste voran, nutzt Aktionskarten, nimmst Spezialkarten oder erhältst Ressourcen und Karten.

        - Nur ein **verfügbarer** Platz kann gewählt werden. Danach ist er bis zum Ende der Runde für alle besetzt.
        - Du musst wenigstens einen Teil seiner Aktion ausführen können.
        - Der **jederzeit verfügbare Platz** (∞) gibt 2 Karten und 2 Credits. Du kannst ihn immer wieder wählen, aber keine Karte passt zu ihm.
        - Bei 4 Personen gibt es ein **Aktionskopie-Plättchen**: für 1 Credit darfst du einen Platz wählen, den jemand anders besetzt (aber nicht zugleich du). Das kann in jeder Runde nur einer, wer es zuerst tut.
        - Manche Effekte lassen dich **die Aktion eines Platzes nutzen**. Dafür spielst du keine Karte aus, und der Platz bleibt, wie er war. Plätze, die du selbst besetzt, kommen nie infrage.

        „Bis zu 2 Tunnel“ heißt, dass du auch nur 1 bauen darfst.

underwater-cities-topic-cards = Karten
    .text =
        Jede Karte hat eine Farbe und eine Art. Auf einem Platz **ihrer Farbe** passt sie, und du darfst sie nutzen. Auf jedem anderen Platz wird sie ohne Effekt abgeworfen.

        - **Sofortiger Effekt:** du führst ihn aus, dann wird die Karte abgeworfen.
        - **Dauerhafter Effekt:** du beanspruchst die Karte. Immer wenn etwas Bestimmtes geschieht, erhältst du etwas, oder etwas kostet weniger, oder du darfst etwas einmal pro Zug tun.
        - **Aktionskarte:** du beanspruchst sie. Nutzen darfst du sie, wenn ein Platz oder Effekt es erlaubt; dann ist sie bis zum Ende der Ära genutzt. Du kannst 4 davon haben, den Persönlichen Assistenten mitgezählt. Um eine weitere zu beanspruchen, wirfst du zuerst 1 ab; war sie verfügbar, darfst du sie dabei ein letztes Mal nutzen.
        - **Produktionskarte:** du beanspruchst sie. Sie wirkt in jeder Produktion.
        - **Schlusswertungskarte:** du beanspruchst sie. Sie bringt am Ende der Partie Punkte.

        Eine beanspruchte Karte wirkt sofort, noch im selben Zug. Alle Effekte sind freiwillig, und eine passende Karte darf ungenutzt bleiben.

        Jede der 3 Ären hat ihr eigenes Deck. Handkarten aus früheren Ären darfst du weiter ausspielen.

underwater-cities-topic-building = Bauen
    .text =
        Die üblichen Kosten:

        - **Tunnel:** 1 Stahlplastik, 1 Credit
        - **Farm:** 1 Tang; **Entsalzungsanlage:** 1 Credit; **Labor:** 1 Stahlplastik
        - **Nicht-symbiotische Stadt:** 2 Stahlplastik, 1 Tang, 1 Credit
        - **Symbiotische Stadt:** 1 Stahlplastik, 1 Tang, 1 Biomasse, 2 Credits

        Beim Bauen kann Biomasse Tang oder Stahlplastik ersetzen. Manche Bauplätze geben sofort einen Bonus, andere verlangen eine Zusatzzahlung.

        Wo du bauen kannst:

        - Eine **Stadt** neben einem Bauplatz mit einer deiner Städte; einen Tunnel braucht sie noch nicht.
        - Ein **Gebäude** an einer Stadt oder dort, wo du eine Stadt bauen könntest. Erweiterungsbauplätze brauchen einen Effekt, der sie nennt.
        - Einen **Tunnel** von der Start-Stadt aus oder dort, wo ein gebauter Tunnel endet.

        Eine Stadt ist **verbunden**, wenn von der Start-Stadt Tunnel zu ihr führen, und mit ihr sind es ihre Gebäude.

        Eine **Metropole** ist verbunden, wenn alle ihre Tunnel gebaut sind. Eine blaue wirkt sofort, manche auch in jeder Produktion. Die braune braucht 2 Tunnel und bringt am Ende Punkte.

underwater-cities-topic-upgrading = Aufwerten
    .text =
        Tunnel und Gebäude kannst du je einmal aufwerten, normalerweise für 1 Wissenschaft. Verbunden müssen sie dafür nicht sein. Städte werden nicht aufgewertet.

        In jeder Produktion erzeugen sie, wenn sie verbunden sind:

        - **Farm:** 1 Tang; aufgewertet dazu 1 Punkt
        - **Entsalzungsanlage:** 1 Credit; aufgewertet dazu 1 Biomasse
        - **Labor:** 1 Wissenschaft; aufgewertet dazu 1 Stahlplastik
        - **Tunnel** an einer Stadt: 1 Credit; aufgewertet dazu 1 Punkt

        2 aufgewertete Gebäude derselben Art an einer Stadt erzeugen noch mehr, einmal pro Art und Stadt: Farmen 1 Tang und 1 Punkt, Entsalzungsanlagen 1 Credit, Labore 1 Stahlplastik.

        Eine symbiotische Stadt erzeugt in jeder Produktion 2 Punkte, eine nicht-symbiotische nichts.

        Es lohnt sich also, Gebäude einer Art zusammenzuhalten und früh aufzuwerten. Andererseits bringt eine Stadt am Ende mehr Punkte, wenn verschiedene Arten von Gebäuden an ihr stehen.

underwater-cities-topic-federation = Die Staatenbund-Leiste
    .text =
        Die Leiste bestimmt die Zugfolge der nächsten Runde. Zu Beginn jeder Runde stehen alle Marker unterhalb der Leiste; nur in der ersten Runde beginnt weiter vorn, wer später am Zug ist.

        - Jeder Schritt führt dich ein Feld weiter, von 4 bis 1. Auf jeden Schritt darfst du verzichten.
        - **Feld 4** bringt nichts, **Feld 3** 1 Credit, **Feld 2** 1 Stahlplastik, **Feld 1** 1 Punkt.
        - Jeder Schritt über Feld 1 hinaus bringt 1 Punkt.
        - Was ein Feld bringt, erhältst du immer, wenn du es betrittst, auch unterwegs.
        - Betrittst du ein besetztes Feld, kommt dein Marker obenauf, und der oberste ist vorn.

        Endet die Runde, wird die Zugfolge von Feld 1 bis Feld 4 abgelesen. Wer nicht vorangeschritten ist, folgt in der bisherigen Reihenfolge.

        Das geschieht auch nach der letzten Runde, denn die Zugfolge entscheidet bei Gleichstand.

underwater-cities-topic-specials = Spezialkarten
    .text =
        Zu Beginn liegen 6 Karten offen, die 3 Credits kosten. Die Karten für 1 oder 2 Credits bilden ein Deck, dessen oberste Karte offen liegt.

        Wenn du **eine Spezialkarte nimmst**, wählst du eines davon:

        - eine der offenen Karten für 3 Credits; sie wird nicht ersetzt
        - die oberste Karte des Decks
        - oder du legst die oberste Karte unter das Deck, siehst dir die nächsten 3 an und behältst 1 davon

        Die Karte kommt auf deine Hand und zählt zum Handkartenlimit.

        Du **spielst sie aus** wie jede andere Karte: sie muss zum Platz passen, und du bezahlst ihre Credits, wenn du sie nutzt. Kommt der Platz zuerst, kannst du mit seinen Credits die Karte bezahlen.

        Passt sie nicht oder bezahlst du nicht, hat sie keinen Effekt: eine Karte aus dem Deck kommt wieder unter das Deck, eine für 3 Credits verlässt das Spiel.

        Eine bezahlte Karte mit sofortigem Effekt bleibt bei dir, denn manche Effekte zählen deine Spezialkarten.

underwater-cities-topic-production = Produktion
    .text =
        Nach den Runden 4, 7 und 10 produziert jedes Netzwerk:

        - **Gebäude, Tunnel und symbiotische Städte** erzeugen, was auf der Seite „Aufwerten“ steht. Sie müssen verbunden sein, und ein Tunnel braucht an einem Ende eine Stadt.
        - **Metropolen und Produktionskarten** bringen, was auf ihnen steht. Gibt es etwas zu bezahlen oder zu wählen, wirst du gefragt und bestimmst die Reihenfolge.
        - Auf der asymmetrischen Seite erzeugen manche Bauplätze mehr.

        Dann endet die Ära:

        - **Aktionskarten**, die genutzt wurden, sind wieder verfügbar.
        - **Städte ernähren:** jede verbundene Stadt kostet 1 Tang, auch die Start-Stadt. Reicht der Tang nicht, ernährt 1 Biomasse eine Stadt. Für jede Stadt, die du nicht ernähren kannst, verlierst du 3 Punkte, fällst aber nie unter 0. Das alles geschieht von selbst.
        - Das nächste Deck kommt ins Spiel. Jeder zieht 3 Karten und wirft bis zum Handkartenlimit ab.

        Nach der letzten Produktion werden Städte ernährt, aber keine Karten gezogen.

underwater-cities-topic-end = Ende und Wertung
    .text =
        Nach der Produktion von Runde 10 wird alles gewertet:

        - Die **braune Metropole**, wenn ihre beiden Tunnel gebaut sind.
        - Die **Schlusswertungskarten**, die du beansprucht hast. Macht eine aus Ressourcen Punkte, geschieht das so, wie es für dich am besten ist.
        - Jede **verbundene Stadt** nach den verschiedenen Arten von Gebäuden an ihr: ohne Gebäude 2 Punkte, mit 1 Art 3 Punkte, mit 2 Arten 4 Punkte, mit allen 3 Arten 6 Punkte. Welche Art von Stadt es ist und ob die Gebäude aufgewertet sind, spielt keine Rolle.
        - **Ressourcen:** jede Biomasse zählt als 2 Credits. Dann bringen je 4 Credits, Tang, Wissenschaft und Stahlplastik, beliebig gemischt, 1 Punkt.

        Handkarten bringen keine Punkte, ebenso wenig Städte und Gebäude, die nicht verbunden sind.

        Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer in der Zugfolge nach Runde 10 weiter vorn steht.

underwater-cities-topic-contracts = Regierungsaufträge
    .text =
        Das ist eine Variante für 2 bis 4 Personen. Schalte sie in den Spieloptionen ein, bevor du die Partie startest.

        Von den 8 Aufträgen liegen 3 die ganze Partie über offen. Ein beanspruchter Auftrag wird nicht ersetzt.

        - Jeder Auftrag sagt, was du brauchst und was er bringt. Was du brauchst, gibst du nicht aus.
        - In deinem Zug kannst du ihn zwischen zwei Schritten beanspruchen, sobald du alles hast; er steht dann unter deinen Möglichkeiten. Was er bringt, bekommst du sofort, und es kann dir noch im selben Zug helfen.
        - Nach jeder Produktion dürfen ebenfalls alle beanspruchen, in der neuen Zugfolge, bevor die Städte ernährt werden.
        - Du darfst mehrere beanspruchen, und du darfst warten, aber jemand anders könnte schneller sein.

        Nur verbundene Städte und Gebäude zählen.

underwater-cities-topic-solo = Allein spielen
    .text =
        Du spielst allein gegen den Spielplan. Du gewinnst mit mindestens 7 verbundenen Städten und mindestens 100 Punkten am Ende; die Start-Stadt zählt mit.

        - Du nutzt die asymmetrische Seite eines Spielerbogens und die Plätze für 1 oder 2 Personen. Aufträge gibt es nicht. Symbiotische Städte gehen nie aus.
        - In jeder Runde machst du deine 3 Züge direkt nacheinander.
        - 3 neutrale Plättchen besetzen je einen Platz jeder Farbe. Endet eine Runde, rückt jedes 1 Platz weiter: erst durch die grünen Plätze, dann durch die roten, dann durch die gelben und wieder von vorn. Ein Platz mit einem neutralen Plättchen gilt als von jemand anderem besetzt.
        - Bist du in einer Runde auf der Staatenbund-Leiste nicht vorangeschritten, ist in der nächsten 1 Platz mehr besetzt. Welcher, sagt die Nummer einer Karte, die vom Deck aufgedeckt wird. Nach Runde 10 entfällt das.

        Nach jeder Runde kommt dein Marker wieder unter die Leiste.

        Eine Spieloption legt fest, welcher Platz jeder Farbe zu Beginn besetzt ist.
