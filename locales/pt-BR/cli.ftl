### What the command line for developers says.

error-option-form = “{ $text }” não é uma opção de jogo; escreva como “nome=valor”
error-too-many-players = { $players ->
    [one] { $players } jogador automático é
   *[other] { $players } jogadores automáticos são
} demais para { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
}
error-no-games = não dá para jogar { $games } partidas; é preciso pelo menos 1
error-no-rule-list = a lista de regras { $file } não está aqui
error-file = não foi possível ler { $file }: { $reason }
replay-running = { $moves ->
    [one] a partida não acabou: { $moves } jogada até agora
   *[other] a partida não acabou: { $moves } jogadas até agora
}
error-no-such-seat = não existe um lugar { $seat }; os lugares vão de 1 a { $seats }
error-file-write = não foi possível escrever { $file }: { $reason }
