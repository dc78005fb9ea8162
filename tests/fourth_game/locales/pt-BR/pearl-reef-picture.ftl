### O que está escrito nas imagens do Recife das pérolas.

pearl-reef-picture-reef = { $reef }: ainda { $count }
pearl-reef-picture-player = { $seat }: { $points } ({ $count } fechadas)
