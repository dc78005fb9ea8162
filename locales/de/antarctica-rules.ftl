### The rules of Antarctica in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

antarctica-topic-aim = Worum es geht
    .text =
        Rund um den Südpol liegen 8 Gebiete aus Eis und Meer. Deine Schiffe bringen Wissenschaftler dorthin, und was sie errichten, nützt allen.

        - In deinem Zug fährt ein Schiff in ein anderes Gebiet, und dort führst du **1 Aktion** aus: ein Gebäude errichten, ein Schiff bauen, Wissenschaftler anheuern oder forschen.
        - Wer baut, lässt **Wissenschaftler** im Gebiet. Am Ende erhält die meisten Punkte, wer dort die meisten hat.
        - Deine **Würfel** schreiten auf Forschungsleisten voran. Der vorderste bringt am meisten.
        - Auch **Gebäudekarten** mit Stern und **abgelegte** Teile bringen Punkte.

        Gebäude gehören niemandem: wo du ein Schiff hast, hast du Zugang.

        Antarctica ist für 2 bis 4 Personen. Du beginnst mit 2 Wissenschaftlern im persönlichen Vorrat und den anderen in der allgemeinen Reserve, mit verfügbaren Schiffen und Würfeln und mit 1 Ressourcenkarte Basis. Zu 2 sind 2 Gebiete gesperrt.

antarctica-topic-setup = Der Aufbau
    .text =
        Zu 2, 3 oder 4 gibt es:

        - **Offene Gebiete:** 6, 8 oder 8. In jedem steht 1 zufälliges Startgebäude.
        - **Schiffe in den Gebieten:** 3, 3 oder 2 für jeden, dazu 3, 2 oder 2 verfügbare Schiffe.
        - **Verfügbare Würfel:** 3, 4 oder 5 für jeden.
        - **Wissenschaftler:** jeder hat 2 im persönlichen Vorrat und 14, 12 oder 10 in der allgemeinen Reserve.
        - **Forschungsleisten:** 3, 4 oder 5.
        - **Gebäudekarten:** 24, 30 oder 39 in 3 Stapeln.
        - **Ressourcenkarten:** jeder hat 1 Karte Basis, und im Stapel liegen 2, 3 oder 4 Know-how-Karten.
        - **Werftkarten:** alle 13 im Stapel, keine auf der Hand.

        Wer beginnt, wird ausgelost. Die Schiffe liegen wie für eine erste Partie, oder ihr setzt sie reihum, je 1; wer in einer Runde zuletzt gesetzt hat, beginnt die nächste.

        - **Zu 2** nimmt außerdem die zweite Person 1 verfügbaren Würfel und setzt ihn auf Feld 1 einer offenen Leiste. Das löst nichts aus, und 2 verfügbare Würfel bleiben ihr.

antarctica-topic-sun = Die Sonne
    .text =
        Die Sonne sagt, wer am Zug ist. Runden gibt es nicht.

        - Sie zieht **gegen den Uhrzeigersinn** ins nächste Gebiet mit einem Schiff und überspringt leere.
        - Die Schiffe eines Gebiets liegen in einer Reihe. Das Schiff auf **Position 1** ist am Zug: wem es gehört, der macht einen Zug damit. Nur dieses Schiff handelt, auch wenn das nächste deines ist.
        - Das Schiff auf Position 2 handelt ebenfalls, wenn sein Besitzer in diesem Gebiet einen **Eisbrecher** liegen hat und es will.
        - Das dritte Schiff handelt bei diesem Besuch nie, auch nicht, wenn es aufgerückt ist.

        3 Schiffe füllen ein Gebiet. Wer ankommt, nimmt den letzten Platz der Reihe, und wenn ein Schiff wegfährt, rücken die hinter ihm auf.

        Achte also darauf, wohin du fährst: je weiter der Weg der Sonne, desto länger wartest du auf dieses Schiff. Du kannst mehrere Züge nacheinander haben oder lange keinen.

antarctica-topic-turn = Ein Zug
    .text =
        Dein Zug hat diese Schritte:

        - **Bewegung.** Das Schiff am Zug muss in ein anderes offenes Gebiet mit freiem Platz fahren. Wie weit, ist gleich.
        - **Aktion.** Dort führst du genau 1 Aktion aus oder tust nichts.
        - **Ende.** Dann zieht die Sonne weiter.

        Außerdem darfst du in jedem Zug je einmal:

        - **1 eigenes Teil ablegen**, vor oder nach der Bewegung oder nach der Aktion: einen verfügbaren Würfel, ein verfügbares Schiff oder ein Schiff in irgendeinem Gebiet. Dafür kommt 1 Wissenschaftler aus deiner allgemeinen Reserve. Das Schiff am Zug muss vorher gefahren sein. Abgelegte Teile zählen am Ende.
        - **1 Karte nutzen**, nach der Bewegung: eine Werftkarte vor oder nach der Aktion oder eine Ressourcenkarte beim Errichten. Gehören dir beide Schiffe eines Besuchs, ist das 1 Karte für beide Züge zusammen.

        Bis dein Zug endet, kannst du Schritte zurücknehmen, außer wenn etwas aufgedeckt wurde: eine neue Gebäudekarte, der Stapel der Werftkarten, eine Auswahl reihum oder was jemand anderes entschieden hat.

antarctica-topic-actions = Die Aktionen
    .text =
        Davon führst du 1 in dem Gebiet aus, in das dein Schiff gefahren ist. Manche zählen deine **Schiffe und Wissenschaftler dort**; das Schiff, das gerade kam, zählt mit.

        - **Ein Gebäude errichten:** irgendeine offene Gebäudekarte, für die du Zugang hast. Darüber gibt es eine eigene Seite.
        - **Ein Schiff bauen**, bei einer Werft: 1 deiner verfügbaren Schiffe kommt ans Ende der Reihe bei der Sonne, nicht dorthin, wo du bist. Bei diesem Besuch handelt es nicht. Dann nimmt sich jeder andere eine Werftkarte.
        - **Anheuern**, bei einem Camp: so viele Wissenschaftler, wie du zählst, kommen aus deiner allgemeinen Reserve in deinen persönlichen Vorrat.
        - **Forschen**, bei einer Forschungsstation: auf 1 offenen Leiste mit dem Symbol der Station um so viel voranschreiten, wie du zählst.
        - **Nichts tun.**

        Ein Gebäude nützt dem, der dorthin fährt. Teile anderer zählen nie für dich.

antarctica-topic-building = Errichten
    .text =
        Es gibt 3 Stapel Gebäudekarten: Basis, Double und Prestige. Die oberste Karte jedes Stapels liegt offen, und diese können errichtet werden.

        - Du brauchst **Zugang** zu jedem Gebäude, das die Karte verlangt: ein eigenes Schiff in einem Gebiet, in dem es liegt. Die Gebiete dürfen verschieden sein, und 1 Schiff kann Zugang zu mehreren geben.
        - 1 fehlenden Zugang ersetzt eine **Ressourcenkarte**: Basis steht für Kran, Förderturm, Bohrturm oder Windrad, Know-how für Labor oder Fabrik.
        - Du brauchst **1 Wissenschaftler** im persönlichen Vorrat, für eine Planktonfarm 2. Sie kommen ins Gebiet.
        - Ein Gebiet hat nur 1 Gebäude jeder Art.

        Du behältst die Karte, und die nächste wird aufgedeckt. Dann schreitest du um ihre **Forschungspunkte** auf einer offenen Leiste deiner Wahl voran; das musst du.

        Eine genutzte Know-how-Karte kommt zurück auf den Stapel. Deine Basis-Karte kannst du wieder nutzen, wenn ein rotes Feld sie bereit gemacht hat.

antarctica-topic-cards = Werftkarten
    .text =
        Wenn jemand ein neues Schiff erhält, sieht jeder andere den Stapel von 13 Karten durch und nimmt 1. Reicht er nicht für alle, nimmt niemand eine, und der Stapel verlässt das Spiel. Nur du siehst deine Karten.

        - **Eisbrecher** (6): leg ihn in ein Gebiet, in dem das zweite Schiff deines ist. Beim nächsten Besuch der Sonne erhält dieses Schiff einen ganzen Zug. Wo die Sonne gerade steht, muss es das zweite Schiff dieses Besuchs sein. Endet der Besuch oder überspringt ihn die Sonne, ist die Karte weg, genutzt oder nicht.
        - **Wissenschaftler einsetzen** (3): 1 Wissenschaftler aus deinem persönlichen Vorrat kommt in das Gebiet, in das du gefahren bist. Er zählt sofort.
        - **+2 Wissenschaftler** (2): bis zu 2 Wissenschaftler kommen aus deiner allgemeinen Reserve in deinen persönlichen Vorrat.
        - **Schnelle Forschung** (2): auf einer offenen Leiste um 3 voranschreiten.

        Eine Karte, die nichts bewirken würde, kann nicht ausgespielt werden.

antarctica-topic-research = Forschungsleisten
    .text =
        Zu 2, 3 oder 4 sind 3, 4 oder 5 Leisten offen.

        - Der erste Punkt setzt einen verfügbaren **Würfel** auf das erste freie Feld; danach zieht der Würfel weiter. Du hast höchstens 1 Würfel auf jeder Leiste.
        - Nur **freie Felder** zählen: Felder mit anderen Würfeln werden ohne Kosten übersprungen.
        - Punkte über das Ende der Leiste hinaus verfallen. Ohne Würfel auf der Leiste und ohne verfügbaren kannst du dort nicht voranschreiten.
        - **Rote und blaue Felder** werden ausgelöst, wenn dein Würfel sie erreicht oder an ihnen vorbeizieht, auch wenn er sie überspringt. Erst zieht der Würfel ganz durch, dann werden die Wirkungen ausgeführt, die unterste zuerst, jede mit allem, was sie auslöst.
        - Ein **rotes** Feld wirkt für jeden, der vorbeizieht, jedes Mal.
        - Ein **blaues** Feld wirkt einmal im Spiel, für alle: erst für den, der es ausgelöst hat, dann reihum.

        Es gibt 5 Leisten: Glaziologie, Meeresbiologie, Ozeanografie, Klimatologie und Astronomie.

antarctica-topic-effects = Rote und blaue Felder
    .text =
        __Rot, für den, der vorbeizieht:__
        - **Wissenschaftler:** 1 kommt aus deiner allgemeinen Reserve.
        - **Neues Schiff:** 1 deiner verfügbaren Schiffe kommt zur Sonne, wenn dort Platz ist, und die anderen nehmen Werftkarten. Darauf kann man nicht verzichten.
        - **Know-how-Karte:** nimm 1 vom Stapel.
        - **Basis-Karte:** deine genutzte Basis-Karte wird bereit.

        __Blau, einmal, für alle reihum:__
        - **Schiff bewegen:** jeder darf 1 eigenes Schiff in ein anderes Gebiet mit freiem Platz bewegen. Eine Aktion folgt nicht. Ein neues Schiff bleibt liegen, und ein zweites Schiff, das wegfährt, verliert seinen Eisbrecher-Zug.
        - **Auswahl reihum:** so viele Werftkarten, wie Personen spielen, werden gezogen. Wer es ausgelöst hat, behält 1 und gibt die anderen weiter, und so fort. Bei zu wenigen Karten geschieht nichts.
        - **Um 3 voranschreiten:** jeder darf um 3 auf einer Leiste voranschreiten, die dafür noch niemand gewählt hat.

        Wird ein blaues Feld im Zug eines anderen ausgelöst, beginnt die Runde trotzdem bei dem, der es ausgelöst hat.

antarctica-topic-end = Ende und Wertung
    .text =
        Das Spiel endet nach einem Zug, in dem jemand in keinem der beiden Vorräte mehr einen Wissenschaftler hat oder alle Gebäudekarten genommen sind. Es endet auch, wenn kein Schiff mehr da ist, oder nach 12 Zügen ohne jeden Fortschritt, zu 4 nach 16.

        - **Gebiete:** wer dort die meisten Wissenschaftler hat, erhält so viele Punkte, wie im Gebiet Gebäude und Wissenschaftler aller sind, und 1 mehr. Der zweite Rang erhält so viele, wie der erste Wissenschaftler hat, und so fort.
        - **Leisten:** der vorderste Würfel erhält den Wert der Leiste für jeden Würfel darauf, jeder andere den Wert einmal. Der Wert liegt zwischen 3 und 5.
        - **Karten** mit Stern: die meisten erhalten die Zahl aller, der zweite Rang die Zahl des ersten, und so fort.
        - **Abgelegte Teile** zählen wie die Karten.

        Gleiche teilen sich einen Rang und erhalten ihn voll; wer nichts hat, erhält nichts. Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr erste Plätze, dann mehr Gebäudekarten; danach teilt man sich den Sieg.
