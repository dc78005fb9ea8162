### Was auf Bildern vom Perlenriff steht.

pearl-reef-picture-reef = { $reef }: noch { $count }
pearl-reef-picture-player = { $seat }: { $points } ({ $count } geschlossen)
