### Che cosa c’è scritto nelle immagini della Barriera delle perle.

pearl-reef-picture-reef = { $reef }: ancora { $count }
pearl-reef-picture-player = { $seat }: { $points } ({ $count } chiuse)
pearl-reef-picture-turn = si immerge o apre conchiglie
pearl-reef-picture-name = { $seat }
pearl-reef-picture-points = { $points }
pearl-reef-picture-closed = { $count } chiuse
