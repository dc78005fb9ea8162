### The rules of Antarctica in short, a page for each topic: its title, and its text as Discord's Markdown.
### Figures are those of the default component pack and stand in digits, the same in every language.
### Not more than 1500 characters to a page. A line must not begin with a star, a dot or a bracket.

antarctica-topic-aim = Überblick
    .text =
        Rund um den Südpol liegen 8 Gebiete aus Eis und Meer. Deine Schiffe bringen Wissenschaftler dorthin, und was sie errichten, können alle nutzen.

        - In deinem Zug fährt eines deiner Schiffe in ein anderes Gebiet, und dort führst du **1 Aktion** aus: ein Gebäude errichten, ein Schiff bauen, Wissenschaftler anheuern oder forschen.
        - Wenn du ein Gebäude errichtest, lässt du **Wissenschaftler** im Gebiet. Wer dort am Ende die meisten hat, bekommt die meisten Punkte dafür.
        - Deine **Würfel** schreiten auf Forschungsleisten voran. Der vorderste bringt am meisten.
        - Auch **Gebäudekarten** mit Stern und **abgelegte** Teile bringen Punkte.

        Gebäude gehören niemandem: wo du ein Schiff hast, hast du Zugang.

        Antarctica ist für 2 bis 4 Personen. Jeder beginnt mit 2 Wissenschaftlern im persönlichen Vorrat und den übrigen in der allgemeinen Reserve, mit verfügbaren Schiffen und Würfeln und mit 1 Basis-Ressourcenkarte. Bei 2 Personen sind 2 der Gebiete gesperrt.

antarctica-topic-setup = Aufbau
    .text =
        Bei 2, 3 oder 4 Personen gibt es:

        - **Offene Gebiete:** 6, 8 oder 8. In jedem steht 1 zufälliges Startgebäude.
        - **Schiffe in den Gebieten:** 3, 3 oder 2 pro Person, dazu 3, 2 oder 2 verfügbare Schiffe.
        - **Verfügbare Würfel:** 3, 4 oder 5 pro Person.
        - **Wissenschaftler:** jeder hat 2 im persönlichen Vorrat und 14, 12 oder 10 in der allgemeinen Reserve.
        - **Forschungsleisten:** 3, 4 oder 5.
        - **Gebäudekarten:** 24, 30 oder 39 in 3 Stapeln.
        - **Ressourcenkarten:** jeder hat 1 Basis-Karte, und im Stapel liegen 2, 3 oder 4 Know-how-Karten.
        - **Werftkarten:** alle 13 im Stapel, keine auf der Hand.

        Wer beginnt, wird ausgelost. Die Schiffe liegen in der Aufstellung für die erste Partie, oder ihr setzt sie reihum, je 1; wer in einer Runde als Letzter gesetzt hat, beginnt die nächste.

        - **Bei 2 Personen** nimmt der Zweite außerdem 1 verfügbaren Würfel und setzt ihn auf Feld 1 einer offenen Leiste. Das löst nichts aus, und 2 verfügbare Würfel bleiben ihm.

antarctica-topic-sun = Die Sonne
    .text =
        Die Sonne bestimmt, wer am Zug ist. Runden gibt es nicht.

        - Sie zieht **gegen den Uhrzeigersinn** ins nächste Gebiet mit einem Schiff und überspringt leere Gebiete.
        - Die Schiffe eines Gebiets liegen in einer Reihe. Das Schiff auf **Position 1** ist das aktive Schiff: sein Besitzer macht mit ihm einen Zug. Nur dieses Schiff handelt, auch wenn dir das nächste ebenfalls gehört.
        - Das Schiff auf Position 2 handelt auch, wenn sein Besitzer in diesem Gebiet einen **Eisbrecher** liegen hat und das möchte.
        - Das dritte Schiff handelt bei diesem Besuch nie, selbst wenn es aufgerückt ist.

        In ein Gebiet passen 3 Schiffe. Ein Schiff, das ankommt, nimmt den letzten Platz der Reihe; fährt eines weg, rücken die hinter ihm auf.

        Achte also darauf, wohin du fährst: je weiter die Sonne noch ziehen muss, desto länger wartest du auf dieses Schiff. Du kannst mehrere Züge nacheinander haben oder lange keinen.

antarctica-topic-turn = Ein Zug
    .text =
        Dein Zug hat diese Schritte:

        - **Bewegung.** Das aktive Schiff muss in ein anderes offenes Gebiet mit freiem Platz fahren, egal wie weit.
        - **Aktion.** Dort führst du genau 1 Aktion aus, oder du tust nichts.
        - **Ende.** Dann zieht die Sonne weiter.

        Außerdem darfst du in jedem Zug je einmal:

        - **1 eigenes Teil ablegen**, vor oder nach der Bewegung oder nach der Aktion: einen verfügbaren Würfel, ein verfügbares Schiff oder ein Schiff in einem beliebigen Gebiet. Dafür bekommst du 1 Wissenschaftler aus deiner allgemeinen Reserve. Das aktive Schiff muss vorher gefahren sein. Abgelegte Teile zählen am Ende.
        - **1 Karte nutzen**, nach der Bewegung: eine Werftkarte vor oder nach der Aktion oder eine Ressourcenkarte beim Errichten. Hast du beide Züge eines Besuchs, darfst du in beiden zusammen nur 1 Karte nutzen.

        Bis dein Zug endet, kannst du Schritte zurücknehmen, außer wenn etwas aufgedeckt wurde: eine neue Gebäudekarte, der Stapel der Werftkarten, eine Auswahl reihum oder eine Entscheidung von jemand anderem.

antarctica-topic-actions = Die Aktionen
    .text =
        In dem Gebiet, in das dein Schiff gefahren ist, führst du 1 davon aus. Bei manchen kommt es auf die Zahl deiner **Schiffe und Wissenschaftler dort** an; das eben angekommene Schiff zählt mit.

        - **Ein Gebäude errichten:** eine beliebige offene Gebäudekarte, für die du Zugang hast. Siehe die Seite „Errichten“.
        - **Ein Schiff bauen**, bei einer Werft: 1 deiner verfügbaren Schiffe kommt ans Ende der Reihe bei der Sonne, nicht dorthin, wo du bist. Bei diesem Besuch handelt es nicht. Dann nehmen alle anderen je eine Werftkarte.
        - **Anheuern**, bei einem Camp: so viele Wissenschaftler kommen aus deiner allgemeinen Reserve in deinen persönlichen Vorrat.
        - **Forschen**, bei einer Forschungsstation: um so viele Felder schreitest du auf 1 offenen Leiste mit dem Symbol der Station voran.
        - **Nichts tun.**

        Ein Gebäude kann jeder nutzen, der dorthin fährt. Fremde Teile zählen nie für dich.

antarctica-topic-building = Errichten
    .text =
        Es gibt 3 Stapel Gebäudekarten: Basis, Doppel und Prestige. Die oberste Karte jedes Stapels liegt offen; diese kannst du errichten.

        - Du brauchst **Zugang** zu jedem Gebäude, das die Karte verlangt: ein eigenes Schiff in einem Gebiet, in dem es steht. Das dürfen verschiedene Gebiete sein, und 1 Schiff kann dir Zugang zu mehreren Gebäuden geben.
        - Eine **Ressourcenkarte** kann 1 Gebäude ersetzen, zu dem du keinen Zugang hast: die Basis-Karte steht für Kran, Förderturm, Bohrturm oder Windrad, eine Know-how-Karte für Labor oder Fabrik.
        - Du brauchst **1 Wissenschaftler** im persönlichen Vorrat, für eine Planktonfarm 2. Sie kommen ins Gebiet.
        - In einem Gebiet gibt es jedes Gebäude nur 1-mal.

        Du behältst die Karte, und die nächste wird aufgedeckt. Dann musst du auf einer beliebigen offenen Leiste um die **Forschungspunkte** der Karte voranschreiten.

        Eine genutzte Know-how-Karte kommt zurück auf den Stapel. Deine Basis-Karte kannst du wieder nutzen, sobald ein rotes Feld sie bereit gemacht hat.

antarctica-topic-cards = Werftkarten
    .text =
        Wenn jemand ein neues Schiff erhält, sehen alle anderen nacheinander den Stapel von 13 Karten durch und nehmen je 1. Sind es zu wenige für alle, nimmt niemand eine, und der Stapel verlässt das Spiel. Nur du siehst, welche Karten du hast.

        - **Eisbrecher** (6): leg ihn in ein Gebiet, in dem das zweite Schiff dir gehört. Beim nächsten Besuch der Sonne erhält dieses Schiff einen ganzen Zug. Im aktuellen Gebiet der Sonne muss es das zweite Schiff dieses Besuchs sein. Endet der Besuch oder zieht die Sonne vorbei, ist die Karte weg, genutzt oder nicht.
        - **Wissenschaftler einsetzen** (3): setz 1 Wissenschaftler aus deinem persönlichen Vorrat in das Gebiet, in das du gefahren bist. Er zählt sofort.
        - **+2 Wissenschaftler** (2): nimm bis zu 2 Wissenschaftler aus deiner allgemeinen Reserve in deinen persönlichen Vorrat.
        - **Schnelle Forschung** (2): schreite auf einer beliebigen offenen Leiste um 3 voran.

        Eine Karte, die nichts bewirken würde, kannst du nicht ausspielen.

antarctica-topic-research = Forschungsleisten
    .text =
        Bei 2, 3 oder 4 Personen sind 3, 4 oder 5 Leisten offen.

        - Der erste Punkt setzt einen verfügbaren **Würfel** auf das erste freie Feld; danach zieht der Würfel weiter. Auf jeder Leiste hast du höchstens 1 Würfel.
        - Nur **freie Felder** zählen: Felder mit anderen Würfeln überspringst du, ohne dafür zu bezahlen.
        - Punkte über das Ende der Leiste hinaus verfallen. Hast du weder einen Würfel auf der Leiste noch einen verfügbaren, kannst du dort nicht voranschreiten.
        - **Rote und blaue Felder** werden ausgelöst, wenn dein Würfel sie erreicht, an ihnen vorbeizieht oder sie überspringt. Erst zieht der Würfel ganz ans Ziel; dann werden die Effekte ausgeführt, das niedrigste Feld zuerst, jedes mit allem, was es auslöst.
        - Ein **rotes** Feld wirkt für den, der vorbeizieht, und zwar jedes Mal.
        - Ein **blaues** Feld wirkt einmal pro Partie, für alle: zuerst für den, der es ausgelöst hat, dann reihum für die anderen.

        Es gibt 5 Leisten: Glaziologie, Meeresbiologie, Ozeanografie, Klimatologie und Astronomie.

antarctica-topic-effects = Rote und blaue Felder
    .text =
        __Rot, für den, der vorbeizieht:__
        - **Wissenschaftler:** du bekommst 1 aus deiner allgemeinen Reserve.
        - **Neues Schiff:** 1 deiner verfügbaren Schiffe kommt ins Gebiet der Sonne, wenn dort Platz ist, und die anderen nehmen Werftkarten. Verzichten kannst du darauf nicht.
        - **Know-how-Karte:** nimm 1 vom Stapel.
        - **Basis-Karte:** deine genutzte Basis-Karte ist wieder bereit.

        __Blau, einmal, reihum für alle:__
        - **Schiff bewegen:** jeder darf 1 eigenes Schiff in ein anderes Gebiet mit freiem Platz bewegen. Eine Aktion folgt nicht. Ein neues Schiff bleibt liegen, und ein zweites Schiff, das wegfährt, verliert seinen Eisbrecher-Zug.
        - **Auswahl reihum:** es werden so viele Werftkarten gezogen, wie Personen mitspielen. Wer es ausgelöst hat, behält 1 und gibt die übrigen weiter, und so fort. Bei zu wenigen Karten passiert nichts.
        - **Um 3 voranschreiten:** jeder darf um 3 auf einer Leiste voranschreiten, die dafür noch niemand gewählt hat.

        Wird ein blaues Feld im Zug von jemand anderem ausgelöst, beginnt es trotzdem bei dem, der es ausgelöst hat.

antarctica-topic-end = Ende und Wertung
    .text =
        Die Partie endet nach einem Zug, in dem jemand in beiden Vorräten keinen Wissenschaftler mehr hat oder alle Gebäudekarten genommen sind. Sie endet auch, wenn kein Schiff mehr in einem Gebiet liegt, oder nach 12 Zügen ohne jeden Fortschritt (bei 4 Personen nach 16).

        - **Gebiete:** wer dort die meisten Wissenschaftler hat, bekommt einen Punkt für jedes Gebäude und jeden Wissenschaftler im Gebiet und 1 dazu. Der zweite Platz bekommt so viele Punkte, wie der erste Wissenschaftler hat, und so fort.
        - **Leisten:** der vorderste Würfel bringt den Wert der Leiste für jeden Würfel darauf, jeder andere den Wert einmal. Die Werte reichen von 3 bis 5.
        - **Karten** mit Stern: wer die meisten hat, bekommt einen Punkt für jede solche Karte aller am Tisch; der zweite Platz so viele Punkte, wie der erste Karten hat, und so fort.
        - **Abgelegte Teile** zählen wie die Karten.

        Wer gleich viele hat, teilt sich den Platz und bekommt ihn voll; wer nichts hat, bekommt nichts. Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheiden mehr erste Plätze, dann mehr Gebäudekarten; danach teilt ihr euch den Sieg.
