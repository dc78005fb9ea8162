### Forgetting somebody who wants it.

bot-forget-title = apagar seus dados?
bot-forget-settings = suas configurações e seus lembretes
bot-forget-notes = { $count ->
    [0] nenhuma nota
    [1] suas notas sobre 1 partida
   *[other] suas notas sobre { $count } partidas
}
bot-forget-habits = { $count ->
    [0] nenhuma resposta automática
    [1] 1 resposta automática
   *[other] { $count } respostas automáticas
}
bot-forget-results = { $count ->
    [0] nenhum resultado nem rating
    [1] seu resultado em 1 partida e seu rating
   *[other] seus resultados em { $count } partidas e seus ratings
}
bot-forget-names = { $count ->
    [0] seu nome não aparece em partidas terminadas
    [1] seu nome em 1 partida terminada (trocado por um número)
   *[other] seu nome em { $count } partidas terminadas (trocado por um número)
}
bot-forget-stays = Suas jogadas continuam nessas partidas, sem o seu nome, porque elas também são dos outros; as mensagens nos canais não mudam. Isto não pode ser desfeito.
bot-forget-me = Apagar meus dados
bot-forgotten = Apaguei seus dados. Se você jogar de novo, começa do zero.
