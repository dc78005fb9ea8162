### What people have to show for: results, ratings, who plays best.

# $rating, $about (numbers): how well somebody plays, and how far that may be off. $sure: in words.
bot-rating = rating **{ $rating }** ± { $about } ({ $sure })
bot-sure-guess = por enquanto, pouco mais que um palpite
bot-sure-rough = ainda impreciso
bot-sure-fair = bastante confiável
bot-sure-sure = confiável
bot-stats-title = partidas de { $name }
bot-stats-everywhere = partidas terminadas em todos os servidores; só você vê isto
bot-stats-here = partidas terminadas neste servidor
bot-stats-none = Você ainda não terminou nenhuma partida que valha. Use `/partida nova` para abrir uma mesa.
bot-stats-none-of = { $name } ainda não terminou nenhuma partida aqui.
bot-stats-games = { $played ->
    [1] { $played } partida
   *[other] { $played } partidas
}, { $won ->
    [0] nenhuma vitória
    [1] { $won } vitória
   *[other] { $won } vitórias
}
# Games that were played alone.
bot-stats-alone = { $played ->
    [1] { $played } partida solo
   *[other] { $played } partidas solo
}
bot-stats-points = média de { $mean } pontos, recorde de { $best }
# $longest: wins in a row, at least 2. $now: how many of the last games.
bot-stats-streak = { $now ->
    [0] maior sequência de vitórias: { $longest }
    [1] maior sequência de vitórias: { $longest }
   *[other] venceu as últimas { $now }; maior sequência: { $longest }
}
# $scores: numbers with commas between them, the first game first.
bot-chart-alt = { $name }, { $title }: os pontos { $count ->
    [1] da última partida: { $scores }
   *[other] das últimas { $count } partidas: { $scores }
}. { $won ->
    [0] Nenhuma vitória.
    [1] { $won } vitória.
   *[other] { $won } vitórias.
}
# $alt: the sentences above.
bot-chart-alt-rated = { $alt } O rating agora é { $rating }.
picture-chart-scores = pontos; uma coroa indica vitória
picture-chart-rating = rating; a faixa mostra a margem de erro
# What a server has to show for.
bot-server-stats-title = partidas neste servidor
bot-server-stats-note = todas as partidas terminadas neste servidor
bot-server-stats-none = Ninguém terminou uma partida neste servidor ainda. Use `/partida nova` para abrir uma mesa.
bot-server-stats-games = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}, { $people ->
    [0] só de computadores
    [1] de { $people } pessoa
   *[other] de { $people } pessoas
}
bot-server-stats-alone = { $games ->
    [1] { $games } delas solo
   *[other] { $games } delas solo
}
bot-server-stats-winning = pontuação média de quem vence: { $points }
# $name: who reached them.
bot-server-stats-best = maior pontuação até agora: { $points }, de { $name }
bot-server-stats-best-unknown = maior pontuação até agora: { $points }
# $days: how long the middle one of the games of the last twelve months took.
bot-server-stats-days = metade das partidas dura mais de { $days ->
    [1] { $days } dia
   *[other] { $days } dias
}
bot-server-stats-hours = metade das partidas dura menos de 1 dia
bot-stats-of-server = este servidor
bot-stats-of-me = minhas partidas
bot-error-stats-both = Escolha um jogador ou o servidor inteiro, não os dois.
# $name: of the server. $count: how many games ended in twelve months.
bot-server-chart-alt = { $title } em { $name }: { $count ->
    [1] { $count } partida
   *[other] { $count } partidas
} nos últimos doze meses.
# $alt: the sentence above. $low, $high: the fewest and the most points with which a game was won.
bot-server-chart-alt-won = { $alt } As vitórias foram com { $low } a { $high } pontos.
picture-chart-months = partidas terminadas em cada mês
picture-chart-winning = partidas por pontuação de quem venceu
bot-leaders-title = { $title }: quem joga melhor aqui
bot-leaders-note = quem tem { $least } ou mais partidas contra outras pessoas neste servidor
bot-leaders-none = Ainda não há ninguém na lista. Vale a partida que pelo menos duas pessoas jogaram até o fim.
# $about: how far the rating may be off.
bot-leaders-line = **{ $place }.** { $name } **{ $rating }** ± { $about } · { $won ->
    [1] { $won } vitória
   *[other] { $won } vitórias
} em { $games }
bot-leaders-alone = solo
# Below the result of a game. $changes: a list of what follows.
bot-ratings = ratings: { LIST($changes, style: "comma") }
# $by: such as +18.
bot-rating-change = { $name } { $rating } ({ $by })
