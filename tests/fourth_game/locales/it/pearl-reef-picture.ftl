### Che cosa c’è scritto nelle immagini della Barriera delle perle.

pearl-reef-picture-reef = { $reef }: ancora { $count }
pearl-reef-picture-player = { $seat }: { $points } ({ $count } chiuse)
