### What servers set, and what those who manage them see.

bot-server-settings = impostazioni di questo server
bot-server-creators = I tavoli li apre: **{ $who }**
bot-creators-everybody = chiunque
bot-creators-managers = chi gestisce il server
bot-creators-role = chi ha il ruolo { $role }
bot-server-channels = Dove: **{ $where }**
bot-channels-all = in ogni canale
bot-channels-some = in { $channels } e nei thread di lì
bot-server-pace = Ritmo delle nuove partite: **{ $pace }**
bot-server-language = Lingua dei messaggi pubblici: **{ $language }**
bot-language-server = quella del server
bot-language-en = English
bot-language-de = Deutsch
bot-language-it = Italiano
bot-language-pt-br = Português (Brasil)
bot-server-lobby-days = Tavoli che nessuno avvia: { $days ->
    [one] **chiusi dopo un giorno**, con un avviso prima
   *[other] **chiusi dopo { $days } giorni**, con un avviso prima
}
bot-server-quiet-days = Partite che nessuno porta avanti: { $days ->
    [0] **mai chiuse**
   *[other] **chiuse dopo { $days } giorni**, con un avviso tre giorni prima
}
bot-server-how = `/server impostazioni` cambia tutto questo, `/server canale` permette un canale o non più.
bot-server-games = partite in corso, pagina { $page } di { $pages }
bot-server-no-games = Su questo server non c’è nessuna partita in corso.
bot-server-game = { $title }, partita { $game }
bot-server-waits = aspetta { LIST($who) }, ultima mossa { $moment }
bot-server-end = termina una partita …
bot-quiet-lobby = Nessuno ha ancora avviato la partita { $game }: il suo tavolo viene chiuso { $moment }.
bot-quiet-game = La partita { $game } è ferma da molto: viene chiusa { $moment }, a meno che qualcuno giochi o la tenga.
bot-quiet-keep = Tienila
bot-quiet-kept = La partita { $game } resta.
bot-quiet-closed = la partita { $game } è stata chiusa, perché da { $days } giorni nessuno ha più giocato
bot-error-only-managers = può farlo solo chi gestisce il server
bot-error-managers-open = su questo server apre i tavoli solo chi lo gestisce; chiedi a una di queste persone
bot-error-role-opens = su questo server apre i tavoli solo chi ha il ruolo { $role }
bot-error-not-in-channel = in questo canale non si vogliono partite; si gioca in { $channels }
bot-error-quiet-days = a una partita ferma si danno da { $least } a { $most } giorni; 0 vuol dire che nessuna viene chiusa
bot-error-many-channels = non si possono indicare più di { $most } canali; prima togline uno
