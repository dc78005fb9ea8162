### Perlenriff am Tisch: wie es heißt, wie weit es ist, warum es endete, und der eigene Befehl.

pearl-reef-title = Perlenriff
pearl-reef-moment = Nacht { $night } von { $nights }
pearl-reef-end-nights = die letzte Nacht ist vorbei
pearl-reef-end-reefs = die Riffe sind leer
pearl-reef-command = pearls
    .description = Züge im Perlenriff
pearl-reef-command-dive = tauchen
    .description = Tauchen, dann eine Muschel öffnen
pearl-reef-command-dive-shell = muschel
    .description = Die Muschel, die du öffnest, oder keine
pearl-reef-command-dive-reef = riff
    .description = Wo du tauchst
pearl-reef-look-board = Brett
