### What the command line for developers says.

error-option-form = “{ $text }” não é uma opção de jogo; escreva como “nome=valor”
error-too-many-players = { $players ->
    [1] { $players } computador é
   *[other] { $players } computadores são
} demais para { $seats ->
    [1] { $seats } lugar
   *[other] { $seats } lugares
}
error-no-games = não dá para jogar { $games } partidas; é preciso pelo menos 1
error-no-rule-list = falta a lista de regras { $file }
error-file = não foi possível ler { $file }: { $reason }
replay-running = { $moves ->
    [1] a partida não acabou: { $moves } jogada até agora
   *[other] a partida não acabou: { $moves } jogadas até agora
}
error-no-such-seat = não existe o lugar { $seat }; os lugares vão de 1 a { $seats }
error-file-write = não foi possível gravar { $file }: { $reason }
