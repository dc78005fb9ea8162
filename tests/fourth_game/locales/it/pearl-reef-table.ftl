### Barriera delle perle al tavolo: nome, momento, fine e comando.

pearl-reef-title = Barriera delle perle
pearl-reef-moment = notte { $night } di { $nights }
pearl-reef-end-nights = l’ultima notte è finita
pearl-reef-end-reefs = le scogliere sono vuote
pearl-reef-command = pearls
    .description = Mosse della Barriera delle perle
pearl-reef-command-dive = immersione
    .description = Immergiti, poi apri una conchiglia
pearl-reef-command-dive-shell = conchiglia
    .description = La conchiglia da aprire, o nessuna
pearl-reef-command-dive-reef = scogliera
    .description = Dove immergersi
pearl-reef-look-board = Plancia
