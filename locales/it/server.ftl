### What servers set, and what those who manage them see.

bot-server-settings = impostazioni del server
bot-server-creators = Chi può aprire tavoli: **{ $who }**
bot-creators-everybody = chiunque
bot-creators-managers = chi gestisce il server
bot-creators-role = chi ha il ruolo { $role }
bot-server-channels = Dove: **{ $where }**
bot-channels-all = in ogni canale
bot-channels-some = in { $channels } e nei loro thread
bot-server-pace = Ritmo delle nuove partite: **{ $pace }**
bot-server-language = Lingua dei messaggi pubblici: **{ $language }**
bot-language-server = la lingua del server
bot-language-en = English
bot-language-de = Deutsch
bot-language-it = Italiano
bot-language-pt-br = Português (Brasil)
bot-server-lobby-days = Tavoli che nessuno avvia: { $days ->
    [one] **chiusi dopo { $days } giorno**, con un avviso prima
   *[other] **chiusi dopo { $days } giorni**, con un avviso prima
}
bot-server-quiet-days = Partite inattive: { $days ->
    [0] **mai chiuse**
   *[other] **chiuse dopo { $days } giorni**, con un avviso 3 giorni prima
}
bot-server-how = Tutto questo si cambia con `/server impostazioni`; con `/server canale` consenti o vieti i canali.
bot-server-games = partite in corso, pagina { $page } di { $pages }
bot-server-no-games = Su questo server non c’è nessuna partita in corso.
bot-server-game = { $title }, partita { $game }
bot-server-waits = in attesa di { LIST($who) }, ultima mossa { $moment }
bot-server-end = chiudi una partita…
bot-quiet-lobby = Nessuno ha ancora iniziato la partita { $game }: il suo tavolo si chiude { $moment }.
bot-quiet-game = La partita { $game } è inattiva da molto: si chiude { $moment }, a meno che qualcuno non faccia una mossa o la tenga aperta.
bot-quiet-keep = Tienila aperta
bot-quiet-kept = La partita { $game } resta aperta.
bot-quiet-closed = la partita { $game } è stata chiusa perché nessuno giocava da { $days } giorni
bot-error-only-managers = può farlo solo chi gestisce il server
bot-error-managers-open = su questo server solo chi lo gestisce può aprire tavoli; chiedi a una di queste persone
bot-error-role-opens = su questo server solo chi ha il ruolo { $role } può aprire tavoli
bot-error-not-in-channel = in questo canale le partite non sono consentite; gioca in { $channels }
bot-error-quiet-days = scegli da { $least } a { $most } giorni, o 0 per non chiudere mai le partite inattive
bot-error-many-channels = puoi impostare al massimo { $most } canali; prima togline uno
