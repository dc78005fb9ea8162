### The rules of Underwater Cities in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

underwater-cities-topic-aim = Worum es geht
    .text =
        Du baust eine Nation auf dem Meeresgrund: Städte unter Kuppeln, Tunnel dazwischen und ringsum Farmen, Entsalzungsanlagen und Labore.

        - Die Partie hat 3 Ären mit zusammen 10 Runden. In jeder Runde hat jeder 3 Züge.
        - In deinem Zug wählst du einen **Aktionsplatz** und spielst eine **Karte** aus. Hat die Karte die Farbe des Platzes, bekommst du auch ihren Effekt.
        - Jede Ära endet mit einer **Produktion**: dein Netzwerk erzeugt Ressourcen und Punkte, und deine Städte wollen ernährt werden.
        - Am Ende bringen dein Netzwerk, deine Schlusswertungskarten und deine Ressourcen Punkte. Wer die meisten hat, gewinnt.

        Du beginnst mit 1 nicht-symbiotischen Stadt, ein paar Ressourcen, dem persönlichen Assistenten und 3 Karten, die du aus 6 aussuchst. In 3 Ecken deines Spielerbogens liegen Metropolen: verbinde sie durch Tunnel, und sie arbeiten für dich.

        Nur was mit deiner Start-Stadt **verbunden** ist, produziert, zählt und bringt Punkte.

        Underwater Cities ist für 1 bis 4 Personen.

underwater-cities-topic-turn = Ein Zug
    .text =
        Dein Zug hat diese Schritte:

        - **Platz und Karte.** Du nennst einen verfügbaren Aktionsplatz und 1 Karte aus der Hand. Dein Aktionsplättchen besetzt den Platz bis zum Ende der Runde.
        - **Aktion und Effekt.** Du führst die Aktion des Platzes aus, wenigstens einen Teil davon. Passt die Karte, nutzt oder beanspruchst du sie ebenfalls. Was von beidem zuerst kommt, bestimmst du, aber erst wird das eine fertig, dann beginnt das andere.
        - **Ende.** Du ziehst 1 Karte.

        Die Teile einer Aktion kannst du in beliebiger Reihenfolge ausführen und manche weglassen. Zwischen zwei Schritten kannst du jederzeit Fähigkeiten deiner Karten nutzen und Aufträge beanspruchen.

        Dein **Handkartenlimit** ist 3. Du darfst mehr halten, bis dein nächster Zug beginnt; vorher wirfst du ab, was zu viel ist.

        Bis dein Zug endet, kannst du Schritte zurücknehmen, außer wenn etwas gezogen oder aufgedeckt wurde.

        Die Zugfolge bleibt für die 3 Züge einer Runde gleich. Dann ergibt die Staatenbund-Leiste eine neue.

underwater-cities-topic-slots = Aktionsplätze
    .text =
        Die Plätze sind grün, rot und gelb: 4 von jeder Farbe bei 1 oder 2 Spielern, 5 bei 3 oder 4. Dort baust du, wertest auf, schreitest auf der Staatenbund-Leiste voran, nutzt Aktionskarten, nimmst Spezialkarten oder erhältst Ressourcen und Karten.

        - Nur ein **verfügbarer** Platz kann gewählt werden. Danach ist er bis zum Ende der Runde besetzt, für alle.
        - Du musst wenigstens einen Teil seiner Aktion ausführen können.
        - Der **jederzeit verfügbare Platz** gibt 2 Karten und 2 Credits. Er kann immer wieder gewählt werden, aber keine Karte passt dazu.
        - Bei 4 Spielern gibt es ein **Aktionskopie-Plättchen**: für 1 Credit darfst du einen Platz wählen, den jemand anderes besetzt, aber nicht du. Das geht in jeder Runde nur einmal, für den, der es zuerst tut.
        - Manche Effekte lassen dich die **Aktion eines Platzes nutzen**. Dafür spielst du keine Karte aus, und der Platz bleibt, wie er war. Was du selbst besetzt hast, zählt dabei nie.

        „Bis zu“ ist wörtlich gemeint: aus 2 Tunneln kann 1 werden.

underwater-cities-topic-cards = Karten
    .text =
        Jede Karte hat eine Farbe und eine Art. Auf einem Platz **ihrer Farbe** passt sie, und du darfst sie nutzen. Auf jedem anderen wird sie ohne Wirkung abgeworfen.

        - **Sofortiger Effekt:** du führst ihn aus, dann wird die Karte abgeworfen.
        - **Dauerhafter Effekt:** du beanspruchst die Karte. Wann immer etwas geschieht, erhältst du etwas, oder etwas kostet weniger, oder du darfst etwas einmal pro Zug tun.
        - **Aktionskarte:** du beanspruchst sie. Ein Platz oder Effekt muss dir erlauben, sie zu nutzen; dann ist sie genutzt, bis die Ära endet. Du kannst 4 davon haben, der persönliche Assistent zählt mit. Für eine weitere wirfst du erst 1 ab; war sie verfügbar, darfst du sie dabei nutzen.
        - **Produktionskarte:** du beanspruchst sie. Sie wirkt in jeder Produktion.
        - **Schlusswertungskarte:** du beanspruchst sie. Sie bringt am Ende Punkte.

        Was du beansprucht hast, wirkt sofort, auch noch im selben Zug. Alle Effekte sind freiwillig, und eine passende Karte kann ungenutzt bleiben.

        Jede der 3 Ären hat ein eigenes Deck. Karten früherer Ären in deiner Hand kannst du weiter ausspielen.

underwater-cities-topic-building = Bauen
    .text =
        Die üblichen Kosten:

        - **Tunnel:** 1 Stahlplastik, 1 Credit
        - **Farm:** 1 Tang; **Entsalzungsanlage:** 1 Credit; **Labor:** 1 Stahlplastik
        - **Nicht-symbiotische Stadt:** 2 Stahlplastik, 1 Tang, 1 Credit
        - **Symbiotische Stadt:** 1 Stahlplastik, 1 Tang, 1 Biomasse, 2 Credits

        Beim Bauen kann Biomasse für Tang oder Stahlplastik stehen. Manche Bauplätze geben sofort einen Bonus, manche verlangen eine Zusatzzahlung.

        Wo du bauen kannst:

        - Eine **Stadt** neben einem Bauplatz mit einer eigenen Stadt; einen Tunnel braucht sie noch nicht.
        - Ein **Gebäude** bei einer Stadt, oder wo du eine bauen könntest. Ein Erweiterungsbauplatz braucht einen Effekt, der ihn nennt.
        - Einen **Tunnel** von der Start-Stadt aus, oder wo ein gebauter Tunnel endet.

        Eine Stadt ist **verbunden**, wenn von der Start-Stadt Tunnel zu ihr führen, und ihre Gebäude sind es mit ihr.

        Eine **Metropole** ist verbunden, wenn alle ihre Tunnel gebaut sind. Eine blaue wirkt sofort, manche auch in jeder Produktion. Die braune braucht 2 Tunnel und bringt am Ende Punkte.

underwater-cities-topic-upgrading = Aufwerten
    .text =
        Tunnel und Gebäude können aufgewertet werden, jedes einmal, in der Regel für 1 Wissenschaft. Verbunden müssen sie dafür nicht sein. Städte werden nicht aufgewertet.

        Was sie in jeder Produktion erzeugen, wenn sie verbunden sind:

        - **Farm:** 1 Tang; aufgewertet dazu 1 Punkt
        - **Entsalzungsanlage:** 1 Credit; aufgewertet dazu 1 Biomasse
        - **Labor:** 1 Wissenschaft; aufgewertet dazu 1 Stahlplastik
        - **Tunnel** an einer Stadt: 1 Credit; aufgewertet dazu 1 Punkt

        2 aufgewertete Gebäude derselben Art an einer Stadt erzeugen noch mehr, je Art und Stadt einmal: Farmen 1 Tang und 1 Punkt, Entsalzungsanlagen 1 Credit, Labore 1 Stahlplastik.

        Eine symbiotische Stadt bringt in jeder Produktion 2 Punkte, eine nicht-symbiotische nichts.

        Es lohnt sich also, Gebäude einer Art zusammenzuhalten und früh aufzuwerten. Dafür bringt eine Stadt am Ende mehr, wenn verschiedene Arten bei ihr stehen.

underwater-cities-topic-federation = Die Staatenbund-Leiste
    .text =
        Die Leiste sagt, in welcher Zugfolge ihr die nächste Runde spielt. Zu Beginn jeder Runde stehen alle Marker unterhalb. Nur in der ersten Runde sind die weiter vorn, die später am Zug sind.

        - Jeder Schritt führt ein Feld weiter, von 4 bis 1. Auf jeden kannst du verzichten.
        - **Feld 4** bringt nichts, **Feld 3** 1 Credit, **Feld 2** 1 Stahlplastik, **Feld 1** 1 Punkt.
        - Jeder Schritt über Feld 1 hinaus bringt 1 Punkt.
        - Was ein Feld bringt, erhältst du beim Betreten, auch unterwegs.
        - Wer ein besetztes Feld betritt, kommt obenauf, und oben ist vorn.

        Endet die Runde, wird die Zugfolge von Feld 1 bis 4 abgelesen. Wer nicht vorangeschritten ist, folgt in der bisherigen Reihenfolge.

        Das geschieht auch nach der letzten Runde: dann entscheidet die Zugfolge bei Gleichstand.

underwater-cities-topic-specials = Spezialkarten
    .text =
        Am Anfang liegen 6 Karten für 3 Credits offen. Die Karten für 1 oder 2 Credits bilden ein Deck, dessen oberste Karte offen liegt.

        Darfst du eine **Spezialkarte nehmen**, ist es eine von diesen:

        - eine der offenen Karten für 3 Credits; sie wird nicht ersetzt
        - die oberste Karte des Decks
        - oder du legst die oberste Karte unter das Deck, siehst dir die nächsten 3 an und behältst 1 davon

        Die Karte kommt auf deine Hand und zählt für das Handkartenlimit.

        Du **spielst sie aus** wie jede andere: sie muss zum Platz passen, und wenn du sie nutzt, bezahlst du ihre Credits. Kommt der Platz zuerst, können seine Credits die Karte bezahlen.

        Passt sie nicht oder bezahlst du nicht, hat sie keine Wirkung: eine aus dem Deck kommt unter das Deck, eine für 3 Credits aus dem Spiel.

        Eine bezahlte Karte mit sofortigem Effekt bleibt bei dir, denn manches zählt deine Spezialkarten.

underwater-cities-topic-production = Produktion
    .text =
        Nach den Runden 4, 7 und 10 produzieren die Netzwerke aller:

        - **Gebäude, Tunnel und symbiotische Städte** erzeugen, was die Seite über das Aufwerten sagt. Alles muss verbunden sein, und ein Tunnel braucht an einem Ende eine Stadt.
        - **Metropolen und Produktionskarten** bringen, was auf ihnen steht. Gibt es etwas zu bezahlen oder zu wählen, wirst du gefragt und bestimmst dann die Reihenfolge.
        - Auf der asymmetrischen Seite erzeugen manche Bauplätze mehr.

        Dann endet die Ära:

        - **Aktionskarten**, die genutzt waren, sind wieder verfügbar.
        - **Städte ernähren:** jede verbundene Stadt kostet 1 Tang, auch die Start-Stadt. Reicht der Tang nicht, ernährt 1 Biomasse eine Stadt. Für jede Stadt, die hungrig bleibt, verlierst du 3 Punkte, hast aber nie weniger als 0. Das alles geschieht von selbst.
        - Das nächste Deck kommt. Jeder zieht 3 Karten und behält von der ganzen Hand so viele, wie das Handkartenlimit erlaubt.

        Nach der letzten Produktion werden die Städte ernährt, aber keine Karten gezogen.

underwater-cities-topic-end = Ende und Wertung
    .text =
        Nach der Produktion von Runde 10 wird alles gewertet:

        - Die **braune Metropole**, wenn ihre beiden Tunnel gebaut sind.
        - Die **Schlusswertungskarten**, die du beansprucht hast. Macht eine aus Ressourcen Punkte, geschieht es so, wie es für dich am besten ist.
        - Jede **verbundene Stadt** nach den verschiedenen Arten von Gebäuden bei ihr: ohne Gebäude 2 Punkte, mit 1 Art 3 Punkte, mit 2 Arten 4 Punkte, mit allen 3 Arten 6 Punkte. Welche Art von Stadt es ist und ob die Gebäude aufgewertet sind, ist gleich.
        - **Ressourcen:** jede Biomasse zählt als 2 Credits. Dann bringen je 4 Credits, Tang, Wissenschaft und Stahlplastik zusammen 1 Punkt.

        Karten auf der Hand bringen nichts, ebenso Städte und Gebäude, die nicht verbunden sind.

        Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer in der Zugfolge weiter vorn ist, die sich nach Runde 10 ergeben hat.

underwater-cities-topic-contracts = Regierungsaufträge
    .text =
        Dies ist eine Variante für 2 bis 4 Personen. Sie wird in den Optionen eingeschaltet, bevor die Partie beginnt.

        Von 8 Aufträgen liegen 3 die ganze Partie über offen. Wird einer beansprucht, kommt kein neuer.

        - Jeder Auftrag sagt, was du brauchst und was er bringt. Nichts davon, was du brauchst, wird ausgegeben.
        - In deinem eigenen Zug kannst du ihn zwischen zwei Schritten beanspruchen, sobald du alles hast; dann steht er unter deinen Möglichkeiten. Was er bringt, kommt sofort und kann dir noch im selben Zug helfen.
        - Nach der Produktion jeder Ära können ebenfalls alle beanspruchen, in der neuen Zugfolge, bevor die Städte ernährt werden.
        - Du darfst mehrere beanspruchen, und du darfst warten. Aber jemand anderes könnte schneller sein.

        Nur verbundene Städte und Gebäude zählen.

underwater-cities-topic-solo = Allein spielen
    .text =
        Du spielst allein gegen den Plan. Du gewinnst mit mindestens 7 verbundenen Städten und mindestens 100 Punkten am Ende; die Start-Stadt zählt mit.

        - Du hast einen Spielerbogen der asymmetrischen Seite und die Plätze für 1 oder 2 Personen. Aufträge gibt es nicht. Symbiotische Städte gehen nie aus.
        - In jeder Runde hast du deine 3 Züge nacheinander.
        - 3 neutrale Plättchen besetzen einen Platz jeder Farbe. Endet eine Runde, rückt jedes 1 Platz weiter: durch die grünen Plätze, die roten, die gelben und wieder von vorn. Ein Platz mit einem neutralen Plättchen zählt als von jemand anderem besetzt.
        - Bist du in einer Runde auf der Staatenbund-Leiste nicht vorangeschritten, ist in der nächsten 1 Platz mehr besetzt. Eine Karte des Decks wird aufgedeckt, und ihre Nummer sagt, welcher. Nicht nach Runde 10.

        Nach jeder Runde kommt dein Marker wieder unter die Leiste.

        Eine Option sagt, welcher Platz jeder Farbe anfangs besetzt ist, der erste oder ein anderer.
