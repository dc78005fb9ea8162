### Die Regeln vom Perlenriff in Kürze.

pearl-reef-topic-aim = Wie man spielt
    .text =
        Du tauchst nachts nach Muscheln und öffnest sie, wann du magst. Die meisten Perlen gewinnen.

        - Alle beginnen mit 2 geschlossenen Muscheln; die anderen liegen verdeckt bei 3 Riffen.
        - In deinem Zug tauchst du bei einem Riff, das noch Muscheln hat, und nimmst die oberste auf die Hand, oder du bleibst auf dem Floß.
        - Dann öffnest du beliebig viele Muscheln deiner Hand, eine nach der anderen. Alle sehen, was darin ist, und jede Perle ist ein Punkt.
        - Die Partie endet nach 14 Nächten, in einer kurzen nach 7, oder sobald alle Riffe leer sind.
        - Jede Muschel, die am Ende geschlossen ist, zählt 1 Punkt. Bei Gleichstand gewinnt, wer mehr Muscheln geöffnet hat.
