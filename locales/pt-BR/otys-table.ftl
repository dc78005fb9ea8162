### Otys at a table: what the game is called, how far it is, why it ended, and its own command.

otys-title = Otys
otys-moment = rodada { $round }
otys-moment-last = rodada { $round } (última)
otys-end-points = alguém chegou aos pontos necessários
otys-end-standstill = rodadas demais sem ninguém ganhar um ponto

## /otys. Names of commands and options: small letters, no spaces, at most 32 characters.

otys-command = otys
    .description = Jogadas de Otys
otys-command-dive = mergulhar
    .description = Jogue uma Chave e aja com o mergulhador desse nível
otys-command-dive-key = chave
    .description = A Chave que você joga
otys-command-dive-action = ação
    .description = O que o mergulhador faz
otys-command-dive-air = oxigênio
    .description = Se o mergulhador permanece no nível

## Looking closer: labels of buttons

otys-look-board = Tabuleiro
otys-look-colony = Colônia
otys-look-players = Jogadores
otys-look-scores = Pontuação
