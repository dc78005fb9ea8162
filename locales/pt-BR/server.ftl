### What servers set, and what those who manage them see.

bot-server-settings = configurações deste servidor
bot-server-creators = Quem abre mesas: **{ $who }**
bot-creators-everybody = qualquer pessoa
bot-creators-managers = quem gerencia o servidor
bot-creators-role = quem tem o cargo { $role }
bot-server-channels = Onde: **{ $where }**
bot-channels-all = em qualquer canal
bot-channels-some = em { $channels } e nos tópicos de lá
bot-server-pace = Ritmo de partidas novas: **{ $pace }**
bot-server-language = Idioma das mensagens públicas: **{ $language }**
bot-language-server = o do servidor
bot-language-en = English
bot-language-de = Deutsch
bot-language-it = Italiano
bot-language-pt-br = Português (Brasil)
bot-server-lobby-days = Mesas que ninguém começa: { $days ->
    [one] **fechadas depois de um dia**, com um aviso antes
   *[other] **fechadas depois de { $days } dias**, com um aviso antes
}
bot-server-quiet-days = Partidas que ninguém continua: { $days ->
    [0] **nunca fechadas**
   *[other] **fechadas depois de { $days } dias**, com um aviso três dias antes
}
bot-server-how = `/servidor configurações` muda isto, `/servidor canal` permite um canal ou deixa de permitir.
bot-server-games = partidas em andamento, página { $page } de { $pages }
bot-server-no-games = Nenhuma partida em andamento neste servidor.
bot-server-game = { $title }, partida { $game }
bot-server-waits = espera por { LIST($who) }, última jogada { $moment }
bot-server-end = encerrar uma partida …
bot-quiet-lobby = Ninguém começou a partida { $game } ainda: a mesa dela será fechada { $moment }.
bot-quiet-game = A partida { $game } está parada há muito tempo: será fechada { $moment }, a não ser que alguém jogue ou a mantenha.
bot-quiet-keep = Manter
bot-quiet-kept = A partida { $game } fica.
bot-quiet-closed = a partida { $game } foi fechada, pois há { $days } dias ninguém joga
bot-error-only-managers = só quem gerencia o servidor pode fazer isso
bot-error-managers-open = neste servidor só quem o gerencia abre mesas; peça a uma dessas pessoas
bot-error-role-opens = neste servidor só quem tem o cargo { $role } abre mesas
bot-error-not-in-channel = neste canal não se querem partidas; joga-se em { $channels }
bot-error-quiet-days = uma partida parada recebe de { $least } a { $most } dias; 0 quer dizer que nenhuma é fechada
bot-error-many-channels = não dá para indicar mais de { $most } canais; tire um antes
