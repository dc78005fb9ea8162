### Was auf Bildern vom Perlenriff steht.

pearl-reef-picture-reef = { $reef }: noch { $count }
pearl-reef-picture-player = { $seat }: { $points } ({ $count } geschlossen)
pearl-reef-picture-turn = taucht oder öffnet Muscheln
pearl-reef-picture-name = { $seat }
pearl-reef-picture-points = { $points }
pearl-reef-picture-closed = { $count } geschlossen
