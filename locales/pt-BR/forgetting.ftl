### Forgetting somebody who wants it.

bot-forget-title = esquecer você?
bot-forget-settings = as suas configurações e os seus lembretes
bot-forget-notes = { $count ->
    [0] anotações: não há nenhuma
    [one] as suas anotações de uma partida
   *[other] as suas anotações de { $count } partidas
}
bot-forget-habits = { $count ->
    [0] respostas fixas: não há nenhuma
    [one] uma resposta fixa
   *[other] { $count } respostas fixas
}
bot-forget-results = { $count ->
    [0] resultados e classificações: não há nenhum
    [one] o seu resultado de uma partida e a sua classificação
   *[other] os seus resultados de { $count } partidas e as suas classificações
}
bot-forget-names = { $count ->
    [0] o seu nome em partidas terminadas: não há nenhuma
    [one] o seu nome em uma partida terminada; um número toma o lugar dele
   *[other] o seu nome em { $count } partidas terminadas; um número toma o lugar dele
}
bot-forget-stays = O que você jogou fica nessas partidas sem o seu nome, pois elas são também de outras pessoas; as mensagens nos canais delas ficam como estão. Isto não pode ser desfeito.
bot-forget-me = Esquecer de vez
bot-forgotten = Você foi esquecido. Se jogar de novo, começa do zero.
