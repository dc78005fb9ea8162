### What people have to show for: results, ratings, who plays best.

bot-rating = classificação **{ $rating }**, { $about } a mais ou a menos: { $sure }
bot-sure-guess = por enquanto pouco mais que um palpite
bot-sure-rough = ainda aproximada
bot-sure-fair = bastante segura
bot-sure-sure = segura
bot-stats-title = partidas de { $name }
bot-stats-everywhere = partidas terminadas em todos os servidores; só você vê isto
bot-stats-here = partidas terminadas neste servidor
bot-stats-none = Você ainda não terminou uma partida que conte. `/partida nova` abre uma mesa.
bot-stats-none-of = { $name } ainda não terminou uma partida aqui.
bot-stats-games = { $played ->
    [one] { $played } partida, { $won } vencidas
   *[other] { $played } partidas, { $won } vencidas
}
bot-stats-alone = { $played ->
    [one] { $played } partida sem adversários
   *[other] { $played } partidas sem adversários
}
bot-stats-points = { $mean } pontos em média, no máximo { $best }
bot-stats-streak = { $now ->
    [0] no máximo { $longest } vitórias seguidas
    [1] no máximo { $longest } vitórias seguidas
   *[other] venceu as últimas { $now } seguidas; no máximo { $longest }
}
bot-chart-alt = { $name }, { $title }: os pontos { $count ->
    [one] da última partida: { $scores }
   *[other] das últimas { $count } partidas: { $scores }
}. { $won ->
    [0] Nenhuma vencida.
   *[other] Vencidas: { $won }.
}
bot-chart-alt-rated = { $alt } A classificação agora é { $rating }.
picture-chart-scores = pontos; uma coroa indica vitória
picture-chart-rating = classificação; a faixa mostra a precisão
bot-server-stats-title = partidas neste servidor
bot-server-stats-note = todas as partidas jogadas aqui até o fim
bot-server-stats-none = Ninguém terminou uma partida neste servidor ainda. `/partida nova` abre uma mesa.
bot-server-stats-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $people ->
    [0] jogadores automáticos apenas
    [one] uma pessoa
   *[other] { $people } pessoas
}
bot-server-stats-alone = { $games ->
    [one] { $games } delas sem adversários
   *[other] { $games } delas sem adversários
}
bot-server-stats-winning = vencidas com { $points } pontos em média
bot-server-stats-best = a maior pontuação até agora: { $points }, de { $name }
bot-server-stats-best-unknown = a maior pontuação até agora: { $points }
bot-server-stats-days = metade das partidas dura mais de { $days ->
    [one] um dia
   *[other] { $days } dias
}
bot-server-stats-hours = metade das partidas dura menos de um dia
bot-stats-of-server = este servidor
bot-stats-of-me = minhas partidas
bot-error-stats-both = Indique uma pessoa, ou peça o servidor inteiro; os dois ao mesmo tempo não fazem sentido.
bot-server-chart-alt = { $title } em { $name }: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} nos últimos doze meses.
bot-server-chart-alt-won = { $alt } Foram vencidas com { $low } a { $high } pontos.
picture-chart-months = partidas que terminaram em cada mês
picture-chart-winning = quantas foram vencidas com tantos pontos
bot-leaders-title = { $title }: quem joga melhor aqui
bot-leaders-note = a partir de { $least } partidas contra outras pessoas neste servidor
bot-leaders-none = Ainda não há ninguém na lista. Contam as partidas que pelo menos duas pessoas jogaram até o fim.
bot-leaders-line = **{ $place }.** { $name } **{ $rating }** ± { $about } · { $won } de { $games } vencidas
bot-leaders-alone = sem adversários
bot-ratings = classificações: { LIST($changes, style: "comma") }
bot-rating-change = { $name } { $rating } ({ $by })
