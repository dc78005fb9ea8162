### Underwater Cities at a table: its own command, and the labels of its pictures.

## /cities. Names of commands and options: small letters, no spaces, at most 32 characters.

underwater-cities-command = cidades
    .description = Jogadas de Cidades Submersas
underwater-cities-command-play = jogar
    .description = Escolha um espaço de ação e baixe uma carta
underwater-cities-command-play-slot = espaço
    .description = O espaço de ação que você escolhe
underwater-cities-command-play-card = carta
    .description = A carta que você baixa; as que correspondem vêm primeiro
underwater-cities-command-play-order = ordem
    .description = Se a carta corresponde, o que vem primeiro: o espaço ou a carta

## Looking closer: labels of buttons

underwater-cities-look-board = Tabuleiro
underwater-cities-look-offers = Oferta
underwater-cities-look-players = Jogadores
underwater-cities-look-claimed = Cartas reivindicadas
underwater-cities-look-production = Produção
underwater-cities-look-scores = Pontuação
