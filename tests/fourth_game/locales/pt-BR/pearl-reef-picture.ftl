### O que está escrito nas imagens do Recife das pérolas.

pearl-reef-picture-reef = { $reef }: ainda { $count }
pearl-reef-picture-player = { $seat }: { $points } ({ $count } fechadas)
pearl-reef-picture-turn = mergulha ou abre conchas
pearl-reef-picture-name = { $seat }
pearl-reef-picture-points = { $points }
pearl-reef-picture-closed = { $count } fechadas
