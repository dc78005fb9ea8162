### The rules of Otys in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

otys-topic-aim = Überblick
    .text =
        Das Meer hat die alte Welt überflutet, und deine 8 Taucher holen herauf, was von ihr übrig ist. Die Kolonie dankt es dir mit Punkten.

        - In jedem Zug spielst du **1 Zugangsplättchen**. Es bestimmt, auf welcher Ebene ein Taucher aktiv wird.
        - Vier der Taucher holen **Würfel**: Metall, Pflanzen, Treibstoff und Technologie. Die anderen vier handeln, ziehen Aufträge, verbessern deine Ausrüstung oder nehmen Belohnungen.
        - **Aufträge** machen Würfel, die auf derselben Ebene liegen, zu Punkten. Ein paar weitere Punkte bringen die Händlerin, Sponsor 4 und die Belohnungen.
        - Sobald jemand **18 Punkte** hat, wird die Runde zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.

        Otys ist für 2 bis 4 Personen. Du beginnst mit 3 Credits, 1 Batterie, ohne Punkte und mit 1 Würfel jeder Ressource, je einem auf den Ebenen 2 bis 5. Deine Taucher stehen in zufälliger Reihenfolge, alle mit der Grundseite oben.

otys-topic-turn = Ein Zug
    .text =
        In einer Runde macht jeder einen Zug, im Uhrzeigersinn. Wer beginnt, bleibt die ganze Partie über gleich. In deinem Zug spielst du 1 Zugangsplättchen und gehst durch drei Phasen:

        - **Phase 1, vor dem Tauchgang.** Die Ebene deines Zugangsplättchens ist die aktive Ebene. Du darfst ihren Sponsor nutzen und mit Batterien Taucher bewegen, in beliebiger Reihenfolge.
        - **Phase 2, die Aktion.** Du aktivierst den Taucher, der jetzt auf der aktiven Ebene ist. Er darf seine Aktion einmal ausführen, mit Sponsor 2 (Grundseite) zweimal. Du darfst auf die Aktion verzichten.
        - **Phase 3, der Aufstieg.** Das Zugangsplättchen kommt auf deine Hackerleiste. Dann taucht der Taucher auf, oder du gibst 1 Batterie aus, und er bleibt auf seiner Ebene.

        Du darfst in deinem Zug jederzeit **Aufträge erfüllen**, nur nicht mitten in einem Effekt. Hast du keine Batterie, läuft Phase 3 von selbst ab; erfülle sie dann, bevor du Phase 2 beendest.

        Bis du deinen Zug beendest, kannst du **Schritte zurücknehmen**, außer wenn etwas aufgedeckt wurde: gezogene Aufträge, ein neuer offener Auftrag oder eine neue Belohnung.

otys-topic-keys = Zugangsplättchen und Hacker
    .text =
        Du hast die Zugangsplättchen 1 bis 5 und ein eigenes X-Zugangsplättchen.

        - Ein **nummeriertes** aktiviert die Ebene mit seiner Nummer.
        - Ein **X-Zugangsplättchen** aktiviert eine beliebige Ebene, auch wenn du das Zugangsplättchen dieser Ebene noch hast. Zuerst rückt jeder Sponsor eine Ebene nach unten, und der unterste kommt auf Ebene 1. Das betrifft alle und geschieht auch, wenn du keinen Sponsor nutzt.
        - In Phase 3 kommt das gespielte Zugangsplättchen auf deine **Hackerleiste**. Liegen dort so viele, wie die Schwelle deines Hackers angibt, nimmst du alle zurück. Die Schwelle ist anfangs 6; jede Verbesserung senkt sie, auf 5, 4 und 3.
        - **Neutrale X-Zugangsplättchen** bringt der verbesserte Metallprofi. Ein neu erhaltenes kannst du ab deinem nächsten Zug spielen. Nimmst du deine Zugangsplättchen zurück, gehen neutrale in den Vorrat. Es gibt 12 davon; ist keines mehr da, bekommst du keines.
        - **Ein einzelnes zurücknehmen** kannst du nur mit dem verbesserten Technologieprofi oder mit Sponsor 3 (Grundseite). Wähle 1 eigenes benutztes, aber nicht das, das du gerade spielst, und kein neutrales.

        Ein Zugangsplättchen zum Spielen hast du immer.

otys-topic-sponsors = Sponsoren
    .text =
        Auf jeder Ebene des Kolonieplans liegt 1 Sponsorenplättchen. In Phase 1 darfst du den Sponsor der aktiven Ebene einmal nutzen. Welche Seite oben liegt, steht vor der Partie fest: die Grundseite, wenn die Spieloptionen nichts anderes sagen.

        __Grundseiten__
        - **Sponsor 1:** 1 Credit erhalten.
        - **Sponsor 2:** dein Taucher handelt zweimal. Jede Aktion wird für sich gewählt und bezahlt.
        - **Sponsor 3:** 1 eigenes benutztes Zugangsplättchen zurücknehmen.
        - **Sponsor 4:** 2 Credits bezahlen, den aktivierten Taucher verbessern und 1 Punkt erhalten. Danach darfst du keine Propeller mehr nutzen.
        - **Sponsor 5:** 1 Batterie erhalten.

        __Profiseiten__
        - **Sponsor 1:** deine Händlerin, dein Spion, deine Ingenieurin und dein Entdecker kosten in diesem Zug nichts; die Händlerin kauft kostenlos.
        - **Sponsor 2:** eine Belohnung dieser Ebene nutzen. Sie wird abgelegt und ersetzt.
        - **Sponsor 3:** deinen Taucher auf Ebene 5 auftauchen lassen.
        - **Sponsor 4:** 2 Credits bezahlen, einen Taucher an der Oberfläche verbessern und 1 Punkt erhalten.
        - **Sponsor 5:** 1 Batterie erhalten oder 1 ausgeben, um 1 Würfel von der aktiven Ebene oder auf sie zu bewegen.

        Sponsoren, die nur nützen können, wirken von selbst: 1, 2 und 5 (Grundseite) und 1 (Profiseite). Ein schon verbesserter Taucher lässt sich nicht für den Punkt noch einmal verbessern.

otys-topic-levels = Ebenen und Positionen
    .text =
        Deine 8 Taucher stehen in einer Spalte. Die Positionen 1 bis 3 sind an der Oberfläche, die fünf darunter sind die Ebenen 1 bis 5. Aktivieren lassen sich nur Taucher auf einer Ebene.

        - **Platz.** Auf die Ebenen 1 bis 5 passen 3, 3, 4, 5 und 6 Würfel. Eine volle Ebene nimmt keinen mehr auf. Wegwerfen kannst du Würfel nicht; weg kommen sie nur durch einen Auftrag, einen Verkauf oder Sponsor 5 (Profiseite).
        - **Was liegen bleibt.** Würfel und Belohnungen gehören zu einer Ebene, nicht zu einem Taucher. Ein Taucher, der sich bewegt, nimmt nichts mit.
        - **Auftauchen.** Der Taucher kommt auf Position 1. Jeder, der über ihm war, rückt eine Position nach unten; die unter ihm bewegen sich nicht.
        - **Verbessern.** Der Taucher wird umgedreht und bleibt bis zum Ende der Partie verbessert. Sponsor 4 macht das für 2 Credits und bringt 1 Punkt; manche Belohnungen machen es ohne Punkt.

        Ein Taucher, der gerade aktiv war, ist also eine Weile außer Reichweite, und andere rücken nach unten.

otys-topic-batteries = Batterien
    .text =
        Eine Batterie kannst du auf zwei Arten ausgeben.

        __Propeller, in Phase 1.__ Für 1 Batterie bewegst du einen deiner Taucher nach oben oder unten.
        - Er darf so weit, wie die maximale Bewegung deines Mechanikers reicht: anfangs 1 Position, mit jeder Verbesserung mehr, also 2, 3 und 4.
        - Jeder Taucher, an dem er vorbeizieht, rückt eine Position in die Gegenrichtung.
        - Jeder deiner 8 Taucher darf sich bewegen, auch an der Oberfläche und über die Wasserlinie hinweg, aber nicht über die Enden der Spalte hinaus.
        - Du darfst mehrere Batterien ausgeben, für denselben Taucher oder für andere.
        - Die aktive Ebene bleibt dieselbe: so bestimmst du, welcher Taucher aktiv wird.

        __Sauerstoff, in Phase 3.__ Für 1 Batterie bleibt der aktive Taucher auf seiner Ebene, statt aufzutauchen, und kein Taucher bewegt sich.

        Batterien bringen Sponsor 5, der verbesserte Treibstoffprofi, manche Aufträge und manche Belohnungen; du darfst sie noch im selben Zug nutzen. Du darfst beliebig viele haben. Übrige Batterien bringen am Ende keine Punkte.

otys-topic-divers = Die Taucher
    .text =
        Du hast von jedem einen. Eine Aktion bezahlst du ganz, bevor sie wirkt; was du nicht bezahlen kannst, wird dir nicht angeboten.

        - **Metall-, Pflanzen-, Treibstoff- und Technologieprofi:** nehmen 1 Würfel ihrer Ressource auf die aktive Ebene, wenn dort Platz ist. Verbessert bringen sie außerdem 1 neutrales X-Zugangsplättchen (Metall), 1 Credit (Pflanze), 1 Batterie (Treibstoff) oder nehmen 1 Zugangsplättchen zurück (Technologie), auch wenn die Ebene voll ist.
        - **Händlerin:** 1 Würfel im Laden verkaufen oder kaufen. Verbessert bringt ein Verkauf 1 mehr, ein Kauf kostet 1 weniger.
        - **Spion:** 1 Credit bezahlen, verbessert 0. Entweder 4 Aufträge ziehen und 1 behalten oder den Taucher eines Nachbarn nutzen.
        - **Ingenieurin:** 1 Credit bezahlen, verbessert 0. Den Mechaniker (maximale Bewegung 1, 2, 3, 4) oder den Hacker (Schwelle 6, 5, 4, 3) um eine Stufe verbessern.
        - **Entdecker:** 2 Credits bezahlen, verbessert 1. Eine der 2 Belohnungen der aktiven Ebene nehmen.

        Auf den Bildern sind die Münzen bei einem Taucher sein Preis. Die Scheibe daneben zeigt, was seine verbesserte Seite bringt; liegt diese oben, hat die Scheibe einen goldenen Rand.

        Ein Taucher gilt auch als aktiv, wenn du auf seine Aktion verzichtest: in Phase 3 taucht er auf oder bleibt für 1 Batterie.

otys-topic-spy = Der Spion
    .text =
        Der Spion kostet 1 Credit, verbessert 0, und tut eines von zwei Dingen.

        __Ziehen.__ Du siehst 4 Aufträge, behältst 1 auf der Hand und legst die anderen unter den Stapel. Nur du weißt, welche.

        __Den Taucher eines Nachbarn nutzen__, und zwar den auf derselben Ebene wie dein Spion.
        - Deine Nachbarn sind direkt nach dir und direkt vor dir am Zug. Bei 2 Personen ist das dieselbe; bei 4 kommst du an die gegenüber nicht heran.
        - Du nutzt die Seite, die oben liegt, und zwar nur für dich: deine Ebene, deine Würfel, deine Zugangsplättchen, deine Credits.
        - Du bezahlst den Spion und dazu, was dieser Taucher kostet, beides, bevor du etwas erhältst.
        - In Phase 3 taucht nur dein Spion auf. Dein Nachbar gewinnt und verliert nichts.
        - Der Spion eines Nachbarn kann für dich nur Aufträge ziehen.

        Mit Sponsor 2 (Grundseite) tust du das zweimal, jedes Mal vollständig. Sponsor 1 (Profiseite) zahlt für deinen Spion, nicht für den Taucher, den er nutzt. Sponsor 4 (Grundseite) verbessert deinen Spion.

        __Variante des Autors__, eine Spieloption: der Credit für den Spion geht an den Besitzer des genutzten Tauchers, und auch dieser Taucher taucht auf, wenn sein Besitzer nicht 1 Batterie ausgibt.

otys-topic-contracts = Aufträge
    .text =
        Die **offenen** Aufträge dürfen alle erfüllen: 3 liegen aus, bei 2 Personen nur 2. Einen **geheimen** Auftrag hast du auf der Hand; nur du siehst ihn, und nur du kannst ihn erfüllen.

        - Alle Würfel kommen von **einer einzigen Ebene**. Das muss nicht die aktive sein; andere Würfel bleiben dort liegen.
        - **E, eine feste Kombination:** genau die gezeigten Würfel.
        - **F, eine freie Kombination** wie 2+2+1: jede Zahl steht für so viele Würfel einer Ressource, für jede Zahl eine andere Ressource.
        - Du erhältst sofort seine Punkte, 1 bis 5, und manchmal 1 Credit, 1 Batterie oder beides. Auch die Belohnung auf dieser Ebene deines Tableaus bringt dir etwas.
        - Erfüllen ist keine Aktion. Du darfst es in deinem Zug mehrmals tun, nur nicht mitten in einem Effekt. Du musst nie.
        - Ein offener Auftrag wird sofort ersetzt, und auch den neuen darfst du erfüllen. Ein geheimer wird nicht ersetzt.

        Aufträge mit bis zu 3 Würfeln passen auf jede Ebene, mit 4 Würfeln auf die Ebenen 3 bis 5, mit 5 Würfeln nur auf die Ebenen 4 und 5. Es gibt 32 Aufträge; ist der Stapel leer, werden die abgelegten gemischt. Geheime Aufträge, die am Ende übrig sind, bringen keine Punkte.

otys-topic-rewards = Belohnungen
    .text =
        Die Kolonieanzeige zeigt für jede Ebene 2 Belohnungen. Wird eine genommen, wird sie sofort ersetzt.

        __Vorderseite: ein Sofortbonus.__ Er ist eines davon:
        - 1 Würfel einer der zwei gezeigten Ressourcen, auf die aktive Ebene
        - 4 Aufträge ziehen und 1 behalten
        - 1 Batterie
        - einen deiner Taucher verbessern, ohne Punkt
        - 1 Punkt

        __Rückseite: ein Dauerbonus__ für jeden Auftrag, den du mit Würfeln ihrer Ebene erfüllst: 2 Credits, wenn die Vorderseite orange ist, 1 Punkt, wenn sie grün ist.

        Der **Entdecker** nimmt eine Belohnung der aktiven Ebene. Erst erhältst du die Vorderseite; dann legst du sie mit der Rückseite nach oben auf diese Ebene deines Tableaus. Auf jeder Ebene ist Platz für 1 Belohnung; eine ältere wird abgelegt. Hat die Ebene keinen Platz für einen Würfel, verfällt er.

        Mit **Sponsor 2 (Profiseite)** bekommst du nur die Vorderseite; die Belohnung wird abgelegt. Eine, deren Vorderseite nichts bewirken würde, kannst du nicht wählen.

otys-topic-store = Der Laden
    .text =
        Der Laden hat für jede Ressource eine Spalte mit 3 Zeilen. Eine Spalte füllt sich von oben und leert sich von unten. Du handelst dort mit der Händlerin, 1 Würfel pro Aktion.

        __Zum Verkaufen__ legst du einen Würfel von der aktiven Ebene auf die oberste freie Zeile seiner Spalte und wählst, was du bekommst:
        - Zeile 1: 3 Credits oder 1 Punkt
        - Zeile 2: 2 Credits
        - Zeile 3: 1 Credit

        __Zum Kaufen__ nimmst du den untersten Würfel einer Spalte auf die aktive Ebene und bezahlst nach seiner Zeile: 3 Credits in Zeile 1, 2 in Zeile 2, 1 in Zeile 3. Auf der Ebene muss Platz sein.

        __Verbessert__ verkauft die Händlerin in Zeile 1 für 4 Credits oder 2 Punkte, in Zeile 2 für 3 Credits oder 1 Punkt und in Zeile 3 für 2 Credits oder 1 Punkt. Sie kauft für 2, 1 und 0 Credits.

        In eine volle Spalte lässt sich nichts verkaufen, aus einer leeren nichts kaufen. Am Anfang liegen dort 2 Würfel einer Ressource und je 1 von zwei anderen, zufällig bestimmt.

otys-topic-end = Ende der Partie
    .text =
        Das Ende wird ausgelöst, sobald jemand **18 Punkte** hat, egal in welchem Moment.

        - Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Dann ist die Partie zu Ende. Erreicht jemand die 18 im letzten Zug einer Runde, ist sie nach diesem Zug zu Ende.
        - Bis dahin zählen Punkte wie gewohnt, auch über 18 hinaus.
        - **Es gewinnt, wer die meisten Punkte hat.** Bei Gleichstand gewinnt, wer mehr Würfel auf dem eigenen Tableau hat; der Laden zählt nicht. Ist auch das gleich, teilt ihr euch den Sieg.
        - Credits, Batterien, Zugangsplättchen und geheime Aufträge bringen am Ende keine Punkte.

        Erhält 20 Runden nacheinander niemand einen Punkt, endet die Partie nach dieser Runde, nach denselben Regeln.
