### Antarctica at a table: what the game is called, how far it is, why it ended, and its own command.

antarctica-title = Antarctica
# The form .short stands where several moments are told side by side, or with a turn.
antarctica-moment = { $cards ->
    [0] Sol { FORM($area, form: "in") }, nenhuma construção
    [1] Sol { FORM($area, form: "in") }, resta { $cards } construção
   *[other] Sol { FORM($area, form: "in") }, restam { $cards } construções
}
    .short = Sol { FORM($area, form: "in") }
antarctica-end-scientists = alguém não tinha mais cientistas
antarctica-end-cards = todas as cartas de construção foram pegas
antarctica-end-ships = não restava navio em nenhuma área
antarctica-end-standstill = houve turnos demais sem progresso

## /antarctica. Names of commands and options: small letters, no spaces, at most 32 characters.

antarctica-command = antártica
    .description = Jogadas de Antarctica
antarctica-command-sail = navegar
    .description = Navegue para uma área e aja ali
antarctica-command-sail-to = para
    .description = A área para onde seu navio navega
antarctica-command-sail-discard = descarte
    .description = O que você descarta por um cientista antes da ação
antarctica-command-sail-card = carta
    .description = A carta de estaleiro que você joga antes da ação
antarctica-command-sail-action = ação
    .description = O que você faz na área
antarctica-command-sail-points = pontos
    .description = A trilha para os pontos de pesquisa da construção

## Looking closer: labels of buttons

antarctica-look-board = Tabuleiro
antarctica-look-map = Áreas
antarctica-look-tracks = Trilhas
antarctica-look-cards = Cartas
antarctica-look-players = Jogadores
antarctica-look-scores = Pontuação
