### What servers set, and what those who manage them see.

bot-server-settings = configurações do servidor
# $who: one of the bot-creators.
bot-server-creators = Quem pode abrir mesas: **{ $who }**
bot-creators-everybody = todos
bot-creators-managers = quem gerencia o servidor
bot-creators-role = membros com o cargo { $role }
bot-server-channels = Onde: **{ $where }**
bot-channels-all = em todos os canais
# $channels: one or several, as Discord shows them.
bot-channels-some = em { $channels } e nos tópicos deles
bot-server-pace = Ritmo das partidas novas: **{ $pace }**
bot-server-language = Idioma das mensagens públicas: **{ $language }**
bot-language-server = o do servidor
bot-language-en = English
bot-language-de = Deutsch
bot-language-it = Italiano
bot-language-pt-br = Português (Brasil)
bot-server-lobby-days = Mesas que ninguém começa: { $days ->
    [1] **fechadas depois de { $days } dia**, com aviso antes
   *[other] **fechadas depois de { $days } dias**, com aviso antes
}
bot-server-quiet-days = Partidas paradas: { $days ->
    [0] **nunca fechadas**
   *[other] **fechadas depois de { $days } dias**, com aviso 3 dias antes
}
bot-server-how = Mude isto com `/servidor configurações`; permita ou proíba canais com `/servidor canal`.
bot-server-games = partidas em andamento, página { $page } de { $pages }
bot-server-no-games = Não há partidas em andamento neste servidor.
bot-server-game = { $title }, partida { $game }
# $who: names. $moment: as Discord shows the time since then.
bot-server-waits = esperando { LIST($who) }, última jogada { $moment }
bot-server-end = encerrar uma partida…
# $moment: as Discord shows the time until then.
bot-quiet-lobby = Ninguém começou a partida { $game } ainda: a mesa fecha { $moment }.
bot-quiet-game = A partida { $game } está parada há muito tempo: ela fecha { $moment }, a menos que alguém jogue ou a mantenha aberta.
bot-quiet-keep = Manter aberta
bot-quiet-kept = A partida { $game } continua aberta.
bot-quiet-closed = a partida { $game } foi fechada porque ninguém jogou por { $days } dias
bot-error-only-managers = só quem gerencia o servidor pode fazer isso
bot-error-managers-open = só quem gerencia o servidor pode abrir mesas aqui; peça a uma dessas pessoas
bot-error-role-opens = só membros com o cargo { $role } podem abrir mesas neste servidor
bot-error-not-in-channel = partidas não são permitidas neste canal; jogue em { $channels }
bot-error-quiet-days = escolha de { $least } a { $most } dias, ou 0 para nunca fechar partidas paradas
bot-error-many-channels = você pode definir no máximo { $most } canais; remova um antes
